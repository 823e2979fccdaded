import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, unit } from '../support/own-cards.js';
import { PEAK, position, runes } from '../support/position.js';

const HOPEFUL = { card: 'Noxus Hopeful' };

describe('the chain', () => {
  it('riftbound:337.4 whoever controls the newest item gets priority after it is finalized', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.decision().seat).toBe(0);
    const answered = position([{ hand: ['Stupefy'] }, { hand: ['Stupefy'], base: ['Noxus Hopeful'] }]);
    answered
      .play(0, 'Stupefy', { targets: [[HOPEFUL]] })
      .pass()
      .play(1, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(answered.decision().seat).toBe(1);
  });
  it('riftbound:338.1.b who has priority may pass, riftbound:338.1.b.1 which gives it to the next player, riftbound:339.1 and all passes resolve the newest', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).pass();
    expect(game.decision().seat).toBe(1);
    expect(game.chain()).toEqual(['Stupefy']);
    game.pass();
    expect(game.chain()).toEqual([]);
    expect(game.might('Noxus Hopeful')).toBe(3);
  });
  it('riftbound:339.1 an answer begins the passing anew', () => {
    const game = position([{ hand: ['Stupefy'] }, { hand: ['Stupefy'], base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).pass();
    game.play(1, 'Stupefy', { targets: [[HOPEFUL]] }).pass();
    expect([game.decision().seat, game.chain().length]).toEqual([0, 2]);
    expect(game.pass().chain()).toHaveLength(1);
  });
  it('riftbound:340.1 the newest item resolves first, riftbound:340.4 then priority goes to the controller of the next', () => {
    const game = position([{ hand: ['Stupefy'] }, { hand: ['Stupefy'], base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).pass();
    game.play(1, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.chain()).toEqual(['Stupefy', 'Stupefy']);
    expect(game.decision().seat).toBe(1);
    game.pass().pass();
    expect(game.hand(1)).toBe(1);
    expect(game.hand(0)).toBe(0);
    expect(game.decision().seat).toBe(0);
  });
  it('riftbound:340.2 an empty chain opens the state again', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]);
    game
      .play(0, 'Stupefy', { targets: [[HOPEFUL]] })
      .pass()
      .pass();
    expect(game.turnState()).toBe('neutralOpen');
    expect(game.decision().seat).toBe(0);
  });
  it('riftbound:309.1.a only Reaction cards are played in a closed state', () => {
    const game = position([{ hand: ['Stupefy', 'Cleave', 'Pouty Poro', 'Retreat'], base: ['Watchful Sentry'] }, {}]);
    game.play(0, 'Stupefy', { targets: [[{ card: 'Watchful Sentry' }]] });
    const plays = game.offered().filter((o) => o.startsWith('PLAY'));
    expect(plays).toEqual(['PLAY Retreat']);
    game.refused(0, { choose: [{ kind: 'PLAY', card: 'Cleave' }] });
  });
  it('riftbound:144.1.b no unit moves in a closed state', () => {
    const game = position([{ hand: ['Stupefy'], base: ['Noxus Hopeful'] }, {}]);
    expect(game.offered()).toContain('MOVE Noxus Hopeful');
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.offered()).not.toContain('MOVE Noxus Hopeful');
  });
  it('riftbound:337.2 a unit resolves at once: nobody may answer it', () => {
    const game = position([{ hand: ['Pouty Poro'] }, { hand: ['Stupefy'] }]);
    game.play(0, 'Pouty Poro');
    expect(game.chain()).toEqual([]);
    expect(game.where('Pouty Poro')).toBe('base');
    expect(game.decision().seat).toBe(0);
  });
  it('riftbound:337.2 gear does as well', () => {
    const game = position([{ hand: ['Test Tool'] }, { hand: ['Stupefy'] }], { definitions: [gear('Test Tool')] });
    game.play(0, 'Test Tool');
    expect([game.chain(), game.where('Test Tool'), game.decision().seat]).toEqual([[], 'base', 0]);
  });
  it('riftbound:429.2, riftbound-zh:416.2 abilities that add resources resolve at once, riftbound:400.2, riftbound-zh:388.2 as they are finalized, riftbound:429.2.a, riftbound-zh:416.2.a without passing priority', () => {
    const game = position([{}, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Order Rune', ability: 1, nth: 0 });
    expect(game.pool(0).power).toEqual({ Order: 1 });
    expect(game.chain()).toEqual([]);
    expect(game.decision().seat).toBe(0);
  });
  it('riftbound:158 a spell is carried out as it resolves, riftbound:157 then lies in its owner’s trash', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.might('Noxus Hopeful')).toBe(4);
    game.settle();
    expect([game.might('Noxus Hopeful'), game.hand(0)]).toEqual([3, 1]);
    expect(game.zones('Stupefy')).toEqual(['trash']);
  });
  it('riftbound:355.8 a spell that finds nothing to choose can’t be played', () => {
    const game = position([{ hand: ['Hextech Ray'], base: ['Noxus Hopeful'] }, {}]);
    expect(game.offered()).not.toContain('PLAY Hextech Ray');
    game.refused(0, { choose: [{ kind: 'PLAY', card: 'Hextech Ray' }] });
  });
  it('riftbound:355.9.b only what meets the restrictions may be chosen, riftbound:355.5 while the card is played', () => {
    const game = position([{ hand: ['Hextech Ray'], base: ['Noxus Hopeful'] }, { base: ['Pouty Poro'] }], {
      battlefields: [
        {
          card: PEAK,
          units: [
            { card: 'Watchful Sentry', controller: 1 },
            { card: 'Honest Broker', controller: 1 },
          ],
        },
      ],
    });
    game.choose(0, { kind: 'PLAY', card: 'Hextech Ray' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Honest Broker', 'Watchful Sentry']);
  });
  it('riftbound:419.2.a, riftbound-zh:406.2.a what can’t be paid isn’t offered', () => {
    const game = position([
      { hand: ['Falling Star', 'Cleave'], runes: [runes(2, 'Mind')], base: ['Noxus Hopeful'] },
      {},
    ]);
    expect(game.offered()).toContain('PLAY Cleave');
    expect(game.offered()).not.toContain('PLAY Falling Star');
  });
  it('riftbound:359.3.e.2 a target that has left the board is illegal, riftbound:359.3.e.5 and unaffected', () => {
    const game = position([{ hand: ['Hextech Ray'] }, { hand: ['Retreat'] }], {
      battlefields: [{ card: PEAK, units: [{ card: 'Noxus Hopeful', controller: 1 }] }],
    });
    game.play(0, 'Hextech Ray', { targets: [[HOPEFUL]] }).pass();
    game.play(1, 'Retreat', { targets: [[HOPEFUL]] }).settle();
    expect(game.zones('Noxus Hopeful')).toEqual(['hand']);
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
  });
  it('riftbound:359.3.e.2 so that nothing is drawn for its controller', () => {
    const mark = spell('Test Mark', {
      targets: [{ what: { has: ['types', 'Unit'] } }],
      effects: [{ do: 'draw', who: { controllerOf: { target: 0 } }, count: 1 }],
    });
    const drawn = (answer: boolean) => {
      const game = position([{ hand: ['Test Mark'] }, { hand: ['Retreat'], base: ['Noxus Hopeful'] }], {
        definitions: [mark],
      }).play(0, 'Test Mark');
      if (answer) game.pass().play(1, 'Retreat', { targets: [[HOPEFUL]] });
      return game.settle().happened('CARD_DRAWN').length;
    };
    expect([drawn(false), drawn(true)]).toEqual([1, 0]);
  });
  it('riftbound:359.3.e.5 nor is one that no longer fits what the spell asks for', () => {
    const UNIT = { has: ['types', 'Unit'] };
    const snipe = spell('Test Snipe', {
      targets: [{ what: [UNIT, { stat: ['might', '<=', 2] }] }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const grow = spell('Test Grow', {
      targets: [{ what: UNIT }],
      effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'add', stat: 'might', value: 3 }] }],
    });
    (grow.abilities as JsonObject[]).push({ kind: 'keyword', keyword: 'reaction' });
    const hit = (answer: boolean) => {
      const game = position([{ hand: ['Test Snipe'] }, { hand: ['Test Grow'], base: ['Test Small'] }], {
        definitions: [snipe, grow, unit('Test Small', 2)],
      }).play(0, 'Test Snipe');
      if (answer) game.pass().play(1, 'Test Grow');
      return game.settle().unit('Test Small').damage;
    };
    expect([hit(false), hit(true)]).toEqual([1, 0]);
  });
  it('riftbound:359.3.e.1 the rest of a spell happens although its target is gone', () => {
    const game = position([{ hand: ['Stupefy'] }, { hand: ['Retreat'], base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).pass();
    game.play(1, 'Retreat', { targets: [[HOPEFUL]] }).settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:359.3.e.14.a an instruction linked to one that was ignored is ignored: nobody draws for a Hidden Blade that misses', () => {
    const game = position([{ hand: ['Hidden Blade'] }, { hand: ['Retreat'] }], {
      battlefields: [{ card: PEAK, units: [{ card: 'Noxus Hopeful', controller: 1 }] }],
    });
    game.play(0, 'Hidden Blade', { targets: [[HOPEFUL]] }).pass();
    game.play(1, 'Retreat', { targets: [[HOPEFUL]] }).settle();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
  });
  it('riftbound:359.3.e.10 a spell that does nothing is still played: Ravenbloom Student grows', () => {
    const game = position([{ hand: ['Hextech Ray'], base: ['Ravenbloom Student'] }, { hand: ['Retreat'] }], {
      battlefields: [{ card: PEAK, units: [{ card: 'Noxus Hopeful', controller: 1 }] }],
    });
    game.play(0, 'Hextech Ray', { targets: [[HOPEFUL]] }).pass();
    game.play(1, 'Retreat', { targets: [[HOPEFUL]] }).settle();
    expect(game.might('Ravenbloom Student')).toBe(3);
  });
  it('riftbound:419.4.a, riftbound-zh:406.4.a playing triggers when the card has resolved, not before', () => {
    const game = position([{ hand: ['Stupefy'], base: ['Ravenbloom Student'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.happened('ABILITY_TRIGGERED')).toEqual([]);
    game.pass().pass();
    expect(game.happened('ABILITY_TRIGGERED')).toHaveLength(1);
  });
  it('riftbound:056.2 a card goes to its owner’s zone: Retreat returns it to its owner’s hand', () => {
    const game = position([{ hand: ['Retreat'] }, { base: [{ card: 'Noxus Hopeful', controller: 0 }] }]);
    game.play(0, 'Retreat', { targets: [[HOPEFUL]] }).settle();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
  });
  it('riftbound:056.2 to the trash of its owner as well, whoever controlled it', () => {
    const slay = spell('Test Slay', { effects: [{ do: 'kill', what: { each: { has: ['types', 'Unit'] } } }] });
    const game = position([{ hand: ['Test Slay'] }, { base: [{ card: 'Noxus Hopeful', controller: 0 }] }], {
      definitions: [slay],
    });
    game.play(0, 'Test Slay').settle();
    expect(game.pile(1, 'trash')).toEqual(['Noxus Hopeful']);
  });
});
