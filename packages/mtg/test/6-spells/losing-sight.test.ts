import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { own } from '../language/play.js';

const spell = (name: string, type: string, ...effects: JsonObject[]) => ({
  name,
  props: { name, types: [type], supertypes: [], subtypes: [], colors: [], manaCost: '{0}' },
  abilities: [{ kind: 'spell', effects }],
});

describe('cards of a library seen before', () => {
  it('mtg:701.22a whoever saw them does not see where another player puts them', () => {
    const look = spell('Test Look', 'Sorcery', {
      do: 'search',
      of: 'opponents',
      filter: { named: 'Island' },
      to: 'hand',
    });
    const scry = spell('Test Scry', 'Instant', { do: 'arrange', kind: 'SCRY', count: 2, piles: ['top', 'bottom'] });
    const game = own(
      [look, scry],
      [{ hand: ['Test Look'] }, { hand: ['Test Scry'], library: ['Mountain', 'Plains', 'Swamp'] }],
    );
    const known = (): number => {
      const library = game.view(0).zones.find((z) => z.id === 'library' && z.owner === 1);
      return (library as unknown as { known?: string[] }).known?.length ?? 0;
    };
    game.cast(0, 'Test Look').pass().pass().answer(0, { choose: [] });
    expect(known()).toBe(3);
    game
      .answer(0, { choose: [{ kind: 'PASS' }] })
      .cast(1, 'Test Scry')
      .pass()
      .pass();
    expect(game.decision()).toMatchObject({ kind: 'SCRY', seat: 1 });
    game.answer(1, game.decision().default);
    while (game.decision().kind !== 'PRIORITY') game.answer(1, game.decision().default);
    expect(known()).toBe(1);
  });
});
