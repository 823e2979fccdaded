import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';

describe('looking rules up', () => {
  it('by number, with or without the rulebook’s name, in both editions', () => {
    expect(riftbound.rule('467')).toMatchObject({ number: '467', title: 'Scoring', status: 'enforced' });
    expect(riftbound.rule('riftbound:470')).toMatchObject({ number: '470', title: 'Scoring', status: 'enforced' });
    expect(riftbound.rule('riftbound-zh:404.1.b')).toMatchObject({
      number: '404.1.b',
      title: 'Deal',
      status: 'enforced',
    });
    expect(riftbound.rule('999')).toBe(null);
    expect(riftbound.rule('300')?.children).toContain('314');
  });
});
