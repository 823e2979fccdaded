/** State-based effects: looked for whenever the state changed and somebody would get Opportunity (2.11.7.8, 2.5.1). */
import {
  type Action,
  controllerOf,
  type Game,
  lists,
  strayObjects as madeElsewhere,
  moveAction,
  type Seat,
  type StateCheck,
} from '@arbiter/engine';
import { hasBegun } from '../1-general/1.3-starting.js';
import { ending, isSpared, loses, playing } from '../1-general/1.4-ending.js';
import { championsOf, isChampion } from '../1-general/1.7.1-champions.js';
import { keepOne, uniqueTwice } from '../1-general/1.7.8-supertypes.js';
import { cite } from '../cite.js';
import { isSiegeable, isUnit } from './2.6-attacking.js';
import { lifeLeft as lifeOf } from './2.9-damage.js';
import { isInIntent } from './copies-in-intents.js';
import { isImmortal } from './keywords/immortality.js';
import { unlinked } from './keywords/link.js';

/** Of players of whom something is so, those whom nothing keeps from losing for that reason: mostly it is so of none. */
const losable = (g: Game, reason: string, isSo: (seat: Seat) => boolean): Seat[] =>
  playing(g).filter((seat) => isSo(seat) && !isSpared(g, seat, reason));
/** Players all of whose champions are defeated; to have none is something else. */
const defeated = (g: Game): Seat[] =>
  playing(g).filter((seat) => {
    const champions = championsOf(g, seat);
    return champions.length > 0 && champions.every((id) => lifeLeft(g, id) <= 0) && !isSpared(g, seat, 'defeated');
  });
/** The life that is left to what can die; what can't die has always some (2.11.7.15.2). */
function lifeLeft(g: Game, id: number): number {
  const left = lifeOf(g, id);
  return left <= 0 && isImmortal(g, id) ? Number.POSITIVE_INFINITY : left;
}
const withoutChampion = (g: Game): Seat[] =>
  losable(g, 'noChampion', (seat) => hasBegun(g, seat) && championsOf(g, seat).length === 0);
const drewFromEmpty = (g: Game): Seat[] => losable(g, 'deckOut', (seat) => g.playerMarks(seat).drewFromEmpty === true);
/** Units that die: a champion only while its player has another one left, who has lost otherwise (1.4.3.1). */
const dying = (g: Game): number[] => {
  const losing = defeated(g);
  return g
    .zone('field')
    .filter((id) => isUnit(g, id) && lifeLeft(g, id) <= 0)
    .filter((id) => !isChampion(g, id) || !losing.includes(controllerOf(g, id)));
};

/** Objects of a type that can be destroyed. */
const ofType = (g: Game, type: string): number[] =>
  g.zone('field').filter((id) => lists(g, id, 'types').includes(type) && !isImmortal(g, id));
const destroyed = (object: number): Action => moveAction({ object, to: 'graveyard', cause: 'destroy' });

/** As many buff counters as there are debuff counters, and the other way round, are removed with each other. */
function cancelled(g: Game, object: number): Action[] {
  const { buff = 0, debuff = 0 } = g.object(object).counters ?? {};
  const both = Math.min(buff, debuff);
  return both <= 0 ? [] : ['buff', 'debuff'].map((kind): Action => ({ type: 'counters', object, kind, amount: -both }));
}

/** Copies that are made in an intent stay there until the attack is over. */
const strayObjects = (g: Game): number[] => madeElsewhere(g).filter((id) => !isInIntent(g, id));

export const checks: StateCheck[] = [
  {
    name: 'all champions of a player are defeated',
    rules: cite('ga:1.4.3.1', 'ga:2.5.1.1.4', 'ga:2.11.6.2.3'),
    find: (g) => defeated(g).map((seat) => loses(seat, 'defeated')),
  },
  {
    name: 'no champion, after one was there',
    rules: cite('ga:1.4.3.2'),
    find: (g) => withoutChampion(g).map((seat) => loses(seat, 'noChampion')),
  },
  {
    name: 'drawing from an empty deck',
    rules: cite('ga:1.4.3.3', 'ga:2.5.1.1.5', 'ga:2.10.6'),
    find: (g) => drewFromEmpty(g).map((seat) => loses(seat, 'deckOut')),
    // Each attempt counts at the moment it is made.
    looked: (g) => {
      for (const { seat, marks } of g.s.players)
        if (marks.drewFromEmpty) g.markPlayer(seat, 'drewFromEmpty', undefined);
    },
  },
  {
    name: 'units without life die',
    rules: cite('ga:1.7.2.6', 'ga:1.7.2.7', 'ga:1.7.2.2', 'ga:2.5.1.1.3', 'ga:2.11.7.8.3'),
    find: (g) => dying(g).map(destroyed),
  },
  {
    name: 'weapons without durability are destroyed',
    rules: cite('ga:1.7.6.4.4', 'ga:1.7.6.5', 'ga:2.5.1.1.2', 'ga:2.11.6.3.3', 'ga:2.11.7.8.4'),
    find: (g) =>
      ofType(g, 'Weapon')
        .filter((id) => (g.object(id).counters?.durability ?? 0) <= 0)
        .map(destroyed),
  },
  {
    name: 'siegeable domains without durability are destroyed',
    rules: cite('ga:2.11.7.15.2'),
    find: (g) =>
      ofType(g, 'Domain')
        .filter((id) => isSiegeable(g, id) && !g.object(id).counters?.durability)
        .map(destroyed),
  },
  {
    name: 'objects whose link is broken are sacrificed',
    rules: cite('ga:2.11.7.15.2'),
    find: (g) => unlinked(g).map((object) => moveAction({ object, to: 'graveyard', cause: 'sacrifice' })),
  },
  {
    // Each of either kind takes one of the other with it.
    name: 'buff and debuff counters',
    rules: cite('ga:2.11.6.1'),
    find: (g) => g.zone('field').flatMap((object) => cancelled(g, object)),
  },
  {
    name: 'unique objects',
    rules: cite('ga:1.7.8.2', 'ga:1.7.8.2.1', 'ga:2.5.1.1.7', 'ga:2.11.7.8.5'),
    find: () => [],
    choice: (g) => {
      const ids = uniqueTwice(g);
      return ids ? keepOne.call({ ids }) : null;
    },
  },
  {
    name: 'tokens and copies elsewhere',
    rules: cite('ga:2.5.1.1.6', 'ga:2.11.7.8.6'),
    find: (g) => strayObjects(g).map((object): Action => ({ type: 'cease', object })),
  },
  {
    name: 'the game ends',
    rules: cite('ga:1.4.2.2', 'ga:1.4.4.2', 'ga:1.4.3.6'),
    find: (g) => {
      // Whoever loses at this moment has lost before somebody wins (1.4.3.6).
      if ([defeated, withoutChampion, drewFromEmpty].every((losing) => losing(g).length === 0)) ending.endIfDecided(g);
      return [];
    },
  },
];
