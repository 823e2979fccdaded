/** Triggered mana abilities (605.1b, 605.4): they resolve at once, after the ability that they trigger on, and not on the stack. */
import {
  type Ability,
  amountOf,
  type Condition,
  derive,
  type Effect,
  type Effects,
  entitiesOf,
  freeEffects,
  type Game,
  holds,
  type JsonObject,
  type Perspective,
  procedure,
  type Seat,
  seatsOf,
  type TriggeredAbility,
  takeWaiting,
  wouldTrigger,
} from '@arbiter/engine';
import { type AddMana, choicesOf, isAddMana } from '../1-concepts/106.7-could-produce.js';

/** Whether there is such an instruction, however deep. */
const adds = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('do' in part && part.do === 'addMana') || Object.values(part).some(adds));

/** 605.1b: it has no target, triggers on mana that is tapped for, and could add mana. @citation */
const isManaTrigger = (ability: Ability): ability is TriggeredAbility =>
  ability.kind === 'triggered' &&
  ability.on.on === 'tapForMana' &&
  (ability.targets ?? []).length === 0 &&
  adds(ability.effects);

interface Found {
  source: number;
  controller: Seat;
  ability: TriggeredAbility;
  event: JsonObject;
}

/** The mana abilities that would trigger if something were tapped for this mana. */
const triggering = (g: Game, player: Seat, object: number, mana: string): Found[] =>
  wouldTrigger(g, { type: 'tapForMana', object, player, mana }).flatMap(({ source, controller, ability, event }) =>
    isManaTrigger(ability) ? [{ source, controller, ability, event }] : [],
  );

/** Whether any would, whatever the mana. */
export const isMultiplied = (g: Game, player: Seat, object: number): boolean =>
  derive(g).triggers.has('tapForMana') && triggering(g, player, object, '').length > 0;

/** Which mana one of them gives a player: its alternatives; none where that can't be told before. */
function givenTo(g: Game, seat: Seat, { source, controller, ability, event }: Found): string[] {
  const by: Perspective = { source, controller, event };
  const { effects = [] } = ability;
  const [only] = effects;
  if (!only || !isAddMana(only) || effects.length > 1 || only.combined) return [''];
  const whose = only.who === undefined ? [controller] : seatsOf(entitiesOf(g, only.who, by));
  if (whose[0] !== seat) return [''];
  const times = only.times === undefined ? 1 : Math.max(0, amountOf(g, only.times, by));
  const choices = choicesOf(g, only, by).map((mana) => mana.repeat(times));
  return choices.length === 0 ? [''] : choices;
}

/** More ways than this to have mana besides are not looked through. */
const MOST_WAYS = 120;

/** What a player would have besides, by all ways to choose: for each ability in order what it gives. */
export function besides(g: Game, player: Seat, object: number, mana: string): string[][] {
  return waysOf(triggering(g, player, object, mana).map((one) => givenTo(g, player, one)));
}
function waysOf(each: readonly string[][]): string[][] {
  return each.reduce<string[][]>(
    (ways, choices) => ways.flatMap((way) => choices.map((one) => [...way, one])).slice(0, MOST_WAYS),
    [[]],
  );
}

interface Waiting extends Pick<Found, 'source' | 'controller' | 'event'> {
  effects: Effects;
  if?: Condition;
}
const asFound = ({ source, controller, event, effects, if: when }: Waiting): Found => ({
  source,
  controller,
  event,
  ability: { kind: 'triggered', on: { on: 'tapForMana' }, effects, ...(when === undefined ? {} : { if: when }) },
});

/** Takes those that wait from among what is going on the stack. */
export const takeBesides = (g: Game): Waiting[] =>
  takeWaiting(g, ({ ability, event }) => event.type === 'tapForMana' && isManaTrigger(ability)).flatMap(
    ({ source, controller, event, ability }): Waiting[] =>
      isManaTrigger(ability)
        ? [
            {
              source,
              controller,
              event,
              effects: ability.effects ?? [],
              ...(ability.if === undefined ? {} : { if: ability.if }),
            },
          ]
        : [],
  );

/** Resolves them one after another (605.4a). `picks`: what an automatic payment has chosen for each. */
export const resolveBesides = procedure<{ waiting: Waiting[]; picks: string[] }>('resolveBesides', {
  next: (g, l) => {
    const [one, ...more] = l.waiting;
    if (!one) return { done: null };
    const [pick, ...picks] = l.picks;
    g.j.note(l, 'waiting', more);
    g.j.note(l, 'picks', picks);
    const { source, controller, event } = one;
    const by: Perspective = { source, controller, event };
    if (one.if && !holds(g, one.if, by)) return { go: 'next' };
    const effects = one.effects.map((effect) => settled(g, effect, by, pick));
    return freeEffects.call({ source, controller, effects, event }, { go: 'next' });
  },
});

/** The mana that was decided on, where it was. */
const settled = (g: Game, effect: Effect, by: Perspective, pick: string | undefined): Effect =>
  isAddMana(effect) && pick ? asDecided(g, effect, by, pick) : effect;
function asDecided(g: Game, effect: AddMana, by: Perspective, pick: string): Effect {
  const times = effect.times === undefined ? 1 : Math.max(0, amountOf(g, effect.times, by));
  const choice = choicesOf(g, effect, by).find((mana) => mana.repeat(times) === pick);
  if (choice === undefined) return effect;
  const { could: _could, produced: _produced, chosen: _chosen, ...rest } = effect;
  return { ...rest, choices: [choice] };
}

/** What is still to come from those that wait, by all ways to choose. */
export function stillToCome(g: Game, seat: Seat): string[][] | undefined {
  const waiting = g.s.frames.findLast(resolveBesides.runs)?.locals.waiting;
  return waiting && waysOf(waiting.map((one) => givenTo(g, seat, asFound(one))));
}
