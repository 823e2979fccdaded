/** More creatures that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import {
  creatureCard,
  destroy,
  draw,
  instant,
  keyword,
  permanent,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';
import { attackWith, choices, mayAttack, offered, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Red Blue', '{2}{U}{R}', { effects: [draw(1)] }),
  sorcery('Test Mill', '{0}', { targets: [target({ player: 'any' })], effects: [{ do: 'mill', who: t(0), count: 3 }] }),
  sorcery('Test Tribute', '{0}', {
    targets: [target({ player: 'any' })],
    effects: [{ do: 'sacrifice', who: t(0), filter: permanent }],
  }),
  creatureCard(
    'Test Herder',
    '{0}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: [{ is: 'token' }], match: { to: 'battlefield' }, batch: true },
      { effects: [draw(1)] },
    ),
  ),
  creatureCard('Test Runner', '{1}', 'Elf', '2/2', keyword('haste')),
  creatureCard('Test Warrior', '{0}', 'Human Warrior', '1/1'),
  creatureCard('Bogbrew Witch', '{3}{B}', 'Human Wizard', '1/3'),
  creatureCard('Test Rogue', '{0}', 'Human Rogue', '1/1'),
);

/** Seat 0 attacks with this creature alone, and nothing blocks it. */
const hits = (name: string, mine: object = {}, theirs: object = {}): Play => {
  const { battlefield = [], ...more } = mine as { battlefield?: string[] };
  const game = magicPosition([{ battlefield: [name, ...battlefield], ...more }, theirs]);
  return attackWith(game, name).until({ step: 'combatDamage' });
};
const kill = (game: Play, name: string, seat = 0): Play => game.castAt(seat, 'Test Blade', { card: name }).resolve();

it('Thrull Parasite (mtg:122.1) removes a counter of a kind that its controller chooses', () => {
  const game = magicPosition([
    {
      battlefield: ['Thrull Parasite', { card: 'Hill Giant', counters: { '+1/+1': 1, charge: 1 } }, 'Plains'],
    },
    {},
  ]);
  game.activate(0, 'Thrull Parasite');
  expect(choices(game).sort()).toEqual(['Hill Giant', 'Thrull Parasite']);
  game.choose(0, { card: 'Hill Giant' }).resolve().answer(0, game.decision().default);
  expect([game.life(0), Object.values(game.the('Hill Giant').counters as object).length]).toEqual([18, 1]);
});

it('Whispering Specter (mtg:702.90b) may be sacrificed for as many cards as there are poison counters', () => {
  const game = hits('Whispering Specter', {}, { hand: lands(3, 'Forest'), counters: { poison: 1 } });
  game.resolve().answer(0, { confirm: true });
  game.answer(1, game.decision().default);
  expect([game.hand(1), game.zones('Whispering Specter')]).toEqual([1, ['graveyard']]);
});

it('Terastodon (mtg:701.8a) gives an Elephant to each who loses a permanent, and none for an indestructible one', () => {
  const game = magicPosition([
    { hand: ['Terastodon'], mana: '{C}{C}{C}{C}{C}{C}{G}{G}', battlefield: ['Forest'] },
    { battlefield: ['Island', 'Darksteel Citadel'] },
  ]);
  game.cast(0, 'Terastodon').resolve();
  game.choose(0, [{ card: 'Forest' }, { card: 'Island' }, { card: 'Darksteel Citadel' }]).resolve();
  game.answer(0, { confirm: true });
  expect(
    game
      .all('Elephant')
      .map(({ controller }) => controller)
      .sort(),
  ).toEqual([0, 1]);
});

it('Terastodon (mtg:701.7a) makes all Elephants of a player at once', () => {
  const game = magicPosition([
    {
      hand: ['Terastodon'],
      mana: '{C}{C}{C}{C}{C}{C}{G}{G}',
      battlefield: [...lands(3, 'Forest'), 'Test Herder'],
    },
    {},
  ]);
  game.cast(0, 'Terastodon').resolve();
  game
    .choose(
      0,
      lands(3, 'Forest').map((card) => ({ card })),
    )
    .resolve()
    .answer(0, { confirm: true });
  expect([game.all('Elephant').length, game.all('Forest').length, stack(game)]).toEqual([3, 0, ['Test Herder']]);
});

it('It That Betrays (mtg:701.21a) takes what an opponent sacrifices, but no token', () => {
  const game = magicPosition([
    { hand: ['Test Tribute', 'Test Tribute'], battlefield: ['It That Betrays'] },
    { battlefield: ['Hill Giant'] },
  ]);
  game.cast(0, 'Test Tribute', { player: 1 }).resolve().resolve();
  expect(game.the('Hill Giant')).toMatchObject({ controller: 0, owner: 1 });
  game.cast(0, 'Test Tribute', { player: 0 }).resolve();
  game.choose(0, { card: 'Hill Giant' });
  expect([stack(game), game.zones('Hill Giant')]).toEqual([[], ['graveyard']]);
});

it('Narcomoeba (mtg:603.6c) may come onto the battlefield as it is milled, not as it dies', () => {
  const game = magicPosition([{ hand: ['Test Mill', 'Test Blade'], library: lands(3, 'Narcomoeba') }, {}]);
  game.cast(0, 'Test Mill', { player: 0 }).resolve();
  game.takeDefault('ORDER_TRIGGERS');
  game.resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: false });
  game.resolve().answer(0, { confirm: false });
  expect(game.all('Narcomoeba').length).toBe(1);
  kill(game, 'Narcomoeba');
  expect(stack(game)).toEqual([]);
});

it('Herald of War (mtg:601.2f) makes Angels and Humans cheaper by its counters', () => {
  const at = (counters: number, mine: string) =>
    offered(
      magicPosition([
        { battlefield: [{ card: 'Herald of War', counters: { '+1/+1': counters } }], hand: [mine], mana: '{W}{W}' },
        {},
      ]),
    );
  expect([at(2, 'Serra Angel'), at(3, 'Serra Angel'), at(9, 'Hill Giant')]).toEqual([[], ['Serra Angel'], []]);
  expect(
    attackWith(magicPosition([{ battlefield: ['Herald of War'] }, {}]), 'Herald of War').the('Herald of War').counters,
  ).toEqual({
    '+1/+1': 1,
  });
});

it('Festering Newt (mtg:608.2h) weakens a creature of an opponent, more with Bogbrew Witch', () => {
  const at = (...more: string[]) => {
    const game = magicPosition([
      { hand: ['Test Blade'], battlefield: ['Festering Newt', ...more] },
      { battlefield: ['Serra Angel'] },
    ]);
    kill(game, 'Festering Newt');
    if (!game.waiting()) game.choose(0, { card: 'Serra Angel' });
    game.resolve();
    return game.all('Serra Angel').map((o) => `${o.power}/${o.toughness}`);
  };
  expect([at(), at('Bogbrew Witch')]).toEqual([['3/3'], []]);
});

it.each([
  ['Nightscape Familiar', 'Test Red Blue', '{C}{U}{R}'],
  ['Thornscape Familiar', 'Test Red Blue', '{C}{U}{R}'],
])('%s (mtg:601.2f) takes {1} once off a spell of its colors', (familiar, spell, mana) => {
  const at = (name: string, given: string) =>
    offered(magicPosition([{ battlefield: [familiar], hand: [name], mana: given }, {}]));
  expect([at(spell, mana), at(spell, '{U}{R}'), at('Grizzly Bears', '{G}')]).toEqual([[spell], [], []]);
});

it('Nightscape Familiar (mtg:701.19a) regenerates', () => {
  const game = magicPosition([{ battlefield: ['Nightscape Familiar'], hand: ['Test Blade'], mana: '{C}{B}' }, {}]);
  game.activate(0, 'Nightscape Familiar').resolve();
  expect(kill(game, 'Nightscape Familiar').the('Nightscape Familiar').tapped).toBe(true);
});

it.each([
  ['Brighthearth Banneret', 'Test Warrior', 'Air Elemental', '{C}{C}{U}{U}'],
  ['Frogtosser Banneret', 'Test Rogue', 'Goblin Piker', '{R}'],
])('%s (mtg:601.2f) makes spells of two creature types cheaper', (banneret, _other, name, mana) => {
  const at = (battlefield: string[]) => offered(magicPosition([{ battlefield, hand: [name, 'Hill Giant'], mana }, {}]));
  expect([at([]), at([banneret])]).toEqual([[], [name]]);
});

it('Brighthearth Banneret (mtg:702.77a) reinforces', () => {
  const game = magicPosition([{ hand: ['Brighthearth Banneret'], mana: '{C}{R}', battlefield: ['Grizzly Bears'] }, {}]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Brighthearth Banneret' });
  if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
  expect(game.resolve().figures('Grizzly Bears')).toBe('3/3');
});

it('Ghastlord of Fugue (mtg:509.1b) can’t be blocked, and has a chosen card of the hand exiled', () => {
  const game = hits('Ghastlord of Fugue', {}, { hand: ['Forest', 'Memnite'], battlefield: ['Hill Giant'] });
  game.resolve().choose(0, { card: 'Memnite' });
  expect([game.zones('Memnite'), game.zones('Forest'), game.life(1)]).toEqual([['exile'], ['hand'], 16]);
});

it('Puppeteer Clique (mtg:603.7) takes a creature of an opponent’s graveyard for a turn of its controller', () => {
  const game = magicPosition([
    { hand: ['Puppeteer Clique'], mana: '{C}{C}{C}{B}{B}', graveyard: ['Memnite'] },
    { graveyard: ['Hill Giant', 'Forest'] },
  ]);
  game.cast(0, 'Puppeteer Clique').resolve();
  if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
  game.resolve();
  expect(mayAttack(game)).toEqual(['Hill Giant']);
  game.until({ turn: 3, step: 'end' }).resolveAll();
  expect(game.zones('Hill Giant')).toEqual(['exile']);
});

it('Skirk Drill Sergeant (mtg:603.2) shows a card for {2}{R} as a Goblin dies', () => {
  const at = (top: string, dies: string) => {
    const game = magicPosition([
      {
        battlefield: ['Skirk Drill Sergeant', 'Goblin Piker', 'Hill Giant', ...lands(3, 'Mountain')],
        hand: ['Test Blade'],
        library: [top, ...lands(5, 'Forest')],
      },
      {},
    ]);
    kill(game, dies);
    if (stack(game).length === 0) return 'nothing';
    game.resolve().answer(0, { confirm: true });
    return game.zones(top).at(-1);
  };
  expect([
    at('Goblin Raider', 'Goblin Piker'),
    at('Goblin Raider', 'Skirk Drill Sergeant'),
    at('Memnite', 'Goblin Piker'),
    at('Memnite', 'Hill Giant'),
  ]).toEqual(['battlefield', 'battlefield', 'graveyard', 'nothing']);
});

it('Winnower Patrol (mtg:701.20a) grows and Wolf-Skull Shaman makes a Wolf for a card that shares a type', () => {
  const at = (name: string, top: string) => {
    const game = magicPosition([{ battlefield: [name], library: [top, ...lands(3, 'Forest')] }, {}], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    });
    game.resolve().answer(0, { confirm: true });
    const asked = !game.waiting();
    if (asked) game.answer(0, { confirm: true });
    return [asked, game.figures(name), game.all('Wolf').length];
  };
  expect([
    at('Winnower Patrol', 'Test Warrior'),
    at('Winnower Patrol', 'Test Rogue'),
    at('Wolf-Skull Shaman', 'Test Runner'),
  ]).toEqual([
    [true, '4/3', 0],
    [false, '3/2', 0],
    [true, '2/2', 1],
  ]);
});

it('Phantasmagorian (mtg:608.2e) is countered where any player discards three, and comes back for three', () => {
  const game = magicPosition([
    { hand: ['Phantasmagorian', ...lands(3, 'Forest')], mana: '{C}{C}{C}{C}{C}{B}{B}' },
    { hand: lands(4, 'Forest') },
  ]);
  game.cast(0, 'Phantasmagorian').resolve().answer(0, { confirm: false }).answer(1, { confirm: true });
  game.answer(1, game.decision().default);
  expect([game.zones('Phantasmagorian'), game.hand(1)]).toEqual([['graveyard'], 1]);
  game.activate(0, 'Phantasmagorian').resolve();
  expect([game.zones('Phantasmagorian'), game.hand(0)]).toEqual([['hand'], 1]);
});

it('Artisan of Kozilek (mtg:603.2) may return a creature card as it is cast', () => {
  const game = magicPosition([
    { hand: ['Artisan of Kozilek'], mana: '{C}'.repeat(9), graveyard: ['Memnite', 'Forest'] },
    {},
  ]);
  game.cast(0, 'Artisan of Kozilek').resolve().answer(0, { confirm: true });
  expect([game.zones('Memnite'), stack(game)]).toEqual([['battlefield'], ['Artisan of Kozilek']]);
});

it('Lord of the Void (mtg:608.2d) takes a creature card of the seven that it exiles', () => {
  const library = ['Hill Giant', 'Memnite', ...lands(8, 'Forest')];
  const game = hits('Lord of the Void', {}, { library });
  game.resolve();
  expect(choices(game).sort()).toEqual(['Hill Giant', 'Memnite']);
  game.choose(0, { card: 'Hill Giant' });
  expect([game.the('Hill Giant').controller, game.all('Forest', 'exile').length]).toEqual([0, 5]);
});

it('Silent-Blade Oni (mtg:608.2g) casts a spell of the hand that it has seen', () => {
  const game = hits('Silent-Blade Oni', {}, { hand: ['Hill Giant', 'Forest'] });
  game.resolve();
  expect(choices(game).filter((one) => one !== 'undefined')).toEqual(['Hill Giant']);
  game.choose(0, { card: 'Hill Giant' }).resolve();
  expect(game.the('Hill Giant')).toMatchObject({ controller: 0, owner: 1 });
});

it('Renegade Krasis (mtg:702.100a) gives counters to other creatures that have one, as it evolves', () => {
  const game = magicPosition([
    {
      hand: ['Hill Giant'],
      mana: '{C}{C}{C}{R}',
      battlefield: ['Renegade Krasis', 'Grizzly Bears', { card: 'Memnite', counters: { '+1/+1': 1 } }],
    },
    {},
  ]);
  game.cast(0, 'Hill Giant').resolve().resolveAll();
  expect(['Renegade Krasis', 'Memnite', 'Grizzly Bears', 'Hill Giant'].map((name) => game.figures(name))).toEqual([
    '4/3',
    '3/3',
    '2/2',
    '3/3',
  ]);
});

it('Zealots en-Dal (mtg:603.4) gains a life where all nonland permanents are white', () => {
  const at = (...more: string[]) =>
    magicPosition([{ battlefield: ['Zealots en-Dal', 'Forest', ...more] }, { battlefield: ['Hill Giant'] }], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    });
  expect([stack(at()), stack(at('Memnite'))]).toEqual([['Zealots en-Dal'], []]);
  expect(at().resolve().life(0)).toBe(21);
});

it('Avatar of Woe (mtg:601.2f) costs {6} less with ten creature cards in all graveyards, and destroys for good', () => {
  const at = (count: number) =>
    magicPosition([
      { hand: ['Avatar of Woe'], mana: '{B}{B}', graveyard: lands(5, 'Memnite') },
      { graveyard: lands(count - 5, 'Hill Giant') },
    ]);
  expect([offered(at(9)), offered(at(10))]).toEqual([[], ['Avatar of Woe']]);
  const game = magicPosition([{ battlefield: ['Avatar of Woe'] }, { battlefield: ['Hill Giant'] }]);
  game.activate(0, 'Avatar of Woe', { card: 'Hill Giant' }).resolve();
  expect(game.zones('Hill Giant')).toEqual(['graveyard']);
});
