/** Abilities that add resources: they resolve at once, whoever waits for what (429.2, 429.3). */
import {
  type ActivatedAbility,
  abilityOf,
  characteristicsOf,
  type Effect,
  entitiesOf,
  expandKeywords,
  fromContext,
  impliedSeats,
  type Json,
  procedure,
  publicId,
  type Ref,
  type Seat,
  seatsOf,
  type Verb,
} from '@arbiter/engine';
import { add } from '../1-concepts/165-rune-pool.js';
import { cite } from '../cite.js';

/** Uses such an ability: its cost is paid, and the resources are there. */
export const addResources = procedure<{ seat: Seat; object: number; ability: number; effects: Json }>('addResources', {
  pay: (g, l) => {
    const ability = expandKeywords(g, characteristicsOf(g, l.object).abilities)[l.ability] as ActivatedAbility;
    g.j.note(l, 'effects', (ability.effects ?? []) as unknown as Json);
    g.emit(
      'ABILITY_ACTIVATED',
      cite('riftbound:429.2', 'riftbound-zh:416.2', 'riftbound:400.2', 'riftbound-zh:388.2'),
      {
        object: publicId(l.object),
        source: publicId(l.object),
        card: g.rules.view.label(g, { object: l.object }),
        controller: l.seat,
        mana: true,
        ...abilityOf(g, ability),
      },
    );
    return {
      call: 'payCosts',
      locals: { seat: l.seat, source: l.object, costs: ability.cost as unknown as Json, x: 0, at: 0 },
    };
  },
  add: (_g, l) => ({
    call: 'freeEffects',
    locals: { source: l.object, controller: l.seat, effects: l.effects, event: {} },
  }),
});

/** `{ do: 'add', energy, power, only }` */
export const addVerb: Verb = {
  run: (g, effect: Effect, ctx) => {
    const seats = effect.who ? seatsOf(entitiesOf(g, effect.who as Ref, fromContext(ctx))) : impliedSeats(ctx);
    for (const seat of seats)
      add(
        g,
        seat,
        Number(effect.energy ?? 0),
        (effect.power as string[] | undefined) ?? [],
        effect.only as string | undefined,
      );
    return undefined;
  },
};
