/** What several players are offered, one after another, and what follows if one of them takes it (101.4, 608.2d). */
import { type Cost, canonical, type Effect } from '@arbiter/engine';
import { payment } from '../costs.js';
import { either, type Say, UNSAID } from '../say.js';

type Of<V extends Effect['do']> = Extract<Effect, { do: V }>;

/** "Any opponent may sacrifice a creature of their choice. If a player does, tap ~": once, however many do. */
export function anyMay(begun: Of<'remember'>, each: Of<'forEach'>, after: Of<'if'>, say: Say): string | undefined {
  const { as } = begun;
  if (canonical(begun) !== canonical({ do: 'remember', as, value: 0 })) return undefined;
  const { of, as: one, effects } = each;
  const [pay, ...more] = effects;
  if (canonical(each) !== canonical({ do: 'forEach', of, as: one, effects })) return undefined;
  const taken = takenBy(pay, as, { saved: one }, say);
  if (taken === undefined || more.length > 0) return undefined;
  const { if: condition, then, else: otherwise = [] } = after;
  if (otherwise.length > 0 || canonical(condition) !== canonical({ compare: [{ number: as }, '>=', 1] }))
    return undefined;
  const who = of === 'opponents' ? 'any opponent' : of === 'players' ? 'any player' : UNSAID;
  return `${who} may ${taken()}. if a player does, ${say.effects(then, 'sentence')}`;
}
/** "Any opponent may sacrifice a creature of their choice. If a player does, …": chosen by each, and gone at the same time. */
export function anyGives(chosen: Of<'choose'>, gone: Of<'sacrifice'>, after: Of<'if'>, say: Say): string | undefined {
  const { who, each, from, save } = chosen;
  const clauses = [from ?? []].flat();
  const [theirs, ...more] = clauses.filter((clause) => 'controller' in clause);
  if (each === undefined || theirs === undefined || more.length > 0) return undefined;
  if (canonical(theirs) !== canonical({ controller: { saved: each } })) return undefined;
  if (canonical(chosen) !== canonical({ do: 'choose', who, each, from, min: 0, save })) return undefined;
  const given = { do: 'sacrifice', who, filter: [{ in: { saved: save } }], save: gone.save };
  if (canonical(gone) !== canonical(given)) return undefined;
  const done = { compare: [{ countOf: { saved: gone.save }, objects: true }, '>=', 1] };
  const { if: condition, then, else: otherwise = [] } = after;
  if (otherwise.length > 0 || canonical(condition) !== canonical(done)) return undefined;
  const what = say.thing(
    clauses.filter((clause) => !('controller' in clause)),
    { determiner: 'a' },
  );
  const any = who === 'opponents' ? 'any opponent' : who === 'players' ? 'any player' : UNSAID;
  const may = `${any} may sacrifice ${what}${either('', ' of their choice')}`;
  return `${may}. if a player does, ${say.effects(then, 'sentence')}`;
}
/** What is offered to each: a price to pay, or damage that the source deals them. */
function takenBy(offer: Effect | undefined, as: string, who: { saved: string }, say: Say): (() => string) | undefined {
  const noted = { do: 'remember', as, value: 1 };
  if (offer?.do === 'pay') {
    const { cost } = offer;
    const taken = { do: 'pay', who, cost, then: [noted] };
    const same = [taken, { ...taken, else: [] }].map(canonical).includes(canonical(offer));
    return same ? () => priceOf(cost, say) : undefined;
  }
  const [damage] = offer?.do === 'may' ? offer.then : [];
  if (damage?.do !== 'damage' || typeof damage.amount !== 'number') return undefined;
  const { amount } = damage;
  const taken = { do: 'may', who, then: [{ do: 'damage', to: who, amount }, noted] };
  if (canonical(offer ?? null) !== canonical(taken)) return undefined;
  return () => `have ${say.object('self')} deal ${amount} damage to them`;
}
/** What another player may pay: nothing of the source's controller is in it. */
function priceOf(cost: readonly Cost[], say: Say): string {
  const [one, ...more] = cost;
  if (!one || more.length > 0 || !['mana', 'life', 'discard', 'sacrifice'].includes(one.pay)) return UNSAID;
  if ('what' in one && one.what === 'self') return UNSAID;
  // Looked at as a whole first: what `payment` says of mana it says alone.
  if (say.apart(() => say.costs(cost)).includes(UNSAID)) return UNSAID;
  return `${payment(cost, say)}${one.pay === 'sacrifice' ? either('', ' of their choice') : ''}`;
}
