/** Mana that is kept for something: what rows mean, whatever the printer says (106.6). */
import { describe, expect, it } from 'vitest';
import { creature } from './cards.js';
import { meant, why } from './meaning.js';

const CREATURE = { has: ['types', 'Creature'] };
const added = (text: string) => meant(creature(`{T}: ${text}`));

describe('mana that is kept for something', () => {
  it('may be spent only on such spells', () => {
    expect(added('Add {G}. Spend this mana only to cast creature spells.')).toMatchObject([
      { immediate: true, effects: [{ do: 'addMana', choices: ['{G}'], only: { cast: [CREATURE] } }] },
    ]);
    expect(added('Add {C}{C}. Spend this mana only to cast an artifact spell.')).toMatchObject([
      { effects: [{ choices: ['{C}{C}'], only: { cast: [{ has: ['types', 'Artifact'] }] } }] },
    ]);
  });

  it('or on abilities of such sources as well', () => {
    expect(
      added('Add {R} or {G}. Spend this mana only to cast creature spells or activate abilities of creatures.'),
    ).toMatchObject([
      {
        effects: [
          { choices: ['{R}', '{G}'], only: { cast: [CREATURE], activate: [{ zone: 'battlefield' }, CREATURE] } },
        ],
      },
    ]);
    expect(
      added(
        'Add one mana of any color. Spend this mana only to cast an artifact spell or to activate an ability of an artifact.',
      ),
    ).toMatchObject([{ effects: [{ only: { cast: [{}], activate: [{ zone: 'battlefield' }, {}] } }] }]);
  });

  it('or on anything but such spells', () => {
    expect(added("Add {C}. This mana can't be spent to cast a nonartifact spell.")).toMatchObject([
      { effects: [{ only: { cast: [{ has: ['types', 'Artifact'] }], other: true } }] },
    ]);
  });

  it('is spent on spells, and not on what is no spell', () => {
    expect(why(creature('{T}: Add {G}. Spend this mana only to cast creatures.'))).not.toBe('');
  });
});
