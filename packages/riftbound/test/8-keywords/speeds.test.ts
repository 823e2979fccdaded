/** When cards with Action, Reaction, Ambush, Flow and Hidden are played, and abilities are used (806, 813, 822, 829, 811). */
import { describe, expect, it } from 'vitest';
import { gear, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';
const foe = (card: string) => ({ card, controller: 1 });
const HOPEFUL = [[{ card: 'Noxus Hopeful' }]];
const tool = (timing?: string) =>
  gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [], ...(timing ? { timing } : {}) });
const quick = withKeyword(spell('Test Quick', { effects: [] }), 'reaction');
/** Seat 1 holds the waste with a unit; the peak is open. */
const fields = [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: PEAK }];

describe('Action', () => {
  it('riftbound:806.1.b abilities that say so are used in showdowns on any player’s turn', () => {
    const start = (timing?: string) =>
      position([{ base: ['Noxus Hopeful', 'Test Tool'] }, { base: ['Test Tool'] }], {
        definitions: [tool(timing)],
      }).move(0, 'Noxus Hopeful', PEAK);
    const offered = (timing?: string) => {
      const game = start(timing);
      return [game.offered(), game.pass().offered()].map((all) => all.includes('ACTIVATE Test Tool'));
    };
    expect([offered('action'), offered()]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
  it('riftbound:806.1.c.1 in combats as in other showdowns, whoever attacks', () => {
    const mine = { base: ['Noxus Hopeful'], hand: ['Cleave'] };
    const game = position([mine, { hand: ['Cleave'] }], { battlefields: fields }).move(0, 'Noxus Hopeful', WASTE);
    expect(game.view().turn.phase).toBe('combat');
    expect(game.offered()).toContain('PLAY Cleave');
    expect(game.pass().offered()).toContain('PLAY Cleave');
  });
  it('riftbound:806.2 an Action is played as any card, whatever was played before it', () => {
    const game = position([{ hand: ['Pouty Poro', 'Cleave', 'Cleave'], base: ['Noxus Hopeful'] }, {}]);
    game.play(0, 'Pouty Poro').play(0, 'Cleave', { targets: HOPEFUL }).settle();
    expect([game.turnState(), game.offered().includes('PLAY Cleave')]).toEqual(['neutralOpen', true]);
  });
});

describe('Reaction', () => {
  it('riftbound:813.1.b abilities that say so are used in showdowns as well', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Test Tool'] }, { base: ['Test Tool'] }], {
      definitions: [tool('reaction')],
    }).move(0, 'Noxus Hopeful', PEAK);
    expect(game.offered()).toContain('ACTIVATE Test Tool');
    expect(game.pass().offered()).toContain('ACTIVATE Test Tool');
  });
  it('riftbound:813.1.c.1 a Reaction answers what is one’s own too', () => {
    const game = position([{ hand: ['Test Quick', 'Test Quick'] }, {}], { definitions: [quick] }).play(0, 'Test Quick');
    expect([game.turnState(), game.offered()]).toEqual(['neutralClosed', expect.arrayContaining(['PLAY Test Quick'])]);
  });
});

describe('Ambush', () => {
  it('riftbound:822.1.b it works in closed states', () => {
    const mine = { base: ['Noxus Hopeful'], hand: ['Cleave'] };
    const game = position([mine, { hand: ['Chakram Dancer'] }], { battlefields: fields })
      .move(0, 'Noxus Hopeful', WASTE)
      .play(0, 'Cleave', { targets: HOPEFUL })
      .pass();
    expect(game.turnState()).toBe('showdownClosed');
    game.play(1, 'Chakram Dancer', { method: 'ambush' });
    expect(game.where('Chakram Dancer')).toBe(WASTE);
  });
  it('riftbound:822.1.c in one’s own turn the usual places stay', () => {
    const game = position([{ hand: ['Test Joiner'] }, {}], {
      battlefields: [{ card: GROVE, units: ['Pouty Poro'] }, { card: PEAK }],
      definitions: [withKeyword(unit('Test Joiner', 1), 'ambush')],
    }).choose(0, { kind: 'PLAY', card: 'Test Joiner' });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual(['Base', GROVE]);
  });
});

describe('Flow', () => {
  it('riftbound:829.1.b.2 an Action with Flow is played from the trash in showdowns, also of the other player', () => {
    const flow = { cost: [{ pay: 'resources', energy: 1 }] };
    const act = withKeyword(withKeyword(spell('Test Act', { effects: [] }), 'action'), 'flow', flow);
    const seat = { trash: ['Test Act'] };
    const game = position([{ ...seat, base: ['Noxus Hopeful'] }, seat], { definitions: [act] }).move(
      0,
      'Noxus Hopeful',
      PEAK,
    );
    expect(game.offered()).toContain('PLAY Test Act');
    expect(game.pass().offered()).toContain('PLAY Test Act');
  });
});

describe('Hidden', () => {
  const FACEDOWN = { card: 'Hidden Blade', turn: 1 };
  it('riftbound:811.3 from the hand it is played at its normal timing', () => {
    const game = position([{ hand: ['Hidden Blade', 'Test Quick'], base: ['Noxus Hopeful'] }, {}], {
      definitions: [quick],
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }],
    });
    expect(game.offered()).toContain('PLAY Hidden Blade');
    expect(game.play(0, 'Test Quick').offered()).not.toContain('PLAY Hidden Blade');
  });
  it('riftbound:811.6 from hiding it is played in either player’s turn', () => {
    const offered = (active: number) => {
      const game = position([{ hand: ['Test Quick'], runes: [] }, { hand: ['Test Quick'] }], {
        turn: { active },
        definitions: [quick],
        battlefields: [{ card: PATH, units: ['Noxus Hopeful'], facedown: [FACEDOWN] }],
      }).play(active, 'Test Quick');
      return (active === 0 ? game : game.pass()).offered();
    };
    expect(offered(0)).toContain('PLAY Hidden Blade');
    expect(offered(1)).toContain('PLAY Hidden Blade');
  });
  const shy = withKeyword(unit('Test Shy', 1), 'hidden');
  it('riftbound:421.2.a in showdowns of one’s own turn too, but in no closed state, out of the Champion Zone as well', () => {
    const champion = { ...shy, props: { ...(shy.props as object), supertypes: ['Champion'] } };
    const start = () =>
      position([{ championZone: ['Test Shy'], hand: ['Test Quick', 'Hidden Blade'], base: ['Pouty Poro'] }, {}], {
        definitions: [champion, quick],
        battlefields: [{ card: PATH, units: ['Noxus Hopeful'] }, { card: PEAK }],
      });
    const hidden = (game: ReturnType<typeof start>) =>
      game
        .offered()
        .filter((o) => o.startsWith('HIDE'))
        .sort();
    const both = ['HIDE Hidden Blade', 'HIDE Test Shy'];
    expect(hidden(start())).toEqual(both);
    expect(hidden(start().move(0, 'Pouty Poro', PEAK))).toEqual(both);
    expect(hidden(start().play(0, 'Test Quick'))).toEqual([]);
  });
  it('riftbound:811.1 units with Hidden are hidden as well as spells', () => {
    const game = position([{ hand: ['Test Shy', 'Hidden Blade', 'Pouty Poro'] }, {}], {
      definitions: [shy],
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'] }],
    });
    expect(
      game
        .offered()
        .filter((o) => o.startsWith('HIDE'))
        .sort(),
    ).toEqual(['HIDE Hidden Blade', 'HIDE Test Shy']);
    expect(game.hide(0, 'Test Shy', PATH).zones('Test Shy')).toEqual(['facedown']);
  });
  it('riftbound:811.1.c the action costs Power alone: an exhausted rune is enough', () => {
    const game = position([{ hand: ['Hidden Blade'], runes: [runes(1, 'Fury', true)] }, {}], {
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'] }],
    });
    expect(game.offered()).toContain('HIDE Hidden Blade');
    expect(game.hide(0, 'Hidden Blade', PATH).runes(0)).toEqual([]);
  });
  it('riftbound:811.1.c.2 hiding in a showdown passes no focus', () => {
    const game = position([{ hand: ['Hidden Blade'], base: ['Pouty Poro'] }, {}], {
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'] }, { card: PEAK }],
    }).move(0, 'Pouty Poro', PEAK);
    game.hide(0, 'Hidden Blade', PATH);
    expect([game.turnState(), game.focus, game.decision().seat]).toEqual(['showdownOpen', 0, 0]);
  });
  it('riftbound:107.3.b there is one for each battlefield that one controls', () => {
    const game = position([{ hand: ['Hidden Blade', 'Hidden Blade', 'Hidden Blade'] }, {}], {
      battlefields: [
        { card: PATH, units: ['Noxus Hopeful'] },
        { card: WASTE, units: ['Pouty Poro'] },
      ],
    });
    game.hide(0, 'Hidden Blade', PATH).choose(0, { kind: 'HIDE' });
    const places = game.all('Hidden Blade', 'facedown').map((o) => game.view().objects[String(o.battlefield)]?.card);
    expect([places.sort(), game.offered().includes('HIDE Hidden Blade')]).toEqual([[WASTE, PATH], false]);
  });
  it('riftbound:107.3.c not at a battlefield that nobody controls', () => {
    const game = position([{ hand: ['Hidden Blade'] }, {}], { battlefields: [{ card: PATH }, { card: WASTE }] });
    expect(game.offered()).not.toContain('HIDE Hidden Blade');
  });
  it('riftbound:811.1.d units at other battlefields are nothing for it to choose', () => {
    const snare = spell('Test Snare', {
      targets: [{ what: [{ has: ['types', 'Unit'] }, { controller: 'opponent' }] }],
      effects: [],
    });
    const game = position([{}, {}], {
      battlefields: [
        { card: GROVE, units: ['Noxus Hopeful'], facedown: [{ card: 'Test Snare', turn: 1 }] },
        { card: WASTE, controller: 1, units: [foe('Honest Broker')] },
      ],
      definitions: [withKeyword(snare, 'hidden')],
    });
    expect(game.offered()).not.toContain('PLAY Test Snare');
  });
  it('riftbound:811.1.d.1 gear too is played to its battlefield, from where it is recalled', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: GROVE, units: ['Noxus Hopeful'], facedown: [{ card: 'Test Trap', turn: 1 }] }],
      definitions: [withKeyword(gear('Test Trap'), 'hidden')],
    }).play(0, 'Test Trap', { method: 'hidden' });
    expect(game.happened('RECALLED')).toMatchObject([{ card: 'Test Trap', from: game.the(GROVE).id, to: null }]);
  });
});
