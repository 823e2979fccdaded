/** Words for people. Nothing here decides anything: what is not known is shown as it came. */

/** `declareAttackers` as people read it: "Declare attackers". */
export function spoken(id: string): string {
  const words = id
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the service says, as a sentence. */
export const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…:]$/.test(text) ? '' : '.'}`;

export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Whether there is something to tell: numbers but zero, texts, lists and counters that are not empty. */
export const tells = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** A field's value in a few words: `{"R": 1}` is "R 1". */
export function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, part]) => tells(part))
      .map(([key, part]) => (part === true ? key : `${key} ${said(part)}`))
      .join(', ');
  return String(value);
}
