/** Modifications, and abilities that change things as long as they are there (2.4.3). */
import type { Mod, ReplacementAbility, StaticAbility, Value } from '@arbiter/engine';
import { mention, SOURCE_KINDS } from '../../references/making.js';
import { asAbility, unsettled } from '../../references/nouns.js';
import { type Described, gap, row } from '../categories.js';
import { asList, eachOf, isAboutSelf, isCard, isIt, isLinked, isSelf, ONE, withX } from './shared.js';

type Affects = NonNullable<StaticAbility['affects']>;
const add = (stat: 'power' | 'life' | 'level' | 'attackPower', value: Value): Mod => ({ mod: 'add', stat, value });
/** What is modified, of a noun: itself, or all that fit. */
export const affectsOf = (noun: unknown): { affects?: Affects } | undefined => {
  if (isSelf(noun)) return {};
  if (isLinked(noun)) return { affects: 'attached' };
  const filter = eachOf(noun);
  return filter === undefined ? undefined : { affects: filter };
};
/** "Its attacks get +1 POWER": what it adds to the power of attacks. */
export const attacks = (mods: Mod[]): Mod[] | undefined => {
  const own = mods.map((mod): Mod | undefined =>
    mod.mod === 'add'
      ? mod.stat === 'power'
        ? add('attackPower', mod.value)
        : undefined
      : mod.mod === 'ability'
        ? mod
        : undefined,
  );
  return own.every((mod) => mod !== undefined) ? own : undefined;
};
/** So much for each of something. */
export const times = (mods: Mod[], tally: Value): Mod[] | undefined => {
  const own = mods.map((mod): Mod | undefined =>
    mod.mod === 'add' && typeof mod.value === 'number'
      ? { ...mod, value: mod.value === 1 ? tally : { times: [mod.value, tally] } }
      : undefined,
  );
  return own.every((mod) => mod !== undefined) ? own : undefined;
};
/** What is modified is what "it" means in such an ability: the source, or each that it affects by itself. */
const still = (mods: Mod[], more: Partial<StaticAbility>) => [
  unsettled({ kind: 'static', ...more, mods }, [
    more.affects === undefined || more.affects === 'self'
      ? mention(0, 'self', SOURCE_KINDS)
      : mention(0, 'affected', ['champion', 'unit', 'object', 'ally', 'weapon']),
  ]),
];

/** The source enters otherwise than things do. */
const entersWith = (change: NonNullable<ReplacementAbility['change']>) =>
  unsettled({ kind: 'replacement', on: 'move', object: 'self', match: { to: 'field' }, entering: true, change });

export const statics = [
  row('mod', 'get(s) <plus> <stat>', ({ plus, stat }) => [add(stat, plus)]),
  row('mod', 'get(s) <plus> <a:stat> and <b:plus> <c:stat>', ({ plus, a, b, c }) => [add(a, plus), add(c, b)]),
  row('mod', 'get(s) <plus> <stat> and <quoted>', ({ plus, stat, quoted }) => [
    add(stat, plus),
    ...quoted.map((one): Mod => ({ mod: 'ability', ability: asAbility(one) })),
  ]),
  row('mod', 'gain(s)|has|have <granted>', ({ granted }) => granted),
  row('granted', '<keyword>', ({ keyword }) => [{ mod: 'ability', ability: asAbility(keyword) }]),
  row('granted', '<a:keyword> and <b:keyword>', ({ a, b }) => [
    { mod: 'ability', ability: asAbility(a) },
    { mod: 'ability', ability: asAbility(b) },
  ]),
  row('granted', '<keyword> and <quoted>', ({ keyword, quoted }) => [
    { mod: 'ability', ability: asAbility(keyword) },
    ...quoted.map((one): Mod => ({ mod: 'ability', ability: asAbility(one) })),
  ]),
  row('granted', '<keywords> , and <keyword>', ({ keywords, keyword }) =>
    keywords.length > 1
      ? [...keywords, keyword].map((one): Mod => ({ mod: 'ability', ability: asAbility(one) }))
      : undefined,
  ),
  row('granted', '<quoted>', ({ quoted }) => quoted.map((one): Mod => ({ mod: 'ability', ability: asAbility(one) }))),
  row('mod', 'lose(s) all abilities', () => [{ mod: 'loseAbilities' }]),
  row('mod', 'lose(s) <plainKeyword>', ({ plainKeyword }) => [{ mod: 'loseKeyword', keyword: plainKeyword }]),
  row('mod', 'lose(s) <a:plainKeyword> and <b:plainKeyword>', ({ a, b }) => [
    { mod: 'loseKeyword', keyword: a },
    { mod: 'loseKeyword', keyword: b },
  ]),
  row('mod', 'lose(s) pride', () => [{ mod: 'loseKeyword', keyword: 'pride' }]),
  row('mod', 'is a|an <subtype> in addition to its other types', ({ subtype }) => [
    { mod: 'gain', prop: 'subtypes', values: [subtype] },
  ]),
  row('mods', '<mod>', ({ mod }) => mod),
  row('mods', '<a:mod> and <b:mods>', ({ a, b }) => [...a, ...b]),
  row('mods', '<a:mod> , and <b:mods>', ({ a, b }) => [...a, ...b]),
  row('quoted', '" <ability> . "', ({ ability }) => ability),

  // What the source or others get, at all times or as long as something is so.
  row('static', '<subject> <mods>', ({ subject, mods }) => {
    const whom = affectsOf(subject);
    return whom && still(mods, whom);
  }),
  row('static', '<subject> <mods> for each <tally>', ({ subject, mods, tally }) => {
    const whom = affectsOf(subject);
    const own = times(mods, tally);
    return whom && own && still(own, whom);
  }),
  row(
    'static',
    '<subject> get(s) <a:plus> <b:stat> for each <c:tally> and <d:plus> <e:stat> for each <f:tally>',
    ({ subject, a, b, c, d, e, f }) => {
      const whom = affectsOf(subject);
      const [one, other] = [times([add(b, a)], c), times([add(e, d)], f)];
      return whom && one && other && still([...one, ...other], whom);
    },
    'Vacuous Servant',
  ),
  row('static', '<subject> <mods> for every <word> <tally>', ({ subject, mods, word, tally }) => {
    const whom = affectsOf(subject);
    const own = times(mods, { quotient: [tally, word], round: 'down' });
    return whom && own && still(own, whom);
  }),
  row('static', 'for every <word> <tally> , <subject> <mods>', ({ subject, mods, word, tally }) => {
    const whom = affectsOf(subject);
    const own = times(mods, { quotient: [tally, word], round: 'down' });
    return whom && own && still(own, whom);
  }),
  row('static', 'for each <tally> , <subject> <mods>', ({ subject, mods, tally }) => {
    const whom = affectsOf(subject);
    const own = times(mods, tally);
    return whom && own && still(own, whom);
  }),
  row('static', "<subject> 's attacks <mods>", ({ subject, mods }) => {
    const whom = affectsOf(subject);
    const own = attacks(mods);
    return whom && own && still(own, whom);
  }),
  row('static', "<subject> 's attacks <mods> for each <tally>", ({ subject, mods, tally }) => {
    const whom = affectsOf(subject);
    const own = times(attacks(mods) ?? [], tally);
    return whom && own && own.length > 0 ? still(own, whom) : undefined;
  }),
  row('static', '<subject> <mods> as long as <condition>', ({ subject, mods, condition }) => {
    const whom = affectsOf(subject);
    return whom && still(mods, { ...whom, if: condition });
  }),
  row('static', 'as long as <condition> , <subject> <mods>', ({ subject, mods, condition }) => {
    const whom = isIt(subject) && isAboutSelf(condition) ? {} : affectsOf(subject);
    return whom && still(mods, { ...whom, if: condition });
  }),
  row('static', "as long as <condition> , <subject> 's attacks <mods>", ({ subject, mods, condition }) => {
    const whom = affectsOf(subject);
    const own = attacks(mods);
    return whom && own && still(own, { ...whom, if: condition });
  }),
  row(
    'static',
    'as long as <condition> , <a:subject> <c:mods> and <b:subject> <d:mods>',
    ({ condition, a, b, c, d }) => {
      const [one, other] = [affectsOf(a), affectsOf(b)];
      return one && other && [...still(c, { ...one, if: condition }), ...still(d, { ...other, if: condition })];
    },
  ),
  // "As long as they're attacking" is asked of each by itself.
  row('static', "<subject> <mods> as long as they're attacking", ({ subject, mods }) => {
    const filter = eachOf(subject);
    return filter && still(mods, { affects: [...[filter].flat(), { is: 'attacking' }] });
  }),
  row('static', "<subject> <mods> as long as they're awake", ({ subject, mods }) => {
    const filter = eachOf(subject);
    return filter && still(mods, { affects: [...[filter].flat(), { not: { status: 'rested' } }] });
  }),
  row(
    'static',
    "<subject> <mods> as long as they're attacking <thing>",
    ({ subject, mods, thing }) => {
      const filter = eachOf(subject);
      return filter && still(mods, { affects: [...asList(filter), { is: 'attacks', of: thing.filter }] });
    },
    'Halocline Scout',
  ),
  row(
    'static',
    'each <thing> <mods> as long as it entered the field this turn',
    ({ thing, mods }) =>
      still(mods, {
        affects: [...thing.filter, { happened: { on: 'move', object: 'self', match: { to: 'field' } } }],
      }),
    'Blighted Jewel',
  ),
  row('static', "<source> <mods> as long as it 's awake", ({ mods }) =>
    still(mods, { if: { is: ['self', { not: { status: 'rested' } }] } }),
  ),
  row('static', '<source> enter(s) the field rested', () => [entersWith({ status: { rested: true } })]),
  row('static', '<source> enter(s) the field with <n> <counter> counter(s) on it', ({ n, counter }) => [
    entersWith({ counters: { [counter]: n } }),
  ]),
  row('static', "you can't remove enlighten counters from your champion to pay for costs", () =>
    still([{ mod: 'rule', rule: 'cantPayCounters', kind: 'enlighten' }], { affects: { players: 'you' } }),
  ),

  // What it costs to play the card itself (1.6.4.2.8)
  row('less', 'this card costs <digit> less to activate|materialize', ({ digit }) => less(digit)),
  row('static', '<source> enter(s) the field with x <counter> counters on it , where x is <value>', (said) => [
    entersWith({ counters: { [said.counter]: said.value } }),
  ]),
  row('static', '<a:subject> <c:mods> and <b:subject> <d:mods>', ({ a, b, c, d }) => {
    const [one, other] = [affectsOf(a), affectsOf(b)];
    return one?.affects && other?.affects && [...still(c, one), ...still(d, other)];
  }),
  row('static', '<less>', ({ less }) => still(less, {})),
  row('static', '<less> if <condition>', ({ less, condition }) => still(less, { if: condition })),
  // What it targets is known as its cost is worked out (2.3.1.8).
  ...['if it targets', 'if its activation targets', "as long as it 's targeting"].flatMap((targets) => [
    row(
      'static',
      `<less> ${targets} a|an <thing>`,
      ({ less: [mod], thing }) => (mod?.mod === 'cost' ? still([{ ...mod, targeting: thing.filter }], {}) : undefined),
      'Coronation Ceremony',
    ),
    // Where it costs more it could be offered too seldom before its targets are chosen.
    gap(
      'static',
      `this card costs <digit> more to activate ${targets} a|an <thing>`,
      'costs by targets',
      'Break Apart',
    ),
  ]),
  row('static', '<less> as long as <condition>', ({ less, condition }) => still(less, { if: condition })),
  row('static', '<subject> <mods> [,] where x is <value>', ({ subject, mods, value }) => {
    const whom = affectsOf(subject);
    const own = withX(mods, value);
    return whom && own && still(own, whom);
  }),
  row('static', 'as long as <condition> , <subject> <mods> for each <tally>', ({ condition, subject, mods, tally }) => {
    const whom = affectsOf(subject);
    const own = times(mods, tally);
    return whom && own && still(own, { ...whom, if: condition });
  }),
  row('static', '<less> for each <tally>', ({ less: [mod], tally }) =>
    mod?.mod === 'cost'
      ? still([{ ...mod, times: typeof mod.times === 'number' ? { times: [mod.times, tally] } : tally }], {})
      : undefined,
  ),
  row('static', 'as long as <condition> , <less>', ({ less, condition }) => still(less, { if: condition })),
  row('static', 'if <condition> , <less>', ({ less, condition }) => still(less, { if: condition })),
  // What cards of a player cost (1.6.4.2.8).
  row('static', '<cards> you activate cost <digit> less to activate', ({ cards, digit }) =>
    costing(cards, 'you', 'less', digit),
  ),
  row('static', 'the first <cards> you activate each turn costs <digit> less to activate', ({ cards, digit }) =>
    isCard(cards)
      ? still([priced(cards, 'less', digit)], {
          affects: { players: 'you' },
          if: {
            compare: [
              {
                happened: {
                  on: 'activate',
                  player: 'you',
                  ...(cards.filter.length > 0 ? { object: cards.filter } : {}),
                },
              },
              '=',
              0,
            ],
          },
        })
      : undefined,
  ),
  row('static', 'the first <cards> you activate each turn costs <digit> more to activate', ({ cards, digit }) =>
    isCard(cards)
      ? still([priced(cards, 'more', digit)], {
          affects: { players: 'you' },
          if: {
            compare: [
              {
                happened: {
                  on: 'activate',
                  player: 'you',
                  ...(cards.filter.length > 0 ? { object: cards.filter } : {}),
                },
              },
              '=',
              0,
            ],
          },
        })
      : undefined,
  ),
  row('static', '<cards> you materialize cost <digit> less to materialize', ({ cards, digit }) =>
    isCard(cards) && cards.filter.length > 0
      ? still([{ mod: 'cost', less: [{ pay: 'memory', amount: digit }], of: cards.filter }], {
          affects: { players: 'you' },
        })
      : undefined,
  ),
  ...(['more', 'less'] as const).map((way) =>
    row('static', `activated abilities of <thing> cost <price> ${way} to activate`, ({ thing, price }) =>
      still([{ mod: 'cost', abilities: true, [way]: [{ pay: 'reserve', amount: price }] }], { affects: thing.filter }),
    ),
  ),
  row('static', '<dearer>', ({ dearer: { who, mod } }) => still([mod], { affects: { players: who } })),
  row('static', 'as long as <condition> , <dearer>', ({ condition, dearer: { who, mod } }) =>
    still([mod], { affects: { players: who }, if: condition }),
  ),
  row(
    'static',
    'as long as <a:condition> and <b:condition> , <dearer>',
    ({ a, b, dearer: { who, mod } }) => still([mod], { affects: { players: who }, if: { all: [a, b] } }),
    'Quickstep Treads',
  ),
  row('static', 'during your turn , <dearer>', ({ dearer: { who, mod } }) =>
    still([mod], { affects: { players: who }, if: { turnOf: 'you' } }),
  ),
  ...['digit', 'price'].flatMap((figure) => [
    row('dearer', `<cards> your opponents activate cost <n:${figure}> more to activate`, (said) =>
      dearer(said as unknown as Dearer, 'opponents'),
    ),
    row('dearer', `<cards> cost <n:${figure}> more to activate`, (said) => dearer(said as unknown as Dearer, 'all')),
    row('dearer', `<cards> you activate cost <n:${figure}> more to activate`, (said) =>
      dearer(said as unknown as Dearer, 'you'),
    ),
  ]),
  // Others enter in another state (2.5.2).
  row('static', '<thing> enter the field rested', ({ thing }) => [
    unsettled({
      kind: 'replacement',
      on: 'move',
      object: thing.filter,
      match: { to: 'field' },
      change: { status: { rested: true } },
    }),
  ]),
  row('static', '<thing> enter the field with an additional <counter> counter on it|them', ({ thing, counter }) => [
    unsettled({
      kind: 'replacement',
      on: 'move',
      object: thing.filter,
      match: { to: 'field' },
      change: { counters: { [counter]: 1 } },
    }),
  ]),
  row('static', '<source> enter(s) the field distant', () => [entersWith({ status: { distant: true } })]),
  ...["this champion can't level up", "~ can't level up"].map((words) =>
    row('static', words, () => still([{ mod: 'rule', rule: 'cantLevelUp' }], {})),
  ),
  row('static', "your opponents can't recover", () =>
    still([{ mod: 'rule', rule: 'cantRecover' }], { affects: { players: 'opponents' } }),
  ),
  row('static', "this card 's activation can't be negated", () =>
    still([{ mod: 'rule', rule: 'cantBeNegated' }], { zone: 'effectsStack' }),
  ),
  // Where a card with a reserve cost may be activated from besides the hand (2.3.1.10).
  row('static', '<fromElsewhere>', ({ fromElsewhere }) => [unsettled(fromElsewhere)]),
  row('static', 'as long as <condition> , <fromElsewhere>', ({ condition, fromElsewhere }) => [
    unsettled({ ...fromElsewhere, if: condition }),
  ]),
  row('fromElsewhere', 'you may activate this card from your <zone:pile>', ({ zone }) =>
    zone === 'graveyard' || zone === 'banishment' ? { kind: 'play', method: 'elsewhere', zone } : undefined,
  ),
  row(
    'fromElsewhere',
    'you may activate this card from your <zone:pile> . if you do , banish it as it resolves',
    ({ zone }) =>
      zone === 'graveyard'
        ? { kind: 'play', method: 'elsewhere', zone, exit: { to: 'banishment', resolved: true } }
        : undefined,
  ),
  row(
    'fromElsewhere',
    'you may activate this card from your <zone:pile> . if you do , put it on the bottom of your deck as it resolves',
    ({ zone }) =>
      zone === 'banishment' || zone === 'graveyard'
        ? { kind: 'play', method: 'elsewhere', zone, exit: { to: 'mainDeck', position: 'bottom', resolved: true } }
        : undefined,
    'Three Visits',
  ),
  row('fromElsewhere', 'you may activate this card from your material deck', () => ({
    kind: 'play',
    method: 'elsewhere',
    zone: 'materialDeck',
  })),
  row('fromElsewhere', 'you may <costs> to activate this card from your material deck', ({ costs }) => ({
    kind: 'play',
    method: 'elsewhere',
    zone: 'materialDeck',
    additional: costs,
  })),
];

type Players = 'you' | 'opponents' | 'all';
interface Dearer {
  cards: Described;
  n: number;
}
const priced = ({ filter }: Described, way: 'less' | 'more', amount: number): Mod => ({
  mod: 'cost',
  [way]: [{ pay: 'reserve', amount }],
  ...(filter.length > 0 ? { of: filter } : {}),
});
const dearer = ({ cards, n }: Dearer, who: Players): { who: Players; mod: Mod } | undefined =>
  isCard(cards) ? { who, mod: priced(cards, 'more', n) } : undefined;
const costing = (cards: Described, who: Players, way: 'less' | 'more', amount: number) =>
  isCard(cards) ? still([priced(cards, way, amount)], { affects: { players: who } }) : undefined;
const less = (amount: number): Mod[] => [{ mod: 'cost', less: ONE, ...(amount === 1 ? {} : { times: amount }) }];
