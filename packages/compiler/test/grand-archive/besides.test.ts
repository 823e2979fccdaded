/** What is done for each of something, besides something else or later, in Grand Archive's texts. */
import { describe, expect, it } from 'vitest';
import { action, ally, attack, meant, readCard } from './cards.js';

const CHAMPION = { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] };

describe('for each of something', () => {
  it('so much damage is dealt', () => {
    const text = "Deal 2 unpreventable damage to your champion for each Spell card in your champion's lineage.";
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          {
            do: 'damage',
            to: CHAMPION,
            amount: { times: [2, { count: [{ zone: 'lineage' }, {}, {}] }] },
            unpreventable: true,
          },
        ],
      },
    ]);
  });

  it('of a lineage only what no champion is: the one on top is a card of it as well', () => {
    for (const card of ['fire element card', 'Human card']) {
      const text = `Deal 2 unpreventable damage to your champion for each ${card} in your champion's lineage.`;
      expect(readCard(action(text)).definition).toBeUndefined();
    }
  });

  it('so much is added for a while', () => {
    const text = 'Allies you control get +1POWER for every three cards in your graveyard until end of turn.';
    expect(meant(action(text))).toMatchObject([
      { effects: [{ mods: [{ value: { quotient: [{}, 3], round: 'down' } }], until: { kind: 'endOfTurn' } }] },
    ]);
  });
});

describe('besides something', () => {
  it('two kinds of counters are put', () => {
    expect(meant(ally('On Enter: Put an age and a quest counter on Lantern Keeper.'))).toMatchObject([
      {
        effects: [
          { do: 'counters', kind: 'age' },
          { do: 'counters', kind: 'quest' },
        ],
      },
    ]);
  });

  it('some cards of one kind and a few of another are banished', () => {
    const text =
      'You may banish any amount of wind element cards and up to three Curse cards from your graveyard. For each card banished this way, choose a unit and deal 2 damage to it.';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          {
            do: 'may',
            then: [
              { do: 'choose', min: 0, save: 'some 8' },
              { do: 'choose', min: 0, max: 3, save: 'few 8' },
              {
                do: 'move',
                what: { each: [{ any: [{ in: { saved: 'some 8' } }, { in: { saved: 'few 8' } }] }] },
                save: 'banished',
              },
            ],
          },
          { do: 'forEach' },
        ],
      },
    ]);
  });

  it('a text that calls its card by the name behind that of a family means the card', () => {
    expect(meant({ ...attack('Splendour gets +1POWER.'), name: 'Spirit Blade: Splendour' })).toMatchObject([
      { kind: 'static', mods: [{ stat: 'power', value: 1 }] },
    ]);
  });
});

describe('where cards lie', () => {
  it('they are chosen of one lineage', () => {
    const text = "Choose up to three Spell cards from a champion's lineage and discard them.";
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          { do: 'choose', from: [{ zone: 'field' }, { has: ['types', 'Champion'] }], min: 1, max: 1, save: 'whose 0' },
          { do: 'choose', from: [{ zone: 'lineage' }, { attachedTo: { saved: 'whose 0' } }, {}], min: 0, max: 3 },
          { do: 'move', to: 'graveyard', cause: 'discard' },
        ],
      },
    ]);
  });

  it('those of opponents go back to their material decks', () => {
    const text =
      "Choose any amount of weapon cards in each opponent's banishment and put them into their owner's material deck.";
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          {
            do: 'choose',
            from: [{ zone: 'banishment' }, { owner: 'opponent' }, {}, { not: { status: 'faceDown' } }],
            min: 0,
          },
          { do: 'move', to: 'materialDeck' },
        ],
      },
    ]);
  });

  it('a card goes from the banishment to the bottom of the deck as it resolves', () => {
    const text =
      'You may activate this card from your banishment. If you do, put it on the bottom of your deck as it resolves.\n\nDraw a card.';
    expect(meant(action(text))).toContainEqual({
      kind: 'play',
      method: 'elsewhere',
      zone: 'banishment',
      exit: { to: 'mainDeck', position: 'bottom', resolved: true },
    });
  });

  it('those in an intent are given an ability that works there', () => {
    const text = 'If a unit is attacking, each Arrow card in that attacker\'s intent gains "On Hit: Draw a card."';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          {
            then: [
              {
                what: { each: [{ zone: 'intent' }, { has: ['subtypes', ['Arrow']] }] },
                mods: [{ mod: 'ability', ability: { keyword: 'on hit', zone: 'intent' } }],
              },
            ],
          },
        ],
      },
    ]);
  });
});

describe('if it is done', () => {
  it('what was suppressed has gone', () => {
    expect(meant(action('Suppress target ally. If you do, draw a card.'))).toMatchObject([
      {
        effects: [
          { do: 'move', cause: 'suppress', save: 'suppressed 0' },
          { do: 'delayed' },
          { do: 'if', if: { compare: [{ countOf: { saved: 'suppressed 0' } }, '>=', 1] }, then: [{ do: 'draw' }] },
        ],
      },
    ]);
  });

  it('something was there to put counters on', () => {
    const text =
      'Draw a card, then you may put a durability counter on a Bow weapon you control. If you do, glimpse 1.';
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          { do: 'draw' },
          { do: 'choose', min: 0, max: 1, save: 'picked 18' },
          {
            do: 'if',
            if: { is: [{ saved: 'picked 18' }, { zone: 'field' }] },
            then: [{ do: 'counters' }, { do: 'arrange' }],
          },
        ],
      },
    ]);
  });

  it('an opponent who does not pays more for the next card', () => {
    const text =
      "At the beginning of each opponent's recollection phase, that player may banish a fire element card from their graveyard. If they don't, the next card they activate this turn costs 3 more to activate.";
    expect(meant(ally(text))).toMatchObject([
      {
        effects: [
          {
            do: 'pay',
            who: { event: 'player' },
            cost: [{ pay: 'banish', what: [{ zone: 'graveyard' }, { owner: 'you' }, {}] }],
            then: [],
            else: [{ do: 'modify', what: { event: 'player' }, mods: [{ more: [{ pay: 'reserve', amount: 3 }] }] }],
          },
        ],
      },
    ]);
  });

  it('what is less is made up for', () => {
    const text =
      'At the beginning of your end phase, if the amount of age counters on Lantern Keeper is less than the amount of items you control, put an amount of age counters on Lantern Keeper equal to the difference.';
    const counters = { counters: 'age', of: 'self' };
    expect(meant(ally(text))).toMatchObject([
      {
        if: { compare: [counters, '<', { count: [{}, {}] }] },
        effects: [{ do: 'counters', amount: { sum: [{ count: [{}, {}] }, { negative: counters }] } }],
      },
    ]);
  });
});

describe('what enters next', () => {
  it('is rested where all of it enters at the same time, and nothing after it', () => {
    const until = {
      kind: 'untilEvent',
      on: { on: 'move', object: [{ has: ['types', ['Item']] }], match: { to: 'field' } },
    };
    for (const they of ['they', 'those items'])
      expect(
        meant(
          action(
            `The next time one or more items would enter the field this turn, ${they} enter the field rested instead.`,
          ),
        ),
      ).toMatchObject([{ effects: [{ replaces: { on: 'move', change: { status: { rested: true } } }, until }] }]);
  });

  it('is controlled by another player', () => {
    const text =
      'The next time a domain would enter the field this turn, it enters the field under your control instead.';
    expect(meant(action(text))).toMatchObject([
      { effects: [{ once: true, replaces: { on: 'move', match: { to: 'field' }, change: { controller: 'you' } } }] },
    ]);
  });
});

describe('later', () => {
  it('the next card that fits does something', () => {
    expect(meant(action('The next time you activate a Harmony card this turn, draw a card.'))).toMatchObject([
      {
        effects: [
          {
            do: 'delayed',
            on: { on: 'activate', player: 'you', object: [{ has: ['subtypes', ['Harmony']] }] },
            until: { kind: 'endOfTurn' },
          },
        ],
      },
    ]);
  });

  it('a banished card may be activated as long as the source is there', () => {
    const text =
      'On Enter: You may banish a Sword card from your hand. If you do, draw a card. As long as you control Lantern Keeper, you may activate the banished card on a later turn.';
    expect(meant(ally(text))).toMatchObject([
      {
        effects: [
          {},
          { do: 'if' },
          { what: { saved: 'banished' }, mods: [{ mod: 'play', later: true }], until: { kind: 'asLongAs' } },
        ],
      },
    ]);
  });

  it('an ally comes back on its other side', () => {
    const text =
      "Banish a Fairy ally you control. Return that ally to the field under its owner's control transformed at the beginning of the next end phase.";
    expect(meant(action(text))).toMatchObject([
      {
        effects: [
          { do: 'choose', min: 1 },
          { do: 'move', to: 'banishment', save: 'gone 0' },
          { do: 'delayed', effects: [{ do: 'move', what: { saved: 'gone 0' }, to: 'field', face: 1 }] },
        ],
      },
    ]);
  });
});
