/** The combat phase: retaliation, damage, and its end (2.2.7). */
import {
  type Action,
  type Choice,
  characteristicsOf,
  controllerOf,
  entityChoice,
  expire,
  type Game,
  moveAction,
  type Nothing,
  perform,
  priorityWhileWaiting,
  procedure,
  publicId,
  type RuleRef,
  ruleOn,
  type Seat,
  settle,
  stat,
  thenGo,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { type Combat, combatOf, defenders, isOnField, isUnit, setCombat, totalPower, usedBy } from './2.6-attacking.js';
import { isUnderRule } from './2.6-limits.js';
import { hasTrait } from './keywords/traits.js';

/** What retaliates is there as the retaliation step begins: whatever gets a number later came too late (2.2.7.1.2.3). */
export const beginRetaliation = procedure('beginRetaliation', {
  note: (g) => {
    const combat = combatOf(g);
    if (combat) setCombat(g, { ...combat, newest: g.s.counters.id });
  },
});

/** Each awake defending unit with power above 0 may be rested to strike back at the attacker (2.2.7.1.2). */
export const retaliate = procedure<Nothing, { seats: Seat[]; picked: number[] }>('retaliate', {
  begin: (g, l) => {
    const combat = combatOf(g);
    const open = combat && isOnField(g, combat.attacker) && !isUnderRule(g, usedBy(combat), 'cantBeRetaliated');
    const seats = open ? g.seatsFrom(g.active) : [];
    g.j.note(
      l,
      'seats',
      seats.filter((s) => s !== combat?.player),
    );
  },
  choose: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'opportunity' };
    const able = [...defenders(g), ...helpers(g)].filter((id) => controllerOf(g, id) === seat && canRetaliate(g, id));
    const given = combatOf(g)?.given;
    if (given) {
      g.j.note(
        l,
        'picked',
        able.filter((id) => given.includes(id)),
      );
      return { go: 'rest' };
    }
    const options = able.map((id): Choice => entityChoice(g, { object: id }, id));
    return {
      ask: {
        seat,
        kind: 'RETALIATE',
        shape: 'CHOOSE',
        prompt: 'Choose units that rest to retaliate',
        rules: cite('ga:1.7.2.5', 'ga:2.2.7.1.2', 'ga:2.2.7.1.2.2', 'ga:2.2.7.1.2.3'),
        options,
        min: 0,
        max: options.length,
      },
      into: 'picked',
    };
  },
  rest: (g, l) => {
    g.j.note(l, 'seats', l.seats.slice(1));
    const combat = combatOf(g) as Combat;
    if (l.picked.length === 0) return { go: 'choose' };
    setCombat(g, { ...combat, retaliating: [...combat.retaliating, ...l.picked] });
    g.emit('RETALIATION_DECLARED', cite('ga:2.2.7.1.2', 'ga:2.2.7.1.2.1'), {
      units: l.picked.map((id) => ({ object: publicId(id), card: g.rules.view.label(g, { object: id }) })),
      target: { object: publicId(combat.attacker), card: g.rules.view.label(g, { object: combat.attacker }) },
    });
    const control = perform(
      g,
      l.picked
        .filter((object) => !hasTrait(g, object, 'staysAwake'))
        .map((object) => ({ type: 'status', object, status: 'rested', on: true })),
    );
    return thenGo(control, 'choose');
  },
  // Then only what went onto the Effects Stack gives Opportunity (2.2.7.1.3).
  opportunity: priorityWhileWaiting,
});

/** Units that retaliate without being attacked, by an ability of theirs (2.11.7.15.2). */
function helpers(g: Game): number[] {
  const targets = combatOf(g)?.targets ?? [];
  return g.zone('field').filter((id) => isUnit(g, id) && !targets.includes(id) && hasTrait(g, id, 'helpsOthers'));
}

/** A unit, awake unless it retaliates rested as well, and with power above 0 (2.2.7.1.2.2). */
const canRetaliate = (g: Game, id: number): boolean =>
  id <= (combatOf(g)?.newest ?? id) && strikesBack(g, id) && ruleOn(g, id, 'cantRetaliate') === undefined;
const strikesBack = (g: Game, id: number): boolean =>
  isUnit(g, id) && (!g.is(g.object(id), 'rested') || hasTrait(g, id, 'staysAwake')) && stat(g, id, 'power') > 0;

/** Attack and retaliation deal their damage at once, and a weapon in use loses a durability counter (2.2.7.2.2). */
export const combatDamage = procedure('combatDamage', {
  deal: (g) => {
    const combat = combatOf(g);
    if (!combat || !isOnField(g, combat.attacker)) return undefined;
    const actions: Action[] = [];
    const targets = defenders(g);
    const power = totalPower(g, combat);
    const weapon = combat.weapon !== undefined && isOnField(g, combat.weapon) ? [combat.weapon] : [];
    const used = [...combat.cards.filter((id) => g.find(id)), ...weapon];
    const surely = isUnderRule(g, [combat.attacker, ...used], 'combatUnpreventable');
    for (const object of targets)
      if (power > 0)
        actions.push({
          ...hit(
            combat.attacker,
            object,
            power,
            used,
            cite('ga:1.7.4.6', 'ga:2.2.7.2.2', 'ga:2.6.5.3', 'ga:2.9.0.1', 'ga:1.7.4.6.1', 'ga:2.2.7.2.2.6'),
          ),
          // 2.9.0.3
          ...(surely ? { unpreventable: true } : {}),
        });
    // A unit that has left neither deals nor is dealt damage; one that stays strikes the attacker (2.2.7.2.2.1–2).
    for (const unit of combat.retaliating)
      if (isOnField(g, unit) && stat(g, unit, 'power') > 0)
        actions.push(hit(unit, combat.attacker, stat(g, unit, 'power'), [], cite('ga:2.2.7.1.2.1', 'ga:2.2.7.2.2.1')));
    if (targets.length > 0)
      for (const object of weapon)
        actions.push({
          type: 'counters',
          object,
          kind: 'durability',
          amount: -1,
          $rules: cite('ga:1.7.6.4.3', 'ga:1.7.6.4.4.1', 'ga:2.2.7.2.2.5', 'ga:2.2.7.2.2.5.2', 'ga:2.2.7.2.2.5.1'),
        });
    return perform(g, actions);
  },
});

function hit(source: number, object: number, amount: number, used: number[], rules: RuleRef[]): Action {
  return { type: 'damage', source, target: { object }, amount, combat: true, used, $rules: rules };
}

/** Attack cards leave the intent, and nobody attacks or defends any more; then the state is checked as ever (2.2.7.3.1). */
export const endOfCombat = procedure('endOfCombat', {
  // What dies of the damage does so while the cards that dealt it are in the intent, or nothing of theirs would trigger by it.
  checks: () => settle.call({ quiet: true }),
  intent: (g) => {
    const cards = Object.keys(g.s.zones)
      .filter((key) => key.startsWith('intent:'))
      .flatMap((key) => g.zone(key));
    return perform(
      g,
      cards.map((object) =>
        moveAction({
          object,
          to: 'graveyard',
          cause: 'endOfCombat',
          controller: characteristicsOf(g, object).controller,
        }),
      ),
    );
  },
  over: (g) => {
    setCombat(g, undefined);
    // What lasts as long as the attack ends with it.
    expire(g, 'endOfFight');
    g.emit('COMBAT_ENDED', cite('ga:2.2.7.3.1', 'ga:2.2.7.3.1.1', 'ga:2.1.10.3'), {});
  },
});
