/** Cards that are shown, and what each player does with their own, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, meant } from './cards.js';

describe('cards on top of the deck', () => {
  it('are counted where they are shown, and taken from there', () => {
    const text =
      'Reveal the top four cards of your deck. Recover X, where X is the amount of Mage ally cards revealed this way. Put a Mage ally card from among them into your hand and the rest on the bottom of your deck in any order.';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          { do: 'reveal', what: { top: 4 } },
          { do: 'recover', amount: { count: [{ zone: 'mainDeck' }, { in: { top: 4 } }, {}, {}] } },
          { do: 'dig', count: 4, take: { to: 'hand' } },
        ],
      },
    ]);
  });

  it('are shown until one fits; it is banished and activated later for nothing', () => {
    const text =
      'Reveal cards from the top of your deck until you reveal a fire element card. Banish that card and put the rest on the bottom of your deck in a random order. At the beginning of your next recollection phase, you may activate the banished card without paying its reserve cost.';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          { do: 'dig', count: { topUntil: [{}] }, take: { to: 'banishment', save: 'found 1' } },
          { do: 'delayed', effects: [{ do: 'play', what: { saved: 'found 1' }, cost: [] }] },
        ],
      },
    ]);
  });
});

describe('a card that is revealed at random', () => {
  it('keeps a domain only if it is what the upkeep asks for, also where there is none', () => {
    const upkeep = (asked: string) =>
      meant(
        ally(
          `Upkeep — At the beginning of your recollection phase, reveal a card at random from your memory. If that card is not ${asked} element, sacrifice Lantern Keeper.`,
        ),
      );
    const sacrificed = [
      {
        effects: [
          { do: 'random' },
          { do: 'reveal' },
          {
            do: 'if',
            if: { not: { is: [{}, expect.anything()] } },
            then: [{ do: 'move', what: 'self', cause: 'sacrifice' }],
          },
        ],
      },
    ];
    expect(upkeep('norm')).toMatchObject(sacrificed);
    expect(upkeep('fire, water, nor wind')).toMatchObject(sacrificed);
  });
});

describe('each player', () => {
  it('may do something with cards of their own, and what follows is for each that did', () => {
    const text = 'Each player may discard a card. Each player that does draws a card into their memory.';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          { do: 'choose', who: 'players', min: 0, max: 1 },
          { do: 'move', cause: 'discard' },
          { do: 'forEach', effects: [{ do: 'draw', to: 'memory', who: { ownerOf: {} } }] },
        ],
      },
    ]);
  });

  it('rests only what is awake', () => {
    const text =
      'Each player may rest up to two Human allies they control. For each Human ally rested this way, its controller draws a card.';
    expect(meant(action(text))).toMatchObject([
      { effects: [{ from: [{}, {}, {}, { not: { status: 'rested' } }] }, { do: 'status' }, { do: 'forEach' }] },
    ]);
  });
});

describe('damage that is split', () => {
  it('goes to no more than it is, at least 1 to each', () => {
    expect(meant(action('Choose any amount of units and deal 3 damage split among them.'))).toMatchObject([
      {
        effects: [
          { do: 'remember' },
          { do: 'choose', max: { least: [{ count: [{}] }, { number: expect.any(String) }] } },
          { do: 'divide' },
          { do: 'damage', amount: { division: true } },
        ],
      },
    ]);
  });
});

describe('what an opponent holds', () => {
  it('is looked at in a place of one’s choice, and a card of it is discarded', () => {
    expect(meant(action("Look at target opponent's hand or memory and discard a card from it."))).toMatchObject([
      { effects: [{ do: 'either', choices: [{ label: 'hand' }, { label: 'memory' }] }], targets: [{}] },
    ]);
  });
});

describe('what is negated', () => {
  it('may be all that targets something, each unless it is paid for', () => {
    expect(
      meant(action('Target ally you control becomes distant. Negate all card activations targeting it.')),
    ).toMatchObject([
      { effects: [{}, { do: 'counterOnStack', what: { each: [{}, {}, { targets: { in: { target: 0 } } }] } }] },
    ]);
    expect(
      meant(ally('On Enter: Negate each card activation that targets Lantern Keeper unless its controller pays (2).')),
    ).toMatchObject([{ effects: [{ do: 'forEach', of: { each: [{}, {}, { targets: { self: true } }] } }] }]);
  });
});

describe('a card in the memory', () => {
  it('is activated from there for what its text says, instead of its reserve cost', () => {
    const text =
      "[Class Bonus] If it's not your turn, you may remove a preparation counter from your champion to activate this card from your memory without paying its reserve cost.\n\nDraw a card.";
    expect(meant(action(text))).toMatchObject([
      { kind: 'spell' },
      {
        kind: 'play',
        zone: 'memory',
        cost: [{ pay: 'removeCounters', of: 'champion', amount: 1 }],
        if: { all: [{}, {}] },
      },
    ]);
  });
});
