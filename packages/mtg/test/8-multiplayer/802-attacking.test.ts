/** Attacking several players at once (802, 506.2a). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { continuous, creatureCard, keyword, rule } from '../../src/language/builders.js';
import { subtype } from '../../src/language/filters.js';
import { attack, leave, table } from './table.js';

const CARDS = [
  creatureCard('Test Menace', '{0}', 'Beast', '3/3', keyword('menace')),
  creatureCard('Test Crusher', '{0}', 'Beast', '6/6', keyword('trample')),
  creatureCard('Test Follower', '{0}', 'Goblin', '2/2', continuous('self', [rule('cantBlockAlone')])),
];
const combat = (players: JsonObject[], more: JsonObject = {}) =>
  table(players, { definitions: CARDS as never, ...more }).until({ kind: 'ATTACKERS' });

describe('attacking several players', () => {
  it('mtg:802.2 all opponents may be attacked at once, mtg:802.3 each creature attacks one of them', () => {
    const g = combat([{ battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}, {}, {}]);
    const { from = [], to = [] } = g.decision();
    expect(to.map(({ player }) => player)).toEqual([1, 2, 3]);
    expect(from.map((f) => f.to)).toEqual([to.map(({ id }) => id), to.map(({ id }) => id)]);
    attack(g, 0, ['Grizzly Bears', 3], ['Hill Giant', 1]).until({ step: 'endOfCombat' });
    expect([1, 2, 3].map((seat) => g.life(seat))).toEqual([17, 20, 18]);
  });

  it('mtg:506.2a the active player attacks, mtg:802.1 one player alone as well, and none who has left', () => {
    const g = combat([{ battlefield: ['Grizzly Bears'] }, {}, {}, {}]);
    leave(g, 2);
    expect((g.decision().to ?? []).map(({ player }) => player)).toEqual([1, 3]);
    attack(g, 0, ['Grizzly Bears', 3]).until({ step: 'endOfCombat' });
    expect(g.life(3)).toBe(18);
  });

  it('mtg:802.2a the defending player of a creature is the one whom that creature attacks', () => {
    const walker = creatureCard(
      'Test Climber',
      '{0}',
      'Goat',
      '2/2',
      keyword('landwalk', { from: subtype('Mountain'), label: 'mountainwalk' }),
    );
    const wall = { battlefield: ['Wall of Mist'] };
    const g = table(
      [{ battlefield: ['Test Climber', 'Grizzly Bears'] }, { battlefield: ['Wall of Mist', 'Mountain'] }, wall],
      {
        definitions: [walker] as never,
      },
    ).until({ kind: 'ATTACKERS' });
    attack(g, 0, ['Grizzly Bears', 1], ['Test Climber', 2]).until({ kind: 'BLOCKERS' });
    g.block(1, ['Wall of Mist', 'Grizzly Bears']).block(2, ['Wall of Mist', 'Test Climber']);
    expect(g.decision().kind).toBe('PRIORITY');
  });

  it('mtg:802.3b creatures that attack different players are in no band together', () => {
    const bander = creatureCard('Test Bander', '{0}', 'Knight', '1/1', keyword('banding'));
    const battlefield = ['Test Bander', 'Hill Giant', 'Grizzly Bears', 'Craw Wurm'];
    const among = (giant: number, bears: number, wurm: number) => {
      const g = table([{ battlefield }, {}, {}], { definitions: [bander] as never }).until({ kind: 'ATTACKERS' });
      attack(g, 0, ['Test Bander', 1], ['Hill Giant', giant], ['Grizzly Bears', bears], ['Craw Wurm', wurm]);
      if (g.decision().kind !== 'BAND') return [];
      g.choose(0, { card: 'Test Bander' });
      return g.decision().options.map(({ card }) => card);
    };
    expect([among(1, 1, 2), among(2, 1, 1), among(2, 2, 2)]).toEqual([
      ['Hill Giant', 'Grizzly Bears'],
      ['Grizzly Bears', 'Craw Wurm'],
      [],
    ]);
  });

  it('mtg:802.4 each defending player declares blockers, in turn order, mtg:802.4a for what attacks them', () => {
    const wall = { battlefield: ['Wall of Mist'] };
    const g = combat([wall, wall, { battlefield: ['Grizzly Bears', 'Hill Giant'] }, wall], {
      turn: { active: 2 },
    });
    attack(g, 2, ['Grizzly Bears', 0], ['Hill Giant', 3]).until({ kind: 'BLOCKERS' });
    expect(g.decision()).toMatchObject({ seat: 3, to: [{ card: 'Hill Giant' }] });
    g.answer(3, { assign: [] });
    expect(g.decision()).toMatchObject({ seat: 0, to: [{ card: 'Grizzly Bears' }] });
    g.block(0, ['Wall of Mist', 'Grizzly Bears']);
    // Seat 1 is not attacked, and blocks nothing.
    expect(g.decision().kind).toBe('PRIORITY');
  });

  it('mtg:802.4b what others block or are attacked by says nothing about one’s own blocks', () => {
    const two = { battlefield: ['Wall of Mist', 'Grizzly Bears'] };
    const g = combat([{ battlefield: ['Test Menace', 'Hill Giant'] }, two, { battlefield: ['Wall of Mist'] }]);
    attack(g, 0, ['Test Menace', 1], ['Hill Giant', 2]).until({ kind: 'BLOCKERS' });
    expect(g.refused(1, { assign: [{ from: { card: 'Wall of Mist' }, to: { card: 'Test Menace' } }] }).rules).toContain(
      'mtg:702.111b',
    );
    g.block(1, ['Wall of Mist', 'Test Menace'], ['Grizzly Bears', 'Test Menace']);
    g.block(2, ['Wall of Mist', 'Hill Giant']);
    expect(g.decision().kind).toBe('PRIORITY');
  });

  it('mtg:802.4b who can’t block alone can’t beside the blockers of another player either', () => {
    const followers = { battlefield: ['Test Follower', 'Memnite'] };
    const g = combat([{ battlefield: ['Hill Giant', 'Grizzly Bears'] }, { battlefield: ['Wall of Mist'] }, followers]);
    attack(g, 0, ['Hill Giant', 1], ['Grizzly Bears', 2]).until({ kind: 'BLOCKERS' });
    g.block(1, ['Wall of Mist', 'Hill Giant']);
    const alone = { assign: [{ from: { card: 'Test Follower' }, to: { card: 'Grizzly Bears' } }] };
    expect(g.refused(2, alone).rules).toContain('mtg:509.1b');
    g.block(2, ['Test Follower', 'Grizzly Bears'], ['Memnite', 'Grizzly Bears']);
    expect(g.decision().kind).toBe('PRIORITY');
  });

  it('mtg:802.5 damage is assigned by the active player, then by each defending player in turn order', () => {
    const defender = { battlefield: [{ card: 'Wall of Mist', as: 'wall' }] };
    const blocker = creatureCard('Test Hydra', '{0}', 'Hydra', '4/9', {
      kind: 'static',
      affects: 'self',
      mods: [{ mod: 'rule', rule: 'blocksMore', count: 1 }],
    } as never);
    const hydra = { battlefield: ['Test Hydra'] };
    const g = table(
      [hydra, { battlefield: ['Grizzly Bears', 'Hill Giant', 'Memnite', 'Bristling Boar'] }, hydra, defender],
      {
        turn: { active: 1 },
        definitions: [blocker] as never,
      },
    ).until({ kind: 'ATTACKERS' });
    attack(g, 1, ['Grizzly Bears', 0], ['Hill Giant', 0], ['Memnite', 2], ['Bristling Boar', 2]).until({
      kind: 'BLOCKERS',
    });
    g.block(2, ['Test Hydra', 'Memnite'], ['Test Hydra', 'Bristling Boar']);
    g.block(0, ['Test Hydra', 'Grizzly Bears'], ['Test Hydra', 'Hill Giant']);
    g.until({ kind: 'COMBAT_DAMAGE' });
    expect(g.decision().seat).toBe(2);
    g.takeDefault('COMBAT_DAMAGE');
    expect(g.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 0 });
  });

  it('mtg:800.4e what attacked a player who left is blocked by nobody, and tramples over nobody', () => {
    const g = combat([{ battlefield: ['Test Crusher'] }, { battlefield: ['Grizzly Bears'] }, {}]);
    attack(g, 0, ['Test Crusher', 1]).until({ kind: 'BLOCKERS' });
    leave(g, 1);
    g.until({ step: 'endOfCombat' });
    expect([g.life(2), g.happened('DAMAGE_DEALT'), g.the('Test Crusher').damage]).toEqual([20, [], 0]);
  });
});

describe('turns of several', () => {
  it('mtg:103.8c nobody skips the first draw, mtg:800.7 but in a game of two', () => {
    for (const [players, drawn] of [
      [2, 0],
      [3, 1],
      [4, 1],
    ] as const) {
      const g = table(
        Array.from({ length: players }, () => ({})),
        { turn: { number: 1, step: 'upkeep' } },
      );
      g.until({ step: 'draw' });
      expect([players, g.hand(0)]).toEqual([players, drawn]);
    }
  });

  it('mtg:806.1 turns go round the table, and each plays for themselves', () => {
    const g = table([{}, {}, {}, {}]);
    const order = [6, 7, 8, 9].map((turn) => g.until({ turn }).view().turn.active);
    expect(order).toEqual([1, 2, 3, 0]);
  });

  it('mtg:806.1 any number of players up to eight, whatever kind of decks they bring', () => {
    const told = (magic.info.formats ?? []).filter(({ rules }) => rules.includes('mtg:806.1'));
    expect(told.map(({ id, seats }) => [id, seats])).toEqual([
      ['constructed', { min: 2, max: 8 }],
      ['limited', { min: 2, max: 8 }],
    ]);
  });

  it('mtg:117.3d who passes gives priority to the next in turn order', () => {
    const g = table([{}, {}, {}], { turn: { active: 2 } });
    const order = [2, 0, 1].map((seat) => [seat, g.decision().seat, g.pass() && seat][1]);
    expect(order).toEqual([2, 0, 1]);
  });
});
