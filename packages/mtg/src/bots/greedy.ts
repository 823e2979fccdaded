/**
 * A bot that plays sensibly at first sight: lands first, then the dearest spell it can aim well, attacks that pay,
 * blocks that trade up. It knows only its own view and the listed options.
 */

import {
  type BotPolicy,
  type Decision,
  type GameView,
  type Option,
  type Rules,
  randomAnswer,
  type SeatAnswer,
  type Table,
  tablesIn,
  textsIn,
} from '@arbiter/engine';
import { PLANAR_DIE } from '../9-casual/901-planechase/901.9-planar-die.js';
import { intentOf } from './intent.js';

interface Creature {
  power: number;
  toughness: number;
  keywords: string[];
  controller: number;
}

const creatureIn = (view: GameView, id: string | undefined): Creature | null => {
  const o = id === undefined ? undefined : view.objects[id];
  if (!o || !textsIn(o.types).includes('Creature')) return null;
  return {
    power: Number(o.power ?? 0),
    toughness: Number(o.toughness ?? 0) - Number(o.damage ?? 0),
    keywords: textsIn(o.keywords),
    controller: Number(o.controller),
  };
};
const worth = (c: Creature | null): number => (c ? c.power + c.toughness + c.keywords.length : 0);
const kills = (a: Creature, b: Creature): boolean =>
  !b.keywords.includes('indestructible') &&
  (a.power >= b.toughness || (a.keywords.includes('deathtouch') && a.power > 0));
const worthOf = (view: GameView, o: Option): number => Number(view.objects[o.object ?? '']?.manaValue ?? 0);
const lifeOf = (view: GameView, seat: number): number => Number(view.players[seat]?.life ?? 20);

/** Whether two players are the same, or of one team (102.3). */
function areAllies(view: GameView, one: number, other: number): boolean {
  const team = view.players[one]?.team;
  return one === other || (team !== undefined && team === view.players[other]?.team);
}

const first = (d: Decision): string => d.options[0]?.id ?? '';

/** A land, the dearest spell worth casting, an ability when nothing else is left to do; otherwise passing. */
function priority(view: GameView, d: Decision, random: (n: number) => number): string {
  const land = d.options.find((o) => o.kind === 'PLAY_LAND');
  if (land) return land.id;
  const casts = d.options
    .filter((o) => o.kind === 'CAST' && worthCasting(view, d.seat, o))
    .sort((a, b) => costOf(view, b) - costOf(view, a));
  if (casts[0]) return casts[0].id;
  const mine = view.turn.active === d.seat;
  // What pays for itself could be used without end, so now and then nothing is.
  const uses = mine && view.turn.phase === 'postcombatMain' && view.stack.length === 0 && random(4) > 0;
  const use = uses ? d.options.find((o) => o.kind === 'ACTIVATE' && !o.mana && o.cost !== undefined) : undefined;
  if (use) return use.id;
  // Once in a turn the planar die costs nothing.
  const roll =
    view.turn.phase === 'postcombatMain' ? d.options.find((o) => o.kind === PLANAR_DIE && !o.cost) : undefined;
  return roll?.id ?? first(d);
}

/** What is cast: of a card with several faces the one that the option is about. */
function castOf(view: GameView, o: Option): Table | undefined {
  const card = view.objects[o.object ?? ''];
  return tablesIn(card?.faces)[o.index ?? 0] ?? card;
}
const costOf = (view: GameView, o: Option): number => Number(castOf(view, o)?.manaValue ?? 0);

function worthCasting(view: GameView, seat: number, o: Option): boolean {
  const card = castOf(view, o);
  if (!card) return true;
  const types = textsIn(card.types);
  if (['Creature', 'Sorcery', 'Enchantment', 'Artifact', 'Planeswalker'].some((t) => types.includes(t))) return true;
  const mine = view.turn.active === seat;
  // Instants: in the own second main phase, or in answer to something on the stack.
  const answering = view.stack.some((s) => !areAllies(view, Number(s.controller), seat));
  return (mine && view.turn.phase === 'postcombatMain') || (!mine && (answering || view.turn.step === 'end'));
}

/** The best target: an opponent or an opposing creature for harm, one's own for help. */
function targets(rules: Rules, view: GameView, d: Decision): string[] {
  // The thing being aimed lies on top of the stack; a card put back to a hand or the battlefield is one's own.
  const [source] = view.stack;
  const helps = intentOf(rules, String(source?.name ?? '')) > 0 || d.options.every((o) => o.zone === 'graveyard');
  const score = (o: Option): number => {
    if (o.player !== undefined)
      return areAllies(view, o.player, d.seat) ? -50 : 4 + Math.max(0, 10 - lifeOf(view, o.player));
    const own = o.controller !== undefined && areAllies(view, o.controller, d.seat);
    const w = worth(creatureIn(view, o.object)) + worthOf(view, o);
    return own === helps ? w : -w - 1;
  };
  const ranked = d.options.slice().sort((a, b) => score(b) - score(a));
  const count = Math.max(d.min, Math.min(1, d.max ?? 1));
  return ranked.slice(0, count).map((o) => o.id);
}

interface Foe {
  /** The option that attacks them. */
  to: string;
  life: number;
  blockers: Creature[];
}

/** Attacks one player: whom all attackers kill, or else whom most of them get through to; with all where that is lethal. */
function attackers(view: GameView, d: Decision): { from: string; to: string }[] {
  const from = d.from ?? [];
  const total = from.reduce((n, f) => n + (creatureIn(view, f.object)?.power ?? 0), 0);
  const foes = (d.to ?? []).flatMap(({ id, player }): Foe[] => {
    if (player === undefined) return [];
    const theirs = Object.entries(view.objects).filter(
      ([, o]) => o.zone === 'battlefield' && o.controller === player && !o.tapped,
    );
    const blockers = theirs.map(([object]) => creatureIn(view, object)).filter((c): c is Creature => c !== null);
    return [{ to: id, life: lifeOf(view, player), blockers }];
  });
  const plans = foes.map((foe) => ({ foe, sent: sent(view, from, foe, total) }));
  const gain = ({ foe, sent }: (typeof plans)[number]): number =>
    sent.reduce((n, f) => n + (creatureIn(view, f.object)?.power ?? 0), 0) +
    (total >= foe.life ? 100 : 0) -
    foe.life / 100;
  const [best] = plans.sort((a, b) => gain(b) - gain(a));
  return from.flatMap((f) => {
    const to = best && f.to?.includes(best.foe.to) ? best.foe.to : f.to?.[0];
    if (to === undefined) return [];
    return (f.min ?? 0) > 0 || best?.sent.includes(f) ? [{ from: f.id, to }] : [];
  });
}

/** Those that no untapped blocker of theirs beats, or all when that is lethal. */
function sent(view: GameView, from: readonly Option[], foe: Foe, total: number): Option[] {
  const allIn = total >= foe.life && foe.blockers.length < from.length;
  return from.filter((f) => {
    const c = creatureIn(view, f.object);
    if (!c || !f.to?.includes(foe.to)) return false;
    const canStop = foe.blockers.filter(
      (b) => !c.keywords.includes('flying') || b.keywords.includes('flying') || b.keywords.includes('reach'),
    );
    return allIn || (c.power > 0 && canStop.every((b) => !kills(b, c) || (kills(c, b) && worth(b) > worth(c))));
  });
}

/** Blocks where the blocker survives or trades up; chump-blocks only when the attack would be lethal. */
function blocks(view: GameView, d: Decision): { from: string; to: string }[] {
  const attack = (d.to ?? []).map((t) => ({ id: t.id, c: creatureIn(view, t.object) }));
  const coming = attack.reduce((n, a) => n + (a.c?.power ?? 0), 0);
  const desperate = coming >= lifeOf(view, d.seat);
  const taken = new Set<string>();
  return (d.from ?? []).flatMap((f) => {
    const c = creatureIn(view, f.object);
    if (!c) return [];
    const fit = attack
      .filter((a) => a.c && f.to?.includes(a.id) && !taken.has(a.id) && !a.c.keywords.includes('menace'))
      .map((a) => ({
        ...a,
        gain:
          (kills(c, a.c as Creature) ? worth(a.c) : 0) -
          (kills(a.c as Creature, c) ? worth(c) : 0) +
          (desperate ? (a.c as Creature).power * 3 : 0),
      }))
      .sort((a, b) => b.gain - a.gain)[0];
    if (!fit || (fit.gain < 0 && (f.min ?? 0) === 0)) return [];
    taken.add(fit.id);
    return [{ from: f.id, to: fit.id }];
  });
}

/** @param rules the edition's, whose cards it has read */
export const greedyBot =
  (rules: Rules): BotPolicy =>
  ({ view, decision: d, random }): SeatAnswer => {
    const base = { seat: d.seat, decision: d.id };
    switch (d.kind) {
      case 'PRIORITY':
        return { ...base, choose: [priority(view, d, random)] };
      case 'TARGETS':
        return { ...base, choose: targets(rules, view, d) };
      case 'ATTACKERS':
        return { ...base, assign: attackers(view, d) };
      case 'BLOCKERS':
        return { ...base, assign: blocks(view, d) };
      case 'MULLIGAN': {
        const lands = Object.values(view.objects).filter(
          (o) => o.zone === 'hand' && textsIn(o.types).includes('Land'),
        ).length;
        const again = lands < 2 || lands > 5;
        if (d.shape === 'CHOOSE') return { ...base, choose: [{ kind: again ? 'MULLIGAN' : 'KEEP' }] };
        return { ...base, confirm: again };
      }
      case 'X':
        return { ...base, number: d.max ?? d.min };
      case 'MAY':
      case 'PAY':
        return { ...base, confirm: true };
      case 'BOTTOM':
      case 'DISCARD':
      case 'CLEANUP_DISCARD': {
        const dearest = d.options.slice().sort((a, b) => worthOf(view, b) - worthOf(view, a));
        return { ...base, choose: dearest.slice(0, d.min).map((o) => o.id) };
      }
      default:
        return d.shape === 'CHOOSE' ? randomAnswer(d, random) : { ...d.default, seat: d.seat };
    }
  };
