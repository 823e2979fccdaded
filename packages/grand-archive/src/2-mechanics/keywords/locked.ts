/** Class locked and level locked: a card that is played only by whoever's champion is of its class, or of that base level. */
import { type Ability, definitionOf, type Game, numberOf, perAbilities, type Seat } from '@arbiter/engine';
import { championsOf } from '../../1-general/1.7.1-champions.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const LEVEL_LOCKED = 'level locked';

// It functions in all zones, wherever the card is played from.
export const classLocked = defineKeyword({
  name: 'class locked',
  rules: cite('ga:2.4.4'),
  description: 'Played only by whoever’s champion is of a class of the card.',
  redundant: true,
  expand: () => [
    { kind: 'static', mods: [{ mod: 'rule', rule: 'activateOnly', if: { is: ['self', { is: 'classBonus' }] } }] },
  ],
});
export const levelLocked = defineKeyword({
  name: LEVEL_LOCKED,
  rules: cite('ga:2.4.4'),
  description: 'Played only by whoever’s champion has the printed level `value` or more.',
  params: { value: 'must' },
  text: (a) => `level locked ${a.value ?? 0}`,
});

/** Whether a card demands a higher level than its player's champion has printed. */
export const isLevelLocked = (g: Game, seat: Seat, abilities: Ability[]): boolean =>
  levelsDemanded(abilities).some(
    (level) => !championsOf(g, seat).some((id) => (numberOf(definitionOf(g, g.object(id)).props.level) ?? 0) >= level),
  );
/** Most cards demand none. */
const levelsDemanded = perAbilities((abilities) =>
  abilities.flatMap((one) => (one.kind === 'keyword' && one.keyword === LEVEL_LOCKED ? [one.value ?? 0] : [])),
);
