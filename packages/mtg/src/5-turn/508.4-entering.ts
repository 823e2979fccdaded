/** Creatures that enter attacking (508.4), and effects that take creatures out of combat (506.4). */
import {
  type ActionOf,
  amountOf,
  asks,
  type Base,
  type Choice,
  ctxOf,
  defineVerb,
  type Entity,
  entitiesOf,
  entityChoice,
  facesOf,
  fields,
  fromContext,
  type Game,
  isActive,
  moveAction,
  objectsOf,
  type ParamsOf,
  type Perspective,
  perform,
  procedure,
  sameEntity,
  savedAs,
  seatsOf,
  tokenOf,
  type VerbWord,
} from '@arbiter/engine';
import { canFight } from '../3-card-types/302-creatures.js';
import { meldingOf } from '../7-additional/701-keyword-actions/701.42-meld.js';
import { cite } from '../cite.js';
import {
  attackable,
  attackers,
  attackMark,
  attackMarks,
  defendingSeat,
  lastAttackedBy,
  leaveCombat,
  removeFromCombat,
} from './506-combat.js';
import { reselectAttacked } from './508.7-reselecting.js';

const params = fields((p) => ({
  token: p.token.optional(),
  copy: p.ref.optional(),
  except: p.except.optional(),
  what: p.ref.optional(),
  count: p.value.optional(),
  defending: p.ref.optional(),
  untapped: p.flag.optional(),
  melded: p.flag.optional(),
  like: p.ref.optional(),
  save: p.name.optional(),
}));
const removed = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    enterAttacking: ParamsOf<typeof params>;
    removeFromCombat: ParamsOf<typeof removed>;
  }
}
type Params = ParamsOf<typeof params>;
type Arriving = ActionOf<'create'> | ActionOf<'move'>;
interface Entering {
  /** Of all that enters, those of which it is yet to be said what they attack. */
  left: Arriving[];
  entering: Arriving[];
  picked: Entity[];
  /** What attacked before. */
  before: number[];
}

/** Only the attacking player's creatures can be attacking, and only in combat (506.3b). */
export const mayAttack = (g: Game, controller: number): boolean => g.turn.phase === 'combat' && isActive(g, controller);

/** What enters: tapped, unless the effect says otherwise. */
const enteringOf = (g: Game, effect: Params, by: Perspective): Arriving[] =>
  effect.untapped
    ? enteringTapped(g, effect, by).map(({ status: _tapped, ...one }) => one)
    : enteringTapped(g, effect, by);

/** The tokens, or the objects from elsewhere, that enter tapped. */
function enteringTapped(g: Game, effect: Params, by: Perspective): Arriving[] {
  const { controller } = by;
  const status = { tapped: true as const };
  const { what } = effect;
  if (what !== undefined && effect.melded) {
    const move = meldingOf(g, objectsOf(entitiesOf(g, what, by)), controller);
    return move ? [{ ...move, status }] : [];
  }
  if (what !== undefined)
    return objectsOf(entitiesOf(g, what, by))
      .filter((id) => g.find(id))
      .map((object) => moveAction({ object, to: 'battlefield', cause: 'return', controller, status }));
  const model = tokenOf(g, effect, by);
  const count = Math.max(0, amountOf(g, effect.count ?? 1, by));
  g.spend(count);
  return model
    ? Array.from({ length: count }, (): Arriving => ({ type: 'create', player: controller, ...model, status }))
    : [];
}

/**
 * What it may attack: anything, or what the effect names: a player and what that player has there, or a permanent; nothing
 * where that is no longer there to be attacked (508.4a).
 */
export function attackableFor(g: Game, { defending }: Pick<Params, 'defending'>, by: Perspective): Entity[] {
  const all = attackable(g);
  if (defending === undefined) return all;
  const named = entitiesOf(g, defending, by);
  const seats = seatsOf(named);
  return all.filter((e) => seats.includes(defendingSeat(g, e)) || named.some((one) => sameEntity(one, e)));
}

/**
 * All attack what another creature attacks, or attacked when it left (702.49c); where that is gone they enter, but never are
 * attacking (508.4a).
 */
function attackLike(g: Game, l: Entering, other: number | undefined): void {
  const attacked = other === undefined ? undefined : lastAttackedBy(g, other);
  if (!attacked || !attackable(g).some((e) => sameEntity(e, attacked))) return;
  const marks = attackMarks(g, attacked);
  g.j.note(
    l,
    'entering',
    l.entering.map((one) => ({ ...one, marks })),
  );
  attackMark.set(g, true);
}

/**
 * Tokens, or objects from elsewhere, put onto the battlefield tapped and attacking. Their controller chooses what each of
 * them attacks; it was never declared, so it never "attacked", and nothing restricts it (508.4c).
 */
const entering = procedure<Base<Params>, Entering>('enterAttacking', {
  begin: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const all = enteringOf(g, l.effect, by);
    const { controller } = by;
    const { what } = l.effect;
    g.j.note(l, 'left', all);
    g.j.note(l, 'entering', all);
    if (what && all.length === 0) return { done: null };
    return mayAttack(g, controller) ? undefined : { go: 'enter' };
  },
  like: (g, l) => {
    const { like } = l.effect;
    if (like === undefined) return undefined;
    attackLike(g, l, objectsOf(entitiesOf(g, like, fromContext(ctxOf(g, l))))[0]);
    return { go: 'enter' };
  },
  choose: (g, l) => {
    if (l.left.length === 0) return { go: 'enter' };
    const by = fromContext(ctxOf(g, l));
    const seat = by.controller;
    return {
      ask: {
        seat,
        kind: 'ATTACKED',
        shape: 'CHOOSE',
        prompt: 'Choose what it attacks',
        rules: cite('mtg:508.4'),
        options: attackableFor(g, l.effect, by).map((e): Choice => entityChoice(g, e, e)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  attack: (g, l) => {
    const attacked = l.picked[0];
    const at = l.entering.length - l.left.length;
    g.j.note(l, 'left', l.left.slice(1));
    if (!attacked) return { go: 'choose' };
    const marks = attackMarks(g, attacked);
    g.j.note(
      l,
      'entering',
      l.entering.map((a, i) => (i === at ? { ...a, marks } : a)),
    );
    return { go: 'choose' };
  },
  enter: (g, l) => {
    g.j.note(l, 'before', attackers(g).slice());
    return perform(g, l.entering, savedAs(l.ctx, l.effect));
  },
  // What is no creature as it has entered, or is a battle as well, was never attacking (506.3a, 506.3f).
  attacking: (g, l) => {
    for (const id of attackers(g)) {
      if (l.before.includes(id)) continue;
      if (!canFight(g, id)) {
        leaveCombat(g, id);
        continue;
      }
      attackMark.set(g, true);
    }
  },
});

const many = (count: string, noun: string): string => (count === '1' ? `a ${noun}` : `${count} ${noun}s`);

export const combatWords: readonly VerbWord[] = [
  reselectAttacked,
  defineVerb('enterAttacking', {
    description:
      'Tokens (as by `create`) or objects (`melded`) enter attacking, tapped unless `untapped`, `defending` something, or `like` another.',
    example: (n) => ({ do: 'enterAttacking', token: n.token }),
    params,
    check: (used) =>
      ['token', 'copy', 'what'].filter((name) => name in used).length === 1
        ? null
        : 'takes one of "token", "copy" and "what"',
    run: asks(entering),
    procedures: [entering],
    text: ({ token, copy, what, count = 1 }, say) =>
      `put ${
        token
          ? many(say.value(count), `${facesOf(token)[0]?.name} token`)
          : copy === undefined
            ? say.ref(what ?? 'self')
            : `${many(say.value(count), 'token')} that copy ${say.ref(copy)}`
      } into play attacking`,
  }),
  defineVerb('removeFromCombat', {
    description: 'Removes creatures from combat.',
    example: { do: 'removeFromCombat', what: 'self' },
    params: removed,
    run: (g, { what }, ctx) => {
      for (const id of objectsOf(entitiesOf(g, what, fromContext(ctx)))) removeFromCombat(g, id);
      return undefined;
    },
    text: ({ what }, say) => `remove ${say.ref(what)} from combat`,
    intent: () => 1,
  }),
];
