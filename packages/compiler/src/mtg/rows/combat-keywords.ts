/** Keyword abilities of creatures, combat, counters and types (702), and what is said of them elsewhere. */
import type { Filter, Json, Mod, TriggerPattern } from '@arbiter/engine';
import type { Mention } from '../../references/nouns.js';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { mention, SOURCE_KINDS } from '../nouns.js';

const PLAIN = [
  'ravenous',
  'riot',
  'unleash',
  'changeling',
  'dethrone',
  'exploit',
  'extort',
  'melee',
  'myriad',
  'provoke',
  'training',
  'ingest',
  'living metal',
  'job select',
  'haunt',
  'phasing',
  'banding',
  'increment',
  'enlist',
];
const WITH_NUMBER = ['amplify', 'devour', 'crew', 'firebending', 'mobilize', 'poisonous', 'renown', 'saddle', 'toxic'];

const rule = (name: string, more: { [parameter: string]: number } = {}): Mod => ({ mod: 'rule', rule: name, ...more });
const only = (what: Filter): Mod => ({ mod: 'rule', rule: 'blocksOnly', what: what as unknown as Json });
const ofSource = (at: number, on: TriggerPattern, ...others: Mention[]) => ({
  on,
  mentions: [mention(at, 'self', SOURCE_KINDS), ...others],
});
const did = (what: string, more: Partial<TriggerPattern> = {}): TriggerPattern => ({
  on: 'did',
  object: 'self',
  match: { what },
  ...more,
});

const phased = (out: boolean): TriggerPattern => ({ on: 'phased', object: 'self', match: { out } });

export const combatKeywords = [
  ...PLAIN.map((name) => row('keywordName', name, () => name)),
  row('keywordName', 'for mirrodin !', () => 'for mirrodin!'),
  row('keywordName', 'start your engines !', () => 'start your engines!'),
  row('condition', 'you have max speed', () => ({ is: ['you', { is: 'maxSpeed' }] })),
  ...WITH_NUMBER.map((name) =>
    row('keyword', `${name} <digit>`, ({ digit }) => [{ kind: 'keyword', keyword: name, value: digit }]),
  ),
  row('adjective', 'saddled', () => [{ status: 'saddled' }]),
  row('event', '<source> exploits a creature', (_, { from }) =>
    ofSource(from, did('exploit'), mention(from + 1, { event: 'other' }, ['creature', 'permanent'])),
  ),
  row('event', '<source> phases in', (_, { from }) => ofSource(from, phased(false))),
  row('event', '<source> phases out', (_, { from }) => ofSource(from, phased(true))),
  row('event', '<source> trains', (_, { from }) => ofSource(from, did('train'))),
  row('event', '<source> crews a vehicle', (_, { from }) =>
    ofSource(from, did('crew'), mention(from + 1, { event: 'other' }, ['vehicle', 'permanent'])),
  ),
  row('event', '<source> saddles a mount', (_, { from }) =>
    ofSource(from, did('saddle'), mention(from + 1, { event: 'other' }, ['mount', 'creature', 'permanent'])),
  ),
  row('event', '<source> becomes crewed', (_, { from }) => ofSource(from, did('becomeCrewed'))),
  row('event', '<source> attacks while saddled', (_, { from }) =>
    ofSource(from, { on: 'attack', object: [{ self: true }, { status: 'saddled' }] }),
  ),
  row('static', '<source> crews vehicles as though its power were <digit> greater', ({ digit }) => [
    unsettled({ kind: 'static', affects: 'self', mods: [rule('crewsAsStronger', { count: digit })] }),
  ]),
  row('static', '<source> saddles mounts and crews vehicles as though its power were <digit> greater', ({ digit }) => [
    unsettled({
      kind: 'static',
      affects: 'self',
      mods: [rule('crewsAsStronger', { count: digit }), rule('saddlesAsStronger', { count: digit })],
    }),
  ]),
  row('mod', "can't block <thing>", ({ thing }) => [only({ not: thing.filter })]),
  row('mod', "can't attack alone", () => [rule('cantAttackAlone')]),
  row('mod', "can't block alone", () => [rule('cantBlockAlone')]),
  row('mod', "can't attack or block alone", () => [rule('cantAttackAlone'), rule('cantBlockAlone')]),
  row('mod', "can't crew vehicles", () => [rule('cantCrew')]),
  row('mod', "can't attack , block , or crew vehicles", () => [
    rule('cantAttack'),
    rule('cantBlock'),
    rule('cantCrew'),
  ]),
];
