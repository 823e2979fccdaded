/** What changes the rules for players and creatures: what damage does, what attacking costs, who can lose (101.2, 508.1h, 614.9, 615.12). */
import type { Ability, Effect, Filter, Mod } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { anaphor } from '../nouns.js';
import { rule } from './effects/changes.js';

const forPlayers = (players: 'you' | 'opponents', name: string, more: { count?: number } = {}): Unsettled =>
  unsettled({ kind: 'static', affects: { players }, mods: [rule(name, more)] });
const redirected = (target: Filter, dealtTo: 'self' | 'attached'): Unsettled[] => [
  unsettled({ kind: 'replacement', on: 'damage', target, change: { dealtTo } } as Ability),
];
const YOU: Filter = { player: 'you' };
const yours: Filter = [{ zone: 'battlefield' }, { controller: 'you' }, { other: true }];
const thisTurn = (what: 'players' | 'opponents', ...mods: Mod[]): Effect[] => [
  { do: 'modify', what, mods, until: { kind: 'endOfTurn' } },
];
/** Only generic mana is paid for attacking. */
const genericOf = (mana: string): number | undefined => {
  const [, n] = /^\{(\d+)\}$/.exec(mana) ?? [];
  return n === undefined ? undefined : Number(n);
};

export const changingRules = [
  row('effect', "players can't gain life this turn", () => thisTurn('players', rule('cantGainLife')), 'Skullcrack'),
  row('effect', "your opponents can't gain life this turn", () => thisTurn('opponents', rule('cantGainLife'))),
  row(
    'effect',
    "damage can't be prevented this turn",
    () => thisTurn('players', rule('damageCantBePrevented')),
    'Skullcrack',
  ),
  row(
    'static',
    "damage can't be prevented",
    () => [forPlayers('you', 'damageCantBePrevented')],
    'Leyline of Punishment',
  ),
  row(
    'sentence',
    "a creature dealt damage this way can't be regenerated this turn",
    (_, { from }): Effect[] => [
      {
        do: 'modify',
        what: { each: [{ has: ['types', 'Creature'] }, { in: anaphor(from, '#dealt damage') }] },
        mods: [rule('cantBeRegenerated')],
        until: { kind: 'endOfTurn' },
      },
    ],
    'Incinerate',
  ),
  row('mod', "can't be regenerated", () => [rule('cantBeRegenerated')]),
  row(
    'mod',
    'assign(s) combat damage equal to its|their toughness rather than its|their power',
    () => [rule('damageByToughness')],
    'Doran, the Siege Tower',
  ),
  row(
    'mod',
    "lose(s) <keywordName> and can't have or gain <b:keywordName>",
    ({ keywordName, b }): Mod[] | undefined =>
      keywordName === b ? [{ mod: 'cantHaveKeyword', keyword: keywordName }] : undefined,
    'Archetype of Courage',
  ),
  row(
    'effect',
    'you may play an additional land this turn',
    (): Effect[] => [
      { do: 'modify', what: 'you', mods: [rule('additionalLands', { count: 1 })], until: { kind: 'endOfTurn' } },
    ],
    'Explore',
  ),
  row('effect', 'you may play up to <n:digitOrWord> additional lands this turn', ({ n }): Effect[] => [
    { do: 'modify', what: 'you', mods: [rule('additionalLands', { count: n })], until: { kind: 'endOfTurn' } },
  ]),
  row(
    'effect',
    'prevent all combat damage that would be dealt to players this turn',
    (): Effect[] => [
      {
        do: 'createReplacement',
        replaces: { on: 'damage', target: { player: 'any' }, match: { combat: true }, prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
    'Defend the Hearth',
  ),
  row('static', "you can't lose the game", () => [forPlayers('you', 'cantLose')]),
  row(
    'static',
    "you can't lose the game and your opponents can't win the game",
    () => [forPlayers('you', 'cantLose'), forPlayers('opponents', 'cantWin')],
    'Platinum Angel',
  ),
  row(
    'static',
    "spells and abilities your opponents control can't cause you to sacrifice permanents",
    () => [forPlayers('you', 'cantBeMadeToSacrifice')],
    'Sigarda, Host of Herons',
  ),
  row(
    'static',
    "creatures can't attack you unless their controller pays <mana> for each creature they control that 's attacking you",
    ({ mana }) => {
      const count = genericOf(mana);
      return count === undefined ? undefined : [forPlayers('you', 'attackTax', { count })];
    },
    'Propaganda',
  ),
  row('static', 'all damage that would be dealt to you is dealt to <source> instead', () => redirected(YOU, 'self')),
  row(
    'static',
    'all damage that would be dealt to you is dealt to enchanted creature instead',
    () => redirected(YOU, 'attached'),
    'Pariah',
  ),
  row(
    'static',
    'all damage that would be dealt to you and other permanents you control is dealt to <source> instead',
    () => redirected({ any: [YOU, yours] }, 'self'),
    'Palisade Giant',
  ),
  row(
    'static',
    'if an opponent would search a library , that player searches the top <n:digitOrWord> cards of that library instead',
    ({ n }) => [forPlayers('opponents', 'searchesTop', { count: n })],
    'Aven Mindcensor',
  ),
];
