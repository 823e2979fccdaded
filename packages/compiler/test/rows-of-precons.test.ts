/** What rows mean that preconstructed decks needed, whatever the printer says. */
import { describe, expect, it } from 'vitest';
import { type CardText, compileCard, magicGrammar } from '../src/index.js';
import { creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

const relic = (text: string): CardText => ({ name: 'Kindled Lamp', cost: '{2}', type: 'Artifact', text });
const effects = (text: string): unknown => (meant(instant(text)) as { effects: unknown }[])[0]?.effects;
const rule = (name: string) => ({ mod: 'rule', rule: name });

describe('combat', () => {
  it('what all or some creature must block, and what deals its damage as though it were not blocked', () => {
    expect(meant(creature('All creatures able to block this creature do so.'))).toMatchObject([
      { affects: 'self', mods: [rule('blockedByAll')] },
    ]);
    expect(meant(creature('This creature must be blocked if able.'))).toMatchObject([
      { affects: 'self', mods: [rule('mustBeBlocked')] },
    ]);
    expect(effects('All creatures able to block target creature this turn do so.')).toMatchObject([
      { do: 'modify', what: { target: 0 }, mods: [rule('blockedByAll')], until: { kind: 'endOfTurn' } },
    ]);
    expect(
      meant(creature("You may have this creature assign its combat damage as though it weren't blocked.")),
    ).toMatchObject([{ affects: 'self', mods: [rule('assignsAsUnblocked')] }]);
  });

  it('attacks on you and what you control', () => {
    expect(meant(relic('Whenever a creature attacks you or a planeswalker you control, draw a card.'))).toMatchObject([
      { on: { on: 'attack', at: { any: [{ player: 'you' }, [{}, { controller: 'you' }]] } } },
    ]);
  });
});

describe('what something dealt damage to', () => {
  it('dies: the source is asked for, not any damage', () => {
    const text = 'Whenever a creature dealt damage by this creature this turn dies, draw a card.';
    expect(meant(creature(text))).toMatchObject([
      {
        on: {
          on: 'move',
          object: [{ has: ['types', 'Creature'] }, { happened: { on: 'damage', object: 'self' }, by: 'self' }],
        },
      },
    ]);
  });
});

describe('what an opponent controls', () => {
  it('has a controller that a text may go on about', () => {
    expect(effects('Destroy target creature an opponent controls. That player discards a card.')).toMatchObject([
      { do: 'move', what: { target: 0 } },
      { do: 'discard', who: { controllerOf: { target: 0 } } },
    ]);
    expect(meant(relic('Whenever a creature an opponent controls enters, that player loses 1 life.'))).toMatchObject([
      { effects: [{ do: 'stat', who: { event: 'controller' } }] },
    ]);
  });

  it('is no player where another one was spoken of', () => {
    expect(
      effects('Target player draws a card. Tap target creature an opponent controls. That player discards a card.'),
    ).toMatchObject([{ who: { target: 0 } }, {}, { do: 'discard', who: { target: 0 } }]);
  });
});

describe('pronouns', () => {
  it('never mean a spell where something untaps', () => {
    const text = 'Whenever you cast an instant or sorcery spell, this creature gets +1/+1 until end of turn. Untap it.';
    expect(meant(creature(text))).toMatchObject([
      { effects: [{ what: 'self' }, { do: 'status', what: 'self', on: false }] },
    ]);
  });

  it('mean the source within an ability that a spell gives', () => {
    const text =
      'Create two 1/1 red Devil creature tokens. They have "When this token dies, it deals 1 damage to any target."';
    const [made] = effects(text) as { token: { abilities: { effects: object[] }[] } }[];
    expect(made?.token.abilities[0]?.effects).toEqual([{ do: 'damage', amount: 1, to: { target: 0 } }]);
  });

  it('mean what several things became that were returned together', () => {
    const text =
      'Return up to two target creature cards from your graveyard to the battlefield. Put a +1/+1 counter on each of those creatures.';
    expect(effects(text)).toMatchObject([{ save: 'found 1' }, { do: 'counters', what: { saved: 'found 1' } }]);
  });
});

describe('what is done', () => {
  it('by the fall of a coin', () => {
    expect(effects('Flip a coin. If you win the flip, draw a card and you gain 2 life.')).toEqual([
      { do: 'flipCoin', as: 'won' },
      {
        do: 'if',
        if: { compare: [{ number: 'won' }, '=', 1] },
        then: [
          { do: 'draw', who: 'you', count: 1 },
          { do: 'stat', stat: 'life', who: 'you', amount: 2 },
        ],
      },
    ]);
  });

  it('as much as was dealt or lost', () => {
    expect(effects('~ deals 3 damage to any target. You gain life equal to the damage dealt this way.')).toMatchObject([
      { do: 'damage', total: 'dealt' },
      { who: 'you', amount: { number: 'dealt' } },
    ]);
  });

  it('with one found card here and the other there', () => {
    const text =
      'Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.';
    expect(effects(text)).toMatchObject([
      { do: 'search', count: 2, reveal: true, save: 'found' },
      { do: 'choose', among: { saved: 'found' } },
      { to: 'battlefield', status: { tapped: true } },
      { to: 'hand' },
      { do: 'shuffle' },
    ]);
  });

  it('each has a shield of its own', () => {
    expect(
      effects('Prevent the next 1 damage that would be dealt to each creature you control this turn.'),
    ).toMatchObject([{ do: 'createReplacement', shield: 1, apart: true }]);
  });
});

describe('splice', () => {
  it('is exact on instants and sorceries alone: abilities of a permanent card would be lost', () => {
    const text = 'Splice onto Arcane {1}{B}';
    expect(meant(instant(text))).toMatchObject([{ keyword: 'splice', label: 'Arcane' }]);
    expect(why(creature(text))).toContain('would not be spliced');
  });
});

describe('the card on top of a library', () => {
  it('is asked about, and goes where that leads', () => {
    const text =
      "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put that card into your hand.";
    expect(effects(text)).toMatchObject([
      { do: 'reveal', what: { top: 1 } },
      { if: { is: [{ top: 1 }, [{}]] }, then: [{ what: { top: 1 }, to: 'battlefield' }], else: [{ to: 'hand' }] },
    ]);
  });

  it('is another one once cards were drawn, and then nothing is exact', () => {
    const text =
      "Reveal the top card of your library. If it's a creature card, you draw cards equal to its power and you gain life equal to its toughness.";
    expect(why(instant(text))).toContain('may be another by then');
  });
});

describe('what holds', () => {
  it('as long as something is so, and otherwise something else', () => {
    const text = "Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it can't block.";
    expect(meant(relic(text))).toMatchObject([
      { affects: 'attached', if: { is: ['attached', [{ has: ['subtypes', 'Human'] }]] } },
      { affects: 'attached', mods: [rule('cantBlock')], if: { not: { is: ['attached', [{}]] } } },
    ]);
  });

  it('in untap steps of others, and where a spell may be cast', () => {
    expect(meant(relic("Untap all creatures you control during each other player's untap step."))).toMatchObject([
      { kind: 'static', mods: [rule('untapsWithOthers')] },
    ]);
    expect(meant(creature('Cast this spell only during combat on your turn.'))).toMatchObject([
      { mods: [{ rule: 'castOnly', if: { all: [{ turnOf: 'you' }, {}] } }] },
    ]);
  });

  it('but what combat step a spell missed nobody can tell yet', () => {
    expect(why(instant('Cast this spell only during combat after blockers are declared.\nDraw a card.'))).not.toBe('');
  });
});

it('a choice of abilities is one of them', () => {
  expect(effects('Target creature gains your choice of flying or haste until end of turn.')).toMatchObject([
    { do: 'either', choices: [{ label: 'flying' }, { label: 'haste' }] },
  ]);
});

it('two costs are one of two', () => {
  const { card } = compileCard(relic('{3}, {T} or {B}, {T}: Draw a card.'), magicGrammar);
  expect(card.clauses[0]?.reason).not.toBe('word');
  expect(meant(relic('{3}, {T} or {B}, {T}: Draw a card.'))).toMatchObject([
    { cost: [{ pay: 'either', choices: [{ cost: [{ cost: '{3}' }, {}] }, { cost: [{ cost: '{B}' }, {}] }] }] },
  ]);
});
