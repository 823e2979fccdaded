/** Copying cards where they are, so that the copies can be played (mtg 707.12). */
import { copyOfCard } from '../../continuous/copy.js';
import { amountOf, entitiesOf } from '../../continuous/evaluate.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { cardOf } from '../../machine/faces.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { publicId } from '../../machine/zones.js';
import { objectsOf } from '../../state/entities.js';
import { newObject } from '../../state/object.js';
import { fromContext } from '../../state/perspective.js';
import type { Entity } from '../../state/state.js';

const params = fields((p) => ({ what: p.ref, count: p.value.optional(), save: p.name }));
declare module '../../language/types.js' {
  interface Verbs {
    copyCard: ParamsOf<typeof params>;
  }
}

/** A copy beside its card; what is not played of it goes when the rules next look. */
function copyBeside(g: Game, id: number, owner: number): Entity[] {
  const original = g.find(id);
  const card = original && copyOfCard(g, id);
  if (!original || !card) return [];
  const { zone } = original;
  const copy = newObject({
    id: g.nextId(),
    def: card.def,
    owner,
    zone,
    kind: 'copy',
    ...(original.face === undefined ? {} : { face: original.face }),
  });
  g.add(copy);
  g.j.push(g.zone(zone), copy.id, g.channelOf(zone));
  g.emit('COPIED', g.rules.cite.copy, {
    object: publicId(copy.id),
    card: cardOf(g, copy.id),
    of: publicId(id),
    controller: owner,
    targets: [],
  });
  return [{ object: copy.id }];
}

export const copyCard = defineVerb('copyCard', {
  description:
    'Copies cards where they are, `count` times (once unless said); `save` names the copies, which are there only to be played at once.',
  example: { do: 'copyCard', what: { top: 1 }, save: 'copy' },
  params,
  run: (g, { what, count = 1, save }, ctx) => {
    const found = objectsOf(entitiesOf(g, what, fromContext(ctx)));
    const each = Array.from({ length: amountOf(g, count, fromContext(ctx)) });
    g.j.note(
      ctx.saved,
      save,
      each.flatMap(() => found.flatMap((id) => copyBeside(g, id, ctx.controller))),
    );
    return undefined;
  },
  text: ({ what, count }, say) => `copy ${say.ref(what)}${count === undefined ? '' : ` ${say.value(count)} times`}`,
  intent: () => 1,
});
