/** Instants that many decks have and whose text no template of card texts says. */
import type { Condition, Effect, FilterClause } from '@arbiter/engine';
import {
  and,
  anyTarget,
  artifact,
  card,
  color,
  counterSpell,
  create,
  creature,
  damage,
  destroy,
  discard,
  draw,
  each,
  enchantment,
  exile,
  fight,
  has,
  hitsPlayer,
  instant,
  instantOrSorcery,
  mana,
  mayPay,
  not,
  opponent,
  or,
  permanent,
  player,
  playerOrPlaneswalker,
  plus,
  putCounters,
  spell,
  subtype,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
  youDontControl,
  yourUpkeep,
} from '../language/builders.js';

const MAIN = ['precombatMain', 'postcombatMain'];
const COLORS = ['{W}', '{U}', '{B}', '{R}', '{G}'];
const anySpell: FilterClause = { is: 'spell' };
/** What is copied was not cast (707.10). */
const castInYourMainPhase: Condition = {
  all: [{ turnOf: 'you' }, { is: ['self', { happened: { on: 'cast', object: 'self', player: 'you', during: MAIN } }] }],
};
const castBesideDragon: FilterClause = {
  happened: { on: 'cast', object: 'self', player: { each: { controls: [subtype('Dragon'), '>=', 1] } } },
};
/** What is paid in the next upkeep, or the game is lost. */
const pact = (cost: string): Effect => ({
  do: 'delayed',
  on: yourUpkeep,
  effects: [mayPay([mana(cost)], [], [{ do: 'lose', who: 'you' }])],
});

export const soughtInstants = [
  instant('Visions of Beyond', '{U}', {
    effects: [
      {
        do: 'if',
        if: { exists: [player, { owns: [{ zone: 'graveyard' }, '>=', 20] }] },
        then: [draw(3)],
        else: [draw(1)],
      },
    ],
  }),
  instant('Manamorphose', '{1}{R/G}', {
    effects: [{ do: 'addMana', choices: COLORS, times: 2, combined: true }, draw(1)],
  }),
  card('Slaughter Pact', {
    cost: '{0}',
    type: 'Instant',
    colors: ['B'],
    abilities: [spell({ targets: [target(and(creature, not(color('B'))))], effects: [destroy(t(0)), pact('{2}{B}')] })],
  }),
  card('Pact of Negation', {
    cost: '{0}',
    type: 'Instant',
    colors: ['U'],
    abilities: [spell({ targets: [target(anySpell)], effects: [counterSpell(t(0)), pact('{3}{U}{U}')] })],
  }),
  instant("Dromoka's Command", '{G}{W}', {
    modes: {
      min: 2,
      max: 2,
      choices: [
        {
          label: 'prevent all damage that a spell would deal',
          targets: [target([anySpell, instantOrSorcery])],
          effects: [
            {
              do: 'createReplacement',
              from: t(0),
              replaces: { on: 'damage', prevent: true },
              until: { kind: 'endOfTurn' },
            },
          ],
        },
        {
          label: 'target player sacrifices an enchantment',
          targets: [target(player)],
          effects: [{ do: 'sacrifice', who: t(0), filter: enchantment }],
        },
        { label: 'a +1/+1 counter on target creature', targets: [target(creature)], effects: [putCounters(1, t(0))] },
        {
          label: 'a creature you control fights one you don’t control',
          targets: [target(and(creature, youControl)), target(and(creature, youDontControl))],
          effects: [fight(t(0), t(1))],
        },
      ],
    },
  }),
  instant('Flames of the Blood Hand', '{2}{R}', {
    targets: [target(playerOrPlaneswalker)],
    effects: [
      { do: 'damage', amount: 4, to: t(0), unpreventable: true },
      {
        do: 'createReplacement',
        entities: { controllerOf: t(0) },
        replaces: { on: 'stat', match: { stat: 'life', gain: true }, instead: [] },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Hinder', '{1}{U}{U}', {
    targets: [target(anySpell)],
    effects: [
      {
        do: 'either',
        choices: (['top', 'bottom'] as const).map((position) => ({
          label: position,
          effects: [{ do: 'counterOnStack', what: t(0), to: 'library', position }],
        })),
      },
    ],
  }),
  instant('Spell Rupture', '{1}{U}', {
    targets: [target(anySpell)],
    effects: [
      {
        do: 'pay',
        who: { controllerOf: t(0) },
        cost: [mana('{1}')],
        times: { highest: 'power', of: each(permanent, creature, youControl) },
        then: [],
        else: [counterSpell(t(0))],
      },
    ],
  }),
  instant("Warriors' Lesson", '{G}', {
    targets: [target(and(creature, youControl), { min: 0, max: 2 })],
    effects: [untilEndOfTurn(t(0), has(triggered(hitsPlayer, { effects: [draw(1)] })))],
  }),
  instant('Collected Company', '{3}{G}', {
    effects: [
      {
        do: 'dig',
        count: 6,
        take: {
          to: 'battlefield',
          filter: and(creature, { stat: ['manaValue', '<=', 3] }),
          count: 2,
          may: true,
        },
        rest: { to: 'bottom', order: 'any' },
      },
    ],
  }),
  instant('Price of Progress', '{1}{R}', {
    effects: [
      {
        do: 'damage',
        to: 'players',
        per: 'one',
        amount: {
          times: [
            2,
            {
              count: and(permanent, { has: ['types', 'Land'] }, not({ has: ['supertypes', 'Basic'] }), {
                controller: { saved: 'one' },
              }),
            },
          ],
        },
      },
    ],
  }),
  // The second target may be announced at any time; it is exiled only by what was cast in the main phase, and a copy was not cast (707.10).
  instant('Return to Dust', '{2}{W}{W}', {
    targets: [target(or(artifact, enchantment)), target(or(artifact, enchantment), { min: 0, max: 1, notIn: [0] })],
    effects: [
      exile(t(0)),
      {
        do: 'if',
        if: { all: [{ compare: [{ countOf: t(1) }, '>=', 1] }, castInYourMainPhase] },
        then: [{ do: 'may', prompt: 'Exile the other target?', then: [exile(t(1))] }],
      },
    ],
  }),
  instant('Might of Old Krosa', '{G}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'if',
        if: castInYourMainPhase,
        then: [untilEndOfTurn(t(0), plus(4, 4))],
        else: [untilEndOfTurn(t(0), plus(2, 2))],
      },
    ],
  }),
  instant('Unified Will', '{1}{U}', {
    targets: [target(anySpell)],
    effects: [
      {
        do: 'if',
        if: {
          compare: [
            { count: and(permanent, creature, youControl) },
            '>',
            { count: and(permanent, creature, { controller: { controllerOf: t(0) } }) },
          ],
        },
        then: [counterSpell(t(0))],
      },
    ],
  }),
  instant('Corrupted Resolve', '{1}{U}', {
    targets: [target(anySpell)],
    effects: [
      {
        do: 'if',
        if: { compare: [{ counters: 'poison', of: { controllerOf: t(0) } }, '>=', 1] },
        then: [counterSpell(t(0))],
      },
    ],
  }),
  instant('Fresh Meat', '{3}{G}', {
    effects: [
      create(token('Beast', 'Creature — Beast', ['G'], '3/3'), {
        happened: {
          on: 'move',
          object: and(creature, { owner: 'you' }),
          match: { from: 'battlefield', to: 'graveyard' },
        },
      }),
    ],
  }),
  instant('Frightful Delusion', '{2}{U}', {
    targets: [target(anySpell)],
    effects: [
      { do: 'remember', as: 'player', what: { controllerOf: t(0) } },
      mayPay([mana('{1}')], [], [counterSpell(t(0))], { saved: 'player' }),
      discard(1, { saved: 'player' }),
    ],
  }),
  instant('Vanish into Memory', '{2}{W}{U}', {
    targets: [target(creature)],
    effects: [
      exile(t(0), 'gone'),
      draw({ stat: 'power', of: t(0) }),
      {
        do: 'delayed',
        on: yourUpkeep,
        effects: [
          { do: 'move', what: { saved: 'gone' }, to: 'battlefield', cause: 'return', save: 'back' },
          discard({ stat: 'toughness', of: { saved: 'back' } }, 'you'),
        ],
      },
    ],
  }),
  card('Draconic Roar', {
    cost: '{1}{R}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        optional: [
          { name: 'dragon', cost: [{ pay: 'reveal', what: subtype('Dragon'), count: 1, label: 'a Dragon card' }] },
        ],
        targets: [target(creature)],
        effects: [
          { do: 'remember', as: 'theirs', what: { controllerOf: t(0) } },
          damage(3, t(0)),
          {
            do: 'if',
            if: { any: [{ paid: 'dragon' }, { is: ['self', castBesideDragon] }] },
            then: [damage(3, { saved: 'theirs' })],
          },
        ],
      },
    ],
  }),
  instant('Purge', '{1}{W}', {
    targets: [target(or(and(artifact, creature), and(color('B'), creature)))],
    effects: [destroy(t(0), { noRegeneration: true })],
  }),
  instant('Reality Shift', '{1}{U}', {
    targets: [target(creature)],
    effects: [
      { do: 'remember', as: 'theirs', what: { controllerOf: t(0) } },
      exile(t(0)),
      { do: 'manifest', who: { saved: 'theirs' }, count: 1 },
    ],
  }),
  instant('Intuition', '{2}{U}', {
    targets: [target(opponent)],
    effects: [
      { do: 'search', count: 3, save: 'found', reveal: true },
      { do: 'choose', who: t(0), among: { saved: 'found' }, save: 'one', prompt: 'Choose the card for the hand' },
      { do: 'move', what: { saved: 'one' }, to: 'hand', cause: 'search' },
      {
        do: 'move',
        what: each({ zone: 'library' }, { in: { saved: 'found' } }),
        to: 'graveyard',
        cause: 'search',
      },
      { do: 'shuffle', who: 'you' },
    ],
  }),
  card('Murmurs from Beyond', {
    cost: '{2}{U}',
    type: 'Instant — Arcane',
    abilities: [
      spell({
        effects: [
          { do: 'remember', as: 'cards', what: { top: 3 } },
          { do: 'reveal', what: { saved: 'cards' } },
          { do: 'choose', from: opponent, save: 'chooser', prompt: 'Choose who chooses' },
          {
            do: 'choose',
            who: { saved: 'chooser' },
            among: { saved: 'cards' },
            save: 'one',
            prompt: 'Choose the card for the graveyard',
          },
          { do: 'move', what: { saved: 'one' }, to: 'graveyard', cause: 'return' },
          { do: 'move', what: each({ zone: 'library' }, { in: { saved: 'cards' } }), to: 'hand', cause: 'return' },
        ],
      }),
    ],
  }),
  instant('Prophetic Bolt', '{3}{U}{R}', {
    targets: [target(anyTarget)],
    effects: [
      damage(4, t(0)),
      { do: 'dig', count: 4, take: { to: 'hand', count: 1 }, rest: { to: 'bottom', order: 'any' } },
    ],
  }),
  card('Lure of Prey', {
    cost: '{2}{G}{G}',
    type: 'Instant',
    abilities: [
      {
        kind: 'static',
        mods: [
          {
            mod: 'rule',
            rule: 'castOnly',
            if: {
              compare: [
                { happened: { on: 'cast', player: 'opponent', object: { has: ['types', 'Creature'] } } },
                '>=',
                1,
              ],
            },
          },
        ],
      },
      spell({
        effects: [
          {
            do: 'choose',
            from: [{ zone: 'hand' }, { owner: 'you' }, { has: ['colors', 'G'] }, creature],
            min: 0,
            max: 1,
            save: 'prey',
            prompt: 'Put a green creature card onto the battlefield?',
          },
          { do: 'move', what: { saved: 'prey' }, to: 'battlefield', cause: 'return', controller: 'you' },
        ],
      }),
    ],
  }),
];
