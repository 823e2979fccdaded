import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  control,
  creature,
  creatureCard,
  gainLife,
  instant,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, free, lives, many, offers, onStack, position, relic, waiting } from './table.js';

const lootable = {
  kind: 'static',
  affects: [{ zone: 'graveyard' }, { owner: 'opponent' }],
  mods: [{ mod: 'play' }],
} as never;

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  sorcery('Test Lesson', '{0}', { effects: [gainLife(1)] }),
  card('Test Loot', { cost: '{0}', type: 'Enchantment', abilities: [lootable] }),
  relic('Test Bargain', activated([{ pay: 'life', amount: 1 }], { effects: [gainLife(5)] })),
  creatureCard('Test Worker', '{0}', 'Elf', '1/1', activated(free, { effects: [gainLife(1)] })),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  creatureCard(
    'Test Bold',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'attack', object: 'self' }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Brave',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'block', object: 'self' }, { effects: [gainLife(1)] }),
  ),
);

const may = (game: Play, name: string, kind = 'ACTIVATE'): boolean => offers(game, kind, name);

describe('timing (408)', () => {
  it('mtg-2003:408.1a in the other player’s turn one plays instants and uses abilities as soon as one has priority', () => {
    const game = position({}, { hand: ['Test Sip', 'Test Lesson'], battlefield: ['Test Worker'] });
    game.pass();
    expect([may(game, 'Test Sip', 'CAST'), may(game, 'Test Lesson', 'CAST'), may(game, 'Test Worker')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  /** Their last life is what it costs them. */
  const bargained = () =>
    position({}, { life: 1, battlefield: ['Test Bargain'] })
      .pass()
      .activate(1, 'Test Bargain');

  it('mtg-2003:408.1b state-based effects are looked for before whoever has acted in another’s turn has priority again', () => {
    expect(bargained().result()).toMatchObject({ winners: [0] });
  });

  it('mtg-2003:408.2c they are looked for as whoever has acted in another’s turn would have priority again', () => {
    expect(bargained().decisions()).toEqual([]);
  });

  it('mtg-2003:420.2 they are about a player who has acted in another’s turn as well', () => {
    expect(bargained().result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('mtg-2003:420.3 they are looked for before whoever has acted in another’s turn may act again', () => {
    expect(bargained().waiting()).toBe(false);
  });

  it('mtg-2003:408.1c who has acted in another’s turn has priority again, and for each thing on the stack all pass anew, mtg-2003:409.1g who has played a spell, or used an ability, has priority, in another’s turn as well', () => {
    const game = position({}, { hand: ['Test Sip'], battlefield: ['Test Worker'] }).pass();
    expect(asked(game.cast(1, 'Test Sip'))).toBe('1:PRIORITY');
    expect(asked(game.activate(1, 'Test Worker'))).toBe('1:PRIORITY');
    expect(asked(game.pass())).toBe('0:PRIORITY');
    game.pass();
    expect([onStack(game), asked(game), lives(game)]).toEqual([['Test Sip'], '0:PRIORITY', [20, 21]]);
    const own = position({ battlefield: ['Test Worker'] }).activate(0, 'Test Worker');
    expect(asked(own)).toBe('0:PRIORITY');
  });

  it('mtg-2003:408.1e whoever plays another’s card controls it on the stack', () => {
    const game = position({ battlefield: ['Test Loot'] }, { graveyard: ['Test Lesson'] });
    game.choose(0, { kind: 'CAST', card: 'Test Lesson' });
    expect(game.view().stack.map(({ controller }) => controller)).toEqual([0]);
    expect(lives(game.resolve())).toEqual([21, 20]);
  });

  it('mtg-2003:408.1f what triggers as attackers and blockers are declared goes on the stack there, before anybody may act', () => {
    const game = position({ battlefield: ['Test Bold'] }, { battlefield: ['Test Brave'] }).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Bold');
    expect([game.view().turn.step, onStack(game), asked(game)]).toEqual([
      'declareAttackers',
      ['Test Bold'],
      '0:PRIORITY',
    ]);
    game.until({ kind: 'BLOCKERS' }).block(1, ['Test Brave', 'Test Bold']);
    expect([game.view().turn.step, onStack(game), asked(game)]).toEqual([
      'declareBlockers',
      ['Test Brave'],
      '0:PRIORITY',
    ]);
    expect(lives(game.resolve())).toEqual([21, 21]);
  });

  it('mtg-2003:408.1g all damage of a step is on the stack together: of each attacker and of each blocker', () => {
    const game = fight(
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
      { battlefield: ['Craw Wurm'] },
      ['Hill Giant', 'Gray Ogre'],
      ['Craw Wurm', 'Hill Giant'],
    );
    game.until({ step: 'combatDamage' });
    expect(waiting(game)).toHaveLength(3);
    expect([game.resolve().life(1), game.the('Craw Wurm').damage, game.zones('Hill Giant')]).toEqual([
      18,
      3,
      ['graveyard'],
    ]);
  });

  it('mtg-2003:408.2d another’s land is under the control of who plays it', () => {
    const game = position({ battlefield: ['Test Loot'] }, { graveyard: ['Forest'] });
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect([game.the('Forest').controller, game.the('Forest').owner, asked(game)]).toEqual([0, 1, '0:PRIORITY']);
  });

  it('mtg-2003:408.2h whoever controls it turns it up, each of several, and during combat', () => {
    const angel = { card: 'Exalted Angel', faceDown: true };
    const turnsUp = (game: Play): number =>
      game.decision().options.filter(({ kind }) => kind === 'TURN_FACE_UP').length;
    const four = many('Plains', 4);
    expect(turnsUp(position({ battlefield: [angel, angel, ...four] }))).toBe(2);
    const combat = position({ battlefield: [angel, ...four] }).until({ step: 'beginningOfCombat' });
    expect(turnsUp(combat)).toBe(1);
    const stolen = position({ hand: ['Test Theft'], battlefield: four }, { battlefield: [angel, ...four] });
    expect(turnsUp(stolen)).toBe(0);
    stolen.castAt(0, 'Test Theft', {}).resolve();
    expect(turnsUp(stolen)).toBe(1);
    expect(turnsUp(stolen.pass())).toBe(0);
    const theirs = position({}, { battlefield: [angel, ...four] }).pass();
    expect(turnsUp(theirs)).toBe(1);
  });
});
