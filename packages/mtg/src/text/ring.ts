/** How the Ring and who bears it are spoken of (701.54). */
import { canonical, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { either, ownNames, type Say, UNSAID } from './say.js';

/** "The Ring tempts you", "you may have the Ring tempt you". */
export const ringText = (say: Say): string => (say.having ? 'have the Ring tempt you' : 'the Ring tempts you');

const BEARER: FilterClause = { is: 'ringBearer' };
const sorted = (filter: Filter): string =>
  [filter]
    .flat()
    .map((clause) => canonical(clause))
    .filter((clause) => clause !== ON_BATTLEFIELD)
    .sort()
    .join();
const ON_BATTLEFIELD = canonical({ zone: 'battlefield' });
const YOURS = sorted([BEARER, { controller: 'you' }]);
export const YOUR_BEARER = 'your Ring-bearer';
/** Whether what is described is the one Ring-bearer of "you" (701.54a). */
export const isYourBearer = (filter: Filter): boolean => sorted(filter) === YOURS;

/** "This creature is your Ring-bearer": of the source it need not be said who controls it. */
export function bearsText(ref: Ref, filter: Filter, is: boolean, say: Say): string | undefined {
  if (!isYourBearer(filter) && sorted(filter) !== canonical(BEARER)) return undefined;
  if (ref !== 'self') return UNSAID;
  return `${either(say.object('self', 'asked'), ...ownNames(say.face))} ${is ? 'is' : "isn't"} ${YOUR_BEARER}`;
}
