/**
 * Rolling dice (706): so many dice of so many sides, what is added to what they show, and what is done for which result. A results
 * table is conditions on the number that the roll gave (706.3a).
 */
import {
  amountOf,
  type Base,
  ctxOf,
  defineEvent,
  defineRule,
  defineVerb,
  doerOf,
  draw,
  type EffectContext,
  type EventWord,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  instructions,
  type ParamsOf,
  playerRules,
  procedure,
  type RuleWord,
  type Seat,
  thenGo,
  triggerOn,
  type VerbWord,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';
import { store } from './706.8-stored-results.js';

const params = fields((p) => ({
  who: p.ref.optional(),
  sides: p.count,
  count: p.value.optional(),
  plus: p.value.optional(),
  keep: z.enum(['highest', 'lowest']).optional(),
  as: p.name,
  natural: p.name.optional(),
  doubles: p.name.optional(),
  table: p.effects.optional(),
  store: p.ref.optional(),
}));
type Rolling = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    rollDice: Rolling;
    rollAgain: object;
  }
  interface Events {
    /** `amount`: the results together; of the planar die, which shows no number, nothing is said of any (706.7). */
    rollDice: { player: Seat; count: number; amount?: number; highest?: number };
    /** `amount`: the result; `top`: the die shows the highest number that it has. */
    rollDie: { player: Seat; sides?: number; natural?: number; amount?: number; top?: boolean };
  }
}

/** More dice than anybody rolls: each is work. */
const MOST_DICE = 1000;
/** What says that the table called for another roll. */
const AGAIN = '$rollAgain';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const counted = (g: Game, seat: Seat, rule: string): number =>
  sumOf(playerRules(g, seat, rule).map(({ mod }) => Number(mod.count)));

/** The dice from the lowest to the highest: those that are ignored first come first. */
const ascending = (natural: readonly number[]): number[] => [...natural].sort((a, b) => a - b);

/** Which rolls count, and which are ignored: for these nothing happened (706.6). */
function counting(
  natural: readonly number[],
  extra: number,
  keep: Rolling['keep'],
): { kept: number[]; ignored: number[] } {
  const [low, rest] = [ascending(natural).slice(0, extra), ascending(natural).slice(extra)];
  const kept = keep === undefined ? rest : keep === 'highest' ? rest.slice(-1) : rest.slice(0, 1);
  const ignored = keep === undefined ? [] : keep === 'highest' ? rest.slice(0, -1) : rest.slice(1);
  return { kept, ignored: [...low, ...ignored] };
}

/** One roll: what the dice show, what is added to it, and whoever waits for it is told (706.2). */
function roll(g: Game, effect: Rolling, ctx: EffectContext): void {
  const by = fromContext(ctx);
  const player = doerOf(g, effect, by);
  const asked = Math.min(amountOf(g, effect.count ?? 1, by), MOST_DICE);
  const note = (name: string | undefined, n: number): void => {
    if (name !== undefined) g.j.note(ctx.numbers, name, n);
  };
  note(effect.as, 0);
  if (player === undefined || asked < 1) return;
  const { sides } = effect;
  // "That many dice plus one, and ignore the lowest roll."
  const extra = counted(g, player, 'rollsMoreDice');
  const natural = Array.from({ length: asked + extra }, () => {
    g.spend();
    return draw(g, sides) + 1;
  });
  const { kept, ignored } = counting(natural, extra, effect.keep);
  const plus = amountOf(g, effect.plus ?? 0, by) + counted(g, player, 'rollsHigher');
  const results = kept.map((n) => n + plus);
  const amount = sumOf(results);
  if (effect.store !== undefined) store(g, entitiesOf(g, effect.store, by), sides, results);
  note(effect.as, amount);
  note(effect.natural, sumOf(kept));
  note(effect.doubles, results.length > 1 && new Set(results).size === 1 ? 1 : 0);
  g.emit('DICE_ROLLED', cite('mtg:706.1', 'mtg:706.1a', 'mtg:706.2'), {
    player,
    sides,
    results,
    total: amount,
    ...(ignored.length > 0 ? { ignored } : {}),
  });
  for (const [i, one] of results.entries()) {
    const shown = kept[i] ?? one;
    triggerOn(g, { type: 'rollDie', player, sides, natural: shown, amount: one, top: shown === sides });
  }
  triggerOn(g, { type: 'rollDice', player, count: results.length, amount, highest: Math.max(...results) });
}

const rolling = procedure<Base<Rolling>>('rollDice', {
  roll: (g, l) => {
    roll(g, l.effect, ctxOf(g, l));
  },
  // What is done for the result belongs to the same ability (706.3b).
  table: (g, l) => (l.effect.table ? thenGo(instructions(g, l.ctx, l.effect.table), 'again') : undefined),
  // 706.3c: as many dice of the same kind again, with whatever is added to them.
  again: (g, l) => {
    const ctx = ctxOf(g, l);
    if (!ctx.numbers[AGAIN]) return { done: null };
    g.j.note(ctx.numbers, AGAIN, 0);
    return { go: 'roll' };
  },
});

const rollDice = defineVerb('rollDice', {
  description:
    'You (or `who`) roll dice; `as` names the result, of several their sum; `table` says what is done for it; each is `store`d on it.',
  example: { do: 'rollDice', sides: 20, as: 'result' },
  params,
  run: (_g, effect, _ctx, id) => rolling.call({ ctx: id, effect }),
  procedures: [rolling],
  text: ({ who, sides, count, keep, table }, say) => {
    const dice = count === undefined || count === 1 ? `a d${sides}` : `${say.value(count)} d${sides}`;
    const ignored = keep === undefined ? '' : ` and ignore all but the ${keep}`;
    return `${say.doer(who)}roll ${dice}${ignored}${table ? `: ${say.effects(table)}` : ''}`;
  },
  intent: ({ table }, judge) => (table ? judge.effects(table) : 0),
  scope: ({ as, natural, doubles }, within) => {
    const { numbers } = within.scope;
    for (const name of [as, natural, doubles]) if (name !== undefined) numbers.add(name);
    within.others('table');
    within.walk('table', within.scope);
  },
});

const rollAgain = defineVerb('rollAgain', {
  description: 'Of a results table: the same dice are rolled again once its instructions are over.',
  example: { do: 'rollAgain' },
  run: (g, _effect, ctx) => {
    g.j.note(ctx.numbers, AGAIN, 1);
    return undefined;
  },
  text: () => 'roll again',
});

export const diceVerbs: readonly VerbWord[] = [rollDice, rollAgain];
export const diceEvents: readonly EventWord[] = [
  defineEvent('rollDice', {
    description:
      'A player rolled one or more dice; `amount` is what they come to together, `highest` the highest result.',
    example: { on: 'rollDice', player: 'you' },
    match: (p) => ({ count: p.count }),
    refs: ['player'],
    numbers: ['count', 'amount', 'highest'],
  }),
  defineEvent('rollDie', {
    description: 'A player rolled a die; `natural` is what it shows, `top`: the highest number that it has.',
    example: { on: 'rollDie', player: 'you', match: { top: true } },
    match: (p) => ({ sides: p.count, natural: p.count, top: z.boolean() }),
    refs: ['player'],
    numbers: ['sides', 'natural', 'amount'],
  }),
];
const diceRule = (name: string, description: string): RuleWord =>
  defineRule(name, {
    description,
    example: { mod: 'rule', rule: name, count: 1 },
    params: (p) => ({ count: p.count }),
    intent: 1,
  });
export const diceRules: readonly RuleWord[] = [
  diceRule(
    'rollsMoreDice',
    'Of players: they roll `count` more dice than they would, and ignore as many of the lowest rolls.',
  ),
  diceRule('rollsHigher', 'Of players: `count` is added to the result of each die that they roll.'),
];
