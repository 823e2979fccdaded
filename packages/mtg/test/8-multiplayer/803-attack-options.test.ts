/** Whom one may attack where not all opponents are attacked at once (506.2a, 507.1, 803). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { card, instant, t, target } from '../../src/language/builders.js';
import { attacking, creature } from '../../src/language/filters.js';
import { attack, leave, table } from './table.js';

type Option = 'one' | 'left' | 'right';
const game = (option: Option, players: JsonObject[], more: JsonObject = {}) =>
  table(players, { ...more, options: { format: `attack-${option}` } });
const bears = { battlefield: ['Grizzly Bears', 'Hill Giant'] };
const four = [bears, {}, {}, {}];
/** The players whom the active player may attack. */
const offered = (g: ReturnType<typeof game>) =>
  (g.until({ kind: 'ATTACKERS' }).decision().to ?? []).flatMap(({ player }) => player ?? []);

describe('one defending player', () => {
  it('mtg:507.1 as combat begins the active player chooses the opponent who becomes the defending player', () => {
    const g = game('one', four).until({ kind: 'DEFENDING_PLAYER' });
    expect(g.decision()).toMatchObject({ seat: 0, rules: expect.arrayContaining(['mtg:507.1']) });
    expect(g.decision().options?.map(({ player }) => player)).toEqual([1, 2, 3]);
    expect(g.view().stack).toEqual([]);
    g.choose(0, { player: 2 });
    expect(g.view().turn).toMatchObject({ step: 'beginningOfCombat', defending: 2 });
    expect(offered(g)).toEqual([2]);
    attack(g, 0, ['Grizzly Bears', 2], ['Hill Giant', 2]).until({ step: 'postcombatMain' });
    expect([1, 2, 3].map((seat) => g.life(seat))).toEqual([20, 15, 20]);
  });

  it('mtg:703.4h it is chosen anew in each combat phase, before anybody gets priority in it', () => {
    const g = game('one', [bears, bears, {}, {}]).until({ kind: 'DEFENDING_PLAYER' });
    expect(g.happened('PRIORITY_PASSED').length).toBeGreaterThan(0);
    const before = g.happened('PRIORITY_PASSED').length;
    g.choose(0, { player: 3 });
    expect(g.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
    expect(g.happened('PRIORITY_PASSED')).toHaveLength(before);
    expect(g.view().turn).toMatchObject({ defending: 3 });
    g.until({ kind: 'ATTACKERS' }).answer(0, { assign: [] });
    g.until({ kind: 'DEFENDING_PLAYER' });
    expect([g.decision().seat, g.view().turn]).toMatchObject([1, { number: 6, step: 'beginningOfCombat' }]);
    expect(g.view().turn).not.toHaveProperty('defending');
    expect(g.decision().options?.map(({ player }) => player)).toEqual([2, 3, 0]);
  });

  it('mtg:506.2a who is not the defending player is not attacked, nor are their planeswalkers', () => {
    const walker = card('Test Walker', { type: 'Planeswalker — Test', loyalty: 3, abilities: [] });
    const g = game('one', [bears, { battlefield: ['Test Walker'] }, { battlefield: ['Test Walker'] }], {
      definitions: [walker] as never,
    }).until({ kind: 'DEFENDING_PLAYER' });
    g.choose(0, { player: 1 }).until({ kind: 'ATTACKERS' });
    expect(g.decision().to?.map(({ player, controller }) => player ?? controller)).toEqual([1, 1]);
  });

  it('mtg:508.7d what a creature attacks is chosen anew among what the defending player has', () => {
    const turner = instant('Test Turner', '{0}', {
      targets: [target([creature, attacking])],
      effects: [{ do: 'reselectAttacked', what: t(0) }],
    });
    const walker = card('Test Walker', { type: 'Planeswalker — Test', loyalty: 3, abilities: [] });
    const g = game(
      'one',
      [{ ...bears, hand: ['Test Turner'] }, { battlefield: ['Test Walker'] }, { battlefield: ['Test Walker'] }],
      { definitions: [walker, turner] as never },
    ).until({ kind: 'DEFENDING_PLAYER' });
    g.choose(0, { player: 1 }).until({ kind: 'ATTACKERS' });
    attack(g, 0, ['Grizzly Bears', 1]);
    g.cast(0, 'Test Turner').until({ kind: 'ATTACKED' });
    expect(g.decision().rules).toContain('mtg:508.7d');
    expect(g.decision().options?.map(({ player, controller }) => player ?? controller)).toEqual([1, 1]);
  });

  it('a position in the midst of combat asks for the defending player, or takes whom it says', () => {
    const step = { turn: { step: 'declareAttackers' } };
    const asked = game('one', four, step);
    expect(asked.decision()).toMatchObject({ kind: 'DEFENDING_PLAYER' });
    const given = (one: number, other: number) =>
      magic.createScenario({
        ruleset: 'mtg',
        edition: 'current',
        seed: 'table',
        options: { format: 'attack-one' },
        turn: { number: 5, active: 0, step: 'declareBlockers' },
        players: [
          {
            battlefield: [
              { card: 'Grizzly Bears', attacking: { player: one } },
              { card: 'Hill Giant', attacking: { player: other } },
            ],
          },
          {},
          {},
        ],
      });
    expect([given(1, 1).ok, given(1, 2).ok]).toEqual([true, false]);
  });

  it('is not played by two', () => {
    expect(() => game('one', [bears, {}])).toThrow('Attack one is not played by 2');
  });
});

describe('attacking to one side', () => {
  it('mtg:803.1a attack left: the next player in turn order alone may be attacked', () => {
    const g = game('left', [bears, bears, {}, {}]);
    // Whom it is needs no choice.
    expect(g.until({ step: 'beginningOfCombat' }).decision().kind).toBe('PRIORITY');
    expect(offered(g)).toEqual([1]);
    g.answer(0, { assign: [] });
    expect(offered(g)).toEqual([2]);
  });

  it('mtg:803.1b attack right: the player before in turn order alone may be attacked', () => {
    expect(offered(game('right', four))).toEqual([3]);
    const g = game('right', four);
    leave(g, 3);
    expect(offered(g)).toEqual([2]);
  });

  it('mtg:803.1 it is an option of games of several, which the format says, mtg:806.2b and others attack all', () => {
    const all = table(four);
    expect([offered(game('left', four)), offered(game('right', four)), offered(all)]).toEqual([[1], [3], [1, 2, 3]]);
  });
});
