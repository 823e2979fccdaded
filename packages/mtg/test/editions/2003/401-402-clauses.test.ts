/** Spells and abilities (401, 402): clauses that other tests leave out, each in a position by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  draw,
  enchant,
  enters,
  gainLife,
  instant,
  plus,
  sorcery,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { asked, offers, onStack, position } from './table.js';

const spell = { is: 'spell' } as const;
const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });

ownCards(
  sorcery('Test Lesson', '{0}', { effects: [gainLife(1)] }),
  instant('Test Hush', '{0}', { targets: [target(spell)], effects: [counterSpell(t(0))] }),
  instant('Test Hush Sorceries', '{0}', {
    targets: [target(and(spell, { has: ['types', 'Sorcery'] }))],
    effects: [counterSpell(t(0))],
  }),
  instant('Test Double', '{0}', { targets: [target(spell)], effects: [{ do: 'copy', what: t(0) }] }),
  card('Test Mantle', { cost: '{0}', type: 'Enchantment — Aura', abilities: [enchant(creature)] }),
  creatureCard('Test Squire', '{0}', 'Soldier', '1/1', triggered(enters, { effects: [gainLife(1)] })),
  card('Test Trinket', { cost: '{0}', type: 'Artifact' }),
  enchantment('Test Glade'),
  enchantment('Test Loot', {
    kind: 'static',
    affects: [{ zone: 'graveyard' }, { owner: 'opponent' }],
    mods: [{ mod: 'play' }],
  } as never),
  creatureCard('Test Captain', '{0}', 'Soldier', '1/1', continuous(creature, plus(1, 1))),
  creatureCard(
    'Test Bell',
    '{0}',
    'Wall',
    '0/1',
    triggered({ on: 'step', match: { step: 'upkeep' } }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Fount', '{0}', 'Wall', '0/1', activated([], { effects: [gainLife(1)] })),
  creatureCard(
    'Test Cycler',
    '{0}',
    'Beast',
    '1/1',
    activated([{ pay: 'discard', what: 'self' } as never], { effects: [draw(1)] }),
  ),
  creatureCard('Test Shade', '{0}', 'Spirit', '1/1', {
    ...activated([], { effects: [gainLife(1)] }),
    zone: 'graveyard',
  } as never),
  creatureCard('Test Grave Bell', '{0}', 'Spirit', '1/1', {
    ...triggered({ on: 'step', match: { step: 'upkeep' } }, { effects: [gainLife(1)] }),
    zone: 'graveyard',
  } as never),
);

const graveyard = (game: Play, seat: number): unknown[] => {
  const view = game.view();
  const pile = view.zones.find(({ id, owner }) => id === 'graveyard' && owner === seat);
  return (pile && 'objects' in pile ? pile.objects : []).map((id) => view.objects[id]?.card);
};

describe('spells', () => {
  it('mtg-2003:401.1 a copy of a spell is a spell, too, and is countered as one', () => {
    const game = position({ hand: ['Test Lesson', 'Test Double'] }, { hand: ['Test Hush'] });
    game.cast(0, 'Test Lesson').castAt(0, 'Test Double', { card: 'Test Lesson' }).resolve();
    expect(onStack(game)).toHaveLength(2);
    game.pass().choose(1, { kind: 'CAST', card: 'Test Hush' });
    expect(game.decision().options).toHaveLength(2);
    game
      .choose(1, { card: 'Test Lesson', nth: 0 } as never)
      .resolve()
      .resolveAll();
    expect(game.life(0)).toBe(21);
  });

  it('mtg-2003:401.1 countered or resolved, a card is on the stack no longer and no spell', () => {
    const game = position({ hand: ['Test Lesson', 'Test Lesson'] }, { hand: ['Test Hush', 'Test Hush'] });
    const cast = { kind: 'CAST', card: 'Test Lesson', nth: 0 } as never;
    game
      .choose(0, cast)
      .pass()
      .choose(1, { kind: 'CAST', card: 'Test Hush', nth: 0 } as never)
      .resolve();
    expect([onStack(game), game.life(0), graveyard(game, 0)]).toEqual([[], 20, ['Test Lesson']]);
    game.choose(0, cast).resolve();
    expect([onStack(game), game.life(0), offers(game.pass(), 'CAST', 'Test Hush')]).toEqual([[], 21, false]);
  });

  it('mtg-2003:401.2 a spell is of the type of its card: what is about sorceries finds a sorcery and no artifact', () => {
    const open = (name: string): boolean =>
      offers(
        position({ hand: [name] }, { hand: ['Test Hush Sorceries'] })
          .cast(0, name)
          .pass(),
        'CAST',
        'Test Hush Sorceries',
      );
    expect(['Test Lesson', 'Test Trinket', 'Test Squire'].map(open)).toEqual([true, false, false]);
  });

  it('mtg-2003:401.2 a local enchantment has a target as it is cast: without one it is not', () => {
    const open = (...battlefield: string[]): boolean =>
      offers(position({ hand: ['Test Mantle'], battlefield }), 'CAST', 'Test Mantle');
    expect([open('Forest'), open('Test Trinket', 'Test Captain')]).toEqual([false, true]);
  });

  it('mtg-2003:401.2 of all cards lands alone are played as no spell', () => {
    const ways = position({ hand: ['Forest'] })
      .decision()
      .options?.flatMap((o) => (o.card === 'Forest' ? [o.kind] : []));
    expect(ways).toEqual(['PLAY_LAND']);
  });

  it('mtg-2003:401.3 a permanent comes into play under the control of who played it, and other cards go to their owners', () => {
    const game = position(
      { battlefield: ['Test Loot'] },
      { graveyard: ['Test Squire', 'Test Lesson', 'Test Trinket', 'Test Glade'] },
    );
    for (const name of ['Test Squire', 'Test Trinket', 'Test Glade']) {
      game.choose(0, { kind: 'CAST', card: name }).resolve().resolveAll();
      expect(game.the(name)).toMatchObject({ controller: 0, owner: 1 });
    }
    game.choose(0, { kind: 'CAST', card: 'Test Lesson' }).resolve();
    expect([graveyard(game, 0), graveyard(game, 1), game.life(0)]).toEqual([[], ['Test Lesson'], 22]);
  });

  it('mtg-2003:401.3 what is countered goes to its owner’s graveyard, a permanent card as well', () => {
    const game = position({ battlefield: ['Test Loot'] }, { graveyard: ['Test Squire'], hand: ['Test Hush'] });
    game
      .choose(0, { kind: 'CAST', card: 'Test Squire' })
      .pass()
      .castAt(1, 'Test Hush', { card: 'Test Squire' })
      .resolve();
    expect([graveyard(game, 0), graveyard(game, 1).includes('Test Squire')]).toEqual([[], true]);
  });
});

describe('where abilities work', () => {
  it('mtg-2003:402.8 neither static nor triggered nor activated abilities work in a graveyard or a hand', () => {
    const cards = ['Test Captain', 'Test Bell', 'Test Fount'];
    const upkeep = { turn: { number: 3, active: 0, step: 'upkeep' } };
    for (const where of [{ graveyard: cards }, { hand: cards }]) {
      const game = position({ ...where, battlefield: ['Grizzly Bears'] }, {}, upkeep);
      expect([game.figures('Grizzly Bears'), onStack(game), offers(game, 'ACTIVATE', 'Test Fount')]).toEqual([
        '2/2',
        [],
        false,
      ]);
    }
    const game = position({ battlefield: [...cards, 'Grizzly Bears'] }, {}, upkeep);
    expect([game.figures('Grizzly Bears'), onStack(game), offers(game, 'ACTIVATE', 'Test Fount')]).toEqual([
      '3/3',
      ['Test Bell'],
      true,
    ]);
  });

  it('mtg-2003:402.8 what costs discarding the card itself is used in hand, and nowhere else', () => {
    const may = (where: object): boolean => offers(position(where), 'ACTIVATE', 'Test Cycler');
    expect(
      [{ hand: ['Test Cycler'] }, { battlefield: ['Test Cycler'] }, { graveyard: ['Test Cycler'] }].map(may),
    ).toEqual([true, false, false]);
  });

  it('mtg-2003:402.9 what works in a graveyard is used and triggers there, and not in play', () => {
    const upkeep = { turn: { number: 3, active: 0, step: 'upkeep' } };
    const cards = ['Test Shade', 'Test Grave Bell'];
    const game = position({ graveyard: cards }, {}, upkeep);
    expect([onStack(game), asked(game), offers(game, 'ACTIVATE', 'Test Shade')]).toEqual([
      ['Test Grave Bell'],
      '0:PRIORITY',
      true,
    ]);
    expect(game.activate(0, 'Test Shade').resolve().life(0)).toBe(21);
    expect([game.resolveAll().life(0), game.life(1)]).toEqual([22, 20]);
    const inPlay = position({ battlefield: cards }, {}, upkeep);
    expect([onStack(inPlay), offers(inPlay, 'ACTIVATE', 'Test Shade')]).toEqual([[], false]);
  });
});
