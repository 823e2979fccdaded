/** More creatures that many decks have and whose text no template of card texts says. */
import type { Ability, CardDefinition, Effect, Filter, FilterClause, Value } from '@arbiter/engine';
import {
  activated,
  and,
  color,
  continuous,
  create,
  creature,
  creatureCard,
  destroy,
  each,
  enters,
  exile,
  gainLife,
  has,
  hitsPlayer,
  keyword,
  land,
  mana,
  may,
  mayPay,
  not,
  opponentControls,
  or,
  permanent,
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
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const isToken: Filter = { is: 'token' };
const elephant = token('Elephant', 'Creature — Elephant', ['G'], '3/3');
const wolf = token('Wolf', 'Creature — Wolf', ['G'], '2/2');

/** "… spells you cast cost {1} less to cast." */
const cheaper = (of: Filter, times?: Value): Ability =>
  continuous({ players: 'you' }, [{ mod: 'cost', of, less: [mana('{1}')], ...(times === undefined ? {} : { times }) }]);
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
          // Each player gets all of theirs at once.
          {
            do: 'forEach',
            of: 'players',
            as: 'whose',
            effects: [
              { do: 'remember', as: 'lost', value: 0 },
              {
                do: 'forEach',
                of: { each: [{ zone: 'graveyard' }, { in: { saved: 'gone' } }] },
                as: 'one',
                effects: [
                  {
                    do: 'if',
                    if: { is: [{ controllerOf: { was: { saved: 'one' } } }, { in: { saved: 'whose' } }] },
                    then: [{ do: 'remember', as: 'lost', value: { sum: [{ number: 'lost' }, 1] } }],
                  },
                ],
              },
              { do: 'create', who: { saved: 'whose' }, token: elephant, count: { number: 'lost' } },
            ],
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
];
