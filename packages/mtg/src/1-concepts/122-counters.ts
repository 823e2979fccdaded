/** Counters that mean something by themselves: figures, keywords, shields, stun and finality (122.1). */
import {
  type Action,
  characteristicsOf,
  type Effect,
  type Game,
  type Mod,
  playerRules,
  type Replacement,
  type ReplacementSpec,
  type RuleRef,
  sharesCounters,
} from '@arbiter/engine';
import { alsoOfTeam, sideRules } from '../8-multiplayer/810-shared-fate.js';
import { cite } from '../cite.js';
import { keyword } from '../language/builders.js';
import { rulesAsEntered } from './122-entering.js';

/** Keywords that a counter can be (122.1b). */
const KEYWORDS = [
  ...['flying', 'first strike', 'double strike', 'deathtouch', 'decayed', 'exalted', 'haste', 'hexproof'],
  ...['indestructible', 'lifelink', 'menace', 'reach', 'shadow', 'trample', 'vigilance'],
];
const granted = new Map<string, Mod[]>(KEYWORDS.map((k) => [k, [{ mod: 'ability', ability: keyword(k) }]]));
/** What counters give by themselves. @citation */
export const COUNTER_RULES = cite('mtg:122.1a', 'mtg:122.1b', 'mtg:122.1c', 'mtg:122.1d', 'mtg:122.1h');

/** What counters of a kind do to the characteristics of what they are on (122.1a, 122.1b). */
export function counterMods(kind: string, count: number): Mod[] {
  const powerAndToughness = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
  if (!powerAndToughness) return granted.get(kind) ?? [];
  return [
    { mod: 'add', stat: 'power', value: Number(powerAndToughness[1]) * count },
    { mod: 'add', stat: 'toughness', value: Number(powerAndToughness[2]) * count },
  ];
}

const oneLess = (kind: string, what: string): Effect => ({
  do: 'counters',
  what: { event: what },
  kind,
  amount: { negative: 1 },
});
/** The replacement effects that counters make, one of a kind however many there are (122.1c, 122.1d, 122.1h). */
const EFFECTS: { [kind: string]: ReplacementSpec[] } = {
  shield: [
    // Destruction by an effect, not by a state-based action.
    { on: 'move', match: { cause: 'destroy', lethal: null }, instead: [oneLess('shield', 'object')] },
    { on: 'damage', prevent: true, also: [oneLess('shield', 'target')] },
  ],
  stun: [{ on: 'status', match: { status: 'tapped', on: false }, instead: [oneLess('stun', 'object')] }],
  finality: [{ on: 'move', match: { from: 'battlefield', to: 'graveyard' }, change: { to: 'exile' } }],
};

export function counterReplacements(g: Game, action: Action): Replacement[] {
  const to = action.type === 'damage' ? ('object' in action.target ? action.target.object : undefined) : action.object;
  const object = typeof to === 'number' ? g.find(to) : undefined;
  if (!object?.counters || object.zone !== 'battlefield') return [];
  const { id, counters } = object;
  const { controller } = g.rules.continuous.derive(g).of.get(id) ?? { controller: object.owner };
  return Object.entries(EFFECTS)
    .filter(([kind]) => (counters[kind] ?? 0) > 0)
    .flatMap(([kind, specs]) =>
      specs.map((spec, i) => ({ key: `c${id}:${kind}:${i}`, source: id, controller, spec, joint: true as const })),
    );
}

/** "Can't have counters put on it", and "can't get counters" of players (101.2, 122.1). */
export function cannotGetCounters(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'counters' || action.amount <= 0) return null;
  const { object, player, kind } = action;
  const isMeant = ({ mod }: { mod: { [parameter: string]: unknown } }): boolean =>
    mod.kind === undefined || mod.kind === kind;
  const rules =
    object !== undefined
      ? (action.$entering ? rulesAsEntered(g, action) : characteristicsOf(g, object).rules).filter(
          (r) => r.rule === 'cantGetCounters',
        )
      : player !== undefined
        ? (sharesCounters(g.s.teams, kind) ? sideRules : playerRules)(g, player, 'cantGetCounters')
        : [];
  if (!rules.some(isMeant)) return null;
  const team = player !== undefined && sharesCounters(g.s.teams, kind);
  return team ? alsoOfTeam(g, cite('mtg:101.2', 'mtg:122.1'), 'counters') : cite('mtg:101.2', 'mtg:122.1');
}
