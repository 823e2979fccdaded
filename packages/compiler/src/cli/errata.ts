/** Corrected texts of cards, as a publisher announces them: under the name of each card its new text, then its old one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The corrected texts, by what the card is called in small letters; of several the last one stands. */
export type Errata = ReadonlyMap<string, string>;

const HEADING = /^#+\s*/;
const BEGINS = '[NEW TEXT]';
const ENDS = ['▲', '[OLD TEXT]'];
const plain = (name: string): string => name.replaceAll('’', "'").toLowerCase();

/** All files of a folder that are called so, in order of release. */
export function errataIn(folder: string, files: readonly string[] = FILES): Errata {
  const there = readdirSync(folder);
  return new Map(
    files
      .filter((file) => there.includes(file))
      .flatMap((file) => [...correctedIn(readFileSync(join(folder, file), 'utf8'))]),
  );
}
const FILES = ['origins', 'spiritforged', 'unleashed', 'vendetta'].map((set) => `errata-${set}.md`);

/** The corrected texts of one announcement. */
export function correctedIn(announced: string): Map<string, string> {
  const texts = new Map<string, string[]>();
  let name = '';
  let open: string[] | undefined;
  for (const raw of announced.split('\n')) {
    const line = raw.replace(HEADING, '').trim();
    if (line === BEGINS) {
      open = [];
      texts.set(plain(name), open);
    } else if (ENDS.includes(line)) open = undefined;
    else if (line === '') continue;
    else if (open) open.push(line);
    else if (HEADING.test(raw)) name = line;
  }
  return new Map([...texts].map(([card, lines]) => [card, lines.join('\n')]));
}

/** The text of a card by one of its names, where there is a later one than is printed. */
export const corrected = (errata: Errata | undefined, names: readonly string[]): string | undefined =>
  names.flatMap((name) => errata?.get(plain(name)) ?? [])[0];
