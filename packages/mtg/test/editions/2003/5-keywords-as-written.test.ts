/** Declaring, evasion and keywords of creatures that fight (500–502), each rule in the position that its text speaks of. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { continuous, creatureCard, keyword } from '../../../src/language/builders.js';
import { asked, fight, many, onStack, position, split, waiting } from './table.js';

ownCards(
  creatureCard(
    'Test Hireling',
    '{0}',
    'Human',
    '1/1',
    continuous('self', [
      { mod: 'rule', rule: 'blockCost', count: 2 },
      { mod: 'rule', rule: 'mustBlock' },
    ]),
  ),
  creatureCard('Test Bound', '{0}', 'Human', '1/1', continuous('self', [{ mod: 'rule', rule: 'mustBlock' }])),
  creatureCard(
    'Test Guard',
    '{0}',
    'Soldier',
    '2/3',
    keyword('bands with other', { from: { has: ['subtypes', 'Soldier'] }, label: 'Soldiers' }),
  ),
  creatureCard(
    'Test Squire',
    '{0}',
    'Elf',
    '2/3',
    keyword('bands with other', { from: { has: ['subtypes', 'Soldier'] }, label: 'Soldiers' }),
  ),
  creatureCard(
    'Test Hunter',
    '{0}',
    'Elf',
    '2/3',
    keyword('bands with other', { from: { has: ['subtypes', 'Elf'] }, label: 'Elves' }),
  ),
  creatureCard('Test Mercenary', '{0}', 'Soldier', '2/3'),
  creatureCard(
    'Test Second Guard',
    '{0}',
    'Soldier',
    '2/3',
    keyword('bands with other', { from: { has: ['subtypes', 'Soldier'] }, label: 'Soldiers' }),
  ),
);

const aloft = (name: string) => [
  { card: name, as: 'flier' },
  { card: 'Flight', attachedTo: 'flier' },
];

describe('declaring', () => {
  it('mtg-2003:500.2 what must attack need not where attacking costs something, and must where it does not', () => {
    const mine = { battlefield: ['Juggernaut', 'Grizzly Bears', ...many('Forest', 2)] };
    const dear = position(mine, { battlefield: ['Propaganda'] }).until({ kind: 'ATTACKERS' });
    expect(dear.answer(0, { assign: [] }).view().turn.step).toBe('endOfCombat');
    const free = position(mine).until({ kind: 'ATTACKERS' });
    free.refused(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { player: 1 } }] });
  });

  it('mtg-2003:500.3 what must block need not where blocking costs something, and does not where that cannot be paid', () => {
    const at = (...battlefield: string[]) =>
      position({ battlefield: ['Hill Giant'] }, { battlefield })
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Hill Giant');
    const dear = at('Test Hireling', 'Island', 'Island').until({ kind: 'BLOCKERS' });
    expect(dear.answer(1, { assign: [] }).the('Hill Giant').attacking).not.toBeNull();
    const paid = at('Test Hireling', 'Island', 'Island').until({ kind: 'BLOCKERS' });
    paid.block(1, ['Test Hireling', 'Hill Giant']);
    expect(paid.all('Island').every(({ tapped }) => tapped)).toBe(true);
    const poor = at('Test Hireling', 'Gray Ogre').until({ kind: 'BLOCKERS' });
    expect(poor.decision().from?.map(({ card }) => card)).toEqual(['Gray Ogre']);
    const bound = at('Test Bound', 'Gray Ogre').until({ kind: 'BLOCKERS' });
    bound.refused(1, { assign: [] });
  });

  it('mtg-2003:501.2 what has flying and fear is blocked only by what may block either', () => {
    const theirs = { battlefield: ['Storm Crow', 'Drudge Skeletons', 'Ornithopter'] };
    const game = position({ battlefield: aloft('Severed Legion') }, theirs).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Severed Legion').until({ kind: 'BLOCKERS' });
    for (const name of ['Storm Crow', 'Drudge Skeletons'])
      game.refused(1, { assign: [{ from: { card: name }, to: { card: 'Severed Legion' } }] });
    game.block(1, ['Ornithopter', 'Severed Legion']);
    expect(game.the('Ornithopter').blocking).toHaveLength(1);
  });
});

describe('keywords of creatures', () => {
  it('mtg-2003:502.2c first strike that comes after the first step neither adds damage nor takes it away', () => {
    const game = fight(
      { battlefield: ['Youthful Knight', 'Hill Giant', ...many('Plains', 2)], hand: ['Guided Strike'] },
      {},
      ['Youthful Knight', 'Hill Giant'],
    );
    game.until({ step: 'firstStrikeDamage' }).resolve();
    expect(game.life(1)).toBe(18);
    game.castAt(0, 'Guided Strike', { card: 'Hill Giant' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([['Hill Giant', 4]]);
  });

  it('mtg-2003:502.3b each blocker without flanking gets -1/-1, and one with it does not', () => {
    const blockers = ['Gray Ogre', 'Hill Giant', 'Femeref Knight'];
    const game = fight(
      { battlefield: ['Zhalfirin Knight'] },
      { battlefield: blockers },
      ['Zhalfirin Knight'],
      ...blockers.map((name): [string, string] => [name, 'Zhalfirin Knight']),
    );
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toHaveLength(2);
    game.resolveAll();
    expect(blockers.map((name) => game.figures(name))).toEqual(['1/1', '2/2', '2/2']);
  });

  it('mtg-2003:502.4b a flier is blocked by fliers alone, and blocks what does not fly', () => {
    const blockers = (attacker: string, blocker: string) =>
      asked(
        position({ battlefield: [attacker] }, { battlefield: [blocker] })
          .until({ kind: 'ATTACKERS' })
          .attack(0, attacker)
          .pass()
          .pass(),
      );
    expect([
      blockers('Wind Drake', 'Grizzly Bears'),
      blockers('Wind Drake', 'Storm Crow'),
      blockers('Grizzly Bears', 'Storm Crow'),
    ]).toEqual(['0:PRIORITY', '1:BLOCKERS', '1:BLOCKERS']);
  });

  it('mtg-2003:502.5b what has haste attacks in the turn in which it came', () => {
    const game = position({ hand: ['Raging Goblin'], battlefield: ['Mountain'] });
    game.cast(0, 'Raging Goblin').resolve().until({ kind: 'ATTACKERS' });
    expect(game.attack(0, 'Raging Goblin').until({ step: 'endOfCombat' }).life(1)).toBe(19);
  });

  it('mtg-2003:502.6b a swampwalker is not blocked where the defending player has a Swamp', () => {
    const blocked = (land: string) =>
      asked(
        position({ battlefield: ['Bog Wraith', 'Swamp'] }, { battlefield: [land, 'Grizzly Bears'] })
          .until({ kind: 'ATTACKERS' })
          .attack(0, 'Bog Wraith')
          .pass()
          .pass(),
      );
    expect([blocked('Swamp'), blocked('Island')]).toEqual(['0:PRIORITY', '1:BLOCKERS']);
  });

  it('mtg-2003:502.7b protection that comes while damage waits prevents it, and the Aura of that color goes', () => {
    const bears = [
      { card: 'Grizzly Bears', as: 'bears' },
      { card: 'Holy Strength', attachedTo: 'bears' },
    ];
    const game = fight(
      { battlefield: [...bears, 'Mother of Runes'] },
      { battlefield: ['White Knight'] },
      ['Grizzly Bears'],
      ['White Knight', 'Grizzly Bears'],
    ).until({ step: 'firstStrikeDamage' });
    expect(waiting(game)).toEqual([['White Knight', 2]]);
    game.activate(0, 'Mother of Runes', { card: 'Grizzly Bears' }).resolve().choose(0, { index: 0 });
    expect(game.zones('Holy Strength')).toEqual(['graveyard']);
    expect(game.resolve().the('Grizzly Bears').damage).toBe(0);
  });

  it('mtg-2003:502.7b what is protected from black is neither targeted nor blocked by it', () => {
    const game = position({ battlefield: ['White Knight'] }, { battlefield: ['Hypnotic Specter', 'Grizzly Bears'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'White Knight').until({ kind: 'BLOCKERS' });
    game.refused(1, { assign: [{ from: { card: 'Hypnotic Specter' }, to: { card: 'White Knight' } }] });
    const knights = position(
      { hand: ['Weakness'], battlefield: ['Swamp'] },
      { battlefield: ['White Knight', 'Grizzly Bears'] },
    ).cast(0, 'Weakness');
    if (!knights.waiting()) knights.refused(0, { choose: [{ card: 'White Knight' }] });
    else expect(knights.view().stack[0]?.targets).toMatchObject([{ card: 'Grizzly Bears' }]);
  });

  it('mtg-2003:502.10e who blocks one of a band blocks all of it, and its player divides the damage', () => {
    const game = position({ battlefield: ['Benalish Hero', 'Bog Wraith'] }, { battlefield: ['Swamp', 'Craw Wurm'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Benalish Hero', 'Bog Wraith');
    expect(asked(game)).toBe('0:BAND');
    const all = (game.decision().options ?? []).map(({ card }) => ({ card: String(card) }));
    game.answer(0, { choose: all }).until({ kind: 'BLOCKERS' });
    game.block(1, ['Craw Wurm', 'Benalish Hero']).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('0:COMBAT_DAMAGE');
    game.answer(0, split(['Benalish Hero', 6])).resolve();
    expect([game.zones('Bog Wraith'), game.zones('Craw Wurm')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg-2003:502.10h the defending player divides the damage of what a creature with banding blocks', () => {
    const game = fight(
      { battlefield: ['Craw Wurm'] },
      { battlefield: ['Benalish Hero', 'Hill Giant'] },
      ['Craw Wurm'],
      ['Benalish Hero', 'Craw Wurm'],
      ['Hill Giant', 'Craw Wurm'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('1:COMBAT_DAMAGE');
    game.answer(1, split(['Benalish Hero', 6])).resolve();
    expect([game.zones('Hill Giant'), game.zones('Craw Wurm')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg-2003:502.11b "bands with other" bands those that have the same ability, of whatever type, and no others of that type', () => {
    const offered = (...attackers: string[]): string => {
      const game = position({ battlefield: attackers }, { battlefield: ['Craw Wurm'] }).until({ kind: 'ATTACKERS' });
      return asked(game.attack(0, ...attackers));
    };
    expect([
      offered('Test Guard', 'Test Squire'),
      offered('Test Guard', 'Test Mercenary'),
      offered('Test Guard', 'Test Hunter'),
    ]).toEqual(['0:BAND', '0:PRIORITY', '0:PRIORITY']);
  });

  it('mtg-2003:502.11c one with such an ability and another creature of that type do not have the defending player divide', () => {
    const divides = (second: string): string =>
      asked(
        fight(
          { battlefield: ['Craw Wurm'] },
          { battlefield: ['Test Guard', second] },
          ['Craw Wurm'],
          ['Test Guard', 'Craw Wurm'],
          [second, 'Craw Wurm'],
        ).until({ kind: 'COMBAT_DAMAGE' }),
      );
    expect([divides('Test Squire'), divides('Test Mercenary')]).toEqual(['1:COMBAT_DAMAGE', '0:COMBAT_DAMAGE']);
  });

  it('mtg-2003:502.11c the attacking player divides what a creature deals that blocks two who band with others of their kind', () => {
    const game = position({ battlefield: ['Test Guard', 'Test Second Guard'] }, { battlefield: ['Craw Wurm'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Guard', 'Test Second Guard');
    game.choose(0, { card: 'Test Guard' });
    if (game.decision().kind === 'BAND') game.choose(0, { card: 'Test Second Guard' });
    game.until({ kind: 'BLOCKERS' }).block(1, ['Craw Wurm', 'Test Guard']).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('0:COMBAT_DAMAGE');
    game.answer(0, split(['Test Guard', 6])).resolve();
    expect([game.zones('Test Guard'), game.zones('Test Second Guard')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:502.12a a Craw Giant blocked by three gets +4/+4', () => {
    const blockers = ['Grizzly Bears', 'Gray Ogre', 'Storm Crow'];
    const game = fight(
      { battlefield: ['Craw Giant'] },
      { battlefield: blockers },
      ['Craw Giant'],
      ...blockers.map((name): [string, string] => [name, 'Craw Giant']),
    );
    expect(game.resolve().figures('Craw Giant')).toBe('10/8');
  });

  it('mtg-2003:502.29a what is provoked and cannot block the creature is untapped, and need not', () => {
    const game = position(
      { battlefield: aloft('Krosan Vorine') },
      { battlefield: [{ card: 'Grizzly Bears', tapped: true }] },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Krosan Vorine').answer(0, { confirm: true });
    if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    game.resolve();
    expect(game.the('Grizzly Bears').tapped).toBe(false);
    game.until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([['Krosan Vorine', 3]]);
  });
});
