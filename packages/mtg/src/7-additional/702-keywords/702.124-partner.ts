/** Partner and its kin (702.124): two cards may be commanders together. Read in 903.5 as decks are checked. */
import { definePredicate, isPlayer, keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { enters, player, t, target, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

/** "Partner—Friends forever" and the like have what stands after the dash as their `label`. */
export const partner = defineKeyword({
  name: 'partner',
  rules: cite('mtg:702.124a', 'mtg:702.124h', 'mtg:702.124i'),
  description: 'Two commanders may have it; of those with a `label` both have the same.',
  params: { label: 'may' },
  text: (a) => (a.label === undefined ? 'partner' : `partner—${a.label}`),
});

export const partnerWith = defineKeyword({
  name: 'partner with',
  rules: cite('mtg:702.124a', 'mtg:702.124j'),
  description:
    'Two commanders may have it that name each other in `from`; as it enters a player may search for the other one.',
  params: { from: 'must', label: 'may' },
  text: (a) => `partner with ${a.label ?? 'another'}`,
  expand: ({ from = [] }) => [
    triggered(enters, {
      targets: [target(player)],
      effects: [
        {
          do: 'may',
          who: t(0),
          prompt: 'Search your library for its partner?',
          then: [
            { do: 'search', who: t(0), filter: from, to: 'hand', reveal: true },
            { do: 'shuffle', who: t(0) },
          ],
        },
      ],
    }),
  ],
});

export const chooseABackground = defineKeyword({
  name: 'choose a background',
  rules: cite('mtg:702.124a', 'mtg:702.124k'),
  description: 'A legendary Background enchantment may be the second commander beside it.',
});

export const doctorsCompanion = defineKeyword({
  name: "doctor's companion",
  rules: cite('mtg:702.124a', 'mtg:702.124m'),
  description: 'A legendary Time Lord Doctor without other creature types may be the second commander beside it.',
});

/** What is meant by partner without the name of a variant; by its name only that one is. @citation */
export const BY_NAME = cite('mtg:702.124n');
export const hasPartner = definePredicate('hasPartner', {
  description: 'Has partner, a variant of it with a name of its own, or partner with another card.',
  holds: (g, e) => !isPlayer(e) && ['partner', 'partner with'].some((name) => keyword(g, e.object, name)),
});
