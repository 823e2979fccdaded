/** What each of several players chooses of their own, all of it done at the same time (101.4, 608.2d). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';
import { fromGraveyard } from './moves.js';

type Move = Omit<Extract<Effect, { do: 'move' }>, 'do' | 'what'>;
const ONE: Ref = { saved: 'one' };
/** Several players, each of whom is spoken of. */
const areSeveral = (player: Ref): boolean => isNoun(player) && player.noun === 'mention' && player.many === true;
const isCard = ({ kinds, placed }: Described): boolean => !placed && kinds.includes('card');
/** So many that fit of each player's own, chosen by each in turn and moved together. */
const each = (
  who: Ref,
  from: FilterClause[],
  move: Move,
  { count = 1, may }: { count?: Value; may?: true } = {},
): Effect[] | undefined =>
  areSeveral(who)
    ? [
        {
          do: 'choose',
          who,
          each: 'one',
          from,
          ...(may ? { min: 0 } : {}),
          ...(count === 1 ? {} : { max: count }),
          save: 'chosen',
        },
        { do: 'move', what: { saved: 'chosen' }, cause: 'return', ...move },
      ]
    : undefined;
const own = (zone: string, ...more: FilterClause[]): FilterClause[] => [{ zone }, { owner: ONE }, ...more];

export const eachPlayer = [
  row(
    'effect',
    '<player> puts a card from their hand on top of their library',
    ({ player }) => each(player, own('hand'), { to: 'library', position: 'top' }),
    'Sadistic Augermage',
  ),
  row(
    'effect',
    '<player> may put a|an <thing> from their hand onto the battlefield',
    ({ player, thing }) =>
      isCard(thing) ? each(player, own('hand', ...thing.filter), { to: 'battlefield' }, { may: true }) : undefined,
    'Hunted Wumpus',
  ),
  row(
    'effect',
    '<player> may return a|an <thing> from their graveyard to the battlefield',
    ({ player, thing }) =>
      isCard(thing) ? each(player, own('graveyard', ...thing.filter), { to: 'battlefield' }, { may: true }) : undefined,
    'Enslaved Horror',
  ),
  row(
    'effect',
    '<player> exiles <n> card(s) from their hand',
    ({ player, n }) => each(player, own('hand'), { to: 'exile', cause: 'exile' }, { count: n }),
    'Mind Swords',
  ),
  row(
    'effect',
    "<player> returns a|an <thing> they control to its owner 's hand",
    ({ player, thing }) =>
      thing.placed || thing.kinds.includes('card')
        ? undefined
        : each(player, [...thing.filter, { controller: ONE }], { to: 'hand' }),
    'Curfew',
  ),
  row(
    'effect',
    '<player> sacrifices a|an <thing> with the greatest <stat> among <b:thing> that player controls',
    ({ player, thing, stat, b }) => {
      if (!areSeveral(player) || thing.placed || JSON.stringify(thing.filter) !== JSON.stringify(b.filter))
        return undefined;
      const theirs = { each: [...thing.filter, { controller: ONE }] };
      return [
        {
          do: 'sacrifice',
          who: player,
          each: 'one',
          filter: [...thing.filter, { stat: [stat, '>=', { highest: stat, of: theirs }] }],
        },
      ];
    },
    'Crackling Doom',
  ),
  // What enters attached (303.4f).
  row(
    'effect',
    'return <source> from your graveyard to the battlefield attached to <object>',
    ({ object }, { from }) => [
      {
        do: 'move',
        what: fromGraveyard(from),
        to: 'battlefield',
        cause: 'return',
        controller: 'you',
        attached: object,
      },
    ],
    "Gryff's Boon",
  ),
  row(
    'effect',
    'return <source> to the battlefield attached to <object>',
    ({ source, object }) => [
      { do: 'move', what: source, to: 'battlefield', cause: 'return', controller: 'you', attached: object },
    ],
    'Gift of Immortality',
  ),
];
