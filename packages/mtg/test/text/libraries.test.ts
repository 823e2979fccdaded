/** Cards on top of libraries, piles that are moved as a whole, and what is chosen among cards that were moved. */
import type { Ability, Effect, FilterClause, Ref, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, UNSAID } from './printing.js';

const player: TargetSpec = { what: { player: 'any' } };
const spell = (effects: Effect[], targets: TargetSpec[] = []): Ability => ({ kind: 'spell', targets, effects });
const move = (what: Ref, to: string, more: object = {}): Effect =>
  ({ do: 'move', what, to, cause: 'return', ...more }) as Effect;

describe('the card on top that is looked at', () => {
  const top = (of?: Ref): Ref => ({ top: 1, ...(of === undefined ? {} : { of }) });
  const away = (to: string, more: object, of?: Ref, other = of): Ability =>
    spell(
      [
        { do: 'look', what: top(of) },
        { do: 'may', then: [move(top(other), to, more)] },
      ],
      [player],
    );
  const text =
    "look at the top card of target player's library. you may put that card on the bottom of that player's library";
  it('may be put elsewhere', () => {
    const bottom = { position: 'bottom' };
    expect(says(text, away('library', bottom, { target: 0 }))).toBe(true);
    expect(says(text, away('library', bottom, { target: 0 }, 'you'))).toBe(false);
    expect(says(text, away('graveyard', {}, { target: 0 }))).toBe(false);
    const mill = "look at the top card of target player's library. you may put it into that player's graveyard";
    expect(says(mill, away('graveyard', {}, { target: 0 }))).toBe(true);
    expect(says(mill, away('hand', {}, { target: 0 }))).toBe(false);
    expect(printed(away('library', { position: 'top' }, { target: 0 }))).toContain(UNSAID);
    expect(printed(away('battlefield', {}, { target: 0 }))).toContain(UNSAID);
  });
  it('may be revealed, and what then happens asks what it is', () => {
    const shown = (filter: FilterClause[], of: Ref = top()): Ability =>
      spell([
        { do: 'look', what: top() },
        {
          do: 'may',
          then: [
            { do: 'reveal', what: top() },
            {
              do: 'if',
              if: { is: [of, [{ zone: 'library' }, ...filter]] },
              then: [{ do: 'draw', who: 'you', count: 1 }],
            },
          ],
        },
      ]);
    const may =
      'look at the top card of your library. you may reveal that card. if a creature card is revealed this way, draw a card';
    expect(says(may, shown([creature]))).toBe(true);
    expect(says(may, shown([land]))).toBe(false);
    expect(
      says(
        may.replace('a creature card', 'an instant or sorcery card'),
        shown([{ has: ['types', ['Instant', 'Sorcery']] }]),
      ),
    ).toBe(true);
    expect(printed(shown([]))).toContain(UNSAID);
    expect(printed(shown([creature], { top: 1, of: 'opponents' }))).toContain(UNSAID);
  });
});

describe('cards of your hand', () => {
  const put = (count: number, position: 'top' | 'bottom', owner: 'you' | 'opponent' = 'you'): Ability =>
    spell([
      { do: 'choose', from: [{ zone: 'hand' }, { owner }], min: count, max: count, save: 'them' },
      move({ saved: 'them' }, 'library', { position }),
    ]);
  it('are put on top of your library, in an order that you choose (401.4)', () => {
    const text = 'put two cards from your hand on top of your library in any order';
    expect(says(text, put(2, 'top'))).toBe(true);
    expect(says(text, put(2, 'bottom'))).toBe(false);
    expect(says(text, put(3, 'top'))).toBe(false);
    expect(says('put a card from your hand on top of your library', put(1, 'top'))).toBe(true);
    expect(says('put a card from your hand on top of your library in any order', put(1, 'top'))).toBe(false);
    expect(says('put two cards from your hand on the bottom of your library in any order', put(2, 'bottom'))).toBe(
      true,
    );
    expect(printed(put(2, 'top', 'opponent'))).toContain(UNSAID);
  });
  it("go to their owner's library where they are not yours", () => {
    const back: Ability = spell(
      [move({ target: 0 }, 'library', { position: 'top' })],
      [{ what: [{ zone: 'battlefield' }, creature] }],
    );
    expect(says("put target creature on top of its owner's library", back)).toBe(true);
    expect(says('put target creature on top of your library', back)).toBe(false);
    const second = spell(
      [move({ target: 0 }, 'library', { position: 2 })],
      [{ what: [{ zone: 'battlefield' }, creature] }],
    );
    expect(says("put target creature on the bottom of its owner's library", second)).toBe(false);
  });
});

describe('a whole pile', () => {
  const pile = (zones: string[], owner: Ref): Ref => {
    const placed = zones.map((zone) => ({ zone }) as FilterClause);
    const [only] = placed;
    return { each: [only && placed.length === 1 ? only : { any: placed.map((one) => [one]) }, { owner }] } as Ref;
  };
  it('is exiled', () => {
    const exiled = (zone: string, of: Ref): Ability =>
      spell([{ do: 'move', what: pile([zone], of), to: 'exile', cause: 'exile' }], [player]);
    const text = "exile all cards from target player's library";
    expect(says(text, exiled('library', { target: 0 }))).toBe(true);
    expect(says(text, exiled('hand', { target: 0 }))).toBe(false);
    expect(
      says(
        'exile all cards from your library',
        spell([{ do: 'move', what: pile(['library'], 'you'), to: 'exile', cause: 'exile' }]),
      ),
    ).toBe(true);
  });
  it('is shuffled into the library of the same player (701.24)', () => {
    const shuffled = (zones: string[], of: Ref, who: Ref = of): Ability =>
      spell([move(pile(zones, of), 'library'), { do: 'shuffle', who }], [player]);
    const text = 'target player shuffles their hand into their library';
    expect(says(text, shuffled(['hand'], { target: 0 }))).toBe(true);
    expect(says(text, shuffled(['graveyard'], { target: 0 }))).toBe(false);
    expect(
      says('target player shuffles their graveyard into their library', shuffled(['graveyard'], { target: 0 })),
    ).toBe(true);
    expect(
      says(
        'target player shuffles their hand and graveyard into their library',
        shuffled(['hand', 'graveyard'], { target: 0 }),
      ),
    ).toBe(true);
    expect(printed(shuffled(['hand'], { target: 0 }, 'you'))).toContain(UNSAID);
    expect(printed(shuffled(['exile'], { target: 0 }))).toContain(UNSAID);
  });
});

describe('cards that were exiled from the top', () => {
  const seven = (max: number, more: object = {}, kept = 'them'): Ability =>
    spell([
      { do: 'move', what: { top: 7 }, to: 'exile', cause: 'exile', save: 'them' },
      {
        do: 'choose',
        from: [{ zone: 'exile' }, { in: { saved: kept } }, creature],
        min: 0,
        max,
        save: 'these',
        ...more,
      },
      move({ saved: 'these' }, 'battlefield', { controller: 'you' }),
    ]);
  it('are put onto the battlefield, any number of them', () => {
    const text =
      'exile the top seven cards of your library. you may put any number of creature cards from among them onto the battlefield';
    expect(says(text, seven(64))).toBe(true);
    expect(says(text, seven(3))).toBe(false);
    expect(printed(seven(3))).toContain(UNSAID);
    expect(printed(seven(64, { min: 1 }))).toContain(UNSAID);
    expect(printed(seven(64, {}, 'others'))).toContain(UNSAID);
    expect(says(text.replace('any number of creature cards', 'a creature card'), seven(1))).toBe(true);
  });
});
