/** Costs of cards, and what is published of them (401, 414). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { card, gear, spell } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

describe('costs', () => {
  it('riftbound:414.4 exhausting is nothing that a card on the chain could pay', () => {
    const tired = card('Test Tired', { types: ['Spell'] }, { kind: 'spell', additional: [{ pay: 'exhaust' }] });
    const { faults } = checked(tired);
    expect(faults).toEqual([{ path: '$.abilities[0]', rules: ['riftbound:414.4'] }]);
  });

  it('riftbound:422.1 decisions that only definitions cause are published, with their rules', () => {
    const kinds = new Map(riftbound.info.decisionKinds.map((d) => [d.kind, d]));
    for (const kind of ['DISCARD', 'CHOOSE_OBJECTS', 'SEARCH', 'SACRIFICE', 'ORDER', 'AMOUNT', 'COPY'])
      expect([kind, kinds.get(kind)?.rules.length ?? 0]).not.toEqual([kind, 0]);
    expect(kinds.get('DISCARD')).toMatchObject({ shape: 'CHOOSE', rules: expect.arrayContaining(['riftbound:422.1']) });
  });

  it('riftbound:422.1, riftbound-zh:409.1 a card is discarded from the hand into the trash, and not played', () => {
    const forget = spell('Test Forget', { effects: [{ do: 'discard', who: 'you', count: 1 }] });
    const game = position([{ hand: ['Test Forget', 'Pouty Poro', 'Cleave'] }, {}], { definitions: [forget] });
    game.play(0, 'Test Forget').pass().pass().choose(0, { card: 'Pouty Poro' });
    expect([game.zones('Pouty Poro'), game.hand(0)]).toEqual([['trash'], 1]);
    expect(game.happened('CARD_PLAYED').map((e) => e.card)).toEqual(['Test Forget']);
  });
  it('riftbound:166.1 Energy that is added for spells alone is kept apart, and pays for spells alone', () => {
    const well = gear('Test Well', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      effects: [{ do: 'add', energy: 2, only: 'spell' }],
      immediate: true,
      timing: 'reaction',
    });
    const glow = card('Test Glow', { types: ['Spell'], energy: 2 }, { kind: 'spell', effects: [] });
    const beast = card('Test Beast', { types: ['Unit'], energy: 2, might: 2 });
    const game = position([{ base: ['Test Well'], hand: ['Test Glow', 'Test Beast'], runes: [] }, {}], {
      definitions: [well, glow, beast],
    });
    const offers = () => game.offered().filter((one) => one.startsWith('PLAY'));
    expect(offers()).toEqual(['PLAY Test Glow']);
    game.use(0, 'Test Well');
    expect(game.pool(0)).toEqual({ energy: 0, power: {}, energyForSpells: 2 });
    expect(offers()).toEqual(['PLAY Test Glow']);
    game.play(0, 'Test Glow').settle();
    expect(game.pool(0)).toEqual({ energy: 0, power: {} });
    expect(game.happened('COST_PAID').map((e) => e.energy)).toEqual([2]);
  });
  const well = (only: string): JsonObject =>
    gear('Test Well', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      effects: [{ do: 'add', energy: 2, power: ['any'], only }],
      immediate: true,
      timing: 'reaction',
    });
  const dear = (name: string, type: string, ...abilities: JsonObject[]): JsonObject =>
    card(name, { types: [type], energy: 1, power: ['Mind'], ...(type === 'Unit' ? { might: 2 } : {}) }, ...abilities);
  const using: JsonObject = {
    kind: 'activated',
    cost: [{ pay: 'resources', energy: 2, power: [] }],
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  };
  const tool = card('Test Tool', { types: ['Gear'] }, using);
  const worker = card('Test Worker', { types: ['Unit'], might: 2 }, using);
  const cards = [
    dear('Test Glow', 'Spell', { kind: 'spell', effects: [] }),
    dear('Test Beast', 'Unit'),
    dear('Test Ring', 'Gear'),
    tool,
    worker,
  ];
  const offers = (only: string): string[] =>
    position(
      [
        { base: ['Test Well', 'Test Tool', 'Test Worker'], hand: ['Test Glow', 'Test Beast', 'Test Ring'], runes: [] },
        {},
      ],
      { definitions: [well(only), ...cards] },
    )
      .offered()
      .filter((one) => /^(PLAY|ACTIVATE) /.test(one) && one !== 'ACTIVATE Test Well')
      .sort();
  it('riftbound:166.1 what is added for gear pays for gear and its abilities, and for units likewise', () => {
    expect(offers('gear')).toEqual(['ACTIVATE Test Tool', 'PLAY Test Ring']);
    expect(offers('unit')).toEqual(['ACTIVATE Test Worker', 'PLAY Test Beast']);
    expect(offers('spell')).toEqual(['PLAY Test Glow']);
    expect(offers('showdown')).toEqual([]);
  });
  it('riftbound:166.1 it is spent on that and nothing else, and shown apart', () => {
    const game = position([{ base: ['Test Well'], hand: ['Test Ring', 'Test Beast'], runes: [] }, {}], {
      definitions: [well('gear'), ...cards],
    }).use(0, 'Test Well');
    expect(game.pool(0)).toEqual({ energy: 0, power: {}, restricted: { 'gear:energy': 2, 'gear:any': 1 } });
    game.play(0, 'Test Ring').settle();
    expect(game.pool(0)).toEqual({ energy: 0, power: {}, restricted: { 'gear:energy': 1 } });
    expect(game.offered()).not.toContain('PLAY Test Beast');
  });
  it('riftbound:166.1 what is added for showdowns pays for anything during them', () => {
    const swift = dear('Test Glow', 'Spell', { kind: 'keyword', keyword: 'action' }, { kind: 'spell', effects: [] });
    const game = position([{ base: ['Test Well', 'Test Beast'], hand: ['Test Glow'], runes: [] }, {}], {
      definitions: [well('showdown'), swift, dear('Test Beast', 'Unit')],
      battlefields: [
        { card: PEAK, owner: 0 },
        { card: GROVE, owner: 1 },
      ],
    });
    expect(game.offered()).not.toContain('PLAY Test Glow');
    game.move(0, 'Test Beast', PEAK);
    expect(game.view().turn.state).toBe('showdownOpen');
    expect(game.offered()).toContain('PLAY Test Glow');
    game.play(0, 'Test Glow').settle();
    expect(game.zones('Test Glow')).toEqual(['trash']);
  });
  it('riftbound:401.1 the label of an ability says its cost once', () => {
    const tool = gear('Test Tool', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    });
    const game = position([{ base: ['Test Tool'] }, {}], { definitions: [tool] });
    const [option] = game.decision().options.filter((o) => o.card === 'Test Tool');
    expect(option?.label).toBe('Test Tool: [E]: Draw 1.');
  });
});

/** What is wrong with a card as a definition. */
function checked(definition: JsonObject): { faults: unknown[] } {
  const created = riftbound.createScenario({
    ruleset: 'riftbound',
    edition: '2026-07',
    players: [{}, {}],
    definitions: [definition],
  });
  const errors = created.ok ? [] : (created.error.errors ?? []);
  return { faults: errors.map(({ path, rules }) => ({ path: path?.replace('$.definitions[0]', '$'), rules })) };
}
