/** Positions with cards of their own. */
import type { JsonObject, Refusal } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { magic } from '../../src/index.js';

const LIBRARY = [{ card: 'Wall of Mist', count: 20 }];

export const scenarioOf = (definitions: unknown[], players: [JsonObject, JsonObject], more: JsonObject = {}) => ({
  ruleset: 'mtg',
  edition: 'current',
  seed: 'own cards',
  turn: { number: 3, active: 0, step: 'precombatMain' },
  players: players.map((p) => ({ library: LIBRARY, ...p })),
  definitions,
  ...more,
});

export function own(definitions: unknown[], players: [JsonObject, JsonObject], more: JsonObject = {}): Play {
  const begun = magic.createScenario(scenarioOf(definitions, players, more));
  if (!begun.ok) throw new Error(`refused: ${JSON.stringify(begun.error)}`);
  return new Play(magic, begun.value.state);
}

export function refusedScenario(definitions: unknown[], players: [JsonObject, JsonObject] = [{}, {}]): Refusal {
  const begun = magic.createScenario(scenarioOf(definitions, players));
  if (begun.ok) throw new Error('this should have been refused');
  return begun.error;
}
