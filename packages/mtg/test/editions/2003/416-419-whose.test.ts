/** Effects, replacement and prevention (416–419): of stolen things, of what has left, in either turn. */
import type { Ability } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attach,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  enchant,
  instant,
  plus,
  putCounters,
  regenerate,
  returnToHand,
  t,
  target,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { asked, fight, free, many, position, relic } from './table.js';

const aura = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(creature), ...abilities] });
const until = (kind: 'permanent' | 'endOfTurn') => ({ kind }) as const;
const shield = (more: object) =>
  ({ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, until: until('endOfTurn'), ...more }) as never;
const types = (...values: string[]) => ({ mod: 'set', prop: 'types', value: values }) as const;
const color = (value: string) => ({ mod: 'set', prop: 'colors', value: [value] }) as never;
const figures = (power: number, toughness: number) =>
  [
    { mod: 'set', prop: 'power', value: power },
    { mod: 'set', prop: 'toughness', value: toughness },
  ] as const;

const goesTo = (to: string) =>
  ({ kind: 'replacement', on: 'move', object: creature, match: { to: 'graveyard' }, change: { to } }) as never;

ownCards(
  relic('Test Void', goesTo('exile')),
  relic('Test Reclaim', goesTo('hand')),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Recall', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  instant('Test Theft', '{0}', {
    targets: [target({ zone: 'battlefield' })],
    effects: [untilEndOfTurn(t(0), control)],
  }),
  instant('Test Petrify', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), types('Artifact'))] }),
  instant('Test Sweep', '{0}', { effects: [damage(3, each(creature))] }),
  relic(
    'Test Forge',
    activated(free, {
      targets: [target(creature)],
      effects: [{ do: 'modify', what: t(0), mods: plus(1, 1), until: until('permanent') } as never],
    }),
  ),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Test Rally', '{0}', { effects: [untilEndOfTurn(each(creature), plus(1, 1))] }),
  instant('Test Watchful Aegis', '{0}', {
    targets: [target(creature)],
    effects: [shield({ entities: 'you', until: { kind: 'asLongAs', if: { is: [t(0), [creature, youControl]] } } })],
  }),
  relic('Test Banner', continuous([creature, youControl], plus(1, 1))),
  aura('Test Stone Skin', continuous('attached', [...figures(0, 6)])),
  relic('Test Plain Law', continuous(creature, [...figures(2, 2)])),
  relic(
    'Test Moving',
    activated(free, {
      targets: [target({ has: ['subtypes', 'Aura'] }), target(creature)],
      effects: [attach(t(0), t(1))],
    }),
  ),
  relic('Test Lump'),
  relic('Test Blueing', continuous([creature, { has: ['colors', ['R']] }] as never, [color('U')])),
  relic('Test Reddening', continuous([creature, { has: ['colors', ['U']] }] as never, [color('R')])),
  card('Test Herd', {
    cost: '{0}',
    type: 'Creature — Beast',
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'static',
        defining: true,
        mods: ['power', 'toughness'].map((prop) => ({ mod: 'set', prop, value: { count: [creature] } })),
      } as never,
    ],
  }),
  instant('Test Mirror', '{0}', {
    targets: [target({ has: ['types', 'Artifact'] }), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) } as never],
  }),
  instant('Test Awaken', '{0}', {
    targets: [target({ has: ['types', 'Artifact'] })],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Creature'] }, ...figures(3, 3))],
  }),
  relic('Test Golem Law', continuous([creature, { has: ['types', 'Artifact'] }] as never, plus(2, 2))),
  creatureCard('Test Troll', '{0}', 'Troll', '2/2', activated(free, { effects: [regenerate('self')] })),
  creatureCard('Test Guard', '{0}', 'Soldier', '1/9', {
    kind: 'replacement',
    on: 'damage',
    target: { player: 'you' },
    change: { dealtTo: 'self' },
  }),
  instant('Test Spark', '{0}', { targets: [target({ player: 'any' } as never)], effects: [damage(2, t(0))] }),
  instant('Test Ward', '{0}', {
    targets: [target({ player: 'any' } as never)],
    effects: [shield({ entities: t(0), shield: 3 })],
  }),
  creatureCard('Test Spitter', '{0}', 'Elf', '2/2', activated(free, { effects: [damage(1, 'opponents')] })),
  instant('Test Choosing Circle', '{0}', {
    effects: [
      { do: 'chooseSource', filter: [], save: 'source' },
      shield({ entities: 'you', from: { saved: 'source' }, once: true }),
    ],
  }),
  instant('Test Grow', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0))] }),
);

const onto = (game: Play, spell: string, name: string, seat = 0): Play =>
  game.castAt(seat, spell, { card: name }).resolve();

describe('effects (416–418)', () => {
  it('mtg-2003:418.3a an effect lasts though what it comes from has left, and ends with the turn whoever’s it is', () => {
    const game = position(
      { hand: ['Test Recall'], battlefield: ['Test Forge', 'Hill Giant'] },
      { hand: ['Test Growth'] },
    );
    game.activate(0, 'Test Forge');
    if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
    onto(game.resolve(), 'Test Recall', 'Test Forge');
    expect(game.figures('Hill Giant')).toBe('4/4');
    expect(onto(game.pass(), 'Test Growth', 'Hill Giant', 1).figures('Hill Giant')).toBe('7/7');
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Hill Giant')).toBe('4/4');
  });

  it('mtg-2003:418.3b what was there as it resolved is meant, though it is no creature for a while, or somebody else’s', () => {
    const game = position(
      { hand: ['Test Rally', 'Test Awaken', 'Test Theft'], battlefield: ['Test Lump'] },
      { battlefield: ['Gray Ogre'] },
    );
    onto(game, 'Test Awaken', 'Test Lump').cast(0, 'Test Rally').resolve();
    expect(onto(game, 'Test Theft', 'Gray Ogre').figures('Gray Ogre')).toBe('3/3');
    expect(game.figures('Test Lump')).toBe('4/4');
    const stone = position({ hand: ['Test Petrify'], battlefield: ['Test Forge', 'Hill Giant'] });
    stone.activate(0, 'Test Forge');
    if (!stone.waiting()) stone.choose(0, { card: 'Hill Giant' });
    onto(stone.resolve(), 'Test Petrify', 'Hill Giant');
    expect(stone.until({ turn: 4, step: 'upkeep' }).figures('Hill Giant')).toBe('4/4');
  });

  it('mtg-2003:418.3d a shield that would last as long as something is so is none where that is over', () => {
    const play = (taken: boolean) => {
      const game = position(
        { hand: ['Test Watchful Aegis'], battlefield: ['Gray Ogre'] },
        { hand: ['Test Theft', 'Test Spark'] },
      );
      game.castAt(0, 'Test Watchful Aegis', { card: 'Gray Ogre' });
      if (taken) onto(game.pass(), 'Test Theft', 'Gray Ogre', 1);
      game.resolve();
      return game.pass().castAt(1, 'Test Spark', { player: 0 }).resolve().life(0);
    };
    expect([play(false), play(true)]).toEqual([20, 18]);
  });

  it('mtg-2003:418.4a what a stolen permanent gives to its controller’s it gives to whose it is now', () => {
    const game = position(
      { hand: ['Test Theft'], battlefield: ['Hill Giant'] },
      { battlefield: ['Test Banner', 'Gray Ogre'] },
    );
    const now = (): string[] => ['Hill Giant', 'Gray Ogre'].map((name) => game.figures(name));
    expect(now()).toEqual(['3/3', '3/3']);
    onto(game, 'Test Theft', 'Test Banner');
    expect(now()).toEqual(['4/4', '2/2']);
    game.until({ turn: 4, step: 'upkeep' });
    expect(now()).toEqual(['3/3', '3/3']);
  });

  it('mtg-2003:418.5c an Aura that is moved is as young as that', () => {
    const battlefield = [
      { card: 'Hill Giant', as: 'g' },
      'Gray Ogre',
      { card: 'Test Stone Skin', attachedTo: 'g' },
      'Test Moving',
    ];
    const game = position({ hand: ['Test Plain Law'], battlefield });
    expect(game.figures('Hill Giant')).toBe('0/6');
    game.cast(0, 'Test Plain Law').resolve();
    expect(game.figures('Hill Giant')).toBe('2/2');
    game.activate(0, 'Test Moving');
    while (!game.waiting())
      game.choose(
        0,
        game.decision().options.some(({ card: name }) => name === 'Gray Ogre')
          ? { card: 'Gray Ogre' }
          : { card: 'Test Stone Skin' },
      );
    expect([game.resolve().figures('Gray Ogre'), game.figures('Hill Giant')]).toEqual(['0/6', '2/2']);
  });

  it('mtg-2003:418.5c where each of two depends on the other the older one comes first', () => {
    const colors = (...order: string[]) => {
      const game = position({ hand: order, battlefield: ['Hill Giant', 'Storm Crow'] });
      for (const name of order) game.cast(0, name).resolve();
      return ['Hill Giant', 'Storm Crow'].map((name) => game.the(name).colors);
    };
    expect(colors('Test Blueing', 'Test Reddening')).toEqual([['R'], ['R']]);
    expect(colors('Test Reddening', 'Test Blueing')).toEqual([['U'], ['U']]);
  });

  it('mtg-2003:418.5e copying comes before types, though it is younger, and counters after what defines figures', () => {
    const game = position({ hand: ['Test Awaken', 'Test Mirror'], battlefield: ['Test Lump', 'Craw Wurm'] });
    onto(game, 'Test Awaken', 'Test Lump').castAt(0, 'Test Mirror', { card: 'Test Lump' }, { card: 'Craw Wurm' });
    const copied = game.resolve().all('Craw Wurm').length === 2 ? 'Craw Wurm' : 'Test Lump';
    expect(
      game
        .all(copied)
        .map(({ power, toughness }) => `${power}/${toughness}`)
        .toSorted(),
    ).toContain('3/3');
    const herd = position({ hand: ['Test Grow'], battlefield: ['Test Herd', 'Gray Ogre'] });
    expect([herd.figures('Test Herd'), onto(herd, 'Test Grow', 'Test Herd').figures('Test Herd')]).toEqual([
      '2/2',
      '3/3',
    ]);
  });

  it('mtg-2003:418.5e types come first, then counters, and then all others, whichever is older', () => {
    const made = (...spells: [spell: string, card?: string][]) => {
      const game = position({ hand: spells.map(([name]) => name), battlefield: ['Test Lump'] });
      for (const [spell, name] of spells)
        (name ? game.castAt(0, spell, { card: name }) : game.cast(0, spell)).resolve();
      return game.figures('Test Lump');
    };
    const awake: [string, string] = ['Test Awaken', 'Test Lump'];
    expect([made(['Test Golem Law'], awake), made(awake, ['Test Golem Law'])]).toEqual(['5/5', '5/5']);
    expect(made(awake, ['Test Grow', 'Test Lump'])).toBe('4/4');
    expect(made(awake, ['Test Grow', 'Test Lump'], ['Test Plain Law'])).toBe('2/2');
  });
});

describe('replacement and prevention (419)', () => {
  it('mtg-2003:419.6b regeneration takes the damage off, taps it, takes it out of combat, and serves once', () => {
    const game = position({ hand: [...many('Test Slay', 2)], battlefield: ['Test Troll'] })
      .activate(0, 'Test Troll')
      .resolve();
    const slay = (): Play => {
      game.choose(0, { kind: 'CAST', card: 'Test Slay', nth: 0 } as never);
      return game.resolve();
    };
    slay();
    expect([game.zones('Test Troll'), game.the('Test Troll').tapped]).toEqual([['battlefield'], true]);
    expect(slay().zones('Test Troll')).toEqual(['graveyard']);
    const hurt = position({ hand: ['Test Sweep'], battlefield: ['Test Troll'] })
      .activate(0, 'Test Troll')
      .resolve();
    hurt.cast(0, 'Test Sweep').resolve();
    expect([hurt.zones('Test Troll'), hurt.the('Test Troll').damage]).toEqual([['battlefield'], 0]);
  });

  it('mtg-2003:419.6c combat damage goes to another instead as well, and so does that of one’s own sources', () => {
    const combat = fight({ battlefield: ['Hill Giant'] }, { battlefield: [{ card: 'Test Guard', tapped: true }] }, [
      'Hill Giant',
    ]);
    combat.until({ step: 'combatDamage' }).resolve();
    expect([combat.life(1), combat.the('Test Guard').damage]).toEqual([20, 3]);
    const own = position({ hand: ['Test Spark'], battlefield: ['Test Guard'] }).castAt(0, 'Test Spark', { player: 0 });
    expect([own.resolve().life(0), own.the('Test Guard').damage]).toEqual([20, 2]);
  });

  it('mtg-2003:419.7b what is left of a shield prevents of the next damage, and then nothing more', () => {
    const game = position({ hand: ['Test Ward', ...many('Test Spark', 3)] })
      .castAt(0, 'Test Ward', { player: 1 })
      .resolve();
    const spark = (): number => {
      game.choose(0, { kind: 'CAST', card: 'Test Spark', nth: 0 } as never).choose(0, { player: 1 });
      return game.resolve().life(1);
    };
    expect([spark(), spark(), spark()]).toEqual([20, 19, 17]);
  });

  it('mtg-2003:419.3 what is left of a shield is there until the turn is over, whoever’s it is, and no longer', () => {
    const game = position({ hand: many('Test Spark', 2) }, { hand: ['Test Ward'] }).pass();
    game.castAt(1, 'Test Ward', { player: 1 }).resolve();
    const spark = (): number => {
      game.choose(0, { kind: 'CAST', card: 'Test Spark', nth: 0 } as never).choose(0, { player: 1 });
      return game.resolve().life(1);
    };
    expect(spark()).toBe(20);
    game.until({ turn: 4, step: 'upkeep' }).pass();
    expect(spark()).toBe(18);
  });

  it('mtg-2003:419.7c of what is chosen the next damage alone is prevented, of its ability or in combat; a creature spell is the creature, too', () => {
    const circle = (game: Play, name: string): Play => {
      game.cast(1, 'Test Choosing Circle').resolve();
      return game.waiting() ? game : game.choose(1, { card: name });
    };
    const spat = position({ battlefield: ['Test Spitter', 'Gray Ogre'] }, { hand: ['Test Choosing Circle'] }).pass();
    circle(spat, 'Test Spitter');
    const spit = (): number => spat.activate(0, 'Test Spitter').resolve().life(1);
    expect([spit(), spit()]).toEqual([20, 19]);
    const fought = position({ battlefield: ['Test Spitter', 'Gray Ogre'] }, { hand: ['Test Choosing Circle'] }).pass();
    circle(fought, 'Test Spitter').until({ kind: 'ATTACKERS' }).attack(0, 'Test Spitter');
    expect(fought.until({ step: 'combatDamage' }).resolve().life(1)).toBe(20);
    const spell = position({ hand: ['Test Spitter'] }, { hand: ['Test Choosing Circle'] })
      .cast(0, 'Test Spitter')
      .pass();
    circle(spell, 'Test Spitter').resolve();
    expect(spell.activate(0, 'Test Spitter').resolve().life(1)).toBe(20);
  });
});

describe('whoever is affected (419.8)', () => {
  it('mtg-2003:419.8a whoever controls a permanent orders what changes where it goes, in another’s turn as well', () => {
    const game = position(
      { hand: ['Test Slay'], battlefield: ['Test Void', 'Test Reclaim'] },
      { battlefield: ['Gray Ogre'] },
    );
    game.castAt(0, 'Test Slay', { card: 'Gray Ogre' }).resolve();
    expect(asked(game)).toBe('1:REPLACEMENT');
    expect(game.choose(1, { card: 'Test Reclaim' }).zones('Gray Ogre')).toEqual(['hand']);
  });
});
