/** What there is beside the rules after a move: each entry says what was due then, and the game how it stands. */
import { type Beside, wasLate } from '../games/beside.js';
import { after } from '../offers/offer.js';
import type { Entry } from '../services/entry.js';
import { moved } from './clock.js';

/** Time after these entries, each of which is told what was due right after it; undefined: there is nothing beside the rules. */
export function besideAfter(
  before: Beside | null,
  entries: readonly Entry[],
  at: Date,
  over: boolean,
): Beside | undefined {
  if (!before) return undefined;
  const { pause: _over, ...going } = before;
  const offers =
    before.offers &&
    (over
      ? []
      : after(
          before.offers,
          entries.map(({ seat }) => seat),
        ));
  const rest = offers ? { ...going, offers } : going;
  let { clock } = before;
  if (!clock) return rest;
  for (const entry of entries) {
    clock = moved(clock, answererOf(entry), entry.asked ?? [], at.getTime());
    entry.beside = { ...entry.beside, due: clock.due };
  }
  return { ...rest, clock };
}

/** Who has answered: whoever was answered for because their time was over has not. */
const answererOf = ({ kind, seat, beside }: Entry): number | undefined =>
  kind === 'ACTION' && !wasLate(beside) ? seat : undefined;
