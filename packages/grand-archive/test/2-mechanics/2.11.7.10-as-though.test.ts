/** Acting as though of another type, and types that are added (2.11.7.10.2, 2.11.7.10.3). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';

const blade = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(
    name,
    {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      subtypes: ['Sword'],
      costKind: 'memory',
      cost: 0,
      power: 2,
      durability: 3,
    },
    ...abilities,
  );
const dancing = blade('Dancing', { kind: 'static', mods: [{ mod: 'rule', rule: 'attacksAsAlly' }] });
const spark = action('Spark', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] });
const guard = ally('Guard', { power: 3, life: 4 });

describe('as though it were an ally', () => {
  const start = () =>
    play(
      [dancing, blade('Plain'), spark, guard],
      { field: ['Dancing', 'Plain'], hand: ['Spark'] },
      { field: ['Guard'] },
    );

  it('ga:2.11.7.10.2.1 it attacks so, by its own power, and is still only what it is', () => {
    const game = start();
    expect(game.offers()).not.toContain('ATTACK Plain');
    expect(game.offers()).toContain('ATTACK Dancing');
    game.declare(0, 'Dancing', 'Guard');
    expect(game.the('Dancing')).toMatchObject({ types: ['Weapon'], rested: true });
    game.fight();
    expect(game.the('Guard').damage).toBe(2);
  });

  it('ga:2.11.7.10.2.2 it is no target for what aims at allies, and is dealt no damage', () => {
    const game = start().choose(0, { kind: 'ACTIVATE_CARD', card: 'Spark' });
    expect(game.stack()).toEqual(['Spark']);
    expect(game.the('Guard').id).toBe(
      (game.view().stack[0] as unknown as { targets: { object: string }[] }).targets[0]?.object,
    );
    game.resolve().declare(0, 'Dancing', 'Guard').pass().pass();
    if (game.decision().kind === 'OPPORTUNITY') game.pass().pass();
    expect(game.decision().kind).toBe('RETALIATE');
    game.choose(1, { card: 'Guard' }).fight();
    expect(game.the('Dancing')).toMatchObject({ damage: 0, zone: 'field' });
  });

  it('ga:2.11.7.10.2.2 nor can it be attacked', () => {
    const game = play([dancing, guard], { field: ['Guard'] }, { field: ['Dancing'] });
    game.choose(0, { kind: 'ATTACK', card: 'Guard' });
    expect(game.combat().targets).toEqual([game.champion(1).id]);
  });
});

describe('types that are added', () => {
  const slay = action('Slay', {
    targets: [on('Ally')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
  });
  const give = (prop: string, value: string): JsonObject =>
    action('Give', {
      targets: [on('Ally', 'Weapon')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [
            { mod: 'gain', prop, values: [value] },
            { mod: 'set', prop: 'life', value: 4 },
          ],
          until: { kind: 'permanent' },
        },
      ],
    });
  const gone = (gift: JsonObject, name: string): string[] =>
    play([slay, gift, guard, blade('Plain')], { hand: ['Give', 'Slay'], field: [name] }, {})
      .activateCard(0, 'Give', { card: name })
      .resolve()
      .activateCard(0, 'Slay', { card: name })
      .resolve()
      .zones(name);

  it('ga:2.11.7.10.3.1.1 of two places where it would go the narrower one counts: banishment, not the graveyard', () => {
    expect(gone(give('types', 'Ally'), 'Plain')).toEqual(['banishment']);
    expect(gone(give('supertypes', 'Regalia'), 'Guard')).toEqual(['banishment']);
    expect(gone(give('supertypes', 'Unique'), 'Guard')).toEqual(['graveyard']);
  });
});
