/**
 * Glimpsing (2.11.7.15.2) is what a player does, so many cards at a time: effects change how many, have something else done instead,
 * or forbid it, before the first card is looked at.
 */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  amountOf,
  type Base,
  candidates,
  ctxOf,
  defineAction,
  defineRule,
  doersOf,
  fromContext,
  type Game,
  kernelWords,
  overrideVerb,
  perform,
  playerRules,
  procedure,
  type RuleRef,
  type Seat,
  type Verbs,
  type VerbWord,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

const GLIMPSE = 'GLIMPSE';
const FORBIDS = 'cantGlimpse';
declare module '@arbiter/engine' {
  interface Actions {
    glimpse: { player: Seat; amount: number };
  }
  interface PlayerMarks {
    /** How many cards an instruction has them glimpse, once that is settled. */
    toGlimpse?: number;
  }
}

/** How many cards a player glimpses, once nothing changes that any more. */
export const glimpseKind: ActionKind<ActionOf<'glimpse'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player, amount }) => {
    g.markPlayer(player, 'toGlimpse', amount);
    return [];
  },
};

/** What forbids it beats whatever would have a player do it (2.5.1.5.4). */
export const cannotGlimpse = (g: Game, action: Action): RuleRef[] | null =>
  action.type === 'glimpse' && playerRules(g, action.player, FORBIDS).length > 0 ? cite('ga:2.5.1.5.4') : null;

type Arrange = Verbs['arrange'] & { do: 'arrange' };
const looking = overrideVerb(kernelWords, 'arrange', {
  example: { do: 'arrange', kind: 'GLIMPSE', count: 2, piles: ['top', 'bottom'] },
  params: { kind: () => z.enum([GLIMPSE, 'LOOK']) },
});

/** Whether anything would change how many cards a player glimpses. */
const isChanged = (g: Game, player: Seat, amount: number): boolean =>
  playerRules(g, player, FORBIDS).length > 0 || candidates(g, { type: 'glimpse', player, amount }).length > 0;

const glimpsing = procedure<Base<Arrange> & { seat: Seat; amount: number }>('glimpsing', {
  settle: (g, { seat, amount }) => perform(g, [{ type: 'glimpse', player: seat, amount }]),
  // Where something else happens instead nothing is looked at.
  look: (g, l) => {
    const count = g.playerMarks(l.seat).toGlimpse ?? 0;
    g.markPlayer(l.seat, 'toGlimpse', undefined);
    return count > 0 ? looking.run(g, { ...l.effect, count }, ctxOf(g, l), l.ctx) : { done: null };
  },
  looked: () => ({ done: null }),
});

export const arrange: VerbWord = {
  ...looking,
  run: (g, effect, ctx, id) => {
    if (effect.do !== 'arrange') return undefined;
    const by = fromContext(ctx);
    const amount = amountOf(g, effect.count, by);
    // No text has several players glimpse by one instruction.
    const [seat, ...others] = doersOf(g, effect, by);
    return effect.kind === GLIMPSE &&
      seat !== undefined &&
      others.length === 0 &&
      amount > 0 &&
      isChanged(g, seat, amount)
      ? glimpsing.call({ ctx: id, effect, seat, amount })
      : looking.run(g, effect, ctx, id);
  },
  procedures: [...(looking.procedures ?? []), glimpsing],
};

export const glimpseWords = [
  arrange,
  defineAction('glimpse', {
    description: 'A player would glimpse so many cards: `amount`, which is 1 or more.',
    example: { on: 'glimpse', player: 'you', change: { amount: { sum: [1, { event: 'amount' }] } } },
    refs: ['player'],
    numbers: ['amount'],
    change: (p) => ({ amount: p.value }),
  }),
  defineRule(FORBIDS, {
    description: 'Of players: can’t glimpse.',
    example: { mod: 'rule', rule: FORBIDS },
  }),
];
