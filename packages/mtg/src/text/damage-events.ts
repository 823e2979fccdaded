/** Damage that abilities wait for (120, 603.2). */

import { canonical, type FilterClause, type Ref, type TriggerPattern } from '@arbiter/engine';
import { type Happening, happens, list, playerText, subjectText, unsaid } from './moving.js';
import { either, type Say, UNSAID } from './say.js';
import { kindsOf, speak } from './spoken.js';

export function damageText(on: TriggerPattern, say: Say): Happening {
  const { source, object, player } = on;
  const match = canonical(on.match ?? {});
  const kind = match === '{"combat":true}' ? 'combat damage' : match === '{}' ? 'damage' : UNSAID;
  if (source === undefined) {
    if (player === 'opponent' && object === undefined && match === '{"combat":false}')
      return happens(playerText(player, say), 'is dealt noncombat damage');
    const dealt = object !== undefined && player === undefined;
    if (player === 'you' && object === undefined)
      return happens('', either(`you're dealt ${kind}`, `you are dealt ${kind}`));
    return dealt ? happens(subjectText(on, say), `is dealt ${kind}`) : unsaid;
  }
  const kept = keptSource(source);
  const dealer =
    source === 'self' || source === 'attached'
      ? say.object(source, 'asked')
      : kept
        ? say.object(kept, 'asked')
        : dealerText(list(source), say);
  if (source !== 'self' && source !== 'attached' && !kept)
    speak(say, canonical({ event: 'source' }), [...kindsOf(source), 'source']);
  // Said of the player whom one of several sources damages, as well.
  if (typeof source === 'object' && object === undefined && player !== undefined) {
    const who = playerText(player, say);
    const passive = `${who} ${who === 'you' ? 'are' : 'is'} dealt ${kind} by ${dealer}`;
    return { ...happens(dealer, `deals ${kind} to ${who}`), passive };
  }
  if (object !== undefined)
    return player === undefined
      ? happens(dealer, `deals ${kind} to ${subjectText({ on: on.on, object }, say)}`)
      : unsaid;
  return player === undefined
    ? happens(dealer, `deals ${kind}`)
    : happens(dealer, `deals ${kind} to ${playerText(player, say)}`);
}

/** What was chosen before an ability waits for damage that it deals. */
function keptSource(source: TriggerPattern['source']): Ref | undefined {
  const [only, ...more] = source === undefined || typeof source === 'string' ? [] : list(source);
  return only && more.length === 0 && 'in' in only && typeof only.in === 'object' && 'saved' in only.in
    ? only.in
    : undefined;
}
/** What deals the damage: one description, or several, each with its article. */
function dealerText(clauses: readonly FilterClause[], say: Say): string {
  const [clause, ...more] = clauses;
  if (!clause) return 'a source';
  if (more.length === 0 && 'controller' in clause && clause.controller === 'opponent')
    return 'a source an opponent controls';
  if (more.length > 0 || !('any' in clause)) return say.thing([...clauses], { determiner: 'a' });
  const all = clause.any.map((one) => say.apart(() => say.thing(one, { determiner: 'a' })));
  return all.join(' or by ');
}
