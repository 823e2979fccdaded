/** Typed builders for Grand Archive cards: they read like the card and emit the card language's JSON. */
import type {
  Ability,
  ActivatedAbility,
  Body,
  Characteristics,
  Condition,
  Cost,
  Effect,
  Filter,
  KeywordAbility,
  Mod,
  Ref,
  ReplacementAbility,
  SingleFaced,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
  TriggerPattern,
  Value,
} from '@arbiter/engine';
import { CLASSES } from './classes.js';
import { and, champion, each, yourChampion } from './filters.js';

export * from './filters.js';

type Abilities = (Ability | Ability[])[];
type Props = Characteristics;

function card(name: string, element: string, types: string, subtypes: string, props: Props, abilities: Abilities) {
  const words = types.split(' ');
  const subs = subtypes.split(' ');
  const definition: SingleFaced = {
    name,
    props: {
      name,
      elements: element.split(' '),
      supertypes: words.filter((w) => w === 'Regalia' || w === 'Unique'),
      types: words.filter((w) => w !== 'Regalia' && w !== 'Unique'),
      subtypes: subs,
      classes: subs.filter((s) => CLASSES.includes(s)),
      ...props,
    },
    abilities: abilities.flat(),
  };
  return definition;
}
const reserve = (cost: number): Props => ({ costKind: 'reserve', cost });
const memory = (cost: number): Props => ({ costKind: 'memory', cost });

/** `championCard('Rai, Archmage', 'norm', 2, 'Mage Human', { level: 2, life: 22 }, …)` */
export const championCard = (
  name: string,
  element: string,
  cost: number,
  subtypes: string,
  figures: { level: number; life: number },
  ...abilities: Abilities
): SingleFaced => card(name, element, 'Champion', subtypes, { ...memory(cost), ...figures }, abilities);

/** `allyCard('Banner Knight', 'norm', 2, 'Warrior Human', '1/3', …)`: power and life. */
export function allyCard(
  name: string,
  element: string,
  cost: number,
  subtypes: string,
  figures: string,
  ...abilities: Abilities
): SingleFaced {
  const [power = 0, life = 0] = figures.split('/').map(Number);
  return card(name, element, 'Ally', subtypes, { ...reserve(cost), power, life }, abilities);
}
export const actionCard = (
  name: string,
  element: string,
  cost: number,
  speed: 'slow' | 'fast',
  subtypes: string,
  body: Body & Partial<Pick<SpellAbility, 'additional' | 'optional'>>,
  ...abilities: Abilities
): SingleFaced =>
  card(name, element, 'Action', subtypes, { ...reserve(cost), speed }, [{ kind: 'spell', ...body }, ...abilities]);

/** An attack card's abilities function in the intent, unless they say otherwise (2.4.0.5). */
export const attackCard = (
  name: string,
  element: string,
  cost: number,
  subtypes: string,
  power: number,
  ...abilities: Abilities
): SingleFaced => card(name, element, 'Attack', subtypes, { ...reserve(cost), power }, abilities.flat().map(inIntent));

function inIntent(ability: Ability): Ability {
  const functions = ability.kind === 'static' || ability.kind === 'triggered';
  return functions && ability.zone === undefined ? { ...ability, zone: 'intent' } : ability;
}

export const regaliaItem = (
  name: string,
  element: string,
  cost: number,
  subtypes: string,
  ...abilities: Abilities
): SingleFaced => card(name, element, 'Regalia Item', subtypes, memory(cost), abilities);

/** `regaliaWeapon('Sword of Seeking', 'norm', 0, 'Warrior Sword', '1/2', …)`: power and durability. */
export function regaliaWeapon(
  name: string,
  element: string,
  cost: number,
  subtypes: string,
  figures: string,
  ...abilities: Abilities
): SingleFaced {
  const [power = 0, durability = 0] = figures.split('/').map(Number);
  return card(name, element, 'Regalia Weapon', subtypes, { ...memory(cost), power, durability }, abilities);
}

// Restrictions (2.4.4)

/** The class of your champion matches this card's. */
export const CLASS_BONUS: Condition = { is: ['self', { is: 'classBonus' }] };
/** An element of your champion is one of this card's. */
export const ELEMENT_BONUS: Condition = { is: ['self', { is: 'elementBonus' }] };
/** Your champion is of that name, whatever its title. */
export const nameBonus = (name: string): Condition => ({ exists: and(yourChampion, { lineageName: name }) });
export const levelAtLeast = (level: number): Condition => ({ compare: [LV(), '>=', level] });

/** An ability that is there only while a condition holds; several conditions must all hold (2.4.4.2). */
export function restricted(condition: Condition, ability: Ability): Ability {
  if (ability.kind === 'keyword') return { kind: 'static', if: condition, mods: [has(ability)] };
  if (ability.kind === 'spell' || ability.kind === 'replacement') throw new Error('restrict its effects instead');
  if (ability.kind === 'payment') throw new Error('give it to the card itself under the condition');
  return { ...ability, if: ability.if ? { all: [condition, ability.if] } : condition };
}
export const classBonus = (ability: Ability): Ability => restricted(CLASS_BONUS, ability);

// Abilities

export const keyword = (name: string, more: Omit<KeywordAbility, 'kind' | 'keyword'> = {}): KeywordAbility => ({
  kind: 'keyword',
  keyword: name,
  ...more,
});
export const intercept = keyword('intercept');
export const floatingMemory = keyword('floating memory');
export const efficiency = keyword('efficiency');
export const lineage = (name: string): KeywordAbility => keyword('lineage', { label: name });

export const triggered = (on: TriggerPattern, body: Body & Pick<TriggeredAbility, 'if' | 'keyword'>): Ability => ({
  kind: 'triggered',
  on,
  ...body,
});
export const activated = (
  cost: Cost[],
  body: Body & Partial<Pick<ActivatedAbility, 'timing' | 'limit' | 'if'>>,
): ActivatedAbility => ({ kind: 'activated', cost, ...body });
export const continuous = (affects: StaticAbility['affects'], mods: Mod[], condition?: Condition): StaticAbility => ({
  kind: 'static',
  ...(affects === 'self' ? {} : { affects }),
  mods,
  ...(condition ? { if: condition } : {}),
});
/** What 1 less is: of whichever cost the card has (1.6.4.2.8.2). */
const ONE: Cost[] = [
  { pay: 'reserve', amount: 1 },
  { pay: 'memory', amount: 1 },
];
/** "This card costs N less to activate …" */
export const costsLess = (amount: Value, condition?: Condition): StaticAbility => ({
  kind: 'static',
  mods: [{ mod: 'cost', less: ONE, ...(amount === 1 ? {} : { times: amount }) }],
  ...(condition ? { if: condition } : {}),
});
export const entersRested: ReplacementAbility = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'field' },
  entering: true,
  change: { status: { rested: true } },
};
/** An ability that the champion has while this card is anywhere in its lineage. */
export const inherited = (ability: TriggeredAbility | StaticAbility): Ability[] => [
  ability,
  { ...ability, zone: 'lineage' },
];

// Triggers

export const onEnter = (...effects: Effect[]): Ability =>
  triggered({ on: 'move', object: 'self', match: { to: 'field' } }, { effects, keyword: 'on enter' });
export const onDeath = (...effects: Effect[]): Ability =>
  triggered(
    { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
    { effects, keyword: 'on death' },
  );
export const onAttack = (...effects: Effect[]): Ability =>
  triggered({ on: 'attack', object: 'self' }, { effects, keyword: 'on attack' });
export const onHit = (...effects: Effect[]): Ability =>
  triggered({ on: 'hit', source: 'self' }, { effects, keyword: 'on hit' });
export const onChampionHit = (...effects: Effect[]): Ability =>
  triggered({ on: 'hit', source: 'self', object: champion }, { effects, keyword: 'on champion hit' });
export const onKill = (...effects: Effect[]): Ability =>
  triggered({ on: 'kill', source: 'self' }, { effects, keyword: 'on kill' });
export const yourRecollection: TriggerPattern = { on: 'step', match: { step: 'recollection' }, player: 'you' };

// Costs

export const banishThis: Cost = { pay: 'banish', what: 'self' };
export const rest: Cost = { pay: 'rest' };
export const removeFromChampion = (amount: number, kind: string): Cost => ({
  pay: 'removeCounters',
  of: 'champion',
  kind,
  amount,
});
export const removeFromThis = (amount: number, kind: string): Cost => ({ pay: 'removeCounters', kind, amount });
export const sacrifice = (what: Filter, label: string): Cost => ({ pay: 'sacrifice', what, label });
export const returnToMaterial = (what: Filter, label: string): Cost => ({
  pay: 'returnToMaterial',
  what,
  label,
});

// Values and modifications

/** LV: your champion's level. */
export function LV(): Value {
  return { stat: 'level', of: each(yourChampion) };
}
export const plus = (stat: 'power' | 'life' | 'level' | 'attackPower', value: Value): Mod => ({
  mod: 'add',
  stat,
  value,
});
export const has = (ability: Ability): Mod => ({ mod: 'ability', ability });

// Effects

export const YOUR_CHAMPION: Ref = each(yourChampion);
export const draw = (count: Value, who: Ref = 'you'): Effect => ({ do: 'draw', who, count });
export const drawIntoMemory = (count: Value): Effect => ({ do: 'draw', who: 'you', count, to: 'memory' });
export const damage = (amount: Value, to: Ref): Effect => ({ do: 'damage', amount, to });
export const destroy = (what: Ref): Effect => ({ do: 'move', what, to: 'graveyard', cause: 'destroy' });
export const banish = (what: Ref): Effect => ({ do: 'move', what, to: 'banishment', cause: 'banish' });
export const returnToHand = (what: Ref): Effect => ({ do: 'move', what, to: 'hand', cause: 'return' });
export const putOntoField = (what: Ref): Effect => ({
  do: 'move',
  what,
  to: 'field',
  cause: 'effect',
  controller: 'you',
});
export const putCounters = (amount: Value, kind: string, what: Ref): Effect => ({ do: 'counters', what, kind, amount });
export const untilEndOfTurn = (what: Ref, ...mods: Mod[]): Effect => ({
  do: 'modify',
  what,
  mods,
  until: { kind: 'endOfTurn' },
});
export const wakeUp = (what: Ref): Effect => ({ do: 'status', what, status: 'rested', on: false });
export const may = (prompt: string, ...then: Effect[]): Effect => ({ do: 'may', prompt, then });
export const when = (condition: Condition, ...then: Effect[]): Effect => ({ do: 'if', if: condition, then });
export const ifClassBonus = (then: Effect[], otherwise?: Effect[]): Effect => ({
  do: 'if',
  if: CLASS_BONUS,
  then,
  ...(otherwise ? { else: otherwise } : {}),
});
/** A choice without targets, as something resolves; the choice is remembered under a name. */
export const choose = (
  save: string,
  from: Filter,
  count: { min: Value; max: Value },
  more: { prompt?: string; kind?: string } = {},
): Effect => ({ do: 'choose', save, from, ...count, ...more });
export const saved = (name: string): Ref => ({ saved: name });
/** "Prevent the next N … damage that would be dealt to … this turn": a shield (2.9.1.4.1). */
export const shield = (amount: Value, who: Ref, combat: boolean, more: { apart?: true } = {}): Effect => ({
  do: 'createReplacement',
  entities: who,
  shield: amount,
  replaces: { on: 'damage', match: { combat }, prevent: true },
  until: { kind: 'endOfTurn' },
  ...more,
});
/** "The next time damage would be dealt to … this turn, prevent that damage": an instance (2.9.1.4.2). */
export const preventNext = (who: Ref, ...also: Effect[]): Effect => ({
  do: 'createReplacement',
  entities: who,
  once: true,
  replaces: { on: 'damage', prevent: true, ...(also.length > 0 ? { also } : {}) },
  until: { kind: 'endOfTurn' },
});
export const glimpse = (count: Value): Effect => ({ do: 'arrange', kind: 'GLIMPSE', count, piles: ['top', 'bottom'] });
export const materialize = (filter: Filter): Effect => ({ do: 'materialize', filter });
