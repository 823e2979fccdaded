/** Several instances of a keyword on one object: each works, or triggers, by itself. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  creatureCard,
  damage,
  destroy,
  instant,
  keyword,
  t,
  target,
} from '../../../src/language/builders.js';
import { attack, table } from '../../8-multiplayer/table.js';

const twice = (name: string, figures: string, value?: number) => {
  const one = () => keyword(name, value === undefined ? {} : { value });
  return creatureCard(`Twice ${name}`, '{1}', 'Human', figures, one(), one());
};
ownCards(
  twice('rampage', '3/3', 1),
  twice('flanking', '2/2'),
  twice('amplify', '1/1', 1),
  twice('provoke', '2/4'),
  twice('bushido', '2/2', 1),
  twice('soulshift', '1/1', 3),
  twice('bloodthirst', '1/1', 1),
  twice('graft', '0/0', 1),
  twice('absorb', '1/4', 1),
  twice('frenzy', '2/2', 1),
  twice('annihilator', '2/2', 1),
  twice('battle cry', '1/1'),
  twice('evolve', '1/1'),
  twice('dethrone', '1/1'),
  twice('renown', '2/2', 1),
  twice('melee', '1/1'),
  twice('fabricate', '1/1', 1),
  twice('afflict', '2/2', 1),
  twice('extort', '1/1'),
  twice('mentor', '3/3'),
  twice('afterlife', '1/1', 1),
  twice('training', '1/1'),
  creatureCard(
    'Twice modular',
    '{1}',
    'Construct',
    '0/0',
    keyword('modular', { value: 1 }),
    keyword('modular', { value: 2 }),
  ),
  creatureCard('Test Human', '{1}', 'Human', '1/1'),
  creatureCard('Test Spirit', '{1}', 'Spirit', '2/2'),
  creatureCard('Test Other Spirit', '{1}', 'Spirit', '2/2'),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Sting', '{0}', { effects: [damage(1, 'opponents')] }),
  instant('Test Burn', '{0}', { targets: [target(creature)], effects: [damage(3, t(0))] }),
);

/** The first attacks beside the others; nothing of it has resolved yet. */
const attacking = (mine: string[], theirs: string[] = [], beside: string[] = []): Play =>
  ordered(
    magicPosition([{ battlefield: [...mine, ...beside] }, { battlefield: theirs }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, mine[0] ?? '', ...beside),
  );
/** Triggers that go on the stack together, and what replaces one event, may come in any order. */
const ordered = (game: Play): Play =>
  ['ORDER_TRIGGERS', 'REPLACEMENT'].includes(game.decision().kind) ? game.takeDefault(game.decision().kind) : game;
const blocked = (attacker: string, ...by: string[]): Play =>
  ordered(
    attacking([attacker], by)
      .until({ kind: 'BLOCKERS' })
      .block(1, ...by.map((one): [string, string] => [one, attacker])),
  );
const cast = (card: string, setup: { hand?: string[]; battlefield?: string[] } = {}): Play =>
  magicPosition([
    { hand: [card, ...(setup.hand ?? [])], battlefield: [...lands(2, 'Plains'), ...(setup.battlefield ?? [])] },
    {},
  ]);
const slain = (card: string, more: { battlefield?: string[]; graveyard?: string[] } = {}): Play =>
  ordered(
    magicPosition([
      { hand: ['Test Slay'], battlefield: [card, ...(more.battlefield ?? [])], graveyard: more.graveyard ?? [] },
      {},
    ])
      .castAt(0, 'Test Slay', { card })
      .resolve(),
  );

describe('each instance triggers in combat', () => {
  it('mtg:702.23c mtg-2003:502.12c rampage', () => {
    expect(blocked('Twice rampage', 'Llanowar Elves', 'Memnite').resolveAll().figures('Twice rampage')).toBe('5/5');
  });
  it('mtg:702.39b mtg-2003:502.29b provoke, each with a target of its own', () => {
    const game = magicPosition([{ battlefield: ['Twice provoke'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Twice provoke');
    ordered(game).choose(0, { card: 'Grizzly Bears' }).choose(0, { card: 'Hill Giant' });
    game.resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: true });
    game.until({ step: 'endOfCombat' });
    expect(game.happened('BLOCKERS_DECLARED')).toMatchObject([{ blocks: [{}, {}] }]);
  });
  it('mtg:702.68b frenzy', () => {
    expect(attacking(['Twice frenzy']).until({ step: 'endOfCombat' }).life(1)).toBe(16);
  });
  it('mtg:702.86b annihilator', () => {
    const game = attacking(['Twice annihilator'], lands(3, 'Swamp'));
    game.until({ step: 'endOfCombat' });
    expect(game.all('Swamp')).toHaveLength(1);
  });
  it('mtg:702.91b battle cry', () => {
    const game = attacking(['Twice battle cry'], [], ['Grizzly Bears']).resolveAll();
    expect([game.figures('Grizzly Bears'), game.figures('Twice battle cry')]).toEqual(['4/2', '1/1']);
  });
  it('mtg:702.105b dethrone', () => {
    expect(attacking(['Twice dethrone']).resolveAll().figures('Twice dethrone')).toBe('3/3');
  });
  it('mtg:702.112c of several instances of renown the first that resolves is the only one that does anything', () => {
    const game = attacking(['Twice renown']).until({ step: 'postcombatMain' });
    expect(game.figures('Twice renown')).toBe('3/3');
    expect(game.life(1)).toBe(18);
  });
  it('mtg:702.116b myriad: a copy for each, against each other opponent', () => {
    const many = creatureCard('Twice myriad', '{1}', 'Human', '2/2', keyword('myriad'), keyword('myriad'));
    const game = table([{ battlefield: ['Twice myriad'] }, {}, {}], { definitions: [many] as never });
    ordered(attack(game.until({ kind: 'ATTACKERS' }), 0, ['Twice myriad', 1]));
    game.resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: true });
    expect(game.all('Twice myriad')).toHaveLength(3);
  });
  it('mtg:702.121b melee', () => {
    expect(attacking(['Twice melee']).resolveAll().figures('Twice melee')).toBe('3/3');
  });
  it('mtg:702.130b afflict', () => {
    expect(blocked('Twice afflict', 'Memnite').resolveAll().life(1)).toBe(18);
  });
  it('mtg:702.134b mentor, each with a target of its own', () => {
    const game = magicPosition([{ battlefield: ['Twice mentor', 'Memnite', 'Grizzly Bears'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Twice mentor', 'Memnite', 'Grizzly Bears');
    ordered(game).choose(0, { card: 'Memnite' }).choose(0, { card: 'Grizzly Bears' }).resolveAll();
    expect([game.figures('Memnite'), game.figures('Grizzly Bears')]).toEqual(['2/2', '3/3']);
  });
  it('mtg:702.149b training', () => {
    const game = attacking(['Twice training'], [], ['Hill Giant']).resolveAll();
    expect(game.figures('Twice training')).toBe('3/3');
  });
});

describe('each instance works as its permanent enters, or triggers then', () => {
  it('mtg:702.101b extort, each paid for by itself', () => {
    const game = cast('Memnite', { battlefield: ['Twice extort'] }).cast(0, 'Memnite');
    ordered(game).resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: true });
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
  });
  it('mtg:702.38b mtg-2003:502.27b amplify counts the revealed cards for each', () => {
    const game = cast('Twice amplify', { hand: ['Test Human'] })
      .cast(0, 'Twice amplify')
      .resolve();
    ordered(game).choose(0, { card: 'Test Human' }).choose(0, { card: 'Test Human' });
    expect(game.figures('Twice amplify')).toBe('3/3');
  });
  it('mtg:702.54c bloodthirst', () => {
    const game = cast('Twice bloodthirst', { hand: ['Test Sting'] })
      .cast(0, 'Test Sting')
      .resolve();
    expect(game.cast(0, 'Twice bloodthirst').resolve().figures('Twice bloodthirst')).toBe('3/3');
  });
  it('mtg:702.123b fabricate, each as its player likes', () => {
    const game = ordered(cast('Twice fabricate').cast(0, 'Twice fabricate').resolve());
    game.resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: false });
    expect([game.figures('Twice fabricate'), game.all('Servo').length]).toEqual(['2/2', 1]);
  });
  it('mtg:702.58b graft enters with the counters of both, and each moves one', () => {
    const game = cast('Twice graft', { hand: ['Memnite'] })
      .cast(0, 'Twice graft')
      .resolve();
    expect(game.figures('Twice graft')).toBe('2/2');
    ordered(game.cast(0, 'Memnite').resolve());
    game.resolve().answer(0, { confirm: true });
    expect([game.figures('Twice graft'), game.figures('Memnite')]).toEqual(['1/1', '2/2']);
    game.resolve().answer(0, { confirm: true });
    expect([game.zones('Twice graft'), game.figures('Memnite')]).toEqual([['graveyard'], '3/3']);
  });
  it('mtg:702.100d evolve: the second asks whether the creature is still greater', () => {
    const evolved = (by: string): string => {
      const game = magicPosition([{ hand: [by], battlefield: ['Twice evolve', ...lands(4, 'Mountain')] }, {}]);
      ordered(game.cast(0, by).resolve()).resolveAll();
      return game.figures('Twice evolve');
    };
    expect([evolved('Hill Giant'), evolved('Test Spirit')]).toEqual(['3/3', '2/2']);
  });
});

describe('each instance works as its permanent dies, or is dealt damage', () => {
  it('mtg:702.43b modular enters with the counters of both, and each puts all of them on its target', () => {
    const game = magicPosition([{ hand: ['Twice modular', 'Test Slay'], battlefield: ['Island', 'Memnite'] }, {}]);
    ordered(game.cast(0, 'Twice modular').resolve());
    expect(game.figures('Twice modular')).toBe('3/3');
    game.castAt(0, 'Test Slay', { card: 'Twice modular' }).resolve();
    ordered(game).resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: true });
    expect(game.figures('Memnite')).toBe('7/7');
  });
  it('mtg:702.46b soulshift', () => {
    const game = magicPosition([
      { hand: ['Test Slay'], battlefield: ['Twice soulshift'], graveyard: ['Test Spirit', 'Test Other Spirit'] },
      {},
    ])
      .castAt(0, 'Test Slay')
      .resolve();
    ordered(game).choose(0, { card: 'Test Spirit' }).choose(0, { card: 'Test Other Spirit' });
    game.resolve().answer(0, { confirm: true }).resolve().answer(0, { confirm: true });
    expect([game.zones('Test Spirit'), game.zones('Test Other Spirit')]).toEqual([['hand'], ['hand']]);
  });
  it('mtg:702.135b afterlife', () => {
    expect(slain('Twice afterlife').resolveAll().all('Spirit')).toHaveLength(2);
  });
  it('mtg:702.64c absorb prevents for each', () => {
    const game = magicPosition([{ hand: ['Test Burn'] }, { battlefield: ['Twice absorb'] }]);
    game.castAt(0, 'Test Burn').resolve();
    expect(game.the('Twice absorb').damage).toBe(1);
  });
});
