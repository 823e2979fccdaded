/**
 * Cards of those sets whose texts said something else in October 2025: as they were, or why they are not played as they were.
 * What has been reworded since and does the same is not named here.
 */
import type { Ability, CardDefinition, Effect } from '@arbiter/engine';
import { deal, ready, t, target, type, unit, when } from '../../../language/builders.js';
import { doTimes } from '../1-abilities/380.1.a-several-times.js';

const UNSURE = 'its text has been reworded since, and what it said in October 2025 is not played exactly';
const FROM_DECK = 'in October 2025 it played a card straight from the deck, which is not played exactly';

/** Why a card of those sets is not played by this edition. */
const UNPLAYED: { readonly [name: string]: string } = {
  'Ava Achiever': 'its English and Chinese texts of October 2025 disagree on where it plays the card',
  'Baited Hook': FROM_DECK,
  'Blind Fury': FROM_DECK,
  'Clockwork Keeper': UNSURE,
  'Dazzling Aurora': FROM_DECK,
  Disintegrate: UNSURE,
  "Dragon's Rage": UNSURE,
  'Dune Drake': 'its text of October 2025 does not say for how long it has the Might',
  'Flame Chompers': 'its English and Chinese texts of October 2025 disagree on whether it is discarded first',
  Highlander: 'its English and Chinese texts of October 2025 disagree on how often it saves the unit',
  'Karma, Channeler': UNSURE,
  'Nocturne, Horrifying': UNSURE,
  'Pack of Wonders': UNSURE,
  'Promising Future': UNSURE,
  'Ravenborn Tome': UNSURE,
  Reinforce: FROM_DECK,
  Salvage: UNSURE,
  'Sett, The Boss': 'its texts of October 2025 disagree on what it costs',
  'Teemo, Strategist': UNSURE,
  'The Dreaming Tree': UNSURE,
  Tideturner: UNSURE,
  'Twisted Fate, Gambler': UNSURE,
  'Void Gate': UNSURE,
};
export const whyNot = (name: string): string | undefined => UNPLAYED[name];

/** The same ability, which chooses so many and not fewer. */
const choosing =
  (count: number) =>
  (ability: Ability): Ability =>
    ability.kind === 'triggered'
      ? { ...ability, targets: (ability.targets ?? []).map((spec) => ({ ...spec, min: count, max: count })) }
      : ability;
const healsNothing = (effects: readonly Effect[]): Effect[] => effects.filter((effect) => effect.do !== 'heal');
/** The same ability, but for what it replaces a death with. */
function withoutHealing(ability: Ability): Ability {
  if (ability.kind === 'replacement') return { ...ability, instead: healsNothing(ability.instead ?? []) };
  if (ability.kind !== 'activated') return ability;
  const effects = (ability.effects ?? []).map((effect): Effect => {
    if (effect.do !== 'createReplacement') return effect;
    const { replaces } = effect;
    return { ...effect, replaces: { ...replaces, instead: healsNothing(replaces.instead ?? []) } };
  });
  return { ...ability, effects };
}

/** The abilities that cards had then. */
const ABILITIES: { readonly [name: string]: (now: readonly Ability[]) => Ability[] } = {
  'Falling Star': () => [doTimes(2, deal(3, t()), target(unit))],
  'Icathian Rain': () => [doTimes(6, deal(2, t()), target(unit))],
  // So many, and not up to so many: where there are fewer, there is nothing to choose (390.3).
  'Annie, Dark Child': (now) => now.map(choosing(2)),
  'Kinkou Monk': (now) => now.map(choosing(2)),
  // The runes are chosen as the battlefield is conquered.
  "Targon's Peak": () => [
    when(
      { on: 'conquer', object: 'self', player: 'you' },
      [
        { do: 'remember', what: t(), as: 'chosen' },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          until: { kind: 'endOfTurn' },
          effects: [ready({ saved: 'chosen' })],
        },
      ],
      { targets: [target(type('Rune'), { min: 2, max: 2 })] },
    ),
  ],
  // What is saved keeps its damage: where that is lethal, it dies in the next cleanup.
  "Zhonya's Hourglass": (now) => now.map(withoutHealing),
  'Unlicensed Armory': (now) => now.map(withoutHealing),
};

/** A card of today as it was. */
export function otherwise(card: CardDefinition): CardDefinition {
  const then = ABILITIES[card.name];
  return then && !card.faces ? { ...card, abilities: then(card.abilities) } : card;
}
