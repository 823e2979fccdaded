/** Cards that are revealed, what each opponent may do, shields against sources, and both an Aura's source and its bearer. */
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
const t = { target: 0 };
const anyPlayer: TargetSpec = { what: { player: 'any' } };

describe('cards that are revealed (701.20)', () => {
  const shown = { saved: 'shown' };
  const until = (depth: FilterClause[], ...then: object[]): Ability =>
    spell([{ do: 'remember', as: 'shown', what: { top: { depth } } }, { do: 'reveal', what: shown }, ...then]);
  const taken = { do: 'move', what: shown, to: 'hand', cause: 'return' };
  it('until there is one of a kind', () => {
    tells(
      'reveal cards from the top of your library until you reveal a nonland card, then put all cards revealed this way into your hand',
      until([{ not: land }], taken),
      until([land], taken),
      until([{ not: land }], { ...taken, to: 'graveyard' }),
      until([{ not: land }], { ...taken, what: { saved: 'other' } }),
    );
  });
  it('are counted, twice where the last one is of a type', () => {
    const among = [{ zone: 'library' }, { in: shown }];
    const amount = { count: [...among, { not: land }] };
    const machine = (times: number, kind: string, place = 'bottom', counted: object = amount): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ what: [{ zone: 'battlefield' }, creature] }],
      effects: [
        { do: 'remember', as: 'shown', what: { top: { depth: [land] } } },
        { do: 'reveal', what: shown },
        {
          do: 'if',
          if: { exists: [...among, land, { has: ['subtypes', kind] }] },
          then: [{ do: 'damage', amount: { times: [times, counted] }, to: t }],
          else: [{ do: 'damage', amount: counted, to: t }],
        },
        { do: 'move', what: shown, to: 'library', position: place, cause: 'return' },
      ] as unknown as Effect[],
    });
    tells(
      '{T}: reveal cards from the top of your library until you reveal a land card. this creature deals damage equal to the number of nonland cards revealed this way to target creature. if the revealed land card was a Mountain, this creature deals double that damage instead. put the revealed cards on the bottom of your library in any order',
      machine(2, 'Mountain'),
      machine(3, 'Mountain'),
      machine(2, 'Island'),
      machine(2, 'Mountain', 'top'),
      machine(2, 'Mountain', 'bottom', { count: [...among, land] }),
    );
  });
  it('are one of each of two kinds', () => {
    const among = [{ zone: 'library' }, { in: shown }];
    const found = (min = 0, apart: object[] = [{ not: { in: { saved: 'one' } } }]): Ability =>
      spell([
        { do: 'remember', as: 'shown', what: { top: 4 } },
        { do: 'look', what: shown },
        { do: 'choose', from: [...among, creature], min, save: 'one' },
        { do: 'choose', from: [...among, land, ...apart], min: 0, save: 'other' },
        {
          do: 'remember',
          as: 'taken',
          what: { each: [{ zone: 'library' }, { any: [{ in: { saved: 'one' } }, { in: { saved: 'other' } }] }] },
        },
        { do: 'reveal', what: { saved: 'taken' } },
        { do: 'move', what: { saved: 'taken' }, to: 'hand', cause: 'return' },
        { do: 'move', what: { each: among }, to: 'library', position: 'bottom', cause: 'return' },
      ]);
    tells(
      'look at the top four cards of your library. you may reveal a creature card and/or a land card from among them and put the revealed cards into your hand. put the rest on the bottom of your library in any order',
      found(),
      found(1),
      found(0, []),
    );
  });
  it('are so many of a hand, of which one is discarded', () => {
    const lands = { count: [land, { controller: 'you' }] };
    const toll = (max: unknown = lands, cause = 'discard', who: object = t): Ability =>
      spell(
        [
          { do: 'choose', who, from: [{ zone: 'hand' }, { owner: t }], min: max, max, save: 'some' },
          { do: 'reveal', what: { saved: 'some' } },
          { do: 'choose', from: [{ zone: 'hand' }, { in: { saved: 'some' } }], save: 'one' },
          { do: 'move', what: { saved: 'one' }, to: 'graveyard', cause },
        ],
        [anyPlayer],
      );
    tells(
      'target player reveals a number of cards from their hand equal to the number of lands you control. you choose one of them. that player discards that card',
      toll(),
      toll({ count: [creature, { controller: 'you' }] }),
      toll(lands, 'return'),
      toll(lands, 'discard', { target: 1 }),
    );
  });
  it('are looked at, where one may stay on top', () => {
    const looked = (take: object, rest = 'bottom'): Ability =>
      entering([
        {
          do: 'may',
          then: [{ do: 'dig', count: 5, take: { to: 'library', ...take }, rest: { to: rest, order: 'any' } }],
        },
      ]);
    const plain = { position: 'top', filter: [land], may: true, reveal: true };
    tells(
      'when this creature enters, you may look at the top five cards of your library. if you do, reveal up to one land card from among them, then put that card on top of your library and the rest on the bottom in any order',
      looked(plain),
      looked({ ...plain, reveal: undefined }),
      looked({ ...plain, filter: [creature] }),
      looked(plain, 'graveyard'),
    );
  });
  it('are put away from the bottom, and asked for', () => {
    const bottom = (of: unknown, to = 'graveyard', is: FilterClause = creature): Ability =>
      spell(
        [
          { do: 'move', what: { bottom: 1, of }, to, cause: 'return', save: 'found' },
          { do: 'if', if: { is: [{ saved: 'found' }, [is]] }, then: [draw] },
        ],
        [anyPlayer],
      );
    tells(
      "target player puts the bottom card of their library into their graveyard. if it's a creature card, you draw a card",
      bottom(t),
      bottom('opponents'),
      bottom(t, 'hand'),
      bottom(t, 'graveyard', land),
    );
  });
});

describe('what each opponent may do (118.12a)', () => {
  const cost = [
    {
      pay: 'either',
      choices: [
        { name: 'first', cost: [{ pay: 'sacrifice', what: [creature], count: 1 }] },
        { name: 'second', cost: [{ pay: 'discard', what: [], count: 1 }] },
      ],
    },
  ];
  const unless = (amount: number, who: object = { saved: 'one' }, of = 'opponents', price: object[] = cost): Ability =>
    spell([
      {
        do: 'forEach',
        of,
        as: 'one',
        effects: [{ do: 'pay', who, cost: price, then: [], else: [{ do: 'stat', who, stat: 'life', amount }] }],
      },
    ]);
  it('keeps them from losing life', () => {
    tells(
      'each opponent loses 3 life unless that player sacrifices a creature of their choice or discards a card',
      unless(-3),
      unless(-2),
      unless(3),
      unless(-3, { saved: 'other' }),
      unless(-3, { saved: 'one' }, 'players'),
      unless(-3, { saved: 'one' }, 'opponents', [{ pay: 'discard', what: [], count: 1 }]),
    );
  });
  it('is to have the source deal them damage', () => {
    const any = (amount: number, to: object = { saved: 'one' }, value = 1): Ability =>
      entering([
        { do: 'remember', as: 'done', value: 0 },
        {
          do: 'forEach',
          of: 'opponents',
          as: 'one',
          effects: [
            {
              do: 'may',
              who: { saved: 'one' },
              then: [
                { do: 'damage', to, amount },
                { do: 'remember', as: 'done', value },
              ],
            },
          ],
        },
        { do: 'if', if: { compare: [{ number: 'done' }, '>=', 1] }, then: [draw] },
      ]);
    tells(
      'when this creature enters, any opponent may have it deal 4 damage to them. if a player does, draw a card',
      any(4),
      any(5),
      any(4, { saved: 'other' }),
      any(4, { saved: 'one' }, 2),
    );
  });
});

describe('damage and drawing that is replaced', () => {
  it('comes from sources of one kind', () => {
    const colorless: FilterClause = { not: { has: ['colors', ['W', 'U', 'B', 'R', 'G']] } };
    const shield = (source: FilterClause[], more: object = {}): Ability =>
      spell(
        [
          {
            do: 'createReplacement',
            replaces: { on: 'damage', source, prevent: true },
            entities: t,
            until: { kind: 'endOfTurn' },
            ...more,
          },
        ],
        [{ what: [{ zone: 'battlefield' }, creature] }],
      );
    tells(
      'prevent all damage that would be dealt to target creature this turn by colorless sources',
      shield([colorless]),
      shield([{ has: ['colors', 'R'] }]),
      shield([colorless], { once: true }),
      shield([colorless], { entities: undefined }),
    );
  });
  it('takes counters off', () => {
    const also = (effect: object): Ability => ({
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      prevent: true,
      also: [effect] as Effect[],
    });
    const off = { do: 'counters', what: 'self', kind: '+1/+1', amount: -1 };
    tells(
      'if this creature would be dealt damage, prevent that damage and remove a +1/+1 counter from it',
      also(off),
      also({ ...off, amount: -2 }),
      also({ ...off, kind: '-1/-1' }),
      also({ ...off, amount: 1 }),
    );
  });
  it('is drawing with no cards in hand', () => {
    const instead = (zone: string, count = 2): Ability => ({
      kind: 'replacement',
      on: 'draw',
      player: 'you',
      if: { not: { exists: [{ zone }, { owner: 'you' }] } },
      instead: [{ do: 'draw', who: 'you', count }],
    });
    tells(
      'if you would draw a card while you have no cards in hand, instead you draw two cards',
      instead('hand'),
      instead('graveyard'),
      instead('hand', 3),
    );
  });
  it('is entering, from the graveyard', () => {
    const more = (zone: string | undefined, object: FilterClause[] = [creature, { controller: 'you' }]): Ability => ({
      kind: 'replacement',
      on: 'move',
      object,
      match: { to: 'battlefield' },
      change: { counters: { '+1/+1': 1 } },
      ...(zone ? { zone } : {}),
    });
    tells(
      'as long as this creature is in your graveyard, each creature you control enters with an additional +1/+1 counter on it',
      more('graveyard'),
      more(undefined),
      more('hand'),
    );
  });
});

describe('the source and what it is attached to', () => {
  const both = (mods: object[], what: object[] = [{ self: true }, { in: 'attached' }]): Ability => ({
    kind: 'static',
    affects: [{ any: what }] as FilterClause[],
    mods: mods as never,
  });
  it('get the same, or must both be blocked', () => {
    const add = { mod: 'add', stat: 'power', value: 2 };
    const text = 'this creature and enchanted creature each get +2/+0';
    expect(says(text, both([add]))).toBe(true);
    expect(says(text, both([{ ...add, value: 1 }]))).toBe(false);
    expect(says(text, both([add], [{ self: true }, { in: 'paired' }]))).toBe(false);
    expect(
      says(
        'all creatures able to block this creature or enchanted creature do so',
        both([{ mod: 'rule', rule: 'blockedByAll' }]),
      ),
    ).toBe(true);
    expect(printed(both([{ mod: 'rule', rule: 'cantAttack' }]))).toContain(UNSAID);
  });
});

describe('what returns later', () => {
  const upkeep = { on: 'step', match: { step: 'upkeep' } };
  it('is a target with what was sacrificed', () => {
    const anywhere = { any: [{ zone: 'graveyard' }, { zone: 'exile' }] };
    const back = (given: string, mine: object = { controller: 'you' }, where: object = anywhere): Ability => ({
      kind: 'spell',
      additional: [{ pay: 'sacrifice', what: [creature], count: 1, save: 'given' }],
      targets: [{ what: [creature, { zone: 'graveyard' }, { owner: 'you' }] }],
      effects: [
        { do: 'remember', as: 'chosen', what: t },
        {
          do: 'delayed',
          on: { ...upkeep, player: 'you' },
          effects: [
            {
              do: 'move',
              what: { each: [where, { any: [{ in: { saved: 'target' } }, { in: { saved: given } }] }] },
              to: 'battlefield',
              cause: 'return',
              ...mine,
            },
          ],
        },
      ] as unknown as Effect[],
    });
    const text =
      'as an additional cost to cast this spell, sacrifice a creature. choose target creature card in your graveyard. return that card and the sacrificed card to the battlefield under your control at the beginning of your next upkeep';
    const fits = (one: Ability): boolean => saysOn({ types: ['Instant'] }, text, one);
    expect(fits(back('given'))).toBe(true);
    expect(fits(back('other'))).toBe(false);
    expect(fits(back('given', {}))).toBe(false);
    expect(fits(back('given', { controller: 'you' }, { zone: 'graveyard' }))).toBe(false);
  });
  it('is what died, in the upkeep of its owner', () => {
    const dies = (player: unknown, more: object = {}): Ability => ({
      kind: 'triggered',
      on: { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } },
      effects: [
        { do: 'remember', as: 'kept', what: { event: 'became' } },
        {
          do: 'delayed',
          on: { ...upkeep, player },
          effects: [{ do: 'move', what: { saved: 'kept' }, to: 'battlefield', cause: 'return', ...more }],
        },
      ] as unknown as Effect[],
    });
    tells(
      "when this creature dies, return it to the battlefield under its owner's control at the beginning of their next upkeep",
      dies({ ownerOf: { saved: 'it' } }),
      dies('you'),
      dies({ controllerOf: { saved: 'it' } }),
      dies({ ownerOf: { saved: 'it' } }, { controller: 'you' }),
    );
  });
});
