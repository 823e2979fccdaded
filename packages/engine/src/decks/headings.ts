/** Headings in deck lists as players write them. */

/**
 * What a line says as a heading, in lower case: `Sideboard (15):` is `sideboard`. Lines are strangers' and of any length,
 * so this takes time in proportion to it: no pattern here begins with something that repeats.
 */
export function headingOf(line: string): string {
  const words = line.toLowerCase().trimEnd();
  const plain = words.endsWith(':') ? words.slice(0, -1).trimEnd() : words;
  return plain.replace(/\(\d{1,9}\)$/, '').trimEnd();
}
