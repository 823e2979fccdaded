import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card } from '../../src/language/builders.js';
import { turnCards } from './test-cards.js';

ownCards(...turnCards);

const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));
/** Seat 0 attacks with everything named; then seat 1 is asked for blocks. */
const toBlockers = (mine: object, theirs: object, ...names: string[]): Play =>
  magicPosition([mine, theirs])
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...names)
    .until({ kind: 'BLOCKERS' });
const mayBlock = (game: Play): unknown[] | undefined => game.decision().from?.map((o) => o.card);

describe('declaring blockers (509.1)', () => {
  it('mtg:509.1 it is the first thing in the step: nobody has priority before', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').pass().pass();
    expect([game.view().turn.step, game.decision().kind]).toEqual(['declareBlockers', 'BLOCKERS']);
  });

  it('mtg:509.1 the defending player declares, without the stack, and an illegal declaration is taken back', () => {
    const game = toBlockers({ battlefield: ['Boggart Brute'] }, { battlefield: ['Hill Giant'] }, 'Boggart Brute');
    expect([game.decision().seat, game.view().stack]).toEqual([1, []]);
    game.refused(1, { assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Boggart Brute' } }] });
    expect(game.answer(1, { assign: [] }).until({ step: 'postcombatMain' }).life(1)).toBe(17);
  });

  it('mtg:509.1a untapped creatures of the defending player block, also those that came this turn', () => {
    const game = toBlockers(
      { battlefield: ['Grizzly Bears', 'Craw Wurm'] },
      { battlefield: [{ card: 'Hill Giant', tapped: true }, { card: 'Elite Vanguard', sick: true }, 'Pillarfield Ox'] },
      'Grizzly Bears',
    );
    const d = game.decision();
    expect(d).toMatchObject({ seat: 1, kind: 'BLOCKERS', shape: 'ASSIGN', default: { assign: [] } });
    expect(d.from).toMatchObject([
      { card: 'Elite Vanguard', min: 0, max: 1, to: ['t0'] },
      { card: 'Pillarfield Ox', min: 0, max: 1, to: ['t0'] },
    ]);
    expect(d.to?.map((o) => o.card)).toEqual(['Grizzly Bears']);
  });

  it('mtg:509.1a a creature that is a battle besides does not block', () => {
    const front = card('Test Front', {
      cost: '{0}',
      type: 'Battle Creature — Siege',
      power: 3,
      toughness: 3,
      defense: 3,
    });
    const players = [{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Front', 'Hill Giant'] }] as const;
    const game = magicPosition([...players] as never, { definitions: [front] as never })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' });
    expect(game.decision().from).toMatchObject([{ card: 'Hill Giant' }]);
  });

  it('mtg:509.1a a creature blocks one attacker, unless something lets it block more', () => {
    const battlefield = ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'];
    const game = toBlockers({ battlefield }, { battlefield: ['Pillarfield Ox', 'Test Sentry'] }, ...battlefield);
    const both = (card: string) => battlefield.slice(0, 2).map((to) => ({ from: { card }, to: { card: to } }));
    expect(game.refused(1, { assign: both('Pillarfield Ox') }).rules).toContain('mtg:509.1a');
    const three = [...both('Test Sentry'), { from: { card: 'Test Sentry' }, to: { card: 'Craw Wurm' } }];
    expect(game.refused(1, { assign: three }).code).toBe('ILLEGAL_ACTION');
    game.answer(1, { assign: both('Test Sentry') });
    expect(game.the('Test Sentry').blocking).toHaveLength(2);
  });

  it('mtg:509.1a several creatures may block one attacker', () => {
    const game = toBlockers(
      { battlefield: ['Craw Wurm'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      'Craw Wurm',
    );
    game.block(1, ['Grizzly Bears', 'Craw Wurm'], ['Hill Giant', 'Craw Wurm']);
    const [wurm] = [game.the('Craw Wurm').id];
    expect([game.the('Grizzly Bears').blocking, game.the('Hill Giant').blocking]).toEqual([[wurm], [wurm]]);
  });

  it('mtg:509.1a who attacks a planeswalker is blocked like any other', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Walker', 'Hill Giant'] }])
      .until({ kind: 'ATTACKERS' })
      .answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Test Walker' } }] })
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears'])
      .until({ step: 'endOfCombat' });
    expect(game.the('Test Walker').counters).toEqual({ loyalty: 4 });
  });

  it('mtg:509.1b mtg-2003:501.1 a creature that can’t block, or can’t block this attacker, is not offered', () => {
    const theirs = { battlefield: ['Test Coward', 'Grizzly Bears', 'Giant Spider'] };
    const game = toBlockers(
      { battlefield: ['Serra Angel', 'Mist-Cloaked Herald'] },
      theirs,
      'Serra Angel',
      'Mist-Cloaked Herald',
    );
    expect(mayBlock(game)).toEqual(['Giant Spider']);
    expect(game.decision().from?.[0]?.to).toEqual(['t0']);
  });

  it('mtg:509.1b where no creature can block nobody is asked', () => {
    const game = magicPosition([{ battlefield: ['Mist-Cloaked Herald'] }, { battlefield: ['Hill Giant'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Mist-Cloaked Herald')
      .until({ step: 'declareBlockers' });
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
  });

  it('mtg:509.1b menace: one blocker alone is refused with the rule, two are not', () => {
    const game = toBlockers(
      { battlefield: ['Boggart Brute'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      'Boggart Brute',
    );
    const refusal = game.refused(1, { assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Boggart Brute' } }] });
    expect(refusal.rules).toEqual(expect.arrayContaining(['mtg:509.1b', 'mtg:702.111b']));
    game.block(1, ['Grizzly Bears', 'Boggart Brute'], ['Hill Giant', 'Boggart Brute']);
  });

  it('mtg:509.1b an attacker that can’t be blocked by more than one is not blocked by two', () => {
    const game = toBlockers(
      { battlefield: ['Bristling Boar'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      'Bristling Boar',
    );
    const two = ['Grizzly Bears', 'Hill Giant'].map((card) => ({ from: { card }, to: { card: 'Bristling Boar' } }));
    expect(game.refused(1, { assign: two }).rules).toContain('mtg:509.1b');
    game.block(1, ['Hill Giant', 'Bristling Boar']);
  });

  it('mtg:509.1c mtg-2003:500.3 a creature that blocks if able must, and the default does', () => {
    const theirs = { battlefield: ['Test Bodyguard', 'Hill Giant'] };
    const game = toBlockers({ battlefield: ['Grizzly Bears', 'Craw Wurm'] }, theirs, 'Grizzly Bears', 'Craw Wurm');
    const refusal = game.refused(1, { assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Craw Wurm' } }] });
    expect(refusal.rules).toContain('mtg:509.1c');
    expect(game.decision().default).toMatchObject({ assign: [{ from: 'f0' }] });
    game.answer(1, game.decision().default);
  });

  it('mtg:509.1c one creature alone need not block an attacker with menace', () => {
    const game = toBlockers({ battlefield: ['Boggart Brute'] }, { battlefield: ['Test Bodyguard'] }, 'Boggart Brute');
    expect(game.decision().default).toMatchObject({ assign: [] });
    game.refused(1, { assign: [{ from: { card: 'Test Bodyguard' }, to: { card: 'Boggart Brute' } }] });
    game.answer(1, { assign: [] });
  });

  it('mtg:509.1c as many requirements are obeyed as can be, where need be with the help of another creature', () => {
    const theirs = { battlefield: ['Test Bodyguard', 'Hill Giant'] };
    const game = toBlockers({ battlefield: ['Boggart Brute'] }, theirs, 'Boggart Brute');
    expect(game.refused(1, { assign: [] }).rules).toContain('mtg:509.1c');
    game.answer(1, game.decision().default);
    expect(game.the('Hill Giant').blocking).toEqual([game.the('Boggart Brute').id]);
    expect(game.the('Test Bodyguard').blocking).toEqual([game.the('Boggart Brute').id]);
  });

  it('mtg:509.1c two that must block an attacker which only one may block: one of them does', () => {
    const theirs = { battlefield: ['Test Bodyguard', { card: 'Test Bodyguard', damage: 1 }] };
    const game = toBlockers({ battlefield: ['Bristling Boar'] }, theirs, 'Bristling Boar');
    expect(game.refused(1, { assign: [] }).rules).toContain('mtg:509.1c');
    game.answer(1, { assign: [{ from: { card: 'Test Bodyguard', nth: 1 }, to: { card: 'Bristling Boar' } }] });
  });

  it('mtg:509.1g a chosen creature is blocking until it leaves combat', () => {
    const game = toBlockers(
      { battlefield: ['Grizzly Bears'] },
      { battlefield: ['Test Sentry'] },
      'Grizzly Bears',
    ).block(1, ['Test Sentry', 'Grizzly Bears']);
    expect(game.the('Test Sentry').blocking).toEqual([game.the('Grizzly Bears').id]);
  });

  it('mtg:509.1h an attacker stays blocked when its blockers are gone', () => {
    const game = toBlockers(
      { hand: ['Unsummon'], battlefield: ['Craw Wurm', 'Island'] },
      { battlefield: ['Grizzly Bears'] },
      'Craw Wurm',
    )
      .block(1, ['Grizzly Bears', 'Craw Wurm'])
      .castAt(0, 'Unsummon', { card: 'Grizzly Bears' })
      .resolve()
      .until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(20);
  });

  it('mtg:509.1h an attacker without declared blockers is unblocked and deals its damage to what it attacks', () => {
    const game = toBlockers(
      { battlefield: ['Craw Wurm', 'Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
      'Craw Wurm',
      'Grizzly Bears',
    )
      .block(1, ['Hill Giant', 'Grizzly Bears'])
      .until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(14);
  });
});

describe('after the declaration (509.1i–509.3)', () => {
  it('mtg:509.2 the active player gets priority first, blocks declared', () => {
    const game = toBlockers({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }, 'Grizzly Bears').block(
      1,
      ['Hill Giant', 'Grizzly Bears'],
    );
    expect(game.view().turn).toMatchObject({ step: 'declareBlockers', priority: 0 });
  });

  it('mtg:509.2a what blocks triggered is on the stack by then, the active player’s below', () => {
    const game = toBlockers({ battlefield: ['Test Beast'] }, { battlefield: ['Test Sniper'] }, 'Test Beast').block(1, [
      'Test Sniper',
      'Test Beast',
    ]);
    expect(game.view().turn).toMatchObject({ step: 'declareBlockers', priority: 0 });
    expect(stack(game)).toEqual(['Test Sniper', 'Test Beast']);
  });

  const twoAttackers = (blocker: string): Play =>
    toBlockers(
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: [blocker] },
      'Grizzly Bears',
      'Hill Giant',
    ).block(1, [blocker, 'Grizzly Bears'], [blocker, 'Hill Giant']);

  it('mtg:509.3a mtg-2003:410.9a "whenever it blocks" triggers once, however many it blocks', () => {
    expect(stack(twoAttackers('Test Sentry'))).toEqual(['Test Sentry']);
  });

  it('mtg:509.3b mtg-2003:410.9b "whenever it blocks a creature" triggers once for each', () => {
    const game = twoAttackers('Test Sniper');
    game.takeDefault('ORDER_TRIGGERS');
    expect(stack(game)).toEqual(['Test Sniper', 'Test Sniper']);
  });

  const twoBlockers = (attacker: string): Play => {
    const game = toBlockers({ battlefield: [attacker] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }, attacker);
    return game.block(1, ['Grizzly Bears', attacker], ['Hill Giant', attacker]);
  };

  it('mtg:509.3c "whenever it becomes blocked" triggers once, however many block it', () => {
    expect(stack(twoBlockers('Test Beast'))).toEqual(['Test Beast']);
  });

  it('mtg:509.3d mtg-2003:410.9c "whenever it becomes blocked by a creature" triggers for each of them', () => {
    expect(stack(twoBlockers('Test Thorn').takeDefault('ORDER_TRIGGERS'))).toEqual(['Test Thorn', 'Test Thorn']);
  });

  it('mtg:509.3e mtg-2003:410.9d "becomes blocked by two creatures" triggers where two are declared', () => {
    expect(stack(twoBlockers('Test Crowd'))).toEqual(['Test Crowd']);
    const one = toBlockers({ battlefield: ['Test Crowd'] }, { battlefield: ['Hill Giant'] }, 'Test Crowd').block(1, [
      'Hill Giant',
      'Test Crowd',
    ]);
    expect(stack(one)).toEqual([]);
  });

  it('mtg:509.3g "attacks and isn’t blocked" triggers as blocks are declared, and not when blockers leave later', () => {
    const theirs = { battlefield: ['Hill Giant'] };
    const game = toBlockers({ battlefield: ['Test Sneak'] }, theirs, 'Test Sneak').answer(1, { assign: [] });
    expect(stack(game)).toEqual(['Test Sneak']);
    const blocked = toBlockers({ hand: ['Unsummon'], battlefield: ['Test Sneak', 'Island'] }, theirs, 'Test Sneak')
      .block(1, ['Hill Giant', 'Test Sneak'])
      .castAt(0, 'Unsummon', { card: 'Hill Giant' })
      .resolve();
    expect([stack(blocked), blocked.life(0)]).toEqual([[], 20]);
  });
});
