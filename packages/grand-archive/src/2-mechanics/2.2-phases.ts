/** What the phases do by themselves: waking up, recollecting, drawing, and the end of the turn (2.2.1–2.2.6). */
import {
  controllerOf,
  expire,
  expireLastTurn,
  moveAction,
  type Nothing,
  perform,
  procedure,
  ruleOn,
  setMark,
} from '@arbiter/engine';
import { isChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { askInfluence, discarding, overInfluence } from './2.2.6-maximum-influence.js';
import { forgetCards } from './2.3.1-next-card.js';
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

/** After everyone had Opportunity the memory returns to the hand (2.2.3.2). */
export const recollect = procedure('recollect', {
  recollect: (g) => {
    const seat = g.active;
    const memory = g.zone(`memory:${seat}`);
    if (memory.length > 0)
      g.emit('RECOLLECTED', cite('ga:2.2.3.2', 'ga:2.11.7.7.2', 'ga:2.11.7.7.4.2'), { seat, count: memory.length });
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
