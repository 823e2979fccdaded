/** Abilities (402–407): the clauses of each rule, by the rules of 2003. */
import type { Effect } from '@arbiter/engine';
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  asItEnters,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  draw,
  each,
  gainLife,
  has,
  instant,
  keyword,
  land,
  loseLife,
  mana,
  player,
  plus,
  putOntoBattlefield,
  returnToHand,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { asked, free, lives, many, offers, onStack, pool, position, relic, tapFor } from './table.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const endStep = { on: 'step', match: { step: 'end' } } as const;
const delayed = (on: Extract<Effect, { do: 'delayed' }>['on'], ...effects: Effect[]): Effect => ({
  do: 'delayed',
  on,
  effects,
});
const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;

ownCards(
  relic(
    'Test Tinker',
    activated(free, { targets: [target(creature), target(player)], effects: [damage(1, t(0)), loseLife(1, t(1))] }),
  ),
  relic(
    'Test Snare',
    triggered(
      { on: 'move', object: creature, match: { to: 'battlefield' } },
      { targets: [target(creature)], effects: [damage(1, t(0))] },
    ),
  ),
  relic(
    'Test Engine',
    activated([mana('{1}'), tap, { pay: 'sacrifice', what: [creature], count: 1 }], { effects: [gainLife(2)] }),
  ),
  card('Test Relict', {
    cost: '{9}',
    type: 'Artifact',
    abilities: [
      { ...activated([mana('{1}')], { effects: [gainLife(1)] }), zone: 'graveyard' } as never,
      { ...activated([mana('{2}')], { effects: [gainLife(1)] }), zone: 'hand' } as never,
    ],
  }),
  creatureCard(
    'Test Twice',
    '{0}',
    'Elf',
    '1/1',
    activated(free, { effects: [gainLife(1)], limit: { perTurn: 2 } }),
    activated(free, { effects: [gainLife(10)], limit: { perTurn: 1 } }),
    activated(free, { effects: [draw(1)], if: { is: ['you', { stat: ['life', '>=', 30] }] } }),
  ),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  relic('Test Ear', triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(1)] })),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  creatureCard('Test Captain', '{0}', 'Elf', '1/1', continuous([creature, youControl], plus(1, 1))),
  relic('Test Sprout', triggered({ on: 'tapForMana', object: land }, { effects: [addMana('{G}')] })),
  relic('Test Thorns', triggered({ on: 'tapForMana', object: land }, { effects: [damage(1, { event: 'player' })] })),
  creatureCard('Test Furnace', '{0}', 'Golem', '1/1', triggered(dies, { effects: [addMana('{R}{R}')] })),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Recall', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  instant('Test Raise', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [putOntoBattlefield(t(0))] }),
  instant('Test Dig Up', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [delayed(endStep, returnToHand({ saved: 'target' }))],
  }),
  instant('Test Two Waits', '{0}', {
    effects: [delayed(creatureDies, gainLife(1)), delayed(endStep, gainLife(10)), delayed(endStep, gainLife(100))],
  }),
  instant('Test Watch', '{0}', {
    effects: [{ do: 'delayed', on: creatureDies, effects: [gainLife(1)], repeat: true, until: { kind: 'endOfTurn' } }],
  }),
  instant('Test Bruise', '{0}', {
    effects: [
      {
        do: 'delayed',
        on: { on: 'damage', object: creature },
        effects: [gainLife(1)],
        repeat: true,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Once Only', '{0}', { effects: [delayed(creatureDies, gainLife(5))] }),
  creatureCard('Test Herald', '{0}', 'Elf', '1/1', asItEnters(delayed(creatureDies, gainLife(5)))),
  creatureCard(
    'Test Parting',
    '{0}',
    'Elf',
    '1/1',
    activated(free, {
      effects: [delayed({ on: 'move', object: 'self', match: { from: 'battlefield' } }, gainLife(5))],
    }),
  ),
  instant('Test Flight', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'ability', ability: keyword('flying') })],
  }),
  instant('Test Fall', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })],
  }),
  relic('Test Winged Banner', continuous([creature, youControl], [{ mod: 'ability', ability: keyword('flying') }])),
  creatureCard('Test Chief', '{0}', 'Chief', '1/1'),
  relic(
    'Test Teacher',
    continuous([creature, { has: ['subtypes', ['Chief']] }], [has(continuous(creature, [has('flying')]))]),
  ),
  relic('Test Ground', continuous(creature, [{ mod: 'loseKeyword', keyword: 'flying' }])),
  creatureCard('Test Last Breath', '{0}', 'Elf', '1/1', triggered(dies, { effects: [gainLife(1)] })),
  instant('Test Sweep', '{0}', { effects: [damage(2, each(creature))] }),
);

describe('abilities (402–407)', () => {
  it('mtg-2003:402.10 who activates an ability, or controls one that triggers, chooses each of its targets', () => {
    const mine = { hand: ['Grizzly Bears'], battlefield: ['Hill Giant', 'Forest', 'Forest'] };
    const game = position(mine, { battlefield: ['Test Tinker', 'Test Snare', 'Gray Ogre'] }).pass();
    game.activate(1, 'Test Tinker');
    expect([asked(game), asked(game.choose(1, { card: 'Hill Giant' }))]).toEqual(['1:TARGETS', '1:TARGETS']);
    game.choose(1, { player: 0 }).resolve();
    expect([game.the('Hill Giant').damage, game.life(0)]).toEqual([1, 19]);
    game.cast(0, 'Grizzly Bears').resolve();
    expect(asked(game)).toBe('1:TARGETS');
    game.choose(1, { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').damage).toBe(1);
  });

  it('mtg-2003:403.1 all that stands before the colon is paid, by who controls it', () => {
    const mine = { battlefield: ['Test Engine', 'Forest', 'Llanowar Elves', 'Grizzly Bears'] };
    const game = position(mine).activate(0, 'Test Engine');
    if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    expect([game.the('Test Engine').tapped, game.zones('Grizzly Bears'), game.life(0)]).toEqual([
      true,
      ['graveyard'],
      20,
    ]);
    expect([game.the('Forest').tapped, game.the('Llanowar Elves').tapped].filter(Boolean)).toHaveLength(1);
    expect(game.resolve().life(0)).toBe(22);
    // Without one of these it is not activated, and the other player activates it in no case.
    const may = (seat: number, ...battlefield: string[]): boolean => {
      const all = { battlefield: ['Forest', 'Grizzly Bears'] };
      const at = position({ battlefield }, all);
      return offers(seat === 0 ? at : at.pass(), 'ACTIVATE', 'Test Engine');
    };
    expect([may(0, 'Test Engine', 'Forest'), may(0, 'Test Engine', 'Grizzly Bears')]).toEqual([false, false]);
    expect([may(0, 'Test Engine', 'Forest', 'Grizzly Bears'), may(1, 'Test Engine')]).toEqual([true, false]);
  });

  it('mtg-2003:403.1 an ability is that of a permanent, or of a card in another zone that says so', () => {
    const game = position({ hand: ['Test Relict'], graveyard: ['Test Relict'], battlefield: many('Forest', 3) });
    for (const ability of [0, 1]) game.choose(0, { kind: 'ACTIVATE', card: 'Test Relict', ability }).resolve();
    expect([game.life(0), game.all('Forest').filter(({ tapped }) => tapped)]).toMatchObject([22, { length: 3 }]);
  });

  it('mtg-2003:403.3 what was used before is counted for whoever controls it then, each ability by itself', () => {
    const game = position({ hand: ['Test Theft'] }, { battlefield: ['Test Twice'] }).pass();
    const uses = () =>
      game
        .decision()
        .options.filter((o) => o.kind === 'ACTIVATE')
        .map(({ ability }) => ability);
    expect(uses()).toEqual([0, 1]);
    game.choose(1, { kind: 'ACTIVATE', card: 'Test Twice', ability: 0 }).resolve();
    game.castAt(0, 'Test Theft', { card: 'Test Twice' }).resolve();
    expect(uses()).toEqual([0, 1]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Twice', ability: 1 }).resolve();
    // Thirty life let the third one be used, and the second was.
    expect([game.life(0), uses()]).toEqual([30, [0, 2]]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Twice', ability: 0 }).resolve();
    expect(uses()).toEqual([2]);
  });

  it('mtg-2003:404.2 nobody activates a triggered ability: it goes on the stack above what is there, in anybody’s turn', () => {
    const game = position({ hand: ['Test Sip'] }, { battlefield: ['Test Ear'] });
    expect(offers(game.pass(), 'ACTIVATE', 'Test Ear')).toBe(false);
    const cast = position({ hand: ['Test Sip'] }, { battlefield: ['Test Ear'] }).cast(0, 'Test Sip');
    expect([onStack(cast), asked(cast)]).toEqual([['Test Ear', 'Test Sip'], '0:PRIORITY']);
    expect(lives(cast.resolve())).toEqual([20, 21]);
  });

  it('mtg-2003:405.1 a static ability is there from the first moment, in each turn and each phase', () => {
    const game = position({ hand: ['Test Captain'], battlefield: ['Grizzly Bears'] });
    expect(game.cast(0, 'Test Captain').figures('Grizzly Bears')).toBe('2/2');
    expect(game.resolve().figures('Grizzly Bears')).toBe('3/3');
    expect(offers(game, 'ACTIVATE', 'Test Captain')).toBe(false);
    expect(game.until({ step: 'beginningOfCombat' }).figures('Grizzly Bears')).toBe('3/3');
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg-2003:406.1a what adds mana as a land is tapped for mana is a mana ability as well, and resolves with it', () => {
    const game = position({ battlefield: ['Forest', 'Test Sprout'] }, { battlefield: ['Test Sprout'] });
    tapFor(game, 0, 'Forest');
    // The other player's gives that player the mana.
    expect([pool(game, 0), pool(game, 1), game.view().stack]).toEqual([{ G: 2 }, { G: 1 }, []]);
  });

  it('mtg-2003:406.1b what adds mana otherwise goes on the stack: a spell, and what triggers on anything else', () => {
    const ritual = position({ hand: ['Dark Ritual'], battlefield: ['Swamp'] }).cast(0, 'Dark Ritual');
    expect([onStack(ritual), pool(ritual, 0)]).toEqual([['Dark Ritual'], {}]);
    expect(pool(ritual.resolve(), 0)).toEqual({ B: 3 });
    const game = position({ hand: ['Test Slay'], battlefield: ['Test Furnace'] });
    game.castAt(0, 'Test Slay', { card: 'Test Furnace' }).resolve();
    expect([onStack(game), pool(game, 0)]).toEqual([['Test Furnace'], {}]);
    expect([pool(game.resolve(), 0), game.view().stack]).toEqual([{ R: 2 }, []]);
  });

  it('mtg-2003:406.1c Gaea’s Cradle has a mana ability where its player has no creature', () => {
    const game = position({ battlefield: ["Gaea's Cradle"] });
    tapFor(game, 0, "Gaea's Cradle");
    expect([game.view().stack, pool(game, 0), game.the("Gaea's Cradle").tapped, asked(game)]).toEqual([
      [],
      {},
      true,
      '0:PRIORITY',
    ]);
    // With one of the opponent's there is none either.
    const other = position({ battlefield: ["Gaea's Cradle"] }, { battlefield: ['Grizzly Bears'] });
    expect(pool(tapFor(other, 0, "Gaea's Cradle"), 0)).toEqual({});
  });

  it('mtg-2003:406.1e nobody responds to a mana ability, but to what triggers on it that adds none', () => {
    const game = position({ battlefield: ['Forest'] }, { battlefield: ['Test Thorns'] });
    tapFor(game, 0, 'Forest');
    expect([onStack(game), pool(game, 0), asked(game)]).toEqual([['Test Thorns'], { G: 1 }, '0:PRIORITY']);
    // The mana is lost as the phase ends, not as the ability resolves.
    expect([game.resolve().life(0), pool(game, 0)]).toEqual([19, { G: 1 }]);
    const theirs = position({}, { battlefield: ['Chromatic Sphere', 'Forest'] }).pass();
    theirs.choose(1, { kind: 'ACTIVATE', card: 'Chromatic Sphere' });
    if (!theirs.waiting()) theirs.choose(1, { value: 'R' });
    expect([theirs.view().stack, pool(theirs, 1), theirs.hand(1), asked(theirs)]).toEqual([
      [],
      { R: 1 },
      1,
      '1:PRIORITY',
    ]);
  });

  it('mtg-2003:406.2a each of several delayed abilities waits, over the end of the turn if need be', () => {
    const game = position({ hand: ['Test Two Waits', 'Test Slay'], battlefield: ['Grizzly Bears'] });
    game.cast(0, 'Test Two Waits').resolve();
    expect([game.life(0), game.view().stack]).toEqual([20, []]);
    game.until({ step: 'end' });
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(130);
    game.until({ turn: 5, step: 'precombatMain' }).castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    expect([onStack(game), game.resolve().life(0)]).toEqual([['Test Two Waits'], 131]);
    // "Whenever" waits on, and what happens twice at the same time it hears twice.
    const mine = { hand: ['Test Watch', 'Test Slay', 'Test Sweep'], battlefield: ['Hill Giant', 'Grizzly Bears'] };
    const watch = position(mine, { battlefield: ['Gray Ogre'] })
      .cast(0, 'Test Watch')
      .resolve();
    watch.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolve().resolve().cast(0, 'Test Sweep').resolve();
    if (watch.decision().kind === 'ORDER_TRIGGERS') watch.takeDefault('ORDER_TRIGGERS');
    expect([onStack(watch).length, watch.resolveAll().life(0)]).toEqual([2, 23]);
  });

  it('mtg-2003:406.2b what has happened before it came is no event for it', () => {
    const game = position({ hand: ['Test Recall'], battlefield: ['Test Parting'] });
    game.activate(0, 'Test Parting').castAt(0, 'Test Recall', { card: 'Test Parting' }).resolve().resolve();
    expect([onStack(game), game.life(0)]).toEqual([[], 20]);
    const later = position({ hand: ['Test Recall'], battlefield: ['Test Parting'] });
    later.activate(0, 'Test Parting').resolve().castAt(0, 'Test Recall', { card: 'Test Parting' }).resolve();
    expect(later.resolve().life(0)).toBe(25);
  });

  it('mtg-2003:406.2b what a permanent does as it comes into play makes one as well, for what happens from then on', () => {
    const game = position({
      hand: ['Test Herald', 'Test Slay', 'Test Slay'],
      battlefield: ['Grizzly Bears', 'Hill Giant'],
    });
    game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve().cast(0, 'Test Herald').resolve();
    expect([onStack(game), game.life(0)]).toEqual([[], 20]);
    game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolve();
    expect(game.resolve().life(0)).toBe(25);
  });

  it('mtg-2003:406.2d a card that has left the graveyard is not what was to be returned from it, though it is back', () => {
    const after = (...between: [spell: string, card: string][]) => {
      const hand = ['Test Dig Up', ...between.map(([spell]) => spell)];
      const game = position({ hand, graveyard: ['Grizzly Bears'], battlefield: ['Hill Giant'] });
      game.castAt(0, 'Test Dig Up', { card: 'Grizzly Bears' }).resolve();
      for (const [spell, name] of between) game.castAt(0, spell, { card: name }).resolve();
      return game.until({ step: 'end' }).resolveAll().zones('Grizzly Bears');
    };
    expect(after()).toEqual(['hand']);
    expect(after(['Test Raise', 'Grizzly Bears'])).toEqual(['battlefield']);
    expect(after(['Test Raise', 'Grizzly Bears'], ['Test Slay', 'Grizzly Bears'])).toEqual(['graveyard']);
  });

  it('mtg-2003:406.2e what waits for a step does so once, and not in each turn', () => {
    const game = position({ hand: ['Test Two Waits'] })
      .cast(0, 'Test Two Waits')
      .resolve()
      .until({ step: 'end' });
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().until({ turn: 4, step: 'end' }).life(0)).toBe(130);
    expect([asked(game), onStack(game)]).toEqual(['1:PRIORITY', []]);
  });

  it('mtg-2003:406.2e one with a duration triggers for each of several that die at once', () => {
    const game = position({ hand: ['Test Watch', 'Test Sweep'], battlefield: ['Grizzly Bears', 'Gray Ogre'] });
    game.cast(0, 'Test Watch').resolve().cast(0, 'Test Sweep').resolve();
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(22);
    const hurt = position({ hand: ['Test Bruise', 'Test Sweep'], battlefield: ['Hill Giant', 'Craw Wurm'] });
    hurt.cast(0, 'Test Bruise').resolve().cast(0, 'Test Sweep').resolve();
    if (hurt.decision().kind === 'ORDER_TRIGGERS') hurt.takeDefault('ORDER_TRIGGERS');
    expect(hurt.resolveAll().life(0)).toBe(22);
  });

  it('mtg-2003:406.2e it triggers once, where it has a duration each time', () => {
    const after = (spell: string) => {
      const game = position({
        hand: [spell, 'Test Slay', 'Test Slay', 'Test Slay'],
        battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'],
      });
      game.cast(0, spell).resolve();
      game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve().resolveAll();
      game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolve().resolveAll();
      const now = game.life(0);
      game.until({ turn: 4, step: 'upkeep' }).pass();
      return [now, game.castAt(0, 'Test Slay', { card: 'Craw Wurm' }).resolve().resolveAll().life(0)];
    };
    expect([after('Test Once Only'), after('Test Watch')]).toEqual([
      [25, 25],
      [22, 22],
    ]);
  });

  it('mtg-2003:407.1 of what gives an ability and what takes it the latest counts, of spells and of permanents', () => {
    const keywords = (...spells: string[]) => {
      const game = position({ hand: spells, battlefield: ['Grizzly Bears'] });
      for (const spell of spells) {
        game.cast(0, spell);
        if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
        game.resolve();
      }
      return game.the('Grizzly Bears').keywords;
    };
    expect([keywords('Test Flight', 'Test Fall'), keywords('Test Fall', 'Test Flight')]).toEqual([[], ['flying']]);
    expect(keywords('Test Winged Banner', 'Test Fall')).toEqual([]);
    expect(keywords('Test Fall', 'Test Winged Banner')).toEqual(['flying']);
  });

  it('mtg-2003:407.1 what an ability gives that was given itself is as old as that, and not younger than all else', () => {
    const keywords = (...relics: string[]) => {
      const game = position({ hand: relics, battlefield: ['Test Chief', 'Grizzly Bears'] });
      for (const name of relics) game.cast(0, name).resolve();
      return game.the('Grizzly Bears').keywords;
    };
    expect(keywords('Test Teacher')).toEqual(['flying']);
    expect(keywords('Test Teacher', 'Test Ground')).toEqual([]);
    expect(keywords('Test Ground', 'Test Teacher')).toEqual(['flying']);
  });

  it('mtg-2003:407.3 what is printed and what was given twice is all lost', () => {
    const game = position({
      hand: ['Test Flight', 'Test Flight', 'Test Fall'],
      battlefield: ['Storm Crow', 'Test Winged Banner'],
    });
    for (const spell of ['Test Flight', 'Test Flight', 'Test Fall'])
      game.castAt(0, spell, { card: 'Storm Crow' }).resolve();
    expect(game.the('Storm Crow').keywords).toEqual([]);
  });
});
