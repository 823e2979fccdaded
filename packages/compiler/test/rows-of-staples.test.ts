/** What rows mean that widely played cards needed, whatever the printer says: each card has one line. */
import { describe, expect, it } from 'vitest';
import type { CardText } from '../src/index.js';
import { creature, instant } from './cards.js';
import { meant } from './meaning.js';

const relic = (text: string): CardText => ({ name: 'Kindled Lamp', cost: '{2}', type: 'Artifact', text });
const effects = (text: string): unknown => (meant(instant(text)) as { effects: unknown }[])[0]?.effects;

describe('what they wait for', () => {
  it('damage to whatever it is, by the source, by what is equipped, by any of a kind', () => {
    expect(meant(creature('Whenever this creature deals damage, you gain that much life.'))).toMatchObject([
      { on: { on: 'damage', source: 'self' }, effects: [{ amount: { event: 'amount' } }] },
    ]);
    expect(meant(relic('Whenever equipped creature deals combat damage, draw a card.'))).toMatchObject([
      { on: { on: 'damage', source: 'attached', match: { combat: true } } },
    ]);
    expect(meant(relic('Whenever a Bird deals damage, its controller loses 1 life.'))).toMatchObject([
      {
        on: { on: 'damage', source: [{ has: ['subtypes', 'Bird'] }] },
        effects: [{ who: { controllerOf: { event: 'source' } } }],
      },
    ]);
  });

  it('being discarded because of an opponent', () => {
    expect(
      meant(creature('When a spell or ability an opponent controls causes you to discard this card, draw a card.')),
    ).toMatchObject([
      { on: { on: 'move', object: 'self', player: 'opponent', match: { from: 'hand', cause: 'discard' } } },
    ]);
  });
});

describe('what they do', () => {
  it('a second target that the first one controls', () => {
    expect(
      meant(
        instant(
          "~ deals 2 damage to target player or planeswalker and 1 damage to target creature that player or that planeswalker's controller controls.",
        ),
      ),
    ).toMatchObject([{ targets: [{}, { what: [{}, {}, { controller: { controllerOf: { target: 0 } } }] }] }]);
  });

  it('what becomes something else for good, and what asks for that', () => {
    expect(
      meant(creature('{G}: This creature becomes an Elf Knight with base power and toughness 3/3.')),
    ).toMatchObject([
      {
        effects: [
          {
            mods: [{ prop: 'subtypes', value: ['Elf', 'Knight'] }, { value: 3 }, { value: 3 }],
            until: { kind: 'permanent' },
          },
        ],
      },
    ]);
    expect(meant(creature('{G}: If this creature is a Knight, draw a card.'))).toMatchObject([
      { effects: [{ do: 'if', if: { is: ['self', [{ has: ['subtypes', 'Knight'] }]] } }] },
    ]);
  });

  it('figures that are one more than the other', () => {
    expect(
      meant({
        ...creature(
          "~'s power is equal to the number of Forests you control and its toughness is equal to that number plus 2.",
        ),
        figures: { power: '*', toughness: '2+*' },
      }),
    ).toMatchObject([{ defining: true, mods: [{}, { prop: 'toughness', value: { sum: [{ count: [{}, {}] }, 2] } }] }]);
  });

  it('twice as many tokens, or counters that an effect puts', () => {
    expect(
      meant(
        relic(
          'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
        ),
      ),
    ).toMatchObject([{ on: 'create', player: 'you', change: { count: 2 } }]);
    expect(
      meant(
        relic(
          'If an effect would put one or more counters on an artifact you control, it puts twice that many of those counters on that artifact instead.',
        ),
      ),
    ).toMatchObject([{ on: 'counters', match: { effect: true }, object: [{}, { controller: 'you' }] }]);
  });

  it('when spells may be cast', () => {
    expect(meant(relic('You may cast artifact spells as though they had flash.'))).toMatchObject([
      { affects: { players: 'you' }, mods: [{ rule: 'asThoughFlash', of: [{ has: ['types', 'Artifact'] }] }] },
    ]);
    expect(meant(relic('Each opponent can cast spells only any time they could cast a sorcery.'))).toMatchObject([
      { affects: { players: 'opponents' }, mods: [{ rule: 'castsAsSorcery' }] },
    ]);
  });

  it('mana in any combination, and what is together how strong', () => {
    expect(
      effects('Add X mana in any combination of {U} and/or {B}, where X is the number of Islands you control.'),
    ).toMatchObject([{ do: 'addMana', choices: ['{U}', '{B}'], times: { count: [{}, {}] }, combined: true }]);
    expect(effects('You gain life equal to the total power of creatures you control.')).toMatchObject([
      { amount: { total: 'power', of: { each: [{}, { controller: 'you' }] } } },
    ]);
  });

  it('a spell that aims at something, and who may not be hit', () => {
    expect(meant(instant('Counter target spell that targets a land.'))).toMatchObject([
      { targets: [{ what: [{ is: 'spell' }, { targets: [{ zone: 'battlefield' }, { has: ['types', 'Land'] }] }] }] },
    ]);
    // What follows is said of the target, in one reading only.
    const aimed = {
      on: 'cast',
      object: [{ targets: [{ zone: 'battlefield' }, { has: ['types', 'Land'] }, { controller: 'you' }] }],
    };
    expect(meant(creature('Whenever you cast a spell that targets a land you control, draw a card.'))).toMatchObject([
      { on: { ...aimed, player: 'you' } },
    ]);
    expect(
      meant(creature('Whenever an opponent casts a spell that targets a land you control, draw a card.')),
    ).toMatchObject([{ on: { ...aimed, player: 'opponent' } }]);
    expect(effects('Prevent all combat damage that would be dealt to players this turn.')).toMatchObject([
      { replaces: { match: { combat: true }, target: { player: 'any' }, prevent: true } },
    ]);
  });
});
