/** Cards written by hand that speak of the next card, of what enters the intent, and of the rest of the game. */
import type { Ability, Condition, Effect, Filter, Mod, ReplacementAbility, SingleFaced, Value } from '@arbiter/engine';
import {
  action,
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  attackCard,
  banishThis,
  CLASS_BONUS,
  championCard,
  classBonus,
  continuous,
  costsLess,
  each,
  element,
  glimpse,
  has,
  keyword,
  lineage,
  onAttack,
  onEnter,
  onHit,
  plus,
  putCounters,
  regaliaItem,
  rest,
  restricted,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  wakeUp,
  when,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yourRecollection,
  yours,
} from '../language/builders.js';
import { banishing, bonusOf, OMENS, printedCard, unique } from './common.js';

const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
const attack = { has: ['types', ['Attack']] } as const satisfies { has: [string, string[]] };
const SHADOWS = and(ally, { named: 'Ominous Shadow' }, youControl);
const PERMANENT = { kind: 'permanent' } as const;

/** The card enters as the next one to be activated, with counters or a status. */
const entersWith = (change: ReplacementAbility['change']): Mod =>
  has({
    kind: 'replacement',
    zone: 'effectsStack',
    on: 'move',
    object: 'self',
    match: { from: 'effectsStack', to: 'field' },
    ...(change ? { change } : {}),
  });
/** "Cards of yours enter the intent with more power": they have it in the intent, whatever becomes of what said so. */
const enterStronger = (what: Filter, power: Value, condition?: Condition): ReplacementAbility => ({
  kind: 'replacement',
  on: 'move',
  object: and(attack, what, youControl),
  match: { from: 'effectsStack', to: 'intent' },
  ...(condition ? { if: condition } : {}),
  before: [{ do: 'modify', what: { event: 'object' }, mods: [plus('power', power)], until: PERMANENT }],
});
/** For the rest of the game, also of what comes later. */
const haveForGood = (what: Filter, ...mods: Mod[]): Effect => ({
  do: 'modify',
  what: each(what),
  mods,
  later: true,
  until: PERMANENT,
});
const preventNext2 = (...targets: Filter[]) => ({
  targets: [target(and(unit, ...targets))],
  effects: [
    {
      do: 'createReplacement' as const,
      entities: t(0),
      shield: 2,
      replaces: { on: 'damage', prevent: true as const },
      until: { kind: 'endOfTurn' as const },
    },
  ],
});
const awakeChessman = and(ally, subtype('Chessman'), youControl, { not: { status: 'rested' } });
const inBoth = (ability: ReplacementAbility): Ability[] => [ability, { ...ability, zone: 'lineage' }];

export const nextAndLater: SingleFaced[] = [
  championCard(
    'Alice, Golden Queen',
    'norm',
    1,
    'Cleric Chessman Queen Human',
    { level: 1, life: 19 },
    inBoth(enterStronger(and(subtype('Chessman'), subtype('Command')), 1)),
    {
      kind: 'activated',
      zone: 'lineage',
      keyword: 'lineage release',
      cost: [banishThis],
      effects: [
        {
          do: 'createReplacement',
          entities: each(awakeChessman),
          apart: true,
          shield: 3,
          replaces: { on: 'damage', prevent: true },
          until: { kind: 'endOfTurn' },
        },
      ],
    },
  ),
  allyCard('General at Arms', 'fire', 3, 'Warrior Human', '2/2', enterStronger(subtype('Polearm'), 2, CLASS_BONUS)),
  unique(
    allyCard(
      "Hua Xiong, Insurgent's Fang",
      'norm',
      4,
      'Warrior Human',
      '2/4',
      keyword('vigor'),
      enterStronger(subtype('Polearm'), 2, bonusOf('Jin')),
      activated(
        [
          rest,
          { pay: 'discardCards', what: and(yours('hand'), attack, subtype('Polearm')), label: 'a Polearm attack card' },
        ],
        { if: bonusOf('Jin'), ...preventNext2(youControl) },
      ),
    ),
  ),
  durable(
    4,
    printedCard(
      'Field of Ranks and Files',
      'norm',
      'Unique Domain',
      3,
      'Warrior Siegeable Chessman Castle',
      triggered(
        { on: 'move', object: and(ally, subtype('Chessman'), youControl), match: { to: 'field' }, nth: 1 },
        { if: { turnOf: 'you' }, effects: [untilEndOfTurn({ event: 'object' }, plus('power', 2))] },
      ),
      enterStronger(and(subtype('Chessman'), subtype('Command')), 2, {
        all: [
          { turnOf: 'you' },
          {
            is: [
              { event: 'object' },
              { is: 'firstActivatedThisTurn', of: and(subtype('Chessman'), subtype('Command')) },
            ],
          },
        ],
      }),
    ),
  ),
  attackCard(
    'Sacrifice Play',
    'norm',
    3,
    'Warrior Chessman Command',
    2,
    {
      kind: 'spell',
      additional: [
        {
          pay: 'sacrifice',
          what: awakeChessman,
          least: 0,
          most: 2,
          label: 'up to two awake Chessman allies',
          save: 'given',
        },
      ],
    },
    keyword('command', { label: 'Chessman' }),
    continuous('self', [plus('power', { times: [2, { countOf: { given: 'given' } }] })]),
  ),
  championCard(
    'Silvie, Wilds Whisperer',
    'norm',
    1,
    'Tamer Human',
    { level: 1, life: 19 },
    onEnter({
      do: 'nextCard',
      of: and(ally, subtype('Animal', 'Beast')),
      mods: [entersWith({ counters: { buff: 1 } })],
    }),
  ),
  championCard(
    'Silvie, Slime Sovereign',
    'tera',
    3,
    'Tamer Human',
    { level: 3, life: 25 },
    lineage('Silvie'),
    onEnter(
      {
        do: 'modify',
        what: 'you',
        mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount: 2 }], of: and(ally, subtype('Slime')) }],
        until: {
          kind: 'untilEvent',
          on: { on: 'activate', player: 'you', object: and(ally, subtype('Slime')) },
        },
      },
      { do: 'nextCard', of: and(ally, subtype('Slime')), mods: [entersWith({ counters: { buff: 2 } })] },
    ),
    continuous({ players: 'you' }, [
      { mod: 'rule', rule: 'ignoresElements', of: [{ has: ['subtypes', ['Slime']] }, { has: ['elements', ADVANCED] }] },
    ]),
  ),
  championCard(
    'Polkhawk, Boisterous Riot',
    'fire',
    1,
    'Ranger Human',
    { level: 1, life: 19 },
    continuous('self', [{ mod: 'rule', rule: 'levelsInto', of: { lineageName: 'Polkhawk' } }]),
    onEnter(
      when(
        { exists: [{ zone: 'lineage' }, { attachedTo: 'self' }, element('fire')] },
        { do: 'nextCard', of: and(ally, subtype('Ranger')), mods: [entersWith({ status: { distant: true } })] },
      ),
    ),
  ),
  regaliaItem(
    'Spellward Scepter',
    'norm',
    0,
    'Cleric Scepter',
    keyword('hindered'),
    activated([rest, banishThis], {
      effects: [{ do: 'nextCard', mods: [{ mod: 'rule', rule: 'cantBeNegated' }] }],
    }),
  ),
  regaliaItem(
    'Melodious Flute',
    'norm',
    1,
    'Tamer Instrument',
    continuous(yourChampion, [plus('level', 1)], { exists: and(ally, subtype('Animal', 'Beast'), youControl) }),
    classBonus(
      activated([banishThis], {
        effects: [
          {
            do: 'nextCard',
            of: and(action, subtype('Harmony')),
            mods: [{ mod: 'gain', prop: 'subtypes', values: ['Melody'] }],
          },
        ],
      }),
    ),
  ),
  actionCard('Curtain of Shadows', 'umbra', 10, 'slow', 'Assassin Ultimate Spell', {
    effects: [
      when(bonusOf('Tristan'), {
        do: 'create',
        named: 'Ominous Shadow',
        count: { counters: 'preparation', of: YOUR_CHAMPION },
      }),
      // Those that are there get more power; all, later ones too, have the ability.
      { do: 'modify', what: each(SHADOWS), mods: [plus('power', 1)], until: PERMANENT },
      haveForGood(SHADOWS, has(onHit(putCounters(1, 'preparation', YOUR_CHAMPION)))),
    ],
  }),
  actionCard('Constellary Predomination', 'astra', 8, 'slow', 'Ranger Ultimate Spell', {
    effects: [
      when(
        bonusOf('Diana'),
        glimpse(8),
        haveForGood(
          yourChampion,
          has(
            restricted(
              { exists: [{ zone: 'intent' }, { owner: 'you' }], atLeast: 3 },
              onAttack(wakeUp('self'), glimpse(4)),
            ),
          ),
        ),
      ),
    ],
  }),
  actionCard(
    'Curse Amplification',
    'umbra',
    6,
    'fast',
    'Ranger Skill',
    {
      effects: [
        when({ compare: [{ stat: 'damage', of: YOUR_CHAMPION }, '>=', 20] }, { do: 'recover', who: 'you', amount: 4 }),
        haveForGood(
          [{ zone: 'lineage' }, subtype('Curse')],
          has({
            kind: 'triggered',
            zone: 'lineage',
            on: yourRecollection,
            // An inherited effect is the champion's (1.7.1.4.4.1), and so it deals the damage.
            effects: [{ do: 'damage', amount: 1, to: 'attached', from: 'attached', unpreventable: true }],
          }),
        ),
      ],
    },
    costsLess(3, bonusOf('Diana')),
  ),
  actionCard('Pouvoir Absolu', 'umbra', 13, 'slow', 'Guardian Ultimate Spell', {
    effects: [
      when(
        bonusOf('Ciel'),
        banishing({ top: 10 }, 'gone'),
        putCounters(1, 'omen', { saved: 'gone' }),
        haveForGood(OMENS, { mod: 'play' }),
      ),
    ],
  }),
];

function durable(durability: number, card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, durability } };
}
