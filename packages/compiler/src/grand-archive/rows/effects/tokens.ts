/** Tokens that are summoned by their names: what they are is printed on them, and not on what summons them (2.5.1). */
import type { Effect, Value } from '@arbiter/engine';
import { result } from '../../../references/making.js';
import { row } from '../../categories.js';
import { SUBTYPES } from '../lexis.js';
import { isOne } from '../shared.js';

/** Those that are played as they are printed. */
const TOKENS = [
  'Baihua',
  'Lycoria',
  'Flowerbud',
  'Floodbloom',
  'Spirit Shard',
  'Astral Shard',
  'Titan Mk II',
  'Washuru',
  'Obelisk of Armaments',
  'Obelisk of Fabrication',
  'Automaton Drone',
  'Baby Slime',
  'Cheap Sword',
  'Aurousteel Greatsword',
  'Fledgling',
  'Direwolf',
  'Powercell',
  'Blightroot',
  'Manaroot',
  'Fraysia',
  'Silvershine',
  'Obelisk of Protection',
  'Memorite Shardwing',
  'Memorite Blade',
  'Acerbica',
  'Nightshade',
  'Razorvine',
  'Vacuous Servant',
  'Springleaf',
  'Training Dummy',
  'Pawn Piece',
  'Queen Piece',
  'Memorite Obelith',
  'Volnia',
  'Ominous Shadow',
  'Lost Being',
  'Atmos Shield',
  'Pantheon Barrier',
];
const KINDS = ['token', 'object', 'ally', 'item', 'weapon', 'domain', 'unit'];

type Create = Extract<Effect, { do: 'create' }>;
const summoned = (at: number, named: string, count: Value, more: Partial<Create> = {}): Create => ({
  do: 'create',
  named,
  ...(count === 1 ? {} : { count }),
  ...more,
  save: result(at, KINDS, undefined, count !== 1),
});
const ofChoice = (names: readonly string[], at: number): Effect[] => [
  { do: 'either', choices: names.map((name) => ({ label: name, effects: [summoned(at, name, 1)] })) },
];
const RESTED = { status: { rested: true as const } };

export const tokens = [
  ...TOKENS.map((name) => row('tokenName', name.toLowerCase(), () => name)),
  // "A Powercell" is any object of that subtype.
  ...TOKENS.filter((name) => !SUBTYPES.includes(name.toLowerCase())).map((name) =>
    row('head', name.toLowerCase(), () => ({ filter: [{ named: name }], kinds: ['object'] })),
  ),
  ...['', ' rested'].flatMap((rested) => {
    const status = rested === '' ? {} : RESTED;
    return [
      row('effect', `summon <n> <tokenName> token(s)${rested}`, ({ n, tokenName }, { to }) => [
        summoned(to, tokenName, n, status),
      ]),
      row('effect', `summon another <tokenName> token${rested}`, ({ tokenName }, { to }) => [
        summoned(to, tokenName, 1, status),
      ]),
      row('effect', `<player> summon(s) <n> <tokenName> token(s)${rested}`, ({ player, n, tokenName }, { to }) =>
        player === 'you' ? undefined : [summoned(to, tokenName, n, { who: player, ...status })],
      ),
      ...['with', 'each with'].map((withThem) =>
        row(
          'effect',
          `summon <n> <tokenName> token(s)${rested} ${withThem} <b:n> <counter> counter(s) on it|them`,
          ({ n, tokenName, b, counter }, { to }) =>
            typeof b === 'number' ? [summoned(to, tokenName, n, { ...status, counters: { [counter]: b } })] : undefined,
        ),
      ),
    ];
  }),
  // Copies (2.11.7.13).
  ...['', ' rested'].flatMap((rested) => {
    const status = rested === '' ? {} : RESTED;
    return [
      row('effect', `summon a [token] copy of <object>${rested}`, ({ object }, { to }) =>
        isOne(object) ? [{ do: 'create', copy: object, ...status, save: result(to, KINDS) }] : undefined,
      ),
      row('effect', `summon a [token] copy of a|an <thing>${rested}`, ({ thing }, { from, to }) => [
        { do: 'choose', from: thing.filter, min: 1, max: 1, save: `copied ${from}` },
        { do: 'create', copy: { saved: `copied ${from}` }, ...status, save: result(to, KINDS) },
      ]),
    ];
  }),
  row('tokenNames', '<tokenName> ,', ({ tokenName }) => [tokenName]),
  row('tokenNames', '<tokenName> , <tokenNames>', ({ tokenName, tokenNames }) => [tokenName, ...tokenNames]),
  row(
    'effect',
    'summon a|an <tokenNames> and a|an <tokenName> token',
    ({ tokenNames, tokenName }, { to }) => [...tokenNames, tokenName].map((name) => summoned(to, name, 1)),
    "Apothecary's Harvest",
  ),
  ...['', 'a|an '].flatMap((article) => [
    row('effect', `summon your choice of ${article}<tokenNames> or ${article}<tokenName> token`, (said, { to }) =>
      ofChoice([...said.tokenNames, said.tokenName], to),
    ),
    row(
      'effect',
      `summon your choice of ${article}<a:tokenName> or ${article}<b:tokenName> token`,
      ({ a, b }, { to }) => ofChoice([a, b], to),
    ),
  ]),
  row('effect', 'summon a|an <a:tokenName> and a|an <b:tokenName> token', ({ a, b }, { from, to }) => [
    summoned(from, a, 1),
    summoned(to, b, 1),
  ]),
];
