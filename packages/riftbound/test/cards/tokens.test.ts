/** Tokens that effects make (187), played by spells of this file. */
import type { Json } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../src/cards/index.js';
import { spell } from '../support/own-cards.js';
import { position } from '../support/position.js';

const made = (name: string) => {
  const token: Json = JSON.parse(JSON.stringify(tokens.find((one) => one.name === name)));
  const call = spell('Test Call', { effects: [{ do: 'playToken', token, to: 'base' }] });
  const game = position([{ hand: ['Test Call'] }, {}], { definitions: [call] });
  game.play(0, 'Test Call').settle();
  return game.unit(name);
};

describe('tokens', () => {
  it('Sand Soldier has 2 Might and the Shurima tag', () =>
    expect(made('Sand Soldier')).toMatchObject({ might: 2, tags: ['Shurima'], domain: [], token: true }));
  it('Mech has 3 Might and the Mech tag', () =>
    expect(made('Mech')).toMatchObject({ might: 3, tags: ['Mech'], domain: [], token: true }));
  it('Bird has 1 Might, the Bird tag and Deflect', () =>
    expect(made('Bird')).toMatchObject({ might: 1, tags: ['Bird'], keywords: ['deflect'], token: true }));
  it('Tentacle has 1 Might and the Bilgewater tag', () =>
    expect(made('Tentacle')).toMatchObject({ might: 1, tags: ['Bilgewater'], domain: [], token: true }));
  it('Reflection has no Might and nothing else until it becomes a copy', () =>
    expect(made('Reflection')).toMatchObject({ might: 0, tags: [], domain: [], keywords: [], token: true }));
  it('Brush gives animals and Ivern 1 Might there, and can be swapped back', () => {
    const there = (name: string) => tokens.find((one) => one.name === name);
    expect(there('Brush')).toMatchObject({
      props: { types: ['Battlefield'], domains: [] },
      abilities: [
        { affects: [{}, { is: 'here' }, { any: Array(5).fill({}) }], mods: [{ mod: 'add', stat: 'might', value: 1 }] },
        { on: { on: 'conquer' }, may: true, effects: [{ do: 'swapBack' }] },
        { on: { on: 'hold' }, may: true, effects: [{ do: 'swapBack' }] },
      ],
    });
  });
  it('Baron Pit is a battlefield that is reached from anywhere', () =>
    expect(tokens.find((one) => one.name === 'Baron Pit')).toMatchObject({
      props: { types: ['Battlefield'] },
      abilities: [{ kind: 'static', mods: [{ mod: 'rule', rule: 'reachedFromAnywhere' }] }],
    }));
  it('Shadow Clone has no Might and no tags', () =>
    expect(made('Shadow Clone')).toMatchObject({ might: 0, tags: [], domain: [], token: true }));
});
