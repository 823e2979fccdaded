/** What declaring attacks costs, and attacks that allies are commanded to make. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, play } from '../support/own-cards.js';

const CHAMPION = 'Spirit of Fire';
const rule = (name: string, more: JsonObject = {}): JsonObject => ({ mod: 'rule', rule: name, ...more });
const own = (name: string, more: JsonObject): JsonObject => ({ kind: 'static', mods: [rule(name, more)] });
const tax = (more: JsonObject): JsonObject => ({
  kind: 'static',
  affects: { players: 'all' },
  mods: [rule('attackTax', { amount: 1, ...more })],
});
const soldier = ally('Soldier', { power: 2, life: 9 });

describe('what attacks cost', () => {
  const marshal = ally('Marshal', { power: 2, life: 9 }, own('attackCost', { amount: 2 }));
  const maul = card(
    'Maul',
    {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      subtypes: ['Hammer'],
      costKind: 'memory',
      cost: 0,
      power: 3,
      durability: 2,
    },
    own('attackCost', { amount: 2 }),
  );

  it('ga:1.6.4.2 an attack that costs something is paid for, or not declared', () => {
    const attacks = (hand: string[]) =>
      play([marshal], { hand, field: ['Marshal'] }, {})
        .offers()
        .filter((offer) => offer.startsWith('ATTACK'));
    expect([attacks(['Marshal']), attacks(['Marshal', 'Marshal'])]).toEqual([[], ['ATTACK Marshal']]);
    const game = play([marshal], { hand: ['Marshal', 'Marshal', 'Marshal'], field: ['Marshal'] }, {});
    game.choose(0, { kind: 'ATTACK', card: 'Marshal' }).answering([]);
    expect([game.count(0, 'memory'), game.count(0, 'hand')]).toEqual([2, 1]);
    expect(game.fight().damage(1)).toBe(2);
  });

  it('ga:2.6.5 a weapon that costs something is used by those who can pay', () => {
    const attacks = (hand: string[]) =>
      play([maul, soldier], { hand, field: ['Maul'] }, {})
        .offers()
        .filter((offer) => offer.startsWith('ATTACK'));
    expect([attacks(['Soldier']), attacks(['Soldier', 'Soldier'])]).toEqual([[], ['ATTACK Spirit of Wind']]);
    const game = play([maul, soldier], { hand: ['Soldier', 'Soldier'], field: ['Maul'] }, {});
    game.choose(0, { kind: 'ATTACK', card: 'Spirit of Wind' }).answering([]);
    expect([game.count(0, 'memory'), game.fight().damage(1)]).toEqual([2, 3]);
  });

  it('ga:2.6.1 what all attacks of some kind cost, and those on some unit', () => {
    const chibi = ally('Chibi', { life: 9 }, tax({ of: { has: ['types', ['Ally']] } }));
    const bandit = ally('Bandit', { life: 9 }, tax({ at: { self: true } }));
    const offers = (...field: string[]) => play([chibi, bandit, soldier], { field: ['Soldier'] }, { field }).offers();
    expect([offers('Chibi').includes('ATTACK Soldier'), offers('Bandit').includes('ATTACK Soldier')]).toEqual([
      false,
      true,
    ]);
    const game = play([chibi, bandit, soldier], { field: ['Soldier'] }, { field: ['Bandit'] });
    game.choose(0, { kind: 'ATTACK', card: 'Soldier' });
    expect(game.combat().targets).toHaveLength(1);
    const rich = play([chibi, bandit, soldier], { hand: ['Soldier'], field: ['Soldier'] }, { field: ['Bandit'] });
    rich.choose(0, { kind: 'ATTACK', card: 'Soldier' }).answering([{ card: 'Bandit' }]);
    expect(rich.count(0, 'memory')).toBe(1);
    const plain = play([chibi, bandit, soldier], { hand: ['Soldier'], field: ['Soldier'] }, { field: ['Bandit'] });
    plain.choose(0, { kind: 'ATTACK', card: 'Soldier' }).answering([{ card: CHAMPION }]);
    expect(plain.count(0, 'memory')).toBe(0);
  });

  it('ga:2.5.1.5 a tax of all players for a while', () => {
    const plea = action('Plea', {
      effects: [
        { do: 'modify', what: 'players', mods: [rule('attackTax', { amount: 1 })], until: { kind: 'endOfTurn' } },
      ],
    });
    const game = play([plea, soldier], { hand: ['Plea'], field: ['Soldier'] }, {});
    expect(game.offers()).toContain('ATTACK Soldier');
    game.activateCard(0, 'Plea').resolve();
    expect(game.offers()).not.toContain('ATTACK Soldier');
  });
});

describe('command', () => {
  const order = card(
    'Order',
    { types: ['Attack'], costKind: 'reserve', cost: 0, power: 3, subtypes: ['Tamer'] },
    { ...keyword('command'), label: 'Chessman' },
  );
  const pawn = ally('Pawn', { power: 0, life: 5, subtypes: ['Chessman'] }, { ...keyword('commanded will'), value: 1 });
  const cards = [order, pawn, soldier];

  it('ga:2.11.7.15.2 an ally of the kind rests for it and attacks, and no champion', () => {
    const game = play(cards, { hand: ['Order'], field: ['Pawn', 'Soldier'] }, {});
    game.activateCard(0, 'Order').resolve().aim(CHAMPION);
    expect([game.the('Pawn').rested, game.champion(0).rested, game.the('Soldier').rested]).toEqual([
      true,
      false,
      false,
    ]);
    expect(game.combat()).toMatchObject({ attacker: game.the('Pawn').id, power: 4 });
    game.fight();
    expect([game.damage(1), game.zones('Order')]).toEqual([4, ['graveyard']]);
    expect(game.the('Pawn').power).toBe(0);
  });

  it('ga:2.11.7.15.2 without such an ally that is awake it can’t be activated', () => {
    const offers = (...field: (string | JsonObject)[]) => play(cards, { hand: ['Order'], field }, {}).offers();
    expect(offers('Soldier')).not.toContain('ACTIVATE_CARD Order');
    expect(offers({ card: 'Pawn', rested: true })).not.toContain('ACTIVATE_CARD Order');
    expect(offers('Pawn')).toContain('ACTIVATE_CARD Order');
  });

  it('ga:2.3.4.8 nobody attacks where the ally has gone', () => {
    const kill = action('Kill', {
      effects: [{ do: 'move', what: { each: [{ named: 'Pawn' }] }, to: 'graveyard', cause: 'destroy' }],
    });
    const game = play([...cards, kill], { hand: ['Order', 'Kill'], field: ['Pawn'] }, {});
    game.activateCard(0, 'Order').activateCard(0, 'Kill').resolve().resolve();
    expect([game.zones('Order'), game.view().turn.phase]).toEqual([['graveyard'], 'main']);
  });
});
