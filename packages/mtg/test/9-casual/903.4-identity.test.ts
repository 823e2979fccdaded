/** Mana of the colors in a commander's color identity (903.4). */
import type { CardDefinition } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, card, creatureCard, tap } from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';

const leader = (name: string, cost: string, abilities: Parameters<typeof creatureCard>[4][] = []): CardDefinition => {
  const made = creatureCard(name, cost, 'Knight', '2/2', ...abilities);
  return { ...made, props: { ...made.props, supertypes: ['Legendary'] } };
};
const definitions: CardDefinition[] = [
  leader('Test Gold', '{2}{G}{W}'),
  leader('Test Blue', '{1}{U}'),
  leader('Test Gray', '{3}'),
  leader('Test Red by Text', '{3}', [activated([{ pay: 'mana', cost: '{R}' }], { effects: [] })]),
  card('Test Tower', {
    type: 'Land',
    abilities: [activated([tap], { immediate: true, effects: [{ do: 'addMana', identity: true }] })],
  }),
  card('Test Bleach', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      { kind: 'static', affects: [{ has: ['types', 'Creature'] }], mods: [{ mod: 'set', prop: 'colors', value: [] }] },
    ],
  }),
  creatureCard('Test Bear', '{G}', 'Bear', '2/2'),
  creatureCard('Test Raven', '{U}', 'Bird', '1/1'),
];
const begun = (command: string[], more: object = {}, format: string | null = 'commander') =>
  table([{ command, battlefield: ['Test Tower'], hand: ['Test Bear', 'Test Raven'], ...more }, {}], {
    definitions: definitions as never,
    options: format === null ? {} : { format },
  });
/** The mana that the land may be tapped for. */
const mana = (game: ReturnType<typeof begun>): string[] => {
  const tapped = game.answer(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Tower' }] });
  const decision = tapped.decision();
  if (decision.kind === 'COLOR') return decision.options.map(({ value }) => String(value));
  return tapped.events.flatMap((event) => (event.type === 'MANA_ADDED' ? [String(event.data.mana)] : []));
};
const castable = (game: ReturnType<typeof begun>): string[] =>
  game.decision().options.flatMap(({ kind, card: name }) => (kind === 'CAST' ? [String(name)] : []));

describe('a commander’s color identity', () => {
  it('mtg:903.4f says which colors of mana an ability adds, and none where there is no commander or it has no color', () => {
    expect(mana(begun(['Test Gold']))).toEqual(['W', 'G']);
    expect(mana(begun(['Test Blue']))).toEqual(['{U}']);
    expect(mana(begun(['Test Gray']))).toEqual([]);
    expect(mana(begun([], {}, null))).toEqual([]);
    expect([castable(begun(['Test Gold'])), castable(begun(['Test Blue'])), castable(begun(['Test Gray']))]).toEqual([
      ['Test Bear'],
      ['Test Raven'],
      [],
    ]);
  });

  it('mtg:903.4a is that of the card as the game began, of its text as well, whatever effects make of it', () => {
    expect(mana(begun(['Test Red by Text']))).toEqual(['{R}']);
    const battlefield = ['Test Tower', 'Test Bleach', { card: 'Test Gold', commander: true }];
    const bleached = begun([], { battlefield });
    expect(bleached.the('Test Gold').colors).toEqual([]);
    expect(mana(bleached)).toEqual(['W', 'G']);
  });

  it('mtg:702.124c is that of both commanders together', () => {
    expect(mana(begun(['Test Gold', 'Test Blue']))).toEqual(['W', 'U', 'G']);
  });

  it('mtg:903.4f goes by the commander of whoever controls the ability', () => {
    const other = table([{ command: ['Test Blue'] }, { command: ['Test Gold'], battlefield: ['Test Tower'] }], {
      definitions: definitions as never,
      options: { format: 'commander' },
      turn: { active: 1 },
    });
    const tapped = other.answer(1, { choose: [{ kind: 'ACTIVATE', card: 'Test Tower' }] });
    expect(tapped.decision().options.map(({ value }) => value)).toEqual(['W', 'G']);
  });
});
