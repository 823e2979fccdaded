/**
 * Who attacks and who blocks in a position (506): as it was declared before, or, where the position begins with the very
 * step, as it is declared then without anybody being asked.
 */
import {
  type Aliases,
  characteristicsOf,
  type Entity,
  findAlias,
  type Game,
  isActive,
  type Obj,
  type Report,
  type RuleRef,
  sameEntity,
  sameSide,
  setMark,
} from '@arbiter/engine';
import { isCreature } from '../3-card-types/302-creatures.js';
import {
  attackable,
  attacksGiven,
  beginAttacking,
  blocksGiven,
  defenderOf,
  defendingSeat,
  isAttacking,
} from '../5-turn/506-combat.js';
import { settleDefendingPlayer } from '../5-turn/507.1-defending-player.js';
import { hasTrait } from '../7-additional/702-keywords/traits.js';
import { cite } from '../cite.js';
import type { PermanentEntry } from './schema.js';

/** A permanent that attacks or blocks. */
export interface Fighter {
  id: number;
  path: string;
  /** Whether the scenario says nothing of its being tapped. */
  untold: boolean;
  attacking?: Entity;
  blocking?: { id: number; path: string }[];
}

/** What a scenario says of it. */
export interface Fighting {
  object: Obj;
  entry: Exclude<PermanentEntry, string>;
  path: string;
}

/** What a permanent attacks and blocks, by the names that the scenario gives. */
export function readFighter({ object, entry, path }: Fighting, named: Aliases, report: Report): Fighter {
  const find = (alias: string, at: string) => findAlias(named, alias, at, report);
  const { attacking, blocking } = entry;
  const fighter: Fighter = { id: object.id, path, untold: entry.tapped === undefined };
  if (attacking && 'player' in attacking) fighter.attacking = attacking;
  else if (attacking) {
    const attacked = find(attacking.as, `${path}.attacking.as`);
    if (attacked !== undefined) fighter.attacking = { object: attacked };
  }
  if (blocking)
    fighter.blocking = blocking.flatMap((alias, i) => {
      const at = `${path}.blocking[${i}]`;
      const id = find(alias, at);
      return id === undefined ? [] : [{ id, path: at }];
    });
  return fighter;
}

/** The step of the combat phase in which something is first so: that of its declaration. */
const ATTACK = 'declareAttackers';
const BLOCK = 'declareBlockers';
/** From this step on creatures with first strike have dealt their damage (510.4). */
const SECOND_DAMAGE = 'combatDamage';

/** Whether the position begins with a step of combat, and not before this one. */
function isFrom(g: Game, step: string): boolean {
  const { table } = g.rules.turn;
  const first = table.findIndex((row) => row.step === step);
  return g.s.turn.index >= first && table[g.s.turn.index]?.phase === table[first]?.phase;
}
const beginsWith = (g: Game, step: string): boolean => g.rules.turn.table[g.s.turn.index]?.step === step;

/** Has creatures attack and block, and says what the rules have against it. */
export function setCombat(g: Game, fighters: readonly Fighter[], report: Report): void {
  for (const fighter of fighters) if (fighter.attacking) attack(g, fighter, fighter.attacking, report);
  for (const fighter of fighters) if (fighter.blocking) block(g, fighter, fighter.blocking, report);
  const struck = fighters.filter(({ id }) => isFrom(g, SECOND_DAMAGE) && hasTrait(g, id, 'strikesFirst'));
  for (const { id } of struck) setMark(g, g.object(id), 'struck', true);
}

function attack(g: Game, { id, path, untold }: Fighter, attacked: Entity, report: Report): void {
  const fault = (detail: string, rules: RuleRef[]): void =>
    report.add(`${path}.attacking`, 'INVALID_INPUT', detail, { rules });
  if (!isFrom(g, ATTACK))
    fault('creatures attack from the declare attackers step to the end of combat', cite('mtg:508.1', 'mtg:511.3'));
  else if (!isCreature(g, id)) fault('only creatures attack', cite('mtg:506.3'));
  else if (!isActive(g, characteristicsOf(g, id).controller))
    fault('only the active player attacks', cite('mtg:506.2'));
  else if (!attackable(g).some((e) => sameEntity(e, attacked)))
    fault('an opponent is attacked, or a planeswalker of theirs', cite('mtg:506.2', 'mtg:506.3'));
  else {
    settleDefendingPlayer(g, defendingSeat(g, attacked));
    attackAsGiven(g, id, attacked, untold);
  }
}

function attackAsGiven(g: Game, id: number, attacked: Entity, untold: boolean): void {
  if (beginsWith(g, ATTACK)) {
    attacksGiven.set(g, [...(attacksGiven.of(g) ?? []), [id, attacked]]);
    return;
  }
  beginAttacking(g, id, attacked);
  // 508.1f: it was tapped as it attacked.
  const object = g.object(id);
  if (untold && !hasTrait(g, id, 'attacksUntapped')) g.change(object, 'status', { ...object.status, tapped: true });
}

function block(g: Game, { id, path }: Fighter, blocked: { id: number; path: string }[], report: Report): void {
  const fault = (at: string, detail: string, rules: RuleRef[]): void =>
    report.add(at, 'INVALID_INPUT', detail, { rules });
  const { controller } = characteristicsOf(g, id);
  if (!isFrom(g, BLOCK)) {
    fault(
      `${path}.blocking`,
      'creatures block from the declare blockers step to the end of combat',
      cite('mtg:509.1', 'mtg:511.3'),
    );
    return;
  }
  if (!isCreature(g, id)) {
    fault(`${path}.blocking`, 'only creatures block', cite('mtg:506.3'));
    return;
  }
  const fitting = blocked.filter((attacker, i) => {
    if (!isAttacking(g, attacker.id)) fault(attacker.path, 'only an attacking creature is blocked', cite('mtg:509.1a'));
    else if (!sameSide(g, defenderOf(g, attacker.id) ?? controller, controller))
      fault(
        attacker.path,
        'a creature blocks what attacks its controller or a planeswalker of theirs',
        cite('mtg:509.1a'),
      );
    else if (blocked.findIndex((other) => other.id === attacker.id) < i)
      fault(attacker.path, 'it blocks this attacker already', cite('mtg:509.1a'));
    else return true;
    return false;
  });
  if (fitting.length === 0) return;
  if (beginsWith(g, BLOCK)) {
    blocksGiven.set(g, [
      ...(blocksGiven.of(g) ?? []),
      ...fitting.map((attacker): [number, number] => [id, attacker.id]),
    ]);
    return;
  }
  setMark(
    g,
    g.object(id),
    'blocking',
    fitting.map((attacker) => attacker.id),
  );
  for (const attacker of fitting) setMark(g, g.object(attacker.id), 'blocked', true);
}
