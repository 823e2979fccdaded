/** Cleanups: what must be put right, in the order of rule 323, again and again until nothing is left. */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  areOpponents,
  entityChoice,
  type Game,
  type Nothing,
  nextSeat,
  procedure,
  type StateCheck,
  sameTeam,
} from '@arbiter/engine';
import { battlefieldOf, battlefields, board, hasType, hostOf, presentAt, unitsAt } from '../1-concepts/107-board.js';
import { contesterOf, holderOf } from '../1-concepts/188-control.js';
import { leader } from '../1-concepts/193-winning.js';
import { lostHidden, makeRoom, overfull } from '../4-actions/421-hide.js';
import { dying, tokensOffTheBoard } from '../4-actions/428-kill.js';
import { redesignate } from '../4-actions/459-combat.js';
import { openShowdown } from '../4-actions/459-showdown-steps.js';
import { measuring } from '../4-actions/709-becoming.js';
import { cite } from '../cite.js';
import {
  chainWasPlayed,
  forgetChain,
  isClosed,
  isNeutralOpen,
  type Staged,
  setShowdown,
  showdown,
} from './307-states.js';

const isFighting = (g: Game, battlefield: number): boolean => showdown(g)?.battlefield === battlefield;

declare module '@arbiter/engine' {
  interface Actions {
    chainEnds: object;
  }
}

/** When the last thing has left the chain the state is open again; in a showdown the focus then passes (340.2, 346). */
export const chainEndsKind: ActionKind<ActionOf<'chainEnds'>> = {
  affected: (g) => ({ player: g.active }),
  apply: (g) => {
    forgetChain(g);
    const open = showdown(g);
    if (open?.stage === 'open') setShowdown(g, { ...open, focus: nextSeat(g, open.focus) });
    return [];
  },
};

/** 4: control of a battlefield without units is lost in an open state (323.6, 190.4.c). */
function abandoned(g: Game): Action[] {
  if (isClosed(g)) return [];
  return battlefields(g)
    .filter((b) => {
      const seat = holderOf(g, b);
      return seat !== null && !isFighting(g, b) && unitsAt(g, b, seat).length === 0;
    })
    .map((object) => ({ type: 'control', object, player: null }));
}

/** 5: gear that is no unit and attached to nothing goes home; hidden cards go where their battlefield is lost (323.7). */
function misplaced(g: Game): Action[] {
  const gear = board(g).filter((id) => {
    const at = battlefieldOf(g, id);
    return at !== null && at !== id && !hasType(g, id, 'Unit') && hostOf(g, g.object(id)) === null;
  });
  return gear.map((object) => ({ type: 'relocate', object, to: null, recall: true }));
}
/** 6, 7: where a showdown is staged, and whether as a combat (323.8, 323.9). */
function staged(g: Game): Staged[] {
  return battlefields(g).flatMap((battlefield) => {
    const contester = contesterOf(g, battlefield);
    if (contester === null || unitsAt(g, battlefield, contester).length === 0) return [];
    return [{ battlefield, contester, combat: presentAt(g, battlefield).some((s) => areOpponents(g, s, contester)) }];
  });
}

/** 8: nobody contests a battlefield any more whose contester has no units there (323.11). */
function uncontested(g: Game): Action[] {
  return battlefields(g)
    .filter((b) => {
      const by = contesterOf(g, b);
      return by !== null && !isFighting(g, b) && unitsAt(g, b, by).length === 0;
    })
    .map((object) => ({ type: 'contest', object, player: null }));
}
/** 323.11.a: whoever else has units there without controlling it contests it then. */
function contestedAnew(g: Game): Action[] {
  return battlefields(g).flatMap((b) => {
    if (contesterOf(g, b) !== null || isFighting(g, b)) return [];
    const holder = holderOf(g, b);
    // A teammate of who controls it doesn't fight for it.
    const seat = presentAt(g, b).find((s) => holder === null || !sameTeam(g, s, holder));
    return seat === undefined ? [] : [{ type: 'contest', object: b, player: seat }];
  });
}

/** 10a: a combat is staged where a showdown without one is going on (323.14, 460.1). */
function becomesCombat(g: Game): Action[] {
  const open = showdown(g);
  if (!open || open.combat || open.stage !== 'open' || isClosed(g)) return [];
  return staged(g).some((s) => s.combat && s.battlefield === open.battlefield) ? [{ type: 'combat' }] : [];
}

const before: StateCheck[] = [
  { name: 'tokens', rules: cite('riftbound:186.1'), find: tokensOffTheBoard },
  {
    name: 'openState',
    rules: cite('riftbound:340.2', 'riftbound:346', 'riftbound:347.1.b'),
    find: (g) => (chainWasPlayed(g) && !isClosed(g) ? [{ type: 'chainEnds' }] : []),
  },
  {
    name: 'win',
    rules: cite('riftbound:323.1', 'riftbound:472', 'riftbound:194.2', 'riftbound:194.2.a', 'riftbound:194.2.b'),
    find: (g) => {
      const seat = leader(g);
      return seat === null ? [] : [{ type: 'win', player: seat }];
    },
  },
  {
    name: 'designations',
    rules: cite('riftbound:323.2', 'riftbound:323.2.a', 'riftbound:323.2.c', 'riftbound:464.2.c.3.a'),
    find: redesignate,
  },
  { name: 'becoming', rules: cite('riftbound:709', 'riftbound:710'), find: measuring },
  {
    name: 'lethal',
    rules: cite(
      'riftbound:323.4',
      'riftbound:323.5',
      'riftbound-zh:415.4',
      'riftbound:142.4.b',
      'riftbound:143.2.a',
      'riftbound:428.4',
    ),
    find: dying,
  },
  {
    name: 'control',
    rules: cite('riftbound:323.6', 'riftbound:190.4.a', 'riftbound:190.4.b', 'riftbound:190.4.c'),
    find: abandoned,
  },
  {
    name: 'misplaced',
    rules: cite('riftbound:323.7', 'riftbound:149.3', 'riftbound:152.2', 'riftbound:435.4.a', 'riftbound:457.1'),
    find: misplaced,
  },
  { name: 'hidden', rules: cite('riftbound:323.7', 'riftbound:107.3.d'), find: (g) => lostHidden(g) },
  {
    name: 'room',
    rules: cite('riftbound:107.3.b.2'),
    find: () => [],
    choice: (g) => (!g.s.result && overfull(g) !== undefined ? makeRoom.call({}) : null),
  },
  { name: 'uncontested', rules: cite('riftbound:323.11', 'riftbound:190.3.b.1'), find: uncontested },
  { name: 'contestedAnew', rules: cite('riftbound:323.11.a'), find: contestedAnew },
  {
    name: 'becomesCombat',
    rules: cite('riftbound:316.8.b.1.a', 'riftbound:323.14', 'riftbound:460.1', 'riftbound:464.2.c.1.b'),
    find: becomesCombat,
  },
];

/** 9, 10: in a neutral open state a staged showdown begins, those without combat first (323.12, 323.13). */
function due(g: Game): Staged[] {
  if (!isNeutralOpen(g)) return [];
  const all = staged(g);
  const plain = all.filter((s) => !s.combat);
  return plain.length > 0 ? plain : all;
}

export const checks: StateCheck[] = [
  ...before,
  {
    name: 'showdown',
    rules: cite(
      'riftbound:316.8.b',
      'riftbound:316.8.b.1',
      'riftbound:323.8',
      'riftbound:323.9',
      'riftbound:323.12',
      'riftbound:323.13',
      'riftbound:344.1',
      'riftbound:344.2',
      'riftbound:461',
      'riftbound:461.2',
      'riftbound:461.3',
      'riftbound:460',
    ),
    find: () => [],
    choice: (g) =>
      g.s.result || due(g).length === 0 || before.some((c) => c.find(g).length > 0) ? null : beginShowdown.call({}),
  },
];

export const beginShowdown = procedure<Nothing, { picked: number[] }>('beginShowdown', {
  choose: (g) => ({
    ask: {
      seat: g.active,
      kind: 'SHOWDOWN',
      shape: 'CHOOSE',
      prompt: 'Choose where the next showdown begins',
      rules: cite('riftbound:323.12', 'riftbound:323.13', 'riftbound:461.1'),
      options: due(g).map((s) => ({
        ...entityChoice(g, { object: s.battlefield }, s.battlefield),
        kind: 'BATTLEFIELD',
      })),
      min: 1,
      max: 1,
    },
    into: 'picked',
  }),
  begin: (g, l) => {
    const chosen = staged(g).find((s) => s.battlefield === l.picked[0]);
    return chosen ? openShowdown(g, chosen) : undefined;
  },
});
