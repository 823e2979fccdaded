/** The material deck of the Lorraine starter: champions, weapons and items. */
import type { SingleFaced } from '@arbiter/engine';
import {
  activated,
  ally,
  and,
  banish,
  banishThis,
  CLASS_BONUS,
  championCard,
  choose,
  classBonus,
  continuous,
  damage,
  draw,
  each,
  element,
  faceUp,
  has,
  keyword,
  lineage,
  materialize,
  may,
  onEnter,
  onKill,
  opponentControls,
  plus,
  regalia,
  regaliaItem,
  regaliaWeapon,
  removeFromThis,
  saved,
  shield,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  weapon,
  when,
  youControl,
  yours,
} from '../language/builders.js';

const inMemory = (name: string) => ({ exists: [{ zone: 'memory' as const }, element(name)] });

/** A Resonance Bauble: of use only against a champion of one element. */
const resonanceBauble = (name: string, against: string): SingleFaced =>
  regaliaItem(
    name,
    'norm',
    0,
    'Mage Bauble',
    activated([banishThis], {
      if: { exists: and({ has: ['types', 'Champion'] }, opponentControls, element(against)) },
      effects: [draw(1)],
    }),
  );

export const waterResonanceBauble = resonanceBauble('Water Resonance Bauble', 'water');

const lifeEssenceAmulet = regaliaItem(
  'Life Essence Amulet',
  'norm',
  0,
  'Mage Bauble',
  triggered(
    { on: 'move', object: and(ally, youControl), match: { from: 'field', to: 'graveyard' } },
    {
      if: { turnOf: 'opponent' },
      effects: [
        when(
          { is: ['self', { zone: 'field' }] },
          may('Banish Life Essence Amulet to draw a card?', banish('self'), draw(1)),
        ),
      ],
    },
  ),
);

export const lorraineMaterial: SingleFaced[] = [
  championCard('Spirit of Wind', 'wind', 0, 'Spirit', { level: 0, life: 15 }, onEnter(draw(7))),
  championCard(
    'Lorraine, Wandering Warrior',
    'norm',
    1,
    'Warrior Human',
    { level: 1, life: 20 },
    onEnter(materialize([weapon, { prop: ['costKind', 'memory'] }, { prop: ['cost', 0] }])),
  ),
  championCard(
    'Lorraine, Blademaster',
    'norm',
    2,
    'Warrior Human',
    { level: 2, life: 24 },
    lineage('Lorraine'),
    onEnter(untilEndOfTurn('self', plus('attackPower', 2), has(onKill(draw(1))))),
  ),
  championCard(
    'Lorraine, Crux Knight',
    'crux',
    3,
    'Warrior Human',
    { level: 3, life: 28 },
    lineage('Lorraine'),
    continuous('self', [plus('attackPower', { count: and(yours('banishment'), regalia, weapon, faceUp) })]),
  ),
  regaliaItem(
    'Bauble of Abundance',
    'norm',
    0,
    'Cleric Bauble',
    activated([banishThis], { effects: [draw(1, 'players')] }),
  ),
  regaliaWeapon(
    'Clarent, Sword of Peace',
    'norm',
    1,
    'Warrior Sword',
    '1/2',
    classBonus(
      activated([removeFromThis(1, 'durability')], {
        effects: [shield(1, each(unit, youControl), false, { apart: true })],
      }),
    ),
  ),
  resonanceBauble('Fire Resonance Bauble', 'fire'),
  lifeEssenceAmulet,
  regaliaWeapon(
    'Ornamental Greatsword',
    'norm',
    0,
    'Guardian Warrior Sword',
    '1/1',
    triggered(
      { on: 'move', object: 'self', match: { to: 'field' } },
      {
        keyword: 'on enter',
        if: CLASS_BONUS,
        targets: [target([ally, youControl])],
        effects: [untilEndOfTurn(t(0), plus('power', 1))],
      },
    ),
  ),
  regaliaWeapon('Sword of Seeking', 'norm', 0, 'Warrior Sword', '1/2', classBonus(keyword('true sight'))),
  regaliaWeapon(
    "Warrior's Longsword",
    'norm',
    1,
    'Warrior Sword',
    '1/2',
    classBonus(continuous('self', [plus('power', 1)])),
  ),
  regaliaWeapon(
    'Prismatic Edge',
    'crux',
    2,
    'Warrior Sword',
    '3/1',
    classBonus(
      onEnter(
        { do: 'reveal', what: { each: { zone: 'memory' } } },
        when(inMemory('fire'), choose('unit', unit, { min: 1, max: 1 }), damage(3, saved('unit'))),
        when(inMemory('water'), draw(1)),
        when(inMemory('wind'), { do: 'random', who: 'opponents', zone: 'memory', save: 'lost' }, banish(saved('lost'))),
      ),
    ),
  ),
];
