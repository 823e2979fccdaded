/** Cards that an instruction has a player play, from where they lie (419.3). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { targetOf } from '../../../references/making.js';
import { asBody, unsettled } from '../../../references/nouns.js';
import { type Described, type Places, row, type Terms } from '../../categories.js';
import { pays, type } from '../shared.js';
import { placed } from '../things.js';

type Play = Extract<Effect, { do: 'play' }>;
const played = (what: Ref, more: Omit<Play, 'do' | 'what'> = {}): Effect[] => [{ do: 'play', what, ...more }];
/** The card itself, where that is in a trash by then. */
const IN_TRASH: Ref = { each: [{ zone: 'trash' }, { owner: 'you' }, { in: { now: 'self' } }] };
const LINKED: FilterClause[] = [{ zone: 'banishment' }, { linked: true }];
interface Said {
  cards: Described;
  place: Places;
}
/**
 * A card in a trash is chosen with the targets (355.9.a), and whoever can must play it (419.3.a). Of a hand nobody can tell
 * whether there is one, so that its player may leave it (128.6).
 */
function from({ cards, place }: Said, at: number, more: Omit<Play, 'do' | 'what'> = {}): Effect[] | undefined {
  const filter = placed(cards.filter, place);
  if (place.zone === 'trash') return played(targetOf(at, filter, cards.kinds), { must: true, ...more });
  return place.zone === 'hand' ? played({ each: filter }, more) : undefined;
}
const narrowed = ({ cards, place }: Said, suffixes: FilterClause[]): Said => ({
  cards: { ...cards, filter: [...cards.filter, ...suffixes] },
  place,
});
/** "Then recycle it": as it leaves the chain, whatever makes it leave (390.3.a). */
const RECYCLED: Pick<Play, 'exit'> = {
  exit: { to: 'mainDeck', position: 'bottom', cause: 'recycle', byOthers: true },
};

export const playing = [
  // 356.1.b, 356.4
  row('price', ', ignoring its cost', (): Terms => ({ cost: [] })),
  row('price', ', ignoring its energy cost', (): Terms => ({ ignores: 'energy' })),
  row('price', 'without paying its energy cost', (): Terms => ({ ignores: 'energy' })),
  row('price', ', reducing its cost by <resources>', ({ resources }): Terms => ({ less: resources })),
  row(
    'price',
    ', reducing its energy cost by <energySign>',
    ({ energySign }): Terms => ({
      less: [pays(energySign, [])],
    }),
  ),
  // 355.2.b
  row('spot', 'to your|its|their base', (): Terms => ({ to: 'base' })),
  row('spot', 'to base', (): Terms => ({ to: 'base' })),
  row('spot', 'here', (): Terms => ({ to: 'self' })),
  row('spot', 'to any battlefield', (): Terms => ({ at: [type('Battlefield')] })),
  row('spot', 'to a|an <thing>', ({ thing }): Terms | undefined =>
    thing.kinds.every((kind) => kind === 'battlefield') ? { at: thing.filter } : undefined,
  ),

  row('effect', 'play a|an <cards> from <place>', (said, place) => from(said, place.from)),
  row('effect', 'play a|an <cards> from <place> <price>', (said, place) => from(said, place.from, said.price)),
  row('effect', 'play a|an <cards> from <place> <spot>', (said, place) => from(said, place.from, said.spot)),
  row('effect', 'play a|an <cards> from <place> <spot> <price>', (said, place) =>
    from(said, place.from, { ...said.spot, ...said.price }),
  ),
  // Where it enters is said of units alone, which enter somewhere.
  ...["it's", "it 's"].map((its) =>
    row(
      'effect',
      `play a|an <cards> from your hand , ignoring its cost . if ${its} a unit , play it here`,
      ({ cards }: { cards: Described }) =>
        played({ each: placed(cards.filter, { zone: 'hand', whose: 'you' }) }, { cost: [], to: 'self' }),
      'Ava Achiever',
    ),
  ),
  row('effect', 'choose a|an <cards> in <place> and play it <price>', (said, place) =>
    from(said, place.from, said.price),
  ),
  row('effect', 'play a|an <cards> from <place> <suffixes> <price> . then recycle it', (said, place) =>
    from(narrowed(said, said.suffixes), place.from, { ...said.price, ...RECYCLED }),
  ),
  row('told', 'you may choose a|an <cards> in <place> <suffixes> . play it <spot> <price>', (said, place) => {
    const effects = from(narrowed(said, said.suffixes), place.from, { ...said.spot, ...said.price });
    return effects && { effects, may: true as const };
  }),
  row(
    'plain',
    'kill <object> . then , if it had <digit> <mightSign> or less , do this : you may play this from your trash for <resources>',
    ({ object, digit, resources }) => {
      const kill: Effect = { do: 'kill', what: object };
      // It lies in the trash by the time at which it may be played again.
      const again: Effect = {
        do: 'reflexive',
        ability: asBody(
          unsettled({
            kind: 'triggered',
            on: { on: 'reflexive' },
            may: true,
            effects: played(IN_TRASH, { cost: resources, must: true }),
          }),
        ),
      };
      // What it had is known before, also where it is not killed after all.
      return [
        {
          do: 'if',
          if: { is: [object, { stat: ['might', '<=', digit] }] },
          then: [kill, again],
          else: [kill],
        },
      ];
    },
    'Death from Below',
  ),
  // Banishment is no place where things are chosen beforehand (355.10.a.1).
  row('effect', 'play a|an <cards> banished with this', ({ cards }) =>
    played({ each: [...LINKED, ...cards.filter] }, { must: true }),
  ),
];
