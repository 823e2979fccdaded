import { describe, expect, it } from 'vitest';
import { rules } from '../../src/index.js';
import { readRulebook } from '../../src/rules/index.js';

const read = readRulebook('rules');
const { numbers, titles } = read('current.json') as { numbers: string[]; titles: object };
const summaries = new Map(Object.entries(read('summaries.json') as { [number: string]: string }));
const notApplicable = new Map(Object.entries(read('not-applicable.json') as { [number: string]: string }));
const ruleInfo = rules.rule;

describe('what is known of a rule', () => {
  it('is found by its number, with or without the name of the rulebook', () => {
    expect(ruleInfo('601.2c')).toMatchObject({ number: '601.2c', title: 'Casting Spells', children: [] });
    expect(ruleInfo('mtg:601.2c')).toEqual(ruleInfo('601.2c'));
    expect(ruleInfo('601.2c')?.summary).toMatch(/target/i);
  });

  it('is nothing for a number that the rulebook does not have', () => {
    for (const number of ['601.2l', '99', '', 'toString', '__proto__', '601.2c ', 'riftbound:104']) {
      expect(ruleInfo(number), number).toBeNull();
    }
  });

  it('names the heading above, and what is below', () => {
    expect(ruleInfo('702.19b')?.title).toBe('Trample');
    expect(ruleInfo('702.19')).toMatchObject({
      title: 'Trample',
      children: expect.arrayContaining(['702.19a', '702.19b']),
    });
    expect(ruleInfo('702')).toMatchObject({
      title: 'Keyword Abilities',
      children: expect.arrayContaining(['702.1', '702.192']),
    });
    expect(ruleInfo('7')?.children).toContain('702');
  });

  it('says of an enforced rule where it is enforced', () => {
    const rule = ruleInfo('100.2a');
    expect(rule).toMatchObject({ status: 'enforced', reason: null });
    expect(rule?.enforcedIn).toContain('packages/mtg/src/decks/validate.ts');
  });

  it('gives the reason why a rule cannot be enforced', () => {
    expect(ruleInfo('203.1')).toMatchObject({ status: 'notApplicable', enforcedIn: [] });
    expect(ruleInfo('203.1')?.reason).toMatch(/\w/);
    expect(ruleInfo('203')).toMatchObject({ status: 'notApplicable' });
    expect(ruleInfo('203')?.reason).toMatch(/\w/);
  });

  it('calls everything else open, with the reason that is given', () => {
    expect(ruleInfo('702.106')).toMatchObject({ status: 'open', enforcedIn: [] });
  });

  it('counts a heading as enforced where anything below it is', () => {
    expect(ruleInfo('100')).toMatchObject({ status: 'enforced' });
    expect(ruleInfo('100')?.enforcedIn).toContain('packages/mtg/src/decks/validate.ts');
    expect(ruleInfo('123')).toMatchObject({ status: 'open' });
  });

  it('is complete and consistent', () => {
    const known = new Set(numbers);
    expect(known.size).toBe(numbers.length);
    for (const number of [...summaries.keys(), ...notApplicable.keys(), ...Object.keys(titles)]) {
      expect(known.has(number), number).toBe(true);
    }
    for (const [number, text] of summaries) {
      expect(text, number).toMatch(/^["\p{Lu}].*[.]$/u);
      expect(notApplicable.has(number), number).toBe(false);
    }
    for (const number of numbers) {
      const rule = ruleInfo(number);
      expect(rule?.title, number).toMatch(/\S/);
      for (const child of rule?.children ?? []) expect(known.has(child), child).toBe(true);
      expect(rule?.status === 'enforced').toBe((rule?.enforcedIn.length ?? 0) > 0);
    }
  });
});
