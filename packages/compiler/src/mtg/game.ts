/** Magic for the compiler: how its cards are laid out, and how what was read is put together, checked and printed. */
import { type Ability, type Body, type Cost, type Face, facesOf } from '@arbiter/engine';
import { abilitiesWording, effectsWording, language, typeLine } from '@arbiter/mtg';
import type { CardText } from '../contract.js';
import type { Assembled, GameGrammar, LineGroup, Printed } from '../game.js';
import { withLabels } from '../labels.js';
import { NAME, type TextLine } from '../reading/lines.js';
import type { Token } from '../reading/tokens.js';
import { isNoun, type Unsettled, unsettled } from '../references/nouns.js';
import type { Line, Trigger } from './categories.js';
import { joined, layoutOf } from './faces.js';
import { grammar } from './grammar.js';
import { referenceRules } from './references.js';
import { THIS_ABILITY } from './rows/counting.js';
import { divisionOf } from './rows/effects/dividing.js';
import { inSections } from './sections.js';
import { unsure, unsureHalves } from './unsure.js';

/** Raised whenever the same text may compile to something else. */
const VERSION = 4;
/** Steps of the parser for one card: some eight times what the longest real card takes. */
const BUDGET = 12_000;
const SPELLS = ['Instant', 'Sorcery'];

export const magicGrammar: GameGrammar<Line> = {
  version: VERSION,
  grammar,
  budget: BUDGET,
  printed,
  groups,
  assemble,
  impossible,
  references: referenceRules,
  finished,
  oneFaced: ['normal', 'saga', 'class', 'leveler'],
  layoutOf,
  joined,
  faults: (definition) => {
    const checked = language.check(definition);
    return checked.ok
      ? [...facesOf(definition).flatMap(unsure), ...unsureHalves(definition)]
      : checked.errors.map(({ path, detail }) => `${path}: ${detail}`);
  },
  wordings: abilitiesWording,
};

/** Words that group cards and mean nothing (207.2c). */
const ABILITY_WORDS = [
  ...[
    'landfall',
    'metalcraft',
    'threshold',
    'hellbent',
    'morbid',
    'raid',
    'constellation',
    'heroic',
    'bloodrush',
    'channel',
  ],
  ...[
    'domain',
    'ferocious',
    'formidable',
    'rally',
    'revolt',
    'spell mastery',
    'delirium',
    'enrage',
    'chroma',
    'fateful hour',
  ],
  ...[
    'battalion',
    'magecraft',
    'coven',
    'pack tactics',
    'corrupted',
    'celebration',
    'alliance',
    'valiant',
    'eerie',
    'survival',
  ],
  ...[
    'imprint',
    'inspired',
    'kinship',
    'lieutenant',
    'parley',
    'radiance',
    'strive',
    'sweep',
    'tempting offer',
    'undergrowth',
    'eminence',
    'converge',
  ],
];
/** One source of texts has a hyphen there. */
const PREFIXES = ABILITY_WORDS.flatMap((word) => [`${word} —`, `${word} -`]);
/** A line without the ability word before it. */
function withoutWord(tokens: readonly Token[]): readonly Token[] {
  const dash = tokens.findIndex(({ text }) => text === '—' || text === '-');
  const before = tokens
    .slice(0, dash + 1)
    .map(({ text }) => text)
    .join(' ');
  return dash > 0 && PREFIXES.includes(before) ? tokens.slice(dash + 1) : tokens;
}

/** What is quoted within what is quoted stands in single quotes. */
const QUOTES = ['"', "'"];
const stopAt = (place: number): Token => ({ text: '.', from: place, to: place });

/**
 * What is quoted is a sentence, and ends with a full stop wherever the one that quotes it goes on; which itself has no other
 * where it ends with the quotes.
 */
function ended(tokens: readonly Token[]): readonly Token[] {
  const open: string[] = [];
  const list: Token[] = [];
  for (const token of tokens) {
    if (QUOTES.includes(token.text)) {
      if (open.at(-1) !== token.text) open.push(token.text);
      else {
        open.pop();
        if (list.at(-1)?.text !== '.') list.push(stopAt(token.from));
      }
    }
    list.push(token);
  }
  const last = list.at(-1);
  return last && QUOTES.includes(last.text) ? [...list, stopAt(last.to)] : list;
}

const typesOf = (props: Face['props']): readonly string[] => (Array.isArray(props.types) ? props.types : []);
const isSpell = (props: Face['props']): boolean => typesOf(props).some((type) => SPELLS.includes(type));

function printed({ name, cost, type, figures = {} }: CardText): Printed {
  const line = typeLine(type, cost);
  if (line === null) return { fault: 'layout', expected: ['a type line and a mana cost'] };
  const colors = typeof figures.colors === 'string' ? { colors: [...figures.colors] } : {};
  const props: Face['props'] = { name, ...line, ...colors };
  const wanted = figuresOf(line.types, line.subtypes);
  for (const figure of wanted) {
    const value = Number(figures[figure]);
    // A star stands for what an ability defines (208.2a); without that ability it is 0, and what is added to it remains.
    const star = /^(?:(\d+)\+)?\*$/.exec(String(figures[figure] ?? ''));
    if (star) props[figure] = Number(star[1] ?? 0);
    // What transforms into a planeswalker that has none printed keeps its counters.
    else if (figure === 'loyalty' && figures[figure] === undefined && !cost) continue;
    else if (figures[figure] === undefined || !Number.isInteger(value)) return { fault: 'figures', expected: [figure] };
    else props[figure] = value;
  }
  return { props, names: namesOf(name, line) };
}

function figuresOf(types: readonly string[], subtypes: readonly string[]): string[] {
  if (types.includes('Creature') || subtypes.includes('Vehicle')) return ['power', 'toughness'];
  if (types.includes('Battle')) return ['defense'];
  return types.includes('Planeswalker') ? ['loyalty'] : [];
}

type Named = Pick<NonNullable<ReturnType<typeof typeLine>>, 'supertypes' | 'types' | 'subtypes'>;
/** A legendary card may call itself by the first part of its name (201.5): a planeswalker's ends with its planeswalker type. */
function namesOf(name: string, { supertypes, types, subtypes }: Named): string[] {
  const person = types.includes('Planeswalker') ? name.split(' ').findIndex((word) => subtypes.includes(word)) : -1;
  const short = supertypes.includes('Legendary')
    ? [
        ...[',', ' of ', ' the '].map((end) => name.split(end)[0] ?? ''),
        ...firstNames(name, types),
        ...(person < 0
          ? []
          : [
              name
                .split(' ')
                .slice(0, person + 1)
                .join(' '),
            ]),
      ]
    : [];
  return [...new Set([name, ...short])].sort((a, b) => b.length - a.length);
}

/** The first of two names of a creature, where it is no word that texts use: "Zurgo" of Zurgo Helmsmasher. */
function firstNames(name: string, types: readonly string[]): string[] {
  const [first = '', ...others] = name.split(' ');
  return types.includes('Creature') && others.length > 0 && /^[A-Z][a-z]{2,}$/.test(first) && !WORDS.has(first)
    ? [first]
    : [];
}
const WORDS = new Set([...(language.words.lists.values?.subtypes?.known ?? []), 'The', 'Lord', 'Lady', 'Legendary']);

/** A line that takes the place of the one before it in some case (608.2c). */
const saysInstead = (tokens: readonly Token[]): boolean =>
  (tokens.some(({ text }, i) => text === 'instead' && tokens[i + 1]?.text === 'if') && tokens[0]?.text !== 'if') ||
  isInstead(withoutWord(tokens));
/** "If …, … instead." and "If …, instead …": no replacement, which speaks of what would happen. */
const isInstead = (tokens: readonly Token[]): boolean =>
  tokens[0]?.text === 'if' &&
  (tokens.at(-2)?.text === 'instead' ||
    tokens.some(({ text }, i) => text === 'instead' && tokens[i - 1]?.text === ',')) &&
  !tokens.some(({ text }) => text === 'would');

/** A modal header and its bullets are read together. */
function groups(lines: readonly TextLine[], props: Face['props']): LineGroup[] {
  const category = isSpell(props) ? 'spellLine' : 'permanentLine';
  const list: LineGroup[] = [];
  for (const { from, to, tokens } of lines) {
    const last = list.at(-1);
    if (last && (tokens[0]?.text === '•' || (isSpell(props) && saysInstead(withoutWord(tokens)))))
      list[list.length - 1] = { ...last, to, tokens: [...last.tokens, ...withoutWord(tokens)] };
    else list.push({ category, tokens: ended(withoutWord(tokens)), from, to });
  }
  return list;
}

/** The lines of a spell are one ability; every other line is its own. */
function assemble(lines: readonly (Line | undefined)[], props: Face['props']): Assembled[] | string {
  const assembled = inSections(lines, (within) => assembledOf(within, props));
  if (typeof assembled === 'string') return assembled;
  for (const [at, one] of assembled.entries()) {
    if (!JSON.stringify(one.ability).includes(`"place":"${THIS_ABILITY}"`)) continue;
    if (one.ability.ability.kind === 'static') return 'an ability of a level has no place of its own';
    one.ability = { ...one.ability, ability: placed(one.ability.ability, at) as Ability };
  }
  return linkedTogether(assembled);
}

/** What speaks of "this ability" speaks of where it stands among all of its card. */
const placed = (part: unknown, at: number): unknown => {
  if (Array.isArray(part)) return part.map((one) => placed(one, at));
  if (typeof part !== 'object' || part === null || isNoun(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    key === 'place' && value === THIS_ABILITY ? String(at) : placed(value, at),
  ]);
  return Object.fromEntries(entries);
};

const saysLinked = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && ('linked' in part || Object.values(part).some(saysLinked));
/** Instructions that exile something, wherever they stand in an ability. */
const exiling = (part: unknown): { keep?: string }[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own =
    'do' in part && part.do === 'move' && 'to' in part && part.to === 'exile' ? [part as { keep?: string }] : [];
  return [...own, ...Object.values(part).flatMap(exiling)];
};
/** A keyword that puts a card into exile for another ability, which says itself that it keeps that (702.75a). */
const hides = ({ ability: { ability } }: Assembled): boolean =>
  'keyword' in ability && ability.kind === 'keyword' && ability.keyword === 'hideaway';
/** An ability that speaks of what was exiled is linked to the other one that exiles (607.2a): there must be one of them. */
function linkedTogether(assembled: Assembled[]): Assembled[] | string {
  const linked = assembled.filter(({ ability }) => saysLinked(ability));
  if (linked.length === 0) return assembled;
  const kept = linked.flatMap(({ ability }) => exiling(ability)).filter(({ keep }) => keep === 'linked');
  const others = assembled.filter((one) => !linked.includes(one)).flatMap(({ ability }) => exiling(ability));
  // One that says itself that it keeps what it exiles.
  if (others.length === 0 && kept.length === 1) return assembled;
  if (assembled.some(hides) && others.length === 0 && !linked.some(({ ability }) => exiling(ability).length > 0))
    return assembled;
  const [one] = others;
  if (!one || others.length > 1 || linked.some(({ ability }) => exiling(ability).length > 0))
    return 'it does not show by which instruction the cards were exiled';
  one.keep = 'linked';
  return assembled;
}

function assembledOf(lines: readonly (Line | undefined)[], props: Face['props']): Assembled[] | string {
  const list: Assembled[] = [];
  const spell: { body: Partial<Extract<Ability, { kind: 'spell' }>>; groups: number[] } = { body: {}, groups: [] };
  for (const [i, line] of lines.entries()) {
    if (!line) continue;
    if (line.line === 'abilities') for (const ability of line.abilities) list.push({ ability, groups: [i] });
    else if (line.line === 'modes' && (line.trigger || line.cost)) {
      for (const ability of modal(line)) list.push({ ability, groups: [i] });
    } else {
      spell.groups.push(i);
      if (line.line === 'additional') spell.body.additional = line.cost;
      else if (line.line === 'modes') spell.body.modes = modesOf(line);
      else if (line.line === 'spell') {
        spell.body.effects = [...(spell.body.effects ?? []), ...line.effects];
        if (line.divide !== undefined) spell.body.divide = line.divide;
      }
    }
  }
  if (spell.body.modes && spell.body.effects) return 'instructions beside modes';
  const has = spell.groups.length > 0;
  if (has && !isSpell(props)) return 'only instants and sorceries have spell abilities';
  if (has) {
    if (!spell.body.modes) spell.body.effects ??= [];
    list.push({ ability: unsettled({ ...spell.body, kind: 'spell' }), groups: spell.groups });
  }
  return list;
}

/** Modes are settled each by itself: nothing in them speaks of what was paid. */
const withoutNames = (costs: readonly Cost[]): Cost[] =>
  costs.map((cost) => ('save' in cost ? ((({ save: _save, ...rest }) => rest)(cost) as Cost) : cost));

/** A spell triggers on nothing, and has no other ability that has exiled cards for it. */
function impossible(line: Line, props: Face['props']): boolean {
  if (line.line !== 'spell' || !isSpell(props)) return false;
  return line.effects.some((effect) => saysLinked(effect) || saysThatMuch(effect));
}
/** "That much", outside of what the spell only prepares. */
const saysThatMuch = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null || ('do' in part && LASTING.includes(String(part.do)))) return false;
  return JSON.stringify(part) === '{"event":"amount"}' || Object.values(part).some(saysThatMuch);
};
const LASTING = ['delayed', 'createReplacement', 'modify', 'create', 'emblem'];

type Modes = Extract<Line, { line: 'modes' }>;
const modesOf = ({ min, max, choices }: Modes): NonNullable<Body['modes']> => ({
  min,
  max: Math.min(max, choices.length),
  choices: choices.map((effects) => divisionOf(effects) ?? { effects }),
});
function modal(line: Modes): Unsettled[] {
  const modes = modesOf(line);
  if (line.if !== undefined && line.trigger?.if !== undefined) return [];
  const more = line.if === undefined ? {} : { if: line.if };
  const triggered = ({ on, mentions, zone, if: when, or }: Trigger): Unsettled[] => [
    unsettled(
      {
        kind: 'triggered',
        on,
        modes,
        ...more,
        ...(zone === undefined ? {} : { zone }),
        ...(when === undefined ? {} : { if: when }),
      },
      mentions,
    ),
    ...(or ? triggered(or) : []),
  ];
  return line.trigger
    ? triggered(line.trigger)
    : [unsettled({ kind: 'activated', cost: withoutNames(line.cost ?? []), modes })];
}

/** Modes are called what the printer says of them, and the source of damage is left out where it is the source itself. */
function finished(face: Face): Face {
  return { ...face, abilities: withoutDefaults(withLabels(face, effectsWording), face.name) as Ability[] };
}

function withoutDefaults(part: unknown, name: string): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutDefaults(one, name));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
    if ('do' in part && part.do === 'damage' && key === 'from' && value === 'self') return [];
    if (key === 'named' && value === NAME) return [[key, name]];
    return [[key, withoutDefaults(value, name)]];
  });
  return Object.fromEntries(entries);
}
