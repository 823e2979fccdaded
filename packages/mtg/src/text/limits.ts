/** When an activated ability may be activated, and what makes it cheaper (602.2b, 602.5). */

import { type Ability, canonical } from '@arbiter/engine';
import { perEach } from './numbers.js';
import { either, numeral, type Say, UNSAID } from './say.js';

/** Steps and phases in which alone it may be activated. */
const YOUR_TURN = { turnOf: 'you' };
const BEFORE_ATTACKERS = [
  { during: ['untap', 'upkeep', 'draw', 'precombatMain', 'beginningOfCombat'] },
  { compare: [{ happened: { on: 'step', match: { step: 'declareAttackers' } } }, '=', 0] },
];
const DURING: { [condition: string]: string } = {
  [canonical({ all: [YOUR_TURN, { during: ['upkeep'] }] })]: 'during your upkeep',
  [canonical({ during: ['upkeep'] })]: 'during any upkeep step',
  [canonical({ all: [YOUR_TURN, { all: BEFORE_ATTACKERS }] })]: 'during your turn, before attackers are declared',
};

/** "This ability costs {1} less to activate for each legendary creature you control" (602.2b). */
export function cheaperText(less: Extract<Ability, { kind: 'activated' }>['less'], say: Say): string {
  if (less === undefined) return '';
  const { cost, times, ...rest } = less;
  const each = times === undefined ? undefined : perEach(times);
  if (each?.times !== 1 || canonical(rest) !== '{}') return UNSAID;
  return `. this ability costs ${say.costs(cost)} less to activate for each ${each.one(say)}`;
}

type Limits = Pick<Extract<Ability, { kind: 'activated' }>, 'timing' | 'limit' | 'if'>;
function limitText({ perTurn, inAll }: NonNullable<Limits['limit']>): string {
  if (perTurn === undefined) return inAll === 1 ? 'activate only once' : UNSAID;
  if (inAll !== undefined) return UNSAID;
  return perTurn === 1
    ? 'activate only once each turn'
    : `activate no more than ${perTurn === 2 ? 'twice' : `${numeral(perTurn)} times`} each turn`;
}
/** When an activated ability may be activated, where that is narrowed (602.5). */
export function limitsText({ timing, limit, if: condition }: Limits, say: Say): string {
  const said: string[] = [
    ...(timing === 'sorcery' ? ['activate only as a sorcery'] : timing === undefined ? [] : [UNSAID]),
    ...(limit === undefined ? [] : [limitText(limit)]),
    ...(condition === undefined
      ? []
      : [
          canonical(condition) === '{"turnOf":"you"}'
            ? 'activate only during your turn'
            : `activate only ${DURING[canonical(condition)] ?? `if ${say.condition(condition)}`}`,
        ]),
  ];
  if (said.length < 2) return said.map((one) => `. ${one}`).join('');
  // Several may stand in any order, in sentences of their own or in one.
  const orders = said.length === 2 ? [said, said.toReversed()] : [said];
  const short = (one: string): string => ` and ${one.replace(/^activate /, '')}`;
  return either(
    ...orders.map(([first = '', ...more]) => `. ${first}${more.map((one) => either(short(one), `. ${one}`)).join('')}`),
  );
}
