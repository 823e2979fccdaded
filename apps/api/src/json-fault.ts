/** Where a text stops being JSON. The parser of Node says so in some of its messages only. */

const STRING = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"`;
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const TOKEN = new RegExp(`([{}\\[\\],:])|(${STRING})|(?:${NUMBER}|true|false|null)(?![\\w.])`, 'y');
const SPACE = /[ \t\r\n]*/y;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** Index of the first character that cannot stand where it is; the text's length where it merely ends too early. */
export function faultPosition(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  for (let at = 0; ; ) {
    SPACE.lastIndex = at;
    SPACE.test(text);
    at = SPACE.lastIndex;
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) return at;
    const next = follow(match[1], match[2] !== undefined, expected, open);
    if (!next) return at;
    expected = next;
    at = TOKEN.lastIndex;
  }
}

/** What may come after a token, or undefined where the token itself may not come. */
function follow(
  mark: string | undefined,
  isString: boolean,
  expected: Expected,
  open: ('{' | '[')[],
): Expected | undefined {
  const after = (): Expected => (open.length === 0 ? 'nothing' : 'comma or end');
  const wantsValue = expected === 'value' || expected === 'value or end';
  if (mark === undefined) {
    if (isString && (expected === 'key' || expected === 'key or end')) return 'colon';
    return wantsValue ? after() : undefined;
  }
  if (mark === '{' || mark === '[') {
    if (!wantsValue) return undefined;
    open.push(mark);
    return mark === '{' ? 'key or end' : 'value or end';
  }
  if (mark === ':') return expected === 'colon' ? 'value' : undefined;
  const inside = open.at(-1);
  if (mark === ',') {
    if (expected !== 'comma or end') return undefined;
    return inside === '{' ? 'key' : 'value';
  }
  const closes = expected === 'comma or end' || expected === (mark === '}' ? 'key or end' : 'value or end');
  if (!closes || inside !== (mark === '}' ? '{' : '[')) return undefined;
  open.pop();
  return after();
}
