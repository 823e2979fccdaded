/** More creatures that many decks have and whose text no template of card texts says. */
import type { Ability, CardDefinition, Cost, Effect, Filter, FilterClause, Value } from '@arbiter/engine';
import {
  activated,
  and,
  anyTarget,
  card,
  color,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  enters,
  exile,
  gainLife,
  has,
  hitsPlayer,
  keyword,
  land,
  loseLife,
  mana,
  may,
  mayPay,
  mill,
  not,
  opponent,
  opponentControls,
  or,
  permanent,
  planeswalker,
  plus,
  putCounters,
  regenerate,
  returnToHand,
  rule,
  subtype,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youCast,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const isToken: Filter = { is: 'token' };
const faerieRogue = token('Faerie Rogue', 'Creature — Faerie Rogue', ['U', 'B'], '1/1', keyword('flying'));
const elephant = token('Elephant', 'Creature — Elephant', ['G'], '3/3');
const wolf = token('Wolf', 'Creature — Wolf', ['G'], '2/2');
const beast = token('Beast', 'Creature — Beast', ['R', 'G', 'W'], '8/8');
const ogre = token('Ogre', 'Creature — Ogre', ['R'], '3/3');

/** "… spells you cast cost {1} less to cast." */
const cheaper = (of: Filter, times?: Value): Ability =>
  continuous({ players: 'you' }, [{ mod: 'cost', of, less: [mana('{1}')], ...(times === undefined ? {} : { times }) }]);
/** "Grandeur — Discard another card named …" */
const discardAnother = (name: string): Cost[] => [
  { pay: 'discard', what: { named: name }, count: 1, label: `another card named ${name}` },
];
/** "You may look at the top card of your library. If it shares a creature type with it, you may reveal it. If you do, …" */
const kinship = (...then: Effect[]): Ability =>
  triggered(yourUpkeep, {
    effects: [
      may(
        'Look at the top card of your library?',
        { do: 'remember', as: 'top', what: { top: 1 } },
        { do: 'look', what: { saved: 'top' } },
        {
          do: 'if',
          if: { is: [{ saved: 'top' }, [{ zone: 'library' }, { sharesCreatureType: 'self' }]] },
          then: [may('Reveal it?', { do: 'reveal', what: { saved: 'top' } }, ...then)],
        },
      ),
    ],
  });
/** "Each other … you control enters with an additional +1/+1 counter on it." */
const entersGreater = (what: FilterClause): Ability => ({
  kind: 'replacement',
  on: 'move',
  object: and(creature, what, youControl, { other: true }),
  match: { to: 'battlefield' },
  change: { counters: { '+1/+1': 1 } },
});
const withCounter: FilterClause = { counters: ['+1/+1', 1] };
const isPermanentCard: FilterClause = {
  has: ['types', ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']],
};

export const soughtMoreCreatures: CardDefinition[] = [
  creatureCard(
    'Thrull Parasite',
    '{B}',
    'Thrull',
    '1/1',
    keyword('extort'),
    activated([tap, { pay: 'life', amount: 2 }], {
      targets: [target(and(permanent, not(land)))],
      effects: [{ do: 'removeCounters', what: t(0), count: 1 }],
    }),
  ),
  creatureCard(
    'Whispering Specter',
    '{1}{B}{B}',
    'Phyrexian Specter',
    '1/1',
    keyword('flying'),
    keyword('infect'),
    triggered(hitsPlayer, {
      effects: [
        mayPay(
          [{ pay: 'sacrifice', what: 'self' }],
          [{ do: 'discard', who: { event: 'player' }, count: { counters: 'poison', of: { event: 'player' } } }],
        ),
      ],
    }),
  ),
  creatureCard(
    'Terastodon',
    '{6}{G}{G}',
    'Elephant',
    '9/9',
    triggered(enters, {
      targets: [target(and(permanent, not(creature)), { min: 0, max: 3 })],
      effects: [
        may(
          'Destroy them?',
          { do: 'move', what: t(0), to: 'graveyard', cause: 'destroy', save: 'gone' },
          {
            do: 'forEach',
            of: { each: [{ zone: 'graveyard' }, { in: { saved: 'gone' } }] },
            as: 'one',
            effects: [{ do: 'create', who: { controllerOf: { was: { saved: 'one' } } }, token: elephant }],
          },
        ),
      ],
    }),
  ),
  creatureCard(
    'It That Betrays',
    '{12}',
    'Eldrazi',
    '11/11',
    keyword('annihilator', { value: 2 }),
    triggered(
      {
        on: 'move',
        object: and(permanent, opponentControls, not(isToken)),
        match: { from: 'battlefield', cause: 'sacrifice' },
      },
      {
        effects: [
          {
            do: 'move',
            what: { event: 'became' },
            to: 'battlefield',
            cause: 'return',
            controller: 'you',
          },
        ],
      },
    ),
  ),
  card('Korlash, Heir to Blackblade', {
    cost: '{2}{B}{B}',
    type: 'Legendary Creature — Zombie Warrior',
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'static',
        defining: true,
        mods: [
          { mod: 'set', prop: 'power', value: { count: and(subtype('Swamp'), youControl) } },
          { mod: 'set', prop: 'toughness', value: { count: and(subtype('Swamp'), youControl) } },
        ],
      },
      activated([mana('{1}{B}')], { effects: [regenerate('self')] }),
      activated(discardAnother('Korlash, Heir to Blackblade'), {
        effects: [
          { do: 'search', filter: subtype('Swamp'), count: 2, to: 'battlefield', status: { tapped: true } },
          { do: 'shuffle', who: 'you' },
        ],
      }),
    ],
  }),
  creatureCard(
    'Narcomoeba',
    '{1}{U}',
    'Illusion',
    '1/1',
    keyword('flying'),
    triggered(
      { on: 'move', object: 'self', match: { from: 'library', to: 'graveyard' } },
      {
        effects: [
          may('Put it onto the battlefield?', {
            do: 'move',
            what: { event: 'became' },
            to: 'battlefield',
            cause: 'return',
            controller: 'you',
          }),
        ],
      },
    ),
  ),
  creatureCard(
    'Herald of War',
    '{3}{W}{W}',
    'Angel',
    '3/3',
    keyword('flying'),
    triggered({ on: 'attack', object: 'self' }, { effects: [putCounters(1, 'self')] }),
    cheaper(subtype('Angel', 'Human'), { counters: '+1/+1', of: 'self' }),
  ),
  creatureCard(
    'Festering Newt',
    '{B}',
    'Salamander',
    '1/1',
    triggered(
      { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } },
      {
        targets: [target(and(creature, opponentControls))],
        effects: [
          {
            do: 'if',
            if: { exists: and(creature, youControl, { named: 'Bogbrew Witch' }) },
            then: [untilEndOfTurn(t(0), plus(-4, -4))],
            else: [untilEndOfTurn(t(0), plus(-1, -1))],
          },
        ],
      },
    ),
  ),
  creatureCard(
    'Nightscape Familiar',
    '{1}{B}',
    'Zombie',
    '1/1',
    cheaper(color('U', 'R')),
    activated([mana('{1}{B}')], { effects: [regenerate('self')] }),
  ),
  creatureCard('Thornscape Familiar', '{1}{G}', 'Insect', '2/1', cheaper(color('R', 'W'))),
  creatureCard(
    'Brighthearth Banneret',
    '{1}{R}',
    'Elemental Warrior',
    '1/1',
    cheaper(subtype('Elemental', 'Warrior')),
    keyword('reinforce', { value: 1, cost: [mana('{1}{R}')] }),
  ),
  creatureCard(
    'Frogtosser Banneret',
    '{1}{B}',
    'Goblin Rogue',
    '1/1',
    keyword('haste'),
    cheaper(subtype('Goblin', 'Rogue')),
  ),
  card('Tarox Bladewing', {
    cost: '{2}{R}{R}{R}',
    type: 'Legendary Creature — Dragon',
    power: 4,
    toughness: 3,
    abilities: [
      keyword('flying'),
      keyword('haste'),
      activated(discardAnother('Tarox Bladewing'), {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'add', stat: 'power', value: { stat: 'power', of: 'self' } },
            { mod: 'add', stat: 'toughness', value: { stat: 'power', of: 'self' } },
          ),
        ],
      }),
    ],
  }),
  creatureCard(
    'Ghastlord of Fugue',
    '{U/B}{U/B}{U/B}{U/B}{U/B}',
    'Spirit Avatar',
    '4/4',
    continuous('self', [rule('cantBeBlocked')]),
    triggered(hitsPlayer, {
      effects: [
        { do: 'reveal', what: { event: 'player' } },
        { do: 'choose', from: [{ zone: 'hand' }, { owner: { event: 'player' } }], save: 'card' },
        exile({ saved: 'card' }),
      ],
    }),
  ),
  creatureCard(
    'Puppeteer Clique',
    '{3}{B}{B}',
    'Faerie Wizard',
    '3/2',
    keyword('flying'),
    triggered(enters, {
      targets: [target([{ zone: 'graveyard' }, { owner: 'opponent' }, creature])],
      effects: [
        { do: 'move', what: t(0), to: 'battlefield', cause: 'return', controller: 'you', save: 'puppet' },
        { do: 'modify', what: { saved: 'puppet' }, mods: [has('haste')], until: { kind: 'permanent' } },
        {
          do: 'delayed',
          on: { on: 'step', player: 'you', match: { step: 'end' } },
          effects: [exile({ saved: 'puppet' })],
        },
      ],
    }),
    keyword('persist'),
  ),
  card('Oona, Queen of the Fae', {
    cost: '{3}{U/B}{U/B}{U/B}',
    type: 'Legendary Creature — Faerie Wizard',
    power: 5,
    toughness: 5,
    abilities: [
      keyword('flying'),
      activated([mana('{X}{U/B}')], {
        targets: [target(opponent)],
        effects: [
          { do: 'chooseWord', of: 'color' },
          { do: 'move', what: { top: 'x', of: t(0) }, to: 'exile', cause: 'exile', save: 'exiled' },
          create(faerieRogue, { count: [{ zone: 'exile' }, { in: { saved: 'exiled' } }, { chosen: 'color' }] }),
        ],
      }),
    ],
  }),
  creatureCard(
    'Skirk Drill Sergeant',
    '{1}{R}',
    'Goblin',
    '2/1',
    triggered(
      {
        on: 'move',
        object: or({ self: true }, subtype('Goblin')),
        match: { from: 'battlefield', to: 'graveyard' },
      },
      {
        effects: [
          mayPay(
            [mana('{2}{R}')],
            [
              { do: 'remember', as: 'top', what: { top: 1 } },
              { do: 'reveal', what: { saved: 'top' } },
              {
                do: 'if',
                if: { is: [{ saved: 'top' }, [{ zone: 'library' }, subtype('Goblin'), isPermanentCard]] },
                then: [
                  {
                    do: 'move',
                    what: { saved: 'top' },
                    to: 'battlefield',
                    cause: 'return',
                    controller: 'you',
                  },
                ],
                else: [{ do: 'move', what: { saved: 'top' }, to: 'graveyard', cause: 'return' }],
              },
            ],
          ),
        ],
      },
    ),
  ),
  creatureCard('Winnower Patrol', '{2}{G}', 'Elf Warrior', '3/2', kinship(putCounters(1, 'self'))),
  creatureCard('Wolf-Skull Shaman', '{1}{G}', 'Elf Shaman', '2/2', kinship(create(wolf))),
  creatureCard(
    'Phantasmagorian',
    '{5}{B}{B}',
    'Horror',
    '6/6',
    triggered(
      { on: 'cast', object: 'self' },
      {
        effects: [
          {
            do: 'forEach',
            of: 'players',
            as: 'one',
            effects: [
              mayPay(
                [{ pay: 'discard', what: [], count: 3, label: 'three cards' }],
                [{ do: 'counterOnStack', what: 'self' }],
                [],
                { saved: 'one' },
              ),
            ],
          },
        ],
      },
    ),
    activated([{ pay: 'discard', what: [], count: 3, label: 'three cards' }], {
      zone: 'graveyard',
      effects: [returnToHand('self')],
    }),
  ),
  creatureCard(
    'Artisan of Kozilek',
    '{9}',
    'Eldrazi',
    '10/9',
    triggered(
      { on: 'cast', object: 'self' },
      {
        targets: [target([{ zone: 'graveyard' }, { owner: 'you' }, creature])],
        effects: [
          may('Return it to the battlefield?', {
            do: 'move',
            what: t(0),
            to: 'battlefield',
            cause: 'return',
            controller: 'you',
          }),
        ],
      },
    ),
    keyword('annihilator', { value: 2 }),
  ),
  creatureCard(
    'Lord of the Void',
    '{4}{B}{B}{B}',
    'Demon',
    '7/7',
    keyword('flying'),
    triggered(hitsPlayer, {
      effects: [
        { do: 'move', what: { top: 7, of: { event: 'player' } }, to: 'exile', cause: 'exile', save: 'exiled' },
        { do: 'choose', from: [{ zone: 'exile' }, { in: { saved: 'exiled' } }, creature], save: 'one' },
        { do: 'move', what: { saved: 'one' }, to: 'battlefield', cause: 'return', controller: 'you' },
      ],
    }),
  ),
  creatureCard(
    'Silent-Blade Oni',
    '{3}{U}{U}{B}{B}',
    'Demon Ninja',
    '6/5',
    keyword('ninjutsu', { cost: [mana('{4}{U}{B}')] }),
    triggered(hitsPlayer, {
      effects: [
        { do: 'look', what: { event: 'player' } },
        {
          do: 'play',
          what: { each: [{ zone: 'hand' }, { owner: { event: 'player' } }] },
          cost: [],
          fits: not(land),
        },
      ],
    }),
  ),
  creatureCard(
    'Renegade Krasis',
    '{1}{G}{G}',
    'Beast Mutant',
    '3/2',
    keyword('evolve'),
    triggered(
      { on: 'did', object: 'self', match: { what: 'evolve' } },
      { effects: [putCounters(1, each(creature, youControl, withCounter, { other: true }))] },
    ),
  ),
  card('Kazuul, Tyrant of the Cliffs', {
    cost: '{3}{R}{R}',
    type: 'Legendary Creature — Ogre Warrior',
    power: 5,
    toughness: 4,
    abilities: [
      triggered(
        {
          on: 'attack',
          object: and(creature, opponentControls),
          at: or({ player: 'you' }, and(permanent, planeswalker, youControl), and(permanent, { protectedBy: 'you' })),
        },
        {
          effects: [mayPay([mana('{3}')], [], [create(ogre)], { controllerOf: { event: 'object' } })],
        },
      ),
    ],
  }),
  creatureCard(
    'Zealots en-Dal',
    '{3}{W}',
    'Human Soldier',
    '2/4',
    triggered(yourUpkeep, {
      if: { not: { exists: and(permanent, youControl, not(land), not(color('W'))) } },
      effects: [gainLife(1)],
    }),
  ),
  creatureCard(
    'Avatar of Woe',
    '{6}{B}{B}',
    'Avatar',
    '6/5',
    continuous('self', [{ mod: 'cost', less: [mana('{6}')] }], {
      exists: [{ zone: 'graveyard' }, creature],
      atLeast: 10,
    }),
    keyword('fear'),
    activated([tap], { targets: [target(creature)], effects: [destroy(t(0), { noRegeneration: true })] }),
  ),
  card('Horde of Notions', {
    cost: '{W}{U}{B}{R}{G}',
    type: 'Legendary Creature — Elemental',
    power: 5,
    toughness: 5,
    abilities: [
      keyword('vigilance'),
      keyword('trample'),
      keyword('haste'),
      activated([mana('{W}{U}{B}{R}{G}')], {
        targets: [target([{ zone: 'graveyard' }, { owner: 'you' }, subtype('Elemental')])],
        effects: [{ do: 'play', what: t(0), cost: [] }],
      }),
    ],
  }),
  creatureCard(
    'Consuming Aberration',
    '{3}{U}{B}',
    'Horror',
    '0/0',
    {
      kind: 'static',
      defining: true,
      mods: [
        { mod: 'set', prop: 'power', value: { count: [{ zone: 'graveyard' }, { owner: 'opponent' }] } },
        { mod: 'set', prop: 'toughness', value: { count: [{ zone: 'graveyard' }, { owner: 'opponent' }] } },
      ],
    },
    triggered(youCast([]), {
      effects: [
        {
          do: 'forEach',
          of: 'opponents',
          as: 'one',
          effects: [
            {
              do: 'remember',
              as: 'shown',
              what: { top: { topUntil: land, of: { saved: 'one' } }, of: { saved: 'one' } },
            },
            { do: 'reveal', what: { saved: 'shown' } },
            { do: 'move', what: { saved: 'shown' }, to: 'graveyard', cause: 'return' },
          ],
        },
      ],
    }),
  ),
  creatureCard(
    'Savage Ventmaw',
    '{4}{R}{G}',
    'Dragon',
    '4/4',
    keyword('flying'),
    triggered(
      { on: 'attack', object: 'self' },
      { effects: [{ do: 'addMana', choices: ['{R}{R}{R}{G}{G}{G}'], kept: 'turn' }] },
    ),
  ),
  card('Circu, Dimir Lobotomist', {
    cost: '{2}{U}{B}',
    type: 'Legendary Creature — Human Wizard',
    power: 2,
    toughness: 3,
    abilities: [
      ...['U', 'B'].map((letter) =>
        triggered(youCast(color(letter)), {
          targets: [target({ player: 'any' })],
          effects: [{ do: 'move', what: { top: 1, of: t(0) }, to: 'exile', cause: 'exile', keep: 'linked' }],
        }),
      ),
      continuous({ players: 'opponents' }, [
        { mod: 'rule', rule: 'cantCast', of: { sameName: { each: [{ zone: 'exile' }, { linked: true }] } } },
      ]),
    ],
  }),
  card('Iname, Death Aspect', {
    cost: '{4}{B}{B}',
    type: 'Legendary Creature — Spirit',
    power: 4,
    toughness: 4,
    abilities: [
      triggered(enters, {
        effects: [
          may(
            'Search your library for Spirit cards?',
            { do: 'search', filter: subtype('Spirit'), count: 'any', to: 'graveyard' },
            { do: 'shuffle', who: 'you' },
          ),
        ],
      }),
    ],
  }),
  creatureCard(
    'Legions of Lim-Dûl',
    '{1}{B}{B}',
    'Zombie',
    '2/3',
    keyword('landwalk', {
      from: and(land, { has: ['supertypes', 'Snow'] }, subtype('Swamp')),
      label: 'snow swampwalk',
    }),
  ),
  creatureCard(
    'Bramblewood Paragon',
    '{1}{G}',
    'Elf Warrior',
    '2/2',
    entersGreater(subtype('Warrior')),
    continuous(and(creature, youControl, withCounter), [has('trample')]),
  ),
  creatureCard(
    "Oona's Blackguard",
    '{1}{B}',
    'Faerie Rogue',
    '1/1',
    keyword('flying'),
    entersGreater(subtype('Rogue')),
    triggered(
      { on: 'damage', source: and(creature, youControl, withCounter), player: 'any', match: { combat: true } },
      { effects: [{ do: 'discard', who: { event: 'player' }, count: 1 }] },
    ),
  ),
  creatureCard(
    'Ichorid',
    '{3}{B}',
    'Horror',
    '3/1',
    keyword('haste'),
    triggered(
      { on: 'step', match: { step: 'end' } },
      { effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }] },
    ),
    triggered(yourUpkeep, {
      zone: 'graveyard',
      effects: [
        mayPay(
          [
            {
              pay: 'exile',
              what: and(creature, color('B'), { other: true }),
              count: 1,
              from: 'graveyard',
              label: 'another black creature card',
            },
          ],
          [{ do: 'move', what: 'self', to: 'battlefield', cause: 'return', controller: 'you' }],
        ),
      ],
    }),
  ),
  creatureCard('Swans of Bryn Argoll', '{2}{W/U}{W/U}', 'Bird Spirit', '4/3', keyword('flying'), {
    kind: 'replacement',
    on: 'damage',
    target: 'self',
    prevent: true,
    also: [draw({ event: 'prevented' }, { controllerOf: { event: 'source' } })],
  }),
  creatureCard(
    'Lichenthrope',
    '{3}{G}{G}',
    'Plant Fungus',
    '5/5',
    {
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      instead: [putCounters({ event: 'amount' }, 'self', '-1/-1')],
    },
    triggered(yourUpkeep, { effects: [putCounters(-1, 'self', '-1/-1')] }),
  ),
  creatureCard(
    'Duskmantle Guildmage',
    '{U}{B}',
    'Human Wizard',
    '2/2',
    activated([mana('{1}{U}{B}')], {
      effects: [
        {
          do: 'delayed',
          on: { on: 'move', object: and({ owner: 'opponent' }, not(isToken)), match: { to: 'graveyard' } },
          effects: [loseLife(1, { ownerOf: { event: 'object' } })],
          repeat: true,
          until: { kind: 'endOfTurn' },
        },
      ],
    }),
    activated([mana('{2}{U}{B}')], { targets: [target({ player: 'any' })], effects: [mill(2, t(0))] }),
  ),
  card('Teysa Karlov', {
    cost: '{2}{W}{B}',
    type: 'Legendary Creature — Human Advisor',
    power: 2,
    toughness: 4,
    abilities: [
      continuous({ players: 'you' }, [
        {
          mod: 'rule',
          rule: 'triggersAgain',
          on: {
            on: 'move',
            object: { has: ['types', 'Creature'] },
            match: { from: 'battlefield', to: 'graveyard' },
          },
          of: { zone: 'battlefield' },
        },
      ]),
      continuous(and(creature, youControl, isToken), [has('vigilance'), has('lifelink')]),
    ],
  }),
  creatureCard(
    'Zameck Guildmage',
    '{G}{U}',
    'Elf Wizard',
    '2/2',
    activated([mana('{G}{U}')], {
      effects: [
        {
          do: 'createReplacement',
          replaces: {
            on: 'move',
            object: and(creature, youControl),
            match: { to: 'battlefield' },
            change: { counters: { '+1/+1': 1 } },
          },
          until: { kind: 'endOfTurn' },
        },
      ],
    }),
    activated(
      [
        mana('{G}{U}'),
        { pay: 'takeCounters', kind: '+1/+1', count: 1, from: creature, label: 'a creature you control' },
      ],
      { effects: [draw(1)] },
    ),
  ),
  creatureCard(
    'River Kelpie',
    '{3}{U}{U}',
    'Beast',
    '3/3',
    triggered(
      { on: 'move', object: [permanent], match: { from: 'graveyard', to: 'battlefield' } },
      { effects: [draw(1)] },
    ),
    triggered({ on: 'cast', object: { playedFrom: 'graveyard' } }, { effects: [draw(1)] }),
    keyword('persist'),
  ),
  creatureCard(
    'Servant of the Conduit',
    '{1}{G}',
    'Elf Druid',
    '2/2',
    triggered(enters, { effects: [putCounters(2, 'you', 'energy')] }),
    activated([tap, { pay: 'energy', amount: 1 }], {
      immediate: true,
      effects: [{ do: 'addMana', choices: ['{W}', '{U}', '{B}', '{R}', '{G}'] }],
    }),
  ),
  creatureCard(
    "Sarkhan's Whelp",
    '{2}{R}',
    'Dragon',
    '2/2',
    keyword('flying'),
    triggered(
      {
        on: 'activate',
        object: and(planeswalker, subtype('Sarkhan')),
        player: 'you',
      },
      { targets: [target(anyTarget)], effects: [damage(1, t(0))] },
    ),
  ),
  creatureCard(
    'Spined Sliver',
    '{R}{G}',
    'Sliver',
    '2/2',
    triggered(
      { on: 'becomesBlocked', object: subtype('Sliver') },
      {
        effects: [
          untilEndOfTurn(
            { event: 'object' },
            { mod: 'add', stat: 'power', value: { count: and(creature, { blocks: { event: 'object' } }) } },
            { mod: 'add', stat: 'toughness', value: { count: and(creature, { blocks: { event: 'object' } }) } },
          ),
        ],
      },
    ),
  ),
  card('Tetsuko Umezawa, Fugitive', {
    cost: '{1}{U}',
    type: 'Legendary Creature — Human Rogue',
    power: 1,
    toughness: 3,
    abilities: [
      continuous(and(creature, youControl, or({ stat: ['power', '<=', 1] }, { stat: ['toughness', '<=', 1] })), [
        rule('cantBeBlocked'),
      ]),
    ],
  }),
  creatureCard(
    'Kitesail Freebooter',
    '{1}{B}',
    'Human Pirate',
    '1/2',
    keyword('flying'),
    triggered(enters, {
      targets: [target(opponent)],
      effects: [
        { do: 'reveal', what: t(0) },
        { do: 'choose', from: [{ zone: 'hand' }, { owner: t(0) }, not(creature), not(land)], save: 'card' },
        { do: 'move', what: { saved: 'card' }, to: 'exile', cause: 'exile', keep: 'untilLeaves' },
      ],
    }),
  ),
  card('Arcbound Fiend', {
    cost: '{6}',
    type: 'Artifact Creature — Horror',
    power: 0,
    toughness: 0,
    abilities: [
      keyword('fear'),
      triggered(yourUpkeep, {
        targets: [target(creature)],
        effects: [
          may('Move a +1/+1 counter onto it?', { do: 'moveCounters', from: t(0), to: 'self', kind: '+1/+1', count: 1 }),
        ],
      }),
      keyword('modular', { value: 3 }),
    ],
  }),
  creatureCard(
    'Godsire',
    '{4}{R}{G}{G}{W}',
    'Beast',
    '8/8',
    keyword('vigilance'),
    activated([tap], { effects: [create(beast)] }),
  ),
  card('Edric, Spymaster of Trest', {
    cost: '{1}{G}{U}',
    type: 'Legendary Creature — Elf Rogue',
    power: 2,
    toughness: 2,
    abilities: [
      triggered(
        { on: 'damage', source: creature, player: 'opponent', match: { combat: true } },
        {
          effects: [
            { do: 'remember', as: 'its', what: { controllerOf: { event: 'source' } } },
            { do: 'may', who: { saved: 'its' }, prompt: 'Draw a card?', then: [draw(1, { saved: 'its' })] },
          ],
        },
      ),
    ],
  }),
  creatureCard(
    'Vampire Nocturnus',
    '{1}{B}{B}{B}',
    'Vampire',
    '3/3',
    continuous({ players: 'you' }, [rule('topRevealed')]),
    continuous(and(creature, youControl, or({ self: true }, subtype('Vampire'))), [...plus(2, 1), has('flying')], {
      is: [{ top: 1 }, [{ zone: 'library' }, color('B')]],
    }),
  ),
  creatureCard(
    'Mortician Beetle',
    '{B}',
    'Insect',
    '1/1',
    triggered(
      { on: 'move', object: creature, match: { from: 'battlefield', cause: 'sacrifice' } },
      { effects: [may('Put a +1/+1 counter on it?', putCounters(1, 'self'))] },
    ),
  ),
  card('Thraximundar', {
    cost: '{4}{U}{B}{R}',
    type: 'Legendary Creature — Zombie Assassin',
    power: 6,
    toughness: 6,
    abilities: [
      keyword('haste'),
      triggered(
        { on: 'attack', object: 'self' },
        { effects: [{ do: 'sacrifice', who: { defenderOf: 'self' }, filter: creature }] },
      ),
      triggered(
        { on: 'move', object: creature, match: { from: 'battlefield', cause: 'sacrifice' } },
        { effects: [may('Put a +1/+1 counter on it?', putCounters(1, 'self'))] },
      ),
    ],
  }),
  creatureCard(
    'Springjack Shepherd',
    '{3}{W}',
    'Kithkin Wizard',
    '1/2',
    triggered(enters, {
      effects: [create(token('Goat', 'Creature — Goat', ['W'], '0/1'), { devotion: ['W'] })],
    }),
  ),
  card('Kira, Great Glass-Spinner', {
    cost: '{1}{U}{U}',
    type: 'Legendary Creature — Spirit',
    power: 2,
    toughness: 2,
    abilities: [
      keyword('flying'),
      continuous(and(creature, youControl), [
        has(
          triggered(
            { on: 'target', object: 'self', nth: 1 },
            { effects: [{ do: 'counterOnStack', what: { event: 'source' } }] },
          ),
        ),
      ]),
    ],
  }),
  card('Norin the Wary', {
    cost: '{R}',
    type: 'Legendary Creature — Human Warrior',
    power: 2,
    toughness: 1,
    abilities: [{ on: 'cast' } as const, { on: 'attack', object: creature } as const].map((on) =>
      triggered(on, {
        effects: [
          exile('self', 'away'),
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            effects: [{ do: 'move', what: { saved: 'away' }, to: 'battlefield', cause: 'return' }],
          },
        ],
      }),
    ),
  }),
  creatureCard(
    "Gaea's Revenge",
    '{5}{G}{G}',
    'Elemental',
    '8/5',
    { ...continuous('self', [rule('cantBeCountered')]), zone: 'stack' },
    keyword('haste'),
    continuous('self', [{ mod: 'rule', rule: 'cantBeTargetedBy', by: { not: { has: ['colors', 'G'] } } }]),
  ),
  creatureCard(
    'Phyrexian Negator',
    '{2}{B}',
    'Phyrexian Horror',
    '5/5',
    keyword('trample'),
    triggered(
      { on: 'damage', object: 'self' },
      { effects: [{ do: 'sacrifice', who: 'you', filter: permanent, count: { event: 'amount' } }] },
    ),
  ),
  creatureCard(
    'Ashenmoor Liege',
    '{1}{B/R}{B/R}{B/R}',
    'Elemental Knight',
    '4/1',
    continuous(and(creature, color('B'), youControl, { other: true }), plus(1, 1)),
    continuous(and(creature, color('R'), youControl, { other: true }), plus(1, 1)),
    triggered({ on: 'target', object: 'self', player: 'opponent' }, { effects: [loseLife(4, { event: 'player' })] }),
  ),
];
