/** The cards of all three games as data files, and their names as people type them. */

import * as fs from 'node:fs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CardDefinition, type CardLibrary, cardLibrary, shardsOf, storedCards, suggest } from '@arbiter/engine';
import { rules as grandArchive } from '@arbiter/grand-archive';
import { handWritten, rules as magic } from '@arbiter/mtg';
import { rules as riftbound } from '@arbiter/riftbound';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const definitionsOf = (library: CardLibrary): CardDefinition[] =>
  library.names().map((name) => library.named(name)?.definition as CardDefinition);

/** A name with some letters left out, added or changed. */
const misspelt = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...names),
      fc.array(fc.tuple(fc.nat(30), fc.nat(2), fc.constantFrom(...'aeinrst ')), { maxLength: 5 }),
    )
    .map(([name, faults]) =>
      faults.reduce(
        (text, [at, drop, letter]) => text.slice(0, at) + (drop === 2 ? '' : letter) + text.slice(at + (drop ? 1 : 0)),
        name,
      ),
    );

const LIBRARIES = [
  { name: magic.name, library: cardLibrary({ intrinsic: () => [], layouts: magic.definitions.layouts }, handWritten) },
  ...[grandArchive, riftbound].map(({ name, definitions }) => ({ name, library: definitions })),
];

describe.each(LIBRARIES)('The cards of $name', ({ library }) => {
  const names = library.names();

  test('read from files are those of the builders, under the same hashes, and so are their tokens', () => {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-cards-'));
    try {
      for (const [file, text] of shardsOf(definitionsOf(library))) writeFileSync(join(folder, file), text);
      const stored = cardLibrary(
        { intrinsic: () => [], layouts: library.layouts },
        storedCards(fs, pathToFileURL(`${folder}/`)),
      );
      expect(stored.names()).toEqual(names);
      for (const name of names) {
        const [built, read] = [library.named(name), stored.named(name)];
        expect(read?.hash).toBe(built?.hash);
        // A field that a builder left undefined is not there at all.
        expect(read?.definition).toEqual(JSON.parse(JSON.stringify(built?.definition)));
        expect(stored.find(built?.hash as string)).toBe(read);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('are found by misspelt names as if every name had been looked at', () => {
    fc.assert(
      fc.property(misspelt(names), (name) => {
        expect(library.suggest(name)).toEqual(suggest(name, names));
      }),
      { numRuns: 300 },
    );
  });
});
