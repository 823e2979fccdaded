/** "One or more" (603.2c), mana that is counted (106.3), and filters of colors, tokens and names (105.2, 111.1, 201.2). */
import { language } from '@arbiter/mtg';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  card,
  creature,
  damage,
  gainLife,
  sorcery,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';

const dies = { from: 'battlefield', to: 'graveyard' };
const sweep = (name: string, filter: object) =>
  sorcery(name, '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'battlefield' }, filter].flat() } as never,
        to: 'graveyard',
        cause: 'destroy',
      },
    ],
  });
ownCards(
  card('Test Mourner', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: [creature], match: dies, batch: true },
        {
          effects: [gainLife({ countOf: { event: 'object' } } as never)],
        },
      ),
    ],
  }),
  card('Test Herald', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'attack', object: [creature, { controller: 'you' }], batch: true },
        { effects: [gainLife({ countOf: { event: 'object' } } as never)] },
      ),
    ],
  }),
  card('Test Tally', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'damage', player: 'any', batch: true }, { effects: [gainLife(1)] })],
  }),
  sorcery('Test Flare', '{0}', { effects: [damage(1, 'players')] }),
  card('Test Each Mourner', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'move', object: [creature, { not: { is: 'token' } }], match: dies }, { effects: [gainLife(5)] }),
    ],
  }),
  sweep('Test Sweep', creature),
  sweep('Test Gold Sweep', { is: 'multicolored' }),
  sweep('Test Plain Sweep', { is: 'monocolored' }),
  sweep('Test Grey Sweep', [creature, { is: 'colorless' }]),
  sweep('Test Token Sweep', { is: 'token' }),
  sorcery('Test Echoes', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'battlefield' }, { sameName: { target: 0 } }] } as never,
        to: 'graveyard',
        cause: 'destroy',
      },
    ],
  }),
  card('Test Gold Bear', { cost: '{W}{U}', type: 'Creature — Bear', power: 2, toughness: 2 }),
  sorcery('Test Whelps', '{0}', {
    effects: [{ do: 'create', token: token('Whelp', 'Creature — Dragon', ['R'], '1/1') as never, count: 1 } as never],
  }),
  card('Test Grove', {
    type: 'Land',
    abilities: [
      activated([{ pay: 'tap' }], {
        effects: [{ ...addMana('{G}'), times: { count: [creature, { controller: 'you' }] } } as never],
        immediate: true,
      }),
    ],
  }),
  card('Test Hydra', { cost: '{2}{G}{G}', type: 'Creature — Hydra', power: 4, toughness: 4 }),
);

const at = (hand: string[], battlefield: string[], more: object = {}): Play =>
  magicPosition([{ hand, battlefield, ...more }, {}]);
const left = (game: Play) => ['Test Gold Bear', 'Grizzly Bears', 'Memnite'].filter((name) => game.all(name).length > 0);

describe('one or more, at the same time (603.2c)', () => {
  it('mtg:603.2c an ability about one or more triggers once for all that die together, and knows them all', () => {
    const game = at(['Test Sweep'], ['Test Mourner', 'Grizzly Bears', 'Memnite', 'Goblin Piker']).cast(0, 'Test Sweep');
    game.resolve();
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolve().life(0)).toBe(23);
  });

  it('mtg:603.2c it triggers for a single one as well, and not for none', () => {
    const one = at(['Test Sweep'], ['Test Mourner', 'Memnite']).cast(0, 'Test Sweep').resolve().resolve();
    expect(one.life(0)).toBe(21);
    const none = at(['Test Gold Sweep'], ['Test Mourner', 'Memnite']).cast(0, 'Test Gold Sweep').resolve();
    expect([none.view().stack.length, none.life(0)]).toEqual([0, 20]);
  });
});

describe('one or more that attack or are hit (603.2c)', () => {
  it('mtg:603.2c creatures that attack together are waited for as one, and known all', () => {
    const game = at([], ['Test Herald', 'Memnite', 'Memnite'])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Memnite', 'Memnite');
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolve().life(0)).toBe(22);
  });

  it('mtg:603.2c damage to two players at the same time is one event for each of them', () => {
    const game = at(['Test Flare'], ['Test Tally']).cast(0, 'Test Flare').until({ step: 'end' });
    expect([game.life(0), game.life(1)]).toEqual([21, 19]);
    const attacked = at([], ['Test Tally', 'Memnite', 'Memnite'])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Memnite', 'Memnite')
      .until({ step: 'end' });
    expect([attacked.life(0), attacked.life(1)]).toEqual([21, 18]);
  });
});

describe('what has colors, is a token or has a name', () => {
  const board = ['Test Gold Bear', 'Grizzly Bears', 'Memnite'];
  it('mtg:105.2b an object of two colors is multicolored; mtg:105.2a one of one color is monocolored; mtg:105.2c mtg-2003:214.6a Memnite is colorless', () => {
    expect(left(at(['Test Gold Sweep'], board).cast(0, 'Test Gold Sweep').resolve())).toEqual([
      'Grizzly Bears',
      'Memnite',
    ]);
    expect(left(at(['Test Plain Sweep'], board).cast(0, 'Test Plain Sweep').resolve())).toEqual([
      'Test Gold Bear',
      'Memnite',
    ]);
    expect(left(at(['Test Grey Sweep'], board).cast(0, 'Test Grey Sweep').resolve())).toEqual([
      'Test Gold Bear',
      'Grizzly Bears',
    ]);
  });

  it('mtg:111.1 tokens are no cards: what is about nontoken creatures leaves them out', () => {
    const game = at(['Test Whelps', 'Test Token Sweep'], ['Test Each Mourner', 'Memnite'])
      .cast(0, 'Test Whelps')
      .resolve();
    expect(game.all('Whelp')).toHaveLength(1);
    game.cast(0, 'Test Token Sweep').resolveAll();
    expect([game.all('Whelp').length, game.all('Memnite').length, game.life(0)]).toEqual([0, 1, 20]);
    const card = at(['Test Sweep'], ['Test Each Mourner', 'Memnite']).cast(0, 'Test Sweep').resolveAll();
    expect(card.life(0)).toBe(25);
  });

  it('mtg:201.2a mtg-2003:202.3 objects have the same name if they have one in common', () => {
    const game = at(['Test Echoes'], ['Grizzly Bears', 'Grizzly Bears', 'Memnite']);
    game.cast(0, 'Test Echoes', { card: 'Grizzly Bears' }).resolve();
    expect(left(game)).toEqual(['Memnite']);
  });
});

it('What is declared one by one can’t be waited for as one: the pattern is refused with its place', () => {
  const waiting = card('Test Refused', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'unblocked', object: creature, batch: true } as never, { effects: [gainLife(1)] })],
  });
  expect(language.check(waiting)).toMatchObject({ ok: false, errors: [{ path: '$.abilities[0].on.batch' }] });
});

describe('mana that is counted (106.3)', () => {
  it('mtg:106.3 a land adds as much as there are creatures, also where it pays automatically', () => {
    const bears = lands(3, 'Memnite');
    expect(
      at(['Test Hydra'], ['Test Grove', ...bears])
        .decision()
        .options.some((o) => o.card === 'Test Hydra'),
    ).toBe(false);
    const game = at(['Test Hydra'], ['Test Grove', 'Memnite', ...bears])
      .cast(0, 'Test Hydra')
      .resolve();
    expect([game.zones('Test Hydra'), game.the('Test Grove').tapped]).toEqual([['battlefield'], true]);
    const none = at(['Memnite', 'Shock'], ['Test Grove', 'Mountain']);
    expect(none.cast(0, 'Shock', { player: 1 }).the('Test Grove').tapped).toBe(false);
  });
});
