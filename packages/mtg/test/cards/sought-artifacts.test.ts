/** Artifacts that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  creatureCard,
  damage,
  destroy,
  draw,
  instant,
  keyword,
  mana,
  permanent,
  t,
  target,
} from '../../src/language/builders.js';
import { giants } from '../8-multiplayer/teams.js';
import { attackWith, choices, fight, mayBlock, offered, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  instant('Test Read', '{0}', { effects: [draw(1)] }),
  creatureCard('Test Dragon', '{0}', 'Dragon', '4/4', keyword('flying')),
  instant('Test Blast', '{0}', { targets: [target(anyTarget)], effects: [damage(6, t(0))] }),
  creatureCard(
    'Test Martyr',
    '{0}',
    'Cleric',
    '1/1',
    activated([{ pay: 'sacrifice', what: 'self' }], { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
  ),
  creatureCard(
    'Test Pinger',
    '{0}',
    'Wizard',
    '1/2',
    activated([mana('{3}')], { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
  ),
);

const bearer = (card: string) => ({ card, as: 'host' });

it('Bubbling Cauldron (mtg:119.3) gains 4, or what opponents lose for a Newt', () => {
  const at = (ability: number) => {
    const game = magicPosition([{ battlefield: ['Bubbling Cauldron', 'Festering Newt', 'Forest'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Bubbling Cauldron', ability });
    return [game.resolve().life(0), game.life(1)];
  };
  expect([at(0), at(1)]).toEqual([
    [24, 20],
    [24, 16],
  ]);
});

it("Illusionist's Bracers (mtg:707.10) copy an ability of the equipped creature", () => {
  const game = magicPosition([
    {
      battlefield: [
        bearer('Test Pinger'),
        { card: "Illusionist's Bracers", attachedTo: 'host' },
        ...lands(3, 'Forest'),
      ],
    },
    {},
  ]);
  game.activate(0, 'Test Pinger', { player: 1 }).resolve();
  if (!game.waiting()) game.answer(0, game.decision().default);
  game.resolveAll();
  expect(game.life(1)).toBe(18);
});

it("Illusionist's Bracers (mtg:602.2b) copy no ability for whose cost their bearer was sacrificed", () => {
  const game = magicPosition([
    { battlefield: [bearer('Test Martyr'), { card: "Illusionist's Bracers", attachedTo: 'host' }] },
    {},
  ]);
  game.activate(0, 'Test Martyr', { player: 1 });
  expect(stack(game)).toEqual(['Test Martyr']);
});

it('Sword of the Meek (mtg:603.6a) may come back for a 1/1 creature, attached to it', () => {
  const game = magicPosition([{ graveyard: ['Sword of the Meek'], hand: ['Memnite', 'Test Dragon'] }, {}]);
  game.cast(0, 'Test Dragon').resolve();
  expect(stack(game)).toEqual([]);
  game.cast(0, 'Memnite').resolve().resolve().answer(0, { confirm: true });
  expect(game.figures('Memnite')).toBe('2/3');
});

it('Defense Grid (mtg:601.2f) makes spells dearer but in their controller’s turn', () => {
  const game = magicPosition([
    { battlefield: ['Defense Grid'], hand: ['Test Read'] },
    { hand: ['Test Read'], battlefield: lands(2, 'Island') },
  ]);
  expect(offered(game)).toEqual(['Test Read']);
  expect(offered(game.pass())).toEqual([]);
  const rich = magicPosition([
    { battlefield: ['Defense Grid'] },
    { hand: ['Test Read'], battlefield: lands(3, 'Island') },
  ]);
  expect(offered(rich.pass())).toEqual(['Test Read']);
});

it('Defense Grid (mtg:805.4) lets both players be whose team has the turn', () => {
  const mine = { hand: ['Memnite'] };
  const game = giants([mine, mine, { ...mine, battlefield: ['Defense Grid'] }, mine]);
  const able = game.decisions().map(({ seat, options = [] }) => [seat, options.some(({ kind }) => kind === 'CAST')]);
  expect(able).toEqual([
    [0, true],
    [1, true],
  ]);
});

it('Oblivion Stone (mtg:701.8a) destroys what has no fate counter, and removes those', () => {
  const game = magicPosition([
    { battlefield: ['Oblivion Stone', ...lands(5, 'Forest'), { card: 'Memnite', counters: { fate: 1 } }] },
    { battlefield: ['Hill Giant'] },
  ]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Oblivion Stone', ability: 1 }).resolve();
  expect([game.zones('Hill Giant'), game.the('Memnite').counters, game.all('Forest').length]).toEqual([
    ['graveyard'],
    {},
    5,
  ]);
});

it('Druidic Satchel (mtg:701.20a) does what the top card says', () => {
  const at = (top: string) => {
    const game = magicPosition([
      { battlefield: ['Druidic Satchel', ...lands(2, 'Island')], library: [top, 'Island'] },
      {},
    ]);
    game.activate(0, 'Druidic Satchel').resolve();
    return [game.all('Saproling').length, game.zones(top).at(-1), game.life(0)];
  };
  expect([at('Memnite'), at('Forest'), at('Test Bolt'), at('Dryad Arbor')]).toEqual([
    [1, 'library', 20],
    [0, 'battlefield', 20],
    [0, 'library', 22],
    [1, 'battlefield', 20],
  ]);
});

it('Vedalken Shackles (mtg:611.2b) holds a creature that is no stronger than there are Islands, while it is tapped', () => {
  const at = () => {
    const game = magicPosition([
      { battlefield: ['Vedalken Shackles', ...lands(2, 'Island')], hand: ['Test Blade'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ]);
    game.activate(0, 'Vedalken Shackles');
    if (!game.waiting()) {
      expect(choices(game)).toEqual(['Grizzly Bears']);
      game.choose(0, { card: 'Grizzly Bears' });
    }
    game.resolve();
    expect(game.the('Grizzly Bears').controller).toBe(0);
    return game;
  };
  const gone = at().cast(0, 'Test Blade', { card: 'Vedalken Shackles' }).resolve();
  expect(gone.the('Grizzly Bears').controller).toBe(1);
  const game = at();
  game.until({ turn: 5, step: 'upkeep' });
  expect([game.the('Vedalken Shackles').tapped, game.the('Grizzly Bears').controller]).toEqual([false, 1]);
});

it('Dimir Keyrune (mtg:509.1b) is an unblockable Horror for a turn', () => {
  const game = magicPosition([{ battlefield: ['Dimir Keyrune'], mana: '{U}{B}' }, { battlefield: ['Hill Giant'] }]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Dimir Keyrune', ability: 1 }).resolve();
  expect(game.the('Dimir Keyrune')).toMatchObject({
    power: 2,
    toughness: 2,
    types: ['Artifact', 'Creature'],
    subtypes: ['Horror'],
  });
  expect(mayBlock(attackWith(game, 'Dimir Keyrune'))).toEqual([]);
});

it('Phyrexian Totem (mtg:603.4) has its controller sacrifice for damage while it is a creature', () => {
  const game = magicPosition([
    { battlefield: ['Phyrexian Totem', ...lands(4, 'Forest')], mana: '{C}{C}{B}', hand: ['Test Bolt'] },
    {},
  ]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Phyrexian Totem', ability: 1 }).resolve();
  game.cast(0, 'Test Bolt', { card: 'Phyrexian Totem' }).resolve().resolve();
  const forests = game.decision().options.filter(({ card }) => card === 'Forest');
  game.answer(0, { choose: forests.slice(0, 3).map(({ id }) => id) });
  expect([game.all('Forest').length, game.figures('Phyrexian Totem')]).toEqual([1, '5/5']);
});

it('Phyrexian Totem (mtg:608.2h) was a creature as it died of the damage', () => {
  const game = magicPosition([
    { battlefield: ['Phyrexian Totem', ...lands(7, 'Forest')], mana: '{C}{C}{B}', hand: ['Test Blast'] },
    {},
  ]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Phyrexian Totem', ability: 1 }).resolve();
  game.cast(0, 'Test Blast', { card: 'Phyrexian Totem' }).resolve().resolve();
  game.answer(0, game.decision().default);
  expect([game.zones('Phyrexian Totem'), game.all('Forest').length]).toEqual([['graveyard'], 1]);
});

it('Fleetwheel Cruiser (mtg:301.7) is a creature in the turn in which it enters', () => {
  const game = magicPosition([{ hand: ['Fleetwheel Cruiser'], mana: '{C}{C}{C}{C}' }, {}]);
  game.cast(0, 'Fleetwheel Cruiser').resolve().resolve();
  expect(fight(attackWith(game, 'Fleetwheel Cruiser')).life(1)).toBe(15);
});

it('Grafted Wargear (mtg:701.3d) costs its bearer as it comes off', () => {
  const at = () =>
    magicPosition([
      {
        battlefield: [bearer('Memnite'), 'Hill Giant', { card: 'Grafted Wargear', attachedTo: 'host' }],
        hand: ['Test Blade'],
      },
      {},
    ]);
  const moved = at();
  expect(moved.figures('Memnite')).toBe('4/3');
  moved.activate(0, 'Grafted Wargear', { card: 'Hill Giant' }).resolve().resolve();
  expect([moved.zones('Memnite'), moved.figures('Hill Giant')]).toEqual([['graveyard'], '6/5']);
  const same = at().activate(0, 'Grafted Wargear', { card: 'Memnite' }).resolve();
  expect([same.figures('Memnite'), stack(same)]).toEqual(['4/3', []]);
  const gone = at().cast(0, 'Test Blade', { card: 'Grafted Wargear' }).resolve().resolve();
  expect(gone.zones('Memnite')).toEqual(['graveyard']);
});

it('Sword of Kaldra (mtg:603.2) exiles what its bearer damages, but not one that has died', () => {
  const game = magicPosition([
    {
      battlefield: [bearer('Test Pinger'), { card: 'Sword of Kaldra', attachedTo: 'host' }],
      mana: '{C}{C}{C}{C}{C}{C}',
    },
    { battlefield: ['Hill Giant', 'Memnite'] },
  ]);
  game.activate(0, 'Test Pinger', { card: 'Hill Giant' }).resolve().resolve();
  game.activate(0, 'Test Pinger', { card: 'Memnite' }).resolve().resolve();
  expect([game.zones('Hill Giant'), game.zones('Memnite')]).toEqual([['exile'], ['graveyard']]);
});
