/** Casting commanders from the command zone, and what that costs more each time (903.8). */
import {
  defineValue,
  entitiesOf,
  fields,
  type Game,
  type Obj,
  objectsOf,
  type ParamsOf,
  type Seat,
  type TermOn,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { isCommander, waitingCommanders } from './903.3-commander.js';

const counted = fields((p) => ({ castFromCommand: p.ref }));
declare module '@arbiter/engine' {
  interface Values {
    castFromCommand: ParamsOf<typeof counted>;
  }
}

type Permission = TermOn<'play'>['mod'];
/** What a cast costs more for each one before it. */
const TAX = 2;
const permissions: Permission[] = [];
/** The permission to cast a commander after so many casts: the very same each time. */
function permission(casts: number): Permission {
  const known = permissions[casts];
  if (known) return known;
  const additional = casts === 0 ? {} : { additional: [{ pay: 'mana' as const, cost: `{${TAX * casts}}` }] };
  const made: Permission = { mod: 'play', ...additional };
  permissions[casts] = made;
  return made;
}

/** How often a player has cast a commander from the command zone. */
const castsOf = (g: Game, { owner, designation = '' }: Pick<Obj, 'owner' | 'designation'>): number =>
  g.playerMarks(owner).commanders?.times?.[designation] ?? 0;
/** What casting it from there costs more now. */
export const taxOf = (g: Game, commander: Pick<Obj, 'owner' | 'designation'>): number => TAX * castsOf(g, commander);

/** Commanders are cast from the command zone by their owners (903.8). */
export const fromCommandZone = {
  cards: waitingCommanders,
  by: (g: Game, seat: Seat, object: Obj): Permission | null =>
    object.zone === 'command' && object.owner === seat && isCommander(object) ? permission(castsOf(g, object)) : null,
};

/** By what a commander is cast from the command zone. @citation */
const FROM_COMMAND_ZONE = cite('mtg:903.8', 'mtg:408.3', 'mtg:702.124d');

/** Notes that a spell became cast, where it was a commander in the command zone. @return by which rules that was done */
export function commanderCast(g: Game, seat: Seat, { designation, play }: Obj): typeof FROM_COMMAND_ZONE {
  if (designation === undefined || play?.zone !== 'command') return [];
  const known = g.playerMarks(seat).commanders;
  const times = { ...known?.times, [designation]: (known?.times?.[designation] ?? 0) + 1 };
  g.markPlayer(seat, 'commanders', { ...known, times });
  return FROM_COMMAND_ZONE;
}

export const castFromCommand = defineValue('castFromCommand', {
  description: 'How often its owner has cast a commander from the command zone in this game.',
  example: { castFromCommand: 'self' },
  params: (p) => ({ castFromCommand: p.ref }),
  compile:
    ({ castFromCommand: of }) =>
    (g, by) =>
      objectsOf(entitiesOf(g, of, by)).reduce((sum, id) => sum + (g.find(id) ? castsOf(g, g.object(id)) : 0), 0),
  text: ({ castFromCommand: of }, say) => `how often ${say.ref(of)} has been cast from the command zone`,
});
