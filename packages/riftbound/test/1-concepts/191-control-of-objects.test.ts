/** Who controls what is played and what its abilities do, and who decides about it. */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const DRAW = { do: 'draw', who: 'you', count: 1 };
const PATH = 'Rockfall Path';
const foe = (name: string, more: object = {}) => ({ card: name, controller: 1, ...more });
const MODES = {
  modes: { min: 1, max: 1, choices: [{ effects: [DRAW] }, { effects: [{ ...DRAW, count: 2 }] }] },
};
const energy = (n: number): JsonObject[] => [{ pay: 'resources', energy: n, power: [] }];
const STEAL = spell('Test Steal', {
  targets: [{ what: [UNIT, { controller: 'opponent' }] }],
  effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});

describe('spells', () => {
  it('riftbound:191.2 whoever plays a spell controls it, though it is another’s card', () => {
    const lend = spell('Test Lend', {
      effects: [{ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'opponent' }] }, cost: [] }],
    });
    const game = position([{ hand: ['Test Lend'] }, { trash: ['Test Gift'] }], {
      definitions: [lend, spell('Test Gift', { effects: [DRAW] })],
    });
    game.play(0, 'Test Lend').pass().pass();
    for (let d = game.decision(); d.kind !== 'PRIORITY'; d = game.decision())
      game.answer(0, { choose: [d.options[0]?.id as string] });
    expect(game.view().stack).toMatchObject([{ card: 'Test Gift', controller: 0 }]);
    game.settle();
    expect([game.hand(0), game.hand(1), game.pile(1, 'trash')]).toEqual([1, 0, ['Test Gift']]);
  });
  const seat1 = { turn: { active: 1 } };
  it('riftbound:191.2.a that player chooses its targets', () => {
    const touch = spell('Test Touch', { targets: [{ what: UNIT }], effects: [{ do: 'kill', what: { target: 0 } }] });
    const game = position([{ base: ['Noxus Hopeful', 'Honest Broker'] }, { hand: ['Test Touch'] }], {
      ...seat1,
      definitions: [touch],
    });
    game.choose(1, { kind: 'PLAY', card: 'Test Touch' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
  });
  it('riftbound:191.2.b that player chooses its modes', () => {
    const game = position([{}, { hand: ['Test Fork'] }], { ...seat1, definitions: [spell('Test Fork', MODES)] });
    game.choose(1, { kind: 'PLAY', card: 'Test Fork' });
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 1 });
  });
  it('riftbound:191.2.c that player pays its costs', () => {
    const dear = card('Test Dear', { types: ['Spell'], energy: 2 }, { kind: 'spell', effects: [DRAW] });
    const game = position([{ runes: [runes(2, 'Mind')] }, { hand: ['Test Dear'], runes: [runes(2, 'Mind')] }], {
      ...seat1,
      definitions: [dear],
    });
    game.play(1, 'Test Dear');
    expect([0, 1].map((seat) => game.runes(seat).filter((r) => r.exhausted).length)).toEqual([0, 2]);
  });
});

describe('permanents and runes', () => {
  it('riftbound:191.1 whoever plays, hides or makes something controls it', () => {
    const litter = spell('Test Litter', {
      effects: [
        {
          do: 'playToken',
          token: {
            name: 'Test Cub',
            props: { name: 'Test Cub', supertypes: [], types: ['Unit'], domains: [], tags: [], might: 1 },
            abilities: [],
          },
          to: 'base',
        },
      ],
    });
    const game = position([{}, { hand: ['Test Litter', 'Pouty Poro', 'Hidden Blade'] }], {
      turn: { active: 1 },
      battlefields: [{ card: PEAK, owner: 0, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
      definitions: [litter],
    });
    game.play(1, 'Test Litter').settle().play(1, 'Pouty Poro', { at: 'base' }).hide(1, 'Hidden Blade', PEAK);
    expect([game.unit('Test Cub').controller, game.unit('Pouty Poro').controller]).toEqual([1, 1]);
    expect(game.the('Hidden Blade', 'facedown').controller).toBe(1);
  });
  it('riftbound:191.3 runes that enter the board are their player’s', () => {
    const game = position([{ runes: [] }, { runes: [], runeDeck: ['Mind Rune', 'Mind Rune'] }], {
      turn: { active: 1, step: 'channel' },
    });
    expect([game.runes(0).length, game.runes(1).length]).toEqual([0, 2]);
  });
  it('riftbound:191.3.a whoever controls a unit decides about its standard move', () => {
    const game = position([{ hand: ['Test Steal'] }, { base: ['Noxus Hopeful'] }], { definitions: [STEAL] });
    expect(game.offered()).not.toContain('MOVE Noxus Hopeful');
    game.play(0, 'Test Steal').settle();
    expect(game.offered()).toContain('MOVE Noxus Hopeful');
  });
  it('riftbound:191.3.b and about the abilities that its card gives it', () => {
    const worker = unit('Test Worker', 2, { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW] });
    const game = position([{ hand: ['Test Steal'] }, { base: ['Test Worker'] }], { definitions: [STEAL, worker] });
    expect(game.offered()).not.toContain('ACTIVATE Test Worker');
    game.play(0, 'Test Steal').settle().use(0, 'Test Worker').settle();
    expect([game.hand(0), game.hand(1)]).toEqual([1, 0]);
  });
  it('riftbound:191.3.c and about all that is asked while it is played', () => {
    const game = position([{}, { hand: ["Kai'Sa, Survivor"] }], {
      turn: { active: 1 },
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    });
    game.choose(1, { kind: 'PLAY', card: "Kai'Sa, Survivor" });
    const asked: [string, number][] = [];
    for (let d = game.decision(); d.kind !== 'PRIORITY'; d = game.decision()) {
      asked.push([d.kind, d.seat]);
      game.answer(d.seat, d.default);
    }
    expect(asked).toEqual([
      ['LOCATION', 1],
      ['OPTIONAL_COST', 1],
    ]);
  });
  it('riftbound:191.3.d and about what it does as it is played', () => {
    const hunter = unit('Test Hunter', 2, {
      ...triggered({ on: 'play', object: 'self' }, { do: 'kill', what: { target: 0 } }),
      targets: [{ what: UNIT }],
    });
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Test Hunter'] }], {
      turn: { active: 1 },
      definitions: [hunter],
    });
    game.choose(1, { kind: 'PLAY', card: 'Test Hunter' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
  });
});

describe('abilities', () => {
  it('riftbound:191.4.a whoever controls the source controls its ability', () => {
    const watcher = unit('Test Watcher', 2, triggered({ on: 'play', player: 'any' }, DRAW));
    const drawn = (controller: number) => {
      const game = position([{ hand: ['Pouty Poro'] }, { base: [{ card: 'Test Watcher', controller }] }], {
        definitions: [watcher],
      });
      game.play(0, 'Pouty Poro').settle();
      return [game.hand(0), game.hand(1)];
    };
    expect([drawn(0), drawn(1)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
  it('riftbound:191.4.a.1 of something that is not on the board its owner does', () => {
    const dies = triggered({ on: 'play', player: 'any' }, DRAW);
    const ghost = unit('Test Ghost', 2, { ...dies, zone: 'trash' });
    const game = position([{ hand: ['Pouty Poro'] }, { trash: ['Test Ghost'] }], { definitions: [ghost] });
    game.play(0, 'Pouty Poro');
    expect(game.view().stack).toMatchObject([{ card: 'Test Ghost', controller: 1 }]);
    expect(game.settle().hand(1)).toBe(1);
  });
  it('riftbound:191.4.b who gains control of the source gains none of an ability on the chain', () => {
    const worker = unit('Test Worker', 2, { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW] });
    const game = position([{ base: ['Test Worker'] }, { hand: ['Test Steal'] }], {
      definitions: [withKeyword(STEAL, 'reaction'), worker],
    });
    game.use(0, 'Test Worker').pass().play(1, 'Test Steal').settle();
    expect([game.unit('Test Worker').controller, game.hand(0), game.hand(1)]).toEqual([1, 1, 0]);
  });
  const source = (more: JsonObject): JsonObject =>
    gear('Test Source', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW], ...more });
  const activating = (more: JsonObject) =>
    position(
      [
        { base: ['Noxus Hopeful', 'Honest Broker'], runes: [runes(2, 'Mind')] },
        { base: ['Test Source'], runes: [runes(2, 'Mind')] },
      ],
      {
        turn: { active: 1 },
        definitions: [source(more)],
      },
    ).use(1, 'Test Source');
  it('riftbound:191.4.c that player chooses its targets', () => {
    const game = activating({ targets: [{ what: UNIT }], effects: [{ do: 'kill', what: { target: 0 } }] });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
  });
  it('riftbound:191.4.d that player chooses its modes', () => {
    const fork = gear('Test Source', { kind: 'activated', cost: [{ pay: 'exhaust' }], ...MODES });
    const game = position([{}, { base: ['Test Source'] }], { turn: { active: 1 }, definitions: [fork] });
    expect(game.use(1, 'Test Source').decision()).toMatchObject({ kind: 'MODES', seat: 1 });
  });
  it('riftbound:191.4.e that player pays its costs', () => {
    const game = activating({ cost: energy(2) });
    expect([0, 1].map((seat) => game.runes(seat).filter((r) => r.exhausted).length)).toEqual([0, 2]);
  });
});

describe('battlefields', () => {
  it('riftbound:190.1 control of a battlefield is gained in the course of play', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    expect(game.holder(PEAK)).toBeNull();
    expect(game.move(0, 'Noxus Hopeful', PEAK).settle().holder(PEAK)).toBe(0);
  });
  it('riftbound:190.3.a so it is by a unit that becomes present there otherwise than by a move', () => {
    const drop = spell('Test Drop', {
      effects: [
        {
          do: 'createToken',
          token: {
            name: 'Test Cub',
            props: { name: 'Test Cub', supertypes: [], types: ['Unit'], domains: [], tags: [], might: 1 },
            abilities: [],
          },
          to: { each: { named: PEAK } },
        },
      ],
    });
    const game = position([{ hand: ['Test Drop'] }, {}], { definitions: [drop] }).play(0, 'Test Drop');
    while (game.chain().length > 0) game.pass();
    expect([game.where('Test Cub'), game.the(PEAK).contested, game.turnState()]).toEqual([PEAK, 0, 'showdownOpen']);
  });
  it('riftbound:190.3.a a battlefield is contested while units are there of a player who does not control it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    const contested = () => game.the(PEAK).contested;
    expect(contested() ?? null).toBeNull();
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.happened('CONTESTED')).toMatchObject([{ card: PEAK, by: 0 }]);
    game.settle();
    expect(game.happened('CONTESTED').map(({ by }) => by)).toEqual([0, null]);
  });
  it('riftbound:190.3.b while its showdown goes on a battlefield stays contested, whoever leaves', () => {
    const back = withKeyword(
      spell('Test Back', { effects: [{ do: 'moveTo', what: { each: { named: 'Noxus Hopeful' } }, to: 'base' }] }),
      'action',
    );
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Test Back'] }, {}], { definitions: [back] });
    game.move(0, 'Noxus Hopeful', PEAK).play(0, 'Test Back').pass().pass();
    expect([game.where('Noxus Hopeful'), game.turnState()]).toEqual(['base', 'showdownOpen']);
    expect(game.happened('CONTESTED').map(({ by }) => by)).toEqual([0]);
    game.settle();
    expect(game.happened('CONTESTED').map(({ by }) => by)).toEqual([0, null]);
  });
  it('riftbound:190.3.c a contested battlefield has a combat where two players have units, and else a showdown without one', () => {
    const to = (defended: boolean) => {
      const game = position([{ base: ['Noxus Hopeful'] }, {}], {
        battlefields: [
          { card: PATH, ...(defended ? { controller: 1, units: [foe('Honest Broker')] } : {}) },
          { card: PEAK, controller: 0, units: ['Pouty Poro'] },
        ],
      }).move(0, 'Noxus Hopeful', PATH);
      return [game.turnState(), ((game.view().turn as JsonObject).showdown as JsonObject | null)?.combat ?? null];
    };
    expect(to(false)).toEqual(['showdownOpen', null]);
    expect(to(true)).toMatchObject(['showdownOpen', { attacker: 0, defender: 1 }]);
    // Where it is not contested there is neither.
    const own = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    });
    expect(own.move(0, 'Noxus Hopeful', PEAK).turnState()).toBe('neutralOpen');
  });
  const FIELD = (...abilities: JsonObject[]): JsonObject => ({
    name: 'Test Field',
    props: { name: 'Test Field', types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
    abilities,
  });
  it('riftbound:190.6 whoever controls a battlefield controls its abilities', () => {
    const field = FIELD({ kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW] });
    const may = (controller: number | null, active: number) =>
      position([{}, {}], {
        turn: { active },
        battlefields: [
          {
            card: 'Test Field',
            owner: 0,
            controller,
            units: controller === null ? [] : [{ card: 'Pouty Poro', controller }],
          },
          { card: GROVE },
        ],
        definitions: [field],
      })
        .offered()
        .includes('ACTIVATE Test Field');
    expect([may(0, 0), may(1, 0), may(1, 1), may(null, 0)]).toEqual([true, false, true, false]);
  });
  it('riftbound:198.2 where a permanent is, instructions ask', () => {
    const cull = spell('Test Cull', { effects: [{ do: 'kill', what: { each: [UNIT, { is: 'inBase' }] } }] });
    const game = position([{ hand: ['Test Cull'], base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
      definitions: [cull],
    });
    game.play(0, 'Test Cull').settle();
    expect([game.zones('Noxus Hopeful'), game.zones('Pouty Poro')]).toEqual([['trash'], ['battlefield']]);
  });
});

describe('points', () => {
  it.each([
    ['a spell', spell('Test Gain', { effects: [{ do: 'stat', who: 'you', stat: 'points', amount: 2 }] }), 'hand'],
    [
      'an activated ability',
      gear('Test Gain', {
        kind: 'activated',
        cost: [{ pay: 'exhaust' }],
        effects: [{ do: 'stat', who: 'you', stat: 'points', amount: 2 }],
      }),
      'base',
    ],
    [
      'a triggered ability',
      unit(
        'Test Gain',
        1,
        triggered({ on: 'play', object: 'self' }, { do: 'stat', who: 'you', stat: 'points', amount: 2 }),
      ),
      'hand',
    ],
  ])('riftbound:194.1.c %s gives points', (_, definition, zone) => {
    const game = position([{ [zone]: ['Test Gain'] }, {}], { definitions: [definition] });
    if (zone === 'hand') game.play(0, 'Test Gain');
    else game.use(0, 'Test Gain');
    expect(game.settle().points(0)).toBe(2);
  });
  it('riftbound:194.1.d whoever burns out gives an opponent of their choice a point', () => {
    const draw = spell('Test Draw', { effects: [DRAW] });
    const game = position([{ hand: ['Test Draw'], mainDeck: [], trash: ['Cleave', 'Cleave'] }, {}, {}], {
      definitions: [draw],
      battlefields: [{ card: PEAK }, { card: GROVE }, { card: PATH }],
    });
    game.play(0, 'Test Draw').pass().pass().pass();
    expect(game.decision().seat).toBe(0);
    game.answer(0, { choose: [game.decision().options.at(-1)?.id as string] }).settle();
    expect([game.points(1), game.points(2)]).toEqual([0, 1]);
  });
  const gain = (amount: number) =>
    spell('Test Gain', { effects: [{ do: 'stat', who: 'you', stat: 'points', amount }] });
  it('riftbound:194.3 eight points win, and seven do not', () => {
    const ended = (points: number) =>
      position([{ hand: ['Test Gain'], points }, {}], { definitions: [gain(1)] })
        .play(0, 'Test Gain')
        .settle()
        .view().result;
    expect([ended(6) ?? null, ended(7)]).toMatchObject([null, { winners: [0] }]);
  });
  it('riftbound:194.4 nobody has less than no points', () => {
    const game = position([{ hand: ['Test Gain'], points: 1 }, {}], { definitions: [gain(-3)] });
    expect(game.play(0, 'Test Gain').settle().points(0)).toBe(0);
  });
  it('riftbound:194.4.a who has none loses none', () => {
    const game = position([{ hand: ['Test Gain'] }, {}], { definitions: [gain(-1)] })
      .play(0, 'Test Gain')
      .settle();
    expect([game.points(0), game.happened('POINTS_CHANGED')]).toEqual([0, []]);
  });
  it('riftbound:194.4.b so that nothing triggers on it', () => {
    const mourner = unit(
      'Test Mourner',
      1,
      triggered({ on: 'stat', player: 'you', match: { stat: 'points', gain: false } }, DRAW),
    );
    const drawn = (points: number) =>
      position([{ hand: ['Test Gain'], base: ['Test Mourner'], points }, {}], { definitions: [gain(-1), mourner] })
        .play(0, 'Test Gain')
        .settle()
        .hand(0);
    expect([drawn(0), drawn(1)]).toEqual([0, 1]);
  });
});

describe('setting up', () => {
  const { kaisa, viktor } = sampleDecks;
  if (!kaisa || !viktor) throw new Error('no decks');
  const begun = (seats: number, seed = 'b'): Play => {
    const created = riftbound.create({
      edition: '2026-07',
      seed,
      options: { autoPass: 'none' as const, payment: 'auto' as const },
      seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, deck: i % 2 === 0 ? kaisa : viktor })),
    });
    if (!created.ok) throw new Error('not created');
    const play = new Play(riftbound, created.value.state);
    play.events.push(...created.value.events);
    return play;
  };
  const keep = (play: Play): Play => {
    while (play.decisions()[0]?.kind === 'MULLIGAN') play.answer(play.decision().seat, { choose: [] });
    return play;
  };
  const fields = (play: Play) => Object.values(play.view().objects).filter((o) => o.zone === 'battlefield');
  it('riftbound:113.1 of four players the first brings no battlefield, of three each does', () => {
    const owners = (seats: number) =>
      fields(begun(seats))
        .map(({ owner }) => owner)
        .sort();
    const first = begun(4).view().turn.active;
    expect([owners(3), owners(4)]).toEqual([[0, 1, 2], [0, 1, 2, 3].filter((seat) => seat !== first)]);
  });
  it('riftbound:172 two players have two battlefields, three and four have three', () => {
    expect([2, 3, 4].map((seats) => fields(begun(seats)).length)).toEqual([2, 3, 3]);
  });
  it('riftbound:170.1 a battlefield is owned by the player whose deck it is of', () => {
    const decks = [kaisa, viktor];
    for (const { owner, card: name } of fields(begun(2)))
      expect(decks[Number(owner)]?.battlefields?.map((b) => b.card)).toContain(name);
    expect(
      begun(2)
        .happened('BATTLEFIELD_CHOSEN')
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1]);
  });
  it('riftbound:174.1 a legend is owned by the player whose deck it is of', () => {
    const legends = Object.values(begun(2).view().objects).filter((o) => o.zone === 'legendZone');
    expect(legends.map(({ owner, card: name }) => [owner, name]).sort()).toEqual([
      [0, kaisa.legend?.[0]?.card],
      [1, viktor.legend?.[0]?.card],
    ]);
  });
  const order = (play: Play, turns: number): number[] =>
    Array.from({ length: turns }, (_, n) =>
      Number(
        keep(play)
          .until({ step: 'main', turn: n + 1 })
          .view().turn.active,
      ),
    );
  it('riftbound:115.1.b from the first player on turns go around the table', () => {
    const play = begun(3);
    const first = Number(play.view().turn.active);
    expect(order(play, 3)).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
  });
  it('riftbound:115.1.b.1 the first player is who takes the first turn', () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const play = keep(begun(2, seed));
      const [named] = play.happened('STARTING_PLAYER');
      expect([named?.seat, play.view().turn.number]).toEqual([play.view().turn.active, 1]);
      return named?.seat;
    });
    expect(new Set(firsts).size).toBe(2);
  });
  it('riftbound:115.1.c after the last player the first has a turn again', () => {
    const turns = order(begun(3), 6);
    expect(turns.slice(3)).toEqual(turns.slice(0, 3));
  });
  it('riftbound:115.2 what is otherwise in a first turn is so in the first turn alone', () => {
    const play = keep(begun(3));
    const first = Number(play.view().turn.active);
    const hand = () => Number(((play.view().players[first] as JsonObject).zones as JsonObject).hand);
    play.until({ step: 'main', turn: 1 });
    expect(hand()).toBe(4);
    play.until({ step: 'main', turn: 4 });
    expect(hand()).toBe(5);
  });
});
