/** What objects with link are linked to, and what they say of it (2.11.7.15.2). */
import { mentioned } from '../../references/making.js';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { CLASS_BONUS } from './shared.js';

const KINDS = ['linked', 'ally', 'champion', 'unit', 'weapon', 'regalia', 'object'];

export const linked = [
  ...['ally', 'unit', 'object', 'weapon', 'champion', 'regalia'].map((kind) =>
    row('object', `linked ${kind}`, (_, { from }) => mentioned(from, 'attached', KINDS)),
  ),
  row('mods', '<a:mod> , <b:mod> , and <c:mod>', ({ a, b, c }) => [...a, ...b, ...c]),
  row('static', 'as long as linked <kind> has <plainKeyword> , it <mods>', ({ plainKeyword, mods }) => [
    unsettled({
      kind: 'static',
      affects: 'attached',
      if: { is: ['attached', { keyword: plainKeyword }] },
      mods,
    }),
  ]),
  row(
    'static',
    "linked <kind> <a:mods> . <open> class bonus <close> that <b:kind> also <c:mods> as long as they're retaliating",
    ({ kind, a, b, c }) =>
      kind === b
        ? [
            unsettled({ kind: 'static', affects: 'attached', mods: a }),
            unsettled({
              kind: 'static',
              affects: 'attached',
              if: { all: [CLASS_BONUS, { is: ['attached', { is: 'retaliating' }] }] },
              mods: c,
            }),
          ]
        : undefined,
    'Alliance Gearshield',
  ),
  row('condition', 'linked <kind> is attacking', () => ({ is: ['attached', { is: 'attacking' }] })),
  ...[false, true].map((attacking) =>
    row(
      'static',
      `if <damageKind> would be dealt to linked <kind>${attacking ? " while it 's attacking" : ''} , prevent <digit> of that damage`,
      ({ damageKind: { match }, digit }) => [
        unsettled({
          kind: 'replacement',
          on: 'damage',
          target: [{ in: 'attached' }, ...(attacking ? [{ is: 'attacking' as const }] : [])],
          ...(match ? { match } : {}),
          prevent: digit,
        }),
      ],
      'Vaporjet Shield',
    ),
  ),
  row(
    'static',
    'if <damageKind> would be dealt to linked <kind> from a|an <damageSource> , prevent <digit> of that damage',
    ({ damageKind: { match }, damageSource, digit }) => [
      unsettled({
        kind: 'replacement',
        on: 'damage',
        target: [{ in: 'attached' }],
        source: damageSource,
        ...(match ? { match } : {}),
        prevent: digit,
      }),
    ],
    'Protective Helm',
  ),
  ...['would take', 'would be dealt'].map((would) =>
    row(
      'static',
      `if linked <kind> ${would} <damageKind> , prevent <digit> of that damage and sacrifice <source> instead`,
      ({ damageKind: { match }, digit }) => [
        unsettled({
          kind: 'replacement',
          on: 'damage',
          target: [{ in: 'attached' }],
          ...(match ? { match } : {}),
          prevent: digit,
          also: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
        }),
      ],
      'Shield of Parvati',
    ),
  ),
];
