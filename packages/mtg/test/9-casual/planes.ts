/** Positions of Planechase: what is face up, and what the planar decks hold. */
import { type CardDefinition, type JsonObject, tableIn, tablesIn } from '@arbiter/engine';
import type { Play } from '@arbiter/test-kit';
import { table } from '../8-multiplayer/table.js';

/** What the planar die shows, as the number that is drawn. */
const DIE = { planeswalker: 0, chaos: 1, blank: 2 } as const;
export type Shown = keyof typeof DIE;

/** A planar deck whose cards do nothing by themselves. */
export const STILL = ['Akoum', 'Shiv', 'Turri Island'];

interface More {
  format?: string;
  turn?: JsonObject;
  definitions?: CardDefinition[];
  random?: number[];
}

/** Two players or more; what isn't said of planar decks is a few planes each. `rolls` is what the die shows. */
export function planechase(players: object[], rolls: Shown[] = [], more: More = {}): Play {
  const { format = 'planechase', random = [], definitions = [], turn } = more;
  const setup = {
    options: { format },
    random: [...rolls.map((face) => DIE[face]), ...random],
    ...(definitions.length > 0 ? { definitions } : {}),
    ...(turn ? { turn } : {}),
  };
  const seats = players.map((player) => {
    const { faceUp: command, ...rest } = player as { faceUp?: unknown };
    return { planes: STILL, ...rest, ...(command === undefined ? {} : { command }) };
  });
  return table(seats as never, setup as never);
}

export const roll = (g: Play, seat = 0): Play => g.answer(seat, { choose: [{ kind: 'PLANAR_DIE' }] });
/** What everybody sees of planes. */
const planar = (g: Play) => tableIn((g.view().turn as { planar?: unknown }).planar);
/** By name, what lies face up. */
export const faceUp = (g: Play): string[] => tablesIn(planar(g).faceUp).map(({ card }) => String(card));
export const controller = (g: Play): number => Number(planar(g).controller);
/** By name, the cards of a planar deck, top first. */
export const deck = (g: Play, owner: number | null = 0, zone = 'planes'): string[] => {
  const view = g.view();
  const found = view.zones.find((one) => one.id === zone && one.owner === owner) as { objects?: string[] } | undefined;
  return (found?.objects ?? []).map((id) => String(view.objects[id]?.card));
};
/** What is offered for rolling the die, if it is. */
export const offered = (g: Play): string | undefined =>
  g.decision().options.find(({ kind }) => kind === 'PLANAR_DIE')?.label;
