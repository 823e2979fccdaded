/** Mana that one player loses and another adds (106.13), and mana abilities that somebody must activate. */
import {
  ABILITIES,
  asks,
  type Base,
  type Choice,
  characteristicsOf,
  ctxOf,
  definePredicate,
  defineVerb,
  doerOf,
  entitiesOf,
  expandKeywords,
  type Filter,
  fields,
  fromContext,
  type Game,
  impliedSeats,
  isPlayer,
  type JsonObject,
  matches,
  type ParamsOf,
  POOL,
  procedure,
  type RuleRef,
  type Seat,
  seatsOf,
} from '@arbiter/engine';
import { activateMana, choiceOf } from '../6-spells/605-mana-abilities.js';
import { cite } from '../cite.js';
import { forgetKeptOf, keepMana, keptOf } from './106-kept.js';
import { canActivateMana, MANA, type ManaAbility, manaAbilities, manaIn } from './106-mana.js';

const taking = fields((p) => ({ from: p.ref }));
const losing = fields((p) => ({ who: p.ref }));
const activating = fields((p) => ({ who: p.ref.optional(), of: p.filter }));
declare module '@arbiter/engine' {
  interface Verbs {
    takeMana: ParamsOf<typeof taking>;
    loseMana: ParamsOf<typeof losing>;
    activateMana: ParamsOf<typeof activating>;
  }
}

const LOST_MANA = cite('mtg:106.13');
const EMPTIED = cite('mtg:106.4');

/** Empties a pool by an effect (106.4). @returns what was in it, and how much of each sort of mana that was */
function lose(g: Game, seat: Seat, rules: RuleRef[]) {
  const pool = g.pool(seat);
  const amounts = manaIn(g, seat);
  const taken = Object.entries(pool).filter(([, count]) => count);
  forgetKeptOf(g, seat);
  for (const [key] of taken) g.j.set(pool, key, undefined, POOL);
  for (const color of MANA)
    if (amounts[color]) g.emit('MANA_EMPTIED', rules, { seat, mana: `{${color}}`, amount: amounts[color] });
  return { taken, amounts };
}

/** Empties a pool into another: what mana is kept for, and how long it stays, remains as it was (106.13). */
function pour(g: Game, from: Seat, to: Seat): void {
  const kept = keptOf(g, from);
  const { taken, amounts } = lose(g, from, LOST_MANA);
  if (taken.length === 0) return;
  const pool = g.pool(to);
  for (const [key, count] of taken) g.j.set(pool, key, (pool[key] ?? 0) + count, POOL);
  for (const until of ['combat', 'turn'] as const)
    for (const [color, count] of Object.entries(kept?.[until] ?? {}))
      keepMana(
        g,
        to,
        Array.from({ length: count }, () => color),
        until,
      );
  const mana = MANA.map((color) => `{${color}}`.repeat(amounts[color] ?? 0)).join('');
  g.emit('MANA_ADDED', LOST_MANA, { seat: to, mana, source: null });
}

export const takeMana = defineVerb('takeMana', {
  description: 'Players lose all unspent mana, and you add what they lose.',
  example: { do: 'takeMana', from: 'opponents' },
  params: taking,
  run: (g, { from }, ctx) => {
    const by = fromContext(ctx);
    const [you] = impliedSeats(by);
    if (you === undefined) return undefined;
    for (const seat of seatsOf(entitiesOf(g, from, by))) if (seat !== you) pour(g, seat, you);
    return undefined;
  },
  text: ({ from }, say) => `${say.doer(from)}lose all unspent mana, and you add it`,
  intent: () => -1,
});

export const loseMana = defineVerb('loseMana', {
  description: 'Players lose all unspent mana.',
  example: { do: 'loseMana', who: 'opponents' },
  params: losing,
  run: (g, { who }, ctx) => {
    for (const seat of seatsOf(entitiesOf(g, who, fromContext(ctx)))) lose(g, seat, EMPTIED);
    return undefined;
  },
  text: ({ who }, say) => `${say.doer(who)}lose all unspent mana`,
  intent: () => -1,
});

export const hasManaAbility = definePredicate('hasManaAbility', {
  description: 'Has a mana ability, also one that it was given.',
  holds: (g, e) =>
    !isPlayer(e) &&
    expandKeywords(g, characteristicsOf(g, e.object).abilities).some(
      (a) => a.kind === 'activated' && a.immediate === true,
    ),
  reads: [ABILITIES],
});

/** The mana abilities of what has had none of them activated yet. */
const left = (g: Game, seat: Seat, of: Filter, done: readonly number[], source: number): ManaAbility[] =>
  manaAbilities(g, seat).filter(
    ({ id, index, ability }) =>
      !done.includes(id) &&
      matches(g, { object: id }, of, { source, controller: seat }) &&
      canActivateMana(g, seat, g.object(id), ability, index),
  );
/** Whether it makes no difference which comes first: each thing has one, that only taps it for mana which needs no choice. */
const areAlike = (all: readonly ManaAbility[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length &&
  all.every(({ source }) => source !== null && !source.costly && source.outputs.length === 1);

const activatingEach = procedure<Base<ParamsOf<typeof activating>>, { done: number[]; picked: JsonObject[] }>(
  'verb:activateMana',
  {
    begin: (g, l) => {
      g.j.note(l, 'done', []);
    },
    ask: (g, l) => {
      const by = fromContext(ctxOf(g, l));
      const seat = doerOf(g, l.effect, by);
      const all = seat === undefined ? [] : left(g, seat, l.effect.of, l.done, by.source);
      if (seat === undefined || all.length === 0) return { done: null };
      const options = all.map((one): Choice => choiceOf(g, one));
      return {
        ask: {
          seat,
          kind: 'MANA_ABILITY',
          shape: 'CHOOSE',
          prompt: 'Choose the next mana ability to activate',
          rules: cite('mtg:605.3'),
          source: by.source,
          options: areAlike(all) ? options.slice(0, 1) : options,
          min: 1,
          max: 1,
        },
        into: 'picked',
      };
    },
    activate: (g, l) => {
      const [picked] = l.picked;
      const seat = doerOf(g, l.effect, fromContext(ctxOf(g, l)));
      if (!picked || seat === undefined) return { done: null };
      const object = Number(picked.object);
      g.j.note(l, 'done', [...l.done, object]);
      return activateMana.call({ seat, object, ability: Number(picked.ability) }, { go: 'ask' });
    },
  },
);

export const activateManaVerb = defineVerb('activateMana', {
  description:
    'You, or `who`, activate a mana ability of each thing of theirs that fits and has one that can be activated.',
  example: { do: 'activateMana', who: 'you', of: { has: ['types', 'Land'] } },
  params: activating,
  run: asks(activatingEach),
  decisions: [
    {
      kind: 'MANA_ABILITY',
      shape: 'CHOOSE',
      cite: 'may',
      meaning: 'Which mana ability to activate next, of those that must be activated.',
    },
  ],
  procedures: [activatingEach],
  text: ({ who, of }, say) =>
    `${who === undefined ? '' : say.doer(who)}activate a mana ability of each of ${say.filter(of)}`,
});
