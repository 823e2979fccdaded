/** Creating without playing: a token comes straight to where the effect says, or to where its kind may be (439). */
import {
  type ActionOf,
  amountOf,
  asks,
  type Base,
  ctxOf,
  defIndex,
  defineVerb,
  enqueue,
  facesOf,
  fields,
  fromContext,
  type Game,
  impliedSeats,
  known,
  NORMAL,
  type Obj,
  type ParamsOf,
  perform,
  plainOr,
  playedBy,
  procedure,
  publicId,
  type Seat,
  savedAs,
  setMark,
  thenGo,
  wordsOf,
  writePlay,
} from '@arbiter/engine';
import { play } from '../3-playing/353-process-of-play.js';
import { type At, placeChoice, usualPlaces } from '../3-playing/355-locations.js';
import { cite } from '../cite.js';
import { placeOf } from './420-moves.js';

const params = fields((p) => ({
  token: p.token,
  count: p.value.optional(),
  exhausted: p.flag.optional(),
  to: plainOr(['base'], p.ref).optional(),
  save: p.name.optional(),
}));
type Params = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    createToken: Params;
  }
}

/** Where each kind of object is created (439.2). @citation */
const PERMANENT = cite('riftbound:439.2', 'riftbound:439.2.b.1', 'riftbound:439.2.c');
const SPELL = cite('riftbound:439.2.b.2');
const LEGEND = cite('riftbound:439.2.b.4', 'riftbound:439.4.a', 'riftbound:107.4.d.1', 'riftbound:107.4.d.2');
/** Runes come to the base and battlefields to the battlefield zone, where nobody controls them (439.2.b.3, 439.2.b.5). @citation */
export const CREATED = cite(
  'riftbound:439.1',
  'riftbound:439.2.a',
  'riftbound:439.2.b.3',
  'riftbound:439.2.b.5',
  'riftbound:439.3',
  'riftbound:439.3.a',
  'riftbound:439.4',
  'riftbound:439.4.b',
);

/** A token in a zone that is not the common board: on the chain or in a legend zone. */
function madeIn(g: Game, seat: Seat, hash: string, zone: string, rules: typeof CREATED): Obj {
  const definition = g.definition(hash);
  const object: Obj = {
    id: g.nextId(),
    def: defIndex(g, definition),
    owner: seat,
    zone,
    kind: 'token',
    ts: g.nextTimestamp(),
  };
  g.add(object);
  if (zone === 'chain') g.j.insert(g.zone(zone), 0, object.id, g.channelOf(zone));
  else g.j.push(g.zone(zone), object.id, g.channelOf(zone));
  g.emit('TOKEN_CREATED', rules, { object: publicId(object.id), card: definition.name, controller: seat });
  return object;
}

/** A created spell is finalized when what created it has resolved; nothing is paid for what is not played from anywhere. */
function onChain(g: Game, seat: Seat, hash: string): void {
  const item = madeIn(g, seat, hash, 'chain', SPELL);
  writePlay(g, item, playedBy(g, NORMAL, { method: NORMAL, cost: [] }, 'chain'));
  setMark(g, item, 'pending', true);
  const playing = play.call({ seat, object: item.id, method: NORMAL, pending: item.id });
  enqueue(g, {
    source: item.id,
    controller: seat,
    ability: { kind: 'triggered', on: { on: 'token' } },
    event: {},
    call: playing.stored,
  });
}

interface Creating {
  seat: Seat;
  left: number;
  at: At[];
}
const typesOf = ({ token }: Params): readonly string[] => wordsOf(facesOf(token)[0]?.props.types);
const isUnit = (effect: Params): boolean => typesOf(effect).includes('Unit');

const creating = procedure<Base<Params>, Creating>('verb:createToken', {
  begin: (g, l) => {
    const ctx = ctxOf(g, l);
    const [seat] = impliedSeats(ctx);
    if (seat === undefined) return { done: null };
    g.j.note(l, 'seat', seat);
    g.j.note(l, 'left', amountOf(g, l.effect.count ?? 1, fromContext(ctx)));
  },
  next: (g, l) => {
    if (l.left <= 0) return { done: null };
    g.j.note(l, 'left', l.left - 1);
    const { hash } = known(g, l.effect.token);
    const types = typesOf(l.effect);
    if (types.includes('Spell')) onChain(g, l.seat, hash);
    else if (types.includes('Legend')) madeIn(g, l.seat, hash, `legendZone:${l.seat}`, LEGEND);
    else return { go: 'where' };
    return { go: 'next' };
  },
  where: (g, l) => {
    const { to } = l.effect;
    if (!isUnit(l.effect) || to !== undefined) return { go: 'make' };
    return {
      ask: {
        seat: l.seat,
        kind: 'LOCATION',
        shape: 'CHOOSE',
        prompt: `${l.effect.token.name}: choose where it is created`,
        rules: PERMANENT,
        options: usualPlaces(g, l.seat).map((at) => placeChoice(g, at, l.seat)),
        min: 1,
        max: 1,
      },
      into: 'at',
    };
  },
  make: (g, l) => {
    const { to, exhausted, token } = l.effect;
    const chosen =
      to === undefined ? (l.at?.[0] ?? null) : to === 'base' ? null : placeOf(g, to, fromContext(ctxOf(g, l)));
    if (chosen === undefined) return { go: 'next' };
    // Battlefields are places themselves, and runes lie in the base (439.2.b.3, 439.2.b.5).
    const at = typesOf(l.effect).some((type) => type === 'Battlefield' || type === 'Rune') ? null : chosen;
    const making: ActionOf<'create'> = {
      type: 'create',
      player: l.seat,
      token: known(g, token).hash,
      ...(at === null ? {} : { marks: { at } }),
      ...(exhausted ? { status: { exhausted: true } } : {}),
    };
    return thenGo(perform(g, [making], savedAs(l.ctx, l.effect)), 'next');
  },
});

export const createToken = defineVerb('createToken', {
  description: 'Creates tokens without playing them, where the effect says or where such things may be.',
  example: (n) => ({ do: 'createToken', token: n.token, to: 'base' }),
  params,
  run: asks(creating),
  procedures: [creating],
  decisions: [{ kind: 'LOCATION', shape: 'CHOOSE', cite: 'choose', meaning: 'Where a created unit is.' }],
  text: ({ token, count = 1 }, say) => `create ${count === 1 ? '' : `${say.value(count)} `}${token.name}`,
});
