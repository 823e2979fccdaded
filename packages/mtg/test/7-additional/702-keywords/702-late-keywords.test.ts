/** Conspire (702.78), demonstrate (702.144), impending (702.176) and warp (702.185). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creatureCard,
  draw,
  enters,
  gainLife,
  keyword,
  mana,
  triggered,
} from '../../../src/language/builders.js';

const one = [mana('{1}')];
ownCards(
  card('Test Conspire', {
    cost: '{G}',
    type: 'Sorcery',
    abilities: [keyword('conspire'), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  card('Test Demonstrate', {
    cost: '{G}',
    type: 'Sorcery',
    abilities: [keyword('demonstrate'), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  creatureCard(
    'Test Warp',
    '{3}',
    'Beast',
    '3/3',
    keyword('flash'),
    keyword('warp', { cost: one }),
    triggered(enters, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Impending',
    '{3}',
    'Horror',
    '3/3',
    keyword('impending', { cost: one, value: 2 }),
    triggered(enters, { effects: [draw(1)] }),
  ),
);
const at = (hand: string[], battlefield: string[]): Play =>
  magicPosition([
    { hand, battlefield, library: ['Island', 'Island', 'Island'] },
    { library: ['Plains', 'Plains', 'Plains'] },
  ]);

describe('conspire and demonstrate', () => {
  it('mtg:702.78a two creatures that share a color with it are tapped for a copy', () => {
    const game = at(['Test Conspire'], ['Forest', 'Grizzly Bears', 'Llanowar Elves', 'Savannah Lions']);
    game.cast(0, 'Test Conspire').answer(0, { confirm: true });
    expect(['Grizzly Bears', 'Llanowar Elves', 'Savannah Lions'].map((name) => game.the(name).tapped)).toEqual([
      true,
      true,
      false,
    ]);
    expect(game.resolveAll().life(0)).toBe(22);
    const few = at(['Test Conspire'], ['Forest', 'Grizzly Bears', 'Savannah Lions']).cast(0, 'Test Conspire');
    expect(few.waiting()).toBe(true);
    expect(few.resolveAll().life(0)).toBe(21);
  });
  it('mtg:702.144a its player may copy it, and then an opponent copies it', () => {
    const game = at(['Test Demonstrate'], lands(1, 'Forest')).cast(0, 'Test Demonstrate').resolve();
    game.answer(0, { confirm: true }).resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([22, 21]);
    const plain = at(['Test Demonstrate'], lands(1, 'Forest')).cast(0, 'Test Demonstrate').resolve();
    plain.answer(0, { confirm: false }).resolveAll();
    expect([plain.life(0), plain.life(1)]).toEqual([21, 20]);
  });
});

describe('warp and impending', () => {
  it('mtg:702.185a warped it is exiled at the next end step, and cast as usual on a later turn', () => {
    // It has flash, and enough is left for it as it is exiled.
    const game = at(['Test Warp'], lands(4, 'Forest'))
      .choose(0, { card: 'Test Warp', method: 'warp' })
      .resolve()
      .resolve();
    game.until({ turn: 3, step: 'end' }).resolve();
    expect([game.zones('Test Warp'), game.decision().options.some((o) => o.card === 'Test Warp')]).toEqual([
      ['exile'],
      false,
    ]);
    game.until({ turn: 5, step: 'precombatMain' });
    const offered = game.decision().options.filter((o) => o.card === 'Test Warp');
    expect(offered.map((o) => [o.method, o.cost])).toEqual([['normal', '{3}']]);
    game.cast(0, 'Test Warp').resolve().resolve();
    expect(game.until({ turn: 6 }).zones('Test Warp')).toEqual(['battlefield']);
    expect(game.life(0)).toBe(22);
  });
  it('mtg:702.176a impending it has time counters, and is no creature until they are gone', () => {
    const game = at(['Test Impending'], lands(1, 'Forest')).choose(0, { card: 'Test Impending', method: 'impending' });
    game.resolve().resolve();
    expect(game.the('Test Impending')).toMatchObject({ types: [], counters: { time: 2 } });
    game.until({ turn: 3, step: 'end' }).resolve();
    expect(game.the('Test Impending')).toMatchObject({ types: [], counters: { time: 1 } });
    game.until({ turn: 5, step: 'end' }).resolve();
    expect(game.the('Test Impending')).toMatchObject({ types: ['Creature'], counters: {} });
    const cast = at(['Test Impending'], lands(3, 'Forest')).cast(0, 'Test Impending').resolve();
    expect(cast.the('Test Impending')).toMatchObject({ types: ['Creature'], counters: {} });
  });
});
