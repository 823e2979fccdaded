/** What something did, or what was done to it, in descriptions (608.2i). */

import { canonical, either, type FilterClause, type Ref } from '@arbiter/engine';
import { ownNames, type Say, UNSAID } from './say.js';

/** Where a spell was cast from (601.2). */
export const FROM: { [zone: string]: string } = {
  graveyard: 'from a graveyard',
  exile: 'from exile',
  hand: either('from your hand', 'from their hand'),
};
/** "that targets this creature", "that targets a creature you control" (115.1). */
export const targetedText = (what: readonly FilterClause[], say: Say): string =>
  canonical(what) === '[{"self":true}]' ? either(...ownNames(say.face)) : say.thing([...what], { determiner: 'a' });
/** What it did, or what was done to it, this turn (608.2i); "that" is left out where it was dealt damage. */
export const didText = (pattern: string): string => {
  const said = DID[pattern];
  return said === undefined
    ? UNSAID
    : either(
        ...[said, said.replace('that was dealt', 'dealt'), said.replace('that was', 'that were')].filter(
          (one, i, all) => all.indexOf(one) === i,
        ),
      );
};
/** "Dealt damage by this creature this turn" (608.2i). */
export function dealtBy(pattern: string, by: Ref | undefined, say: Say): string {
  if (by === undefined || pattern !== canonical({ on: 'damage', object: 'self' })) return UNSAID;
  return `${either('', 'that was ')}dealt damage by ${say.object(by, 'asked')} this turn`;
}
const DID: { [pattern: string]: string } = {
  [canonical({ on: 'damage', object: 'self' })]: 'that was dealt damage this turn',
  [canonical({ on: 'damage', source: 'self' })]: 'that dealt damage this turn',
  [canonical({ on: 'damage', source: 'self', player: 'you' })]: 'that dealt damage to you this turn',
  [canonical({ on: 'move', object: 'self', match: { to: 'battlefield' } })]: 'that entered this turn',
  // Of cards of a graveyard.
  [canonical({ on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } })]:
    'that was put there from the battlefield this turn',
  [canonical({ on: 'attack', object: 'self' })]: 'that attacked this turn',
  [canonical({ on: 'block', object: 'self' })]: 'that blocked this turn',
};
