/** Filters about how something on the stack is played, or something on the field was (mtg 400.7d). */
import { entitiesOf } from '../../continuous/evaluate.js';
import { isPattern, readAsked, toldOf } from '../../events/history.js';
import { placeOf } from '../../language/parts.js';
import type { Filter, Ref, TriggerPattern } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import { defineFilter, NONE, UNKNOWN } from '../../machine/words.js';
import type { Perspective } from '../../state/perspective.js';
import { type Entity, isPlayer, type Obj, type PlayData, sameEntity } from '../../state/state.js';
import { ofObjects } from '../helpers.js';

declare module '../../language/types.js' {
  interface Filters {
    played: { played: string };
    playedFrom: { playedFrom: string };
    targets: { targets: Filter };
    targetsOnly: { targetsOnly: Filter };
    fromSource: { fromSource: Filter };
    linked: { linked: true };
    happened: { happened: TriggerPattern; by?: Ref };
    happenedFor: { happenedFor: TriggerPattern };
  }
}

/** How an object is played or was; abilities are not played. */
function playOf(g: Game, id: number): PlayData | undefined {
  const object = g.find(id) ?? g.s.lastKnown[id];
  return object?.kind === 'ability' ? undefined : (object?.play ?? object?.from);
}

export const played = defineFilter('played', {
  description: 'Is or was played in the way of this name; `normal` is the usual one.',
  example: { played: 'normal' },
  params: (p) => ({ played: p.name }),
  compile: (clause) => ofObjects((g, id) => playOf(g, id)?.method === clause.played),
  reads: () => NONE,
  text: (clause) => `played by ${clause.played}`,
});

/** A target that has gone is not asked about as it was last (mtg 115.9b); what moves becomes another object. */
const isStillThere = (g: Game, e: Entity): boolean =>
  isPlayer(e) ? !g.player(e.player).lost : g.find(e.object) !== undefined;

/** What is being put onto the stack has its targets before they are kept with it. */
export const targetsWhat = defineFilter('targets', {
  description: 'Something on the stack has a target that fits.',
  example: { targets: { self: true } },
  params: (p) => ({ targets: p.filter }),
  compile(clause, compiler) {
    const test = compiler.filter(clause.targets);
    return ofObjects((g, id, by) => {
      const announced = id === by.source ? by.ctx?.targets : undefined;
      return [g.find(id)?.play?.targets, announced].some((chosen) =>
        chosen?.flat().some((e) => isStillThere(g, e) && test(g, e, by)),
      );
    });
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: (clause, say) => `that targets ${say.filter(clause.targets)}`,
});

/** One object or player alone, chosen however often (mtg 115.9c); as what is there now (mtg 115.9b). */
export const targetsOnly = defineFilter('targetsOnly', {
  description: 'Something on the stack has nothing but one target, perhaps chosen several times, and that fits.',
  example: { targetsOnly: { self: true } },
  params: (p) => ({ targetsOnly: p.filter }),
  compile(clause, compiler) {
    const test = compiler.filter(clause.targetsOnly);
    return ofObjects((g, id, by) => {
      const item = g.find(id);
      const [one, ...others] = item?.zone === g.rules.zones.stack ? (item.play?.targets?.flat() ?? []) : [];
      return one !== undefined && others.every((e) => sameEntity(e, one)) && isStillThere(g, one) && test(g, one, by);
    });
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: (clause, say) => `that targets only ${say.filter(clause.targetsOnly)}`,
});

/** What an ability on the stack comes from, as it is, or last was (mtg 113.7a). */
export const fromSource = defineFilter('fromSource', {
  description: 'Is an ability on the stack, of a source that fits.',
  example: (n) => ({ fromSource: { zone: n.zone } }),
  params: (p) => ({ fromSource: p.filter }),
  compile(clause, compiler) {
    const test = compiler.filter(clause.fromSource);
    return ofObjects((g, id, by) => {
      const object = g.find(id);
      const source = object?.kind === 'ability' ? object.source : undefined;
      return source !== undefined && test(g, { object: source }, by);
    });
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: (clause, say) => `of ${say.filter(clause.fromSource)}`,
});

/** "Was dealt damage this turn": in the pattern "self" is whoever is asked about (mtg 608.2i). */
export const happenedTo = defineFilter('happened', {
  description:
    'Something happened to it, or by it, this turn; `self` is whatever is asked about, or what a `move` made of it, `by` what else took part.',
  example: (n) => ({ happened: { on: 'status', object: 'self', match: { status: n.status, on: true } } }),
  params: (p) => ({ happened: p.trigger, by: p.ref.optional() }),
  check: ({ happened: pattern, by }) => {
    if (!isPattern(pattern)) return null;
    if (pattern.on === 'move' && by !== undefined) return 'what moves becomes another object: "by" is not kept';
    const other = pattern.object === 'self' ? pattern.source : pattern.source === 'self' ? pattern.object : null;
    if (by !== undefined && other !== undefined)
      return 'asks what happened to an object by another: "object" or "source" is "self", and "by" stands for the other';
    return [pattern.object, pattern.source].filter((what) => what === 'self').length === 1
      ? null
      : 'asks what happened to an object, or by it: either "object" or "source" is "self"';
  },
  compile({ happened: pattern, by: doer }) {
    const asked = readAsked(pattern, false, doer !== undefined);
    if (doer === undefined) return ofObjects((g, id, by) => toldOf(g, asked, { ...by, source: id }).times > 0);
    return ofObjects((g, id, by) => {
      const { sources = [] } = toldOf(g, asked, { ...by, source: id });
      return sourcesOf(g, doer, by).some((source) => sources.includes(source));
    });
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: ({ happened: { on }, by }, say) =>
    `to which ${on} happened this turn${by === undefined ? '' : ` by ${say.ref(by)}`}`,
});

/** "Who lost life this turn": in the pattern "you" is the player who is asked about, "self" the source (mtg 608.2i). */
export const happenedFor = defineFilter('happenedFor', {
  description:
    'Is a player of whom something is true in this turn: `you` in it is whoever is asked about, `self` the source.',
  example: { happenedFor: { on: 'draw', player: 'you' } },
  params: (p) => ({ happenedFor: p.trigger }),
  check: ({ happenedFor: pattern }) =>
    !isPattern(pattern) || pattern.player === 'you' ? null : 'asks what a player did: "player" is "you"',
  compile({ happenedFor: pattern }) {
    const asked = readAsked(pattern);
    return (g, entity, by) =>
      isPlayer(entity) && toldOf(g, asked, { source: by.source, controller: entity.player }).times > 0;
  },
  fits: 'players',
  reads: () => UNKNOWN,
  text: ({ happenedFor: { on } }) => `to whom ${on} happened this turn`,
});

/** The source itself is meant also where it has gone at the same time. */
const sourcesOf = (g: Game, doer: Ref, by: Perspective): number[] =>
  doer === 'self' ? [by.source] : entitiesOf(g, doer, by).flatMap((one) => ('object' in one ? [one.object] : []));

/** Abilities of another text are linked to others (mtg 607.2a, 607.5). */
function isOfTheSameText(kept: Pick<Obj, 'marks'> | undefined, clause: object): boolean {
  const link = kept?.marks?.keptFor;
  const place = placeOf(clause);
  return link === undefined || place === undefined || link === place.hash;
}

export const linked = defineFilter('linked', {
  description:
    'Was put where it is by an instruction of the source that says `keep`: what its other abilities speak of.',
  example: { linked: true },
  params: (p) => ({ linked: p.flag }),
  compile: (clause) =>
    ofObjects((g, id, by) => {
      // What waits for it to leave asks what it was there.
      const kept = g.find(id) ?? g.s.lastKnown[id];
      return kept?.marks?.keptBy === by.source && isOfTheSameText(kept, clause);
    }),
  fits: 'objects',
  reads: () => NONE,
  text: () => 'put there by this',
});

/** A copy was put onto the stack, and played from nowhere (mtg 707.10). */
export const playedFrom = defineFilter('playedFrom', {
  description: 'Is or was played from this zone.',
  example: (n) => ({ playedFrom: n.pile }),
  params: (p) => ({ playedFrom: p.zone }),
  compile: (clause) =>
    ofObjects((g, id) => {
      const play = playOf(g, id);
      return (
        play !== undefined &&
        (g.find(id) ?? g.s.lastKnown[id])?.kind === undefined &&
        (play.zone ?? g.rules.zones.piles.hand) === clause.playedFrom
      );
    }),
  reads: () => NONE,
  text: (clause) => `played from ${clause.playedFrom}`,
});
