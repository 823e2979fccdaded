/** Several objects at once, and what is said together of what is shown and chosen. */
import type { Ability, Effect, FilterClause, Ref, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const spell = (targets: TargetSpec[], ...effects: Effect[]): Ability => ({ kind: 'spell', targets, effects });
const exile = (what: Ref): Effect => ({ do: 'move', what, to: 'exile', cause: 'exile' });

describe('targets of two zones', () => {
  const mixed = (zone: 'graveyard' | 'hand'): Ability =>
    spell(
      [
        {
          what: {
            any: [
              [there, creature, { other: true }],
              [{ zone }, creature],
            ],
          },
          min: 0,
          max: 3,
        },
      ],
      exile({ target: 0 }),
    );
  it('are said as what they are in each', () => {
    const text = 'exile up to three other target creatures from the battlefield and/or creature cards from graveyards';
    expect(says(text, mixed('graveyard'))).toBe(true);
    expect(printed(mixed('hand'))).toContain(UNSAID);
  });
});

describe('what has the same name', () => {
  const text = 'exile target creature and all other creatures with the same name as that creature';
  const alike = (of: Ref, ...what: FilterClause[]): Ability =>
    spell(
      [{ what: [there, creature] }],
      exile({ each: { any: [[{ in: { target: 0 } }], [there, ...what, { sameName: of }]] } }),
    );
  it('is said after what it is named like (201.2a)', () => {
    expect(says(text, alike({ target: 0 }, creature))).toBe(true);
    expect(says(text.replace('all other creatures', 'each other creature'), alike({ target: 0 }, creature))).toBe(true);
    expect(says(text, alike({ target: 0 }, creature, { controller: 'you' }))).toBe(false);
    expect(says(text, alike('self', creature))).toBe(false);
    expect(says(text, spell([{ what: [there, creature] }], exile({ target: 0 })))).toBe(false);
  });
});

describe('for each counter', () => {
  it('there is on something', () => {
    const made = (kind: string, of: Ref): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effects: [{ do: 'draw', who: 'you', count: { counters: kind, of } }],
    });
    const text = '{T}: draw a card for each charge counter on ~';
    expect(says(text, made('charge', 'self'))).toBe(true);
    expect(says(text, made('muster', 'self'))).toBe(false);
    expect(says(text, made('charge', 'attached'))).toBe(false);
  });
});

describe('cards of a hand that is shown', () => {
  const opponent: TargetSpec = { what: { player: 'opponent' } };
  const hand = (owner: Ref, ...more: FilterClause[]): FilterClause[] => [{ zone: 'hand' }, { owner }, ...more];
  const taken = (from: FilterClause[], more: object = {}): Ability =>
    spell(
      [opponent],
      { do: 'reveal', what: { target: 0 } },
      { do: 'choose', from, save: 'it', ...more },
      exile({ saved: 'it' }),
    );
  it('are chosen from it (701.20a)', () => {
    const text = 'target opponent reveals their hand. you choose a creature card from it and exile that card';
    expect(says(text, taken(hand({ target: 0 }, creature)))).toBe(true);
    expect(says(text.replace(' and exile', '. exile'), taken(hand({ target: 0 }, creature)))).toBe(true);
    expect(says(text, taken(hand({ target: 0 }, land)))).toBe(false);
    expect(says(text, taken(hand('you', creature)))).toBe(false);
    expect(says(text, taken(hand({ target: 0 }, creature), { min: 0 }))).toBe(false);
    expect(says(text, taken(hand({ target: 0 }, creature), { who: { target: 0 } }))).toBe(false);
  });
});

describe('the card on top', () => {
  const top: Ref = { top: 1 };
  const to = (what: Ref, more: object = {}): Effect =>
    Object.assign({ do: 'move' as const, what, to: 'hand', cause: 'return' as const }, more) as Effect;
  it('is shown and taken, and may be spoken of then', () => {
    const text = 'reveal the top card of your library and put that card into your hand';
    const lose: Effect = {
      do: 'stat',
      who: 'you',
      stat: 'life',
      amount: { negative: { stat: 'manaValue', of: { saved: 'it' } } },
    };
    expect(says(text, spell([], { do: 'reveal', what: top }, to(top)))).toBe(true);
    expect(
      says(
        `${text}. you lose life equal to its mana value`,
        spell([], { do: 'reveal', what: top }, to(top, { save: 'it' }), lose),
      ),
    ).toBe(true);
    expect(says(text, spell([], { do: 'reveal', what: top }, to(top, { to: 'graveyard' })))).toBe(false);
    expect(says(text, spell([], { do: 'reveal', what: top }, to({ top: 2 })))).toBe(false);
  });
});

describe('what is chosen', () => {
  it('is untapped, up to so many', () => {
    const untap = (max: number, on: boolean): Ability =>
      spell(
        [],
        { do: 'choose', from: [land], min: 0, max, save: 'it' },
        { do: 'status', status: 'tapped', what: { saved: 'it' }, on },
      );
    expect(says('untap up to four lands', untap(4, false))).toBe(true);
    expect(says('untap up to four lands', untap(3, false))).toBe(false);
    expect(says('untap up to four lands', untap(4, true))).toBe(false);
  });
  it('is exiled from the graveyard of the one who chooses', () => {
    const player: TargetSpec = { what: { player: 'any' } };
    const yard = (owner: Ref, more: object = {}): Ability =>
      spell(
        [player],
        { do: 'choose', who: { target: 0 }, from: [{ zone: 'graveyard' }, { owner }], save: 'it', ...more },
        exile({ saved: 'it' }),
      );
    const text = 'target player exiles a card from their graveyard';
    expect(says(text, yard({ target: 0 }))).toBe(true);
    expect(says(text, yard('you'))).toBe(false);
    expect(says(text, yard({ target: 0 }, { min: 0 }))).toBe(false);
  });
});
