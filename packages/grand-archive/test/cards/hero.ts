/** Champions of any class, element and name, and positions with them, for cards that ask for one. */
import type { JsonObject } from '@arbiter/engine';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, keyword, on, scenarioWith } from '../support/own-cards.js';
import { ArchivePlay, type scenarioOf, some } from '../support/play.js';

/** A champion of a class, a level and an element, 20 life. */
export const hero = (classes: string, element: string, level = 1, name = 'Hero'): JsonObject =>
  card(name, {
    types: ['Champion'],
    elements: [element],
    subtypes: [...classes.split(' '), 'Human'],
    classes: classes.split(' '),
    costKind: 'memory',
    cost: 0,
    level,
    life: 20,
  });
export const wolf = ally('Wolf', { life: 9, subtypes: ['Beast'] });
export const hound = ally('Hound', { life: 9, cost: 0, subtypes: ['Animal'] });
/** What floats: a card with floating memory. */
export const reed = card(
  'Reed',
  { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'slow' },
  { kind: 'spell', effects: [] },
  keyword('floating memory'),
);
export const bolt = action('Bolt', {
  targets: [on('Ally', 'Champion')],
  effects: [{ do: 'damage', to: { target: 0 }, amount: 5 }],
});
/** A piece of what has no consequences, with any types and figures. */
export const thing = (name: string, props: JsonObject, ...abilities: JsonObject[]): JsonObject =>
  card(name, props, ...abilities);

type Players = Parameters<typeof scenarioOf>[0];
/** A position of seat 0 with a champion of its own; what it pays with lies in the hand. */
export function game(
  own: JsonObject,
  pay: number,
  mine: JsonObject,
  theirs: JsonObject = {},
  setup: JsonObject & { definitions?: JsonObject[] } = {},
): ArchivePlay {
  const { definitions = [], turn, ...more } = setup;
  const { hand = [], champion = {}, ...rest } = mine as { hand?: JsonObject[]; champion?: JsonObject };
  const players = [
    { champion: { card: String(own.name), ...champion }, hand: [...hand, ...some(pay)], ...rest },
    theirs,
  ] as unknown as Players;
  const scenario = {
    ...scenarioWith([own, wolf, hound, reed, bolt, ...definitions], ...players),
    ...(turn === undefined ? {} : { turn: { number: 3, active: 0, step: 'main', ...(turn as JsonObject) } }),
    ...more,
  };
  const created = grandArchive.createScenario(scenario);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new ArchivePlay(grandArchive, created.value.state);
}
