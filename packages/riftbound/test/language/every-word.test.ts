/** Every word is played, as its example has it: nothing that the language admits may break a game or the view of it. */
import { type CardDefinition, facesOf, type Ruleset } from '@arbiter/engine';
import { inBatches, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { runes } from '../support/position.js';
import { examples } from './hosts.js';

const batches = [
  ...inBatches(examples.cards(), 6),
  ...inBatches(examples.misaimed([{ zone: 'mainDeck' }, { owner: 'opponent' }]), 12),
];

/** Both players have all of them in hand, and units at their base and at a battlefield. */
function begin(batch: CardDefinition[]): Ruleset {
  const of = (type: string) =>
    batch.filter((c) => facesOf(c).some(({ props }) => (props.types as string[]).includes(type))).map((c) => c.name);
  const units = of('Unit');
  const player = {
    hand: [...units, ...of('Spell')],
    // Not far from the end, so that a game is short.
    points: 6,
    base: units,
    runes: ['Fury', 'Mind', 'Order'].map((domain) => runes(3, domain)),
    mainDeck: [{ card: 'Watchful Sentry', count: 8 }],
    runeDeck: [{ card: 'Mind Rune', count: 6 }],
  };
  const scenario = {
    ruleset: 'riftbound',
    edition: '2026-07',
    seed: String(batch[0]?.name),
    turn: { number: 3, active: 0, step: 'main' },
    definitions: batch,
    players: [player, player],
    battlefields: [
      { card: 'Startipped Peak', owner: 0, controller: 0, units: units.slice(0, 4) },
      { card: of('Battlefield')[0] ?? 'Grove of the God-Willow', owner: 1 },
    ],
  };
  return { ...riftbound, create: () => riftbound.createScenario(scenario) };
}

describe('every word in games of its own', () => {
  it.each(batches.map((batch, i) => [`${batch[0]?.name} to ${batch.at(-1)?.name}`, batch, i] as const))(
    '%s',
    (_, batch, i) => {
      const setup = { edition: '2026-07', seed: '', seats: [] } as never;
      const options = { invariants: 25, maxDecisions: 3000 };
      expect(simulate(begin(batch), setup, i, options).state.result).not.toBeNull();
    },
  );
});
