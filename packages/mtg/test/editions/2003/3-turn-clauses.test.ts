/** Phases, steps and main phases (300–305): clauses that other tests leave out, each in a position by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  gainLife,
  instant,
  plus,
  rule,
  sorcery,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { asked, many, offers, onStack, position } from './table.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });

ownCards(
  enchantment('Test Morning', triggered({ on: 'step', match: { step: 'precombatMain' } }, { effects: [gainLife(1)] })),
  instant('Test Rally', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(1, 1), until: { kind: 'endOfFight' } }],
  }),
  enchantment('Test Frost', continuous(creature, [rule('doesntUntap')])),
  card('Test Anchor', { cost: '{0}', type: 'Artifact', abilities: [continuous('self', [rule('mayStayTapped')])] }),
  card('Test Trinket', { cost: '{0}', type: 'Artifact' }),
  enchantment('Test Glade'),
  creatureCard('Test Wisp', '{0}', 'Illusion', '2/2', { kind: 'keyword', keyword: 'phasing' }),
  sorcery('Test Lesson', '{0}', { effects: [gainLife(1)] }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  card('Test Fount', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([], { effects: [gainLife(1)] })],
  }),
);

const atUntap = { turn: { number: 3, active: 0, step: 'untap' } };

describe('phases and steps', () => {
  it('mtg-2003:300.1 all five phases are gone through where nothing at all is in play', () => {
    const game = position({}).until({ turn: 5, step: 'upkeep' });
    const phases = game.happened('PHASE_BEGAN').filter(({ turn }) => turn === 4);
    expect(phases.map(({ phase }) => phase)).toEqual([
      'beginning',
      'precombatMain',
      'combat',
      'postcombatMain',
      'ending',
    ]);
    const steps = game.happened('STEP_BEGAN').filter(({ turn }) => turn === 4);
    expect(steps.map(({ step }) => step).slice(0, 4)).toEqual(['untap', 'upkeep', 'draw', 'beginningOfCombat']);
  });

  it('mtg-2003:300.3 what lasts until end of combat ends as the combat phase does, not as its last step begins', () => {
    const game = position({ hand: ['Test Rally'], battlefield: ['Grizzly Bears'] }).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears').castAt(0, 'Test Rally', { card: 'Grizzly Bears' }).resolve();
    expect(game.until({ step: 'endOfCombat' }).figures('Grizzly Bears')).toBe('3/3');
    expect(game.until({ step: 'postcombatMain' }).figures('Grizzly Bears')).toBe('2/2');
  });

  it('mtg-2003:300.5 what triggers as a main phase begins is on the stack as the active player has priority', () => {
    const game = position({}, { battlefield: ['Test Morning'] }, { turn: { step: 'upkeep' } });
    game.until({ step: 'precombatMain' });
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', ['Test Morning']]);
  });

  it('mtg-2003:301.1 the upkeep is before the draw: a card that is drawn is not there yet', () => {
    const game = position({ library: ['Test Gain', 'Plains'] }, {}, atUntap);
    expect([game.view().turn.step, game.hand(0)]).toEqual(['upkeep', 0]);
    expect(game.until({ step: 'precombatMain' }).hand(0)).toBe(1);
  });
});

describe('the untap step', () => {
  const tapped = (name: string, more = {}) => ({ card: name, tapped: true, ...more });

  it('mtg-2003:302.1 what an effect keeps tapped stays so, all else untaps together', () => {
    const battlefield = [tapped('Grizzly Bears'), tapped('Forest'), tapped('Test Trinket'), 'Test Frost'];
    const game = position({ battlefield }, {}, atUntap);
    expect(['Grizzly Bears', 'Forest', 'Test Trinket'].map((name) => game.the(name).tapped)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('mtg-2003:302.1 the active player says which of what may stay tapped does', () => {
    const kept = (stays: boolean): unknown => {
      const game = position({ battlefield: [tapped('Test Anchor')] }, {}, atUntap);
      expect(asked(game)).toBe('0:CHOOSE_OBJECTS');
      return game.answer(0, { choose: stays ? [{ card: 'Test Anchor' }] : [] }).the('Test Anchor').tapped;
    };
    expect([kept(true), kept(false)]).toEqual([true, false]);
  });

  it('mtg-2003:302.1 a player untaps what they control, whoever owns it', () => {
    const theirs = { battlefield: [tapped('Hill Giant', { controller: 0 })] };
    const mine = { battlefield: [tapped('Gray Ogre', { controller: 1 })] };
    const game = position(mine, theirs, atUntap);
    expect([game.the('Hill Giant').tapped, game.the('Gray Ogre').tapped]).toEqual([false, true]);
  });
});

describe('phasing', () => {
  it('mtg-2003:302.3 what phased out comes back as who controlled it untaps, whoever owns it', () => {
    const game = position({}, { battlefield: [{ card: 'Test Wisp', controller: 0 }] }, atUntap);
    expect(game.zones('Test Wisp')).toEqual(['phasedOut']);
    expect(game.until({ turn: 4, step: 'upkeep' }).zones('Test Wisp')).toEqual(['phasedOut']);
    expect(game.until({ turn: 5, step: 'upkeep' }).the('Test Wisp')).toMatchObject({ controller: 0, owner: 1 });
  });
});

describe('main phases', () => {
  const may = (game: Play, ...names: string[]): boolean[] => names.map((name) => offers(game, 'CAST', name));
  const slow = ['Test Trinket', 'Test Glade', 'Test Lesson', 'Ornithopter'];

  it('mtg-2003:305.1 either main phase is one, and the combat phase between them is none', () => {
    const game = position({ hand: ['Test Lesson'] });
    const at = (step: string): boolean[] => may(game.until({ step }), 'Test Lesson');
    expect([at('precombatMain'), at('beginningOfCombat'), at('postcombatMain')]).toEqual([[true], [false], [true]]);
  });

  it('mtg-2003:305.2 a pass before somebody acted does not count: both have to pass in succession', () => {
    const game = position({ hand: ['Forest'] }, { hand: ['Test Gain'] });
    game.pass().cast(1, 'Test Gain').pass();
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', ['Test Gain']]);
    game.pass();
    expect([game.view().turn.phase, asked(game)]).toEqual(['precombatMain', '0:PRIORITY']);
    expect(game.pass().pass().view().turn.phase).toBe('combat');
  });

  it('mtg-2003:305.3 artifacts, creatures, enchantments and sorceries wait for one’s own main phase and an empty stack', () => {
    const game = position({ hand: [...slow, 'Test Gain'] }, { hand: slow });
    expect(may(game, ...slow)).toEqual(many('x', 4).map(() => true));
    expect(may(game.pass(), ...slow)).toEqual(many('x', 4).map(() => false));
    const busy = position({ hand: [...slow, 'Test Gain'] }).cast(0, 'Test Gain');
    expect(may(busy, ...slow)).toEqual(many('x', 4).map(() => false));
    const fighting = position({ hand: slow }).until({ step: 'beginningOfCombat' });
    expect(may(fighting, ...slow)).toEqual(many('x', 4).map(() => false));
  });

  it('mtg-2003:305.3 what triggers at the beginning of a main phase goes on the stack first', () => {
    const game = position({ hand: ['Test Lesson'], battlefield: ['Test Morning'] }, {}, { turn: { step: 'upkeep' } });
    game.until({ step: 'precombatMain' });
    expect([onStack(game), may(game, 'Test Lesson')]).toEqual([['Test Morning'], [false]]);
    expect([game.resolve().life(0), may(game, 'Test Lesson')]).toEqual([21, [true]]);
  });
});
