/** Cards that an effect lets somebody play as it is carried out, without paying for them (118.9, 608.2g). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { type Described, row } from '../../categories.js';

/** "An instant or sorcery spell": it is the card as it would be cast that must fit. */
const spellOf = ({ kinds, filter }: Described): FilterClause[] | undefined => {
  if (!kinds.includes('spell')) return undefined;
  const described = filter.filter((clause) => !('is' in clause && clause.is === 'spell'));
  // A land is no spell, whatever else is said (305.1).
  return described.some((clause) => 'has' in clause && clause.has[0] === 'types')
    ? described
    : [...described, { not: { has: ['types', 'Land'] } }];
};
const free = (what: Ref, fits?: FilterClause[]): Effect[] => [
  { do: 'play', what, cost: [], ...(fits === undefined ? {} : { fits }) },
];
const TOP: Ref = { top: 1 };
const SHOWN: Ref = { saved: 'shown' };
/** What was milled is found where it went, if all can see it there: something may have had it exiled instead (701.17c). */
const MILLED_AWAY: FilterClause = { any: [{ zone: 'graveyard' }, { zone: 'exile' }] };

/** What another ability of the source exiled (607.2a); `game.ts` has that one keep it. */
const EXILED: Ref = { each: [{ zone: 'exile' }, { linked: true }] };

export const freeCasting = [
  row(
    'sentence',
    'you may exile a|an <thing> from your hand',
    ({ thing }) =>
      thing.kinds.includes('card') && !thing.placed
        ? [
            { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }, ...thing.filter], min: 0, save: 'chosen' },
            { do: 'move', what: { saved: 'chosen' }, to: 'exile', cause: 'exile' },
          ]
        : undefined,
    'Isochron Scepter',
  ),
  row(
    'sentence',
    'you may copy the exiled card . if you do , you may cast the copy without paying its mana cost',
    () => [
      {
        do: 'may',
        then: [
          { do: 'copyCard', what: EXILED, save: 'copy' },
          { do: 'play', what: { saved: 'copy' }, cost: [] },
        ],
      },
    ],
    'Isochron Scepter',
  ),
  row(
    'effect',
    '<player> mill(s) <n> cards . you may cast a|an <thing> from among them without paying its mana cost',
    ({ player, n, thing }) => {
      const fits = spellOf(thing);
      return (
        fits && [
          { do: 'mill', who: player, count: n, save: 'milled' },
          ...free({ each: [MILLED_AWAY, { in: { saved: 'milled' } }] }, fits),
        ]
      );
    },
    "Jace's Mindseeker",
  ),
  row(
    'effect',
    '<player> reveals their hand . you may cast a|an <thing> from among those cards without paying its mana cost',
    ({ player, thing }) => {
      const fits = spellOf(thing);
      return (
        fits && [{ do: 'reveal', what: player }, ...free({ each: [{ zone: 'hand' }, { owner: player }] } as Ref, fits)]
      );
    },
    'Mindclaw Shaman',
  ),
  row(
    'sentence',
    'you may cast a|an <thing> from your hand without paying its mana cost',
    ({ thing }) => {
      const fits = spellOf(thing);
      return fits && free({ each: [{ zone: 'hand' }, { owner: 'you' }] }, fits);
    },
    'Oracle of Bones',
  ),
  row(
    'sentence',
    'you may play the exiled card without paying its mana cost if <condition>',
    ({ condition }) => [{ do: 'if', if: condition, then: free(EXILED) }],
    'Windbrisk Heights',
  ),
  row(
    'sentence',
    "you may look at the top card of your library . you may cast it without paying its mana cost if it 's a|an <thing>",
    ({ thing }) => {
      const fits = spellOf(thing);
      return fits && [{ do: 'may', then: [{ do: 'look', what: TOP }, ...free(TOP, fits)] }];
    },
    'Galvanoth',
  ),
  // What was played is in no library any more.
  row(
    'effect',
    "reveal the top card of your library . you may play that card without paying its mana cost . if you don't , exile it",
    () => [
      { do: 'remember', as: 'shown', what: TOP },
      { do: 'reveal', what: SHOWN },
      ...free(SHOWN),
      { do: 'move', what: { each: [{ zone: 'library' }, { in: SHOWN }] }, to: 'exile', cause: 'exile' },
    ],
    'Djinn of Wishes',
  ),
];
