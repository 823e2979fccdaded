import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  creatureCard,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  sorcery,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const definitions: CardDefinition[] = [
  sorcery('Test Manifest', '{0}', { effects: [{ do: 'manifest', count: 1 }] }),
  sorcery('Test Manifest Two', '{0}', { effects: [{ do: 'manifest', count: 2 }] }),
  sorcery('Test Cloak', '{0}', { effects: [{ do: 'cloak' }] }),
  sorcery('Test Bury', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'manifest', what: t(0) }],
  }),
  sorcery('Test Gift', '{0}', { effects: [{ do: 'manifest', who: 'opponents' }] }),
  sorcery('Test Theirs', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'cloak', what: t(0), who: { ownerOf: t(0) } }],
  }),
  instant('Test Feast', '{0}', { effects: [{ do: 'manifest', who: 'players' }] }),
  instant('Test Unmask', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'faceDown', on: false }],
  }),
  instant('Test Mask', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'faceDown' }],
  }),
  creatureCard('Test Morpher', '{3}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{G}')] })),
  creatureCard('Test Sleuth', '{3}{G}', 'Beast', '4/4', keyword('disguise', { cost: [mana('{G}')] })),
  creatureCard('Test Greeter', '{1}{G}', 'Human', '3/3', triggered(enters, { effects: [gainLife(4)] })),
];
type Seats = Parameters<typeof magicPosition>[0];
type Game = ReturnType<typeof magicPosition>;
const play = (spell: string, library: string[], more: Partial<Exclude<Seats[0], string>> = {}) => {
  const { hand = [], ...rest } = more;
  const game = magicPosition([{ hand: [spell, ...hand], library, battlefield: lands(4, 'Forest'), ...rest }, {}], {
    definitions,
  });
  return game.cast(0, spell).resolve();
};
const down = (game: Game, viewer: 0 | 1 = 0): JsonObject[] =>
  Object.values(game.view(viewer).objects).filter((o) => o.zone === 'battlefield' && o.faceDown) as JsonObject[];
const ups = (game: Game) =>
  (game.decision().options ?? []).filter((o) => o.kind === 'TURN_FACE_UP').map((o) => [o.card, o.method, o.cost]);
const LOOKS = { name: '', types: ['Creature'], subtypes: [], manaCost: null, power: 2, toughness: 2 };

describe('manifest (701.40)', () => {
  it('mtg:701.40a the top card of the library goes onto the battlefield face down, as a 2/2 creature', () => {
    const game = play('Test Manifest', ['Test Greeter', 'Shock']);
    expect(down(game)).toMatchObject([{ ...LOOKS, card: 'Test Greeter', keywords: [] }]);
    expect(JSON.stringify([game.view(1), game.service.redactEvents(game.events, 1)])).not.toContain('Test Greeter');
    expect([game.life(0), game.zones('Shock')]).toEqual([20, ['library']]);
  });

  it('mtg:701.40e several are manifested one at a time', () => {
    const game = play('Test Manifest Two', ['Test Greeter', 'Shock', 'Opt']);
    expect(down(game).map((o) => o.card)).toEqual(['Test Greeter', 'Shock']);
    expect(play('Test Manifest Two', ['Shock']).zones('Shock')).toEqual(['battlefield']);
  });

  it('mtg:701.40b a creature card is turned face up for its mana cost, other cards are not', () => {
    const game = play('Test Manifest Two', ['Test Greeter', 'Giant Growth']);
    expect(ups(game)).toEqual([['Test Greeter', 'manifested', '{1}{G}']]);
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Greeter')).toMatchObject({ name: 'Test Greeter', power: 3, faceDown: false });
    expect([game.life(0), game.all('Forest').filter((o) => o.tapped)]).toMatchObject([20, [{}, {}]]);
  });

  it('mtg:701.40b it is manifested no longer once it was face up', () => {
    const game = play('Test Manifest', ['Test Greeter'], { hand: ['Test Unmask', 'Test Mask'] });
    game.cast(0, 'Test Unmask').resolve().cast(0, 'Test Mask').resolve();
    expect([down(game).length, ups(game)]).toEqual([1, []]);
  });

  it('mtg:701.40c one with morph is turned face up for either cost', () => {
    const game = play('Test Manifest', ['Test Morpher']);
    expect(ups(game)).toEqual([
      ['Test Morpher', 'morph', '{G}'],
      ['Test Morpher', 'manifested', '{3}{G}'],
    ]);
    game.choose(0, { kind: 'TURN_FACE_UP', method: 'morph' });
    expect(game.all('Forest').filter((o) => o.tapped)).toHaveLength(1);
  });

  it('mtg:701.40d so is one with disguise', () => {
    expect(ups(play('Test Manifest', ['Test Sleuth'])).map(([, method]) => method)).toEqual(['disguise', 'manifested']);
  });

  it.each([
    ['an instant', 'Shock'],
    ['a sorcery', 'Divination'],
  ])('mtg:701.40g what would turn up %s reveals it, and leaves it face down', (_, card) => {
    const game = play('Test Manifest', [card], { hand: ['Test Unmask'] });
    expect(JSON.stringify(game.view(1))).not.toContain(card);
    game.cast(0, 'Test Unmask').resolve();
    expect(game.happened('FACE_CHANGED')).toEqual([]);
    expect(down(game, 1)).toMatchObject([{ ...LOOKS, card }]);
  });

  it('mtg:701.40g the reveal says which card it is', () => {
    const game = play('Test Manifest', ['Shock'], { hand: ['Test Unmask'] });
    game.cast(0, 'Test Unmask').resolve();
    expect(game.happened('REVEALED')).toMatchObject([{ cards: [{ card: 'Shock' }] }]);
  });

  it('mtg:701.40a a player who is told to manifests the top card of their own library, and it is theirs', () => {
    const game = magicPosition(
      [
        { hand: ['Test Gift', 'Test Theirs'], library: ['Test Greeter'], battlefield: lands(4, 'Forest') },
        { library: ['Test Morpher', 'Test Greeter'], graveyard: ['Shock'] },
      ],
      { definitions },
    );
    game.cast(0, 'Test Gift').resolve();
    expect(down(game, 1)).toMatchObject([{ ...LOOKS, card: 'Test Morpher', controller: 1, owner: 1 }]);
    expect(down(game, 0)).toMatchObject([{ ...LOOKS, controller: 1 }]);
    expect(JSON.stringify([game.view(0), game.service.redactEvents(game.events, 0)])).not.toContain('Test Morpher');
    game.cast(0, 'Test Theirs', { card: 'Shock' }).resolve();
    expect(game.the('Shock')).toMatchObject({ controller: 1, faceDown: true, keywords: ['ward {2}'] });
  });

  it('mtg:101.4 where all players manifest, the active player’s card is put there first', () => {
    const game = magicPosition(
      [
        { library: ['Test Greeter'], battlefield: lands(4, 'Forest') },
        { hand: ['Test Feast'], library: ['Test Morpher'] },
      ],
      { definitions },
    );
    game.pass().cast(1, 'Test Feast').resolve();
    expect(down(game).map(({ controller }) => controller)).toEqual([0, 1]);
  });

  it('Cards from elsewhere may be manifested, as the instruction says', () => {
    const game = play('Test Bury', [], { graveyard: ['Test Greeter'] });
    expect([down(game).map((o) => o.card), ups(game).length]).toEqual([['Test Greeter'], 1]);
  });
});

describe('cloak (701.58)', () => {
  it('mtg:701.58a the card lies face down as a 2/2 creature with ward {2}', () => {
    expect(down(play('Test Cloak', ['Test Greeter']))).toMatchObject([{ ...LOOKS, keywords: ['ward {2}'] }]);
  });

  it('mtg:701.58b a creature card is turned face up for its mana cost', () => {
    const game = play('Test Cloak', ['Test Greeter']);
    expect(ups(game)).toEqual([['Test Greeter', 'cloaked', '{1}{G}']]);
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Greeter')).toMatchObject({ name: 'Test Greeter', keywords: [] });
    expect(ups(play('Test Cloak', ['Giant Growth']))).toEqual([]);
  });

  it('mtg:701.58c one with morph is turned face up for either cost; mtg:701.58d so is one with disguise', () => {
    expect(ups(play('Test Cloak', ['Test Morpher'])).map(([, method]) => method)).toEqual(['morph', 'cloaked']);
    expect(ups(play('Test Cloak', ['Test Sleuth'])).map(([, method]) => method)).toEqual(['disguise', 'cloaked']);
  });

  it('mtg:701.58g what would turn up an instant or sorcery leaves it face down', () => {
    const game = play('Test Cloak', ['Opt'], { hand: ['Test Unmask'] })
      .cast(0, 'Test Unmask')
      .resolve();
    expect([game.happened('FACE_CHANGED'), down(game, 1)]).toMatchObject([[], [{ card: 'Opt' }]]);
  });
});
