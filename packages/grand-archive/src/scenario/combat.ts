/**
 * The attack of a position (2.6): who attacks what, with which weapon and attack cards, and what retaliates. It was declared
 * before, or, where the position begins with the very step, it is declared then without anybody being asked.
 */
import {
  type Aliases,
  controllerOf,
  type Frame,
  findAlias,
  type Game,
  lists,
  type Obj,
  type Report,
  setMark,
  type TurnStep,
} from '@arbiter/engine';
import { isChampion } from '../1-general/1.7.1-champions.js';
import { attack, type Combat, cleaves, isUnit, setCombat } from '../2-mechanics/2.6-attacking.js';
import { AMMUNITION } from '../2-mechanics/2.11.7.15.2-loaded.js';
import { cite } from '../cite.js';
import type { ChampionEntry, FieldEntry } from './schema.js';

type Entry = Pick<Exclude<FieldEntry | ChampionEntry, string>, 'attacking' | 'weapon' | 'retaliating' | 'rested'>;

/** What a scenario says of an object that has a part in combat. */
export interface Fighting {
  object: Obj;
  entry: Entry;
  path: string;
}
export const fights = ({ attacking, weapon, retaliating }: Entry): boolean =>
  attacking !== undefined || weapon !== undefined || retaliating === true;

/** The same with the objects that its names stand for. */
export interface Fighter {
  id: number;
  path: string;
  entry: Entry;
  attacked: { id: number; path: string }[];
  weapon?: number;
}

/** An attack card that lies in an intent. */
export interface IntentCard {
  id: number;
  seat: number;
  path: string;
}

export function readFighter({ object, entry, path }: Fighting, named: Aliases, report: Report): Fighter {
  const find = (alias: string, at: string) => findAlias(named, alias, at, report);
  const list = Array.isArray(entry.attacking) ? entry.attacking : [entry.attacking];
  const attacked = list.flatMap((one, i) => {
    const at = `${path}.attacking${Array.isArray(entry.attacking) ? `[${i}]` : ''}`;
    const id = one && find(one.as, `${at}.as`);
    return id === undefined ? [] : [{ id, path: at }];
  });
  const weapon = entry.weapon === undefined ? undefined : find(entry.weapon, `${path}.weapon`);
  return { id: object.id, path, entry, attacked, ...(weapon === undefined ? {} : { weapon }) };
}

/** What led to the combat phase: the attack. */
export const attackFrame = (seat: number, fighters: readonly Fighter[]): Frame =>
  attack.frame({ seat, attacker: fighters.find(({ attacked }) => attacked.length > 0)?.id ?? -1, cards: [] });

/** Begins the combat that a position is in, and says what the rules have against it. */
export function setFight(
  g: Game,
  row: TurnStep,
  fighters: readonly Fighter[],
  intent: readonly IntentCard[],
  report: Report,
): void {
  const within = row.phase === 'combat';
  const fault: Fault = (path, detail, ...numbers) => {
    report.add(path, 'INVALID_INPUT', detail, { rules: cite(...numbers) });
  };
  for (const { path, entry } of fighters) {
    for (const field of ['attacking', 'weapon', 'retaliating'] as const)
      if (!within && entry[field] !== undefined)
        fault(`${path}.${field}`, 'there is no combat in this phase', 'ga:2.6.1.5');
    if (within && entry.weapon !== undefined && entry.attacking === undefined)
      fault(`${path}.weapon`, "it doesn't attack", 'ga:2.6.5');
  }
  for (const { path } of within ? [] : intent) fault(path, 'there is no combat in this phase', 'ga:2.1.10.3');
  if (!within || !report.clean) return;
  const [attacker, another] = fighters.filter(({ entry }) => entry.attacking !== undefined);
  if (!attacker) {
    fault('$.turn.step', 'something attacks in this step', 'ga:2.6.1.5');
    return;
  }
  if (another) fault(`${another.path}.attacking`, 'one attack is declared at a time', 'ga:2.6.1.6');
  const combat = combatBy(g, attacker, intent, fault);
  if (!report.clean) return;
  const declared = row.step === 'attackDeclaration' ? combat : declare(g, combat, attacker);
  setCombat(g, declared);
  const retaliating = fighters.filter(({ entry }) => entry.retaliating === true);
  for (const { id, path } of retaliating) {
    if (row.step !== 'retaliation' && row.step !== 'damage')
      fault(`${path}.retaliating`, 'units retaliate from the retaliation step to the damage step', 'ga:2.2.7.1.2');
    else if (!combat.targets.includes(id)) fault(`${path}.retaliating`, 'what is attacked retaliates', 'ga:2.2.7.1.2');
  }
  if (retaliating.length === 0 || !report.clean) return;
  const units = retaliating.map(({ id }) => id);
  if (row.step === 'retaliation') setCombat(g, { ...declared, given: units });
  else {
    setCombat(g, { ...declared, retaliating: units });
    for (const one of retaliating) restAsCost(g, one);
  }
}

type Fault = (path: string, detail: string, ...numbers: Parameters<typeof cite>) => void;

function combatBy(
  g: Game,
  { id, path, attacked, weapon }: Fighter,
  intent: readonly IntentCard[],
  fault: Fault,
): Combat {
  const player = g.active;
  if (!isUnit(g, id)) fault(`${path}.attacking`, 'allies and champions attack', 'ga:2.6.1');
  else if (controllerOf(g, id) !== player) fault(`${path}.attacking`, 'the turn player attacks', 'ga:2.6.1');
  if (weapon !== undefined) {
    if (!isChampion(g, id)) fault(`${path}.weapon`, 'champions attack with weapons', 'ga:1.7.6.3');
    else if (!lists(g, weapon, 'types').includes('Weapon') || controllerOf(g, weapon) !== player)
      fault(`${path}.weapon`, 'it is no weapon of theirs', 'ga:1.7.6.3', 'ga:2.6.5');
  }
  for (const card of intent) {
    const fits =
      lists(g, card.id, 'types').includes('Attack') ||
      lists(g, card.id, 'subtypes').some((subtype) => AMMUNITION.includes(subtype));
    if (!fits) fault(card.path, 'attack cards lie in an intent', 'ga:1.7.4.5');
    else if (card.seat !== player || !isChampion(g, id))
      fault(card.path, 'it is the intent of an attacking champion', 'ga:1.7.4.5');
  }
  const cards = intent.map((card) => card.id);
  const targets = attacked.map((one) => one.id);
  const plain: Combat = {
    player,
    attacker: id,
    cards,
    targets,
    retaliating: [],
    ...(weapon === undefined ? {} : { weapon }),
  };
  const combat = { ...plain, cleave: cleaves(g, plain) };
  for (const [i, one] of attacked.entries()) {
    if (!isUnit(g, one.id) || controllerOf(g, one.id) === player)
      fault(one.path, 'units of an opponent are attacked', 'ga:2.6.3');
    else if (targets.indexOf(one.id) < i) fault(one.path, 'it is attacked already', 'ga:2.6.3');
    else if (i > 0 && !combat.cleave) fault(one.path, 'an attack without cleave is at one unit', 'ga:2.6.3');
    else if (controllerOf(g, one.id) !== controllerOf(g, targets[0] ?? one.id))
      fault(one.path, 'the units of one opponent are attacked', 'ga:2.6.4');
  }
  return combat;
}

/** The attack as one that has been declared: its player has attacked once more, and the attacker is rested (2.6.5.2). */
function declare(g: Game, combat: Combat, attacker: Fighter): Combat {
  const [first = combat.attacker] = combat.targets;
  g.markPlayer(combat.player, 'attacks', (g.playerMarks(combat.player).attacks ?? 0) + 1);
  setMark(g, g.object(attacker.id), 'attacked', g.turnNumber);
  restAsCost(g, attacker);
  return { ...combat, declared: true, defending: controllerOf(g, first) };
}

function restAsCost(g: Game, { id, entry }: Fighter): void {
  const object = g.object(id);
  if (entry.rested === undefined) g.change(object, 'status', { ...object.status, rested: true });
}
