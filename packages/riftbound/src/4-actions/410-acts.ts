/** Who stuns, readies, buffs, empowers or spends a buff: what abilities wait for that speak of who does it (410, 415, 416, 420, 423, 426, 434, 441). */
import {
  type ActionKind,
  type ActionOf,
  controllerOf,
  defineEvent,
  type Game,
  kernelActions,
  type Seat,
  type TriggerEvent,
} from '@arbiter/engine';
import { z } from 'zod';
import { battlefieldOf } from '../1-concepts/107-board.js';
import { cite } from '../cite.js';
import type { Dealt } from './142-marked-by.js';
import { countEmpowering } from './441-times-empowered.js';

const ACTS = [
  'stun',
  'ready',
  'buff',
  'empower',
  'spendBuff',
  'hide',
  'move',
  'kill',
  'banish',
  'attach',
  'recycle',
  'recycleRune',
] as const;
type Act = (typeof ACTS)[number];
declare module '@arbiter/engine' {
  interface Events {
    /** `source`: what it was attached to; `sources`: the spells, and the sources of the abilities, to which it is attributed. */
    did: {
      object: number;
      player: Seat;
      act: Act;
      /** They own it: wherever it was, nobody needs to have seen it there. */
      owned?: true;
      source?: number;
      sources?: number[];
      battlefield?: number;
    };
  }
}
export const didEvent = defineEvent('did', {
  together: true,
  description:
    'A player did what `act` says to an object; `source`: what that was attached to, or what a kill is attributed to.',
  example: { on: 'did', player: 'you', match: { act: 'stun' } },
  match: () => ({ act: z.enum(ACTS), owned: z.literal(true).optional() }),
  refs: ['object', 'player', 'source', 'battlefield'],
});

/** What a player did, where it is known who did it. */
export const did = (
  g: Game,
  object: number,
  player: Seat | undefined,
  act: Act | undefined,
  source?: number,
): TriggerEvent[] =>
  act !== undefined && g.s.players.some(({ seat }) => seat === player) && player !== undefined
    ? [{ type: 'did', object, player, act, ...(source === undefined ? {} : { source }), ...whereabouts(g, object) }]
    : [];
/** Says of what was done that it was done to a card of one's own. */
export const asOwn =
  (own: boolean) =>
  (event: TriggerEvent): TriggerEvent =>
    own && event.type === 'did' ? { ...event, owned: true } : event;
/** The battlefield where it is then. */
function whereabouts(g: Game, object: number): { battlefield?: number } {
  const at = battlefieldOf(g, object);
  return at === null ? {} : { battlefield: at };
}
/** Who is responsible for what, and to what it is attributed (411, 428.5). @citation */
export const RESPONSIBLE = cite(
  'riftbound:411.1',
  'riftbound:411.2',
  'riftbound:411.4',
  'riftbound:411.5',
  'riftbound:411.5.a',
  'riftbound:411.6',
  'riftbound:428.5.a',
  'riftbound:428.5.b',
  'riftbound:428.5.c',
  'riftbound:428.5.c.1',
  'riftbound:428.5.c.2',
  'riftbound:428.5.d',
  'riftbound-zh:415.5.a',
  'riftbound-zh:415.5.b',
  'riftbound-zh:415.5.c',
  'riftbound-zh:415.5.d',
);

const KILLS = ['kill', 'lethal'];
/**
 * Who banished a card: whoever's spell or ability does, and of what is paid, or replaced as it leaves the chain, whoever has it
 * (411.1, 411.3, 829.1.b.1). Tokens are no cards (185).
 */
function banished(g: Game, { object, by }: ActionOf<'move'>, controller: Seat, owner: Seat): TriggerEvent[] {
  if (g.s.lastKnown[object]?.kind === 'token') return [];
  const player = by ?? controller;
  return did(g, object, player, 'banish').map(asOwn(player === owner));
}
/**
 * Who killed what: who gives up their own does so themselves (411.1). A unit that dies of its damage is killed by
 * what dealt it just before, in the resolution or the combat (428.5.c, 428.5.c.2), and who is responsible for that damage kills
 * it (428.5.c.1).
 */
export function didMove(
  g: Game,
  action: ActionOf<'move'>,
  dealt: readonly Dealt[],
  { controller, owner }: { controller: Seat; owner: Seat },
): TriggerEvent[] {
  const { object, cause, by, source } = action;
  if (cause === 'banish') return banished(g, action, controller, owner);
  if (!KILLS.includes(cause)) return [];
  const done: readonly Dealt[] =
    cause === 'lethal' ? dealt : source === undefined ? [] : [{ source, player: by ?? controller }];
  const players = [...new Set(done.flatMap(({ player }) => player ?? []))];
  return players.map((player) => {
    const sources = [...new Set(done.filter((one) => one.player === player).map((one) => one.source))];
    return { type: 'did', object, player, act: 'kill', source: sources[0], sources };
  });
}

const actOf = ({ status, on }: ActionOf<'status'>): Act | undefined => {
  if (status === 'exhausted') return on ? undefined : 'ready';
  if (!on) return undefined;
  return status === 'stunned' ? 'stun' : status === 'empowered' ? 'empower' : undefined;
};

/** What is so already is not done again (415.1.c, 426.1.b.1), but for what may be Empowered several times (441.1.c.1). */
export const statusKind: ActionKind<ActionOf<'status'>> = {
  ...kernelActions.status,
  apply: (g, action) => {
    const changed = kernelActions.status.apply(g, action);
    const happened = changed.length > 0 && action.on ? changed : [...changed, ...countEmpowering(g, action)];
    return happened.length === 0 ? [] : [...happened, ...did(g, action.object, action.by, actOf(action))];
  },
};
export const countersKind: ActionKind<ActionOf<'counters'>> = {
  ...kernelActions.counters,
  apply: (g, action) => {
    const { object, kind, amount, because, by } = action;
    const seat = object !== undefined && g.find(object) ? controllerOf(g, object) : undefined;
    const happened = kernelActions.counters.apply(g, action);
    if (happened.length === 0 || kind !== 'buff' || object === undefined) return happened;
    // 702.2.b: who spends a buff controls its unit.
    const spent = amount < 0 && because === 'cost';
    return [
      ...happened,
      ...(spent ? did(g, object, seat, 'spendBuff') : did(g, object, by, amount > 0 ? 'buff' : undefined)),
    ];
  },
};
