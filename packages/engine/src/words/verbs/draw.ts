/** Drawing and shuffling. */
import { amountOf, entitiesOf } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import type { SaveTo } from '../../events/applying.js';
import { perform } from '../../events/perform.js';
import { candidates } from '../../events/replacement.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { type Control, procedure, thenGo } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { zoneKey } from '../../machine/zones.js';
import { seatsOf } from '../../state/entities.js';
import { fromContext } from '../../state/perspective.js';
import { counted } from '../helpers.js';
import { savedAs } from './asking.js';

const drawn = fields((p) => ({ who: p.ref, count: p.value, to: p.zone.optional(), save: p.name.optional() }));
const shuffled = fields((p) => ({ who: p.ref, zone: p.zone.optional() }));
declare module '../../language/types.js' {
  interface Verbs {
    draw: ParamsOf<typeof drawn>;
    shuffle: ParamsOf<typeof shuffled>;
  }
}

/** What is drawn in the place of a draw is none of the cards that the instruction drew: they alone are saved (mtg 121.6c). */
export const drawCards = procedure<{ draws: Seat[]; at: number; to?: string; save?: SaveTo }>('drawCards', {
  next: (g, l) => {
    const player = l.draws[l.at];
    if (player === undefined) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    const control = perform(g, [{ type: 'draw', player, ...(l.to ? { to: l.to } : {}) }], l.save);
    return thenGo(control, 'next');
  },
});

declare module '../../state/marks.js' {
  interface PlayerMarks {
    /** How many cards an instruction has them draw, once that is settled. */
    toDraw?: number;
  }
}

/** Whether anything would change how many cards an instruction has these players draw. */
const isChanged = (g: Game, { seats, amount }: { seats: readonly Seat[]; amount: number }): boolean =>
  seats.some((player) => candidates(g, { type: 'draws', player, amount }).length > 0);

/** So many cards each: what changes how many comes before the first of them is drawn (mtg 121.2a, 616.1g). */
export const drawTogether = procedure<
  { seats: Seat[]; amount: number; to?: string; save?: SaveTo },
  { at: number | undefined }
>('drawTogether', {
  settle: (g, l) => {
    const player = l.seats[l.at ?? 0];
    if (player === undefined) return { done: null };
    return perform(g, [{ type: 'draws', player, amount: l.amount }]);
  },
  draw: (g, l) => {
    const player = l.seats[l.at ?? 0];
    if (player === undefined) return { done: null };
    g.j.note(l, 'at', (l.at ?? 0) + 1);
    // Where something else happens instead there is nothing to draw.
    const count = g.playerMarks(player).toDraw ?? 0;
    g.markPlayer(player, 'toDraw', undefined);
    g.spend(count);
    const { to, save } = l;
    const draws = Array.from({ length: count }, () => player);
    return drawCards.call({ draws, at: 0, ...(to ? { to } : {}), ...(save ? { save } : {}) }, { go: 'settle' });
  },
});

/** Has players draw so many cards each, one after another (mtg 121.2). */
export function drawing(g: Game, seats: Seat[], amount: number, more: { to?: string; save?: SaveTo } = {}): Control {
  g.spend(Math.max(0, amount) * seats.length);
  if (amount <= 0 || seats.length === 0) return undefined;
  if (isChanged(g, { seats, amount })) return drawTogether.call({ seats, amount, ...more });
  return drawCards.call({ draws: seats.flatMap((seat) => Array.from({ length: amount }, () => seat)), at: 0, ...more });
}

export const draw = defineVerb('draw', {
  description: 'Players draw cards, one after another; `save` names those that it drew itself, and not in their place.',
  example: { do: 'draw', who: 'you', count: 2 },
  params: drawn,
  // One after another (mtg 121.2).
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const count = amountOf(g, effect.count, by);
    const seats = seatsOf(entitiesOf(g, effect.who, by));
    const to = effect.to ?? g.rules.zones.piles.hand;
    const save = savedAs(id, effect);
    return drawing(g, seats, count, { to, ...(save ? { save } : {}) });
  },
  // Nor can the choice be made for others none of whom can draw (mtg 121.3a).
  cantBeChosen: (g, { who, count }, by, player) => {
    const seats = seatsOf(entitiesOf(g, who, by));
    // All of them are drawn, or the choice can't be made (mtg 121.2b).
    const ahead = Math.max(0, amountOf(g, count, by) - 1);
    const cannot = (seat: Seat): boolean => g.rules.events.cannot(g, { type: 'draw', player: seat, ahead }) !== null;
    return seats.includes(player) ? cannot(player) : seats.length > 0 && seats.every(cannot);
  },
  procedures: [drawCards, drawTogether],
  text: ({ who, count, to }, say) =>
    `${say.doer(who)}draw ${counted(say.value(count), 'card')}${to === undefined ? '' : ` into ${to}`}`,
  intent: () => 0,
});

export const shuffle = defineVerb('shuffle', {
  description: 'Players shuffle a pile, the deck unless said.',
  example: { do: 'shuffle', who: 'you' },
  params: shuffled,
  run: (g, { who, zone }, ctx) => {
    for (const seat of seatsOf(entitiesOf(g, who, fromContext(ctx))))
      g.rules.zones.shuffle(g, zoneKey(g, zone ?? g.rules.zones.piles.deck, seat));
    return undefined;
  },
  text: ({ who, zone = 'deck' }, say) => `${say.doer(who)}shuffle the ${zone}`,
});
