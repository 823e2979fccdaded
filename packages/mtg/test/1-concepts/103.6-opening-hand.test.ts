import type { RulesetService } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { card, rule } from '../6-spells/test-cards.js';

const line = card('Test Old Line', {
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [{ kind: 'static', mods: [rule('beginsInPlay')] }],
});
/** The ruleset for a game that brings the card along. */
function withLine(): RulesetService {
  const own = magic.definitions?.own('current', [line], '$');
  if (!own?.ok) throw new Error(JSON.stringify(own));
  const byHash = new Map(own.value.map(({ hash, definition }) => [hash, definition]));
  return magic.definitions?.pin({ named: own.value, find: (hash) => byHash.get(hash), open: true }) ?? magic;
}
const start = (seed: string, lines: number): Play => {
  const service = withLine();
  const created = service.create({
    edition: 'current',
    seed,
    options: { autoPass: 'none', payment: 'auto' },
    seats: ['Ann', 'Bob'].map((name, seat) => ({
      name,
      deck: {
        main:
          seat === 0
            ? [
                { card: 'Test Old Line', count: lines },
                { card: 'Forest', count: 60 - lines },
              ]
            : [{ card: 'Forest', count: 60 }],
      },
    })),
  });
  if (!created.ok) throw new Error(created.error.detail);
  const play = new Play(service, created.value.state);
  while (play.decision().kind === 'MULLIGAN') play.answer(play.decision().seat, { confirm: false });
  return play;
};
const SEEDS = Array.from({ length: 12 }, (_, i) => `opening ${i}`);
const asking = SEEDS.map((seed) => start(seed, 4)).filter((game) => game.decision().kind === 'CHOOSE_OBJECTS');

describe('cards of the opening hand (103.6)', () => {
  it('mtg:103.6a a player may begin the game with one on the battlefield', () => {
    expect(asking.length).toBeGreaterThan(0);
    expect(asking.length).toBeLessThan(SEEDS.length);
    for (const game of asking) {
      expect(game.decision()).toMatchObject({ seat: 0, min: 0 });
      game.choose(0, { card: 'Test Old Line' });
      expect(game.all('Test Old Line')).toHaveLength(1);
      expect(game.view().turn).toMatchObject({ number: 1 });
    }
  });

  it('mtg:103.6a a player may begin with several of them, or with some', () => {
    for (const count of [1, 2, 3]) {
      const game = start(`several ${count}`, 60);
      game.choose(
        0,
        Array.from({ length: count }, (_, nth) => ({ card: 'Test Old Line', nth })),
      );
      expect([game.all('Test Old Line').length, game.all('Test Old Line', 'hand').length]).toEqual([count, 7 - count]);
    }
  });

  it('mtg:103.6a it is theirs, whoever takes the first turn', () => {
    const begun = asking.map((game) => {
      if (game.decision().kind === 'CHOOSE_OBJECTS') game.choose(0, { card: 'Test Old Line' });
      return [game.view().turn.active, game.the('Test Old Line').controller];
    });
    expect(new Set(begun.map(([active]) => active)).size).toBe(2);
    expect(begun.every(([, controller]) => controller === 0)).toBe(true);
  });

  it('mtg:103.6 nobody has to, and whoever has none is not asked', () => {
    const [seed] = SEEDS.filter((one) => start(one, 4).decision().kind === 'CHOOSE_OBJECTS');
    const game = start(seed ?? '', 4).answer(0, { choose: [] });
    expect(game.all('Test Old Line')).toEqual([]);
    expect(start('opening 0', 0).decision().kind).not.toBe('CHOOSE_OBJECTS');
  });
});
