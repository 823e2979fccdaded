/** Triggered, static, mana and delayed abilities (404–407): of either player, in either turn, of what was stolen or has left. */
import type { Effect } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  artifact,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  gainLife,
  instant,
  land,
  mana,
  manaAbility,
  plus,
  returnToHand,
  t,
  tapIt,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { fight, free, lives, many, offers, onStack, pool, position, relic, tapFor } from './table.js';

const atStep = (step: string) => ({ on: 'step', match: { step } }) as const;
const endStep = atStep('end');
const delayed = (on: Extract<Effect, { do: 'delayed' }>['on'], ...effects: Effect[]): Effect => ({
  do: 'delayed',
  on,
  effects,
});
const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const haveTwo = { exists: [creature, { controller: 'you' }, { stat: ['power', '>=', 2] }] } as never;
const figures = (power: number, toughness: number) =>
  [
    { mod: 'set', prop: 'power', value: power },
    { mod: 'set', prop: 'toughness', value: toughness },
  ] as const;

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Recall', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Sweep', '{0}', { effects: [damage(2, each(creature))] }),
  relic('Test Clock', triggered(atStep('upkeep'), { effects: [gainLife(1)] })),
  relic('Test Chime', triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(1)] })),
  relic('Test Second Chime', triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(10)] })),
  creatureCard(
    'Test Savage',
    '{0}',
    'Beast',
    '1/3',
    triggered({ on: 'damage', source: 'self' }, { effects: [gainLife(1)] }),
  ),
  relic('Test Herald', triggered(atStep('upkeep'), { if: haveTwo, effects: [gainLife(1)] })),
  creatureCard('Test Proud', '{0}', 'Cat', '2/2', triggered(atStep('upkeep'), { if: haveTwo, effects: [gainLife(1)] })),
  relic(
    'Test Watched Sprout',
    triggered({ on: 'tapForMana', object: land }, { if: haveTwo, effects: [addMana('{G}')] }),
  ),
  creatureCard('Test Captain', '{0}', 'Soldier', '1/1', continuous([creature, youControl], plus(1, 1))),
  instant('Test Muster', '{0}', {
    effects: [
      {
        do: 'create',
        token: {
          ...token('Sergeant', 'Creature — Soldier', ['W'], '1/1'),
          abilities: [continuous([creature, youControl], plus(1, 1))],
        },
      },
    ],
  }),
  instant('Test Mirror', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) } as never],
  }),
  relic('Test Bounty', triggered({ on: 'tapForMana', object: land }, { effects: [addMana('{G}'), gainLife(1)] })),
  relic('Test Sprout', triggered({ on: 'tapForMana', object: land }, { effects: [addMana('{G}')] })),
  creatureCard('Test Grower', '{0}', 'Elf', '1/1', { ...manaAbility('{G}') }),
  relic('Test Wary Stone', { ...manaAbility('{U}'), if: haveTwo } as never),
  relic('Test Stone', manaAbility('{U}')),
  relic('Test Signet', { ...manaAbility('{U}{U}'), cost: [mana('{1}'), { pay: 'tap' }] } as never),
  relic('Test Wary Signet', { ...manaAbility('{U}{U}'), cost: [mana('{1}'), { pay: 'tap' }], if: haveTwo } as never),
  instant('Test Promise', '{0}', { effects: [delayed(endStep, gainLife(10))] }),
  instant('Test Two Marks', '{0}', {
    targets: [target(creature, { min: 2, max: 2 })],
    effects: [delayed(endStep, tapIt({ saved: 'target' }))],
  }),
  instant('Test Much', '{X}', { effects: [delayed(endStep, gainLife('x'))] }),
  relic('Test Oath', activated(free, { effects: [delayed(endStep, gainLife(10))] })),
  relic('Test Vow', activated(free, { effects: [delayed(creatureDies, gainLife(10))] })),
  relic(
    'Test Doom',
    activated(free, { targets: [target(creature)], effects: [delayed(endStep, destroy({ saved: 'target' }))] }),
  ),
  instant('Test Once', '{0}', { effects: [delayed(creatureDies, gainLife(10))] }),
  relic('Test Lump'),
  instant('Test Freeze', '{0}', { targets: [target(artifact)], effects: [untilEndOfTurn(t(0), ...figures(0, 5))] }),
  instant('Test Awaken', '{0}', {
    targets: [target(artifact)],
    effects: [untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Creature'] }, ...figures(3, 3))],
  }),
);

const UPKEEP = { turn: { number: 3, active: 0, step: 'upkeep' } };
const THEIRS = { turn: { number: 4, active: 1, step: 'upkeep' } };
const ordered = (game: Play): Play => {
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};

describe('triggered abilities (404)', () => {
  it('mtg-2003:404.1 what waits for a step, or for what happens to another permanent, triggers in either player’s turn', () => {
    for (const setup of [UPKEEP, THEIRS]) {
      const game = ordered(position({ battlefield: ['Test Clock'] }, { battlefield: ['Test Clock'] }, setup));
      expect([onStack(game).length, lives(game.resolveAll())]).toEqual([2, [21, 21]]);
    }
    const fed = position({ battlefield: ['Forest'] }, { battlefield: ['Test Bounty'] });
    expect([pool(tapFor(fed, 0, 'Forest'), 1), lives(fed)]).toEqual([{ G: 1 }, [20, 21]]);
  });

  it('mtg-2003:404.2 all that have triggered go on the stack as soon as anybody has priority, in each step', () => {
    const both = ['Test Chime', 'Test Second Chime'];
    const game = position({}, { hand: ['Test Sip'], battlefield: both })
      .pass()
      .cast(1, 'Test Sip');
    expect(onStack(ordered(game))).toHaveLength(3);
    expect(lives(game.resolveAll())).toEqual([20, 32]);
    const upkeep = ordered(position({ battlefield: ['Test Clock', 'Test Clock', 'Test Clock'] }, {}, UPKEEP));
    expect(onStack(upkeep)).toEqual(many('Test Clock', 3));
    const hit = fight({ battlefield: ['Test Savage'] }, {}, ['Test Savage'])
      .until({ step: 'combatDamage' })
      .resolve();
    expect([hit.view().turn.step, onStack(hit)]).toEqual(['combatDamage', ['Test Savage']]);
    const attack = position({ hand: ['Test Sip'], battlefield: ['Test Chime', 'Gray Ogre'] }).until({
      kind: 'ATTACKERS',
    });
    attack.attack(0, 'Gray Ogre').cast(0, 'Test Sip');
    expect([attack.view().turn.step, onStack(attack)]).toEqual(['declareAttackers', ['Test Chime', 'Test Sip']]);
  });

  /** What is gained by abilities with a condition: it may be met as they trigger, and no more as they resolve. */
  const gained = (
    setup: object,
    seat: number,
    name: string,
    others: string[],
    spell?: [name: string, card: string],
  ) => {
    const side = { hand: ['Test Slay', 'Test Recall'], battlefield: [name, ...others] };
    const game = seat === 0 ? position(side, {}, setup) : position({}, side, setup);
    if (spell) {
      if (game.decision().seat !== seat) game.pass();
      game.castAt(seat, spell[0], { card: spell[1] }).resolve();
    }
    return [game.view().stack.length, game.resolveAll().life(seat)];
  };
  it('mtg-2003:404.3 its condition is looked at as it triggers and again as it resolves, in either turn, of what has left and of mana abilities, mtg-2003:410.8 it is not on the stack where its condition is not so, and does nothing where it is so no more, in either turn and of what has left', () => {
    for (const [setup, seat] of [
      [UPKEEP, 0],
      [UPKEEP, 1],
      [THEIRS, 0],
      [THEIRS, 1],
    ] as const) {
      expect(gained(setup, seat, 'Test Herald', [])).toEqual([0, 20]);
      expect(gained(setup, seat, 'Test Herald', ['Gray Ogre'])).toEqual([1, 21]);
      expect(gained(setup, seat, 'Test Herald', ['Gray Ogre'], ['Test Slay', 'Gray Ogre'])).toEqual([1, 20]);
    }
    // Its source is what met the condition, and has left; or has left, and something else still meets it.
    expect(gained(UPKEEP, 0, 'Test Proud', [], ['Test Slay', 'Test Proud'])).toEqual([1, 20]);
    expect(gained(UPKEEP, 0, 'Test Proud', ['Gray Ogre'], ['Test Slay', 'Test Proud'])).toEqual([1, 21]);
    const sprout = (...battlefield: string[]) =>
      pool(tapFor(position({ battlefield: ['Forest', 'Test Watched Sprout', ...battlefield] }), 0, 'Forest'), 0);
    expect([sprout(), sprout('Gray Ogre')]).toEqual([{ G: 1 }, { G: 2 }]);
  });
});

describe('static abilities (405, 412, 418)', () => {
  it('mtg-2003:405.1 a static ability works of a token, of a copy, of what was stolen, in combat and in either turn, mtg-2003:412.1 what a static ability changes it changes for who controls it, be it a token, a copy or stolen, in combat and in either turn, mtg-2003:418.4b the effect of a token, of a copy, of what was stolen is there all the time, in combat and in either turn', () => {
    const game = position(
      { hand: ['Test Muster', 'Test Theft', 'Test Mirror'], battlefield: ['Hill Giant', 'Storm Crow'] },
      { battlefield: ['Test Captain', 'Gray Ogre'] },
    );
    const now = (): string[] => ['Hill Giant', 'Gray Ogre'].map((name) => game.figures(name));
    expect(now()).toEqual(['3/3', '3/3']);
    game.cast(0, 'Test Muster').resolve();
    expect(now()).toEqual(['4/4', '3/3']);
    game.castAt(0, 'Test Theft', { card: 'Test Captain' }).resolve();
    expect(now()).toEqual(['5/5', '2/2']);
    game.cast(0, 'Test Mirror').choose(0, { card: 'Storm Crow' });
    if (!game.waiting()) game.choose(0, { card: 'Test Captain' });
    game.resolve();
    expect(now()).toEqual(['6/6', '2/2']);
    expect(game.until({ step: 'declareAttackers' }) && now()).toEqual(['6/6', '2/2']);
    expect(game.until({ turn: 4, step: 'upkeep' }) && now()).toEqual(['5/5', '3/3']);
  });
});

describe('mana abilities (406)', () => {
  it('mtg-2003:406.1a what triggers on mana and does something besides is one as well, and each of several is', () => {
    const game = position({ battlefield: ['Forest', 'Test Bounty', 'Test Sprout', 'Test Sprout'] });
    tapFor(game, 0, 'Forest');
    expect([pool(game, 0), game.life(0), onStack(game)]).toEqual([{ G: 4 }, 21, []]);
  });

  it('mtg-2003:406.1d it is bound by what binds other abilities: its condition, and a creature that has just come', () => {
    const may = (game: Play, name: string): boolean => offers(game, 'ACTIVATE', name);
    const grown = position({ hand: ['Test Grower', 'Test Sip'], battlefield: ['Test Stone'] }).cast(0, 'Test Grower');
    grown.resolve();
    expect(may(grown, 'Test Grower')).toBe(false);
    expect(may(grown.cast(0, 'Test Sip'), 'Test Stone')).toBe(true);
    expect(may(position({ battlefield: ['Test Grower'] }), 'Test Grower')).toBe(true);
    const wary = (...battlefield: string[]) =>
      may(position({ battlefield: ['Test Wary Stone', ...battlefield] }), 'Test Wary Stone');
    expect([wary(), wary('Gray Ogre')]).toEqual([false, true]);
    const costly = (...battlefield: string[]) =>
      may(position({ battlefield: ['Test Wary Signet', 'Forest', ...battlefield] }), 'Test Wary Signet');
    expect([costly(), costly('Gray Ogre')]).toEqual([false, true]);
    const answering = position({ hand: ['Test Sip'], battlefield: ['Test Signet', 'Forest'] }).cast(0, 'Test Sip');
    expect(may(answering, 'Test Signet')).toBe(true);
  });
});

describe('delayed abilities (406.2)', () => {
  it('mtg-2003:406.2a it is whose spell or ability made it, knows of X and of all its targets, and waits though its source has left, mtg-2003:417.2 what an effect says for later knows of X and of all its targets, and is done though its source has left', () => {
    const game = position(
      { battlefield: ['Gray Ogre', 'Hill Giant', 'Storm Crow'] },
      { hand: ['Test Promise', 'Test Two Marks'] },
    );
    game.pass().cast(1, 'Test Promise').resolve().pass();
    game
      .cast(1, 'Test Two Marks')
      .choose(1, [{ card: 'Hill Giant' }, { card: 'Storm Crow' }])
      .resolve();
    ordered(game.until({ step: 'end' })).resolveAll();
    expect([lives(game), ['Gray Ogre', 'Hill Giant', 'Storm Crow'].map((name) => game.the(name).tapped)]).toEqual([
      [20, 30],
      [false, true, true],
    ]);
    const much = position({ hand: ['Test Much'], battlefield: many('Forest', 3) }).cast(0, 'Test Much');
    much.answer(0, { number: 3 }).resolve();
    expect(much.until({ step: 'end' }).resolveAll().life(0)).toBe(23);
    const left = position({ hand: ['Test Recall'], battlefield: ['Test Oath'] })
      .activate(0, 'Test Oath')
      .resolve();
    left.castAt(0, 'Test Recall', { card: 'Test Oath' }).resolve();
    expect(left.until({ step: 'end' }).resolveAll().life(0)).toBe(30);
  });

  it('mtg-2003:406.2d it is about the permanent that it names, whatever becomes of its own source', () => {
    const doomed = (...recalled: string[]) => {
      const game = position({ hand: many('Test Recall', 2), battlefield: ['Test Doom', 'Hill Giant'] });
      game.activate(0, 'Test Doom');
      if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
      game.resolve();
      for (const name of recalled)
        game
          .choose(0, { kind: 'CAST', card: 'Test Recall', nth: 0 } as never)
          .choose(0, { card: name })
          .resolve();
      return game.until({ step: 'end' }).resolveAll().zones('Hill Giant');
    };
    expect([doomed(), doomed('Test Doom'), doomed('Hill Giant')]).toEqual([['graveyard'], ['graveyard'], ['hand']]);
  });

  it('mtg-2003:406.2e it triggers once, where several die at once, in the other’s turn, and where its source has left', () => {
    const several = position({ hand: ['Test Once', 'Test Sweep'], battlefield: ['Gray Ogre', 'Grizzly Bears'] });
    several.cast(0, 'Test Once').resolve().cast(0, 'Test Sweep').resolve();
    expect(ordered(several).resolveAll().life(0)).toBe(30);
    const vow = { hand: ['Test Recall', 'Test Slay'], battlefield: ['Test Vow'] };
    const game = position({ battlefield: ['Gray Ogre'] }, vow)
      .pass()
      .activate(1, 'Test Vow')
      .resolve()
      .pass();
    game.castAt(1, 'Test Recall', { card: 'Test Vow' }).resolve().pass();
    expect(game.castAt(1, 'Test Slay', { card: 'Gray Ogre' }).resolve().resolveAll().life(1)).toBe(30);
  });
});

describe('what is no ability (407)', () => {
  it('mtg-2003:407.2 figures that an effect gives with a type are what it is, over which an older effect still sets others', () => {
    const made = (...spells: string[]) => {
      const game = position({ hand: spells, battlefield: ['Test Lump'] });
      for (const spell of spells) game.castAt(0, spell, { card: 'Test Lump' }).resolve();
      return game.figures('Test Lump');
    };
    expect([made('Test Awaken'), made('Test Awaken', 'Test Freeze'), made('Test Freeze', 'Test Awaken')]).toEqual([
      '3/3',
      '0/5',
      '0/5',
    ]);
  });
});
