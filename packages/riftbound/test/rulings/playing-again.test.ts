/** What judges have been asked about cards that effects play or replay, each under the rule that answers it (354–359). */
import type { JsonObject, Matcher } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes, type Setup } from '../support/position.js';

const BREACH = 'Temporal Breach';
const REARGUARD = 'Legion Rearguard';
const SENTRY = 'Watchful Sentry';
const ALL = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'].map((domain) => runes(4, domain));
const call = spell('Test Call', {
  targets: [{ what: [{ zone: 'trash' }, { owner: 'you' }] }],
  effects: [{ do: 'play', what: { target: 0 }, must: true }],
});
/** Temporal Breach on something, with what its owner is asked answered by its default, or by paying. */
function breached(mine: JsonObject, theirs: JsonObject, target: Matcher, more: Setup = {}, pay = false) {
  const game = position(
    [
      { ...mine, hand: [BREACH, ...((mine.hand as string[] | undefined) ?? [])], runes: ALL },
      { runes: ALL, ...theirs },
    ],
    more,
  );
  return {
    game,
    resolve: () => {
      game.play(0, BREACH, { targets: [[target]] });
      for (let d = game.decision(); d.kind !== 'PRIORITY' || game.turnState() !== 'neutralOpen'; d = game.decision())
        game.answer(d.seat, d.kind === 'OPTIONAL_COST' ? { confirm: pay } : d.default);
      return game;
    },
  };
}

describe('a unit that is banished and played again', () => {
  it('riftbound:186.1 is none where it was a token: that is no more', () => {
    const { resolve } = breached({}, { base: [{ token: 'Recruit' }, SENTRY] }, { card: 'Recruit' });

    expect(resolve().zones('Recruit')).toEqual([]);
  });
  it('riftbound:358.3.a is not played where its owner can’t play it, there or at all', () => {
    const rock = [
      { card: 'Rockfall Path', owner: 0, controller: 1, units: [{ card: REARGUARD, controller: 1 }] },
      { card: GROVE, owner: 1 },
    ];
    const at = breached({}, {}, { card: REARGUARD }, { battlefields: rock });
    expect(at.resolve().zones(REARGUARD)).toEqual(['banishment']);
    const late = breached({ hand: ['Brynhir Thundersong'] }, { base: [REARGUARD] }, { card: REARGUARD });
    late.game.play(0, 'Brynhir Thundersong').settle();
    expect(late.resolve().zones(REARGUARD)).toEqual(['banishment']);
    const usual = breached({}, { base: [REARGUARD] }, { card: REARGUARD });
    expect(usual.resolve().zones(REARGUARD)).toEqual(['base']);
  });
  it('riftbound:356.1.b.3 costs what is paid besides, although its cost is ignored', () => {
    const after = (pay: boolean): unknown =>
      breached({ base: [REARGUARD] }, {}, { card: REARGUARD }, {}, pay)
        .resolve()
        .ready(REARGUARD);
    expect([after(true), after(false)]).toEqual([true, false]);
  });
  it('riftbound:358.5 goes back to where it was played from, where an additional cost can’t be paid', () => {
    const alone = breached({}, { base: ['Cruel Patron'] }, { card: 'Cruel Patron' }).resolve();
    expect(alone.zones('Cruel Patron')).toEqual(['banishment']);
    const paid = breached({}, { base: ['Cruel Patron', SENTRY] }, { card: 'Cruel Patron' }).resolve();
    expect([paid.zones('Cruel Patron'), paid.onBoard(SENTRY)]).toEqual([['base'], []]);
  });
  it('riftbound:719.5 leaves its Equipment where it was', () => {
    const { game, resolve } = breached({ base: [SENTRY, 'Guardian Angel'] }, {}, { card: SENTRY });
    game.use(0, 'Guardian Angel');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: SENTRY });
    game.settle();
    expect(game.unit('Guardian Angel').attachedTo).toBe(game.unit(SENTRY).id);
    resolve();
    expect([game.zones(SENTRY).includes('base'), game.unit('Guardian Angel').attachedTo ?? null]).toEqual([true, null]);
  });
});

describe('a card that is played from a trash', () => {
  it('riftbound:354 is on the chain, and counts itself no more', () => {
    const spent = (copies: number): number => {
      const game = position(
        [{ hand: ['Test Call'], trash: Array(copies).fill('Shadowblade Lurker'), runes: [runes(8, 'Chaos')] }, {}],
        { definitions: [call] },
      );
      game.play(0, 'Test Call', { targets: [[{ card: 'Shadowblade Lurker' }]] }).settle();
      game.choose(0, { card: 'Shadowblade Lurker' }).calm();
      return game.runes(0).filter(({ exhausted }) => exhausted).length;
    };
    expect([spent(1), spent(2)]).toEqual([5, 3]);
    const ready = (copies: number): boolean => {
      const game = position(
        [{ hand: ['Test Call'], trash: Array(copies).fill('Shadow Assassin'), runes: [runes(8, 'Fury')] }, {}],
        { definitions: [call] },
      );
      game.play(0, 'Test Call', { targets: [[{ card: 'Shadow Assassin' }]] }).settle();
      return game.choose(0, { card: 'Shadow Assassin' }).calm().ready('Shadow Assassin');
    };
    expect([ready(1), ready(2)]).toEqual([false, true]);
  });
});

describe('costs', () => {
  it('riftbound:357.2 a unit that is killed for a spell is mourned before that resolves', () => {
    const rex = { card: 'Ruined Rex' };
    const game = position([{ hand: ['Sacrifice'], base: [rex] }, { base: [SENTRY, REARGUARD] }]).play(0, 'Sacrifice');
    for (let d = game.decision(); d.kind !== 'PRIORITY'; d = game.decision())
      game.answer(d.seat, d.kind === 'TARGETS' ? { choose: [{ card: REARGUARD }] } : d.default);
    expect(game.chain()).toEqual(['Ruined Rex', 'Sacrifice']);
  });
  it('riftbound:425.1.c are not given back where the spell is countered', () => {
    const game = position([
      { hand: ['Sacrifice'], base: ['Ferrous Forerunner'], runes: ALL },
      { hand: ['Defy'], runes: ALL },
    ]).play(0, 'Sacrifice');
    while (game.chain()[0] !== 'Sacrifice') {
      const d = game.decision();
      game.answer(d.seat, d.default);
    }
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Defy', { targets: [[{ card: 'Sacrifice' }]] }).settle();
    expect([game.zones('Ferrous Forerunner'), game.hand(0)]).toEqual([['trash'], 0]);
  });
  it('riftbound:383.3.b what a trigger costs at first is paid before anybody may respond', () => {
    const game = position([{ base: [SENTRY] }, {}], {
      battlefields: [
        { card: "Emperor's Dais", owner: 0 },
        { card: PEAK, owner: 1 },
      ],
    }).move(0, SENTRY, "Emperor's Dais");
    for (let i = 0; i < 20 && game.decision().shape !== 'CONFIRM'; i++)
      game.answer(game.decision().seat, game.decision().default);
    game.answer(0, { confirm: true });
    expect([game.onBoard(SENTRY), game.chain()]).toEqual([[], ["Emperor's Dais"]]);
    expect(game.calm().onBoard('Sand Soldier')).toHaveLength(1);
  });
});
