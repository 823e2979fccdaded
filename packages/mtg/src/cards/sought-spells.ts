/** Instants and sorceries that many decks have and whose text no template of card texts says. */
import type { CardDefinition, Effect, FilterClause } from '@arbiter/engine';
import {
  and,
  anyTarget,
  card,
  color,
  continuous,
  counterSpell,
  creature,
  damage,
  destroy,
  draw,
  each,
  enchantment,
  exile,
  gainLife,
  has,
  instant,
  land,
  mana,
  mill,
  not,
  opponent,
  or,
  permanent,
  planeswalker,
  player,
  plus,
  putCounters,
  rule,
  sorcery,
  spell,
  subtype,
  t,
  target,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';

const BASIC_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const shuffle: Effect = { do: 'shuffle', who: 'you' };
/** "that player or that planeswalker's controller" */
const whose: Effect = { do: 'remember', as: 'whose', what: { controllerOf: t(0) } };
const withKeyword = (name: string): FilterClause => ({ keyword: name });

export const soughtSpells: CardDefinition[] = [
  instant('Arcane Denial', '{1}{U}', {
    targets: [target({ is: 'spell' })],
    effects: [
      whose,
      counterSpell(t(0)),
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'upkeep' } },
        nextTurn: true,
        effects: [
          {
            do: 'either',
            who: { saved: 'whose' },
            choices: [
              { label: 'draw two cards', effects: [draw(2, { saved: 'whose' })] },
              { label: 'draw a card', effects: [draw(1, { saved: 'whose' })] },
              { label: 'draw no card', effects: [] },
            ],
          },
        ],
      },
      { do: 'delayed', on: { on: 'step', match: { step: 'upkeep' } }, nextTurn: true, effects: [draw(1)] },
    ],
  }),
  sorcery("Life's Finale", '{4}{B}{B}', {
    targets: [target(opponent)],
    effects: [
      destroy(each(creature)),
      { do: 'search', of: t(0), filter: creature, count: 3, to: 'graveyard' },
      { do: 'shuffle', who: t(0) },
    ],
  }),
  instant('Terrifying Presence', '{1}{G}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'createReplacement',
        replaces: {
          on: 'damage',
          match: { combat: true },
          source: and(creature, not({ in: t(0) })),
          prevent: true,
        },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  card('Solidarity of Heroes', {
    cost: '{1}{G}',
    type: 'Instant',
    abilities: [
      continuous('self', [{ mod: 'cost', more: [mana('{1}{G}')], times: { sum: ['targets', -1] } }]),
      spell({
        targets: [target(creature, { min: 0, max: null })],
        effects: [{ do: 'doubleCounters', what: t(0), kind: '+1/+1' }],
      }),
    ],
  }),
  instant('Inspiring Call', '{2}{G}', {
    effects: [
      { do: 'remember', as: 'those', what: each(creature, youControl, { counters: ['+1/+1', 1] }) },
      draw({ countOf: { saved: 'those' } }),
      untilEndOfTurn({ saved: 'those' }, has('indestructible')),
    ],
  }),
  instant('Drag Down', '{2}{B}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'remember',
        as: 'types',
        value: {
          sum: BASIC_TYPES.map((type) => ({ least: [1, { count: and(land, subtype(type), youControl) }] })),
        },
      },
      untilEndOfTurn(
        t(0),
        { mod: 'add', stat: 'power', value: { negative: { number: 'types' } } },
        { mod: 'add', stat: 'toughness', value: { negative: { number: 'types' } } },
      ),
    ],
  }),
  sorcery('Attune with Aether', '{G}', {
    effects: [
      { do: 'search', filter: and(land, { has: ['supertypes', 'Basic'] }), to: 'hand', reveal: true },
      shuffle,
      putCounters(2, 'you', 'energy'),
    ],
  }),
  sorcery('Debt to the Deathless', '{X}{W}{W}{B}{B}', {
    effects: [
      { do: 'stat', stat: 'life', who: 'opponents', amount: { negative: { times: [2, 'x'] } }, total: 'lost' },
      gainLife({ number: 'lost' }),
    ],
  }),
  card('Necrologia', {
    cost: '{3}{B}{B}',
    type: 'Instant',
    abilities: [
      {
        kind: 'static',
        affects: 'self',
        mods: [{ mod: 'rule', rule: 'castOnly', if: { all: [{ turnOf: 'you' }, { during: ['end'] }] } }],
      },
      { kind: 'spell', additional: [{ pay: 'life', amount: 'x' }], effects: [draw('x')] },
    ],
  }),
  instant('Magmaquake', '{X}{R}{R}', {
    effects: [damage('x', each(permanent, or(and(creature, not(withKeyword('flying'))), planeswalker)))],
  }),
  sorcery('Syphon Mind', '{3}{B}', {
    effects: [
      {
        do: 'discard',
        who: { each: and(player, not({ player: 'you' })) },
        count: 1,
        save: 'gone',
      },
      draw({ countOf: { saved: 'gone' } }),
    ],
  }),
  sorcery('Time Reversal', '{3}{U}{U}', {
    effects: [
      {
        do: 'move',
        what: each({ any: [{ zone: 'hand' }, { zone: 'graveyard' }] }),
        to: 'library',
        cause: 'return',
        order: 'random',
      },
      { do: 'shuffle', who: 'players' },
      draw(7, 'players'),
      exile('self'),
    ],
  }),
  sorcery('Traumatize', '{3}{U}{U}', {
    targets: [target(player)],
    effects: [mill({ half: { count: [{ zone: 'library' }, { owner: t(0) }] }, round: 'down' }, t(0))],
  }),
  instant('Urgent Exorcism', '{1}{W}', {
    targets: [target(or(and(permanent, subtype('Spirit')), and(permanent, enchantment)))],
    effects: [destroy(t(0))],
  }),
  instant('Ignite Disorder', '{1}{R}', {
    targets: [target(and(creature, color('W', 'U')), { min: 1, max: 3 })],
    divide: 3,
    effects: [damage({ division: true }, t(0))],
  }),
  sorcery('Beacon of Tomorrows', '{6}{U}{U}', {
    targets: [target(player)],
    effects: [
      { do: 'extraTurn', who: t(0) },
      { do: 'move', what: 'self', to: 'library', cause: 'return' },
      { do: 'shuffle', who: { ownerOf: 'self' } },
    ],
  }),
  instant('Silence', '{W}', { effects: [untilEndOfTurn('opponents', rule('cantCast'))] }),
  instant('Fateful Showdown', '{2}{R}{R}', {
    targets: [target(anyTarget)],
    effects: [
      damage({ count: [{ zone: 'hand' }, { owner: 'you' }] }, t(0)),
      { do: 'discard', who: 'you', count: 'all', save: 'gone' },
      draw({ countOf: { saved: 'gone' } }),
    ],
  }),
  instant('Viridescent Wisps', '{G}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['G'] }, plus(1, 0)), draw(1)],
  }),
];
