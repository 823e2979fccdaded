/** Hideaway (702.75): a card waits face down in exile. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, card, instant, keyword, t, target } from '../../6-spells/test-cards.js';

ownCards(
  card('Test Hollow', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      keyword('hideaway', { value: 3 }),
      activated([{ pay: 'tap' }], {
        effects: [{ do: 'play', what: { each: [{ zone: 'exile' }, { linked: true }] }, cost: [] }],
      }),
    ],
  }),
  instant('Test Theft', '{0}', {
    targets: [target([{ zone: 'battlefield' }])],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
);

const LIBRARY = ['Shock', 'Grizzly Bears', 'Hill Giant', 'Forest'];
const at = (theirs: object = {}): Play =>
  magicPosition([{ hand: ['Test Hollow'], library: LIBRARY }, theirs])
    .cast(0, 'Test Hollow')
    .resolve()
    .resolve();
/** The names of exiled cards as a player sees them. */
const seen = (game: Play, seat: number): unknown[] =>
  Object.values(game.view(seat).objects)
    .filter((o) => o.zone === 'exile')
    .map((o) => o.card);

describe('hideaway (702.75)', () => {
  it('mtg:702.75a one of the top cards is exiled face down, the others go to the bottom', () => {
    const game = at();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Shock', 'Grizzly Bears', 'Hill Giant']);
    game.choose(0, { card: 'Grizzly Bears' });
    const pile = game.view().zones.find(({ id, owner }) => id === 'library' && owner === 0);
    const library = pile && 'objects' in pile ? pile.objects : [];
    const names = library.map((id) => game.view().objects[id]?.card);
    expect(names[0]).toBe('Forest');
    expect([...names.slice(1)].sort()).toEqual(['Hill Giant', 'Shock']);
    expect([seen(game, 0), seen(game, 1)]).toEqual([['Grizzly Bears'], [undefined]]);
  });

  it('mtg:702.75a whoever controls the permanent may look at it', () => {
    const game = at({ hand: ['Test Theft'] }).choose(0, { card: 'Grizzly Bears' });
    game.pass().castAt(1, 'Test Theft', { card: 'Test Hollow' }).resolve();
    expect(seen(game, 1)).toEqual(['Grizzly Bears']);
  });

  it('mtg:607.2a its other ability speaks of the card that it hid away', () => {
    const game = at().choose(0, { card: 'Grizzly Bears' }).activate(0, 'Test Hollow').resolve();
    game.choose(0, { card: 'Grizzly Bears' }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
  });
});
