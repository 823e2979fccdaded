/** Cards that change what the rules let players and permanents do, each by a rule of its own. */

import type { Effect, Filter, Ref } from '@arbiter/engine';
import {
  activated,
  and,
  another,
  artifact,
  asItEnters,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  enchantment,
  has,
  instant,
  instantOrSorcery,
  keyword,
  land,
  not,
  opponent,
  opponentControls,
  or,
  permanent,
  rule,
  spell,
  subtype,
  t,
  tap,
  target,
  youControl,
} from '../language/builders.js';

/** Graveyard, hand and library are searched at once, and any number of what fits is exiled (701.23). */
const searchAll = (of: Ref, filter: Filter): Effect[] => [
  { do: 'search', of, also: ['graveyard', 'hand'], filter, count: 'any', to: 'exile' },
  { do: 'shuffle', who: of },
];
const elsewhere = or(...['hand', 'library', 'graveyard', 'exile', 'command'].map((zone) => ({ zone })));
const spellCard = { is: 'spell' } as const;
/** What a player cast: lands are played otherwise. */
const wasCast: Filter = [
  or(...['hand', 'graveyard', 'exile', 'library', 'command'].map((zone) => ({ playedFrom: zone }))),
  not(land),
];

export const ruleChangers = [
  creatureCard(
    'Tree of Redemption',
    '{3}{G}',
    'Plant',
    '0/13',
    keyword('defender'),
    activated([tap], { effects: [{ do: 'exchangeLife', what: 'self', stat: 'toughness' }] }),
  ),
  card('Sigarda, Host of Herons', {
    cost: '{2}{G}{W}{W}',
    type: 'Legendary Creature — Angel',
    power: 5,
    toughness: 5,
    abilities: [
      keyword('flying'),
      keyword('hexproof'),
      continuous({ players: 'you' }, [rule('cantBeMadeToSacrifice')]),
    ],
  }),
  instant('Surgical Extraction', '{B/P}', {
    targets: [target([{ zone: 'graveyard' }, not([{ has: ['supertypes', 'Basic'] }, land])])],
    effects: searchAll({ ownerOf: t(0) }, { sameName: t(0) }),
  }),
  card('Slaughter Games', {
    cost: '{2}{B}{R}',
    type: 'Sorcery',
    abilities: [
      continuous('self', [rule('cantBeCountered')]),
      spell({
        targets: [target(opponent)],
        effects: [{ do: 'chooseWord', of: 'cardName', without: ['Land'] }, ...searchAll(t(0), { chosen: 'cardName' })],
      }),
    ],
  }),
  instant('Deicide', '{1}{W}', {
    targets: [target(enchantment)],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'exiled' },
      {
        do: 'if',
        if: { is: [{ saved: 'exiled' }, subtype('God')] },
        then: searchAll({ controllerOf: t(0) }, { sameName: { saved: 'exiled' } }),
      },
    ],
  }),
  card('Pithing Needle', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      asItEnters({ do: 'chooseWord', of: 'cardName', entering: true }),
      continuous({ players: 'all' }, [
        { mod: 'rule', rule: 'cantActivate', of: [{ chosen: 'cardName' }], manaAbilities: false },
      ]),
    ],
  }),
  card('Doran, the Siege Tower', {
    cost: '{W}{B}{G}',
    type: 'Legendary Creature — Treefolk Shaman',
    power: 0,
    toughness: 5,
    abilities: [continuous(creature, [rule('damageByToughness')])],
  }),
  card('Platinum Angel', {
    cost: '{7}',
    type: 'Artifact Creature — Angel',
    power: 4,
    toughness: 4,
    abilities: [
      keyword('flying'),
      continuous({ players: 'you' }, [rule('cantLose')]),
      continuous({ players: 'opponents' }, [rule('cantWin')]),
    ],
  }),
  card('Worship', {
    cost: '{3}{W}',
    type: 'Enchantment',
    abilities: [
      continuous({ players: 'you' }, [rule('damageLeavesLife', { count: 1 })], { exists: and(creature, youControl) }),
    ],
  }),
  card('Pariah', {
    cost: '{2}{W}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(creature),
      { kind: 'replacement', on: 'damage', target: { player: 'you' }, change: { dealtTo: 'attached' } },
    ],
  }),
  creatureCard('Palisade Giant', '{4}{W}{W}', 'Giant Soldier', '2/7', {
    kind: 'replacement',
    on: 'damage',
    target: or({ player: 'you' }, and(permanent, youControl, another)),
    change: { dealtTo: 'self' },
  }),
  creatureCard(
    'Aven Mindcensor',
    '{2}{W}',
    'Bird Wizard',
    '2/1',
    keyword('flash'),
    keyword('flying'),
    continuous({ players: 'opponents' }, [rule('searchesTop', { count: 4 })]),
  ),
  creatureCard('Containment Priest', '{1}{W}', 'Human Cleric', '2/2', keyword('flash'), {
    kind: 'replacement',
    on: 'move',
    object: and(creature, not({ is: 'token' }), not(wasCast)),
    match: { to: 'battlefield' },
    change: { to: 'exile' },
  }),
  ...(
    [
      ['Propaganda', '{2}{U}'],
      ['Ghostly Prison', '{2}{W}'],
    ] as const
  ).map(([name, cost]) =>
    card(name, {
      cost,
      type: 'Enchantment',
      abilities: [continuous({ players: 'you' }, [rule('attackTax', { count: 2 })])],
    }),
  ),
  instant('Fork', '{R}{R}', {
    targets: [target(and(spellCard, instantOrSorcery))],
    effects: [{ do: 'copy', what: t(0), newTargets: true, except: { props: { colors: ['R'] } } }],
  }),
  card('Arcane Adaptation', {
    cost: '{2}{U}',
    type: 'Enchantment',
    abilities: [
      asItEnters({ do: 'chooseWord', of: 'creatureType', entering: true }),
      continuous(and(creature, or(and(or(permanent, spellCard), youControl), and(elsewhere, { owner: 'you' }))), [
        { mod: 'gainChosen', of: 'creatureType' },
      ]),
    ],
  }),
  card("Painter's Servant", {
    cost: '{2}',
    type: 'Artifact Creature — Scarecrow',
    power: 1,
    toughness: 3,
    abilities: [
      asItEnters({ do: 'chooseWord', of: 'color', entering: true }),
      continuous(or(permanent, spellCard, elsewhere), [{ mod: 'gainChosen', of: 'color' }]),
    ],
  }),
  card('Opalescence', {
    cost: '{2}{W}{W}',
    type: 'Enchantment',
    abilities: [
      continuous(and(enchantment, not(subtype('Aura')), another), [
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'setToManaValue' },
      ]),
    ],
  }),
  card('March of the Machines', {
    cost: '{3}{U}',
    type: 'Enchantment',
    abilities: [
      continuous(and(artifact, not(creature)), [
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'setToManaValue' },
      ]),
    ],
  }),
  ...(
    [
      ['Archetype of Courage', '{1}{W}{W}', 'Human Soldier', '2/2', 'first strike'],
      ['Archetype of Imagination', '{4}{U}{U}', 'Human Wizard', '3/2', 'flying'],
      ['Archetype of Finality', '{4}{B}{B}', 'Gorgon', '2/3', 'deathtouch'],
      ['Archetype of Aggression', '{1}{R}{R}', 'Human Warrior', '3/2', 'trample'],
      ['Archetype of Endurance', '{6}{G}{G}', 'Boar', '6/5', 'hexproof'],
    ] as const
  ).map(([name, cost, types, figures, word]) =>
    card(name, {
      cost,
      type: `Enchantment Creature — ${types}`,
      power: Number(figures[0]),
      toughness: Number(figures[2]),
      abilities: [
        continuous(and(creature, youControl), [has(word)]),
        continuous(and(creature, opponentControls), [{ mod: 'cantHaveKeyword', keyword: word }]),
      ],
    }),
  ),
  instant('Incinerate', '{1}{R}', {
    targets: [target(or({ player: 'any' }, [permanent, { has: ['types', ['Creature', 'Planeswalker', 'Battle']] }]))],
    effects: [
      { do: 'damage', to: t(0), amount: 3, save: 'burnt' },
      { do: 'modify', what: { each: [creature, { in: { saved: 'burnt' } }] }, mods: [rule('cantBeRegenerated')] },
    ],
  }),
];
