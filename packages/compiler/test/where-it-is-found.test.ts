/** Whose things a text speaks of, and where they are found once they have gone elsewhere. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, aura, compile, creature, instant } from './cards.js';

const GRAVEYARD = { zone: 'graveyard' };
const equipment = (text: string) => ({ name: 'Vicious Hook', cost: '{2}', type: 'Artifact — Equipment', text });

describe('cards of several graveyards', () => {
  it('those of "an opponent\'s graveyard" are all of the same one (ruling on Deadeye Tracker)', () => {
    expect(abilitiesOf(instant("Exile two target cards from an opponent's graveyard."))).toMatchObject([
      { targets: [{ what: [GRAVEYARD, { owner: 'opponent' }], min: 2, max: 2, together: 'sameOwner' }] },
    ]);
    expect(abilitiesOf(instant("Exile up to three target cards from an opponent's graveyard."))).toMatchObject([
      { targets: [{ min: 0, max: 3, together: 'sameOwner' }] },
    ]);
    const [one] = abilitiesOf(instant("Exile target card from an opponent's graveyard.")) as [{ targets: object[] }];
    expect(one.targets).toEqual([{ what: [GRAVEYARD, { owner: 'opponent' }] }]);
  });

  it('those of "graveyards" are of whosever', () => {
    const [any] = abilitiesOf(instant('Exile up to two target cards from graveyards.')) as [{ targets: object[] }];
    expect(any.targets).toEqual([{ what: [GRAVEYARD], min: 0, max: 2 }]);
    expect(compile(instant("Exile up to two target cards from your opponents' graveyards.")).card.status).not.toBe(
      'exact',
    );
  });
});

describe('what an attachment does to itself', () => {
  it('an Aura is found where it has gone with what it enchanted (400.7f)', () => {
    const text = "Enchant creature\nWhen enchanted creature dies, return this card to its owner's hand.";
    expect(abilitiesOf(aura(text))).toMatchObject([{}, {}, { effects: [{ do: 'move', what: { now: 'self' } }] }]);
  });

  it('an Equipment is what it was, and nothing once it has left (400.7)', () => {
    const text = 'Whenever equipped creature dies, put a soul counter on this Equipment.\nEquip {1}';
    expect(abilitiesOf(equipment(text))).toMatchObject([{ effects: [{ do: 'counters', what: 'self' }] }, {}]);
  });
});

describe('what was milled', () => {
  it('is cast from where all can see it (701.17c)', () => {
    const text =
      'When this creature enters, target opponent mills five cards. You may cast an instant or sorcery spell from among them without paying its mana cost.';
    const seen = { any: [GRAVEYARD, { zone: 'exile' }] };
    expect(abilitiesOf(creature(text))).toMatchObject([
      { effects: [{ do: 'mill' }, { do: 'play', what: { each: [seen, { in: { saved: 'milled' } }] } }] },
    ]);
  });
});

describe('"that player"', () => {
  it('is whoever has what enters as it does so, and whoever had what died', () => {
    const losing = (event: string): unknown =>
      abilitiesOf(creature(`Whenever a creature an opponent controls ${event}, that player loses 2 life.`));
    expect(losing('enters')).toMatchObject([{ effects: [{ do: 'stat', who: { event: 'controller' } }] }]);
    expect(losing('dies')).toMatchObject([{ effects: [{ who: { controllerOf: { event: 'object' } } }] }]);
  });
});
