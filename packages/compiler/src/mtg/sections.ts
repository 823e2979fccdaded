/** Text boxes in sections: a Class has the abilities of each level from that level on, a leveler has figures besides (711.2, 716.2). */
import { classLevel, levelSymbol } from '@arbiter/mtg';
import type { Assembled } from '../game.js';
import { asAbility, unsettled } from '../references/nouns.js';
import type { Line } from './categories.js';

type Bar = Extract<Line, { line: 'bar' }>;
type LevelSymbol = Extract<Line, { line: 'symbol' }>;
type Shape = Extract<Line, { line: 'shape' }>;

/** What begins a section. */
const isHead = (line: Line | undefined): line is Bar | LevelSymbol => line?.line === 'bar' || line?.line === 'symbol';
const isShape = (line: Line | undefined): line is Shape => line?.line === 'shape';

/**
 * The abilities of all lines, those of each section wrapped into what its head says.
 * @param plain what the lines of one section come to without their head
 * @returns or why the lines don't fit each other
 */
export function inSections(
  lines: readonly (Line | undefined)[],
  plain: (lines: readonly (Line | undefined)[]) => Assembled[] | string,
): Assembled[] | string {
  const heads = lines.flatMap((line, i) => (isHead(line) ? [i] : []));
  const within = (from: number, to: number): (Line | undefined)[] =>
    lines.map((line, i) => (i >= from && i < to && !isShape(line) ? line : undefined));
  const top = plain(within(0, heads[0] ?? lines.length));
  if (typeof top === 'string') return top;
  const list = [...top];
  if (lines.slice(0, heads[0]).some(isShape)) return 'power and toughness without a level';
  for (const [k, start] of heads.entries()) {
    const end = heads[k + 1] ?? lines.length;
    const head = lines[start];
    const inner = plain(within(start + 1, end));
    const shapes = lines.slice(start, end).filter(isShape);
    if (typeof inner === 'string') return inner;
    const abilities = inner.map(({ ability }) => asAbility(ability));
    const [shape] = shapes;
    const groups = Array.from({ length: end - start }, (_, i) => start + i);
    const whole =
      head?.line === 'bar' && abilities.length > 0 && !shape
        ? classLevel(head.level, head.cost, ...abilities)
        : head?.line === 'symbol' && shape && shapes.length === 1
          ? [levelSymbol([head.from, head.to], `${shape.power}/${shape.toughness}`, ...abilities)]
          : null;
    if (!whole) return 'a level with nothing that belongs to it, or too much';
    list.push(...whole.map((ability) => ({ ability: unsettled(ability), groups })));
  }
  return list;
}
