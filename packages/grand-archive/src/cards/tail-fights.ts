/** Cards that are written by hand and speak of attacks, of what was prepared for them, and of weapons. */
import type { Effect, Mod, SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  CLASS_BONUS,
  choose,
  classBonus,
  continuous,
  damage,
  destroy,
  drawIntoMemory,
  ELEMENT_BONUS,
  each,
  has,
  keyword,
  LV,
  opponentControls,
  or,
  plus,
  putCounters,
  regalia,
  regaliaItem,
  regaliaWeapon,
  removeFromChampion,
  rest,
  restricted,
  saved,
  subtype,
  t,
  target,
  triggered,
  unit,
  untilEndOfTurn,
  wakeUp,
  weapon,
  when,
  YOUR_CHAMPION,
  youControl,
  yours,
} from '../language/builders.js';
import { bonusOf, GRAVEYARD, printedCard } from './common.js';

const unblockable = has(keyword('unblockable'));
const aetherwings = and(subtype('Aetherwing'), weapon, youControl);
/** A preparation counter of a champion is removed, if its player will, for something. */
const forPreparation = (then: Effect): Effect => ({
  do: 'pay',
  cost: [removeFromChampion(1, 'preparation')],
  then: [then],
});
const PREPARED = { on: 'activate', player: 'you', object: { is: 'prepared' } } as const;
/** Whoever has so few cards in hand and memory is asked for as the card is activated, and not again. */
const withSixOrLess = each({ player: 'you' }, { owns: [[or({ zone: 'hand' }, { zone: 'memory' })], '<=', 6] });
const firstAttack: Mod[] = [plus('attackPower', 2)];
const attacksOfLinked = { happened: { on: 'attack', object: 'attached', match: { unit: true } } } as const;

export const tailFights: SingleFaced[] = [
  actionCard("Suzaku's Command", 'fire', 2, 'fast', 'Tamer Skill', {
    targets: [target(and(subtype('Beast'), ally))],
    effects: [
      { do: 'nextAttack', what: t(0), mods: [unblockable, plus('attackPower', 2)] },
      when(
        { is: [t(0), subtype('Shenju')] },
        {
          do: 'nextAttack',
          what: t(0),
          mods: [plus('attackPower', 2), { mod: 'rule', rule: 'combatUnpreventable' }],
        },
      ),
    ],
  }),
  withPower(
    actionCard(
      'Guided Starlight',
      'astra',
      2,
      'fast',
      'Ranger Aethercharge Spell',
      {
        effects: [
          {
            do: 'pay',
            who: 'opponents',
            cost: [{ pay: 'reserve', amount: 3 }],
            then: [],
            else: [{ do: 'nextAttack', what: YOUR_CHAMPION, mods: [unblockable] }],
          },
          choose('wing', aetherwings, { min: 0, max: 1 }),
          when(
            { compare: [{ countOf: saved('wing') }, '>=', 1] },
            { do: 'move', what: 'self', to: 'loaded', attached: saved('wing'), cause: 'load' },
          ),
        ],
      },
      restricted(ELEMENT_BONUS, keyword('aethercalling')),
    ),
  ),
  actionCard(
    "Demon's Aim",
    'umbra',
    2,
    'slow',
    'Ranger Curse Spell',
    {
      effects: [
        {
          do: 'move',
          what: 'self',
          to: 'lineage',
          attached: YOUR_CHAMPION,
          position: 'bottom',
          cause: 'effect',
        },
        untilEndOfTurn(YOUR_CHAMPION, has(keyword('true sight')), unblockable),
      ],
    },
    { kind: 'static', zone: 'lineage', affects: 'attached', mods: [plus('life', -2)] },
  ),
  actionCard(
    'Flamebreak Chorus',
    'fire',
    2,
    'slow',
    'Tamer Skill Melody',
    {
      targets: [target(ally)],
      effects: [
        untilEndOfTurn(t(0), plus('power', 2)),
        when({ is: [t(0), { is: 'defending' }] }, wakeUp(t(0)), untilEndOfTurn(t(0), plus('power', LV()))),
      ],
    },
    classBonus(keyword('fast activation')),
  ),
  actionCard(
    'Lost Promises',
    'umbra',
    2,
    'fast',
    'Cleric Spell Reaction',
    {
      targets: [{ ...target(and(unit, { is: 'attacking' })), if: bonusOf('Alice') }],
      effects: [when(bonusOf('Alice'), damage(3, t(0)), { do: 'endPhase' })],
    },
    {
      kind: 'play',
      method: 'promised',
      zone: 'memory',
      if: { all: [bonusOf('Alice'), { is: [YOUR_CHAMPION, { is: 'defending' }] }] },
      cost: [{ pay: 'banish', what: GRAVEYARD, count: 6, label: 'six cards of your graveyard' }],
    },
  ),
  allyCard(
    'Innocuous Disposer',
    'norm',
    2,
    'Assassin Human',
    '1/1',
    continuous(and(ally, subtype('Human')), [{ mod: 'rule', rule: 'cantRetaliate' }], {
      is: ['self', { is: 'attacking' }],
    }),
    classBonus(
      triggered(
        { on: 'hit', source: 'self', object: ally },
        {
          keyword: 'on ally hit',
          effects: [
            when({ is: [{ event: 'object' }, subtype('Human')] }, forPreparation(destroy({ event: 'object' }))),
          ],
        },
      ),
    ),
  ),
  regaliaWeapon(
    'Vorpal Sword',
    'crux',
    1,
    'Assassin Sword',
    '3/3',
    continuous(and(ally, subtype('Specter')), [{ mod: 'rule', rule: 'cantRetaliate' }]),
    activated([rest, { pay: 'banish', what: yours('materialDeck'), label: 'a card of your material deck' }], {
      if: bonusOf('Merlin'),
      effects: [untilEndOfTurn('self', has(keyword('spellshroud')))],
    }),
    {
      kind: 'triggered',
      keyword: 'on ally hit',
      on: { on: 'hit', source: 'self', object: ally },
      if: bonusOf('Merlin'),
      limit: { perTurn: 1 },
      effects: [forPreparation(wakeUp({ event: 'attacker' }))],
    },
  ),
  regaliaWeapon(
    'Sword of Shadows',
    'astra',
    0,
    'Warrior Distortion Sword',
    '1/2',
    continuous('self', [plus('power', 1)], CLASS_BONUS),
    continuous('self', [plus('power', -1)], { exists: [ally, opponentControls, { keyword: 'stealth' }] }),
  ),
  regaliaItem(
    'Insignia of the Corhazi',
    'luxem',
    0,
    'Assassin Artifact',
    activated([{ pay: 'reserve', amount: 3 }, rest], { effects: [putCounters(1, 'preparation', YOUR_CHAMPION)] }),
    classBonus(
      triggered(
        { on: 'activate', player: 'you', object: [{ is: 'prepared' }, { controller: withSixOrLess }] },
        { effects: [drawIntoMemory(1)] },
      ),
    ),
  ),
  printedCard(
    'Radiant Origin of Assassin',
    'norm',
    'Phantasia',
    3,
    'Assassin Trial',
    keyword('omnishroud'),
    triggered(PREPARED, { effects: [putCounters(1, 'training', 'self')] }),
    activated(
      [
        { pay: 'reserve', amount: 5 },
        { pay: 'sacrifice', what: 'self' },
      ],
      {
        if: { all: [CLASS_BONUS, { is: ['self', { counters: ['training', 4] }] }] },
        effects: [{ do: 'levelUp' }],
      },
    ),
  ),
  regaliaItem(
    'Fractured Crown',
    'luxem',
    0,
    'Warrior Artifact',
    keyword('link', { from: { has: ['types', ['Champion']] } }),
    continuous('attached', firstAttack, {
      any: [
        { compare: [attacksOfLinked, '=', 0] },
        { all: [{ compare: [attacksOfLinked, '=', 1] }, { is: ['attached', { is: 'attacking' }] }] },
      ],
    }),
    continuous(
      'attached',
      [plus('life', { times: [2, { count: and(GRAVEYARD, { has: ['supertypes', 'Unique'] }, ally) }] })],
      CLASS_BONUS,
    ),
  ),
  withPower(
    printedCard(
      'Aetherial Projection',
      'astra',
      'Phantasia',
      2,
      'Ranger Aethercharge Spell',
      restricted({ all: [bonusOf('Diana'), ELEMENT_BONUS] }, keyword('aethercalling')),
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'field' },
        entering: true,
        if: { all: [bonusOf('Diana'), ELEMENT_BONUS] },
        copy: {
          of: aetherwings,
          may: true,
          except: {
            abilities: [
              continuous(and(subtype('Ranger'), ally, youControl), [
                { mod: 'rule', rule: 'usesWeapons', of: { self: true } },
              ]),
            ],
          },
        },
      },
    ),
  ),
  regaliaItem(
    'Orb of Sealing',
    'norm',
    0,
    'Cleric Bauble',
    activated([rest], {
      targets: [
        {
          what: [
            { zone: 'banishment' },
            { not: { status: 'faceDown' } },
            { not: { has: ['types', ['Champion']] } },
            { not: regalia },
          ],
          min: 0,
          max: 2,
          together: 'sameOwner',
        },
      ],
      effects: [putCounters(1, 'seal', t(0)), { do: 'status', what: t(0), status: 'faceDown' }],
    }),
    triggered(
      { on: 'move', object: 'self', match: { from: 'field' } },
      {
        keyword: 'on leave',
        effects: [
          { do: 'remember', as: 'sealed', what: each({ zone: 'banishment' }, { counters: ['seal', 1] }) },
          { do: 'clearCounters', what: saved('sealed'), kind: 'seal' },
          {
            do: 'status',
            what: each({ in: saved('sealed') }, { zone: 'banishment' }, { not: { counters: ['seal', 1] } }),
            status: 'faceDown',
            on: false,
          },
        ],
      },
    ),
  ),
];

/** An Aethercharge is an action or a phantasia that has power as it is used for an attack. */
function withPower(card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, power: 2 } };
}
