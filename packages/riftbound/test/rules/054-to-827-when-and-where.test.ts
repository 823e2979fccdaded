/** Rules about times, places, banishing, attaching and choosing where the case is not the usual one: abilities, another's turn, several cards (054–827). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, card, gear, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, position2025, type RiftboundPlay } from '../support/position.js';
import { banishes, does, draw, energy, foe, GEAR, giant, reacts, recruit, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const chainOver = (game: RiftboundPlay): RiftboundPlay => {
  for (let i = 0; i < 20 && game.chain().length > 0 && game.decision().kind === 'PRIORITY'; i++) game.pass();
  return game;
};

describe('time and place', () => {
  it('riftbound:420.2 nobody moves anything of their own accord in a closed state, nor gear in an open one', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Horn'] }, {}], {
      definitions: [giant, gear('Test Horn'), does(draw(1))],
    });
    const moves = () => game.offered().filter((one) => one.startsWith('MOVE'));
    expect(moves()).toEqual(['MOVE Test Giant']);
    game.play(0, 'Test Rite');
    expect(moves()).toEqual([]);
  });
  const showdown = (units: JsonObject[], timing = 'action'): RiftboundPlay =>
    position([{ base: ['Test Giant', 'Test Recruit', 'Test Horn'] }, {}], {
      battlefields: [{ card: PEAK, ...(units.length > 0 ? { controller: 1, units } : {}) }, { card: GROVE }],
      definitions: [
        giant,
        recruit,
        gear('Test Horn', { ...activated(draw(1)), ...(timing === 'none' ? {} : { timing }) }),
      ],
    }).move(0, 'Test Giant', PEAK);
  it('riftbound:313.1.a whoever has focus moves no units', () => {
    const game = showdown([]);
    expect([game.turnState(), game.focus]).toEqual(['showdownOpen', 0]);
    expect(game.offered().filter((one) => one.startsWith('MOVE'))).toEqual([]);
  });
  it('riftbound:347.1.a an ability that is activated with focus begins a chain, on which others may act', () => {
    const game = showdown([]).use(0, 'Test Horn');
    expect([game.chain(), game.turnState(), game.hand(0)]).toEqual([['Test Horn'], 'showdownClosed', 0]);
    expect([game.pass().decision().seat, game.pass().hand(0), game.focus]).toEqual([1, 1, 1]);
  });
  it('riftbound:464.2.f.1 in the open state of a combat’s showdown abilities with Action are activated', () => {
    const offers = (timing: string) =>
      showdown([foe('Test Giant')], timing)
        .offered()
        .includes('ACTIVATE Test Horn');
    expect(['action', 'reaction', 'none'].map(offers)).toEqual([true, true, false]);
  });
  it('riftbound:359.3.a a spell that answers another player’s is finalized as any', () => {
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Answer'] }], {
      definitions: [does(draw(1)), reacts('Test Answer', { effects: [draw(1)] })],
    })
      .play(0, 'Test Rite')
      .pass()
      .play(1, 'Test Answer');
    expect(game.view().stack.map((one) => [one.card, (one as JsonObject).pending])).toEqual([
      ['Test Answer', false],
      ['Test Rite', false],
    ]);
  });
  it('riftbound:054.1 no permission lets a unit be played where no unit may be', () => {
    const scout = unit('Test Scout', 1, {
      kind: 'static',
      zone: 'chain',
      mods: [{ mod: 'rule', rule: 'playableAt', at: [{ has: ['types', 'Battlefield'] }] }],
    });
    const game = position([{ hand: ['Test Scout'] }, {}], {
      battlefields: [{ card: PATH }, { card: PEAK }],
      definitions: [scout],
    }).choose(0, { kind: 'PLAY', card: 'Test Scout' });
    expect(game.decision().options.map((o) => o.card ?? o.kind)).toEqual(['BASE', PEAK]);
  });
  it('riftbound-zh:402.1.c of units that are readied those trigger that were exhausted', () => {
    const horn = gear('Test Horn', triggered({ on: 'did', player: 'you', match: { act: 'ready' } }, draw(1)));
    const base = ['Test Horn', 'Test Recruit', { card: 'Test Giant', exhausted: true }];
    const game = position2025([{ hand: ['Test Rite'], base }, {}], {
      definitions: [horn, giant, recruit, does({ do: 'status', what: { each: UNIT }, status: 'exhausted', on: false })],
    }).play(0, 'Test Rite');
    expect([game.settle().hand(0), game.ready('Test Giant'), game.ready('Test Recruit')]).toEqual([1, true, true]);
  });
  it('riftbound:435.1.d a card from which Equipment goes to another one has its effect text no more', () => {
    const lends = {
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'tank' } }],
    };
    const attach = (to: string): JsonObject => ({
      do: 'attach',
      what: { each: [GEAR] },
      to: { each: [UNIT, { named: to }] },
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Blade', 'Test Giant', 'Test Recruit'] }, {}], {
      definitions: [gear('Test Blade', lends), giant, recruit, does(attach('Test Giant'), attach('Test Recruit'))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.unit('Test Giant').keywords, game.unit('Test Recruit').keywords]).toMatchObject([[], [/tank/i]]);
  });
  it('riftbound:827.1.b.1 a legend that becomes Empowered by its own ability is no target of it', () => {
    const lord = withKeyword(card('Test Lord', { types: ['Legend'] }), 'empower', { cost: energy(1) });
    const game = position([{ legend: 'Test Lord', base: ['Test Horn'] }, {}], {
      definitions: [lord, gear('Test Horn', triggered({ on: 'target' }, draw(1)))],
    }).use(0, 'Test Lord');
    expect([game.settle().hand(0), game.the('Test Lord', 'legendZone').empowered]).toEqual([0, true]);
  });
});

describe('banishing, attaching and choosing', () => {
  it('riftbound:427.2 a unit that is banished does not die on its way', () => {
    const mourner = withKeyword(unit('Test Mourner', 1), 'deathknell', { effects: [draw(1)] });
    const gone = (effect: JsonObject) => {
      const game = position([{ hand: ['Test Rite'] }, { base: ['Test Mourner'] }], {
        definitions: [mourner, does({ what: { each: UNIT }, ...effect })],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.zones('Test Mourner'), game.hand(1)];
    };
    expect(gone({ do: 'move', to: 'banishment', cause: 'banish' })).toEqual([['banishment'], 0]);
    expect(gone({ do: 'kill' })).toEqual([['trash'], 1]);
  });
  it('riftbound:427.3 a card speaks of what it banished, whoever owns that', () => {
    const game = position([{ base: ['Test Drive'], banishment: ['Test Recruit'] }, { base: ['Test Giant'] }], {
      definitions: [banishes('Test Drive'), giant, recruit],
    });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Drive', ability: 0 });
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Giant' });
    expect(game.settle().zones('Test Giant')).toEqual(['banishment']);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Drive', ability: 1 }).settle();
    expect([game.hand(0), game.hand(1), game.pile(0, 'banishment')]).toEqual([0, 1, ['Test Recruit']]);
  });
  it('riftbound:718.3 the effect texts of all that is attached are appended', () => {
    const lends = (name: string, keyword: string): JsonObject =>
      gear(name, {
        kind: 'static',
        affects: 'attached',
        mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword } }],
      });
    const attach = does(
      ...['Test Blade', 'Test Boots'].map((named) => ({
        do: 'attach',
        what: { each: { named } },
        to: { each: [UNIT] },
      })),
    );
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Blade', 'Test Boots'] }, {}], {
      definitions: [giant, lends('Test Blade', 'tank'), lends('Test Boots', 'ganking'), attach],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(
      [game.unit('Test Giant').attachments, game.unit('Test Giant').keywords].map((list) => (list as unknown[]).length),
    ).toEqual([2, 2]);
  });
  it('riftbound:191.2.b whoever plays a spell chooses its modes, in another player’s turn as well', () => {
    const answer = reacts('Test Answer', {
      modes: {
        min: 1,
        max: 1,
        choices: [
          { label: 'one', effects: [draw(1)] },
          { label: 'two', effects: [draw(2)] },
        ],
      },
    });
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Answer'] }], {
      definitions: [answer, does(draw(1))],
    })
      .play(0, 'Test Rite')
      .pass()
      .choose(1, { kind: 'PLAY', card: 'Test Answer' });
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 1 });
    expect(game.choose(1, { index: 1 }).settle().hand(1)).toBe(2);
  });
  it('riftbound:466.7.c what lasts this combat is over where nobody has survived it', () => {
    const call = {
      ...triggered(
        { on: 'unit:attack', object: 'self' },
        {
          do: 'modify',
          what: { each: [UNIT, { named: 'Test Giant' }] },
          mods: [{ mod: 'add', stat: 'might', value: 2 }],
          until: { kind: 'endOfFight' },
        },
      ),
    };
    const game = position([{ base: ['Test Raider', 'Test Giant'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
      definitions: [unit('Test Raider', 1, call), giant, recruit],
    }).move(0, 'Test Raider', PEAK);
    chainOver(game);
    expect([game.view().turn.phase, game.might('Test Giant')]).toEqual(['combat', 8]);
    game.calm();
    expect([game.zones('Test Raider'), game.zones('Test Recruit'), game.might('Test Giant')]).toEqual([
      ['trash'],
      ['trash'],
      6,
    ]);
  });
});
