/** Legendary creatures that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  instant,
  permanent,
  t,
  target,
} from '../../src/language/builders.js';
import { attackWith, choices, mayBlock, offered, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  instant('Test Blue', '{U}', { effects: [draw(1)] }),
  card('Test Altar', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'sacrifice', what: creature, count: 1, label: 'a creature' }], { effects: [] })],
  }),
  creatureCard('Test Warrior', '{0}', 'Human Warrior', '1/1'),
  creatureCard('Test Rogue', '{0}', 'Human Rogue', '1/1'),
);

/** Seat 0 attacks with this creature alone, and nothing blocks it. */
const hits = (name: string, mine: object = {}, theirs: object = {}): Play => {
  const { battlefield = [], ...more } = mine as { battlefield?: string[] };
  const game = magicPosition([{ battlefield: [name, ...battlefield], ...more }, theirs]);
  return attackWith(game, name).until({ step: 'combatDamage' });
};
const kill = (game: Play, name: string, seat = 0): Play => game.castAt(seat, 'Test Blade', { card: name }).resolve();

it('Korlash, Heir to Blackblade (mtg:207.2c) is as large as there are Swamps, and finds two for another one', () => {
  const game = magicPosition([
    {
      battlefield: ['Korlash, Heir to Blackblade', ...lands(2, 'Swamp')],
      hand: ['Korlash, Heir to Blackblade', 'Memnite'],
      library: ['Swamp', 'Swamp', 'Island'],
    },
    { battlefield: ['Swamp'] },
  ]);
  expect(game.figures('Korlash, Heir to Blackblade')).toBe('2/2');
  game.choose(0, { kind: 'ACTIVATE', card: 'Korlash, Heir to Blackblade', ability: 2 });
  game.choose(0, { card: 'Korlash, Heir to Blackblade' }).resolve();
  expect(choices(game)).toEqual(['Swamp', 'Swamp']);
  game.answer(0, { choose: game.decision().options.map(({ id }) => id) });
  expect([game.figures('Korlash, Heir to Blackblade'), game.hand(0)]).toEqual(['4/4', 1]);
});

it('Tarox Bladewing (mtg:608.2h) doubles its power for another Tarox', () => {
  const game = magicPosition([{ battlefield: ['Tarox Bladewing'], hand: ['Tarox Bladewing'] }, {}]);
  game.activate(0, 'Tarox Bladewing').choose(0, { card: 'Tarox Bladewing' });
  expect(game.resolve().figures('Tarox Bladewing')).toBe('8/7');
});

it('Oona, Queen of the Fae (mtg:608.2d) makes a Faerie Rogue for each card of the chosen color', () => {
  const game = magicPosition([
    { battlefield: ['Oona, Queen of the Fae'], mana: '{C}{C}{C}{U}' },
    { library: ['Hill Giant', 'Grizzly Bears', 'Hill Giant', 'Hill Giant', 'Forest'] },
  ]);
  game.activate(0, 'Oona, Queen of the Fae').answer(0, { number: 3 }).resolve();
  game.choose(0, { value: 'R' });
  expect([game.all('Faerie Rogue').length, game.all('Hill Giant', 'exile').length]).toEqual([2, 2]);
});

it('113.7a a color that is chosen for an ability whose source has left is the one that it goes by', () => {
  const game = magicPosition([
    { battlefield: ['Oona, Queen of the Fae'], mana: '{C}{C}{C}{U}', hand: ['Test Blade'] },
    { library: ['Hill Giant', 'Grizzly Bears', 'Hill Giant', 'Hill Giant', 'Forest'] },
  ]);
  game.activate(0, 'Oona, Queen of the Fae').answer(0, { number: 3 });
  kill(game, 'Oona, Queen of the Fae');
  game.resolve().choose(0, { value: 'R' });
  expect(game.all('Faerie Rogue').length).toBe(2);
});

it('Kazuul, Tyrant of the Cliffs (mtg:508.5) makes an Ogre for each attacker that isn’t paid for', () => {
  const game = magicPosition([
    { battlefield: ['Grizzly Bears', 'Hill Giant', ...lands(3, 'Mountain')] },
    { battlefield: ['Kazuul, Tyrant of the Cliffs'] },
  ]);
  game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears', 'Hill Giant');
  game.takeDefault('ORDER_TRIGGERS').resolve().answer(0, { confirm: true }).resolve();
  expect(game.all('Ogre').map(({ controller }) => controller)).toEqual([1]);
});

it('Horde of Notions (mtg:608.2g) plays an Elemental card of the graveyard for nothing', () => {
  const game = magicPosition([
    { battlefield: ['Horde of Notions'], mana: '{W}{U}{B}{R}{G}', graveyard: ['Air Elemental', 'Hill Giant'] },
    {},
  ]);
  game.activate(0, 'Horde of Notions').resolve();
  game.choose(0, { card: 'Air Elemental' }).resolve();
  expect([game.zones('Air Elemental'), game.zones('Hill Giant')]).toEqual([['battlefield'], ['graveyard']]);
});

it('Circu, Dimir Lobotomist (mtg:607.2a) forbids opponents what it has exiled', () => {
  const game = magicPosition([
    { battlefield: ['Circu, Dimir Lobotomist'], hand: ['Test Blue', 'Test Warrior'], mana: '{U}' },
    { hand: ['Test Warrior', 'Test Rogue', 'Test Blade'], library: ['Test Blade', 'Forest', 'Forest'] },
  ]);
  game.cast(0, 'Test Blue', { player: 1 }).resolve();
  expect(game.zones('Test Blade').sort()).toEqual(['exile', 'hand']);
  expect(offered(game.pass())).toEqual([]);
  game.until({ turn: 4, step: 'precombatMain' });
  expect(offered(game).sort()).toEqual(['Test Rogue', 'Test Warrior']);
});

it('Iname, Death Aspect (mtg:701.23a) may put any number of Spirit cards into the graveyard', () => {
  const game = magicPosition([
    {
      hand: ['Iname, Death Aspect'],
      mana: '{C}{C}{C}{C}{B}{B}',
      library: ['Dungeon Geists', 'Forest', 'Dungeon Geists'],
    },
    {},
  ]);
  game.cast(0, 'Iname, Death Aspect').resolve().resolve().answer(0, { confirm: true });
  game.answer(0, { choose: game.decision().options.map(({ id }) => id) });
  expect(game.all('Dungeon Geists', 'graveyard').length).toBe(2);
});

it('Teysa Karlov (mtg:603.2d) doubles what triggers on a creature dying', () => {
  const game = magicPosition([
    { battlefield: ['Teysa Karlov', 'Mortician Beetle', 'Blood Artist', 'Memnite'], hand: ['Test Blade'] },
    {},
  ]);
  kill(game, 'Memnite');
  expect(choices(game)).toEqual(['Blood Artist', 'Blood Artist']);
});

it('603.2d what triggers on a sacrifice does so no additional time because the creature dies', () => {
  const game = magicPosition([
    { battlefield: ['Teysa Karlov', 'Mortician Beetle', 'Blood Artist', 'Memnite', 'Test Altar'] },
    {},
  ]);
  game.activate(0, 'Test Altar').choose(0, { card: 'Memnite' });
  expect(choices(game).sort()).toEqual(['Blood Artist', 'Blood Artist', 'Mortician Beetle']);
});

it('Tetsuko Umezawa, Fugitive (mtg:509.1b) lets creatures with power or toughness 1 by', () => {
  const game = magicPosition([
    { battlefield: ['Tetsuko Umezawa, Fugitive', 'Memnite', 'Hill Giant'] },
    { battlefield: ['Grizzly Bears'] },
  ]);
  attackWith(game, 'Tetsuko Umezawa, Fugitive', 'Memnite', 'Hill Giant');
  expect(mayBlock(game)).toEqual(['Grizzly Bears: Hill Giant']);
});

it('Edric, Spymaster of Trest (mtg:603.2) lets whoever hits an opponent draw', () => {
  const game = hits('Edric, Spymaster of Trest').resolve().answer(0, { confirm: true });
  expect(game.hand(0)).toBe(1);
});

it('Thraximundar (mtg:508.3a) has the defending player sacrifice as it attacks, and may grow', () => {
  const game = magicPosition([{ battlefield: ['Thraximundar'] }, { battlefield: ['Memnite'] }]);
  game.until({ kind: 'ATTACKERS' }).attack(0, 'Thraximundar').resolve().resolve().answer(0, { confirm: true });
  expect([game.zones('Memnite'), game.figures('Thraximundar')]).toEqual([['graveyard'], '7/7']);
});

it('Kira, Great Glass-Spinner (mtg:603.2) counters the first that targets each creature in a turn', () => {
  const game = magicPosition([
    { hand: ['Test Bolt', 'Test Bolt', 'Test Bolt'] },
    { battlefield: ['Kira, Great Glass-Spinner', 'Hill Giant'] },
  ]);
  game.cast(0, 'Test Bolt', { card: 'Hill Giant' }).resolve();
  expect([game.zones('Test Bolt').includes('graveyard'), game.the('Hill Giant').damage, stack(game)]).toEqual([
    true,
    0,
    [],
  ]);
  game.cast(0, 'Test Bolt', { card: 'Kira, Great Glass-Spinner' }).resolve();
  expect(game.zones('Kira, Great Glass-Spinner')).toEqual(['battlefield']);
  game.cast(0, 'Test Bolt', { card: 'Hill Giant' }).resolve();
  expect(game.zones('Hill Giant')).toEqual(['graveyard']);
});

it('Norin the Wary (mtg:603.7) is away until the end step as a spell is cast or a creature attacks', () => {
  const cast = magicPosition([{ battlefield: ['Norin the Wary'], hand: ['Test Rogue'] }, {}])
    .cast(0, 'Test Rogue')
    .resolve();
  expect(cast.zones('Norin the Wary')).toEqual(['exile']);
  expect(cast.until({ step: 'end' }).resolve().zones('Norin the Wary')).toEqual(['battlefield']);
  const attacking = attackWith(magicPosition([{ battlefield: ['Norin the Wary', 'Memnite'] }, {}]), 'Memnite');
  expect(attacking.zones('Norin the Wary')).toEqual(['exile']);
});
