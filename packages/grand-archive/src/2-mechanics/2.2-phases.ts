/** What the phases do by themselves: waking up, recollecting, drawing, and the end of the turn (2.2.1–2.2.6). */
import {
  amountOf,
  controllerOf,
  entityChoice,
  expire,
  expireLastTurn,
  type Game,
  moveAction,
  type Nothing,
  perform,
  playerRules,
  procedure,
  ruleOn,
  type Seat,
  setMark,
  triggerOn,
} from '@arbiter/engine';
import { isChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { askInfluence, discarding, overInfluence } from './2.2.6-maximum-influence.js';
import { forgetCards } from './2.3.1-next-card.js';
import { isValue } from './2.6-declaring-costs.js';
import { forgetAttacks } from './2.6-next-attacks.js';
import { endDistance } from './2.11.7.14.6.7-distant.js';

/** All rested objects of the turn player wake up at once; nobody can answer (2.2.1.1). */
export const wakeUp = procedure('wakeUp', {
  wake: (g) =>
    perform(
      g,
      g
        .zone('field')
        .filter((id) => controllerOf(g, id) === g.active && g.is(g.object(id), 'rested'))
        .filter((id) => !ruleOn(g, id, 'doesntWakeUp'))
        .map((object) => ({
          type: 'status',
          object,
          status: 'rested',
          on: false,
          $rules: cite('ga:2.2.1.1', 'ga:2.11.7.7.1', 'ga:2.11.7.7.4.1'),
        })),
    ),
});

const RECOLLECTING = cite('ga:2.2.3.2', 'ga:2.11.7.7.2', 'ga:2.11.7.7.4.2');
/** How many cards less a player recollects, by all that says so together. */
const recollectedLess = (g: Game, seat: Seat): number =>
  playerRules(g, seat, 'recollectsLess').reduce((sum, { mod, source }) => {
    const by = { source, controller: controllerOf(g, source) };
    return sum + (isValue(mod.amount) ? Math.max(0, amountOf(g, mod.amount, by)) : 0);
  }, 0);

/** After everyone had Opportunity the memory returns to the hand (2.2.3.2). */
export const recollect = procedure<Nothing, { picked?: number[] }>('recollect', {
  // Whoever recollects less chooses what.
  choose: (g) => {
    const seat = g.active;
    const memory = g.zone(`memory:${seat}`);
    const less = recollectedLess(g, seat);
    if (less === 0 || memory.length === 0) return { go: 'recollect' };
    const count = Math.max(0, memory.length - less);
    return {
      ask: {
        seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: `Choose ${count} card${count === 1 ? '' : 's'} to recollect`,
        rules: RECOLLECTING,
        options: memory.map((id) => entityChoice(g, { object: id }, id)),
        min: count,
        max: count,
      },
      into: 'picked',
    };
  },
  recollect: (g, l) => {
    const seat = g.active;
    const memory = g.zone(`memory:${seat}`).filter((id) => l.picked?.includes(id) ?? true);
    if (memory.length > 0) {
      g.emit('RECOLLECTED', RECOLLECTING, { seat, count: memory.length });
      triggerOn(g, { type: 'recollect', player: seat, amount: memory.length });
    }
    return perform(
      g,
      memory.map((object) => moveAction({ object, to: 'hand', cause: 'recollect' })),
    );
  },
});

export const drawPhase = procedure('drawPhase', {
  draw: (g) => perform(g, [{ type: 'draw', player: g.active, $rules: cite('ga:2.2.4.1', 'ga:2.11.7.7.3.2') }]),
});

/** The very end of a turn: damage on allies goes, and so does what lasted until end of turn (2.2.6.4). */
export const cleanUp = procedure<Nothing, { discarded: number[] }>('cleanUp', {
  influence: (g) => {
    const over = overInfluence(g, g.active);
    return over === 0 ? { go: 'wearOff' } : askInfluence(g, g.active, over);
  },
  discard: (g, l) => perform(g, discarding(l.discarded)),
  wearOff: (g) => {
    for (const id of g.zone('field')) {
      const object = g.object(id);
      if (g.damageOn(object) > 0 && !isChampion(g, id)) g.markDamage(object, 0);
      if (g.markOf(object, 'killedBy')) setMark(g, object, 'killedBy', undefined);
      endDistance(g, id);
      if (g.markOf(object, 'damagedSinceTurn') && controllerOf(g, id) === g.active)
        setMark(g, object, 'damagedSinceTurn', undefined);
    }
    for (const player of g.s.players) {
      if (player.marks.activated !== undefined) g.markPlayer(player.seat, 'activated', undefined);
      if (player.marks.agility !== undefined) g.markPlayer(player.seat, 'agility', undefined);
      if (player.marks.empower !== undefined) g.markPlayer(player.seat, 'empower', undefined);
      if (player.marks.attacks !== undefined) g.markPlayer(player.seat, 'attacks', undefined);
    }
    forgetAttacks(g);
    forgetCards(g);
    expire(g, 'endOfTurn');
    expireLastTurn(g);
    g.emit('TURN_ENDED', cite('ga:2.2.6.4', 'ga:2.2.6.4.1', 'ga:2.2.6.4.2', 'ga:2.9.0.13', 'ga:2.11.7.8.7'), {
      turn: g.turnNumber,
      active: g.active,
    });
  },
});
