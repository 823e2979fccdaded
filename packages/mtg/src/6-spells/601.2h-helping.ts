/** Choosing what helps to pay for a spell, once its total cost is determined (601.2h, 702.51b, 702.66b). */
import {
  entityChoice,
  type Game,
  type PayingWith,
  paidWith,
  perform,
  procedure,
  type RuleRef,
  type Seat,
  thenGo,
  writePlay,
} from '@arbiter/engine';
import { afterHelp, type Help, helpersOf, helpingSources, helpOf, helpsWith } from '../1-concepts/106-helping.js';
import { payingSources } from '../1-concepts/106-mana.js';
import { affords, leastHelp, type Reserved, withX } from '../1-concepts/106-plan.js';
import { type ManaCost, printManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { cite } from '../cite.js';

type Helping = { seat: Seat; item: number; cost: string; x: number } & Reserved;
interface Steps {
  /** Which of the spell's abilities is asked about. */
  at: number;
  /** What has been tapped or put away pays for. */
  given: Help[];
  /** Those that did. */
  used: number[];
  picked: number[];
}

const helpers = (g: Game, l: Helping, at: number, used: readonly number[]): PayingWith[] =>
  helpersOf(g, { seat: l.seat, source: l.item, x: l.x, playing: true })
    .slice(at)
    .map(({ ability, objects }) => ({
      ability,
      objects: objects.filter((id) => !used.includes(id) && !l.without.includes(id)),
    }));

/** Whether the rest can be paid without what has been used, perhaps with what is asked about later. */
const pays = (g: Game, l: Helping, later: readonly PayingWith[], used: readonly number[]) => (rest: ManaCost) => {
  const without = [...l.without, ...used];
  const sources = payingSources(g, l.seat, { without, purpose: l.purpose });
  const helping = helpingSources(g, later).filter((s) => !used.includes(s.id));
  return affords(g, l.seat, rest, { ...l, without }, [...sources, ...helping]);
};

/** As many of these as can pay together. */
function most(cost: ManaCost, given: readonly Help[], helps: readonly Help[]): number {
  const together: Help[] = [...given];
  for (const help of helps) {
    together.push(help);
    if (!afterHelp(cost, together, () => true)) together.pop();
  }
  return together.length - given.length;
}

const rulesOf = (g: Game, { ability }: PayingWith): RuleRef[] => [
  ...cite('mtg:601.2h'),
  ...(g.rules.continuous.keywords.get(ability.keyword ?? '')?.rules ?? []),
];

/** What was tapped for it is known of it afterwards, by the keyword: what convoked it (702.51c). */
function noteHelp(g: Game, item: number, { ability: { keyword } }: PayingWith, picked: readonly number[]): void {
  const object = g.find(item);
  if (!object || keyword === undefined) return;
  const { helped } = object.play ?? {};
  writePlay(g, object, { helped: { ...helped, [keyword]: [...(helped?.[keyword] ?? []), ...picked] } });
}

/** Ends with the cost that is left for mana, and what has helped. */
export const helpToPay = procedure<Helping, Steps>('helpToPay', {
  begin: (g, l) => {
    g.j.note(l, 'at', 0);
    g.j.note(l, 'given', []);
    g.j.note(l, 'used', []);
  },
  ask: (g, l) => {
    const cost = withX(l.cost, l.x);
    const [now, ...later] = helpers(g, l, l.at, l.used);
    if (!now) {
      const rest = afterHelp(cost, l.given, pays(g, l, [], l.used));
      return { done: { cost: printManaCost(rest ?? cost), used: l.used } };
    }
    const helps = now.objects.map((id) => helpOf(g, now, id));
    const max = most(cost, l.given, helps);
    if (max === 0) return { go: 'next' };
    const fits = (picked: readonly number[]): boolean =>
      afterHelp(
        cost,
        [...l.given, ...picked.map((id) => helpOf(g, now, id))],
        pays(g, l, later, [...l.used, ...picked]),
      ) !== null;
    // What can pay for nothing of it is no choice, nor is what alone does not do where only one helps (601.2h).
    const usable = now.objects.filter((id) => (max === 1 ? fits([id]) : helpsWith(cost, helpOf(g, now, id))));
    if (usable.length === 0) return { go: 'next' };
    const least = leastHelp(g, l.seat, cost, l, l.given, l.used, now, later);
    const rules = rulesOf(g, now);
    return {
      ask: {
        seat: l.seat,
        kind: 'HELP_TO_PAY',
        shape: 'CHOOSE',
        prompt: `Choose what helps to pay ${printManaCost(cost)}`,
        rules,
        source: l.item,
        options: usable.map((id) => entityChoice(g, { object: id }, id)),
        min: least.length,
        max,
        fallback: least,
        check: (picked) =>
          fits(picked as number[]) ? null : { detail: 'with these the cost could not be paid as a whole', rules },
      },
      into: 'picked',
    };
  },
  take: (g, l) => {
    const [now] = helpers(g, l, l.at, l.used);
    if (!now || l.picked.length === 0) return undefined;
    g.j.note(l, 'given', [...l.given, ...l.picked.map((id) => helpOf(g, now, id))]);
    g.j.note(l, 'used', [...l.used, ...l.picked]);
    noteHelp(g, l.item, now, l.picked);
    return thenGo(
      perform(
        g,
        l.picked.map((id) => paidWith(now.ability, id)),
      ),
      'next',
    );
  },
  next: (g, l) => {
    g.j.note(l, 'at', l.at + 1);
    return { go: 'ask' };
  },
});
