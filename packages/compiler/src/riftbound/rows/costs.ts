/** Costs: Energy and Power, exhausting, killing and recycling (357, 414.4, 416.3, 428.1). */
import type { Cost, Filter } from '@arbiter/engine';
import { type Described, type Places, row } from '../categories.js';
import { pays } from './shared.js';
import { placed } from './things.js';

const HAND: Places = { zone: 'hand', whose: 'you' };
const WAYS = ['kill', 'recycle', 'banish', 'disempower'] as const;
/** With the source itself, unless it is said with what. */
function paidWith(way: (typeof WAYS)[number], what?: Filter): Cost {
  const more = what === undefined ? {} : { what };
  switch (way) {
    case 'kill':
      return { pay: 'kill', ...more };
    case 'recycle':
      return { pay: 'recycle', ...more };
    case 'banish':
      return { pay: 'banish', what: what ?? 'self' };
    case 'disempower':
      return { pay: 'disempower', ...more };
  }
}

export const costs = [
  row('resources', '<energySign>', ({ energySign }) => [pays(energySign, [])]),
  row('resources', '<powerSigns>', ({ powerSigns }) => [pays(0, powerSigns)]),
  row('resources', '<energySign> <powerSigns>', ({ energySign, powerSigns }) => [pays(energySign, powerSigns)]),
  row('cost', '<resources>', ({ resources }) => resources),
  row('cost', '<open> e <close>', (): Cost[] => [{ pay: 'exhaust' }]),
  row('cost', '<deed>', ({ deed }) => deed),
  // What is paid with a source, or with others that are chosen as it is paid and are no targets (355.10.c).
  ...WAYS.flatMap((way) => [
    row('deed', `${way} <source>`, () => [paidWith(way)]),
    row('deed', `${way} a|an <thing>`, ({ thing }: { thing: Described }) => [paidWith(way, thing.filter)]),
    row('deed', `${way} another <thing>`, ({ thing }: { thing: Described }) => [
      paidWith(way, [...thing.filter, { other: true }]),
    ]),
  ]),
  row('deed', 'disempower <anything>', ({ anything }): Cost[] => [{ pay: 'disempower', what: anything.filter }]),
  row('deed', 'kill <n> other <thing>', ({ n, thing }): Cost[] | undefined =>
    typeof n === 'number' ? [{ pay: 'kill', what: [...thing.filter, { other: true }], count: n }] : undefined,
  ),
  row('deed', 'recycle a|an <cards> from <place>', ({ cards, place }) =>
    place.zone === 'trash' ? [paidWith('recycle', placed(cards.filter, place))] : undefined,
  ),
  row('deed', 'banish a|an <cards> from <place>', ({ cards, place }) =>
    place.zone === 'trash' ? [paidWith('banish', placed(cards.filter, place))] : undefined,
  ),
  row('deed', 'recycle <n> [cards] from your trash', ({ n }): Cost[] | undefined =>
    typeof n === 'number' ? [{ pay: 'recycle', what: [{ zone: 'trash' }, { owner: 'you' }], count: n }] : undefined,
  ),
  row('deed', 'exhaust a|an <thing>', ({ thing }): Cost[] => [{ pay: 'exhaust', what: thing.filter }]),
  row('deed', 'exhaust your legend', (): Cost[] => [
    { pay: 'exhaust', what: [{ zone: 'legendZone' }, { owner: 'you' }] },
  ]),
  row('deed', "return a|an <thing> to its owner 's hand", ({ thing }): Cost[] => [
    { pay: 'return', what: thing.filter },
  ]),
  row('deed', 'discard <n>', ({ n }): Cost[] | undefined =>
    typeof n === 'number' ? [{ pay: 'discard', what: [], ...(n === 1 ? {} : { count: n }) }] : undefined,
  ),
  row('deed', 'discard a|an <cards>', ({ cards }): Cost[] => [{ pay: 'discard', what: placed(cards.filter, HAND) }]),
  row('cost', '<digit> xp', ({ digit }): Cost[] => [{ pay: 'xp', amount: digit }]),
  row('deed', 'spend <digit> xp', ({ digit }): Cost[] => [{ pay: 'xp', amount: digit }]),
  row('deed', 'spend my buff', (): Cost[] => [{ pay: 'spendBuff', what: 'self' }]),
  row('deed', 'spend a buff', (): Cost[] => [{ pay: 'spendBuff' }]),
  // As sentences say it: "pay [1] and exhaust this to …".
  row('payment', '<deed>', ({ deed }) => deed),
  row('payment', 'pay <resources>', ({ resources }) => resources),
  row('payment', 'exhaust <source>', (): Cost[] => [{ pay: 'exhaust' }]),
  row('mayPay', 'you may <paying> as an additional cost to play me|this', ({ paying }) => paying),
  row('mayPay', 'as you play me|this , you may <paying> as an additional cost', ({ paying }) => paying),
  row('mayPay', 'as an additional cost to play me|this , you may <paying>', ({ paying }) => paying),
  row('paying', '<payment>', ({ payment }) => payment),
  row('paying', '<payment> and <paying>', ({ payment, paying }) => [...payment, ...paying]),
  row('costs', '<cost>', ({ cost }) => cost),
  row('costs', '<cost> , <costs>', ({ cost, costs: others }) => [...cost, ...others]),
];
