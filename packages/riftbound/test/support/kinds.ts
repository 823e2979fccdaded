/** Legends and battlefields that only a test knows. */
import type { JsonObject } from '@arbiter/engine';

const plain = (name: string, type: string, domains: string[], abilities: JsonObject[]): JsonObject => ({
  name,
  props: { name, types: [type], supertypes: [], domains, tags: [] },
  abilities,
});
export const battlefield = (name: string, ...abilities: JsonObject[]): JsonObject =>
  plain(name, 'Battlefield', [], abilities);
export const legend = (name: string, ...abilities: JsonObject[]): JsonObject =>
  plain(name, 'Legend', ['Mind'], abilities);
