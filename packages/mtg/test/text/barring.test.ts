/** What can't enter, who can't block, what may begin in play, and what several are offered. */
import type { Ability, Effect, FilterClause, Mod, ReplacementAbility } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, says, saysOn, tells, UNSAID } from './printing.js';

const always = (mods: Mod[], affects: object | 'self' | 'attached' = 'self'): Ability => ({
  kind: 'static',
  affects: affects as never,
  mods,
});
const does = (...effects: Effect[]): Ability => ({ kind: 'activated', cost: [{ pay: 'tap' }], effects });
const rule = (name: string, more: object = {}): Mod => ({ mod: 'rule', rule: name, ...more }) as Mod;

describe('cards', () => {
  it('of some zones can not enter', () => {
    const piles: FilterClause = { any: [{ zone: 'graveyard' }, { zone: 'library' }] };
    const barred = (...affects: FilterClause[]): Ability => always([rule('cantEnter')], affects);
    tells(
      "creature cards in graveyards and libraries can't enter the battlefield",
      barred(piles, creature),
      barred({ any: [{ zone: 'graveyard' }] }, creature),
      barred(piles, { has: ['types', 'Artifact'] }),
      barred(creature),
      always([rule('cantEnter')]),
    );
  });
  it('of the opening hand may begin in play (103.6a)', () =>
    tells(
      'if this card is in your opening hand, you may begin the game with it on the battlefield',
      always([rule('beginsInPlay')]),
      always([rule('cantEnter')]),
      always([rule('beginsInPlay')], [creature]),
    ));
});

describe('blocking and attacking', () => {
  it('by no fewer than so many (509.1b)', () =>
    tells(
      "~ can't be blocked except by three or more creatures",
      always([rule('minBlockers', { count: 3 })]),
      always([rule('minBlockers', { count: 2 })]),
      always([rule('maxBlockers', { count: 3 })]),
    ));
  it('by one of two kinds', () => {
    const wall: FilterClause[] = [{ has: ['subtypes', 'Wall'] }];
    const flying: FilterClause[] = [creature, { keyword: 'flying' }];
    const only = (...any: FilterClause[][]): Ability => always([rule('cantBeBlockedBy', { by: { not: { any } } })]);
    tells(
      "~ can't be blocked except by Walls and/or creatures with flying",
      only(wall, flying),
      only(wall),
      always([rule('cantBeBlockedBy', { by: { any: [wall, flying] } })]),
    );
  });
  it('as though it had no defender (702.3)', () => {
    const turn = does({ do: 'modify', what: 'self', mods: [rule('ignoresDefender')], until: { kind: 'endOfTurn' } });
    tells("~ can attack as though it didn't have defender", always([rule('ignoresDefender')]), turn);
    tells("{T}: ~ can attack this turn as though it didn't have defender", turn);
    tells(
      "creatures can attack as though they didn't have defender",
      always([rule('ignoresDefender')], [creature]),
      always([rule('ignoresDefender')]),
    );
  });
  it('and activated abilities, beside figures', () => {
    const lower: Mod = { mod: 'add', stat: 'power', value: -1 };
    tells(
      "enchanted creature gets -1/-0, and its activated abilities can't be activated",
      always([lower, rule('cantBeActivated')], 'attached'),
      always([lower], 'attached'),
      always([lower, rule('cantBeActivated', { manaAbilities: false })], 'attached'),
    );
  });
});

describe('what it is', () => {
  const shaped = (...mods: Mod[]): Ability => does({ do: 'modify', what: 'self', mods, until: { kind: 'endOfTurn' } });
  const two: Mod[] = [
    { mod: 'set', prop: 'power', value: 2 },
    { mod: 'set', prop: 'toughness', value: 2 },
    { mod: 'gain', prop: 'types', values: ['Creature'] },
  ];
  it('a creature of every type', () => {
    const text = (what: string): string => `{T}: this land becomes a 2/2 ${what} until end of turn. it's still a land`;
    const every = shaped(...two, { mod: 'everyCreatureType' });
    expect(saysOn({ types: ['Land'] }, text('creature with all creature types'), every)).toBe(true);
    expect(saysOn({ types: ['Land'] }, text('creature'), every)).toBe(false);
    expect(saysOn({ types: ['Land'] }, text('creature with all creature types'), shaped(...two))).toBe(false);
  });
  it('an artifact creature for good', () => {
    const made = (...types: string[]): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ what: [{ zone: 'battlefield' }, { has: ['types', 'Artifact'] }] }],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [...two.slice(0, 2), { mod: 'gain', prop: 'types', values: types }],
          until: { kind: 'permanent' },
        },
      ],
    });
    tells(
      '{T}: target artifact becomes an artifact creature with base power and toughness 2/2',
      made('Artifact', 'Creature'),
      made('Creature'),
    );
  });
  it('of another color and type besides its own', () => {
    const is = (...gains: [string, string][]): Ability =>
      always(
        gains.map(([prop, value]): Mod => ({ mod: 'gain', prop, values: [value] })),
        'attached',
      );
    tells(
      'enchanted creature is a black Zombie in addition to its other colors and types',
      is(['colors', 'B'], ['subtypes', 'Zombie']),
      is(['subtypes', 'Zombie']),
      is(['colors', 'W'], ['subtypes', 'Zombie']),
    );
  });
});

describe('what several are offered', () => {
  const offered = (of: string, op = '>=', value = 1): Ability =>
    does(
      { do: 'remember', as: 'done', value: 0 },
      {
        do: 'forEach',
        of: of as 'opponents',
        as: 'one',
        effects: [
          {
            do: 'pay',
            who: { saved: 'one' },
            cost: [{ pay: 'sacrifice', what: creature }],
            then: [{ do: 'remember', as: 'done', value }],
            else: [],
          },
        ],
      },
      { do: 'if', if: { compare: [{ number: 'done' }, op as '>=', 1] }, then: [{ do: 'draw', who: 'you', count: 1 }] },
    );
  it('is done once, however many take it', () => {
    tells(
      '{T}: any opponent may sacrifice a creature of their choice. if a player does, draw a card',
      offered('opponents'),
      offered('players'),
      offered('opponents', '<='),
      offered('opponents', '>=', 2),
    );
    tells('{T}: any player may sacrifice a creature. if a player does, draw a card', offered('players'));
  });
  it('is chosen by each, and goes at the same time', () => {
    const given = (who: string, min = 0, objects = true, controller: unknown = { saved: 'one' }): Ability =>
      does(
        { do: 'choose', who, each: 'one', from: [creature, { controller }], min, save: 'given' } as Effect,
        { do: 'sacrifice', who, filter: [{ in: { saved: 'given' } }], save: 'done' } as Effect,
        {
          do: 'if',
          if: { compare: [{ countOf: { saved: 'done' }, ...(objects ? { objects } : {}) }, '>=', 1] },
          then: [{ do: 'draw', who: 'you', count: 1 }],
        } as Effect,
      );
    tells(
      '{T}: any opponent may sacrifice a creature of their choice. if a player does, draw a card',
      given('opponents'),
      given('players'),
      given('opponents', 1),
      given('opponents', 0, false),
      given('opponents', 0, true, 'opponent'),
    );
  });
});

describe('where a spell was cast from', () => {
  const entered = (filter: FilterClause[], on: object = {}): Ability => ({
    kind: 'triggered',
    on: { on: 'move', match: { to: 'battlefield' }, object: 'self', ...on },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
    if: { is: ['self', filter] },
  });
  it('your hand: nobody else has your cards in theirs (402.1)', () =>
    tells(
      'when ~ enters, if you cast it from your hand, draw a card',
      entered([{ playedFrom: 'hand' }, { owner: 'you' }]),
      entered([{ playedFrom: 'hand' }]),
      entered([{ playedFrom: 'graveyard' }, { owner: 'you' }]),
    ));
});

describe('a spell that was kicked', () => {
  const kicked = (from?: { target: number }): Ability => ({
    kind: 'spell',
    targets: [
      { what: [{ zone: 'battlefield' }, creature] },
      { what: [{ zone: 'battlefield' }, creature], notIn: [0], if: { paid: 'kicker' } },
    ],
    effects: [
      { do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' },
      {
        do: 'if',
        if: { paid: 'kicker' },
        then: [{ do: 'damage', amount: 2, to: { target: 1 }, ...(from ? { from } : {}) }],
      },
    ],
  });
  it('is what deals damage then, and not what was aimed at', () =>
    tells(
      "return target creature to its owner's hand. if this spell was kicked, it deals 2 damage to another target creature",
      kicked(),
      kicked({ target: 0 }),
    ));
  it('makes more of those tokens', () => {
    const copies = (count: number, copy: { target: number } | 'self' = { target: 0 }): Ability => ({
      kind: 'spell',
      targets: [{ what: [{ zone: 'battlefield' }, creature] }],
      effects: [
        {
          do: 'if',
          if: { paid: 'kicker' },
          then: [{ do: 'create', copy, count }],
          else: [{ do: 'create', copy: { target: 0 }, count: 1 }],
        },
      ],
    });
    const text =
      "create a token that's a copy of target creature. if this spell was kicked, create five of those tokens instead";
    tells(text, copies(5), copies(4), copies(5, 'self'));
  });
});

describe('prevented, and more', () => {
  const prevents = (also: Effect[], more: Partial<ReplacementAbility> = {}): Ability =>
    ({ kind: 'replacement', on: 'damage', target: 'self', prevent: true, also, ...more }) as Ability;
  const exile = (top: 'prevented' | 'amount'): Effect => ({
    do: 'move',
    what: { top: { event: top } },
    to: 'exile',
    cause: 'exile',
  });
  it('that many cards are exiled (615.5)', () =>
    tells(
      'if combat damage would be dealt to ~, prevent that damage and exile that many cards from the top of your library',
      prevents([exile('prevented')], { match: { combat: true } }),
      prevents([exile('prevented')]),
      prevents([exile('amount')], { match: { combat: true } }),
      prevents([], { match: { combat: true } }),
    ));
});

describe('taking from what is revealed', () => {
  const dig = (reveal: boolean, may: boolean): Ability =>
    does({
      do: 'dig',
      count: 4,
      ...(reveal ? { reveal: true as const } : {}),
      take: { to: 'hand', filter: [creature], ...(may ? { may: true as const } : {}) },
      rest: { to: 'graveyard' },
    });
  it('is no choice without "may"', () => {
    const text = (may: string): string =>
      `{T}: reveal the top four cards of your library. ${may}put a creature card from among them into your hand and the rest into your graveyard`;
    tells(text(''), dig(true, false), dig(true, true), dig(false, false));
    tells(text('you may '), dig(true, true), dig(true, false));
  });
});

describe('what was aimed at', () => {
  it("can't be regenerated, by its kind (701.19c)", () => {
    const destroy = (final: boolean): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ what: [{ zone: 'battlefield' }, creature] }],
      effects: [
        {
          do: 'move',
          what: { target: 0 },
          to: 'graveyard',
          cause: 'destroy',
          ...(final ? { final: true as const } : {}),
        },
      ],
    });
    tells("{T}: destroy target creature. that creature can't be regenerated", destroy(true), destroy(false));
    expect(says("{T}: destroy target creature. that artifact can't be regenerated", destroy(true))).toBe(false);
  });
});

describe('their own figures', () => {
  const waits = (on: object, of: { event: string } | 'self', op = '='): Ability =>
    ({
      kind: 'triggered',
      on: { object: [creature, { stat: ['power', op, { stat: 'toughness', of }] }], ...on },
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    }) as Ability;
  const attacks = (of: { event: string } | 'self', op = '='): Ability => waits({ on: 'attack' }, of, op);
  const enters = (event: string): Ability => waits({ on: 'move', match: { to: 'battlefield' } }, { event });
  it('of what an ability waits for', () => {
    tells(
      'whenever a creature with power equal to its toughness attacks, draw a card',
      attacks({ event: 'object' }),
      attacks({ event: 'object' }, '<'),
      attacks('self'),
    );
    expect(printed(attacks({ event: 'player' }))).toContain(UNSAID);
    tells(
      'whenever a creature with power equal to its toughness enters, draw a card',
      enters('became'),
      enters('object'),
    );
  });
});
