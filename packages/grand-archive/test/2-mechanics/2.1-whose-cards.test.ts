/** Cards and objects that another player owns: where they go, who controls them, and who decides about them (2.1–2.5). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, on, play } from '../support/own-cards.js';
import { lorraine, rai } from '../support/play.js';

const borrow = action('Borrow', {
  effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, cost: [] }],
});
const gift = action('Gift', { effects: [DRAW] });
const friend = ally('Friend', { cost: 0 });
const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2, subtypes: ['Skill'] });
const activation: JsonObject = { what: [{ zone: 'effectsStack' }, { has: ['types', ['Action', 'Ally']] }] };
const recall = action('Recall', {
  targets: [activation],
  effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
});
const halt = action('Halt', { effects: [{ do: 'endPhase' }] });
const own = [borrow, gift, friend, cut, recall, halt];
/** Seat 0 has activated a card that the opponent owns. */
const borrowing = (name: string, theirs: JsonObject = {}) =>
  play(own, { champion: lorraine(1), hand: ['Borrow'] }, { graveyard: [name], ...theirs })
    .activateCard(0, 'Borrow')
    .resolve()
    .choose(0, { card: name });
/** The opponent has activated a card of seat 0 in seat 0’s turn. */
const lending = (name: string, setup: JsonObject[] = [{}, {}]) =>
  play(own, { graveyard: [name], ...setup[0] }, { hand: ['Borrow'], ...setup[1] })
    .pass()
    .activateCard(1, 'Borrow')
    .resolve()
    .choose(1, { card: name });
const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const lent = (name: string): JsonObject => ({ card: name, controller: 0 });

describe('borrowed cards', () => {
  it('ga:2.3.0.2 are controlled by who plays them on the Effects Stack, in the turn of another as well', () => {
    expect(lending('Gift').view().stack).toMatchObject([{ card: 'Gift', controller: 1 }]);
  });

  it('ga:2.1.4.3 come onto the field for who played them, in the turn of another as well', () => {
    expect(lending('Friend').resolve().the('Friend')).toMatchObject({ controller: 1, owner: 0 });
  });

  it('ga:2.3.4.5 become objects of whoever played them, and not of their owner', () => {
    expect(borrowing('Friend').resolve().the('Friend')).toMatchObject({ controller: 0, owner: 1 });
  });

  it('ga:2.3.4.6 are carried out for who played them', () => {
    const game = borrowing('Gift').resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 0]);
  });

  it('ga:2.3.4.8 attack with the champion of who played them', () => {
    const game = borrowing('Cut').resolve();
    expect(game.view().objects[String(game.combat().attacker)]).toMatchObject({ controller: 0 });
    expect(game.fight().damage(1)).toBe(2);
  });

  it('ga:2.1.10.1 in the intent are controlled by who attacks with them', () => {
    const game = borrowing('Cut').resolve();
    expect(game.the('Cut', 'intent')).toMatchObject({ controller: 0, owner: 1 });
  });

  it('ga:2.1.10.3 leave the intent as combat ends', () => {
    expect(borrowing('Cut').resolve().fight().zones('Cut')).toEqual(['graveyard']);
  });

  it('ga:2.1.6.3.1 go to the graveyard of their owner once they were used', () => {
    const used = (name: string) => {
      const game = borrowing(name).resolve();
      if (name === 'Cut') game.fight();
      return [game.the(name, 'graveyard').owner, game.count(1, 'graveyard')];
    };
    expect([used('Gift'), used('Cut')]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('ga:2.1.7.2.1 are banished from the Effects Stack to their owner, ga:2.2.8.1 with all cards that wait there', () => {
    const game = borrowing('Gift', { hand: ['Halt', 'Gift'] }).pass();
    game.activateCard(1, 'Gift').pass().activateCard(1, 'Halt').resolve();
    expect([game.stack(), game.zones('Gift'), game.count(1, 'banishment')]).toEqual([
      [],
      ['banishment', 'banishment'],
      3,
    ]);
  });

  it('ga:2.1.8.6.1 return from the Effects Stack to the hand of their owner', () => {
    const game = borrowing('Gift', { hand: ['Recall'] }).pass();
    game.activateCard(1, 'Recall', { card: 'Gift' }).resolve();
    expect([game.zones('Gift'), game.count(1, 'hand'), game.count(0, 'hand')]).toEqual([['hand'], 1, 0]);
  });

  it('ga:2.3.1.3 need the elements of who activates them', () => {
    const fire = action('Ember', { effects: [] });
    const ember: JsonObject = { ...fire, props: { ...(fire.props as JsonObject), elements: ['fire'] } };
    const choices = (champion: string, other: string) => {
      const game = play([borrow, ember], { champion, hand: ['Borrow'] }, { champion: other, graveyard: ['Ember'] });
      game.activateCard(0, 'Borrow').resolve();
      return game.decision().kind === 'OPPORTUNITY' ? [] : game.choices();
    };
    expect([choices('Spirit of Fire', 'Spirit of Wind'), choices('Spirit of Wind', 'Spirit of Fire')]).toEqual([
      ['Ember'],
      [],
    ]);
  });
});

describe('objects that another player owns', () => {
  it('ga:2.4.1.1 have their abilities activated by who controls them alone', () => {
    const lamp = item('Lamp', { kind: 'activated', cost: [{ pay: 'rest' }], effects: [DRAW] });
    expect(play([lamp], {}, { field: [lent('Lamp')] }).offers()).toEqual(['PASS', 'ACTIVATE_ABILITY Lamp']);
    expect(play([lamp], { field: [{ card: 'Lamp', controller: 1 }] }, {}).offers()).toEqual(['PASS']);
  });

  it('ga:2.4.1.2 are given up for their own abilities', () => {
    const bomb = item('Bomb', { kind: 'activated', cost: [{ pay: 'sacrifice', what: 'self' }], effects: [DRAW] });
    const game = play([bomb], {}, { field: [lent('Bomb')] }).use(0, 'Bomb');
    expect([game.zones('Bomb'), game.count(1, 'graveyard'), game.resolve().count(0, 'hand')]).toEqual([
      ['graveyard'],
      1,
      1,
    ]);
  });

  it('ga:2.3.3.1 rest to pay for who controls them', () => {
    const gem = item('Gem', keyword('reservable'));
    const imp = ally('Imp', {});
    expect(play([gem, imp], { hand: ['Imp'] }, { field: [lent('Gem')] }).offers()).toContain('ACTIVATE_CARD Imp');
    const away = play([gem, imp], { hand: ['Imp'], field: [{ card: 'Gem', controller: 1 }] }, {});
    expect(away.offers()).toEqual(['PASS']);
  });

  it('ga:2.4.0.11 have their triggered abilities controlled by who controls them', () => {
    const herald = ally(
      'Herald',
      { power: 1, life: 3 },
      { kind: 'triggered', keyword: 'on attack', on: { on: 'attack', object: 'self' }, effects: [DRAW] },
    );
    const game = play([herald], {}, { field: [lent('Herald')] }).declare(0, 'Herald', 'Spirit of Fire');
    expect(game.view().stack).toMatchObject([{ card: 'Herald', controller: 0 }]);
    expect([game.resolve().count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 0]);
  });

  it('ga:2.4.4.1 have a bonus by the champion of who controls them', () => {
    const own: JsonObject = {
      kind: 'static',
      if: { is: ['self', { is: 'classBonus' }] },
      mods: [{ mod: 'add', stat: 'power', value: 3 }],
    };
    const mage: JsonObject = {
      ...ally('Mage', { power: 1, life: 1, subtypes: ['Mage', 'Human'], classes: ['Mage'] }, own),
    };
    const power = (mine: JsonObject, theirs: JsonObject) =>
      play([mage], { champion: mine }, { champion: theirs, field: [lent('Mage')] }).the('Mage').power;
    expect([power(rai(1), lorraine(1)), power(lorraine(1), rai(1))]).toEqual([4, 1]);
  });

  const imp = ally('Imp', { power: 1, life: 3 });
  const bolt = (amount: number) =>
    action('Bolt', { targets: [on('Ally')], effects: [{ do: 'damage', amount, to: { target: 0 } }] });

  it('ga:2.5.1.1.3 are destroyed by damage', () => {
    const game = play([imp, bolt(3)], { hand: ['Bolt'] }, { field: [lent('Imp')] }).activateCard(0, 'Bolt');
    expect(game.resolve().zones('Imp')).toEqual(['graveyard']);
  });

  it('ga:2.2.6.4.1 lose their damage as any turn ends', () => {
    const game = play([imp, bolt(2)], { hand: ['Bolt'] }, { field: [lent('Imp')] })
      .activateCard(0, 'Bolt')
      .resolve();
    expect([game.the('Imp').damage, game.to('main', 4).the('Imp').damage]).toEqual([2, 0]);
  });

  it('ga:2.2.1.1 wake up in the turn of who controls them', () => {
    const field = [{ card: 'Imp', controller: 0, rested: true }];
    const game = play([imp], {}, { field });
    expect([game.to('main', 4).the('Imp').rested, game.to('main', 5).the('Imp').rested]).toEqual([true, false]);
  });

  it('ga:2.2.7.1.2 retaliate as who controls them says', () => {
    const brute = ally('Brute', { power: 1, life: 9 });
    const game = play([imp, brute], { field: ['Brute', { card: 'Imp', controller: 1 }] }, {}).declare(
      0,
      'Brute',
      'Imp',
    );
    while (game.decision().kind === 'OPPORTUNITY') game.pass();
    expect(game.decision()).toMatchObject({ kind: 'RETALIATE', seat: 1 });
    expect(game.choices()).toEqual(['Imp']);
  });

  it('ga:2.6.11 are attacked by their owner, who doesn’t control them', () => {
    const brute = ally('Brute', { power: 1, life: 9 });
    const game = play([imp, brute], { field: ['Brute', { card: 'Imp', controller: 1 }] }, {});
    expect(game.declare(0, 'Brute', 'Imp').fight().the('Imp').damage).toBe(1);
  });

  const hero = ally('Hero', { supertypes: ['Unique'], cost: 0 });
  const heroes = () =>
    play([hero], { hand: ['Hero'] }, { field: [lent('Hero')] })
      .activateCard(0, 'Hero')
      .resolve()
      .decision();
  it('ga:2.5.1.1.7 of unique ones who controls them sacrifices', () => {
    expect(heroes()).toMatchObject({ kind: 'UNIQUE', seat: 0 });
  });
  it('ga:2.11.7.8.5 of unique ones who controls them chooses which stays', () => {
    expect([heroes().seat, heroes().options.length]).toEqual([0, 2]);
  });
});

describe('what changes the damage of a unit that another player has taken', () => {
  const onAllies: JsonObject = {
    kind: 'replacement',
    on: 'damage',
    target: [{ zone: 'field' }, { has: ['types', ['Ally']] }],
  };
  const plus = item('Plus', { ...onAllies, change: { amount: { sum: [1, { event: 'amount' }] } } });
  const shell = item('Shell', { ...onAllies, prevent: 2 });
  const veil = item('Veil', { ...onAllies, prevent: 1 });
  const wall = ally('Wall', { life: 20 });
  const bolt = action('Bolt', {
    targets: [on('Ally')],
    effects: [{ do: 'damage', amount: 3, to: { target: 0 } }],
  });
  const asked = (...field: string[]) =>
    play([plus, shell, veil, wall, bolt], { hand: ['Bolt'], field: [{ card: 'Wall', controller: 1 }, ...field] }, {})
      .activateCard(0, 'Bolt', { card: 'Wall' })
      .resolve()
      .decision();

  it('ga:2.5.2.2 applies in the order of who controls it', () => {
    expect(asked('Plus', 'Shell')).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
  });
  it('ga:2.2.7.2.2.4 in a fight too', () => {
    const brute = ally('Brute', { power: 3, life: 9 });
    const field = ['Brute', 'Plus', 'Shell', { card: 'Wall', controller: 1 }];
    const game = play([plus, shell, wall, brute], { field }, {}).declare(0, 'Brute', 'Wall');
    while (game.decision().kind === 'OPPORTUNITY') game.pass();
    if (game.decision().kind === 'RETALIATE') game.answer(1, { choose: [] });
    while (game.decision().kind === 'OPPORTUNITY' && game.view().turn.phase === 'combat') game.pass();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
  });
  it('ga:2.9.1.2 of several that prevent it who controls it says which comes first', () => {
    expect(asked('Shell', 'Veil')).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
  });
});
