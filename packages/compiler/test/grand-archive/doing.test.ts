/** What hangs on what was done, what is chosen among changes, and what is put on decks, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, attack, meant, why } from './cards.js';

describe('what hangs on whether something was done', () => {
  it('asks what was moved, and whether what is rested was not rested already', () => {
    expect(meant(action('Rest target ally. If you do, draw a card.'))).toMatchObject([
      {
        effects: [
          {
            do: 'if',
            if: { is: [{ target: 0 }, { not: { status: 'rested' } }] },
            then: [{ do: 'status', what: { target: 0 }, status: 'rested' }, { do: 'draw' }],
          },
        ],
        targets: [{}],
      },
    ]);
    expect(meant(action("Destroy up to one target ally. If you don't, draw a card."))).toMatchObject([
      { effects: [{ do: 'move' }, { if: { not: { compare: [{}, '>=', 1] } } }] },
    ]);
  });

  it('what is done otherwise is done to what was not destroyed', () => {
    const text = 'If target ally has a debuff counter on it, destroy that ally. Otherwise, put a debuff counter on it.';
    expect(meant(action(text))).toMatchObject([
      { effects: [{ do: 'if', then: [{ do: 'move' }], else: [{ do: 'counters', what: { target: 0 } }] }] },
    ]);
  });

  it('is offered only where it can be done', () => {
    expect(meant(ally('On Enter: You may return Lantern Keeper to your hand. If you do, draw a card.'))).toMatchObject([
      { effects: [{ do: 'if', if: { is: ['self', { zone: 'field' }] }, then: [{ do: 'may' }] }] },
    ]);
  });

  it('asks whether a counter is there before it is removed', () => {
    expect(
      meant(
        action('Remove a level counter from target champion. If a level counter was removed this way, draw a card.'),
      ),
    ).toMatchObject([
      { effects: [{ do: 'if', if: { is: [{ target: 0 }, { counters: ['level', 1] }] }, then: [{ amount: -1 }, {}] }] },
    ]);
    expect(
      why(action('Remove a level counter from target champion. If a music counter was removed this way, draw a card.')),
    ).toContain('unsupported');
  });
});

describe('a change', () => {
  it('without a duration lasts as long as the object does', () => {
    expect(meant(attack('On Hit: Sweeping Arc gets +1 POWER.'))).toMatchObject([
      { effects: [{ do: 'modify', what: 'self', until: { kind: 'permanent' } }] },
    ]);
  });

  it('may be one of two, by choice', () => {
    expect(meant(action('Target ally gets your choice of +1 POWER or +1 LIFE until end of turn.'))).toMatchObject([
      { effects: [{ do: 'either', choices: [{ effects: [{ mods: [{ stat: 'power' }] }] }, {}] }] },
    ]);
  });

  it('of what is asked about is said of "it"', () => {
    expect(meant(ally('As long as Lantern Keeper is attacking a champion, it gets +2 POWER.'))).toMatchObject([
      { kind: 'static', if: { is: ['self', { is: 'attacks' }] }, mods: [{ value: 2 }] },
    ]);
  });

  it('of damage is of the damage that would be dealt', () => {
    expect(
      meant(
        action(
          'The next time target unit would take damage from a Spell source this turn, it takes that much damage plus 2 instead.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          {
            entities: { target: 0 },
            once: true,
            replaces: {
              source: [{ has: ['subtypes', ['Spell']] }],
              change: { amount: { sum: [{ event: 'amount' }, 2] } },
            },
          },
        ],
      },
    ]);
  });
});

describe('cards', () => {
  it('go below the deck in an order, and as many are drawn', () => {
    expect(
      meant(
        action(
          'Put any amount of cards from your memory on the bottom of your deck in any order. Then draw that many cards.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'choose', min: 0 },
          { do: 'order' },
          { do: 'move', position: 'bottom' },
          { do: 'draw', count: { countOf: {} } },
        ],
      },
    ]);
  });

  it('with a quality need not be found in a private zone, and others must be', () => {
    expect(meant(action('Put an ally card from your hand onto the field.'))).toMatchObject([
      { effects: [{ min: 0 }, {}] },
    ]);
    expect(meant(action('Put an ally card from your graveyard onto the field.'))).toMatchObject([
      { effects: [{ min: 1 }, {}] },
    ]);
  });

  it('of a memory are looked at, and one is discarded', () => {
    expect(meant(action("Look at target opponent's memory and discard a card from it."))).toMatchObject([
      {
        effects: [
          { do: 'look', what: { each: [{ zone: 'memory' }, { owner: { target: 0 } }] } },
          { do: 'choose', min: 1 },
          { cause: 'discard' },
        ],
      },
    ]);
  });
});

describe('a bonus', () => {
  it('asks for the name of the champion, also by the own name of its card (2.4.4.1)', () => {
    expect(meant(ally('[Guo Jia Bonus] On Enter: Draw a card.'))).toMatchObject([
      { if: { exists: [{}, { controller: 'you' }, { lineageName: 'Guo Jia' }] } },
    ]);
    expect(meant(ally('[Alice Bonus] On Enter: Draw a card.', 'Alice, Lantern Keeper'))).toMatchObject([
      { if: { exists: [{}, {}, { lineageName: 'Alice' }] } },
    ]);
  });

  it('may stand before a word that only groups abilities', () => {
    expect(meant(ally('[Class Bonus] Deluge 3 — On Enter: Draw a card.'))).toMatchObject([
      { keyword: 'on enter', if: { is: ['self', { is: 'classBonus' }] } },
    ]);
  });
});

describe('distant units', () => {
  it('become so, are asked for, and are waited for', () => {
    expect(meant(ally('Ranged 2\n\nWhenever another unit you control becomes distant, draw a card.'))).toMatchObject([
      { keyword: 'ranged', value: 2 },
      { on: { on: 'status', match: { status: 'distant', on: true }, object: [{}, {}, { other: true }] } },
    ]);
    expect(
      meant(action('If your champion is distant, draw a card. Otherwise, your champion becomes distant.')),
    ).toMatchObject([
      { effects: [{ if: { is: [{}, { status: 'distant' }] }, else: [{ do: 'status', status: 'distant' }] }] },
    ]);
  });
});
