/** What live games cost the process in memory. */
import type { Row } from '../support/table.js';
import { type Bench, withService } from './group.js';

const GAMES = 200;

async function used(url: string): Promise<{ heap: number; resident: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { heap: value('nodejs_heap_size_used_bytes'), resident: value('process_resident_memory_bytes') };
}

/** The least of some looks: what is left after garbage was collected. */
async function settled(url: string): Promise<{ heap: number; resident: number }> {
  const looks = [];
  for (let i = 0; i < 20; i++) looks.push(await used(url));
  return { heap: Math.min(...looks.map((l) => l.heap)), resident: Math.max(...looks.map((l) => l.resident)) };
}

export const memory = (bench: Bench): Promise<Row[]> =>
  withService(bench, async (url, caller) => {
    // First as much work with few games, so that the code is compiled and the heap has its size.
    await caller.do({ order: 'create', url, games: 4 });
    await caller.do({ order: 'load', url, way: 'act', connections: 4, seconds: 2 * bench.seconds });
    const few = await settled(url);
    await caller.do({ order: 'create', url, games: GAMES });
    await caller.do({ order: 'load', url, way: 'act', connections: 4, seconds: 2 * bench.seconds });
    const many = await settled(url);
    const each = (what: 'heap' | 'resident'): number => (many[what] - few[what]) / (GAMES - 4) / 1000;
    return [
      { measure: `heap of a live game (${GAMES} of them)`, figure: each('heap'), unit: 'kB' },
      { measure: 'resident memory of a live game', figure: each('resident'), unit: 'kB' },
      { measure: `resident memory of the service with ${GAMES} games`, figure: many.resident / 1e6, unit: 'MB' },
    ];
  });
