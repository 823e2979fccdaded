/**
 * Standard, the constructed format of tournaments, as data with its dates. The core rules know no formats: these are the
 * tournament rules of 2026-07-16, which have numbers of their own and are named in words.
 */
import { type GameFormat, namesOf, type SeatRange } from '@arbiter/engine';
import { OF_TEAMS, TWO_AGAINST_TWO } from '../481-modes/modes.js';
import { cite } from '../cite.js';

export const STANDARD = {
  id: 'standard',
  /** Exactly so many cards with the chosen champion (tournament rule 601.1.b). */
  main: 40,
  /** At most so many (601.1.c.1). */
  sideboard: 10,
  /** The sets that are legal (601.3.c), by the codes of their cards. */
  sets: { date: '2026-07-16', codes: ['OGS', 'OGN', 'SFD', 'UNL', 'VEN'] },
  /** The cards that are not (601.2.d), as they were last made known before these rules. */
  banned: {
    date: '2026-06-11',
    cards: [
      'Called Shot',
      'Draven, Vanquisher',
      'Fight or Flight',
      'Obelisk of Power',
      "Reaver's Row",
      'Scrapheap',
      'The Dreaming Tree',
    ],
  },
} as const;

type Format = Omit<GameFormat, 'seats'> & Partial<Pick<GameFormat, 'seats'>>;
const FORMATS: readonly Format[] = [
  {
    id: 'constructed',
    name: 'Constructed',
    meaning: 'Decks as the core rules build them, with cards of all sets.',
    decks: 'constructed',
    rules: cite('riftbound:103'),
  },
  {
    id: STANDARD.id,
    name: 'Standard',
    meaning:
      `Decks for tournaments: exactly ${STANDARD.main} cards, at most ${STANDARD.sideboard} in the sideboard, ` +
      `of the sets legal on ${STANDARD.sets.date}, and none that was banned on ${STANDARD.banned.date}.`,
    decks: STANDARD.id,
    rules: cite('riftbound:103'),
  },
  {
    id: TWO_AGAINST_TWO,
    name: 'Two against two',
    meaning: 'Two teams of two, who sit in turn and win together with 11 points; decks for Constructed or Standard.',
    seats: { min: 4, max: 4 },
    rules: OF_TEAMS,
  },
];

/**
 * Ways to play that a game may be made in.
 * @param seats how many may play: as many as there are modes for (485–488), in each that doesn't say so itself
 */
export const formatInfos = (seats: SeatRange): GameFormat[] => FORMATS.map((format) => ({ seats, ...format }));

export const FORMAT_NAMES = namesOf(FORMATS.map(({ id }) => id));

/** Why a card can't be in a deck for Standard; undefined: it can. */
export function notInStandard(name: string, code: unknown): { detail: string; rule: string } | undefined {
  const { banned, sets } = STANDARD;
  if (banned.cards.some((card) => card === name))
    return { detail: `${name} is banned in Standard (as of ${banned.date})`, rule: '601.2.d' };
  const set = typeof code === 'string' ? code.slice(0, 3) : '';
  if (sets.codes.some((legal) => legal === set)) return undefined;
  return { detail: `${name} is of no set that is legal in Standard (as of ${sets.date})`, rule: '601.2.a' };
}
