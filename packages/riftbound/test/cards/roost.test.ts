/** A place that is paid for (355.2.b, 356.2.b). */
import { describe, expect, it } from 'vitest';
import { GROVE, position, runes } from '../support/position.js';

const drake = {
  name: 'Drake',
  props: {
    name: 'Drake',
    types: ['Unit'],
    supertypes: [],
    domains: ['Fury'],
    tags: ['Dragon'],
    energy: 1,
    power: [],
    might: 3,
  },
  abilities: [],
};
const game = (count: number, controller: number | null, hand = ['Drake']) =>
  position([{ hand, runes: [runes(count, 'Fury')] }, {}], {
    definitions: [drake],
    battlefields: [
      {
        card: 'Dragon Roost',
        owner: 1,
        controller,
        units: controller === null ? [] : [{ card: 'Honest Broker', controller }],
      },
      { card: GROVE, owner: 1 },
    ],
  });
const places = (play: ReturnType<typeof game>) => play.decision().options.map((o) => o.card ?? o.kind);

describe('Dragon Roost', () => {
  it('Dragon Roost (riftbound:355.2.b) takes Dragons of whoever pays for it, and no others', () => {
    const paid = game(2, null).choose(0, { kind: 'PLAY', card: 'Drake' });
    expect(places(paid)).toEqual(['BASE', 'Dragon Roost']);
    paid.choose(0, { card: 'Dragon Roost' });
    expect([paid.where('Drake'), paid.runes(0).length]).toEqual(['Dragon Roost', 0]);
    const poor = game(1, null).choose(0, { kind: 'PLAY', card: 'Drake' });
    expect(poor.decision().kind === 'LOCATION' ? places(poor) : [poor.where('Drake')]).toEqual(['base']);
    const other = game(4, null, ['Pouty Poro']).choose(0, { kind: 'PLAY', card: 'Pouty Poro' });
    expect(other.decision().kind === 'LOCATION' ? places(other) : [other.where('Pouty Poro')]).toEqual(['base']);
  });
  it('riftbound:356.2.b nothing is paid for it where the Dragon enters elsewhere, or could enter there anyhow', () => {
    const base = game(2, null).play(0, 'Drake', { at: 'base' });
    expect([base.where('Drake'), base.runes(0).length]).toEqual(['base', 2]);
    const own = game(2, 0).choose(0, { kind: 'PLAY', card: 'Drake' }).choose(0, { card: 'Dragon Roost' });
    expect(own.decision()).toMatchObject({ kind: 'OPTIONAL_COST', shape: 'CONFIRM' });
    own.answer(0, { confirm: false });
    expect([own.where('Drake'), own.runes(0).length]).toEqual(['Dragon Roost', 2]);
  });
});
