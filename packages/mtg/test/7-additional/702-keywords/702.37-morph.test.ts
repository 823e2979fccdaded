import type { CardDefinition, JsonObject, Viewer } from '@arbiter/engine';
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';

const turnedUp = { on: 'status', object: 'self', match: { status: 'faceDown', on: false } } as const;
const definitions: CardDefinition[] = [
  creatureCard(
    'Test Lurker',
    '{5}{G}',
    'Beast',
    '6/5',
    keyword('morph', { cost: [mana('{2}{G}')] }),
    keyword('trample'),
    keyword('flash'),
    triggered(enters, { effects: [gainLife(5)] }),
    triggered(turnedUp, { effects: [draw(1)] }),
    // For the card alone: not for what it looks like.
    continuous('self', [{ mod: 'cost', less: [mana('{2}')] }]),
  ),
  creatureCard('Test Grower', '{4}{G}', 'Beast', '3/3', keyword('megamorph', { cost: [mana('{G}')] })),
  creatureCard('Test Spy', '{4}{U}', 'Rogue', '4/4', keyword('disguise', { cost: [mana('{U}')] })),
  creatureCard(
    'Test Many',
    '{4}{G}',
    'Beast',
    '1/1',
    keyword('morph', { cost: [mana('{X}{G}')] }),
    triggered(turnedUp, { effects: [gainLife('x')] }),
    triggered(
      { on: 'step', match: { step: 'end' } },
      { effects: [{ do: 'stat', stat: 'life', who: 'opponents', amount: { negative: 'x' } }] },
    ),
  ),
  creatureCard('Test Enigma', '{4}{U}', 'Rogue', '4/4', keyword('disguise', { cost: [mana('{X}{U}')] }), {
    kind: 'replacement',
    on: 'status',
    object: 'self',
    match: { status: 'faceDown', on: false },
    change: {},
    also: [{ do: 'counters', what: 'self', kind: '+1/+1', amount: 'x' }],
  }),
  creatureCard('Test Miser', '{4}{U}', 'Rogue', '4/4', keyword('morph', { cost: [{ pay: 'life', amount: 3 }] })),
  card('Test Cave', { type: 'Land', abilities: [keyword('morph', { cost: [mana('{1}')] })] }),
  creatureCard('Test Chorus', '{3}{G}', 'Elf', '4/4', keyword('convoke'), keyword('morph', { cost: [mana('{G}')] })),
  instant('Test Halt', '{0}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  instant('Test Bolt', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Hush', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'faceDown' }],
  }),
  instant('Test Show', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'faceDown', on: false }],
  }),
  card('Test Tax', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'static',
        affects: { players: 'all' },
        mods: [{ mod: 'cost', of: [{ has: ['colors', 'G'] }], more: [mana('{5}')] }],
      },
    ],
  }),
  card('Test Pinger', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'tap' }], { targets: [target(creature)], effects: [damage(2, t(0))] })],
  }),
];
type Seats = Parameters<typeof magicPosition>[0];
type Game = ReturnType<typeof magicPosition>;
const play = (mine: Seats[0], theirs: Seats[1] = {}, more: object = {}) =>
  magicPosition([mine, theirs], { definitions, ...more });
const options = (game: Game, kind: string) =>
  (game.decision().options ?? []).filter((o) => o.kind === kind).map((o) => [o.label, o.method, o.cost]);
const LOOKS = { name: '', types: ['Creature'], subtypes: [], colors: [], manaCost: null, power: 2, toughness: 2 };
const seen = (game: Game, viewer: Viewer, zone = 'battlefield'): JsonObject =>
  Object.values(game.view(viewer).objects).find((o) => o.zone === zone && o.faceDown) as JsonObject;
const cast = (name = 'Test Lurker', more: Partial<Exclude<Seats[0], string>> = {}, theirs: Seats[1] = {}) =>
  play({ hand: [name], battlefield: [...lands(3, 'Forest'), ...lands(3, 'Island')], ...more }, theirs).choose(0, {
    kind: 'CAST',
    card: name,
    method: name === 'Test Spy' ? 'disguise' : 'morph',
  });

describe('morph (702.37)', () => {
  it('mtg:702.37a mtg:702.37c it may be cast face down for {3}', () => {
    const game = play({ hand: ['Test Lurker'], battlefield: lands(6, 'Forest') });
    expect(options(game, 'CAST')).toEqual([
      ['Cast Test Lurker (morph)', 'morph', '{3}'],
      ['Cast Test Lurker', 'normal', '{3}{G}'],
    ]);
    expect(options(play({ hand: ['Test Lurker'], battlefield: lands(3, 'Island') }), 'CAST')).toHaveLength(1);
    expect(options(play({ hand: ['Test Lurker'], battlefield: lands(2, 'Forest') }), 'CAST')).toEqual([]);
  });

  it('mtg:702.37c mtg-2003:502.26b on the stack it is a 2/2 creature spell without name, cost or text, and so is the permanent', () => {
    const game = cast();
    expect(seen(game, 0, 'stack')).toMatchObject({ ...LOOKS, card: 'Test Lurker', abilities: [], keywords: [] });
    game.resolve();
    expect(seen(game, 0)).toMatchObject({ ...LOOKS, card: 'Test Lurker', abilities: [] });
    expect([game.life(0), game.view().stack]).toEqual([20, []]);
  });

  it('mtg:708.4 what applies to casting sees what it looks like: neither flash nor its own reduction, and no tax on green', () => {
    const theirs = play(
      { hand: ['Test Lurker'], battlefield: lands(4, 'Forest') },
      {},
      { turn: { active: 1, step: 'upkeep' } },
    );
    expect(options(theirs.pass(), 'CAST')).toEqual([['Cast Test Lurker', 'normal', '{3}{G}']]);
    const taxed = play({ hand: ['Test Lurker'], battlefield: lands(4, 'Forest') }, { battlefield: ['Test Tax'] });
    expect(options(taxed, 'CAST')).toEqual([['Cast Test Lurker (morph)', 'morph', '{3}']]);
  });

  it('mtg:708.4 nor what its own abilities let pay for it', () => {
    const rich = { hand: ['Test Chorus'], battlefield: [...lands(2, 'Forest'), ...lands(3, 'Grizzly Bears')] };
    expect(options(play(rich), 'CAST')).toEqual([['Cast Test Chorus', 'normal', '{3}{G}']]);
  });

  it('mtg:708.5 mtg-2003:504.3 nobody but its controller sees which card it is, as a spell and as a permanent', () => {
    const game = cast();
    for (const zone of ['stack', 'battlefield']) {
      for (const viewer of [1, 'spectator'] as const) {
        expect(seen(game, viewer, zone)).toMatchObject({ name: '', power: 2, faceDown: true });
        const told = [
          game.view(viewer),
          game.service.decisions(game.state, viewer),
          game.service.redactEvents(game.events, viewer),
        ];
        expect(JSON.stringify(told)).not.toContain('Test Lurker');
      }
      if (zone === 'stack') game.resolve();
    }
  });

  it('A face-down spell goes on from its state as text', () => {
    const game = cast();
    game.state = JSON.parse(JSON.stringify(game.state));
    game.resolve();
    expect(seen(game, 0)).toMatchObject({ ...LOOKS, card: 'Test Lurker' });
    game.state = JSON.parse(JSON.stringify(game.state));
    expect(seen(game, 1)).not.toHaveProperty('card');
  });

  it('mtg:708.9 mtg-2003:504.6 a face-down spell that is countered is shown to all', () => {
    const game = cast('Test Lurker', { hand: ['Test Lurker', 'Test Halt'] })
      .cast(0, 'Test Halt')
      .resolve();
    const moved = game.events.filter((e) => e.type === 'OBJECT_MOVED').find((e) => e.data.cause === 'countered');
    expect(moved?.data).toMatchObject({ card: 'Test Lurker', from: 'stack', to: 'graveyard' });
    expect(game.the('Test Lurker', 'graveyard')).toMatchObject({ name: 'Test Lurker', faceDown: false });
  });

  it('mtg:702.37e mtg-2003:502.26d mtg:116.2b at any time with priority it is turned face up for its morph cost, without the stack', () => {
    const game = play(
      { battlefield: [{ card: 'Test Lurker', faceDown: true }, ...lands(3, 'Forest')] },
      { hand: ['Test Bolt'] },
      { turn: { active: 1, step: 'precombatMain' } },
    );
    game.cast(1, 'Test Bolt').pass();
    expect(options(game, 'TURN_FACE_UP')).toEqual([['Turn Test Lurker face up (morph)', 'morph', '{2}{G}']]);
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Lurker')).toMatchObject({
      name: 'Test Lurker',
      power: 6,
      keywords: ['morph {2}{G}', 'trample', 'flash'],
    });
    expect(game.all('Forest').map((o) => o.tapped)).toEqual([true, true, true]);
    expect(game.happened('TURNED_FACE_UP')).toMatchObject([{ card: 'Test Lurker', seat: 0, cost: '{2}{G}' }]);
  });

  it('mtg:702.37e what triggers on entering does not trigger, what triggers on being turned face up does', () => {
    const game = cast('Test Lurker', { battlefield: [...lands(6, 'Forest')] }).resolve();
    const before = game.hand(0);
    game.choose(0, { kind: 'TURN_FACE_UP' }).resolveAll();
    expect([game.life(0), game.hand(0) - before]).toEqual([20, 1]);
  });

  it('mtg:702.37e it is not turned up for a cost that can not be paid, nor by another player', () => {
    const poor = play({ battlefield: [{ card: 'Test Lurker', faceDown: true }, ...lands(3, 'Island')] });
    expect(options(poor, 'TURN_FACE_UP')).toEqual([]);
    const theirs = play(
      { battlefield: lands(3, 'Forest') },
      { battlefield: [{ card: 'Test Lurker', faceDown: true }] },
    );
    expect(options(theirs, 'TURN_FACE_UP')).toEqual([]);
  });

  it('mtg:702.37e whoever controls it turns it up, also where another player owns it', () => {
    const [rich, lurker] = [lands(3, 'Forest'), { card: 'Test Lurker', faceDown: true, controller: 0 }];
    const game = play({ battlefield: rich }, { battlefield: [lurker, ...rich] });
    expect(options(game, 'TURN_FACE_UP')).toHaveLength(1);
    expect(options(game.pass(), 'TURN_FACE_UP')).toEqual([]);
  });

  it('mtg:702.37e however it came to lie face down; one without a morph cost is not turned up so', () => {
    const game = play({
      hand: ['Test Hush', 'Test Hush'],
      battlefield: ['Test Miser', 'Grizzly Bears', ...lands(2, 'Forest')],
    });
    game
      .cast(0, 'Test Hush', { card: 'Test Miser' })
      .resolve()
      .cast(0, 'Test Hush', { card: 'Grizzly Bears' })
      .resolve();
    expect(options(game, 'TURN_FACE_UP').map(([label]) => label)).toEqual(['Turn Test Miser face up (morph)']);
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect([game.life(0), game.the('Test Miser').name]).toEqual([17, 'Test Miser']);
  });

  it('mtg:702.37b turned up for a megamorph cost it has a +1/+1 counter, cast it announces no more than a morph', () => {
    const game = cast('Test Grower', { battlefield: lands(4, 'Forest') });
    expect(game.happened('SPELL_CAST')).toMatchObject([{ method: 'morph' }]);
    game.resolve().choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Grower')).toMatchObject({ power: 4, counters: { '+1/+1': 1 } });
  });

  it('mtg:702.37a a land is cast as a creature spell, and is a land once it is turned face up', () => {
    const game = cast('Test Cave', { battlefield: lands(4, 'Forest') });
    game.resolve().choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Cave')).toMatchObject({ name: 'Test Cave', types: ['Land'], faceDown: false });
  });

  it('mtg:107.3d mtg:702.37f whoever turns it up chooses the X of its morph cost before paying, and its abilities know it', () => {
    const game = play({ battlefield: [{ card: 'Test Many', faceDown: true }, ...lands(4, 'Forest')] });
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.decision()).toMatchObject({ kind: 'X', shape: 'NUMBER', min: 0, max: 3 });
    game.answer(0, { number: 2 });
    expect(game.happened('TURNED_FACE_UP')).toMatchObject([{ cost: '{X}{G}', x: 2 }]);
    expect(game.all('Forest').filter((o) => o.tapped)).toHaveLength(3);
    game.resolveAll();
    expect(game.life(0)).toBe(22);
    // An ability that triggers later on knows it as well.
    game.until({ step: 'end' }).resolveAll();
    expect(game.life(1)).toBe(18);
  });

  it('mtg:107.3d who turns it up chooses X in another player’s turn as well', () => {
    const game = play({}, { battlefield: [{ card: 'Test Many', faceDown: true }, ...lands(4, 'Forest')] }).pass();
    game.choose(1, { kind: 'TURN_FACE_UP' });
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'X', max: 3 });
    game.answer(1, { number: 3 });
    expect(game.all('Forest').filter((o) => o.tapped)).toHaveLength(4);
  });

  it('mtg:702.37f turned down and up again by something else it has no X', () => {
    const game = play({
      hand: ['Test Hush', 'Test Show'],
      battlefield: [{ card: 'Test Many', faceDown: true }, ...lands(3, 'Forest')],
    });
    game.choose(0, { kind: 'TURN_FACE_UP' }).answer(0, { number: 2 }).resolveAll();
    expect(game.life(0)).toBe(22);
    game.cast(0, 'Test Hush').resolve().cast(0, 'Test Show').resolve().resolveAll();
    expect([game.life(0), game.the('Test Many').faceDown]).toEqual([22, false]);
  });
});

describe('disguise (702.168)', () => {
  it('mtg:702.168a mtg:702.168b it is cast face down as a 2/2 creature with ward {2}', () => {
    const game = cast('Test Spy');
    expect(seen(game, 1, 'stack')).toMatchObject({ ...LOOKS, keywords: ['ward {2}'] });
    expect(seen(game.resolve(), 1)).toMatchObject({ ...LOOKS, keywords: ['ward {2}'] });
  });

  it('mtg:702.168a its ward counters what an opponent aims at it unless they pay', () => {
    const game = cast('Test Spy', {}, { hand: ['Test Bolt'] }).resolve();
    game.pass().cast(1, 'Test Bolt').resolveAll();
    expect(game.happened('COUNTERED')).toMatchObject([{ card: 'Test Bolt' }]);
  });

  it('mtg:702.168d it is turned face up for its disguise cost, and has no ward any more', () => {
    const game = cast('Test Spy', { battlefield: [...lands(3, 'Forest'), 'Island'] }).resolve();
    game.choose(0, { kind: 'TURN_FACE_UP', method: 'disguise' });
    expect(game.the('Test Spy')).toMatchObject({ name: 'Test Spy', power: 4, keywords: ['disguise {U}'] });
  });

  it('mtg:702.168e the X of a disguise cost is known to its other abilities; mtg:708.11 also as it is turned up', () => {
    const game = play({ battlefield: [{ card: 'Test Enigma', faceDown: true }, ...lands(4, 'Island')] });
    game.choose(0, { kind: 'TURN_FACE_UP' }).answer(0, { number: 3 });
    expect(game.view().stack).toEqual([]);
    expect(game.the('Test Enigma')).toMatchObject({ power: 7, toughness: 7, counters: { '+1/+1': 3 } });
  });
});
