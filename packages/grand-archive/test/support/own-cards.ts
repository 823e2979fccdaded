/** Cards that only a test knows, written in the card language, and positions with them. */
import type { JsonObject } from '@arbiter/engine';
import { grandArchive } from '../../src/index.js';
import { ArchivePlay, scenarioOf } from './play.js';

/** A card of the scenario, with what every card has. */
export const card = (name: string, props: JsonObject, ...abilities: JsonObject[]): JsonObject => ({
  name,
  props: { name, elements: ['norm'], supertypes: [], subtypes: ['Human'], classes: [], ...props },
  abilities,
});
export const ally = (name: string, figures: JsonObject, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Ally'], costKind: 'reserve', cost: 1, power: 1, life: 1, ...figures }, ...abilities);
export const keyword = (name: string): JsonObject => ({ kind: 'keyword', keyword: name });

export const scenarioWith = (definitions: JsonObject[], ...players: Parameters<typeof scenarioOf>[0]): JsonObject => ({
  ...scenarioOf(players),
  definitions,
});
/** A position with cards of its own. */
export function play(definitions: JsonObject[], ...players: Parameters<typeof scenarioOf>[0]): ArchivePlay {
  const created = grandArchive.createScenario(scenarioWith(definitions, ...players));
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new ArchivePlay(grandArchive, created.value.state);
}

/** An action that costs nothing. */
export const action = (name: string, body: JsonObject, speed = 'fast'): JsonObject =>
  card(
    name,
    { types: ['Action'], costKind: 'reserve', cost: 0, speed, subtypes: ['Spell'] },
    { kind: 'spell', ...body },
  );
/** What such an action aims at: something of a type on the field. */
export const on = (...types: string[]): JsonObject => ({ what: [{ zone: 'field' }, { has: ['types', types] }] });

export const DRAW: JsonObject = { do: 'draw', who: 'you', count: 1 };
/** An ability that triggers. @param word the name of what it waits for, as it is printed before it */
export const triggered = (
  word: string,
  on: JsonObject,
  effects: JsonObject[] = [DRAW],
  more: JsonObject = {},
): JsonObject => ({
  kind: 'triggered',
  keyword: word,
  on,
  effects,
  ...more,
});
/** Banishes anything of the field. */
export const away = action('Away', {
  targets: [on('Champion', 'Ally', 'Item', 'Weapon')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
});

/** Puts the champions of level 0 of the material deck onto the field. */
export const secondChampion = action('Second', {
  effects: [
    {
      do: 'move',
      what: { each: [{ zone: 'materialDeck' }, { owner: 'you' }, { stat: ['level', '<=', 0] }] },
      to: 'field',
      cause: 'effect',
      controller: 'you',
    },
  ],
});
