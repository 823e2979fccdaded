/** State-based actions (704.5): looked for whenever a player would get priority, done all at once. */
import {
  type Action,
  chars,
  entityChoice,
  type Game,
  isPlayer,
  lists,
  moveAction,
  procedure,
  type Seat,
  type StateCheck,
  setMark,
  stat,
} from '@arbiter/engine';
import { watchControl } from '../3-card-types/302-creatures.js';
import { removeFromCombat, tidyCombat } from '../5-turn/506-combat.js';
import { cite } from '../cite.js';
import { DEATHTOUCH_RULES } from './702-keywords/702.2-deathtouch.js';
import { canEnchant } from './702-keywords/702.5-enchant.js';
import { cannotBeDestroyed } from './702-keywords/702.12-indestructible.js';
import { protectedFrom } from './702-keywords/702.16-protection.js';

const POISON = 10;
const field = (g: Game): number[] => g.s.zones.battlefield as number[];
const creatures = (g: Game): number[] => field(g).filter((id) => lists(g, id, 'types').includes('Creature'));
const toGraveyard = (object: number, cause: string): Action => moveAction({ object, to: 'graveyard', cause });
const loses = (player: Seat, reason: string): Action => ({ type: 'lose', player, reason });
const alive = (g: Game): Seat[] => g.seatsFrom(g.s.turn.active);
const destroyable = (g: Game, id: number): boolean =>
  cannotBeDestroyed(g, { type: 'move', object: id, cause: 'destroy' }) === null;

export const checks: StateCheck[] = [
  {
    name: 'combat and control are watched',
    rules: cite('mtg:506.4', 'mtg:302.6'),
    find: (g) => {
      for (const id of watchControl(g)) removeFromCombat(g, id);
      tidyCombat(g);
      return [];
    },
  },
  {
    name: 'life',
    rules: cite('mtg:704.5a', 'mtg:119.6'),
    find: (g) =>
      alive(g)
        .filter((s) => (g.player(s).stats.life ?? 0) <= 0)
        .map((s) => loses(s, 'life')),
  },
  {
    name: 'draw from an empty library',
    rules: cite('mtg:704.5b', 'mtg:104.3c'),
    find: (g) =>
      alive(g)
        .filter((s) => g.player(s).marks.drewFromEmpty)
        .map((s) => loses(s, 'emptyLibrary')),
  },
  {
    name: 'poison',
    rules: cite('mtg:704.5c'),
    find: (g) =>
      alive(g)
        .filter((s) => (g.player(s).counters.poison ?? 0) >= POISON)
        .map((s) => loses(s, 'poison')),
  },
  {
    name: 'tokens and copies elsewhere',
    rules: cite('mtg:704.5d', 'mtg:704.5e'),
    find: (g) =>
      Object.values(g.s.objects)
        .filter((o) => (o.kind === 'token' && o.zone !== 'battlefield') || (o.kind === 'copy' && o.zone !== 'stack'))
        .map((o): Action => ({ type: 'cease', object: o.id })),
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
        .map((id) => toGraveyard(id, 'destroy')),
  },
  {
    name: 'damage with deathtouch',
    rules: DEATHTOUCH_RULES,
    find: (g) => {
      const touched = creatures(g).filter((id) => g.object(id).marks?.deathtouched);
      // Only damage since the last check counts.
      for (const id of touched) setMark(g, g.object(id), 'deathtouched', undefined);
      return touched
        .filter((id) => stat(g, id, 'toughness') > 0 && destroyable(g, id))
        .map((id) => toGraveyard(id, 'destroy'));
    },
  },
  {
    name: 'loyalty 0',
    rules: cite('mtg:704.5i'),
    find: (g) =>
      field(g)
        .filter((id) => lists(g, id, 'types').includes('Planeswalker') && !g.object(id).counters?.loyalty)
        .map((id) => toGraveyard(id, 'loyalty')),
  },
  {
    name: 'legend rule',
    rules: cite('mtg:704.5j'),
    find: () => [],
    choice: (g) => {
      const same = legends(g);
      return same ? { call: 'legend', locals: { ids: same } } : null;
    },
  },
  {
    name: 'unattached Auras',
    rules: cite('mtg:704.5m', 'mtg:303.4c'),
    find: (g) =>
      field(g)
        .filter((id) => lists(g, id, 'subtypes').includes('Aura') && !legallyEnchanting(g, id))
        .map((id) => toGraveyard(id, 'unattached')),
  },
  {
    name: 'illegally attached Equipment',
    rules: cite('mtg:704.5n'),
    find: (g) =>
      field(g)
        .filter(
          (id) => lists(g, id, 'subtypes').includes('Equipment') && g.object(id).attachedTo && !legallyEquipping(g, id),
        )
        .map((id): Action => ({ type: 'attach', object: id, target: null })),
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
  if (!to || lists(g, id, 'types').includes('Creature')) return false;
  if (!isPlayer(to)) {
    if (g.find(to.object)?.zone !== 'battlefield' || protectedFrom(g, to.object, id)) return false;
  }
  return canEnchant(g, id, to, chars(g, id).controller);
}

function legallyEquipping(g: Game, id: number): boolean {
  const to = g.object(id).attachedTo;
  return (
    to !== undefined &&
    !isPlayer(to) &&
    g.find(to.object)?.zone === 'battlefield' &&
    lists(g, to.object, 'types').includes('Creature') &&
    !protectedFrom(g, to.object, id)
  );
}

/** Legendary permanents with the same name under one player's control. */
function legends(g: Game): number[] | null {
  const legendary = field(g).filter((id) => lists(g, id, 'supertypes').includes('Legendary'));
  for (const id of legendary) {
    const { props, controller } = chars(g, id);
    const same = legendary.filter(
      (o) => chars(g, o).props.name === props.name && chars(g, o).controller === controller,
    );
    if (same.length > 1) return same;
  }
  return null;
}

/** The player chooses the one that stays; the rest go to their owners' graveyards, not destroyed (704.5j). */
export const legend = procedure<{ ids: number[]; stays: number[] }>('legend', {
  ask: (g, l) => ({
    ask: {
      seat: chars(g, l.ids[0] as number).controller,
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
  put: (_g, l) => {
    const rest = l.ids.filter((id) => id !== l.stays[0]);
    return { call: 'putAway', locals: { ids: rest, cause: 'legendRule' } };
  },
});
