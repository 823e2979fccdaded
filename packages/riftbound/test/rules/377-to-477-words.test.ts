/** Abilities that are used, what keeps abilities from triggering, points by how they were scored, and decreases with a minimum. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import { draw, energy, FRIEND, foe, GEAR, giveMight, UNIT } from '../support/rites.js';

const SENTRY = 'Watchful Sentry';
const rule = (name: string, more: JsonObject = {}): JsonObject => ({ mod: 'rule', rule: name, ...more });
const still = (mods: JsonObject[], more: JsonObject = {}): JsonObject => ({ kind: 'static', mods, ...more });
const activated = (cost: JsonObject[], ...effects: JsonObject[]): JsonObject => ({ kind: 'activated', cost, effects });
const seal = gear('Test Seal', {
  ...activated([{ pay: 'exhaust' }], { do: 'add', energy: 1 }),
  immediate: true,
  timing: 'reaction',
});
const prize = unit(
  'Test Prize',
  2,
  triggered({ on: 'used', player: 'you', object: [GEAR] }, giveMight(1, 'self')),
  triggered({ on: 'used', player: 'you', energy: 3 }, giveMight(5, 'self')),
);

describe('activated abilities', () => {
  it('riftbound:377.2.a are used as they resolve, and not where they are countered', () => {
    const lamp = gear('Test Lamp', activated([{ pay: 'exhaust' }], draw(1)));
    const start = position([{ base: ['Test Prize', 'Test Lamp'] }, {}], { definitions: [prize, lamp] });
    start.use(0, 'Test Lamp');
    expect([start.chain(), start.might('Test Prize')]).toEqual([['Test Lamp'], 2]);
    expect(start.settle().might('Test Prize')).toBe(3);
    const no = withKeyword(
      spell('Test No', {
        targets: [{ what: [{ zone: 'chain' }, { controller: 'opponent' }] }],
        effects: [{ do: 'counterOnStack', what: { target: 0 } }],
      }),
      'reaction',
    );
    const countered = position([{ base: ['Test Prize', 'Test Lamp'] }, { hand: ['Test No'] }], {
      definitions: [prize, lamp, no],
    }).use(0, 'Test Lamp');
    while (countered.decision().seat === 0) countered.pass();
    countered.play(1, 'Test No', { targets: [[{ card: 'Test Lamp' }]] });
    expect(countered.settle().might('Test Prize')).toBe(2);
  });
  it('riftbound:429.2 are used as well where they add what is paid with', () => {
    const game = position([{ hand: [SENTRY], base: ['Test Prize', 'Test Seal'], runes: [] }, {}], {
      definitions: [prize, seal],
      options: { payment: 'manual' },
    });
    game.use(0, 'Test Seal').settle();
    expect([game.pool(0), game.might('Test Prize')]).toMatchObject([{ energy: 1 }, 3]);
  });
  it('riftbound:206 cost what is said of them, whatever was paid', () => {
    const forge = gear('Test Forge', activated([...energy(3)], draw(1)));
    const cheap = gear('Test Cheap', still([{ mod: 'cost', abilities: true, less: energy(2) }], { affects: [GEAR] }));
    const game = position([{ base: ['Test Prize', 'Test Forge', 'Test Cheap'], runes: [runes(1, 'Fury')] }, {}], {
      definitions: [prize, forge, cheap],
    });
    expect(game.use(0, 'Test Forge').calm().might('Test Prize')).toBe(8);
  });
  it('riftbound:377.2 count as played from their finalization on', () => {
    const first: JsonObject = { compare: [{ happened: { on: 'activated', player: 'you', object: [GEAR] } }, '=', 0] };
    const less = unit(
      'Test Smith',
      2,
      still([{ mod: 'cost', abilities: true, less: energy(1) }], { affects: [GEAR, { controller: 'you' }], if: first }),
    );
    const forge = gear('Test Forge', activated(energy(1), draw(1)));
    const game = position([{ base: ['Test Smith', 'Test Forge'], runes: [runes(1, 'Fury')] }, {}], {
      definitions: [less, forge],
    });
    const ready = (): number => game.runes(0).filter((rune) => !rune.exhausted).length;
    game.use(0, 'Test Forge').settle();
    expect(ready()).toBe(1);
    game.use(0, 'Test Forge').settle();
    expect([ready(), game.hand(0)]).toEqual([0, 2]);
  });
});

describe('what rules forbid', () => {
  it('riftbound:430.4.a players who channel less as their Channel Phase begins channel as usual by effects', () => {
    const chimera = unit(
      'Test Chimera',
      7,
      still([rule('channelsOnly', { count: 1 })], { affects: { players: 'all' } }),
    );
    const call = spell('Test Call', { effects: [{ do: 'channel', count: 2 }] });
    const channeled = (base: string[]): number[] => {
      const game = position(
        [
          { base, hand: ['Test Call'], runeDeck: [runes(8, 'Fury')], runes: [] },
          { runeDeck: [runes(8, 'Fury')], runes: [] },
        ],
        { definitions: [chimera, call] },
      );
      game.play(0, 'Test Call').settle();
      const now = game.runes(0).length;
      game.until({ turn: 4, step: 'main' });
      return [now, game.runes(1).length];
    };
    expect([channeled([]), channeled(['Test Chimera'])]).toEqual([
      [2, 2],
      [2, 1],
    ]);
  });
  it('riftbound:054.2 Temporary that doesn’t trigger kills nothing, where its unit is so as that phase begins', () => {
    const queen = unit(
      'Test Queen',
      4,
      still([rule('doesntTrigger', { keyword: 'temporary' })], {
        affects: [{ controller: 'you' }, { is: 'here' }, { is: 'atBattlefield' }],
      }),
    );
    const mist = withKeyword(unit('Test Mist', 1), 'temporary');
    const game = position([{ base: ['Test Mist'] }, {}], {
      definitions: [queen, mist],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Queen', 'Test Mist'] },
        { card: GROVE, owner: 1, controller: 1, units: [foe('Test Mist')] },
      ],
    });
    expect(game.onBoard('Test Mist')).toHaveLength(3);
    game.until({ turn: 5, step: 'main' });
    expect(game.onBoard('Test Mist').map((one) => game.view().objects[String(one.battlefield)]?.name)).toEqual([PEAK]);
  });
});

describe('points', () => {
  const yordle = unit(
    'Test Yordle',
    3,
    still([
      { mod: 'add', stat: 'might', value: { happened: { on: 'stat', player: 'you', match: HELD() }, sum: true } },
    ]),
  );
  function HELD(): JsonObject {
    return { stat: 'points', gain: true, cause: 'hold' };
  }
  const battlefields = [
    { card: PEAK, owner: 0, controller: 0, units: [SENTRY] },
    { card: GROVE, owner: 1 },
  ];
  it('riftbound:469.2 that are scored by holding are known as such in that turn', () => {
    const gift = spell('Test Gift', { effects: [{ do: 'stat', who: 'you', stat: 'points', amount: 1 }] });
    const game = position([{ hand: ['Test Gift'], base: ['Test Yordle'] }, {}], {
      definitions: [yordle, gift],
      battlefields,
    });
    expect(game.play(0, 'Test Gift').settle().might('Test Yordle')).toBe(3);
    game.until({ turn: 4, step: 'main' });
    expect(game.might('Test Yordle')).toBe(3);
    game.until({ turn: 5, step: 'main' });
    expect([game.points(0), game.might('Test Yordle')]).toEqual([2, 4]);
    // Conquering is no holding.
    game.move(0, 'Test Yordle', GROVE).settle();
    expect([game.points(0), game.might('Test Yordle')]).toEqual([3, 4]);
  });
  it('riftbound:370.1 are replaced by how they would be scored', () => {
    const drawn = (cause: string): JsonObject => ({
      kind: 'replacement',
      on: 'stat',
      match: { stat: 'points', gain: true, cause },
      if: { compare: [{ stat: 'turns', of: { event: 'player' } }, '<=', 2] },
      instead: [{ do: 'draw', who: { event: 'player' }, count: 1 }],
    });
    const otter = unit('Test Otter', 2, drawn('conquer'), drawn('hold'));
    const after = (turn: number): number[] => {
      const game = position([{ base: ['Test Otter', SENTRY] }, {}], { definitions: [otter], turn: { number: turn } });
      const before = game.hand(0);
      game.move(0, SENTRY, GROVE).settle();
      return [game.points(0), game.hand(0) - before];
    };
    expect([after(3), after(5)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('numbers', () => {
  it('riftbound:477.3.e.2.b a decrease goes no further than to its minimum, after all increases', () => {
    const sun = unit(
      'Test Sun',
      6,
      still([{ mod: 'lower', stat: 'might', by: 8, to: 1 }], { affects: [UNIT, { other: true }] }),
    );
    const boost = spell('Test Boost', { targets: [{ what: [UNIT] }], effects: [giveMight(9)] });
    const weak = spell('Test Weak', { targets: [{ what: [UNIT] }], effects: [giveMight(-2)] });
    const giant = unit('Test Giant', 7);
    const game = position([{ base: ['Test Sun'], hand: ['Test Boost', 'Test Weak'] }, { base: ['Test Giant'] }], {
      definitions: [sun, boost, weak, giant],
    });
    expect([game.might('Test Giant'), game.might('Test Sun')]).toEqual([1, 6]);
    game.play(0, 'Test Boost', { targets: [[{ card: 'Test Giant' }]] }).settle();
    expect(game.might('Test Giant')).toBe(8);
    game.play(0, 'Test Weak', { targets: [[{ card: 'Test Giant' }]] }).settle();
    expect(game.might('Test Giant')).toBe(6);
  });
  it('riftbound:315.2 what died in a Beginning Phase is told from what died later', () => {
    const DIES = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
    const watcher = unit(
      'Test Watcher',
      4,
      still([
        {
          mod: 'add',
          stat: 'might',
          value: { happened: { on: 'move', object: FRIEND, match: DIES, during: ['beginning', 'scoring'] } },
        },
      ]),
    );
    const mist = withKeyword(unit('Test Mist', 1), 'temporary');
    const end = spell('Test End', { targets: [{ what: FRIEND }], effects: [{ do: 'kill', what: { target: 0 } }] });
    const game = position([{ base: ['Test Watcher', 'Test Mist', SENTRY], hand: ['Test End'] }, {}], {
      definitions: [watcher, mist, end],
    });
    game.until({ turn: 5, step: 'main' });
    expect(game.might('Test Watcher')).toBe(5);
    game.play(0, 'Test End', { targets: [[{ card: SENTRY }]] }).calm();
    expect([game.onBoard(SENTRY), game.might('Test Watcher')]).toEqual([[], 5]);
  });
  it('riftbound:356.4 a spell is cheaper for what is friendly to whoever plays it', () => {
    const tomb = card(
      'Test Tomb',
      { types: ['Battlefield'] },
      still(
        [
          {
            mod: 'cost',
            of: { has: ['types', 'Spell'] },
            less: energy(1),
            targeting: [...[UNIT], { controller: 'team' }, { is: 'here' }],
            asPayer: true,
          },
        ],
        {
          affects: { players: 'all' },
        },
      ),
    );
    const boost = { ...spell('Test Boost', { targets: [{ what: [UNIT] }], effects: [giveMight(1)] }) };
    const dear = { ...boost, props: { ...(boost.props as JsonObject), energy: 1 } };
    const costs = (seat: number, at: number): number => {
      const game = position(
        [
          { hand: ['Test Boost'], runes: [runes(1, 'Fury')] },
          { hand: ['Test Boost'], runes: [runes(1, 'Fury')] },
        ],
        {
          definitions: [tomb, dear],
          turn: { number: seat === 0 ? 3 : 4, active: seat },
          battlefields: [
            { card: 'Test Tomb', owner: 0, controller: at, units: [{ card: SENTRY, controller: at, owner: at }] },
            { card: GROVE, owner: 1 },
          ],
        },
      );
      game.play(seat, 'Test Boost', { targets: [[{ card: SENTRY }]] }).settle();
      return game.runes(seat).filter((rune) => rune.exhausted).length;
    };
    expect([costs(0, 0), costs(0, 1), costs(1, 1), costs(1, 0)]).toEqual([0, 1, 0, 1]);
  });
  it('riftbound:416.1 what is on top of a rune deck is shown, and recycled to that deck', () => {
    const top = { top: 1, pile: 'runeDeck' };
    const recycled = { do: 'move', what: { saved: 'shown' }, to: 'runeDeck', position: 'bottom', cause: 'recycle' };
    const bet = spell('Test Bet', {
      effects: [
        { do: 'remember', as: 'shown', what: top },
        { do: 'reveal', what: { saved: 'shown' } },
        {
          do: 'if',
          if: { is: [{ saved: 'shown' }, { has: ['domains', 'Mind'] }] },
          then: [recycled, draw(1)],
          else: [recycled],
        },
      ],
    });
    const after = (domain: string): unknown[] => {
      const game = position([{ hand: ['Test Bet'], runeDeck: [runes(1, domain), runes(1, 'Chaos')] }, {}], {
        definitions: [bet],
      });
      game.play(0, 'Test Bet').settle();
      return [game.pile(0, 'runeDeck'), game.hand(0)];
    };
    expect(after('Mind')).toEqual([['Chaos Rune', 'Mind Rune'], 1]);
    expect(after('Fury')).toEqual([['Chaos Rune', 'Fury Rune'], 0]);
  });
});
