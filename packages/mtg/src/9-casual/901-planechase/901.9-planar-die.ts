/** The planar die (901.3a, 901.9): who rolls it and what that costs, and the planeswalking ability (901.8). */
import {
  type Choice,
  type Cost,
  defineEvent,
  defineRule,
  defineVerb,
  doersOf,
  draw,
  fields,
  fromContext,
  type Game,
  type ParamsOf,
  playerRules,
  procedure,
  type Seat,
  type TriggeredAbility,
  triggerOn,
  wait,
  wholeChoice,
} from '@arbiter/engine';
import { z } from 'zod';
import { paySpecial } from '../../1-concepts/116-special-actions.js';
import { canPayAll } from '../../1-concepts/118-paying-together.js';
import { sorceryTiming } from '../../3-card-types/307.1-sorcery-timing.js';
import { chaosEnsues } from '../../3-card-types/311-planes.js';
import { hasPlanes } from '../../8-multiplayer/formats.js';
import { cite } from '../../cite.js';

/** The faces of the planar die: four of six are blank (901.3a). */
export const PLANAR_FACES = ['planeswalker', 'chaos', 'blank', 'blank', 'blank', 'blank'] as const;
type PlanarFace = (typeof PLANAR_FACES)[number];

const params = fields((p) => ({ who: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    rollPlanarDie: ParamsOf<typeof params>;
  }
  interface Events {
    rollPlanarDie: { player: Seat; face: PlanarFace };
  }
  interface PlayerMarks {
    /** How often they took the special action of rolling the planar die in a turn. */
    planarRolls?: { turn: number; count: number };
  }
}

/** The action has no source, and neither has the planeswalking ability (901.8). */
const NOTHING = 0;

/** The planeswalking ability: who rolled controls it. */
const PLANESWALKING: TriggeredAbility = {
  kind: 'triggered',
  on: { on: 'rollPlanarDie', player: 'you', match: { face: 'planeswalker' } },
  effects: [{ do: 'planeswalk' }],
};

/** A roll, which shows no number; blank faces change nothing. @citation */
const ROLLED: { readonly [face in PlanarFace]: ReturnType<typeof cite> } = {
  planeswalker: cite('mtg:901.3a', 'mtg:901.8', 'mtg:901.9c'),
  chaos: cite('mtg:901.3a', 'mtg:901.9b'),
  blank: cite('mtg:901.3a', 'mtg:901.9a'),
};
/** That a die was rolled, without a number. @citation */
export const NUMBERLESS = cite('mtg:706.7', 'mtg:901.9d');

/** A player rolls the planar die. */
export function rollPlanarDie(g: Game, player: Seat): void {
  const shown = PLANAR_FACES[draw(g, PLANAR_FACES.length)] ?? 'blank';
  const face = shown === 'blank' && playerRules(g, player, 'blankIsChaos').length > 0 ? 'chaos' : shown;
  g.emit('PLANAR_DIE_ROLLED', ROLLED[face], { seat: player, face });
  // 706.7: whoever waits for dice sees it, and nobody sees a number.
  triggerOn(g, { type: 'rollDie', player });
  triggerOn(g, { type: 'rollDice', player, count: 1 });
  triggerOn(g, { type: 'rollPlanarDie', player, face });
  if (face === 'chaos') chaosEnsues(g);
  if (face === 'planeswalker')
    wait(
      g,
      { source: NOTHING, controller: player, ability: PLANESWALKING, event: { type: 'rollPlanarDie', player, face } },
      g.s.counters.id,
    );
}

/** How often a player has taken the action in this turn: rolls that effects made don't count (116.2i). */
const timesRolled = (g: Game, seat: Seat): number => {
  const { planarRolls } = g.playerMarks(seat);
  return planarRolls?.turn === g.turnNumber ? planarRolls.count : 0;
};
/** What the next roll costs: as much mana as there were rolls by this action in the turn. */
const costOf = (g: Game, seat: Seat): Cost[] => {
  const times = timesRolled(g, seat);
  return times === 0 ? [] : [{ pay: 'mana', cost: `{${times}}` }];
};

/** The action, its time and its cost. @citation */
const ROLLING = cite('mtg:116.2i', 'mtg:901.9', 'mtg:901.12d');
/** Rolling the planar die, for whoever may do so now. */
export function planarDieOptions(g: Game, seat: Seat): Choice[] {
  if (!hasPlanes(g.s.options) || !sorceryTiming(g, seat)) return NONE;
  const costs = costOf(g, seat);
  if (!canPayAll(g, costs, { seat, source: NOTHING, x: 0 })) return NONE;
  const cost = costs.length === 0 ? undefined : g.rules.view.costText(costs);
  const label = `Roll the planar die${cost === undefined ? '' : ` (${cost})`}`;
  return [wholeChoice({ kind: PLANAR_DIE, label, owner: seat, cost, data: { kind: PLANAR_DIE } })];
}
const NONE: Choice[] = [];
export const PLANAR_DIE = 'PLANAR_DIE';
/** Why the die isn't rolled now. */
export const forbidsPlanarDie = (g: Game, seat: Seat) =>
  sorceryTiming(g, seat)
    ? null
    : { detail: 'the planar die is rolled only in your own main phase, while the stack is empty', rules: ROLLING };

/** Pays and rolls; the active player has priority again then. */
export const takePlanarDie = procedure<{ seat: Seat }>('takePlanarDie', {
  pay: (g, { seat }) => paySpecial.call({ seat, object: NOTHING, costs: costOf(g, seat) }),
  roll: (g, { seat }) => {
    g.markPlayer(seat, 'planarRolls', { turn: g.s.turn.number, count: timesRolled(g, seat) + 1 });
    rollPlanarDie(g, seat);
    return { done: null };
  },
});

export const planarDieWords = [
  defineVerb('rollPlanarDie', {
    description: 'You (or `who`) roll the planar die.',
    example: { do: 'rollPlanarDie' },
    params,
    run: (g, effect, ctx) => {
      if (hasPlanes(g.s.options)) for (const seat of doersOf(g, effect, fromContext(ctx))) rollPlanarDie(g, seat);
      return undefined;
    },
    text: ({ who }, say) => `${say.doer(who)}roll the planar die`,
  }),
  defineEvent('rollPlanarDie', {
    description: 'A player rolled the planar die; `face` is what came up: `planeswalker`, `chaos` or `blank`.',
    example: { on: 'rollPlanarDie', player: 'you' },
    match: () => ({ face: z.enum(['planeswalker', 'chaos', 'blank']) }),
    refs: ['player'],
  }),
  defineRule('blankIsChaos', {
    description: 'Of players: each blank face of the planar die that they roll is chaos.',
    example: { mod: 'rule', rule: 'blankIsChaos' },
    intent: 1,
  }),
] as const;
