/** Triggered, delayed and replacement abilities of a player in another player's turn (370, 383, 392, 422, 829). */
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { position, type RiftboundPlay } from '../support/position.js';
import { does, draw, reacts } from '../support/rites.js';

const calm = spell('Test Calm', {});
const hands = (game: RiftboundPlay): number[] => game.view().players.map((_, seat) => game.hand(seat));

describe('abilities in another player’s turn', () => {
  it('riftbound:383.2.a.1 what must hold is asked for who controls the ability', () => {
    const watch = gear('Test Watch', {
      ...triggered({ on: 'play', player: 'opponent' }, draw(1)),
      if: { compare: [{ stat: 'xp', of: 'you' }, '>=', 2] },
    });
    const drawn = (mine: number, theirs: number): number =>
      position(
        [
          { hand: ['Test Calm'], xp: mine },
          { base: ['Test Watch'], xp: theirs },
        ],
        { definitions: [calm, watch] },
      )
        .play(0, 'Test Calm')
        .settle()
        .hand(1);
    expect([drawn(0, 2), drawn(2, 0)]).toEqual([1, 0]);
  });
  it('riftbound:392 a delayed ability is controlled by who had it made, whoever’s turn it is then', () => {
    const plan = reacts('Test Plan', {
      effects: [
        {
          do: 'delayed',
          on: { on: 'play', player: 'any', object: [{ named: 'Test Later' }] },
          effects: [draw(1)],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const game = position([{ hand: ['Test Calm', 'Test Later'] }, { hand: ['Test Plan'] }], {
      definitions: [calm, spell('Test Later', {}), plan],
    })
      .play(0, 'Test Calm')
      .pass()
      .play(1, 'Test Plan')
      .settle()
      .play(0, 'Test Later')
      .settle();
    expect(hands(game)).toEqual([0, 1]);
  });
  it('riftbound:422.1.b what triggers as it is discarded is its player’s', () => {
    const scrap = unit('Test Scrap', 1, {
      ...triggered({ on: 'move', object: 'self', match: { from: 'hand', to: 'trash', cause: 'discard' } }, draw(2)),
    });
    const rob = does({ do: 'discard', who: 'opponents', count: 1 });
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Scrap'] }], { definitions: [scrap, rob] })
      .play(0, 'Test Rite')
      .settle();
    expect([game.pile(1, 'trash'), hands(game)]).toEqual([['Test Scrap'], [0, 2]]);
  });
  it('riftbound:370.1 what replaces something of its player leaves that of others alone', () => {
    const greed = gear('Test Greed', {
      kind: 'replacement',
      on: 'stat',
      player: 'you',
      match: { stat: 'points' },
      instead: [draw(1)],
    });
    const both = does({ do: 'stat', who: 'players', stat: 'points', amount: 1 });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Greed'] }], { definitions: [greed, both] })
      .play(0, 'Test Rite')
      .settle();
    expect([game.points(0), game.points(1), hands(game)]).toEqual([1, 0, [0, 1]]);
  });
  it('riftbound:829.1.b.1 a spell with Flow that has resolved is banished in another player’s turn as well', () => {
    const flow = withKeyword(reacts('Test Flow', { effects: [draw(1)] }), 'flow');
    const game = position([{ hand: ['Test Calm'] }, { trash: ['Test Flow'] }], { definitions: [calm, flow] })
      .play(0, 'Test Calm')
      .pass()
      .play(1, 'Test Flow')
      .settle();
    expect([game.zones('Test Flow'), hands(game)]).toEqual([['banishment'], [0, 1]]);
  });
});
