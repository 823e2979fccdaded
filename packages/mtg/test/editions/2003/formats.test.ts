/** What came later than the rules of 2003 is refused, with what there is: formats, and what all players share. */
import { describe, expect, it } from 'vitest';
import { magic } from '../../../src/index.js';

const deck = { main: [{ card: 'Plains', count: 60 }] };
const seats = ['Ann', 'Bob'].map((name) => ({ name, deck }));
const begun = (edition: string, format: string) =>
  magic.create({ edition, seed: 'formats', options: { payment: 'auto', autoPass: 'none', format }, seats });
const position = (more: object, edition = '2003') =>
  magic.createScenario({ ruleset: 'mtg', edition, seed: 'formats', players: [{}, {}], ...more });
const errorsOf = (result: ReturnType<typeof position>) => (result.ok ? [] : (result.error.errors ?? []));

describe('edition 2003', () => {
  it('has games with constructed and limited decks and for ante, and no others', () => {
    for (const format of ['constructed', 'limited', 'ante'])
      expect([format, begun('2003', format).ok]).toEqual([format, true]);
    for (const format of ['attack-one', 'two-headed-giant']) {
      const detail = `edition 2003 has no format "${format}"; it has constructed, limited, ante`;
      expect(errorsOf(begun('2003', format))).toMatchObject([{ path: '$.options.format', detail }]);
    }
    expect(errorsOf(begun('current', 'attack-one')).map(({ path }) => path)).not.toContain('$.options.format');
  });

  it('has no decks for later formats', () => {
    const { errors } = magic.validateDeck('2003', { ...deck, format: 'commander' });
    expect(errors).toMatchObject([
      { path: '$.format', detail: 'the format is one of constructed, limited, not commander' },
    ]);
    expect(magic.validateDeck('2003', { ...deck, format: 'constructed' }).legal).toBe(true);
    const led = magic.validateDeck('2003', { ...deck, commander: [{ card: 'Plains', count: 1 }] });
    expect(led.errors.map(({ path }) => path)).toEqual(['$']);
  });

  it('has no monarch, no initiative, and neither day nor night', () => {
    const later = { monarch: 0, initiative: 1, time: 'night' };
    for (const [key, value] of Object.entries(later)) {
      expect(errorsOf(position({ [key]: value }))).toMatchObject([{ path: `$.${key}` }]);
      expect(position({ [key]: value }, 'current').ok).toBe(true);
    }
    expect(errorsOf(position({ options: { format: 'commander' } }))).toMatchObject([{ path: '$.options.format' }]);
  });
});
