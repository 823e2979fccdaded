/** What is done for each of several, what hangs on numbers of a table, and what cards are elsewhere, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, meant } from './cards.js';

describe('for each of several', () => {
  it('one thing after another is done, each with a choice of its own', () => {
    expect(
      meant(action('For each Beast ally you control, you may put an Animal ally card from your hand onto the field.')),
    ).toMatchObject([
      {
        effects: [{ do: 'forEach', of: { each: [{}, {}, { controller: 'you' }] }, effects: [{ min: 0, max: 1 }, {}] }],
      },
    ]);
    expect(
      meant(
        action(
          'Each opponent sacrifices all Obelisks. For each Obelisk sacrificed this way, their controller summons your choice of a Fledgling or a Direwolf token.'.replaceAll(
            'Obelisk',
            'Flowerbud',
          ),
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'sacrifice', who: 'opponents', count: { count: [{}, { controller: 'opponent' }] }, save: 'sacrificed' },
          { do: 'forEach', of: { saved: 'sacrificed' }, effects: [{ do: 'either', choices: [{}, {}] }] },
        ],
      },
    ]);
  });

  it('two things are done so often', () => {
    expect(
      meant(ally('On Enter: Discard up to two cards. For each card discarded this way, recover 1 and draw a card.')),
    ).toMatchObject([
      { effects: [{}, {}, { do: 'forEach' }, { do: 'draw', count: { countOf: { saved: 'discarded' } } }] },
    ]);
  });

  it('what waits is negated unless it is paid for', () => {
    expect(
      meant(action("Negate each Spell card activation you don't control unless its controller pays (1).")),
    ).toMatchObject([
      {
        effects: [
          {
            do: 'forEach',
            of: { each: [{ zone: 'effectsStack' }, {}, {}, { not: { controller: 'you' } }] },
            effects: [{ do: 'pay', else: [{ do: 'counterOnStack' }] }],
          },
        ],
      },
    ]);
  });
});

describe('a table', () => {
  it('asks once for the first number that fits', () => {
    expect(
      meant(
        ally('On Enter: Depending on the amount of allies you control—\n• 1— Draw a card.\n• 2 or more— Recover 2.'),
      ),
    ).toMatchObject([
      {
        effects: [
          {
            do: 'if',
            if: { compare: [{ count: [{}, { controller: 'you' }] }, '=', 1] },
            then: [{ do: 'draw' }],
            else: [{ do: 'if', if: { compare: [{}, '>=', 2] }, then: [{ do: 'recover' }] }],
          },
        ],
      },
    ]);
  });

  it('of modes may stand under a restriction', () => {
    expect(meant(ally('[Class Bonus] REST: Choose one—\n• Draw a card.\n• Recover 2.'))).toMatchObject([
      { kind: 'activated', if: { is: ['self', {}] }, modes: { min: 1, max: 1, choices: [{}, {}] } },
    ]);
  });
});

describe('cards elsewhere', () => {
  it('have keywords, lose abilities and are of an element', () => {
    expect(meant(ally('Attack cards in your graveyard have floating memory.'))).toMatchObject([
      { affects: [{ zone: 'graveyard' }, { owner: 'you' }, {}], mods: [{ mod: 'ability' }] },
    ]);
    expect(meant(ally('Cards in graveyards lose all abilities.'))).toMatchObject([
      { affects: [{ zone: 'graveyard' }], mods: [{ mod: 'loseAbilities' }] },
    ]);
    expect(meant(ally('Cards in graveyards are norm element.'))).toMatchObject([
      { mods: [{ mod: 'set', prop: 'elements', value: ['norm'] }] },
    ]);
  });

  it('elements are enabled', () => {
    expect(meant(ally('Fire and water elements are enabled for you.'))).toMatchObject([
      { affects: { players: 'you' }, mods: [{ element: 'fire' }, { element: 'water' }] },
    ]);
  });
});

describe('what follows', () => {
  it('from damage that was prevented triggers by itself', () => {
    expect(
      meant(
        action(
          'The next time damage would be dealt to target unit this turn, prevent 2 of that damage. When damage is prevented this way, rest target ally.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          {
            do: 'createReplacement',
            once: true,
            replaces: { prevent: 2, also: [{ do: 'if', then: [{ do: 'reflexive', ability: { targets: [{}] } }] }] },
          },
        ],
      },
    ]);
  });

  it('speaks of the X that was worked out before', () => {
    expect(
      meant(action('Draw X cards, where X is the amount of allies you control. Then deal X damage to your champion.')),
    ).toMatchObject([{ effects: [{ do: 'remember' }, { count: { number: 'x 0' } }, { amount: { number: 'x 0' } }] }]);
  });
});

it('whoever discards a card is known by where it lies then, as it is nobody’s once it has left the hand', () => {
  const text = 'Each player may discard a card. Each player that does draws a card into their memory.';
  const [spell] = meant(action(text));
  const [, move, then] = spell?.kind === 'spell' ? (spell.effects ?? []) : [];
  expect(move).toMatchObject({ do: 'move', cause: 'discard', save: expect.any(String) as unknown });
  expect(then).toMatchObject({ do: 'forEach', of: { saved: move && 'save' in move ? move.save : '' } });
});
