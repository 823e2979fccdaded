/** Abilities in October 2025, each beside what they are in July 2026 (Chinese rules 365–394). */
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../../support/own-cards.js';
import { PEAK, runes } from '../../support/position.js';
import { aims, damage, draw, ENEMY, energy, giant, recruit, UNIT } from '../../support/rites.js';
import { thenAndNow } from './support.js';

const DIES = { on: 'move', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } };

describe('abilities in October 2025', () => {
  it('what was otherwise is cited by the numbers of the Chinese book', () => {
    const herald = unit('Test Herald', 1, { ...triggered({ on: 'play', object: 'self' }, draw(1)), may: true });
    const [then, now] = thenAndNow((position) => {
      const game = position([{ hand: ['Test Herald'] }, {}], { definitions: [herald] }).play(0, 'Test Herald');
      if (game.decision().kind === 'PRIORITY') game.pass().pass();
      return game.decision().rules;
    });
    expect(then).toEqual(['riftbound-zh:390.1']);
    expect(now).toContain('riftbound:383.3.a');
  });
  it('riftbound-zh:368 the owner of what several replacement effects act on orders them, and not who controls it', () => {
    const glass = (name: string) =>
      gear(name, {
        kind: 'replacement',
        on: 'damage',
        target: UNIT,
        instead: [{ do: 'kill', what: 'self' }],
      });
    const asked = thenAndNow((position) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Glass', 'Test Mirror'] }, {}], {
        definitions: [glass('Test Glass'), glass('Test Mirror'), giant, aims(UNIT, damage(1))],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: [{ card: 'Test Giant', owner: 1, controller: 0 }] },
          { card: 'Grove of the God-Willow', owner: 1 },
        ],
      });
      return game.play(0, 'Test Rite').settle().decision();
    });
    expect(asked.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['REPLACEMENT', 1],
      ['REPLACEMENT', 0],
    ]);
  });
  it('riftbound-zh:376.1.a an "if" of which all depends keeps an ability from triggering: Jinx, Loose Cannon with cards in hand', () => {
    const waiting = thenAndNow((position) => {
      const hand = (cards: number) =>
        position([{ legend: 'Jinx, Loose Cannon', hand: Array(cards).fill('Cleave') }, {}], {
          turn: { step: 'beginning' },
        }).chain();
      return [hand(2), hand(1)];
    });
    expect(waiting).toEqual([
      [[], ['Jinx, Loose Cannon']],
      [['Jinx, Loose Cannon'], ['Jinx, Loose Cannon']],
    ]);
  });
  it('riftbound-zh:376.3.b what triggers on its own death is ordered with what sees it die', () => {
    const ghost = unit('Test Ghost', 1, { kind: 'keyword', keyword: 'deathknell', effects: [draw(1)] });
    const mourner = unit('Test Mourner', 6, triggered({ ...DIES, object: [UNIT, { other: true }] }, draw(1)));
    const asked = thenAndNow((position) =>
      position([{ hand: ['Test Rite'], base: ['Test Ghost', 'Test Mourner'] }, {}], {
        definitions: [
          ghost,
          mourner,
          spell('Test Rite', { effects: [{ do: 'kill', what: { each: { named: 'Test Ghost' } } }] }),
        ],
      })
        .play(0, 'Test Rite')
        .pass()
        .pass()
        .decision(),
    );
    expect(asked.map(({ kind }) => kind)).toEqual(['ORDER_TRIGGERS', 'PRIORITY']);
  });
  it('riftbound-zh:380.1.a what is done twice goes on the chain twice: the units of Falling Star are chosen as it resolves', () => {
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Falling Star'] }, { base: ['Test Giant', 'Test Recruit'] }], {
        definitions: [giant, recruit],
      });
      game.choose(0, { kind: 'PLAY', card: 'Falling Star' });
      const before = game.decision().kind;
      if (before === 'TARGETS') return [before];
      game.pass().pass();
      const asked: string[] = [];
      for (let d = game.decision(); d.kind === 'TARGETS'; d = game.decision()) {
        asked.push(d.kind);
        game.choose(0, { card: 'Test Giant' });
      }
      return [before, ...asked, game.chain().length];
    });
    expect(seen).toEqual([['PRIORITY', 'TARGETS', 'TARGETS', 2], ['TARGETS']]);
  });
  it('riftbound-zh:390.1 whether to do what a trigger lets one do is decided as it resolves', () => {
    const herald = unit('Test Herald', 1, { ...triggered({ on: 'play', object: 'self' }, draw(1)), may: true });
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Test Herald'] }, {}], { definitions: [herald] }).play(0, 'Test Herald');
      const [first] = game.decisions();
      if (first?.kind === 'MAY') return [first.kind, game.answer(0, { confirm: false }).chain().length];
      const chain = game.chain().length;
      game.pass().pass();
      return [game.decision().kind, chain, game.answer(0, { confirm: true }).hand(0)];
    });
    expect(seen).toEqual([
      ['MAY', 1, 1],
      ['MAY', 0],
    ]);
  });
  it('riftbound-zh:391.1.b a trigger has no base cost: what its text lets one pay is paid as it resolves', () => {
    const vayne = unit('Test Vayne', 1, {
      ...triggered({ on: 'play', object: 'self' }, draw(1)),
      may: true,
      cost: energy(1),
    });
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Test Vayne'], runes: [runes(1, 'Mind')] }, {}], { definitions: [vayne] });
      game.play(0, 'Test Vayne');
      if (game.decision().kind === 'MAY') game.answer(0, { confirm: true });
      const before = game.runes(0).filter(({ exhausted }) => exhausted).length;
      game.pass().pass();
      if (game.decision().kind === 'PAY') game.answer(0, { confirm: true });
      return [before, game.runes(0).filter(({ exhausted }) => exhausted).length, game.hand(0)];
    });
    expect(seen).toEqual([
      [0, 1, 1],
      [1, 1, 1],
    ]);
  });
  it('riftbound-zh:392.2 only what choosing made a trigger cost is declined as it is put on the chain', () => {
    const vayne = unit('Test Vayne', 1, {
      ...triggered({ on: 'play', object: 'self' }, damage(1)),
      targets: [{ what: ENEMY }],
      may: true,
      cost: energy(1),
    });
    const chosen = thenAndNow((position) =>
      position([{ hand: ['Test Vayne'], runes: [] }, { base: ['Test Giant'] }], { definitions: [vayne, giant] })
        .play(0, 'Test Vayne')
        .chain(),
    );
    // Without Energy it triggers then all the same, and does nothing.
    expect(chosen).toEqual([['Test Vayne'], []]);
  });
});
