/** Whether something is there, or how many are: on the battlefield, in a hand, in a graveyard (608.2c). */

import { canonical, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { monarchThere } from './monarch.js';
import { countedThing } from './numbers.js';
import { either, numeral, ownNames, type Say, UNSAID, verb, whole } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** You control the creature with the greatest power of all, or one that is tied for it. */
const greatest = (stat: string): string =>
  canonical(
    [
      { has: ['types', 'Creature'] },
      { controller: 'you' },
      { stat: [stat, '>=', { highest: stat, of: { each: [{ has: ['types', 'Creature'] }] } }] },
    ]
      .map(canonical)
      .sort(),
  );
const GREATEST: { [clauses: string]: string } = { [greatest('power')]: 'power', [greatest('toughness')]: 'toughness' };
/** "You control a Dragon", "there are seven or more cards in your graveyard". */
export function existsText(
  { exists, atLeast = 1 }: { exists: Filter; atLeast?: number },
  say: Say,
  is: boolean,
): string {
  const clauses = list(exists);
  const monarch = monarchThere(atLeast === 1 ? { exists } : { exists, atLeast }, is);
  if (monarch !== undefined) return monarch;
  if (is && atLeast === 1 && canonical(clauses) === THERE && say.from?.zone === 'graveyard') {
    say.from.said = true;
    return `${either('this card', ...ownNames(say.face))} is in your graveyard`;
  }
  if (atLeast === 1 && canonical(clauses) === PAIRED_SOULBOND)
    return is ? `${either(`${say.object('self', 'asked')} is`, "it's")} paired with a creature with soulbond` : UNSAID;
  if (is && atLeast === 1 && canonical(clauses) === LINKED)
    return `a card is exiled with ${either(...ownNames(say.face))}`;
  const returned = is && atLeast === 1 ? returnedText(clauses, say) : undefined;
  if (returned !== undefined) return returned;
  const richness = is && atLeast === 1 ? ofOpponent(clauses, say) : undefined;
  if (richness !== undefined) return richness;
  const most =
    GREATEST[
      canonical(
        clauses
          .filter((one) => !isThere(one))
          .map(canonical)
          .sort(),
      )
    ];
  if (most !== undefined)
    return is && atLeast === 1
      ? `you control the creature with the greatest ${most} or tied for the greatest ${most}`
      : UNSAID;
  const whose = clauses.flatMap((clause) => ('controller' in clause ? [clause.controller] : []));
  const rest = clauses.filter((clause) => !('controller' in clause));
  if (whose.length > 1) return UNSAID;
  const holder = handOf(clauses);
  if (holder !== undefined)
    return say.about(
      holder,
      (s) => {
        const has = `${s.text} ${verb(s, 'have', 'has')}`;
        if (is) return `${has} ${numeral(atLeast)} or more cards in hand`;
        return atLeast === 1 ? `${has} no cards in hand` : `${has} ${numeral(atLeast - 1)} or fewer cards in hand`;
      },
      'asked',
    );
  if (clauses.some((clause) => 'zone' in clause && clause.zone === 'hand')) {
    if (canonical(clauses) !== '[{"zone":"hand"},{"owner":"you"}]') return UNSAID;
    if (!is)
      return atLeast === 1 ? 'you have no cards in hand' : `you have ${numeral(atLeast - 1)} or fewer cards in hand`;
    return `you have ${numeral(atLeast)} or more cards in hand`;
  }
  const [controller] = whose;
  if (!is) {
    if (
      controller === undefined &&
      atLeast > 1 &&
      canonical(clauses.filter((one) => 'zone' in one || 'owner' in one)) === IN_YARD
    )
      return `there are fewer than ${numeral(atLeast)} ${say.thing(exists, { many: true })}`;
    if (controller === undefined && atLeast === 1 && canonical(rest.filter(isPlace)) === BATTLEFIELD) {
      const many = say.thing(rest, { many: true });
      return either(`no ${many} are on the battlefield`, `there are no ${many} on the battlefield`);
    }
    if (controller !== 'you') return UNSAID;
    if (atLeast > 1) return `you control ${numeral(atLeast - 1)} or fewer ${say.thing(rest, { many: true })}`;
    const none = [say.apart(() => say.thing(rest, { many: true })), say.thing(rest)];
    return `you control no ${either(...none)}`;
  }
  if (controller === undefined) {
    if (atLeast === 1 && canonical(clauses.filter((one) => 'zone' in one || 'owner' in one)) === IN_YARD)
      return `${say.thing(exists, { determiner: 'a' })}`.replace(YARD, ' is in your graveyard');
    if (atLeast === 1 || !clauses.some((clause) => 'zone' in clause)) return UNSAID;
    const those = countedThing(exists, say, true);
    const are = those.replace(/⟦from⟧in⟨ your graveyard$/, 'are in your graveyard');
    return either(
      `there are ${numeral(atLeast)} or more ${those}`,
      `${numeral(atLeast)} or more ${are === those ? UNSAID : are}`,
    );
  }
  const who = controller === 'you' ? 'you control' : controller === 'opponent' ? 'an opponent controls' : UNSAID;
  if (atLeast === 1) return `${who} ${say.thing(rest, { determiner: 'a' })}`;
  // One opponent has them all, and the filter counts those of all opponents together (102.2).
  if (controller !== 'you') return UNSAID;
  return `${who} ${numeral(atLeast)} or more ${say.thing(rest, { many: true })}`;
}

/** "You return a nonland card to your hand this way." */
function returnedText([zone, kept, ...what]: readonly FilterClause[], say: Say): string | undefined {
  if (canonical(zone ?? null) !== '{"zone":"hand"}' || !kept || !('in' in kept) || what.length === 0) return undefined;
  const saved = typeof kept.in === 'object' && 'saved' in kept.in ? kept.in.saved : undefined;
  const done = saved === undefined ? undefined : say.spoken.done?.[saved];
  if (done?.past !== 'returned' || done.many) return undefined;
  return `you return ${say.thing([{ zone: 'library' }, ...what], { determiner: 'a', library: true })} to your hand this way`;
}
const PAIRED_SOULBOND = canonical([{ in: 'paired' }, { keyword: 'soulbond' }]);
const LINKED = canonical([{ zone: 'exile' }, { linked: true }]);
const THERE = canonical([{ self: true }, { zone: 'graveyard' }]);
const isPlace = (clause: FilterClause): boolean => 'zone' in clause || 'owner' in clause;
const BATTLEFIELD = canonical([{ zone: 'battlefield' }]);
/** Whose hand is asked about, all the cards in it: one player's who was spoken of. */
function handOf(clauses: readonly FilterClause[]): Ref | undefined {
  const [zone, whose, ...more] = clauses;
  if (canonical(zone ?? null) !== '{"zone":"hand"}' || more.length > 0 || !whose || !('owner' in whose))
    return undefined;
  const { owner } = whose;
  return typeof owner === 'object' && 'event' in owner ? owner : undefined;
}
const IN_YARD = canonical([{ zone: 'graveyard' }, { owner: 'you' }]);
const YARD = ` ${either('from', 'in')} your graveyard`;

/** "An opponent has 10 or less life". */
function ofOpponent(clauses: readonly FilterClause[], say: Say): string | undefined {
  const [player, figure, ...more] = clauses;
  if (canonical(player ?? null) !== '{"player":"opponent"}' || more.length > 0) return undefined;
  if (figure && 'controls' in figure) return whole(figure, (one) => moreText(one.controls, say));
  const yours = canonical({ stat: 'life', of: 'you' });
  if (figure && 'stat' in figure && figure.stat[0] === 'life' && canonical(figure.stat[2]) === yours)
    return figure.stat[1] === '>'
      ? either('you have less life than an opponent', 'an opponent has more life than you')
      : figure.stat[1] === '<'
        ? either('you have more life than an opponent', 'an opponent has less life than you')
        : undefined;
  if (!figure || !('stat' in figure) || figure.stat[0] !== 'life' || typeof figure.stat[2] !== 'number')
    return undefined;
  const bound = figure.stat[1] === '<=' ? 'less' : figure.stat[1] === '>=' ? 'more' : undefined;
  return bound === undefined ? undefined : `an opponent has ${figure.stat[2]} or ${bound} life`;
}

/** "You control fewer creatures than an opponent", "an opponent controls four or more lands" (102.2). */
function moreText([filter, op, bound]: Controls['controls'], say: Say): string {
  const many = (): string => say.thing(filter, { many: true });
  if (typeof bound === 'number')
    return op === '>=' ? `an opponent controls ${numeral(bound)} or more ${many()}` : UNSAID;
  if (typeof bound !== 'object' || !('count' in bound)) return UNSAID;
  const yours = list(bound.count).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  const same = canonical(yours.map(canonical).sort()) === canonical(list(filter).map(canonical).sort());
  if (!same || yours.length + 1 !== list(bound.count).length) return UNSAID;
  if (op === '>')
    return either(`you control fewer ${many()} than an opponent`, `an opponent controls more ${many()} than you`);
  return op === '<'
    ? either(`you control more ${many()} than an opponent`, `an opponent controls fewer ${many()} than you`)
    : UNSAID;
}
type Controls = Extract<FilterClause, { controls: unknown }>;

const isThere = (clause: FilterClause): boolean => 'zone' in clause && clause.zone === 'battlefield';
