/** Cards that others own, modes of several, and what a materialization must have (2.1.6.3, 2.3, 2.11.7.13). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, on, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const borrow = action('Borrow', {
  effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, cost: [] }],
});

describe('borrowed cards', () => {
  it('ga:2.1.6.3 go to their owner’s graveyard as they have resolved, are negated, or die', () => {
    const gift = action('Gift', { effects: [DRAW] });
    const imp = ally('Imp', { cost: 0 });
    const slay = action('Slay', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
    });
    const start = (name: string) =>
      play([borrow, gift, imp, slay], { hand: ['Borrow', 'Slay'] }, { graveyard: [name] })
        .activateCard(0, 'Borrow')
        .resolve()
        .choose(0, { card: name });
    const resolved = start('Gift').resolve();
    expect([
      resolved.the('Gift', 'graveyard').owner,
      resolved.count(0, 'graveyard'),
      resolved.count(1, 'graveyard'),
    ]).toEqual([1, 1, 1]);
    const died = start('Imp').resolve();
    expect(died.the('Imp')).toMatchObject({ controller: 0, owner: 1 });
    died.activateCard(0, 'Slay', { card: 'Imp' }).resolve();
    expect([died.count(0, 'graveyard'), died.count(1, 'graveyard')]).toEqual([2, 1]);
  });

  it('ga:2.3.4.5 an attack card and a token come under the control of who controls what they come from', () => {
    const cut = card(
      'Cut',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1 },
      { kind: 'triggered', zone: 'intent', on: { on: 'hit', source: 'self' }, effects: [DRAW] },
    );
    const call = action('Call', { effects: [{ do: 'create', token: ally('Imp', {}) }] });
    const start = (name: string) =>
      play([borrow, cut, call], { champion: lorraine(1), hand: ['Borrow'] }, { graveyard: [name] })
        .activateCard(0, 'Borrow')
        .resolve()
        .choose(0, { card: name });
    const attack = start('Cut').resolve().aim('Spirit of Fire');
    expect(attack.the('Cut', 'intent')).toMatchObject({ owner: 1, controller: 0 });
    attack.fight();
    expect([attack.count(0, 'hand'), attack.count(1, 'hand'), attack.count(1, 'graveyard')]).toEqual([1, 0, 1]);
    expect(start('Call').resolve().the('Imp')).toMatchObject({ owner: 0, controller: 0, token: true });
  });
});

describe('choices', () => {
  it('ga:2.3.1.4 of several modes as many as the card says may be chosen, and all of them are carried out', () => {
    const grow = (kind: string) => ({
      label: kind,
      effects: [{ do: 'counters', what: { each: [{ named: 'Imp' }] }, kind, amount: 1 }],
    });
    const many = action('Many', { modes: { min: 1, max: 3, choices: [grow('gem'), grow('buff'), grow('charge')] } });
    const start = () =>
      play([many, ally('Imp', {})], { hand: ['Many'], field: ['Imp'] }, {}).choose(0, {
        kind: 'ACTIVATE_CARD',
        card: 'Many',
      });
    expect(start().decision()).toMatchObject({ kind: 'MODES', min: 1, max: 3 });
    const counters = (...picked: number[]) =>
      start()
        .answer(0, { choose: picked.map((index) => ({ index })) })
        .resolve()
        .the('Imp').counters;
    expect([counters(1), counters(0, 2), counters(0, 1, 2)]).toEqual([
      { buff: 1 },
      { gem: 1, charge: 1 },
      { gem: 1, buff: 1, charge: 1 },
    ]);
  });
});

describe('materializing', () => {
  const relic = (name: string, props: JsonObject, ...abilities: JsonObject[]) =>
    card(name, { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0, ...props }, ...abilities);

  it('ga:2.3.2.6 a card that needs a target is materialized only where there is one', () => {
    const tied = relic('Tied', {}, { kind: 'keyword', keyword: 'link', from: { has: ['types', ['Ally']] } });
    const start = (...field: string[]) => play([tied], { materialDeck: ['Tied'], field }, {}).to('materialize', 5);
    const game = start('Blitz Mage', 'Banner Knight').choose(0, { card: 'Tied' });
    expect([game.decision().kind, game.choices().sort()]).toEqual(['TARGETS', ['Banner Knight', 'Blitz Mage']]);
    game.answer(0, { choose: [{ card: 'Blitz Mage' }] }).resolve();
    expect(game.the('Tied').attachedTo).toBe(game.the('Blitz Mage').id);
    expect(start('Blitz Mage').choices()).toEqual(['Tied']);
    expect(start().choices()).toEqual([]);
  });

  it('ga:2.3.2.8 what would be illegal is not offered: its element, its cost, and its level are looked at before', () => {
    const definitions = [
      relic('Plain', {}),
      relic('Crux', { elements: ['crux'] }),
      relic('Fiery', { elements: ['fire'] }),
      relic('Dear', { cost: 3 }),
    ];
    const materialDeck = ['Plain', 'Crux', 'Fiery', 'Dear', 'Lorraine, Blademaster', 'Lorraine, Wandering Warrior'];
    const game = play(definitions, { materialDeck, memory: some(2) }, {}).to('materialize', 5);
    expect(game.choices().sort()).toEqual(['Lorraine, Wandering Warrior', 'Plain']);
    expect(game.refused(0, { choose: [{ card: 'Crux' }] }).code).toBe('NO_MATCH');
    expect([game.view().turn.phase, game.count(0, 'materialDeck'), game.count(0, 'memory')]).toEqual([
      'materialize',
      6,
      2,
    ]);
  });
});

describe('copies', () => {
  it('ga:2.11.7.13.1 abilities that wait are copied as well, activated and triggered, and cards of others', () => {
    const echo = action('Echo', {
      targets: [{ what: [{ zone: 'effectsStack' }] }],
      effects: [{ do: 'copy', what: { target: 0 } }],
    });
    const lamp = card(
      'Lamp',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      { kind: 'activated', cost: [], effects: [DRAW] },
    );
    const herald = ally(
      'Herald',
      { cost: 0 },
      { kind: 'triggered', on: { on: 'move', object: 'self', match: { to: 'field' } }, effects: [DRAW] },
    );
    const think = action('Think', { effects: [DRAW] });
    const definitions = [echo, lamp, herald, think];
    const mine = { hand: ['Herald', 'Think'], field: ['Lamp'] };
    const echoed = (game: ReturnType<typeof play>, name: string) => {
      game.pass().activateCard(1, 'Echo', { card: name }).resolve();
      expect(game.view().stack.map(({ card: of, controller }) => [of, controller])).toEqual([
        [name, 1],
        [name, 0],
      ]);
      game.resolveAll();
      return [game.count(0, 'hand'), game.count(1, 'hand')];
    };
    const start = () => play(definitions, mine, { hand: ['Echo'] });
    expect(echoed(start().use(0, 'Lamp'), 'Lamp')).toEqual([3, 1]);
    expect(echoed(start().activateCard(0, 'Herald').resolve(), 'Herald')).toEqual([2, 1]);
    expect(echoed(start().activateCard(0, 'Think'), 'Think')).toEqual([2, 1]);
    // The turn player copies what another player activated as well.
    const other = play(definitions, { hand: ['Echo'] }, { hand: ['Think'] })
      .pass()
      .activateCard(1, 'Think');
    other.activateCard(0, 'Echo', { card: 'Think' }).resolve();
    expect(other.view().stack.map(({ controller }) => controller)).toEqual([0, 1]);
    other.resolveAll();
    expect([other.count(0, 'hand'), other.count(1, 'hand')]).toEqual([1, 1]);
  });
});

describe('awake and rested', () => {
  it('ga:2.11.7.14.6.3 what its player controls is awake after their wake up phase, champions and items as well, and no other’s', () => {
    const lamp = card('Lamp', { types: ['Item'], costKind: 'reserve', cost: 1 });
    const side = { field: ['Lamp', 'Blitz Mage'].map((name) => ({ card: name, rested: true })) };
    const game = play(
      [lamp],
      { ...side, champion: lorraine(1, { rested: true }) },
      { ...side, champion: lorraine(1, { rested: true }) },
    );
    const rested = (seat: number) =>
      Object.values(game.view().objects)
        .filter((one) => one.zone === 'field' && one.controller === seat && one.rested === true)
        .map((one) => String(one.card))
        .sort();
    const all = ['Blitz Mage', 'Lamp', 'Lorraine, Wandering Warrior'];
    expect([rested(0), rested(1)]).toEqual([all, all]);
    game.to('recollection', 4);
    expect([rested(0), rested(1)]).toEqual([all, []]);
    game.to('recollection', 5);
    expect([rested(0), rested(1)]).toEqual([[], []]);
  });
});
