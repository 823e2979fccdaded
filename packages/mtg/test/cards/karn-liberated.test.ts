/** Karn Liberated, who restarts the game (727). */
import { magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const spare = (count: number) => [{ card: 'Shock', count }];
const places = (game: Play, ...names: string[]) => names.map((name) => game.zones(name).sort());
/** All that is asked until the first turn begins, by default: both keep their hands. */
const keep = (game: Play): Play => {
  while (!game.waiting()) game.takeDefault('MULLIGAN');
  return game;
};

describe('Karn Liberated', () => {
  const karn = 'Karn Liberated';
  const use = (game: Play, loyalty: string, ...picks: object[]): Play =>
    game.choose(0, { kind: 'ACTIVATE', card: karn, loyalty }, ...picks).resolve();

  it('Karn Liberated has a player exile a card of their choice from their hand', () => {
    const game = magicPosition([{ battlefield: [karn] }, { hand: ['Memnite', 'Forest'] }]);
    use(game, '+4', { player: 1 });
    expect(game.decision().seat).toBe(1);
    game.choose(1, { card: 'Forest' });
    expect([...places(game, 'Forest', 'Memnite'), game.the(karn).loyalty]).toEqual([['exile'], ['hand'], 10]);
  });

  it('Karn Liberated exiles a permanent', () => {
    const game = use(magicPosition([{ battlefield: [karn] }, { battlefield: ['Hill Giant', 'Forest'] }]), '-3', {
      card: 'Forest',
    });
    expect([...places(game, 'Forest', 'Hill Giant'), game.the(karn).loyalty]).toEqual([['exile'], ['battlefield'], 3]);
  });

  it('Karn Liberated (mtg:727.5) restarts the game and leaves what he exiled, which its controller begins it with', () => {
    const game = magicPosition([
      {
        battlefield: [{ card: karn, counters: { loyalty: 20 } }, 'Memnite'],
        library: spare(9),
        exile: ['Giant Spider'],
      },
      { battlefield: ['Hill Giant', 'Grizzly Bears'], hand: ['Shock'], library: spare(9) },
    ]);
    use(game, '-3', { card: 'Hill Giant' });
    game.until({ turn: 5, step: 'precombatMain' });
    use(game, '+4', { player: 1 });
    game.choose(1, { card: 'Shock' });
    game.until({ turn: 7, step: 'precombatMain' });
    use(game, '-14');
    expect(game.zones('Hill Giant')).toEqual(['exile']);
    expect(game.zones('Shock')).not.toContain('exile');
    keep(game);
    expect(game.the('Hill Giant')).toMatchObject({ owner: 1, controller: 0 });
    for (const name of ['Memnite', karn, 'Grizzly Bears', 'Giant Spider'])
      expect(['hand', 'library']).toContain(game.zones(name)[0]);
    // It has been under its controller's control since the first turn began (302.6).
    game.until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map(({ label }) => label)).toEqual(['Hill Giant']);
  });
});
