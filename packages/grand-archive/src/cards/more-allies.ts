/** Allies that are written by hand: their texts say in a way of their own what the words of the language say. */
import type { SingleFaced } from '@arbiter/engine';
import {
  ally,
  allyCard,
  and,
  CLASS_BONUS,
  choose,
  classBonus,
  continuous,
  damage,
  draw,
  drawIntoMemory,
  ELEMENT_BONUS,
  each,
  element,
  has,
  intercept,
  keyword,
  may,
  onAttack,
  onEnter,
  other,
  plus,
  putCounters,
  saved,
  subtype,
  t,
  target,
  triggered,
  untilEndOfTurn,
  weapon,
  when,
  youControl,
  yours,
} from '../language/builders.js';
import { bonusOf, GRAVEYARD, OMENS, omenCosts, someOf, unique } from './common.js';

const KEYWORDS = ['vigor', 'ambush', 'intercept', 'steadfast', 'stealth', 'spellshroud', 'taunt', 'true sight'];

export const moreAllies: SingleFaced[] = [
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
  allyCard('Effluve Guard', 'wind', 3, 'Guardian Human', '2/3', {
    kind: 'static',
    zone: 'banishment',
    if: { all: [bonusOf('Ciel'), { is: ['self', OMENS] }] },
    affects: and(ally, { named: 'Vacuous Servant' }, youControl),
    mods: [has(keyword('vigor'))],
  }),
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
];
