/** What keywords say in other places, of what is borrowed, and for the second time (805–828). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../support/kinds.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { aims, does, draw, energy, FRIEND, foe, GEAR, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

describe('keywords', () => {
  it('riftbound:805.1.a with Accelerate paid a unit enters ready wherever it enters, in the base and at a battlefield', () => {
    const swift = withKeyword(unit('Test Swift', 1), 'accelerate', { cost: energy(1, 'Mind') });
    const enters = (at: string, paying: boolean) => {
      const game = position([{ hand: ['Test Swift'] }, {}], {
        definitions: [swift, recruit],
        battlefields: [{ card: PEAK, controller: 0, units: ['Test Recruit'] }, { card: GROVE }],
      }).play(0, 'Test Swift', { at, paying });
      return [game.where('Test Swift'), game.ready('Test Swift')];
    };
    expect([enters('base', true), enters(PEAK, true), enters('base', false), enters(PEAK, false)]).toEqual([
      ['base', true],
      [PEAK, true],
      ['base', false],
      [PEAK, false],
    ]);
  });
  const bell = withKeyword(unit('Test Bell', 3), 'deathknell', { effects: [draw(1)] });
  it('riftbound:808.3 who has Deathknell may be asked, printed or given, and what its abilities are', () => {
    const crypt = gear('Test Crypt', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'triggersAgain', keyword: 'deathknell' }],
    });
    const slay = does({ do: 'kill', what: { each: [UNIT, { keyword: 'deathknell' }] } });
    const after = (...base: string[]) => {
      const game = position([{ hand: ['Test Rite'], base: [...base, 'Test Giant'] }, { base: ['Test Bell'] }], {
        definitions: [bell, crypt, giant, slay],
      })
        .play(0, 'Test Rite')
        .calm();
      return [game.onBoard('Test Bell').length, game.onBoard('Test Giant').length, game.hand(0), game.hand(1)];
    };
    expect([after('Test Bell'), after('Test Bell', 'Test Crypt')]).toEqual([
      [0, 1, 1, 1],
      [0, 1, 2, 1],
    ]);
    const give = aims(FRIEND, {
      do: 'modify',
      what: T0,
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'deathknell', effects: [draw(1)] } }],
    });
    const given = position([{ hand: ['Test Rite', 'Test Slay'], base: ['Test Giant'] }, {}], {
      definitions: [
        giant,
        give,
        { ...slay, name: 'Test Slay', props: { ...(slay.props as JsonObject), name: 'Test Slay' } },
      ],
    })
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Slay')
      .settle();
    expect([given.onBoard('Test Giant'), given.hand(0)]).toEqual([[], 1]);
  });
  it('riftbound:812.2 cards of any type satisfy all Legion of their player, and none of an opponent’s', () => {
    const drill = (name: string) =>
      unit(name, 1, { kind: 'keyword', keyword: 'legion' }, {
        kind: 'static',
        mods: [{ mod: 'add', stat: 'might', value: 2 }],
        if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] },
      } as JsonObject);
    const start = () =>
      position(
        [
          { hand: ['Test Rite', 'Test Horn', 'Test Recruit'], base: ['Test One', 'Test Two'] },
          { base: ['Test Three'] },
        ],
        {
          definitions: [
            recruit,
            gear('Test Horn'),
            does(draw(1)),
            ...['Test One', 'Test Two', 'Test Three'].map(drill),
          ],
        },
      );
    const might = (game: RiftboundPlay) => ['Test One', 'Test Two', 'Test Three'].map((name) => game.might(name));
    expect(might(start())).toEqual([1, 1, 1]);
    for (const name of ['Test Rite', 'Test Horn', 'Test Recruit'])
      expect(might(start().play(0, name).settle())).toEqual([3, 3, 1]);
    const game = start().play(0, 'Test Rite').settle().play(0, 'Test Horn').settle();
    expect(might(game)).toEqual([3, 3, 1]);
    expect(might(game.until({ turn: 4, step: 'main' }))).toEqual([1, 1, 1]);
  });
  it('riftbound:813.5.a a card has Reaction in every zone, on the board, and on the chain as it is played from facedown', () => {
    const answers = { is: 'withReaction' };
    const count = (what: JsonObject[], hand: string[], base: string[], definitions: JsonObject[]) =>
      position([{ hand: ['Test Rite', ...hand], base }, {}], {
        definitions: [...definitions, does({ do: 'stat', who: 'you', stat: 'xp', amount: { count: what } })],
      })
        .play(0, 'Test Rite')
        .settle()
        .xp(0) ?? 0;
    const quick = withKeyword(gear('Test Quick'), 'quick-draw');
    const sudden = withKeyword(unit('Test Sudden', 1), 'reaction');
    expect(
      count([answers, { zone: 'board' }], [], ['Test Quick', 'Test Sudden', 'Test Giant'], [quick, sudden, giant]),
    ).toBe(2);
    expect(
      count(
        [answers, { zone: 'hand' }, { owner: 'you' }],
        ['Test Quick', 'Test Sudden', 'Test Giant'],
        [],
        [quick, sudden, giant],
      ),
    ).toBe(2);
    const trap = withKeyword(spell('Test Trap', { effects: [draw(1)] }), 'hidden');
    const no = reacts('Test No', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }, answers], min: 0, max: 1 }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const drawn = (facedown: boolean) => {
      const game = position([{ hand: facedown ? [] : ['Test Trap'] }, { hand: ['Test No'] }], {
        definitions: [trap, no, recruit],
        battlefields: [
          {
            card: PEAK,
            controller: 0,
            units: ['Test Recruit'],
            facedown: facedown ? [{ card: 'Test Trap', turn: 1 }] : [],
          },
          { card: GROVE },
        ],
      })
        .play(0, 'Test Trap', facedown ? { method: 'hidden' } : { method: 'normal' })
        .pass()
        .choose(1, { kind: 'PLAY', card: 'Test No' });
      const d = game.decision();
      if (d.kind === 'TARGETS') game.answer(1, { choose: d.options.slice(0, 1).map(({ id }) => id) });
      return game.settle().hand(0);
    };
    expect([drawn(false), drawn(true)]).toEqual([1, 0]);
  });
  it('riftbound:813.5.b a spell has it in the hand, in the trash and on the chain', () => {
    const flash = reacts('Test Flash', { effects: [] });
    const slow = spell('Test Slow', { effects: [] });
    const both = ['Test Flash', 'Test Slow'];
    const count = (zone: string) =>
      position([{ hand: ['Test Rite', ...(zone === 'hand' ? both : [])], trash: zone === 'trash' ? both : [] }, {}], {
        definitions: [
          flash,
          slow,
          does({
            do: 'stat',
            who: 'you',
            stat: 'xp',
            amount: { count: [{ is: 'withReaction' }, { zone }, { owner: 'you' }] },
          }),
        ],
      })
        .play(0, 'Test Rite')
        .settle()
        .xp(0) ?? 0;
    expect([count('hand'), count('trash')]).toEqual([1, 1]);
    const no = reacts('Test No', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }, { is: 'withReaction' }], min: 0, max: 1 }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const left = (name: string) => {
      const game = position([{ hand: [name] }, { hand: ['Test No'] }], { definitions: [flash, slow, no] })
        .play(0, name)
        .pass()
        .choose(1, { kind: 'PLAY', card: 'Test No' });
      const d = game.decision();
      return d.kind === 'TARGETS' ? d.options.length : 0;
    };
    expect([left('Test Flash'), left('Test Slow')]).toEqual([1, 0]);
  });
  it('riftbound:813.5.c of an ability it may be asked though its source has left the board', () => {
    const horn = (timing?: string) =>
      gear('Test Horn', {
        kind: 'activated',
        cost: [{ pay: 'kill' }],
        effects: [draw(1)],
        ...(timing ? { timing } : {}),
      });
    const no = reacts('Test No', {
      targets: [{ what: [{ zone: 'chain' }, { is: 'hasReaction' }], min: 0, max: 1 }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const drawn = (timing?: string) => {
      const game = position([{ base: ['Test Horn'] }, { hand: ['Test No'] }], { definitions: [horn(timing), no] })
        .use(0, 'Test Horn')
        .pass()
        .choose(1, { kind: 'PLAY', card: 'Test No' });
      const d = game.decision();
      if (d.kind === 'TARGETS') game.answer(1, { choose: d.options.slice(0, 1).map(({ id }) => id) });
      return [game.onBoard('Test Horn').length, game.settle().hand(0)];
    };
    expect([drawn('reaction'), drawn('action'), drawn()]).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
    ]);
  });
  it('riftbound:818.1.b.2 a second unit that is chosen for the same gear becomes its top-most card', () => {
    const blade = card(
      'Test Blade',
      { types: ['Gear'], tags: ['Equipment'], mightBonus: 2 },
      { kind: 'keyword', keyword: 'equip', cost: energy(0) },
    );
    const back = aims(FRIEND, { do: 'attach', what: { each: GEAR }, to: T0 });
    const game = position([{ hand: ['Test Rite'], base: ['Test Blade', 'Test Giant', 'Test Recruit'] }, {}], {
      definitions: [blade, giant, recruit, back],
    })
      .choose(0, { kind: 'ACTIVATE', card: 'Test Blade' })
      .choose(0, { card: 'Test Recruit' })
      .settle();
    expect([game.might('Test Recruit'), game.might('Test Giant')]).toEqual([3, 6]);
    game.play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }]] }).settle();
    expect([game.might('Test Recruit'), game.might('Test Giant')]).toEqual([1, 8]);
    expect(game.unit('Test Blade').attachedTo).toBe(game.unit('Test Giant').id);
  });
  it('riftbound:820.1.c.3 each of two Repeat costs is paid once, and each repeats it once', () => {
    const twice = spell('Test Rite', {
      effects: [draw(1)],
      optional: [
        { name: 'repeat', cost: energy(1), times: 1 },
        { name: 'repeat', cost: energy(2), times: 1 },
      ],
    });
    const seen = (...paid: boolean[]) => {
      const game = position([{ hand: ['Test Rite'], runes: [runes(9, 'Mind')] }, {}], { definitions: [twice] }).choose(
        0,
        { kind: 'PLAY', card: 'Test Rite' },
      );
      for (const confirm of paid) {
        expect(game.decision().kind).toBe('OPTIONAL_COST');
        game.answer(0, { confirm });
      }
      const spent = game.runes(0).filter(({ exhausted }) => exhausted).length;
      return [spent, game.settle().hand(0)];
    };
    expect([seen(false, false), seen(true, false), seen(false, true), seen(true, true)]).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 3],
    ]);
  });
  it('riftbound:821.1.c Equipment that another unit carries is attached by it as well', () => {
    const blade = card(
      'Test Blade',
      { types: ['Gear'], tags: ['Equipment'], mightBonus: 2 },
      { kind: 'keyword', keyword: 'equip', cost: energy(1, 'Mind') },
    );
    const master = withKeyword(unit('Test Master', 3), 'weaponmaster');
    const arm = aims(FRIEND, { do: 'attach', what: { each: GEAR }, to: T0 });
    const game = position(
      [{ hand: ['Test Rite', 'Test Master'], base: ['Test Blade', 'Test Recruit'], runes: [runes(3, 'Mind')] }, {}],
      {
        definitions: [blade, master, recruit, arm],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect(game.might('Test Recruit')).toBe(3);
    game.play(0, 'Test Master', { targets: [[{ card: 'Test Blade' }]] });
    for (let n = 0; n < 9 && game.decision().kind !== 'PAY'; n++)
      game.answer(game.decision().seat, game.decision().default);
    game.answer(0, { confirm: true }).settle();
    expect([game.might('Test Recruit'), game.might('Test Master')]).toEqual([1, 5]);
    expect([game.runes(0).length, game.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([3, 1]);
  });
  it('riftbound:822.1.b by Ambush a unit comes to where its player has units, and neither home nor elsewhere', () => {
    const lurker = withKeyword(unit('Test Lurker', 2), 'ambush');
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Lurker'] }], {
      definitions: [lurker, recruit, giant, does(draw(1)), battlefield('Test Glade')],
      battlefields: [
        { card: PEAK, controller: 1, units: [foe('Test Recruit')] },
        { card: GROVE, controller: 0, units: ['Test Giant'] },
        { card: 'Test Glade', controller: 1, units: [foe('Pouty Poro')] },
      ],
    })
      .play(0, 'Test Rite')
      .pass()
      .choose(1, { kind: 'PLAY', card: 'Test Lurker' });
    expect(
      game
        .decision()
        .options.map((one) => one.card ?? one.kind)
        .sort(),
    ).toEqual([PEAK, 'Test Glade'].sort());
    game.choose(1, { card: 'Test Glade' }).calm();
    expect(game.where('Test Lurker')).toBe('Test Glade');
  });
  it('riftbound:823.1.c.1 whoever controls a unit with Hunt gains the XP, as they conquer and as they hold', () => {
    const hunter = withKeyword(unit('Test Hunter', 3), 'hunt', { value: 2 });
    const lent: JsonObject = { card: 'Test Hunter', owner: 1, controller: 0 };
    const conquered = position([{ base: [lent] }, {}], { definitions: [hunter] })
      .move(0, 'Test Hunter', PEAK)
      .calm();
    expect([conquered.xp(0), conquered.xp(1) ?? 0]).toEqual([2, 0]);
    const held = conquered.until({ turn: 5, step: 'main' });
    expect([held.xp(0), held.xp(1) ?? 0]).toEqual([4, 0]);
  });
  it('riftbound:824.1.b.1 the XP of its controller counts, and of nobody else', () => {
    const sage = withKeyword(
      unit('Test Sage', 1, {
        kind: 'static',
        if: { compare: [{ stat: 'xp', of: 'you' }, '>=', 3] },
        mods: [{ mod: 'add', stat: 'might', value: 2 }],
      }),
      'level',
      { value: 3 },
    );
    const might = (mine: number, theirs: number, owner: number) =>
      position([{ xp: mine, base: [{ card: 'Test Sage', owner, controller: 0 }] }, { xp: theirs }], {
        definitions: [sage],
      }).might('Test Sage');
    expect([might(3, 0, 0), might(2, 9, 0), might(3, 0, 1), might(2, 9, 1)]).toEqual([3, 1, 3, 1]);
  });
  it('riftbound:828.1.d what may be Empowered several times triggers each time', () => {
    const becomes = { on: 'status', object: 'self', match: { status: 'empowered', on: true } };
    const idol = (...more: JsonObject[]) =>
      gear(
        'Test Idol',
        { kind: 'keyword', keyword: 'empower', cost: [] },
        { kind: 'keyword', keyword: 'empowered' },
        triggered(becomes, draw(1)),
        ...more,
      );
    const drawn = (definition: JsonObject) => {
      const game = position([{ base: ['Test Idol'] }, {}], { definitions: [definition] });
      for (let n = 0; n < 3 && game.offered().includes('ACTIVATE Test Idol'); n++) game.use(0, 'Test Idol').settle();
      return game.hand(0);
    };
    const often = { kind: 'static', mods: [{ mod: 'rule', rule: 'empoweredUpTo', times: 3 }] };
    expect([drawn(idol()), drawn(idol(often))]).toEqual([1, 3]);
  });
});
