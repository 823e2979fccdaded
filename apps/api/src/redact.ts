/**
 * Takes secrets out of a line of the log by their form, wherever they stand: in any field, text, address or message of an
 * error, percent-encoded however often. The line stays JSON.
 */

const CENSOR = '[redacted]';

/** Names whose values are secret whatever they look like. */
const NAMES = 'token|ticket|invite|secret|password|passwd|authorization|cookie|seed|api[-_]?key';

const NAMED = new RegExp(NAMES, 'i');

/** Longer than any name or id of ours; as short as the shortest secret. Also hashes, seeds, and tokens in other alphabets. */
const MIN_LENGTH = 43;
const LONG = /(?<![\w-])[\w-]{43,}/g;
/** The other alphabet of base64 has a mark that paths have as well. */
const BASE64 = /(?<![\w+/=-])[\w+/=-]{43,}/g;
const OF_BASE64 = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w+/=-]/.test(String.fromCharCode(code))));
const TICKET = /\b(?:-?\d{1,3}|spectator|judge)\.\d{10,16}\.(?:[\w-]{1,24}\.)?[\w+/=-]{16,}/gi;
const TOKEN = /(?:seat|judge|invite|player|key)_[\w-]{32,}|whsec_[\w+/=-]{16,}/gi;
const IN_QUERY = new RegExp(`([?&;][\\w.-]{0,40}(?:${NAMES})[\\w.-]{0,40}=)[^&#"\\s\\\\]+`, 'gi');
/** Also in JSON that is a text itself. */
const FIELD = new RegExp(`("[\\w-]{0,40}(?:${NAMES})\\\\{0,8}"\\s?:\\s?)(?:"(?:[^"\\\\]|\\\\.)*"|-?[\\d.]+)`, 'gi');
const FIELD_IN_TEXT = new RegExp(`((\\\\{1,8})"[\\w-]{0,40}(?:${NAMES})\\2"\\s?:\\s?\\2")[^"\\\\]*`, 'gi');
const BEARER = /\b(Bearer|Basic)((?:\s|%20|\+){1,3})[^"\s,;\\]+/gi;
const PASSWORD = /(\b[a-z][a-z+]{1,20}:\/\/[^:/@\s"\\]{0,64}:)[^@/\s"\\]{1,256}@/gi;
/** Bytes, of requests that could not be read for instance: whatever they spell. */
const BYTES = /("type":"Buffer","data":)\[[\d,]*\]/g;
/** Mail addresses: whose mail it is, but not where it goes. */
const ADDRESS = /[\w.!#$&'*+=?^{|}~-]{1,64}@(?=[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8})/gi;
/** What Postgres says of a row. */
const ROW = /\b(Key \([^()]{0,200}\)=\()[^)"\\]{0,2000}/g;

/** Characters that secrets and their names are made of; none of them can end or escape a text in JSON. */
const PLAIN = /[\w.+/=-]/;
const ENCODED = /%[0-9a-f]{2}|\\u00[0-9a-f]{2}/i;
const PERCENT = /%(?:25)*([0-9a-f]{2})/gi;
/** Begins only where its backslashes do: from each of many on, looking for the last would take the square of their number. */
const ESCAPE = /(?<!\\)\\+u00([0-9a-f]{2})/gi;
/** Each decoding takes off all that were put on one after another; what was mixed takes several. */
const MAX_DECODINGS = 8;

const plain = (whole: string, hex: string): string => {
  const character = String.fromCharCode(Number.parseInt(hex, 16));
  return PLAIN.test(character) ? character : whole;
};

function decoded(line: string): string {
  let text = line;
  for (let i = 0; i < MAX_DECODINGS; i++) {
    const next = text.replace(PERCENT, plain).replace(ESCAPE, plain);
    if (next === text) break;
    text = next;
  }
  return text;
}

/** What has a slash may be a path: that has few capitals and digits, and no other mark of base64. */
const isPath = (text: string): boolean =>
  text.includes('/') &&
  !/[+=]/.test(text) &&
  (text.replace(/[^A-Z]/g, '').length < 8 || text.replace(/\D/g, '').length < 3);

/** Whether so many characters of base64 follow one another; every line of the log is looked at, so no pattern does it. */
function hasLongRun(text: string): boolean {
  let run = 0;
  for (let i = 0; i < text.length; i++) {
    run = OF_BASE64[text.charCodeAt(i)] ? run + 1 : 0;
    if (run >= MIN_LENGTH) return true;
  }
  return false;
}

function censored(line: string): string {
  let text = line.replace(TICKET, CENSOR).replace(TOKEN, CENSOR).replace(BYTES, `$1"${CENSOR}"`);
  if (hasLongRun(text)) text = text.replace(BASE64, (run) => (isPath(run) ? run : CENSOR)).replace(LONG, CENSOR);
  if (text.includes('@')) text = text.replace(ADDRESS, `${CENSOR}@`);
  if (NAMED.test(text))
    text = text.replace(IN_QUERY, `$1${CENSOR}`).replace(FIELD, `$1"${CENSOR}"`).replace(FIELD_IN_TEXT, `$1${CENSOR}`);
  return text.replace(BEARER, `$1$2${CENSOR}`).replace(PASSWORD, `$1${CENSOR}@`).replace(ROW, `$1${CENSOR}`);
}

/** A line, or a text, without the secrets in it. What has none comes back as it is. */
export function redacted(line: string): string {
  if (!ENCODED.test(line)) return censored(line);
  const text = decoded(line);
  const safe = censored(text);
  return safe === text ? line : safe;
}
