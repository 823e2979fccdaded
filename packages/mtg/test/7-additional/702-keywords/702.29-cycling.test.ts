/** Cycling (702.29), evoke (702.74), escape (702.138) and buyback (702.27). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, draw, enters, gainLife, instant, keyword, mana, triggered } from '../../../src/language/builders.js';

const cycled = { on: 'move', object: 'self', match: { paying: 'cycling' } } as const;
ownCards(
  card('Test Cycler', {
    cost: '{5}{G}',
    type: 'Creature — Beast',
    power: 5,
    toughness: 5,
    abilities: [keyword('cycling', { cost: [mana('{2}')] }), triggered(cycled, { effects: [gainLife(3)] })],
  }),
  card('Test Islandcycler', {
    cost: '{5}{U}',
    type: 'Creature — Beast',
    power: 5,
    toughness: 5,
    abilities: [
      keyword('cycling', { cost: [mana('{1}')], from: { has: ['subtypes', 'Island'] }, label: 'islandcycling' }),
      triggered(cycled, { effects: [gainLife(3)] }),
    ],
  }),
  card('Test Watcher', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'move', object: { owner: 'you' }, match: { cause: 'discard' } }, { effects: [gainLife(1)] }),
      triggered({ on: 'move', object: { owner: 'you' }, match: { paying: 'cycling' } }, { effects: [gainLife(10)] }),
    ],
  }),
  instant('Test Loot', '{0}', { effects: [{ do: 'discard', who: 'you', count: 1 }] }),
  card('Test Evoker', {
    cost: '{4}{R}',
    type: 'Creature — Elemental',
    power: 4,
    toughness: 1,
    abilities: [keyword('evoke', { cost: [mana('{R}')] }), triggered(enters, { effects: [draw(1)] })],
  }),
  card('Test Escapee', {
    cost: '{3}{R}',
    type: 'Creature — Hound',
    power: 2,
    toughness: 2,
    abilities: [
      keyword('escape', { cost: [mana('{R}'), { pay: 'exile', what: [], count: 2, label: 'two other cards' }] }),
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        if: { is: ['self', { played: 'escape' }] },
        change: { counters: { '+1/+1': 1 } },
      },
    ],
  }),
  card('Test Again And Again', {
    cost: '{U}',
    type: 'Instant',
    abilities: [keyword('buyback', { cost: [mana('{1}')] }), { kind: 'spell', effects: [gainLife(2)] }],
  }),
);

const at = (hand: string[], battlefield: string[], more: object = {}): Play =>
  magicPosition([{ hand, battlefield, library: ['Opt', 'Island', 'Forest'], ...more }, {}]);
const kinds = (game: Play, name: string) =>
  game.decision().options.flatMap((o) => (o.card === name ? [`${o.kind} ${o.zone}`] : []));

describe('cycling (702.29)', () => {
  it('mtg:602.2a a card in the hand is revealed as its ability is activated, what everybody sees is not', () => {
    const game = magicPosition([
      { hand: ['Test Cycler'], battlefield: ['Prodigal Sorcerer', ...lands(2, 'Forest')] },
      {},
    ]);
    game.activate(0, 'Prodigal Sorcerer', { player: 1 });
    expect(game.happened('REVEALED')).toEqual([]);
    const { id } = game.the('Test Cycler', 'hand');
    game.activate(0, 'Test Cycler');
    expect(game.happened('REVEALED')).toEqual([{ cards: [{ object: id, card: 'Test Cycler' }] }]);
  });

  it('mtg:702.29a mtg-2003:502.18a it is discarded from the hand for its cost, and another card drawn', () => {
    const game = at(['Test Cycler'], lands(2, 'Island')).activate(0, 'Test Cycler');
    expect(game.all('Test Cycler', 'graveyard')).toHaveLength(1);
    game.resolveAll();
    expect([game.zones('Opt'), game.hand(0)]).toEqual([['hand'], 1]);
    // Elsewhere it can't be cycled.
    expect(kinds(at([], [...lands(2, 'Island'), 'Test Cycler']), 'Test Cycler')).toEqual([]);
    expect(kinds(at(['Test Cycler'], lands(1, 'Island')), 'Test Cycler')).toEqual([]);
  });

  it('mtg:702.29c "when you cycle this" triggers from where it went, and not as it is discarded otherwise', () => {
    const game = at(['Test Cycler'], lands(2, 'Island')).activate(0, 'Test Cycler').resolveAll();
    expect(game.life(0)).toBe(23);
    const loot = at(['Test Loot', 'Test Cycler'], []).cast(0, 'Test Loot').resolveAll();
    expect([loot.zones('Test Cycler'), loot.life(0)]).toEqual([['graveyard'], 20]);
  });

  it('mtg:702.29d what triggers on cycling or discarding does so once', () => {
    const game = at(['Test Cycler'], [...lands(2, 'Island'), 'Test Watcher']).activate(0, 'Test Cycler');
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(34);
  });

  it('mtg:702.29e typecycling finds such a card instead, reveals it and shuffles; mtg:702.29f it is cycling', () => {
    const game = at(['Test Islandcycler'], lands(1, 'Forest')).activate(0, 'Test Islandcycler').resolve().resolve();
    if (game.decision().kind === 'SEARCH') game.choose(0, { card: 'Island' });
    game.resolveAll();
    expect([game.zones('Island'), game.zones('Opt'), game.life(0)]).toEqual([['hand'], ['library'], 23]);
    // The first is of the card itself, as its ability is activated (602.2a).
    expect(game.happened('REVEALED').slice(1)).toMatchObject([{ cards: [{ card: 'Island' }] }]);
    expect(game.happened('SHUFFLED')).toHaveLength(1);
  });
});

describe('evoke, escape and buyback', () => {
  it('mtg:702.74a what was evoked is sacrificed as it enters, what was cast is not', () => {
    const game = at(['Test Evoker'], lands(1, 'Mountain'))
      .choose(0, { card: 'Test Evoker', method: 'evoke' })
      .resolve();
    expect(game.zones('Test Evoker')).toEqual(['battlefield']);
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    game.resolveAll();
    expect([game.zones('Test Evoker'), game.hand(0)]).toEqual([['graveyard'], 1]);
    const cast = at(['Test Evoker'], lands(5, 'Mountain')).choose(0, { card: 'Test Evoker', method: 'normal' });
    expect(cast.resolveAll().zones('Test Evoker')).toEqual(['battlefield']);
  });

  it('mtg:702.138a it is cast from the graveyard by exiling others; mtg:702.138c it escapes with a counter', () => {
    const graveyard = ['Test Escapee', 'Shock', 'Opt'];
    expect(kinds(at([], lands(1, 'Mountain'), { graveyard: ['Test Escapee', 'Shock'] }), 'Test Escapee')).toEqual([]);
    const game = at([], lands(1, 'Mountain'), { graveyard, library: [] });
    game.choose(0, { card: 'Test Escapee', method: 'escape' }).resolve();
    expect([game.zones('Shock'), game.zones('Opt'), game.figures('Test Escapee')]).toEqual([
      ['exile'],
      ['exile'],
      '3/3',
    ]);
    const cast = at(['Test Escapee'], lands(4, 'Mountain')).cast(0, 'Test Escapee').resolve();
    expect(cast.figures('Test Escapee')).toBe('2/2');
  });

  it('mtg:702.27a a spell whose buyback cost was paid goes to its owner’s hand as it resolves', () => {
    const game = at(['Test Again And Again'], lands(2, 'Island')).cast(0, 'Test Again And Again');
    game.answer(0, { confirm: true }).resolve();
    expect([game.zones('Test Again And Again'), game.life(0)]).toEqual([['hand'], 22]);
    const plain = at(['Test Again And Again'], lands(1, 'Island')).cast(0, 'Test Again And Again').resolve();
    expect(plain.zones('Test Again And Again')).toEqual(['graveyard']);
  });
});
