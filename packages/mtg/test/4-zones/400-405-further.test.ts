/** Clauses of the rules of 400 to 405 that the plain case of each does not show. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  enters,
  exile,
  gainLife,
  instant,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const spell = { is: 'spell' } as const;
ownCards(
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Tuck', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'library', cause: 'return' }],
  }),
  instant('Test Lure', '{0}', {
    targets: [target([spell])],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  creatureCard('Test Imp', '{0}', 'Imp', '1/1'),
  creatureCard(
    'Test Phoenix',
    '{0}',
    'Phoenix',
    '1/1',
    activated([{ pay: 'sacrifice', what: 'self' } as never], {
      effects: [{ do: 'move', what: { now: 'self' }, to: 'hand', cause: 'return' }],
    }),
  ),
  instant('Test Banish', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
  instant('Test No', '{0}', { targets: [target(spell)], effects: [counterSpell(t(0))] }),
  instant('Test Spark', '{0}', { targets: [target({ player: 'any' })], effects: [damage(1, t(0))] }),
  instant('Test Fork', '{0}', { targets: [target(spell)], effects: [{ do: 'copy', what: t(0) }] }),
  creatureCard('Test Herald', '{0}', 'Human', '1/1', triggered(enters, { effects: [gainLife(1)] })),
  card('Test Alert', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [gainLife(2)] })],
  }),
);
const stolen = { battlefield: [{ card: 'Hill Giant', controller: 0 }] };

describe('where objects go (400–404)', () => {
  it('mtg:400.3 mtg-2003:217.1a what somebody else controls dies to its owner’s graveyard', () => {
    const game = magicPosition([{ hand: ['Test Kill'] }, stolen])
      .cast(0, 'Test Kill')
      .resolve();
    const graveyard = (seat: number) => game.view().zones.find((z) => z.id === 'graveyard' && z.owner === seat);
    expect([graveyard(0), graveyard(1)]).toMatchObject([
      { objects: { length: 1 } },
      { objects: [game.the('Hill Giant', 'graveyard').id] },
    ]);
  });

  it('mtg:400.3 and is put into its owner’s library', () => {
    const game = magicPosition([{ hand: ['Test Tuck'] }, stolen])
      .cast(0, 'Test Tuck')
      .resolve();
    const top = (seat: number) => {
      const zone = game.view().zones.find((z) => z.id === 'library' && z.owner === seat) as { objects: string[] };
      return game.view().objects[String(zone.objects[0])]?.card;
    };
    expect([top(0), top(1)]).toEqual(['Wall of Mist', 'Hill Giant']);
  });

  it('mtg:400.7a who gained control of a creature spell controls the creature', () => {
    const game = magicPosition([{ hand: ['Test Imp'] }, { hand: ['Test Lure'] }])
      .cast(0, 'Test Imp')
      .pass();
    game.castAt(1, 'Test Lure', { card: 'Test Imp' }).resolve().resolve();
    expect(game.the('Test Imp')).toMatchObject({ controller: 1, owner: 0 });
  });

  it('mtg:400.7j an ability finds what was put into the graveyard for its cost', () => {
    const game = magicPosition([{ battlefield: ['Test Phoenix'] }, {}]).activate(0, 'Test Phoenix');
    expect(game.zones('Test Phoenix')).toContain('graveyard');
    game.resolve();
    expect(game.zones('Test Phoenix')).toEqual(['hand']);
  });

  it('mtg:403.4 a card is a new object wherever it goes', () => {
    const game = magicPosition([{ hand: ['Test Banish'], battlefield: ['Test Imp'] }, {}]);
    const before = game.the('Test Imp').id;
    expect(game.cast(0, 'Test Banish').resolve().the('Test Imp', 'exile').id).not.toBe(before);
  });

  it('mtg:404.1 mtg-2003:217.4a a countered spell goes to its owner’s graveyard', () => {
    const game = magicPosition([{ hand: ['Test Spark'] }, { hand: ['Test No'] }]).cast(0, 'Test Spark', { player: 1 });
    game.pass().cast(1, 'Test No').resolve();
    expect(game.zones('Test Spark')).toEqual(['graveyard']);
  });
});

describe('the stack (405)', () => {
  it('mtg:405.2 a copy is put on top of the stack', () => {
    const game = magicPosition([{ hand: ['Test Spark', 'Test Spark', 'Test Fork'] }, {}]);
    game.cast(0, 'Test Spark', { player: 1 });
    const first = String(game.view().stack[0]?.id);
    game.cast(0, 'Test Spark', { player: 0 }).castAt(0, 'Test Fork', { object: first }).resolve();
    expect(game.view().stack.map((s) => s.targets)).toMatchObject([[{ player: 1 }], [{ player: 0 }], [{ player: 1 }]]);
  });

  it('mtg:405.3 who controls several of what triggered chooses their order', () => {
    const order = (first: string, second: string) => {
      const game = magicPosition([{ hand: ['Test Herald'], battlefield: ['Test Alert'] }, {}])
        .cast(0, 'Test Herald')
        .resolve();
      expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 0 });
      game.answer(0, { order: [{ card: first }, { card: second }] });
      return game.view().stack.map((s) => s.card);
    };
    expect(order('Test Herald', 'Test Alert')).toEqual(['Test Alert', 'Test Herald']);
    expect(order('Test Alert', 'Test Herald')).toEqual(['Test Herald', 'Test Alert']);
  });
});
