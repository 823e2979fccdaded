/** Cards in lineages: what is put there, what is counted, and levelling by effects (1.7.1, 2.11.7.15.2). */
import type { FilterClause, Ref } from '@arbiter/engine';
import { anaphor, mentioned } from '../../references/making.js';
import { type Described, row } from '../categories.js';
import { banished, choose, discarded, upTo } from './effects/chosen.js';
import { HIT } from './nouns.js';
import { isCard, isOne, isSelf, yourChampion } from './shared.js';

/** Cards under a champion. */
const under = (champion: Ref, { filter }: Pick<Described, 'filter'>): FilterClause[] => [
  { zone: 'lineage' },
  { attachedTo: champion },
  ...filter,
];
/** What no champion is. The champion on top is a card of its lineage as well (1.7.1.4.4), so that others aren't all under it. */
const LAID: readonly string[] = ['Curse', 'Spell'];
const isLaid = (cards: Described): boolean =>
  isCard(cards) &&
  cards.filter.some(
    (clause) =>
      'has' in clause && clause.has[0] === 'subtypes' && [clause.has[1]].flat().every((s) => LAID.includes(s)),
  );
/** Whose lineage it is, as texts call the champion. */
const WHOSE: readonly (readonly [words: string, champion: (at: number) => Exclude<Ref, string>, s?: string])[] = [
  ['your champion', (at) => yourChampion(at)],
  ['the hit champion', (at) => anaphor(at, HIT)],
  ['~', (at) => mentioned(at, 'self', ['source'])],
  ['~', (at) => mentioned(at, 'self', ['source']), "'"],
  ['the attacker', () => ({ each: [{ is: 'attacking' }] })],
];
const EACH: Exclude<Ref, string> = { each: [{ zone: 'field' }, { has: ['types', 'Champion'] }] };

export const lineages = [
  row('effect', "put <a:object> on the bottom of <b:object> 's lineage", ({ a, b }) =>
    isOne(b) ? [{ do: 'move', what: a, to: 'lineage', attached: b, position: 'bottom', cause: 'effect' }] : undefined,
  ),
  ...WHOSE.flatMap(([words, champion, s = "'s"]) => {
    const of = `${words} ${s} lineage`;
    return [
      row('tally', `<cards> in ${of}`, ({ cards }, { from }) =>
        isLaid(cards) ? { count: under(champion(from), cards) } : undefined,
      ),
      row('condition', `there are <word> or more <cards> in ${of}`, ({ word, cards }, { from }) =>
        isLaid(cards) ? { exists: under(champion(from), cards), atLeast: word } : undefined,
      ),
      ...["there 's", 'there is'].map((there) =>
        row('condition', `${there} a|an <cards> in ${of}`, ({ cards }, { from }) =>
          isLaid(cards) ? { exists: under(champion(from), cards) } : undefined,
        ),
      ),
      row('condition', `there 's another <cards> in ${of}`, ({ cards }, { from }) =>
        isCard(cards) ? { exists: under(champion(from), cards) } : undefined,
      ),
      row('condition', `there are no <cards> in ${of}`, ({ cards }, { from }) =>
        isLaid(cards) ? { not: { exists: under(champion(from), cards) } } : undefined,
      ),
      row('effect', `banish all <cards> in|from ${of}`, ({ cards }, { from }) =>
        isCard(cards)
          ? [
              {
                do: 'move',
                what: { each: under(champion(from), cards) },
                to: 'banishment',
                cause: 'banish',
                save: 'banished',
              },
            ]
          : undefined,
      ),
      ...['from', 'in'].flatMap((from_) => [
        row('effect', `choose up to <word> <cards> ${from_} ${of} and discard them`, ({ word, cards }, { from }) =>
          isCard(cards) ? choose(`picked ${from}`, under(champion(from), cards), upTo(word), discarded) : undefined,
        ),
        row('effect', `banish a|an <cards> ${from_} ${of}`, ({ cards }, { from }) =>
          isCard(cards) ? choose(`picked ${from}`, under(champion(from), cards), [1, 1], banished) : undefined,
        ),
      ]),
    ];
  }),
  row(
    'paid',
    "banish a|an <cards> from your champion 's lineage . if you own that card , put a|an <counter> counter on it",
    ({ cards, counter }, { from }) =>
      isCard(cards)
        ? [
            ...choose(`picked ${from}`, under(yourChampion(from), cards), [1, 1], banished),
            {
              do: 'if',
              if: { is: [{ saved: 'banished' }, { owner: 'you' }] },
              then: [{ do: 'counters', what: { saved: 'banished' }, kind: counter, amount: 1 }],
            },
          ]
        : undefined,
    'Reverse Affliction',
  ),
  row('tally', "<cards> in each champion 's lineage", ({ cards }) =>
    isLaid(cards) ? { count: under(EACH, cards) } : undefined,
  ),
  row('effect', 'level up <champion>', () => [{ do: 'levelUp' }]),
  row('effect', 'delevel <champion>', () => [{ do: 'delevel' }]),
  row('effect', 'delevel <source>', ({ source }) => (isSelf(source) ? [{ do: 'delevel', what: 'self' }] : undefined)),
  row('cost', 'delevel <champion>', () => [{ pay: 'delevel' }]),
  row('cost', 'delevel <champion> and recover <digit>', ({ digit }) => [
    { pay: 'delevel' },
    { pay: 'recover', amount: digit },
  ]),
  row('effect', 'remove all temporary damage from <object>', ({ object }) => [
    { do: 'removeTemporaryDamage', what: object },
  ]),
  row('effect', 'transform <object>', ({ object }) => [{ do: 'transform', what: object }]),
];
