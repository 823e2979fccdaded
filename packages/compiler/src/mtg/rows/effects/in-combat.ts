/** What effects do to creatures in combat: who is taken out of it, who must block or be blocked, who can't block whom (506.4, 509.1). */
import type { Mod, Value } from '@arbiter/engine';
import { row } from '../../categories.js';
import { untilEndOfTurn } from '../shared.js';
import { has, plus, rule } from './changes.js';

const based = ({ power, toughness }: { power: Value; toughness: Value }): Mod[] => [
  { mod: 'set', prop: 'power', value: power },
  { mod: 'set', prop: 'toughness', value: toughness },
];

export const inCombat = [
  row(
    'effect',
    'remove <object> from combat',
    ({ object }) => [{ do: 'removeFromCombat', what: object }],
    'Gustcloak Sentinel',
  ),
  row(
    'effect',
    "<object> can't block <source> this turn",
    ({ object }) => untilEndOfTurn(object, [{ mod: 'rule', rule: 'blocksOnly', what: { not: { self: true } } } as Mod]),
    "Kozilek's Pathfinder",
  ),
  row(
    'effect',
    '<subject> get(s) <figures> until end of turn and must be blocked this turn if able',
    ({ subject, figures }) => untilEndOfTurn(subject, [...plus(figures), rule('mustBeBlocked')]),
    'Joraga Invocation',
  ),
  row(
    'effect',
    '<subject> has|have base power and toughness <shape> until end of turn and gain(s) <granted> until end of turn',
    ({ subject, shape, granted }) => untilEndOfTurn(subject, [...based(shape), ...granted.map(has)]),
    'Battlegate Mimic',
  ),
  row(
    'effect',
    'until end of turn , <subject> lose(s) <keywordName> and gain(s) <granted>',
    ({ subject, keywordName, granted }) =>
      untilEndOfTurn(subject, [{ mod: 'loseKeyword', keyword: keywordName }, ...granted.map(has)]),
    'Gargoyle Sentinel',
  ),
];
