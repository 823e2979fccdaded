/** What happens once, and what lasts (610.1, 611.1). */
import type { Effect } from '@arbiter/engine';
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  control,
  create,
  creature,
  damage,
  destroy,
  draw,
  exile,
  gainLife,
  instant,
  plus,
  rule,
  t,
  target,
  token,
  untilEndOfTurn,
} from './test-cards.js';

const on = (name: string, ...effects: Effect[]) => instant(name, '{0}', { targets: [target(creature)], effects });
const forGood = (effect: Effect): Effect => ({ ...effect, until: { kind: 'permanent' } }) as Effect;
const definitions = [
  on('Test Sting', damage(1, t(0)), damage(1, 'opponents')),
  on('Test Slay', destroy(t(0))),
  on('Test Banish', exile(t(0))),
  instant('Test Muster', '{0}', {
    effects: [create(token('Test Recruit', 'Creature — Human', ['W'], '1/1')), draw(1)],
  }),
  on('Test Growth', untilEndOfTurn(t(0), plus(1, 1))),
  on('Test Training', forGood(untilEndOfTurn(t(0), plus(1, 1)))),
  on('Test Loan', untilEndOfTurn(t(0), control)),
  on('Test Theft', forGood(untilEndOfTurn(t(0), control))),
  on('Test Calm', untilEndOfTurn(t(0), rule('cantAttack'))),
  instant('Test Heal', '{0}', { effects: [gainLife(2)] }),
];
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}) => magicPosition([mine, theirs], { definitions });

describe('one-shot effects (610)', () => {
  it('mtg:610.1 damage, destruction, exile, tokens and cards drawn happen once', () => {
    const hand = ['Test Sting', 'Test Slay', 'Test Banish', 'Test Muster', 'Test Heal'];
    const game = play({ hand, battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] });
    game.cast(0, 'Test Sting', { card: 'Craw Wurm' }).resolve();
    expect([game.the('Craw Wurm').damage, game.life(1)]).toEqual([1, 19]);
    game.cast(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Test Banish', { card: 'Hill Giant' }).resolve();
    game.cast(0, 'Test Heal').resolve().cast(0, 'Test Muster').resolve();
    expect([game.all('Test Recruit').length, game.hand(0), game.life(0)]).toEqual([1, 1, 22]);
  });

  it('mtg:610.1 what they have done has no duration: it is so in later turns', () => {
    const hand = ['Test Sting', 'Test Slay', 'Test Banish', 'Test Muster', 'Test Heal'];
    const game = play({ hand, battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] });
    game.cast(0, 'Test Sting', { card: 'Craw Wurm' }).resolve();
    game.cast(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Test Banish', { card: 'Hill Giant' }).resolve();
    game.cast(0, 'Test Heal').resolve().cast(0, 'Test Muster').resolve();
    game.until({ turn: 5, step: 'upkeep' });
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['exile']]);
    expect([game.all('Test Recruit').length, game.hand(0), game.life(0), game.life(1)]).toEqual([1, 1, 22, 19]);
  });
});

describe('continuous effects (611)', () => {
  it('mtg:611.1 one changes characteristics, for a turn or for good', () => {
    const figures = (spell: string, turn: number) =>
      play({ hand: [spell], battlefield: ['Grizzly Bears'] })
        .cast(0, spell)
        .resolve()
        .until({ turn })
        .figures('Grizzly Bears');
    expect([figures('Test Growth', 3), figures('Test Growth', 4)]).toEqual(['3/3', '2/2']);
    expect([figures('Test Training', 3), figures('Test Training', 4)]).toEqual(['3/3', '3/3']);
  });

  it('mtg:611.1 one changes who controls something, for a turn or for good', () => {
    const controller = (spell: string, turn: number) =>
      play({ hand: [spell] }, { battlefield: ['Grizzly Bears'] })
        .cast(0, spell)
        .resolve()
        .until({ turn })
        .the('Grizzly Bears').controller;
    expect([controller('Test Loan', 3), controller('Test Loan', 4)]).toEqual([0, 1]);
    expect([controller('Test Theft', 3), controller('Test Theft', 4)]).toEqual([0, 0]);
  });

  it('mtg:611.1 one changes the rules of the game for a turn', () => {
    const attackers = (turn: number) => {
      const game = play({ hand: ['Test Calm'], battlefield: ['Grizzly Bears', 'Hill Giant'] });
      game.cast(0, 'Test Calm', { card: 'Grizzly Bears' }).resolve().until({ turn, kind: 'ATTACKERS' });
      return game.decision().from?.map((o) => o.card);
    };
    expect([attackers(3), attackers(5)]).toEqual([['Hill Giant'], ['Grizzly Bears', 'Hill Giant']]);
  });
});
