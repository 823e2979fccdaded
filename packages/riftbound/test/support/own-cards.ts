/** Cards that only a test knows, written in the card language. */
import type { JsonObject } from '@arbiter/engine';

/** A card with what every card has. */
export const card = (name: string, props: JsonObject, ...abilities: JsonObject[]): JsonObject => ({
  name,
  props: { name, supertypes: [], domains: ['Mind'], tags: [], energy: 0, power: [], ...props },
  abilities,
});
export const unit = (name: string, might: number, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Unit'], might }, ...abilities);
export const gear = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Gear'] }, ...abilities);
/** A spell that costs nothing. */
export const spell = (name: string, body: JsonObject): JsonObject =>
  card(name, { types: ['Spell'] }, { kind: 'spell', ...body });
export const triggered = (on: JsonObject, ...effects: JsonObject[]): JsonObject => ({ kind: 'triggered', on, effects });
/** An activated ability that costs nothing. */
export const activated = (...effects: JsonObject[]): JsonObject => ({ kind: 'activated', cost: [], effects });
/** A card with a keyword besides. */
export const withKeyword = (definition: JsonObject, keyword: string, more: JsonObject = {}): JsonObject => ({
  ...definition,
  abilities: [...(definition.abilities as JsonObject[]), { kind: 'keyword', keyword, ...more }],
});
