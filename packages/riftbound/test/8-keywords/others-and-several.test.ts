/** Keywords and terms where the turn is another player's, the card is borrowed, or there are two of them (193, 371, 709–740, 800–829). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../support/kinds.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { damage, does, draw, energy, FRIEND, foe, giant, giveMight, reacts, recruit, UNIT } from '../support/rites.js';

const WASTE = 'Forbidding Waste';
const calm = spell('Test Calm', {});
const _hands = (game: RiftboundPlay): number[] => game.view().players.map((_, seat) => game.hand(seat));
const places = (game: RiftboundPlay): unknown[] => game.decision().options.map((o) => o.card ?? o.kind);
const ofYou = (rule: string, more: JsonObject = {}): JsonObject => ({
  kind: 'static',
  affects: { players: 'you' },
  mods: [{ mod: 'rule', rule, ...more }],
});
const equipment = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Gear'], tags: ['Equipment'], mightBonus: 2 }, ...abilities);
/** Seat 0 has played something in its turn, and seat 1 may answer. */
const answering = (theirs: object, definitions: JsonObject[], more: object = {}): RiftboundPlay =>
  position([{ hand: ['Test Calm'] }, theirs], { definitions: [calm, ...definitions], ...more })
    .play(0, 'Test Calm')
    .pass();

describe('Weaponmaster, Ambush, Accelerate', () => {
  const blade = equipment('Test Blade', { kind: 'keyword', keyword: 'equip', cost: energy(1, 'Mind') });
  const master = withKeyword(withKeyword(unit('Test Master', 3), 'weaponmaster'), 'reaction');
  it('riftbound:821.1.c no Equipment need be chosen', () => {
    const game = position([{ hand: ['Test Master'], base: ['Test Blade'] }, {}], { definitions: [blade, master] }).play(
      0,
      'Test Master',
    );
    if (game.decision().kind === 'TARGETS') game.choose(0, []);
    game.calm();
    expect([game.might('Test Master'), game.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([3, 0]);
  });
  it('riftbound:821.1.c in another player’s turn whoever has it pays, one Power less', () => {
    const game = answering({ hand: ['Test Master'], base: ['Test Blade'], runes: [runes(2, 'Mind')] }, [blade, master]);
    game.play(1, 'Test Master', { targets: [[{ card: 'Test Blade' }]] });
    for (let d = game.decision(); d.kind === 'PRIORITY' || d.kind === 'PAY'; d = game.decision()) {
      if (d.kind === 'PAY') expect(d.seat).toBe(1);
      if (d.kind === 'PRIORITY' && game.turnState() === 'neutralOpen') break;
      game.answer(d.seat, d.kind === 'PAY' ? { confirm: true } : { choose: [{ kind: 'PASS' }] });
    }
    expect(game.might('Test Master')).toBe(5);
    expect([game.runes(1).length, game.runes(1).filter(({ exhausted }) => exhausted).length]).toEqual([2, 1]);
  });
  const lurker = withKeyword(unit('Test Lurker', 2), 'ambush');
  it('riftbound:822.1.b a unit that is lent to another player lets nobody ambush there', () => {
    const game = (controller: number) =>
      answering({ hand: ['Test Lurker'] }, [lurker], {
        battlefields: [
          { card: PEAK, controller, units: [{ card: 'Pouty Poro', owner: 1, controller }] },
          { card: GROVE },
        ],
      }).offered();
    expect([game(0).includes('PLAY Test Lurker'), game(1).includes('PLAY Test Lurker')]).toEqual([false, true]);
  });
  it('riftbound:822.1.c it adds its battlefields to the usual places also where the unit could be played anyhow', () => {
    const game = position([{ hand: ['Test Lurker'], base: ['Test Recruit'] }, {}], {
      definitions: [withKeyword(lurker, 'action'), recruit],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Pouty Poro')] }, { card: WASTE }],
    }).move(0, 'Test Recruit', PEAK);
    expect(places(game.choose(0, { kind: 'PLAY', card: 'Test Lurker' }))).toEqual(['BASE', PEAK]);
  });
  it('riftbound:811.6 from hiding it is a reaction, though it is no such card', () => {
    const mine = withKeyword(spell('Test Mine', { effects: [draw(1)] }), 'hidden');
    const game = position([{ hand: ['Test Calm'] }, { hand: ['Test Mine'] }], {
      definitions: [calm, mine],
      battlefields: [
        {
          card: PEAK,
          controller: 1,
          units: [foe('Pouty Poro')],
          facedown: [{ card: 'Test Mine', controller: 1, turn: 1 }],
        },
        { card: GROVE },
      ],
    })
      .play(0, 'Test Calm')
      .pass();
    expect(game.offered().filter((one) => one === 'PLAY Test Mine')).toHaveLength(1);
    expect(game.play(1, 'Test Mine').settle().hand(1)).toBe(2);
  });
  it('riftbound:805.6 another optional cost has no unit enter ready', () => {
    const keen = card(
      'Test Keen',
      { types: ['Unit'], might: 2 },
      { kind: 'static', mods: [{ mod: 'cost', optional: { name: 'more', cost: energy(1) } }] },
    );
    const game = position([{ hand: ['Test Keen'] }, {}], { definitions: [keen] }).play(0, 'Test Keen', {
      paying: true,
    });
    expect([game.runes(0).filter(({ exhausted }) => exhausted).length, game.ready('Test Keen')]).toEqual([1, false]);
  });
  it('riftbound:829.1.b it is played from the trash at the times at which it could be played from the hand', () => {
    const flow = withKeyword(spell('Test Flow', { effects: [draw(1)] }), 'flow');
    const answers = answering({ trash: ['Test Flow'], hand: ['Test Flow'] }, [flow]);
    expect(answers.offered().filter((one) => one.includes('Test Flow'))).toEqual([]);
    const own = position([{ trash: ['Test Flow'] }, {}], { definitions: [flow] });
    expect(own.offered()).toContain('PLAY Test Flow');
  });
});

describe('alone and one on one', () => {
  const when = (is: string): JsonObject =>
    unit('Test Loner', 2, {
      kind: 'static',
      if: { is: ['self', { is }] },
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
    });
  const there = (is: string, units: JsonObject[], players: object[] = [{}, {}], more: object = {}): unknown =>
    position(players as never, {
      definitions: [when(is), recruit],
      battlefields: [
        { card: PEAK, controller: 0, units: [{ card: 'Test Loner', controller: 0 }, ...units] },
        { card: GROVE },
      ],
      ...more,
    }).might('Test Loner');
  const of = (controller: number, owner = controller): JsonObject => ({ card: 'Test Recruit', controller, owner });
  it('riftbound:740.2.a an enemy unit is no company', () => {
    expect(there('alone', [of(1)])).toBe(4);
  });
  it('riftbound:740.2.a a borrowed unit is company, and a lent one is none', () => {
    expect([there('alone', [of(0, 1)]), there('alone', [of(1, 0)])]).toEqual([2, 4]);
  });
  it('riftbound:740.2.a units of teammates are company', () => {
    const players = [0, 1, 2, 3].map(() => ({}));
    expect(there('alone', [of(2)], players, { options: { format: '2v2' } })).toBe(2);
    expect(there('alone', [of(1)], players, { options: { format: '2v2' } })).toBe(4);
  });
  it('riftbound:740.2.b it is so against one enemy alone, and without another friend', () => {
    expect([[of(1)], [of(1), of(1)], [of(1), of(0)]].map((units) => there('oneOnOne', units))).toEqual([4, 2, 2]);
  });
});

describe('Bonus Damage and becoming Mighty', () => {
  it('riftbound:713 spells that are played in another player’s turn deal it, too', () => {
    const annie = gear('Test Annie', ofYou('bonusDamage', { amount: 1 }));
    const bolt = reacts('Test Bolt', { targets: [{ what: UNIT }], effects: [damage(1)] });
    const game = answering({ hand: ['Test Bolt'], base: ['Test Annie', 'Test Giant'] }, [annie, bolt, giant]);
    expect(
      game
        .play(1, 'Test Bolt', { targets: [[{ card: 'Test Giant' }]] })
        .settle()
        .unit('Test Giant').damage,
    ).toBe(2);
  });
  it('riftbound:709 each of several units becomes Mighty', () => {
    const watch = gear(
      'Test Watch',
      triggered({ on: 'reaches', object: [UNIT, { controller: 'you' }], atLeast: 5 }, draw(1)),
    );
    const grow = does({ ...giveMight(4, { each: FRIEND }), until: { kind: 'endOfTurn' } });
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Watch', 'Test Recruit', 'Pouty Poro', 'Test Recruit'] }, {}],
      {
        definitions: [watch, recruit, grow],
      },
    )
      .play(0, 'Test Rite')
      .calm();
    expect(game.hand(0)).toBe(3);
  });
});

describe('attachments', () => {
  const drum = equipment(
    'Test Drum',
    triggered({ on: 'play', player: 'you', object: [{ has: ['types', 'Spell'] }] }, draw(1)),
  );
  const bind = does({
    do: 'attach',
    what: { each: { has: ['tags', 'Equipment'] } },
    to: { each: { named: 'Test Recruit' } },
  });
  it('riftbound:718.2 triggered abilities of its rules text are inactive while it is attached', () => {
    const game = position(
      [{ hand: ['Test Calm', 'Test Rite', 'Test Calm'], base: ['Test Drum', 'Test Recruit'] }, {}],
      {
        definitions: [calm, drum, bind, recruit],
      },
    )
      .play(0, 'Test Calm')
      .settle();
    expect(game.hand(0)).toBe(3);
    game.play(0, 'Test Rite').settle();
    const before = game.hand(0);
    expect(game.play(0, 'Test Calm').settle().hand(0)).toBe(before - 1);
  });
  it('riftbound:719.5 all that was attached stays where the unit was', () => {
    const slay = spell('Test Slay', { effects: [{ do: 'kill', what: { each: { named: 'Test Recruit' } } }] });
    const game = position(
      [{ hand: ['Test Rite', 'Test Slay'], base: ['Test Drum', 'Test Fife', 'Test Recruit'] }, {}],
      {
        definitions: [drum, equipment('Test Fife'), bind, recruit, slay],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect(game.might('Test Recruit')).toBe(5);
    game.play(0, 'Test Slay').settle();
    expect(['Test Drum', 'Test Fife'].map((name) => game.unit(name).attachedTo ?? null)).toEqual([null, null]);
  });
  it('riftbound:719.3 what is attached is at the place of its unit, and moves with it', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Drum', 'Test Recruit'] }, {}], {
      definitions: [drum, bind, recruit],
      battlefields: [{ card: PEAK }, { card: GROVE }],
    })
      .play(0, 'Test Rite')
      .settle()
      .move(0, 'Test Recruit', PEAK)
      .settle();
    expect(game.where('Test Drum')).toBe(PEAK);
  });
  it('riftbound:719.3 what is attached to something attached is where the top-most card is', () => {
    const stack = does(
      { do: 'attach', what: { each: { named: 'Test Drum' } }, to: { each: { named: 'Test Fife' } } },
      { do: 'attach', what: { each: { named: 'Test Fife' } }, to: { each: { named: 'Test Recruit' } } },
    );
    const game = position([{ hand: ['Test Rite'], base: ['Test Drum', 'Test Fife', 'Test Recruit'] }, {}], {
      definitions: [drum, equipment('Test Fife'), stack, recruit],
      battlefields: [{ card: PEAK }, { card: GROVE }],
    })
      .play(0, 'Test Rite')
      .settle()
      .move(0, 'Test Recruit', PEAK)
      .settle();
    expect([game.where('Test Fife'), game.where('Test Drum')]).toEqual([PEAK, PEAK]);
  });
});

describe('points', () => {
  const gain = does({ do: 'stat', who: 'you', stat: 'points', amount: 1 });
  it('riftbound:472 of three players who reach it at once who has most wins', () => {
    const two = does({ do: 'stat', who: 'players', stat: 'points', amount: 2 });
    const over = (third: number) =>
      position([{ hand: ['Test Rite'], points: 6 }, {}, { points: third }], { definitions: [two] })
        .play(0, 'Test Rite')
        .settle()
        .result();
    expect([over(5)?.winners, over(7)?.winners, over(6) ?? null]).toEqual([[0], [2], null]);
  });
  it('riftbound:194.3.a each battlefield that asks for more points counts', () => {
    const hill = (name: string): JsonObject =>
      battlefield(name, { kind: 'static', mods: [{ mod: 'rule', rule: 'raisesVictoryScore', amount: 1 }] });
    const over = (points: number) =>
      position([{ hand: ['Test Rite'], points }, {}], {
        definitions: [gain, hill('Test Hill'), hill('Test Ridge')],
        battlefields: [{ card: 'Test Hill' }, { card: 'Test Ridge' }],
      })
        .play(0, 'Test Rite')
        .settle()
        .result();
    expect([over(8) ?? null, over(9)?.winners]).toEqual([null, [0]]);
  });
});

it('riftbound:371.2.a whoever has the effect decides in another player’s turn', () => {
  const twin = gear('Test Twin', ofYou('playsTokenTwice'));
  const call = reacts('Test Call', { effects: [{ do: 'playToken', token: recruit, to: 'base' }] });
  const game = answering({ hand: ['Test Call'], base: ['Test Twin'] }, [twin, call])
    .play(1, 'Test Call')
    .settle();
  expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 1 });
  game.answer(1, { confirm: true }).settle();
  expect(game.onBoard('Test Recruit').map(({ controller }) => controller)).toEqual([1, 1]);
});
it('riftbound:370.1.b.1 what a card adds as it is revealed is its player’s, in another player’s turn as well', () => {
  const spark = unit('Test Spark', 1, { kind: 'static', mods: [{ mod: 'rule', rule: 'addsAsRevealed', energy: 2 }] });
  const show = reacts('Test Show', {
    effects: [{ do: 'dig', count: 1, reveal: true, rest: { to: 'bottom', order: 'random' } }],
  });
  const game = answering({ hand: ['Test Show'], mainDeck: ['Test Spark', 'Test Recruit'] }, [spark, recruit, show])
    .play(1, 'Test Show')
    .settle();
  expect([game.pool(0).energy, game.pool(1).energy]).toEqual([0, 2]);
});
