/**
 * Text-changing effects (612): words of one kind are replaced in the type line and in the rules text of an object, wherever
 * they are used as such words. They apply in layer 3 (613.1c), so before anything that adds or takes abilities (612.3); of a
 * spell they change what it does as it resolves.
 */
import {
  type Ability,
  asks,
  type Base,
  type Characteristics,
  type Choice,
  copiableIndex,
  ctxOf,
  defineMod,
  defineVerb,
  durationOf,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isTable,
  objectsOf,
  type ParamsOf,
  procedure,
  publicId,
  type StoredEffect,
  type Table,
  UNKNOWN,
  wordsOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';

const KINDS = ['color', 'landType', 'creatureType'] as const;
/** The kinds of words that effects change (612.2). */
type Kind = (typeof KINDS)[number];

const params = fields((p) => ({
  what: p.ref,
  of: z.array(z.enum(KINDS)).min(1).max(3),
  to: p.term.optional(),
  not: p.term.optional(),
  until: p.until.optional(),
}));
const whole = fields((p) => ({ of: p.ref }));
const exchanged = fields((p) => ({ what: p.ref, with: p.ref, until: p.until.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    changeText: ParamsOf<typeof params>;
    exchangeText: ParamsOf<typeof exchanged>;
  }
  interface Mods {
    text: { of: Kind; from: string; to: string };
    textBox: { def: number };
    fullText: ParamsOf<typeof whole>;
  }
}
interface Change {
  of: Kind;
  from: string;
  to: string;
}

const LAND_WORDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const WORDS: { readonly [kind in Kind]: (g: Game) => readonly string[] } = {
  color: () => Object.keys(COLOR_NAMES),
  landType: () => LAND_WORDS,
  creatureType: (g) => editionOf(g).creatureTypes(),
};
/** The list of characteristics in which words of a kind stand. */
const LIST: { readonly [kind in Kind]: string } = { color: 'colors', landType: 'subtypes', creatureType: 'subtypes' };
/** Parameters whose value is such a word, or a list of them, beside those lists. */
const ALSO: { readonly [kind in Kind]: readonly string[] } = {
  color: ['color', 'onX', 'devotion'],
  landType: [],
  creatureType: ['subtype'],
};
/** What a word is called where a text says it for people. */
const said = (of: Kind, word: string): string => (of === 'color' ? (COLOR_NAMES[word] ?? word) : word);

/** One word or several, with another in the place of one. */
function exchange(value: unknown, { from, to }: Change): unknown {
  if (value === from) return to;
  if (!Array.isArray(value) || !value.includes(from)) return value;
  return [...new Set(value.map((one: unknown) => (one === from ? to : one)))];
}

/** What a parameter is called for people: "swampwalk" becomes "islandwalk". */
function relabelled(label: unknown, { of, from, to }: Change): unknown {
  if (typeof label !== 'string') return label;
  const [word, other] = [said(of, from), said(of, to)];
  return label.split(word).join(other).split(word.toLowerCase()).join(other.toLowerCase());
}

/**
 * One ability with a word changed wherever it is used as such a word; the very same where it isn't (612.2). What is in a part
 * comes before the part itself.
 */
function changed(ability: Ability, change: Change): Ability {
  const text = JSON.stringify(ability);
  const next: Ability = JSON.parse(text, function (this: Table, key: string, value: unknown) {
    return renamed(changedField(this, key, value, change), change);
  });
  return JSON.stringify(next) === text ? ability : next;
}

function changedField(part: Table, key: string, value: unknown, change: Change): unknown {
  const list = LIST[change.of];
  if (key === list || ALSO[change.of].includes(key)) return exchange(value, change);
  if (key === 'has' && Array.isArray(value) && value[0] === list) return [list, exchange(value[1], change)];
  if ((key === 'value' || key === 'values') && part.prop === list) return exchange(value, change);
  return key === 'label' ? relabelled(value, change) : value;
}

/** A token that is called after its subtypes is called after those that it has now (612.2a); no other name changes (612.2). */
function renamed(part: unknown, { from, to }: Change): unknown {
  if (!isTable(part) || typeof part.name !== 'string' || !isTable(part.props)) return part;
  const { subtypes } = part.props;
  const called = [...new Set(part.name.split(' ').map((word) => (word === from ? to : word)))].join(' ');
  const types = Array.isArray(subtypes) ? subtypes.join(' ') : '';
  if (called === part.name || (called !== types && called !== `${types} Token`)) return part;
  return { ...part, name: called, props: { ...part.props, name: called } };
}

const known = new WeakMap<Ability[], Map<string, Ability[]>>();
/** A list of abilities after a change of their text: the very same one each time. */
export function changedAbilities(abilities: Ability[], change: Change): Ability[] {
  if (abilities.length === 0) return abilities;
  const key = `${change.of}:${change.from}:${change.to}`;
  let lists = known.get(abilities);
  if (!lists) {
    lists = new Map();
    known.set(abilities, lists);
  }
  let list = lists.get(key);
  if (!list) {
    const all = abilities.map((ability) => changed(ability, change));
    list = all.some((ability, i) => ability !== abilities[i]) ? all : abilities;
    lists.set(key, list);
  }
  return list;
}

/** Type line and rules text are changed; colors and mana symbols are no words (612.1). */
function changeText(chars: { props: Characteristics; abilities: Ability[] }, change: Change): void {
  const subtypes = wordsOf(chars.props.subtypes);
  if (change.of !== 'color' && subtypes.includes(change.from))
    chars.props.subtypes = [...new Set(subtypes.map((one) => (one === change.from ? change.to : one)))];
  chars.abilities = changedAbilities(chars.abilities, change);
}

/** What the rules text of an object is after the effects on it that change it, in the order in which they began. */
export function textAfterEffects(g: Game, id: number, printed: Ability[]): Ability[] {
  let text = printed;
  for (const { objects, mods } of g.s.effects)
    for (const mod of mods) if (mod.mod === 'text' && objects.includes(id)) text = changedAbilities(text, mod);
  return text;
}

/** Made by the verb `changeText`: cards can't say it. */
export const textMod = defineMod('text', {
  description: 'Replaces a word by another wherever its text uses it.',
  internal: true,
  example: { mod: 'text', of: 'color', from: 'B', to: 'W' },
  apply: (_g, chars, mod) => changeText(chars, mod),
  writes: () => UNKNOWN,
  text: ({ of, from, to }) => `${said(of, from)} becomes ${said(of, to)} in its text`,
  intent: () => -1,
});

/** Made by the verb `exchangeText`: cards can't say it. */
export const textBox = defineMod('textBox', {
  description: 'Has the rules text of a definition in the place of its own.',
  internal: true,
  example: { mod: 'textBox', def: 0 },
  apply: (g, chars, { def }) => {
    chars.abilities = g.defined(def).abilities;
  },
  writes: () => UNKNOWN,
  text: () => 'have the text of another',
  intent: () => -1,
});

/** Its name, mana cost, colors, types, figures and rules text are those of another. @citation */
export const FULL_TEXT = cite('mtg:612.6');

export const fullText = defineMod('fullText', {
  description: 'Has the full text of another object: all that stands on that as it is printed or copied.',
  example: { mod: 'fullText', of: { top: 1 } },
  params: whole,
  apply: (g, chars, { of }, { source, controller }) => {
    const [other] = objectsOf(entitiesOf(g, of, { source, controller }));
    const index = other === undefined ? undefined : copiableIndex(g, other);
    if (index === undefined) return;
    const { props, abilities } = g.defined(index).faces?.[0] ?? g.defined(index);
    chars.props = { ...props };
    chars.abilities = abilities;
  },
  writes: () => UNKNOWN,
  text: ({ of }, say) => `has the full text of ${say.ref(of)}`,
  intent: () => 0,
});

const TEXT = cite('mtg:612.1', 'mtg:612.2', 'mtg:613.1c');
const EXCHANGED = cite('mtg:612.5', 'mtg:613.1c', 'mtg:701.12h');

function begin(
  g: Game,
  l: Base<{ until?: StoredUntil | undefined }>,
  effect: Pick<StoredEffect, 'objects' | 'mods'>,
  rules = TEXT,
): void {
  const ctx = ctxOf(g, l);
  const until = l.effect.until ?? { kind: 'permanent' };
  const { source, controller } = ctx;
  const duration = durationOf(g, until, fromContext(ctx));
  g.j.push(g.s.effects, { id: g.nextId(), ts: g.nextTimestamp(), source, controller, ...effect, until: duration });
  const text = g.rules.view.modsText(effect.mods, until);
  g.emit('EFFECT_BEGAN', rules, { source: publicId(source), text, objects: effect.objects.map(publicId) });
}
type StoredUntil = NonNullable<ParamsOf<typeof params>['until']>;

const changing = procedure<
  Base<ParamsOf<typeof params>>,
  { from: string[]; to: string[]; named: string; other: string }
>('verb:changeText', {
  from: (g, l) => {
    const { of, what } = l.effect;
    const ctx = ctxOf(g, l);
    if (objectsOf(entitiesOf(g, what, fromContext(ctx))).length === 0) return { done: null };
    const words = of
      .filter((kind) => kind !== 'creatureType')
      .flatMap((kind) => WORDS[kind](g).map((word) => ({ kind, word })));
    if (words.length === 0) return { go: 'type' };
    return {
      ask: {
        seat: ctx.controller,
        kind: 'EITHER',
        shape: 'CHOOSE',
        prompt: 'Choose the word to replace',
        rules: TEXT,
        options: words.map(({ kind, word }, index) => choice(kind, word, index)),
        min: 1,
        max: 1,
      },
      into: 'from',
    };
  },
  to: (g, l) => {
    const [kind, from] = readChoice(l.from);
    const others = WORDS[kind](g).filter((word) => word !== from && word !== l.effect.not);
    return {
      ask: {
        seat: ctxOf(g, l).controller,
        kind: 'EITHER',
        shape: 'CHOOSE',
        prompt: 'Choose the word in its place',
        rules: TEXT,
        options: others.map((word, index) => choice(kind, word, index)),
        min: 1,
        max: 1,
      },
      into: 'to',
    };
  },
  change: (g, l) => {
    const [of, from] = readChoice(l.from);
    const [, to] = readChoice(l.to);
    return finish(g, l, { of, from, to });
  },
  type: (g, l) => asksType(g, l, 'Choose the creature type to replace', 'named'),
  other: (g, l) => {
    if (l.effect.to !== undefined) return { go: 'retype' };
    return asksType(g, l, 'Choose the creature type in its place', 'other', [l.named, l.effect.not ?? '']);
  },
  retype: (g, l) => finish(g, l, { of: 'creatureType', from: l.named, to: l.effect.to ?? l.other }),
});

/** The kind of the word that was chosen, and the word. */
function readChoice([chosen = '']: readonly string[]): [Kind, string] {
  const [kind = '', word = ''] = chosen.split(':');
  return [KINDS.find((one) => one === kind) ?? 'color', word];
}

const choice = (kind: Kind, word: string, index: number): Choice => ({
  kind: 'MODE',
  label: said(kind, word),
  value: said(kind, word),
  index,
  data: `${kind}:${word}`,
});

function asksType(
  g: Game,
  l: Base<ParamsOf<typeof params>>,
  prompt: string,
  into: 'named' | 'other',
  not: string[] = [],
) {
  return {
    ask: {
      seat: ctxOf(g, l).controller,
      kind: 'NAME',
      shape: 'NAME' as const,
      prompt,
      rules: cite('mtg:205.3m', 'mtg:612.2'),
      vocabulary: 'creature type',
      names: editionOf(g)
        .creatureTypes()
        .filter((type) => !not.includes(type)),
    },
    into,
  };
}

function finish(g: Game, l: Base<ParamsOf<typeof params>>, change: Change): { done: null } {
  const objects = objectsOf(entitiesOf(g, l.effect.what, fromContext(ctxOf(g, l)))).filter((id) => g.find(id));
  begin(g, l, { objects, mods: [{ mod: 'text', ...change }] });
  return { done: null };
}

export const changeTextVerb = defineVerb('changeText', {
  description:
    'You choose a word of a kind (`of`), and another (or `to`, `not` that), which replaces it wherever the text of objects has it.',
  example: { do: 'changeText', what: { target: 0 }, of: ['color'] },
  params,
  run: asks(changing),
  procedures: [changing],
  text: ({ what }, say) => `change the text of ${say.ref(what)}`,
  intent: () => -1,
});

/** 612.5: all rules text of each becomes that of the other, as that is printed or copied. */
export const exchangeText = defineVerb('exchangeText', {
  description: 'Two objects have each other’s rules text, for good unless said.',
  example: { do: 'exchangeText', what: 'self', with: { target: 0 } },
  params: exchanged,
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const [one] = objectsOf(entitiesOf(g, effect.what, by));
    const [other] = objectsOf(entitiesOf(g, effect.with, by));
    // What can't be exchanged whole isn't (701.12a).
    if (one === undefined || other === undefined || one === other || !g.find(one) || !g.find(other)) return undefined;
    const [first, second] = [copiableIndex(g, one), copiableIndex(g, other)];
    if (first === undefined || second === undefined) return undefined;
    begin(g, { ctx: id, effect }, { objects: [one], mods: [{ mod: 'textBox', def: second }] }, EXCHANGED);
    begin(g, { ctx: id, effect }, { objects: [other], mods: [{ mod: 'textBox', def: first }] }, EXCHANGED);
    return undefined;
  },
  text: (effect, say) => `exchange the text of ${say.ref(effect.what)} and ${say.ref(effect.with)}`,
});
