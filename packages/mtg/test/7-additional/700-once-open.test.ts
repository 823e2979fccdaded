/** Tokens before they are changed, one search in two parts, what is given with a permission, and the time between steps. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  card,
  continuous,
  creature,
  destroy,
  dies,
  enchantment,
  gainLife,
  has,
  instant,
  land,
  plus,
  search,
  t,
  target,
  token,
  triggered,
  youControl,
} from '../6-spells/test-cards.js';

const permanent = { zone: 'battlefield' } as const;
ownCards(
  card('Test Double', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'create', player: 'you', object: creature, change: { count: 2 } }],
  }),
  card('Test Growth', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: creature,
        match: { to: 'battlefield' },
        change: { counters: { '+1/+1': 1 } },
      },
    ],
  }),
  card('Test Life', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      continuous(artifact, [
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 1 },
        { mod: 'set', prop: 'toughness', value: 1 },
      ]),
    ],
  }),
  instant('Test Gears', '{0}', {
    effects: [{ do: 'create', token: card('Gear', { type: 'Artifact — Gear', colors: [] }) }],
  }),
  instant('Test Cubs', '{0}', { effects: [{ do: 'create', token: token('Cub', 'Creature — Bear', ['G'], '2/2') }] }),
  instant('Test Quest', '{0}', {
    effects: [
      search({ filter: land, to: 'hand' }),
      search({ filter: creature, to: 'hand' }),
      { do: 'shuffle', who: 'you' },
      search({ filter: land, to: 'hand' }),
      { do: 'shuffle', who: 'you' },
    ],
  }),
  card('Test Paragon', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      continuous(
        [{ zone: 'graveyard' }, { owner: 'you' }, creature],
        [
          {
            mod: 'play',
            entered: [
              {
                do: 'modify',
                what: 'self',
                mods: [has(triggered(dies, { effects: [gainLife(2)] }))],
                until: { kind: 'permanent' },
              },
            ],
          },
        ],
      ),
    ],
  }),
  instant('Test Destroy', '{0}', {
    targets: [
      target({
        any: [
          [permanent, creature],
          [permanent, enchantment],
        ],
      }),
    ],
    effects: [destroy(t(0))],
  }),
  instant('Test Prop', '{0}', {
    effects: [
      {
        do: 'modify',
        what: { each: [permanent, creature, youControl] },
        mods: plus(0, 1),
        until: { kind: 'untilStep', step: 'untap' },
      },
    ],
  }),
  card('Test Chill', { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, plus(0, -1))] }),
);

describe('tokens (701.7)', () => {
  const made = (spell: string) => {
    const battlefield = ['Test Double', 'Test Growth', 'Test Life'];
    const game = magicPosition([{ hand: [spell], battlefield }, {}])
      .cast(0, spell)
      .resolve();
    // Which of two effects applies first is asked.
    while (!game.waiting()) game.answer(0, game.decision().default);
    return game;
  };

  it('mtg:701.7b what replaces the creation of a token sees it as it is before continuous effects, its entering as after', () => {
    // A Gear is no creature as it is created, though it is one as it enters.
    expect(made('Test Gears').all('Gear')).toMatchObject([
      { types: ['Artifact', 'Creature'], counters: { '+1/+1': 1 } },
    ]);
    expect(made('Test Cubs').all('Cub')).toMatchObject([1, 2].map(() => ({ counters: { '+1/+1': 1 } })));
  });
});

describe('searching (701.23)', () => {
  it('mtg:701.23h a library that is searched twice before it is shuffled is searched once', () => {
    const game = magicPosition([
      { hand: ['Test Quest'], library: ['Forest', 'Memnite', 'Shock', 'Plains', 'Opt'] },
      {},
    ]);
    game.cast(0, 'Test Quest').resolve().choose(0, { card: 'Forest' }).choose(0, { card: 'Memnite' });
    expect(game.happened('SEARCHED')).toHaveLength(2);
    game.choose(0, { card: 'Plains' });
    expect([game.hand(0), game.happened('SHUFFLED').length, game.happened('SEARCHED').length]).toEqual([3, 2, 2]);
  });
});

describe('what is given with a permission (611.3)', () => {
  const cast = () =>
    magicPosition([
      { hand: ['Test Destroy', 'Test Destroy'], battlefield: ['Test Paragon'], graveyard: ['Memnite'] },
      { battlefield: lands(1, 'Forest') },
    ])
      .cast(0, 'Memnite')
      .resolve();
  const kills = (game: ReturnType<typeof cast>, name: string) => {
    game.choose(0, { kind: 'CAST', card: 'Test Destroy', nth: 0 });
    if (!game.waiting()) game.choose(0, { card: name });
    return game.resolveAll();
  };

  it('mtg:400.7b the permanent that was cast by it has the ability', () => {
    expect(kills(cast(), 'Memnite').life(0)).toBe(22);
  });

  it('mtg:611.3d and keeps it when the permission is gone', () => {
    expect(kills(kills(cast(), 'Test Paragon'), 'Memnite').life(0)).toBe(22);
  });
});

describe('between steps (500.12)', () => {
  it('mtg:500.12 nothing happens between turns: what ends as a turn begins shows in a step of it', () => {
    const game = magicPosition([
      { hand: ['Test Prop', 'Test Chill'], battlefield: ['Memnite'], library: lands(5, 'Forest') },
      { library: lands(5, 'Forest') },
    ]);
    game.cast(0, 'Test Prop').resolve().cast(0, 'Test Chill').resolve();
    expect(game.figures('Memnite')).toBe('1/1');
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.zones('Memnite')).toEqual(['graveyard']);
    const types = game.events.map(({ type, data }) => (type === 'STEP_BEGAN' ? `${data.turn} ${data.step}` : type));
    const moved = game.events.findLastIndex(({ data }) => data.to === 'graveyard' && data.card === 'Memnite');
    expect(types.slice(0, moved).findLast((one) => /^\d/.test(one))).toBe('5 upkeep');
  });
});
