/** Grand Archive's cards around the examples of words. */
import type { Json, JsonObject, Sample } from '@arbiter/engine';
import { Examples } from '@arbiter/test-kit';
import { isTriggerWord } from '../../src/2-mechanics/keywords/trigger-words.js';
import { language } from '../../src/index.js';

const TRIGGER_WORDS = language.words.lists.keywords.map(({ name }) => name).filter(isTriggerWord);

const face = (name: string, type: string, more: JsonObject): JsonObject => ({
  name,
  elements: ['norm'],
  supertypes: [],
  types: [type],
  subtypes: ['Mage'],
  classes: ['Mage'],
  costKind: 'reserve',
  cost: 0,
  ...more,
});
export const ally = (name: string, ...abilities: Json[]): JsonObject => ({
  name,
  props: face(name, 'Ally', { power: 2, life: 2 }),
  abilities,
});
export const action = (name: string, body: JsonObject): JsonObject => ({
  name,
  props: face(name, 'Action', { speed: 'fast' }),
  abilities: [{ kind: 'spell', ...body }],
});
/** `on enter` and the like stand before triggered abilities. */
const spoken = (name: string, keyword: Json): JsonObject =>
  ally(name, {
    kind: 'triggered',
    keyword: (keyword as JsonObject).keyword as string,
    on: { on: 'attack', object: 'self' },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  });
const champion = (name: string, ability: Json): JsonObject => ({
  name,
  props: face(name, 'Champion', { costKind: 'memory', level: 1, life: 15 }),
  abilities: [ability],
});

const sample: Sample = {
  zone: 'field',
  discard: 'graveyard',
  pile: 'hand',
  list: 'subtypes',
  stat: 'power',
  otherStat: 'life',
  cost: 'memory',
  status: 'rested',
  keyword: 'intercept',
  predicate: 'attacking',
  step: 'end',
  score: '',
  token: ally('Example Token'),
};

export const examples = new Examples(language, {
  sample,
  object: ally,
  spell: action,
  free: { pay: 'reserve', amount: 0 },
  cost: { pay: 'reserve', amount: 1 },
  target: [{ zone: 'field' }, { has: ['types', 'Ally'] }],
  withValue: (value) => ({ do: 'counters', what: 'self', kind: 'buff', amount: value }),
  own: {
    ...Object.fromEntries(TRIGGER_WORDS.map((word) => [`keyword ${word}`, spoken])),
    'keyword lineage': champion,
    'value x': (name, value) => ({
      name,
      props: face(name, 'Action', { speed: 'fast', variable: true }),
      abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', count: value }] }],
    }),
    'rule cantPayCounters': (name, mod) => ally(name, { kind: 'static', affects: { players: 'you' }, mods: [mod] }),
  },
});
