/** Optional costs to attack (508.1g): enlisting (702.154) and exerting (701.43d) as a creature attacks. */
import {
  characteristicsOf,
  controllerOf,
  entityChoice,
  freeEffects,
  type Game,
  perform,
  procedure,
  ruleOn,
} from '@arbiter/engine';
import { isCreature, isSick } from '../3-card-types/302-creatures.js';
import { did } from '../7-additional/701-keyword-actions/did.js';
import { cite } from '../cite.js';

/** One such cost: of which attacker, and of which instance of enlist; to exert it, where that is not said. */
interface Cost {
  attacker: number;
  instance?: number;
}

/** The costs that the chosen creatures bring with them. */
function costsOf(g: Game, attackers: readonly number[]): Cost[] {
  return attackers.flatMap((attacker): Cost[] => {
    const { abilities } = characteristicsOf(g, attacker);
    const enlisting = abilities.filter((a) => a.kind === 'keyword' && a.keyword === 'enlist');
    const exerting = ruleOn(g, attacker, 'mayExert') ? [{ attacker }] : [];
    return [...enlisting.map((_, instance) => ({ attacker, instance })), ...exerting];
  });
}

/** Untapped creatures that don't attack, and have haste or were there since the turn began (702.154a); never itself (702.154c). */
const enlistable = (g: Game, attacker: number, attackers: readonly number[]): number[] =>
  g.zone('battlefield').filter((id) => {
    const object = g.object(id);
    return (
      isCreature(g, id) &&
      characteristicsOf(g, id).controller === controllerOf(g, attacker) &&
      !attackers.includes(id) &&
      !g.is(object, 'tapped') &&
      !isSick(g, object)
    );
  });

/** Of each in turn the active player chooses whether it is paid, and pays it. */
export const optionalAttackCosts = procedure<
  { attackers: number[] },
  { left: Cost[]; picked: number[]; exerts: boolean }
>('optionalAttackCosts', {
  begin: (g, l) => {
    g.j.note(l, 'left', costsOf(g, l.attackers));
  },
  ask: (g, l) => {
    const [cost] = l.left;
    if (!cost) return { done: null };
    const { attacker, instance } = cost;
    const name = g.rules.view.label(g, { object: attacker });
    const seat = controllerOf(g, attacker);
    if (instance === undefined)
      return {
        ask: {
          seat,
          kind: 'OPTIONAL_COST',
          shape: 'CONFIRM',
          prompt: `Exert ${name} as it attacks?`,
          rules: cite('mtg:508.1g', 'mtg:701.43d'),
          source: attacker,
          fallback: false,
        },
        into: 'exerts',
      };
    const able = enlistable(g, attacker, l.attackers);
    if (able.length === 0) return { go: 'next' };
    return {
      ask: {
        seat,
        kind: 'ENLIST',
        shape: 'CHOOSE',
        prompt: `${name}: choose a creature to tap for enlist`,
        rules: cite('mtg:508.1g', 'mtg:702.154a'),
        source: attacker,
        options: able.map((id) => entityChoice(g, { object: id }, id)),
        min: 0,
        max: 1,
      },
      into: 'picked',
    };
  },
  pay: (g, l) => {
    const [cost] = l.left;
    if (cost?.instance === undefined) return undefined;
    return perform(
      g,
      l.picked.map((object) => ({ type: 'status', object, status: 'tapped', on: true })),
    );
  },
  paid: (g, l) => {
    const [cost] = l.left;
    if (!cost) return { done: null };
    const { attacker, instance } = cost;
    const { picked, exerts } = l;
    g.j.note(l, 'picked', []);
    g.j.note(l, 'exerts', false);
    g.j.note(l, 'left', l.left.slice(1));
    if (instance !== undefined) {
      for (const other of picked) did(g, 'enlist', controllerOf(g, attacker), attacker, other, instance);
      return { go: 'ask' };
    }
    if (!exerts) return { go: 'ask' };
    const effects = [{ do: 'exert', what: 'self', attacking: true }] as const;
    return freeEffects.call(
      { source: attacker, controller: controllerOf(g, attacker), effects: [...effects], event: {} },
      { go: 'ask' },
    );
  },
  next: (g, l) => {
    g.j.note(l, 'left', l.left.slice(1));
    return { go: 'ask' };
  },
});
