/** Cards around the examples of words: each example in a place where its kind of word belongs. */
import type { Json, JsonObject, Sample, WordEntry } from '@arbiter/engine';

const creature = (name: string, ...abilities: Json[]): JsonObject => ({
  name,
  props: {
    name,
    manaCost: '{0}',
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Bear'],
    colors: ['G'],
    power: 2,
    toughness: 2,
  },
  abilities,
});
const instant = (name: string, body: JsonObject): JsonObject => ({
  name,
  props: { name, manaCost: '{0}', supertypes: [], types: ['Instant'], subtypes: [], colors: ['U'] },
  abilities: [{ kind: 'spell', ...body }],
});

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
  token: creature('Example Token'),
};

const names: Json[] = [
  { do: 'remember', as: 'it', what: 'self' },
  { do: 'remember', as: 'before', value: 3 },
];
/** A spell with a target, a kicker and a division, so that all may be referred to. */
const spell = (...effects: Json[]): JsonObject =>
  instant('Example', {
    optional: [{ name: 'kicker', cost: [{ pay: 'mana', cost: '{0}' }] }],
    targets: [{ what: [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }] }],
    divide: 2,
    effects: [...names, ...effects],
  });
const onDamage = (...effects: Json[]): JsonObject =>
  creature('Example', { kind: 'triggered', on: { on: 'damage', source: 'self' }, effects });

export function host({ part, word, example }: Pick<WordEntry, 'part' | 'word' | 'example'>): JsonObject {
  switch (part) {
    case 'ability':
      return word === 'spell' ? instant('Example', example as JsonObject) : creature('Example', example);
    case 'keyword':
      return creature('Example', keywordWith(word));
    case 'verb':
      return spell(example);
    case 'cost':
      return creature('Example', {
        kind: 'activated',
        cost: [example],
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      });
    case 'happening':
      return creature('Example', {
        kind: 'triggered',
        on: example,
        limit: { perTurn: 3 },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      });
    case 'action':
      return creature('Example', { kind: 'replacement', ...(example as JsonObject) });
    case 'filter':
      return spell({ do: 'draw', who: 'you', count: { count: example } });
    case 'ref':
      return word === 'event'
        ? onDamage({ do: 'status', what: example, status: 'tapped' })
        : spell({ do: 'status', what: example, status: 'tapped' });
    case 'value':
      return (word === 'event' ? onDamage : spell)({ do: 'stat', who: 'you', stat: 'life', amount: example });
    case 'condition':
      return spell({ do: 'if', if: example, then: [{ do: 'draw', who: 'you', count: 1 }] });
    case 'mod':
    case 'rule':
      return spell({ do: 'modify', what: { target: 0 }, mods: [example] });
    case 'duration':
      return spell({
        do: 'modify',
        what: { target: 0 },
        mods: [{ mod: 'add', stat: 'power', value: 1 }],
        until: example,
      });
    default:
      throw new Error(`no place for a ${part}`);
  }
}

const PARAMETERS: JsonObject = {
  cost: [{ pay: 'mana', cost: '{1}' }],
  value: 1,
  from: { has: ['colors', 'B'] },
  label: 'black',
};
let takes: { [keyword: string]: string[] } = {};
/** Which parameters keywords need, as the language says. */
export const needs = (all: { [keyword: string]: string[] }): void => {
  takes = all;
};
const keywordWith = (keyword: string): JsonObject => ({
  kind: 'keyword',
  keyword,
  ...Object.fromEntries((takes[keyword] ?? []).map((p) => [p, PARAMETERS[p] as Json])),
});
