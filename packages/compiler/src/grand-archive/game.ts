/** Grand Archive for the compiler: how its cards are laid out, and how what was read is put together, checked and printed. */
import { type Ability, type Body, type Face, facesOf, type SpellAbility } from '@arbiter/engine';
import { abilitiesWording, effectsWording, language } from '@arbiter/grand-archive';
import { asWritten } from '../finishing.js';
import type { Assembled, GameGrammar, LineGroup } from '../game.js';
import { withLabels } from '../labels.js';
import { NAME, type TextLine } from '../reading/lines.js';
import { stopped } from '../reading/quoted.js';
import type { Token } from '../reading/tokens.js';
import { type Unsettled, unsettled } from '../references/nouns.js';
import { settle } from '../references/settle.js';
import { afterFights } from './after-fights.js';
import type { Line } from './categories.js';
import { keepingWhatIsGivenUp, linking } from './given-up.js';
import { grammar } from './grammar.js';
import { missingOf, namesOf, printed } from './printed.js';
import { blanked, bracketed, joined, parted, unstopped } from './reading.js';
import { referenceRules } from './references.js';
import { and, saysX, withX } from './rows/shared.js';
import { givenInIntent } from './rows/using.js';
import { misplayed, unsure } from './unsure.js';

/** Raised whenever the same text may compile to something else. */
const VERSION = 9;
/** Steps of the parser for one card. */
const BUDGET = 12_000;

/** The only one there is: cards with two sides, of which the second counts once they have transformed. */
const LAYOUT = 'transform';
const typesOf = (props: Face['props']): readonly string[] => (Array.isArray(props.types) ? props.types : []);
const isAction = (props: Face['props']): boolean => typesOf(props).includes('Action');
const isBoon = (props: Face['props']): boolean => typesOf(props).includes('Boon');

export const grandArchiveReading: GameGrammar<Line> = {
  version: VERSION,
  grammar,
  budget: BUDGET,
  printed,
  blanked,
  groups,
  assemble,
  impossible,
  references: referenceRules,
  finished,
  oneFaced: ['normal'],
  layoutOf: ({ layout, faces }) => (layout === LAYOUT && faces.length === 2 ? { layout, faces } : null),
  joined: (layout, faces) => ({ name: faces.map(({ name }) => name).join(' // '), layout, faces: [...faces] }),
  faults: (definition) => {
    const checked = language.check(definition);
    return checked.ok
      ? facesOf(definition).flatMap(unsure)
      : checked.errors.map(({ path, detail }) => `${path}: ${detail}`);
  },
  wordings: (abilities, face) => abilitiesWording(abilities, face).map((wording) => calledSo(wording, face.name)),
};

/** The same, of which only what is played as it is read is exact. */
export const grandArchiveGrammar: typeof grandArchiveReading = {
  ...grandArchiveReading,
  faults: (definition) => {
    const faults = grandArchiveReading.faults(definition);
    return faults.length > 0 ? faults : facesOf(definition).flatMap(misplayed);
  },
};

/** The printer may call a card by its name where a text does so too, and by the part of it before a title. */
const calledSo = (wording: string, name: string): string =>
  namesOf(name).reduce((text, one) => text.replaceAll(one, NAME), wording);

/** A text in which a word points back to nothing says something else, where it can be read so. */
function impossible(line: Line, props: Face['props']): boolean {
  if (inheritsOtherwise(line, typesOf(props))) return true;
  // X is what the text says that it is, or what was chosen for the cost of the card (1.6.4.2.9).
  if (saysX(line) && props.variable !== true) return true;
  if (saysPrevented(line) || attacksOtherwise(line, typesOf(props))) return true;
  // "Other" than what an action speaks of is no other than the action.
  if (isAction(props) && line.line === 'effects' && JSON.stringify(line.effects).includes('"other":true')) return true;
  const alone = assemble([line], props);
  if (typeof alone === 'string') return true;
  const { doubts, abilities } = settle(
    alone.map(({ ability }) => ability),
    referenceRules(props),
  );
  // What a card says of itself without an end it says at all times: an action is gone when it has been carried out.
  if (isAction(props) && line.line === 'effects' && changesItself(abilities)) return true;
  return doubts.some(({ possible }) => possible.length === 0);
}

function changesItself(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const lasts = 'until' in part && JSON.stringify(part.until) === '{"kind":"permanent"}';
  return (lasts && 'what' in part && part.what === 'self') || Object.values(part).some(changesItself);
}

/** Champions have what they hand on themselves, and other cards don't. */
function inheritsOtherwise(line: Line, types: readonly string[]): boolean {
  if (line.line !== 'abilities') return false;
  const places = line.abilities.flatMap(({ ability }) => (ability.kind === 'activated' ? [] : [zoneOf(ability)]));
  return places.includes('lineage') && places.some((zone) => zone === undefined) !== types.includes('Champion');
}
const zoneOf = (ability: Ability): string | undefined => ('zone' in ability ? ability.zone : undefined);

/** A unit says "this attack" of its own, and anything else of that of the unit which uses it. */
function attacksOtherwise(part: unknown, types: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const lasts = 'until' in part && JSON.stringify(part.until) === '{"kind":"endOfFight"}' && 'what' in part;
  if (lasts && changesAttack(part)) {
    const isUnit = types.some((type) => UNITS.includes(type));
    return isUnit !== (part.what === 'self');
  }
  return Object.values(part).some((inner) => attacksOtherwise(inner, types));
}
const UNITS = ['Ally', 'Champion'];
const ATTACKING = '{"each":[{"is":"attacking"}]}';
const changesAttack = (part: { what?: unknown; mods?: unknown }): boolean =>
  (part.what === 'self' && !JSON.stringify(part.mods).includes('"stat":"power"')) ||
  JSON.stringify(part.what) === ATTACKING;

/** How much was prevented is known only to what is done in the place of the damage (2.9.1.10). */
function saysPrevented(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || 'prevent' in part) return false;
  return ('event' in part && part.event === 'prevented') || Object.values(part).some(saysPrevented);
}

/** Words that group cards and mean nothing: what they ask for stands in the text behind them. */
const WORDS = ['harmonize', 'equestrian', 'balance', 'cardistry', 'upkeep', 'deluge'];
const DELUGE = 'deluge';
function withoutWord(tokens: readonly Token[]): Token[] {
  const words = (i: number): number => (tokens[i]?.text === DELUGE ? 2 : 1);
  const at = tokens.findIndex(({ text }, i) => WORDS.includes(text) && tokens[i + words(i)]?.text === '—');
  const begins = at === 0 || (at > 0 && tokens[at - 1]?.text === ']');
  return begins ? [...tokens.slice(0, at), ...tokens.slice(at + words(at) + 1)] : [...tokens];
}

/** A header with its bullets is read together; a type without a word stands before all lines. */
function groups(lines: readonly TextLine[], props: Face['props']): LineGroup[] {
  const category = isAction(props) ? 'actionLine' : 'objectLine';
  const list: LineGroup[] = missingOf(props).map((word) => ({
    category: 'missing',
    tokens: word.split(' ').map((text) => ({ text, from: 0, to: 0 })),
    from: 0,
    to: 0,
  }));
  for (const { from, to, tokens } of lines) {
    const last = list.at(-1);
    const read = parted(unstopped(stopped(withoutWord(bracketed(joined(tokens))))));
    if (last && tokens[0]?.text === '•') list[list.length - 1] = { ...last, to, tokens: [...last.tokens, ...read] };
    else list.push({ category, tokens: read, from, to });
  }
  return list;
}

/** The instructions of an action are one ability, with what it costs besides; every other line is its own (2.4.0.8). */
function assemble(said: readonly (Line | undefined)[], props: Face['props']): Assembled[] | string {
  const lines = props.variable === true ? said.map((line) => withX(line, 'x') ?? line) : said;
  const read: Assembled[] = [];
  const spell: { body: Partial<SpellAbility>; groups: number[] } = { body: {}, groups: [] };
  for (const [i, line] of lines.entries()) {
    if (!line) continue;
    if (line.line === 'abilities') for (const ability of line.abilities) read.push({ ability, groups: [i] });
    else if (line.line === 'modes' && (line.trigger || line.cost)) read.push({ ability: modal(line), groups: [i] });
    else {
      spell.groups.push(i);
      if (line.line === 'additional') spell.body.additional = [...(spell.body.additional ?? []), ...line.cost];
      else if (line.line === 'effects') spell.body.effects = [...(spell.body.effects ?? []), ...line.effects];
      else if (line.line === 'modes') spell.body.modes = modesOf(line);
      else return 'an optional cost';
    }
  }
  if (spell.body.modes && spell.body.effects) return 'instructions beside modes';
  const has = spell.groups.length > 0;
  if (has && !isAction(props) && !isBoon(props) && (spell.body.effects || spell.body.modes))
    return 'only actions do something by themselves';
  if (has || isAction(props)) {
    if (isAction(props) && !spell.body.modes) spell.body.effects ??= [];
    read.unshift({ ability: unsettled({ ...spell.body, kind: 'spell' }), groups: spell.groups });
  }
  const linked = linking(read.map(({ ability }) => ability));
  const isAttack = typesOf(props).includes('Attack');
  const list = read.map(({ ability, groups }, i) => ({
    ability: afterFights(keepingWhatIsGivenUp(linked[i] ?? ability), isAttack),
    groups,
  }));
  if (isAttack) return list.map(inIntent);
  if (isBoon(props)) return list.map(inPantheon);
  const isAmmunition = [props.subtypes].flat().some((word) => AMMUNITION.includes(String(word)));
  return isAmmunition ? list.map((one) => (isOfAttack(one) ? inIntent(one) : one)) : list;
}

/** The abilities of a boon function where it lies once it has been gained; what it costs is asked before. */
function inPantheon({ ability: { ability, ...more }, groups }: Assembled): Assembled {
  const isCost =
    ability.kind === 'static' && ability.affects === undefined && ability.mods.every((m) => m.mod === 'cost');
  return ability.kind === 'spell' || ability.kind === 'keyword' || isCost
    ? { ability: { ...more, ability }, groups }
    : { ability: { ...more, ability: { ...ability, zone: 'pantheon' } as Ability }, groups };
}

/** Cards that are loaded go into the intent as they are used: what they do with an attack they do there (2.11.7.15.2). */
const AMMUNITION = ['Arrow', 'Bullet', 'Aethercharge'];
const OF_ATTACKS = ['on attack', 'on hit', 'on kill', 'on champion hit', 'on ally hit', 'on ally kill'];
const isOfAttack = ({ ability: { ability } }: Assembled): boolean =>
  ability.kind === 'static'
    ? ability.affects === undefined && ability.mods.some((mod) => mod.mod === 'add' && mod.stat === 'power')
    : ability.kind === 'triggered' && ability.keyword !== undefined && OF_ATTACKS.includes(ability.keyword);

/** The abilities of an attack card function in the intent, unless they say otherwise (2.4.0.5). */
function inIntent({ ability: { ability, ...more }, groups }: Assembled): Assembled {
  return {
    ability: {
      ...more,
      ability: functionsOnField(ability) ? { ...givingInIntent(ability), zone: 'intent' } : ability,
    },
    groups,
  };
}
type OnField = Extract<Ability, { kind: 'static' | 'triggered' | 'activated' }>;
const functionsOnField = (ability: Ability): ability is OnField =>
  (ability.kind === 'static' || ability.kind === 'triggered' || ability.kind === 'activated') &&
  ability.zone === undefined &&
  !isOfMemory(ability);
/** What triggers as the card itself is revealed does so where it is revealed. */
const isOfMemory = (ability: Ability): boolean =>
  ability.kind === 'triggered' && ability.on.on === 'revealed' && ability.on.object === 'self';
/** What an attack card gives itself it has in the intent as well. */
function givingInIntent<A extends Ability>(ability: A): A {
  if (ability.kind !== 'static' || ability.affects !== undefined) return ability;
  return { ...ability, mods: ability.mods.map(givenInIntent) };
}

type Modes = Extract<Line, { line: 'modes' }>;
const modesOf = ({ min, max, more, choices }: Modes): NonNullable<Body['modes']> => ({
  min,
  max: Math.min(max, choices.length),
  ...(more === undefined ? {} : { more }),
  choices: choices.map((effects) => ({ effects })),
});
function modal(line: Modes): Unsettled {
  const modes = modesOf(line);
  if (!line.trigger)
    return unsettled({
      kind: 'activated',
      cost: line.cost ?? [],
      modes,
      ...line.limits,
      ...and(line.if, line.limits?.if),
    });
  const { on, mentions, keyword } = line.trigger;
  const { if: when } = and(line.if, line.trigger.if);
  return unsettled(
    { kind: 'triggered', on, modes, ...(keyword ? { keyword } : {}), ...(when ? { if: when } : {}) },
    mentions,
  );
}

/** The source of damage is left out where it is the source itself; names stand where the text has its card's own. */
function finished(face: Face): Face {
  const [short = face.name] = face.name.split(',');
  return { ...face, abilities: asWritten(withLabels(face, effectsWording), short) };
}
