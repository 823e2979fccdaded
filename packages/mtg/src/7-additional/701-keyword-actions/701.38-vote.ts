/** Vote (701.38): each player in turn chooses among the same words or objects, and what was chosen most is counted. */
import {
  asks,
  type Base,
  type Choice,
  ctxOf,
  defineRule,
  defineVerb,
  type Entity,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  type ParamsOf,
  playerRules,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../../cite.js';
import { did } from './did.js';

const params = fields((p) => ({
  options: z
    .array(z.strictObject({ label: p.text, as: p.name }))
    .min(2)
    .max(6)
    .optional(),
  among: p.ref.optional(),
  save: p.name.optional(),
}));
type Params = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    vote: Params;
  }
}

interface Voting {
  /** Whose votes are still to come, one entry for each vote; `may` where they need not cast it. */
  voters: { seat: Seat; may?: true }[];
  objects: Entity[];
  /** By the place of an option, how many votes it has. */
  votes: number[];
  picked: number[];
}
const VOTE = cite('mtg:701.38a', 'mtg:701.38b', 'mtg:701.38c', 'mtg:701.38d');

/** In turn order from the player on who votes first; what votes a player has more are cast at the same time (701.38d). */
function voters(g: Game, first: Seat): Voting['voters'] {
  return g
    .seatsFrom(first)
    .flatMap((seat) => [
      { seat },
      ...playerRules(g, seat, 'votesMore').flatMap(({ mod }) =>
        Array.from({ length: Number(mod.count) }, () => (mod.may === true ? { seat, may: true as const } : { seat })),
      ),
    ]);
}

const named = ({ options = [] }: Params): Choice[] =>
  options.map(({ label }, index): Choice => ({ kind: 'MODE', label, value: label, index, data: index }));

const voting = procedure<Base<Params>, Voting>('verb:vote', {
  begin: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const { among, options = [] } = l.effect;
    const objects = among === undefined ? [] : entitiesOf(g, among, by);
    g.j.note(l, 'objects', objects);
    g.j.note(
      l,
      'votes',
      Array.from({ length: among === undefined ? options.length : objects.length }, () => 0),
    );
    g.j.note(l, 'voters', voters(g, ctxOf(g, l).controller));
  },
  ask: (g, l) => {
    const [voter] = l.voters;
    if (voter === undefined || l.votes.length === 0) return { go: 'count' };
    const options = l.effect.among === undefined ? named(l.effect) : l.objects.map((e, i) => entityChoice(g, e, i));
    return {
      ask: {
        seat: voter.seat,
        kind: l.effect.among === undefined ? 'EITHER' : 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: voter.may ? 'Vote once more, or not' : 'Vote',
        rules: VOTE,
        source: ctxOf(g, l).source,
        options,
        min: voter.may ? 0 : 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  cast: (g, l) => {
    const [voter, ...left] = l.voters;
    const [at] = l.picked;
    g.j.note(l, 'voters', left);
    if (voter && at !== undefined) {
      g.j.note(
        l,
        'votes',
        l.votes.map((n, i) => (i === at ? n + 1 : n)),
      );
      g.emit('VOTED', VOTE, { seat: voter.seat, for: called(g, l, at) });
    }
    return { go: 'ask' };
  },
  count: (g, l) => {
    const ctx = ctxOf(g, l);
    const { options = [], save } = l.effect;
    for (const [i, { as }] of options.entries()) g.j.note(ctx.numbers, as, l.votes[i] ?? 0);
    const most = Math.max(1, ...l.votes);
    if (save !== undefined)
      g.j.note(
        ctx.saved,
        save,
        l.objects.filter((_, i) => l.votes[i] === most),
      );
    did(g, 'vote', ctx.controller);
  },
});
const called = (g: Game, { effect, objects }: { effect: Params; objects: Entity[] }, at: number): string => {
  const object = objects[at];
  return object ? g.rules.view.label(g, object) : (effect.options?.[at]?.label ?? '');
};

export const vote = defineVerb('vote', {
  description:
    'Each player, you first, votes for one of `options`, each `as` so many votes then, or `among` objects: `save` are those with the most.',
  example: {
    do: 'vote',
    options: [
      { label: 'strength', as: 'strength' },
      { label: 'numbers', as: 'numbers' },
    ],
  },
  params,
  run: asks(voting),
  procedures: [voting],
  text: ({ options, among }, say) =>
    `each player votes for ${options ? options.map(({ label }) => label).join(' or ') : among === undefined ? 'one' : say.ref(among)}`,
  scope: ({ options = [], save }, within) => {
    within.others();
    for (const { as } of options) within.scope.numbers.add(as);
    if (save !== undefined) within.scope.saved.add(save);
  },
});

export const votesMore = defineRule('votesMore', {
  description: 'Of players: get `count` additional votes; where it says `may` they need not cast them.',
  example: { mod: 'rule', rule: 'votesMore', count: 1 },
  params: (p) => ({ count: p.count, may: p.flag.optional() }),
  intent: 1,
});
