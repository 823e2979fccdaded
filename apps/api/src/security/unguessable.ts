/**
 * Whether a text can be a secret: random, and enough of it. Nobody can tell that by looking at one text; what is refused
 * here is all that people and programs take instead: counters, dates, words, one character many times.
 */

/** These may have words around them: `create-game-<uuid>`. */
const UUID = /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(?![0-9a-f])/i;
/** 128 bits in hex, and in base64 of either alphabet. */
const HEX = /(?<![0-9a-z])[0-9a-f]{32,}(?![0-9a-z])/i;
const BASE64 = /^[\w+/-]{22,}={0,2}$/;

/** How many different characters there are at least: fewer come about once in ten million random ones. */
const MIN_DIFFERENT = { uuid4: 7, uuid7: 4, hex: 7, base64: 10 };
/** In a version 7 UUID the first 12 digits are the time. */
const TIME_DIGITS = 12;

const REPEATED = /^(.{1,32})\1+$/s;
const WORDS = /[A-Z]?[a-z]{2,}|\d{2,}|[-_+/=]/g;

/** Texts that `isUnguessable` takes, in the words of an error. */
export const UNGUESSABLE =
  'a random UUID (version 4 or 7), or at least 16 random bytes in hex (32 digits) or base64url (22 characters)';

/** @param text an idempotency key or the like; quotes around it, as in RFC 8941, do not count */
export function isUnguessable(text: string): boolean {
  const plain = text.replace(/^"(.*)"$/s, '$1');
  const [uuid, version] = UUID.exec(plain) ?? [];
  if (uuid !== undefined) {
    const digits = uuid.replaceAll('-', '').toLowerCase();
    if (version === '4') return isVaried(digits, MIN_DIFFERENT.uuid4);
    // Other versions than these two are made of times, addresses and names.
    return version === '7' && isVaried(digits.slice(TIME_DIGITS), MIN_DIFFERENT.uuid7);
  }
  const [hex] = HEX.exec(plain) ?? [];
  if (hex !== undefined) return isVaried(hex.toLowerCase(), MIN_DIFFERENT.hex);
  const mixed = BASE64.test(plain) && /[a-z]/.test(plain) && /[A-Z]/.test(plain);
  return mixed && !isWords(plain) && isVaried(plain, MIN_DIFFERENT.base64);
}

function isVaried(text: string, fewest: number): boolean {
  if (new Set(text).size < fewest || REPEATED.test(text)) return false;
  return inOrder(text) * 3 < text.length * 2;
}

/** Whether it is put together from words and numbers. A random text of 22 characters looks like that once in 6000 times. */
const isWords = (text: string): boolean => text.replace(WORDS, '').length * 16 < text.length;

/** How many characters follow from the one before: the same again, or the next one. */
function inOrder(text: string): number {
  let found = 0;
  for (let i = 1; i < text.length; i++) {
    const step = text.charCodeAt(i) - text.charCodeAt(i - 1);
    if (step === 0 || step === 1 || (text[i - 1] === '9' && text[i] === 'a')) found++;
  }
  return found;
}
