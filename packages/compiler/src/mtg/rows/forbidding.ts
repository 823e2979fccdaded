/** What can't be done, by some and to some (101.2): targets, countering, casting and activating. */
import type { Filter, FilterClause, Mod, Ref } from '@arbiter/engine';
import { isNoun, unsettled } from '../../references/nouns.js';
import { type Described, row } from '../categories.js';
import { rule } from './effects/changes.js';

const about = (name: string, which: string, filter: Filter): Mod =>
  ({ mod: 'rule', rule: name, [which]: filter }) as Mod;
const forPlayers = (who: 'you' | 'opponents' | 'all', mods: Mod[], yourTurn = false) => [
  unsettled({
    kind: 'static',
    affects: { players: who },
    mods,
    ...(yourTurn ? { if: { turnOf: 'you' as const } } : {}),
  }),
];
/** Spells, as what aims or counters: an ability of a permanent is none. */
const spellsOnly = (thing: Described): FilterClause[] | undefined =>
  thing.kinds.includes('spell') && !thing.filter.some((clause) => 'zone' in clause) ? thing.filter : undefined;
/** What was described, without where it is: it is on its way somewhere else. */
const unplaced = (filter: FilterClause[]): FilterClause[] =>
  filter.filter((clause) => !('is' in clause && clause.is === 'spell'));
const untilEnd = (what: Ref, mods: Mod[]) => [
  { do: 'modify' as const, what, mods, until: { kind: 'endOfTurn' as const } },
];
/** What a filter admits, of a noun that is no target. */
const group = (subject: Ref): FilterClause[] | undefined =>
  isNoun(subject) && subject.noun === 'mention' && typeof subject.ref === 'object' && 'each' in subject.ref
    ? [subject.ref.each].flat()
    : undefined;

const PLAYERS: [string, 'opponents' | 'all'][] = [
  ['your opponents', 'opponents'],
  ['players', 'all'],
];
const OF_PERMANENTS = 'artifacts , creatures , or enchantments';

export const forbidding = [
  row(
    'static',
    'if this card is in your opening hand , you may begin the game with it on the battlefield',
    () => [unsettled({ kind: 'static', mods: [rule('beginsInPlay')] })],
    'Leyline of Sanctity',
  ),
  row(
    'static',
    'a deck can have any number of cards named ~',
    () => [unsettled({ kind: 'static', mods: [rule('deckCopies')] })],
    'Relentless Rats',
  ),
  row(
    'static',
    'a deck can have up to <n:digitOrWord> cards named ~',
    ({ n }) => [unsettled({ kind: 'static', mods: [{ mod: 'rule', rule: 'deckCopies', count: n } as Mod] })],
    'Seven Dwarves',
  ),
  ...(
    [
      ['each player', 'all'],
      ['players', 'all'],
      ['each opponent', 'opponents'],
      ['your opponents', 'opponents'],
    ] as const
  ).map(([words, who]) =>
    row('static', `${words} can't draw more than <n:digitOrWord> card(s) each turn`, ({ n }) =>
      forPlayers(who, [{ mod: 'rule', rule: 'drawsAtMost', count: n } as Mod]),
    ),
  ),
  row('mod', "can't be equipped", () => [rule('cantBeEquipped')], 'Goblin Brawler'),
  row(
    'mod',
    "can't have <counter> counters put on it|them",
    ({ counter }) => [{ mod: 'rule', rule: 'cantGetCounters', kind: counter }],
    'Melira, Sylvok Outcast',
  ),
  row('static', "you can't get poison counters", () =>
    forPlayers('you', [{ mod: 'rule', rule: 'cantGetCounters', kind: 'poison' }]),
  ),
  row('mod', 'lose(s) <keywordName>', ({ keywordName }) => [{ mod: 'loseKeyword', keyword: keywordName }]),
  row(
    'effect',
    'the next <thing> you cast this turn can be cast as though it had flash',
    ({ thing }) => {
      const of = unplaced(thing.filter);
      return thing.kinds.includes('spell') && of.length > 0
        ? [
            {
              do: 'modify',
              what: 'you',
              mods: [about('asThoughFlash', 'of', of)],
              until: { kind: 'untilEvent', on: { on: 'cast', player: 'you', object: of } },
            },
          ]
        : undefined;
    },
    'Quicken',
  ),
  row('mod', "can attack as though it|they didn't have defender", () => [rule('ignoresDefender')]),
  row(
    'mod',
    "can't be blocked except by <n:digitOrWord> or more creatures",
    ({ n }) => [rule('minBlockers', { count: n })],
    'Pathrazer of Ulamog',
  ),
  row(
    'static',
    "<thing> in graveyards and libraries can't enter the battlefield",
    ({ thing }) =>
      thing.kinds.includes('card') && !thing.placed
        ? [
            unsettled({
              kind: 'static',
              affects: [{ any: [{ zone: 'graveyard' }, { zone: 'library' }] }, ...thing.filter],
              mods: [rule('cantEnter')],
            }),
          ]
        : undefined,
    "Grafdigger's Cage",
  ),
  row(
    'mod',
    "can't be the target|targets of <thing>",
    ({ thing }) => {
      const by = spellsOnly(thing);
      return by && [about('cantBeTargetedBy', 'by', by)];
    },
    'Fiendslayer Paladin',
  ),
  row(
    'mod',
    "can't be the target|targets of spells or abilities",
    () => [about('cantBeTargetedBy', 'by', [])],
    'Ground Seal',
  ),
  row('mod', "can't be countered by <thing>", ({ thing }) => {
    const by = spellsOnly(thing);
    return by && [about('cantBeCountered', 'by', by)];
  }),
  // Of permanents alone: a description without a place (109.2).
  row(
    'static',
    "activated abilities of <thing> can't be activated",
    ({ thing }) =>
      thing.placed || thing.kinds.includes('card')
        ? undefined
        : [unsettled({ kind: 'static', affects: thing.filter, mods: [rule('cantBeActivated')] })],
    'Stony Silence',
  ),
  row('static', "activated abilities of <thing> can't be activated unless they're mana abilities", ({ thing }) =>
    thing.placed || thing.kinds.includes('card')
      ? undefined
      : [
          unsettled({
            kind: 'static',
            affects: thing.filter,
            mods: [{ mod: 'rule', rule: 'cantBeActivated', manaAbilities: false }],
          }),
        ],
  ),
  row('suffix', 'in graveyards', () => [{ zone: 'graveyard' }], 'Ground Seal'),
  row(
    'effect',
    "<subject> can't be countered by <thing> this turn",
    ({ subject, thing }) => {
      const by = spellsOnly(thing);
      return by && group(subject) && untilEnd(subject, [about('cantBeCountered', 'by', by)]);
    },
    "Autumn's Veil",
  ),
  row('effect', "<subject> can't be the target|targets of <thing> this turn", ({ subject, thing }) => {
    const by = spellsOnly(thing);
    return by && untilEnd(subject, [about('cantBeTargetedBy', 'by', by)]);
  }),
  row('effect', "<subject> can't be countered this turn", ({ subject }) =>
    group(subject) ? untilEnd(subject, [rule('cantBeCountered')]) : undefined,
  ),

  row(
    'static',
    `during your turn , your opponents can't cast spells or activate abilities of ${OF_PERMANENTS}`,
    () =>
      forPlayers(
        'opponents',
        [
          rule('cantCast'),
          about('cantActivate', 'of', [
            { zone: 'battlefield' },
            { has: ['types', ['Artifact', 'Creature', 'Enchantment']] },
          ]),
        ],
        true,
      ),
    'Grand Abolisher',
  ),
  row('static', "your opponents can't cast spells during your turn", () =>
    forPlayers('opponents', [rule('cantCast')], true),
  ),
  row('static', "during your turn , your opponents can't cast spells", () =>
    forPlayers('opponents', [rule('cantCast')], true),
  ),
  ...(
    [
      ['each opponent', 'opponents'],
      ['your opponents', 'opponents'],
      ['each player', 'all'],
    ] as const
  ).map(([words, who]) =>
    row(
      'static',
      `${words} can cast spells only any time they could cast a sorcery`,
      () => forPlayers(who, [rule('castsAsSorcery')]),
      'Teferi, Mage of Zhalfir',
    ),
  ),
  row(
    'static',
    'you may cast spells as though they had flash',
    () => forPlayers('you', [rule('asThoughFlash')]),
    'Leyline of Anticipation',
  ),
  row(
    'static',
    'you may cast <thing> as though they had flash',
    ({ thing }) =>
      thing.kinds.includes('spell') && thing.filter.length > 1
        ? forPlayers('you', [about('asThoughFlash', 'of', unplaced(thing.filter))])
        : undefined,
    'Prophet of Kruphix',
  ),
  row(
    'static',
    "<thing> you own that aren't on the battlefield have flash",
    ({ thing }) =>
      thing.kinds.includes('card') && !thing.placed
        ? [
            unsettled({
              kind: 'static',
              affects: [
                { any: ['hand', 'graveyard', 'library', 'stack', 'exile', 'command'].map((zone) => ({ zone })) },
                { owner: 'you' },
                ...thing.filter,
              ],
              mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'flash' } }],
            }),
          ]
        : undefined,
    'Teferi, Mage of Zhalfir',
  ),
  ...PLAYERS.flatMap(([words, who]) => [
    row('static', `${words} can't cast <thing>`, ({ thing }) =>
      thing.kinds.includes('spell') && thing.filter.length > 1
        ? forPlayers(who, [about('cantCast', 'of', unplaced(thing.filter))])
        : undefined,
    ),
    row('static', `${words} can't cast spells`, () => forPlayers(who, [rule('cantCast')])),
    row('static', `${words} can't cast spells from graveyards or libraries`, () =>
      forPlayers(who, [about('cantCast', 'of', { any: [{ zone: 'graveyard' }, { zone: 'library' }] })]),
    ),
    row('static', `${words} can't cast spells from graveyards`, () =>
      forPlayers(who, [about('cantCast', 'of', { zone: 'graveyard' })]),
    ),
    row('static', `${words} can't cast spells from anywhere other than their hands`, () =>
      forPlayers(who, [about('cantCast', 'of', { not: { zone: 'hand' } })]),
    ),
  ]),
];
