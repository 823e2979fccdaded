/** Spells, and what comes from them, can't target what has spellshroud (2.11.7.15.2, 2.4.0.10.1). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';

const hit = { do: 'damage', amount: 1, to: { target: 0 } };
const veiled = ally('Veiled', { life: 9 }, keyword('spellshroud'), keyword('spellshroud'));
const plain = ally('Plain', { life: 9 });
const bolt = action('Bolt', { targets: [on('Ally')], effects: [hit] });
const stunt = {
  ...bolt,
  ...card('Stunt', { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Skill'] }),
};
const skill: JsonObject = { ...stunt, abilities: bolt.abilities ?? [] };
const later = action('Later', {
  effects: [{ do: 'reflexive', ability: { targets: [on('Ally')], effects: [hit] } }],
});
const veil = action('Veil', {
  targets: [on('Ally')],
  effects: [
    {
      do: 'modify',
      what: { target: 0 },
      mods: [{ mod: 'ability', ability: keyword('spellshroud') }],
      until: { kind: 'endOfTurn' },
    },
  ],
});
const definitions = [veiled, plain, bolt, skill, later, veil];
const start = (hand: string[], ...field: string[]) => play(definitions, { hand }, { field });

describe('spellshroud', () => {
  it('ga:2.11.7.15.2 is no target of a Spell', () => {
    expect(start(['Bolt'], 'Veiled').offers()).toEqual(['PASS']);
    expect(start(['Bolt'], 'Veiled', 'Plain').activateCard(0, 'Bolt').resolve().the('Plain').damage).toBe(1);
  });

  it('ga:2.11.7.15.2 is one of what is no Spell', () => {
    expect(start(['Stunt'], 'Veiled').activateCard(0, 'Stunt').resolve().the('Veiled').damage).toBe(1);
  });

  it('ga:2.11.7.15.2 is no target of what a Spell makes trigger', () => {
    const after = (who: string) => {
      const game = start(['Later'], who).activateCard(0, 'Later').resolve();
      return [game.stack(), game.pass().pass().the(who).damage];
    };
    expect([after('Plain'), after('Veiled')]).toEqual([
      [['Later'], 1],
      [[], 0],
    ]);
  });

  it('ga:2.11.7.15.2 makes a target illegal that has it meanwhile', () => {
    const game = start(['Bolt', 'Veil'], 'Plain').activateCard(0, 'Bolt').activateCard(0, 'Veil').resolve().resolve();
    expect([game.the('Plain').damage, game.stack()]).toEqual([0, []]);
  });
});
