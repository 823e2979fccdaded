/** What returns with counters, what does not untap, further combat phases (122.6, 502.3, 505.1a). */
import type { Effect, Ref } from '@arbiter/engine';
import { row } from '../../categories.js';
import { each, result } from '../../nouns.js';

const back = (what: Ref, end: number, counters: { [kind: string]: number }, yours: boolean): Effect[] => [
  {
    do: 'move',
    what,
    to: 'battlefield',
    cause: 'return',
    ...(yours ? { controller: 'you' as const } : {}),
    counters,
    save: result(end, ['card', 'permanent', 'creature'], what),
  },
];

const MAIN_PHASES = ['precombatMain', 'postcombatMain'];
export const moreMoves = [
  row(
    'effect',
    "return <object> to the battlefield under its owner 's control with <n> <counter> counter(s) on it",
    ({ object, n, counter }, { to }) => (typeof n === 'number' ? back(object, to, { [counter]: n }, false) : undefined),
    'Otherworldly Journey',
  ),
  row('effect', 'return <object> to the battlefield with <n> <counter> counter(s) on it', (said, { to }) =>
    typeof said.n === 'number' ? back(said.object, to, { [said.counter]: said.n }, true) : undefined,
  ),
  row(
    'effect',
    "return to their owners' hands all <thing>",
    ({ thing }, { from }) =>
      thing.placed ? undefined : [{ do: 'move', what: each(from, thing), to: 'hand', cause: 'return' }],
    'Profaner of the Dead',
  ),
  row('value', "the exploited creature 's <stat>", ({ stat }) => ({ stat, of: { event: 'other' } })),
  row(
    'effect',
    "<object> doesn't untap during your next untap step",
    ({ object }) => [
      {
        do: 'modify',
        what: object,
        mods: [{ mod: 'rule', rule: 'doesntUntap' }],
        until: { kind: 'nextStep', step: 'untap', of: 'you' },
      },
    ],
    'Arbalest Elite',
  ),
  row(
    'effect',
    'after this phase , there is an additional combat phase',
    () => [{ do: 'extraPhases', phases: ['combat'] }],
    'Hellkite Charger',
  ),
  row(
    'effect',
    'after this main phase , there is an additional combat phase followed by an additional main phase',
    // Where no main phase goes on, there is none after which they could be (500.8).
    () => [{ do: 'if', if: { during: MAIN_PHASES }, then: [{ do: 'extraPhases', phases: ['combat', 'main'] }] }],
    'Relentless Assault',
  ),
  row('effect', 'after this phase , there is an additional combat phase followed by an additional main phase', () => [
    { do: 'extraPhases', phases: ['combat', 'main'] },
  ]),
];
