/** Boons in Grand Archive's texts: what they do as they are gained, and what functions where they lie. */
import { describe, expect, it } from 'vitest';
import type { CardText } from '../../src/index.js';
import { meant, readCard } from './cards.js';

const boon = (text: string, type = 'Lesser Boon — Cleric Spell'): CardText => ({
  name: 'Kind Gift',
  cost: 'reserve 2',
  type,
  figures: { element: 'norm', speed: 'slow' },
  text,
});

describe('boons', () => {
  it('do as they are gained what actions do as they resolve', () => {
    expect(meant(boon('As you gain this boon, draw a card. Then recover 2.'))).toMatchObject([
      { kind: 'spell', effects: [{ do: 'draw' }, { do: 'recover', amount: 2 }] },
    ]);
    const { definition } = readCard(boon('As you gain this boon, draw a card.', 'Greater Boon — Mage Spell'));
    expect(definition).toMatchObject({ props: { types: ['Boon'], supertypes: ['Greater'], classes: ['Mage'] } });
  });

  it('function in the pantheon, but for what they cost and demand', () => {
    const text = [
      'Class Locked, Level Locked 2 (Play this card only if your champion’s class matches.)',
      'This boon costs 3 less to bestow for each graveyard with six or more cards in it.',
      'At the beginning of your end phase, recover 2. Trigger this ability only twice.',
      'Your champion is a Tamer class in addition to their other types.',
      '(2): Draw a card. Activate this ability only thrice.',
    ].join('\n');
    expect(meant(boon(text))).toMatchObject([
      { keyword: 'class locked' },
      { keyword: 'level locked', value: 2 },
      {
        mods: [
          {
            mod: 'cost',
            times: { times: [3, { count: [{ player: 'any' }, { owns: [[{ zone: 'graveyard' }], '>=', 6] }] }] },
          },
        ],
      },
      { kind: 'triggered', zone: 'pantheon', limit: { inAll: 2 } },
      {
        kind: 'static',
        zone: 'pantheon',
        // A unit of a class has the subtype as well (1.6.5.3.1).
        mods: [
          { mod: 'gain', prop: 'classes', values: ['Tamer'] },
          { mod: 'gain', prop: 'subtypes', values: ['Tamer'] },
        ],
      },
      { kind: 'activated', zone: 'pantheon', limit: { inAll: 3 } },
    ]);
    const [, , cost] = meant(boon(text)) as unknown[];
    expect(cost).not.toHaveProperty('zone');
  });

  it('aim at players, and at cards that were banished', () => {
    expect(
      meant(
        boon(
          'As you gain this boon, put up to two target regalia cards from any banishment into their owner’s material deck.',
        ),
      ),
    ).toMatchObject([
      {
        effects: [{ what: { target: 0 }, to: 'materialDeck' }],
        targets: [{ what: [{ zone: 'banishment' }, {}, { not: { status: 'faceDown' } }], min: 0, max: 2 }],
      },
    ]);
    const crowd =
      'As you gain this boon, any number of target players put the top two cards of their deck into their graveyard.';
    expect(meant(boon(crowd))).toMatchObject([
      { effects: [{ what: { top: 2, of: { target: 0 } } }], targets: [{ what: { player: 'any' }, min: 0, max: null }] },
    ]);
    const lone =
      '(1): Target player that controls exactly one ally puts a buff counter on an ally they control without a buff counter on it.';
    expect(meant(boon(lone))).toMatchObject([
      {
        targets: [{ what: [{ player: 'any' }, { controls: [[{ has: ['types', ['Ally']] }], '=', 1] }] }],
        effects: [
          { do: 'choose', who: { target: 0 } },
          { do: 'counters', kind: 'buff' },
        ],
      },
    ]);
  });
});
