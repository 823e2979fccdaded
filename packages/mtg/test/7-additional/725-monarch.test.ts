import type { CardDefinition, JsonObject } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  enchant,
  enters,
  gainLife,
  instant,
  player,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';
import { attack, leave, table, to } from '../8-multiplayer/table.js';

const CARDS: CardDefinition[] = [
  creatureCard(
    'Test Claimant',
    '{0}',
    'Human',
    '1/1',
    triggered(enters, { effects: [{ do: 'becomeMonarch', who: 'you' }] }),
  ),
  creatureCard(
    'Test Archer',
    '{0}',
    'Archer',
    '1/1',
    activated([], { targets: [target([player])], effects: [damage(1, t(0))] }),
  ),
  instant('Test Crown', '{0}', { targets: [target([player])], effects: [{ do: 'becomeMonarch', who: t(0) }] }),
  card('Test Fealty', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      continuous('attached', [{ mod: 'control', to: { each: [{ player: 'any' }, { is: 'monarch' }] } }]),
    ],
  }),
  card('Test Herald', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'did', player: 'you', match: { what: 'becomeMonarch' } }, { effects: [gainLife(10)] })],
  }),
];
const game = (players: JsonObject[], more: JsonObject = {}) => table(players, { definitions: CARDS as never, ...more });
const monarch = (g: Play): unknown[] =>
  g.view().players.flatMap((p) => ((p as JsonObject).designations as string[]).map(() => (p as JsonObject).seat));
/** Seat 0 has crowned somebody. */
const crowned = (seat: number, ...players: JsonObject[]) =>
  game([{ hand: ['Test Crown'], ...players[0] }, ...players.slice(1)])
    .cast(0, 'Test Crown', { player: seat })
    .resolve();

describe('the monarch', () => {
  it('mtg:725.1 nobody is the monarch until an effect says so', () => {
    const g = game([{ hand: ['Test Claimant'] }, {}]);
    expect(monarch(g)).toEqual([]);
    expect(monarch(g.cast(0, 'Test Claimant').resolveAll())).toEqual([0]);
  });

  it('mtg:725.1 an effect may make another player the monarch than who controls it', () => {
    expect(monarch(crowned(1, {}, {}).resolveAll())).toEqual([1]);
  });

  it('mtg:725.3 whoever becomes the monarch takes it from whoever was', () => {
    const g = crowned(1, { hand: ['Test Crown', 'Test Claimant'] }, {});
    expect(monarch(g)).toEqual([1]);
    expect(monarch(g.cast(0, 'Test Claimant').resolveAll())).toEqual([0]);
  });

  it('mtg:725.3 who is the monarch already does not become it again', () => {
    const g = crowned(0, { hand: ['Test Crown', 'Test Claimant'], battlefield: ['Test Herald'] }, {}).resolveAll();
    expect(g.life(0)).toBe(30);
    expect(g.cast(0, 'Test Claimant').resolveAll().life(0)).toBe(30);
  });

  it('mtg:725.2 the monarch draws a card as their end step begins, and nobody else does', () => {
    const g = crowned(1, {}, {}, {}).until({ step: 'end' });
    expect([g.view().stack.length, g.hand(1)]).toEqual([0, 0]);
    g.until({ step: 'end', turn: 6 });
    expect([g.view().stack.length, g.hand(1)]).toEqual([1, 1]);
    expect(g.resolve().hand(1)).toBe(2);
    g.until({ step: 'end', turn: 7 });
    expect(g.view().stack).toEqual([]);
  });

  it('mtg:725.2 whoever controls a creature that deals combat damage to the monarch becomes it', () => {
    const g = crowned(1, { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] as never }, {}, {}).until({
      kind: 'ATTACKERS',
    });
    attack(g, 0, ['Grizzly Bears', 1]).until({ step: 'endOfCombat' });
    expect(monarch(g)).toEqual([0]);
    const other = crowned(1, { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] as never }, {}, {}).until({
      kind: 'ATTACKERS',
    });
    attack(other, 0, ['Grizzly Bears', 2]).until({ step: 'endOfCombat' });
    expect(monarch(other)).toEqual([1]);
    // Whose creature it is does not matter, and other damage does nothing.
    const lent = { battlefield: [{ card: 'Grizzly Bears', controller: 0 }] as never };
    const stolen = crowned(1, {}, {}, lent).until({ kind: 'ATTACKERS' });
    attack(stolen, 0, ['Grizzly Bears', 1]).until({ step: 'endOfCombat' });
    expect(monarch(stolen)).toEqual([0]);
    const shot = crowned(1, { battlefield: ['Test Archer'] }, {}, {}).activate(0, 'Test Archer', { player: 1 });
    expect([monarch(shot.resolveAll()), shot.life(1)]).toEqual([[1], 19]);
  });

  it('mtg:725.1 who has left the game by then does not become the monarch', () => {
    const g = crowned(1, { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] as never }, {}, {}).until({
      kind: 'ATTACKERS',
    });
    attack(g, 0, ['Grizzly Bears', 1]);
    while (g.view().stack.length === 0) g.answer(g.decision().seat, g.decision().default);
    leave(g, 0);
    expect(g.view().stack).toMatchObject([{ controller: 1 }]);
    expect(monarch(g.resolve())).toEqual([1]);
  });

  it('mtg:725.2 the former monarch still draws for an ability that triggered while they were it', () => {
    const g = crowned(0, { hand: ['Test Crown', 'Test Crown'] }, {}).until({ step: 'end' });
    expect([g.view().stack.length, g.hand(0)]).toEqual([1, 1]);
    to(g, 0).cast(0, 'Test Crown', { player: 1 }).resolve().resolve();
    expect([monarch(g), g.hand(0)]).toEqual([[1], 1]);
  });

  it('mtg:725.2 a scenario may begin with a monarch, who draws', () => {
    const g = game([{}, {}], { monarch: 0 }).until({ step: 'end' });
    expect([monarch(g), g.view().stack.length]).toEqual([[0], 1]);
  });

  it('mtg:725.4 as the monarch leaves the active player becomes it, or the next in turn order', () => {
    expect(monarch(leave(crowned(2, {}, {}, {}), 2))).toEqual([0]);
    expect(monarch(leave(crowned(1, {}, {}, {}), 1))).toEqual([0]);
    expect(monarch(leave(crowned(0, {}, {}, {}), 0))).toEqual([1]);
    expect(monarch(leave(crowned(2, {}, {}, {}), 1))).toEqual([2]);
  });
});

describe('what depends on who is the monarch (725.5)', () => {
  const fealty = () =>
    game([
      {
        hand: ['Test Crown', 'Test Crown'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'bears' },
          { card: 'Test Fealty', attachedTo: 'bears' },
        ] as never,
      },
      {},
      {},
    ]);
  it('mtg:725.5 does nothing as long as there is no monarch, and then what it says of the monarch', () => {
    const g = fealty();
    expect(g.the('Grizzly Bears').controller).toBe(0);
    g.cast(0, 'Test Crown', { player: 2 }).resolve();
    expect(g.the('Grizzly Bears').controller).toBe(2);
    g.cast(0, 'Test Crown', { player: 1 }).resolve();
    expect(g.the('Grizzly Bears').controller).toBe(1);
  });
  it('mtg:725.5 the controller of the effect gets nothing from it without a monarch', () => {
    const g = game([
      {},
      { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] as never },
      { battlefield: [{ card: 'Test Fealty', attachedTo: 'bears' }] as never },
    ]);
    expect(g.the('Grizzly Bears').controller).toBe(1);
  });
});
