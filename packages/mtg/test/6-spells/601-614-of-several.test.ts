/** Spells, abilities and effects where there are two that could be meant (601–614). */
import type { Filter } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { table } from '../8-multiplayer/table.js';
import {
  activated,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  enters,
  gainLife,
  has,
  instant,
  keyword,
  land,
  sorcery,
  t,
  target,
  token,
  triggered,
} from './test-cards.js';

const spider = token('Test Spider', 'Creature — Spider', ['G'], '1/2');
const inExile: Filter = [{ zone: 'exile' }, { linked: true }];
const takes = activated([], {
  targets: [target([creature, { controller: 'opponent' }])],
  effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'linked' }],
});
const gives = activated([], {
  effects: [{ do: 'move', what: { each: inExile }, to: 'hand', cause: 'return' }],
});
const MOURNER = creatureCard(
  'Test Mourner',
  '{0}',
  'Human',
  '1/1',
  triggered({ on: 'lose' }, { effects: [gainLife(3)] }),
);
const growth = (name: string) =>
  card(name, {
    cost: '{G}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(land),
      triggered({ on: 'tapForMana', object: 'attached' }, { effects: [{ do: 'addMana', choices: ['{G}'] }] }),
    ],
  });
ownCards(
  MOURNER,
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  creatureCard('Test Giant', '{0}', 'Giant', '3/3'),
  creatureCard('Test Hasty', '{R}', 'Goblin', '2/2', keyword('haste')),
  card('Test Lesson', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [continuous(creature, [has(activated([], { effects: [gainLife(1)], limit: { perTurn: 1 } }))])],
  }),
  instant('Test Deny', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [counterSpell(t(0))],
  }),
  creatureCard(
    'Test Presence',
    '{0}',
    'Spirit',
    '1/1',
    triggered({ on: 'countered', object: [{ is: 'spell' }], player: 'you' }, { effects: [gainLife(2)] }),
  ),
  growth('Test Growth'),
  instant('Test Three Green', '{G}{G}{G}', { effects: [damage(2, 'opponents')] }),
  creatureCard(
    'Test Brood',
    '{0}',
    'Spider',
    '4/4',
    activated([], { effects: [{ do: 'create', token: spider, keep: 'linked' }] }),
    activated([], {
      effects: [{ do: 'move', what: { each: [creature, { linked: true }] }, to: 'graveyard', cause: 'destroy' }],
    }),
  ),
  creatureCard('Test Keeper', '{0}', 'Cleric', '1/1', takes, gives),
  creatureCard('Test Jailer', '{0}', 'Cleric', '1/1', takes, gives, activated([], { effects: [gainLife(1)] })),
  sorcery('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  creatureCard(
    'Test Painter',
    '{0}',
    'Wizard',
    '1/1',
    activated([], { effects: [{ do: 'chooseWord', of: 'color' }] }),
    activated([], {
      effects: [
        { do: 'if', if: { exists: [creature, { chosen: 'color' }] }, then: [gainLife(5)], else: [gainLife(1)] },
      ],
    }),
  ),
  // What would die is exiled, and whoever's shrine it was gains life at the end of the turn.
  card('Test Shrine', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: [creature],
        match: { from: 'battlefield', to: 'graveyard' },
        change: { to: 'exile' },
        also: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(4)] }],
      },
    ],
  }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Feast', '{0}', { targets: [target(creature)], effects: [destroy(t(0)), gainLife(1)] }),
  card('Test Wreath', { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(creature)] }),
  card('Test Green', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: [{ has: ['types', 'Enchantment'] }], match: { to: 'battlefield' } },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  creatureCard(
    'Test Door',
    '{0}',
    'Wall',
    '0/4',
    activated([], {
      targets: [target(creature)],
      effects: [{ do: 'phaseOut', what: t(0), keep: 'untilLeaves' }],
    }),
  ),
  creatureCard(
    'Test Oubliette',
    '{0}',
    'Wall',
    '0/4',
    triggered(enters, {
      targets: [target(creature)],
      effects: [{ do: 'phaseOut', what: t(0), keep: 'untilLeaves' }],
    }),
  ),
  card('Test Circle', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      activated([], {
        effects: [
          { do: 'chooseSource', filter: [], save: 'source' },
          {
            do: 'createReplacement',
            replaces: { on: 'damage', prevent: true },
            from: { saved: 'source' },
            entities: 'you',
            once: true,
            until: { kind: 'endOfTurn' },
          },
        ],
      }),
    ],
  }),
  creatureCard('Test Pinger', '{R}', 'Goblin', '1/1', activated([], { effects: [damage(1, 'opponents')] })),
  sorcery('Test Handful', '{0}', {
    targets: [target([creature, { stat: ['toughness', '<=', { count: [{ zone: 'hand' }, { owner: 'you' }] }] }])],
    effects: [destroy(t(0))],
  }),
  instant('Test Slumber', '{0}', { effects: [{ do: 'skipNext', what: 'turn', who: 'you' }] }),
);

describe('playing (601–603)', () => {
  it('mtg:601.2 where a step can’t be followed the spell is not cast, and the game is as it was', () => {
    const game = magicPosition([{ hand: ['Test Handful'] }, { battlefield: ['Test Elf'] }]);
    expect(game.refused(0, { choose: [{ kind: 'CAST', card: 'Test Handful' }] }).code).toBe('ILLEGAL_ACTION');
    expect([game.zones('Test Handful'), game.view().stack]).toEqual([['hand'], []]);
  });

  it('mtg:602.5c what two objects give in the same words is limited for each of them', () => {
    const game = magicPosition([{ battlefield: ['Test Cub', 'Test Lesson', 'Test Lesson'] }, {}]);
    const count = () => game.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === 'Test Cub').length;
    expect(count()).toBe(2);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Cub', ability: 0 }).resolve();
    expect(count()).toBe(1);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Cub' }).resolve();
    expect([count(), game.life(0)]).toEqual([0, 22]);
  });

  it('mtg:603.7f it stays theirs though the object is another player’s card', () => {
    const game = magicPosition([
      { hand: ['Test Kill'] },
      { battlefield: ['Test Cub', { card: 'Test Shrine', controller: 0 }] },
    ]);
    game.castAt(0, 'Test Kill', { card: 'Test Cub' }).resolve();
    game.until({ step: 'end' }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([24, 20]);
  });

  it('mtg:603.10e what waits for spells of its player to be countered looks at whose the spell was', () => {
    const begin = (seat: number): Play => {
      const game = magicPosition([
        { hand: ['Test Feast', 'Test Deny'], battlefield: ['Test Cub', 'Test Presence'] },
        { hand: ['Test Feast', 'Test Deny'] },
      ]);
      if (seat === 1) game.pass();
      game.castAt(seat, 'Test Feast', { card: 'Test Cub' }).pass();
      return game.castAt(1 - seat, 'Test Deny', { card: 'Test Feast' }).resolveAll();
    };
    expect([begin(0).life(0), begin(1).life(0)]).toEqual([22, 20]);
  });

  it('mtg:603.10f so has what leaves with a player who loses by having no life', () => {
    const definitions = [
      MOURNER,
      instant('Test End', '{0}', { targets: [target({ player: 'any' })], effects: [damage(20, t(0))] }),
    ];
    const game = table([{ hand: ['Test End'] }, { battlefield: [{ card: 'Test Mourner', controller: 0 }] }, {}], {
      definitions: definitions as never,
    });
    game.castAt(0, 'Test End', { player: 1 }).resolve();
    expect(game.resolveAll().life(0)).toBe(23);
  });

  it('mtg:605.4a of several that trigger on one mana ability each adds its mana', () => {
    const host = { card: 'Forest', as: 'host' };
    const aura = { card: 'Test Growth', attachedTo: 'host' };
    const game = magicPosition([{ hand: ['Test Three Green'], battlefield: [host, aura, aura] }, {}]);
    expect(game.cast(0, 'Test Three Green').resolveAll().life(1)).toBe(18);
  });
});

describe('linked abilities (607)', () => {
  const use = (game: Play, object: string | undefined, ability: number, at?: string): Play => {
    game.choose(0, { kind: 'ACTIVATE', object: String(object), ability });
    if (at !== undefined && !game.waiting()) game.choose(0, { card: at });
    return game.resolve();
  };

  it('mtg:607.2c it speaks of nothing that another object of the same name created', () => {
    const game = magicPosition([{ battlefield: ['Test Brood', 'Test Brood'] }, {}]);
    const [one, other] = game.all('Test Brood').map(({ id }) => id);
    use(game, one, 0);
    use(game, other, 1);
    expect(game.all('Test Spider')).toHaveLength(1);
    use(game, one, 1);
    expect(game.all('Test Spider')).toHaveLength(0);
  });

  /** What one pair of abilities exiled, the object is a copy of something with another pair: where both cards are then. */
  const copied = (): string[][] => {
    const game = magicPosition([
      { hand: ['Test Mimicry'], battlefield: ['Test Keeper', 'Test Jailer'] },
      { battlefield: ['Test Elf', 'Test Giant'] },
    ]);
    const { id } = game.the('Test Keeper');
    use(game, id, 0, 'Test Elf');
    game.cast(0, 'Test Mimicry', { card: 'Test Keeper' }, { card: 'Test Jailer' }).resolve();
    use(game, id, 0, 'Test Giant');
    use(game, id, 1);
    return [game.zones('Test Elf'), game.zones('Test Giant')];
  };
  it('mtg:607.5 nor does it speak of what abilities did that the object had before', () => {
    expect(copied()).toEqual([['exile'], ['hand']]);
  });
  it('mtg:707.7 abilities that were copied are linked to each other, and not to those that the object had before', () => {
    expect(copied()).toEqual([['exile'], ['hand']]);
  });

  it('mtg:607.2d what an activated ability had chosen is what the other one speaks of', () => {
    const after = (color: string): number => {
      const game = magicPosition([{ battlefield: ['Test Painter', 'Hill Giant'] }, {}]);
      game.choose(0, { kind: 'ACTIVATE', card: 'Test Painter', ability: 0 }).resolve().choose(0, { value: color });
      return game.choose(0, { kind: 'ACTIVATE', card: 'Test Painter', ability: 1 }).resolve().life(0);
    };
    expect([after('R'), after('W')]).toEqual([25, 21]);
  });
});

describe('resolving, and what lasts (608–614)', () => {
  it('mtg:608.2 a spell whose only target is gone does nothing of what it says', () => {
    const game = magicPosition([{ hand: ['Test Feast', 'Test Kill'] }, { battlefield: ['Test Cub'] }]);
    game.castAt(0, 'Test Feast', { card: 'Test Cub' }).castAt(0, 'Test Kill', { card: 'Test Cub' });
    expect([game.resolveAll().life(0), game.zones('Test Feast')]).toEqual([20, ['graveyard']]);
  });

  it('mtg:608.3b an Aura spell whose target is gone never enters the battlefield', () => {
    const game = magicPosition([
      { hand: ['Test Wreath', 'Test Kill'], battlefield: ['Test Green'] },
      { battlefield: ['Test Cub'] },
    ]);
    game.castAt(0, 'Test Wreath', { card: 'Test Cub' }).castAt(0, 'Test Kill', { card: 'Test Cub' });
    expect([game.resolveAll().life(0), game.zones('Test Wreath')]).toEqual([20, ['graveyard']]);
  });

  it('mtg:610.4b the permanent does not phase out even for a moment', () => {
    const game = magicPosition([{ hand: ['Test Kill'], battlefield: ['Test Door'] }, { battlefield: ['Test Cub'] }]);
    game.activate(0, 'Test Door', { card: 'Test Cub' }).cast(0, 'Test Kill', { card: 'Test Door' }).resolveAll();
    expect(game.happened('PHASED_OUT')).toEqual([]);
  });

  it('mtg:610.4c nor does it where a triggered ability would have it do so', () => {
    const game = magicPosition([{ hand: ['Test Oubliette', 'Test Kill'] }, { battlefield: ['Test Cub'] }])
      .cast(0, 'Test Oubliette')
      .resolve()
      .choose(0, { card: 'Test Cub' });
    game.cast(0, 'Test Kill', { card: 'Test Oubliette' }).resolveAll();
    expect(game.happened('PHASED_OUT')).toEqual([]);
  });

  it('mtg:609.7a a permanent spell that was chosen is the source as a permanent too', () => {
    const game = magicPosition([
      { hand: ['Test Hasty'], battlefield: lands(1, 'Mountain') },
      { battlefield: ['Test Circle'] },
    ]);
    game.cast(0, 'Test Hasty').pass().activate(1, 'Test Circle').resolve();
    if (game.decision().kind === 'CHOOSE_OBJECTS') game.choose(1, { card: 'Test Hasty' });
    game.resolveAll().until({ kind: 'ATTACKERS' }).attack(0, 'Test Hasty');
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(20);
  });

  it('mtg:609.7 an effect about one source says nothing of another', () => {
    const game = magicPosition([{ battlefield: ['Test Pinger', 'Test Cub'] }, { battlefield: ['Test Circle'] }]).pass();
    game.activate(1, 'Test Circle').resolve().choose(1, { card: 'Test Cub' });
    expect(game.activate(0, 'Test Pinger').resolve().life(1)).toBe(19);
  });

  it('mtg:614.10 a turn that has begun is not skipped: the next one of that player is', () => {
    const game = magicPosition([{ hand: ['Test Slumber'] }, {}])
      .cast(0, 'Test Slumber')
      .resolve();
    const { number } = game.view().turn;
    expect(game.until({ step: 'postcombatMain' }).view().turn).toMatchObject({ number, active: 0 });
    expect(game.happened('SKIPPED')).toEqual([]);
    game.until({ turn: number + 2 });
    expect(game.view().turn.active).toBe(1);
  });
});
