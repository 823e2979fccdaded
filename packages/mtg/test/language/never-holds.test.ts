import type { Ability, CardDefinition, Effect, Filter } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { language } from '../../src/index.js';
import {
  card,
  continuous,
  creature,
  creatureCard,
  gainLife,
  has,
  instant,
  t,
  triggered,
} from '../../src/language/builders.js';
import { refusedScenario } from './play.js';

const accepts = (definition: CardDefinition): boolean => language.check(definition).ok;
const faults = (definition: unknown) =>
  (refusedScenario([definition]).errors ?? []).map(({ path, detail, rules }) => ({ path, detail, rules }));

describe('words that could never hold', () => {
  it('mtg:205.2a a type that no object has is refused with the right spelling', () => {
    const wrong = instant('Test Wrong', '{R}', {
      targets: [{ what: { has: ['types', 'creature'] } }],
      effects: [{ do: 'status', what: t(0), status: 'tapped' }],
    });
    expect(faults(wrong)).toMatchObject([
      {
        path: '$.definitions[0].abilities[0].targets[0].what.has[1]',
        detail: expect.stringContaining('"Creature"'),
        rules: ['mtg:205.2a'],
      },
    ]);
  });
  it('mtg:205.4a so are supertypes, mtg:105.1 and colors', () => {
    const lord = creatureCard(
      'Test Lord',
      '{R}',
      'Bear',
      '1/1',
      continuous([{ has: ['supertypes', ['legendary', 'Basic']] }, { has: ['colors', 'red'] }], [has('haste')]),
    );
    expect(faults(lord).map((f) => f.rules)).toEqual([['mtg:205.4a'], ['mtg:105.1']]);
  });
  it('mtg:603.2f an ability can not function in a hidden zone', () => {
    const shy = creatureCard('Test Shy', '{R}', 'Bear', '1/1', {
      ...triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(1)] }),
      zone: 'hand',
    } as never);
    expect(faults(shy)).toMatchObject([{ path: '$.definitions[0].abilities[0].zone', rules: ['mtg:603.2f'] }]);
  });
  it('mtg:303.4a an Aura says what its spell targets', () => {
    const aura = card('Test Aura', {
      cost: '{R}',
      type: 'Enchantment — Aura',
      abilities: [{ kind: 'keyword', keyword: 'enchant', from: creature }],
    });
    expect(faults(aura)).toMatchObject([{ path: '$.definitions[0].abilities', rules: ['mtg:303.4a'] }]);
  });
  it('mtg:205.3 so are subtypes, but for those that a custom card itself has', () => {
    const about = (name: string) =>
      creatureCard('Test Captain', '{R}', 'Zorb', '1/1', continuous([{ has: ['subtypes', name] }], [has('haste')]));
    expect(faults(about('goblin'))).toMatchObject([
      { detail: expect.stringContaining('"Goblin"'), rules: ['mtg:205.3'] },
    ]);
    expect(faults(about('Zorp')).map((f) => f.rules)).toEqual([['mtg:205.3']]);
    expect(accepts(about('Goblin'))).toBe(true);
    expect(accepts(about('Zorb'))).toBe(true);
  });
  it('mtg:107.3 an X that stands in no cost is refused; one in the cost of the card, of the ability or of a keyword is not', () => {
    const gain = (cost: string): CardDefinition => instant('Test Gain', cost, { effects: [gainLife('x')] });
    expect(faults(gain('{R}'))).toMatchObject([
      { path: '$.definitions[0].abilities[0].effects[0].amount', detail: expect.stringContaining('no X') },
    ]);
    expect(accepts(gain('{X}{R}'))).toBe(true);
    const pump: Ability = { kind: 'activated', cost: [{ pay: 'mana', cost: '{X}' }], effects: [gainLife('x')] };
    expect(accepts(creatureCard('Test Pump', '{R}', 'Bear', '1/1', pump))).toBe(true);
    const walker: Ability = { kind: 'activated', cost: [{ pay: 'loyalty', amount: '-x' }], effects: [gainLife('x')] };
    expect(
      accepts(card('Test Walker', { cost: '{R}', type: 'Planeswalker — Jace', loyalty: 3, abilities: [walker] })),
    ).toBe(true);
  });
  it('What players do is done by no creature', () => {
    const drawn = (what: Filter): CardDefinition =>
      instant('Test Draw', '{R}', { targets: [{ what }], effects: [{ do: 'draw', who: t(0), count: 1 }] });
    expect(faults(drawn(creature))).toMatchObject([{ path: '$.definitions[0].abilities[0].effects[0].who' }]);
    expect(accepts(drawn({ player: 'any' }))).toBe(true);
    expect(accepts(drawn({ any: [{ player: 'any' }, { has: ['types', 'Creature'] }] }))).toBe(true);
  });
  it('Nothing after a loop speaks of what its last round saved', () => {
    const round: Effect[] = [{ do: 'choose', from: creature, max: 1, save: 'one' }];
    const tapped: Effect = { do: 'status', what: { saved: 'one' }, status: 'tapped' };
    const loop = (inside: Effect[]): Effect => ({ do: 'forEach', of: 'players', as: 'who', effects: inside });
    expect(accepts(instant('Test Loop', '{R}', { effects: [loop([...round, tapped])] }))).toBe(true);
    expect(faults(instant('Test Loop', '{R}', { effects: [loop(round), tapped] }))).toMatchObject([
      { path: '$.definitions[0].abilities[0].effects[1].what.saved' },
    ]);
  });
  it('mtg:603.7 a delayed ability has an "it" of its own, so that one saved before it is out of reach', () => {
    const later = (name: string): CardDefinition =>
      instant('Test Later', '{R}', {
        effects: [
          { do: 'choose', from: creature, max: 1, save: name },
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            effects: [{ do: 'status', what: { saved: name }, status: 'tapped' }],
          },
        ],
      });
    expect(faults(later('it'))).toMatchObject([{ path: '$.definitions[0].abilities[0].effects[1].effects' }]);
    expect(accepts(later('one'))).toBe(true);
  });
});
