/** What a text asks about something that it has put onto the field, it asks of what is there (608.2h, 400.7j). */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, instant } from './cards.js';
import { action, meant } from './grand-archive/cards.js';

const DRAGON = [{ has: ['subtypes', 'Dragon'] }];

describe('"if it\'s a …"', () => {
  it('asks of what has come to the battlefield, not of the card that it was', () => {
    const text =
      "Return target creature card from your graveyard to the battlefield. If it's a Dragon, put a +1/+1 counter on it.";
    const [{ effects }] = abilitiesOf(instant(text)) as [{ effects: { save?: string }[] }];
    expect(effects).toMatchObject([
      { do: 'move', to: 'battlefield', save: effects[0]?.save },
      { do: 'if', if: { is: [{ saved: effects[0]?.save }, DRAGON] } },
    ]);
  });

  it('asks of the card where what is done hangs on it, and of what has left as it was', () => {
    const first = "Return target creature card from your graveyard to the battlefield if it's a Dragon card.";
    expect(JSON.stringify(abilitiesOf(instant(first)))).toContain('"is":[{"target":0}');
    const left =
      "Return target creature card from your graveyard to your hand. If it's a Dragon card, you gain 3 life.";
    expect(JSON.stringify(abilitiesOf(instant(left)))).toContain('"is":[{"target":0}');
  });

  it('asks for a number of "that creature" as it is there, and of "that card" as it lay', () => {
    const returned = 'Return target creature card from your graveyard to the battlefield. You gain life equal to';
    const of = (words: string): unknown => {
      const [{ effects }] = abilitiesOf(instant(`${returned} ${words}.`)) as [{ effects: { save?: string }[] }];
      return [effects[0]?.save, effects[1]];
    };
    expect(of("that creature's toughness")).toMatchObject([
      'found 1',
      { do: 'stat', amount: { stat: 'toughness', of: { saved: 'found 1' } } },
    ]);
    expect(of("that card's mana value")).toMatchObject([
      undefined,
      { do: 'stat', amount: { stat: 'manaValue', of: { target: 0 } } },
    ]);
  });

  it('does so in Grand Archive as well', () => {
    const text =
      "Banish target ally you control, then return it to the field under its owner's control rested. If it's a Mage ally, it becomes distant.";
    const [ability] = meant(action(text)) as readonly { effects?: { save?: string }[] }[];
    const back = ability?.effects?.[1];
    expect(ability?.effects).toMatchObject([
      { do: 'move', to: 'banishment' },
      { do: 'move', to: 'field' },
      {
        do: 'if',
        if: { is: [{ saved: back?.save }, [{ has: ['subtypes', ['Mage']] }, { has: ['types', ['Ally']] }]] },
      },
    ]);
  });
});
