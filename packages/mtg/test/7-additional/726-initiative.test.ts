/** The initiative (726). */
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, creatureCard, damage, gainLife, instant, player, t, target } from '../../src/language/builders.js';
import { attack, leave, table } from '../8-multiplayer/table.js';

const CARDS: CardDefinition[] = [
  instant('Test Lead', '{0}', { targets: [target([player])], effects: [{ do: 'takeInitiative', who: t(0) }] }),
  creatureCard(
    'Test Archer',
    '{0}',
    'Archer',
    '1/1',
    activated([{ pay: 'mana', cost: '{0}' }], { targets: [target([player])], effects: [damage(1, t(0))] }),
  ),
];
/** Who casts it learns who has the initiative, as effects see it: 1 life for each such player, and 10 if they have it. */
CARDS.push(
  instant('Test Ask', '{0}', {
    effects: [
      gainLife({ count: [{ player: 'any' }, { is: 'initiative' }] }),
      { do: 'if', if: { is: ['you', { is: 'initiative' }] }, then: [gainLife(10)] },
    ],
  }),
);
const game = (players: JsonObject[], more: JsonObject = {}) => table(players, { definitions: CARDS as never, ...more });
const holders = (g: Play): unknown[] =>
  g
    .view()
    .players.flatMap((p) => ((p as JsonObject).designations as string[]).map((it) => [(p as JsonObject).seat, it]));
const room = (g: Play, seat: number) =>
  ((g.view().players[seat] as JsonObject).dungeon as JsonObject | undefined)?.room;
/** Seat 0 has given the initiative to somebody. */
const given = (seat: number, ...players: JsonObject[]) =>
  game([{ hand: ['Test Lead'], ...players[0] }, ...players.slice(1)])
    .cast(0, 'Test Lead', { player: seat })
    .resolve();
const settled = (g: Play): Play => {
  while (!g.waiting() || g.view().stack.length > 0)
    if (g.waiting()) g.resolve();
    else g.answer(g.decision().seat, g.decision().default);
  return g;
};

describe('the initiative', () => {
  it('mtg:726.1 nobody has the initiative until an effect says so', () => {
    expect(holders(game([{}, {}]))).toEqual([]);
    expect(holders(given(1, {}, {}))).toEqual([[1, 'initiative']]);
  });

  it('mtg:726.1 for effects as well nobody has it until one says so, and then the one player who took it', () => {
    const asks = (g: Play): number => g.cast(0, 'Test Ask').resolve().life(0) - 20;
    expect(asks(game([{ hand: ['Test Ask'] }, {}, {}]))).toBe(0);
    for (const seat of [0, 1, 2]) {
      const g = settled(given(seat, { hand: ['Test Lead', 'Test Ask'] }, {}, {}));
      expect([seat, asks(g)]).toEqual([seat, seat === 0 ? 11 : 1]);
    }
  });

  it('mtg:726.1 who has left the game by then does not take it', () => {
    const g = settled(given(1, { battlefield: ['Grizzly Bears'] }, {}, {})).until({ kind: 'ATTACKERS' });
    attack(g, 0, ['Grizzly Bears', 1]).until({ step: 'combatDamage' });
    leave(g, 0);
    expect([g.view().stack.length, holders(g.resolve())]).toEqual([1, [[1, 'initiative']]]);
  });

  it('mtg:726.3 whoever takes it takes it from whoever had it', () => {
    const g = settled(given(1, { hand: ['Test Lead', 'Test Lead'] }, {}));
    expect(holders(g.cast(0, 'Test Lead', { player: 0 }).resolve())).toEqual([[0, 'initiative']]);
  });

  it('mtg:726.2 a player who takes the initiative ventures into Undercity', () => {
    const g = given(1, {}, {});
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 1 }]);
    expect(room(g, 1)).toBeUndefined();
    expect(room(settled(g), 1)).toBe('Secret Entrance');
  });

  it('mtg:726.2 who has it ventures as their upkeep begins, and nobody else does', () => {
    const g = settled(given(1, {}, {})).until({ step: 'upkeep', turn: 6 });
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 1 }]);
    expect(room(g.resolve().choose(1, { value: 'Lost Well' }), 1)).toBe('Lost Well');
    g.until({ step: 'upkeep', turn: 7 });
    expect(g.view().stack).toEqual([]);
  });

  it('mtg:726.2 whoever controls creatures that deal combat damage to who has it takes it, once for all of them', () => {
    const g = settled(given(1, { battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}, {})).until({ kind: 'ATTACKERS' });
    attack(g, 0, ['Grizzly Bears', 1], ['Hill Giant', 1]).until({ step: 'combatDamage' });
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 1 }]);
    expect(holders(g.resolve())).toEqual([[0, 'initiative']]);
    const other = settled(given(1, { battlefield: ['Grizzly Bears'] }, {}, {})).until({ kind: 'ATTACKERS' });
    attack(other, 0, ['Grizzly Bears', 2]).until({ step: 'endOfCombat' });
    expect(holders(other)).toEqual([[1, 'initiative']]);
    const shot = settled(given(1, { battlefield: ['Test Archer'] }, {}));
    shot.activate(0, 'Test Archer', { player: 1 }).resolve();
    expect([shot.life(1), shot.view().stack, holders(shot)]).toEqual([19, [], [[1, 'initiative']]]);
  });

  it('mtg:726.5 who has it already takes it again, and ventures', () => {
    const g = settled(given(0, { hand: ['Test Lead', 'Test Lead'] }, {}));
    g.cast(0, 'Test Lead', { player: 0 }).resolve();
    expect(holders(g)).toEqual([[0, 'initiative']]);
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 0 }]);
    expect(room(settled(g), 0)).toBe('Forge');
  });

  it('mtg:726.4 as who has it leaves, the active player takes it, or the next in turn order', () => {
    expect(holders(leave(given(1, {}, {}, {}), 1))).toEqual([[0, 'initiative']]);
    const next = leave(settled(given(0, {}, {}, {})), 0);
    expect(holders(next)).toEqual([[1, 'initiative']]);
    expect(room(settled(next), 1)).toBe('Secret Entrance');
  });

  it('mtg:726.2 a scenario may begin with the initiative', () => {
    const g = game([{}, {}], { initiative: 1 }).until({ step: 'upkeep', turn: 6 });
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 1 }]);
  });
});
