import { describe, expect, it } from 'vitest';
import { newObject } from '../src/state/object.js';
import type { Obj } from '../src/state/state.js';

describe('Objects of a game being worked on', () => {
  it('have every field, and copies have every one of them', () => {
    const plain: Obj = { id: 1, def: 0, owner: 0, zone: 'hand:0' };
    const fields = Object.keys(newObject(plain));
    const full = Object.fromEntries(fields.map((field, i) => [field, i])) as unknown as Obj;
    expect({ ...newObject(full) }).toEqual(full);
    expect(JSON.parse(JSON.stringify(newObject(plain)))).toEqual(plain);
  });
});
