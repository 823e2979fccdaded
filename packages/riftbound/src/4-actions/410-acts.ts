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

const ACTS = [
  'stun',
  'ready',
  'buff',
  'empower',
  'spendBuff',
  'hide',
  'move',
  'attach',
  'recycle',
  'recycleRune',
] as const;
type Act = (typeof ACTS)[number];
declare module '@arbiter/engine' {
  interface Events {
    did: { object: number; player: Seat; act: Act; source?: number };
  }
}
export const didEvent = defineEvent('did', {
  together: true,
  description:
    'A player did something by an instruction, as a cost or in a phase: what `act` says, to an object; `source`: what that was attached to.',
  example: { on: 'did', player: 'you', match: { act: 'stun' } },
  match: () => ({ act: z.enum(ACTS) }),
  refs: ['object', 'player', 'source'],
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
    ? [{ type: 'did', object, player, act, ...(source === undefined ? {} : { source }) }]
    : [];
const actOf = ({ status, on }: ActionOf<'status'>): Act | undefined => {
  if (status === 'exhausted') return on ? undefined : 'ready';
  if (!on) return undefined;
  return status === 'stunned' ? 'stun' : status === 'empowered' ? 'empower' : undefined;
};

/** What is so already is not done again (415.1.c, 426.1.b.1). */
export const statusKind: ActionKind<ActionOf<'status'>> = {
  ...kernelActions.status,
  apply: (g, action) => {
    const happened = kernelActions.status.apply(g, action);
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
