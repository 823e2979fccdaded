import { describe, expect, it } from 'vitest';
import { cards, tokens } from '../../src/cards/index.js';
import { language, riftbound } from '../../src/index.js';
import { position } from '../support/position.js';

const check = (card: unknown) => {
  const result = language.check(card, '$.definitions[0]');
  return result.ok ? [] : result.errors;
};

describe('the card language of Riftbound', () => {
  it.each([...cards, ...tokens].map((c) => [c.name, c] as const))('%s is a card of it', (_, card) => {
    expect(check(card)).toEqual([]);
  });
});

describe('cards of a scenario’s own', () => {
  const giant = {
    name: 'Gentle Giant',
    props: {
      name: 'Gentle Giant',
      types: ['Unit'],
      supertypes: [],
      domains: ['Mind'],
      tags: [],
      energy: 3,
      power: [],
      might: 6,
    },
    abilities: [
      { kind: 'keyword', keyword: 'tank' },
      { kind: 'triggered', on: { on: 'play', object: 'self' }, effects: [{ do: 'draw', who: 'you', count: 2 }] },
      { kind: 'keyword', keyword: 'deathknell', effects: [{ do: 'add', energy: 1, power: ['any'] }] },
    ],
  };
  const scenario = (definition: object, more: object = {}) => ({
    ruleset: 'riftbound',
    edition: '2026-07',
    definitions: [definition],
    players: [
      { hand: ['Gentle Giant'], mainDeck: [{ card: 'Cleave', count: 5 }], runes: [{ card: 'Mind Rune', count: 3 }] },
      {},
    ],
    ...more,
  });

  it('are played as any card', () => {
    const created = riftbound.createScenario(scenario(giant));
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const game = position([{}, {}]);
    game.state = created.value.state;
    game.play(0, 'Gentle Giant').settle();
    expect(game.unit('Gentle Giant')).toMatchObject({ might: 6, keywords: expect.arrayContaining(['tank']) });
    expect(game.hand(0)).toBe(2);
  });
  it('are refused with the place of every fault and the nearest word', () => {
    const wrong = {
      ...giant,
      props: { ...giant.props, might: undefined },
      abilities: [{ kind: 'keyword', keyword: 'tnak' }],
    };
    const created = riftbound.createScenario(scenario(wrong));
    expect(created.ok ? [] : created.error.errors?.map((e) => e.path)).toEqual(
      expect.arrayContaining(['$.definitions[0].abilities[0].keyword']),
    );
    const taken = riftbound.createScenario(
      scenario({ ...giant, name: 'Cleave', props: { ...giant.props, name: 'Cleave' } }),
    );
    expect(taken.ok ? [] : taken.error.errors?.map((e) => e.code)).toContain('NAME_TAKEN');
  });
});
