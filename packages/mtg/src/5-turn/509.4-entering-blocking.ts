/** Tokens that enter blocking (509.4). */
import {
  asks,
  type Base,
  ctxOf,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  objectsOf,
  type ParamsOf,
  perform,
  procedure,
  savedAs,
  setMark,
  tokenOf,
  triggerOn,
} from '@arbiter/engine';
import { blockersOf, defenderOf, isAttacking, isBlocked } from './506-combat.js';

const params = fields((p) => ({ token: p.token, blocking: p.ref, save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    enterBlocking: ParamsOf<typeof params>;
  }
}
type Params = ParamsOf<typeof params>;

/** What it blocks: only what attacks a player, and the creature is that player's (506.3e, 509.4a). */
function blockedIn(g: Game, { effect, ctx }: Base<Params>): number | undefined {
  const by = fromContext(ctxOf(g, { ctx }));
  return objectsOf(entitiesOf(g, effect.blocking, by)).find(
    (id) => g.find(id) && isAttacking(g, id) && defenderOf(g, id) === by.controller,
  );
}

const entering = procedure<Base<Params>, { attacker?: number; blocked?: boolean; before?: number[] }>('enterBlocking', {
  enter: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const model = tokenOf(g, l.effect, by);
    if (!model) return { done: null };
    const attacker = blockedIn(g, l);
    if (attacker !== undefined) {
      g.j.note(l, 'attacker', attacker);
      g.j.note(l, 'blocked', isBlocked(g, attacker));
      g.j.note(l, 'before', blockersOf(g, attacker));
    }
    const marks = attacker === undefined ? {} : { marks: { blocking: [attacker] } };
    return perform(g, [{ type: 'create', player: by.controller, ...model, ...marks }], savedAs(l.ctx, l.effect));
  },
  // 509.3c, 509.3d: the attacker becomes blocked by it; it never "blocked" itself.
  blocked: (g, l) => {
    const { attacker, before = [] } = l;
    if (attacker === undefined) return;
    const fresh = blockersOf(g, attacker).filter((id) => !before.includes(id));
    if (fresh.length === 0) return;
    setMark(g, g.object(attacker), 'blocked', true);
    const player = fromContext(ctxOf(g, l)).controller;
    for (const object of fresh)
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
    if (!l.blocked) triggerOn(g, { type: 'becomesBlocked', object: attacker, count: fresh.length, defending: player });
  },
});

export const enterBlocking = defineVerb('enterBlocking', {
  description: 'You create a token that is `blocking` an attacking creature.',
  example: (n) => ({ do: 'enterBlocking', token: n.token, blocking: { target: 0 } }),
  params,
  run: asks(entering),
  procedures: [entering],
  text: ({ blocking }, say) => `create a token that is blocking ${say.ref(blocking)}`,
});
