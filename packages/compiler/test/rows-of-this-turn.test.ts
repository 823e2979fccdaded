/** What rows mean that ask for the turn so far, and those that more preconstructed decks needed. */
import { describe, expect, it } from 'vitest';
import { type CardText, compileCard, magicGrammar } from '../src/index.js';
import { creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

const relic = (text: string): CardText => ({ name: 'Kindled Lamp', cost: '{2}', type: 'Artifact', text });
const effects = (text: string): unknown => (meant(instant(text)) as { effects: unknown }[])[0]?.effects;
const targets = (text: string): unknown => (meant(instant(text)) as { targets: unknown }[])[0]?.targets;

describe('this turn', () => {
  it('who lost life is a player whom that happened to, not whoever asks', () => {
    expect(targets('Target opponent who lost life this turn discards a card.')).toEqual([
      {
        what: [
          { player: 'opponent' },
          { happenedFor: { on: 'stat', player: 'you', match: { stat: 'life', gain: false } } },
        ],
      },
    ]);
  });

  it('what died is counted as it happened', () => {
    const text = 'Draw a card for each Goblin that died this turn.';
    expect(effects(text)).toMatchObject([
      {
        do: 'draw',
        count: {
          happened: {
            on: 'move',
            object: [{ has: ['subtypes', 'Goblin'] }],
            match: { from: 'battlefield', to: 'graveyard' },
          },
        },
      },
    ]);
  });

  it('what attacked is counted wherever it is by now, each of them once (608.2i)', () => {
    const text = 'This spell costs {1} less to cast for each creature that attacked this turn.\nDraw two cards.';
    const attacked = { happened: { on: 'attack', object: [{ has: ['types', 'Creature'] }] }, objects: true };
    expect(compileCard(instant(text), magicGrammar).card).toMatchObject({
      status: 'exact',
      definition: { abilities: [{ mods: [{ mod: 'cost', times: attacked }] }, {}] },
    });
    const number = 'You gain life equal to the number of creatures that attacked this turn.';
    expect(effects(number)).toMatchObject([{ do: 'stat', amount: attacked }]);
  });

  it('what convoked a spell is counted wherever it is by now (702.51c)', () => {
    const text = 'Convoke\nThis creature enters with two +1/+1 counters on it for each creature that convoked it.';
    expect(compileCard(creature(text), magicGrammar).card).toMatchObject({
      status: 'exact',
      definition: {
        abilities: [
          { keyword: 'convoke' },
          { change: { counters: { '+1/+1': { times: [2, { countOf: 'convoked' }] } } } },
        ],
      },
    });
    // Only creatures convoke.
    expect(compileCard(creature(text.replace('each creature', 'each artifact')), magicGrammar).card.status).not.toBe(
      'exact',
    );
  });

  it('one that attacked twice counts once', () => {
    expect(effects('Draw a card if you attacked with two or more creatures this turn.')).toMatchObject([
      { if: { compare: [{ happened: { on: 'attack', player: 'you' }, objects: true }, '>=', 2] } },
    ]);
  });
});

describe('what is given up', () => {
  it('was given up where something is done for it', () => {
    const text = "Whenever this creature attacks and isn't blocked, you may sacrifice it. If you do, draw two cards.";
    expect(meant(creature(text))).toMatchObject([
      {
        effects: [
          {
            do: 'may',
            then: [
              { do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice', save: 'found 1' },
              { do: 'if', if: { compare: [{ countOf: { saved: 'found 1' } }, '>=', 1] }, then: [{ do: 'draw' }] },
            ],
          },
        ],
      },
    ]);
  });

  it('is one of two things of the player who is asked', () => {
    const text = 'Draw a card unless target opponent sacrifices a creature of their choice or pays 2 life.';
    expect(effects(text)).toMatchObject([
      { do: 'pay', who: { target: 0 }, cost: [{ pay: 'either' }], then: [], else: [{ do: 'draw', who: 'you' }] },
    ]);
  });

  it('are counters of another creature as a cost', () => {
    expect(meant(relic('Remove a +1/+1 counter from a creature you control: Draw a card.'))).toMatchObject([
      { cost: [{ pay: 'takeCounters', kind: '+1/+1', count: 1, from: [{ has: ['types', 'Creature'] }] }] },
    ]);
  });
});

describe('what may be revealed', () => {
  it('is not asked about as though it had been: that is not read', () => {
    const text = "Scry 2, then you may reveal the top card of your library. If it's a creature card, draw a card.";
    expect(compileCard(instant(text), magicGrammar).card.status).not.toBe('exact');
    expect(why(instant('Mill two cards, then you may return a land card from your graveyard to your hand.'))).toContain(
      '"do":"may"',
    );
  });
});

describe('what mana is kept for', () => {
  it('are abilities of permanents, where no source is named', () => {
    const text = '{T}: Add {C}{C}. Spend this mana only to cast Myr spells or activate abilities of Myr.';
    expect(meant(relic(text))).toMatchObject([
      { effects: [{ only: { activate: [{ zone: 'battlefield' }, { has: ['subtypes', 'Myr'] }] } }] },
    ]);
  });
});

describe('what is kept, and what is given up besides', () => {
  it('an ability that exiles a card keeps it for another, and gives back what it kept before', () => {
    const text =
      "Whenever a nontoken creature dies, you may exile that card. If you do, return each other card exiled with this artifact to its owner's graveyard.";
    expect(meant(relic(text))).toMatchObject([
      {
        effects: [
          {
            do: 'may',
            then: [
              { do: 'move', what: { event: 'became' }, to: 'exile', keep: 'linked', save: 'kept' },
              { do: 'if', then: [{ do: 'move', to: 'graveyard' }] },
            ],
          },
        ],
      },
    ]);
  });

  it('what is countered unless somebody pays is countered instead', () => {
    const text =
      'Counter target spell unless its controller pays {1}. If you control a creature with power 4 or greater, counter that spell instead.';
    expect(effects(text)).toMatchObject([
      { do: 'if', then: [{ do: 'counterOnStack', what: { target: 0 } }], else: [{ do: 'pay' }] },
    ]);
  });

  it('what was exiled for a cost is meant by the exiled card', () => {
    const text =
      'Exile a creature card from your graveyard: Target opponent loses life equal to the exiled card’s power.';
    expect(meant(relic(text.replace('’', "'")))).toMatchObject([
      { cost: [{ pay: 'exile', save: 'found 1' }], effects: [{ amount: { negative: { of: { saved: 'found 1' } } } }] },
    ]);
  });

  it('phases after this main phase are added where a main phase goes on', () => {
    const added = 'there is an additional combat phase followed by an additional main phase.';
    const phases = { do: 'extraPhases', phases: ['combat', 'main'] };
    expect(effects(`After this phase, ${added}`)).toEqual([phases]);
    expect(effects(`After this main phase, ${added}`)).toEqual([
      { do: 'if', if: { during: ['precombatMain', 'postcombatMain'] }, then: [phases] },
    ]);
  });

  it('up to so many cards that need no quality are none that must be found', () => {
    const found = (cards: string): string => `Search your library for ${cards}, put them into your hand, then shuffle.`;
    expect(effects(found('up to two creature cards'))).toMatchObject([{ do: 'search', count: 2 }, { do: 'shuffle' }]);
    expect(why(instant(found('up to two cards')))).toMatch(/unsupported/);
  });

  it('what was sacrificed is meant in exile as well, where it went instead', () => {
    const text =
      'As an additional cost to cast this spell, sacrifice a creature.\nChoose target creature card in your graveyard. Return that card and the sacrificed card to the battlefield under your control at the beginning of your next upkeep.';
    expect(meant(instant(text))).toMatchObject([
      {
        effects: [
          {},
          { effects: [{ what: { each: [{ any: [{ zone: 'graveyard' }, { zone: 'exile' }] }, { any: [{}, {}] }] } }] },
        ],
      },
    ]);
  });
});
