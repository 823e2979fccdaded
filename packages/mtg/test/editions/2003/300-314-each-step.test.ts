/** Steps and phases one after another (300, 304, 307–314): each player in each of them, and two of what happens there, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  gainLife,
  instant,
  manaAbility,
  plus,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position, tapFor } from './table.js';

const atBeginning = (name: string, step: string) =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'step', match: { step } }, { effects: [gainLife(1)] })],
  });
const doomed = (name: string) =>
  creatureCard(
    name,
    '{0}',
    'Elf',
    '1/1',
    activated([], {
      effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [destroy('self')] }],
    }),
  );

ownCards(
  instant('Test Rally', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(1, 1), until: { kind: 'endOfFight' } }],
  }),
  card('Test Ruby', { cost: '{0}', type: 'Artifact', abilities: [manaAbility('{R}')] }),
  card('Test Pearl', { cost: '{0}', type: 'Artifact', abilities: [manaAbility('{W}')] }),
  atBeginning('Test Morning', 'upkeep'),
  atBeginning('Test Mine', 'draw'),
  atBeginning('Test Noon', 'precombatMain'),
  atBeginning('Test Horn', 'beginningOfCombat'),
  atBeginning('Test Truce', 'endOfCombat'),
  atBeginning('Test Dusk', 'end'),
  doomed('Test Doomed'),
  doomed('Test Second Doomed'),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Test Second Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(1, 1))] }),
  creatureCard('Test Shy', '{0}', 'Elf', '1/1', continuous('self', [rule('cantAttackAlone')])),
);

/** All that triggered is on the stack, and the active player has priority. */
function arrived(game: Play, step: string, turn: number): Play {
  game.until({ step, turn });
  while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
  return game;
}
/** Whether both players are asked in a step, the active one first, and the step is over once both have passed. */
function bothAsked(game: Play): unknown[] {
  const { step } = game.view().turn;
  const first = asked(game);
  const second = asked(game.pass());
  return [first, second, game.view().turn.step === step];
}
const BOTH = ['0:PRIORITY', '1:PRIORITY', true];

describe('effects and mana', () => {
  it('mtg-2003:300.3 what the other player said until end of combat ends as the combat phase does', () => {
    const game = fight({ battlefield: ['Grizzly Bears'] }, { hand: ['Test Rally'] }, ['Grizzly Bears']);
    game.pass().castAt(1, 'Test Rally', { card: 'Grizzly Bears' }).resolve();
    expect(game.until({ step: 'endOfCombat' }).figures('Grizzly Bears')).toBe('3/3');
    expect(game.until({ step: 'postcombatMain' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg-2003:300.4 all mana that is left burns, of whatever colors', () => {
    const game = position({ battlefield: ['Test Ruby', 'Test Pearl'] });
    tapFor(tapFor(game, 0, 'Test Ruby'), 0, 'Test Pearl')
      .pass()
      .pass();
    expect([game.view().turn.phase, game.life(0)]).toEqual(['combat', 18]);
  });
});

describe('what triggers as a step begins', () => {
  const two = (name: string): object => ({ battlefield: [name, name] });
  const each = (name: string, step: string, turn = 3): unknown[] => {
    const game = arrived(position(two(name), { battlefield: [name] }, { turn: { step: 'untap' } }), step, turn);
    return [asked(game), onStack(game)];
  };

  it('mtg-2003:300.5 all of it goes on the stack, of either player, in phases and in steps', () => {
    for (const [name, step] of [
      ['Test Morning', 'upkeep'],
      ['Test Noon', 'precombatMain'],
      ['Test Horn', 'beginningOfCombat'],
    ] as const)
      expect(each(name, step)).toEqual(['0:PRIORITY', [name, name, name]]);
  });

  it('mtg-2003:304.1 the draw is on top of all that triggered, of whichever player', () => {
    const game = arrived(position({}, two('Test Mine'), { turn: { step: 'upkeep' } }), 'draw', 3);
    expect([asked(game), onStack(game).slice(1), game.hand(0)]).toEqual(['0:PRIORITY', ['Test Mine', 'Test Mine'], 0]);
    expect([game.resolve().hand(0), onStack(game)]).toEqual([1, ['Test Mine', 'Test Mine']]);
  });

  it('mtg-2003:311.1 all that triggers at end of combat goes on the stack, of either player', () => {
    expect(each('Test Truce', 'endOfCombat')).toEqual(['0:PRIORITY', ['Test Truce', 'Test Truce', 'Test Truce']]);
  });

  it('mtg-2003:313.1 all that triggers at end of turn goes on the stack, of either player, and what was said before', () => {
    expect(each('Test Dusk', 'end')).toEqual(['0:PRIORITY', ['Test Dusk', 'Test Dusk', 'Test Dusk']]);
    const names = ['Test Doomed', 'Test Second Doomed'];
    const game = position({ battlefield: names });
    for (const name of names) game.activate(0, name).resolve();
    arrived(game, 'end', 3);
    expect([...onStack(game)].sort()).toEqual(names);
    expect(names.map((name) => game.resolveAll().zones(name))).toEqual([['graveyard'], ['graveyard']]);
  });
});

describe('priority in each step', () => {
  it('mtg-2003:307.1 both players have priority in the beginning of combat step', () => {
    expect(bothAsked(position({}).until({ step: 'beginningOfCombat' }))).toEqual(BOTH);
  });

  it('mtg-2003:309.5 both players have priority once blockers were declared, and once none were', () => {
    const met = (...blocks: [string, string][]): Play =>
      fight({ battlefield: ['Hill Giant'] }, { battlefield: ['Grizzly Bears'] }, ['Hill Giant'], ...blocks);
    expect(bothAsked(met(['Grizzly Bears', 'Hill Giant']))).toEqual(BOTH);
    expect(bothAsked(met())).toEqual(BOTH);
  });

  it('mtg-2003:310.2 both players have priority while damage waits, and again once it was dealt', () => {
    const game = fight({ battlefield: ['Hill Giant'] }, {}, ['Hill Giant']).until({ step: 'combatDamage' });
    expect([bothAsked(game), game.life(1)]).toEqual([BOTH, 20]);
    game.pass();
    expect([game.life(1), bothAsked(game)]).toEqual([17, BOTH]);
  });

  it('mtg-2003:311.1 both players have priority at end of combat', () => {
    expect(bothAsked(position({}).until({ step: 'endOfCombat' }))).toEqual(BOTH);
  });

  it('mtg-2003:313.1 both players have priority at end of turn', () => {
    expect(bothAsked(position({}).until({ step: 'end' }))).toEqual(BOTH);
  });
});

describe('main phases and hands of either player', () => {
  it('mtg-2003:217.6c with an empty stack both pass before the step is over', () => {
    const game = position({}, {}, { turn: { step: 'upkeep' } });
    expect([bothAsked(game), game.pass().view().turn.step]).toEqual([BOTH, 'draw']);
  });

  it('mtg-2003:305.1 both of the main phases are one in the turn of either player', () => {
    const cards = { hand: ['Test Pearl', 'Test Ruby'] };
    const game = position(cards, cards);
    for (const turn of [3, 4])
      for (const step of ['precombatMain', 'postcombatMain']) {
        game.until({ turn, step });
        expect([turn, step, offers(game, 'CAST', 'Test Pearl')]).toEqual([turn, step, true]);
      }
  });

  it('mtg-2003:305.2 a main phase goes on after something resolved in it, and until both have passed', () => {
    const game = position({ hand: ['Test Pearl'] })
      .cast(0, 'Test Pearl')
      .resolve();
    expect([game.view().turn.phase, asked(game), asked(game.pass())]).toEqual([
      'precombatMain',
      '0:PRIORITY',
      '1:PRIORITY',
    ]);
    expect(game.pass().view().turn.phase).toBe('combat');
  });

  it('mtg-2003:217.3b each player discards down to seven in their own cleanup step alone', () => {
    const game = position({ hand: many('Plains', 3) }, { hand: many('Swamp', 9) }, { turn: { step: 'end' } });
    game.pass().pass();
    expect([game.view().turn.number, game.hand(1)]).toEqual([4, 9]);
    game.until({ turn: 4, kind: 'CLEANUP_DISCARD' });
    expect([asked(game), game.decision().min, game.hand(1)]).toEqual(['1:CLEANUP_DISCARD', 3, 10]);
  });
});

describe('attacks and the end of the turn', () => {
  it('mtg-2003:500.2 what does not attack alone attacks with one other, and with two', () => {
    const battlefield = ['Test Shy', 'Grizzly Bears', 'Hill Giant'];
    for (const all of [battlefield, battlefield.slice(0, 2)]) {
      const game = position({ battlefield }).until({ kind: 'ATTACKERS' });
      expect(game.attack(0, ...all).the('Test Shy').attacking).toEqual({ player: 1 });
    }
  });

  it('mtg-2003:314.1b all that lasts until end of turn ends then, of either player, and not a turn later', () => {
    const game = position(
      { hand: ['Test Growth', 'Test Second Growth'], battlefield: ['Grizzly Bears'] },
      { hand: ['Test Growth'], battlefield: ['Hill Giant'] },
    );
    for (const name of ['Test Growth', 'Test Second Growth']) game.castAt(0, name, { card: 'Grizzly Bears' }).resolve();
    game.pass().castAt(1, 'Test Growth', { card: 'Hill Giant' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['6/6', '6/6']);
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['2/2', '3/3']);
  });
});
