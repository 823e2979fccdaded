/** Rad counters (728): a player who has some mills as their precombat main phase begins, and loses life for what is no land. */
import { type Effects, type Filter, type Game, type TriggeredAbility, type Value, wait } from '@arbiter/engine';
import { cite } from '../cite.js';
import { not } from '../language/builders.js';

const RAD = 'rad';
const rads: Value = { counters: RAD, of: 'you' };
const places: Filter = { any: [{ zone: 'graveyard' }, { zone: 'exile' }, { zone: 'battlefield' }] };
/** Wherever what was milled has gone, as far as everybody sees it there (701.17c). */
const nonland: Filter = [places, { in: { saved: 'milled' } }, not({ has: ['types', 'Land'] })];
const many: Value = { number: 'nonland' };

const effects: Effects = [
  { do: 'mill', who: 'you', count: rads, save: 'milled' },
  { do: 'remember', as: 'nonland', value: { countOf: { each: nonland } } },
  { do: 'stat', who: 'you', stat: 'life', amount: { negative: many }, cause: 'radiation' },
  { do: 'counters', what: 'you', kind: RAD, amount: { negative: many } },
];
/** It has no source, and its controller is the active player (728.1); whoever has the counters has it (122.1i). */
const RADIATION: TriggeredAbility = {
  kind: 'triggered',
  on: { on: 'step', player: 'you', match: { step: 'precombatMain' } },
  if: { compare: [rads, '>=', 1] },
  effects,
};

/** The rules that put it on the stack. @citation */
export const RAD_RULES = cite('mtg:122.1i', 'mtg:728.1', 'mtg:728.1a');

/** As a precombat main phase begins. */
export function radiate(g: Game): void {
  const player = g.active;
  if ((g.player(player).counters[RAD] ?? 0) === 0) return;
  wait(g, { source: 0, controller: player, ability: RADIATION, event: { type: 'step', player } }, g.s.counters.id);
}
