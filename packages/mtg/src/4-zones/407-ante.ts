/** Ante (407): where it is played for, each player sets a card aside, and the winner owns them all. An option, off by default. */
import {
  type Compiled,
  draw,
  type Game,
  moveNow,
  publicId,
  type Refusal,
  type Seat,
  type Setup,
} from '@arbiter/engine';
import { hasAnte } from '../8-multiplayer/formats.js';
import { cite } from '../cite.js';

/** Which cards are put there, and whose they are in the end. */
const ANTE = cite('mtg:407.2');
/** Cards that are for such games alone. */
const FOR_ANTE_ALONE = cite('mtg:407.3');
const ZONE = 'ante';

/** As the game begins a random card of each player's deck goes there, for all to see. */
export function putUpAnte(g: Game): void {
  if (!hasAnte(g.s.options)) return;
  for (const seat of g.seatsFrom(g.active)) {
    const library = g.zone(`library:${seat}`);
    const object = library[draw(g, library.length)];
    if (object !== undefined) moveNow(g, { object, to: ZONE, cause: ZONE });
  }
}

/** As the game ends its winner becomes the owner of all that lies there. */
export function winAnte(g: Game, winners: readonly Seat[]): void {
  const [winner] = winners;
  if (winner === undefined || !hasAnte(g.s.options)) return;
  const won = g.s.players.flatMap(({ seat }) => g.zone(`${ZONE}:${seat}`)).map((id) => g.object(id));
  for (const object of won) g.change(object, 'owner', winner);
  g.emit('ANTE_WON', ANTE, { seat: winner, objects: won.map(({ id }) => publicId(id)) });
}

/** Whether a card is for games for ante alone. */
const isForAnte = ({ definition: { abilities = [] } }: Compiled): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'static' && ability.mods.some((mod) => mod.mod === 'rule' && mod.rule === 'onlyForAnte'),
  );

/** Where it isn't played for, no deck has such cards. */
export function misfitOfAnte({ seats, options }: Setup, named: (card: string) => Compiled | undefined): Refusal | null {
  if (hasAnte(options)) return null;
  for (const [seat, { deck }] of seats.entries())
    for (const [pile, entries] of Object.entries(deck))
      for (const [at, { card }] of entries.entries()) {
        const found = named(card);
        if (!found || !isForAnte(found)) continue;
        const detail = `"${card}" is in no deck of a game that is not played for ante`;
        const path = `$.seats[${seat}].deck.${pile}[${at}]`;
        const error = { code: 'DECK_ILLEGAL' as const, detail, rules: FOR_ANTE_ALONE };
        return { ...error, errors: [{ path, ...error }] };
      }
  return null;
}
