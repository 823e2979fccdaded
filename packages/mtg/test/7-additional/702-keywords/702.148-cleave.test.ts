/** Cleave (702.148): a text without its words in square brackets. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { cleft, gainLife, instant, mana, t, target } from '../../6-spells/test-cards.js';

const creature = { has: ['types', 'Creature'] as [string, string] };
ownCards(
  cleft(
    'Test Cleft',
    'Instant',
    '{1}',
    [mana('{3}')],
    {
      targets: [target([creature, { controller: 'you' }])],
      effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
    },
    {
      targets: [target(creature)],
      effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }, gainLife(2)],
    },
  ),
  instant('Test Fork', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
);
const holding = (forests: number, theirs: string[] = ['Hill Giant'], mine: string[] = ['Grizzly Bears']): Play =>
  magicPosition([
    { hand: ['Test Cleft', 'Test Fork'], battlefield: [...mine, ...lands(forests, 'Forest')] },
    { battlefield: theirs },
  ]);
const casts = (game: Play) =>
  game
    .decision()
    .options.filter((o) => o.card === 'Test Cleft')
    .map((o) => [o.method, o.cost]);
const cleaved = (game: Play): Play => game.choose(0, { kind: 'CAST', card: 'Test Cleft', method: 'cleave' });

describe('cleave (702.148)', () => {
  it('mtg:702.148a for its cleave cost it is cast without the words in square brackets', () => {
    expect(casts(holding(3))).toEqual([
      ['normal', '{1}'],
      ['cleave', '{3}'],
    ]);
    const game = cleaved(holding(3)).choose(0, { card: 'Hill Giant' });
    expect(game.all('Forest').filter((land) => land.tapped)).toHaveLength(3);
    expect([game.resolve().zones('Hill Giant'), game.life(0)]).toEqual([['hand'], 22]);
  });
  it('mtg:702.148a for its mana cost the words in brackets count', () => {
    const game = holding(1).castAt(0, 'Test Cleft', { card: 'Grizzly Bears' }).resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant'), game.life(0)]).toEqual([
      ['hand'],
      ['battlefield'],
      20,
    ]);
    // There is no creature of its player: only what has no brackets can be cast.
    expect(casts(holding(3, ['Hill Giant'], []))).toEqual([['cleave', '{3}']]);
  });
  it('mtg:702.148a it is the same card otherwise: one name, and the mana value of its mana cost', () => {
    const game = cleaved(holding(3)).choose(0, { card: 'Hill Giant' });
    expect(game.the('Test Cleft', 'stack')).toMatchObject({ name: 'Test Cleft', manaCost: '{1}', manaValue: 1 });
    expect(game.resolve().the('Test Cleft', 'graveyard')).toMatchObject({ name: 'Test Cleft', manaValue: 1 });
  });
  it('mtg:702.148b its text is changed on the stack alone, and a copy has the changed text', () => {
    const game = cleaved(holding(3, ['Hill Giant', 'Craw Wurm'])).choose(0, { card: 'Hill Giant' });
    game.castAt(0, 'Test Fork', { card: 'Test Cleft' }).resolve().choose(0, { card: 'Craw Wurm' }).resolveAll();
    expect([game.zones('Hill Giant'), game.zones('Craw Wurm'), game.life(0)]).toEqual([['hand'], ['hand'], 24]);
  });
});
