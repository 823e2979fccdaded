/** Start your engines! and max speed (702.178, 702.179): a player's speed, how it begins, and how it grows. */
import {
  type Ability,
  type Action,
  type ActionKind,
  type ActionOf,
  characteristicsOf,
  definePredicate,
  type Game,
  isPlayer,
  known,
  type Seat,
  type SingleFaced,
  type StaticAbility,
} from '@arbiter/engine';
import { emblemKind } from '../../1-concepts/114-emblems.js';
import { cite } from '../../cite.js';
import { continuous, has } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const SPEED = 'speed';
const MOST = 4;

export const startYourEngines = defineKeyword({
  name: 'start your engines!',
  rules: cite(
    'mtg:702.179a',
    'mtg:702.179b',
    'mtg:702.179c',
    'mtg:702.179d',
    'mtg:702.179e',
    'mtg:702.179f',
    'mtg:704.5z',
  ),
  description:
    'If its controller has no speed, that becomes 1; it grows as opponents lose life in their turn, up to 4.',
  redundant: true,
});

/** A player's speed; who has none has 0 where that is asked for (702.179f). */
const speedOf = (g: Game, seat: Seat): number => g.statOf(seat, SPEED);

/** Who controls one of these permanents, which have start your engines!, and has no speed yet: it becomes 1 (702.179a). */
export function beginningSpeeds(g: Game, engines: readonly number[]): Action[] {
  const seats = new Set(engines.map((id) => characteristicsOf(g, id).controller));
  return [...seats]
    .filter((player) => speedOf(g, player) === 0)
    .map((player): ActionOf<'stat'> => ({ type: 'stat', player, stat: SPEED, amount: 1 }));
}

/** The ability that comes with a player's speed has no source: like that of an emblem it is in the command zone (702.179d). */
const GROWING: SingleFaced = {
  name: 'Speed',
  props: { name: 'Speed', supertypes: [], types: [], subtypes: [], colors: [] },
  abilities: [
    {
      kind: 'triggered',
      zone: 'command',
      on: { on: 'stat', player: 'opponent', match: { stat: 'life', gain: false } },
      if: { all: [{ turnOf: 'you' }, { compare: [{ stat: SPEED, of: 'you' }, '<', MOST] }] },
      limit: { perTurn: 1 },
      effects: [{ do: 'stat', who: 'you', stat: SPEED, amount: 1 }],
    },
  ],
};

/** Whoever gets speed gets the ability that is inherent in it, by whatever it was that gave it (702.179c, 702.179d). */
export const withSpeed = (kind: ActionKind<ActionOf<'stat'>>): ActionKind<ActionOf<'stat'>> => ({
  ...kind,
  apply: (g, action) => {
    const { player, stat } = action;
    const before = stat === SPEED ? speedOf(g, player) : 0;
    const happened = kind.apply(g, action);
    if (stat !== SPEED || before > 0 || speedOf(g, player) === 0) return happened;
    const inherent = emblemKind.apply(g, { type: 'emblem', player, token: known(g, GROWING).hash });
    return [...happened, ...inherent];
  },
});

export const maxSpeed = definePredicate('maxSpeed', {
  description: 'A player with max speed, that is 4.',
  holds: (g, e) => isPlayer(e) && speedOf(g, e.player) === MOST,
  reads: [],
});

/** "Max speed — [Ability]": it functions where that ability does (702.178a, 702.178b). */
export function atMaxSpeed(ability: Ability): StaticAbility {
  const zone = 'zone' in ability && ability.zone !== undefined ? { zone: ability.zone } : {};
  return { ...continuous('self', [has(ability)], { is: ['you', { is: 'maxSpeed' }] }), ...zone };
}
