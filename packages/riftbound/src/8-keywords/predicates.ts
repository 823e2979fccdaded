/** Questions of this game that filters may ask. */
import {
  areOpponents,
  characteristicsOf,
  controllerOf,
  definePredicate,
  type Entity,
  expandKeywords,
  type Game,
  isOpponent,
  isPlayer,
  matches,
  type Perspective,
  type PredicateWord,
  sameTeam,
  zoneName,
} from '@arbiter/engine';
import {
  battlefieldOf,
  isBattlefield,
  isLeaving,
  placeKey,
  placeOfSource,
  placeSeen,
  units,
  unitsAt,
} from '../1-concepts/107-board.js';
import { holderOf } from '../1-concepts/188-control.js';
import { showdown } from '../3-playing/307-states.js';
import { hiddenThisTurn, speedOf } from '../3-playing/308-timing.js';
import { AMBUSH } from '../3-playing/355-locations.js';
import { isFullyEmpowered } from '../4-actions/441-times-empowered.js';
import { roleOf } from '../4-actions/459-combat.js';
import { cite } from '../cite.js';

const predicate = (name: string, description: string, ask: (g: Game, id: number, by: Perspective) => boolean) =>
  definePredicate(name, { description, holds: (g, e, by) => !isPlayer(e) && ask(g, e.object, by) });

/** Other units at the place of something. */
const unitsBeside = (g: Game, id: number): number[] => {
  const place = placeKey(g, id);
  return place === null ? [] : units(g).filter((o) => o !== id && placeKey(g, o) === place);
};
/** No unit that is friendly to it is where it is (740.1.a, 740.2.a). */
/** The card chosen for this and all others of its name (103.2.a.3). */
function isChosenChampion(g: Game, id: number): boolean {
  const object = g.object(id);
  return g.playerMarks(object.owner).chosenChampion === characteristicsOf(g, id).props.name;
}
/** Whether an ability has Action or Reaction is a characteristic of it (806.5.c, 813.5.c). */
const speedOnChain = (g: Game, e: Entity): unknown => {
  const ability = isPlayer(e) ? undefined : g.find(e.object)?.ability;
  return ability?.kind === 'activated' ? ability.timing : undefined;
};
/** What can be asked of champions and of abilities. @citation */
export const ASKED = cite(
  'riftbound:103.2.a.3',
  'riftbound:806.5.a',
  'riftbound:806.5.c',
  'riftbound:813.5.a',
  'riftbound:813.5.c',
);
declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The name of the champion chosen as the deck was built. */
    chosenChampion?: string;
  }
}
/** Friendly, alone, one on one. @citation */
export const TERMS = cite('riftbound:740.1.a', 'riftbound:740.2.b');
const isAlone = (g: Game, id: number): boolean =>
  placeKey(g, id) !== null && !unitsBeside(g, id).some((o) => sameTeam(g, controllerOf(g, o), controllerOf(g, id)));

const isField = (g: Game, id: number): boolean => {
  const object = g.find(id);
  return object?.zone === 'board' && isBattlefield(g, object);
};
/** The role of a unit, or the one that it had as it left where that is what is spoken of. */
const roleThen = (g: Game, id: number, { event }: Perspective): 'attacker' | 'defender' | null | undefined =>
  !g.find(id) && event?.object === id && isLeaving(event) ? g.s.lastKnown[id]?.marks?.role : roleOf(g, id);
/** By Ambush a unit has it only where it is played so; before that, where it could be played in no other way in a showdown. */
function hasReaction(g: Game, id: number): boolean {
  const object = g.find(id);
  if (!object) return false;
  if ([zoneName(object.zone), object.play?.zone].includes('facedown')) return true;
  const speed = speedOf(g, id);
  if (speed === 'reaction' || object.zone === 'chain') return speed === 'reaction' || object.play?.method === AMBUSH;
  const { abilities } = characteristicsOf(g, id);
  return speed === 'normal' && expandKeywords(g, abilities).some((a) => a.kind === 'play' && a.method === AMBUSH);
}
/** Units at a battlefield, or in the base of a player. */
function unitsIn(g: Game, e: Entity): number[] {
  if (!isPlayer(e)) return isField(g, e.object) ? unitsAt(g, e.object) : [];
  return units(g).filter((id) => placeKey(g, id) === `base ${e.player}`);
}
export const predicates: readonly PredicateWord[] = [
  predicate('atBattlefield', 'At a battlefield.', (g, id) => battlefieldOf(g, id) !== null),
  predicate('inBase', 'In a base.', (g, id) => g.find(id)?.zone === 'board' && battlefieldOf(g, id) === null),
  // 053.3, 359.3.f: where the source is now.
  predicate(
    'here',
    'Where the source is.',
    (g, id, by) => placeSeen(g, id, by) !== null && placeSeen(g, id, by) === placeOfSource(g, by),
  ),
  // 170.11.a, 170.11.c
  predicate('occupied', 'Of battlefields: with units there.', (g, id) => isField(g, id) && unitsAt(g, id).length > 0),
  predicate(
    'open',
    'Of battlefields: without units and controlled by nobody.',
    (g, id) => isField(g, id) && unitsAt(g, id).length === 0 && holderOf(g, id) === null,
  ),
  predicate(
    'hasEnemies',
    'Of battlefields: with units of opponents there.',
    (g, id, by) => isField(g, id) && unitsAt(g, id).some((one) => isOpponent(g, controllerOf(g, one), by)),
  ),
  definePredicate('hasUnits', {
    description: 'Of battlefields, and of bases by their players: with units there that fit `of`.',
    holds: (g, e, by, of = []) => unitsIn(g, e).some((object) => matches(g, { object }, of, by)),
  }),
  // 464.2.c.1: as long as the combat goes on, whoever is left of the attackers.
  definePredicate('attackedByYou', {
    description: 'Of battlefields: you attack there.',
    holds: (g, e, by) => {
      const fight = showdown(g);
      return !isPlayer(e) && fight?.battlefield === e.object && fight.combat?.attacker === by.controller;
    },
  }),
  // 344.1: where a showdown goes on.
  predicate('inShowdown', 'A battlefield where a showdown is going on, or something there.', (g, id) => {
    const open = showdown(g);
    return open !== null && g.find(id)?.zone === 'board' && battlefieldOf(g, id) === open.battlefield;
  }),
  // 459: from its beginning until its result.
  predicate('fought', 'A battlefield where a combat is going on.', (g, id) => {
    const fight = showdown(g);
    return fight?.combat !== undefined && fight.battlefield === id;
  }),
  // 811.1.b
  // 107.3.b: in the Facedown Zone of the battlefield where the source is.
  predicate('hiddenHere', 'Of facedown cards: at the battlefield where the source is.', (g, id, by) => {
    const at = g.find(id) && g.markOf(g.object(id), 'hiddenAt');
    return at !== undefined && placeOfSource(g, by) === `battlefield ${at}`;
  }),
  predicate('hiddenThisTurn', 'Hidden in this turn.', (g, id) => g.find(id) !== undefined && hiddenThisTurn(g, id)),
  // 103.2.a.3
  predicate('chosenChampion', 'A chosen champion: of the name of its owner’s.', isChosenChampion),
  // 806.5.c, 813.5.c
  definePredicate('hasAction', {
    description: 'Of abilities on the chain: such with Action.',
    holds: (g, e) => speedOnChain(g, e) === 'action',
    zone: 'chain',
  }),
  definePredicate('hasReaction', {
    description: 'Of abilities on the chain: such with Reaction.',
    holds: (g, e) => speedOnChain(g, e) === 'reaction',
    zone: 'chain',
  }),
  // 811.1.b, 813, 819.1.b, 822.1.b
  predicate(
    'withReaction',
    'A card with Reaction: by its keywords, by the way in which it is played, or face down.',
    hasReaction,
  ),
  // 359.3.e.13: of what has left, as it was before.
  predicate('attacker', 'An attacker.', (g, id, by) => roleThen(g, id, by) === 'attacker'),
  predicate('defender', 'A defender.', (g, id, by) => roleThen(g, id, by) === 'defender'),
  // 740.2.a: at a battlefield or in a base.
  predicate('alone', 'At a battlefield or in a base without other units of its player or team.', (g, id, by) =>
    // 359.3.e.13: of what has left, as it was before.
    !g.find(id) && by.event?.object === id ? g.s.lastKnown[id]?.marks?.leftAlone === true : isAlone(g, id),
  ),
  // 827.1.c.1, 441.1.c.1
  predicate('fullyEmpowered', 'Empowered, and as often as it may be.', isFullyEmpowered),
  // 740.2.b
  predicate('oneOnOne', 'Alone where one enemy unit is, which is alone as well.', (g, id) => {
    const [foe, ...others] = unitsBeside(g, id).filter((o) => areOpponents(g, controllerOf(g, o), controllerOf(g, id)));
    return foe !== undefined && others.length === 0 && isAlone(g, id) && isAlone(g, foe);
  }),
];
