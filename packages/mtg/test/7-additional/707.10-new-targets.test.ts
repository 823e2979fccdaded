/** Copies that are given targets: one for each thing that the spell could target, or the one that is said (707.10d, 707.10e). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { and } from '../../src/language/filters.js';
import {
  card,
  creature,
  creatureCard,
  damage,
  instant,
  keyword,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';

const soldier = token('Soldier', 'Creature — Soldier', ['R'], '1/1', keyword('haste'));
const both = [target(creature), target(creature)];
ownCards(
  card('Test Golem', {
    cost: '{0}',
    type: 'Artifact Creature — Golem',
    power: 3,
    toughness: 3,
    abilities: [
      triggered(
        { on: 'cast', player: 'any', object: { targetsOnly: { has: ['subtypes', 'Golem'] } } },
        {
          effects: [
            {
              do: 'copy',
              what: { event: 'object' },
              who: { controllerOf: { event: 'object' } },
              targetEach: { each: { has: ['subtypes', 'Golem'] } },
            },
          ],
        },
      ),
    ],
  }),
  creatureCard('Test Hidden', '{0}', 'Golem', '2/2', keyword('shroud')),
  creatureCard('Test Statue', '{0}', 'Golem', '2/2'),
  creatureCard('Test Bird', '{0}', 'Golem Bird', '1/1', keyword('flying')),
  card('Test Heroism', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'cast', player: 'you', object: { targetsOnly: and(creature, { controller: 'you' }) } },
        {
          effects: [
            { do: 'create', token: soldier, save: 'it' },
            { do: 'copy', what: { event: 'object' }, target: { saved: 'it' } },
          ],
        },
      ),
    ],
  }),
  card('Test Procession', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'create', player: 'you', change: { count: 2 } }],
  }),
  instant('Test Spark', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Grow', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'add', stat: 'power', value: 3 })],
  }),
  instant('Test Twofold', '{0}', {
    targets: [target(creature), target(and(creature, { not: { keyword: 'flying' } }))],
    effects: [damage(1, t(0)), untilEndOfTurn(t(1), { mod: 'add', stat: 'power', value: 3 })],
  }),
  instant('Test Ritual', '{0}', {
    targets: both,
    effects: [
      untilEndOfTurn(t(0), { mod: 'add', stat: 'power', value: 1 }),
      untilEndOfTurn(t(1), { mod: 'add', stat: 'power', value: 1 }),
    ],
  }),
);

const golems = (hand: string, others: string[]): Play =>
  magicPosition([
    { hand: [hand], battlefield: ['Test Golem', ...others, ...lands(1, 'Plains')] },
    { battlefield: ['Grizzly Bears'] },
  ]);
const targets = (game: Play): unknown[] =>
  game
    .view()
    .stack.map((item) =>
      ((item.targets ?? []) as { object: string }[]).map((one) => game.view().objects[one.object]?.card),
    );

describe('a copy for each thing that a spell could target (707.10d)', () => {
  it('mtg:707.10d each copy has another of them, in the order that its controller chooses', () => {
    const game = golems('Test Grow', ['Test Statue', 'Test Bird', 'Test Hidden']);
    game.castAt(0, 'Test Grow', { card: 'Test Golem' }).resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'TARGETS' });
    expect(game.decision().options?.map((one) => one.card)).toEqual(['Test Statue', 'Test Bird']);
    game.choose(0, { card: 'Test Bird' });
    expect(targets(game)).toEqual([['Test Statue'], ['Test Bird'], ['Test Golem']]);
    game.resolveAll();
    expect(['Test Golem', 'Test Statue', 'Test Bird', 'Test Hidden'].map((name) => game.the(name).power)).toEqual([
      6, 5, 4, 2,
    ]);
  });

  it('mtg:707.10d a thing that is not legal for each target gets no copy', () => {
    const game = golems('Test Twofold', ['Test Statue', 'Test Bird']);
    game.cast(0, 'Test Twofold', { card: 'Test Golem' }, { card: 'Test Golem' }).resolve();
    expect(targets(game)).toEqual([
      ['Test Statue', 'Test Statue'],
      ['Test Golem', 'Test Golem'],
    ]);
  });
});

describe('a copy with a target of its own (707.10e)', () => {
  const heroic = (spell: string, ...more: string[]): Play =>
    magicPosition([{ hand: [spell], battlefield: ['Test Heroism', 'Hill Giant', ...more] }, {}]);
  it('mtg:707.10e has that for each of its targets', () => {
    const game = heroic('Test Ritual')
      .castAt(0, 'Test Ritual', { card: 'Hill Giant' }, { card: 'Hill Giant' })
      .resolve();
    expect(targets(game)).toEqual([
      ['Soldier', 'Soldier'],
      ['Hill Giant', 'Hill Giant'],
    ]);
    expect(game.resolveAll().the('Soldier').power).toBe(3);
  });

  it('mtg:707.10e of several its controller chooses one', () => {
    const game = heroic('Test Grow', 'Test Procession').castAt(0, 'Test Grow', { card: 'Hill Giant' }).resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'TARGETS', min: 1, max: 1 });
    game.choose(0, { card: 'Soldier', nth: 1 });
    expect(game.view().stack).toHaveLength(2);
    expect(
      game
        .resolveAll()
        .all('Soldier')
        .map((one) => one.power),
    ).toEqual([1, 4]);
  });

  it('mtg:707.10e is not made where that is not legal', () => {
    const game = magicPosition([{ hand: ['Test Only Giants'], battlefield: ['Test Heroism', 'Hill Giant'] }, {}], {
      definitions: [
        instant('Test Only Giants', '{0}', {
          targets: [target(and(creature, { has: ['subtypes', 'Giant'] }))],
          effects: [untilEndOfTurn(t(0), { mod: 'add', stat: 'power', value: 3 })],
        }),
      ],
    });
    game.castAt(0, 'Test Only Giants', { card: 'Hill Giant' }).resolve();
    expect([game.view().stack.length, game.all('Soldier').length]).toEqual([1, 1]);
  });
});
