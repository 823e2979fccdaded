import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  faces,
  instant,
  keyword,
  t,
  target,
} from '../../src/language/builders.js';

const flip = { do: 'status', what: 'self', status: 'flipped' } as const;
const student = faces(
  'flip',
  creatureCard('Test Student', '{1}{W}', 'Human', '1/2', activated([], { effects: [flip] })),
  card('Test Master', {
    type: 'Legendary Creature — Human Monk',
    power: 4,
    toughness: 4,
    abilities: [keyword('vigilance')],
  }),
);
const definitions = [
  student,
  instant('Test Unflip', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'flipped', on: false }],
  }),
  instant('Test Flip', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'flipped' }],
  }),
  instant('Test Growth', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'power', value: 3 }] }],
  }),
  instant('Test Bounce', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature, may: true },
  }),
];
const CARD = 'Test Student // Test Master';
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0]) => magicPosition([mine, {}], { definitions });

describe('flip cards (710)', () => {
  it('mtg:710.1b mtg:710.2 once flipped it has the other name, type line, text, power and toughness', () => {
    const game = play({ battlefield: [CARD] });
    expect(game.the(CARD)).toMatchObject({ name: 'Test Student', power: 1, flipped: false, keywords: [] });
    game.activate(0, CARD).resolve();
    expect(game.the(CARD)).toMatchObject({
      name: 'Test Master',
      supertypes: ['Legendary'],
      subtypes: ['Human', 'Monk'],
      power: 4,
      toughness: 4,
      keywords: ['vigilance'],
      flipped: true,
      face: 1,
    });
    expect(game.happened('FACE_CHANGED')).toMatchObject([
      { card: 'Test Student // Test Master', name: 'Test Master', how: 'flipped' },
    ]);
  });

  it('mtg:710.1c its color and mana cost stay, and what applied to it goes on applying', () => {
    const game = play({ hand: ['Test Growth'], battlefield: [CARD] })
      .cast(0, 'Test Growth')
      .resolve();
    game.activate(0, CARD).resolve();
    expect(game.the(CARD)).toMatchObject({ colors: ['W'], manaCost: '{1}{W}', manaValue: 2, power: 7, toughness: 4 });
  });

  it('mtg:710.2 in every other zone it is the normal card', () => {
    const game = play({ hand: ['Test Bounce'], graveyard: [CARD], battlefield: ['Test Master'] });
    expect(game.the(CARD, 'graveyard')).toMatchObject({ name: 'Test Student', power: 1 });
    game.cast(0, 'Test Bounce').resolve();
    expect(game.the(CARD, 'hand')).toMatchObject({ name: 'Test Student', power: 1 });
  });

  it('mtg:710.4 it can not become unflipped', () => {
    const game = play({ hand: ['Test Unflip'], battlefield: ['Test Master'] })
      .cast(0, 'Test Unflip')
      .resolve();
    expect(game.the(CARD)).toMatchObject({ name: 'Test Master', flipped: true });
  });

  it('mtg:707.3 a copy that flips has the other half of what it copies', () => {
    const game = play({ hand: ['Test Clone', 'Test Flip'], battlefield: ['Test Master'] });
    game.cast(0, 'Test Clone').resolve().choose(0, { card: CARD });
    expect(game.the('Test Clone')).toMatchObject({ name: 'Test Student', power: 1 });
    game.cast(0, 'Test Flip', { card: 'Test Clone' }).resolve();
    // Two legendary permanents of one name now: one stays.
    expect(game.decision()).toMatchObject({ kind: 'LEGEND' });
    game.choose(0, { card: 'Test Clone' });
    expect(game.the('Test Clone')).toMatchObject({ name: 'Test Master', power: 4 });
  });

  it('mtg:710.4 one that left the battlefield knows nothing of having been flipped', () => {
    const game = play({ hand: ['Test Bounce'], battlefield: ['Test Master', ...lands(2, 'Plains')] });
    game.cast(0, 'Test Bounce').resolve();
    expect(game.the(CARD, 'hand')).toMatchObject({ name: 'Test Student' });
    game.cast(0, CARD).resolve();
    expect(game.the(CARD)).toMatchObject({ name: 'Test Student', flipped: false });
  });

  it('mtg:710.2 what is no flip card does not flip', () => {
    const game = play({ hand: ['Test Flip'], battlefield: ['Grizzly Bears'] })
      .cast(0, 'Test Flip')
      .resolve();
    expect(game.happened('FACE_CHANGED')).toEqual([]);
  });
});
