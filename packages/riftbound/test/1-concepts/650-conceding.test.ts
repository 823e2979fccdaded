/** Conceding in games of three and four (650–652). */
import { leaveOneByOne } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { PEAK, RiftboundPlay, runes } from '../support/position.js';

const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';
const DECK = [{ card: 'Watchful Sentry', count: 20 }];

function table(players: object[], battlefields: object[], more: object = {}): RiftboundPlay {
  const created = riftbound.createScenario({
    ruleset: 'riftbound',
    edition: '2026-07',
    seed: 'table',
    turn: { number: 5, active: 0, step: 'main' },
    players: players.map((p) => ({ mainDeck: DECK, runes: [runes(6, 'Mind')], ...p })),
    battlefields,
    ...more,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new RiftboundPlay(riftbound, created.value.state);
}
function concede(game: RiftboundPlay, seat: number): RiftboundPlay {
  const result = riftbound.concede(game.state, seat);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  game.state = result.value.state;
  game.events.push(...result.value.events);
  return game;
}
const of = (seat: number, card: string) => ({ card, controller: seat });

describe('removing a player', () => {
  it('riftbound:652.1 who leaves is removed from the game, riftbound:652.3 their cards are gone, riftbound:651.2 and the others go on, riftbound:651.3 without asking them anything', () => {
    const game = table([{}, { base: ['Honest Broker'], hand: ['Stupefy'] }, {}], [{ card: PEAK }]);
    concede(game, 1);
    expect([game.zones('Honest Broker'), game.zones('Stupefy'), game.result()]).toEqual([[], [], null]);
    expect(game.decision().seat).toBe(0);
    expect(game.until({ turn: 6 }).view().turn.active).toBe(2);
    const seats = game.events.filter((e) => e.type === 'PRIORITY_PASSED').map((e) => e.data.seat);
    expect(seats).not.toContain(1);
  });

  it('riftbound:652.1 what they controlled of another player’s is banished', () => {
    const game = table([{ base: [of(1, 'Honest Broker')] }, {}, {}], [{ card: PEAK }]);
    expect(game.unit('Honest Broker').controller).toBe(1);
    concede(game, 1);
    expect([game.zones('Honest Broker'), game.count(0, 'banishment')]).toEqual([['banishment'], 1]);
  });
  it('riftbound:652.2.a their battlefield becomes one without abilities, riftbound:652.2.b and units there stay', () => {
    const at = [{ card: PATH, owner: 1, controller: 0, units: [of(0, 'Pouty Poro')] }, { card: PEAK }];
    const game = concede(table([{}, {}, {}], at), 1);
    expect(game.where('Pouty Poro')).toBe('Battlefield');
    expect([game.the('Battlefield').abilities, game.holder('Battlefield')]).toEqual([[], 0]);
  });

  it('riftbound:652.4 their spells are countered, riftbound:652.5.c.1 and the next player has priority', () => {
    const calm = spell('Test Calm', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
    (calm.abilities as object[]).push({ kind: 'keyword', keyword: 'reaction' });
    const game = table([{ hand: ['Test Calm'] }, { hand: ['Test Calm'] }, {}], [{ card: PEAK }], {
      definitions: [calm],
    });
    game.play(0, 'Test Calm').pass().play(1, 'Test Calm');
    expect(game.view().stack.map((s) => s.controller)).toEqual([1, 0]);
    concede(game, 1);
    expect([game.view().stack.map((s) => s.controller), game.decision().seat]).toEqual([[0], 2]);
    expect(game.settle().hand(0)).toBe(1);
  });

  it('riftbound:652.4 and so are their abilities, used or triggered', () => {
    const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], timing: 'reaction', effects: [] });
    const echo = unit('Test Echo', 1, triggered({ on: 'play' }, { do: 'draw', who: 'you', count: 1 }));
    const calm = spell('Test Calm', { effects: [] });
    const at = (base: string[]) =>
      table([{ hand: ['Test Calm'] }, { base }, {}], [{ card: PEAK }], { definitions: [tool, echo, calm] }).play(
        0,
        'Test Calm',
      );
    const used = at(['Test Tool']).pass().use(1, 'Test Tool');
    expect([used.chain(), concede(used, 1).chain()]).toEqual([['Test Tool', 'Test Calm'], ['Test Calm']]);
    const waiting = at(['Test Echo']).pass().pass().pass();
    expect([waiting.chain(), concede(waiting, 1).chain()]).toEqual([['Test Echo'], []]);
    expect(waiting.happened('CARD_DRAWN').filter(({ seat }) => seat === 1)).toEqual([]);
  });

  it('riftbound:652.5.b.1 in a showdown the next player has focus', () => {
    const at = [{ card: PATH }, { card: WASTE }];
    const game = table([{ base: ['Honest Broker'] }, {}, {}], at).move(0, 'Honest Broker', PATH);
    expect(game.focus).toBe(0);
    concede(game, 0);
    expect([game.focus, game.decision().seat]).toEqual([1, 1]);
    expect(game.until({ turn: 6 }).view().turn.active).toBe(1);
  });

  it('riftbound:652.5.a in their own turn play goes on with the next player’s', () => {
    const game = concede(table([{}, {}, {}, {}], [{ card: PEAK }]), 0);
    expect(game.view().turn).toMatchObject({ number: 6, active: 1 });
  });

  it('riftbound:651.1 the last one left wins', () => {
    const game = concede(concede(table([{}, {}, {}], [{ card: PEAK }]), 2), 1);
    expect(game.result()).toMatchObject({ winners: [0] });
  });

  it.each(Array.from({ length: 8 }, (_, seed) => seed))(
    'riftbound:650 at any moment whatever, until one is left: %i',
    (seed) => {
      const player = {
        hand: ['Stupefy', 'Hidden Blade', 'Noxus Hopeful', 'Honest Broker', 'Cleave'],
        base: ['Honest Broker', 'Pouty Poro', 'Noxus Hopeful'],
        runeDeck: [{ card: 'Mind Rune', count: 6 }],
      };
      const at = [
        { card: PATH, owner: 0 },
        { card: WASTE, owner: 1 },
        { card: PEAK, owner: 2 },
      ];
      const game = table(
        Array.from({ length: 3 + (seed % 2) }, () => player),
        at,
      );
      expect(leaveOneByOne(riftbound, game.state, seed).result).not.toBeNull();
    },
  );
});
