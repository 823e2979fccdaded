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

describe('a library that is searched', () => {
  const shuffle = (who: Ref): Effect => ({ do: 'shuffle', who });
  const tutor = (more: object = {}): Ability =>
    spell([{ do: 'search', filter: creature, to: 'library', position: 'top', shuffle: true, ...more } as Effect]);
  it('is shuffled under what was found (701.24b)', () => {
    const text = 'search your library for a creature card, then shuffle and put that card on top';
    expect(says(text, tutor())).toBe(true);
    expect(says(text, tutor({ filter: land }))).toBe(false);
    expect(says(text, tutor({ reveal: true }))).toBe(false);
    expect(says(text.replace(', then', ', reveal it, then'), tutor({ reveal: true }))).toBe(true);
    expect(says(text, tutor({ to: 'hand', position: undefined, shuffle: undefined }))).toBe(false);
    expect(printed(tutor({ shuffle: undefined }))).toContain(UNSAID);
    expect(printed(tutor({ position: 'bottom' }))).toContain(UNSAID);
    expect(printed(tutor({ to: 'hand' }))).toContain(UNSAID);
    const theirs = spell(
      [{ do: 'search', who: { target: 0 }, filter: creature, to: 'library', position: 'top', shuffle: true }],
      [player],
    );
    expect(
      says('target player searches their library for a creature card, then shuffles and puts that card on top', theirs),
    ).toBe(true);
  });
  it("may be another player's", () => {
    const found = (to: string, of: Ref | undefined = { target: 0 }, more: object = {}): Ability =>
      spell([{ do: 'search', filter: creature, to, of, ...more } as Effect, shuffle({ target: 0 })], [player]);
    const text = (put: string): string =>
      `search target player's library for a creature card and ${put}. then that player shuffles`;
    expect(says(text('exile it'), found('exile'))).toBe(true);
    expect(says(text('exile it'), found('graveyard'))).toBe(false);
    expect(says(text('exile it').replace("target player's", 'your'), found('exile'))).toBe(false);
    expect(says(text('put that card onto the battlefield under your control'), found('battlefield'))).toBe(true);
    expect(says(text('put that card into your hand'), found('hand'))).toBe(false);
    expect(printed(found('hand'))).toContain(UNSAID);
    expect(printed(found('library', { target: 0 }, { position: 'top', shuffle: true }))).toContain(UNSAID);
    expect(printed(found('exile', 'opponents'))).toContain(UNSAID);
  });
  it('may have no more than the number that is looked for, if any card will do', () => {
    const three = (filter: FilterClause[]): Ability =>
      spell([{ do: 'search', filter, to: 'hand', count: 3 }, shuffle('you')]);
    expect(says('search your library for three cards, put them into your hand, then shuffle', three([]))).toBe(true);
    expect(says('search your library for three land cards, put them into your hand, then shuffle', three([land]))).toBe(
      false,
    );
  });
});

describe('the most that one player did', () => {
  const asked = (more: object, op: '>=' | '=' = '>='): Ability => ({
    kind: 'triggered',
    on: { on: 'step', match: { step: 'upkeep' } },
    if: { compare: [{ happened: { on: 'cast', player: 'you' }, ...more }, op, 2] },
    effects: [{ do: 'transform', what: 'self' }],
  });
  it('is said of a player (608.2i)', () => {
    const text = 'at the beginning of each upkeep, if a player cast two or more spells last turn, transform ~';
    expect(says(text, asked({ last: true, most: true }))).toBe(true);
    expect(says(text, asked({ most: true }))).toBe(false);
    expect(says(text, asked({ last: true }))).toBe(false);
    expect(says(text, asked({ last: true, most: true }, '='))).toBe(false);
  });
});
