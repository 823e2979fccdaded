/** Clauses of the general rules that other tests leave out (1.2–1.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { lorraine, newGame, position, rai, scenarioOf, shuffledUp } from '../support/play.js';

describe('clauses of general rules', () => {
  it('ga:1.7.4.5 an attack card lies in the intent of the champion that attacks, and in no other', () => {
    const rules = (intents: [string[], string[]]) => {
      const champion = lorraine(1, { attacking: { as: 'foe' } });
      const created = grandArchive.createScenario(
        scenarioOf(
          [
            { champion, intent: intents[0] },
            { champion: rai(1, { as: 'foe' }), intent: intents[1] },
          ],
          { turn: { step: 'damage' } },
        ),
      );
      return created.ok ? [] : (created.error.errors ?? []).flatMap((e) => e.rules ?? []);
    };
    expect([rules([['Savage Slash'], []]), rules([[], ['Savage Slash']])]).toEqual([[], ['ga:1.7.4.5']]);
  });

  const twin = (more: object = {}): JsonObject => ({
    token: { name: 'Rowan', types: ['Ally'], supertypes: ['Unique'], subtypes: ['Human'], power: 1, life: 1 },
    ...more,
  });
  it('ga:1.7.8.2 the limit is for what a player controls, not for what they own', () => {
    const lent = position([{ field: [twin(), twin({ controller: 1 })] }, {}]);
    expect(lent.decision().kind).toBe('OPPORTUNITY');
    const both = position([{ field: [twin({ controller: 1 })] }, { field: [twin()] }]);
    expect(both.decision()).toMatchObject({ kind: 'UNIQUE', seat: 1 });
  });

  it('ga:1.3.4.1 the other player skips no draw', () => {
    const game = newGame().resolve().to('main', 2);
    expect(game.count(Number(game.view().turn.active), 'hand')).toBe(8);
  });

  it('ga:1.3.3 champions of higher levels in the material deck may not begin', () => {
    const game = shuffledUp();
    const options = game.decision().options.map(({ object }) => game.view().objects[String(object)]?.level);
    expect([game.decision().kind, options]).toEqual(['FIRST_CHAMPION', [0]]);
  });
});
