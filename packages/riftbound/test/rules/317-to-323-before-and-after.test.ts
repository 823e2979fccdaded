/** Ends of turns, cleanups and staged combats: what comes before what, by whatever it comes about (317–323). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import { aims, damage, does, draw, foe, giant, giveMight, recruit, status, UNIT } from '../support/rites.js';

const DEATH: JsonObject = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
const weakWhile = (condition: JsonObject): JsonObject =>
  unit('Test Frail', 3, {
    kind: 'static',
    affects: 'self',
    if: condition,
    mods: [{ mod: 'add', stat: 'might', value: -2 }],
  });
/** A unit with 3 Might and 1 damage, which dies when it has 2 less. */
const HURT = { card: 'Test Frail', damage: 1 };
const plain = spell('Test Plain', { effects: [draw(1)] });
const _fast = withKeyword(plain, 'reaction');

describe('the turn', () => {
  it('riftbound:317.1.a what triggers at the end of a turn resolves while damage and what lasts this turn are still there', () => {
    const early = unit('Test Early', 2, {
      ...triggered(
        { on: 'step', match: { step: 'end' }, player: 'any' },
        { do: 'stat', who: 'you', stat: 'points', amount: { stat: 'might', of: { each: { named: 'Test Giant' } } } },
      ),
    });
    for (const seat of [0, 1]) {
      const game = position(
        [
          { hand: ['Test Rite'], base: [{ card: 'Test Giant', damage: 2 }, ...(seat === 0 ? ['Test Early'] : [])] },
          { base: seat === 1 ? ['Test Early'] : [] },
        ],
        {
          definitions: [early, giant, aims({ named: 'Test Giant' }, giveMight(1))],
        },
      );
      game.play(0, 'Test Rite').settle().pass();
      expect([game.chain(), game.view().turn.number, game.view().turn.phase]).toEqual([['Test Early'], 3, 'end']);
      expect(game.unit('Test Giant')).toMatchObject({ damage: 2, might: 7 });
      game.pass().pass();
      expect(game.points(seat)).toBe(7);
    }
  });
  it('riftbound:319.2 there is a cleanup in each phase, once it has begun', () => {
    for (const phase of ['awaken', 'beginning', 'channel', 'draw', 'main', 'end']) {
      const game = position([{ base: [HURT, 'Test Watch'] }, {}], {
        definitions: [
          weakWhile({ during: [phase] }),
          gear(
            'Test Watch',
            triggered(
              { on: 'move', object: UNIT, match: DEATH },
              { do: 'stat', who: 'you', stat: 'points', amount: 1 },
            ),
          ),
        ],
        turn: { step: 'awaken' },
        stops: [],
      });
      if (game.zones('Test Frail')[0] === 'base') game.calm().pass();
      expect([phase, game.zones('Test Frail')]).toEqual([phase, ['trash']]);
      const died = game.events.findIndex(({ type, data }) => type === 'OBJECT_MOVED' && data.card === 'Test Frail');
      const began = game.events
        .slice(0, died)
        .filter(({ type }) => type === 'PHASE_BEGAN')
        .map(({ data }) => data.phase);
      expect(began.at(-1) ?? 'awaken').toBe(phase);
    }
  });
});

describe('cleanups', () => {
  const tired = weakWhile({ exists: [{ named: 'Test Tool' }, { status: 'exhausted' }] });
  it('riftbound:319.7 a cleanup follows when a spell, an ability or a cost has changed a status', () => {
    const tool = gear('Test Tool', { ...activated(draw(1)), cost: [{ pay: 'exhaust' }] });
    const begin = () =>
      position([{ hand: ['Test Rite'], base: [HURT, 'Test Tool', 'Test Lever'] }, {}], {
        definitions: [
          tired,
          tool,
          gear('Test Lever', activated(status('exhausted', true, { each: { named: 'Test Tool' } }))),
          does(status('exhausted', true, { each: { named: 'Test Tool' } })),
        ],
      });
    expect(begin().use(0, 'Test Tool').zones('Test Frail')).toEqual(['trash']);
    expect(begin().play(0, 'Test Rite').pass().pass().zones('Test Frail')).toEqual(['trash']);
    expect(begin().use(0, 'Test Lever').pass().pass().zones('Test Frail')).toEqual(['trash']);
  });
  it('riftbound:319.8 a cleanup follows when a unit was moved by itself, by a spell or by an ability', () => {
    const go: JsonObject = { do: 'moveTo', what: { each: { named: 'Test Frail' } }, to: { each: { named: PEAK } } };
    const begin = () =>
      position([{ hand: ['Test Rite'], base: [HURT, 'Test Lever'] }, {}], {
        definitions: [
          weakWhile({ is: ['self', { is: 'atBattlefield' }] }),
          gear('Test Lever', activated(go)),
          does(go),
        ],
      });
    expect(begin().move(0, 'Test Frail', PEAK).zones('Test Frail')).toEqual(['trash']);
    expect(begin().play(0, 'Test Rite').pass().pass().zones('Test Frail')).toEqual(['trash']);
    expect(begin().use(0, 'Test Lever').pass().pass().zones('Test Frail')).toEqual(['trash']);
  });
  const blast = does({ do: 'damage', to: { each: UNIT }, amount: 2 });
  it('riftbound:320 nothing is finalized before all that dies in a cleanup, and by what that changes, has died', () => {
    const chief = unit(
      'Test Chief',
      2,
      { kind: 'static', affects: [{ named: 'Test Frail' }], mods: [{ mod: 'add', stat: 'might', value: 2 }] },
      {
        ...triggered({ on: 'move', object: 'self', match: DEATH }, damage(1)),
        targets: [{ what: UNIT }],
      },
    );
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Chief', 'Test Frail', 'Test Giant'] }, { base: ['Noxus Hopeful'] }],
      {
        definitions: [blast, chief, giant, unit('Test Frail', 1)],
      },
    );
    game.play(0, 'Test Rite').pass().pass();
    expect([game.decision().kind, game.onBoard('Test Chief'), game.zones('Test Frail')]).toEqual([
      'TARGETS',
      [],
      ['trash'],
    ]);
  });
  it('riftbound:320.1 what triggers in a cleanup waits on the chain, and nobody has had priority before', () => {
    const mourner = unit('Test Mourner', 2, triggered({ on: 'move', object: 'self', match: DEATH }, draw(1)));
    const game = position([{ hand: ['Test Rite'], base: ['Test Mourner'] }, { base: ['Test Mourner'] }], {
      definitions: [blast, mourner],
    });
    game.play(0, 'Test Rite').pass().pass();
    expect([game.chain().length, game.decision().kind, game.hand(0), game.hand(1)]).toEqual([2, 'PRIORITY', 0, 0]);
    expect([game.settle().hand(0), game.hand(1)]).toEqual([1, 1]);
  });
  it('riftbound:321 no unit dies of its damage while a spell that asks something still resolves', () => {
    const rite = does(
      { do: 'damage', to: { each: UNIT }, amount: 9 },
      { do: 'discard', who: 'players', count: 1 },
      { do: 'draw', who: 'you', count: { count: UNIT } },
    );
    const game = position(
      [
        { hand: ['Test Rite', 'Cleave', 'Retreat'], base: ['Test Giant'] },
        { hand: ['Cleave', 'Retreat'], base: ['Noxus Hopeful'] },
      ],
      {
        definitions: [rite, giant],
      },
    );
    game.play(0, 'Test Rite').pass().pass();
    for (const seat of [0, 1]) {
      expect([game.decision().kind, game.decision().seat]).toEqual(['DISCARD', seat]);
      expect([game.zones('Test Giant'), game.zones('Noxus Hopeful')]).toEqual([['base'], ['base']]);
      game.answer(seat, game.decision().default);
    }
    expect([game.zones('Test Giant'), game.zones('Noxus Hopeful'), game.hand(0)]).toEqual([['trash'], ['trash'], 3]);
  });
});

describe('staged combats', () => {
  it('riftbound:323.9.a units of two opponents are a combat, though it is the turn of a third player', () => {
    const lure = does({
      do: 'moveTo',
      what: { each: { any: [{ named: 'Test Recruit' }, { named: 'Noxus Hopeful' }] } },
      to: { each: { named: PEAK } },
    });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Recruit'] }, { base: ['Noxus Hopeful'] }], {
      definitions: [lure, recruit],
    }).play(0, 'Test Rite');
    while (game.chain().length > 0) game.pass();
    const [{ attacker, defender } = {}] = game.happened('COMBAT_BEGAN');
    expect([attacker, defender].sort()).toEqual([1, 2]);
  });
  it('riftbound:323.10 what was staged as a combat begins as a showdown without one, if the other units have gone', () => {
    const charge = does(
      { do: 'moveTo', what: { each: { named: 'Test Giant' } }, to: { each: { named: PEAK } } },
      { do: 'moveTo', what: { each: { named: 'Test Recruit' } }, to: { each: { named: GROVE } } },
    );
    const begun = (flees: boolean) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Recruit'] }, { hand: ['Test Flee'] }], {
        definitions: [
          charge,
          giant,
          recruit,
          withKeyword(
            spell('Test Flee', { effects: [{ do: 'moveTo', what: { each: { named: 'Honest Broker' } }, to: 'base' }] }),
            'action',
          ),
        ],
        battlefields: [
          { card: PEAK, owner: 0 },
          { card: GROVE, owner: 1, controller: 1, units: [foe('Honest Broker')] },
        ],
      }).play(0, 'Test Rite');
      game.pass().pass();
      if (game.decision().seat === 0) game.pass();
      if (flees) game.play(1, 'Test Flee');
      game.calm();
      return [
        game.happened('SHOWDOWN_BEGAN').map(({ card, combat }) => [card, combat]),
        game.happened('COMBAT_BEGAN').length,
      ];
    };
    expect(begun(false)).toEqual([
      [
        [PEAK, false],
        [GROVE, true],
      ],
      1,
    ]);
    expect(begun(true)).toEqual([
      [
        [PEAK, false],
        [GROVE, false],
      ],
      0,
    ]);
  });
});
