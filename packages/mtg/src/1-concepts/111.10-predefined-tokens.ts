/** Predefined tokens that are more than an artifact to be given up: what each is and does (111.10). */
import type { Ability, Mod, RuleRef, SingleFaced, Value } from '@arbiter/engine';
import { cite } from '../cite.js';
import {
  activated,
  artifact,
  attacks,
  card,
  continuous,
  creature,
  dies,
  draw,
  enchantment,
  has,
  keyword,
  loseLife,
  mana,
  plus,
  putCounters,
  scry,
  tap,
  token,
  triggered,
  youControl,
} from '../language/builders.js';

interface Predefined {
  rules: RuleRef[];
  token: SingleFaced;
}

/** An Aura that is on a creature (111.10j–r): what the creature is with it, and what else the Role does. */
const role = (name: string, mods: Mod[], ...more: Ability[]): SingleFaced =>
  card(name, {
    type: 'Enchantment — Aura Role',
    colors: [],
    abilities: [keyword('enchant', { from: creature }), continuous('attached', mods), ...more],
  });
const base = (power: number, toughness: number): Mod[] => [
  { mod: 'set', prop: 'power', value: power },
  { mod: 'set', prop: 'toughness', value: toughness },
];
const enchantments: Value = { count: [enchantment, youControl] };

/** By the name by which instructions ask for them. */
export const predefinedTokens = {
  walker: { rules: cite('mtg:111.10d'), token: token('Walker', 'Creature — Zombie', ['B'], '2/2') },
  shard: {
    rules: cite('mtg:111.10e'),
    token: card('Shard', {
      type: 'Enchantment — Shard',
      colors: [],
      abilities: [activated([mana('{2}'), { pay: 'sacrifice', what: 'self' }], { effects: [scry(1), draw(1)] })],
    }),
  },
  powerstone: {
    rules: cite('mtg:111.10h'),
    token: card('Powerstone', {
      type: 'Artifact — Powerstone',
      colors: [],
      abilities: [
        activated([tap], {
          immediate: true,
          effects: [{ do: 'addMana', choices: ['{C}'], only: { cast: artifact, activate: [], other: true } }],
        }),
      ],
    }),
  },
  'cursed role': { rules: cite('mtg:111.10j'), token: role('Cursed', base(1, 1)) },
  'monster role': { rules: cite('mtg:111.10k'), token: role('Monster', [...plus(1, 1), has('trample')]) },
  'royal role': {
    rules: cite('mtg:111.10m'),
    token: role('Royal', [...plus(1, 1), has(keyword('ward', { cost: [mana('{1}')] }))]),
  },
  'sorcerer role': {
    rules: cite('mtg:111.10n'),
    token: role('Sorcerer', [...plus(1, 1), has(triggered(attacks, { effects: [scry(1)] }))]),
  },
  'virtuous role': {
    rules: cite('mtg:111.10p'),
    token: role('Virtuous', [
      { mod: 'add', stat: 'power', value: enchantments },
      { mod: 'add', stat: 'toughness', value: enchantments },
    ]),
  },
  'wicked role': {
    rules: cite('mtg:111.10q'),
    token: role('Wicked', plus(1, 1), triggered(dies, { effects: [loseLife(1, 'opponents')] })),
  },
  'young hero role': {
    rules: cite('mtg:111.10r'),
    token: role('Young Hero', [
      has(
        triggered(attacks, {
          if: { compare: [{ stat: 'toughness', of: 'self' }, '<=', 3] },
          effects: [putCounters(1, 'self')],
        }),
      ),
    ]),
  },
} satisfies { [name: string]: Predefined };
