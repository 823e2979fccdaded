/** Cards written by hand that are paid for otherwise: by what else is worth some of their cost, or in the place of it. */
import type { Ability, Filter, PaymentAbility, SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  attackCard,
  banishThis,
  CLASS_BONUS,
  choose,
  classBonus,
  continuous,
  draw,
  drawIntoMemory,
  each,
  element,
  faceUp,
  has,
  keyword,
  onEnter,
  or,
  other,
  plus,
  putCounters,
  putOntoField,
  regaliaItem,
  regaliaWeapon,
  rest,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  weapon,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yours,
} from '../language/builders.js';
import { bonusOf, GRAVEYARD, unique } from './common.js';

const SUITED = [subtype('Suited'), youControl];
const item = { has: ['types', ['Item']] } as const satisfies { has: [string, string[]] };
const paying = (more: Omit<PaymentAbility, 'kind'>): PaymentAbility => ({ kind: 'payment', ...more });
/** An ability that the card itself has where something is so. */
const admitted = (condition: Parameters<typeof continuous>[2], ability: Ability): Ability =>
  continuous('self', [has(ability)], condition);
/** "(N): … costs (1) less to activate for each Suited object you control with different reserve costs." */
const cardistry = (amount: number, ...effects: Parameters<typeof onEnter>): Ability => ({
  ...activated([{ pay: 'reserve', amount }], { effects, limit: { inAll: 1 } }),
  less: {
    cost: [{ pay: 'reserve', amount: 1 }],
    times: { distinct: 'cost', of: each(...SUITED, { prop: ['costKind', 'reserve'] }) },
  },
});
/** Rather than its reserve cost cards of the graveyard are banished whose reserve costs are 10 together. */
const forSuited = (what: Filter, label: string): Ability => ({
  kind: 'play',
  method: 'instead',
  cost: [{ pay: 'banish', what: and(GRAVEYARD, subtype('Suited'), what), least: 3, total: 10, label }],
});

export const paidOtherwise: SingleFaced[] = [
  unique(
    allyCard(
      'Argus, All-Seeing Giant',
      'exalted norm',
      10,
      'Guardian Construct Golem',
      '4/10',
      paying({
        of: 'reserve',
        with: and(yours('materialDeck'), or({ named: 'Crystal of Argus' }, { named: 'Eye of Argus' })),
        worth: 3,
        to: 'banishment',
        cause: 'banish',
      }),
      keyword('taunt'),
      keyword('true sight'),
      keyword('vigor'),
      continuous('self', [has(keyword('omnishroud'))], { is: ['self', { not: { status: 'rested' } }] }),
    ),
  ),
  regaliaItem(
    'Art of War',
    'norm',
    0,
    'Mage Scripture',
    keyword('divine relic'),
    continuous(and(ally, { happened: { on: 'move', object: 'self', match: { to: 'field' } } }), [
      { mod: 'rule', rule: 'cantAttack' },
    ]),
    paying({ of: 'memory', to: 'banishment', cause: 'banish' }),
  ),
  unique(
    allyCard(
      'Avatar of Suzaku',
      'fire',
      5,
      'Mage Phoenix Avatar Human',
      '4/3',
      admitted(bonusOf('Guo Jia'), paying({ of: 'reserve', with: yourChampion, counters: 'quest', most: 2 })),
      activated(
        [
          { pay: 'reserve', amount: 2 },
          { pay: 'sacrifice', what: 'self' },
        ],
        {
          if: bonusOf('Guo Jia'),
          effects: [
            putCounters(2, 'quest', YOUR_CHAMPION),
            choose('put', and(yours('materialDeck', 'banishment'), { named: 'Fabled Ruby Fatestone' }, faceUp), {
              min: 0,
              max: 1,
            }),
            putOntoField(saved('put')),
          ],
        },
      ),
    ),
  ),
  allyCard(
    'Eight of Hearts',
    'fire',
    8,
    'Mage Suited Human',
    '3/2',
    paying({
      of: 'reserve',
      with: and(ally, ...SUITED, { prop: ['costKind', 'reserve'] }, { stat: ['cost', '<=', 4] }),
      most: 2,
      worth: 3,
      to: 'graveyard',
      cause: 'sacrifice',
    }),
    cardistry(8, draw(2)),
  ),
  actionCard(
    'Intervention',
    'water',
    3,
    'fast',
    'Warrior Skill Reaction',
    {
      targets: [target(unit)],
      effects: [
        {
          do: 'createReplacement',
          entities: t(0),
          shield: 4,
          replaces: { on: 'damage', prevent: true },
          until: { kind: 'endOfTurn' },
        },
      ],
    },
    admitted(
      CLASS_BONUS,
      paying({
        of: 'reserve',
        with: and(yourChampion, { not: { status: 'rested' } }),
        most: 1,
        worth: 2,
        status: 'rested',
      }),
    ),
  ),
  regaliaItem(
    'Temporal Spectrometer',
    'norm',
    0,
    'Cleric Artifact',
    keyword('divine relic'),
    activated([rest], { effects: [putCounters(1, 'time', 'self')] }),
    paying({ of: 'memory', worth: { counters: 'time', of: 'self' }, to: 'graveyard', cause: 'sacrifice' }),
  ),
  regaliaWeapon(
    'Shardforged Blade',
    'norm',
    1,
    'Assassin Sword',
    '1/3',
    paying({
      of: 'memory',
      with: and(subtype('Memorite'), youControl),
      most: 1,
      to: 'graveyard',
      cause: 'sacrifice',
    }),
    continuous('self', [plus('power', 2)], {
      all: [
        bonusOf('Merlin'),
        {
          exists: and(
            unit,
            { is: 'attacksUsing', of: { self: true } },
            { is: 'attacks', of: and(ally, { counters: ['sheen', 1] }) },
          ),
        },
      ],
    }),
  ),
  unique(
    allyCard(
      'Verita, Queen of Hearts',
      'fire',
      10,
      'Cleric Suited Human',
      '4/4',
      forSuited(ally, 'three or more Suited ally cards with total reserve cost 10'),
      continuous(and(ally, ...SUITED, other), [has(keyword('immortality'))]),
      triggered(
        { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
        {
          keyword: 'on death',
          effects: [
            {
              do: 'modify',
              what: each(ally, ...SUITED),
              mods: [plus('power', 1)],
              until: { kind: 'endOfNextTurn' },
            },
          ],
        },
      ),
    ),
  ),
  unique(
    allyCard(
      'Edelstein, Queen of Diamonds',
      'water',
      10,
      'Mage Suited Human',
      '1/4',
      forSuited(subtype('Spell'), 'three or more Suited Spell cards with total reserve cost 10'),
      onEnter({ do: 'recover', who: 'you', amount: 4 }, { do: 'empower', amount: 4 }),
      triggered(
        { on: 'empower', player: 'you' },
        { effects: [untilEndOfTurn('self', plus('power', { event: 'amount' }))] },
      ),
    ),
  ),
  attackCard(
    'Dominating Strike',
    'wind',
    3,
    'Cleric Fist',
    4,
    {
      kind: 'play',
      method: 'instead',
      if: bonusOf('Vanitas'),
      cost: [
        {
          pay: 'revealCards',
          what: and(yours('memory'), element('wind')),
          count: 3,
          label: 'three wind element cards of your memory',
        },
      ],
    },
    continuous('self', [{ mod: 'rule', rule: 'usedBare' }]),
  ),
  actionCard(
    'Winds of Destiny',
    'wind',
    3,
    'fast',
    'Tamer Spell',
    {
      targets: [target(or(ally, item, weapon))],
      effects: [
        { do: 'move', what: t(0), to: 'banishment', cause: 'suppress', save: 'suppressed' },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [{ do: 'move', what: saved('suppressed'), to: 'field' }],
        },
      ],
    },
    {
      kind: 'play',
      method: 'instead',
      cost: [{ pay: 'restThings', what: and(subtype('Fatestone'), youControl), count: 2, label: 'two Fatestones' }],
    },
  ),
  regaliaWeapon(
    'Sealed Blade',
    'norm',
    3,
    'Warrior Sword',
    '2/3',
    continuous('self', [{ mod: 'rule', rule: 'floatingOnly' }]),
    classBonus(continuous('self', [plus('power', 1)])),
  ),
  regaliaItem(
    'Teardrop Diadem',
    'exalted water',
    3,
    'Cleric Accessory',
    continuous('self', [{ mod: 'rule', rule: 'floatingOnly' }]),
    activated([banishThis], { effects: [drawIntoMemory(3)] }),
  ),
];
