/** Cards of the material deck that a player may begin the game with on the field (1.3): before the champions are there. */
import {
  defineRule,
  definitionOf,
  entityChoice,
  type Game,
  moveAction,
  type Nothing,
  perform,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const BEGINS = 'beginsOnField';
export const beginsOnField = defineRule(BEGINS, {
  description: 'Of the card that says so, in a material deck: its player may begin the game with it on the field.',
  example: { mod: 'rule', rule: BEGINS },
});

/** Cards with which a player may begin. */
const cardsOf = (g: Game, seat: Seat): number[] =>
  g
    .zone(`materialDeck:${seat}`)
    .filter((id) =>
      definitionOf(g, g.object(id)).abilities.some(
        (a) => a.kind === 'static' && a.mods.some((mod) => mod.mod === 'rule' && mod.rule === BEGINS),
      ),
    );

/** In turn order each player puts what they like of it onto the field. */
export const beginThere = procedure<Nothing, { left: Seat[]; picked: number[] }>('beginThere', {
  players: (g, l) => {
    g.j.note(l, 'left', g.seatsFrom(g.active));
  },
  choose: (g, l) => {
    const [seat] = l.left;
    if (seat === undefined) return { done: null };
    const options = cardsOf(g, seat).map((id) => entityChoice(g, { object: id }, id));
    return {
      ask: {
        seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose what you begin the game with on the field',
        rules: cite('ga:1.3'),
        options,
        min: 0,
        max: options.length,
      },
      into: 'picked',
    };
  },
  place: (g, l) => {
    const [seat = 0, ...left] = l.left;
    g.j.note(l, 'left', left);
    if (l.picked.length === 0) return { go: 'choose' };
    return perform(
      g,
      l.picked.map((object) => moveAction({ object, to: 'field', cause: 'start', controller: seat })),
    );
  },
  next: () => ({ go: 'choose' }),
});
