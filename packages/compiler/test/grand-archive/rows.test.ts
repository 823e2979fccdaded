/** What rows of Grand Archive's grammar mean, whatever the printer says. */
import { describe, expect, it } from 'vitest';
import { action, ally, attack, meant, readCard, why } from './cards.js';

const BONUS = { is: ['self', { is: 'classBonus' }] };

describe('a restriction', () => {
  it('is a condition of the ability behind it (2.4.4.2)', () => {
    expect(meant(ally('[Class Bonus] On Enter: Draw a card.'))).toMatchObject([{ keyword: 'on enter', if: BONUS }]);
    expect(meant(ally('[Class Bonus] [Level 2+] Lantern Keeper gets +1POWER.'))).toMatchObject([
      { kind: 'static', if: { all: [BONUS, { compare: [{ stat: 'level' }, '>=', 2] }] }, mods: [{ value: 1 }] },
    ]);
    expect(meant(ally('[Class Bonus] Stealth'))).toMatchObject([
      { kind: 'static', if: BONUS, mods: [{ mod: 'ability', ability: { keyword: 'stealth' } }] },
    ]);
  });

  it('takes the targets of its text with it (2.4.4.3)', () => {
    expect(meant(action('Draw a card.\n\n[Class Bonus] Deal 2 damage to target unit.'))).toMatchObject([
      {
        targets: [{ if: BONUS }],
        effects: [{ do: 'draw' }, { do: 'if', if: BONUS, then: [{ do: 'damage', to: { target: 0 } }] }],
      },
    ]);
  });

  it('says something in the place of what stands before it', () => {
    expect(
      meant(action('Deal 2 damage to all units. Class Bonus: Deal 3 damage to those units instead.')),
    ).toMatchObject([{ effects: [{ do: 'if', if: BONUS, then: [{ amount: 3 }], else: [{ amount: 2 }] }] }]);
  });
});

describe('a text', () => {
  it('is read to its end, and a missing word is named', () => {
    expect(why(ally('Interdiction'))).toContain('"needs":"interdiction"');
    expect(why(action('Draw a card and dance.'))).toContain('"reason":"text"');
  });

  it('has prices in parentheses, which are no reminders', () => {
    expect(meant(ally('(2), REST: Glimpse 1. (To glimpse, look at that many cards.)'))).toMatchObject([
      { cost: [{ pay: 'reserve', amount: 2 }, { pay: 'rest' }], effects: [{ do: 'arrange', count: 1 }] },
    ]);
  });

  it('of an attack card functions in the intent (2.4.0.5)', () => {
    expect(meant(attack('On Hit: Draw a card.'))).toMatchObject([
      { zone: 'intent', on: { on: 'hit', source: 'self' } },
    ]);
  });
});

describe('what is printed beside a text', () => {
  const weapon = (type: string, element = 'norm') => ({
    name: 'Reed Piece',
    cost: 'memory 1',
    type,
    figures: { element, power: 1, durability: 2 },
    text: 'On Enter: Draw a card.',
  });
  it('has rules of its own for some types, whose words are missing', () => {
    expect(readCard(weapon('Regalia Weapon — Warrior Sword', 'exalted fire')).definition).toMatchObject({
      props: { elements: ['exalted', 'fire'] },
    });
    expect(why({ ...ally('Draw'), type: 'Mastery — Cleric Fractal' })).toContain('"needs":"masteries"');
  });
  it('is no card of its own on the flip side of a Fatestone, which nothing but its subtype says', () => {
    expect(why({ ...ally(''), type: 'Ally — Tamer Beast Fatebound' })).toContain('"reason":"layout"');
    expect(readCard({ ...ally('Stealth'), type: 'Ally — Tamer Beast' }).definition).toBeDefined();
    expect(readCard({ ...action('Draw a card.'), type: 'Action — Tamer Fatebound Skill' }).definition).toBeDefined();
  });

  it('says the class first: a Spirit of another class is none by class (1.6.5.3)', () => {
    const { definition } = readCard({ ...ally('Stealth'), type: 'Ally — Warrior Human Spirit' });
    expect(definition).toMatchObject({ props: { subtypes: ['Warrior', 'Human', 'Spirit'], classes: ['Warrior'] } });
  });

  it('is reminded of only where the text has it', () => {
    const reminder = "(Apply this effect only if your champion's class matches this card's class.)";
    expect(meant(ally(`[Class Bonus] Stealth ${reminder}`))).toMatchObject([{ if: BONUS }]);
    expect(why(ally(`Stealth ${reminder}`))).toContain('unsupported');
  });
});
