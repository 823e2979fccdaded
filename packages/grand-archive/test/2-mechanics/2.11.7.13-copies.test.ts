/** Copies and negated activations, played with cards of the test's own. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, on, play } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';

/** Something on the Effects Stack. */
const activation: JsonObject = { what: [{ zone: 'effectsStack' }, { has: ['types', ['Action', 'Attack']] }] };
const echo = action('Echo', { targets: [activation], effects: [{ do: 'copy', what: { target: 0 } }] });
const deny = action('Deny', { targets: [activation], effects: [{ do: 'counterOnStack', what: { target: 0 } }] });
const bless = action('Bless', {
  targets: [on('Ally')],
  effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'add', stat: 'life', value: 4 }] }],
});
const mirror = action('Mirror', { targets: [on('Ally')], effects: [{ do: 'create', copy: { target: 0 } }] });

describe('copies of objects', () => {
  it('ga:2.11.7.13.2.1 a copy has neither counters nor states, ga:2.5.1.7 but the characteristics', () => {
    const worn = { card: 'Blitz Mage', counters: { buff: 2 }, rested: true };
    const game = play([mirror], { hand: ['Mirror'], field: [worn] }, {}).activateCard(0, 'Mirror', {
      card: 'Blitz Mage',
    });
    game.resolve();
    const [copy] = game.all('Blitz Mage').filter((o) => o.token);
    expect(copy).toMatchObject({ power: 3, life: 1, counters: {}, rested: false, token: true });
  });

  it('ga:2.11.7.13.2.2 what befalls the original later does not change the copy', () => {
    const game = play(
      [mirror, bless],
      { champion: lorraine(1), hand: ['Mirror', 'Bless', 'Training Session', ...some(2)], field: ['Swift Recruit'] },
      {},
    ).activateCard(0, 'Mirror', { card: 'Swift Recruit' });
    game.resolve();
    const original = game.all('Swift Recruit').find((o) => !o.token);
    game.activateCard(0, 'Training Session', { object: original?.id as string }).resolve();
    expect(
      game
        .all('Swift Recruit')
        .map((o) => `${o.power} ${o.token}`)
        .sort(),
    ).toEqual(['1 true', '2 false']);
    const life = (token: boolean) => game.all('Swift Recruit').find((o) => o.token === token)?.life;
    const before = life(true);
    game.activateCard(0, 'Bless', { object: original?.id as string }).resolve();
    expect([life(true), life(false)]).toEqual([before, Number(before) + 5]);
  });

  it('ga:2.11.7.13.5 its controller is who made it, ga:2.11.7.8.6 and elsewhere than on the field it is nothing', () => {
    const game = play(
      [mirror],
      { champion: lorraine(1), hand: ['Mirror', 'Reclaim', ...some(2)] },
      { field: ['Blitz Mage'] },
    ).activateCard(0, 'Mirror', { card: 'Blitz Mage' });
    game.resolve();
    expect(
      game
        .all('Blitz Mage')
        .map((o) => o.controller)
        .sort(),
    ).toEqual([0, 1]);
    game.activateCard(0, 'Reclaim', { card: 'Blitz Mage' }).resolve();
    expect(game.all('Blitz Mage').map((o) => o.controller)).toEqual([1]);
    expect(game.count(0, 'hand')).toBe(0);
  });

  it('ga:2.11.7.13.5 and so is a copied activation, whoever activated the original', () => {
    const learn = action('Learn', { effects: [{ do: 'draw', who: 'you', count: 2 }] });
    const echo = action('Echo', {
      targets: [{ what: [{ zone: 'effectsStack' }, { has: ['types', ['Action']] }] }],
      effects: [{ do: 'copy', what: { target: 0 } }],
    });
    const game = play([learn, echo], { hand: ['Learn'] }, { hand: ['Echo'] })
      .activateCard(0, 'Learn')
      .pass();
    game.activateCard(1, 'Echo', { card: 'Learn' }).resolve();
    expect(game.view().stack.map(({ controller }) => controller)).toEqual([1, 0]);
    game.resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([0, 2]);
    expect(game.resolve().count(0, 'hand')).toBe(2);
  });

  it('ga:2.11.7.13.2 an enter ability triggers for a copy as well', () => {
    const herald = ally(
      'Herald',
      {},
      {
        kind: 'triggered',
        keyword: 'on enter',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const game = play([mirror, herald], { hand: ['Mirror'], field: ['Herald'] }, {}).activateCard(0, 'Mirror', {
      card: 'Herald',
    });
    game.resolve();
    expect(game.stack()).toEqual(['Herald']);
    expect(game.resolve().count(0, 'hand')).toBe(1);
  });

  it('ga:2.11.7.13.5 in the turn of others as well', () => {
    const game = play([mirror], { field: ['Blitz Mage'] }, { hand: ['Mirror'] }).pass();
    game.activateCard(1, 'Mirror', { card: 'Blitz Mage' }).resolve();
    expect(game.all('Blitz Mage').map((o) => [o.controller, o.token])).toEqual([
      [0, false],
      [1, true],
    ]);
  });
});

describe('copies of activations', () => {
  const burn = () =>
    play(
      [echo],
      { champion: rai(1), hand: ['Ignite the Soul', 'Echo', ...some(1)] },
      { field: ['Esteemed Knight'] },
    ).activateCard(0, 'Ignite the Soul', { card: 'Esteemed Knight' });

  it('ga:2.11.7.13.4.1 a copy goes on the Effects Stack with the same choices', () => {
    const game = burn().activateCard(0, 'Echo', { card: 'Ignite the Soul' }).resolve();
    expect(game.stack()).toEqual(['Ignite the Soul', 'Ignite the Soul']);
    expect(game.view().stack[0]?.id).toBe(game.happened('COPIED')[0]?.object);
    game.resolve();
    expect(game.the('Esteemed Knight').damage).toBe(1);
    expect(game.resolve().the('Esteemed Knight').damage).toBe(2);
  });

  it('ga:2.11.7.8.6 the copy is nowhere afterwards', () => {
    const game = burn().activateCard(0, 'Echo', { card: 'Ignite the Soul' }).resolveAll();
    expect(game.zones('Ignite the Soul')).toEqual(['graveyard']);
  });
});

describe('negated activations', () => {
  it('ga:1.7.4.4.1 a negated attack card goes to the graveyard, deals nothing, and the champion stays rested', () => {
    const game = play(
      [deny],
      { champion: lorraine(1), hand: ['Savage Slash', ...some(2)] },
      { hand: ['Deny'] },
    ).activateCard(0, 'Savage Slash');
    game.pass().activateCard(1, 'Deny', { card: 'Savage Slash' }).resolve();
    expect([game.zones('Savage Slash'), game.stack(), game.champion(0).rested]).toEqual([['graveyard'], [], true]);
    expect([game.view().turn.phase, game.damage(1)]).toEqual(['main', 0]);
  });

  it('ga:2.3.3.1.4 what was reserved for it stays in memory', () => {
    const game = play(
      [deny],
      { champion: rai(1), hand: ['Peer into Mana', ...some(4)] },
      { hand: ['Deny'] },
    ).activateCard(0, 'Peer into Mana');
    game.pass().activateCard(1, 'Deny', { card: 'Peer into Mana' }).resolve();
    expect([game.zones('Peer into Mana'), game.count(0, 'memory'), game.champion(0).counters]).toEqual([
      ['graveyard'],
      4,
      {},
    ]);
  });
});
