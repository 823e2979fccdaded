/**
 * Empowering (2.11.7.15.2): the next Spell card that a player activates this turn is activated and resolves as though their
 * champion had so many levels more. It adds up, and what is empowered keeps it, with all copies.
 */
import {
  amountOf,
  definePredicate,
  defineVerb,
  definitionOf,
  type Entity,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type Obj,
  type ParamsOf,
  type Perspective,
  type Seat,
  triggerOn,
  wordsOf,
  writePlay,
  zoneName,
} from '@arbiter/engine';
import { championsOf } from '../1-general/1.7.1-champions.js';

const EMPOWERED = 'empowered';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** By how many levels the next Spell card that they activate this turn is empowered. */
    empower?: number;
  }
  interface Verbs {
    empower: ParamsOf<typeof params>;
  }
  interface Events {
    empower: { player: Seat; amount: number };
  }
}
const params = fields((p) => ({ amount: p.value }));

export const empower = defineVerb('empower', {
  description:
    'Your next Spell card this turn is activated and resolves as though your champion had so many levels more.',
  example: { do: 'empower', amount: 2 },
  params,
  run: (g, { amount }, ctx) => {
    const more = amountOf(g, amount, fromContext(ctx));
    if (more <= 0) return undefined;
    g.markPlayer(ctx.controller, 'empower', empowered(g, ctx.controller) + more);
    triggerOn(g, { type: 'empower', player: ctx.controller, amount: more });
    return undefined;
  },
  text: ({ amount }, say) => `empower ${say.value(amount)}`,
  intent: () => 1,
});

/** By how many levels the next Spell card of a player is empowered. */
export const empowered = (g: Game, seat: Seat): number => g.playerMarks(seat).empower ?? 0;

const isSpell = (g: Game, card: Obj): boolean => wordsOf(definitionOf(g, card).props.subtypes).includes('Spell');

/** A Spell card that is being activated takes what waits for it. */
export function takeEmpower(g: Game, item: Obj, seat: Seat): void {
  const levels = empowered(g, seat);
  if (levels === 0 || !isSpell(g, item)) return;
  g.markPlayer(seat, 'empower', undefined);
  writePlay(g, item, { carried: { saved: {}, numbers: { [EMPOWERED]: levels } } });
}

/** The levels that the champion has more for a Spell that is empowered, or would be as it is activated now. */
export function levelsMore(g: Game, entity: Entity, stat: string, by: Perspective): number {
  if (stat !== 'level' || isPlayer(entity)) return 0;
  const levels = by.ctx?.numbers[EMPOWERED] ?? levelsOf(g, by);
  return levels > 0 && championsOf(g, by.controller).includes(entity.object) ? levels : 0;
}
function levelsOf(g: Game, { source, controller }: Perspective): number {
  const object = g.find(source);
  if (!object) return 0;
  const zone = zoneName(object.zone);
  if (zone === 'effectsStack') return object.play?.carried?.numbers?.[EMPOWERED] ?? 0;
  // It isn't activated from where characteristics are more than printed.
  const levels = g.rules.zones.table[zone]?.derived ? 0 : empowered(g, controller);
  return levels > 0 && isSpell(g, object) ? levels : 0;
}

export const isEmpowered = definePredicate('empowered', {
  description: 'A Spell that is empowered as it is activated and resolves.',
  holds: (g, e) => !isPlayer(e) && (g.find(e.object)?.play?.carried?.numbers?.[EMPOWERED] ?? 0) > 0,
});
