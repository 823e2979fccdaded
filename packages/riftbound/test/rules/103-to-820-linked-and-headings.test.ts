/** Corners of rules that ask for words of their own: later and linked instructions, speeds, decks of two against two, what heads other rules. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import {
  aims,
  banishes,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  giant,
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

const WASTE = 'Forbidding Waste';

describe('later and linked', () => {
  it('riftbound:354.2 a card that is chosen for is pending on the chain', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant', 'Test Giant'] }], {
      definitions: [giant, aims(ENEMY, damage(1))],
    }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Rite', pending: true }]);
    game.answer(0, game.decision().default);
    expect(game.view().stack).toMatchObject([{ card: 'Test Rite', pending: false }]);
  });
  const home = reacts('Test Home', {
    targets: [{ what: UNIT }],
    effects: [{ do: 'move', what: T0, to: 'hand', cause: 'return' }],
  });
  it('riftbound:359.3.e.16 what would last as long as something is there is not begun once that has left', () => {
    const akshan = unit('Test Akshan', 2, {
      ...triggered(
        { on: 'play', object: 'self' },
        {
          do: 'modify',
          what: T0,
          mods: [{ mod: 'control', to: 'you' }],
          until: { kind: 'asLongAs', if: { exists: [{ self: true }, UNIT] } },
        },
      ),
      targets: [{ what: ENEMY }],
    });
    const played = (answer: boolean) => {
      const game = position([{ hand: ['Test Akshan'] }, { hand: ['Test Home'], base: ['Test Giant'] }], {
        definitions: [akshan, giant, home],
      }).play(0, 'Test Akshan');
      if (answer) game.pass().play(1, 'Test Home', { targets: [[{ card: 'Test Akshan' }]] });
      return game.settle().unit('Test Giant').controller;
    };
    expect([played(false), played(true)]).toEqual([0, 1]);
  });
  it('riftbound:359.3.f.3.a what triggers later speaks of what was so as it was made', () => {
    const doom = aims(ENEMY, {
      do: 'delayed',
      on: { on: 'step', match: { step: 'end' } },
      effects: [{ do: 'kill', what: { saved: 'target' } }],
    });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant', 'Test Recruit'] }], {
      definitions: [giant, recruit, doom],
    })
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }]] })
      .settle()
      .until({ turn: 4, step: 'main' });
    expect([game.onBoard('Test Giant'), game.onBoard('Test Recruit').length]).toEqual([[], 1]);
  });
  it('riftbound:397 a linked ability deals with what the others of its set have affected, riftbound:395 those of the same object', () => {
    const game = position([{ base: ['Test Drive', 'Test Other', 'Test Recruit', 'Test Giant'] }, {}], {
      definitions: [banishes('Test Drive'), banishes('Test Other'), recruit, giant],
    });
    const use = (name: string, ability: number, at?: string) => {
      game.choose(0, { kind: 'ACTIVATE', card: name, ability });
      if (at && game.decision().kind === 'TARGETS') game.choose(0, { card: at });
      game.settle();
    };
    use('Test Drive', 0, 'Test Recruit');
    use('Test Other', 0, 'Test Giant');
    use('Test Drive', 1);
    expect([game.hand(0), game.pile(0, 'banishment')]).toEqual([1, ['Test Giant']]);
  });
  it('riftbound:383.4.g an effect may activate others, riftbound:383.4.g.1 where the rest of their condition holds', () => {
    const victor = (name: string, more: JsonObject = {}): JsonObject =>
      unit(name, 1, { ...triggered({ on: 'unit:conquer', object: 'self' }, draw(1)), ...more });
    const arena = does({ do: 'activateTriggers', of: { each: FRIEND }, on: 'unit:conquer' });
    const game = position([{ hand: ['Test Rite'], base: ['Test One', 'Test Two'] }, {}], {
      definitions: [victor('Test One'), victor('Test Two', { if: { exists: [UNIT, { named: 'Nobody' }] } }), arena],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(0), game.happened('ABILITY_ON_STACK').length]).toEqual([1, 1]);
  });
  it('riftbound:462.2.a a token that would be played to a fight of two others is played to the base', () => {
    const here = spell('Test Rite', {
      targets: [{ what: [{ has: ['types', 'Battlefield'] }, { named: PEAK }] }],
      effects: [{ do: 'playToken', token: giant, to: T0 }],
    });
    const game = position([{ hand: ['Test Rite'] }, {}, {}] as never, {
      definitions: [recruit, giant, withKeyword(here, 'action')],
      battlefields: [
        { card: PEAK, owner: 1, controller: 1, units: [foe('Test Recruit'), { card: 'Test Recruit', controller: 2 }] },
        { card: GROVE, owner: 2 },
        { card: WASTE, owner: 0 },
      ],
    });
    while (game.decision().seat !== 0) game.pass();
    game.play(0, 'Test Rite').settle();
    expect(game.where('Test Giant')).toBe('base');
  });
});

describe('speeds and repeating', () => {
  const swift: JsonObject = {
    ...card('Test Swift', { types: ['Spell'] }, { kind: 'spell', effects: [draw(1)] }),
    abilities: [
      { kind: 'spell', effects: [draw(1)] },
      {
        kind: 'play',
        method: 'swift',
        timing: 'action',
        zone: 'hand',
        if: { exists: [UNIT, { controller: 'you' }, { named: 'Test Giant' }] },
      },
    ],
  };
  it('riftbound:806.4 a card may have Action on a condition, and has it not otherwise', () => {
    const offered = (base: string[]) =>
      position([{ hand: ['Test Swift'], base }, {}], {
        definitions: [swift, giant, recruit],
        battlefields: [
          {
            card: PEAK,
            owner: 0,
            controller: 1,
            units: [foe('Test Recruit'), { card: 'Test Recruit', controller: 0 }],
            showdown: { contester: 0 },
          },
          { card: GROVE, owner: 1 },
        ],
      })
        .offered()
        .includes('PLAY Test Swift');
    expect([offered(['Test Giant']), offered([])]).toEqual([true, false]);
  });
  const joiner = withKeyword(unit('Test Joiner', 1), 'ambush');
  const answering = (units: (string | JsonObject)[]) =>
    position([{ hand: ['Test Joiner', 'Test Rite'] }, {}], {
      definitions: [joiner, recruit, spell('Test Rite', { effects: [draw(1)] })],
      battlefields: [
        { card: PEAK, owner: 0, controller: units.length > 0 ? 0 : 1, units },
        { card: GROVE, owner: 1 },
      ],
    }).play(0, 'Test Rite');
  it('riftbound:813.4 Reaction on a condition is there only with that, riftbound:813.4.a which playing the card may fulfill', () => {
    expect([
      answering(['Test Recruit']).offered().includes('PLAY Test Joiner'),
      answering([]).offered().includes('PLAY Test Joiner'),
    ]).toEqual([true, false]);
  });
  it('riftbound:813.4.b what would not fulfill it can’t be played so', () => {
    const game = answering(['Test Recruit']).choose(0, { kind: 'PLAY', card: 'Test Joiner' });
    expect(
      game
        .decisions()
        .flatMap(({ kind, options }) => (kind === 'LOCATION' ? options.map(({ card: name }) => name) : [])),
    ).not.toContain(undefined);
    expect(game.calm().where('Test Joiner')).toBe(PEAK);
  });
  const horn = (timing?: string): JsonObject =>
    gear('Test Horn', { kind: 'activated', cost: [], effects: [draw(1)], ...(timing ? { timing } : {}) });
  const countered = (timing: string | undefined, is: string) => {
    const no = reacts('Test No', {
      targets: [{ what: [{ zone: 'chain' }, { is }], min: 0, max: 1 }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const game = position([{ base: ['Test Horn'] }, { hand: ['Test No'] }], { definitions: [horn(timing), no] })
      .use(0, 'Test Horn')
      .pass();
    game.choose(1, { kind: 'PLAY', card: 'Test No' });
    if (game.decision().kind === 'TARGETS')
      game.choose(
        1,
        game
          .decision()
          .options.slice(0, 1)
          .map(({ object }) => ({ object: String(object) })),
      );
    return game.settle().hand(0);
  };
  it('riftbound:806.5.c whether an ability has Action may be asked', () => {
    expect([countered('action', 'hasAction'), countered(undefined, 'hasAction')]).toEqual([0, 1]);
  });
  it('riftbound:813.5.c whether it has Reaction as well', () => {
    expect([countered('reaction', 'hasReaction'), countered('action', 'hasReaction')]).toEqual([0, 1]);
  });
  it('riftbound:820.1.c.2 each of several Repeats is paid for or not, riftbound:820.3 and each that is repeats it once more', () => {
    const twice = spell('Test Rite', {
      effects: [draw(1)],
      optional: [
        { name: 'repeat', cost: energy(1), times: 1 },
        { name: 'again', as: 'repeat', cost: energy(2), times: 1 },
      ],
    });
    const drawn = (...paid: boolean[]) => {
      const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [twice] }).choose(0, {
        kind: 'PLAY',
        card: 'Test Rite',
      });
      for (const confirm of paid) if (game.decision().kind === 'OPTIONAL_COST') game.answer(0, { confirm });
      return game.settle().hand(0);
    };
    expect([drawn(false, false), drawn(true, false), drawn(false, true), drawn(true, true)]).toEqual([1, 2, 2, 3]);
  });
});

describe('decks of two against two', () => {
  it('riftbound:489.4.a each brings three battlefields', () => {
    const { kaisa = {} } = sampleDecks as { [name: string]: { battlefields?: object[] } };
    const faults = riftbound.validateDeck('2026-07', {
      ...kaisa,
      battlefields: kaisa.battlefields?.slice(1),
    } as never).errors;
    expect(faults).toMatchObject([{ path: '$.battlefields', code: 'DECK_ILLEGAL' }]);
  });
});

describe('what heads other rules', () => {
  const horn = gear('Test Horn', { kind: 'activated', cost: [], effects: [draw(1)] });
  it('riftbound-zh:370.2 activated abilities use the chain, riftbound-zh:370.2.b which goes on as for a card, riftbound-zh:370.2.b.1 with an item that is pending at first', () => {
    const aimed = gear('Test Horn', { kind: 'activated', cost: [], targets: [{ what: ENEMY }], effects: [damage(1)] });
    const pending = position([{ base: ['Test Horn'] }, { base: ['Test Giant', 'Test Giant'] }], {
      definitions: [aimed, giant],
    }).use(0, 'Test Horn');
    expect(pending.view().stack).toMatchObject([{ card: 'Test Horn', pending: true }]);
    const used = position([{ base: ['Test Horn'] }, {}], { definitions: [horn] }).use(0, 'Test Horn');
    expect([used.chain(), used.hand(0)]).toEqual([['Test Horn'], 0]);
    expect([used.pass().decision().seat, used.pass().hand(0)]).toEqual([1, 1]);
  });
  it('riftbound-zh:376.4.a a play effect waits for its permanent’s being played', () => {
    const herald = unit('Test Herald', 1, triggered({ on: 'play', object: 'self' }, draw(1)));
    const game = position([{ hand: ['Test Herald'], base: ['Test Herald'] }, {}], { definitions: [herald] })
      .play(0, 'Test Herald')
      .settle();
    expect(game.hand(0)).toBe(1);
  });
  const victor = (on: string): JsonObject => unit('Test Victor', 2, triggered({ on, object: 'self' }, draw(1)));
  it('riftbound-zh:376.4.b a conquer effect waits for the unit’s conquering with its player', () => {
    const game = position([{ base: ['Test Victor', 'Test Recruit'] }, {}], {
      definitions: [victor('unit:conquer'), recruit],
    });
    expect(game.move(0, 'Test Victor', PEAK).settle().hand(0)).toBe(1);
    expect(game.move(0, 'Test Recruit', GROVE).settle().hand(0)).toBe(1);
  });
  it('riftbound-zh:376.4.c a hold effect waits for the unit’s being there as its player holds', () => {
    const held = (units: string[]) =>
      position([{ base: ['Test Victor'] }, {}], {
        definitions: [victor('unit:hold'), recruit],
        turn: { number: 3, active: 0, step: 'beginning' },
        battlefields: [{ card: PEAK, owner: 0, controller: 0, units }],
      })
        .until({ step: 'main' })
        .hand(0);
    expect([held(['Test Victor']), held(['Test Recruit'])]).toEqual([2, 1]);
  });
  const reflex = (more: JsonObject = {}): JsonObject =>
    does({
      do: 'if',
      if: { exists: [UNIT, { named: 'Test Giant' }] },
      then: [{ do: 'reflexive', ability: { effects: [draw(1)] } }],
      ...more,
    });
  it('riftbound-zh:380 an embedded trigger makes an item of the chain, riftbound-zh:381 which it uses, riftbound-zh:380.2 where its condition holds', () => {
    const played = (base: string[]) =>
      position([{ hand: ['Test Rite'], base }, {}], { definitions: [reflex(), giant] })
        .play(0, 'Test Rite')
        .pass()
        .pass();
    const on = played(['Test Giant']);
    expect([on.chain().length, on.hand(0), played([]).chain().length]).toEqual([1, 0, 0]);
    expect(on.settle().hand(0)).toBe(1);
  });
  it('riftbound-zh:408.4 a facedown card that leaves for a hidden zone is shown to all', () => {
    const lurker = withKeyword(unit('Test Lurker', 1), 'hidden');
    const back = does({ do: 'move', what: { each: [{ zone: 'facedown' }] }, to: 'hand', cause: 'return' });
    const game = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [lurker, recruit, back],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'], facedown: [{ card: 'Test Lurker' }] } as never,
        { card: GROVE, owner: 1 },
      ],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(0), JSON.stringify(game.happened('REVEALED'))]).toEqual([
      1,
      expect.stringContaining('Test Lurker'),
    ]);
  });
  it('riftbound:355.10 what a spell’s text mentions is a target, unless a rule says otherwise', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], {
      definitions: [giant, aims(ENEMY, damage(1))],
    }).play(0, 'Test Rite');
    expect(game.view().stack).toMatchObject([{ targets: [{ card: 'Test Giant' }] }]);
  });
  it('riftbound:359.3.e.14 an instruction may speak of what another one has affected', () => {
    const its = aims(ENEMY, { do: 'kill', what: T0 }, { do: 'draw', who: { controllerOf: T0 }, count: 2 });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], { definitions: [giant, its] })
      .play(0, 'Test Rite')
      .settle();
    expect([game.onBoard('Test Giant'), game.hand(1)]).toEqual([[], 2]);
  });
  it('riftbound:370 a replacement changes what other cards do', () => {
    const other = gear('Test Other', { kind: 'replacement', on: 'damage', target: UNIT, instead: [draw(1)] });
    const game = position([{ hand: ['Test Rite'], base: ['Test Other'] }, { base: ['Test Giant'] }], {
      definitions: [giant, other, aims(ENEMY, damage(2))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.unit('Test Giant').damage, game.hand(0)]).toEqual([0, 1]);
  });
  it('riftbound:806.5 Action can be asked of cards', () => {
    const quick = withKeyword(spell('Test Quick', { effects: [draw(1)] }), 'action');
    const count = does({ do: 'draw', who: 'you', count: { count: [{ zone: 'trash' }, { keyword: 'action' }] } });
    const game = position([{ hand: ['Test Rite'], trash: ['Test Quick'] }, {}], { definitions: [quick, count] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:813.5 and so can Reaction', () => {
    const quick = reacts('Test Quick', { effects: [draw(1)] });
    const count = does({ do: 'draw', who: 'you', count: { count: [{ zone: 'trash' }, { keyword: 'reaction' }] } });
    const game = position([{ hand: ['Test Rite'], trash: ['Test Quick'] }, {}], { definitions: [quick, count] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:466.3.c units have the result of their player', () => {
    const hero = unit(
      'Test Hero',
      9,
      triggered({ on: 'combatWon', player: 'you', object: { is: 'hasUnits', of: [{ self: true }] } }, draw(1)),
    );
    const game = position([{ base: ['Test Hero'] }, {}], {
      definitions: [hero, recruit],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Recruit')] },
        { card: GROVE, owner: 1 },
      ],
    })
      .move(0, 'Test Hero', PEAK)
      .calm();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:338.1.a.6 a card is played at a time that its way allows, which is asked of the way', () => {
    const joiner = withKeyword(unit('Test Joiner', 1), 'ambush');
    const places = (step: 'open' | 'closed') => {
      const game = position([{ hand: ['Test Joiner', 'Test Rite'] }, {}], {
        definitions: [joiner, recruit, does(draw(1))],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'] },
          { card: GROVE, owner: 1, controller: 0, units: [] },
        ],
      });
      if (step === 'closed') game.play(0, 'Test Rite');
      game.choose(0, { kind: 'PLAY', card: 'Test Joiner' });
      const asked = game.decisions()[0];
      return asked?.kind === 'LOCATION'
        ? asked.options.map(({ card: name, kind }) => name ?? kind)
        : [game.unit('Test Joiner').zone];
    };
    expect([places('open').includes('BASE'), places('closed').includes('BASE')]).toEqual([true, false]);
  });
});
