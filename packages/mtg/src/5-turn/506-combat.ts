/** What combat is about: who attacks what, and who blocks whom (506). Kept as marks on the creatures. */
import {
  cardAndName,
  characteristicsOf,
  controllerOf,
  defineCell,
  defineCondition,
  definePredicate,
  type Entity,
  endControlOfPhase,
  expire,
  type Game,
  gameMark,
  isActive,
  isPlayer,
  type MarksOf,
  NOTHING,
  type ObjectMarks,
  type PredicateWord,
  procedure,
  publicId,
  type Seat,
  setMark,
  UNKNOWN,
} from '@arbiter/engine';
import { z } from 'zod';
import { hasType, isCreature } from '../3-card-types/302-creatures.js';
import { isBattle, protectorOf } from '../3-card-types/310-battles.js';
import { hasTrait } from '../7-additional/702-keywords/traits.js';
import { cite } from '../cite.js';
import { defendingPlayers, forgetDefendingPlayer } from './507.1-defending-player.js';
import { groupsOf } from './509.1c-requirements.js';

declare module '@arbiter/engine' {
  interface Conditions {
    /** Blockers have been declared in this combat. */
    afterBlocks: { afterBlocks: true };
  }
  interface GameMarks {
    attack?: true;
    /** The players against whom attackers were declared in this combat. */
    attackedPlayers?: Seat[];
    /** Attackers that the position names in which the game begins: they are declared, and nobody is asked. */
    attacksGiven?: [attacker: number, attacked: Entity][];
    /** Blockers of the same kind. */
    blocksGiven?: [blocker: number, attacker: number][];
  }
  interface ObjectMarks {
    /** What it was declared as attacking. */
    attacking?: Entity;
    /** Whose that is (508.5). */
    defending?: Seat;
    /** Whom it attacked before it was removed from combat (508.5). */
    defendingBefore?: Seat;
    /** What it attacked has left combat (506.4c). */
    attacksNothing?: true;
    /** It is blocked (509.1h). */
    blocked?: true;
    /** What it blocks. */
    blocking?: number[];
    /** The band that it attacks in, by one of its members (702.22c). */
    band?: number;
    /** An effect required it to attack as attackers were declared (506.6). */
    hadToAttack?: true;
    /** It dealt first-strike damage (510.4). */
    struck?: true;
  }
}

/** Marks of a creature in combat. */
const IN_COMBAT = [
  'attacking',
  'defending',
  'attacksNothing',
  'blocked',
  'blocking',
  'band',
  'hadToAttack',
  'struck',
] as const;

export const isAttacking = (g: Game, id: number): boolean => g.markOf(g.find(id), 'attacking') !== undefined;
/** What a creature attacks now: nothing where it isn't attacking, or what it attacked has left combat (506.4c). */
export const attackedBy = (g: Game, id: number): Entity | undefined => {
  const object = g.find(id);
  return g.markOf(object, 'attacksNothing') ? undefined : g.markOf(object, 'attacking');
};
/** What an object attacks, or attacked when it left the battlefield; nothing where that was gone already (506.4c). */
export const lastAttackedBy = (g: Game, id: number): Entity | undefined => {
  if (g.find(id)) return attackedBy(g, id);
  const { attacking, attacksNothing } = g.s.lastKnown[id]?.marks ?? NO_MARKS;
  return attacksNothing ? undefined : attacking;
};
const NO_MARKS: MarksOf<ObjectMarks> = {};
/** What was noted in combat about an object, or about one that is gone, as it left the battlefield (603.10a, 608.2h). */
const lastMark = <K extends 'attacking' | 'blocking'>(g: Game, e: Entity, name: K): ObjectMarks[K] | undefined => {
  if (isPlayer(e)) return undefined;
  const object = g.find(e.object);
  return object ? g.markOf(object, name) : g.s.lastKnown[e.object]?.marks?.[name];
};
/** The player whom an attacking creature attacks, or whose planeswalker it attacks or attacked (508.5). */
export const defenderOf = (g: Game, id: number): Seat | undefined => g.markOf(g.find(id), 'defending');
export const isBlocked = (g: Game, id: number): boolean => g.markOf(g.find(id), 'blocked') === true;
/** The attackers that a creature blocks. */
export const blockedBy = (g: Game, id: number): number[] => g.markOf(g.find(id), 'blocking') ?? [];

/** The steps in which each attacking creature that isn't blocked is unblocked: blockers have been declared (509.1h, 508.4d). */
const AFTER_BLOCKS: readonly (string | null)[] = [
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endOfCombat',
];
export const isUnblocked = (g: Game, id: number): boolean =>
  isAttacking(g, id) && !isBlocked(g, id) && AFTER_BLOCKS.includes(g.turn.step);

const attacking = defineCell('attackers', (g) => g.zone('battlefield').filter((id) => isAttacking(g, id)));
const blocking = defineCell('blockers', (g) => g.zone('battlefield').filter((id) => blockedBy(g, id).length > 0));
export const attackers = (g: Game): readonly number[] => attacking(g);
export const blockers = (g: Game): readonly number[] => blocking(g);
/** The creatures that block each attacker. */
const blocks = defineCell(
  'blocks',
  (g): ReadonlyMap<number, number[]> =>
    groupsOf(blockers(g).flatMap((id) => blockedBy(g, id).map((a): [number, number] => [id, a]))),
);
export const blockersOf = (g: Game, attacker: number): number[] => blocks(g).get(attacker)?.slice() ?? [];
export const anyFirstStrikers = (g: Game): boolean =>
  [...attackers(g), ...blockers(g)].some((id) => hasTrait(g, id, 'strikesFirst'));

/** Whether creatures were declared as attackers, or entered attacking, in this combat: then blocks follow (508.8). */
export const attackMark = gameMark('attack', NOTHING);
const attackedPlayers = gameMark('attackedPlayers');
export const attacksGiven = gameMark('attacksGiven');
export const blocksGiven = gameMark('blocksGiven');
export const anyAttack = (g: Game): boolean => attackMark.of(g) === true;

/** Planeswalkers of a player that may be attacked (506.3). */
const planeswalkersOf = (g: Game, seat: Seat): number[] =>
  g.zone('battlefield').filter((id) => isPlaneswalkerOf(g, seat, id));
const isPlaneswalkerOf = (g: Game, seat: Seat, id: number): boolean =>
  characteristicsOf(g, id).controller === seat && hasType(g, id, 'Planeswalker');

/** Battles that a player protects: whoever that player's enemies are may attack them, their controller among these (310.5, 310.8b). */
const battlesOf = (g: Game, seat: Seat): number[] =>
  g.zone('battlefield').filter((id) => isBattleOf(g, seat, id) && !isPlaneswalkerOf(g, seat, id));
const isBattleOf = (g: Game, seat: Seat, id: number): boolean => isBattle(g, id) && protectorOf(g, id) === seat;

/** What may be attacked: each defending player, their planeswalkers, and the battles that they protect (506.2, 508.1b). */
export function attackable(g: Game): Entity[] {
  return defendingPlayers(g).flatMap((seat): Entity[] => [
    { player: seat },
    ...battlesOf(g, seat).map((object) => ({ object })),
    ...planeswalkersOf(g, seat).map((object) => ({ object })),
  ]);
}

/** The player being attacked, who protects the battle that is attacked, or else who controls what is (508.5, 310.8d). */
export const defendingSeat = (g: Game, attacked: Entity): Seat =>
  protectorOfAttacked(g, attacked) ?? attackedSeat(g, attacked);
const attackedSeat = (g: Game, attacked: Entity): Seat =>
  isPlayer(attacked) ? attacked.player : controllerOf(g, attacked.object);
const protectorOfAttacked = (g: Game, attacked: Entity): Seat | undefined =>
  isPlayer(attacked) || !isBattle(g, attacked.object) ? undefined : protectorOf(g, attacked.object);

/** The marks of a creature that attacks something. */
export const attackMarks = (g: Game, attacked: Entity) => ({
  attacking: attacked,
  defending: defendingSeat(g, attacked),
});

/** It attacks and blocks nothing, and is told of nowhere. */
export function leaveCombat(g: Game, id: number): void {
  for (const mark of IN_COMBAT) {
    const object = g.find(id);
    if (object?.marks?.[mark] !== undefined) setMark(g, object, mark, undefined);
  }
}

const isPlaneswalkerStill = (g: Game, seat: Seat, id: number): boolean =>
  g.find(id)?.zone === 'battlefield' && isPlaneswalkerOf(g, seat, id);
/** A planeswalker that is also a battle is attacked as long as it is one of both that its protector may defend (506.4e). */
const attackableStill = (g: Game, seat: Seat, id: number): boolean =>
  isPlaneswalkerStill(g, seat, id) || (g.find(id)?.zone === 'battlefield' && isBattleOf(g, seat, id));

/** Takes a creature out of combat: it no longer attacks, blocks, or is blocked (506.4). */
export function removeFromCombat(g: Game, id: number): void {
  if (!isAttacking(g, id) && blockedBy(g, id).length === 0) return;
  const defending = defenderOf(g, id);
  leaveCombat(g, id);
  if (defending !== undefined) setMark(g, g.object(id), 'defendingBefore', defending);
  g.emit('REMOVED_FROM_COMBAT', cite('mtg:506.4'), {
    object: publicId(id),
    ...cardAndName(g, id),
  });
}

/** What stopped being a creature leaves combat, and so does an attacked planeswalker that is one no more (506.4). */
export function pruneCombat(g: Game): void {
  for (const id of [...attackers(g), ...blockers(g)]) if (!isCreature(g, id)) removeFromCombat(g, id);
  for (const id of attackers(g)) {
    const attacked = attackedBy(g, id);
    if (!attacked || isPlayer(attacked) || attackableStill(g, defenderOf(g, id) as Seat, attacked.object)) continue;
    // The attacker goes on attacking, but nothing (506.4c).
    setMark(g, g.object(id), 'attacksNothing', true);
    g.emit('REMOVED_FROM_COMBAT', cite('mtg:506.4', 'mtg:506.4c'), {
      object: publicId(attacked.object),
      ...cardAndName(g, attacked.object),
    });
  }
}

/** The rules by which a creature attacks if able (508.1d). */
const REQUIRING: readonly string[] = ['mustAttack', 'mustAttackIt', 'mustAttackPlayer', 'mustAttackYou', 'goaded'];
/** Whether an effect requires a creature to attack, be there another legal attack or none (506.6). */
const hadToAttack = (g: Game, id: number): boolean =>
  characteristicsOf(g, id).rules.some(({ rule }) => REQUIRING.includes(rule));

/** It becomes an attacking creature as it is declared, and a player whom it attacks has been attacked in this combat (508.1k). */
export function beginAttacking(g: Game, id: number, attacked: Entity): void {
  const { attacking, defending } = attackMarks(g, attacked);
  setMark(g, g.object(id), 'attacking', attacking);
  setMark(g, g.object(id), 'defending', defending);
  if (hadToAttack(g, id)) setMark(g, g.object(id), 'hadToAttack', true);
  if (isPlayer(attacked)) attackedPlayers.set(g, [...new Set([...(attackedPlayers.of(g) ?? []), attacked.player])]);
  attackMark.set(g, true);
}

/** As the end of combat step ends, everything leaves combat, and so do effects that last until then (511.2, 511.3). */
export const endCombat = procedure('endCombat', {
  leave: (g) => {
    for (const id of [...attackers(g), ...blockers(g)]) leaveCombat(g, id);
    attackMark.set(g, undefined);
    attackedPlayers.set(g, undefined);
    forgetDefendingPlayer(g);
    expire(g, 'endOfFight');
    endControlOfPhase(g, 'combat');
  },
});

export const combatPredicates: readonly PredicateWord[] = [
  definePredicate('attacking', {
    description: 'An attacking creature, or one that was attacking as it left the battlefield.',
    holds: (g, e) => lastMark(g, e, 'attacking') !== undefined,
    reads: [],
  }),
  definePredicate('unblocked', {
    description:
      'An unblocked creature: one that attacks, once blockers have been declared and none of them blocks it.',
    holds: (g, e) => !isPlayer(e) && isUnblocked(g, e.object),
    reads: [],
  }),
  definePredicate('hadToAttack', {
    description: 'An attacking creature that an effect required to attack as attackers were declared.',
    holds: (g, e) => !isPlayer(e) && g.markOf(g.find(e.object), 'hadToAttack') === true,
    reads: [],
  }),
  definePredicate('blocking', {
    description: 'A blocking creature, or one that was blocking as it left the battlefield.',
    holds: (g, e) => (lastMark(g, e, 'blocking') ?? []).length > 0,
    reads: [],
  }),
  definePredicate('attackedThisCombat', {
    description: 'A player whom you attacked with a creature in this combat.',
    holds: (g, e, by) =>
      isPlayer(e) && isActive(g, by.controller) && attackedPlayers.of(g)?.includes(e.player) === true,
  }),
  definePredicate('attackingAlone', {
    description: 'An attacking creature, where no other attacks.',
    holds: (g, e) => !isPlayer(e) && isAttacking(g, e.object) && attackers(g).length === 1,
    reads: [],
  }),
  definePredicate('blockingAlone', {
    description: 'A blocking creature, where no other blocks.',
    holds: (g, e) => !isPlayer(e) && blockedBy(g, e.object).length > 0 && blockers(g).length === 1,
    reads: [],
  }),
];

/** Where no blockers were declared, for want of attackers, nothing is cast after that (506.7f). */
export const afterBlocks = defineCondition('afterBlocks', {
  description: 'It is combat, and blockers have been declared in it, if only none.',
  example: { afterBlocks: true },
  params: () => ({ afterBlocks: z.literal(true) }),
  compile: () => (g) => AFTER_BLOCKS.includes(g.turn.step) && anyAttack(g),
  reads: () => UNKNOWN,
  text: () => 'blockers have been declared in this combat',
});
