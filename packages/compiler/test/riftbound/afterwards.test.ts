/** "Do this", what damage kills, and what stands on other places than the board: read and played. */
import { describe, expect, it } from 'vitest';
import { battlefield, gear, legend, meant, spell, unit } from './cards.js';
import { GROVE, PEAK, table } from './played.js';

const PORO = 'Pouty Poro';
const MONK = 'Kinkou Monk';
const SENTRY = 'Watchful Sentry';
const free = (text: string, name: string) => ({ ...spell(text, name), cost: '[0]' });
const blank = (name: string, might: number) => ({ ...unit('[Vision]', name), figures: { domains: 'Mind', might } });

describe('do this', () => {
  it('is due to what damage of the spell kills, and to nothing else (428.5.c)', () => {
    const bolt = free('Deal 3 to a unit at a battlefield. If this kills it, do this: Draw 1.', 'Bolt');
    const end = free('Kill a unit.', 'End');
    const [small, large] = [blank('Small Friend', 3), blank('Large Friend', 4)];
    const drawn = (target: string, ...then: string[]): number => {
      const game = table(
        [bolt, end, small, large],
        [{ hand: [bolt.name, end.name] }, {}],
        [{ card: PEAK, controller: 1, units: [target] }, { card: GROVE }],
      );
      const before = game.count(0, 'mainDeck');
      game.play(0, bolt.name, [{ card: target }]).settle();
      for (const card of then) game.play(0, card, [{ card: target }]).settle();
      return before - game.count(0, 'mainDeck');
    };
    expect([drawn(small.name), drawn(large.name), drawn(large.name, end.name)]).toEqual([1, 0, 0]);
  });
  it('chooses where the first unit came to (386)', () => {
    const rage = free(
      'Move an enemy unit. Then do this: Choose another enemy unit at its destination. They deal damage equal to their Mights to each other.',
      'Fury Kick',
    );
    const [small, large] = [blank('Small Friend', 3), blank('Large Friend', 4)];
    const game = table(
      [rage, small, large],
      [{ hand: [rage.name] }, { base: [small.name] }],
      [{ card: PEAK, controller: 1, units: [large.name] }, { card: GROVE }],
    )
      .play(0, rage.name, [{ card: small.name }], [{ card: PEAK }])
      .settle();
    game.calm();
    expect([game.zones(small.name), Number(game.unit(large.name).damage)]).toEqual([['trash'], 3]);
  });
  it('plays what another player burned, who is remembered', () => {
    const reaper = {
      ...unit(
        '[Empower] [0]\nWhen I become [Empowered], choose an opponent. They [Burn 3]. Then you may do this: Choose a unit in their trash and play it, ignoring its cost.',
        'Reaper',
      ),
    };
    const game = table([reaper], [{ base: [reaper.name] }, { mainDeck: ['Cleave', MONK, SENTRY, 'Gust'] }]).use(
      0,
      reaper.name,
    );
    for (let i = 0; i < 12 && !game.decision().options?.some((one) => one.card === MONK); i++) {
      const d = game.decision();
      game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
    }
    expect(game.pile(1, 'trash').sort()).toEqual(['Cleave', MONK, SENTRY].sort());
    game.choose(0, [{ card: MONK }]).calm();
    expect(game.unit(MONK)).toMatchObject({ zone: 'base', controller: 0, owner: 1 });
  });
});

describe('spells', () => {
  it('are countered only where another one was played before (419.4.b)', () => {
    const sand = free('[Reaction]\nCounter a spell if an opponent has played another spell this turn.', 'Sand');
    const small = free('Draw 1.', 'Small');
    const drawn = (before: number): number => {
      const game = table([sand, small], [{ hand: [small.name, small.name] }, { hand: [sand.name] }]);
      const all = game.count(0, 'mainDeck');
      for (let i = 0; i < before; i++) game.play(0, small.name).settle();
      game.play(0, small.name).choose(0, [{ kind: 'PASS' }]);
      game.play(1, sand.name, [{ card: small.name }]).settle();
      return all - game.count(0, 'mainDeck');
    };
    expect([drawn(0), drawn(1)]).toEqual([1, 1]);
  });
  it('ignore Deflect while they are paid for (765)', () => {
    const decree = {
      ...free("Ignore [Deflect] while paying this spell's cost.\nGive an enemy unit -5 [M] this turn.", 'Decree'),
    };
    const usual = free('Give an enemy unit -5 [M] this turn.', 'Usual');
    const left = (card: string): number =>
      table([decree, usual], [{ hand: [card], runes: [{ card: 'Mind Rune', count: 2 }] }, { base: [PORO] }])
        .play(0, card, [{ card: PORO }])
        .calm()
        .readyRunes(0);
    expect([left(decree.name), left(usual.name)]).toEqual([2, 1]);
  });
  it('are banished by fours, and put back then', () => {
    const artist = legend(
      'When you play a spell, if you spent [4] or more, you may banish it. Then, if there are four spells banished with me, put each in its trash, channel 4 runes, and draw 1.',
    );
    const act = { ...spell('Gain 1 XP.', 'Act'), cost: '[4]' };
    const cheap = free('Gain 1 XP.', 'Cheap');
    const runes = [{ card: 'Mind Rune', count: 20 }];
    const game = table(
      [artist, act, cheap],
      [{ legend: artist.name, hand: [act.name, act.name, act.name, act.name, cheap.name], runes }, {}],
    );
    game.play(0, cheap.name).settle();
    expect(game.zones(cheap.name)).toEqual(['trash']);
    const hand: number[] = [];
    for (let i = 0; i < 4; i++) {
      game.play(0, act.name).settle().answer(0, { confirm: true }).settle();
      hand.push(game.count(0, 'banishment'));
    }
    expect(hand).toEqual([1, 2, 3, 0]);
    expect(game.zones(act.name)).toEqual(['trash', 'trash', 'trash', 'trash']);
    expect(game.count(0, 'hand')).toBe(1);
  });
});

describe('units', () => {
  it('are cheaper where enough was spent for a spell', () => {
    const killer = {
      ...unit("If you've spent [4] or more to play a spell this turn, you may play me for [Mind].", 'Killer'),
      cost: '[4]',
    };
    const act = { ...spell('Gain 1 XP.', 'Act'), cost: '[4]' };
    const game = table(
      [killer, act],
      [{ hand: [killer.name, act.name], runes: [{ card: 'Mind Rune', count: 5 }] }, {}],
    );
    const offered = (): unknown =>
      game
        .decision()
        .options?.filter((one) => one.kind === 'PLAY' && one.card === killer.name)
        .map((one) => one.method);
    expect(offered()).toEqual(['normal']);
    game.play(0, act.name).settle();
    expect(offered()).toEqual(['cheaper']);
    game.choose(0, { kind: 'PLAY', card: killer.name, method: 'cheaper' }).calm();
    expect(game.zones(killer.name)).toEqual(['base']);
  });
  it('take gear along where they change places', () => {
    const emperor = unit(
      "[0]: [Action] — Choose a unit you control. Move me to its location and it to my original location. If it's equipped, you may attach one of its Equipment to me. Use only once per turn.",
      'Emperor',
    );
    const pike = {
      ...gear('[Equip] [0]', 'Pike'),
      type: 'Gear — Equipment',
      figures: { domains: 'Mind', mightBonus: 2 },
    };
    const game = table(
      [emperor, pike],
      [{ base: [emperor.name, pike.name] }, {}],
      [{ card: PEAK, controller: 0, units: [MONK] }, { card: GROVE }],
    );
    game.use(0, pike.name, [{ card: MONK }]).settle();
    const might = Number(game.unit(emperor.name).might);
    game.use(0, emperor.name, [{ card: MONK }], [{ card: pike.name }]).settle();
    if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm: true }).settle();
    expect([game.unit(emperor.name).zone, game.unit(MONK).zone, Number(game.unit(emperor.name).might)]).toEqual([
      'battlefield',
      'base',
      might + 2,
    ]);
    const alone = table(
      [emperor, pike],
      [{ base: [emperor.name] }, {}],
      [{ card: PEAK, controller: 0, units: [MONK] }, { card: GROVE }],
    )
      .use(0, emperor.name, [{ card: MONK }])
      .calm();
    expect([alone.unit(emperor.name).zone, alone.unit(MONK).zone]).toEqual(['battlefield', 'base']);
  });
  it('have more of what was attached to them in this turn (136.2.d)', () => {
    const cleaver = {
      ...gear(
        '[Equip] [0]\nEffect text: If this was attached to me this turn, I have an additional +2 [M].',
        'Cleaver',
      ),
      type: 'Gear — Equipment',
      figures: { domains: 'Mind', mightBonus: 1 },
    };
    const game = table([cleaver], [{ base: [MONK, PORO, cleaver.name] }, { base: [SENTRY] }]);
    const [monk, poro] = [MONK, PORO].map((card) => Number(game.unit(card).might));
    game.use(0, cleaver.name, [{ card: MONK }]).settle();
    expect([MONK, PORO].map((card) => Number(game.unit(card).might))).toEqual([Number(monk) + 3, poro]);
    game.until({ turn: 4, step: 'main' });
    expect(Number(game.unit(MONK).might)).toBe(Number(monk) + 1);
  });
  it('give gold to whoever wants some, and to their player for each', () => {
    const sharp = {
      ...unit(
        'When you play me, you and each opponent may play a Gold gear token exhausted. For each opponent who did, you play a Gold gear token exhausted.',
        'Sharp',
      ),
      cost: '[0]',
    };
    const gold = (mine: boolean, theirs: boolean): number[] => {
      const game = table([sharp], [{ hand: [sharp.name] }, {}])
        .play(0, sharp.name)
        .settle();
      game.answer(0, { confirm: mine }).answer(1, { confirm: theirs }).settle();
      return [0, 1].map((seat) => game.all('Gold', 'base').filter(({ controller }) => controller === seat).length);
    };
    expect([gold(true, true), gold(true, false), gold(false, true)]).toEqual([
      [2, 1],
      [1, 0],
      [1, 1],
    ]);
  });
});

describe('what is spoken of again', () => {
  it('is what an effect has played (386)', () => {
    const claw = free(
      'Look at the top 3 cards of your Main Deck. You may banish a unit or gear from among them and play it, reducing its Energy cost by [5]. Recycle the rest. Then you may do this: Empower it.',
      'Claw',
    );
    const beast = blank('Beast', 3);
    const game = table([claw, beast], [{ hand: [claw.name], mainDeck: ['Cleave', beast.name, 'Gust', SENTRY] }, {}])
      .play(0, claw.name)
      .settle()
      .choose(0, [{ card: beast.name }])
      .choose(0, [{ card: beast.name }])
      .answer(0, { confirm: true })
      .calm();
    expect(game.unit(beast.name)).toMatchObject({ zone: 'base', empowered: true });
  });
});

describe('tokens that were played', () => {
  const willing = (game: ReturnType<typeof table>, chosen: string[] = []) => {
    for (
      let d = game.decision();
      d.kind !== 'PRIORITY' || game.view().turn.state !== 'neutralOpen';
      d = game.decision()
    )
      if (d.shape === 'CONFIRM') game.answer(d.seat, { confirm: true });
      else if (d.kind === 'TARGETS' && chosen.length > 0) game.choose(d.seat, [{ card: chosen.shift() as string }]);
      else game.answer(d.seat, d.default);
    return game;
  };
  it('become copies of what was chosen, and keep what they are given', () => {
    const mirror = free(
      'Choose a unit. Play a ready Reflection unit token to your base. Then do this: It becomes a copy of that unit. Give it [Temporary].',
      'Looking Glass',
    );
    const game = willing(
      table([mirror], [{ hand: [mirror.name] }, { base: [PORO] }]).play(0, mirror.name, [{ card: PORO }]),
    );
    const copies = Object.values(game.view().objects).filter((one) => one.name === PORO && one.controller === 0);
    expect(copies).toMatchObject([{ zone: 'base', exhausted: false, might: game.all(PORO, 'base')[0]?.might }]);
    expect(JSON.stringify(copies)).toContain('temporary');
    expect(JSON.stringify(copies)).toContain('deflect');
  });
  it('become copies of another unit there, and of what has played them', () => {
    const shaper = legend(
      'When you conquer or hold, you may discard 1 and exhaust me to play a ready Reflection unit token there. Then do this: It becomes a copy of another unit there. Give it [Temporary].',
    );
    const game = willing(
      table(
        [shaper],
        [{ legend: shaper.name, hand: ['Cleave'], base: [MONK] }, {}],
        [{ card: PEAK }, { card: GROVE }],
      ).move(0, MONK, GROVE),
    );
    const monks = (): object[] =>
      Object.values(game.view().objects).filter((one) => one.name === MONK && one.zone === 'battlefield');
    expect([game.zones('Cleave'), monks().length]).toEqual([['trash'], 2]);
    const keeper = {
      ...unit(
        'When you play me, play two Reflection unit tokens here. Then do this: They become copies of me.',
        'Masker',
      ),
      cost: '[0]',
    };
    const masks = willing(table([keeper], [{ hand: [keeper.name] }, {}]).play(0, keeper.name));
    const copies = Object.values(masks.view().objects).filter((one) => one.name === keeper.name && one.zone === 'base');
    expect(copies.map(({ might }) => might)).toEqual([3, 3, 3]);
  });
  it('are readied for a cost, or some of them', () => {
    const guards = free(
      'Play a 2 [M] Sand Soldier unit token. Then do this: You may pay [Order] to ready it.',
      'Watch',
    );
    const ready = (game: ReturnType<typeof table>): number =>
      game.all('Sand Soldier', 'base').filter(({ exhausted }) => !exhausted).length;
    const paid = willing(table([guards], [{ hand: [guards.name] }, {}]).play(0, guards.name));
    expect([ready(paid), paid.readyRunes(0)]).toEqual([1, 23]);
    const unpaid = table([guards], [{ hand: [guards.name] }, {}])
      .play(0, guards.name)
      .calm();
    expect([ready(unpaid), unpaid.readyRunes(0)]).toEqual([0, 24]);
    const arise = free(
      'Play a 2 [M] Sand Soldier unit token for each Equipment you control. Then do this: Ready up to two of them.',
      'Rise',
    );
    const pike = {
      ...gear('[Equip] [0]', 'Pike'),
      type: 'Gear — Equipment',
      figures: { domains: 'Mind', mightBonus: 2 },
    };
    const game = table([arise, pike], [{ hand: [arise.name], base: [pike.name, pike.name, pike.name] }, {}]).play(
      0,
      arise.name,
    );
    for (
      let d = game.decision();
      d.kind !== 'PRIORITY' || game.view().turn.state !== 'neutralOpen';
      d = game.decision()
    )
      game.answer(
        d.seat,
        d.kind === 'TARGETS'
          ? {
              choose: [
                { card: 'Sand Soldier', nth: 0 },
                { card: 'Sand Soldier', nth: 1 },
              ],
            }
          : d.default,
      );
    expect([game.all('Sand Soldier', 'base').length, ready(game)]).toEqual([3, 2]);
  });
});

describe('battlefields', () => {
  it('have room for more facedown cards', () => {
    expect(meant(battlefield('You may hide an additional card here.'))).toEqual([
      { kind: 'static', mods: [{ mod: 'rule', rule: 'facedownRoom', more: 1 }] },
    ]);
  });
  it('activate conquer effects as they are held (383.4.g)', () => {
    const arena = battlefield('When you hold here, activate the conquer effects of units here.');
    const runner = unit('When I conquer, gain 1 XP.', 'Runner');
    const game = table(
      [arena, runner],
      [{ base: [runner.name] }, {}],
      [{ card: arena.name, controller: 0, units: [runner.name] }, { card: GROVE }],
    ).until({ turn: 5, step: 'main' });
    expect(game.view().players[0]).toMatchObject({ xp: 1 });
  });
  it('let cards be recycled from the top as predicting does (436)', () => {
    expect(
      meant(
        battlefield(
          "When you conquer here, look at the top two cards of your Main Deck. You may recycle one or both of them. Put those you don't back in any order.",
        ),
      ),
    ).toMatchObject([{ effects: [{ do: 'arrange', kind: 'PREDICT', count: 2 }] }]);
  });
  it('become Brush as they are conquered (438)', () => {
    const father = legend(
      'When you conquer or hold, you may exhaust me to replace that battlefield with a Brush battlefield token.',
    );
    const game = table([father], [{ legend: father.name, base: [MONK] }, {}], [{ card: PEAK }, { card: GROVE }])
      .move(0, MONK, GROVE)
      .settle();
    game.answer(0, { confirm: true }).settle();
    expect(game.zones('Brush')).toHaveLength(1);
    expect(game.unit(MONK).zone).toBe('battlefield');
  });
  it('make reactions cost more while a showdown goes on there, and others not', () => {
    const vortex = battlefield('During showdowns here, cards with [Reaction] cost [A] more to play.');
    const quick = free('[Reaction]\nDraw 1.', 'Quick');
    const slow = free('[Action]\nDraw 1.', 'Slow');
    const left = (card: string, to: string): number => {
      const game = table(
        [vortex, quick, slow],
        [{ hand: [card], base: [MONK], runes: [{ card: 'Mind Rune', count: 3 }] }, {}],
        [{ card: vortex.name }, { card: GROVE }],
      ).move(0, MONK, to);
      return game.play(0, card).readyRunes(0);
    };
    expect([left(quick.name, vortex.name), left(slow.name, vortex.name), left(quick.name, GROVE)]).toEqual([2, 3, 3]);
  });
  it('give a Chosen Champion back to its zone, if that is empty', () => {
    expect(
      meant(
        battlefield(
          'When you hold here, you may return your Chosen Champion from your trash to your Champion Zone if it is empty.',
        ),
      ),
    ).toMatchObject([
      {
        may: true,
        targets: [{ what: [{ zone: 'trash' }, { owner: 'you' }, { is: 'chosenChampion' }] }],
        effects: [{ do: 'if', then: [{ do: 'move', to: 'championZone' }] }],
      },
    ]);
  });
  it('tax moves of several units to where a unit is', () => {
    expect(
      meant(
        unit(
          'Opponents must pay [A] for each unit beyond the first to move multiple units to my battlefield at the same time.',
        ),
      ),
    ).toEqual([{ kind: 'static', mods: [{ mod: 'rule', rule: 'moveTax', power: 1 }] }]);
  });
});
