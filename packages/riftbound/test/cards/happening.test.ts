import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const AGAINST = (...units: string[]) => ({
  battlefields: [
    { card: PEAK, owner: 0, controller: 1, units: units.map((u) => foe(u)) },
    { card: GROVE, owner: 1 },
  ],
});

describe('what is done by what is shown', () => {
  const gambling = (domain: string) =>
    position(
      [{ base: ['Twisted Fate, Gambler'], runeDeck: [`${domain} Rune`, 'Calm Rune'] }, { base: ['Honest Broker'] }],
      AGAINST('Noxus Hopeful', 'Darius, Trifarian'),
    )
      .move(0, 'Twisted Fate, Gambler', PEAK)
      .pass()
      .pass();
  it('Twisted Fate, Gambler with Fury deals 2 to one and 1 to all other enemies here', () => {
    const game = gambling('Fury').choose(0, { card: 'Noxus Hopeful' }).pass().pass();
    expect(['Noxus Hopeful', 'Darius, Trifarian', 'Honest Broker'].map((u) => game.unit(u).damage)).toEqual([2, 1, 0]);
    expect(game.pile(0, 'runeDeck')).toEqual(['Calm Rune', 'Fury Rune']);
  });
  it('Twisted Fate, Gambler with Mind draws, with Order stuns anywhere, with others does nothing', () => {
    const mind = gambling('Mind').pass().pass();
    expect(mind.count(0, 'hand')).toBe(1);
    const order = gambling('Order').choose(0, { card: 'Honest Broker' }).pass().pass();
    expect(order.unit('Honest Broker').stunned).toBe(true);
    const body = gambling('Body');
    expect([body.chain(), body.count(0, 'hand')]).toEqual([[], 0]);
  });
});

describe('what comes next', () => {
  const star = (uses: number, more: string[] = []) => {
    const game = position(
      [
        {
          base: ['Ravenborn Tome', 'Ravenborn Tome'].slice(0, Math.max(1, uses)),
          hand: ['Falling Star', 'Hextech Ray', ...more],
        },
        {},
      ],
      AGAINST('Thousand-Tailed Watcher'),
    );
    for (let i = 0; i < uses; i++) game.use(0, 'Ravenborn Tome').settle();
    return game;
  };
  const watcher = [{ card: 'Thousand-Tailed Watcher' }];
  it('Ravenborn Tome (riftbound:715) has the next spell deal one more each time that it deals damage, and no other', () => {
    const game = star(1)
      .play(0, 'Hextech Ray', { targets: [watcher] })
      .settle();
    expect(game.unit('Thousand-Tailed Watcher').damage).toBe(4);
    const both = star(1)
      .play(0, 'Falling Star', { targets: [watcher, watcher] })
      .settle();
    expect(both.zones('Thousand-Tailed Watcher')).toEqual(['trash']);
    const second = star(1, ['Retreat', 'Stupefy']);
    second.play(0, 'Stupefy', { targets: [watcher] }).settle();
    second.play(0, 'Hextech Ray', { targets: [watcher] }).settle();
    expect(second.unit('Thousand-Tailed Watcher').damage).toBe(3);
  });
  it('Ravenborn Tome is worth nothing in the next turn', () => {
    const game = star(1).until({ turn: 5, step: 'main' });
    game.play(0, 'Hextech Ray', { targets: [watcher] }).settle();
    expect(game.unit('Thousand-Tailed Watcher').damage).toBe(3);
  });
  it('Stalking Wolf kills an animal of its player’s as it is played, and may come to where that was alone', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Stalking Wolf'], base: ['Honest Broker'] }], {
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Pouty Poro')] },
        { card: GROVE, owner: 1 },
      ],
    });
    game.move(0, 'Noxus Hopeful', PEAK).pass().play(1, 'Stalking Wolf', { method: 'ambush' });
    expect([game.where('Stalking Wolf'), game.zones('Pouty Poro')]).toEqual([PEAK, ['trash']]);
    const none = position([{ hand: ['Stalking Wolf'], base: ['Honest Broker'] }, { base: ['Pouty Poro'] }]);
    expect(none.offered()).not.toContain('PLAY Stalking Wolf');
  });
});

describe('what is done instead', () => {
  it('Symbol of the Solari (riftbound:466.1.a.2) sends all home where its player’s attack ends in a tie', () => {
    const game = (gear: string[], enemies: string[] = []) =>
      position([{ base: ['Pouty Poro', ...gear] }, { base: enemies }], AGAINST('Darius, Trifarian'))
        .move(0, 'Pouty Poro', PEAK)
        .settle();
    const tie = (mine: string[], theirs: string[]) =>
      position([{ base: ['Darius, Trifarian', ...mine] }, { base: theirs }], {
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe('Viktor, Leader'), foe('Thousand-Tailed Watcher')] },
          { card: GROVE, owner: 1 },
        ],
      });
    expect(game(['Symbol of the Solari']).where('Darius, Trifarian')).toBe(PEAK);
    const both = tie(['Symbol of the Solari'], []).move(0, 'Darius, Trifarian', PEAK).settle();
    expect(both.onBoard('Thousand-Tailed Watcher').map((o) => o.zone)).toEqual(['battlefield']);
  });
  it('Symbol of the Solari recalls the defenders as well as the attackers that are left', () => {
    const giant = (name: string) => ({
      name,
      props: { name, types: ['Unit'], supertypes: [], domains: ['Mind'], tags: [], energy: 1, power: [], might: 3 },
      abilities: [{ kind: 'static', mods: [{ mod: 'rule', rule: 'dealsNoCombatDamage' }] }],
    });
    const game = (mine: string[], theirs: string[]) =>
      position([{ base: ['Attacker', ...mine] }, { base: theirs }], {
        definitions: [giant('Attacker'), giant('Defender')],
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe('Defender')] },
          { card: GROVE, owner: 1 },
        ],
      })
        .move(0, 'Attacker', PEAK)
        .settle();
    const places = (play: ReturnType<typeof game>) => ['Attacker', 'Defender'].map((card) => play.where(card));
    expect(places(game([], []))).toEqual(['base', PEAK]);
    expect(places(game(['Symbol of the Solari'], []))).toEqual(['base', 'base']);
    // Of the defender it does nothing.
    expect(places(game([], ['Symbol of the Solari']))).toEqual(['base', PEAK]);
  });
  it("Ripper's Bay lets whoever gets a unit back from there pay for a rune", () => {
    const back = {
      name: 'Back Again',
      props: {
        name: 'Back Again',
        types: ['Spell'],
        supertypes: [],
        domains: ['Mind'],
        tags: [],
        energy: 0,
        power: [],
      },
      abilities: [
        {
          kind: 'spell',
          targets: [{ what: { has: ['types', 'Unit'] } }],
          effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
        },
      ],
    };
    const game = (count: number, elsewhere = false) =>
      position(
        [
          { hand: ['Back Again'] },
          { runes: count > 0 ? [runes(count, 'Fury')] : [], runeDeck: ['Fury Rune', 'Fury Rune'] },
        ],
        {
          definitions: [back],
          battlefields: [
            // Whoever controls the Bay.
            { card: elsewhere ? GROVE : "Ripper's Bay", owner: 0, controller: 1, units: [foe('Honest Broker')] },
            { card: PEAK, owner: 1 },
          ],
        },
      ).play(0, 'Back Again', { targets: [[{ card: 'Honest Broker' }]] });
    const paid = game(2).pass().pass();
    expect(paid.decision()).toMatchObject({ seat: 1 });
    paid.answer(1, { confirm: true }).settle();
    expect([paid.runes(1).length, paid.runes(1).filter((r) => r.exhausted).length]).toEqual([3, 2]);
    const declined = game(2).pass().pass().answer(1, { confirm: false }).settle();
    expect(declined.runes(1)).toHaveLength(2);
    expect(game(0).settle().runes(1)).toHaveLength(0);
    expect(game(2, true).settle().runes(1)).toHaveLength(2);
  });
});

describe('Endless Riches', () => {
  const rich = (more: object = {}, foes: object = {}) => position([{ base: ['Endless Riches'], ...more }, foes], {});
  it('Endless Riches banishes hand and trash as it is played, and burns seven', () => {
    const game = position([
      { hand: ['Endless Riches', 'Cleave', 'Stupefy'], trash: ['Retreat'], runes: [runes(6, 'Fury')] },
      {},
    ]);
    game.play(0, 'Endless Riches').settle();
    expect([game.pile(0, 'banishment').sort(), game.count(0, 'hand'), game.count(0, 'trash')]).toEqual([
      ['Cleave', 'Retreat', 'Stupefy'],
      0,
      7,
    ]);
  });
  it('Endless Riches lets its player play cards from the trash, and skips their Draw Phase', () => {
    const game = rich({ trash: ['Pouty Poro', 'Time Warp'], hand: [] });
    expect(game.offered()).toEqual(expect.arrayContaining(['PLAY Pouty Poro', 'PLAY Time Warp']));
    game.play(0, 'Pouty Poro');
    expect(game.where('Pouty Poro')).toBe('base');
    game.until({ turn: 5, step: 'main' });
    expect(game.count(0, 'hand')).toBe(0);
  });
  it('Endless Riches banishes what would go to the trash, but for what comes from the deck', () => {
    const game = rich({ trash: ['Falling Star'], base: ['Endless Riches', 'Pouty Poro'] });
    game.play(0, 'Falling Star', { targets: [[{ card: 'Pouty Poro' }], [{ card: 'Pouty Poro' }]] }).settle();
    expect([game.pile(0, 'banishment').sort(), game.pile(0, 'trash')]).toEqual([['Falling Star', 'Pouty Poro'], []]);
  });
  it('Endless Riches lets nobody else play from their trash', () => {
    const game = position([{ trash: ['Pouty Poro'] }, { base: ['Endless Riches'] }]);
    expect(game.offered()).not.toContain('PLAY Pouty Poro');
  });
});

describe('Ivern, Friend to All', () => {
  it('Ivern, Friend to All gains the tag that is chosen as he is played', () => {
    const game = position([{ hand: ['Ivern, Friend to All'] }, {}]);
    game.play(0, 'Ivern, Friend to All');
    game.choose(0, { index: 1 });
    expect(game.unit('Ivern, Friend to All').tags).toEqual(['Ivern', 'Ionia', 'Cat']);
  });
  it('Ivern, Friend to All scores where his player’s units have all four tags among them', () => {
    const animal = (name: string, tags: string[]) => ({
      name,
      props: { name, types: ['Unit'], supertypes: [], domains: ['Order'], tags, energy: 1, power: [], might: 1 },
      abilities: [],
    });
    const game = (tags: string[]) =>
      position([{ base: ['Ivern, Friend to All', 'Pouty Poro', 'Menagerie'] }, {}], {
        definitions: [animal('Menagerie', tags)],
      })
        .move(0, 'Ivern, Friend to All', PEAK)
        .settle();
    expect([game(['Bird', 'Cat', 'Dog']).points(0), game(['Bird', 'Cat']).points(0)]).toEqual([2, 1]);
  });
});
