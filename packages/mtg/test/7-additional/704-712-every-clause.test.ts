/** Each clause of a rule by itself: state-based actions, copies, faces (704–712), and what is cast by an effect (608.2g). */
import type { Condition } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  card,
  creature,
  creatureCard,
  damage,
  discard,
  draw,
  faces,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  spell,
  t,
  tapIt,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const noCards: Condition = { not: { exists: [{ zone: 'hand' }, { owner: 'you' }] } };
const aSpell = target([{ is: 'spell' }]);

ownCards(
  enchantment('Test Beggar', triggered({ on: 'state', when: noCards }, { effects: [gainLife(1)] })),
  instant('Test Renewal', '{0}', { effects: [discard(1, 'you'), draw(2)] }),
  instant('Test Gift', '{0}', { effects: [draw(1, 'opponents')] }),
  card('Test Old World', { cost: '{0}', type: 'World Enchantment', abilities: [keyword('indestructible')] }),
  card('Test New World', { cost: '{0}', type: 'World Enchantment' }),
  instant('Test Charm', '{0}', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        { label: 'one', effects: [gainLife(1)] },
        { label: 'three', effects: [gainLife(3)] },
      ],
    },
  }),
  instant('Test Kicked', '{0}', {
    optional: [{ name: 'kicker', cost: [mana('{R}')] }],
    effects: [{ do: 'if', if: { paid: 'kicker' }, then: [gainLife(5)], else: [gainLife(1)] }],
  } as never),
  instant('Test Volley', '{0}', {
    targets: [target(creature, { min: 1, max: 3 })],
    divide: 3,
    effects: [damage({ division: true }, t(0))],
  }),
  instant('Test Taps', '{0}', {
    targets: [target(creature), target(artifact)],
    effects: [tapIt(t(0)), tapIt(t(1))],
  }),
  instant('Test Echo', '{0}', { targets: [aSpell], effects: [{ do: 'copy', what: t(0) }] }),
  instant('Test Fork', '{0}', { targets: [aSpell], effects: [{ do: 'copy', what: t(0), newTargets: true }] }),
  instant('Test Veil', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('shroud'))] }),
  card('Test Vase', { cost: '{0}', type: 'Artifact' }),
  card('Test Cup', { cost: '{0}', type: 'Artifact' }),
  faces(
    'transform',
    creatureCard('Test Day', '{0}', 'Human', '1/1'),
    card('Test Night', { type: 'Creature — Wolf', power: 3, toughness: 3 }),
  ),
  faces('modal', creatureCard('Test Mage', '{0}', 'Wizard', '1/1'), instant('Test Trick', '{0}', { effects: [] })),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [{ do: 'transform', what: t(0) }] }),
  instant('Test Convert', '{0}', { targets: [target(creature)], effects: [{ do: 'convert', what: t(0) }] }),
  instant('Test Mask', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'faceDown', on: true }],
  }),
  instant('Test Play', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [{ do: 'play', what: t(0) }] }),
  card('Test Recall', {
    cost: '{R}',
    type: 'Sorcery',
    abilities: [spell({ effects: [gainLife(1)] }), keyword('rebound')],
  }),
);

const stack = (game: Play): unknown[] => game.view().stack.map((s) => [s.card, s.controller]);
const damageTo = (game: Play): unknown[] =>
  game.happened('DAMAGE_DEALT').map((e) => [(e.target as { card?: string }).card, e.amount]);

describe('every clause: state-based actions (704)', () => {
  it('mtg:704.4 what is so for a moment while a spell resolves triggers abilities all the same', () => {
    const game = magicPosition([{ hand: ['Test Renewal', 'Forest'], battlefield: ['Test Beggar'] }, {}]);
    game.cast(0, 'Test Renewal').resolve();
    expect([game.hand(0), game.view().stack]).toMatchObject([2, [{ card: 'Test Beggar' }]]);
  });
  it('mtg:704.5b who draws from an empty library loses in anybody’s turn', () => {
    const game = magicPosition([{ hand: ['Test Gift'] }, { library: [] }])
      .cast(0, 'Test Gift')
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
  it('mtg:704.5c who has more than ten poison counters loses', () => {
    expect(magicPosition([{}, { counters: { poison: 12 } }]).result()).toMatchObject({ winners: [0] });
  });
  it('mtg:704.5k the older world permanent is not destroyed: being indestructible does not save it', () => {
    const game = magicPosition([{ hand: ['Test New World'], battlefield: ['Test Old World'] }, {}]);
    game.cast(0, 'Test New World').resolve();
    expect([game.zones('Test Old World'), game.zones('Test New World')]).toEqual([['graveyard'], ['battlefield']]);
  });
});

describe('every clause: copies of spells (707.10)', () => {
  it('mtg:707.10 who copies a spell controls the copy, which lies above it and has its mode', () => {
    const game = magicPosition([{ hand: ['Test Charm'] }, { hand: ['Test Echo'] }]);
    game.cast(0, 'Test Charm', { index: 1 }).pass().castAt(1, 'Test Echo', { card: 'Test Charm' }).resolve();
    expect(stack(game)).toEqual([
      ['Test Charm', 1],
      ['Test Charm', 0],
    ]);
    expect([game.resolve().life(1), game.resolve().life(0)]).toEqual([23, 23]);
  });
  it('mtg:707.10 a copy of what was kicked was kicked', () => {
    const game = magicPosition([{ hand: ['Test Kicked', 'Test Echo'], battlefield: ['Mountain'] }, {}]);
    game.cast(0, 'Test Kicked').answer(0, { confirm: true }).castAt(0, 'Test Echo', { card: 'Test Kicked' });
    expect(game.resolveAll().life(0)).toBe(30);
  });
  it('mtg:707.10 a copy is divided as the original was', () => {
    const theirs = { battlefield: ['Hill Giant', 'Walking Corpse'] };
    const game = magicPosition([{ hand: ['Test Volley', 'Test Echo'] }, theirs]);
    game.cast(0, 'Test Volley', [{ card: 'Hill Giant' }, { card: 'Walking Corpse' }]);
    const shares = [
      { option: { card: 'Hill Giant' }, amount: 2 },
      { option: { card: 'Walking Corpse' }, amount: 1 },
    ];
    game.answer(0, { distribute: shares }).castAt(0, 'Test Echo', { card: 'Test Volley' });
    game.resolve().resolve();
    expect(damageTo(game)).toEqual([
      ['Hill Giant', 2],
      ['Walking Corpse', 1],
    ]);
  });

  const forked = (by: 0 | 1, ...before: string[]): Play => {
    const mine = { hand: ['Test Taps', ...before, ...(by === 0 ? ['Test Fork'] : [])] };
    const theirs = {
      hand: by === 1 ? ['Test Fork'] : [],
      battlefield: ['Grizzly Bears', 'Hill Giant', 'Test Vase', 'Test Cup'],
    };
    const game = magicPosition([mine, theirs]).cast(0, 'Test Taps', { card: 'Grizzly Bears' }, { card: 'Test Vase' });
    for (const name of before) game.cast(0, name, { card: 'Grizzly Bears' }).resolve();
    if (by === 1) game.pass();
    return game.castAt(by, 'Test Fork', { card: 'Test Taps' }).resolve();
  };
  const choices = (game: Play): unknown[] => game.decision().options.map((o) => o.card);
  it('mtg:707.10c new targets must be legal ones, and are chosen for each clause', () => {
    const game = forked(0);
    expect(choices(game).sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect(choices(game.choose(0, { card: 'Hill Giant' })).sort()).toEqual(['Test Cup', 'Test Vase']);
    game.choose(0, { card: 'Test Cup' }).resolve();
    expect(['Hill Giant', 'Test Cup', 'Grizzly Bears', 'Test Vase'].map((name) => game.the(name).tapped)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('mtg:707.10c a target may stay though it has become illegal', () => {
    const game = forked(0, 'Test Veil');
    expect(choices(game).sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect(game.choose(0, { card: 'Grizzly Bears' }).decision().kind).toBe('TARGETS');
  });
  it('mtg:707.10c who controls the copy chooses', () => {
    expect(forked(1).decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
  });
});

describe('every clause: double-faced permanents (701.28, 712)', () => {
  const turned = (spell: string, ...battlefield: string[]) => {
    const game = magicPosition([{ hand: ['Test Turn', spell], battlefield }, {}]);
    return { game, cast: (name: string, what: string) => game.castAt(0, name, { card: what }).resolve() };
  };
  it('mtg:712.16 a double-faced permanent with its back face up is not turned face down either', () => {
    const { game, cast } = turned('Test Mask', 'Test Day');
    cast('Test Turn', 'Test Day // Test Night');
    cast('Test Mask', 'Test Day // Test Night');
    expect(game.the('Test Day // Test Night')).toMatchObject({ name: 'Test Night', faceDown: false });
  });
  it('mtg:712.10 what would transform into an instant does not', () => {
    const { game, cast } = turned('Test Convert', 'Test Mage');
    cast('Test Turn', 'Test Mage // Test Trick');
    expect(game.the('Test Mage // Test Trick')).toMatchObject({ name: 'Test Mage', power: 1 });
  });
  it('mtg:701.28d what would convert into an instant does not', () => {
    const { game, cast } = turned('Test Convert', 'Test Mage');
    cast('Test Convert', 'Test Mage // Test Trick');
    expect(game.the('Test Mage // Test Trick')).toMatchObject({ name: 'Test Mage', power: 1 });
  });
  it('mtg:701.28c what is no double-faced card converts into nothing', () => {
    const { game, cast } = turned('Test Convert', 'Memnite');
    cast('Test Convert', 'Memnite');
    expect(game.the('Memnite')).toMatchObject({ name: 'Memnite', power: 1 });
  });
  it('mtg:701.28e an ability of a permanent that has converted since does not convert it once more', () => {
    const turns = { ...triggered({ on: 'cast', player: 'you' }, { effects: [{ do: 'convert', what: 'self' }] }) };
    const definitions = [
      faces(
        'transform',
        creatureCard('Test Robot', '{0}', 'Robot', '1/1', turns),
        card('Test Truck', { type: 'Artifact Creature — Vehicle', power: 5, toughness: 5, abilities: [turns] }),
      ),
      instant('Test Spur', '{0}', { effects: [] }),
    ];
    const hand = ['Test Spur', 'Test Spur'];
    const game = magicPosition([{ hand, battlefield: ['Test Robot'] }, {}], { definitions });
    game.cast(0, 'Test Spur').cast(0, 'Test Spur').resolveAll();
    expect(game.the('Test Robot // Test Truck').name).toBe('Test Truck');
  });
});

describe('every clause: cast by an effect (608.2g, 702.88)', () => {
  it('mtg:608.2g what its player can’t pay for is not cast', () => {
    const asked = (...battlefield: string[]) => {
      const game = magicPosition([{ hand: ['Test Play'], graveyard: ['Shock'], battlefield }, {}]);
      return game.castAt(0, 'Test Play', { card: 'Shock' }).resolve().decision().kind;
    };
    expect([asked(), asked('Mountain')]).toEqual(['PRIORITY', 'PLAY_CARD']);
  });

  const rebounded = () =>
    magicPosition([{ hand: ['Test Recall'], battlefield: ['Mountain'] }, {}]).cast(0, 'Test Recall');
  it('mtg:702.88a what rebounds is cast without paying for it', () => {
    const game = rebounded().resolve().until({ turn: 5, kind: 'PLAY_CARD' }).choose(0, { card: 'Test Recall' });
    expect([game.the('Mountain').tapped, game.resolve().life(0)]).toEqual([false, 22]);
  });
  it('mtg:702.88a what is not cast at that upkeep stays in exile for good', () => {
    const game = rebounded().resolve().until({ turn: 5, kind: 'PLAY_CARD' }).answer(0, { choose: [] });
    game.until({ turn: 7, step: 'draw' });
    expect(game.zones('Test Recall')).toEqual(['exile']);
    expect(game.happened('ABILITY_TRIGGERED')).toHaveLength(1);
  });

  it('mtg:702.127a a half cast with aftermath is exiled though it is countered', () => {
    const definitions = [
      faces(
        'split',
        instant('Test Dawn', '{0}', { effects: [gainLife(1)] }),
        card('Test Dusk', {
          cost: '{0}',
          type: 'Sorcery',
          abilities: [keyword('aftermath'), spell({ effects: [gainLife(2)] })],
        }),
      ),
      instant('Test Negate', '{0}', { targets: [aSpell], effects: [{ do: 'counterOnStack', what: t(0) }] }),
    ];
    const name = 'Test Dawn // Test Dusk';
    const game = magicPosition([{ graveyard: [name] }, { hand: ['Test Negate'] }], { definitions });
    game.choose(0, { kind: 'CAST', method: 'aftermath' }).pass().choose(1, { kind: 'CAST', card: 'Test Negate' });
    if (!game.waiting()) game.choose(1, { card: name });
    game.resolve();
    expect([game.zones(name), game.life(0)]).toEqual([['exile'], 20]);
  });
});
