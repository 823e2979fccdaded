/** Replacing, preventing and state-based effects (419, 420): for spells and abilities, in every step, of either player. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  instant,
  player,
  regenerate,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { fight, free, lives, position, relic } from './table.js';

const anyTarget = { any: [creature, player] };
const until = { kind: 'endOfTurn' } as const;

ownCards(
  instant('Test Spark', '{0}', { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  relic('Test Pinger', activated(free, { targets: [target(anyTarget)], effects: [damage(2, t(0))] })),
  instant('Test Ward', '{0}', {
    targets: [target(anyTarget)],
    effects: [
      { do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: t(0), until, once: true },
    ],
  }),
  instant('Test Half Ward', '{0}', {
    targets: [target(anyTarget)],
    effects: [{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: t(0), shield: 1, until }],
  }),
  instant('Test Regrow', '{0}', { targets: [target(creature)], effects: [regenerate(t(0))] }),
  creatureCard(
    'Test Biter',
    '{0}',
    'Beast',
    '2/2',
    activated(free, { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
    triggered({ on: 'damage', source: 'self' }, { effects: [gainLife(10)] }),
  ),
  relic('Test Sufferer', triggered({ on: 'damage', player: 'you' }, { effects: [gainLife(100)] })),
  // What a spell or ability of an opponent would put into a graveyard is removed from the game instead.
  relic('Test Refuge', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    player: 'opponent',
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'exile' },
  } as never),
);

describe('what is there in time (419)', () => {
  it('mtg-2003:419.4 what is made in response to a spell or an ability is there before what that does', () => {
    // Either player answers the other, and a spell as well as an ability.
    for (const seat of [0, 1]) {
      const answering = (source: string, answer: string | null) => {
        const own = { hand: ['Test Spark', 'Test Slay'], battlefield: ['Test Pinger'] };
        const other = { hand: ['Test Ward', 'Test Regrow'], battlefield: ['Grizzly Bears'] };
        const game = seat === 0 ? position(own, other) : position(other, own).pass();
        const bears = { card: 'Grizzly Bears' };
        if (source === 'Test Pinger') game.activate(seat, source);
        else game.castAt(seat, source);
        if (!game.waiting()) game.choose(seat, bears);
        game.pass();
        if (answer) game.castAt(1 - seat, answer, bears).resolve();
        return game.resolve().zones('Grizzly Bears');
      };
      for (const source of ['Test Spark', 'Test Pinger']) {
        expect(answering(source, null)).toEqual(['graveyard']);
        expect(answering(source, 'Test Ward')).toEqual(['battlefield']);
        expect(answering(source, 'Test Regrow')).toEqual(['battlefield']);
      }
      expect([answering('Test Slay', null), answering('Test Slay', 'Test Regrow')]).toEqual([
        ['graveyard'],
        ['battlefield'],
      ]);
    }
  });

  it('mtg-2003:419.5 damage that is prevented triggers nothing, and of what is prevented in part the rest does', () => {
    const dealt = (shield: string | null, how: 'combat' | 'ability') => {
      const theirs = { hand: shield ? [shield] : [], battlefield: ['Test Sufferer'] };
      const game =
        how === 'combat'
          ? fight({ battlefield: ['Test Biter'] }, theirs, ['Test Biter'])
          : position({ battlefield: ['Test Biter'] }, theirs).activate(0, 'Test Biter', { player: 1 });
      game.pass();
      if (shield) game.castAt(1, shield, { player: 1 }).resolve();
      if (how === 'combat') game.until({ step: 'endOfCombat' });
      while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
      return lives(game.resolveAll());
    };
    for (const how of ['combat', 'ability'] as const) {
      expect(dealt(null, how)).toEqual([30, 118]);
      expect(dealt('Test Half Ward', how)).toEqual([30, 119]);
      expect(dealt('Test Ward', how)).toEqual([20, 20]);
    }
  });
});

describe('state-based effects are there at all times (420)', () => {
  const STEPS = ['upkeep', 'draw', 'precombatMain', 'beginningOfCombat', 'postcombatMain', 'end'];

  it('mtg-2003:420.2 in each step of either player’s turn what has lethal damage goes before anybody acts', () => {
    for (const turn of [5, 6])
      for (const step of STEPS) {
        const game = position({ hand: ['Test Spark'] }, { battlefield: ['Grizzly Bears'] }).until({ turn, step });
        while (game.decision().seat !== 0) game.pass();
        game.castAt(0, 'Test Spark', { card: 'Grizzly Bears' }).resolve();
        expect([turn, step, game.zones('Grizzly Bears')]).toEqual([turn, step, ['graveyard']]);
      }
  });

  it('mtg-2003:420.2 no player controls them, whoever’s turn it is and whoever dealt the damage', () => {
    for (const turn of [3, 4])
      for (const seat of [0, 1]) {
        const setup = { hand: ['Test Spark', 'Test Slay'], battlefield: [] as string[] };
        const theirs = { battlefield: ['Grizzly Bears', 'Test Refuge', 'Gray Ogre'] };
        const game = seat === 0 ? position(setup, theirs) : position(theirs, setup);
        game.until({ turn, step: 'precombatMain' });
        while (game.decision().seat !== seat) game.pass();
        // The opponent's spell that destroys is an opponent's; what damage does is nobody's.
        game.castAt(seat, 'Test Spark', { card: 'Grizzly Bears' }).resolve();
        while (game.decision().seat !== seat) game.pass();
        game.castAt(seat, 'Test Slay', { card: 'Gray Ogre' }).resolve();
        expect([game.zones('Grizzly Bears'), game.zones('Gray Ogre')]).toEqual([['graveyard'], ['exile']]);
      }
  });
});
