/** Collect evidence (701.59): cards of the own graveyard are exiled whose mana values come to enough together. */
import {
  characteristicsOf,
  defineCost,
  entityChoice,
  fields,
  type Game,
  keepForPaid,
  moveAction,
  type ParamsOf,
  type Payer,
  perform,
  procedure,
  type Seat,
  wordOf,
} from '@arbiter/engine';
import { manaValueOf } from '../../2-parts/202-mana-cost.js';
import { cite } from '../../cite.js';
import { did } from './did.js';

const params = fields((p) => ({ amount: p.count, save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Costs {
    collectEvidence: ParamsOf<typeof params>;
  }
}
type Evidence = { pay: 'collectEvidence' } & ParamsOf<typeof params>;
const EVIDENCE = cite('mtg:701.59a');

const manaOf = (g: Game, id: number): number =>
  manaValueOf(g, g.object(id), wordOf(characteristicsOf(g, id).props.manaCost));
const total = (g: Game, ids: readonly number[]): number => ids.reduce((sum, id) => sum + manaOf(g, id), 0);
const cardsOf = (g: Game, { seat, source }: Pick<Payer, 'seat' | 'source'>): number[] =>
  g.zone(`graveyard:${seat}`).filter((id) => id !== source);

/** The fewest that come to so much; null where all together do not. */
function enough(g: Game, ids: readonly number[], amount: number): number[] | null {
  const dearest = [...ids].sort((a, b) => manaOf(g, b) - manaOf(g, a));
  for (let n = 0; n <= dearest.length; n++) if (total(g, dearest.slice(0, n)) >= amount) return dearest.slice(0, n);
  return null;
}

/** Its player chooses any number, and more as long as they are not enough; then all are exiled. */
const collecting = procedure<{ cost: Evidence; seat: Seat; source: number }, { picked: number[]; chosen: number[] }>(
  'collectEvidence',
  {
    begin: (g, l) => {
      g.j.note(l, 'chosen', []);
    },
    ask: (g, l) => {
      const left = cardsOf(g, l).filter((id) => !l.chosen.includes(id));
      const needed = l.cost.amount - total(g, l.chosen);
      if (l.chosen.length > 0 && needed <= 0) return { go: 'exile' };
      return {
        ask: {
          seat: l.seat,
          kind: 'COST',
          shape: 'CHOOSE',
          prompt: `Choose cards to exile with total mana value ${needed} or greater`,
          rules: EVIDENCE,
          source: l.source,
          options: left.map((id) => entityChoice(g, { object: id }, id)),
          min: needed > 0 ? 1 : 0,
          max: left.length,
          fallback: enough(g, left, needed) ?? left,
        },
        into: 'picked',
      };
    },
    chosen: (g, l) => {
      g.j.note(l, 'chosen', [...l.chosen, ...l.picked]);
      return l.picked.length > 0 ? { go: 'ask' } : undefined;
    },
    exile: (g, { chosen, source, cost: { save } }) => {
      if (save !== undefined) keepForPaid(g, source, { [save]: chosen.map((object) => ({ object })) });
      return perform(
        g,
        chosen.map((object) => moveAction({ object, to: 'exile', cause: 'exile' })),
      );
    },
    told: (g, { seat }) => {
      did(g, 'collectEvidence', seat);
      return { done: null };
    },
  },
);

/** Who has too little in the graveyard can't choose to do it (701.59b). */
export const collectEvidenceCost = defineCost('collectEvidence', {
  description: 'Collecting evidence: exiling cards of the graveyard with total mana value `amount` or greater.',
  example: { pay: 'collectEvidence', amount: 4 },
  params,
  canPay: (g, { amount }, payer) => enough(g, cardsOf(g, payer), amount) !== null,
  pay: (_g, cost, { seat, source }) => collecting.call({ cost, seat, source }),
  text: ({ amount }) => `Collect evidence ${amount}`,
  rules: cite('mtg:701.59a', 'mtg:701.59b', 'mtg:701.59c'),
  order: 3,
  procedures: [collecting],
});
