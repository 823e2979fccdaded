/**
 * Phasing moves permanents to a zone of their own and back (217.8, 502.15). They are the same permanents all the time, with their
 * counters and choices; but damage is gone, and what was to last for a while has lost track of them.
 */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  actionTable,
  asideOf,
  type Duration,
  type Entity,
  entityChoice,
  type Game,
  isPlayer,
  keepAside,
  procedure,
  type StateCheck,
  setMark,
} from '@arbiter/engine';
import {
  type PhasingAll,
  phaseOutKind,
  phasingInItself,
  phasingSteps,
} from '../../../7-additional/702-keywords/702.26-phasing.js';
import { phaseInPrepared } from '../../../7-additional/722-preparation.js';
import { cite } from '../../../cite.js';
import { noteArrival } from '../4-effects/420.5e-legend-rule.js';

/** The zone, open to all, and what is remembered there. @citation */
export const PHASED_OUT_ZONE = cite('mtg-2003:217.8a', 'mtg-2003:217.8b', 'mtg-2003:217.8c', 'mtg-2003:502.15f');
/** What phasing out takes away. @citation */
export const FORGOTTEN = cite('mtg-2003:502.15e', 'mtg-2003:502.15g', 'mtg-2003:502.15h');
/** Phasing in. @citation */
export const PHASED_IN = cite('mtg-2003:502.15b', 'mtg-2003:502.15m', 'mtg-2003:502.15n');
/** Who says in which order. */
const ORDERED = cite('mtg-2003:502.15k');

/** How the zone is called in views. */
export const PHASED_OUT = 'phasedOut';

const isFor = (until: Duration): boolean => until.kind !== 'permanent' || until.event !== undefined;
const isOther =
  (id: number) =>
  (e: Entity): boolean =>
    isPlayer(e) || e.object !== id;

/** 502.15g: what has a duration, and what is to trigger later and names it, is about it no longer. */
function loseTrackOf(g: Game, id: number): void {
  const { effects, replacements, delayed } = g.s;
  const isNamed = (all: readonly Entity[]): boolean => !all.every(isOther(id));
  if (effects.some(({ until, objects }) => isFor(until) && objects.includes(id)))
    g.j.refill(
      effects,
      effects
        .map((one) => (isFor(one.until) ? { ...one, objects: one.objects.filter((other) => other !== id) } : one))
        .filter(({ objects, affects, seats }) => objects.length > 0 || affects !== undefined || seats !== undefined),
    );
  if (replacements.some(({ until, entities = [] }) => isFor(until) && isNamed(entities)))
    g.j.refill(
      replacements,
      replacements.flatMap((one) => {
        if (!isFor(one.until) || !one.entities || !isNamed(one.entities)) return [one];
        const entities = one.entities.filter(isOther(id));
        return entities.length > 0 ? [{ ...one, entities }] : [];
      }),
    );
  if (delayed.some(({ saved }) => Object.values(saved).some(isNamed)))
    g.j.refill(
      delayed,
      delayed.map((one) => ({
        ...one,
        saved: Object.fromEntries(Object.entries(one.saved).map(([name, all]) => [name, all.filter(isOther(id))])),
      })),
    );
}

const phaseOut: ActionKind<ActionOf<'phaseOut'>> = {
  ...phaseOutKind,
  apply: (g, action) => {
    const object = g.find(action.object);
    if (object && g.damageOn(object) > 0) g.markDamage(object, 0);
    const happened = phaseOutKind.apply(g, action);
    loseTrackOf(g, action.object);
    return happened;
  },
};

/** 502.15m: it attacks and taps at once, though it came into play in this very turn; 502.15k: it comes at this moment. */
const phaseIn: ActionKind<ActionOf<'phaseIn'>> = {
  ...phaseInPrepared,
  apply: (g, action) => {
    const happened = phaseInPrepared.apply(g, action);
    const object = g.find(action.object);
    if (object) {
      setMark(g, object, 'held', true);
      noteArrival(g, object);
      g.change(object, 'ts', g.nextTimestamp());
    }
    return happened;
  },
};

export const phasingActions = actionTable({ phaseOut, phaseIn });

/** 502.15k: of several that phase in at once the active player says in which order; what is attached comes behind its permanent. */
export const phaseAllInOrder = procedure<Record<never, never>, PhasingAll>('phaseAll', {
  order: (g) => {
    const ids = phasingInItself(g);
    if (ids.length < 2) return { go: 'phase' };
    return {
      ask: {
        seat: g.active,
        kind: 'ORDER',
        shape: 'ORDER',
        prompt: 'Order what phases in: the first is the oldest',
        rules: ORDERED,
        options: ids.map((id) => entityChoice(g, { object: id }, id)),
        ordered: true,
      },
      into: 'order',
    };
  },
  ...phasingSteps,
});

/** 217.8d, 420.5f: tokens there cease to exist; what was attached to them stays there for the rest of the game. */
export const phasedOutTokens: StateCheck = {
  name: 'phased-out tokens',
  rules: cite('mtg-2003:217.8d', 'mtg-2003:420.5f'),
  find: (g): Action[] => {
    const left = asideOf(g).filter(({ object }) => object.kind !== 'token');
    if (left.length < asideOf(g).length) keepAside(g, left);
    return [];
  },
};
