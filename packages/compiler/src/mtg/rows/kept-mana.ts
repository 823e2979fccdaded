/** Mana that may be spent only on some things, and what comes of spending it (106.6). */
import type { Effect, Filter, FilterClause } from '@arbiter/engine';
import { type KeptFor as Only, row } from '../categories.js';

const EACH = ['{W}', '{U}', '{B}', '{R}', '{G}'];
const ARTIFACT: FilterClause = { has: ['types', 'Artifact'] };
/** Whatever it is an ability of. */
const ANYTHING: FilterClause = { not: { player: 'any' } };
/** Anything but that spell. */
const NOT_FOR_OTHERS: Only = { cast: [ARTIFACT], activate: [ANYTHING], other: true };
const INSTANTS: Filter = [{ has: ['types', ['Instant', 'Sorcery']] }];

/** A spell where it is cast from: it is asked for before it is on the stack. */
const unplaced = (filter: FilterClause[]): FilterClause[] =>
  filter.filter((clause) => !('is' in clause && clause.is === 'spell'));
const keptFor = (choices: readonly string[], only: Only): Effect[] => [{ do: 'addMana', choices: [...choices], only }];

export const keptMana = [
  row('purpose', 'cast <thing>', ({ thing }) =>
    thing.kinds.includes('spell') ? { cast: unplaced(thing.filter) } : undefined,
  ),
  row('purpose', 'cast a|an <thing>', ({ thing }) =>
    thing.kinds.includes('spell') ? { cast: unplaced(thing.filter) } : undefined,
  ),
  row('purpose', 'cast instant and sorcery spells', (): Only => ({ cast: INSTANTS }), 'Abstract Paintmage'),
  row('purpose', 'activate abilities', (): Only => ({ activate: [ANYTHING] })),
  ...['activate abilities of <thing>', 'activate an ability of a|an <thing>'].map((pattern) =>
    row('purpose', pattern as 'activate abilities of <thing>', ({ thing }): Only | undefined =>
      // Without the word "source" it is a permanent (109.2).
      thing.kinds.includes('permanent') ? { activate: [{ zone: 'battlefield' }, ...thing.filter] } : undefined,
    ),
  ),
  row('purposes', '<purpose>', ({ purpose }) => purpose),
  ...['<a:purpose> or <b:purpose>', '<a:purpose> or to <b:purpose>'].map((pattern) =>
    row('purposes', pattern as '<a:purpose> or <b:purpose>', ({ a, b }): Only | undefined =>
      a.cast && b.activate && !a.activate && !b.cast ? { ...a, ...b } : undefined,
    ),
  ),
  row(
    'effect',
    'add <mana> . spend this mana only to <purposes>',
    ({ mana, purposes }) => keptFor([mana], purposes),
    "Smokebraider's kind",
  ),
  row('effect', 'add <a:mana> or <b:mana> . spend this mana only to <purposes>', ({ a, b, purposes }) =>
    keptFor([a, b], purposes),
  ),
  row(
    'effect',
    'add one mana of any color . spend this mana only to <purposes>',
    ({ purposes }) => keptFor(EACH, purposes),
    'Unclaimed Territory',
  ),
  row(
    'effect',
    "add one mana of any color . spend this mana only to cast a|an <thing> , and that spell can't be countered",
    ({ thing }): Effect[] | undefined =>
      thing.kinds.includes('spell')
        ? [
            {
              do: 'addMana',
              choices: EACH,
              only: { cast: unplaced(thing.filter) },
              spent: {
                cast: [ANYTHING],
                effects: [
                  {
                    do: 'modify',
                    what: { event: 'object' },
                    mods: [{ mod: 'rule', rule: 'cantBeCountered' } as never],
                  },
                ],
              },
            },
          ]
        : undefined,
    'Cavern of Souls',
  ),
  row('effect', 'add two mana of any one color . spend this mana only to <purposes>', ({ purposes }) =>
    keptFor(
      EACH.map((color) => color.repeat(2)),
      purposes,
    ),
  ),
  row('effect', 'add two mana in any combination of colors . spend this mana only to <purposes>', ({ purposes }) =>
    keptFor(
      EACH.flatMap((color, i) => EACH.slice(i).map((other) => color + other)),
      purposes,
    ),
  ),
  row('effect', "add <mana> . this mana can't be spent to cast a nonartifact spell", ({ mana }) =>
    keptFor([mana], NOT_FOR_OTHERS),
  ),
  row('effect', "add <mana> . this mana can't be spent to cast nonartifact spells", ({ mana }) =>
    keptFor([mana], NOT_FOR_OTHERS),
  ),
];
