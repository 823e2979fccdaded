import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { turnCards } from './test-cards.js';

ownCards(...turnCards);

const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));
type Pair = [blocker: string, attacker: string];
/** Seat 0 attacks with all that is named first; seat 1 blocks so. */
const fight = (mine: object, theirs: object, attackers: string[], ...blocks: Pair[]): Play => {
  const game = magicPosition([mine, theirs]).until({ kind: 'ATTACKERS' });
  game.attack(0, ...attackers).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? game.block(1, ...blocks) : game;
};
const split = (...parts: [string | number, number][]) => ({
  distribute: parts.map(([to, amount]) => ({ option: typeof to === 'string' ? { card: to } : { player: to }, amount })),
});

describe('assigning combat damage (510.1)', () => {
  it('mtg:510.1a mtg-2003:310.1a each creature assigns damage equal to its power', () => {
    const game = fight(
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Pillarfield Ox'] },
      ['Hill Giant'],
      ['Pillarfield Ox', 'Hill Giant'],
    );
    game.until({ step: 'endOfCombat' });
    expect([game.the('Hill Giant').damage, game.the('Pillarfield Ox').damage]).toEqual([2, 3]);
  });

  it('mtg:510.1a a creature with power 0 or less assigns none', () => {
    const mine = { hand: ['Befuddle'], battlefield: ['Grizzly Bears', ...lands(3, 'Island')] };
    const game = fight(mine, { battlefield: ['Test Weakling'] }, ['Grizzly Bears'], ['Test Weakling', 'Grizzly Bears']);
    game.castAt(0, 'Befuddle', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    expect([game.figures('Grizzly Bears'), game.the('Test Weakling').damage]).toEqual(['-2/2', 0]);
  });

  it('mtg:510.1b mtg-2003:310.1b an unblocked creature deals its damage to the player it attacks', () => {
    const game = fight({ battlefield: ['Hill Giant'] }, {}, ['Hill Giant']).until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(17);
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ target: { player: 1 }, amount: 3, combat: true }]);
  });

  it('mtg:510.1c with one blocker all of it goes there, and nobody is asked', () => {
    const game = fight(
      { battlefield: ['Craw Wurm'] },
      { battlefield: ['Grizzly Bears'] },
      ['Craw Wurm'],
      ['Grizzly Bears', 'Craw Wurm'],
    );
    game.pass().pass();
    expect(game.decision().kind).toBe('PRIORITY');
    expect(game.happened('DAMAGE_DEALT')[0]).toMatchObject({ card: 'Craw Wurm', amount: 6 });
  });

  const wurmBlockedByTwo = (): Play =>
    fight(
      { battlefield: ['Craw Wurm'] },
      { battlefield: ['Hill Giant', 'Pillarfield Ox'] },
      ['Craw Wurm'],
      ['Hill Giant', 'Craw Wurm'],
      ['Pillarfield Ox', 'Craw Wurm'],
    ).until({ kind: 'COMBAT_DAMAGE' });

  it('mtg:510.1c mtg-2003:310.1c with several blockers its controller divides the damage as they like, in no order', () => {
    const game = wurmBlockedByTwo();
    expect(game.decision()).toMatchObject({ seat: 0, shape: 'DISTRIBUTE', total: 6, source: game.the('Craw Wurm').id });
    expect(game.decision().options).toMatchObject([
      { card: 'Hill Giant', min: 0, max: 6, lethal: 3 },
      { card: 'Pillarfield Ox', min: 0, max: 6, lethal: 4 },
    ]);
    game.answer(0, split(['Hill Giant', 2], ['Pillarfield Ox', 4]));
    expect([game.zones('Pillarfield Ox'), game.the('Hill Giant').damage]).toEqual([['graveyard'], 2]);
  });

  it('mtg:510.1c all of it must be assigned, and to its blockers only', () => {
    const game = wurmBlockedByTwo();
    expect(game.refused(0, split(['Hill Giant', 3], ['Pillarfield Ox', 2])).rules).toContain('mtg:510.1c');
    expect(game.refused(0, split(['Hill Giant', 3], ['Pillarfield Ox', 4])).code).toBe('ILLEGAL_ACTION');
    expect(game.refused(0, split(['Hill Giant', 3], [1, 3])).code).toBe('NO_MATCH');
    game.answer(0, split(['Hill Giant', 6]));
  });

  it('mtg:510.1c the default assigns lethal damage first', () => {
    const game = wurmBlockedByTwo();
    game.answer(0, game.decision().default);
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:510.1d a creature that blocks several divides its damage among them', () => {
    const game = fight(
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Ghastbark Twins'] },
      ['Grizzly Bears', 'Hill Giant'],
      ['Ghastbark Twins', 'Grizzly Bears'],
      ['Ghastbark Twins', 'Hill Giant'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision()).toMatchObject({ seat: 1, total: 7 });
    game.answer(1, split(['Grizzly Bears', 1], ['Hill Giant', 6]));
    expect([game.the('Grizzly Bears').damage, game.zones('Hill Giant')]).toEqual([1, ['graveyard']]);
  });

  it('mtg:510.1d a blocker whose attacker has left assigns no damage', () => {
    const game = fight(
      { hand: ['Unsummon'], battlefield: ['Grizzly Bears', 'Island'] },
      { battlefield: ['Hill Giant'] },
      ['Grizzly Bears'],
      ['Hill Giant', 'Grizzly Bears'],
    );
    game.castAt(0, 'Unsummon', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
  });

  it('mtg:510.1 mtg-2003:310.1 the active player assigns first, then the defending player', () => {
    const game = fight(
      { battlefield: ['Craw Wurm', 'Grizzly Bears'] },
      { battlefield: ['Test Sentry', 'Hill Giant'] },
      ['Craw Wurm', 'Grizzly Bears'],
      ['Test Sentry', 'Craw Wurm'],
      ['Test Sentry', 'Grizzly Bears'],
      ['Hill Giant', 'Craw Wurm'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().seat).toBe(0);
    game.answer(0, game.decision().default);
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'COMBAT_DAMAGE', total: 1 });
  });
});

describe('dealing it (510.2–510.4)', () => {
  it('mtg:510.2 all combat damage is dealt at once: creatures that kill each other both die', () => {
    const game = fight(
      { battlefield: ['Grizzly Bears'] },
      { battlefield: ['Goblin Piker'] },
      ['Grizzly Bears'],
      ['Goblin Piker', 'Grizzly Bears'],
    );
    game.pass().pass();
    expect([game.zones('Grizzly Bears'), game.zones('Goblin Piker')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg:510.3 the active player gets priority after the damage, with no chance to act before it', () => {
    const game = fight({ battlefield: ['Grizzly Bears'] }, {}, ['Grizzly Bears']);
    expect([game.pass().pass().view().turn, game.life(1)]).toMatchObject([{ step: 'combatDamage', priority: 0 }, 18]);
  });

  it('mtg:510.3a what damage and deaths triggered is on the stack before priority', () => {
    const game = fight(
      { battlefield: ['Test Wound', 'Hill Giant'] },
      { battlefield: ['Highland Game'] },
      ['Hill Giant'],
      ['Highland Game', 'Hill Giant'],
    );
    game.pass().pass();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'ORDER_TRIGGERS' });
    game.answer(0, game.decision().default);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
    expect(stack(game).sort()).toEqual(['Highland Game', 'Test Wound', 'Test Wound'].sort());
  });

  it('mtg:510.4 with a first striker there is a first damage step for it, then one for the rest', () => {
    const game = fight({ battlefield: ['Test Duelist', 'Hill Giant'] }, {}, ['Test Duelist', 'Hill Giant']);
    game.pass().pass();
    expect([game.view().turn.step, game.life(1)]).toEqual(['firstStrikeDamage', 18]);
    game.pass().pass();
    expect([game.view().turn.step, game.life(1)]).toEqual(['combatDamage', 15]);
  });

  it('mtg:510.4 a creature killed in the first step deals no damage in the second', () => {
    const game = fight(
      { battlefield: ['Test Duelist'] },
      { battlefield: ['Grizzly Bears'] },
      ['Test Duelist'],
      ['Grizzly Bears', 'Test Duelist'],
    );
    game.until({ step: 'endOfCombat' });
    expect([game.the('Test Duelist').damage, game.zones('Grizzly Bears')]).toEqual([0, ['graveyard']]);
  });

  it('mtg:510.4 double strike deals damage in both steps', () => {
    expect(
      fight({ battlefield: ['Test Fencer'] }, {}, ['Test Fencer'])
        .until({ step: 'endOfCombat' })
        .life(1),
    ).toBe(16);
  });

  const between = (creature: string, spell: string): Play => {
    const game = fight({ hand: [spell], battlefield: [creature, 'Youthful Knight'] }, {}, [
      creature,
      'Youthful Knight',
    ]);
    game.pass().pass();
    expect(game.view().turn.step).toBe('firstStrikeDamage');
    return game.castAt(0, spell, { card: creature }).resolve().until({ step: 'endOfCombat' });
  };

  it('mtg:510.4 who loses first strike after the first step has dealt its damage', () => {
    expect(between('Test Duelist', 'Test Blunt').life(1)).toBe(16);
  });

  it('mtg:510.4 who gains first strike after the first step deals its damage in the second', () => {
    expect(between('Grizzly Bears', 'Test Edge').life(1)).toBe(16);
  });

  it('mtg:510.4 who loses double strike after the first step deals no more', () => {
    expect(between('Test Fencer', 'Test Blunt').life(1)).toBe(16);
  });

  it('mtg:510.4 a first striker that gains double strike after the first step strikes again', () => {
    expect(between('Test Duelist', 'Test Twin Edge').life(1)).toBe(14);
  });

  it('mtg:510.4 first strike given before damage counts: it is asked as the step begins', () => {
    const game = fight(
      { hand: ['Test Edge'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Elite Vanguard'] },
      ['Grizzly Bears'],
      ['Elite Vanguard', 'Grizzly Bears'],
    );
    game.castAt(0, 'Test Edge', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect(game.the('Grizzly Bears').damage).toBe(0);
  });
});
