import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  color,
  creature,
  creatureCard,
  damage,
  instant,
  keyword,
  protectionFrom,
  t,
  target,
} from '../../6-spells/test-cards.js';

const trample = keyword('trample');
for (const definition of [
  creatureCard('Test Elephant', '{G}', 'Elephant', '6/6', trample),
  creatureCard('Test Twice Elephant', '{G}', 'Elephant', '3/3', trample, trample),
  creatureCard('Test Roamer', '{G}', 'Dinosaur', '7/7', keyword('trample over planeswalkers')),
  creatureCard('Test Ward Bear', '{W}', 'Bear', '2/2', protectionFrom(color('G'), 'green')),
  instant('Test Zap', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Away', '{0}', {
    targets: [target([{ zone: 'battlefield' }])],
    effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
  }),
  instant('Test Vanish', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
  }),
  card('Test Thinker', { cost: '{0}', type: 'Planeswalker — Jace', loyalty: 2 }),
])
  ownCards(definition);

const blocked = (mine: string[], theirs: string[], ...blocks: [string, string][]): Play =>
  magicPosition([{ hand: ['Test Zap', 'Test Vanish'], battlefield: mine }, { battlefield: theirs }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...mine)
    .until({ kind: 'BLOCKERS' })
    .block(1, ...blocks);
const deal = (...parts: [string | number, number][]) => ({
  distribute: parts.map(([to, amount]) => ({ option: typeof to === 'number' ? { player: to } : { card: to }, amount })),
});

describe('trample (702.19)', () => {
  it('mtg:702.19b what is more than lethal may go through to the player', () => {
    const game = blocked(['Test Elephant'], ['Hill Giant'], ['Hill Giant', 'Test Elephant']).until({
      kind: 'COMBAT_DAMAGE',
    });
    expect(game.decision().options?.map((o) => [o.card ?? o.player, o.lethal])).toEqual([
      ['Hill Giant', 3],
      [1, undefined],
    ]);
    expect(game.answer(0, deal(['Hill Giant', 3], [1, 3])).life(1)).toBe(17);
  });
  it('mtg:702.19b nothing goes through before all blockers are assigned lethal damage', () => {
    const game = blocked(
      ['Test Elephant'],
      ['Hill Giant', 'Grizzly Bears'],
      ['Hill Giant', 'Test Elephant'],
      ['Grizzly Bears', 'Test Elephant'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.refused(0, deal(['Hill Giant', 3], ['Grizzly Bears', 1], [1, 2])).rules).toContain('mtg:702.19b');
    expect(game.answer(0, deal(['Hill Giant', 3], ['Grizzly Bears', 2], [1, 1])).life(1)).toBe(19);
  });
  it('mtg:702.19b all may be assigned to the blockers, in any division', () => {
    const game = blocked(
      ['Test Elephant'],
      ['Hill Giant', 'Grizzly Bears'],
      ['Hill Giant', 'Test Elephant'],
      ['Grizzly Bears', 'Test Elephant'],
    )
      .until({ kind: 'COMBAT_DAMAGE' })
      .answer(0, deal(['Hill Giant', 1], ['Grizzly Bears', 5], [1, 0]));
    expect([game.life(1), game.zones('Hill Giant'), game.zones('Grizzly Bears')]).toEqual([
      20,
      ['battlefield'],
      ['graveyard'],
    ]);
  });
  it('mtg:702.19b damage already marked counts', () => {
    const game = blocked(['Test Elephant'], ['Hill Giant'], ['Hill Giant', 'Test Elephant']);
    game.cast(0, 'Test Zap', { card: 'Hill Giant' }).resolve().until({ kind: 'COMBAT_DAMAGE' });
    expect(game.answer(0, deal(['Hill Giant', 2], [1, 4])).life(1)).toBe(16);
  });
  it('mtg:702.19b so does what other attackers assign to the same blocker at the same time', () => {
    const game = blocked(
      ['Test Elephant', 'Walking Corpse'],
      ['Palace Guard'],
      ['Palace Guard', 'Test Elephant'],
      ['Palace Guard', 'Walking Corpse'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    game.answer(0, deal(['Palace Guard', 2], [1, 4])).until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(16);
  });
  it('mtg:702.19b what will be prevented has to be assigned all the same', () => {
    const game = blocked(['Test Elephant'], ['Test Ward Bear'], ['Test Ward Bear', 'Test Elephant']).until({
      kind: 'COMBAT_DAMAGE',
    });
    game.refused(0, deal(['Test Ward Bear', 0], [1, 6]));
    game.answer(0, deal(['Test Ward Bear', 2], [1, 4]));
    expect([game.life(1), game.the('Test Ward Bear').damage]).toEqual([16, 0]);
  });
  it('mtg:702.19d mtg-2003:502.9c blocked, but by nothing any more, it deals all its damage to the player', () => {
    const game = blocked(['Test Elephant'], ['Hill Giant'], ['Hill Giant', 'Test Elephant']);
    game.cast(0, 'Test Vanish', { card: 'Hill Giant' }).resolve().until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(14);
    const without = blocked(['Craw Wurm'], ['Hill Giant'], ['Hill Giant', 'Craw Wurm']);
    without.cast(0, 'Test Vanish', { card: 'Hill Giant' }).resolve().until({ step: 'endOfCombat' });
    expect(without.life(1)).toBe(20);
  });
  it('mtg:702.19f attacking a planeswalker nothing goes on to its controller', () => {
    const game = magicPosition([{ battlefield: ['Test Elephant'] }, { battlefield: ['Test Thinker', 'Grizzly Bears'] }])
      .until({ kind: 'ATTACKERS' })
      .answer(0, { assign: [{ from: { card: 'Test Elephant' }, to: { card: 'Test Thinker' } }] })
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Grizzly Bears', 'Test Elephant'])
      .until({ kind: 'COMBAT_DAMAGE' });
    game.refused(0, deal(['Grizzly Bears', 2], [1, 4]));
    game.answer(0, deal(['Grizzly Bears', 2], ['Test Thinker', 4]));
    expect([game.life(1), game.zones('Test Thinker')]).toEqual([20, ['graveyard']]);
  });
  it('mtg:702.19a mtg-2003:502.9a it does nothing for a blocker', () => {
    const game = blocked(['Grizzly Bears'], ['Test Elephant'], ['Test Elephant', 'Grizzly Bears']).until({
      step: 'endOfCombat',
    });
    expect([game.life(0), game.zones('Grizzly Bears')]).toEqual([20, ['graveyard']]);
  });
  it('mtg:702.19g having it twice is having it', () => {
    const game = blocked(['Test Twice Elephant'], ['Grizzly Bears'], ['Grizzly Bears', 'Test Twice Elephant']).until({
      step: 'endOfCombat',
    });
    expect(game.life(1)).toBe(19);
  });

  const atThinker = (mine: string[], ...blocks: [string, string][]): Play => {
    const game = magicPosition([
      { hand: ['Test Vanish', 'Test Away'], battlefield: mine },
      { battlefield: ['Test Thinker', 'Hill Giant'] },
    ]).until({ kind: 'ATTACKERS' });
    game.answer(0, { assign: mine.map((card) => ({ from: { card }, to: { card: 'Test Thinker' } })) });
    return game.until({ kind: 'BLOCKERS' }).block(1, ...blocks);
  };

  it('mtg:702.19c over planeswalkers what its loyalty does not need goes on to its controller', () => {
    const game = atThinker(['Test Roamer'], ['Hill Giant', 'Test Roamer']).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().options?.map((o) => o.card ?? o.player)).toEqual(['Hill Giant', 'Test Thinker', 1]);
    expect(game.refused(0, deal(['Hill Giant', 3], [1, 4])).rules).toContain('mtg:702.19c');
    expect(game.refused(0, deal(['Hill Giant', 2], ['Test Thinker', 2], [1, 3])).rules).toContain('mtg:702.19b');
    game.answer(0, deal(['Hill Giant', 3], ['Test Thinker', 2], [1, 2]));
    expect([game.life(1), game.zones('Test Thinker')]).toEqual([18, ['graveyard']]);
    const open = atThinker(['Test Roamer']).until({ kind: 'COMBAT_DAMAGE' });
    expect(open.answer(0, open.decision().default as object).life(1)).toBe(15);
  });

  it('mtg:702.19c what others assign to the planeswalker in the same step counts', () => {
    const game = atThinker(['Test Roamer', 'Grizzly Bears']).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.answer(0, deal([1, 7])).life(1)).toBe(13);
    expect(game.zones('Test Thinker')).toEqual(['graveyard']);
  });

  it('mtg:702.19c with plain trample nothing goes on to the controller', () => {
    expect(atThinker(['Test Elephant']).until({ step: 'end' }).life(1)).toBe(20);
  });

  it('mtg:702.19e where the planeswalker has left combat, the defending player is assigned what the blockers leave', () => {
    const game = atThinker(['Test Roamer'], ['Hill Giant', 'Test Roamer']);
    game.castAt(0, 'Test Away', { card: 'Test Thinker' }).resolve().until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().options?.map((o) => o.card ?? o.player)).toEqual(['Hill Giant', 1]);
    expect(game.refused(0, deal(['Hill Giant', 2], [1, 5])).code).toBe('ILLEGAL_ACTION');
    expect(game.answer(0, deal(['Hill Giant', 3], [1, 4])).life(1)).toBe(16);
    const open = atThinker(['Test Roamer']);
    open.castAt(0, 'Test Away', { card: 'Test Thinker' }).resolve();
    expect(open.until({ step: 'end' }).life(1)).toBe(13);
    const plain = atThinker(['Test Elephant']);
    plain.castAt(0, 'Test Away', { card: 'Test Thinker' }).resolve();
    expect(plain.until({ step: 'end' }).life(1)).toBe(20);
  });
});
