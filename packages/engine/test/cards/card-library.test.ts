import { describe, expect, test } from 'vitest';
import { CardLibrary, cardLibrary } from '../../src/cards/card-library.js';
import { definitionHash } from '../../src/cards/compiled.js';
import { builtCards, type FileAccess, shardsOf, storedCards } from '../../src/cards/shards.js';
import { definedCards } from '../../src/cards/source.js';
import type { CardDefinition, SingleFaced } from '../../src/language/types.js';

const FOLDER = new URL('file:///cards/');
const token: SingleFaced = { name: 'Imp', props: { types: ['Creature'] }, abilities: [] };
const card = (name: string, more: Partial<SingleFaced> = {}): SingleFaced => ({
  name,
  props: { name, code: `X-${name.length}` },
  abilities: [],
  ...more,
});
const maker = card('Imp Maker', {
  abilities: [{ kind: 'spell', effects: [{ do: 'create', token }] }],
});
const cards = [card('Zöe’s Æther'), maker, card('Bolt'), card('Ax')];

/** Files in memory; counts what is read of them. */
function fileAccess(texts: ReadonlyMap<string, string>, times: { [file: string]: number } = {}) {
  const bytes = new Map([...texts].map(([name, text]) => [name, new TextEncoder().encode(text)]));
  const nameOf = (path: URL): string => path.pathname.split('/').at(-1) as string;
  const opened: string[] = [];
  const reads: number[] = [];
  const files: FileAccess = {
    existsSync: (path) => bytes.has(nameOf(path)),
    readFileSync: (path) => texts.get(nameOf(path)) as string,
    readdirSync: () => [...Object.keys(times), 'note.txt'],
    statSync: (path) => ({ mtimeMs: times[nameOf(path)] ?? 0 }),
    openSync: (path) => opened.push(nameOf(path)) - 1,
    readSync: (file, into, offset, length, position) => {
      const data = bytes.get(opened[file] as string)?.subarray(position, position + length) as Uint8Array;
      into.set(data, offset);
      reads.push(data.length);
      return data.length;
    },
  };
  return { files, reads };
}
const none = { intrinsic: (): [] => [] };

describe('A card library', () => {
  const shards = shardsOf(cards, { columns: ['code'] });

  test('The files have a definition a line in the order of names, with its hash, and an index', () => {
    const lines = (shards.get('cards-000.jsonl') as string)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((l) => l.card.name)).toEqual(['Ax', 'Bolt', 'Imp Maker', 'Zöe’s Æther', 'Imp']);
    expect(lines.map((l) => l.hash)).toEqual(lines.map((l) => definitionHash(l.card)));
    expect(JSON.parse(shards.get('index.json') as string).names).toEqual(['Ax', 'Bolt', 'Imp Maker', 'Zöe’s Æther']);
  });

  test('Files and memory give the same cards, by name in any case, by hash, by a column', () => {
    const stored = storedCards(fileAccess(shards).files, FOLDER);
    for (const source of [definedCards(cards), stored]) {
      const library = cardLibrary(none, source);
      expect([...library.names()]).toEqual(['Ax', 'Bolt', 'Imp Maker', 'Zöe’s Æther']);
      expect(library.named('Zöe’s Æther')?.definition).toEqual(cards[0]);
      expect(library.named('bolt')).toBeUndefined();
      expect(library.inAnyCase('imp MAKER')?.definition).toEqual(maker);
      expect(library.folding('zoes æther')?.definition.name).toBe('Zöe’s Æther');
      expect(library.find(definitionHash(maker))?.definition).toEqual(maker);
      expect(library.by('code', 'X-4')?.definition.name).toBe('Bolt');
      expect(library.by('code', 'X-5')).toBeUndefined();
    }
  });

  test('A token is found by its hash before the card that makes it was looked at, and by no name', () => {
    const { files, reads } = fileAccess(shards);
    const library = cardLibrary(none, storedCards(files, FOLDER));
    expect(library.find(definitionHash(token))?.definition).toEqual(token);
    expect(reads).toHaveLength(1);
    expect(library.named('Imp')).toBeUndefined();
  });

  test('A definition is read when it is first asked for, and then kept', () => {
    const { files, reads } = fileAccess(shards);
    const library = cardLibrary(none, storedCards(files, FOLDER));
    expect([library.names().length, library.suggest('Bolg'), reads.length]).toEqual([4, ['Bolt'], 0]);
    const bolt = library.named('Bolt');
    expect(library.named('Bolt')).toBe(bolt);
    expect(reads).toHaveLength(1);
    expect(library.compile(bolt?.definition as CardDefinition)).toBe(bolt);
  });

  test('Of many definitions only some are kept, and the others are read again', () => {
    const many = Array.from({ length: 4500 }, (_, i) => card(`Card ${i}`));
    const { files, reads } = fileAccess(shardsOf(many));
    const library = cardLibrary(none, storedCards(files, FOLDER));
    for (const { name } of many) library.named(name);
    expect(reads).toHaveLength(4500);
    library.named('Card 4499');
    expect(reads).toHaveLength(4500);
    expect(library.named('Card 0')?.definition).toEqual(many[0]);
    expect(reads).toHaveLength(4501);
  });

  test('Definitions laid over a library come first in another one, and the library stays as it was', () => {
    const below = cardLibrary(none, definedCards(cards));
    const own = card('Bolt', { props: { other: true } });
    const above = below.with([
      own,
      card('Bole'),
      card('Card', { abilities: [{ kind: 'spell', effects: [{ token }] as never }] }),
    ]);
    expect([...above.names()]).toEqual(['Ax', 'Bole', 'Bolt', 'Card', 'Imp Maker', 'Zöe’s Æther']);
    expect(above.named('Bolt')?.definition).toBe(own);
    expect(above.named('Imp Maker')).toBe(below.named('Imp Maker'));
    expect(above.find(definitionHash(own))?.definition).toBe(own);
    expect(above.suggest('Bolf')).toEqual(['Bole', 'Bolt']);
    expect([...below.names()]).toHaveLength(4);
    expect(below.suggest('Bolf')).toEqual(['Bolt']);
    expect(below.find(definitionHash(own))).toBeUndefined();
  });

  test('Abilities that characteristics bring are added, and the definition stays as it is', () => {
    const brought = { kind: 'keyword' as const, keyword: 'sharp' };
    const library = new CardLibrary(definedCards(cards), {
      intrinsic: (props) => (props.code === 'X-4' ? [brought] : []),
    });
    expect(library.named('Bolt')?.abilities).toEqual([brought]);
    expect(library.named('Bolt')?.definition.abilities).toEqual([]);
  });

  test('What a build made is not used where a builder was compiled after it, or where there is none', () => {
    const made = (times: { [file: string]: number }) => builtCards(fileAccess(shards, times).files, FOLDER, [FOLDER]);
    expect(made({ 'index.json': 5, 'builders.js': 5, 'builders.d.ts': 9 })?.names).toHaveLength(4);
    expect(made({ 'index.json': 5, 'builders.js': 6 })).toBeNull();
    expect(builtCards(fileAccess(new Map()).files, FOLDER, [])).toBeNull();
    expect(storedCards(fileAccess(new Map()).files, FOLDER)).toBeNull();
  });

  test('An index that belongs to other shards is noticed', () => {
    const others = shardsOf([card('Aa'), card('Zz'), ...cards.slice(2)]);
    const mixed = new Map([...shards, ['cards-000.jsonl', others.get('cards-000.jsonl') as string]]);
    const library = cardLibrary(none, storedCards(fileAccess(mixed).files, FOLDER));
    expect(() => library.named('Ax')).toThrow();
  });
});
