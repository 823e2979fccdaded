/** Champions: their lineage, and levelling them up (1.7.1). */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  characteristicsOf,
  controllerOf,
  defineAction,
  defineCell,
  defineFilter,
  definitionOf,
  filterOf,
  type Game,
  isPlayer,
  type LastKnown,
  lists,
  matches,
  moveAction,
  type Obj,
  publicId,
  ruleOn,
  type Seat,
  setMark,
  setStatus,
  stat,
  type TriggerEvent,
  writePlay,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const field = (g: Game): number[] => g.zone('field');
export const isChampion = (g: Game, id: number): boolean => lists(g, id, 'types').includes('Champion');

/** The champions a player controls; almost always one (1.7.1.6). */
export const championsOf = defineCell(
  'champions',
  (g, seat) => field(g).filter((id) => isChampion(g, id) && controllerOf(g, id) === seat),
  { steady: true },
);
export const championOf = (g: Game, seat: Seat): number | undefined => championsOf(g, seat)[0];

/** The cards under a champion, the latest first (1.7.1.4.4), and those that others own after them. */
export function lineageOf(g: Game, champion: number): number[] {
  const { owner } = g.object(champion);
  const seats = [owner, ...g.s.players.map(({ seat }) => seat).filter((seat) => seat !== owner)];
  const cards = seats.flatMap((seat) => [...g.zone(`lineage:${seat}`)]);
  return cards.filter((id) => {
    const to = g.object(id).attachedTo;
    return to !== undefined && 'object' in to && to.object === champion;
  });
}

/** Whoever controls a champion has what the cards of its lineage give it, whoever owns these (1.7.1.4.4.1, 1.7.1.4.4.5). */
export function controllerUnder(g: Game, object: Obj): Seat | undefined {
  const { zone, attachedTo: to } = object;
  const champion = zone.startsWith('lineage') && to && 'object' in to ? g.find(to.object) : undefined;
  return champion && (champion.controller ?? champion.owner);
}

/** A champion takes the cards of its lineage with it where it goes (1.7.1.4.4.2). */
export const lineageGoesAlong = (g: Game, moves: ActionOf<'move'>[]): Action[] =>
  moves.flatMap(({ object, to, cause }) => {
    if (g.find(object)?.zone !== 'field') return [];
    return lineageOf(g, object).map((card) => moveAction({ object: card, to, cause }));
  });

/** LV: the printed level with everything that changes it (2.4.4.4.1.1). */
export const levelOf = (g: Game, seat: Seat): number => {
  const champion = championOf(g, seat);
  return champion === undefined ? 0 : stat(g, champion, 'level');
};

/** A champion's name without title: the name of its lineage (1.6.3.2.1, 1.7.1.10). */
export const lineageName = (name: string): string => (name.split(',')[0] ?? name).trim();

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** Of a champion, or a card of its lineage: levelled into by an effect, and not played. */
    unplayed?: true;
  }
  interface Filters {
    lineageName: { lineageName: string };
  }
}
/** All champions of a name are of one lineage, whatever their titles are (1.6.3.2.1, 1.7.1.10). */
export const ofLineage = defineFilter('lineageName', {
  description: 'Its name, up to a comma, is this: of champions the name of their lineage.',
  example: { lineageName: 'Rai' },
  params: (p) => ({ lineageName: p.term }),
  compile: (clause) => (g, e) => {
    if (isPlayer(e)) return false;
    const { name } = characteristicsOf(g, e.object).props;
    return typeof name === 'string' && lineageName(name) === clause.lineageName;
  },
  fits: 'objects',
  reads: () => new Set(['name']),
  text: (clause) => `of the ${clause.lineageName} lineage`,
});

/** Why a card can't be laid on a champion of its player now, or null: the next printed level, and its lineage (1.7.1.4.1). */
function cannotLevel(g: Game, card: number, champion: number): ReturnType<typeof cite> | null {
  const now = definitionOf(g, g.object(champion)).props;
  const next = definitionOf(g, g.object(card));
  if (next.props.level === 0) return cite('ga:1.7.1.3');
  const same = next.props.level === now.level && ruleOn(g, champion, 'levelsSame') !== undefined;
  if (next.props.level !== Number(now.level) + 1 && !same) return cite('ga:1.7.1.4.1');
  if (ruleOn(g, champion, 'cantLevelUp')) return cite('ga:2.5.1.5.4', 'ga:2.11.7.15.2');
  const { rules, controller } = characteristicsOf(g, champion);
  const fits = ({ mod, source }: (typeof rules)[number]): boolean =>
    matches(g, { object: card }, filterOf(mod.of), { source, controller });
  if (rules.some((one) => one.rule === 'levelsInto' && !fits(one))) return cite('ga:2.5.1.5.4', 'ga:2.11.7.15.2');
  const lineage = next.abilities.find((a) => a.kind === 'keyword' && a.keyword === 'lineage');
  if (lineage?.kind === 'keyword' && lineage.label !== lineageName(now.name as string)) return cite('ga:1.6.3.2.1');
  if (characteristicsOf(g, champion).controller !== g.object(champion).owner) return cite('ga:1.7.1.5');
  return null;
}

/** The champions of a player that a card could level up. */
export const levelable = (g: Game, seat: Seat, card: number): number[] =>
  championsOf(g, seat).filter((champion) => cannotLevel(g, card, champion) === null);

/** The name under which what waits on the Effects Stack knows the champion that it is for. */
const NAMED = '$champion';
/** Of several champions of its player, what is being played is for this one (1.7.1.6.1, 2.1.10.1.1). */
export function nameChampion(g: Game, item: Obj, champion: number): void {
  const carried = item.play?.carried;
  const saved = { ...carried?.saved, [NAMED]: [{ object: champion }] };
  writePlay(g, item, { carried: { ...carried, saved } });
}
/** The champion that it is for, if one was named. */
export function namedChampion(item: Obj): number | undefined {
  const [named] = item.play?.carried?.saved[NAMED] ?? [];
  return named && 'object' in named ? named.object : undefined;
}

export const levelUpAction = defineAction('levelUp', {
  description: 'A `champion` would level up into the champion card `object`.',
  example: { on: 'levelUp', object: { baseLevel: 3 }, instead: [] },
  refs: ['object', 'champion'],
});
declare module '@arbiter/engine' {
  interface Actions {
    levelUp: { object: number; champion: number };
  }
}

/**
 * Levelling up: the card goes on top of the lineage. The champion stays the same object, with its damage and counters,
 * and wakes up (1.7.1.4.3, 1.7.1.4.4.1); its new face has entered, for abilities that wait for that.
 */
export const levelUpKind: ActionKind<ActionOf<'levelUp'>> = {
  affected: (_g, action) => ({ object: action.champion }),
  apply: (g, action) => {
    const card = g.find(action.object);
    const champion = g.find(action.champion);
    if (!card || !champion) return [];
    const controller = characteristicsOf(g, champion.id).controller;
    const from = card.zone;
    const props = definitionOf(g, card).props;
    const was: LastKnown = {
      id: card.id,
      zone: from,
      def: card.def,
      owner: card.owner,
      controller,
      props,
      became: champion.id,
    };
    g.j.put(g.s.lastKnown, card.id, was, g.channelOf(from));
    g.j.remove(g.zone(from), card.id, g.channelOf(from));
    g.remove(card);
    const under: Obj = {
      id: g.nextId(),
      def: champion.def,
      owner: champion.owner,
      zone: `lineage:${champion.owner}`,
      ts: g.nextTimestamp(),
      attachedTo: { object: champion.id },
      ...(champion.marks?.unplayed ? { marks: { unplayed: true } } : {}),
    };
    g.add(under);
    g.j.insert(g.zone(under.zone), 0, under.id, g.channelOf(under.zone));
    g.change(champion, 'def', card.def);
    g.change(champion, 'from', card.play);
    setMark(g, champion, 'unplayed', card.play === undefined ? true : undefined);
    setStatus(g, champion, 'rested', false);
    const level = Number(props.level);
    g.emit('CHAMPION_LEVELED', cite('ga:1.7.1.4', 'ga:1.7.1.4.3', 'ga:1.7.1.4.3.1', 'ga:1.7.1.4.4.1', 'ga:1.7.1.4.2'), {
      object: publicId(champion.id),
      was: publicId(card.id),
      card: g.rules.view.label(g, { object: champion.id }),
      seat: controller,
      level,
    });
    const entered: TriggerEvent = {
      type: 'move',
      object: card.id,
      became: champion.id,
      from: 'effectsStack',
      to: 'field',
      cause: 'levelUp',
      controller,
      owner: card.owner,
      name: props.name ?? '',
      own: true,
    };
    return [entered, { type: 'levelUp', object: champion.id, player: controller, level }];
  },
};
