/** Rules of 2003 as their text has them, each in the position that it speaks of. */
import { ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  continuous,
  creature,
  creatureCard,
  enchant,
  gainLife,
  instant,
  keyword,
  plus,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const gains = (...values: string[]) => ({ mod: 'gain' as const, prop: 'types', values });
const white = { has: ['colors', 'W'] as [string, string] };
const seven = { exists: [{ zone: 'graveyard' }, { owner: 'you' as const }], atLeast: 7 };

ownCards(
  card('Test Metal', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [gains('Artifact')])],
  }),
  card('Test Metal Soul', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(creature),
      continuous('attached', [{ mod: 'ability', ability: continuous('self', [gains('Artifact')]) }]),
    ],
  }),
  instant('Test Blank', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
  }),
  card('Test Crusade', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([creature, white], plus(1, 1))],
  }),
  card('Test Wash', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [{ mod: 'set', prop: 'colors', value: ['W'] }])],
  }),
  card('Test Hush', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([creature], [{ mod: 'loseAbilities' }])],
  }),
  creatureCard('Test Ember', '{0}', 'Elemental', '2/2', {
    kind: 'static',
    affects: 'self',
    defining: true,
    mods: [{ mod: 'set', prop: 'colors', value: ['R'] }],
  }),
  creatureCard('Test Doubler', '{0}', 'Wall', '2/2', continuous('self', [{ mod: 'rule', rule: 'blocksAny' }])),
  creatureCard('Test Ram', '{0}', 'Beast', '3/3', keyword('trample')),
  creatureCard('Test Bander', '{0}', 'Human', '1/1', keyword('banding')),
  creatureCard('Test Second Bander', '{0}', 'Human', '1/1', keyword('banding')),
  creatureCard(
    'Test Guard',
    '{0}',
    'Soldier',
    '1/3',
    keyword('bands with other', { from: { has: ['subtypes', 'Soldier'] }, label: 'Soldiers' }),
  ),
  creatureCard(
    'Test Second Guard',
    '{0}',
    'Soldier',
    '1/3',
    keyword('bands with other', { from: { has: ['subtypes', 'Soldier'] }, label: 'Soldiers' }),
  ),
  creatureCard('Test Goad', '{0}', 'Goblin', '2/2', keyword('provoke')),
  creatureCard(
    'Test Seer',
    '{0}',
    'Spirit',
    '1/1',
    triggered({ on: 'step', match: { step: 'upkeep' }, player: 'you' }, { if: seven, effects: [gainLife(1)] }),
  ),
  creatureCard('Test Adept', '{0}', 'Elf', '1/1', { ...continuous('self', plus(2, 2)), if: seven }),
  instant('Test Reckoning', '{0}', {
    effects: [{ do: 'if', if: seven, then: [gainLife(5)], else: [gainLife(1)] }],
  }),
  card('Test Spring', {
    type: 'Land',
    abilities: [activated([{ pay: 'tap' }], { immediate: true, effects: [{ do: 'addMana', choices: ['{G}{U}'] }] })],
  }),
  creatureCard(
    'Test Herald',
    '{0}',
    'Bear',
    '1/1',
    continuous('self', [{ mod: 'add', stat: 'power', value: { count: and(creature, { controller: 'you' }) } }]),
  ),
);

const position = (mine: object, theirs: object = {}): Play => position2003([mine, theirs]);
const graveyard = (count: number): string[] => Array.from({ length: count }, () => 'Plains');
const fight = (mine: object, theirs: object, attackers: string[], ...blocks: [string, string][]): Play => {
  const game = position(mine, theirs).until({ kind: 'ATTACKERS' });
  game.attack(0, ...attackers);
  while (game.decision().kind === 'BAND') game.answer(game.decision().seat, game.decision().default);
  game.until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? game.block(1, ...blocks) : game;
};

describe('characteristics', () => {
  it('mtg-2003:407.2 what an effect says that something is it stays though it loses all abilities; an ability that says so is lost', () => {
    const after = (aura: string): unknown => {
      const game = position({ hand: [aura, 'Test Blank'], battlefield: ['Grizzly Bears'] });
      game.castAt(0, aura, { card: 'Grizzly Bears' }).resolve();
      expect(game.the('Grizzly Bears').types).toContain('Artifact');
      game.castAt(0, 'Test Blank', { card: 'Grizzly Bears' }).resolve();
      return game.the('Grizzly Bears').types;
    };
    expect([after('Test Metal'), after('Test Metal Soul')]).toEqual([['Creature', 'Artifact'], ['Creature']]);
  });

  it('mtg-2003:418.5a the one effect decides whether the other does anything, whichever is older', () => {
    const game = position({ hand: ['Test Wash'], battlefield: ['Test Crusade', 'Grizzly Bears'] });
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    game.castAt(0, 'Test Wash', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg-2003:402.3 the color that a card says it is is no ability, and is not lost with them', () => {
    const game = position({ hand: ['Test Blank'], battlefield: ['Test Ember'] });
    game.castAt(0, 'Test Blank', { card: 'Test Ember' }).resolve();
    expect(game.the('Test Ember').colors).toEqual(['R']);
    const hushed = position({ hand: ['Test Ember'], battlefield: ['Test Hush'] })
      .cast(0, 'Test Ember')
      .resolve();
    expect(hushed.the('Test Ember').colors).toEqual(['R']);
  });

  it('mtg-2003:408.2f what a card says that it is counts wherever it is', () => {
    const game = position({ hand: ['Test Ember'], graveyard: ['Test Ember'] });
    expect([game.the('Test Ember', 'hand').colors, game.the('Test Ember', 'graveyard').colors]).toEqual([['R'], ['R']]);
  });

  it('mtg-2003:412.5 a static ability looks at what is so now, and at nothing that was', () => {
    const game = position(
      { battlefield: ['Test Herald', 'Grizzly Bears'] },
      { hand: ['Unsummon'], battlefield: ['Island'] },
    );
    expect(game.figures('Test Herald')).toBe('3/1');
    game.pass();
    game.castAt(1, 'Unsummon', { card: 'Grizzly Bears' });
    expect(game.figures('Test Herald')).toBe('3/1');
    game.resolve();
    expect(game.figures('Test Herald')).toBe('2/1');
  });
});

describe('prevention', () => {
  it('mtg-2003:419.2 applies as damage is dealt, and to nothing that was fixed before', () => {
    const game = position(
      { hand: ['Shock', 'Lightning Bolt'], battlefield: ['Mountain', 'Mountain'] },
      { hand: ['Healing Salve'], battlefield: ['Plains'] },
    );
    game.castAt(0, 'Shock', { player: 1 }).pass();
    game.cast(1, 'Healing Salve').choose(1, { index: 1 }).choose(1, { player: 1 }).resolve().resolve();
    expect(game.life(1)).toBe(20);
    // One of the three is left, and meets what comes next.
    game.castAt(0, 'Lightning Bolt', { player: 1 }).resolve();
    expect(game.life(1)).toBe(18);
  });
});

describe('combat', () => {
  it('mtg-2003:502.9f with damage of others a trampling creature need assign less', () => {
    const game = fight(
      { battlefield: ['Eager Cadet', 'Test Ram'] },
      { battlefield: ['Test Doubler'] },
      ['Eager Cadet', 'Test Ram'],
      ['Test Doubler', 'Eager Cadet'],
      ['Test Doubler', 'Test Ram'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    game.answer(0, {
      distribute: [
        { option: { card: 'Test Doubler' }, amount: 1 },
        { option: { player: 1 }, amount: 2 },
      ],
    });
    while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
    game.resolve();
    expect([game.life(1), game.zones('Test Doubler')]).toEqual([18, ['graveyard']]);
  });

  it('mtg-2003:502.10c as many bands as wanted, each creature in one of them', () => {
    const names = ['Test Bander', 'Test Second Bander', 'Grizzly Bears', 'Hill Giant'];
    const game = position({ battlefield: names }, { battlefield: ['Gray Ogre'] })
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...names);
    game.choose(0, { card: 'Test Bander' }).choose(0, [{ card: 'Grizzly Bears' }]);
    expect(game.decision().kind).toBe('BAND');
    expect(game.decision().options?.some((o) => o.card === 'Grizzly Bears' || o.card === 'Test Bander')).toBe(false);
    game.choose(0, { card: 'Test Second Bander' });
    if (game.decision().kind === 'BAND') game.choose(0, [{ card: 'Hill Giant' }]);
    game.until({ kind: 'BLOCKERS' }).block(1, ['Gray Ogre', 'Hill Giant']);
    game.until({ kind: 'PRIORITY', step: 'combatDamage' }).resolve();
    // The first band was not blocked.
    expect(game.life(1)).toBe(17);
  });

  it('mtg-2003:502.11c against two that band with others of their kind the defending player divides the damage', () => {
    const game = fight(
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Test Guard', 'Test Second Guard'] },
      ['Hill Giant'],
      ['Test Guard', 'Hill Giant'],
      ['Test Second Guard', 'Hill Giant'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().seat).toBe(1);
  });

  it('mtg-2003:502.29a whether to provoke is chosen as it goes on the stack; the target is untapped and must block', () => {
    const game = position({ battlefield: ['Test Goad'] }, { battlefield: [{ card: 'Hill Giant', tapped: true }] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Goad');
    while (game.decision().kind !== 'MAY') game.choose(0, { card: 'Hill Giant' });
    game.answer(0, { confirm: true });
    while (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
    expect(game.the('Hill Giant').tapped).toBe(true);
    game.resolve();
    expect(game.the('Hill Giant').tapped).toBe(false);
    game.until({ step: 'declareBlockers' });
    if (game.decision().kind === 'BLOCKERS') {
      game.refused(1, { assign: [] });
      game.block(1, ['Hill Giant', 'Test Goad']);
    }
    expect(game.the('Hill Giant').blocking).toEqual([game.the('Test Goad').id]);
  });
});

describe('threshold', () => {
  it('mtg-2003:502.23a the text is there while seven cards are in the graveyard', () => {
    const figures = (count: number) =>
      position({ battlefield: ['Test Adept'], graveyard: graveyard(count) }).figures('Test Adept');
    expect([figures(6), figures(7)]).toEqual(['1/1', '3/3']);
  });

  it('mtg-2003:502.23b without them it is as though the text were not there', () => {
    const game = position({ battlefield: ['Barbarian Ring', 'Mountain'], graveyard: graveyard(6) });
    expect(game.decision().options?.filter((o) => o.card === 'Barbarian Ring' && o.mana !== true)).toEqual([]);
    const ready = position({ battlefield: ['Barbarian Ring', 'Mountain'], graveyard: graveyard(7) });
    expect(ready.decision().options?.some((o) => o.card === 'Barbarian Ring' && o.mana !== true)).toBe(true);
  });

  it('mtg-2003:502.23c that of an instant is there as it resolves, that of a permanent in play', () => {
    const life = (count: number): number =>
      position({ hand: ['Test Reckoning'], graveyard: graveyard(count) })
        .cast(0, 'Test Reckoning')
        .resolve()
        .life(0);
    expect([life(6), life(7)]).toEqual([21, 25]);
    const game = position({ hand: ['Test Adept'], graveyard: graveyard(7) });
    expect(game.the('Test Adept', 'hand').power).toBe(1);
  });
});

describe('mana', () => {
  it('mtg-2003:411.3a of mana of the same type, where there were several, who gets it chooses', () => {
    const game = position({ battlefield: ['Mana Flare', 'Test Spring'] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Spring', mana: true });
    expect(game.decision().options?.map(({ value }) => value)).toEqual(['U', 'G']);
    game.choose(0, { value: 'U' });
    expect((game.view().players[0] as { resources: { mana: unknown } }).resources.mana).toMatchObject({ G: 1, U: 2 });
  });
});
