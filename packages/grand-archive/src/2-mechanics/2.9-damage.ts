/** Damage: to allies until the turn ends, to champions for good; hitting and killing in combat (2.9). */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  controllerOf,
  countersKind,
  defineRule,
  filterOf,
  type Game,
  isPlayer,
  matches,
  outside,
  playerRules,
  publicId,
  ruleOn,
  setMark,
  stat,
  type TriggerEvent,
} from '@arbiter/engine';
import { isChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { isOnField, isSiegeable, isUnit } from './2.6-attacking.js';

/** Life that is left to a unit. */
export const lifeLeft = (g: Game, id: number): number => stat(g, id, 'life') - g.damageOn(g.object(id));

/** What a fight deals has the unit as its source, anything else the card or object; on champions damage stays. */
const damageRules = (g: Game, target: number, combat: boolean) => [
  ...(combat
    ? cite(
        'ga:2.9.0.4',
        'ga:2.9.0.4.1',
        'ga:2.9.0.5',
        'ga:2.9.0.6',
        'ga:2.9.0.11.1',
        'ga:2.9.0.11.1.1',
        'ga:2.1.10.4',
        'ga:2.6.8',
      )
    : cite('ga:2.9.0.2', 'ga:2.9.0.11.2', 'ga:2.9.0.11.3', 'ga:2.9.0.12')),
  ...(isChampion(g, target) ? cite('ga:2.9.0.14', 'ga:2.11.6.2.1', 'ga:2.11.6.2.2') : cite('ga:2.9.0.13')),
];

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** The turn in which it last dealt combat damage. */
    dealtCombatDamage?: number;
    /** It was dealt damage since its controller's previous turn ended. */
    damagedSinceTurn?: true;
    /** What dealt it the combat damage that leaves it without life. */
    killedBy?: number[];
  }
  interface Damage {
    combat?: boolean;
    /** Cards and weapons that the attacking unit uses, for their own abilities. */
    used?: number[];
  }
}

/** A siegeable domain takes damage in the form of losing durability counters. */
function breaks(g: Game, object: number, damage: number): TriggerEvent[] {
  const amount = Math.min(damage, g.object(object).counters?.durability ?? 0);
  return amount === 0 ? [] : countersKind.apply(g, { type: 'counters', object, kind: 'durability', amount: -amount });
}

export const damageKind: ActionKind<ActionOf<'damage'>> = {
  affected: (_g, { target }) => target,
  oneEvent: true,
  apply: (g, action) => {
    const target = action.target;
    const amount = action.amount;
    // Only damage above 0 is dealt, and only then is anything hit (2.9.0.10).
    if (isPlayer(target) || amount <= 0 || !isOnField(g, target.object)) return [];
    const besieged = !isUnit(g, target.object);
    if (besieged && !isSiegeable(g, target.object)) return [];
    const object = g.object(target.object);
    const source = action.source;
    const combat = action.combat === true;
    g.emit('DAMAGE_DEALT', damageRules(g, object.id, combat), {
      source: publicId(source),
      card: g.rules.view.label(g, { object: source }),
      target: outside(g, target),
      amount,
      combat,
      total: besieged ? amount : g.damageOn(object) + amount,
    });
    // A domain loses as many durability counters instead; it is dealt the damage all the same (2.11.7.15.2).
    const fewer = besieged ? breaks(g, object.id, amount) : [];
    if (!besieged) g.markDamage(object, g.damageOn(object) + amount);
    if (!besieged && !isChampion(g, object.id)) setMark(g, object, 'damagedSinceTurn', true);
    const happened: TriggerEvent[] = [
      ...fewer,
      { type: 'damage', source, object: object.id, amount, combat, unit: !besieged },
    ];
    if (!combat) return happened;
    // The attacking unit is the source, and so are the cards and the weapon it uses, for their own abilities (2.6.8).
    const sources = [source, ...(action.used ?? [])];
    if (isOnField(g, source)) setMark(g, g.object(source), 'dealtCombatDamage', g.turnNumber);
    if (!besieged && lifeLeft(g, object.id) <= 0 && !isChampion(g, object.id)) setMark(g, object, 'killedBy', sources);
    return [
      ...happened,
      ...sources.map((s): TriggerEvent => ({ type: 'hit', source: s, object: object.id, amount, attacker: source })),
    ];
  },
};

/** What a source deals that an effect makes unpreventable (2.9.0.3). */
export const isUnpreventable = (g: Game, action: Action): boolean =>
  action.type === 'damage' &&
  (ruleOn(g, action.source, UNPREVENTABLE) !== undefined || isOfUnpreventable(g, action.source));
/** What a player's sources deal, wherever these are, also if they were given up for it. */
const isOfUnpreventable = (g: Game, object: number): boolean =>
  playerRules(g, controllerOf(g, object), UNPREVENTABLE).some(({ mod, source }) =>
    matches(g, { object }, filterOf(mod.of), { source, controller: controllerOf(g, object) }),
  );

const UNPREVENTABLE = 'damageUnpreventable';
export const damageUnpreventable = defineRule(UNPREVENTABLE, {
  description:
    'Damage that it deals can’t be prevented; of players: that which their sources deal, or those that fit `of`.',
  example: { mod: 'rule', rule: UNPREVENTABLE },
  params: (p) => ({ of: p.filter.optional() }),
});

/** A unit that goes to the graveyard of the damage of a fight was killed by what dealt it (2.1.6.2). */
export function killEvents(g: Game, action: ActionOf<'move'>): TriggerEvent[] {
  const object = g.find(action.object);
  const killers = g.markOf(object, 'killedBy');
  const dies = action.to === 'graveyard' && action.cause === 'destroy';
  if (!object || !killers || object.zone !== 'field' || !dies) return [];
  const [attacker = object.id] = killers;
  return killers.map((source): TriggerEvent => ({ type: 'kill', source, object: object.id, attacker }));
}
