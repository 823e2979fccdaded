/** Several instances on spells and on what waits in exile, and what is cast by an effect of a keyword. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  gainLife,
  instant,
  keyword,
  mana,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const one = [mana('{1}')];
const spell = (name: string, cost: string, ...words: ReturnType<typeof keyword>[]) =>
  card(name, { cost, type: 'Instant', abilities: [...words, { kind: 'spell', effects: [gainLife(1)] }] });
ownCards(
  spell('Test Swift', '{0}', keyword('split second'), keyword('split second')),
  spell('Test Trifle', '{0}'),
  card('Test Slowing', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'cast' },
        { effects: [untilEndOfTurn({ event: 'object' }, { mod: 'loseKeyword', keyword: 'split second' })] },
      ),
    ],
  }),
  spell('Test Gravestorm', '{0}', keyword('gravestorm'), keyword('gravestorm')),
  spell('Test Cascade', '{3}', keyword('cascade'), keyword('cascade')),
  creatureCard(
    'Test Vanishing',
    '{0}',
    'Spirit',
    '2/2',
    keyword('vanishing', { value: 1 }),
    keyword('vanishing', { value: 2 }),
  ),
  spell('Test Suspended', '{5}', keyword('suspend', { cost: one, value: 1 })),
  card('Test Tax', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [{ mod: 'cost', more: one }])],
  }),
  card('Test Heavy Tax', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [{ mod: 'cost', more: [mana('{3}')] }])],
  }),
  instant('Test Away', '{0}', {
    effects: [
      { do: 'move', what: { each: [{ zone: 'hand' }, { named: 'Test Suspended' }] }, to: 'exile', cause: 'exile' },
    ],
  }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  creatureCard('Test One', '{0}', 'Phyrexian', '1/1', keyword('toxic', { value: 1 })),
  creatureCard('Test Three', '{0}', 'Phyrexian', '1/1', keyword('toxic', { value: 3 })),
  creatureCard('Test Plot', '{5}', 'Rogue', '3/3', keyword('plot', { cost: one })),
);
const at = (mine: object, theirs: object = {}): Play =>
  magicPosition([mine, theirs] as Parameters<typeof magicPosition>[0]);
const ordered = (game: Play): Play =>
  game.decision().kind === 'ORDER_TRIGGERS' ? game.takeDefault('ORDER_TRIGGERS') : game;
const casts = (game: Play, name: string): number =>
  game.decision().options.filter((o) => o.kind === 'CAST' && o.card === name).length;

describe('each instance', () => {
  it('mtg:702.61c split second twice is split second, and is lost at once', () => {
    const busy = (...battlefield: string[]) =>
      at({ hand: ['Test Swift', 'Test Trifle'], battlefield }).cast(0, 'Test Swift');
    expect(casts(busy(), 'Test Trifle')).toBe(0);
    expect(casts(busy('Test Slowing').resolve(), 'Test Trifle')).toBe(1);
  });
  it('mtg:702.69b gravestorm copies for each', () => {
    const game = at({ hand: ['Test Slay', 'Test Gravestorm'], battlefield: ['Memnite'] })
      .castAt(0, 'Test Slay')
      .resolve();
    expect(ordered(game.cast(0, 'Test Gravestorm')).resolveAll().life(0)).toBe(23);
  });
  it('mtg:702.85c cascade triggers for each', () => {
    const game = at({
      hand: ['Test Cascade'],
      battlefield: lands(3, 'Island'),
      library: ['Plains', 'Test Trifle', 'Plains', 'Test Trifle', 'Plains'],
    });
    ordered(game.cast(0, 'Test Cascade'));
    expect(game.view().stack).toHaveLength(3);
    game.resolve().choose(0, { card: 'Test Trifle' }).resolve().resolve().choose(0, { card: 'Test Trifle' });
    expect(game.resolveAll().life(0)).toBe(23);
  });
  it('mtg:702.63c vanishing enters with the counters of both, and loses one for each', () => {
    const game = at({ hand: ['Test Vanishing'] })
      .cast(0, 'Test Vanishing')
      .resolve()
      .takeDefault('REPLACEMENT');
    expect(game.the('Test Vanishing').counters).toEqual({ time: 3 });
    game.until({ turn: 5, step: 'draw' });
    expect(game.the('Test Vanishing').counters).toEqual({ time: 1 });
    expect(game.until({ turn: 7, step: 'draw' }).zones('Test Vanishing')).toEqual(['graveyard']);
  });
});

describe('suspended cards', () => {
  const special = (game: Play): Play => game.choose(0, { kind: 'SPECIAL', card: 'Test Suspended' });
  it('mtg:702.62b without a time counter a card in exile is not suspended', () => {
    const away = at({ hand: ['Test Suspended', 'Test Away'] })
      .cast(0, 'Test Away')
      .resolve();
    expect(away.zones('Test Suspended')).toEqual(['exile']);
    expect(away.until({ turn: 5, step: 'upkeep' }).view().stack).toEqual([]);
    const game = special(at({ hand: ['Test Suspended'], battlefield: ['Island'] }));
    expect(game.until({ turn: 5, step: 'upkeep' }).view().stack).toHaveLength(1);
  });
  it('mtg:702.62d what it is cast for nothing for still costs what effects add', () => {
    const taxed = (tax: string): number[] => {
      const game = special(at({ hand: ['Test Suspended'], battlefield: ['Island', tax] }));
      game.until({ turn: 5, step: 'upkeep' }).resolve().resolve();
      if (!game.waiting()) game.choose(0, { card: 'Test Suspended' });
      return [game.all('Island').filter((island) => island.tapped).length, game.resolveAll().life(0)];
    };
    expect([taxed('Test Tax'), taxed('Test Heavy Tax')]).toEqual([
      [1, 21],
      [0, 20],
    ]);
  });
});

describe('numbers and special actions', () => {
  it('mtg:702.164a the number of toxic is how many poison counters it gives', () => {
    const hit = (name: string): number => {
      const game = at({ battlefield: [name] })
        .until({ kind: 'ATTACKERS' })
        .attack(0, name)
        .until({ step: 'postcombatMain' });
      return (game.view().players[1] as { counters?: { poison?: number } }).counters?.poison ?? 0;
    };
    expect([hit('Test One'), hit('Test Three')]).toEqual([1, 3]);
  });
  it('mtg:702.170b a card is plotted without the stack: nobody may do anything meanwhile', () => {
    const game = at({ hand: ['Test Plot'], battlefield: ['Island'] });
    game.choose(0, { kind: 'SPECIAL', card: 'Test Plot' });
    expect([game.view().stack, game.decision().seat, game.zones('Test Plot')]).toEqual([[], 0, ['exile']]);
  });
});
