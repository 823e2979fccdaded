/** Abilities that function in other zones than the field (2.4.0.3–7). */
import { describe, expect, it } from 'vitest';
import { action, ally, play } from '../support/own-cards.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const grind = action('Grind', {
  effects: [
    { do: 'random', who: 'you', zone: 'hand', count: 1, save: 'it' },
    { do: 'move', what: { saved: 'it' }, to: 'graveyard', cause: 'discard' },
  ],
});

describe('abilities of cards elsewhere', () => {
  const ghost = ally(
    'Ghost',
    {},
    {
      kind: 'triggered',
      zone: 'graveyard',
      on: { on: 'draw', player: 'you' },
      effects: [{ do: 'move', what: 'self', to: 'banishment' }],
    },
  );
  const study = action('Study', { effects: [DRAW] });
  it('ga:2.4.0.3.1 an ability that names the graveyard functions there, and only there', () => {
    const after = (mine: object) =>
      play([ghost, study], { hand: ['Study'], ...mine }, {})
        .activateCard(0, 'Study')
        .resolveAll();
    expect(after({ graveyard: ['Ghost'] }).zones('Ghost')).toEqual(['banishment']);
    expect(after({ field: ['Ghost'] }).zones('Ghost')).toEqual(['field']);
  });

  it('ga:2.4.0.7 a static ability may function in the graveyard', () => {
    const banner = ally(
      'Banner',
      {},
      {
        kind: 'static',
        zone: 'graveyard',
        affects: [{ has: ['types', 'Ally'] }, { controller: 'you' }],
        mods: [{ mod: 'add', stat: 'power', value: 1 }],
      },
    );
    const figures = (mine: object) => play([banner, ally('Friend', {})], mine as never, {}).figures('Friend');
    expect([figures({ field: ['Friend'], graveyard: ['Banner'] }), figures({ field: ['Friend', 'Banner'] })]).toEqual([
      '2/1',
      '1/1',
    ]);
  });

  it('ga:2.4.0.7 an ability may be activated in the graveyard, and there alone', () => {
    const bones = ally(
      'Bones',
      {},
      { kind: 'activated', zone: 'graveyard', cost: [{ pay: 'banish', what: 'self' }], effects: [DRAW] },
    );
    expect(play([bones], { field: ['Bones'] }, {}).offers()).not.toContain('ACTIVATE_ABILITY Bones');
    const game = play([bones], { graveyard: ['Bones'] }, {}).use(0, 'Bones');
    expect([game.zones('Bones'), game.resolve().count(0, 'hand')]).toEqual([['banishment'], 1]);
  });

  it('ga:2.4.0.7 what waits for its own discarding triggers', () => {
    const lost = ally(
      'Lost',
      {},
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { from: 'hand', to: 'graveyard' } },
        effects: [{ do: 'move', what: 'self', to: 'banishment' }],
      },
    );
    const game = play([lost, grind], { hand: ['Grind', 'Lost'] }, {})
      .activateCard(0, 'Grind')
      .resolveAll();
    expect(game.zones('Lost')).toEqual(['banishment']);
  });

  it('ga:2.4.0.14 in a hidden zone no ability shows itself', () => {
    const secret = ally(
      'Secret',
      {},
      { kind: 'triggered', zone: 'memory', on: { on: 'draw', player: 'you' }, effects: [DRAW] },
    );
    const game = play([secret, study], { hand: ['Study'], memory: ['Secret'] }, {})
      .activateCard(0, 'Study')
      .resolve();
    expect([game.stack(), game.hand(0)]).toEqual([[], 1]);
    // Nobody sees what it is like, or its player alone; what lies face down is a card without anything.
    for (const zone of ['hand', 'memory', 'mainDeck']) {
      const hidden = play([secret], { [zone]: ['Secret'] }, {});
      const sees = [0, 1].map((viewer) => JSON.stringify(hidden.view(viewer)).includes('Secret'));
      expect([zone, ...sees]).toEqual([zone, zone !== 'mainDeck', false]);
    }
    const down = play([secret], { banishment: [{ card: 'Secret', faceDown: true }] }, {});
    expect(JSON.stringify(down.view(0))).not.toContain('Secret');
  });
});
