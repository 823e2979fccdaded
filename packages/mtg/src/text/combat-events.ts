/** Events of combat that abilities wait for: attacking and blocking (508.3, 509.3). */

import { canonical, type Filter, type TriggerPattern } from '@arbiter/engine';
import { type Happening, happens, OBJECT, subjectText, unsaid } from './moving.js';
import { numeral, type Say, UNSAID } from './say.js';
import { kindsOf, speak } from './spoken.js';

/** "Attacks", "attacks a player", "and at least two other creatures attack" (508.1). */
export function attackText(on: TriggerPattern, match: string, say: Say): Happening {
  const { beside, at: whom } = on;
  if (beside !== undefined) {
    if (match !== '{}' || whom !== undefined || on.object !== 'self') return unsaid;
    const { what, count = 1, ...rest } = beside;
    if (Object.keys(rest).length > 0) return unsaid;
    const others = `at least ${numeral(count)} other ${say.thing(what, { many: count !== 1 })}`;
    return happens(`${say.object('self', 'asked')} and ${others}`, 'attack');
  }
  const subject = subjectText(on, say);
  if (whom === undefined)
    return happens(subject, match === '{}' ? 'attacks' : match === '{"count":1}' ? 'attacks alone' : UNSAID);
  const attacked = ATTACKED[canonical([whom].flat())];
  return attacked === undefined || match !== '{}' ? unsaid : happens(subject, `attacks ${attacked}`);
}
const ATTACKED: { [filter: string]: string } = {
  [canonical([{ player: 'any' }])]: 'a player',
  [canonical([{ player: 'opponent' }])]: 'an opponent',
  [canonical([{ player: 'you' }])]: 'you',
  [canonical([{ has: ['types', 'Planeswalker'] }])]: 'a planeswalker',
  [canonical([{ any: [{ player: 'you' }, [{ has: ['types', 'Planeswalker'] }, { controller: 'you' }]] }])]:
    'you or a planeswalker you control',
};

/** "Blocks", "blocks a creature with flying", "becomes blocked by a creature": by which of the two it is said (509.3). */
export function blockText(on: TriggerPattern, say: Say): Happening {
  const { source, object } = on;
  const match = canonical(on.match ?? {});
  if (match === '{"first":true}') return source === undefined ? happens(subjectText(on, say), 'blocks') : unsaid;
  if (match !== '{}') return unsaid;
  const one = (what: Filter | undefined): string =>
    what === undefined ? 'a creature' : say.thing(what, { determiner: 'a' });
  // Said of the creature that is blocked, if it is the source or what that is attached to.
  if ((source === 'self' || source === 'attached') && (object === undefined || typeof object === 'object')) {
    const blocked = say.object(source, 'asked');
    const by = one(object);
    speak(say, OBJECT, [...kindsOf(object ?? []), 'creature', 'blocking creature']);
    return happens(blocked, `becomes blocked by ${by}`);
  }
  if (object === undefined || source === 'self' || source === 'attached') return unsaid;
  const subject = subjectText({ on: on.on, object }, say);
  const blocked = one(source);
  speak(say, canonical({ event: 'attacker' }), [...kindsOf(source ?? []), 'creature', 'attacking creature']);
  return happens(subject, `blocks ${blocked}`);
}
