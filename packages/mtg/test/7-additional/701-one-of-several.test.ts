/** Keyword actions where another player, creature or card could be meant (701). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  creature,
  creatureCard,
  destroy,
  each,
  faces,
  gainLife,
  instant,
  land,
  loseLife,
  putCounters,
  sorcery,
  t,
  target,
  triggered,
  youControl,
} from '../../src/language/builders.js';

const heard = (name: string, what: 'airbend' | 'connive') =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'did', player: 'you', match: { what } }, { effects: [gainLife(1)] })],
  });
ownCards(
  instant('Test Behold', '{0}', {
    effects: [
      {
        do: 'pay',
        cost: [{ pay: 'behold', what: { has: ['subtypes', 'Bear'] }, label: 'a Bear' }],
        then: [gainLife(7)],
      },
    ],
  }),
  instant('Test Blight', '{0}', { effects: [{ do: 'pay', cost: [{ pay: 'blight', count: 1 }], then: [gainLife(7)] }] }),
  sorcery('Test Wither', '{0}', { effects: [{ do: 'blight', count: 1 }] }),
  faces(
    'transform',
    creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
    card('Test Beast', { type: 'Creature — Beast', colors: ['G'], power: 4, toughness: 4 }),
  ),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [{ do: 'transform', what: t(0) }] }),
  instant('Test Count', '{0}', { effects: [gainLife({ count: [{ is: 'transformed' }] })] }),
  creatureCard('Test Giant', '{0}', 'Giant', '3/3', activated([], { effects: [{ do: 'monstrosity', count: 3 }] })),
  instant('Test Drain', '{0}', { targets: [target(creature)], effects: [putCounters(-3, t(0))] }),
  instant('Test Exert', '{0}', { targets: [target(creature)], effects: [{ do: 'exert', what: t(0) }] }),
  instant('Test Plot', '{0}', { effects: [{ do: 'connive', what: each(creature) }] }),
  sorcery('Test Amass', '{0}', {
    effects: [
      { do: 'amass', subtype: 'Zombie', count: 1, save: 'army' },
      { do: 'status', what: { saved: 'army' }, status: 'tapped' },
    ],
  }),
  creatureCard('Test Brood', '{0}', 'Zombie Army', '2/2'),
  creatureCard('Test Swarm', '{0}', 'Zombie Army', '1/1'),
  sorcery('Test Menace', '{0}', {
    effects: [
      {
        do: 'villainousChoice',
        who: 'opponents',
        as: 'them',
        choices: [
          { label: 'you gain 5 life', effects: [gainLife(5)] },
          { label: 'that player loses 3 life', effects: [loseLife(3, { saved: 'them' })] },
        ],
      },
    ],
  }),
  sorcery('Test Discover', '{0}', { effects: [{ do: 'discover', count: 3 }] }),
  creatureCard('Test Ogre', '{3}', 'Ogre', '3/2'),
  instant('Test Harden', '{0}', { targets: [target(creature)], effects: [{ do: 'endure', what: t(0), count: 2 }] }),
  instant('Test Gale', '{0}', { effects: [{ do: 'airbend', what: each(creature) }] }),
  heard('Test Monk', 'airbend'),
  sorcery('Test Earthbend', '{0}', {
    targets: [target(and(land, youControl))],
    effects: [{ do: 'earthbend', what: t(0), count: 3 }],
  }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test Well', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [activated([{ pay: 'waterbend', amount: 2 }], { effects: [gainLife(1)] })],
  }),
);
const cast = (name: string, mine: object = {}, theirs: object = {}): Play =>
  magicPosition([{ hand: [name], ...mine }, theirs]).cast(0, name);
const offered = (game: Play, name: string): boolean => game.decision().options.some((one) => one.card === name);

describe('what is chosen is one’s own', () => {
  it('mtg:701.4a a permanent that somebody else controls is not beheld', () => {
    const game = cast('Test Behold', {}, { battlefield: ['Grizzly Bears'] }).resolve();
    expect([game.decision().kind, game.life(0)]).toEqual(['PRIORITY', 20]);
    const own = cast('Test Behold', { battlefield: ['Grizzly Bears'] }, { battlefield: ['Grizzly Bears'] }).resolve();
    own.answer(0, { confirm: true });
    if (own.decision().kind !== 'PRIORITY') expect(own.decision().options).toHaveLength(1);
  });

  it('mtg:701.68b creatures of others are none to blight', () => {
    const game = cast('Test Blight', {}, { battlefield: ['Hill Giant'] }).resolve();
    expect([game.decision().kind, game.life(0)]).toEqual(['PRIORITY', 20]);
  });

  it('mtg:701.68c the counters go on the creature that was chosen, and on no other', () => {
    const game = cast('Test Wither', { battlefield: ['Hill Giant', 'Grizzly Bears'] }).resolve();
    game.choose(0, { card: 'Hill Giant' });
    expect([game.figures('Hill Giant'), game.figures('Grizzly Bears')]).toEqual(['2/2', '2/2']);
  });

  it('mtg:701.47c of two Armies it is the chosen one', () => {
    const game = cast('Test Amass', { battlefield: ['Test Brood', 'Test Swarm'] }).resolve();
    game.choose(0, { card: 'Test Swarm' });
    expect([game.the('Test Swarm').tapped, game.the('Test Brood').tapped]).toEqual([true, false]);
    expect([game.figures('Test Swarm'), game.figures('Test Brood')]).toEqual(['2/2', '2/2']);
  });

  it('mtg:701.67b a creature that is no artifact may be tapped for it as well', () => {
    expect(
      offered(magicPosition([{ battlefield: ['Test Well', ...lands(2, 'Grizzly Bears')] }, {}]), 'Test Well'),
    ).toBe(true);
    expect(offered(magicPosition([{ battlefield: ['Test Well', 'Grizzly Bears'] }, {}]), 'Test Well')).toBe(false);
  });
});

describe('whose it is to do', () => {
  it('mtg:701.43a it untaps as usual in the untap step of a player who did not exert it', () => {
    const game = cast('Test Exert', {}, { battlefield: [{ card: 'Hill Giant', tapped: true }] }).resolve();
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Hill Giant').tapped).toBe(false);
  });

  it('mtg:701.50d the active player’s creature connives before that of another player', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Shock'], battlefield: ['Memnite'] },
      { hand: ['Test Plot', 'Shock'], battlefield: ['Grizzly Bears'] },
    ]).pass();
    game.cast(1, 'Test Plot').resolve();
    expect(game.decision()).toMatchObject({ kind: 'DISCARD', seat: 0 });
    game.choose(0, { card: 'Shock', nth: 0 });
    expect(game.decision()).toMatchObject({ kind: 'DISCARD', seat: 1 });
  });

  it('mtg:701.55a the player who faces it chooses, and whoever has them face it does not', () => {
    const game = cast('Test Menace').resolve();
    expect(game.decision()).toMatchObject({ seat: 1 });
    expect(game.choose(1, { index: 1 }).life(1)).toBe(17);
  });

  it('mtg:701.63a its controller decides, and has the Spirit', () => {
    const game = cast('Test Harden', {}, { battlefield: ['Hill Giant'] });
    if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
    game.resolve();
    expect(game.decision()).toMatchObject({ seat: 1 });
    expect(game.answer(1, { confirm: false }).the('Spirit').controller).toBe(1);
  });

  it('mtg:701.66a another player’s land comes back to whoever earthbent it', () => {
    const game = magicPosition([
      { hand: ['Test Earthbend', 'Test Kill'] },
      { battlefield: [{ card: 'Forest', controller: 0 }] },
    ]);
    game.castAt(0, 'Test Earthbend', { card: 'Forest' }).resolve();
    game.castAt(0, 'Test Kill', { card: 'Forest' }).resolveAll();
    expect(game.the('Forest')).toMatchObject({ zone: 'battlefield', controller: 0, tapped: true });
  });
});

describe('how often, and of what', () => {
  it('mtg:701.27g a permanent with its front face up is not transformed', () => {
    const count = (...hand: string[]): number => {
      const game = magicPosition([
        { hand: [...hand, 'Test Count'], battlefield: ['Test Cub // Test Beast', 'Hill Giant'] },
        {},
      ]);
      for (const spell of hand) game.castAt(0, spell, { card: 'Test Cub // Test Beast' }).resolve();
      return game.cast(0, 'Test Count').resolve().life(0);
    };
    expect([count(), count('Test Turn'), count('Test Turn', 'Test Turn')]).toEqual([20, 21, 20]);
  });

  it('mtg:701.37b what is monstrous stays so though its counters are gone', () => {
    const game = magicPosition([{ hand: ['Test Drain'], battlefield: ['Test Giant'] }, {}]);
    game.activate(0, 'Test Giant').resolve().castAt(0, 'Test Drain', { card: 'Test Giant' }).resolve();
    game.activate(0, 'Test Giant').resolve();
    expect([game.figures('Test Giant'), game.the('Test Giant').designations]).toEqual(['3/3', ['monstrous']]);
  });

  it('mtg:701.57a a card whose mana value is just that number will do', () => {
    const game = cast('Test Discover', { library: ['Forest', 'Hill Giant', 'Test Ogre', 'Memnite'] }).resolve();
    expect([game.zones('Hill Giant'), game.zones('Test Ogre')]).not.toContainEqual(['library']);
    expect(game.zones('Memnite')).toEqual(['library']);
  });

  it('mtg:701.65b it triggers once for all that was exiled, and not where nothing was', () => {
    const life = (...creatures: string[]): number =>
      cast('Test Gale', { battlefield: ['Test Monk', ...creatures] })
        .resolveAll()
        .life(0);
    expect([life('Memnite', 'Hill Giant'), life()]).toEqual([21, 20]);
  });
});
