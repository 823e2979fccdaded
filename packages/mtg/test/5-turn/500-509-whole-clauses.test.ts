/** Rules 500 to 509 with what stands beside their main clause: the other turn, the second attacker, players at a table. */
import type { CardDefinition, Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  gainLife,
  instant,
  keyword,
  rule,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';
import { attack, table } from '../8-multiplayer/table.js';

const adding = (name: string, effect: object): CardDefinition =>
  instant(name, '{0}', { effects: [{ do: 'extraSteps', ...effect } as Effect] });
const enchantment = (name: string, ...abilities: object[]): CardDefinition =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: abilities as never });
const legends = keyword('bands with other', {
  from: [{ has: ['types', 'Creature'] }, { has: ['supertypes', 'Legendary'] }],
  label: 'legendary creatures',
});
const legend = (name: string, ...abilities: object[]): CardDefinition =>
  card(name, {
    cost: '{0}',
    type: 'Legendary Creature — Human',
    power: 2,
    toughness: 2,
    abilities: abilities as never,
  });
const CARDS: CardDefinition[] = [
  adding('Test Two Hazes', { steps: ['upkeep', 'draw'], after: 'step', times: 2 }),
  adding('Test Mine', { steps: ['upkeep'], after: 'step', yours: true }),
  adding('Test Anybody', { steps: ['upkeep'], after: 'step' }),
  instant('Test Goad', '{0}', { targets: [target(creature)], effects: [{ do: 'goad', what: t(0) } as never] }),
  enchantment(
    'Test Spur',
    triggered({ on: 'damage', source: { is: 'hadToAttack' }, player: 'any', match: { combat: true } } as never, {
      effects: [gainLife(1)],
    }),
  ),
  card('Test After', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      { kind: 'spell', effects: [gainLife(1)] },
      continuous('self', [{ mod: 'rule', rule: 'castOnly', if: { afterBlocks: true } } as never]),
    ],
  }),
  creatureCard('Test Signal', '{0}', 'Soldier', '1/1', {
    ...activated([], { effects: [gainLife(1)] }),
    if: { during: ['upkeep', 'declareBlockers'] },
  } as never),
  creatureCard('Test Hero', '{0}', 'Human', '1/1', keyword('banding')),
  creatureCard('Test Other Hero', '{0}', 'Human', '1/1', keyword('banding')),
  legend('Test King', legends),
  legend('Test Queen'),
  creatureCard('Test Pacifist', '{0}', 'Cleric', '2/2', keyword('haste'), continuous('self', [rule('cantAttack')])),
  instant('Test Join', '{0}', { targets: [target(creature)], effects: [{ do: 'becomeAttacking', what: t(0) }] }),
  instant('Test Charge', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'enterAttacking', what: t(0) }],
  }),
  instant('Test Turn Aside', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'reselectAttacked', what: t(0) } as never],
  }),
  creatureCard('Test Raider', '{0}', 'Rogue', '2/2', triggered(attacks, { effects: [gainLife(1)] })),
  enchantment('Test Toll', continuous([{ zone: 'battlefield' }, creature], [rule('blockCost', { count: 1 })])),
  creatureCard('Test Twofold', '{0}', 'Wall', '0/9', continuous('self', [rule('blocksMore', { count: 1 })])),
  instant('Test Guard', '{0}', {
    effects: [{ do: 'putBlocking', what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] } } as never],
  }),
  creatureCard('Test Hawk', '{0}', 'Bird', '2/2', keyword('flying')),
  creatureCard('Test Shade', '{0}', 'Shade', '2/2', continuous('self', [rule('cantBeBlocked')])),
  creatureCard('Test Coward', '{0}', 'Goblin', '1/5', continuous('self', [rule('cantBlock')])),
];
ownCards(...CARDS);
const steps = (game: Play, turn: number): unknown[] =>
  game.happened('STEP_BEGAN').flatMap((e) => (e.turn === turn ? [e.step] : []));
const offered = (game: Play, name: string): boolean => game.decision().options.some((o) => o.card === name);
const life = (game: Play): number[] => game.view().players.map((one) => Number((one as { life: number }).life));
const REST = ['beginningOfCombat', 'declareAttackers', 'endOfCombat', 'end', 'cleanup'];

describe('steps', () => {
  it('mtg:500.9 several steps that are added come all, as often as is said, and then the phase goes on', () => {
    const game = magicPosition([{ hand: ['Test Two Hazes'] }, {}], { turn: { step: 'upkeep' } });
    game.cast(0, 'Test Two Hazes').resolve().until({ turn: 4 });
    expect(steps(game, 3)).toEqual(['upkeep', 'upkeep', 'draw', 'upkeep', 'draw', 'draw', ...REST]);
  });

  it('mtg:500.10a only what one gets oneself needs one’s own turn', () => {
    const run = (spell: string, active: number) => {
      const game = magicPosition([{ hand: [spell] }, {}], { turn: { step: 'upkeep', active } });
      if (active === 1) game.pass();
      game.cast(0, spell).resolve().until({ turn: 4 });
      return steps(game, 3).filter((step) => step === 'upkeep').length;
    };
    expect([run('Test Mine', 0), run('Test Mine', 1)]).toEqual([2, 1]);
    expect([run('Test Anybody', 0), run('Test Anybody', 1)]).toEqual([2, 2]);
  });
});

describe('times in combat', () => {
  it('mtg:506.7f it is cast from the declare blockers step to the end of combat, where there was one', () => {
    const game = magicPosition([{ hand: ['Test After'], battlefield: ['Test Raider'] }, {}]);
    expect(offered(game, 'Test After')).toBe(false);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Raider');
    expect(offered(game.resolveAll(), 'Test After')).toBe(false);
    for (const step of ['declareBlockers', 'combatDamage', 'endOfCombat']) {
      game.until({ step, kind: 'PRIORITY' });
      expect([step, offered(game, 'Test After')]).toEqual([step, true]);
    }
    expect(offered(game.until({ step: 'postcombatMain' }), 'Test After')).toBe(false);
    const quiet = magicPosition([{ hand: ['Test After'], battlefield: ['Test Raider'] }, {}]).until({
      step: 'endOfCombat',
    });
    expect(offered(quiet, 'Test After')).toBe(false);
  });

  it('mtg:506.7g an ability with such times is activated in them and in no others', () => {
    const game = magicPosition([{ battlefield: ['Test Signal'] }, {}], { turn: { step: 'upkeep' } });
    expect(offered(game, 'Test Signal')).toBe(true);
    expect(offered(game.until({ step: 'precombatMain' }), 'Test Signal')).toBe(false);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Signal');
    expect(offered(game, 'Test Signal')).toBe(false);
    expect(offered(game.until({ step: 'declareBlockers', kind: 'PRIORITY' }), 'Test Signal')).toBe(true);
    expect(offered(game.until({ step: 'endOfCombat' }), 'Test Signal')).toBe(false);
  });
});

describe('attackers', () => {
  it('mtg:506.6 a goaded creature had to attack, and one beside it had not', () => {
    const game = magicPosition(
      [{ hand: ['Test Goad'], battlefield: ['Test Spur'] }, { battlefield: ['Hill Giant', 'Test Hawk'] }],
      {
        turn: { step: 'postcombatMain' },
      },
    );
    game.castAt(0, 'Test Goad', { card: 'Hill Giant' }).resolve().until({ turn: 4, kind: 'ATTACKERS' });
    game.attack(1, 'Hill Giant', 'Test Hawk').until({ step: 'postcombatMain' });
    expect(life(game)).toEqual([16, 20]);
  });

  const banding = (...names: string[]): Play =>
    magicPosition([{ battlefield: names }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...names);
  it('mtg:508.1e the active player announces bands, one after another, of banding creatures and of legends', () => {
    const game = banding('Test Hero', 'Hill Giant', 'Test Other Hero', 'Craw Wurm');
    expect(game.decision()).toMatchObject({ kind: 'BAND', seat: 0, min: 0 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Hero', 'Test Other Hero']);
    game.choose(0, { card: 'Test Hero' }).choose(0, { card: 'Hill Giant' });
    expect(game.decision()).toMatchObject({ kind: 'BAND', seat: 0, options: [{ card: 'Test Other Hero' }] });
    game.choose(0, { card: 'Test Other Hero' });
    if (game.decision().kind === 'BAND') game.choose(0, { card: 'Craw Wurm' });
    expect(game.decision().kind).toBe('PRIORITY');
    const kings = banding('Test King', 'Test Queen');
    expect(kings.decision()).toMatchObject({ kind: 'BAND', seat: 0, options: [{ card: 'Test King' }] });
    expect(banding('Hill Giant', 'Craw Wurm').decision().kind).toBe('PRIORITY');
  });

  it('mtg:508.4c what can’t be declared as an attacker attacks where it is put or stated to be so', () => {
    const game = magicPosition([
      {
        hand: ['Test Join', 'Test Charge'],
        battlefield: ['Test Pacifist', 'Test Raider'],
        graveyard: ['Test Pacifist'],
      },
      {},
    ]).until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((one) => one.card)).toEqual(['Test Raider']);
    game.attack(0, 'Test Raider').resolveAll();
    game.castAt(0, 'Test Join', { card: 'Test Pacifist' }).resolve();
    if (!game.waiting()) game.choose(0, { player: 1 });
    game.castAt(0, 'Test Charge', { card: 'Test Pacifist' }).resolve();
    if (!game.waiting()) game.choose(0, { player: 1 });
    expect(game.all('Test Pacifist').map(({ attacking }) => attacking)).toEqual([{ player: 1 }, { player: 1 }]);
    expect(life(game.until({ step: 'endOfCombat' }))).toEqual([21, 14]);
  });

  it('mtg:508.7a it attacks the other player from then on, whose creatures block it, and has not attacked again', () => {
    const game = table(
      [
        { hand: ['Test Turn Aside'], battlefield: ['Test Raider'] },
        { battlefield: ['Hill Giant'] },
        { battlefield: ['Craw Wurm'] },
      ],
      { definitions: CARDS as never },
    ).until({ kind: 'ATTACKERS' });
    attack(game, 0, ['Test Raider', 1]).resolveAll();
    game.castAt(0, 'Test Turn Aside', { card: 'Test Raider' }).resolve();
    game.choose(0, { player: 2 });
    expect([game.the('Test Raider').attacking, game.view().stack]).toEqual([{ player: 2 }, []]);
    game.until({ kind: 'BLOCKERS' });
    expect([game.decision().seat, game.decision().from?.map((one) => one.card)]).toEqual([2, ['Craw Wurm']]);
    game.answer(2, { assign: [] }).until({ step: 'endOfCombat' });
    expect(life(game)).toEqual([21, 20, 18]);
  });
});

describe('blockers', () => {
  const tolled = (count: number, ...blockers: string[]): Play =>
    magicPosition([
      { battlefield: ['Grizzly Bears', 'Hill Giant', 'Test Toll'] },
      { battlefield: [...blockers, ...lands(count, 'Forest')] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears', 'Hill Giant')
      .until({ kind: 'BLOCKERS' });
  it('mtg:509.1d each creature that blocks is paid for once, however many attackers it blocks', () => {
    const game = tolled(1, 'Test Twofold');
    game.block(1, ['Test Twofold', 'Grizzly Bears'], ['Test Twofold', 'Hill Giant']);
    expect([game.the('Forest').tapped, (game.the('Test Twofold').blocking as string[]).length]).toEqual([true, 2]);
    const two = tolled(2, 'Test Twofold', 'Craw Wurm');
    two.block(1, ['Test Twofold', 'Grizzly Bears'], ['Craw Wurm', 'Hill Giant']);
    expect(two.all('Forest').map(({ tapped }) => tapped)).toEqual([true, true]);
    expect(() =>
      tolled(1, 'Test Twofold', 'Craw Wurm').block(1, ['Test Twofold', 'Grizzly Bears'], ['Craw Wurm', 'Hill Giant']),
    ).toThrow();
  });

  it('mtg:509.4 it blocks that one which is chosen, the second as well, and only what attacks its controller', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { hand: ['Test Guard'], graveyard: ['Craw Wurm'] },
    ]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears', 'Hill Giant').pass().cast(1, 'Test Guard').resolve();
    game.choose(1, { card: 'Hill Giant' });
    expect(game.the('Craw Wurm').blocking).toEqual([game.the('Hill Giant').id]);
    game.until({ step: 'endOfCombat' });
    expect([life(game), game.zones('Hill Giant')]).toEqual([[20, 18], ['graveyard']]);
    const three = table(
      [
        { battlefield: ['Grizzly Bears', 'Hill Giant', 'Test Raider'] },
        { hand: ['Test Guard'], graveyard: ['Craw Wurm'] },
        {},
      ],
      { definitions: CARDS as never },
    ).until({ kind: 'ATTACKERS' });
    attack(three, 0, ['Grizzly Bears', 1], ['Hill Giant', 2], ['Test Raider', 1]).resolveAll();
    while (three.decision().seat !== 1) three.pass();
    three.cast(1, 'Test Guard').resolve();
    expect(three.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears', 'Test Raider']);
  });

  it('mtg:509.4b neither what it couldn’t block nor that it can’t block matters', () => {
    for (const [attacker, blocker] of [
      ['Test Hawk', 'Hill Giant'],
      ['Test Shade', 'Hill Giant'],
      ['Test Raider', 'Test Coward'],
    ] as const) {
      const game = magicPosition([{ battlefield: [attacker] }, { hand: ['Test Guard'], graveyard: [blocker] }]).until({
        kind: 'ATTACKERS',
      });
      game.attack(0, attacker).resolveAll().pass().cast(1, 'Test Guard').resolve();
      if (!game.waiting()) game.choose(1, { card: attacker });
      expect(game.the(blocker).blocking).toEqual([game.the(attacker).id]);
      expect(life(game.until({ step: 'endOfCombat' }))[1]).toBe(20);
    }
  });
});
