import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  color,
  creature,
  creatureCard,
  instant,
  keyword,
  protectionFrom,
  subtype,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const TWICE = ['first strike', 'double strike', 'flying', 'reach', 'haste', 'deathtouch', 'lifelink', 'trample'];
for (const name of [
  ...TWICE,
  'vigilance',
  'menace',
  'indestructible',
  'defender',
  'flash',
  'hexproof',
  'shroud',
  'intimidate',
  'prowess',
  'shadow',
  'horsemanship',
  'fear',
  'skulk',
  'infect',
])
  ownCards(creatureCard(`Test ${name} twice`, '{B}', 'Human', '2/2', keyword(name), keyword(name)));
ownCards(
  creatureCard(
    'Test Twice Safe',
    '{W}',
    'Human',
    '2/2',
    protectionFrom(color('R'), 'red'),
    protectionFrom(color('R'), 'red'),
  ),
);
ownCards(
  instant('Test Unhex', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'hexproof' })],
  }),
);
const islandwalk = () => keyword('landwalk', { from: subtype('Island'), label: 'islandwalk' });
ownCards(
  creatureCard('Test landwalk twice', '{B}', 'Human', '2/2', islandwalk(), islandwalk()),
  creatureCard('Test Shade', '{B}', 'Shade', '1/3', keyword('shadow')),
  creatureCard('Test Rider', '{B}', 'Knight', '1/3', keyword('horsemanship')),
  creatureCard('Test Wretch', '{B}', 'Zombie', '1/3'),
  instant('Test Drain', '{0}', {
    targets: [target(creature)],
    effects: ['landwalk', 'shadow', 'horsemanship', 'fear', 'skulk'].map((name) =>
      untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: name }),
    ),
  }),
);
ownCards(
  creatureCard(
    'Test Red Hex',
    '{W}',
    'Human',
    '2/2',
    keyword('hexproof', { from: color('R'), label: 'red' }),
    keyword('hexproof', { from: color('B'), label: 'black' }),
  ),
);

/** It attacks alone; the opponent blocks with all of these. */
const attack = (name: string, ...blockers: string[]): Play => {
  const game = magicPosition([{ battlefield: [`Test ${name} twice`] }, { battlefield: blockers }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, `Test ${name} twice`);
  if (blockers.length > 0)
    game.until({ kind: 'BLOCKERS' }).block(1, ...blockers.map((b): [string, string] => [b, `Test ${name} twice`]));
  return game.until({ step: 'postcombatMain' });
};

describe('more than one instance of a keyword', () => {
  it('mtg:702.4e mtg-2003:502.28e mtg:702.7d first and double strike deal their damage no more often', () => {
    expect([attack('first strike').life(1), attack('double strike').life(1)]).toEqual([18, 16]);
  });
  it('mtg:702.15f lifelink gains the life once', () => {
    expect(attack('lifelink').life(0)).toBe(22);
  });
  it('mtg:702.19g trample lets through what is too much, once', () => {
    expect(attack('trample', 'Llanowar Elves').life(1)).toBe(19);
  });
  it('mtg:702.2f deathtouch and mtg:702.12c indestructible', () => {
    expect(attack('deathtouch', 'Air Elemental').zones('Air Elemental')).toEqual(['graveyard']);
    expect(attack('indestructible', 'Air Elemental').zones('Test indestructible twice')).toEqual(['battlefield']);
  });
  it('mtg:702.20c vigilance', () => {
    expect(attack('vigilance').the('Test vigilance twice').tapped).toBe(false);
  });
  it('mtg:702.10d haste lets it attack in the turn in which it came', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test haste twice', sick: true }] }, {}]);
    game.until({ turn: 3, kind: 'ATTACKERS' }).attack(0, 'Test haste twice').until({ step: 'postcombatMain' });
    expect([game.life(1), game.view().turn.number]).toEqual([18, 3]);
  });
  it('mtg:702.3c defender and mtg:702.111c menace', () => {
    const game = magicPosition([{ battlefield: ['Test defender twice'] }, {}]);
    expect(game.until({ step: 'postcombatMain' }).happened('ATTACKERS_DECLARED')).toEqual([]);
    expect(attack('menace', 'Grizzly Bears', 'Hill Giant').zones('Test menace twice')).toEqual(['graveyard']);
  });
  it('mtg:702.17c reach and mtg:702.13c intimidate', () => {
    const game = magicPosition([{ battlefield: ['Test flying twice'] }, { battlefield: ['Test reach twice'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test flying twice').until({ kind: 'BLOCKERS' });
    game.block(1, ['Test reach twice', 'Test flying twice']).until({ step: 'postcombatMain' });
    expect(game.life(1)).toBe(20);
    expect(attack('intimidate', 'Typhoid Rats').life(1)).toBe(20);
  });
  it('mtg:702.8b flash', () => {
    const game = magicPosition([{ hand: ['Test flash twice'], battlefield: ['Swamp'] }, {}], {
      turn: { step: 'upkeep' },
    });
    expect(game.cast(0, 'Test flash twice').resolve().zones('Test flash twice')).toEqual(['battlefield']);
  });
  it('mtg:702.11h mtg:702.18b mtg:702.16m hexproof, shroud and protection', () => {
    const cannot = (name: string): boolean => {
      const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield: [name] }]);
      game.choose(0, { kind: 'CAST', card: 'Shock' });
      return !game.decision().options.some((o) => o.card === name);
    };
    expect(['Test hexproof twice', 'Test shroud twice', 'Test Twice Safe'].map(cannot)).toEqual([true, true, true]);
  });
  /** Which of these may block it; with `drained` it has lost its keywords first. */
  const blocks = (name: string, blockers: string[], drained = false): string[] => {
    const game = magicPosition([
      { hand: ['Test Drain'], battlefield: [`Test ${name} twice`] },
      { battlefield: ['Island', ...blockers] },
    ]);
    if (drained) game.castAt(0, 'Test Drain', { card: `Test ${name} twice` }).resolve();
    game.until({ kind: 'ATTACKERS' }).attack(0, `Test ${name} twice`).until({ step: 'declareBlockers' });
    const { kind, from = [] } = game.decision();
    return kind === 'BLOCKERS' ? from.map(({ card }) => String(card)) : [];
  };
  it('mtg:702.28c mtg-2003:502.8c shadow: one instance is as good as two, and losing it loses both', () => {
    expect([
      blocks('shadow', ['Test Shade', 'Hill Giant']),
      blocks('shadow', ['Test Shade', 'Hill Giant'], true),
    ]).toEqual([['Test Shade'], ['Hill Giant']]);
  });
  it('mtg:702.31c mtg-2003:502.17c horsemanship', () => {
    expect(blocks('horsemanship', ['Test Rider', 'Hill Giant'])).toEqual(['Test Rider']);
    expect(blocks('horsemanship', ['Test Rider', 'Hill Giant'], true)).toEqual(['Test Rider', 'Hill Giant']);
  });
  it('mtg:702.36c fear', () => {
    expect(blocks('fear', ['Test Wretch', 'Hill Giant'])).toEqual(['Test Wretch']);
    expect(blocks('fear', ['Test Wretch', 'Hill Giant'], true)).toEqual(['Test Wretch', 'Hill Giant']);
  });
  it('mtg:702.118c skulk', () => {
    expect(blocks('skulk', ['Grizzly Bears', 'Hill Giant'])).toEqual(['Grizzly Bears']);
    expect(blocks('skulk', ['Grizzly Bears', 'Hill Giant'], true)).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
  it('mtg:702.14e mtg-2003:502.6e landwalk of one kind', () => {
    expect([blocks('landwalk', ['Hill Giant']), blocks('landwalk', ['Hill Giant'], true)]).toEqual([
      [],
      ['Hill Giant'],
    ]);
  });
  it('mtg:702.90f infect gives as many poison counters as damage, once', () => {
    const { counters } = attack('infect').view().players[1] as { counters?: { poison?: number } };
    expect([counters?.poison, attack('infect').life(1)]).toEqual([2, 20]);
    expect(attack('infect', 'Hill Giant').the('Hill Giant').counters).toEqual({ '-1/-1': 2 });
  });
  it('mtg:702.108b each instance of prowess triggers by itself', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain', 'Test prowess twice'] }, {}]);
    game.cast(0, 'Shock', { player: 1 });
    game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().figures('Test prowess twice')).toBe('4/4');
  });
  it('mtg:702.11f two qualities are two abilities, and mtg:702.11e losing hexproof loses both', () => {
    const legal = (spell: string, first: string[] = []): boolean => {
      const game = magicPosition([
        { hand: [...first, spell], battlefield: [...lands(3, 'Swamp'), 'Mountain'] },
        { battlefield: ['Test Red Hex'] },
      ]);
      for (const f of first) game.cast(0, f).resolve();
      game.choose(0, { kind: 'CAST', card: spell });
      return spell !== 'Shock' || game.decision().options.some((o) => o.card === 'Test Red Hex');
    };
    expect([legal('Shock'), legal('Shock', ['Test Unhex'])]).toEqual([false, true]);
  });
});
