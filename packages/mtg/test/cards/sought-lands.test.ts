/** Lands that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { creatureCard, keyword } from '../../src/language/builders.js';
import { attackWith, choices, offered } from './support.js';

ownCards(creatureCard('Test Dragon', '{0}', 'Dragon', '4/4', keyword('flying')));

const poolOf = (game: Play, seat = 0) => (game.view().players[seat] as { resources: { mana: unknown } }).resources.mana;
const all = (game: Play) => game.decision().options.map(({ id }) => id);

it('Haven of the Spirit Dragon (mtg:106.6) pays for Dragons, and brings one or an Ugin back', () => {
  const at = (name: string) =>
    offered(
      magicPosition([{ battlefield: ['Haven of the Spirit Dragon', ...lands(2, 'Mountain')], hand: [name] }, {}]),
    );
  expect(at('Test Dragon')).toEqual(['Test Dragon']);
  const game = magicPosition([
    {
      battlefield: ['Haven of the Spirit Dragon', ...lands(2, 'Mountain')],
      graveyard: ['Test Dragon', 'Ugin, the Spirit Dragon', 'Memnite', 'Sarkhan the Mad'],
    },
    {},
  ]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Haven of the Spirit Dragon', mana: false });
  expect(choices(game).sort()).toEqual(['Test Dragon', 'Ugin, the Spirit Dragon']);
  expect(game.choose(0, { card: 'Test Dragon' }).resolve().zones('Test Dragon')).toEqual(['hand']);
});

it('Gemstone Mine (mtg:605.3b) is sacrificed by its own ability as its last counter goes', () => {
  const game = magicPosition([{ battlefield: [{ card: 'Gemstone Mine', counters: { mining: 1 } }] }, {}]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Gemstone Mine' });
  if (!game.waiting()) game.choose(0, { value: 'R' });
  expect([poolOf(game), game.zones('Gemstone Mine')]).toEqual([{ R: 1 }, ['graveyard']]);
  expect(
    magicPosition([{ hand: ['Gemstone Mine'] }, {}])
      .choose(0, { card: 'Gemstone Mine' })
      .the('Gemstone Mine').counters,
  ).toEqual({ mining: 3 });
});

it('Desert (mtg:511.2) deals its damage in the end of combat step alone', () => {
  const game = magicPosition([{ battlefield: ['Memnite'] }, { battlefield: ['Desert'] }]);
  attackWith(game, 'Memnite').until({ step: 'combatDamage' });
  expect(
    game
      .decisions()
      .flatMap(({ options = [] }) => options)
      .some((o) => o.card === 'Desert' && !o.mana),
  ).toBe(false);
  game.until({ step: 'endOfCombat' }).pass();
  game.choose(1, { kind: 'ACTIVATE', card: 'Desert', mana: false }).resolve();
  expect(game.zones('Memnite')).toEqual(['graveyard']);
});

it("Maze's End (mtg:104.2b) finds a Gate, and wins with ten of different names", () => {
  const gates = [
    'Azorius Guildgate',
    'Boros Guildgate',
    'Dimir Guildgate',
    'Golgari Guildgate',
    'Gruul Guildgate',
    'Izzet Guildgate',
    'Orzhov Guildgate',
    'Rakdos Guildgate',
    'Selesnya Guildgate',
  ];
  const at = (found: string) => {
    const game = magicPosition([
      {
        battlefield: [{ card: "Maze's End", tapped: false }, ...gates, ...lands(3, 'Forest')],
        library: [found, 'Forest', 'Forest'],
      },
      {},
    ]);
    game.choose(0, { kind: 'ACTIVATE', card: "Maze's End", mana: false }).resolve();
    game.answer(0, { choose: all(game) });
    return [game.zones("Maze's End")[0], game.result()?.winners ?? null];
  };
  expect(at('Simic Guildgate')).toEqual(['hand', [0]]);
  expect(at('Boros Guildgate')).toEqual(['hand', null]);
});
