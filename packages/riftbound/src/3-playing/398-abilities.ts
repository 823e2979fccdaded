/** Activating abilities, and what triggered abilities cost as they are finalized (398–406). */
import {
  type ActivatedAbility,
  type Attempt,
  abilityOf,
  announceTargets,
  type Cost,
  canChoose,
  characteristicsOf,
  choices,
  countUse,
  expandKeywords,
  type Game,
  holds,
  type Obj,
  outsideTargets,
  payCosts,
  perspectiveOf,
  procedure,
  publicId,
  pushAbility,
  type Seat,
  setMark,
  withinLimit,
} from '@arbiter/engine';
import { hasUsableAbilities, noteActivated } from '../4-actions/377-used.js';
import { addsResources } from '../4-actions/429-add.js';
import { cite } from '../cite.js';
import { beginChain, noteFinalized } from './307-states.js';
import { resolveItem } from './340-resolve.js';
import { playingOf } from './353-process-of-play.js';
import { payTotal } from './356.4-either-reduction.js';
import { canPayAll, canPayAny, reserved } from './356-costs.js';
import { activationCosts, deflected, totalCost, totalCosts } from './356-total-cost.js';

/** Whether an ability's choices could be made now; its timing and its costs are asked elsewhere (402.3). */
export function activatable(g: Game, seat: Seat, object: Obj, ability: ActivatedAbility, index: number): boolean {
  return isAllowed(g, seat, object, ability, index) && canChoose(g, ability, { source: object.id, controller: seat });
}

/** By what it says itself: a condition, how often a turn. */
const isAllowed = (g: Game, seat: Seat, object: Obj, ability: ActivatedAbility, index: number): boolean =>
  withinLimit(g, object.id, ability, index) &&
  hasUsableAbilities(g, object.id) &&
  (!ability.if || holds(g, ability.if, { source: object.id, controller: seat }));

/** How a player could activate the abilities of an object where they function. */
export function activationAttempts(g: Game, seat: Seat, object: Obj, at: number | undefined): Attempt[] {
  const own = expandKeywords(g, characteristicsOf(g, object.id).abilities);
  return own.flatMap((ability, index): Attempt[] => {
    if (ability.kind !== 'activated' || ability.immediate || (at ?? index) !== index) return [];
    const allowed = isAllowed(g, seat, object, ability, index);
    return [
      {
        payable: canPayAny(g, activationCosts(g, seat, object.id, ability), { seat, source: object.id, x: 0 }),
        choosable: canChoose(g, ability, { source: object.id, controller: seat }),
        forbidden: allowed ? null : { detail: 'its own restrictions forbid it now', rules: cite('riftbound:377.3') },
      },
    ];
  });
}

export const activate = procedure<{ seat: Seat; object: number; ability: number }, { item: number }>('activate', {
  // 401
  announce: (g, l) => {
    const ability = expandKeywords(g, characteristicsOf(g, l.object).abilities)[l.ability] as ActivatedAbility;
    // 346.1: focus doesn't pass for what adds resources.
    if (!addsResources(ability.effects)) beginChain(g);
    countUse(g, l.object, ability, l.ability);
    const item = pushAbility(g, ability, l.object, l.seat);
    setMark(g, item, 'pending', true);
    g.j.note(l, 'item', item.id);
  },
  // 402
  choose: (_g, l) => choices.call({ item: l.item }),
  // 403, 404
  pay: (g, l) => {
    const item = g.object(l.item);
    const costs = totalCosts(g, item, perspectiveOf(g, item), playingOf(g, item));
    return payTotal.call({ seat: l.seat, source: l.object, costs });
  },
  // 406
  finalize: (g, l) => {
    const item = g.object(l.item);
    setMark(g, item, 'pending', undefined);
    noteFinalized(g);
    g.emit(
      'ABILITY_ACTIVATED',
      cite(
        'riftbound:377.2',
        'riftbound:377.3.a',
        'riftbound:377.3.b.2',
        'riftbound:380',
        'riftbound:404.1',
        'riftbound:406.1',
        'riftbound-zh:370.2.b.2',
        'riftbound-zh:373',
        'riftbound-zh:392.1',
        'riftbound-zh:394.1',
        'riftbound:406.2',
        'riftbound:400',
        'riftbound:400.1',
        'riftbound-zh:388',
        'riftbound-zh:388.1',
        'riftbound-zh:370.2.a',
        'riftbound:381',
        'riftbound:402.3',
        'riftbound-zh:390.2',
        'riftbound:401.1',
        'riftbound:403.1.a',
        'riftbound-zh:394.2',
        'riftbound-zh:374',
        'riftbound-zh:389.1',
        'riftbound-zh:391.1.a',
      ),
      {
        object: publicId(item.id),
        source: publicId(l.object),
        card: g.rules.view.label(g, { object: item.id }),
        controller: l.seat,
        targets: outsideTargets(g, item.play?.targets ?? []),
        ...abilityOf(g, item.ability),
      },
    );
    announceTargets(g, item);
    noteActivated(g, l.object, l.seat);
    // 429.2: what adds resources resolves as it is finalized, whatever it does besides.
    if (item.ability?.kind === 'activated' && addsResources(item.ability.effects))
      return resolveItem.call({ item: item.id });
    return { done: true };
  },
});

/** A triggered ability that its choices made cost something may be declined (404.2); then it leaves the chain. */
export const finalizeTrigger = procedure<{ item: number }, { yes: boolean; costs: Cost[] }>('finalizeTrigger', {
  cost: (g, l) => {
    const item = g.object(l.item);
    const costs = totalCost(g, item, perspectiveOf(g, item), playingOf(g, item));
    const free = costs.every((c) => c.pay === 'resources' && !c.energy && (c.power ?? []).length === 0);
    g.j.note(l, 'costs', free ? [] : costs);
    // Whoever has said that it is performed has said so of the cost in its text (383.3.a, 402.1), but not of what choices added.
    const { ability } = item;
    const agreed = ability?.kind === 'triggered' && ability.may && ability.cost !== undefined;
    g.j.note(l, 'yes', agreed === true && deflected(g, playingOf(g, item).targets, perspectiveOf(g, item)) === 0);
  },
  ask: (g, l) => {
    if (l.costs.length === 0) return { go: 'end' };
    const item = g.object(l.item);
    const seat = perspectiveOf(g, item).controller;
    if (!canPayAll(g, l.costs, { seat, source: item.source ?? item.id, x: 0 })) {
      g.j.note(l, 'yes', false);
      return { go: 'pay' };
    }
    if (l.yes) return { go: 'pay' };
    return {
      ask: {
        seat,
        kind: 'PAY',
        shape: 'CONFIRM',
        prompt: `${g.rules.view.label(g, { object: item.source ?? item.id })}: pay ${g.rules.view.costText(l.costs)}?`,
        rules: cite(
          'riftbound:404.2',
          'riftbound-zh:392.2',
          'riftbound:404.2.a',
          'riftbound-zh:392.2.a',
          'riftbound:383.3.b',
          'riftbound:383.3.b.1',
          'riftbound:403.1.b.1',
          'riftbound:740.4.a.2',
        ),
        source: item.source,
        fallback: false,
      },
      into: 'yes',
    };
  },
  pay: (g, l) => {
    if (!l.yes) return { done: false };
    const item = g.object(l.item);
    const seat = perspectiveOf(g, item).controller;
    const source = item.source ?? item.id;
    return payCosts.call({ seat, source, costs: reserved(g, l.costs, { seat, source, x: 0 }), x: 0, at: 0 });
  },
  end: (g) => {
    noteFinalized(g);
    return { done: true };
  },
});
