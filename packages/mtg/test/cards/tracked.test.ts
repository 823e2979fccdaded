/** Cards about what is kept of a player beside the table. */

import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const dungeon = (g: Play) => (g.view().players[0] as JsonObject).dungeon as JsonObject | undefined;
const ISLANDS = lands(6, 'Underground Sea');

describe('dungeons and rad counters', () => {
  it('Acererak the Archlich (mtg:309.7) goes back and leads into a dungeon until the Tomb is completed', () => {
    const g = magicPosition([{ hand: ['Acererak the Archlich'], battlefield: lands(9, 'Swamp') }, {}]);
    g.cast(0, 'Acererak the Archlich').resolve().resolve().choose(0, { value: 'Tomb of Annihilation' }).resolveAll();
    expect([dungeon(g)?.room, g.zones('Acererak the Archlich'), g.life(1)]).toEqual(['Trapped Entry', ['hand'], 19]);
  });

  it('Acererak the Archlich makes a Zombie for each opponent who sacrifices no creature', () => {
    const attacked = (pays: boolean) => {
      const g = magicPosition([{ battlefield: ['Acererak the Archlich'] }, { battlefield: ['Grizzly Bears'] }]);
      g.until({ kind: 'ATTACKERS' }).attack(0, 'Acererak the Archlich').resolve();
      return pays ? g.answer(1, { confirm: true }) : g.answer(1, { confirm: false });
    };
    expect(attacked(false).all('Zombie')).toHaveLength(1);
    const paid = attacked(true);
    expect([paid.all('Zombie').length, paid.zones('Grizzly Bears')]).toEqual([0, ['graveyard']]);
  });

  it('Hama Pashar, Ruin Seeker (mtg:309.4c) lets room abilities trigger once more', () => {
    const g = magicPosition([
      { hand: ['Acererak the Archlich'], battlefield: ['Hama Pashar, Ruin Seeker', ...lands(3, 'Swamp')] },
      {},
    ]);
    g.cast(0, 'Acererak the Archlich').resolve().resolve().choose(0, { value: 'Tomb of Annihilation' });
    while (!g.waiting()) g.answer(g.decision().seat, g.decision().default);
    expect([g.view().stack.length, g.resolveAll().life(1)]).toEqual([2, 18]);
  });

  it('Contaminated Drink (mtg:122.1i) draws X cards and gives half as many rad counters, rounded up', () => {
    const g = magicPosition([{ hand: ['Contaminated Drink'], battlefield: ISLANDS, library: lands(9, 'Forest') }, {}]);
    g.cast(0, 'Contaminated Drink');
    g.answer(0, { number: 3 }).resolve();
    expect([g.hand(0), g.view().players[0]?.counters]).toEqual([3, { rad: 2 }]);
  });
});

describe('votes and clashes', () => {
  it('Plea for Power (mtg:701.38a) gives a turn where time gets more votes, and cards where it does not', () => {
    const votes = (mine: string, theirs: string) => {
      const g = magicPosition([
        { hand: ['Plea for Power'], battlefield: lands(4, 'Island'), library: lands(9, 'Forest') },
        {},
      ]);
      g.cast(0, 'Plea for Power').resolve().choose(0, { value: mine }).choose(1, { value: theirs });
      const drawn = g.hand(0);
      return [drawn, g.until({ step: 'upkeep' }).view().turn.active];
    };
    expect(votes('time', 'time')).toEqual([0, 0]);
    expect(votes('time', 'knowledge')).toEqual([3, 1]);
  });

  it("Council's Judgment (mtg:701.38b) exiles what has the most votes, of what its player does not control", () => {
    const g = magicPosition([
      { hand: ["Council's Judgment"], battlefield: [...lands(3, 'Plains'), 'Hill Giant'] },
      { battlefield: ['Grizzly Bears', 'Sol Ring', 'Forest'] },
    ]);
    g.cast(0, "Council's Judgment").resolve();
    expect(g.decision().options?.map(({ card }) => card)).toEqual(['Grizzly Bears', 'Sol Ring']);
    g.choose(0, { card: 'Sol Ring' }).choose(1, { card: 'Grizzly Bears' });
    expect([g.zones('Sol Ring'), g.zones('Grizzly Bears')]).toEqual([['exile'], ['exile']]);
  });

  it('Lash Out (mtg:701.30d) deals damage to the player as well where its clash is won', () => {
    const life = (library: string[]) => {
      const g = magicPosition([
        { hand: ['Lash Out'], battlefield: lands(2, 'Mountain'), library },
        { battlefield: ['Grizzly Bears'], library: ['Shock', 'Shock'] },
      ]);
      g.castAt(0, 'Lash Out', { card: 'Grizzly Bears' })
        .resolve()
        .answer(0, { confirm: false })
        .answer(1, { confirm: true });
      return [g.zones('Grizzly Bears')[0], g.life(1)];
    };
    expect(life(['Hill Giant', 'Forest'])).toEqual(['graveyard', 17]);
    expect(life(['Forest', 'Hill Giant'])).toEqual(['graveyard', 20]);
  });
});
