/** Steps that are added to a turn (500.9, 500.10), and what an untap step that is added or left out has to do with the turn. */
import type { Effect } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card } from '../../src/language/builders.js';
import { gainLife, instant, triggered, yourUpkeep } from '../6-spells/test-cards.js';

const adding = (name: string, effect: object) =>
  instant(name, '{0}', { effects: [{ do: 'extraSteps', ...effect } as Effect] });
ownCards(
  adding('Test Haze', { steps: ['upkeep'], after: 'step' }),
  adding('Test Long Haze', { steps: ['draw', 'end'], after: 'step' }),
  adding('Test Splitter', { steps: ['upkeep'], after: 'phase', times: 2 }),
  adding('Test Your Splitter', { steps: ['upkeep'], after: 'phase', yours: true }),
  instant('Test Second Sun', '{0}', { effects: [{ do: 'extraPhases', phases: ['beginning'] }] }),
  instant('Test Assault', '{0}', { effects: [{ do: 'extraPhases', phases: ['combat', 'main'] }] }),
  instant('Test Freeze', '{0}', { effects: [{ do: 'skipNext', what: 'untap', who: 'you' }] }),
  card('Test Dawn', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered(yourUpkeep, { effects: [gainLife(1)] })],
  }),
  card('Test Noon', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'step', player: 'you', match: { step: 'precombatMain' } }, { effects: [gainLife(1)] }),
      triggered({ on: 'step', player: 'you', match: { step: 'postcombatMain' } }, { effects: [gainLife(10)] }),
    ],
  }),
);
const steps = (game: Play, turn: number): unknown[] =>
  game.happened('STEP_BEGAN').flatMap((e) => (e.turn === turn ? [e.step] : []));
const during = (spell: string, step: string, more: object = {}): Play =>
  magicPosition([{ hand: [spell], ...more }, {}], { turn: { step } });
const COMBAT = ['beginningOfCombat', 'declareAttackers', 'endOfCombat'];
const ENDING = ['end', 'cleanup'];

describe('extra steps', () => {
  it('mtg:500.9 a step is added directly after the one that goes on, and the phase goes on after it', () => {
    const game = during('Test Haze', 'upkeep', { battlefield: ['Test Dawn'] }).resolveAll();
    game.cast(0, 'Test Haze').resolve().until({ turn: 4 });
    expect(steps(game, 3)).toEqual(['upkeep', 'upkeep', 'draw', ...COMBAT, ...ENDING]);
    expect(game.life(0)).toBe(22);
  });

  it('mtg:500.9 of steps added after the same step those added last come first', () => {
    const game = magicPosition([{ hand: ['Test Haze', 'Test Long Haze'] }, {}], { turn: { step: 'draw' } });
    game.cast(0, 'Test Long Haze').resolve().cast(0, 'Test Haze').resolve().until({ turn: 4 });
    expect(steps(game, 3)).toEqual(['draw', 'upkeep', 'draw', 'end', ...COMBAT, ...ENDING]);
    const twice = magicPosition([{ hand: ['Test Haze', 'Test Haze'] }, {}], { turn: { step: 'draw' } });
    twice.cast(0, 'Test Haze').resolve().cast(0, 'Test Haze').resolve().until({ turn: 4 });
    expect(steps(twice, 3)).toEqual(['draw', 'upkeep', 'upkeep', ...COMBAT, ...ENDING]);
    expect(game.happened('PHASE_BEGAN').filter((e) => e.turn === 3 && e.phase === 'precombatMain')).toHaveLength(1);
  });

  it('mtg:500.10 a step that is added after a phase has a phase of its own, without the other steps of that', () => {
    const game = magicPosition([{ hand: ['Test Splitter'], battlefield: ['Test Dawn'] }, {}]);
    game.cast(0, 'Test Splitter').resolve().until({ turn: 4 });
    expect(steps(game, 3)).toEqual(['upkeep', 'upkeep', ...COMBAT, ...ENDING]);
    expect([game.life(0), game.hand(0)]).toEqual([22, 0]);
  });

  it('mtg:500.10a what gives one a step gives none in a turn of somebody else', () => {
    const played = (seat: number): unknown => {
      const hands = [0, 1].map((one) => (one === seat ? { hand: ['Test Your Splitter'] } : {}));
      const game = magicPosition([hands[0] ?? {}, hands[1] ?? {}]);
      if (seat === 1) game.pass();
      game.cast(seat, 'Test Your Splitter').resolve().until({ turn: 4 });
      return steps(game, 3).filter((step) => step === 'upkeep').length;
    };
    expect([played(0), played(1)]).toEqual([1, 0]);
  });
});

describe('turns and untap steps', () => {
  const lands = (game: Play): boolean => (game.decision().options ?? []).some(({ kind }) => kind === 'PLAY_LAND');
  it('mtg:305.2 a land that was played stays played where an untap step is added to the turn', () => {
    const game = magicPosition([{ hand: ['Forest', 'Island', 'Test Second Sun'] }, {}]);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    game.cast(0, 'Test Second Sun').resolve().until({ step: 'draw' }).until({ step: 'postcombatMain' });
    expect([steps(game, 3).slice(0, 3), lands(game)]).toEqual([['untap', 'upkeep', 'draw'], false]);
  });

  it('mtg:305.2 a turn without an untap step has its land as well', () => {
    const game = magicPosition([{ hand: ['Forest', 'Island', 'Test Freeze'] }, {}]);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    game.cast(0, 'Test Freeze').resolve().until({ turn: 5, step: 'precombatMain' });
    expect([steps(game, 5)[0], lands(game)]).toEqual(['upkeep', true]);
  });

  it('mtg:302.6 what came is controlled since the turn began, be its untap step skipped; an added one begins no turn', () => {
    const skipping = magicPosition([
      { hand: ['Test Freeze'], battlefield: [{ card: 'Grizzly Bears', sick: true }] },
      {},
    ]);
    skipping.cast(0, 'Test Freeze').resolve().until({ turn: 5, step: 'precombatMain' });
    expect(skipping.the('Grizzly Bears').sick).toBe(false);
    const adding = magicPosition([
      { hand: ['Test Second Sun'], battlefield: [{ card: 'Grizzly Bears', sick: true }] },
      {},
    ]);
    adding.cast(0, 'Test Second Sun').resolve().until({ step: 'draw' });
    expect(adding.the('Grizzly Bears').sick).toBe(true);
  });

  it('mtg:505.1b what a card says of the first main phase is of the first of this turn, whatever phases are added', () => {
    const game = magicPosition([{ hand: ['Test Assault'], battlefield: ['Test Noon'] }, {}]).resolveAll();
    game.cast(0, 'Test Assault').resolve().until({ turn: 4 });
    // Once for the first main phase, and twice for the others.
    expect(game.life(0)).toBe(41);
  });
});
