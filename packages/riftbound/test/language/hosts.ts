/** Riftbound's cards around the examples of words. */
import type { Json, JsonObject, Sample } from '@arbiter/engine';
import { Examples } from '@arbiter/test-kit';
import { language } from '../../src/index.js';

const face = (name: string, type: string, more: JsonObject = {}): JsonObject => ({
  name,
  types: [type],
  supertypes: [],
  domains: ['Mind'],
  tags: ['Poro'],
  ...more,
});
const FREE = { energy: 0, power: [] };
export const unit = (name: string, ...abilities: Json[]): JsonObject => ({
  name,
  props: face(name, 'Unit', { ...FREE, might: 3 }),
  abilities,
});
export const spell = (name: string, body: JsonObject): JsonObject => ({
  name,
  props: face(name, 'Spell', FREE),
  abilities: [
    { kind: 'keyword', keyword: 'reaction' },
    { kind: 'spell', ...body },
  ],
});
const battlefield = (name: string, ...abilities: Json[]): JsonObject => ({
  name,
  props: face(name, 'Battlefield'),
  abilities,
});

export const sample: Sample = {
  zone: 'board',
  discard: 'trash',
  pile: 'hand',
  list: 'tags',
  stat: 'might',
  otherStat: 'might',
  cost: 'exhaust',
  status: 'exhausted',
  keyword: 'tank',
  predicate: 'attacker',
  step: 'end',
  score: 'points',
  token: { name: 'Example Token', props: face('Example Token', 'Unit', { might: 2 }), abilities: [] },
};

export const examples = new Examples(language, {
  sample,
  object: unit,
  spell,
  free: { pay: 'resources', energy: 0 },
  cost: { pay: 'resources', energy: 1 },
  target: { has: ['types', 'Unit'] },
  withValue: (value) => ({ do: 'counters', what: 'self', kind: 'buff', amount: value }),
  own: {
    // Without points burning out would never end: there they are doubled instead.
    'action stat': (name, example) =>
      unit(name, {
        kind: 'replacement',
        on: 'stat',
        match: (example as JsonObject).match as Json,
        change: { amount: { times: [2, { event: 'amount' }] } },
      }),
    'rule entersReady': (name, mod) => unit(name, { kind: 'static', zone: 'chain', mods: [mod] }),
    'rule unitsCantBePlayedHere': (name, mod) => battlefield(name, { kind: 'static', mods: [mod] }),
  },
});
