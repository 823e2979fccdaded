/** Which permanents turn over, and what stays of them (701.27, 701.28, 712.9, 712.18). */
import type { Effect, Ref } from '@arbiter/engine';
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  faces,
  gainLife,
  instant,
  sorcery,
  t,
  target,
} from '../../src/language/builders.js';

type How = 'transform' | 'convert';
const turning = (how: How, what: Ref): Effect =>
  how === 'transform' ? { do: 'transform', what } : { do: 'convert', what };
const spellThat = (name: string, how: How) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [turning(how, t(0))] });
const turnsItself = (how: How) => activated([], { effects: [turning(how, 'self')] });
const back = (name: string, ...abilities: ReturnType<typeof activated>[]) =>
  card(name, { type: 'Creature — Beast', power: 5, toughness: 5, abilities });
const definitions = [
  spellThat('Test Turn', 'transform'),
  spellThat('Test Convert', 'convert'),
  faces('transform', creatureCard('Test Cub', '{G}', 'Bear', '2/2'), back('Test Bear')),
  faces(
    'transform',
    creatureCard('Test Self', '{G}', 'Bear', '2/2', turnsItself('transform')),
    back('Test Itself', turnsItself('transform')),
  ),
  faces(
    'transform',
    creatureCard('Test Car', '{G}', 'Robot', '2/2', turnsItself('convert')),
    back('Test Robot', turnsItself('convert')),
  ),
  creatureCard(
    'Test Guide',
    '{G}',
    'Human',
    '1/1',
    activated([], { targets: [target(creature)], effects: [{ do: 'transform', what: t(0) }] }),
  ),
  faces(
    'flip',
    creatureCard('Test Larva', '{G}', 'Insect', '1/1'),
    card('Test Moth', { type: 'Creature — Insect', colors: ['G'], power: 4, toughness: 4 }),
  ),
  faces('modal', creatureCard('Test Scholar', '{U}', 'Human', '2/3'), sorcery('Test Lesson', '{U}', { effects: [] })),
  faces(
    'modal',
    creatureCard('Test Sage', '{U}', 'Human', '2/3'),
    instant('Test Trick', '{U}', { effects: [gainLife(1)] }),
  ),
  instant('Test Growth', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'add', stat: 'power', value: 3 }] }],
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
type Mine = Parameters<typeof magicPosition>[0][0];
const play = (mine: Mine) => magicPosition([mine, {}], { definitions });
const CUB = 'Test Cub // Test Bear';
const SELF = 'Test Self // Test Itself';
const CAR = 'Test Car // Test Robot';

describe.each(['Test Turn', 'Test Convert'])('mtg:701.27a mtg:701.28a turning a permanent over: %s', (spell) => {
  it('shows its other face, and the first again the next time', () => {
    const game = play({ hand: [spell, spell], battlefield: ['Test Cub'] });
    expect(game.cast(0, spell).resolve().the(CUB)).toMatchObject({ name: 'Test Bear', power: 5, transformed: true });
    expect(game.cast(0, spell).resolve().the(CUB)).toMatchObject({ name: 'Test Cub', power: 2, transformed: false });
  });

  it('is for double-faced permanents only', () => {
    const game = play({ hand: [spell], battlefield: ['Grizzly Bears'] })
      .cast(0, spell)
      .resolve();
    expect([game.figures('Grizzly Bears'), game.happened('FACE_CHANGED')]).toEqual(['2/2', []]);
  });

  it('leaves it the object that it is', () => {
    const game = play({ hand: [spell, 'Test Growth'], battlefield: [{ card: 'Test Cub', counters: { '+1/+1': 1 } }] });
    game.cast(0, 'Test Growth').resolve().cast(0, spell).resolve();
    expect(game.figures(CUB)).toBe('9/6');
  });
});

describe('transforming (701.27, 712)', () => {
  it('mtg:712.9 what is no double-faced permanent does not transform, nor does a copy of one', () => {
    const bears = play({ hand: ['Test Turn'], battlefield: ['Grizzly Bears'] });
    expect(bears.cast(0, 'Test Turn').resolve().happened('FACE_CHANGED')).toEqual([]);
    const clone = play({ hand: ['Test Clone', 'Test Turn'], battlefield: ['Test Bear'] });
    clone.cast(0, 'Test Clone').resolve().choose(0, { card: CUB });
    clone.cast(0, 'Test Turn', { card: 'Test Clone' }).resolve();
    expect([clone.the('Test Clone').name, clone.happened('FACE_CHANGED')]).toEqual(['Test Bear', []]);
  });

  it('mtg:712.9 nor does a card with two halves that is printed on one face', () => {
    const two = { hand: ['Test Turn'], battlefield: ['Test Larva'] };
    const game = play(two).cast(0, 'Test Turn').resolve();
    expect(game.the('Test Larva // Test Moth')).toMatchObject({ name: 'Test Larva', power: 1, flipped: false });
    expect(game.happened('FACE_CHANGED')).toEqual([]);
  });

  it('mtg:701.27c a permanent that only copies a double-faced one stays as it is', () => {
    const clone = play({ hand: ['Test Clone', 'Test Turn'], battlefield: ['Test Bear'] });
    clone.cast(0, 'Test Clone').resolve().choose(0, { card: CUB });
    clone.cast(0, 'Test Turn', { card: 'Test Clone' }).resolve();
    expect(clone.happened('FACE_CHANGED')).toEqual([]);
  });

  it('mtg:701.27d it does not transform into a sorcery, nor into an instant', () => {
    const after = (name: string) =>
      play({ hand: ['Test Turn'], battlefield: [name] })
        .cast(0, 'Test Turn')
        .resolve()
        .happened('FACE_CHANGED');
    expect([after('Test Scholar'), after('Test Sage')]).toEqual([[], []]);
  });

  it('mtg:712.18 counters, damage and being tapped stay as it transforms', () => {
    const cub = { card: 'Test Cub', tapped: true, damage: 1, counters: { '+1/+1': 2 } };
    const game = play({ hand: ['Test Turn'], battlefield: [cub] });
    const { id } = game.the(CUB);
    expect(game.cast(0, 'Test Turn').resolve().the(CUB)).toMatchObject({
      id,
      name: 'Test Bear',
      tapped: true,
      damage: 1,
      power: 7,
      counters: { '+1/+1': 2 },
    });
  });

  it('mtg:701.27f only since the ability was put on the stack counts, and only for abilities of the permanent itself', () => {
    const again = play({ battlefield: ['Test Self'] })
      .activate(0, SELF)
      .resolve();
    expect(again.the(SELF).name).toBe('Test Itself');
    expect(again.activate(0, SELF).resolve().the(SELF).name).toBe('Test Self');
    const guided = play({ battlefield: ['Test Self', 'Test Guide'] }).activate(0, 'Test Guide', { card: SELF });
    expect(guided.activate(0, SELF).resolve().the(SELF).name).toBe('Test Itself');
    expect(guided.resolve().the(SELF).name).toBe('Test Self');
  });

  it('mtg:701.28a a permanent that has been converted since ignores its own older abilities', () => {
    const game = play({ battlefield: ['Test Car'] })
      .activate(0, CAR)
      .activate(0, CAR)
      .resolveAll();
    expect([game.the(CAR).name, game.happened('FACE_CHANGED').length]).toEqual(['Test Robot', 1]);
  });
});
