/** Static abilities, and how a permanent enters (604, 611.3, 614.1c–d). */
import type {
  Ability,
  Condition,
  CopyExcept,
  CostChange,
  Filter,
  FilterClause,
  Mod,
  Ref,
  ReplacementAbility,
  StaticAbility,
  Value,
} from '@arbiter/engine';
import { isNoun, type Unsettled, unsettled } from '../../references/nouns.js';
import { type Described, gap, row } from '../categories.js';
import { self } from '../nouns.js';
import { has, plus, rule, timesEach } from './effects/changes.js';
import { withX } from './effects/optional.js';
import { targeted } from './shared.js';

/** What a static ability affects, of a noun: itself, what it is attached to, or all that fit; nothing that is targeted. */
function affected(subject: Ref): StaticAbility['affects'] | undefined {
  if (!isNoun(subject) || subject.noun !== 'mention') return undefined;
  const { ref } = subject;
  if (ref === 'self' || ref === 'attached') return ref;
  return typeof ref === 'object' && 'each' in ref ? ref.each : undefined;
}
const always = (subject: Ref, mods: Mod[], condition?: Condition) => {
  const affects = affected(subject);
  if (affects === undefined) return undefined;
  const known = affects === 'attached' ? othersThanAttached(mods) : mods;
  const ability: Ability = {
    kind: 'static',
    affects,
    mods: known,
    ...(condition === undefined ? {} : { if: condition }),
  };
  return [unsettled(ability, isNoun(subject) && subject.noun === 'mention' ? [subject] : [])];
};
const isOther = (part: unknown): boolean => typeof part === 'object' && part !== null && 'other' in part;
const isOfCreatures = (part: unknown): boolean => JSON.stringify(part) === '{"has":["types","Creature"]}';
/** "Each other creature", of what is on a creature, is another than that one (303.4, 301.5). */
const othersThanAttached = (mods: Mod[]): Mod[] => {
  const within = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || isNoun(part) || 'unsettled' in part) return part;
    if (Array.isArray(part)) {
      const creatures = part.some(isOfCreatures);
      return part.map((one) => (creatures && isOther(one) ? { not: { in: 'attached' } } : within(one)));
    }
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, within(inner)]));
  };
  return mods.map((mod) => (mod.mod === 'add' ? (within(mod) as Mod) : mod));
};
const players = (who: 'you' | 'opponents' | 'all', mods: Mod[]) => [
  unsettled({ kind: 'static', affects: { players: who }, mods }),
];
/** A rule about those that a filter describes; a description names no place, since it is about creatures that are there. */
const described = (name: string, which: string, filter: Filter): Mod =>
  ({ mod: 'rule', rule: name, [which]: filter }) as Mod;
type Entering = { status?: { tapped: true }; counters?: { [kind: string]: number } };
const entering = (change: Entering, condition?: Condition): Ability => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  change,
  ...(condition === undefined ? {} : { if: condition }),
});
/** It enters as a copy of something, if its controller likes (707.5). */
const asCopy = (of: FilterClause[], may: boolean, except?: CopyExcept): Unsettled[] => [
  unsettled({
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of, ...(may ? { may } : {}), ...(except === undefined ? {} : { except }) },
  }),
];
/** All damage, or all combat damage, is prevented as long as the source is there (615). */
const prevented = (what: Partial<ReplacementAbility>, combat: boolean): Unsettled =>
  unsettled({
    kind: 'replacement',
    on: 'damage',
    ...what,
    ...(combat ? { match: { combat: true } } : {}),
    prevent: true,
  });
const costing = (change: 'more' | 'less', mana: string, more: Omit<CostChange, 'more' | 'less'> = {}): Mod => ({
  mod: 'cost',
  ...more,
  [change]: [{ pay: 'mana', cost: mana }],
});
const spellsCost = (who: 'you' | 'opponents' | 'all', thing: Described, change: 'more' | 'less', mana: string) =>
  thing.kinds.includes('spell') ? players(who, [costing(change, mana, ofSpells(thing))]) : undefined;
/** What a spell targets is asked while it is being cast, as no other clause is. */
const ofSpells = ({ filter }: Described): Pick<CostChange, 'of' | 'targeting'> => {
  const clauses = spellOf(filter);
  const of = clauses.filter((clause) => !('targets' in clause));
  const [targeting, ...more] = clauses.flatMap((clause) => ('targets' in clause ? [clause.targets] : []));
  if (more.length > 0) return { of: clauses };
  return { ...(of.length > 0 ? { of } : {}), ...(targeting ? { targeting } : {}) };
};

export const statics = [
  row('mod', 'get(s) <figures>', ({ figures }) => plus(figures), 'Glorious Anthem'),
  row('mod', 'get(s) <figures> for each <tally>', ({ figures, tally }) => timesEach(figures, tally)),
  row('mod', 'has|have <granted>', ({ granted }) => granted.map(has)),
  row('mod', 'has|have base power and toughness <shape>', ({ shape }) => [
    { mod: 'set', prop: 'power', value: shape.power },
    { mod: 'set', prop: 'toughness', value: shape.toughness },
  ]),
  row('mod', 'lose|loses all abilities', () => [{ mod: 'loseAbilities' }]),
  row('mod', 'lose|loses all abilities and has|have base power and toughness <shape>', ({ shape }) => [
    { mod: 'loseAbilities' },
    { mod: 'set', prop: 'power', value: shape.power },
    { mod: 'set', prop: 'toughness', value: shape.toughness },
  ]),
  row('mod', 'is|are <color>', ({ color }) => [{ mod: 'set', prop: 'colors', value: [color] }]),
  row('mod', 'is|are a|an <subtype> in addition to its|their other types', ({ subtype }) => [
    { mod: 'gain', prop: 'subtypes', values: [subtype] },
  ]),
  row('mod', 'is|are a|an <subtype> in addition to its|their other land types', ({ subtype }) =>
    isBasicType(subtype) ? [{ mod: 'gain', prop: 'subtypes', values: [subtype] }] : undefined,
  ),
  // Its other land types are gone, and what its rules text gave it (305.7).
  row(
    'mod',
    'is|are a|an <subtype>',
    ({ subtype }) => (isBasicType(subtype) ? [{ mod: 'set', prop: 'subtypes', value: [subtype] }] : undefined),
    'Spreading Seas',
  ),
  // Other creature types are gone, and nothing else (205.1a).
  row(
    'mod',
    'is|are a|an <a:subtype> <b:subtype>',
    ({ a, b }) => ([a, b].some(isBasicType) ? undefined : [{ mod: 'set', prop: 'subtypes', value: [a, b] }]),
    'Oni Possession',
  ),
  row(
    'mod',
    'are <subtype>',
    ({ subtype }) => (isBasicType(subtype) ? [{ mod: 'set', prop: 'subtypes', value: [subtype] }] : undefined),
    'Blood Moon',
  ),
  row('mod', 'is|are a|an <subtype> in addition to its|their other types|creature type(s)', ({ subtype }) => [
    { mod: 'gain', prop: 'subtypes', values: [subtype] },
  ]),
  row('mod', 'is|are <subtype> in addition to their other types', ({ subtype }) => [
    { mod: 'gain', prop: 'subtypes', values: [subtype] },
  ]),
  row('mod', 'is|are a|an <type> in addition to its|their other types', ({ type }) => [
    { mod: 'gain', prop: 'types', values: [type] },
  ]),
  row('mod', 'are <type> in addition to their other types', ({ type }) => [
    { mod: 'gain', prop: 'types', values: [type] },
  ]),
  row(
    'mod',
    "isn't a creature",
    () => [{ mod: 'lose', prop: 'types', values: ['Creature'] }],
    'Erebos, God of the Dead',
  ),
  row('mod', "can't attack", () => [rule('cantAttack')]),
  row('mod', "can't block", () => [rule('cantBlock')]),
  row('mod', "can't attack or block", () => [rule('cantAttack'), rule('cantBlock')], 'Luminous Bonds'),
  row('mod', "can't be blocked", () => [rule('cantBeBlocked')], 'Invisible Stalker'),
  row('mod', "can't be blocked by more than one creature", () => [rule('maxBlockers', { count: 1 })], 'Bristling Boar'),
  row('mod', "can't be countered", () => [rule('cantBeCountered')]),
  row(
    'mod',
    "doesn't|don't untap during its|their controller 's untap step(s)",
    () => [rule('doesntUntap')],
    'Waterknot',
  ),
  row('mod', "doesn't untap during your untap step", () => [rule('doesntUntap')]),
  row('mod', 'attacks|attack each combat if able', () => [rule('mustAttack')]),
  row('mod', 'blocks|block each combat if able', () => [rule('mustBlock')]),
  row(
    'mod',
    'can block an additional <n:digitOrWord> creatures each combat',
    ({ n }) => [rule('blocksMore', { count: n })],
    'Watcher in the Web',
  ),
  row(
    'mod',
    'can block an additional creature each combat',
    () => [rule('blocksMore', { count: 1 })],
    'Ghastbark Twins',
  ),
  row('mod', 'can block an additional <n:digitOrWord> creatures each combat', ({ n }) => [
    rule('blocksMore', { count: n }),
  ]),
  row('mod', 'can block any number of creatures', () => [rule('blocksAny')], 'Palace Guard'),
  row('mods', '<mod>', ({ mod }) => mod),
  row(
    'mods',
    "<mod> , and its activated abilities can't be activated",
    ({ mod }) => [...mod, rule('cantBeActivated')],
    'Arrest',
  ),
  row('mods', "<mod> , and its activated abilities can't be activated unless they're mana abilities", ({ mod }) => [
    ...mod,
    { mod: 'rule', rule: 'cantBeActivated', manaAbilities: false },
  ]),
  row('mods', '<a:mod> and <b:mods>', ({ a, b }) => [...a, ...b]),
  row('mods', '<a:mod> , <b:mod> , and <c:mod>', ({ a, b, c }) => [...a, ...b, ...c]),

  row('static', '<subject> <mods>', ({ subject, mods }) => always(subject, mods)),
  row(
    'static',
    '<subject> <mods> as long as <condition>',
    ({ subject, mods, condition }) => always(subject, mods, condition),
    'Kargan Dragonrider',
  ),
  ...['both creatures', 'each of those creatures'].map((both) =>
    row(
      'static',
      `as long as <source> is paired with another creature , ${both} <mods>`,
      ({ mods }) => [
        unsettled({
          kind: 'static',
          affects: [{ any: [{ self: true }, { in: 'paired' }] }],
          mods,
          if: { is: ['self', { is: 'paired' }] },
        }),
      ],
      'Wolfir Silverheart',
    ),
  ),
  row('static', 'as long as <a:condition> and <b:condition> , <subject> <mods>', ({ subject, mods, a, b }) =>
    always(subject, mods, { all: [a, b] }),
  ),
  row('static', 'as long as <condition> , <subject> <mods>', ({ subject, mods, condition }) =>
    always(subject, mods, condition),
  ),
  row(
    'static',
    'as long as <condition> , it <mods>',
    ({ condition, mods }) => {
      const it = speaksOf(condition);
      return it && always(it, mods, condition);
    },
    'Fleecemane Lion',
  ),
  row(
    'static',
    'you control enchanted <kind>',
    () => [unsettled({ kind: 'static', affects: 'attached', mods: [{ mod: 'control', to: 'you' }] })],
    'Control Magic',
  ),
  row('static', 'you have hexproof', () => players('you', [rule('hexproof')])),
  row('static', 'you have shroud', () => players('you', [rule('shroud')])),
  row('static', 'you have no maximum hand size', () => players('you', [rule('noMaximumHandSize')])),
  row('static', "players can't gain life", () => players('all', [rule('cantGainLife')])),
  row('static', "your opponents can't gain life", () => players('opponents', [rule('cantGainLife')])),
  row('static', 'you may play an additional land on each of your turns', () =>
    players('you', [rule('additionalLands', { count: 1 })]),
  ),
  row('static', 'you may play <n:digitOrWord> additional lands on each of your turns', ({ n }) =>
    players('you', [rule('additionalLands', { count: n })]),
  ),
  row('static', '<source> enters tapped', () => [unsettled(entering({ status: { tapped: true } }))], 'Diregraf Ghoul'),
  row('static', '<source> enters tapped unless <condition>', ({ condition }) => [
    unsettled(entering({ status: { tapped: true } }, { not: condition })),
  ]),
  row('static', 'if <condition> , <source> enters tapped', ({ condition }) => [
    unsettled(entering({ status: { tapped: true } }, condition)),
  ]),
  row('static', '<source> enters tapped with <n> <counter> counter(s) on it', ({ n, counter }) =>
    typeof n === 'number' ? [unsettled(entering({ status: { tapped: true }, counters: { [counter]: n } }))] : undefined,
  ),
  row(
    'static',
    '<source> enters tapped and with <n> <counter> counter(s) on it',
    ({ n, counter }) =>
      typeof n === 'number'
        ? [unsettled(entering({ status: { tapped: true }, counters: { [counter]: n } }))]
        : undefined,
    'Sphere of the Suns',
  ),
  row('static', '<source> enters with <n> <counter> counter(s) on it if <condition>', ({ n, counter, condition }) =>
    typeof n === 'number' ? [unsettled(entering({ counters: { [counter]: n } }, condition))] : undefined,
  ),
  row('static', 'if <condition> , it enters with <n> <counter> counter(s) on it', ({ n, counter, condition }) =>
    typeof n === 'number' ? [unsettled(entering({ counters: { [counter]: n } }, condition))] : undefined,
  ),
  row('static', 'you may have <source> enter as a copy of any <thing>', ({ thing }) => asCopy(thing.filter, true)),
  row('static', 'you may have <source> enter as a copy of <thing:one>', ({ thing }) => asCopy(thing.filter, true)),
  row(
    'static',
    'you may have <source> enter as a copy of any <thing> , except it has <granted>',
    ({ thing, granted }) => asCopy(thing.filter, true, { abilities: granted }),
  ),
  row(
    'static',
    "you may have <source> enter as a copy of any <thing> , except it 's a|an <type> in addition to its other types",
    ({ thing, type }) => asCopy(thing.filter, true, { gain: { types: [type] } }),
  ),
  row(
    'static',
    "you may have <source> enter as a copy of any <thing> , except it 's a|an <subtype> in addition to its other types",
    ({ thing, subtype }) => asCopy(thing.filter, true, { gain: { subtypes: [subtype] } }),
  ),
  row(
    'static',
    "you may have <source> enter as a copy of any <thing> , except it 's a|an <subtype> in addition to its other types and it has <granted>",
    ({ thing, subtype, granted }) => asCopy(thing.filter, true, { gain: { subtypes: [subtype] }, abilities: granted }),
    'Phantasmal Image',
  ),
  row(
    'static',
    '<source> costs <mana> more to cast for each target beyond the first',
    ({ mana }) => [
      unsettled({
        kind: 'static',
        mods: [{ mod: 'cost', more: [{ pay: 'mana', cost: mana }], times: { sum: ['targets', -1] } }],
      }),
    ],
    'Harness by Force',
  ),
  // What enters is no permanent yet: whose it is going to be is what "you control" asks (614.12).
  row(
    'static',
    '<thing> enter tapped',
    ({ thing }) =>
      thing.placed
        ? undefined
        : [
            unsettled({
              kind: 'replacement',
              on: 'move',
              object: thing.filter.filter((clause) => !('zone' in clause)),
              match: { to: 'battlefield' },
              change: { status: { tapped: true } },
            }),
          ],
    'Blind Obedience',
  ),
  row('static', 'during your turn , <subject> <mods>', ({ subject, mods }) =>
    always(subject, mods, { turnOf: 'you' as const }),
  ),
  row('static', '<subject> <mods> during your turn', ({ subject, mods }) =>
    always(subject, mods, { turnOf: 'you' as const }),
  ),
  row('static', '<subject> <restriction> unless <condition>', ({ subject, restriction, condition }) =>
    always(subject, restriction, { not: condition }),
  ),
  row('restriction', "can't attack", () => [rule('cantAttack')]),
  row('restriction', "can't block", () => [rule('cantBlock')]),
  row('restriction', "can't attack or block", () => [rule('cantAttack'), rule('cantBlock')]),
  row('static', '<source> costs <mana> less to cast if <condition>', ({ mana, condition }) => [
    unsettled({ kind: 'static', mods: [costing('less', mana)], if: condition }),
  ]),
  row(
    'static',
    '<source> costs <mana> less to cast if it targets <one>',
    ({ mana, one }) => {
      const targeting = targeted(one);
      if (!targeting) return undefined;
      return [unsettled({ kind: 'static', mods: [costing('less', mana, { targeting })] })];
    },
    'Price of Fame',
  ),
  gap('static', '<source> costs <mana> less to cast if it targets <one>', 'a target of no named zone', 'Revoke Demise'),
  row('static', '<thing> you cast cost <mana> more to cast', ({ thing, mana }) =>
    spellsCost('you', thing, 'more', mana),
  ),
  row('static', '<thing> your opponents cast cost <mana> more to cast', ({ thing, mana }) =>
    spellsCost('opponents', thing, 'more', mana),
  ),
  row('static', '<thing> cost <mana> more to cast', ({ thing, mana }) => spellsCost('all', thing, 'more', mana)),
  row('static', '<thing> cost <mana> less to cast', ({ thing, mana }) => spellsCost('all', thing, 'less', mana)),
  row('static', '<subject> <xmods> , where x is <value>', ({ subject, xmods, value }) => {
    const mods = withX(xmods, value);
    return mods === undefined ? undefined : always(subject, mods);
  }),
  row('xmods', '<mods>', ({ mods }) => mods),
  row('static', 'prevent all damage that would be dealt to <source>', () => [prevented({ target: 'self' }, false)]),
  row('static', 'prevent all combat damage that would be dealt to <source>', () => [
    prevented({ target: 'self' }, true),
  ]),
  row('static', 'prevent all damage that would be dealt to <source> by <thing>', ({ thing }) => [
    prevented({ target: 'self', source: thing.filter }, false),
  ]),
  row('static', 'prevent all combat damage that would be dealt by <source>', () => [
    prevented({ source: 'self' }, true),
  ]),
  row('static', 'prevent all damage that would be dealt to <thing>', ({ thing }) => [
    prevented({ target: thing.filter }, false),
  ]),
  row('static', 'prevent all combat damage that would be dealt to and dealt by <source>', () => [
    prevented({ target: 'self' }, true),
    prevented({ source: 'self' }, true),
  ]),
  row('static', 'prevent all damage that would be dealt to and dealt by <source>', () => [
    prevented({ target: 'self' }, false),
    prevented({ source: 'self' }, false),
  ]),
  row('static', 'if <source> would be put into a graveyard from anywhere , exile it instead', () => [
    unsettled({
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'graveyard' },
      change: { to: 'exile' },
    }),
  ]),
  ...(
    [
      ['a card or token would be put into a graveyard from anywhere', []],
      ['a card would be put into a graveyard from anywhere', [{ not: { is: 'token' } }]],
      [
        "a card would be put into an opponent 's graveyard from anywhere",
        [{ not: { is: 'token' } }, { owner: 'opponent' }],
      ],
      ['a nontoken creature would die', [{ has: ['types', 'Creature'] }, { not: { is: 'token' } }]],
      ['a creature would die', [{ has: ['types', 'Creature'] }]],
      ['a creature an opponent controls would die', [{ has: ['types', 'Creature'] }, { controller: 'opponent' }]],
      [
        'an instant or sorcery card would be put into a graveyard from anywhere',
        [{ has: ['types', ['Instant', 'Sorcery']] }],
      ],
    ] as [string, FilterClause[]][]
  ).map(([words, object]) =>
    row('static', `if ${words} , exile it instead`, () => [
      unsettled({
        kind: 'replacement',
        on: 'move',
        object,
        match: { ...(words.endsWith('die') ? { from: 'battlefield' } : {}), to: 'graveyard' },
        change: { to: 'exile' },
      }),
    ]),
  ),
  ...(
    [
      ['if you would gain life , you gain twice that much life instead', { times: [2, { event: 'amount' }] }],
      ['if you would gain life , you gain that much life plus 1 instead', { sum: [{ event: 'amount' }, 1] }],
    ] as [string, Value][]
  ).map(([words, amount]) =>
    row(
      'static',
      words,
      () => [
        unsettled({
          kind: 'replacement',
          on: 'stat',
          player: 'you',
          match: { stat: 'life', gain: true },
          change: { amount },
        }),
      ],
      'Boon Reflection',
    ),
  ),
  row(
    'mod',
    'is|are a|an <subtype> in addition to its|their other land types',
    ({ subtype }) => [{ mod: 'gain', prop: 'subtypes', values: [subtype] }],
    'Urborg, Tomb of Yawgmoth',
  ),
  row('static', "<thing> can't block <source>", ({ thing, source }) =>
    always(source, [described('cantBeBlockedBy', 'by', thing.filter)]),
  ),
  row(
    'static',
    "<thing> can't block it",
    ({ thing }, { from }) => always(self(from), [described('cantBeBlockedBy', 'by', thing.filter)]),
    'Skarrgan Pit-Skulk',
  ),
  row('static', 'skip your draw step', () => players('you', [{ mod: 'rule', rule: 'skip', what: 'draw' }])),
  row('static', 'skip your untap step', () => players('you', [{ mod: 'rule', rule: 'skip', what: 'untap' }])),
  row('static', 'players have no maximum hand size', () => players('all', [rule('noMaximumHandSize')])),
  row('static', "players can't draw cards", () => players('all', [rule('cantDraw')])),
  row('static', '<source> enters with <n> <counter> counter(s) on it', ({ n, counter }) =>
    typeof n === 'number' ? [unsettled(entering({ counters: { [counter]: n } }))] : undefined,
  ),
  row('static', "<source> 's power is equal to <value>", ({ value }) => [
    unsettled({ kind: 'static', defining: true, mods: [{ mod: 'set', prop: 'power', value }] }),
  ]),
  row('static', "<source> 's toughness is equal to <value>", ({ value }) => [
    unsettled({ kind: 'static', defining: true, mods: [{ mod: 'set', prop: 'toughness', value }] }),
  ]),
  row(
    'static',
    "<source> 's power is equal to <value> and its toughness is equal to that number plus <digit>",
    ({ value, digit }) => [
      unsettled({
        kind: 'static',
        defining: true,
        mods: [
          { mod: 'set', prop: 'power', value },
          { mod: 'set', prop: 'toughness', value: { sum: [value, digit] } },
        ],
      }),
    ],
    'Tarmogoyf',
  ),
  row('static', "<source> 's power and toughness are each equal to <value>", ({ value }) => [
    unsettled({
      kind: 'static',
      defining: true,
      mods: [
        { mod: 'set', prop: 'power', value },
        { mod: 'set', prop: 'toughness', value },
      ],
    }),
  ]),
  row('static', '<source> costs <mana> less to cast for each <tally>', ({ mana, tally }) => [
    unsettled({
      kind: 'static',
      mods: [{ mod: 'cost', less: [{ pay: 'mana', cost: mana }], times: tally }],
    }),
  ]),
  row('static', '<thing> you cast cost <mana> less to cast', ({ thing, mana }) => [
    unsettled({
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', of: spellOf(thing.filter), less: [{ pay: 'mana', cost: mana }] }],
    }),
  ]),
  row(
    'mod',
    "can't be blocked except by <thing>",
    ({ thing }) => [described('cantBeBlockedBy', 'by', { not: thing.filter })],
    'Amrou Kithkin',
  ),
  row('mod', "can't be blocked except by <a:thing> and / or <b:thing>", ({ a, b }) => [
    described('cantBeBlockedBy', 'by', { not: { any: [a.filter, b.filter] } }),
  ]),
  row('mod', 'is a|an <color> <subtype> in addition to its other colors and types', ({ color, subtype }) => [
    { mod: 'gain', prop: 'colors', values: [color] },
    { mod: 'gain', prop: 'subtypes', values: [subtype] },
  ]),
  row('mod', "can't be blocked by <thing>", ({ thing }) => [described('cantBeBlockedBy', 'by', thing.filter)]),
  row('mod', 'can block only <thing>', ({ thing }) => [described('blocksOnly', 'what', thing.filter)], 'Cloud Sprite'),
  row(
    'static',
    "as <source> enters , you may <payment> . if you don't , <b:source> enters tapped",
    ({ payment }) => [unsettled({ ...entering({ status: { tapped: true } }), unless: payment } as Ability)],
    'Temple Garden',
  ),
  row('static', "as <source> enters , you may <payment> . if you don't , it enters tapped", ({ payment }) => [
    unsettled({ ...entering({ status: { tapped: true } }), unless: payment } as Ability),
  ]),
];

/** Basic land types bring a mana ability with them (305.6). */
const isBasicType = (subtype: string): boolean => ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].includes(subtype);
/** The source, or what it is attached to, where a condition speaks of nothing else: that is "it" then. */
function speaksOf(condition: Condition): Ref | undefined {
  if (!('is' in condition)) return undefined;
  const [what] = condition.is;
  return isNoun(what) && what.noun === 'mention' && (what.ref === 'self' || what.ref === 'attached') ? what : undefined;
}

const spellOf = <T extends object>(filter: T[]): T[] =>
  filter.filter((clause) => !('is' in clause && clause.is === 'spell'));
