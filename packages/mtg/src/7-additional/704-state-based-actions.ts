/** State-based actions (704.5): looked for whenever a player would get priority, done all at once. */
import {
  type Action,
  type ActionOf,
  characteristicsOf,
  defineCell,
  entityChoice,
  type Game,
  gameMark,
  lists,
  moveAction,
  procedure,
  type Seat,
  type StateCheck,
  setMark,
  stat,
  strayObjects,
} from '@arbiter/engine';
import { watchControl } from '../3-card-types/302-creatures.js';
import { illegalHost, isAura, isEquipment, mayAttach } from '../3-card-types/303-attaching.js';
import { pruneCombat, removeFromCombat } from '../5-turn/506-combat.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { DEATHTOUCH_RULES } from './702-keywords/702.2-deathtouch.js';
import { worldRule } from './704.5k-world-rule.js';

const field = (g: Game): number[] => g.zone('battlefield');
/** Several checks ask about the same permanents. */
const permanentsWith = (name: string, list: 'types' | 'supertypes', value: string): ((g: Game) => number[]) =>
  defineCell(name, (g) => field(g).filter((id) => lists(g, id, list).includes(value)));
const creatures = permanentsWith('creatures', 'types', 'Creature');
const planeswalkers = permanentsWith('planeswalkers', 'types', 'Planeswalker');
const legendaries = permanentsWith('legendary permanents', 'supertypes', 'Legendary');
declare module '@arbiter/engine' {
  interface GameMarks {
    legendsKept?: number[];
  }
  interface ObjectMarks {
    /** A source with deathtouch dealt damage to it since the last check (704.5h). */
    deathtouched?: true;
  }
  interface Move {
    /** Of destruction: because of its damage. */
    lethal?: boolean;
  }
}

const toGraveyard = (object: number, cause: string): ActionOf<'move'> => moveAction({ object, to: 'graveyard', cause });
/** Destroyed by the rules, not by an effect. */
const destroyedByDamage = (object: number): Action => ({ ...toGraveyard(object, 'destroy'), lethal: true });
const loses = (player: Seat, reason: string): Action => ({ type: 'lose', player, reason });
const alive = (g: Game): Seat[] => g.seatsFrom(g.active);
const destroyable = (g: Game, id: number): boolean =>
  editionOf(g).hooks.cannot.every((cannot) => cannot(g, toGraveyard(id, 'destroy')) === null);

export const checks: StateCheck[] = [
  {
    name: 'combat and control are watched',
    rules: cite('mtg:506.4', 'mtg:302.6'),
    find: (g) => {
      for (const id of watchControl(g)) removeFromCombat(g, id);
      pruneCombat(g);
      return [];
    },
  },
  {
    name: 'life',
    rules: cite('mtg:704.5a', 'mtg:119.6'),
    find: (g) =>
      alive(g)
        .filter((s) => g.statOf(s, 'life') <= 0)
        .map((s) => loses(s, 'life')),
  },
  {
    name: 'draw from an empty library',
    rules: cite('mtg:704.5b', 'mtg:104.3c'),
    find: (g) =>
      alive(g)
        .filter((s) => g.playerMarks(s).drewFromEmpty)
        .map((s) => loses(s, 'emptyLibrary')),
    looked: (g) => {
      for (const { seat } of g.s.players)
        if (g.playerMarks(seat).drewFromEmpty) g.markPlayer(seat, 'drewFromEmpty', undefined);
    },
  },
  {
    name: 'poison',
    rules: cite('mtg:704.5c'),
    find: (g) =>
      alive(g)
        .filter((s) => (g.player(s).counters.poison ?? 0) >= editionOf(g).numbers.losingPoison)
        .map((s) => loses(s, 'poison')),
  },
  {
    name: 'tokens and copies elsewhere',
    rules: cite('mtg:704.5d', 'mtg:704.5e'),
    find: (g) => strayObjects(g).map((object): Action => ({ type: 'cease', object })),
  },
  {
    name: 'toughness 0',
    rules: cite('mtg:704.5f'),
    find: (g) =>
      creatures(g)
        .filter((id) => stat(g, id, 'toughness') <= 0)
        .map((id) => toGraveyard(id, 'toughness')),
  },
  {
    name: 'loyalty 0',
    rules: cite('mtg:704.5i'),
    find: (g) =>
      planeswalkers(g)
        .filter((id) => !g.object(id).counters?.loyalty)
        .map((id) => toGraveyard(id, 'loyalty')),
  },
  {
    name: 'legend rule',
    rules: cite('mtg:704.5j'),
    // The choice was made just before; what isn't kept goes together with all else that this check finds.
    find: (g) =>
      legends(g).flatMap((same) =>
        same.filter((id) => id !== keptOf(g, same)).map((id) => toGraveyard(id, 'legendRule')),
      ),
    choice: (g) => {
      const same = legends(g).find((group) => keptOf(g, group) === undefined);
      return same ? legend.call({ ids: same }) : null;
    },
    looked: (g) => {
      if (kept.of(g)) kept.set(g, undefined);
    },
  },
  worldRule,
  {
    name: 'lethal damage',
    rules: cite('mtg:704.5g'),
    find: (g) =>
      creatures(g)
        .filter(
          (id) =>
            stat(g, id, 'toughness') > 0 &&
            (g.object(id).damage ?? 0) >= stat(g, id, 'toughness') &&
            destroyable(g, id),
        )
        .map(destroyedByDamage),
  },
  {
    name: 'damage with deathtouch',
    rules: DEATHTOUCH_RULES,
    find: (g) =>
      creatures(g)
        .filter((id) => stat(g, id, 'toughness') > 0 && g.marksOf(g.object(id))?.deathtouched && destroyable(g, id))
        .map(destroyedByDamage),
    // Only damage since the last check counts: what survived it survives it for good.
    looked: (g) => {
      for (const id of field(g))
        if (g.marksOf(g.object(id))?.deathtouched) setMark(g, g.object(id), 'deathtouched', undefined);
    },
  },
  {
    name: 'unattached Auras',
    rules: cite('mtg:704.5m', 'mtg:303.4c', 'mtg:303.4d', 'mtg:702.16c'),
    find: (g) =>
      field(g)
        .filter((id) => isAura(characteristicsOf(g, id)) && !legallyEnchanting(g, id))
        .map((id) => toGraveyard(id, 'unattached')),
  },
  {
    name: 'illegally attached Equipment',
    rules: cite('mtg:704.5n', 'mtg:301.5c', 'mtg:702.16d'),
    find: (g) =>
      illegallyAttached(g)
        .filter((id) => isMereEquipment(g, id))
        .map(unattach),
  },
  {
    name: 'attached creatures and others that never are',
    rules: cite('mtg:704.5p'),
    find: (g) =>
      illegallyAttached(g)
        .filter((id) => !isMereEquipment(g, id))
        .map(unattach),
  },
  {
    name: '+1/+1 and -1/-1 counters',
    rules: cite('mtg:704.5q'),
    find: (g) =>
      field(g).flatMap((id): Action[] => {
        const counters = g.object(id).counters ?? {};
        const n = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
        return n > 0
          ? ['+1/+1', '-1/-1'].map((kind): Action => ({ type: 'counters', object: id, kind, amount: -n, cause: kind }))
          : [];
      }),
  },
];

function legallyEnchanting(g: Game, id: number): boolean {
  const to = g.object(id).attachedTo;
  return to !== undefined && mayAttach(g, id, to);
}
const illegallyAttached = defineCell('illegal attachments', (g) => field(g).filter((id) => illegalHost(g, id)));
/** Equipment that is a creature is attached to nothing for that reason (704.5p). */
const isMereEquipment = (g: Game, id: number): boolean =>
  isEquipment(characteristicsOf(g, id)) && !lists(g, id, 'types').includes('Creature');
const unattach = (object: number): Action => ({ type: 'attach', object, target: null });

/** Legendary permanents of each player with the same name, the active player's first. */
function legends(g: Game): number[][] {
  const legendary = legendaries(g);
  if (legendary.length < 2) return [];
  const groups = new Map<string, number[]>();
  for (const seat of g.seatsFrom(g.active)) {
    for (const id of legendary) {
      const { props, controller } = characteristicsOf(g, id);
      // What has no name has none in common (201.2a).
      if (controller !== seat || !props.name) continue;
      const key = `${seat}:${String(props.name)}`;
      groups.set(key, [...(groups.get(key) ?? []), id]);
    }
  }
  return [...groups.values()].filter((ids) => ids.length > 1);
}
/** Where it stands which legendary permanents their controllers chose to keep in this check. */
const kept = gameMark('legendsKept');
const keptOf = (g: Game, same: number[]): number | undefined => (kept.of(g) ?? []).find((id) => same.includes(id));

/** The player chooses the one that stays; the rest go to their owners' graveyards, not destroyed (704.5j). */
export const legend = procedure<{ ids: number[] }, { stays: number[] }>('legend', {
  ask: (g, l) => ({
    ask: {
      seat: characteristicsOf(g, l.ids[0] as number).controller,
      kind: 'LEGEND',
      shape: 'CHOOSE',
      prompt: 'Choose the one that stays',
      rules: cite('mtg:704.5j'),
      options: l.ids.map((id) => entityChoice(g, { object: id }, id)),
      min: 1,
      max: 1,
    },
    into: 'stays',
  }),
  keep: (g, l) => {
    kept.set(g, [...(kept.of(g) ?? []), ...l.stays]);
  },
});
