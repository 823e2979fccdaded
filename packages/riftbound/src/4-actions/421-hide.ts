/** Hiding: a card is put face down at a battlefield, to be played from there later (421, 811). */
import {
  type Action,
  type Choice,
  type Cost,
  characteristicsOf,
  defineVerb,
  definitionOf,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  impliedSeats,
  lookAt,
  moveAction,
  moveNow,
  type Nothing,
  offered,
  type ParamsOf,
  payCosts,
  perform,
  playerRules,
  procedure,
  publicId,
  type Seat,
  seatsOf,
  setMark,
  triggerOn,
} from '@arbiter/engine';
import { battlefields } from '../1-concepts/107-board.js';
import { ANY } from '../1-concepts/134-domains.js';
import { holderOf } from '../1-concepts/188-control.js';
import { mayHide } from '../3-playing/308-timing.js';
import { canPayAll } from '../3-playing/356-costs.js';
import { traitAmong } from '../8-keywords/traits.js';
import { cite } from '../cite.js';

/** 811.1.b: [A]. It is no card played, so what only pays for spells doesn't pay for it. */
const COST: Cost[] = [{ pay: 'resources', energy: 0, power: [ANY] }];
/** 107.3.b: one card in each, or as many more or fewer as something says (107.3.b.1). */
const ROOM = 1;
export const roomAt = (g: Game, battlefield: number): number =>
  characteristicsOf(g, battlefield).rules.reduce(
    (room, { rule, mod }) => (rule === 'facedownRoom' ? room + Number(mod.more) : room),
    ROOM,
  );
/** Where fewer cards may lie than do, their controller puts the difference into the trash. @citation */
export const FEWER = cite('riftbound:107.3.b.1', 'riftbound:107.3.b.2');

/** A battlefield with more cards face down than there is room for, whose controller chooses which go (107.3.b.2). */
export const overfull = (g: Game): number | undefined =>
  g.s.players.some(({ seat }) => g.zone(`facedown:${seat}`).length > 0)
    ? battlefields(g).find((b) => facedownAt(g, b).length > Math.max(0, roomAt(g, b)))
    : undefined;
export const makeRoom = procedure<Nothing, { picked: number[] }>('makeRoom', {
  choose: (g) => {
    const at = overfull(g) ?? -1;
    const cards = facedownAt(g, at);
    const excess = Math.max(0, cards.length - Math.max(0, roomAt(g, at)));
    return {
      ask: {
        seat: g.find(at) ? (holderOf(g, at) ?? g.active) : g.active,
        kind: 'HIDDEN_EXCESS',
        shape: 'CHOOSE',
        prompt: 'Choose what goes to the trash: there is room for fewer cards',
        rules: FEWER,
        options: cards.map((id) => entityChoice(g, { object: id }, id)),
        min: excess,
        max: excess,
      },
      into: 'picked',
    };
  },
  go: (g, l) =>
    perform(
      g,
      l.picked.map((object) => moveAction({ object, cause: 'hiddenLost', to: 'trash' })),
    ),
});

export function facedownAt(g: Game, battlefield: number): number[] {
  const found: number[] = [];
  for (const { seat } of g.s.players)
    for (const id of g.zone(`facedown:${seat}`)) if (g.markOf(g.object(id), 'hiddenAt') === battlefield) found.push(id);
  return found;
}

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** The battlefield where it was hidden. */
    hiddenAt?: number;
    /** The turn in which it was hidden. */
    since?: number;
  }
}

/** Hidden cards at battlefields that their controller doesn't control go to their owners' trash (323.7, 466.5.c). */
export function lostHidden(g: Game, at?: number): Action[] {
  return g.s.players.flatMap(({ seat }) =>
    g
      .zone(`facedown:${seat}`)
      .filter((id) => {
        const b = g.markOf(g.object(id), 'hiddenAt') as number;
        return (at === undefined || b === at) && holderOf(g, b) !== seat;
      })
      .map((object) => moveAction({ object, to: 'trash', cause: 'hiddenLost' })),
  );
}

const places = (g: Game, seat: Seat): number[] =>
  battlefields(g).filter((b) => holderOf(g, b) === seat && facedownAt(g, b).length < roomAt(g, b));

/** Cards that could be hidden now: on one's own turn in an open state (421.2.a, 811.1.b). */
export function hideable(g: Game, seat: Seat): Choice[] {
  if (!mayHide(g, seat)) return [];
  const cards = [...g.zone(`hand:${seat}`), ...g.zone(`championZone:${seat}`)].filter((id) =>
    traitAmong(g, definitionOf(g, g.object(id)).abilities, 'hides'),
  );
  if (cards.length === 0 || places(g, seat).length === 0) return [];
  return energiesToHide(g, seat)
    .filter((energy) => canPayAll(g, hidingFor(energy), { seat, source: -1, x: 0 }))
    .flatMap((energy) => cards.map((id) => hiding(g, seat, id, energy)));
}
function hiding(g: Game, seat: Seat, id: number, energy: number | undefined): Choice {
  const cost = g.rules.view.costText(hidingFor(energy));
  return offered(g, id, seat, hideable, cost, () =>
    entityChoice(
      g,
      { object: id },
      { kind: 'HIDE', object: id, ...(energy === undefined ? {} : { energy }) },
      { kind: 'HIDE', label: `Hide ${g.rules.view.label(g, { object: id })}`, cost },
    ),
  );
}
/** One Power, unless something lets its player pay so much Energy instead, or nothing (811.1.b, 054.1). */
const hidingFor = (energy?: number): Cost[] =>
  energy === undefined ? COST : energy === 0 ? [] : [{ pay: 'resources', energy, power: [] }];
function energiesToHide(g: Game, seat: Seat): (number | undefined)[] {
  const others = playerRules(g, seat, 'hidesFor').map(({ mod }) => Number(mod.energy));
  return others.includes(0) ? [0] : [undefined, ...new Set(others)];
}

export const hide = procedure<{ seat: Seat; object: number; energy?: number }, { at: number[] }>('hide', {
  where: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'HIDE_AT',
      shape: 'CHOOSE',
      prompt: 'Hide it at',
      rules: cite(
        'riftbound:421.1',
        'riftbound:489.8.c.1',
        'riftbound:107.3.b',
        'riftbound:107.3.c',
        'riftbound-zh:408.1',
      ),
      source: l.object,
      options: places(g, l.seat).map((b) => ({ ...entityChoice(g, { object: b }, b), kind: 'BATTLEFIELD' })),
      min: 1,
      max: 1,
    },
    into: 'at',
  }),
  pay: (_g, l) => payCosts.call({ seat: l.seat, source: -1, costs: hidingFor(l.energy), x: 0, at: 0 }),
  put: (g, l) => {
    const moved = moveNow(g, { object: l.object, to: 'facedown', cause: 'hide', controller: l.seat });
    if (!moved) return;
    setMark(g, moved.object, 'hiddenAt', l.at[0] as number);
    setMark(g, moved.object, 'since', g.turnNumber);
    g.emit('CARD_HIDDEN', cite('riftbound:421.1', 'riftbound:811.1.c', 'riftbound-zh:408.1'), {
      seat: l.seat,
      object: publicId(moved.object.id),
      battlefield: publicId(l.at[0] as number),
    });
    for (const { seat } of g.s.players)
      if (g.playerMarks(seat).looksAt?.includes(l.seat)) lookAt(g, [moved.object.id], seat, 'facedown', l.seat);
    triggerOn(g, { type: 'did', object: moved.object.id, player: l.seat, act: 'hide' });
  },
});

const looked = fields((p) => ({ of: p.ref }));
declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** Whose facedown cards they can look at this turn. */
    looksAt?: Seat[];
  }
  interface Verbs {
    lookAtFacedown: ParamsOf<typeof looked>;
  }
}
/** "You can look at their facedown cards this turn": those that are there, and those that are hidden later in it (107.3, 128). */
export const lookAtFacedown = defineVerb('lookAtFacedown', {
  description: 'You can look at the facedown cards of players this turn.',
  example: { do: 'lookAtFacedown', of: 'opponents' },
  params: looked,
  run: (g, { of }, ctx) => {
    const [seat] = impliedSeats(ctx);
    if (seat === undefined) return undefined;
    const owners = seatsOf(entitiesOf(g, of, fromContext(ctx)));
    for (const owner of owners) {
      const there = g.zone(`facedown:${owner}`);
      if (there.length > 0) lookAt(g, [...there], seat, 'facedown', owner);
    }
    g.markPlayer(seat, 'looksAt', [...new Set([...(g.playerMarks(seat).looksAt ?? []), ...owners])]);
    return undefined;
  },
  text: ({ of }, say) => `look at the facedown cards of ${say.ref(of)} this turn`,
});
