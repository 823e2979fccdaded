/** What Equipment is read as: its Might bonus, its keywords, and effect text, which what it is attached to has. */
import { describe, expect, it } from 'vitest';
import { riftboundLine } from '../../src/cli/riftbound.js';
import { meant, readCard, spell, unit } from './cards.js';

const equipment = (text: string, mightBonus = 2) => ({
  name: 'Lantern Pike',
  cost: '[2]',
  type: 'Gear — Equipment',
  figures: { domains: 'Mind', mightBonus },
  text,
});
const attached = (...abilities: object[]) => ({
  kind: 'static',
  affects: 'attached',
  mods: abilities.map((ability) => ({ mod: 'ability', ability })),
});

describe('Equipment', () => {
  it('has a Might bonus, if it isn’t 0, and costs to attach it (137, 818)', () => {
    expect(readCard(equipment('[Quick-Draw]\n[Equip] [1][Mind]')).definition).toMatchObject({
      props: { mightBonus: 2, tags: ['Equipment'] },
      abilities: [{ keyword: 'quick-draw' }, { keyword: 'equip', cost: [{ energy: 1, power: ['Mind'] }] }],
    });
    expect(readCard(equipment('', 0)).definition).not.toHaveProperty('props.mightBonus');
    expect(meant(equipment('[Equip] — [Mind], Kill a friendly unit'))).toMatchObject([
      { cost: [{ power: ['Mind'] }, { pay: 'kill', what: [{}, {}] }] },
    ]);
  });

  it('gives what stands in its effect text to what it is attached to (718.3)', () => {
    expect(meant(equipment('[Equip] [1]\nEffect text: [Assault 2]\nEffect text: When I hold, buff me.'))).toMatchObject(
      [{}, attached({ keyword: 'assault', value: 2 }), attached({ kind: 'triggered', effects: [{ what: 'self' }] })],
    );
    expect(meant(equipment('Effect text: [Level 3][>] I have +1 [M].'))).toMatchObject([
      attached({ keyword: 'level' }, { kind: 'static', if: {} }),
    ]);
    // "This" is the Equipment there, and not the unit (136.2.d).
    expect(meant(equipment('Effect text: When I hold, kill this.'))).toMatchObject([
      attached({ kind: 'triggered', effects: [{ do: 'kill', what: 'grantor' }] }),
    ]);
    expect(meant(equipment('Effect text: When I hold, give me +1 [M] this turn.'))).toHaveLength(1);
  });

  it('is attached by instructions, and named by them', () => {
    expect(meant(spell('Attach an Equipment you control to a unit you control.'))).toMatchObject([
      {
        targets: [{ what: [{ has: ['tags', 'Equipment'] }, {}] }, {}],
        effects: [{ do: 'attach', what: { target: 0 }, to: { target: 1 } }],
      },
    ]);
    expect(meant(spell('Detach an Equipment.'))).toMatchObject([{ effects: [{ do: 'unattach' }] }]);
    expect(meant(equipment('When you play this from face down, attach it to a unit you control.'))).toMatchObject([
      { effects: [{ do: 'attach', what: 'self', to: { target: 0 } }] },
    ]);
    expect(meant(unit('[Weaponmaster]\n[Vision]'))).toMatchObject([{ keyword: 'weaponmaster' }, { keyword: 'vision' }]);
  });

  it('comes from a file with its figure and its effect text', () => {
    const line = {
      name: 'Lantern Pike',
      type: 'Gear',
      domains: ['Mind'],
      energy: 2,
      tags: ['Equipment'],
      text: '[Equip] [1]',
    };
    expect(riftboundLine({ ...line, equipment: true, mightBonus: 1, effectText: '[Tank]' }).card).toMatchObject({
      figures: { mightBonus: 1 },
      text: '[Equip] [1]\nEffect text: [Tank]',
    });
    expect(riftboundLine(line).card.figures).not.toHaveProperty('mightBonus');
  });
});

describe('a cost that is ignored', () => {
  it('is the base cost alone', () => {
    expect(
      meant(
        spell(
          "As you play this, you may spend a buff as an additional cost. If you do, ignore this spell's cost.\nDraw 1.",
        ),
      ),
    ).toMatchObject([
      { kind: 'spell', optional: [{ cost: [{ pay: 'spendBuff' }] }] },
      { kind: 'static', if: { paid: 'additional' }, mods: [{ mod: 'cost', part: 'base', set: [] }] },
    ]);
  });
});

describe('predicting', () => {
  it('puts cards back or recycles them (436)', () => {
    expect(meant(spell('[Predict].'))).toMatchObject([{ effects: [{ do: 'arrange', kind: 'PREDICT', count: 1 }] }]);
    expect(meant(spell('[Predict 2], then draw 1.'))).toMatchObject([
      { effects: [{ count: 2, piles: ['top', 'bottom'] }, { do: 'draw' }] },
    ]);
  });
});
