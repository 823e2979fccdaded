/** What rules about points, costs, playing, paying and using abilities say besides their main clauses (194–422, 727, 805, 813). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { position, position2025, runes } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, energy, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

const PLAYED: JsonObject = { on: 'play', object: 'self' };

describe('points', () => {
  it('riftbound:194.4.a losing points at 0 is nothing that anything triggers on', () => {
    const mourner = unit(
      'Test Mourner',
      1,
      triggered({ on: 'stat', player: 'you', match: { stat: 'points', gain: false } }, draw(1)),
    );
    const after = (points: number) => {
      const game = position([{ hand: ['Test Rite'], points, base: ['Test Mourner'] }, {}], {
        definitions: [mourner, does({ do: 'stat', who: 'you', stat: 'points', amount: -2 })],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.points(0), game.hand(0), game.happened('POINTS_CHANGED').length];
    };
    expect([0, 1, 3].map(after)).toEqual([
      [0, 0, 0],
      [0, 1, 1],
      [1, 1, 1],
    ]);
  });
});

describe('as cards are played', () => {
  it('riftbound:352.1 whoever plays it, a card is pending until it is finalized', () => {
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Giant'] },
        { hand: ['Test Answer'], base: ['Test Giant'] },
      ],
      {
        definitions: [
          giant,
          aims(UNIT, damage(1)),
          reacts('Test Answer', { targets: [{ what: UNIT }], effects: [damage(1)] }),
        ],
      },
    );
    const GIANT = { card: 'Test Giant', owner: 0 };
    const stack = () => game.view().stack.map((one) => [one.card, (one as JsonObject).pending]);
    game.play(0, 'Test Rite', { targets: [[GIANT]] }).pass();
    game.choose(1, { kind: 'PLAY', card: 'Test Answer' });
    expect(game.decision().kind).toBe('TARGETS');
    expect(stack()).toEqual([
      ['Test Answer', true],
      ['Test Rite', false],
    ]);
    game.choose(1, GIANT);
    expect(stack()).toEqual([
      ['Test Answer', false],
      ['Test Rite', false],
    ]);
  });
  it('riftbound:355.1.a of several optional costs each is chosen to be paid or not', () => {
    const rite = spell('Test Rite', {
      optional: [
        { name: 'first', cost: energy(1) },
        { name: 'second', cost: energy(2) },
      ],
      effects: [draw(1)],
    });
    const spent = (first: boolean, second: boolean) => {
      const game = position([{ hand: ['Test Rite'], runes: [runes(6, 'Mind')] }, {}], { definitions: [rite] });
      game.choose(0, { kind: 'PLAY', card: 'Test Rite' });
      for (const confirm of [first, second]) {
        expect(game.decision()).toMatchObject({ kind: 'OPTIONAL_COST', seat: 0 });
        game.answer(0, { confirm });
      }
      return game.runes(0).filter(({ exhausted }) => exhausted).length;
    };
    expect([spent(false, false), spent(true, false), spent(false, true), spent(true, true)]).toEqual([0, 1, 2, 3]);
  });
  it('riftbound:419.4.a what the spell itself kills does not trigger on its having been played, and what it makes does', () => {
    const watcher = unit(
      'Test Watcher',
      1,
      triggered({ on: 'play', player: 'you', object: { has: ['types', 'Spell'] } }, draw(1)),
    );
    const drawn = (...effects: JsonObject[]) =>
      position([{ hand: ['Test Rite'], base: ['Test Watcher'] }, {}], { definitions: [watcher, does(...effects)] })
        .play(0, 'Test Rite')
        .calm()
        .hand(0);
    expect(drawn({ do: 'kill', what: { each: UNIT } })).toBe(0);
    expect(drawn({ do: 'createToken', token: watcher, to: 'base' })).toBe(2);
  });
  it('riftbound-zh:412.1.b a countered card is none that was played for what asks whether any was', () => {
    const no = reacts('Test No', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const late = unit('Test Late', 1, {
      ...triggered(PLAYED, draw(1)),
      if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 2] },
    });
    const drawn = (countered: boolean) => {
      const game = position2025([{ hand: ['Test Rite', 'Test Late'] }, { hand: ['Test No'] }], {
        definitions: [no, late, does(damage(0, { each: UNIT }))],
      });
      game.play(0, 'Test Rite').pass();
      if (countered) game.play(1, 'Test No', { targets: [[{ card: 'Test Rite' }]] });
      return game.settle().play(0, 'Test Late').settle().hand(0);
    };
    expect([drawn(false), drawn(true)]).toEqual([1, 0]);
  });
});

describe('targets', () => {
  it('riftbound:355.10 what spells, activated and triggered abilities of anybody choose are their targets', () => {
    const idol = unit('Test Idol', 9, triggered({ on: 'target', object: 'self' }, draw(1)));
    const wand = gear('Test Wand', {
      kind: 'activated',
      cost: energy(0),
      targets: [{ what: UNIT }],
      effects: [damage(1)],
    });
    const caller = unit('Test Caller', 1, {
      ...triggered(PLAYED, damage(1)),
      targets: [{ what: [UNIT, { other: true }] }],
    });
    const IDOL = [{ card: 'Test Idol' }];
    const game = position(
      [
        { hand: ['Test Rite', 'Test Caller'], base: ['Test Wand'] },
        { hand: ['Test Answer'], base: ['Test Idol'] },
      ],
      {
        definitions: [
          idol,
          wand,
          caller,
          aims(UNIT, damage(1)),
          reacts('Test Answer', { targets: [{ what: UNIT }], effects: [damage(1)] }),
        ],
      },
    );
    const held = () => game.settle().hand(1);
    game.use(0, 'Test Wand');
    if (game.decision().kind === 'TARGETS') game.choose(0, IDOL);
    expect(held()).toBe(2);
    game.play(0, 'Test Caller', { targets: [IDOL] });
    expect(held()).toBe(3);
    game.play(0, 'Test Rite', { targets: [IDOL] });
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Test Answer', { targets: [IDOL] });
    expect(held()).toBe(4);
  });
  it('riftbound:355.10.c.1 what an ability does besides its cost has its targets all the same, and the buffed unit is none', () => {
    const idol = (name: string) => unit(name, 2, triggered({ on: 'target', object: 'self' }, draw(1)));
    const guide = unit('Test Guide', 1, {
      ...triggered(PLAYED, { do: 'status', what: T0, status: 'stunned' }),
      may: true,
      cost: [{ pay: 'spendBuff' }],
      targets: [{ what: { named: 'Test Idol' } }],
    });
    const game = position([{ hand: ['Test Guide'], base: ['Test Idol', { card: 'Test Donor', buffed: true }] }, {}], {
      definitions: [guide, idol('Test Idol'), idol('Test Donor')],
    }).play(0, 'Test Guide');
    game.answer(0, { confirm: true });
    expect([game.settle().hand(0), game.unit('Test Donor').buffed, game.unit('Test Idol').stunned]).toEqual([
      1,
      false,
      true,
    ]);
  });
});

describe('what is paid', () => {
  it('riftbound:356.4.f what takes Power off takes it off what choosing costs, down to nothing', () => {
    const rite = card(
      'Test Rite',
      { types: ['Spell'] },
      { kind: 'spell', targets: [{ what: ENEMY }], effects: [damage(1)] },
      { kind: 'static', mods: [{ mod: 'cost', less: [{ pay: 'resources', power: ['any'] }] }] },
    );
    const warded = (value: number) => withKeyword(unit('Test Ward', 3), 'deflect', { value });
    const offered = (value: number) =>
      position([{ hand: ['Test Rite'], runes: [] }, { base: ['Test Ward'] }], { definitions: [rite, warded(value)] })
        .offered()
        .includes('PLAY Test Rite');
    expect([offered(1), offered(2)]).toEqual([true, false]);
  });
  it('riftbound:403.1.b.1 what choosing costs comes on top of the cost within the instructions', () => {
    const trader = unit('Test Trader', 1, {
      ...triggered(PLAYED, damage(1)),
      cost: energy(2),
      targets: [{ what: ENEMY }],
    });
    const game = position([{ hand: ['Test Trader'], runes: [runes(3, 'Mind')] }, { base: ['Test Ward'] }], {
      definitions: [trader, withKeyword(unit('Test Ward', 3), 'deflect', { value: 1 })],
    }).play(0, 'Test Trader');
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    game.answer(0, { confirm: true }).settle();
    const left = game.runes(0);
    expect([left.length, left.filter(({ exhausted }) => exhausted).length]).toEqual([2, 1]);
    expect(game.unit('Test Ward').damage).toBe(1);
  });
  it('riftbound:422.3 the card that is being played is none that could be discarded for it', () => {
    const rite = spell('Test Rite', { additional: [{ pay: 'discard', what: [], count: 1 }], effects: [draw(1)] });
    const offered = (...hand: string[]) =>
      position([{ hand: ['Test Rite', ...hand] }, {}], { definitions: [rite, recruit] })
        .offered()
        .includes('PLAY Test Rite');
    expect([offered(), offered('Test Recruit')]).toEqual([false, true]);
  });
  it('riftbound:805.1.a.1 the Power “of its own domain” of a unit with two domains is of either of them', () => {
    const swift = withKeyword(
      card('Test Swift', { types: ['Unit'], might: 1, domains: ['Fury', 'Mind'] }),
      'accelerate',
      {
        cost: energy(0, 'own'),
      },
    );
    const ready = (domain: string) =>
      position([{ hand: ['Test Swift'], runes: [runes(1, domain)] }, {}], { definitions: [swift] })
        .play(0, 'Test Swift', { paying: true })
        .ready('Test Swift');
    expect(['Fury', 'Mind', 'Order'].map(ready)).toEqual([true, true, false]);
  });
});

describe('abilities', () => {
  const horn = (more: JsonObject): JsonObject =>
    gear('Test Horn', { kind: 'activated', cost: energy(0), effects: [draw(1)], ...more });
  it('riftbound:813.3 an ability with Reaction waits on the chain as any other does', () => {
    const game = position([{ base: ['Test Horn'] }, {}], { definitions: [horn({ timing: 'reaction' })] });
    game.use(0, 'Test Horn');
    expect([game.chain(), game.hand(0)]).toEqual([['Test Horn'], 0]);
    expect(game.settle().hand(0)).toBe(1);
  });
  it('riftbound:727.1.c.3 one that a dependent keyword lets be used is used at its own time alone', () => {
    const LEVEL = { compare: [{ stat: 'xp', of: 'you' }, '>=', 3] };
    const offers = (timing: string | undefined, active: number, closed: boolean) => {
      const limited = horn({ if: LEVEL, ...(timing ? { timing } : {}) });
      const game = position([{ base: ['Test Horn'], xp: 3, hand: ['Test Answer'] }, { hand: ['Test Answer'] }], {
        definitions: [limited, reacts('Test Answer', { effects: [damage(0, { each: UNIT })] })],
        turn: { number: 3, active, step: 'main' },
      });
      if (closed) game.play(active, 'Test Answer');
      while (game.decision().seat !== 0) game.pass();
      return game.offered().includes('ACTIVATE Test Horn');
    };
    expect([offers(undefined, 0, false), offers(undefined, 0, true), offers('action', 0, true)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([offers('reaction', 0, true), offers('reaction', 1, true), offers(undefined, 1, true)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
