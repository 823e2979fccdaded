/** The phases of a turn, and what the rules do in each (314–317). */
import {
  type Action,
  characteristicsOf,
  expire,
  expireLastTurn,
  type Game,
  perform,
  playerRules,
  procedure,
  type Seat,
  type TurnStep,
} from '@arbiter/engine';
import { battlefields, board, units } from '../1-concepts/107-board.js';
import { emptyPools } from '../1-concepts/165-rune-pool.js';
import { holderOf } from '../1-concepts/188-control.js';
import { healAll } from '../4-actions/417-damage.js';
import { dying } from '../4-actions/428-kill.js';
import { channel } from '../4-actions/430-channel.js';
import { drawCards } from '../4-actions/431-burn-out.js';
import { isClosed, score, scoredBy } from '../4-actions/467-scoring.js';
import { forgetTeammates, noteTeammates } from '../481-modes/489-teams.js';
import { firstTurn, modeOf } from '../481-modes/modes.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { extraTurns, finalized, regularTurn } from './307-states.js';

/** What everything that the turn player controls does first: it readies (315.1.b, 415.3.a). */
export const awaken = procedure('awaken', {
  newTurn: (g) => {
    for (const player of g.s.players) {
      for (const stat of ['cardsPlayed', 'energySpent', 'powerSpent'])
        if (player.stats[stat]) g.setStat(player.seat, stat, 0);
      for (const mark of ['completed', 'scored', 'choseAt', 'looksAt'] as const)
        if (player.marks[mark]) g.markPlayer(player.seat, mark, undefined);
    }
    forgetTeammates(g);
    g.setStat(g.active, 'turns', g.statOf(g.active, 'turns') + 1);
  },
  ready: (g) => {
    const seat = g.active;
    const mine = [...board(g), ...g.zone(`legendZone:${seat}`)].filter(
      (id) => g.is(g.object(id), 'exhausted') && characteristicsOf(g, id).controller === seat,
    );
    return perform(
      g,
      mine.map((object): Action => ({ type: 'status', object, status: 'exhausted', on: false, by: g.active })),
    );
  },
});

/** 315.2.b.2: the turn player holds all battlefields they control. */
export const scoringStep = procedure('scoringStep', {
  hold: (g) => {
    const seat = g.active;
    noteTeammates(g);
    const held = battlefields(g).filter(
      (b) => holderOf(g, b) === seat && !scoredBy(g, seat).includes(b) && !isClosed(g, b, seat),
    );
    return held.length === 0 ? undefined : score.call({ seat, at: held, how: 'hold', next: 0 });
  },
});

/** 315.3.b, with what the mode of play adds in a first turn. */
export const channelPhase = procedure('channelPhase', {
  channel: (g) => {
    const seat = g.active;
    const usual = editionOf(g).numbers.runesEachTurn + firstTurn(g, seat).extraRunes;
    const most = playerRules(g, seat, 'channelsOnly').map(({ mod }) => Number(mod.count));
    return channel(g, seat, Math.min(usual, ...most), false);
  },
});

export const drawPhase = procedure('drawPhase', {
  draw: (g) => {
    const seat: Seat = g.active;
    if (firstTurn(g, seat).skipsDraw) {
      g.emit('DRAW_SKIPPED', modeOf(g).rules, { seat });
      return { done: null };
    }
    return drawCards.call({ draws: [seat], at: 0, burnt: 0 });
  },
});

/** 316.3: unspent resources are lost. */
export const mainPhase = procedure('mainPhase', {
  empty: (g) => {
    emptyPools(g);
  },
});

/** 317.2: an ending cleanup heals units, ends what lasts "this turn", and empties the pools. */
export const expirationStep = procedure('expirationStep', {
  kill: (g) => {
    finalized.set(g, undefined);
    return perform(g, dying(g));
  },
  heal: (g) => perform(g, healAll(g)),
  expire: (g) => {
    expire(g, 'endOfTurn');
    expireLastTurn(g);
    return perform(g, editionOf(g).actions.recoveringLast(g));
  },
  empty: (g) => {
    emptyPools(g);
  },
});

/** Turns that were promised come before the next player's (317.3). */
export function nextTurn(g: Game): Seat | undefined {
  const promised = extraTurns.of(g) ?? [];
  const regular = regularTurn.of(g) ?? g.active;
  const [seat, ...rest] = promised;
  if (seat === undefined) {
    if (regularTurn.of(g) === undefined) return undefined;
    regularTurn.set(g, undefined);
    return g.seatsFrom((regular + 1) % g.s.seats)[0];
  }
  extraTurns.set(g, rest.length > 0 ? rest : undefined);
  regularTurn.set(g, regular);
  return seat;
}

/** Units are stunned no more (423.1.a.2). */
export const unstunned = (g: Game): Action[] =>
  units(g)
    .filter((id) => g.is(g.object(id), 'stunned'))
    .map((object): Action => ({ type: 'status', object, status: 'stunned', on: false }));

const PHASES: TurnStep[] = [
  {
    phase: 'awaken',
    step: null,
    enter: awaken,
    priority: true,
    rules: cite('riftbound:315.1', 'riftbound:315.1.b', 'riftbound:415.3.a', 'riftbound-zh:402.3.a'),
  },
  { phase: 'beginning', step: null, priority: true, rules: cite('riftbound:315.2.a', 'riftbound:315.2.a.1') },
  {
    phase: 'beginning',
    step: 'scoring',
    enter: scoringStep,
    priority: true,
    rules: cite('riftbound:315.2.b', 'riftbound:315.2.b.2'),
  },
  {
    phase: 'channel',
    step: null,
    enter: channelPhase,
    priority: true,
    rules: cite('riftbound:315.3', 'riftbound:315.3.b', 'riftbound:430.4.a', 'riftbound:315.3.b.1'),
  },
  {
    phase: 'draw',
    step: null,
    enter: drawPhase,
    priority: true,
    rules: cite(
      'riftbound:315.4',
      'riftbound:315.4.b',
      'riftbound:315.4.b.1',
      'riftbound:315.4.b.2',
      'riftbound:413.2.a',
      'riftbound-zh:400.2.a',
    ),
  },
  {
    phase: 'main',
    step: null,
    enter: mainPhase,
    priority: true,
    rules: cite(
      'riftbound:316',
      'riftbound:316.3',
      'riftbound:316.4',
      'riftbound:316.5.b',
      'riftbound:316.9',
      'riftbound:316.9.a',
      'riftbound:316.9.b',
    ),
  },
  { phase: 'end', step: null, priority: true, rules: cite('riftbound:317.1', 'riftbound:317.1.a') },
  {
    phase: 'end',
    step: 'expiration',
    enter: expirationStep,
    priority: true,
    // 317.2.f: again if anything went over the chain.
    next: (g) => (finalized.of(g) === true ? g.s.turn.index : undefined),
    rules: cite(
      'riftbound:317.2',
      'riftbound:317.2.a',
      'riftbound:317.2.b',
      'riftbound:317.2.c',
      'riftbound:317.2.d',
      'riftbound:317.2.f',
      'riftbound:143.3.b.1',
      'riftbound:423.1.a.2',
    ),
  },
];

/** Each phase and step is left out whose player skips it (443.1.a.2, 443.2). */
export const turnTable: TurnStep[] = PHASES.map((row) => ({ ...row, skip: (g) => skips(g, row.step ?? row.phase) }));
const skips = (g: Game, step: string): boolean =>
  playerRules(g, g.active, 'skips').some(({ mod }) => mod.step === step);
/** Skipping is replacing with nothing. @citation */
export const SKIPPED = cite(
  'riftbound:443.1',
  'riftbound:443.1.a',
  'riftbound:443.1.a.1',
  'riftbound:443.1.a.2',
  'riftbound:443.2',
  'riftbound:443.2.a',
  'riftbound:443.4',
);
