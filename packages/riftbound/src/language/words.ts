/** Riftbound's words of the card language: the kernel's verbs, filters and the like together with these are all there are. */
import {
  type Ability,
  type CardDefinition,
  damageAction,
  defineLanguage,
  type Fault,
  type HappeningWord,
  type Names,
  type Parts,
  type RulesetWords,
  type Word,
} from '@arbiter/engine';
import { z } from 'zod';
import { DOMAINS } from '../1-concepts/134-domains.js';
import { cite } from '../cite.js';
import type { RiftboundRules } from '../edition.js';

const TYPES = ['Unit', 'Spell', 'Gear', 'Legend', 'Battlefield', 'Rune'] as const;
const figure = z.int().min(0).max(999);
/** Power of a domain, of one of several (`Fury|Mind`), or of any. */
const powerSymbol = z.string().regex(new RegExp(`^(any|(${DOMAINS.join('|')})(\\|(${DOMAINS.join('|')}))*)$`));
const power = z.array(powerSymbol).max(20);

/** Printed characteristics (130–139). `name` is the card's name again, `code` its printed number. */
const props = (p: Parts) => ({
  name: p.term,
  code: p.term.optional(),
  types: z.array(z.enum(TYPES)).min(1).max(2),
  supertypes: z.array(z.enum(['Champion', 'Signature'])).max(2),
  domains: z.array(z.enum(DOMAINS)).max(6),
  tags: z.array(p.term).max(12),
  energy: figure.optional(),
  power: power.optional(),
  might: figure.optional(),
});

const verbs: { [verb: string]: Word } = {
  add: {
    says: 'Adds Energy and Power to the rune pool; `only: "spell"` is spent on spells alone.',
    example: { do: 'add', energy: 1, power: ['any'] },
    takes: (p) => ({
      energy: figure.optional(),
      power: power.optional(),
      only: z.literal('spell').optional(),
      who: p.ref.optional(),
    }),
  },
  kill: {
    says: 'Kills permanents.',
    example: { do: 'kill', what: 'self' },
    takes: (p) => ({ what: p.ref }),
  },
  channel: {
    says: 'Channels runes, ready unless `exhausted`.',
    example: { do: 'channel', count: 1, exhausted: true },
    takes: (p) => ({ count: p.value.optional(), exhausted: z.boolean().optional(), who: p.ref.optional() }),
  },
  playToken: {
    says: 'Plays tokens: units exhausted unless `ready`, gear ready unless `exhausted`, anywhere unless `to` the base.',
    example: (n) => ({ do: 'playToken', token: n.token, ready: true }),
    takes: (p) => ({
      token: p.token,
      count: p.value.optional(),
      ready: p.flag.optional(),
      exhausted: p.flag.optional(),
      to: z.literal('base').optional(),
    }),
  },
  takeTurn: { says: 'Its player takes a turn after this one.', example: { do: 'takeTurn' } },
};

const costs: { [kind: string]: Word } = {
  resources: {
    says: 'Energy, and Power by domain: `Fury`, `Fury|Mind` for either, `any`.',
    example: { pay: 'resources', energy: 1, power: ['Fury'] },
    takes: () => ({ energy: figure.optional(), power: power.optional() }),
  },
  exhaust: { says: 'Exhausting the object itself: [E].', example: { pay: 'exhaust' } },
  recycle: { says: 'Recycling the object itself.', example: { pay: 'recycle' } },
  kill: { says: 'Killing the object itself.', example: { pay: 'kill' } },
};

const ofUnit = (on: string, says: string): [string, HappeningWord] => [
  on,
  { says, example: { on, object: 'self' }, refs: ['object', 'player', 'battlefield'] },
];
const atBattlefield = (on: string, says: string): [string, HappeningWord] => [
  on,
  { says, example: { on, object: 'self', player: 'you' }, refs: ['object', 'player'] },
];
const happenings: { [on: string]: HappeningWord } = {
  damage: {
    says: 'Damage was dealt by `source` to a unit.',
    example: { on: 'damage', object: 'self' },
    match: () => ({ combat: z.boolean() }),
    refs: ['source', 'object'],
    numbers: ['amount'],
  },
  healed: {
    says: 'A unit lost its damage.',
    example: { on: 'healed', object: 'self' },
    refs: ['object'],
    numbers: ['amount'],
  },
  play: {
    says: 'A card (`card: true`) or token was played; `nth` counts the cards of its player this turn.',
    example: { on: 'play', player: 'you', match: { card: true, nth: 2 } },
    match: (p) => ({ card: z.boolean(), nth: p.count }),
    refs: ['object', 'player'],
    numbers: ['nth'],
  },
  chooseFriendly: {
    says: 'A player chose a unit of their own with a spell; `first` at its location in this turn.',
    example: { on: 'chooseFriendly', object: 'self', match: { first: true } },
    match: () => ({ first: z.boolean() }),
    refs: ['object', 'source', 'player'],
  },
  moved: {
    says: 'A unit moved; a recall is no move.',
    example: { on: 'moved', object: 'self' },
    refs: ['object', 'player'],
  },
  ...Object.fromEntries([
    atBattlefield('conquer', 'A player conquered a battlefield.'),
    atBattlefield('hold', 'A player held a battlefield.'),
    atBattlefield('control', 'Control of a battlefield was gained, or lost.'),
    atBattlefield('showdown', 'A showdown began.'),
    atBattlefield('attack', 'A player attacked a battlefield.'),
    atBattlefield('defend', 'A player defended a battlefield.'),
    atBattlefield('combatWon', 'A player won a combat.'),
    atBattlefield('combatLost', 'A player lost a combat.'),
    ofUnit('unit:conquer', 'A unit was there as its player conquered.'),
    ofUnit('unit:hold', 'A unit was there as its player held.'),
    ofUnit('unit:attack', 'A unit attacked, once a combat.'),
    ofUnit('unit:defend', 'A unit defended, once a combat.'),
  ]),
};

const actions: RulesetWords['actions'] = { damage: damageAction('combat') };

const predicates: Names = {
  atBattlefield: { says: 'At a battlefield.' },
  inBase: { says: 'In a base.' },
  here: { says: 'Where the source is.' },
  attacker: { says: 'An attacker.' },
  defender: { says: 'A defender.' },
  alone: { says: 'At a battlefield without other units of its player.' },
};
const timings: Names = {
  action: { says: 'Also in showdowns.' },
  reaction: { says: 'Also in showdowns and closed states.' },
};
const statuses: Names = { exhausted: { says: 'Exhausted.' }, stunned: { says: 'Stunned.' } };
const causes: Names = {
  kill: { says: 'Killed by an instruction or as a cost.' },
  lethal: { says: 'Killed by damage.' },
  banish: { says: 'Banished.' },
  return: { says: 'Returned.' },
  play: { says: 'Played.' },
  recycle: { says: 'Recycled.' },
  channel: { says: 'Channeled.' },
  hide: { says: 'Hidden.' },
};
const objectRules: { [rule: string]: Word } = {
  costsLess: {
    says: 'The card costs less Energy.',
    example: { mod: 'rule', rule: 'costsLess', energy: 2 },
    takes: () => ({ energy: figure }),
  },
  entersReady: { says: 'The unit enters ready.', example: { mod: 'rule', rule: 'entersReady' } },
  unitsCantBePlayedHere: {
    says: 'Of battlefields: units can’t be played here.',
    example: { mod: 'rule', rule: 'unitsCantBePlayedHere' },
  },
};

/** What a card of the right form must be like besides. */
function checkMeaning({ name, props: face, abilities }: CardDefinition, fault: Fault): void {
  const types = face.types as string[];
  if (face.name !== name) fault(['props', 'name'], `must be "${name}", the name of the card`);
  if (types.includes('Unit') !== (face.might !== undefined))
    fault(['props', 'might'], 'units, and only they, have Might', cite('riftbound:143.2'));
  if (types.includes('Spell') && types.length > 1) fault(['props', 'types'], 'a spell is nothing else');
  if (types.includes('Rune') && (face.domains as string[]).length !== 1)
    fault(['props', 'domains'], 'a rune has one domain', cite('riftbound:164.2'));
  for (const [i, ability] of abilities.entries()) checkAbility(types, ability, i, fault);
  if (abilities.filter((a) => a.kind === 'spell').length > 1)
    fault(['abilities'], 'a card has at most one spell ability');
}

function checkAbility(types: string[], ability: Ability, i: number, fault: Fault): void {
  // Other cards say with one what they cost besides.
  if (ability.kind === 'spell' && !types.includes('Spell'))
    for (const part of ['effects', 'targets', 'modes', 'divide'] as const)
      if (ability[part] !== undefined) fault(['abilities', i, part], 'only spells have instructions of their own');
  if (ability.kind === 'spell')
    for (const cost of [...(ability.additional ?? []), ...(ability.optional ?? []).flatMap((o) => o.cost)])
      if (['exhaust', 'recycle', 'kill'].includes(cost.pay))
        fault(['abilities', i], `a card on the chain can't pay "${cost.pay}"`, cite('riftbound:414.4'));
  if (ability.kind !== 'activated' || !ability.immediate) return;
  if (ability.effects?.length !== 1 || ability.effects[0]?.do !== 'add')
    fault(
      ['abilities', i, 'effects'],
      'what resolves at once adds resources, and nothing else',
      cite('riftbound:429.2'),
    );
  if ((ability.targets ?? []).length > 0 || ability.modes)
    fault(['abilities', i], 'adding resources chooses nothing', cite('riftbound:429.2'));
  if (ability.limit) fault(['abilities', i, 'limit'], 'adding resources has no limit but its cost');
  for (const [k, cost] of ability.cost.entries())
    if (cost.pay === 'resources')
      fault(['abilities', i, 'cost', k], 'adding resources costs none', cite('riftbound:429.2'));
  if (!ability.cost.some((cost) => cost.pay !== 'resources'))
    fault(['abilities', i, 'cost'], 'its source is exhausted, recycled or killed for it');
}

export const languageOf = (rules: RiftboundRules) =>
  defineLanguage(rules, {
    props,
    lists: ['types', 'supertypes', 'domains', 'tags'],
    stats: ['might'],
    fixed: ['energy', 'cardsPlayed', 'turns'],
    scores: ['points'],
    verbs,
    costs,
    happenings,
    actions,
    predicates,
    timings,
    statuses,
    causes,
    rules: objectRules,
    keywords: Object.fromEntries(
      [...rules.continuous.keywords.values()].map(({ name, description = '', params }) => [
        name,
        { says: description, ...(params ? { takes: params } : {}) },
      ]),
    ),
    together: { samePlace: { says: 'All are at one location.' } },
    check: checkMeaning,
  });
