/** Clauses of rules of chapters 6 and 7 that were drawn at random, each in a situation of its own. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  and,
  another,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  discard,
  each,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  player,
  plus,
  protectionFrom,
  sorcery,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const relic = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const painted = (name: string, ...colors: string[]) =>
  card(name, { cost: '{0}', type: 'Creature — Human', colors, power: 2, toughness: 2 });

ownCards(
  card('Test Echo', {
    cost: '{5}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }, keyword('flashback', { cost: [mana('{1}')] })],
  }),
  sorcery('Test Cleanse', '{0}', { effects: [destroy(each(and(creature, color('R', 'U'))))] }),
  painted('Test Red', 'R'),
  painted('Test Blue', 'U'),
  painted('Test Both', 'R', 'U'),
  painted('Test Green', 'G'),
  instant('Test Pair', '{0}', {
    modes: {
      min: 2,
      max: 2,
      choices: [
        { label: 'one', effects: [gainLife(1)] },
        { label: 'two', effects: [gainLife(2)] },
      ],
    },
  }),
  instant('Test Once', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        once: true,
        replaces: { on: 'damage', source: color('R'), prevent: true },
      },
    ],
  }),
  card('Test Spark', {
    cost: '{0}',
    type: 'Instant',
    colors: ['R'],
    abilities: [{ kind: 'spell', targets: [target(player)], effects: [damage(2, t(0))] }],
  }),
  instant('Test Gray Spark', '{0}', { targets: [target(player)], effects: [damage(2, t(0))] }),
  instant('Test Shrink', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(-1, -2))] }),
  relic('Test Wings', continuous(and(creature, { not: { keyword: 'flying' } }), [has('reach')])),
  relic('Test Clip', continuous(creature, [{ mod: 'loseKeyword', keyword: 'flying' }])),
  creatureCard(
    'Test Sponge',
    '{0}',
    'Ooze',
    '1/1',
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      change: { counters: { '+1/+1': 1 } },
    },
    {
      kind: 'replacement',
      on: 'counters',
      object: 'self',
      change: { amount: { sum: [{ event: 'amount' }, 1] } },
    } as never,
  ),
  relic('Test Void', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'exile' },
  }),
  relic('Test Relay', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { from: 'battlefield', to: 'exile' },
    change: { to: 'hand' },
  }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  sorcery('Test Shuffle', '{0}', { effects: [{ do: 'shuffle', who: 'you' }] }),
  sorcery('Test Manifest Two', '{0}', { effects: [{ do: 'manifest', count: 2 }, gainLife(1)] }),
  card('Test Shade', {
    cost: '{0}',
    type: 'Creature — Shade',
    colors: [],
    power: 2,
    toughness: 2,
    abilities: [keyword('intimidate')],
  }),
  creatureCard('Test Saint', '{0}', 'Human', '2/2', protectionFrom(color('R'), 'red')),
  creatureCard('Test Stinger', '{0}', 'Imp', '1/1', {
    kind: 'triggered',
    on: { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } },
    targets: [target(creature)],
    effects: [damage(1, t(0))],
  }),
  card('Test Red Stinger', {
    cost: '{0}',
    type: 'Creature — Imp',
    colors: ['R'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } },
        targets: [target(creature)],
        effects: [damage(1, t(0))],
      },
    ],
  }),
  card('Test Rally', {
    cost: '{X}{1}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife('x')] }, keyword('convoke')],
  }),
  instant('Test Grown Twin', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'create', copy: t(0), except: { props: { power: 9, toughness: 8 } } }],
  }),
  card('Test Toll', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', additional: [{ pay: 'discard', what: [], count: 1 }], effects: [gainLife(1)] }],
  }),
  card('Test Frenzy', {
    cost: '{5}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [gainLife(5)] }, keyword('madness', { cost: [mana('{0}')] })],
  }),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: and(creature, another) },
  }),
  sorcery('Test Toss', '{0}', { effects: [discard(1, 'you')] }),
);
const offered = (game: Play) =>
  game
    .decision()
    .options.filter((o) => o.kind === 'CAST')
    .map((o) => [o.card, o.method]);
const play = (hand: string[], battlefield: (string | object)[] = [], more: object = {}) =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);

describe('drawn rules of chapter 6', () => {
  it('mtg:601.3 a way to cast from the graveyard is none from the hand', () => {
    expect(offered(play(['Test Echo'], lands(1, 'Island')))).toEqual([]);
    expect(offered(play([], lands(1, 'Island'), { graveyard: ['Test Echo'] }))).toEqual([['Test Echo', 'flashback']]);
  });
  it('mtg:608.2j mtg-2003:413.2g one of the colors that an effect names is enough', () => {
    const game = play(['Test Cleanse'], ['Test Red', 'Test Blue', 'Test Both', 'Test Green'])
      .cast(0, 'Test Cleanse')
      .resolve();
    expect(['Test Red', 'Test Blue', 'Test Both', 'Test Green'].map((n) => game.zones(n)[0])).toEqual([
      'graveyard',
      'graveyard',
      'graveyard',
      'battlefield',
    ]);
  });
  it('mtg:608.2n a spell with several modes goes to the graveyard as any other', () => {
    const game = play(['Test Pair']).cast(0, 'Test Pair');
    while (!game.waiting()) game.answer(0, game.decision().default);
    expect([game.resolve().zones('Test Pair'), game.life(0), game.view().stack]).toEqual([['graveyard'], 23, []]);
  });
  it('mtg:609.7b what prevents once is not used up by a source that it is not for', () => {
    const game = play(['Test Once', 'Test Gray Spark', 'Test Spark', 'Test Spark']).cast(0, 'Test Once').resolve();
    const after = (name: string) => game.cast(0, name, { player: 0 }).resolve().life(0);
    expect([after('Test Gray Spark'), after('Test Spark'), after('Test Spark')]).toEqual([18, 18, 16]);
  });
  it('mtg:611.1 mtg-2003:418.1 an effect may take from power and toughness', () => {
    expect(
      play(['Test Shrink'], ['Craw Wurm'])
        .castAt(0, 'Test Shrink', { card: 'Craw Wurm' })
        .resolve()
        .figures('Craw Wurm'),
    ).toBe('5/2');
  });
  it('mtg:613.8 an effect waits for one that takes an ability of which it asks', () => {
    const game = play([], ['Air Elemental', 'Test Wings', 'Test Clip']);
    expect((game.the('Air Elemental').abilities as { text: string }[]).map((a) => a.text)).toEqual(['reach']);
  });
  it('mtg:614.16 what a permanent says of counters put on itself applies to those that it enters with', () => {
    expect(play(['Test Sponge']).cast(0, 'Test Sponge').resolve().the('Test Sponge').counters).toEqual({ '+1/+1': 2 });
  });
  it('mtg:616.1f what applies only once another effect was applied is looked for where nothing is asked', () => {
    const game = play(['Test Slay'], ['Test Relay', 'Test Void', 'Hill Giant'])
      .castAt(0, 'Test Slay', { card: 'Hill Giant' })
      .resolve();
    expect(game.zones('Hill Giant')).toEqual(['hand']);
  });
  it('mtg:616.1c one effect that makes it a copy asks of what', () => {
    const game = play(['Test Clone'], ['Hill Giant', 'Craw Wurm']).cast(0, 'Test Clone').resolve();
    expect(game.decision()).toMatchObject({ kind: 'COPY', seat: 0 });
    expect(game.choose(0, { card: 'Craw Wurm' }).the('Test Clone')).toMatchObject({ name: 'Craw Wurm' });
  });
});

describe('drawn rules of chapter 7', () => {
  it('mtg:701.24a any card may come to lie on top', () => {
    const library = ['Forest', 'Island', 'Plains', 'Swamp'];
    const tops = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const game = magicPosition([{ hand: ['Test Shuffle'], library }, {}], { seed })
        .cast(0, 'Test Shuffle')
        .resolve();
      game.until({ turn: 5, step: 'draw' });
      return library.find((name) => game.zones(name)[0] === 'hand');
    });
    expect(new Set(tops).size).toBeGreaterThan(1);
  });
  it('mtg:701.40e of too few cards as many are manifested as there are', () => {
    const game = play(['Test Manifest Two'], [], { library: ['Forest'] })
      .cast(0, 'Test Manifest Two')
      .resolve();
    expect([game.zones('Forest'), game.life(0)]).toEqual([['battlefield'], 21]);
  });
  it('mtg:702.13b what has no color is blocked by artifact creatures alone', () => {
    const game = magicPosition([{ battlefield: ['Test Shade'] }, { battlefield: ['Test Red', 'Test Green'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Shade');
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(18);
    const refused = magicPosition([{ battlefield: ['Test Shade'] }, { battlefield: ['Test Red', 'Memnite'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Shade')
      .until({ kind: 'BLOCKERS' });
    expect(refused.refused(1, { assign: [{ from: { card: 'Test Red' }, to: { card: 'Test Shade' } }] }).code).not.toBe(
      'INTERNAL',
    );
  });
  it('mtg:702.16b mtg-2003:502.7b an ability of what has left is of that quality still', () => {
    const after = (name: string) => {
      const game = play(['Test Slay'], [name, 'Test Saint', 'Hill Giant', 'Craw Wurm'])
        .cast(0, 'Test Slay', { card: name })
        .resolve();
      return game.decision().options.map((o) => o.card);
    };
    expect(after('Test Red Stinger')).toEqual(['Hill Giant', 'Craw Wurm']);
    expect(after('Test Stinger')).toEqual(['Test Saint', 'Hill Giant', 'Craw Wurm']);
  });
  it('mtg:702.51b creatures help to pay for the X of the total cost', () => {
    const game = play(['Test Rally'], ['Memnite', 'Ornithopter', 'Hill Giant'])
      .cast(0, 'Test Rally')
      .answer(0, { number: 2 });
    while (!game.waiting()) game.answer(0, game.decision().default);
    expect(['Memnite', 'Ornithopter', 'Hill Giant'].map((n) => game.the(n).tapped)).toEqual([true, true, true]);
    expect(game.resolve().life(0)).toBe(22);
  });
  it('mtg:707.9a a copy has what the effect says instead of what it copies', () => {
    const game = play(['Test Grown Twin'], ['Hill Giant'])
      .castAt(0, 'Test Grown Twin', { card: 'Hill Giant' })
      .resolve();
    expect(
      game
        .all('Hill Giant')
        .map((o) => `${o.power}/${o.toughness}`)
        .sort(),
    ).toEqual(['3/3', '9/8']);
  });
  it('mtg:702.35a what is discarded for a cost may be cast for its madness cost, too', () => {
    const game = play(['Test Toll', 'Test Frenzy']).cast(0, 'Test Toll');
    expect([game.zones('Test Frenzy').includes('exile'), game.view().stack.map((s) => s.card)]).toEqual([
      true,
      ['Test Frenzy', 'Test Toll'],
    ]);
    expect(game.resolve().choose(0, { kind: 'CAST', card: 'Test Frenzy' }).resolveAll().life(0)).toBe(26);
  });
});
