import { describe, expect, it } from 'vitest';
import { citing, parse } from '../../scripts/mutants/attached.js';
import { changesOf } from '../../scripts/mutants/operators.js';
import { draw, entryOf } from '../../scripts/mutants-find.js';

const found = (source: string): string[] => {
  const tree = parse('a.ts', source);
  return tree.statements
    .flatMap((node) => changesOf(tree, node))
    .map(({ start, end, replace }) => source.slice(0, start) + replace + source.slice(end));
};

describe('code of a rule', () => {
  const source = `
/** Who attacks (508.1a, 508.1c). */
export const able = (g) => g.zone('battlefield').filter((id) => isCreature(g, id));
export function blocks(g, id) {
  // 509.1b: restrictions.
  if (g.is(id, 'tapped')) return { rules: cite('mtg:509.1a') };
}`;
  const pieces = citing('a.ts', parse('a.ts', source), 'mtg');

  it('is what cites it as data or in the comment before it', () => {
    expect(pieces.map(({ rule, node }) => [rule, node.getText().split('\n')[0]])).toEqual([
      ['mtg:508.1a', "export const able = (g) => g.zone('battlefield').filter((id) => isCreature(g, id));"],
      ['mtg:508.1c', "export const able = (g) => g.zone('battlefield').filter((id) => isCreature(g, id));"],
      ['mtg:509.1b', "if (g.is(id, 'tapped')) return { rules: cite('mtg:509.1a') };"],
      ['mtg:509.1a', 'export function blocks(g, id) {'],
    ]);
  });

  it('is changed where the change occurs once, and draws depend on the seed alone', () => {
    const entries = pieces.flatMap((code) =>
      changesOf(code.tree, code.node).map((change) => entryOf(code, change, ['a.test.ts'])),
    );
    for (const { find, replace } of entries) {
      expect(source.split(find)).toHaveLength(2);
      expect(replace).not.toBe(find);
    }
    const rules = (seed: string): string[] => draw(entries, 3, 1, seed).map(({ rule, find }) => rule + find);
    expect(rules('1')).toEqual(rules('1'));
    expect(new Set(['1', '2', '3', '4', '5', '6'].map((seed) => rules(seed).join())).size).toBeGreaterThan(1);
  });
});

describe('breakages', () => {
  it('drop and deny parts of conditions', () => {
    expect(found('x = a && !b;')).toEqual(['{}', 'x = !b;', 'x = a;', 'x = a && b;']);
  });
  it('are one off', () => {
    expect(found('const x = a >= 2;')).toEqual(['const x = a > 2;', 'const x = a >= 3;']);
  });
  it('ask another question of a list, or of all of it', () => {
    expect(found('const x = a.filter(f).some(h);')).toEqual([
      'const x = a.filter(f).every(h);',
      'const x = a.some(h);',
    ]);
  });
  it('take the other player', () => {
    expect(found('const x = g.active;')).toEqual(['const x = (1 - g.active);']);
  });
  it('leave what is said to people and cited as it is', () => {
    expect(found("const x = { detail: a && b, rules: cite('mtg:1.1'), min: 1 };")).toEqual([
      "const x = { detail: a && b, rules: cite('mtg:1.1'),  };",
      "const x = { detail: a && b, rules: cite('mtg:1.1'), min: 2 };",
    ]);
  });
});
