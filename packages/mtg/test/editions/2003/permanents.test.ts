/** Permanents of 2003: lands, snow-covered lands, legends by type, local enchantments, artifact creatures. */
import { ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  instant,
  keyword,
  land,
  plus,
  sorcery,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const types = (...value: string[]) => ({ mod: 'set' as const, prop: 'types', value });
const subtypes = (...value: string[]) => ({ mod: 'set' as const, prop: 'subtypes', value });
const mine = { controller: 'you' } as const;

ownCards(
  sorcery('Test Flood', '{0}', { targets: [target(land)], effects: [untilEndOfTurn(t(0), subtypes('Island'))] }),
  card('Test Hall', { type: 'Legendary Land', abilities: [activated([{ pay: 'tap' }], { effects: [] })] }),
  card('Test Crown', { cost: '{0}', type: 'Legendary Artifact' }),
  instant('Test Waking', '{0}', {
    targets: [target([{ has: ['types', ['Artifact', 'Land']] }])],
    effects: [
      untilEndOfTurn(
        t(0),
        types('Artifact', 'Creature'),
        { mod: 'set', prop: 'power', value: 2 },
        { mod: 'set', prop: 'toughness', value: 2 },
      ),
    ],
  }),
  instant('Test Petrify', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), types('Artifact'))],
  }),
  instant('Test Ennoble', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'subtypes', values: ['Legend'] })],
  }),
  creatureCard('Test Strider', '{0}', 'Elf', '2/2', {
    ...keyword('landwalk', { label: 'snow-covered forestwalk' }),
    from: [{ has: ['subtypes', 'Forest'] }, { keyword: 'snow-covered' }],
  }),
  card('Test Glow', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Veil', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'ability', ability: keyword('shroud') })],
  }),
  instant('Test Thaw', '{0}', { targets: [target(land)], effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })] }),
  card('Test Winter', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([land, { keyword: 'snow-covered' }, mine], [{ mod: 'ability', ability: keyword('haste') }])],
  }),
  card('Test Frost', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([land, mine], [{ mod: 'ability', ability: keyword('snow-covered') }])],
  }),
);

const position = (mine: object, theirs: object = {}): Play => position2003([mine, theirs]);

describe('lands', () => {
  it('mtg-2003:214.9a a land is no spell: it comes into play as it is played, and nothing waits on the stack', () => {
    const game = position({ hand: ['Forest'] }, { hand: ['Counterspell'], battlefield: ['Island', 'Island'] });
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect([game.zones('Forest'), game.view().stack, game.decision().seat]).toEqual([['battlefield'], [], 0]);
    expect(game.happened('CAST')).toEqual([]);
  });

  it('mtg-2003:214.9d a land that is made one basic type takes its name; mtg-2003:214.9f it is a basic land, and has that mana alone', () => {
    const game = position({ hand: ['Test Flood'], battlefield: ['Test Hall'] });
    game.castAt(0, 'Test Flood', { card: 'Test Hall' }).resolve();
    expect(game.the('Test Hall')).toMatchObject({ name: 'Island', subtypes: ['Island'] });
    expect(game.the('Test Hall').supertypes).toContain('Basic');
    const abilities = (game.view().objects[game.the('Test Hall').id] as { abilities: { text: string }[] }).abilities;
    expect(abilities.length).toBe(1);
  });

  it('mtg-2003:502.14b snow-covered lands are basic lands', () => {
    const game = position({ battlefield: ['Snow-Covered Forest'] });
    expect(game.the('Snow-Covered Forest')).toMatchObject({ supertypes: ['Basic'], subtypes: ['Forest'] });
  });

  it('mtg-2003:502.14a cards that speak of snow-covered lands mean those with the ability', () => {
    const game = position({ battlefield: ['Snow-Covered Forest', 'Forest', 'Karplusan Giant'] });
    game.activate(0, 'Karplusan Giant');
    if (!game.waiting()) game.choose(0, { card: 'Snow-Covered Forest' });
    game.resolve();
    expect([
      game.figures('Karplusan Giant'),
      game.the('Snow-Covered Forest').tapped,
      game.the('Forest').tapped,
    ]).toEqual(['4/4', true, false]);
    expect(game.view().stack).toEqual([]);
  });

  it('mtg-2003:502.14c who gains snow-covered keeps its name, and who loses it as well', () => {
    const game = position({
      hand: ['Test Frost', 'Test Thaw'],
      battlefield: ['Forest', 'Snow-Covered Island', 'Karplusan Giant'],
    });
    game.castAt(0, 'Test Thaw', { card: 'Snow-Covered Island' }).resolve();
    expect(game.the('Snow-Covered Island')).toMatchObject({ name: 'Snow-Covered Island' });
    game.cast(0, 'Test Frost').resolve();
    expect(game.the('Forest')).toMatchObject({ name: 'Forest' });
    game.activate(0, 'Karplusan Giant', { card: 'Forest' }).resolve();
    expect(game.figures('Karplusan Giant')).toBe('4/4');
  });

  it('mtg-2003:502.6c snow-covered landwalk asks for a land that is snow-covered', () => {
    const blocked = (theirs: string): string => {
      const game = position({ battlefield: ['Test Strider'] }, { battlefield: ['Grizzly Bears', theirs] });
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Strider').until({ step: 'declareBlockers' });
      return game.decision().kind;
    };
    expect([blocked('Forest'), blocked('Snow-Covered Forest'), blocked('Snow-Covered Island')]).toEqual([
      'BLOCKERS',
      'PRIORITY',
      'BLOCKERS',
    ]);
  });
});

describe('legends', () => {
  it('mtg-2003:215.1 what is no creature and legendary is under the legend rule as well', () => {
    const game = position({ hand: ['Test Hall'] }, { battlefield: ['Test Hall'] });
    game.choose(0, { kind: 'PLAY_LAND', card: 'Test Hall' });
    expect(game.the('Test Hall')).toMatchObject({ controller: 1 });
    expect(game.zones('Test Hall').sort()).toEqual(['battlefield', 'graveyard']);
  });

  it('mtg-2003:215.2 a legendary permanent that becomes a creature has the creature type Legend, until it is none', () => {
    const game = position({ hand: ['Test Waking'], battlefield: ['Test Crown'] });
    expect(game.the('Test Crown')).toMatchObject({ supertypes: ['Legendary'], subtypes: [] });
    game.castAt(0, 'Test Waking', { card: 'Test Crown' }).resolve();
    expect(game.the('Test Crown')).toMatchObject({ supertypes: [], subtypes: ['Legend'] });
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.the('Test Crown')).toMatchObject({ supertypes: ['Legendary'], subtypes: [] });
  });

  it('mtg-2003:215.2 a Legend that stops being a creature is legendary', () => {
    const game = position({ hand: ['Test Petrify'], battlefield: ['Akroma, Angel of Wrath'] });
    const untargeted = position({ hand: ['Test Petrify'], battlefield: ['Kamahl, Pit Fighter'] });
    untargeted.castAt(0, 'Test Petrify', { card: 'Kamahl, Pit Fighter' }).resolve();
    expect(untargeted.the('Kamahl, Pit Fighter')).toMatchObject({
      types: ['Artifact'],
      supertypes: ['Legendary'],
      subtypes: [],
    });
    expect(game.the('Akroma, Angel of Wrath')).toMatchObject({ supertypes: [], subtypes: ['Angel', 'Legend'] });
  });

  it('mtg-2003:215.3 what an effect made a Legend is not legendary when it is no creature any more', () => {
    const game = position({ hand: ['Test Ennoble', 'Test Petrify'], battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Ennoble', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').subtypes).toContain('Legend');
    game.castAt(0, 'Test Petrify', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ types: ['Artifact'], supertypes: [], subtypes: [] });
    const plain = position({ hand: ['Test Petrify'], battlefield: ['Grizzly Bears'] });
    plain.castAt(0, 'Test Petrify', { card: 'Grizzly Bears' }).resolve();
    expect(plain.the('Grizzly Bears').supertypes).toEqual([]);
  });
});

describe('types', () => {
  it('mtg-2003:214.6b an artifact creature is hit by what is about artifacts, and by what is about creatures', () => {
    const hit = (spell: string, ...lands: string[]): string[] => {
      const game = position({ hand: [spell], battlefield: lands }, { battlefield: ['Ornithopter'] });
      return game.castAt(0, spell, { card: 'Ornithopter' }).resolve().zones('Ornithopter');
    };
    expect(hit('Shatter', 'Mountain', 'Mountain')).toEqual(['graveyard']);
    expect(hit('Unsummon', 'Island')).toEqual(['hand']);
  });

  it('mtg-2003:214.8h what an enchantment does to the permanent that it is on does not target it', () => {
    const game = position({
      hand: ['Test Glow', 'Test Veil', 'Holy Strength'],
      battlefield: ['Grizzly Bears', 'Plains'],
    });
    game.castAt(0, 'Test Glow', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Veil', { card: 'Grizzly Bears' }).resolve();
    expect([game.zones('Test Glow'), game.figures('Grizzly Bears')]).toEqual([['battlefield'], '3/3']);
    // Only as a spell it would target what it is to be on.
    expect(game.decision().options?.some((o) => o.kind === 'CAST' && o.card === 'Holy Strength')).toBe(false);
  });
});
