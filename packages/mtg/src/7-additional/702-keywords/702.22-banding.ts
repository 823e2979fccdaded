/** Banding and "bands with other" (702.22): creatures attack together, and who they fight for divides the damage. */
import {
  type Choice,
  canonical,
  characteristicsOf,
  controllerOf,
  type Entity,
  entityChoice,
  type Game,
  type Json,
  type KeywordAbility,
  keyword,
  matches,
  procedure,
  type RuleRef,
  type Seat,
  sameEntity,
  setMark,
  type Violation,
} from '@arbiter/engine';
import { attackers, blockedBy, blockersOf, defenderOf, isAttacking } from '../../5-turn/506-combat.js';
import { cite } from '../../cite.js';
import { editionOf } from '../../edition.js';
import { defineKeyword } from './hooks.js';

const BANDS_WITH_OTHER = 'bands with other';

export const banding = defineKeyword({
  name: 'banding',
  rules: cite('mtg:702.22a', 'mtg:702.22c', 'mtg:702.22j', 'mtg:702.22k', 'mtg:702.22m'),
  description:
    'Attacks in a band with others that have it and one that hasn’t; its player divides the damage of what it fights.',
  redundant: true,
});

export const bandsWithOther = defineKeyword({
  name: BANDS_WITH_OTHER,
  rules: cite('mtg:702.22b', 'mtg:702.22c', 'mtg:702.22m'),
  description: 'As banding, among creatures that fit `from`; what loses banding loses it as well.',
  params: { from: 'must', label: 'may' },
  lostWith: 'banding',
  text: (a) => `bands with other ${a.label ?? 'creatures'}`,
});

type Declared = readonly (readonly [number, Entity])[];

/** Whether a creature fits what an ability of another says of both. */
const fits = (g: Game, id: number, { from = [] }: KeywordAbility, source: number): boolean =>
  matches(g, { object: id }, from, { source, controller: controllerOf(g, source) });

/** The qualities with which a creature bands: those of which it is itself, where it is not the ability alone that counts. */
const qualitiesOf = (g: Game, id: number): KeywordAbility[] =>
  characteristicsOf(g, id).abilities.filter(
    (a): a is KeywordAbility =>
      a.kind === 'keyword' &&
      a.keyword === BANDS_WITH_OTHER &&
      (editionOf(g).combat.sameAbilityBands === true || fits(g, id, a, id)),
  );

/** Whether a creature is one of the others with which another bands by this ability of it: of that quality, or with the same ability. */
const isOther = (g: Game, other: number, ability: KeywordAbility, id: number): boolean =>
  editionOf(g).combat.sameAbilityBands
    ? qualitiesOf(g, other).some(({ from }) => canonical(from) === canonical(ability.from))
    : fits(g, other, ability, id);

/** Whether some of these creatures have banding, or are banded by a quality that another of them has as well. */
const bandsAmong = (g: Game, ids: readonly number[]): boolean =>
  ids.some(
    (id) =>
      keyword(g, id, 'banding') !== undefined ||
      qualitiesOf(g, id).some((quality) => ids.some((other) => other !== id && isOther(g, other, quality, id))),
  );

/** Whether creatures can be a band: all but one have banding, or all are of a quality with which one bands (702.22c). */
function mayBand(g: Game, ids: readonly number[]): boolean {
  if (ids.length < 2) return false;
  const without = ids.filter((id) => !keyword(g, id, 'banding')).length;
  if (without < ids.length && without <= editionOf(g).combat.mostWithoutBanding) return true;
  return ids.some((id) => qualitiesOf(g, id).some((quality) => ids.every((other) => isOther(g, other, quality, id))));
}

/** 702.22d: all of a band attack the same, and so one player (802.3b). */
function attackSame(declared: Declared, ids: readonly number[]): boolean {
  const attacked = declared.filter(([id]) => ids.includes(id)).map(([, e]) => e);
  return attacked.every((e) => attacked[0] !== undefined && sameEntity(e, attacked[0]));
}

const NO_BAND = cite('mtg:702.22c');
function refused(g: Game, leader: number, picked: Json): Violation | null {
  const others = Array.isArray(picked) ? picked.map(Number) : [];
  return mayBand(g, [leader, ...others])
    ? null
    : { detail: 'a band has creatures with banding and at most one without, or all of one quality', rules: NO_BAND };
}

/** Those that could attack in a band with a creature: they attack the same (702.22d). */
const companionsOf = (g: Game, declared: Declared, leader: number): number[] =>
  declared
    .map(([id]) => id)
    .filter((id) => id !== leader && attackSame(declared, [leader, id]) && mayBand(g, [leader, id]));

/** Whether a creature has by itself what makes a band of it and others. */
const leads = (g: Game, id: number): boolean =>
  keyword(g, id, 'banding') !== undefined || qualitiesOf(g, id).length > 0;

interface Banding {
  bands: number[][];
  leader: number[];
  others: number[];
}
const left = (l: { declared: Declared } & Pick<Banding, 'bands'>): Declared =>
  l.declared.filter(([id]) => !l.bands.some((band) => band.includes(id)));
const optionsOf = (g: Game, ids: readonly number[]): Choice[] => ids.map((id) => entityChoice(g, { object: id }, id));

/** As attackers are declared, bands are, one after another, until no more are wanted; each creature is in one (702.22c). */
export const declareBands = procedure<{ declared: [number, Entity][] }, Banding>('declareBands', {
  begin: (g, l) => {
    g.j.note(l, 'bands', []);
  },
  ask: (g, l) => {
    const free = left(l);
    const able = free.map(([id]) => id).filter((id) => leads(g, id) && companionsOf(g, free, id).length > 0);
    if (able.length === 0) return { done: l.bands };
    return {
      ask: {
        seat: g.active,
        kind: 'BAND',
        shape: 'CHOOSE',
        prompt: 'Choose a creature that attacks in a band with others',
        rules: cite('mtg:508.1e', 'mtg:702.22c'),
        options: optionsOf(g, able),
        min: 0,
        max: 1,
        fallback: [],
      },
      into: 'leader',
    };
  },
  others: (g, l) => {
    const [leader] = l.leader;
    if (leader === undefined) return { done: l.bands };
    const found = companionsOf(g, left(l), leader);
    return {
      ask: {
        seat: g.active,
        kind: 'BAND',
        shape: 'CHOOSE',
        prompt: `Choose what attacks in a band with ${g.rules.view.label(g, { object: leader })}`,
        rules: cite('mtg:508.1e', 'mtg:702.22c', 'mtg:702.22d', 'mtg:802.3b'),
        source: leader,
        options: optionsOf(g, found),
        min: 1,
        max: found.length,
        check: (picked) => refused(g, leader, picked),
      },
      into: 'others',
    };
  },
  next: (g, l) => {
    g.j.note(l, 'bands', [...l.bands, [...l.leader, ...l.others]]);
    return { go: 'ask' };
  },
});

/** They are a band as long as combat lasts, whatever becomes of their abilities (702.22e). */
export function attackInBand(g: Game, band: readonly number[]): void {
  const [first] = band;
  for (const id of band) setMark(g, g.object(id), 'band', first);
}

/** The others of its band that still attack (702.22f). */
export const bandOf = (g: Game, id: number): number[] => {
  const band = g.markOf(g.find(id), 'band');
  return band === undefined
    ? []
    : attackers(g).filter((other) => other !== id && g.markOf(g.find(other), 'band') === band);
};

type Pairs = [blocker: number, attacker: number][];
/** What blocks one of a band blocks each of it (702.22h). */
export function withBands(g: Game, declared: Pairs): Pairs {
  const all = [...declared];
  for (const [blocker, attacker] of declared)
    for (const other of bandOf(g, attacker))
      if (!all.some(([b, a]) => b === blocker && a === other)) all.push([blocker, other]);
  return all;
}

const BLOCKED_BY_BANDING = cite('mtg:702.22j', 'mtg:510.1c');
const BLOCKS_BANDING = cite('mtg:702.22k', 'mtg:510.1d');

/**
 * Who assigns the combat damage of a creature in the place of its controller, and by which rules: the defending player where
 * it is blocked by banding, the active player where it blocks banding.
 */
export function assignedForBands(g: Game, id: number): { seat?: Seat; rules?: RuleRef[] } {
  const attacks = isAttacking(g, id);
  const others = attacks ? blockersOf(g, id) : blockedBy(g, id).filter((other) => isAttacking(g, other));
  if (!bandsAmong(g, others)) return {};
  const seat = attacks ? defenderOf(g, id) : g.active;
  return seat === undefined ? {} : { seat, rules: attacks ? BLOCKED_BY_BANDING : BLOCKS_BANDING };
}
