/** Subgames (729): Shahrazad, and what is of which game. */
import type { Effect, JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, gainLife, instant, token, triggered } from '../../src/language/builders.js';
import { table } from '../8-multiplayer/table.js';
import { CARDS, commanders } from '../9-casual/cards.js';

const SUBGAME: Effect = { do: 'playSubgame', save: 'won' };
const WITHIN = instant('Test Within', '{0}', {
  effects: [SUBGAME, { do: 'stat', stat: 'life', who: { saved: 'won' }, amount: 5 }, gainLife(1)],
});
const WIN = instant('Test Victory', '{0}', { effects: [{ do: 'win', who: 'you' }] });
const DRAWN = instant('Test Stalemate', '{0}', { effects: [{ do: 'drawGame' }] });
const OWN = [
  WITHIN,
  WIN,
  DRAWN,
  instant('Test Fetch', '{0}', { effects: [{ do: 'bring', to: 'hand', reveal: true }] }),
  instant('Test Anew', '{0}', { effects: [{ do: 'restart' }] }),
  instant('Test Poison', '{0}', { effects: [{ do: 'counters', what: 'you', kind: 'poison', amount: 2 }] }),
  instant('Test Exile All', '{0}', {
    effects: [
      { do: 'move', what: { each: [{ zone: 'battlefield' }] }, to: 'exile', cause: 'exile' },
      { do: 'create', token: token('Test Sprite', 'Creature — Faerie', [], '1/1') },
    ],
  }),
  card('Test Watch', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'move', object: [creature], match: { to: 'battlefield' } }, { effects: [gainLife(10)] }),
    ],
  }),
];
ownCards(...OWN);

const seven = (...more: string[]) => [
  { card: 'Memnite', count: 12 },
  ...more.map((name) => ({ card: name, count: 1 })),
];
/** All that is asked until the first turn begins, by default: everybody keeps. */
const keep = (game: Play): Play => {
  while (!game.waiting()) game.takeDefault('MULLIGAN');
  return game;
};
/** A position of two in which the first player casts what begins a subgame; hands are kept. */
const within = (mine: JsonObject = {}, theirs: JsonObject = {}, spell = 'Test Within'): Play =>
  keep(
    magicPosition([
      { hand: [spell], library: seven(), ...mine },
      { library: seven(), ...theirs },
    ])
      .cast(0, spell)
      .resolve(),
  );
/** The player ends the subgame by conceding it. */
function concede(game: Play, seat: number): Play {
  const left = game.service.concede(game.state, seat);
  if (!left.ok) throw new Error(JSON.stringify(left.error));
  game.state = left.value.state;
  game.events.push(...left.value.events);
  return game;
}
const libraryOf = (game: Play, seat: number): number =>
  Number((game.view().players[seat] as JsonObject & { zones: JsonObject }).zones.library);
const depth = (game: Play): unknown => (game.view().turn as JsonObject).subgame;

describe('a subgame', () => {
  it('mtg:729.1 Shahrazad: a game within the game, and who does not win it loses half their life, rounded up', () => {
    const board = { battlefield: lands(2, 'Plains'), hand: ['Shahrazad'], library: seven(), life: 9 };
    const begin = () =>
      keep(
        magicPosition([board, { library: seven(), life: 13 }])
          .cast(0, 'Shahrazad')
          .resolve(),
      );
    const lost = concede(begin(), 0);
    expect([lost.life(0), lost.life(1), lost.result()]).toEqual([4, 13, null]);
    const won = concede(begin(), 1);
    expect([won.life(0), won.life(1)]).toEqual([9, 6]);
  });

  it('mtg:729.1a the main game waits and goes on at the same point, and nobody has won or lost it', () => {
    const game = within({ battlefield: ['Hill Giant'], life: 7 }, { life: 9 });
    expect([depth(game), game.life(0), game.life(1), game.view().turn.number]).toEqual([1, 20, 20, 1]);
    expect(game.happened('SUBGAME_BEGAN')).toHaveLength(1);
    concede(game, 1);
    expect(game.view().turn).toMatchObject({ number: 3, phase: 'precombatMain', active: 0 });
    expect([depth(game), game.life(0), game.life(1)]).toEqual([undefined, 13, 9]);
    expect(game.zones('Hill Giant')).toEqual(['battlefield']);
    expect(game.happened('SUBGAME_ENDED')).toMatchObject([{ kind: 'WIN', winners: [0] }]);
    expect([game.happened('GAME_ENDED'), game.result()]).toEqual([[], null]);
    expect(game.view().players.map(({ lost }) => lost)).toEqual([false, false]);
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
  });

  it('mtg:729.1b effects and abilities of one game mean nothing in the other', () => {
    const game = within({ battlefield: ['Test Watch'] });
    const first = game.view().turn.active;
    game.until({ step: 'precombatMain' }).cast(first, 'Memnite');
    expect(game.view().stack).toHaveLength(1);
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 20]);
    concede(game, 1);
    expect([game.life(0), game.life(1)]).toEqual([26, 20]);
    expect(game.all('Memnite')).toEqual([]);
  });

  it('mtg:729.2 libraries are the decks and nothing else is in it: hands are drawn of them, and chance says who begins', () => {
    const begun = (outcome: number) =>
      keep(
        magicPosition(
          [
            { hand: ['Test Within', 'Shock'], graveyard: ['Giant Spider'], library: seven(), exile: ['Hill Giant'] },
            { library: seven() },
          ],
          { random: [outcome] },
        )
          .cast(0, 'Test Within')
          .resolve(),
      );
    const game = begun(1);
    expect([game.view().turn.active, begun(0).view().turn.active]).toEqual([1, 0]);
    expect([game.hand(0), game.hand(1), libraryOf(game, 0), libraryOf(game, 1)]).toEqual([7, 7, 5, 5]);
    for (const name of ['Test Within', 'Shock', 'Giant Spider', 'Hill Giant']) expect(game.zones(name)).toEqual([]);
    concede(game, 0);
    expect([game.zones('Shock'), game.zones('Giant Spider'), game.zones('Hill Giant')]).toEqual([
      ['hand'],
      ['graveyard'],
      ['exile'],
    ]);
  });

  it('mtg:729.3 whoever draws fewer than seven cards loses as state-based actions are checked in the first upkeep', () => {
    const game = magicPosition([
      { hand: ['Test Within'], library: [{ card: 'Memnite', count: 6 }] },
      { library: seven() },
    ])
      .cast(0, 'Test Within')
      .resolve();
    expect(depth(game)).toBe(1);
    while (depth(game) === 1) game.takeDefault('MULLIGAN');
    expect(game.happened('SUBGAME_ENDED')).toMatchObject([{ kind: 'WIN', winners: [1] }]);
    expect(game.happened('STEP_BEGAN').at(-1)).toMatchObject({ turn: 1, step: 'upkeep' });
    expect([game.life(0), game.life(1)]).toEqual([21, 25]);
  });

  it('mtg:729.4 what is in the main game is outside it: nothing finds it there', () => {
    const game = within({ battlefield: ['Hill Giant'] }, {});
    const seen = Object.values(game.view().objects).map(({ card: name }) => name);
    expect(seen).not.toContain('Hill Giant');
    expect(new Set(Object.values(game.view().objects).map(({ zone }) => zone))).toEqual(new Set(['hand', 'library']));
  });

  it('mtg:729.4b counters of players belong to one of the games', () => {
    const game = within({ counters: { poison: 3 }, library: [{ card: 'Test Poison', count: 12 }] });
    const counters = () => (game.view().players[0] as JsonObject).counters;
    expect(counters()).toEqual({});
    while (game.decision().seat !== 0) game.pass();
    game.cast(0, 'Test Poison').resolve();
    expect(counters()).toEqual({ poison: 2 });
    concede(game, 1);
    expect(counters()).toEqual({ poison: 3 });
  });

  it('mtg:729.5 as it ends all its cards are shuffled into their owners’ libraries, and then the spell goes on', () => {
    const game = within(
      {
        library: [
          { card: 'Memnite', count: 6 },
          { card: 'Test Exile All', count: 6 },
        ],
      },
      {},
    );
    game.until({ turn: 3, step: 'precombatMain' });
    expect(game.hand(0)).toBeGreaterThan(0);
    const shuffles = game.happened('SHUFFLED').length;
    concede(game, 1);
    expect([libraryOf(game, 0), libraryOf(game, 1), game.hand(0), game.hand(1)]).toEqual([12, 12, 0, 0]);
    expect(game.happened('SHUFFLED').length).toBe(shuffles + 2);
    expect(game.life(0)).toBe(26);
    expect(game.zones('Test Within')).toEqual(['graveyard']);
  });

  it('mtg:729.5 a card that was brought into it is in its owner’s library afterwards, and outside the game no more', () => {
    const library = [{ card: 'Test Fetch', count: 12 }];
    const game = within({ hand: ['Test Within', 'Test Fetch'], library, sideboard: ['Giant Spider'] }, {});
    game.until({ turn: 3, step: 'precombatMain' });
    const fetching = game.decision().seat;
    expect(fetching).toBe(0);
    game.cast(0, 'Test Fetch').resolve().choose(0, { card: 'Giant Spider' });
    expect(game.zones('Giant Spider')).toEqual(['hand']);
    concede(game, 1);
    expect([depth(game), game.zones('Giant Spider'), libraryOf(game, 0)]).toEqual([undefined, ['library'], 13]);
    game.cast(0, 'Test Fetch').resolve();
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
    expect(game.zones('Giant Spider')).toEqual(['library']);
  });

  it('mtg:729.5 cards in its exile are among them, and tokens are not', () => {
    const half = [
      { card: 'Memnite', count: 6 },
      { card: 'Test Exile All', count: 6 },
    ];
    const game = within({ library: half });
    while (game.decision().seat !== 0 || game.view().turn.active !== 0 || game.view().turn.phase !== 'precombatMain')
      game.takeDefault(game.decision().kind);
    game.cast(0, 'Memnite').resolve().cast(0, 'Test Exile All').resolve();
    expect([game.zones('Memnite').filter((zone) => zone === 'exile'), game.all('Test Sprite')]).toMatchObject([
      ['exile'],
      [{ card: 'Test Sprite' }],
    ]);
    concede(game, 1);
    expect([libraryOf(game, 0), libraryOf(game, 1), game.all('Test Sprite')]).toEqual([12, 12, []]);
  });

  it('mtg:729.6 within a subgame another one may be played, and the first is the main game of that', () => {
    const game = within(
      { library: [{ card: 'Test Within', count: 20 }] },
      { library: [{ card: 'Memnite', count: 20 }] },
    );
    while (game.decision().seat !== 0) game.pass();
    keep(game.cast(0, 'Test Within').resolve());
    expect([depth(game), game.hand(0), libraryOf(game, 0)]).toEqual([2, 7, 6]);
    concede(game, 1);
    expect([depth(game), game.life(0), game.life(1)]).toEqual([1, 26, 20]);
    concede(game, 0);
    expect([depth(game), game.life(0), game.life(1), libraryOf(game, 0)]).toEqual([undefined, 21, 25, 20]);
  });

  it('mtg:727.6 one that is restarted leaves the main game as it is, which waits for the new one', () => {
    const game = within({ life: 8, library: [{ card: 'Test Anew', count: 12 }] });
    while (game.decision().seat !== 0) game.pass();
    keep(game.cast(0, 'Test Anew').resolve());
    expect([depth(game), game.life(0), game.hand(0)]).toEqual([1, 20, 7]);
    concede(game, 1);
    expect([depth(game), game.life(0), libraryOf(game, 0)]).toEqual([undefined, 14, 12]);
  });

  it('a drawn subgame has no winner', () => {
    const game = within({ library: [{ card: 'Test Stalemate', count: 12 }] });
    while (game.decision().seat !== 0) game.pass();
    game.cast(0, 'Test Stalemate').resolve();
    expect(game.happened('SUBGAME_ENDED')).toMatchObject([{ kind: 'DRAW', winners: [] }]);
    expect([game.life(0), game.life(1), game.result()]).toEqual([21, 20, null]);
  });

  it('who leaves a subgame of several has their cards back in the main game, which they go on with', () => {
    const players = ['Ann', 'Bob', 'Cas'].map((name) => ({ name, hand: ['Test Within'], library: seven() }));
    const game = keep(
      table(players, { definitions: OWN as never })
        .cast(0, 'Test Within')
        .resolve(),
    );
    concede(game, 1);
    expect([depth(game), libraryOf(game, 1)]).toEqual([1, 0]);
    concede(game, 2);
    expect([libraryOf(game, 0), libraryOf(game, 1), libraryOf(game, 2)]).toEqual([12, 12, 12]);
    expect(game.view().players.map(({ lost }) => lost)).toEqual([false, false, false]);
  });

  it('mtg:729.2c commanders in the command zone are there in the subgame, mtg:729.5c and are there again after it', () => {
    const game = keep(
      commanders([{ command: ['Test Captain'], hand: ['Test Within'], library: seven() }, { library: seven() }], {
        definitions: [...CARDS, ...OWN] as never,
      } as never)
        .cast(0, 'Test Within')
        .resolve(),
    );
    expect([depth(game), game.zones('Test Captain')]).toEqual([1, ['command']]);
    concede(game, 1);
    expect([depth(game), game.zones('Test Captain')]).toEqual([undefined, ['command']]);
  });

  it('hides the hands of the main game, and a state that a seat imagines has nothing of that', () => {
    const game = within({}, { hand: ['Shivan Dragon'] });
    for (const viewer of [0, 1, 'spectator', 'judge'] as const)
      expect(JSON.stringify(game.view(viewer))).not.toContain('Shivan Dragon');
    const how = { seed: 'x', samples: 1, decklists: 'hidden' as const };
    expect(game.service.sample?.(game.state, 0, how)).toEqual([
      expect.not.objectContaining({ within: expect.anything() }),
    ]);
  });

  it('is the same game after it was written down and read again', () => {
    const game = within({ battlefield: ['Test Watch'] });
    game.state = JSON.parse(JSON.stringify(game.state));
    concede(game, 1);
    expect([game.life(0), game.zones('Test Watch')]).toEqual([26, ['battlefield']]);
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
    game.until({ turn: 4 });
  });
});
