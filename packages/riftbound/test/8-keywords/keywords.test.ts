import { describe, expect, it } from 'vitest';
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
  it('riftbound:812.1.c, riftbound:812.1.b, riftbound:727.1.b Legion counts from another card finalized in the turn', () => {
    const cheap = position([{ hand: ['Pouty Poro', 'Noxus Hopeful'], runes: [runes(4, 'Fury')] }, {}]);
    expect(cheap.offered()).toContain('PLAY Noxus Hopeful');
    cheap.play(0, 'Pouty Poro');
    const d = cheap.decision().options.find((o) => o.card === 'Noxus Hopeful');
    expect(d?.cost).toBe('[2]');
    const first = position([{ hand: ['Noxus Hopeful'] }, {}]);
    expect(first.decision().options.find((o) => o.card === 'Noxus Hopeful')?.cost).toBe('[4]');
  });
  it('riftbound:822.1.b Ambush is a Reaction to a battlefield where one has units', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'] }], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', WASTE).pass();
    game.play(1, 'Chakram Dancer', { method: 'ambush' });
    expect(game.where('Chakram Dancer')).toBe(WASTE);
  });
  it('riftbound:822.1.b without units at battlefields Ambush gives nothing', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'], base: ['Honest Broker'] }]);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    expect(game.offered()).not.toContain('PLAY Chakram Dancer');
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
