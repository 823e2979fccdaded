/**
 * Words that a player chooses: a card name (201.4), a creature type (205.3m), a color (105.4). They are kept on the source,
 * whose other abilities speak of them (607.2d).
 */
import {
  areOpponents,
  asks,
  type Base,
  type Choice,
  characteristicsOf,
  ctxOf,
  defineFilter,
  defineMod,
  defineRef,
  defineValue,
  defineVerb,
  doerOf,
  type EffectContext,
  entitiesOf,
  entityChoice,
  type Face,
  facesOf,
  fields,
  fromContext,
  type Game,
  isOrWas,
  isPlayer,
  lists,
  NONE,
  type Obj,
  objectsOf,
  type ParamsOf,
  type Perspective,
  placeOf,
  procedure,
  type Ref,
  wordOf,
  wordsOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { meldPairs } from '../cards/meld-pairs.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { TYPES } from './205.2-types.js';

const KINDS = ['color', 'creatureType', 'cardName'] as const;
type Kind = (typeof KINDS)[number];
const kind = z.enum(KINDS);
/** What else may be chosen and is no characteristic: a player, one of several words that a text gives. */
type Chosen = Kind | 'player' | 'option';

const params = fields((p) => ({
  of: z.enum([...KINDS, 'player', 'option']),
  options: z.array(p.term).min(2).max(6).optional(),
  opponent: p.flag.optional(),
  count: z.literal(2).optional(),
  among: p.ref.optional(),
  who: p.ref.optional(),
  entering: p.flag.optional(),
  with: z.array(z.enum(TYPES)).min(1).max(4).optional(),
  without: z.array(z.enum(TYPES)).min(1).max(4).optional(),
}));
type Choosing = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    chooseWord: ParamsOf<typeof params>;
  }
  interface Filters {
    chosen: { chosen: Kind };
    chosenOption: { chosenOption: string };
  }
  interface Values {
    chosenColors: { chosenColors: Ref };
  }
  interface Refs {
    chosenPlayer: { chosenPlayer: true };
  }
  interface Mods {
    gainChosen: { of: 'color' | 'creatureType' };
  }
}

const RULES = {
  color: cite('mtg:105.4'),
  creatureType: cite('mtg:205.3e', 'mtg:205.3m'),
  cardName: cite('mtg:201.4'),
  player: cite('mtg:607.2d'),
  option: cite('mtg:607.2d'),
};

/**
 * The faces that the two cards of a meld pair have together, of those that are played and of a game's own: no card goes by the
 * name of one, and yet it may be chosen (201.4e).
 */
export const meldedFaces = (g: Game): readonly Face[] => [
  ...meldPairs.flatMap(({ faces = [] }) => faces.slice(1)),
  ...g.s.defs.flatMap((_, i) => {
    const { layout, definition } = g.defined(i);
    return layout?.joins ? facesOf(definition).slice(1) : [];
  }),
];

/** A card name as it is written, of a card that is played or of one that is only known: the name of one face (201.4b–f). */
function cardNamed(g: Game, name: string): { name: string; types: readonly string[] | undefined } | undefined {
  const { definitions, ledger } = g.rules;
  const wanted = name.trim().toLowerCase();
  const found = definitions.inAnyCase(name);
  if (found) {
    const isWhole = found.layout?.combined !== undefined && found.name.toLowerCase() === wanted;
    if (editionOf(g).halves.namedTogether && found.layout?.combined)
      return isWhole ? { name: found.name, types: wordsOf(found.props.types) } : undefined;
    const face = found.faces?.find((one) => one.name.toLowerCase() === wanted) ?? (found.faces ? undefined : found);
    return face && { name: face.name, types: wordsOf(face.props.types) };
  }
  const together = meldedFaces(g).find((face) => face.name.toLowerCase() === wanted);
  if (together) return { name: together.name, types: wordsOf(together.props.types) };
  const real = ledger?.unplayed(name)?.name;
  const part = real?.split(' // ').find((one) => one.toLowerCase() === wanted);
  return part === undefined ? undefined : { name: part, types: undefined };
}

/** Why a name can't be chosen (201.4, 201.4a); of a card that is not played nothing can be asked, nor does it matter. */
function notNamed(g: Game, effect: Choosing, name: string): string | null {
  const found = cardNamed(g, name);
  if (!found) return `there is no card with the name "${name}"`;
  const { types } = found;
  if (types && effect.with && !effect.with.some((type) => types.includes(type))) return `"${name}" is no such card`;
  return types && effect.without?.some((type) => types.includes(type)) ? `"${name}" is no such card` : null;
}

/** What is always there to be named: some card of the game's own that may be. */
const anyName = (g: Game, effect: Choosing): string =>
  g.rules.definitions.names().find((name) => !name.includes(' // ') && notNamed(g, effect, name) === null) ?? '';

/** The name under which, beside a choice, the text is kept whose ability asked for it. */
const askedBy = (of: Chosen): string => `$${of}`;

function keep(g: Game, ctx: EffectContext, effect: Choosing, word: string): void {
  const { of, entering: asItEnters } = effect;
  const made = { [of]: word, [askedBy(of)]: placeOf(effect)?.hash ?? '' };
  if (asItEnters) {
    const { entering = { status: {}, counters: {}, gains: [] } } = ctx;
    g.j.note(ctx, 'entering', { ...entering, chosen: { ...entering.chosen, ...made } });
    return;
  }
  const object = g.find(ctx.source);
  if (object) {
    g.change(object, 'chosen', { ...object.chosen, ...made });
    return;
  }
  // An ability resolves without its source, and goes on about what is chosen for it then (113.7a).
  const last = g.s.lastKnown[ctx.source];
  if (last)
    g.j.put(g.s.lastKnown, ctx.source, { ...last, chosen: { ...last.chosen, ...made } }, g.channelOf(last.zone));
}

/** The names of what is referred to, of a split card those of both halves, as far as one of such a card may be chosen (201.4b). */
const namesAmong = (g: Game, effect: Choosing, by: Perspective): string[] => {
  const found = objectsOf(entitiesOf(g, effect.among ?? 'self', by)).flatMap((id): readonly string[] => {
    const { name, names } = characteristicsOf(g, id).props;
    return wordsOf(names).length > 0 ? wordsOf(names) : [wordOf(name) ?? ''];
  });
  return [...new Set(found)].filter((name) => name !== '');
};

const choosing = procedure<Base<Choosing>, { picked: string[]; named: string }>('verb:chooseWord', {
  ask: (g, l) => {
    const { of } = l.effect;
    const ctx = ctxOf(g, l);
    const seat = doerOf(g, l.effect, fromContext(ctx));
    if (seat === undefined) return { done: null };
    const source = g.find(ctx.source) ? { source: ctx.source } : {};
    if (of === 'color')
      return {
        ask: {
          seat,
          kind: 'COLOR',
          shape: 'CHOOSE',
          prompt: l.effect.count === 2 ? 'Choose two colors' : 'Choose a color',
          rules: RULES.color,
          ...source,
          options: Object.entries(COLOR_NAMES).map(
            ([color, label]): Choice => ({ kind: 'COLOR', label, value: color, data: color }),
          ),
          min: l.effect.count ?? 1,
          max: l.effect.count ?? 1,
        },
        into: 'picked',
      };
    if (of === 'player' || of === 'option') {
      const seats = g.seatsFrom(g.active).filter((one) => !l.effect.opponent || areOpponents(g, one, seat));
      return {
        ask: {
          seat,
          kind: of === 'player' ? 'CHOOSE_OBJECTS' : 'EITHER',
          shape: 'CHOOSE',
          prompt: of === 'player' ? 'Choose a player' : 'Choose one',
          rules: RULES[of],
          ...source,
          options:
            of === 'player'
              ? seats.map((player) => entityChoice(g, { player }, String(player)))
              : (l.effect.options ?? []).map((label, i): Choice => ({ kind: 'MODE', label, index: i, data: label })),
          min: 1,
          max: 1,
        },
        into: 'picked',
      };
    }
    const naming = of === 'cardName';
    const names = l.effect.among === undefined ? undefined : namesAmong(g, l.effect, fromContext(ctx));
    if (names?.length === 0) return { done: null };
    return {
      ask: {
        seat,
        kind: 'NAME',
        shape: 'NAME',
        prompt: naming ? 'Choose a card name' : 'Choose a creature type',
        rules: RULES[of],
        ...source,
        vocabulary: naming ? 'card name' : 'creature type',
        ...(names
          ? { names }
          : naming
            ? {
                fallback: anyName(g, l.effect),
                check: (name) => {
                  const detail = notNamed(g, l.effect, String(name));
                  return detail === null ? null : { detail, rules: cite('mtg:201.4', 'mtg:201.4a') };
                },
              }
            : { names: editionOf(g).creatureTypes() }),
      },
      into: 'named',
    };
  },
  chosen: (g, l) => {
    const { of } = l.effect;
    const ctx = ctxOf(g, l);
    const word =
      of === 'color'
        ? l.picked.join('')
        : of === 'player' || of === 'option'
          ? (l.picked[0] ?? '')
          : of === 'cardName'
            ? (cardNamed(g, l.named)?.name ?? '')
            : l.named;
    keep(g, ctx, l.effect, word);
    g.emit('WORD_CHOSEN', RULES[of], {
      seat: doerOf(g, l.effect, fromContext(ctx)) ?? ctx.controller,
      kind: of,
      ...(of === 'player' ? { player: Number(word) } : { name: of === 'color' ? l.picked.join(', ') : word }),
    });
  },
});

export const chooseWord = defineVerb('chooseWord', {
  description:
    'You or `who` choose a color (or 2), creature type, card name (`with` types, `among`), player or option; `entering`: within `before`.',
  example: { do: 'chooseWord', of: 'color' },
  params,
  run: asks(choosing),
  procedures: [choosing],
  decisions: [{ kind: 'NAME', shape: 'NAME', cite: 'choose', meaning: 'A creature type or a card name.' }],
  text: ({ who, of, options = [] }, say) =>
    `${say.doer(who)}choose ${of === 'option' ? options.join(' or ') : NAMED[of]}`,
});
const NAMED = { cardName: 'a card name', creatureType: 'a creature type', color: 'a color', player: 'a player' };

/**
 * What was chosen for the source, also where that has left since (608.2h). For what a part of another text speaks of, as that
 * of what it has become a copy of, no choice was made (607.5a).
 */
export const chosenFor = (g: Game, source: number, of: Chosen, part?: object): string => {
  const chosen = isOrWas(g, source)?.chosen;
  const word = chosen?.[of];
  if (typeof word !== 'string') return '';
  const text = chosen?.[askedBy(of)] ?? '';
  const own = part && placeOf(part);
  if (text === '' || own === undefined || editionOf(g).choicesRemembered) return word;
  return own.hash === text ? word : '';
};
/** What was chosen for it, as everybody may know it. */
export const choicesShown = ({ chosen = {} }: Pick<Obj, 'chosen'>): NonNullable<Obj['chosen']> =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => !name.startsWith('$')));

/** Whoever names a split card by both of its names names either half (mtg-2003 505.7). */
const isHalfOf = (word: string, name: string | undefined): boolean =>
  name !== undefined && word.includes(' // ') && word.split(' // ').includes(name);

export const chosenFilter = defineFilter('chosen', {
  description: 'Is of the color or creature type, or has the name, that was chosen for the source.',
  example: { chosen: 'color' },
  params: () => ({ chosen: kind }),
  fits: 'objects',
  compile: (clause) => {
    const { chosen: of } = clause;
    return (g, entity, by) => {
      const word = chosenFor(g, by.source, of, clause);
      if (isPlayer(entity) || word === '') return false;
      if (of === 'color') return lists(g, entity.object, 'colors').some((color) => word.includes(color));
      if (of === 'creatureType') return lists(g, entity.object, 'subtypes').includes(word);
      const { name, names } = characteristicsOf(g, entity.object).props;
      return wordOf(name) === word || wordsOf(names).includes(word) || isHalfOf(word, wordOf(name));
    };
  },
  reads: ({ chosen: of }) => new Set([of === 'color' ? 'colors' : of === 'creatureType' ? 'subtypes' : 'name']),
  text: ({ chosen: of }) =>
    of === 'cardName' ? 'with the chosen name' : `of the chosen ${of === 'color' ? 'color' : 'type'}`,
});

export const chosenColors = defineValue('chosenColors', {
  description: 'How many of the colors that were chosen for the source an object is.',
  example: { chosenColors: 'self' },
  params: (p) => ({ chosenColors: p.ref }),
  compile(value, compiler) {
    const find = compiler.ref(value.chosenColors);
    return (g, by) => {
      const word = chosenFor(g, by.source, 'color', value);
      const colors = new Set(objectsOf(find(g, by)).flatMap((id) => lists(g, id, 'colors')));
      return [...colors].filter((color) => word.includes(color)).length;
    };
  },
  text: ({ chosenColors: what }, say) => `how many of the chosen colors ${say.ref(what)} is`,
});

export const chosenOption = defineFilter('chosenOption', {
  description: 'This word was chosen for it, among those that its text gives.',
  example: { chosenOption: 'Khans' },
  params: (p) => ({ chosenOption: p.term }),
  fits: 'objects',
  compile: (clause) => (g, entity, by) => {
    if (isPlayer(entity)) return false;
    const own = entity.object === by.source ? clause : undefined;
    return chosenFor(g, entity.object, 'option', own) === clause.chosenOption;
  },
  reads: () => NONE,
  text: ({ chosenOption: word }) => `for which ${word} was chosen`,
});

export const chosenPlayer = defineRef('chosenPlayer', {
  description: 'The player who was chosen for the source.',
  example: { chosenPlayer: true },
  params: (p) => ({ chosenPlayer: p.flag }),
  compile: (ref) => (g, by) => {
    const seat = chosenFor(g, by.source, 'player', ref);
    return seat === '' ? [] : [{ player: Number(seat) }];
  },
  names: 'players',
  text: () => 'the chosen player',
});

export const gainChosen = defineMod('gainChosen', {
  description: 'Adds the color or creature type that was chosen for the source of the effect.',
  example: { mod: 'gainChosen', of: 'color' },
  params: () => ({ of: z.enum(['color', 'creatureType']) }),
  apply: (g, { props }, mod, by) => {
    const { of } = mod;
    const word = chosenFor(g, by.source, of, mod);
    const prop = of === 'color' ? 'colors' : 'subtypes';
    const before = wordsOf(props[prop]);
    if (word !== '' && !before.includes(word)) props[prop] = [...before, word];
  },
  writes: ({ of }) => new Set([of === 'color' ? 'colors' : 'subtypes']),
  text: ({ of }) => `the chosen ${of === 'color' ? 'color' : 'type'}`,
});
