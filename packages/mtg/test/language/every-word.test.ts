/** Every word is played, as its example has it: nothing that the language admits may break a game or the view of it. */
import { type CardDefinition, facesOf, type Ruleset } from '@arbiter/engine';
import { inBatches, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { examples } from './hosts.js';
import { scenarioOf } from './play.js';

const played = examples.misaimed([{ zone: 'library' }, { owner: 'opponent' }]);
const batches = [...inBatches(examples.cards(), 12), ...inBatches(played, 24)];

/** Both players have all of them in hand, and those that can be there on the battlefield. */
function begin(batch: CardDefinition[]): Ruleset {
  const names = batch.map((c) => c.name);
  const battlefield = batch
    .filter((c) => !facesOf(c).some(({ props }) => (props.types as string[]).includes('Instant')))
    .map((c) => c.name);
  const library = [{ card: 'Grizzly Bears', count: 4 }];
  const player = { hand: names, battlefield: ['Plains', 'Island', 'Swamp', ...battlefield], library };
  return {
    ...magic,
    create: () => magic.createScenario(scenarioOf(batch, [player, player], { seed: String(names[0]) })),
  };
}

describe('every word in games of its own', () => {
  it.each(batches.map((batch, i) => [`${batch[0]?.name} to ${batch.at(-1)?.name}`, batch, i] as const))(
    '%s',
    (_, batch, i) => {
      const setup = { edition: 'current', seed: '', seats: [] } as never;
      const options = { invariants: 61, maxDecisions: 3000 };
      expect(simulate(begin(batch), setup, i, options).state.result).not.toBeNull();
    },
  );
});
