/** Every word is played, as its example has it: nothing that the language admits may break a game or the view of it. */
import { type CardDefinition, facesOf, type Ruleset } from '@arbiter/engine';
import { inBatches, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { lorraine, rai, scenarioOf } from '../support/play.js';
import { examples } from './hosts.js';

const batches = [
  ...inBatches(examples.cards(), 12),
  ...inBatches(examples.misaimed([{ zone: 'mainDeck' }, { owner: 'opponent' }]), 24),
];

/** Both players have all of them in hand, and those that can be there on the field. */
function begin(batch: CardDefinition[]): Ruleset {
  const of = (type: string) =>
    batch.filter((c) => facesOf(c).some(({ props }) => (props.types as string[]).includes(type))).map((c) => c.name);
  const player = {
    hand: [...of('Ally'), ...of('Action')],
    field: of('Ally'),
    materialDeck: of('Champion'),
    mainDeck: [{ card: 'Veteran Soldier', count: 6 }],
  };
  const players = [
    { ...player, champion: lorraine(1) },
    { ...player, champion: rai(1) },
  ] as Parameters<typeof scenarioOf>[0];
  const scenario = { ...scenarioOf(players, { seed: String(batch[0]?.name) }), definitions: batch };
  return { ...grandArchive, create: () => grandArchive.createScenario(scenario) };
}

describe('every word in games of its own', () => {
  it.each(batches.map((batch, i) => [`${batch[0]?.name} to ${batch.at(-1)?.name}`, batch, i] as const))(
    '%s',
    (_, batch, i) => {
      const setup = { edition: '4.1', seed: '', seats: [] } as never;
      const options = { invariants: 19, maxDecisions: 3000 };
      expect(simulate(begin(batch), setup, i, options).state.result).not.toBeNull();
    },
  );
});
