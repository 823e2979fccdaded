/** Who decides and pays where that is neither the turn player nor the owner of the card. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { draw, energy, reacts, UNIT } from '../support/rites.js';

const KILL: JsonObject = { do: 'kill', what: { target: 0 } };
const MODES = { modes: { min: 1, max: 1, choices: [{ effects: [draw(1)] }, { effects: [draw(2)] }] } };
const plain = spell('Test Plain', { effects: [draw(1)] });
const TOKEN: JsonObject = {
  name: 'Test Cub',
  props: { name: 'Test Cub', supertypes: [], types: ['Unit'], domains: [], tags: [], might: 1 },
  abilities: [],
};
/** Seat 0 has played something in its turn, and seat 1 may answer. */
const answering = (theirs: object, definitions: JsonObject[], mine: object = {}): RiftboundPlay =>
  position([{ hand: ['Test Plain'], base: ['Noxus Hopeful', 'Honest Broker'], ...mine }, theirs], {
    definitions: [plain, ...definitions],
  })
    .play(0, 'Test Plain')
    .pass();
const exhausted = (game: RiftboundPlay) => [0, 1].map((seat) => game.runes(seat).filter((r) => r.exhausted).length);

describe('in another player’s turn', () => {
  it('riftbound:191.2.a whoever plays a spell chooses its targets', () => {
    const game = answering({ hand: ['Test Touch'] }, [
      reacts('Test Touch', { targets: [{ what: UNIT }], effects: [KILL] }),
    ]);
    expect(game.choose(1, { kind: 'PLAY', card: 'Test Touch' }).decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
  });
  const tool = (body: JsonObject) =>
    gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], timing: 'reaction', ...body });
  it('riftbound:191.4.c whoever activates an ability chooses its targets', () => {
    const game = answering({ base: ['Test Tool'] }, [tool({ targets: [{ what: UNIT }], effects: [KILL] })]);
    expect(game.use(1, 'Test Tool').decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
  });
  it('riftbound:191.4.d and its modes', () => {
    const game = answering({ base: ['Test Tool'] }, [tool(MODES)]);
    expect(game.use(1, 'Test Tool').decision()).toMatchObject({ kind: 'MODES', seat: 1 });
  });
  it('riftbound:191.4.e whoever controls a triggered ability pays for it', () => {
    const watcher = unit('Test Watcher', 1, {
      ...triggered({ on: 'play', player: 'opponent' }, draw(1)),
      may: true,
      cost: energy(1),
    });
    const game = position(
      [
        { hand: ['Test Plain'], runes: [runes(2, 'Mind')] },
        { base: ['Test Watcher'], runes: [runes(2, 'Mind')] },
      ],
      { definitions: [plain, watcher] },
    ).play(0, 'Test Plain');
    while (game.decision().kind === 'PRIORITY') game.pass();
    game.answer(1, { confirm: true });
    expect(exhausted(game)).toEqual([0, 1]);
  });
  it('riftbound:191.1 whoever creates something controls it', () => {
    const litter = reacts('Test Litter', { effects: [{ do: 'createToken', token: TOKEN, to: 'base' }] });
    const game = answering({ hand: ['Test Litter'] }, [litter])
      .play(1, 'Test Litter')
      .settle();
    expect(game.unit('Test Cub').controller).toBe(1);
  });
});

describe('another player’s card', () => {
  const lend = spell('Test Lend', {
    effects: [{ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'opponent' }] } }],
  });
  const lent = (lies: JsonObject): RiftboundPlay => {
    const game = position(
      [
        { hand: ['Test Lend'], base: ['Noxus Hopeful'], runes: [runes(4, 'Mind')] },
        { trash: ['Test Gift'], runes: [runes(4, 'Mind')] },
      ],
      {
        definitions: [lend, lies],
        battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
      },
    ).play(0, 'Test Lend');
    while (game.decision().kind === 'PRIORITY' && game.chain().includes('Test Lend')) game.pass();
    return game;
  };
  /** What is asked, and of whom, while it is played. */
  const asked = (game: RiftboundPlay): [string, number][] => {
    const found: [string, number][] = [];
    for (let d = game.decision(); d.kind !== 'PRIORITY'; d = game.decision()) {
      found.push([d.kind, d.seat]);
      if (d.kind === 'OPTIONAL_COST') game.answer(d.seat, { confirm: true });
      else game.answer(d.seat, d.kind === 'LOCATION' ? d.default : { choose: [d.options.at(-1)?.id as string] });
    }
    return found;
  };
  it('riftbound:191.2.c is paid for by whoever plays it', () => {
    const game = lent(card('Test Gift', { types: ['Spell'], energy: 2 }, { kind: 'spell', effects: [draw(1)] }));
    asked(game);
    expect([game.chain(), exhausted(game)]).toEqual([['Test Gift'], [2, 0]]);
  });
  it('riftbound:191.3.c all that is asked while it is played is asked of that player', () => {
    const swift = withKeyword(unit('Test Gift', 2), 'accelerate', { cost: energy(1) });
    const seats = asked(lent(swift)).filter(([kind]) => kind === 'LOCATION' || kind === 'OPTIONAL_COST');
    expect(seats).toEqual([
      ['LOCATION', 0],
      ['OPTIONAL_COST', 0],
    ]);
  });
  it('riftbound:191.3.d and so is what it does as it is played', () => {
    const hunter = unit('Test Gift', 2, {
      ...triggered({ on: 'play', object: 'self' }, KILL),
      targets: [{ what: UNIT }],
    });
    expect(asked(lent(hunter)).filter(([kind]) => kind === 'TARGETS')).toEqual([['TARGETS', 0]]);
  });
});

describe('where something is', () => {
  const cull = (where: JsonObject) => spell('Test Cull', { effects: [{ do: 'kill', what: { each: [UNIT, where] } }] });
  const left = (where: JsonObject) =>
    position([{ hand: ['Test Cull'], base: ['Noxus Hopeful'] }, { base: ['Honest Broker'] }], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
      definitions: [cull(where)],
    })
      .play(0, 'Test Cull')
      .settle();
  it('riftbound:198.2 at battlefields is not in a base', () => {
    const game = left({ is: 'atBattlefield' });
    expect([game.zones('Pouty Poro'), game.zones('Noxus Hopeful'), game.zones('Honest Broker')]).toEqual([
      ['trash'],
      ['base'],
      ['base'],
    ]);
  });
  it('riftbound:198.2 and each player’s base is another place', () => {
    const game = left({ at: { each: { named: 'Noxus Hopeful' } } });
    expect([game.zones('Noxus Hopeful'), game.zones('Honest Broker')]).toEqual([['trash'], ['base']]);
  });
});

it('riftbound:194.3.a the mode of play may ask for more points', () => {
  const gain = spell('Test Gain', { effects: [{ do: 'stat', who: 'you', stat: 'points', amount: 1 }] });
  const ended = (points: number) =>
    position([{ hand: ['Test Gain'], points }, {}, {}, {}] as never, {
      definitions: [gain],
      options: { format: '2v2' } as never,
    })
      .play(0, 'Test Gain')
      .settle()
      .view().result;
  expect([ended(7) ?? null, ended(10)]).toMatchObject([null, { winners: [0, 2] }]);
});

it('riftbound:194.1.d not only the next one: each opponent may be chosen', () => {
  const game = position([{ hand: ['Test Plain'], mainDeck: [], trash: ['Cleave', 'Cleave'] }, {}, {}], {
    definitions: [plain],
    battlefields: [{ card: PEAK }, { card: GROVE }],
  });
  game.play(0, 'Test Plain').pass().pass().pass();
  expect(game.decision().options.map(({ player }) => player)).toEqual([1, 2]);
});
