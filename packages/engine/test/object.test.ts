import { describe, expect, it } from 'vitest';
import { newObject, plainObject, readObject } from '../src/state/object.js';
import type { Obj } from '../src/state/state.js';

describe('Objects of a game being worked on', () => {
  const plain: Obj = { id: 1, def: 0, owner: 0, zone: 'hand:0' };
  const itself = <T>(value: T): T => value;

  it('have every field, and copies have every one of them', () => {
    const fields = Object.keys(newObject(plain));
    const full = Object.fromEntries(fields.map((field, i) => [field, i])) as unknown as Obj;
    const whole = newObject(full);
    expect({ ...whole }).toEqual(full);
    expect(plainObject(whole, itself)).toEqual(full);
  });

  it('leave as the very object that they were read from, and without empty fields', () => {
    expect(plainObject(readObject(plain, itself), itself)).toBe(plain);
    expect(Object.keys(plainObject(newObject(plain), itself))).toEqual(Object.keys(plain));
  });
});
