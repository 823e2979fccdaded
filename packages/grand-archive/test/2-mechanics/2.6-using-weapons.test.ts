/** Who attacks with which weapons, what levels up into what, and cards that ignore their own elements (2.6.5, 1.7.1.4.1, 1.6.6.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ally, card, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const still = (rule: JsonObject, more: JsonObject = {}): JsonObject => ({
  kind: 'static',
  mods: [{ mod: 'rule', ...rule }],
  ...more,
});
const weapon = (name: string, subtype: string, ...abilities: JsonObject[]): JsonObject =>
  card(
    name,
    {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      subtypes: [subtype],
      costKind: 'memory',
      cost: 0,
      power: 2,
      durability: 3,
    },
    ...abilities,
  );
const SWORDS: JsonObject = { rule: 'usesWeapons', of: [{ has: ['subtypes', ['Sword']] }, { controller: 'you' }] };
const galahad = ally('Galahad', { power: 1, life: 4 }, still(SWORDS));
const squire = ally('Squire', { power: 1, life: 4 });
const lent = weapon(
  'Lent',
  'Polearm',
  still(
    { rule: 'usesWeapons', of: [{ self: true }] },
    { affects: [{ has: ['types', ['Ally']] }, { controller: 'you' }] },
  ),
);
const quartz = weapon('Quartz', 'Sword', still({ rule: 'cantBeUsed' }, { if: { is: ['self', { status: 'rested' }] } }));
const wall = ally('Wall', { life: 9, power: 0 });
const definitions = [galahad, squire, weapon('Blade', 'Sword'), weapon('Pike', 'Polearm'), lent, quartz, wall];
const weapons = (attacker: string, field: (string | JsonObject)[]) => {
  const game = play(definitions, { field: [attacker, ...field] as never }, { field: ['Wall'] });
  game.choose(0, { kind: 'ATTACK', card: attacker });
  return game.decision().kind === 'WEAPON' ? game.choices() : [];
};

describe('weapons of allies', () => {
  it('ga:2.6.5 are those that something lets them use, and no others', () => {
    expect([weapons('Squire', ['Blade', 'Pike']), weapons('Galahad', ['Blade', 'Pike'])]).toEqual([[], ['Blade']]);
    expect(weapons('Squire', ['Blade', 'Lent'])).toEqual(['Lent']);
  });
  it('ga:2.6.5.3 add their power, and lose durability', () => {
    const game = play(definitions, { field: ['Galahad', 'Blade'] }, { field: ['Wall'] });
    game.declare(0, 'Galahad', 'Wall', 'Blade').fight();
    expect([game.the('Wall').damage, game.the('Blade').counters]).toEqual([3, { durability: 2 }]);
  });
  it('ga:2.5.1.5.4 are not those that can’t be used', () => {
    expect(weapons('Galahad', ['Quartz'])).toEqual(['Quartz']);
    expect(weapons('Galahad', [{ card: 'Quartz', rested: true }])).toEqual([]);
  });
});

describe('what a champion levels up into', () => {
  const seal = (name: string, ...mods: JsonObject[]): JsonObject =>
    ally(name, {}, { kind: 'static', affects: [{ has: ['types', ['Champion']] }, { controller: 'you' }], mods });
  const ascend = card(
    'Ascend',
    { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'] },
    { kind: 'spell', effects: [{ do: 'levelUp' }] },
  );
  const rules = [
    seal('Kin', { mod: 'rule', rule: 'levelsInto', of: { lineageName: 'Lorraine' } }),
    seal('Other', { mod: 'rule', rule: 'levelsInto', of: { lineageName: 'Rai' } }),
    seal('Same', { mod: 'rule', rule: 'levelsSame' }),
    ascend,
  ];
  const into = (field: string[], level: number) => {
    const materialDeck = ['Lorraine, Wandering Warrior', 'Lorraine, Blademaster', 'Rai, Spellcrafter'];
    return play(rules, { champion: lorraine(level), hand: ['Ascend'], field, materialDeck }, {})
      .activateCard(0, 'Ascend')
      .resolve()
      .choices();
  };
  it('ga:1.7.1.4.1 is what an effect allows alone', () => {
    expect([into([], 1), into(['Kin'], 1), into(['Other'], 1)]).toEqual([
      ['Lorraine, Blademaster'],
      ['Lorraine, Blademaster'],
      [],
    ]);
  });
  it('ga:1.7.1.4.1 has its own level as well where an effect says so', () => {
    expect(into(['Same'], 1).toSorted()).toEqual([
      'Lorraine, Blademaster',
      'Lorraine, Wandering Warrior',
      'Rai, Spellcrafter',
    ]);
  });
});

describe('a card that ignores its own elements', () => {
  const bolt = (name: string, ...abilities: JsonObject[]): JsonObject =>
    card(
      name,
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'], elements: ['arcane'] },
      { kind: 'spell', effects: [] },
      ...abilities,
    );
  const harness = bolt(
    'Harness',
    still({ rule: 'ignoresOwnElements' }, { if: { exists: [{ named: 'Squire' }, { controller: 'you' }] } }),
  );
  it('ga:1.6.6.2 is activated as long as its condition holds', () => {
    const offered = (field: string[]) =>
      play([harness, bolt('Bolt'), squire], { field, hand: ['Harness', 'Bolt', ...some(1)] }, {})
        .choices()
        .filter((name) => ['Harness', 'Bolt'].includes(name));
    expect([offered([]), offered(['Squire'])]).toEqual([[], ['Harness']]);
  });
});
