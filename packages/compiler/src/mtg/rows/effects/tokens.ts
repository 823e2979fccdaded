/** Predefined tokens, each with the characteristics that the rules give it (111.10), and what makes them. */
import {
  type Ability,
  type CardDefinition,
  type Cost,
  type Effect,
  facesOf,
  type Ref,
  type Value,
} from '@arbiter/engine';
import { predefinedTokens } from '@arbiter/mtg';
import { gap, row } from '../../categories.js';
import { anaphor, result } from '../../nouns.js';

const artifact = (name: string, ...abilities: Ability[]): CardDefinition => ({
  name,
  props: { name, supertypes: [], types: ['Artifact'], subtypes: [name], colors: [] },
  abilities,
});
const mana = (cost: string): Cost => ({ pay: 'mana', cost });
const TAP: Cost = { pay: 'tap' };
const SACRIFICE: Cost = { pay: 'sacrifice', what: 'self' };
const pays = (cost: Cost[], ...effects: Effect[]): Ability => ({ kind: 'activated', cost, effects });
const ANY_COLOR: Effect = { do: 'addMana', choices: ['{W}', '{U}', '{B}', '{R}', '{G}'] };
const DRAW: Effect = { do: 'draw', who: 'you', count: 1 };

/** What each is, and the rule that says so. */
const TOKENS: { [name: string]: { rule: string; token: CardDefinition } } = {
  treasure: {
    rule: 'mtg:111.10a',
    token: artifact('Treasure', { ...pays([TAP, SACRIFICE], ANY_COLOR), immediate: true } as Ability),
  },
  gold: {
    rule: 'mtg:111.10c',
    token: artifact('Gold', { ...pays([SACRIFICE], ANY_COLOR), immediate: true } as Ability),
  },
  food: {
    rule: 'mtg:111.10b',
    token: artifact('Food', pays([mana('{2}'), TAP, SACRIFICE], { do: 'stat', stat: 'life', who: 'you', amount: 3 })),
  },
  clue: { rule: 'mtg:111.10f', token: artifact('Clue', pays([mana('{2}'), SACRIFICE], DRAW)) },
  blood: {
    rule: 'mtg:111.10g',
    token: artifact('Blood', pays([mana('{1}'), TAP, { pay: 'discard', what: [], count: 1 }, SACRIFICE], DRAW)),
  },
  lander: {
    rule: 'mtg:111.10u',
    token: artifact(
      'Lander',
      pays(
        [mana('{2}'), TAP, SACRIFICE],
        {
          do: 'search',
          filter: [{ has: ['types', 'Land'] }, { has: ['supertypes', 'Basic'] }],
          to: 'battlefield',
          status: { tapped: true },
        },
        { do: 'shuffle', who: 'you' },
      ),
    ),
  },
  mutagen: {
    rule: 'mtg:111.10v',
    token: artifact('Mutagen', {
      kind: 'activated',
      cost: [mana('{1}'), TAP, SACRIFICE],
      targets: [{ what: [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }] }],
      effects: [{ do: 'counters', what: { target: 0 }, kind: '+1/+1', amount: 1 }],
      timing: 'sorcery',
    }),
  },
  map: {
    rule: 'mtg:111.10s',
    token: artifact('Map', {
      kind: 'activated',
      cost: [mana('{1}'), TAP, SACRIFICE],
      targets: [{ what: [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }, { controller: 'you' }] }],
      effects: [{ do: 'explore', what: { target: 0 } }],
      timing: 'sorcery',
    }),
  },
  junk: {
    rule: 'mtg:111.10t',
    token: artifact('Junk', {
      kind: 'activated',
      cost: [TAP, SACRIFICE],
      effects: [
        { do: 'move', what: { top: 1 }, to: 'exile', cause: 'exile', save: 'card' },
        { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } },
      ],
      timing: 'sorcery',
    }),
  },
};
const OTHERS: { [name: string]: CardDefinition } = Object.fromEntries(
  Object.entries(predefinedTokens).map(([name, { token }]) => [name, token]),
);
/** What text calls a token after it has been made: by its types. */
const kindsOf = (token: CardDefinition): string[] =>
  facesOf(token).flatMap(({ props }) =>
    Array.isArray(props.types) ? props.types.map((type) => String(type).toLowerCase()) : [],
  );

export const made = (
  count: Value,
  token: CardDefinition,
  at: number,
  kinds: readonly string[],
  who?: Extract<Effect, { do: 'create' }>['who'],
): Effect[] => [
  {
    do: 'create',
    token,
    count,
    ...(who === undefined || who === 'you' ? {} : { who }),
    save: result(at, ['token', ...kinds, 'permanent'], undefined, count !== 1),
  },
];
/** Tokens that enter tapped (110.5b). */
export const tappedOnes = (effects: Effect[]): Effect[] =>
  effects.map((effect) => ({ ...effect, status: { tapped: true } }) as Effect);
/** Tokens that enter attached to something (303.4f). */
const attachedOnes = (effects: Effect[], attached: Ref): Effect[] =>
  effects.map((effect) => ({ ...effect, attached }) as Effect);
const ARTIFACT = ['artifact'];
const CREATURE = ['creature'];
const CLUE = TOKENS.clue?.token as CardDefinition;
const clues = (count: Value, at: number): Effect[] => made(count, CLUE, at, ARTIFACT);

export const tokens = [
  ...Object.entries(TOKENS).map(([name, { token }]) => row('treasure', `${name} token(s)`, () => token)),
  ...Object.entries(OTHERS).map(([name, token]) => row('treasure', `${name} token(s)`, () => token)),
  gap('treasure', 'incubator token(s)', 'incubator tokens'),
  row(
    'effect',
    'create <n> <treasure>',
    ({ n, treasure }, { to }) => made(n, treasure, to, kindsOf(treasure)),
    'Pitiless Plunderer',
  ),
  row('effect', '<player> create(s) <n> <treasure>', ({ player, n, treasure }, { to }) =>
    made(n, treasure, to, kindsOf(treasure), player),
  ),
  row('effect', 'create <n> <treasure> attached to <object>', ({ n, treasure, object }, { to }) =>
    attachedOnes(made(n, treasure, to, kindsOf(treasure)), object),
  ),
  row('effect', 'create <n> <treasure> for each <tally>', ({ n, treasure, tally }, { to }) =>
    n === 1 ? made(tally, treasure, to, kindsOf(treasure)) : undefined,
  ),
  row('effect', 'create a number of <treasure> equal to <value>', ({ treasure, value }, { to }) =>
    made(value, treasure, to, kindsOf(treasure)),
  ),
  row('effect', 'create <n> tapped <treasure>', ({ n, treasure }, { to }) =>
    tappedOnes(made(n, treasure, to, kindsOf(treasure))),
  ),
  row('effect', '<player> create(s) <n> tapped <treasure>', ({ player, n, treasure }, { to }) =>
    tappedOnes(made(n, treasure, to, kindsOf(treasure), player)),
  ),
  row('effect', 'investigate', (_, { to }) => clues(1, to), 'Thraben Inspector'),
  row('effect', "create a <token> that 's tapped and attacking", ({ token }, { to }) => [
    { do: 'enterAttacking', token, save: result(to, ['token', ...CREATURE, 'permanent']) },
  ]),
  row(
    'effect',
    "create a|an <token> that 's attacking",
    ({ token }, { to }) => [
      { do: 'enterAttacking', token, untapped: true, save: result(to, ['token', ...CREATURE, 'permanent']) },
    ],
    'Brimaz, King of Oreskos',
  ),
  row(
    'effect',
    "create a|an <token> that 's blocking that creature",
    ({ token }, { to }) => [
      {
        do: 'enterBlocking',
        token,
        blocking: anaphor(to, 'creature'),
        save: result(to, ['token', ...CREATURE, 'permanent']),
      },
    ],
    'Brimaz, King of Oreskos',
  ),
  row('effect', 'create <n> <token> that are tapped and attacking', ({ n, token }, { to }) => [
    { do: 'enterAttacking', token, count: n, save: result(to, ['token', ...CREATURE, 'permanent'], undefined, true) },
  ]),
];
