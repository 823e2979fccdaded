/** Timing and the stack (408): the clauses of each rule, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
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
  instant,
  loseLife,
  mana,
  plus,
  sorcery,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { asked, fight, free, lives, many, offers, onStack, pool, position, relic, waiting } from './table.js';

const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const _ONE = [mana('{1}')];

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Sweep', '{0}', { effects: [damage(2, each(creature))] }),
  creatureCard('Test Mourner', '{0}', 'Elf', '1/1', triggered(creatureDies, { effects: [gainLife(1)] })),
  creatureCard('Test Second Mourner', '{0}', 'Elf', '1/1', triggered(creatureDies, { effects: [gainLife(1)] })),
  creatureCard('Test Captain', '{0}', 'Elf', '1/2', continuous([creature, { other: true }, youControl], plus(1, 1))),
  creatureCard('Test Small', '{0}', 'Elf', '1/2'),
  relic('Test Grief', triggered({ on: 'move', match: { from: 'hand', cause: 'discard' } }, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Skilled',
    '{0}',
    'Elf',
    '1/1',
    activated(free, { effects: [gainLife(1)] }),
    activated(free, { effects: [gainLife(10)] }),
  ),
  creatureCard('Test Worker', '{0}', 'Elf', '1/1', activated(free, { effects: [gainLife(1)] })),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  creatureCard('Test Last Breath', '{0}', 'Elf', '1/1', triggered(dies, { effects: [gainLife(1)] })),
  relic('Test Altar', activated([{ pay: 'sacrifice', what: [creature], count: 1 }], { effects: [draw(1)] })),
  instant('Test Cull', '{0}', { targets: [target(creature)], effects: [destroy(t(0)), gainLife(10)] }),
  relic('Test Bargain', activated([{ pay: 'life', amount: 1 }], { effects: [gainLife(5)] })),
  instant('Test Promise', '{0}', {
    effects: [gainLife(1), { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(10)] }],
  }),
  relic(
    'Test Glade',
    activated([tap], {
      immediate: true,
      effects: [addMana('{G}'), gainLife(1), loseLife(1, { each: { player: 'opponent' } })],
    }),
  ),
  card('Test Ember', {
    cost: '{0}',
    type: 'Creature — Elemental',
    power: 1,
    toughness: 1,
    abilities: [{ kind: 'static', defining: true, mods: [{ mod: 'set', prop: 'colors', value: ['R'] }] }],
  }),
  creatureCard('Test Pupil', '{1}{G}', 'Elf', '1/1'),
  sorcery('Test Lesson', '{1}{G}', { effects: [gainLife(1)] }),
  relic('Test Bell', activated([tap], { effects: [gainLife(1)] })),
);

const graveyards = (game: Play, ...names: string[]): number =>
  names.filter((n) => game.zones(n)[0] === 'graveyard').length;

describe('timing (408.1)', () => {
  it('mtg-2003:408.1a who has priority plays spells and abilities, also in response, and nobody else does', () => {
    const game = position(
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { hand: ['Test Sip'], battlefield: ['Test Worker'] },
    );
    game.castAt(0, 'Shock', { player: 1 });
    game.refused(1, { choose: [{ kind: 'CAST', card: 'Test Sip' }] });
    game.pass().cast(1, 'Test Sip').activate(1, 'Test Worker');
    expect(onStack(game)).toEqual(['Test Worker', 'Test Sip', 'Shock']);
    expect(lives(game.resolveAll())).toEqual([20, 20]);
  });

  it('mtg-2003:408.1b what state-based effects find is done as one event, again until nothing is found, and then triggers', () => {
    const game = position({ hand: ['Test Sweep'], battlefield: ['Test Mourner', 'Test Second Mourner'] });
    game.cast(0, 'Test Sweep').resolve();
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    // Each of the two has seen both die.
    expect([onStack(game).length, game.resolveAll().life(0)]).toEqual([4, 24]);
    // What lives by another one only dies after it, with a spell on the stack as well.
    const two = position(
      { hand: ['Test Sip'], battlefield: ['Test Captain', 'Test Small', 'Test Mourner'] },
      { hand: ['Test Sweep'] },
    );
    two.cast(0, 'Test Sip').pass().cast(1, 'Test Sweep').resolve();
    expect([graveyards(two, 'Test Captain', 'Test Small', 'Test Mourner'), asked(two)]).toEqual([
      3,
      '0:ORDER_TRIGGERS',
    ]);
    expect(onStack(two)).toEqual(['Test Sip']);
  });

  it('mtg-2003:408.1b in the cleanup step the active player has priority where something has triggered', () => {
    const hand = [...many('Plains', 8)];
    const game = position({ hand, battlefield: ['Test Grief'] }, {}, { turn: { number: 3, active: 0, step: 'end' } });
    game.pass().pass().choose(0, { card: 'Plains', nth: 0 });
    expect([game.view().turn.step, asked(game), onStack(game)]).toEqual(['cleanup', '0:PRIORITY', ['Test Grief']]);
  });

  it('mtg-2003:408.1d instants and abilities at any priority, all else in a main phase of one’s own with nothing on the stack', () => {
    const hand = ['Test Sip', 'Test Lesson', 'Test Pupil', 'Test Bell'];
    const mine = { hand, battlefield: ['Test Worker', ...many('Forest', 4)] };
    const may = (game: Play) => [
      ...hand.map((name) => offers(game, 'CAST', name)),
      offers(game, 'ACTIVATE', 'Test Worker'),
    ];
    const all = [true, true, true, true, true];
    const few = [true, false, false, false, true];
    const at = (step: string) => may(position(mine, {}, { turn: { number: 3, active: 0, step } }));
    expect(['precombatMain', 'postcombatMain'].map(at)).toEqual([all, all]);
    expect(['upkeep', 'draw', 'beginningOfCombat', 'end'].map(at)).toEqual([few, few, few, few]);
    expect(may(position({}, mine).pass())).toEqual(few);
    expect(may(position({ ...mine, hand: [...hand, 'Test Sip'] }).cast(0, 'Test Sip'))).toEqual(few);
  });

  it('mtg-2003:408.1e a spell or ability is on top of the stack, controlled by who played it, whoever owns its card', () => {
    const game = position({ hand: ['Test Theft', 'Test Sip'] }, { battlefield: ['Test Worker'] });
    game.castAt(0, 'Test Theft', { card: 'Test Worker' }).resolve().cast(0, 'Test Sip').activate(0, 'Test Worker');
    expect(game.view().stack.map(({ kind, card: name, controller }) => [kind, name, controller])).toEqual([
      ['ABILITY', 'Test Worker', 0],
      ['SPELL', 'Test Sip', 0],
    ]);
    game.pass();
    expect(lives(game.pass())).toEqual([21, 20]);
    // Of several abilities it is the one that was activated.
    const skilled = position({ battlefield: ['Test Skilled'] });
    skilled.choose(0, { kind: 'ACTIVATE', card: 'Test Skilled', ability: 1 });
    expect(lives(skilled.resolve())).toEqual([30, 20]);
  });

  it('mtg-2003:408.1f what triggers while something is played or resolves waits for that, and goes on the stack above it', () => {
    const paid = position({ battlefield: ['Test Altar', 'Test Last Breath'] }).activate(0, 'Test Altar');
    if (!paid.waiting()) paid.choose(0, { card: 'Test Last Breath' });
    expect([onStack(paid), paid.life(0)]).toEqual([['Test Last Breath', 'Test Altar'], 20]);
    const game = position({ hand: ['Test Cull', 'Test Sip'] }, { battlefield: ['Test Last Breath'] });
    game.cast(0, 'Test Sip').castAt(0, 'Test Cull', { card: 'Test Last Breath' }).resolve();
    expect([lives(game), onStack(game), asked(game)]).toEqual([
      [30, 20],
      ['Test Last Breath', 'Test Sip'],
      '0:PRIORITY',
    ]);
    expect(lives(game.resolve())).toEqual([30, 21]);
  });

  it('mtg-2003:408.1g damage of first strike goes on the stack in its step, and the other damage in its own', () => {
    const game = fight(
      { battlefield: ['White Knight'] },
      { battlefield: ['Hill Giant'] },
      ['White Knight'],
      ['Hill Giant', 'White Knight'],
    );
    game.until({ step: 'firstStrikeDamage' });
    expect([waiting(game), asked(game), game.the('Hill Giant').damage]).toEqual([
      [['White Knight', 2]],
      '0:PRIORITY',
      0,
    ]);
    game.resolve();
    expect(game.the('Hill Giant').damage).toBe(2);
    expect(waiting(game.until({ step: 'combatDamage' }))).toEqual([['Hill Giant', 3]]);
    expect(game.resolve().zones('White Knight')).toEqual(['graveyard']);
  });

  it('mtg-2003:408.1h nobody has priority for a static ability: it begins and ends with its permanent', () => {
    const game = position({ hand: ['Test Captain', 'Test Cull'], battlefield: ['Grizzly Bears'] })
      .cast(0, 'Test Captain')
      .resolve();
    expect([game.figures('Grizzly Bears'), game.view().stack, asked(game)]).toEqual(['3/3', [], '0:PRIORITY']);
    game.castAt(0, 'Test Cull', { card: 'Test Captain' }).resolve();
    expect([game.figures('Grizzly Bears'), game.view().stack, asked(game)]).toEqual(['2/2', [], '0:PRIORITY']);
  });
});

describe('what does not use the stack (408.2)', () => {
  it('mtg-2003:408.2a an effect is there at once, and the ability that it made goes on the stack when it triggers', () => {
    const game = position({ hand: ['Test Promise'] })
      .cast(0, 'Test Promise')
      .resolve();
    expect([game.life(0), game.view().stack]).toEqual([21, []]);
    game.until({ step: 'end' });
    expect([game.life(0), onStack(game)]).toEqual([21, ['Test Promise']]);
    expect(game.resolve().life(0)).toBe(31);
  });

  it('mtg-2003:408.2b a static ability goes on as long as its permanent is there, and never on the stack', () => {
    const game = position(
      { hand: ['Test Sip'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Test Captain', 'Hill Giant'] },
    );
    expect([game.figures('Hill Giant'), game.figures('Grizzly Bears')]).toEqual(['4/4', '2/2']);
    game.cast(0, 'Test Sip');
    expect([game.figures('Hill Giant'), onStack(game)]).toEqual(['4/4', ['Test Sip']]);
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Hill Giant')).toBe('4/4');
  });

  it('mtg-2003:408.2c they are looked for as soon as a player would have priority, though the stack is not empty', () => {
    const game = position({ life: 1, battlefield: ['Test Bargain'] }).activate(0, 'Test Bargain');
    expect(game.result()).toMatchObject({ winners: [1] });
    const bears = position(
      { hand: ['Test Sip', 'Shock'], battlefield: ['Mountain'] },
      { battlefield: ['Grizzly Bears'] },
    );
    bears.cast(0, 'Test Sip').castAt(0, 'Shock', { card: 'Grizzly Bears' }).resolve();
    expect([bears.zones('Grizzly Bears'), onStack(bears), asked(bears)]).toEqual([
      ['graveyard'],
      ['Test Sip'],
      '0:PRIORITY',
    ]);
  });

  it('mtg-2003:408.2d a land is put into play as it is played, and its player has priority still', () => {
    const game = position({ hand: ['Forest'] }, { hand: ['Counterspell'], battlefield: many('Island', 2) });
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect([game.zones('Forest'), game.view().stack, asked(game)]).toEqual([['battlefield'], [], '0:PRIORITY']);
    // Nobody counters it, and it is used at once.
    expect([
      game.the('Forest').tapped,
      offers(game, 'ACTIVATE', 'Forest'),
      offers(game.pass(), 'CAST', 'Counterspell'),
    ]).toEqual([false, true, false]);
  });

  it('mtg-2003:408.2e all that a mana ability does is done at once, and who had priority has it still', () => {
    const game = position({}, { battlefield: ['Test Glade'] }).pass();
    game.choose(1, { kind: 'ACTIVATE', card: 'Test Glade', mana: true });
    expect([lives(game), pool(game, 1), game.view().stack, asked(game)]).toEqual([
      [19, 21],
      { G: 1 },
      [],
      '1:PRIORITY',
    ]);
  });

  it('mtg-2003:408.2f what a card says that it is counts in the library, on the stack and where it is removed from the game', () => {
    const one = ['Test Ember'];
    const game = position({ hand: ['Test Ember'], library: one, exile: one, battlefield: one });
    const colors = (zone: string) => game.the('Test Ember', zone).colors;
    expect(['library', 'exile', 'battlefield'].map(colors)).toEqual([['R'], ['R'], ['R']]);
    game.cast(0, 'Test Ember');
    expect(colors('stack')).toEqual(['R']);
  });

  it('mtg-2003:408.2h its controller turns it face up with any priority, in response as well, and nobody responds to that', () => {
    const game = position(
      { hand: ['Test Sip'] },
      { battlefield: [{ card: 'Exalted Angel', faceDown: true }, ...many('Plains', 4)] },
    );
    game.cast(0, 'Test Sip');
    expect(offers(game, 'TURN_FACE_UP', 'Exalted Angel')).toBe(false);
    game.pass().choose(1, { kind: 'TURN_FACE_UP' });
    expect([game.figures('Exalted Angel'), onStack(game), asked(game)]).toEqual(['4/5', ['Test Sip'], '1:PRIORITY']);
  });
});
