/** The game as a draw, limits on drawing, excess damage, counters that move or can't be put, and decks that a card says more of. */
import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  putCounters,
  rule,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const permanent = [{ zone: 'battlefield' }] as never;
const limit = (name: string, players: 'all' | 'opponents') =>
  card(name, {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players }, mods: [rule('drawsAtMost', { count: 1 })] }],
  });
const move = (name: string, more: object): ReturnType<typeof instant> =>
  instant(name, '{0}', {
    targets: [target(permanent), target(permanent)],
    effects: [{ do: 'moveCounters', from: t(0), to: t(1), ...more } as unknown as Effect],
  });

ownCards(
  instant('Test Truce', '{0}', { effects: [{ do: 'drawGame' }] }),
  limit('Test Spirit', 'all'),
  instant('Test Three', '{0}', { effects: [draw(3)] }),
  instant('Test One', '{0}', { effects: [draw(1)] }),
  instant('Test May Two', '{0}', { effects: [{ do: 'may', prompt: 'Draw?', then: [draw(2)], else: [gainLife(3)] }] }),
  instant('Test Spill', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'damageWithExcess', to: t(0), amount: 4, excess: { controllerOf: t(0) } }],
  }),
  instant('Test Wound', '{0}', { targets: [target(creature)], effects: [damage(2, t(0))] }),
  card('Test Watch', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'damage', object: [creature].flat() as never, match: { exceeds: true } },
        { effects: [gainLife({ event: 'excess' })] },
      ),
    ],
  }),
  move('Test Shift', { kind: '+1/+1', count: 2 }),
  move('Test Shift All', {}),
  creatureCard('Test Bare', '{1}', 'Golem', '1/1', continuous('self', [rule('cantHaveCounters')])),
  creatureCard('Test Grown Bare', '{1}', 'Golem', '1/1', continuous('self', [rule('cantHaveCounters')]), {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    change: { counters: { '+1/+1': 2 } },
  }),
  creatureCard(
    'Test Dreamer',
    '{1}',
    'Wizard',
    '1/1',
    continuous('self', [rule('maxCounters', { kind: 'charge', count: 3 })]),
  ),
  instant('Test Charge', '{0}', { targets: [target(permanent)], effects: [putCounters(5, t(0), 'charge')] }),
  creatureCard('Test Rat', '{B}', 'Rat', '1/1', continuous('self', [rule('deckCopies')])),
  creatureCard('Test Dwarf', '{R}', 'Dwarf', '1/1', continuous('self', [rule('deckCopies', { count: 7 })])),
  creatureCard(
    'Test Touch',
    '{B}',
    'Snake',
    '1/1',
    keyword('deathtouch'),
    activated([mana('{0}')], {
      targets: [target(creature)],
      effects: [damage(3, t(0))],
    }),
  ),
  instant('Test Pair Hunt', '{0}', {
    targets: [target([{ is: 'colorPair' }, { zone: 'battlefield' }] as never)],
    effects: [gainLife(1)],
  }),
  creatureCard('Test Two', '{W}{U}', 'Bird', '1/1'),
  creatureCard('Test Three Colors', '{W}{U}{B}', 'Bird', '1/1'),
);

describe('the game is a draw', () => {
  it('mtg:104.4c as an effect says so', () => {
    const game = magicPosition([{ hand: ['Test Truce'] }, {}])
      .cast(0, 'Test Truce')
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [], rules: ['mtg:104.4c'] });
  });
});

describe('color pairs', () => {
  it('mtg:105.5 are exactly two colors', () => {
    const can = (name: string) =>
      magicPosition([{ hand: ['Test Pair Hunt'], battlefield: [name] }, {}])
        .decision()
        .options?.some(({ kind }) => kind === 'CAST');
    expect(['Test Two', 'Test Three Colors', 'Grizzly Bears'].map(can)).toEqual([true, false, false]);
  });
});

describe('no more than one card each turn', () => {
  it('mtg:121.2b an instruction to draw several is carried out as far as it goes', () => {
    const game = magicPosition([{ hand: ['Test Three', 'Test One'], battlefield: ['Test Spirit'] }, {}]);
    game.cast(0, 'Test Three').resolve();
    expect(game.hand(0)).toBe(2);
    expect(game.cast(0, 'Test One').resolve().hand(0)).toBe(1);
  });
  it('mtg:121.2b nobody can choose to draw several', () => {
    const game = magicPosition([{ hand: ['Test May Two'], battlefield: ['Test Spirit'] }, {}]);
    expect(game.cast(0, 'Test May Two').resolve().life(0)).toBe(23);
    const free = magicPosition([{ hand: ['Test May Two'] }, {}])
      .cast(0, 'Test May Two')
      .resolve();
    expect(free.decision()).toMatchObject({ kind: 'MAY' });
  });
  it('mtg:121.2b the next turn counts anew', () => {
    const game = magicPosition([{ hand: ['Test One'], battlefield: ['Test Spirit'] }, {}])
      .cast(0, 'Test One')
      .resolve();
    game.until({ turn: 5, step: 'precombatMain' });
    expect(game.hand(0)).toBe(2);
  });
  it('mtg:121.2b a card that was drawn before the effect was there counts', () => {
    const game = magicPosition([{ hand: ['Test One', 'Test One', 'Test Spirit'], mana: '{C}' }, {}]);
    game.cast(0, 'Test One').resolve().cast(0, 'Test Spirit').resolve();
    expect(game.hand(0)).toBe(2);
    expect(game.cast(0, 'Test One').resolve().hand(0)).toBe(1);
  });
});

describe('excess damage', () => {
  it('mtg:120.4a what is more than lethal is dealt to somebody else instead', () => {
    const game = magicPosition([{ hand: ['Test Spill'] }, { battlefield: ['Grizzly Bears'] }]);
    game.cast(0, 'Test Spill').resolve();
    expect([game.zones('Grizzly Bears'), game.life(1)]).toEqual([['graveyard'], 18]);
  });
  it('mtg:120.4a damage that is marked already counts', () => {
    const game = magicPosition([{ hand: ['Test Spill', 'Test Wound'] }, { battlefield: ['Craw Wurm'] }]);
    game.cast(0, 'Test Wound').resolve().cast(0, 'Test Spill').resolve();
    expect([game.zones('Craw Wurm'), game.life(1)]).toEqual([['graveyard'], 18]);
  });
  it('mtg:120.10 is how much more than lethal damage was dealt', () => {
    const hurt = (name: string) =>
      magicPosition([{ hand: ['Test Wound'], battlefield: ['Test Watch'] }, { battlefield: [name] }])
        .cast(0, 'Test Wound')
        .resolve()
        .resolveAll()
        .life(0);
    expect([hurt('Memnite'), hurt('Grizzly Bears')]).toEqual([21, 20]);
  });
  it('mtg:120.10 of a source with deathtouch one damage is lethal', () => {
    const game = magicPosition([{ battlefield: ['Test Touch', 'Test Watch'] }, { battlefield: ['Craw Wurm'] }]);
    game.activate(0, 'Test Touch', { card: 'Craw Wurm' }).resolve().resolveAll();
    expect(game.life(0)).toBe(22);
  });
});

describe('counters', () => {
  const at = (spell: string, to: string, from: object = { '+1/+1': 3, charge: 1 }) =>
    magicPosition([{ hand: [spell], battlefield: [{ card: 'Memnite', counters: from } as never, to] }, {}])
      .castAt(0, spell, { card: 'Memnite' }, { card: to })
      .resolve();
  it('mtg:122.5 are removed from one object and put on another', () => {
    const game = at('Test Shift', 'Grizzly Bears');
    expect([game.the('Memnite').counters, game.the('Grizzly Bears').counters]).toEqual([
      { '+1/+1': 1, charge: 1 },
      { '+1/+1': 2 },
    ]);
    expect(at('Test Shift All', 'Grizzly Bears').the('Grizzly Bears').counters).toEqual({ '+1/+1': 3, charge: 1 });
  });
  it('mtg:122.5 stay where they are if they can’t be put there, or are on the same object', () => {
    expect(at('Test Shift', 'Test Bare').the('Memnite').counters).toEqual({ '+1/+1': 3, charge: 1 });
    const own = magicPosition([
      { hand: ['Test Shift'], battlefield: [{ card: 'Memnite', counters: { '+1/+1': 3 } }] },
      {},
    ]);
    expect(own.cast(0, 'Test Shift').resolve().the('Memnite').counters).toEqual({ '+1/+1': 3 });
    expect(own.happened('COUNTERS_CHANGED')).toEqual([]);
    // Of fewer than it says all are moved.
    const few = at('Test Shift', 'Hill Giant', { '+1/+1': 1 });
    expect([few.the('Memnite').counters, few.the('Hill Giant').counters]).toEqual([{}, { '+1/+1': 1 }]);
  });
  it('mtg:113.6i can’t be put on it as it enters either', () => {
    const game = magicPosition([{ hand: ['Test Grown Bare'], battlefield: lands(1, 'Plains') }, {}]);
    expect(game.cast(0, 'Test Grown Bare').resolve().the('Test Grown Bare')).toMatchObject({ power: 1, counters: {} });
  });
  it('mtg:122.4 of which it has too many are removed', () => {
    const game = magicPosition([{ hand: ['Test Charge'], battlefield: ['Test Dreamer'] }, {}]);
    expect(game.cast(0, 'Test Charge').resolve().the('Test Dreamer').counters).toEqual({ charge: 3 });
  });
});
