/** The card languages that the document lists, each with its game's names for examples of words that every game has. */
import type { CardLanguage, JsonObject, Sample } from '@arbiter/engine';
import { language as grandArchive } from '@arbiter/grand-archive';
import { language as magic } from '@arbiter/mtg';
import { language as riftbound } from '@arbiter/riftbound';

export interface WordGame {
  title: string;
  language: CardLanguage;
  sample: Sample;
}

const token = (props: JsonObject) => ({ name: 'Cub', props: { name: 'Cub', supertypes: [], ...props }, abilities: [] });

export const games: [WordGame, ...WordGame[]] = [
  {
    title: 'Magic',
    language: magic,
    sample: {
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
      token: token({ types: ['Creature'], subtypes: ['Bear'], colors: ['G'], power: 2, toughness: 2 }),
    },
  },
  {
    title: 'Grand Archive',
    language: grandArchive,
    sample: {
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
      token: token({ elements: ['wind'], types: ['Ally'], subtypes: ['Beast'], classes: [], power: 2, life: 2 }),
    },
  },
  {
    title: 'Riftbound',
    language: riftbound,
    sample: {
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
      token: token({ types: ['Unit'], domains: [], tags: ['Bear'], might: 2 }),
    },
  },
];
