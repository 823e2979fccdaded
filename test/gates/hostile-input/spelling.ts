/** Ways to write a secret so that a log's reader may still read it, and that reader. */

const percent = (text: string): string =>
  [...text].map((c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

/** What secrets look like in addresses, by the name of the way. */
export const SPELLINGS: Record<string, (secret: string) => string> = {
  Plain: (s) => s,
  Percent: percent,
  Twice: (s) => encodeURIComponent(percent(s)),
  Thrice: (s) => encodeURIComponent(encodeURIComponent(percent(s))),
  Digits: (s) => percent(s).replace(/[0-9]/g, (d) => `%3${d}`),
  Partly: (s) => s.replace(/[_.]/g, percent).replace(/[a-h]/g, percent),
  Capitals: (s) => s.toUpperCase(),
  Base64: (s) => Buffer.from(s).toString('base64url'),
  Hex: (s) => Buffer.from(s).toString('hex'),
};

/** Every spelling of every secret of a run, by `<secret><Spelling>`. */
export const spelled = (secrets: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(secrets).flatMap(([name, secret]) =>
      Object.entries(SPELLINGS).map(([way, spell]) => [`${name}${way}`, spell(secret)]),
    ),
  );

/** What a line says when it is decoded as long as anything changes. */
function decoded(line: string): string {
  let text = line;
  for (let i = 0; i < 6; i++) {
    const next = text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === text) break;
    text = next;
  }
  return text.toLowerCase();
}

/** Whether a line gives a secret away, in whatever spelling: the last part is enough, what it begins with says nothing. */
export function betrays(line: string, secrets: Iterable<string>): boolean {
  const text = decoded(line);
  for (const secret of secrets)
    for (const way of ['Plain', 'Base64', 'Hex'])
      if (text.includes(String(SPELLINGS[way]?.(secret)).slice(-24).toLowerCase())) return true;
  return false;
}
