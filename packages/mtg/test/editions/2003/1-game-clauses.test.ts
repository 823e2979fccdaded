/** The game (1): clauses of its rules that other tests leave out, each in a position by the rules of 2003. */
import type { Effect } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../../src/index.js';
import {
  activated,
  card,
  continuous,
  discard,
  gainLife,
  instant,
  loseLife,
  may,
  rule,
  triggered,
} from '../../../src/language/builders.js';
import { begin, many, offers, position } from './table.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const change = (amount: number): Effect => ({ do: 'stat', who: { event: 'player' }, stat: 'life', amount });
const when = (gain: boolean, ...effects: Effect[]) =>
  triggered({ on: 'stat', match: { stat: 'life', gain } }, { effects });

ownCards(
  instant('Test Doom', '{0}', { effects: [{ do: 'lose', who: 'opponents' }] }),
  instant('Test Triumph', '{0}', { effects: [{ do: 'win', who: 'you' }, loseLife(30, 'you')] }),
  instant('Test Spark', '{0}', { effects: [gainLife(1)] }),
  enchantment('Test Pulse', when(true, change(-1)), when(false, change(1))),
  enchantment('Test Choice', when(true, may('again?', change(-1))), when(false, change(1))),
  enchantment('Test Rattle', activated([], { effects: [gainLife(0)] })),
  enchantment('Test Roads', continuous({ players: 'all' }, [rule('additionalLands', { count: 1 })])),
  enchantment('Test Drought', continuous({ players: 'all' }, [rule('cantPlayLands')])),
  instant('Test Purge', '{0}', { effects: [discard(3, 'you'), gainLife(1)] }),
  enchantment('Test Chains', continuous({ has: ['types', 'Artifact'] }, [rule('cantAttack')])),
  enchantment('Test Library', continuous({ players: 'you' }, [rule('noMaximumHandSize')])),
);

const first = (game: Play): unknown => game.happened('STARTING_PLAYER')[0]?.seat;

/** Passes, saying yes to all that may be done, until the game has ended or so many answers were given. */
function passing(game: Play, most: number): Play {
  for (let i = 0; i < most && !game.result(); i++) {
    const { seat, shape, default: usual } = game.decision();
    game.answer(seat, shape === 'CONFIRM' ? { confirm: true } : usual);
  }
  return game;
}

describe('decks', () => {
  const errors = (main: [string, number][], sideboard: [string, number][] = []): unknown[] => {
    const pile = (cards: [string, number][]) => cards.map(([name, count]) => ({ card: name, count }));
    const deck = {
      format: 'constructed',
      main: pile(main),
      ...(sideboard.length > 0 ? { sideboard: pile(sideboard) } : {}),
    };
    return magic.validateDeck('2003', deck).errors.map(({ rules }) => rules);
  };

  it('mtg-2003:100.2 sixty cards are enough, and fifty-nine are not', () => {
    expect([errors([['Forest', 60]]), errors([['Forest', 59]]).length]).toEqual([[], 1]);
  });

  it('mtg-2003:100.2 four of a name are allowed, basic lands as many as one likes; those of the sideboard are counted', () => {
    expect(
      errors([
        ['Forest', 56],
        ['Grizzly Bears', 4],
      ]),
    ).toEqual([]);
    expect(
      errors(
        [
          ['Forest', 57],
          ['Grizzly Bears', 3],
        ],
        [['Grizzly Bears', 2]],
      ).length,
    ).toBe(1);
    expect(
      errors([
        ['Forest', 40],
        ['Karplusan Forest', 20],
      ]).length,
    ).toBe(1);
  });
});

describe('who begins', () => {
  it('mtg-2003:101.2 the loser of the game before says who begins this one', () => {
    for (const begins of [true, false]) {
      const game = begin({ first: 0, winners: [0] });
      expect(game.decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 1 });
      expect(first(game.answer(1, { confirm: begins }))).toBe(begins ? 1 : 0);
    }
  });

  it('mtg-2003:101.2 after a draw whoever decided then decides again', () => {
    expect(begin({ first: 0, chooser: 1, winners: [] }).decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 1 });
    expect(begin({ first: 1, chooser: 0, winners: [] }).decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 0 });
  });
});

describe('winning and losing', () => {
  it('mtg-2003:102.1 a player whose life becomes just 0 loses, and decides who begins the next game', () => {
    const game = position({ hand: ['Shock'], battlefield: ['Mountain'] }, { life: 2 });
    game.castAt(0, 'Shock', { player: 1 }).resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(begin({ first: 1, winners: game.result()?.winners ?? [] }).decision()).toMatchObject({ seat: 1 });
  });

  it('mtg-2003:102.3 an effect that says that a player loses ends the game', () => {
    const game = position({ hand: ['Test Doom'] })
      .cast(0, 'Test Doom')
      .resolve();
    expect([game.result(), game.decisions()]).toMatchObject([{ kind: 'WIN', winners: [0] }, []]);
  });

  it('mtg-2003:102.6 a loop that cannot be stopped is a draw, and one with an action that may be left out is none', () => {
    const options = { autoPass: 'none', payment: 'auto' } as const;
    const begun = (name: string) =>
      position({ hand: ['Test Spark'], battlefield: [name] }, {}, { options }).cast(0, 'Test Spark');
    expect(passing(begun('Test Pulse'), 300).result()).toMatchObject({ kind: 'DRAW', winners: [] });
    expect(passing(begun('Test Choice'), 300).result()).toBeNull();
  });
});

describe('loops with a choice', () => {
  it('mtg-2003:102.6 what a player does again and again of their own accord is no draw, though nothing comes of it', () => {
    const game = position({ battlefield: ['Test Rattle'] }, {}, { options: { autoPass: 'none', payment: 'auto' } });
    for (let i = 0; i < 60; i++) {
      if (game.decision().kind === 'AMOUNT') game.answer(game.decision().seat, { number: 99 });
      else game.activate(0, 'Test Rattle');
      if (game.view().stack.length > 0) game.resolve();
      if (game.result()) break;
    }
    expect(game.result()).toBeNull();
  });
});

describe('the golden rules', () => {
  it('mtg-2003:103.1 of what a card says only the impossible is left out', () => {
    const game = position({ hand: ['Test Purge', 'Plains'] })
      .cast(0, 'Test Purge')
      .resolve();
    expect([game.hand(0), game.zones('Plains').includes('graveyard'), game.life(0)]).toEqual([0, true, 21]);
  });

  it('mtg-2003:103.2 what must attack and can’t attack does not', () => {
    const able = (...battlefield: string[]): unknown => {
      const game = position({ battlefield: ['Juggernaut', 'Grizzly Bears', ...battlefield] });
      return game
        .until({ kind: 'ATTACKERS' })
        .decision()
        .from?.map(({ card: name }) => name);
    };
    expect([able(), able('Test Chains')]).toEqual([['Juggernaut', 'Grizzly Bears'], ['Grizzly Bears']]);
  });

  it('mtg-2003:103.1 a card that says so does away with a rule for its controller, and for nobody else', () => {
    const discards = (seat: number): string | undefined => {
      const player = { hand: many('Plains', 9), battlefield: ['Test Library'] };
      const other = { hand: many('Plains', 9) };
      const game = position(seat === 0 ? player : other, seat === 0 ? other : player, { turn: { step: 'end' } });
      return game.pass().pass().decisions()[0]?.kind;
    };
    expect([discards(0), discards(1)]).toEqual(['PRIORITY', 'CLEANUP_DISCARD']);
  });

  it('mtg-2003:103.2 who may play a further land, and can’t play lands, plays none', () => {
    const may = (...battlefield: string[]): boolean =>
      offers(position({ hand: ['Forest'], battlefield }), 'PLAY_LAND', 'Forest');
    expect([may('Test Roads'), may('Test Drought'), may('Test Roads', 'Test Drought')]).toEqual([true, false, false]);
  });
});
