/** Vanguard cards (313), each by itself. */
import type { JsonObject } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { table } from '../8-multiplayer/table.js';

const bears = 'Grizzly Bears';
const playedWith = (card: string, mine: JsonObject = {}, theirs: JsonObject = {}, turn: JsonObject = {}): Play =>
  table([{ command: [card], life: 20, ...mine }, theirs], { options: { format: 'vanguard' }, turn });
const lands = (card: string, count: number) => [{ card, count }];

describe('vanguards that change creatures', () => {
  it.each([
    ['Maraxus', { power: 3, toughness: 2 }],
    ['Serra', { power: 2, toughness: 4 }],
    ['Selenia', { keywords: ['vigilance'] }],
    ['Tahngarth', { keywords: ['haste'] }],
    ['Orim', { keywords: ['reach'] }],
  ])('%s does so to those of its player', (card, like) => {
    const g = playedWith(card, { battlefield: [bears] }, { battlefield: ['Hill Giant'] });
    expect(g.the(bears)).toMatchObject(like);
    expect(g.the('Hill Giant')).toMatchObject({ power: 3, toughness: 3, keywords: [] });
  });
});

describe('vanguards whose abilities are activated', () => {
  it('Urza deals a damage for three mana', () => {
    const g = playedWith('Urza', { battlefield: lands('Mountain', 3) })
      .activate(0, 'Urza', { player: 1 })
      .resolve();
    expect([g.life(1), g.all('Mountain').filter(({ tapped }) => tapped).length]).toEqual([19, 3]);
  });

  it('Sidar Kondo makes a creature larger until the turn ends', () => {
    const g = playedWith('Sidar Kondo', { battlefield: [...lands('Forest', 3), bears] });
    g.activate(0, 'Sidar Kondo');
    if (!g.waiting()) g.choose(0, { card: bears });
    expect(g.resolve().figures(bears)).toBe('5/5');
    expect(g.until({ turn: 6, step: 'upkeep' }).figures(bears)).toBe('2/2');
  });

  it('Sliver Queen, Brood Mother creates Slivers', () => {
    const g = playedWith('Sliver Queen, Brood Mother', { battlefield: lands('Forest', 3) });
    g.activate(0, 'Sliver Queen, Brood Mother').resolve();
    expect(g.the('Sliver')).toMatchObject({ power: 1, toughness: 1, colors: [], token: true });
  });

  it('Barrin returns a creature for a permanent', () => {
    const g = playedWith('Barrin', { battlefield: ['Forest'] }, { battlefield: [bears] }).activate(0, 'Barrin');
    for (const pick of [bears, 'Forest']) if (!g.waiting()) g.choose(0, { card: pick });
    expect([g.resolve().zones(bears), g.zones('Forest')]).toEqual([['hand'], ['graveyard']]);
  });

  it('Xantcha regenerates a creature for a permanent', () => {
    const mine = { battlefield: ['Forest', bears, 'Mountain'], hand: ['Shock'] };
    const g = playedWith('Xantcha', mine).activate(0, 'Xantcha');
    g.choose(0, { card: 'Forest' }).resolve().cast(0, 'Shock', { card: bears }).resolve();
    expect([g.the(bears).tapped, g.zones('Forest'), g.zones('Shock')]).toEqual([true, ['graveyard'], ['graveyard']]);
  });

  it('Birds of Paradise Avatar lets lands make any color', () => {
    const g = playedWith('Birds of Paradise Avatar', { battlefield: ['Mountain'], hand: ['Opt'] });
    expect(g.cast(0, 'Opt').the('Mountain').tapped).toBe(true);
  });
});

describe('vanguards that wait for something', () => {
  it('Serra Angel Avatar gives life for spells', () => {
    const g = playedWith('Serra Angel Avatar', { hand: ['Opt'], battlefield: ['Island'] })
      .cast(0, 'Opt')
      .resolve();
    expect(g.life(0)).toBe(22);
  });

  it('Royal Assassin Avatar draws a card for a life in the upkeep', () => {
    const g = playedWith('Royal Assassin Avatar', {}, {}, { step: 'upkeep' });
    expect([g.resolve().life(0), g.hand(0)]).toEqual([19, 1]);
  });

  it('Ashnod destroys creatures that deal damage to its player', () => {
    const g = playedWith('Ashnod', {}, { battlefield: [bears] }, { active: 1 }).until({ kind: 'ATTACKERS' });
    g.answer(1, { assign: [{ from: { card: bears }, to: { player: 0 } }] }).until({ step: 'endOfCombat' });
    expect([g.life(0), g.zones(bears)]).toEqual([18, ['graveyard']]);
  });
});
