import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';

describe('Deflect, Temporary, Legion, Ambush, Repeat', () => {
  it('riftbound:809.1.c an opponent pays Power more to choose it, riftbound:809.1.c.1 of any domain', () => {
    const left = (domain: string, foe: string) =>
      position([{ hand: ['Stupefy'], runes: [runes(1, domain)] }, { base: [foe] }])
        .play(0, 'Stupefy', { targets: [[{ card: foe }]] })
        .runes(0).length;
    expect(left('Order', 'Noxus Hopeful')).toBe(1);
    expect([left('Order', 'Pouty Poro'), left('Fury', 'Pouty Poro')]).toEqual([0, 0]);
  });
  it('riftbound:809.1.c for each time it is chosen', () => {
    const game = position([{ hand: ['Falling Star'], runes: [runes(4, 'Fury')] }, { base: ['Pouty Poro'] }]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Pouty Poro' }], [{ card: 'Pouty Poro' }]] });
    expect(game.runes(0)).toEqual([]);
  });
  it('riftbound:809.1.d who can’t pay riftbound:356.2.a.2 can’t choose it', () => {
    const game = position([
      { hand: ['Falling Star'], runes: [runes(3, 'Fury')] },
      { base: ['Pouty Poro', 'Noxus Hopeful'] },
    ]);
    game.choose(0, { kind: 'PLAY', card: 'Falling Star' });
    game.choose(0, { card: 'Pouty Poro' });
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Pouty Poro' }, { card: 'Noxus Hopeful' }]);
  });
  it('riftbound:809.1.c its own player pays nothing more', () => {
    const game = position([{ hand: ['Stupefy'], runes: [runes(1, 'Mind')], base: ['Pouty Poro'] }, {}]);
    game.play(0, 'Stupefy', { targets: [[{ card: 'Pouty Poro' }]] });
    expect(game.runes(0)[0]?.exhausted).toBe(true);
  });
  it('riftbound:816.1.b Temporary is killed in its controller’s Beginning Phase before scoring', () => {
    const game = position([{}, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: PATH, units: [{ card: 'Sprite' }] }],
    });
    expect(game.chain()).toEqual(['Sprite']);
    expect(game.points(0)).toBe(0);
    game.pass().pass();
    expect(game.onBoard('Sprite')).toEqual([]);
    game.until({ step: 'main' });
    expect(game.points(0)).toBe(0);
  });
  it('riftbound:816.1.c not in the other player’s', () => {
    const game = position([{}, { base: ['Sprite'] }], { turn: { step: 'beginning' } });
    game.until({ step: 'main' });
    expect(game.onBoard('Sprite')).toHaveLength(1);
  });
  it('riftbound:816.2.a several instances trigger once', () => {
    const twice = { token: { name: 'Wisp', might: 1, keywords: ['temporary', 'temporary'] } };
    const game = position([{ base: [twice] }, {}], { turn: { step: 'beginning' } });
    expect(game.chain()).toEqual(['Wisp']);
    game.pass().pass();
    expect(game.onBoard('Wisp')).toEqual([]);
  });
  it('riftbound:812.1.c Legion counts from another card finalized in the turn, riftbound:727.1.b which is inactive until then', () => {
    const cheap = position([{ hand: ['Pouty Poro', 'Noxus Hopeful'], runes: [runes(4, 'Fury')] }, {}]);
    expect(cheap.offered()).toContain('PLAY Noxus Hopeful');
    cheap.play(0, 'Pouty Poro');
    const d = cheap.decision().options.find((o) => o.card === 'Noxus Hopeful');
    expect(d?.cost).toBe('[2]');
    const first = position([{ hand: ['Noxus Hopeful'] }, {}]);
    expect(first.decision().options.find((o) => o.card === 'Noxus Hopeful')?.cost).toBe('[4]');
  });
  it('riftbound:419.4.b a card that was countered was played as well, for what asks whether one was', () => {
    const calm = spell('Test Calm', { effects: [] });
    const deny = spell('Test Deny', {
      targets: [{ what: { zone: 'chain' } }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    (deny.abilities as JsonObject[]).push({ kind: 'keyword', keyword: 'reaction' });
    const game = position([{ hand: ['Test Calm', 'Noxus Hopeful'] }, { hand: ['Test Deny'] }], {
      definitions: [calm, deny],
    });
    game.play(0, 'Test Calm').pass().play(1, 'Test Deny').settle();
    expect(game.happened('COUNTERED')).toHaveLength(1);
    expect(game.decision().options.find((o) => o.card === 'Noxus Hopeful')?.cost).toBe('[2]');
  });
  it('riftbound:808.2 each instance of Deathknell triggers', () => {
    const knell = { kind: 'keyword', keyword: 'deathknell', effects: [{ do: 'draw', who: 'you', count: 1 }] };
    const dies = (...knells: JsonObject[]) =>
      position([{ hand: ['Hidden Blade'] }, {}], {
        battlefields: [{ card: PATH, controller: 1, units: [foe('Test Bell')] }],
        definitions: [unit('Test Bell', 1, ...knells)],
      })
        .play(0, 'Hidden Blade')
        .calm()
        .hand(1);
    // Hidden Blade has its controller draw two.
    expect([dies(knell), dies(knell, knell)]).toEqual([3, 4]);
  });
  it('riftbound:822.1.b Ambush is a Reaction to a battlefield where one has units', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'] }], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', WASTE).pass();
    game.play(1, 'Chakram Dancer', { method: 'ambush' });
    expect(game.where('Chakram Dancer')).toBe(WASTE);
  });
  it('riftbound:822.1.c Ambush adds places to the usual ones: a battlefield of another player where one attacks', () => {
    const ambush = { kind: 'keyword', keyword: 'ambush' };
    const offered = (...abilities: JsonObject[]) => {
      const game = position([{ base: ['Noxus Hopeful'], hand: ['Test Joiner'] }, {}], {
        battlefields: [
          { card: WASTE, controller: 1, units: [foe('Honest Broker')] },
          { card: GROVE, units: ['Pouty Poro'] },
        ],
        definitions: [unit('Test Joiner', 1, ...abilities)],
      }).move(0, 'Noxus Hopeful', WASTE);
      if (!game.offered().includes('PLAY Test Joiner')) return [];
      game.choose(0, { kind: 'PLAY', card: 'Test Joiner' });
      return game.decision().options.map((o) => o.card ?? o.label);
    };
    expect([offered(), offered(ambush)]).toEqual([[], [WASTE, GROVE]]);
  });
  it('riftbound:822.2 several instances of Ambush are one: the card is offered once', () => {
    const twice = { kind: 'keyword', keyword: 'ambush' };
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Test Joiner'] }], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
      definitions: [unit('Test Joiner', 1, twice, twice)],
    });
    game.move(0, 'Noxus Hopeful', WASTE).pass();
    expect(game.offered().filter((o) => o === 'PLAY Test Joiner')).toHaveLength(1);
  });
  it('riftbound:822.1.b without units at battlefields Ambush gives nothing', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'], base: ['Honest Broker'] }]);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    expect(game.offered()).not.toContain('PLAY Chakram Dancer');
  });
  it('riftbound:820.2 what a repeated spell chooses is all chosen while it is played', () => {
    const game = position([{ hand: ['Bellows Breath'] }, { base: ['Watchful Sentry', 'Honest Broker'] }]);
    game.choose(0, { kind: 'PLAY', card: 'Bellows Breath' }).answer(0, { confirm: true });
    const asked = [game.decision().kind];
    game.choose(0, [{ card: 'Watchful Sentry' }]);
    asked.push(game.decision().kind);
    game.choose(0, [{ card: 'Honest Broker' }]);
    asked.push(game.decision().kind);
    expect(asked).toEqual(['TARGETS', 'TARGETS', 'PRIORITY']);
    expect((game.view().stack[0] as unknown as { targets: unknown[] }).targets).toHaveLength(2);
  });
  it('riftbound:820.1.d Repeat carries out the instructions once more, riftbound:820.2.a with other choices', () => {
    const game = position([{ hand: ['Bellows Breath'] }, { base: ['Watchful Sentry', 'Honest Broker'] }]);
    game.play(0, 'Bellows Breath', {
      paying: true,
      targets: [[{ card: 'Watchful Sentry' }, { card: 'Honest Broker' }], [{ card: 'Honest Broker' }]],
    });
    game.settle();
    expect(game.zones('Watchful Sentry')).toContain('trash');
    expect(game.zones('Honest Broker')).toEqual(['trash']);
  });
});
