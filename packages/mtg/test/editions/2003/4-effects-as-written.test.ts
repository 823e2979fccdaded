/** Effects and state-based effects (415–420), each rule in the position that its text speaks of. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { draw, sorcery } from '../../../src/language/builders.js';
import { asked, fight, many, position } from './table.js';

ownCards(
  sorcery('Test Winds', '{0}', { effects: [{ do: 'discard', who: 'you', count: 2 }, draw(2)] }),
  sorcery('Test Bare Winds', '{0}', { effects: [{ do: 'discard', who: 'you', count: 2 }] }),
);

/** Three damage waits for the second player, who has a shield against three. */
const shielded = (...more: string[]): Play =>
  fight({ battlefield: ['Hill Giant', ...more] }, { hand: ['Healing Salve'], battlefield: ['Plains'] }, ['Hill Giant'])
    .until({ step: 'combatDamage' })
    .pass()
    .cast(1, 'Healing Salve')
    .choose(1, { index: 1 })
    .choose(1, { player: 1 })
    .resolve()
    .resolve();

describe('editing spells', () => {
  it('mtg-2003:415.2 a target is changed to another one that is legal', () => {
    const game = position(
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { hand: ['Misdirection'], battlefield: many('Island', 5) },
    );
    game.castAt(0, 'Shock', { player: 1 }).pass().castAt(1, 'Misdirection', { card: 'Shock' }).resolve();
    if (!game.waiting()) game.choose(1, { player: 0 });
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([18, 20]);
  });

  it('mtg-2003:415.2a a spell with modes keeps its mode as its target changes, and gets none that is legal only for another one', () => {
    const game = position(
      { hand: ['Healing Salve'], battlefield: ['Plains', 'Grizzly Bears'] },
      { hand: ['Misdirection'], battlefield: many('Island', 5) },
    );
    game.cast(0, 'Healing Salve').choose(0, { index: 0 }).choose(0, { player: 0 });
    game.pass().castAt(1, 'Misdirection', { card: 'Healing Salve' }).resolve();
    if (!game.waiting()) {
      game.refused(1, { choose: [{ card: 'Grizzly Bears' }] });
      game.choose(1, { player: 1 });
    }
    expect(game.view().stack[0]).toMatchObject({ modes: [0], targets: [{ player: 1 }] });
    expect(game.resolve().life(1)).toBe(23);
  });

  it('mtg-2003:415.3 what was done to the text of a spell is so of the permanent', () => {
    const game = position({ hand: ['Bog Wraith', 'Magical Hack'], battlefield: [...many('Swamp', 4), 'Island'] });
    game.cast(0, 'Bog Wraith').castAt(0, 'Magical Hack', { card: 'Bog Wraith' }).resolve();
    for (const land of ['Swamp', 'Island']) if (!game.waiting()) game.choose(0, { value: land });
    game.resolve();
    expect(game.the('Bog Wraith').keywords).toEqual(['islandwalk']);
  });

  it('mtg-2003:415.4 a word for a color is changed in a text, and not in a name', () => {
    const game = position(
      { hand: ['Sleight of Mind'], battlefield: ['Circle of Protection: Red', 'Island', 'Plains'] },
      { battlefield: ['Black Knight', 'Hill Giant'] },
    );
    game.castAt(0, 'Sleight of Mind', { card: 'Circle of Protection: Red' }).resolve();
    for (const color of ['red', 'black']) if (!game.waiting()) game.choose(0, { value: color });
    expect(game.the('Circle of Protection: Red').name).toBe('Circle of Protection: Red');
    game.activate(0, 'Circle of Protection: Red').resolve();
    const sources = game.waiting() ? [] : game.decision().options?.map(({ card }) => card);
    expect(sources).not.toContain('Hill Giant');
  });
});

describe('effects', () => {
  it('mtg-2003:416.3 who discards two of one card discards that; who mills two of one mills that, and does not lose', () => {
    const game = position(
      { hand: ['Mind Rot'], battlefield: [...many('Swamp', 3), 'Millstone', ...many('Island', 2)] },
      { hand: ['Shock'], library: ['Forest'] },
    );
    game.castAt(0, 'Mind Rot', { player: 1 }).resolve();
    expect(game.hand(1)).toBe(0);
    game.activate(0, 'Millstone', { player: 1 }).resolve();
    expect([game.result(), game.zones('Forest')]).toEqual([null, ['graveyard']]);
  });

  it('mtg-2003:418.3b what comes later does not get what a spell gave to all', () => {
    const game = position({
      hand: ['Righteous Charge', 'Grizzly Bears'],
      battlefield: ['Hill Giant', ...many('Plains', 3), ...many('Forest', 2)],
    });
    game.cast(0, 'Righteous Charge').resolve().cast(0, 'Grizzly Bears').resolve();
    expect([game.figures('Hill Giant'), game.figures('Grizzly Bears')]).toEqual(['5/5', '2/2']);
  });

  it('mtg-2003:418.5b Conversion looks at what Blood Moon has made a Mountain, though it is older', () => {
    const game = position({ battlefield: ['Conversion', 'Blood Moon'] }, { battlefield: ['City of Brass'] });
    expect(game.the('City of Brass')).toMatchObject({ name: 'Plains', subtypes: ['Plains'] });
  });

  it('mtg-2003:418.5d Flight that is younger than Gravity Sphere lets fly', () => {
    const game = position({
      hand: ['Flight', 'Gravity Sphere'],
      battlefield: ['Grizzly Bears', 'Wind Drake', 'Island', ...many('Mountain', 3)],
    });
    game.cast(0, 'Gravity Sphere').resolve().castAt(0, 'Flight', { card: 'Grizzly Bears' }).resolve();
    expect([game.the('Grizzly Bears').keywords, game.the('Wind Drake').keywords]).toEqual([['flying'], []]);
  });

  it('mtg-2003:418.5e under Humility counters and older growth vanish, and younger growth counts', () => {
    const bears = { card: 'Grizzly Bears', counters: { '+1/+1': 2 } };
    const game = position({
      hand: ['Humility', 'Giant Growth', 'Giant Growth'],
      battlefield: [bears, 'Hill Giant', ...many('Plains', 4), ...many('Forest', 2)],
    });
    game.castAt(0, 'Giant Growth', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('7/7');
    game.cast(0, 'Humility').resolve();
    expect(game.figures('Grizzly Bears')).toBe('1/1');
    game.castAt(0, 'Giant Growth', { card: 'Hill Giant' }).resolve();
    expect(game.figures('Hill Giant')).toBe('4/4');
  });

  it('mtg-2003:418.5e what Opalescence makes of Humility comes with its type, before Humility makes it 1/1', () => {
    const game = position({ battlefield: ['Opalescence', 'Humility', 'Crusade'] });
    expect([game.figures('Humility'), game.figures('Crusade'), game.the('Opalescence').types]).toEqual([
      '1/1',
      '1/1',
      ['Enchantment'],
    ]);
  });
});

describe('replacing and preventing', () => {
  it('mtg-2003:419.1 a shield prevents what would be dealt, and what is dealt instead is doubled', () => {
    expect(shielded().life(1)).toBe(20);
    const doubled = fight({ battlefield: ['Hill Giant', 'Furnace of Rath'] }, {}, ['Hill Giant']);
    expect(doubled.until({ step: 'endOfCombat' }).life(1)).toBe(14);
  });

  it('mtg-2003:419.3 a shield lasts until it is used up or its time is over', () => {
    const salved = (battlefield: string[]) =>
      position({ battlefield: [...battlefield, 'Mountain'] }, { hand: ['Healing Salve'], battlefield: ['Plains'] })
        .pass()
        .cast(1, 'Healing Salve')
        .choose(1, { index: 1 })
        .choose(1, { player: 1 })
        .resolve();
    const attack = (game: Play): number =>
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ step: 'endOfCombat' }).life(1);
    const game = salved(['Hill Giant']);
    expect(attack(game)).toBe(20);
    expect(attack(game.until({ turn: 5 }))).toBe(17);
    const unused = salved(['Hill Giant']).until({ turn: 5 });
    expect(attack(unused)).toBe(17);
    const two = salved(['Prodigal Sorcerer', 'Hill Giant']);
    two.activate(0, 'Prodigal Sorcerer', { player: 1 }).resolve();
    expect([two.life(1), attack(two)]).toEqual([20, 19]);
  });

  it('mtg-2003:419.6a two that double make of three damage twelve', () => {
    const game = fight({ battlefield: ['Hill Giant', ...many('Furnace of Rath', 2)] }, {}, ['Hill Giant']);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(8);
  });

  it('mtg-2003:419.6c what would be dealt to a player is dealt to the creature with Pariah', () => {
    const bears = [
      { card: 'Grizzly Bears', as: 'bears' },
      { card: 'Pariah', attachedTo: 'bears' },
    ];
    const game = fight({ battlefield: ['Hill Giant'] }, { battlefield: bears }, ['Hill Giant']);
    game.until({ step: 'combatDamage' }).resolve();
    expect([game.life(1), game.zones('Grizzly Bears')]).toEqual([20, ['graveyard']]);
  });

  it('mtg-2003:419.7b a shield counts damage, and not what deals it', () => {
    const game = fight(
      { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
      { hand: ['Healing Salve'], battlefield: ['Plains'] },
      ['Grizzly Bears', 'Gray Ogre'],
    ).until({ step: 'combatDamage' });
    game.pass().cast(1, 'Healing Salve').choose(1, { index: 1 }).choose(1, { player: 1 }).resolve().resolve();
    expect(game.takeDefault('REPLACEMENT').life(1)).toBe(19);
  });

  it('mtg-2003:419.7c a creature that has left play while its damage waits may be chosen as the source', () => {
    const game = fight(
      { battlefield: ['Mogg Fanatic'] },
      { battlefield: ['Circle of Protection: Red', 'Plains', 'Grizzly Bears'] },
      ['Mogg Fanatic'],
    ).until({ step: 'combatDamage' });
    game.activate(0, 'Mogg Fanatic', { card: 'Grizzly Bears' }).resolve();
    expect(game.zones('Mogg Fanatic')).toEqual(['graveyard']);
    game.pass().activate(1, 'Circle of Protection: Red').resolve();
    if (!game.waiting()) game.choose(1, { card: 'Mogg Fanatic' });
    expect(game.resolve().life(1)).toBe(20);
  });

  it('mtg-2003:419.8a whoever is dealt damage says whether it is doubled or prevented first', () => {
    const first = shielded('Furnace of Rath');
    expect(asked(first)).toBe('1:REPLACEMENT');
    expect(first.choose(1, { card: 'Healing Salve' }).life(1)).toBe(20);
    expect(shielded('Furnace of Rath').choose(1, { card: 'Furnace of Rath' }).life(1)).toBe(17);
  });
});

describe('state-based effects', () => {
  it('mtg-2003:420.4 Maro lives through a hand that is discarded and drawn anew, and not through an empty one', () => {
    const after = (name: string) =>
      position({ battlefield: ['Maro'], hand: [name, 'Forest', 'Forest'] })
        .cast(0, name)
        .resolve()
        .zones('Maro');
    expect([after('Test Winds'), after('Test Bare Winds')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg-2003:420.5a a player with no life left loses, in either one’s turn, and one with 1 does not', () => {
    const shot = (active: number, life: number, at: number) => {
      const player = { hand: ['Shock'], battlefield: ['Mountain'], life };
      const game = position(player, player, { turn: { number: 3 + active, active } });
      return game.castAt(active, 'Shock', { player: at }).resolve().result()?.winners;
    };
    expect([shot(0, 2, 0), shot(0, 2, 1), shot(1, 2, 0), shot(1, 2, 1), shot(0, 3, 0)]).toEqual([
      [1],
      [0],
      [1],
      [0],
      undefined,
    ]);
  });

  it('mtg-2003:420.5b regeneration does not replace what toughness 0 does', () => {
    const game = position({ battlefield: ['Drudge Skeletons', 'Swamp', 'Swamp'], hand: ['Weakness'] });
    game.activate(0, 'Drudge Skeletons').resolve().castAt(0, 'Weakness', { card: 'Drudge Skeletons' }).resolve();
    expect([game.zones('Drudge Skeletons'), game.zones('Weakness')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg-2003:420.5c as much damage as toughness destroys, and regeneration replaces that', () => {
    const shot = (regenerates: boolean) => {
      const game = position({ battlefield: ['Drudge Skeletons', 'Swamp', 'Mountain'], hand: ['Shock'] });
      if (regenerates) game.activate(0, 'Drudge Skeletons').resolve();
      return game.castAt(0, 'Shock', { card: 'Drudge Skeletons' }).resolve().zones('Drudge Skeletons');
    };
    expect([shot(true), shot(false)]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg-2003:420.5d an Aura on a land that is a creature no more is put into the graveyard', () => {
    const game = position({
      hand: ['Holy Strength'],
      battlefield: ['Treetop Village', 'Plains', ...many('Forest', 2)],
    });
    game.activate(0, 'Treetop Village').resolve().castAt(0, 'Holy Strength', { card: 'Treetop Village' }).resolve();
    expect(game.figures('Treetop Village')).toBe('4/5');
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.zones('Holy Strength'), game.zones('Treetop Village')]).toEqual([['graveyard'], ['battlefield']]);
  });
});
