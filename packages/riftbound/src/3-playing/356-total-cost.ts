/** The total cost of a card or ability: base cost, additional costs, increases, discounts (356, 403). */
import {
  all,
  bodyOf,
  type Cost,
  characteristicsOf,
  definitionOf,
  type Entity,
  type Game,
  holds,
  isPlayer,
  type KeywordAbility,
  type Obj,
  type Perspective,
  type SpellAbility,
  targetSpecs,
} from '@arbiter/engine';
import { ANY } from '../1-concepts/134-domains.js';
import { cite } from '../cite.js';

export const DEFLECT_RULES = cite(
  'riftbound:809.1.c',
  'riftbound:809.1.d',
  'riftbound:356.2.a.2',
  'riftbound:809.1.c.1',
);

/** 809.2: several instances add up. */
export function deflectOf(g: Game, id: number): number {
  return characteristicsOf(g, id)
    .abilities.filter((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'deflect')
    .reduce((sum, a) => sum + (a.value ?? 1), 0);
}

/** Power that choosing these things costs somebody: that of opposing Deflect, each time it is chosen (809.1.c). */
export function deflected(g: Game, targets: readonly Entity[], by: Perspective): number {
  return targets.reduce((sum, e) => {
    if (isPlayer(e) || !g.find(e.object) || characteristicsOf(g, e.object).controller === by.controller) return sum;
    return sum + deflectOf(g, e.object);
  }, 0);
}

/** The least that clauses of which nothing is chosen yet will cost in this way. */
function leastDeflected(g: Game, item: Obj, chosen: number, by: Perspective): number {
  const specs = targetSpecs(bodyOf(g, item), item.play?.modes, item.play?.times).slice(chosen);
  return specs.reduce((sum, spec) => {
    if ((spec.min ?? 1) === 0) return sum;
    const found = all(g, spec.what, by).map((e) => deflected(g, [e], by));
    return sum + (found.length > 0 ? Math.min(...found) * (spec.min ?? 1) : 0);
  }, 0);
}

/** Discounts that a card gives itself, in whatever zone it is played from (366.2, 356.4). */
function discount(g: Game, id: number, by: Perspective): number {
  const { abilities } = definitionOf(g, g.object(id));
  return abilities.reduce((sum, a) => {
    if (a.kind !== 'static' || (a.if && !holds(g, a.if, by))) return sum;
    return sum + a.mods.reduce((n, m) => n + (m.mod === 'rule' && m.rule === 'costsLess' ? Number(m.energy) : 0), 0);
  }, 0);
}

export interface Playing {
  method: string;
  paid: { [cost: string]: number };
  /** What is chosen so far. */
  targets: Entity[];
  /** How many target clauses that was. */
  clauses: number;
}

/** The cost of a card as it is played, or of an ability on the chain; Energy and Power are one cost (357.1). */
export function totalCost(g: Game, object: Obj, by: Perspective, playing: Playing): Cost[] {
  const costs: Cost[] = [];
  let energy = 0;
  let power: string[] = [];
  let isSpell = false;
  if (object.ability) {
    if (object.ability.kind === 'activated')
      for (const c of object.ability.cost) {
        if (c.pay !== 'resources') costs.push(c);
        else {
          energy += c.energy ?? 0;
          power.push(...(c.power ?? []));
        }
      }
  } else {
    const { props } = definitionOf(g, object);
    isSpell = (props.types as string[]).includes('Spell');
    // 811.1.b: from facedown the base cost is ignored.
    if (playing.method !== 'hidden') {
      energy = Number(props.energy ?? 0);
      power = [...((props.power as string[] | undefined) ?? [])];
    }
    const { additional = [], optional = [] } = bodyOf(g, object) as SpellAbility;
    for (const c of [...additional, ...optional.filter((o) => playing.paid[o.name]).flatMap((o) => o.cost)]) {
      if (c.pay !== 'resources') costs.push(c);
      else {
        energy += c.energy ?? 0;
        power.push(...(c.power ?? []));
      }
    }
  }
  const extra = deflected(g, playing.targets, by) + leastDeflected(g, object, playing.clauses, by);
  for (let n = 0; n < extra; n++) power.push(ANY);
  // 356.6: never below 0.
  if (!object.ability) energy = Math.max(0, energy - discount(g, object.id, by));
  if (energy > 0 || power.length > 0 || costs.length === 0)
    costs.unshift({ pay: 'resources', energy, power, ...(isSpell ? { for: 'spell' } : {}) });
  return costs;
}
