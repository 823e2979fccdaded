/** Lines: whole abilities, as a permanent, an instant or a sorcery prints them (112, 113, 602, 603, 605, 606, 700.2). */
import type { Condition, Cost } from '@arbiter/engine';
import { asAbility, unsettled } from '../../references/nouns.js';
import { type Line, row } from '../categories.js';
import { abilities, activated, atMaxSpeed, forecast, isElsewhere, isPutAway, triggered } from './abilities-of-lines.js';
import { divisionOf } from './effects/dividing.js';
import { COMBAT } from './shared.js';

/** Before the declare attackers step of the first combat phase begins (506.7a, 506.7d, 506.7e). */
const beforeAttackers: Condition = {
  all: [
    { during: ['untap', 'upkeep', 'draw', 'precombatMain', 'beginningOfCombat'] },
    { compare: [{ happened: { on: 'step', match: { step: 'declareAttackers' } } }, '=', 0] },
  ],
};

/** What is given up for a spell besides, so often as its player likes. */
export const SACRIFICED = 'sacrificed';
const EACH = ['{W}', '{U}', '{B}', '{R}', '{G}'];
/** Two of them, the same or different ones. */
const pairs = (colors: readonly string[]): string[] =>
  colors.flatMap((color, i) => colors.slice(i).map((other) => color + other));

export const lines = [
  row('effect', 'add <mana>', ({ mana }) => [{ do: 'addMana', choices: [mana] }], 'Llanowar Elves'),
  row('effect', 'add <a:mana> or <b:mana>', ({ a, b }) => [{ do: 'addMana', choices: [a, b] }]),
  row('effect', 'add <a:mana> , <b:mana> , or <c:mana>', ({ a, b, c }) => [{ do: 'addMana', choices: [a, b, c] }]),
  row(
    'effect',
    'add one mana of any color',
    () => [{ do: 'addMana', choices: ['{W}', '{U}', '{B}', '{R}', '{G}'] }],
    'Birds of Paradise',
  ),

  row('effect', 'add two mana of any one color', () => [
    { do: 'addMana', choices: EACH.map((color) => color.repeat(2)) },
  ]),
  row(
    'effect',
    'add three mana of any one color',
    () => [{ do: 'addMana', choices: EACH.map((color) => color.repeat(3)) }],
    'Black Lotus',
  ),
  row('effect', 'add x mana of any one color', () => [{ do: 'addMana', choices: EACH, times: 'x' }], 'Petalmane Baku'),
  row('effect', 'add x mana of any one color , where x is <value>', ({ value }) => [
    { do: 'addMana', choices: EACH, times: value },
  ]),
  row(
    'effect',
    'add x mana in any combination of <a:mana> and / or <b:mana> , where x is <value>',
    ({ a, b, value }) => [{ do: 'addMana', choices: [a, b], times: value, combined: true }],
    'Xenagos, the Reveler',
  ),
  row('effect', 'add x mana in any combination of colors , where x is <value>', ({ value }) => [
    { do: 'addMana', choices: EACH, times: value, combined: true },
  ]),
  row('effect', 'add <n:digitOrWord> mana in any combination of colors', ({ n }) =>
    n > 2 ? [{ do: 'addMana', choices: EACH, times: n, combined: true }] : undefined,
  ),
  row('effect', 'add <n:digitOrWord> mana in any combination of <a:mana> and / or <b:mana>', ({ n, a, b }) =>
    n > 2 ? [{ do: 'addMana', choices: [a, b], times: n, combined: true }] : undefined,
  ),
  row('effect', 'add two mana in any combination of colors', () => [{ do: 'addMana', choices: pairs(EACH) }]),
  row('effect', 'add two mana in any combination of <a:mana> and / or <b:mana>', ({ a, b }) => [
    { do: 'addMana', choices: pairs([a, b]) },
  ]),
  row('effect', 'add two mana in any combination of <a:mana> , <b:mana> , and / or <c:mana>', ({ a, b, c }) => [
    { do: 'addMana', choices: pairs([a, b, c]) },
  ]),
  row(
    'effect',
    'add <mana> for each <tally>',
    ({ mana, tally }) => [{ do: 'addMana', choices: [mana], times: tally }],
    'Cabal Coffers',
  ),
  row('limits', 'activate only as a sorcery .', () => ({ timing: 'sorcery' })),
  row('limits', 'activate only once each turn .', () => ({ limit: { perTurn: 1 } }), 'Ursine Champion'),
  row('limits', 'activate no more than twice each turn .', () => ({ limit: { perTurn: 2 } }), 'Pit Imp'),
  row('limits', 'activate no more than three times each turn .', () => ({ limit: { perTurn: 3 } })),
  row('limits', 'activate only as a sorcery and only once each turn .', () => ({
    timing: 'sorcery',
    limit: { perTurn: 1 },
  })),
  row('limits', 'activate only during your turn and only once each turn .', () => ({
    if: { turnOf: 'you' as const },
    limit: { perTurn: 1 },
  })),
  row('limits', 'activate only if <condition> and only as a sorcery .', ({ condition }) => ({
    if: condition,
    timing: 'sorcery',
  })),
  row('limits', 'activate only if <condition> and only once each turn .', ({ condition }) => ({
    if: condition,
    limit: { perTurn: 1 },
  })),
  row(
    'limits',
    'activate only during your turn , before attackers are declared .',
    () => ({
      if: { all: [{ turnOf: 'you' as const }, beforeAttackers] },
    }),
    'Alaborn Veteran',
  ),
  row('limits', 'activate only before attackers are declared .', () => ({ if: beforeAttackers })),
  row('limits', 'activate only during your upkeep .', () => ({
    if: { all: [{ turnOf: 'you' as const }, { during: ['upkeep'] }] },
  })),
  row('limits', 'activate only during your upkeep and only once each turn .', () => ({
    if: { all: [{ turnOf: 'you' as const }, { during: ['upkeep'] }] },
    limit: { perTurn: 1 },
  })),
  row('limits', 'activate only during combat .', () => ({ if: { during: COMBAT } })),
  row('limits', 'activate only during the declare blockers step .', () => ({ if: { during: ['declareBlockers'] } })),
  row('limits', 'activate only during the declare attackers step .', () => ({ if: { during: ['declareAttackers'] } })),
  row('limits', 'activate only during your turn .', () => ({ if: { turnOf: 'you' as const } })),
  row('limits', 'activate only if <condition> .', ({ condition }) => ({ if: condition })),
  row('ability', '<costs> : <effects> . [<limits>]', ({ costs, effects, limits }) => activated(costs, effects, limits)),
  row('ability', 'max speed — <ability>', ({ ability }) => ability.map((one) => atMaxSpeed([asAbility(one)]))),
  row('ability', 'max speed — <keyword>', ({ keyword }) => [atMaxSpeed(keyword)]),
  row('ability', 'exhaust — <costs> : <effects> .', ({ costs, effects }) =>
    activated(costs, effects, { limit: { inAll: 1 }, keyword: 'exhaust' }),
  ),
  row('ability', 'boast — <costs> : <effects> .', ({ costs, effects }) =>
    activated(costs, effects, {
      if: { is: ['self', { happened: { on: 'attack', object: 'self' } }] },
      limit: { perTurn: 1 },
      keyword: 'boast',
    }),
  ),
  // When it may be activated is what the word means (702.57b).
  row(
    'ability',
    'forecast — <costs> , reveal <source> from your hand : <effects> .',
    ({ costs, effects }) => forecast(costs, effects),
    'Pride of the Clouds',
  ),
  // One of two costs (601.2b).
  row(
    'ability',
    '<a:costs> or <b:costs> : <effects> . [<limits>]',
    ({ a, b, effects, limits }) =>
      activated(
        [
          {
            pay: 'either',
            choices: [
              { name: 'first', cost: a },
              { name: 'second', cost: b },
            ],
          },
        ],
        effects,
        limits,
      ),
    'Skeleton Shard',
  ),
  row('ability', '<loyalty> : <effects> .', ({ loyalty, effects }) =>
    activated([{ pay: 'loyalty', amount: loyalty }], effects),
  ),
  row('ability', '<trigger> , <told> .', ({ trigger, told }) => triggered(trigger, told)),
  row('ability', '<trigger> , if <condition> , <told> . this ability triggers only once each turn .', (said) =>
    triggered(said.trigger, said.told, { if: said.condition, limit: { perTurn: 1 } }),
  ),
  row('ability', '<trigger> , if <condition> , <told> .', ({ trigger, condition, told }) =>
    triggered(trigger, told, { if: condition }),
  ),
  row('ability', '<trigger> , <told> . this ability triggers only once each turn .', ({ trigger, told }) =>
    triggered(trigger, told, { limit: { perTurn: 1 } }),
  ),
  row('ability', '<static> .', ({ static: one }) => one),

  row('keywordLine', '<keywords>', ({ keywords }) => keywords.map((keyword) => unsettled(keyword))),
  row(
    'keywordLine',
    'enchant <thing>',
    ({ thing }) => [
      unsettled({ kind: 'keyword', keyword: 'enchant', from: thing.filter }),
      unsettled({ kind: 'spell', targets: [{ what: [{ zone: 'battlefield' }, ...thing.filter] }], effects: [] }),
    ],
    'Oakenform',
  ),
  row('permanentLine', '<ability>', ({ ability }) => abilities(ability)),
  row('permanentLine', 'as an additional cost to cast this spell , <costs> .', ({ costs }) =>
    abilities([unsettled({ kind: 'static', mods: [{ mod: 'cost', more: costs }] })]),
  ),
  row('permanentLine', '<keywordLine>', ({ keywordLine }) => abilities(keywordLine)),
  row('permanentLine', '<trigger> , choose <count> — <bullets>', ({ trigger, count, bullets }) => ({
    line: 'modes',
    ...count,
    choices: bullets,
    trigger,
  })),
  row('permanentLine', '<trigger> , if <condition> , choose <count> — <bullets>', (said) => ({
    line: 'modes',
    ...said.count,
    choices: said.bullets,
    trigger: said.trigger,
    if: said.condition,
  })),
  row('permanentLine', '<loyalty> : choose <count> — <bullets>', ({ loyalty, count, bullets }) => ({
    line: 'modes',
    ...count,
    choices: bullets,
    cost: [{ pay: 'loyalty', amount: loyalty }],
  })),
  row('permanentLine', '<costs> : choose <count> — <bullets>', ({ costs, count, bullets }) => ({
    line: 'modes',
    ...count,
    choices: bullets,
    cost: costs,
  })),

  row('spellLine', '<effects> .', ({ effects }) => {
    const divided = divisionOf(effects);
    return divided && { line: 'spell', ...divided };
  }),
  // An instant or sorcery card has abilities that work somewhere else than on the stack.
  row(
    'spellLine',
    '<ability>',
    ({ ability }) =>
      ability.every(({ ability: one }) => one.kind !== 'static' && (isElsewhere(one) || isPutAway(one)))
        ? abilities(ability)
        : undefined,
    'Punishing Fire',
  ),
  ...(['permanentLine', 'spellLine'] as const).map((line) =>
    row(line, 'as an additional cost to cast this spell , <a:payment> or <b:payment> .', ({ a, b }): Line => {
      const cost: Cost[] = [
        {
          pay: 'either',
          choices: [
            { name: 'first', cost: a },
            { name: 'second', cost: b },
          ],
        },
      ];
      return line === 'spellLine'
        ? { line: 'additional', cost }
        : abilities([unsettled({ kind: 'static', mods: [{ mod: 'cost', more: cost }] })]);
    }),
  ),
  row('spellLine', '<keywordLine>', ({ keywordLine }) => abilities(keywordLine)),
  row('spellLine', '<static> .', ({ static: one }) => abilities(one)),
  row('spellLine', 'as an additional cost to cast this spell , <costs> .', ({ costs }) => ({
    line: 'additional',
    cost: costs,
  })),
  row(
    'spellLine',
    'as an additional cost to cast this spell , you may sacrifice any number of <thing> .',
    ({ thing }) =>
      thing.placed
        ? undefined
        : abilities([
            unsettled({
              kind: 'static',
              mods: [
                {
                  mod: 'cost',
                  optional: {
                    name: SACRIFICED,
                    cost: [{ pay: 'sacrifice', what: thing.filter, count: 1 }],
                    repeat: true,
                  },
                },
              ],
            }),
          ]),
    'Devouring Rage',
  ),
  row('spellLine', 'choose <count> — <bullets>', ({ count, bullets }) => ({
    line: 'modes',
    ...count,
    choices: bullets,
  })),
  row('count', 'one', () => ({ min: 1, max: 1 })),
  row('count', 'two', () => ({ min: 2, max: 2 })),
  row('count', 'three', () => ({ min: 3, max: 3 })),
  row('count', 'up to one', () => ({ min: 0, max: 1 })),
  row('count', 'up to two', () => ({ min: 0, max: 2 })),
  row('count', 'any number', () => ({ min: 0, max: 64 })),
  row('count', 'one or both', () => ({ min: 1, max: 2 })),
  row('count', 'one or more', () => ({ min: 1, max: 64 })),
  row('bullets', '• <effects> .', ({ effects }) => [effects]),
  row('bullets', '• <effects> . <bullets>', ({ effects, bullets }) => [effects, ...bullets]),
];
