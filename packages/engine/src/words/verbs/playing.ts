/** Playing cards by an effect, while it is carried out (mtg 608.2g) or as far as that goes then (rb 354.3). */
import { amountOf, entitiesOf, matches } from '../../continuous/evaluate.js';
import { dependsOnHidden } from '../../continuous/secrecy.js';
import type { Seat } from '../../contract/contract.js';
import { isTable, type Json, type JsonObject } from '../../contract/json.js';
import type { Fields, Parts } from '../../language/params.js';
import type { Filter, Mods, Ref, Value, Way } from '../../language/types.js';
import { type Choice, procedure } from '../../machine/control.js';
import type { TermOn } from '../../machine/derived.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { watchers } from '../../machine/zones.js';
import { multiple } from '../../stack/costs.js';
import { asPlayed, waysByEffect } from '../../stack/ways.js';
import { objectsOf } from '../../state/entities.js';
import type { Perspective } from '../../state/perspective.js';
import type { Obj } from '../../state/state.js';
import { wayParams } from '../modifications/terms.js';
import { asks, type Base, ctxOf, doerOf, perspectiveOf } from './asking.js';
import { decision } from './params.js';

/** What the instruction says; rulesets may let it say more, which then is said of the way in which the card is played. */
export interface PlayingByEffect
  extends Pick<Mods['play'], 'method' | 'face' | 'cost' | 'additional' | 'exit' | 'entered'>,
    Pick<Way, 'less'> {
  what: Ref;
  who?: Ref;
  /** What it must be as it would be played: the spell itself, not the card (mtg 702.85a). */
  fits?: Filter;
  must?: true;
  /** As many as their player likes, one after another. */
  several?: true;
  /** How often it costs `less`, where that isn't once. */
  times?: Value;
  /** Names what is played, as it lies on the stack. */
  save?: string;
}
const params = (p: Parts): Fields<PlayingByEffect> => {
  const { face, cost, additional, exit, entered } = wayParams(p);
  return {
    what: p.ref,
    who: p.ref.optional(),
    method: p.name.optional(),
    ...{ face, cost, additional, exit, entered },
    less: p.costs.optional(),
    fits: p.filter.optional(),
    must: p.flag.optional(),
    several: p.flag.optional(),
    times: p.value.optional(),
    save: p.name.optional(),
  };
};
declare module '../../language/types.js' {
  interface Verbs {
    play: PlayingByEffect;
  }
}

type Play = PlayingByEffect & { do: 'play' };
type Permission = TermOn<'play'>['mod'];

const permissions = new WeakMap<object, Permission>();
/** What an instruction lets its player do: the very same each time, as what follows from it is kept with it. */
function permissionOf(effect: Play): Permission {
  let known = permissions.get(effect);
  if (!known) {
    const {
      do: _do,
      what: _what,
      who: _who,
      fits: _fits,
      must: _must,
      several: _several,
      save: _save,
      times: _times,
      ...granted
    } = effect;
    known = { mod: 'play', ...granted };
    permissions.set(effect, known);
  }
  return known;
}

/** The same, with what it costs less worked out. */
function permissionFor(g: Game, effect: Play, by: Perspective): Permission {
  const permission = permissionOf(effect);
  const { less, times } = effect;
  if (!less || times === undefined) return permission;
  const cheaper: Permission & Pick<Way, 'less'> = {
    ...permission,
    less: multiple(g, less, Math.max(0, amountOf(g, times, by))),
  };
  return cheaper;
}

/** How each of some cards may be played by the instruction. */
function offers(g: Game, effect: Play, seat: Seat, found: readonly number[], by: Perspective): Choice[] {
  const permission = permissionFor(g, effect, by);
  const { fits } = effect;
  return found.flatMap((id) => {
    const ways = waysByEffect(g, seat, id, permission);
    const allowed = fits
      ? ways.filter((way) => asPlayed(g, id, way, () => matches(g, { object: id }, fits, by)))
      : ways;
    return g.rules.play.ways.offers?.(g, seat, id, allowed) ?? [];
  });
}

/** Whether all see a card, or have seen it where it is. */
const isPublic = (g: Game, { zone, known = [] }: Obj): boolean =>
  watchers(g, zone).length >= g.s.seats || known.length >= g.s.seats;

/** Whether it follows from what not everybody sees which cards are meant. */
const isSecret = (g: Game, what: Ref, by: Perspective): boolean =>
  typeof what === 'object' && 'each' in what && dependsOnHidden(g, what.each, by);

/** Whether the rules excuse a player who is told to play it (mtg 118.8c, rb 444.2.a). */
const isExcused = (g: Game, data: Json | undefined, seat: Seat): boolean =>
  isTable(data) && g.rules.play.ways.excused?.(g, data, seat) === true;

/** Names what is played: what lies on the stack by now, or the card that is about to be played. */
function keepPlayed(g: Game, l: Base<Play>, picked: JsonObject | undefined): void {
  const { save, several } = l.effect;
  if (save === undefined) return;
  const { saved } = ctxOf(g, l);
  const before = several ? (saved[save] ?? []) : [];
  const object = Number(picked?.object);
  const now = g.find(object) ? object : (g.zone(g.rules.zones.stack)[0] ?? object);
  g.j.note(saved, save, picked ? [...before, { object: now }] : before);
}

const playing = procedure<Base<Play>, { picked: JsonObject[] }>('verb:play', {
  ask: (g, l) => {
    const { effect } = l;
    const by = perspectiveOf(g, l);
    const seat = doerOf(g, effect, by);
    if (seat === undefined) return { done: null };
    const found = objectsOf(entitiesOf(g, effect.what, by)).filter((id) => g.find(id));
    const options = offers(g, effect, seat, found, by);
    return {
      ask: {
        seat,
        kind: 'PLAY_CARD',
        shape: 'CHOOSE',
        prompt: `${g.rules.view.label(g, { object: by.source })}: ${effect.must ? 'play one of these' : 'you may play one of these'}`,
        rules: g.rules.cite.may,
        source: by.source,
        options,
        min: effect.must && options.some(({ data }) => !isExcused(g, data, seat)) ? 1 : 0,
        max: 1,
        // What can be played of cards that not everybody sees is nobody else's business, nor whether any of them is meant.
        always: found.some((id) => !isPublic(g, g.object(id))) || isSecret(g, effect.what, by),
      },
      into: 'picked',
    };
  },
  play: (g, l) => {
    const [picked] = l.picked;
    const by = perspectiveOf(g, l);
    const seat = doerOf(g, l.effect, by);
    const control = picked && seat !== undefined ? g.rules.play.ways.play?.(seat, picked, g, by) : undefined;
    keepPlayed(g, l, picked);
    return control;
  },
  again: (_g, l) => (l.effect.several && l.picked.length > 0 ? { go: 'ask' } : { done: null }),
});

export const play = defineVerb('play', {
  description:
    'A player may play one of the cards, or `several`, now, as usual or by a `method`, for a `cost` or (so many `times`) `less`; `save` names it.',
  example: { do: 'play', what: 'self', cost: [] },
  params,
  run: asks(playing),
  decisions: [decision('PLAY_CARD', 'CHOOSE', 'may', 'Which card to play because an effect allows it, if any.')],
  procedures: [playing],
  text: ({ what, who, cost, less, must }, say) => {
    const price = `${cost ? ` for ${say.costs(cost) || 'nothing'}` : ''}${less ? `, for ${say.costs(less)} less` : ''}`;
    return `${say.doer(who)}${must ? '' : 'may '}play ${say.ref(what)}${price}`;
  },
  intent: () => 1,
});
