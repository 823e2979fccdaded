/** What planeswalkers print: loyalty abilities, emblems, and what they call themselves. */
import { describe, expect, it } from 'vitest';
import { type CardText, compileCard, magicGrammar } from '../src/index.js';
import { meant, why } from './meaning.js';

const walker = (text: string, name = 'Mirel Vance'): CardText => ({
  name,
  cost: '{2}{W}',
  type: 'Legendary Planeswalker — Mirel',
  figures: { loyalty: '4' },
  text,
});

describe('loyalty abilities', () => {
  it('cost loyalty counters (606.4)', () => {
    expect(meant(walker('−X: Draw X cards.'))).toMatchObject([
      { kind: 'activated', cost: [{ pay: 'loyalty', amount: '-x' }] },
    ]);
  });

  it('the planeswalker may go by its name as far as its planeswalker type (201.5)', () => {
    const { trace } = compileCard(walker('+1: Put a loyalty counter on Mirel.'), magicGrammar);
    expect(trace.compared[0]?.tokens).toContain('~');
  });
});

describe('emblems', () => {
  it('have abilities that function in the command zone (114.4)', () => {
    expect(meant(walker('−5: You get an emblem with "Creatures you control get +1/+1."'))).toMatchObject([
      {
        effects: [
          {
            do: 'emblem',
            token: { props: { types: [] }, abilities: [{ kind: 'static', zone: 'command', mods: [{}, {}] }] },
          },
        ],
      },
    ]);
  });

  it('have several', () => {
    const text =
      '−5: You get an emblem with "You have no maximum hand size." and "Whenever you gain life, draw a card."';
    expect(meant(walker(text))).toMatchObject([{ effects: [{ token: { abilities: [{}, {}] } }] }]);
  });

  it('call themselves emblems: by its name a text means the card that made it', () => {
    const says = (self: string) =>
      why(walker(`−5: You get an emblem with "Whenever you gain life, ${self} deals 1 damage to any target."`));
    expect(says('this emblem')).toContain('"zone":"command"');
    expect(says('Mirel Vance')).toContain('unsupported');
    expect(says('another creature you control')).toContain('unsupported');
  });

  it('what they give to others speaks of these', () => {
    const text =
      '−5: You get an emblem with "Swamps you control have \'{T}: This land deals 1 damage to any target.\'."';
    expect(meant(walker(text))).toMatchObject([
      { effects: [{ token: { abilities: [{ mods: [{ ability: { cost: [{ pay: 'tap' }] } }] }] } }] },
    ]);
  });
});

describe('abilities that trigger each time for a while', () => {
  it('speak of what they wait for, and of their source', () => {
    const text = 'Until your next turn, whenever a creature deals combat damage to Mirel Vance, destroy that creature.';
    expect(meant(walker(`+1: ${text}`))).toMatchObject([
      {
        effects: [
          {
            do: 'delayed',
            on: { source: [{ has: ['types', 'Creature'] }], object: [{ in: { saved: 'it' } }] },
            effects: [{ do: 'move', what: { event: 'source' } }],
            repeat: true,
            until: { kind: 'untilStep' },
          },
        ],
      },
    ]);
  });

  it('are not taken for what made the ability trigger that makes them', () => {
    const text =
      'Whenever a creature you control dies, until end of turn, whenever a player casts a spell, that player loses 1 life.';
    expect(meant(walker(text))).toMatchObject([
      { on: { on: 'move' }, effects: [{ do: 'delayed', on: { on: 'cast' }, effects: [{ who: { event: 'player' } }] }] },
    ]);
  });
});

describe('what a text says of its card', () => {
  it('he and she are the source (201.5)', () => {
    expect(meant(walker('0: Prevent all damage that would be dealt to her this turn.'))).toMatchObject([
      { effects: [{ do: 'createReplacement', entities: 'self' }] },
    ]);
  });

  it('a planeswalker becomes a creature besides', () => {
    const text = "0: Until end of turn, Mirel Vance becomes a 5/5 Human Soldier creature that's still a planeswalker.";
    expect(meant(walker(text))).toMatchObject([
      { effects: [{ mods: [{}, {}, { mod: 'gain', values: ['Creature'] }, { mod: 'gain', prop: 'subtypes' }] }] },
    ]);
  });

  it('creatures attack it in the turn of their player', () => {
    const text = "+2: During target opponent's next turn, creatures that player controls attack Mirel Vance if able.";
    expect(meant(walker(text))).toMatchObject([
      { effects: [{ mods: [{ rule: 'mustAttackIt' }], until: { kind: 'endOfNextTurn', of: { target: 0 } } }] },
    ]);
  });
});

describe('the top of a library', () => {
  it('what was searched for lies on top of what is shuffled (701.24b)', () => {
    expect(meant(walker('−2: Search your library for a card, then shuffle and put that card on top.'))).toMatchObject([
      { effects: [{ do: 'search', to: 'library', position: 'top', shuffle: true }] },
    ]);
  });

  it('cards of the hand are put there, and what lies there may go to the bottom', () => {
    expect(meant(walker('0: Put two cards from your hand on top of your library in any order.'))).toMatchObject([
      {
        effects: [
          { do: 'choose', max: 2 },
          { do: 'move', position: 'top' },
        ],
      },
    ]);
    const look =
      "Look at the top card of target player's library. You may put that card on the bottom of that player's library.";
    expect(meant(walker(`+2: ${look}`))).toMatchObject([
      { effects: [{ do: 'look' }, { do: 'may', then: [{ do: 'move', position: 'bottom' }] }], targets: [{}] },
    ]);
  });
});

it('what somebody else than the targets controls is asked of one target (109.4)', () => {
  const text =
    "−8: Mirel Vance deals 10 damage to target player or planeswalker and each creature that player or that planeswalker's controller controls.";
  expect(meant(walker(text))).toMatchObject([
    {
      effects: [
        { parts: [{ to: { target: 0 } }, { to: { each: [{}, { controller: { controllerOf: { target: 0 } } }] } }] },
      ],
    },
  ]);
});

it('a back face may have no loyalty printed, and no other planeswalker (209.1)', () => {
  const { cost: _cost, figures: _figures, ...back } = walker('0: Draw a card.');
  expect(meant(back)).toMatchObject([{ kind: 'activated' }]);
  expect(why({ ...back, cost: '{2}{W}' })).toContain('figures');
});
