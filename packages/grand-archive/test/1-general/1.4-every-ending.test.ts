/** How games of two and more players end: every way to lose, to win and to draw, and several at one moment (1.1, 1.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, on, play } from '../support/own-cards.js';
import { position, some } from '../support/play.js';
import { concede, table } from '../support/table.js';

const BAUBLE = 'Bauble of Abundance';
const decree = (...effects: JsonObject[]) => action('Decree', { effects });
const after = (...effects: JsonObject[]) =>
  play([decree(...effects)], { hand: ['Decree'] }, {})
    .activateCard(0, 'Decree')
    .resolve()
    .result();
const everyChampion: JsonObject = { each: [{ zone: 'field' }, { has: ['types', ['Champion']] }] };
const win = (who: string): JsonObject => ({ do: 'win', who });
const lose = (who: string): JsonObject => ({ do: 'lose', who });

describe('several players at one moment', () => {
  it('ga:1.1.2.2 when all players of a larger game lose at one moment nobody wins', () => {
    for (const seats of [3, 4]) {
      const empty = Array.from({ length: seats - 1 }, () => ({ mainDeck: [] }));
      const game = table([{ field: [BAUBLE], mainDeck: [] }, ...empty]).use(0, BAUBLE);
      while (!game.result()) game.pass();
      expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [], rules: expect.arrayContaining(['ga:1.1.2.2']) });
    }
  });

  it('ga:1.1.2.2.1 who had lost before has no part in a later draw', () => {
    const game = concede(table([{ field: [BAUBLE], mainDeck: [] }, { mainDeck: [] }, { mainDeck: [] }]), 2);
    expect(game.happened('PLAYER_LOST').map(({ seat, reason }) => [seat, reason])).toEqual([[2, 'conceded']]);
    game.use(0, BAUBLE);
    while (!game.result()) game.pass();
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [] });
    // Only the two others lose now, and their loss is another one.
    expect(game.happened('PLAYER_LOST').map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(game.view().players[2]).toMatchObject({ lost: true });
  });

  it('ga:1.4.4.2 with three players the game goes on while one of them is left, who has won', () => {
    const game = table([{ field: [BAUBLE], mainDeck: [] }, { mainDeck: [] }, {}]).use(0, BAUBLE);
    while (!game.result()) game.pass();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [2] });
  });

  it('ga:1.4.4.2 champions that are defeated at one moment draw the game, ga:1.1.2.1 and so do different reasons', () => {
    const storm = { do: 'damage', amount: 30, to: everyChampion };
    expect(after(storm)).toMatchObject({ kind: 'DRAW', winners: [] });
    const mixed = play(
      [
        decree(
          { do: 'draw', who: 'you', count: 1 },
          {
            do: 'damage',
            amount: 30,
            to: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }, { zone: 'field' }] },
          },
        ),
      ],
      { hand: ['Decree'], mainDeck: [] },
      {},
    ).activateCard(0, 'Decree');
    expect(mixed.resolve().result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });

  it('ga:1.4.4.2 an effect by which both win or both lose', () => {
    expect(after(lose('players'))).toMatchObject({ kind: 'DRAW', winners: [] });
    expect(after(win('players'))).toMatchObject({ kind: 'DRAW', winners: [] });
  });
});

describe('winning and losing together', () => {
  it('ga:1.4.3.6 a player who wins and loses at one moment loses, whichever is said first', () => {
    expect(after(win('you'), lose('you'))).toMatchObject({ kind: 'WIN', winners: [1] });
    expect(after(lose('you'), win('you'))).toMatchObject({ kind: 'WIN', winners: [1] });
    // The same is so where the loss is that of a champion, or of an empty deck.
    const bold = decree(win('you'), {
      do: 'damage',
      amount: 30,
      to: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }, { zone: 'field' }] },
    });
    const game = play([bold], { hand: ['Decree'] }, {})
      .activateCard(0, 'Decree')
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
    const gone = decree(win('you'), {
      do: 'move',
      what: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }, { zone: 'field' }] },
      to: 'banishment',
      cause: 'banish',
    });
    const without = play([gone], { hand: ['Decree'] }, {})
      .activateCard(0, 'Decree')
      .resolve();
    expect(without.result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });

  it('ga:1.4.4.1 an effect says that the game is a draw, and so it ends at once', () => {
    expect(after({ do: 'drawGame' })).toMatchObject({ kind: 'DRAW', winners: [], rules: ['ga:1.4.4.1'] });
    const four = table([{ hand: ['Decree'] }, {}, {}, {}], { definitions: [decree({ do: 'drawGame' })] });
    four.activateCard(0, 'Decree');
    while (!four.result()) four.pass();
    expect([four.result()?.kind, four.happened('PLAYER_LOST')]).toEqual(['DRAW', []]);
  });
});

describe('what keeps players from losing', () => {
  const charm = (by?: string) =>
    card(
      'Charm',
      { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] },
      { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'cantLose', ...(by ? { by } : {}) }] },
    );

  it('ga:2.11.7.3.3 who concedes loses, though an effect says that they can not', () => {
    const charmed = () => play([charm(), decree(lose('opponents'))], { hand: ['Decree'] }, { field: ['Charm'] });
    expect(charmed().activateCard(0, 'Decree').resolve().result()).toBeNull();
    expect(concede(charmed(), 1).result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('ga:2.11.7.9.2 what a card says comes before the rules: a player need not lose by drawing from an empty deck', () => {
    const start = (...field: string[]) =>
      play(
        [charm('deckOut'), decree({ do: 'draw', who: 'opponents', count: 1 })],
        { hand: ['Decree'] },
        { field, mainDeck: [] },
      )
        .activateCard(0, 'Decree')
        .resolve();
    expect([start().result()?.winners, start('Charm').result()]).toEqual([[0], null]);
    // Other reasons are reasons all the same.
    const bolt = action('Bolt', {
      targets: [on('Champion')],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 30 }],
    });
    const game = play([charm('deckOut'), bolt], { hand: ['Bolt'] }, { field: ['Charm'] });
    game.activateCard(0, 'Bolt', { card: 'Spirit of Fire' }).resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('ga:2.11.7.8.3 a champion without life dies, though its player can not be defeated, and then loses for having none', () => {
    const bolt = action('Bolt', {
      targets: [on('Champion')],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 30 }],
    });
    const struck = (by?: string) =>
      play([charm(by), bolt], { hand: ['Bolt'] }, { field: ['Charm'] })
        .activateCard(0, 'Bolt', { card: 'Spirit of Fire' })
        .resolve();
    expect(struck('defeated').result()).toMatchObject({ winners: [0], reason: 'controls no champion' });
    // Who can lose for no reason at all goes on without one.
    expect([struck().result(), struck().zones('Spirit of Fire')]).toEqual([null, ['graveyard']]);
  });

  it('ga:2.5.1.5.4 what says that they lose does not beat what says that they can not, however new it is', () => {
    const game = play([charm(), decree(lose('you'))], { hand: ['Decree'], field: ['Charm'] }, {});
    expect(game.activateCard(0, 'Decree').resolve().result()).toBeNull();
  });
});

describe('more than two players', () => {
  it('ga:1.2.4 with three players a game is one of several: the loss of one of them ends nothing', () => {
    expect(concede(table([{}, {}, {}]), 1).result()).toBeNull();
    const turns = [4, 5, 6].map((turn) => table([{}, {}, {}]).until({ turn }).view().turn.active);
    expect(turns).toEqual([1, 2, 0]);
    expect(concede(position([{}, {}]), 1).result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('ga:1.4.2.2 each way of losing leaves the game to the last one', () => {
    const game = table([{ hand: ['Decree', ...some(1)] }, { mainDeck: [] }, {}], {
      definitions: [decree({ do: 'draw', who: 'opponents', count: 1 })],
    });
    game.activateCard(0, 'Decree');
    while (game.stack().length > 0) game.pass();
    expect([game.happened('PLAYER_LOST'), game.result()]).toMatchObject([[{ seat: 1 }], null]);
    expect(concede(game, 2).result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
});
