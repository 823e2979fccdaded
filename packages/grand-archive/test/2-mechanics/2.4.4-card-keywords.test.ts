/** Keywords are counted in every zone, with those that a restriction admits (2.4.4.2, 2.11.7.14.4.1, 2.11.7.14.4.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, keyword, play } from '../support/own-cards.js';
import { lorraine, rai } from '../support/play.js';

const floats = keyword('floating memory');
const moth = ally(
  'Moth',
  { subtypes: ['Mage'], classes: ['Mage'] },
  {
    kind: 'static',
    if: { is: ['self', { is: 'classBonus' }] },
    mods: [{ mod: 'ability', ability: floats }],
  },
);
const drift = ally('Drift', {}, floats);
const stone = ally('Stone', {});
const shade = ally('Shade', {}, keyword('stealth'));
const FLOATING: JsonObject[] = [{ zone: 'graveyard' }, { owner: 'you' }, { cardKeyword: 'floating memory' }];
const read = action('Read', { effects: [{ do: 'draw', who: 'you', count: { count: FLOATING } }] });
const definitions = [moth, drift, stone, shade, read];
const drawn = (champion: JsonObject, ...graveyard: string[]): number =>
  play(definitions, { champion, hand: ['Read'], graveyard }, {})
    .activateCard(0, 'Read')
    .resolve()
    .count(0, 'hand');

describe('keywords of cards', () => {
  it('ga:2.11.7.14.4.1 are what effects ask for, ga:2.11.7.14.4.2 wherever the card is', () => {
    expect(drawn(rai(1), 'Drift', 'Drift', 'Stone')).toBe(2);
    expect(drawn(rai(1), 'Stone')).toBe(0);
    // Another keyword is not the one that is asked for.
    expect(drawn(rai(1), 'Shade', 'Drift')).toBe(1);
    for (const zone of ['memory', 'banishment', 'field']) {
      const count: JsonObject = { count: [{ zone }, { owner: 'you' }, { cardKeyword: 'floating memory' }] };
      const look = action('Look', { effects: [{ do: 'draw', who: 'you', count }] });
      const game = play([...definitions, look], { hand: ['Look'], [zone]: ['Drift', 'Stone'] }, {});
      expect([zone, game.activateCard(0, 'Look').resolve().count(0, 'hand')]).toEqual([zone, 1]);
    }
  });

  it('ga:2.4.4.2 those under a restriction while it is met for the card’s player, ga:2.4.4.3 and no longer', () => {
    expect([drawn(rai(1), 'Moth', 'Drift'), drawn(lorraine(1), 'Moth', 'Drift')]).toEqual([2, 1]);
  });

  it('ga:2.11.7.14.4.2 what a banished card had is asked of it as it was in the graveyard, where others give and take', () => {
    const inGraveyards = (name: string, ...mods: JsonObject[]): JsonObject =>
      ally(name, {}, { kind: 'static', affects: { zone: 'graveyard' }, mods });
    const lender = inGraveyards('Lender', { mod: 'ability', ability: floats });
    const taker = inGraveyards('Taker', { mod: 'loseAbilities' });
    const asker = ally(
      'Asker',
      {},
      {
        kind: 'activated',
        cost: [{ pay: 'banish', what: [{ zone: 'graveyard' }, { owner: 'you' }], save: 'banished' }],
        effects: [
          {
            do: 'if',
            if: { is: [{ was: { saved: 'banished' } }, { cardKeyword: 'floating memory' }] },
            then: [{ do: 'draw', who: 'you', count: 1 }],
          },
        ],
      },
    );
    const asked = (card: string, ...others: string[]): number =>
      play([...definitions, lender, taker, asker], { field: ['Asker', ...others], graveyard: [card] }, {})
        .use(0, 'Asker')
        .resolve()
        .count(0, 'hand');
    expect([asked('Drift'), asked('Stone')]).toEqual([1, 0]);
    expect([asked('Stone', 'Lender'), asked('Drift', 'Taker')]).toEqual([1, 0]);
  });

  it('ga:2.11.7.14.4.2 what has left the graveyard is asked for those that it had there', () => {
    const apple = ally(
      'Apple',
      {},
      {
        kind: 'triggered',
        on: {
          on: 'move',
          object: [{ owner: 'you' }, { cardKeyword: 'floating memory' }],
          match: { from: 'graveyard', to: 'banishment' },
        },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const sweep = action('Sweep', {
      effects: [{ do: 'move', what: { each: [{ zone: 'graveyard' }] }, to: 'banishment', cause: 'banish' }],
    });
    const waiting = (champion: JsonObject, card: string): string[] =>
      play([...definitions, apple, sweep], { champion, hand: ['Sweep'], field: ['Apple'], graveyard: [card] }, {})
        .activateCard(0, 'Sweep')
        .resolve()
        .stack();
    expect([waiting(rai(1), 'Drift'), waiting(rai(1), 'Moth')]).toEqual([['Apple'], ['Apple']]);
    expect([waiting(lorraine(1), 'Moth'), waiting(rai(1), 'Stone')]).toEqual([[], []]);
  });
});
