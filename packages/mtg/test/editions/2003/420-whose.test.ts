/** State-based effects (420): of either player, of several at once, of tokens and copies. */
import type { Ability } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  create,
  creature,
  creatureCard,
  damage,
  draw,
  each,
  enchant,
  gainLife,
  instant,
  loseLife,
  plus,
  returnToHand,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, lives, many, onStack, position } from './table.js';

const legend = (name: string, type: string, more: object = {}) =>
  card(name, { cost: '{0}', type, abilities: [], ...more } as never);
const aura = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(creature), ...abilities] });
const types = (...values: string[]) => ({ mod: 'set', prop: 'types', value: values }) as const;

const otherDies = {
  on: 'move',
  object: [creature, { other: true }],
  match: { from: 'battlefield', to: 'graveyard' },
} as never;

ownCards(
  instant('Test Treason', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
  creatureCard('Test Mourner', '{0}', 'Spirit', '1/1', triggered(otherDies, { effects: [gainLife(1)] })),
  instant('Test Recall', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  instant('Test Petrify', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), types('Artifact'))] }),
  instant('Test Wither', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(0, -3))] }),
  instant('Test Plague', '{0}', { effects: [untilEndOfTurn(each(creature), plus(0, -3))] }),
  instant('Test Sweep', '{0}', { effects: [damage(3, each(creature))] }),
  instant('Test Mutual Loss', '{0}', { effects: [loseLife(3, 'players')] }),
  instant('Test Deep Study', '{0}', { effects: [draw(3, 'opponents')] }),
  instant('Test Venom', '{0}', {
    effects: [{ do: 'counters', what: 'opponents', kind: 'poison', amount: 3 } as never],
  }),
  sorceryToken('Test Soldier', token('Soldier', 'Creature — Soldier', ['W'], '1/1')),
  sorceryToken('Test Twin', token('Twin Hero', 'Legendary Creature — Hero', ['W'], '2/2')),
  instant('Test Shuffle Away', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'library', position: 'top', cause: 'effect' } as never],
  }),
  instant('Test Echo', '{0}', { targets: [target({ is: 'spell' })], effects: [{ do: 'copy', what: t(0) }] }),
  legend('Test Hero', 'Legendary Creature — Hero', { power: 2, toughness: 2 }),
  legend('Test Relic of Old', 'Legendary Artifact'),
  instant('Test Return All', '{0}', {
    effects: [
      {
        do: 'move',
        what: each({ zone: 'graveyard' }, { has: ['subtypes', 'Hero'] }),
        to: 'battlefield',
        cause: 'effect',
      } as never,
    ],
  }),
  aura('Test Mark'),
);

function sorceryToken(name: string, made: ReturnType<typeof token>) {
  return instant(name, '{0}', { effects: [create(made)] });
}

const onto = (game: Play, spell: string, name: string, seat = 0): Play =>
  game.castAt(seat, spell, { card: name }).resolve();

/** How many of two creatures that go at once see the other go. */
const seenTogether = (spell: string): number => {
  const game = position({ hand: [spell], battlefield: ['Test Mourner', 'Test Mourner'] })
    .cast(0, spell)
    .resolve();
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game.resolveAll().life(0) - 20;
};

describe('state-based effects (420)', () => {
  it('mtg-2003:420.3 all that have no toughness, or have lethal damage, go at once', () => {
    expect([seenTogether('Test Plague'), seenTogether('Test Sweep')]).toEqual([2, 2]);
  });

  it('mtg-2003:420.5b of several that have no toughness each sees the others go', () => {
    expect(seenTogether('Test Plague')).toBe(2);
  });

  /** What was stolen and a token, after this spell. */
  const after = (spell: string): unknown[] => {
    const game = position({ hand: ['Test Treason', 'Test Soldier', spell] }, { battlefield: ['Gray Ogre'] });
    game.castAt(0, 'Test Treason', { card: 'Gray Ogre' }).resolve().cast(0, 'Test Soldier').resolve();
    expect(game.the('Gray Ogre').controller).toBe(0);
    game.cast(0, spell).resolve();
    return [game.zones('Gray Ogre'), game.zones('Soldier')];
  };

  it('mtg-2003:420.5b what was stolen, and a token, go as others do', () => {
    expect(after('Test Plague')).toEqual([['graveyard'], []]);
  });

  it('mtg-2003:420.5c what was stolen, and a token, die of lethal damage', () => {
    expect(after('Test Sweep')).toEqual([['graveyard'], []]);
  });

  it('mtg-2003:420.5c of several that have lethal damage each sees the others go', () => {
    expect(seenTogether('Test Sweep')).toBe(2);
  });

  it('mtg-2003:420.5a whoever is below 0 loses, and where both are at no life nobody wins', () => {
    const deep = position({ hand: ['Test Mutual Loss'] }, { life: 2 })
      .cast(0, 'Test Mutual Loss')
      .resolve();
    expect(deep.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    const both = position({ life: 3, hand: ['Test Mutual Loss'] }, { life: 2 })
      .cast(0, 'Test Mutual Loss')
      .resolve();
    expect(both.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });

  it('mtg-2003:420.5b toughness below 0 as well puts it into the graveyard, each of several at once', () => {
    const one = onto(position({ hand: ['Test Wither'] }, { battlefield: ['Gray Ogre'] }), 'Test Wither', 'Gray Ogre');
    expect(one.zones('Gray Ogre')).toEqual(['graveyard']);
    const all = position({ hand: ['Test Plague'], battlefield: ['Gray Ogre', 'Grizzly Bears'] })
      .cast(0, 'Test Plague')
      .resolve();
    expect(
      all
        .happened('OBJECT_MOVED')
        .slice(-2)
        .map(({ to }) => to),
    ).toEqual(['graveyard', 'graveyard']);
  });

  it('mtg-2003:420.5c exactly as much damage as toughness destroys, whoever’s turn it is', () => {
    const game = position(
      { battlefield: ['Hill Giant', 'Craw Wurm'] },
      { hand: ['Test Sweep'], battlefield: ['Hill Giant'] },
    );
    game.pass().cast(1, 'Test Sweep').resolve();
    expect([game.all('Hill Giant').length, game.zones('Craw Wurm')]).toEqual([0, ['battlefield']]);
  });

  it('mtg-2003:420.5d an Aura on what is no creature any more goes to its owner’s graveyard, whoever controls what it was on', () => {
    for (const owner of [0, 1]) {
      const host = { battlefield: ['Gray Ogre'] };
      const game = position(
        { hand: ['Test Mark', 'Test Petrify'], ...(owner === 0 ? host : {}) },
        owner === 1 ? host : {},
      );
      onto(onto(game, 'Test Mark', 'Gray Ogre'), 'Test Petrify', 'Gray Ogre');
      expect([game.zones('Test Mark'), game.the('Test Mark', 'graveyard').owner]).toEqual([['graveyard'], 0]);
    }
  });

  it('mtg-2003:420.5e of more than two the oldest stays, tokens and what is no creature too; where two are the oldest all go', () => {
    const three = position({ hand: many('Test Hero', 2), battlefield: ['Test Hero'] }, { battlefield: [] });
    const first = three.the('Test Hero').id;
    three.choose(0, { kind: 'CAST', card: 'Test Hero', nth: 0 } as never).resolve();
    expect(three.all('Test Hero').map(({ id }) => id)).toEqual([first]);
    const relics = position({ hand: ['Test Relic of Old'] }, { battlefield: ['Test Relic of Old'] });
    relics.cast(0, 'Test Relic of Old').resolve();
    expect(relics.all('Test Relic of Old').map(({ controller }) => controller)).toEqual([1]);
    const twins = position({ hand: many('Test Twin', 2) });
    for (let i = 0; i < 2; i++) twins.choose(0, { kind: 'CAST', card: 'Test Twin', nth: 0 } as never).resolve();
    expect(twins.all('Twin Hero')).toHaveLength(1);
    const tied = position(
      { hand: ['Test Return All'], graveyard: ['Test Hero', 'Test Hero'] },
      { graveyard: ['Test Hero'] },
    );
    tied.cast(0, 'Test Return All').resolve();
    expect([asked(tied), tied.all('Test Hero').length, onStack(tied)]).toEqual(['0:PRIORITY', 0, []]);
  });

  it('mtg-2003:420.5f a token is nowhere once it has gone to a hand or a library', () => {
    for (const spell of ['Test Recall', 'Test Shuffle Away']) {
      const game = onto(
        position({ hand: ['Test Soldier', spell] })
          .cast(0, 'Test Soldier')
          .resolve(),
        spell,
        'Soldier',
      );
      expect([game.zones('Soldier'), game.hand(0)]).toEqual([[], 0]);
      const pile = game.view().players[0] as { zones?: unknown };
      expect(JSON.stringify(pile)).not.toContain('Soldier');
    }
  });

  it('mtg-2003:420.5g whoever draws more than there is loses, in the other player’s turn as well', () => {
    const game = position({ hand: ['Test Deep Study'] }, { library: ['Forest', 'Island'] }).cast(0, 'Test Deep Study');
    expect(game.resolve().result()).toMatchObject({ winners: [0] });
  });

  it('mtg-2003:420.5h more than ten poison counters lose as well, in the other player’s turn', () => {
    const game = position({ hand: ['Test Venom'] }, { counters: { poison: 9 } })
      .cast(0, 'Test Venom')
      .resolve();
    expect(game.result()).toMatchObject({ winners: [0] });
  });

  it('mtg-2003:420.5i a copy that has resolved or was countered is in no graveyard', () => {
    const game = position({ hand: ['Test Mutual Loss', 'Test Echo'] }).cast(0, 'Test Mutual Loss');
    game.castAt(0, 'Test Echo', { card: 'Test Mutual Loss' }).resolve().resolve();
    expect([lives(game), game.zones('Test Mutual Loss')]).toEqual([[17, 17], ['stack']]);
    expect(game.resolve().all('Test Mutual Loss', 'graveyard')).toHaveLength(1);
  });
});
