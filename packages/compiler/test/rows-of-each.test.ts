/** What rows mean that speak of each by itself, of so many targets, and of what is copied, tapped or returned. */
import { describe, expect, it } from 'vitest';
import type { CardText } from '../src/index.js';
import { aura, creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

const relic = (text: string): CardText => ({ name: 'Kindled Lamp', cost: '{2}', type: 'Artifact', text });
const creatures = { has: ['types', 'Creature'] };
const rule = (name: string, more = {}) => ({ mod: 'rule', rule: name, ...more });

describe('so many targets', () => {
  it('are X', () => {
    const sorcery = { ...instant('Exile X target creatures.'), cost: '{X}{U}' };
    expect(meant(sorcery)).toMatchObject([{ targets: [{ what: [{ zone: 'battlefield' }, creatures], count: 'x' }] }]);
  });

  it('are up to what X is said to be', () => {
    const text =
      'When this creature enters, up to X target creatures each gain haste until end of turn, where X is your devotion to red.';
    expect(meant(creature(text))).toMatchObject([{ targets: [{ min: 0, count: { devotion: ['R'] } }] }]);
  });
});

describe('each by itself', () => {
  it('is counted for, and what it shares', () => {
    const text =
      'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.';
    expect(meant(relic(text))).toMatchObject([
      { mods: [{ stat: 'power', value: { count: [{}, {}, { not: { in: 'affected' } }, {}] } }, { stat: 'toughness' }] },
    ]);
  });

  it('is no part of what a spell does', () => {
    const text = 'Target creature gets +1/+1 until end of turn for each of its colors.';
    expect(why(instant(text))).toContain('only a static ability');
  });
});

describe('what "it" means', () => {
  it('is the copy, and not what was copied', () => {
    const text =
      "{T}: Create a token that's a copy of target creature you control. Sacrifice it at the beginning of the next end step.";
    expect(meant(relic(text))).toMatchObject([
      { effects: [{ do: 'create', save: 'found 1' }, { effects: [{ what: { saved: 'found 1' } }] }] },
    ]);
  });

  it('is what was tapped, where it doesn’t untap', () => {
    const text =
      "Whenever this creature attacks, tap target permanent. It doesn't untap during its controller's next untap step.";
    expect(meant(creature(text))).toMatchObject([
      { effects: [{ do: 'status' }, { what: { target: 0 }, mods: [rule('doesntUntap')] }] },
    ]);
  });

  it('is, of players, the owner of what was returned, unless another one was spoken of', () => {
    const text = "Return target creature to its owner's hand. That player loses 2 life.";
    expect(meant(instant(text))).toMatchObject([{ effects: [{}, { who: { ownerOf: { target: 0 } } }] }]);
    const both =
      "Whenever this creature deals combat damage to a player, return target creature to its owner's hand. That player loses 2 life.";
    expect(meant(creature(both))).toMatchObject([{ effects: [{}, { who: { event: 'player' } }] }]);
  });
});

describe('what can’t be', () => {
  it('is what abilities of permanents are activated for', () => {
    expect(meant(relic("Activated abilities of artifacts can't be activated."))).toMatchObject([
      { affects: [{ has: ['types', 'Artifact'] }], mods: [rule('cantBeActivated')] },
    ]);
  });

  it('is attacking and blocking without paying', () => {
    const text = "Enchanted creature can't attack or block unless its controller pays {3}.";
    expect(meant(aura(text))).toMatchObject([
      { affects: 'attached', mods: [rule('attackCost', { count: 3 }), rule('blockCost', { count: 3 })] },
    ]);
  });
});

describe('what waits', () => {
  it('for the second of some spells in a turn', () => {
    const text = "Whenever you cast a spell, if it's the second creature spell you cast this turn, draw a card.";
    expect(meant(creature(text))).toMatchObject([{ on: { on: 'cast', player: 'you', object: [creatures], nth: 2 } }]);
  });

  it('for so much damage', () => {
    const text = 'Whenever this creature deals 6 or more damage to an opponent, draw a card.';
    expect(meant(creature(text))).toMatchObject([{ if: { compare: [{ event: 'amount' }, '>=', 6] } }]);
  });
});

describe('tokens for each that was exiled', () => {
  it('are created at once for each player', () => {
    const text =
      'Exile up to two target creatures. For each creature exiled this way, its controller creates a 2/2 green Boar creature token.';
    expect(meant(instant(text))).toMatchObject([
      {
        effects: [
          { do: 'move', to: 'exile', save: 'exiled' },
          { do: 'forEach', of: 'players', as: 'whose', effects: [{}, { do: 'forEach' }, { who: { saved: 'whose' } }] },
        ],
      },
    ]);
  });
});

describe('cards that are played', () => {
  it('are lands and spells, and no copies that are cast', () => {
    const text = 'Whenever you play a card, draw a card.';
    expect(meant(creature(text))).toMatchObject([
      { kind: 'triggered', on: { on: 'cast', player: 'you', object: [{ is: 'representedByCard' }] } },
      { kind: 'triggered', on: { on: 'move', match: { to: 'battlefield', cause: 'play' } } },
    ]);
  });
});

describe('what something is protected from', () => {
  it('is called as the text calls it', () => {
    const label = (subtypes: string): unknown => meant(creature(`Protection from ${subtypes}`));
    expect(label('Werewolves')).toMatchObject([{ keyword: 'protection', label: 'Werewolves' }]);
    expect(label('Arcane')).toMatchObject([{ keyword: 'protection', label: 'Arcane' }]);
    expect(label('Demons')).toMatchObject([{ keyword: 'protection', label: 'Demons' }]);
  });
});
