/** What something becomes or is besides what it was: its figures, colors and types (613.1, 613.4b). */
import { canonical, type Mod } from '@arbiter/engine';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { plural } from './plurals.js';
import { article, either, listed, type Say, type Subject, UNSAID, verb } from './say.js';
import { kindOf } from './spoken.js';

/** "has base power and toughness 1/1", "is black", "is an artifact in addition to its other types" (613.1, 613.4b). */
export function becomes(mods: readonly Mod[], s: Subject, lasting: boolean): string[] {
  const is = lasting ? verb(s, 'become') : s.plain ? UNSAID : s.many ? 'are' : 'is';
  const said: string[] = [];
  const [power, toughness] = [setTo(mods, 'power'), setTo(mods, 'toughness')];
  const named = baseText(mods, is, s.many);
  if (named !== undefined) return [named];
  const both = typeof power === 'number' && typeof toughness === 'number';
  if (both) said.push(`${verb(s, 'have', 'has')} base power and toughness ${power}/${toughness}`);
  else if (power !== undefined || toughness !== undefined) said.push(UNSAID);
  const colors = setTo(mods, 'colors');
  if (Array.isArray(colors)) said.push(`${is} ${colorsText(colors)}`);
  const subtypes = setTo(mods, 'subtypes');
  // A land whose type is set to a basic one loses all others (305.7).
  if (Array.isArray(subtypes)) {
    const [type, ...more] = subtypes.map(String);
    // Creature types take the place of creature types alone (205.1a).
    if (type === undefined || more.length > 0 || !['land', 'creature'].includes(kindOf(type))) return [UNSAID];
    said.push(`${is} ${s.many ? either(plural(type), type) : `${article(type)} ${type}`}`);
  }
  const besidesBoth = colorAndType(mods, is, s);
  if (besidesBoth !== undefined) said.push(besidesBoth);
  for (const prop of besidesBoth === undefined ? ['types', 'subtypes'] : []) {
    const words = gained(mods, prop);
    if (words === undefined) continue;
    const [word, ...more] = prop === 'types' ? words.map((one) => one.toLowerCase()) : words;
    if (word === undefined || more.length > 0) return [UNSAID];
    const kind = prop === 'subtypes' ? KIND[kindOf(word)] : either('types', 'card types');
    const noun = s.many ? plural(word) : `${article(word)} ${word}`;
    said.push(`${is} ${noun} in addition to ${s.many ? 'their' : 'its'} other ${kind ?? 'types'}`);
  }
  const counted = mods.filter(({ mod }) => mod === 'set' || mod === 'gain').length;
  return counted === said.length + (both ? 1 : 0) + (besidesBoth === undefined ? 0 : 1) ? said : [UNSAID];
}
/** "is a black Zombie in addition to its other colors and types". */
function colorAndType(mods: readonly Mod[], is: string, s: Subject): string | undefined {
  const [colors, subtypes] = [gained(mods, 'colors'), gained(mods, 'subtypes')];
  if (colors === undefined || subtypes === undefined || gained(mods, 'types') !== undefined) return undefined;
  const [type, ...more] = subtypes;
  if (type === undefined || more.length > 0 || colors.length === 0) return UNSAID;
  const words = `${colorsText(colors)} ${s.many ? plural(type) : type}`;
  return `${is} ${s.many ? '' : `${article(words)} `}${words} in addition to ${s.many ? 'their' : 'its'} other colors and types`;
}
/** "becomes a red Weird with base power and toughness 0/1": its colors, subtypes and figures in one (613). */
function baseText(mods: readonly Mod[], is: string, many: boolean): string | undefined {
  const [power, toughness] = [setTo(mods, 'power'), setTo(mods, 'toughness')];
  const [subtypes, colors] = [setTo(mods, 'subtypes'), setTo(mods, 'colors')];
  if (typeof power !== 'number' || typeof toughness !== 'number' || !Array.isArray(subtypes)) return undefined;
  const set = mods.filter(({ mod }) => mod === 'set' || mod === 'gain');
  if (set.length !== (colors === undefined ? 3 : 4) || (colors !== undefined && !Array.isArray(colors))) return UNSAID;
  const names = subtypes.map(String);
  if (names.length === 0) return UNSAID;
  const last = names.at(-1) ?? '';
  const nouns = [...names.slice(0, -1), many ? plural(last) : last].join(' ');
  const words = [...(Array.isArray(colors) ? [colorsText(colors)] : []), nouns].join(' ');
  return `${is} ${many ? '' : `${article(words)} `}${words} with base power and toughness ${power}/${toughness}`;
}
/** "becomes a 5/3 Soldier creature with trample": nothing of the types that it had (205.1a). */
export function onlyCreatureText(mods: readonly Mod[], s: Subject, say: Say): string | undefined {
  if (canonical(setTo(mods, 'types') ?? null) !== '["Creature"]') return undefined;
  const [power, toughness, subtypes] = [setTo(mods, 'power'), setTo(mods, 'toughness'), setTo(mods, 'subtypes')];
  const abilities = mods.flatMap((mod) => (mod.mod === 'ability' ? [mod.ability] : []));
  const known = mods.filter((mod) => mod.mod === 'set').length === 4 && mods.length === 4 + abilities.length;
  if (!known || s.many || typeof power !== 'number' || typeof toughness !== 'number' || !Array.isArray(subtypes))
    return UNSAID;
  const words = [`${power}/${toughness}`, ...subtypes.map(String), 'creature'].join(' ');
  const has = abilities.length === 0 ? '' : ` with ${listed(say.abilities(abilities))}`;
  return `${s.text} ${verb(s, 'become')} ${article(words)} ${words}${has}`;
}
/** "becomes a Kithkin Spirit Warrior Avatar with base power and toughness 8/8, flying, and first strike": for good. */
export function basedText(mods: readonly Mod[], s: Subject, say: Say): string | undefined {
  const set = mods.filter(({ mod }) => mod === 'set' || mod === 'gain');
  const abilities = mods.flatMap((mod) => (mod.mod === 'ability' ? [mod.ability] : []));
  if (set.length + abilities.length !== mods.length) return undefined;
  const named = baseText(set, verb(s, 'become'), s.many);
  return named === undefined ? undefined : `${s.text} ${listed([named, ...say.abilities(abilities)])}`;
}
const KIND: { [type: string]: string } = {
  creature: either('types', 'creature types'),
  land: either('types', 'land types'),
};
export const colorsText = (colors: readonly unknown[]): string => {
  if (colors.length === 5) return 'all colors';
  return colors.length === 0 ? 'colorless' : listed(colors.map((color) => COLOR_NAMES[String(color)] ?? UNSAID));
};
export const setTo = (mods: readonly Mod[], prop: string): unknown => {
  const found = mods.filter((mod) => mod.mod === 'set' && mod.prop === prop);
  const [only] = found;
  return found.length === 1 && only?.mod === 'set' ? only.value : undefined;
};
export const gained = (mods: readonly Mod[], prop: string): readonly string[] | undefined => {
  const found = mods.filter((mod) => mod.mod === 'gain' && mod.prop === prop);
  const [only] = found;
  return found.length === 1 && only?.mod === 'gain' ? only.values : undefined;
};
