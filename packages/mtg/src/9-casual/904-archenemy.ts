/** Archenemy (904): schemes are set in motion (701.32), stay as long as they are ongoing, and are abandoned (701.33). */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  activeSeats,
  amountOf,
  cardOf,
  defineEvent,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isToResolve,
  lists,
  moveNow,
  objectsOf,
  type ParamsOf,
  perform,
  publicId,
  type Seat,
  type StateCheck,
  triggerOn,
} from '@arbiter/engine';
import { variantType } from '../1-concepts/108.5-nontraditional.js';
import { isArchenemyIn, supplementsIn } from '../8-multiplayer/formats.js';
import { cite } from '../cite.js';

const moving = fields((p) => ({ count: p.value.optional() }));
const leaving = fields((p) => ({ what: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    setInMotion: ParamsOf<typeof moving>;
    abandon: ParamsOf<typeof leaving>;
  }
  interface Events {
    /** A player set a scheme in motion. */
    setInMotion: { object: number; player: Seat };
  }
  interface Actions {
    turnSchemeDown: { object: number };
  }
}

const SCHEME = 'Scheme';
const ONGOING = 'Ongoing';
const isScheme = (g: Game, { def }: { def: number }): boolean => variantType(g, { def }) === SCHEME;
/** The schemes that lie face up. */
const faceUp = (g: Game): number[] => g.zone('command').filter((id) => isScheme(g, g.object(id)));
const isOngoing = (g: Game, id: number): boolean => lists(g, id, 'supertypes').includes(ONGOING);

/** A scheme comes off the top of its deck and is turned face up, with a timestamp of its own (613.7h). @citation */
const IN_MOTION = cite('mtg:701.32a', 'mtg:701.32b', 'mtg:613.7h', 'mtg:904.4', 'mtg:904.7', 'mtg:109.4f', 'mtg:314.5');

/** An archenemy sets the top card of their scheme deck in motion (701.32b). */
export function setTopInMotion(g: Game, seat: Seat, rules = IN_MOTION): void {
  if (!isArchenemyIn(g.s.options, seat)) return;
  const [top] = g.zone(`schemes:${seat}`);
  if (top === undefined) return;
  const moved = moveNow(g, { object: top, to: 'command', cause: 'scheme', position: 'bottom' });
  if (!moved) return;
  const { id, ts } = moved.object;
  if (ts === undefined) g.change(moved.object, 'ts', g.nextTimestamp());
  g.emit('SCHEME_SET_IN_MOTION', rules, { seat, object: publicId(id), card: cardOf(g, id) });
  triggerOn(g, { type: 'setInMotion', object: id, player: seat });
}

/** The first thing of an archenemy's precombat main phase (505.3). @citation */
const AS_TURN_ACTION = cite('mtg:505.3', 'mtg:703.4e', 'mtg:904.9', 'mtg:701.32b');
export function schemesOfTurn(g: Game): void {
  if (!supplementsIn(g.s.options).includes('schemes')) return;
  for (const seat of activeSeats(g)) setTopInMotion(g, seat, AS_TURN_ACTION);
}

/** Turned face down, a scheme goes to the bottom of its owner's scheme deck. */
export const turnSchemeDownKind: ActionKind<ActionOf<'turnSchemeDown'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, { object }) => {
    moveNow(g, { object, to: 'schemes', cause: 'scheme', position: 'bottom' });
    return [];
  },
};
const turnDown = (object: number): Action => ({ type: 'turnSchemeDown', object });

/** Whether a triggered ability of any scheme waits to be put on the stack, or is there. */
function isAnyToResolve(g: Game): boolean {
  const ofScheme = (source: number | undefined): boolean => {
    const object = source === undefined ? undefined : (g.find(source) ?? g.s.lastKnown[source]);
    return object !== undefined && isScheme(g, object);
  };
  return isToResolve(g, ({ source, ability }) => ability?.kind === 'triggered' && ofScheme(source));
}

/** Schemes that are not ongoing are turned face down again once nothing of them is to resolve (704.6e, 205.4h). */
export const schemeCheck: StateCheck = {
  name: 'schemes',
  rules: cite('mtg:704.6e', 'mtg:314.6', 'mtg:904.10', 'mtg:205.4h', 'mtg:904.11'),
  find: (g) => {
    if (!supplementsIn(g.s.options).includes('schemes')) return [];
    const over = faceUp(g).filter((id) => !isOngoing(g, id));
    return over.length === 0 || isAnyToResolve(g) ? [] : over.map(turnDown);
  },
};

/** Several schemes are set in motion one at a time. @citation */
const ONE_AT_A_TIME = cite('mtg:701.32c', 'mtg:701.32b', 'mtg:701.32a');
export const setInMotion = defineVerb('setInMotion', {
  description: 'You set the top card of your scheme deck in motion, or one after another `count` of them.',
  example: { do: 'setInMotion' },
  params: moving,
  run: (g, { count }, ctx) => {
    const many = count === undefined ? 1 : amountOf(g, count, fromContext(ctx));
    for (let n = 0; n < many; n++) setTopInMotion(g, ctx.controller, ONE_AT_A_TIME);
    return undefined;
  },
  text: ({ count }, say) =>
    count === undefined ? 'set a scheme in motion' : `set ${say.value(count)} schemes in motion one at a time`,
  intent: () => 1,
});

/** Only ongoing schemes that lie face up are abandoned. @citation */
const ABANDONED = cite('mtg:701.33a', 'mtg:701.33b', 'mtg:904.11', 'mtg:109.2d', 'mtg:314.7');
export const abandon = defineVerb('abandon', {
  description:
    'Ongoing schemes, `self` unless `what` says otherwise, go face down to the bottom of their scheme decks.',
  example: { do: 'abandon' },
  params: leaving,
  run: (g, { what = 'self' }, ctx) => {
    const found = objectsOf(entitiesOf(g, what, fromContext(ctx)));
    const open = faceUp(g);
    const given = found.filter((id) => open.includes(id) && isOngoing(g, id));
    for (const id of given)
      g.emit('SCHEME_ABANDONED', ABANDONED, { seat: g.object(id).owner, object: publicId(id), card: cardOf(g, id) });
    return perform(g, given.map(turnDown));
  },
  text: ({ what = 'self' }, say) => `abandon ${say.ref(what)}`,
  intent: () => 1,
});

export const setInMotionEvent = defineEvent('setInMotion', {
  description: 'A player set a scheme in motion.',
  example: { on: 'setInMotion', object: 'self' },
  refs: ['object', 'player'],
});
export const archenemyWords = [setInMotion, abandon, setInMotionEvent] as const;
