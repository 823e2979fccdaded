/** Cards whose costs are paid with more than mana, or grow with their targets. */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { expectPrinted } from './support.js';

const tapped = (game: Play, name: string): number => game.all(name).filter((o) => o.tapped).length;
const castable = (game: Play): boolean => game.decision().options.some((o) => o.kind === 'CAST');

describe('convoke', () => {
  it('Siege Wurm is convoked by creatures', () => {
    expectPrinted('Siege Wurm', '{5}{G}{G}', 'Creature — Wurm', '5/5', ['convoke', 'trample']);
    const game = magicPosition([
      { hand: ['Siege Wurm'], battlefield: [...lands(5, 'Grizzly Bears'), ...lands(2, 'Forest')] },
      {},
    ]).cast(0, 'Siege Wurm');
    expect([tapped(game, 'Grizzly Bears'), tapped(game, 'Forest')]).toEqual([5, 2]);
    expect(game.resolve().figures('Siege Wurm')).toBe('5/5');
  });
  it('Stoke the Flames deals four, paid by red creatures alone', () => {
    const game = magicPosition([{ hand: ['Stoke the Flames'], battlefield: lands(4, 'Goblin Piker') }, {}]);
    expect(game.cast(0, 'Stoke the Flames', { player: 1 }).resolve().life(1)).toBe(16);
  });
});
describe('delve', () => {
  const sixth = lands(6, 'Shock');
  it('Gurmag Angler comes for one mana and six cards', () => {
    expectPrinted('Gurmag Angler', '{6}{B}', 'Creature — Zombie Fish', '5/5', ['delve']);
    const game = magicPosition([{ hand: ['Gurmag Angler'], graveyard: sixth, battlefield: ['Swamp'] }, {}]);
    game.cast(0, 'Gurmag Angler').resolve();
    expect([game.figures('Gurmag Angler'), new Set(game.zones('Shock'))]).toEqual(['5/5', new Set(['exile'])]);
  });
  it('Treasure Cruise draws three', () => {
    const game = magicPosition([
      { hand: ['Treasure Cruise'], graveyard: sixth, battlefield: lands(2, 'Island') },
      {},
    ]).cast(0, 'Treasure Cruise');
    expect(game.resolve().hand(0)).toBe(3);
  });
});
it('Wind-Kin Raiders improvises', () => {
  expectPrinted('Wind-Kin Raiders', '{4}{U}{U}', 'Creature — Human Artificer', '4/3', ['improvise', 'flying']);
  const game = magicPosition([
    { hand: ['Wind-Kin Raiders'], battlefield: [...lands(4, 'Memnite'), ...lands(2, 'Island')] },
    {},
  ]).cast(0, 'Wind-Kin Raiders');
  expect(tapped(game, 'Memnite')).toBe(4);
});
describe("Ajani's Presence", () => {
  const at = (plains: number): Play =>
    magicPosition([
      {
        hand: ["Ajani's Presence"],
        battlefield: ['Grizzly Bears', 'Goblin Piker', 'Memnite', ...lands(plains, 'Plains')],
      },
      {},
    ]).cast(0, "Ajani's Presence");
  it("Ajani's Presence costs {2}{W} more for each target beyond the first (mtg:601.2f)", () => {
    const one = at(4).choose(0, [{ card: 'Grizzly Bears' }]);
    expect(tapped(one, 'Plains')).toBe(1);
    const two = at(4).choose(0, [{ card: 'Grizzly Bears' }, { card: 'Memnite' }]);
    expect(tapped(two, 'Plains')).toBe(4);
    two.resolve();
    expect([two.figures('Grizzly Bears'), two.figures('Memnite'), two.figures('Goblin Piker')]).toEqual([
      '3/3',
      '2/2',
      '2/1',
    ]);
    expect(two.the('Memnite').keywords).toContain('indestructible');
  });
  it('mtg:601.2h more targets than can be paid for are refused', () => {
    const game = at(6);
    const three = ['Grizzly Bears', 'Goblin Piker', 'Memnite'].map((c) => ({ card: c }));
    expect(game.refused(0, { choose: three }).rules).toContain('mtg:601.2f');
  });
});
it('Mutagenic Growth is paid with life where there is no green mana (mtg:107.4f)', () => {
  const game = magicPosition([{ hand: ['Mutagenic Growth'], battlefield: ['Grizzly Bears'] }, {}]);
  expect(castable(game)).toBe(true);
  game.castAt(0, 'Mutagenic Growth', { card: 'Grizzly Bears' }).resolve();
  expect([game.figures('Grizzly Bears'), game.life(0)]).toEqual(['4/4', 18]);
});
