import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  attach,
  card,
  continuous,
  creature,
  enchant,
  has,
  instant,
  keyword,
  mana,
  permanent,
  plus,
  putOntoBattlefield,
  t,
  target,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';

for (const definition of [
  instant('Test Reanimate', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [putOntoBattlefield(t(0))] }),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [...plus(1, 1), has('flying')])],
  }),
  card('Test Blade', {
    cost: '{1}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', plus(2, 0)), keyword('equip', { cost: [mana('{0}')] })],
  }),
  card('Test Horse', { cost: '{1}', type: 'Artifact — Vehicle', power: 5, toughness: 5 }),
  instant('Test Ride', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Creature'] })],
  }),
  instant('Test Still', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'lose', prop: 'types', values: ['Creature'] })],
  }),
  instant('Test Scratch', '{0}', {
    targets: [target(creature)],
    effects: [attach({ each: { named: 'Test Halo' } }, t(0))],
  }),
])
  ownCards(definition);

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);

describe('Auras, Equipment and Vehicles (301, 303)', () => {
  it('mtg:303.4i mtg:303.4f an Aura put onto the battlefield by an effect is attached to what its controller chooses', () => {
    const game = one(['Test Reanimate'], ['Grizzly Bears', 'Hill Giant'], { graveyard: ['Test Halo'] })
      .cast(0, 'Test Reanimate')
      .resolve();
    game.choose(0, { card: 'Hill Giant' });
    expect(game.figures('Hill Giant')).toBe('4/4');
    const none = one(['Test Reanimate'], [], { graveyard: ['Test Halo'] })
      .cast(0, 'Test Reanimate')
      .resolve();
    expect(none.zones('Test Halo')).toEqual(['graveyard']);
  });

  it('mtg:303.4 mtg:604.4 an Aura changes what is enchanted, mtg:303.4b mtg-2003:214.8g which is what it is attached to at that time', () => {
    const game = one(
      ['Test Scratch'],
      [{ card: 'Grizzly Bears', as: 'b' }, { card: 'Test Halo', attachedTo: 'b' }, 'Hill Giant'],
    );
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    game.castAt(0, 'Test Scratch', { card: 'Hill Giant' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['2/2', '4/4']);
  });

  it('mtg:301.5 mtg:301.5a Equipment stays when its creature stops being one, mtg:704.5n unattached', () => {
    const game = one(
      ['Test Still'],
      [
        { card: 'Grizzly Bears', as: 'b' },
        { card: 'Test Blade', attachedTo: 'b' },
      ],
    );
    expect(game.figures('Grizzly Bears')).toBe('4/2');
    game.cast(0, 'Test Still').resolve();
    expect(game.the('Test Blade')).toMatchObject({ zone: 'battlefield', attachedTo: null });
  });

  it('mtg:704.5p Equipment that becomes a creature is attached to nothing any more', () => {
    const game = one(
      ['Test Ride'],
      [
        { card: 'Grizzly Bears', as: 'b' },
        { card: 'Test Blade', attachedTo: 'b', counters: { '+1/+1': 1 } },
      ],
    );
    game.cast(0, 'Test Ride', { card: 'Test Blade' }).resolve();
    expect([game.the('Test Blade').attachedTo, game.figures('Grizzly Bears')]).toEqual([null, '2/2']);
  });

  it('mtg:301.7a a Vehicle has its printed figures mtg:302.4 only while it is a creature', () => {
    const game = one(['Test Ride'], ['Test Horse']);
    expect(game.the('Test Horse').power).toBeNull();
    expect(game.cast(0, 'Test Ride').resolve().figures('Test Horse')).toBe('5/5');
  });
});
