/** Ending the turn, and the combat phase (724). */
import type { Effect } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  dies,
  gainLife,
  instant,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const END_TURN: Effect = { do: 'endTurn' };
const END_COMBAT: Effect = { do: 'endCombatPhase' };
const spellOf = (name: string, ...effects: Effect[]) => instant(name, '{0}', { effects });
const withering = (name: string, end: Effect, more: object = {}) =>
  instant(name, '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'toughness', value: -9 }], ...more }, end],
  });
const at = (step: string, amount: number) =>
  card(`Test Bell of ${step}`, {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'step', match: { step } }, { effects: [gainLife(amount)] })],
  });
ownCards(
  spellOf('Test Stop', END_TURN, gainLife(99)),
  spellOf('Test Gift Stop', gainLife(1), END_TURN),
  withering('Test Withering Stop', END_TURN),
  spellOf('Test Peace', END_COMBAT, gainLife(99)),
  spellOf('Test Gift Peace', gainLife(1), END_COMBAT),
  withering('Test Withering Peace', END_COMBAT),
  withering('Test Fading Peace', END_COMBAT, { until: { kind: 'endOfFight' } }),
  spellOf('Test Rally', {
    do: 'modify',
    what: { each: creature },
    mods: [{ mod: 'add', stat: 'power', value: 1 }],
    until: { kind: 'endOfFight' },
  }),
  card('Test Ears', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
        { effects: [{ do: 'draw', who: 'you', count: 1 }] },
      ),
    ],
  }),
  at('end', 5),
  at('endOfCombat', 5),
  creatureCard('Test Martyr', '{0}', 'Spirit', '1/1', triggered(dies, { effects: [gainLife(3)] })),
);
const spare = Array.from({ length: 9 }, () => 'Shock');
const where = (game: Play): unknown[] => {
  const { number, phase, step } = game.view().turn;
  return [number, step ?? phase];
};

describe('ending the turn (724.1)', () => {
  it('mtg:724.1 the spell and the rest of the turn are gone: the next turn follows, and nothing else of the spell is done', () => {
    const game = magicPosition([{ hand: ['Test Stop'] }, {}])
      .cast(0, 'Test Stop')
      .resolve();
    expect([where(game), game.zones('Test Stop'), game.life(0)]).toEqual([[4, 'upkeep'], ['exile'], 20]);
  });
  it('mtg:724.1a what triggered before and waits is never put onto the stack', () => {
    const game = magicPosition([{ hand: ['Test Gift Stop'], battlefield: ['Test Ears'] }, {}]);
    game.cast(0, 'Test Gift Stop').resolve();
    expect([game.life(0), game.hand(0), where(game)]).toEqual([21, 0, [4, 'upkeep']]);
  });
  it('mtg:724.1b everything on the stack is exiled', () => {
    const game = magicPosition([{ hand: ['Test Martyr'] }, { hand: ['Test Stop'] }]);
    game.cast(0, 'Test Martyr').pass().cast(1, 'Test Stop').resolve();
    expect([game.zones('Test Martyr'), game.zones('Test Stop'), game.view().stack]).toEqual([['exile'], ['exile'], []]);
  });
  it('mtg:724.1c state-based actions are checked before anything wears off, and nothing is put onto the stack then', () => {
    const game = magicPosition([{ hand: ['Test Withering Stop'], battlefield: ['Test Martyr'] }, {}]);
    game.cast(0, 'Test Withering Stop').resolve();
    expect(game.zones('Test Martyr')).toContain('graveyard');
    const placed = game.events.findIndex((e) => e.type === 'ABILITY_ON_STACK');
    const cleanup = game.events.findIndex((e) => e.type === 'STEP_BEGAN' && e.data.step === 'cleanup');
    expect([cleanup >= 0, placed > cleanup]).toEqual([true, true]);
  });
  it('mtg:724.1d combat is over, and the cleanup step follows at once', () => {
    const game = magicPosition([{ hand: spare, battlefield: ['Memnite'] }, { hand: ['Test Stop'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Memnite').pass().cast(1, 'Test Stop').resolve();
    expect(game.decision()).toMatchObject({ kind: 'CLEANUP_DISCARD', seat: 0, min: 2 });
    expect([game.the('Memnite').attacking, game.view().turn.step]).toEqual([null, 'cleanup']);
    game.answer(0, game.decision().default);
    expect([where(game), game.life(1)]).toEqual([[4, 'upkeep'], 20]);
  });
  it('mtg:724.1d in the cleanup step another one begins', () => {
    const game = magicPosition([
      { hand: ['Test Withering Stop', ...spare], battlefield: ['Test Martyr'] },
      { hand: ['Test Stop'] },
    ]);
    game.castAt(0, 'Test Withering Stop', { card: 'Test Martyr' }).resolve().answer(0, game.decision().default);
    while (game.decision().seat !== 1) game.pass();
    expect(where(game)).toEqual([3, 'cleanup']);
    game.cast(1, 'Test Stop').resolve();
    expect([where(game), game.life(0)]).toEqual([[4, 'upkeep'], 20]);
  });
  it('mtg:724.1e what triggers at the beginning of the end step does not', () => {
    const game = magicPosition([{ hand: ['Test Stop'], battlefield: ['Test Bell of end'] }, {}]);
    game.cast(0, 'Test Stop').resolve();
    expect([where(game), game.life(0)]).toEqual([[4, 'upkeep'], 20]);
  });
  it('mtg:724.1f what triggers meanwhile is put onto the stack in the cleanup step, and players get priority', () => {
    const game = magicPosition([{ hand: ['Test Withering Stop'], battlefield: ['Test Martyr'] }, {}]);
    game.castAt(0, 'Test Withering Stop', { card: 'Test Martyr' }).resolve();
    expect([where(game), game.view().stack.length]).toEqual([[3, 'cleanup'], 1]);
    expect(game.resolve().life(0)).toBe(23);
    expect(where(game.pass().pass())).toEqual([4, 'upkeep']);
  });
});

describe('ending the combat phase (724.2)', () => {
  const attacked = (hand: string[], more: string[] = []): Play =>
    magicPosition([{ hand, battlefield: ['Memnite', ...more] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Memnite');

  it('mtg:724.2 the spell and the rest of the phase are gone', () => {
    const game = attacked(['Test Peace']).cast(0, 'Test Peace').resolve();
    expect([where(game), game.zones('Test Peace'), game.life(0), game.life(1)]).toEqual([
      [3, 'postcombatMain'],
      ['exile'],
      20,
      20,
    ]);
  });
  it('mtg:724.2a what triggered before and waits is never put onto the stack', () => {
    const game = attacked(['Test Gift Peace'], ['Test Ears']).cast(0, 'Test Gift Peace').resolve();
    expect([game.life(0), game.hand(0), game.view().stack]).toEqual([21, 0, []]);
  });
  it('mtg:724.2b everything on the stack is exiled', () => {
    const game = attacked(['Test Stop', 'Test Peace']).cast(0, 'Test Stop').cast(0, 'Test Peace').resolve();
    expect([game.zones('Test Stop'), game.zones('Test Peace')]).toEqual([['exile'], ['exile']]);
    expect(where(game)).toEqual([3, 'postcombatMain']);
  });
  it('mtg:724.2c state-based actions are checked', () => {
    const game = attacked(['Test Withering Peace']).castAt(0, 'Test Withering Peace', { card: 'Memnite' }).resolve();
    expect(game.zones('Memnite')).toEqual(['graveyard']);
    // They are while there is combat still, and what lasts until its end goes on.
    const faded = attacked(['Test Fading Peace']).castAt(0, 'Test Fading Peace', { card: 'Memnite' }).resolve();
    expect(faded.zones('Memnite')).toEqual(['graveyard']);
    // What triggers meanwhile waits for the phase that follows.
    const mourned = attacked(['Test Withering Peace'], ['Test Martyr']);
    mourned.cast(0, 'Test Withering Peace', { card: 'Test Martyr' }).resolve();
    const events = mourned.events.map(({ type, data }) => (type === 'PHASE_BEGAN' ? data.phase : type));
    expect(events.lastIndexOf('ABILITY_TRIGGERED')).toBeLessThan(events.indexOf('postcombatMain'));
    expect(events.indexOf('ABILITY_ON_STACK')).toBeGreaterThan(events.indexOf('postcombatMain'));
  });
  it('mtg:724.2d nothing is in combat any more, and what lasts until its end is over', () => {
    const game = attacked(['Test Rally', 'Test Peace']).cast(0, 'Test Rally').resolve();
    expect(game.figures('Memnite')).toBe('2/1');
    game.cast(0, 'Test Peace').resolve();
    expect([game.figures('Memnite'), game.the('Memnite').attacking]).toEqual(['1/1', null]);
    expect(where(game)).toEqual([3, 'postcombatMain']);
  });
  it('mtg:724.2e what triggers at the end of combat does not', () => {
    const game = attacked(['Test Peace'], ['Test Bell of endOfCombat']).cast(0, 'Test Peace').resolve();
    expect([game.view().stack, game.life(0)]).toEqual([[], 20]);
  });
  it('mtg:724.2f what triggers meanwhile is put onto the stack in the phase that follows', () => {
    const game = attacked(['Test Withering Peace'], ['Test Martyr']);
    game.cast(0, 'Test Withering Peace', { card: 'Test Martyr' }).resolve();
    expect([where(game), game.view().stack.length]).toEqual([[3, 'postcombatMain'], 1]);
    expect(game.resolve().life(0)).toBe(23);
  });
  it('mtg:724.2g out of combat nothing ends', () => {
    const game = magicPosition([{ hand: ['Test Peace'] }, {}])
      .cast(0, 'Test Peace')
      .resolve();
    expect([where(game), game.zones('Test Peace'), game.life(0)]).toEqual([[3, 'precombatMain'], ['graveyard'], 119]);
  });
});
