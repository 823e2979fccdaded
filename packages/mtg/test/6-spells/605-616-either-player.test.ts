/** Mana abilities, sequences of draws, effects on what enters (605–616): for either player, and in the midst of things. */
import type { Effect } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  card,
  creature,
  creatureCard,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  mill,
  scry,
  youControl,
} from './test-cards.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const insteadOfDraw = (name: string, ...instead: Effect[]) =>
  instant(name, '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'draw', instead },
        once: true,
        until: { kind: 'endOfTurn' },
      },
    ],
  });
const entering = (object: object | 'self', more: object) =>
  ({
    kind: 'replacement',
    on: 'move',
    object,
    match: { to: 'battlefield' },
    ...(object === 'self' ? { entering: true } : {}),
    ...more,
  }) as never;

ownCards(
  relic('Test Filter', activated([mana('{1}')], { effects: [addMana('{U}')], immediate: true })),
  relic('Test Petal', activated([{ pay: 'sacrifice', what: 'self' }], { effects: [addMana('{U}')], immediate: true })),
  relic('Test Well', activated([], { effects: [addMana('{U}')], immediate: true, limit: { perTurn: 1 } })),
  instant('Test One', '{U}', { effects: [gainLife(1)] }),
  instant('Test Two', '{U}{U}', { effects: [gainLife(1)] }),
  insteadOfDraw('Test Detour', mill(1, 'you')),
  insteadOfDraw('Test Foresight', scry(1), gainLife(2)),
  insteadOfDraw('Test Double', draw(2)),
  instant('Test Draw Two', '{0}', { effects: [draw(2)] }),
  instant('Test All Draw', '{0}', { effects: [draw(2, 'players')] }),
  creatureCard(
    'Test Clone',
    '{0}',
    'Shapeshifter',
    '0/0',
    keyword('flash'),
    entering('self', { copy: { of: creature, may: true } }),
  ),
  relic(
    'Test Mirrors',
    entering([creature, youControl].flat(), { copy: { of: [creature, { named: 'Hill Giant' }].flat() } }),
  ),
  relic('Test Slumber', entering(creature, { change: { status: { tapped: true } } })),
  creatureCard('Test Shy', '{0}', 'Human', '2/2', entering('self', { change: { status: { tapped: true } } })),
  creatureCard('Test Grown', '{0}', 'Human', '2/2', entering('self', { change: { counters: { '+1/+1': 2 } } })),
);
type Side = Parameters<typeof magicPosition>[0][0];
const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
const manaOf = (game: Play) =>
  game.decision().options.flatMap((o) => (o.kind === 'ACTIVATE' && o.mana ? [o.card] : []));
const casts = (game: Play) => game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [o.card] : []));

describe('mana abilities that are being activated (605.3c)', () => {
  it('mtg:605.3c one without {T} does not pay for itself: its mana comes when it is paid', () => {
    expect(manaOf(theirs({ battlefield: ['Test Filter'] }))).toEqual([]);
    expect(manaOf(theirs({ battlefield: ['Test Filter', 'Forest'] }))).toEqual(expect.arrayContaining(['Test Filter']));
    expect(casts(theirs({ hand: ['Test One'], battlefield: ['Test Filter'] }))).toEqual([]);
    const game = theirs({ hand: ['Test One', 'Test Two'], battlefield: ['Test Filter', 'Forest'] });
    game.choose(1, { kind: 'ACTIVATE', card: 'Test Filter', mana: true });
    expect([casts(game), game.the('Forest').tapped]).toEqual([['Test One'], true]);
  });
  it('mtg:605.3c one that costs its source, or may be used once a turn, is not activated again', () => {
    for (const source of ['Test Petal', 'Test Well']) {
      const game = theirs({ hand: ['Test One', 'Test Two'], battlefield: [source] });
      game.choose(1, { kind: 'ACTIVATE', card: source, mana: true });
      expect([source, manaOf(game), casts(game)]).toEqual([source, [], ['Test One']]);
    }
  });
});

describe('sequences of draws (614.11a)', () => {
  const library = ['Forest', 'Island', 'Plains', 'Swamp'];
  const drawn = (game: Play) => library.map((name) => game.zones(name)[0]);
  it('mtg:614.11a the other player’s first draw is replaced whole before the second', () => {
    const game = theirs({ hand: ['Test Detour', 'Test Draw Two'], library })
      .cast(1, 'Test Detour')
      .resolve();
    if (game.decision().seat === 0) game.pass();
    game.cast(1, 'Test Draw Two').resolve();
    expect(drawn(game)).toEqual(['graveyard', 'hand', 'library', 'library']);
  });
  it('mtg:614.11a what takes its place may ask, and all of it is done first', () => {
    const game = theirs({ hand: ['Test Foresight', 'Test Draw Two'], library })
      .cast(1, 'Test Foresight')
      .resolve();
    if (game.decision().seat === 0) game.pass();
    game.cast(1, 'Test Draw Two').resolve();
    expect([game.decision().kind, game.hand(1), game.life(1)]).toEqual(['SCRY', 0, 20]);
    game.answer(1, { assign: [{ from: { card: 'Forest' }, to: { value: 'bottom' } }] });
    expect([drawn(game), game.life(1)]).toEqual([['library', 'hand', 'library', 'library'], 22]);
  });
  it('mtg:614.11a more draws in its place come before the other player’s', () => {
    const game = magicPosition([{ hand: ['Test All Draw', 'Test Double'], library }, {}]);
    game.cast(0, 'Test Double').resolve().cast(0, 'Test All Draw').resolve();
    expect(game.happened('CARD_DRAWN').map((e) => e.seat)).toEqual([0, 0, 0, 1, 1]);
    expect(drawn(game)).toEqual(['hand', 'hand', 'hand', 'library']);
  });
});

describe('what enters as a copy (616.1c, 707.5)', () => {
  it('mtg:616.1c of two effects that make it a copy one is chosen first, and none of the others', () => {
    const game = theirs({
      hand: ['Test Clone'],
      battlefield: ['Hill Giant', 'Grizzly Bears', 'Test Mirrors', 'Test Slumber'],
    });
    game.cast(1, 'Test Clone').resolve();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Test Clone', 'Test Mirrors']);
    game.choose(1, { card: 'Test Clone' });
    expect(game.decision()).toMatchObject({ kind: 'COPY', seat: 1 });
    game.choose(1, { card: 'Grizzly Bears' });
    while (!game.waiting()) game.takeDefault(game.decision().kind);
    expect(game.the('Test Clone')).toMatchObject({ name: 'Hill Giant', tapped: true, controller: 1 });
  });
  it('mtg:616.1c another’s choice of how it enters comes after, for the other player in another’s turn', () => {
    const game = theirs({ hand: ['Test Clone'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Slumber'] });
    game.cast(1, 'Test Clone').resolve();
    expect(game.decision()).toMatchObject({ kind: 'COPY', seat: 1, min: 0 });
    game.choose(1, { card: 'Grizzly Bears' });
    expect(game.the('Test Clone')).toMatchObject({ name: 'Grizzly Bears', tapped: true });
  });
  it('mtg:707.5 the other player’s enters tapped, or with counters, as what it copies does', () => {
    const as = (name: string) => {
      const game = theirs({ hand: ['Test Clone'] }, { battlefield: [{ card: name, tapped: false }, 'Hill Giant'] });
      return game.cast(1, 'Test Clone').resolve().choose(1, { card: name }).the('Test Clone');
    };
    expect(as('Test Shy')).toMatchObject({ name: 'Test Shy', tapped: true, controller: 1 });
    expect(as('Test Grown')).toMatchObject({ power: 4, toughness: 4, counters: { '+1/+1': 2 }, tapped: false });
    const none = theirs({ hand: ['Test Clone'] }, { battlefield: ['Hill Giant'] })
      .cast(1, 'Test Clone')
      .resolve();
    expect(none.choose(1, []).zones('Test Clone')).toEqual(['graveyard']);
  });
});
