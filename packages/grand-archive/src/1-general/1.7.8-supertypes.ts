/** Regalia go elsewhere than other cards, and of a unique object a player keeps one (1.7.8). */
import {
  type ActionKind,
  type ActionOf,
  characteristicsOf,
  definitionOf,
  entityChoice,
  type Game,
  lists,
  moveAction,
  moveKind,
  perform,
  procedure,
  wordsOf,
} from '@arbiter/engine';
import { killEvents } from '../2-mechanics/2.9-damage.js';
import { isEphemeral } from '../2-mechanics/keywords/ephemerate.js';
import { isImmortal, UNIQUE } from '../2-mechanics/keywords/immortality.js';
import { faceUp } from '../2-mechanics/keywords/preserve.js';
import { renewed } from '../2-mechanics/keywords/renewable.js';
import { cite } from '../cite.js';
import { lineageGoesAlong } from './1.7.1-champions.js';

/** By its card, or by an effect that adds it: then what regalia do comes before what other cards do (2.11.7.10.3.1.1). */
const isRegalia = (g: Game, id: number): boolean => {
  const object = g.find(id);
  if (!object) return false;
  const printed = wordsOf(definitionOf(g, object).props.supertypes);
  return printed.includes('Regalia') || (object.zone === 'field' && lists(g, id, 'supertypes').includes('Regalia'));
};

/** A regalia is banished in place of the graveyard, and goes to the material deck in place of a hand or a deck. */
function redirected(g: Game, action: ActionOf<'move'>): ActionOf<'move'> {
  const { to } = action;
  const object = g.find(action.object);
  // What is ephemeral is banished as it leaves where it is, unless it resolves (2.11.7.15.2).
  if (object && isEphemeral(g, object)) {
    if (to === 'field' || to === 'intent') return { ...action, status: { ...action.status, ephemeral: true } };
    if (to !== 'effectsStack') return { ...action, to: 'banishment', $rules: cite('ga:2.11.7.15.2') };
  }
  if (!isRegalia(g, action.object)) return action;
  if (to === 'graveyard') return { ...action, to: 'banishment', $rules: cite('ga:1.7.8.3.3', 'ga:2.11.7.10.3.1.1') };
  if (to === 'hand' || to === 'mainDeck') return { ...action, to: 'materialDeck', $rules: cite('ga:1.7.8.3.4') };
  return action;
}

/** Moving, as the supertypes have it; a unit that dies of the damage it was dealt in combat was killed by it. */
export const moveCard: ActionKind<ActionOf<'move'>> = {
  affected: moveKind.affected,
  results: lineageGoesAlong,
  apply: (g, action) => {
    const moved = renewed(g, redirected(g, action));
    const kills = killEvents(g, moved);
    const happened = [...moveKind.apply(g, moved), ...kills];
    faceUp(g, moved, happened);
    return happened;
  },
};

/** Unique objects of one name that one player controls (1.7.8.2.1, 2.11.7.8.5). */
export function uniqueTwice(g: Game): number[] | null {
  const unique = g.zone('field').filter((id) => lists(g, id, 'supertypes').includes('Unique'));
  for (const id of unique) {
    const { props, controller } = characteristicsOf(g, id);
    const same = unique.filter(
      (o) => characteristicsOf(g, o).props.name === props.name && characteristicsOf(g, o).controller === controller,
    );
    if (same.length > 1) return same;
  }
  return null;
}

export const keepOne = procedure<{ ids: number[] }, { stays: number[] }>('keepOne', {
  ask: (g, l) => ({
    ask: {
      seat: characteristicsOf(g, l.ids[0] as number).controller,
      kind: 'UNIQUE',
      shape: 'CHOOSE',
      prompt: 'Choose the one that stays; the others are sacrificed',
      rules: cite('ga:1.7.8.2', 'ga:1.7.8.2.1', 'ga:2.11.7.8.5'),
      options: l.ids.map((id) => entityChoice(g, { object: id }, id)),
      min: 1,
      max: 1,
    },
    into: 'stays',
  }),
  sacrifice: (g, l) =>
    perform(
      g,
      l.ids
        .filter((id) => id !== l.stays[0])
        .map((object) => moveAction({ object, to: 'graveyard', cause: 'sacrifice' }))
        // Not even what can't die stays (2.11.7.15.2).
        .map((move) => (isImmortal(g, move.object) ? { ...move, cause: UNIQUE } : move)),
    ),
});
