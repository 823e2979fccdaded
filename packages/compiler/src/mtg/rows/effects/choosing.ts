/** What a player chooses as it is done, without targets (608.2d): permanents to return, cards to put somewhere. */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';
import { anaphor, result } from '../../nouns.js';

type Move = Extract<Effect, { do: 'move' }>;
/** So many of what is described are chosen, and moved together. */
const chosen = (filter: FilterClause[], count: number, move: Omit<Move, 'do' | 'what'>, upTo = false): Effect[] => [
  {
    do: 'choose',
    from: filter,
    ...(upTo ? { min: 0 } : {}),
    ...(count === 1 ? {} : { max: count }),
    save: 'chosen',
  },
  { do: 'move', what: { saved: 'chosen' }, ...move },
];
const isYours = ({ filter }: Described): boolean =>
  filter.some((clause) => 'controller' in clause && clause.controller === 'you');
/** A description of cards, wherever they lie. */
const isCard = ({ kinds, placed }: Described): boolean => !placed && kinds.includes('card');
const inHand = (filter: FilterClause[]): FilterClause[] => [{ zone: 'hand' }, { owner: 'you' }, ...filter];
const isInYourGraveyard = ({ filter }: Described): boolean =>
  filter.some((clause) => 'zone' in clause && clause.zone === 'graveyard') &&
  filter.some((clause) => 'owner' in clause && clause.owner === 'you');
/** A card of a hand that its owner shows, of somebody else's choice. */
const exiledFrom = (player: Ref, filter: FilterClause[], more: Partial<Move> = {}): Effect[] => [
  { do: 'reveal', what: player },
  { do: 'choose', from: [{ zone: 'hand' }, { owner: player }, ...filter] as FilterClause[], save: 'chosen' },
  { do: 'move', what: { saved: 'chosen' }, to: 'exile', cause: 'exile', ...more },
];
/** A card of a zone of a player's own, of their choice. */
export const chosenFrom = (who: Ref, zone: string, move: Omit<Move, 'do' | 'what'>): Effect[] => [
  { do: 'choose', who, from: [{ zone }, { owner: who }] as FilterClause[], save: 'chosen' },
  { do: 'move', what: { saved: 'chosen' }, ...move },
];
/** What a card becomes that is put onto the battlefield. */
const put = (at: number, { kinds }: Described): string => result(at, [...kinds, 'permanent']);
const HAND = { to: 'hand', cause: 'return' };
const FIELD = { to: 'battlefield', cause: 'return', controller: 'you' as const };

/** One player who is targeted; whoever else would be asked all at once. */
const isTargeted = (player: Ref): boolean => isNoun(player) && player.noun === 'target';

export const choosing = [
  row(
    'effect',
    '<player> exiles a card from their graveyard',
    ({ player }) => (isTargeted(player) ? chosenFrom(player, 'graveyard', { to: 'exile', cause: 'exile' }) : undefined),
    'Relic of Progenitus',
  ),
  row(
    'effect',
    '<player> reveals their hand . you choose a|an <adjectives> card from it and exile that card',
    ({ player, adjectives }) => (isTargeted(player) ? exiledFrom(player, adjectives) : undefined),
    'Lifebane Zombie',
  ),
  ...(
    [
      ['. exile that card', {}],
      ['. exile that card until <source> leaves the battlefield', { keep: 'untilLeaves' }],
    ] as const
  ).map(([words, more]) =>
    row(
      'effect',
      `<player> reveals their hand and you choose a|an <adjectives> card from it ${words}`,
      ({ player, adjectives }) => (isTargeted(player) ? exiledFrom(player, adjectives, more) : undefined),
      'Brain Maggot',
    ),
  ),
  row(
    'effect',
    "look at <player> 's hand and choose a card from it . that player discards that card",
    ({ player }, { to }) =>
      isTargeted(player)
        ? [
            { do: 'look', what: player },
            { do: 'discard', who: anaphor(to, 'player'), chooser: 'you', count: 1 },
          ]
        : undefined,
    'Thrull Surgeon',
  ),
  ...(['top', 'bottom'] as const).map((position) =>
    row(
      'effect',
      `put <n> card(s) from your hand on ${position === 'top' ? 'top' : 'the bottom'} of your library [in any order]`,
      ({ n }) =>
        typeof n === 'number' ? chosen(inHand([]), n, { to: 'library', position, cause: 'return' }) : undefined,
      'Brainstorm',
    ),
  ),
  row('effect', '<player> reveals their hand . you choose a card from it and exile that card', ({ player }) =>
    isTargeted(player) ? exiledFrom(player, []) : undefined,
  ),
  row('effect', '<player> reveals their hand . you choose a|an <adjectives> card from it . exile that card', (said) =>
    isTargeted(said.player) ? exiledFrom(said.player, said.adjectives) : undefined,
  ),
  row(
    'effect',
    "return a|an <thing> to its owner 's hand",
    ({ thing }) => (isYours(thing) ? chosen(thing.filter, 1, HAND) : undefined),
    'Arid Archway',
  ),
  row('effect', "return another <thing> to its owner 's hand", ({ thing }) =>
    isYours(thing) ? chosen([...thing.filter, { other: true }], 1, HAND) : undefined,
  ),
  row('effect', "return <n:digitOrWord> <thing> to their owner 's hand", ({ n, thing }) =>
    isYours(thing) ? chosen(thing.filter, n, HAND) : undefined,
  ),
  row(
    'sentence',
    'you may put a|an <thing> from your hand onto the battlefield',
    ({ thing }, { to }) =>
      isCard(thing) ? chosen(inHand(thing.filter), 1, { ...FIELD, save: put(to, thing) }, true) : undefined,
    'Arboreal Grazer',
  ),
  row('sentence', 'you may put a|an <thing> from your hand onto the battlefield tapped', ({ thing }) =>
    isCard(thing) ? chosen(inHand(thing.filter), 1, { ...FIELD, status: { tapped: true } }, true) : undefined,
  ),
  row(
    'effect',
    'untap up to <n:digitOrWord> <thing>',
    ({ n, thing }) =>
      thing.placed
        ? undefined
        : [
            { do: 'choose', from: thing.filter, min: 0, max: n, save: 'chosen' },
            { do: 'status', status: 'tapped', what: { saved: 'chosen' }, on: false },
          ],
    'Rewind',
  ),
  row(
    'effect',
    '<player> reveal(s) their hand . you choose a|an <thing> from it [<suffixes>] and exile that card',
    ({ player, thing, suffixes = [] }, { to }) =>
      isCard(thing)
        ? [
            { do: 'reveal', what: player },
            {
              do: 'choose',
              from: [{ zone: 'hand' }, { owner: anaphor(to, 'player') }, ...thing.filter, ...suffixes],
              save: 'chosen',
            },
            { do: 'move', what: { saved: 'chosen' }, to: 'exile', cause: 'exile' },
          ]
        : undefined,
    'Sin Collector',
  ),
  row('effect', 'return a|an <thing> to the battlefield', ({ thing }) =>
    isInYourGraveyard(thing) ? chosen(thing.filter, 1, FIELD) : undefined,
  ),
  row('effect', 'return a|an <thing> to your hand', ({ thing }) =>
    isInYourGraveyard(thing) ? chosen(thing.filter, 1, HAND) : undefined,
  ),
];
