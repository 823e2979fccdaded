/** Provoke (702.39): a creature must block it. */
import { cite } from '../../cite.js';
import { and, attacks, creature, may, rule, t, target, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const provoke = defineKeyword({
  name: 'provoke',
  rules: cite('mtg:702.39a', 'mtg:702.39b'),
  description:
    'Whenever it attacks, you may untap target creature of the defending player and have it block this one if able.',
  expand: () => [
    triggered(attacks, {
      targets: [target(and(creature, { controller: 'defending' }))],
      effects: [
        may(
          'Have the target block it if able?',
          { do: 'modify', what: t(0), mods: [rule('mustBlockIt')], until: { kind: 'endOfFight' } },
          { do: 'status', what: t(0), status: 'tapped', on: false },
        ),
      ],
    }),
  ],
});
