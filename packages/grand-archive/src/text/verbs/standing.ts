/** Phrases of what players have besides cards: masteries with their directions, and agility. */
import { canonical, type Effect } from '@arbiter/engine';
import { xText } from '../numbers.js';
import { either, joined, type Say, UNSAID, verb } from '../say.js';
import type { VerbPhrases } from './plain.js';

export const directionName = (direction: string): string =>
  direction.replace(/^[a-z]/, (letter) => letter.toUpperCase());
export const CURRENTS = 'your Shifting Currents';
/** "North or South". */
export const directionNames = (all: readonly string[]): string => joined(all.map(directionName), 'or');

/** "Change the direction of your Shifting Currents to a different direction of your choice." */
function shiftText({ to, turned, then = [] }: Extract<Effect, { do: 'shift' }>, say: Say): string {
  const said = `change the direction of ${CURRENTS} to ${to === 'different' ? 'a different' : 'an adjacent'} direction of your choice`;
  if (then.length === 0) return turned === undefined ? said : UNSAID;
  if (turned === undefined) return UNSAID;
  const [only, ...more] = then;
  const follows =
    only?.do === 'reflexive' && more.length === 0 ? say.body(only.ability) : say.effects(then, 'sentence');
  return `${said}. when you change it from facing ${directionName(turned.from)} to ${directionName(turned.to)} this way, ${follows}`;
}

/** "Depending on your Shifting Currents' direction— • North— Draw a card. • South— …": one of them is so. */
export function dependingText(effects: readonly Effect[], say: Say): { said: string; count: number } | undefined {
  const ways = effects.flatMap((effect) =>
    effect.do === 'if' && 'facing' in effect.if && Object.keys(effect.if).length === 1 && effect.else === undefined
      ? [{ facing: effect.if.facing, then: effect.then }]
      : [],
  );
  const all = ways.flatMap(({ facing }) => facing);
  if (ways.length < 2 || ways.length !== effects.length || new Set(all).size !== all.length) return undefined;
  const each = ways.map(({ facing, then }) => ` • ${directionNames(facing)}— ${say.apart(() => say.effects(then))}`);
  const plain = effects.map((effect) => say.apart(() => say.effects([effect])));
  return {
    said: either(`depending on ${CURRENTS}' direction—${each.join('.')}`, plain.join('. ')),
    count: effects.length,
  };
}

export const standingVerbs: VerbPhrases = {
  gainAgility: ({ amount }, say) =>
    say.about('you', (s) => `${s.text} ${verb(s, 'gain')} agility ${xText(amount, say, 'for this turn')}`),
  mastery: ({ name }, say) => say.about('you', (s) => `${s.text} ${verb(s, 'gain')} the ${name} mastery`),
  shift: shiftText,
};
/** "From facing North to West", "to facing the opposite direction", "directions". */
export function turnText(match: { [field: string]: unknown }): string {
  const { from, to, turn, ...more } = match;
  if (Object.keys(more).length > 0) return UNSAID;
  if (typeof turn === 'string' && from === undefined && to === undefined)
    return (
      { opposite: 'to facing the opposite direction', clockwise: 'to facing the next clockwise direction' }[turn] ??
      UNSAID
    );
  if (turn !== undefined) return UNSAID;
  if (canonical(match) === '{}') return 'directions';
  const start = typeof from === 'string' ? directionName(from) : 'any direction';
  return typeof to === 'string' ? `from facing ${start} to ${directionName(to)}` : UNSAID;
}
