/** Questions about objects and cards that the cards' texts ask beyond the common vocabulary. */
import {
  CONTROLLER,
  characteristicsOf,
  definePredicate,
  type Game,
  isPlayer,
  matches,
  type PredicateWord,
  wordsOf,
} from '@arbiter/engine';
import { championsOf } from '../1-general/1.7.1-champions.js';
import { activatedInMain } from './2.3.1-in-main.js';
import { combatOf, defenders, isAttackable, isAttacking, isOnField, usedBy } from './2.6-attacking.js';
import { isUnderRule } from './2.6-limits.js';
import { loadedPredicate } from './2.11.7.15.2-loaded.js';
import { isPrepared } from './keywords/prepare.js';
import { hasTrait } from './keywords/traits.js';
import { obeys } from './obedience.js';

type Predicate = PredicateWord['holds'];
const about =
  (ask: (g: Game, id: number) => boolean): Predicate =>
  (g, e) =>
    !isPlayer(e) && ask(g, e.object);
const thisTurn = (mark: 'attacked' | 'dealtCombatDamage'): Predicate =>
  about((g, id) => g.markOf(g.find(id), mark) === g.turnNumber && g.turnNumber > 0);

/** One of the words that the controller's champion has in a list is among the card's (2.4.4.1). */
const bonus =
  (list: 'classes' | 'elements'): Predicate =>
  (g, e, by) => {
    if (isPlayer(e)) return false;
    const own = wordsOf(characteristicsOf(g, e.object).props[list]);
    return championsOf(g, by.controller).some((id) =>
      wordsOf(characteristicsOf(g, id).props[list]).some((word) => own.includes(word)),
    );
  };

/** The first card its player activated this turn among those that `of` describes. */
const firstActivated: Predicate = (g, e, by, of) => {
  if (isPlayer(e)) return false;
  const activated = g.playerMarks(by.controller).activated ?? [];
  const fitting = activated.find((object) => !of || matches(g, { object }, of, by));
  return fitting === e.object;
};

/** Whether it attacks something that `of` describes, of what is attacked and still there. */
const attacksSuch: Predicate = (g, e, by, of) => {
  const combat = combatOf(g);
  if (isPlayer(e) || !combat || !isAttacking(g, e.object)) return false;
  return combat.targets.some((object) => isOnField(g, object) && (!of || matches(g, { object }, of, by)));
};

/** Whether it attacks with something that `of` describes, of the weapon and the cards that are used. */
const attacksUsing: Predicate = (g, e, by, of) => {
  const combat = combatOf(g);
  if (isPlayer(e) || !combat || !isAttacking(g, e.object)) return false;
  return usedBy(combat)
    .slice(1)
    .some((object) => g.find(object) !== undefined && (!of || matches(g, { object }, of, by)));
};

/** Whether the present attack could be changed to target it: what cleaves can't be redirected (2.11.7.15.2). */
function isAnotherTarget(g: Game, id: number): boolean {
  const combat = combatOf(g);
  if (!combat?.declared || combat.cleave) return false;
  return !combat.targets.includes(id) && isAttackable(g, combat.player, combat, id);
}

/** Whether the present attack could be redirected to it: it is there, obeys, can be attacked, and isn't attacked already. */
function canIntercept(g: Game, id: number): boolean {
  const combat = combatOf(g);
  if (!combat?.declared || combat.cleave || !isOnField(g, id) || combat.targets.includes(id)) return false;
  const used = usedBy(combat).filter((one) => g.find(one));
  if (isUnderRule(g, used, 'cantBeIntercepted') || used.some((one) => hasTrait(g, one, 'passesBy'))) return false;
  if (!obeys(g, id)) return false;
  return isAttackable(g, combat.player, combat, id);
}

export const predicates: readonly PredicateWord[] = [
  loadedPredicate,
  activatedInMain,
  definePredicate('unplayed', {
    description: 'A champion whose card on top of its lineage was levelled into by an effect, and not played.',
    holds: about((g, id) => g.markOf(g.find(id), 'unplayed') === true),
    reads: [],
  }),
  definePredicate('attacking', { description: 'The attacking unit.', holds: about(isAttacking), reads: [] }),
  definePredicate('defending', {
    description: 'The unit is attacked, and still can be.',
    holds: about((g, id) => defenders(g).includes(id)),
    reads: [],
  }),
  // Until the combat is over, whatever is attacked by then (2.6.4).
  definePredicate('defendingPlayer', {
    description: 'The player whose units are attacked in the present combat.',
    holds: (g, e) => isPlayer(e) && combatOf(g)?.defending === e.player,
    reads: [],
  }),
  definePredicate('retaliating', {
    description: 'The unit retaliates against the present attack.',
    holds: about((g, id) => combatOf(g)?.retaliating.includes(id) ?? false),
    reads: [],
  }),
  definePredicate('attacks', {
    description: 'It attacks something that fits `of`.',
    holds: attacksSuch,
  }),
  definePredicate('attacksUsing', {
    description: 'It attacks using a weapon or an attack card that fits `of`.',
    holds: attacksUsing,
  }),
  definePredicate('attackable', {
    description: 'The present attack could be changed to target it: it can be attacked, and isn’t yet.',
    holds: about(isAnotherTarget),
  }),
  definePredicate('canIntercept', {
    description: 'The present attack could be redirected to it.',
    holds: about(canIntercept),
  }),
  definePredicate('attackedThisTurn', {
    description: 'It has attacked this turn.',
    holds: thisTurn('attacked'),
    reads: [],
  }),
  definePredicate('dealtCombatDamageThisTurn', {
    description: 'It has dealt combat damage this turn.',
    holds: thisTurn('dealtCombatDamage'),
    reads: [],
  }),
  definePredicate('damagedSinceTurn', {
    description: 'The ally was dealt damage since the previous turn of its controller ended.',
    holds: about((g, id) => g.markOf(g.find(id), 'damagedSinceTurn') === true),
    reads: [],
  }),
  definePredicate('classBonus', {
    description: 'A class of the champion is among its classes.',
    holds: bonus('classes'),
    reads: ['classes', 'types', CONTROLLER],
  }),
  definePredicate('elementBonus', {
    description: 'An element of the champion, with its lineage, is among its elements.',
    holds: bonus('elements'),
    reads: ['elements', 'types', CONTROLLER],
  }),
  definePredicate('prepared', {
    description: 'A card that was prepared as it was activated.',
    holds: about((g, id) => isPrepared(g.find(id))),
    zone: 'effectsStack',
  }),
  definePredicate('firstActivatedThisTurn', {
    description: 'The first card activated this turn by its player, among those that fit `of`.',
    holds: firstActivated,
    zone: 'effectsStack',
  }),
];
