/** Cards written by hand that are played from elsewhere, or say what players, cards and costs are like for a while. */
import type { Condition, Effect, Filter, FilterClause, SingleFaced, Value } from '@arbiter/engine';
import {
  actionCard,
  activated,
  and,
  banishThis,
  champion,
  championCard,
  choose,
  continuous,
  draw,
  each,
  glimpse,
  has,
  keyword,
  levelAtLeast,
  lineage,
  may,
  onChampionHit,
  onEnter,
  or,
  plus,
  putCounters,
  regaliaItem,
  rest,
  saved,
  t,
  target,
  untilEndOfTurn,
  when,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yours,
} from '../language/builders.js';
import { bonusOf, printedCard } from './common.js';

const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
const phantasia = { has: ['types', ['Phantasia']] } as const satisfies { has: [string, string[]] };
const rolled = (from: number, to: number, ...then: Effect[]): Effect =>
  when(
    { all: [{ compare: [{ number: 'rolled' }, '>=', from] }, { compare: [{ number: 'rolled' }, '<=', to] }] },
    ...then,
  );
/** Nothing that a player controls is declared as an attacker, whatever comes under their control meanwhile. */
const cannotAttack = (controller: 'you' | { saved: string } | { target: number }): Effect => ({
  do: 'modify',
  what: each({ zone: 'field' }, { controller }),
  mods: [{ mod: 'rule', rule: 'cantAttack' }],
  later: true,
  until: { kind: 'untilStep', step: 'start' },
});
/** It is an ally besides until the turn ends, with these as its base power and life. */
const asAlly = (what: 'self' | { target: number }, figure: Value): Effect =>
  untilEndOfTurn(
    what,
    { mod: 'gain', prop: 'types', values: ['Ally'] },
    { mod: 'set', prop: 'power', value: figure },
    { mod: 'set', prop: 'life', value: figure },
  );
const fromMaterialDeck = (condition?: Condition) => ({
  kind: 'play' as const,
  method: 'elsewhere',
  zone: 'materialDeck',
  ...(condition ? { if: condition } : {}),
});
const banishedByIt: FilterClause[] = [{ zone: 'banishment' }, { linked: true }];
const boon = (kind: 'Lesser' | 'Greater', card: SingleFaced): SingleFaced => ({
  ...card,
  props: { ...card.props, supertypes: [kind], speed: 'slow' },
});
const advanced: Filter = { has: ['elements', ADVANCED] };
/** Whoever activates a card has activated no such card this turn. */
const yetToActivate: Condition = {
  compare: [{ happened: { on: 'activate', player: 'you', object: advanced } }, '=', 0],
};

const attack = { has: ['types', ['Attack']] } as const satisfies { has: [string, string[]] };
const attackCards = and(yours('graveyard'), attack, { prop: ['costKind', 'reserve'] });
/** As much as each attack card costs, it has ephemerate for. */
const ephemerated = Array.from({ length: 16 }, (_, cost) =>
  continuous(and(attackCards, { prop: ['cost', cost] }), [
    has(keyword('ephemerate', { cost: [{ pay: 'reserve', amount: cost }] })),
  ]),
);

export const elsewhereAndMeanwhile: SingleFaced[] = [
  championCard(
    'Vanitas, Dominus Rex',
    'wind',
    3,
    'Cleric Human',
    { level: 3, life: 25 },
    lineage('Vanitas'),
    fromMaterialDeck(),
    continuous('self', [
      {
        mod: 'rule',
        rule: 'costsLessBy',
        method: 'elsewhere',
        times: {
          quotient: [
            {
              happened: {
                on: 'damage',
                source: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
                object: [{ has: ['types', ['Champion']] }, { not: { controller: 'you' } }],
              },
              sum: true,
            },
            3,
          ],
          round: 'down',
        },
      },
    ]),
    onChampionHit({
      do: 'modify',
      what: { controllerOf: { event: 'object' } },
      mods: [{ mod: 'cost', more: [{ pay: 'memory', amount: 1 }] }],
      until: { kind: 'untilStep', step: 'start' },
    }),
  ),
  championCard(
    'Mordred, Fated Luminary',
    'exalted norm',
    3,
    'Warrior Human',
    { level: 3, life: 28 },
    lineage('Mordred'),
    continuous('self', [{ mod: 'rule', rule: 'levelsSame' }]),
    // He lies under whom he has levelled up into; that is of his level only where it was he who did.
    {
      kind: 'triggered',
      zone: 'lineage',
      on: { on: 'levelUp', object: 'attached' },
      if: {
        all: [
          { is: ['attached', { baseLevel: 3 }] },
          {
            not: {
              exists: [{ zone: 'lineage' }, { attachedTo: 'attached' }, champion, { baseLevel: 3 }, { other: true }],
            },
          },
        ],
      },
      effects: [draw(2)],
    },
    continuous(and(yours('graveyard'), attack), [has(keyword('floating memory'))]),
    ...ephemerated,
  ),
  actionCard(
    'Devised Conspiracy',
    'umbra',
    1,
    'fast',
    'Assassin Skill',
    {
      effects: [
        { do: 'nextAttack', what: YOUR_CHAMPION, mods: [plus('attackPower', 2)] },
        when(
          { paid: 'prepare' },
          untilEndOfTurn(
            each(or(yourChampion, [{ has: ['types', ['Ally']] }, { named: 'Ominous Shadow' }, youControl])),
            has(
              onChampionHit(
                {
                  do: 'move',
                  what: { top: 1, of: { controllerOf: { event: 'object' } } },
                  to: 'banishment',
                  status: { faceDown: true },
                  cause: 'banish',
                  save: 'taken',
                },
                { do: 'look', what: saved('taken') },
                {
                  do: 'modify',
                  what: saved('taken'),
                  mods: [{ mod: 'play' }, has(continuous('self', [{ mod: 'rule', rule: 'ignoresOwnElements' }]))],
                  until: { kind: 'permanent' },
                },
              ),
            ),
          ),
        ),
      ],
    },
    continuous('self', [has(keyword('prepare', { value: 2 }))], bonusOf('Tristan')),
  ),
  boon(
    'Lesser',
    printedCard('Lesser Boon of Rakko', 'norm', 'Boon', 0, 'Anomaly Spell', {
      ...activated([{ pay: 'reserve', amount: 3 }], {
        limit: { inAll: 2 },
        effects: [
          { do: 'roll', dice: 2, as: 'rolled' },
          rolled(2, 2, { do: 'discard', who: 'players', count: 1 }),
          rolled(6, 8, draw(1, 'players')),
          rolled(9, 11, draw(1)),
          rolled(12, 12, draw(2)),
        ],
      }),
      zone: 'pantheon',
    }),
  ),
  regaliaItem(
    'Nullifying Mirror',
    'norm',
    0,
    'Cleric Accessory',
    activated([rest], {
      targets: [{ what: { player: 'opponent' } }],
      effects: [
        {
          do: 'modify',
          what: each({ zone: 'memory' }, { owner: t(0) }),
          mods: [{ mod: 'set', prop: 'elements', value: ['norm'] }],
          later: true,
          until: { kind: 'endOfTurn' },
        },
      ],
    }),
  ),
  actionCard(
    'Peaceful Reunion',
    'norm',
    4,
    'slow',
    'Cleric Spell',
    {
      targets: [{ what: { player: 'any' } }],
      effects: [
        cannotAttack('you'),
        cannotAttack(t(0) as { target: number }),
        { do: 'move', what: 'self', to: 'banishment', cause: 'banish' },
      ],
    },
    continuous('self', [
      {
        mod: 'rule',
        rule: 'activateOnly',
        if: { compare: [{ happened: { on: 'attack', player: 'you', match: { unit: true } } }, '=', 0] },
      },
    ]),
  ),
  actionCard(
    'Oppressive Presence',
    'fire',
    2,
    'fast',
    'Warrior Skill',
    {
      effects: [
        {
          do: 'modify',
          what: 'players',
          mods: [
            {
              mod: 'rule',
              rule: 'attackTax',
              amount: {
                highest: 'power',
                of: { each: [{ has: ['types', ['Ally']] }, { has: ['elements', 'fire'] }, { controller: 'you' }] },
              },
              of: { has: ['types', ['Ally']] },
            },
          ],
          until: { kind: 'endOfTurn' },
        },
      ],
    },
    continuous('self', [
      { mod: 'rule', rule: 'activateOnly', if: { all: [{ turnOf: 'opponent' }, { during: ['recollection'] }] } },
    ]),
  ),
  regaliaItem(
    'Scepter of Awakening',
    'tera',
    0,
    'Cleric Scepter',
    fromMaterialDeck({ all: [bonusOf('Diao Chan'), { exists: and(phantasia, youControl), atLeast: 4 }] }),
    activated([{ pay: 'reserve', amount: 2 }, rest], {
      targets: [target(and(phantasia, youControl))],
      effects: [
        asAlly({ target: 0 }, { total: 'cost', of: each({ in: t(0) }, { prop: ['costKind', 'reserve'] }) }),
        putCounters(1, 'buff', t(0)),
      ],
    }),
  ),
  printedCard(
    "Humpty Dumpty, Fate's Fall",
    'astra',
    'Unique Item',
    2,
    'Cleric Artifact',
    activated([rest], {
      effects: [putCounters(1, 'buff', 'self'), glimpse({ counters: 'buff', of: 'self' })],
    }),
    activated([{ pay: 'reserve', amount: 2 }], { effects: [asAlly('self', 0)] }),
  ),
  regaliaItem(
    'Quicksilver Grail',
    'norm',
    0,
    'Cleric Artifact',
    keyword('divine relic'),
    onEnter(choose('kept', and(yours('materialDeck'), { not: champion }), { min: 0, max: 1 }), {
      do: 'move',
      what: saved('kept'),
      to: 'banishment',
      status: { faceDown: true },
      cause: 'banish',
      keep: 'linked',
    }),
    activated([banishThis], {
      effects: [
        when(
          { exists: banishedByIt },
          may('Materialize the banished card?', { do: 'materialize', filter: banishedByIt, zones: ['banishment'] }),
        ),
        { do: 'play', what: { each: banishedByIt }, fits: { not: { has: ['supertypes', 'Regalia'] } } },
      ],
    }),
  ),
  printedCard(
    'Waited Accord',
    'norm',
    'Unique Phantasia',
    2,
    'Cleric Spell',
    onEnter({
      do: 'pay',
      cost: [
        {
          pay: 'revealCards',
          what: and(yours('materialDeck'), advanced),
          count: 3,
          label: 'three advanced element cards of your material deck',
        },
      ],
      then: [
        {
          do: 'modify',
          what: 'self',
          mods: [
            has(
              continuous({ players: 'all' }, [
                {
                  mod: 'cost',
                  of: [{ has: ['elements', ADVANCED] }],
                  more: [{ pay: 'reserve', amount: 2 }],
                  if: yetToActivate,
                },
              ]),
            ),
          ],
          until: { kind: 'permanent' },
        },
      ],
    }),
    activated([{ pay: 'sacrifice', what: 'self' }], { if: levelAtLeast(2), effects: [draw(1)] }),
  ),
];
