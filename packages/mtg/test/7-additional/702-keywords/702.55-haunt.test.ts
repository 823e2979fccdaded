/** Haunt (702.55): a card in exile waits for a creature to die. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creatureCard,
  destroy,
  dies,
  gainLife,
  instant,
  keyword,
  spell,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

const creatures = [{ zone: 'battlefield' }, { has: ['types', 'Creature'] as ['types', string] }];
const whenItDies = triggered(
  { on: 'move', object: [{ hauntedBy: 'self' }], match: { from: 'battlefield', to: 'graveyard' } },
  { zone: 'exile', effects: [gainLife(3)] },
);
ownCards(
  creatureCard('Test Ghost', '{W}', 'Spirit', '1/1', keyword('haunt'), whenItDies),
  card('Test Knell', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [spell({ targets: [target(creatures)], effects: [gainLife(1)] }), keyword('haunt'), whenItDies],
  }),
  instant('Test Kill', '{0}', { targets: [target(creatures)], effects: [destroy(t(0))] }),
  instant('Test Stop', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  instant('Test Stone', '{0}', {
    targets: [target(creatures)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }],
        until: { kind: 'permanent' },
      },
    ],
  }),
  instant('Test Smash', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Artifact'] }])],
    effects: [destroy(t(0))],
  }),
  instant('Test Lift', '{0}', {
    targets: [target(creatures)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  creatureCard('Test Mourner', '{W}', 'Human', '1/1', triggered(dies, { effects: [gainLife(5)] })),
);

const at = (hand: string[], mine: string[] = ['Test Ghost'], theirs = ['Hill Giant']): Play =>
  magicPosition([{ hand, battlefield: mine }, { battlefield: theirs }]);
/** The ghost dies, and haunts the giant. */
const haunting = (more: string[] = []): Play =>
  at(['Test Kill', ...more], ['Test Ghost', 'Grizzly Bears'])
    .cast(0, 'Test Kill', { card: 'Test Ghost' })
    .resolve()
    .choose(0, { card: 'Hill Giant' })
    .resolve();

describe('haunt (702.55)', () => {
  it('mtg:702.55a as the permanent dies, its card is exiled haunting target creature', () => {
    const game = haunting();
    expect(game.the('Test Ghost', 'exile').haunts).toBe(game.the('Hill Giant').id);
    expect(game.life(0)).toBe(20);
  });

  it('mtg:702.55a without a creature to target the card stays in the graveyard', () => {
    const game = at(['Test Kill'], ['Test Ghost'], []).castAt(0, 'Test Kill', { card: 'Test Ghost' }).resolve();
    expect([game.waiting(), game.zones('Test Ghost')]).toEqual([true, ['graveyard']]);
  });

  it('mtg:702.55a a spell does so as it is put into the graveyard by resolving, and not otherwise', () => {
    const game = at(['Test Knell'], ['Grizzly Bears'])
      .cast(0, 'Test Knell', { card: 'Hill Giant' })
      .resolve()
      .choose(0, { card: 'Hill Giant' })
      .resolve();
    expect([game.life(0), game.the('Test Knell', 'exile').haunts]).toEqual([21, game.the('Hill Giant').id]);
    const stopped = at(['Test Knell', 'Test Stop'], ['Grizzly Bears'])
      .cast(0, 'Test Knell', { card: 'Hill Giant' })
      .castAt(0, 'Test Stop', { card: 'Test Knell' })
      .resolve();
    expect([stopped.waiting(), stopped.zones('Test Knell')]).toEqual([true, ['graveyard']]);
  });

  it('mtg:702.55b the creature that it haunts is that object, whether or not it is a creature still', () => {
    const game = haunting(['Test Stone', 'Test Smash'])
      .cast(0, 'Test Stone', { card: 'Hill Giant' })
      .resolve()
      .castAt(0, 'Test Smash', { card: 'Hill Giant' })
      .resolve()
      .resolveAll();
    expect([game.zones('Hill Giant'), game.life(0)]).toEqual([['graveyard'], 23]);
  });

  it('mtg:702.55b another creature is none that it haunts, nor what came back as a new object', () => {
    const other = haunting(['Test Kill']).cast(0, 'Test Kill', { card: 'Grizzly Bears' }).resolve();
    expect([other.waiting(), other.view().stack.length, other.life(0)]).toEqual([true, 0, 20]);
    const gone = haunting(['Test Lift']).cast(0, 'Test Lift', { card: 'Hill Giant' }).resolve();
    expect(gone.the('Test Ghost', 'exile').haunts).toBeUndefined();
  });

  it('mtg:702.55c abilities that speak of the haunted creature trigger in exile', () => {
    const game = haunting(['Test Kill']).cast(0, 'Test Kill', { card: 'Hill Giant' }).resolve().resolveAll();
    expect([game.life(0), game.zones('Test Ghost')]).toEqual([23, ['exile']]);
    const other = at(['Test Kill'], ['Test Mourner']).cast(0, 'Test Kill', { card: 'Hill Giant' }).resolve();
    expect(other.resolveAll().life(0)).toBe(20);
  });
});
