/** Airbend (701.65): permanents and spells are exiled, and their owners may cast the cards for {2} from there. */
import {
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  instructions,
  objectsOf,
  type ParamsOf,
  wordsOf,
} from '@arbiter/engine';
import { did } from './did.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    airbend: ParamsOf<typeof params>;
    airbent: ParamsOf<typeof params>;
  }
}

export const airbend = defineVerb('airbend', {
  description: 'Exiles permanents or spells; as long as a card of them stays there its owner may cast it for {2}.',
  example: { do: 'airbend', what: { target: 0 } },
  params,
  run: (g, { what }, _ctx, id) =>
    instructions(g, id, [
      { do: 'move', what, to: 'exile', cause: 'exile', save: '$airbent' },
      { do: 'airbent', what: { saved: '$airbent' } },
    ]),
  text: ({ what }, say) => `airbend ${say.ref(what)}`,
  intent: () => -1,
});

/** Whoever airbent them, it is their owners who may cast the cards (701.65a); who airbends is told if something was exiled (701.65b). */
export const airbent = defineVerb('airbent', {
  description: 'Cards that were airbent may be cast by their owners for {2}.',
  example: { do: 'airbent', what: 'self' },
  params,
  internal: true,
  run: (g, { what }, ctx) => {
    const exiled = objectsOf(entitiesOf(g, what, fromContext(ctx))).filter((id) => g.find(id)?.zone === 'exile');
    for (const id of exiled) {
      const { owner, def } = g.object(id);
      if (wordsOf(g.defined(def).props.types).includes('Land')) continue;
      g.j.push(g.s.effects, {
        id: g.nextId(),
        ts: g.nextTimestamp(),
        source: id,
        controller: owner,
        objects: [id],
        mods: [{ mod: 'play', method: 'airbend', cost: [{ pay: 'mana', cost: '{2}' }] }],
        until: { kind: 'permanent' },
      });
    }
    if (exiled.length > 0) did(g, 'airbend', ctx.controller);
    return undefined;
  },
  text: () => '',
});
