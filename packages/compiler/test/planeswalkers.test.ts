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
