/** Legends and battlefields that only a test knows, what spells and abilities do to kinds of objects, and what is offered. */
import type { JsonObject } from '@arbiter/engine';
import { spell } from './own-cards.js';
import type { RiftboundPlay } from './position.js';

const plain = (name: string, type: string, domains: string[], abilities: JsonObject[]): JsonObject => ({
  name,
  props: { name, types: [type], supertypes: [], domains, tags: [] },
  abilities,
});
export const battlefield = (name: string, ...abilities: JsonObject[]): JsonObject =>
  plain(name, 'Battlefield', [], abilities);
export const legend = (name: string, ...abilities: JsonObject[]): JsonObject =>
  plain(name, 'Legend', ['Mind'], abilities);

export const each = (name: string, what: JsonObject | JsonObject[], effect: JsonObject) =>
  spell(name, { effects: [{ ...effect, what: { each: what } }] });

export const slay = (what: JsonObject | JsonObject[]) => each('Test Slay', what, { do: 'kill' });

export const uses = (effect: JsonObject, more: JsonObject = {}): JsonObject => ({
  kind: 'activated',
  cost: [{ pay: 'exhaust' }],
  effects: [effect],
  ...more,
});

export const choices = (game: RiftboundPlay) =>
  game
    .decision()
    .options.map((o) => o.card)
    .sort();
