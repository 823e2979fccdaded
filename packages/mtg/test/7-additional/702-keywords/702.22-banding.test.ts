/** Banding (702.22): bands attack together, and damage is divided by the other player. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  becomesBlocked,
  card,
  creatureCard,
  gainLife,
  instant,
  keyword,
  t,
  target,
  token,
  triggered,
} from '../../6-spells/test-cards.js';

const creatures = [{ zone: 'battlefield' }, { has: ['types', 'Creature'] as ['types', string] }];
const legends = keyword('bands with other', {
  from: [{ has: ['types', 'Creature'] }, { has: ['supertypes', 'Legendary'] }],
  label: 'legendary creatures',
});
const legend = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{1}', type: 'Legendary Creature — Human', power: 2, toughness: 2, abilities });
ownCards(
  creatureCard('Test Hero', '{W}', 'Human', '1/1', keyword('banding')),
  creatureCard('Test Bander', '{W}', 'Human', '2/3', keyword('banding')),
  creatureCard('Test Twice', '{W}', 'Human', '1/1', keyword('banding'), keyword('banding')),
  legend('Test King', legends),
  legend('Test Queen'),
  legend('Test Knave'),
  card('Test Mage', { cost: '{3}', type: 'Planeswalker — Jace', loyalty: 5 }),
  creatureCard('Test Boar', '{G}', 'Boar', '3/3', triggered(becomesBlocked, { effects: [gainLife(1)] })),
  instant('Test Dull', '{0}', {
    targets: [target(creatures)],
    effects: [
      { do: 'modify', what: t(0), mods: [{ mod: 'loseKeyword', keyword: 'banding' }], until: { kind: 'endOfTurn' } },
    ],
  }),
  instant('Test Fog Path', '{0}', { targets: [target(creatures)], effects: [{ do: 'becomeBlocked', what: t(0) }] }),
  instant('Test Ambush', '{0}', {
    targets: [target(creatures)],
    effects: [{ do: 'enterBlocking', token: token('Cat', 'Creature — Cat', ['W'], '1/1'), blocking: t(0) }],
  }),
  instant('Test Away', '{0}', { targets: [target(creatures)], effects: [{ do: 'removeFromCombat', what: t(0) }] }),
);

const attack = (mine: string[], theirs: string[], attacking: string[], hand: string[] = []): Play =>
  magicPosition([{ battlefield: mine, hand }, { battlefield: theirs }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...attacking);
const cards = (...names: string[]) => names.map((name) => ({ card: name }));
const blocking = (game: Play, name: string): unknown => (game.the(name).blocking as string[]).length;

describe('banding (702.22)', () => {
  it('mtg:702.22c creatures with banding and up to one without attack in a band', () => {
    const names = ['Test Hero', 'Test Bander', 'Hill Giant', 'Grizzly Bears'];
    const game = attack(names, [], names);
    expect(game.decision()).toMatchObject({ kind: 'BAND', min: 0, max: 1 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Hero', 'Test Bander']);
    const hero = { choose: cards('Test Hero') };
    const two = { choose: cards('Hill Giant', 'Grizzly Bears') };
    expect(game.refused(0, hero, two).rules).toContain('mtg:702.22c');
    game.choose(0, { card: 'Test Hero' }, cards('Hill Giant'));
    // Each is in one band: the two that are left may be another.
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Bander']);
    expect(game.answer(0, { choose: [] }).waiting()).toBe(true);
  });

  it('mtg:702.22c without banding nobody is asked, and with it a creature may attack by itself', () => {
    expect(attack(['Hill Giant', 'Grizzly Bears'], [], ['Hill Giant', 'Grizzly Bears']).waiting()).toBe(true);
    expect(attack(['Test Hero', 'Grizzly Bears'], [], ['Test Hero']).waiting()).toBe(true);
  });

  it('mtg:702.22c one that bands with others bands with any number of that quality', () => {
    const names = ['Test King', 'Test Queen', 'Test Knave', 'Hill Giant'];
    const game = attack(names, ['Craw Wurm'], names);
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test King']);
    game.choose(0, { card: 'Test King' }, cards('Test Queen', 'Test Knave')).until({ kind: 'BLOCKERS' });
    expect(blocking(game.block(1, ['Craw Wurm', 'Test Queen']), 'Craw Wurm')).toBe(3);
  });

  it('mtg:702.22b mtg-2003:502.11a losing banding is losing what bands with others', () => {
    const game = magicPosition([{ battlefield: ['Test King', 'Test Queen'], hand: ['Test Dull'] }, {}])
      .cast(0, 'Test Dull', { card: 'Test King' })
      .resolve()
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test King', 'Test Queen');
    expect(game.waiting()).toBe(true);
  });

  it('mtg:702.22d all of a band attack the same', () => {
    const game = magicPosition([
      { battlefield: ['Test Hero', 'Test Bander', 'Hill Giant'] },
      { battlefield: ['Test Mage'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .answer(0, {
        assign: [
          { from: { card: 'Test Hero' }, to: { card: 'Test Mage' } },
          { from: { card: 'Test Bander' }, to: { player: 1 } },
          { from: { card: 'Hill Giant' }, to: { player: 1 } },
        ],
      });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Bander']);
    game.choose(0, { card: 'Test Bander' });
    expect(game.waiting()).toBe(true);
  });

  it('mtg:702.22e mtg-2003:502.10d the band lasts, also where one of it has lost banding', () => {
    const game = attack(['Test Hero', 'Hill Giant'], ['Craw Wurm'], ['Test Hero', 'Hill Giant'], ['Test Dull'])
      .choose(0, { card: 'Test Hero' })
      .cast(0, 'Test Dull', { card: 'Test Hero' })
      .resolve()
      .until({ kind: 'BLOCKERS' });
    expect(blocking(game.block(1, ['Craw Wurm', 'Hill Giant']), 'Craw Wurm')).toBe(2);
  });

  it('mtg:702.22e it lasts no longer than combat', () => {
    const names = ['Test Hero', 'Hill Giant'];
    const game = attack(names, ['Craw Wurm'], names).choose(0, { card: 'Test Hero' });
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, ...names);
    game.answer(0, { choose: [] }).until({ kind: 'BLOCKERS' });
    expect(blocking(game.block(1, ['Craw Wurm', 'Hill Giant']), 'Craw Wurm')).toBe(1);
  });

  it('mtg:702.22f what is removed from combat is no longer in the band', () => {
    const game = attack(['Test Hero', 'Hill Giant'], ['Craw Wurm'], ['Test Hero', 'Hill Giant'], ['Test Away'])
      .choose(0, { card: 'Test Hero' })
      .cast(0, 'Test Away', { card: 'Test Hero' })
      .resolve()
      .until({ kind: 'BLOCKERS' });
    expect(blocking(game.block(1, ['Craw Wurm', 'Hill Giant']), 'Craw Wurm')).toBe(1);
  });

  it('mtg:702.22g mtg-2003:502.10f they share no abilities: what blocks must be able to block only the one that it blocks', () => {
    const game = attack(['Test Hero', 'Storm Crow'], ['Craw Wurm'], ['Test Hero', 'Storm Crow'])
      .choose(0, { card: 'Test Hero' })
      .until({ kind: 'BLOCKERS' });
    expect(game.refused(1, { assign: [{ from: { card: 'Craw Wurm' }, to: { card: 'Storm Crow' } }] }).code).toBe(
      'ILLEGAL_ACTION',
    );
    expect(blocking(game.block(1, ['Craw Wurm', 'Test Hero']), 'Craw Wurm')).toBe(2);
  });

  it('mtg:702.22h mtg-2003:502.10e where one becomes blocked, each of its band becomes blocked by the same creature', () => {
    const game = attack(
      ['Test Hero', 'Test Boar', 'Grizzly Bears'],
      ['Craw Wurm'],
      ['Test Hero', 'Test Boar', 'Grizzly Bears'],
    )
      .choose(0, { card: 'Test Hero' }, cards('Test Boar'))
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Craw Wurm', 'Test Hero']);
    expect(game.resolveAll().life(0)).toBe(21);
    game.until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(18);
  });

  it('mtg:702.22h so does what enters blocking one of them', () => {
    const names = ['Test Hero', 'Test Boar', 'Hill Giant'];
    const game = magicPosition([{ battlefield: names }, { hand: ['Test Ambush'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...names)
      .choose(0, { card: 'Test Hero' }, cards('Test Boar'));
    game.until({ step: 'declareBlockers' }).pass().cast(1, 'Test Ambush', { card: 'Test Hero' }).resolve();
    expect(blocking(game, 'Cat')).toBe(2);
    expect([game.resolveAll().life(0), game.until({ step: 'end' }).life(1)]).toEqual([21, 17]);
  });

  it('mtg:702.22i mtg-2003:502.10g where one becomes blocked by an effect, all of the band do', () => {
    const names = ['Test Hero', 'Test Boar', 'Hill Giant'];
    const game = attack(names, [], names, ['Test Fog Path']);
    game.choose(0, { card: 'Test Hero' }, cards('Test Boar'));
    game.until({ step: 'declareBlockers' }).cast(0, 'Test Fog Path', { card: 'Test Hero' }).resolve();
    expect(game.happened('BECAME_BLOCKED').map((e) => e.card)).toEqual(['Test Hero', 'Test Boar']);
    expect([game.resolveAll().life(0), game.until({ step: 'end' }).life(1)]).toEqual([21, 17]);
  });

  it('mtg:702.22j mtg-2003:502.10h the defending player divides the damage of what banding blocks', () => {
    const game = attack(['Craw Wurm'], ['Test Hero', 'Hill Giant'], ['Craw Wurm'])
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Hero', 'Craw Wurm'], ['Hill Giant', 'Craw Wurm'])
      .until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision()).toMatchObject({ seat: 1, total: 6 });
    game.answer(1, {
      distribute: [
        { option: { card: 'Test Hero' }, amount: 6 },
        { option: { card: 'Hill Giant' }, amount: 0 },
      ],
    });
    game.until({ step: 'endOfCombat' });
    expect([game.zones('Test Hero'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg:702.22k the active player divides the damage of what blocks banding', () => {
    const game = attack(['Test Hero', 'Hill Giant'], ['Craw Wurm'], ['Test Hero', 'Hill Giant'])
      .choose(0, { card: 'Test Hero' })
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Craw Wurm', 'Hill Giant'])
      .until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision()).toMatchObject({ seat: 0, total: 6 });
  });

  it('mtg:702.22m mtg-2003:502.10i having it twice is the same as having it once', () => {
    const game = attack(['Test Twice', 'Hill Giant'], [], ['Test Twice', 'Hill Giant']);
    expect(game.choose(0, { card: 'Test Twice' }).waiting()).toBe(true);
  });

  it('Benalish Hero (mtg:702.22j) spares the creature beside it', () => {
    const game = attack(['Craw Wurm'], ['Benalish Hero', 'Hill Giant'], ['Craw Wurm'])
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Benalish Hero', 'Craw Wurm'], ['Hill Giant', 'Craw Wurm'])
      .until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().seat).toBe(1);
  });

  it('Mesa Pegasus (mtg:702.22h) takes a creature along', () => {
    const game = attack(['Mesa Pegasus', 'Hill Giant'], ['Craw Wurm'], ['Mesa Pegasus', 'Hill Giant'])
      .choose(0, { card: 'Mesa Pegasus' })
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Craw Wurm', 'Hill Giant']);
    expect(blocking(game, 'Craw Wurm')).toBe(2);
  });

  it('Timber Wolves (mtg:702.22c) band with one another', () => {
    const game = attack(
      ['Timber Wolves', 'Benalish Hero', 'Hill Giant'],
      [],
      ['Timber Wolves', 'Benalish Hero', 'Hill Giant'],
    );
    expect(game.choose(0, { card: 'Timber Wolves' }, cards('Benalish Hero', 'Hill Giant')).waiting()).toBe(true);
  });
});
