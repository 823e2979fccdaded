/** What is possible at any time of the main phase and what is not, and what champions, allies and tokens are with (1.2, 1.6, 1.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { hero } from '../cards/hero.js';
import { action, ally, card, DRAW, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const ponder = action('Ponder', { effects: [DRAW] }, 'slow');
const think = action('Think', { effects: [DRAW] });

describe('slow actions', () => {
  it('ga:1.2.1.2 are possible throughout the main phase, as often as one likes: after cards, abilities and attacks', () => {
    const lamp = card(
      'Lamp',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      { kind: 'activated', timing: 'slow', cost: [], effects: [DRAW] },
    );
    const mine = { hand: ['Ponder', 'Ponder', 'Ponder'], field: ['Lamp', 'Wolf', 'Wolf'], champion: lorraine(1) };
    const game = play([ponder, lamp, ally('Wolf', { power: 1, life: 4 })], mine, {});
    const slow = ['ACTIVATE_ABILITY Lamp', 'ACTIVATE_CARD Ponder'];
    expect(game.offers()).toEqual(expect.arrayContaining([...slow, 'ATTACK Wolf']));
    game.activateCard(0, 'Ponder').resolve();
    expect(game.offers()).toEqual(expect.arrayContaining([...slow, 'ATTACK Wolf']));
    game.choose(0, { kind: 'ATTACK', card: 'Wolf', nth: 0 }).aim('Spirit of Fire').fight();
    expect(game.offers()).toEqual(expect.arrayContaining([...slow, 'ATTACK Wolf']));
    game.use(0, 'Lamp').resolve().activateCard(0, 'Ponder').resolve();
    game.declare(0, 'Wolf', 'Spirit of Fire').fight();
    game.activateCard(0, 'Ponder').resolve();
    expect([game.damage(1), game.zones('Ponder')]).toEqual([2, ['graveyard', 'graveyard', 'graveyard']]);
    // Once it is over there is nothing slow any more.
    expect(game.to('end').offers()).not.toContain('ACTIVATE_ABILITY Lamp');
  });

  it('ga:2.2.5.2 the turn player attacks with one unit after another, and acts fast between and over what waits', () => {
    const wolf = ally('Wolf', { power: 1, life: 4 });
    const game = play([think, wolf], { hand: ['Think', 'Think'], field: ['Wolf', 'Wolf', 'Wolf'] }, {});
    for (const left of [3, 2, 1]) {
      expect(game.offers().filter((offer) => offer === 'ATTACK Wolf')).toHaveLength(left);
      game.choose(0, left > 1 ? { kind: 'ATTACK', nth: 0 } : { kind: 'ATTACK' }).aim('Spirit of Fire');
      game.fight();
    }
    game.activateCard(0, 'Think').activateCard(0, 'Think').resolveAll();
    expect([game.damage(1), game.count(0, 'hand')]).toEqual([3, 2]);
  });

  it('ga:1.7.2.1 allies are not activated over what waits, in combat, in other phases, or in another’s turn', () => {
    const imp = ally('Imp', { cost: 0 });
    const side = { hand: ['Imp', 'Think'], field: ['Blitz Mage'] };
    const offered = (game: ReturnType<typeof play>) => game.offers().includes('ACTIVATE_CARD Imp');
    const game = play([think, imp], side, side);
    expect(offered(game)).toBe(true);
    game.activateCard(0, 'Think');
    expect([offered(game), offered(game.pass())]).toEqual([false, false]);
    expect(offered(game.resolve())).toBe(true);
    game.declare(0, 'Blitz Mage', 'Spirit of Fire');
    while (game.view().turn.phase === 'combat') {
      expect(offered(game)).toBe(false);
      game.pass();
    }
    expect([
      offered(game),
      offered(game.to('end')),
      offered(game.to('recollection')),
      offered(game.to('main')),
    ]).toEqual([true, false, false, true]);
  });
});

describe('champions and allies', () => {
  it('ga:1.7.1.4.2 an effect that levels a champion up asks for no element of the new card either', () => {
    const spirit = hero('Spirit', 'norm', 0, 'Spirit');
    const rise = action('Rise', { effects: [{ do: 'levelUp' }] });
    const definitions = [spirit, hero('Mage', 'crux', 1, 'Mage'), rise];
    const game = play(definitions, { champion: 'Spirit', materialDeck: ['Mage'], hand: ['Rise'] }, {});
    game.activateCard(0, 'Rise').resolve();
    expect(game.choices()).toEqual(['Mage']);
    game.choose(0, { card: 'Mage' });
    expect(game.champion(0)).toMatchObject({ card: 'Mage', level: 1 });
  });

  it('ga:1.7.1.8.2 for an attack card the champion is rested from its activation on, also where that is negated', () => {
    const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2 });
    const deny = action('Deny', {
      targets: [{ what: [{ zone: 'effectsStack' }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const game = play([cut, deny], { champion: lorraine(1), hand: ['Cut', 'Cut'] }, { hand: ['Deny'] });
    expect(game.champion(0).rested).toBe(false);
    game.activateCard(0, 'Cut');
    expect([game.stack(), game.champion(0).rested, game.champion(1).rested]).toEqual([['Cut'], true, false]);
    game.pass().activateCard(1, 'Deny', { card: 'Cut' }).resolve();
    expect([game.view().turn.phase, game.champion(0).rested]).toEqual(['main', true]);
    expect(game.offers()).not.toContain('ACTIVATE_CARD Cut');
  });

  it('ga:1.7.2.5 only allies that are attacked retaliate, of several that are there', () => {
    const knights: JsonObject[] = [
      { card: 'Esteemed Knight' },
      { card: 'Banner Knight' },
      { card: 'Blitz Mage', rested: true },
    ];
    const game = play([], { field: ['Blitz Mage', 'Esteemed Knight'] }, { field: knights });
    game.declare(0, 'Blitz Mage', 'Banner Knight');
    while (game.decision().kind !== 'RETALIATE') game.pass();
    expect([game.decision().seat, game.choices()]).toEqual([1, ['Banner Knight']]);
    const rested = play([], { field: ['Blitz Mage'] }, { field: knights }).choose(0, { kind: 'ATTACK' });
    rested.answer(0, { choose: [{ card: 'Blitz Mage' }] });
    const asked = [];
    while (rested.view().turn.phase === 'combat') {
      if (rested.decision().kind === 'RETALIATE') asked.push(rested.choices());
      rested.answer(rested.decision().seat, rested.decision().default);
    }
    expect(asked.flat()).toEqual([]);
  });

  it('ga:1.6.9.1.2 a token enters with its durability as well, and so does what an effect puts there', () => {
    const made = { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 1, durability: 3 };
    const forge = action('Forge', { effects: [{ do: 'create', token: card('Spike', made), count: 2 }] });
    const raise = action('Raise', {
      targets: [{ what: [{ zone: 'graveyard' }, { has: ['types', ['Weapon']] }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'field', cause: 'effect', controller: 'you' }],
    });
    const game = play(
      [forge, raise, card('Blade', made)],
      { hand: ['Forge', 'Raise', ...some(1)], graveyard: ['Blade'] },
      {},
    );
    game.activateCard(0, 'Forge').resolve();
    expect(game.all('Spike').map(({ durability, counters }) => [durability, counters])).toEqual([
      [3, { durability: 3 }],
      [3, { durability: 3 }],
    ]);
    game.activateCard(0, 'Raise', { card: 'Blade' }).resolve();
    expect(game.the('Blade')).toMatchObject({ durability: 3, counters: { durability: 3 } });
  });
});
