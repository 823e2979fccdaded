/** What changes for a while, counters and tokens (122, 111, 611, 613). */
import type { Ability, CardDefinition, CopyExcept, Effect, Filter, Mod, Ref, Until, Value } from '@arbiter/engine';
import { asAbility, isNoun } from '../../../references/nouns.js';
import { type Figures, row } from '../../categories.js';
import { anaphor, result } from '../../nouns.js';
import { deals } from './damage.js';
import { made, tappedOnes } from './tokens.js';

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
export const timesEach = ({ power, toughness }: Figures, count: Value): Mod[] => {
  const times = (n: Value): Value => (n === 1 ? count : n === -1 ? { negative: count } : { times: [n, count] });
  return plus({ power: power === 0 ? 0 : times(power), toughness: toughness === 0 ? 0 : times(toughness) });
};
const described = (name: string, which: string, filter: Filter): Mod =>
  ({ mod: 'rule', rule: name, [which]: filter }) as Mod;
const counters = (what: Ref, kind: string, amount: Value): Effect[] => [{ do: 'counters', what, kind, amount }];

/** "The color of your choice": one of the five, chosen as it is done (105.4, 608.2d). */
export const perColor = (effects: (color: string, name: string) => Effect[]): Effect[] => [
  {
    do: 'either',
    choices: Object.entries({ W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' }).map(([color, label]) => ({
      label,
      effects: effects(color, label),
    })),
  },
];

const CREATURE = ['creature'];

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
  row('effect', '<subject> get(s) <figures> until end of turn for each <tally>', ({ subject, figures, tally }) =>
    modify(subject, timesEach(figures, tally)),
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
  row('effect', '<subject> gain(s) <granted> and get(s) <figures> until end of turn', ({ subject, figures, granted }) =>
    modify(subject, [...granted.map(has), ...plus(figures)]),
  ),
  // Without a duration it stays so (611.2a): a sentence of its own, which no other one's duration reaches into.
  row(
    'sentence',
    'it|they gain(s) <granted>',
    ({ granted }, { from }) => modify(anaphor(from), granted.map(has), { kind: 'permanent' }),
    'Whip of Erebos',
  ),
  row('sentence', 'that <kind> gain(s) <granted>', ({ kind, granted }, { from }) =>
    modify(anaphor(from, kind), granted.map(has), { kind: 'permanent' }),
  ),
  // The creature types that it becomes take the place of those that it had (205.1a); all else stays.
  row(
    'effect',
    '<subject> become(s) a|an <tokenName> with base power and toughness <shape>',
    ({ subject, tokenName, shape }) => modify(subject, otherTypes(tokenName, shape), { kind: 'permanent' }),
    'Figure of Destiny',
  ),
  row(
    'effect',
    '<subject> become(s) a|an <tokenName> with base power and toughness <shape> , <a:granted> , and <b:granted>',
    ({ subject, tokenName, shape, a, b }) =>
      modify(subject, [...otherTypes(tokenName, shape), ...[...a, ...b].map(has)], { kind: 'permanent' }),
  ),
  row(
    'effect',
    '<subject> become(s) a|an <tokenName> with base power and toughness <shape> and <granted>',
    ({ subject, tokenName, shape, granted }) =>
      modify(subject, [...otherTypes(tokenName, shape), ...granted.map(has)], { kind: 'permanent' }),
  ),
  row(
    'effect',
    '<subject> gain(s) flashback until end of turn . the flashback cost is equal to its mana cost',
    ({ subject }) => modify(subject, [has({ kind: 'keyword', keyword: 'flashback' })]),
    'Snapcaster Mage',
  ),
  row('effect', '<subject> each get <figures> and gain <granted> until end of turn', ({ subject, figures, granted }) =>
    modify(subject, [...plus(figures), ...granted.map(has)]),
  ),
  row(
    'effect',
    'until end of turn , <subject> get(s) <figures> and gain(s) <granted>',
    ({ subject, figures, granted }) => modify(subject, [...plus(figures), ...granted.map(has)]),
  ),
  row(
    'effect',
    'until end of turn , <subject> gain(s) <granted> and get(s) <figures>',
    ({ subject, figures, granted }) => modify(subject, [...granted.map(has), ...plus(figures)]),
    'Overwhelming Stampede',
  ),
  row(
    'effect',
    'until end of turn , <subject> get(s) <a:figures> and <other:subject> get(s) <b:figures>',
    ({ subject, a, other, b }) => [...modify(subject, plus(a)), ...modify(other, plus(b))],
    'Zealous Persecution',
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
  row(
    'effect',
    '<subject> gain(s) protection from the color of your choice until end of turn',
    ({ subject }) =>
      perColor((color, name) =>
        modify(subject, [
          has({ kind: 'keyword', keyword: 'protection', from: { has: ['colors', color] }, label: name }),
        ]),
      ),
    'Gods Willing',
  ),
  row('effect', '<subject> become(s) the color of your choice until end of turn', ({ subject }) =>
    perColor((color) => modify(subject, [{ mod: 'set', prop: 'colors', value: [color] }])),
  ),
  row('effect', "<subject> can't be blocked this turn except by <thing>", ({ subject, thing }) =>
    modify(subject, [described('cantBeBlockedBy', 'by', { not: thing.filter })]),
  ),
  row('effect', "<subject> can't be blocked by <thing> this turn", ({ subject, thing }) =>
    modify(subject, [described('cantBeBlockedBy', 'by', thing.filter)]),
  ),
  row(
    'effect',
    '<object> become(s) a|an <subtype> in addition to its other types',
    ({ object, subtype }) =>
      modify(object, [{ mod: 'gain', prop: 'subtypes', values: [subtype] }], { kind: 'permanent' }),
    'Olivia Voldaren',
  ),
  row(
    'effect',
    '<object> get(s) <figures> until end of turn and deal(s) <n> damage to <recipient>',
    ({ object, figures, n, recipient }) => {
      const dealt = deals(object, n, recipient);
      return dealt && [...modify(object, plus(figures)), ...dealt];
    },
    'Firedrinker Satyr',
  ),
  row('effect', "<subject> can't attack this turn", ({ subject }) => modify(subject, [rule('cantAttack')])),
  row('effect', "<subject> can't attack or block this turn", ({ subject }) =>
    modify(subject, [rule('cantAttack'), rule('cantBlock')]),
  ),
  row('effect', '<subject> attack(s) this turn if able', ({ subject }) => modify(subject, [rule('mustAttack')])),
  row('effect', '<subject> gain(s) <granted> until your next turn', ({ subject, granted }) =>
    modify(subject, granted.map(has), NEXT_TURN),
  ),
  row('effect', '<subject> get(s) <figures> and gain(s) <granted> until your next turn', (said) =>
    modify(said.subject, [...plus(said.figures), ...said.granted.map(has)], NEXT_TURN),
  ),
  row('effect', 'until your next turn , <subject> get(s) <figures>', ({ subject, figures }) =>
    modify(subject, plus(figures), NEXT_TURN),
  ),
  row('effect', 'until your next turn , <subject> get(s) <figures> and gain(s) <granted>', (said) =>
    modify(said.subject, [...plus(said.figures), ...said.granted.map(has)], NEXT_TURN),
  ),
  row(
    'effect',
    '<subject> become(s) an artifact creature with base power and toughness <shape>',
    ({ subject, shape }) =>
      modify(subject, [...based(shape), { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] }], {
        kind: 'permanent',
      }),
    'Tezzeret, Agent of Bolas',
  ),
  row('effect', 'until your next turn , <subject> gain(s) <granted>', ({ subject, granted }) =>
    modify(subject, granted.map(has), NEXT_TURN),
  ),
  row('effect', "until your next turn , <subject> can't attack or block", ({ subject }) =>
    modify(subject, [rule('cantAttack'), rule('cantBlock')], NEXT_TURN),
  ),
  row('effect', "<subject> can't attack or block until your next turn", ({ subject }) =>
    modify(subject, [rule('cantAttack'), rule('cantBlock')], NEXT_TURN),
  ),
  row('effect', '<subject> has|have base power and toughness <shape> until end of turn', ({ subject, shape }) =>
    modify(subject, based(shape)),
  ),
  row('effect', 'until end of turn , <subject> has|have base power and toughness <shape>', ({ subject, shape }) =>
    modify(subject, based(shape)),
  ),
  row(
    'effect',
    'until end of turn , <subject> lose(s) all abilities and has|have base power and toughness <shape>',
    ({ subject, shape }) => modify(subject, [{ mod: 'loseAbilities' }, ...based(shape)]),
    'Turn to Frog',
  ),
  row(
    'effect',
    '<subject> lose(s) all abilities and has|have base power and toughness <shape> until end of turn',
    ({ subject, shape }) => modify(subject, [{ mod: 'loseAbilities' }, ...based(shape)]),
  ),
  row(
    'effect',
    'until end of turn , <subject> lose(s) all abilities and become(s) a|an <color> <subtype> with base power and toughness <shape>',
    ({ subject, color, subtype, shape }) => modify(subject, otherForm(color, subtype, shape)),
    'Turn // Burn',
  ),
  row(
    'effect',
    '<subject> lose(s) all abilities and become(s) a|an <color> <subtype> with base power and toughness <shape> until end of turn',
    ({ subject, color, subtype, shape }) => modify(subject, otherForm(color, subtype, shape)),
  ),
  row('effect', '<subject> lose(s) all abilities until end of turn', ({ subject }) =>
    modify(subject, [{ mod: 'loseAbilities' }]),
  ),
  // What is "still" something keeps all its types and subtypes (205.1b).
  row('effect', "<subject> become(s) <animated> until end of turn . it 's still a land", ({ subject, animated }) =>
    modify(subject, animated),
  ),
  row('effect', "until end of turn , <subject> become(s) <animated> . it 's still a land", ({ subject, animated }) =>
    modify(subject, animated),
  ),
  row('effect', "<subject> become(s) <animated> until end of turn . they're still lands", ({ subject, animated }) =>
    modify(subject, animated),
  ),
  row('effect', "until end of turn , <subject> become(s) <animated> that 's still a land", ({ subject, animated }) =>
    modify(subject, animated),
  ),
  row('effect', "<subject> become(s) <animated> that 's still a land until end of turn", ({ subject, animated }) =>
    modify(subject, animated),
  ),
  row('effect', "<subject> become(s) <animated> . it 's still a land", ({ subject, animated }) =>
    modify(subject, animated, { kind: 'permanent' }),
  ),
  // What changes rules alone holds for whichever creatures are there by then (611.2c).
  row(
    'effect',
    "during <player> 's next turn , creatures that player controls attack <source> if able",
    ({ player, source }) =>
      isNoun(source) && source.noun === 'mention' && source.ref === 'self'
        ? [
            {
              do: 'modify',
              what: { each: [{ has: ['types', 'Creature'] }, { controller: player }] } as Ref,
              mods: [rule('mustAttackIt')],
              until: { kind: 'endOfNextTurn', of: player },
            },
          ]
        : undefined,
    'Gideon Jura',
  ),
  ...['planeswalker', 'legendary planeswalker'].flatMap((type) => [
    row(
      'effect',
      `until end of turn , <subject> become(s) <animated> that 's still a ${type}`,
      ({ subject, animated }) => modify(subject, animated),
    ),
    row('effect', `<subject> become(s) <animated> until end of turn . he|she|it 's still a ${type}`, (said) =>
      modify(said.subject, said.animated),
    ),
  ]),
  // What it quotes ends its sentence.
  row('effect', "until end of turn , <subject> become(s) <animated> it 's still a land", ({ subject, animated }) =>
    modify(subject, animated),
  ),
  row(
    'effect',
    "<subject> become(s) <animated> until end of turn and can't be blocked this turn . it 's still a land",
    ({ subject, animated }) => modify(subject, [...animated, rule('cantBeBlocked')]),
  ),
  // An artifact that becomes an artifact creature stays all that it was (205.1b).
  row('effect', '<subject> become(s) <animated> until end of turn', ({ subject, animated }) =>
    isArtifactForm(animated) ? modify(subject, animated) : undefined,
  ),
  row('effect', 'until end of turn , <subject> become(s) <animated>', ({ subject, animated }) =>
    isArtifactForm(animated) ? modify(subject, animated) : undefined,
  ),
  ...(
    [
      ["can't be blocked this turn", 'cantBeBlocked'],
      ["can't block this turn", 'cantBlock'],
    ] as const
  ).map(([words, name]) =>
    row('effect', `<subject> get(s) <figures> until end of turn and ${words}`, ({ subject, figures }) =>
      modify(subject, [...plus(figures), rule(name)]),
    ),
  ),
  row(
    'effect',
    "<subject> gain(s) <granted> until end of turn and can't be blocked this turn",
    ({ subject, granted }) => modify(subject, [...granted.map(has), rule('cantBeBlocked')]),
  ),
  row(
    'effect',
    "<subject> gain(s) <granted> until end of turn and can't be blocked by <thing> this turn",
    ({ subject, granted, thing }) =>
      modify(subject, [...granted.map(has), described('cantBeBlockedBy', 'by', thing.filter)]),
    'Legion Loyalist',
  ),
  row('effect', '<subject> get(s) <figures> for each <tally> until end of turn', ({ subject, figures, tally }) =>
    modify(subject, timesEach(figures, tally)),
  ),
  row('effect', 'until end of turn , <subject> get(s) <figures> for each <tally>', ({ subject, figures, tally }) =>
    modify(subject, timesEach(figures, tally)),
  ),
  row(
    'effect',
    'until end of turn , <subject> get(s) <figures> for each <tally> and gain(s) <granted>',
    ({ subject, figures, tally, granted }) => modify(subject, [...timesEach(figures, tally), ...granted.map(has)]),
  ),
  row('effect', 'put <n> <counter> counter(s) on <object> for each <tally>', ({ n, counter, object, tally }) =>
    counters(object, counter, n === 1 ? tally : { times: [n, tally] }),
  ),
  row(
    'effect',
    '<player> get(s) <n> poison counter(s)',
    ({ player, n }) => counters(player, 'poison', n),
    'Crypt Cobra',
  ),
  row('animated', 'a|an <figure:shape> [<tokenColors>] [<tokenName>] <form>', (said) => animated(said)),
  row('animated', 'a|an <figure:shape> [<tokenColors>] [<tokenName>] <form> with <granted>', (said) => animated(said)),
  row(
    'animated',
    'a|an <figure:shape> [<tokenColors>] <form> with all creature types',
    (said) => [...animated(said), { mod: 'everyCreatureType' }],
    'Mutavault',
  ),
  row('form', 'creature(s)', () => ['Creature']),
  row('form', 'artifact creature(s)', () => ['Artifact', 'Creature']),
  row('effect', '<subject> get(s) <figures> until your next turn', ({ subject, figures }) =>
    modify(subject, plus(figures), NEXT_TURN),
  ),
  row(
    'effect',
    '<subject> lose(s) <keywordName> and gain(s) <granted> until end of turn',
    ({ subject, keywordName, granted }) =>
      modify(subject, [{ mod: 'loseKeyword', keyword: keywordName }, ...granted.map(has)]),
    'Gargoyle Sentinel',
  ),
  row(
    'effect',
    "<subject> can attack this turn as though it didn't have defender",
    ({ subject }) => modify(subject, [rule('ignoresDefender')]),
    'Returned Phalanx',
  ),
  row(
    'effect',
    "<subject> get(s) <figures> until end of turn and can attack this turn as though it didn't have defender",
    (said) => modify(said.subject, [...plus(said.figures), rule('ignoresDefender')]),
  ),
  row('effect', '<subject> block(s) this turn if able', ({ subject }) => modify(subject, [rule('mustBlock')])),
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
  row(
    'effect',
    'put <n> <counter> counter(s) on <object> and <m:n> <k:counter> counter(s) on <b:object>',
    ({ n, counter, object, m, k, b }) => [...counters(object, counter, n), ...counters(b, k, m)],
    'Ajani Steadfast',
  ),
  row('effect', 'put <n> <counter> counter(s) on each of <object>', ({ n, counter, object }) =>
    counters(object, counter, n),
  ),
  row('effect', 'put <counter> counters on <object> equal to <value>', ({ counter, object, value }) =>
    counters(object, counter, value),
  ),
  row(
    'effect',
    'remove all counters from <object>',
    ({ object }) => [{ do: 'clearCounters', what: object }],
    'Vampire Hexmage',
  ),
  row('effect', 'remove all <counter> counters from <object>', ({ counter, object }) => [
    { do: 'clearCounters', what: object, kind: counter },
  ]),
  row('effect', 'remove <n> <counter> counter(s) from <object>', ({ n, counter, object }) =>
    counters(object, counter, typeof n === 'number' ? -n : { negative: n }),
  ),

  row('effect', 'create <n> <token>', ({ n, token }, { to }) => made(n, token, to, CREATURE), 'Raise the Alarm'),
  row(
    'effect',
    'create <n> <token> and <m:n> <b:token>',
    ({ n, token, m, b }) => [{ do: 'create', token, count: n, also: [{ token: b, count: m }] }],
    'Wurmcoil Engine',
  ),
  row('effect', '<player> create(s) <n> <token>', ({ player, n, token }, { to }) =>
    made(n, token, to, CREATURE, player),
  ),
  row(
    'effect',
    'create <n> tapped <token>',
    ({ n, token }, { to }) => tappedOnes(made(n, token, to, CREATURE)),
    'Army of the Damned',
  ),
  row('effect', '<player> create(s) <n> tapped <token>', ({ player, n, token }, { to }) =>
    tappedOnes(made(n, token, to, CREATURE, player)),
  ),
  row(
    'effect',
    'create that many <token>',
    ({ token }, { to }) => made({ event: 'amount' }, token, to, CREATURE),
    'Pollenbright Wings',
  ),
  row(
    'effect',
    'put that many <counter> counters on <object>',
    ({ counter, object }) => counters(object, counter, { event: 'amount' }),
    'Ageless Entity',
  ),
  row('effect', 'create <n> <token> for each <tally>', ({ n, token, tally }, { to }) =>
    n === 1 ? made(tally, token, to, CREATURE) : undefined,
  ),
  row('effect', 'create a number of <token> equal to <value>', ({ token, value }, { to }) =>
    made(value, token, to, CREATURE),
  ),
  row('effect', "create a token that 's a copy of <object>", ({ object }, { to }) => copied(object, 1, to)),
  row('effect', 'create <n:digitOrWord> tokens that are copies of <object>', ({ n, object }, { to }) =>
    copied(object, n, to),
  ),
  row('effect', "create a token that 's a copy of <object> , except it has <granted>", ({ object, granted }, { to }) =>
    copied(object, 1, to, { abilities: granted }),
  ),

  ...['it has', 'they have'].map((have) =>
    row(
      'effect',
      `create <n> <token> . ${have} " <ability> "`,
      ({ n, token, ability }, { to }) =>
        token.abilities
          ? made(n, { ...token, abilities: [...token.abilities, ...ability.map(asAbility)] }, to, CREATURE)
          : undefined,
      'Abstruse Interference',
    ),
  ),
  row('token', '[<supertype>] <shape> [<tokenColors>] <tokenTypes> token(s)', (said) =>
    tokenOf({ ...said, granted: [] }),
  ),
  row('token', '[<supertype>] <shape> [<tokenColors>] <tokenTypes> token(s) with <granted>', tokenOf),
  // How large it is, its own ability says.
  row('token', '[<tokenColors>] <tokenTypes> token(s) with " <ability> "', ({ tokenColors, tokenTypes, ability }) =>
    ability.some((one) => one.ability.kind === 'static' && one.ability.defining)
      ? tokenOf({
          shape: { power: 0, toughness: 0 },
          tokenTypes,
          ...(tokenColors === undefined ? {} : { tokenColors }),
          granted: ability.map(asAbility),
        })
      : undefined,
  ),
  row(
    'effect',
    'create a|an [<tokenColors>] <tokenTypes> token . it has " <ability> "',
    ({ tokenColors, tokenTypes, ability }, { to }) =>
      ability.some((one) => one.ability.kind === 'static' && one.ability.defining)
        ? made(
            1,
            tokenOf({
              shape: { power: 0, toughness: 0 },
              tokenTypes,
              ...(tokenColors === undefined ? {} : { tokenColors }),
              granted: ability.map(asAbility),
            }),
            to,
            CREATURE,
          )
        : undefined,
    'Ajani Goldmane',
  ),
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
  row('tokenTypes', '<tokenName> enchantment artifact creature', ({ tokenName }) => ({
    types: ['Enchantment', 'Artifact', 'Creature'],
    subtypes: tokenName,
  })),
  row('tokenName', '<subtype>', ({ subtype }) => [subtype]),
  row('tokenName', '<subtype> <tokenName>', ({ subtype, tokenName }) => [subtype, ...tokenName]),
];

const copied = (copy: Ref, count: number, at: number, except?: CopyExcept): Effect[] => [
  {
    do: 'create',
    copy,
    ...(except === undefined ? {} : { except }),
    count,
    save: result(at, ['token', 'creature', 'artifact', 'permanent'], undefined, count !== 1),
  },
];
/** The first step of that player's next turn. */
const NEXT_TURN: Until = { kind: 'untilStep', step: 'untap', of: 'you' };

const based = ({ power, toughness }: { power: number; toughness: number }): Mod[] => [
  { mod: 'set', prop: 'power', value: power },
  { mod: 'set', prop: 'toughness', value: toughness },
];
const otherForm = (color: string, subtype: string, shape: { power: number; toughness: number }): Mod[] => [
  { mod: 'loseAbilities' },
  { mod: 'set', prop: 'colors', value: [color] },
  { mod: 'set', prop: 'subtypes', value: [subtype] },
  ...based(shape),
];
const otherTypes = (types: string[], shape: { power: number; toughness: number }): Mod[] => [
  { mod: 'set', prop: 'subtypes', value: types },
  ...based(shape),
];
interface Animated {
  figure: { power: number; toughness: number };
  tokenColors?: string[];
  tokenName?: string[];
  form: string[];
  granted?: Ability[];
}
const isArtifactForm = (mods: readonly Mod[]): boolean =>
  mods.some((mod) => mod.mod === 'gain' && mod.prop === 'types' && mod.values.includes('Artifact'));
/** A land, say, that becomes a creature and stays a land: the color that is said replaces others (105.3). */
export const animated = ({ figure, tokenColors, tokenName = [], form, granted = [] }: Animated): Mod[] => [
  ...based(figure),
  ...(tokenColors === undefined ? [] : [{ mod: 'set' as const, prop: 'colors', value: tokenColors }]),
  { mod: 'gain', prop: 'types', values: form },
  ...(tokenName.length === 0 ? [] : [creatureTypes(tokenName, form)]),
  ...granted.map(has),
];
/** What becomes an artifact creature of some types has no other creature types; what is still a land keeps all (205.1b). */
const creatureTypes = (types: string[], form: readonly string[]): Mod =>
  form.includes('Artifact')
    ? { mod: 'set', prop: 'subtypes', value: types }
    : { mod: 'gain', prop: 'subtypes', values: types };

interface TokenSaid {
  supertype?: string;
  shape: { power: number; toughness: number };
  tokenColors?: string[];
  tokenTypes: { types: string[]; subtypes: string[] };
  granted: Ability[];
}
/** A token is called by its subtypes, unless its effect names it (111.4). */
export function tokenOf({
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
