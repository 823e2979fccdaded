/** Creatures that enter attacking (508.4), and effects that take creatures out of combat (506.4). */
import {
  type Action,
  asks,
  type Base,
  type Choice,
  ctxOf,
  defineVerb,
  type Entity,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  known,
  moveAction,
  objectsOf,
  type ParamsOf,
  perform,
  procedure,
  type VerbWord,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { attackable, attackMark, attackMarks, removeFromCombat } from './506-combat.js';

const params = fields((p) => ({ token: p.token.optional(), what: p.ref.optional() }));
const removed = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    enterAttacking: ParamsOf<typeof params>;
    removeFromCombat: ParamsOf<typeof removed>;
  }
}
interface Entering {
  entering: Action[];
  picked: Entity[];
}

/** Only the attacking player's creatures can be attacking, and only in combat (506.3b). */
const mayAttack = (g: Game, controller: number): boolean => g.turn.phase === 'combat' && g.active === controller;

/**
 * A token, or objects from elsewhere, put onto the battlefield tapped and attacking. Its
 * controller chooses what it attacks; it was never declared, so it never "attacked", and nothing restricts it (508.4c).
 */
const entering = procedure<Base<ParamsOf<typeof params>>, Entering>('enterAttacking', {
  begin: (g, l) => {
    const { token, what } = l.effect;
    const ctx = ctxOf(g, l);
    const { controller } = ctx;
    const status = { tapped: true as const };
    const entering: Action[] = token
      ? [{ type: 'create', player: controller, token: known(g, token).hash, status }]
      : objectsOf(what ? entitiesOf(g, what, fromContext(ctx)) : [])
          .filter((id) => g.find(id))
          .map((object) => moveAction({ object, to: 'battlefield', cause: 'return', controller, status }));
    g.j.note(l, 'entering', entering);
    return mayAttack(g, controller) ? undefined : { go: 'enter' };
  },
  choose: (g, l) => {
    const seat = ctxOf(g, l).controller;
    return {
      ask: {
        seat,
        kind: 'ATTACKED',
        shape: 'CHOOSE',
        prompt: 'Choose what it attacks',
        rules: cite('mtg:508.4'),
        options: attackable(g).map((e): Choice => entityChoice(g, e, e)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  attack: (g, l) => {
    const attacked = l.picked[0];
    if (!attacked) return;
    const marks = attackMarks(g, attacked);
    g.j.note(
      l,
      'entering',
      l.entering.map((a) => ({ ...a, marks })),
    );
    attackMark.set(g, true);
  },
  enter: (g, l) => perform(g, l.entering),
});

export const combatWords: readonly VerbWord[] = [
  defineVerb('enterAttacking', {
    description: 'Puts a token, or objects, onto the battlefield tapped and attacking.',
    example: (n) => ({ do: 'enterAttacking', token: n.token }),
    params,
    check: (used) => ('token' in used === 'what' in used ? 'takes one of "token" and "what"' : null),
    run: asks(entering),
    procedures: [entering],
    text: ({ token, what }, say) =>
      `put ${token ? `a ${token.name} token` : say.ref(what ?? 'self')} into play attacking`,
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
