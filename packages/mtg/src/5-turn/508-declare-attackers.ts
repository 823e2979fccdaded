/** Declaring attackers (508): one choice of the active player, checked as a whole. */
import {
  type Ask,
  activeSeats,
  type Choice,
  type Control,
  cardAndName,
  characteristicsOf,
  controllerOf,
  type Entity,
  entityChoice,
  type Game,
  isTable,
  type Json,
  matches,
  type Nothing,
  perform,
  procedure,
  publicId,
  type RuleRef,
  ruleOn,
  type Seat,
  sameEntity,
  sharesTurns,
  triggerOn,
  triggerOnTogether,
} from '@arbiter/engine';
import { filterOf } from '../1-concepts/101.2-cant.js';
import { NOTHING_RESERVED } from '../1-concepts/106-plan.js';
import { payManaProcedure } from '../6-spells/605-mana-abilities.js';
import { goadersOf } from '../7-additional/701-keyword-actions/701.15-goad.js';
import { attackInBand, declareBands } from '../7-additional/702-keywords/702.22-banding.js';
import { hasTrait } from '../7-additional/702-keywords/traits.js';
import { cite } from '../cite.js';
import { attackable, attacksGiven, beginAttacking, defendingSeat } from './506-combat.js';
import { forbidsAttacking, whyLeftOut } from './508.1a-left-out.js';
import { aloneBroken, notAlone } from './508.1c-alone.js';
import { optionalAttackCosts } from './508.1g-optional-costs.js';
import { attacksIn, onlyPayable, pricesToAttack, totalToAttack, unpaidAttack } from './508.1h-cost-to-attack.js';

/** Creatures that could attack (508.1a, 508.1c). */
const possibleAttackers = (g: Game): number[] => g.zone('battlefield').filter((id) => forbidsAttacking(g, id) === null);

/** Players of a team attack together, and their primary player says how. @citation */
const TEAM_ATTACKS = cite('mtg:805.2', 'mtg:805.10b');
/** Why a goaded creature must attack, and not just anybody. @citation */
const GOADED = cite('mtg:701.15b');
/** Whom a choice is about: the player attacked, or whose permanent is; and the permanent. */
const attackedIn = (choice: Choice | undefined): Entity | null => {
  const { player, object } = isTable(choice?.data) ? choice.data : {};
  if (typeof player === 'number') return { player };
  return typeof object === 'number' ? { object } : null;
};

/** What a creature may attack by what effects say of whom it may attack (508.1c): places among all that can be attacked. */
function openTo(g: Game, id: number, to: readonly Choice[]): number[] {
  const { rules } = characteristicsOf(g, id);
  const limits = rules.filter(({ rule }) => rule === 'attacksOnly');
  const all = [...to.keys()];
  if (limits.length === 0) return all;
  return all.filter((at) => {
    const attacked = attackedIn(to[at]);
    return (
      attacked !== null &&
      limits.every(({ mod, source, controller }) =>
        matches(g, { player: defendingSeat(g, attacked) }, filterOf(mod.of), { source, controller }),
      )
    );
  });
}

/** What wants a creature to attack it: permanents, and players. */
interface Wanting {
  permanents: readonly number[];
  players: readonly Seat[];
}
/**
 * What a creature may attack: where it obeys the most requirements (508.1d), be it of who goaded it, each of whom wants another
 * player (701.15b, 701.15c), or of permanents and players that want to be attacked.
 */
function bestFor(
  goaders: readonly Seat[],
  { permanents: wanting, players }: Wanting,
  to: readonly Choice[],
  open: readonly number[],
): number[] {
  const obeyed = to.map(({ data }) => {
    const { player, object } = isTable(data) ? data : {};
    return player === undefined
      ? wanting.filter((source) => source === object).length
      : goaders.filter((by) => by !== player).length + players.filter((by) => by === player).length;
  });
  const most = Math.max(0, ...open.map((at) => obeyed[at] ?? 0));
  return open.filter((at) => obeyed[at] === most);
}

/** The permanents and players that could be attacked and that a creature must attack if able (508.1d). */
function wantedBy(g: Game, id: number, to: readonly Choice[], open: readonly number[]): Wanting {
  const { rules } = characteristicsOf(g, id);
  const could = (wanted: 'player' | 'object', one: number): boolean =>
    open.some((at) => isTable(to[at]?.data) && to[at].data[wanted] === one);
  const named = (rule: string) => rules.filter((one) => one.rule === rule);
  return {
    permanents: named('mustAttackIt')
      .map(({ source }) => source)
      .filter((one) => could('object', one)),
    players: rules
      .flatMap(({ rule, controller, mod }) =>
        rule === 'mustAttackYou' ? [controller] : rule === 'mustAttackPlayer' ? [Number(mod.player)] : [],
      )
      .filter((one) => could('player', one)),
  };
}

/** The attackers of an answer. */
const attackersIn = (answer: Json): number[] =>
  Array.isArray(answer)
    ? answer.flatMap((pair) => (Array.isArray(pair) && typeof pair[0] === 'number' ? [pair[0]] : []))
    : [];

/** An attack is legal only if it can be paid for (508.1j). */
const paidFor = <Asking extends { ask: Ask }>(g: Game, asking: Asking): Asking => {
  const { ask } = asking;
  return {
    ...asking,
    ask: { ...ask, check: (answer: Json) => ask.check?.(answer) ?? unpaidAttack(g, attacksIn(answer)) },
  };
};

/** Whose creature it is that attacks: one of the players whose turn it is. */
const attackerOf = (g: Game, id: number): Seat => (sharesTurns(g) && g.find(id) ? controllerOf(g, id) : g.active);

/** Each attacking player pays for their own creatures (508.1j). */
export const payToAttack = procedure<{ prices: [Seat, number][] }>('payToAttack', {
  pay: (g, l) => {
    const [next, ...prices] = l.prices;
    if (!next) return { done: null };
    g.j.note(l, 'prices', prices);
    const [seat, price] = next;
    return payManaProcedure.call({ seat, cost: `{${price}}`, x: 0, ...NOTHING_RESERVED }, { go: 'pay' });
  },
});

/** What one or more players pay, one after another. */
export function payEach(prices: [Seat, number][]): Control {
  const [only, ...others] = prices;
  if (!only) return undefined;
  const [seat, price] = only;
  if (others.length > 0) return payToAttack.call({ prices });
  return payManaProcedure.call({ seat, cost: `{${price}}`, x: 0, ...NOTHING_RESERVED });
}

interface Declaring {
  declared: [number, Entity][];
  /** Which of them attack in bands (508.1e). */
  bands?: number[][];
  /** The mana that is locked in for it (508.1h). */
  price?: number;
}
export const declareAttackers = procedure<Nothing, Declaring>('declareAttackers', {
  ask: (g, l) => {
    const given = attacksGiven.of(g);
    if (given) {
      attacksGiven.set(g, undefined);
      g.j.note(l, 'declared', given);
      g.j.note(l, 'price', 0);
      g.j.note(l, 'bands', []);
      return { go: 'declare' };
    }
    const seat = g.active;
    const able = notAlone(g, possibleAttackers(g), 'cantAttackAlone');
    const to = able.length === 0 ? [] : attackable(g).map((e): Choice => entityChoice(g, e, e));
    const must = new Set<number>();
    let goading: RuleRef[] = [];
    const from = able.flatMap((id): Choice[] => {
      const open = openTo(g, id, to);
      if (open.length === 0) return [];
      // "Attacks if able" (508.1d) holds for each creature by itself.
      if (ruleOn(g, id, 'mustAttack')) must.add(id);
      const wanting = wantedBy(g, id, to, open);
      const isWanted = wanting.permanents.length + wanting.players.length > 0;
      if (isWanted) must.add(id);
      const goaders = goadersOf(g, id);
      if (goaders.length > 0) {
        must.add(id);
        goading = GOADED;
      }
      const anything = { min: must.has(id) ? 1 : 0, max: 1, into: to.map((_, i) => i) };
      const narrowed = open.length < to.length ? { into: open } : {};
      const best = goaders.length > 0 || isWanted ? { into: bestFor(goaders, wanting, to, open) } : {};
      return [entityChoice(g, { object: id }, id, { ...anything, ...narrowed, ...best })];
    });
    return paidFor(g, {
      ask: {
        seat,
        kind: 'ATTACKERS',
        shape: 'ASSIGN',
        prompt: 'Declare attackers',
        rules: [
          ...(must.size > 0 ? cite('mtg:508.1', 'mtg:508.1a', 'mtg:508.1d') : cite('mtg:508.1', 'mtg:508.1a')),
          ...goading,
          ...(sharesTurns(g) ? TEAM_ATTACKS : []),
        ],
        from: onlyPayable(g, from, to),
        to,
        check: (answer) => aloneBroken(g, attackersIn(answer), 'cantAttackAlone'),
        unoffered: whyLeftOut(g, seat, (id) => forbidsAttacking(g, id)),
      },
      into: 'declared',
    });
  },
  // 508.1e: which of them are banded with which.
  band: (_g, l) => declareBands.call({ declared: l.declared }, { into: 'bands' }),
  declare: (g, l) => {
    g.j.note(l, 'price', l.price ?? totalToAttack(g, l.declared));
    // 508.1k: they become attacking creatures, and go on being that until they leave combat.
    for (const [id, attacked] of l.declared) beginAttacking(g, id, attacked);
    // 508.1f: attacking creatures tap, without being a cost.
    for (const band of l.bands ?? []) attackInBand(g, band);
    const tapping = l.declared.map(([id]) => id).filter((id) => !hasTrait(g, id, 'attacksUntapped'));
    return perform(
      g,
      tapping.map((object) => ({ type: 'status', object, status: 'tapped', on: true })),
    );
  },
  // 508.1i, 508.1j: mana is added and paid once the creatures are tapped.
  pay: (g, l) => (l.price ? payEach(pricesToAttack(g, l.declared)) : undefined),
  // 508.1g: what may be paid besides as they attack; tapped creatures are chosen among what the mana has left.
  optional: (_g, l) => optionalAttackCosts.call({ attackers: l.declared.map(([id]) => id) }),
  attack: (g, l) => {
    if (l.declared.length > 0) {
      const attacks = l.declared.map(
        ([id, e]): Json => ({
          attacker: publicId(id),
          ...cardAndName(g, id),
          ...('player' in e
            ? { player: e.player }
            : { object: publicId(e.object), objectName: g.rules.view.label(g, e) }),
        }),
      );
      g.emit('ATTACKERS_DECLARED', cite('mtg:508.1'), { seat: g.active, attacks });
    }
    // 508.1m, 508.3: abilities that trigger on attacking.
    for (const [id, e] of l.declared)
      triggerOn(g, {
        type: 'attack',
        object: id,
        player: attackerOf(g, id),
        defending: defendingSeat(g, e),
        count: l.declared.length,
        ...('player' in e ? { attackedPlayer: e.player } : { attackedObject: e.object }),
      });
    // 603.2c: what waits for one or more of them triggers once.
    triggerOnTogether(
      g,
      l.declared.map(([object, whom]) => ({
        type: 'attack' as const,
        object,
        player: attackerOf(g, object),
        defending: defendingSeat(g, whom),
        count: l.declared.length,
      })),
    );
    // 508.3b, 508.3d: once for each player or planeswalker that is attacked, once for the player who attacks.
    for (const [i, [, e]] of l.declared.entries()) {
      if (l.declared.findIndex(([, other]) => sameEntity(other, e)) < i) continue;
      triggerOn(g, { type: 'attacked', ...e, by: attackerOf(g, l.declared[i]?.[0] ?? 0) });
    }
    for (const player of activeSeats(g)) {
      const count = l.declared.filter(([id]) => attackerOf(g, id) === player).length;
      if (count > 0) triggerOn(g, { type: 'attackers', player, count });
    }
  },
});
