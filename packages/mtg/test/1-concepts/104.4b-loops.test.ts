/** Loops of mandatory actions are a draw (104.4b, 732.4). */
import type { Effect, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, card, destroy, gainLife, instant, may, t, target, triggered } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const change = (amount: number): Effect => ({ do: 'stat', who: { event: 'player' }, stat: 'life', amount });
const when = (op: '<' | '>', ...effects: Effect[]) =>
  triggered({ on: 'stat', match: { stat: 'life', gain: op === '>' } }, { effects });
const pulse = enchantment('Test Pulse', when('>', change(-1)), when('<', change(1)));
const spring = enchantment('Test Spring', when('>', change(1)));
const choice = enchantment('Test Choice', when('>', may('again?', change(-1))), when('<', change(1)));
const goal = enchantment('Test Goal', {
  kind: 'triggered',
  on: { on: 'state', when: { is: ['you', { stat: ['life', '>=', 60] }] } },
  effects: [{ do: 'win', who: 'you' }],
} as never);
const spark = instant('Test Spark', '{0}', { effects: [gainLife(1)] });

const begun = (battlefield: string[], options: JsonObject = {}, hand: string[] = []) =>
  own([pulse, spring, choice, goal, spark], [{ hand: ['Test Spark', ...hand], battlefield }, {}], {
    options: { autoPass: 'none', payment: 'auto', ...options },
  }).cast(0, 'Test Spark');

/** Passes, saying yes to all that may be done, until the game has ended or so many answers were given. */
function passing(game: ReturnType<typeof begun>, most: number): ReturnType<typeof begun> {
  for (let i = 0; i < most && !game.result(); i++) {
    const d = game.decision();
    game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
  }
  return game;
}

describe('loops', () => {
  it('mtg:104.4b mtg-2003:102.6 a state that comes again and again with no way to stop is a draw', () => {
    expect(passing(begun(['Test Pulse']), 400).result()).toMatchObject({
      kind: 'DRAW',
      winners: [],
      rules: ['mtg:104.4b', 'mtg:732.4'],
    });
  });
  it('mtg:732.4 also where life grows in it without end', () => {
    expect(passing(begun(['Test Spring']), 400).result()).toMatchObject({ kind: 'DRAW' });
  });
  it('mtg:104.4b mtg-2003:421.4 an ability that triggers on a state which stays so is such a loop', () => {
    const endless = enchantment('Test Endless', triggered({ on: 'state', when: { turnOf: 'you' } }, { effects: [] }));
    const game = own([endless], [{ battlefield: ['Test Endless'] }, {}], { options: { autoPass: 'smart' } });
    expect(game.result()).toMatchObject({ kind: 'DRAW' });
  });
  it('mtg:732.4 but not where that growth ends it', () => {
    const game = passing(begun(['Test Spring', 'Test Goal']), 400);
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
  it('mtg:732.5 nobody is made to end it by something that is no part of it', () => {
    const seal = card('Test Seal', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [
        activated([{ pay: 'sacrifice', what: 'self' }], {
          targets: [target({ has: ['types', 'Enchantment'] })],
          effects: [destroy(t(0))],
        }),
      ],
    });
    const game = own([pulse, seal, spark], [{ hand: ['Test Spark'], battlefield: ['Test Pulse', 'Test Seal'] }, {}], {
      options: { autoPass: 'none', payment: 'auto' },
    }).cast(0, 'Test Spark');
    expect(passing(game, 400).result()).toMatchObject({ kind: 'DRAW' });
    expect(game.zones('Test Seal')).toEqual(['battlefield']);
  });
  it('mtg:104.4b a loop with an optional action is no draw', () => {
    expect(passing(begun(['Test Choice']), 300).result()).toBeNull();
  });
  it('mtg:732.4 whoever decides on an action of it each time is asked on', () => {
    expect(passing(begun(['Test Choice']), 300).result()).toBeNull();
  });
  it('mtg:104.4b nor is one in which somebody acts', () => {
    const game = begun(
      ['Test Pulse'],
      {},
      Array.from({ length: 12 }, () => 'Test Spark'),
    );
    for (let i = 0; i < 12; i++) {
      passing(game, 40);
      while (game.decision().seat !== 0) game.pass();
      game.cast(0, 'Test Spark');
    }
    expect(game.result()).toBeNull();
  });
  it('mtg:104.4b players who pass by themselves are not kept waiting', () => {
    const game = begun(['Test Pulse'], { autoPass: 'smart' });
    expect(game.result()).toMatchObject({ kind: 'DRAW' });
  });
});
