/** Cards written by hand with critical, with modes under a condition, with limits, and those that have others materialize. */
import type { Ability, Effect, Mod, SingleFaced } from '@arbiter/engine';
import {
  actionCard,
  activated,
  ally,
  allyCard,
  and,
  attackCard,
  banishThis,
  CLASS_BONUS,
  champion,
  championCard,
  choose,
  classBonus,
  continuous,
  costsLess,
  damage,
  destroy,
  draw,
  drawIntoMemory,
  each,
  element,
  glimpse,
  has,
  keyword,
  levelAtLeast,
  lineage,
  onAttack,
  onEnter,
  or,
  plus,
  putCounters,
  regalia,
  regaliaItem,
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
  yourRecollection,
  yours,
} from '../language/builders.js';
import { bonusOf, eventWas, GRAVEYARD, printedCard, someOf, unique } from './common.js';

const item = { has: ['types', ['Item']] } as const satisfies { has: [string, string[]] };
const onField = (kind: string) => and(ally, subtype('Chessman'), subtype(kind), youControl);
const summon = (named: string): Effect => ({ do: 'create', named });
const fireUnpreventable: Mod = { mod: 'rule', rule: 'damageUnpreventable', of: { has: ['elements', ['fire']] } };
const endPhase = { on: 'step', player: 'you', match: { step: 'end' } } as const;
const spirit = { has: ['classes', ['Spirit']] } as const satisfies { has: [string, string[]] };
const entering = { on: 'move', object: 'self', match: { to: 'field' } } as const;
const asSpell = <A extends Ability>(ability: A): A => ({ ...ability, as: ['subtypes', 'Spell'] });

export const limitsAndModes: SingleFaced[] = [
  allyCard('Bushwhack Bandit', 'wind', 3, 'Assassin Human', '2/1', classBonus(keyword('critical', { value: 1 }))),
  allyCard(
    'Corhazi Lightblade',
    'luxem',
    2,
    'Assassin Human',
    '2/2',
    classBonus(
      onAttack(
        { do: 'random', who: 'you', zone: 'memory', save: 'shown' },
        { do: 'reveal', what: saved('shown') },
        when(
          { is: [saved('shown'), element('luxem')] },
          untilEndOfTurn('self', has(keyword('critical', { value: 1 }))),
        ),
      ),
    ),
  ),
  attackCard(
    'Coup de Grace',
    'norm',
    4,
    'Assassin Dagger',
    4,
    keyword('prepare', { value: 4 }),
    classBonus(
      onAttack(
        when(
          { paid: 'prepare' },
          { do: 'modify', what: 'self', mods: [has(keyword('critical', { value: 4 }))], until: { kind: 'permanent' } },
        ),
      ),
    ),
  ),
  actionCard('Swooping Talons', 'norm', 3, 'slow', 'Ranger Skill', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        { label: 'deal 2 damage to target ally', targets: [target(ally)], effects: [damage(2, t(0))] },
        {
          label: 'destroy target item with memory cost 0 or reserve cost 4 or less',
          if: levelAtLeast(2),
          targets: [
            target(
              and(
                item,
                or(
                  [{ prop: ['costKind', 'memory'] }, { stat: ['cost', '=', 0] }],
                  [{ prop: ['costKind', 'reserve'] }, { stat: ['cost', '<=', 4] }],
                ),
              ),
            ),
          ],
          effects: [destroy(t(0))],
        },
      ],
    },
  }),
  actionCard('Reconstructive Surgery', 'norm', 2, 'slow', 'Cleric Skill', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        {
          label: 'put a buff counter on target Automaton ally',
          targets: [target(and(ally, subtype('Automaton')))],
          effects: [putCounters(1, 'buff', t(0))],
        },
        {
          label: 'return an Automaton ally card from your graveyard to your memory',
          if: levelAtLeast(2),
          effects: [
            choose('back', and(GRAVEYARD, ally, subtype('Automaton')), { min: 1, max: 1 }),
            { do: 'move', what: saved('back'), to: 'memory', cause: 'return' },
          ],
        },
      ],
    },
  }),
  variable(
    regaliaItem(
      'Devouring Malice',
      'umbra',
      0,
      'Cleric Chessman Artifact',
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'field' },
        entering: true,
        change: { counters: { gem: 'x' } },
      },
      asSpell(
        activated([rest, { pay: 'removeCounters', kind: 'gem', amount: 1 }], {
          modes: {
            min: 1,
            max: 1,
            unchosen: 'ever',
            choices: [
              {
                label: 'put three debuff counters on target ally',
                targets: [target(ally)],
                effects: [putCounters(3, 'debuff', t(0))],
              },
              {
                label: 'deal 3 damage to target champion and recover 3',
                targets: [target(champion)],
                effects: [damage(3, t(0)), { do: 'recover', who: 'you', amount: 3 }],
              },
              {
                label: 'deal 8 unpreventable damage to your champion and draw two cards',
                effects: [{ do: 'damage', amount: 8, to: YOUR_CHAMPION, unpreventable: true }, draw(2)],
              },
            ],
          },
        }),
      ),
    ),
  ),
  unique(
    allyCard(
      'Hunt, Weiss King',
      'water',
      6,
      'Warrior Chessman King Human',
      '0/4',
      costsLess({ times: [2, { least: [2, { count: and(ally, subtype('Pawn'), youControl) }] }] }, bonusOf('Alice')),
      activated([rest], {
        modes: {
          min: 1,
          max: 1,
          unchosen: 'ever',
          choices: [
            {
              label: 'if you control a Chessman Bishop ally, draw a card',
              effects: [when({ exists: onField('Bishop') }, draw(1))],
            },
            {
              label: 'put a buff counter on a Chessman Knight ally',
              effects: [
                choose('knight', and(ally, subtype('Chessman'), subtype('Knight')), { min: 1, max: 1 }),
                putCounters(1, 'buff', saved('knight')),
              ],
            },
            {
              label: 'change the target of an attack to a Chessman Rook ally you control',
              effects: [
                choose('rook', onField('Rook'), { min: 1, max: 1 }),
                { do: 'redirect', to: saved('rook'), at: unit, save: 'changed' },
                when(someOf(saved('changed')), untilEndOfTurn(saved('rook'), plus('life', 2))),
              ],
            },
          ],
        },
      }),
    ),
  ),
  championCard(
    'Tonoris, Genesis Aegis',
    'neos',
    3,
    'Guardian Human',
    { level: 3, life: 30 },
    lineage('Tonoris'),
    triggered(yourRecollection, {
      modes: {
        min: 1,
        max: 1,
        unchosen: 'ever',
        choices: ['Armaments', 'Fabrication', 'Protection'].map((name) => ({
          label: `summon an Obelisk of ${name} token`,
          effects: [summon(`Obelisk of ${name}`)],
        })),
      },
    }),
  ),
  actionCard('Veiling Breeze', 'wind', 1, 'fast', 'Assassin Spell Reaction', {
    effects: [
      choose('shown', and(yours('memory'), element('wind')), {
        min: 0,
        max: { count: and(yours('memory'), element('wind')) },
      }),
      { do: 'reveal', what: saved('shown') },
      {
        do: 'createReplacement',
        entities: YOUR_CHAMPION,
        replaces: { on: 'damage', prevent: { countOf: saved('shown') } },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  actionCard('Fleeting Guard', 'norm', 2, 'fast', 'Cleric Specter Spell Reaction', {
    targets: [target(unit)],
    effects: [
      {
        do: 'createReplacement',
        entities: t(0),
        replaces: { on: 'damage', prevent: { sum: [1, { count: [youControl, { status: 'ephemeral' }] }] } },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  actionCard('Perfect Repulsion', 'water', 2, 'fast', 'Cleric Spell Reaction', {
    targets: [target(and(unit, youControl))],
    effects: [
      { do: 'remember', as: 'exactly', value: { count: yours('memory') } },
      {
        do: 'createReplacement',
        entities: t(0),
        once: true,
        replaces: {
          on: 'damage',
          if: { compare: [{ event: 'amount' }, '=', { number: 'exactly' }] },
          prevent: true,
          also: [when(eventWas(1), draw(1))],
        },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  actionCard(
    'Unmoored Call',
    'water',
    3,
    'fast',
    'Mage Spell',
    {
      effects: [
        { do: 'number', as: 'named', max: 99 },
        {
          do: 'createReplacement',
          replaces: {
            on: 'move',
            object: [{ prop: ['costKind', 'reserve'] }, { stat: ['cost', '=', { number: 'named' }] }],
            match: { to: 'field' },
            change: { status: { rested: true } },
          },
          until: { kind: 'endOfTurn' },
        },
        drawIntoMemory(1),
      ],
    },
    continuous('self', [
      {
        mod: 'rule',
        rule: 'activateOnly',
        if: { all: [{ turnOf: 'opponent' }, { during: ['recollection'] }] },
      },
    ]),
  ),
  allyCard('Floodward Sergeant', 'water', 4, 'Warrior Human', '1/3', keyword('taunt'), {
    kind: 'replacement',
    on: 'damage',
    target: 'self',
    prevent: true,
    limit: { perTurn: 1 },
  }),
  regaliaItem(
    'Equinox Hour',
    'norm',
    0,
    'Cleric Artifact',
    activated([banishThis], {
      targets: [{ what: { player: 'opponent' } }],
      effects: [draw(1), { do: 'materialize', filter: { zone: 'materialDeck' }, who: t(0) }],
    }),
  ),
  allyCard(
    'Ovation Guide',
    'norm',
    3,
    'Mage Human',
    '1/3',
    triggered(entering, {
      keyword: 'on enter',
      targets: [{ what: { player: 'opponent' } }],
      effects: [
        { do: 'materialize', filter: [{ zone: 'materialDeck' }, champion], who: t(0), save: 'played' },
        when(someOf(saved('played')), draw(1), { do: 'gainStatus', status: "Crowd's Favor" }),
      ],
    }),
  ),
  actionCard('Halcyon Animus', 'crux', 3, 'slow', 'Cleric Spell', {
    effects: [
      {
        do: 'materialize',
        filter: [or({ zone: 'materialDeck' }, { zone: 'banishment' }), regalia],
        zones: ['materialDeck', 'banishment'],
      },
    ],
  }),
  actionCard(
    'Ignis Deus',
    'fire',
    2,
    'fast',
    'Spirit Skill',
    {
      effects: [
        { do: 'materialize', filter: [{ zone: 'materialDeck' }, champion, { baseLevel: 1 }], save: 'played' },
        when(someOf(saved('played')), {
          do: 'modify',
          what: each(champion, { not: spirit }, youControl),
          mods: [{ mod: 'rule', rule: 'cantLevelUp' }],
          later: true,
          until: { kind: 'permanent' },
        }),
      ],
    },
    continuous('self', [
      {
        mod: 'rule',
        rule: 'activateOnly',
        if: { exists: [{ has: ['types', ['Champion']] }, { controller: 'you' }, { has: ['classes', ['Spirit']] }] },
      },
    ]),
  ),
  actionCard(
    'Redirect Flow',
    'water',
    4,
    'fast',
    'Cleric Spell Reaction',
    {
      targets: [{ what: [{ zone: 'effectsStack' }, { is: 'trigger' }] }],
      effects: [{ do: 'changeTargets', what: t(0), anew: true }],
    },
    costsLess(2, CLASS_BONUS),
  ),
  printedCard(
    'Yudi, Gossamer Jade',
    'tera',
    'Unique Phantasia',
    2,
    'Cleric Mage Spell',
    restricted(
      { compare: [{ event: 'amount' }, '>', { counters: 'root', of: 'self' }] },
      triggered({ on: 'empower', player: 'you' }, { effects: [putCounters(1, 'root', 'self')] }),
    ),
    continuous(
      { players: 'all' },
      [
        {
          mod: 'rule',
          rule: 'attackTax',
          amount: { counters: 'root', of: 'self' },
          of: { not: { has: ['elements', ['tera']] } },
        },
      ],
      CLASS_BONUS,
    ),
  ),
  unique(
    printedCard(
      'Varuck, Smoldering Spire',
      'fire',
      'Unique Domain',
      3,
      'Mage Castle',
      triggered(
        { on: 'move', object: [{ owner: 'you' }], match: { to: 'effectsStack', cause: 'materialize' } },
        { effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }] },
      ),
      continuous({ players: 'you' }, [fireUnpreventable]),
    ),
  ),
  unique(
    allyCard(
      "Volda, Smolder's Spite",
      'fire',
      2,
      'Cleric Guardian Automaton',
      '1/3',
      restricted(levelAtLeast(2), keyword('fast activation')),
      classBonus(onEnter({ do: 'modify', what: 'you', mods: [fireUnpreventable], until: { kind: 'endOfTurn' } })),
    ),
  ),
  allyCard(
    'Meteoric Slime',
    'astra',
    2,
    'Tamer Beast Slime',
    '1/3',
    keyword('pride', { value: 3 }),
    classBonus(
      triggered(endPhase, {
        effects: [
          glimpse(2),
          { do: 'remember', as: 'seen', what: { top: 2 } },
          { do: 'reveal', what: saved('seen') },
          { do: 'remember', as: 'least', value: { lowest: 'cost', of: saved('seen') } },
          {
            do: 'reflexive',
            ability: {
              as: ['subtypes', 'Spell'],
              targets: [target(unit)],
              effects: [damage({ number: 'least' }, t(0))],
            },
          },
        ],
      }),
    ),
  ),
  printedCard(
    'Radiant Origin of Mage',
    'norm',
    'Phantasia',
    3,
    'Mage Trial',
    keyword('omnishroud'),
    triggered({ on: 'empower', player: 'you' }, { effects: [putCounters(1, 'training', 'self')] }),
    activated(
      [
        { pay: 'reserve', amount: 4 },
        { pay: 'sacrifice', what: 'self' },
      ],
      {
        if: { all: [CLASS_BONUS, { is: ['self', { counters: ['training', 6] }] }] },
        effects: [{ do: 'levelUp' }],
      },
    ),
  ),
];

function variable(card: SingleFaced): SingleFaced {
  return { ...card, props: { ...card.props, variable: true } };
}
