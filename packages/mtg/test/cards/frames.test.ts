/** Cards whose text is in parts. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { expect, it } from 'vitest';

it('History of Benalia makes two Knights, which then grow', () => {
  const game = magicPosition([{ hand: ['History of Benalia'], battlefield: lands(3, 'Plains') }, {}]);
  game.cast(0, 'History of Benalia').resolve().resolve().until({ turn: 5, step: 'precombatMain' }).resolve();
  expect(game.all('Knight')).toMatchObject([{ keywords: ['vigilance'] }, { power: 2 }]);
  game.until({ turn: 7, step: 'precombatMain' }).resolve();
  expect(game.all('Knight').map((o) => [o.power, o.toughness])).toEqual([
    [4, 3],
    [4, 3],
  ]);
  expect(game.zones('History of Benalia')).toEqual(['graveyard']);
});

it('Binding the Old Gods destroys, finds a Forest, and lets creatures kill', () => {
  const game = magicPosition([
    {
      hand: ['Binding the Old Gods'],
      library: ['Shock', 'Shock', 'Forest', 'Shock', 'Shock'],
      battlefield: [...lands(2, 'Swamp'), 'Forest', 'Forest', 'Memnite'],
    },
    { battlefield: ['Hill Giant', 'Mountain'] },
  ]);
  game.castAt(0, 'Binding the Old Gods').resolve();
  if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
  expect(game.resolve().zones('Hill Giant')).toEqual(['graveyard']);
  game.until({ turn: 5, step: 'precombatMain' }).resolve();
  if (!game.waiting()) game.choose(0, { card: 'Forest' });
  expect(game.all('Forest').map((o) => o.tapped)).toContain(true);
  game.until({ turn: 7, step: 'precombatMain' }).resolve();
  expect(game.the('Memnite').keywords).toEqual(['deathtouch']);
});

it('The Birth of Meletis finds a Plains, builds a wall, and gives life', () => {
  const game = magicPosition([
    {
      hand: ['The Birth of Meletis'],
      library: ['Shock', 'Plains', 'Forest', 'Shock', 'Shock', 'Shock'],
      battlefield: lands(2, 'Plains'),
    },
    {},
  ]);
  game.cast(0, 'The Birth of Meletis').resolve().resolve();
  expect(game.decision()).toMatchObject({ kind: 'SEARCH', options: [{ card: 'Plains' }] });
  game.choose(0, { card: 'Plains' });
  expect(game.zones('Plains')).toContain('hand');
  game.until({ turn: 5, step: 'precombatMain' }).resolve();
  expect(game.the('Wall')).toMatchObject({ power: 0, toughness: 4, keywords: ['defender'], colors: [] });
  expect(game.until({ turn: 7, step: 'precombatMain' }).resolve().life(0)).toBe(22);
});

it('Wizard Class draws two cards as it becomes level 2, and then for each card a creature grows', () => {
  const game = magicPosition([{ hand: ['Opt'], battlefield: ['Wizard Class', 'Memnite', ...lands(9, 'Island')] }, {}]);
  game.activate(0, 'Wizard Class').resolve();
  expect([game.hand(0), game.resolve().hand(0)]).toEqual([1, 3]);
  game.activate(0, 'Wizard Class').resolve().cast(0, 'Opt').resolve();
  if (!game.waiting()) game.takeDefault('SCRY');
  expect(game.resolveAll().figures('Memnite')).toBe('2/2');
});

it('Case of the Filched Falcon is solved with three artifacts, and makes one of them fly', () => {
  const game = magicPosition([
    {
      hand: ['Case of the Filched Falcon'],
      battlefield: [...lands(4, 'Island'), 'Memnite', 'Ornithopter'],
    },
    {},
  ]);
  game.cast(0, 'Case of the Filched Falcon').resolve().resolve();
  expect(game.all('Clue')).toHaveLength(1);
  game.until({ step: 'end' }).resolve();
  expect(game.the('Case of the Filched Falcon').designations).toEqual(['solved']);
  game.until({ turn: 5, step: 'precombatMain' }).activate(0, 'Case of the Filched Falcon').resolve();
  expect(game.the('Clue')).toMatchObject({ power: 4, toughness: 4, keywords: ['flying'], subtypes: ['Clue', 'Bird'] });
});
