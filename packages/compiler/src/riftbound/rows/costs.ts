/** Costs: Energy and Power, exhausting, killing and recycling (357, 414.4, 416.3, 428.1). */
import type { Cost } from '@arbiter/engine';
import { gap, row } from '../categories.js';
import { pays } from './shared.js';

export const costs = [
  row('resources', '<energySign>', ({ energySign }) => [pays(energySign, [])]),
  row('resources', '<powerSigns>', ({ powerSigns }) => [pays(0, powerSigns)]),
  row('resources', '<energySign> <powerSigns>', ({ energySign, powerSigns }) => [pays(energySign, powerSigns)]),
  row('cost', '<resources>', ({ resources }) => resources),
  row('cost', '<open> e <close>', (): Cost[] => [{ pay: 'exhaust' }]),
  row('cost', 'kill <source>', (): Cost[] => [{ pay: 'kill' }]),
  row('cost', 'recycle <source>', (): Cost[] => [{ pay: 'recycle' }]),
  gap('cost', 'kill a|an <thing>', 'costs that put away others'),
  gap('cost', 'kill a|an <thing> or gear', 'costs that put away others'),
  gap('cost', 'exhaust a|an <thing>', 'costs that put away others'),
  gap('cost', "return a|an <thing> to its owner 's hand", 'costs that put away others'),
  gap('cost', 'discard <n>', 'cost discard'),
  gap('cost', 'discard a|an <cards>', 'cost discard'),
  gap('cost', 'recycle <n> [cards] from your trash', 'cost recycle'),
  gap('cost', 'recycle a|an <cards> from your trash', 'cost recycle'),
  gap('cost', 'banish <source>', 'cost banish'),
  row('cost', 'spend <digit> xp', ({ digit }): Cost[] => [{ pay: 'xp', amount: digit }]),
  gap('cost', 'spend my|a buff', 'cost buff'),
  row('cost', 'disempower <source>', (): Cost[] => [{ pay: 'disempower' }]),
  row('costs', '<cost>', ({ cost }) => cost),
  row('costs', '<cost> , <costs>', ({ cost, costs: others }) => [...cost, ...others]),
];
