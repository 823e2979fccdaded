/** Zones, delayed abilities, durations, landwalk and bands (217, 406, 418, 502): what is left of their rules, by the rules of 2003. */
import type { Effect, Filter } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  exile,
  gainLife,
  instant,
  keyword,
  plus,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, offers, position } from './table.js';

const onTarget = (name: string, ...effects: Effect[]) => instant(name, '{0}', { targets: [target(creature)], effects });
const later: Effect = { do: 'delayed', on: { on: 'step', match: { step: 'upkeep' } }, effects: [gainLife(1)] };
const snowSwamps: Filter = [{ keyword: 'snow-covered' }, { has: ['subtypes', 'Swamp'] }];
const bands = keyword('bands with other', { from: { has: ['subtypes', 'Knight'] }, label: 'Knights' });

ownCards(
  onTarget('Test Banish', exile(t(0))),
  instant('Test Recall', '{0}', {
    targets: [target([creature, { zone: 'exile' }, { status: 'tapped' }])],
    effects: [gainLife(1)],
  }),
  card('Test Clock', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([], { effects: [later], limit: { perTurn: 1 } })],
  }),
  instant('Test Promise', '{0}', { effects: [later] }),
  onTarget('Test Grow', untilEndOfTurn(t(0), plus(2, 2))),
  creatureCard(
    'Test Skier',
    '{0}',
    'Nomad',
    '2/2',
    keyword('landwalk', { from: snowSwamps, label: 'snow-covered swampwalk' }),
  ),
  creatureCard('Test Knight', '{0}', 'Knight', '2/3', bands),
  creatureCard('Test Page', '{0}', 'Soldier', '2/3', bands),
);

describe('zones and durations', () => {
  it('mtg-2003:217.5d what was tapped in play is neither tapped nor untapped where it goes from there', () => {
    const game = position({
      hand: ['Test Banish', 'Test Recall'],
      battlefield: [{ card: 'Hill Giant', tapped: true }],
    });
    game.castAt(0, 'Test Banish', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant', 'exile').tapped, offers(game, 'CAST', 'Test Recall')]).toEqual([false, false]);
  });

  it('mtg-2003:406.2e one delayed ability triggers at the next such step and at none after it, its source in play or gone', () => {
    const game = position({ hand: ['Test Promise'], battlefield: ['Test Clock'] });
    game.activate(0, 'Test Clock').resolve();
    game.cast(0, 'Test Promise').resolve();
    expect(game.life(0)).toBe(20);
    game.until({ step: 'upkeep' }).until({ step: 'draw' });
    expect(game.life(0)).toBe(22);
    const turn = game.view().turn.number;
    game.until({ turn: turn + 2, step: 'draw' });
    expect(game.life(0)).toBe(22);
  });

  it('mtg-2003:418.1 what lasts until the end of the turn lasts through combat and the second main phase, and no longer', () => {
    for (const whose of [0, 1] as const) {
      const giant = { battlefield: ['Hill Giant'] };
      const game = position({ hand: ['Test Grow'], ...(whose === 0 ? giant : {}) }, whose === 1 ? giant : {});
      game.castAt(0, 'Test Grow', { card: 'Hill Giant' }).resolve();
      const figures = ['endOfCombat', 'postcombatMain', 'end'].map((step) =>
        game.until({ step }).figures('Hill Giant'),
      );
      expect(figures).toEqual(['5/5', '5/5', '5/5']);
      expect(game.until({ step: 'upkeep' }).figures('Hill Giant')).toBe('3/3');
    }
  });
});

describe('combat', () => {
  it('mtg-2003:502.6a snow-covered swampwalk is about lands that are both, and one land must be both', () => {
    const blockers = (...lands: string[]): unknown[] => {
      const game: Play = position({ battlefield: ['Test Skier'] }, { battlefield: ['Hill Giant', ...lands] });
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Skier').until({ step: 'declareBlockers' });
      return game.decision().kind === 'BLOCKERS' ? (game.decision().from ?? []).map(({ card: name }) => name) : [];
    };
    expect(blockers('Snow-Covered Swamp')).toEqual([]);
    for (const lands of [['Swamp'], ['Snow-Covered Forest'], ['Swamp', 'Snow-Covered Forest']])
      expect(blockers(...lands)).toEqual(['Hill Giant']);
  });

  it('mtg-2003:502.11b who blocks one of a band of others blocks all of it, and the attacking player divides its damage', () => {
    const game = position({ battlefield: ['Test Knight', 'Test Page'] }, { battlefield: ['Craw Wurm'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Knight', 'Test Page');
    game.choose(0, { card: 'Test Knight' });
    game.until({ kind: 'BLOCKERS' }).block(1, ['Craw Wurm', 'Test Page']);
    const wurm = game.the('Craw Wurm');
    expect(wurm.blocking).toHaveLength(2);
    game.until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('0:COMBAT_DAMAGE');
    const split = [
      { option: { card: 'Test Knight' }, amount: 6 },
      { option: { card: 'Test Page' }, amount: 0 },
    ];
    game.answer(0, { distribute: split } as never).resolve();
    expect([game.zones('Test Knight'), game.zones('Test Page')]).toEqual([['graveyard'], ['battlefield']]);
  });
});
