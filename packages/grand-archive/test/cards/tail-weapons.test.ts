import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, on } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;

describe('what attacks and is attacked with', () => {
  it('Tor, Realmwalker Colossus takes domains in, and attacks with a quarter of its durability', () => {
    const hall = thing('Hall', { types: ['Domain'], costKind: 'reserve', cost: 3 });
    const built = (classes: string) => {
      const play = game(
        hero(classes, 'neos'),
        3,
        { hand: ['Tor, Realmwalker Colossus'], field: ['Hall', 'Hall'] },
        { field: ['Wolf'] },
        { definitions: [hall] },
      );
      play.activateCard(0, 'Tor, Realmwalker Colossus').resolve();
      if (classes === 'Guardian') {
        play.resolve();
        const halls = play.decision().options.filter(({ card }) => card === 'Hall');
        play.answer(0, { choose: halls.map(({ id }) => id) as never });
      }
      return play;
    };
    const play = built('Guardian');
    expect([counters(play.the('Tor, Realmwalker Colossus')).durability, play.all('Hall')]).toEqual([14, []]);
    play.declare(0, 'Tor, Realmwalker Colossus', 'Wolf').fight();
    expect(play.the('Wolf').damage).toBe(3);
    const other = built('Mage');
    expect([counters(other.the('Tor, Realmwalker Colossus')).durability, other.all('Hall').length]).toEqual([4, 2]);
  });

  it('Palvor Sword holds a graveyard face down until it leaves', () => {
    const play = game(
      hero('Guardian', 'astra'),
      1,
      { memory: some(1), materialDeck: ['Palvor Sword'], hand: ['Make', 'Raze'] },
      { graveyard: ['Reed', 'Wolf'] },
      {
        definitions: [
          action('Make', { effects: [{ do: 'materialize', filter: { has: ['types', 'Weapon'] } }] }),
          action('Raze', {
            effects: [
              { do: 'move', what: { each: [{ has: ['types', 'Weapon'] }] }, to: 'graveyard', cause: 'destroy' },
            ],
          }),
        ],
      },
    );
    play
      .activateCard(0, 'Make')
      .resolve()
      .answer(0, { choose: [{ card: 'Palvor Sword' }] });
    play.answering([]);
    for (let i = 0; i < 4 && play.count(1, 'graveyard') > 0; i++) {
      if (play.decision().kind === 'TARGETS') play.answer(0, { choose: [{ player: 1 }] });
      else play.resolve();
    }
    expect([play.count(1, 'graveyard'), play.count(1, 'banishment'), play.zones('Reed')]).toEqual([0, 2, []]);
    play.activateCard(0, 'Raze').resolveAll();
    expect([play.count(1, 'graveyard'), play.count(1, 'banishment'), play.zones('Reed')]).toEqual([
      2,
      0,
      ['graveyard'],
    ]);
  });
});

describe('items', () => {
  it('Everflame Staff is refined by fire Spells of its player, and burns with three counters', () => {
    const spark = action('Spark', {
      targets: [on('Ally', 'Champion')],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const fire = { ...spark, props: { ...(spark.props as JsonObject), elements: ['fire'] } };
    const play = game(
      hero('Mage', 'fire'),
      0,
      { hand: ['Spark', 'Spark', 'Spark', 'Bolt'], field: ['Everflame Staff', 'Wolf'] },
      {},
      { definitions: [fire] },
    );
    play.activateCard(0, 'Bolt', { card: 'Wolf' }).resolveAll();
    for (let i = 0; i < 3; i++) {
      expect(counters(play.the('Everflame Staff')).refinement ?? 0).toBe(i);
      expect(play.offers()).not.toContain('ACTIVATE_ABILITY Everflame Staff');
      play.activateCard(0, 'Spark', { card: 'Wolf' }).resolveAll();
    }
    play.use(0, 'Everflame Staff', { object: play.champion(1).id } as never).resolve();
    expect(play.damage(1)).toBe(4);
  });
});
