/** Instants and sorceries that many decks play, and that no template of card texts says. */
import type { CardDefinition, Condition, Effect, Filter } from '@arbiter/engine';
import {
  activated,
  and,
  anyTarget,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  damage,
  draw,
  each,
  fight,
  has,
  instant,
  keyword,
  mana,
  or,
  permanent,
  player,
  plus,
  sorcery,
  spell,
  t,
  tap,
  target,
  token,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';

const anySpell: Filter = { is: 'spell' };
const COLORS = [
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
] as const;
/** A color is chosen, as it is done. */
const ofColor = (effects: (letter: string, label: string) => Effect[]): Effect => ({
  do: 'either',
  choices: COLORS.map(([label, letter]) => ({ label, effects: effects(letter, label) })),
});
const protects = (letter: string, label: string) =>
  has(keyword('protection', { from: { has: ['colors', letter] }, label }));
const won: Condition = { compare: [{ number: 'won' }, '=', 1] };

export const popularSpells: CardDefinition[] = [
  sorcery('Time Warp', '{3}{U}{U}', { targets: [target(player)], effects: [{ do: 'extraTurn', who: t(0) }] }),
  instant('Time Stop', '{4}{U}{U}', { effects: [{ do: 'endTurn' }] }),
  instant('Hindering Light', '{W}{U}', {
    targets: [target(and(anySpell, { targets: or({ player: 'you' }, and(permanent, youControl)) }))],
    effects: [counterSpell(t(0)), draw(1)],
  }),
  // "Instead" is said of the permanent that was the target, which is one of those that gain protection then.
  instant("Faith's Shield", '{W}', {
    targets: [target(youControl)],
    effects: [
      ofColor((letter, label) => [
        {
          do: 'if',
          if: { compare: [{ stat: 'life', of: 'you' }, '<=', 5] },
          then: [
            untilEndOfTurn('you', { mod: 'rule', rule: 'protection', from: { has: ['colors', letter] } }),
            untilEndOfTurn(each(youControl), protects(letter, label)),
          ],
          else: [untilEndOfTurn(t(0), protects(letter, label))],
        },
      ]),
    ],
  }),
  card('Setessan Tactics', {
    cost: '{1}{G}',
    type: 'Instant',
    abilities: [
      continuous('self', [{ mod: 'cost', more: [mana('{G}')], times: { sum: ['targets', -1] } }]),
      spell({
        targets: [target(creature, { min: 0, max: null })],
        effects: [
          untilEndOfTurn(
            t(0),
            plus(1, 1),
            has(
              activated([tap], { targets: [target(and(creature, { other: true }))], effects: [fight('self', t(0))] }),
            ),
          ),
        ],
      }),
    ],
  }),
  sorcery('Molten Birth', '{1}{R}{R}', {
    effects: [
      create(token('Elemental', 'Creature — Elemental', ['R'], '1/1'), 2),
      { do: 'flipCoin', as: 'won' },
      { do: 'if', if: won, then: [{ do: 'move', what: 'self', to: 'hand', cause: 'return' }] },
    ],
  }),
  sorcery('Chain Lightning', '{R}', {
    targets: [target(anyTarget)],
    effects: [
      {
        do: 'remember',
        as: 'who',
        what: { each: or(and(player, { in: t(0) }), and(player, { in: { controllerOf: t(0) } })) },
      },
      damage(3, t(0)),
      {
        do: 'pay',
        who: { saved: 'who' },
        cost: [mana('{R}{R}')],
        then: [
          {
            do: 'may',
            who: { saved: 'who' },
            then: [{ do: 'copy', what: 'self', who: { saved: 'who' }, newTargets: true }],
          },
        ],
      },
    ],
  }),
  // Its damage is dealt by the spell, to whoever controls the source that would have dealt it.
  instant('Deflecting Palm', '{R}{W}', {
    effects: [
      { do: 'chooseSource', filter: [], save: 'source' },
      {
        do: 'createReplacement',
        replaces: {
          on: 'damage',
          prevent: true,
          also: [damage({ event: 'prevented' }, { controllerOf: { event: 'source' } })],
        },
        from: { saved: 'source' },
        entities: 'you',
        once: true,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
];

/** Spells that look at what the graveyards or libraries hold, or at who countered what. */
export const popularSearches: CardDefinition[] = [
  card('Mindbreak Trap', {
    cost: '{2}{U}{U}',
    type: 'Instant — Trap',
    abilities: [
      {
        kind: 'play',
        method: 'trap',
        cost: [mana('{0}')],
        // Three of one opponent: the third that this player casts in the turn.
        if: { compare: [{ happened: { on: 'cast', player: 'opponent', match: { nth: 3 } } }, '>=', 1] },
      },
      spell({
        targets: [target(anySpell, { min: 0, max: null })],
        effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
      }),
    ],
  }),
  card('Summoning Trap', {
    cost: '{4}{G}{G}',
    type: 'Instant — Trap',
    abilities: [
      {
        kind: 'play',
        method: 'trap',
        cost: [mana('{0}')],
        if: {
          compare: [
            { happened: { on: 'countered', player: 'you', object: creature, source: { controller: 'opponent' } } },
            '>=',
            1,
          ],
        },
      },
      spell({
        effects: [
          {
            do: 'dig',
            count: 7,
            take: { to: 'battlefield', filter: creature, may: true },
            rest: { to: 'bottom', order: 'any' },
          },
        ],
      }),
    ],
  }),
];
