/** Typed builders for Magic cards: they read like the card and emit the card language's JSON. */
import type {
  Ability,
  ActivatedAbility,
  Body,
  CardDefinition,
  Condition,
  Cost,
  Effect,
  Filter,
  KeywordAbility,
  Mod,
  MultiFaced,
  Ref,
  ReplacementAbility,
  SingleFaced,
  StaticAbility,
  TargetSpec,
  TriggerPattern,
  Value,
} from '@arbiter/engine';
import { colorsOfCost, parseManaCost } from '../1-concepts/107.4-mana-symbols.js';
import { isSupertype } from '../2-parts/205.2-types.js';
import type { layouts } from '../7-additional/709-faces.js';
import { and, target } from './filters.js';

export * from './filters.js';

/** Printed characteristics from the cost and the type line; colours follow from the cost unless given (105.2). */
export interface Face {
  cost?: string;
  /** As printed, with a long dash: `Legendary Creature — Human Soldier`. */
  type: string;
  power?: number;
  toughness?: number;
  loyalty?: number;
  defense?: number;
  /** Color indicator (204). */
  colors?: string[];
  abilities?: (Ability | Ability[])[];
}

export function card(name: string, face: Face): SingleFaced {
  const [left = '', right = ''] = face.type.split(' — ');
  const words = left.split(' ');
  const colors = face.colors ?? colorsOfCost(parseManaCost(face.cost ?? ''));
  return {
    name,
    props: {
      name,
      ...(face.cost === undefined ? {} : { manaCost: face.cost }),
      supertypes: words.filter(isSupertype),
      types: words.filter((w) => !isSupertype(w)),
      // All that a plane has after the dash is one subtype (205.3b).
      subtypes: right === '' ? [] : words.includes('Plane') ? [right] : right.split(' '),
      colors: [...colors],
      ...(face.power === undefined ? {} : { power: face.power }),
      ...(face.toughness === undefined ? {} : { toughness: face.toughness }),
      ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
      ...(face.defense === undefined ? {} : { defense: face.defense }),
    },
    abilities: (face.abilities ?? []).flat(),
  };
}

/** `creature('Grizzly Bears', '{1}{G}', 'Bear', '2/2')` */
export function creatureCard(
  name: string,
  cost: string,
  subtypes: string,
  figures: string,
  ...abilities: (Ability | Ability[])[]
): SingleFaced {
  const [power = 0, toughness = 0] = figures.split('/').map(Number);
  return card(name, { cost, type: `Creature — ${subtypes}`, power, toughness, abilities });
}

export const token = (
  name: string,
  type: string,
  colors: string[],
  figures: string,
  ...abilities: Ability[]
): SingleFaced => {
  const [power = 0, toughness = 0] = figures.split('/').map(Number);
  return card(name, { type, colors, power, toughness, abilities });
};

/**
 * A card with several faces: `faces('transform', creatureCard(…), card(…))`, the front (or left half, or what the card
 * normally is) first.
 */
export const faces = (layout: keyof typeof layouts, ...printed: SingleFaced[]): MultiFaced => ({
  name: printed.map((face) => face.name).join(' // '),
  layout,
  faces: printed,
});

/**
 * The two cards of a meld pair (712.4): `meldPair(creatureCard(…), creatureCard(…), card(…))`, the last of which is the face
 * that they have together. Each goes by the name of its own front.
 */
export const meldPair = (one: SingleFaced, other: SingleFaced, combined: SingleFaced): MultiFaced[] =>
  [one, other].map((front) => ({ name: front.name, layout: 'meld', faces: [front, combined] }));

/** A prototype card (718): `prototype(creatureCard(…), '{1}{B}', '1/1')`, with the mana cost and figures of the inset frame. */
export function prototype(printed: SingleFaced, cost: string, figures: string): MultiFaced {
  const [power = 0, toughness = 0] = figures.split('/').map(Number);
  const { name, props, abilities } = printed;
  const colors = [...colorsOfCost(parseManaCost(cost))];
  const first = { name, props, abilities: [keyword('prototype'), ...abilities] };
  const second = { name, props: { ...props, manaCost: cost, colors, power, toughness }, abilities: [] };
  return { name, layout: 'prototype', faces: [first, second] };
}

/** A card with cleave (702.148): what its spell does with the words in square brackets, and what without them. */
export function cleft(name: string, type: string, cost: string, cleave: Cost[], full: Body, without: Body): MultiFaced {
  const { props } = card(name, { cost, type });
  const face = (body: Body) => ({ name, props, abilities: [keyword('cleave', { cost: cleave }), spell(body)] });
  return { name, layout: 'cleave', faces: [face(full), face(without)] };
}

// Abilities

export const spell = (body: Body): Ability => ({ kind: 'spell', ...body });
export const instant = (name: string, cost: string, body: Body): SingleFaced =>
  card(name, { cost, type: 'Instant', abilities: [spell(body)] });
export const sorcery = (name: string, cost: string, body: Body): SingleFaced =>
  card(name, { cost, type: 'Sorcery', abilities: [spell(body)] });
export const keyword = (name: string, more: Omit<KeywordAbility, 'kind' | 'keyword'> = {}): KeywordAbility => ({
  kind: 'keyword',
  keyword: name,
  ...more,
});
export const protectionFrom = (from: Filter, label: string): KeywordAbility => keyword('protection', { from, label });
export const activated = (
  cost: Cost[],
  body: Body & Partial<Pick<ActivatedAbility, 'timing' | 'limit' | 'immediate' | 'zone' | 'if' | 'keyword'>>,
): ActivatedAbility => ({ kind: 'activated', cost, ...body });
export const triggered = (on: TriggerPattern, body: Body & { if?: Condition; zone?: string }): Ability => ({
  kind: 'triggered',
  on,
  ...body,
});
export const continuous = (affects: StaticAbility['affects'], mods: Mod[], condition?: Condition): StaticAbility => ({
  kind: 'static',
  affects,
  mods,
  ...(condition ? { if: condition } : {}),
});

/** Enchant (702.5): what the Aura may target as a spell and be attached to as a permanent. */
export const enchant = (what: Filter): Ability[] => [
  keyword('enchant', { from: what }),
  { kind: 'spell', targets: [target(what)], effects: [] },
];
/** It enters with counters (614.12, 122.6). */
export const entersWith = (counters: { [kind: string]: Value }): ReplacementAbility => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  change: { counters },
});
/** What is chosen and done as it enters, before it is there (614.12a); `entering` says what that makes of it. */
export const asItEnters = (...before: Effect[]): ReplacementAbility => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  before,
});
export const entering = (counters: { [kind: string]: Value }): Effect => ({ do: 'entering', counters });
export const entersTapped: ReplacementAbility = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  change: { status: { tapped: true } },
};

/** An ability that functions in the command zone (113.6p). */
export const inCommand = (ability: Ability): Ability => Object.assign({ ...ability }, { zone: 'command' });

/** A vanguard card (313), with what it adds to the hand and to life: `vanguard('Test Mage', -1, 10, activated(…))`. */
export function vanguard(
  name: string,
  handModifier: number,
  lifeModifier: number,
  ...abilities: Ability[]
): SingleFaced {
  const { props, ...made } = card(name, { type: 'Vanguard', abilities: abilities.map(inCommand) });
  return { ...made, props: { ...props, handModifier, lifeModifier } };
}

/** A scheme card (314) of the type `Scheme` or `Ongoing Scheme`. */
export const scheme = (name: string, type: string, ...abilities: Ability[]): SingleFaced =>
  card(name, { type, abilities: abilities.map(inCommand) });

/** "When you set this scheme in motion, …" */
export const inMotion = (body: Body): Ability => triggered({ on: 'setInMotion', object: 'self' }, body);

// Triggers

export const enters: TriggerPattern = { on: 'move', object: 'self', match: { to: 'battlefield' } };
export const dies: TriggerPattern = { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } };
export const attacks: TriggerPattern = { on: 'attack', object: 'self' };
export const blocks: TriggerPattern = { on: 'block', object: 'self' };
export const becomesBlocked: TriggerPattern = { on: 'becomesBlocked', object: 'self' };
export const hitsPlayer: TriggerPattern = { on: 'damage', source: 'self', player: 'any', match: { combat: true } };
export const yourUpkeep: TriggerPattern = { on: 'step', player: 'you', match: { step: 'upkeep' } };
export const youCast = (what: Filter): TriggerPattern => ({ on: 'cast', object: what, player: 'you' });

// Costs

export const mana = (cost: string): Cost => ({ pay: 'mana', cost });
export const tap: Cost = { pay: 'tap' };

// Modifications

export const plus = (power: number, toughness: number): Mod[] => [
  ...(power === 0 ? [] : [{ mod: 'add', stat: 'power', value: power } as const]),
  ...(toughness === 0 ? [] : [{ mod: 'add', stat: 'toughness', value: toughness } as const]),
];
export const has = (ability: Ability | string): Mod => ({
  mod: 'ability',
  ability: typeof ability === 'string' ? keyword(ability) : ability,
});
/** A rule that holds for the object: `cantAttack`, `cantBlock`, `cantBeBlocked`, `doesntUntap` … (see 613.11). */
export const rule = (name: string, parameters: { [key: string]: string | number | boolean } = {}): Mod => ({
  mod: 'rule',
  rule: name,
  ...parameters,
});
export const control: Mod = { mod: 'control', to: 'you' };

// Effects

export const t = (n: number): Ref => ({ target: n });
export const each = (...what: Filter[]): Ref => ({ each: and(...what) });
export const damage = (amount: Value, to: Ref, from?: Ref): Effect => ({
  do: 'damage',
  amount,
  to,
  ...(from ? { from } : {}),
});
export const destroy = (what: Ref, more: { noRegeneration?: true } = {}): Effect => ({
  do: 'move',
  what,
  to: 'graveyard',
  cause: 'destroy',
  ...(more.noRegeneration ? { final: true } : {}),
});
/** Each of them has a shield of its own against its next destruction this turn (701.19a). */
export const regenerate = (what: Ref): Effect => ({
  do: 'createReplacement',
  entities: what,
  apart: true,
  once: true,
  replaces: {
    on: 'move',
    // "It can't be regenerated" makes a destruction final (701.19c).
    match: { from: 'battlefield', cause: 'destroy', final: null },
    instead: [{ do: 'regenerate', what: { event: 'object' } }, tapIt({ event: 'object' })],
  },
  until: { kind: 'endOfTurn' },
});
export const exile = (what: Ref, save?: string): Effect => ({
  do: 'move',
  what,
  to: 'exile',
  cause: 'exile',
  ...(save ? { save } : {}),
});
export const returnToHand = (what: Ref): Effect => ({ do: 'move', what, to: 'hand', cause: 'return' });
export const putOntoBattlefield = (what: Ref, more: { tapped?: true; face?: number } = {}): Effect => ({
  do: 'move',
  what,
  to: 'battlefield',
  cause: 'return',
  controller: 'you',
  ...(more.tapped ? { status: { tapped: true } } : {}),
  ...(more.face === undefined ? {} : { face: more.face }),
});
export const transform = (what: Ref): Effect => ({ do: 'transform', what });
/** Turns a flip card's other half up (710). */
export const flip = (what: Ref): Effect => ({ do: 'status', what, status: 'flipped' });
/** Puts counters on something, or removes them with a negative amount. */
export const putCounters = (amount: Value, what: Ref, kind = '+1/+1'): Effect => ({
  do: 'counters',
  what,
  kind,
  amount,
});
export const sacrificeIt: Effect = { do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' };
export const draw = (count: Value, who: Ref = 'you'): Effect => ({ do: 'draw', who, count });
export const discard = (count: Value, who: Ref, more: { filter?: Filter; chooser?: 'you' } = {}): Effect => ({
  do: 'discard',
  who,
  count,
  ...more,
});
export const gainLife = (amount: Value, who: Ref = 'you'): Effect => ({ do: 'stat', stat: 'life', who, amount });
export const loseLife = (amount: number, who: Ref): Effect => ({ do: 'stat', stat: 'life', who, amount: -amount });
export const tapIt = (what: Ref, save?: string): Effect => ({
  do: 'status',
  status: 'tapped',
  what,
  ...(save ? { save } : {}),
});
export const untilEndOfTurn = (what: Ref, ...mods: (Mod | Mod[])[]): Effect => ({
  do: 'modify',
  what,
  mods: mods.flat(),
  until: { kind: 'endOfTurn' },
});
/** "doesn't untap during its controller's (or that player's) next untap step" */
export const skipsNextUntap = (what: Ref, of?: Ref): Effect => ({
  do: 'modify',
  what,
  mods: [rule('doesntUntap')],
  until: { kind: 'nextStep', step: 'untap', ...(of ? { of } : {}) },
});
export const create = (what: CardDefinition, count: Value = 1): Effect => ({ do: 'create', token: what, count });
export const counterSpell = (what: Ref): Effect => ({ do: 'counterOnStack', what });
export const may = (prompt: string, ...then: Effect[]): Effect => ({ do: 'may', prompt, then });
export const mayPay = (cost: Cost[], then: Effect[], otherwise: Effect[] = [], who?: Ref): Effect => ({
  do: 'pay',
  cost,
  then,
  else: otherwise,
  ...(who ? { who } : {}),
});
/** "When you do, …" (603.12). */
export const whenYouDo = (ability: { targets?: TargetSpec[]; effects: Effect[] }): Effect => ({
  do: 'reflexive',
  ability,
});
export const scry = (count: Value): Effect => ({ do: 'arrange', kind: 'SCRY', count, piles: ['top', 'bottom'] });
export const surveil = (count: Value): Effect => ({
  do: 'arrange',
  kind: 'SURVEIL',
  count,
  piles: ['top', 'graveyard'],
});
export const revealHand = (who: Ref): Effect => ({ do: 'reveal', what: who });
export const addMana = (...choices: string[]): Effect => ({ do: 'addMana', choices });
export const manaAbility = (...choices: string[]): ActivatedAbility =>
  activated([tap], { effects: [addMana(...choices)], immediate: true });
/** All combat damage of this turn is prevented (615). */
export const preventCombatDamage: Effect = {
  do: 'createReplacement',
  replaces: { on: 'damage', match: { combat: true }, prevent: true },
  until: { kind: 'endOfTurn' },
};
export const attach = (what: Ref, to: Ref): Effect => ({ do: 'attach', what, to });

/** You get an emblem (114): its abilities function in the command zone. */
export const emblem = (...abilities: Ability[]): Effect => ({
  do: 'emblem',
  token: {
    name: 'Emblem',
    props: { name: 'Emblem', supertypes: [], types: [], subtypes: [], colors: [] },
    abilities: abilities.map(inCommand),
  },
});
/** A loyalty ability (606): `loyalty(+1, …)`, `loyalty('-x', …)`. */
export const loyalty = (amount: number | '-x', body: Body): ActivatedAbility =>
  activated([{ pay: 'loyalty', amount }], body);
export const fight = (what: Ref, other: Ref): Effect => ({ do: 'fight', what, with: other });
export const mill = (count: Value, who: Ref): Effect => ({ do: 'mill', who, count });
