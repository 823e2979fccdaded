/** Mighty, Bonus Damage, attachment and inactive text (710–725): for both players, second ones, and what was stolen. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { position, type RiftboundPlay } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  GEAR,
  giant,
  giveMight,
  recruit,
  status,
  T0,
  T1,
  UNIT,
} from '../support/rites.js';
import { attaches, blade, has, lends, smithy } from '../support/smithy.js';

const MIGHTY: JsonObject = { stat: ['might', '>=', 5] };
const take = spell('Test Take', {
  targets: [{ what: { any: [UNIT, GEAR] } }],
  effects: [{ do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});

describe('Mighty', () => {
  it('riftbound:710 units of the other player become it in my turn, and the second of two does', () => {
    const watch = gear('Test Watch', triggered({ on: 'reaches', object: [UNIT], atLeast: 5 }, draw(1)));
    const four = unit('Test Four', 4);
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Watch', 'Test Four'] }, { base: ['Test Four', 'Test Recruit'] }],
      { definitions: [watch, four, recruit, spell('Test Rite', { effects: [giveMight(1, { each: UNIT })] })] },
    );
    expect(game.play(0, 'Test Rite').calm().hand(0)).toBe(2);
  });
  /** How many Mighty cards a zone of mine has, after one unit got so much Might and then went there. */
  const gone = (might: number, more: number, zone: 'trash' | 'hand'): number => {
    const send = spell('Test Send', { targets: [{ what: FRIEND }], effects: [{ do: 'move', what: T0, to: zone }] });
    const ask = does({ do: 'draw', who: 'you', count: { count: [{ zone }, { owner: 'you' }, UNIT, MIGHTY] } });
    const game = position([{ hand: ['Test Grow', 'Test Send', 'Test Rite'], base: ['Test Unit'] }, {}], {
      definitions: [
        unit('Test Unit', might),
        send,
        ask,
        spell('Test Grow', { effects: [giveMight(more, { each: UNIT })] }),
      ],
    });
    for (const name of ['Test Grow', 'Test Send']) game.play(0, name).settle();
    const before = game.hand(0) - 1;
    return game.play(0, 'Test Rite').settle().hand(0) - before;
  };
  it('riftbound:711 in the trash and in the hand its printed Might counts, whatever it was on the board', () => {
    for (const zone of ['trash', 'hand'] as const)
      expect([gone(4, 3, zone), gone(6, -3, zone), gone(6, 1, zone)]).toEqual([0, 1, 1]);
  });
});

describe('Bonus Damage', () => {
  const annie = gear('Test Annie', {
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'rule', rule: 'bonusDamage', amount: 1 }],
  });
  const dealt = (rite: JsonObject, foes: string[], own: string[] = []): RiftboundPlay =>
    position([{ hand: ['Test Rite'], base: ['Test Annie', ...own] }, { base: foes }], {
      definitions: [annie, giant, recruit, unit('Test Other', 7), rite],
    });
  const amounts = (game: RiftboundPlay) => game.happened('DAMAGE_DEALT').map(({ amount }) => amount);
  it('riftbound:715 it is added to the whole amount, also to one that is counted', () => {
    const rite = aims(ENEMY, { do: 'damage', to: T0, amount: { count: FRIEND } });
    const own = ['Test Recruit', 'Test Recruit', 'Test Recruit'];
    expect(amounts(dealt(rite, ['Test Giant'], own).play(0, 'Test Rite').settle())).toEqual([4]);
    expect(
      amounts(
        dealt(aims(ENEMY, damage(2)), ['Test Giant'])
          .play(0, 'Test Rite')
          .settle(),
      ),
    ).toEqual([3]);
  });
  it('riftbound:715.2 each of two that are chosen apart takes it, of one player or of both', () => {
    const rite = spell('Test Rite', {
      targets: [{ what: UNIT }, { what: UNIT, notIn: [0] }],
      effects: [{ do: 'damage', parts: [T0, T1].map((to) => ({ to, amount: 2 })) }],
    });
    const strike = (...names: string[]) =>
      amounts(
        dealt(rite, ['Test Giant', 'Test Other'], ['Test Recruit'])
          .play(0, 'Test Rite', { targets: names.map((card) => [{ card }]) })
          .settle(),
      );
    expect([strike('Test Giant', 'Test Other'), strike('Test Other', 'Test Recruit')]).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });
  it('riftbound:715.3 what is split is one more in all, and not for each', () => {
    const rite = spell('Test Rite', {
      divide: 3,
      targets: [{ what: ENEMY, min: 0, max: null }],
      effects: [{ do: 'damage', to: T0, amount: { division: true } }],
    });
    const game = dealt(rite, ['Test Giant', 'Test Other']).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    game.choose(0, [{ card: 'Test Giant' }, { card: 'Test Other' }]).settle();
    expect(game.decision()).toMatchObject({ kind: 'DIVIDE', total: 4 });
    game
      .answer(0, {
        distribute: [
          { option: { card: 'Test Giant' }, amount: 3 },
          { option: { card: 'Test Other' }, amount: 1 },
        ],
      })
      .settle();
    expect([game.unit('Test Giant').damage, game.unit('Test Other').damage]).toEqual([3, 1]);
  });
});

describe('attachment', () => {
  const armed = (more: Parameters<typeof smithy>[0] = {}) => attaches(smithy(more), 'Test Blade', 'Test Soldier');
  const stolen = (what: string, more: Parameters<typeof smithy>[0] = {}) =>
    armed({ ...more, definitions: [take, ...(more.definitions ?? [])], other: { hand: ['Test Take'] } })
      .until({ turn: 4, step: 'main' })
      .play(1, 'Test Take', { targets: [[{ card: what }]] })
      .settle();
  it('riftbound:718.5 what is attached is exhausted, readied and killed as any card on the board', () => {
    const acts = (...effects: JsonObject[]) =>
      armed({ hand: ['Test Rite'], definitions: [aims(GEAR, ...effects)] })
        .play(0, 'Test Rite')
        .settle();
    expect(acts(status('exhausted')).ready('Test Blade')).toBe(false);
    expect(acts(status('exhausted'), status('exhausted', false)).ready('Test Blade')).toBe(true);
    const awake = acts(status('exhausted')).until({ turn: 5, step: 'main' });
    expect([awake.ready('Test Blade'), awake.unit('Test Blade').attachedTo]).toEqual([
      true,
      awake.unit('Test Soldier').id,
    ]);
  });
  it('riftbound:718.5.b opponents choose what is attached as well, by spells and by abilities', () => {
    const smash = spell('Test Smash', { targets: [{ what: GEAR }], effects: [{ do: 'kill', what: T0 }] });
    const hammer = unit('Test Breaker', 2, {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      targets: [{ what: [GEAR, { controller: 'opponent' }] }],
      effects: [{ do: 'kill', what: T0 }],
    });
    const there = () =>
      armed({ definitions: [smash, hammer], other: { hand: ['Test Smash'], base: ['Test Breaker'] } }).until({
        turn: 4,
        step: 'main',
      });
    expect(there().play(1, 'Test Smash').settle().zones('Test Blade')).toEqual(['trash']);
    expect(there().use(1, 'Test Breaker').settle().zones('Test Blade')).toEqual(['trash']);
  });
  it('riftbound:718.5.e what one player controls is attached to what another one does, by whoever attaches it', () => {
    const game = attaches(
      smithy({ definitions: [giant], other: { base: ['Test Giant'] } }),
      'Test Blade',
      'Test Giant',
    );
    expect([
      game.unit('Test Blade').controller,
      game.unit('Test Giant').controller,
      game.unit('Test Blade').attachedTo,
      game.might('Test Giant'),
    ]).toEqual([0, 1, game.unit('Test Giant').id, 8]);
  });
  it('riftbound:719.1 effect text is added whoever controls what has it, and of the second card as well', () => {
    const two = () =>
      attaches(
        armed({
          base: ['Test Hammer'],
          definitions: [take, blade('Test Hammer', 1, lends('ganking'))],
          other: { hand: ['Test Take'] },
        }),
        'Test Hammer',
        'Test Soldier',
      );
    for (const what of ['Test Blade', 'Test Hammer', 'Test Soldier']) {
      const game = two()
        .until({ turn: 4, step: 'main' })
        .play(1, 'Test Take', { targets: [[{ card: what }]] })
        .settle();
      expect([
        has(game, 'Test Soldier', 'tank'),
        has(game, 'Test Soldier', 'ganking'),
        game.might('Test Soldier'),
      ]).toEqual([true, true, 6]);
    }
  });
  it('riftbound:719.2 with one of two cards taken off it is on top of the other, and with both of none', () => {
    const game = attaches(
      smithy({ base: ['Test Hammer'], hand: ['Test Detach'], definitions: [blade('Test Hammer', 1)] }),
      'Test Hammer',
      'Test Soldier',
    );
    attaches(game, 'Test Blade', 'Test Soldier')
      .play(0, 'Test Detach', { targets: [[{ card: 'Test Hammer' }]] })
      .settle();
    expect([game.unit('Test Soldier').attachments, game.unit('Test Hammer').attachedTo]).toEqual([
      [game.unit('Test Blade').id],
      null,
    ]);
    game.play(0, 'Test Detach', { targets: [[{ card: 'Test Blade' }]] }).settle();
    expect([game.unit('Test Soldier').attachments, game.might('Test Soldier')]).toEqual([[], 3]);
  });
  it('riftbound:719.4.a what an attached card is its top-most card is not, nor the other way round', () => {
    const states = ['exhausted', 'empowered'];
    const after = (what: string): unknown[] => {
      const rite = aims([{ named: what }], ...states.map((one) => status(one)));
      const game = armed({ hand: ['Test Rite'], definitions: [rite] })
        .play(0, 'Test Rite')
        .settle();
      return ['Test Blade', 'Test Soldier'].flatMap((one) => states.map((name) => game.unit(one)[name] ?? false));
    };
    expect(after('Test Blade')).toEqual([true, true, false, false]);
    expect(after('Test Soldier')).toEqual([false, false, true, true]);
  });
  it('riftbound:718.5.f control of either is its own, also where both are one player’s cards', () => {
    const controllers = (game: RiftboundPlay) => [
      game.unit('Test Blade').controller,
      game.unit('Test Soldier').controller,
    ];
    expect([controllers(stolen('Test Blade')), controllers(stolen('Test Soldier'))]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('inactive text', () => {
  const acting = (...abilities: JsonObject[]) => {
    const made = () =>
      smithy({ blade: blade('Test Blade', 2, ...abilities), hand: ['Test Recruit'], definitions: [recruit] });
    return [made(), attaches(made(), 'Test Blade', 'Test Soldier')] as const;
  };
  it('riftbound:721 what triggers, replaces, always applies, or is a keyword is inactive as well', () => {
    const [loose, fixed] = acting(triggered({ on: 'play', player: 'you', object: UNIT }, draw(1)));
    expect(
      [loose, fixed].map((game) => {
        const before = game.hand(0) - 1;
        return game.play(0, 'Test Recruit').settle().hand(0) - before;
      }),
    ).toEqual([1, 0]);
    const [passive, ended] = acting({
      kind: 'static',
      affects: [UNIT],
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'ganking' } }],
    });
    expect([passive, ended].map((game) => has(game, 'Test Soldier', 'ganking'))).toEqual([true, false]);
    const fleeting = acting({ kind: 'keyword', keyword: 'temporary' });
    expect(fleeting.map((game) => game.until({ turn: 5, step: 'main' }).onBoard('Test Blade').length)).toEqual([0, 1]);
  });
  it('riftbound:725 of inactive text what its own attaching calls for is active, and nothing else', () => {
    const [, game] = acting(
      triggered({ on: 'attach', object: 'self' }, draw(1)),
      triggered({ on: 'play', player: 'you', object: UNIT }, draw(1)),
    );
    // Three of the hand are left, the second attaching and the recruit among them, and one was drawn.
    expect(game.hand(0)).toBe(4);
    expect(game.play(0, 'Test Recruit').settle().hand(0)).toBe(3);
  });
  it('riftbound:725.3 what changes the cost of Equip changes what Weaponmaster pays for an attached card', () => {
    const spent = (base: string[]): number => {
      const smith = unit('Test Smith', 1, {
        kind: 'static',
        affects: { players: 'you' },
        mods: [{ mod: 'cost', abilities: true, using: 'equip', less: energy(0, 'Mind') }],
      });
      const axe = blade('Test Blade', 2, {
        kind: 'keyword',
        keyword: 'equip',
        cost: energy(0, 'Mind', 'Mind', 'Mind'),
      });
      const game = attaches(
        smithy({
          blade: axe,
          base,
          hand: ['Test Master'],
          definitions: [smith, withKeyword(unit('Test Master', 2), 'weaponmaster')],
        }),
        'Test Blade',
        'Test Soldier',
      );
      const before = game.runes(0).length;
      game.play(0, 'Test Master');
      if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Blade' });
      game.settle().answer(0, { confirm: true }).settle();
      expect(game.unit('Test Blade').attachedTo).toBe(game.unit('Test Master').id);
      return before - game.runes(0).length;
    };
    expect([spent([]), spent(['Test Smith'])]).toEqual([2, 1]);
  });
});
