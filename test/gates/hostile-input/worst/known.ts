/** Plans that were the worst once: the search begins with them, so that what was found stays found. */
import type { Rubbish } from './garbage.js';
import type { Move, Pile, Plan } from './genes.js';

const pile = (seat: number, zone: string, card: string | number, count: number): Pile => ({ seat, zone, card, count });
const move = (style: number, prefer: number, picks: number, mana = 0, times = 1): Move => ({
  style,
  prefer,
  picks,
  mana,
  times,
});
const DEFAULT = move(0, 0, 1);
const plan = (ruleset: string, step: string, piles: Pile[], moves: Move[], more: Partial<Plan> = {}): Plan => ({
  ...{ ruleset, step, active: 0, manual: false, own: [], piles, moves },
  ...more,
});

const ALL = 1000;
const CARD = 1;

const LANDS = ['Forest', 'Plains', 'Island', 'Mountain'];

export const WORST_BEFORE: readonly Plan[] = [
  // Hundreds of attackers named alike, and the same few options asked for again and again.
  plan('mtg', 'declareAttackers', [pile(0, 'battlefield', 'Llanowar Elves', 900)], [move(CARD, 1, ALL)]),
  plan('mtg', 'precombatMain', [pile(0, 'battlefield', 'Llanowar Elves', 900)], [move(CARD, 2, 1, 0, 200)]),
  plan(
    'mtg',
    'precombatMain',
    [pile(0, 'battlefield', 'Forest', 900), pile(0, 'hand', 'Giant Spider', 2)],
    [move(4, 3, 1, 300)],
  ),
  // Everybody may block everybody; some must.
  plan(
    'mtg',
    'declareAttackers',
    [pile(0, 'battlefield', 'Grizzly Bears', 500), pile(1, 'battlefield', 'Grizzly Bears', 500)],
    [move(0, 1, ALL), DEFAULT, DEFAULT, move(3, 1, ALL)],
  ),
  plan(
    'mtg',
    'declareAttackers',
    [pile(0, 'battlefield', 'Boggart Brute', 400), pile(1, 'battlefield', 0, 400)],
    [move(0, 1, ALL), DEFAULT, DEFAULT, move(3, 1, ALL)],
    { own: [{ like: 'Grizzly Bears', abilities: [{ kind: 'static', mods: [{ mod: 'rule', rule: 'mustBlock' }] }] }] },
  ),
  // Paying by hand with very many sources.
  plan(
    'mtg',
    'precombatMain',
    [pile(0, 'battlefield', 'Forest', 1500), pile(0, 'hand', 'Grizzly Bears', 2)],
    [move(CARD, 3, 1), move(CARD, 2, 1)],
    { manual: true },
  ),
  // Very many sources of every color for cards that cost next to nothing, named and not.
  plan(
    'mtg',
    'precombatMain',
    [...LANDS.map((land) => pile(0, 'battlefield', land, 750)), pile(0, 'hand', 'Raging Goblin', 60)],
    [move(CARD, 3, 1, 0, 60), move(4, 3, 1, 300)],
  ),
  // Lands that add several mana in one of several ways.
  plan(
    'mtg',
    'precombatMain',
    [pile(0, 'battlefield', 0, 900), pile(0, 'hand', 'Giant Spider', 2)],
    [move(CARD, 3, 1)],
    {
      own: [
        {
          like: 'Forest',
          abilities: [
            {
              kind: 'activated',
              immediate: true,
              cost: [{ pay: 'tap' }],
              effects: [{ do: 'addMana', choices: ['{W}{U}', '{B}{R}', '{G}{G}'] }],
            },
          ],
        },
      ],
    },
  ),
  plan(
    'riftbound',
    'main',
    [pile(0, 'runes', 'Fury Rune', 3000), pile(0, 'hand', 'Pouty Poro', 60)],
    [move(CARD, 3, 1), move(0, 1, 1, 300, 5)],
  ),
  plan(
    'riftbound',
    'main',
    [pile(0, 'runes', 'Fury Rune', 900), pile(0, 'hand', 'Pouty Poro', 60)],
    [move(CARD, 3, 1), move(CARD, 1, 1)],
    { manual: true },
  ),
  // Attackers that see nobody to attack.
  plan('grand-archive', 'main', [pile(0, 'field', 'Veteran Soldier', 3000)], [DEFAULT]),
];

export const RUBBISH_BEFORE: readonly Rubbish[] = [
  // Misspelt names, thousands of them, in the zones that the games call so.
  ...[0, 1, 5].map((where): Rubbish => ({ what: 0, where, count: 60_000 })),
  // Definitions of words that are none.
  { what: 5, where: 14, count: 12_000 },
];
