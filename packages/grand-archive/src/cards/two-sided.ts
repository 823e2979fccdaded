/** Double-faced cards that are written by hand: what they are by default, and their flip sides. */
import type { Ability, Filter, FilterClause, MultiFaced, SingleFaced } from '@arbiter/engine';
import {
  activated,
  ally,
  allyCard,
  and,
  CLASS_BONUS,
  champion,
  continuous,
  damage,
  draw,
  each,
  element,
  faceUp,
  has,
  keyword,
  may,
  onAttack,
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
  wakeUp,
  when,
  YOUR_CHAMPION,
  youControl,
  yourRecollection,
  yours,
} from '../language/builders.js';
import { bonusOf, GRAVEYARD, someOf } from './common.js';

const twoSided = (front: SingleFaced, back: SingleFaced): MultiFaced => ({
  name: `${front.name} // ${back.name}`,
  layout: 'transform',
  faces: [front, back],
});
const GUO_JIA = bonusOf('Guo Jia');
const endPhase = { on: 'step', player: 'you', match: { step: 'end' } } as const;
const animalCards: FilterClause[] = [{ has: ['types', ['Ally']] }, { has: ['subtypes', ['Animal', 'Beast']] }];
const fireCards: Filter = and(GRAVEYARD, element('fire'));
const questOn = putCounters(1, 'quest', YOUR_CHAMPION);
/** What every Fabled Fatestone has: it is turned over for so many quest counters. */
const fabled = (quests: number, ...abilities: Ability[]): Ability[] => [
  keyword('immortality'),
  keyword('spellshroud'),
  ...abilities,
  activated([rest], {
    effects: [
      {
        do: 'pay',
        cost: [{ pay: 'removeCounters', of: 'champion', kind: 'quest', amount: quests }],
        then: [wakeUp('self'), { do: 'transform', what: 'self' }],
        else: [],
      },
    ],
  }),
];
const usedByUniqueWarriors = continuous(
  and(ally, { has: ['supertypes', 'Unique'] }, subtype('Warrior'), youControl),
  [{ mod: 'rule', rule: 'usesWeapons', of: { self: true } }],
  CLASS_BONUS,
);
/** The back of a weapon has no durability: it keeps the counters that it has. */
const abyssalFall = regaliaWeapon(
  'Huaji of Abyssal Fall',
  'exia',
  0,
  'Warrior Polearm',
  '3/0',
  usedByUniqueWarriors,
  onAttack(
    may(
      'Have it deal 10 unpreventable damage to the attacker?',
      { do: 'damage', amount: 10, to: each({ is: 'attacking' }), unpreventable: true, save: 'hurt' },
      when(someOf(saved('hurt')), {
        do: 'modify',
        what: each({ is: 'attacking' }),
        mods: [plus('attackPower', 3)],
        until: { kind: 'endOfFight' },
      }),
    ),
  ),
);
const { durability: _none, ...abyssalProps } = abyssalFall.props;

export const twoSidedCards: MultiFaced[] = [
  twoSided(
    regaliaWeapon(
      "Huaji of Heaven's Rise",
      'norm',
      0,
      'Warrior Polearm',
      '1/2',
      usedByUniqueWarriors,
      restricted(
        CLASS_BONUS,
        triggered(endPhase, {
          if: { is: [YOUR_CHAMPION, element('exia')] },
          effects: [
            { do: 'pay', cost: [{ pay: 'reserve', amount: 3 }], then: [{ do: 'transform', what: 'self' }], else: [] },
          ],
        }),
      ),
    ),
    { ...abyssalFall, props: abyssalProps },
  ),
  twoSided(
    regaliaItem(
      'Fabled Ruby Fatestone',
      'fire',
      7,
      'Tamer Fatestone',
      fabled(
        7,
        restricted(GUO_JIA, triggered(yourRecollection, { effects: [damage(1, each(champion))] })),
        restricted(
          GUO_JIA,
          triggered(
            { on: 'damage', source: and(element('fire'), youControl), match: { combat: false, unit: true } },
            { effects: [questOn] },
          ),
        ),
      ),
    ),
    allyCard(
      'Suzaku, Vermillion Phoenix',
      'fire',
      7,
      'Tamer Beast Shenju Fatebound Phoenix',
      '4/3',
      keyword('spellshroud'),
      restricted(
        GUO_JIA,
        triggered(
          { on: 'move', object: 'self', match: { from: 'field', to: 'banishment' } },
          {
            keyword: 'on banish',
            effects: [
              {
                do: 'pay',
                cost: [
                  { pay: 'banish', what: fireCards, count: 3, label: 'three fire element cards of your graveyard' },
                ],
                then: [
                  when(
                    { is: [{ now: 'self' }, { zone: 'banishment' }] },
                    { do: 'move', what: { now: 'self' }, to: 'field', cause: 'return', face: 1 },
                  ),
                ],
                else: [],
              },
            ],
          },
        ),
      ),
    ),
  ),
  twoSided(
    regaliaItem(
      'Fabled Emerald Fatestone',
      'wind',
      8,
      'Tamer Fatestone',
      fabled(
        8,
        restricted(GUO_JIA, {
          ...activated([{ pay: 'reserve', amount: 4 }, rest], {
            limit: { inAll: 1 },
            targets: [target(and({ has: ['types', ['Item', 'Weapon', 'Ally']] }, other))],
            effects: [
              { do: 'move', what: t(0), to: 'banishment', cause: 'suppress', save: 'suppressed' },
              {
                do: 'delayed',
                on: { on: 'step', match: { step: 'end' } },
                effects: [{ do: 'move', what: saved('suppressed'), to: 'field' }],
              },
            ],
          }),
          as: ['subtypes', 'Spell'],
        }),
        restricted(
          GUO_JIA,
          triggered({ on: 'move', player: 'you', match: { from: 'field', cause: 'suppress' } }, { effects: [questOn] }),
        ),
      ),
    ),
    allyCard(
      'Byakko, White Tiger',
      'wind',
      8,
      'Tamer Beast Shenju Fatebound Tiger',
      '6/6',
      keyword('spellshroud'),
      keyword('vigor'),
      continuous({ players: 'you' }, [{ mod: 'cost', of: animalCards, less: [{ pay: 'reserve', amount: 2 }] }], {
        all: [GUO_JIA, { compare: [{ happened: { on: 'activate', player: 'you', object: animalCards } }, '=', 0] }],
      }),
      continuous(and(ally, subtype('Beast'), youControl), [{ mod: 'loseKeyword', keyword: 'pride' }], GUO_JIA),
    ),
  ),
  twoSided(
    regaliaItem(
      'Fabled Azurite Fatestone',
      'arcane',
      10,
      'Tamer Fatestone',
      fabled(
        10,
        restricted(
          GUO_JIA,
          triggered(endPhase, {
            effects: [
              may(
                'Banish a card at random from your memory?',
                { do: 'random', who: 'you', zone: 'memory', save: 'lost' },
                { do: 'move', what: saved('lost'), to: 'banishment', cause: 'banish', save: 'gone' },
                when(someOf(saved('gone')), draw(1)),
              ),
            ],
          }),
        ),
        restricted(
          GUO_JIA,
          triggered(
            {
              on: 'move',
              player: 'you',
              object: { owner: 'you' },
              match: { from: 'memory', to: 'banishment', cause: ['banish', 'memoryCost'] },
            },
            { effects: [questOn] },
          ),
        ),
      ),
    ),
    allyCard(
      'Seiryuu, Azure Dragon',
      'arcane',
      10,
      'Tamer Beast Shenju Fatebound Dragon',
      '4/12',
      keyword('spellshroud'),
      keyword('taunt'),
      restricted(
        GUO_JIA,
        triggered(
          { on: 'attack', object: 'self' },
          {
            keyword: 'on attack',
            modes: {
              min: 1,
              max: 1,
              choices: [
                {
                  label: 'generate an Arcane Blast and banish it, to be activated there whatever its elements',
                  effects: [
                    { do: 'generate', named: 'Arcane Blast', save: 'made' },
                    { do: 'move', what: saved('made'), to: 'banishment', cause: 'banish', save: 'blast' },
                    {
                      do: 'modify',
                      what: saved('blast'),
                      mods: [{ mod: 'play' }, has(continuous('self', [{ mod: 'rule', rule: 'ignoresOwnElements' }]))],
                      until: { kind: 'permanent' },
                    },
                  ],
                },
                {
                  label: 'empower 2 and as much as there are arcane cards in your banishment',
                  effects: [
                    {
                      do: 'empower',
                      amount: { sum: [2, { count: and(yours('banishment'), element('arcane'), faceUp) }] },
                    },
                  ],
                },
              ],
            },
          },
        ),
      ),
    ),
  ),
];
