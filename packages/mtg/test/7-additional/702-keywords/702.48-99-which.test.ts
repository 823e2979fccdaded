/** Which permanents keywords speak of, and for how long: offering, champion, prowl, cipher (702). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  another,
  card,
  creature,
  creatureCard,
  gainLife,
  instant,
  keyword,
  mana,
  spell,
  subtype,
  t,
  target,
} from '../../6-spells/test-cards.js';

ownCards(
  creatureCard(
    'Test Binder',
    '{0}',
    'Bear',
    '2/2',
    activated([], {
      targets: [target(and(creature, another))],
      effects: [{ do: 'pair', what: 'self', with: t(0) }],
    }),
  ),
  instant('Test Stone', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }] }],
  }),
  instant('Test Vanish', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Steal', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }] }],
  }),
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Fox', '{1}', 'Fox', '1/1'),
  creatureCard('Test Patron', '{9}', 'Spirit', '5/5', keyword('offering', { from: subtype('Fox'), label: 'Fox' })),
  creatureCard('Test Fox Lord', '{0}', 'Fox', '5/5', keyword('champion', { from: subtype('Fox'), label: 'a Fox' })),
  creatureCard('Test Prowler', '{9}', 'Fox Rogue', '2/2', keyword('prowl', { cost: [mana('{0}')] })),
  card('Test Code', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [spell({ effects: [gainLife(3)] }), keyword('cipher')],
  }),
);

/** Its ability is on the stack, which pairs it with another creature; then this is done, and the ability resolves. */
const bound = (then: (game: Play) => Play, hand: string[] = []): Play =>
  then(
    magicPosition([
      { hand, battlefield: ['Test Binder', 'Test Cub', 'Test Fox'] },
      { hand: ['Test Steal'], battlefield: [] },
    ]).activate(0, 'Test Binder', { card: 'Test Cub' }),
  );
const pairs = (game: Play): number => game.happened('PAIRED').length;

describe('who is paired (702.95)', () => {
  it('mtg:702.95c nothing is paired where either is gone, is no creature, or is somebody else’s by then', () => {
    expect(pairs(bound((game) => game.resolve()))).toBe(1);
    for (const card of ['Test Cub', 'Test Binder']) {
      for (const spell of ['Test Stone', 'Test Vanish'])
        expect(
          pairs(bound((game) => game.cast(0, spell, { card }).resolve().resolve(), [spell])),
          `${spell} ${card}`,
        ).toBe(0);
      expect(pairs(bound((game) => game.pass().cast(1, 'Test Steal', { card }).resolve().resolve())), card).toBe(0);
    }
  });

  it('mtg:702.95d what is paired by then is not paired with another', () => {
    const game = magicPosition([{ battlefield: ['Test Binder', 'Test Cub', 'Test Fox'] }, {}]);
    game.activate(0, 'Test Binder', { card: 'Test Cub' }).activate(0, 'Test Binder', { card: 'Test Fox' });
    game.resolve().resolve();
    expect([pairs(game), game.the('Test Cub').pairedWith ?? null]).toEqual([1, null]);
    expect(game.the('Test Fox').pairedWith).toBe(game.the('Test Binder').id);
  });
});

describe('which permanents', () => {
  it('mtg:702.48b only what is of the quality is chosen, as the spell is announced', () => {
    const ways = (...battlefield: string[]) =>
      magicPosition([{ hand: ['Test Patron'], battlefield, mana: 'CCCCCCCC' }, { battlefield: ['Test Fox'] }])
        .decision()
        .options.filter((o) => o.kind === 'CAST').length;
    expect([ways('Test Cub'), ways('Test Cub', 'Test Fox')]).toEqual([0, 1]);
  });

  it('mtg:702.72a only what is of the quality is exiled', () => {
    const enter = (...battlefield: string[]) =>
      magicPosition([{ hand: ['Test Fox Lord'], battlefield }, {}])
        .cast(0, 'Test Fox Lord')
        .resolve()
        .resolve();
    expect(
      enter('Test Cub', 'Test Fox')
        .decision()
        .options.map((o) => o.card),
    ).toEqual(['Test Fox']);
    const alone = enter('Test Cub');
    expect([alone.all('Test Fox Lord'), alone.zones('Test Cub')]).toEqual([[], ['battlefield']]);
  });

  it('mtg:702.76a damage of an earlier turn doesn’t count', () => {
    const game = magicPosition([{ hand: ['Test Prowler'], battlefield: ['Test Fox'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Fox')
      .until({ step: 'postcombatMain' });
    const castable = () => game.decision().options.some((o) => o.kind === 'CAST');
    expect(castable()).toBe(true);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(castable()).toBe(false);
  });

  it('mtg:702.99b another creature that hits casts nothing', () => {
    const game = magicPosition([{ hand: ['Test Code'], battlefield: ['Test Cub', 'Test Fox'] }, {}])
      .cast(0, 'Test Code')
      .resolve()
      .choose(0, { card: 'Test Cub' });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Fox').until({ step: 'combatDamage' });
    expect([game.life(1), game.view().stack.length]).toEqual([19, 0]);
  });
});
