/**
 * Effects that last, and shields (418, 419): of abilities as of spells, for how long, with which numbers, in which order, and around
 * whom.
 */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  has,
  instant,
  plus,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { aiming, free, lives, position, relic } from './table.js';

const youControl = { controller: 'you' } as const;
const kept = { kind: 'asLongAs', if: { is: [t(0), [creature, youControl]] } } as never;
const ofCreatures = { count: creature } as never;
const elf = (name: string, ...abilities: Parameters<typeof creatureCard>[4][]) =>
  creatureCard(name, '{0}', 'Elf', '1/1', ...abilities);

const shield = (more: object) =>
  ({ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, ...more }) as never;
const untilUpkeep = { kind: 'untilStep', step: 'upkeep' } as never;

ownCards(
  elf('Test Elf'),
  instant('Test Gift', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'modify', what: t(1), mods: plus(3, 3), until: kept }],
  }),
  relic(
    'Test Giver',
    activated(free, {
      targets: [target(creature), target(creature, { notIn: [0] })],
      effects: [{ do: 'modify', what: t(1), mods: plus(3, 3), until: kept }],
    }),
  ),
  instant('Test Sap', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(-2, -2), until: { kind: 'permanent' } } as never],
  }),
  relic('Test Thief', activated(free, { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] })),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Ward', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(1, 1), until: untilUpkeep }],
  }),
  relic(
    'Test Warden',
    activated(free, {
      targets: [target(creature)],
      effects: [{ do: 'modify', what: t(0), mods: plus(2, 2), until: untilUpkeep }],
    }),
  ),
  instant('Test Shape', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'power', value: ofCreatures })],
  }),
  relic(
    'Test Shaper',
    activated(free, {
      targets: [target(creature)],
      effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'toughness', value: ofCreatures })],
    }),
  ),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  elf('Test Captain', continuous([creature, youControl], plus(1, 1))),
  instant('Test Blank', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
  }),
  card('Test Silence', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [{ mod: 'loseAbilities' }])],
  }),
  instant('Test Wings', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('flying'))] }),
  instant('Test Clip', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })],
  }),
  card('Test Feathers', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [has('flying')])],
  }),
  card('Test Weight', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [{ mod: 'loseKeyword', keyword: 'flying' }])],
  }),
  relic('Test Sky', continuous(creature, [has('flying')])),
  relic('Test Depth', continuous(creature, [{ mod: 'loseKeyword', keyword: 'flying' }])),
  instant('Test Aegis', '{0}', { targets: [target(anyTarget)], effects: [shield({ entities: t(0) })] }),
  relic(
    'Test Screen',
    activated(free, { targets: [target(anyTarget)], effects: [shield({ entities: t(0), shield: 2 })] }),
  ),
  instant('Test Sweep', '{0}', {
    effects: [damage(1, { each: creature } as never), damage(1, 'players' as never)],
  }),
);

describe('effects that last (418)', () => {
  it('mtg-2003:418.3a what lasts until a step of yours lasts through that step of the other player, whoever has it and when', () => {
    const bears = { battlefield: ['Grizzly Bears'] };
    const game = position({ ...bears, hand: ['Test Ward'] }, { battlefield: ['Test Warden'] });
    game.castAt(0, 'Test Ward', { card: 'Grizzly Bears' }).resolve();
    aiming(game.pass().activate(1, 'Test Warden'), 'Grizzly Bears').resolve();
    expect(game.figures('Grizzly Bears')).toBe('5/5');
    // The second one is of the player whose upkeep comes first.
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('3/3');
    expect(game.until({ turn: 4, step: 'end' }).figures('Grizzly Bears')).toBe('3/3');
    expect(game.until({ turn: 5, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg-2003:418.3a what lasts as long as something is so ends with that, though only an effect ended it', () => {
    const elves = { battlefield: ['Test Elf', 'Grizzly Bears'] };
    for (const thief of ['Test Thief', 'Test Theft']) {
      const game = position(
        { battlefield: ['Test Giver', ...elves.battlefield] },
        { hand: ['Test Theft'], battlefield: ['Test Thief'] },
      );
      aiming(game.activate(0, 'Test Giver'), 'Test Elf', 'Grizzly Bears').resolve();
      expect(game.figures('Grizzly Bears')).toBe('5/5');
      game.pass();
      aiming(thief === 'Test Thief' ? game.activate(1, thief) : game.cast(1, thief), 'Test Elf').resolve();
      expect([game.the('Test Elf').controller, game.figures('Grizzly Bears')]).toEqual([1, '2/2']);
      expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
    }
    // Control that ends with the turn is enough as well.
    const lent = position(
      { hand: ['Test Theft', 'Test Gift'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Test Elf'] },
    );
    aiming(lent.cast(0, 'Test Theft'), 'Test Elf').resolve();
    aiming(lent.cast(0, 'Test Gift'), 'Test Elf', 'Grizzly Bears').resolve();
    expect(lent.figures('Grizzly Bears')).toBe('5/5');
    expect(lent.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
    // It is over as that turn ends, and what lives by it alone dies in the cleanup step.
    const frail = position(
      { hand: ['Test Theft', 'Test Gift', 'Test Sap'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Test Elf'] },
    );
    aiming(frail.cast(0, 'Test Theft'), 'Test Elf').resolve();
    aiming(frail.cast(0, 'Test Gift'), 'Test Elf', 'Grizzly Bears').resolve();
    aiming(frail.cast(0, 'Test Sap'), 'Grizzly Bears').resolve();
    expect(frail.figures('Grizzly Bears')).toBe('3/3');
    frail.until({ step: 'cleanup', kind: 'PRIORITY' });
    expect([frail.view().turn.number, frail.zones('Grizzly Bears')]).toEqual([3, ['graveyard']]);
  });

  it('mtg-2003:418.3c a number that a figure is set to is found out once, by spells and abilities', () => {
    const game = position({
      hand: ['Test Shape', 'Test Slay', 'Test Elf'],
      battlefield: ['Test Shaper', 'Hill Giant', 'Grizzly Bears', 'Gray Ogre'],
    });
    game.castAt(0, 'Test Shape', { card: 'Hill Giant' }).resolve();
    aiming(game.activate(0, 'Test Shaper'), 'Grizzly Bears').resolve();
    const seen = () => [game.figures('Hill Giant'), game.figures('Grizzly Bears')];
    expect(seen()).toEqual(['3/3', '2/3']);
    game.cast(0, 'Test Elf').resolve();
    expect(seen()).toEqual(['3/3', '2/3']);
    game.castAt(0, 'Test Slay', { card: 'Gray Ogre' }).resolve();
    expect(seen()).toEqual(['3/3', '2/3']);
  });

  it('mtg-2003:418.3d an ability whose effect would last as long as something is so does nothing where that is over', () => {
    const game = position(
      { battlefield: ['Test Giver', 'Test Elf', 'Grizzly Bears'] },
      { battlefield: ['Test Thief'] },
    );
    aiming(game.activate(0, 'Test Giver'), 'Test Elf', 'Grizzly Bears').pass();
    aiming(game.activate(1, 'Test Thief'), 'Test Elf').resolve();
    const before = game.happened('EFFECT_BEGAN').length;
    game.resolve();
    expect([game.figures('Grizzly Bears'), game.happened('EFFECT_BEGAN').length]).toEqual(['2/2', before]);
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg-2003:418.5a what takes an ability away decides whether that one does anything, though it is younger', () => {
    for (const name of ['Test Blank', 'Test Silence']) {
      const game = position({ hand: [name], battlefield: ['Test Captain', 'Grizzly Bears'] });
      expect(game.figures('Grizzly Bears')).toBe('3/3');
      game.castAt(0, name, { card: 'Test Captain' }).resolve();
      expect([game.figures('Grizzly Bears'), game.figures('Test Captain')]).toEqual(['2/2', '1/1']);
    }
  });

  it('mtg-2003:418.5d the last one wins, be it for a while, local or about all, and be it a gain or a loss', () => {
    const after = (...names: string[]): unknown => {
      const game = position({ hand: names, battlefield: ['Grizzly Bears'] }, { battlefield: ['Gray Ogre'] });
      for (const name of names) {
        game.choose(0, { kind: 'CAST', card: name });
        aiming(game, 'Grizzly Bears').resolve();
      }
      return game.the('Grizzly Bears').keywords;
    };
    const [gains, losses] = [
      ['Test Wings', 'Test Feathers', 'Test Sky'],
      ['Test Clip', 'Test Weight', 'Test Depth'],
    ];
    // What comes into play after another thing is younger than that.
    for (const gain of gains)
      for (const loss of losses) {
        expect([gain, loss, after(gain, loss)]).toEqual([gain, loss, []]);
        expect([loss, gain, after(loss, gain)]).toEqual([loss, gain, ['flying']]);
      }
  });
});

describe('shields (419)', () => {
  it('mtg-2003:419.1 a shield is around what it is for and around nothing else', () => {
    const hit = (hand: string[], ...targets: (string | number)[]): unknown[] => {
      const game = position(
        { hand: [...hand, 'Test Sweep'], battlefield: ['Test Screen', 'Hill Giant'] },
        { battlefield: ['Gray Ogre'] },
      );
      for (const name of hand) aiming(game.cast(0, name), ...targets).resolve();
      if (hand.length === 0) aiming(game.activate(0, 'Test Screen'), ...targets).resolve();
      game.cast(0, 'Test Sweep').resolve();
      return [game.the('Hill Giant').damage, game.the('Gray Ogre').damage, ...lives(game)];
    };
    expect(hit(['Test Aegis'], 'Hill Giant')).toEqual([0, 1, 19, 19]);
    expect(hit(['Test Aegis'], 'Gray Ogre')).toEqual([1, 0, 19, 19]);
    expect(hit(['Test Aegis'], 0)).toEqual([1, 1, 20, 19]);
    expect(hit([], 1)).toEqual([1, 1, 19, 20]);
    expect(hit([], 'Gray Ogre')).toEqual([1, 0, 19, 19]);
  });
});
