/** The ways to play Magic that a game may be made in: how many play, with which decks, and which numbers are others. */
import {
  type Game,
  type GameFormat,
  type GameOptions,
  namesOf,
  perRules,
  type RuleRef,
  type Rules,
  type Seat,
  type Teams,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { editionOf, type Numbers } from '../edition.js';

/** How many may play in any format (800.1). */
export const SEATS = { min: 2, max: 8 } as const;

interface Format extends GameFormat {
  /** Numbers that are others than usual. */
  numbers?: Partial<Numbers>;
  /** Decks are led by commanders (903.1). */
  commanders?: true;
  /** How many play in each team; teams take turns and share their life (805, 810). */
  heads?: number;
  /** Each player has a vanguard card (902.3). */
  vanguards?: true;
  /** The supplementary decks with which it is played, by the zone that each begins in (100.2d). */
  supplements?: readonly Supplement[];
  /** All players have one planar deck together (901.15). */
  communalPlanes?: true;
  /** Who is an archenemy, and has schemes: the first player, or each of them (904.2a, 904.12b). */
  archenemies?: 'first' | 'all';
  /** It is played for ante (407). */
  ante?: true;
  /** Whom the active player may attack, where that isn't all opponents at once (802). */
  attacks?: AttackOption;
}
/** One opponent whom they choose for each combat (507.1), or the neighbor on one side (803). */
export type AttackOption = 'one' | 'left' | 'right';

/** The zones of supplementary decks: parts of the command zone, whose cards lie face down (901.4, 904.4). */
export type Supplement = 'planes' | 'schemes';

/** Games of several in which not all opponents are attacked at once: each for themselves, with constructed decks. */
const attacking = (attacks: AttackOption, name: string, whom: string, rules: RuleRef[]): Format => ({
  id: `attack-${attacks}`,
  name,
  meaning: `Each for themselves with constructed decks; in each combat ${whom} may be attacked.`,
  seats: { ...SEATS, min: 3 },
  decks: 'constructed',
  attacks,
  rules,
});

/** A game between two teams of so many that share turns and life (810): a team begins with 15 life more for each further head. */
const headed = (heads: number, id: string, name: string): Format => ({
  id,
  name,
  meaning: `Two teams of ${heads} with turns and ${15 * heads} life in common, with decks for constructed or limited play.`,
  seats: { min: 2 * heads, max: 2 * heads },
  heads,
  numbers: { startingLife: 15 * heads, losingPoison: 5 * heads + 5 },
  rules: heads === 2 ? TWO_HEADED : cite('mtg:805.1', 'mtg:810.11'),
});
/** Two teams of two, whose life and turns are shared; they see each other's hands (810.5). @citation */
const TWO_HEADED = cite('mtg:810.1', 'mtg:810.2', 'mtg:810.4', 'mtg:810.5', 'mtg:103.4a', 'mtg:119.1a');

/** A planar deck that all use. @citation */
const ONE_PLANAR_DECK = cite('mtg:901.15', 'mtg:901.15a', 'mtg:901.15c');
/** Two teams walk between planes (901.12). @citation */
const PLANES_OF_TEAMS = cite('mtg:901.12', 'mtg:901.12a');
/** An archenemy against a team whose players share their turns, but not their life (808, 805). @citation */
const ARCHENEMY = cite('mtg:904.1', 'mtg:904.2', 'mtg:904.2a', 'mtg:904.2b', 'mtg:904.3', 'mtg:904.5', 'mtg:314.1');
/** The life that an archenemy begins with. @citation */
const ARCHENEMY_LIFE = { life: 40, rules: cite('mtg:904.5', 'mtg:103.4e', 'mtg:119.1e') };

const FORMATS: readonly Format[] = [
  {
    id: 'constructed',
    name: 'Constructed',
    meaning: 'Each for themselves, with decks of at least 60 cards.',
    seats: SEATS,
    decks: 'constructed',
    rules: cite('mtg:100.2a', 'mtg:806.1', 'mtg:806.2b'),
  },
  {
    id: 'limited',
    name: 'Limited',
    meaning: 'Each for themselves, with decks of at least 40 cards.',
    seats: SEATS,
    decks: 'limited',
    rules: cite('mtg:100.2b', 'mtg:806.1', 'mtg:806.2b'),
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
  {
    id: 'vanguard',
    name: 'Vanguard',
    meaning: 'Each for themselves with constructed decks, and a vanguard card that changes life, hand and rules.',
    seats: SEATS,
    decks: 'vanguard',
    own: true,
    vanguards: true,
    rules: cite('mtg:902.1', 'mtg:902.2', 'mtg:902.3', 'mtg:313.1'),
  },
  {
    id: 'planechase',
    name: 'Planechase',
    meaning: 'Each for themselves with constructed decks and a planar deck, between whose planes the players walk.',
    seats: SEATS,
    decks: 'planechase',
    own: true,
    supplements: ['planes'],
    rules: cite('mtg:901.2', 'mtg:901.3', 'mtg:311.1', 'mtg:312.1'),
  },
  {
    id: 'planechase-one-deck',
    name: 'Planechase with one planar deck',
    meaning: 'Planechase in which all have one planar deck together: exactly one of the decks brings it.',
    seats: SEATS,
    decks: 'planechase-one-deck',
    own: true,
    communalPlanes: true,
    rules: ONE_PLANAR_DECK,
  },
  {
    id: 'archenemy',
    name: 'Archenemy',
    meaning:
      'The first player, an archenemy with 40 life and a scheme deck, against all others, who share their turns.',
    seats: SEATS,
    decks: 'constructed',
    firstDeck: 'archenemy',
    supplements: ['schemes'],
    archenemies: 'first',
    rules: ARCHENEMY,
  },
  {
    id: 'supervillain-rumble',
    name: 'Supervillain Rumble',
    meaning: 'Each for themselves as an archenemy, with 40 life and a scheme deck.',
    seats: SEATS,
    decks: 'archenemy',
    own: true,
    supplements: ['schemes'],
    archenemies: 'all',
    rules: cite('mtg:904.12a', 'mtg:904.12b', 'mtg:904.12c'),
  },
  {
    id: 'ante',
    name: 'Ante',
    meaning:
      'Each for themselves with constructed decks; each sets a random card of theirs aside, and the winner owns them all.',
    seats: SEATS,
    decks: 'constructed',
    ante: true,
    rules: cite('mtg:407.1', 'mtg:407.2'),
  },
  attacking('one', 'Attack one', 'one opponent of the active player’s choice', cite('mtg:506.2a', 'mtg:507.1')),
  attacking('left', 'Attack left', 'the next opponent to the left', cite('mtg:803.1', 'mtg:803.1a', 'mtg:806.2b')),
  attacking('right', 'Attack right', 'the next opponent to the right', cite('mtg:803.1', 'mtg:803.1b', 'mtg:806.2b')),
  headed(2, 'two-headed-giant', 'Two-Headed Giant'),
  headed(3, 'three-headed-giant', 'Three-Headed Giant'),
  headed(4, 'four-headed-giant', 'Four-Headed Giant'),
  {
    ...headed(2, 'two-headed-planechase', 'Two-Headed Giant Planechase'),
    meaning: 'Two-Headed Giant in which each player has a planar deck, between whose planes the teams walk.',
    decks: 'planechase',
    own: true,
    supplements: ['planes'],
    rules: PLANES_OF_TEAMS,
  },
];

export const formatInfos: GameFormat[] = FORMATS.map(({ id, name, meaning, seats, decks, firstDeck, own, rules }) => ({
  ...{ id, name, meaning, seats },
  ...(decks === undefined ? {} : { decks }),
  ...(firstDeck === undefined ? {} : { firstDeck }),
  ...(own ? { own } : {}),
  rules,
}));
/** Their names. */
export const FORMAT_NAMES = namesOf(FORMATS.map(({ id }) => id));

const BY_ID: ReadonlyMap<string, Format> = new Map(FORMATS.map((format) => [format.id, format]));
/** It is asked for at every priority and state-based check. */
const formatOf = ({ format }: Pick<GameOptions, 'format'>): Format | undefined =>
  format === undefined ? undefined : BY_ID.get(format);

/** Whether decks are led by commanders (903). */
export const hasCommanders = (options: Pick<GameOptions, 'format'>): boolean => formatOf(options)?.commanders === true;

/** Whether it is played for ante (407.1). */
export const hasAnte = (options: Pick<GameOptions, 'format'>): boolean => formatOf(options)?.ante === true;

/** Whether each player has a vanguard card (902.3). */
export const hasVanguards = (options: Pick<GameOptions, 'format'>): boolean => formatOf(options)?.vanguards === true;

/** Whether a player is an archenemy, who has a scheme deck (904.2a, 904.3). */
export const isArchenemyIn = (options: Pick<GameOptions, 'format'>, seat: Seat): boolean => {
  const { archenemies } = formatOf(options) ?? {};
  return archenemies === 'all' || (archenemies === 'first' && seat === 0);
};

/** Whether it is played with planes, of which each player has a deck or all have one (901.3, 901.15). */
export const hasPlanes = (options: Pick<GameOptions, 'format'>): boolean => {
  const format = formatOf(options);
  return format?.communalPlanes === true || format?.supplements?.includes('planes') === true;
};
/** Whether all planes are in one deck, which one of the players brings (901.15). */
export const communalPlanes = (options: Pick<GameOptions, 'format'>): boolean =>
  formatOf(options)?.communalPlanes === true;
/** Whether one player is the archenemy, who takes the first turn (904.6). */
export const hasOneArchenemy = (options: Pick<GameOptions, 'format'>): boolean =>
  formatOf(options)?.archenemies === 'first';

/** The life that a player begins with, but for what a card of theirs adds to it (103.4). */
export const lifeIn = (rules: Rules, options: Pick<GameOptions, 'format'>, seat: Seat): number =>
  isArchenemyIn(options, seat) ? ARCHENEMY_LIFE.life : numbersIn(rules, options).startingLife;

/** The supplementary decks with which a game is played (100.2d). */
export const supplementsIn = (options: Pick<GameOptions, 'format'>): readonly Supplement[] =>
  formatOf(options)?.supplements ?? [];

/** Whom players may attack, where that isn't all opponents at once. */
export const attackOptionOf = (g: Pick<Game, 's'>): AttackOption | undefined => formatOf(g.s.options)?.attacks;

/** Who plays with whom: teammates sit together (810.3), and have their life and poison counters in common (810.5). */
export function teamsIn(options: Pick<GameOptions, 'format'>, seats: number): { teams?: Teams } {
  const { heads, archenemies } = formatOf(options) ?? {};
  // Teammates see each other's hands, and have nothing in common but their turns (808.5, 904.2).
  if (archenemies === 'first')
    return {
      teams: {
        of: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 0 : 1)),
        shared: { open: ['hand'], stats: [], counters: [], fates: 'own' },
      },
    };
  if (heads === undefined) return {};
  const of = Array.from({ length: seats }, (_, seat) => Math.floor(seat / heads));
  return { teams: { of, shared: { open: ['hand'], stats: ['life'], counters: ['poison'] } } };
}

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
/** How many cards a deck needs (100.2): by the game's format, or as where none is said. */
export function minimumDeckSize(g: Pick<Game, 'rules' | 's'>): number {
  const { decks } = editionOf(g);
  if (hasCommanders(g.s.options)) return decks.commander.cards;
  const { format } = g.s.options;
  return decks[format === 'constructed' || format === 'limited' ? format : 'unsaid'].minimum;
}
/** The numbers that a game goes by. */
export const numbersOf = (g: Pick<Game, 'rules' | 's'>): Numbers => numbersIn(g.rules, g.s.options);
