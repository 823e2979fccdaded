import { describe, expect, it } from 'vitest';
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
});
