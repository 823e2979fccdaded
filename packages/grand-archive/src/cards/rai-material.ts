/** The material deck of the Rai starter: champions and items. */
import type { SingleFaced } from '@arbiter/engine';
import {
  action,
  activated,
  and,
  banish,
  banishThis,
  championCard,
  classBonus,
  continuous,
  damage,
  draw,
  element,
  faceUp,
  inherited,
  lineage,
  may,
  onEnter,
  plus,
  putCounters,
  regaliaItem,
  removeFromChampion,
  rest,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  when,
  YOUR_CHAMPION,
  yourChampion,
  yourRecollection,
  yours,
} from '../language/builders.js';
import { waterResonanceBauble } from './lorraine-material.js';

const enlighten = (amount: number) => putCounters(amount, 'enlighten', YOUR_CHAMPION);

export const raiMaterial: SingleFaced[] = [
  championCard('Spirit of Fire', 'fire', 0, 'Spirit', { level: 0, life: 15 }, onEnter(draw(7))),
  championCard(
    'Rai, Spellcrafter',
    'norm',
    1,
    'Mage Human',
    { level: 1, life: 19 },
    onEnter(putCounters(2, 'enlighten', 'self')),
  ),
  championCard(
    'Rai, Archmage',
    'norm',
    2,
    'Mage Human',
    { level: 2, life: 22 },
    lineage('Rai'),
    inherited({
      kind: 'triggered',
      on: { on: 'activate', player: 'you', object: { is: 'firstActivatedThisTurn', of: and(action, subtype('Mage')) } },
      effects: [enlighten(1)],
    }),
  ),
  championCard(
    'Rai, Storm Seer',
    'arcane',
    3,
    'Mage Human',
    { level: 3, life: 25 },
    lineage('Rai'),
    continuous('self', [
      plus('level', { count: and(yours('banishment'), element('arcane'), subtype('Mage'), subtype('Spell'), faceUp) }),
    ]),
  ),
  regaliaItem(
    'Crystal of Empowerment',
    'norm',
    0,
    'Mage Crystal',
    activated([banishThis], { effects: [untilEndOfTurn(YOUR_CHAMPION, plus('level', 2))] }),
  ),
  regaliaItem(
    'Endura, Scepter of Ignition',
    'norm',
    0,
    'Mage Scepter',
    activated([rest, removeFromChampion(1, 'enlighten')], {
      timing: 'slow',
      targets: [target(unit)],
      effects: [damage(1, t(0))],
    }),
  ),
  regaliaItem(
    'Mana Limiter',
    'norm',
    0,
    'Mage Bauble',
    continuous({ players: 'you' }, [{ mod: 'rule', rule: 'cantPayCounters', kind: 'enlighten' }]),
    activated([banishThis], {
      if: { exists: and(yourChampion, { counters: ['enlighten', 6] }) },
      effects: [draw(1)],
    }),
  ),
  regaliaItem(
    'Surveillance Stone',
    'norm',
    0,
    'Mage Crystal',
    triggered(
      { on: 'attack', player: 'opponent', match: { unit: true, nth: 3 } },
      {
        effects: [
          when(
            { is: ['self', { zone: 'field' }] },
            may('Banish Surveillance Stone to draw a card?', banish('self'), draw(1)),
          ),
        ],
      },
    ),
  ),
  regaliaItem(
    'Tome of Knowledge',
    'norm',
    1,
    'Mage Book',
    classBonus(continuous(yourChampion, [plus('level', 1)])),
    activated([banishThis], { effects: [draw(1)] }),
  ),
  waterResonanceBauble,
  regaliaItem(
    "Arcanist's Prism",
    'arcane',
    1,
    'Mage Artifact',
    triggered(yourRecollection, {
      effects: [
        {
          do: 'order',
          what: { each: yours('memory') },
          save: 'cards',
          prompt: 'Order your memory: the first goes to the bottom of your deck first',
        },
        { do: 'remember', as: 'count', value: { countOf: saved('cards') } },
        { do: 'move', what: saved('cards'), to: 'mainDeck', position: 'bottom', cause: 'effect' },
        draw({ number: 'count' }),
      ],
    }),
  ),
];
