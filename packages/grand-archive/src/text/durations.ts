/** How it is printed until when something lasts. */
import { canonical, type Effect } from '@arbiter/engine';
import { phaseName } from './conditions.js';
import { either, type Say, UNSAID, whole } from './say.js';

export type Until = NonNullable<Extract<Effect, { do: 'modify' }>['until']>;
/** The source is on the field, under its controller's control. */
const UNDER_CONTROL = canonical({ exists: [{ self: true }, { controller: 'you' }] });

export function untilText(until: Until, say: Say): string {
  switch (until.kind) {
    case 'endOfTurn':
      return either('until end of turn', 'until the end of turn', 'this turn');
    case 'endOfNextTurn':
      return until.of === undefined || until.of === 'you' ? 'until the end of your next turn' : UNSAID;
    case 'untilStep':
      if (until.of !== undefined && until.of !== 'you') return UNSAID;
      return until.step === 'start' || until.step === 'wakeUp'
        ? 'until the beginning of your next turn'
        : `until the beginning of your next ${phaseName([until.step])}`;
    case 'endOfFight':
      return either(
        'until end of combat',
        'until the end of combat',
        ...(say.on?.on === 'attack' ? ['for this attack'] : []),
      );
    case 'asLongAs':
      return canonical(until.if) === UNDER_CONTROL
        ? either(
            `for as long as you control ${say.object('self', 'asked')}`,
            `as long as you control ${say.object('self', 'asked')}`,
          )
        : either(`as long as ${say.condition(until.if)}`, `for as long as ${say.condition(until.if)}`);
    case 'permanent':
      return '';
    default:
      return UNSAID;
  }
}
/** "Until end of turn", as a clause says it, or where none does. */
export const endsText = (until: Until | undefined, say: Say): string =>
  whole<Until>(until ?? { kind: 'endOfTurn' }, (one) => untilText(one, say));
