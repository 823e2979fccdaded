/** Words that are chosen, and what changes the rules for players and creatures: what rows mean, whatever the printer says. */
import { describe, expect, it } from 'vitest';
import { compile, creature, instant } from './cards.js';
import { meant, why } from './meaning.js';

const several = (...lines: string[]) => compile(creature(lines.join('\n'))).trace.faults;

describe('a word that is chosen', () => {
  it('is chosen as the permanent enters, before it does (614.12a)', () => {
    expect(meant(creature('As Mossback Warden enters, choose a creature type.'))).toMatchObject([
      { kind: 'replacement', entering: true, before: [{ do: 'chooseWord', of: 'creatureType', entering: true }] },
    ]);
    expect(meant(creature('As Mossback Warden enters, choose a nonland card name.'))).toMatchObject([
      { before: [{ of: 'cardName', without: ['Land'] }] },
    ]);
  });

  it('is spoken of only where an ability of the card chooses one (607.2d)', () => {
    expect(why(creature('Other creatures you control of the chosen type get +1/+1.'))).toContain(
      'no creatureType is chosen',
    );
    expect(
      several('As Mossback Warden enters, choose a color.', 'Creatures you control of the chosen color get +1/+1.'),
    ).toEqual([]);
    expect(
      several('As Mossback Warden enters, choose a color.', 'Creatures you control of the chosen type get +1/+1.'),
    ).not.toEqual([]);
  });

  it('is searched for in three zones at once (701.23)', () => {
    expect(
      meant(
        instant(
          "Choose a card name. Search target player's graveyard, hand, and library for any number of cards with that name and exile them. Then that player shuffles.",
        ),
      ),
    ).toMatchObject([
      {
        targets: [{ what: { player: 'any' } }],
        effects: [
          { do: 'chooseWord', of: 'cardName' },
          { do: 'search', of: { target: 0 }, also: ['graveyard', 'hand'], count: 'any', to: 'exile' },
          { do: 'shuffle', who: { target: 0 } },
        ],
      },
    ]);
  });
});

describe('what changes rules', () => {
  it('for players holds of them (508.1h, 615.12)', () => {
    expect(
      meant(
        creature(
          "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
        ),
      ),
    ).toMatchObject([{ affects: { players: 'you' }, mods: [{ rule: 'attackTax', count: 1 }] }]);
    expect(meant(instant("Damage can't be prevented this turn."))).toMatchObject([
      { effects: [{ do: 'modify', what: 'players', mods: [{ rule: 'damageCantBePrevented' }] }] },
    ]);
  });

  it('of what was dealt damage is for the creatures among it (701.19c)', () => {
    expect(
      meant(
        instant(
          "Kindled Reply deals 2 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
        ),
      ),
    ).toMatchObject([{ effects: [{ do: 'damage' }, { do: 'modify', mods: [{ rule: 'cantBeRegenerated' }] }] }]);
  });

  it('redirects damage (614.9)', () => {
    expect(meant(creature('All damage that would be dealt to you is dealt to Mossback Warden instead.'))).toMatchObject(
      [{ kind: 'replacement', on: 'damage', target: { player: 'you' }, change: { dealtTo: 'self' } }],
    );
  });
});
