/**
 * Imbue N (2.11.7.15.2): its player may reveal all cards that they reserve for it; if N of them fit, it is imbued, and so is
 * the object that it becomes. Asked where reserve costs are paid.
 */
import {
  characteristicsOf,
  defineRule,
  type Filter,
  type Game,
  matches,
  type Obj,
  type Perspective,
  ruleOn,
  type Seat,
  wordsOf,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { abilitiesOfCard } from '../2.4.4-restrictions.js';
import { defineKeyword } from './hooks.js';

/** The name under which it is asked whether a card was imbued. */
export const IMBUED = 'imbue';
export const IMBUE_RULES = cite('ga:2.11.7.15.2');

export const imbue = defineKeyword({
  name: IMBUED,
  rules: IMBUE_RULES,
  description:
    'May be imbued by `value` reserved cards that share an element with it, or fit `from`; `{"paid": "imbue"}` asks for that.',
  params: { value: 'must', from: 'may' },
  text: (a) => `imbue ${a.value ?? 0}`,
});

export const cantBeImbued = defineRule('cantBeImbued', {
  description: 'Doesn’t become imbued.',
  example: { mod: 'rule', rule: 'cantBeImbued' },
});

/** Whether what is activated became imbued as it was paid for. */
export const isImbued = ({ play }: Obj): boolean => (play?.paid?.[IMBUED] ?? 0) > 0;

/** Of each way in which a card may be imbued, how many cards it takes, and what they are like. */
interface Way {
  value: number;
  from: Filter;
}
const waysOf = (g: Game, card: number, seat: Seat): Way[] =>
  abilitiesOfCard(g, card, seat).flatMap((a): Way[] =>
    a.kind === 'keyword' && a.keyword === IMBUED
      ? [{ value: a.value ?? 0, from: a.from ?? { has: ['elements', elementsOf(g, card)] } }]
      : [],
  );
const elementsOf = (g: Game, card: number): string[] => [...wordsOf(characteristicsOf(g, card).props.elements)];

/** Whether what is being activated can be imbued at all. */
export const mayBeImbued = (g: Game, card: number, seat: Seat): boolean =>
  ruleOn(g, card, 'cantBeImbued') === undefined && waysOf(g, card, seat).length > 0;

/** Whether these cards imbue it, where they are shown. */
export function wouldImbue(g: Game, card: number, seat: Seat, shown: readonly number[]): boolean {
  const by: Perspective = { source: card, controller: seat };
  return waysOf(g, card, seat).some(
    ({ value, from }) => shown.filter((object) => matches(g, { object }, from, by)).length >= value,
  );
}
