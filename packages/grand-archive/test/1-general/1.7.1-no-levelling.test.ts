/** A champion that can't level up stays what it is (2.5.1.5.4). */
import { describe, expect, it } from 'vitest';
import { action, card, play } from '../support/own-cards.js';

const champion = (name: string, level: number, ...abilities: Parameters<typeof card>[2][]) =>
  card(name, { types: ['Champion'], level, life: 20, costKind: 'memory', cost: 0, subtypes: [] }, ...abilities);
const stays = { mod: 'rule', rule: 'cantLevelUp' };
const definitions = [
  champion('Pilgrim', 1),
  champion('Hermit', 1, { kind: 'static', mods: [stays] }),
  champion('Sage', 2),
  action('Anchor', {
    effects: [
      { do: 'modify', what: { each: [{ has: ['types', 'Champion'] }] }, mods: [stays], until: { kind: 'permanent' } },
    ],
  }),
];
const begin = (name: string) => {
  const mine = {
    champion: { card: name, lineage: ['Spirit of Fire'] },
    materialDeck: ['Sage', 'Sword of Seeking'],
    hand: ['Anchor'],
  };
  return play(definitions, mine, {});
};

describe('a champion that cannot level up', () => {
  it('ga:2.5.1.5.4 is offered no champion of the next level', () => {
    expect(begin('Pilgrim').to('materialize', 5).choices()).toEqual(['Sage', 'Sword of Seeking']);
    expect(begin('Hermit').to('materialize', 5).choices()).toEqual(['Sword of Seeking']);
  });

  it('ga:2.11.7.15.2 for its text comes before the rule that lets champions level up', () => {
    expect(begin('Hermit').to('materialize', 5).choices()).toEqual(['Sword of Seeking']);
  });

  it('ga:2.5.1.5.4 and what an effect makes so no less', () => {
    const game = begin('Pilgrim').activateCard(0, 'Anchor').resolve();
    expect(game.to('materialize', 5).choices()).toEqual(['Sword of Seeking']);
  });
});
