/** What one player does, one thing after another, said of them once: "discards a card, then loses 2 life" (608.2c). */
import type { Effect, Ref, Value } from '@arbiter/engine';
import { type Act, type Described, row } from '../../categories.js';
import { chosenResult } from '../../nouns.js';

const less = (n: Value): Value => (typeof n === 'number' ? -n : { negative: n });
const life = (amount: Value): Act => {
  return (who: Ref): Effect[] => [{ do: 'stat', stat: 'life', who, amount }];
};

/** Cards of your own graveyard: "you" is who speaks of "your". */
const isYourCard = ({ filter }: Described): boolean =>
  filter.some((clause) => 'zone' in clause && clause.zone === 'graveyard') &&
  filter.some((clause) => 'owner' in clause && clause.owner === 'you');

export const acting = [
  row('act', 'draw(s) <n> card(s)', ({ n }) => (who) => [{ do: 'draw', who, count: n }]),
  row('act', 'discard(s) <n> card(s)', ({ n }) => (who) => [{ do: 'discard', who, count: n }]),
  row('act', 'mill(s) <n> card(s)', ({ n }) => (who) => [{ do: 'mill', who, count: n }]),
  row('act', 'gain(s) <n> life', ({ n }) => life(n)),
  row('act', 'lose(s) <n> life', ({ n }) => life(less(n))),
  row('act', 'get(s) <n> poison counter(s)', ({ n }) => (who) => [
    { do: 'counters', what: who, kind: 'poison', amount: n },
  ]),
  row('act', 'return a|an <thing> to your hand', ({ thing }) =>
    isYourCard(thing)
      ? (who) => [
          { do: 'choose', who, from: thing.filter, save: 'chosen' },
          { do: 'move', what: { saved: 'chosen' }, to: 'hand', cause: 'return' },
        ]
      : undefined,
  ),
  row('act', 'gain(s) life equal to <value>', ({ value }) => life(value)),
  row('act', 'lose(s) life equal to <value>', ({ value }) => life(less(value))),
  row('act', 'sacrifice(s) <thing:one> [of their choice]', ({ thing }, { to }) => {
    const save = chosenResult(to, thing.kinds);
    return (who) => [{ do: 'sacrifice', who, filter: thing.filter, save }];
  }),
  row('effect', '<player> <a:act> and <b:act>', ({ player, a, b }) => [...a(player), ...b(player)]),
  row('effect', '<player> <a:act> , then <b:act>', ({ player, a, b }) => [...a(player), ...b(player)], 'Devour Flesh'),
  row('effect', '<player> <a:act> , <b:act> , and|then <c:act>', ({ player, a, b, c }) => [
    ...a(player),
    ...b(player),
    ...c(player),
  ]),
];
