/** The examples of `docs/card-language.md` are cards, and do what the text beside them says. */
import { readFileSync } from 'node:fs';
import type { CardDefinition, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { language } from '../../src/index.js';
import { host } from './hosts.js';
import { own } from './play.js';

const document = readFileSync(new URL('../../../../docs/card-language.md', import.meta.url), 'utf8');
const blocks = [...document.matchAll(/^```json (\w+)\n(.*?)^```$/gms)].map(([, part = '', text = '']) => ({
  part,
  example: JSON.parse(text) as JsonObject,
}));
const cards = blocks.filter((b) => b.part === 'card').map((b) => b.example as unknown as CardDefinition);

describe('the examples', () => {
  it.each(cards.map((c) => [c.name, c] as const))('%s is a card', (_, card) => {
    expect(language.check(card)).toMatchObject({ ok: true });
  });

  it.each(blocks.filter((b) => b.part !== 'card').map((b, i) => [`${b.part} ${i}`, b] as const))(
    'The example of %s is one',
    (_, { part, example }) => {
      expect(language.check(host({ part, word: 'x', example }))).toMatchObject({ ok: true });
    },
  );
});

describe('the examples played', () => {
  const play = (first: JsonObject, second: JsonObject = {}) => own(cards, [first, second]);
  const lands = (...names: string[]) => names.flatMap((name) => [name, name]);

  it('Kindled Reply', () => {
    const game = play({ hand: ['Kindled Reply'], battlefield: lands('Mountain') }, { battlefield: ['Grizzly Bears'] });
    game.cast(0, 'Kindled Reply', { card: 'Grizzly Bears' }).resolve();
    expect([game.zones('Grizzly Bears'), game.hand(0)]).toEqual([['graveyard'], 1]);
  });

  it('Glare // Gloom', () => {
    const game = play({ hand: ['Gloom'], battlefield: lands('Swamp', 'Swamp') }, { hand: ['Shock', 'Shock', 'Shock'] });
    game
      .choose(0, { kind: 'CAST', card: 'Gloom' })
      .resolve()
      .choose(1, [{ card: 'Shock' }, { card: 'Shock' }]);
    expect([game.hand(1), game.zones('Glare // Gloom')]).toEqual([1, ['graveyard']]);
  });

  it('Ferry Warden // Low Tide', () => {
    const game = play({ hand: ['Ferry Warden'], battlefield: lands('Island', 'Island') });
    game
      .choose(0, { kind: 'CAST', card: 'Low Tide' })
      .resolve()
      .choose(0, { kind: 'CAST', card: 'Ferry Warden' })
      .resolve();
    expect([game.hand(0), game.figures('Ferry Warden // Low Tide')]).toEqual([1, '2/4']);
  });

  it('Quiet Novice // Unbound Fury', () => {
    const game = play({ battlefield: ['Quiet Novice', ...lands('Mountain', 'Mountain')] });
    game.activate(0, 'Quiet Novice').resolveAll();
    expect([game.life(1), game.figures('Quiet Novice // Unbound Fury')]).toEqual([18, '5/4']);
  });

  it("Grove's Answer // Silent Grove", () => {
    const game = play({ hand: ['Silent Grove', 'Silent Grove'] });
    game
      .choose(0, { kind: 'PLAY_LAND', card: 'Silent Grove', nth: 0 })
      .choose(0, { kind: 'CAST', card: "Grove's Answer" });
    expect(game.resolve().life(0)).toBe(24);
  });

  it('Patient Smith // Orren, Blade-Maker', () => {
    const game = play({ battlefield: ['Patient Smith', 'Whittled Spear'] });
    game.until({ turn: 5, step: 'upkeep' }).resolve();
    expect(game.the('Patient Smith // Orren, Blade-Maker')).toMatchObject({
      name: 'Orren, Blade-Maker',
      flipped: true,
    });
  });

  it('Hive Keeper', () => {
    const game = play({ hand: ['Hive Keeper'], battlefield: lands('Forest', 'Forest') });
    game.cast(0, 'Hive Keeper').resolve().resolve();
    expect(game.all('Bee')).toMatchObject([{ keywords: ['flying'] }, { keywords: ['flying'] }]);
  });

  it('Tidal Bargain', () => {
    const game = play({ hand: ['Tidal Bargain'], battlefield: lands('Island') }, { battlefield: ['Grizzly Bears'] });
    game
      .cast(0, 'Tidal Bargain')
      .choose(0, [{ index: 0 }, { index: 1 }])
      .resolve();
    expect([game.hand(0), game.hand(1), game.life(0)]).toEqual([1, 1, 20]);
  });

  it('Burst of Resolve', () => {
    const game = play({ hand: ['Burst of Resolve'], battlefield: [...lands('Plains', 'Plains'), 'Grizzly Bears'] });
    game.cast(0, 'Burst of Resolve').answer(0, { confirm: true }).resolve();
    expect([game.figures('Grizzly Bears'), game.hand(0)]).toEqual(['4/4', 1]);
  });

  it('Scattered Sparks', () => {
    const game = play(
      { hand: ['Scattered Sparks'], battlefield: lands('Mountain') },
      { battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
    );
    game.cast(0, 'Scattered Sparks', [{ card: 'Grizzly Bears' }, { card: 'Llanowar Elves' }]);
    const split = [
      { option: { card: 'Grizzly Bears' }, amount: 2 },
      { option: { card: 'Llanowar Elves' }, amount: 1 },
    ];
    game.answer(0, { distribute: split }).resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Llanowar Elves')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('Lantern of Crowds', () => {
    const game = play({ battlefield: ['Lantern of Crowds', 'Memnite', 'Ornithopter'] });
    game.activate(0, 'Lantern of Crowds').resolve();
    expect([game.life(0), game.zones('Lantern of Crowds')]).toEqual([22, ['graveyard']]);
  });

  it('Borrowed Moment', () => {
    const game = play({ hand: ['Borrowed Moment'], battlefield: [...lands('Plains'), 'Grizzly Bears'] });
    game.cast(0, 'Borrowed Moment').resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['exile']);
    game.until({ step: 'end' }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
  });
});
