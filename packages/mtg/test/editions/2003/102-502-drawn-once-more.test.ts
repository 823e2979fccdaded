/**
 * Rules from all parts that were drawn once more (102–502): loops with a choice in them, cards of one name, blocks that are not
 * allowed, where abilities work, what the cleanup step finds, and what may be begun at all.
 */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  enchant,
  gainLife,
  instant,
  keyword,
  loseLife,
  mana,
  plus,
  rule,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { aiming, asked, fight, free, lives, many, offers, onStack, position, relic } from './table.js';

const upkeepStep = { on: 'step', match: { step: 'upkeep' } } as const;
const white = [creature, { has: ['colors', ['W']] }] as never;
const soldier = (name: string, figures = '1/1', ...abilities: Parameters<typeof creatureCard>[4][]) =>
  creatureCard(name, '{0}', 'Soldier', figures, ...abilities);

ownCards(
  relic('Test Idle', activated(free, { effects: [] })),
  relic('Test Wash', continuous(creature, [{ mod: 'set', prop: 'colors', value: ['W'] }])),
  relic('Test Frost', {
    kind: 'replacement',
    on: 'move',
    object: white,
    match: { to: 'battlefield' },
    change: { status: { tapped: true } },
  } as never),
  soldier('Test Horde', '2/2', continuous('self', [rule('minBlockers', { count: 2 })])),
  soldier('Test Bait', '2/2', continuous('self', [rule('blockedByAll')])),
  soldier(
    'Test Ghost',
    '1/1',
    triggered(upkeepStep, { effects: [gainLife(1)] }),
    triggered(upkeepStep, { zone: 'graveyard', effects: [gainLife(10)] }),
  ),
  soldier('Test Frail', '1/1'),
  relic('Test Lift', activated(free, { effects: [untilEndOfTurn({ each: creature } as never, plus(0, 1))] })),
  instant('Test Growth', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), plus(0, 1)),
      { do: 'modify', what: t(0), mods: plus(0, -2), until: { kind: 'permanent' } } as never,
    ],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Spark', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  relic('Test Gun', activated(free, { targets: [target(creature)], effects: [damage(1, t(0))] })),
  instant('Test Slay', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [destroy(t(0))] }),
  instant('Test Shift', '{0}', {
    targets: [target({ has: ['subtypes', 'Aura'] }), target(creature)],
    effects: [{ do: 'attach', what: t(0), to: t(1) }],
  }),
  card('Test Thorn', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(creature),
      activated(free, { effects: [damage(1, 'attached')] }),
      triggered(upkeepStep, { effects: [loseLife(1, { controllerOf: 'attached' } as never)] }),
    ],
  }),
  card('Test Fleeting', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), keyword('phasing'), continuous('attached', plus(1, 1))],
  }),
  soldier('Test Later'),
  instant('Test Pyre', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        replaces: {
          on: 'move',
          object: creature,
          match: { from: 'battlefield', to: 'graveyard' },
          change: { to: 'exile' },
        },
      } as never,
    ],
  }),
  relic('Test Quiet', keyword('flash'), {
    kind: 'replacement',
    on: 'damage',
    target: creature,
    prevent: true,
  } as never),
  relic('Test Reader', {
    kind: 'replacement',
    on: 'stat',
    player: 'you',
    match: { stat: 'life', gain: true },
    instead: [draw(1)],
  } as never),
  relic('Test Maker', {
    kind: 'replacement',
    on: 'draw',
    player: 'you',
    instead: [create(token('Recruit', 'Creature — Recruit', ['R'], '1/1'))],
  } as never),
  card('Test Kicked', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        targets: [target(creature, { if: { paid: 'kicker' } } as never)],
        effects: [gainLife(1), { do: 'if', if: { paid: 'kicker' }, then: [damage(1, t(0))] } as never],
      } as never,
      keyword('kicker', { cost: [mana('{1}')] }),
    ],
  }),
);

const UPKEEP = { turn: { number: 3, active: 0, step: 'upkeep' } };
const answered = (game: Play): Play => {
  while (!game.waiting()) game.takeDefault(game.decision().kind);
  return game;
};

describe('the game and its cards (102, 202)', () => {
  it('mtg-2003:102.6 what a player does again and again of their own will ends no game', () => {
    for (const seat of [0, 1]) {
      const own = { battlefield: ['Test Idle'] };
      const game = position(seat === 0 ? own : {}, seat === 1 ? own : {});
      // Whoever repeats something is asked at some time how often they still will.
      const goOn = (): Play =>
        asked(game).endsWith('AMOUNT') ? game.answer(seat, { number: 100 }) : game.takeDefault(game.decision().kind);
      for (let i = 0; i < 60 && game.result() === null; i++) {
        if (game.decision().seat !== seat) game.pass();
        game.activate(seat, 'Test Idle');
        while (game.result() === null && (!game.waiting() || onStack(game).length > 0))
          if (game.waiting()) game.pass();
          else goOn();
      }
      expect([game.result(), game.happened('ABILITY_ACTIVATED').length]).toEqual([null, 60]);
    }
  });

  it('mtg-2003:202.3 cards of one name count as the same card, whatever else they are', () => {
    // A copy is called like what it copies, and so one of these two Legends goes.
    const game = position({ hand: ['Clone'], battlefield: many('Island', 4) }, { battlefield: ['Jedit Ojanen'] }).cast(
      0,
      'Clone',
    );
    game.resolve();
    if (asked(game) === '0:COPY') game.choose(0, { card: 'Jedit Ojanen' });
    answered(game);
    expect([game.all('Jedit Ojanen').map(({ controller }) => controller), game.zones('Clone')]).toEqual([
      [1],
      ['graveyard'],
    ]);
  });
});

describe('blocks (309)', () => {
  it('mtg-2003:309.2 blocks that are not allowed are refused, whatever is wrong with them, and asked for anew', () => {
    const both = { battlefield: ['Grizzly Bears', 'Gray Ogre'] };
    const horde = fight(
      { battlefield: ['Test Horde'] },
      both,
      ['Test Horde'],
      ['Grizzly Bears', 'Test Horde'],
      ['Gray Ogre', 'Test Horde'],
    );
    expect(horde.until({ step: 'endOfCombat' }).life(1)).toBe(20);
    const at = (...attackers: string[]): Play =>
      position({ battlefield: attackers }, both)
        .until({ kind: 'ATTACKERS' })
        .attack(0, ...attackers)
        .until({ kind: 'BLOCKERS' });
    const assign = (...pairs: [string, string][]) => ({
      assign: pairs.map(([b, a]) => ({ from: { card: b }, to: { card: a } })),
    });
    const one = at('Test Horde');
    one.refused(1, assign(['Grizzly Bears', 'Test Horde']));
    expect([asked(one), one.block(1).until({ step: 'endOfCombat' }).life(1)]).toEqual(['1:BLOCKERS', 18]);
    const bait = at('Test Bait', 'Hill Giant');
    bait.refused(1, assign(['Grizzly Bears', 'Test Bait'], ['Gray Ogre', 'Hill Giant']));
    expect(asked(bait)).toBe('1:BLOCKERS');
    bait.block(1, ['Grizzly Bears', 'Test Bait'], ['Gray Ogre', 'Test Bait']);
    expect(bait.view().turn.step).toBe('declareBlockers');
  });
});

describe('abilities and priority (402–418, 502)', () => {
  it('mtg-2003:402.8 an ability works in play unless it says where else, each of a card by itself', () => {
    const life = (zone: 'battlefield' | 'graveyard' | 'hand' | 'exile'): number =>
      answered(position({ [zone]: ['Test Ghost'] }, {}, UPKEEP))
        .resolveAll()
        .life(0);
    expect([life('battlefield'), life('graveyard'), life('hand'), life('exile')]).toEqual([21, 30, 20, 20]);
  });

  it('mtg-2003:408.1b state-based effects of the cleanup step give the active player priority, and another such step follows', () => {
    for (const active of [0, 1]) {
      const all = { hand: ['Test Growth', 'Test Sip'], battlefield: ['Test Frail', 'Test Lift'] };
      const game = position(active === 0 ? all : {}, active === 1 ? all : {}, {
        turn: { number: 3 + active, active, step: 'precombatMain' },
      });
      game.activate(active, 'Test Lift').resolve().castAt(active, 'Test Growth', { card: 'Test Frail' }).resolve();
      expect(game.figures('Test Frail')).toBe('1/1');

      // As that wears off it dies, and whoever's turn it is may act at once.
      game.until({ step: 'cleanup', kind: 'PRIORITY' });
      expect([game.view().turn.number, asked(game), game.zones('Test Frail')]).toEqual([
        3 + active,
        `${active}:PRIORITY`,
        ['graveyard'],
      ]);
      game.cast(active, 'Test Sip').resolve();
      expect([game.life(active), game.view().turn.step]).toEqual([21, 'cleanup']);
      expect(game.until({ turn: 4 + active, step: 'upkeep' }).life(active)).toBe(21);
    }
  });

  it('mtg-2003:409.1c what asks for a target that is not there can’t be begun, be it a spell or an ability', () => {
    const all = { hand: ['Test Spark'], battlefield: ['Test Gun'] };
    const game = position(all, all);
    const seen = (seat: number): boolean[] => [
      offers(game, 'CAST', 'Test Spark') && seat >= 0,
      offers(game, 'ACTIVATE', 'Test Gun'),
    ];
    expect([seen(0), game.pass() && seen(1)]).toEqual([
      [false, false],
      [false, false],
    ]);
    game.refused(1, { choose: [{ kind: 'CAST', card: 'Test Spark' }] });
    const one = position(all, { battlefield: ['Gray Ogre'] });
    expect([offers(one, 'CAST', 'Test Spark'), offers(one, 'ACTIVATE', 'Test Gun')]).toEqual([true, true]);
  });

  it('mtg-2003:418.2 what a static ability changes is so as a permanent comes into play, and what says how it comes sees that', () => {
    const tapped = (...battlefield: string[]): unknown => {
      const game = position({
        hand: ['Test Horde', 'White Knight'],
        battlefield: [...battlefield, 'Plains', 'Plains'],
      });
      for (const name of ['Test Horde', 'White Knight']) game.cast(0, name).resolve();
      return ['Test Horde', 'White Knight'].map((name) => game.the(name).tapped === true);
    };
    expect([tapped('Test Frost'), tapped('Test Frost', 'Test Wash')]).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('mtg-2003:502.21c a kicker that wants a target is not offered without one, and without it none is chosen', () => {
    const mine = { hand: ['Test Kicked'], battlefield: many('Forest', 1) };
    const alone = position(mine).cast(0, 'Test Kicked');
    expect([asked(alone), lives(alone.resolve())]).toEqual(['0:PRIORITY', [21, 20]]);
    const kicked = position(mine, { battlefield: ['Gray Ogre', 'Hill Giant'] }).cast(0, 'Test Kicked');
    expect(asked(kicked)).toBe('0:OPTIONAL_COST');
    kicked.answer(0, { confirm: true }).choose(0, { card: 'Hill Giant' }).resolve();
    expect([kicked.the('Hill Giant').damage, lives(kicked)]).toEqual([1, [21, 20]]);
    const unkicked = position(mine, { battlefield: ['Gray Ogre'] })
      .cast(0, 'Test Kicked')
      .answer(0, { confirm: false });
    expect([asked(unkicked), unkicked.resolve().the('Gray Ogre').damage]).toEqual(['0:PRIORITY', 0]);
  });
});

describe('what is enchanted, replaced and phased (214, 419, 502)', () => {
  it('mtg-2003:214.8g an ability of a local enchantment is about what it is attached to, wherever it was played', () => {
    const game = position(
      { hand: ['Test Thorn', 'Test Shift'], battlefield: ['Hill Giant'] },
      { battlefield: ['Gray Ogre'] },
    );
    const dealt = (): unknown[] => ['Hill Giant', 'Gray Ogre'].map((name) => game.the(name).damage);
    aiming(game.cast(0, 'Test Thorn'), 'Hill Giant').resolve().activate(0, 'Test Thorn').resolve();
    expect(dealt()).toEqual([1, 0]);
    aiming(game.cast(0, 'Test Shift'), 'Test Thorn', 'Gray Ogre').resolve().activate(0, 'Test Thorn').resolve();
    expect([dealt(), game.the('Test Thorn').controller]).toEqual([[1, 1], 0]);
    // "Whenever enchanted creature deals damage" hears of the present one, and "at" a step is about it.
    expect(lives(game.until({ turn: 4, step: 'upkeep' }).resolveAll())).toEqual([20, 19]);
  });

  it('mtg-2003:419.2 what replaces or prevents looks at each event as it would happen, of what came later as well', () => {
    const game = position({
      hand: ['Test Pyre', 'Test Later', 'Test Slay', 'Test Slay'],
      battlefield: ['Grizzly Bears'],
    });
    game.cast(0, 'Test Pyre').resolve().cast(0, 'Test Later').resolve();
    for (const name of ['Test Later', 'Grizzly Bears']) aiming(game.cast(0, 'Test Slay'), name).resolve();
    expect([game.zones('Test Later'), game.zones('Grizzly Bears')]).toEqual([['exile'], ['exile']]);
    expect(game.until({ turn: 4, step: 'upkeep' }).zones('Test Later')).toEqual(['exile']);
    // A permanent that has come after the source, even after its ability was played, and one that is gone again.
    const shot = position({ hand: ['Test Quiet'], battlefield: ['Test Gun', 'Hill Giant'] });
    aiming(shot.activate(0, 'Test Gun'), 'Hill Giant').cast(0, 'Test Quiet').resolve().resolve();
    expect(shot.the('Hill Giant').damage).toBe(0);
    const gone = position({ hand: ['Test Slay'], battlefield: ['Test Quiet', 'Test Gun', 'Hill Giant'] });
    aiming(gone.activate(0, 'Test Gun'), 'Hill Giant');
    aiming(gone.cast(0, 'Test Slay'), 'Test Quiet').resolve().resolve();
    expect(gone.the('Hill Giant').damage).toBe(1);
  });

  it('mtg-2003:419.8b of two effects the one replaces what the other has put in the place of something', () => {
    for (const order of [
      ['Test Reader', 'Test Maker'],
      ['Test Maker', 'Test Reader'],
    ]) {
      const game = position({ hand: [...order, 'Test Sip'] });
      for (const name of order) game.cast(0, name).resolve();
      game.cast(0, 'Test Sip').resolve();
      expect([game.hand(0), game.life(0), game.all('Recruit').length]).toEqual([0, 20, 1]);
    }
  });

  it('mtg-2003:502.15j a local enchantment that phased out by itself goes to the graveyard though it could enchant others', () => {
    for (const stays of [true, false]) {
      const game = position(
        { hand: ['Test Slay'], battlefield: ['Hill Giant', { card: 'Craw Wurm', as: 'wurm' }] },
        { battlefield: ['Gray Ogre', { card: 'Test Fleeting', attachedTo: 'wurm' }] },
        { turn: { number: 3, active: 0, step: 'postcombatMain' } },
      );
      const seen = (): unknown[] => [game.figures('Hill Giant'), game.figures('Gray Ogre')];
      expect([game.figures('Craw Wurm'), seen()]).toEqual(['7/5', ['3/3', '2/2']]);
      game.until({ turn: 4, step: 'upkeep' });
      expect([game.figures('Craw Wurm'), seen()]).toEqual(['6/4', ['3/3', '2/2']]);
      if (!stays) aiming(game.until({ turn: 5, step: 'precombatMain' }).cast(0, 'Test Slay'), 'Craw Wurm').resolve();
      game.until({ turn: 6, step: 'upkeep' });
      expect([game.zones('Test Fleeting'), seen()]).toEqual([[stays ? 'battlefield' : 'graveyard'], ['3/3', '2/2']]);
      if (stays) expect(game.figures('Craw Wurm')).toBe('7/5');
    }
  });
});
