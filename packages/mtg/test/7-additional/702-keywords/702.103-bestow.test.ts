/** Bestow (702.103): creatures that are cast as Auras. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  destroy,
  instant,
  keyword,
  mana,
  t,
  target,
} from '../../../src/language/builders.js';

ownCards(
  card('Test Bestowed', {
    cost: '{4}',
    type: 'Enchantment Creature — Spirit',
    power: 3,
    toughness: 3,
    abilities: [
      keyword('bestow', { cost: [mana('{1}')] }),
      {
        kind: 'static',
        affects: 'attached',
        mods: [
          { mod: 'add', stat: 'power', value: 3 },
          { mod: 'add', stat: 'toughness', value: 3 },
        ],
      },
    ],
  }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Shift', '{0}', {
    targets: [target([{ zone: 'battlefield' }])],
    effects: [{ do: 'phaseOut', what: t(0) }],
  }),
  instant('Test Twin', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  creatureCard('Test Hexproof', '{1}', 'Beast', '2/2', keyword('hexproof')),
);
const at = (hand: string[], battlefield: string[], theirs: string[] = []): Play =>
  magicPosition([
    { hand: ['Test Bestowed', ...hand], battlefield: [...lands(4, 'Forest'), ...battlefield] },
    { battlefield: theirs },
  ]);
const bestow = (game: Play, on: string): Play => {
  game.choose(0, { card: 'Test Bestowed', method: 'bestow' });
  return game.waiting() ? game : game.choose(0, { card: on });
};
const methods = (game: Play) => game.decision().options.flatMap((o) => (o.card === 'Test Bestowed' ? [o.method] : []));

describe('bestow (702.103)', () => {
  it('mtg:702.103e a copy of the spell with an illegal target resolves as a creature as well', () => {
    const game = bestow(at(['Test Twin', 'Test Slay'], ['Grizzly Bears']), 'Grizzly Bears');
    game.castAt(0, 'Test Twin', { card: 'Test Bestowed' }).castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    while (game.view().stack.length > 0) {
      if (game.waiting()) game.resolve();
      else game.answer(0, game.decision().default);
    }
    const made = game.all('Test Bestowed').map((one) => [one.types, one.token === true]);
    expect(made).toEqual([
      [['Enchantment', 'Creature'], true],
      [['Enchantment', 'Creature'], false],
    ]);
  });
  it('mtg:702.103a cast bestowed it costs its bestow cost; mtg:702.103b it is an Aura on the stack and on the battlefield', () => {
    const game = bestow(at([], ['Grizzly Bears']), 'Grizzly Bears');
    expect(game.all('Forest').filter((land) => land.tapped)).toHaveLength(1);
    expect(game.all('Test Bestowed', 'stack')[0]).toMatchObject({ types: ['Enchantment'], subtypes: ['Aura'] });
    game.resolve();
    expect(game.figures('Grizzly Bears')).toBe('5/5');
    expect(game.the('Test Bestowed')).toMatchObject({
      types: ['Enchantment'],
      subtypes: ['Aura'],
      attachedTo: game.the('Grizzly Bears').id,
    });
  });
  it('mtg:702.103a cast as usual it is a creature', () => {
    const game = at([], ['Grizzly Bears']).cast(0, 'Test Bestowed').resolve();
    expect([game.figures('Test Bestowed'), game.figures('Grizzly Bears')]).toEqual(['3/3', '2/2']);
    expect(game.the('Test Bestowed')).toMatchObject({ types: ['Enchantment', 'Creature'], attachedTo: null });
  });
  it('mtg:702.103b it needs a creature that it can target', () => {
    expect(methods(at([], []))).toEqual(['normal']);
    expect(methods(at([], [], ['Test Hexproof']))).toEqual(['normal']);
    expect(methods(at([], ['Grizzly Bears']))).toEqual(['normal', 'bestow']);
  });
  it('mtg:702.103c a copy of it is bestowed as well', () => {
    const game = bestow(at(['Test Twin'], ['Grizzly Bears']), 'Grizzly Bears').cast(0, 'Test Twin');
    game.resolve();
    if (!game.waiting()) game.answer(0, game.decision().default);
    game.resolveAll();
    expect(game.figures('Grizzly Bears')).toBe('8/8');
    expect(game.all('Test Bestowed').map((o) => o.subtypes)).toEqual([['Aura'], ['Aura']]);
  });
  it('mtg:702.103e where its target is gone, it resolves as a creature spell', () => {
    const game = bestow(at(['Test Slay'], ['Grizzly Bears']), 'Grizzly Bears').castAt(0, 'Test Slay', {
      card: 'Grizzly Bears',
    });
    game.resolveAll();
    expect(game.figures('Test Bestowed')).toBe('3/3');
    expect(game.the('Test Bestowed')).toMatchObject({ types: ['Enchantment', 'Creature'], subtypes: ['Spirit'] });
  });
  it('mtg:702.103f when what it is on dies, it stays as a creature', () => {
    const game = bestow(at(['Test Slay'], ['Grizzly Bears']), 'Grizzly Bears').resolve();
    game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    expect([game.zones('Test Bestowed'), game.figures('Test Bestowed')]).toEqual([['battlefield'], '3/3']);
    expect(game.the('Test Bestowed')).toMatchObject({ types: ['Enchantment', 'Creature'], attachedTo: null });
  });

  it('mtg:702.103g phased in unattached it is bestowed no longer', () => {
    const game = magicPosition([
      { hand: ['Test Bestowed', 'Test Shift', 'Test Slay'], battlefield: ['Hill Giant', ...lands(1, 'Plains')] },
      {},
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Bestowed', method: 'bestow' }).resolve();
    expect(game.the('Test Bestowed').types).toEqual(['Enchantment']);
    game.castAt(0, 'Test Shift', { card: 'Test Bestowed' }).resolve();
    game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolve();
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.the('Test Bestowed')).toMatchObject({ types: ['Enchantment', 'Creature'], attachedTo: null, power: 3 });
  });
});
