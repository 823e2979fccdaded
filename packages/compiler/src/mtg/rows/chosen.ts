/** Words that are chosen, and what speaks of them later (201.4, 607.2d); what is searched for in several zones by its name (701.23). */
import type { Effect, Filter, FilterClause, Mod, Ref } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { anaphor } from '../nouns.js';

type Choice = Omit<Extract<Effect, { do: 'chooseWord' }>, 'do'>;
/** What a text calls what is chosen. */
const WORDS: [words: string, what: Choice][] = [
  ['a color', { of: 'color' }],
  ['a creature type', { of: 'creatureType' }],
  ['a card name', { of: 'cardName' }],
  ['a nonland card name', { of: 'cardName', without: ['Land'] }],
  ['a creature card name', { of: 'cardName', with: ['Creature'] }],
  ['a land card name', { of: 'cardName', with: ['Land'] }],
];
const asEntering = (what: Choice): Unsettled[] => [
  unsettled({
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    before: [{ do: 'chooseWord', ...what, entering: true }],
  }),
];
const ofPlayers = (players: 'you' | 'opponents' | 'all', rule: string, more: { of: Filter; manaAbilities?: false }) => [
  unsettled({ kind: 'static', affects: { players }, mods: [{ mod: 'rule', rule, ...more } as Mod] }),
];
const NAMED: FilterClause[] = [{ chosen: 'cardName' }];
const unplaced = (filter: FilterClause[]): FilterClause[] =>
  filter.filter((clause) => !('is' in clause && clause.is === 'spell'));

/** Graveyard, hand and library together: any number of what fits is exiled. */
const searchAll = (of: Ref, filter: Filter): Effect[] => [
  { do: 'search', of, also: ['graveyard', 'hand'], filter, count: 'any', to: 'exile' },
  { do: 'shuffle', who: of },
];
const SEARCH = "search <player> 's graveyard , hand , and library for any number of cards with";

export const chosenRows = [
  ...WORDS.flatMap(([words, what]) => [
    row('static', `as <source> enters , choose ${words}`, () => asEntering(what), 'Adaptive Automaton'),
    row('effect', `choose ${words}`, (): Effect[] => [{ do: 'chooseWord', ...what }], 'Memoricide'),
  ]),
  row('suffix', 'of the chosen color', () => [{ chosen: 'color' as const }]),
  row('suffix', 'of the chosen type', () => [{ chosen: 'creatureType' as const }], 'Adaptive Automaton'),
  row('suffix', 'with the chosen name', () => NAMED, 'Meddling Mage'),
  row(
    'mod',
    'is|are the chosen type in addition to its|their other types',
    (): Mod[] => [{ mod: 'gainChosen', of: 'creatureType' }],
    'Adaptive Automaton',
  ),
  row(
    'static',
    "<thing> can't be cast",
    ({ thing }) =>
      thing.kinds.includes('spell') ? ofPlayers('all', 'cantCast', { of: unplaced(thing.filter) }) : undefined,
    'Meddling Mage',
  ),
  row(
    'static',
    "activated abilities of sources with the chosen name can't be activated unless they're mana abilities",
    () => ofPlayers('all', 'cantActivate', { of: NAMED, manaAbilities: false }),
    'Pithing Needle',
  ),
  row('static', "activated abilities of sources with the chosen name can't be activated", () =>
    ofPlayers('all', 'cantActivate', { of: NAMED }),
  ),
  row(
    'effect',
    `${SEARCH} that name and exile them . then that player shuffles`,
    ({ player }) => searchAll(player, NAMED),
    'Memoricide',
  ),
  // What fits in the graveyard is found, since everybody sees it there (701.23b).
  row(
    'effect',
    "search its controller 's graveyard , hand , and library for all cards with the same name as that <kind> and exile them . then that player shuffles",
    ({ kind }, { from, to }) => {
      const whose: Ref = { controllerOf: anaphor(from, kind) };
      const filter: Filter = { sameName: anaphor(to, kind) };
      return [
        { do: 'search', of: whose, also: ['hand'], filter, count: 'any', save: 'found' },
        {
          do: 'move',
          what: { each: [{ any: [{ in: { saved: 'found' } }, [{ zone: 'graveyard' }, { owner: whose }, filter]] }] },
          to: 'exile',
          cause: 'exile',
        },
        { do: 'shuffle', who: whose },
      ];
    },
    'Counterbore',
  ),
  row(
    'effect',
    `${SEARCH} the same name as that <kind> and exile them . then that player shuffles`,
    ({ player, kind }, { to }) => searchAll(player, { sameName: anaphor(to, kind) }),
    'Surgical Extraction',
  ),
];
