/** What categories there are, and what units and gear are (133–152). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { choices, legend, slay, uses } from '../support/kinds.js';
import { card, gear, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };

const GEAR: JsonObject = { has: ['types', 'Gear'] };

const DRAW = { do: 'draw', who: 'you', count: 1 };

const PATH = 'Rockfall Path';

const foe = (name: string, more: object = {}) => ({ card: name, controller: 1, ...more });

describe('categories', () => {
  it('riftbound:133.3 what is not a unit is all else, and a unit is whatever is one besides', () => {
    const both = card('Test Golem', { types: ['Unit', 'Gear'], might: 2 });
    const killed = (what: JsonObject | JsonObject[]) => {
      const game = position([{ hand: ['Test Slay'], base: ['Test Golem', 'Test Tool', 'Test Man'], runes: [] }, {}], {
        definitions: [both, gear('Test Tool'), unit('Test Man', 2), slay(what)],
        battlefields: [{ card: PEAK }, { card: GROVE }],
      });
      return game.play(0, 'Test Slay').settle().pile(0, 'trash').sort();
    };
    expect(killed([GEAR, { not: UNIT }])).toEqual(['Test Slay', 'Test Tool']);
    expect(killed(UNIT)).toEqual(['Test Golem', 'Test Man', 'Test Slay']);
  });
  it('riftbound:133.4.a.1 permanents stay on the board after they were played', () => {
    const game = position([{ hand: ['Pouty Poro', 'Test Tool'] }, {}], { definitions: [gear('Test Tool')] });
    game.play(0, 'Pouty Poro').play(0, 'Test Tool').until({ turn: 4, step: 'main' });
    expect([game.zones('Pouty Poro'), game.zones('Test Tool')]).toEqual([['base'], ['base']]);
  });
  it.each([
    ['riftbound:133.4.a.2 a unit is a permanent', unit('Test Thing', 1), 'base'],
    ['riftbound:133.4.a.2 gear is a permanent', gear('Test Thing'), 'base'],
    ['riftbound:133.4.b.1 a spell does not stay on the board', spell('Test Thing', { effects: [DRAW] }), 'trash'],
  ])('%s', (_, definition, zone) => {
    const game = position([{ hand: ['Test Thing'] }, {}], { definitions: [definition] });
    expect(game.play(0, 'Test Thing').settle().zones('Test Thing')).toEqual([zone]);
  });
  it('riftbound:133.5.a.1 runes are channeled, and stay on the board', () => {
    const game = position([{ runes: [], runeDeck: ['Mind Rune', 'Mind Rune', 'Fury Rune'] }, {}], {
      turn: { step: 'channel' },
    });
    expect(game.offered().filter((o) => o.startsWith('PLAY') && o.includes('Rune'))).toEqual([]);
    expect(game.runes(0).map((r) => r.card)).toEqual(['Mind Rune', 'Mind Rune']);
    game.until({ turn: 4, step: 'main' });
    expect(game.runes(0)).toHaveLength(2);
  });
  it('riftbound:133.6.a.1 battlefields are on the board from the start, and nobody plays one', () => {
    const game = position([{}, {}]);
    expect([game.zones(PEAK), game.zones(GROVE)]).toEqual([['battlefield'], ['battlefield']]);
    expect(game.offered().filter((o) => o.includes(PEAK) || o.includes(GROVE))).toEqual([]);
  });
  it('riftbound:133.6.b.1 a legend is in its zone, and nothing is done with it but what its abilities say', () => {
    const game = position([{ legend: 'Test Sage' }, {}], { definitions: [legend('Test Sage')] });
    expect([game.zones('Test Sage'), game.offered().filter((o) => o.includes('Test Sage'))]).toEqual([
      ['legendZone'],
      [],
    ]);
  });
});

describe('units', () => {
  it('riftbound:141.1.a.1 a unit is in its base or at a battlefield', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    expect(game.where('Noxus Hopeful')).toBe('base');
    game.move(0, 'Noxus Hopeful', PEAK).settle();
    expect([game.where('Noxus Hopeful'), game.zones('Noxus Hopeful')]).toEqual([PEAK, ['battlefield']]);
  });
  it('riftbound:141.1.a.2 an opponent sees a unit in a base with all that it has', () => {
    const game = position([{ base: [{ card: 'Noxus Hopeful', damage: 1 }] }, {}]);
    const [shown] = Object.values(game.view(1).objects).filter((o) => o.card === 'Noxus Hopeful');
    expect(shown).toMatchObject({ might: 4, damage: 1, keywords: ['legion'] });
  });
  it('riftbound:141.1.a.3 what asks for units is done to units, and to nothing else', () => {
    const touch = spell('Test Touch', { targets: [{ what: UNIT }], effects: [{ do: 'kill', what: { target: 0 } }] });
    const game = position([{ hand: ['Test Touch'], base: ['Pouty Poro', 'Gold'] }, { base: ['Noxus Hopeful'] }], {
      definitions: [touch],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Touch' });
    expect(choices(game)).toEqual(['Noxus Hopeful', 'Pouty Poro']);
  });
  it('riftbound:141.1.b.2 units elsewhere do nothing, and what is done to units is not done to them', () => {
    const game = position(
      [{ hand: ['Test Slay', 'Test Worker'], trash: ['Test Worker'], mainDeck: ['Test Worker'] }, {}],
      {
        definitions: [slay(UNIT), unit('Test Worker', 2, uses(DRAW))],
      },
    );
    expect(game.offered().filter((o) => /^(MOVE|ACTIVATE) Test Worker/.test(o))).toEqual([]);
    game.play(0, 'Test Slay').settle();
    expect(game.zones('Test Worker').sort()).toEqual(['hand', 'mainDeck', 'trash']);
  });
  it('riftbound:141.1.b.3 a spell that asks for units in a trash finds those there', () => {
    const raise = spell('Test Raise', {
      targets: [{ what: [UNIT, { zone: 'trash' }, { owner: 'you' }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand' }],
    });
    const game = position(
      [{ hand: ['Test Raise', 'Pouty Poro'], trash: ['Noxus Hopeful', 'Cleave'], base: ['Honest Broker'] }, {}],
      {
        definitions: [raise],
      },
    );
    game.play(0, 'Test Raise').settle();
    expect(game.pile(0, 'hand').sort()).toEqual(['Noxus Hopeful', 'Pouty Poro']);
  });
  it('riftbound:143.1 a unit has its tags, or none', () => {
    const game = position([{ base: ["Kai'Sa, Survivor", 'Test Plain'] }, {}], { definitions: [unit('Test Plain', 1)] });
    expect([game.unit("Kai'Sa, Survivor").tags, game.unit('Test Plain').tags]).toEqual([["Kai'Sa", 'The Void'], []]);
  });
  it('riftbound:143.1.b instructions ask for a tag', () => {
    const game = position([{ hand: ['Test Slay'], base: ['Pouty Poro', 'Noxus Hopeful'] }, {}], {
      definitions: [slay({ has: ['tags', 'Poro'] })],
    });
    game.play(0, 'Test Slay').settle();
    expect([game.zones('Pouty Poro'), game.zones('Noxus Hopeful')]).toEqual([['trash'], ['base']]);
  });
  it('riftbound:143.3 damage stays marked on a unit, and adds up', () => {
    const sting = spell('Test Sting', {
      targets: [{ what: UNIT }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const game = position([{ hand: ['Test Sting', 'Test Sting'], base: ['Noxus Hopeful'] }, {}], {
      definitions: [sting],
    });
    game.play(0, 'Test Sting').settle().play(0, 'Test Sting').settle();
    expect(game.unit('Noxus Hopeful').damage).toBe(2);
  });
  it('riftbound:143.3.a damage is marked for a time: it is there until the turn ends', () => {
    const sting = spell('Test Sting', {
      targets: [{ what: UNIT }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const game = position([{ hand: ['Test Sting'], base: ['Noxus Hopeful'] }, {}], { definitions: [sting] });
    game.play(0, 'Test Sting').settle();
    expect(game.unit('Noxus Hopeful').damage).toBe(1);
    expect(game.until({ turn: 4, step: 'main' }).unit('Noxus Hopeful').damage).toBe(0);
  });
  it('riftbound:143.3.b damage is healed as a turn ends, and at no other change of phase', () => {
    const hurt = { card: 'Noxus Hopeful', damage: 2 };
    const game = position([{ base: [hurt] }, {}], { turn: { step: 'awaken' } });
    expect([game.view().turn.step ?? game.view().turn.phase, game.unit('Noxus Hopeful').damage]).toEqual(['main', 2]);
    expect(game.until({ turn: 4, step: 'main' }).unit('Noxus Hopeful').damage).toBe(0);
  });
  it('riftbound:143.3.b.2 in the cleanup of a combat all units are healed', () => {
    const game = position([{ base: ['Test Giant', { card: 'Noxus Hopeful', damage: 1 }] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Wall')] }, { card: PEAK }],
      definitions: [unit('Test Giant', 5), unit('Test Wall', 3)],
    });
    game.move(0, 'Test Giant', PATH).settle();
    expect(game.zones('Test Wall')).toEqual(['trash']);
    expect([game.unit('Test Giant').damage, game.unit('Noxus Hopeful').damage]).toEqual([0, 0]);
  });
  it('riftbound:143.4.a what says that a unit enters ready has it enter ready', () => {
    const early = unit('Test Early', 2, {
      kind: 'static',
      zone: 'chain',
      mods: [{ mod: 'rule', rule: 'entersReady' }],
    });
    const game = position([{ hand: ['Test Early', 'Pouty Poro'] }, {}], { definitions: [early] });
    game.play(0, 'Test Early').play(0, 'Pouty Poro');
    expect([game.ready('Test Early'), game.ready('Pouty Poro')]).toEqual([true, false]);
  });
  it('riftbound:143.4.a whoever pays for Accelerate has a unit enter ready', () => {
    const swift = withKeyword(unit('Test Swift', 2), 'accelerate', {
      cost: [{ pay: 'resources', energy: 1, power: [] }],
    });
    const enters = (paying: boolean) =>
      position([{ hand: ['Test Swift'] }, {}], { definitions: [swift] })
        .play(0, 'Test Swift', { paying })
        .ready('Test Swift');
    expect([enters(true), enters(false)]).toEqual([true, false]);
  });
  it('riftbound:002 what a card says beats the rule that units enter exhausted', () => {
    const early = unit('Test Early', 2, {
      kind: 'static',
      zone: 'chain',
      mods: [{ mod: 'rule', rule: 'entersReady' }],
    });
    const game = position([{ hand: ['Test Early'] }, {}], { definitions: [early] });
    game.play(0, 'Test Early');
    expect(game.offered()).toContain('MOVE Test Early');
  });
  const TOUCH = uses({ do: 'kill', what: { target: 0 } }, { targets: [{ what: GEAR }] });
  it.each([
    ['riftbound:145.2 a unit’s ability is activated in one’s own open state', unit('Test Source', 2, uses(DRAW))],
    ['riftbound:151.2 a gear’s ability is activated in one’s own open state', gear('Test Source', uses(DRAW))],
  ])('%s, not in a showdown and not in an opponent’s turn', (_, source) => {
    const mine = { base: ['Test Source', 'Noxus Hopeful'] };
    const game = position([mine, {}], { definitions: [source] });
    expect(game.offered()).toContain('ACTIVATE Test Source');
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.turnState()).toBe('showdownOpen');
    expect(game.offered()).not.toContain('ACTIVATE Test Source');
    const theirs = position([{ base: ['Noxus Hopeful'] }, mine], { definitions: [source] });
    theirs.move(0, { card: 'Noxus Hopeful', controller: 0 }, PEAK).pass();
    expect(theirs.decision().seat).toBe(1);
    expect(theirs.offered()).not.toContain('ACTIVATE Test Source');
  });
  it.each([
    ['riftbound:145.2.a a unit’s ability', unit('Test Source', 2, TOUCH)],
    ['riftbound:151.2.a a gear’s ability', gear('Test Source', TOUCH)],
  ])('%s goes through the steps of playing: choices on the chain, then its cost, then it waits', (_, source) => {
    const game = position([{ base: ['Test Source', 'Gold'] }, { base: ['Gold'] }], { definitions: [source] });
    game.use(0, 'Test Source');
    expect(game.decision().kind).toBe('TARGETS');
    expect([game.ready('Test Source'), game.view().stack[0]]).toMatchObject([true, { pending: true }]);
    game.choose(0, [{ card: 'Gold', controller: 1 }]);
    expect([game.ready('Test Source'), game.view().stack[0]]).toMatchObject([false, { pending: false }]);
    expect(game.settle().onBoard('Gold')).toMatchObject([{ controller: 0 }]);
  });
  it.each([
    ['riftbound:145.2.a.1 a unit’s ability', unit('Test Source', 2, uses(DRAW))],
    ['riftbound:151.2.a.1 a gear’s ability', gear('Test Source', uses(DRAW))],
  ])('%s is answered and resolves like a spell, and no card goes anywhere for it', (_, source) => {
    const game = position([{ base: ['Test Source'] }, { hand: ['Retreat'], base: ['Noxus Hopeful'] }], {
      definitions: [source],
    });
    game.use(0, 'Test Source').pass();
    expect([game.decision().seat, game.hand(0)]).toEqual([1, 0]);
    game.play(1, 'Retreat', { targets: [[{ card: 'Noxus Hopeful' }]] });
    expect(game.chain()).toEqual(['Retreat', 'Test Source']);
    game.settle();
    expect([game.hand(0), game.pile(0, 'trash'), game.onBoard('Test Source').length]).toEqual([1, [], 1]);
  });
});

describe('gear', () => {
  const sword = card('Test Sword', { types: ['Gear'], tags: ['Equipment'], mightBonus: 2 });
  it('riftbound:148.1.a.1 gear is played to the base, and no place is asked for', () => {
    const game = position([{ hand: ['Test Tool'] }, {}], {
      definitions: [gear('Test Tool')],
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Tool' });
    expect([game.decision().kind, game.where('Test Tool')]).toEqual(['PRIORITY', 'base']);
  });
  it('riftbound:148.1.a.2 an opponent sees gear with all that it has', () => {
    const game = position([{ base: [{ card: 'Test Sword', exhausted: true }] }, {}], { definitions: [sword] });
    const [shown] = Object.values(game.view(1).objects).filter((o) => o.card === 'Test Sword');
    expect(shown).toMatchObject({ types: ['Gear'], tags: ['Equipment'], exhausted: true });
  });
  it('riftbound:148.1.a.3 what asks for gear is done to gear, and to nothing else', () => {
    const touch = spell('Test Touch', { targets: [{ what: GEAR }], effects: [{ do: 'kill', what: { target: 0 } }] });
    const game = position([{ hand: ['Test Touch'], base: ['Pouty Poro', 'Gold'] }, { base: ['Test Tool'] }], {
      definitions: [touch, gear('Test Tool')],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Touch' });
    expect(choices(game)).toEqual(['Gold', 'Test Tool']);
  });
  it('riftbound:148.1.b.2 gear elsewhere does nothing, and what is done to gear is not done to it', () => {
    const tool = gear('Test Tool', uses(DRAW));
    const game = position([{ hand: ['Test Slay', 'Test Tool'], trash: ['Test Tool'] }, {}], {
      definitions: [slay(GEAR), tool],
    });
    expect(game.offered().filter((o) => o === 'ACTIVATE Test Tool')).toEqual([]);
    game.play(0, 'Test Slay').settle();
    expect(game.zones('Test Tool').sort()).toEqual(['hand', 'trash']);
  });
  const dredge = spell('Test Dredge', {
    targets: [{ what: [GEAR, { zone: 'trash' }, { owner: 'you' }] }],
    effects: [{ do: 'move', what: { target: 0 }, to: 'hand' }],
  });
  it('riftbound:148.1.b.3 a spell that asks for gear in a trash finds that there', () => {
    const game = position([{ hand: ['Test Dredge'], trash: ['Test Tool', 'Pouty Poro'], base: ['Gold'] }, {}], {
      definitions: [dredge, gear('Test Tool')],
    });
    game.play(0, 'Test Dredge').settle();
    expect(game.pile(0, 'hand')).toEqual(['Test Tool']);
  });
  it('riftbound:148.2.a the type is what instructions ask for', () => {
    const game = position([{ hand: ['Test Slay'], base: ['Gold', 'Pouty Poro'] }, {}], { definitions: [slay(GEAR)] });
    game.play(0, 'Test Slay').settle();
    expect([game.onBoard('Gold').length, game.onBoard('Pouty Poro').length]).toEqual([0, 1]);
  });
  it.each(['hand', 'trash', 'banishment'])('riftbound:148.2.b gear is gear in the %s as well', (zone) => {
    const gather = spell('Test Gather', {
      effects: [{ do: 'move', what: { each: [GEAR, { zone }, { owner: 'you' }] }, to: 'mainDeck' }],
    });
    const there = ['Test Tool', 'Noxus Hopeful'];
    const game = position(
      [
        {
          mainDeck: [],
          ...(zone === 'hand' ? {} : { [zone]: there }),
          hand: ['Test Gather', ...(zone === 'hand' ? there : [])],
        },
        {},
      ],
      {
        definitions: [gather, gear('Test Tool')],
      },
    );
    game.play(0, 'Test Gather').settle();
    expect(game.pile(0, 'mainDeck')).toEqual(['Test Tool']);
  });
  it('riftbound:150 gear may be Equipment', () => {
    const game = position([{ base: ['Test Sword', 'Test Tool'] }, {}], { definitions: [sword, gear('Test Tool')] });
    expect([game.unit('Test Sword').tags, game.unit('Test Tool').tags]).toEqual([['Equipment'], []]);
  });
  it('riftbound:150.4 Equipment is gear: it enters ready in the base, and dies with all gear', () => {
    const game = position([{ hand: ['Test Sword', 'Test Slay'] }, {}], { definitions: [sword, slay(GEAR)] });
    game.play(0, 'Test Sword');
    expect([game.where('Test Sword'), game.ready('Test Sword')]).toEqual(['base', true]);
    game.play(0, 'Test Slay').settle();
    expect(game.zones('Test Sword')).toEqual(['trash']);
  });
  it('riftbound:150.5 instructions ask for Equipment, and other gear is none', () => {
    const game = position([{ hand: ['Test Slay'], base: ['Test Sword', 'Test Tool'] }, {}], {
      definitions: [sword, gear('Test Tool'), slay({ has: ['tags', 'Equipment'] })],
    });
    game.play(0, 'Test Slay').settle();
    expect([game.onBoard('Test Sword').length, game.onBoard('Test Tool').length]).toEqual([0, 1]);
  });
  it('riftbound:152.2 gear comes to a battlefield with its unit, and goes home when it is left there alone', () => {
    const bind = spell('Test Bind', {
      effects: [{ do: 'attach', what: { each: { named: 'Test Sword' } }, to: { each: { named: 'Noxus Hopeful' } } }],
    });
    const game = position([{ hand: ['Test Bind', 'Test Slay'], base: ['Noxus Hopeful', 'Test Sword'] }, {}], {
      definitions: [bind, sword, slay(UNIT)],
    });
    game.play(0, 'Test Bind').settle().move(0, 'Noxus Hopeful', PEAK).settle();
    expect(game.where('Test Sword')).toBe(PEAK);
    game.play(0, 'Test Slay').settle();
    expect([game.zones('Noxus Hopeful'), game.where('Test Sword')]).toEqual([['trash'], 'base']);
  });
});
