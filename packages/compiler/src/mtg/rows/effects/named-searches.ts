/** Cards that are looked for by their names, in a library and a graveyard as their player likes (701.23). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { wordsOfText } from '../../../reading/tokens.js';
import { row } from '../../categories.js';

/** Names that other cards speak of: a text in lower case does not tell how a name is written. */
const NAMES = [
  'Vraska, Scheming Gorgon',
  'Huatli, Dinosaur Knight',
  'Nicol Bolas, the Deceiver',
  'Angrath, Minotaur Pirate',
  'Arachnus Web',
];

type Search = Omit<Extract<Effect, { do: 'search' }>, 'do' | 'filter'>;
const SHUFFLE: Effect = { do: 'shuffle', who: 'you' };
/** One zone or both; only who searches the library shuffles it (701.24a). */
const either = (filter: FilterClause[], to: Search): Effect => {
  const search = (more: Search): Effect => ({ do: 'search', filter, ...more, ...to });
  return {
    do: 'either',
    choices: [
      { label: 'library', effects: [search({}), SHUFFLE] },
      { label: 'graveyard', effects: [search({ zone: 'graveyard' })] },
      { label: 'library and graveyard', effects: [search({ also: ['graveyard'] }), SHUFFLE] },
    ],
  };
};
const SEARCH = 'search your library and / or graveyard for a card named <cardName>';
const WHERE = [
  'reveal it , and put it into your hand . if you search your library this way , shuffle',
  'reveal it , then put it into your hand . if you searched your library this way , shuffle',
];
/** The same for what enters attached to something (303.4f). */
const eitherAttached = (filter: FilterClause[], attached: Ref): Effect => {
  const put = (more: Search, ...then: Effect[]): Effect[] => [
    { do: 'search', filter, ...more, save: 'found' },
    { do: 'move', what: { saved: 'found' }, to: 'battlefield', cause: 'return', controller: 'you', attached },
    ...then,
  ];
  return {
    do: 'either',
    choices: [
      { label: 'library', effects: put({}, SHUFFLE) },
      { label: 'graveyard', effects: put({ zone: 'graveyard' }) },
      { label: 'library and graveyard', effects: put({ also: ['graveyard'] }, SHUFFLE) },
    ],
  };
};
const HAND: Search = { to: 'hand', reveal: true };

export const namedSearches = [
  ...NAMES.map((name) => row('cardName', wordsOfText(name).join(' '), () => name)),
  ...WHERE.map((words) =>
    row(
      'sentence',
      `you may ${SEARCH} , ${words}`,
      ({ cardName }) => [{ do: 'may', then: [either([{ named: cardName }], HAND)] }],
      'Visage of Bolas',
    ),
  ),
  row(
    'sentence',
    'search your graveyard and / or library for a card named <cardName> and put it onto the battlefield attached to <object> . if you search your library this way , shuffle',
    ({ cardName, object }) => [eitherAttached([{ named: cardName }], object)],
    'Arachnus Spinner',
  ),
];
