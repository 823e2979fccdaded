/** Searches of several zones at once: what is found lies in each of them (701.23). */
import { magicPosition } from '@arbiter/test-kit';
import { expect, it } from 'vitest';

it('mtg:701.23a Quash exiles what its player finds in hand and library, as well as what lies in the graveyard', () => {
  const game = magicPosition([
    { hand: ['Shock', 'Shock', 'Memnite'], graveyard: ['Shock', 'Memnite'], library: ['Shock', 'Memnite'], mana: 'R' },
    { hand: ['Quash'], mana: 'UUUU', battlefield: ['Grizzly Bears'] },
  ]);
  game.cast(0, 'Shock', { card: 'Grizzly Bears' }).pass().cast(1, 'Quash').resolve();
  const search = game.decision();
  expect(search).toMatchObject({ kind: 'SEARCH', seat: 1 });
  game.answer(1, { choose: search.options.map((o) => o.id) });
  expect([game.zones('Shock'), game.zones('Memnite').sort()]).toEqual([
    ['exile', 'exile', 'exile', 'exile'],
    ['graveyard', 'hand', 'library'],
  ]);
});
