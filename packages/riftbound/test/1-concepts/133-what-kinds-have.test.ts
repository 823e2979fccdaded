/** What types, tags, spells, battlefields and tokens are asked for, and when what belongs to a turn ends. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../src/cards/index.js';
import { battlefield } from '../support/kinds.js';
import { card, gear, spell, triggered, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import { draw, foe, GEAR, giant, recruit, UNIT } from '../support/rites.js';

const slay = (what: JsonObject | JsonObject[]) =>
  spell('Test Slay', { effects: [{ do: 'kill', what: { each: what } }] });
const OWN_PEAK = [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }];
const printed = (name: string): JsonObject => JSON.parse(JSON.stringify(tokens.find((one) => one.name === name)));

describe('what instructions ask for', () => {
  const dead = (what: JsonObject | JsonObject[]) => {
    const golem = card('Test Golem', { types: ['Gear', 'Unit'], tags: ['Mech', 'Poro'], might: 2 });
    const game = position([{ hand: ['Test Slay'], base: ['Test Golem', 'Noxus Hopeful', 'Gold'], runes: [] }, {}], {
      definitions: [golem, slay(what)],
      battlefields: [{ card: PEAK }, { card: GROVE }],
    });
    return game.play(0, 'Test Slay').settle().pile(0, 'trash').sort();
  };
  it('riftbound:133.3 a unit is one whatever it is before that', () => {
    expect(dead(UNIT)).toEqual(['Noxus Hopeful', 'Test Golem', 'Test Slay']);
    expect(dead([GEAR, { not: UNIT }])).toEqual(['Test Slay']);
  });
  it('riftbound:143.1.b each of its tags is asked for', () => {
    expect(dead({ has: ['tags', 'Poro'] })).toEqual(['Test Golem', 'Test Slay']);
    expect(dead({ has: ['tags', 'Mech'] })).toEqual(['Test Golem', 'Test Slay']);
  });
});

describe('when a spell is played', () => {
  it('riftbound:155 not in a closed state, though it is its player’s turn', () => {
    const plain = spell('Test Spell', { effects: [draw(1)] });
    const game = position([{ hand: ['Test Spell', 'Test Spell'] }, {}], { definitions: [plain] });
    game.play(0, 'Test Spell');
    expect([game.decision().seat, game.turnState()]).toEqual([0, 'neutralClosed']);
    expect(game.offered()).not.toContain('PLAY Test Spell');
  });
});

describe('resources that are left', () => {
  const FILL = { do: 'add', energy: 1, who: 'players' };
  const well = (step: string) => gear('Test Well', triggered({ on: 'step', match: { step } }, FILL));
  it('riftbound:167 of both players are lost as a main phase begins', () => {
    const game = position([{ base: ['Test Well'] }, {}], { definitions: [well('draw')], turn: { step: 'draw' } });
    game.until({ turn: 3, step: 'main' });
    expect(game.happened('RESOURCES_ADDED').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([game.pool(0).energy, game.pool(1).energy]).toEqual([0, 0]);
  });
  it('riftbound:167 and as a turn ends, before the next one begins', () => {
    const game = position([{ base: ['Test Well'] }, {}], {
      definitions: [well('end')],
      stops: [{ turn: 4, step: 'awaken', at: 'begin' }],
    });
    game.until({ kind: 'STOP' });
    expect(game.happened('RESOURCES_ADDED').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([game.pool(0).energy, game.pool(1).energy]).toEqual([0, 0]);
  });
});

describe('battlefields', () => {
  it('riftbound:170.11.a one unit is enough for a battlefield to be occupied, whoever controls it', () => {
    const asks = spell('Test Ask', {
      targets: [{ what: [{ has: ['types', 'Battlefield'] }, { is: 'occupied' }], min: 0 }],
      effects: [draw(1)],
    });
    const at = (units: (string | JsonObject)[]) =>
      position([{ hand: ['Test Ask'] }, {}], {
        definitions: [asks, battlefield('Test Pit')],
        battlefields: [
          { card: PEAK, units: ['Pouty Poro'] },
          { card: 'Test Pit', units },
        ],
      })
        .choose(0, { kind: 'PLAY', card: 'Test Ask' })
        .decision()
        .options.map((o) => o.card)
        .sort();
    expect([at([]), at([foe('Noxus Hopeful')])]).toEqual([[PEAK], [PEAK, 'Test Pit']]);
  });
  it('riftbound:190.3.a no battlefield is contested by a unit of who controls it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], { battlefields: OWN_PEAK });
    game.move(0, 'Noxus Hopeful', PEAK);
    expect([game.happened('CONTESTED'), game.turnState()]).toEqual([[], 'neutralOpen']);
  });
});

describe('tokens', () => {
  it('riftbound:184 gear that is made may enter exhausted', () => {
    const ready = (more: JsonObject) => {
      const rite = spell('Test Rite', { effects: [{ do: 'playToken', token: printed('Gold'), ...more }] });
      return position([{ hand: ['Test Rite'] }, {}], { definitions: [rite] })
        .play(0, 'Test Rite')
        .settle()
        .ready('Gold');
    };
    expect([ready({}), ready({ exhausted: true })]).toEqual([true, false]);
  });
  it('riftbound:187.5 Gold that is exhausted adds nothing', () => {
    const offered = (exhausted: boolean) => position([{ base: [{ card: 'Gold', exhausted }] }, {}]).offered();
    expect(offered(false)).toContain('ACTIVATE Gold');
    expect(offered(true)).not.toContain('ACTIVATE Gold');
  });
  const beast = (name: string, tag: string) => card(name, { types: ['Unit'], tags: [tag], might: 1 });
  const ANIMALS = ['Bird', 'Cat', 'Dog', 'Poro', 'Ivern'];
  it('riftbound:187.8 Brush lifts each kind of animal, of whomever, and those there alone', () => {
    const names = ANIMALS.map((tag) => `Test ${tag}`);
    const game = position([{ base: ['Test Stray'] }, {}], {
      definitions: [
        printed('Brush'),
        recruit,
        beast('Test Stray', 'Cat'),
        ...ANIMALS.map((tag) => beast(`Test ${tag}`, tag)),
      ],
      battlefields: [{ card: 'Brush', units: [...names, 'Test Recruit'] }, { card: GROVE }],
    });
    expect(names.map((name) => game.might(name))).toEqual([2, 2, 2, 2, 2]);
    expect([game.might('Test Recruit'), game.might('Test Stray')]).toEqual([1, 1]);
  });
  it('riftbound:187.8 whoever conquers there may swap it back as well', () => {
    const grow = spell('Test Rite', {
      effects: [{ do: 'replaceWithToken', what: { each: { named: PEAK } }, token: printed('Brush') }],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant'] }, {}], { definitions: [grow, giant] });
    game.play(0, 'Test Rite').settle().move(0, 'Test Giant', 'Brush').settle();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'MAY' });
    game.answer(0, { confirm: true }).settle();
    expect(game.holder(PEAK)).toBe(0);
  });
  it('riftbound:187.11 a Shadow Clone banishes a unit of its player’s own trash, and nothing else', () => {
    const game = position(
      [{ base: [{ token: 'Shadow Clone' }], trash: ['Test Recruit', 'Cleave'] }, { trash: ['Test Giant'] }],
      {
        definitions: [recruit, giant],
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Noxus Hopeful')] }, { card: GROVE }],
      },
    ).move(0, 'Shadow Clone', PEAK);
    game.answer(0, { confirm: true });
    for (; game.decision().kind === 'PRIORITY' && game.chain().length > 0; ) game.pass();
    expect([game.pile(0, 'trash'), game.pile(1, 'trash')]).toEqual([['Cleave'], ['Test Giant']]);
  });
  it('riftbound:187.11 where nothing was banished it gets no Assault', () => {
    const snatch = withKeyword(
      spell('Test Snatch', { effects: [{ do: 'move', what: { each: [UNIT, { zone: 'trash' }] }, to: 'hand' }] }),
      'reaction',
    );
    const game = position([{ base: [{ token: 'Shadow Clone' }], trash: ['Test Recruit'], hand: ['Test Snatch'] }, {}], {
      definitions: [recruit, snatch],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Noxus Hopeful')] }, { card: GROVE }],
    }).move(0, 'Shadow Clone', PEAK);
    game.answer(0, { confirm: true }).play(0, 'Test Snatch');
    for (; game.decision().kind === 'PRIORITY' && game.chain().length > 0; ) game.pass();
    expect([game.pile(0, 'banishment'), game.might('Shadow Clone')]).toEqual([[], 0]);
  });
});
