/** Rules about control, contests, recalls, teams, copies, new choices and keywords where the case is not the usual one (186–489, 702–820). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay, runes, type Setup } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  energy,
  FRIEND,
  foe,
  giant,
  reacts,
  recruit,
  T0,
  T1,
  UNIT,
} from '../support/rites.js';

const teams = (players: PlayerSetup[], setup: Setup = {}): RiftboundPlay =>
  position([0, 1, 2, 3].map((seat) => players[seat] ?? {}) as never, {
    ...setup,
    options: { format: '2v2' } as never,
  });
const BEND = reacts('Test Bend', {
  targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
  effects: [{ do: 'changeTargets', what: T0, anew: true }],
});

describe('control and contests', () => {
  it('riftbound:190.4.a a player keeps a battlefield with a unit that is another’s, and loses it without any', () => {
    const rite = aims([UNIT, { named: 'Test Giant' }], { do: 'moveTo', what: T0, to: 'base' });
    const game = position([{ hand: ['Test Draw', 'Test Rite'] }, {}], {
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: [{ card: 'Test Giant', owner: 1, controller: 0 }] },
        { card: GROVE },
      ],
      definitions: [giant, rite, spell('Test Draw', { effects: [draw(1)] })],
    })
      .play(0, 'Test Draw')
      .settle();
    expect([game.holder(PEAK), game.unit('Test Giant').owner]).toEqual([0, 1]);
    expect(game.play(0, 'Test Rite').settle().holder(PEAK) ?? null).toBeNull();
  });
  it('riftbound:190.3.b in a combat as well a battlefield stays contested whose contester has left', () => {
    const back = withKeyword(
      spell('Test Back', { effects: [{ do: 'moveTo', what: { each: { named: 'Test Recruit' } }, to: 'base' }] }),
      'action',
    );
    const game = position([{ base: ['Test Recruit'], hand: ['Test Back'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Giant')] }, { card: GROVE }],
      definitions: [back, giant, recruit],
    })
      .move(0, 'Test Recruit', PEAK)
      .play(0, 'Test Back')
      .pass()
      .pass();
    expect([game.where('Test Recruit'), game.turnState(), game.the(PEAK).contested]).toEqual([
      'base',
      'showdownOpen',
      0,
    ]);
    expect([game.settle().the(PEAK).contested ?? null, game.holder(PEAK)]).toEqual([null, 1]);
  });
  it('riftbound:469.1.b who is alone after a showdown without a combat gains control, whether of an open battlefield or another’s', () => {
    const taken = (controller: number | null) =>
      position([{ base: ['Test Recruit'] }, {}], {
        battlefields: [{ card: PEAK, owner: 1, controller }, { card: GROVE }],
        definitions: [recruit],
      })
        .move(0, 'Test Recruit', PEAK)
        .settle();
    expect([taken(null).holder(PEAK), taken(1).holder(PEAK), taken(null).points(0)]).toEqual([0, 0, 1]);
  });
  it('riftbound:456 a recall is no move: nothing triggers on it, and what forbids moves does not stop it', () => {
    const runner = unit('Test Runner', 2, triggered({ on: 'moved', object: 'self' }, draw(1)), {
      kind: 'static',
      mods: [{ mod: 'rule', rule: 'cantMoveToBase' }],
    });
    const after = (effect: JsonObject) => {
      const game = position([{ hand: ['Test Rite'] }, {}], {
        battlefields: [{ card: PEAK, controller: 0, units: ['Test Runner'] }, { card: GROVE }],
        definitions: [runner, aims(UNIT, effect)],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.where('Test Runner'), game.hand(0), game.happened('MOVED').length];
    };
    expect(after({ do: 'recall', what: T0 })).toEqual(['base', 0, 0]);
    expect(after({ do: 'moveTo', what: T0, to: 'base' })).toEqual([PEAK, 0, 0]);
    const free = unit('Test Runner', 1, triggered({ on: 'moved', object: 'self' }, draw(1)));
    const tied = position([{ base: [{ card: 'Test Runner', stunned: true }] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Giant', { stunned: true })] }, { card: GROVE }],
      definitions: [free, giant],
    })
      .move(0, 'Test Runner', PEAK)
      .calm();
    expect([tied.where('Test Runner'), tied.hand(0), tied.happened('RECALLED').length]).toEqual(['base', 1, 1]);
  });
});

describe('players', () => {
  it('riftbound:195.1 who loses by an effect leaves with all that is theirs where others play on', () => {
    const doom = aims({ player: 'opponent' }, { do: 'lose', who: T0 });
    const game = position(
      [{ hand: ['Test Rite'] }, { base: ['Test Giant'], hand: ['Test Giant'] }, { base: ['Test Giant'] }],
      {
        definitions: [doom, giant],
        battlefields: [
          { card: PEAK, owner: 0 },
          { card: GROVE, owner: 1 },
          { card: 'Rockfall Path', owner: 2 },
        ],
      },
    );
    game.play(0, 'Test Rite', { targets: [[{ player: 1 }]] }).settle();
    expect(game.onBoard('Test Giant').map(({ owner }) => owner)).toEqual([2]);
    expect([game.happened('PLAYER_LOST').map(({ seat }) => seat), game.result() ?? null]).toEqual([[1], null]);
    expect(game.happened('PLAYER_LEFT')).toMatchObject([{ seat: 1 }]);
  });
  it('riftbound:489.8.d.1 teammates gain and lose points together', () => {
    const rite = does(
      { do: 'stat', who: 'you', stat: 'points', amount: 3 },
      { do: 'stat', who: 'you', stat: 'points', amount: -1 },
      { do: 'stat', who: 'opponents', stat: 'points', amount: -1 },
    );
    const game = teams([{ hand: ['Test Rite'] }, { points: 4 }], { definitions: [rite] })
      .play(0, 'Test Rite')
      .settle();
    expect([game.points(0), game.points(2)]).toEqual([2, 2]);
    expect(game.points(1)).toBe(game.points(3));
    expect(game.points(1)).toBeLessThan(4);
  });
  it('riftbound:315.2.b.3 none of several battlefields that a teammate controlled is scored by the turn player', () => {
    const away = does({ do: 'moveTo', what: { each: { named: 'Test Recruit' } }, to: 'base' });
    const mate = { card: 'Test Recruit', controller: 2 };
    const game = teams([{ base: ['Test Giant', 'Test Giant'], hand: ['Test Rite'] }], {
      definitions: [giant, recruit, away],
      turn: { number: 5, active: 0, step: 'beginning' },
      battlefields: [
        { card: PEAK, owner: 1, controller: 2, units: [mate] },
        { card: GROVE, owner: 3, controller: 2, units: [mate] },
      ],
    })
      .until({ step: 'main' })
      .play(0, 'Test Rite')
      .settle();
    for (const field of [PEAK, GROVE]) {
      const [next] = game.onBoard('Test Giant').filter(({ zone }) => zone === 'base');
      game.move(0, { object: next?.id ?? '' }, field).settle();
    }
    expect([game.holder(PEAK), game.holder(GROVE), game.points(0)]).toEqual([0, 0, 0]);
    expect(game.happened('NOT_SCORED').map(({ card }) => card)).toEqual([PEAK, GROVE]);
  });
});

describe('copies, choices and targets', () => {
  it('riftbound:477.1.b.1.a a copy has the rules text of what it copies, and its own no more', () => {
    const seer = withKeyword(unit('Test Seer', 2, activated(draw(1))), 'tank');
    const rite = spell('Test Rite', {
      targets: [{ what: [UNIT, { named: 'Test Plain' }] }, { what: [UNIT, { named: 'Test Seer' }] }],
      effects: [{ do: 'become', what: T0, copy: T1 }],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Plain'] }, { base: ['Test Seer'] }], {
      definitions: [withKeyword(unit('Test Plain', 1), 'ganking'), seer, rite],
    })
      .play(0, 'Test Rite')
      .settle();
    const copy = game.all('Test Plain', 'base')[0] ?? game.all('Test Seer', 'base').find((o) => o.controller === 0);
    expect(copy?.keywords).toEqual(game.all('Test Seer', 'base').find((o) => o.controller === 1)?.keywords);
    expect(game.offered().filter((one) => one.startsWith('ACTIVATE Test'))).toHaveLength(1);
  });
  it('riftbound:752 modes are chosen anew, with the targets that they have', () => {
    const rite = spell('Test Rite', {
      modes: {
        min: 1,
        max: 1,
        choices: [
          { label: 'draw', effects: [draw(2)] },
          { label: 'hurt', targets: [{ what: UNIT }], effects: [damage(2)] },
        ],
      },
    });
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Giant'] },
        { hand: ['Test Bend'], base: ['Test Recruit'] },
      ],
      {
        definitions: [rite, BEND, giant, recruit],
      },
    ).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    game.choose(0, { index: 0 }).pass().play(1, 'Test Bend');
    while (game.decision().kind === 'PRIORITY' && game.chain().includes('Test Bend')) game.pass();
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 1 });
    game.choose(1, { index: 1 });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
    game.choose(1, { card: 'Test Giant' }).settle();
    expect([game.unit('Test Giant').damage, game.hand(0)]).toEqual([2, 0]);
  });
  it('riftbound:752 each of several targets is chosen anew', () => {
    const rite = spell('Test Rite', { targets: [{ what: UNIT, min: 2, max: 2 }], effects: [damage(2)] });
    const names = ['Test One', 'Test Two', 'Test Three', 'Test Four'];
    const game = position([{ hand: ['Test Rite'], base: names }, { hand: ['Test Bend'] }], {
      definitions: [rite, BEND, ...names.map((name) => unit(name, 9))],
    });
    game
      .play(0, 'Test Rite', { targets: [[{ card: 'Test One' }, { card: 'Test Two' }]] })
      .pass()
      .play(1, 'Test Bend');
    while (game.decision().kind === 'PRIORITY' && game.chain().includes('Test Bend')) game.pass();
    for (const card of ['Test Three', 'Test Four']) {
      expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
      game.choose(1, { card });
    }
    game.settle();
    expect(names.map((name) => game.unit(name).damage)).toEqual([0, 0, 2, 2]);
  });
  it('riftbound:758.1 an ability does nothing to what became untargetable before it resolves', () => {
    const wand = gear('Test Wand', { ...activated(damage(2), draw(1)), targets: [{ what: UNIT }] });
    const cloak = reacts('Test Cloak', {
      effects: [{ do: 'modify', what: { each: FRIEND }, mods: [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }] }],
    });
    const hit = (answer: boolean) => {
      const game = position([{ base: ['Test Wand'] }, { hand: ['Test Cloak'], base: ['Test Giant'] }], {
        definitions: [wand, cloak, giant],
      }).use(0, 'Test Wand');
      if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Giant' });
      if (answer) game.pass().play(1, 'Test Cloak');
      return [game.settle().unit('Test Giant').damage, game.hand(0)];
    };
    expect([hit(false), hit(true)]).toEqual([
      [2, 1],
      [0, 1],
    ]);
  });
  it('riftbound:820.1.d.2 of a repeated spell what one execution can’t do is ignored, and the other is carried out', () => {
    const rite = withKeyword(
      spell('Test Rite', {
        optional: [{ name: 'repeat', cost: energy(1), times: 1 }],
        targets: [{ what: UNIT }],
        effects: [damage(2)],
      }),
      'repeat',
    );
    const home = reacts('Test Home', {
      targets: [{ what: UNIT }],
      effects: [{ do: 'move', what: T0, to: 'hand', cause: 'return' }],
    });
    const game = position(
      [
        { hand: ['Test Rite'], runes: [runes(2, 'Mind')] },
        { hand: ['Test Home'], base: ['Test Giant', 'Test Titan'] },
      ],
      { definitions: [rite, home, giant, unit('Test Titan', 9)] },
    );
    game
      .play(0, 'Test Rite', { paying: true, targets: [[{ card: 'Test Giant' }], [{ card: 'Test Titan' }]] })
      .pass()
      .play(1, 'Test Home', { targets: [[{ card: 'Test Giant' }]] })
      .settle();
    expect([game.unit('Test Titan').damage, game.onBoard('Test Giant')]).toEqual([2, []]);
  });
});

describe('buffs, keywords and burning', () => {
  it('riftbound:702 a buff that a spell puts on a unit is a counter there', () => {
    const rite = does({ do: 'counters', what: { each: FRIEND }, kind: 'buff', amount: 1 });
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant'] }, { base: ['Test Recruit'] }], {
      definitions: [rite, giant, recruit],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.unit('Test Giant')).toMatchObject({ counters: { buff: 1 }, buffed: true, might: 7 });
    expect(game.unit('Test Recruit')).toMatchObject({ counters: {}, buffed: false, might: 1 });
  });
  it('riftbound:818.5 gear with Equip is asked for while it is attached as well', () => {
    const blade = withKeyword(gear('Test Blade'), 'equip', { cost: energy(0) });
    const attach = spell('Test Attach', {
      targets: [{ what: { named: 'Test Blade' } }, { what: FRIEND }],
      effects: [{ do: 'attach', what: T0, to: T1 }],
    });
    const count = does({ do: 'draw', who: 'you', count: { count: [{ keyword: 'equip' }] } });
    const drawn = (first: boolean) => {
      const game = position([{ hand: ['Test Attach', 'Test Rite'], base: ['Test Blade', 'Test Giant'] }, {}], {
        definitions: [blade, attach, count, giant],
      });
      if (first) game.play(0, 'Test Attach').settle();
      const held = game.hand(0) - 1;
      expect(game.unit('Test Blade').attachedTo ?? null).toBe(first ? game.unit('Test Giant').id : null);
      return game.play(0, 'Test Rite').settle().hand(0) - held;
    };
    expect([drawn(false), drawn(true)]).toEqual([1, 1]);
  });
  it('riftbound:811.5.a of cards that lie face down those have Hidden whose text says so', () => {
    const count = does({ do: 'draw', who: 'you', count: { count: [{ zone: 'facedown' }, { keyword: 'hidden' }] } });
    const strip: JsonObject = {
      do: 'modify',
      what: { each: [{ zone: 'facedown' }, { named: 'Test Lurker' }] },
      mods: [{ mod: 'loseAbilities' }],
    };
    const drawn = (...effects: JsonObject[]) => {
      const [spellAbility] = count.abilities as JsonObject[];
      const own = spellAbility?.effects as JsonObject[];
      const rite = spell('Test Rite', { effects: [...effects, ...own] });
      return position([{ hand: ['Test Rite'] }, {}], {
        battlefields: [
          { card: PEAK, controller: 0, units: ['Test Giant'], facedown: [{ card: 'Test Lurker', turn: 1 }] },
          { card: GROVE },
        ],
        definitions: [withKeyword(unit('Test Lurker', 1), 'hidden'), giant, rite],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    };
    expect([drawn(), drawn(strip)]).toEqual([1, 0]);
  });
  it('riftbound:431.2.d whoever burns out while burning cards burns the rest of them', () => {
    const game = position(
      [{ hand: ['Test Rite'], mainDeck: ['Test Recruit'], trash: ['Test Giant', 'Test Giant', 'Test Giant'] }, {}],
      {
        definitions: [does({ do: 'burn', count: 3 }), recruit, giant],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.points(1), game.count(0, 'mainDeck'), game.count(0, 'trash')]).toEqual([1, 2, 3]);
  });
});
