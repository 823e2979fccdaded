/** Cards that go to one pile at the same time: where anything asks for the order there, their owner arranges them (mtg 404.3). */
import type { Seat } from '../contract/contract.js';
import { entityChoice } from '../decisions/choices.js';
import type { Action, ActionOf } from '../machine/actions.js';
import { type Control, procedure } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import { commit, type SaveTo } from './applying.js';
import { released } from './drawn.js';
import { type Lying, type ReplacementEffects, runReplacementEffects } from './instead.js';

type Happening = {
  settled: Action[];
  after: ReplacementEffects[];
  save?: SaveTo;
};

/** Whose pile something is about to be put onto; nobody's where it goes elsewhere, or to a place in it that is said. */
function arriving(g: Game, action: Action): { action: ActionOf<'move'>; owner: Seat } | null {
  if (action.type !== 'move' || action.to !== g.rules.zones.piles.discard || action.position !== undefined) return null;
  const object = g.find(action.object);
  return object && object.kind === undefined ? { action, owner: object.owner } : null;
}

/** The cards that come to each owner's pile together with others. */
function together(g: Game, settled: readonly Action[]): readonly { owner: Seat; ids: number[] }[] {
  if (settled.length < 2 || !g.rules.zones.isOrderAsked?.(g)) return NOTHING;
  const found = settled.flatMap((action) => arriving(g, action) ?? []);
  return g
    .seatsFrom(g.active)
    .map((owner) => ({ owner, ids: found.flatMap((one) => (one.owner === owner ? [one.action.object] : [])) }))
    .filter(({ ids }) => ids.length > 1);
}

const NOTHING: readonly never[] = [];

/** The same happenings, with what goes to a pile in this order, the first on top: what comes last lies there. */
function inOrder(settled: readonly Action[], order: readonly number[]): Action[] {
  const moves = new Map(settled.flatMap((a) => (a.type === 'move' && order.includes(a.object) ? [[a.object, a]] : [])));
  const left = [...order];
  return settled.map((action) => {
    if (action.type !== 'move' || !moves.has(action.object)) return action;
    return moves.get(left.pop() ?? action.object) ?? action;
  });
}

/** Lets what is settled happen; before that its owners arrange what comes to one pile at the same time. */
export const arrangePiles = procedure<Happening, { asked: Seat[] | undefined; order: number[] }>('arrangePiles', {
  next: (g, l) => {
    const asked = l.asked ?? [];
    const next = together(g, l.settled).find(({ owner }) => !asked.includes(owner));
    if (!next) return { go: 'commit' };
    g.j.note(l, 'asked', [...asked, next.owner]);
    return undefined;
  },
  ask: (g, l) => {
    const owner = l.asked?.at(-1) ?? g.active;
    const ids = together(g, l.settled).find((one) => one.owner === owner)?.ids ?? [];
    return {
      ask: {
        seat: owner,
        kind: 'ORDER',
        shape: 'ORDER',
        prompt: 'Arrange what is put there at the same time: topmost first',
        rules: g.rules.cite.arrange ?? g.rules.cite.choose,
        options: ids.map((id) => entityChoice(g, { object: id }, id)),
        ordered: true,
      },
      into: 'order',
    };
  },
  arranged: (g, l) => {
    g.j.note(l, 'settled', inOrder(l.settled, l.order));
    return { go: 'next' };
  },
  commit: commitAll,
});

/** What takes the place of something comes before what happens at the same time, in turn order (rb 373.1, 373.1.a). */
export const insteadFirst = procedure<Happening>('insteadFirst', {
  first: (g, l) => {
    const order = g.seatsFrom(g.active);
    const first = l.after.filter(({ instead }) => instead);
    return runReplacementEffects(
      g,
      first.toSorted((a, b) => order.indexOf(a.controller) - order.indexOf(b.controller)),
    );
  },
  then: (g, l) => happenNow(g, { ...l, after: l.after.filter(({ instead }) => !instead) }),
});

/** What is settled happens. */
export function happen(g: Game, happening: Happening): Control {
  const { settled, after, save } = happening;
  if (!g.rules.events.replacedFirst || !after.some(({ instead }) => instead)) return happenNow(g, happening);
  return insteadFirst.call({ settled, after, ...(save ? { save } : {}) });
}

function happenNow(g: Game, happening: Happening): Control {
  if (together(g, happening.settled).length === 0) return commitAll(g, happening);
  const { settled, after, save } = happening;
  return arrangePiles.call({ settled, after, ...(save ? { save } : {}) });
}

/** What is settled happens, and then what replacement effects do instead of the rest. */
function commitAll(g: Game, { settled, after, save }: Happening): Control {
  commit(g, settled, save);
  const back = released(g);
  return runReplacementEffects(
    g,
    back.length === 0 ? after : [...after, ...back],
    after.length > 0 ? lyingAmong(g, settled) : [],
  );
}

/** What has come to a place in a deck that was said: shuffled at the same time, the deck has it there (mtg 701.24g). */
function lyingAmong(g: Game, settled: readonly Action[]): Lying[] {
  return settled.flatMap((action) => {
    if (action.type !== 'move' || action.to !== g.rules.zones.piles.deck || action.position === undefined) return [];
    const object = g.s.lastKnown[action.object]?.became;
    return object === undefined ? [] : [{ object, position: action.position }];
  });
}
