import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { offers } from './printed.js';

describe('countering', () => {
  it('Counterspell (mtg:701.6a) counters any spell: it goes to its owner’s graveyard and does nothing', () => {
    const quiet = magicPosition([{ hand: ['Counterspell'], mana: 'UU' }, {}]);
    // Without a spell there is nothing to counter, and it can't counter itself.
    expect(offers(quiet, 'Counterspell')).toBe(false);
    expect(quiet.the('Counterspell', 'hand')).toMatchObject({ types: ['Instant'], colors: ['U'], manaCost: '{U}{U}' });
    for (const [mana, enough] of [
      ['U', false],
      ['UC', false],
      ['UU', true],
    ] as const) {
      const game = magicPosition([
        { hand: ['Shock'], mana: 'R' },
        { hand: ['Counterspell'], mana },
      ]).cast(0, 'Shock', {
        player: 1,
      });
      expect([mana, offers(game.pass(), 'Counterspell')]).toEqual([mana, enough]);
    }
    for (const [spell, its, aimed] of [
      ['Grizzly Bears', 'Creature', false],
      ['Giant Growth', 'Instant', true],
      ['Rabid Bite', 'Sorcery', false],
      ['Oakenform', 'Aura', true],
    ]) {
      const game = magicPosition([
        { hand: [spell as string], battlefield: ['Hill Giant', ...lands(3, 'Forest')] },
        { hand: ['Counterspell'], battlefield: ['Air Elemental', ...lands(2, 'Island')] },
      ]);
      game.choose(0, { kind: 'CAST' }, ...(aimed ? [{ card: 'Hill Giant' }] : []));
      game.pass();
      expect(game.decision().options.find((o) => o.card === 'Counterspell')).toMatchObject({ cost: '{U}{U}' });
      game.cast(1, 'Counterspell');
      expect(game.view().stack[0]?.targets).toMatchObject([{ card: spell }]);
      game.resolve();
      expect([its, game.zones(spell as string)]).toEqual([its, ['graveyard']]);
      expect([game.figures('Hill Giant'), game.the('Air Elemental').damage]).toEqual(['3/3', 0]);
      expect(game.happened('COUNTERED')).toMatchObject([{ card: spell }]);
    }
  });

  it('Counterspell (mtg:115.1) chooses among several spells, and can be countered itself', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Counterspell'], mana: 'RUU' },
      { hand: ['Counterspell', 'Shock'], battlefield: [...lands(2, 'Island'), 'Mountain'] },
    ])
      .cast(0, 'Shock', { player: 1 })
      .pass()
      .cast(1, 'Shock', { player: 0 })
      .choose(1, { kind: 'CAST', card: 'Counterspell' });
    expect(game.decision().options.map((o) => [o.card, o.controller])).toEqual([
      ['Shock', 1],
      ['Shock', 0],
    ]);
    game.choose(1, { card: 'Shock', controller: 0 }).pass();
    game.cast(0, 'Counterspell', { card: 'Counterspell' }).resolve();
    expect([game.view().stack.map((s) => s.card), game.zones('Counterspell')]).toEqual([
      ['Shock', 'Shock'],
      ['graveyard', 'graveyard'],
    ]);
    expect([game.resolveAll().life(0), game.life(1)]).toEqual([18, 18]);
  });

  it('Counterspell (mtg:115.1) cannot be aimed at abilities or at lands being played', () => {
    const game = magicPosition([
      { hand: ['Forest'], battlefield: ['Goblin Motivator', 'Grizzly Bears'] },
      { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
    ]);
    game.choose(0, { kind: 'PLAY_LAND' });
    expect(game.view().stack).toEqual([]);
    game.activate(0, 'Goblin Motivator', { card: 'Grizzly Bears' }).pass();
    expect([game.view().stack.length, offers(game, 'Counterspell')]).toEqual([1, false]);
  });

  it('mtg:118.12a Mana Leak counters a spell unless its controller pays {3} as it resolves', () => {
    for (const [mana, enough] of [
      ['U', false],
      ['CC', false],
      ['CU', true],
    ] as const) {
      const game = magicPosition([
        { hand: ['Shock'], mana: 'R' },
        { hand: ['Mana Leak'], mana },
      ]).cast(0, 'Shock', {
        player: 1,
      });
      expect([mana, offers(game.pass(), 'Mana Leak')]).toEqual([mana, enough]);
    }
    const quiet = magicPosition([{ hand: ['Mana Leak'], mana: 'CU' }, {}]);
    expect(offers(quiet, 'Mana Leak')).toBe(false);
    expect(quiet.the('Mana Leak', 'hand')).toMatchObject({ types: ['Instant'], colors: ['U'], manaCost: '{1}{U}' });
    const leak = (forests: number) =>
      magicPosition([
        { hand: ['Grizzly Bears'], battlefield: lands(2 + forests, 'Forest') },
        { hand: ['Mana Leak'], battlefield: lands(2, 'Island') },
      ])
        .cast(0, 'Grizzly Bears')
        .pass()
        .cast(1, 'Mana Leak')
        .resolve();
    const rich = leak(3);
    expect(rich.decision()).toMatchObject({ seat: 0, kind: 'PAY', shape: 'CONFIRM' });
    const paid = leak(3).answer(0, { confirm: true });
    expect(paid.view().stack).toMatchObject([{ card: 'Grizzly Bears' }]);
    expect([paid.all('Forest').filter((f) => !f.tapped), paid.resolve().zones('Grizzly Bears')]).toEqual([
      [],
      ['battlefield'],
    ]);
    expect(leak(3).answer(0, { confirm: false }).zones('Grizzly Bears')).toEqual(['graveyard']);
    // Who can't pay isn't asked.
    expect([leak(2).zones('Grizzly Bears'), leak(2).zones('Mana Leak')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('Mana Leak (mtg:608.2b) does nothing when its spell is gone, and then nobody pays', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears'], battlefield: lands(5, 'Forest') },
      { hand: ['Mana Leak', 'Counterspell'], battlefield: lands(4, 'Island') },
    ])
      .cast(0, 'Grizzly Bears')
      .pass()
      .cast(1, 'Mana Leak')
      .cast(1, 'Counterspell', { card: 'Grizzly Bears' })
      .resolveAll();
    expect([game.decision().kind, game.all('Forest').filter((f) => !f.tapped).length]).toEqual(['PRIORITY', 3]);
  });
});
