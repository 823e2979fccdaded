/** Keyword actions (701) that have verbs of their own, and what triggers on them. */
import type { FilterClause, TriggerPattern } from '@arbiter/engine';
import type { Mention } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { mention, result, SOURCE_KINDS, targetOf } from '../../nouns.js';

const BATTLEFIELD: FilterClause = { zone: 'battlefield' };
const CREATURE: FilterClause = { has: ['types', 'Creature'] };

/** What is done to the source, or by it, and is a trigger. */
const DEEDS: { [verb: string]: TriggerPattern } = {
  explores: { on: 'did', match: { what: 'explore' } },
  connives: { on: 'did', match: { what: 'connive' } },
  'becomes monstrous': { on: 'status', match: { status: 'monstrous', on: true } },
  'becomes renowned': { on: 'status', match: { status: 'renowned', on: true } },
};
const done = (at: number, on: TriggerPattern, doer: Mention): { on: TriggerPattern; mentions: Mention[] } => ({
  on,
  mentions: [{ ...doer, at }],
});

export const actions = [
  row('effect', 'proliferate', () => [{ do: 'proliferate' }], "Tezzeret's Gambit"),
  row('effect', 'proliferate twice', () => [{ do: 'proliferate' }, { do: 'proliferate' }], 'Contagion Engine'),
  row('effect', 'populate', () => [{ do: 'populate' }]),
  row('effect', 'learn', () => [{ do: 'learn' }]),
  row('effect', 'bolster <n>', ({ n }, { to }) => [
    { do: 'bolster', count: n, save: result(to, ['creature', 'permanent']) },
  ]),
  row('effect', 'amass <subtype> <n>', ({ subtype, n }, { to }) => [
    { do: 'amass', subtype, count: n, save: result(to, ['army', 'creature', 'permanent']) },
  ]),
  // "Other" on a permanent, and a spell is no creature on the battlefield anyway (701.41a).
  row('effect', 'support <digit>', ({ digit }, { from }) => [
    {
      do: 'support',
      what: targetOf(from, [BATTLEFIELD, CREATURE], ['creature', 'permanent'], { min: 0, max: digit, other: true }),
    },
  ]),
  row('effect', 'adapt <n>', ({ n }) => [{ do: 'adapt', count: n }]),
  row('effect', 'monstrosity <n>', ({ n }) => [{ do: 'monstrosity', count: n }]),
  row('effect', '<object> explore(s)', ({ object }) => [{ do: 'explore', what: object }]),
  row('effect', '<object> connive(s)', ({ object }) => [{ do: 'connive', what: object }]),
  row('effect', '<object> connive(s) <n>', ({ object, n }) => [{ do: 'connive', what: object, count: n }]),
  row('effect', 'goad <object>', ({ object }) => [{ do: 'goad', what: object }]),
  row('effect', 'detain <object>', ({ object }) => [{ do: 'detain', what: object }]),
  row('adjective', 'goaded', () => [{ is: 'goaded' }]),
  row('adjective', 'renowned', () => [{ status: 'renowned' }]),
  row('adjective', 'monstrous', () => [{ status: 'monstrous' }]),

  ...Object.entries(DEEDS).flatMap(([verb, on]) => [
    row('event', `<source> ${verb}`, (_, { from }) =>
      done(from, { ...on, object: 'self' }, mention(from, 'self', SOURCE_KINDS)),
    ),
    row('event', `<thing:one> ${verb}`, ({ thing: { filter, kinds } }, { from }) =>
      done(from, { ...on, object: filter }, mention(from, { event: 'object' }, kinds)),
    ),
  ]),
  ...['proliferate', 'amass', 'learn', 'populate'].map((what) =>
    row('event', `you ${what}`, () => ({ on: { on: 'did', player: 'you', match: { what } }, mentions: [] })),
  ),
];
