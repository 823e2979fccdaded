/** Preparation cards (722): the copy of the prepare spell in exile, and who may cast it for how long. */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creatureCard,
  damage,
  draw,
  faces,
  gainLife,
  instant,
  returnToHand,
  t,
  target,
  triggered,
  youCast,
} from '../../src/language/builders.js';
import { creature, player } from '../../src/language/filters.js';

const status = (on: boolean) => ({ do: 'status', what: t(0), status: 'prepared', on }) as const;
const onCreature = { targets: [target(creature)] };
const entersPrepared = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  change: { status: { prepared: true } },
} as const;
const pupil = faces(
  'preparation',
  creatureCard('Test Pupil', '{1}{R}', 'Human', '3/2'),
  instant('Test Lesson', '{R}', { targets: [target(player)], effects: [damage(1, t(0))] }),
);
ownCards(
  pupil,
  faces(
    'preparation',
    creatureCard('Test Scholar', '{1}{R}', 'Human', '2/2', entersPrepared),
    card('Test Lecture', {
      cost: '{R}',
      type: 'Sorcery',
      abilities: [{ kind: 'spell', effects: [gainLife(3)] }],
    }),
  ),
  creatureCard('Test Layman', '{1}{R}', 'Human', '2/2', entersPrepared),
  instant('Test Primer', '{0}', { ...onCreature, effects: [status(true)] }),
  instant('Test Distraction', '{0}', { ...onCreature, effects: [status(false)] }),
  instant('Test Twice', '{0}', { ...onCreature, effects: [status(true), status(true)] }),
  instant('Test Recall', '{0}', { ...onCreature, effects: [returnToHand(t(0))] }),
  instant('Test Sway', '{0}', {
    ...onCreature,
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }] }],
  }),
  instant('Test Mist', '{0}', { ...onCreature, effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Frog', '{0}', {
    ...onCreature,
    effects: [
      {
        do: 'create',
        copy: t(0),
        except: { props: { colors: ['G'], power: 1, toughness: 1 }, gain: { subtypes: ['Frog'] } },
      },
    ],
  }),
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Echo', '{0}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0) }],
  }),
  instant('Test Dig', '{0}', { effects: [draw(1)] }),
  instant('Test Naming', '{0}', { effects: [{ do: 'chooseWord', of: 'cardName' }] }),
  instant('Test Ask', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { is: 'hasPrepareSpell' }])],
    effects: [gainLife(1)],
  }),
  instant('Test Survey', '{0}', {
    effects: [
      gainLife({ count: [{ zone: 'graveyard' }, { is: 'hasPrepareSpell' }] }),
      gainLife({ times: [10, { count: [{ zone: 'stack' }, { is: 'hasPrepareSpell' }] }] }),
    ],
  }),
  instant('Test Stifle', '{0}', {
    targets: [target([{ is: 'spell' }, { is: 'prepareSpell' }])],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  creatureCard(
    'Test Listener',
    '{1}',
    'Human',
    '1/1',
    triggered(youCast([]), { effects: [status(true)], ...onCreature }),
  ),
  creatureCard(
    'Test Fan',
    '{1}',
    'Human',
    '1/1',
    triggered(youCast([{ is: 'prepareSpell' }]), { effects: [gainLife(5)] }),
  ),
);

const PUPIL = 'Test Pupil // Test Lesson';
const SCHOLAR = 'Test Scholar // Test Lecture';
const MOUNTAINS = lands(4, 'Mountain');
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}) =>
  magicPosition([{ ...mine, battlefield: [...(mine.battlefield ?? []), ...MOUNTAINS] }, theirs]);
type Game = ReturnType<typeof play>;
const casts = (game: Game) =>
  (game.decision().options ?? []).filter((o) => o.kind === 'CAST').map((o) => [o.label, o.zone]);
const LESSON = ['Cast Test Lesson', 'exile'];
const prepared = (theirs: Seats[1] = {}, ...hand: string[]) =>
  play({ hand: ['Test Primer', ...hand], battlefield: [PUPIL] }, theirs)
    .castAt(0, 'Test Primer', { card: PUPIL })
    .resolve();
const isPrepared = (game: Game, name = PUPIL) => (game.the(name).designations ?? []) as unknown as JsonObject[];

describe('preparation cards (722)', () => {
  it('mtg:722.2 the inset frame says other characteristics, which a copy of it has as a spell', () => {
    const game = prepared().choose(0, { kind: 'CAST', card: 'Test Lesson' }, { player: 1 });
    expect(game.the('Test Lesson', 'stack')).toMatchObject({
      name: 'Test Lesson',
      types: ['Instant'],
      manaCost: '{R}',
      power: null,
    });
  });

  it('mtg:722.2a what has a prepare spell has it where that does not count', () => {
    const game = play({ hand: ['Test Ask'], battlefield: [PUPIL, SCHOLAR, 'Grizzly Bears'] });
    game.cast(0, 'Test Ask');
    expect(game.decision().options?.map((o) => o.card)).toEqual([PUPIL, SCHOLAR]);
  });

  it('mtg:722.2a so have cards in other zones, and the spell of such a card', () => {
    const game = play({ hand: ['Test Survey', PUPIL], graveyard: [SCHOLAR, 'Grizzly Bears'] });
    game.choose(0, { kind: 'CAST', card: PUPIL }).cast(0, 'Test Survey').resolve();
    expect(game.life(0)).toBe(31);
  });

  it('mtg:722.2b a copy of such a permanent has its prepare spell', () => {
    const game = play({ hand: ['Test Frog', 'Test Ask'], battlefield: [PUPIL] })
      .cast(0, 'Test Frog')
      .resolve();
    game.cast(0, 'Test Ask');
    expect(game.decision().options?.length).toBe(2);
    const mimic = play({ hand: ['Test Mimicry', 'Test Ask'], battlefield: [PUPIL, 'Grizzly Bears'] });
    mimic.cast(0, 'Test Mimicry', { card: 'Grizzly Bears' }, { card: PUPIL }).resolve().cast(0, 'Test Ask');
    expect(mimic.decision().options?.map((o) => o.card)).toEqual([PUPIL, 'Grizzly Bears']);
  });

  it('mtg:722.2c a preparation card is one card: who draws one draws one card', () => {
    const game = play({ hand: ['Test Dig'], library: [PUPIL, PUPIL, 'Forest'] })
      .cast(0, 'Test Dig')
      .resolve();
    expect([game.hand(0), game.zones(PUPIL).sort()]).toEqual([1, ['hand', 'library']]);
  });

  it('mtg:722.3 a preparation card is never cast as its prepare spell', () => {
    expect(casts(play({ hand: [PUPIL], graveyard: [PUPIL], exile: [PUPIL] }))).toEqual([['Cast Test Pupil', 'hand']]);
  });

  it('mtg:722.3a only a permanent with a prepare spell becomes prepared', () => {
    const game = play({ hand: ['Test Primer'], battlefield: ['Grizzly Bears', 'Test Layman'] });
    game.castAt(0, 'Test Primer', { card: 'Grizzly Bears' }).resolve();
    expect(isPrepared(game, 'Grizzly Bears')).toEqual([]);
    const entered = play({ hand: ['Test Layman'] })
      .cast(0, 'Test Layman')
      .resolve();
    expect([isPrepared(entered, 'Test Layman'), entered.happened('COPIED')]).toEqual([[], []]);
  });

  it('mtg:722.3a what is prepared does not become so again', () => {
    const game = play({ hand: ['Test Twice'], battlefield: [PUPIL] })
      .castAt(0, 'Test Twice', { card: PUPIL })
      .resolve();
    expect([isPrepared(game), game.happened('COPIED').length, casts(game)]).toEqual([['prepared'], 1, [LESSON]]);
  });

  it('mtg:722.3a a permanent may enter prepared', () => {
    const game = play({ hand: [SCHOLAR] })
      .cast(0, SCHOLAR)
      .resolve();
    expect([isPrepared(game, SCHOLAR), casts(game)]).toEqual([['prepared'], [['Cast Test Lecture', 'exile']]]);
  });

  it('mtg:722.3b what becomes unprepared has no copy in exile any more', () => {
    const game = prepared({}, 'Test Distraction').castAt(0, 'Test Distraction', { card: PUPIL }).resolve();
    expect([isPrepared(game), game.zones('Test Lesson')]).toEqual([[], []]);
  });

  it('mtg:722.3c its controller casts the copy from exile, for its cost and at its time, and the permanent is prepared no longer', () => {
    const game = prepared();
    expect([game.zones('Test Lesson'), casts(game)]).toEqual([['exile'], [LESSON]]);
    game.choose(0, { kind: 'CAST', card: 'Test Lesson' }, { player: 1 });
    expect([isPrepared(game), game.all('Mountain').filter((o) => o.tapped).length]).toEqual([[], 1]);
    game.resolve();
    expect([game.life(1), game.zones('Test Lesson'), casts(game)]).toEqual([19, [], []]);
    const sorcery = magicPosition([{ hand: [SCHOLAR], battlefield: MOUNTAINS }, { hand: ['Test Dig'] }])
      .cast(0, SCHOLAR)
      .resolve()
      .until({ step: 'end' });
    expect([isPrepared(sorcery, SCHOLAR), casts(sorcery)]).toEqual([['prepared'], []]);
  });

  it('mtg:722.3c as soon as the spell has become cast, abilities that trigger on that find it unprepared', () => {
    const game = play({ hand: ['Test Primer'], battlefield: [PUPIL, 'Test Listener'] });
    game.castAt(0, 'Test Primer', { card: PUPIL }).choose(0, { card: PUPIL });
    game.resolveAll();
    // Prepared by the ability that triggered first, the permanent isn't prepared again by what it waits for.
    expect(game.happened('COPIED').length).toBe(1);
    game.choose(0, { kind: 'CAST', card: 'Test Lesson' }, { player: 1 }).choose(0, { card: PUPIL }).resolve();
    expect([isPrepared(game), game.happened('COPIED').length]).toEqual([['prepared'], 2]);
  });

  it('mtg:722.3c the copy is there as long as the permanent is on the battlefield', () => {
    const game = prepared({}, 'Test Recall').castAt(0, 'Test Recall', { card: PUPIL }).resolve();
    expect([game.zones(PUPIL), game.zones('Test Lesson')]).toEqual([['hand'], []]);
  });

  it('mtg:722.3c it goes as the permanent phases out, and is made anew as that phases in', () => {
    const game = prepared({}, 'Test Mist').castAt(0, 'Test Mist', { card: PUPIL }).resolve();
    expect([game.zones('Test Lesson'), casts(game)]).toEqual([[], []]);
    game.until({ turn: 5, step: 'precombatMain' });
    expect([isPrepared(game), game.zones('Test Lesson'), casts(game)]).toEqual([['prepared'], ['exile'], [LESSON]]);
  });

  it('mtg:722.3c whoever controls the permanent may cast the copy', () => {
    const game = prepared({ hand: ['Test Sway'], battlefield: ['Mountain'] })
      .pass()
      .castAt(1, 'Test Sway', { card: PUPIL })
      .resolve();
    expect(casts(game)).toEqual([]);
    game.pass();
    expect([game.decision().seat, casts(game)]).toEqual([1, [LESSON]]);
    game.choose(1, { kind: 'CAST', card: 'Test Lesson' }, { player: 0 }).resolve();
    expect([game.life(0), isPrepared(game)]).toEqual([19, []]);
  });

  it('mtg:722.3c exceptions that the permanent was copied with are not of the copy', () => {
    const game = play({ hand: ['Test Frog', 'Test Primer'], battlefield: [PUPIL] })
      .cast(0, 'Test Frog')
      .resolve();
    const token = game.all(PUPIL).find((o) => o.token);
    expect(token).toMatchObject({ power: 1, colors: ['G'], subtypes: ['Human', 'Frog'] });
    game.castAt(0, 'Test Primer', { object: String(token?.id) }).resolve();
    expect(game.the('Test Lesson', 'exile')).toMatchObject({
      name: 'Test Lesson',
      colors: ['R'],
      types: ['Instant'],
      subtypes: [],
      power: null,
    });
  });

  it('mtg:722.3d a copy of a prepare spell is one as well, and what is said of prepare spells is of both', () => {
    const game = prepared({}, 'Test Echo', 'Test Stifle', 'Test Dig');
    game
      .choose(0, { kind: 'CAST', card: 'Test Lesson' }, { player: 1 })
      .castAt(0, 'Test Echo', { card: 'Test Lesson' })
      .resolve();
    game.cast(0, 'Test Dig').cast(0, 'Test Stifle');
    expect(game.decision().options?.map((o) => o.card)).toEqual(['Test Lesson', 'Test Lesson']);
  });

  it('mtg:722.3d what waits for a spell to be cast as a prepare spell does not see another', () => {
    const game = play({ hand: ['Test Primer'], battlefield: [PUPIL, 'Test Fan'] }).castAt(0, 'Test Primer', {
      card: PUPIL,
    });
    game.resolve();
    expect(game.life(0)).toBe(20);
    game.choose(0, { kind: 'CAST', card: 'Test Lesson' }, { player: 1 }).resolve();
    expect(game.life(0)).toBe(25);
  });

  it('mtg:722.4 in every zone a preparation card is the permanent alone', () => {
    const game = play({ hand: [PUPIL], graveyard: [PUPIL], exile: [PUPIL], battlefield: [PUPIL] });
    for (const zone of ['hand', 'graveyard', 'exile', 'battlefield'])
      expect(game.the(PUPIL, zone)).toMatchObject({ name: 'Test Pupil', types: ['Creature'], manaCost: '{1}{R}' });
    game.choose(0, { kind: 'CAST', card: PUPIL });
    expect(game.the(PUPIL, 'stack')).toMatchObject({ name: 'Test Pupil', types: ['Creature'], manaCost: '{1}{R}' });
  });

  it('mtg:722.5 the name of a prepare spell may be chosen', () => {
    const game = play({ hand: ['Test Naming'] })
      .cast(0, 'Test Naming')
      .resolve()
      .answer(0, { name: 'Test Lesson' });
    expect(game.happened('WORD_CHOSEN').map((one) => one.name)).toEqual(['Test Lesson']);
  });
});
