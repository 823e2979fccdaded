/** Rules of chapter 7 drawn by lot a third time: searching, copies, and cards with several faces, played by either player. */
import type { Effect, JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  each,
  enchant,
  enters,
  exile,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  permanent,
  plus,
  putOntoBattlefield,
  returnToHand,
  sorcery,
  t,
  target,
  transform,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const does = (name: string, ...effects: Effect[]) => instant(name, '{0}', { effects });
const onPermanent = (name: string, ...effects: Effect[]) =>
  instant(name, '{0}', { targets: [target(permanent)], effects });
const onSpell = (name: string, ...effects: Effect[]) =>
  instant(name, '{0}', { targets: [target([{ zone: 'stack' }])], effects });
const status = (what: 'flipped' | 'leftUnlocked' | 'rightUnlocked', on: boolean): Effect =>
  ({ do: 'status', what: t(0), status: what, ...(on ? {} : { on: false }) }) as Effect;
const room = (name: string, cost: string, ...abilities: Abilities) =>
  card(name, { cost, type: 'Enchantment — Room', abilities });
const search = (who: string, to: string, more: object = {}): Effect =>
  ({ do: 'search', of: who, to, filter: creature, ...more }) as never;
const asCopy = (more: object = {}) =>
  ({
    kind: 'replacement',
    on: 'move',
    object: 'self',
    entering: true,
    copy: { of: creature, may: true, ...more },
  }) as never;
const flying = { except: { gain: { subtypes: ['Illusion'] }, abilities: [{ kind: 'keyword', keyword: 'flying' }] } };

ownCards(
  does('Test Rifle', search('opponents', 'exile', { count: 2 })),
  does('Test Rifle Hand', search('opponents', 'exile', { zone: 'hand' })),
  does('Test Map', search('you', 'hand', { count: 2 })),
  ...(['hand', 'graveyard', 'exile', 'library'] as const).map((zone) =>
    onPermanent(`Test To ${zone}`, { do: 'move', what: t(0), to: zone } as Effect),
  ),
  onPermanent('Test Unflip', status('flipped', false)),
  does('Test Unflip All', { do: 'status', what: each(permanent), status: 'flipped', on: false } as Effect),
  onPermanent('Test Open Left', status('leftUnlocked', true)),
  onPermanent('Test Open Right', status('rightUnlocked', true)),
  onPermanent('Test Raise', untilEndOfTurn(t(0), plus(3, 3))),
  onPermanent('Test Turn', transform(t(0))),
  onPermanent('Test Convert', { do: 'convert', what: t(0) }),
  does('Test Turn All', transform(each(permanent))),
  does('Test Convert All', { do: 'convert', what: each(permanent) }),
  onPermanent('Test Exile', exile(t(0))),
  faces('room', room('Test Attic', '{1}{W}'), room('Test Cellar', '{2}{B}')),
  faces(
    'flip',
    creatureCard(
      'Test Student',
      '{0}',
      'Human',
      '1/2',
      keyword('flash'),
      activated([], { effects: [{ do: 'status', what: 'self', status: 'flipped' }] }),
    ),
    card('Test Master', { type: 'Legendary Creature — Human Monk', power: 4, toughness: 4 }),
  ),
  faces(
    'transform',
    creatureCard('Test Day', '{0}', 'Human', '1/9'),
    card('Test Night', { type: 'Creature — Werewolf', colors: [], power: 5, toughness: 9, abilities: [] }),
  ),
  faces(
    'split',
    instant('Test Spark', '{1}{R}', { targets: [target(creature)], effects: [damage(2, t(0))] }),
    sorcery('Test Glance', '{2}{U}', { effects: [gainLife(1)] }),
  ),
  faces(
    'adventure',
    creatureCard('Test Rover', '{1}{R}', 'Human', '3/2'),
    card('Test Errand', {
      cost: '{R}',
      type: 'Instant — Adventure',
      abilities: [{ kind: 'spell', effects: [gainLife(1)] }],
    }),
  ),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/1', keyword('flash'), asCopy()),
  creatureCard('Test Phantasm', '{0}', 'Shapeshifter', '0/1', keyword('flash'), asCopy(flying)),
  creatureCard('Test Greeter', '{W}', 'Human', '2/2', triggered(enters, { effects: [gainLife(3)] })),
  creatureCard('Test Sleeper', '{W}', 'Human', '2/3', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    entering: true,
    match: { to: 'battlefield' },
    change: { status: { tapped: true } },
  } as never),
  does('Test Revive', putOntoBattlefield(each([{ zone: 'graveyard' }], { named: 'Test Clone' }))),
  does('Test Twin', { do: 'create', copy: { each: { named: 'Hill Giant' } }, ...flying } as never),
  onPermanent('Test Mimic', { do: 'become', what: t(0), copy: { each: { named: 'Hill Giant' } }, ...flying } as never),
  does('Test Twin Phantasm', { do: 'create', copy: { each: { named: 'Test Phantasm' } } } as never),
  does('Test Sip', gainLife(1)),
  onSpell('Test Echo', { do: 'copy', what: t(0) }),
  onSpell('Test Echoes', { do: 'copy', what: t(0), count: 2 }),
  onSpell('Test No', { do: 'counterOnStack', what: t(0) }),
  onSpell('Test Banish', exile(t(0))),
  onSpell('Test Return', returnToHand(t(0))),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  card('Test Seek', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], { effects: [{ do: 'search', who: 'you', to: 'hand', filter: color('U') } as never] }),
      activated([], {
        effects: [{ do: 'search', who: 'you', to: 'hand', filter: { has: ['types', 'Instant'] } } as never],
      }),
    ],
  }),
  creatureCard(
    'Test Lurker',
    '{3}{G}',
    'Beast',
    '4/4',
    keyword('morph', { cost: [mana('{0}')] }),
    triggered(enters, { effects: [gainLife(9)] }),
  ),
  onPermanent('Test Mask', { do: 'status', what: t(0), status: 'faceDown' }),
  onPermanent('Test Unmask', { do: 'status', what: t(0), status: 'faceDown', on: false }),
);
type Side = Parameters<typeof magicPosition>[0][0];
const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
const inTheirTurn = (side: Side, mine: Side = {}) => magicPosition([mine, side], { turn: { active: 1, number: 4 } });
const priorityOf = (game: Play, seat: number) => {
  if (game.decision().seat !== seat) game.pass();
  return game;
};
const casting = (game: Play, spell: string, at?: JsonObject) =>
  (at ? priorityOf(game, 1).castAt(1, spell, at as never) : priorityOf(game, 1).cast(1, spell)).resolve();

describe('searching for a quality (701.23b)', () => {
  const library = ['Memnite', 'Hill Giant', 'Forest'];
  it('mtg:701.23b in another player’s library or hand none, one or all of them is found', () => {
    const start = () => casting(theirs({ hand: ['Test Rifle'] }, { library }), 'Test Rifle');
    expect(start().decision()).toMatchObject({ kind: 'SEARCH', seat: 1, min: 0, max: 2 });
    const found = (...names: string[]) => {
      const game = start().answer(1, { choose: names.map((name) => ({ card: name })) });
      return library.map((name) => game.zones(name)[0]);
    };
    expect([found(), found('Hill Giant'), found('Memnite', 'Hill Giant')]).toEqual([
      ['library', 'library', 'library'],
      ['library', 'exile', 'library'],
      ['exile', 'exile', 'library'],
    ]);
    const hand = casting(theirs({ hand: ['Test Rifle Hand'] }, { hand: ['Memnite', 'Forest'] }), 'Test Rifle Hand');
    expect(hand.decision()).toMatchObject({ kind: 'SEARCH', seat: 1, min: 0, max: 1 });
    expect(hand.answer(1, { choose: [] }).zones('Memnite')).toEqual(['hand']);
  });
  it('mtg:701.23b the other player in their own library, of one that fits and of none', () => {
    for (const [cards, max] of [
      [library, 2],
      [['Memnite', 'Forest'], 1],
      [['Forest'], 0],
    ] as const) {
      const game = casting(theirs({ hand: ['Test Map'], library: [...cards] }), 'Test Map');
      expect(game.decision()).toMatchObject({ kind: 'SEARCH', seat: 1, min: 0, max });
      expect([game.answer(1, { choose: [] }).hand(1), game.waiting()]).toEqual([0, true]);
    }
    const theirLibrary = casting(theirs({ hand: ['Test Rifle'] }, { library: ['Forest'] }), 'Test Rifle');
    expect(theirLibrary.decision()).toMatchObject({ kind: 'SEARCH', seat: 1, options: [] });
  });
});

describe('flip cards and Rooms', () => {
  const STUDENT = 'Test Student // Test Master';
  const ROOM = 'Test Attic // Test Cellar';
  const flipped = (side: Side, mine: Side = {}) =>
    inTheirTurn({ ...side, battlefield: [STUDENT] }, mine)
      .activate(1, STUDENT)
      .resolve();
  it('mtg:710.4 nobody unflips it: neither its controller nor another, in either turn, alone or with all others', () => {
    for (const spell of ['Test Unflip', 'Test Unflip All'])
      for (const seat of [0, 1]) {
        const game = flipped({ hand: seat ? [spell] : [] }, { hand: seat ? [] : [spell] });
        priorityOf(game, seat).castAt(seat, spell).resolve();
        expect([spell, seat, game.figures(STUDENT), game.the(STUDENT).flipped]).toEqual([spell, seat, '4/4', true]);
        expect(game.until({ turn: 5, step: 'upkeep' }).figures(STUDENT)).toBe('4/4');
      }
    for (const seat of [0, 1]) {
      const sides: [Side, Side] = [{ hand: ['Test Unflip'], battlefield: [STUDENT] }, { hand: ['Test Unflip'] }];
      const game = inTheirTurn(sides[1], sides[0]).pass().activate(0, STUDENT).resolve();
      priorityOf(game, seat).castAt(seat, 'Test Unflip').resolve();
      expect([seat, game.the(STUDENT)]).toMatchObject([seat, { name: 'Test Master', flipped: true }]);
    }
    const mine = magicPosition([{ battlefield: [STUDENT], hand: ['Test Unflip'] }, {}])
      .activate(0, STUDENT)
      .resolve();
    expect(mine.castAt(0, 'Test Unflip').resolve().the(STUDENT)).toMatchObject({ name: 'Test Master', flipped: true });
  });
  it('mtg:710.4 in whatever zone it comes to, it is as it was before', () => {
    for (const zone of ['hand', 'graveyard', 'exile', 'library']) {
      const game = casting(flipped({ hand: [`Test To ${zone}`] }), `Test To ${zone}`, { card: STUDENT });
      expect([zone, game.the(STUDENT, zone)]).toMatchObject([zone, { name: 'Test Student', power: 1, toughness: 2 }]);
    }
  });
  it('mtg:709.5c only what has such halves is given a designation, of either player', () => {
    const others = ['Hill Giant', 'Forest', 'Glorious Anthem', STUDENT];
    for (const spell of ['Test Open Left', 'Test Open Right'])
      for (const seat of [0, 1])
        for (const name of others) {
          const side = { battlefield: [name] };
          const game = theirs({ hand: [spell], ...(seat ? side : {}) }, seat ? {} : side);
          casting(game, spell, { card: name });
          expect([spell, name, game.happened('STATUS_CHANGED'), game.happened('FACE_CHANGED')]).toEqual([
            spell,
            name,
            [],
            [],
          ]);
        }
  });
  it('mtg:709.5c each designation is of its own half, and goes where it leaves', () => {
    for (const [spell, left, right, name] of [
      ['Test Open Left', true, false, 'Test Attic'],
      ['Test Open Right', false, true, 'Test Cellar'],
    ] as const) {
      const game = casting(theirs({ hand: [spell] }, { battlefield: [ROOM] }), spell, { card: ROOM });
      expect(game.the(ROOM)).toMatchObject({ leftUnlocked: left, rightUnlocked: right, name });
    }
    const both = { card: ROOM, unlocked: ['left', 'right'] };
    const game = casting(theirs({ hand: ['Test Exile'] }, { battlefield: [both] }), 'Test Exile', { card: ROOM });
    expect(game.the(ROOM, 'exile').leftUnlocked ?? false).toBe(false);
  });
});

describe('split cards (709.4)', () => {
  const BOTH = 'Test Spark // Test Glance';
  const whole = { name: BOTH, types: ['Instant', 'Sorcery'], colors: ['R', 'U'], manaValue: 5, manaCost: '{3}{R}{U}' };
  it('mtg:709.4 both halves together in each zone of each player, in either turn', () => {
    for (const zone of ['hand', 'library', 'graveyard', 'exile'])
      for (const seat of [0, 1]) {
        const side = { [zone]: [BOTH] };
        const game = inTheirTurn(seat ? side : {}, seat ? {} : side);
        expect([zone, seat, game.the(BOTH, zone)]).toMatchObject([zone, seat, whole]);
      }
  });
  it('mtg:709.4 whoever looks for what either half is finds it', () => {
    for (const nth of [0, 1]) {
      const game = theirs({ battlefield: ['Test Seek'], library: [BOTH, 'Forest'] });
      game.choose(1, { kind: 'ACTIVATE', card: 'Test Seek', ability: nth } as never).resolve();
      expect(game.decision()).toMatchObject({ kind: 'SEARCH', options: [{ card: BOTH }] });
    }
  });
  it('mtg:709.4 mtg-2003:505.3 on the stack the half that was cast alone, by the other player as well; then both again', () => {
    const game = theirs({ hand: [BOTH], battlefield: [...lands(2, 'Mountain'), 'Memnite'] });
    game.choose(1, { kind: 'CAST', card: 'Test Spark' } as never);
    expect(game.the(BOTH, 'stack')).toMatchObject({
      name: 'Test Spark',
      types: ['Instant'],
      colors: ['R'],
      manaValue: 2,
    });
    expect(game.resolve().the(BOTH, 'graveyard')).toMatchObject(whole);
  });
});

describe('double-faced cards (712)', () => {
  const DAY = 'Test Day // Test Night';
  it('mtg:712.9 nothing happens to what is no double-faced permanent, of either player, transformed or converted', () => {
    const whole = [
      'Hill Giant',
      'Forest',
      'Test Rover // Test Errand',
      'Test Student // Test Master',
      'Test Attic // Test Cellar',
    ];
    for (const spell of ['Test Turn All', 'Test Convert All'])
      for (const seat of [0, 1]) {
        const side = { battlefield: whole };
        const game = theirs({ hand: [spell], ...(seat ? side : {}) }, seat ? {} : side);
        const before = whole.map((name) => game.the(name));
        casting(game, spell);
        expect(whole.map((name) => game.the(name))).toEqual(before);
        expect(game.happened('FACE_CHANGED')).toEqual([]);
      }
  });
  it('mtg:712.9 a double-faced permanent among others is turned, whoever controls it', () => {
    for (const spell of ['Test Turn All', 'Test Convert All']) {
      const side = { battlefield: [DAY, 'Hill Giant'] };
      const game = casting(theirs({ hand: [spell], ...side }, side), spell);
      expect([game.all(DAY).map((o) => o.name), game.happened('FACE_CHANGED').length]).toEqual([
        ['Test Night', 'Test Night'],
        2,
      ]);
    }
  });
  it('mtg:712.18 what is on it, applies to it or holds it goes on, as either player turns it over and back', () => {
    for (const spell of ['Test Turn', 'Test Convert'])
      for (const seat of [0, 1]) {
        const day = { card: 'Test Day', as: 'day', counters: { '+1/+1': 2 }, tapped: true, damage: 1 };
        const side = { battlefield: [day, { card: 'Test Halo', attachedTo: 'day' }] };
        const game = theirs({ hand: ['Test Raise', spell, spell], ...(seat ? side : {}) }, seat ? {} : side);
        const { id } = game.the(DAY);
        casting(game, 'Test Raise', { card: DAY });
        for (const power of [11, 7]) {
          casting(game, spell, { card: DAY });
          expect([spell, seat, game.the(DAY)]).toMatchObject([
            spell,
            seat,
            { id, power, tapped: true, damage: 1, counters: { '+1/+1': 2 }, controller: seat },
          ]);
          expect(game.the('Test Halo').attachedTo).toBe(id);
        }
        expect(game.happened('OBJECT_MOVED').filter((e) => e.card === DAY)).toEqual([]);
      }
  });
  it('mtg:712.18 what attacks goes on attacking as it is turned over', () => {
    const game = inTheirTurn({ battlefield: [DAY], hand: ['Test Turn'] }).until({ kind: 'ATTACKERS' });
    game.attack(1, DAY);
    casting(game, 'Test Turn', { card: DAY });
    expect(game.until({ step: 'combatDamage' }).life(0)).toBe(15);
  });
});

describe('copies (707)', () => {
  it('mtg:707.5 the other player’s, cast in another’s turn or put there, enters as what they choose or as itself', () => {
    for (const cast of [true, false]) {
      const start = () =>
        casting(
          theirs(cast ? { hand: ['Test Clone'] } : { hand: ['Test Revive'], graveyard: ['Test Clone'] }, {
            battlefield: ['Test Greeter', 'Test Sleeper'],
          }),
          cast ? 'Test Clone' : 'Test Revive',
        );
      expect(start().decision()).toMatchObject({ kind: 'COPY', seat: 1, min: 0, max: 1 });
      const greeter = start().choose(1, { card: 'Test Greeter' });
      expect(greeter.the('Test Clone')).toMatchObject({ name: 'Test Greeter', power: 2, controller: 1 });
      expect(greeter.resolveAll().life(1)).toBe(23);
      expect(start().choose(1, { card: 'Test Sleeper' }).the('Test Clone').tapped).toBe(true);
      expect(start().choose(1, []).figures('Test Clone')).toBe('0/1');
    }
  });
  it('mtg:707.9a what a copy has besides is part of it: as it enters, of a token, of what becomes one, and copied on', () => {
    const illusion = {
      name: 'Hill Giant',
      power: 3,
      subtypes: ['Giant', 'Illusion'],
      keywords: ['flying'],
      controller: 1,
    };
    const giant = { battlefield: ['Hill Giant'] };
    const game = casting(theirs({ hand: ['Test Phantasm', 'Test Twin Phantasm'] }, giant), 'Test Phantasm');
    game.choose(1, { card: 'Hill Giant' });
    expect([game.the('Test Phantasm'), game.the('Hill Giant').keywords]).toMatchObject([illusion, []]);
    const token = casting(theirs({ hand: ['Test Twin'] }, giant), 'Test Twin');
    expect(token.all('Hill Giant').filter((o) => o.token)).toMatchObject([illusion]);
    const mimic = casting(theirs({ hand: ['Test Mimic'], battlefield: ['Memnite'] }, giant), 'Test Mimic', {
      card: 'Memnite',
    });
    expect(mimic.the('Memnite')).toMatchObject(illusion);
  });
  it('mtg:707.10a mtg-2003:503.10a copies of either player that are countered, exiled or returned are nowhere, one and several', () => {
    for (const [leaves, to] of [
      ['Test No', 'graveyard'],
      ['Test Banish', 'exile'],
      ['Test Return', 'hand'],
    ] as const)
      for (const seat of [0, 1]) {
        const game = theirs({ hand: ['Test Sip', 'Test Echo', leaves] }, { hand: ['Test Sip', 'Test Echo'] });
        priorityOf(game, seat).cast(seat, 'Test Sip').castAt(seat, 'Test Echo').resolve();
        const copy = String(game.view().stack[0]?.id);
        priorityOf(game, 1).castAt(1, leaves, { object: copy }).resolve();
        // In the hand is the spell of the same name that the other player did not cast.
        expect([leaves, seat, game.all('Test Sip', to).length]).toEqual([leaves, seat, to === 'hand' ? 1 : 0]);
        expect(game.view().stack.length).toBe(1);
      }
    const two = theirs({ hand: ['Test Sip', 'Test Echoes'] })
      .cast(1, 'Test Sip')
      .castAt(1, 'Test Echoes')
      .resolveAll();
    expect([two.life(1), two.all('Test Sip', 'graveyard').length]).toEqual([23, 1]);
  });
});

describe('face down (708)', () => {
  const LOOKS = {
    name: '',
    types: ['Creature'],
    subtypes: [],
    manaCost: null,
    power: 2,
    toughness: 2,
    colors: [],
    keywords: [],
  };
  it('mtg:708.2a whatever is turned face down, of either player, is a 2/2 creature with nothing else', () => {
    for (const name of ['Serra Angel', 'Test Lurker', 'Hill Giant'])
      for (const seat of [0, 1]) {
        const side = { battlefield: [name] };
        const game = theirs({ hand: ['Test Mask'], ...(seat ? side : {}) }, seat ? {} : side);
        casting(game, 'Test Mask', { card: name });
        expect([name, game.the(name)]).toMatchObject([name, { ...LOOKS, faceDown: true, controller: seat }]);
      }
  });
  it('mtg:708.8 turned up in another’s turn, by an effect or its cost, it is itself, with what applied to it, and has not entered', () => {
    for (const effect of [true, false]) {
      const down = { card: 'Test Lurker', faceDown: true, counters: { '+1/+1': 1 }, damage: 1, tapped: true };
      const game = theirs({ hand: ['Test Unmask', 'Test Raise'], battlefield: [down] });
      const { id } = game.the('Test Lurker');
      casting(game, 'Test Raise', { card: 'Test Lurker' });
      expect(game.figures('Test Lurker')).toBe('6/6');
      if (effect) casting(game, 'Test Unmask', { card: 'Test Lurker' });
      else priorityOf(game, 1).choose(1, { kind: 'TURN_FACE_UP' });
      const up = { id, name: 'Test Lurker', colors: ['G'], power: 8, damage: 1, tapped: true, faceDown: false };
      expect([game.the('Test Lurker'), game.view().stack]).toMatchObject([{ ...up, subtypes: ['Beast'] }, []]);
      expect(game.life(1)).toBe(20);
    }
  });
});
