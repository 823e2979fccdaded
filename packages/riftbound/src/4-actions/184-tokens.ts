/** Playing tokens: an effect queues them, and each enters in its turn where its player chooses (179–187, 419.3). */
import {
  type ActionOf,
  amountOf,
  type Control,
  defineRule,
  defineVerb,
  enqueue,
  entitiesOf,
  facesOf,
  fields,
  fromContext,
  type Game,
  impliedSeats,
  known,
  type ParamsOf,
  perform,
  plainOr,
  playerRules,
  procedure,
  type Seat,
  seatsOf,
  setMark,
  triggerOn,
  wordsOf,
} from '@arbiter/engine';
import { noteFinalized } from '../3-playing/307-states.js';
import {
  type At,
  fightOfOthers,
  mayPlayAt,
  placeChoice,
  placesOfPlayer,
  usualPlaces,
} from '../3-playing/355-locations.js';
import { hiddenWhere } from '../3-playing/811-from-hidden.js';
import { cite } from '../cite.js';
import { tokenEntersReady } from './369-entering-ready.js';
import { placeOf } from './420-moves.js';

const params = fields((p) => ({
  token: p.token,
  count: p.value.optional(),
  ready: p.flag.optional(),
  exhausted: p.flag.optional(),
  to: plainOr(['base'], p.ref).optional(),
  who: p.ref.optional(),
  save: p.name.optional(),
}));
declare module '@arbiter/engine' {
  interface Verbs {
    playToken: ParamsOf<typeof params>;
  }
}

export const playToken = defineVerb('playToken', {
  description:
    'You or `who` play tokens, anywhere or `to` a place, units `ready` or gear `exhausted`. What triggers at once then knows them as `save`.',
  example: (n) => ({ do: 'playToken', token: n.token, ready: true }),
  params,
  run: (g, effect, ctx) => {
    const { token } = effect;
    const count = amountOf(g, effect.count ?? 1, fromContext(ctx));
    const seats = effect.who ? seatsOf(entitiesOf(g, effect.who, fromContext(ctx))) : impliedSeats(ctx);
    // 185.2.a: the effect may say where; of what is nowhere, nowhere.
    const only = effect.to === undefined || effect.to === 'base' ? null : placeOf(g, effect.to, fromContext(ctx));
    if (only === undefined) return undefined;
    if (effect.save !== undefined) g.j.note(ctx.saved, effect.save, []);
    // Each plays their own (419.1, 439.4).
    const each = seats.flatMap((seat) => Array.from({ length: Math.max(0, count) }, () => seat));
    for (const seat of each) {
      const isUnit = wordsOf(facesOf(token)[0]?.props.types).includes('Unit');
      // 184.1: units enter exhausted and gear ready, unless the effect says otherwise.
      const exhausted = isUnit ? effect.ready !== true : effect.exhausted === true;
      const hiddenAt = hiddenWhere(g, fromContext(ctx));
      const playing = playTokenProcedure.call({
        seat,
        hiddenAt,
        token: known(g, token).hash,
        exhausted,
        only: effect.to === undefined ? null : { at: only },
        choose: isUnit && effect.to !== 'base',
        source: ctx.source,
        save: effect.save ?? null,
      });
      enqueue(g, {
        source: ctx.source,
        controller: seat,
        ability: { kind: 'triggered', on: { on: 'token' } },
        event: {},
        call: playing.stored,
      });
    }
    return undefined;
  },
  text: ({ token, count = 1, who }, say) =>
    `${who ? say.doer(who) : ''}play ${count === 1 ? '' : `${say.value(count)} `}${token.name}`,
});

type Locals = {
  seat: Seat;
  token: string;
  exhausted: boolean;
  choose: boolean;
  source: number;
  /** The only battlefield where what came from hiding may have it played (811.1.d.3). */
  hiddenAt: number | null;
  /** The only place where it may enter. */
  only: { at: At } | null;
  /** The name by which what waits for it knows it. */
  save: string | null;
};
/** What has triggered at once by the same instructions, and waits for its turn, speaks of what was played meanwhile (386, 419.3). */
function tellWaiting(g: Game, source: number, save: string, object: number): void {
  const [next] = g.s.triggers
    .filter((one) => one.source === source && one.carried?.saved[save] !== undefined)
    .sort((a, b) => a.id - b.id);
  const saved = next?.carried?.saved;
  if (saved) g.j.note(saved, save, [...(saved[save] ?? []), { object }]);
}
/** In a fight of two others it enters its player's base instead (462.2.a). */
const instead = (g: Game, at: At, seat: Seat): At => (at !== null && fightOfOthers(g, at, seat) ? null : at);
/** That a token is played to the base instead. @citation */
export const TO_BASE = cite('riftbound:462.2.a');

/** Where it may enter; nowhere, where the one place for it is closed to its player. */
function places(g: Game, l: Locals): At[] {
  const { only } = l;
  const all = only
    ? [instead(g, only.at, l.seat)].filter((at) => at === null || mayPlayAt(g, at, l.seat))
    : [...new Set([...usualPlaces(g, l.seat), ...placesOfPlayer(g, null, l.seat)])];
  return all.filter((at) => l.hiddenAt === null || at === l.hiddenAt);
}

const TWICE = 'playsTokenTwice';
/** 371.2: once each turn, if its player likes. @citation */
export const ONCE_EACH_TURN = cite('riftbound:371.1', 'riftbound:371.2', 'riftbound:371.2.a', 'riftbound:371.2.b');
export const playsTokenTwice = defineRule(TWICE, {
  description: 'Of players: once each turn, as they play a token unit, they may play another one like it as well.',
  example: { mod: 'rule', rule: TWICE },
  intent: 1,
});
declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** The turn in which another token was last played because of it. */
    doubledOn?: number;
  }
}
/** What lets another such token be played, and was neither used this turn nor asked about for this one (371.1). */
const doubling = (g: Game, { seat, asked }: { seat: Seat; asked: number[] }): number | undefined =>
  playerRules(g, seat, TWICE)
    .map(({ source }) => source)
    .find((id) => !asked.includes(id) && g.markOf(g.find(id), 'doubledOn') !== g.s.turn.number);

/** The same once more, before anything else goes on. */
function playAnother({ seat, hiddenAt, token, exhausted, only, choose, source, save }: Locals): Control {
  const same = { seat, hiddenAt, token, exhausted, only, choose, source, save };
  return playTokenProcedure.call(same, { go: 'again' });
}

export const playTokenProcedure = procedure<
  Locals,
  { at: At[]; asked: number[]; doubler: number; yes: boolean; again: number }
>('playToken', {
  find: (g, l) => {
    const asked = l.asked ?? [];
    const types = wordsOf(facesOf(g.definition(l.token).definition)[0]?.props.types);
    const doubler = types.includes('Unit') ? doubling(g, { seat: l.seat, asked }) : undefined;
    if (doubler === undefined) return { go: 'start' };
    g.j.note(l, 'asked', [...asked, doubler]);
    g.j.note(l, 'doubler', doubler);
  },
  twice: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'MAY',
      shape: 'CONFIRM',
      prompt: `${g.rules.view.label(g, { object: l.doubler })}: play another ${g.definition(l.token).definition.name} as well?`,
      rules: ONCE_EACH_TURN,
      source: l.doubler,
      fallback: true,
    },
    into: 'yes',
  }),
  doubled: (g, l) => {
    const source = g.find(l.doubler);
    if (l.yes && source) {
      setMark(g, source, 'doubledOn', g.s.turn.number);
      g.j.note(l, 'again', (l.again ?? 0) + 1);
    }
    return { go: 'find' };
  },
  start: (g, l) => {
    noteFinalized(g);
    g.j.note(l, 'at', [null]);
    return l.choose ? undefined : { go: 'enter' };
  },
  where: (g, l) => {
    const options = places(g, l).map((at) => placeChoice(g, at, l.seat));
    if (options.length === 0) return { done: null };
    if (l.only) {
      g.j.note(l, 'at', places(g, l));
      return { go: 'enter' };
    }
    return {
      ask: {
        seat: l.seat,
        kind: 'LOCATION',
        shape: 'CHOOSE',
        prompt: `${g.definition(l.token).definition.name}: choose where it enters`,
        rules: cite('riftbound:185.2.a', 'riftbound:355.2.a', 'riftbound:811.1.d.3'),
        options,
        min: 1,
        max: 1,
      },
      into: 'at',
    };
  },
  enter: (g, l) => {
    const at = l.at[0] ?? null;
    const making: ActionOf<'create'> = {
      type: 'create',
      player: l.seat,
      token: l.token,
      ...(at === null ? {} : { marks: { at } }),
    };
    const exhausted = l.exhausted && !tokenEntersReady(g, making, l.seat);
    return perform(g, [exhausted ? { ...making, status: { exhausted: true } } : making]);
  },
  // 350.2: played, but no card.
  played: (g, l) => {
    const board = g.zone('board');
    const object = board[board.length - 1] as number;
    if (l.save !== null) tellWaiting(g, l.source, l.save, object);
    triggerOn(g, { type: 'play', object, player: l.seat, card: false });
  },
  // Those that are played as well come before anything that waits (370.1).
  again: (g, l) => {
    if ((l.again ?? 0) === 0) return { done: null };
    g.j.note(l, 'again', l.again - 1);
    return playAnother(l);
  },
});
