/** Clauses of static abilities, loyalty, layers and replacement that nothing else shows (604–616). */
import type { Effect, Filter } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  gainLife,
  has,
  instant,
  keyword,
  loyaltyCostsMore,
  mana,
  putCounters,
  sorcery,
  t,
  target,
} from './test-cards.js';

const toHand: Effect = { do: 'counterOnStack', what: t(0), to: 'hand' };
const loyal = (amount: number | '-x', ...effects: Effect[]) =>
  activated([{ pay: 'loyalty', amount }], { effects, timing: 'sorcery' });

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  // It gives others an ability that sets their figures, as defining ones do.
  creatureCard(
    'Test Sculptor',
    '{0}',
    'Wizard',
    '1/1',
    continuous(
      [creature, { other: true }],
      [
        has({
          kind: 'static',
          defining: true,
          mods: [
            { mod: 'set', prop: 'power', value: 5 },
            { mod: 'set', prop: 'toughness', value: 5 },
          ],
        }),
      ],
    ),
  ),
  sorcery('Test Shrink', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'modify',
        what: t(0),
        mods: [
          { mod: 'set', prop: 'power', value: 1 },
          { mod: 'set', prop: 'toughness', value: 1 },
        ],
        until: { kind: 'permanent' },
      },
    ],
  }),
  loyaltyCostsMore('Test Carth'),
  card('Test Walker', {
    cost: '{0}',
    type: 'Legendary Planeswalker — Jace',
    loyalty: 2,
    abilities: [
      loyal(1, gainLife(1)),
      loyal(-3, gainLife(7)),
      loyal('-x', gainLife('x')),
      activated([mana('{1}')], { effects: [gainLife(2)] }),
    ],
  }),
  creatureCard('Test Hooded', '{5}', 'Snake', '1/1', keyword('morph', { cost: [mana('{1}')] }), {
    kind: 'replacement',
    on: 'status',
    object: 'self',
    match: { status: 'faceDown', on: false },
    also: [putCounters(5, 'self')],
  }),
  sorcery('Test All Zombies', '{0}', {
    effects: [
      {
        do: 'modify',
        what: { each: [creature] },
        mods: [
          { mod: 'gain', prop: 'subtypes', values: ['Zombie'] },
          { mod: 'set', prop: 'power', value: 4 },
        ],
        until: { kind: 'permanent' },
      },
    ],
  }),
  instant('Test Remand', '{0}', { targets: [target([{ zone: 'stack' }, { is: 'spell' }])], effects: [toHand] }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  card('Test Rest', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: [{ any: [[{ zone: 'stack' }], [{ zone: 'battlefield' }], [{ zone: 'hand' }]] }] as Filter,
        match: { to: 'graveyard' },
        change: { to: 'exile' },
      },
    ],
  }),
);

describe('static abilities and layers', () => {
  it('mtg:604.3a an ability that was given by an effect defines nothing', () => {
    const game = magicPosition([{ hand: ['Test Shrink', 'Test Sculptor'], battlefield: ['Test Cub', 'Test Cub'] }, {}]);
    const [one] = game.all('Test Cub');
    game.choose(0, { kind: 'CAST', card: 'Test Shrink' }, { object: String(one?.id) }).resolve();
    game.cast(0, 'Test Sculptor').resolve();
    // As a defining ability it would come before the older effect.
    expect(game.all('Test Cub').map(({ power, toughness }) => [power, toughness])).toEqual([
      [5, 5],
      [5, 5],
    ]);
  });

  it('mtg:613.2b what is face down is that before all other effects', () => {
    const game = magicPosition([
      { hand: ['Test All Zombies'], battlefield: [{ card: 'Test Hooded', faceDown: true }] },
      {},
    ]);
    game.cast(0, 'Test All Zombies').resolve();
    expect(game.the('Test Hooded')).toMatchObject({ name: '', subtypes: ['Zombie'], power: 4, toughness: 2 });
  });

  it('mtg:614.1e what is done as it is turned face up is done as it is', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Hooded', faceDown: true }, ...lands(1, 'Forest')] }, {}]);
    game.choose(0, { kind: 'TURN_FACE_UP', card: 'Test Hooded' });
    expect([game.figures('Test Hooded'), game.view().stack.length]).toEqual(['6/6', 0]);
  });
});

describe('loyalty', () => {
  const walker = (...battlefield: string[]) =>
    magicPosition([{ battlefield: ['Test Walker', ...battlefield, ...lands(1, 'Forest')] }, {}]);
  const loyalty = (game: ReturnType<typeof walker>) =>
    (game.the('Test Walker').counters as { loyalty?: number }).loyalty;

  it('mtg:606.5 what is put on and what is removed are one cost', () => {
    const game = walker('Test Carth');
    // Two counters are enough for -3 and +1 together.
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Walker', ability: 1 });
    expect(game.all('Test Walker')).toEqual([]);
    expect(game.resolve().life(0)).toBe(27);
  });

  it('mtg:606.5 +1 and +1 put two counters on at once', () => {
    const game = walker('Test Carth').choose(0, { kind: 'ACTIVATE', card: 'Test Walker', ability: 0 });
    expect(loyalty(game)).toBe(4);
    expect(walker().refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Walker', ability: 1 }] }).code).toBe(
      'NO_MATCH',
    );
  });

  it('mtg:606.5 an ability that costs no loyalty costs none besides', () => {
    const game = walker('Test Carth').choose(0, { kind: 'ACTIVATE', card: 'Test Walker', ability: 3 });
    expect([loyalty(game), game.resolve().life(0)]).toEqual([2, 22]);
  });
});

describe('self-replacement', () => {
  const remanded = () =>
    magicPosition([{ hand: ['Test Sip', 'Test Remand'], battlefield: ['Test Rest'] }, {}])
      .cast(0, 'Test Sip')
      .castAt(0, 'Test Remand', { card: 'Test Sip' })
      .resolve();

  it('mtg:614.15 mtg-2003:419.6d what an effect replaces of itself it replaces before others do', () => {
    expect(remanded().zones('Test Sip')).toEqual(['hand']);
  });

  it('mtg:616.1a nobody is asked which of them applies', () => {
    const game = remanded();
    expect(game.waiting()).toBe(true);
    // What becomes of the other spell the other effect says.
    expect(game.zones('Test Remand')).toEqual(['exile']);
  });
});
