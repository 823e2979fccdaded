/** Cards that are activated from where only their player sees them (2.3.1.10), and for what. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, DRAW, play } from '../support/own-cards.js';
import { lorraine } from '../support/play.js';

const key = (name: string, cost: number, way: JsonObject): JsonObject =>
  card(
    name,
    { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost },
    { kind: 'play', method: 'elsewhere', zone: 'materialDeck', ...way },
  );
const trap: JsonObject = {
  ...action('Trap', { effects: [DRAW] }),
};
const hidden: JsonObject = {
  ...trap,
  props: { ...(trap.props as JsonObject), cost: 3 },
  abilities: [
    ...(trap.abilities as JsonObject[]),
    {
      kind: 'play',
      method: 'from memory',
      zone: 'memory',
      cost: [{ pay: 'removeCounters', of: 'champion', kind: 'preparation', amount: 1 }],
      if: { turnOf: 'opponent' },
    },
  ],
};
const definitions = [key('Key', 0, { additional: [{ pay: 'reserve', amount: 1 }] }), key('Heavy Key', 2, {}), hidden];
const champion = lorraine(1, { counters: { preparation: 1 } });

describe('cards activated from private zones', () => {
  it('ga:2.3.1.10 a card that says so is activated from the material deck, at its price', () => {
    const game = play(definitions, { materialDeck: ['Key'], hand: ['Veteran Soldier'] }, {});
    game.activateCard(0, 'Key').resolve();
    expect([game.zones('Key'), game.count(0, 'memory')]).toEqual([['field'], 1]);
    expect(play(definitions, { materialDeck: ['Key'] }, {}).offers()).not.toContain('ACTIVATE_CARD Key');
  });
  it('ga:1.6.4.2.5.3 and for its memory cost, which is paid then', () => {
    const offers = (memory: string[]) => play(definitions, { materialDeck: ['Heavy Key'], memory }, {});
    expect(offers(['Veteran Soldier']).offers()).not.toContain('ACTIVATE_CARD Heavy Key');
    const game = offers(['Veteran Soldier', 'Veteran Soldier', 'Veteran Soldier']).activateCard(0, 'Heavy Key');
    expect([game.count(0, 'memory'), game.count(0, 'banishment')]).toEqual([1, 2]);
  });
  it('ga:2.3.1.10 or from memory, without its reserve cost, while it says so', () => {
    const mine = { champion, memory: ['Trap'] };
    expect(play(definitions, mine, {}).offers()).not.toContain('ACTIVATE_CARD Trap');
    const game = play(definitions, {}, mine).pass();
    game.activateCard(1, 'Trap').resolve();
    expect([game.zones('Trap'), game.champion(1).counters]).toEqual([['graveyard'], {}]);
  });
  it('ga:2.11.6.2.4 recovering is paid only with as many damage counters', () => {
    const balm = action('Balm', { effects: [DRAW], additional: [{ pay: 'recover', amount: 3 }] });
    const hurt = (damage: number) => play([balm], { champion: lorraine(1, { damage }), hand: ['Balm'] }, {});
    expect(hurt(2).offers()).not.toContain('ACTIVATE_CARD Balm');
    expect(hurt(4).activateCard(0, 'Balm').damage(0)).toBe(1);
  });
  it('ga:2.11.7.15.2 a Spell knows whether it is empowered', () => {
    const blast = action('Blast', {
      effects: [{ do: 'if', if: { is: ['self', { is: 'empowered' }] }, then: [DRAW] }],
    });
    const gather = action('Gather', { effects: [{ do: 'empower', amount: 1 }] });
    const skill: JsonObject = { ...gather, props: { ...(gather.props as JsonObject), subtypes: ['Skill'] } };
    const drawn = (...before: string[]): number => {
      const game = play([blast, skill], { hand: ['Gather', 'Blast'] }, {});
      for (const name of before) game.activateCard(0, name).resolve();
      const hand = game.count(0, 'hand');
      return game.activateCard(0, 'Blast').resolve().count(0, 'hand') - hand;
    };
    expect([drawn(), drawn('Gather')]).toEqual([-1, 0]);
  });
});
