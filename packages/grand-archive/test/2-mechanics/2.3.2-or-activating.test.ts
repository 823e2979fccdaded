/** Materializing is no activation, and what is said of one of the two is not about the other (2.3.2, 2.3.3.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const relic = (name: string, props: JsonObject, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 1, ...props }, ...abilities);
const raising = (name: string, ...pays: string[]): JsonObject =>
  relic(
    name,
    {},
    {
      kind: 'static',
      affects: { players: 'all' },
      mods: [{ mod: 'cost', more: pays.map((pay) => ({ pay, amount: 1 })) }],
    },
  );
const ignoring = (name: string, more: JsonObject = {}): JsonObject =>
  relic(
    name,
    {},
    { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'ignoresElements', ...more }] },
  );
const squire = ally('Squire', { cost: 1 });
const ring = relic('Ring', {});
const gem = relic('Gem', { elements: ['crux'] });
const novice = ally('Novice', { elements: ['crux'] });
const definitions = [
  raising('Tariff', 'reserve'),
  raising('Toll', 'memory'),
  raising('Tithe', 'reserve', 'memory'),
  ignoring('Lens'),
  ignoring('Mirror', { materializing: true }),
  squire,
  ring,
  gem,
  novice,
  action('Rush', { effects: [{ do: 'materialize', filter: { has: ['supertypes', 'Regalia'] } }] }),
];
/** What is asked for to activate a card, and how many cards materializing takes. */
function prices(field: string[]): number[] {
  const start = {
    champion: lorraine(1),
    field,
    hand: ['Squire', 'Rush', ...some(4)],
    memory: some(4),
    materialDeck: ['Ring'],
  };
  const activated = play(definitions, start, {}).activateCard(0, 'Squire');
  const materialized = play(definitions, start, {})
    .activateCard(0, 'Rush')
    .resolve()
    .answer(0, { choose: [{ card: 'Ring' }] });
  return [activated.count(0, 'memory') - 4, materialized.count(0, 'banishment')];
}

describe('activating and materializing', () => {
  it('ga:1.6.4.2.8 what raises the cost of activations leaves materializing alone, and the other way round', () => {
    expect(prices([])).toEqual([1, 1]);
    expect(prices(['Tariff'])).toEqual([2, 1]);
    expect(prices(['Toll'])).toEqual([1, 2]);
    expect(prices(['Tithe'])).toEqual([2, 2]);
  });
  it('ga:1.6.6.2 ignoring elements of what is activated lets nothing be materialized', () => {
    const offered = (field: string[]) => {
      const start = {
        champion: lorraine(1),
        field,
        hand: ['Novice', 'Rush', ...some(2)],
        memory: some(2),
        materialDeck: ['Gem', 'Ring'],
      };
      const game = play(definitions, start, {});
      const activated = game.choices().includes('Novice');
      return [activated, game.activateCard(0, 'Rush').resolve().choices()];
    };
    expect(offered([])).toEqual([false, ['Ring']]);
    expect(offered(['Lens'])).toEqual([true, ['Ring']]);
    expect(offered(['Mirror'])).toEqual([true, ['Gem', 'Ring']]);
  });
});
