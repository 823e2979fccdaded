/** Events, modes, and words that cards use for groups of objects (700). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  becomesBlocked,
  card,
  creature,
  creatureCard,
  destroy,
  instant,
  plus,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { gainLife } from '../6-spells/test-cards.js';

ownCards(
  card('Test Annals', { cost: '{1}', type: 'Enchantment — Shrine' }),
  creatureCard(
    'Test Duelist',
    '{1}',
    'Human',
    '1/6',
    triggered(becomesBlocked, { effects: [gainLife(1)] }),
    triggered({ on: 'block', source: 'self' }, { effects: [gainLife(10)] }),
  ),
  instant('Test Doomed Strength', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), plus(2, 2)),
      { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [destroy({ saved: 'target' })] },
    ],
  }),
  instant('Test Stone', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }],
        until: { kind: 'permanent' },
      },
    ],
  }),
  instant('Test Theft', '{0}', {
    targets: [target({ zone: 'battlefield' })],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  instant('Test Mimicry', '{0}', {
    targets: [target({ zone: 'battlefield' }), target({ zone: 'battlefield' })],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
  card('Test Colorless', { cost: '{G}{G}{G}{G}', type: 'Artifact', colors: [] }),
  sorcery('Test Fact', '{0}', {
    effects: [
      { do: 'piles', what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] }, chosen: 'mine', other: 'rest' },
    ],
  }),
);

describe('events (700.1)', () => {
  it('mtg:700.1 two blockers are one event for what becomes blocked, and two for what becomes blocked by a creature', () => {
    const game = magicPosition([{ battlefield: ['Test Duelist'] }, { battlefield: ['Memnite', 'Grizzly Bears'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Duelist').until({ kind: 'BLOCKERS' });
    game.block(1, ['Memnite', 'Test Duelist'], ['Grizzly Bears', 'Test Duelist']).until({ step: 'endOfCombat' });
    expect(game.life(0)).toBe(20 + 1 + 10 + 10);
  });
});

describe('modes of what changes its targets, or is copied (700.2)', () => {
  const charmed = (spell: string): Play =>
    magicPosition([
      {
        hand: ['Izzet Charm', spell],
        battlefield: [...lands(4, 'Island'), ...lands(2, 'Mountain'), 'Grizzly Bears'],
      },
      { battlefield: ['Hill Giant', 'Memnite'] },
    ]).cast(0, 'Izzet Charm', { index: 1 }, { card: 'Hill Giant' });

  it('mtg:700.2f a changed target is one that the mode may have, and the mode stays', () => {
    const game = charmed('Swerve').castAt(0, 'Swerve', { card: 'Izzet Charm' }).resolve();
    // Another mode of it has spells for targets: none of these is offered.
    expect(game.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears', 'Memnite']);
    game.choose(0, { card: 'Memnite' }).resolve();
    expect([game.zones('Memnite'), game.the('Hill Giant').damage, game.hand(0)]).toEqual([['graveyard'], 0, 0]);
  });

  it('mtg:700.2g a copy has the mode that was chosen, and its controller chooses no other', () => {
    const game = charmed('Twincast').castAt(0, 'Twincast', { card: 'Izzet Charm' }).resolve();
    // New targets are asked for, of the same mode, and no mode.
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    game.choose(0, { card: 'Memnite' }).resolve();
    expect([game.zones('Memnite'), game.hand(0)]).toEqual([['graveyard'], 0]);
    expect(game.resolve().the('Hill Giant').damage).toBe(2);
  });
});

describe('piles (700.3)', () => {
  it('mtg:700.3c cards of a graveyard that are separated stay there in their order', () => {
    const graveyard = ['Shock', 'Memnite', 'Forest', 'Island'];
    const game = magicPosition([{ hand: ['Test Fact'], graveyard }, {}]);
    const order = (): unknown[] => {
      const { objects, zones } = game.view();
      const pile = zones.find(({ id, owner }) => id === 'graveyard' && owner === 0);
      return pile && 'objects' in pile ? pile.objects.map((id) => objects[id]?.card) : [];
    };
    const before = order();
    game
      .cast(0, 'Test Fact')
      .resolve()
      .choose(0, [{ card: 'Forest' }, { card: 'Shock' }])
      .choose(0, { index: 1 });
    expect(before).toHaveLength(4);
    expect(order().filter((name) => name !== 'Test Fact')).toEqual(before);
  });
});

describe('devotion (700.5)', () => {
  const nylea = (game: Play) => game.the('Nylea, God of the Hunt').types;
  const withGreen = (many: number, hand: string[], theirs: string[] = []): Play =>
    magicPosition([
      { hand, battlefield: ['Nylea, God of the Hunt', ...lands(many, 'Grizzly Bears')] },
      { battlefield: theirs },
    ]);

  it('mtg:700.5 it counts the mana symbols of a color among the permanents that a player controls', () => {
    // {G} of Nylea herself, and one of each Bear.
    expect(nylea(withGreen(3, []))).toEqual(['Enchantment']);
    expect(nylea(withGreen(4, []))).toEqual(['Enchantment', 'Creature']);
    expect(nylea(withGreen(3, [], ['Grizzly Bears']))).toEqual(['Enchantment']);
  });

  it('mtg:700.5a it is known before types are: after effects of control and copies, whatever colors become', () => {
    const stolen = withGreen(3, ['Test Theft'], ['Llanowar Elves']);
    stolen.cast(0, 'Test Theft', { card: 'Llanowar Elves' }).resolve();
    expect(nylea(stolen)).toEqual(['Enchantment', 'Creature']);
    const copied = magicPosition([
      { hand: ['Test Mimicry'], battlefield: ['Nylea, God of the Hunt', 'Memnite'] },
      { battlefield: ['Test Colorless'] },
    ]);
    expect(nylea(copied)).toEqual(['Enchantment']);
    copied.cast(0, 'Test Mimicry', { card: 'Memnite' }, { card: 'Test Colorless' }).resolve();
    expect(nylea(copied)).toEqual(['Enchantment', 'Creature']);
  });
});

describe('words for objects (700.6–700.12)', () => {
  it('mtg:700.6 historic is what is legendary, an artifact or a Saga', () => {
    const drawn = (spell: string): number => {
      const game = magicPosition([
        {
          hand: [spell],
          battlefield: ['Jhoira, Weatherlight Captain', ...lands(3, 'Forest'), ...lands(5, 'Plains')],
        },
        {},
      ]);
      return game.cast(0, spell).resolveAll().hand(0);
    };
    // An artifact, a legend, a Saga, and what is none of them: a creature, and an enchantment that is no Saga.
    const spells = ['Memnite', 'Isamaru, Hound of Konda', 'History of Benalia', 'Grizzly Bears', 'Test Annals'];
    expect(spells.map(drawn)).toEqual([1, 1, 1, 0, 0]);
  });

  it('mtg:700.7 what an effect calls "that creature" is that object, also when it is no creature any more', () => {
    const game = magicPosition([{ hand: ['Test Doomed Strength', 'Test Stone'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Doomed Strength').resolve().cast(0, 'Test Stone').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ types: ['Artifact'] });
    expect(game.until({ turn: 4 }).zones('Grizzly Bears')).toEqual(['graveyard']);
  });
});
