import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  artifact,
  card,
  continuous,
  creature,
  destroy,
  each,
  gainLife,
  instant,
  land,
  not,
  plus,
  spell,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { rules } from '../../src/rules.js';

const becomes = (name: string, subtype: string) =>
  instant(name, '{0}', {
    targets: [target({ zone: 'battlefield' })],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: [subtype] })],
  });
const bear = (name: string, type: string) => card(name, { type, power: 2, toughness: 2 });
for (const definition of [
  becomes('Test Food', 'Food'),
  becomes('Test Saga', 'Saga'),
  becomes('Test Desert', 'Desert'),
  becomes('Test Elf', 'Elf'),
  bear('Test Clue', 'Artifact Creature — Clue Bear'),
  bear('Test Shrine', 'Enchantment Creature — Shrine Bear'),
  bear('Test Grove', 'Land Creature — Forest Bear'),
  card('Test Order', {
    cost: '{0}',
    type: 'Legendary Sorcery',
    abilities: [spell({ effects: [gainLife(5)] })],
  }),
  card('Test Queen', { cost: '{0}', type: 'Legendary Creature — Elf', power: 1, toughness: 1 }),
  card('Test Relic', { cost: '{0}', type: 'Legendary Artifact' }),
  card('Test Realm', { cost: '{0}', type: 'World Enchantment' }),
  card('Test Sphere', { cost: '{0}', type: 'World Enchantment' }),
  card('Snowy Wood', { type: 'Basic Snow Land — Forest' }),
  instant('Test Chill', '{S}', { effects: [gainLife(1)] }),
  instant('Test Ruin', '{0}', { effects: [destroy(each(and(land, not({ has: ['supertypes', 'Basic'] }))))] }),
  card('Test Crowd', {
    cost: '{0}',
    type: 'Creature — Horror',
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'static',
        defining: true,
        mods: [
          { mod: 'set', prop: 'power', value: { count: land } },
          { mod: 'set', prop: 'toughness', value: { sum: [1, { count: land }] } },
        ],
      },
    ],
  }),
  instant('Test Shrink', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), { mod: 'set', prop: 'power', value: 0 }, { mod: 'set', prop: 'toughness', value: 1 }),
    ],
  }),
  instant('Test Swell', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  card('Test Idol', { type: 'Artifact' }),
  instant('Test Wake', '{0}', {
    targets: [target(artifact)],
    effects: [
      untilEndOfTurn(t(0), { mod: 'add', stat: 'toughness', value: 4 }),
      untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Creature'] }),
    ],
  }),
  instant('Test Still', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  card('Test Fear', {
    type: 'Enchantment',
    abilities: [continuous({ stat: ['power', '>', 0] }, [{ mod: 'rule', rule: 'doesntUntap' }])],
  }),
])
  rules.definitions.add(definition);

describe('subtypes (205.3)', () => {
  it.each([
    ['Test Food', 'Test Clue', ['Bear', 'Food']],
    ['Test Saga', 'Test Shrine', ['Bear', 'Saga']],
    ['Test Desert', 'Test Grove', ['Bear', 'Desert']],
    ['Test Elf', 'Test Clue', ['Clue', 'Elf']],
  ])(
    'mtg:205.3g mtg:205.3h mtg:205.3i mtg:205.3m %s: each card type has subtypes of its own (%s)',
    (by, on, expected) => {
      const game = magicPosition([{ hand: [by], battlefield: [on] }, {}])
        .cast(0, by)
        .resolve();
      expect([...(game.the(on).subtypes as string[])].sort()).toEqual(expected);
    },
  );
});

describe('supertypes (205.4)', () => {
  it('mtg:205.4c a land is basic by its supertype, not by its land types', () => {
    const game = magicPosition([{ hand: ['Test Ruin'], battlefield: ['Taiga', 'Forest', 'Snowy Wood'] }, {}]);
    game.cast(0, 'Test Ruin').resolve();
    const left = ['Taiga', 'Forest', 'Snowy Wood'].map((name) => game.zones(name)[0]);
    expect(left).toEqual(['graveyard', 'battlefield', 'battlefield']);
  });

  it('mtg:205.4e a legendary sorcery needs a legendary creature or planeswalker of its caster', () => {
    const castable = (mine: string[], theirs: string[]) =>
      magicPosition([{ hand: ['Test Order'], battlefield: mine }, { battlefield: theirs }])
        .decision()
        .options.some((o) => o.card === 'Test Order');
    expect(castable(['Grizzly Bears', 'Test Relic'], ['Test Queen'])).toBe(false);
    expect(castable(['Test Queen'], [])).toBe(true);
  });

  it('mtg:205.4f of permanents that are worlds only the newest stays', () => {
    const game = magicPosition([{ hand: ['Test Sphere'] }, { battlefield: ['Test Realm'] }]);
    game.cast(0, 'Test Sphere').resolve();
    expect([game.zones('Test Realm'), game.zones('Test Sphere')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg:205.4g only what has the supertype is snow, and its mana pays for snow', () => {
    const castable = (source: string) =>
      magicPosition([{ hand: ['Test Chill'], battlefield: [source] }, {}])
        .decision()
        .options.some((o) => o.kind === 'CAST');
    expect([castable('Forest'), castable('Snowy Wood')]).toEqual([false, true]);
  });
});

describe('power and toughness (208)', () => {
  it('mtg:208.2 mtg:208.2a an ability that defines them does so in every zone', () => {
    const game = magicPosition([
      { battlefield: ['Test Crowd', 'Forest', 'Forest'], hand: ['Test Crowd'], graveyard: ['Test Crowd'] },
      {},
    ]);
    for (const zone of ['battlefield', 'hand', 'graveyard'])
      expect(game.the('Test Crowd', zone)).toMatchObject({ power: 2, toughness: 3 });
  });

  it('mtg:208.4 mtg:208.4a what sets them sets the base, and what adds comes to it', () => {
    const game = magicPosition([{ hand: ['Test Swell', 'Test Shrink'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Swell').resolve().cast(0, 'Test Shrink').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ basePower: 0, baseToughness: 1, power: 3, toughness: 4 });
  });

  it('mtg:208.3 what is no creature any more has no power for any effect', () => {
    const game = magicPosition([{ hand: ['Test Still'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Still').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ power: null, toughness: null, basePower: null });
  });

  it('mtg:208.3a mtg:208.5 what is done to an artifact’s toughness counts once it is a creature; its power is 0', () => {
    const game = magicPosition([{ hand: ['Test Wake'], battlefield: ['Test Idol'] }, {}]);
    game.cast(0, 'Test Wake').resolve();
    expect(game.the('Test Idol')).toMatchObject({ power: 0, toughness: 4, basePower: 0 });
  });
});
