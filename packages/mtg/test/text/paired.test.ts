/** What is said of both creatures of a pair. */
import type { Ability, FilterClause } from '@arbiter/engine';
import { describe, it } from 'vitest';
import { tells } from './printing.js';

describe('a pair of creatures (702.95)', () => {
  const paired = (
    condition: object | undefined,
    affects: object = [{ any: [{ self: true }, { in: 'paired' }] }],
  ): Ability =>
    ({
      kind: 'static',
      affects,
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'haste' } }],
      ...(condition ? { if: condition } : {}),
    }) as Ability;
  const is = { is: ['self', { is: 'paired' }] };
  it('is both of them, as long as they are paired', () => {
    const text = 'as long as ~ is paired with another creature,';
    tells(
      `${text} both creatures have haste`,
      paired(is),
      paired(undefined),
      paired({ not: is }),
      paired(is, [{ self: true }] as FilterClause[]),
    );
    tells(`${text} each of those creatures has haste`, paired(is));
  });
});
