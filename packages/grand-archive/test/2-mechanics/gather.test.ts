/** Gathering ingredients (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally } from '../support/own-cards.js';
import { ArchivePlay, lorraine, scenarioOf } from '../support/play.js';

const reap = (count?: number): JsonObject =>
  action('Reap', { effects: [{ do: 'gather', ...(count === undefined ? {} : { count }) }] });
const watcher = ally(
  'Watcher',
  { life: 9 },
  {
    kind: 'triggered',
    on: { on: 'gather', player: 'you' },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  },
);
const SIX = ['Blightroot', 'Manaroot', 'Silvershine', 'Fraysia', 'Razorvine', 'Springleaf'];
function gathering(random: number[], field: string[] = [], hand: string[] = []): ArchivePlay {
  const mine = { champion: lorraine(1, { damage: 5 }), hand: ['Reap', ...hand], field };
  const created = grandArchive.createScenario({
    ...scenarioOf([mine, {}], { random }),
    definitions: [reap(random.length), watcher],
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new ArchivePlay(grandArchive, created.value.state).activateCard(0, 'Reap').resolve();
}

describe('gather', () => {
  it('ga:2.11.7.15.2 summons one of six ingredients, as chance has it', () => {
    const tokens = SIX.map((_, i) =>
      gathering([i])
        .all(SIX[i] ?? '')
        .map(({ token }) => token),
    );
    expect(tokens).toEqual(SIX.map(() => [true]));
    expect(gathering([0]).the('Blightroot').subtypes).toEqual(['Cleric', 'Herb', 'Catalyst', 'Root']);
  });
  it('ga:2.11.7.15.2 several times, each of which is gathering', () => {
    const game = gathering([2, 2], ['Watcher']);
    // Whose triggers they are says in which order they go onto the stack.
    game.answer(0, game.decision().default);
    expect([game.all('Silvershine').length, game.stack().length]).toEqual([2, 2]);
  });
  it('ga:2.11.7.15.2 roots raise the level, flowers recover, leaves change a card', () => {
    expect(gathering([1]).use(0, 'Manaroot').resolve().champion(0).level).toBe(2);
    expect(gathering([3]).use(0, 'Fraysia').resolve().damage(0)).toBe(4);
    const leaf = (hand: string[]) => {
      const game = gathering([4], [], hand);
      const before = game.count(0, 'hand');
      game.use(0, 'Razorvine').resolve();
      return [game.count(0, 'hand') - before, game.count(0, 'mainDeck')];
    };
    expect([leaf(['Reap']), leaf([])]).toEqual([
      [0, 20],
      [0, 20],
    ]);
    expect(gathering([5], [], ['Watcher']).use(0, 'Springleaf').resolve().zones('Watcher')).toEqual(['mainDeck']);
  });
});
