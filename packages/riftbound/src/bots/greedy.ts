/**
 * A bot that plays sensibly at first sight: the dearest unit it can play, spells that hit something, moves to where it
 * would be the stronger one, held battlefields left alone. It knows only its own view and the listed options.
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
import { helps } from './intent.js';

type Thing = JsonObject & { id: string };

/** Views share their objects as long as nothing about them changes. */
const known = new WeakMap<GameView['objects'], Thing[]>();
function things({ objects }: GameView): Thing[] {
  let list = known.get(objects);
  if (!list) {
    list = Object.entries(objects).map(([id, o]) => ({ ...o, id }));
    known.set(objects, list);
  }
  return list;
}
const isType = (o: JsonObject | undefined, type: string): boolean => textsIn(o?.types).includes(type);
const onBoard = (o: JsonObject): boolean => o.zone === 'base' || o.zone === 'battlefield';
const units = (view: GameView): Thing[] => things(view).filter((o) => onBoard(o) && isType(o, 'Unit'));
const mightOf = (list: JsonObject[]): number => list.reduce((n, o) => n + Math.max(0, Number(o.might ?? 0)), 0);
const costOf = (o: JsonObject | undefined): number => Number(o?.energy ?? 0) + Number(o?.power ?? 0);
const objectOf = (view: GameView, o: Option): JsonObject | undefined => view.objects[o.object ?? ''];
const best = <T>(list: T[], score: (o: T) => number): T | undefined =>
  list.slice().sort((a, b) => score(b) - score(a))[0];

/** Where to go with whom: a battlefield of somebody else's where ready units from the base are stronger. */
interface Plan {
  battlefield: string;
  units: Thing[];
}
function plan(view: GameView, seat: number): Plan | null {
  const free = units(view)
    .filter((u) => u.controller === seat && u.zone === 'base' && !u.exhausted)
    .sort((a, b) => Number(b.might) - Number(a.might));
  let found: (Plan & { gain: number }) | null = null;
  for (const b of things(view).filter((o) => o.zone === 'battlefield' && isType(o, 'Battlefield'))) {
    if (b.controller === seat) continue;
    const foes = units(view).filter((u) => u.battlefield === b.id && u.controller !== seat);
    const needed = mightOf(foes);
    const going: Thing[] = [];
    for (const u of foes.length === 0 ? free.slice(-1) : free) if (mightOf(going) <= needed) going.push(u);
    if (going.length === 0 || mightOf(going) <= needed) continue;
    const gain = needed + (b.controller === null ? 1 : 2) - mightOf(going) / 10;
    if (!found || gain > found.gain) found = { battlefield: b.id, units: going, gain };
  }
  return found;
}

const fightAt = (view: GameView): string | undefined =>
  'showdown' in view.turn && isTable(view.turn.showdown) ? String(view.turn.showdown.battlefield) : undefined;

/** Spells for which something is there that they should hit; where a fight is going on, only what is in it. */
function worthPlaying(rules: Rules, view: GameView, seat: number, o: Option): boolean {
  const card = objectOf(view, o);
  if (!isType(card, 'Spell')) return true;
  const own = helps(rules, String(o.card));
  const at = fightAt(view);
  const fits = units(view).filter((u) => (u.controller === seat) === own && (at === undefined || u.battlefield === at));
  return fits.length > 0 && !(own && at === undefined && String(o.card) === 'Retreat');
}

function priority(rules: Rules, view: GameView, d: Decision): string {
  const pass = d.options[0] as Option;
  const { state, active } = view.turn;
  const mine = active === d.seat && state === 'neutralOpen';
  const answering = view.stack.length > 0 && view.stack[0]?.controller === d.seat;
  if (answering || state === 'neutralClosed') return pass.id;
  const plays = d.options.filter((o) => o.kind === 'PLAY' && worthPlaying(rules, view, d.seat, o));
  const unit = best(
    plays.filter((o) => !isType(objectOf(view, o), 'Spell')),
    (o) => costOf(objectOf(view, o)),
  );
  if (unit && (mine || fromAmbush(unit))) return unit.id;
  const spell = best(plays, (o) => costOf(objectOf(view, o)));
  if (spell) return spell.id;
  if (!mine) return pass.id;
  const use = d.options.find((o) => o.kind === 'ACTIVATE' && !o.mana);
  if (use) return use.id;
  const going = plan(view, d.seat)?.units[0];
  return (d.options.find((o) => o.kind === 'MOVE' && o.object === going?.id) ?? pass).id;
}
const fromAmbush = (o: Option): boolean => o.method === 'ambush';

/** The strongest unit of the right side, one that is in the fight before others. */
function targets(rules: Rules, view: GameView, d: Decision): string[] {
  const [source] = view.stack;
  const own = helps(rules, String(source?.card ?? ''));
  const at = fightAt(view);
  const score = (o: Option): number => {
    const worth = Number(objectOf(view, o)?.might ?? 0) + 1 + (objectOf(view, o)?.battlefield === at ? 10 : 0);
    return (o.controller === d.seat) === own ? worth : -worth;
  };
  const ranked = d.options.slice().sort((a, b) => score(b) - score(a));
  const wanted = ranked.filter((o, i) => i < d.min || (i < (d.max ?? 1) && score(o) > 0));
  return wanted.map((o) => o.id);
}

/** A battlefield of one's own that needs help, else the base. */
function location(view: GameView, d: Decision): string[] {
  const place = best(
    d.options.filter((o) => o.kind === 'BATTLEFIELD'),
    (o) => -mightOf(units(view).filter((u) => u.battlefield === o.object && u.controller === d.seat)),
  );
  return [(place ?? (d.options[0] as Option)).id];
}

/** @param rules the edition's, whose cards it has read */
export const greedyBot =
  (rules: Rules): BotPolicy =>
  ({ view, decision: d, random }): SeatAnswer => {
    const base = { seat: d.seat, decision: d.id };
    const byCost = (): Option[] =>
      d.options.slice().sort((a, b) => costOf(objectOf(view, b)) - costOf(objectOf(view, a)));
    switch (d.kind) {
      case 'PRIORITY':
        return { ...base, choose: [priority(rules, view, d)] };
      case 'TARGETS':
        return { ...base, choose: targets(rules, view, d) };
      case 'LOCATION':
        return { ...base, choose: location(view, d) };
      case 'DESTINATION': {
        const to = d.options.find((o) => o.object === plan(view, d.seat)?.battlefield) ?? d.options[0];
        return { ...base, choose: [(to as Option).id] };
      }
      case 'MOVE_ALONG': {
        const along = plan(view, d.seat)?.units ?? [];
        return { ...base, choose: d.options.filter((o) => along.some((u) => u.id === o.object)).map((o) => o.id) };
      }
      case 'MULLIGAN': {
        const dear = byCost()
          .filter((o) => costOf(objectOf(view, o)) >= 5)
          .slice(0, d.max ?? 2);
        return { ...base, choose: dear.map((o) => o.id) };
      }
      case 'OPTIONAL_COST':
      case 'MAY':
      case 'PAY':
        return { ...base, confirm: true };
      case 'CHOOSE_CARD':
        return {
          ...base,
          choose: byCost()
            .slice(0, Math.max(1, d.min))
            .map((o) => o.id),
        };
      case 'KILL':
        return {
          ...base,
          choose: byCost()
            .slice(-Math.max(1, d.min))
            .map((o) => o.id),
        };
      default:
        return d.shape === 'CHOOSE' ? randomAnswer(d, random) : { ...d.default, seat: d.seat };
    }
  };
