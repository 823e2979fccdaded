/** Declaring blockers (509): one choice of each defending player, checked as a whole. */
import {
  areOpponents,
  type Choice,
  cardAndName,
  characteristicsOf,
  controllerOf,
  entityChoice,
  type Game,
  type Json,
  leadersOf,
  matches,
  type Nothing,
  playerRules,
  procedure,
  publicId,
  ruleOn,
  type Seat,
  sameSide,
  setMark,
  sharesTurns,
  sideOf,
  triggerOn,
  type Violation,
} from '@arbiter/engine';
import { filterOf } from '../1-concepts/101.2-cant.js';
import { canFight } from '../3-card-types/302-creatures.js';
import { withBands } from '../7-additional/702-keywords/702.22-banding.js';
import { cite } from '../cite.js';
import { editionOf, firstOf } from '../edition.js';
import { attackers, blockedBy, blockersOf, blocksGiven, defenderOf, isBlocked } from './506-combat.js';
import { whyLeftOut } from './508.1a-left-out.js';
import { aloneBroken, notAlone } from './508.1c-alone.js';
import { payEach } from './508-declare-attackers.js';
import { type Blockings, groupsOf, mostRequired, obeyedBy, type Required } from './509.1c-requirements.js';
import { blocksForMana, mayPayToBlock, totalToBlock, unpaidBlocks } from './509.1d-cost-to-block.js';

/** Units of work of asking whether one creature could block another. */
const COST_OF_PAIR = 0.25;

/**
 * What rules for a creature say of others: whether each of these filters is fit by one, as the creature sees it; "you" is who
 * controls the effect (109.5).
 */
function named(g: Game, id: number, rule: string, which: string): ((other: number) => boolean)[] {
  return characteristicsOf(g, id)
    .rules.filter((r) => r.rule === rule)
    .map(
      ({ mod, controller }) =>
        (other) =>
          matches(g, { object: other }, filterOf(mod[which]), { source: id, controller }),
    );
}

/** Whether this creature could block that attacker, other blocks and their own rules apart (509.1b). */
function couldBlock(g: Game, blocker: number, attacker: number): boolean {
  g.spend(COST_OF_PAIR);
  if (named(g, attacker, 'cantBeBlockedBy', 'by').some((fits) => fits(blocker))) return false;
  if (!named(g, blocker, 'blocksOnly', 'what').every((fits) => fits(attacker))) return false;
  if (characteristicsOf(g, blocker).rules.some((r) => r.rule === 'cantBlockIt' && r.source === attacker)) return false;
  if (!mayBlockNow(g, blocker, attacker)) return false;
  return editionOf(g).hooks.blockRestriction.every((r) => r(g, attacker, blocker) === null);
}

/** Whether the attacking player is one against whom a creature can block (509.1b). */
const mayBlockNow = (g: Game, id: number, attacker: number): boolean =>
  characteristicsOf(g, id)
    .rules.filter(({ rule }) => rule === 'blocksOnlyAgainst')
    .every(({ mod, source, controller }) =>
      matches(g, { player: controllerOf(g, attacker) }, filterOf(mod.of), { source, controller }),
    );

const NO_CREATURE: Violation = { detail: 'only creatures block, and no battles', rules: cite('mtg:509.1a') };
const NOT_DEFENDING: Violation = { detail: 'creatures of the defending player block', rules: cite('mtg:509.1a') };
const TAPPED: Violation = { detail: 'tapped creatures don’t block', rules: cite('mtg:509.1a') };
const EFFECT: Violation = { detail: 'an effect says that it can’t block', rules: cite('mtg:509.1b') };
const UNPAID: Violation = { detail: 'what it costs to block with it can’t be paid', rules: cite('mtg:509.1d') };

/** Why an object is none of the creatures that could block at all (509.1a); null: it is one. */
function noBlocker(g: Game, seat: Seat, id: number): Violation | null {
  if (!canFight(g, id)) return NO_CREATURE;
  if (!sameSide(g, characteristicsOf(g, id).controller, seat)) return NOT_DEFENDING;
  return g.is(g.object(id), 'tapped') ? TAPPED : null;
}
const possibleBlockers = (g: Game, seat: Seat): number[] =>
  g.zone('battlefield').filter((id) => noBlocker(g, seat, id) === null);

/** The attackers that a player may block: players who share their turns block together what attacks any of them (805.10d). */
const attackersOn = (g: Game, seat: Seat): number[] => attackers(g).filter((a) => isAttackOn(g, a, seat));

/** What forbids an object to be declared as a blocker, whatever else blocks (509.1a, 509.1b); null: nothing does. */
function forbidsBlocking(g: Game, seat: Seat, id: number): Violation | null {
  const none = noBlocker(g, seat, id);
  if (none) return none;
  if (ruleOn(g, id, 'cantBlock')) return EFFECT;
  if (!mayPayToBlock(g, blockerOf(g, id, seat), id)) return UNPAID;
  const attacking = attackersOn(g, seat);
  if (attacking.some((a) => !ruleOn(g, a, 'cantBeBlocked') && couldBlock(g, id, a))) return null;
  const { blockRestriction } = editionOf(g).hooks;
  const rules = attacking.flatMap((a) => blockRestriction.flatMap((restricts) => restricts(g, a, id) ?? []));
  return { detail: 'it can block none of the attackers', rules: [...new Set(rules), ...cite('mtg:509.1b')] };
}

/** How many attackers a creature may block: one, and what effects add; or any number (509.1a). */
function blockLimit(g: Game, id: number): number {
  if (ruleOn(g, id, 'blocksAny')) return Number.POSITIVE_INFINITY;
  return characteristicsOf(g, id)
    .rules.filter((r) => r.rule === 'blocksMore')
    .reduce((n, r) => n + Number(r.mod.count), 1);
}

const limitsOf = (g: Game, attacker: number, rule: string): number[] =>
  characteristicsOf(g, attacker)
    .rules.filter((r) => r.rule === rule)
    .map((r) => Number(r.mod.count));

/** Why these blockers can't block an attacker together, or null: menace, "by no more than …" (509.1b). */
function groupBroken(g: Game, attacker: number, group: number[]): Violation | null {
  if (group.length === 0) return null;
  const most = Math.min(...limitsOf(g, attacker, 'maxBlockers'));
  if (group.length > most)
    return {
      detail: `${g.rules.view.label(g, { object: attacker })} can't be blocked by more than ${most}`,
      rules: cite('mtg:509.1b'),
    };
  const least = Math.max(0, ...limitsOf(g, attacker, 'minBlockers'));
  if (group.length < least)
    return {
      detail: `${g.rules.view.label(g, { object: attacker })} can't be blocked except by ${least} or more`,
      rules: cite('mtg:509.1b'),
    };
  const found = firstOf(editionOf(g).hooks.groupRestriction, (restriction) => restriction(g, attacker, group));
  return found && { detail: found.detail, rules: [...found.rules, ...cite('mtg:509.1b')] };
}

const isAttackOn = (g: Game, attacker: number, seat: Seat): boolean => {
  const defender = defenderOf(g, attacker);
  return defender !== undefined && sameSide(g, defender, seat);
};
/** Whose creature it is that blocks: of players who block together one or the other. */
const blockerOf = (g: Game, id: number, seat: Seat): Seat => (sharesTurns(g) ? controllerOf(g, id) : seat);

/** The question of blocks as its parts: who may block whom, and who must block if able. */
function blockings(g: Game, seat: Seat) {
  const attacking = attackersOn(g, seat);
  const blockable = attacking.filter((a) => !ruleOn(g, a, 'cantBeBlocked'));
  const may = possibleBlockers(g, seat).flatMap((id) => {
    if (!mayPayToBlock(g, blockerOf(g, id, seat), id)) return [];
    const into = ruleOn(g, id, 'cantBlock') ? [] : blockable.filter((a) => couldBlock(g, id, a));
    return into.length === 0 ? [] : [{ id, into, most: Math.min(blockLimit(g, id), into.length) }];
  });
  const able = notAlone(
    g,
    may.map(({ id }) => id),
    'cantBlockAlone',
  );
  return { attacking, may: may.filter(({ id }) => able.includes(id)) };
}

/** Attackers of which an effect says something about all that could block them. */
const drawing = (g: Game, rule: string): number[] => attackers(g).filter((a) => ruleOn(g, a, rule));

/** Who must block, and which attacker: any, the one that an effect says it of, or one that all must block (509.1c). */
const requirements = (g: Game, seat: Seat, ids: readonly number[]): Map<number, Required[]> => {
  const lures = drawing(g, 'blockedByAll');
  return new Map(
    ids.flatMap((id): [number, Required[]][] => {
      // Nobody is required to pay for a block (509.1c).
      if (blocksForMana(g, blockerOf(g, id, seat), id)) return [];
      const rules = characteristicsOf(g, id).rules;
      const wanted = rules
        .filter((r) => r.rule === 'mustBlockIt')
        .map((r): Required => r.source)
        .concat(rules.some((r) => r.rule === 'mustBlock') ? [null] : [])
        .concat(lures.filter((a) => couldBlock(g, id, a)));
      return wanted.length > 0 ? [[id, wanted]] : [];
    }),
  );
};
/** Attackers that must be blocked if able. */
const wantedBlocked = (g: Game): Set<number> => new Set(drawing(g, 'mustBeBlocked'));

/** A declaration that obeys as many requirements as can be without disobeying a restriction (509.1c). */
function requiredBlocks(g: Game, seat: Seat, may: Blockings['may']): [number, number][] {
  return mostRequired({
    may: may.filter(({ id }) => !blocksForMana(g, blockerOf(g, id, seat), id)),
    must: requirements(
      g,
      seat,
      may.map(({ id }) => id),
    ),
    wanted: wantedBlocked(g),
    allowed: (attacker, group) => groupBroken(g, attacker, group) === null,
    spend: (units) => g.spend(units),
  });
}

/** What is against a whole declaration (509.1b–c). */
function broken(
  g: Game,
  seat: Seat,
  pairs: [number, number][],
  required: readonly [number, number][],
): Violation | null {
  const groups = groupsOf(pairs);
  const alone = aloneBroken(
    g,
    pairs.map(([b]) => b),
    'cantBlockAlone',
  );
  if (alone) return alone;
  for (const attacker of attackers(g)) {
    const found = groupBroken(g, attacker, groups.get(attacker) ?? []);
    if (found) return found;
  }
  const must = requirements(g, seat, possibleBlockers(g, seat));
  const wanted = wantedBlocked(g);
  const obeyed = (all: readonly [number, number][]): number => obeyedBy({ must, wanted }, all);
  if (obeyed(pairs) >= obeyed(required)) return null;
  const nobody: ReadonlySet<number> = new Set();
  const idle = [...must].find(
    ([id, asked]) => obeyedBy({ must: new Map([[id, asked]]), wanted: nobody }, pairs) < asked.length,
  )?.[0];
  const who = idle === undefined ? 'a creature' : g.rules.view.label(g, { object: idle });
  return {
    detail: `${who} must block if able`,
    rules: cite('mtg:509.1c'),
  };
}

type Pairs = [blocker: number, attacker: number][];

/** Whom it attacks (508.5). */
function defending(g: Game, attacker: number): { defending?: Seat } {
  const seat = defenderOf(g, attacker);
  return seat === undefined ? {} : { defending: seat };
}

/**
 * 509.3: once all blocks are declared, "blocks a creature" and "becomes blocked by a creature" trigger for each pair, "blocks"
 * once for each blocker (its first pair), "becomes blocked" once for each attacker.
 */
function triggerOnBlocks(g: Game, blocks: Pairs): void {
  const pairs = blocks.filter(([blocker, attacker]) => blockedBy(g, blocker).includes(attacker));
  const byBlocker = groupsOf(pairs.map(([blocker, attacker]) => [attacker, blocker]));
  const before = new Set<number>();
  for (const [blocker, attacker] of pairs) {
    const first = !before.has(blocker);
    before.add(blocker);
    triggerOn(g, {
      type: 'block',
      object: blocker,
      attacker,
      source: attacker,
      player: controllerOf(g, blocker),
      first,
      count: byBlocker.get(blocker)?.length ?? 0,
      // 506.5: no other creature was declared as a blocker.
      alone: byBlocker.size === 1,
    });
  }
  for (const attacker of new Set(pairs.map(([, a]) => a))) {
    const whom = defending(g, attacker);
    triggerOn(g, { type: 'becomesBlocked', object: attacker, count: blockersOf(g, attacker).length, ...whom });
  }
}

/** The blocks of creatures that a player controls. */
const own = (g: Game, seat: Seat, pairs: Pairs): Pairs =>
  sharesTurns(g) ? pairs.filter(([blocker]) => controllerOf(g, blocker) === seat) : pairs;
/** What each player who blocks pays for it, where it costs anything. */
const pricesToBlock = (g: Game, seat: Seat, pairs: Pairs): [Seat, number][] =>
  sideOf(g, seat)
    .map((one): [Seat, number] => [one, totalToBlock(g, one, own(g, one, pairs))])
    .filter(([, price]) => price > 0);

/** Who chooses how the creatures of a player block: that player, unless an effect says so of another (509.1, 613.11). */
const choosingFor = (g: Game, seat: Seat): Seat =>
  g.seatsFrom(g.active).find((one) => playerRules(g, one, 'choosesBlocks').length > 0) ?? seat;

/** Players of a team block together, what attacks either of them. @citation */
const TEAM_BLOCKS = cite('mtg:805.2', 'mtg:805.10d');

export const declareBlockers = procedure<Nothing, { seats: Seat[]; declared: Pairs; blocks: Pairs }>(
  'declareBlockers',
  {
    begin: (g, l) => {
      g.j.note(
        l,
        'seats',
        leadersOf(
          g,
          g.seatsFrom(g.active).filter((s) => areOpponents(g, s, g.active)),
        ),
      );
      g.j.note(l, 'blocks', []);
    },
    ask: (g, l) => {
      const seat = l.seats[0];
      if (seat === undefined) return { go: 'blocked' };
      const given = blocksGiven.of(g);
      if (given) {
        g.j.note(
          l,
          'declared',
          given.filter(([blocker]) => sameSide(g, controllerOf(g, blocker), seat)),
        );
        return { go: 'declare' };
      }
      const { attacking, may } = blockings(g, seat);
      const to = attacking.map((id): Choice => entityChoice(g, { object: id }, id));
      const required = requiredBlocks(g, seat, may);
      // Where all requirements can be obeyed together, each of them must be.
      const must = [
        ...requirements(
          g,
          seat,
          may.map(({ id }) => id),
        ).keys(),
      ];
      const blocking = new Set(required.map(([b]) => b));
      const obliged = new Set(must.every((id) => blocking.has(id)) ? must : []);
      const place = new Map(attacking.map((a, i) => [a, i]));
      const from = may.map(
        ({ id, into, most }): Choice =>
          entityChoice(g, { object: id }, id, {
            min: obliged.has(id) ? 1 : 0,
            max: most,
            into: into.flatMap((a) => place.get(a) ?? []),
          }),
      );
      const check = (answer: Json) => {
        const pairs = answer as unknown as [number, number][];
        return (
          broken(g, seat, pairs, required) ??
          firstOf(pricesToBlock(g, seat, pairs), ([of]) => unpaidBlocks(g, of, own(g, of, pairs)))
        );
      };
      return {
        ask: {
          seat: choosingFor(g, seat),
          kind: 'BLOCKERS',
          shape: 'ASSIGN',
          prompt: 'Declare blockers',
          rules: [
            ...(must.length > 0 ? cite('mtg:509.1', 'mtg:509.1a', 'mtg:509.1c') : cite('mtg:509.1', 'mtg:509.1a')),
            ...(sharesTurns(g) ? TEAM_BLOCKS : []),
          ],
          from,
          to,
          check,
          unoffered: whyLeftOut(g, seat, (id) => forbidsBlocking(g, seat, id)),
          fallback: required,
        },
        into: 'declared',
      };
    },
    // 509.1d–f: the cost is locked in, mana is added, and all of it is paid, before the creatures block.
    pay: (g, l) => {
      const [seat] = l.seats;
      const prices = seat === undefined ? [] : pricesToBlock(g, seat, l.declared);
      return payEach(prices);
    },
    declare: (g, l) => {
      // 702.22h: what blocks one of a band blocks all of it.
      const declared = l.declared;
      g.j.note(l, 'declared', withBands(g, declared));
      const byBlocker = new Map<number, number[]>();
      for (const [blocker, attacker] of l.declared)
        byBlocker.set(blocker, [...(byBlocker.get(blocker) ?? []), attacker]);
      for (const [blocker, blocked] of byBlocker) setMark(g, g.object(blocker), 'blocking', blocked);
      for (const attacker of new Set(l.declared.map(([, a]) => a))) setMark(g, g.object(attacker), 'blocked', true);
      if (l.declared.length > 0) {
        const blocks = declared.map(
          ([b, a]): Json => ({
            blocker: publicId(b),
            ...cardAndName(g, b),
            attacker: publicId(a),
            attackerName: g.rules.view.label(g, { object: a }),
          }),
        );
        g.emit('BLOCKERS_DECLARED', cite('mtg:509.1'), { seat: l.seats[0] as Seat, blocks });
      }
      g.j.note(l, 'blocks', [...l.blocks, ...l.declared]);
      g.j.note(l, 'seats', l.seats.slice(1));
      return { go: 'ask' };
    },
    blocked: (g, l) => {
      blocksGiven.set(g, undefined);
      triggerOnBlocks(g, l.blocks);
      for (const id of attackers(g).filter((one) => !isBlocked(g, one)))
        if (blockersOf(g, id).length === 0) triggerOn(g, { type: 'unblocked', object: id, ...defending(g, id) });
      return { done: null };
    },
  },
);
