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

describe('a spell that is countered', () => {
  it('may go somewhere else than into a graveyard (701.6a)', () => {
    expect(
      meant(
        instant(
          "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
        ),
      ),
    ).toMatchObject([{ effects: [{ do: 'counterOnStack', to: 'library', position: 'top' }] }]);
    expect(
      meant(
        instant(
          "Counter target spell unless its controller pays {2}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
        ),
      ),
    ).toMatchObject([{ effects: [{ do: 'pay', else: [{ do: 'counterOnStack', to: 'exile' }] }] }]);
  });
});

describe('damage', () => {
  it('is remembered where something follows for what was dealt it', () => {
    expect(
      meant(
        instant(
          'Kindled Reply deals 1 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.',
        ),
      ),
    ).toMatchObject([{ effects: [{ save: 'found 1' }, { do: 'createReplacement', entities: { saved: 'found 1' } }] }]);
  });

  it('is dealt by each of several sources, and never by one of them in the place of all', () => {
    expect(meant(instant('Each creature deals 2 damage to its controller.'))).toMatchObject([
      { effects: [{ from: { each: [{}] }, as: 'one', to: { controllerOf: { saved: 'one' } }, amount: 2 }] },
    ]);
    expect(why(instant('All creatures deal 2 damage to target player.'))).toContain('unsupported');
  });

  it('cannot be prevented where a sentence says so (615.12)', () => {
    expect(
      meant(instant("Kindled Reply deals 3 damage to target creature. The damage can't be prevented.")),
    ).toMatchObject([{ effects: [{ amount: 3, unpreventable: true }] }]);
  });
});

describe('an effect that lasts as long as something is so', () => {
  it('asks for the source itself (611.2b)', () => {
    expect(
      meant(creature('{T}: Gain control of target creature for as long as you control Mossback Warden.')),
    ).toMatchObject([
      { effects: [{ until: { kind: 'asLongAs', if: { exists: [{ self: true }, { controller: 'you' }] } } }] },
    ]);
  });
});

describe('devotion', () => {
  it('is a number, and what a condition asks (700.5)', () => {
    expect(
      meant(creature("As long as your devotion to red is less than four, Mossback Warden isn't a creature.")),
    ).toMatchObject([
      { if: { compare: [{ devotion: ['R'] }, '<', 4] }, mods: [{ mod: 'lose', prop: 'types', values: ['Creature'] }] },
    ]);
    expect(
      meant(
        creature(
          'When Mossback Warden enters, each opponent loses X life, where X is your devotion to white and black. You gain life equal to the life lost this way.',
        ),
      ),
    ).toMatchObject([
      { effects: [{ amount: { negative: { devotion: ['W', 'B'] } }, total: 'lost' }, { amount: { number: 'lost' } }] },
    ]);
  });
});

describe('tokens of two kinds', () => {
  it('are created together', () => {
    expect(
      meant(instant('Create a 1/1 green Goat creature token and two 2/2 red Ox creature tokens with haste.')),
    ).toMatchObject([{ effects: [{ do: 'create', count: 1, also: [{ count: 2, token: { name: 'Ox' } }] }] }]);
  });
});

describe('targets that are changed (115.7)', () => {
  it('are those of spells and abilities on the stack', () => {
    expect(meant(creature('{U}: Change a target of target spell or ability to Mossback Warden.'))).toMatchObject([
      {
        targets: [{ what: [{ zone: 'stack' }] }],
        effects: [{ do: 'changeTargets', what: { target: 0 }, to: 'self' }],
      },
    ]);
    expect(meant(instant('Change the target of target spell with a single target.'))).toMatchObject([
      { targets: [{ what: [{ is: 'spell' }, { is: 'singleTarget' }] }], effects: [{ do: 'changeTargets' }] },
    ]);
    expect(meant(instant('You may choose new targets for target spell.'))).toMatchObject([
      { effects: [{ do: 'changeTargets', anew: true }] },
    ]);
    expect(meant(instant('Counter target activated or triggered ability.'))).toMatchObject([
      { targets: [{ what: [{ zone: 'stack' }, { not: { is: 'spell' } }] }], effects: [{ do: 'counterOnStack' }] },
    ]);
  });
});

describe('more of what decks need', () => {
  it('"it" in a condition about what is equipped is that (702.6)', () => {
    const equipment = {
      ...creature('As long as equipped creature is a Goat, it gets +1/+1.'),
      type: 'Artifact — Equipment',
    };
    expect(meant(equipment)).toMatchObject([
      { affects: 'attached', if: { is: ['attached', [{ has: ['subtypes', 'Goat'] }]] } },
    ]);
  });

  it('one thing or another is done, as it says (608.2c)', () => {
    expect(
      meant(
        creature(
          "{T}: Target player reveals the top card of their library. If it's a land card, you gain 1 life. Otherwise, you draw a card.",
        ),
      ),
    ).toMatchObject([{ effects: [{}, { do: 'if', then: [{ do: 'stat' }], else: [{ do: 'draw' }] }] }]);
    expect(
      meant(
        creature(
          'Whenever Mossback Warden attacks, put a +1/+1 counter on it. Then if it has three or more +1/+1 counters on it, draw a card.',
        ),
      ),
    ).toMatchObject([{ effects: [{}, { do: 'if', if: { is: ['self', { counters: ['+1/+1', 3] }] } }] }]);
  });

  it('"that many" is how many it was', () => {
    expect(meant(creature('Whenever you gain life, put that many +1/+1 counters on Mossback Warden.'))).toMatchObject([
      { effects: [{ do: 'counters', amount: { event: 'amount' } }] },
    ]);
  });

  it('opponents are told apart by what they control', () => {
    expect(
      meant(creature("Whenever Mossback Warden attacks, each opponent who doesn't control a Goat loses 1 life.")),
    ).toMatchObject([
      {
        effects: [{ who: { each: [{ player: 'opponent' }, { controls: [[{ has: ['subtypes', 'Goat'] }], '=', 0] }] } }],
      },
    ]);
  });

  it('a spell is nowhere else than on the stack', () => {
    expect(meant(creature('Whenever you cast a spell from your graveyard, draw a card.'))).toMatchObject([
      { on: { on: 'cast', object: [{ playedFrom: 'graveyard' }, { owner: 'you' }] } },
    ]);
  });
});
