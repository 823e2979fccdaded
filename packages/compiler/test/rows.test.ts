/** What rows mean, whatever the printer says: each card has one line, and the printer is taken to say it. */
import { describe, expect, it } from 'vitest';
import type { CardText } from '../src/index.js';
import { creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

const land = (text: string): CardText => ({ name: 'Mossy Ford', type: 'Land', text });

describe('a keyword that the rules define in other words', () => {
  it('is read as what it means (702.29a cycling, 702.33a kicker, 702.114a devoid)', () => {
    expect(meant(creature('Cycling {2}'))).toEqual([
      { kind: 'keyword', keyword: 'cycling', cost: [{ pay: 'mana', cost: '{2}' }] },
    ]);
    expect(meant(creature('Kicker {1}{G}'))).toMatchObject([{ keyword: 'kicker', cost: [{ cost: '{1}{G}' }] }]);
    expect(meant(creature('Devoid'))).toMatchObject([{ kind: 'keyword', keyword: 'devoid' }]);
  });
});

describe('two events of one ability', () => {
  it('are an ability each, which does the same (603.2)', () => {
    expect(meant(creature('Whenever Mossback Warden enters or attacks, draw a card.'))).toMatchObject([
      { on: { on: 'move', object: 'self' }, effects: [{ do: 'draw' }] },
      { on: { on: 'attack', object: 'self' }, effects: [{ do: 'draw' }] },
    ]);
  });

  it('are not read where they are counted together', () => {
    const text = 'Whenever Mossback Warden enters or attacks, draw a card. This ability triggers only once each turn.';
    expect(why(creature(text))).toContain('unsupported');
  });

  it('are one where the source is one of those that it happens to', () => {
    expect(
      meant(creature('Whenever Mossback Warden or another creature you control dies, you gain 1 life.')),
    ).toMatchObject([
      {
        on: {
          object: [{ any: [{ self: true }, [{ has: ['types', 'Creature'] }, { controller: 'you' }, { other: true }]] }],
        },
      },
    ]);
  });
});

describe('an ability that triggers later', () => {
  it('knows what was targeted, and what was moved (603.7)', () => {
    expect(
      meant(
        instant(
          "Exile target creature. Return that card to the battlefield under its owner's control at the beginning of the next end step.",
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'move', save: 'found 1' },
          { do: 'delayed', effects: [{ do: 'move', what: { saved: 'found 1' }, to: 'battlefield' }] },
        ],
      },
    ]);
  });

  it('is told what made it trigger by a name', () => {
    expect(
      meant(creature('Whenever Mossback Warden blocks a creature, destroy that creature at end of combat.')),
    ).toMatchObject([
      {
        effects: [
          { do: 'remember', as: 'kept 1', what: { event: 'attacker' } },
          { do: 'delayed', effects: [{ what: { saved: 'kept 1' }, cause: 'destroy' }] },
        ],
      },
    ]);
  });
});

describe('a card in a graveyard', () => {
  it('has the abilities there that move it from there (113.6k)', () => {
    expect(meant(creature('{2}{B}: Return this card from your graveyard to your hand.'))).toMatchObject([
      { kind: 'activated', zone: 'graveyard', effects: [{ what: 'self', to: 'hand' }] },
    ]);
  });

  it('does not see what only happens on the battlefield', () => {
    expect(why(creature('When Mossback Warden attacks, return this card from your graveyard to your hand.'))).toContain(
      'unsupported',
    );
  });
});

describe('what a permanent is as it enters, and for a while', () => {
  it('enters tapped unless something holds (614.1c)', () => {
    expect(meant(land('Mossy Ford enters tapped unless you control two or fewer other lands.'))).toMatchObject([
      { entering: true, if: { not: { not: { exists: [{}, { controller: 'you' }, { other: true }], atLeast: 3 } } } },
    ]);
  });

  it('stays what it "still" is (205.1b)', () => {
    expect(
      meant(
        land("{2}: Until end of turn, Mossy Ford becomes a 3/2 green Elk creature with vigilance. It's still a land."),
      ),
    ).toMatchObject([
      {
        effects: [
          {
            what: 'self',
            mods: [
              { mod: 'set', prop: 'power', value: 3 },
              { mod: 'set', prop: 'toughness', value: 2 },
              { mod: 'set', prop: 'colors', value: ['G'] },
              { mod: 'gain', prop: 'types', values: ['Creature'] },
              { mod: 'gain', prop: 'subtypes', values: ['Elk'] },
              { mod: 'ability' },
            ],
            until: { kind: 'endOfTurn' },
          },
        ],
      },
    ]);
  });
});

describe('the top cards of a library', () => {
  it('are looked at, some taken, and the rest put away (701.20)', () => {
    const text =
      'Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.';
    expect(meant(instant(text))).toMatchObject([
      { effects: [{ do: 'dig', count: 3, take: { to: 'hand' }, rest: { to: 'bottom', order: 'any' } }] },
    ]);
  });
});

describe('costs', () => {
  it('of counters, and of what is tapped, leave out whose they are: who pays has them (118.3)', () => {
    expect(
      meant(creature('Remove a +1/+1 counter from Mossback Warden, Tap two untapped Druids you control: Draw a card.')),
    ).toMatchObject([
      {
        cost: [
          { pay: 'takeCounters', kind: '+1/+1', count: 1 },
          { pay: 'tapUntapped', what: [{ has: ['subtypes', 'Druid'] }], count: 2 },
        ],
      },
    ]);
  });
});

describe('figures', () => {
  it('are compared with numbers, and with what is counted', () => {
    expect(meant(instant('Destroy target creature with mana value 3 or less.'))).toMatchObject([
      { targets: [{ what: [{}, {}, { stat: ['manaValue', '<=', 3] }] }] },
    ]);
    // All that follows belongs to what is counted.
    expect(
      meant(instant('Destroy target creature with power less than the number of creatures you control.')),
    ).toMatchObject([
      {
        targets: [
          {
            what: [
              {},
              {},
              { stat: ['power', '<', { count: [{ has: ['types', 'Creature'] }, { controller: 'you' }] }] },
            ],
          },
        ],
      },
    ]);
  });
});
