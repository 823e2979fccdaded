/** Exert (701.43), villainous choices (701.55), forage (701.61), harness (701.64), earthbend (701.66). */
import type { Effect, Ref } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  attacks,
  card,
  creature,
  creatureCard,
  destroy,
  draw,
  each,
  exile,
  gainLife,
  instant,
  land,
  loseLife,
  sorcery,
  t,
  target,
  token,
  triggered,
  youControl,
} from '../../src/language/builders.js';

const THIS: Ref = { saved: 'one' };
const villainous: Effect = {
  do: 'forEach',
  of: 'opponents',
  as: 'one',
  effects: [
    {
      do: 'either',
      who: THIS,
      choices: [
        { label: 'sacrifices a creature', effects: [{ do: 'sacrifice', who: THIS, filter: creature }] },
        { label: 'loses 3 life', effects: [loseLife(3, THIS)] },
      ],
    },
  ],
};
ownCards(
  creatureCard('Test Runner', '{1}', 'Human', '2/2', triggered(attacks, { effects: [{ do: 'exert', what: 'self' }] })),
  instant('Test Exert', '{0}', { targets: [target(creature)], effects: [{ do: 'exert', what: t(0) }] }),
  creatureCard(
    'Test Cheer',
    '{1}',
    'Human',
    '1/1',
    triggered({ on: 'did', object: creature, match: { what: 'exert' } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Exile', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
  sorcery('Test Menace', '{0}', { effects: [villainous] }),
  sorcery('Test Larder', '{0}', {
    effects: [{ do: 'create', token: token('Food', 'Artifact — Food', [], '0/0') }],
  }),
  creatureCard(
    'Test Forager',
    '{1}',
    'Squirrel',
    '1/1',
    activated(
      [
        {
          pay: 'either',
          choices: [
            { name: 'cards', cost: [{ pay: 'exile', what: [], count: 3, from: 'graveyard' }] },
            { name: 'food', cost: [{ pay: 'sacrifice', what: { has: ['subtypes', 'Food'] } }] },
          ],
        },
      ],
      { effects: [draw(1)] },
    ),
  ),
  card('Test Stone', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      activated([], { effects: [{ do: 'status', what: 'self', status: 'harnessed' }] }),
      triggered({ on: 'status', object: 'self', match: { status: 'harnessed', on: true } }, { effects: [gainLife(1)] }),
    ],
  }),
  sorcery('Test Twins', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [{ do: 'create', copy: t(0) }] }),
  sorcery('Test Earthbend', '{0}', {
    targets: [target(and(land, youControl))],
    effects: [{ do: 'earthbend', what: t(0), count: 3 }],
  }),
  card('Test Bender', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'did', player: 'you', match: { what: 'earthbend' } }, { effects: [gainLife(1)] })],
  }),
  instant('Test Wrath', '{0}', { effects: [destroy(each(creature))] }),
);

describe('exert (701.43)', () => {
  const tapped = (game: Play, name: string) => game.the(name).tapped;
  it('mtg:701.43a what is exerted does not untap in the next untap step of whoever exerted it', () => {
    const game = magicPosition([{ battlefield: ['Test Runner'] }, {}]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Runner').resolve();
    expect(tapped(game.until({ turn: 5, step: 'upkeep' }), 'Test Runner')).toBe(true);
    expect(tapped(game.until({ turn: 7, step: 'upkeep' }), 'Test Runner')).toBe(false);
  });
  it('mtg:701.43b an untapped one may be exerted, and being exerted twice lasts no longer', () => {
    const game = magicPosition([{ hand: ['Test Exert', 'Test Exert'], battlefield: ['Memnite', 'Test Cheer'] }, {}]);
    for (const _ of [1, 2]) game.cast(0, 'Test Exert', { card: 'Memnite' }).resolve().resolve();
    expect(game.life(0)).toBe(22);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Memnite');
    expect(tapped(game.until({ turn: 5, step: 'upkeep' }), 'Memnite')).toBe(true);
    expect(tapped(game.until({ turn: 7, step: 'upkeep' }), 'Memnite')).toBe(false);
  });
  it('mtg:701.43c what has left the battlefield is not exerted', () => {
    const game = magicPosition([{ hand: ['Test Kill'], battlefield: ['Test Runner', 'Test Cheer'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Runner');
    game.castAt(0, 'Test Kill', { card: 'Test Runner' }).resolve().resolve();
    expect([game.zones('Test Runner'), game.view().stack.length, game.life(0)]).toEqual([['graveyard'], 0, 20]);
  });
});

describe('villainous choices (701.55)', () => {
  const faced = (theirs: string[]) =>
    magicPosition([{ hand: ['Test Menace'] }, { battlefield: theirs }])
      .cast(0, 'Test Menace')
      .resolve();
  it('mtg:701.55a whoever faces one chooses an option, and all of it is done', () => {
    const game = faced(['Memnite']);
    expect(game.decision()).toMatchObject({ kind: 'EITHER', seat: 1 });
    expect([faced(['Memnite']).choose(1, { index: 0 }).zones('Memnite'), game.choose(1, { index: 1 }).life(1)]).toEqual(
      [['graveyard'], 17],
    );
  });
  it('mtg:701.55b an option that is impossible may be chosen: as much of it is done as can be', () => {
    const game = faced([]).choose(1, { index: 0 });
    expect([game.waiting(), game.life(1)]).toEqual([true, 20]);
  });
});

describe('forage (701.61)', () => {
  it('mtg:701.61a is exiling three cards of the graveyard, or sacrificing a Food', () => {
    const game = magicPosition([
      { hand: ['Test Larder'], graveyard: ['Shock', 'Forest'], battlefield: ['Test Forager'] },
      {},
    ]);
    const offered = () => game.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === 'Test Forager');
    expect(offered()).toEqual([]);
    game.cast(0, 'Test Larder').resolve();
    game.activate(0, 'Test Forager', { value: 'food' });
    expect(game.all('Food')).toEqual([]);
    expect(game.resolve().hand(0)).toBe(1);
  });

  it('mtg:701.61a either will do where the other can’t be done', () => {
    const forager = (graveyard: string[], ...hand: string[]) =>
      magicPosition([{ hand, graveyard, battlefield: ['Test Forager'] }, {}]);
    const exiling = forager(['Shock', 'Forest', 'Memnite']).activate(0, 'Test Forager');
    expect([exiling.all('Shock', 'exile').length, exiling.view().stack.length]).toEqual([1, 1]);
    expect(exiling.zones('Memnite')).toEqual(['exile']);
    const eating = forager([], 'Test Larder').cast(0, 'Test Larder').resolve();
    eating.activate(0, 'Test Forager');
    expect([eating.all('Food'), eating.zones('Test Larder'), eating.view().stack.length]).toEqual([
      [],
      ['graveyard'],
      1,
    ]);
  });
});

describe('harness (701.64)', () => {
  const stone = () => magicPosition([{ hand: ['Test Twins'], battlefield: ['Test Stone'] }, {}]);
  it('mtg:701.64a it becomes harnessed unless it is that already', () => {
    const game = stone().activate(0, 'Test Stone').activate(0, 'Test Stone').resolveAll();
    expect([game.the('Test Stone').designations, game.life(0)]).toEqual([['harnessed'], 21]);
  });
  it('mtg:701.64b that stays with the permanent, and is not copied', () => {
    const game = stone().activate(0, 'Test Stone').resolve().resolveAll();
    game.castAt(0, 'Test Twins', { card: 'Test Stone' }).resolve();
    expect(game.all('Test Stone').map((o) => o.designations)).toEqual([['harnessed'], undefined]);
    expect(game.until({ turn: 5 }).all('Test Stone')[0]?.designations).toEqual(['harnessed']);
  });
});

describe('earthbend (701.66)', () => {
  const bent = (...hand: string[]) =>
    magicPosition([{ hand: ['Test Earthbend', ...hand], battlefield: ['Forest', 'Test Bender'] }, {}])
      .cast(0, 'Test Earthbend')
      .resolve();
  it('mtg:701.66a the land is a creature with haste and counters besides, and comes back tapped from where it goes', () => {
    const game = bent('Test Wrath').resolveAll();
    expect(game.the('Forest')).toMatchObject({
      types: ['Land', 'Creature'],
      power: 3,
      toughness: 3,
      keywords: ['haste'],
      counters: { '+1/+1': 3 },
    });
    game.cast(0, 'Test Wrath').resolve();
    expect(game.zones('Forest')).toEqual(['graveyard']);
    expect(game.resolveAll().the('Forest')).toMatchObject({
      types: ['Land'],
      tapped: true,
      controller: 0,
      counters: {},
    });
    const exiled = bent('Test Exile').resolveAll().castAt(0, 'Test Exile', { card: 'Forest' }).resolve();
    expect(exiled.resolveAll().the('Forest')).toMatchObject({ types: ['Land'], tapped: true });
  });
  it('mtg:701.66b whoever earthbends is told', () => {
    expect(bent().resolveAll().life(0)).toBe(21);
  });
});
