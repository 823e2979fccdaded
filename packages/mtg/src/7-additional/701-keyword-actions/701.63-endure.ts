/** Endure (701.63): a permanent grows, or a Spirit comes. */
import { defineVerb, type Effects, fields, instructions, type ParamsOf, type Ref } from '@arbiter/engine';
import { putCounters, token } from '../../language/builders.js';

const params = fields((p) => ({ what: p.ref, count: p.count }));
declare module '@arbiter/engine' {
  interface Verbs {
    endure: ParamsOf<typeof params>;
  }
}

/** Its controller decides; where it is gone no counters can be put on it. Enduring 0 is nothing (701.63b). */
function enduring(what: Ref, count: number): Effects {
  if (count === 0) return [];
  const who: Ref = { controllerOf: what };
  const spirit = token('Spirit', 'Creature — Spirit', ['W'], `${count}/${count}`);
  const instead: Effects = [{ do: 'create', token: spirit, who }];
  const grow: Effects = [
    {
      do: 'may',
      who,
      prompt: `Put ${count} +1/+1 counters on it?`,
      then: [putCounters(count, what)],
      else: instead,
    },
  ];
  return [{ do: 'if', if: { exists: [{ zone: 'battlefield' }, { in: what }] }, then: grow, else: instead }];
}

export const endure = defineVerb('endure', {
  description: 'Its controller puts `count` +1/+1 counters on it, or creates a white Spirit of that size.',
  example: { do: 'endure', what: 'self', count: 2 },
  params,
  run: (g, { what, count }, _ctx, id) => instructions(g, id, enduring(what, count)),
  text: ({ what, count }, say) => `${say.ref(what)} endures ${count}`,
});
