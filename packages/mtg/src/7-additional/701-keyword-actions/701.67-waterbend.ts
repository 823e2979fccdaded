/** Waterbend (701.67): the generic mana of a waterbend cost may be paid by tapping artifacts and creatures. */
import { type AlternativeCost, type Cost, defineCost, fields, type ParamsOf } from '@arbiter/engine';
import { z } from 'zod';
import { canPayAll } from '../../1-concepts/118-paying-together.js';
import { payOneOf } from '../../6-spells/601.2b-either.js';
import { cite } from '../../cite.js';
import { did } from './did.js';

const params = fields(() => ({ amount: z.int().min(1).max(30) }));
declare module '@arbiter/engine' {
  interface Costs {
    waterbend: ParamsOf<typeof params>;
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    waterbent: {};
  }
}

/** A cost of so much generic mana, and the number of permanents that may be tapped for it and for no other mana. @citation */
const WATERBEND = cite('mtg:701.67a', 'mtg:701.67b');
/** Whoever waits for it is told that it was paid, by whatever. @citation */
const PAID = cite('mtg:701.67c');

/** So many untapped artifacts and creatures are tapped, and the rest is mana. */
function byTapping(amount: number, count: number): Cost[] {
  const tapped: Cost = {
    pay: 'tapUntapped',
    what: { has: ['types', ['Artifact', 'Creature']] },
    count,
    label: count === 1 ? 'an untapped artifact or creature' : `${count} untapped artifacts and creatures`,
  };
  return [
    ...(amount > count ? [{ pay: 'mana' as const, cost: `{${amount - count}}` }] : []),
    ...(count > 0 ? [tapped] : []),
    { pay: 'waterbent' },
  ];
}

const known = new Map<number, AlternativeCost[]>();
/** Each way to pay: how much of it is tapped for is announced with the intentions to pay (601.2b). */
function waysToPay(amount: number): AlternativeCost[] {
  let found = known.get(amount);
  if (!found) {
    found = Array.from({ length: amount + 1 }, (_, n) => ({
      name: `waterbend ${amount}/${n}`,
      cost: byTapping(amount, n),
    }));
    known.set(amount, found);
  }
  return found;
}

export const waterbendCost = defineCost('waterbend', {
  description:
    'Waterbending: `amount` generic mana, each of which may be paid by tapping an artifact or creature instead.',
  example: { pay: 'waterbend', amount: 4 },
  params,
  alternatives: ({ amount }) => waysToPay(amount),
  canPay: (g, { amount }, payer) => waysToPay(amount).some(({ cost }) => canPayAll(g, cost, payer)),
  // Where it was not announced before: as something resolves (118.12).
  pay: (_g, { amount }, { seat, source, x }) =>
    payOneOf.call({ cost: { pay: 'either', choices: waysToPay(amount) }, seat, source, x }),
  text: ({ amount }) => `Waterbend {${amount}}`,
  rules: WATERBEND,
  order: 0,
});

/** Made by paying a waterbend cost: cards can't say it. */
export const waterbentCost = defineCost('waterbent', {
  description: 'Made of a waterbend cost, for those who wait for it.',
  internal: true,
  example: { pay: 'waterbent' },
  canPay: () => true,
  pay: (g, _cost, { seat }) => {
    did(g, 'waterbend', seat);
    return undefined;
  },
  text: () => '',
  rules: PAID,
  order: 3,
});
