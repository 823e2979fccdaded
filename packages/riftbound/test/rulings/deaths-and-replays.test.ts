/** What judges have been asked about deaths, and what is played while something resolves, each under the rule that answers it. */
import type { JsonObject, Matcher } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { foe } from '../support/rites.js';

const SENTRY = 'Watchful Sentry';
const REARGUARD = 'Legion Rearguard';
const HOOK = 'Baited Hook';
const ALL = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'].map((domain) => runes(4, domain));
const KINDS = ['TARGETS', 'LOCATION', 'DIG', 'CHOOSE_OBJECTS', 'CHOOSE_CARD'];
/** Answers what is asked with what is wanted where it is offered, and else by its default, until `done`. */
function drive(game: RiftboundPlay, wanted: Matcher[], done: () => boolean, yes = true): RiftboundPlay {
  for (let i = 0; i < 80 && !done(); i++) {
    const d = game.decision();
    const want = KINDS.includes(d.kind) ? wanted.find((one) => d.options.some((o) => o.card === one.card)) : undefined;
    if (want) game.answer(d.seat, { choose: [want] });
    else game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: yes } : d.default);
  }
  return game;
}
/** The turn player may act freely. */
const isCalm = (game: RiftboundPlay): boolean =>
  game.decision().kind === 'PRIORITY' && game.turnState() === 'neutralOpen';
const four = unit('Test Four', 4);
const five = unit('Test Five', 5);
const ten = unit('Test Ten', 10);

describe('Baited Hook', () => {
  const hooked = (base: string[], deck: string[], theirs: string[] = []) =>
    position(
      [
        { base: [HOOK, ...base], mainDeck: deck, runes: ALL },
        { base: [REARGUARD], hand: theirs, runes: ALL },
      ],
      {
        definitions: [four, five, ten],
      },
    );
  it('riftbound:359.3.e.13 compares with what the killed unit was just before', () => {
    const offered = (stupefied: boolean): unknown[] => {
      const game = hooked(['Test Four'], ['Test Five', SENTRY, SENTRY, SENTRY, SENTRY], ['Stupefy']).use(0, HOOK);
      drive(game, [{ card: 'Test Four' }], () => game.chain().length > 0 && game.decision().kind === 'PRIORITY');
      while (game.decision().seat === 0) game.pass();
      if (stupefied) game.play(1, 'Stupefy', { targets: [[{ card: 'Test Four' }]] });
      drive(game, [], () => !['PRIORITY', 'PAY'].includes(game.decision().kind));
      return game.decision().options.map((o) => o.card);
    };
    expect(offered(false)).toContain('Test Five');
    expect(offered(true)).not.toContain('Test Five');
  });
  it('riftbound:359.3.e.12 banishes nothing where nothing was killed, and recycles all the same', () => {
    const game = hooked(['Test Four'], [SENTRY, SENTRY, SENTRY, SENTRY, SENTRY, 'Test Ten'], ['Star-Crossed']).use(
      0,
      HOOK,
    );
    drive(game, [{ card: 'Test Four' }], () => game.chain().length > 0 && game.decision().kind === 'PRIORITY');
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Star-Crossed', { targets: [[{ card: REARGUARD }], [{ card: 'Test Four' }]] });
    drive(game, [], () => isCalm(game));
    expect([game.zones('Test Four'), game.onBoard(SENTRY), game.pile(0, 'mainDeck')[0]]).toEqual([
      ['hand'],
      [],
      'Test Ten',
    ]);
  });
  it('riftbound:337.1.b a Deathknell chooses before the unit that is played enters, and resolves after what that triggers', () => {
    const game = hooked(['Ruined Rex'], ['Brynhir Thundersong', SENTRY, SENTRY, SENTRY, SENTRY]).use(0, HOOK);
    drive(
      game,
      [{ card: 'Ruined Rex' }, { card: 'Brynhir Thundersong' }, { card: REARGUARD }],
      () => game.chain().includes('Brynhir Thundersong') && game.decision().kind === 'PRIORITY',
    );
    expect(game.chain()).toEqual(['Brynhir Thundersong', 'Ruined Rex']);
    expect([game.onBoard('Brynhir Thundersong').length, game.unit(REARGUARD).damage]).toEqual([1, 0]);
    expect(drive(game, [], () => isCalm(game)).zones(REARGUARD)).toEqual(['trash']);
  });
  it('riftbound:365.1 a unit that it plays is not there as the killed one’s Deathknell triggers', () => {
    const game = hooked(['Ruined Rex'], ['Karthus, Eternal', SENTRY, SENTRY, SENTRY, SENTRY]).use(0, HOOK);
    drive(
      game,
      [{ card: 'Ruined Rex' }, { card: 'Karthus, Eternal' }, { card: REARGUARD }],
      () => game.chain().includes('Ruined Rex') && game.onBoard('Karthus, Eternal').length > 0,
    );
    expect(game.chain()).toEqual(['Ruined Rex']);
  });
});

describe('Deathknell', () => {
  const held = (units: string[], more: JsonObject = {}) => [
    { card: PEAK, owner: 0, controller: 1, units: units.map((one) => foe(one)), ...more },
    { card: GROVE, owner: 1 },
  ];
  it('riftbound:466.3.d.1 plays a unit to where its only defender died: a second combat begins, and all are healed', () => {
    const game = position([{ base: ['Test Ten'] }, { trash: [SENTRY], runes: ALL }], {
      definitions: [ten],
      battlefields: held(['Glasc Mixologist']),
    }).move(0, 'Test Ten', PEAK);
    drive(game, [{ card: SENTRY }, { card: PEAK }], () => game.happened('COMBAT_BEGAN').length > 1);
    expect([game.where(SENTRY), game.unit('Test Ten').damage, game.points(0)]).toEqual([PEAK, 0, 0]);
    drive(game, [], () => isCalm(game));
    expect([game.zones('Glasc Mixologist'), game.points(0)]).toEqual([['trash'], 1]);
  });
  it('riftbound:323.6 may play a unit to the battlefield where its own died, which is not lost as yet', () => {
    const game = position(
      [
        { hand: ['Hidden Blade'], runes: ALL },
        { trash: [SENTRY], runes: ALL },
      ],
      {
        battlefields: held(['Glasc Mixologist']),
      },
    ).play(0, 'Hidden Blade', { targets: [[{ card: 'Glasc Mixologist' }]] });
    drive(game, [{ card: SENTRY }, { card: PEAK }], () => isCalm(game));
    expect([game.where(SENTRY), game.holder(PEAK)]).toEqual([PEAK, 1]);
  });
  it('riftbound:337.3 of two that die together one can’t choose what the other one makes', () => {
    const game = position([{ base: ['Test Ten'] }, { runes: ALL }], {
      definitions: [unit('Test Ten', 20)],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Ruined Rex'), foe('Ferrous Forerunner')] },
        { card: GROVE, owner: 1 },
      ],
    }).move(0, 'Test Ten', PEAK);
    drive(game, [], () => game.chain().includes('Ruined Rex') && game.decision().kind === 'PRIORITY');
    expect([game.chain().sort(), game.onBoard('Mech')]).toEqual([['Ferrous Forerunner', 'Ruined Rex'], []]);
  });
  it('riftbound:808.1.d.2 that triggers twice is countered once by one spell', () => {
    const game = position(
      [
        { base: ['Ruined Rex', 'Karthus, Eternal'], hand: ['Hidden Blade'], runes: ALL },
        { base: [REARGUARD], hand: ['Not So Fast'], runes: ALL },
      ],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Ruined Rex'] },
          { card: GROVE, owner: 1 },
        ],
      },
    ).play(0, 'Hidden Blade', { targets: [[{ card: 'Ruined Rex' }]] });
    drive(game, [{ card: REARGUARD }], () => game.chain().join() === 'Ruined Rex,Ruined Rex');
    drive(game, [{ card: REARGUARD }], () => game.decision().kind === 'PRIORITY' && game.decision().seat === 1);
    game.play(1, 'Not So Fast');
    drive(game, [{ card: 'Ruined Rex' }], () => game.chain()[0] !== 'Not So Fast' && game.chain().length > 0, false);
    drive(game, [], () => !game.chain().includes('Not So Fast'));
    expect(game.chain()).toEqual(['Ruined Rex']);
  });
  it('riftbound:337.2 of a unit that is killed for another one resolves once that has entered', () => {
    const game = position([
      { base: ['Ruined Rex'], hand: ['Cruel Patron'], runes: ALL },
      { base: [REARGUARD], runes: ALL },
    ]).play(0, 'Cruel Patron');
    drive(game, [{ card: REARGUARD }], () => game.decision().kind === 'PRIORITY');
    expect([game.onBoard('Cruel Patron').length, game.chain()]).toEqual([1, ['Ruined Rex']]);
  });
});

describe('Hidden Blade', () => {
  it('riftbound:359.3.e.14.b lets a player draw also where their unit is saved', () => {
    const game = position(
      [
        { hand: ['Hidden Blade'], runes: ALL },
        { base: ["Zhonya's Hourglass"], runes: ALL },
      ],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe(SENTRY)] },
          { card: GROVE, owner: 1 },
        ],
      },
    );
    const before = game.hand(1);
    game.play(0, 'Hidden Blade', { targets: [[{ card: SENTRY }]] }).calm();
    expect([game.zones(SENTRY).includes('base'), game.hand(1) - before]).toEqual([true, 2]);
  });
  it('riftbound:359.3.e.14.a lets nobody draw where its target is none any more', () => {
    const game = position(
      [
        { hand: ['Hidden Blade'], runes: ALL },
        { hand: ['Gust'], runes: ALL },
      ],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe('Karthus, Eternal')] },
          { card: GROVE, owner: 1 },
        ],
      },
    ).play(0, 'Hidden Blade', { targets: [[{ card: 'Karthus, Eternal' }]] });
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Gust', { targets: [[{ card: 'Karthus, Eternal' }]] }).calm();
    // It has its own unit again, and has drawn nothing.
    expect(game.hand(1)).toBe(1);
  });
});

describe('a unit that is played again', () => {
  const own = (card: string) => [
    { card: PEAK, owner: 0, controller: 0, units: [card] },
    { card: GROVE, owner: 1, controller: 1, units: [foe(REARGUARD)] },
  ];
  it('riftbound:323.6 comes back to the battlefield that it held alone', () => {
    const game = position([{ hand: ['Arcane Shift'], runes: ALL }, {}], { battlefields: own(SENTRY) }).play(
      0,
      'Arcane Shift',
      {
        targets: [[{ card: SENTRY }], [{ card: REARGUARD }]],
      },
    );
    drive(game, [{ card: PEAK }], () => isCalm(game));
    expect([game.where(SENTRY), game.holder(PEAK), game.zones('Arcane Shift')]).toEqual([PEAK, 0, ['banishment']]);
  });
  it('riftbound:469.1 conquers nothing that its player has never lost', () => {
    const game = position([{ hand: ['Temporal Breach'], runes: ALL }, { runes: ALL }], {
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe(SENTRY)] },
        { card: GROVE, owner: 1 },
      ],
    }).play(0, 'Temporal Breach', { targets: [[{ card: SENTRY }]] });
    drive(game, [{ card: PEAK }], () => isCalm(game));
    expect([game.where(SENTRY), game.holder(PEAK), game.points(1)]).toEqual([PEAK, 1, 0]);
  });
  it('riftbound:124.1 has nothing of what lasted, and no buff any more', () => {
    const game = position([
      { hand: ['Stupefy', 'Temporal Breach'], runes: ALL, base: [{ card: REARGUARD, buffed: true }] },
      {},
    ]);
    game.play(0, 'Stupefy', { targets: [[{ card: REARGUARD }]] }).settle();
    const weak = game.might(REARGUARD);
    game.play(0, 'Temporal Breach', { targets: [[{ card: REARGUARD }]] });
    drive(game, [], () => isCalm(game), false);
    expect([weak, game.might(REARGUARD)]).toEqual([2, 2]);
    expect(game.unit(REARGUARD).counters ?? {}).toEqual({});
  });
  it('riftbound:383.4.f.2.a defends anew as another object, and what its player defends is defended once', () => {
    const game = position(
      [
        { base: ['Test Ten'], runes: ALL },
        { hand: ['Temporal Breach'], runes: ALL },
      ],
      {
        definitions: [ten],
        battlefields: [
          {
            card: 'Ravenbloom Conservatory',
            owner: 0,
            controller: 1,
            units: [foe('Ahri, Inquisitive')],
            facedown: [{ card: 'Temporal Breach', turn: 1, controller: 1 }],
          },
          { card: GROVE, owner: 1 },
        ],
      },
    ).move(0, 'Test Ten', 'Ravenbloom Conservatory');
    drive(game, [{ card: 'Test Ten' }], () => game.decision().kind === 'PRIORITY' && game.decision().seat === 1);
    const before = game.happened('ABILITY_TRIGGERED').map((e) => e.card);
    expect(before.sort()).toEqual(['Ahri, Inquisitive', 'Ravenbloom Conservatory']);
    const d = game.decision();
    const hidden = d.options.find((o) => o.kind === 'PLAY' && o.card === 'Temporal Breach');
    expect(hidden).toBeDefined();
    game.choose(1, { kind: 'PLAY', card: 'Temporal Breach' });
    drive(
      game,
      [{ card: 'Ahri, Inquisitive' }, { card: 'Test Ten' }],
      () => game.happened('ABILITY_TRIGGERED').length > 2,
    );
    expect(
      game
        .happened('ABILITY_TRIGGERED')
        .map((e) => e.card)
        .sort(),
    ).toEqual(['Ahri, Inquisitive', 'Ahri, Inquisitive', 'Ravenbloom Conservatory']);
  });
});
