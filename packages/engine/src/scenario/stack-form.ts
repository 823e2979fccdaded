/** The form of what lies on the stack of a scenario, as untrusted JSON. */
import { z } from 'zod';
import { aliasForm, type SeatCount, seatForm } from './fields.js';

/** More than lies on any stack. */
const MAX_STACK = 50;
const MAX_TARGETS = 100;
const MAX_MODE = 99;

/** What the stack holds, top first (contract, section 11). */
export function stackForm(seats: SeatCount) {
  const target = z.union([
    z.strictObject({ player: seatForm(seats) }),
    z.strictObject({ as: aliasForm }),
    z.strictObject({
      /** What lies further down, by its place in this list. */
      stack: z.int().min(0),
    }),
  ]);
  return z
    .array(
      z.strictObject({
        card: z.string().optional(),
        source: z.strictObject({ as: aliasForm }).optional(),
        ability: z.int().min(0).max(MAX_MODE).optional(),
        controller: seatForm(seats).optional(),
        targets: z.array(target).max(MAX_TARGETS).optional(),
        modes: z.array(z.int().min(0).max(MAX_MODE)).max(MAX_MODE).optional(),
        x: z.int().min(0).max(1000).optional(),
        division: z.array(z.int().min(0).max(1000)).max(MAX_TARGETS).optional(),
        paid: z.array(aliasForm).max(20).optional(),
      }),
    )
    .max(MAX_STACK)
    .default([]);
}
export type StackEntry = z.infer<ReturnType<typeof stackForm>>[number];
