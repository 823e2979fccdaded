/** Steps and combat where somebody else could be meant, or something else that is there (502–509). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { chapter } from '../../src/language/frames.js';
import {
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  each,
  gainLife,
  instant,
  keyword,
  loseLife,
  rule,
  t,
  target,
  token,
  triggered,
} from '../6-spells/test-cards.js';
import { attack as attackPlayers, leave, table } from '../8-multiplayer/table.js';
import { battle } from './battles.js';

const wolf = token('Wolf', 'Creature — Wolf', ['G'], '2/2');
const saga = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{1}', type: 'Enchantment — Saga', abilities });
const cards = [
  instant('Test Dusk', '{0}', { effects: [{ do: 'becomeTime', time: 'night' }] }),
  instant('Test Nothing', '{0}', { effects: [gainLife(1)] }),
  saga('Test Blank'),
  saga('Test Lay', ...chapter([1], { effects: [gainLife(1)] }), ...chapter([3], { effects: [gainLife(100)] })),
  instant('Test Pursuit', '{0}', {
    targets: [target({ player: 'opponent' }), target(creature)],
    effects: [
      { do: 'enterAttacking', token: wolf, defending: t(0) },
      { do: 'status', what: t(1), status: 'tapped' },
    ],
  }),
  instant('Test Guardian', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'enterBlocking', token: wolf, blocking: t(0) }],
  }),
  card('Test Idol', { cost: '{0}', type: 'Artifact' }),
  instant('Test Guard', '{0}', {
    effects: [{ do: 'putBlocking', what: each([{ zone: 'graveyard' }, { owner: 'you' }]) }],
  }),
  card('Test Tithes', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'opponents' }, [rule('blockTax', { count: 1 })])],
  }),
  instant('Test Ambush', '{0}', { effects: [{ do: 'enterAttacking', token: wolf }] }),
  instant('Test Cheer', '{0}', { effects: [gainLife({ count: [{ is: 'unblocked' }] })] }),
  creatureCard(
    'Test Forester',
    '{0}',
    'Dryad',
    '2/2',
    keyword('landwalk', { from: [{ has: ['subtypes', 'Forest'] }], label: 'forestwalk' }),
  ),
  creatureCard(
    'Test Sneak',
    '{0}',
    'Rogue',
    '1/1',
    triggered({ on: 'unblocked', object: 'self' }, { effects: [gainLife(3)] }),
  ),
  creatureCard(
    'Test Robber',
    '{0}',
    'Rogue',
    '1/1',
    triggered(attacks, { effects: [loseLife(5, { defenderOf: 'self' })] }),
  ),
];
ownCards(...cards);
const several = (...players: Parameters<typeof table>[0]): Play => table(players, { definitions: cards as never });
const timeOf = (game: Play): unknown => (game.view().turn as { time?: unknown }).time ?? null;
const lore = (game: Play, name: string): unknown => (game.the(name).counters as { lore?: number }).lore;

describe('what is done as a step or phase begins', () => {
  it('mtg:502.2 night goes on after a turn in which its player cast one spell, and ends after two', () => {
    const after = (...more: string[]): unknown => {
      const game = magicPosition([{ hand: ['Test Dusk', ...more] }, {}]);
      for (const name of ['Test Dusk', ...more]) game.cast(0, name).resolve();
      return timeOf(game.until({ turn: 4 }));
    };
    expect([after(), after('Test Nothing')]).toEqual(['night', 'day']);
  });

  it('mtg:502.2 spells of others in that turn do not count', () => {
    const game = magicPosition([{ hand: ['Test Dusk'] }, { hand: ['Test Nothing', 'Test Nothing'] }]);
    game.cast(0, 'Test Dusk').resolve();
    for (let i = 0; i < 2; i++) game.pass().cast(1, 'Test Nothing').resolve();
    expect([game.life(1), timeOf(game.until({ turn: 4 }))]).toEqual([22, 'night']);
  });

  it('mtg:505.4 a Saga without chapter abilities gets no lore counter', () => {
    const begin = (name: string): Play =>
      magicPosition([{ battlefield: [{ card: name, counters: { lore: 1 } }] }, {}], {
        turn: { step: 'postcombatMain' },
      }).until({ turn: 5, step: 'precombatMain' });
    expect([lore(begin('Test Blank'), 'Test Blank'), lore(begin('Test Lay'), 'Test Lay')]).toEqual([1, 2]);
  });
});

describe('entering combat', () => {
  it('mtg:506.3c a token that would attack a player who left enters all the same, and attacks nobody', () => {
    const game = several({ hand: ['Test Pursuit'], battlefield: ['Grizzly Bears'] }, {}, {});
    attackPlayers(game.until({ kind: 'ATTACKERS' }), 0, ['Grizzly Bears', 1]);
    game.choose(0, { kind: 'CAST', card: 'Test Pursuit' }).choose(0, { player: 2 });
    if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    leave(game, 2).resolveAll();
    expect(game.all('Wolf').map((one) => one.attacking)).toEqual([null]);
  });

  it('mtg:506.3a what is no creature enters, and never blocks', () => {
    const game = battle({ hand: ['Test Guard'], graveyard: ['Test Idol'] }, { battlefield: ['Grizzly Bears'] });
    game.attack(1, 'Grizzly Bears').pass().cast(0, 'Test Guard').resolve();
    expect(game.the('Test Idol')).toMatchObject({ zone: 'battlefield', blocking: [] });
    expect(game.happened('REMOVED_FROM_COMBAT')).toEqual([]);
    expect(game.until({ step: 'endOfCombat' }).life(0)).toBe(18);
  });

  it('mtg:509.4a a creature that attacks somebody else is not blocked: what would block it only enters', () => {
    const against = (whom: number): Play => {
      const game = several({ battlefield: ['Grizzly Bears'] }, { hand: ['Test Guardian'] }, {});
      attackPlayers(game.until({ kind: 'ATTACKERS' }), 0, ['Grizzly Bears', whom]);
      return game.pass().castAt(1, 'Test Guardian').resolve();
    };
    expect(against(2).the('Wolf').blocking).toEqual([]);
    expect(against(1).the('Wolf').blocking).toHaveLength(1);
  });

  it('mtg:506.3d also what enters attacking as combat ends is an unblocked creature', () => {
    const game = magicPosition([{ hand: ['Test Ambush', 'Test Cheer'], battlefield: ['Grizzly Bears'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'endOfCombat' });
    game.cast(0, 'Test Ambush').resolve().cast(0, 'Test Cheer').resolve();
    expect(game.life(0)).toBe(22);
  });
});

describe('whom it is about', () => {
  it('mtg:508.5a what is said of the defending player is asked for each attacker of the one whom that attacks', () => {
    const game = several(
      { battlefield: ['Test Robber', 'Test Forester'] },
      {},
      { battlefield: ['Forest', 'Hill Giant'] },
    );
    attackPlayers(game.until({ kind: 'ATTACKERS' }), 0, ['Test Forester', 1], ['Test Robber', 2]);
    game.resolveAll();
    expect([game.life(1), game.life(2)]).toEqual([20, 15]);
    const walker = several({ battlefield: ['Test Forester'] }, {}, { battlefield: ['Forest', 'Hill Giant'] });
    attackPlayers(walker.until({ kind: 'ATTACKERS' }), 0, ['Test Forester', 2]);
    // Nothing could block it, so that nobody is asked.
    expect(walker.until({ step: 'declareBlockers' }).decision().kind).toBe('PRIORITY');
  });

  it('mtg:508.3f it does not trigger for an attacker that is blocked', () => {
    const game = battle({ battlefield: ['Hill Giant'] }, { battlefield: ['Test Sneak'] }).attack(1, 'Test Sneak');
    game.until({ kind: 'BLOCKERS' }).block(0, ['Hill Giant', 'Test Sneak']);
    expect(game.view().stack).toEqual([]);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(20);
  });

  it('mtg:509.1f nothing blocks for part of what that costs', () => {
    const begin = (forests: number): Play =>
      magicPosition([
        { battlefield: ['Grizzly Bears', 'Test Tithes'] },
        { battlefield: ['Hill Giant', 'Craw Wurm', ...lands(forests, 'Forest')] },
      ])
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Grizzly Bears')
        .until({ kind: 'BLOCKERS' });
    const both = ['Hill Giant', 'Craw Wurm'].map((name) => ({ from: { card: name }, to: { card: 'Grizzly Bears' } }));
    expect(begin(1).refused(1, { assign: both }).rules).toContain('mtg:509.1f');
    expect(begin(2).answer(1, { assign: both }).the('Craw Wurm').blocking).toHaveLength(1);
  });
});
