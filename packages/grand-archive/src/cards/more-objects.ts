/** Allies and other objects that are written by hand: their texts say in a way of their own what the words of the language say. */
import type { Condition, SingleFaced, TriggeredAbility, TriggerPattern } from '@arbiter/engine';
import {
  activated,
  ally,
  allyCard,
  and,
  attackCard,
  CLASS_BONUS,
  champion,
  championCard,
  choose,
  classBonus,
  continuous,
  costsLess,
  damage,
  draw,
  drawIntoMemory,
  ELEMENT_BONUS,
  each,
  element,
  has,
  intercept,
  keyword,
  lineage,
  may,
  onAttack,
  onEnter,
  other,
  plus,
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
  weapon,
  when,
  YOUR_CHAMPION,
  youControl,
  yourChampion,
  yourRecollection,
  yours,
} from '../language/builders.js';
import { banishing, bonusOf, GRAVEYARD, OMENS, omenCosts, printedCard, someOf, unique } from './common.js';

const ADVANCED = ['arcane', 'astra', 'crux', 'exia', 'luxem', 'neos', 'tera', 'umbra', 'exalted'];
const PIECES = ['Pawn', 'Rook', 'Knight', 'Bishop', 'Queen', 'King'];
const KEYWORDS = ['vigor', 'ambush', 'intercept', 'steadfast', 'stealth', 'spellshroud', 'taunt', 'true sight'];
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
  allyCard(
    'Covert Manipulator',
    'norm',
    3,
    'Assassin Human',
    '2/2',
    classBonus(
      onEnter(
        { do: 'look', what: { top: 1, of: 'opponents' } },
        may(
          'Choose an opponent?',
          choose('chosen', { player: 'opponent' }, { min: 1, max: 1 }),
          { do: 'gainStatus', status: "Crowd's Favor" },
          draw(1, saved('chosen')),
          {
            do: 'move',
            what: { top: 1, of: each({ player: 'opponent' }, { not: { in: saved('chosen') } }) },
            to: 'graveyard',
            cause: 'effect',
          },
        ),
      ),
    ),
  ),
  unique(
    allyCard(
      'Dong Zhou, False Liege',
      'tera',
      3,
      'Guardian Mage Human',
      '1/4',
      intercept,
      classBonus(
        onEnter(
          when(
            // Who has left the field can't be rested.
            { is: ['self', and({ zone: 'field' }, { not: { status: 'rested' } })] },
            may(
              'Rest Dong Zhou?',
              { do: 'status', what: 'self', status: 'rested' },
              {
                do: 'either',
                choices: [
                  {
                    label: 'deal 3 damage to all other allies, and empower 3',
                    effects: [damage(3, each(ally, other)), { do: 'empower', amount: 3 }],
                  },
                  {
                    label: 'deal 3 damage to all other allies, and Dong Zhou gains vigor',
                    effects: [damage(3, each(ally, other)), untilEndOfTurn('self', has(keyword('vigor')))],
                  },
                  {
                    label: 'empower 3, and Dong Zhou gains vigor',
                    effects: [{ do: 'empower', amount: 3 }, untilEndOfTurn('self', has(keyword('vigor')))],
                  },
                ],
              },
            ),
          ),
        ),
      ),
    ),
  ),
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
  unique(
    allyCard(
      'Mary Ann, Maladroit Maid',
      'umbra',
      3,
      'Guardian Human',
      '0/4',
      continuous('self', [plus('power', omenCosts)]),
      KEYWORDS.map((name) => continuous('self', [has(keyword(name))], { exists: [...OMENS, { cardKeyword: name }] })),
    ),
  ),
  unique(
    allyCard(
      'Jubjub Bird, Mimsy Ghast',
      'crux',
      3,
      'Anomaly Specter Beast Bird',
      '3/3',
      keyword('stealth'),
      triggered(
        { on: 'move', object: 'self', match: { to: 'field' } },
        {
          keyword: 'on enter',
          targets: [target(and(ally, youControl, other))],
          effects: [
            may('Have it become a copy?', {
              do: 'become',
              what: t(0),
              copy: 'self',
              except: { props: { name: 'Drib Bujbuj' } },
            }),
          ],
        },
      ),
    ),
  ),
  allyCard(
    'Steady Sharpshooter',
    'norm',
    3,
    'Ranger Human',
    '1/4',
    onAttack(
      putCounters(1, 'aim', 'self'),
      may(
        'Remove all aim counters?',
        { do: 'remember', as: 'removed', value: { counters: 'aim', of: 'self' } },
        { do: 'clearCounters', what: 'self', kind: 'aim' },
        {
          do: 'modify',
          what: 'self',
          mods: [{ mod: 'ability', ability: keyword('ranged', { value: 2 }), times: { number: 'removed' } }],
          until: { kind: 'endOfFight' },
        },
      ),
    ),
  ),
  unique(
    allyCard(
      'Carter, Synthetic Reaper',
      'umbra',
      2,
      'Guardian Ranger Human',
      '2/3',
      classBonus(keyword('cleave')),
      triggered(
        { on: 'move', object: ally, match: { from: 'field', to: 'graveyard' } },
        { effects: [{ do: 'recover', who: 'you', amount: 1 }] },
      ),
      onEnter(
        choose('given', and(ally, youControl, other), { min: 0, max: 1 }),
        { do: 'move', what: saved('given'), to: 'graveyard', cause: 'sacrifice', save: 'gone' },
        when(
          someOf(saved('gone')),
          untilEndOfTurn('self', plus('power', 2)),
          when({ is: [{ was: saved('gone') }, [subtype('Automaton'), ally]] }, draw(1)),
        ),
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
  allyCard('Effluve Guard', 'wind', 3, 'Guardian Human', '2/3', {
    kind: 'static',
    zone: 'banishment',
    if: { all: [bonusOf('Ciel'), { is: ['self', OMENS] }] },
    affects: and(ally, { named: 'Vacuous Servant' }, youControl),
    mods: [has(keyword('vigor'))],
  }),
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
  allyCard(
    'Sworn Windhand',
    'wind',
    3,
    'Guardian Human',
    '1/3',
    classBonus(keyword('taunt')),
    continuous('self', [
      has(keyword('retort', { value: 2 })),
      { mod: 'ability', ability: keyword('retort', { value: 1 }), times: { count: OMENS } },
    ]),
  ),
  unique(
    allyCard(
      'Dahlia, Idyllic Dreamer',
      'water',
      3,
      'Ranger Automaton',
      '1/3',
      classBonus(
        onAttack(
          { do: 'remember', as: 'seen', what: { top: 1 } },
          { do: 'look', what: saved('seen') },
          when(
            { is: [saved('seen'), element('water')] },
            may('Put it into your graveyard?', {
              do: 'move',
              what: saved('seen'),
              to: 'graveyard',
              cause: 'effect',
            }),
          ),
        ),
      ),
      continuous('self', [
        {
          mod: 'ability',
          ability: keyword('ranged', { value: 1 }),
          times: { count: and(GRAVEYARD, element('water')) },
        },
      ]),
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
  allyCard(
    'Trickster of the Fae Realm',
    'norm',
    3,
    'Cleric Fairy',
    '1/2',
    keyword('stealth'),
    triggered(
      { on: 'move', object: 'self', match: { to: 'field' } },
      {
        keyword: 'on enter',
        targets: [{ what: { player: 'opponent' } }],
        effects: [
          { do: 'remember', as: 'seen', what: { top: 5, of: t(0) } },
          { do: 'look', what: saved('seen') },
          { do: 'choose', among: saved('seen'), min: 0, max: 2, save: 'picked', prompt: 'Choose up to two to banish' },
          { do: 'move', what: saved('picked'), to: 'banishment', cause: 'banish', save: 'gone', keep: 'linked' },
          {
            do: 'arrange',
            kind: 'LOOK',
            of: t(0),
            count: { sum: [5, { negative: { countOf: saved('gone') } }] },
            piles: ['top'],
          },
        ],
      },
    ),
    triggered(
      { on: 'move', object: 'self', match: { from: 'field' } },
      {
        keyword: 'on leave',
        effects: [
          { do: 'order', what: each({ zone: 'banishment' }, { linked: true }), save: 'returned' },
          { do: 'move', what: saved('returned'), to: 'mainDeck', position: 'top', cause: 'return' },
        ],
      },
    ),
  ),
  allyCard('Seaside Ringleader', 'water', 3, 'Tamer Human', '2/2', {
    kind: 'activated',
    zone: 'graveyard',
    if: { all: [CLASS_BONUS, ELEMENT_BONUS] },
    cost: [
      { pay: 'reserve', amount: 2 },
      { pay: 'banish', what: 'self' },
    ],
    effects: [
      drawIntoMemory(1),
      {
        do: 'createReplacement',
        replaces: {
          on: 'move',
          object: [ally, subtype('Animal', 'Beast'), { controller: 'you' }],
          match: { from: 'effectsStack', to: 'field' },
          change: { counters: { buff: 1 } },
        },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  allyCard(
    'Flagrant Guide',
    'fire',
    3,
    'Mage Human',
    '1/3',
    onEnter(
      may(
        'Level up your champion?',
        { do: 'remember', as: 'before', value: { happened: { on: 'levelUp', player: 'you' } } },
        { do: 'levelUp', save: 'grown' },
        when(
          { compare: [{ happened: { on: 'levelUp', player: 'you' } }, '>', { number: 'before' }] },
          {
            do: 'damage',
            amount: { sum: [6, { times: [4, { baseLevel: saved('grown') }] }] },
            to: saved('grown'),
            unpreventable: true,
          },
        ),
      ),
    ),
  ),
  allyCard(
    'Alacritous Huntress',
    'norm',
    3,
    'Ranger Human',
    '2/2',
    keyword('ranged', { value: 2 }),
    onEnter(
      choose('shown', and(yours('hand'), subtype('Aethercharge')), { min: 0, max: 1 }),
      { do: 'reveal', what: saved('shown') },
      when(someOf(saved('shown')), {
        do: 'either',
        choices: [
          {
            label: 'discard it',
            effects: [
              { do: 'move', what: saved('shown'), to: 'graveyard', cause: 'discard', save: 'gone' },
              when(someOf(saved('gone')), draw(1)),
            ],
          },
          {
            label: 'load it',
            effects: [
              choose('weapon', and(subtype('Aetherwing'), weapon, youControl), { min: 1, max: 1 }),
              {
                do: 'move',
                what: saved('shown'),
                to: 'loaded',
                attached: saved('weapon'),
                cause: 'load',
                save: 'gone',
              },
              when(someOf(saved('gone')), draw(1)),
            ],
          },
          { label: 'neither', effects: [] },
        ],
      }),
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
