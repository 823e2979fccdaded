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

describe('abilities that are used as a Spell', () => {
  const as = ['subtypes', 'Spell'];
  const damage = { do: 'damage', amount: 1, to: { target: 0 } };
  const rod = card(
    'Rod',
    { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0, subtypes: ['Staff'] },
    { kind: 'activated', cost: [], as, targets: [on('Ally')], effects: [damage] },
  );
  const plainRod = card(
    'Plain Rod',
    { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0, subtypes: ['Staff'] },
    { kind: 'activated', cost: [], targets: [on('Ally')], effects: [damage] },
  );
  const warded = ally('Warded', { life: 9 }, keyword('spellshroud'));
  const open = ally('Open', { life: 9 });
  const recorder = ally(
    'Recorder',
    { life: 9 },
    {
      kind: 'triggered',
      on: { on: 'damage', source: [{ has: ['subtypes', ['Spell']] }] },
      effects: [{ do: 'counters', what: 'self', kind: 'note', amount: 1 }],
    },
  );
  const prism = ally(
    'Prism',
    { life: 9 },
    {
      kind: 'replacement',
      on: 'damage',
      source: [{ has: ['subtypes', ['Spell']] }],
      change: { amount: { sum: [{ event: 'amount' }, 1] } },
    },
  );
  const definitions = [rod, plainRod, warded, open, recorder, prism];
  const start = () =>
    play(definitions, { field: ['Rod', 'Plain Rod', 'Recorder', 'Prism'] }, { field: ['Warded', 'Open'] });

  it('ga:2.11.7.15.2 can’t target what Spells can’t, and are not offered where there is nothing else', () => {
    const game = start().choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Rod' });
    expect(game.choices()).not.toContain('Warded');
    const plain = start().choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Plain Rod' });
    expect(plain.choices()).toContain('Warded');
    expect(play(definitions, { field: ['Rod'] }, { field: ['Warded'] }).offers()).not.toContain('ACTIVATE_ABILITY Rod');
  });
  it('ga:2.11.7.15.2 their source is a Spell source for as long as they resolve', () => {
    const used = (name: string) => {
      const game = start().use(0, name, { card: 'Open' }).resolve().resolveAll();
      return [game.the('Open').damage, (game.the('Recorder').counters as JsonObject | undefined)?.note];
    };
    expect(used('Rod')).toEqual([2, 1]);
    expect(used('Plain Rod')).toEqual([1, undefined]);
  });
});
