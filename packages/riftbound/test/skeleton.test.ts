import { type RulesetService, defineService } from '@arbiter/engine';
import { simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { createGame, rules, sampleDecks } from '../src/index.js';

const none = (): never => { throw new Error('x'); };
const service: RulesetService = defineService(rules, { info: {} as never, create: createGame, createScenario: none, concede: none, validateDeck: none, parseDeckText: none, cards: {} as never, rule: none, bots: {}, sampleDecks: {}, narrate: none, board: none } as never);

describe('random games', () => {
  it('end', { timeout: 600000 }, () => {
    for (let n = 0; n < Number(process.env.N ?? 3); n++) {
      const setup = { edition: '2026-07', seed: `g${n}`, options: { autoPass: 'none' as const, payment: n % 3 === 2 ? 'manual' as const : 'auto' as const }, seats: [
        { name: 'Ann', deck: sampleDecks.kaisa! }, { name: 'Bob', deck: sampleDecks.viktor! } ] };
      const kinds: Record<string, number> = {};
      const game = simulate(service, setup, n, { closely: 25, onOutcome: (o) => { for (const e of o.events) kinds[e.type] = (kinds[e.type] ?? 0) + 1; } });
      console.log(n, game.decisions, JSON.stringify(game.state.result), Math.max(...game.sizes), (game.state as any).turn.number, JSON.stringify(kinds));
      expect(game.state.result).not.toBeNull();
    }
  });
});
