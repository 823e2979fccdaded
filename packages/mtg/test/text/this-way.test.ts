/** What was done this way, what is chosen among several, what is attached, and other templates that decks brought. */
import type { Ability, Effect, FilterClause, Ref, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, saysOn, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const mine: FilterClause = { controller: 'you' };
const anyPlayer: TargetSpec = { what: { player: 'any' } };
const spell = (effects: object[], targets: TargetSpec[] = []): Ability => ({
  kind: 'spell',
  targets,
  effects: effects as Effect[],
});
const when = (on: object, effects: object[]): Ability => ({ kind: 'triggered', on, effects }) as Ability;
const damage = (amount: number | object, to: Ref, more: object = {}): object => ({ do: 'damage', amount, to, ...more });

describe('what was done this way (608.2c)', () => {
  const exile = (each: FilterClause[], amount: object, cause = 'exile'): Ability =>
    spell([
      { do: 'move', what: { each }, to: cause === 'exile' ? 'exile' : 'graveyard', cause, save: 'those' },
      { do: 'stat', stat: 'life', who: 'you', amount },
    ]);
  const countOf = { countOf: { saved: 'those' } };
  it('is counted', () => {
    const lands = [land, there];
    const text = 'exile all lands. you gain 3 life for each land exiled this way';
    expect(says(text, exile(lands, { times: [3, countOf] }))).toBe(true);
    expect(says(text, exile(lands, { times: [2, countOf] }))).toBe(false);
    expect(says(text, exile(lands, { times: [3, countOf] }, 'destroy'))).toBe(false);
    expect(printed(exile(lands, { times: [3, { countOf: { saved: 'other' } }] }))).toContain(UNSAID);
    expect(
      says(
        'destroy all lands. you gain life equal to the number of lands destroyed this way',
        exile(lands, countOf, 'destroy'),
      ),
    ).toBe(true);
  });
  it('is asked about', () => {
    const yard: TargetSpec = { what: [creature, { zone: 'graveyard' }, { owner: 'you' }] };
    const aim: TargetSpec = { what: { player: 'any' } };
    const returned = (stat: string): Ability =>
      spell(
        [
          { do: 'move', what: { target: 0 }, to: 'hand', cause: 'return', save: 'it' },
          damage({ stat, of: { saved: 'it' } }, { target: 1 }),
        ],
        [yard, aim],
      );
    const text =
      'return target creature card from your graveyard to your hand. ~ deals damage to target player equal to the power of the card returned this way';
    expect(says(text, returned('power'))).toBe(true);
    expect(says(text, returned('toughness'))).toBe(false);
  });
  it('is removed as a cost, any number of it (601.2h)', () => {
    const add = (kind: string, times: unknown = 'x'): Ability =>
      ({
        kind: 'activated',
        immediate: true,
        cost: [{ pay: 'tap' }, { pay: 'takeCounters', kind, count: 'x' }],
        effects: [{ do: 'addMana', choices: ['{B}'], times }],
      }) as Ability;
    const text = '{T}, remove any number of storage counters from ~: add {B} for each storage counter removed this way';
    expect(says(text, add('storage'))).toBe(true);
    expect(says(text, add('charge'))).toBe(false);
    expect(says(text, add('storage', { count: [land, mine] }))).toBe(false);
  });
});

describe('what is chosen', () => {
  it('is one of some keywords', () => {
    const given = (ability: object, label: string): object => ({
      label,
      effects: [{ do: 'modify', what: 'self', mods: [{ mod: 'ability', ability }], until: { kind: 'endOfTurn' } }],
    });
    const plain = (keyword: string): object => given({ kind: 'keyword', keyword }, keyword);
    const either = (...choices: object[]): Ability => spell([{ do: 'either', choices }]);
    const text = '~ gains your choice of flying, trample, or haste until end of turn';
    expect(says(text, either(plain('flying'), plain('trample'), plain('haste')))).toBe(true);
    expect(says(text, either(plain('flying'), plain('trample')))).toBe(false);
    expect(
      says(text, either(plain('flying'), plain('trample'), given({ kind: 'keyword', keyword: 'menace' }, 'haste'))),
    ).toBe(false);
    expect(
      says('~ gains your choice of flying or haste until end of turn', either(plain('flying'), plain('haste'))),
    ).toBe(true);
  });
  it('is one of two costs (602.1)', () => {
    const cost = (first: string): Ability =>
      ({
        kind: 'activated',
        cost: [
          {
            pay: 'either',
            choices: [
              { name: 'a', cost: [{ pay: 'mana', cost: first }, { pay: 'tap' }] },
              { name: 'b', cost: [{ pay: 'mana', cost: '{B}' }, { pay: 'tap' }] },
            ],
          },
        ],
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      }) as Ability;
    expect(says('{3}, {T} or {B}, {T}: draw a card', cost('{3}'))).toBe(true);
    expect(says('{3}, {T} or {B}, {T}: draw a card', cost('{4}'))).toBe(false);
  });
  it('goes to three places of three cards', () => {
    const placed = (second: number, to: 'hand' | 'graveyard' = 'hand'): Ability =>
      spell([
        { do: 'look', what: { top: 3 } },
        { do: 'choose', among: { top: 3 }, save: 'first' },
        { do: 'move', what: { saved: 'first' }, to, cause: 'return' },
        { do: 'choose', among: { top: second }, save: 'second' },
        { do: 'move', what: { saved: 'second' }, to: 'library', position: 'bottom', cause: 'return' },
      ]);
    const text =
      'look at the top three cards of your library. put one of those cards into your hand, one on top of your library, and one on the bottom of your library';
    expect(says(text, placed(2))).toBe(true);
    expect(says(text, placed(3))).toBe(false);
    expect(says(text, placed(2, 'graveyard'))).toBe(false);
  });
  it('is any number of those that were looked at', () => {
    const dig = (count: number): Ability =>
      spell([
        {
          do: 'dig',
          count: 4,
          take: { to: 'hand', filter: [creature], count, may: true, reveal: true },
          rest: { to: 'bottom', order: 'any' },
        },
      ]);
    const text =
      'look at the top four cards of your library. you may reveal any number of creature cards from among them and put the revealed cards into your hand. put the rest on the bottom of your library in any order';
    expect(says(text, dig(4))).toBe(true);
    expect(says(text, dig(3))).toBe(false);
  });
});

describe('what stands in two sentences', () => {
  it('is said of the same as long as it is so, and otherwise (604.3)', () => {
    const has = (keyword: string, condition: object): Ability =>
      ({
        kind: 'static',
        affects: 'attached',
        mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword } }],
        if: condition,
      }) as Ability;
    const human = { is: ['attached', [{ has: ['subtypes', 'Human'] }]] };
    const text = "enchanted creature has flying as long as it's a Human. otherwise, it has trample";
    expect(says(text, has('flying', human), has('trample', { not: human }))).toBe(true);
    expect(says(text, has('flying', human), has('trample', human))).toBe(false);
    expect(says(text, has('trample', human), has('flying', { not: human }))).toBe(false);
  });
  it('searches, reveals and shuffles', () => {
    const search = (reveal: boolean): Ability =>
      spell([
        {
          do: 'search',
          filter: [creature],
          to: 'library',
          position: 'top',
          shuffle: true,
          ...(reveal ? { reveal } : {}),
        },
      ]);
    const text = 'search your library for a creature card and reveal it. shuffle and put that card on top';
    expect(says(text, search(true))).toBe(true);
    expect(says(text, search(false))).toBe(false);
  });
});

describe('who and what', () => {
  it('is several cards of one player’s graveyard, or of whosever', () => {
    const exile = (owner: FilterClause[], one: boolean): Ability =>
      spell(
        [{ do: 'move', what: { target: 0 }, to: 'exile', cause: 'exile' }],
        [{ what: [{ zone: 'graveyard' }, ...owner], min: 0, max: 2, ...(one ? { together: 'sameOwner' } : {}) }],
      );
    const theirs: FilterClause = { owner: 'opponent' };
    const all = [exile([], false), exile([], true), exile([theirs], false), exile([theirs], true)];
    const saying = (whose: string): boolean[] =>
      all.map((one) => says(`exile up to two target cards from ${whose}`, one));
    expect(saying('graveyards')).toEqual([true, false, false, false]);
    expect(saying('a single graveyard')).toEqual([false, true, false, false]);
    expect(saying("your opponents' graveyards")).toEqual([false, false, true, false]);
    expect(saying("an opponent's graveyard")).toEqual([false, false, false, true]);
  });

  it('is a player whose opponent’s permanent it was', () => {
    const lose = (controller: 'opponent' | 'you', who: Ref, match: { [field: string]: string }): Ability =>
      when({ on: 'move', object: [creature, { controller }], match }, [{ do: 'stat', stat: 'life', who, amount: -1 }]);
    const then: Ref = { event: 'controller' };
    const now: Ref = { controllerOf: { event: 'object' } };
    const enters = { to: 'battlefield' };
    const text = 'whenever a creature an opponent controls enters, that player loses 1 life';
    expect([lose('opponent', then, enters), lose('opponent', now, enters)].map((one) => says(text, one))).toEqual([
      true,
      false,
    ]);
    expect(says(text, lose('you', then, enters))).toBe(false);
    const dies = { from: 'battlefield', to: 'graveyard' };
    expect(says(text.replace('enters', 'dies'), lose('opponent', now, dies))).toBe(true);
  });
  it('is attacked with the planeswalkers (508.3)', () => {
    const at = (any: FilterClause[][]): Ability =>
      when({ on: 'attack', object: [creature], at: { any } }, [{ do: 'draw', who: 'you', count: 1 }]);
    const walker: FilterClause = { has: ['types', 'Planeswalker'] };
    const text = 'whenever a creature attacks you or a planeswalker you control, draw a card';
    expect(
      says(
        text,
        when({ on: 'attack', object: [creature], at: { any: [{ player: 'you' }, [walker, mine]] } }, [
          { do: 'draw', who: 'you', count: 1 },
        ]),
      ),
    ).toBe(true);
    expect(says(text, at([[{ player: 'any' }], [walker, mine]]))).toBe(false);
  });
  it('is put into exile from a graveyard, that many of them (603.2c)', () => {
    const put = (amount: object, batch = true): Ability =>
      when(
        {
          on: 'move',
          object: [{ owner: 'you' }],
          match: { from: 'graveyard', to: 'exile' },
          ...(batch ? { batch } : {}),
        },
        [{ do: 'counters', what: 'self', kind: '+1/+1', amount }],
      );
    const text = 'whenever one or more cards are put into exile from your graveyard, put that many +1/+1 counters on ~';
    expect(says(text, put({ countOf: { event: 'object' } }))).toBe(true);
    expect(says(text, put({ countOf: 'opponents' }))).toBe(false);
    expect(says(text, put({ countOf: { event: 'object' } }, false))).toBe(false);
  });
  it('is land or a creature of some color', () => {
    const destroy = (any: FilterClause[][]): Ability =>
      spell([{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }], [{ what: [there, { any }] }]);
    const nonblack: FilterClause = { not: { has: ['colors', 'B'] } };
    expect(says('destroy target land or nonblack creature', destroy([[land], [creature, nonblack]]))).toBe(true);
    expect(says('destroy target land or nonblack creature', destroy([[land], [creature]]))).toBe(false);
    // "Nonblack creature or land" may be neither.
    expect(printed(destroy([[creature, nonblack], [land]]))).toContain(UNSAID);
  });
  it('is each player, and what each has in hand (120.3)', () => {
    const dealt = (owner: object | string, to: 'opponents' | 'players' = 'opponents'): Ability =>
      spell([damage({ count: [{ zone: 'hand' }, { owner }] }, to, { per: 'one' })]);
    const text = "~ deals damage to each opponent equal to the number of cards in that player's hand";
    expect(says(text, dealt({ saved: 'one' }))).toBe(true);
    expect(says(text, dealt('you'))).toBe(false);
    expect(says(text.replace('opponent', 'player'), dealt({ saved: 'one' }, 'players'))).toBe(true);
    expect(says(text, dealt({ saved: 'one' }, 'players'))).toBe(false);
  });
  it('has a keyword', () => {
    const asked = (condition: object): Ability =>
      spell(
        [damage(1, { target: 0 }), { do: 'if', if: condition, then: [{ do: 'draw', who: 'you', count: 1 }] }],
        [{ what: [there, creature] }],
      );
    const has = { is: [{ target: 0 }, { keyword: 'flying' }] };
    const text = '~ deals 1 damage to target creature. if that creature has flying, draw a card';
    expect(says(text, asked(has))).toBe(true);
    expect(says(text, asked({ not: has }))).toBe(false);
    expect(says(text.replace('has flying', "doesn't have flying"), asked({ not: has }))).toBe(true);
  });
  it('is a third target (115.3)', () => {
    const what = [there, creature];
    const put = (target: number, amount: number): object => ({
      do: 'counters',
      what: { target },
      kind: '+1/+1',
      amount,
    });
    const three = (notIn: number[]): Ability =>
      spell([put(0, 1), put(1, 2), put(2, 3)], [{ what }, { what, notIn: [0] }, { what, notIn }]);
    const text =
      'put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters on a third target creature';
    expect(says(text, three([0, 1]))).toBe(true);
    expect(says(text, three([0]))).toBe(false);
  });
  it('blocks the source (509.1c)', () => {
    const must = (rule: string): Ability =>
      spell([{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'rule', rule }] }], [{ what: [there, creature] }]);
    expect(says('target creature blocks ~ this turn if able', must('mustBlockIt'))).toBe(true);
    expect(says('target creature blocks ~ this turn if able', must('mustBlock'))).toBe(false);
  });
  it('skips a phase (500.11)', () => {
    const skip = (what: string): Ability => spell([{ do: 'skipNext', what, who: { target: 0 } }], [anyPlayer]);
    expect(says('target player skips their next combat phase', skip('combat'))).toBe(true);
    expect(says('target player skips their next combat phase', skip('draw'))).toBe(false);
    expect(printed(skip('postcombatMain'))).toContain(UNSAID);
  });
  it('reveals a card by lot (701.20a)', () => {
    const shown = (stat: string, count?: number): Ability =>
      spell(
        [
          { do: 'random', who: { target: 0 }, zone: 'hand', save: 'lot', ...(count ? { count } : {}) },
          { do: 'reveal', what: { saved: 'lot' } },
          { do: 'stat', stat: 'life', who: { target: 0 }, amount: { negative: { stat, of: { saved: 'lot' } } } },
        ],
        [anyPlayer],
      );
    const text =
      "target player reveals a card at random from their hand, then loses life equal to that card's mana value";
    expect(says(text, shown('manaValue'))).toBe(true);
    expect(says(text, shown('power'))).toBe(false);
    expect(printed(shown('manaValue', 2))).toContain(UNSAID);
  });
  it('goes from its graveyard into its owner’s library (400.7)', () => {
    const back = (what: object | string): Ability =>
      when({ on: 'move', object: 'self', match: { to: 'graveyard' } }, [
        { do: 'move', what, to: 'library', cause: 'return' },
        { do: 'shuffle', who: { ownerOf: 'self' } },
      ]);
    const text = "when ~ is put into a graveyard from anywhere, shuffle it into its owner's library";
    expect(says(text, back({ event: 'became' }))).toBe(true);
    expect(says(text, back('self'))).toBe(false);
  });
  it('is protected from everything (702.16j)', () => {
    const from = (what: FilterClause[]): Ability => ({ kind: 'keyword', keyword: 'protection', from: what });
    expect(says('protection from everything', from([]))).toBe(true);
    expect(says('protection from everything', from([creature]))).toBe(false);
  });
  it('is made by a cycled card, which may deal damage itself (702.29d)', () => {
    const token = {
      name: 'Soldier',
      props: { name: 'Soldier', types: ['Creature'], subtypes: ['Soldier'], colors: ['W'], power: 1, toughness: 1 },
      abilities: [],
    };
    const cycled = (effect: object): Ability =>
      when({ on: 'move', object: 'self', match: { paying: 'cycling' } }, [effect]);
    const make = (count: object | string): object => ({
      do: 'pay',
      cost: [{ pay: 'mana', cost: '{X}' }],
      x: 'paid',
      then: [{ do: 'create', token, count }],
    });
    const text = 'when you cycle this card, you may pay {X}. if you do, create X 1/1 white Soldier creature tokens';
    expect(says(text, cycled(make({ number: 'paid' })))).toBe(true);
    expect(says(text, cycled(make('x')))).toBe(false);
    const deal = (from?: object): object => ({
      do: 'may',
      then: [damage(1, 'opponents', from === undefined ? {} : { from })],
    });
    const dealt = 'when you cycle this card, you may have it deal 1 damage to each opponent';
    expect(says(dealt, cycled(deal()))).toBe(true);
    expect(says(dealt, cycled(deal({ event: 'player' })))).toBe(false);
  });
  it('is something for good (205.1b)', () => {
    const vampire = (prop: string, until: object): Ability =>
      spell(
        [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'gain', prop, values: ['Vampire'] }], until }],
        [{ what: [there, creature] }],
      );
    const text = 'target creature is a Vampire in addition to its other types';
    expect(says(text, vampire('subtypes', { kind: 'permanent' }))).toBe(true);
    expect(says(text, vampire('subtypes', { kind: 'endOfTurn' }))).toBe(false);
    expect(says(text, vampire('supertypes', { kind: 'permanent' }))).toBe(false);
  });
  it('is something that you control', () => {
    const cat: FilterClause = { has: ['subtypes', 'Cat'] };
    const flying = (...filter: FilterClause[]): Ability =>
      ({
        kind: 'static',
        affects: 'attached',
        mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'flying' } }],
        if: { is: ['attached', filter] },
      }) as Ability;
    const text = "enchanted creature has flying as long as it's a Cat you control";
    expect(says(text, flying(cat, mine))).toBe(true);
    expect(says(text, flying(cat))).toBe(false);
    expect(says(text, flying(cat, { controller: 'opponent' }))).toBe(false);
  });
  it('pays the X of the spell (107.3f)', () => {
    const counter: Ability = spell(
      [
        {
          do: 'pay',
          who: { controllerOf: { target: 0 } },
          cost: [{ pay: 'mana', cost: '{X}' }],
          else: [{ do: 'counterOnStack', what: { target: 0 } }],
        },
      ],
      [{ what: [{ is: 'spell' }] }],
    );
    const text = 'counter target spell unless its controller pays {X}';
    expect(saysOn({ manaCost: '{X}{U}' }, text, counter)).toBe(true);
    expect(saysOn({ manaCost: '{U}' }, text, counter)).toBe(false);
  });
  it('divides what X is as the spell is cast (601.2d)', () => {
    const divided: Ability = {
      kind: 'spell',
      targets: [{ what: [there, creature], min: 0, max: null }],
      divide: { count: [land, mine] },
      effects: [damage({ division: true }, { target: 0 }) as Effect],
    };
    const text = (more: string): string =>
      `~ deals X damage divided as you choose among any number of target creatures, where X is the number of lands you control${more}`;
    expect(says(text(''), divided)).toBe(true);
    expect(says(text(' as you cast this spell'), divided)).toBe(true);
    expect(says(text(' as you cast another spell'), divided)).toBe(false);
  });
});

describe('several that were spoken of', () => {
  it('are "them" where something is done to them', () => {
    const exiled = { do: 'move', what: { top: 2 }, to: 'exile', cause: 'exile', save: 'those' };
    const played = {
      do: 'modify',
      what: { saved: 'those' },
      mods: [{ mod: 'play' }],
      until: { kind: 'endOfNextTurn' },
    };
    expect(printed(spell([exiled, played]))).toBe(
      'exile the top two cards of your library. until the end of your next turn, you may play them',
    );
    const both: TargetSpec = { what: [there, creature], min: 2, max: 2 };
    const tapped = { do: 'status', status: 'tapped', what: { target: 0 } };
    const stunned = { do: 'counters', what: { target: 0 }, kind: 'stun', amount: 1 };
    expect(printed(spell([tapped, stunned], [both]))).toBe('tap two target creatures. put a stun counter on them');
  });

  it('are "they" where they do it themselves', () => {
    const both: TargetSpec = { what: [there, creature], min: 2, max: 2 };
    const tapped = { do: 'status', status: 'tapped', what: { target: 0 } };
    const still = { do: 'modify', what: { target: 0 }, mods: [{ mod: 'rule', rule: 'cantBlock' }] };
    expect(printed(spell([tapped, still], [both]))).toContain("they can't block");
  });
});

describe('what is shown of several ways to say it', () => {
  it('is the first for which there are words', () => {
    const few = { exists: [land, mine, { other: true }], atLeast: 3 };
    const tapped = { status: { tapped: true } };
    const enters = { kind: 'replacement', on: 'move', object: 'self', match: { to: 'battlefield' }, entering: true };
    expect(printed({ ...enters, change: tapped, if: { not: { not: few } } } as Ability)).toBe(
      '~ enters tapped unless you control two or fewer other lands',
    );
  });
});
