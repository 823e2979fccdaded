/** What an object does in the place of what would happen, at its controller's choice or always (2.5.2). */
import type { Condition, Filter, Ref, ReplacementAbility } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { type Kind, row } from '../categories.js';
import { eachOf, isLinked, isSelf } from './shared.js';

/** To whom it would happen, as an ability of an object looks for it. */
function aimed(noun: Ref): { target: 'self' | Filter } | undefined {
  if (isSelf(noun)) return { target: 'self' };
  if (isLinked(noun)) return { target: [{ in: 'attached' }] };
  const filter = eachOf(noun);
  return filter === undefined ? undefined : { target: filter };
}
const replaces = (body: Omit<ReplacementAbility, 'kind'>): Unsettled[] => [unsettled({ kind: 'replacement', ...body })];
const dealt = (noun: Ref, { match }: Kind, more: Partial<ReplacementAbility>): Unsettled[] | undefined => {
  const whom = aimed(noun);
  return whom && replaces({ on: 'damage', ...whom, ...(match ? { match } : {}), ...more });
};
const PREVENTED: Condition = { compare: [{ event: 'prevented' }, '>=', 1] };
const GIVEN_UP = { do: 'move' as const, what: 'self' as const, to: 'banishment', cause: 'banish' };
/** What would happen to something, as texts say it. */
const WOULD = ['if <damageKind> would be dealt to <object>', 'if <object> would take <damageKind>'] as const;

export const instead = [
  ...WOULD.flatMap((would) => [
    row('static', `${would} , you may banish <source> . if you do , prevent <digit> of that damage`, (said) =>
      isSelf(said.source)
        ? dealt(said.object, said.damageKind, { may: true, prevent: said.digit, also: [GIVEN_UP] })
        : undefined,
    ),
    row(
      'static',
      `${would} , you may banish <source> . if you do , prevent <digit> of that damage and <clauses>`,
      (said) =>
        isSelf(said.source)
          ? dealt(said.object, said.damageKind, {
              may: true,
              prevent: said.digit,
              also: [GIVEN_UP, ...said.clauses],
            })
          : undefined,
      'Forged Scalemail',
    ),
    row(
      'static',
      `${would} , you may banish <source> . if you do , prevent <digit> of that damage . <clauses> if damage was prevented this way`,
      (said) =>
        isSelf(said.source)
          ? dealt(said.object, said.damageKind, {
              may: true,
              prevent: said.digit,
              also: [GIVEN_UP, { do: 'if', if: PREVENTED, then: said.clauses }],
            })
          : undefined,
      "Assassin's Mantle",
    ),
  ]),
  // It is dealt to something else.
  row(
    'static',
    'if <damageKind> would be dealt to <a:object> , that damage is dealt to <b:object> instead',
    ({ damageKind, a, b }) =>
      isLinked(b) || isSelf(b)
        ? dealt(a, damageKind, { change: { dealtTo: isSelf(b) ? 'self' : 'attached' } })
        : undefined,
    'Covenant of Thorns',
  ),
  row(
    'static',
    'if <damageKind> would be dealt to another <thing> , that damage is dealt to <source> instead',
    ({ damageKind: { match }, thing, source }) =>
      isSelf(source)
        ? replaces({
            on: 'damage',
            target: [...thing.filter, { other: true }],
            ...(match ? { match } : {}),
            change: { dealtTo: 'self' },
          })
        : undefined,
    'Pantheon Barrier',
  ),
  row('static', "<counter> counters can't be put|placed on <thing>", ({ counter, thing }) =>
    replaces({ on: 'counters', object: thing.filter, match: { kind: counter }, instead: [] }),
  ),
  row(
    'static',
    'if <source> would be suppressed , you may sacrifice it instead . if you do , <clauses>',
    ({ source, clauses }, { from }) =>
      isSelf(source)
        ? replaces({
            on: 'move',
            object: 'self',
            match: { from: 'field', cause: 'suppress' },
            may: true,
            instead: [
              { do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice', save: `given ${from}` },
              {
                do: 'if',
                if: { compare: [{ countOf: { saved: `given ${from}` } }, '>=', 1] },
                then: clauses,
              },
            ],
          })
        : undefined,
    'Poisonous Breezecap',
  ),
];
