/** Encore (702.141): from the graveyard, a copy of it for each opponent attacks that opponent for a turn. */
import {
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  objectsOf,
  type ParamsOf,
  seatsOf,
  type VerbWord,
} from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated, has, rule } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref, players: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    attackEach: ParamsOf<typeof params>;
  }
}

/** Tokens that were made for players: as many for each of them, where more were made than asked for as well. */
export const attackEach: VerbWord = defineVerb('attackEach', {
  description: 'This turn as many of some creatures attack each of some players, if able.',
  example: { do: 'attackEach', what: { saved: 'it' }, players: 'opponents' },
  params,
  internal: true,
  run: (g, { what, players }, ctx) => {
    const by = fromContext(ctx);
    const objects = objectsOf(entitiesOf(g, what, by));
    const seats = seatsOf(entitiesOf(g, players, by));
    const share = Math.max(1, Math.floor(objects.length / Math.max(1, seats.length)));
    for (const [i, object] of objects.entries()) {
      const player = seats[Math.floor(i / share)];
      if (player === undefined) continue;
      g.j.push(g.s.effects, {
        id: g.nextId(),
        ts: g.nextTimestamp(),
        source: ctx.source,
        controller: ctx.controller,
        objects: [object],
        mods: [rule('mustAttackPlayer', { player })],
        until: { kind: 'endOfTurn' },
      });
    }
    return undefined;
  },
  text: () => '',
});

const ENCORED = { saved: '$encored' };

export const encore = defineKeyword({
  name: 'encore',
  rules: cite('mtg:702.141a'),
  description:
    'For `cost`, exiled from your graveyard, a hasty copy of it attacks each opponent this turn if able; these are sacrificed in the end step.',
  params: { cost: 'must' },
  text: (a) => `encore ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    activated([...cost, { pay: 'exile', what: 'self' }], {
      zone: 'graveyard',
      timing: 'sorcery',
      effects: [
        { do: 'create', copy: 'self', count: { countOf: 'opponents' }, save: '$encored' },
        { do: 'attackEach', what: ENCORED, players: 'opponents' },
        { do: 'modify', what: ENCORED, mods: [has('haste')], until: { kind: 'permanent' } },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [{ do: 'move', what: ENCORED, to: 'graveyard', cause: 'sacrifice' }],
        },
      ],
    }),
  ],
});
