import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell } from '../support/own-cards.js';
import { PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const HOPEFUL = { card: 'Noxus Hopeful' };
const UNIT: JsonObject = { has: ['types', 'Unit'] };

describe('choices and targets', () => {
  it('riftbound:355.13 of "up to" some may be none', () => {
    const game = position([{ hand: ['Bellows Breath'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Bellows Breath', { targets: [[]] }).settle();
    expect(game.zones('Bellows Breath')).toEqual(['trash']);
    expect(game.unit('Noxus Hopeful').damage).toBe(0);
  });
  it('riftbound:355.11.a any group that fits together may be chosen', () => {
    const game = position([{ hand: ['Bellows Breath'], base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Honest Broker')] }],
    });
    game.play(0, 'Bellows Breath', { targets: [[{ card: 'Honest Broker' }]] });
    expect(game.chain()).toEqual(['Bellows Breath']);
  });
  it('riftbound:355.11.a several units of one base fit together too', () => {
    const game = position([{ hand: ['Bellows Breath'] }, { base: ['Noxus Hopeful', 'Ashe, Focused'] }]);
    game.play(0, 'Bellows Breath', { targets: [[HOPEFUL, { card: 'Ashe, Focused' }]] });
    expect(game.view().stack[0]?.targets).toHaveLength(2);
  });
  it('riftbound:355.11 what a card asks of its targets together, riftbound:355.7 what it chooses being its targets', () => {
    const theirs = { base: ['Ashe, Focused', 'Pouty Poro'] };
    const choosing = position([{ hand: ['Bellows Breath'], base: ['Noxus Hopeful'] }, theirs])
      .choose(0, { kind: 'PLAY', card: 'Bellows Breath' })
      .answer(0, { confirm: false });
    const apart = [{ card: 'Noxus Hopeful' }, { card: 'Ashe, Focused' }];
    expect(choosing.refused(0, { choose: apart }).rules).toContain('riftbound:355.11');
    choosing.choose(0, [{ card: 'Ashe, Focused' }, { card: 'Pouty Poro' }]);
    expect(choosing.view().stack[0]?.targets).toMatchObject([{ card: 'Ashe, Focused' }, { card: 'Pouty Poro' }]);
    // Being a target is what Deflect asks to be paid for: without Power there is no choosing the Poro.
    const poor = position([{ hand: ['Bellows Breath'], runes: [runes(1, 'Mind')] }, theirs]);
    poor.choose(0, { kind: 'PLAY', card: 'Bellows Breath' });
    expect(poor.decision().options.map((o) => o.card)).toEqual(['Ashe, Focused']);
  });
  describe('splitting', () => {
    const THEIRS = { what: [UNIT, { controller: 'opponent' }], min: 1, max: 3 };
    const hit = { do: 'damage', to: { target: 0 }, amount: { division: true } };
    const split = (total: number | JsonObject) =>
      spell('Test Split', { targets: [THEIRS], divide: total, effects: [hit] });
    const [darius, ashe] = [{ card: 'Darius, Trifarian' }, { card: 'Ashe, Focused' }];
    const theirs = { base: ['Darius, Trifarian', 'Ashe, Focused'] };
    const among = (toDarius: number, toAshe: number) => ({
      distribute: [
        { option: darius, amount: toDarius },
        { option: ashe, amount: toAshe },
      ].filter(({ amount }) => amount > 0),
    });
    it('riftbound:355.14.e how much each target gets is decided as the spell resolves, riftbound:355.14.f each of them some', () => {
      const game = position([{ hand: ['Test Split'] }, theirs], { definitions: [split(3)] });
      game.play(0, 'Test Split', { targets: [[darius, ashe]] });
      expect([game.decision().kind, game.chain()]).toEqual(['PRIORITY', ['Test Split']]);
      expect(game.pass().pass().decision()).toMatchObject({ kind: 'DIVIDE', seat: 0 });
      game.refused(0, among(3, 0));
      game.answer(0, among(1, 2));
      expect([game.unit('Darius, Trifarian').damage, game.unit('Ashe, Focused').damage]).toEqual([1, 2]);
    });
    it('riftbound:355.14.h with more targets than damage their player says which are none, riftbound:355.14.h.1 and no more than that', () => {
      const own = { count: [UNIT, { controller: 'you' }] };
      const mine = { hand: ['Test Split', 'Retreat'], base: ['Noxus Hopeful', 'Pouty Poro', 'Honest Broker'] };
      const third = 'Thousand-Tailed Watcher';
      const game = position([mine, { base: [...theirs.base, third] }], { definitions: [split(own)] });
      game.play(0, 'Test Split', { targets: [[darius, ashe, { card: third }]] });
      game.play(0, 'Retreat', { targets: [[HOPEFUL]] });
      for (let n = 0; n < 4; n++) game.pass();
      // Two units are left of three, so that one of the three targets is none any more.
      expect(game.decision()).toMatchObject({ kind: 'DIVIDE', seat: 0 });
      game.refused(0, among(2, 0));
      game.answer(0, among(1, 1));
      const damage = ['Darius, Trifarian', 'Ashe, Focused', third].map((name) => game.unit(name).damage);
      expect(damage).toEqual([1, 1, 0]);
    });
  });
  it('riftbound:355.11.b of a group that fits together no more its player keeps a part that does', () => {
    const moor = spell('Test Moor', {
      targets: [{ what: UNIT }, { what: UNIT, notIn: [0] }],
      effects: [{ do: 'attach', what: { target: 0 }, to: { target: 1 } }],
    });
    (moor.abilities as JsonObject[]).push({ kind: 'keyword', keyword: 'reaction' });
    const game = position(
      [{ hand: ['Bellows Breath'] }, { hand: ['Test Moor'], base: ['Darius, Trifarian', 'Ashe, Focused'] }],
      {
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Honest Broker')] }],
        definitions: [moor],
      },
    );
    const [darius, ashe] = [{ card: 'Darius, Trifarian' }, { card: 'Ashe, Focused' }];
    game.play(0, 'Bellows Breath', { targets: [[darius, ashe]] }).pass();
    game
      .play(1, 'Test Moor', { targets: [[ashe], [{ card: 'Honest Broker' }]] })
      .pass()
      .pass();
    expect(game.where('Ashe, Focused')).toBe(PEAK);
    game.pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'KEEP_TARGETS', seat: 0 });
    expect(game.refused(0, { choose: [darius, ashe] }).rules).toContain('riftbound:355.11');
    game.choose(0, [ashe]);
    expect([game.unit('Darius, Trifarian').damage, game.unit('Ashe, Focused').damage]).toEqual([0, 1]);
  });
  it('riftbound:355.3 modes are chosen while a spell is played, before it is paid for', () => {
    const fork = spell('Test Fork', {
      modes: {
        min: 1,
        max: 1,
        choices: [
          { effects: [{ do: 'draw', who: 'you', count: 1 }] },
          { effects: [{ do: 'draw', who: 'you', count: 2 }] },
        ],
      },
    });
    const game = position([{ hand: ['Test Fork'] }, {}], { definitions: [fork] });
    game.choose(0, { kind: 'PLAY', card: 'Test Fork' });
    expect([game.decision().kind, game.view().stack[0]]).toMatchObject(['MODES', { pending: true }]);
    game.answer(0, { choose: [game.decision().options[1]?.id as string] });
    expect([game.view().stack[0], game.hand(0)]).toMatchObject([{ pending: false }, 0]);
    expect(game.settle().hand(0)).toBe(2);
  });
  it('riftbound:355.10.e what each player chooses is no target: Deflect costs nothing', () => {
    const game = position([{ hand: ['Cull the Weak'], runes: [runes(2, 'Order')] }, { base: ['Pouty Poro'] }]);
    game.play(0, 'Cull the Weak').settle();
    expect(game.zones('Pouty Poro')).toEqual(['trash']);
  });
  it('riftbound:355.15 choices stand: a spell goes on although there is something better now', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful', 'Ashe, Focused'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Noxus Hopeful' }]);
    game.settle();
    expect([game.might('Noxus Hopeful'), game.might('Ashe, Focused')]).toEqual([3, 4]);
  });
  it('riftbound:359.3.e.8 a spell with several instructions carries out those that it can', () => {
    const game = position([
      { hand: ['Falling Star'] },
      { hand: ['Retreat'], base: ['Noxus Hopeful', 'Ashe, Focused'] },
    ]);
    game.play(0, 'Falling Star', { targets: [[HOPEFUL], [{ card: 'Ashe, Focused' }]] }).settle();
    expect([game.unit('Noxus Hopeful').damage, game.unit('Ashe, Focused').damage]).toEqual([3, 3]);
    const answered = position([
      { hand: ['Falling Star'] },
      { hand: ['Retreat'], base: ['Noxus Hopeful', 'Ashe, Focused'] },
    ]);
    answered.play(0, 'Falling Star', { targets: [[HOPEFUL], [{ card: 'Ashe, Focused' }]] }).pass();
    answered.play(1, 'Retreat', { targets: [[HOPEFUL]] }).settle();
    expect([answered.zones('Noxus Hopeful'), answered.unit('Ashe, Focused').damage]).toEqual([['hand'], 3]);
  });
  it('riftbound:359.3.e.11 instructions are followed as far as they can be: the last card is drawn, then the deck burns out', () => {
    const game = position([{ hand: ['Stupefy'], mainDeck: [] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).settle();
    expect(game.might('Noxus Hopeful')).toBe(3);
    expect(game.points(1)).toBeGreaterThan(0);
  });
  it('riftbound:055.1 a card of which nothing is possible is played and does nothing', () => {
    const game = position([{ hand: ['Cull the Weak'] }, {}]);
    game.play(0, 'Cull the Weak').settle();
    expect(game.zones('Cull the Weak')).toEqual(['trash']);
  });
});
