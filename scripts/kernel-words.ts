/**
 * The kernel contains no game's words. Fails, naming file and line, where a file under packages/engine/src uses one:
 * whole words in any case, plurals, and the parts of camelCase and snake_case names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Each is matched as whole words against a line already split into lower-case words. */
const GAME_WORDS = [
  'banishments?',
  'battlefields?',
  'champions?',
  'combats?',
  'creatures?',
  'deathtouch',
  'enchantments?',
  'graveyards?',
  'instants?',
  // A card library is where definitions are found; any other is a zone of Magic.
  '(?<!card )librar(?:y|ies)',
  'lifelink',
  'mana',
  'materializ(?:e|es|ed|ing|ation)',
  'memory costs?',
  'mulligans?',
  'planeswalkers?',
  'poison',
  'recollection',
  'rune(?:s)?',
  'showdowns?',
  'sorcer(?:y|ies)',
  'trample',
  'untap(?:s|ped|ping)?',
];
const PATTERN = new RegExp(`\\b(?:${GAME_WORDS.join('|')})\\b`, 'g');

/**
 * Names that the public contract gives to fields of decisions, matchers and answers (`mana: true`, `mana: […]`), which
 * the kernel passes through without knowing what they mean. Only in the folder that speaks the contract.
 */
const CONTRACT_FIELDS: readonly { folder: string; words: readonly string[] }[] = [
  { folder: 'contract/', words: ['mana'] },
  { folder: 'session/', words: ['mana'] },
  { folder: 'machine/choice.ts', words: ['mana'] },
  { folder: 'machine/forced.ts', words: ['mana'] },
  // An answer's field of that name is matched and checked here.
  { folder: 'decisions/', words: ['mana'] },
];

export interface Finding {
  file: string;
  line: number;
  word: string;
}

/** `untapStep` → `untap step`, `MANA_COST` → `mana cost`, `HTTPServer` → `http server`. */
export function splitWords(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase();
}

/** The games' words in one file; `file` is its path inside the kernel's source folder, with forward slashes. */
export function gameWords(file: string, source: string): Finding[] {
  const allowed = new Set(CONTRACT_FIELDS.filter((f) => file.startsWith(f.folder)).flatMap((f) => f.words));
  return source.split('\n').flatMap((text, index) =>
    [...splitWords(text).matchAll(PATTERN)]
      .map((match) => match[0])
      .filter((word) => !allowed.has(word))
      .map((word) => ({ file, line: index + 1, word })),
  );
}

function main(): void {
  const folder = join(import.meta.dirname, '..', 'packages', 'engine', 'src');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const findings = files.flatMap((file) => gameWords(file, readFileSync(join(folder, file), 'utf8')));
  for (const { file, line, word } of findings) {
    console.error(`packages/engine/src/${file}:${line}: "${word}" is a game's word; the kernel knows no game`);
  }
  console.log(`kernel words: ${files.length} files, ${findings.length} of the games' own words`);
  if (findings.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
