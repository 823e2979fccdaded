import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  damage,
  draw,
  faces,
  gainLife,
  instant,
  keyword,
  player,
  sorcery,
  t,
  target,
} from '../../../src/language/builders.js';
import { refusedScenario } from '../../language/play.js';

const snap = instant('Test Snap', '{1}{R}', { targets: [target(creature)], effects: [damage(2, t(0))] });
const lesson = instant('Test Lesson', '{U}', {
  targets: [target(player)],
  effects: [{ do: 'draw', who: t(0), count: 1 }, damage(1, t(0))],
});
const fused = { ...lesson, abilities: [keyword('fuse'), ...lesson.abilities] };
const definitions = [
  faces('split', snap, fused),
  instant('Test Fork', '{0}', { targets: [target([{ is: 'spell' }])], effects: [{ do: 'copy', what: t(0) }] }),
  instant('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'play' }] }],
  }),
  instant('Test Rescue', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
];
const CARD = 'Test Snap // Test Lesson';
const all = [...lands(2, 'Mountain'), ...lands(1, 'Island')];
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = { battlefield: ['Grizzly Bears'] }) =>
  magicPosition([mine, theirs], { definitions });
const casts = (game: ReturnType<typeof play>) =>
  (game.decision().options ?? []).filter((o) => o.kind === 'CAST').map((o) => [o.label, o.method, o.cost]);
const fuse = (...hand: string[]) =>
  play({ hand: [CARD, ...hand], battlefield: all })
    .choose(0, { kind: 'CAST', method: 'fuse' })
    .choose(0, { player: 1 });

describe('fuse (702.102)', () => {
  it('mtg:702.102a both halves may be cast as one spell from the hand', () => {
    expect(casts(play({ hand: [CARD], battlefield: all }))).toEqual([
      ['Cast Test Snap', 'normal', '{1}{R}'],
      ['Cast Test Lesson', 'normal', '{U}'],
      [`Cast ${CARD} (fuse)`, 'fuse', '{1}{R}{U}'],
    ]);
  });

  it('mtg:702.102a from elsewhere one half is cast alone', () => {
    const game = play({ hand: ['Test Raise'], graveyard: [CARD], battlefield: all })
      .cast(0, 'Test Raise')
      .resolve();
    expect(casts(game).map(([label]) => label)).toEqual(['Cast Test Snap', 'Cast Test Lesson']);
  });

  it('mtg:702.102c it costs the mana of both halves', () => {
    const poor = play({ hand: [CARD], battlefield: lands(2, 'Mountain') });
    expect(casts(poor).map(([, method]) => method)).toEqual(['normal']);
    expect(
      fuse()
        .all('Mountain')
        .map((o) => o.tapped),
    ).toEqual([true, true]);
  });

  it('mtg:702.102b on the stack it is both halves; mtg:709.4d and has the characteristics of both together', () => {
    const game = fuse();
    expect(game.the(CARD, 'stack')).toMatchObject({ name: CARD, manaValue: 3, colors: ['R', 'U'], face: null });
    expect(game.view().stack).toMatchObject([{ card: CARD, name: CARD }]);
  });

  it('mtg:202.3d the mana value of a fused spell counts both halves', () => {
    expect(fuse().the(CARD, 'stack').manaValue).toBe(3);
  });

  it('mtg:702.102d its controller follows the left half, then the right one, each with its own targets', () => {
    const game = fuse();
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Grizzly Bears' }, { player: 1 }]);
    const before = game.hand(1);
    game.resolve();
    expect([game.zones('Grizzly Bears'), game.life(1), game.hand(1) - before]).toEqual([['graveyard'], 19, 1]);
    const order = game.events.map((e) => e.type).filter((type) => type === 'DAMAGE_DEALT' || type === 'CARD_DRAWN');
    expect(order).toEqual(['DAMAGE_DEALT', 'CARD_DRAWN', 'DAMAGE_DEALT']);
  });

  it('mtg:608.2b what loses the target of one half still does the other', () => {
    const game = fuse('Test Rescue').cast(0, 'Test Rescue').resolveAll();
    expect([game.zones('Grizzly Bears'), game.life(1)]).toEqual([['hand'], 19]);
  });

  it('mtg:707.10 mtg-2003:503.10 a copy of a fused spell is both halves with their targets', () => {
    const game = fuse('Test Fork').cast(0, 'Test Fork').resolveAll();
    expect(game.life(1)).toBe(18);
  });

  it('A fused spell goes on from its state as text', () => {
    const game = fuse();
    game.state = JSON.parse(JSON.stringify(game.state));
    expect(game.resolve().life(1)).toBe(19);
  });

  it('The name of one half means that half, the method both', () => {
    const game = play({ hand: [CARD], battlefield: all }).choose(0, { kind: 'CAST', card: 'Test Snap' });
    expect(game.view().stack).toMatchObject([{ card: CARD, name: 'Test Snap' }]);
  });

  it('Halves with modes or a division are refused with fuse', () => {
    const either = sorcery('Test Either', '{R}', {
      modes: {
        min: 1,
        max: 1,
        choices: [
          { label: 'a', effects: [draw(1)] },
          { label: 'b', effects: [gainLife(1)] },
        ],
      },
    });
    const refused = refusedScenario([faces('split', either, fused)]);
    expect(refused.errors?.map(({ path }) => path)).toEqual(['$.definitions[0].faces[0].abilities[0].modes']);
  });
});
