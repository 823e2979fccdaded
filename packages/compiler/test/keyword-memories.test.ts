/** Rows for keywords, and for what they leave for other abilities to ask; the cards are invented. */
import { describe, expect, it } from 'vitest';
import type { CardText } from '../src/index.js';
import { creature } from './cards.js';
import { meant } from './meaning.js';

const sorcery = (text: string): CardText => ({ name: 'Kindled Rite', cost: '{2}', type: 'Sorcery', text });
const keyword = (name: string, more: object) => [{ kind: 'keyword', keyword: name, ...more }];

describe('keywords of the text', () => {
  it('champion says whom', () => {
    expect(meant(creature('Champion a creature'))).toEqual(
      keyword('champion', { from: { has: ['types', 'Creature'] }, label: 'a creature' }),
    );
    expect(meant(creature('Champion an Elemental'))).toEqual(
      keyword('champion', { from: { has: ['subtypes', 'Elemental'] }, label: 'an Elemental' }),
    );
    expect(meant(creature('Champion a Goblin or Shaman'))).toEqual(
      keyword('champion', { from: { has: ['subtypes', ['Goblin', 'Shaman']] }, label: 'a Goblin or Shaman' }),
    );
  });

  it('emerge, prowl, awaken, hideaway, tribute and ascend', () => {
    const cost = [{ pay: 'mana', cost: '{1}{B}' }];
    expect(meant(creature('Emerge {1}{B}'))).toEqual(keyword('emerge', { cost }));
    expect(meant(creature('Emerge from artifact {1}{B}'))).toEqual(
      keyword('emerge', { from: { has: ['types', 'Artifact'] }, label: 'artifact', cost }),
    );
    expect(meant(creature('Prowl {1}{B}'))).toEqual(keyword('prowl', { cost }));
    expect(meant(sorcery('Awaken 3—{1}{B}'))).toEqual(keyword('awaken', { value: 3, cost }));
    expect(meant(creature('Hideaway 4'))).toEqual(keyword('hideaway', { value: 4 }));
    expect(meant(creature('Tribute 2'))).toEqual(keyword('tribute', { value: 2 }));
    expect(meant(creature('Ascend'))).toEqual(keyword('ascend', {}));
  });
});

describe('what they leave to ask', () => {
  it('a tribute, a blessing, and what was devoured', () => {
    expect(meant(creature("When this creature enters, if tribute wasn't paid, draw a card."))).toMatchObject([
      { if: { compare: [{ noted: 'tribute' }, '=', 0] } },
    ]);
    expect(meant(creature("This creature gets +2/+2 as long as you have the city's blessing."))).toMatchObject([
      { if: { is: ['you', { is: 'citysBlessing' }] } },
    ]);
    expect(meant(creature('When this creature enters, you gain 2 life for each creature it devoured.'))).toMatchObject([
      { effects: [{ do: 'stat', amount: { times: [2, { noted: 'devoured' }] } }] },
    ]);
  });

  it('whether it was cast for such a cost', () => {
    expect(meant(creature('When this creature enters, if its prowl cost was paid, draw a card.'))).toMatchObject([
      { if: { is: ['self', { played: 'prowl' }] } },
    ]);
  });
});
