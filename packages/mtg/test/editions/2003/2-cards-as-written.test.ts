/** Rules of the game and of cards (1, 2), each in the position that its text speaks of. */
import { ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../../src/index.js';
import { activated, card, damage, sorcery, t, target, token } from '../../../src/language/builders.js';
import { asked, choosing, fight, many, offers, onStack, position } from './table.js';

ownCards(
  sorcery('Test Scouts', '{0}', {
    effects: [{ do: 'create', token: token('Elf Scout', 'Creature — Elf Scout', ['G'], '1/1') }],
  }),
  card('Test Ember', {
    cost: '{R}',
    type: 'Artifact',
    abilities: [
      activated([{ pay: 'mana', cost: '{0}' }], {
        targets: [target({ any: [{ player: 'any' }, [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }]] })],
        effects: [damage(1, t(0))],
      }),
    ],
  }),
);

describe('the game', () => {
  it('mtg-2003:101.3 each player has 20 life and draws seven cards', () => {
    const deck = { main: [{ card: 'Forest', count: 60 }] };
    const created = magic.create({
      edition: '2003',
      seed: 'seven',
      options: {},
      seats: [
        { name: 'A', deck },
        { name: 'B', deck },
      ],
    } as never);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const game = new Play(magic, created.value.state);
    expect([game.life(0), game.life(1), game.hand(0), game.hand(1)]).toEqual([20, 20, 7, 7]);
  });
});

describe('cards', () => {
  it('mtg-2003:203.1 the mana cost of lands and tokens is nothing, where they are and in the hand', () => {
    const game = position({ hand: ['Test Scouts', 'Island', 'Hill Giant'], battlefield: ['Forest'] });
    game.cast(0, 'Test Scouts').resolve();
    expect(
      [game.the('Forest'), game.the('Elf Scout'), game.the('Island', 'hand'), game.the('Hill Giant', 'hand')].map(
        ({ manaCost }) => manaCost,
      ),
    ).toEqual(['{0}', '{0}', '{0}', '{3}{R}']);
  });

  it('mtg-2003:208.1 power is the damage that a creature deals in combat, toughness the damage that destroys it', () => {
    const game = fight({ battlefield: ['Elvish Archers'] }, { battlefield: ['Wall of Wood'] }, ['Elvish Archers']);
    game.until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(18);
    const shot = (name: string): string[] => {
      const at = position({ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield: [name] });
      return at.castAt(0, 'Shock', { card: name }).resolve().zones(name);
    };
    expect([shot('Savannah Lions'), shot('Grizzly Bears'), shot('Wall of Wood')]).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['battlefield'],
    ]);
  });

  it('mtg-2003:212.2c a land is of a basic type only where that is its name or it says so: a Karplusan Forest is no Forest', () => {
    const blocked = (land: string): string =>
      asked(
        position({ battlefield: ['Shanodin Dryads'] }, { battlefield: [land, 'Grizzly Bears'] })
          .until({ kind: 'ATTACKERS' })
          .attack(0, 'Shanodin Dryads')
          .pass()
          .pass(),
      );
    expect([blocked('Karplusan Forest'), blocked('Forest'), blocked('Taiga')]).toEqual([
      '1:BLOCKERS',
      '0:PRIORITY',
      '0:PRIORITY',
    ]);
  });

  it('mtg-2003:214.2 a permanent has the types that its card has, and a token those that its maker says', () => {
    const game = position({ hand: ['Test Scouts'], battlefield: ['Ornithopter'] })
      .cast(0, 'Test Scouts')
      .resolve();
    expect([game.the('Ornithopter').types, game.the('Elf Scout').types, game.the('Elf Scout').subtypes]).toEqual([
      ['Artifact', 'Creature'],
      ['Creature'],
      ['Elf', 'Scout'],
    ]);
  });

  it('mtg-2003:214.4 an enchantment that becomes a creature is no enchantment any more', () => {
    const game = position(
      { hand: ['Grizzly Bears'], battlefield: many('Forest', 2) },
      { battlefield: ['Opal Gargoyle'] },
    );
    game.cast(0, 'Grizzly Bears').resolve();
    expect(game.the('Opal Gargoyle')).toMatchObject({ types: ['Creature'], subtypes: ['Gargoyle'], power: 2 });
  });

  it('mtg-2003:214.4a an enchantment that becomes a creature and is still an enchantment is just these two', () => {
    const game = position({ battlefield: ['Opalescence', 'Crusade'] });
    expect([...(game.the('Crusade').types as string[])].sort()).toEqual(['Creature', 'Enchantment']);
  });

  it('mtg-2003:214.7c a land that came this turn and is a creature makes no mana and does not attack', () => {
    const game = position({ hand: ['Forest'], battlefield: ['Living Lands'] });
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect([game.figures('Forest'), offers(game, 'ACTIVATE', 'Forest')]).toEqual(['1/1', false]);
    game.until({ step: 'beginningOfCombat' }).pass().pass();
    expect(game.view().turn.step).toBe('endOfCombat');
  });

  it('mtg-2003:214.7c what came under one’s control this turn plays no ability with the tap symbol, and does next turn', () => {
    const game = position(
      { hand: ['Control Magic'], battlefield: many('Island', 4) },
      { battlefield: ['Prodigal Sorcerer'] },
    );
    game.castAt(0, 'Control Magic', { card: 'Prodigal Sorcerer' }).resolve();
    expect(offers(game, 'ACTIVATE', 'Prodigal Sorcerer')).toBe(false);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(offers(game, 'ACTIVATE', 'Prodigal Sorcerer')).toBe(true);
  });

  it('mtg-2003:214.8c an Aura spell needs a target of its kind, and comes into play on it', () => {
    const at = (...battlefield: string[]) =>
      position({ hand: ['Holy Strength'], battlefield: ['Plains'] }, { battlefield });
    expect(offers(at('Mountain'), 'CAST', 'Holy Strength')).toBe(false);
    const game = at('Grizzly Bears', 'Hill Giant').cast(0, 'Holy Strength', { card: 'Hill Giant' });
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Hill Giant' }]);
    expect(game.resolve().the('Holy Strength').attachedTo).toBe(game.the('Hill Giant').id);
  });

  it('mtg-2003:214.8d one that comes into play without being a spell is put on what its controller chooses, or stays where it was', () => {
    const returned = (...battlefield: string[]) =>
      position({ hand: ['Replenish'], graveyard: ['Pacifism'], battlefield: many('Plains', 4) }, { battlefield })
        .cast(0, 'Replenish')
        .resolve();
    expect(returned().zones('Pacifism')).toEqual(['graveyard']);
    const game = returned('Grizzly Bears', 'Hill Giant');
    expect(asked(game)).toBe('0:CHOOSE_OBJECTS');
    game.choose(0, { card: 'Hill Giant' });
    expect(game.the('Pacifism').attachedTo).toBe(game.the('Hill Giant').id);
  });

  it('mtg-2003:214.8d it has no target then, and may be put on what nothing targets', () => {
    const game = position(
      { hand: ['Replenish'], graveyard: ['Pacifism'], battlefield: many('Plains', 4) },
      { battlefield: ['Blastoderm'] },
    );
    game.cast(0, 'Replenish').resolve();
    expect(game.the('Pacifism').attachedTo).toBe(game.the('Blastoderm').id);
  });

  it('mtg-2003:214.8i whoever controls the creature alone plays what an Aura of somebody else gives it', () => {
    const game = position(
      { battlefield: [{ card: 'Hermetic Study', attachedTo: 'bears' }] },
      { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] },
    );
    expect([game.the('Hermetic Study').controller, offers(game, 'ACTIVATE', 'Grizzly Bears')]).toEqual([0, false]);
    game.pass().activate(1, 'Grizzly Bears', { player: 0 }).resolve();
    expect(game.life(0)).toBe(19);
  });

  it('mtg-2003:214.9e each basic land makes mana of its color', () => {
    const lands = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };
    for (const [land, color] of Object.entries(lands)) {
      const game = position({ battlefield: [land] }).choose(0, { kind: 'ACTIVATE', card: land, mana: true });
      expect(game.view().players[0]?.resources).toMatchObject({ mana: { [color]: 1 } });
    }
  });

  it('mtg-2003:214.9f what Blood Moon makes a Mountain is a basic land, and no target for what destroys others', () => {
    const game = position(
      { battlefield: ['Blood Moon', 'Dwarven Blastminer', ...many('Mountain', 3)] },
      { battlefield: ['Taiga'] },
    );
    expect(game.the('Taiga')).toMatchObject({ name: 'Mountain', subtypes: ['Mountain'], supertypes: ['Basic'] });
    expect(offers(game, 'ACTIVATE', 'Dwarven Blastminer')).toBe(false);
  });

  it('mtg-2003:215.1 a copy of a legend is the younger one, and is put into the graveyard', () => {
    const game = position(
      { hand: ['Clone'], battlefield: many('Island', 4) },
      { battlefield: ['Kamahl, Pit Fighter'] },
    );
    choosing(game.cast(0, 'Clone').resolve(), 'Kamahl, Pit Fighter');
    expect([game.zones('Clone'), game.zones('Kamahl, Pit Fighter')]).toEqual([['graveyard'], ['battlefield']]);
  });
});

describe('zones', () => {
  it('mtg-2003:216.3 a token that is returned to hand is nowhere', () => {
    const elf = { name: 'Elf', types: ['Creature'], subtypes: ['Elf'], colors: ['G'], power: 1, toughness: 1 };
    const game = position({ hand: ['Unsummon'], battlefield: ['Island'] }, { battlefield: [{ token: elf }] });
    game.castAt(0, 'Unsummon', { card: 'Elf' }).resolve();
    expect([game.hand(1), game.zones('Elf')]).toEqual([0, []]);
  });

  it('mtg-2003:217.1a what somebody else controls goes to its owner’s graveyard', () => {
    const game = position(
      { hand: ['Shock'], battlefield: ['Mountain', { card: 'Control Magic', attachedTo: 'bears' }] },
      { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] },
    );
    expect(game.the('Grizzly Bears').controller).toBe(0);
    game.castAt(0, 'Shock', { card: 'Grizzly Bears' }).resolve();
    const graveyards = game.view().zones.filter(({ id }) => id === 'graveyard');
    expect(graveyards.map((zone) => ('objects' in zone ? zone.objects.length : undefined))).toEqual([2, 1]);
  });

  it('mtg-2003:217.6a an ability goes on top of the spell that it responds to, and a spell on top of that', () => {
    const game = position({ hand: ['Shock', 'Shock'], battlefield: ['Test Ember', 'Mountain', 'Mountain'] });
    game.cast(0, 'Shock', { player: 1 }).activate(0, 'Test Ember', { player: 1 });
    expect(onStack(game)).toEqual(['Test Ember', 'Shock']);
    game.cast(0, 'Shock', { player: 1 });
    expect(onStack(game)).toEqual(['Shock', 'Test Ember', 'Shock']);
    expect([game.resolve().life(1), game.resolve().life(1), game.resolve().life(1)]).toEqual([18, 17, 15]);
  });

  it('mtg-2003:217.6b an ability on the stack has the color of what it is of', () => {
    const targets = (protectedOne: string) =>
      position({ battlefield: ['Test Ember'] }, { battlefield: [protectedOne] })
        .activate(0, 'Test Ember')
        .decision()
        .options?.map(({ card: name, player }) => name ?? player);
    expect([targets('Soltari Priest'), targets('White Knight')]).toEqual([
      [0, 1],
      ['White Knight', 0, 1],
    ]);
  });
});
