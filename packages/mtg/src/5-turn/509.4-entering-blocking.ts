/** Creatures that enter blocking (509.4). */
import {
  type Action,
  asks,
  type Base,
  ctxOf,
  defineVerb,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  moveAction,
  objectsOf,
  type ParamsOf,
  perform,
  procedure,
  type Seat,
  sameSide,
  savedAs,
  setMark,
  tokenOf,
  triggerOn,
  type VerbWord,
} from '@arbiter/engine';
import { canFight } from '../3-card-types/302-creatures.js';
import { bandOf } from '../7-additional/702-keywords/702.22-banding.js';
import { cite } from '../cite.js';
import { attackers, blockedBy, blockersOf, defenderOf, isAttacking, isBlocked, leaveCombat } from './506-combat.js';

const params = fields((p) => ({ token: p.token, blocking: p.ref, save: p.name.optional() }));
const putParams = fields((p) => ({ what: p.ref, blocking: p.ref.optional(), save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    enterBlocking: ParamsOf<typeof params>;
    putBlocking: ParamsOf<typeof putParams>;
  }
}
type Params = ParamsOf<typeof params> | ParamsOf<typeof putParams>;

/** What a player's creatures could block: what attacks that player, or what is theirs to defend (506.3e, 509.4a). */
const blockable = (g: Game, id: number, seat: number): boolean =>
  g.find(id) !== undefined && isAttacking(g, id) && sameSide(g, defenderOf(g, id) ?? seat, seat);

/** What it blocks where the effect says so: only what attacks a player, and the creature is that player's. */
function blockedIn(g: Game, { effect, ctx }: Base<Params>): number | undefined {
  const by = fromContext(ctxOf(g, { ctx }));
  if (effect.blocking === undefined) return undefined;
  return objectsOf(entitiesOf(g, effect.blocking, by)).find((id) => blockable(g, id, by.controller));
}

/** The token, or the object from elsewhere, that enters. */
function arriving(g: Game, { effect, ctx }: Base<Params>, blocked: number | undefined): Action | undefined {
  const by = fromContext(ctxOf(g, { ctx }));
  const { controller } = by;
  const marks = blocked === undefined ? {} : { marks: { blocking: [blocked] } };
  if ('what' in effect) {
    const object = objectsOf(entitiesOf(g, effect.what, by)).find((id) => g.find(id));
    return object === undefined
      ? undefined
      : moveAction({ object, to: 'battlefield', cause: 'return', controller, ...marks });
  }
  const model = tokenOf(g, effect, by);
  return model && { type: 'create', player: controller, ...model, ...marks };
}

/** An attacker is blocked by what never "blocked" itself (509.3c, 509.3d). */
function blockedBySuch(g: Game, attacker: number, by: readonly number[], player: Seat, before: boolean): void {
  for (const object of by)
    triggerOn(g, {
      type: 'block',
      object,
      attacker,
      source: attacker,
      player,
      first: false,
      count: 0,
      alone: false,
    });
  if (!before) triggerOn(g, { type: 'becomesBlocked', object: attacker, count: by.length, defending: player });
}

interface Entering {
  attacker?: number;
  blocked?: boolean;
  before?: number[];
  picked: number[];
}
const steps = {
  /** Its controller chooses what it blocks, where the effect doesn't say that (509.4). */
  choose: (g: Game, l: Base<Params> & Entering) => {
    if (l.effect.blocking !== undefined) {
      const attacker = blockedIn(g, l);
      if (attacker !== undefined) g.j.note(l, 'attacker', attacker);
      return { go: 'enter' };
    }
    const { controller } = fromContext(ctxOf(g, l));
    const among = attackers(g).filter((id) => blockable(g, id, controller));
    if (among.length === 0) return { go: 'enter' };
    return {
      ask: {
        seat: controller,
        kind: 'BLOCKED',
        shape: 'CHOOSE' as const,
        prompt: 'Choose what it blocks',
        rules: cite('mtg:509.4'),
        options: among.map((id) => entityChoice(g, { object: id }, id)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  chosen: (g: Game, l: Base<Params> & Entering): undefined => {
    const [attacker] = l.picked;
    if (attacker !== undefined) g.j.note(l, 'attacker', attacker);
  },
  enter: (g: Game, l: Base<Params> & Entering) => {
    const { attacker } = l;
    const action = arriving(g, l, attacker);
    if (!action) return { done: null };
    if (attacker !== undefined) {
      g.j.note(l, 'blocked', isBlocked(g, attacker));
      g.j.note(l, 'before', blockersOf(g, attacker));
    }
    return perform(g, [action], savedAs(l.ctx, l.effect));
  },
  // 509.3c, 509.3d: the attacker becomes blocked by it; it never "blocked" itself.
  blocked: (g: Game, l: Base<Params> & Entering): undefined => {
    const { attacker, before = [] } = l;
    if (attacker === undefined) return;
    const entered = blockersOf(g, attacker).filter((id) => !before.includes(id));
    // What is no creature as it has entered, or is a battle as well, was never blocking (506.3a, 506.3f).
    for (const id of entered) if (!canFight(g, id)) leaveCombat(g, id);
    const fresh = entered.filter((id) => canFight(g, id));
    if (fresh.length === 0) return;
    setMark(g, g.object(attacker), 'blocked', true);
    const player = fromContext(ctxOf(g, l)).controller;
    blockedBySuch(g, attacker, fresh, player, l.blocked === true);
    // 702.22h: what blocks one of a band blocks all of it.
    for (const other of bandOf(g, attacker)) {
      const before = isBlocked(g, other);
      for (const id of fresh) setMark(g, g.object(id), 'blocking', [...blockedBy(g, id), other]);
      setMark(g, g.object(other), 'blocked', true);
      blockedBySuch(g, other, fresh, player, before);
    }
  },
};
const entering = procedure<Base<ParamsOf<typeof params>>, Entering>('enterBlocking', steps);
const putting = procedure<Base<ParamsOf<typeof putParams>>, Entering>('putBlocking', steps);

export const blockingWords: readonly VerbWord[] = [
  defineVerb('enterBlocking', {
    description: 'You create a token that is `blocking` an attacking creature.',
    example: (n) => ({ do: 'enterBlocking', token: n.token, blocking: { target: 0 } }),
    params,
    run: asks(entering),
    procedures: [entering],
    text: ({ blocking }, say) => `create a token that is blocking ${say.ref(blocking)}`,
  }),
  defineVerb('putBlocking', {
    description: 'Puts an object onto the battlefield `blocking` an attacking creature, or one that you choose.',
    example: { do: 'putBlocking', what: { target: 0 } },
    params: putParams,
    run: asks(putting),
    procedures: [putting],
    text: ({ what, blocking }, say) =>
      `put ${say.ref(what)} onto the battlefield blocking ${blocking === undefined ? 'an attacking creature' : say.ref(blocking)}`,
  }),
];
