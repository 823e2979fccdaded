/** Recovering removes damage counters from the champion (2.11.6.2.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, play } from '../support/own-cards.js';
import { lorraine, rai } from '../support/play.js';

const recover = (amount: unknown, who = 'you'): JsonObject => ({ do: 'recover', who, amount }) as JsonObject;
const mend = action('Mend', { effects: [recover(4)] });
const feast = action('Feast', { effects: [recover(3, 'players')] });
const none = action('None', { effects: [recover({ count: [{ has: ['types', 'Weapon'] }] })] });
const witness = ally(
  'Witness',
  {},
  {
    kind: 'triggered',
    on: { on: 'recover', player: 'you' },
    effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: { event: 'amount' } }],
  },
);
const vessel = ally(
  'Vessel',
  {},
  {
    kind: 'replacement',
    on: 'recover',
    player: 'you',
    change: { amount: { sum: [{ event: 'amount' }, { negative: 3 }] } },
  },
);
const judge = ally(
  'Judge',
  {},
  {
    kind: 'static',
    affects: { players: 'opponents' },
    mods: [{ mod: 'rule', rule: 'cantRecover' }],
  },
);
const lord = ally('Lord', { life: 9 }, { kind: 'static', mods: [{ mod: 'set', prop: 'types', value: ['Champion'] }] });
const definitions = [mend, feast, none, witness, vessel, judge, lord];

const after = (card: string, damage: number, mine: object = {}, theirs: object = {}) => {
  const hurt = { champion: lorraine(1, { damage }), hand: [card], ...mine };
  return play(definitions, hurt, { champion: rai(1, { damage: 5 }), ...theirs })
    .activateCard(0, card)
    .resolve();
};

describe('recovering', () => {
  it('ga:2.11.6.2.4 removes so many damage counters from the champion, for good', () => {
    const game = after('Mend', 7);
    expect([game.damage(0), game.damage(1)]).toEqual([3, 5]);
    expect(game.happened('RECOVERED')).toMatchObject([{ seat: 0, amount: 4, total: 3 }]);
    expect(game.to('main', 4).damage(0)).toBe(3);
  });

  it('ga:2.11.6.2.4 no more than there are', () => {
    expect(after('Mend', 2).damage(0)).toBe(0);
  });

  it('ga:2.11.6.2.4 of each player who does it', () => {
    const game = after('Feast', 7);
    expect([game.damage(0), game.damage(1)]).toEqual([4, 2]);
  });

  it('ga:2.11.6.2.4 is done even without damage, but not of nothing', () => {
    expect(
      after('Mend', 0, { field: ['Witness'] })
        .resolve()
        .figures('Witness'),
    ).toBe('5/5');
    expect(after('None', 5, { field: ['Witness'] }).stack()).toEqual([]);
  });

  it('ga:2.5.2.2 an effect may change how much, down to nothing', () => {
    expect(after('Mend', 7, { field: ['Vessel'] }).damage(0)).toBe(6);
    const game = after('Feast', 7, { field: ['Vessel', 'Witness'] });
    expect([game.damage(0), game.damage(1), game.stack()]).toEqual([7, 2, []]);
  });

  it('ga:2.5.1.5.4 cannot be done where something forbids it', () => {
    const game = after('Feast', 7, { field: ['Witness'] }, { field: ['Judge'] });
    expect([game.damage(0), game.damage(1), game.stack()]).toEqual([7, 2, []]);
  });

  it('ga:1.7.1.6 of several damaged champions its player chooses one', () => {
    const two = (damage: number) =>
      play(definitions, { champion: lorraine(1, { damage: 5 }), field: [{ card: 'Lord', damage }], hand: ['Mend'] }, {})
        .activateCard(0, 'Mend')
        .resolve();
    const game = two(6);
    expect(game.decision()).toMatchObject({ kind: 'CHOOSE_OBJECTS', seat: 0 });
    game.choose(0, { card: 'Lord' });
    expect([game.damage(0), game.the('Lord').damage]).toEqual([5, 2]);
    expect(two(0).damage(0)).toBe(1);
  });
});
