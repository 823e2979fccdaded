/** Rules of 2003 that were drawn at random and broken: what no other test named after them noticed. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, gainLife, instant, t, target, triggered } from '../../../src/language/builders.js';
import { choosing, fight, many, offers, onStack, position, split } from './table.js';

ownCards(
  instant('Test Backslide', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'status', what: t(0), status: 'faceDown', on: true }],
  }),
  card('Test Riser', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered({ on: 'status', object: 'self', match: { status: 'tapped', on: false } }, { effects: [gainLife(1)] }),
    ],
  }),
);

/** The cards in a player's graveyard, the top one first. */
const graveyard = (game: Play, seat: number): unknown[] => {
  const view = game.view();
  const pile = view.zones.find(({ id, owner }) => id === 'graveyard' && owner === seat);
  return (pile && 'objects' in pile ? pile.objects : []).map((id) => view.objects[id]?.card);
};

describe('cards and zones', () => {
  it('mtg-2003:214.3 an ability on the stack is no spell, nor is what is in play', () => {
    const game = position(
      { battlefield: ['Prodigal Sorcerer'] },
      { hand: ['Counterspell'], battlefield: ['Hill Giant', ...many('Island', 2)] },
    );
    game.activate(0, 'Prodigal Sorcerer', { player: 1 }).pass();
    expect(offers(game, 'CAST', 'Counterspell')).toBe(false);
  });

  it('mtg-2003:217.4a what resolved, was countered, discarded, destroyed or sacrificed goes on top of its owner’s graveyard', () => {
    const game = position(
      { hand: ['Shock', 'Counterspell'], battlefield: ['Mountain', ...many('Island', 2)], graveyard: ['Plains'] },
      { hand: ['Fog'], battlefield: ['Llanowar Elves', 'Forest'], graveyard: ['Swamp'] },
    );
    game.castAt(0, 'Shock', { card: 'Llanowar Elves' }).resolve();
    expect([graveyard(game, 0), graveyard(game, 1)]).toEqual([
      ['Shock', 'Plains'],
      ['Llanowar Elves', 'Swamp'],
    ]);
    game.pass().cast(1, 'Fog').pass().castAt(0, 'Counterspell', { card: 'Fog' }).resolve();
    expect([graveyard(game, 0), graveyard(game, 1)]).toEqual([
      ['Counterspell', 'Shock', 'Plains'],
      ['Fog', 'Llanowar Elves', 'Swamp'],
    ]);
  });

  it('mtg-2003:416.2 an effect on all creatures is about those in play, and leaves those in graveyards and hands', () => {
    const game = position(
      { hand: ['Evacuation'], battlefield: ['Grizzly Bears', ...many('Island', 5)], graveyard: ['Hill Giant'] },
      { graveyard: ['Gray Ogre'] },
    );
    game.cast(0, 'Evacuation').resolve();
    expect(['Grizzly Bears', 'Hill Giant', 'Gray Ogre'].map((name) => game.zones(name))).toEqual([
      ['hand'],
      ['graveyard'],
      ['graveyard'],
    ]);
  });
});

describe('turn and combat', () => {
  it('mtg-2003:302.2 what triggers in the untap step waits for the upkeep, and is lost there by nobody', () => {
    const game = position(
      { battlefield: [{ card: 'Test Riser', tapped: true }] },
      {},
      { turn: { number: 3, active: 0, step: 'untap' } },
    );
    expect([game.view().turn.step, onStack(game)]).toEqual(['upkeep', ['Test Riser']]);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg-2003:310.1c a blocked creature all of whose blockers are gone deals no damage', () => {
    const game = fight(
      { hand: ['Shock'], battlefield: ['Hill Giant', 'Mountain'] },
      { battlefield: ['Grizzly Bears'] },
      ['Hill Giant'],
      ['Grizzly Bears', 'Hill Giant'],
    );
    game.castAt(0, 'Shock', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect([game.zones('Grizzly Bears'), game.life(1)]).toEqual([['graveyard'], 20]);
  });

  it('mtg-2003:500.2 of several creatures that must attack all do', () => {
    const mine = { battlefield: ['Juggernaut', 'Bloodrock Cyclops', 'Grizzly Bears'] };
    const game = position(mine).until({ kind: 'ATTACKERS' });
    for (const name of ['Juggernaut', 'Bloodrock Cyclops'])
      game.refused(0, { assign: [{ from: { card: name }, to: { player: 1 } }] });
    game.attack(0, 'Juggernaut', 'Bloodrock Cyclops');
  });
});

describe('spells and abilities', () => {
  it('mtg-2003:404.3 the condition is looked at again as the ability resolves', () => {
    const upkeep = () =>
      position(
        { life: 9, battlefield: ['Convalescence'] },
        { hand: ['Healing Salve'], battlefield: ['Plains'] },
        { turn: { number: 3, active: 0, step: 'upkeep' } },
      );
    expect(upkeep().resolve().life(0)).toBe(10);
    const healed = upkeep().pass().cast(1, 'Healing Salve');
    healed.choose(1, { index: 0 }).choose(1, { player: 0 }).resolve();
    expect([healed.life(0), healed.resolve().life(0)]).toEqual([12, 12]);
  });

  it('mtg-2003:409.4 nor is an ability that an effect forbids', () => {
    const may = (...battlefield: string[]) =>
      offers(position({ battlefield: ['Prodigal Sorcerer', ...battlefield] }), 'ACTIVATE', 'Prodigal Sorcerer');
    expect([may('Cursed Totem'), may()]).toEqual([false, true]);
  });

  it('mtg-2003:410.10a what comes into play sees itself come', () => {
    const game = position({ hand: ['Wall of Blossoms'], battlefield: many('Forest', 2), library: ['Swamp'] });
    game.cast(0, 'Wall of Blossoms').resolve();
    expect(onStack(game)).toEqual(['Wall of Blossoms']);
    expect(game.resolve().zones('Swamp')).toEqual(['hand']);
  });

  it('mtg-2003:413.2c nobody chooses to pay what they can’t pay', () => {
    const game = position({ battlefield: ['Force of Nature'] }, {}, { turn: { number: 3, active: 0, step: 'upkeep' } });
    expect(game.resolve().life(0)).toBe(12);
  });
});

describe('copies', () => {
  it('mtg-2003:503.5 a copy comes into play as what it copies does: with its counters', () => {
    const game = position({ hand: ['Clone'], battlefield: ['Blastoderm', ...many('Island', 4)] });
    // It can’t be the target of anything, and a copy has no target.
    choosing(game.cast(0, 'Clone').pass().pass(), 'Blastoderm');
    expect([game.the('Clone').name, game.the('Clone').counters]).toEqual(['Blastoderm', { fade: 3 }]);
  });
});

describe('keyword abilities', () => {
  it('mtg-2003:502.3b flanking weakens until the end of the turn', () => {
    const game = fight(
      { battlefield: ['Zhalfirin Knight'] },
      { battlefield: ['Craw Wurm'] },
      ['Zhalfirin Knight'],
      ['Craw Wurm', 'Zhalfirin Knight'],
    );
    expect(game.resolve().figures('Craw Wurm')).toBe('5/3');
    expect(game.until({ turn: 4 }).figures('Craw Wurm')).toBe('6/4');
  });

  it('mtg-2003:502.9e it is toughness that counts, not power', () => {
    const game = fight(
      { battlefield: ['Shivan Wurm'] },
      { battlefield: ['Wall of Wood'] },
      ['Shivan Wurm'],
      ['Wall of Wood', 'Shivan Wurm'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    // 0/3: three of its seven damage.
    game.refused(0, split(['Wall of Wood', 2], [1, 5]));
    expect(game.answer(0, split(['Wall of Wood', 3], [1, 4])).decision().kind).toBe('PRIORITY');
  });

  it('mtg-2003:502.10c what is in a band is in no other one', () => {
    const names = ['Benalish Hero', 'Mesa Pegasus', 'Grizzly Bears', 'Hill Giant'];
    const game = position({ battlefield: names })
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...names);
    game
      .choose(0, { card: 'Benalish Hero' })
      .choose(0, [{ card: 'Grizzly Bears' }])
      .choose(0, { card: 'Mesa Pegasus' });
    // Of those that are left there is but the giant to go with it: nobody is asked any more.
    expect([game.decision().kind, game.the('Hill Giant').attacking]).toEqual(['PRIORITY', { player: 1 }]);
  });

  it('mtg-2003:502.15h what phases out keeps its counters', () => {
    const bears = { card: 'Grizzly Bears', counters: { '+1/+1': 2 } };
    const game = position({ hand: ['Reality Ripple'], battlefield: [bears, ...many('Island', 2)] });
    game.castAt(0, 'Reality Ripple', { card: 'Grizzly Bears' }).resolve().until({ turn: 5, step: 'upkeep' });
    expect([game.figures('Grizzly Bears'), game.the('Grizzly Bears').counters]).toEqual(['4/4', { '+1/+1': 2 }]);
  });

  it('mtg-2003:502.26e what an effect turns face down is 2/2, without a name, types and text, and its mana cost is nothing', () => {
    const game = position({ hand: ['Test Backslide'], battlefield: ['Exalted Angel'] });
    const { manaCost } = game.the('Exalted Angel');
    game.castAt(0, 'Test Backslide', { card: 'Exalted Angel' }).resolve();
    const angel = game.the('Exalted Angel');
    expect(angel).toMatchObject({ name: '', power: 2, toughness: 2, types: ['Creature'], subtypes: [], keywords: [] });
    expect([manaCost, angel.manaCost]).toEqual(['{4}{W}{W}', '{0}']);
  });
});
