/** What gains abilities, figures and types by a spell or ability (611.2). */
import type { Ability, Effect, Mod, Ref, Until } from '@arbiter/engine';
import { row } from '../../categories.js';
import { anaphor } from '../../nouns.js';
import { lasting, untilEndOfTurn } from '../shared.js';
import { has, perColor, plus } from './changes.js';

const single = (lists: readonly (readonly Ability[])[]): boolean => lists.every((list) => list.length === 1);
const label = (abilities: readonly Ability[]): string =>
  abilities.map((one) => ('keyword' in one && one.keyword) || one.kind).join(' and ');
/** One of several abilities, chosen as it is done (608.2d). */
const chosenAbility = (what: Ref, choices: readonly (readonly Ability[])[]): Effect[] => [
  {
    do: 'either',
    choices: choices.map((one) => ({ label: label(one), effects: untilEndOfTurn(what, one.map(has)) })),
  },
];
/** What is there alone as long as the source is: nothing else is by its name (611.2b). */
const WHILE_THERE: Until = { kind: 'asLongAs', if: { exists: [{ self: true }] } };

/** What "is" something besides is so as it enters, where the same spell or ability puts it there (611.2e). */
const asEntered = (what: Ref, mods: Mod[]): Effect[] => [
  { do: 'modify', what, mods, until: { kind: 'permanent' }, entering: true },
];

export const gaining = [
  row('effect', 'until end of turn , <a:subject> get(s) <figures> and <b:subject> get(s) <c:figures>', (said) => [
    ...untilEndOfTurn(said.a, plus(said.figures)),
    ...untilEndOfTurn(said.b, plus(said.c)),
  ]),
  row(
    'effect',
    '<subject> gain(s) your choice of <a:keyword> or <b:keyword> until end of turn',
    ({ subject, a, b }) => (single([a, b]) ? chosenAbility(subject, [a, b]) : undefined),
    'Golem Artisan',
  ),
  row(
    'effect',
    '<subject> gain(s) your choice of <a:keyword> , <b:keyword> , or <c:keyword> until end of turn',
    ({ subject, a, b, c }) => (single([a, b, c]) ? chosenAbility(subject, [a, b, c]) : undefined),
    'Veteran Warleader',
  ),
  row(
    'effect',
    "<subject> becomes <animated> for as long as <source> remains on the battlefield . it 's still a land",
    ({ subject, animated }) => lasting(subject, animated, WHILE_THERE),
    'Awakener Druid',
  ),
  row(
    'sentence',
    'that <kind> is a|an <color> <subtype> in addition to its other colors and types',
    ({ kind, color, subtype }, { from }) =>
      asEntered(anaphor(from, kind), [
        { mod: 'gain', prop: 'colors', values: [color] },
        { mod: 'gain', prop: 'subtypes', values: [subtype] },
      ]),
    'Rise from the Grave',
  ),
  row('sentence', 'that <kind> is a|an <subtype> in addition to its other types', ({ kind, subtype }, { from }) =>
    asEntered(anaphor(from, kind), [{ mod: 'gain', prop: 'subtypes', values: [subtype] }]),
  ),
  row(
    'sentence',
    'that <kind> is a|an <subtype> in addition to its other types <duration>',
    ({ kind, subtype, duration }, { from }) =>
      lasting(anaphor(from, kind), [{ mod: 'gain', prop: 'subtypes', values: [subtype] }], duration),
    "Aquitect's Will",
  ),
  row(
    'effect',
    'until end of turn , you gain control of <object> and it gains <granted>',
    ({ object, granted }) => untilEndOfTurn(object, [{ mod: 'control', to: 'you' }, ...granted.map(has)]),
    'Grab the Reins',
  ),
  row(
    'sentence',
    'choose a color . <subject> gain(s) protection from the chosen color until end of turn',
    ({ subject }) =>
      perColor((color, name) =>
        untilEndOfTurn(subject, [
          has({ kind: 'keyword', keyword: 'protection', from: { has: ['colors', color] }, label: name }),
        ]),
      ),
    'Brave the Elements',
  ),
  row(
    'effect',
    '<subject> each gain <granted> until end of turn',
    ({ subject, granted }) => untilEndOfTurn(subject, granted.map(has)),
    "Mogis's Marauder",
  ),
  row(
    'effect',
    '<subject> also gain(s) <granted> until end of turn',
    ({ subject, granted }) => untilEndOfTurn(subject, granted.map(has)),
    'Sanctified Charge',
  ),
  row(
    'effect',
    '<subject> gain(s) <granted> for as long as you control <source>',
    ({ subject, granted }) =>
      lasting(subject, granted.map(has), {
        kind: 'asLongAs',
        if: { exists: [{ self: true }, { controller: 'you' }] },
      }),
    'Aegis Angel',
  ),
];
