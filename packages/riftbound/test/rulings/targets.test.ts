/** What judges have been asked about targets, referents and replaced events, each under the rule that answers it. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const SENTRY = 'Watchful Sentry';
const REARGUARD = 'Legion Rearguard';
const ALL = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'].map((domain) => runes(4, domain));
const UNIT = { has: ['types', 'Unit'] };
const storm = spell('Test Storm', { effects: [{ do: 'kill', what: { each: [UNIT] } }] });
const gust = spell('Test Gust', {
  targets: [{ what: [UNIT] }],
  effects: [{ do: 'move', what: { target: 0 }, to: 'hand' }],
});
const quick = (definition: JsonObject): JsonObject => withKeyword(definition, 'reaction');
const giant = unit('Test Giant', 7);

describe('choosing', () => {
  it('riftbound:383.4.b.2 a unit was chosen, also where what chose it is countered', () => {
    const game = position([
      { hand: ['Stupefy'], base: ['Irelia, Fervent'], runes: ALL },
      { hand: ['Defy'], runes: ALL },
    ]).play(0, 'Stupefy', { targets: [[{ card: 'Irelia, Fervent' }]] });
    expect(game.chain()).toEqual(['Irelia, Fervent', 'Stupefy']);
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Defy', { targets: [[{ card: 'Stupefy' }]] }).settle();
    expect([game.unit('Irelia, Fervent').might, game.hand(0)]).toEqual([5, 0]);
  });
  it('riftbound:415.1.b what is ready already is not readied as its player awakens', () => {
    const might = (exhausted: boolean): unknown =>
      position([{ base: [{ card: 'Irelia, Fervent', exhausted }] }, {}], { turn: { number: 3, active: 1 } })
        .until({ turn: 4, step: 'main' })
        .unit('Irelia, Fervent').might;
    expect([might(true), might(false)]).toEqual([5, 4]);
  });
  it('riftbound:355.4.a where a move goes is somewhere else, where that is chosen', () => {
    const battlefields = [
      { card: PEAK, owner: 0, controller: 0, units: [SENTRY] },
      { card: GROVE, owner: 1 },
    ];
    const offered = (card: string): string[] =>
      position([{ hand: [card], runes: ALL }, { base: [REARGUARD] }], { battlefields }).offered();
    // It is at the only battlefield that its player controls.
    expect(offered('Call to Battle')).not.toContain('PLAY Call to Battle');
    // What a text says of a place is no choice.
    const game = position([{ hand: ['Flash'], base: [SENTRY], runes: ALL }, {}]).play(0, 'Flash', {
      targets: [[{ card: SENTRY }]],
    });
    expect(game.view().stack).toMatchObject([{ card: 'Flash', targets: [{}] }]);
  });
  it('riftbound:206 a spell costs what is printed on it, whatever its player has paid by Flow', () => {
    const game = position([
      { trash: ['Lacerate'], runes: ALL },
      { hand: ['Defy'], base: [SENTRY], runes: ALL },
    ]).play(0, 'Lacerate', { method: 'flow', targets: [[{ card: SENTRY }]] });
    game.pass().play(1, 'Defy', { targets: [[{ card: 'Lacerate' }]] });
    expect(game.settle().zones('Lacerate')).toEqual(['banishment']);
  });
  it('riftbound:370.2 Flow banishes also what another effect would take to a hand', () => {
    const game = position([
      { trash: ['Lacerate'], runes: ALL },
      { hand: ['Abandon'], base: [SENTRY], runes: ALL },
    ]).play(0, 'Lacerate', { method: 'flow', targets: [[{ card: SENTRY }]] });
    game.pass().play(1, 'Abandon', { targets: [[{ card: 'Lacerate' }]] });
    expect(game.calm().zones('Lacerate')).toEqual(['banishment']);
  });
});

describe('dying', () => {
  it('riftbound:428.1.a.1.b what triggers on a death chooses once all have died that died at that time', () => {
    const game = position([{ hand: ['Test Storm'], base: ['Glasc Mixologist', REARGUARD] }, {}], {
      definitions: [storm],
    }).play(0, 'Test Storm');
    for (let i = 0; i < 20 && game.chain()[0] !== 'Glasc Mixologist'; i++) {
      const d = game.decision();
      game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
    }
    expect(game.view().stack).toMatchObject([{ card: 'Glasc Mixologist', targets: [{ card: REARGUARD }] }]);
    expect(game.calm().onBoard(REARGUARD)).toHaveLength(1);
  });
  it('riftbound:808.1.d.2 Deathknell triggers before anything leaves, and once more where Karthus dies too', () => {
    const mechs = (base: string[]): number =>
      position([{ hand: ['Test Storm'], base }, {}], { definitions: [storm] })
        .play(0, 'Test Storm')
        .calm()
        .onBoard('Mech').length;
    expect([mechs(['Ferrous Forerunner']), mechs(['Ferrous Forerunner', 'Karthus, Eternal'])]).toEqual([2, 4]);
  });
  it('riftbound:372 who controls what would die says which replacement comes first', () => {
    const game = position(
      [
        { hand: ['Smite'], runes: ALL },
        { hand: ['Tactical Retreat'], runes: ALL },
      ],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [{ card: SENTRY, controller: 1 }] },
          { card: GROVE, owner: 1 },
        ],
      },
    ).play(0, 'Smite', { targets: [[{ card: SENTRY }]] });
    game.pass().play(1, 'Tactical Retreat', { targets: [[{ card: SENTRY }]] });
    while (game.decision().kind === 'PRIORITY' && game.turnState() !== 'neutralOpen') game.pass();
    expect(game.decision()).toMatchObject({ seat: 1 });
    game.choose(1, { card: 'Tactical Retreat' }).calm();
    expect(game.unit(SENTRY)).toMatchObject({ zone: 'base', exhausted: true });
  });
  it('riftbound:466.1.a.1 what dies in combat deals its last damage after all are healed', () => {
    const game = position([{ base: ['Ruined Rex'] }, {}], {
      definitions: [giant],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [{ card: 'Test Giant', controller: 1 }] },
        { card: GROVE, owner: 1 },
      ],
    })
      .move(0, 'Ruined Rex', PEAK)
      .calm();
    expect([game.zones('Ruined Rex'), game.unit('Test Giant').damage]).toEqual([['trash'], 4]);
  });
});

describe('where things are', () => {
  it('riftbound:359.3.f.3 a battlefield that a trigger names is known since it triggered', () => {
    const game = position(
      [
        { base: ['Irresistible Faefolk'], runes: ALL },
        { hand: ['Test Gust'], base: [SENTRY], runes: ALL },
      ],
      { definitions: [quick(gust)] },
    ).move(0, 'Irresistible Faefolk', GROVE);
    for (let i = 0; i < 20 && game.chain()[0] !== 'Irresistible Faefolk'; i++) {
      const d = game.decision();
      game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
    }
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Test Gust', { targets: [[{ card: 'Irresistible Faefolk' }]] });
    for (let i = 0; i < 20 && game.unit(SENTRY).zone === 'base'; i++)
      game.answer(game.decision().seat, game.decision().default);
    expect([game.onBoard('Irresistible Faefolk'), game.unit(SENTRY).zone]).toEqual([[], 'battlefield']);
  });
  it('riftbound:392 a discount to come does not hang on what has made it', () => {
    const spent = (removed: boolean): number => {
      const game = position(
        [
          { hand: ['Stupefy', 'Brynhir Thundersong'], runes: [runes(2, 'Mind'), runes(6, 'Fury')] },
          { hand: ['Test Gust'], base: [REARGUARD], runes: ALL },
        ],
        {
          battlefields: [
            { card: PEAK, owner: 0, controller: 0, units: ['Astral Heron'] },
            { card: GROVE, owner: 1 },
          ],
          definitions: [quick(gust)],
        },
      ).play(0, 'Stupefy', { targets: [[{ card: REARGUARD }]] });
      while (game.chain()[0] !== 'Astral Heron') game.pass();
      if (removed) game.pass().play(1, 'Test Gust', { targets: [[{ card: 'Astral Heron' }]] });
      game.settle();
      expect(game.onBoard('Astral Heron')).toHaveLength(removed ? 0 : 1);
      game.play(0, 'Brynhir Thundersong').settle();
      return game.runes(0).filter(({ exhausted }) => exhausted).length;
    };
    expect([spent(false), spent(true)]).toEqual([5, 5]);
  });
  it('riftbound:383.2.a.1 where it is counts as a first card has resolved, and not as it is played', () => {
    const game = position([{ hand: ['Flash'], runes: ALL }, {}], {
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Astral Heron'] },
        { card: GROVE, owner: 1 },
      ],
    }).play(0, 'Flash', { targets: [[{ card: 'Astral Heron' }]] });
    game.pass().pass();
    expect([game.unit('Astral Heron').zone, game.chain()]).toEqual(['base', []]);
  });
});
