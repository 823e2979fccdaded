/** Further creatures that many decks have and whose text no template of card texts says. */
import type { Ability, CardDefinition, Filter, FilterClause } from '@arbiter/engine';
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
  draw,
  each,
  enters,
  has,
  keyword,
  land,
  loseLife,
  mana,
  may,
  mayPay,
  mill,
  not,
  opponent,
  or,
  permanent,
  planeswalker,
  plus,
  putCounters,
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
const beast = token('Beast', 'Creature — Beast', ['R', 'G', 'W'], '8/8');

/** "Each other … you control enters with an additional +1/+1 counter on it." */
const entersGreater = (what: FilterClause): Ability => ({
  kind: 'replacement',
  on: 'move',
  object: and(creature, what, youControl, { other: true }),
  match: { to: 'battlefield' },
  change: { counters: { '+1/+1': 1 } },
});
const withCounter: FilterClause = { counters: ['+1/+1', 1] };

export const soughtFurtherCreatures: CardDefinition[] = [
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
        { do: 'remember', as: 'shown', what: { top: 0 } },
        {
          do: 'forEach',
          of: 'opponents',
          as: 'one',
          effects: [
            {
              do: 'remember',
              as: 'next',
              what: { top: { topUntil: land, of: { saved: 'one' } }, of: { saved: 'one' } },
            },
            {
              do: 'remember',
              as: 'shown',
              what: each({ zone: 'library' }, or({ in: { saved: 'shown' } }, { in: { saved: 'next' } })),
            },
          ],
        },
        // All opponents do it at the same time (101.4).
        { do: 'reveal', what: { saved: 'shown' } },
        { do: 'move', what: { saved: 'shown' }, to: 'graveyard', cause: 'return' },
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
      // Asked again as it resolves: another one may have exiled it (603.4).
      if: { exists: [{ zone: 'graveyard' }, { self: true }] },
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
  creatureCard(
    'Springjack Shepherd',
    '{3}{W}',
    'Kithkin Wizard',
    '1/2',
    triggered(enters, {
      effects: [create(token('Goat', 'Creature — Goat', ['W'], '0/1'), { devotion: ['W'] })],
    }),
  ),
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
