/** Planeswalk (701.31): what lies face up of planar decks goes to the bottom of its deck, and the next card is turned up. */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  cardOf,
  type Derived,
  defineEvent,
  defineVerb,
  doerOf,
  type EventWord,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isToResolve,
  moveNow,
  type Obj,
  objectsOf,
  type ParamsOf,
  perform,
  publicId,
  type RuleRef,
  type Seat,
  type StateCheck,
  type TriggerEvent,
  takeOut,
  triggerOnParts,
} from '@arbiter/engine';
import {
  deckZone,
  faceUp,
  isPhenomenon,
  isPlanar,
  isPlanarController,
  isPlane,
  planarController,
  planarDeck,
} from '../../9-casual/901-planechase/901.6-controller.js';
import { cite } from '../../cite.js';

const params = fields((p) => ({ who: p.ref.optional(), to: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    planeswalk: ParamsOf<typeof params>;
  }
  interface Actions {
    /** `to`: these cards of the planar deck, and not the one on top of it. */
    planeswalk: { player: Seat; to?: number[] };
  }
  interface Events {
    /** A player planeswalked. */
    planeswalk: { player: Seat };
    /** To a plane or phenomenon that was turned face up. */
    planeswalkTo: { object: number; player: Seat };
    /** Away from one that was turned face down, or that left the game. */
    planeswalkFrom: { object: number; player: Seat };
    /** A phenomenon was turned face up off a planar deck. */
    encounter: { object: number; player: Seat };
  }
}

const COMMAND = 'command';
const CAUSE = 'planeswalk';

/** A card is turned face up, as a new object with a timestamp of its own. @citation */
export const TURNED_UP = cite('mtg:613.7h', 'mtg:901.4', 'mtg:311.2', 'mtg:312.2');
export function turnPlaneUp(g: Game, object: number): Obj | undefined {
  const up = moveNow(g, { object, to: COMMAND, cause: CAUSE })?.object;
  if (up && up.ts === undefined) g.change(up, 'ts', g.nextTimestamp());
  return up;
}

/** It goes face down to the bottom of its owner's planar deck, and is a new object there (311.6). @citation */
export const TURNED_DOWN = cite('mtg:311.6', 'mtg:312.6', 'mtg:901.7a');
export function turnPlaneDown(g: Game, object: number): void {
  moveNow(g, { object, to: deckZone(g), cause: CAUSE, position: 'bottom' });
}

/** How planeswalking is told. @citation */
const WALKED = cite('mtg:701.31b', 'mtg:701.31d', 'mtg:901.11', 'mtg:901.11b');
/** From several planes at once. @citation */
const WALKED_FROM_SEVERAL = cite('mtg:901.11c');

/** A phenomenon that is turned up is encountered. @citation */
export const ENCOUNTERED = cite('mtg:312.5');

/** What has been left, as it is told. */
interface Left {
  object: number;
  card: string;
}

/** The top card of their planar deck is turned face up, or these: so a player planeswalks, whatever made them do it (901.11). */
function arrive(g: Game, player: Seat, left: readonly Left[], to: readonly number[]): TriggerEvent[] {
  const deck = g.zone(planarDeck(g, player));
  const cards = to.length > 0 ? to.filter((id) => deck.includes(id)) : deck.slice(0, 1);
  const turned = cards.flatMap((id) => turnPlaneUp(g, id) ?? []);
  const named = ({ id }: Obj) => ({ object: publicId(id), card: cardOf(g, id) });
  g.emit('PLANESWALKED', left.length > 1 ? [...WALKED, ...WALKED_FROM_SEVERAL] : WALKED, {
    seat: player,
    cards: turned.map(named),
    away: left.map(({ object, card }) => ({ object: publicId(object), card })),
  });
  return [
    // 603.10g: who waits for somebody to planeswalk away looks back.
    ...left.map(({ object }): TriggerEvent => ({ type: 'planeswalkFrom', object, player, gone: true })),
    { type: 'planeswalk', player },
    ...turned.map(({ id }): TriggerEvent => ({ type: 'planeswalkTo', object: id, player })),
    ...turned
      .filter((object) => isPhenomenon(g, object))
      .map(({ id }): TriggerEvent => ({ type: 'encounter', object: id, player })),
  ];
}

/** Of what was there before it is looked back at what planeswalking away sees. @citation */
export const LOOKING_BACK = cite('mtg:603.10g');

export const planeswalkKind: ActionKind<ActionOf<'planeswalk'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player: walker, to = [] }) => {
    // The team of the planar controller walks as one: that player's deck is what they walk by (901.12).
    const player = isPlanarController(g, walker) ? planarController(g) : walker;
    const left = faceUp(g).map((object): Left => ({ object, card: cardOf(g, object) }));
    for (const { object } of left) turnPlaneDown(g, object);
    return arrive(g, player, left, to);
  },
};

/** Only the planar controller planeswalks, and only in a game with planes. */
export function cannotPlaneswalk(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'planeswalk') return null;
  const able = deckZone(g) in g.s.zones || planarDeck(g, action.player) in g.s.zones;
  return able && isPlanarController(g, action.player) ? null : cite('mtg:701.31a');
}

/** What a phenomenon's ability is that has triggered, and that has not left the stack. */
const isBeingEncountered = (g: Game, id: number): boolean =>
  isToResolve(g, ({ source, ability }) => source === id && ability?.kind === 'triggered');

/** A phenomenon is left once nothing of it is on the stack, or to be put there (312.7, 704.6f). */
export const phenomenonCheck: StateCheck = {
  name: 'phenomena that are over',
  rules: cite('mtg:312.7', 'mtg:704.6f', 'mtg:701.31c', 'mtg:901.11a'),
  find: (g) =>
    faceUp(g).some((id) => isPhenomenon(g, g.object(id)) && !isBeingEncountered(g, id))
      ? [{ type: 'planeswalk', player: planarController(g) }]
      : [],
};

/** By which rules a player planeswalks whose plane has left the game with its owner. @citation */
export const PLANE_LEFT = cite('mtg:901.10', 'mtg:901.10a', 'mtg:701.31c', 'mtg:901.11a');

/** As a player has left the game with what was face up of their planar deck, the planar controller turns up another card. */
export function afterPlanesLeft(g: Game, owned: readonly Obj[], held: Derived): void {
  const gone = owned.filter((object) => object.zone === COMMAND && isPlanar(g, object));
  if (gone.length === 0) return;
  if (gone.some((object) => isPlane(g, object))) endPlaneswalkingAbilities(g);
  const left = gone.map(({ id, def }): Left => ({ object: id, card: g.defined(def).name }));
  for (const event of arrive(g, planarController(g), left, [])) triggerOnParts(g, [event], held);
}

/** Planeswalking abilities on the stack cease to exist where a plane leaves the game (901.10a). */
function endPlaneswalkingAbilities(g: Game): void {
  for (const id of g.zone(g.rules.zones.stack).slice()) {
    const object = g.object(id);
    const { ability, source } = object;
    if (source === 0 && ability?.kind === 'triggered' && ability.on.on === 'rollPlanarDie') takeOut(g, object);
  }
}

export const planeswalk = defineVerb('planeswalk', {
  description:
    'You (or `who`) planeswalk, as only the planar controller can: to the next card of the planar deck, or `to` these.',
  example: { do: 'planeswalk' },
  params,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const player = doerOf(g, effect, by);
    if (player === undefined) return undefined;
    const to = effect.to === undefined ? undefined : objectsOf(entitiesOf(g, effect.to, by));
    return perform(g, [{ type: 'planeswalk', player, ...(to === undefined ? {} : { to }) }]);
  },
  text: ({ who, to }, say) => `${say.doer(who)}planeswalk${to === undefined ? '' : ` to ${say.ref(to)}`}`,
});

export const planeswalkEvents: readonly EventWord[] = [
  defineEvent('planeswalk', {
    description: 'A player planeswalked, from wherever and to whatever.',
    example: { on: 'planeswalk', player: 'you' },
    refs: ['player'],
  }),
  defineEvent('planeswalkTo', {
    description: 'A player planeswalked to this plane or phenomenon.',
    example: { on: 'planeswalkTo', object: 'self', player: 'you' },
    refs: ['object', 'player'],
  }),
  defineEvent('planeswalkFrom', {
    description: 'A player planeswalked away from this plane or phenomenon.',
    example: { on: 'planeswalkFrom', object: 'self', player: 'you' },
    refs: ['object', 'player'],
  }),
  defineEvent('encounter', {
    description: 'A player encountered a phenomenon: it was turned face up off a planar deck.',
    example: { on: 'encounter', object: 'self', player: 'you' },
    refs: ['object', 'player'],
  }),
];
