/** What holds of players, always or for a turn: what they can't do, may do, or have to pay (101.2). */
import type { Filter, FilterClause, Mod } from '@arbiter/engine';
import { either, numeral, type Say, UNSAID, whole } from './say.js';

type Rule = Extract<Mod, { mod: 'rule' }>;
export type Players = 'you' | 'opponents' | 'all';
const isFilter = (value: unknown): value is Filter => typeof value === 'object' && value !== null;
const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

const PREVENTED = "damage can't be prevented";
const RULES: { [rule: string]: { [who in Players]?: string } } = {
  hexproof: { you: 'you have hexproof' },
  shroud: { you: 'you have shroud' },
  noMaximumHandSize: { you: 'you have no maximum hand size', all: 'players have no maximum hand size' },
  cantDraw: { all: "players can't draw cards", opponents: "your opponents can't draw cards" },
  cantGainLife: {
    all: "players can't gain life",
    opponents: "your opponents can't gain life",
    you: "you can't gain life",
  },
  cantLose: { you: "you can't lose the game" },
  cantWin: { opponents: "your opponents can't win the game" },
  castsAsSorcery: {
    opponents: `${either('each opponent', 'your opponents')} can cast spells only any time they could cast a sorcery`,
    all: `${either('each player', 'players')} can cast spells only any time they could cast a sorcery`,
  },
  handRevealed: {
    opponents: 'your opponents play with their hands revealed',
    all: 'players play with their hands revealed',
  },
  topSeen: { you: 'you may look at the top card of your library any time' },
  topRevealed: {
    you: 'play with the top card of your library revealed',
    all: 'players play with the top card of their libraries revealed',
  },
  // As long as it holds for anybody no damage can be prevented (615.12).
  damageCantBePrevented: { you: PREVENTED, all: PREVENTED },
  cantBeMadeToSacrifice: {
    you: "spells and abilities your opponents control can't cause you to sacrifice permanents",
  },
};
/** What is said of a turn by a word at the end. */
const FOR_NOW = ['cantGainLife', 'damageCantBePrevented', 'cantLose', 'cantWin', 'cantDraw'];

/** "Players can't gain life", "you may cast spells this turn as though they had flash". */
export function playerRule(mod: Rule, who: Players, now: boolean, say: Say): string {
  if (mod.rule === 'cantGetCounters')
    return whole(mod, ({ mod: word, rule, kind }) => (word && rule && !now ? countersRule(who, kind) : UNSAID));
  if (mod.rule === 'rollsMoreDice')
    return whole(mod, ({ mod: word, rule, count }) =>
      word && rule && !now && who === 'you' && count === 1
        ? 'if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll'
        : UNSAID,
    );
  return whole(mod, ({ mod: kind, rule, of, count, what }) => {
    if (!kind || what !== undefined) return UNSAID;
    if (rule === 'asThoughFlash') return count === undefined && who === 'you' ? flashText(of, now, say) : UNSAID;
    if (of !== undefined) return UNSAID;
    if (count !== undefined) return now ? UNSAID : countedRule(rule, who, count);
    const said = RULES[rule]?.[who];
    if (said === undefined || (now && !FOR_NOW.includes(rule))) return UNSAID;
    return now ? `${said} this turn` : said;
  });
}
/** "You can't get poison counters", "players can't get counters" (122.1). */
function countersRule(who: Players, kind: unknown): string {
  const subject = { you: 'you', opponents: 'your opponents', all: 'players' }[who];
  return `${subject} can't get ${kind === undefined ? '' : `${String(kind)} `}counters`;
}
/** "You may cast sorcery spells as though they had flash" (702.8). */
function flashText(of: unknown, now: boolean, say: Say): string {
  if (of !== undefined && !isFilter(of)) return UNSAID;
  const spells = of === undefined ? 'spells' : say.thing([{ is: 'spell' }, ...list(of)], { many: true });
  const though = 'as though they had flash';
  return now
    ? either(`you may cast ${spells} this turn ${though}`, `you may cast ${spells} ${though} this turn`)
    : `you may cast ${spells} ${though}`;
}
function countedRule(rule: string, who: Players, count: unknown): string {
  if (typeof count !== 'number') return UNSAID;
  if (rule === 'attackTax' && who === 'you')
    return `creatures can't attack you unless their controller pays {${count}} for each ${either("creature they control that's attacking you", 'of those creatures')}`;
  if (rule === 'tapsForMore' && who === 'you')
    return count === 2 ? 'if you tap a permanent for mana, it produces twice as much of that mana instead' : UNSAID;
  if (rule === 'maximumHandSize' && who === 'you') return `your maximum hand size is ${numeral(count)}`;
  return rule === 'searchesTop' && who === 'opponents'
    ? `if an opponent would search a library, that player searches the top ${numeral(count)} cards of that library instead`
    : UNSAID;
}
