/** Starcalling, and what waits for glimpsing (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

const star = (name: string, cost: number, ...more: JsonObject[]): JsonObject => {
  const made = action(name, { effects: [{ do: 'draw', who: 'you', count: 1 }] }, 'slow');
  return {
    ...made,
    props: { ...(made.props as JsonObject), cost: 5 },
    abilities: [
      ...(made.abilities as JsonObject[]),
      { ...keyword('starcalling'), cost: [{ pay: 'reserve', amount: cost }] },
      ...more,
    ],
  };
};
const gaze = action('Gaze', { effects: [{ do: 'arrange', kind: 'GLIMPSE', count: 3, piles: ['top', 'bottom'] }] });
const watch = ally(
  'Watch',
  { life: 3 },
  {
    kind: 'triggered',
    on: { on: 'glimpse', player: 'you' },
    effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: { event: 'amount' } }],
  },
  {
    kind: 'triggered',
    on: { on: 'activate', player: 'you', object: [{ played: 'starcalling' }] },
    effects: [{ do: 'counters', what: 'self', kind: 'age', amount: 1 }],
  },
);
const far = { ...star('Far', 0), props: { ...(star('Far', 0).props as JsonObject), elements: ['crux'] } };
const definitions = [star('Star', 1), far, gaze, watch, ally('Near', {}), ally('Moon', {})];
const start = (deck: string[], hand = some(1)) =>
  play(definitions, { hand: ['Gaze', ...hand], field: ['Watch'], mainDeck: [...deck, 'Near', 'Near'] }, {})
    .activateCard(0, 'Gaze')
    .resolve();

/** All that is asked is answered as the rules suggest, and all that waits resolves. */
function finish(game: ReturnType<typeof start>): ReturnType<typeof start> {
  for (let i = 0; i < 40 && (game.decision().kind !== 'OPPORTUNITY' || game.stack().length > 0); i++) {
    const { seat, kind, default: usual } = game.decision();
    if (kind === 'OPPORTUNITY') game.pass();
    else game.answer(seat, usual);
  }
  return game;
}

describe('starcalling', () => {
  it('ga:2.11.7.15.2 a card that is looked at while glimpsing is activated for that cost, and the others go under the deck', () => {
    const game = start(['Moon', 'Star', 'Moon']);
    expect(game.decision()).toMatchObject({ kind: 'STARCALL', seat: 0 });
    game.answer(0, { choose: [{ card: 'Star' }] });
    expect([game.stack(), game.count(0, 'memory')]).toEqual([expect.arrayContaining(['Star']), 1]);
    const deck = game.zones('Moon');
    expect(deck).toEqual(['mainDeck', 'mainDeck']);
    finish(game);
    // What is drawn is not one of those that went under the deck.
    expect([game.zones('Star'), game.zones('Near').filter((zone) => zone === 'hand').length]).toEqual([
      ['graveyard'],
      1,
    ]);
    expect(game.the('Watch').counters).toEqual({ buff: 3, age: 1 });
  });
  it('ga:2.11.7.15.2 nobody has to: the cards are put where they are wanted then', () => {
    const game = start(['Moon', 'Star', 'Moon']).answer(0, { choose: [] });
    expect(game.decision().kind).toBe('GLIMPSE');
    finish(game);
    expect(game.the('Watch').counters).toEqual({ buff: 3 });
  });
  it('ga:2.11.7.15.2 nobody starcalls what they only look at, and looking is not glimpsing', () => {
    const peek = action('Peek', { effects: [{ do: 'arrange', kind: 'LOOK', count: 3, piles: ['top'] }] });
    const game = play(
      [...definitions, peek],
      { hand: ['Peek', ...some(1)], field: ['Watch'], mainDeck: ['Star', 'Moon', 'Moon', 'Near'] },
      {},
    );
    game.activateCard(0, 'Peek').resolve();
    expect(game.decision().kind).toBe('LOOK');
    expect(finish(game).the('Watch').counters ?? {}).toEqual({});
  });
  it('ga:2.11.7.15.2 its element is asked for, and its cost', () => {
    expect(start(['Moon', 'Far', 'Moon']).choices()).toEqual([]);
    expect(start(['Moon', 'Star', 'Moon'], []).choices()).toEqual([]);
    expect(start(['Moon', 'Star', 'Moon']).choices()).toEqual(['Star']);
  });
});

describe('aethercalling', () => {
  const charge = card(
    'Charge',
    { types: ['Action'], costKind: 'reserve', cost: 1, speed: 'slow', subtypes: ['Aethercharge'] },
    { kind: 'spell', effects: [] },
    keyword('aethercalling'),
  );
  const wing = card('Wing', {
    types: ['Weapon'],
    supertypes: ['Regalia'],
    subtypes: ['Aetherwing'],
    costKind: 'memory',
    cost: 0,
    power: 1,
    durability: 3,
  });
  const cards = [charge, gaze, wing, ally('Near', {}), ally('Moon', {}), star('Star', 1)];
  const looking = (deck: string[], field: string[]) =>
    play(cards, { hand: ['Gaze', ...some(1)], field, mainDeck: [...deck, 'Near', 'Near'] }, {})
      .activateCard(0, 'Gaze')
      .resolve();
  it('ga:2.11.7.15.2 cards that are looked at are loaded, and the others go where they are wanted', () => {
    const game = looking(['Charge', 'Moon', 'Charge'], ['Wing']);
    expect(game.decision()).toMatchObject({ kind: 'AETHERCALL', min: 0, max: 2 });
    game.answer(0, { choose: [{ card: 'Charge', nth: 0 }] });
    expect(game.decision().kind).toBe('GLIMPSE');
    expect(finish(game).zones('Charge').toSorted()).toEqual(['loaded', 'mainDeck']);
  });
  it('ga:2.11.7.15.2 into an Aetherwing alone', () => {
    expect(looking(['Charge', 'Moon', 'Charge'], []).decision().kind).toBe('GLIMPSE');
  });
  it('ga:2.11.7.15.2 another one may be starcalled all the same', () => {
    const game = looking(['Charge', 'Star', 'Moon'], ['Wing']).answer(0, { choose: [{ card: 'Charge' }] });
    expect(game.decision().kind).toBe('STARCALL');
    game.answer(0, { choose: [{ card: 'Star' }] });
    expect([finish(game).zones('Charge'), game.zones('Star'), game.zones('Moon')]).toEqual([
      ['loaded'],
      ['graveyard'],
      ['mainDeck'],
    ]);
  });
});
