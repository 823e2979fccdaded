/** Every word is played, as its example has it: nothing that the language admits may break a game or the view of it. */
import type { CardDefinition, Json, JsonObject, Ruleset } from '@arbiter/engine';
import { simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { language } from '../../src/language/words.js';
import { host, needs, sample } from './hosts.js';
import { scenarioOf } from './play.js';

needs(
  Object.fromEntries(
    Object.entries(language.words.keyword).map(([k, { takes = {} }]) => [
      k,
      Object.keys(takes).filter((p) => takes[p as keyof typeof takes] === 'must'),
    ]),
  ),
);

function named(name: string, card: JsonObject): CardDefinition {
  return { ...card, name, props: { ...(card.props as JsonObject), name } } as unknown as CardDefinition;
}
const inBatches = (cards: CardDefinition[], size: number): CardDefinition[][] =>
  Array.from({ length: Math.ceil(cards.length / size) }, (_, i) => cards.slice(size * i, size * i + size));

const entries = language.entries(sample);
/** One card for each word, named by it. */
const cards = entries.map((entry) => named(`Test ${entry.part} ${entry.word}`, host(entry)));
/** Each verb, of things where it wants players and the other way round, and of nothing at all. */
const astray = entries.flatMap((entry) => {
  const references = entry.part === 'verb' ? entry.takes.filter((p) => p.takes === 'reference') : [];
  const others: Json[] = ['attached', 'players', { each: [{ zone: 'library' }, { owner: 'opponent' }] }];
  return references.flatMap(({ name }) =>
    others.map((other, i) => {
      const example = { ...(entry.example as JsonObject), [name]: other };
      return named(`Test ${entry.word} ${name} ${i}`, host({ ...entry, example }));
    }),
  );
});
const played = astray.filter((card) => !/ (extraTurn|win|lose) /.test(card.name) && language.check(card).ok);
const batches = [...inBatches(cards, 12), ...inBatches(played, 24)];

/** Both players have all of them in hand, and those that can be there on the battlefield. */
function begin(batch: CardDefinition[]): Ruleset {
  const names = batch.map((c) => c.name);
  const battlefield = batch.filter((c) => !(c.props.types as string[]).includes('Instant')).map((c) => c.name);
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
      const options = { closely: 9, maxDecisions: 3000 };
      expect(simulate(begin(batch), setup, i, options).state.result).not.toBeNull();
    },
  );
});
