/** Sneak (702.190): cast during combat in the place of an unblocked attacker. */
import { type Cost, entitiesOf, type Game, isActive, type Obj, objectsOf, sameEntity } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { canFight } from '../../3-card-types/302-creatures.js';
import { attackable, attackMark, attackMarks, lastAttackedBy, leaveCombat } from '../../5-turn/506-combat.js';
import { cite } from '../../cite.js';
import { creature } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

const RETURNED = '$returned';
const returnUnblocked: Cost = {
  pay: 'return',
  what: [creature, { is: 'unblocked' }],
  count: 1,
  label: 'an unblocked creature you control',
  save: RETURNED,
};

export const sneak = defineKeyword({
  name: 'sneak',
  rules: cite('mtg:702.190a', 'mtg:702.190b', 'mtg:118.9'),
  description:
    'In your declare blockers step, cast for `cost` and a returned unblocked attacker; a permanent enters tapped and attacking.',
  params: { cost: 'must' },
  text: (a) => `sneak ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    {
      kind: 'play',
      method: 'sneak',
      timing: 'instant',
      if: { all: [{ turnOf: 'you' }, { during: ['declareBlockers'] }] },
      cost: [...cost, returnUnblocked],
    },
  ],
});

/** A permanent spell whose sneak cost was paid enters tapped, and attacks what the creature attacked that was returned (702.190b). */
export function sneaksIn(g: Game, item: Obj) {
  const { method, carried } = item.play ?? {};
  if (method !== 'sneak') return null;
  const status = { tapped: true as const };
  const controller = item.controller ?? item.owner;
  const ctx = { source: item.id, controller, targets: [], saved: carried?.saved ?? {}, numbers: {} };
  const [returned] = objectsOf(entitiesOf(g, { was: { saved: RETURNED } }, { source: item.id, controller, ctx }));
  const attacked = returned === undefined ? undefined : lastAttackedBy(g, returned);
  // Only in combat, and only where that can still be attacked by its controller (506.3b, 508.4a).
  if (g.turn.phase !== 'combat' || !isActive(g, controller)) return { status };
  if (!attacked || !attackable(g).some((one) => sameEntity(one, attacked))) return { status };
  return { status, marks: attackMarks(g, attacked) };
}

/** What is no creature as it has entered was never attacking (506.3a). */
export function hasSneakedIn(g: Game, id: number): void {
  if (!canFight(g, id)) leaveCombat(g, id);
  else if (g.markOf(g.find(id), 'attacking')) attackMark.set(g, true);
}
