/** Naming a spell or a tag (760–763). */
import { describe, expect, it } from 'vitest';
import { PEAK, position } from '../support/position.js';

describe('naming', () => {
  const feline = () =>
    position([{ hand: ['Fallen Feline'] }, { hand: ['Cleave', 'Stupefy'], base: ['Honest Broker'] }], {
      battlefields: [{ card: PEAK, owner: 0, controller: 0, units: ['Pouty Poro'] }],
    })
      .play(0, 'Fallen Feline', { at: PEAK })
      .pass()
      .pass();
  const list = () => position([{ hand: ['The List'] }, { base: ['Noxus Hopeful', 'Pouty Poro'] }]).play(0, 'The List');

  it('riftbound:760 an effect has its controller name a card or a tag, and its other abilities speak of that', () => {
    expect(feline().decision()).toMatchObject({ kind: 'NAME', shape: 'NAME', seat: 0 });
    const named = list().answer(0, { name: 'Poro' }).use(0, 'The List').settle();
    expect([named.might('Pouty Poro'), named.might('Noxus Hopeful')]).toEqual([0, 4]);
  });
  it('riftbound:762 a card is named that there is, and that is such a card', () => {
    expect(() => feline().answer(0, { name: 'No Such Spell' })).toThrow(/no spell/);
    expect(() => feline().answer(0, { name: 'Recruit' })).toThrow(/no spell/);
    expect(() => feline().answer(0, { name: 'Pouty Poro' })).toThrow(/no spell/);
    const named = feline().answer(0, { name: 'Stupefy' }).until({ turn: 4, step: 'main' });
    expect(named.offered()).toContain('PLAY Cleave');
    expect(named.offered()).not.toContain('PLAY Stupefy');
  });
  it('riftbound:763 a tag is named that cards or tokens have', () => {
    expect(() => list().answer(0, { name: 'Cleave' })).toThrow();
    // One that the rules list, though no card of this position has it.
    expect(list().answer(0, { name: 'Kathkan' }).onBoard('The List')).toHaveLength(1);
  });
});
