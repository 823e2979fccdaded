/** The cards that the compiler wrote: what is kept of them is what it would be played by, and no text. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Ability, type CardDefinition, definitionHash, facesOf } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { magic, rules } from '../../src/index.js';

const data = new URL('../../data/', import.meta.url);
interface Line {
  hash: string;
  card: CardDefinition;
  proof?: string[];
}
const lines = (folder: string): { file: string; line: string }[] =>
  readdirSync(new URL(folder, data)).flatMap((file) =>
    readFileSync(new URL(`${folder}${file}`, data), 'utf8')
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [{ file, line }])),
  );

describe('compiled cards', () => {
  const all = lines('cards/').map(({ file, line }) => ({ file, ...(JSON.parse(line) as Line) }));
  const cards = all.filter(({ file }) => file !== 'tokens.jsonl');

  it('go by the hashes of what they say, and so do the tokens that they make', () => {
    expect(all.filter(({ hash, card }) => hash !== definitionHash(card)).map(({ card }) => card.name)).toEqual([]);
    const hashes = new Set(all.map(({ hash }) => hash));
    const missing = cards.flatMap(({ card }) =>
      rules.definitions.tokensOf(rules.definitions.compile(card)).filter(({ hash }) => !hashes.has(hash)),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('are each there once, in order of names', () => {
    const names = new Map<string, string[]>();
    for (const { file, card } of cards) names.set(file, [...(names.get(file) ?? []), card.name]);
    for (const list of names.values()) expect(list).toEqual([...new Set(list)].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('are taken by the check of the card language as it is now', () => {
    const refused = cards.flatMap(({ card }) => {
      const checked = rules.language.check(card);
      return checked.ok ? [] : [`${card.name}: ${checked.errors[0]?.detail}`];
    });
    expect(refused).toEqual([]);
  });

  it('have no words of their own: what modes are called is what the printer says', () => {
    const free = (part: unknown): string[] => {
      if (Array.isArray(part)) return part.flatMap(free);
      if (typeof part !== 'object' || part === null) return [];
      return Object.entries(part).flatMap(([key, value]) =>
        typeof value === 'string' && value.split(' ').length > 5 && key !== 'label' ? [value] : free(value),
      );
    };
    expect(cards.flatMap(({ card }) => facesOf(card).flatMap(({ abilities }) => free(abilities as Ability[])))).toEqual(
      [],
    );
  });

  it('are found in the catalogue with their proofs', () => {
    for (const { card, proof } of cards.slice(0, 50)) {
      const found = magic.cards.get(card.name.toUpperCase());
      expect(found).toMatchObject({ name: card.name, support: 'exact', proof });
    }
  });

  it('real cards that are not played say where their text stops, and nothing of it', () => {
    const records = lines('unplayed/').map(({ line }) => JSON.parse(line) as { name: string; stops: unknown[] });
    for (const { name, ...rest } of records) {
      const known = new Set(['because', 'status', 'stops']);
      if (Object.keys(rest).some((key) => !known.has(key))) expect({ name, ...rest }).toEqual({ name });
    }
    const [some] = records;
    const found = magic.cards.get(some?.name ?? '');
    expect(found?.support).toBe('unsupported');
    expect(found?.reason).not.toBeNull();
  });
});
