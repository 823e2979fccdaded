/** References that are one word. */
import { z } from 'zod';
import { isOpponent } from '../../machine/teams.js';
import { defineRef } from '../../machine/words.js';
import { NOBODY, youOf } from '../../state/perspective.js';

declare module '../../language/types.js' {
  interface Refs {
    self: 'self';
    you: 'you';
    opponents: 'opponents';
    players: 'players';
    /** The object an attachment is attached to. */
    attached: 'attached';
    /** What a static ability modifies. */
    affected: 'affected';
    /** Of the ability of a token, or one that is given: what made the token or gives it. */
    grantor: 'grantor';
    /** One object, by its number: what stands for it in what was made. */
    the: { the: number };
  }
}

export const self = defineRef('self', {
  description: 'The source of the ability.',
  example: 'self',
  compile: () => (_g, by) => [{ object: by.source }],
  names: 'objects',
  text: () => 'this',
});

export const you = defineRef('you', {
  description: 'Its controller.',
  example: 'you',
  compile: () => (_g, by) => (youOf(by) === NOBODY ? [] : [{ player: youOf(by) }]),
  names: 'players',
  text: () => 'you',
});

export const opponents = defineRef('opponents', {
  description: 'Each opponent.',
  example: 'opponents',
  compile: () => (g, by) =>
    g
      .seatsFrom(g.active)
      .filter((seat) => isOpponent(g, seat, by))
      .map((player) => ({ player })),
  names: 'players',
  text: () => 'each opponent',
});

export const players = defineRef('players', {
  description: 'Each player.',
  example: 'players',
  compile: () => (g) => g.seatsFrom(g.active).map((player) => ({ player })),
  names: 'players',
  text: () => 'each player',
});

export const attached = defineRef('attached', {
  description:
    'What the source is attached to; where an ability triggered on what happened to that, or on what that did, what it was attached to then.',
  example: 'attached',
  compile: () => (g, by) => {
    const bearer = by.event?.bearer;
    if (typeof bearer === 'number') return [{ object: bearer }];
    const to = g.find(by.source)?.attachedTo ?? g.s.lastKnown[by.source]?.attachedTo;
    return to ? [to] : [];
  },
  text: () => 'what it is attached to',
});

export const affected = defineRef('affected', {
  description: 'In the numbers of a static ability’s `mods`: the object that they modify, each by itself.',
  example: 'affected',
  compile:
    () =>
    (_g, { affected: object }) =>
      object === undefined ? [] : [{ object }],
  names: 'objects',
  text: () => 'it',
});

/** What stands for `grantor` in what was made: a card can't say it. */
export const the = defineRef('the', {
  description: 'Stands for what made a token or gives an ability, in these: 0, which is nothing, until then.',
  example: { the: 0 },
  params: () => ({ the: z.literal(0) }),
  compile:
    ({ the: object }) =>
    (g) =>
      g.find(object) ? [{ object }] : [],
  names: 'objects',
  text: () => 'what made it',
});

export const grantor = defineRef('grantor', {
  description:
    'In the abilities of a token or those that are given: what made the token or gives them, and nothing else.',
  example: 'grantor',
  compile: () => () => [],
  names: 'objects',
  text: () => 'what made it',
});
