/** Games that are played for ante (407), in either edition. */
import { olderMagic, ownCards, ownMagic, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { continuous, creatureCard } from '../../src/language/builders.js';

ownCards(
  creatureCard('Test Gambler', '{0}', 'Ogre', '1/1', continuous('self', [{ mod: 'rule', rule: 'onlyForAnte' }])),
);

const MONO = { main: [{ card: 'Plains', count: 60 }] };
const MIXED = {
  main: [
    { card: 'Forest', count: 40 },
    { card: 'Grizzly Bears', count: 4 },
    { card: 'Hill Giant', count: 4 },
    { card: 'Swamp', count: 12 },
  ],
};
const playedBy = (edition: string) => (edition === 'current' ? ownMagic() : olderMagic(edition));
const made = (edition: string, format: string | undefined, seed: string, decks: object[] = [MONO, MIXED]) =>
  playedBy(edition).create({
    ruleset: 'mtg',
    edition,
    seed,
    options: { payment: 'auto', autoPass: 'none', ...(format ? { format } : {}) },
    seats: decks.map((deck, seat) => ({ name: `P${seat}`, deck })),
  } as never);
const begun = (edition: string, format: string | undefined, seed = 'ante'): Play => {
  const created = made(edition, format, seed);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new Play(playedBy(edition), created.value.state);
};
interface Shown {
  id: string;
  owner?: number;
  objects: string[];
}
const anteOf = (game: Play, viewer = 0): { owner: unknown; card: unknown }[] =>
  (game.view(viewer).zones as unknown as Shown[])
    .filter(({ id }) => id.startsWith('ante'))
    .flatMap(({ objects }) => objects)
    .map((id) => {
      const { owner, card } = game.view(viewer).objects[id] as { owner: unknown; card: unknown };
      return { owner, card };
    });
const library = (game: Play, seat: number): unknown =>
  (game.view(0).zones as unknown as { id: string; owner?: number; count?: number }[]).find(
    ({ id, owner }) => id === 'library' && owner === seat,
  )?.count;

function isAnOption(edition: string): void {
  const usual = begun(edition, undefined);
  expect([anteOf(usual), usual.view(0).zones.some(({ id }) => String(id).startsWith('ante'))]).toEqual([[], false]);
  expect(anteOf(begun(edition, 'ante')).length).toBe(2);
}

function isSetAsideAndWon(edition: string): void {
  const game = begun(edition, 'ante');
  const before = anteOf(game);
  expect([before.map(({ owner }) => owner).sort(), anteOf(game, 1)]).toEqual([[0, 1], before]);
  expect([library(game, 0), library(game, 1), game.hand(0), game.hand(1)]).toEqual([52, 52, 7, 7]);
  // By chance: not the same card each time.
  const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (seed) => anteOf(begun(edition, 'ante', seed)).find(({ owner }) => owner === 1)?.card,
  );
  expect(new Set(cards).size).toBeGreaterThan(1);
  const conceded = game.service.concede(game.state, 1);
  if (!conceded.ok) throw new Error(conceded.error.detail);
  const over = new Play(game.service, conceded.value.state);
  expect(over.result()?.winners).toEqual([0]);
  expect(anteOf(over).map(({ owner }) => owner)).toEqual([0, 0]);
  expect(
    anteOf(over)
      .map(({ card }) => card)
      .sort(),
  ).toEqual(before.map(({ card }) => card).sort());
}

function hasCardsOfItsOwn(edition: string): void {
  const gambling = {
    main: [
      { card: 'Plains', count: 56 },
      { card: 'Test Gambler', count: 4 },
    ],
  };
  const refused = made(edition, undefined, 'x', [gambling, MIXED]);
  expect(refused.ok || refused.error).toMatchObject({
    code: 'DECK_ILLEGAL',
    errors: [{ path: '$.seats[0].deck.main[1]' }],
  });
  const beside = { ...MIXED, sideboard: [{ card: 'Test Gambler', count: 1 }] };
  expect(made(edition, undefined, 'x', [beside, MIXED])).toMatchObject({
    ok: false,
    error: { code: 'DECK_ILLEGAL', errors: [{ path: '$.seats[0].deck.sideboard[0]' }] },
  });
  expect(made(edition, 'ante', 'x', [beside, MIXED]).ok).toBe(true);
  const other = made(edition, undefined, 'x', [MIXED, gambling]);
  expect(other.ok || other.error).toMatchObject({ errors: [{ path: '$.seats[1].deck.main[1]' }] });
  expect(made(edition, 'ante', 'x', [gambling, MIXED]).ok).toBe(true);
}

describe('ante', () => {
  it('mtg:407.1 is played for only where that was chosen', () => isAnOption('current'));
  it('mtg:407.2 a random card of each deck is set aside for all to see, and the winner owns them', () =>
    isSetAsideAndWon('current'));
  it('mtg:407.2 of several players each sets one aside, whoever goes first, and the last one left owns them all', () => {
    const created = made('current', 'ante', 'three', [MONO, MIXED, MONO]);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    let game = new Play(ownMagic(), created.value.state);
    expect(
      anteOf(game)
        .map(({ owner }) => owner)
        .sort(),
    ).toEqual([0, 1, 2]);
    for (const seat of [0, 2]) {
      const left = game.service.concede(game.state, seat);
      if (!left.ok) throw new Error(left.error.detail);
      game = new Play(game.service, left.value.state);
    }
    // What belongs to a player who leaves goes with them, but as the game ends.
    expect([game.result()?.winners, anteOf(game).map(({ owner }) => owner)]).toEqual([[1], [1, 1]]);
  });
  it('mtg:407.3 cards that are for it alone are in no other deck', () => hasCardsOfItsOwn('current'));
});

describe('ante in 2003', () => {
  it('mtg-2003:217.9a is played for only where that was chosen', () => isAnOption('2003'));
  it('mtg-2003:217.9b a random card of each deck is set aside for all to see, and the winner owns them', () =>
    isSetAsideAndWon('2003'));
  it('mtg-2003:217.9c cards that are for it alone are in no other deck', () => hasCardsOfItsOwn('2003'));
});
