/** Subgames (729): the game waits while its players play another one with their libraries. */
import {
  asks,
  type Base,
  beginWithin,
  ctxOf,
  defineVerb,
  type Entity,
  fields,
  type Game,
  type InnerGames,
  type MarksOf,
  type Obj,
  type ParamsOf,
  type PlayerMarks,
  type PlayerState,
  procedure,
  type Seat,
  shufflePile,
  zoneName,
} from '@arbiter/engine';
import { startGame } from '../1-concepts/103-starting.js';
import { variantType, zoneOfVariant } from '../1-concepts/108.5-nontraditional.js';
import { isEmblem } from '../1-concepts/114-emblems.js';
import { isDungeon } from '../3-card-types/309-dungeons.js';
import { supplementsIn } from '../8-multiplayer/formats.js';
import { returnVanguard, startingLifeOf } from '../9-casual/902-vanguard.js';
import { isCommander } from '../9-casual/903-commander/903.3-commander.js';
import { cite } from '../cite.js';

const params = fields((p) => ({ save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    playSubgame: ParamsOf<typeof params>;
  }
}

/** Libraries are the decks of the subgame, and commanders that wait in the command zone wait in that of the subgame (729.2, 729.2c). */
function begins(g: Game, object: Obj): string | null {
  const zone = zoneName(object.zone);
  if (zone === 'library') return zone;
  // Supplementary decks go along, and vanguard cards (729.2a, 729.2b); what lies face up of such decks stays.
  const type = variantType(g, object);
  if (type !== undefined) return zoneOfVariant(type) === zone ? zone : null;
  return zone === 'command' && isCommander(object) ? zone : null;
}

/** Cards go to the libraries of the main game, but for those in the command zone, of which commanders alone are kept (729.5, 729.5c). */
function returns(g: Game, object: Obj): string | null {
  if (object.kind !== undefined || isEmblem(g, object) || isDungeon(g, object)) return null;
  const type = variantType(g, object);
  if (type !== undefined) return zoneOfVariant(type);
  if (object.zone !== 'command') return 'library';
  return isCommander(object) ? 'command' : null;
}

/** Counters and all that was noted of a player belong to one of the games (729.4b), but not which cards are theirs. */
function marksOf({ marks }: PlayerState): MarksOf<PlayerMarks> {
  const cards = marks.commanders?.cards;
  const { outside } = marks;
  return { ...(cards ? { commanders: { cards } } : {}), ...(outside ? { outside } : {}) };
}

/** What was brought into the subgame is among the cards that come back, and outside the game no more (729.5). */
function marksAfter(before: MarksOf<PlayerMarks>, { outside }: MarksOf<PlayerMarks>): MarksOf<PlayerMarks> {
  const { outside: _all, ...rest } = before;
  return outside === undefined ? rest : { ...rest, outside };
}

/** How Magic games are played within one another. */
export const subgames: InnerGames = {
  begins,
  returns,
  stats: (g, seat) => ({ life: startingLifeOf(g, seat) }),
  marksOf,
  marksAfter,
  // 729.2: who goes first is drawn, whatever happened in a game before.
  first: () => startGame.frame({}, 'first'),
};

/** A subgame begins with new zones, and the main game waits. @citation */
const BEGUN = cite(
  'mtg:729.1',
  'mtg:729.1a',
  'mtg:729.1b',
  'mtg:729.2',
  'mtg:729.2a',
  'mtg:729.2b',
  'mtg:729.2c',
  'mtg:729.4',
  'mtg:729.6',
);
/** Supplementary decks come back whole, and are shuffled. @citation */
const SUPPLEMENTARY = cite('mtg:729.5a', 'mtg:701.24');
const playing = procedure<Base<ParamsOf<typeof params>>, { winners: Seat[] }>('verb:playSubgame', {
  begin: (g) => {
    beginWithin(g, 'winners', (inner) => inner.emit('SUBGAME_BEGAN', BEGUN, {}));
  },
  // 729.5: first the libraries are whole again, then what made the subgame goes on.
  after: (g, l) => {
    for (const seat of g.seatsFrom(g.active)) g.rules.zones.shuffle(g, `library:${seat}`);
    for (const seat of g.seatsFrom(g.active)) {
      for (const deck of supplementsIn(g.s.options)) shufflePile(g, `${deck}:${seat}`, SUPPLEMENTARY);
      returnVanguard(g, seat);
    }
    const { save } = l.effect;
    const won = l.winners.map((player): Entity => ({ player }));
    if (save !== undefined) g.j.note(ctxOf(g, l).saved, save, won);
  },
});

/** How many games wait for this one. */
export const depthOf = (g: Game): number => g.s.within?.length ?? 0;

export const playSubgame = defineVerb('playSubgame', {
  description: 'The players play a subgame with their libraries as decks; `save` names those who won it.',
  example: { do: 'playSubgame', save: 'won' },
  params,
  run: asks(playing),
  procedures: [playing],
  text: () => 'the players play a subgame with their libraries as decks',
  intent: () => 0,
});
