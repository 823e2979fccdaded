/** Clash (701.30): players reveal the top card of their libraries, and may put it on the bottom. */
import {
  type Action,
  asks,
  type Base,
  characteristicsOf,
  ctxOf,
  defineVerb,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  isPlayer,
  moveAction,
  type ParamsOf,
  perform,
  procedure,
  revealObjects,
  type Seat,
  wordOf,
} from '@arbiter/engine';
import { manaValueOf } from '../../2-parts/202-mana-cost.js';
import { cite } from '../../cite.js';
import { did } from './did.js';

const params = fields((p) => ({ with: p.ref.optional(), won: p.name }));
type Params = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    clash: Params;
  }
}

interface Clashing {
  opponents: Seat[];
  /** Who clash, in turn order from the active player, each with the card revealed; a library may be empty. */
  clash: { seat: Seat; card?: number }[];
  at: number;
  down: boolean;
  bottom: number[];
  winner: Seat | null;
}
const CLASH = cite('mtg:701.30a', 'mtg:701.30b', 'mtg:701.30c');

const manaOf = (g: Game, id: number | undefined): number =>
  id === undefined ? -1 : manaValueOf(g, g.object(id), wordOf(characteristicsOf(g, id).props.manaCost));

/** Both reveal at the same time, then decide in turn order, then what goes to the bottom goes at once (701.30c). */
const clashing = procedure<Base<Params>, Clashing>('verb:clash', {
  opponent: (g, l) => {
    const ctx = ctxOf(g, l);
    const by = fromContext(ctx);
    const seats = entitiesOf(g, l.effect.with ?? 'opponents', by).flatMap((e) => (isPlayer(e) ? [e.player] : []));
    if (seats.length < 2) {
      g.j.note(l, 'opponents', seats);
      return undefined;
    }
    return {
      ask: {
        seat: ctx.controller,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose an opponent to clash with',
        rules: CLASH,
        source: ctx.source,
        options: seats.map((player) => entityChoice(g, { player }, player)),
        min: 1,
        max: 1,
      },
      into: 'opponents',
    };
  },
  reveal: (g, l) => {
    const both = [ctxOf(g, l).controller, ...l.opponents];
    const clash = g
      .seatsFrom(g.active)
      .filter((seat) => both.includes(seat))
      .map((seat) => {
        const [card] = g.zone(`library:${seat}`);
        return card === undefined ? { seat } : { seat, card };
      });
    revealObjects(
      g,
      clash.flatMap(({ card }) => card ?? []),
      CLASH,
    );
    g.j.note(l, 'clash', clash);
    g.j.note(l, 'at', 0);
    g.j.note(l, 'bottom', []);
  },
  ask: (g, l) => {
    const one = l.clash[l.at];
    if (one === undefined) return { go: 'put' };
    if (one.card === undefined) {
      g.j.note(l, 'down', false);
      return undefined;
    }
    return {
      ask: {
        seat: one.seat,
        kind: 'MAY',
        shape: 'CONFIRM',
        prompt: `Put ${g.rules.view.label(g, { object: one.card })} on the bottom of your library?`,
        rules: CLASH,
        source: ctxOf(g, l).source,
        fallback: false,
      },
      into: 'down',
    };
  },
  said: (g, l) => {
    const card = l.clash[l.at]?.card;
    if (l.down && card !== undefined) g.j.note(l, 'bottom', [...l.bottom, card]);
    g.j.note(l, 'at', l.at + 1);
    return { go: 'ask' };
  },
  put: (g, l) => {
    const you = ctxOf(g, l).controller;
    const values = l.clash.map(({ seat, card }) => ({ seat, value: manaOf(g, card) }));
    const highest = Math.max(...values.map(({ value }) => value));
    // 701.30d: the one that is higher than all others; nobody wins where none was revealed.
    const first = highest < 0 ? [] : values.filter(({ value }) => value === highest);
    const winner = first.length === 1 ? first[0]?.seat : undefined;
    g.emit('CLASHED', cite('mtg:701.30d'), { seats: values.map(({ seat }) => seat), winner: winner ?? null });
    g.j.note(ctxOf(g, l).numbers, l.effect.won, winner === you ? 1 : 0);
    const down = l.bottom.map(
      (object): Action => moveAction({ object, to: 'library', position: 'bottom', cause: 'return' }),
    );
    g.j.note(l, 'winner', winner ?? null);
    return perform(g, down);
  },
  told: (g, l) => {
    for (const { seat } of l.clash) did(g, 'clash', seat);
    if (l.winner !== null) did(g, 'winClash', l.winner);
  },
});

export const clash = defineVerb('clash', {
  description: 'You clash with an opponent whom you choose, or `with` a player; `won` names 1 if you win, else 0.',
  example: { do: 'clash', won: 'won' },
  params,
  run: asks(clashing),
  procedures: [clashing],
  text: ({ with: other }, say) => `clash with ${other === undefined ? 'an opponent' : say.ref(other)}`,
  scope: ({ won }, within) => {
    within.others();
    within.scope.numbers.add(won);
  },
});
