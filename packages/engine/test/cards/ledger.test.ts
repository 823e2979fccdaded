import { describe, expect, test } from 'vitest';
import { cardLibrary } from '../../src/cards/card-library.js';
import { definitionHash } from '../../src/cards/compiled.js';
import { type CardLedger, cardLedger, type UnplayedLine, whyUnplayed } from '../../src/cards/ledger.js';
import { type FolderAccess, listedCards } from '../../src/cards/line-files.js';
import { cardCatalogue } from '../../src/decks/catalogue.js';
import type { SingleFaced } from '../../src/language/types.js';

const [CARDS, UNPLAYED] = ['cards', 'unplayed'].map((name) => new URL(`file:///data/${name}/`)) as [URL, URL];
const NONE = new URL('file:///data/none/');

const token: SingleFaced = { name: 'Imp', props: { types: ['Creature'] }, abilities: [] };
const card = (name: string, abilities: SingleFaced['abilities'] = []): SingleFaced => ({ name, props: {}, abilities });
const maker = card('Imp Maker', [{ kind: 'spell', effects: [{ do: 'create', token }] } as never]);
const line = (definition: SingleFaced, more: object = {}): string =>
  `${JSON.stringify({ hash: definitionHash(definition), card: definition, ...more })}\n`;
const unplayed = (...records: UnplayedLine[]): string => records.map((one) => `${JSON.stringify(one)}\n`).join('');

const FILES: { [path: string]: string } = {
  'cards/i.jsonl': line(maker),
  'cards/a.jsonl': line(card('Ax', []), { proof: ['text', 'games'] }) + line(card('Axé "of" Z')),
  'cards/tokens.jsonl': line(token),
  'unplayed/f.jsonl': unplayed(
    { name: 'Far // Away', stops: [[1, 0, 40, 'layout']] },
    { name: 'Foe', status: 'ambiguous', stops: [[1, 3, 9, 'text']] },
  ),
  'unplayed/d.jsonl': unplayed({
    name: 'Déjà',
    stops: [
      [2, 10, 20, 'word', 'phasing'],
      [3, 21, 30, 'text'],
    ],
  }),
};

function filesOf(texts: { [path: string]: string }): { files: FolderAccess; reads: string[] } {
  const reads: string[] = [];
  const pathOf = (url: URL): string => url.pathname.slice('/data/'.length);
  const within = (url: URL): string[] =>
    Object.keys(texts).flatMap((path) => (path.startsWith(pathOf(url)) ? [path.slice(pathOf(url).length)] : []));
  return {
    reads,
    files: {
      existsSync: (url) => within(url).length > 0,
      readdirSync: within,
      readFileSync: (url) => {
        reads.push(pathOf(url));
        return new TextEncoder().encode(texts[pathOf(url)]);
      },
    },
  };
}
const ledgerOf = (): CardLedger => cardLedger(filesOf(FILES).files, { cards: CARDS, unplayed: UNPLAYED });

describe('Definitions as lines', () => {
  test('are found by name, by hash and by what they make, whatever file they are in', () => {
    const library = cardLibrary({ intrinsic: () => [] }, listedCards(filesOf(FILES).files, CARDS));
    expect([...library.names()]).toEqual(['Ax', 'Axé "of" Z', 'Imp Maker']);
    expect(library.named('Axé "of" Z')?.definition.name).toBe('Axé "of" Z');
    expect(library.inAnyCase('imp maker')?.definition).toEqual(maker);
    expect(library.find(definitionHash(maker))?.definition).toEqual(maker);
    expect(library.find(definitionHash(token))?.definition).toEqual(token);
    expect(library.named('Imp')).toBeUndefined();
  });

  test('are read when they are first asked for', () => {
    const { files, reads } = filesOf(FILES);
    const library = cardLibrary({ intrinsic: () => [] }, listedCards(files, CARDS));
    expect(reads).toEqual([]);
    library.named('Ax');
    expect(reads.length).toBeGreaterThan(0);
  });

  test('a folder that is not there is no source, and a line without a name is refused', () => {
    expect(listedCards(filesOf(FILES).files, NONE)).toBeNull();
    const broken = listedCards(filesOf({ 'cards/a.jsonl': '{"hash":"0123456789abcdef"}\n' }).files, CARDS);
    expect(() => broken?.names).toThrow('a line without a name in a.jsonl');
  });
});

describe('The ledger of cards', () => {
  test('a real card that is not played is found by its name or a face of it in any case, with its clauses', () => {
    const ledger = ledgerOf();
    expect(ledger.names()).toEqual(['Déjà', 'Far // Away', 'Foe']);
    expect(ledger.unplayed('far')?.name).toBe('Far // Away');
    expect(ledger.unplayed('déjà')).toEqual({
      name: 'Déjà',
      status: 'unsupported',
      clauses: [
        { line: 2, from: 10, to: 20, status: 'unsupported', reason: 'word', needs: 'phasing' },
        { line: 3, from: 21, to: 30, status: 'unsupported', reason: 'text' },
      ],
    });
    expect(ledger.unplayed('Fo')).toBeUndefined();
    expect(ledger.nearest('Foo').map(({ name }) => name)).toEqual(['Foe']);
  });

  test('it says why in a sentence', () => {
    const ledger = ledgerOf();
    expect(['Déjà', 'Far // Away', 'Foe'].map((name) => whyUnplayed(ledger.unplayed(name) as never))).toEqual([
      'line 2 of its text (characters 10 to 20) needs "phasing", for which the card language has no word yet (and 1 more)',
      'cards laid out like it are not read yet',
      'line 1 of its text (characters 3 to 9) can be read in several ways',
    ]);
    const because = (why: 'near' | 'outside' | 'check' | 'print'): string =>
      whyUnplayed({
        name: 'Foe',
        status: 'unsupported',
        because: why,
        clauses: [{ line: 1, from: 0, to: 5, status: 'unsupported', reason: 'text' }],
      });
    expect(because('near')).toContain('not known exactly');
    expect(because('outside')).toContain('no format');
    expect(because('check')).toContain('refused by the check');
    expect(because('print')).toContain('not proven');
  });

  test('a catalogue has both: what is played with its proofs, and what is not with its reason', () => {
    const library = cardLibrary({ intrinsic: () => [] }, listedCards(filesOf(FILES).files, CARDS));
    const cards = cardCatalogue('game', library, { ledger: ledgerOf() });
    expect(cards.get('ax')).toMatchObject({ support: 'exact', reason: null, proof: ['text', 'games'] });
    expect(cards.get('foe')).toMatchObject({
      name: 'Foe',
      support: 'unsupported',
      reason: 'line 1 of its text (characters 3 to 9) can be read in several ways',
      clause: { line: 1, from: 3, to: 9, status: 'ambiguous', reason: 'text' },
    });
    expect([cards.names().length, cards.unplayed?.()]).toEqual([3, ['Déjà', 'Far // Away', 'Foe']]);
    expect(cards.suggest('Foa')).toEqual(['Foe']);
  });

  test('a card that a definition plays is not among those that are not, whatever the ledger says', () => {
    const library = cardLibrary({ intrinsic: () => [] }, listedCards(filesOf(FILES).files, CARDS)).with([card('Foe')]);
    const cards = cardCatalogue('game', library, { ledger: ledgerOf() });
    expect(cards.get('Foe')?.support).toBe('exact');
    expect(cards.unplayed?.()).toEqual(['Déjà', 'Far // Away']);
  });
});
