/** What objects wait for, and what they are like while something is so: rows of triggers, of replacements and of what stands (2.4.2, 2.4.3, 2.5.2). */
import type { Condition, FilterClause, Mod, ReplacementAbility, Value } from '@arbiter/engine';
import { mention, SOURCE_KINDS } from '../../references/making.js';
import { asAbility, type Unsettled, unsettled } from '../../references/nouns.js';
import { type Described, row, type Trigger } from '../categories.js';
import { eachOf, isCard, isSelf, withX } from './shared.js';
import { affectsOf } from './statics.js';

const enter = { to: 'field' };
const graveyardTo = (match: { [key: string]: string }): Trigger['on'] => ({
  on: 'move',
  object: 'self',
  match: { from: 'graveyard', to: 'banishment', ...match },
});
/** The card where it went, which its text calls "it". */
const gone = (on: Trigger['on'], at: number): Trigger => ({
  on,
  zone: 'graveyard',
  mentions: [
    { ...mention(at, { event: 'became' }, [...SOURCE_KINDS, 'card']), of: 'self' },
    mention(at, 'self', SOURCE_KINDS),
  ],
});
const replaces = (body: Omit<ReplacementAbility, 'kind'>): Unsettled[] => [unsettled({ kind: 'replacement', ...body })];
const aimed = (noun: unknown): Pick<ReplacementAbility, 'target'> | undefined => {
  if (isSelf(noun)) return { target: 'self' };
  const filter = eachOf(noun);
  return filter === undefined ? undefined : { target: filter };
};
const FAST: Mod = { mod: 'ability', ability: { kind: 'keyword', keyword: 'fast activation' } };
const DOUBLE: Value = { times: [2, { event: 'amount' }] };

export const happening = [
  row('trigger', 'whenever an opponent materializes a|an <cards>', ({ cards }) => ({
    on: {
      on: 'move',
      object: [{ owner: 'opponent' as const }, ...cards.filter],
      match: { to: 'effectsStack', cause: 'materialize' },
    },
    mentions: [],
  })),
  row(
    'trigger',
    'whenever <source> or another <thing> enters the field under your control',
    ({ source, thing }, { from }) =>
      isSelf(source)
        ? {
            on: {
              on: 'move',
              object: [{ any: [{ self: true }, [...thing.filter, { controller: 'you' }, { other: true }]] }],
              match: enter,
            },
            mentions: [mention(from, { event: 'object' }, thing.kinds)],
          }
        : undefined,
  ),
  row('trigger', 'whenever you brew a card', () => ({
    on: { on: 'activate', player: 'you', object: [{ played: 'brew' }] },
    mentions: [],
  })),
  row('trigger', 'whenever a|an <cards> activation you control is negated', ({ cards }, { from }) =>
    isCard(cards)
      ? {
          on: { on: 'countered', player: 'you', object: [{ is: 'cardActivation' }, ...cards.filter] },
          mentions: [mention(from, { event: 'object' }, ['card', 'activation'])],
        }
      : undefined,
  ),
  row('trigger', 'whenever you activate a|an <cards> that targets <source>', ({ cards, source }, { from }) =>
    isCard(cards) && isSelf(source)
      ? {
          on: { on: 'activate', player: 'you', object: [...cards.filter, { targets: { self: true } }] },
          mentions: [mention(from, { event: 'object' }, ['card'])],
        }
      : undefined,
  ),
  row('trigger', 'whenever this card is banished from your graveyard to pay for a memory cost', (_, { from }) =>
    gone(graveyardTo({ cause: 'memoryCost' }), from),
  ),
  row('trigger', 'whenever this card is banished from your graveyard to pay for a reserve cost', (_, { from }) =>
    gone(graveyardTo({ paying: 'kindle' }), from),
  ),

  // What stands
  row(
    'static',
    'as long as <condition> , this card costs <digit> less to activate and you may activate it as though it had fast activation',
    ({ condition, digit }) => [
      unsettled({ kind: 'static', if: condition, mods: [lessBy(digit)] }),
      unsettled({ kind: 'static', if: condition, mods: [FAST] }),
    ],
    'Guan Yu, Prime Exemplar',
  ),
  row('static', 'as long as <condition> , this card has <keyword>', ({ condition, keyword }) =>
    keyword.ability.kind === 'keyword'
      ? [unsettled({ kind: 'static', if: condition, mods: [{ mod: 'ability', ability: keyword.ability }] })]
      : undefined,
  ),
  ...['if it targets', 'if its activation targets'].map((targets) =>
    row('static', `<less> ${targets} a|an <cards>`, ({ less: [mod], cards }) =>
      mod?.mod === 'cost' && isCard(cards) && cards.filter.length > 0
        ? [unsettled({ kind: 'static', mods: [{ ...mod, targeting: cards.filter }] })]
        : undefined,
    ),
  ),
  ...['her', 'his', 'its', 'their'].map((whose) =>
    row('static', `as long as <condition> , <subject> <mods> and ${whose} attacks can't be retaliated`, (said) => {
      const { condition, subject, mods } = said;
      const whom = affectsOf(subject);
      return (
        whom && [
          unsettled({
            kind: 'static',
            ...whom,
            if: condition,
            mods: [...mods, { mod: 'rule', rule: 'cantBeRetaliated' }],
          }),
        ]
      );
    }),
  ),
  row('limits', 'activate this ability only if <a:condition> and only if <b:condition>', ({ a, b }) => ({
    if: { all: [a, b] },
  })),

  // What would be dealt
  row('static', 'as long as <condition> , prevent all <damageKind> that would be dealt to <object>', (said) => {
    const whom = aimed(said.object);
    const { match } = said.damageKind;
    return whom && replaces({ on: 'damage', ...whom, ...(match ? { match } : {}), prevent: true, if: said.condition });
  }),
  ...['', ' while <condition>'].map((when) =>
    row(
      'static',
      `if <damageKind> would be dealt to <object>${when} , prevent <digit> of that damage and <clauses> instead`,
      (said) => {
        const { damageKind, object, digit, clauses, condition } = said as typeof said & { condition?: Condition };
        const whom = aimed(object);
        const { match } = damageKind;
        return (
          whom &&
          replaces({
            on: 'damage',
            ...whom,
            ...(match ? { match } : {}),
            prevent: digit,
            also: clauses,
            ...(condition === undefined ? {} : { if: condition }),
          })
        );
      },
      'Bairui, Resplendent Barrier',
    ),
  ),
  ...['', ' while <condition>'].map((when) =>
    row(
      'static',
      `if <damageKind> would be dealt to <object> from a|an <damageSource>${when} , prevent <digit> of that damage`,
      (said) => {
        const { damageKind, object, damageSource, digit, condition } = said as typeof said & { condition?: Condition };
        const whom = aimed(object);
        const { match } = damageKind;
        return (
          whom &&
          replaces({
            on: 'damage',
            ...whom,
            source: damageSource,
            ...(match ? { match } : {}),
            prevent: digit,
            ...(condition === undefined ? {} : { if: condition }),
          })
        );
      },
      'Shangxiang, Fierce Princess',
    ),
  ),
  row(
    'static',
    'if a|an <damageSource> would deal damage to one or more units , it deals that much damage plus <n> instead [,] where x is <value>',
    ({ damageSource, n, value }) => {
      const more = withX(n, value);
      return more === undefined
        ? undefined
        : replaces({
            on: 'damage',
            source: damageSource,
            target: [{ has: ['types', ['Ally', 'Champion']] }],
            change: { amount: { sum: [{ event: 'amount' }, more] } },
          });
    },
    'Essence Crucible',
  ),
  row('damageSource', '<subtype> source you control', ({ subtype }) => [
    { has: ['subtypes', [subtype]] },
    { controller: 'you' as const },
  ]),
  row('static', 'if this attack would deal damage , it deals double that damage instead', () =>
    replaces({
      on: 'damage',
      source: [{ is: 'attacking' }],
      match: { combat: true },
      change: { amount: DOUBLE },
    }).map((one) => ({ ...one, ability: { ...one.ability, zone: 'intent' } as typeof one.ability })),
  ),
  row(
    'sentence',
    'if <damageKind> would be dealt to a|an <thing> this turn , prevent <digit> of that damage . if the damage prevented had a unit as its source , deal <n> damage to that unit',
    ({ damageKind, thing, digit, n }) => {
      const source = { event: 'source' } as const;
      const unit: FilterClause[] = [{ zone: 'field' }, { has: ['types', ['Ally', 'Champion']] }];
      // Of unpreventable damage nothing is prevented, and so nothing prevented has a source.
      const struck: Condition = { all: [{ compare: [{ event: 'prevented' }, '>=', 1] }, { is: [source, unit] }] };
      return [
        {
          do: 'createReplacement',
          replaces: {
            on: 'damage',
            ...damageKind,
            target: thing.filter,
            prevent: digit,
            also: [{ do: 'if', if: struck, then: [{ do: 'damage', amount: n, to: source }] }],
          },
          until: { kind: 'endOfTurn' },
        },
      ];
    },
    'Storm of Thorns',
  ),
  row('sentence', '<duration> , if <digit> or less damage would be dealt to <object> , prevent that damage', (said) => [
    {
      do: 'createReplacement',
      entities: said.object,
      replaces: { on: 'damage', prevent: true, if: { compare: [{ event: 'amount' }, '<=', said.digit] } },
      until: said.duration,
    },
  ]),
  row(
    'sentence',
    '<duration> , if <object> would take damage this turn , <theyTake:takes> that much damage plus <n> instead',
    (said) => [
      {
        do: 'createReplacement',
        entities: said.object,
        replaces: { on: 'damage', change: { amount: { sum: [{ event: 'amount' }, said.n] } } },
        until: said.duration,
      },
    ],
    'Relentless Outburst',
  ),
  // It enters as something else that is on the field.
  row(
    'static',
    '<source> enters the field as a copy of any <thing> on the field except it has <quoted>',
    ({ source, thing, quoted }) => (isSelf(source) ? entersAs(thing, quoted) : undefined),
    'Clockwork Amalgam',
  ),
];

const lessBy = (amount: number): Mod => ({
  mod: 'cost',
  less: [
    { pay: 'reserve', amount: 1 },
    { pay: 'memory', amount: 1 },
  ],
  ...(amount === 1 ? {} : { times: amount }),
});
const entersAs = ({ filter }: Described, quoted: readonly Unsettled[]): Unsettled[] =>
  replaces({
    on: 'move',
    object: 'self',
    match: enter,
    entering: true,
    copy: { of: filter, except: { abilities: quoted.map(asAbility) } },
  });
