/** Instants and sorceries that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { draw, instant, sorcery } from '../../src/language/builders.js';
import { attackWith, choices, fight, offered } from './support.js';

ownCards(
  instant('Test Read', '{0}', { effects: [draw(1)] }),
  sorcery('Test Upkeep', '{0}', { effects: [{ do: 'extraSteps', steps: ['upkeep'], after: 'phase' }] }),
);

const option = (game: Play, label: string) =>
  game
    .decision()
    .options.filter((one) => one.label === label)
    .map(({ id }) => id);
const all = (game: Play) => game.decision().options.map(({ id }) => id);

it('Arcane Denial (mtg:603.7) lets the other player draw up to two, and its own one, next upkeep', () => {
  const game = magicPosition([{ hand: ['Arcane Denial'], mana: '{C}{U}' }, { hand: ['Test Read'] }]);
  game.pass().cast(1, 'Test Read').pass().castAt(0, 'Arcane Denial', { card: 'Test Read' }).resolve();
  game.until({ turn: 4, step: 'upkeep' }).takeDefault('ORDER_TRIGGERS').resolve().resolve();
  game.answer(1, { choose: option(game, 'draw two cards') });
  game.resolveAll();
  expect([game.hand(0), game.hand(1)]).toEqual([1, 2]);
});

it('603.7b “at the beginning of the next turn’s upkeep” waits for no further upkeep of this turn', () => {
  const game = magicPosition([{ hand: ['Arcane Denial', 'Test Read', 'Test Upkeep'], mana: '{C}{U}' }, {}]);
  game
    .cast(0, 'Test Upkeep')
    .resolve()
    .cast(0, 'Test Read')
    .castAt(0, 'Arcane Denial', { card: 'Test Read' })
    .resolve();
  game.until({ turn: 3, step: 'upkeep' });
  expect(game.view().stack).toEqual([]);
  game.until({ turn: 4, step: 'upkeep' });
  expect([game.decision().kind, game.hand(0)]).toEqual(['ORDER_TRIGGERS', 0]);
});

it("Life's Finale (mtg:701.23a) destroys all creatures, then buries three of an opponent", () => {
  const game = magicPosition([
    { hand: ["Life's Finale"], mana: '{C}{C}{C}{C}{B}{B}', battlefield: ['Memnite'] },
    { battlefield: ['Hill Giant'], library: [...lands(4, 'Grizzly Bears'), 'Forest'] },
  ]);
  game.cast(0, "Life's Finale").resolve();
  game.answer(0, { choose: all(game).slice(0, 3) });
  expect([game.zones('Memnite'), game.zones('Hill Giant'), game.all('Grizzly Bears', 'graveyard').length]).toEqual([
    ['graveyard'],
    ['graveyard'],
    3,
  ]);
});

it('Terrifying Presence (mtg:615.1) prevents combat damage of all creatures but its target', () => {
  const game = magicPosition([
    { hand: ['Terrifying Presence'], mana: '{C}{G}', battlefield: ['Memnite', 'Hill Giant'] },
    {},
  ]);
  game.cast(0, 'Terrifying Presence', { card: 'Hill Giant' }).resolve();
  expect(fight(attackWith(game, 'Memnite', 'Hill Giant')).life(1)).toBe(17);
});

it('Solidarity of Heroes (mtg:601.2f) doubles +1/+1 counters, for {1}{G} more for each further target', () => {
  const at = (given: string) => {
    const heroes = ['Memnite', 'Hill Giant'].map((card) => ({ card, counters: { '+1/+1': 2 } }));
    const game = magicPosition([{ hand: ['Solidarity of Heroes'], mana: given, battlefield: heroes }, {}]);
    return game.cast(0, 'Solidarity of Heroes');
  };
  const game = at('{C}{G}{C}{G}')
    .choose(0, [{ card: 'Memnite' }, { card: 'Hill Giant' }])
    .resolve();
  expect([game.figures('Memnite'), game.figures('Hill Giant')]).toEqual(['5/5', '7/7']);
  at('{C}{G}{C}').refused(0, { choose: [{ card: 'Memnite' }, { card: 'Hill Giant' }] });
});

it('Inspiring Call (mtg:608.2h) draws for each creature with a counter, and makes them indestructible', () => {
  const game = magicPosition([
    {
      hand: ['Inspiring Call'],
      mana: '{C}{C}{G}',
      battlefield: [{ card: 'Memnite', counters: { '+1/+1': 1 } }, 'Hill Giant'],
    },
    {},
  ]);
  game.cast(0, 'Inspiring Call').resolve();
  expect([game.hand(0), game.the('Memnite').keywords, game.the('Hill Giant').keywords]).toEqual([
    1,
    ['indestructible'],
    [],
  ]);
});

it('Drag Down (mtg:608.2h) counts basic land types', () => {
  const game = magicPosition([
    { hand: ['Drag Down'], mana: '{C}{C}{B}', battlefield: ['Swamp', 'Swamp', 'Forest'] },
    { battlefield: ['Hill Giant'] },
  ]);
  game.castAt(0, 'Drag Down', { card: 'Hill Giant' }).resolve();
  expect(game.figures('Hill Giant')).toBe('1/1');
});

it('Attune with Aether (mtg:107.14) finds a basic land and brings energy', () => {
  const game = magicPosition([{ hand: ['Attune with Aether'], mana: '{G}', library: ['Forest', 'Memnite'] }, {}]);
  game.cast(0, 'Attune with Aether').resolve().choose(0, { card: 'Forest' });
  expect([game.zones('Forest'), (game.view().players[0] as { counters: unknown }).counters]).toEqual([
    ['hand'],
    { energy: 2 },
  ]);
});

it('Debt to the Deathless (mtg:119.3) drains twice X', () => {
  const game = magicPosition([{ hand: ['Debt to the Deathless'], mana: '{C}{C}{C}{W}{W}{B}{B}' }, {}]);
  game.cast(0, 'Debt to the Deathless').answer(0, { number: 3 }).resolve();
  expect([game.life(0), game.life(1)]).toEqual([26, 14]);
});

it('Necrologia (mtg:601.3) is cast in the own end step alone, and draws what life is paid', () => {
  const at = (turn: object) => magicPosition([{ hand: ['Necrologia'], mana: '{C}{C}{C}{B}{B}' }, {}], { turn });
  expect(offered(at({}))).toEqual([]);
  const game = at({ number: 3, active: 0, step: 'end' }).cast(0, 'Necrologia').answer(0, { number: 4 }).resolve();
  expect([game.life(0), game.hand(0)]).toEqual([16, 4]);
});

it('Magmaquake (mtg:120.1) deals X to creatures without flying and planeswalkers', () => {
  const game = magicPosition([
    { hand: ['Magmaquake'], mana: '{C}{C}{R}{R}', battlefield: ['Serra Angel', 'Hill Giant', 'Sarkhan the Mad'] },
    {},
  ]);
  game.cast(0, 'Magmaquake').answer(0, { number: 2 }).resolve();
  expect([
    game.the('Serra Angel').damage,
    game.the('Hill Giant').damage,
    game.the('Sarkhan the Mad').loyalty,
    game.life(1),
  ]).toEqual([0, 2, 5, 20]);
});

it('Syphon Mind (mtg:608.2c) draws for each card that others discard', () => {
  const game = magicPosition([
    { hand: ['Syphon Mind', 'Forest'], mana: '{C}{C}{C}{B}' },
    { hand: ['Forest', 'Island'] },
  ]);
  game.cast(0, 'Syphon Mind').resolve().choose(1, { card: 'Island' });
  expect([game.hand(0), game.hand(1)]).toEqual([2, 1]);
});

it('Time Reversal (mtg:701.24) gives all new hands and is exiled', () => {
  const game = magicPosition([
    { hand: ['Time Reversal', 'Forest'], mana: '{C}{C}{C}{U}{U}', graveyard: ['Memnite'] },
    {},
  ]);
  game.cast(0, 'Time Reversal').resolve();
  expect([game.hand(0), game.hand(1), game.zones('Time Reversal'), game.all('Memnite', 'graveyard').length]).toEqual([
    7,
    7,
    ['exile'],
    0,
  ]);
});

it('Traumatize (mtg:107.1a) mills half, rounded down', () => {
  const game = magicPosition([{ hand: ['Traumatize'], mana: '{C}{C}{C}{U}{U}' }, { library: lands(7, 'Forest') }]);
  expect(game.cast(0, 'Traumatize', { player: 1 }).resolve().all('Forest', 'graveyard').length).toBe(3);
});

it('Urgent Exorcism (mtg:115.1) destroys a Spirit or an enchantment', () => {
  const game = magicPosition([
    { hand: ['Urgent Exorcism'], mana: '{C}{W}', battlefield: ['Raking Canopy', 'Dungeon Geists', 'Hill Giant'] },
    {},
  ]);
  expect(choices(game.cast(0, 'Urgent Exorcism')).sort()).toEqual(['Dungeon Geists', 'Raking Canopy']);
});

it('Ignite Disorder (mtg:601.2d) divides 3 damage among white and blue creatures', () => {
  const game = magicPosition([
    { hand: ['Ignite Disorder'], mana: '{C}{R}', battlefield: ['Serra Angel', 'Air Elemental', 'Hill Giant'] },
    {},
  ]);
  game.cast(0, 'Ignite Disorder');
  expect(choices(game).sort()).toEqual(['Air Elemental', 'Serra Angel']);
});

it('Beacon of Tomorrows (mtg:500.7) gives a turn and is shuffled into its owner’s library', () => {
  const game = magicPosition([{ hand: ['Beacon of Tomorrows'], mana: '{C}{C}{C}{C}{C}{C}{U}{U}' }, {}]);
  game.cast(0, 'Beacon of Tomorrows', { player: 0 }).resolve();
  expect(game.zones('Beacon of Tomorrows')).toEqual(['library']);
  expect(game.until({ turn: 4, step: 'upkeep' }).view().turn.active).toBe(0);
});

it('Silence (mtg:101.2) keeps opponents from casting for the turn', () => {
  const game = magicPosition([{ hand: ['Silence', 'Test Read'], mana: '{W}' }, { hand: ['Test Read'] }]);
  game.cast(0, 'Silence').resolve();
  expect([offered(game), offered(game.pass())]).toEqual([['Test Read'], []]);
  expect(offered(game.until({ turn: 4, step: 'precombatMain' }))).toEqual(['Test Read']);
});

it('Fateful Showdown (mtg:608.2h) counts, discards and draws the hand', () => {
  const game = magicPosition([{ hand: ['Fateful Showdown', 'Forest', 'Forest', 'Memnite'], mana: '{C}{C}{R}{R}' }, {}]);
  game.cast(0, 'Fateful Showdown', { player: 1 }).resolve();
  expect([game.life(1), game.hand(0), game.zones('Memnite')]).toEqual([17, 3, ['graveyard']]);
});

it('Viridescent Wisps (mtg:105.3) makes a creature green and stronger, and draws', () => {
  const game = magicPosition([{ hand: ['Viridescent Wisps'], mana: '{G}', battlefield: ['Hill Giant'] }, {}]);
  game.castAt(0, 'Viridescent Wisps', { card: 'Hill Giant' }).resolve();
  expect([game.figures('Hill Giant'), game.the('Hill Giant').colors, game.hand(0)]).toEqual(['4/3', ['G'], 1]);
});
