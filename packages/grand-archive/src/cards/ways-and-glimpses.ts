/** Cards written by hand: other ways to be played, what glimpsing finds, and what others may do or may not. */
import type { Filter, FilterClause, ReplacementAbility, SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  CLASS_BONUS,
  champion,
  championCard,
  choose,
  classBonus,
  continuous,
  damage,
  drawIntoMemory,
  each,
  faceUp,
  glimpse,
  has,
  keyword,
  LV,
  levelAtLeast,
  lineage,
  materialize,
  onAttack,
  onEnter,
  putOntoField,
  regaliaWeapon,
  restricted,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  wakeUp,
  weapon,
  when,
  YOUR_CHAMPION,
  youControl,
  yours,
} from '../language/builders.js';
import { banishing, bonusOf, boonCard, GRAVEYARD, printedCard, suppress, unique } from './common.js';

const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
const reserve = (amount: number) => ({ pay: 'reserve' as const, amount });
const recover = (amount: number) => ({ do: 'recover' as const, who: 'you' as const, amount });
const SWORDS = and(weapon, subtype('Sword'), youControl);
/** Sword weapon cards with memory cost 1 or less that may be put onto the field. */
const SWORD_CARDS = and(
  yours('banishment', 'materialDeck'),
  weapon,
  subtype('Sword'),
  { prop: ['costKind', 'memory'] },
  { stat: ['cost', '<=', 1] },
  faceUp,
);
const CURSES: Filter = [{ zone: 'lineage' }, { attachedTo: 'self' }, subtype('Curse')];
/** Aethercharge cards that one looks at while glimpsing have aethercalling. */
const aethercalled = continuous({ players: 'you' }, [
  { mod: 'rule', rule: 'callsGlimpsed', keyword: 'aethercalling', of: [{ has: ['subtypes', ['Aethercharge']] }] },
]);
/** What waits and is no card. */
const ABILITY: FilterClause = {
  any: [{ is: 'trigger' }, [{ is: 'activation' }, { not: { is: 'cardActivation' } }]],
};
/** What it deals is a third of the level more. */
const dealsMore: ReplacementAbility = {
  kind: 'replacement',
  zone: 'effectsStack',
  on: 'damage',
  source: 'self',
  change: { amount: { sum: [{ event: 'amount' }, { quotient: [LV(), 3], round: 'down' }] } },
};

export const waysAndGlimpses: SingleFaced[] = [
  actionCard(
    'Resolute Stand',
    'norm',
    3,
    'fast',
    'Guardian Skill Reaction',
    {
      targets: [target(unit)],
      effects: [
        {
          do: 'createReplacement',
          entities: t(0),
          replaces: { on: 'damage', match: { combat: true }, prevent: 3 },
          until: { kind: 'endOfTurn' },
        },
      ],
    },
    { kind: 'play', method: 'skipping', if: levelAtLeast(2), cost: [{ pay: 'skipDrawPhase' }] },
  ),
  actionCard(
    'Flourishing Restoration',
    'tera',
    2,
    'fast',
    'Cleric Spell Reaction',
    {
      effects: [
        recover(3),
        choose('allies', and(ally, { not: youControl }), { min: 0, max: 2 }),
        { do: 'forEach', of: saved('allies'), as: 'one', effects: [recover(3)] },
      ],
    },
    { kind: 'play', method: 'ignoring', if: bonusOf('Diao Chan'), additional: [reserve(2)] },
    continuous('self', [{ mod: 'rule', rule: 'ignoresOwnElements', method: 'ignoring' }]),
  ),
  actionCard(
    'Scry the Stars',
    'astra',
    3,
    'slow',
    'Cleric Spell',
    {
      effects: [
        { do: 'modify', what: 'you', mods: [{ mod: 'rule', rule: 'callsGlimpsed', keyword: 'starcalling' }] },
        glimpse(3),
      ],
    },
    {
      kind: 'play',
      method: 'instead',
      if: CLASS_BONUS,
      cost: [{ pay: 'banish', what: and(GRAVEYARD, { named: 'Scry the Skies' }), label: 'a Scry the Skies' }],
    },
  ),
  regaliaWeapon(
    'Stellar Cosmos',
    'astra',
    0,
    'Ranger Aetherwing',
    '1/3',
    classBonus(keyword('spellshroud')),
    restricted(bonusOf('Diana'), {
      kind: 'triggered',
      keyword: 'on charge',
      on: { on: 'counters', object: 'self', match: { kind: 'charge' }, reached: 3 },
      limit: { inAll: 1 },
      effects: [
        {
          do: 'modify',
          what: 'self',
          mods: [has(aethercalled)],
          until: { kind: 'permanent' },
        },
      ],
    }),
  ),
  actionCard('Pearled Prayer', 'exalted water', 2, 'fast', 'Cleric Spell', {
    effects: [
      drawIntoMemory(1),
      { do: 'if', if: { is: ['self', { is: 'activatedInMain' }] }, then: [recover(7)], else: [recover(4)] },
    ],
  }),
  actionCard('Spirit Blade: Ensoul', 'crux', 6, 'slow', 'Warrior Spell', {
    effects: [
      choose('swords', SWORD_CARDS, { min: 0, max: { count: SWORD_CARDS } }),
      putOntoField(saved('swords')),
      {
        do: 'modify',
        what: each(SWORDS),
        mods: [{ mod: 'rule', rule: 'attacksAsAlly' }],
        later: true,
        until: { kind: 'endOfTurn' },
      },
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' }, player: 'you' },
        effects: [{ do: 'move', what: each(SWORDS), to: 'graveyard', cause: 'sacrifice' }],
      },
    ],
  }),
  actionCard('Vengeful Gust', 'wind', 3, 'slow', 'Mage Spell', {
    targets: [target(and(ally, { not: youControl }))],
    effects: [
      ...suppress(t(0)),
      when(levelAtLeast(3), {
        do: 'createReplacement',
        entities: saved('suppressed'),
        once: true,
        replaces: {
          on: 'move',
          match: { to: 'field' },
          before: [{ do: 'entering', abilities: [onEnter(damage(4, YOUR_CHAMPION))] }],
        },
        until: { kind: 'endOfTurn' },
      }),
    ],
  }),
  unique(
    printedCard(
      'Frozen Divinity',
      'water',
      'Phantasia',
      2,
      'Cleric Spell',
      {
        kind: 'replacement',
        on: 'levelUp',
        if: { is: [{ event: 'champion' }, and(champion, { baseLevel: 2 }, { not: youControl })] },
        instead: [{ do: 'move', what: { event: 'object' }, to: 'materialDeck', cause: 'return' }],
      },
      triggered(
        { on: 'step', match: { step: 'end' }, player: 'you' },
        {
          if: { compare: [{ happened: { on: 'levelUp', player: 'you' } }, '=', 0] },
          effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
        },
      ),
      triggered(
        { on: 'levelUp', player: 'you', object: [{ baseLevel: 3 }] },
        { effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }, drawIntoMemory(1)] },
      ),
    ),
  ),
  boonCard(
    'Greater Boon of Isis',
    'Greater',
    'norm',
    3,
    'slow',
    'Cleric Mage Spell',
    keyword('class locked'),
    keyword('level locked', { value: 2 }),
    {
      kind: 'static',
      zone: 'pantheon',
      affects: [{ zone: 'effectsStack' }, { owner: 'you' }, subtype('Spell'), { not: ABILITY }],
      mods: [has(dealsMore)],
    },
  ),
  durable(
    8,
    printedCard(
      'Tricastles of Lucenia',
      'exalted norm',
      'Unique Domain',
      3,
      'Mage Siegeable Castle',
      continuous({ players: 'all' }, [
        { mod: 'rule', rule: 'cantActivate', of: [{ not: { has: ['elements', ADVANCED] } }] },
      ]),
      {
        ...activated(
          [
            {
              pay: 'banish',
              what: and(yours('hand'), { has: ['elements', ['norm', ...ADVANCED]] }),
              label: 'a norm or advanced element card of your hand',
            },
          ],
          { effects: [untilEndOfTurn('self', { mod: 'loseAbilities' })], limit: { perTurn: 1 } },
        ),
        anyone: true,
      },
    ),
  ),
  championCard(
    'Diana, Cursebreaker',
    'umbra',
    3,
    'Ranger Human',
    { level: 3, life: 25 },
    lineage('Diana'),
    activated([{ pay: 'banish', what: CURSES, all: true, label: 'all Curse cards of the lineage' }], {
      if: { exists: CURSES, atLeast: 4 },
      effects: [
        materialize(subtype('Bullet')),
        materialize(subtype('Bullet')),
        untilEndOfTurn('self', has(onAttack(wakeUp('self')))),
      ],
    }),
  ),
  allyCard(
    'Desperate Cavalier',
    'exia',
    2,
    'Warrior Human',
    '2/2',
    classBonus(
      onAttack(
        when({ compare: [{ stat: 'influence', of: 'you' }, '<=', 4] }, banishing({ top: 2 }, 'open'), {
          do: 'modify',
          what: saved('open'),
          mods: [{ mod: 'play', additional: [{ pay: 'damageChampion', amount: 2, unpreventable: true }] }],
          until: { kind: 'permanent' },
        }),
      ),
    ),
  ),
  allyCard(
    'Heavenly Guide',
    'norm',
    3,
    'Cleric Human',
    '1/3',
    restricted(
      levelAtLeast(2),
      onEnter(
        when(
          {
            exists: [
              { has: ['types', ['Champion']] },
              { controller: 'opponent' },
              { not: { has: ['classes', ['Spirit']] } },
              { is: 'unplayed' },
            ],
          },
          { do: 'levelUp' },
        ),
      ),
    ),
  ),
];

function durable(durability: number, card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, durability } };
}
