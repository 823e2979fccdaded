/** Further creatures that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import {
  anyTarget,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  instant,
  permanent,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';
import { attackWith, choices, fight, offered, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  instant('Test Green Blade', '{G}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Blue', '{U}', { effects: [draw(1)] }),
  sorcery('Test Mill', '{0}', { targets: [target({ player: 'any' })], effects: [{ do: 'mill', who: t(0), count: 3 }] }),
  sorcery('Test Tribute', '{0}', {
    targets: [target({ player: 'any' })],
    effects: [{ do: 'sacrifice', who: t(0), filter: permanent }],
  }),
  creatureCard(
    'Test Burials',
    '{0}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: [], match: { from: 'library', to: 'graveyard' }, batch: true },
      { effects: [draw(1)] },
    ),
  ),
  creatureCard('Test Warrior', '{0}', 'Human Warrior', '1/1'),
  creatureCard('Test Rogue', '{0}', 'Human Rogue', '1/1'),
);

const kill = (game: Play, name: string, seat = 0): Play => game.castAt(seat, 'Test Blade', { card: name }).resolve();

it('Consuming Aberration (mtg:604.3) counts the graveyards of opponents, and mills them down to a land', () => {
  const game = magicPosition([
    { battlefield: ['Consuming Aberration'], hand: ['Test Blue'], mana: '{U}', graveyard: ['Memnite'] },
    { library: ['Memnite', 'Memnite', 'Forest', 'Memnite'], graveyard: ['Forest'] },
  ]);
  expect(game.figures('Consuming Aberration')).toBe('1/1');
  game.cast(0, 'Test Blue').resolve();
  expect([game.figures('Consuming Aberration'), game.all('Memnite', 'graveyard').length]).toEqual(['4/4', 3]);
});

it('101.4 all opponents put what they revealed into their graveyards at the same time', () => {
  const game = magicPosition([
    { battlefield: ['Consuming Aberration', 'Test Burials'], hand: ['Test Blue'], mana: '{U}' },
    { library: ['Memnite', 'Forest', 'Memnite'], graveyard: ['Memnite'] },
    { library: ['Forest', 'Memnite'] },
  ]);
  game.cast(0, 'Test Blue').resolve();
  expect([game.figures('Consuming Aberration'), stack(game).filter((name) => name === 'Test Burials')]).toEqual([
    '4/4',
    ['Test Burials'],
  ]);
});

it('Savage Ventmaw (mtg:106.4) keeps its mana through the steps of the turn', () => {
  const game = attackWith(magicPosition([{ battlefield: ['Savage Ventmaw'] }, {}]), 'Savage Ventmaw').until({
    step: 'postcombatMain',
  });
  expect((game.view().players[0] as { resources: { mana: unknown } }).resources.mana).toEqual({ R: 3, G: 3 });
});

it('Legions of Lim-Dûl (mtg:702.14c) walks over snow Swamps alone', () => {
  const at = (swamp: string) => {
    const game = magicPosition([{ battlefield: ['Legions of Lim-Dûl'] }, { battlefield: ['Hill Giant', swamp] }]);
    return attackWith(game, 'Legions of Lim-Dûl')
      .decisions()
      .some(({ kind }) => kind === 'BLOCKERS');
  };
  expect([at('Swamp'), at('Snow-Covered Swamp')]).toEqual([true, false]);
});

it('Bramblewood Paragon (mtg:614.1c) has other Warriors enter greater, and those with a counter trample', () => {
  const game = magicPosition([{ battlefield: ['Bramblewood Paragon'], hand: ['Test Warrior', 'Test Rogue'] }, {}]);
  game.cast(0, 'Test Warrior').resolve().cast(0, 'Test Rogue').resolve();
  expect([game.figures('Test Warrior'), game.the('Test Warrior').keywords, game.figures('Test Rogue')]).toEqual([
    '2/2',
    ['trample'],
    '1/1',
  ]);
});

it("Oona's Blackguard (mtg:510.2) has players discard for what a creature with a counter deals", () => {
  const game = magicPosition([
    {
      battlefield: ["Oona's Blackguard", { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }, 'Hill Giant'],
      hand: ['Test Rogue'],
    },
    { hand: ['Forest', 'Forest', 'Forest'] },
  ]);
  expect(game.cast(0, 'Test Rogue').resolve().figures('Test Rogue')).toBe('2/2');
  fight(attackWith(game, 'Grizzly Bears', 'Hill Giant')).resolveAll();
  expect(game.hand(1)).toBe(2);
});

it('Ichorid (mtg:118.12) comes back for another black creature card, until the end step', () => {
  const at = (other: string) =>
    magicPosition([{ graveyard: ['Ichorid', other] }, {}], {
      turn: { number: 3, active: 0, step: 'upkeep' },
    }).resolve();
  const game = at('Death Baron').answer(0, { confirm: true });
  expect([game.zones('Ichorid'), game.zones('Death Baron')]).toEqual([['battlefield'], ['exile']]);
  game.until({ turn: 3, step: 'end' }).resolve();
  expect(game.zones('Ichorid')).toEqual(['graveyard']);
  expect(at('Hill Giant').zones('Ichorid')).toEqual(['graveyard']);
});

it('603.4 an Ichorid that another one has exiled asks for no card any more', () => {
  const game = magicPosition([{ graveyard: ['Ichorid', 'Ichorid', 'Death Baron'] }, {}], {
    turn: { number: 3, active: 0, step: 'upkeep' },
  });
  game.takeDefault('ORDER_TRIGGERS').resolve().answer(0, { confirm: true }).choose(0, { card: 'Ichorid' });
  expect(game.all('Ichorid', 'exile').length).toBe(1);
  game.resolve();
  expect([game.zones('Death Baron'), stack(game), game.decision().kind]).toEqual([['graveyard'], [], 'PRIORITY']);
});

it('Swans of Bryn Argoll (mtg:615.5) prevents damage, for which the controller of its source draws', () => {
  const game = magicPosition([{ hand: ['Test Bolt'] }, { battlefield: ['Swans of Bryn Argoll'] }]);
  game.cast(0, 'Test Bolt', { card: 'Swans of Bryn Argoll' }).resolve();
  expect([game.hand(0), game.hand(1), game.the('Swans of Bryn Argoll').damage]).toEqual([3, 0, 0]);
});

it('Lichenthrope (mtg:614.1a) gets counters instead of damage, and loses one each upkeep', () => {
  const game = magicPosition([{ hand: ['Test Bolt'], battlefield: ['Lichenthrope'] }, {}]);
  game.cast(0, 'Test Bolt', { card: 'Lichenthrope' }).resolve();
  expect([game.figures('Lichenthrope'), game.the('Lichenthrope').damage]).toEqual(['2/2', 0]);
  expect(game.until({ turn: 5, step: 'upkeep' }).resolve().figures('Lichenthrope')).toBe('3/3');
});

it('Duskmantle Guildmage (mtg:603.7b) has an opponent lose a life for each card of theirs, this turn', () => {
  const game = magicPosition([
    { battlefield: ['Duskmantle Guildmage'], mana: '{C}{U}{B}{C}{C}{U}{B}', hand: ['Test Mill'] },
    {},
  ]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Duskmantle Guildmage', ability: 0 }).resolve();
  game.choose(0, { kind: 'ACTIVATE', card: 'Duskmantle Guildmage', ability: 1 }, { player: 1 }).resolve();
  game.takeDefault('ORDER_TRIGGERS').resolveAll();
  expect([game.life(0), game.life(1)]).toEqual([20, 18]);
  game.cast(0, 'Test Mill', { player: 0 }).resolve();
  expect(stack(game)).toEqual([]);
});

it('Zameck Guildmage (mtg:614.1c) has creatures enter greater this turn, and draws for a counter', () => {
  const game = magicPosition([{ battlefield: ['Zameck Guildmage'], mana: '{G}{U}{G}{U}', hand: ['Test Rogue'] }, {}]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Zameck Guildmage', ability: 0 }).resolve().cast(0, 'Test Rogue').resolve();
  expect(game.figures('Test Rogue')).toBe('2/2');
  game.choose(0, { kind: 'ACTIVATE', card: 'Zameck Guildmage', ability: 1 }).resolve();
  expect([game.figures('Test Rogue'), game.hand(0)]).toEqual(['1/1', 1]);
});

it('River Kelpie (mtg:603.6a) draws for what comes from graveyards', () => {
  const game = magicPosition([{ battlefield: ['River Kelpie'], hand: ['Test Blade'] }, {}]);
  kill(game, 'River Kelpie').resolve();
  expect([game.figures('River Kelpie'), stack(game)]).toEqual(['2/2', ['River Kelpie']]);
  expect(game.resolve().hand(0)).toBe(1);
});

it('Servant of the Conduit (mtg:107.14) brings energy, which pays for mana', () => {
  const game = magicPosition([{ hand: ['Servant of the Conduit'], mana: '{C}{G}' }, {}]);
  game.cast(0, 'Servant of the Conduit').resolve().resolve();
  expect((game.view().players[0] as { counters: unknown }).counters).toEqual({ energy: 2 });
});

it("Sarkhan's Whelp (mtg:606.1) deals 1 damage as a Sarkhan planeswalker is activated", () => {
  const game = magicPosition([{ battlefield: ["Sarkhan's Whelp", 'Sarkhan, Dragonsoul'] }, {}]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Sarkhan, Dragonsoul', ability: 0 }).choose(0, { player: 1 }).resolve();
  expect(game.life(1)).toBe(19);
  expect(game.resolve().life(1)).toBe(18);
});

it('Spined Sliver (mtg:608.2h) counts the creatures that block a Sliver as that resolves', () => {
  const game = magicPosition([
    { battlefield: ['Spined Sliver'], hand: ['Test Blade'] },
    { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  ]);
  attackWith(game, 'Spined Sliver').block(1, ['Grizzly Bears', 'Spined Sliver'], ['Hill Giant', 'Spined Sliver']);
  game.castAt(0, 'Test Blade', { card: 'Hill Giant' }).resolve().resolve();
  expect(game.figures('Spined Sliver')).toBe('3/3');
});

it('Kitesail Freebooter (mtg:610.3) takes a noncreature, nonland card until it leaves', () => {
  const game = magicPosition([
    { hand: ['Kitesail Freebooter', 'Test Blade'], mana: '{C}{B}' },
    { hand: ['Forest', 'Memnite', 'Test Bolt'] },
  ]);
  game.cast(0, 'Kitesail Freebooter').resolve().resolve();
  if (!game.waiting()) {
    expect(choices(game)).toEqual(['Test Bolt']);
    game.choose(0, { card: 'Test Bolt' });
  }
  expect(game.zones('Test Bolt')).toEqual(['exile']);
  expect(kill(game, 'Kitesail Freebooter').zones('Test Bolt')).toEqual(['hand']);
});

it('Arcbound Fiend (mtg:122.5) may move a counter onto itself', () => {
  const game = magicPosition(
    [
      { battlefield: ['Arcbound Fiend'].map((name) => ({ card: name, counters: { '+1/+1': 3 } })) },
      { battlefield: [{ card: 'Memnite', counters: { '+1/+1': 2 } }] },
    ],
    { turn: { number: 3, active: 0, step: 'upkeep' } },
  );
  game.choose(0, { card: 'Memnite' }).resolve().answer(0, { confirm: true });
  expect([
    game.the('Memnite').counters,
    (game.the('Arcbound Fiend').counters as { [kind: string]: number })['+1/+1'],
  ]).toEqual([{ '+1/+1': 1 }, 4]);
});

it('Godsire (mtg:111.4) makes an 8/8 Beast of three colors', () => {
  const game = magicPosition([{ battlefield: ['Godsire'] }, {}])
    .activate(0, 'Godsire')
    .resolve();
  expect(game.figures('Beast')).toBe('8/8');
  expect([...(game.the('Beast').colors as string[])].sort()).toEqual(['G', 'R', 'W']);
});

it('Vampire Nocturnus (mtg:611.3a) helps Vampires while the top card is black', () => {
  const at = (top: string) =>
    magicPosition([
      { battlefield: ['Vampire Nocturnus', 'Vampire Interloper', 'Memnite'], library: [top, 'Forest'] },
      {},
    ]);
  const figures = (top: string) =>
    ['Vampire Nocturnus', 'Vampire Interloper', 'Memnite'].map((name) => at(top).figures(name));
  expect([figures('Death Baron'), figures('Forest')]).toEqual([
    ['5/4', '4/2', '1/1'],
    ['3/3', '2/1', '1/1'],
  ]);
});

it('Mortician Beetle (mtg:701.21a) may grow as any player sacrifices a creature, not as one dies', () => {
  const game = magicPosition([
    { battlefield: ['Mortician Beetle'], hand: ['Test Tribute', 'Test Blade'] },
    { battlefield: ['Memnite', 'Hill Giant'] },
  ]);
  game.cast(0, 'Test Tribute', { player: 1 }).resolve();
  game.choose(1, { card: 'Memnite' }).resolve().answer(0, { confirm: true });
  expect(game.figures('Mortician Beetle')).toBe('2/2');
  expect(stack(kill(game, 'Hill Giant'))).toEqual([]);
});

it('Springjack Shepherd (mtg:107.4) makes a Goat for each white mana symbol', () => {
  const game = magicPosition([
    { hand: ['Springjack Shepherd'], mana: '{C}{C}{C}{W}', battlefield: ['Serra Angel'] },
    {},
  ]);
  expect(game.cast(0, 'Springjack Shepherd').resolve().resolve().all('Goat').length).toBe(3);
});

it("Gaea's Revenge (mtg:115.4) is no target of what isn’t green, whoever controls that", () => {
  const game = magicPosition([
    { battlefield: ["Gaea's Revenge", 'Hill Giant'], hand: ['Test Blade', 'Test Green Blade'], mana: '{G}' },
    {},
  ]);
  expect(choices(game.cast(0, 'Test Green Blade')).sort()).toEqual(["Gaea's Revenge", 'Hill Giant']);
  game.choose(0, { card: 'Hill Giant' }).resolve();
  expect(offered(game)).toEqual([]);
});

it('Phyrexian Negator (mtg:603.2) has its controller sacrifice for damage', () => {
  const game = magicPosition([{ battlefield: ['Phyrexian Negator', ...lands(3, 'Swamp')], hand: ['Test Bolt'] }, {}]);
  game.cast(0, 'Test Bolt', { card: 'Phyrexian Negator' }).resolve().resolve();
  const swamps = game
    .decision()
    .options.filter((o) => o.card === 'Swamp')
    .map(({ id }) => id);
  game.answer(0, { choose: swamps });
  expect([game.all('Swamp').length, game.zones('Phyrexian Negator')]).toEqual([0, ['battlefield']]);
});

it('Ashenmoor Liege (mtg:603.2) helps by each color, and an opponent who targets it loses 4 life', () => {
  const game = magicPosition([
    { hand: ['Test Bolt'] },
    { battlefield: ['Ashenmoor Liege', 'Hill Giant', 'Thraximundar'] },
  ]);
  expect([game.figures('Hill Giant'), game.figures('Thraximundar'), game.figures('Ashenmoor Liege')]).toEqual([
    '4/4',
    '8/8',
    '4/1',
  ]);
  game.cast(0, 'Test Bolt', { card: 'Ashenmoor Liege' }).resolve();
  expect(game.life(0)).toBe(16);
});
