/** What entries of scenarios are made of, as untrusted JSON. */
import { z } from 'zod';
import { isPrototypeKey } from '../language/limits.js';

/** How many may play. */
export interface SeatCount {
  min: number;
  max: number;
}

/** A number of counters, of damage and the like. */
export const countForm = z.int().min(0).max(1000);
/** Names that users choose become keys of objects: none that objects have by themselves. */
const nameForm = z
  .string()
  .min(1)
  .max(40)
  .refine((key) => !isPrototypeKey(key), "this can't be a name here");
export const countersForm = z.record(nameForm, countForm);
/** What was chosen for an object as it entered, by name. */
export const chosenForm = z.record(nameForm, z.union([z.string().max(100), z.number(), z.boolean()]));
/** How the rest of a scenario and its answers name an object. */
export const aliasForm = z.string().min(1).max(40);
export const playerNameForm = z.string().min(1).max(60);

export const seatForm = ({ max }: SeatCount): z.ZodInt =>
  z
    .int()
    .min(0)
    .max(max - 1);
