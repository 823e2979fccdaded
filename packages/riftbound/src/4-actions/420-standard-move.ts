/** Moving: the standard move of units, moves by effects, recalls (144, 420, 444–458). */
import {
  type ActionKind,
  type ActionOf,
  areOpponents,
  type Choice,
  type Cost,
  characteristicsOf,
  controllerOf,
  entityChoice,
  type Game,
  offered,
  outsideZone,
  payCosts,
  perform,
  procedure,
  publicId,
  ruleOn,
  type Seat,
  sameTeam,
  setMark,
} from '@arbiter/engine';
import {
  battlefieldOf,
  battlefields,
  hostOf,
  isBattlefield,
  presentAt,
  units,
  unitsAt,
} from '../1-concepts/107-board.js';
import { ANY } from '../1-concepts/134-domains.js';
import { arrive } from '../1-concepts/188-control.js';
import { isNeutralOpen, showdown } from '../3-playing/307-states.js';
import { type At, placeChoice } from '../3-playing/355-locations.js';
import { canPayAll } from '../3-playing/356-costs.js';
import { hasTrait } from '../8-keywords/traits.js';
import { cite } from '../cite.js';
import { did } from './410-acts.js';

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** The battlefield where it is. */
    at?: number;
  }
  interface Actions {
    /** `by`: who is responsible for it (411.1); nobody, where the rules do it. */
    relocate: { object: number; to: At; recall?: boolean; by?: Seat };
  }
}

/** A unit goes elsewhere on the board; it stays the same object (124). A recall is no move (455, 456). */
export const relocateKind: ActionKind<ActionOf<'relocate'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, action) => {
    const object = g.find(action.object);
    const to = whereTo(g, action);
    // Battlefields are where things are, and go nowhere themselves (170.4).
    if (object && isBattlefield(g, object)) return [];
    // What is attached moves with its top-most card, and not by itself (718.5.c, 719.3.a).
    if (object?.zone !== 'board' || hostOf(g, object) !== null || battlefieldOf(g, object.id) === to) return [];
    const from = battlefieldOf(g, object.id);
    const recall = action.recall === true || to !== action.to;
    if (!recall && mayNotMove(g, object.id, to, action.by)) return [];
    setMark(g, object, 'at', to ?? undefined);
    g.emit(
      recall ? 'RECALLED' : 'MOVED',
      recall
        ? cite(
            'riftbound:455',
            'riftbound:456',
            'riftbound:456.1',
            'riftbound:456.3',
            'riftbound:458',
            'riftbound:458.1',
            'riftbound:447.2.b',
          )
        : cite(
            'riftbound:420.1',
            'riftbound:447',
            'riftbound:449.1',
            'riftbound:420.2',
            'riftbound:446.3',
            'riftbound:447.1',
            'riftbound-zh:407.1',
          ),
      {
        object: publicId(object.id),
        card: g.rules.view.label(g, { object: object.id }),
        controller: controllerOf(g, object.id),
        from: from === null ? null : publicId(from),
        to: to === null ? null : publicId(to),
        toCard: to === null ? null : g.rules.view.label(g, { object: to }),
      },
    );
    arrive(g, object.id);
    if (recall) return [];
    return [
      {
        type: 'moved',
        object: object.id,
        player: controllerOf(g, object.id),
        from: from === null ? 'base' : 'battlefield',
        to: to === null ? 'base' : 'battlefield',
        ...(from === null ? {} : { source: from }),
        ...(to === null ? {} : { destination: to }),
      },
      ...did(g, object.id, action.by, 'move'),
    ];
  },
};

/** A unit that would be moved where it can't be is recalled (447.2.c). */
const whereTo = (g: Game, { object, to, recall }: ActionOf<'relocate'>): At =>
  to !== null && !recall && g.find(object)?.zone === 'board' && !mayGo(g, to, controllerOf(g, object)) ? null : to;

/** Whether something forbids it to move there; a recall is never forbidden so (054.1, 359.3.e.6, 456.3). */
export const mayNotMove = (g: Game, id: number, to: At, by: Seat | undefined): boolean =>
  (to === null && ruleOn(g, id, 'cantMoveToBase') !== undefined) ||
  characteristicsOf(g, id).rules.some(({ rule, mod }) => rule === 'cantBeMoved' && isMeant(g, id, mod.by, by));
/** Whether a rule against moves by some players is one against this player. */
function isMeant(g: Game, id: number, whose: unknown, by: Seat | undefined): boolean {
  const own = by === undefined || by === controllerOf(g, id);
  return whose === undefined || (whose === 'controller' ? own : !own && areOpponents(g, by, controllerOf(g, id)));
}

/** No third player's units may come to where two others are, nor a player's to where a teammate's are (447.2, 449.2, 447.2.b). */
export function mayGo(g: Game, battlefield: number, seat: Seat): boolean {
  const others = presentAt(g, battlefield).filter((s) => s !== seat);
  const fight = showdown(g)?.combat;
  if (fight && showdown(g)?.battlefield === battlefield && fight.attacker !== seat && fight.defender !== seat)
    return false;
  return others.length < 2 && !others.some((s) => sameTeam(g, s, seat));
}

/** Where a unit's standard move may take it (144.4). */
function destinations(g: Game, id: number): At[] {
  const seat = controllerOf(g, id);
  const at = battlefieldOf(g, id);
  const open = battlefields(g).filter((b) => b !== at && mayGo(g, b, seat) && !mayNotMove(g, id, b, seat));
  if (at === null) return open;
  const anywhere = hasTrait(g, id, 'movesAcross') ? [] : open.filter((b) => ruleOn(g, b, 'reachedFromAnywhere'));
  if (anywhere.length > 0) return [...(mayNotMove(g, id, null, seat) ? [] : [null]), ...anywhere];
  return [...(mayNotMove(g, id, null, seat) ? [] : [null]), ...(hasTrait(g, id, 'movesAcross') ? open : [])];
}

/** Ready, and not attached to another card, with which alone it moves (144.2, 718.5.c). */
const canMove = (g: Game, id: number): boolean => !g.is(g.object(id), 'exhausted') && hostOf(g, g.object(id)) === null;

/** Units that could make a standard move (144.1, 144.2): one option each, then the destination and who goes along. */
export function movable(g: Game, seat: Seat): Choice[] {
  if (!isNeutralOpen(g) || g.turn.phase !== 'main' || g.active !== seat) return [];
  return units(g)
    .filter((id) => controllerOf(g, id) === seat && canMove(g, id) && destinations(g, id).length > 0)
    .map((id) =>
      offered(g, id, seat, movable, outsideZone(g, g.object(id)), () =>
        entityChoice(
          g,
          { object: id },
          { kind: 'MOVE', object: id },
          { kind: 'MOVE', label: `Move ${g.rules.view.label(g, { object: id })}`, cost: '[E]' },
        ),
      ),
    );
}

/** What opponents ask for each unit beyond the first that is moved to a place of theirs at once (204.4, 204.4.a). */
export function movingTax(g: Game, seat: Seat, to: At, beyond: number): Cost[] {
  if (to === null || beyond <= 0) return [];
  const taxes = [to, ...unitsAt(g, to)]
    .filter((id) => areOpponents(g, controllerOf(g, id), seat))
    .flatMap((id) => characteristicsOf(g, id).rules.filter(({ rule }) => rule === 'moveTax'));
  const [energy, power] = (['energy', 'power'] as const).map((kind) =>
    taxes.reduce((sum, { mod }) => sum + Number(mod[kind] ?? 0), 0),
  );
  if (!energy && !power) return [];
  const any = Array.from({ length: (power ?? 0) * beyond }, () => ANY);
  return [{ pay: 'resources', energy: (energy ?? 0) * beyond, power: any }];
}
/** Costs applied to moves, paid or the units don't move (204.4.c); what adds resources may be used for them. @citation */
export const APPLIED_COSTS = cite(
  'riftbound:204.4',
  'riftbound:204.4.a',
  'riftbound:204.4.b',
  'riftbound:204.4.b.1',
  'riftbound:204.4.c',
);
/** Where fewer can be paid for than there are. */
const atMost = (most: number, all: number): { max?: number } => (most < all ? { max: most } : {});
export const mostAlong = (g: Game, seat: Seat, to: At, all: number): number => {
  let most = 0;
  while (most < all && canPayAll(g, movingTax(g, seat, to, most + 1), { seat, source: -1, x: 0 })) most++;
  return most;
};

export const standardMove = procedure<{ seat: Seat; object: number }, { at: At[]; others: number[] }>('standardMove', {
  // 144.4
  where: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'DESTINATION',
      shape: 'CHOOSE',
      prompt: `Move ${g.rules.view.label(g, { object: l.object })} to`,
      rules: cite('riftbound:144.4', 'riftbound:170.5.b'),
      source: l.object,
      options: destinations(g, l.object).map((at) => placeChoice(g, at, l.seat)),
      min: 1,
      max: 1,
    },
    into: 'at',
  }),
  // 144.3: several units may make the same move.
  along: (g, l) => {
    const to = l.at[0] as At;
    const others = units(g).filter(
      (id) => id !== l.object && controllerOf(g, id) === l.seat && canMove(g, id) && destinations(g, id).includes(to),
    );
    return {
      ask: {
        seat: l.seat,
        kind: 'MOVE_ALONG',
        shape: 'CHOOSE',
        prompt: 'Which other units move there as well?',
        rules: cite(
          'riftbound:420.2.b',
          'riftbound:420.3.a',
          'riftbound:420.3.b',
          'riftbound-zh:407.2.b',
          'riftbound-zh:407.3.a',
          'riftbound-zh:407.3.b',
          'riftbound:144.3',
          'riftbound:144.3.a',
          'riftbound:144.3.b',
          'riftbound:144.3.c',
        ),
        source: l.object,
        options: others.map((id) => entityChoice(g, { object: id }, id)),
        min: 0,
        max: others.length,
        ...atMost(mostAlong(g, l.seat, to, others.length), others.length),
      },
      into: 'others',
    };
  },
  // 204.4.b: an applied cost is paid as the move is made.
  tax: (g, l) => {
    const costs = movingTax(g, l.seat, l.at[0] ?? null, l.others.length);
    return costs.length === 0 ? undefined : payCosts.call({ seat: l.seat, source: -1, costs, x: 0, at: 0 });
  },
  // 144.2, 144.3.c
  exhaust: (g, l) =>
    perform(
      g,
      [l.object, ...l.others].map((object) => ({ type: 'status', object, status: 'exhausted', on: true })),
    ),
  go: (g, l) => {
    const to = l.at[0] as At;
    return perform(
      g,
      [l.object, ...l.others].map((object) => ({ type: 'relocate', object, to, by: l.seat })),
    );
  },
});
