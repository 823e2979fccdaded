/** Typed builders for Riftbound cards: they read like the card and emit the card language's JSON. */
import type {
  Ability,
  ActivatedAbility,
  Condition,
  Cost,
  Effect,
  Filter,
  KeywordAbility,
  Mod,
  Ref,
  SingleFaced,
  SpellAbility,
  TargetSpec,
  TriggeredAbility,
  TriggerPattern,
  Value,
} from '@arbiter/engine';
import { ownDomain } from '../1-concepts/134-domains.js';
import type { Purpose } from '../1-concepts/165-rune-pool.js';

export interface Face {
  /** Printed number, as deck codes name it; tokens may have none. */
  code?: string;
  type: 'Unit' | 'Spell' | 'Gear' | 'Legend' | 'Battlefield' | 'Rune';
  /** A second type (178). */
  also?: 'Gear';
  supertypes?: string[];
  domains?: string[];
  energy?: number;
  /** How many Power symbols of the card's own domain the cost has. */
  power?: number;
  might?: number;
  /** Of Equipment: how much more Might what it is attached to has (137). */
  mightBonus?: number;
  tags?: string[];
  abilities?: (Ability | Ability[])[];
}

export function card(name: string, face: Face): SingleFaced {
  const { domains = [] } = face;
  return {
    name,
    props: {
      name,
      ...(face.code === undefined ? {} : { code: face.code }),
      types: face.also === undefined ? [face.type] : [face.type, face.also],
      supertypes: face.supertypes ?? [],
      domains,
      tags: face.tags ?? [],
      ...(face.energy === undefined ? {} : { energy: face.energy }),
      ...(face.energy === undefined
        ? {}
        : { power: Array.from({ length: face.power ?? 0 }, () => ownDomain(domains)) }),
      ...(face.might === undefined ? {} : { might: face.might }),
      ...(face.mightBonus === undefined ? {} : { mightBonus: face.mightBonus }),
    },
    abilities: (face.abilities ?? []).flat(),
  };
}

/** A cost of Energy and Power: `pays(1, 'Fury')`. */
export const pays = (energy: number, ...power: string[]): Cost => ({ pay: 'resources', energy, power });
export const exhaustThis: Cost = { pay: 'exhaust' };
export const killThis: Cost = { pay: 'kill' };

// Keywords.
export const keyword = (name: string, value?: number): KeywordAbility => ({
  kind: 'keyword',
  keyword: name,
  ...(value === undefined ? {} : { value }),
});
export const action = keyword('action');
export const reaction = keyword('reaction');
export const hidden = keyword('hidden');
export const tank = keyword('tank');
export const temporary = keyword('temporary');
export const ambush = keyword('ambush');
/** 805.1.a */
export const accelerate = (domain: string): Ability => ({ ...keyword('accelerate'), cost: [pays(1, domain)] });
export const deathknell = (...effects: Effect[]): Ability => ({ ...keyword('deathknell'), effects });
/** Another card than this was finalized by its player this turn (812.1.c). */
export const playedAnother: Condition = {
  compare: [{ happened: { on: 'finalized', player: 'you', object: { other: true } } }, '>=', 1],
};
/** "[Legion] I cost [n] less": a discount while another card was played this turn (812.1.c). */
export const legionDiscount = (energy: number): Ability[] => [
  keyword('legion'),
  {
    kind: 'static',
    if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] },
    mods: [{ mod: 'cost', less: [pays(energy)] }],
  },
];

// Abilities.
export const spell = (body: Omit<SpellAbility, 'kind'>): Ability => ({ kind: 'spell', ...body });
/** 820.1.d: an optional additional cost with which the instructions are carried out once more. */
export const repeatable = (cost: Cost, body: Omit<SpellAbility, 'kind'>): Ability[] => [
  keyword('repeat'),
  { kind: 'spell', ...body, optional: [{ name: 'repeat', cost: [cost], times: 1 }] },
];
export const when = (
  on: TriggerPattern,
  effects: Effect[],
  more: Partial<Omit<TriggeredAbility, 'kind' | 'on' | 'effects'>> = {},
): Ability => ({ kind: 'triggered', on, effects, ...more });
export const uses = (cost: Cost[], effects: Effect[], more: Partial<ActivatedAbility> = {}): Ability => ({
  kind: 'activated',
  cost,
  effects,
  ...more,
});
/** An ability that adds resources resolves at once (429.2). */
export const adds = (
  cost: Cost[],
  energy: number,
  power: string[],
  more: Partial<ActivatedAbility> = {},
  only?: Purpose,
): Ability =>
  uses(cost, [{ do: 'add', energy, power, ...(only ? { only } : {}) }], {
    immediate: true,
    timing: 'reaction',
    ...more,
  });
export const always = (mods: Mod[], affects?: Filter, condition?: Condition): Ability => ({
  kind: 'static',
  ...(affects ? { affects } : {}),
  ...(condition ? { if: condition } : {}),
  mods,
});
/** "I enter ready if …": asked as the unit enters, while it is still on the chain (369.3). */
export const entersReadyIf = (condition: Condition): Ability => ({
  kind: 'static',
  zone: 'chain',
  if: condition,
  mods: [{ mod: 'rule', rule: 'entersReady' }],
});

// Happenings.
export const playMe: TriggerPattern = { on: 'play', object: 'self' };
export const iConquer: TriggerPattern = { on: 'unit:conquer', object: 'self' };
export const youHoldHere: TriggerPattern = { on: 'hold', object: 'self', player: 'you' };
export const beginningPhase = (player: 'you' | 'any'): TriggerPattern => ({
  on: 'step',
  match: { step: 'beginning' },
  player,
});

// Filters.
export const type = (name: string): Filter => ({ has: ['types', name] });
export const and = (...filters: Filter[]): Filter => filters.flat();
export const unit: Filter = type('Unit');
export const gear: Filter = type('Gear');
/** What a player controls. */
export const yours: Filter = { controller: 'you' };
/** What a player controls, or a teammate (489.8.e). */
export const friendly: Filter = { controller: 'team' };
export const enemy: Filter = { controller: 'opponent' };
export const atBattlefield: Filter = { is: 'atBattlefield' };
export const here: Filter = { is: 'here' };
export const other: Filter = { other: true };
export const tagged = (tag: string): Filter => ({ has: ['tags', tag] });
export const opponent: Filter = { player: 'opponent' };

// References and effects.
export const t = (n = 0): Ref => ({ target: n });
export const each = (filter: Filter): Ref => ({ each: filter });
export const target = (what: Filter, more: Partial<TargetSpec> = {}): TargetSpec => ({ what, ...more });
export const draw = (count: Value, who: Ref = 'you'): Effect => ({ do: 'draw', who, count });
export const deal = (amount: Value, to: Ref): Effect => ({ do: 'damage', to, amount });
export const kill = (what: Ref): Effect => ({ do: 'kill', what });
export const ready = (what: Ref): Effect => ({ do: 'status', what, status: 'exhausted', on: false });
export const giveMight = (amount: Value, what: Ref): Effect => ({
  do: 'modify',
  what,
  mods: [{ mod: 'add', stat: 'might', value: amount }],
});
export const giveKeyword = (k: KeywordAbility, what: Ref, forever = false): Effect => ({
  do: 'modify',
  what,
  mods: [{ mod: 'ability', ability: k }],
  ...(forever ? { until: { kind: 'permanent' } } : {}),
});
/** Less Might this turn, but not below a minimum; how much is fixed now for each unit (477.3.b, 477.3.e.2.b). */
export const weaken = (amount: number, what: Ref, minimum: number): Effect => ({
  do: 'forEach',
  of: what,
  as: 'it',
  effects: [
    giveMight(
      {
        negative: {
          most: [0, { least: [amount, { sum: [{ stat: 'might', of: { saved: 'it' } }, -minimum] }] }],
        },
      },
      { saved: 'it' },
    ),
  ],
});
export const channelRunes = (count: number, exhausted: boolean, who: Ref = 'you'): Effect => ({
  do: 'channel',
  count,
  exhausted,
  who,
});
export const playToken = (
  token: SingleFaced,
  more: { count?: number; ready?: true; exhausted?: true; to?: 'base' } = {},
): Effect => ({
  do: 'playToken',
  token,
  ...more,
});
