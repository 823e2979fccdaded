/** Materializing cards with targets and the like, with cards of the test's own (2.3.2.4–2.3.2.9). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, on, play } from '../support/own-cards.js';
import { rai, some } from '../support/play.js';

const decree = (name: string, body: JsonObject, cost = 0): JsonObject =>
  card(
    name,
    { types: ['Action'], supertypes: ['Regalia'], costKind: 'memory', cost, speed: 'fast', subtypes: ['Spell'] },
    { kind: 'spell', ...body },
  );
const strike = decree('Strike', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] });
const split = decree('Split', {
  targets: [{ ...on('Ally'), min: 1, max: 3 }],
  divide: 3,
  effects: [{ do: 'damage', to: { target: 0 }, amount: { division: true } }],
});
const maybe = decree('Maybe', {
  targets: [{ ...on('Ally'), min: 0, max: 2 }],
  effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
});
const dear = decree('Dear', { effects: [{ do: 'draw', who: 'you', count: 1 }] }, 3);
const definitions = [strike, split, maybe, dear];
const phase = (material: string[], field: (string | JsonObject)[] = ['Esteemed Knight'], memory = some(0)) =>
  play(definitions, {}, { materialDeck: material, memory, field }).until({ kind: 'MATERIALIZE' });

describe('materializing what has targets', () => {
  it('ga:2.3.2.6 targets are chosen as the card is materialized', () => {
    const game = phase(['Strike'], ['Esteemed Knight', 'Blitz Mage']).choose(1, { card: 'Strike' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1, min: 1, max: 1 });
    game.choose(1, { card: 'Esteemed Knight' });
    expect([game.stack(), game.the('Esteemed Knight').damage]).toEqual([['Strike'], 0]);
    expect(game.resolve().the('Esteemed Knight').damage).toBe(1);
  });

  it('ga:2.3.2.6.1 what is divided is divided after the targets are chosen', () => {
    const game = phase(['Split'], ['Esteemed Knight', 'Veteran Soldier']).choose(1, { card: 'Split' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', max: 2 });
    game.answer(1, { choose: [{ card: 'Esteemed Knight' }, { card: 'Veteran Soldier' }] });
    expect(game.decision()).toMatchObject({ kind: 'DIVIDE', total: 3 });
    const [knight, soldier] = game.decision().options;
    game.answer(1, {
      distribute: [
        { option: knight?.id as string, amount: 2 },
        { option: soldier?.id as string, amount: 1 },
      ],
    });
    game.resolve();
    expect(game.the('Esteemed Knight').damage).toBe(2);
  });

  it('ga:2.3.2.6.2 how many "up to" there are is said with the targets, and stays so', () => {
    const start = () => phase(['Maybe'], ['Esteemed Knight', 'Veteran Soldier']).choose(1, { card: 'Maybe' });
    expect(start().decision()).toMatchObject({ kind: 'TARGETS', min: 0, max: 2 });
    const one = start().choose(1, { card: 'Esteemed Knight' }).resolve();
    expect([one.the('Esteemed Knight').damage, one.the('Veteran Soldier').damage]).toEqual([1, 0]);
    const none = start().answer(1, { choose: [] }).resolve();
    expect([none.the('Esteemed Knight').damage, none.zones('Maybe')]).toEqual([0, ['banishment']]);
  });

  it('ga:2.3.2.8 what could not be materialized legally is not: nothing has happened, and nobody has seen it', () => {
    // No target, and a cost that the memory can't pay.
    const game = phase(['Strike', 'Dear'], [], some(2));
    expect(game.choices()).toEqual([]);
    const before = [game.count(1, 'materialDeck'), game.count(1, 'memory')];
    expect(() => game.choose(1, { card: 'Strike' })).toThrow();
    expect(() => game.choose(1, { card: 'Dear' })).toThrow();
    expect([game.count(1, 'materialDeck'), game.count(1, 'memory')]).toEqual(before);
    expect(JSON.stringify(game.view(0))).not.toContain('Strike');
    game.answer(1, { choose: [] });
    expect([game.happened('CARD_MATERIALIZED'), game.stack()]).toEqual([[], []]);
    expect(phase(['Strike', 'Dear'], ['Esteemed Knight'], some(3)).choices().sort()).toEqual(['Dear', 'Strike']);
  });

  /** A champion that costs 2 cards of the hand. */
  const patron = card('Patron', {
    types: ['Champion'],
    costKind: 'reserve',
    cost: 2,
    level: 1,
    life: 20,
    subtypes: ['Human'],
  });
  const due = (zones: object) =>
    play([patron], {}, { champion: rai(0), materialDeck: ['Patron'], ...zones }).until({ kind: 'MATERIALIZE' });

  it('ga:2.3.2.4.1 a card with a reserve cost is materialized for that: it is reserved, and is no activation', () => {
    const game = due({ hand: some(3) }).choose(1, { card: 'Patron' });
    expect(game.decision()).toMatchObject({ kind: 'RESERVE', seat: 1, min: 2, max: 2 });
    game.answering([]);
    expect([game.count(1, 'hand'), game.count(1, 'memory')]).toEqual([1, 2]);
    expect(game.view().stack).toMatchObject([{ kind: 'MATERIALIZATION' }]);
    expect([game.happened('CARD_MATERIALIZED').length, game.happened('CARD_ACTIVATED').length]).toEqual([1, 0]);
    expect(game.resolve().champion(1)).toMatchObject({ card: 'Patron' });
  });

  it('ga:2.3.3.1.5 the reserve cost is paid in the place of a memory cost: nothing is banished', () => {
    const game = due({ hand: some(2), memory: some(2) })
      .choose(1, { card: 'Patron' })
      .answering([]);
    expect([game.count(1, 'hand'), game.count(1, 'memory'), game.count(1, 'banishment')]).toEqual([0, 4, 0]);
    // Without cards to reserve it can't be materialized, though there is memory.
    expect(due({ hand: some(1), memory: some(4) }).choices()).toEqual([]);
  });
});
