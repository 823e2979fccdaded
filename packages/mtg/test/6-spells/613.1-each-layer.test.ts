/** What each layer sees of those before it, and nothing of those after (613.1, 613.2, 613.7). */
import type { Mod } from '@arbiter/engine';
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  another,
  artifact,
  card,
  color,
  continuous,
  control,
  creature,
  creatureCard,
  has,
  instant,
  not,
  plus,
  rule,
  subtype,
  t,
  target,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from './test-cards.js';

const enchantment = (name: string, affects: Parameters<typeof continuous>[0], ...mods: Mod[]) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: [continuous(affects, mods)] });
const spellOn = (name: string, ...mods: Mod[]) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), ...mods)] });
const definitions = [
  enchantment('Test Elves', creature, { mod: 'gain', prop: 'subtypes', values: ['Elf'] }),
  enchantment('Test Green', creature, { mod: 'set', prop: 'colors', value: ['G'] }),
  enchantment('Test Elf Wings', [creature, subtype('Elf')], has('flying')),
  enchantment('Test Green Elves', [creature, subtype('Elf')], { mod: 'set', prop: 'colors', value: ['G'] }),
  enchantment('Test Own Elves', [creature, youControl], { mod: 'gain', prop: 'subtypes', values: ['Elf'] }),
  creatureCard('Test Pale', '{0}', 'Eldrazi', '1/1', {
    ...continuous('self', [{ mod: 'set', prop: 'colors', value: [] }]),
    defining: true,
  }),
  spellOn('Test Switch', { mod: 'switch', stats: ['power', 'toughness'] }),
  spellOn('Test Loan', control),
  enchantment('Test Green Wings', [creature, color('G')], has('flying')),
  card('Test Idol', { cost: '{0}', type: 'Artifact' }),
  enchantment(
    'Test Awakening',
    [artifact, not(creature)],
    { mod: 'gain', prop: 'types', values: ['Creature'] },
    { mod: 'set', prop: 'power', value: 4 },
    { mod: 'set', prop: 'toughness', value: 4 },
  ),
  enchantment('Test Wings', creature, has('flying')),
  enchantment('Test Storm', [creature, withKeyword('flying')], rule('cantAttack')),
  enchantment('Test Gale', [creature, withKeyword('flying')], ...plus(1, 1)),
  enchantment('Test Zero', creature, { mod: 'set', prop: 'power', value: 0 }),
  creatureCard('Test Captain', '{0}', 'Human', '2/2', continuous([creature, youControl, another], plus(1, 0))),
  spellOn('Test Muzzle', { mod: 'loseAbilities' }),
  spellOn('Test Ram', { mod: 'set', prop: 'power', value: 5 }),
  instant('Test Mimic', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
];
type Mine = Parameters<typeof magicPosition>[0][0];
const play = (mine: Mine) => magicPosition([mine, {}], { definitions });

const power = (...order: string[]) => {
  const game = play({ hand: order, battlefield: ['Grizzly Bears'] });
  for (const name of order) game.castAt(0, name, { card: 'Grizzly Bears' }).resolve();
  return game.the('Grizzly Bears').power;
};

describe('mtg:613.1 each layer after those before it', () => {
  it('mtg:613.1b who controls something is settled before types, colors and abilities', () => {
    const game = magicPosition(
      [{ hand: ['Test Loan'], battlefield: ['Test Own Elves'] }, { battlefield: ['Hill Giant'] }],
      {
        definitions,
      },
    );
    expect(game.cast(0, 'Test Loan').resolve().the('Hill Giant').subtypes).toEqual(['Giant', 'Elf']);
  });

  it('mtg:613.1e colors change after types', () => {
    const game = play({ battlefield: ['Test Green Elves', 'Test Elves', 'Hill Giant'] });
    expect(game.the('Hill Giant')).toMatchObject({ subtypes: ['Giant', 'Elf'], colors: ['G'] });
  });

  it('mtg:613.3 what a card says of its own color comes before older effects of others', () => {
    const game = play({ hand: ['Test Pale'], battlefield: ['Test Green'] })
      .cast(0, 'Test Pale')
      .resolve();
    expect(game.the('Test Pale').colors).toEqual(['G']);
  });

  it('mtg:613.4c what adds to power and toughness does so before they are switched', () => {
    const game = play({ hand: ['Test Switch'], battlefield: ['Test Captain', 'Hill Giant'] });
    expect(game.cast(0, 'Test Switch', { card: 'Hill Giant' }).resolve().figures('Hill Giant')).toBe('3/4');
  });

  it('mtg:613.1f abilities are given to what types and colors of the layers before say', () => {
    const wings = (...enchantments: string[]) =>
      play({ battlefield: [...enchantments, 'Hill Giant'] }).the('Hill Giant').keywords;
    expect(wings('Test Elf Wings', 'Test Elves')).toEqual(['flying']);
    expect(wings('Test Green Wings', 'Test Green')).toEqual(['flying']);
    expect(wings('Test Green Wings', 'Test Elf Wings')).toEqual([]);
  });

  it('mtg:613.1f what loses its abilities there changes no figures any more', () => {
    const game = play({ hand: ['Test Muzzle'], battlefield: ['Test Captain', 'Hill Giant'] });
    expect(game.figures('Hill Giant')).toBe('4/3');
    expect(game.cast(0, 'Test Muzzle', { card: 'Test Captain' }).resolve().figures('Hill Giant')).toBe('3/3');
  });

  it('mtg:604.2 a static ability does nothing once its permanent has lost it', () => {
    const game = play({ hand: ['Test Muzzle'], battlefield: ['Test Captain', 'Hill Giant'] });
    game.cast(0, 'Test Muzzle', { card: 'Test Captain' }).resolve();
    expect(game.figures('Hill Giant')).toBe('3/3');
    expect(game.until({ turn: 4 }).figures('Hill Giant')).toBe('4/3');
  });

  it('mtg:613.11 what effects say of the rules goes by characteristics as all other effects have made them', () => {
    const mayAttack = (...enchantments: string[]) =>
      play({ battlefield: [...enchantments, 'Hill Giant'] })
        .until({ step: 'declareAttackers' })
        .decision().kind === 'ATTACKERS';
    expect([mayAttack('Test Storm'), mayAttack('Test Storm', 'Test Wings')]).toEqual([true, false]);
  });

  it('mtg:613.6 what an effect has begun to apply to it goes on applying to in later layers', () => {
    const game = play({ battlefield: ['Test Awakening', 'Test Idol', 'Hill Giant'] });
    // It is a creature by layer 4 and no noncreature any more, and still is a 4/4 by layer 7b.
    expect(game.the('Test Idol')).toMatchObject({ types: ['Artifact', 'Creature'], power: 4, toughness: 4 });
    expect(game.figures('Hill Giant')).toBe('3/3');
  });

  it('mtg:613.5 what effects make of something is so at once, and no longer as soon as they end', () => {
    const game = play({ hand: ['Test Ram', 'Test Gale', 'Test Wings'], battlefield: ['Grizzly Bears'] });
    expect(game.cast(0, 'Test Ram').resolve().figures('Grizzly Bears')).toBe('5/2');
    expect(game.cast(0, 'Test Gale').resolve().figures('Grizzly Bears')).toBe('5/2');
    expect(game.cast(0, 'Test Wings').resolve().figures('Grizzly Bears')).toBe('6/3');
    expect(game.until({ turn: 4 }).figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg:613.2 what it becomes a copy of is changed by the other layers, and of two copies the newer counts', () => {
    const game = play({
      hand: ['Test Mimic', 'Test Mimic'],
      battlefield: ['Glorious Anthem', 'Grizzly Bears', 'Hill Giant', 'Craw Wurm'],
    });
    game.cast(0, 'Test Mimic', { card: 'Grizzly Bears' }, { card: 'Hill Giant' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ name: 'Hill Giant', power: 4, toughness: 4 });
    game.cast(0, 'Test Mimic', { card: 'Grizzly Bears' }, { card: 'Craw Wurm' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ name: 'Craw Wurm', power: 7, toughness: 5 });
  });

  it('mtg:707.2b what it has become stays though the copied creature becomes something else', () => {
    const game = play({
      hand: ['Test Mimic', 'Test Mimic'],
      battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'],
    });
    game.cast(0, 'Test Mimic', { card: 'Grizzly Bears' }, { card: 'Hill Giant' }).resolve();
    game.cast(0, 'Test Mimic', { card: 'Hill Giant' }, { card: 'Craw Wurm' }).resolve();
    expect([game.the('Hill Giant').name, game.the('Grizzly Bears').name]).toEqual(['Craw Wurm', 'Hill Giant']);
  });

  it('mtg:707.3 mtg-2003:503.3 a copy of what has become a copy is of that', () => {
    const game = play({
      hand: ['Test Mimic', 'Test Mimic'],
      battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'],
    });
    game.cast(0, 'Test Mimic', { card: 'Hill Giant' }, { card: 'Craw Wurm' }).resolve();
    game.cast(0, 'Test Mimic', { card: 'Grizzly Bears' }, { card: 'Hill Giant' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ name: 'Craw Wurm', power: 6 });
  });

  it('mtg:613.7a what a static ability sets is as old as its permanent', () => {
    expect([power('Test Ram', 'Test Zero'), power('Test Zero', 'Test Ram', 'Test Zero')]).toEqual([0, 0]);
  });

  it('mtg:613.7b what a spell sets counts against older permanents, and newer permanents count against it', () => {
    expect([power('Test Zero', 'Test Ram'), power('Test Ram', 'Test Zero')]).toEqual([5, 0]);
  });
});
