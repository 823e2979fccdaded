/** How what abilities wait for is printed (603.2): one event, or several of which any will do. */
import type { TriggerPattern } from '@arbiter/engine';
import { happening } from './events.js';
import { type Happening, unsaid } from './moving.js';
import { playedText } from './played.js';
import { either, type Say, UNSAID, whole } from './say.js';

/** "When this creature enters", "whenever this creature enters or attacks", "at the beginning of your upkeep". */
export function triggerText(
  patterns: readonly TriggerPattern[],
  say: Say,
  during: readonly TriggerPattern[] = [],
  turn = 'your turn',
): string {
  const played = playedText(patterns);
  if (played !== undefined) return played;
  const before = say.spoken.said;
  const all = patterns.map((on) => {
    let said: Happening = unsaid;
    // Each is said as if it were the first, so that what happens to the same is said of it once.
    say.spoken.said = before;
    const complete = whole(on, (watched) => {
      said = happening(watched, say);
      return '';
    });
    if (complete !== '') return unsaid;
    return during.includes(on) ? { ...said, does: `${said.does} during ${turn}` } : said;
  });
  const [one, ...more] = all;
  if (!one) return UNSAID;
  const plain = ({ subject, does }: Happening): string => `${subject} ${does}`.trim();
  const began = (said: Happening): string => (said.at ? plain(said) : `${WHEN} ${plain(said)}`);
  if (more.length === 0) return one.passive === undefined ? began(one) : either(began(one), `${WHEN} ${one.passive}`);
  const apart = `${began(one)} ${all
    .slice(1)
    .map((said) => {
      const again = said.subject === one.subject && !said.at ? [`and ${WHEN} it ${said.does}`] : [];
      return either(`and ${began(said)}`, `or ${said.at ? began(said) : plain(said)}`, ...again);
    })
    .join(' ')}`;
  // Of several of which the same is said any will do.
  if (
    all.every((said) => !said.at && said.does === one.does) &&
    new Set(all.map(({ subject }) => subject)).size === all.length
  )
    return either(apart, `${WHEN} ${all.map(({ subject }) => subject).join(' or ')} ${one.does}`);
  const merged = toEither(all);
  if (merged !== undefined) return either(apart, `${WHEN} ${merged}`);
  const same = !one.at && more.every((said) => said.subject === one.subject);
  const by = all.length === 2 && one.does.startsWith('blocks ') ? one.does.slice('blocks '.length) : undefined;
  const both =
    by !== undefined && more[0]?.does === `becomes blocked by ${by}`
      ? [`${WHEN} ${one.subject} blocks or becomes blocked by ${by}`]
      : [];
  return same ? either(`${WHEN} ${one.subject} ${all.map(({ does }) => does).join(' or ')}`, apart, ...both) : apart;
}

/** "Deals combat damage to a player or planeswalker", "deals damage to you or a permanent you control": to one or the other. */
function toEither([one, other, ...more]: readonly Happening[]): string | undefined {
  if (!one || !other || more.length > 0 || one.at || one.subject !== other.subject) return undefined;
  const [first, second] = [one, other].map(({ does }) => dealtTo(does));
  if (!first || !second || first.deals !== second.deals) return undefined;
  const short = first.to.startsWith('a ') && second.to.startsWith('a ') ? [second.to.slice('a '.length)] : [];
  return `${one.subject} ${first.deals} to ${first.to} or ${either(second.to, ...short)}`;
}
function dealtTo(does: string): { deals: string; to: string } | undefined {
  const at = does.startsWith('deals ') ? does.indexOf(' to ') : -1;
  return at < 0 ? undefined : { deals: does.slice(0, at), to: does.slice(at + ' to '.length) };
}

export const WHEN = either('when', 'whenever');
