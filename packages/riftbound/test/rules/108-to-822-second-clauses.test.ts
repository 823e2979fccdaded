/** What rules about what lasts, attachment, zones, moves, kills and resources say besides their main clauses (108–170, 359, 407–458, 719, 822). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import {
  GROVE,
  PEAK,
  type PlayerSetup,
  position,
  position2025,
  type RiftboundPlay,
  runes,
} from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  energy,
  FRIEND,
  foe,
  GEAR,
  giant,
  reacts,
  recruit,
  T0,
  T1,
  THIS_TURN,
  UNIT,
} from '../support/rites.js';

const PLAYED: JsonObject = { on: 'play', object: 'self' };
const nothing = damage(0, { each: UNIT });

describe('what lasts', () => {
  const HOME = reacts('Test Home', { targets: [{ what: UNIT }], effects: [{ do: 'move', what: T0, to: 'hand' }] });
  it('riftbound:359.3.e.16 what would last as long as something is there that has left does not even begin', () => {
    const akshan = unit('Test Akshan', 2, {
      ...triggered(PLAYED, {
        do: 'modify',
        what: T0,
        mods: [{ mod: 'control', to: 'you' }],
        until: { kind: 'asLongAs', if: { exists: [{ self: true }, UNIT] } },
      }),
      targets: [{ what: [UNIT, { controller: 'opponent' }] }],
    });
    const begun = (answer: boolean) => {
      const game = position([{ hand: ['Test Akshan'] }, { hand: ['Test Home'], base: ['Test Giant'] }], {
        definitions: [akshan, giant, HOME],
      }).play(0, 'Test Akshan');
      if (answer) game.pass().play(1, 'Test Home', { targets: [[{ card: 'Test Akshan' }]] });
      return game.settle().happened('EFFECT_BEGAN').length;
    };
    expect([begun(false), begun(true)]).toEqual([1, 0]);
  });
  it('riftbound:359.3.e.16 what is to happen at this turn’s end does not happen where the end has begun before', () => {
    const tardy = unit(
      'Test Tardy',
      1,
      triggered(
        { on: 'step', player: 'you', match: { step: 'end' } },
        { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, until: THIS_TURN, effects: [draw(5)] },
      ),
    );
    const game = position([{ base: ['Test Tardy'] }, {}], { definitions: [tardy] });
    const held = (turn: number) => {
      for (let i = 0; i < 60 && game.view().turn.number < turn; i++) game.pass();
      return game.hand(0);
    };
    // In the next turn of its player a card is drawn, and no more.
    expect([held(4), held(5)]).toEqual([0, 1]);
  });
});

describe('attachment', () => {
  const attach = spell('Test Attach', {
    targets: [{ what: [GEAR, { named: 'Test Blade' }] }, { what: FRIEND }],
    effects: [{ do: 'attach', what: T0, to: T1 }],
  });
  const armed = (rite: JsonObject): RiftboundPlay =>
    position([{ hand: ['Test Attach', 'Test Rite'], base: ['Test Giant', 'Test Blade'] }, {}], {
      definitions: [giant, gear('Test Blade'), attach, rite],
    })
      .play(0, 'Test Attach', { targets: [[{ card: 'Test Blade' }], [{ card: 'Test Giant' }]] })
      .settle();
  it('riftbound:719.4 a card is neither exhausted nor readied with what is attached to it', () => {
    const turned = (what: JsonObject[], on: boolean) => {
      const rite = spell('Test Rite', {
        effects: [
          { do: 'status', what: { each: what }, status: 'exhausted', on: !on },
          { do: 'status', what: { each: [{ named: 'Test Giant' }] }, status: 'stunned' },
          { do: 'status', what: { each: [{ named: 'Test Blade' }] }, status: 'exhausted', on },
        ],
      });
      const game = armed(rite).play(0, 'Test Rite').settle();
      return [game.ready('Test Giant'), game.ready('Test Blade')];
    };
    const both = [{ zone: 'board' }, { any: [{ named: 'Test Giant' }, { named: 'Test Blade' }] }] as JsonObject[];
    expect([turned(both, true), turned(both, false)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
  it('riftbound:435.1.a detaching a unit that is attached to nothing takes nothing off it', () => {
    const game = armed(aims([UNIT], { do: 'unattach', what: T0 }));
    game.play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }]] }).settle();
    expect([game.unit('Test Blade').attachedTo, game.happened('UNATTACHED')]).toEqual([game.unit('Test Giant').id, []]);
  });
});

describe('moves, banishment, secrets and points', () => {
  it('riftbound:170.5.b an effect moves a unit to a battlefield that is chosen', () => {
    const rite = spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: { destination: T0 } }],
      effects: [{ do: 'moveTo', what: T0, to: T1 }],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant'] }, {}], { definitions: [giant, rite] });
    game.choose(0, { kind: 'PLAY', card: 'Test Rite' });
    if (game.decision().options[0]?.card === 'Test Giant') game.choose(0, { card: 'Test Giant' });
    expect(game.decision().options.map(({ card }) => card)).toEqual([PEAK, GROVE]);
    game.choose(0, { card: GROVE }).settle();
    expect(game.where('Test Giant')).toBe(GROVE);
  });
  it('riftbound:108.6.b what is banished from a hand, a trash, a deck or the board lies in banishment', () => {
    const from = (zone: string): JsonObject => ({ each: [{ zone }, { owner: 'opponent' }, { named: 'Test Giant' }] });
    const banish = (what: JsonObject): JsonObject => ({ do: 'move', what, to: 'banishment', cause: 'banish' });
    const game = position(
      [{ hand: ['Test Rite'] }, { hand: ['Test Giant'], mainDeck: ['Test Giant'], base: ['Test Giant'] }],
      {
        definitions: [
          giant,
          does({ do: 'kill', what: { each: UNIT } }, ...['hand', 'trash', 'mainDeck'].map(from).map(banish)),
        ],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect(game.pile(1, 'banishment')).toEqual(['Test Giant', 'Test Giant', 'Test Giant']);
  });
  it('riftbound:108.4.d nobody is shown what lies in a main deck, and in which order', () => {
    const game = position([{ mainDeck: ['Stupefy', 'Retreat'] }, { mainDeck: ['Retreat'] }]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = game.view(viewer);
      for (const zone of view.zones.filter(({ id }) => id === 'mainDeck')) expect(zone).not.toHaveProperty('objects');
      expect(Object.values(view.objects).filter(({ zone }) => zone === 'mainDeck')).toEqual([]);
    }
  });
  it('riftbound:431.3.c enough points from burning out again win with more than anybody else has, and not before', () => {
    const empty = { mainDeck: [], trash: [] };
    const game = position([{ ...empty, points: 9 }, { points: 6 }], { turn: { step: 'draw' } });
    expect([game.points(1), game.result()]).toMatchObject([10, { winners: [1] }]);
  });
  it('riftbound:163.1 so much Energy as a cost has, of cards and of abilities, is gone from the pool', () => {
    const wand = gear('Test Wand', { kind: 'activated', cost: energy(2), effects: [nothing] });
    const rite = does(nothing);
    const costly = { ...rite, props: { ...(rite.props as JsonObject), energy: 3 } };
    const game = position([{ hand: ['Test Rite'], base: ['Test Wand'], runes: [runes(6, 'Mind')] }, {}], {
      definitions: [wand, costly],
    });
    for (let i = 0; i < 6; i++) {
      const [rune] = game.runes(0).filter(({ exhausted }) => !exhausted);
      game.choose(0, { kind: 'ACTIVATE', object: rune?.id ?? '', ability: 0 });
    }
    const left = () => game.settle().pool(0).energy;
    expect(left()).toBe(6);
    game.play(0, 'Test Rite');
    expect(left()).toBe(3);
    game.use(0, 'Test Wand');
    expect(left()).toBe(1);
  });
  it('riftbound-zh:409.1 a card that is discarded for a cost goes to the trash as well, and nothing on it happens', () => {
    const loud = unit('Test Loud', 1, triggered(PLAYED, draw(5)));
    const rite = spell('Test Rite', { additional: [{ pay: 'discard', what: [], count: 1 }], effects: [nothing] });
    const game = position2025([{ hand: ['Test Rite', 'Test Loud'] }, {}], {
      definitions: [rite, withKeyword(loud, 'deathknell', { effects: [draw(5)] })],
    }).play(0, 'Test Rite');
    expect([game.settle().pile(0, 'trash').sort(), game.hand(0)]).toEqual([['Test Loud', 'Test Rite'], 0]);
  });
});

describe('keywords', () => {
  it('riftbound:822.4 a unit has Ambush for what asks for that, whatever gave it', () => {
    const gives: JsonObject = {
      do: 'modify',
      what: T0,
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'ambush' } }],
    };
    const counts: JsonObject = { do: 'draw', who: 'you', count: { count: [UNIT, { keyword: 'ambush' }] } };
    const drawn = (...effects: JsonObject[]) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Recruit'] }, {}], {
        definitions: [giant, withKeyword(recruit, 'ambush'), aims({ named: 'Test Giant' }, ...effects, counts)],
      });
      return game.play(0, 'Test Rite').settle().hand(0);
    };
    expect([drawn(), drawn(gives)]).toEqual([1, 2]);
  });
});

describe('killing, moving and recalling', () => {
  const mourner = withKeyword(unit('Test Mourner', 1), 'deathknell', { effects: [draw(1)] });
  it('riftbound-zh:415.1.a.1 what players choose and kill because a spell says so has been killed', () => {
    const players: [PlayerSetup, PlayerSetup] = [{ hand: ['Test Rite'] }, { base: ['Test Mourner', 'Test Giant'] }];
    const game = position2025(players, {
      definitions: [
        mourner,
        giant,
        does({ do: 'sacrifice', who: 'opponents', filter: UNIT, kind: 'KILL', cause: 'kill' }),
      ],
    }).play(0, 'Test Rite');
    game.pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'KILL', seat: 1 });
    game.choose(1, { card: 'Test Mourner' }).settle();
    expect([game.zones('Test Mourner'), game.hand(1)]).toEqual([['trash'], 1]);
  });
  it('riftbound-zh:407.2.b a standard move to the base is a move as one to a battlefield is', () => {
    const runner = unit('Test Runner', 2, triggered({ on: 'moved', object: 'self' }, draw(1)));
    const game = position2025([{}, {}], {
      battlefields: [{ card: PEAK, controller: 0, units: ['Test Runner'] }, { card: GROVE }],
      definitions: [runner],
    })
      .move(0, 'Test Runner', 'base')
      .settle();
    expect([game.where('Test Runner'), game.hand(0)]).toEqual(['base', 1]);
    expect([game.happened('MOVED').length, game.happened('RECALLED').length]).toEqual([1, 0]);
  });
  it('riftbound:458.1 gear that is recalled stays exhausted and empowered, or ready', () => {
    const attach = spell('Test Rite', {
      targets: [{ what: [GEAR, { named: 'Test Blade' }] }, { what: UNIT }],
      effects: [
        { do: 'attach', what: T0, to: T1 },
        {
          do: 'if',
          if: { is: [T0, { status: 'exhausted' }] },
          then: [{ do: 'status', what: T0, status: 'empowered' }],
        },
      ],
    });
    const off = aims([GEAR], { do: 'unattach', what: T0 });
    const after = (more: JsonObject) => {
      const game = position([{ hand: ['Test Rite', 'Test Off'], base: [{ card: 'Test Blade', ...more }] }, {}], {
        battlefields: [{ card: PEAK, controller: 0, units: ['Test Giant'] }, { card: GROVE }],
        definitions: [
          giant,
          gear('Test Blade'),
          attach,
          { ...off, name: 'Test Off', props: { ...(off.props as JsonObject), name: 'Test Off' } },
        ],
      });
      game.play(0, 'Test Rite', { targets: [[{ card: 'Test Blade' }], [{ card: 'Test Giant' }]] }).settle();
      expect(game.where('Test Blade')).toBe(PEAK);
      game.play(0, 'Test Off', { targets: [[{ card: 'Test Blade' }]] }).settle();
      expect([game.where('Test Blade'), game.happened('RECALLED').length]).toEqual(['base', 1]);
      return [game.unit('Test Blade').exhausted, game.unit('Test Blade').empowered];
    };
    expect([after({ exhausted: true }), after({})]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe('showdowns', () => {
  it('riftbound:340.2.a focus stays after a chain that an attack effect began, whatever was played on it', () => {
    const raider = unit('Test Raider', 3, triggered({ on: 'unit:attack', object: 'self' }, draw(1)));
    const game = position([{ base: ['Test Raider'], hand: ['Test Answer', 'Test Answer'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Giant')] }, { card: GROVE }],
      definitions: [raider, giant, reacts('Test Answer', { effects: [damage(0, { each: UNIT })] })],
    }).move(0, 'Test Raider', PEAK);
    const over = () => {
      while (game.chain().length > 0) game.pass();
      return game.focus;
    };
    expect(game.chain()).toEqual(['Test Raider']);
    game.play(0, 'Test Answer');
    expect(over()).toBe(0);
    game.play(0, 'Test Answer');
    expect(over()).toBe(1);
  });
});
