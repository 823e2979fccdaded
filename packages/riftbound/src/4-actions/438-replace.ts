/** Replacing a card with a token that is treated as the same object, and swapping it back (438). */
import {
  type CardDefinition,
  defIndex,
  defineVerb,
  definitionOf,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  impliedSeats,
  known,
  type Obj,
  objectsOf,
  type ParamsOf,
  publicId,
  type Seat,
  setMark,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const replaced = fields((p) => ({ what: p.ref, token: p.token }));
const swapped = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    replaceWithToken: ParamsOf<typeof replaced>;
    swapBack: ParamsOf<typeof swapped>;
  }
  interface ObjectMarks {
    /** The token on the board that this card in banishment was replaced with. */
    replacedBy?: number;
  }
}

/** The object stays what it is to all that speaks of it, with its statuses; only what it is made of changes (438.1, 438.1.a). */
function replaceOne(g: Game, object: Obj, token: CardDefinition, seat: Seat): void {
  const was = definitionOf(g, object).name;
  // A token that is replaced ceases to exist (438.6); a card lies in banishment, though nothing banished it (438.5).
  if (object.kind !== 'token') setAside(g, object);
  g.change(object, 'def', defIndex(g, known(g, token)));
  g.change(object, 'kind', 'token');
  g.change(object, 'owner', seat);
  g.emit('REPLACED_WITH', REPLACED, { object: publicId(object.id), was, card: token.name });
}
const REPLACED = cite(
  'riftbound:438.1',
  'riftbound:438.1.a',
  'riftbound:438.3.b.1',
  'riftbound:438.4',
  'riftbound:438.5',
  'riftbound:438.5.a',
  'riftbound:438.6',
  'riftbound:438.6.a',
);

function setAside(g: Game, { id, def, owner }: Obj): void {
  const zone = `banishment:${owner}`;
  const card: Obj = { id: g.nextId(), def, owner, zone, ts: g.nextTimestamp() };
  g.add(card);
  g.j.push(g.zone(zone), card.id, g.channelOf(zone));
  setMark(g, card, 'replacedBy', id);
}

/** The card that a token, or a token before it in its place, was put in the place of (438.7.b.1); none: it never swaps back. */
export const replacedCard = (g: Game, token: number): number | undefined =>
  g.s.players
    .flatMap(({ seat }) => g.zone(`banishment:${seat}`))
    .find((id) => g.markOf(g.object(id), 'replacedBy') === token);

function swapBackOne(g: Game, object: Obj): void {
  const id = replacedCard(g, object.id);
  if (id === undefined || object.kind !== 'token') return;
  const card = g.object(id);
  const was = definitionOf(g, object).name;
  g.change(object, 'def', card.def);
  g.change(object, 'kind', undefined);
  g.change(object, 'owner', card.owner);
  g.j.remove(g.zone(card.zone), id, g.channelOf(card.zone));
  g.remove(card);
  g.emit('REPLACED_WITH', SWAPPED, {
    object: publicId(object.id),
    was,
    card: definitionOf(g, object).name,
  });
}
const SWAPPED = cite(
  'riftbound:438.7',
  'riftbound:438.7.a',
  'riftbound:438.7.b',
  'riftbound:438.7.b.1',
  'riftbound:438.7.c',
);

const onBoard = (g: Game, ids: readonly number[]): Obj[] =>
  ids.flatMap((id) => {
    const object = g.find(id);
    return object?.zone === 'board' ? [object] : [];
  });

export const replaceWithToken = defineVerb('replaceWithToken', {
  description: 'Replaces objects of the board with a token, which stays the same object with all its statuses.',
  example: (n) => ({ do: 'replaceWithToken', what: 'self', token: n.token }),
  params: replaced,
  run: (g, { what, token }, ctx) => {
    const [seat] = impliedSeats(ctx);
    if (seat === undefined) return undefined;
    for (const object of onBoard(g, objectsOf(entitiesOf(g, what, fromContext(ctx)))))
      replaceOne(g, object, token, seat);
    return undefined;
  },
  text: ({ what, token }, say) => `replace ${say.ref(what)} with ${token.name}`,
});

export const swapBack = defineVerb('swapBack', {
  description: 'Replaces tokens with the cards that they replaced.',
  example: { do: 'swapBack', what: 'self' },
  params: swapped,
  run: (g, { what }, ctx) => {
    for (const object of onBoard(g, objectsOf(entitiesOf(g, what, fromContext(ctx))))) swapBackOne(g, object);
    return undefined;
  },
  text: ({ what }, say) => `replace ${say.ref(what)} with what it replaced`,
});
