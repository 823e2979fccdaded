/** Creatures that enter attacking (508.4), and effects that take creatures out of combat (506.4). */
import {
  type Action,
  type CardDefinition,
  type Choice,
  type Effect,
  type Entity,
  entitiesOf,
  entityChoice,
  fromContext,
  type Game,
  type Json,
  type JsonObject,
  known,
  moveAction,
  objectsOf,
  perform,
  procedure,
  type Ref,
  type Verb,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { attackable, attackMarks, removeFromCombat } from './506-combat.js';

type Locals = { ctx: string; effect: Json; entering: JsonObject[]; picked: Entity[] } & JsonObject;

/** Only the attacking player's creatures can be attacking, and only in combat (506.3b). */
const mayAttack = (g: Game, controller: number): boolean => g.turn.phase === 'combat' && g.active === controller;

/**
 * A token, or objects from elsewhere, put onto the battlefield tapped and attacking. Its
 * controller chooses what it attacks; it was never declared, so it never "attacked", and nothing restricts it (508.4c).
 */
export const enterAttacking = procedure<Locals>('enterAttacking', {
  begin: (g, l) => {
    const effect = l.effect as unknown as Effect;
    const ctx = g.s.contexts[l.ctx];
    if (!ctx) return { done: null };
    const controller = ctx.controller;
    const status = { tapped: true as const };
    const entering: Action[] = effect.token
      ? [{ type: 'create', player: controller, token: known(g, effect.token as CardDefinition).hash, status }]
      : objectsOf(entitiesOf(g, effect.what as Ref, fromContext(ctx)))
          .filter((id) => g.find(id))
          .map((object) => moveAction({ object, to: 'battlefield', cause: 'return', controller, status }));
    g.j.note(l, 'entering', entering);
    return mayAttack(g, controller) ? undefined : { go: 'enter' };
  },
  choose: (g, l) => {
    const seat = g.s.contexts[l.ctx]?.controller ?? g.active;
    return {
      ask: {
        seat,
        kind: 'ATTACKED',
        shape: 'CHOOSE',
        prompt: 'Choose what it attacks',
        rules: cite('mtg:508.4'),
        options: attackable(g).map((e): Choice => entityChoice(g, e, e as Json)),
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
    g.j.note(g.s.marks, 'attack', true);
  },
  enter: (g, l) => perform(g, l.entering as unknown as Action[]),
});

const enterAttackingVerb: Verb = {
  run: (_g, effect, _ctx, ctx) => ({ call: 'enterAttacking', locals: { ctx, effect: effect as unknown as Json } }),
};
const leave: Verb = {
  run: (g, effect, ctx) => {
    for (const id of objectsOf(entitiesOf(g, effect.what as Ref, fromContext(ctx)))) removeFromCombat(g, id);
    return undefined;
  },
};
export const combatVerbs = { enterAttacking: enterAttackingVerb, removeFromCombat: leave };
