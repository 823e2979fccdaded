/** What static abilities say of cards in graveyards, and what waits for resting and for counters that go (2.4.3, 2.4.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, play } from '../support/own-cards.js';
import { rai } from '../support/play.js';

const YOURS: JsonObject[] = [{ zone: 'graveyard' }, { owner: 'you' }];
const floats = keyword('floating memory');
const attack = card('Slash', { types: ['Attack'], costKind: 'reserve', cost: 1, power: 1 });
const drift = ally('Drift', { elements: ['fire'] }, floats);
const keeper = ally(
  'Keeper',
  {},
  {
    kind: 'static',
    affects: [...YOURS, { has: ['types', 'Attack'] }],
    mods: [{ mod: 'ability', ability: floats }],
  },
);
const censer = ally(
  'Censer',
  {},
  { kind: 'static', affects: [{ zone: 'graveyard' }], mods: [{ mod: 'loseAbilities' }] },
);
const lantern = ally(
  'Lantern',
  {},
  { kind: 'static', affects: [{ zone: 'graveyard' }], mods: [{ mod: 'set', prop: 'elements', value: ['norm'] }] },
);
const count = (name: string, filter: JsonObject): JsonObject =>
  action(name, { effects: [{ do: 'draw', who: 'you', count: { count: [...YOURS, filter] } }] });
const floating = count('Floating', { cardKeyword: 'floating memory' });
const burning = count('Burning', { has: ['elements', ['fire']] });
const mirror = card('Mirror', { types: ['Phantasia'], costKind: 'reserve', cost: 1 }, keyword('reservable'), {
  kind: 'triggered',
  on: { on: 'status', object: 'self', match: { status: 'rested', on: true } },
  effects: [DRAW],
});
const squire = ally('Squire', { cost: 1 });
const CHAMPION: JsonObject[] = [{ has: ['types', ['Champion']] }, { controller: 'you' }];
const watcher = ally(
  'Watcher',
  {},
  {
    kind: 'triggered',
    on: { on: 'counters', object: CHAMPION, match: { kind: 'enlighten', removed: true } },
    effects: [DRAW],
  },
  {
    kind: 'activated',
    cost: [{ pay: 'removeCounters', of: 'champion', kind: 'enlighten', amount: 2 }],
    effects: [],
  },
);
const lit = action('Lit', { effects: [{ do: 'counters', what: { each: CHAMPION }, kind: 'enlighten', amount: 4 }] });
const definitions = [attack, drift, keeper, censer, lantern, floating, burning, mirror, squire, watcher, lit];
const drawn = (card: string, field: string[], graveyard: string[]): number =>
  play(definitions, { hand: [card], field, graveyard, mainDeck: Array.from({ length: 5 }, () => 'Squire') }, {})
    .activateCard(0, card)
    .resolve()
    .count(0, 'hand');

describe('cards in graveyards', () => {
  it('ga:2.4.3 have what is given to them there', () => {
    expect(drawn('Floating', [], ['Slash', 'Drift'])).toBe(1);
    expect(drawn('Floating', ['Keeper'], ['Slash', 'Slash', 'Drift'])).toBe(3);
  });
  it('ga:2.4.3 and pay with it', () => {
    const choices = (...field: string[]) =>
      play(definitions, { champion: rai(1), field, graveyard: ['Slash'], materialDeck: ['Tome of Knowledge'] }, {})
        .to('materialize', 5)
        .choices();
    expect([choices(), choices('Keeper')]).toEqual([[], ['Tome of Knowledge']]);
  });
  it('ga:2.4.3 lose what they have, and are of another element', () => {
    expect([drawn('Floating', ['Censer'], ['Drift']), drawn('Burning', ['Censer'], ['Drift'])]).toEqual([0, 1]);
    expect([drawn('Burning', [], ['Drift']), drawn('Burning', ['Lantern'], ['Drift'])]).toEqual([1, 0]);
  });
});

describe('what is waited for', () => {
  it('ga:2.4.2 an object rests as it pays for a cost as well', () => {
    const game = play(definitions, { hand: ['Squire'], field: ['Mirror'], mainDeck: ['Drift', 'Drift'] }, {});
    const paid = game.activateCard(0, 'Squire');
    expect(paid.the('Mirror')).toMatchObject({ rested: true });
    expect(paid.resolve().count(0, 'hand')).toBe(1);
  });
  it('ga:2.4.2 counters that are removed for a cost are removed once', () => {
    const game = play(definitions, { hand: ['Lit'], field: ['Watcher'], mainDeck: ['Drift', 'Drift', 'Drift'] }, {})
      .activateCard(0, 'Lit')
      .resolve()
      .use(0, 'Watcher')
      .resolve();
    expect(game.count(0, 'hand')).toBe(1);
  });
});
