/**
 * Loops, sacrifices, local enchantments, legends, zones and main phases (102–305): third situations of their rules, in positions by
 * the rules of 2003.
 */
import type { Ability, ActivatedAbility, Effect } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  destroy,
  enchant,
  gainLife,
  instant,
  plus,
  putOntoBattlefield,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, many, offers, onStack, position } from './table.js';

const enchantment = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const onTarget = (name: string, ...effects: Effect[]) => instant(name, '{0}', { targets: [target(creature)], effects });
const forAnyone: ActivatedAbility = { ...activated([], { effects: [gainLife(2)] }), anyone: true };

ownCards(
  enchantment(
    'Test Spring',
    triggered({ on: 'stat', match: { stat: 'life', gain: true }, player: 'you' }, { effects: [gainLife(1)] }),
  ),
  instant('Test Spark', '{0}', { effects: [gainLife(1)] }),
  sorcery('Test Tribute', '{0}', {
    effects: [
      { do: 'sacrifice', who: 'opponents', filter: creature, count: 3 },
      { do: 'sacrifice', who: 'you', filter: creature, count: 2 },
    ],
  }),
  onTarget('Test Slay', destroy(t(0))),
  onTarget('Test Grow', untilEndOfTurn(t(0), plus(3, 3), { mod: 'gain', prop: 'colors', values: ['B'] })),
  instant('Test Raise', '{0}', {
    targets: [target([creature, { zone: 'graveyard' }])],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Dredge', '{0}', {
    targets: [target([{ has: ['subtypes', 'Aura'] }, { zone: 'graveyard' }])],
    effects: [{ ...putOntoBattlefield(t(0)), controller: 'you' } as Effect],
  }),
  card('Test Mantle', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Fork', '{0}', { targets: [target({ is: 'spell' })], effects: [{ do: 'copy', what: t(0) }] }),
  enchantment('Test Well', forAnyone),
);

/** Passes until the game is over, or so many answers were given. */
function passing(game: Play, most: number): Play {
  for (let i = 0; i < most && !game.result(); i++) {
    const { seat, default: usual } = game.decision();
    game.answer(seat, usual);
  }
  return game;
}

describe('the game', () => {
  it('mtg-2003:102.6 a loop that cannot be stopped is a draw though a life total grows in it, of either player', () => {
    for (const whose of [0, 1] as const) {
      const mine = { hand: ['Test Spark'], battlefield: ['Test Spring'] };
      const options = { autoPass: 'none', payment: 'auto' } as const;
      const game = position(whose === 0 ? mine : {}, whose === 1 ? mine : {}, { options });
      if (whose === 1) game.pass();
      expect(passing(game.cast(whose, 'Test Spark'), 400).result()).toMatchObject({ kind: 'DRAW', winners: [] });
    }
  });

  it('mtg-2003:103.1 who should sacrifice more creatures than they have sacrifices those, and the other does what they can', () => {
    const left = (mine: string[], theirs: string[]): unknown[] => {
      const game = position({ hand: ['Test Tribute'], battlefield: mine }, { battlefield: theirs });
      game.cast(0, 'Test Tribute').resolve();
      while (game.decision().kind === 'SACRIFICE') game.answer(game.decision().seat, game.decision().default);
      return [...new Set([...mine, ...theirs])].map((name) => game.all(name).length);
    };
    expect(left(['Gray Ogre'], ['Grizzly Bears', 'Hill Giant'])).toEqual([0, 0, 0]);
    expect(left([], ['Grizzly Bears'])).toEqual([0]);
    expect(left(['Gray Ogre'], [])).toEqual([0]);
    expect(left([], many('Grizzly Bears', 4))).toEqual([1]);
  });
});

describe('permanents', () => {
  it('mtg-2003:214.8c whoever puts a local enchantment of the other player into play says where it goes, and controls it', () => {
    const game = position(
      { hand: ['Test Dredge'], battlefield: ['Grizzly Bears'] },
      { graveyard: ['Test Mantle'], battlefield: ['Hill Giant'] },
    );
    game.castAt(0, 'Test Dredge', { card: 'Test Mantle' }).pass().pass();
    expect(game.decision().seat).toBe(0);
    game.choose(0, { card: 'Hill Giant' });
    const mantle = game.the('Test Mantle');
    expect([mantle.attachedTo, mantle.owner, mantle.controller]).toEqual([game.the('Hill Giant').id, 1, 0]);
    expect(game.figures('Hill Giant')).toBe('4/4');
  });

  it('mtg-2003:215.2 what speaks of legendary creatures or permanents means Legends as well, whoever has them', () => {
    const board = ['Rorix Bladewing', 'Hill Giant'];
    const game = position(
      { battlefield: ['Karakas', ...board] },
      { battlefield: ['Arcanis the Omnipotent', 'Hill Giant'] },
    );
    game.choose(0, { kind: 'ACTIVATE', card: 'Karakas', ability: 1 });
    expect((game.decision().options ?? []).map(({ card: name, controller }) => [name, controller])).toEqual([
      ['Rorix Bladewing', 0],
      ['Arcanis the Omnipotent', 1],
    ]);
    const galina = position(
      { battlefield: ['Empress Galina', ...many('Island', 2), 'Hill Giant'] },
      { battlefield: ['Karakas', ...board] },
    );
    galina.choose(0, { kind: 'ACTIVATE', card: 'Empress Galina' });
    expect((galina.decision().options ?? []).map(({ card: name }) => name)).toEqual([
      'Empress Galina',
      'Karakas',
      'Rorix Bladewing',
    ]);
  });

  it('mtg-2003:217.5c what comes back into play is what its card says: effects and enchantments of before are about it no more', () => {
    const game = position({
      hand: ['Test Grow', 'Test Slay', 'Test Raise'],
      battlefield: [
        { card: 'Hill Giant', as: 'giant' },
        { card: 'Test Mantle', attachedTo: 'giant' },
      ],
    });
    const { id } = game.castAt(0, 'Test Grow', { card: 'Hill Giant' }).resolve().the('Hill Giant');
    expect(game.the('Hill Giant')).toMatchObject({ power: 7, colors: ['R', 'B'] });
    game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolve();
    game.castAt(0, 'Test Raise', { card: 'Hill Giant' }).resolve();
    const again = game.the('Hill Giant');
    expect(again).toMatchObject({ power: 3, toughness: 3, colors: ['R'], attachments: [], sick: true });
    expect([again.id === id, game.zones('Test Mantle')]).toEqual([false, ['graveyard']]);
  });
});

describe('the stack and the turn', () => {
  it('mtg-2003:308.6 whoever attacks has priority first once that is declared, and the other after them, in the turn of either', () => {
    for (const whose of [0, 1] as const) {
      const board = { battlefield: ['Grizzly Bears'] };
      const turn = { number: 5 + whose, active: whose, step: 'precombatMain' };
      const game = position(whose === 0 ? board : {}, whose === 1 ? board : {}, { turn }).until({ kind: 'ATTACKERS' });
      game.attack(whose, 'Grizzly Bears');
      expect([asked(game), game.view().turn.step]).toEqual([`${whose}:PRIORITY`, 'declareAttackers']);
      expect(asked(game.pass())).toBe(`${1 - whose}:PRIORITY`);
      expect(game.view().turn.step).toBe('declareAttackers');
    }
  });

  it('mtg-2003:208.2 a star counts what its controller has, whoever owns the card', () => {
    const sorceress = { card: 'Dakmor Sorceress', controller: 0 };
    const game = position({ battlefield: many('Swamp', 3) }, { battlefield: [sorceress, 'Swamp'] });
    expect([game.the('Dakmor Sorceress').controller, game.figures('Dakmor Sorceress')]).toEqual([0, '3/4']);
    const own = position({ battlefield: many('Swamp', 3) }, { battlefield: ['Dakmor Sorceress', 'Swamp'] });
    expect(own.figures('Dakmor Sorceress')).toBe('1/4');
  });

  it('mtg-2003:217.6a a copy goes on top of all that is on the stack, its original among that', () => {
    const game = position({ hand: ['Test Spark', 'Test Fork', 'Test Grow'], battlefield: ['Grizzly Bears'] });
    game.cast(0, 'Test Spark').castAt(0, 'Test Grow', { card: 'Grizzly Bears' });
    game.castAt(0, 'Test Fork', { card: 'Test Spark' });
    expect(onStack(game)).toEqual(['Test Fork', 'Test Grow', 'Test Spark']);
    game.resolve();
    expect(onStack(game)).toEqual(['Test Spark', 'Test Grow', 'Test Spark']);
    game.resolve();
    expect([game.life(0), onStack(game), game.figures('Grizzly Bears')]).toEqual([
      21,
      ['Test Grow', 'Test Spark'],
      '2/2',
    ]);
  });

  it('mtg-2003:217.6b an ability that another player plays is controlled by that player, whoever has its source', () => {
    const game = position({ battlefield: ['Test Well'] })
      .pass()
      .activate(1, 'Test Well');
    expect(game.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 1 }]);
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 22]);
  });

  it('mtg-2003:305.1 lands and sorceries are played in the second main phase as in the first, and in none of combat', () => {
    const game = position({ hand: ['Forest', 'Test Tribute'], battlefield: ['Grizzly Bears'] });
    const both = (): unknown[] => [
      game.view().turn.phase,
      offers(game, 'PLAY_LAND', 'Forest'),
      offers(game, 'CAST', 'Test Tribute'),
    ];
    expect(both()).toEqual(['precombatMain', true, true]);
    game.until({ step: 'beginningOfCombat' });
    expect(both()).toEqual(['combat', false, false]);
    game.until({ step: 'endOfCombat' }).until({ step: 'postcombatMain' });
    expect([...both(), asked(game)]).toEqual(['postcombatMain', true, true, '0:PRIORITY']);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect(game.zones('Forest')).toEqual(['battlefield']);
  });
});
