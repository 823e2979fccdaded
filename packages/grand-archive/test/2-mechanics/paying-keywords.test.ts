/** What pays for reserve costs beside the hand, what comes back, and who helps others (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, play } from '../support/own-cards.js';

const costing = (name: string, cost: number, ...abilities: JsonObject[]): JsonObject =>
  ally(name, { cost, life: 3 }, ...abilities);
const gem = card('Gem', { types: ['Item'], costKind: 'reserve', cost: 1 }, keyword('reservable'), {
  kind: 'activated',
  cost: [{ pay: 'reserve', amount: 1 }, { pay: 'rest' }],
  effects: [DRAW],
});
const big = costing('Big', 3);
const filler = costing('Filler', 1);
const ember = ally('Ember', { elements: ['fire'] });
const kindled = costing(
  'Kindled',
  3,
  { ...keyword('kindle'), value: 2 },
  {
    kind: 'activated',
    cost: [{ pay: 'reserve', amount: 1 }],
    effects: [DRAW],
  },
);
const definitions = [gem, big, filler, ember, kindled];
const offers = (mine: Parameters<typeof play>[1]): string[] => play(definitions, mine, {}).offers();

describe('reservable', () => {
  it('ga:2.11.7.15.2 an awake object rests to pay for 1 of a reserve cost, where its player wants', () => {
    const start = () => play(definitions, { hand: ['Big', 'Filler', 'Filler', 'Filler'], field: ['Gem', 'Gem'] }, {});
    const asked = start().choose(0, { kind: 'ACTIVATE_CARD', card: 'Big' });
    expect(asked.decision()).toMatchObject({ kind: 'RESERVABLE', seat: 0, min: 0, max: 2 });
    const game = start().activateCard(0, 'Big', [{ card: 'Gem' }]);
    expect([game.count(0, 'memory'), game.all('Gem').filter(({ rested }) => rested).length]).toEqual([2, 1]);
  });
  it('ga:2.11.7.15.2 it pays where the hand is not enough, and only awake under the control of the payer', () => {
    expect(offers({ hand: ['Big', 'Filler'], field: ['Gem', 'Gem'] })).toContain('ACTIVATE_CARD Big');
    expect(offers({ hand: ['Big', 'Filler'], field: ['Gem', { card: 'Gem', rested: true }] })).not.toContain(
      'ACTIVATE_CARD Big',
    );
    expect(play(definitions, { hand: ['Big', 'Filler'] }, { field: ['Gem', 'Gem'] }).offers()).not.toContain(
      'ACTIVATE_CARD Big',
    );
  });
  it('ga:2.3.1.8 what rests as a cost itself pays for nothing else', () => {
    expect(offers({ field: ['Gem'] })).not.toContain('ACTIVATE_ABILITY Gem');
    const game = play(definitions, { field: ['Gem', 'Gem'] }, {}).use(0, 'Gem');
    expect(game.all('Gem').every(({ rested }) => rested)).toBe(true);
  });
});

describe('kindle', () => {
  const fire = (count: number): string[] => Array.from({ length: count }, () => 'Ember');
  it('ga:2.11.7.15.2 up to so many fire cards of the graveyard pay for 1 each as the card is activated', () => {
    const start = () => play(definitions, { hand: ['Kindled', 'Filler', 'Filler', 'Filler'], graveyard: fire(3) }, {});
    const asked = start().choose(0, { kind: 'ACTIVATE_CARD', card: 'Kindled' });
    expect(asked.decision()).toMatchObject({ kind: 'KINDLE', seat: 0, min: 0, max: 2 });
    const [one, two] = asked.decision().options.map(({ id }) => id);
    const game = start().activateCard(0, 'Kindled', { choose: [String(one), String(two)] });
    expect([game.count(0, 'memory'), game.count(0, 'banishment'), game.count(0, 'graveyard')]).toEqual([1, 2, 1]);
  });
  it('ga:2.11.7.15.2 no more than that, no other element, and for no ability of the card', () => {
    expect(offers({ hand: ['Kindled', 'Filler'], graveyard: fire(3) })).toContain('ACTIVATE_CARD Kindled');
    expect(offers({ hand: ['Kindled'], graveyard: fire(3) })).not.toContain('ACTIVATE_CARD Kindled');
    expect(offers({ hand: ['Kindled', 'Filler'], graveyard: ['Filler', 'Filler'] })).not.toContain(
      'ACTIVATE_CARD Kindled',
    );
    expect(offers({ field: ['Kindled'], graveyard: fire(3) })).not.toContain('ACTIVATE_ABILITY Kindled');
  });
});

describe('renewable', () => {
  const ring = (name: string, ...abilities: JsonObject[]): JsonObject =>
    card(name, { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 }, ...abilities);
  const plain = ring('Plain Ring');
  const lasting = ring('Lasting Ring', keyword('renewable'));
  const target: JsonObject = { what: [{ zone: 'field' }, { has: ['types', ['Item']] }] };
  const move = (name: string, to: string, cause: string): JsonObject =>
    action(name, { targets: [target], effects: [{ do: 'move', what: { target: 0 }, to, cause }] });
  const own = [plain, lasting, move('Break', 'graveyard', 'destroy'), move('Exile', 'banishment', 'banish')];
  const gone = (ringName: string, by: string): string[] =>
    play(own, { hand: [by] }, { field: [ringName] })
      .activateCard(0, by)
      .resolve()
      .zones(ringName);
  it('ga:2.11.7.15.2 goes to the material deck where it would be banished from the field', () => {
    expect(gone('Lasting Ring', 'Exile')).toEqual(['materialDeck']);
    expect(gone('Plain Ring', 'Exile')).toEqual(['banishment']);
  });
  it('ga:1.7.8.3.3 and so as it is destroyed, since regalia are banished then', () => {
    expect(gone('Lasting Ring', 'Break')).toEqual(['materialDeck']);
    expect(gone('Plain Ring', 'Break')).toEqual(['banishment']);
  });
});

describe('ambush', () => {
  const lurker = ally('Lurker', { power: 2, life: 5 }, keyword('ambush'));
  const bystander = ally('Bystander', { power: 2, life: 5 });
  const attacker = ally('Attacker', { power: 1, life: 20 });
  const own = [lurker, bystander, attacker, ally('Victim', { power: 0, life: 5 })];
  const asked = (lurking: JsonObject | string) =>
    play(own, { field: ['Attacker', 'Lurker'] }, { field: ['Victim', 'Bystander', lurking] })
      .declare(0, 'Attacker', 'Victim')
      .pass()
      .pass();
  it('ga:2.11.7.15.2 the unit retaliates though another one is attacked', () => {
    const game = asked('Lurker');
    expect(game.decision()).toMatchObject({ kind: 'RETALIATE', seat: 1 });
    expect(game.choices()).toEqual(['Lurker']);
    const fought = game.choose(1, { card: 'Lurker' }).fight();
    expect([fought.the('Attacker').damage, fought.the('Victim').damage]).toEqual([2, 1]);
  });
  it('ga:2.2.7.1.2.2 but not while rested', () => {
    expect(asked({ card: 'Lurker', rested: true }).decisions()[0]?.kind).not.toBe('RETALIATE');
  });
});
