/** Cards around the examples of words: each example in a place where its kind of word belongs. */
import type { CardDefinition, CardLanguage, Json, JsonObject, Sample, WordEntry } from '@arbiter/engine';

/** What cards of a game look like, as far as examples need it. */
export interface CardShapes {
  sample: Sample;
  /** Something that stays on the field, with these abilities. */
  object: (name: string, ...abilities: Json[]) => JsonObject;
  /** Something that does this as it resolves. */
  spell: (name: string, body: JsonObject) => JsonObject;
  /** A cost of nothing, and one of something. */
  free: Json;
  cost: Json;
  /** What a target of the spell may be. */
  target: Json;
  /** An instruction with a value. */
  withValue: (value: Json) => Json;
  /** Where a word has its place on cards of one kind alone. */
  own?: { [word: string]: (name: string, example: Json) => JsonObject };
}

const DRAW: Json = { do: 'draw', who: 'you', count: 1 };
const NAMES: Json[] = [
  { do: 'remember', as: 'it', what: 'self' },
  { do: 'remember', as: 'before', value: 3 },
];

export class Examples {
  constructor(
    readonly language: CardLanguage,
    readonly shapes: CardShapes,
  ) {}

  entries(): WordEntry[] {
    return this.language.entries(this.shapes.sample);
  }

  /** A spell with a target, an optional cost and a division, so that all may be referred to. */
  private spell(...effects: Json[]): JsonObject {
    const { shapes } = this;
    return shapes.spell('Example', {
      optional: [{ name: 'kicker', cost: [shapes.free] }],
      targets: [{ what: shapes.target }],
      divide: 2,
      effects: [...NAMES, ...effects],
    });
  }

  /** A card that has the example. */
  card({ part, word, example }: Pick<WordEntry, 'part' | 'word' | 'example'>): JsonObject {
    const { object, sample, spell, withValue, own } = this.shapes;
    const ownPlace = own?.[`${part} ${word}`];
    if (ownPlace) return ownPlace('Example', part === 'keyword' ? this.keyword(word) : example);
    const onDamage = (...effects: Json[]): JsonObject =>
      object('Example', { kind: 'triggered', on: { on: 'damage', object: 'self' }, effects });
    const status = { do: 'status', what: example, status: sample.status };
    switch (part) {
      case 'ability':
        return word === 'spell' ? spell('Example', example as JsonObject) : object('Example', example);
      case 'keyword':
        return object('Example', this.keyword(word));
      case 'verb':
        return this.spell(example);
      case 'cost':
        return object('Example', { kind: 'activated', cost: [example], effects: [DRAW] });
      case 'event':
        return object('Example', { kind: 'triggered', on: example, limit: { perTurn: 3 }, effects: [DRAW] });
      case 'action':
        return object('Example', { kind: 'replacement', ...(example as JsonObject) });
      case 'filter':
        return this.spell({ do: 'draw', who: 'you', count: { count: example } });
      case 'ref':
        if (word === 'affected') {
          const value = { countOf: example };
          return object('Example', { kind: 'static', mods: [{ mod: 'add', stat: sample.stat, value }] });
        }
        return word === 'event' ? onDamage(status) : this.spell(status);
      case 'value':
        return word === 'event' ? onDamage(withValue(example)) : this.spell(withValue(example));
      case 'condition':
        return this.spell({ do: 'if', if: example, then: [DRAW] });
      case 'mod':
      case 'rule':
        return this.spell({ do: 'modify', what: { target: 0 }, mods: [example] });
      case 'duration': {
        const mods = [{ mod: 'add', stat: sample.stat, value: 1 }];
        return this.spell({ do: 'modify', what: { target: 0 }, mods, until: example });
      }
      default:
        throw new Error(`no place for a ${part}`);
    }
  }

  /** A keyword with the parameters that it can't do without. */
  private keyword(keyword: string): JsonObject {
    const parameters: { [name: string]: Json } = {
      cost: [this.shapes.cost],
      value: 1,
      from: { has: [this.shapes.sample.list, 'Beast'] },
      label: 'black',
      effects: [DRAW],
      if: { turnOf: 'you' },
    };
    const { params = {} } = this.language.words.lists.keywords.find(({ name }) => name === keyword) ?? {};
    const needed = Object.entries(params)
      .filter(([, need]) => need === 'must')
      .map(([name]) => [name, parameters[name] as Json]);
    return { kind: 'keyword', keyword, ...Object.fromEntries(needed) };
  }

  /** One card for each word, named by it. */
  cards(): CardDefinition[] {
    return this.entries().map((entry) => named(`Test ${entry.part} ${entry.word}`, this.card(entry)));
  }

  /** Each verb, of things where it wants players and the other way round, and of nothing at all. */
  misaimed(pile: Json): CardDefinition[] {
    const others: Json[] = ['attached', 'players', { each: pile }];
    const cards = this.entries().flatMap((entry) => {
      const references = entry.part === 'verb' ? entry.params.filter((p) => p.takes === 'reference') : [];
      return references.flatMap(({ name }) =>
        others.map((other, i) => {
          const example = { ...(entry.example as JsonObject), [name]: other };
          return named(`Test ${entry.word} ${name} ${i}`, this.card({ ...entry, example }));
        }),
      );
    });
    return cards.filter((card) => !/ (extraTurn|takeTurn|win|lose) /.test(card.name) && this.language.check(card).ok);
  }
}

function named(name: string, card: JsonObject): CardDefinition {
  return { ...card, name, props: { ...(card.props as JsonObject), name } } as unknown as CardDefinition;
}

export const inBatches = <T>(cards: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(cards.length / size) }, (_, i) => cards.slice(size * i, size * i + size));
