/** What is asked of the game, of costs and of what was given up, and what enters otherwise, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, attack, meant, why } from './cards.js';

describe('what a card costs', () => {
  it('hangs on what it targets', () => {
    expect(meant(ally('This card costs 2 less to activate if it targets a unique ally.'))).toMatchObject([
      { mods: [{ mod: 'cost', times: 2, targeting: [{ has: ['supertypes', 'Unique'] }, {}] }] },
    ]);
    expect(why(ally('This card costs 2 more to activate if it targets a regalia.'))).toContain('costs by targets');
  });

  it('may be something else', () => {
    expect(
      meant(
        action("[Class Bonus] You may sacrifice an ally rather than pay this card's reserve cost.\n\nDraw a card."),
      ),
    ).toMatchObject([
      { kind: 'spell' },
      { kind: 'play', method: 'alternative', cost: [{ pay: 'sacrifice' }], if: { is: ['self', {}] } },
    ]);
  });

  it('is more for a while', () => {
    expect(
      meant(action('Until end of turn, Spell cards your opponents activate cost (2) more to activate.')),
    ).toMatchObject([
      {
        effects: [
          {
            do: 'modify',
            what: 'opponents',
            mods: [{ mod: 'cost', more: [{ amount: 2 }] }],
            until: { kind: 'endOfTurn' },
          },
        ],
      },
    ]);
  });

  it('of an ability is less once where something is so', () => {
    expect(
      meant(ally('(4): Draw a card. This ability costs (2) less to activate as long as Lantern Keeper is distant.')),
    ).toMatchObject([{ less: { cost: [{ amount: 2 }], times: { count: [{ self: true }, { status: 'distant' }] } } }]);
    expect(
      meant(
        ally('(4): Draw a card. As long as you control another Fairy ally, this ability costs (2) less to activate.'),
      ),
    ).toMatchObject([{ less: { times: { least: [1, { count: [{}, {}, { controller: 'you' }, { other: true }] }] } } }]);
  });
});

describe('what was given up', () => {
  it('is kept where the text speaks of it', () => {
    expect(
      meant(
        action(
          "As an additional cost to activate this card, sacrifice an ally.\n\nRecover X, where X is the sacrificed ally's life stat.",
        ),
      ),
    ).toMatchObject([
      {
        additional: [{ pay: 'sacrifice', save: 'sacrificed' }],
        effects: [{ amount: { of: { was: { saved: 'sacrificed' } } } }],
      },
    ]);
    expect(
      meant(action('As an additional cost to activate this card, sacrifice an ally.\n\nDraw a card.'))[0],
    ).not.toHaveProperty('additional.0.save');
  });
});

describe('what is hit', () => {
  it('is called so', () => {
    expect(meant(attack('On Hit: Deal 2 damage to the hit unit.'))).toMatchObject([
      { effects: [{ to: { event: 'object' } }] },
    ]);
    expect(meant(ally('On Hit: If the hit unit has an odd life stat, draw a card.'))).toMatchObject([
      { effects: [{ if: { is: [{ event: 'object' }, { parity: ['life', 'odd'] }] } }] },
    ]);
    expect(why(ally('On Enter: Deal 2 damage to the hit unit.'))).not.toContain('"status":"exact"');
  });
});

it('an attack card is used in an intent', () => {
  expect(
    meant(attack('(1): Draw a card. (Activate this ability only while this card is in an intent.)')),
  ).toMatchObject([{ kind: 'activated', zone: 'intent' }]);
});

it('others enter in another state for a while', () => {
  expect(meant(action('Until end of turn, allies enter the field rested.'))).toMatchObject([
    {
      effects: [
        {
          do: 'createReplacement',
          replaces: { on: 'move', match: { to: 'field' }, change: { status: { rested: true } } },
          until: { kind: 'endOfTurn' },
        },
      ],
    },
  ]);
});

it('a card is called by its name', () => {
  expect(
    meant(ally('On Enter: Put a card named Lantern Keeper from your banishment into your material deck.')),
  ).toMatchObject([{ effects: [{ from: [{}, {}, { named: 'Lantern Keeper' }, {}] }, { to: 'materialDeck' }] }]);
  expect(
    meant(ally('As long as you control an object named Proto Key Crest, Lantern Keeper gets +1 POWER.')),
  ).toMatchObject([{ if: { exists: [{ named: 'Proto Key Crest' }, { controller: 'you' }] } }]);
});

it('"as long as it’s fostered" is asked of the source', () => {
  expect(meant(ally("Lantern Keeper gets +1 POWER as long as it's fostered."))).toMatchObject([
    { if: { is: ['self', { status: 'fostered' }] } },
  ]);
});

it('two figures grow by two amounts', () => {
  expect(
    meant(ally('Lantern Keeper gets +1 POWER for each attack omen you have and +1 LIFE for each ally omen you have.')),
  ).toMatchObject([
    {
      mods: [
        { stat: 'power', value: { count: {} } },
        { stat: 'life', value: { count: {} } },
      ],
    },
  ]);
});

it('recovering again and again is done each time by itself', () => {
  expect(
    meant(action('Banish up to three cards from your graveyard. For each card banished this way, recover 2.')),
  ).toMatchObject([
    { effects: [{}, {}, { do: 'forEach', of: { saved: 'banished' }, effects: [{ do: 'recover', amount: 2 }] }] },
  ]);
});

it('so much more is recovered instead', () => {
  expect(meant(ally('If you would recover an amount, recover 2+X instead, where X is that amount.'))).toMatchObject([
    { kind: 'replacement', on: 'recover', player: 'you', change: { amount: { sum: [2, { event: 'amount' }] } } },
  ]);
});

it('an activation is copied, or negated where something is so', () => {
  expect(meant(action('Copy target Spell card activation. You may choose new targets for the copy.'))).toMatchObject([
    { targets: [{}], effects: [{ do: 'copy', what: { target: 0 }, newTargets: true }] },
  ]);
  expect(meant(action('Negate target card activation if an ally is attacking.'))).toMatchObject([
    { effects: [{ do: 'if', if: { exists: [{}, { is: 'attacking' }] }, then: [{ do: 'counterOnStack' }] }] },
  ]);
});

it('several that enter at once are waited for once', () => {
  expect(meant(ally('Whenever one or more regalia enter the field under your control, draw a card.'))).toMatchObject([
    { on: { on: 'move', match: { to: 'field' }, batch: true } },
  ]);
});

it('a duration behind "and" is one of both changes', () => {
  const lasting = { until: { kind: 'endOfTurn' } };
  expect(
    meant(action('Target champion gets -1 level and your champion gets +1 level until end of turn.')),
  ).toMatchObject([{ effects: [lasting, lasting] }]);
});

it('only what has a reserve cost is asked for it', () => {
  expect(
    meant(
      ally('Lantern Keeper gets +X POWER, where X is the amount of allies you control with different reserve costs.'),
    ),
  ).toMatchObject([{ mods: [{ value: { of: { each: [{}, {}, { prop: ['costKind', 'reserve'] }] } } }] }]);
});

it('a deck is searched and shuffled', () => {
  expect(
    meant(action('Search your deck for a card and put it into your memory. Then shuffle your deck.')),
  ).toMatchObject([
    {
      effects: [
        { do: 'search', to: 'memory' },
        { do: 'shuffle', who: 'you' },
      ],
    },
  ]);
});

it('what follows from how much was prevented is part of what replaces (2.9.1.10)', () => {
  const next = 'The next time damage would be dealt to your champion this turn, prevent that damage.';
  expect(meant(action(`${next} Glimpse X, where X is the amount of damage prevented this way.`))).toMatchObject([
    {
      effects: [{ once: true, replaces: { prevent: true, also: [{ do: 'arrange', count: { event: 'prevented' } }] } }],
    },
  ]);
  expect(meant(action(`${next} If 3 or more damage was prevented this way, draw a card.`))).toMatchObject([
    { effects: [{ replaces: { also: [{ do: 'if', if: { compare: [{ event: 'prevented' }, '>=', 3] } }] } }] },
  ]);
});

it('"it" behind what a trigger asks about its source is the source', () => {
  const text =
    'At the beginning of your recollection phase, if there are less than four age counters on Lantern Keeper, put an age counter on it.';
  expect(meant(ally(text))).toMatchObject([{ if: { compare: [{ of: 'self' }, '<', 4] }, effects: [{ what: 'self' }] }]);
});
