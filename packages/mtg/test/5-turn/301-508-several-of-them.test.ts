/** Attachments, planeswalkers, the stack and steps (301–514): owned by others, more than usual, several at once. */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  discard,
  enchant,
  gainLife,
  instant,
  keyword,
  player,
  plus,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const relic = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
ownCards(
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', plus(2, 2)), keyword('equip', { cost: [] })],
  }),
  instant('Test Seize', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
  card('Test Hex', { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(player)] }),
  instant('Test Alive', '{0}', {
    targets: [target({ has: ['types', 'Enchantment'] })],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'set', prop: 'types', value: ['Creature', 'Enchantment'] },
        { mod: 'set', prop: 'power', value: 2 },
        { mod: 'set', prop: 'toughness', value: 2 },
      ),
    ],
  }),
  card('Test Walker', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 7 }),
  instant('Test Ray', '{0}', {
    targets: [target({ has: ['types', 'Planeswalker'] })],
    effects: [damage(5, t(0))],
  }),
  ...['Test Bell', 'Test Gong', 'Test Horn'].map((name) =>
    relic(name, triggered({ on: 'step', player: 'you', match: { step: 'upkeep' } }, { effects: [gainLife(1)] })),
  ),
  relic(
    'Test Regret',
    triggered(
      { on: 'move', object: [{ owner: 'you' }], match: { from: 'hand', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  instant('Test Lose', '{0}', { effects: [discard(1, 'you')] }),
  creatureCard(
    'Test Vigil',
    '{0}',
    'Human',
    '1/1',
    keyword('vigilance'),
    triggered(attacks, { effects: [gainLife(3)] }),
  ),
  creatureCard(
    'Test Sneak',
    '{0}',
    'Rogue',
    '1/1',
    keyword('vigilance'),
    triggered({ on: 'unblocked', object: 'self' }, { effects: [gainLife(5)] }),
  ),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Borrow', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'play', what: t(0), cost: [] }],
  }),
  creatureCard('Test Clicker', '{0}', 'Human', '1/1', activated([], { effects: [gainLife(1)] })),
);

describe('several of them: attachments, planeswalkers, the stack, steps (301–514)', () => {
  it('mtg:301.5d Equipment stays on another player’s creature that one has for a turn', () => {
    const game = magicPosition([
      { hand: ['Test Seize'], battlefield: ['Test Blade'] },
      { battlefield: ['Hill Giant'] },
    ]);
    game.castAt(0, 'Test Seize', { card: 'Hill Giant' }).resolve();
    game.activate(0, 'Test Blade').resolve();
    expect([game.figures('Hill Giant'), game.the('Test Blade').attachedTo]).toEqual(['5/5', game.the('Hill Giant').id]);
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.figures('Hill Giant'), game.the('Hill Giant').controller]).toEqual(['5/5', 1]);
  });
  it('mtg:303.4d an Aura that enchants a player and becomes a creature goes to the graveyard', () => {
    const hex = { card: 'Test Hex', attachedTo: { player: 1 } };
    const game = magicPosition([{ hand: ['Test Alive'], battlefield: [hex] }, {}])
      .castAt(0, 'Test Alive', { card: 'Test Hex' })
      .resolve();
    expect(game.zones('Test Hex')).toEqual(['graveyard']);
  });
  it('mtg:306.8 as many counters are removed as there is damage', () => {
    const game = magicPosition([{ hand: ['Test Ray'] }, { battlefield: ['Test Walker'] }])
      .castAt(0, 'Test Ray', { card: 'Test Walker' })
      .resolve();
    expect(game.the('Test Walker').counters).toEqual({ loyalty: 2 });
  });
  it('mtg:405.3 of three that triggered the first chosen lies lowest and the last on top', () => {
    const battlefield = ['Test Bell', 'Test Gong', 'Test Horn'];
    const game = magicPosition([{ battlefield }, {}], { turn: { step: 'untap' } });
    game.answer(0, { order: [{ card: 'Test Horn' }, { card: 'Test Bell' }, { card: 'Test Gong' }] });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Gong', 'Test Bell', 'Test Horn']);
  });
  it('mtg:500.3 a cleanup step in which something triggers is none of them: the active player gets priority', () => {
    const hand = Array.from({ length: 8 }, () => 'Forest');
    const game = magicPosition([{ hand, battlefield: ['Test Regret'] }, {}]).until({ step: 'cleanup' });
    game.choose(0, { card: 'Forest', nth: 0 });
    expect([game.view().turn.step, game.decision().kind, game.decision().seat]).toEqual(['cleanup', 'PRIORITY', 0]);
  });
  it('mtg:508.1m what attacks without tapping triggers what it has', () => {
    const game = magicPosition([{ battlefield: ['Test Vigil'] }, {}]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Vigil').resolve();
    expect([game.the('Test Vigil').tapped, game.life(0)]).toEqual([false, 23]);
  });
  it('mtg:302.2 a creature card of another player enters under the control of who cast it, in their turn', () => {
    const game = magicPosition([{ graveyard: ['Hill Giant'] }, { hand: ['Test Borrow'] }], {
      turn: { active: 1, number: 4 },
    }).castAt(1, 'Test Borrow', { card: 'Hill Giant' });
    game.resolve().choose(1, { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ owner: 0, controller: 1 });
  });
  it('mtg:509.3g what attacked without tapping is unblocked like any other', () => {
    const game = magicPosition([{ battlefield: ['Test Sneak'] }, {}]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Sneak').until({ step: 'declareBlockers' }).resolve();
    expect(game.life(0)).toBe(25);
  });
  it('mtg:510.1 who controls an attacker, not who owns it, announces its damage', () => {
    const stolen = magicPosition([
      { battlefield: ['Memnite', 'Ornithopter'] },
      { battlefield: [{ card: 'Craw Wurm', controller: 0 }, 'Hill Giant', 'Grizzly Bears'] },
    ]).until({ kind: 'ATTACKERS' });
    stolen.attack(0, 'Craw Wurm').until({ kind: 'BLOCKERS' });
    stolen.block(1, ['Hill Giant', 'Craw Wurm'], ['Grizzly Bears', 'Craw Wurm']).until({ kind: 'COMBAT_DAMAGE' });
    expect([stolen.decision().seat, stolen.the('Craw Wurm').owner]).toEqual([0, 1]);
  });
  it('mtg:704.5n Equipment of what has died is attached to nothing', () => {
    const battlefield: JsonObject[] = [
      { card: 'Hill Giant', as: 'host' },
      { card: 'Test Blade', attachedTo: 'host' },
    ];
    const game = magicPosition([{ hand: ['Test Kill'], battlefield }, {}])
      .castAt(0, 'Test Kill', { card: 'Hill Giant' })
      .resolve();
    expect(game.the('Test Blade').attachedTo ?? null).toBe(null);
  });
});
