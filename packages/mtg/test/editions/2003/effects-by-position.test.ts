/** Effects and their order by the rules of 2003, in positions in which each clause shows. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  anyTarget,
  attach,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  enchant,
  gainLife,
  instant,
  keyword,
  land,
  loseLife,
  plus,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, free, onStack, pool, position, tapFor } from './table.js';

const base = (size: number) => [
  { mod: 'set' as const, prop: 'power', value: size },
  { mod: 'set' as const, prop: 'toughness', value: size },
];
const hand = [{ zone: 'hand' }, { owner: 'you' as const }];
const going = { on: 'move' as const, match: { to: 'graveyard' } };

ownCards(
  instant('Test Blow', '{0}', { targets: [target(anyTarget)], effects: [damage(5, t(0))] }),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  instant('Test Renewal', '{0}', { effects: [{ do: 'discard', who: 'you', count: 'all' }, draw(2)] }),
  instant('Test Ground', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'landwalk' })],
  }),
  creatureCard('Test Guard', '{0}', 'Elf', '1/1', {
    kind: 'activated',
    cost: [{ pay: 'sacrifice', what: { self: true } }],
    targets: [target(creature)],
    effects: [{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: t(0), shield: 2 }],
  }),
  card('Test Mantle', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Shove', '{0}', {
    targets: [target({ has: ['subtypes', 'Aura'] }), target({ has: ['types', ['Creature', 'Land']] })],
    effects: [attach(t(0), t(1))],
  }),
  card('Test Bounty', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'tapForMana', object: land, player: 'you' }, { effects: [addMana('{G}'), loseLife(1, 'you')] }),
    ],
  }),
  creatureCard('Test Sleeper', '{0}', 'Elf', '1/1', keyword('phasing'), continuous('self', [rule('doesntUntap')])),
  creatureCard('Test Bulk', '{0}', 'Elf', '1/9'),
  card('Test Grower', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated(free, { targets: [target(creature)], effects: [untilEndOfTurn(t(0), base(5))] })],
  }),
  card('Test Leveler', { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, base(1))] }),
  card('Test Void', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', ...going, change: { to: 'exile' } }],
  }),
  creatureCard('Test Returner', '{0}', 'Elf', '1/1', {
    kind: 'replacement',
    ...going,
    object: 'self',
    change: { to: 'library' },
  }),
  creatureCard(
    'Test Beggar',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'state', when: { not: { exists: hand } } }, { effects: [gainLife(3)] }),
  ),
  creatureCard(
    'Test Skier',
    '{0}',
    'Elf',
    '2/2',
    keyword('landwalk', { from: [land, { keyword: 'snow-covered' }], label: 'snow-covered landwalk' }),
  ),
  creatureCard('Test Maro', '{0}', 'Elf', '0/0', {
    kind: 'static',
    defining: true,
    mods: [
      { mod: 'set', prop: 'power', value: { count: hand } },
      { mod: 'set', prop: 'toughness', value: { count: hand } },
    ],
  }),
);

describe('effects', () => {
  it('mtg-2003:408.1g damage that goes to a player alone is on the stack as well', () => {
    const game = fight({ battlefield: ['Grizzly Bears'] }, {}, ['Grizzly Bears']).until({ step: 'combatDamage' });
    expect([game.view().stack.map(({ kind }) => kind), game.life(1)]).toEqual([['COMBAT_DAMAGE'], 20]);
    expect(game.resolve().life(1)).toBe(18);
  });

  it('mtg-2003:418.5c what an ability makes of a creature is as old as that, and not as its source', () => {
    const game = position({ battlefield: ['Test Grower', 'Grizzly Bears', 'Test Leveler'] });
    expect(game.figures('Grizzly Bears')).toBe('1/1');
    game.activate(0, 'Test Grower');
    if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    expect(game.resolve().figures('Grizzly Bears')).toBe('5/5');
  });

  it('mtg-2003:419.3 a shield is there until it is used up, though its source has left play for it', () => {
    const game = position({ hand: ['Test Blow'], battlefield: ['Test Guard', 'Test Bulk'] });
    game.activate(0, 'Test Guard', { card: 'Test Bulk' }).resolve();
    expect(game.zones('Test Guard')).toEqual(['graveyard']);
    expect(game.castAt(0, 'Test Blow', { card: 'Test Bulk' }).resolve().the('Test Bulk').damage).toBe(3);
  });

  it('mtg-2003:419.8a whoever controls the permanent orders what changes where it goes, and not its owner', () => {
    const gone = (pick: string): [string, string[]] => {
      const theirs = { battlefield: [{ card: 'Test Returner', controller: 0 }, 'Test Void'], hand: ['Test Doom'] };
      const game: Play = position({}, theirs).pass().cast(1, 'Test Doom').resolve();
      const who = asked(game);
      return [who, game.choose(0, { card: pick }).zones('Test Returner')];
    };
    expect([gone('Test Void'), gone('Test Returner')]).toEqual([
      ['0:REPLACEMENT', ['exile']],
      ['0:REPLACEMENT', ['library']],
    ]);
  });

  it('mtg-2003:420.4 what is so for a moment while a spell resolves destroys nothing, and triggers what waits for it', () => {
    const game = position({ hand: ['Test Renewal', 'Forest'], battlefield: ['Test Maro', 'Test Beggar'] });
    game.cast(0, 'Test Renewal').resolve();
    expect([game.figures('Test Maro'), onStack(game), game.hand(0)]).toEqual(['2/2', ['Test Beggar'], 2]);
    expect(game.resolve().life(0)).toBe(23);
  });

  it('mtg-2003:502.6c what loses landwalk loses snow-covered landwalk', () => {
    const may = (...mine: string[]): unknown => {
      const game = position(
        { hand: mine, battlefield: ['Test Skier'] },
        { battlefield: ['Grizzly Bears', 'Snow-Covered Forest'] },
      ).until({ kind: 'ATTACKERS' });
      game.attack(0, 'Test Skier');
      for (const name of mine) game.castAt(0, name, { card: 'Test Skier' }).resolve();
      return game.until({ step: 'declareBlockers' }).decision().kind;
    };
    expect([may(), may('Test Ground')]).toEqual(['PRIORITY', 'BLOCKERS']);
  });

  it('mtg-2003:214.8d an Aura is not moved to what it may not enchant, and to another creature it is', () => {
    const moved = (to: string): unknown[] => {
      const game = position({
        hand: ['Test Shove'],
        battlefield: [
          { card: 'Test Bulk', as: 'bulk' },
          { card: 'Test Mantle', attachedTo: 'bulk' },
          'Grizzly Bears',
          'Forest',
        ],
      });
      game.castAt(0, 'Test Shove', { card: to }).resolve();
      return [game.zones('Test Mantle'), game.figures('Test Bulk'), game.figures('Grizzly Bears')];
    };
    expect(moved('Forest')).toEqual([['battlefield'], '2/10', '2/2']);
    expect(moved('Grizzly Bears')).toEqual([['battlefield'], '1/9', '3/3']);
  });

  it('mtg-2003:306.1 where the attacker is gone the combat phase has all its steps', () => {
    const game = position({ hand: ['Test Blow'], battlefield: ['Grizzly Bears'] }).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears').castAt(0, 'Test Blow', { card: 'Grizzly Bears' }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
    const steps = ['declareBlockers', 'combatDamage', 'endOfCombat'];
    expect(steps.map((step) => asked(game.until({ turn: 3, step })))).toEqual(steps.map(() => '0:PRIORITY'));
  });

  it('mtg-2003:411.3 a mana ability that triggers does all that it says at once, and waits for nobody', () => {
    const game = tapFor(position({ battlefield: ['Test Bounty', 'Mountain'] }), 0, 'Mountain');
    expect([pool(game, 0), game.life(0), onStack(game), asked(game)]).toEqual([{ R: 1, G: 1 }, 19, [], '0:PRIORITY']);
  });

  it('mtg-2003:502.15h what phased out tapped is tapped as it comes back', () => {
    const game = position({ battlefield: [{ card: 'Test Sleeper', tapped: true }] }).until({ turn: 5, step: 'upkeep' });
    expect(game.zones('Test Sleeper')).toEqual(['phasedOut']);
    expect(game.until({ turn: 7, step: 'upkeep' }).the('Test Sleeper').tapped).toBe(true);
  });
});
