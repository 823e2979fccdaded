/** How often an ability was activated: a mana ability counts as any other does (602.1, 605.1a). */
import type { Ability } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card } from './test-cards.js';

const counting = (place: string): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'mana', cost: '{1}' }],
  effects: [
    { do: 'addMana', choices: ['{W}'] },
    {
      do: 'if',
      if: { compare: [{ happened: { on: 'activating', object: 'self', match: { place } } }, '>=', 2] },
      then: [
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
        },
      ],
    },
  ],
  immediate: true,
});
ownCards(
  card('Test Font', { cost: '{0}', type: 'Artifact', abilities: [counting('0')] }),
  card('Test Other Font', { cost: '{0}', type: 'Artifact', abilities: [counting('1')] }),
);

/** Where it is after it was activated so often, and the turn has ended. */
const after = (font: string, times: number): string[] => {
  const game = magicPosition([{ battlefield: [font], mana: 'CCC' }, {}]);
  for (let n = 0; n < times; n++) game.choose(0, { kind: 'ACTIVATE', card: font });
  return game.until({ turn: game.view().turn.number + 1, step: 'upkeep' }).zones(font);
};

describe('a mana ability that counts how often it was activated', () => {
  it('does so this time as well, and counts no other ability of its card', () => {
    expect([after('Test Font', 1), after('Test Font', 2), after('Test Font', 3)]).toEqual([
      ['battlefield'],
      ['graveyard'],
      ['graveyard'],
    ]);
    expect(after('Test Other Font', 3)).toEqual(['battlefield']);
  });
});
