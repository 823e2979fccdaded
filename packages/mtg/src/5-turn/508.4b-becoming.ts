/** Effects that state of a creature on the battlefield that it is attacking (508.4b). */
import {
  asks,
  type Base,
  type Choice,
  cardAndName,
  controllerOf,
  ctxOf,
  defineVerb,
  type Entity,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  objectsOf,
  outside,
  type ParamsOf,
  procedure,
  publicId,
  setMark,
} from '@arbiter/engine';
import { canFight } from '../3-card-types/302-creatures.js';
import { cite } from '../cite.js';
import { attackMark, attackMarks, blockedBy, isAttacking } from './506-combat.js';
import { attackableFor, mayAttack } from './508.4-entering.js';

const params = fields((p) => ({ what: p.ref, defending: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    becomeAttacking: ParamsOf<typeof params>;
  }
}

/**
 * Whether it can become an attacking creature: one of an attacking player that neither attacks nor blocks, and no battle, for
 * which nothing is done (506.3g).
 */
const mayBecome = (g: Game, id: number): boolean =>
  g.find(id)?.zone === 'battlefield' &&
  canFight(g, id) &&
  mayAttack(g, controllerOf(g, id)) &&
  !isAttacking(g, id) &&
  blockedBy(g, id).length === 0;

/** Where what the effect names is not there any more to be attacked, the creature doesn't become one. @citation */
const STATED = cite('mtg:508.4', 'mtg:508.4b');

const becoming = procedure<Base<ParamsOf<typeof params>>, { left: number[]; picked: Entity[] }>('becomeAttacking', {
  begin: (g, l) => {
    const found = objectsOf(entitiesOf(g, l.effect.what, fromContext(ctxOf(g, l))));
    g.j.note(
      l,
      'left',
      found.filter((id) => mayBecome(g, id)),
    );
  },
  choose: (g, l) => {
    const [id] = l.left;
    if (id === undefined) return { done: null };
    const among = attackableFor(g, l.effect, fromContext(ctxOf(g, l)));
    if (among.length === 0) return { done: null };
    return {
      ask: {
        seat: controllerOf(g, id),
        kind: 'ATTACKED',
        shape: 'CHOOSE',
        prompt: `Choose what ${g.rules.view.label(g, { object: id })} attacks`,
        rules: STATED,
        source: id,
        options: among.map((e): Choice => entityChoice(g, e, e)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  // It was never declared, so it never "attacked", and nothing restricts it (508.4c).
  attack: (g, l) => {
    const [id, ...left] = l.left;
    const [attacked] = l.picked;
    if (id === undefined || !attacked) return { done: null };
    const { attacking, defending } = attackMarks(g, attacked);
    setMark(g, g.object(id), 'attacking', attacking);
    setMark(g, g.object(id), 'defending', defending);
    attackMark.set(g, true);
    g.emit('ATTACK_RESELECTED', STATED, { object: publicId(id), ...cardAndName(g, id), to: outside(g, attacked) });
    g.j.note(l, 'left', left);
    return { go: 'choose' };
  },
});

export const becomeAttacking = defineVerb('becomeAttacking', {
  description: 'Creatures on the battlefield are attacking now, `defending` a player or permanent if that is said.',
  example: { do: 'becomeAttacking', what: 'self' },
  params,
  run: asks(becoming),
  procedures: [becoming],
  text: ({ what }, say) => `${say.ref(what)} is attacking`,
  intent: () => 1,
});
