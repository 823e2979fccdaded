/** Abilities that trigger additional times, or not at all, because something says so (383, 002, 054.2). */
import {
  characteristicsOf,
  controllerOf,
  type Derived,
  defineRule,
  filterOf,
  fits,
  type Game,
  isTable,
  matches,
  type TriggeredAbility,
  type TriggerPattern,
  type WaitingTrigger,
} from '@arbiter/engine';

const RULE = 'triggersAgain';
export const triggersAgainRule = defineRule(RULE, {
  description:
    'Of players: their abilities of a `keyword`, of what fits `of`, or that trigger on what fits `on`, do so once more.',
  example: { mod: 'rule', rule: RULE, keyword: 'deathknell' },
  params: (p) => ({ keyword: p.keyword.optional(), of: p.filter.optional(), on: p.trigger.optional() }),
  intent: 1,
});
const isPattern = (part: unknown): part is TriggerPattern => isTable(part) && typeof part.on === 'string';

/** How many additional times an ability triggers. What leaves together with it is still looked at (383.2.c.1). */
export function triggersAgain(
  g: Game,
  { source: object, controller, event, ability }: Omit<WaitingTrigger, 'id'>,
  { playerRules }: Derived,
): number {
  return playerRules.filter(({ rule, seats, source, mod }) => {
    if (rule !== RULE || !seats.includes(controller)) return false;
    if (mod.keyword !== undefined && (ability.kind !== 'triggered' || ability.keyword !== mod.keyword)) return false;
    const by = { source, controller: controllerOf(g, source), event };
    if (mod.of !== undefined && !matches(g, { object }, filterOf(mod.of), by)) return false;
    return !isPattern(mod.on) || (event.type === mod.on.on && fits(g, mod.on, event, by));
  }).length;
}

/** Whether abilities of a keyword of this object don't trigger now (054.2). */
export const isSilenced = (g: Game, object: number, { keyword }: TriggeredAbility): boolean =>
  keyword !== undefined &&
  g.find(object) !== undefined &&
  characteristicsOf(g, object).rules.some(({ rule, mod }) => rule === 'doesntTrigger' && mod.keyword === keyword);
