/** Objects other than allies that are written by hand: their texts say in a way of their own what the words of the language say. */
import type { Condition, SingleFaced, TriggeredAbility, TriggerPattern } from '@arbiter/engine';
import {
  activated,
  ally,
  and,
  attackCard,
  CLASS_BONUS,
  champion,
  championCard,
  continuous,
  costsLess,
  damage,
  draw,
  drawIntoMemory,
  each,
  has,
  keyword,
  lineage,
  may,
  onEnter,
  putCounters,
  regaliaItem,
  regaliaWeapon,
  rest,
  restricted,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  when,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yourRecollection,
} from '../language/builders.js';
import { banishing, bonusOf, GRAVEYARD, OMENS, omenCosts, printedCard, someOf, unique } from './common.js';

const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
const PIECES = ['Pawn', 'Rook', 'Knight', 'Bishop', 'Queen', 'King'];
/** Whenever you play an advanced element card: it is activated or materialized. */
const PLAYING_ADVANCED: TriggerPattern[] = [
  { on: 'activate', player: 'you', object: [{ has: ['elements', ADVANCED] }] },
  {
    on: 'move',
    object: [{ owner: 'you' }, { has: ['elements', ADVANCED] }],
    match: { to: 'effectsStack', cause: 'materialize' },
  },
];
const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
const STARCALLED: TriggerPattern = { on: 'activate', player: 'you', object: [{ played: 'starcalling' }] };
const EACH_RECOLLECTION: TriggerPattern = { on: 'step', match: { step: 'recollection' } };
/** What Alice's text does for that champion, of several that a player may control (1.7.1.6). */
const hurtsAlice = (alice: 'self' | 'attached', on: TriggerPattern): TriggeredAbility => ({
  kind: 'triggered',
  on,
  if: { not: { exists: [{ zone: 'lineage' }, { attachedTo: alice }, subtype('Curse')] } },
  effects: [{ do: 'damage', amount: 7, to: alice, from: alice, unpreventable: true }],
});
const sheen = (n: number): Condition => ({ compare: [{ onMastery: 'sheen' }, '>=', n] });

export const moreObjects: SingleFaced[] = [
  attackCard(
    'Golden Checkmate',
    'exalted norm',
    15,
    'Cleric Ultimate Chessman Command',
    3,
    keyword('command', { label: 'Chessman' }),
    PIECES.map((piece) => costsLess(2, { all: [bonusOf('Alice'), { exists: and(unit, subtype(piece), youControl) }] })),
    restricted(
      bonusOf('Alice'),
      triggered(
        { on: 'hit', source: 'self' },
        { keyword: 'on hit', effects: [{ do: 'delayed', on: yourRecollection, effects: [{ do: 'win', who: 'you' }] }] },
      ),
    ),
  ),
  regaliaItem(
    'Aegis of Dawn',
    'neos',
    1,
    'Guardian Shield',
    costsLess(1, CLASS_BONUS),
    restricted(
      { compare: [{ event: 'amount' }, '>=', 4] },
      triggered({ on: 'damage', object: yourChampion }, { effects: [{ do: 'create', named: 'Automaton Drone' }] }),
    ),
  ),
  unique(
    printedCard(
      'Keep of the Golden Sashes',
      'norm',
      'Unique Domain',
      4,
      'Cleric Castle',
      continuous({ players: 'opponents' }, [{ mod: 'cost', more: [{ pay: 'reserve', amount: 1 }] }], {
        compare: [{ happened: { on: 'activate', player: 'opponent' } }, '=', 0],
      }),
      triggered(yourRecollection, {
        effects: [
          {
            do: 'pay',
            cost: [{ pay: 'banish', what: GRAVEYARD, count: 2, label: 'two cards' }],
            then: [],
            else: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
          },
        ],
      }),
    ),
  ),
  regaliaItem('Leporine Masque', 'norm', 0, 'Guardian Accessory', {
    ...activated(
      [
        { pay: 'reserve', amount: 6 },
        { pay: 'banish', what: 'self' },
      ],
      { effects: [drawIntoMemory(1)] },
    ),
    less: { cost: [{ pay: 'reserve', amount: 1 }], times: { count: OMENS } },
  }),
  regaliaWeapon(
    "Shadow's Claw",
    'umbra',
    0,
    'Assassin Dagger',
    '1/3',
    {
      kind: 'play',
      method: 'elsewhere',
      zone: 'materialDeck',
      if: { is: [YOUR_CHAMPION, { counters: ['preparation', 4] }] },
    },
    continuous(
      and(ally, { has: ['types', ['Phantasia']] }, youControl),
      [{ mod: 'rule', rule: 'usesWeapons', of: { self: true } }],
      bonusOf('Tristan'),
    ),
    restricted(
      bonusOf('Tristan'),
      triggered(
        {
          on: 'attack',
          object: [ally, { has: ['types', ['Phantasia']] }, youControl, { is: 'attacksUsing', of: { self: true } }],
        },
        { effects: [putCounters(1, 'durability', 'self')] },
      ),
    ),
  ),
  unique(
    printedCard(
      'Supernova Divination',
      'astra',
      'Unique Phantasia',
      6,
      'Cleric Ultimate Spell',
      keyword('spellshroud'),
      ...[EACH_RECOLLECTION, STARCALLED].map((on) =>
        restricted(
          bonusOf('Arisanna'),
          triggered(on, {
            effects: [
              putCounters(1, 'divination', 'self'),
              when(
                { is: ['self', { counters: ['divination', 10] }] },
                { do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice', save: 'gone' },
                when(someOf(saved('gone')), untilEndOfTurn(each(unit, { not: youControl }), { mod: 'loseAbilities' }), {
                  do: 'damage',
                  amount: 25,
                  to: each(unit, { not: youControl }),
                  unpreventable: true,
                }),
              ),
            ],
          }),
        ),
      ),
    ),
  ),
  printedCard(
    'Twinstar Tonic',
    'astra',
    'Item',
    12,
    'Cleric Potion',
    restricted(
      bonusOf('Arisanna'),
      keyword('brew', {
        cost: ['Blightroot', 'Silvershine', 'Razorvine'].map((named) => ({
          pay: 'sacrifice' as const,
          what: [{ zone: 'field' }, youControl, { named }],
          count: 2,
        })),
      }),
    ),
    activated([{ pay: 'sacrifice', what: 'self' }], {
      effects: [
        {
          do: 'delayed',
          on: STARCALLED,
          effects: [may('Copy that activation?', { do: 'copy', what: { event: 'object' }, newTargets: true })],
          repeat: true,
        },
      ],
    }),
  ),
  championCard(
    'Kongming, Erudite Strategist',
    'norm',
    2,
    'Mage Human',
    { level: 2, life: 22 },
    lineage('Kongming'),
    onEnter(
      ...DIRECTIONS.flatMap((direction) => [
        banishing({ top: 1 }, direction),
        {
          do: 'modify' as const,
          what: saved(direction),
          mods: [{ mod: 'play' as const, if: { facing: [direction] } }],
          until: { kind: 'untilStep' as const, step: 'start' },
        },
      ]),
    ),
  ),
  unique(
    printedCard(
      'Labyrinth, Jeweled Opus',
      'exalted water',
      'Unique Phantasia',
      7,
      'Assassin Spell',
      costsLess(3, CLASS_BONUS),
      continuous(yourChampion, [has(keyword('spellshroud')), has(keyword('stealth'))], {
        all: [
          sheen(10),
          { is: [YOUR_CHAMPION, { not: { status: 'rested' } }] },
          { not: { exists: [{ player: 'opponent' }, { owns: [{ zone: 'memory' }, '>=', 7] }] } },
        ],
      }),
      restricted(sheen(18), triggered({ on: 'step', player: 'you', match: { step: 'end' } }, { effects: [draw(1)] })),
      restricted(
        sheen(36),
        activated([rest], {
          targets: [target(unit)],
          effects: [
            {
              do: 'number',
              as: 'moved',
              max: { onMastery: 'sheen' },
              prompt: 'Choose how many sheen counters to move',
            },
            { do: 'takeFromMastery', kind: 'sheen', amount: { number: 'moved' }, to: t(0) },
          ],
        }),
      ),
    ),
  ),
  unique(
    printedCard(
      'Soutirer Vortex',
      'umbra',
      'Unique Phantasia',
      6,
      'Guardian Spell',
      costsLess(3, { compare: [omenCosts, '>=', 3] }),
      continuous(OMENS, [
        has({
          kind: 'triggered',
          zone: 'banishment',
          on: {
            on: 'activate',
            player: 'opponent',
            object: [{ prop: ['costKind', 'reserve'] }, { stat: ['cost', '=', { stat: 'cost', of: 'self' }] }],
          },
          if: { is: ['self', { prop: ['costKind', 'reserve'] }] },
          effects: [
            { do: 'recover', who: 'you', amount: 1 },
            damage(1, each(champion, { controller: { event: 'player' } })),
          ],
        }),
      ]),
    ),
  ),
  championCard(
    'Alice, Phantom Monarch',
    'umbra',
    2,
    'Anomaly Human',
    { level: 2, life: 22 },
    lineage('Alice'),
    PLAYING_ADVANCED.flatMap((on): TriggeredAbility[] => [
      hurtsAlice('self', on),
      { ...hurtsAlice('attached', on), zone: 'lineage' },
    ]),
  ),
];
