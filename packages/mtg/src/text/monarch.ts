/** How the monarch is spoken of (725). */
import { type Condition, canonical, type Effect, type Filter, type Ref, type TriggerPattern } from '@arbiter/engine';
import { type Happening, happens, playerText, unsaid, verbOf } from './moving.js';
import { isOnePlayer } from './nouns.js';
import { either, type Say, UNSAID, verb } from './say.js';

const list = (filter: Filter): string => canonical([filter].flat());
const MONARCH = { is: 'monarch' };
const IS_MONARCH = list([MONARCH]);

/** "You become the monarch", "target opponent becomes the monarch": one player does, and nobody else (725.3). */
export const becomesMonarch = ({ who }: Extract<Effect, { do: 'becomeMonarch' }>, say: Say): string =>
  isOnePlayer(who, say) ? say.about(who, (s) => `${s.text} ${verb(s, 'become')} the monarch`) : UNSAID;

/** Whether it is asked who the monarch is. */
export const asksMonarch = (filter: Filter): boolean => list(filter) === IS_MONARCH;
/** "You're the monarch", "that player isn't the monarch". */
export function isMonarchText(ref: Ref, is: boolean, say: Say): string {
  if (ref === 'you') return is ? "you're the monarch" : either("you're not the monarch", "you aren't the monarch");
  const one = typeof ref === 'object' && ('event' in ref || 'target' in ref) && isOnePlayer(ref, say);
  return one ? `${say.object(ref, 'asked')} ${is ? 'is' : "isn't"} the monarch` : UNSAID;
}
/** "There is no monarch", "an opponent is the monarch". */
export function monarchThere(condition: Extract<Condition, { exists: unknown }>, is: boolean): string | undefined {
  const said = canonical(condition);
  const exists = (player: string): string => canonical({ exists: [{ player }, MONARCH] });
  if (said === exists('any')) return is ? UNSAID : 'there is no monarch';
  if (said === exists('opponent')) return is ? 'an opponent is the monarch' : UNSAID;
  return undefined;
}

export const BECOMES_MONARCH = canonical({ what: 'becomeMonarch' });
/** "You become the monarch", "an opponent becomes the monarch" (725.3). */
export function becomingMonarch({ object, player }: TriggerPattern, say: Say): Happening {
  if (object !== undefined || player === undefined) return unsaid;
  const who = playerText(player, say);
  return happens(who, `${verbOf(who, 'become')} the monarch`);
}
