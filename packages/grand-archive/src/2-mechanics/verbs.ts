/** Grand Archive's own instructions beside the common ones. */
import {
  type Action,
  controllerOf,
  defineEvent,
  definePredicate,
  defineVerb,
  entitiesOf,
  type Filter,
  fields,
  fromContext,
  type Game,
  isPlayer,
  matches,
  mayTurn,
  objectsOf,
  ownFaceOf,
  type ParamsOf,
  type Perspective,
  perform,
  publicId,
  type RuleRef,
} from '@arbiter/engine';
import { isChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { combatOf, isAttackable, setCombat } from './2.6-attacking.js';

const redirected = fields((p) => ({ to: p.ref.optional(), at: p.filter.optional(), save: p.name.optional() }));
const turned = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    transform: ParamsOf<typeof turned>;
    redirect: ParamsOf<typeof redirected>;
  }
}

/** Which of what is attacked another unit takes the place of: what fits, else a champion before others. */
function replacedTarget(
  g: Game,
  targets: readonly number[],
  at: Filter | undefined,
  by: Perspective,
): number | undefined {
  const there = targets.filter((id) => g.find(id));
  if (at !== undefined) return there.find((id) => matches(g, { object: id }, at, by));
  return there.find((id) => isChampion(g, id)) ?? targets[0];
}

/** The present attack goes to another unit that it could target (2.11.7.14.6.8): the source of the effect unless it says so. */
export const redirect = defineVerb('redirect', {
  description:
    'The present attack, on what fits `at` or on a champion, goes to the source of the ability, or `to` another unit that it could target.',
  example: { do: 'redirect' },
  params: redirected,
  run: (g, { to = 'self', at, save }, ctx) => {
    const by = fromContext(ctx);
    if (save !== undefined) g.j.note(ctx.saved, save, []);
    const combat = combatOf(g);
    const [target] = objectsOf(entitiesOf(g, to, by));
    // What cleaves can't be redirected (2.11.7.15.2).
    if (!combat || combat.cleave || target === undefined) return undefined;
    const was = replacedTarget(g, combat.targets, at, by);
    if (was === undefined || combat.targets.includes(target)) return undefined;
    if (!isAttackable(g, combat.player, combat, target)) return undefined;
    setCombat(g, {
      ...combat,
      targets: combat.targets.map((id) => (id === was ? target : id)),
      defending: controllerOf(g, target),
    });
    if (save !== undefined) g.j.note(ctx.saved, save, [{ object: target }]);
    const name = (id: number) => ({ object: publicId(id), card: g.rules.view.label(g, { object: id }) });
    g.emit('ATTACK_REDIRECTED', cite('ga:2.11.7.14.6.8'), {
      attacker: name(combat.attacker),
      was: name(was),
      target: name(target),
    });
    return undefined;
  },
  text: ({ to = 'self' }, say) =>
    to === 'self' ? 'redirect the attack' : `change the target of the attack to ${say.ref(to)}`,
});

/** Why a double-faced card is turned over or is not. @citation */
const TRANSFORMING = cite('ga:2.11.7.15.2');

/** A card with another side is turned over; it stays the same object, with its counters and what applies to it. */
export const transform = defineVerb('transform', {
  description: 'Turns over objects whose cards have two sides; others stay as they are.',
  example: { do: 'transform', what: 'self' },
  params: turned,
  run: (g, { what }, ctx) =>
    perform(
      g,
      objectsOf(entitiesOf(g, what, fromContext(ctx))).map(
        (object): Action => ({ type: 'transform', object, how: 'transform', $rules: TRANSFORMING }),
      ),
    ),
  text: ({ what }, say) => `transform ${say.ref(what)}`,
  intent: () => 1,
});

export const transformEvent = defineEvent('transform', {
  description: 'A double-faced card was turned over; a filter sees it as it is then.',
  example: { on: 'transform', object: 'self' },
  refs: ['object'],
});

export const transformed = definePredicate('transformed', {
  description: 'A double-faced card on its flip side.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    return object !== undefined && mayTurn(g, object) && ownFaceOf(g, object).at === 1;
  },
  reads: [],
});

/** What has no other side, tokens and copies among it, isn't turned over. */
export function cannotTransform(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'transform') return null;
  const object = g.find(action.object);
  return object && object.kind !== 'token' && object.covered === undefined && mayTurn(g, object) ? null : TRANSFORMING;
}
