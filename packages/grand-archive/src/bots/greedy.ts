/**
 * A bot that plays sensibly at first sight: it levels up, plays the dearest ally it can, attacks with everything, trades
 * where that pays and otherwise goes for the champion. It knows only its own view and the listed options.
 */
import {
  type BotPolicy,
  type Decision,
  type GameView,
  isTable,
  type JsonObject,
  type Option,
  type Rules,
  randomAnswer,
  type SeatAnswer,
  textsIn,
} from '@arbiter/engine';
import { intentOf } from './intent.js';

interface Unit {
  power: number;
  left: number;
  champion: boolean;
  rested: boolean;
  controller: number;
}

function unitIn(view: GameView, id: string | undefined): Unit | null {
  const o = id === undefined ? undefined : view.objects[id];
  const types = textsIn(o?.types);
  if (!o || !(types.includes('Ally') || types.includes('Champion'))) return null;
  return {
    power: Number(o.power ?? 0),
    left: Number(o.life ?? 0) - Number(o.damage ?? 0),
    champion: types.includes('Champion'),
    rested: o.rested === true,
    controller: Number(o.controller),
  };
}
const cardIn = (view: GameView, o: Option): JsonObject => view.objects[o.object ?? ''] ?? {};
const typesOf = (view: GameView, o: Option): string[] => textsIn(cardIn(view, o).types);
const costOf = (view: GameView, o: Option): number => Number(cardIn(view, o).cost ?? 0);
const best = (options: Option[], score: (o: Option) => number): Option | undefined =>
  options.slice().sort((a, b) => score(b) - score(a))[0];

/** In one's own main phase: allies first, then abilities and helpful cards, then attacks, attack cards before weapons. */
function opportunity(view: GameView, d: Decision): string {
  const pass = d.options[0] as Option;
  const mine = view.turn.active === d.seat && view.turn.phase === 'main' && view.stack.length === 0;
  if (!mine) return (answerTo(view, d) ?? pass).id;
  const cards = d.options.filter((o) => o.kind === 'ACTIVATE_CARD');
  const ofType = (type: string): Option[] => cards.filter((o) => typesOf(view, o).includes(type));
  const ally = best(ofType('Ally'), (o) => costOf(view, o));
  if (ally) return ally.id;
  const ability = d.options.find((o) => o.kind === 'ACTIVATE_ABILITY' && worthUsing(view, d, o));
  if (ability) return ability.id;
  const action = best(
    ofType('Action').filter((o) => worthPlaying(view, d, o)),
    (o) => costOf(view, o),
  );
  if (action) return action.id;
  const attack = best(ofType('Attack'), (o) => Number(cardIn(view, o).power ?? 0));
  if (attack) return attack.id;
  return (d.options.find((o) => o.kind === 'ATTACK') ?? pass).id;
}

/** The attack that is going on. */
function combatIn({ turn }: GameView): { attacker: string; power: number; targets: string[] } | undefined {
  if (!('combat' in turn) || !isTable(turn.combat)) return undefined;
  const { attacker, power, targets } = turn.combat;
  return { attacker: String(attacker), power: Number(power), targets: textsIn(targets) };
}

const inDanger = (view: GameView, seat: number): boolean => {
  const champion = view.objects[String(view.players[seat]?.champion)];
  const combat = combatIn(view);
  const id = String(view.players[seat]?.champion);
  return (
    champion !== undefined &&
    combat?.targets.includes(id) === true &&
    combat.power >= Math.min(3, Number(champion.life) - Number(champion.damage))
  );
};

/** In somebody else's window: a reaction that protects one's champion, where it is about to be hit. */
function answerTo(view: GameView, d: Decision): Option | undefined {
  if (view.turn.active === d.seat || view.turn.step !== 'damage' || view.stack.length > 0) return undefined;
  if (!inDanger(view, d.seat)) return undefined;
  return d.options.find((o) => o.kind === 'ACTIVATE_CARD' && textsIn(cardIn(view, o).subtypes).includes('Reaction'));
}

/** Reactions and shields wait for a fight; everything that draws or harms is used at once. */
function worthUsing(_view: GameView, _d: Decision, o: Option): boolean {
  const text = o.label.toLowerCase();
  return !text.includes('prevent') && (text.includes('draw') || text.includes('damage') || text.includes('level'));
}
function worthPlaying(view: GameView, d: Decision, o: Option): boolean {
  if (textsIn(cardIn(view, o).subtypes).includes('Reaction')) return false;
  const own = Object.values(view.objects).filter(
    (c) => c.zone === 'field' && c.controller === d.seat && textsIn(c.types).includes('Ally'),
  ).length;
  const text = JSON.stringify(cardIn(view, o).abilities ?? '');
  // What only helps allies needs some, and what harms all of them shouldn't.
  if (text.includes('put into hand') || text.includes('life until')) return false;
  if (text.includes('power until')) return own > 0;
  return !/(Anger|Purge)/.test(String(o.card)) || own === 0;
}

/** The unit that dies of it, the champion, or the strongest; one's own for help. */
function targets(rules: Rules, view: GameView, d: Decision): string[] {
  const [source] = view.stack;
  const helps = intentOf(rules, String(source?.card ?? '')) > 0;
  const score = (o: Option): number => {
    const unit = unitIn(view, o.object);
    const worth = unit ? unit.power + (unit.champion ? 4 : 0) + 1 : costOf(view, o);
    return (o.controller === d.seat) === helps ? worth : -worth - 1;
  };
  const ranked = d.options.slice().sort((a, b) => score(b) - score(a));
  return ranked.slice(0, Math.max(d.min, Math.min(1, d.max ?? 1))).map((o) => o.id);
}

/** An ally that dies without killing the attacker; otherwise the champion. */
function attackTarget(view: GameView, d: Decision): string[] {
  const combat = combatIn(view);
  const attacker = unitIn(view, combat?.attacker);
  const power = Math.max(combat?.power ?? 0, attacker?.power ?? 0);
  const score = (o: Option): number => {
    const unit = unitIn(view, o.object);
    if (!unit) return -1;
    if (unit.champion) return power >= unit.left ? 100 : 3;
    const kills = power >= unit.left;
    const survives = attacker === null || attacker.champion || unit.rested || unit.power < attacker.left;
    return kills && survives ? 4 + unit.power : kills ? unit.power - (attacker?.power ?? 0) : 0;
  };
  const target = best(d.options, score);
  return target ? [target.id] : [];
}

/** Interception: where the ally survives, or the champion would be badly hurt. */
function intercepts(view: GameView, d: Decision): boolean {
  const combat = combatIn(view);
  const ally = unitIn(view, d.source ?? undefined);
  if (!combat || !ally) return true;
  return ally.left > combat.power || inDanger(view, d.seat);
}

/** What is missed least: cards that can't be played soon, the dearest first. */
const leastNeeded = (view: GameView, d: Decision): string[] =>
  d.options
    .slice()
    .sort((a, b) => costOf(view, b) - costOf(view, a))
    .slice(0, d.min)
    .map((o) => o.id);

/** A champion before a regalia, the cheaper regalia first. */
function materialized(view: GameView, d: Decision): string[] {
  const score = (o: Option): number => (typesOf(view, o).includes('Champion') ? 10 : 5 - costOf(view, o));
  const chosen = best(d.options, score);
  return chosen ? [chosen.id] : [];
}

/** @param rules the edition's, whose cards it has read */
export const greedyBot =
  (rules: Rules): BotPolicy =>
  ({ view, decision: d, random }): SeatAnswer => {
    const base = { seat: d.seat, decision: d.id };
    switch (d.kind) {
      case 'OPPORTUNITY':
        return { ...base, choose: [opportunity(view, d)] };
      case 'MATERIALIZE':
      case 'LEVEL_UP':
        return { ...base, choose: materialized(view, d) };
      case 'TARGETS':
        return { ...base, choose: targets(rules, view, d) };
      case 'ATTACK_TARGET':
        return { ...base, choose: attackTarget(view, d) };
      case 'WEAPON': {
        const weapon = best(d.options, (o) => Number(cardIn(view, o).power ?? 0));
        return { ...base, choose: weapon ? [weapon.id] : [] };
      }
      case 'RETALIATE':
        return { ...base, choose: d.options.map((o) => o.id) };
      case 'FLOATING_MEMORY':
      case 'KINDLE':
      case 'RESERVABLE':
        return { ...base, choose: d.options.slice(0, d.max ?? d.min).map((o) => o.id) };
      case 'RESERVE':
      case 'DISCARD':
        return { ...base, choose: leastNeeded(view, d) };
      case 'MAY':
        return { ...base, confirm: d.prompt.includes('Redirect') ? intercepts(view, d) : true };
      case 'OPTIONAL_COST':
        return { ...base, confirm: false };
      case 'AMOUNT':
        return { ...base, number: d.max ?? d.min };
      case 'CHOOSE_OBJECTS':
        return { ...base, choose: targets(rules, view, { ...d, min: Math.max(d.min, Math.min(1, d.max ?? 1)) }) };
      default:
        return d.shape === 'CHOOSE' ? randomAnswer(d, random) : { ...d.default, seat: d.seat };
    }
  };
