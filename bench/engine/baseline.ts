/**
 * This version beside another one, by turns in the same run: whole random games, stateless steps, crowded boards, garbage.
 * Where both give the same results (equal checksums), they did the same work. Where rules or the generator have changed since,
 * equal seeds give other games: then as many games of the same decks are played, and the ratio of a *decision's* CPU is what
 * tells the speed; that of a *game* also says whether games have become longer.
 */
import type { BenchOptions } from '../main.js';
import { contest, type Measured, rate, times, total } from '../support/contest.js';
import type { Row } from '../support/table.js';
import { checkOut } from '../support/version.js';
import { games } from './games.js';

const SCRIPT = 'engine/worker.ts';
/** How many times faster random games are to be. */
const AIMS: { [id: string]: number } = { mtg: 4, 'grand-archive': 3, riftbound: 3 };

interface Pair {
  ours: Measured;
  theirs: Measured;
}

async function sideBySide(args: string[], version: string, rounds: object): Promise<Pair> {
  const { ours, theirs } = await contest(
    [
      { name: 'ours', script: SCRIPT, args },
      { name: 'theirs', script: SCRIPT, args, version },
    ],
    rounds,
  );
  return { ours, theirs };
}

const checksum = ({ ours, theirs }: Pair): string =>
  ours.checksum === theirs.checksum ? `same: ${ours.checksum}` : `${ours.checksum}, theirs ${theirs.checksum}`;

/** Rows of how many of something a CPU second does, here and there. */
function compared(measure: string, pair: Pair, what: string, to: string, aim?: number): Row {
  const of = times(pair.ours, what, pair.theirs);
  return {
    measure,
    figure: rate(pair.ours, what),
    unit: 'per CPU second',
    process: rate(pair.ours, what, 'process'),
    ratio: { of, to },
    aim: aim === undefined ? undefined : { text: `≥ ${aim} ×`, reached: of >= aim },
    checksum: checksum(pair),
  };
}

function garbage(id: string, { ours, theirs }: Pair, to: string): Row {
  const each = (of: Measured): number => total(of, 'bytes') / total(of, 'decisions') / 1000;
  return {
    measure: `${id}: garbage a decision`,
    figure: each(ours),
    unit: 'kB',
    ratio: { of: each(ours) / each(theirs), to },
  };
}

export async function baseline({ quick, against }: BenchOptions): Promise<Row[]> {
  const { folder, remove } = checkOut(against);
  const rows: Row[] = [];
  const rounds = quick ? { warm: 2, rounds: 3 } : { warm: 8, rounds: 9 };
  const few = quick ? { warm: 1, rounds: 2 } : { warm: 4, rounds: 5 };
  try {
    for (const id of games) {
      console.log(`baseline: ${id}`);
      const whole = await sideBySide(['games', id, 'none'], folder, rounds);
      const to = `that of ${against}`;
      rows.push(
        compared(`${id}: decisions of random games`, whole, 'decisions', to, AIMS[id]),
        compared(`${id}: random games`, whole, 'games', to, AIMS[id]),
        compared(`${id}: choices`, whole, 'choices', to),
        compared(`${id}: stateless steps`, await sideBySide(['stateless', id], folder, few), 'steps', to),
      );
      for (const crowd of ['25', '200'])
        rows.push(
          compared(
            `${id}: decisions, ${crowd} permanents`,
            await sideBySide(['crowded', id, crowd], folder, few),
            'decisions',
            to,
          ),
        );
      rows.push(garbage(id, await sideBySide(['garbage', id], folder, { warm: 10, rounds: 5 }), to));
    }
  } finally {
    remove();
  }
  return rows;
}
