/**
 * The form of a scenario (contract, section 7), as untrusted JSON: what all games have in common. A game says what lies
 * where; what its rules can hold is checked afterwards.
 */
import { z } from 'zod';
import { AUTO_PASS, type GameOptions } from '../contract/api.js';
import type { Rules } from '../machine/rules.js';
import { aliasForm, type SeatCount, seatForm } from './fields.js';
import { MAX_DEFINITIONS } from './names.js';
import { stackForm } from './stack-form.js';

/** How many of a card one entry stands for. */
export const copiesForm = (most: number): z.ZodInt => z.int().min(1).max(most);

/** A card of a hidden or public pile: its name, or how many of it. */
export const cardForm = (most: number) =>
  z.union([z.string(), z.strictObject({ card: z.string(), count: copiesForm(most).optional() })]);

/** A card of a pile that everybody sees: the scenario may name it, so that something on the stack can refer to it. */
export const seenCardForm = (most: number) =>
  z.union([
    z.string(),
    z.strictObject({ card: z.string(), count: copiesForm(most).optional(), as: aliasForm.optional() }),
  ]);

/** Whether a list says where each of its own positions goes. */
const isOrder = (list: number[]): boolean => new Set(list).size === list.length && list.every((at) => at < list.length);

/** The random outcomes that are forced, first to be drawn first: a number, or where each card of a pile goes. */
const randomForm = z
  .array(
    z.union([
      z.int().min(0),
      z.array(z.int().min(0)).max(500).refine(isOrder, { error: 'an order names every position from 0 once' }),
    ]),
  )
  .max(1000)
  .default([]);

type Names = readonly [string, ...string[]];

/** A list of names of which there is at least one. */
export function namesOf(names: readonly (string | null)[]): Names {
  const [first, ...others] = names.filter((name) => name !== null);
  if (first === undefined) throw new Error('a turn has steps');
  return [first, ...others];
}

/** The options of a game that its state keeps, as a scenario gives them. */
export const playedWith = ({ autoPass, payment, format }: GameOptions): GameOptions => ({
  autoPass,
  payment,
  ...(format ? { format } : {}),
});

/**
 * The form of a game's scenarios.
 * @param seats how many may play
 * @param steps where a scenario may begin, and where it begins if it doesn't say
 * @param stops where a game may be told to wait, if these are others
 * @param player what lies at a player's
 * @param board what lies at nobody's, by field
 * @param formats ways to play the game, where there are several
 */
export function scenarioForm<Player extends z.ZodType, Board extends z.ZodRawShape>(
  { id, edition }: Rules,
  {
    seats,
    steps,
    stops = steps.names,
    player,
    board,
    formats,
  }: {
    seats: SeatCount;
    formats?: Names;
    steps: { names: Names; usual: string };
    stops?: Names;
    player: Player;
    board: Board;
  },
) {
  return z.strictObject({
    ruleset: z.literal(id),
    edition: z.literal(edition.id),
    seed: z.string().max(200).default('scenario'),
    options: z
      .strictObject({
        autoPass: z.union([z.enum(AUTO_PASS), z.array(z.enum(AUTO_PASS)).min(1).max(seats.max)]).default('none'),
        payment: z.enum(['auto', 'manual']).default('auto'),
        format: formats ? z.enum(formats).optional() : z.undefined().optional(),
        test: z.boolean().optional(),
      })
      .default({ autoPass: 'none', payment: 'auto' }),
    turn: z
      .strictObject({
        number: z.int().min(1).max(10_000).default(1),
        active: seatForm(seats).default(0),
        step: z.enum(steps.names).default(steps.usual),
      })
      .prefault({}),
    stops: z
      .array(z.strictObject({ turn: z.int().min(1), step: z.enum(stops), at: z.enum(['begin', 'end']) }))
      .max(100)
      .default([]),
    players: z.array(player).min(seats.min).max(seats.max),
    ...board,
    stack: stackForm(seats),
    definitions: z.array(z.unknown()).max(MAX_DEFINITIONS).default([]),
    random: randomForm,
  });
}
