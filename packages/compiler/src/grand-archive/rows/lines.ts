/** Lines: whole abilities with what restricts them, as objects and actions print them (2.4). */
import type { Effect, Ref, Value } from '@arbiter/engine';
import { NAME } from '../../reading/lines.js';
import { mention, SOURCE_KINDS } from '../../references/making.js';
import { isNoun, type Unsettled, unsettled } from '../../references/nouns.js';
import { gap, type Limits, type Line, row, type Trigger } from '../categories.js';
import { MISSING_WORDS } from '../printed.js';
import { beginsRestricted, itIsSource } from './sentences.js';
import {
  all,
  and,
  CLASS_BONUS,
  isAboutSelf,
  isIt,
  isSelf,
  LV,
  restricted,
  restrictedEffects,
  saysX,
  withX,
  YOUR_CHAMPION,
} from './shared.js';

const NAMES = [
  ...['guo jia', 'alice', 'ciel', 'merlin', 'diao chan', 'jin', 'kongming', 'tristan', 'diana', 'arisanna', 'mordred'],
  ...['rai', 'nico', 'tonoris', 'polkhawk', 'lorraine', 'vanitas', 'silvie', 'zander', '~'],
];
const titled = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
const abilities = (list: readonly Unsettled[]): Line => ({ line: 'abilities', abilities: list });

/** Nothing that comes later goes on about what is asked before modes are chosen. */
function unspoken<T>(part: T): T {
  const within = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (isNoun(inner) && inner.noun === 'mention') return inner.ref;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, within(one)]));
  };
  return within(part) as T;
}
const moreModes = (bullets: Effect[][], condition: NonNullable<Limits['if']>, exactly: boolean): Line => ({
  line: 'modes',
  min: 1,
  max: 1,
  more: { if: unspoken(condition), min: exactly ? 2 : 0, max: 2 },
  choices: bullets,
});
export const triggered = (
  { on, mentions, keyword, if: when, zone, limit }: Trigger,
  effects: Effect[],
  more = {},
): Unsettled[] | undefined =>
  saysX(effects)
    ? undefined
    : [
        unsettled(
          {
            kind: 'triggered',
            on,
            ...(keyword === undefined ? {} : { keyword }),
            effects,
            ...(when === undefined ? {} : { if: when }),
            ...(zone === undefined ? {} : { zone }),
            ...(limit === undefined ? {} : { limit }),
            ...more,
          },
          mentions,
        ),
      ];

/** "If you do, it …": what was returned is what is spoken of. */
function itIs(what: Ref, effects: Effect[]): Effect[] {
  const within = (part: unknown): unknown => {
    if (isIt(part)) return what;
    if (Array.isArray(part)) return part.map(within);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, within(one)]));
  };
  return within(effects) as Effect[];
}

/** An ability that restricts itself by a line before it, with all that it does. */
function under(restrictions: NonNullable<Limits['if']>[], line: Line): Line | undefined {
  const condition = all(restrictions);
  if (line.line === 'effects') return { line: 'effects', effects: restrictedEffects(condition, line.effects) };
  if (line.line !== 'abilities') return undefined;
  const list = line.abilities.map((one) => restricted(condition, one));
  return list.every((one) => one !== undefined) ? abilities(list) : undefined;
}

export const lines = [
  ...NAMES.map((name) => row('championName', name, () => (name === NAME ? NAME : titled(name)))),
  row('restriction', '<open> class bonus <close>', () => CLASS_BONUS),
  row('restriction', '<open> level <digit> + <close>', ({ digit }) => ({ compare: [LV, '>=', digit] })),
  row('restriction', '<open> memory <digit> + <close>', ({ digit }) => ({
    compare: [{ count: [{ zone: 'memory' }, { owner: 'you' }] }, '>=', digit],
  })),
  row('restriction', '<open> element bonus <close>', () => ({
    is: ['self', { is: 'elementBonus' }],
  })),
  ...NAMES.map((name) =>
    row(
      'restriction',
      `<open> ${name} bonus <close>`,
      () => ({ exists: [...[YOUR_CHAMPION].flat(), { lineageName: name === NAME ? NAME : titled(name) }] }),
      'Accursed Strength',
    ),
  ),
  row('restriction', '<open> damage <digit> + <close>', ({ digit }) => ({
    compare: [{ stat: 'damage', of: { each: YOUR_CHAMPION } }, '>=', digit],
  })),
  row('restrictions', '<restriction>', ({ restriction }) => [restriction]),
  row('restrictions', '<restriction> <restrictions>', ({ restriction, restrictions }) => [
    restriction,
    ...restrictions,
  ]),

  row('limits', 'activate this ability only at slow speed', () => ({ timing: 'slow' })),
  row('limits', 'activate this ability only once', () => ({ limit: { inAll: 1 } })),
  row('limits', 'activate this ability only twice', () => ({ limit: { inAll: 2 } })),
  row('limits', 'activate this ability only once per turn', () => ({ limit: { perTurn: 1 } })),
  row('limits', 'activate this ability only once each turn', () => ({ limit: { perTurn: 1 } })),
  row('limits', 'activate this ability only if <condition>', ({ condition }) => ({ if: condition })),
  row('limits', 'activate this ability only if <a:condition> and only if <b:condition>', ({ a, b }) => ({
    if: { all: [a, b] },
  })),
  row('limits', 'activate this ability only at slow speed and only if <condition>', ({ condition }) => ({
    timing: 'slow',
    if: condition,
  })),
  row('limits', 'activate this ability only at slow speed and only once per turn', () => ({
    timing: 'slow',
    limit: { perTurn: 1 },
  })),
  row('limits', 'activate this ability only once per turn and at slow speed', () => ({
    timing: 'slow',
    limit: { perTurn: 1 },
  })),
  row('limits', "activate this ability only during an opponent 's turn", () => ({
    if: { turnOf: 'opponent' as const },
  })),
  row('limits', 'activate this ability only during your turn', () => ({ if: { turnOf: 'you' as const } })),
  row('limits', "activate this ability only during an opponent 's recollection phase", () => ({
    if: { all: [{ turnOf: 'opponent' as const }, { during: ['recollection'] }] },
  })),
  row('ability', '<costs> : <effects>', ({ costs, effects }) => activated(costs, effects, {})),
  row('ability', '<costs> : <effects> . <limits>', ({ costs, effects, limits }) => activated(costs, effects, limits)),
  row(
    'ability',
    '<costs> : <effects> . this ability costs <price> less to activate for each <tally> [. <limits>]',
    ({ costs, effects, price, tally, limits }) =>
      activated(costs, effects, {
        less: { cost: [{ pay: 'reserve', amount: price }], times: tally },
        ...limits,
      }),
  ),
  ...['as long as', 'if'].map((when) =>
    row(
      'ability',
      `<costs> : <effects> . this ability costs <price> less to activate ${when} <condition> [. <limits>]`,
      ({ costs, effects, price, condition, limits }) => {
        const once = holding(condition);
        return once === undefined
          ? undefined
          : activated(costs, effects, { less: { cost: [{ pay: 'reserve', amount: price }], times: once }, ...limits });
      },
      "Lena, Dorumegia's Herald",
    ),
  ),
  row(
    'ability',
    '<costs> : <effects> . as long as <condition> , this ability costs <price> less to activate [. <limits>]',
    ({ costs, effects, price, condition, limits }) => {
      const once = holding(condition);
      return once === undefined
        ? undefined
        : activated(costs, effects, { less: { cost: [{ pay: 'reserve', amount: price }], times: once }, ...limits });
    },
    'Gildas, Faesworn Monarch',
  ),
  row('ability', '<elsewhere> : <effects>', ({ elsewhere: { zone, cost }, effects }) =>
    activated(cost, effects, { zone }),
  ),
  row('ability', '<elsewhere> : <effects> . <limits>', ({ elsewhere: { zone, cost }, effects, limits }) =>
    activated(cost, effects, { ...limits, zone }),
  ),
  row('ability', '<costs> : <effects> . x is <value>', ({ costs, effects, value }) => {
    const own = withX(effects, value);
    return own && activated(costs, own, {});
  }),
  row('ability', '<event> : <effects>', ({ event, effects }) => triggered(event, effects)),
  row('ability', '<trigger> , <told>', ({ trigger, told }) => triggered(trigger, told)),
  row('ability', '<trigger> while <condition> , <told>', ({ trigger, condition, told }, { from }) =>
    triggered(
      {
        ...trigger,
        ...and(trigger.if, condition),
        // What is asked of the source is what "it" points to where the trigger speaks of nothing.
        ...(trigger.mentions.length === 0 && isAboutSelf(condition)
          ? { mentions: [mention(from, 'self', SOURCE_KINDS)] }
          : {}),
      },
      told,
    ),
  ),
  row('ability', '<trigger> , if <condition> , <told>', ({ trigger, condition, told }, { from }) =>
    triggered(
      { ...trigger, ...and(trigger.if, condition) },
      // What asks about the source alone is what "it" points to.
      trigger.mentions.length === 0 ? itIsSource(condition, told, from) : told,
    ),
  ),
  row('limits', 'trigger this ability only once', () => ({ limit: { inAll: 1 } })),
  row('limits', 'trigger this ability only once per|each turn', () => ({ limit: { perTurn: 1 } })),
  row('ability', '<event> : <effects> . <limits>', ({ event, effects, limits }) =>
    (limits.timing ?? limits.if) ? undefined : triggered(event, effects, limits),
  ),
  row('ability', '<trigger> , <told> . <limits>', ({ trigger, told, limits }) =>
    (limits.timing ?? limits.if) ? undefined : triggered(trigger, told, limits),
  ),
  row('ability', '<trigger> , if <condition> , <told> . <limits>', ({ trigger, condition, told, limits }) =>
    (limits.timing ?? limits.if) ? undefined : triggered({ ...trigger, ...and(trigger.if, condition) }, told, limits),
  ),
  // Where the card lies in its graveyard, the ability functions there (2.4.0.5).
  row('ability', '<trigger> , <here>', ({ trigger, here }) => triggered({ ...trigger, zone: 'graveyard' }, here)),
  row(
    'ability',
    '<trigger> , <here> . if you do , <clauses>',
    ({ trigger, here, clauses }, { from }) => {
      const [one, ...others] = here;
      if (one?.do !== 'move' || others.length > 0) return undefined;
      const save = `back ${from}`;
      return triggered({ ...trigger, zone: 'graveyard' }, [
        { ...one, save },
        {
          do: 'if',
          if: { compare: [{ countOf: { saved: save } }, '>=', 1] },
          then: itIs({ saved: save }, clauses),
        },
      ]);
    },
    'Liminal Guide',
  ),
  row('ability', '<trigger> , <here> . <effects>', ({ trigger, here, effects }) =>
    triggered({ ...trigger, zone: 'graveyard' }, [...here, ...effects]),
  ),
  row('ability', '<elsewhere> : <here>', ({ elsewhere: { zone, cost }, here }) => activated(cost, here, { zone })),
  row('ability', '<costs> : <here>', ({ costs, here }) => activated(costs, here, { zone: 'graveyard' })),
  row('ability', '<costs> : <here> . <limits>', ({ costs, here, limits }) =>
    activated(costs, here, { ...limits, zone: 'graveyard' }),
  ),
  row('ability', '<static>', ({ static: one }) => one),
  row('ability', '<keywords>', ({ keywords }) => keywords),
  // The champion has such an ability while the card is anywhere in its lineage.
  ...[false, true].flatMap((alone) =>
    [':', '—'].map((sign) =>
      row('ability', `inherited effect ${sign} <ability>`, ({ ability }) => inherited(ability, alone)),
    ),
  ),
  row(
    'ability',
    'lineage release — <effects>',
    ({ effects }) =>
      activated([{ pay: 'banish', what: 'self' }], effects, { keyword: 'lineage release', zone: 'lineage' }),
    'Spirit of Serene Fire',
  ),

  row(
    'ability',
    'lineage release — <effects> . <limits>',
    ({ effects, limits }) =>
      activated([{ pay: 'banish', what: 'self' }], effects, { ...limits, keyword: 'lineage release', zone: 'lineage' }),
    'Ciel, Omenbringer',
  ),
  // What it costs less is worked out as it is activated.
  row(
    'ability',
    '<costs> : <effects> . this ability costs ( lv ) less to activate [. <limits>]',
    ({ costs, effects, limits }) =>
      activated(costs, effects, { less: { cost: [{ pay: 'reserve', amount: 1 }], times: LV }, ...limits }),
  ),
  row(
    'ability',
    '<costs> : <effects> . this ability costs ( x ) less to activate , where x is <value> [. <limits>]',
    ({ costs, effects, value, limits }) =>
      activated(costs, effects, { less: { cost: [{ pay: 'reserve', amount: 1 }], times: value }, ...limits }),
  ),
  row(
    'ability',
    '<costs> : <effects> . <limits> . this ability costs ( x ) less to activate , where x is <value>',
    ({ costs, effects, value, limits }) =>
      activated(costs, effects, { less: { cost: [{ pay: 'reserve', amount: 1 }], times: value }, ...limits }),
  ),
  // (X) is chosen as it is activated (1.6.4.2.9).
  row('ability', '( x ) , <costs> : <effects>', ({ costs, effects }) => {
    const own = withX(effects, 'x');
    return own && activated([{ pay: 'reserve', amount: 0, x: true }, ...costs], own, {});
  }),
  row(
    'ability',
    '( <digit> +x ) , <costs> : <effects>',
    ({ digit, costs, effects }) => {
      const own = withX(effects, 'x');
      return own && activated([{ pay: 'reserve', amount: digit, x: true }, ...costs], own, {});
    },
    "Sablemere, Warden's Grip",
  ),
  // Where it lies preserved, the ability functions there (2.4.0.5).
  row(
    'ability',
    '<trigger> , if this card is in your material deck preserved , <told>',
    ({ trigger, told }) =>
      triggered(
        { ...trigger, zone: 'materialDeck', ...and(trigger.if, { is: ['self', { status: 'preserved' }] }) },
        told,
      ),
    'Magnificent Banquet',
  ),
  row('own', '<ability>', ({ ability }) => abilities(ability)),
  ...['activate this card', 'materialize this card', 'materialize this weapon'].map((way) =>
    row('own', `as an additional cost to ${way} , <costs>`, ({ costs }) => ({
      line: 'additional',
      cost: costs,
    })),
  ),
  // Another cost in the place of the reserve cost (1.6.4.2.8).
  row('ability', "you may <costs> rather than pay this card 's reserve cost", ({ costs }) => [
    unsettled({ kind: 'play', method: 'alternative', cost: costs }),
  ]),
  row('objectLine', '<own> [.]', ({ own }) => own),
  row('objectLine', '<restrictions> <own> [.]', ({ restrictions, own }) => under(restrictions, own)),
  row('actionLine', '<own> [.]', ({ own }) => own),
  row('actionLine', '<restrictions> <own> [.]', ({ restrictions, own }) => under(restrictions, own)),
  row('actionLine', '<effects> [.]', ({ effects }, { from }) =>
    beginsRestricted(effects, from) ? undefined : { line: 'effects', effects },
  ),
  row('actionLine', '<restrictions> <effects> [.]', ({ restrictions, effects }) =>
    under(restrictions, { line: 'effects', effects }),
  ),
  row('actionLine', 'choose <count> — <bullets>', ({ count, bullets }) => ({
    line: 'modes',
    ...count,
    choices: bullets,
  })),
  // How many are chosen where something is so.
  ...(['', 'up to '] as const).flatMap((upTo) => [
    row('actionLine', `choose one . if <condition> , choose ${upTo}two instead — <bullets>`, ({ condition, bullets }) =>
      moreModes(bullets, condition, upTo === ''),
    ),
    row('actionLine', `choose one . <open> class bonus <close> choose ${upTo}two instead — <bullets>`, ({ bullets }) =>
      moreModes(bullets, CLASS_BONUS, upTo === ''),
    ),
  ]),
  row('objectLine', '<restrictions> <modal> [.]', ({ restrictions, modal }) =>
    modal.line === 'modes' ? { ...modal, if: all(restrictions) } : undefined,
  ),
  row('objectLine', '<modal> [.]', ({ modal }) => modal),
  row('modal', '<event> : choose <count> — <bullets>', ({ event, count, bullets }) => ({
    line: 'modes',
    ...count,
    choices: bullets,
    trigger: event,
  })),
  row('modal', '<trigger> , choose <count> — <bullets>', ({ trigger, count, bullets }) => ({
    line: 'modes',
    ...count,
    choices: bullets,
    trigger,
  })),
  row('modal', '<costs> : choose <count> — <bullets>', ({ costs, count, bullets }) => ({
    line: 'modes',
    ...count,
    choices: bullets,
    cost: costs,
  })),
  row('count', 'one', () => ({ min: 1, max: 1 })),
  row('count', 'two', () => ({ min: 2, max: 2 })),
  row('count', 'one or both', () => ({ min: 1, max: 2 })),
  row('bullets', '• <restrictions> <effects> [.]', ({ restrictions, effects }) => [
    restrictedEffects(all(restrictions), effects),
  ]),
  row('bullets', '• <effects> [.]', ({ effects }) => [effects]),
  row('bullets', '• <effects> . <bullets>', ({ effects, bullets }) => [effects, ...bullets]),
  row('bullets', '• <effects> <bullets>', ({ effects, bullets }) => [effects, ...bullets]),
  ...MISSING_WORDS.map((word) => gap('missing', word, word)),
];

/**
 * What a champion inherits is there on the field and in a lineage; there the champion has it, and it is what the text calls
 * "this object". Of other cards it is there in lineages alone.
 */
function inherited(list: Unsettled[], alone: boolean): Unsettled[] | undefined {
  const below = list.map(({ ability, ...more }): Unsettled | undefined => {
    if (ability.kind === 'keyword')
      return unsettled({ kind: 'static', zone: 'lineage', affects: 'attached', mods: [{ mod: 'ability', ability }] });
    if (ability.kind !== 'triggered' && ability.kind !== 'static' && ability.kind !== 'replacement') return undefined;
    if (ability.zone !== undefined) return undefined;
    const affects = ability.kind === 'static' && ability.affects === undefined ? { affects: 'attached' as const } : {};
    return ofChampion({ ...more, ability: { ...ability, ...affects, zone: 'lineage' } });
  });
  const all = below.filter((one) => one !== undefined);
  return all.length === list.length ? [...(alone ? [] : list), ...all] : undefined;
}
/** In a lineage the source is the card, and what has the ability is what it is attached to. */
function ofChampion<T>(part: T): T {
  const within = (inner: unknown): unknown => {
    if (inner === 'self') return 'attached';
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    if ('self' in inner && inner.self === true) return { in: 'attached' };
    // Damage without a source is dealt by the source of the ability, which is the champion.
    const dealer = 'do' in inner && inner.do === 'damage' && !('from' in inner) ? { from: 'attached' } : {};
    return { ...Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, within(one)])), ...dealer };
  };
  return within(part) as T;
}
export const activated = (
  cost: Parameters<typeof costsOf>[0],
  effects: Effect[],
  limits: Limits & Cheaper,
): Unsettled[] | undefined =>
  saysX([cost, effects])
    ? undefined
    : [
        unsettled(
          { kind: 'activated', cost: costsOf(cost), effects, ...limits },
          paysItself(cost)
            ? [mention(0, 'self', SOURCE_KINDS), { ...mention(0, { now: 'self' }, SOURCE_KINDS), of: 'self' }]
            : [],
        ),
      ];
/** Once where a condition holds, and else not at all: what is asked of the source or of how many there are. */
function holding(condition: NonNullable<Limits['if']>): Value | undefined {
  if ('is' in condition && isSelf(condition.is[0]))
    return { count: [{ self: true as const }, ...[condition.is[1]].flat()] };
  if ('exists' in condition && condition.atLeast === undefined) return { least: [1, { count: condition.exists }] };
  return undefined;
}
/** What makes activating it cost less, and where it functions. */
type Cheaper = Pick<Extract<Unsettled['ability'], { kind: 'activated' }>, 'less' | 'zone' | 'keyword' | 'as'>;
type Costs = Extract<Unsettled['ability'], { kind: 'activated' }>['cost'];
const costsOf = (cost: Costs): Costs => cost;
/** A cost that speaks of the card itself is what "it" points to after it. */
const paysItself = (cost: Costs): boolean => cost.some((one) => 'what' in one && one.what === 'self');
