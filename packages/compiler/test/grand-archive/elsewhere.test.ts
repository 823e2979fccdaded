/** Abilities of cards that lie elsewhere, what cards of players cost, influence, and limits of triggers in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, meant } from './cards.js';

const HAND = [{ zone: 'hand' }, { owner: 'you' }];

describe('where a card lies', () => {
  it('its ability functions there and nowhere else (2.4.0.5)', () => {
    expect(meant(ally('(2), Banish this card from your graveyard: Draw a card.'))).toMatchObject([
      {
        kind: 'activated',
        zone: 'graveyard',
        cost: [
          { pay: 'reserve', amount: 2 },
          { pay: 'banish', what: 'self' },
        ],
      },
    ]);
    expect(meant(ally('Discard this card from your hand: Draw a card.'))).toMatchObject([
      { zone: 'hand', cost: [{ pay: 'discardCards', what: 'self' }] },
    ]);
    expect(meant(ally('(2): Return Lantern Keeper from your graveyard to the field rested.'))).toMatchObject([
      { zone: 'graveyard', effects: [{ do: 'move', what: 'self', to: 'field', status: { rested: true } }] },
    ]);
    expect(
      meant(
        ally('Whenever your champion levels up, you may banish this card from your graveyard. If you do, recover 2.'),
      ),
    ).toMatchObject([
      {
        zone: 'graveyard',
        effects: [{ do: 'pay', cost: [{ pay: 'banish', what: 'self' }], then: [{ do: 'recover' }] }],
      },
    ]);
  });

  it('one that fits is found where it lies open, and need not be found in a private zone (ga-2025: Searching and Finding)', () => {
    const least = (text: string): unknown =>
      (meant(action(text)) as unknown as { effects: { min: unknown }[] }[])[0]?.effects[0]?.min;
    const from = (places: string): unknown => least(`Put a Slime ally card from your ${places} onto the field.`);
    const open = [
      { zone: 'banishment' },
      { owner: 'you' },
      { has: ['subtypes', ['Slime']] },
      { has: ['types', ['Ally']] },
    ];
    expect([from('graveyard'), from('material deck')]).toEqual([1, 0]);
    expect(from('material deck or banishment')).toEqual({
      least: [1, { count: [...open, { not: { status: 'faceDown' } }] }],
    });
    expect(least('Choose a Slime ally card from your material deck or banishment and put it onto the field.')).toEqual(
      from('material deck or banishment'),
    );
    expect(least('Put a card from your hand onto the field.')).toBe(1);
  });

  it('a lineage is released by banishing the card', () => {
    const champion = {
      name: 'Reed Warden',
      type: 'Champion — Mage Human',
      cost: 'memory 1',
      figures: { element: 'norm', level: 1, life: 15 },
    };
    expect(meant({ ...champion, text: 'Lineage Release — Recover 6.' })).toMatchObject([
      { kind: 'activated', keyword: 'lineage release', zone: 'lineage', cost: [{ pay: 'banish', what: 'self' }] },
    ]);
  });

  it('cards are discarded as a cost', () => {
    expect(
      meant(action('As an additional cost to activate this card, discard two cards.\n\nGather twice.')),
    ).toMatchObject([
      { additional: [{ pay: 'discardCards', what: HAND, count: 2 }], effects: [{ do: 'gather', count: 2 }] },
    ]);
  });
});

it('gathering is done and waited for', () => {
  expect(
    meant(ally('Whenever you gather, gather X times, where X is the amount of allies you control.')),
  ).toMatchObject([
    { on: { on: 'gather', player: 'you' }, effects: [{ do: 'gather', count: { count: [{}, { controller: 'you' }] } }] },
  ]);
});

describe('what cards cost', () => {
  it('is said of the cards of players', () => {
    expect(meant(ally('Mage cards you activate cost 1 less to activate.'))).toMatchObject([
      {
        affects: { players: 'you' },
        mods: [{ mod: 'cost', less: [{ amount: 1 }], of: [{ has: ['subtypes', ['Mage']] }] }],
      },
    ]);
    expect(
      meant(ally('During your turn, action cards your opponents activate cost 2 more to activate.')),
    ).toMatchObject([{ affects: { players: 'opponents' }, if: { turnOf: 'you' }, mods: [{ more: [{ amount: 2 }] }] }]);
  });

  it('is less for the first one of a turn', () => {
    expect(meant(ally('The first Spell card you activate each turn costs 1 less to activate.'))).toMatchObject([
      { if: { compare: [{ happened: { on: 'activate' } }, '=', 0] }, mods: [{ less: [{ amount: 1 }] }] },
    ]);
  });
});

it('others enter in another state', () => {
  expect(meant(ally('Allies your opponents control enter the field rested.'))).toMatchObject([
    { kind: 'replacement', on: 'move', match: { to: 'field' }, change: { status: { rested: true } } },
  ]);
});

it('influence is the cards in hand and memory together', () => {
  const influence = { count: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner: 'you' }] };
  expect(meant(ally('On Enter: If your influence is four or less, draw a card.'))).toMatchObject([
    { effects: [{ if: { compare: [influence, '<=', 4] } }] },
  ]);
  expect(meant(action('Draw X cards, where X is five minus your influence.'))).toMatchObject([
    { effects: [{ count: { sum: [5, { negative: influence }] } }] },
  ]);
});

describe('revealing', () => {
  it('of several cards is offered only where so many are there', () => {
    expect(meant(action('You may reveal two Spell cards from your hand. If you do, draw a card.'))).toMatchObject([
      {
        effects: [
          {
            if: { exists: [...HAND, {}], atLeast: 2 },
            then: [{ do: 'may', then: [{ min: 2, max: 2 }, { do: 'reveal' }, { do: 'draw' }] }],
          },
        ],
      },
    ]);
  });

  it('of any amount is counted', () => {
    expect(
      meant(
        ally(
          'On Enter: Reveal any amount of Spell cards from your memory. For each card revealed this way, draw a card.',
        ),
      ),
    ).toMatchObject([
      { effects: [{ min: 0 }, { do: 'reveal' }, {}, { do: 'draw', count: { countOf: { saved: 'revealed' } } }] },
    ]);
  });
});

describe('a trigger', () => {
  it('may be limited, and be for the second time of a turn', () => {
    expect(
      meant(ally('Whenever you activate a Spell card, draw a card. Trigger this ability only once per turn.')),
    ).toMatchObject([{ limit: { perTurn: 1 } }]);
    expect(meant(ally('Whenever you activate a Spell card for the second time each turn, draw a card.'))).toMatchObject(
      [{ on: { on: 'activate', nth: 2 } }],
    );
  });

  it('has modes behind it', () => {
    expect(meant(ally('Whenever you recover, choose one—\n\n• Draw a card.\n\n• Gather.'))).toMatchObject([
      { on: { on: 'recover' }, modes: { min: 1, max: 1, choices: [{}, {}] } },
    ]);
  });

  it('may go on about its source behind what asked about it', () => {
    const text =
      'Then if there are three or more charge counters on Lantern Keeper, you may banish it. If you do, draw a card.';
    expect(meant(ally(`Whenever a unit dies, put a charge counter on Lantern Keeper. ${text}`))).toMatchObject([
      { effects: [{}, { if: {}, then: [{ then: [{ do: 'may', then: [{ what: 'self', to: 'banishment' }, {}] }] }] }] },
    ]);
  });
});

it('an activation is targeted by what it targets', () => {
  expect(meant(action('Negate target card activation that targets an ally.'))).toMatchObject([
    {
      targets: [
        { what: [{ zone: 'effectsStack' }, { is: 'cardActivation' }, { targets: [{ has: ['types', ['Ally']] }] }] },
      ],
    },
  ]);
});
