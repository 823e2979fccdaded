/** What judges have been asked about combats, showdowns and who may act in them, each under the rule that answers it. */
import type { JsonObject, Matcher } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { draw, foe, T0, UNIT } from '../support/rites.js';

const SENTRY = 'Watchful Sentry';
const REARGUARD = 'Legion Rearguard';
const ALL = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'].map((domain) => runes(4, domain));
const ten = unit('Test Ten', 10);
const three = unit('Test Three', 3);
const isCalm = (game: RiftboundPlay): boolean =>
  game.decision().kind === 'PRIORITY' && game.turnState() === 'neutralOpen';
/** Answers what is asked with what is wanted where it is offered, and else by its default, until `done`. */
function drive(game: RiftboundPlay, wanted: Matcher[], done: () => boolean, yes = true): RiftboundPlay {
  for (let i = 0; i < 80 && !done(); i++) {
    const d = game.decision();
    const free = d.kind !== 'PRIORITY' && d.shape === 'CHOOSE';
    const want = free ? wanted.find((one) => d.options.some((o) => o.card === one.card)) : undefined;
    if (want) game.answer(d.seat, { choose: [want] });
    else if (d.kind === 'OPTIONAL_COST') game.answer(d.seat, { confirm: false });
    else game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: yes } : d.default);
  }
  return game;
}
const at = (card: string, units: JsonObject[], more: JsonObject = {}) => [
  { card, owner: 0, controller: 1, units, ...more },
  { card: GROVE, owner: 1 },
];
const triggered = (game: RiftboundPlay): unknown[] => game.happened('ABILITY_TRIGGERED').map((e) => e.card);

describe('showdowns', () => {
  it('riftbound:348 goes on where its last defender has died, until all have passed', () => {
    const game = position(
      [
        { base: ['Test Ten'], runes: ALL },
        { runes: ALL, hand: ['Stupefy'] },
      ],
      {
        definitions: [ten, spell('Test Rite', { effects: [draw(1)] })],
        battlefields: at(PEAK, [foe('Stalwart Poro')]),
      },
    );
    game.move(0, 'Test Ten', PEAK);
    expect(game.unit('Stalwart Poro').might).toBe(3);
    const ray = position(
      [
        { base: ['Test Ten'], hand: ['Hextech Ray'], runes: ALL },
        { runes: ALL, hand: ['Stupefy'] },
      ],
      {
        definitions: [ten],
        battlefields: at(PEAK, [foe('Stalwart Poro')]),
      },
    ).move(0, 'Test Ten', PEAK);
    ray.play(0, 'Hextech Ray', { targets: [[{ card: 'Stalwart Poro' }]] });
    while (ray.chain().length > 0) ray.pass();
    expect([ray.onBoard('Stalwart Poro'), ray.turnState(), ray.focus]).toEqual([[], 'showdownOpen', 1]);
    expect(ray.points(0)).toBe(0);
    expect(ray.calm().points(0)).toBe(1);
  });
  it('riftbound:464.2.c.1 whoever contested a battlefield attacks, whose unit comes later defends', () => {
    const game = position([
      { base: ['Irresistible Faefolk'], runes: ALL },
      { base: [SENTRY], runes: ALL },
    ]).move(0, 'Irresistible Faefolk', PEAK);
    drive(game, [{ card: SENTRY }], () => game.happened('COMBAT_BEGAN').length > 0);
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ attacker: 0, defender: 1 }]);
  });
  it('riftbound:383.4.e.2.a who leaves a combat and comes back does not attack again', () => {
    const back = withKeyword(
      spell('Test Back', {
        targets: [{ what: [UNIT, { controller: 'you' }] }],
        effects: [{ do: 'moveTo', what: T0, to: 'base' }],
      }),
      'action',
    );
    const go = withKeyword(
      spell('Test Go', {
        targets: [{ what: [UNIT, { controller: 'you' }] }],
        effects: [{ do: 'moveTo', what: T0, to: { each: [{ named: PEAK }] } }],
      }),
      'action',
    );
    const game = position(
      [{ base: ['Ahri, Inquisitive', 'Test Ten'], hand: ['Test Back', 'Test Go'], runes: ALL }, { runes: ALL }],
      {
        definitions: [ten, three, back, go],
        battlefields: at(PEAK, [foe('Test Three')]),
      },
    ).move(0, 'Test Ten', PEAK, ['Ahri, Inquisitive']);
    const mine = () => game.decision().kind === 'PRIORITY' && game.decision().seat === 0 && game.chain().length === 0;
    drive(game, [{ card: 'Test Three' }], mine);
    expect(triggered(game)).toEqual(['Ahri, Inquisitive']);
    game.play(0, 'Test Back', { targets: [[{ card: 'Ahri, Inquisitive' }]] });
    drive(game, [], () => game.where('Ahri, Inquisitive') === 'base' && mine());
    game.play(0, 'Test Go', { targets: [[{ card: 'Ahri, Inquisitive' }]] });
    drive(game, [], () => game.where('Ahri, Inquisitive') === PEAK && game.chain().length === 0);
    expect([game.where('Ahri, Inquisitive'), triggered(game)]).toEqual([PEAK, ['Ahri, Inquisitive']]);
  });
  it('riftbound:464.2.b what triggers as a showdown begins resolves after what attacks and defends', () => {
    const game = position([{ base: ['Ahri, Inquisitive'], runes: ALL }, { runes: ALL }], {
      battlefields: at(PEAK, [foe('Diana, Lunari')]),
    }).move(0, 'Ahri, Inquisitive', PEAK);
    drive(game, [{ card: 'Diana, Lunari' }], () => game.decision().kind === 'PRIORITY');
    expect(game.chain()).toEqual(['Ahri, Inquisitive', 'Diana, Lunari']);
  });
});

describe('Kha’Zix', () => {
  it('riftbound:383.4.f.2.a triggers in each combat of a turn', () => {
    const pull = spell('Test Pull', {
      targets: [{ what: [UNIT, { controller: 'opponent' }] }],
      effects: [{ do: 'moveTo', what: T0, to: { each: [{ named: PEAK }] } }],
    });
    const game = position(
      [
        { hand: ['Test Pull', 'Test Pull'], runes: ALL },
        { base: [SENTRY, REARGUARD], runes: ALL },
      ],
      {
        definitions: [pull],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ["Kha'Zix, Mutating Horror"] },
          { card: GROVE, owner: 1 },
        ],
      },
    );
    game.play(0, 'Test Pull', { targets: [[{ card: SENTRY }]] });
    drive(game, [], () => isCalm(game));
    game.play(0, 'Test Pull', { targets: [[{ card: REARGUARD }]] });
    drive(game, [], () => isCalm(game));
    expect([game.onBoard(SENTRY), game.onBoard(REARGUARD), game.xp(0)]).toEqual([[], [], 4]);
    expect(game.might("Kha'Zix, Mutating Horror")).toBe(8);
  });
});

describe('Ambush', () => {
  const KHA = "Kha'Zix, Mutating Horror";
  const fight = (hand: string[], attackers = ['Test Ten']): RiftboundPlay =>
    position([{ base: attackers, hand, runes: ALL }, { runes: ALL }], {
      definitions: [ten],
      battlefields: at(PEAK, [foe(SENTRY), foe(REARGUARD)]),
    }).move(0, attackers[0] as string, PEAK);
  it('riftbound:822.1.c plays a unit to a battlefield, and not to a base', () => {
    const game = fight([KHA]);
    game.choose(0, { kind: 'PLAY', card: KHA });
    const d = game.decision();
    if (d.kind === 'LOCATION') expect(d.options.map((o) => o.kind)).toEqual(['BATTLEFIELD']);
    drive(game, [], () => game.onBoard(KHA).length > 0 && game.decision().kind === 'PRIORITY');
    expect(game.where(KHA)).toBe(PEAK);
  });
  it('riftbound:340.2.a passes focus where nothing else is on the chain', () => {
    const game = fight([KHA]);
    expect(game.focus).toBe(0);
    game.play(0, KHA, { at: PEAK });
    drive(game, [], () => game.chain().length === 0 && game.decision().kind === 'PRIORITY');
    expect(game.focus).toBe(1);
  });
  it('riftbound:346 passes no focus as long as something is on the chain', () => {
    const game = fight([KHA], ['Ahri, Inquisitive']);
    drive(game, [{ card: REARGUARD }], () => game.decision().kind === 'PRIORITY' && game.decision().seat === 0);
    expect(game.chain()).toEqual(['Ahri, Inquisitive']);
    game.play(0, KHA, { at: PEAK });
    drive(game, [], () => game.decision().kind === 'PRIORITY');
    expect([game.where(KHA), game.chain(), game.decision().seat]).toEqual([PEAK, ['Ahri, Inquisitive'], 0]);
  });
});

describe('damage', () => {
  it('riftbound:465.2.c.4.a that is doubled counts doubled as it is assigned', () => {
    const dealt = (trap: boolean): unknown => {
      const game = position([{ base: ['Test Three'], hand: trap ? ['Lotus Trap'] : [], runes: ALL }, { runes: ALL }], {
        definitions: [three, unit('Test Wall', 3)],
        battlefields: at(PEAK, [foe('Test Wall'), foe(SENTRY)]),
      }).move(0, 'Test Three', PEAK);
      if (trap) game.play(0, 'Lotus Trap', { targets: [[{ card: 'Test Wall' }]] });
      drive(game, [], () => isCalm(game) || game.decision().kind === 'COMBAT_DAMAGE');
      const d = game.decision();
      if (d.kind !== 'COMBAT_DAMAGE') return 'nobody is asked';
      return drive(game, [], () => isCalm(game)) && [game.onBoard('Test Wall').length, game.onBoard(SENTRY).length];
    };
    // 3 damage kills a unit of 3 Might or one of 1; with 2 of it doubled, both.
    expect(dealt(false)).toEqual([0, 1]);
    expect(dealt(true)).toEqual([0, 0]);
  });
});

describe('abilities', () => {
  it('riftbound:359.3.e.6 that speak of where their source is do nothing once it has left', () => {
    const stunned = (answer: boolean): unknown => {
      const game = position(
        [
          { base: ['Vi, Peacekeeper'], runes: ALL },
          { hand: ['Star-Crossed'], base: [REARGUARD], runes: ALL },
        ],
        {
          battlefields: at(PEAK, [foe('Test Ten')]),
          definitions: [ten],
        },
      ).move(0, 'Vi, Peacekeeper', PEAK);
      drive(game, [{ card: 'Test Ten' }], () => game.chain().length > 0 && game.decision().kind === 'PRIORITY');
      while (game.decision().seat === 0) game.pass();
      if (answer) game.play(1, 'Star-Crossed', { targets: [[{ card: REARGUARD }], [{ card: 'Vi, Peacekeeper' }]] });
      while (game.chain().length > 0) game.pass();
      return game.unit('Test Ten').stunned;
    };
    expect([stunned(false), stunned(true)]).toEqual([true, false]);
  });
  it('riftbound:359.3.e.12 that speak of the Might of what has left do nothing', () => {
    const strike = unit('Test Striker', 4, {
      kind: 'triggered',
      on: { on: 'play', object: 'self' },
      targets: [{ what: [UNIT, { controller: 'opponent' }] }],
      effects: [{ do: 'damage', to: T0, amount: { stat: 'might', of: 'self' } }],
    });
    const damage = (answer: boolean): unknown => {
      const game = position(
        [
          { hand: ['Test Striker'], runes: ALL },
          { hand: ['Star-Crossed'], base: [REARGUARD, 'Test Ten'], runes: ALL },
        ],
        {
          definitions: [strike, ten],
        },
      ).play(0, 'Test Striker');
      drive(game, [{ card: 'Test Ten' }], () => game.chain().length > 0 && game.decision().kind === 'PRIORITY');
      while (game.decision().seat === 0) game.pass();
      if (answer) game.play(1, 'Star-Crossed', { targets: [[{ card: REARGUARD }], [{ card: 'Test Striker' }]] });
      while (game.chain().length > 0) game.pass();
      return game.unit('Test Ten').damage;
    };
    expect([damage(false), damage(true)]).toEqual([4, 0]);
  });
  it('riftbound:383.2.b what follows the instruction is asked as it resolves', () => {
    const game = position([{ legend: 'Jinx, Loose Cannon', hand: [SENTRY, SENTRY], runes: ALL }, {}]);
    game.until({ turn: 5, step: 'beginning' });
    expect(triggered(game)).toContain('Jinx, Loose Cannon');
  });
  it('riftbound:340.4 who controls the newest thing on the chain may respond once one above has resolved', () => {
    const game = position([
      { hand: ['Feral Strength', 'Stupefy'], base: [SENTRY], runes: ALL },
      { hand: ['Defy'], base: [REARGUARD], runes: ALL },
    ]).play(0, 'Feral Strength', { targets: [[{ card: SENTRY }]] });
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Defy', { targets: [[{ card: 'Feral Strength' }]] });
    while (game.decision().seat === 1) game.pass();
    game.play(0, 'Stupefy', { targets: [[{ card: REARGUARD }]] });
    while (game.chain()[0] === 'Stupefy') game.pass();
    expect([game.chain(), game.decision().seat]).toEqual([['Defy', 'Feral Strength'], 1]);
  });
  it('riftbound:359.3.e.7 a counter without a spell to counter forbids its controller nothing', () => {
    const lullaby = withKeyword(
      spell('Test Lullaby', {
        targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
        effects: [
          { do: 'counterOnStack', what: T0, save: 'countered' },
          {
            do: 'modify',
            what: { controllerOf: { saved: 'countered' } },
            mods: [{ mod: 'rule', rule: 'cantPlay', of: [{ has: ['types', 'Spell'] }] }],
          },
        ],
      }),
      'reaction',
    );
    const offered = (own: boolean): string[] => {
      const game = position(
        [
          { hand: ['Feral Strength', 'Defy', 'Stupefy'], base: [SENTRY], runes: ALL },
          { hand: ['Test Lullaby'], base: [REARGUARD], runes: ALL },
        ],
        { definitions: [lullaby] },
      ).play(0, 'Feral Strength', { targets: [[{ card: SENTRY }]] });
      while (game.decision().seat === 0) game.pass();
      game.play(1, 'Test Lullaby', { targets: [[{ card: 'Feral Strength' }]] });
      while (game.decision().seat === 1) game.pass();
      if (own) game.play(0, 'Defy', { targets: [[{ card: 'Feral Strength' }]] });
      return drive(game, [], () => isCalm(game)).offered();
    };
    expect([offered(false).includes('PLAY Stupefy'), offered(true).includes('PLAY Stupefy')]).toEqual([false, true]);
  });
  it('riftbound:820.3.a a spell that is repeated is countered as one', () => {
    const game = position([
      { hand: ['Feral Strength'], base: [SENTRY], runes: ALL },
      { hand: ['Defy'], runes: ALL },
    ]).play(0, 'Feral Strength', { paying: true, targets: [[{ card: SENTRY }], [{ card: SENTRY }]] });
    expect(game.chain()).toEqual(['Feral Strength']);
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Defy', { targets: [[{ card: 'Feral Strength' }]] }).settle();
    expect(game.might(SENTRY)).toBe(1);
  });
  it('riftbound:829.1.b.2 Flow lets nobody play a spell at another time', () => {
    const game = position(
      [
        { trash: ['Lacerate'], base: [SENTRY], runes: ALL },
        { hand: ['Stupefy'], runes: ALL },
      ],
      {
        turn: { number: 4, active: 1 },
      },
    ).play(1, 'Stupefy', { targets: [[{ card: SENTRY }]] });
    while (game.decision().seat === 1) game.pass();
    expect(game.offered()).not.toContain('PLAY Lacerate');
    const own = position([{ trash: ['Lacerate'], base: [SENTRY], runes: ALL }, {}]);
    expect(own.offered()).toContain('PLAY Lacerate');
  });
  it('riftbound:441.1 a unit without such an ability is Empowered as well, where a text says so', () => {
    const game = position([{ hand: ['Sanction'], base: [SENTRY], runes: ALL }, {}]).choose(0, {
      kind: 'PLAY',
      card: 'Sanction',
    });
    drive(game, [{ card: SENTRY }], () => isCalm(game));
    expect(game.happened('STATUS_CHANGED').some((e) => e.card === SENTRY && e.status === 'empowered')).toBe(true);
  });
  it('riftbound:827.1 empowering waits for others on the chain, and only for an open state of its own turn', () => {
    const game = position([
      { base: ['Applied Researchers'], runes: ALL },
      { hand: ['Stupefy'], base: [SENTRY], runes: ALL },
    ]);
    game.use(0, 'Applied Researchers');
    expect(game.chain()).toEqual(['Applied Researchers']);
    while (game.decision().seat === 0) game.pass();
    expect(game.offered()).toContain('PLAY Stupefy');
    const fight = position([{ base: ['Applied Researchers', SENTRY], runes: ALL }, { runes: ALL }], {
      battlefields: at(PEAK, [foe(REARGUARD)]),
    });
    expect(fight.offered()).toContain('ACTIVATE Applied Researchers');
    fight.move(0, SENTRY, PEAK);
    expect(fight.decision().seat === 0 ? fight.offered() : []).not.toContain('ACTIVATE Applied Researchers');
  });
});
