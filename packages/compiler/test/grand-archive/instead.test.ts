/** What objects do in the place of something, and what is asked of moments and numbers, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { type GameGrammar, grandArchiveGrammar } from '../../src/index.js';
import { readingBy } from '../read-card.js';
import { action, ally, attack, meant, why } from './cards.js';

const CHAMPION = [{ has: ['types', ['Champion']] }, { controller: 'you' }];
const OTHERS = [{ has: ['types', ['Ally']] }, { controller: 'you' }, { other: true }];

describe('in the place of damage', () => {
  it('an object that may be given up could be so for each of several at once, which nobody plays', () => {
    const text =
      'If combat damage would be dealt to your champion, you may banish Lantern Keeper. If you do, prevent 3 of that damage';
    for (const more of ['.', ' and glimpse 2.', '. Draw a card if damage was prevented this way.'])
      expect(why(ally(text + more))).toContain('what is given up for one of several');
  });

  it('what its own cost may destroy is not asked what is loaded into it', () => {
    const { why: unplayed } = readingBy(grandArchiveGrammar as GameGrammar);
    const text = (cost: string): string =>
      `${cost}: Draw X cards, where X is the amount of Aethercharge cards loaded into Lantern Keeper.`;
    expect(unplayed(ally(text('(2), Remove two durability counters from Lantern Keeper')))).toContain(
      'what is loaded into something',
    );
    expect(unplayed(ally(text('(2)')))).not.toContain('what is loaded into something');
  });

  it('a mode that a restriction locks could be chosen all the same, which nobody plays', () => {
    const { why: unplayed } = readingBy(grandArchiveGrammar as GameGrammar);
    const text = (restriction: string): string => `Choose one—\n• Draw a card.\n• ${restriction}Recover 3.`;
    expect(unplayed(action(text('[Level 2+] ')))).toContain('a mode that is locked');
    expect(unplayed(action(text('')))).not.toContain('a mode that is locked');
  });

  it('something else is dealt it', () => {
    const text = 'Unit Link\n\nIf damage would be dealt to your champion, that damage is dealt to linked unit instead.';
    expect(meant(ally(text))[1]).toMatchObject({ target: CHAMPION, change: { dealtTo: 'attached' } });
    expect(
      meant(
        ally('If damage would be dealt to another ally you control, that damage is dealt to Lantern Keeper instead.'),
      ),
    ).toMatchObject([{ target: OTHERS, change: { dealtTo: 'self' } }]);
  });
});

describe('in the place of other things', () => {
  it('no counters are put there', () => {
    expect(meant(ally("Enlighten counters can't be put on champions you don't control."))).toMatchObject([
      { on: 'counters', object: [{}, { not: { controller: 'you' } }], match: { kind: 'enlighten' }, instead: [] },
    ]);
  });

  it('an object is sacrificed as it would be suppressed', () => {
    expect(
      meant(ally('If Lantern Keeper would be suppressed, you may sacrifice it instead. If you do, draw a card.')),
    ).toMatchObject([
      {
        on: 'move',
        object: 'self',
        match: { from: 'field', cause: 'suppress' },
        may: true,
        instead: [
          { do: 'move', to: 'graveyard', cause: 'sacrifice', save: 'given 0' },
          { do: 'if', if: { compare: [{ countOf: { saved: 'given 0' } }, '>=', 1] }, then: [{ do: 'draw' }] },
        ],
      },
    ]);
  });
});

describe('a moment', () => {
  it('is the phase in which the card was activated and resolves', () => {
    expect(meant(action('If you activated this card during your end phase, draw a card.'))).toMatchObject([
      { effects: [{ if: { all: [{ turnOf: 'you' }, { during: ['end'] }] } }] },
    ]);
    expect(meant(action("If Kindled Reply was activated during an opponent's main phase, draw a card."))).toMatchObject(
      [{ effects: [{ if: { all: [{ turnOf: 'opponent' }, { during: ['main'] }] } }] }],
    );
  });

  it('is asked for what was negated before', () => {
    const text =
      'Recover 1.\n\nAs long as a card activation you controlled was negated this turn, this card in your graveyard has "Ephemerate — (3)".';
    expect(meant(action(text))[1]).toMatchObject({
      kind: 'static',
      zone: 'graveyard',
      if: { compare: [{ happened: { on: 'countered', player: 'you' } }, '>=', 1] },
      mods: [{ mod: 'ability', ability: { keyword: 'ephemerate' } }],
    });
  });
});

describe('a number', () => {
  const parity = (value: object, left: number) => ({
    compare: [{ sum: [value, { times: [-2, { half: value, round: 'down' }] }] }, '=', left],
  });
  it('is odd where one is left of twice its half', () => {
    const counters = { counters: 'age', of: 'self' };
    expect(
      meant(ally("On Attack: If there's an odd amount of age counters on Lantern Keeper, draw a card.")),
    ).toMatchObject([{ effects: [{ if: parity(counters, 1) }] }]);
    expect(
      meant(
        ally(
          "At the beginning of each opponent's recollection phase, if that player has an even amount of cards in their hand, draw a card.",
        ),
      ),
    ).toMatchObject([{ if: parity({ count: [{ zone: 'hand' }, { owner: { event: 'player' } }] }, 0) }]);
  });

  it('is asked of what was shown or is loaded', () => {
    expect(
      meant(
        attack(
          'On Attack: Choose and reveal a card in your memory. If the revealed card is fire element, draw a card.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'choose', from: [{ zone: 'memory' }, { owner: 'you' }] },
          { do: 'reveal' },
          { do: 'remember', as: 'revealed' },
          { do: 'if', if: { is: [{ saved: 'revealed' }, [{ has: ['elements', ['fire']] }]] } },
        ],
      },
    ]);
    expect(meant(ally('Lantern Keeper gets +1POWER for each Arrow card loaded into Lantern Keeper.'))).toMatchObject([
      { mods: [{ value: { count: [{ zone: 'loaded' }, { attachedTo: 'self' }, { has: ['subtypes', ['Arrow']] }] } }] },
    ]);
  });
});

describe('what is waited for', () => {
  it('is a card that is shown, an attack, or a turn of the currents', () => {
    expect(meant(ally('Whenever you reveal a wind element card from your memory, draw a card.'))).toMatchObject([
      { on: { on: 'revealed', player: 'you', object: [{ has: ['elements', ['wind']] }], match: { from: 'memory' } } },
    ]);
    expect(
      meant(
        ally(
          'Whenever another ally you control is targeted for an attack, you may change the target of that attack to this ally.',
        ),
      ),
    ).toMatchObject([
      {
        on: { on: 'attacked', object: OTHERS, match: { cleave: false } },
        effects: [{ do: 'may', then: [{ do: 'redirect', at: [{ in: { event: 'object' } }] }] }],
      },
    ]);
    expect(
      meant(ally('Whenever your Shifting Currents change to facing the next clockwise direction, draw a card.')),
    ).toMatchObject([{ on: { on: 'shift', match: { turn: 'clockwise' } } }]);
  });

  it('speaks of the source where it is asked about that alone', () => {
    const text =
      'Whenever your Shifting Currents change directions while Lantern Keeper is awake, you may rest it. When you do, draw a card.';
    expect(meant(ally(text))).toMatchObject([
      {
        if: { is: ['self', { not: { status: 'rested' } }] },
        effects: [
          {
            do: 'if',
            if: { is: [{ now: 'self' }, [{ zone: 'field' }, { not: { status: 'rested' } }]] },
            then: [{ do: 'may', then: [{ do: 'status', what: 'self' }, { do: 'reflexive' }] }],
          },
        ],
      },
    ]);
  });

  it('what has left the field is neither rested for something, nor has counters removed', () => {
    const there = (clause: object) => ({ if: { is: [{ now: 'self' }, [{ zone: 'field' }, clause]] } });
    const effects = (text: string) => (meant(ally(text)) as readonly { effects?: unknown }[])[0]?.effects;
    expect(effects('On Enter: You may rest Lantern Keeper. If you do, draw a card.')).toMatchObject([
      there({ not: { status: 'rested' } }),
    ]);
    const upkeep = 'At the beginning of your recollection phase, remove eight page counters from Lantern Keeper.';
    for (const more of ["If you don't, you lose the game.", "If you do, draw a card. If you don't, you lose the game."])
      expect(effects(`${upkeep} ${more}`)).toMatchObject([
        { ...there({ counters: ['page', 8] }), else: [{ do: 'lose', who: 'you' }] },
      ]);
  });

  it('negates what still waits, and not what was negated before', () => {
    const waits = { is: [{ now: { event: 'object' } }, { zone: 'effectsStack' }] };
    const text = 'Whenever you activate a wind element card, you may negate its activation. If you do, draw a card.';
    expect(meant(ally(text))).toMatchObject([
      {
        effects: [
          { if: waits, then: [{ do: 'may', then: [{ do: 'counterOnStack' }, { do: 'if', if: { not: waits } }] }] },
        ],
      },
    ]);
  });

  it('is a draw of that opponent for the rest of the turn', () => {
    const text =
      'Target opponent discards a card. Whenever that opponent draws a card this turn, they put the top two cards of their deck into their graveyard.';
    expect(why(action(text))).toContain('"reason":"text"');
  });
});
