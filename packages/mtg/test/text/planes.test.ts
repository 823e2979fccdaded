/** Planes and phenomena as they are printed (311, 312, 901). */
import { type Ability, facesOf } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { phenomena, planes } from '../../src/cards/planes.js';
import { printedOn, saysOn, UNSAID } from './printing.js';

const plane = { types: ['Plane'], subtypes: ['Dominaria'] };
const draw = { do: 'draw', who: 'you', count: 1 };
const when = (on: object, effects: object[] = [draw], more: object = {}): Ability =>
  ({ kind: 'triggered', zone: 'command', on, effects, ...more }) as Ability;
const tells = (text: string, one: Ability, other: Ability): void =>
  expect([saysOn(plane, text, one), saysOn(plane, text, other)], text).toEqual([true, false]);

describe('planes', () => {
  const chaos = { on: 'chaos', object: 'self' };
  const to = { on: 'planeswalkTo', object: 'self', player: 'you' };
  const from = { on: 'planeswalkFrom', object: 'self', player: 'you' };
  it('have a chaos ability', () => {
    tells('whenever chaos ensues, draw a card', when(chaos), when(to));
    tells('whenever chaos ensues, planeswalk', when(chaos, [{ do: 'planeswalk' }]), when(chaos));
    expect(printedOn(plane, when({ on: 'chaos' }))).toContain(UNSAID);
    expect(printedOn(plane, when(chaos, [{ do: 'planeswalk', who: 'opponents' }]))).toContain(UNSAID);
    expect(printedOn(plane, when(chaos, [{ do: 'chaosEnsues', on: 'self' }]))).toContain(UNSAID);
    expect(printedOn(plane, when(chaos, [{ do: 'rollPlanarDie', who: 'opponents' }]))).toContain(UNSAID);
  });
  it('are walked to and from, and phenomena encountered', () => {
    tells('when you planeswalk to ~, draw a card', when(to), when(from));
    tells('when you planeswalk away from ~, draw a card', when(from), when(to));
    tells('when you encounter ~, draw a card', when({ on: 'encounter', object: 'self', player: 'you' }), when(to));
    tells('whenever you roll the planar die, draw a card', when({ on: 'rollPlanarDie', player: 'you' }), when(chaos));
    expect(printedOn(plane, when({ on: 'rollPlanarDie', player: 'you', match: { face: 'chaos' } }))).toContain(UNSAID);
    expect(printedOn(plane, when({ on: 'planeswalkTo', object: 'self' }))).toContain(UNSAID);
    tells('whenever chaos ensues, chaos ensues', when(chaos, [{ do: 'chaosEnsues' }]), when(chaos));
    tells('whenever chaos ensues, roll the planar die', when(chaos, [{ do: 'rollPlanarDie' }]), when(chaos));
  });
  it('do not say that their abilities work in the command zone, and other cards would', () => {
    const krosa: Ability = {
      kind: 'static',
      zone: 'command',
      affects: [{ has: ['types', 'Creature'] }],
      mods: [
        { mod: 'add', stat: 'power', value: 2 },
        { mod: 'add', stat: 'toughness', value: 2 },
      ],
    };
    expect(saysOn(plane, 'creatures get +2/+2', krosa)).toBe(true);
    expect(saysOn({ types: ['Enchantment'] }, 'creatures get +2/+2', krosa)).toBe(false);
  });
  it('of each card the chaos ability begins with its condition', () => {
    const last = [...planes].map((card) => {
      const [face] = facesOf(card);
      return printedOn(face?.props ?? {}, ...(face?.abilities.slice(-1) ?? []));
    });
    expect(last.filter((text) => !text.startsWith('when'))).toEqual([]);
    expect(last.filter((text) => !text.includes(UNSAID)).length).toBeGreaterThanOrEqual(12);
    expect(
      phenomena.map((card) => printedOn(card.props, ...card.abilities)).filter((text) => !text.includes(UNSAID)).length,
    ).toBeGreaterThanOrEqual(2);
  });
});
