/** Phrases of single texts: of turns, scoring, abilities that are used, and what several abilities say in one sentence. */
import {
  type Ability,
  type Condition,
  canonical,
  type Effect,
  type FilterClause,
  type Mod,
  type StaticAbility,
  type TriggeredAbility,
} from '@arbiter/engine';
import { clausesOf, either, isFirstPerson, type Say, symbols, typesOf, UNSAID } from './say.js';
import { keywordName } from './things.js';

const UNIT: FilterClause = { has: ['types', 'Unit'] };
const GEAR: FilterClause = { has: ['types', 'Gear'] };
const SPELL: FilterClause = { has: ['types', 'Spell'] };
const EQUIPMENT: FilterClause = { has: ['tags', 'Equipment'] };
const HERE: FilterClause = { is: 'here' };
const SELF_AT_WORK = ['kind', 'affects', 'mods', 'if', 'zone'];
const isField = (say: Say): boolean => typesOf(say.face).includes('Battlefield');
const isOnly = (mod: Mod, ...fields: string[]): boolean =>
  Object.keys(mod).every((key) => key === 'mod' || key === 'rule' || fields.includes(key));

/** What one static ability says in words of its own. */
export function singularStatic(ability: StaticAbility, say: Say): string | undefined {
  const { affects = 'self', mods, if: asked, zone } = ability;
  const [mod, ...more] = mods;
  if (!mod || more.length > 0 || Object.keys(ability).some((key) => !SELF_AT_WORK.includes(key))) return undefined;
  if (zone !== undefined) return zone === 'chain' ? readyIfDied(mod, affects, asked, say) : undefined;
  if (mod.mod === 'rule' && mod.rule === 'channelsOnly') return channelText(mod, canonical(affects), asked, say);
  if (mod.mod === 'rule' && mod.rule === 'doesntTrigger') return silentText(mod, canonical(affects), asked, say);
  if (mod.mod === 'cost') return costText(mod, affects, asked, say);
  if (mod.mod === 'add' && asked === undefined && canonical(affects) === '"self"') return doubledBonus(mod, say);
  if (mod.mod === 'ifMissing' && asked === undefined) return lackingText(mod, affects, say);
  return undefined;
}
type Rule = Extract<Mod, { mod: 'rule' }>;
type Price = Extract<Mod, { mod: 'cost' }>;
type Affected = NonNullable<StaticAbility['affects']>;

/** "If a friendly unit died during your Beginning Phase this turn, I enter ready". */
function readyIfDied(mod: Mod, affects: Affected, asked: Condition | undefined, say: Say): string | undefined {
  const died = {
    on: 'move',
    object: [UNIT, { controller: 'team' }],
    match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] },
    during: ['beginning', 'scoring'],
  };
  const expected = { all: [{ turnOf: 'you' }, { compare: [{ happened: died }, '>=', 1] }] };
  if (canonical(asked ?? null) !== canonical(expected)) return undefined;
  const ready = affects === 'self' && mod.mod === 'rule' && mod.rule === 'entersReady' && isOnly(mod);
  return ready && isFirstPerson(say.face)
    ? 'if a friendly unit died during your Beginning Phase this turn, I enter ready'
    : UNSAID;
}
/** "While I'm at a battlefield, players only channel 1 rune at the start of their Channel Phase". */
function channelText(mod: Rule, affects: string, asked: Condition | undefined, say: Say): string {
  const { count } = mod;
  if (typeof count !== 'number' || !isOnly(mod, 'count') || affects !== '{"players":"all"}') return UNSAID;
  const runes = `${count} rune${count === 1 ? '' : 's'}`;
  const said = `players only channel ${runes} at the start of their Channel Phase`;
  return asked === undefined ? said : `while ${say.condition(asked)}, ${said}`;
}
/** "Your [Temporary] effects at my battlefield don't trigger". */
function silentText(mod: Rule, affects: string, asked: Condition | undefined, say: Say): string {
  const mine = canonical([{ controller: 'you' }, HERE, { is: 'atBattlefield' }]);
  if (asked !== undefined || affects !== mine || !isOnly(mod, 'keyword') || typeof mod.keyword !== 'string')
    return UNSAID;
  return isFirstPerson(say.face)
    ? `your [${keywordName(mod.keyword)}] effects at my battlefield don't trigger`
    : UNSAID;
}
/** Resources alone, as a price. */
function priceOf(costs: Price['less']): string {
  const [only, ...more] = costs ?? [];
  return only?.pay === 'resources' && more.length === 0 ? symbols(only.energy, only.power) || UNSAID : UNSAID;
}
function costText(mod: Price, affects: Affected, asked: Condition | undefined, say: Say): string | undefined {
  if (mod.optional?.name === 'repeat') return repeatText(mod, mod.optional, canonical(affects), asked, say);
  if (mod.part === 'optional' && mod.named === 'repeat') return repeatsLess(mod, canonical(affects), asked, say);
  if (mod.asPayer) return friendlyChosen(mod, canonical(affects), asked, say);
  return mod.abilities ? firstActivated(mod, canonical(affects), asked, say) : undefined;
}
/** "While I'm in a showdown, your spells have [Repeat] [2][Chaos]" (820.1.d). */
function repeatText(
  mod: Price,
  { name, cost, times, ...rest }: NonNullable<Price['optional']>,
  affects: string,
  asked: Condition | undefined,
  say: Say,
): string {
  if (!name || times !== 1 || Object.keys(rest).length > 0 || !isOnly(mod, 'of', 'optional')) return UNSAID;
  if (affects !== '{"players":"you"}' || canonical(mod.of ?? null) !== canonical([SPELL])) return UNSAID;
  const said = `your spells have [Repeat] ${priceOf(cost)}`;
  return asked === undefined ? said : `while ${say.condition(asked)}, ${said}`;
}
/** "While you control this battlefield, friendly [Repeat] costs cost [1] less" (356.4.c). */
function repeatsLess(mod: Price, affects: string, asked: Condition | undefined, say: Say): string {
  if (affects !== '{"players":"team"}' || !isOnly(mod, 'part', 'named', 'less') || !asked) return UNSAID;
  return `while ${say.condition(asked)}, friendly [Repeat] costs cost ${priceOf(mod.less)} less`;
}
/** "Each spell that chooses one or more units here that are friendly to it costs [A] less": to whoever plays it. */
function friendlyChosen(mod: Price, affects: string, asked: Condition | undefined, say: Say): string {
  const there = canonical([UNIT, { controller: 'team' }, HERE]);
  if (affects !== '{"players":"all"}' || asked || !isField(say)) return UNSAID;
  if (!isOnly(mod, 'of', 'less', 'targeting', 'asPayer') || canonical(mod.targeting ?? null) !== there) return UNSAID;
  if (canonical(clausesOf(mod.of ?? [])) !== canonical([SPELL])) return UNSAID;
  return `each spell that chooses 1 or more units here that are friendly to it costs ${priceOf(mod.less)} less`;
}
/** "While you control this battlefield, the first friendly gear activated ability played each turn costs [1] less". */
function firstActivated(mod: Price, affects: string, asked: Condition | undefined, say: Say): string | undefined {
  const none: Condition = { compare: [{ happened: { on: 'activated', player: 'team', object: [GEAR] } }, '=', 0] };
  const [held, first, ...more] = asked && 'all' in asked ? asked.all : [];
  if (!held || canonical(first ?? null) !== canonical(none)) return undefined;
  if (more.length > 0 || affects !== canonical([GEAR, { controller: 'team' }]) || !isOnly(mod, 'abilities', 'less'))
    return UNSAID;
  const gear = 'the first friendly gear activated ability played each turn';
  return `while ${say.condition(held)}, ${gear} costs ${priceOf(mod.less)} less`;
}
/** "Each Equipment attached to me gives double its base Might bonus": it gives it once anyway. */
function doubledBonus(mod: Extract<Mod, { mod: 'add' }>, say: Say): string | undefined {
  const bonus = { total: 'mightBonus', of: { each: [EQUIPMENT, { attachedTo: 'self' }] } };
  return mod.stat === 'might' && canonical(mod.value) === canonical(bonus)
    ? `each Equipment attached to ${say.object('self', 'asked')} gives double its base Might bonus`
    : undefined;
}
/** "Friendly buffed units have [Deflect] if they didn't already". */
function lackingText(mod: Extract<Mod, { mod: 'ifMissing' }>, affects: Affected, say: Say): string {
  if (typeof affects !== 'object' || 'players' in affects || !isOnly(mod, 'ability')) return UNSAID;
  const given = say.ability(mod.ability);
  const said = (s: { many: boolean; text: string }): string =>
    s.many ? `${s.text} have ${given} if they didn't already` : UNSAID;
  return say.about({ each: affects }, said, 'asked');
}

/** What several abilities say in one sentence: how many they are at most. */
export const MOST_TOGETHER = 3;
export function singularLine(abilities: readonly Ability[], say: Say): string | undefined {
  const triggered = abilities.flatMap((one) => (one.kind === 'triggered' ? [one] : []));
  if (triggered.length === abilities.length)
    return movedWith(triggered, say) ?? bothAdd(triggered, say) ?? bothUsed(triggered, say);
  return drawnInstead(abilities);
}
/** "When a friendly unit moves from my location, I may be moved with it": to a battlefield, or to the base of both. */
function movedWith(all: readonly TriggeredAbility[], say: Say): string | undefined {
  const [first] = all;
  const object = first?.on.object;
  if (all.length !== 3 || typeof object !== 'object' || !isFirstPerson(say.face)) return undefined;
  const filter = clausesOf(object).filter((clause) => !('other' in clause));
  const along = (from: string, to: string) => ({
    kind: 'triggered',
    on: {
      on: 'moved',
      object: [...filter, ...(to === 'base' || from === 'base' ? [{ controller: 'you' }] : []), { other: true }],
      match: { from, to },
      ...(from === 'battlefield' ? { source: [HERE] } : {}),
    },
    ...(from === 'base' ? { if: { is: ['self', { is: 'inBase' }] } } : {}),
    may: true,
    effects: [{ do: 'moveTo', what: 'self', to: to === 'base' ? 'base' : { event: 'destination' } }],
  });
  const expected = [along('battlefield', 'battlefield'), along('battlefield', 'base'), along('base', 'battlefield')];
  if (canonical(all) !== canonical(expected)) return undefined;
  return `when ${say.thing(filter, { determiner: 'a' })} moves from my location, I may be moved with it`;
}
/** "When combat starts here, the attacker and defender each [Add] [1]". */
function bothAdd(all: readonly TriggeredAbility[], say: Say): string | undefined {
  const [first, ...others] = all;
  const [add] = first?.effects ?? [];
  if (others.length !== 1 || add?.do !== 'add' || !isField(say)) return undefined;
  const each = ['attacker', 'defender'].map((side) => ({
    kind: 'triggered',
    on: { on: 'combatStarts', player: 'any', match: { side }, object: 'self' },
    effects: [{ do: 'add', energy: add.energy, power: add.power, who: { event: 'player' } }],
  }));
  return canonical(all) === canonical(each)
    ? `when combat starts here, the attacker and defender each [add] ${symbols(add.energy, add.power) || UNSAID}`
    : undefined;
}
/** "When you play a unit, gear, or activated ability with Energy cost [7] or more, …". */
function bothUsed(all: readonly TriggeredAbility[], say: Say): string | undefined {
  const [plays, uses, ...more] = all;
  if (!plays || uses?.on.on !== 'used' || more.length > 0) return undefined;
  const { on: played, ...does } = plays;
  const { on: used, ...same } = uses;
  const energy = 'energy' in used ? used.energy : undefined;
  if (typeof energy !== 'number' || canonical(does) !== canonical(same)) return undefined;
  const cards = [{ has: ['types', ['Unit', 'Gear']] }, { stat: ['energy', '>=', energy] }];
  if (canonical(played) !== canonical({ on: 'play', player: 'you', object: cards })) return undefined;
  if (canonical(used) !== canonical({ on: 'used', player: 'you', energy })) return undefined;
  const asked = say.triggered(plays);
  return asked.replace(
    /^.*?, (?=you may)/,
    `when you play a unit, gear, or activated ability with Energy cost [${energy}] or more, `,
  );
}
/** "If a player would score 1 point from conquering or holding during their first or second turn, they draw 1 instead". */
function drawnInstead(all: readonly Ability[]): string | undefined {
  const each = ['conquer', 'hold'].map((cause) => ({
    kind: 'replacement',
    on: 'stat',
    match: { stat: 'points', gain: true, cause },
    if: {
      all: [
        { is: [{ event: 'player' }, { player: 'active' }] },
        { compare: [{ stat: 'turns', of: { event: 'player' } }, '<=', 2] },
      ],
    },
    instead: [{ do: 'draw', who: { event: 'player' }, count: 1 }],
  }));
  return canonical(all) === canonical(each)
    ? 'if a player would score 1 point from conquering or holding during their first or second turn, they draw 1 instead'
    : undefined;
}

/** "Spend any number of buffs. For each buff spent, channel 1 rune exhausted": as many as there are, of whatever units. */
export function buffsSpent([spent]: readonly Effect[]): { said: string; count: number } | undefined {
  const expected = {
    do: 'pay',
    cost: [{ pay: 'spendBuff', each: 'x' }],
    x: 'spent',
    then: [{ do: 'channel', count: { number: 'spent' }, exhausted: true, who: 'you' }],
  };
  return spent && canonical(spent) === canonical(expected)
    ? { said: 'spend any number of buffs. for each buff spent, channel 1 rune exhausted', count: 1 }
    : undefined;
}

/** "Each other player chooses Cards or Runes. For each player that chooses Cards, you and that player each draw 1. …" */
export function chosenByEach(effects: readonly Effect[]): string | undefined {
  const [, , , cards, runes, ...more] = effects;
  if (cards?.do !== 'forEach' || runes?.do !== 'forEach' || more.length > 0) return undefined;
  const [draws] = cards.effects;
  const [channels] = runes.effects;
  if (draws?.do !== 'draw' || channels?.do !== 'channel') return undefined;
  const nobody = { each: [{ player: 'you' }, { not: { player: 'you' } }] };
  const player = { saved: 'player' };
  const joins = (name: string) => ({
    label: name,
    effects: [
      {
        do: 'remember',
        as: name,
        what: { each: [{ player: 'any' }, { any: [{ in: { saved: name } }, { in: player }] }] },
      },
    ],
  });
  const both = (of: string, one: (who: unknown) => unknown) => ({
    do: 'forEach',
    of: { saved: of },
    as: 'player',
    effects: [one('you'), one(player)],
  });
  const expected = [
    ...['cards', 'runes'].map((as) => ({ do: 'remember', as, what: nobody })),
    {
      do: 'forEach',
      of: { each: [{ player: 'any' }, { not: { player: 'you' } }] },
      as: 'player',
      effects: [{ do: 'either', who: player, choices: [joins('cards'), joins('runes')] }],
    },
    both('cards', (who) => ({ do: 'draw', who, count: draws.count })),
    both('runes', (who) => ({ do: 'channel', who, count: channels.count, exhausted: true })),
  ];
  if (canonical(effects) !== canonical(expected)) return undefined;
  const [n, m] = [draws.count, channels.count];
  if (typeof n !== 'number' || typeof m !== 'number') return UNSAID;
  const all = [
    'each other player chooses Cards or Runes',
    `for each player that chooses Cards, you and that player each draw ${n}`,
    `for each player that chooses Runes, you and that player each channel ${m} rune${m === 1 ? '' : 's'} exhausted`,
  ];
  return all.join(either('. ', ' '));
}
