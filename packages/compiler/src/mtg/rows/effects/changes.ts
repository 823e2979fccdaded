/** What changes for a while, counters and tokens (122, 111, 611, 613). */
import type { Ability, CardDefinition, Effect, FilterClause, Mod, Ref, Until, Value } from '@arbiter/engine';
import { type Figures, gap, row } from '../../categories.js';
import { result } from '../../nouns.js';

const EOT: Until = { kind: 'endOfTurn' };
const modify = (what: Ref, mods: Mod[], until: Until = EOT): Effect[] => [{ do: 'modify', what, mods, until }];
export const rule = (name: string, more: { [parameter: string]: number } = {}): Mod => ({
  mod: 'rule',
  rule: name,
  ...more,
});
export const has = (ability: Ability): Mod => ({ mod: 'ability', ability });
export const plus = ({ power, toughness }: Figures): Mod[] => [
  ...(power === 0 ? [] : [{ mod: 'add' as const, stat: 'power', value: power }]),
  ...(toughness === 0 ? [] : [{ mod: 'add' as const, stat: 'toughness', value: toughness }]),
];
/** The same figures once for each of something. */
export const timesEach = ({ power, toughness }: Figures, filter: FilterClause[]): Mod[] => {
  const count: Value = { count: filter };
  const times = (n: Value): Value => (n === 1 ? count : n === -1 ? { negative: count } : { times: [n, count] });
  return plus({ power: power === 0 ? 0 : times(power), toughness: toughness === 0 ? 0 : times(toughness) });
};
const counters = (what: Ref, kind: string, amount: Value): Effect[] => [{ do: 'counters', what, kind, amount }];

export const changes = [
  row(
    'effect',
    '<subject> get(s) <figures> until end of turn',
    ({ subject, figures }) => modify(subject, plus(figures)),
    'Giant Growth',
  ),
  row('effect', '<subject> each get <figures> until end of turn', ({ subject, figures }) =>
    modify(subject, plus(figures)),
  ),
  row('effect', '<subject> get(s) <figures> until end of turn for each <thing>', ({ subject, figures, thing }) =>
    modify(subject, timesEach(figures, thing.filter)),
  ),
  row(
    'effect',
    '<subject> gain(s) <granted> until end of turn',
    ({ subject, granted }) => modify(subject, granted.map(has)),
    'Goblin Motivator',
  ),
  row(
    'effect',
    '<subject> get(s) <figures> and gain(s) <granted> until end of turn',
    ({ subject, figures, granted }) => modify(subject, [...plus(figures), ...granted.map(has)]),
    'Mighty Leap',
  ),
  row('effect', '<subject> each get <figures> and gain <granted> until end of turn', ({ subject, figures, granted }) =>
    modify(subject, [...plus(figures), ...granted.map(has)]),
  ),
  row(
    'effect',
    'until end of turn , <subject> get(s) <figures> and gain(s) <granted>',
    ({ subject, figures, granted }) => modify(subject, [...plus(figures), ...granted.map(has)]),
  ),
  row('effect', 'until end of turn , <subject> gain(s) <granted>', ({ subject, granted }) =>
    modify(subject, granted.map(has)),
  ),
  row(
    'effect',
    "<subject> can't block this turn",
    ({ subject }) => modify(subject, [rule('cantBlock')]),
    'Goblin Heelcutter',
  ),
  row('effect', "<subject> can't be blocked this turn", ({ subject }) => modify(subject, [rule('cantBeBlocked')])),
  row('effect', "<subject> can't attack this turn", ({ subject }) => modify(subject, [rule('cantAttack')])),
  row('effect', "<subject> can't attack or block this turn", ({ subject }) =>
    modify(subject, [rule('cantAttack'), rule('cantBlock')]),
  ),
  row('effect', '<subject> attack(s) this turn if able', ({ subject }) => modify(subject, [rule('mustAttack')])),
  row('effect', '<subject> get(s) <figures> until your next turn', ({ subject, figures }) =>
    modify(subject, plus(figures), NEXT_TURN),
  ),
  row('effect', '<subject> lose(s) <keywordName> until end of turn', ({ subject, keywordName }) =>
    modify(subject, [{ mod: 'loseKeyword', keyword: keywordName }]),
  ),
  row('effect', "switch <object> 's power and toughness until end of turn", ({ object }) =>
    modify(object, [{ mod: 'switch', stats: ['power', 'toughness'] }]),
  ),

  row(
    'effect',
    'put <n> <counter> counter(s) on <object>',
    ({ n, counter, object }) => counters(object, counter, n),
    'Travel Preparations',
  ),
  row('effect', 'put <n> <counter> counter(s) on each of <object>', ({ n, counter, object }) =>
    counters(object, counter, n),
  ),
  row('effect', 'put <counter> counters on <object> equal to <value>', ({ counter, object, value }) =>
    counters(object, counter, value),
  ),
  row('effect', 'put a|an <counter> counter on <object> for each <thing>', ({ counter, object, thing }) =>
    counters(object, counter, { count: thing.filter }),
  ),
  row('effect', 'remove <n> <counter> counter(s) from <object>', ({ n, counter, object }) =>
    counters(object, counter, typeof n === 'number' ? -n : { negative: n }),
  ),

  row('effect', 'create <n> <token>', ({ n, token }, { to }) => made(n, token, to), 'Raise the Alarm'),
  row('effect', '<player> create(s) <n> <token>', ({ player, n, token }, { to }) => made(n, token, to, player)),
  row('effect', 'create <n> <token> for each <thing>', ({ n, token, thing }, { to }) =>
    n === 1 ? made({ count: thing.filter }, token, to) : undefined,
  ),
  row('effect', 'create a number of <token> equal to <value>', ({ token, value }, { to }) => made(value, token, to)),
  gap('effect', 'create <n> <treasure>', 'predefined tokens', 'Pitiless Plunderer'),
  ...['treasure', 'clue', 'food', 'blood', 'map', 'junk'].map((name) =>
    row('treasure', `${name} token(s)`, () => name),
  ),
  gap('effect', "create a token that 's a copy of <object>", 'copies'),

  row('token', '[<supertype>] <shape> [<tokenColors>] <tokenTypes> token(s)', (said) =>
    tokenOf({ ...said, granted: [] }),
  ),
  row('token', '[<supertype>] <shape> [<tokenColors>] <tokenTypes> token(s) with <granted>', tokenOf),
  row('tokenColors', 'colorless', () => []),
  row('tokenColors', '<color>', ({ color }) => [color]),
  row('tokenColors', '<a:color> and <b:color>', ({ a, b }) => [a, b]),
  row('tokenTypes', '<tokenName> creature', ({ tokenName }) => ({ types: ['Creature'], subtypes: tokenName })),
  row('tokenTypes', '<tokenName> artifact creature', ({ tokenName }) => ({
    types: ['Artifact', 'Creature'],
    subtypes: tokenName,
  })),
  row('tokenTypes', '<tokenName> enchantment creature', ({ tokenName }) => ({
    types: ['Enchantment', 'Creature'],
    subtypes: tokenName,
  })),
  row('tokenName', '<subtype>', ({ subtype }) => [subtype]),
  row('tokenName', '<subtype> <tokenName>', ({ subtype, tokenName }) => [subtype, ...tokenName]),
];

/** The first step of that player's next turn. */
const NEXT_TURN: Until = { kind: 'untilStep', step: 'untap', of: 'you' };

interface TokenSaid {
  supertype?: string;
  shape: { power: number; toughness: number };
  tokenColors?: string[];
  tokenTypes: { types: string[]; subtypes: string[] };
  granted: Ability[];
}
/** A token is called by its subtypes, unless its effect names it (111.4). */
function tokenOf({
  supertype,
  shape,
  tokenColors = [],
  tokenTypes: { types, subtypes },
  granted,
}: TokenSaid): CardDefinition {
  const name = subtypes.join(' ');
  const supertypes = supertype === undefined ? [] : [supertype];
  return { name, props: { name, supertypes, types, subtypes, colors: tokenColors, ...shape }, abilities: granted };
}

function made(count: Value, token: CardDefinition, at: number, who?: Ref): Effect[] {
  const many = count !== 1;
  return [
    {
      do: 'create',
      token,
      count,
      ...(who === undefined || who === 'you' ? {} : { who }),
      save: result(at, ['token', 'creature', 'permanent'], undefined, many),
    },
  ];
}
