/** Bonuses: what a card has only with a champion of a name, or of one of its elements (1.6.3.2.1, 1.7.1.10, 2.4.4). */
import type { Ability, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ELEMENT_BONUS, keyword, nameBonus, restricted } from '../../src/language/builders.js';
import { action, ally, card, play } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';

const json = (ability: Ability): JsonObject => ability as unknown as JsonObject;
const cheaper = (condition: JsonObject): JsonObject => ({
  kind: 'static',
  if: condition,
  mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount: 2 }] }],
});
const raiBonus = nameBonus('Rai') as unknown as JsonObject;
const friend = ally('Friend', { cost: 3 }, cheaper(raiBonus), json(restricted(nameBonus('Rai'), keyword('stealth'))));
const champion = (name: string, level = 1): JsonObject =>
  card(name, { types: ['Champion'], level, life: 20, costKind: 'memory', cost: 1, subtypes: [] });
const others = [
  champion('Raiment, Woven Will'),
  champion('Raiment, Worn Will', 2),
  champion('Flawless Spirit of Rai'),
  champion('Rai'),
  champion('Rai Zan, Twin Storm'),
];
const definitions = [friend, ...others];

const costs = (mine: object): unknown =>
  play(definitions, { hand: ['Friend'], ...mine }, {}).the('Friend', 'hand').costNow;

describe('a champion-name bonus', () => {
  it('ga:1.6.3.2.1 all champions of the name unlock it, whatever their titles', () => {
    expect([1, 2, 3].map((level) => costs({ champion: rai(level) }))).toEqual([1, 1, 1]);
    expect([costs({ champion: lorraine(2) }), costs({ champion: 'Spirit of Fire' })]).toEqual([3, 3]);
  });

  it('ga:1.7.1.10 only the whole name up to the comma counts', () => {
    const named = (name: string) => costs({ champion: { card: name, lineage: ['Spirit of Fire'] } });
    expect(['Raiment, Woven Will', 'Flawless Spirit of Rai', 'Rai'].map(named)).toEqual([3, 3, 1]);
    expect([named('Rai Zan, Twin Storm'), costs({ champion: rai(2) })]).toEqual([3, 1]);
  });

  it('ga:1.7.1.4.4.5 the names in the lineage under the champion do not count', () => {
    const under = { card: 'Raiment, Worn Will', lineage: ['Rai, Spellcrafter', 'Spirit of Fire'] };
    expect(costs({ champion: under })).toBe(3);
  });

  it('ga:2.4.4.3 without it the text is ignored in every zone', () => {
    const stealthy = (mine: object) =>
      play(definitions, { field: ['Friend'], hand: ['Friend'], ...mine }, {}).the('Friend').keywords;
    expect([stealthy({ champion: rai(1) }), stealthy({ champion: lorraine(1) })]).toEqual([['stealth'], []]);
  });

  it('ga:2.4.4.1 an action’s part is done only with it, for the champion of its own player', () => {
    const scheme = action('Scheme', {
      effects: [{ do: 'if', if: raiBonus, then: [{ do: 'draw', who: 'you', count: 2 }] }],
    });
    const drawn = (mine: JsonObject, theirs: JsonObject) => {
      const game = play([scheme], { champion: mine, hand: ['Scheme'] }, { champion: theirs });
      return game.activateCard(0, 'Scheme').resolve().count(0, 'hand');
    };
    expect([drawn(rai(1), lorraine(1)), drawn(lorraine(1), rai(1))]).toEqual([2, 0]);
  });
});

describe('an element bonus', () => {
  const glow = (element: string): JsonObject => ({
    ...ally('Glow', { cost: 3, elements: [element] }, cheaper(ELEMENT_BONUS as unknown as JsonObject)),
  });
  const costsOf = (element: string, mine: JsonObject) =>
    play([glow(element)], { champion: mine, hand: ['Glow', ...some(2)] }, {}).the('Glow', 'hand').costNow;

  it('ga:2.4.4.1 asks for an element of the champion, ga:1.7.1.4.4.3 to which all of its lineage count', () => {
    expect([costsOf('fire', rai(1)), costsOf('arcane', rai(1)), costsOf('arcane', rai(3))]).toEqual([1, 3, 1]);
  });

  it('ga:2.4.4.1 which is not what it enables by itself', () => {
    expect([costsOf('wind', rai(3)), costsOf('exalted', rai(3))]).toEqual([3, 3]);
  });
});
