/** What an attacking creature attacks is chosen anew (508.7): it goes on attacking, but somebody or something else. */
import {
  asks,
  type Base,
  type Choice,
  cardAndName,
  ctxOf,
  defineVerb,
  type Entity,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  isPlayer,
  objectsOf,
  outside,
  type ParamsOf,
  procedure,
  publicId,
  setMark,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { attackable, attackMarks, isAttacking } from './506-combat.js';
import { defendingPlayer } from './507.1-defending-player.js';

const params = fields((p) => ({ what: p.ref, players: p.flag.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    reselectAttacked: ParamsOf<typeof params>;
  }
}

/** The attacking creature of which it is said. */
const attackerOf = (g: Game, { ctx, effect }: Base<ParamsOf<typeof params>>): number | undefined =>
  objectsOf(entitiesOf(g, effect.what, fromContext(ctxOf(g, { ctx })))).find((id) => g.find(id) && isAttacking(g, id));

/** Where it may go: by the rules, and where there is but one defending player. @citation */
const RESELECTING = cite('mtg:508.7b', 'mtg:508.7c');
const RESELECTING_OF_ONE = cite('mtg:508.7b', 'mtg:508.7c', 'mtg:508.7d');

const reselecting = procedure<Base<ParamsOf<typeof params>>, { picked: Entity[] }>('verb:reselectAttacked', {
  ask: (g, l) => {
    const attacker = attackerOf(g, l);
    if (attacker === undefined) return { done: null };
    const { controller, source } = fromContext(ctxOf(g, l));
    // 508.7c: an opponent of who controls the creature, or what such a one has there; 508.7b: whatever it would have to attack.
    const to = attackable(g).filter((e) => !l.effect.players || isPlayer(e));
    return {
      ask: {
        seat: controller,
        kind: 'ATTACKED',
        shape: 'CHOOSE',
        prompt: `Choose what ${g.rules.view.label(g, { object: attacker })} attacks`,
        // What may be attacked is the chosen defending player's alone, where one was chosen (508.7d).
        rules: defendingPlayer(g) === undefined ? RESELECTING : RESELECTING_OF_ONE,
        ...(g.find(source) ? { source } : {}),
        options: to.map((e): Choice => entityChoice(g, e, e)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  // 508.7a: it stays in combat, and nothing has been attacked by that.
  attack: (g, l) => {
    const attacker = attackerOf(g, l);
    const [attacked] = l.picked;
    if (attacker === undefined || !attacked) return;
    const { attacking, defending } = attackMarks(g, attacked);
    setMark(g, g.object(attacker), 'attacking', attacking);
    setMark(g, g.object(attacker), 'defending', defending);
    setMark(g, g.object(attacker), 'attacksNothing', undefined);
    g.emit('ATTACK_RESELECTED', cite('mtg:508.7a'), {
      object: publicId(attacker),
      ...cardAndName(g, attacker),
      to: outside(g, attacked),
    });
  },
});

export const reselectAttacked = defineVerb('reselectAttacked', {
  description:
    'You choose anew which player or permanent an attacking creature attacks, or with `players` which player.',
  example: { do: 'reselectAttacked', what: { target: 0 } },
  params,
  run: asks(reselecting),
  procedures: [reselecting],
  text: ({ what, players }, say) =>
    `reselect which ${players ? 'player' : 'player or permanent'} ${say.ref(what)} attacks`,
});
