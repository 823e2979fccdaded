/** Melding (701.42): the two cards of a meld pair are put onto the battlefield as one permanent. */
import {
  type ActionOf,
  type Compiled,
  canonical,
  defineVerb,
  definitionOf,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  moveAction,
  type Obj,
  objectsOf,
  type ParamsOf,
  perform,
  type Seat,
  savedAs,
} from '@arbiter/engine';
import { cite } from '../../cite.js';

const params = fields((p) => ({ what: p.ref, save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    meld: ParamsOf<typeof params>;
  }
}

/** Two different cards form a meld pair that name the same combined face (701.42b, 712.4a). */
export function areMeldPair(one: Compiled, other: Compiled): boolean {
  const [front, combined] = one.definition.faces ?? [];
  const [otherFront, otherCombined] = other.definition.faces ?? [];
  if (!one.layout?.joins || !other.layout?.joins || front?.name === otherFront?.name) return false;
  return canonical(combined) === canonical(otherCombined);
}

/** Neither tokens nor copies can be melded, and of what two players own there is no one owner to go to (701.42b). */
const canMeld = (g: Game, one: Obj, other: Obj): boolean =>
  [one, other].every((card) => card.kind === undefined && card.under === undefined) &&
  one.owner === other.owner &&
  areMeldPair(definitionOf(g, one), definitionOf(g, other));

/** How two cards enter as one permanent; what can't be melded stays where it is. @citation */
const MELDING = cite('mtg:701.42a', 'mtg:701.42b', 'mtg:701.42c', 'mtg:712.14c');

/** The move by which these two become one permanent; what is no meld pair does not move. */
export function meldingOf(g: Game, cards: readonly number[], controller: Seat): ActionOf<'move'> | undefined {
  const [one, other, ...more] = cards.flatMap((id) => g.find(id) ?? []);
  if (!one || !other || more.length > 0 || !canMeld(g, one, other)) return undefined;
  const move = moveAction({ object: one.id, joins: other.id, to: 'battlefield', cause: 'effect', controller });
  return { ...move, $rules: MELDING };
}

export const meld = defineVerb('meld', {
  description:
    'Puts the two cards of a meld pair onto the battlefield under your control as one permanent; what is no pair stays where it is.',
  example: { do: 'meld', what: { each: [{ zone: 'exile' }, { owner: 'you' }] } },
  params,
  run: (g, { what, save }, ctx, id) => {
    const move = meldingOf(g, objectsOf(entitiesOf(g, what, fromContext(ctx))), ctx.controller);
    return move && perform(g, [move], savedAs(id, { save }));
  },
  text: ({ what }, say) => `meld ${say.ref(what)}`,
  intent: () => 1,
});
