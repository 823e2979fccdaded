/** Which mana an instruction adds, where that hangs on the game: on what permanents could produce, on what was produced, on a chosen color (106.7, 607.2d). */
import {
  type ActivatedAbility,
  all,
  amountOf,
  characteristicsOf,
  type Effect,
  expandKeywords,
  type Game,
  objectsOf,
  type Perspective,
} from '@arbiter/engine';
import { chosenFor } from '../2-parts/201.4-chosen-words.js';
import { commanderColors } from '../9-casual/903-commander/903.4-color-identity.js';
import { multiplier } from './106.12b-more-mana.js';

export type AddMana = Extract<Effect, { do: 'addMana' }>;
export const isAddMana = (effect: Effect): effect is AddMana => effect.do === 'addMana';

const TYPES = ['{W}', '{U}', '{B}', '{R}', '{G}', '{C}'];
const COLORLESS = '{C}';

/** What a symbol adds: one half of a hybrid symbol (106.8), the color of a Phyrexian one (106.9), and else colorless mana (106.10, 106.11). */
function halvesOf(symbol: string): string[] {
  const halves = symbol.split('/').filter((half) => half !== 'P');
  return halves.map((half) => {
    if (half === 'S') return COLORLESS;
    return /^\d+$/.test(half) ? COLORLESS.repeat(Number(half)) : `{${half}}`;
  });
}
const PLAIN = /^(\{[WUBRGC]\})*$/;
const known = new WeakMap<readonly string[], readonly string[]>();
/** The alternatives as mana of the six types. */
export function addedBy(choices: readonly string[]): readonly string[] {
  if (choices.every((choice) => PLAIN.test(choice))) return choices;
  let found = known.get(choices);
  if (!found) {
    const each = choices.flatMap((choice) =>
      [...choice.matchAll(/\{([^}]*)\}/g)].reduce<string[]>(
        (ways, [, symbol = '']) => ways.flatMap((way) => halvesOf(symbol).map((half) => way + half)),
        [''],
      ),
    );
    found = [...new Set(each)];
    known.set(choices, found);
  }
  return found;
}

/** The alternatives that an instruction adds one of, each for once; none where there is no such mana. */
export function choicesOf(g: Game, effect: AddMana, by: Perspective): readonly string[] {
  if (effect.choices) return addedBy(effect.choices);
  if (effect.chosen) {
    const color = chosenFor(g, by.source, 'color', effect);
    return color === '' ? [] : [`{${color}}`];
  }
  // Without a commander there is no such color, and nothing is added (903.4f).
  if (effect.identity) return commanderColors(g, by.controller).map((color) => `{${color}}`);
  if (effect.produced) {
    const produced = String(by.event?.mana ?? '');
    return TYPES.filter((type) => produced.includes(type));
  }
  return effect.could ? couldProduce(g, effect.could, by, new Set()) : [];
}

/**
 * 106.7: the types of mana that abilities of these would add if they resolved now, whatever they cost; what asks the same in
 * turn adds nothing of its own.
 */
function couldProduce(
  g: Game,
  { what, colors }: NonNullable<AddMana['could']>,
  by: Perspective,
  asked: Set<number>,
): string[] {
  const found = objectsOf(all(g, what, by)).flatMap((id) => typesOf(g, id, asked));
  return TYPES.filter((type) => found.includes(type) && !(colors && type === COLORLESS));
}

function typesOf(g: Game, id: number, asked: Set<number>): string[] {
  if (asked.has(id)) return [];
  asked.add(id);
  const { abilities, controller } = characteristicsOf(g, id);
  const by: Perspective = { source: id, controller };
  return expandKeywords(g, abilities)
    .filter((ability): ability is ActivatedAbility => ability.kind === 'activated' && ability.immediate === true)
    .flatMap(({ effects = [] }) => effects.filter(isAddMana))
    .filter(({ times }) => times === undefined || amountOf(g, times, by) > 0)
    .flatMap((effect) => (effect.could ? couldProduce(g, effect.could, by, asked) : choicesOf(g, effect, by)))
    .flatMap((mana) => TYPES.filter((type) => mana.includes(type)));
}

/** Whether an instruction says as it stands what it adds, if anything. */
const isSettled = (effect: Effect): boolean =>
  !isAddMana(effect) || (effect.choices !== undefined && addedBy(effect.choices) === effect.choices);

/** The instructions of a mana ability as they are carried out: what they add is known, and more of it where an effect says so. */
export const settledMana = (g: Game, effects: readonly Effect[], by: Perspective, tapped: boolean): Effect[] => {
  const times = tapped ? multiplier(g, by.controller) : 1;
  if (times === 1 && effects.every(isSettled)) return effects.slice();
  return effects.map((effect) => {
    if (!isAddMana(effect)) return effect;
    const { could: _could, produced: _produced, chosen: _chosen, identity: _identity, ...rest } = effect;
    return { ...rest, choices: choicesOf(g, effect, by).map((mana) => mana.repeat(times)) };
  });
};
