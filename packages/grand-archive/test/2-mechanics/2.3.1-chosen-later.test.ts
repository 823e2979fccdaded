/** What is chosen after payment, where paying imbues what is activated (2.3.1.4, 2.3.1.5, 2.3.1.8). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ally, card, keyword, on, play } from '../support/own-cards.js';

const IMBUED: JsonObject = { paid: 'imbue' };
const spell = (name: string, body: JsonObject): JsonObject =>
  card(
    name,
    { types: ['Action'], costKind: 'reserve', cost: 1, speed: 'fast', subtypes: ['Spell'] },
    { kind: 'spell', ...body },
    { ...keyword('imbue'), value: 1 },
  );
const damage = (amount: number, target: number): JsonObject => ({ do: 'damage', amount, to: { target } });
const upTo = (type: string, more: JsonObject = {}): JsonObject => ({ ...on(type), min: 0, ...more });
const pounce = spell('Pounce', {
  targets: [upTo('Ally'), upTo('Ally', { if: IMBUED, notIn: [0] })],
  effects: [damage(1, 0), { do: 'if', if: IMBUED, then: [damage(2, 1)] }],
});
const decree = spell('Decree', {
  modes: {
    min: 1,
    max: 1,
    more: { if: IMBUED, min: 2, max: 2 },
    choices: [
      { label: 'First', targets: [upTo('Ally')], effects: [damage(1, 0)] },
      { label: 'Second', targets: [upTo('Champion')], effects: [damage(3, 0)] },
      { label: 'Third', effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ],
  },
});
const one = ally('One', { life: 5 });
const two = ally('Two', { life: 5 });
const definitions = [pounce, decree, one, two];
const start = (name: string) => play(definitions, { hand: [name, 'One'], field: ['Two'] }, { field: ['One'] });
const choose = (...names: string[]): JsonObject => ({ choose: names.map((name) => ({ card: name })) });

describe('what is activated and becomes imbued', () => {
  it('ga:2.3.1.8 asks for the targets that it has then, and not before', () => {
    const game = start('Pounce').activateCard(0, 'Pounce', choose('Two') as never, { confirm: true });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    expect(game.choices()).toEqual(['One']);
    game.answer(0, { choose: [{ card: 'One' }] }).resolve();
    expect([game.the('Two').damage, game.the('One').damage]).toEqual([1, 2]);
  });
  it('ga:2.3.1.8 asks for nothing more where it is not imbued', () => {
    const game = start('Pounce').activateCard(0, 'Pounce', choose('Two') as never, { confirm: false });
    expect(game.stack()).toEqual(['Pounce']);
    expect(game.decision().kind).toBe('OPPORTUNITY');
    game.resolve();
    expect([game.the('Two').damage, game.the('One').damage ?? 0]).toEqual([1, 0]);
  });
  it('ga:2.3.1.4 another mode is chosen with its targets, and what was chosen before stays', () => {
    const game = start('Decree').choose(0, { kind: 'ACTIVATE_CARD', card: 'Decree' });
    expect([game.decision().min, game.decision().max]).toEqual([1, 1]);
    game.answer(0, { choose: [{ index: 1 }] }).answering([choose('Spirit of Fire') as never, { confirm: true }]);
    expect(game.decision()).toMatchObject({ kind: 'MODES', min: 1, max: 1 });
    expect(game.decision().options.map(({ label }) => label)).toEqual(['First', 'Third']);
    game
      .answer(0, { choose: [{ index: 0 }] })
      .answering([choose('One') as never])
      .resolve();
    expect([game.the('One').damage, game.champion(1).damage]).toEqual([1, 3]);
  });
});
