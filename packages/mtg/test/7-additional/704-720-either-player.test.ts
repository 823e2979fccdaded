/** Legends, copies on the stack, Rooms, flip cards, adventures, leaving cards (704–720): for either player, in every zone. */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  exile,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  permanent,
  player,
  returnToHand,
  sorcery,
  surveil,
  t,
  target,
  transform,
  triggered,
} from '../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const onPermanent = (name: string, ...effects: Parameters<typeof instant>[2]['effects'] & object) =>
  instant(name, '{0}', { targets: [target(permanent)], effects });
const onSpell = (name: string, ...effects: Parameters<typeof instant>[2]['effects'] & object) =>
  instant(name, '{0}', { targets: [target([{ zone: 'stack' }])], effects });
const flash = keyword('flash');
const unlocks = (half: 'left' | 'right') => ({ on: 'unlock', object: 'self', player: 'you', match: { half } }) as const;
const room = (name: string, cost: string, ...abilities: Abilities) =>
  card(name, { cost, type: 'Enchantment — Room', abilities });

ownCards(
  card('Test Queen', { cost: '{0}', type: 'Legendary Creature — Human', power: 2, toughness: 2, abilities: [flash] }),
  card('Test King', { cost: '{0}', type: 'Legendary Artifact', abilities: [flash] }),
  relic('Test Erase', continuous(creature, [{ mod: 'set', prop: 'name', value: '' }])),
  relic('Test Rename', continuous(creature, [{ mod: 'set', prop: 'name', value: 'Nobody' }])),
  relic('Test Crown', continuous(creature, [{ mod: 'gain', prop: 'supertypes', values: ['Legendary'] }])),
  instant('Test Surveil', '{0}', { effects: [surveil(2)] }),
  instant('Test Surveil None', '{0}', { effects: [surveil(0), gainLife(1)] }),
  instant('Test Zap', '{0}', { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  onSpell('Test Fork', { do: 'copy', what: t(0), newTargets: true }),
  onSpell('Test Echo', { do: 'copy', what: t(0) }),
  onSpell('Test No', { do: 'counterOnStack', what: t(0) }),
  card('Test Vase', { cost: '{0}', type: 'Artifact', abilities: [flash] }),
  creatureCard('Test Scout', '{0}', 'Scout', '2/2', flash),
  relic('Test Watcher', triggered({ on: 'cast', object: creature }, { effects: [gainLife(5)] })),
  onPermanent('Test Bounce', returnToHand(t(0))),
  onPermanent('Test Exile', exile(t(0))),
  onPermanent('Test Tuck', { do: 'move', what: t(0), to: 'library' }),
  onPermanent('Test Kill', destroy(t(0))),
  onPermanent('Test Steal', {
    do: 'modify',
    what: t(0),
    mods: [{ mod: 'control', to: 'you' }],
    until: { kind: 'permanent' },
  }),
  creatureCard('Test Lurker', '{3}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{G}')] })),
  faces(
    'room',
    room('Test Attic', '{1}{W}', triggered(unlocks('left'), { effects: [gainLife(3)] })),
    room('Test Cellar', '{2}{B}', triggered(unlocks('right'), { effects: [draw(1)] })),
  ),
  onPermanent('Test Key', { do: 'unlock', what: t(0) }),
  onPermanent('Test Bolt Door', { do: 'lock', what: t(0) }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  faces(
    'flip',
    creatureCard(
      'Test Student',
      '{0}',
      'Human',
      '1/2',
      activated([], { effects: [{ do: 'status', what: 'self', status: 'flipped' }] }),
    ),
    card('Test Master', { type: 'Legendary Creature — Human Monk', power: 4, toughness: 4 }),
  ),
  onPermanent('Test Unflip', { do: 'status', what: t(0), status: 'flipped', on: false }),
  onPermanent('Test Turn', transform(t(0))),
  onPermanent('Test Convert', { do: 'convert', what: t(0) }),
  onPermanent('Test Unmask', { do: 'status', what: t(0), status: 'faceDown', on: false }),
  faces(
    'transform',
    creatureCard('Test Day', '{0}', 'Human', '1/1'),
    card('Test Night', { type: 'Creature — Werewolf', colors: [], power: 5, toughness: 5 }),
  ),
  faces(
    'adventure',
    creatureCard('Test Rover', '{1}{R}', 'Human', '3/2', flash),
    card('Test Errand', {
      cost: '{R}',
      type: 'Instant — Adventure',
      abilities: [{ kind: 'spell', targets: [target(player)], effects: [damage(1, t(0))] }],
    }),
  ),
  faces(
    'omen',
    creatureCard('Test Wyrm', '{3}{U}', 'Dragon', '4/4', flash),
    card('Test Portent', { cost: '{U}', type: 'Instant — Omen', abilities: [{ kind: 'spell', effects: [draw(2)] }] }),
  ),
  sorcery('Test Slow', '{0}', { effects: [gainLife(1)] }),
);
type Side = Parameters<typeof magicPosition>[0][0];
const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
const inTheirTurn = (side: Side, mine: Side = {}) => magicPosition([mine, side], { turn: { active: 1, number: 4 } });
const priorityOf = (game: Play, seat: number) => {
  if (game.decision().seat !== seat) game.pass();
  return game;
};

describe('the legend rule (704.5j)', () => {
  it('mtg:704.5j what has no name has none in common with another', () => {
    const game = magicPosition([{ hand: ['Test Sip'], battlefield: ['Test Queen', 'Test Queen', 'Test Erase'] }, {}]);
    expect([game.decision().kind, game.all('Test Queen').length]).toEqual(['PRIORITY', 2]);
  });
  it('mtg:704.5j names and supertypes count that effects give; others of the name stay', () => {
    const game = theirs(
      { hand: ['Test Scout'], battlefield: ['Hill Giant', 'Test Rename', 'Test Crown'] },
      { battlefield: ['Memnite'] },
    );
    game.cast(1, 'Test Scout').resolve();
    expect(game.decision()).toMatchObject({ kind: 'LEGEND', seat: 1 });
    game.choose(1, { card: 'Test Scout' });
    expect([game.zones('Hill Giant'), game.zones('Memnite')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:704.5j in another’s turn its controller chooses, of what is no creature as well; those of others stay', () => {
    for (const name of ['Test Queen', 'Test King']) {
      const game = theirs({ hand: [name], battlefield: [name] }, { battlefield: [name] })
        .cast(1, name)
        .resolve();
      expect(game.decision()).toMatchObject({ kind: 'LEGEND', seat: 1, min: 1, max: 1 });
      expect(game.decision().options).toHaveLength(2);
      game.choose(1, { nth: 0 });
      expect([game.all(name).map((o) => o.controller), game.all(name, 'graveyard').map((o) => o.owner)]).toEqual([
        [0, 1],
        [1],
      ]);
    }
  });
  it('mtg:704.5j of two names and three of one each leaves one, which goes to its owner’s graveyard', () => {
    const battlefield = ['Test Queen', 'Test Queen', 'Test King', { card: 'Test King' }];
    const game = magicPosition([
      { battlefield: battlefield as string[] },
      { battlefield: [{ card: 'Test King', controller: 0 }] },
    ]);
    while (game.decision().kind === 'LEGEND') game.choose(0, { nth: 0 });
    expect(['Test Queen', 'Test King'].map((n) => game.all(n).length)).toEqual([1, 1]);
    expect(
      game
        .all('Test King', 'graveyard')
        .map((o) => o.owner)
        .sort(),
    ).toEqual([0, 1]);
  });
});

describe('surveil (701.25a)', () => {
  const library = ['Shock', 'Island', 'Forest'];
  const order = (game: Play) => library.map((name) => game.zones(name)[0]);
  const to = (card: string, value: string) => ({ from: { card }, to: { value } });
  it('mtg:701.25a the other player may put none, all, or either into the graveyard, looking at two', () => {
    const start = () =>
      theirs({ hand: ['Test Surveil'], library })
        .cast(1, 'Test Surveil')
        .resolve();
    expect(start().decision()).toMatchObject({ kind: 'SURVEIL', seat: 1 });
    const all = start().answer(1, { assign: [to('Shock', 'graveyard'), to('Island', 'graveyard')] });
    expect(order(all)).toEqual(['graveyard', 'graveyard', 'library']);
    const none = start().answer(1, { assign: [to('Shock', 'top'), to('Island', 'top')] });
    none.answer(1, { order: [{ card: 'Shock' }, { card: 'Island' }] });
    expect(order(none)).toEqual(['library', 'library', 'library']);
    const second = start().answer(1, { assign: [to('Shock', 'top'), to('Island', 'graveyard')] });
    expect(order(second)).toEqual(['library', 'graveyard', 'library']);
  });
  it('mtg:701.25a fewer cards than that are looked at, and none at all asks nothing', () => {
    const few = theirs({ hand: ['Test Surveil'], library: ['Shock'] })
      .cast(1, 'Test Surveil')
      .resolve();
    expect(few.answer(1, { assign: [to('Shock', 'graveyard')] }).zones('Shock')).toEqual(['graveyard']);
    const zero = theirs({ hand: ['Test Surveil None'], library })
      .cast(1, 'Test Surveil None')
      .resolve();
    expect([zero.waiting(), order(zero), zero.life(1)]).toEqual([true, ['library', 'library', 'library'], 21]);
    const empty = theirs({ hand: ['Test Surveil'], library: [] })
      .cast(1, 'Test Surveil')
      .resolve();
    expect([empty.waiting(), empty.result()]).toEqual([true, null]);
  });
});

describe('copies on the stack (707.10)', () => {
  it('mtg:707.10 another player’s spell is copied with its target, under the control of who copies it', () => {
    const game = magicPosition([{ hand: ['Test Zap'] }, { hand: ['Test Echo'] }]).cast(0, 'Test Zap', { player: 1 });
    game.pass().castAt(1, 'Test Echo').resolve();
    expect(game.view().stack.map((s) => [s.card, s.controller])).toEqual([
      ['Test Zap', 1],
      ['Test Zap', 0],
    ]);
    expect([game.resolve().life(1), game.resolve().life(1), game.happened('SPELL_CAST').length]).toEqual([18, 16, 2]);
  });
  it('mtg:707.10c who copies it chooses new targets for the copy, or leaves them, and the original keeps its own', () => {
    const start = () =>
      magicPosition([{ hand: ['Test Zap'] }, { hand: ['Test Fork'] }])
        .cast(0, 'Test Zap', { player: 1 })
        .pass()
        .castAt(1, 'Test Fork')
        .resolve();
    expect(start().decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
    const other = start().choose(1, { player: 0 }).resolveAll();
    expect([other.life(0), other.life(1)]).toEqual([18, 18]);
    const same = start().takeDefault('TARGETS').resolveAll();
    expect([same.life(0), same.life(1)]).toEqual([20, 16]);
  });
  it('mtg:707.10f of an artifact or a creature spell of another player: a token of who copied it', () => {
    for (const name of ['Test Vase', 'Test Scout']) {
      const game = magicPosition([{ hand: [name] }, { hand: ['Test Echo'] }]).cast(0, name);
      game.pass().castAt(1, 'Test Echo').resolveAll();
      expect(
        game
          .all(name)
          .map((o) => [o.token, o.controller, o.owner])
          .sort(),
      ).toEqual([
        [false, 0, 0],
        [true, 1, 1],
      ]);
    }
  });
  it('mtg:704.5e a copy that is countered is nowhere, in any turn and of a creature spell as well', () => {
    for (const name of ['Test Sip', 'Test Scout']) {
      const game = theirs({ hand: [name, 'Test Echo', 'Test No'] })
        .cast(1, name)
        .castAt(1, 'Test Echo')
        .resolve();
      const copy = String(game.view().stack[0]?.id);
      priorityOf(game, 1).cast(1, 'Test No', { object: copy }).resolve();
      expect([name, game.zones(name)]).toEqual([name, ['stack']]);
    }
  });
});

describe('face-down spells and permanents (708)', () => {
  const hidden: JsonObject = { card: 'Test Lurker', faceDown: true };
  it('mtg:708.9 wherever it goes, and whoever moves it, it is shown to all', () => {
    for (const [spell, to] of [
      ['Test Bounce', 'hand'],
      ['Test Exile', 'exile'],
      ['Test Tuck', 'library'],
      ['Test Kill', 'graveyard'],
    ] as const)
      for (const mine of [true, false]) {
        const game = theirs(
          { hand: [spell], battlefield: mine ? [hidden] : [] },
          { battlefield: mine ? [] : [hidden] },
        );
        game.castAt(1, spell, { faceDown: true } as never).resolve();
        const told = game.service.redactEvents(game.events, mine ? 0 : 1);
        const move = told.find((e) => e.type === 'OBJECT_MOVED' && JSON.stringify(e).includes('"from":"battlefield"'));
        expect([spell, move]).toMatchObject([spell, { card: 'Test Lurker', to }]);
      }
  });
  it('mtg:708.4 what is cast face down is a creature spell that is seen as one, neither green nor a Beast', () => {
    const game = inTheirTurn(
      { hand: ['Test Lurker'], battlefield: lands(3, 'Island') },
      { battlefield: ['Test Watcher'] },
    );
    game.choose(1, { kind: 'CAST', method: 'morph' });
    expect(game.view().stack.map((s) => s.card)).toContain('Test Watcher');
    expect(game.the('Test Lurker', 'stack')).toMatchObject({
      name: '',
      types: ['Creature'],
      subtypes: [],
      colors: [],
      power: 2,
    });
  });
});

describe('Rooms (709.5)', () => {
  const ROOM = 'Test Attic // Test Cellar';
  const rich = [...lands(3, 'Plains'), ...lands(3, 'Swamp')];
  const unlockable = (game: Play) => game.decision().options.flatMap((o) => (o.kind === 'UNLOCK' ? [o.index] : []));
  it('mtg:709.5e the other player in a main phase of their own, not in another’s, and of what they control', () => {
    expect(unlockable(inTheirTurn({ battlefield: [ROOM, ...rich] }))).toEqual([0, 1]);
    expect(unlockable(inTheirTurn({ battlefield: [ROOM, ...rich] }).until({ step: 'postcombatMain' }))).toEqual([0, 1]);
    expect(unlockable(theirs({ battlefield: [ROOM, ...rich] }))).toEqual([]);
    expect(unlockable(inTheirTurn({ battlefield: rich }, { battlefield: [ROOM] }))).toEqual([]);
    const stolen = inTheirTurn({ hand: ['Test Steal'], battlefield: rich }, { battlefield: [ROOM] });
    expect(unlockable(stolen.castAt(1, 'Test Steal', { card: ROOM }).resolve())).toEqual([0, 1]);
    const game = inTheirTurn({ battlefield: [ROOM, ...rich] }).choose(1, { kind: 'UNLOCK', index: 0 });
    expect([game.the(ROOM).name, game.view().stack.length, game.resolve().life(1)]).toEqual(['Test Attic', 1, 23]);
    expect(rich.length - [...game.all('Plains'), ...game.all('Swamp')].filter((o) => o.tapped).length).toBe(4);
  });
  it('mtg:709.5f who is told to chooses among the locked halves, of another player’s Room too', () => {
    const game = theirs({ hand: ['Test Key', 'Test Key'] }, { battlefield: [ROOM] })
      .castAt(1, 'Test Key', { card: ROOM })
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'HALF', seat: 1, options: [{ index: 0 }, { index: 1 }] });
    game.choose(1, { index: 0 });
    expect([game.the(ROOM).name, game.the(ROOM).controller]).toEqual(['Test Attic', 0]);
    priorityOf(game.resolveAll(), 1).castAt(1, 'Test Key', { card: ROOM }).resolve();
    expect(game.the(ROOM)).toMatchObject({ leftUnlocked: true, rightUnlocked: true });
  });
  it('mtg:709.5g who is told to chooses among the unlocked halves, which is locked again until it is unlocked anew', () => {
    const open = { card: ROOM, unlocked: ['left', 'right'] };
    const game = theirs({ hand: ['Test Bolt Door'] }, { battlefield: [open], hand: ['Test Key'] });
    game.castAt(1, 'Test Bolt Door', { card: ROOM }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'HALF', seat: 1, options: [{ index: 0 }, { index: 1 }] });
    game.choose(1, { index: 1 });
    expect(game.the(ROOM)).toMatchObject({ name: 'Test Attic', leftUnlocked: true, rightUnlocked: false });
    priorityOf(game, 0).castAt(0, 'Test Key', { card: ROOM }).resolve();
    expect(game.the(ROOM)).toMatchObject({ name: ROOM, rightUnlocked: true });
  });
  it('mtg:709.5c what has left and come back has neither designation; nor has any other permanent one', () => {
    const game = theirs(
      { hand: ['Test Bounce', 'Test Key'] },
      { battlefield: [{ card: ROOM, unlocked: ['left'] }, 'Hill Giant'] },
    );
    expect(game.the(ROOM)).toMatchObject({ name: 'Test Attic', leftUnlocked: true, rightUnlocked: false });
    game.castAt(1, 'Test Bounce', { card: ROOM }).resolve();
    expect(game.the(ROOM, 'hand').name).toBe(ROOM);
    priorityOf(game, 1).castAt(1, 'Test Key', { card: 'Hill Giant' }).resolve();
    expect([game.waiting(), game.happened('STATUS_CHANGED')]).toEqual([true, []]);
  });
});

describe('flip, double-faced and two-part cards (710–720)', () => {
  const STUDENT = 'Test Student // Test Master';
  it('mtg:710.4 another player can’t unflip it either; out of play and back it is as at first', () => {
    const game = inTheirTurn({ battlefield: [STUDENT], hand: ['Test Bounce'] }, { hand: ['Test Unflip'] })
      .activate(1, STUDENT)
      .resolve();
    expect(game.figures(STUDENT)).toBe('4/4');
    priorityOf(game, 0).castAt(0, 'Test Unflip', { card: STUDENT }).resolve();
    expect(game.the(STUDENT)).toMatchObject({ name: 'Test Master', flipped: true });
    priorityOf(game, 1).castAt(1, 'Test Bounce', { card: STUDENT }).resolve();
    expect(game.the(STUDENT, 'hand')).toMatchObject({ name: 'Test Student', power: 1 });
    priorityOf(game, 1).choose(1, { kind: 'CAST', card: STUDENT }).resolve();
    expect(game.the(STUDENT)).toMatchObject({ name: 'Test Student', flipped: false });
  });
  it('mtg:712.15a neither transformed nor converted while face down, whoever tries; turned up it may be', () => {
    const DAY = 'Test Day // Test Night';
    const side = { hand: ['Test Turn', 'Test Convert', 'Test Unmask', 'Test Turn'] };
    const game = theirs(side, { battlefield: [{ card: 'Test Day', faceDown: true }] });
    for (const spell of ['Test Turn', 'Test Convert']) priorityOf(game, 1).castAt(1, spell).resolve();
    expect(game.the(DAY)).toMatchObject({ name: '', power: 2, faceDown: true });
    priorityOf(game, 1).castAt(1, 'Test Unmask').resolve();
    expect(game.the(DAY)).toMatchObject({ name: 'Test Day', power: 1 });
    expect(priorityOf(game, 1).castAt(1, 'Test Turn').resolve().the(DAY)).toMatchObject({ name: 'Test Night' });
  });
  const twoParts = (whole: string, name: string, cost: object) => {
    const everywhere = theirs({
      hand: [whole, 'Test Bounce', 'Test Kill'],
      graveyard: [whole],
      exile: [whole],
      battlefield: [...lands(4, 'Mountain'), ...lands(4, 'Island')],
    });
    const alone = { name, types: ['Creature'], ...cost };
    expect(['hand', 'graveyard', 'exile'].map((zone) => everywhere.the(whole, zone))).toMatchObject([
      alone,
      alone,
      alone,
    ]);
    everywhere.choose(1, { kind: 'CAST', card: name } as never);
    expect(everywhere.the(whole, 'stack')).toMatchObject(alone);
    expect(everywhere.resolve().the(whole)).toMatchObject(alone);
    const library = theirs({ library: [whole] });
    expect(library.the(whole, 'library')).toMatchObject(alone);
    priorityOf(everywhere, 1).castAt(1, 'Test Kill', { card: whole }).resolve();
    expect(everywhere.all(whole, 'graveyard')).toMatchObject([alone, alone]);
  };
  it('mtg:715.4 everywhere but as an Adventure on the stack it is the creature alone', () => {
    twoParts('Test Rover // Test Errand', 'Test Rover', { manaCost: '{1}{R}', power: 3, colors: ['R'] });
  });
  it('mtg:720.4 everywhere but as an Omen on the stack it is the creature alone', () => {
    twoParts('Test Wyrm // Test Portent', 'Test Wyrm', { manaCost: '{3}{U}', power: 4, colors: ['U'] });
  });
});

describe('reversing (733.1)', () => {
  it('mtg:733.1 what the other player tries in another’s turn is taken back whole, an activation too', () => {
    const definitions = [
      relic(
        'Test Pinger',
        activated([mana('{R}'), { pay: 'tap' }], {
          targets: [target(player), target(creature)],
          effects: [damage(1, t(0))],
        }),
      ),
    ];
    const side = { battlefield: ['Test Pinger', 'Mountain', 'Memnite', 'Hill Giant'], hand: ['Test Zap'] };
    const game = magicPosition([{}, side], { definitions }).pass();
    game.refused(
      1,
      { choose: [{ kind: 'ACTIVATE', card: 'Test Pinger', mana: false }] },
      { choose: [{ player: 0 }] },
      { choose: [{ card: 'Mountain' }] },
    );
    game.refused(
      1,
      { choose: [{ kind: 'CAST', card: 'Test Zap' }] },
      { choose: [{ card: 'Mountain', zone: 'battlefield' }] },
    );
    expect([game.the('Test Pinger').tapped, game.the('Mountain').tapped, game.hand(1)]).toEqual([false, false, 1]);
    expect([game.view().stack, game.decision().seat]).toEqual([[], 1]);
  });
});
