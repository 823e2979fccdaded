/** State-based actions (704.5): looked for whenever a player would get priority, done all at once. */
import {
  type Action,
  type ActionOf,
  characteristicsOf,
  defineCell,
  endBecoming,
  entityChoice,
  type Game,
  gameMark,
  hasBecome,
  markedOnField,
  moveAction,
  procedure,
  type Seat,
  type StateCheck,
  setMark,
  sharesFate,
  stat,
  strayObjects,
  wordsOf,
} from '@arbiter/engine';
import { cannotLose } from '../1-concepts/104-ending.js';
import { tooManyCounters } from '../1-concepts/122-moving-and-limits.js';
import { watchControl } from '../3-card-types/302-creatures.js';
import { illegalHost, isAura, isEquipment, isFortification, mayAttach } from '../3-card-types/303-attaching.js';
import { dungeonCheck } from '../3-card-types/309-dungeons.js';
import { battleChecks } from '../3-card-types/310-battles.js';
import { showOpenCards } from '../4-zones/401.5-open-cards.js';
import { pruneCombat, removeFromCombat } from '../5-turn/506-combat.js';
import { numbersOf } from '../8-multiplayer/formats.js';
import { returningCheck } from '../9-casual/903-commander/903.9-returning.js';
import { commanderDamageCheck } from '../9-casual/903-commander/903.10-damage.js';
import { schemeCheck } from '../9-casual/904-archenemy.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { phenomenonCheck } from './701-keyword-actions/701.31-planeswalk.js';
import { watchRingBearers } from './701-keyword-actions/701.54-ring.js';
import { DEATHTOUCH_RULES } from './702-keywords/702.2-deathtouch.js';
import { showHidden } from './702-keywords/702.75-hideaway.js';
import { watchPairs } from './702-keywords/702.95-soulbond.js';
import { sectorCheck } from './702-keywords/702.158-space-sculptor.js';
import { beginningSpeeds, startYourEngines } from './702-keywords/702.179-start-your-engines.js';
import { worldRule } from './704.5k-world-rule.js';
import { roleRule } from './704.5y-roles.js';
import { hasEnded, isSaga } from './714-sagas.js';
import { turnedByTime } from './731-day-and-night.js';

const field = (g: Game): number[] => g.zone('battlefield');
/** Permanents by what makes a check look at them: gone through once, since most checks have none to look at. */
interface Sorted {
  creatures: number[];
  planeswalkers: number[];
  legendary: number[];
  auras: number[];
  counted: number[];
  sagas: number[];
  engines: number[];
}
const sorted = defineCell('permanents by what is checked', (g): Sorted => {
  const found: Sorted = {
    creatures: [],
    planeswalkers: [],
    legendary: [],
    auras: [],
    counted: [],
    sagas: [],
    engines: [],
  };
  for (const id of field(g)) {
    const now = characteristicsOf(g, id);
    const types = wordsOf(now.props.types);
    if (types.includes('Creature')) found.creatures.push(id);
    if (types.includes('Planeswalker')) found.planeswalkers.push(id);
    if (wordsOf(now.props.supertypes).includes('Legendary')) found.legendary.push(id);
    if (isAura(now)) found.auras.push(id);
    if (g.object(id).counters !== undefined) found.counted.push(id);
    if (isSaga(now)) found.sagas.push(id);
    if (now.abilities.some((a) => a.kind === 'keyword' && a.keyword === startYourEngines.name)) found.engines.push(id);
  }
  return found;
});
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
/** The players for whom something holds lose, in turn order. */
function losing(g: Game, reason: string, holds: (g: Game, seat: Seat) => boolean): Action[] {
  const found: Action[] = [];
  // Mostly it holds for nobody, and no order of turns is asked for.
  if (!anyOf(g, holds)) return found;
  for (const seat of g.seatsFrom(g.active)) if (holds(g, seat) && !cannotLose(g, seat)) found.push(loses(seat, reason));
  return found;
}
function anyOf(g: Game, holds: (g: Game, seat: Seat) => boolean): boolean {
  for (const { seat } of g.s.players) if (holds(g, seat)) return true;
  return false;
}
/** What is done about each of these permanents of which something holds. */
function about(g: Game, ids: number[], holds: (g: Game, id: number) => boolean, act: (id: number) => Action): Action[] {
  const found: Action[] = [];
  for (const id of ids) if (holds(g, id)) found.push(act(id));
  return found;
}
const destroyable = (g: Game, id: number): boolean =>
  editionOf(g).hooks.cannot.every((cannot) => cannot(g, toGraveyard(id, 'destroy')) === null);

export const checks: StateCheck[] = [
  {
    name: 'combat and control are watched',
    rules: cite('mtg:506.4', 'mtg:302.6'),
    find: (g) => {
      for (const id of watchControl(g)) removeFromCombat(g, id);
      watchPairs(g);
      watchRingBearers(g);
      showOpenCards(g);
      showHidden(g);
      pruneCombat(g);
      return [];
    },
  },
  {
    // 702.103f: unattached, or where it can't be, it is what it was cast as no longer, and no Aura.
    name: 'bestowed Auras',
    rules: cite('mtg:702.103f', 'mtg:702.103g', 'mtg:704.5m'),
    find: (g) => {
      const found = sorted(g).auras.filter((id) => hasBecome(g, id) && isUnattached(g, id));
      const attached = found.filter((id) => g.object(id).attachedTo !== undefined);
      for (const id of found) endBecoming(g, id);
      return attached.map(unattach);
    },
  },
  {
    name: 'life',
    rules: cite('mtg:704.5a', 'mtg:119.6'),
    find: (g) => (sharesFate(g) ? [] : losing(g, 'life', hasNoLife)),
  },
  {
    name: 'life of a team',
    rules: cite('mtg:704.6a', 'mtg:810.8c'),
    find: (g) => (sharesFate(g) ? losing(g, 'teamLife', hasNoLife) : []),
  },
  {
    name: 'draw from an empty library',
    rules: cite('mtg:704.5b', 'mtg:104.3c'),
    find: (g) => losing(g, 'emptyLibrary', hasDrawnFromEmpty),
    looked: (g) => {
      for (const { seat } of g.s.players)
        if (hasDrawnFromEmpty(g, seat)) g.markPlayer(seat, 'drewFromEmpty', undefined);
    },
  },
  {
    name: 'poison',
    rules: cite('mtg:704.5c'),
    find: (g) => (sharesFate(g) ? [] : losing(g, 'poison', isPoisoned)),
  },
  {
    name: 'poison of a team',
    rules: cite('mtg:704.6b', 'mtg:810.8d'),
    find: (g) => (sharesFate(g) ? losing(g, 'teamPoison', isPoisoned) : []),
  },
  {
    name: 'speed',
    rules: cite('mtg:702.179a', 'mtg:704.5z'),
    find: (g) => beginningSpeeds(g, sorted(g).engines),
  },
  commanderDamageCheck,
  returningCheck,
  {
    name: 'tokens and copies elsewhere',
    rules: cite('mtg:704.5d', 'mtg:704.5e'),
    find: (g) => strayObjects(g).map((object): Action => ({ type: 'cease', object })),
  },
  {
    name: 'toughness 0',
    rules: cite('mtg:704.5f'),
    find: (g) => about(g, sorted(g).creatures, hasNoToughness, (id) => toGraveyard(id, 'toughness')),
  },
  {
    name: 'loyalty 0',
    rules: cite('mtg:704.5i'),
    find: (g) => about(g, sorted(g).planeswalkers, hasNoLoyalty, (id) => toGraveyard(id, 'loyalty')),
  },
  ...battleChecks,
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
  roleRule,
  {
    name: 'lethal damage',
    rules: cite('mtg:704.5g'),
    find: (g) => about(g, sorted(g).creatures, hasLethalDamage, destroyedByDamage),
  },
  {
    name: 'damage with deathtouch',
    rules: DEATHTOUCH_RULES,
    find: (g) => about(g, sorted(g).creatures, isKilledByDeathtouch, destroyedByDamage),
    // Only damage since the last check counts: what survived it survives it for good.
    looked: (g) => {
      for (const id of deathtouched(g)) setMark(g, g.object(id), 'deathtouched', undefined);
    },
  },
  {
    name: 'unattached Auras',
    rules: cite('mtg:704.5m', 'mtg:303.4c', 'mtg:303.4d', 'mtg:702.16c'),
    find: (g) => about(g, sorted(g).auras, isUnattached, (id) => toGraveyard(id, 'unattached')),
  },
  {
    name: 'illegally attached Equipment',
    rules: cite('mtg:704.5n', 'mtg:301.5c', 'mtg:301.6', 'mtg:702.16d'),
    find: (g) => about(g, illegallyAttached(g), isMereEquipment, unattach),
  },
  {
    name: 'attached creatures and others that never are',
    rules: cite('mtg:704.5p'),
    find: (g) => about(g, illegallyAttached(g), (_g, id) => !isMereEquipment(g, id), unattach),
  },
  {
    name: 'Sagas that have come to their end',
    rules: cite('mtg:704.5s', 'mtg:714.4'),
    find: (g) => about(g, sorted(g).sagas, hasEnded, (id) => toGraveyard(id, 'sacrifice')),
  },
  dungeonCheck,
  phenomenonCheck,
  schemeCheck,
  turnedByTime,
  sectorCheck,
  {
    name: '+1/+1 and -1/-1 counters',
    rules: cite('mtg:704.5q'),
    find: (g) =>
      sorted(g).counted.flatMap((id): Action[] => {
        const counters = g.object(id).counters ?? {};
        const n = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
        return n > 0
          ? ['+1/+1', '-1/-1'].map((kind): Action => ({ type: 'counters', object: id, kind, amount: -n, cause: kind }))
          : [];
      }),
  },
  {
    name: 'more counters than it can have',
    rules: cite('mtg:122.4', 'mtg:704.5r'),
    find: (g) => sorted(g).counted.flatMap((id) => tooManyCounters(g, id)),
  },
];

const hasNoLife = (g: Game, seat: Seat): boolean => g.statOf(seat, 'life') <= 0;
const hasDrawnFromEmpty = (g: Game, seat: Seat): boolean => Boolean(g.playerMarks(seat).drewFromEmpty);
const isPoisoned = (g: Game, seat: Seat): boolean => (g.player(seat).counters.poison ?? 0) >= numbersOf(g).losingPoison;
const hasNoToughness = (g: Game, id: number): boolean => stat(g, id, 'toughness') <= 0;
const hasNoLoyalty = (g: Game, id: number): boolean => !g.object(id).counters?.loyalty;
function hasLethalDamage(g: Game, id: number): boolean {
  const damage = g.damageOn(g.object(id));
  if (damage === 0) return false;
  const toughness = stat(g, id, 'toughness');
  return toughness > 0 && damage >= toughness && destroyable(g, id);
}
const deathtouched = markedOnField('deathtouched');
const isDeathtouched = (g: Game, id: number): boolean => Boolean(g.markOf(g.object(id), 'deathtouched'));
const isKilledByDeathtouch = (g: Game, id: number): boolean =>
  isDeathtouched(g, id) && stat(g, id, 'toughness') > 0 && destroyable(g, id);
function isUnattached(g: Game, id: number): boolean {
  const to = g.object(id).attachedTo;
  return to === undefined || !mayAttach(g, id, to);
}
const illegallyAttached = defineCell('illegal attachments', (g) => field(g).filter((id) => illegalHost(g, id)));
/** Equipment that is a creature is attached to nothing for that reason (704.5p). */
const isMereEquipment = (g: Game, id: number): boolean =>
  (isEquipment(characteristicsOf(g, id)) || isFortification(characteristicsOf(g, id))) &&
  !wordsOf(characteristicsOf(g, id).props.types).includes('Creature');
const unattach = (object: number): Action => ({ type: 'attach', object, target: null });

/** Legendary permanents of each player with the same name, the active player's first. */
function legends(g: Game): number[][] {
  const { legendary } = sorted(g);
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
