/** Planes, phenomena and schemes: whose they are, where they stay, and what has them turned over (109, 312, 701, 704). */
import type { JsonObject } from '@arbiter/engine';
import { ownCards, ownMagic, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { gainLife, inMotion, instant, scheme, triggered } from '../../src/language/builders.js';
import { leave } from '../8-multiplayer/table.js';
import { passAll } from '../8-multiplayer/teams.js';
import { controller, deck, faceUp, planechase, roll } from './planes.js';
import { variantCard } from './variants.js';

const upkeep = triggered({ on: 'step', match: { step: 'upkeep' } }, { effects: [gainLife(1)] });
const lingering = variantCard('Test Lingering', 'Phenomenon', upkeep);
const takes = instant('Test Take', '{0}', {
  effects: [{ do: 'move', what: { planarTop: 1 }, to: 'hand', cause: 'return' }],
});
ownCards(
  scheme('Test Gain', 'Scheme', inMotion({ effects: [gainLife(5)] })),
  scheme('Test Idle', 'Scheme'),
  instant('Test Plots', '{0}', { effects: [{ do: 'setInMotion', count: 2 }] }),
);

describe('planes and phenomena', () => {
  it('mtg:109.4d a face-up phenomenon is controlled by whoever has the turn, whoever owns it', () => {
    for (const [owner, active] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const players = [0, 1].map((seat) => (seat === owner ? { faceUp: ['Test Lingering'] } : {}));
      const g = planechase(players, [], {
        definitions: [lingering],
        turn: { number: 5, active, step: 'untap' },
      }).until({ step: 'upkeep' });
      expect(g.the('Test Lingering', 'command')).toMatchObject({ owner, controller: active });
      expect(g.view().stack).toMatchObject([{ card: 'Test Lingering', controller: active }]);
    }
  });

  it('mtg:312.2 a phenomenon stays in the planar deck that it is a part of, and face up in the command zone', () => {
    const g = planechase([{ faceUp: ['Krosa'], planes: ['Mutual Epiphany', 'Shiv'], hand: ['Test Take'] }, {}], [], {
      definitions: [takes],
    });
    g.cast(0, 'Test Take').resolve();
    expect([deck(g), g.zones('Mutual Epiphany'), g.hand(0)]).toEqual([['Mutual Epiphany', 'Shiv'], ['planes'], 0]);
  });

  it('mtg:701.31c a player planeswalks by the planeswalking ability, and as a phenomenon’s ability leaves the stack', () => {
    const g = roll(
      planechase([{ faceUp: ['Krosa'], planes: ['Mutual Epiphany', 'Shiv'] }, {}], ['planeswalker']),
    ).resolve();
    expect(faceUp(g)).toEqual(['Mutual Epiphany']);
    expect(faceUp(g.resolve())).toEqual(['Shiv']);
    expect(g.happened('PLANESWALKED').map(({ seat }) => seat)).toEqual([0, 0]);
  });

  it('mtg:701.31c and as the owner of what is face up leaves the game', () => {
    const g = planechase([{}, { faceUp: ['Krosa'] }, {}]);
    leave(g, 1);
    expect([faceUp(g), controller(g)]).toEqual([['Akoum'], 0]);
    expect(g.happened('PLANESWALKED')).toMatchObject([{ seat: 0, away: [{ card: 'Krosa' }] }]);
  });
});

describe('schemes', () => {
  /** Seat 0 is the archenemy, with these schemes on top of their deck. */
  const game = (...schemes: string[]): Play => {
    const made = ownMagic().createScenario({
      ...{ ruleset: 'mtg', edition: 'current', seed: 'schemes', options: { format: 'archenemy' } },
      turn: { number: 5, active: 0, step: 'upkeep' },
      players: [0, 1, 2].map((seat) => ({
        library: [{ card: 'Wall of Mist', count: 20 }],
        ...(seat === 0 ? { hand: ['Test Plots'], schemes: [...schemes, { card: 'Test Idle', count: 10 }] } : {}),
      })),
    } as never);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return new Play(ownMagic(), made.value.state);
  };
  const open = (play: Play): unknown[] =>
    Object.values(play.view().objects)
      .filter(({ zone }) => zone === 'command')
      .map(({ card }) => card)
      .sort();
  const pile = (play: Play): unknown[] => {
    const zone = play.view().zones.find(({ id, owner }) => id === 'schemes' && owner === 0) as JsonObject;
    return (zone.objects as string[]).map((id) => play.view().objects[id]?.card);
  };
  it('mtg:704.6e a scheme stays face up as long as an ability of any scheme is on the stack', () => {
    const play = passAll(passAll(game('Test Gain', 'Test Idle').cast(0, 'Test Plots')));
    expect([open(play), play.view().stack.length]).toEqual([['Test Gain', 'Test Idle'], 1]);
    passAll(passAll(play));
    expect([open(play), pile(play).slice(-2).sort()]).toEqual([[], ['Test Gain', 'Test Idle']]);
  });
});
