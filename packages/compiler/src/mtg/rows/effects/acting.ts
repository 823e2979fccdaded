/** What one player does, one thing after another, said of them once: "discards a card, then loses 2 life" (608.2c). */
import type { Effect, Ref, Value } from '@arbiter/engine';
import { type Act, row } from '../../categories.js';
import { chosenResult } from '../../nouns.js';

const less = (n: Value): Value => (typeof n === 'number' ? -n : { negative: n });
const life = (amount: Value): Act => {
  return (who: Ref): Effect[] => [{ do: 'stat', stat: 'life', who, amount }];
};

export const acting = [
  row('act', 'draw(s) <n> card(s)', ({ n }) => (who) => [{ do: 'draw', who, count: n }]),
  row('act', 'discard(s) <n> card(s)', ({ n }) => (who) => [{ do: 'discard', who, count: n }]),
  row('act', 'mill(s) <n> card(s)', ({ n }) => (who) => [{ do: 'mill', who, count: n }]),
  row('act', 'gain(s) <n> life', ({ n }) => life(n)),
  row('act', 'lose(s) <n> life', ({ n }) => life(less(n))),
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
