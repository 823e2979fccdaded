/** Lines: whole abilities, as permanents, legends, battlefields and spells print them (360–400). */
import type { Ability, ActivatedAbility, Condition, Cost, Effect, FilterClause, KeywordAbility } from '@arbiter/engine';
import { asAbility, asBody, type Unsettled, unsettled } from '../../references/nouns.js';
import { gap, type Limits, type Line, row, type Told, type Trigger } from '../categories.js';
import { ELSEWHERE } from './prices.js';
import { ADDITIONAL, aims, and, DIES, givenBy, isTarget, modify, pays, saysCard, selfMention, type } from './shared.js';

const abilities = (list: readonly Unsettled[]): Line => ({ line: 'abilities', abilities: list });
const triggered = (triggers: readonly Trigger[], { effects, may, cost }: Told, condition?: Condition): Unsettled[] =>
  triggers.map(({ on, mentions, if: when, limit }) =>
    unsettled(
      {
        kind: 'triggered',
        on,
        effects,
        ...(may ? { may } : {}),
        ...(cost ? { cost } : {}),
        ...and(when, condition),
        ...(limit ? { limit } : {}),
      },
      mentions,
    ),
  );
/** An ability that adds resources resolves at once (429.2), however much that is; with Reaction also while something is paid. */
const isAdding = ([effect, ...more]: readonly Effect[]): boolean =>
  more.length === 0 &&
  effect !== undefined &&
  (effect.do === 'add' || (effect.do === 'if' && isAdding(effect.then) && isAdding(effect.else ?? effect.then)));
function activated(
  cost: ActivatedAbility['cost'],
  effects: Effect[],
  timing?: string,
  limits: Limits = {},
): Unsettled[] {
  return [
    unsettled(
      {
        kind: 'activated',
        cost,
        effects,
        ...(timing === 'reaction' && isAdding(effects) ? { immediate: true as const } : {}),
        ...(timing === undefined ? {} : { timing }),
        ...limits,
      },
      [selfMention(0)],
    ),
  ];
}
interface Cases {
  effects: Effect[];
  cases: { filter: FilterClause; effects: Effect[] }[];
}
const LEGION = unsettled({ kind: 'keyword', keyword: 'legion' });
/** As long as so many cards were finalized in this turn: of a card that is played itself one more (812.1.c). */
const played = (atLeast: number): Condition => ({ compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', atLeast] });
const ANOTHER: Condition = {
  compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', { sum: [1, { happened: { on: 'play', object: 'self' } }] }],
};
/** Of a spell: whoever has gained control of it has not played it, so that any card of theirs is another one. */
const ANOTHER_THAN_SPELL: Condition = {
  compare: [
    { stat: 'cardsPlayed', of: 'you' },
    '>=',
    { sum: [1, { happened: { on: 'finalized', player: 'you', object: 'self' } }] },
  ],
};
/** What depends on another card: a discount of the card, or something that happens as it is played. */
function legion(list: readonly Unsettled[]): Unsettled[] | undefined {
  const own = list.map((one): Unsettled | undefined => {
    const { ability } = one;
    if (ability.kind === 'static' && ability.mods.every(({ mod }) => mod === 'cost'))
      return { ...one, ability: { ...ability, ...and(played(1), ability.if) } };
    if (ability.kind === 'triggered' && ability.on.on === 'play' && ability.on.object === 'self')
      return { ...one, ability: { ...ability, ...and(played(2), ability.if) } };
    return undefined;
  });
  return own.every((one) => one !== undefined) ? [LEGION, ...own] : undefined;
}
/** What there is only as long as something is so: the card has the ability then (824.1.b.1, 828.1.b.1). */
function dependent(name: KeywordAbility, when: Condition, list: readonly Unsettled[]): Unsettled[] | undefined {
  const own = list.map((one): Unsettled | undefined => {
    const { ability } = one;
    switch (ability.kind) {
      case 'static':
      case 'triggered':
      case 'activated':
      case 'replacement':
        return { ...one, ability: { ...ability, ...and(when, ability.if) } };
      case 'keyword':
        return unsettled({ kind: 'static', if: when, mods: [{ mod: 'ability', ability: asAbility(one) }] });
      default:
        return undefined;
    }
  });
  return own.every((one) => one !== undefined) ? [unsettled(name), ...own] : undefined;
}
const reached = (xp: number): Condition => ({ compare: [{ stat: 'xp', of: 'you' }, '>=', xp] });
/** What a text does only at a level aims at nothing below it. */
const aimedIf = <T>(when: Condition, part: T): T => {
  if (Array.isArray(part)) return part.map((inner) => aimedIf(when, inner)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const own = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, aimedIf(when, inner)]));
  return (isTarget(part) ? { ...own, if: when } : own) as T;
};
const leveled = (value: number, list: readonly Unsettled[]) =>
  dependent({ kind: 'keyword', keyword: 'level', value }, reached(value), list);
const whileEmpowered = (list: readonly Unsettled[]) =>
  dependent({ kind: 'keyword', keyword: 'empowered' }, { is: ['self', { status: 'empowered' }] }, list);

/** An ability that functions where its card lies. */
const within = (one: Unsettled, zone: string): Unsettled => ({ ...one, ability: { ...one.ability, zone } as Ability });

/** The keyword says what it does, but where that aims at something: then it is the ability that the keyword stands for (808.1.c). */
function deathknell(effects: Effect[], cost?: Cost[]): Unsettled[] {
  const more = cost ? { cost } : {};
  const on = { on: 'move', object: 'self', match: DIES } as const;
  const [first, ...others] = effects;
  // "You may" at first asks as it triggers (383.3.a).
  const told: Told = first?.do === 'may' && others.length === 0 ? { effects: first.then, may: true } : { effects };
  const ability: Ability = aims(effects)
    ? { kind: 'triggered', on, keyword: 'deathknell', ...more, ...told }
    : { kind: 'keyword', keyword: 'deathknell', ...more, effects };
  return [unsettled(ability, [selfMention(0)])];
}

/** What adds resources for some things only (429). */
function addingOnly(
  only: 'spell' | 'gear' | 'unit' | 'showdown',
  costs: Cost[],
  effects: Effect[],
): Unsettled[] | undefined {
  const [add] = effects;
  return add?.do === 'add' && effects.length === 1 ? activated(costs, [{ ...add, only }], 'reaction') : undefined;
}

export const lines = [
  row('timing', '<open> action <close> <arrow>', () => 'action'),
  row('timing', '<open> reaction <close> <arrow>', () => 'reaction'),
  row('limits', 'use only once per turn', () => ({ limit: { perTurn: 1 } })),
  row('limits', 'use [this ability] only while|if <condition>', ({ condition }) => ({ if: condition })),
  row('limits', 'use only if <condition> and only once each turn', ({ condition }) => ({
    if: condition,
    limit: { perTurn: 1 },
  })),
  row('ability', '<costs> : <effects>', ({ costs, effects }) => activated(costs, effects)),
  row('ability', '<costs> : <effects> . <limits>', ({ costs, effects, limits }) =>
    activated(costs, effects, undefined, limits),
  ),
  row('ability', '<timing> <costs> : <effects>', ({ timing, costs, effects }) => activated(costs, effects, timing)),
  row('ability', '<timing> <costs> : <effects> . <limits>', ({ timing, costs, effects, limits }) =>
    activated(costs, effects, timing, limits),
  ),
  // The older form has the word behind the cost.
  ...['action', 'reaction'].map((timing) =>
    row('ability', `<costs> : <open> ${timing} <close> — <effects>`, ({ costs, effects }) =>
      activated(costs, effects, timing),
    ),
  ),
  ...['action', 'reaction'].map((timing) =>
    row('ability', `<costs> : <open> ${timing} <close> — <effects> . <limits>`, ({ costs, effects, limits }) =>
      activated(costs, effects, timing, limits),
    ),
  ),
  row('ability', '<costs> : <open> reaction <close> — <effects> . use only to play spells', ({ costs, effects }) =>
    addingOnly('spell', costs, effects),
  ),
  row(
    'ability',
    '<costs> : <open> reaction <close> — <effects> . use only to play gear or use gear abilities',
    ({ costs, effects }) => addingOnly('gear', costs, effects),
  ),
  row(
    'ability',
    '<timing> <costs> : <effects> . spend this energy only to play units or activated abilities of units',
    ({ timing, costs, effects }) => (timing === 'reaction' ? addingOnly('unit', costs, effects) : undefined),
  ),
  row(
    'ability',
    '<timing> <costs> : <effects> . spend this energy only during showdowns',
    ({ timing, costs, effects }) => (timing === 'reaction' ? addingOnly('showdown', costs, effects) : undefined),
  ),
  gap(
    'ability',
    '<costs> : <open> reaction <close> — pay any amount of energy to <open> add <close> that much <powerSign>',
    'any amount',
  ),
  // Its card has no other ability of which that could be said (`unsure.ts`).
  row(
    'ability',
    '<costs> : <effects> . this ability costs <energySign> less for each <tally>',
    ({ costs, effects, energySign, tally }) => [
      ...activated(costs, effects),
      unsettled({
        kind: 'static',
        mods: [{ mod: 'cost', abilities: true, less: [pays(energySign, [])], times: tally }],
      }),
    ],
  ),

  row('ability', '<trigger> , <told>', ({ trigger, told }) => triggered(trigger, told)),
  // Where it was is a battlefield, or the base of its player.
  row(
    'ability',
    'when i move from a location , <clauses> there',
    ({ clauses }) =>
      (['battlefield', 'base'] as const).flatMap((where) =>
        triggered([{ on: { on: 'moved', object: 'self', match: { from: where } }, mentions: [selfMention(0)] }], {
          effects: clauses.map((one) =>
            one.do === 'playToken' ? { ...one, to: where === 'base' ? 'base' : { event: 'source' } } : one,
          ),
        }),
      ),
    'Lillia, Fae Fawn',
  ),
  row('ability', '<trigger> , if <condition> , <told>', ({ trigger, condition, told }) =>
    triggered(trigger, told, condition),
  ),
  row('ability', '<trigger> while <condition> , <told>', ({ trigger, condition, told }) =>
    triggered(trigger, told, condition),
  ),
  row('ability', 'while <condition> , <trigger> , <told>', ({ trigger, condition, told }) =>
    triggered(trigger, told, condition),
  ),
  row('ability', 'while <a:condition> , <trigger> , if <b:condition> , <told>', ({ trigger, a, b, told }) =>
    triggered(trigger, told, { all: [a, b] }),
  ),
  row('ability', 'if <condition> at the start of your beginning phase , <told>', ({ condition, told }) =>
    triggered([{ on: { on: 'step', match: { step: 'beginning' }, player: 'you' }, mentions: [] }], told, condition),
  ),
  // Where it was is known as it has died (808.1.d.3).
  row('ability', '<open> deathknell <close> <arrow> <effects>', ({ effects }) => deathknell(effects)),
  // What it costs is paid as it triggers (383.3.b).
  row('ability', '<open> deathknell <close> <arrow> <paying> to <clauses>', ({ paying, clauses }) =>
    deathknell(clauses, paying),
  ),
  row('ability', '<open> legion <close> <arrow> <ability>', ({ ability }) => legion(ability)),
  row('ability', '<static>', ({ static: one }) => one),
  row('ability', '<keywords>', ({ keywords }) => keywords),
  row('ability', '<open> empowered <close> <arrow> <ability>', ({ ability }) => whileEmpowered(ability)),
  row('ability', '<open> level <digit> <close> <arrow> <ability>', ({ digit, ability }) => leveled(digit, ability)),
  // Playing the card itself before is no other card (812.1.c).
  gap(
    'ability',
    '<open> legion <close> <arrow> you may play me from your trash for <resources>',
    'whether another card than itself was played',
  ),
  // What has the ability may have been played itself in this turn: another card was (812.1.c).
  row('ability', '<costs> : <open> legion <close> — <effects>', ({ costs, effects }) => [
    LEGION,
    ...activated(costs, effects, undefined, { if: ANOTHER }),
  ]),
  row(
    'ability',
    '<costs> : <open> reaction <close> , <open> legion <close> — <effects>',
    ({ costs, effects }) => [LEGION, ...activated(costs, effects, 'reaction', { if: played(1) })],
    'Darius, Hand of Noxus',
  ),

  row('own', '<ability>', ({ ability }) => abilities(ability)),
  row('objectLine', '<own> [.]', ({ own }) => own),
  // One card is printed with two of them.
  row('objectLine', '<own> . .', ({ own }) => own, 'Seat of Power'),
  // What it is attached to has the abilities (718.3).
  row('effectLine', '<ability> [.]', ({ ability }) =>
    abilities([
      unsettled({
        kind: 'static',
        affects: 'attached',
        mods: ability.map((one) => ({ mod: 'ability' as const, ability: asAbility(one) })),
      }),
    ]),
  ),
  // "This" is the Equipment, which gives the unit what it says (136.2.d).
  row('ownEffectLine', '<ability> [.]', ({ ability }) =>
    ability.every(saysCard)
      ? abilities([
          unsettled({
            kind: 'static',
            affects: 'attached',
            mods: ability.map((one) => ({ mod: 'ability' as const, ability: asAbility(givenBy(one) as Unsettled) })),
          }),
        ])
      : undefined,
  ),
  ...(['objectLine', 'spellLine'] as const).map((line) =>
    row(line, '<open> level <digit> <close> <arrow> <less> instead [.]', ({ digit, less }) => {
      const list = leveled(digit, [unsettled({ kind: 'static', mods: less })]);
      return list && { line: 'instead', when: reached(digit), abilities: list };
    }),
  ),
  row('spellLine', '<open> level <digit> <close> <arrow> <less> [.]', ({ digit, less }) => {
    const list = leveled(digit, [unsettled({ kind: 'static', mods: less })]);
    return list && abilities(list);
  }),
  row('spellLine', '<open> level <digit> <close> <arrow> <clauses> instead [.]', ({ digit, clauses }) => ({
    line: 'instead',
    when: reached(digit),
    effects: clauses,
  })),
  row('spellLine', '<open> level <digit> <close> <arrow> <clauses> [.]', ({ digit, clauses }) => ({
    line: 'effects',
    effects: [{ do: 'if', if: reached(digit), then: aimedIf(reached(digit), clauses) }],
  })),
  // Another card than the spell itself, which is finalized by then (812.1.c).
  row('spellLine', '<open> legion <close> <arrow> <clauses> instead [.]', ({ clauses }) => ({
    line: 'instead',
    when: ANOTHER_THAN_SPELL,
    effects: clauses,
  })),
  // It says itself where it is as it triggers (385.2).
  row(
    'spellLine',
    '<trigger> , you may <paying> to return this from your trash to your hand [.]',
    ({ trigger, paying }) =>
      abilities(
        triggered(trigger, {
          effects: [{ do: 'move', what: 'self', to: 'hand', cause: 'return' }],
          may: true,
          cost: paying,
        }).map((one) => within(one, 'trash')),
      ),
    'Super Mega Death Rocket!',
  ),
  row('spellLine', '<less> to play from anywhere other than your hand [.]', ({ less }) =>
    abilities([unsettled({ kind: 'static', if: ELSEWHERE, mods: less })]),
  ),
  row(
    'objectLine',
    "<open> deathknell <close> <arrow> repeat <source> 's play effect [.]",
    () => ({ line: 'playEffect' }),
    'Sprite Fountain',
  ),
  row('spellLine', '<keywords>', ({ keywords }) => abilities(keywords)),
  row('spellLine', '<less> [.]', ({ less }) => abilities([unsettled({ kind: 'static', mods: less })])),
  row('spellLine', 'this costs <resources> less if <condition> [.]', ({ resources, condition }) =>
    abilities([unsettled({ kind: 'static', if: condition, mods: [{ mod: 'cost', less: resources }] })]),
  ),
  // What is chosen is known by then (356.5).
  row('spellLine', 'this costs <resources> less if you choose a|an <tags> [.]', ({ resources, tags }) =>
    abilities([unsettled({ kind: 'static', mods: [{ mod: 'cost', less: resources, targeting: [tags] }] })]),
  ),
  row('spellLine', 'if <condition> , this costs <resources> less [.]', ({ resources, condition }) =>
    abilities([unsettled({ kind: 'static', if: condition, mods: [{ mod: 'cost', less: resources }] })]),
  ),
  row('spellLine', '<open> repeat <close> <resources>', ({ resources }) => ({ line: 'repeat', cost: resources })),
  row('spellLine', '<open> repeat <close> — <costs>', ({ costs }) => ({ line: 'repeat', cost: costs })),
  row('spellLine', '<open> repeat <close> — <a:resources> / <b:resources> / <c:resources>', ({ a, b, c }) => ({
    line: 'repeat',
    cost: a,
    others: [b, c],
  })),
  row('spellLine', "choose one you haven't already chosen — <choices>", ({ choices }) => ({
    line: 'modes',
    min: 1,
    max: 1,
    choices,
    unchosen: 'any',
  })),
  row('spellLine', '<effects> [.]', ({ effects }) => ({ line: 'effects', effects })),
  row('spellLine', 'choose one — <choices>', ({ choices }) => ({ line: 'modes', min: 1, max: 1, choices })),
  row('objectLine', '<trigger> , choose one — <choices>', ({ trigger, choices }) => ({
    line: 'modes',
    min: 1,
    max: 1,
    choices,
    triggers: trigger,
  })),
  row('objectLine', "<trigger> , choose one that hasn't been chosen this turn — <choices>", ({ trigger, choices }) => ({
    line: 'modes',
    min: 1,
    max: 1,
    choices,
    triggers: trigger,
    unchosen: 'any',
  })),
  row('objectLine', "<costs> : choose one you've not chosen this turn — <choices>", ({ costs, choices }) => ({
    line: 'modes',
    min: 1,
    max: 1,
    choices,
    costs,
    unchosen: 'you',
  })),
  row('objectLine', '<trigger> , choose one to give me this turn — <gifts>', ({ trigger, gifts }) => ({
    line: 'modes',
    min: 1,
    max: 1,
    choices: gifts.map((one) => modify('self', [{ mod: 'ability', ability: asAbility(one) }])),
    triggers: trigger,
  })),
  // Only one of them is done, and what it aims at is chosen before it is known (355.7).
  row(
    'objectLine',
    "<trigger> , draw <n> , then discard <m:n> . then , do the following based on the discarded card 's type : <cases>",
    ({ trigger, n, m, cases }) =>
      abilities(
        triggered(trigger, {
          effects: [
            { do: 'draw', who: 'you', count: n },
            { do: 'discard', who: 'you', count: m, save: 'discarded' },
            ...cases.map(
              ({ filter, effects }): Effect => ({
                do: 'if',
                if: { is: [{ saved: 'discarded' }, filter] },
                // "Do the following" is another ability, which chooses then (387.1.b).
                then: [{ do: 'reflexive', ability: asBody(unsettled({ kind: 'spell', effects })) }],
              }),
            ),
          ],
        }),
      ),
    'Hwei, Brooding Painter',
  ),
  ...(['Spell', 'Gear', 'Unit'] as const).flatMap((name) => [
    row('cases', `• ${name.toLowerCase()} — <effects> [.]`, ({ effects }: { effects: Effect[] }) => [
      { filter: type(name), effects },
    ]),
    row('cases', `• ${name.toLowerCase()} — <effects> [.] <cases>`, (said: Cases) => [
      { filter: type(name), effects: said.effects },
      ...said.cases,
    ]),
  ]),
  row('gifts', '• <keyword> [.]', ({ keyword }) => [keyword]),
  row('gifts', '• <keyword> [.] <gifts>', ({ keyword, gifts }) => [keyword, ...gifts]),
  row('objectLine', 'use my abilities only while <condition> [.]', ({ condition }) => ({
    line: 'use',
    when: condition,
  })),
  row('spellLine', '<mayPay> [.]', ({ mayPay }) => ({ line: 'optional', cost: mayPay })),
  row('spellLine', '<mayPay> . if you do , <a:clauses> . otherwise , <b:clauses> [.]', ({ mayPay, a, b }) => ({
    line: 'optional',
    cost: mayPay,
    effects: [{ do: 'if', if: { paid: ADDITIONAL }, then: a, else: b }],
  })),
  row('spellLine', "<mayPay> . if you do , ignore this spell 's cost [.]", ({ mayPay }) => ({
    line: 'optional',
    cost: mayPay,
    free: true,
  })),
  row('spellLine', 'as an additional cost to play this , <paying> [.]', ({ paying }) => ({
    line: 'additional',
    cost: paying,
  })),
  row('spellLine', "this spell 's energy cost is reduced by the highest might among <thing> [.]", ({ thing }) =>
    abilities([
      unsettled({
        kind: 'static',
        mods: [{ mod: 'cost', less: [pays(1, [])], times: { highest: 'might', of: { each: thing.filter } } }],
      }),
    ]),
  ),
  row('choices', '• <effects> [.]', ({ effects }) => [effects]),
  row('choices', '• <effects> [.] <choices>', ({ effects, choices }) => [effects, ...choices]),
  row('spellLine', "ignore <open> <numbered> <close> while paying this spell 's cost [.]", ({ numbered }) =>
    abilities([
      unsettled({ kind: 'static', zone: 'chain', mods: [{ mod: 'rule', rule: 'ignores', keyword: numbered }] }),
    ]),
  ),
  // What it deals itself, each time that it does (713); a card in the trash is another one than it.
  row('spellLine', '<clauses> . this deals <digit> bonus damage for each <tally> [.]', ({ clauses, digit, tally }) => {
    const each = typeof tally === 'object' && 'count' in tally ? tally.count : undefined;
    return each && { line: 'bonus', effects: clauses, amount: digit, each: [each].flat() };
  }),
  row('spellLine', "this can't be countered [.]", () =>
    abilities([unsettled({ kind: 'static', zone: 'chain', mods: [{ mod: 'rule', rule: 'cantBeCountered' }] })]),
  ),
];
