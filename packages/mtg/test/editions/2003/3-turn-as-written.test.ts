/** The turn and its combat (3), each rule in the position that its text speaks of. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, gainLife, instant, plus, t, target, triggered } from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position, split, tapFor, waiting } from './table.js';

ownCards(
  instant('Test Charge', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'modify', what: t(0), mods: plus(1, 0), until: { kind: 'nextStep', step: 'endOfCombat', of: 'you' } },
    ],
  }),
  instant('Test Hour', '{0}', { effects: [{ do: 'extraTurn', who: 'you' }] }),
  card('Test Dusk', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered({ on: 'step', player: 'any', match: { step: 'end' } }, { effects: [gainLife(1)] })],
  }),
);

describe('phases and steps', () => {
  it('mtg-2003:300.3 what lasts until end of combat is there in the end of combat step, and gone after it', () => {
    const game = position({ hand: ['Test Charge'], battlefield: ['Grizzly Bears'] }).until({
      step: 'beginningOfCombat',
    });
    game.castAt(0, 'Test Charge', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect(game.figures('Grizzly Bears')).toBe('3/2');
    expect(game.until({ step: 'postcombatMain' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg-2003:300.4 mana burn is loss of life, with which an effect on damage has nothing to do', () => {
    const game = position({ life: 2, battlefield: ['Worship', 'Grizzly Bears', ...many('Forest', 2)] });
    tapFor(tapFor(game, 0, 'Forest'), 0, 'Forest')
      .pass()
      .pass();
    expect(game.result()).toMatchObject({ winners: [1] });
  });

  it('mtg-2003:102.4 where mana burn takes the last life of both at once the game is a draw', () => {
    const poor = { life: 1, battlefield: ['Forest'] };
    const game = tapFor(position(poor, poor), 0, 'Forest').pass();
    tapFor(game, 1, 'Forest').pass().pass();
    if (!game.result()) game.pass();
    expect(game.result()).toMatchObject({ kind: 'DRAW' });
  });

  it('mtg-2003:300.6 of several extra turns the one that was made last comes first', () => {
    const game = position({ hand: ['Test Hour'] }, { hand: ['Test Hour'] });
    game.cast(0, 'Test Hour').resolve().pass().cast(1, 'Test Hour').resolve();
    const active = [4, 5, 6, 7].map((turn) => game.until({ turn, step: 'precombatMain' }).view().turn.active);
    expect(active).toEqual([1, 0, 1, 0]);
  });

  it('mtg-2003:302.3 phasing comes before untapping: what phased out tapped is untapped as it is back', () => {
    const game = position({ battlefield: [{ card: 'Breezekeeper', tapped: true }] }, {}, { turn: { step: 'untap' } });
    expect(game.zones('Breezekeeper')).toEqual(['phasedOut']);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.the('Breezekeeper').tapped).toBe(false);
  });

  it('mtg-2003:304.1 the last card of a library is milled in response to the draw, which then loses the game', () => {
    const game = position(
      { library: ['Forest'] },
      { battlefield: ['Millstone', 'Island', 'Island'] },
      { turn: { step: 'upkeep' } },
    );
    game.until({ step: 'draw' }).pass().activate(1, 'Millstone', { player: 0 }).resolve();
    expect([game.zones('Forest'), game.result()]).toEqual([['graveyard'], null]);
    game.resolve();
    expect(game.result()).toMatchObject({ winners: [1] });
  });

  it('mtg-2003:305.4 no land is played while anything is on the stack, nor in combat, nor a second one', () => {
    const game = position({ hand: ['Forest', 'Forest', 'Shock'], battlefield: ['Mountain'] });
    expect(offers(game, 'PLAY_LAND', 'Forest')).toBe(true);
    game.castAt(0, 'Shock', { player: 1 });
    expect(offers(game, 'PLAY_LAND', 'Forest')).toBe(false);
    game.until({ step: 'beginningOfCombat' });
    expect(offers(game, 'PLAY_LAND', 'Forest')).toBe(false);
    game.until({ step: 'postcombatMain' }).choose(0, { kind: 'PLAY_LAND', card: 'Forest', nth: 0 });
    expect(offers(game, 'PLAY_LAND', 'Forest')).toBe(false);
  });

  it('mtg-2003:313.1 what triggers at end of turn is on the stack as the active player gets priority', () => {
    const game = position({}, { battlefield: ['Test Dusk'] }).until({ step: 'end' });
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', ['Test Dusk']]);
  });

  it('mtg-2003:314.1b damage goes as "until end of turn" ends: a grown creature with damage for two survives', () => {
    const game = position({
      hand: ['Giant Growth', 'Shock'],
      battlefield: ['Grizzly Bears', 'Forest', 'Mountain'],
    });
    game.castAt(0, 'Giant Growth', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Shock', { card: 'Grizzly Bears' }).resolve().until({ turn: 4 });
    expect([game.figures('Grizzly Bears'), game.the('Grizzly Bears').damage]).toEqual(['2/2', 0]);
  });

  it('mtg-2003:314.1c what triggers in the cleanup step gives the active player priority, and another such step follows', () => {
    const game = position({ hand: many('Forest', 8) }, { battlefield: ['Megrim'] }, { turn: { step: 'end' } });
    game.pass().pass().choose(0, { card: 'Forest', nth: 0 });
    expect([asked(game), onStack(game), game.view().turn.step]).toEqual(['0:PRIORITY', ['Megrim'], 'cleanup']);
    game.resolve();
    expect([game.life(0), asked(game), game.view().turn.step]).toEqual([18, '0:PRIORITY', 'cleanup']);
    game.pass().pass();
    expect(game.happened('STEP_BEGAN').filter(({ step }) => step === 'cleanup')).toHaveLength(2);
  });
});

describe('attackers and blockers', () => {
  it('mtg-2003:308.1 tapped creatures don’t attack, nor those that came this turn', () => {
    const game = position({
      battlefield: [{ card: 'Grizzly Bears', tapped: true }, { card: 'Hill Giant', sick: true }, 'Gray Ogre'],
    }).until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map(({ card: name }) => name)).toEqual(['Gray Ogre']);
    for (const name of ['Grizzly Bears', 'Hill Giant'])
      game.refused(0, { assign: [{ from: { card: name }, to: { player: 1 } }] });
  });

  it('mtg-2003:308.2 what it costs to attack is paid as attackers are declared, and without that there is no attack', () => {
    const mine = { battlefield: ['Grizzly Bears', 'Gray Ogre', ...many('Forest', 3)] };
    const game = position(mine, { battlefield: ['Propaganda'] }).until({ kind: 'ATTACKERS' });
    game.refused(0, {
      assign: ['Grizzly Bears', 'Gray Ogre'].map((name) => ({ from: { card: name }, to: { player: 1 } })),
    });
    game.attack(0, 'Grizzly Bears');
    expect(game.all('Forest').filter(({ tapped }) => tapped)).toHaveLength(2);
  });

  it('mtg-2003:309.1 one blocker blocks one attacker, and no tapped creature blocks', () => {
    const game = position(
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
      { battlefield: ['Grizzly Bears', { card: 'Craw Wurm', tapped: true }] },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Hill Giant', 'Gray Ogre').until({ kind: 'BLOCKERS' });
    const block = (from: string, to: string) => ({ from: { card: from }, to: { card: to } });
    game.refused(1, { assign: [block('Grizzly Bears', 'Hill Giant'), block('Grizzly Bears', 'Gray Ogre')] });
    game.refused(1, { assign: [block('Craw Wurm', 'Hill Giant')] });
    expect(game.decision().from?.map(({ card: name }) => name)).toEqual(['Grizzly Bears']);
  });

  it('mtg-2003:309.4 a creature stays blocked when what blocked it has gone, and deals nothing', () => {
    const game = fight(
      { hand: ['Unsummon'], battlefield: ['Hill Giant', 'Island'] },
      { battlefield: ['Grizzly Bears'] },
      ['Hill Giant'],
      ['Grizzly Bears', 'Hill Giant'],
    );
    game.castAt(0, 'Unsummon', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect([game.life(1), game.happened('DAMAGE_DEALT')]).toEqual([20, []]);
  });

  it('mtg-2003:309.5 the active player has priority once blockers are declared', () => {
    const game = fight(
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears'] },
      ['Hill Giant'],
      ['Grizzly Bears', 'Hill Giant'],
    );
    expect([asked(game), game.view().turn.step]).toEqual(['0:PRIORITY', 'declareBlockers']);
  });

  it('mtg-2003:306.2 a blocker that is tapped fights on and deals its damage', () => {
    const game = fight(
      { battlefield: ['Hill Giant', 'Icy Manipulator', 'Plains'] },
      { battlefield: ['Craw Wurm'] },
      ['Hill Giant'],
      ['Craw Wurm', 'Hill Giant'],
    );
    game.activate(0, 'Icy Manipulator', { card: 'Craw Wurm' }).resolve();
    expect(game.the('Craw Wurm').tapped).toBe(true);
    game.until({ step: 'combatDamage' }).resolve();
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg-2003:306.2 what regenerates in the first of two damage steps has left combat, and deals nothing in the second', () => {
    const game = fight(
      { battlefield: ['Youthful Knight'] },
      { battlefield: ['Drudge Skeletons', 'Swamp'] },
      ['Youthful Knight'],
      ['Drudge Skeletons', 'Youthful Knight'],
    ).until({ step: 'firstStrikeDamage' });
    game.pass().activate(1, 'Drudge Skeletons').resolve().resolve();
    expect(game.the('Drudge Skeletons')).toMatchObject({ tapped: true, blocking: [] });
    game.until({ step: 'endOfCombat' });
    expect(game.the('Youthful Knight').damage).toBe(0);
  });
});

describe('combat damage', () => {
  it('mtg-2003:310.1 the active player says first what attackers are dealing, then the other what blockers are', () => {
    const game = fight(
      { battlefield: ['Craw Wurm', 'Benalish Hero', 'Gray Ogre'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      ['Craw Wurm'],
      ['Grizzly Bears', 'Craw Wurm'],
      ['Hill Giant', 'Craw Wurm'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect([asked(game), game.view().stack]).toEqual(['0:COMBAT_DAMAGE', []]);
    game.answer(0, split(['Grizzly Bears', 3], ['Hill Giant', 3]));
    expect(waiting(game)).toEqual([
      ['Craw Wurm', 3],
      ['Craw Wurm', 3],
      ['Grizzly Bears', 2],
      ['Hill Giant', 3],
    ]);
  });

  it('mtg-2003:310.1a each assigns as much as its power is then, and one without power nothing', () => {
    const game = fight({ hand: ['Giant Growth'], battlefield: ['Grizzly Bears', 'Ornithopter', 'Forest'] }, {}, [
      'Grizzly Bears',
      'Ornithopter',
    ]);
    game.castAt(0, 'Giant Growth', { card: 'Grizzly Bears' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([['Grizzly Bears', 5]]);
  });

  it('mtg-2003:310.1b an unblocked creature assigns all its damage to the defending player', () => {
    const game = fight({ battlefield: ['Craw Wurm'] }, { battlefield: ['Grizzly Bears'] }, ['Craw Wurm']);
    game.until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([['Craw Wurm', 6]]);
    expect(game.resolve().life(1)).toBe(14);
  });

  it('mtg-2003:310.1c the attacker’s player divides its damage among what blocks it, all to one if they like', () => {
    const blocked = fight(
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
      ['Hill Giant'],
      ['Grizzly Bears', 'Hill Giant'],
      ['Gray Ogre', 'Hill Giant'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    blocked.answer(0, split(['Gray Ogre', 3])).resolve();
    expect([blocked.zones('Gray Ogre'), blocked.the('Grizzly Bears').damage]).toEqual([['graveyard'], 0]);
  });

  it('mtg-2003:310.1d a blocker deals nothing where what it blocked has left combat', () => {
    const game = fight(
      { battlefield: ['Drudge Skeletons', 'Swamp'] },
      { battlefield: ['Hill Giant', 'Mountain'], hand: ['Shock'] },
      ['Drudge Skeletons'],
      ['Hill Giant', 'Drudge Skeletons'],
    );
    game.activate(0, 'Drudge Skeletons').resolve().pass();
    game.castAt(1, 'Shock', { card: 'Drudge Skeletons' }).resolve().until({ step: 'endOfCombat' });
    expect([game.the('Drudge Skeletons').damage, game.the('Hill Giant').damage]).toEqual([0, 0]);
  });

  it('mtg-2003:310.4 damage is dealt though what deals it is removed from the game, and in the color that it had', () => {
    const removed = fight({ battlefield: ['Craw Wurm'] }, { hand: ['Swords to Plowshares'], battlefield: ['Plains'] }, [
      'Craw Wurm',
    ]).until({ step: 'combatDamage' });
    removed.pass().castAt(1, 'Swords to Plowshares', { card: 'Craw Wurm' }).resolve().resolve();
    expect([removed.life(0), removed.life(1)]).toEqual([26, 14]);
    const red = fight(
      { battlefield: ['Gray Ogre'] },
      { hand: ['Unsummon'], battlefield: ['Abbey Gargoyles', 'Island'] },
      ['Gray Ogre'],
      ['Abbey Gargoyles', 'Gray Ogre'],
    ).until({ step: 'combatDamage' });
    red.pass().castAt(1, 'Unsummon', { card: 'Gray Ogre' }).resolve().resolve();
    expect(red.the('Abbey Gargoyles').damage).toBe(0);
  });

  it('mtg-2003:311.1 what triggers at end of combat waits for that step: a Basilisk destroys then what blocked it', () => {
    const game = fight(
      { battlefield: ['Thicket Basilisk'] },
      { battlefield: ['Craw Wurm', 'Wall of Wood'] },
      ['Thicket Basilisk'],
      ['Craw Wurm', 'Thicket Basilisk'],
      ['Wall of Wood', 'Thicket Basilisk'],
    ).until({ step: 'endOfCombat' });
    expect([game.zones('Craw Wurm'), onStack(game).length, asked(game)]).toEqual([['battlefield'], 1, '0:PRIORITY']);
    game.resolveAll();
    expect([game.zones('Craw Wurm'), game.zones('Wall of Wood')]).toEqual([['graveyard'], ['battlefield']]);
  });
});
