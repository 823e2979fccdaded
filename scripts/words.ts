/**
 * The words of the card languages, as `docs/card-language.md` lists them: first those that all games share, then those
 * of each.
 *
 *   npm run words                shows the list
 *   npm run words -- --write     renews the list in the document
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LIMITS, type Parameter, type WordEntry } from '@arbiter/engine';
import { games, type WordGame } from './word-games.js';

export const DOCUMENT = fileURLToPath(new URL('../docs/card-language.md', import.meta.url));
const BEGIN = '<!-- The list below is made by `npm run words -- --write`. -->\n';
const END = '<!-- End of the list. -->\n';

/** The parts of the language in reading order, with a sentence about what they have in common. */
const SECTIONS: [part: string, title: string, about: string][] = [
  [
    'ability',
    'Abilities',
    'An entry of `abilities`; `kind` is the word. A `replacement` has what stands under [what can be replaced](#what-can-be-replaced) and may say `entering`; a `keyword` has what stands under [keywords](#keywords).',
  ],
  ['verb', 'Instructions', 'An entry of `effects`, `then`, `else` or `instead`; `do` is the word.'],
  ['cost', 'Costs', 'An entry of `cost`; `pay` is the word.'],
  ['filter', 'Filters', 'Each is an object with the word as its key. A list of filters means all of them.'],
  ['ref', 'References', 'Each is one of the plain words, or an object with the word as its key.'],
  ['value', 'Values', 'Each is a whole number, a plain word, or an object with the word as its key.'],
  ['condition', 'Conditions', 'Each is an object with the word as its key.'],
  ['event', 'Events', 'What abilities trigger on: `on` is the word.'],
  ['action', 'What can be replaced', 'What replacement abilities and `guard` look for: `on` is the word.'],
  ['mod', 'Modifications', 'An entry of `mods`; `mod` is the word.'],
  ['rule', 'Rules for objects', 'Modifications `{"mod": "rule", "rule": …}`; `rule` is the word.'],
  ['duration', 'Durations', 'What `until` takes; `kind` is the word.'],
  ['keyword', 'Keywords', 'Abilities `{"kind": "keyword", "keyword": …}`; `keyword` is the word.'],
];

const parametersText = (parameters: Parameter[]): string =>
  parameters.map((p) => `\`${p.name}\`${p.optional ? '?' : ''}: ${p.takes}`).join('; ');

function item(word: string, description: string, ...more: string[]): string {
  return [`- **\`${word}\`** – ${description}`, ...more.filter((m) => m !== '').map((m) => `  ${m}`)].join('\\\n');
}
function itemOf(entry: WordEntry): string {
  const fields = entry.event.map((f) => `\`${f}\``).join(', ');
  const example = entry.part === 'keyword' ? '' : `\`${JSON.stringify(entry.example)}\``;
  return item(
    entry.word,
    entry.description,
    parametersText(entry.params),
    fields && `\`event\` has ${fields}.`,
    example,
  );
}

/** What makes a word the same in two games. */
const sameness = ({ part, word, description, params, event }: WordEntry): string =>
  JSON.stringify([part, word, description, params, event]);
/** Sorted within each part, since the order of a module's exports is not the same in every loader. */
function entriesOf({ language, sample }: WordGame): WordEntry[] {
  const entries = language.entries(sample);
  const parts = [...new Set(entries.map(({ part }) => part))];
  return parts.flatMap((part) =>
    entries.filter((entry) => entry.part === part).sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0)),
  );
}

export function list(): string {
  const [first, ...others] = games;
  const everywhere = others.map((game) => new Set(entriesOf(game).map(sameness)));
  const shared = entriesOf(first).filter((entry) => everywhere.every((words) => words.has(sameness(entry))));
  const own = new Set(shared.map(sameness));
  const lines = [...sharedWords(first, shared), ...games.flatMap((game) => wordsOf(game, own))];
  return `${lines.join('\n').trim()}\n`;
}

/** What all games have in common; the examples are the first one's. */
function sharedWords({ language }: WordGame, shared: WordEntry[]): string[] {
  const lines: string[] = [];
  const section = (title: string, about: string): void => void lines.push('', `### ${title}`, '', about, '');
  lines.push('', '### Characteristics', '', `The fields of \`props\`: each game has its own, for ${links()}.`);
  for (const [part, title, about] of SECTIONS) {
    section(title, about);
    if (part === 'event') lines.push(`All may say ${parametersText(language.shapes().trigger)}.`, '');
    if (part === 'action') lines.push(`All may say ${parametersText(language.shapes().replaces)}.`, '');
    const entries = shared.filter((entry) => entry.part === part);
    lines.push(...(entries.length > 0 ? entries.map(itemOf) : [`Each game has its own, for ${links()}.`]));
  }
  section('Target clauses', 'An entry of `targets`.');
  lines.push(`${parametersText(language.shapes().target)}.`);
  section('Exceptions of copies', 'What `except` takes. Those in `props` are characteristics of the game.');
  const except = language.shapes().except.filter(({ name }) => name !== 'props');
  lines.push(`\`props\`?: characteristics; ${parametersText(except)}.`);
  section('Limits', 'Beyond these a card is refused before anything else is looked at.');
  for (const [what, most] of Object.entries(LIMITS)) lines.push(`- ${WHAT[what as keyof typeof LIMITS]}: ${most}`);
  return lines;
}

const heading = ({ title }: WordGame): string => `Words of ${title}`;
const links = (): string =>
  games.map((game) => `[${game.title}](#${heading(game).toLowerCase().replaceAll(' ', '-')})`).join(', ');

/** What one game has besides, or has otherwise than others. */
function wordsOf(game: WordGame, shared: ReadonlySet<string>): string[] {
  const { language, title } = game;
  const lines: string[] = ['', `## ${heading(game)}`];
  const section = (name: string): void => void lines.push('', `### ${name} in ${title}`, '');
  section('Characteristics');
  lines.push(...language.shapes().props.map((p) => `- **\`${p.name}\`**${p.optional ? '?' : ''} – ${p.takes}.`));
  for (const [part, name] of SECTIONS) {
    const entries = entriesOf(game).filter((entry) => entry.part === part && !shared.has(sameness(entry)));
    if (entries.length > 0) section(name);
    lines.push(...entries.map(itemOf));
  }
  section('Phrases');
  lines.push('What cards print in words of their own, and how it is said here.', '');
  for (const [part, phrases = {}] of Object.entries(language.phrases()))
    for (const [word, said] of Object.entries(phrases))
      lines.push(`- ${part} **${word}** – \`${JSON.stringify(said)}\``);
  section('Names');
  lines.push('Words that take nothing.', '');
  for (const [what, names] of Object.entries(language.names()))
    for (const [name, { description }] of Object.entries(names))
      lines.push(`- ${what} **\`${name}\`** – ${description}`);
  const names = (what: string, all: string[]): void =>
    void lines.push(`- ${what}: ${all.map((n) => `\`${n}\``).join(', ')}`);
  const { lists, stats, fixed = [], scores } = language.words.lists;
  names('lists of words', [...lists]);
  names('figures that effects change', [...stats]);
  if (fixed.length > 0) names('figures that are only asked for', [...fixed]);
  if (scores.length > 0) names('scores of players', [...scores]);
  names('zones', language.zones());
  names('steps', language.steps());
  return lines;
}

const WHAT: { [limit in keyof typeof LIMITS]: string } = {
  size: 'characters of a card as JSON',
  depth: 'levels of nesting',
  items: 'items of any list',
  abilities: 'abilities of a card',
  name: 'characters of a name',
  text: 'characters of a text for people',
  number: 'the largest number, either way',
};

/** The document with the list renewed. */
export function renewed(document: string): string {
  const [before, rest = ''] = document.split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  return `${before}${BEGIN}\n${list()}\n${after}`;
}

function main(): void {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
  if (values.write) writeFileSync(DOCUMENT, renewed(readFileSync(DOCUMENT, 'utf8')));
  else console.log(list());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
