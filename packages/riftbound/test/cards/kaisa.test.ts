import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const HOPEFUL = { card: 'Noxus Hopeful' };
const held = (...units: string[]) => ({ card: 'Rockfall Path', controller: 1, units: units.map((u) => foe(u)) });

describe("the Kai'Sa deck: units", () => {
  it("Kai'Sa, Daughter of the Void gives one Power of any domain, exhausted, for spells only", () => {
    const legend = "Kai'Sa, Daughter of the Void";
    const game = position([{ legend, hand: ['Hidden Blade'], runes: [runes(2, 'Mind')] }, {}], {
      battlefields: [held('Honest Broker')],
    });
    game.play(0, 'Hidden Blade', { targets: [[{ card: 'Honest Broker' }]] });
    expect(game.the(legend, 'legendZone').exhausted).toBe(true);
    const unit = position([{ legend, hand: ['Darius, Trifarian'], runes: [runes(5, 'Mind')] }, {}]);
    expect(unit.offered()).not.toContain('PLAY Darius, Trifarian');
    unit.use(0, legend);
    expect(unit.pool(0)).toEqual({ energy: 0, power: {}, powerForSpells: { any: 1 } });
    expect(unit.offered()).not.toContain('PLAY Darius, Trifarian');
  });
  it("Kai'Sa, Survivor draws when she conquers and may enter ready", () => {
    const game = position([{ hand: ["Kai'Sa, Survivor"] }, {}]);
    game.play(0, "Kai'Sa, Survivor", { paying: true }).move(0, "Kai'Sa, Survivor", PEAK).settle();
    expect([game.points(0), game.hand(0)]).toEqual([1, 1]);
  });
  it("Kai'Sa, Survivor draws nothing for holding", () => {
    const game = position([{}, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: 'Rockfall Path', units: ["Kai'Sa, Survivor"] }],
    });
    game.until({ step: 'main' });
    expect([game.points(0), game.hand(0)]).toEqual([1, 1]);
  });
  it('Pouty Poro has Deflect: choosing it costs an opponent one Power', () => {
    const game = position([{ hand: ['Hextech Ray'], runes: ['Fury Rune'] }, {}], {
      battlefields: [held('Pouty Poro')],
    });
    expect(game.offered()).not.toContain('PLAY Hextech Ray');
    const paid = position([{ hand: ['Hextech Ray'], runes: ['Fury Rune', 'Order Rune'] }, {}], {
      battlefields: [held('Pouty Poro')],
    });
    paid.play(0, 'Hextech Ray', { targets: [[{ card: 'Pouty Poro' }]] }).settle();
    expect(paid.zones('Pouty Poro')).toEqual(['trash']);
    expect(paid.runes(0)).toEqual([]);
  });
  it('Darius, Trifarian gains 2 Might this turn and readies with the second card of a turn, not with others', () => {
    const game = position([
      {
        hand: ['Watchful Sentry', 'Watchful Sentry', 'Watchful Sentry'],
        base: [{ card: 'Darius, Trifarian', exhausted: true }],
      },
      {},
    ]);
    game.play(0, 'Watchful Sentry').settle();
    expect([game.might('Darius, Trifarian'), game.ready('Darius, Trifarian')]).toEqual([5, false]);
    game.play(0, 'Watchful Sentry').settle();
    expect([game.might('Darius, Trifarian'), game.ready('Darius, Trifarian')]).toEqual([7, true]);
    game.play(0, 'Watchful Sentry').settle();
    expect(game.might('Darius, Trifarian')).toBe(7);
    game.until({ turn: 4, step: 'main' });
    expect(game.might('Darius, Trifarian')).toBe(5);
  });
  it('Darius, Trifarian counts cards on the other player’s turn too', () => {
    const game = position(
      [
        { base: [{ card: 'Darius, Trifarian', exhausted: true }], hand: ['Stupefy', 'Stupefy'] },
        { base: ['Noxus Hopeful'] },
      ],
      { turn: { active: 1 } },
    );
    game.move(1, HOPEFUL, PEAK).pass();
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).resolveAll();
    expect(game.might('Darius, Trifarian')).toBe(7);
  });
  it('Lecturing Yordle draws a card as it is played, and is a Tank', () => {
    const game = position([{ hand: ['Lecturing Yordle'] }, {}]);
    game.play(0, 'Lecturing Yordle').settle();
    expect(game.hand(0)).toBe(1);
    expect(game.unit('Lecturing Yordle').keywords).toEqual(['tank']);
  });
  it('Noxus Hopeful costs 2 less after another card', () => {
    const game = position([{ hand: ['Noxus Hopeful', 'Cleave'], base: ['Pouty Poro'], runes: [runes(3, 'Fury')] }, {}]);
    expect(game.offered()).not.toContain('PLAY Noxus Hopeful');
    game.play(0, 'Cleave', { targets: [[{ card: 'Pouty Poro' }]] }).settle();
    game.play(0, 'Noxus Hopeful');
    expect(game.runes(0).every((r) => r.exhausted)).toBe(true);
    expect(game.might('Noxus Hopeful')).toBe(4);
  });
  it('Ravenbloom Student gains 1 Might this turn for each spell of its player', () => {
    const game = position([
      { hand: ['Stupefy', 'Cleave', 'Pouty Poro'], base: ['Ravenbloom Student'] },
      { hand: ['Stupefy'], base: ['Noxus Hopeful'] },
    ]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).settle();
    game.play(0, 'Cleave', { targets: [[HOPEFUL]] }).settle();
    game.play(0, 'Pouty Poro').settle();
    expect(game.might('Ravenbloom Student')).toBe(4);
    game.until({ turn: 4, step: 'main' });
    expect(game.might('Ravenbloom Student')).toBe(2);
    game.play(1, 'Stupefy', { targets: [[HOPEFUL]] }).settle();
    expect(game.might('Ravenbloom Student')).toBe(2);
  });
  it('Thousand-Tailed Watcher takes 3 Might from enemy units this turn, to a minimum of 1', () => {
    const game = position([
      { hand: ['Thousand-Tailed Watcher'], base: ['Darius, Trifarian'] },
      { base: ['Noxus Hopeful', 'Honest Broker', 'Ashe, Focused'] },
    ]);
    game.play(0, 'Thousand-Tailed Watcher').settle();
    expect(
      ['Noxus Hopeful', 'Honest Broker', 'Ashe, Focused', 'Darius, Trifarian', 'Thousand-Tailed Watcher'].map((c) =>
        game.might(c),
      ),
    ).toEqual([1, 1, 1, 5, 7]);
    game.until({ turn: 4, step: 'main' });
    expect(game.might('Noxus Hopeful')).toBe(4);
  });
  it('riftbound:477.3.b Thousand-Tailed Watcher takes what it took: a unit that grows later keeps the rest', () => {
    const game = position([
      { hand: ['Thousand-Tailed Watcher'], base: ['Noxus Hopeful'] },
      { base: ['Ravenbloom Student'], hand: ['Stupefy'] },
    ]);
    game.play(0, 'Thousand-Tailed Watcher').settle();
    expect(game.might('Ravenbloom Student')).toBe(1);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    game.play(1, 'Stupefy', { targets: [[HOPEFUL]] }).resolveAll();
    expect(game.might('Ravenbloom Student')).toBe(2);
  });
  it('Thousand-Tailed Watcher may enter ready for [1] and one Mind', () => {
    const game = position([{ hand: ['Thousand-Tailed Watcher'] }, {}]);
    game.play(0, 'Thousand-Tailed Watcher', { paying: true }).settle();
    expect(game.ready('Thousand-Tailed Watcher')).toBe(true);
  });
  it('Watchful Sentry draws a card as it dies', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Watchful Sentry'] }]);
    const sentry = { card: 'Watchful Sentry' };
    game.play(0, 'Falling Star', { targets: [[sentry], [sentry]] }).settle();
    expect([game.hand(1), game.zones('Watchful Sentry').includes('trash')]).toEqual([1, true]);
  });
});

describe("the Kai'Sa deck: spells", () => {
  it('Icathian Rain deals 2 six times, each to any unit', () => {
    const game = position([
      { hand: ['Icathian Rain'] },
      { base: ['Darius, Trifarian', 'Ashe, Focused', 'Honest Broker'] },
    ]);
    const to = (card: string) => [{ card }];
    game.play(0, 'Icathian Rain', {
      targets: [
        to('Darius, Trifarian'),
        to('Darius, Trifarian'),
        to('Darius, Trifarian'),
        to('Ashe, Focused'),
        to('Honest Broker'),
        to('Ashe, Focused'),
      ],
    });
    game.settle();
    expect(game.happened('DAMAGE_DEALT').map((e) => e.amount)).toEqual([2, 2, 2, 2, 2, 2]);
    for (const card of ['Darius, Trifarian', 'Ashe, Focused', 'Honest Broker'])
      expect(game.zones(card)).toEqual(['trash']);
  });
  it('Time Warp gives another turn and is banished', () => {
    const game = position([{ hand: ['Time Warp'] }, {}]);
    game.play(0, 'Time Warp').settle();
    expect(game.zones('Time Warp')).toEqual(['banishment']);
    game.until({ turn: 4, step: 'main' });
    expect(game.view().turn.active).toBe(0);
  });
  it('Cleave gives Assault 3 this turn', () => {
    const game = position([{ hand: ['Cleave'], base: ['Honest Broker'] }, {}], {
      battlefields: [held('Noxus Hopeful')],
    });
    game.play(0, 'Cleave', { targets: [[{ card: 'Honest Broker' }]] }).settle();
    expect(game.unit('Honest Broker').keywords).toContain('assault 3');
    game.move(0, 'Honest Broker', 'Rockfall Path').settle();
    expect(game.zones('Noxus Hopeful')).toEqual(['trash']);
    game.until({ turn: 4, step: 'main' });
  });
  it('Falling Star deals 3 twice', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Darius, Trifarian'] }]);
    const darius = { card: 'Darius, Trifarian' };
    game.play(0, 'Falling Star', { targets: [[darius], [darius]] }).settle();
    expect(game.zones('Darius, Trifarian')).toEqual(['trash']);
  });
  it('Falling Star is no Action: not in a showdown', () => {
    const game = position([{ hand: ['Falling Star'], base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.offered()).not.toContain('PLAY Falling Star');
  });
  it('Hextech Ray deals 3 to a unit at a battlefield', () => {
    const game = position([{ hand: ['Hextech Ray'] }, {}], { battlefields: [held('Noxus Hopeful')] });
    game.play(0, 'Hextech Ray', { targets: [[HOPEFUL]] }).settle();
    expect(game.unit('Noxus Hopeful').damage).toBe(3);
  });
  it('Retreat returns a friendly unit to its owner’s hand, and its owner channels a rune exhausted', () => {
    const game = position([
      { hand: ['Retreat'], base: ['Noxus Hopeful'], runes: ['Mind Rune'], runeDeck: ['Fury Rune'] },
      { base: ['Pouty Poro'] },
    ]);
    game.play(0, 'Retreat', { targets: [[HOPEFUL]] }).settle();
    expect(game.zones('Noxus Hopeful')).toEqual(['hand']);
    expect(game.runes(0).map((r) => [r.card, r.exhausted])).toContainEqual(['Fury Rune', true]);
  });
  it('riftbound:359.3.f.2.a Retreat that finds its unit gone channels nothing', () => {
    const game = position([
      { hand: ['Retreat', 'Retreat'], base: ['Noxus Hopeful'], runeDeck: [runes(2, 'Fury')] },
      {},
    ]);
    game.play(0, 'Retreat', { targets: [[HOPEFUL]] });
    game.play(0, 'Retreat', { targets: [[HOPEFUL]] }).settle();
    expect(game.count(0, 'runeDeck')).toBe(1);
  });
  it('Stupefy takes 1 Might this turn, to a minimum of 1, and draws', () => {
    const game = position([{ hand: ['Stupefy', 'Stupefy'] }, { base: ['Watchful Sentry', 'Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[{ card: 'Watchful Sentry' }]] }).settle();
    expect(game.might('Watchful Sentry')).toBe(1);
    expect(game.hand(0)).toBe(2);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).settle();
    expect(game.might('Noxus Hopeful')).toBe(3);
  });
});

describe("the Kai'Sa deck: battlefields and runes", () => {
  it('The Dreaming Tree lets a player draw for the first friendly unit there chosen with a spell in a turn', () => {
    const game = position([{ hand: ['Cleave', 'Cleave', 'Stupefy'] }, {}], {
      battlefields: [{ card: 'The Dreaming Tree', units: ['Noxus Hopeful'] }, { card: GROVE }],
    });
    game.play(0, 'Cleave', { targets: [[HOPEFUL]] });
    expect(game.chain()).toEqual(['The Dreaming Tree', 'Cleave']);
    game.settle();
    expect(game.hand(0)).toBe(3);
    game.play(0, 'Cleave', { targets: [[HOPEFUL]] }).settle();
    expect(game.hand(0)).toBe(2);
  });
  it('The Dreaming Tree asks for a friendly unit there', () => {
    const enemy = position([{ hand: ['Stupefy', 'Cleave'], base: ['Pouty Poro'] }, {}], {
      battlefields: [{ card: 'The Dreaming Tree', controller: 1, units: [foe('Noxus Hopeful')] }],
    });
    enemy.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(enemy.chain()).toEqual(['Stupefy']);
    enemy.settle().play(0, 'Cleave', { targets: [[{ card: 'Pouty Poro' }]] });
    expect(enemy.chain()).toEqual(['Cleave']);
  });
  it('The Dreaming Tree lets the choosing player draw, whoever controls it', () => {
    const game = position([{ hand: ['Cleave'], base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: 'The Dreaming Tree', controller: 1, units: [foe('Pouty Poro')] }],
    });
    game
      .move(0, 'Noxus Hopeful', 'The Dreaming Tree')
      .play(0, 'Cleave', { targets: [[HOPEFUL]] })
      .resolveAll();
    expect([game.hand(0), game.hand(1)]).toEqual([1, 0]);
  });
  it('Startipped Peak may channel a rune exhausted when it is held', () => {
    const game = position([{ runes: [], runeDeck: [runes(3, 'Mind')] }, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }],
    });
    game.answer(0, { confirm: true }).pass().pass();
    expect(
      game
        .runes(0)
        .map((r) => r.exhausted)
        .sort(),
    ).toEqual([false, false, true]);
  });
  it('Grove of the God-Willow draws a card when it is held', () => {
    const game = position([{}, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: GROVE, units: ['Pouty Poro'] }],
    });
    game.resolveAll();
    game.until({ step: 'main' });
    expect(game.hand(0)).toBe(2);
  });
  for (const [rune, domain] of [
    ['Fury Rune', 'Fury'],
    ['Calm Rune', 'Calm'],
    ['Mind Rune', 'Mind'],
    ['Body Rune', 'Body'],
    ['Chaos Rune', 'Chaos'],
    ['Order Rune', 'Order'],
  ] as const)
    it(`${rune} gives one Energy exhausted and Power of its domain recycled`, () => {
      const game = position([{ runes: [rune] }, { runes: [] }]);
      game
        .choose(0, { kind: 'ACTIVATE', card: rune, ability: 0 })
        .choose(0, { kind: 'ACTIVATE', card: rune, ability: 1 });
      expect(game.pool(0)).toEqual({ energy: 1, power: { [domain]: 1 } });
      expect(game.zones(rune)).toEqual(['runeDeck']);
    });
});
