import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card } from '../support/own-cards.js';
import { position } from '../support/position.js';

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

  it('riftbound:811.1 with Hidden, riftbound:811.1.c a card may be hidden, riftbound:811.1.b for one Power of any domain, riftbound:421.1, riftbound-zh:408.1 face down at a battlefield one controls', () => {
    const game = hiding({ runes: ['Fury Rune'] });
    game.choose(0, { kind: 'HIDE', card: 'Hidden Blade' });
    // There is one such battlefield, so that nothing is asked.
    expect(game.zones('Hidden Blade')).toEqual(['facedown']);
    expect(JSON.stringify([game.view(1), game.service.redactEvents(game.events, 1)])).not.toContain('Hidden Blade');
    expect(game.runes(0)).toEqual([]);
    expect(game.hand(0)).toBe(0);
    expect(hiding({ hand: ['Stupefy', 'Hidden Blade'] }).offered()).not.toContain('HIDE Stupefy');
    expect(hiding({ runes: [] }).offered()).not.toContain('HIDE Hidden Blade');
  });
  it('riftbound-zh:408.2.a what has the keyword is hidden for its cost, out of the hand or the Champion Zone', () => {
    const shy = (name: string, ...abilities: JsonObject[]) =>
      card(name, { types: ['Unit'], supertypes: ['Champion'], might: 1 }, ...abilities);
    const hidden = { kind: 'keyword', keyword: 'hidden' };
    const offered = (mine: object) =>
      position([{ runes: ['Fury Rune'], ...mine }, {}], {
        battlefields: [{ card: PATH, units: ['Noxus Hopeful'] }],
        definitions: [shy('Test Shy', hidden), shy('Test Bold')],
      });
    const game = offered({ championZone: ['Test Shy'], hand: ['Test Bold', 'Hidden Blade'] });
    expect(
      game
        .offered()
        .filter((o) => o.startsWith('HIDE'))
        .sort(),
    ).toEqual(['HIDE Hidden Blade', 'HIDE Test Shy']);
    game.hide(0, 'Test Shy', PATH);
    expect([game.zones('Test Shy'), game.count(0, 'championZone'), game.runes(0)]).toEqual([['facedown'], 0, []]);
    expect(offered({ hand: ['Hidden Blade'], runes: [] }).offered()).not.toContain('HIDE Hidden Blade');
  });
  it('riftbound:421.2.a in one’s own turn, in an open state', () => {
    const offered = (active: number) => {
      const game = position([{ hand: ['Hidden Blade'] }, { base: ['Watchful Sentry'] }], {
        turn: { active },
        battlefields: [{ card: PATH, units: ['Noxus Hopeful'] }, { card: WASTE }],
      });
      if (active === 1) game.move(1, 'Watchful Sentry', WASTE).pass();
      return [game.decision().seat, game.offered().includes('HIDE Hidden Blade')];
    };
    expect([offered(0), offered(1)]).toEqual([
      [0, true],
      [0, false],
    ]);
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
  it('riftbound:811.1.b it isn’t played from hiding in the same turn, riftbound:811.6 from the next on with Reaction and for nothing: also in a closed state', () => {
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
    const closed = position([{ runes: [] }, { hand: ['Stupefy'], base: ['Honest Broker'] }], {
      turn: { active: 1 },
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'], facedown: [{ card: 'Hidden Blade', turn: 1 }] }],
    });
    closed.play(1, 'Stupefy', { targets: [[{ card: 'Honest Broker' }]] }).pass();
    expect([closed.turnState(), closed.offered()]).toEqual(['neutralClosed', ['PASS', 'PLAY Hidden Blade']]);
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
    // As control is established, before anything is scored.
    const lost = game.events.findIndex((e) => e.data.cause === 'hiddenLost');
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(game.events.findIndex((e) => e.type === 'SCORED'));
  });
});
