/** Vesuvan Shapeshifter: what is a copy until it is turned face down (707, 708.11). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  creatureCard,
  enters,
  gainLife,
  instant,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const NAME = 'Vesuvan Shapeshifter';
const masked = (on: boolean) => ({ do: 'status', what: t(0), status: 'faceDown', on }) as const;
ownCards(
  creatureCard('Test Herald', '{1}{G}', 'Elf', '3/4', triggered(enters, { effects: [gainLife(5)] })),
  instant('Test Veil', '{0}', { targets: [target(creature)], effects: [masked(true)] }),
  instant('Test Unveiling', '{0}', { targets: [target(creature)], effects: [masked(false)] }),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature, may: true },
  }),
);

const shifter = (game: Play) => game.the(NAME);
const cast = (game: Play) => game.choose(0, { kind: 'CAST', card: NAME, method: 'normal' }).resolve();

describe(NAME, () => {
  const hand = [NAME, 'Test Veil', 'Test Unveiling'];
  const entered = (model: string) => {
    const game = cast(
      magicPosition([
        { hand, library: lands(3, 'Island'), battlefield: [...lands(7, 'Island'), 'Test Herald', 'Grizzly Bears'] },
        { library: lands(3, 'Island') },
      ]),
    );
    return game.choose(0, { card: model });
  };

  it('mtg:707.5 enters as a copy of another creature, whose abilities of entering it has, or of none', () => {
    const game = entered('Test Herald').resolve();
    expect(shifter(game)).toMatchObject({ name: 'Test Herald', power: 3, toughness: 4 });
    expect(game.life(0)).toBe(25);
    const none = cast(magicPosition([{ hand, battlefield: [...lands(7, 'Island'), 'Test Herald'] }, {}]));
    none.answer(0, { choose: [] });
    expect(none.zones(NAME)).toEqual(['graveyard']);
  });

  it('mtg:707.9a the copy has the ability besides, and its controller may turn it face down in their upkeep', () => {
    const game = entered('Grizzly Bears');
    game.until({ turn: 5, step: 'upkeep' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect(shifter(game)).toMatchObject({ name: '', power: 2, toughness: 2, faceDown: true });
  });

  it('mtg:707.9a it is the copy only until it is turned face down: then it is turned up by its own morph', () => {
    const game = entered('Test Herald').resolve();
    game.cast(0, 'Test Veil', { object: String(shifter(game).id) }).resolve();
    expect(shifter(game)).toMatchObject({ name: '', faceDown: true });
    game.choose(0, { kind: 'TURN_FACE_UP', method: 'morph' });
    expect(game.decision()).toMatchObject({ kind: 'COPY', seat: 0 });
    expect(game.decision().options.map(({ card }) => card)).toEqual(['Test Herald', 'Grizzly Bears']);
    game.choose(0, { card: 'Grizzly Bears' });
    expect(shifter(game)).toMatchObject({ name: 'Grizzly Bears', faceDown: false });
  });

  it('mtg:708.11 turned face up it becomes a copy as that happens, and nothing enters', () => {
    const game = magicPosition([
      { hand, battlefield: [{ card: NAME, faceDown: true }, 'Test Herald', ...lands(2, 'Island')] },
      {},
    ]);
    game.choose(0, { kind: 'TURN_FACE_UP', method: 'morph' }).choose(0, { card: 'Test Herald' });
    expect(shifter(game)).toMatchObject({ name: 'Test Herald', power: 3, faceDown: false });
    expect(game.life(0)).toBe(20);
  });

  it('mtg:708.11 what it is turned up as a copy of may say how it is turned up', () => {
    const game = magicPosition([
      {
        hand,
        battlefield: [{ card: NAME, faceDown: true }, 'Aquamorph Entity', 'Glorious Anthem', ...lands(2, 'Island')],
      },
      {},
    ]);
    game.choose(0, { kind: 'TURN_FACE_UP', method: 'morph' }).choose(0, { card: 'Aquamorph Entity' });
    game.choose(0, { index: 1 });
    expect(shifter(game)).toMatchObject({ name: 'Aquamorph Entity', power: 2, toughness: 6, faceDown: false });
  });

  it('mtg:708.11 turned face up as a copy of none it is a 0/0, which dies', () => {
    const game = magicPosition([{ hand, battlefield: [{ card: NAME, faceDown: true }, 'Test Herald'] }, {}]);
    const { id } = shifter(game);
    game.cast(0, 'Test Unveiling', { object: String(id) }).resolve();
    game.answer(0, { choose: [] });
    expect(game.zones(NAME)).toEqual(['hand', 'graveyard']);
  });

  it('mtg:707.2 what copies it takes what it copies with the ability, and stays that when it is turned face down', () => {
    const game = magicPosition([
      { hand: [...hand, 'Test Clone', 'Test Unveiling'], battlefield: [...lands(7, 'Island'), 'Test Herald'] },
      {},
    ]);
    cast(game).choose(0, { card: 'Test Herald' }).resolve();
    game
      .cast(0, 'Test Clone')
      .resolve()
      .choose(0, { object: String(shifter(game).id) })
      .resolve();
    const clone = String(game.the('Test Clone').id);
    expect(game.the('Test Clone').abilities).toEqual(shifter(game).abilities);
    game.cast(0, 'Test Veil', { object: clone }).resolve();
    game.cast(0, 'Test Unveiling', { object: clone }).resolve();
    expect(game.the('Test Clone')).toMatchObject({ name: 'Test Herald', faceDown: false });
  });
});
