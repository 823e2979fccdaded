/** How costs are printed (118, 601.2h, 602.1). */
import { type Cost, canonical, type Filter, type FilterClause } from '@arbiter/engine';
import { article, either, numeral, ownNames, type Say, UNSAID } from './say.js';
import { keep, kindsOf, moves, speak } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
type Many = number | 'x' | 'all' | undefined;

export function costText(cost: Cost, say: Say): string {
  switch (cost.pay) {
    case 'mana':
      return cost.cost;
    case 'tap':
      return '{T}';
    case 'untap':
      return '{Q}';
    case 'life':
      return `pay ${amount(cost.amount)} life`;
    case 'energy':
      return typeof cost.amount === 'number' ? `pay ${energy(cost.amount)}` : UNSAID;
    case 'loyalty':
      return loyalty(cost.amount);
    case 'mill':
      keep(say, cost.save, undefined, ['card'], cost.count !== undefined && cost.count !== 1);
      return `mill ${ofCards('card', cost.count)}`;
    case 'sacrifice':
      return cost.what === 'self'
        ? itself(cost, say, `sacrifice ${ownName(say)}`)
        : `sacrifice ${given(cost.what, cost, say, 'sacrificed')}`;
    case 'return': {
      const hand = either("its owner's hand", "their owners' hands", "their owner's hand");
      if (cost.what === 'self') return itself(cost, say, `return ${ownName(say)} to its owner's hand`);
      return `return ${given(yours(cost.what), cost, say, 'returned')} to ${hand}`;
    }
    case 'tapUntapped':
      // That they are untapped is said once.
      if (list(cost.what).some((clause) => 'not' in clause && canonical(clause.not) === '{"status":"tapped"}'))
        return UNSAID;
      return `tap ${given([{ not: { status: 'tapped' } }, ...yours(cost.what)], cost, say)}`;
    case 'discard':
      return discardText(cost, say);
    case 'exile':
      return exileText(cost, say);
    case 'reveal':
      return cost.what === 'self'
        ? itself(cost, say, either('reveal this card', `reveal ${ownName(say)} from your hand`))
        : `reveal ${inHand(cost.what, cost, ' from your hand', say, 'revealed')}`;
    case 'takeCounters':
      return takenText(cost, say);
    case 'putCounters':
      return putText(cost, say);
    case 'behold':
      return beholdText(cost, say);
    case 'blight':
      keep(say, cost.save, undefined, ['creature', 'permanent', 'blighted creature']);
      return `blight ${cost.count}`;
    case 'collectEvidence':
      keep(say, cost.save, undefined, ['card', 'exiled card'], true);
      return `collect evidence ${cost.amount}`;
    case 'either':
      return either(
        eitherText(cost.choices, say),
        cost.choices
          .map((choice) =>
            choice.name === ''
              ? UNSAID
              : choice.cost
                  .map((one) => (one.pay === 'mana' ? `pay ${say.costs([one])}` : say.costs([one])))
                  .join(' and '),
          )
          .join(' or '),
      );
    default:
      return UNSAID;
  }
}
/** "{3}, {T} or {B}, {T}": one of several costs of an ability (602.1). */
const eitherText = (choices: Extract<Cost, { pay: 'either' }>['choices'], say: Say): string =>
  choices.map(({ name, cost }) => (name === '' ? UNSAID : say.costs(cost))).join(' or ');
const amount = (many: number | 'x'): string => (many === 'x' ? 'X' : String(many));
const energy = (many: number): string => '{E}'.repeat(many);
const loyalty = (by: number | '-x'): string =>
  by === '-x' ? '-X' : typeof by === 'number' && by > 0 ? `+${by}` : String(by);
const ownName = ({ face }: Say): string => either(...ownNames(face));

/** "a card", "two cards", "X cards". */
const ofCards = (noun: string, count: Many): string => {
  if (count === undefined || count === 1) return `${article(noun)} ${noun}`;
  return count === 'all' ? UNSAID : `${count === 'x' ? 'X' : numeral(count)} ${noun}s`;
};
/** A cost that is paid with the card itself has spoken of it, and moved it. */
function itself({ count, save }: { count?: Many; save?: string | undefined }, say: Say, said: string): string {
  if ((count ?? 1) !== 1 || save !== undefined) return UNSAID;
  speak(say, '"self"', []);
  moves(say, 'self');
  return said;
}
/** Objects that fit, so many of them; what was paid can be spoken of. */
function given(
  what: Filter,
  { count, save }: { count?: Many; save?: string | undefined },
  say: Say,
  past?: string,
): string {
  const said = counted(what, count, say);
  const kinds = kindsOf(what);
  const paid = past === undefined ? [] : kinds.map((kind) => `${past} ${kind}`);
  keep(say, save, undefined, [...kinds, 'card', ...paid], (count ?? 1) !== 1);
  if (save !== undefined && past !== undefined) {
    say.spoken.paid = [...say.spoken.paid, save];
    say.spoken.former = [...say.spoken.former, save];
  }
  return said;
}
function counted(what: Filter, count: Many, say: Say): string {
  if (count === undefined || count === 1) return say.thing(what, { determiner: 'a' });
  if (count === 'all') return `all ${say.thing(yours(what), { many: true })}`;
  const other = list(what).some((clause) => 'other' in clause) ? ' other' : '';
  const plain = list(what).filter((clause) => !('other' in clause));
  return `${count === 'x' ? 'X' : numeral(count)}${other} ${say.thing(plain, { many: true })}`;
}
/** Of who pays: that may stand in the filter already. */
const yours = (what: Filter): FilterClause[] => {
  const clauses = list(what);
  return clauses.some((clause) => 'controller' in clause) ? clauses : [...clauses, { controller: 'you' }];
};

const HAND = ` ${either('in your hand', 'in hand')}`;
/** Cards of the hand: "a creature card"; where they are is said as each cost says it. */
function inHand(what: Filter, more: Parameters<typeof given>[1], where: string, say: Say, past?: string): string {
  const cards: FilterClause[] = [{ zone: 'hand' }, { owner: 'you' }, ...list(what)];
  return given(cards, more, say, past).replaceAll(HAND, where);
}
/** "Behold a Dragon": a card or a permanent, wherever it is (701.4a). */
function beholdText({ what, save }: Extract<Cost, { pay: 'behold' }>, say: Say): string {
  if (list(what).some((clause) => 'zone' in clause || 'controller' in clause || 'owner' in clause)) return UNSAID;
  keep(say, save, undefined, ['card', 'beheld card']);
  return `behold ${say.thing(what, { determiner: 'a' })}`;
}
function discardText(cost: Extract<Cost, { pay: 'discard' }>, say: Say): string {
  const { what, count, random } = cost;
  if (what === 'self') return random ? UNSAID : itself(cost, say, 'discard this card');
  if (count !== 'all') return `discard ${inHand(what, cost, '', say, 'discarded')}${random ? ' at random' : ''}`;
  keep(say, cost.save, undefined, ['card'], true);
  return list(what).length === 0 && !random ? 'discard your hand' : UNSAID;
}
function exileText(cost: Extract<Cost, { pay: 'exile' }>, say: Say): string {
  const { what, from, whose, count, orMore } = cost;
  if (orMore || from === 'fieldOrGraveyard') return UNSAID;
  if (what === 'self') {
    if (whose !== undefined) return UNSAID;
    const where =
      from === undefined || from === 'graveyard'
        ? ' from your graveyard'
        : { hand: ' from your hand', battlefield: '', library: UNSAID }[from];
    return itself(cost, say, `exile ${ownName(say)}${where}`);
  }
  if (whose !== undefined && (from ?? 'graveyard') !== 'graveyard') return UNSAID;
  switch (from) {
    case 'hand':
      return `exile ${inHand(what, cost, ' from your hand', say, 'exiled')}`;
    case 'battlefield':
      return `exile ${given(yours(what), cost, say, 'exiled')}`;
    case 'library':
      keep(say, cost.save, undefined, ['card'], (count ?? 1) !== 1);
      if (list(what).length > 0 || count === 'all') return UNSAID;
      return `exile the top ${count === undefined || count === 1 ? 'card' : ofCards('card', count)} of your library`;
    default: {
      const owner: FilterClause[] = whose === 'any' ? [] : [{ owner: 'you' }];
      return `exile ${given([{ zone: 'graveyard' }, ...owner, ...list(what)], cost, say, 'exiled')}`;
    }
  }
}

/** "Remove two charge counters from this artifact": of one kind, or of any. */
function takenText(
  { kind, count, from = 'self', among, save }: Extract<Cost, { pay: 'takeCounters' }>,
  say: Say,
): string {
  const noun = kind === undefined ? 'counter' : `${kind} counter`;
  const counters =
    count === 'all'
      ? `all ${noun}s`
      : count === 'x'
        ? either(ofCards(noun, count), `any number of ${noun}s`)
        : ofCards(noun, count);
  if (count === 'x' && kind !== undefined) say.spoken.taken = kind;
  const place = counterPlace(from, among, save, say);
  return `remove ${counters} from ${place}`;
}
function putText({ kind, count, on = 'self', save }: Extract<Cost, { pay: 'putCounters' }>, say: Say): string {
  return `put ${ofCards(`${kind} counter`, count)} on ${counterPlace(on, undefined, save, say)}`;
}
function counterPlace(where: 'self' | Filter, among: true | undefined, save: string | undefined, say: Say): string {
  if (where === 'self') return among || save !== undefined ? UNSAID : say.object('self', 'asked');
  const place = among
    ? `among ${say.thing(yours(where), { many: true })}`
    : say.thing(yours(where), { determiner: 'a' });
  keep(say, save, undefined, kindsOf(where), among === true);
  return place;
}

/** What somebody who is asked may pay: "pay {2}", "discard a card". */
export const payment = (cost: readonly Cost[], say: Say): string =>
  cost
    .map((one, i) =>
      one.pay === 'mana'
        ? `pay ${say.costs([one])}`
        : one.pay === 'life' && i > 0
          ? `${one.amount} life`
          : say.costs([one]),
    )
    .join(' and ');
