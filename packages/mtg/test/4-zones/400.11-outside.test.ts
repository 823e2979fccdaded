/** What is outside the game, and comes into it (400.11). */
import { magicPosition, ownCards, ownMagic, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, creature, creatureCard, instant, keyword } from '../../src/language/builders.js';

ownCards(
  instant('Test Call', '{0}', { effects: [{ do: 'bring', filter: creature, to: 'hand', reveal: true }] }),
  instant('Test Secret', '{0}', { effects: [{ do: 'bring', to: 'hand' }] }),
  instant('Test Gift', '{0}', { effects: [{ do: 'bring', who: 'opponents', to: 'hand' }] }),
  instant('Test Drop', '{0}', { effects: [{ do: 'discard', who: 'you', count: 1 }] }),
  instant('Test Study', '{0}', { effects: [{ do: 'learn' }] }),
  instant('Test Anew', '{0}', { effects: [{ do: 'restart' }] }),
  instant('Test Sliver Call', '{0}', {
    effects: [{ do: 'bring', filter: { has: ['subtypes', 'Sliver'] }, to: 'hand' }],
  }),
  creatureCard('Test Everything', '{1}', 'Shapeshifter', '1/1', keyword('changeling')),
  card('Test Lesson', { cost: '{R}', type: 'Sorcery — Lesson' }),
  card('Test Awakening', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'static',
        affects: [{ zone: 'hand' }, { has: ['types', 'Sorcery'] }],
        mods: [{ mod: 'gain', prop: 'types', values: ['Creature'] }],
      },
    ],
  }),
  card('Test Hive', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous(creature, [{ mod: 'gain', prop: 'subtypes', values: ['Sliver'] }])],
  }),
);
const SIDE = ['Lava Spike', 'Hill Giant', 'Memnite', 'Lava Spike'];
const offered = (game: Play): unknown[] => game.decision().options.map(({ card }) => card);
const call = (game: Play, name = 'Test Call'): Play => game.cast(0, name).resolve();

describe('outside the game (400.11)', () => {
  it('mtg:400.11a the cards of a sideboard are outside the game: in no zone, and nobody sees them', () => {
    const game = magicPosition([{ hand: ['Test Call'], sideboard: SIDE }, {}]);
    expect(game.zones('Hill Giant')).toEqual([]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(game.view(viewer))).not.toContain('Hill Giant');
  });

  it('mtg:400.11b an effect brings one into the game, where it stays: it goes on like any other card', () => {
    const game = call(magicPosition([{ hand: ['Test Call'], sideboard: SIDE }, {}]));
    expect(game.decision()).toMatchObject({ kind: 'FROM_OUTSIDE', seat: 0, min: 0, max: 1 });
    game.choose(0, { card: 'Memnite' });
    expect(game.zones('Memnite')).toEqual(['hand']);
    expect(game.happened('CARD_BROUGHT')).toHaveLength(1);
    expect(game.happened('REVEALED')).toMatchObject([{ cards: [{ card: 'Memnite' }] }]);
    game.cast(0, 'Memnite').resolve();
    expect(game.zones('Memnite')).toEqual(['battlefield']);
  });

  it('mtg:400.11b it stays in the game, to whatever zone it goes from the hand', () => {
    const game = call(magicPosition([{ hand: ['Test Call', 'Test Drop'], sideboard: SIDE }, {}]));
    game.choose(0, { card: 'Memnite' }).cast(0, 'Test Drop').resolve();
    expect(game.zones('Memnite')).toEqual(['graveyard']);
  });

  it('mtg:727.2 and is among the cards of the new game where the game is restarted; what is still outside is not', () => {
    const game = call(magicPosition([{ hand: ['Test Call', 'Test Anew'], sideboard: SIDE }, {}]));
    game.choose(0, { card: 'Memnite' });
    call(game, 'Test Anew');
    expect(['hand', 'library']).toContain(game.zones('Memnite')[0]);
    expect(game.zones('Hill Giant')).toEqual([]);
  });

  it('mtg:701.23j what is looked for outside the game is an appropriate card of one’s own, or none', () => {
    const game = call(magicPosition([{ hand: ['Test Call'], sideboard: SIDE }, { sideboard: ['Serra Angel'] }]));
    expect(offered(game).toSorted()).toEqual(['Hill Giant', 'Memnite']);
    game.choose(0, []);
    expect(game.hand(0)).toBe(0);
  });

  it('mtg:108.3b it is owned by whoever had it in their sideboard, and nobody finds those of others', () => {
    const game = magicPosition([{ hand: ['Test Call'], sideboard: ['Memnite'] }, { sideboard: ['Hill Giant'] }]);
    call(game);
    expect(offered(game)).toEqual(['Memnite']);
    game.choose(0, { card: 'Memnite' });
    expect(game.the('Memnite', 'hand').owner).toBe(0);
  });

  it('mtg:400.11b each can be brought once, as it stays in the game, and what was not chosen is there for the next time', () => {
    const game = call(magicPosition([{ hand: ['Test Call', 'Test Call'], sideboard: ['Memnite', 'Hill Giant'] }, {}]));
    expect(offered(game)).toEqual(['Memnite', 'Hill Giant']);
    game.choose(0, { card: 'Memnite' });
    call(game);
    expect(offered(game)).toEqual(['Hill Giant']);
  });

  it('mtg:400.11c no effect changes what is there: but abilities that define a card’s characteristics do', () => {
    const game = magicPosition([
      {
        hand: ['Test Call', 'Test Sliver Call', 'Lava Spike'],
        battlefield: ['Test Awakening', 'Test Hive', 'Grizzly Bears'],
        sideboard: ['Lava Spike', 'Test Everything', 'Memnite'],
      },
      {},
    ]);
    expect(game.the('Grizzly Bears').subtypes).toEqual(['Bear', 'Sliver']);
    expect(game.the('Lava Spike', 'hand').types).toEqual(['Sorcery', 'Creature']);
    call(game, 'Test Sliver Call');
    expect(offered(game)).toEqual(['Test Everything']);
    game.answer(0, { choose: [] });
    call(game);
    expect(offered(game)).toEqual(['Test Everything', 'Memnite']);
  });

  it('mtg:400.2 what is not revealed the others don’t learn, nor whether there was anything to choose', () => {
    for (const sideboard of [['Memnite'], ['Lava Spike']]) {
      const game = call(magicPosition([{ hand: ['Test Call'], sideboard }, {}]));
      expect(game.decision().kind).toBe('FROM_OUTSIDE');
    }
    const game = call(magicPosition([{ hand: ['Test Secret'], sideboard: SIDE }, {}]), 'Test Secret');
    game.choose(0, { card: 'Hill Giant' });
    expect(game.zones('Hill Giant')).toEqual(['hand']);
    expect(JSON.stringify(game.view(1))).not.toContain('Hill Giant');
    expect(JSON.stringify(game.happened('CARD_BROUGHT'))).not.toContain('Hill Giant');
  });

  it('nobody is asked who has nothing outside the game', () => {
    const game = call(magicPosition([{ hand: ['Test Call'] }, {}]));
    expect(game.decision().kind).toBe('PRIORITY');
  });
});

describe('learning (701.48)', () => {
  const game = (hand: string[]) =>
    call(magicPosition([{ hand: ['Test Study', ...hand], sideboard: ['Test Lesson', 'Memnite'] }, {}]), 'Test Study');

  it('mtg:701.48a who doesn’t discard may put a Lesson from outside the game into their hand', () => {
    const kept = game(['Shock']).answer(0, { confirm: false });
    expect(offered(kept)).toEqual(['Test Lesson']);
    kept.choose(0, { card: 'Test Lesson' });
    expect([kept.zones('Test Lesson'), kept.zones('Shock')]).toEqual([['hand'], ['hand']]);
  });

  it('mtg:701.48a who discards draws, and gets no Lesson; who has no card may get one at once', () => {
    const changed = game(['Shock']).answer(0, { confirm: true });
    expect([changed.zones('Shock'), changed.hand(0), changed.decision().kind]).toEqual([['graveyard'], 1, 'PRIORITY']);
    expect(offered(game([]))).toEqual(['Test Lesson']);
  });
});

describe('games with sideboards', () => {
  const deck = (main: string, sideboard?: string) => ({
    main: [{ card: main, count: 60 }],
    ...(sideboard === undefined ? {} : { sideboard: [{ card: sideboard, count: 3 }] }),
  });
  const begun = (one: object, other: object): Play => {
    const decks = [one, other].map((made, i) => ({ name: `${i}`, deck: made }));
    const created = ownMagic().create({
      edition: 'current',
      seed: 'side',
      options: { autoPass: 'none', payment: 'auto' },
      seats: decks,
    } as never);
    if (!created.ok) throw new Error(created.error.detail);
    return new Play(ownMagic(), created.value.state);
  };

  it('mtg:400.11a a deck’s sideboard can be called, also where nothing of that deck asks for it', () => {
    const game = begun(deck('Test Gift', 'Memnite'), deck('Plains', 'Hill Giant'));
    game.until({ step: 'precombatMain', kind: 'PRIORITY' });
    while (game.decision().seat !== 0) game.pass();
    call(game, 'Test Gift');
    expect(game.decision()).toMatchObject({ kind: 'FROM_OUTSIDE', seat: 1 });
    expect(offered(game)).toEqual(['Hill Giant', 'Hill Giant', 'Hill Giant']);
  });

  it('mtg:400.2 what others have outside the game nobody can tell from what they may imagine', () => {
    const imagined = ['Memnite', 'Hill Giant', undefined].map((side) => {
      const { service, state } = begun(deck('Plains'), deck('Test Call', side));
      return JSON.stringify([...(service.sample?.(state, 0, { samples: 3, seed: 's', decklists: 'hidden' }) ?? [])]);
    });
    expect(imagined[0]).toContain('frames');
    expect(new Set(imagined).size).toBe(1);
  });

  it('a game in which nothing asks for them does not hold them', () => {
    const without = begun(deck('Plains'), deck('Island'));
    const game = begun(deck('Plains', 'Memnite'), deck('Island', 'Hill Giant'));
    expect(game.service.hash(game.state)).toBe(without.service.hash(without.state));
  });
});
