/** Filters about where something is and whose: what everybody sees, of hidden cards as well. */
import { z } from 'zod';
import { characteristicsOf } from '../../continuous/characteristics.js';
import type { Seat } from '../../contract/contract.js';
import type { CompareOp, Filter, Ref, Value } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import { isActive, isOnTeam, isOpponent } from '../../machine/teams.js';
import { CONTROLLER, type Compiler, defineFilter, NONE, UNKNOWN } from '../../machine/words.js';
import { zoneName } from '../../machine/zones.js';
import { plainOr } from '../../schema/dispatch.js';
import { isYou, type Perspective } from '../../state/perspective.js';
import { isPlayer, sameEntity } from '../../state/state.js';
import { comparison, isOrWas, ofObjects, ownerNow } from '../helpers.js';

declare module '../../language/types.js' {
  interface Filters {
    zone: { zone: string };
    controller: { controller: 'you' | 'team' | 'opponent' | 'defending' | Ref };
    owner: { owner: 'you' | 'opponent' | Ref };
    player: { player: 'any' | 'you' | 'team' | 'opponent' | 'active' };
    other: { other: true };
    self: { self: true };
    in: { in: Ref };
    controls: { controls: [Filter, CompareOp, Value] };
    owns: { owns: [Filter, CompareOp, Value] };
  }
}

export const zone = defineFilter('zone', {
  description: 'Is in this zone.',
  example: (n) => ({ zone: n.zone }),
  params: (p) => ({ zone: p.zone }),
  compile: (clause) => ofObjects((g, id) => zoneName(isOrWas(g, id)?.zone ?? '') === clause.zone),
  fits: 'objects',
  reads: () => NONE,
  isPlace: true,
  zones: (clause) => [clause.zone],
  text: (clause) => `in ${clause.zone}`,
});

/** Whether a seat is whom a clause speaks of. */
function seatTest(who: 'you' | 'team' | 'opponent' | 'defending' | Ref, compiler: Compiler) {
  if (who === 'you') return isYou;
  if (who === 'team') return isOnTeam;
  if (who === 'opponent') return isOpponent;
  if (who === 'defending') return (_g: Game, seat: Seat, by: Perspective) => by.event?.defending === seat;
  const find = compiler.ref(who);
  return (g: Game, seat: Seat, by: Perspective) => find(g, by).some((e) => isPlayer(e) && e.player === seat);
}

export const controller = defineFilter('controller', {
  description:
    'Is controlled by you, by you or a teammate, an opponent, the defending player, or a player referred to.',
  example: { controller: 'you' },
  params: (p) => ({ controller: plainOr(['you', 'team', 'opponent', 'defending'], p.ref) }),
  compile(clause, compiler) {
    const test = seatTest(clause.controller, compiler);
    // Nobody controls what the rules put on the stack, though the active player acts for it (mtg-2003 304.1).
    return ofObjects((g, id, by) => test(g, characteristicsOf(g, id).controller, by) && !g.find(id)?.play?.unowned);
  },
  fits: 'objects',
  reads: (clause) => (typeof clause.controller === 'string' ? new Set([CONTROLLER]) : UNKNOWN),
  isPlace: true,
  text({ controller: who }, say) {
    if (who === 'you') return 'you control';
    if (who === 'team') return 'your team controls';
    if (who === 'opponent') return 'an opponent controls';
    return who === 'defending' ? 'the defending player controls' : `that ${say.ref(who)} controls`;
  },
});

export const owner = defineFilter('owner', {
  description: 'Is owned by you, an opponent, or a player referred to.',
  example: { owner: 'opponent' },
  params: (p) => ({ owner: plainOr(['you', 'opponent'], p.ref) }),
  compile(clause, compiler) {
    const test = seatTest(clause.owner, compiler);
    return ofObjects((g, id, by) => test(g, ownerNow(g, id), by));
  },
  fits: 'objects',
  reads: (clause) => (typeof clause.owner === 'string' ? NONE : UNKNOWN),
  isPlace: true,
  text({ owner: who }, say) {
    if (who === 'you') return 'you own';
    return who === 'opponent' ? 'an opponent owns' : `that ${say.ref(who)} owns`;
  },
});

export const controls = defineFilter('controls', {
  description: 'Is a player who controls so many objects that fit.',
  example: { controls: [{ other: true }, '>=', 2] },
  params: (p) => ({ controls: z.tuple([p.filter, p.compare, p.value]) }),
  compile({ controls: [filter, op, value] }, compiler) {
    const find = compiler.each(filter);
    const compared = comparison(op);
    const amount = compiler.value(value);
    return (g, entity, by) => {
      if (!isPlayer(entity)) return false;
      const theirs = find(g, by).filter(
        (e) => !isPlayer(e) && characteristicsOf(g, e.object).controller === entity.player,
      );
      return compared(theirs.length, amount(g, by));
    };
  },
  fits: 'players',
  reads: () => UNKNOWN,
  text: ({ controls: [filter, op, value] }, say) => `who controls ${op} ${say.value(value)} ${say.filter(filter)}`,
});

export const owns = defineFilter('owns', {
  description: 'Is a player who owns so many cards or objects that fit, in whatever zones these name.',
  example: (n) => ({ owns: [{ zone: n.zone }, '>=', 2] }),
  params: (p) => ({ owns: z.tuple([p.filter, p.compare, p.value]) }),
  compile({ owns: [filter, op, value] }, compiler) {
    const find = compiler.each(filter);
    const compared = comparison(op);
    const amount = compiler.value(value);
    return (g, entity, by) => {
      if (!isPlayer(entity)) return false;
      const theirs = find(g, by).filter((e) => !isPlayer(e) && g.object(e.object).owner === entity.player);
      return compared(theirs.length, amount(g, by));
    };
  },
  fits: 'players',
  reads: () => UNKNOWN,
  text: ({ owns: [filter, op, value] }, say) => `who owns ${op} ${say.value(value)} ${say.filter(filter)}`,
});

const PLAYERS = {
  any: 'player',
  you: 'you',
  team: 'player of your team',
  opponent: 'opponent',
  active: 'player whose turn it is',
};
export const player = defineFilter('player', {
  description: 'Is a player: any, you, one of your team (you among them), an opponent, or the one whose turn it is.',
  example: { player: 'any' },
  params: () => ({ player: z.enum(['any', 'you', 'team', 'opponent', 'active']) }),
  compile({ player: who }, compiler) {
    if (who === 'active') return (g, entity) => isPlayer(entity) && isActive(g, entity.player);
    const fits = who === 'any' ? () => true : seatTest(who, compiler);
    return (g, entity, by) => isPlayer(entity) && !g.player(entity.player).lost && fits(g, entity.player, by);
  },
  fits: 'players',
  reads: () => NONE,
  isPlace: true,
  text: (clause) => PLAYERS[clause.player],
});

export const other = defineFilter('other', {
  description: 'Is another object than the source.',
  example: { other: true },
  params: (p) => ({ other: p.flag }),
  compile: () => ofObjects((_g, id, by) => id !== by.source),
  fits: 'objects',
  reads: () => NONE,
  isPlace: true,
  text: () => 'other',
});

export const self = defineFilter('self', {
  description: 'Is the source itself.',
  example: { self: true },
  params: (p) => ({ self: p.flag }),
  compile: () => ofObjects((_g, id, by) => id === by.source),
  fits: 'objects',
  reads: () => NONE,
  isPlace: true,
  text: () => 'this',
});

export const among = defineFilter('in', {
  description: 'Is among those referred to.',
  example: { in: 'attached' },
  params: (p) => ({ in: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.in);
    return (g, entity, by) => find(g, by).some((e) => sameEntity(e, entity));
  },
  reads: () => UNKNOWN,
  isPlace: (clause) => typeof clause.in === 'object' && 'saved' in clause.in,
  // What instructions have named before is looked for where it is by now.
  among: (clause) => (typeof clause.in === 'object' && 'saved' in clause.in ? clause.in : undefined),
  text: (clause, say) => `among ${say.ref(clause.in)}`,
});
