/** Vanguard: a card in the command zone that changes life, hand and rules (902, 313). */
import type { JsonObject } from '@arbiter/engine';
import { ownCards, ownMagic, Play, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { formatInfos } from '../../src/8-multiplayer/formats.js';
import { magic } from '../../src/index.js';
import { creatureCard, instant } from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';
import { VANGUARDS } from './variants.js';

ownCards(...VANGUARDS, instant('Test Within', '{0}', { effects: [{ do: 'playSubgame', save: 'won' }] }));

const CARDS = [
  creatureCard('Test Squire', '{0}', 'Soldier', '1/1'),
  instant('Test Away', '{0}', {
    effects: [{ do: 'move', what: { each: [{ zone: 'command' }] }, to: 'hand', cause: 'return' }],
  }),
];
const position = (players: JsonObject[], more: JsonObject = {}): Play =>
  table(players, { definitions: [...VANGUARDS, ...CARDS] as never, options: { format: 'vanguard' }, ...more });
const deckOf = (vanguard: string) => ({
  main: [{ card: 'Forest', count: 60 }],
  vanguard: [{ card: vanguard, count: 1 }],
});
const begun = (vanguards: string[]) => {
  const made = ownMagic().create({
    edition: 'current',
    seed: 'vanguard',
    options: { autoPass: 'none', payment: 'auto', format: 'vanguard' },
    seats: vanguards.map((name, n) => ({ name: `${n}`, deck: deckOf(name) })),
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};
const players = (vanguards: string[]) => ownMagic().view(begun(vanguards).state, 'judge').players;
const handOf = (player: JsonObject | undefined) => (player?.zones as JsonObject | undefined)?.hand;

describe('a Vanguard game', () => {
  it.each([
    'mtg:103.4b starting life is 20 and what the vanguard adds',
    'mtg:119.1b players begin at 20 life, more or less by their vanguards',
    'mtg:212.1 the life modifier applies as the starting life total is determined',
    'mtg:313.7 a life modifier may be less than 0, or more',
    'mtg:902.4 each player begins with the life that their own vanguard gives',
  ])('%s', () => {
    expect(players(['Test Mentor', 'Test Hermit', 'Test Sage']).map(({ life }) => life)).toEqual([15, 32, 20]);
  });

  it.each([
    'mtg:103.5a the starting hand is seven cards and what the vanguard adds',
    'mtg:211.1 the hand modifier applies as the starting hand size is determined',
    'mtg:313.6 a hand modifier may be less than 0, or more',
    'mtg:902.5 each player draws as many cards as their own vanguard lets them',
  ])('%s', () => {
    expect(players(['Test Mentor', 'Test Hermit', 'Test Sage']).map(handOf)).toEqual([9, 4, 7]);
    const game = position([{ command: ['Test Mentor'], hand: Array.from({ length: 10 }, () => 'Forest') }, {}]);
    expect(game.until({ kind: 'CLEANUP_DISCARD' }).decision()).toMatchObject({ seat: 0, min: 1 });
  });

  it('mtg:902.5a after a mulligan the new hand is of the same size', () => {
    const { state } = begun(['Test Mentor', 'Test Hermit', 'Test Sage']);
    const game = new Play(ownMagic(), state);
    for (let n = 0; n < 3; n++) game.answer(game.decision().seat, { confirm: true });
    expect(game.happened('MULLIGAN_DECIDED')).toHaveLength(3);
    expect(game.view().players.map(handOf)).toEqual([9, 4, 7]);
  });

  it('mtg:902.5b the maximum hand size is seven and what the vanguard adds', () => {
    const game = position([{ command: ['Test Hermit'], hand: Array.from({ length: 6 }, () => 'Forest') }, {}]);
    game.until({ kind: 'CLEANUP_DISCARD' });
    expect(game.decision()).toMatchObject({ seat: 0, min: 2, max: 2 });
  });

  it('mtg:902.2 is played by two or by several', () => {
    expect([players(['Test Sage', 'Test Sage']).length, players(Array(4).fill('Test Sage')).length]).toEqual([2, 4]);
    expect(formatInfos.find(({ id }) => id === 'vanguard')?.seats).toEqual({ min: 2, max: 8 });
  });

  it('mtg:902.3 each vanguard lies face up in the command zone, mtg:902.6 its owner controls it', () => {
    const view = ownMagic().view(begun(['Test Mentor', 'Test Hermit']).state, 1);
    const lying = Object.values(view.objects).filter(({ zone }) => zone === 'command');
    expect(lying).toMatchObject([
      { card: 'Test Mentor', owner: 0, controller: 0, handModifier: 2, lifeModifier: -5 },
      { card: 'Test Hermit', owner: 1, controller: 1 },
    ]);
    expect(view.players.map(({ vanguard }) => vanguard)).toMatchObject([
      { card: 'Test Mentor', hand: 2, life: -5 },
      { card: 'Test Hermit', hand: -3, life: 12 },
    ]);
  });

  it('mtg:902.1 is played with decks that have a vanguard card, mtg:313.1 and no other game is', () => {
    const made = (format: string | undefined, deck: JsonObject) =>
      ownMagic().create({
        edition: 'current',
        seed: 'none',
        options: { autoPass: 'none', payment: 'auto', ...(format ? { format } : {}) },
        seats: [0, 1].map((n) => ({ name: `${n}`, deck: deck as never })),
      });
    expect(made('vanguard', { main: deckOf('').main })).toMatchObject({ ok: false, error: { code: 'DECK_ILLEGAL' } });
    expect(made(undefined, deckOf('Test Sage'))).toMatchObject({ ok: false, error: { rules: ['mtg:902.3'] } });
  });
});

describe('a vanguard', () => {
  it.each([
    'mtg:313.4 its static abilities affect the game',
    'mtg:902.7 its static abilities function in the command zone',
  ])('%s', () => {
    const game = position([
      { command: ['Test Mentor'], battlefield: ['Test Squire'] },
      { battlefield: ['Test Squire'] },
    ]);
    expect(game.all('Test Squire').map(({ owner, power }) => [owner, power])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('mtg:313.5 "you" is its owner, mtg:109.4e who controls it', () => {
    const game = position([{}, { command: ['Test Hermit'], life: 10 }], { turn: { active: 0, step: 'untap' } });
    const hermit = () => game.the('Test Hermit', 'command');
    expect([game.until({ step: 'draw' }).life(0), game.life(1), hermit().controller]).toEqual([20, 10, 1]);
    expect([game.until({ turn: 6, step: 'draw' }).life(0), game.life(1), hermit().owner]).toEqual([20, 13, 1]);
  });

  it('mtg:902.7 its owner may activate its abilities, and nobody else', () => {
    const game = position([{ command: ['Test Sage'], battlefield: ['Forest'] }, { battlefield: ['Forest'] }]);
    game.activate(0, 'Test Sage').resolve();
    expect(handOf(game.view().players[0])).toBe(1);
    game.pass();
    expect(game.decision().options?.some(({ card }) => card === 'Test Sage')).toBe(false);
  });

  it('mtg:313.2 is never offered to be cast, and stays where it is', () => {
    const game = position([{ command: ['Test Sage'], hand: ['Test Away'] }, {}]);
    const cast = game.decision().options?.filter(({ kind }) => kind === 'CAST');
    expect(cast?.map(({ card }) => card)).toEqual(['Test Away']);
    game.cast(0, 'Test Away').resolve();
    expect([game.zones('Test Sage'), game.hand(0)]).toEqual([['command'], 0]);
  });

  it('mtg:613.7i has its timestamp from the beginning of the game', () => {
    const { state } = begun(['Test Mentor', 'Test Hermit']);
    const objects = Object.values(
      (state as unknown as { objects: { [id: string]: { zone: string; ts?: number } } }).objects,
    );
    const stamps = objects.filter(({ zone }) => zone === 'command').map(({ ts }) => ts);
    expect(stamps.every((ts) => typeof ts === 'number' && ts > 0)).toBe(true);
    expect(new Set(stamps).size).toBe(2);
  });
});

describe('a subgame of a Vanguard game', () => {
  it('mtg:729.2b takes the vanguards along, mtg:729.5b and gives them back', () => {
    const seven = [{ card: 'Forest', count: 10 }];
    const made = ownMagic().createScenario({
      ...{ ruleset: 'mtg', edition: 'current', seed: 'within', options: { format: 'vanguard' } },
      turn: { number: 3, active: 0, step: 'precombatMain' },
      players: [
        { command: ['Test Mentor'], hand: ['Test Within'], library: seven, life: 3 },
        { command: ['Test Hermit'], library: seven },
      ],
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const game = new Play(ownMagic(), made.value.state).cast(0, 'Test Within').resolve();
    expect(game.view().players.map(({ life }) => life)).toEqual([15, 32]);
    expect(game.view().players.map(handOf)).toEqual([9, 4]);
    const after = ownMagic().concede(game.state, 1);
    if (!after.ok) throw new Error('cannot concede');
    const outer = ownMagic().view(after.value.state, 'judge');
    expect(outer.players.map(({ life }) => life)).toEqual([3, 32]);
    const lying = Object.values(outer.objects).filter(({ zone }) => zone === 'command');
    expect(lying.map(({ card }) => card).sort()).toEqual(['Test Hermit', 'Test Mentor']);
  });
});

describe('a whole Vanguard game', () => {
  it.each([2, 3])('mtg:902.2 is played at random to its end by %i players', { timeout: 120_000 }, (count) => {
    const deck = (vanguard: string) => ({
      main: [
        { card: 'Mountain', count: 30 },
        { card: 'Raging Goblin', count: 15 },
        { card: 'Hill Giant', count: 15 },
      ],
      vanguard: [{ card: vanguard, count: 1 }],
    });
    const names = ['Urza', 'Maraxus', 'Sliver Queen, Brood Mother'];
    const setup = {
      edition: 'current',
      seed: `vanguard ${count}`,
      options: { autoPass: 'none' as const, payment: 'auto' as const, format: 'vanguard' },
      seats: Array.from({ length: count }, (_, n) => ({ name: `${n}`, deck: deck(names[n] ?? '') })),
    };
    const { state } = simulate(magic, setup, count, { invariants: 400, inMemory: true, maxDecisions: 30_000 });
    expect(state.result?.kind).toMatch(/WIN|DRAW/);
  });
});
