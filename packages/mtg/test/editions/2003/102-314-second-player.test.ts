/** Rules of the game, of turns and of combat for the player who sits second as for the first (100–314, 500, 501), by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../../src/index.js';
import {
  activated,
  continuous,
  creature,
  creatureCard,
  destroy,
  gainLife,
  instant,
  keyword,
  loseLife,
  rule,
  t,
  target,
} from '../../../src/language/builders.js';
import { asked, fight, many, onStack, position, waiting } from './table.js';

const later = (name: string) =>
  creatureCard(
    name,
    '{0}',
    'Elf',
    '1/1',
    activated([], {
      effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(5)] }],
    }),
  );

ownCards(
  instant('Test Pain', '{0}', { effects: [loseLife(3, 'you')] }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  instant('Test Triumph', '{0}', { effects: [{ do: 'win', who: 'you' }] }),
  instant('Test Doom', '{0}', { effects: [{ do: 'lose', who: 'opponents' }] }),
  instant('Test Ruin', '{0}', { effects: [{ do: 'stat', who: 'players', stat: 'life', amount: -5 }] }),
  instant('Test Pact', '{0}', {
    effects: [
      { do: 'counters', what: 'you', kind: 'poison', amount: 10 },
      { do: 'stat', who: 'opponents', stat: 'life', amount: -20 },
    ],
  }),
  instant('Test Blast', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  later('Test Herald'),
  creatureCard('Test Runner', '{0}', 'Goblin', '1/1', keyword('haste')),
  creatureCard('Test Walker', '{0}', 'Goblin', '1/1'),
  instant('Test Mask', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  creatureCard('Test Rager', '{0}', 'Soldier', '1/1', continuous('self', [rule('mustAttack')])),
  creatureCard('Test Wide', '{0}', 'Soldier', '3/3', continuous('self', [rule('blocksMore', { count: 1 })])),
);

const names = (game: Play): unknown[] => (game.decision().from ?? []).map(({ card: name }) => name);
const tapped = (name: string) => ({ card: name, tapped: true });

describe('winning and losing', () => {
  it('mtg-2003:102.1 who comes to just no life by their own spell loses, be it their turn or not', () => {
    const mine = position({ life: 3, hand: ['Test Pain'] });
    expect(mine.cast(0, 'Test Pain').resolve().result()).toMatchObject({ kind: 'WIN', winners: [1] });
    const theirs = position({}, { life: 3, hand: ['Test Pain'] }).pass();
    expect(theirs.cast(1, 'Test Pain').resolve().result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('mtg-2003:102.3 the game ends at once, whatever is still on the stack, and whoever has lost', () => {
    const won = position({ hand: ['Test Gain', 'Test Triumph'] });
    won.cast(0, 'Test Gain').cast(0, 'Test Triumph').resolve();
    expect([won.result()?.winners, won.life(0)]).toEqual([[0], 20]);
    const lost = position({ hand: ['Test Gain'] }, { hand: ['Test Doom'] });
    lost.cast(0, 'Test Gain').pass().cast(1, 'Test Doom').resolve();
    expect([lost.result()?.winners, lost.life(0)]).toEqual([[1], 20]);
  });

  it('mtg-2003:102.4 both lose at once with different lives, and of different reasons', () => {
    for (const [mine, theirs] of [
      [5, 3],
      [3, 5],
    ])
      expect(
        position({ life: mine, hand: ['Test Ruin'] }, { life: theirs })
          .cast(0, 'Test Ruin')
          .resolve()
          .result(),
      ).toMatchObject({ kind: 'DRAW', winners: [] });
    const game = position({ hand: ['Test Pact'] })
      .cast(0, 'Test Pact')
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });
});

describe('limited decks', () => {
  it('mtg-2003:100.3 forty cards are enough, thirty-nine are not, and any number of one name is allowed', () => {
    const legal = (plains: number, bears: number): boolean =>
      magic.validateDeck('2003', {
        format: 'limited',
        main: [
          { card: 'Plains', count: plains },
          { card: 'Grizzly Bears', count: bears },
        ],
      }).legal;
    expect([legal(30, 10), legal(30, 9), legal(36, 4)]).toEqual([true, false, true]);
  });
});

describe('turns', () => {
  it('mtg-2003:301.1 the beginning phase is untap, upkeep and draw, also with cards in hand', () => {
    const game = position({ hand: ['Forest'] }, { hand: ['Forest'] }).until({ turn: 5, step: 'precombatMain' });
    for (const number of [4, 5]) {
      const steps = game.happened('STEP_BEGAN').filter(({ turn, phase }) => turn === number && phase === 'beginning');
      expect(steps.map(({ step }) => step)).toEqual(['untap', 'upkeep', 'draw']);
    }
  });

  it('mtg-2003:302.1 the second player untaps all that they control in their untap step', () => {
    const game = position(
      { battlefield: [tapped('Gray Ogre')] },
      { battlefield: ['Hill Giant', 'Forest'].map(tapped) },
    );
    game.until({ turn: 4, step: 'upkeep' });
    expect(['Hill Giant', 'Forest', 'Gray Ogre'].map((name) => game.the(name).tapped)).toEqual([false, false, true]);
  });

  it('mtg-2003:313.1 what was said to happen at end of turn does, though its source has left, and in the turn of the other', () => {
    const game = position({ hand: ['Test Blast'], battlefield: ['Test Herald'] }, { battlefield: ['Test Herald'] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Herald', controller: 0 } as never).resolve();
    game
      .cast(0, 'Test Blast')
      .choose(0, { card: 'Test Herald', controller: 0 } as never)
      .resolve()
      .pass();
    game.activate(1, 'Test Herald').resolve().until({ step: 'end' });
    expect(onStack(game)).toHaveLength(2);
    game.resolveAll();
    expect([game.view().turn.number, game.life(0), game.life(1)]).toEqual([3, 25, 25]);
  });

  it('mtg-2003:314.1a the second player discards in their cleanup step as the first does', () => {
    const game = position({}, { hand: many('Swamp', 9) }).until({ turn: 4, kind: 'CLEANUP_DISCARD' });
    expect([asked(game), game.decision().min]).toEqual(['1:CLEANUP_DISCARD', 3]);
  });
});

describe('combat', () => {
  it('mtg-2003:306.2 what becomes a copy of another creature goes on attacking', () => {
    const mine = { hand: ['Test Mask'], battlefield: ['Grizzly Bears', 'Craw Wurm'] };
    const game = fight(mine, {}, ['Grizzly Bears']);
    game.cast(0, 'Test Mask').choose(0, { card: 'Grizzly Bears' });
    while (!game.waiting()) game.choose(0, { card: 'Craw Wurm' });
    expect(game.resolve().the('Grizzly Bears')).toMatchObject({ name: 'Craw Wurm', attacking: { player: 1 } });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(14);
  });

  it('mtg-2003:308.1 what need not tap to attack does not tap, and does not attack tapped', () => {
    const angels = (angel: string | object): Play =>
      position({ battlefield: [angel, 'Grizzly Bears'] }).until({ kind: 'ATTACKERS' });
    expect(names(angels(tapped('Serra Angel')))).toEqual(['Grizzly Bears']);
    const game = angels('Serra Angel').attack(0, 'Serra Angel', 'Grizzly Bears');
    expect(['Serra Angel', 'Grizzly Bears'].map((name) => game.the(name).tapped ?? false)).toEqual([false, true]);
  });

  it('mtg-2003:308.1 what has haste attacks in the turn in which it came', () => {
    const game = position({ hand: ['Test Runner', 'Test Walker'], battlefield: ['Grizzly Bears'] });
    game.cast(0, 'Test Runner').resolve().cast(0, 'Test Walker').resolve();
    expect(names(game.until({ kind: 'ATTACKERS' }))).toEqual(['Grizzly Bears', 'Test Runner']);
  });

  it('mtg-2003:309.1 each of three attackers may be blocked', () => {
    const attackers = ['Grizzly Bears', 'Gray Ogre', 'Hill Giant'];
    for (const attacker of attackers) {
      const game = fight({ battlefield: attackers }, { battlefield: ['Craw Wurm'] }, attackers, [
        'Craw Wurm',
        attacker,
      ]);
      expect(game.the('Craw Wurm').blocking).toEqual([game.the(attacker).id]);
    }
  });

  it('mtg-2003:310.1 the active player assigns first, also for a borrowed attacker and against borrowed blockers', () => {
    const game = fight(
      { battlefield: [{ card: 'Test Wide', controller: 1 }, 'Grizzly Bears'] },
      { battlefield: [{ card: 'Craw Wurm', controller: 0 }, 'Gray Ogre'] },
      ['Craw Wurm', 'Grizzly Bears'],
      ['Test Wide', 'Craw Wurm'],
      ['Test Wide', 'Grizzly Bears'],
      ['Gray Ogre', 'Craw Wurm'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('0:COMBAT_DAMAGE');
    game.answer(0, game.decision().default);
    expect(asked(game)).toBe('1:COMBAT_DAMAGE');
    game.answer(1, game.decision().default);
    expect(waiting(game).length).toBeGreaterThan(3);
  });

  it('mtg-2003:500.2 what must attack must in the turn of either player', () => {
    const cards = { battlefield: ['Test Rager', 'Grizzly Bears'] };
    const game = position({}, cards).until({ turn: 4, kind: 'ATTACKERS' });
    game.refused(1, { assign: [{ from: { card: 'Grizzly Bears' }, to: { player: 0 } }] });
    expect(game.attack(1, 'Test Rager').the('Test Rager').attacking).toEqual({ player: 0 });
  });

  it('mtg-2003:501.1 evasion holds against either player', () => {
    const game = position({ battlefield: ['Grizzly Bears', 'Cloud Sprite'] }, { battlefield: ['Wind Drake'] });
    game.until({ turn: 4, kind: 'ATTACKERS' }).attack(1, 'Wind Drake').until({ kind: 'BLOCKERS' });
    expect(names(game)).toEqual(['Cloud Sprite']);
  });
});
