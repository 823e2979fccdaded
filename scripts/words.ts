/**
 * The words of Magic's card language, as `docs/card-language.md` lists them.
 *
 *   npm run words                shows the list
 *   npm run words -- --write     renews the list in the document
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LIMITS, type Parameter, plainRefs, plainValues, type Sample } from '@arbiter/engine';
import { language } from '@arbiter/mtg';

export const DOCUMENT = fileURLToPath(new URL('../docs/card-language.md', import.meta.url));
const BEGIN = '<!-- The list below is made by `npm run words -- --write`. -->\n';
const END = '<!-- End of the list. -->\n';

/** Magic's names for examples of words that every game has. */
export const sample: Sample = {
  zone: 'battlefield',
  discard: 'graveyard',
  pile: 'hand',
  list: 'subtypes',
  stat: 'power',
  otherStat: 'toughness',
  status: 'tapped',
  keyword: 'flying',
  predicate: 'attacking',
  step: 'end',
  score: 'life',
  token: {
    name: 'Cub',
    props: {
      name: 'Cub',
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Bear'],
      colors: ['G'],
      power: 2,
      toughness: 2,
    },
    abilities: [],
  },
};

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
  ['happening', 'Happenings', 'What abilities trigger on: `on` is the word.'],
  ['action', 'What can be replaced', 'What replacement abilities and `guard` look for: `on` is the word.'],
  ['mod', 'Modifications', 'An entry of `mods`; `mod` is the word.'],
  ['rule', 'Rules for objects', 'Modifications `{"mod": "rule", "rule": …}`; `rule` is the word.'],
  ['duration', 'Durations', 'What `until` takes; `kind` is the word.'],
  ['keyword', 'Keywords', 'Abilities `{"kind": "keyword", "keyword": …}`; `keyword` is the word.'],
];

const parametersText = (parameters: Parameter[]): string =>
  parameters.map((p) => `\`${p.name}\`${p.optional ? '?' : ''}: ${p.takes}`).join('; ');

export function list(): string {
  const entries = language.entries(sample);
  const lines: string[] = [];
  const item = (word: string, says: string, ...more: string[]): void =>
    void lines.push([`- **\`${word}\`** – ${says}`, ...more.filter((m) => m !== '').map((m) => `  ${m}`)].join('\\\n'));
  const section = (title: string, about: string): void => void lines.push('', `### ${title}`, '', about, '');

  section('Characteristics', 'The fields of `props`.');
  lines.push(...language.shapes().props.map((p) => `- **\`${p.name}\`**${p.optional ? '?' : ''} – ${p.takes}.`));
  for (const [part, title, about] of SECTIONS) {
    section(title, about);
    if (part === 'ref') for (const [word, says] of Object.entries(plainRefs)) item(word, says, `\`"${word}"\``);
    if (part === 'value') for (const [word, says] of Object.entries(plainValues)) item(word, says, `\`"${word}"\``);
    if (part === 'happening') lines.push(`All may say ${parametersText(language.shapes().trigger)}.`, '');
    if (part === 'action') lines.push(`All may say ${parametersText(language.shapes().replaces)}.`, '');
    for (const entry of entries.filter((e) => e.part === part)) {
      const fields = entry.event.map((f) => `\`${f}\``).join(', ');
      const example = part === 'keyword' ? '' : `\`${JSON.stringify(entry.example)}\``;
      item(entry.word, entry.says, parametersText(entry.takes), fields && `\`event\` has ${fields}.`, example);
    }
  }
  section('Target clauses', 'An entry of `targets`.');
  lines.push(`${parametersText(language.shapes().target)}.`);
  section('Exceptions of copies', 'What `except` takes.');
  lines.push(`${parametersText(language.shapes().except)}.`);
  section('Names', 'Words that take nothing.');
  for (const [what, names] of Object.entries(language.names()))
    for (const [name, { says }] of Object.entries(names)) lines.push(`- ${what} **\`${name}\`** – ${says}`);
  const names = (what: string, all: string[]): void =>
    void lines.push(`- ${what}: ${all.map((n) => `\`${n}\``).join(', ')}`);
  names('zones', language.zones());
  names('steps', language.steps());
  section('Limits', 'Beyond these a card is refused before anything else is looked at.');
  for (const [what, most] of Object.entries(LIMITS)) lines.push(`- ${WHAT[what as keyof typeof LIMITS]}: ${most}`);
  return `${lines.join('\n').trim()}\n`;
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
