/** What rows mean that the nearest preconstructed decks needed, whatever the printer says. */
import { describe, expect, it } from 'vitest';
import type { CardText } from '../src/index.js';
import { aura, creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

const relic = (text: string): CardText => ({ name: 'Kindled Lamp', cost: '{2}', type: 'Artifact', text });
const effects = (text: string): unknown => (meant(instant(text)) as { effects: unknown }[])[0]?.effects;
const rule = (name: string) => ({ mod: 'rule', rule: name });

describe('mana', () => {
  it('that is added where something is tapped for mana, for whoever controls it', () => {
    const text = 'Whenever enchanted land is tapped for mana, its controller adds an additional {G}.';
    expect(meant(aura(text))).toMatchObject([
      {
        on: { on: 'tapForMana', object: 'attached' },
        effects: [{ do: 'addMana', who: { controllerOf: 'attached' }, choices: ['{G}'] }],
      },
    ]);
    const flare =
      'Whenever a player taps a land for mana, that player adds an additional one mana of any type that land produced.';
    expect(meant(relic(flare))).toMatchObject([{ effects: [{ who: { event: 'player' }, produced: true }] }]);
  });

  it('of a chosen color only where one is chosen', () => {
    const text =
      'Whenever enchanted land is tapped for mana, its controller adds an additional one mana of the chosen color.';
    expect(why(aura(text))).toContain('no color is chosen');
  });

  it('of one color for X', () => {
    expect(
      meant(creature('{X}: This creature deals X damage to each creature. Spend only black mana on X.')),
    ).toMatchObject([{ cost: [{ pay: 'mana', cost: '{X}', onX: 'B' }] }]);
  });
});

describe('"other" in a spell', () => {
  it('is another than its target', () => {
    expect(
      effects(
        'Destroy target creature an opponent controls. Each other creature that player controls gets -2/-0 until end of turn.',
      ),
    ).toMatchObject([
      { what: { target: 0 } },
      {
        what: { each: [{}, { controller: { controllerOf: { target: 0 } } }, { not: { in: { target: 0 } } }] },
      },
    ]);
  });
});

describe('each of several players', () => {
  it('chooses of their own', () => {
    expect(effects("Each player returns a creature they control to its owner's hand.")).toMatchObject([
      { do: 'choose', who: 'players', each: 'one', from: [{}, { controller: { saved: 'one' } }] },
      { do: 'move', what: { saved: 'chosen' }, to: 'hand' },
    ]);
    expect(effects('Each player exiles two cards from their hand.')).toMatchObject([
      { each: 'one', max: 2 },
      { to: 'exile' },
    ]);
  });
});

describe('this ability', () => {
  it('is where it stands among those of its card', () => {
    const text =
      '{R}: This creature gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice this creature at the beginning of the next end step.';
    expect(meant(creature(text))).toMatchObject([
      {
        effects: [
          {},
          {
            if: { compare: [{ happened: { on: 'activating', object: 'self', match: { place: '0' } } }, '>=', 4] },
            then: [{ do: 'delayed', effects: [{ cause: 'sacrifice' }] }],
          },
        ],
      },
    ]);
  });
});

describe('what is done', () => {
  it('or else, where it can’t be done', () => {
    const text =
      "At the beginning of your upkeep, sacrifice another artifact. If you can't, tap this creature and you lose 4 life.";
    expect(meant(creature(text))).toMatchObject([
      { effects: [{ do: 'sacrifice', save: 'given' }, { if: { compare: [{ countOf: { saved: 'given' } }, '=', 0] } }] },
    ]);
  });

  it('with cards of a library or a graveyard, as their player likes', () => {
    const text =
      'When this creature enters, you may search your library and/or graveyard for a card named Arachnus Web, reveal it, and put it into your hand. If you search your library this way, shuffle.';
    expect(meant(creature(text))).toMatchObject([
      {
        effects: [
          {
            then: [
              {
                do: 'either',
                choices: [
                  { effects: [{ do: 'search', filter: [{ named: 'Arachnus Web' }] }, { do: 'shuffle' }] },
                  { effects: [{ do: 'search', zone: 'graveyard' }] },
                  { effects: [{ do: 'search', also: ['graveyard'] }, { do: 'shuffle' }] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('with as much as was lost', () => {
    const text =
      'At the beginning of your upkeep, each player loses 1 life. Put a +1/+1 counter on this creature for each 1 life lost this way.';
    expect(meant(creature(text))).toMatchObject([
      { effects: [{ total: 'lost' }, { do: 'counters', what: 'self', amount: { number: 'lost' } }] },
    ]);
  });

  it('with two targets at once', () => {
    expect(effects('Destroy target creature and target land.')).toMatchObject([
      { what: { each: [{ any: [{ in: { target: 0 } }, { in: { target: 1 } }] }] }, cause: 'destroy' },
    ]);
  });
});

describe('what holds', () => {
  it('for a creature by whom it is attacked with', () => {
    expect(meant(creature("This creature can't attack unless defending player controls an Island."))).toMatchObject([
      {
        mods: [
          { rule: 'attacksOnly', of: [{ player: 'any' }, { controls: [[{ has: ['subtypes', 'Island'] }], '>=', 1] }] },
        ],
      },
    ]);
  });

  it('for the source and what it is attached to', () => {
    expect(meant(aura('All creatures able to block this permanent or enchanted creature do so.'))).toMatchObject([
      { affects: [{ any: [{ self: true }, { in: 'attached' }] }], mods: [rule('blockedByAll')] },
    ]);
  });

  it('with a word that is chosen as it enters', () => {
    const text =
      'As this artifact enters, choose Khans or Dragons.\n• Khans — At the beginning of your upkeep, draw a card.\n• Dragons — You have hexproof.';
    expect(meant(relic(text))).toMatchObject([
      { before: [{ do: 'chooseWord', of: 'option', options: ['Khans', 'Dragons'] }] },
      {
        affects: 'self',
        mods: [{ mod: 'ability', ability: { kind: 'triggered' } }],
        if: { is: ['self', { chosenOption: 'Khans' }] },
      },
      { mods: [{ mod: 'ability', ability: { kind: 'static' } }], if: { is: ['self', { chosenOption: 'Dragons' }] } },
    ]);
  });

  it('with a word that is chosen as it enters, written as it is printed', () => {
    const text =
      'As this artifact enters, choose JKL or McAlder.\n• JKL — At the beginning of your upkeep, draw a card.\n• McAlder — You have hexproof.';
    expect(meant(relic(text))).toMatchObject([
      { before: [{ do: 'chooseWord', of: 'option', options: ['JKL', 'McAlder'] }] },
      { if: { is: ['self', { chosenOption: 'JKL' }] } },
      { if: { is: ['self', { chosenOption: 'McAlder' }] } },
    ]);
  });

  it('in a graveyard and on the battlefield: an ability for each', () => {
    const text =
      'At the beginning of your upkeep, if this creature is in your graveyard or on the battlefield, you may gain 1 life.';
    expect(meant(creature(text))).toMatchObject([
      { if: { exists: [{ self: true }] } },
      { zone: 'graveyard', if: { exists: [{ self: true }, { zone: 'graveyard' }] } },
    ]);
  });
});
