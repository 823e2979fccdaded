/** Hands and tops of libraries that are played with revealed. */
import { describe, expect, it } from 'vitest';
import { card, draw, instant, rule } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const all = (name: string, players: 'you' | 'opponents', rules: string[], ...more: object[]) =>
  card(name, {
    cost: '{1}',
    type: 'Artifact',
    abilities: [{ kind: 'static', affects: { players }, mods: rules.map((one) => rule(one)) }, ...(more as never[])],
  });
const fromTop = {
  kind: 'static',
  affects: [{ zone: 'library' }, { owner: 'you' }, { is: 'onTop' }, { has: ['types', 'Land'] }],
  mods: [{ mod: 'play' }],
};
const cards = [
  all('Test Mind', 'opponents', ['handRevealed']),
  all('Test Courser', 'you', ['topRevealed'], fromTop),
  all('Test Lens', 'you', ['topSeen']),
  instant('Test Study', '{U}', { effects: [draw(2)] }),
];
const seen = (game: ReturnType<typeof own>, viewer: number, zone: string) =>
  Object.values(game.view(viewer).objects).flatMap((one) => (one.zone === zone && one.card ? [one.card] : []));

describe('cards that all may see', () => {
  it('mtg:400.2 an opponent plays with their hand revealed, and so with what they draw', () => {
    const game = own(cards, [
      { hand: ['Test Mind'], battlefield: ['Island'], library: ['Island'] },
      { hand: ['Test Study'], battlefield: ['Island'], library: ['Hill Giant', 'Grizzly Bears', 'Forest'] },
    ]);
    expect(seen(game, 0, 'hand')).toEqual(['Test Mind']);
    game.cast(0, 'Test Mind').resolve();
    expect(seen(game, 0, 'hand')).toEqual(['Test Study']);
    game.pass().cast(1, 'Test Study').resolve();
    expect(seen(game, 0, 'hand').sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect(seen(game, 1, 'hand').sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
  });

  it('mtg:401.5 mtg-2003:217.2e the top card of a library is seen, the next one once it is on top, and each card as it is drawn', () => {
    const game = own(cards, [
      {
        battlefield: ['Test Courser', 'Island'],
        hand: ['Test Study'],
        library: ['Hill Giant', 'Grizzly Bears', 'Swamp'],
      },
      { library: ['Forest'] },
    ]);
    expect(seen(game, 1, 'library')).toEqual(['Hill Giant']);
    game.cast(0, 'Test Study').resolve();
    const shown = game.happened('REVEALED').map(({ cards }) => (cards as { card: string }[])[0]?.card);
    expect([shown.slice(-2), seen(game, 1, 'library')]).toEqual([['Grizzly Bears', 'Swamp'], ['Swamp']]);
  });

  it('mtg:401.5 a land is played from the top, and the next card shows', () => {
    const game = own(cards, [
      { battlefield: ['Test Courser'], library: ['Swamp', 'Plains', 'Island'] },
      { library: ['Forest'] },
    ]);
    const offered = game.decision().options?.filter(({ kind }) => kind === 'PLAY_LAND') ?? [];
    expect(offered.map((one) => one.card)).toEqual(['Swamp']);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Swamp' });
    expect([game.zones('Swamp'), seen(game, 1, 'library')]).toEqual([['battlefield'], ['Plains']]);
  });

  it('mtg:401.5 a player who may look at the top card any time sees it, the next one as well, and nobody else does', () => {
    const game = own(cards, [
      {
        battlefield: ['Test Lens', 'Island'],
        hand: ['Test Study'],
        library: ['Hill Giant', 'Grizzly Bears', 'Swamp'],
      },
      { library: ['Forest'] },
    ]);
    expect([seen(game, 0, 'library'), seen(game, 1, 'library')]).toEqual([['Hill Giant'], []]);
    game.cast(0, 'Test Study').resolve();
    expect([seen(game, 0, 'library'), seen(game, 1, 'library')]).toEqual([['Swamp'], []]);
    expect(game.happened('REVEALED')).toEqual([]);
  });
});
