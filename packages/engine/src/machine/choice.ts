/** Options while the engine holds them: all of one shape, so that whoever reads one finds each field at the same place. */
import type { Matcher, Option } from '../contract/contract.js';
import type { Json } from '../contract/json.js';

/** A listed choice while the engine holds it: `data` is what the asking step gets back when it is chosen. */
export interface Choice<Data extends Json = Json> extends Omit<Option, 'id' | 'to' | 'sameAs'> {
  data: Data;
  /** ASSIGN, on a `from` choice: indices into `to` it may go to. */
  into?: number[];
  /** It is about all faces of its card together, so that the name of one of them is not its name. */
  whole?: true;
}

/** Every field that a choice may have: one that is forgotten here would be lost. */
type Whole<Data extends Json> = { readonly [field in keyof Required<Choice<Data>>]: Choice<Data>[field] };

class WholeChoice<Data extends Json = Json> implements Whole<Data> {
  /** As it was published at each place of a list, and by what it is told from all others: no part of what it is. */
  #published: (Option | undefined)[] | undefined = undefined;
  #matcher: Matcher | undefined = undefined;

  static published(choice: WholeChoice): (Option | undefined)[] {
    choice.#published ??= [];
    return choice.#published;
  }

  static matcher(choice: WholeChoice, make: (choice: Choice) => Matcher): Matcher {
    choice.#matcher ??= Object.freeze(make(choice));
    return choice.#matcher;
  }

  readonly kind: string;
  readonly label: string;
  readonly object: Choice['object'];
  readonly card: Choice['card'];
  readonly player: Choice['player'];
  readonly controller: Choice['controller'];
  readonly owner: Choice['owner'];
  readonly zone: Choice['zone'];
  readonly method: Choice['method'];
  readonly ability: Choice['ability'];
  readonly cost: Choice['cost'];
  readonly keyword: Choice['keyword'];
  readonly loyalty: Choice['loyalty'];
  readonly mana: Choice['mana'];
  readonly index: Choice['index'];
  readonly value: Choice['value'];
  readonly min: Choice['min'];
  readonly max: Choice['max'];
  readonly lethal: Choice['lethal'];
  readonly into: Choice['into'];
  readonly whole: Choice['whole'];
  readonly data: Data;

  constructor(of: Choice<Data>) {
    this.kind = of.kind;
    this.label = of.label;
    this.object = of.object;
    this.card = of.card;
    this.player = of.player;
    this.controller = of.controller;
    this.owner = of.owner;
    this.zone = of.zone;
    this.method = of.method;
    this.ability = of.ability;
    this.cost = of.cost;
    this.keyword = of.keyword;
    this.loyalty = of.loyalty;
    this.mana = of.mana;
    this.index = of.index;
    this.value = of.value;
    this.min = of.min;
    this.max = of.max;
    this.lethal = of.lethal;
    this.into = of.into;
    this.whole = of.whole;
    this.data = of.data;
  }
}

/** A choice with all its fields: itself where it has them. */
export const wholeChoice = <Data extends Json>(choice: Choice<Data>): Choice<Data> =>
  choice instanceof WholeChoice ? choice : new WholeChoice(choice);

/** What a choice was published as, by its place in the list: kept with it. */
export const publishedAs = (choice: Choice): (Option | undefined)[] =>
  choice instanceof WholeChoice ? WholeChoice.published(choice) : [];

/** All by which a choice can be told from others: kept with it, and shared. */
export const matcherOf = (choice: Choice, make: (choice: Choice) => Matcher): Matcher =>
  choice instanceof WholeChoice ? WholeChoice.matcher(choice, make) : make(choice);

/** Such choices: the very same list where all of them are. */
export function wholeChoices(choices: Choice[]): Choice[] {
  for (const choice of choices) if (!(choice instanceof WholeChoice)) return choices.map(wholeChoice);
  return choices;
}
