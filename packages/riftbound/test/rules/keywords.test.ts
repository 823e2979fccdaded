import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';

describe('hidden', () => {
  const hiding = (more: object = {}) =>
    position([{ hand: ['Hidden Blade'], ...more }, { hand: ['Stupefy'] }], {
      battlefields: [
        { card: PATH, units: ['Noxus Hopeful'] },
        { card: WASTE, controller: 1, units: [foe('Honest Broker')] },
      ],
    });

  it('riftbound:811.1.b, riftbound:811.1, riftbound:811.1.c a card is hidden for one Power of any domain at a battlefield one controls', () => {
    const game = hiding({ runes: ['Fury Rune'] });
    game.hide(0, 'Hidden Blade', PATH);
    expect(game.zones('Hidden Blade')).toEqual(['facedown']);
    expect(game.runes(0)).toEqual([]);
    expect(game.hand(0)).toBe(0);
  });
  it('riftbound:107.3.c not at a battlefield that somebody else controls', () => {
    const game = hiding();
    game.hide(0, 'Hidden Blade', PATH);
    const [card] = game.all('Hidden Blade', 'facedown');
    expect(game.view().objects[String(card?.battlefield)]?.card).toBe(PATH);
    const none = position([{ hand: ['Hidden Blade'] }, {}], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }],
    });
    expect(none.offered()).not.toContain('HIDE Hidden Blade');
  });
  it('riftbound:107.3.b one card at each battlefield', () => {
    const game = hiding({ hand: ['Hidden Blade', 'Hidden Blade'] });
    game.hide(0, 'Hidden Blade', PATH);
    expect(game.offered()).not.toContain('HIDE Hidden Blade');
  });
  it('riftbound:811.1.c.2 hiding opens no chain', () => {
    const game = hiding();
    game.hide(0, 'Hidden Blade', PATH);
    expect(game.turnState()).toBe('neutralOpen');
    expect(game.decision().seat).toBe(0);
  });
  it('riftbound:107.3.f the other player sees that a card lies there, riftbound:129.4 not which', () => {
    const game = hiding();
    game.hide(0, 'Hidden Blade', PATH);
    const seen = JSON.stringify([game.view(1).objects, game.service.redactEvents(game.events, 1)]);
    expect(seen).not.toContain('Hidden Blade');
    expect(Object.values(game.view(1).objects).filter((o) => o.zone === 'facedown')).toHaveLength(1);
    expect(Object.values(game.view(0).objects).find((o) => o.zone === 'facedown')?.card).toBe('Hidden Blade');
  });
  it('riftbound:811.1.b it isn’t played from hiding in the same turn, riftbound:811.6 from the next on with Reaction and for nothing', () => {
    const game = position([{ hand: ['Hidden Blade'], runes: ['Fury Rune'] }, { base: ['Honest Broker'] }], {
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'] }, { card: WASTE }],
    });
    game.hide(0, 'Hidden Blade', PATH);
    expect(game.offered()).not.toContain('PLAY Hidden Blade');
    game.until({ turn: 4, step: 'main' });
    game.move(1, 'Honest Broker', PATH).pass();
    expect(game.decision().seat).toBe(0);
    game.play(0, 'Hidden Blade', { method: 'hidden', targets: [[{ card: 'Honest Broker' }]] });
    expect(game.chain()).toEqual(['Hidden Blade']);
    game.settle();
    expect(game.zones('Honest Broker')).toEqual(['trash']);
  });
  it('riftbound:811.1.d.2 from hiding it chooses at its battlefield only', () => {
    const game = position([{}, {}], {
      battlefields: [
        { card: PATH, units: ['Noxus Hopeful'], facedown: [{ card: 'Hidden Blade', turn: 1 }] },
        { card: WASTE, controller: 1, units: [foe('Honest Broker'), foe('Pouty Poro')] },
      ],
    });
    game.choose(0, { kind: 'PLAY', card: 'Hidden Blade' });
    // There is one unit, so that nothing is asked.
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Noxus Hopeful' }]);
  });
  it('riftbound:811.1.d and can’t be played without anything there to choose', () => {
    const game = position([{ hand: ['Stupefy', 'Retreat'] }, { base: ['Honest Broker'] }], {
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'], facedown: [{ card: 'Hidden Blade', turn: 1 }] }],
    });
    game.play(0, 'Stupefy', { targets: [[{ card: 'Honest Broker' }]] });
    expect(game.offered()).toContain('PLAY Hidden Blade');
    game.play(0, 'Retreat', { targets: [[{ card: 'Noxus Hopeful' }]] }).resolve();
    // The state is still closed, so that the battlefield and the card there are not lost yet.
    expect([game.holder(PATH), game.chain()]).toEqual([0, ['Stupefy']]);
    expect(game.offered()).not.toContain('PLAY Hidden Blade');
  });
  it('riftbound:811.3 it may be played from the hand for its cost instead, choosing anywhere', () => {
    const game = hiding();
    game.play(0, 'Hidden Blade', { targets: [[{ card: 'Honest Broker' }]] }).settle();
    expect(game.zones('Honest Broker')).toEqual(['trash']);
    expect(game.hand(1)).toBe(3);
  });
  it('riftbound:107.3.d who loses the battlefield loses the card hidden there, riftbound:421.4 and it is revealed', () => {
    const game = position([{}, {}], {
      battlefields: [
        { card: PATH, units: ['Noxus Hopeful'], facedown: [{ card: 'Hidden Blade', turn: 1 }] },
        { card: WASTE },
      ],
    });
    game.move(0, 'Noxus Hopeful', 'base');
    expect(game.zones('Hidden Blade')).toEqual(['trash']);
    expect(JSON.stringify(game.service.redactEvents(game.events, 1))).toContain('Hidden Blade');
  });
  it('riftbound:466.5.c after combat as well', () => {
    const game = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [
        {
          card: WASTE,
          controller: 1,
          units: [foe('Honest Broker')],
          facedown: [{ card: 'Hidden Blade', controller: 1, turn: 3 }],
        },
        { card: PATH },
      ],
    });
    game.move(0, 'Darius, Trifarian', WASTE).settle();
    expect(game.zones('Hidden Blade')).toEqual(['trash']);
    expect(game.count(1, 'trash')).toBe(2);
  });
});

describe('Deflect, Temporary, Legion, Ambush, Repeat', () => {
  it('riftbound:809.1.c an opponent pays Power more to choose it, riftbound:809.1.c.1 of any domain', () => {
    const game = position([{ hand: ['Stupefy'], runes: [runes(1, 'Order')] }, { base: ['Pouty Poro'] }]);
    game.play(0, 'Stupefy', { targets: [[{ card: 'Pouty Poro' }]] });
    expect(game.runes(0)).toEqual([]);
  });
  it('riftbound:809.1.c for each time it is chosen', () => {
    const game = position([{ hand: ['Falling Star'], runes: [runes(4, 'Fury')] }, { base: ['Pouty Poro'] }]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Pouty Poro' }], [{ card: 'Pouty Poro' }]] });
    expect(game.runes(0)).toEqual([]);
  });
  it('riftbound:809.1.d, riftbound:356.2.a.2 who can’t pay can’t choose it', () => {
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
  it('riftbound:820.1.d, riftbound:820.2 Repeat carries out the instructions once more, riftbound:820.2.a with other choices', () => {
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
