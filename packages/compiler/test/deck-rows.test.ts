/** What rows mean that many decks need, whatever the printer says. */
import { describe, expect, it } from 'vitest';
import { aura, creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

describe('a cost in the place of the mana cost', () => {
  it('is a way to play the card, under a condition where it says one (118.9)', () => {
    expect(
      meant(instant("You may pay 3 life and sacrifice a Goat rather than pay this spell's mana cost.")),
    ).toMatchObject([{ kind: 'play', cost: [{ pay: 'life', amount: 3 }, { pay: 'sacrifice' }] }]);
    expect(
      meant(
        instant(
          "If you control a Goat, you may exile a blue card from your hand rather than pay this spell's mana cost.",
        ),
      ),
    ).toMatchObject([
      {
        kind: 'play',
        if: { exists: [{ has: ['subtypes', 'Goat'] }, { controller: 'you' }] },
        cost: [{ from: 'hand' }],
      },
    ]);
  });
});

describe('a card that may be cast from where it lies', () => {
  it('says under which condition (601.3b)', () => {
    expect(meant(creature('You may cast this card from your graveyard as long as you control a Goat.'))).toMatchObject([
      { kind: 'play', zone: 'graveyard', if: { exists: [{ has: ['subtypes', 'Goat'] }, {}] } },
    ]);
  });
});

describe('types of lands', () => {
  it('are set, and then take away what the land was (305.7)', () => {
    expect(meant(creature('Nonbasic lands are Swamps.'))).toMatchObject([
      { kind: 'static', mods: [{ mod: 'set', prop: 'subtypes', value: ['Swamp'] }] },
    ]);
    expect(meant(creature('Each land is an Island in addition to its other land types.'))).toMatchObject([
      { mods: [{ mod: 'gain', prop: 'subtypes', values: ['Island'] }] },
    ]);
  });

  it('are those of lands alone', () => {
    expect(why(creature('Other creatures are Goats.'))).toContain('unsupported');
  });
});

describe('what a player sacrifices of their choice', () => {
  it('is asked about as it was (608.2h)', () => {
    expect(
      meant(
        instant("Target player sacrifices a creature of their choice. You gain life equal to that creature's power."),
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'sacrifice', save: 'found 1' },
          { amount: { stat: 'power', of: { was: { saved: 'found 1' } } } },
        ],
      },
    ]);
  });
});

describe('the card on top of a library', () => {
  it('is what is revealed, and what goes to its hand where it fits', () => {
    const top = { top: 1, of: { event: 'defending' } };
    expect(
      meant(
        creature(
          "Whenever Mossback Warden attacks, defending player reveals the top card of their library. If it's a creature card, that player puts it into their hand.",
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'reveal', what: top },
          { if: { is: [top, [{ has: ['types', 'Creature'] }]] }, then: [{ do: 'move', what: top, to: 'hand' }] },
        ],
      },
    ]);
  });
});

describe('an Aura that goes with what it enchants', () => {
  it('is the card that it became (400.7f)', () => {
    expect(meant(aura("When enchanted creature dies, return Weight of Vines to its owner's hand."))).toMatchObject([
      { on: { object: 'attached' }, effects: [{ what: { now: 'self' }, to: 'hand' }] },
    ]);
  });
});

describe('what is said of the source in a condition', () => {
  it('is what "it" has then', () => {
    expect(meant(creature('As long as Mossback Warden is tapped, it has flying.'))).toMatchObject([
      { affects: 'self', if: { is: ['self', [{ status: 'tapped' }]] } },
    ]);
    expect(why(creature('As long as you control a Goat, it has flying.'))).toContain('unsupported');
  });
});

describe('a card that is exiled from a hand', () => {
  it('is chosen among those that were revealed', () => {
    expect(
      meant(
        instant(
          'Target opponent reveals their hand. You choose a card from it with mana value 3 or less and exile that card.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'reveal' },
          { do: 'choose', from: [{ zone: 'hand' }, { owner: { target: 0 } }, { stat: ['manaValue', '<=', 3] }] },
          { do: 'move', to: 'exile' },
        ],
      },
    ]);
  });
});

describe('a condition after its instruction', () => {
  it('holds it back where it says "unless"', () => {
    expect(
      meant(creature('At the beginning of your upkeep, you lose 2 life unless an opponent has 5 or less life.')),
    ).toMatchObject([{ effects: [{ do: 'if', if: { not: {} }, then: [{ do: 'stat', amount: -2 }] }] }]);
  });
});

describe('counters of the source that a cost takes', () => {
  it('leave "it" what it is', () => {
    expect(meant(creature('Remove a +1/+1 counter from Mossback Warden: Untap it.'))).toMatchObject([
      { cost: [{ pay: 'takeCounters' }], effects: [{ do: 'status', what: 'self', on: false }] },
    ]);
  });
});
