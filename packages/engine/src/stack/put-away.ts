/** What is put away for a cost; what the cost was paid for can find it afterwards, where the cost names it (mtg 400.7j). */
import type { Seat } from '../contract/contract.js';
import { openContext } from '../events/instructions.js';
import { perform } from '../events/perform.js';
import type { ActionOf } from '../machine/actions.js';
import { procedure } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { Entity, Obj } from '../state/state.js';
import { writePlay } from './play-data.js';

type Paying = { moves: ActionOf<'move'>[]; save?: string; seat: Seat; source: number };

const NOTHING_KNOWN = {
  unowned: undefined,
  targets: [],
  division: undefined,
  x: undefined,
  event: undefined,
  item: undefined,
  saved: {},
  numbers: {},
};

/** The spell that is paid for, or the ability of a source: it is the newest on the stack. */
function paidFor(g: Game, source: number): Obj | undefined {
  const { stack } = g.rules.zones;
  const own = g.find(source);
  if (own?.zone === stack) return own;
  const [top] = g.zone(stack);
  return top !== undefined && g.object(top).source === source ? g.object(top) : undefined;
}

/** The keyword from which an activated ability on the stack comes. */
const keywordOf = (item: Obj | undefined): string | undefined =>
  item?.ability?.kind === 'activated' ? item.ability.keyword : undefined;

export const putAwayForCost = procedure<Paying, { ctx?: string }>('putAwayForCost', {
  put: (g, l) => {
    const keyword = keywordOf(paidFor(g, l.source));
    const moves = keyword === undefined ? l.moves : l.moves.map((move) => ({ ...move, paying: keyword }));
    if (l.save === undefined) return perform(g, moves);
    const ctx = openContext(g, { ...NOTHING_KNOWN, source: l.source, controller: l.seat });
    g.j.note(l, 'ctx', ctx);
    return perform(g, moves, { ctx, name: l.save });
  },
  found: (g, l) => {
    if (l.ctx === undefined) return;
    const found = g.s.contexts[l.ctx]?.saved;
    g.j.drop(g.s.contexts, l.ctx);
    keepForPaid(g, l.source, found ?? {});
  },
});

/** Keeps what a cost was paid with, and how much of it, by name, for what it was paid for. */
export function keepForPaid(
  g: Game,
  source: number,
  found: { [name: string]: Entity[] },
  counted?: { [name: string]: number },
): void {
  const item = paidFor(g, source);
  const carried = item?.play?.carried;
  const numbers = counted ? { numbers: { ...carried?.numbers, ...counted } } : {};
  if (item) writePlay(g, item, { carried: { ...carried, saved: { ...carried?.saved, ...found }, ...numbers } });
}
