/** What a card keeps under a name of its own choice is told by no name: samples hide it alike, whatever it is called. */
import type { State } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { instant } from './6-spells/test-cards.js';

/** Names that cards may use as well as any other, and that fields of a state have. */
const NAMES = ['copied', 'def', 'added', 'count', 'x', 'player', 'ts', 'object', 'saved'];
const keeper = (name: string) =>
  instant(`Test Keeps ${name}`, '{0}', {
    effects: [
      { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }], save: name },
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' } },
        effects: [{ do: 'move', what: { saved: name }, to: 'graveyard', cause: 'discard' }],
      },
    ],
  });
ownCards(...['kept', ...NAMES].map(keeper));

/** The state that seat 1 imagines where seat 0 has kept a card of their hand, without the name that it is kept by. */
function imagined(name: string): string {
  const game = magicPosition([
    { hand: [`Test Keeps ${name}`, 'Shock', 'Murder'], library: ['Forest', 'Island'] },
    { library: ['Swamp', 'Plains'] },
  ]).cast(0, `Test Keeps ${name}`);
  const kept = game.resolve().choose(0, { card: 'Murder' });
  const how = { samples: 1, seed: 'kept', decklists: 'hidden' } as const;
  const [state] = (kept.service.sample?.(kept.state, 1, how) ?? []) as State[];
  return JSON.stringify(state?.delayed)
    .replaceAll(`"saved":"${name}"`, '"saved":"kept"')
    .replaceAll(`"${name}":[`, '"kept":[');
}

describe('names of a card’s own choice', () => {
  it.each(NAMES)('hide what is kept under %s as under any other', (name) => {
    expect(imagined('kept')).toContain('"kept":[{"object":');
    expect(imagined(name)).toBe(imagined('kept'));
  });
});
