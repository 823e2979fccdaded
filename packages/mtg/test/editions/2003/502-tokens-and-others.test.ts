/** Keywords (502) of tokens, of lands and of what is no creature, and what is face down or borrowed as it is turned up. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  color,
  creature,
  creatureCard,
  damage,
  draw,
  keyword,
  mana,
  protectionFrom,
  sorcery,
  t,
  target,
  token,
} from '../../../src/language/builders.js';
import { fight, many, offers, onStack, position, split, waiting } from './table.js';

const fromRed = protectionFrom(color('R'), 'red');

ownCards(
  creatureCard('Test Lancer', '{0}', 'Knight', '2/2', keyword('flanking')),
  creatureCard('Test Cleric', '{0}', 'Cleric', '2/4', fromRed),
  creatureCard(
    'Test Zealot',
    '{R}',
    'Cleric',
    '2/4',
    fromRed,
    activated([], { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  creatureCard('Test Ram', '{0}', 'Beast', '4/4', keyword('trample')),
  creatureCard('Test Second Ram', '{0}', 'Beast', '4/4', keyword('trample')),
  creatureCard('Test Horror', '{W}', 'Horror', '2/2', keyword('fear')),
  creatureCard('Test Taunter', '{0}', 'Goblin', '2/2', keyword('provoke')),
  creatureCard(
    'Test Masked Phaser',
    '{5}',
    'Illusion',
    '4/6',
    keyword('morph', { cost: [mana('{1}')] }),
    keyword('phasing'),
  ),
  creatureCard(
    'Test Masked',
    '{5}',
    'Elf',
    '4/6',
    keyword('morph', { cost: [mana('{1}'), { pay: 'life', amount: 2 }] }),
  ),
  card('Test Phasing Land', { type: 'Land', abilities: [keyword('phasing')] }),
  card('Test Cycling Land', { type: 'Land', abilities: [keyword('cycling', { cost: [mana('{0}')] })] }),
  card('Test Old Charm', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [keyword('cumulative upkeep', { cost: [{ pay: 'life', amount: 1 }] })],
  }),
  card('Test Fading Charm', { cost: '{0}', type: 'Enchantment', abilities: [keyword('fading', { value: 1 })] }),
  card('Test Echoing Charm', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [keyword('echo', { cost: [mana('{1}')] })],
  }),
  card('Test Outlet', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'discard', what: [], count: 1 }], { effects: [draw(1)] })],
  }),
  creatureCard('Test Mad Elf', '{5}', 'Elf', '3/3', keyword('madness', { cost: [mana('{0}')] })),
  sorcery('Test Heirs', '{0}', {
    effects: [
      {
        do: 'create',
        token: token('Heir', 'Creature — Elf', ['G'], '1/1', keyword('echo', { cost: [mana('{1}')] })),
        count: 1,
      },
      {
        do: 'create',
        token: token('Ward', 'Creature — Cleric', ['W'], '1/1', keyword('cumulative upkeep', { cost: [mana('{1}')] })),
        count: 1,
      },
    ],
  }),
);

const being = (name: string, colors: string[], figures: number, ...keywords: string[]) => ({
  token: { name, types: ['Creature'], subtypes: [name], colors, power: figures, toughness: figures, keywords },
});
const owned = (name: string, controller: number) => ({ card: name, controller });
const at = (game: Play, turn: number): Play => game.until({ turn, step: 'upkeep' });
const settled = (game: Play): Play => {
  if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};

describe('tokens that fight', () => {
  it('mtg-2003:502.2b a token strikes first', () => {
    const game = fight({ battlefield: [being('Scout', ['W'], 2, 'first strike'), 'Hill Giant'] }, {}, [
      'Scout',
      'Hill Giant',
    ]);
    expect(waiting(game.until({ step: 'firstStrikeDamage' }))).toEqual([['Scout', 2]]);
  });

  it('mtg-2003:502.28b a token strikes twice', () => {
    const game = fight({ battlefield: [being('Twin', ['W'], 2, 'double strike')] }, {}, ['Twin']);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(16);
  });

  it('mtg-2003:502.3b a token flanks, and a token that blocks a flanker is weakened', () => {
    const flanks = fight(
      { battlefield: [being('Rider', ['W'], 2, 'flanking')] },
      { battlefield: ['Hill Giant'] },
      ['Rider'],
      ['Hill Giant', 'Rider'],
    );
    expect(flanks.resolveAll().figures('Hill Giant')).toBe('2/2');
    const blocks = fight(
      { battlefield: ['Test Lancer'] },
      { battlefield: [being('Ogre', ['R'], 3)] },
      ['Test Lancer'],
      ['Ogre', 'Test Lancer'],
    );
    expect(blocks.resolveAll().figures('Ogre')).toBe('2/2');
  });

  it('mtg-2003:502.7b tokens of that color neither damage nor block it, and it is no target of its own ability of that color', () => {
    const blocked = fight(
      { battlefield: [being('Imp', ['R'], 3)] },
      { battlefield: ['Test Cleric'] },
      ['Imp'],
      ['Test Cleric', 'Imp'],
    );
    expect(blocked.until({ step: 'endOfCombat' }).the('Test Cleric').damage).toBe(0);
    const attacking = position(
      { battlefield: ['Test Cleric'] },
      { battlefield: [being('Imp', ['R'], 3), 'Grizzly Bears'] },
    );
    attacking.until({ kind: 'ATTACKERS' }).attack(0, 'Test Cleric').until({ kind: 'BLOCKERS' });
    expect(attacking.decision().from?.map((one) => one.card)).toEqual(['Grizzly Bears']);
    const own = position({ battlefield: ['Test Zealot'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] });
    own.choose(0, { kind: 'ACTIVATE', card: 'Test Zealot', mana: false });
    expect(
      own
        .decision()
        .options?.flatMap((one) => one.card ?? [])
        .sort(),
    ).toEqual(['Grizzly Bears', 'Hill Giant']);
  });

  it('mtg-2003:502.9b a token tramples; of two that trample each assigns lethal damage to its own blocker', () => {
    const one = fight(
      { battlefield: [being('Rhino', ['G'], 4, 'trample')] },
      { battlefield: ['Grizzly Bears'] },
      ['Rhino'],
      ['Grizzly Bears', 'Rhino'],
    );
    one
      .until({ kind: 'COMBAT_DAMAGE' })
      .answer(0, split(['Grizzly Bears', 2], [1, 2]))
      .until({ step: 'endOfCombat' });
    expect(one.life(1)).toBe(18);
    const two = fight(
      { battlefield: ['Test Ram', 'Test Second Ram'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      ['Test Ram', 'Test Second Ram'],
      ['Grizzly Bears', 'Test Ram'],
      ['Hill Giant', 'Test Second Ram'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    two.answer(0, split(['Grizzly Bears', 2], [1, 2]));
    two.refused(0, split(['Hill Giant', 2], [1, 2]));
    two.answer(0, split(['Hill Giant', 3], [1, 1])).until({ step: 'endOfCombat' });
    expect(two.life(1)).toBe(17);
  });

  it('mtg-2003:502.10c a token is in a band', () => {
    const game = position({ battlefield: [being('Hero', ['W'], 1, 'banding'), 'Hill Giant'] }).until({
      kind: 'ATTACKERS',
    });
    expect(game.attack(0, 'Hero', 'Hill Giant').decision().kind).toBe('BAND');
  });

  it('mtg-2003:502.10e a token that blocks one of a band blocks all of it', () => {
    const game = position(
      { battlefield: [being('Hero', ['W'], 1, 'banding'), 'Hill Giant'] },
      { battlefield: [being('Ogre', ['R'], 3)] },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Hero', 'Hill Giant').choose(0, { card: 'Hero' }).until({ kind: 'BLOCKERS' });
    expect(game.block(1, ['Ogre', 'Hill Giant']).the('Ogre').blocking).toHaveLength(2);
  });

  it('mtg-2003:502.25b a token that is black blocks what has fear', () => {
    const game = position(
      { battlefield: ['Test Horror'] },
      { battlefield: [being('Rat', ['B'], 1), being('Ogre', ['R'], 3)] },
    );
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Horror').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map((one) => one.card)).toEqual(['Rat']);
  });

  it('mtg-2003:502.29a a token and a borrowed creature of the defending player are provoked as others are', () => {
    const game = position(
      { battlefield: ['Test Taunter', owned('Hill Giant', 1)] },
      { battlefield: [being('Ogre', ['R'], 3), 'Gray Ogre'] },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Taunter');
    if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm: true });
    expect(
      game
        .decision()
        .options?.flatMap((one) => one.card ?? [])
        .sort(),
    ).toEqual(['Gray Ogre', 'Hill Giant', 'Ogre']);
  });
});

describe('upkeeps of what is a token, or no creature', () => {
  it('mtg-2003:502.19a echo is asked for a token and for an enchantment', () => {
    const game = position({ hand: ['Test Heirs', 'Test Echoing Charm'], battlefield: ['Island'] });
    game.cast(0, 'Test Heirs').resolve().cast(0, 'Test Echoing Charm').resolve();
    settled(at(game, 5));
    while (onStack(game).length > 0) {
      game.resolve();
      if (game.decision().kind === 'PAY') game.answer(0, { confirm: false });
    }
    expect([game.all('Heir').length, game.zones('Test Echoing Charm')]).toEqual([0, ['graveyard']]);
  });

  it('mtg-2003:502.13a cumulative upkeep is paid for a token and for an enchantment, in life as often as in mana', () => {
    const game = position({ hand: ['Test Heirs'], battlefield: [{ card: 'Test Old Charm', counters: { age: 2 } }] });
    settled(at(game.cast(0, 'Test Heirs').resolve(), 5));
    while (onStack(game).length > 0) {
      game.resolve();
      if (game.decision().kind === 'PAY') game.answer(0, { confirm: true });
    }
    expect([game.all('Ward').length, game.life(0), game.the('Test Old Charm').counters]).toEqual([0, 17, { age: 3 }]);
  });

  it('mtg-2003:502.20a an enchantment fades as a creature does', () => {
    const game = position({ hand: ['Test Fading Charm'] })
      .cast(0, 'Test Fading Charm')
      .resolve();
    expect(game.the('Test Fading Charm').counters).toEqual({ fade: 1 });
    expect(at(game, 5).resolve().the('Test Fading Charm').counters).toEqual({});
    expect(at(game, 7).resolve().zones('Test Fading Charm')).toEqual(['graveyard']);
  });

  it('mtg-2003:502.15b a land phases; what is face down has no phasing', () => {
    const masked = { card: 'Test Masked Phaser', faceDown: true };
    const game = at(position({ battlefield: ['Test Phasing Land', masked] }), 5);
    expect([game.zones('Test Phasing Land'), game.zones('Test Masked Phaser')]).toEqual([
      ['phasedOut'],
      ['battlefield'],
    ]);
  });
});

describe('cards', () => {
  it('mtg-2003:502.18a a land is cycled as well, in the other player’s turn too, and itself is discarded', () => {
    const game = position({}, { hand: ['Test Cycling Land', 'Plains'] }).pass();
    game.choose(1, { kind: 'ACTIVATE', card: 'Test Cycling Land' });
    expect(game.waiting()).toBe(true);
    expect([game.all('Test Cycling Land', 'graveyard').length, game.all('Plains', 'hand').length]).toEqual([1, 1]);
    expect(game.resolve().hand(1)).toBe(2);
  });

  const discarded = (): Play => {
    const game = position({ hand: ['Test Mad Elf'], battlefield: ['Test Outlet'] }).activate(0, 'Test Outlet');
    while (game.decision().kind !== 'MAY') game.choose(0, { card: 'Test Mad Elf' });
    return game.answer(0, { confirm: true });
  };

  it('mtg-2003:502.24a a creature card is removed from the game instead as well', () => {
    expect(discarded().all('Test Mad Elf', 'exile')).toHaveLength(1);
  });

  it('mtg-2003:502.24c a creature card that is played so comes into play', () => {
    const game = discarded().resolve().choose(0, { kind: 'CAST', card: 'Test Mad Elf' }).resolve();
    expect(game.all('Test Mad Elf')).toHaveLength(1);
  });

  it('mtg-2003:502.26a a morph cost of two parts is paid whole, or not at all', () => {
    const masked = { card: 'Test Masked', faceDown: true };
    const game = position({ battlefield: [masked, 'Island'] }).choose(0, { kind: 'TURN_FACE_UP' });
    expect([game.life(0), game.the('Island').tapped, game.figures('Test Masked')]).toEqual([18, true, '4/6']);
    const poor = position({ life: 1, battlefield: [masked, 'Island'] });
    expect(offers(poor, 'TURN_FACE_UP', 'Test Masked')).toBe(false);
  });

  it('mtg-2003:502.26d it is turned up in the turn in which it came, as it blocks, and by a borrower who keeps it', () => {
    const played = position({ hand: ['Test Masked'], battlefield: many('Island', 4) });
    played
      .choose(0, { kind: 'CAST', card: 'Test Masked', method: 'morph' })
      .resolve()
      .choose(0, { kind: 'TURN_FACE_UP' });
    expect(played.figures('Test Masked')).toBe('4/6');
    const borrowed = { card: 'Test Masked', faceDown: true, controller: 1 };
    const game = position({ battlefield: [borrowed, 'Hill Giant'] }, { battlefield: ['Island'] }).until({
      kind: 'ATTACKERS',
    });
    game.attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
    game.answer(1, { assign: [{ from: { object: game.the('Test Masked').id }, to: { card: 'Hill Giant' } }] });
    game.pass().choose(1, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Masked')).toMatchObject({ controller: 1, power: 4, toughness: 6 });
  });
});
