/** What must be blocked, what blocks, and what deals damage as though nothing did (509.1c, 510.1c). */
import type { Ref } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { anaphor } from '../nouns.js';
import { rule } from './effects/changes.js';
import { isSelf, untilEndOfTurn } from './shared.js';

export const blocking = [
  row('mod', 'must be blocked if able', () => [rule('mustBeBlocked')], "Gaea's Protector"),
  row('static', 'all creatures able to block <source> do so', ({ source }) =>
    isSelf(source) ? [unsettled({ kind: 'static', affects: 'self', mods: [rule('blockedByAll')] })] : undefined,
  ),
  row(
    'static',
    'all creatures able to block enchanted|equipped creature do so',
    () => [unsettled({ kind: 'static', affects: 'attached', mods: [rule('blockedByAll')] })],
    'Lure',
  ),
  row(
    'effect',
    'all creatures able to block <object> this turn do so',
    ({ object }) => untilEndOfTurn(object, [rule('blockedByAll')]),
    'Declare Dominance',
  ),
  row(
    'effect',
    '<object> must be blocked this turn if able',
    ({ object }) => untilEndOfTurn(object, [rule('mustBeBlocked')]),
    'Enlarge',
  ),
  row(
    'static',
    "you may have <source> assign its combat damage as though it weren't blocked",
    ({ source }) =>
      isSelf(source) ? [unsettled({ kind: 'static', affects: 'self', mods: [rule('assignsAsUnblocked')] })] : undefined,
    'Thorn Elemental',
  ),
  row('effect', "<subject> can't block this combat", ({ subject }) => [
    { do: 'modify', what: subject, mods: [rule('cantBlock')], until: { kind: 'endOfFight' } },
  ]),
  row('suffix', 'blocking it', (_, { from }) => [{ blocks: anaphor(from) }], 'Gang of Elk'),
  row('restriction', 'attacks each combat if able', () => [rule('mustAttack')], 'Reckless Cohort'),
  row(
    'effect',
    '<object> block(s) <source> this turn if able',
    ({ object }) => untilEndOfTurn(object, [rule('mustBlockIt')]),
    'Tangle Angler',
  ),
  // Whoever controls a player is that player.
  row(
    'effect',
    "creatures controlled by that player or by that planeswalker 's controller can't block this turn",
    (_, { from }) =>
      untilEndOfTurn(
        { each: [{ has: ['types', 'Creature'] }, { controller: { controllerOf: anaphor(from, 'player') } }] } as Ref,
        [rule('cantBlock')],
      ),
    'Concussive Bolt',
  ),
];
