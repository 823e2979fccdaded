/** Tokens that their effect names, and such as large as it says (111.3, 111.4): "Create Voja, a legendary 2/2 …", "create an X/X …". */
import type { Ability, Effect, Value } from '@arbiter/engine';
import { lexical, row } from '../../categories.js';
import { result } from '../../nouns.js';
import { tokenOf } from './changes.js';
import { made } from './tokens.js';

/** A name begins with a capital; what else of it is one stays so. */
const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

export const properNames = [
  lexical('properName', 'a name', (token, spelt) => (/^[a-z]{3,}$/.test(token) ? capital(spelt) : undefined)),
];

interface Sized {
  n: Value;
  tokenColors?: string[];
  tokenTypes: { types: string[]; subtypes: string[] };
  granted?: Ability[];
}
/** X/X: how large they are is known as they are made. */
const sized = ({ n, tokenColors, tokenTypes, granted = [] }: Sized, at: number): Effect[] => {
  const token = tokenOf({
    shape: { power: 0, toughness: 0 },
    tokenTypes,
    granted,
    ...(tokenColors === undefined ? {} : { tokenColors }),
  });
  const figures = ['power', 'toughness'].map((stat) => ({ stat, value: 'x' as const }));
  return made(n, token, at, ['creature']).map((effect) => ({ ...effect, figures }) as Effect);
};

export const namedTokens = [
  row(
    'effect',
    'create <n> x/x [<tokenColors>] <tokenTypes> token(s)',
    (said, { to }) => sized(said, to),
    'Devastating Summons',
  ),
  row('effect', 'create <n> x/x [<tokenColors>] <tokenTypes> token(s) with <granted>', (said, { to }) =>
    sized(said, to),
  ),
  row(
    'effect',
    'create a|an <token> named <properName>',
    ({ token, properName }, { to }) =>
      token.props
        ? made(1, { ...token, name: properName, props: { ...token.props, name: properName } }, to, ['creature'])
        : undefined,
    'Hornet Cannon',
  ),
  row(
    'effect',
    'create <properName> , a|an <token>',
    ({ properName, token }, { to }): Effect[] | undefined =>
      token.props
        ? [
            {
              do: 'create',
              token: { ...token, name: properName, props: { ...token.props, name: properName } },
              count: 1,
              save: result(to, ['token', 'creature', 'permanent']),
            },
          ]
        : undefined,
    'Tolsimir Wolfblood',
  ),
];
