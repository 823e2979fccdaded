/** What was given up for a cost of a card is known to the other abilities of that card, as it waits and of what it becomes. */
import { defineRef, type Entity, type Game } from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface Refs {
    given: { given: string };
  }
}

function givenFor(g: Game, source: number, name: string): Entity[] {
  const object = g.find(source);
  const last = g.s.lastKnown[source];
  for (const play of [object?.play, object?.from, last?.play, last?.from]) {
    const saved = play?.carried?.saved[name];
    if (saved) return saved;
  }
  return [];
}

export const given = defineRef('given', {
  description: 'What a cost with this `save` put away as the source was played, for any of its abilities.',
  example: { given: 'sacrificed' },
  params: (p) => ({ given: p.name }),
  compile:
    ({ given: name }) =>
    (g, by) =>
      givenFor(g, by.source, name),
  names: 'objects',
  text: ({ given: name }) => name,
});
