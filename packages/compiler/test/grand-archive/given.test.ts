/** What is chosen by lot, copied, put away and played from elsewhere in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, meant } from './cards.js';

it('cards are banished by lot only where so many are there', () => {
  expect(
    meant(action('You may banish two cards at random from your memory. If you do, draw two cards.')),
  ).toMatchObject([
    {
      effects: [
        {
          if: { exists: [{ zone: 'memory' }, { owner: 'you' }], atLeast: 2 },
          then: [{ do: 'may', then: [{ do: 'random', count: 2 }, { do: 'move' }, { do: 'draw' }] }],
        },
      ],
    },
  ]);
});

describe('what hangs on whether something chosen was moved', () => {
  it('asks what was moved', () => {
    const text = 'Return one of your omens to your hand. If you do, draw a card.';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          { do: 'choose', from: [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }] },
          { do: 'move', to: 'hand', save: 'done 0' },
          { do: 'if', if: { compare: [{ countOf: { saved: 'done 0' } }, '>=', 1] } },
        ],
      },
    ]);
  });

  it('is what another player may do', () => {
    const text =
      "At the beginning of each player's end phase, that player may discard a card. If they do, they draw a card.";
    expect(meant(ally(text))).toMatchObject([
      { effects: [{ if: { exists: [{ zone: 'hand' }, {}] }, then: [{ do: 'may', who: { event: 'player' } }] }] },
    ]);
  });
});

it('copies are made of what is there', () => {
  expect(meant(ally('On Enter: Summon a token copy of target ally you control.'))).toMatchObject([
    { effects: [{ do: 'create', copy: { target: 0 } }] },
  ]);
  expect(meant(ally('On Enter: Summon a token copy of an item you control.'))).toMatchObject([
    {
      effects: [
        { do: 'choose', min: 1 },
        { do: 'create', copy: {} },
      ],
    },
  ]);
});

describe('a card elsewhere', () => {
  it('may be activated from there', () => {
    expect(
      meant(action('[Class Bonus] You may activate this card from your graveyard.\n\nDraw a card.')),
    ).toMatchObject([{}, { kind: 'play', method: 'elsewhere', zone: 'graveyard', if: { is: ['self', {}] } }]);
    const banished = 'You may activate this card from your graveyard. If you do, banish it as it resolves.';
    expect(meant(action(`${banished}\n\nDraw a card.`))).toMatchObject([
      {},
      { exit: { to: 'banishment', resolved: true } },
    ]);
  });

  it('may be activated for a while', () => {
    expect(meant(action('Until end of turn, you may activate target Spell card in your graveyard.'))).toMatchObject([
      { effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'play' }] }] },
    ]);
  });
});

it('what is banished of the cards on top is spoken of', () => {
  const text =
    'Look at the top two cards of your deck. Banish one of them and put an omen counter on it. Put the other on the bottom of your deck.';
  expect(meant(action(text))).toMatchObject([
    {
      effects: [
        { do: 'dig', take: { to: 'banishment', save: 'dug 0' } },
        { what: { saved: 'dug 0' }, kind: 'omen' },
      ],
    },
  ]);
});

it('damage is doubled once', () => {
  expect(meant(action('The next time your champion would take damage this turn, double that damage.'))).toMatchObject([
    { effects: [{ once: true, replaces: { change: { amount: { times: [2, { event: 'amount' }] } } } }] },
  ]);
});

it('it comes back only out of a graveyard of yours', () => {
  expect(
    meant(ally('On Death: Return Lantern Keeper from your graveyard to the field. It becomes ephemeral.')),
  ).toMatchObject([
    {
      effects: [
        { if: { is: ['self', { owner: 'you' }] }, then: [{ do: 'move', to: 'field' }] },
        { status: 'ephemeral' },
      ],
    },
  ]);
});

describe('a hit', () => {
  it('tells how much it dealt', () => {
    expect(meant(ally('On Hit: Recover X, where X is the amount of damage dealt by this hit.'))).toMatchObject([
      { effects: [{ do: 'recover', amount: { event: 'amount' } }] },
    ]);
    expect(meant(ally('On Hit: If 7 or more damage was dealt, draw a card.'))).toMatchObject([
      { effects: [{ if: { compare: [{ event: 'amount' }, '>=', 7] } }] },
    ]);
  });

  it('tells whose champion was hit', () => {
    expect(
      meant(
        ally(
          "On Champion Hit: Banish up to X cards from that opponent's graveyard, where X is the amount of damage dealt by this hit.",
        ),
      ),
    ).toMatchObject([
      {
        effects: [
          { from: [{ zone: 'graveyard' }, { owner: { controllerOf: { event: 'object' } } }], max: { event: 'amount' } },
          {},
        ],
      },
    ]);
  });
});

it('materializing is waited for, and asked for afterwards', () => {
  const materialized = { on: 'move', match: { to: 'effectsStack', cause: 'materialize' } };
  expect(meant(ally('Whenever you materialize a card, draw a card.'))).toMatchObject([{ on: materialized }]);
  expect(
    meant(
      ally("At the beginning of your recollection phase, if you haven't materialized a card this turn, draw a card."),
    ),
  ).toMatchObject([{ if: { compare: [{ happened: materialized }, '=', 0] } }]);
});

it('what it entered from is asked of an object', () => {
  expect(meant(ally('On Enter: If Lantern Keeper entered from a banishment, draw a card.'))).toMatchObject([
    { effects: [{ if: { is: ['self', { happened: { on: 'move', match: { from: 'banishment', to: 'field' } } }] } }] },
  ]);
});

it('each player is asked for their own influence', () => {
  expect(meant(ally('On Enter: Each player with influence four or less draws a card.'))).toMatchObject([
    {
      effects: [
        { do: 'forEach', of: 'players', effects: [{ if: { compare: [{}, '<=', 4] }, then: [{ do: 'draw' }] }] },
      ],
    },
  ]);
});

it('whoever controls an activation may let something else happen', () => {
  expect(meant(action('Negate target card activation unless its controller has you draw two cards.'))).toMatchObject([
    { effects: [{ do: 'may', who: { controllerOf: { target: 0 } }, then: [{ do: 'draw', who: 'you' }], else: [{}] }] },
  ]);
});

it('a token of choice is summoned for each', () => {
  expect(
    meant(
      action(
        'Sacrifice up to two Herbs. For each Herb sacrificed this way, summon your choice of a Blightroot or a Manaroot token.',
      ),
    ),
  ).toMatchObject([{ effects: [{}, {}, { do: 'forEach', effects: [{ do: 'either', choices: [{}, {}] }] }] }]);
});

it('what would die is banished, and what was banished is counted by whose it was', () => {
  expect(meant(action('Until end of turn, if an ally would die, banish it instead.'))).toMatchObject([
    {
      effects: [{ replaces: { on: 'move', match: { from: 'field', to: 'graveyard' }, change: { to: 'banishment' } } }],
    },
  ]);
  expect(
    meant(action('Banish all allies. For each ally banished this way, its controller draws a card.')),
  ).toMatchObject([
    { effects: [{ save: 'banished' }, { do: 'forEach', effects: [{ who: { controllerOf: { was: {} } } }] }] },
  ]);
});

it('what is said of an ability behind a quotation is a sentence', () => {
  const text = '(7): Lantern Keeper gains "On Attack: Draw a card." Activate this ability only once.';
  expect(meant(ally(text))).toMatchObject([
    { limit: { inAll: 1 }, effects: [{ mods: [{ ability: { keyword: 'on attack' } }] }] },
  ]);
});

it('activated abilities of others cost more', () => {
  expect(meant(ally("Activated abilities of regalias you don't control cost (2) more to activate."))).toMatchObject([
    { mods: [{ mod: 'cost', abilities: true, more: [{ pay: 'reserve', amount: 2 }] }] },
  ]);
});
