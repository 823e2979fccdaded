/** Keyword actions that are said by their name (701): clashing, airbending, time travel, evidence, and the like. */
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { mention } from '../nouns.js';

const WON = 'won';
const you = (what: 'airbend' | 'blight' | 'clash' | 'collectEvidence' | 'winClash') => () => ({
  on: { on: 'did' as const, player: 'you' as const, match: { what } },
  mentions: [],
});
const more = (may: boolean) => () => [
  unsettled({
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'rule', rule: 'votesMore', count: 1, ...(may ? { may: true } : {}) }],
  }),
];

export const keywordActions = [
  row(
    'sentence',
    'clash with an opponent . if you win , <clauses>',
    ({ clauses }) => [
      { do: 'clash', won: WON },
      { do: 'if', if: { compare: [{ number: WON }, '=', 1] }, then: clauses },
    ],
    'Lash Out',
  ),
  row('event', 'you clash', you('clash')),
  row('event', 'you clash and win', you('winClash'), 'Sylvan Echoes'),
  row('event', 'you win a clash', you('winClash')),
  row('effect', 'airbend <object>', ({ object }) => [{ do: 'airbend', what: object }], 'Airbending Lesson'),
  row('event', 'you airbend', you('airbend')),
  row('effect', 'time travel', () => [{ do: 'timeTravel' }], 'Wibbly-wobbly, Timey-wimey'),
  ...(['cost', 'payment'] as const).flatMap((kind) => [
    row(
      kind,
      'collect evidence <digit>',
      ({ digit }) => [{ pay: 'collectEvidence', amount: digit }],
      'Sample Collector',
    ),
    row(kind, 'blight <digit>', ({ digit }) => [{ pay: 'blight', count: digit }], 'Blighted Blackthorn'),
    row(kind, 'behold a|an <thing>', ({ thing }) => [{ pay: 'behold', what: thing.filter }], 'Caustic Exhale'),
  ]),
  row('event', 'you collect evidence', you('collectEvidence')),
  row('event', 'you blight', you('blight')),
  row(
    'effect',
    'exchange life totals with <player>',
    ({ player }) => [{ do: 'exchangeLifeTotals', who: 'you', with: player }],
    'Mirror Universe',
  ),
  row(
    'event',
    'an opponent shuffles their library',
    (_, { from }) => ({
      on: { on: 'shuffle', player: 'opponent' },
      mentions: [mention(from, { event: 'player' }, ['player', 'opponent'])],
    }),
    "Cosi's Trickster",
  ),
  row('static', 'while voting , you get an additional vote', more(false), "Brago's Representative"),
  row('static', 'while voting , you may vote an additional time', more(true), 'Ballot Broker'),
];
