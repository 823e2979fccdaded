import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { instant, t, target } from '../../src/language/builders.js';
import { leave, table, to } from '../8-multiplayer/table.js';

const DEFINITIONS: CardDefinition[] = [
  instant('Test Leash', '{0}', { targets: [target({ player: 'any' })], effects: [{ do: 'controlPlayer', who: t(0) }] }),
  instant('Test Grip', '{0}', {
    targets: [target({ player: 'any' })],
    effects: [{ do: 'controlPlayer', who: t(0), during: 'nextCombat' }],
  }),
  instant('Test Composure', '{0}', { effects: [{ do: 'controlPlayer', who: 'you' }] }),
  instant('Test Delay', '{0}', {
    targets: [target({ player: 'any' })],
    effects: [{ do: 'skipNext', what: 'turn', who: t(0) }],
  }),
];
type Setup = Parameters<typeof magicPosition>[0][0];
const position = (me: Setup, them: Setup = {}) => magicPosition([me, them], { definitions: DEFINITIONS });
/** Seat 0 has put a leash on seat 1, in turn 3. */
const leashed = (me: Setup = {}, them: Setup = {}) =>
  position({ ...me, hand: ['Test Leash', ...(me.hand ?? [])] }, them)
    .cast(0, 'Test Leash', { player: 1 })
    .resolve();
/** The same in a later turn. */
const turnOf = (turn: number, game: Play, step = 'precombatMain') => game.until({ turn, step });
const asked = (game: Play) => game.decisions().map((d) => [d.seat, d.for]);
const seenHand = (game: Play, viewer: number | 'spectator', of: number): unknown => {
  const zone = game.view(viewer).zones.find((z) => z.id === 'hand' && z.owner === of) as JsonObject;
  return zone.objects ?? zone.count;
};

describe('controlling another player', () => {
  it('mtg:723.1 a player is controlled during the whole of their next turn, and not a moment longer', () => {
    const game = leashed({}, { hand: ['Shock'] });
    // In the present turn nothing changes.
    expect(asked(game.pass())).toEqual([[1, undefined]]);
    expect(asked(turnOf(4, game, 'upkeep'))).toEqual([[0, 1]]);
    for (const step of ['draw', 'precombatMain', 'postcombatMain', 'end'])
      expect(asked(turnOf(4, game, step))).toEqual([[0, 1]]);
    expect(game.happened('PLAYER_CONTROL_CHANGED')).toEqual([{ seat: 1, by: 0 }]);
    turnOf(5, game).pass();
    expect(asked(game)).toEqual([[1, undefined]]);
    expect(game.happened('PLAYER_CONTROL_CHANGED')).toEqual([
      { seat: 1, by: 0 },
      { seat: 1, by: 1 },
    ]);
    expect(asked(turnOf(6, game))).toEqual([[1, undefined]]);
  });

  it('mtg:723.1a of two who would control a player the later one does', () => {
    const game = table([{ hand: ['Test Leash'] }, {}, { hand: ['Test Leash'] }], { definitions: DEFINITIONS as never });
    game.cast(0, 'Test Leash', { player: 1 }).resolve();
    to(game, 2).cast(2, 'Test Leash', { player: 1 }).resolve();
    expect(asked(game.until({ turn: 6, step: 'upkeep' }))).toEqual([[2, 1]]);
    // The earlier effect is overwritten, not put off.
    expect(asked(game.until({ turn: 9, step: 'upkeep' }))).toEqual([[1, undefined]]);
  });

  it('mtg:723.1b control waits for a turn that is taken, where one is skipped', () => {
    const game = leashed({ hand: ['Test Delay'] });
    game.cast(0, 'Test Delay', { player: 1 }).resolve();
    const skipped = turnOf(4, game, 'upkeep');
    expect([skipped.view().turn.active, asked(skipped)]).toEqual([0, [[0, undefined]]]);
    expect(asked(turnOf(5, game, 'upkeep'))).toEqual([[0, 1]]);
  });

  it('mtg:723.2 control may last for less than a turn', () => {
    const game = position({ hand: ['Test Grip'] }, { battlefield: ['Grizzly Bears'] });
    game.cast(0, 'Test Grip', { player: 1 }).resolve();
    expect(asked(turnOf(4, game))).toEqual([[1, undefined]]);
    expect(asked(game.until({ step: 'declareAttackers' }))).toEqual([[0, 1]]);
    expect(asked(game.until({ step: 'postcombatMain' }))).toEqual([[1, undefined]]);
    expect(asked(game.until({ turn: 6, step: 'declareAttackers' }))).toEqual([[1, undefined]]);
  });

  it('mtg:723.3 whoever is controlled is the active player all the same, and controls what is theirs', () => {
    const game = turnOf(4, leashed({}, { hand: ['Grizzly Bears'], battlefield: lands(2, 'Forest') }));
    game.cast(0, 'Grizzly Bears').resolve();
    expect(game.view().turn.active).toBe(1);
    expect(game.the('Grizzly Bears')).toMatchObject({ owner: 1, controller: 1 });
    expect(game.view().players[1]).toMatchObject({ controlledBy: 0 });
    expect(game.view().players[0]).not.toHaveProperty('controlledBy');
  });

  it('mtg:723.4 what a player sees their controller sees as well, as long as they control them', () => {
    const hidden = { card: 'Hill Giant', faceDown: true };
    const game = leashed({ hand: ['Shock'] }, { hand: ['Giant Growth'], battlefield: [hidden] });
    const looks = () => Object.values(game.view(0).objects).some((o) => o.card === 'Hill Giant');
    expect([seenHand(game, 0, 1), looks()]).toEqual([1, false]);
    turnOf(4, game, 'draw');
    expect(seenHand(game, 0, 1)).toEqual(seenHand(game, 1, 1));
    expect(seenHand(game, 0, 1)).toHaveLength(2);
    expect(looks()).toBe(true);
    // Nobody else sees more, and the controlled player sees no more than before.
    expect([seenHand(game, 'spectator', 1), seenHand(game, 1, 0), seenHand(game, 0, 1)]).toEqual([
      2,
      1,
      expect.any(Array),
    ]);
    const drawn = (viewer: number | 'spectator') =>
      magic.redactEvents(game.events, viewer).filter((e) => e.type === 'CARD_DRAWN')[0];
    expect(drawn(0)).toMatchObject({ seat: 1, card: 'Wall of Mist' });
    expect(drawn('spectator')).not.toHaveProperty('card');
    turnOf(5, game, 'upkeep');
    expect([seenHand(game, 0, 1), looks()]).toEqual([2, false]);
  });

  it('mtg:723.4 who imagines the game knows what the player knows whom they control', () => {
    const game = leashed({}, { hand: ['Giant Growth'] });
    const held = () =>
      magic
        .sample?.(game.state, 0, { samples: 3, seed: 'held', decklists: 'hidden' })
        .map(
          (state) => new Set(Object.values(magic.view(state, 'judge').objects).map((o) => o.zone === 'hand' && o.card)),
        )
        .every((cards) => cards.has('Giant Growth'));
    expect(held()).toBe(false);
    turnOf(4, game, 'upkeep');
    expect(held()).toBe(true);
  });

  it('mtg:723.5 why something is not offered is told of what the controlled player may do', () => {
    const game = turnOf(4, leashed({}, { hand: ['Grizzly Bears'] }));
    const [reason] = magic.why?.(game.state, 0, { card: 'Grizzly Bears' })?.reasons ?? [];
    expect(reason?.detail).toContain('can’t be paid');
  });

  it('mtg:723.5 whoever controls a player makes all decisions that are asked of that player', () => {
    const game = turnOf(
      4,
      leashed({}, { hand: ['Giant Growth'], battlefield: ['Grizzly Bears', 'Wall of Mist', 'Forest'] }),
    );
    expect(game.refused(1, { choose: [{ kind: 'PASS' }] }).code).toBe('NOT_YOUR_DECISION');
    expect(magic.decisions(game.state, 1)).toEqual([
      { id: expect.any(String), seat: 0, for: 1, kind: 'PRIORITY', deadline: null },
    ]);
    game.cast(0, 'Giant Growth', { card: 'Grizzly Bears' }).resolve();
    game.until({ kind: 'ATTACKERS' });
    expect(asked(game)).toEqual([[0, 1]]);
    game.attack(0, 'Grizzly Bears').until({ step: 'endOfCombat' });
    expect(game.life(0)).toBe(15);
  });

  it('mtg:723.5a costs are paid with what is the controlled player’s', () => {
    const game = leashed({ battlefield: ['Mountain'] }, { hand: ['Shock', 'Shock'], battlefield: ['Mountain'] });
    turnOf(4, game).cast(0, 'Shock', { player: 1 }).resolve();
    const tapped = game.all('Mountain').map((o) => [o.controller, o.tapped]);
    expect(tapped).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(game.decision().options.map((o) => o.kind)).not.toContain('CAST');
    expect(game.life(1)).toBe(18);
  });

  it('mtg:723.5b what no rule asks whoever controls a player does only for themselves', () => {
    const game = turnOf(
      4,
      table([{ hand: ['Test Leash'] }, {}, {}], { turn: { number: 3 }, definitions: DEFINITIONS as never })
        .cast(0, 'Test Leash', { player: 1 })
        .resolve(),
    );
    expect(asked(game)).toEqual([[0, 1]]);
    leave(game, 0);
    expect(game.view().players.map((p) => p.lost)).toEqual([true, false, false]);
  });

  it('mtg:723.6 who is controlled may concede at any time, and is not made to', () => {
    const game = turnOf(4, leashed());
    expect(game.decision().options.map((o) => o.kind)).not.toContain('CONCEDE');
    expect(leave(game, 1).result()).toMatchObject({ winners: [0] });
  });

  it('mtg:723.8 whoever controls a player goes on deciding for themselves', () => {
    const game = turnOf(4, leashed({ hand: ['Shock'], battlefield: ['Mountain'] }));
    expect(asked(game)).toEqual([[0, 1]]);
    expect(asked(game.pass())).toEqual([[0, undefined]]);
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect(game.life(1)).toBe(18);
  });

  it('mtg:723.9 who is given control of themselves decides as ever', () => {
    const game = leashed({}, { hand: ['Test Composure'] }).pass();
    game.cast(1, 'Test Composure').resolve();
    expect(asked(turnOf(4, game))).toEqual([[1, undefined]]);
    expect(game.view().players[1]).not.toHaveProperty('controlledBy');
  });

  it('mtg:800.4a a player is controlled no more as their controller leaves', () => {
    const game = table([{ hand: ['Test Leash'] }, {}, {}], { definitions: DEFINITIONS as never });
    game.cast(0, 'Test Leash', { player: 1 }).resolve();
    leave(game.until({ turn: 6, step: 'upkeep' }), 0);
    expect(asked(game)).toEqual([[1, undefined]]);
  });
});
