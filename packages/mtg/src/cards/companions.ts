/** Companions (702.139), whose conditions look over the starting deck. */
import type { Condition, Filter, SingleFaced } from '@arbiter/engine';
import {
  and,
  card,
  continuous,
  creature,
  draw,
  enters,
  exile,
  has,
  keyword,
  land,
  not,
  or,
  permanent,
  plus,
  t,
  target,
  triggered,
  youControl,
} from '../language/builders.js';

/** The cards of a starting deck that are such. */
const inDeck = (...what: Filter[]): Filter =>
  and(or({ zone: 'library' }, { zone: 'command' }), { is: 'startingDeck' }, { owner: 'you' }, ...what);
/** No card of it is such a one. */
const none = (...what: Filter[]): Condition => ({ not: { exists: inDeck(...what) } });

const companion = (label: string, condition: Condition) => keyword('companion', { label, if: condition });
const legend = (
  name: string,
  cost: string,
  types: string,
  figures: string,
  ...abilities: SingleFaced['abilities']
): SingleFaced => {
  const [power, toughness] = figures.split('/').map(Number);
  return card(name, { cost, type: `Legendary Creature — ${types}`, power, toughness, abilities });
};

const even: Filter = { parity: ['manaValue', 'even'] };
const odd: Filter = { parity: ['manaValue', 'odd'] };
const costly: Filter = { stat: ['manaValue', '>=', 3] };
const orphans: Filter = { has: ['subtypes', ['Cat', 'Elemental', 'Nightmare', 'Dinosaur', 'Beast']] };
/** Was cast, from wherever that was. */
const cast: Filter = or(...['hand', 'graveyard', 'exile', 'library', 'command'].map((zone) => ({ playedFrom: zone })));
const spells: Filter = { has: ['types', ['Instant', 'Sorcery']] };
/** Milled cards are where they went, which may be exile. */
const milledAway: Filter = and(or({ zone: 'graveyard' }, { zone: 'exile' }), { in: { saved: 'milled' } });
const kept = { saved: 'kept' } as const;

export const companions = [
  legend(
    'Gyruda, Doom of Depths',
    '{4}{U/B}{U/B}',
    'Demon Kraken',
    '6/6',
    companion('a starting deck of cards with even mana values', none(odd)),
    triggered(enters, {
      effects: [
        { do: 'mill', who: 'players', count: 4, save: 'milled' },
        { do: 'choose', from: and(milledAway, creature, even), min: 1, max: 1, save: 'kept' },
        { do: 'move', what: kept, to: 'battlefield', controller: 'you', cause: 'return' },
      ],
    }),
  ),
  legend(
    'Kaheera, the Orphanguard',
    '{1}{G/W}{G/W}',
    'Cat Beast',
    '3/2',
    companion(
      'no creature card in the starting deck but Cats, Elementals, Nightmares, Dinosaurs and Beasts',
      none(creature, not(orphans)),
    ),
    keyword('vigilance'),
    continuous(and(creature, youControl, { other: true }, orphans), [...plus(1, 1), has('vigilance')]),
  ),
  legend(
    'Keruga, the Macrosage',
    '{3}{G/U}{G/U}',
    'Dinosaur Hippo',
    '5/4',
    companion('a starting deck of lands and cards with mana values of 3 or greater', none(not(land), not(costly))),
    triggered(enters, { effects: [draw({ count: and(permanent, youControl, { other: true }, costly) })] }),
  ),
  legend(
    'Lutri, the Spellchaser',
    '{1}{U/R}{U/R}',
    'Elemental Otter',
    '3/2',
    companion('no two nonland cards with one name in the starting deck', {
      compare: [{ distinct: 'name', of: { each: inDeck(not(land)) } }, '=', { count: inDeck(not(land)) }],
    }),
    keyword('flash'),
    triggered(enters, {
      if: { is: ['self', cast] },
      targets: [target(and({ is: 'spell' }, spells, youControl))],
      effects: [{ do: 'copy', what: t(0), newTargets: true }],
    }),
  ),
  legend(
    'Obosh, the Preypiercer',
    '{3}{B/R}{B/R}',
    'Hellion Horror',
    '3/5',
    companion('a starting deck of lands and cards with odd mana values', none(not(land), even)),
    {
      kind: 'replacement',
      on: 'damage',
      source: and(youControl, odd),
      change: { amount: { times: [2, { event: 'amount' }] } },
    },
  ),
  legend(
    'Yorion, Sky Nomad',
    '{3}{W/U}{W/U}',
    'Bird Serpent',
    '4/5',
    companion('twenty cards more than the smallest deck has', {
      compare: [{ count: inDeck() }, '>=', { sum: ['minimumDeckSize', 20] }],
    }),
    keyword('flying'),
    triggered(enters, {
      effects: [
        {
          do: 'choose',
          from: and(permanent, not(land), youControl, { owner: 'you' }, { other: true }),
          min: 0,
          max: { count: and(permanent, youControl) },
          save: 'kept',
        },
        exile(kept, 'away'),
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [{ do: 'move', what: { saved: 'away' }, to: 'battlefield', cause: 'return' }],
        },
      ],
    }),
  ),
];
