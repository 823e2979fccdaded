/** A triggered ability is put onto the stack (mtg 603.3). */
import { entitiesOf } from '../continuous/evaluate.js';
import { outsideTargets } from '../decisions/choices.js';
import { countUse, withinLimit } from '../events/uses.js';
import type { Cost, TriggeredAbility } from '../language/types.js';
import { procedure } from '../machine/control.js';
import { cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { publicId } from '../machine/zones.js';
import { seatsOf } from '../state/entities.js';
import type { Obj, WaitingTrigger } from '../state/state.js';
import { pushAbility, removeFromStack } from './ability-objects.js';
import { canChoose } from './enough-targets.js';
import { payCosts } from './pay-costs.js';
import { choices } from './play.js';
import { writePlay } from './play-data.js';
import { announceTargets, perspectiveOf } from './targets.js';

/** Whether what a triggered ability costs can be paid: nobody is asked about one that can't go on the stack (rb 383.3.b.1). */
const paysTrigger = (g: Game, { source, controller: seat }: WaitingTrigger, costs: Cost[]): boolean =>
  costs.every((cost) => g.rules.words.cost.get(cost.pay)?.canPay(g, cost, { seat, source, x: 0 }));

/** The modes of one that lets a player do something, and who that is; of several each says so as it resolves. */
function modesOf(g: Game, { ability, source, controller, event }: WaitingTrigger) {
  const modes = ability.kind === 'triggered' ? g.rules.play.modesOfMay?.(ability) : undefined;
  if (!modes?.who) return modes && { ...modes, seat: controller };
  const [seat, ...others] = seatsOf(entitiesOf(g, modes.who, { source, controller, event }));
  return seat === undefined || others.length > 0 ? undefined : { ...modes, seat };
}

function asPlaced(g: Game, trigger: WaitingTrigger): WaitingTrigger {
  const { ability } = trigger;
  const placed = ability.kind === 'triggered' ? g.rules.play.placedAs?.(ability) : undefined;
  return placed && placed !== ability ? { ...trigger, ability: placed } : trigger;
}

function pushTrigger(g: Game, t: WaitingTrigger): Obj {
  const object = pushAbility(g, t.ability, t.source, t.controller, {
    event: t.event,
    ...(t.carried ? { carried: t.carried } : {}),
  });
  if (t.unowned) writePlay(g, object, { unowned: true });
  return object;
}

/** Whether there is a legal choice for one in a mode: where there is none, nobody is asked about that mode (mtg-2003 410.4). */
function isChoosable(g: Game, trigger: WaitingTrigger, ability: TriggeredAbility): boolean {
  const mark = g.mark();
  const able = canChoose(g, ability, perspectiveOf(g, pushTrigger(g, { ...trigger, ability })));
  g.rollback(mark);
  return able;
}

/** A player, its controller unless said, is asked whether to do what it says. */
const askWhether = (g: Game, { source, ability, controller }: WaitingTrigger, seat = controller) => ({
  ask: {
    seat,
    kind: 'MAY',
    shape: 'CONFIRM' as const,
    prompt: `${g.rules.view.label(g, { object: source })}: ${g.rules.view.abilityText(ability)}?`,
    rules: g.rules.cite.may,
    source,
    fallback: false,
  },
  into: 'yes',
});

/** A triggered ability goes on the stack and its controller makes its choices (mtg 603.3d). */
export const putTrigger = procedure<{ trigger: WaitingTrigger }, { item: number; legal: boolean; yes?: boolean }>(
  'putTrigger',
  {
    may: (g, l) => {
      const t = asPlaced(g, l.trigger);
      const { ability } = t;
      if (t !== l.trigger) g.j.note(l, 'trigger', t);
      if (ability.kind !== 'triggered') return { go: 'place' };
      if (t.index !== undefined && !withinLimit(g, t.source, ability, t.index)) return { done: null };
      if (ability.cost && !paysTrigger(g, t, ability.cost)) return { done: null };
      const modes = modesOf(g, t);
      if (modes && !isChoosable(g, t, modes.taken)) {
        g.j.note(l, 'trigger', { ...t, ability: modes.left });
        return (modes.left.effects ?? []).length > 0 ? { go: 'place' } : { done: null };
      }
      if (modes) return { ...askWhether(g, t, modes.seat), go: 'mode' };
      if (!ability.may) return { go: 'place' };
      return askWhether(g, t);
    },
    decided: (_g, l) => (l.yes ? undefined : { done: null }),
    mode: (g, l) => {
      const modes = modesOf(g, l.trigger);
      if (modes) g.j.note(l, 'trigger', { ...l.trigger, ability: l.yes ? modes.taken : modes.left });
    },
    place: (g, l) => {
      const object = pushTrigger(g, l.trigger);
      g.j.note(l, 'item', object.id);
      return choices.call({ item: object.id }, { into: 'legal' });
    },
    end: (g, l) => {
      const { trigger } = g.rules.play;
      if (l.legal === false) return undefined;
      if (trigger) return trigger.call({ item: l.item }, { into: 'legal' });
      const { ability, source, controller: seat } = l.trigger;
      const costs = ability.kind === 'triggered' ? ability.cost : undefined;
      return costs && payCosts.call({ seat, source, costs, x: 0, at: 0 });
    },
    placed: (g, l) => {
      if (l.legal === false) {
        removeFromStack(g, l.item);
        return { done: null };
      }
      const item = g.object(l.item);
      const { source, index, ability } = l.trigger;
      if (index !== undefined) countUse(g, source, ability.kind === 'triggered' ? ability : {}, index);
      g.emit('ABILITY_ON_STACK', g.rules.cite.triggers, {
        object: publicId(item.id),
        source: publicId(source),
        card: cardOf(g, item.id),
        targets: outsideTargets(g, item.play?.targets ?? []),
      });
      announceTargets(g, item);
      g.rules.play.triggerPlaced?.(g, item);
      if (g.rules.play.resolvesAtOnce?.(g, item)) return g.rules.turn.priority.resolve.call({ item: item.id });
      return { done: null };
    },
  },
);
