/** Combat and the end of the turn (306–314): clauses that other tests leave out, each in a position by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attacks,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  destroy,
  gainLife,
  instant,
  permanent,
  plus,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position, split, waiting } from './table.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const atBeginning = (step: string) => triggered({ on: 'step', match: { step } }, { effects: [gainLife(1)] });

ownCards(
  instant('Test Petrify', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  instant('Test Charm', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Wake', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'tapped', on: false }],
  }),
  enchantment('Test Toll', continuous({ players: 'you' }, [rule('attackTax', { count: 1 })])),
  enchantment('Test Bridge', continuous({ players: 'opponents' }, [rule('blockTax', { count: 1 })])),
  creatureCard('Test Coward', '{0}', 'Soldier', '1/1', continuous('self', [rule('cantAttackAlone')])),
  creatureCard('Test Hothead', '{0}', 'Soldier', '1/1', continuous('self', [rule('mustAttack')])),
  creatureCard('Test Sentry', '{0}', 'Soldier', '1/1', continuous('self', [rule('mustBlock')])),
  creatureCard('Test Taunt', '{0}', 'Soldier', '1/1', continuous('self', [rule('mustBeBlocked')])),
  creatureCard('Test Horde', '{0}', 'Soldier', '1/1', continuous('self', [rule('minBlockers', { count: 2 })])),
  creatureCard('Test Wide', '{0}', 'Soldier', '3/3', continuous('self', [rule('blocksMore', { count: 1 })])),
  creatureCard('Test Lone', '{0}', 'Soldier', '2/2', {
    ...triggered({ ...attacks, match: { count: 1 } } as never, { effects: [gainLife(1)] }),
  } as never),
  instant('Test Single Out', '{0}', { targets: [target({ is: 'attackingAlone' })], effects: [] }),
  instant('Test Ambush', '{0}', { targets: [target({ is: 'attacking' })], effects: [destroy(t(0))] }),
  instant('Test Slip', '{0}', { targets: [target({ is: 'unblocked' })], effects: [gainLife(1)] }),
  instant('Test Parry', '{0}', { targets: [target({ is: 'blocking' })], effects: [gainLife(1)] }),
  instant('Test Blast', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  creatureCard(
    'Test Doomed',
    '{0}',
    'Elf',
    '1/1',
    activated([], {
      effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [destroy('self')] }],
    }),
  ),
  enchantment('Test Truce', atBeginning('endOfCombat')),
  enchantment('Test Dusk', atBeginning('end')),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Test Doom', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(0, -2), until: { kind: 'permanent' } }],
  }),
  instant('Test Sting', '{0}', { effects: [{ do: 'damage', amount: 1, to: { each: creature } }] }),
);

const block = (from: string, to: string) => ({ from: { card: from }, to: { card: to } });
const attackOf = (...names: string[]) => ({
  assign: names.map((name) => ({ from: { card: name }, to: { player: 1 } })),
});
const tappedLands = (game: Play): number => game.all('Forest').filter(({ tapped }) => tapped).length;

describe('leaving combat', () => {
  const met = (hand: string[]): Play =>
    fight(
      { hand, battlefield: ['Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
      ['Hill Giant'],
      ['Craw Wurm', 'Hill Giant'],
    );

  it('mtg-2003:306.2 what is no creature any more attacks no longer, nor blocks', () => {
    const attacker = fight({ hand: ['Test Petrify'], battlefield: ['Hill Giant'] }, {}, ['Hill Giant']);
    attacker.castAt(0, 'Test Petrify', { card: 'Hill Giant' }).resolve();
    expect(attacker.the('Hill Giant').attacking ?? null).toBeNull();
    expect(attacker.until({ step: 'endOfCombat' }).life(1)).toBe(20);
    const blocker = met(['Test Petrify']).castAt(0, 'Test Petrify', { card: 'Craw Wurm' }).resolve();
    expect(blocker.the('Craw Wurm').blocking ?? []).toEqual([]);
    expect([blocker.until({ step: 'endOfCombat' }).zones('Hill Giant'), blocker.life(1)]).toEqual([
      ['battlefield'],
      20,
    ]);
  });

  it('mtg-2003:306.2 a blocker that somebody else controls is out of combat', () => {
    const game = met(['Test Charm']).castAt(0, 'Test Charm', { card: 'Craw Wurm' }).resolve();
    expect(game.the('Craw Wurm').blocking ?? []).toEqual([]);
    expect(game.until({ step: 'endOfCombat' }).zones('Hill Giant')).toEqual(['battlefield']);
  });

  it('mtg-2003:306.2 an attacker that is untapped goes on attacking', () => {
    const game = fight({ hand: ['Test Wake'], battlefield: ['Hill Giant'] }, {}, ['Hill Giant']);
    game.castAt(0, 'Test Wake', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant').tapped ?? false, game.until({ step: 'endOfCombat' }).life(1)]).toEqual([false, 17]);
  });
});

describe('declaring attackers', () => {
  it('mtg-2003:308.2 each attacker is paid for by each effect that asks for it, by who attacks', () => {
    const mine = { battlefield: ['Grizzly Bears', 'Hill Giant', ...many('Forest', 4)] };
    const game = position(mine, { battlefield: ['Test Toll', 'Test Toll', ...many('Island', 4)] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears', 'Hill Giant');
    expect([tappedLands(game), game.all('Island').some(({ tapped }) => tapped)]).toEqual([4, false]);
  });

  it('mtg-2003:308.3 an attack that can’t be paid for, or that breaks a restriction or a requirement, is no attack', () => {
    const poor = position({ battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest'] }, { battlefield: ['Test Toll'] });
    poor.until({ kind: 'ATTACKERS' }).refused(0, attackOf('Grizzly Bears', 'Hill Giant'));
    poor.attack(0, 'Grizzly Bears');
    const coward = position({ battlefield: ['Test Coward', 'Grizzly Bears'] }).until({ kind: 'ATTACKERS' });
    coward.refused(0, attackOf('Test Coward'));
    coward.attack(0, 'Test Coward', 'Grizzly Bears');
    const hothead = position({ battlefield: ['Test Hothead', 'Grizzly Bears'] }).until({ kind: 'ATTACKERS' });
    hothead.refused(0, attackOf('Grizzly Bears'));
    hothead.attack(0, 'Test Hothead');
  });

  it('mtg-2003:308.5 an attacker is one until the combat phase is over, also when its damage has been dealt', () => {
    const game = fight({ hand: ['Test Ambush'], battlefield: ['Elvish Archers'] }, {}, ['Elvish Archers']);
    const at = (step: string): boolean => offers(game.until({ step }), 'CAST', 'Test Ambush');
    expect([at('firstStrikeDamage'), at('endOfCombat'), at('postcombatMain')]).toEqual([true, true, false]);
  });

  it('mtg-2003:308.5 all that were declared are attackers', () => {
    const names = ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'];
    const game = fight({ battlefield: names }, {}, names);
    expect(names.map((name) => game.the(name).attacking)).toEqual(many('x', 3).map(() => ({ player: 1 })));
  });

  it('mtg-2003:308.5a a creature attacks alone where it alone was declared', () => {
    const alone = fight({ hand: ['Test Single Out'], battlefield: ['Test Lone', 'Grizzly Bears'] }, {}, ['Test Lone']);
    expect([alone.life(0), offers(alone, 'CAST', 'Test Single Out')]).toEqual([21, true]);
    const two = fight({ hand: ['Test Single Out'], battlefield: ['Test Lone', 'Grizzly Bears'] }, {}, [
      'Test Lone',
      'Grizzly Bears',
    ]);
    expect([two.life(0), offers(two, 'CAST', 'Test Single Out')]).toEqual([20, false]);
  });

  it('mtg-2003:308.6 who attacks has priority first, and the other after that', () => {
    const game = position({ battlefield: ['Grizzly Bears'] })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears');
    expect([game.view().turn.step, asked(game), asked(game.pass())]).toEqual([
      'declareAttackers',
      '0:PRIORITY',
      '1:PRIORITY',
    ]);
  });
});

describe('declaring blockers', () => {
  it('mtg-2003:309.1 any number of creatures block one attacker, and none of them taps', () => {
    const blockers = ['Gray Ogre', 'Craw Wurm', 'Hill Giant'];
    const game = fight(
      { battlefield: ['Grizzly Bears'] },
      { battlefield: blockers },
      ['Grizzly Bears'],
      ...blockers.map((name): [string, string] => [name, 'Grizzly Bears']),
    );
    expect(blockers.map((name) => [game.the(name).tapped ?? false, game.the(name).blocking])).toEqual(
      many('x', 3).map(() => [false, [game.the('Grizzly Bears').id]]),
    );
    expect([game.view().turn.step, onStack(game)]).toEqual(['declareBlockers', []]);
  });

  it('mtg-2003:309.1 only creatures of the defending player block', () => {
    const game = position(
      { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
      { battlefield: ['Craw Wurm', 'Icy Manipulator'] },
    );
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map(({ card: name }) => name)).toEqual(['Craw Wurm']);
  });

  it('mtg-2003:309.2 each blocker is paid for, and without that it doesn’t block', () => {
    const blocking = (lands: number): Play =>
      position(
        { battlefield: ['Grizzly Bears', 'Test Bridge'] },
        { battlefield: ['Gray Ogre', 'Craw Wurm', ...many('Forest', lands)] },
      )
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Grizzly Bears')
        .until({ kind: 'BLOCKERS' });
    const two = { assign: [block('Gray Ogre', 'Grizzly Bears'), block('Craw Wurm', 'Grizzly Bears')] };
    blocking(1).refused(1, two);
    expect(tappedLands(blocking(1).block(1, ['Gray Ogre', 'Grizzly Bears']))).toBe(1);
    expect(tappedLands(blocking(2).answer(1, two))).toBe(2);
  });

  it('mtg-2003:309.3 a block that breaks a restriction or a requirement, or can’t be paid for, is none', () => {
    const against = (attacker: string, mine: string[], theirs: string[]): Play =>
      position({ battlefield: [attacker, ...mine] }, { battlefield: theirs })
        .until({ kind: 'ATTACKERS' })
        .attack(0, attacker)
        .until({ kind: 'BLOCKERS' });
    const horde = against('Test Horde', [], ['Gray Ogre', 'Craw Wurm']);
    horde.refused(1, { assign: [block('Gray Ogre', 'Test Horde')] });
    horde.block(1, ['Gray Ogre', 'Test Horde'], ['Craw Wurm', 'Test Horde']);
    const sentry = against('Grizzly Bears', [], ['Test Sentry', 'Gray Ogre']);
    sentry.refused(1, { assign: [block('Gray Ogre', 'Grizzly Bears')] });
    sentry.block(1, ['Test Sentry', 'Grizzly Bears']);
    const taunt = against('Test Taunt', [], ['Gray Ogre']);
    taunt.refused(1, { assign: [] });
    taunt.block(1, ['Gray Ogre', 'Test Taunt']);
    const toll = against('Grizzly Bears', ['Test Bridge'], ['Craw Wurm', 'Gray Ogre', 'Forest']);
    toll.refused(1, { assign: [block('Gray Ogre', 'Grizzly Bears'), block('Craw Wurm', 'Grizzly Bears')] });
    toll.block(1, ['Craw Wurm', 'Grizzly Bears']);
  });

  it('mtg-2003:309.4 an attacker is unblocked once blockers were declared and none blocks it, and not before', () => {
    const game = position(
      { hand: ['Test Slip'], battlefield: ['Hill Giant', 'Gray Ogre'] },
      { battlefield: ['Craw Wurm'] },
    );
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant', 'Gray Ogre');
    expect(offers(game, 'CAST', 'Test Slip')).toBe(false);
    game.until({ kind: 'BLOCKERS' }).block(1, ['Craw Wurm', 'Hill Giant']);
    game.cast(0, 'Test Slip').resolve();
    expect([game.life(0), game.until({ step: 'endOfCombat' }).life(1)]).toEqual([21, 18]);
  });

  it('mtg-2003:309.4 a blocker is one though what it blocks has been removed from combat', () => {
    const game = fight(
      { hand: ['Test Petrify', 'Test Parry'], battlefield: ['Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
      ['Hill Giant'],
      ['Craw Wurm', 'Hill Giant'],
    );
    game.castAt(0, 'Test Petrify', { card: 'Hill Giant' }).resolve();
    expect(offers(game, 'CAST', 'Test Parry')).toBe(true);
  });

  it('mtg-2003:309.4 each attacker that something blocks is blocked, and a blocker is one though what it blocks has gone', () => {
    const game = fight(
      { hand: ['Test Blast', 'Test Parry'], battlefield: ['Hill Giant', 'Gray Ogre'] },
      { battlefield: ['Craw Wurm', 'Wall of Wood'] },
      ['Hill Giant', 'Gray Ogre'],
      ['Craw Wurm', 'Hill Giant'],
      ['Wall of Wood', 'Gray Ogre'],
    );
    game.castAt(0, 'Test Blast', { card: 'Hill Giant' }).resolve();
    const open = game
      .choose(0, { kind: 'CAST', card: 'Test Parry' })
      .decision()
      .options?.map(({ card: name }) => name);
    expect(open).toEqual(['Craw Wurm', 'Wall of Wood']);
    game.choose(0, { card: 'Craw Wurm' }).until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(20);
  });
});

describe('combat damage', () => {
  it('mtg-2003:310.1b nobody is asked where the damage of an unblocked creature goes, whatever blocks another', () => {
    const game = fight(
      { battlefield: ['Gray Ogre', 'Grizzly Bears'] },
      { battlefield: ['Craw Wurm'] },
      ['Gray Ogre', 'Grizzly Bears'],
      ['Craw Wurm', 'Grizzly Bears'],
    );
    game.pass().pass();
    expect([asked(game), waiting(game).length]).toEqual(['0:PRIORITY', 3]);
    expect(game.resolve().life(1)).toBe(18);
  });

  it('mtg-2003:310.1d the defending player divides what a blocker of two deals; of an attacker that is gone it deals none', () => {
    const game = fight(
      { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
      { battlefield: ['Test Wide'] },
      ['Grizzly Bears', 'Gray Ogre'],
      ['Test Wide', 'Grizzly Bears'],
      ['Test Wide', 'Gray Ogre'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('1:COMBAT_DAMAGE');
    game.answer(1, split(['Grizzly Bears', 2], ['Gray Ogre', 1]));
    expect(waiting(game)).toEqual(
      expect.arrayContaining([
        ['Test Wide', 2],
        ['Test Wide', 1],
      ]),
    );
    const gone = fight(
      { hand: ['Test Blast'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Craw Wurm'] },
      ['Grizzly Bears'],
      ['Craw Wurm', 'Grizzly Bears'],
    );
    gone.castAt(0, 'Test Blast', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect([gone.life(0), gone.happened('DAMAGE_DEALT')]).toEqual([20, []]);
  });
});

describe('the last steps', () => {
  it('mtg-2003:311.1 in the end of combat step what triggers then goes on the stack, and the active player has priority', () => {
    const game = position({ battlefield: ['Test Truce'] }).until({ step: 'endOfCombat' });
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', ['Test Truce']]);
    const quiet = position({}).until({ step: 'endOfCombat' });
    expect([asked(quiet), onStack(quiet), quiet.view().turn.number]).toEqual(['0:PRIORITY', [], 3]);
  });

  it('mtg-2003:313.1 in the end of turn step the active player has priority, be there a trigger or none', () => {
    const quiet = position({}).until({ step: 'end' });
    expect([asked(quiet), onStack(quiet), quiet.view().turn.number]).toEqual(['0:PRIORITY', [], 3]);
    const game = position({ battlefield: ['Test Dusk'] }).until({ step: 'end' });
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', ['Test Dusk']]);
  });

  it('mtg-2003:313.2 what is said in that step to happen at end of turn happens in the next turn', () => {
    const game = position({ battlefield: ['Test Doomed'] }).until({ step: 'end' });
    game.activate(0, 'Test Doomed').resolve();
    expect(onStack(game)).toEqual([]);
    expect(game.until({ turn: 4, step: 'upkeep' }).zones('Test Doomed')).toEqual(['battlefield']);
    expect(game.until({ turn: 5, step: 'upkeep' }).zones('Test Doomed')).toEqual(['graveyard']);
  });

  it('mtg-2003:314.1b the damage of all creatures goes, whoever controls them', () => {
    const game = position({ hand: ['Test Sting'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Gray Ogre'] });
    game.cast(0, 'Test Sting').resolve();
    const damage = (): unknown[] => ['Grizzly Bears', 'Gray Ogre'].map((name) => game.the(name).damage ?? 0);
    expect(damage()).toEqual([1, 1]);
    game.until({ turn: 4 });
    expect(damage()).toEqual([0, 0]);
  });

  it('mtg-2003:314.1b a shield for the turn is gone in the next', () => {
    const game = position({ hand: ['Test Blast'], battlefield: ['Drudge Skeletons', 'Swamp'] });
    game.activate(0, 'Drudge Skeletons').resolve().until({ turn: 4, step: 'upkeep' });
    if (asked(game) !== '0:PRIORITY') game.pass();
    expect(game.castAt(0, 'Test Blast', { card: 'Drudge Skeletons' }).resolve().zones('Drudge Skeletons')).toEqual([
      'graveyard',
    ]);
  });

  it('mtg-2003:314.1c what dies as effects end gives priority in the cleanup step, and without that nobody has it', () => {
    const game = position({ hand: ['Test Growth', 'Test Doom'], battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Growth', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Doom', { card: 'Grizzly Bears' }).resolve().until({ step: 'cleanup' });
    expect([asked(game), game.zones('Grizzly Bears')]).toEqual(['0:PRIORITY', ['graveyard']]);
    const cleanups = (one: Play): number => one.happened('STEP_BEGAN').filter(({ step }) => step === 'cleanup').length;
    expect(cleanups(game.until({ turn: 4 }))).toBe(2);
    const quiet = position({}, {}, { turn: { step: 'end' } })
      .pass()
      .pass();
    expect([quiet.view().turn.number, cleanups(quiet)]).toEqual([4, 1]);
  });
});
