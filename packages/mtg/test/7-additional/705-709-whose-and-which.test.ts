/** Coins, dice, copies and cards of two halves beside their first case: whose they are, and which of several (705–709, 715.2c, 720.2c). */
import type { Effect, Value } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  draw,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  putCounters,
  rule,
  sorcery,
  t,
  target,
  triggered,
} from '../6-spells/test-cards.js';

const result: Value = { number: 'result' };
const gains = (amount: Value): Effect => ({ do: 'stat', who: 'you', stat: 'life', amount });
const roll = (more: object): Effect => ({ do: 'rollDice', sides: 20, as: 'result', ...more }) as Effect;
const upTo = (least: number, most: number, ...then: Effect[]): Effect => ({
  do: 'if',
  if: { all: [{ compare: [result, '>=', least] }, { compare: [result, '<=', most] }] },
  then,
});
const TABLE = [upTo(1, 9, gainLife(1)), upTo(10, 19, gainLife(10)), upTo(20, 99, gainLife(100))];
ownCards(
  card('Test Thumb', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [rule('winsFlips')])],
  }),
  ...(['you', 'opponents'] as const).map((who) =>
    instant(`Test Flip ${who}`, '{0}', {
      effects: [{ do: 'flipCoin', who, as: 'won' }, gains({ number: 'won' })],
    }),
  ),
  instant('Test Plain Table', '{0}', { effects: [roll({ table: TABLE })] }),
  instant('Test Raised Table', '{0}', { effects: [roll({ plus: 4, table: TABLE })] }),
  card('Test Luck', {
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('rollsHigher', { count: 2 })] }],
  }),
  instant('Test Two Again', '{0}', {
    effects: [
      roll({ sides: 6, count: 2, plus: 1, table: [upTo(1, 6, { do: 'rollAgain' }), upTo(7, 99, gains(result))] }),
    ],
  }),
  instant('Test Sum', '{0}', { effects: [roll({ count: 3, sides: 8 }), gains(result)] }),
  instant('Test Natural', '{0}', { effects: [roll({ plus: 5, natural: 'shown' }), gains({ number: 'shown' })] }),
  creatureCard(
    'Test Painter',
    '{0}',
    'Wizard',
    '2/2',
    activated([], { effects: [{ do: 'chooseWord', of: 'color' }] }),
    activated([], { effects: [putCounters(1, 'self'), gainLife(1)] }),
  ),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature },
  }),
  creatureCard('Test Giant', '{0}', 'Giant', '5/5'),
  sorcery('Test Twins', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  card('Test Thirst', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(1)] }),
      triggered(
        { on: 'move', player: 'any', object: { owner: 'you' }, match: { cause: 'discard' } },
        { effects: [gainLife(10)] },
      ),
    ],
  }),
  sorcery('Test Look', '{0}', { effects: [draw(1)] }),
  sorcery('Test Drop', '{0}', { effects: [{ do: 'discard', who: 'you', count: 1 }] }),
  faces(
    'split',
    instant('Test Dusk', '{W}', { effects: [gainLife(2)] }),
    card('Test Dawn', {
      cost: '{R}',
      type: 'Sorcery',
      abilities: [{ kind: 'spell', effects: [gainLife(3)] }, keyword('cycling', { cost: [mana('{1}')] })],
    }),
  ),
  faces('adventure', creatureCard('Test Rider', '{1}', 'Knight', '2/2'), sorcery('Test Ride', '{1}', { effects: [] })),
  faces('omen', creatureCard('Test Drake', '{1}', 'Drake', '2/2'), sorcery('Test Sign', '{1}', { effects: [] })),
);
const at = (mine: object, theirs: object = {}, more: object = {}): Play => magicPosition([mine, theirs], more);
const rolled = (spell: string, random: number[], battlefield: string[] = []): Play =>
  at({ hand: [spell], battlefield }, {}, { random: random.map((n) => n - 1) })
    .cast(0, spell)
    .resolveAll();

describe('coins and dice', () => {
  it('mtg:705.3 who is said to win a flip wins it, whoever has them flip, and nobody else', () => {
    const won = (who: 'you' | 'opponents', mine: string[], theirs: string[]) =>
      at({ hand: [`Test Flip ${who}`], battlefield: mine }, { battlefield: theirs }, { random: [1] })
        .cast(0, `Test Flip ${who}`)
        .resolve()
        .life(0) - 20;
    expect([won('you', ['Test Thumb'], []), won('you', [], ['Test Thumb']), won('you', [], [])]).toEqual([1, 0, 0]);
    expect([won('opponents', [], ['Test Thumb']), won('opponents', ['Test Thumb'], [])]).toEqual([1, 0]);
  });
  it('mtg:706.3b what modifies the roll belongs to the ability whose table is read by the result', () => {
    const gained = (spell: string, shown: number, battlefield: string[] = []) =>
      rolled(spell, [shown], battlefield).life(0) - 20;
    expect([6, 15, 20].map((n) => gained('Test Plain Table', n))).toEqual([1, 10, 100]);
    expect([5, 6, 15, 16].map((n) => gained('Test Raised Table', n))).toEqual([1, 10, 10, 100]);
    expect([7, 8].map((n) => gained('Test Plain Table', n, ['Test Luck']))).toEqual([1, 10]);
    expect([3, 4].map((n) => gained('Test Raised Table', n, ['Test Luck']))).toEqual([1, 10]);
    // It is one ability: nothing is left on the stack once it has resolved.
    expect(rolled('Test Raised Table', [20]).view().stack).toEqual([]);
  });
  it('mtg:706.3c as many dice of the same kind are rolled again, with what is added to each', () => {
    const game = rolled('Test Two Again', [1, 2, 2, 1, 6, 5]);
    expect(game.happened('DICE_ROLLED').map(({ sides, results }) => [sides, results])).toEqual([
      [6, [2, 3]],
      [6, [2, 3]],
      [6, [6, 7]],
    ]);
    expect(game.life(0)).toBe(33);
  });
  it('mtg:706.4 without a table the text says how the results are used: all of them together, or what the die shows', () => {
    expect(rolled('Test Sum', [8, 3, 5]).life(0)).toBe(36);
    expect(rolled('Test Sum', [1, 1, 1], ['Test Luck']).life(0)).toBe(29);
    expect(rolled('Test Natural', [7], ['Test Luck']).life(0)).toBe(27);
  });
});

describe('copies', () => {
  const chosen = (game: Play, name: string) => game.all(name).map((o) => o.chosen);
  it('mtg:707.6 a choice that was made for a permanent is copied neither as something enters as a copy, nor by a token, nor by what becomes one', () => {
    const game = at({
      hand: ['Test Clone', 'Test Twins', 'Test Mimicry'],
      battlefield: ['Test Painter', 'Test Giant'],
    });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Painter', ability: 0 }).resolve().choose(0, { value: 'U' });
    expect(chosen(game, 'Test Painter')).toEqual([{ color: 'U' }]);
    game.cast(0, 'Test Clone').resolve().choose(0, { card: 'Test Painter' });
    expect([game.the('Test Clone').name, chosen(game, 'Test Clone')]).toEqual(['Test Painter', [{}]]);
    const original = String(game.the('Test Painter').id);
    game.castAt(0, 'Test Mimicry', { card: 'Test Giant' }, { object: original }).resolve();
    expect([game.the('Test Giant').name, chosen(game, 'Test Giant')]).toEqual(['Test Painter', [{}]]);
    game.castAt(0, 'Test Twins', { object: original }).resolve();
    expect(chosen(game, 'Test Painter')).toEqual([{ color: 'U' }, {}]);
    // Who controls the copy makes one of their own.
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Clone', ability: 0 }).resolve().choose(0, { value: 'R' });
    expect([chosen(game, 'Test Clone'), chosen(game, 'Test Painter')[0]]).toEqual([[{ color: 'R' }], { color: 'U' }]);
  });
  it('mtg:707.11 an ability goes on for its permanent, be it a copy, or a copy of something else by then', () => {
    const game = at({ hand: ['Test Clone', 'Test Mimicry'], battlefield: ['Test Painter', 'Test Giant'] });
    game.cast(0, 'Test Clone').resolve().choose(0, { card: 'Test Painter' });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Clone', ability: 1 });
    game.resolve();
    expect([game.figures('Test Clone'), game.life(0), game.figures('Test Painter')]).toEqual(['3/3', 21, '2/2']);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Clone', ability: 1 });
    game.castAt(0, 'Test Mimicry', { card: 'Test Clone' }, { card: 'Test Giant' }).resolve();
    expect(game.the('Test Clone')).toMatchObject({ name: 'Test Giant', power: 6 });
    game.resolve();
    expect([game.figures('Test Clone'), game.life(0), game.figures('Test Giant')]).toEqual(['7/7', 22, '5/5']);
  });
});

describe('cards of two halves', () => {
  const SPLIT = 'Test Dusk // Test Dawn';
  /** What comes of drawing and of discarding one. */
  const handled = (name: string): number[] => {
    const game = at({ hand: ['Test Look', 'Test Drop'], library: [name, 'Forest'], battlefield: ['Test Thirst'] });
    game.cast(0, 'Test Look').resolve().resolveAll();
    const drawn = game.life(0) - 20;
    game.cast(0, 'Test Drop').resolve().resolveAll();
    return [drawn, game.hand(0), game.zones(name).length, game.life(0) - 20];
  };
  it('mtg:709.2 whoever draws or discards a split card has drawn or discarded one card', () => {
    expect(handled(SPLIT)).toEqual([1, 0, 1, 11]);
  });
  it('mtg:715.2c whoever draws or discards an adventurer card has drawn or discarded one card', () => {
    expect(handled('Test Rider // Test Ride')).toEqual([1, 0, 1, 11]);
  });
  it('mtg:720.2c whoever draws or discards an omen card has drawn or discarded one card', () => {
    expect(handled('Test Drake // Test Sign')).toEqual([1, 0, 1, 11]);
  });
  it('mtg:709.4c off the stack it has the types and the abilities of both halves, on the stack those of the one that is cast', () => {
    const game = at({ hand: [SPLIT], library: ['Forest'], battlefield: ['Mountain', ...lands(1, 'Plains')] });
    expect(game.the(SPLIT, 'hand')).toMatchObject({ types: ['Instant', 'Sorcery'], keywords: ['cycling {1}'] });
    const cycled = at({ hand: [SPLIT], library: ['Forest'], battlefield: ['Mountain'] });
    cycled.choose(0, { kind: 'ACTIVATE', card: SPLIT }).resolveAll();
    expect([cycled.zones(SPLIT), cycled.zones('Forest')]).toEqual([['graveyard'], ['hand']]);
    game.choose(0, { kind: 'CAST', card: 'Test Dusk' });
    expect(game.the(SPLIT, 'stack')).toMatchObject({ types: ['Instant'], keywords: [] });
  });
});
