/** Cards written by hand that move counters and cards about, or watch for what players suppress and level up. */
import type { FilterClause, SingleFaced } from '@arbiter/engine';
import {
  activated,
  allyCard,
  and,
  banishThis,
  champion,
  championCard,
  classBonus,
  continuous,
  damage,
  drawIntoMemory,
  each,
  keyword,
  levelAtLeast,
  onEnter,
  opponentControls,
  plus,
  putCounters,
  regaliaItem,
  restricted,
  saved,
  subtype,
  t,
  target,
  triggered,
  untilEndOfTurn,
  weapon,
  youControl,
} from '../language/builders.js';
import { inPantheon, printedCard, unique } from './common.js';

const theirs: FilterClause = { not: youControl };
/** Of a player who was kept: every second of their tokens. */
const tokensOfOne: FilterClause[] = [{ is: 'token' }, { controller: saved('one') }];
/** "Boon": its supertype is what it is besides. */
const boon = (supertype: 'Lesser' | 'Greater', card: SingleFaced): SingleFaced => ({
  ...card,
  props: { ...card.props, supertypes: [supertype], speed: 'slow' },
});

export const countersAndCurrents: SingleFaced[] = [
  boon(
    'Lesser',
    printedCard(
      'Lesser Boon of Bullets',
      'norm',
      'Boon',
      0,
      'Ranger Spell',
      keyword('class locked'),
      inPantheon(
        activated([{ pay: 'reserve', amount: 2 }], {
          effects: [{ do: 'materialize', filter: [{ zone: 'materialDeck' }, subtype('Bullet')] }],
        }),
      ),
      inPantheon(
        continuous('self', [
          { mod: 'cost', abilities: true, more: [{ pay: 'reserve', amount: 1 }], times: { uses: 'self' } },
        ]),
      ),
    ),
  ),
  boon(
    'Greater',
    printedCard(
      'Greater Boon of Detachment',
      'norm',
      'Boon',
      0,
      'Ranger Spell',
      keyword('class locked'),
      keyword('level locked', { value: 2 }),
      inPantheon(
        continuous({ players: 'you' }, [{ mod: 'rule', rule: 'usesUnloaded', of: { has: ['subtypes', ['Ranger']] } }]),
      ),
      inPantheon(
        activated([{ pay: 'reserve', amount: 3 }], {
          if: {
            all: [
              { turnOf: 'you' },
              { exists: [{ has: ['types', ['Champion']] }, { controller: 'you' }, { status: 'distant' }] },
            ],
          },
          limit: { perTurn: 1 },
          targets: [target(and(weapon, subtype('Ranger')))],
          effects: [untilEndOfTurn(t(0), plus('power', 3))],
        }),
      ),
    ),
  ),
  allyCard(
    'Conduit of Bloodfire',
    'exia',
    3,
    'Mage Human',
    '3/2',
    onEnter(
      {
        do: 'damageCounters',
        what: each(champion, opponentControls),
        amount: { negative: { stat: 'damage', of: each(champion, opponentControls) } },
        as: 'removed',
      },
      putCounters({ quotient: [{ number: 'removed' }, 4], round: 'down' }, 'buff', 'self'),
    ),
  ),
  regaliaItem(
    'Heirloom of Materia',
    'exalted norm',
    0,
    'Cleric Artifact',
    activated([banishThis], {
      modes: {
        min: 1,
        max: 1,
        choices: [
          {
            label: "remove all damage counters from target champion you don't control until your next turn",
            targets: [target(and(champion, theirs))],
            effects: [
              { do: 'damageCounters', what: t(0), amount: { negative: { stat: 'damage', of: t(0) } }, as: 'removed' },
              {
                do: 'delayed',
                on: { on: 'step', player: 'you', match: { step: 'wakeUp' } },
                effects: [{ do: 'damageCounters', what: saved('target'), amount: { number: 'removed' } }],
              },
            ],
          },
          {
            label: 'each opponent sacrifices every second of their tokens',
            effects: [
              {
                do: 'forEach',
                of: 'opponents',
                as: 'one',
                effects: [
                  {
                    do: 'sacrifice',
                    who: saved('one'),
                    filter: tokensOfOne,
                    count: { half: { count: tokensOfOne }, round: 'down' },
                  },
                ],
              },
            ],
          },
        ],
      },
    }),
    activated([{ pay: 'reserve', amount: 3 }, banishThis], { effects: [drawIntoMemory(1)] }),
  ),
  printedCard(
    'Buffeting Hurricane',
    'exalted wind',
    'Phantasia',
    3,
    'Cleric Spell',
    classBonus(onEnter(drawIntoMemory(1))),
    classBonus(
      triggered(
        { on: 'move', player: 'you', match: { from: 'field', cause: 'suppress' } },
        { targets: [target(champion)], effects: [damage(2, t(0))] },
      ),
    ),
  ),
  unique(
    allyCard(
      'Snow White, Weiss Queen',
      'water',
      3,
      'Cleric Chessman Queen Human',
      '1/1',
      restricted(
        levelAtLeast(1),
        triggered(
          { on: 'move', object: 'self', match: { to: 'field' } },
          {
            keyword: 'on enter',
            targets: [target(champion)],
            effects: [
              { do: 'status', what: t(0), status: 'rested' },
              {
                do: 'modify',
                what: t(0),
                mods: [{ mod: 'rule', rule: 'doesntWakeUp' }],
                until: { kind: 'nextStep', step: 'wakeUp', of: { controllerOf: t(0) } },
              },
            ],
          },
        ),
      ),
      {
        kind: 'replacement',
        on: 'levelUp',
        if: { all: [levelAtLeast(1), { is: [{ event: 'champion' }, and({ status: 'rested' }, theirs)] }] },
        instead: [{ do: 'move', what: { event: 'object' }, to: 'materialDeck', cause: 'return' }],
      },
    ),
  ),
  championCard(
    'Alice, Distorted Queen',
    'norm',
    1,
    'Cleric Distortion Human',
    { level: 1, life: 19 },
    onEnter({ do: 'mastery', name: 'Phantasmagoria' }, { do: 'putOnMastery', kind: 'haunt', amount: 2 }),
    {
      kind: 'activated',
      zone: 'lineage',
      keyword: 'lineage release',
      cost: [banishThis],
      effects: [
        {
          do: 'recover',
          who: 'you',
          // The champion itself is a card of its lineage, beside those that lie under it; other champions have their own.
          amount: {
            sum: [
              2,
              { count: [champion, { in: 'attached' }] },
              { count: [{ zone: 'lineage' }, { attachedTo: 'attached' }] },
            ],
          },
        },
      ],
    },
  ),
];
