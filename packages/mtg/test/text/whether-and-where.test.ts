/** What follows if something was done, one place or another, figures compared, and copies that are cast. */
import type { Ability, Effect, FilterClause, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, saysOn, tells, UNSAID } from './printing.js';

const spell = (effects: object[], targets: TargetSpec[] = []): Ability => ({
  kind: 'spell',
  targets,
  effects: effects as Effect[],
});
const entering = (effects: object[], more: object = {}): Ability => ({
  kind: 'triggered',
  on: { on: 'move', object: 'self', match: { to: 'battlefield' } },
  effects: effects as Effect[],
  ...more,
});
const draw = { do: 'draw', who: 'you', count: 1 } as const;
const target = (...what: FilterClause[]): TargetSpec => ({ what: [{ zone: 'battlefield' }, ...what] });
const t = { target: 0 };

describe('what follows if something was done (608.2c)', () => {
  it('is done where a sacrifice is impossible', () => {
    const tax = (if_: object, given: object = {}): Ability =>
      entering([
        { do: 'sacrifice', who: 'you', filter: [land, { other: true }], save: 'given', ...given },
        { do: 'if', if: if_, then: [{ do: 'status', what: 'self', status: 'tapped' }] },
      ]);
    const none = { compare: [{ countOf: { saved: 'given' } }, '=', 0] };
    tells(
      "when this creature enters, sacrifice another land. if you can't, tap this creature",
      tax(none),
      tax({ compare: [{ countOf: { saved: 'given' } }, '=', 1] }),
      tax({ compare: [{ countOf: { saved: 'other' } }, '=', 0] }),
      tax(none, { who: 'opponents' }),
      tax(none, { filter: [creature, { other: true }] }),
    );
  });
  it('is done once a counter was removed', () => {
    const taken = (has: unknown[], more: object = {}): Ability =>
      entering([
        {
          do: 'if',
          if: { is: ['self', { counters: has }] },
          then: [{ do: 'counters', what: 'self', kind: 'time', amount: -1, ...more }, draw],
        },
      ]);
    tells(
      'when this creature enters, remove a time counter from it. if you do, draw a card',
      taken(['time', 1]),
      taken(['time', 2]),
      taken(['age', 1]),
      taken(['time', 1], { amount: -2 }),
      taken(['time', 1], { amount: 1 }),
    );
  });
  it('is done to what a creature is paired with (702.95b)', () => {
    const add = (what: object): object => ({
      do: 'modify',
      what,
      mods: [{ mod: 'add', stat: 'power', value: 2 }],
      until: { kind: 'endOfTurn' },
    });
    const both = (asked: unknown, given: object): Ability =>
      spell([add(t), { do: 'if', if: { is: asked }, then: [add(given)] }], [target(creature)]);
    tells(
      "target creature gets +2/+0 until end of turn. if it's paired with a creature, that creature also gets +2/+0 until end of turn",
      both([t, { is: 'paired' }], { pairedWith: t }),
      both([t, { is: 'attacking' }], { pairedWith: t }),
      both([t, { is: 'paired' }], t),
      both(['self', { is: 'paired' }], { pairedWith: t }),
    );
  });
});

describe('one place or another', () => {
  it('is chosen for a card that goes to a library', () => {
    const put = (...positions: string[]): Ability =>
      spell(
        [
          {
            do: 'either',
            choices: positions.map((position) => ({
              label: position,
              effects: [{ do: 'move', what: t, to: 'library', position, cause: 'return' }],
            })),
          },
        ],
        [{ what: [{ zone: 'graveyard' }] }],
      );
    tells(
      "put target card from a graveyard on your choice of the top or bottom of its owner's library",
      put('top', 'bottom'),
      put('top', 'top'),
      put('top'),
    );
  });
  it('is one of several keywords that are lost', () => {
    const lost = (...words: string[]): Ability =>
      spell(
        [
          {
            do: 'either',
            choices: words.map((keyword) => ({
              label: keyword === 'reach' ? 'flying' : keyword,
              effects: [
                { do: 'modify', what: t, mods: [{ mod: 'loseKeyword', keyword }], until: { kind: 'endOfTurn' } },
              ],
            })),
          },
        ],
        [target(creature)],
      );
    tells(
      'target creature loses your choice of flying or trample until end of turn',
      lost('flying', 'trample'),
      lost('reach', 'trample'),
      lost('flying', 'haste'),
    );
  });
  it('is exile from the top for each opponent', () => {
    const exile = (of: unknown, top = 1): Ability =>
      entering([{ do: 'move', what: { top, of }, to: 'exile', cause: 'exile' }]);
    tells(
      'when this creature enters, each opponent exiles the top card of their library',
      exile('opponents'),
      exile('players'),
      exile('you'),
      exile('opponents', 2),
    );
  });
  it('is the hand for whole groups', () => {
    const back = (...of: FilterClause[]): Ability =>
      spell([{ do: 'move', what: { each: [creature, ...of] }, to: 'hand', cause: 'return' }]);
    const islands = { count: [land, { controller: 'you' }] };
    tells(
      "return each creature with toughness X or less to its owner's hand, where X is the number of lands you control",
      back({ stat: ['toughness', '<=', islands] } as FilterClause),
      back({ stat: ['toughness', '>=', islands] } as FilterClause),
      back({ stat: ['power', '<=', islands] } as FilterClause),
    );
    tells(
      "return to their owners' hands all creatures with power 2 or less",
      back({ stat: ['power', '<=', 2] }),
      back({ stat: ['power', '>=', 2] }),
    );
  });
  it('is exile for the card that was looked at', () => {
    const seen = (move: object): Ability =>
      spell([
        { do: 'look', what: { top: 1 } },
        { do: 'may', then: [{ do: 'move', what: { top: 1 }, ...move }] },
      ]);
    tells(
      'look at the top card of your library. you may exile that card',
      seen({ to: 'exile', cause: 'exile' }),
      seen({ to: 'exile', cause: 'exile', keep: 'linked' }),
      seen({ to: 'graveyard', cause: 'return' }),
    );
  });
});

describe('figures that are compared (208, 119)', () => {
  it('are the powers of two creatures', () => {
    const back = (compare: unknown[]): Ability => ({
      kind: 'triggered',
      on: { on: 'attack', object: 'self' },
      targets: [target(creature)],
      effects: [
        { do: 'if', if: { compare }, then: [{ do: 'move', what: t, to: 'hand', cause: 'return' }] },
      ] as unknown as Effect[],
    });
    const [its, own] = [
      { stat: 'power', of: t },
      { stat: 'power', of: 'self' },
    ];
    tells(
      "whenever this creature attacks, return target creature to its owner's hand if its power is less than this creature's power",
      back([its, '<', own]),
      back([its, '<=', own]),
      back([own, '<', its]),
      back([its, '<', { stat: 'toughness', of: 'self' }]),
      back([{ stat: 'toughness', of: t }, '<', own]),
    );
  });
  it('are your life and what it was at first', () => {
    const low = (compare: unknown[], to: unknown = 'startingLife'): Ability =>
      entering([{ do: 'stat', who: 'you', stat: 'life', to }], { if: { compare } });
    const mine = { stat: 'life', of: 'you' };
    tells(
      'when this creature enters, if your life total is less than your starting life total, it becomes equal to your starting life total',
      low([mine, '<', 'startingLife']),
      low([mine, '>', 'startingLife']),
      low([mine, '<', 'startingLife'], 20),
      low([{ stat: 'life', of: 'opponents' }, '<', 'startingLife']),
    );
    expect(printed(entering([{ do: 'stat', who: 'you', stat: 'life', to: 'startingLife' }]))).toContain(UNSAID);
  });
  it('are X and a number', () => {
    const sure = (compare: unknown[], ...rules: string[]): Ability => ({
      kind: 'static',
      affects: 'self',
      mods: rules.map((rule) => ({ mod: 'rule', rule })) as never,
      if: { compare } as never,
    });
    const text = "if X is 5 or more, this spell can't be countered and the damage can't be prevented";
    const fits = (one: Ability): boolean => saysOn({ types: ['Sorcery'] }, text, one);
    expect(fits(sure(['x', '>=', 5], 'cantBeCountered', 'dealsUnpreventable'))).toBe(true);
    expect(fits(sure(['x', '<=', 5], 'cantBeCountered', 'dealsUnpreventable'))).toBe(false);
    expect(fits(sure(['x', '>=', 4], 'cantBeCountered', 'dealsUnpreventable'))).toBe(false);
    expect(fits(sure(['x', '>=', 5], 'cantBeCountered'))).toBe(false);
  });
});

describe('copies of a card that was exiled (707.12)', () => {
  const exile = (types: FilterClause): Ability =>
    entering([
      { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }, types], min: 0, save: 'chosen' },
      { do: 'move', what: { saved: 'chosen' }, to: 'exile', cause: 'exile', keep: 'linked' },
    ]);
  const cast = (play: object = {}, copy: object = {}): Ability => ({
    kind: 'activated',
    cost: [{ pay: 'tap' }],
    effects: [
      {
        do: 'may',
        then: [
          { do: 'copyCard', what: { each: [{ zone: 'exile' }, { linked: true }] }, save: 'copy', ...copy },
          { do: 'play', what: { saved: 'copy' }, cost: [], ...play },
        ],
      },
    ] as unknown as Effect[],
  });
  const instants: FilterClause = { has: ['types', 'Instant'] };
  const text = (noun: string): string =>
    `when this creature enters, you may exile ${noun} card from your hand / {T}: you may copy the exiled card. if you do, you may cast the copy without paying its mana cost`;
  it('are cast, and no land is played', () => {
    expect(says(text('an instant'), exile(instants), cast())).toBe(true);
    expect(says(text('a land'), exile(land), cast())).toBe(false);
    expect(says(text('an instant'), exile(instants), cast({ what: { each: [{ zone: 'exile' }] } }))).toBe(false);
    expect(says(text('an instant'), exile(instants), cast({ cost: [{ pay: 'mana', cost: '{1}' }] }))).toBe(false);
    expect(says(text('an instant'), exile(instants), cast({}, { what: { top: 1 } }))).toBe(false);
  });
});

describe('words in one line each', () => {
  it('choose blocks, name what is lacking, and merge what is dealt damage', () => {
    const chooses = (until: object, what = 'you', rule = 'choosesBlocks'): Ability =>
      entering([{ do: 'modify', what, mods: [{ mod: 'rule', rule }], until }]);
    tells(
      'when this creature enters, you choose which creatures block this combat and how those creatures block',
      chooses({ kind: 'endOfFight' }),
      chooses({ kind: 'endOfTurn' }),
      chooses({ kind: 'endOfFight' }, 'opponents'),
      chooses({ kind: 'endOfFight' }, 'you', 'cantBlock'),
    );
    const lacking = (...words: string[]): Ability => ({
      kind: 'static',
      affects: [creature, ...words.map((keyword): FilterClause => ({ not: { keyword } }))],
      mods: [{ mod: 'rule', rule: 'cantAttack' }],
    });
    tells("creatures without flying or reach can't attack", lacking('flying', 'reach'), lacking('flying'));
    const dealt = (one: object, other: object): Ability[] =>
      [one, other].map(
        (to): Ability => ({
          kind: 'triggered',
          on: { on: 'damage', source: 'self', match: { combat: true }, ...to },
          effects: [draw],
        }),
      );
    const walkers = { object: [{ has: ['types', 'Planeswalker'] }] };
    const merged = 'whenever this creature deals combat damage to a player or planeswalker, draw a card';
    expect(says(merged, ...dealt({ player: 'any' }, walkers))).toBe(true);
    expect(says(merged, ...dealt({ player: 'opponent' }, walkers))).toBe(false);
    expect(says(merged, ...dealt({ player: 'any' }, { ...walkers, match: {} }))).toBe(false);
  });
  it('turn a creature into another kind until end of turn (205.1a)', () => {
    const becomes = (value: string[], until = 'endOfTurn'): Ability =>
      spell(
        [{ do: 'modify', what: t, mods: [{ mod: 'set', prop: 'subtypes', value }], until: { kind: until } }],
        [target(creature)],
      );
    tells(
      'target creature becomes a Coward until end of turn',
      becomes(['Coward']),
      becomes(['Warrior']),
      becomes(['Coward', 'Warrior']),
    );
  });
});
