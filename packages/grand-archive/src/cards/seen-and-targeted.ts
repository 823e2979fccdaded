/** Cards written by hand that see what is targeted, triggers or enters, and change what is attacked or aimed at. */
import type { Effect, Filter, SingleFaced } from '@arbiter/engine';
import {
  action,
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  attackCard,
  CLASS_BONUS,
  champion,
  choose,
  classBonus,
  continuous,
  destroy,
  draw,
  drawIntoMemory,
  each,
  has,
  keyword,
  onAttack,
  onEnter,
  opponentControls,
  or,
  other,
  regalia,
  regaliaItem,
  rest,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  weapon,
  when,
  youControl,
  yours,
} from '../language/builders.js';
import { bonusOf, namedAsItEnters, printedCard, someOf, unique } from './common.js';

const otherOfYours = and({ zone: 'field' }, other, { not: champion }, youControl);
/** What was banished by the source's other ability. */
const LINKED: Filter = [{ zone: 'banishment' }, { linked: true }];
const material = or(champion, regalia);
const discarded = (n: number) => someOf(saved('gone'), n);

/** The attack goes to another unit that its player chooses. */
const toAnother: Effect[] = [
  choose('aim', and(unit, { is: 'attackable' }), { min: 1, max: 1 }),
  { do: 'redirect', to: saved('aim'), at: { is: 'defending' } },
];
const gainsSacrifice: Effect[] = [
  {
    do: 'modify',
    what: 'self',
    mods: [
      has({
        kind: 'triggered',
        zone: 'intent',
        keyword: 'on champion hit',
        on: { on: 'hit', source: 'self', object: champion },
        effects: [{ do: 'sacrifice', who: { controllerOf: { event: 'object' } }, filter: ally }],
      }),
    ],
    until: { kind: 'permanent' },
  },
];

export const seenAndTargeted: SingleFaced[] = [
  printedCard(
    'Stifling Gyre',
    'wind',
    'Unique Phantasia',
    3,
    'Cleric Spell',
    namedAsItEnters(['types', 'Ally']),
    onEnter(drawIntoMemory(1)),
    triggered(
      { on: 'triggered', object: { triggerWord: 'on enter' }, source: and(ally, { chosenName: true }) },
      {
        effects: [
          {
            do: 'pay',
            who: { controllerOf: { event: 'object' } },
            cost: [{ pay: 'reserve', amount: 4 }],
            then: [],
            else: [{ do: 'counterOnStack', what: { event: 'object' } }],
          },
        ],
      },
    ),
  ),
  unique(
    allyCard(
      'Nimue, Cursed Touch',
      'norm',
      3,
      'Mage Human',
      '1/3',
      classBonus(
        triggered(
          {
            on: 'target',
            player: 'you',
            // An ally is an object: a card of a graveyard is none.
            object: and({ zone: 'field' }, ally),
            source: and({ zone: 'effectsStack' }, action),
            match: { played: true },
          },
          { effects: [destroy({ event: 'object' })] },
        ),
      ),
    ),
  ),
  actionCard('Duplicitous Replication', 'crux', 2, 'fast', 'Cleric Spell', {
    effects: [
      {
        do: 'delayed',
        on: { on: 'move', object: [regalia, opponentControls], match: { to: 'field' }, batch: true },
        effects: [
          {
            do: 'forEach',
            of: { event: 'object' },
            as: 'one',
            effects: [{ do: 'create', copy: saved('one') }],
          },
        ],
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  regaliaItem(
    "Temptation's Facade",
    'water',
    1,
    'Guardian Accessory',
    onEnter(draw(1)),
    activated([rest], {
      if: bonusOf('Nico'),
      effects: [
        choose('meant', [{ zone: 'effectsStack' }, { is: 'activation' }, { targets: otherOfYours }], {
          min: 1,
          max: 1,
        }),
        { do: 'changeTargets', what: saved('meant'), to: 'self', from: otherOfYours },
      ],
    }),
  ),
  actionCard('Freeze Stiff', 'water', 3, 'fast', 'Mage Spell', {
    targets: [target(ally, { min: 0, max: 2 })],
    effects: [
      { do: 'status', what: t(0), status: 'rested' },
      when(CLASS_BONUS, {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'rule', rule: 'doesntWakeUp' }],
        until: { kind: 'nextStep', step: 'wakeUp' },
      }),
      // With the combat the attack is over, and nothing else of this resolves.
      when({ exists: [{ in: t(0) }, { is: 'attacking' }] }, { do: 'endPhase' }),
    ],
  }),
  bullet(
    'Punishing Cartridge',
    'umbra',
    2,
    onAttack(
      choose('lost', yours('hand'), { min: 0, max: 2 }),
      { do: 'move', what: saved('lost'), to: 'graveyard', cause: 'discard', save: 'gone' },
      when(discarded(2), ...toAnother, ...gainsSacrifice),
      when(
        { all: [discarded(1), { not: discarded(2) }] },
        {
          do: 'either',
          choices: [
            { label: 'change the target of this attack to another unit', effects: toAnother },
            { label: 'have an opponent whose champion it hits sacrifice an ally', effects: gainsSacrifice },
          ],
        },
      ),
    ),
  ),
  unique(
    allyCard(
      'Tweedledum, Rattled Dancer',
      'fire',
      3,
      'Assassin Human',
      '3/2',
      classBonus(keyword('stealth')),
      continuous('self', [{ mod: 'rule', rule: 'defenderChosen' }]),
    ),
  ),
  attackCard(
    'Slay the King',
    'crux',
    2,
    'Warrior Sword',
    4,
    classBonus(
      onAttack(
        choose('given', yours('materialDeck'), { min: 0, max: 1 }),
        { do: 'move', what: saved('given'), to: 'banishment', cause: 'banish', save: 'gone', keep: 'linked' },
        when(someOf(saved('gone')), {
          do: 'modify',
          what: 'self',
          mods: [
            has({
              kind: 'triggered',
              zone: 'intent',
              keyword: 'on kill',
              on: { on: 'kill', source: 'self' },
              effects: [
                when(
                  { exists: and(LINKED, material) },
                  {
                    do: 'may',
                    prompt: 'Play the banished card?',
                    then: [{ do: 'materialize', filter: LINKED, zones: ['banishment'] }],
                  },
                ),
                when({ not: { exists: and(LINKED, material) } }, { do: 'play', what: each(LINKED) }),
              ],
            }),
          ],
          until: { kind: 'permanent' },
        }),
      ),
    ),
  ),
];

/** A regalia that is loaded into a Gun; what it says of attacks it says of those that it is used for. */
function bullet(
  name: string,
  of: string,
  power: number,
  ...abilities: Parameters<typeof attackCard>[5][]
): SingleFaced {
  const { abilities: own } = attackCard(name, of, 0, 'Ranger Bullet', power, ...abilities);
  const card = regaliaItem(
    name,
    of,
    0,
    'Ranger Bullet',
    keyword('renewable'),
    classBonus(
      activated([rest], {
        targets: [target(and({ not: { is: 'loaded' } }, subtype('Gun'), weapon, youControl))],
        effects: [{ do: 'move', what: 'self', to: 'loaded', attached: t(0), cause: 'load' }],
      }),
    ),
    ...own,
  );
  return { ...card, props: { ...card.props, power } };
}
