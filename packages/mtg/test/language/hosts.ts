/** Cards around the examples of words: each example in a place where its kind of word belongs. */
import type { Json, JsonObject, Sample } from '@arbiter/engine';
import { Examples } from '@arbiter/test-kit';
import { language } from '../../src/index.js';

const creature = (name: string, ...abilities: Json[]): JsonObject => ({
  name,
  props: {
    name,
    manaCost: '{X}',
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
  props: { name, manaCost: '{X}', supertypes: [], types: ['Instant'], subtypes: [], colors: ['U'] },
  abilities: [{ kind: 'spell', ...body }],
});

export const sample: Sample = {
  zone: 'battlefield',
  discard: 'graveyard',
  pile: 'hand',
  list: 'subtypes',
  stat: 'power',
  otherStat: 'toughness',
  cost: 'mana',
  status: 'tapped',
  keyword: 'flying',
  predicate: 'attacking',
  step: 'end',
  score: 'life',
  token: creature('Example Token'),
};

export const examples = new Examples(language, {
  sample,
  object: creature,
  spell: instant,
  free: { pay: 'mana', cost: '{0}' },
  cost: { pay: 'mana', cost: '{1}' },
  target: [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }],
  withValue: (value) => ({ do: 'stat', who: 'you', stat: 'life', amount: value }),
});
export const host: Examples['card'] = (entry) => examples.card(entry);
