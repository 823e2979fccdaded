/** Ways to play Grand Archive that a game may be made in: constructed and draft decks (1.5). */
import { type GameFormat, namesOf, type SeatRange } from '@arbiter/engine';
import { PANTHEON } from '../2-mechanics/pantheon.js';
import { cite } from '../cite.js';

const FORMATS: readonly Omit<GameFormat, 'seats'>[] = [
  {
    id: 'constructed',
    name: 'Constructed',
    meaning: 'Main decks of at least 60 cards with up to four of each, material decks of up to 12 different ones.',
    decks: 'constructed',
    rules: cite('ga:1.5.1.1', 'ga:1.5.1.2', 'ga:1.5.1.3'),
  },
  {
    id: 'draft',
    name: 'Draft',
    meaning: 'Main decks of at least 30 cards, with as many of each as a player has.',
    decks: 'draft',
    rules: cite('ga:1.5.2.1', 'ga:1.5.2.2'),
  },
];

/** Three or four players, each with a lesser and a greater boon. */
const OF_BOONS: GameFormat = {
  id: PANTHEON,
  name: 'Pantheon',
  meaning: 'Main decks of at least 60 different cards, material decks of 12, and a lesser and a greater boon.',
  decks: PANTHEON,
  seats: { min: 3, max: 4 },
  rules: cite('ga:1.5.1.1', 'ga:1.5.1.3'),
};

/** @param seats how many may play: as many in each, but for Pantheon */
export const formatInfos = (seats: SeatRange): GameFormat[] => [
  ...FORMATS.map((format) => ({ ...format, seats })),
  OF_BOONS,
];

export const FORMAT_NAMES = namesOf([...FORMATS, OF_BOONS].map(({ id }) => id));
