/** A fresh state: players, empty zones, nothing begun. */

import type { Compiled } from '../cards/compiled.js';
import type { GameOptions, Keying, MatchGame } from '../contract/api.js';
import type { Seat } from '../contract/contract.js';
import type { CardDefinition } from '../language/types.js';
import { newObject } from '../state/object.js';
import { randomKey } from '../state/random.js';
import type { Obj, State, Teams } from '../state/state.js';
import type { Rules } from './rules.js';

export interface NewGame {
  seed: string;
  keying?: Keying | undefined;
  options: GameOptions;
  names: string[];
  stats: { [name: string]: number };
  definitions?: CardDefinition[];
  match?: MatchGame | undefined;
  /** Of a game between teams. */
  teams?: Teams | undefined;
}

export function newState(rules: Rules, setup: NewGame): State {
  const zones: { [key: string]: number[] } = {};
  for (const [name, spec] of Object.entries(rules.zones.table)) {
    if (spec.only?.(setup.options) === false) continue;
    if (spec.owner === 'shared') zones[name] = [];
    else for (let seat = 0; seat < setup.names.length; seat++) zones[`${name}:${seat}`] = [];
  }
  return {
    ruleset: rules.id,
    edition: rules.edition.id,
    epoch: rules.epoch,
    seats: setup.names.length,
    options: setup.options,
    ...(setup.teams ? { teams: setup.teams } : {}),
    rng: { key: randomKey(setup.seed, setup.keying), drawn: 0, forced: [] },
    counters: { id: 0, ts: 0, decision: 0 },
    defs: [],
    definitions: setup.definitions ?? [],
    players: setup.names.map((name, seat) => ({
      seat,
      name,
      stats: { ...setup.stats },
      counters: {},
      pool: {},
      marks: {},
    })),
    zones,
    objects: {},
    turn: { number: 0, active: 0, index: 0, phase: null, step: null, priority: null },
    frames: [],
    contexts: {},
    effects: [],
    replacements: [],
    triggers: [],
    delayed: [],
    lastKnown: {},
    stops: [],
    marks: setup.match ? { match: { ...setup.match } } : {},
    result: null,
  };
}

/** Puts an object into a state that has not begun; lists are given top first. */
export function place(state: State, compiled: Compiled, owner: Seat, zoneKey: string, fields: Partial<Obj> = {}): Obj {
  let def = state.defs.indexOf(compiled.hash);
  if (def < 0) def = state.defs.push(compiled.hash) - 1;
  state.counters.id++;
  const object = newObject({ id: state.counters.id, def, owner, zone: zoneKey, ...fields });
  state.objects[object.id] = object;
  const zone = state.zones[zoneKey];
  if (!zone) throw new Error(`no zone ${zoneKey}`);
  zone.push(object.id);
  return object;
}
