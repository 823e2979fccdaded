/** Ways to play Grand Archive that a game may be made in: constructed and draft decks (1.5). */
import { type GameFormat, namesOf, type SeatRange } from '@arbiter/engine';
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

/** @param seats how many may play: as many in each */
export const formatInfos = (seats: SeatRange): GameFormat[] => FORMATS.map((format) => ({ ...format, seats }));

export const FORMAT_NAMES = namesOf(FORMATS.map(({ id }) => id));
