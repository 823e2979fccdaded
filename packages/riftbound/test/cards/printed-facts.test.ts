/** Every card beside the reference list of cards, where that is at hand: numbers, costs, domains, types, tags, Might. */
import { existsSync, readFileSync } from 'node:fs';
import type { CardDefinition } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { cards, tokens } from '../../src/cards/index.js';

const reference = new URL('../../../../../shared/cards/riftbound-cards.jsonl', import.meta.url);

interface Printed {
  code: string;
  fullName: string;
  type: string;
  supertype?: string;
  domains?: string[];
  tags?: string[];
  energy?: number;
  power?: number;
  might?: number;
  text?: string;
  variant: boolean;
}
const lines = existsSync(reference) ? readFileSync(reference, 'utf8').split('\n').filter(Boolean) : [];
const printed = new Map(
  lines
    .map((line) => JSON.parse(line) as Printed)
    .filter((card) => !card.variant)
    .map((card) => [card.fullName, card]),
);
const beside = ({ name }: CardDefinition): Printed => {
  const found = printed.get(name);
  if (!found) throw new Error(`${name} is not in the list`);
  return found;
};
/** Types that the list leaves out, and the text of the card speaks of (`docs/rulings.md`). */
const ALSO: { [card: string]: string[] } = { 'Patched Porobot': ['Gear'] };
const sorted = (list: unknown): string[] => [...((list as string[] | undefined) ?? [])].sort();
const number = (code: string): string => code.replace(/\/\d+$/, '').replace(/[a-z*]$/, '');

describe.skipIf(lines.length === 0)('cards are as they are printed', () => {
  it('numbers, types, domains, tags, costs and Might', () => {
    const ours = cards.map(({ name, props }) => ({
      name,
      code: props.code,
      types: props.types,
      supertypes: props.supertypes,
      domains: sorted(props.domains),
      tags: sorted(props.tags),
      energy: props.energy ?? null,
      power: ((props.power as string[] | undefined) ?? []).length,
      might: props.might ?? null,
    }));
    const theirs = cards.map((card) => {
      const p = beside(card);
      return {
        name: card.name,
        code: number(p.code),
        types: [p.type, ...(ALSO[card.name] ?? [])],
        supertypes: p.supertype ? [p.supertype] : [],
        domains: sorted(p.domains?.filter((d) => d !== 'Colorless')),
        tags: sorted(p.tags),
        energy: p.energy ?? null,
        power: p.power ?? 0,
        might: p.might ?? null,
      };
    });
    expect(ours).toEqual(theirs);
  });

  it('keywords stand where they are printed', () => {
    const words = [
      'Accelerate',
      'Action',
      'Reaction',
      'Hidden',
      'Tank',
      'Deflect',
      'Ambush',
      'Repeat',
      'Deathknell',
      'Legion',
      'Assault',
      'Shield',
      'Ganking',
      'Hunt',
      'Level',
      'Equip',
      'Empower',
      'Weaponmaster',
      'Backline',
      'Vision',
      'Flow',
    ];
    for (const card of cards) {
      // What costs of a keyword are less is no instance of it.
      const text = (beside(card).text ?? '').replace(/\(.*?\)/g, '').replace(/\[\w+\] costs of |\[Action\]\[>\]/g, '');
      const has = words.filter((w) => new RegExp(`(^|\\n)\\[${w}`).test(text)).map((w) => w.toLowerCase());
      const ours = card.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : []));
      expect([card.name, ...sorted(ours.filter((k) => k !== 'temporary'))]).toEqual([card.name, ...sorted(has)]);
    }
  });

  it('tokens have the Might of the cards printed for them', () => {
    const known = tokens.filter((t) => printed.has(t.name));
    for (const token of known)
      expect([token.name, token.props.might ?? null]).toEqual([token.name, beside(token).might ?? null]);
  });
});
