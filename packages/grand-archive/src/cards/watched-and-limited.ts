/** Cards written by hand that watch for the next attack, for what becomes loaded or would be damaged, or that limit players. */
import type { SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  activated,
  allyCard,
  and,
  CLASS_BONUS,
  champion,
  choose,
  classBonus,
  continuous,
  costsLess,
  draw,
  drawIntoMemory,
  element,
  keyword,
  levelAtLeast,
  onEnter,
  plus,
  putCounters,
  regaliaItem,
  regaliaWeapon,
  removeFromChampion,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  weapon,
  when,
  YOUR_CHAMPION,
  youControl,
} from '../language/builders.js';
import { banishing, bonusOf, printedCard } from './common.js';

const inPantheon = { zone: 'pantheon' } as const;
const inari = printedCard(
  'Greater Boon of Inari',
  'norm',
  'Boon',
  3,
  'Assassin Spell',
  keyword('class locked'),
  keyword('level locked', { value: 2 }),
  {
    ...triggered(
      { on: 'agility', player: 'you' },
      {
        effects: [{ do: 'nextAttack', what: YOUR_CHAMPION, mods: [plus('attackPower', 2)], at: champion }],
      },
    ),
    ...inPantheon,
  },
  {
    ...activated([removeFromChampion(1, 'preparation')], {
      timing: 'slow',
      limit: { perTurn: 1 },
      effects: [{ do: 'gainAgility', amount: 3 }],
    }),
    ...inPantheon,
  },
);

export const watchedAndLimited: SingleFaced[] = [
  { ...inari, props: { ...inari.props, supertypes: ['Greater'], speed: 'slow' } },
  regaliaItem(
    'Memento Pocketwatch',
    'norm',
    1,
    'Cleric Guardian Artifact',
    costsLess(1, bonusOf('Alice')),
    costsLess(1, bonusOf('Ciel')),
    {
      kind: 'triggered',
      keyword: 'on charge',
      on: { on: 'counters', object: 'self', match: { kind: 'charge' }, reached: 3 },
      limit: { inAll: 1 },
      effects: [
        { do: 'move', what: 'self', to: 'banishment', cause: 'banish' },
        draw(1),
        { do: 'nextAttack', what: 'you', mods: [plus('attackPower', 3)] },
      ],
    },
  ),
  regaliaWeapon(
    'Tideholder Claymore',
    'water',
    2,
    'Guardian Sword',
    '5/3',
    costsLess(1, CLASS_BONUS),
    continuous('self', [
      {
        mod: 'rule',
        rule: 'attackCost',
        amount: {
          sum: [10, { negative: { count: [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['elements', 'water'] }] } }],
        },
      },
    ]),
  ),
  actionCard('Deflecting Advantage', 'exia', 1, 'fast', 'Warrior Skill Polearm Reaction', {
    targets: [target(unit)],
    effects: [
      {
        do: 'createReplacement',
        entities: t(0),
        shield: { quotient: [{ stat: 'damage', of: YOUR_CHAMPION }, 3], round: 'down' },
        replaces: { on: 'damage', source: { not: youControl }, prevent: true },
        until: { kind: 'endOfTurn' },
      },
      when(
        bonusOf('Jin'),
        choose('polearm', and(weapon, subtype('Polearm'), youControl), { min: 1, max: 1 }),
        { do: 'triggerAbilities', what: saved('polearm'), word: 'on enter' },
        putCounters(1, 'durability', saved('polearm')),
      ),
    ],
  }),
  regaliaWeapon(
    'Loaded Thoughts',
    'water',
    0,
    'Ranger Gun',
    '1/3',
    classBonus(
      triggered(
        { on: 'loaded', object: 'self' },
        {
          effects: [
            {
              do: 'may',
              prompt: 'Put the top card of your deck into your graveyard?',
              then: [{ do: 'move', what: { top: 1 }, to: 'graveyard', cause: 'effect' }],
            },
          ],
        },
      ),
    ),
  ),
  printedCard(
    'Mirrorbound Covenant',
    'exalted norm',
    'Unique Phantasia',
    2,
    'Cleric Spell',
    onEnter(drawIntoMemory(1)),
    continuous({ players: 'all' }, [{ mod: 'rule', rule: 'maximumInfluence', amount: 7 }]),
  ),
  regaliaItem('Forged Scalemail', 'norm', 1, 'Warrior Armor', keyword('link', { from: unit }), {
    kind: 'replacement',
    on: 'damage',
    target: { in: 'attached' },
    may: true,
    prevent: 2,
    also: [banishing('self', 'given'), when({ compare: [{ countOf: saved('given') }, '>=', 1] }, draw(1))],
    limit: { perTurn: 1 },
  }),
  allyCard('Intrepid Spearman', 'wind', 4, 'Warrior Human', '2/2', {
    kind: 'replacement',
    on: 'damage',
    target: 'self',
    match: { combat: true },
    if: levelAtLeast(1),
    before: [
      { do: 'random', who: 'you', zone: 'memory', save: 'shown' },
      { do: 'reveal', what: saved('shown') },
    ],
    prevent: { times: [3, { count: [{ zone: 'memory' }, { in: saved('shown') }, element('wind')] }] },
    limit: { perTurn: 1 },
  }),
];
