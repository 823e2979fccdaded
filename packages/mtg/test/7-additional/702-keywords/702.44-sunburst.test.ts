/** Sunburst (702.44): a counter for each color of mana that was spent. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, instant, keyword, mana, putOntoBattlefield, t, target } from '../../6-spells/test-cards.js';

const artifact = (name: string, cost: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost, type: 'Artifact', abilities });
const golem = (name: string, cost: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost, type: 'Artifact Creature — Golem', power: 1, toughness: 1, abilities });

/** It enters as a copy of a creature. */
const COPIES = {
  kind: 'replacement' as const,
  on: 'move',
  object: 'self' as const,
  match: { to: 'battlefield' },
  entering: true as const,
  copy: { of: [{ has: ['types', 'Creature'] as ['types', string] }] },
};

ownCards(
  golem('Test Golem', '{3}', keyword('sunburst')),
  artifact('Test Prism', '{3}', keyword('sunburst')),
  artifact('Test Twice', '{2}', keyword('sunburst'), keyword('sunburst')),
  artifact('Test Kicked', '{1}', keyword('sunburst'), keyword('kicker', { cost: [mana('{R}')] })),
  artifact('Test Modular', '{2}', keyword('modular', { value: 0, label: 'sunburst' })),
  artifact('Test Mirror', '{2}', COPIES),
  card('Test Awakening', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      continuous(
        [{ has: ['types', 'Artifact'] }],
        [
          { mod: 'gain', prop: 'types', values: ['Creature'] },
          { mod: 'set', prop: 'power', value: 3 },
          { mod: 'set', prop: 'toughness', value: 3 },
        ],
      ),
    ],
  }),
  instant('Test Fork', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0) }],
  }),
  instant('Test Drop', '{0}', {
    effects: [
      { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }], min: 1, max: 1, save: 'it' },
      putOntoBattlefield({ saved: 'it' }),
    ],
  }),
);
const BASICS = ['Island', 'Mountain', 'Forest'];
const at = (hand: string[], battlefield: string[]): Play => magicPosition([{ hand, battlefield }, {}]);

describe('sunburst (702.44)', () => {
  it('mtg:702.44a a creature enters with a +1/+1 counter for each color spent, all else with charge counters', () => {
    const game = at(['Test Golem'], BASICS).cast(0, 'Test Golem').resolve();
    expect(game.the('Test Golem')).toMatchObject({ counters: { '+1/+1': 3 }, power: 4 });
    const two = at(['Test Prism'], ['Island', 'Island', 'Forest']).cast(0, 'Test Prism').resolve();
    expect(two.the('Test Prism').counters).toEqual({ charge: 2 });
  });

  it('mtg:702.44a effects that change types count for nothing, but what it copies as it enters does', () => {
    const game = at(['Test Prism'], [...BASICS, 'Test Awakening'])
      .cast(0, 'Test Prism')
      .resolve();
    expect(game.the('Test Prism')).toMatchObject({ types: ['Artifact', 'Creature'], counters: { charge: 3 } });
    const copy = at(['Test Mirror'], ['Island', 'Forest', 'Test Golem']).cast(0, 'Test Mirror').resolve();
    if (!copy.waiting()) copy.choose(0, { card: 'Test Golem' });
    expect(copy.the('Test Mirror')).toMatchObject({ name: 'Test Golem', counters: { '+1/+1': 2 } });
  });

  it('mtg:702.44b colorless mana is of no color, but additional costs count', () => {
    const game = at(['Test Prism'], ['Sol Ring', 'Island']).cast(0, 'Test Prism').resolve();
    expect(game.the('Test Prism').counters).toEqual({ charge: 1 });
    const none = at(['Test Kicked'], ['Sol Ring']).cast(0, 'Test Kicked').resolve();
    expect(none.the('Test Kicked').counters).toEqual({});
    const kicked = at(['Test Kicked'], ['Island', 'Mountain']).cast(0, 'Test Kicked').answer(0, { confirm: true });
    expect(kicked.resolve().the('Test Kicked').counters).toEqual({ charge: 2 });
  });

  it('mtg:702.44b what is put onto the battlefield was no spell, and for a copy nothing was spent', () => {
    const put = at(['Test Prism', 'Test Drop'], BASICS).cast(0, 'Test Drop').resolve();
    if (!put.waiting()) put.choose(0, { card: 'Test Prism' });
    expect(put.the('Test Prism').counters).toEqual({});
    const copied = at(['Test Prism', 'Test Fork'], BASICS)
      .cast(0, 'Test Prism')
      .castAt(0, 'Test Fork', { card: 'Test Prism' })
      .resolveAll();
    expect(copied.all('Test Prism').map((o) => [o.token, o.counters])).toEqual([
      [true, {}],
      [false, { charge: 3 }],
    ]);
  });

  it('mtg:702.44c it can be the number of another ability, on what is no creature as well', () => {
    const game = at(['Test Modular'], ['Island', 'Forest']).cast(0, 'Test Modular').resolve();
    expect(game.the('Test Modular').counters).toEqual({ '+1/+1': 2 });
  });

  it('mtg:702.44d several instances work each for itself', () => {
    const game = at(['Test Twice'], ['Island', 'Forest']).cast(0, 'Test Twice').resolve();
    expect(game.the('Test Twice').counters).toEqual({ charge: 4 });
  });

  it('Suntouched Myr (mtg:702.44a) is as large as the colors are many', () => {
    const game = at(['Suntouched Myr'], BASICS).cast(0, 'Suntouched Myr').resolve();
    expect(game.figures('Suntouched Myr')).toBe('3/3');
  });

  it('Pentad Prism (mtg:702.44a) gives back mana of the colors that it took', () => {
    const game = at(['Pentad Prism'], ['Island', 'Forest']).cast(0, 'Pentad Prism').resolve();
    expect(game.the('Pentad Prism').counters).toEqual({ charge: 2 });
  });

  it('Etched Oracle (mtg:702.44a) draws for four colors', () => {
    const game = at(['Etched Oracle'], [...BASICS, 'Plains', 'Swamp']).cast(0, 'Etched Oracle');
    game.resolve();
    expect(game.the('Etched Oracle').counters).toEqual({ '+1/+1': 4 });
    expect(game.activate(0, 'Etched Oracle', { player: 0 }).resolve().hand(0)).toBe(3);
  });
});
