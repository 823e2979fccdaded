/** The ways to play Magic that a game may be made in: how many play, with which decks, and which numbers are others. */
import { type Game, type GameFormat, type GameOptions, namesOf, perRules, type Rules } from '@arbiter/engine';
import { cite } from '../cite.js';
import { editionOf, type Numbers } from '../edition.js';

/** How many may play in any format (800.1). */
export const SEATS = { min: 2, max: 8 } as const;

interface Format extends GameFormat {
  /** Numbers that are others than usual. */
  numbers?: Partial<Numbers>;
  /** Decks are led by commanders (903.1). */
  commanders?: true;
}

const FORMATS: readonly Format[] = [
  {
    id: 'constructed',
    name: 'Constructed',
    meaning: 'Each for themselves, with decks of at least 60 cards.',
    seats: SEATS,
    decks: 'constructed',
    rules: cite('mtg:100.2a', 'mtg:806.1'),
  },
  {
    id: 'limited',
    name: 'Limited',
    meaning: 'Each for themselves, with decks of at least 40 cards.',
    seats: SEATS,
    decks: 'limited',
    rules: cite('mtg:100.2b', 'mtg:806.1'),
  },
  {
    id: 'commander',
    name: 'Commander',
    meaning: 'Each for themselves at 40 life, with decks of 100 different cards led by a commander.',
    seats: SEATS,
    decks: 'commander',
    own: true,
    numbers: { startingLife: 40 },
    commanders: true,
    rules: cite('mtg:903.1', 'mtg:903.2', 'mtg:903.7', 'mtg:103.4c', 'mtg:119.1c'),
  },
];

export const formatInfos: GameFormat[] = FORMATS.map(({ numbers: _, commanders: _commanders, ...info }) => info);
/** Their names. */
export const FORMAT_NAMES = namesOf(FORMATS.map(({ id }) => id));

const formatOf = ({ format }: Pick<GameOptions, 'format'>): Format | undefined =>
  format === undefined ? undefined : FORMATS.find(({ id }) => id === format);

/** Whether decks are led by commanders (903). */
export const hasCommanders = (options: Pick<GameOptions, 'format'>): boolean => formatOf(options)?.commanders === true;

const numbersByFormat = perRules(() => new Map<string | undefined, Numbers>());
/** The numbers of an edition in a format. */
export function numbersIn(rules: Rules, options: Pick<GameOptions, 'format'>): Numbers {
  const known = numbersByFormat(rules);
  let found = known.get(options.format);
  if (!found) {
    found = { ...editionOf({ rules }).numbers, ...formatOf(options)?.numbers };
    known.set(options.format, found);
  }
  return found;
}
/** The numbers that a game goes by. */
export const numbersOf = (g: Pick<Game, 'rules' | 's'>): Numbers => numbersIn(g.rules, g.s.options);
