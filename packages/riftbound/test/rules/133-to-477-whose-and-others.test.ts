/** Rules about runes, tokens, damage, priority, recycling and the like where the case is not the usual one: another's things, abilities, what is declined (133–477). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, card, gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, position2025, type RiftboundPlay, runes } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, energy, FRIEND, foe, giant, recruit, T0, UNIT } from '../support/rites.js';

const PLAYED: JsonObject = { on: 'play', object: 'self' };
const nothing = damage(0, { each: UNIT });
const KILL: JsonObject = { on: 'did', player: 'you', match: { act: 'kill' } };
const spent = (game: RiftboundPlay, seat = 0) => game.runes(seat).filter(({ exhausted }) => exhausted).length;

describe('runes, tokens and gear', () => {
  it('riftbound:133.5.a.1 runes that are channeled are no cards that were played', () => {
    const late = unit('Test Late', 1, {
      ...triggered(PLAYED, draw(1)),
      if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 2] },
    });
    const game = position([{ hand: ['Test Late'], runes: [], runeDeck: [runes(4, 'Mind')] }, {}], {
      definitions: [late, recruit],
      turn: { number: 3, active: 0, step: 'channel' },
    }).until({ step: 'main' });
    expect(game.runes(0)).toHaveLength(2);
    const held = game.hand(0);
    expect(game.play(0, 'Test Late').settle().hand(0)).toBe(held - 1);
    expect(game.offered().filter((one) => one.startsWith('PLAY') && one.includes('Rune'))).toEqual([]);
  });
  it('riftbound:182 who controls the ability that makes a token controls it, whoever owns its source', () => {
    const maker = unit('Test Maker', 1, activated({ do: 'playToken', token: recruit, to: 'base' }));
    const game = position([{ base: [{ card: 'Test Maker', owner: 1 }] }, {}], { definitions: [maker, recruit] })
      .use(0, 'Test Maker')
      .settle();
    expect(game.onBoard('Test Recruit')).toMatchObject([{ controller: 0, owner: 0 }]);
  });
  it('riftbound:150.5 gear with the tag is asked for as Equipment while it is attached as well', () => {
    const blade = card('Test Blade', { types: ['Gear'], tags: ['Equipment'] });
    const attach = spell('Test Attach', {
      targets: [{ what: { named: 'Test Blade' } }, { what: FRIEND }],
      effects: [{ do: 'attach', what: T0, to: { target: 1 } }],
    });
    const count = does({ do: 'draw', who: 'you', count: { count: [{ has: ['tags', 'Equipment'] }] } });
    const game = position(
      [{ hand: ['Test Attach', 'Test Rite'], base: ['Test Blade', 'Test Plain', 'Test Giant'] }, {}],
      {
        definitions: [blade, gear('Test Plain'), attach, count, giant],
      },
    )
      .play(0, 'Test Attach')
      .settle();
    expect(game.unit('Test Blade').attachedTo).toBe(game.unit('Test Giant').id);
    expect(game.play(0, 'Test Rite').settle().hand(0)).toBe(1);
  });
  it('riftbound:416.1.c a rune that somebody else controls is recycled to its owner’s rune deck', () => {
    const rite = does(nothing);
    const costly = { ...rite, props: { ...(rite.props as JsonObject), power: ['any'] } };
    const take = spell('Test Take', {
      effects: [
        {
          do: 'modify',
          what: { each: [{ has: ['types', 'Rune'] }, { controller: 'opponent' }] },
          mods: [{ mod: 'control', to: 'you' }],
        },
      ],
    });
    const none = { runes: [], runeDeck: [] };
    const game = position(
      [
        { ...none, hand: ['Test Rite', 'Test Take'] },
        { ...none, runes: [runes(1, 'Fury')] },
      ],
      {
        definitions: [costly, take],
      },
    )
      .play(0, 'Test Take')
      .settle();
    expect([game.runes(0).length, game.runes(1).length]).toEqual([1, 0]);
    game.play(0, 'Test Rite');
    expect([game.count(0, 'runeDeck'), game.count(1, 'runeDeck')]).toEqual([0, 1]);
  });
});

describe('damage and kills', () => {
  it('riftbound:417.6.b.3 what makes spells deal more adds nothing to damage that a unit deals for one', () => {
    const horn = gear('Test Horn', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'bonusDamage', amount: 2 }],
    });
    const dealt = (from: JsonObject) => {
      const rite = spell('Test Rite', {
        targets: [{ what: FRIEND }, { what: ENEMY }],
        effects: [{ do: 'damage', to: { target: 1 }, amount: 1, ...from }],
      });
      const game = position([{ hand: ['Test Rite'], base: ['Test Horn', 'Test Recruit'] }, { base: ['Test Giant'] }], {
        definitions: [horn, rite, recruit, giant],
      });
      return game.play(0, 'Test Rite').settle().unit('Test Giant').damage;
    };
    expect([dealt({}), dealt({ from: T0 })]).toEqual([3, 1]);
  });
  it('riftbound:423.1.c of a stunned unit all its Might is lethal as damage is assigned', () => {
    const game = position([{ base: ['Test Giant'] }, {}], {
      battlefields: [
        { card: PEAK, controller: 1, units: [foe('Test Three', { stunned: true }), foe('Test Four')] },
        { card: GROVE },
      ],
      definitions: [giant, unit('Test Three', 3), unit('Test Four', 4)],
    })
      .move(0, 'Test Giant', PEAK)
      .pass()
      .pass();
    expect(Object.fromEntries(game.decision().options.map((o) => [o.card, o.lethal]))).toEqual({
      'Test Three': 3,
      'Test Four': 4,
    });
  });
  const slain = (game: RiftboundPlay) => game.settle().hand(0);
  const watcher = (type: string): JsonObject =>
    unit('Test Watcher', 9, triggered({ ...KILL, source: { has: ['types', type] } }, draw(1)));
  const again = spell('Test Rite', {
    effects: [{ do: 'reflexive', ability: { targets: [{ what: ENEMY }], effects: [{ do: 'kill', what: T0 }] } }],
  });
  it('riftbound:428.5.d what an ability that a spell made kills by its instruction the spell kills as well', () => {
    const drawn = (type: string) =>
      slain(
        position([{ hand: ['Test Rite'], base: ['Test Watcher'] }, { base: ['Test Giant'] }], {
          definitions: [watcher(type), giant, again],
        }).play(0, 'Test Rite'),
      );
    expect([drawn('Spell'), drawn('Gear')]).toEqual([1, 0]);
  });
  it('riftbound-zh:415.5.b what an ability of gear kills the gear kills, units as well as gear', () => {
    const wand = gear('Test Wand', {
      ...activated({ do: 'kill', what: T0 }),
      targets: [{ what: { controller: 'opponent' } }],
    });
    const drawn = (victim: string, type = 'Gear') => {
      const game = position2025([{ base: ['Test Watcher', 'Test Wand'] }, { base: [victim], runes: [] }], {
        battlefields: [{ card: PEAK, owner: 0 }],
        definitions: [watcher(type), wand, giant, gear('Test Horn')],
      });
      game.use(0, 'Test Wand');
      if (game.decision().kind === 'TARGETS') game.choose(0, { card: victim });
      return slain(game);
    };
    expect([drawn('Test Giant'), drawn('Test Horn'), drawn('Test Giant', 'Spell')]).toEqual([1, 1, 0]);
  });
  it('riftbound-zh:404.6.b.1 a spell that deals damage kills what dies of it', () => {
    const drawn = (amount: number) =>
      slain(
        position2025([{ hand: ['Test Rite'], base: ['Test Watcher'] }, { base: ['Test Giant'] }], {
          definitions: [watcher('Spell'), giant, aims(ENEMY, damage(amount))],
        }).play(0, 'Test Rite'),
      );
    expect([drawn(6), drawn(5)]).toEqual([1, 0]);
  });
});

describe('costs', () => {
  it('riftbound:356.4.d.1 what takes off the base cost alone comes before all that is paid besides', () => {
    const rite = card(
      'Test Rite',
      { types: ['Spell'], energy: 2 },
      { kind: 'spell', additional: energy(3), effects: [draw(1)] },
      { kind: 'static', mods: [{ mod: 'cost', part: 'base', less: energy(4) }] },
      { kind: 'static', mods: [{ mod: 'cost', less: energy(1) }] },
    );
    const game = position([{ hand: ['Test Rite'], runes: [runes(6, 'Mind')] }, {}], { definitions: [rite] });
    expect(spent(game.play(0, 'Test Rite'))).toBe(2);
  });
  it('riftbound:358.1 what was chosen is not given up for the cost as long as there is something else', () => {
    const rite = spell('Test Rite', {
      additional: [{ pay: 'kill', what: FRIEND, count: 1 }],
      targets: [{ what: FRIEND }],
      effects: [{ do: 'status', what: T0, status: 'empowered' }],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Recruit'] }, {}], {
      definitions: [rite, giant, recruit],
    }).play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }]] });
    expect([game.decision().kind, game.zones('Test Recruit')]).toEqual(['PRIORITY', ['trash']]);
    expect(game.settle().unit('Test Giant').empowered).toBe(true);
  });
  it('riftbound:358.1 what an enemy can’t choose is no legal target among others that are', () => {
    const shy = unit('Test Shy', 2, { kind: 'static', mods: [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }] });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Shy', 'Test Giant', 'Test Recruit'] }], {
      definitions: [shy, giant, recruit, aims(UNIT, damage(1))],
    }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Test Giant', 'Test Recruit']);
  });
  const trader = (cost: JsonObject[]): JsonObject => unit('Test Trader', 1, { ...triggered(PLAYED, draw(2)), cost });
  it('riftbound:383.3.b.1 each part of the cost is paid as it is finalized, riftbound:402.1.a and where it is declined nothing is left', () => {
    const answered = (confirm: boolean) => {
      const game = position([{ hand: ['Test Trader', 'Test Recruit'], runes: [runes(3, 'Mind')] }, {}], {
        definitions: [trader([...energy(2), { pay: 'discard', what: [], count: 1 }]), recruit],
      }).play(0, 'Test Trader');
      expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
      game.answer(0, { confirm });
      const now = [game.chain(), spent(game), game.pile(0, 'trash')];
      return [...now, game.settle().hand(0)];
    };
    expect(answered(true)).toEqual([['Test Trader'], 2, ['Test Recruit'], 2]);
    expect(answered(false)).toEqual([[], 0, [], 1]);
  });
  it('riftbound:740.4.a.2 a reflexive ability is paid for as it is put on the chain, and whoever declines has none', () => {
    const rite = does({ do: 'reflexive', ability: { may: true, cost: energy(2), effects: [draw(1)] } });
    const answered = (confirm: boolean) => {
      const game = position([{ hand: ['Test Rite'], runes: [runes(3, 'Mind')] }, {}], { definitions: [rite] });
      game.play(0, 'Test Rite');
      while (game.decision().kind === 'PRIORITY') game.pass();
      game.answer(0, { confirm });
      const now = [game.chain().length, spent(game)];
      return [...now, game.settle().hand(0)];
    };
    expect([answered(true), answered(false)]).toEqual([
      [1, 2, 1],
      [0, 0, 0],
    ]);
    const sure = position([{ hand: ['Test Trader'], runes: [runes(3, 'Mind')] }, {}], {
      definitions: [trader(energy(1))],
    });
    sure.play(0, 'Test Trader').answer(0, { confirm: false });
    expect([sure.chain(), sure.settle().hand(0)]).toEqual([[], 0]);
  });
  it('riftbound:429.3.a runes add for a cost while a spell resolves, one by one where payment is by hand', () => {
    const rite = does({ do: 'pay', cost: energy(2), then: [draw(1)] });
    const game = position([{ hand: ['Test Rite'], runes: [runes(2, 'Mind')] }, {}], {
      definitions: [rite],
      options: { payment: 'manual' },
    }).play(0, 'Test Rite');
    for (let i = 0; i < 12 && (game.chain().length > 0 || game.decision().kind !== 'PRIORITY'); i++) {
      const { kind, seat, options } = game.decision();
      if (kind === 'PAY') game.answer(0, { confirm: true });
      else if (kind === 'PAY_RESOURCES') {
        const adds = options.find((o) => String(o.label).endsWith('add [1]'));
        const isEnough = options.some((o) => o.kind === 'PAY');
        game.choose(
          seat,
          isEnough
            ? { kind: 'PAY' }
            : { kind: 'ACTIVATE', object: String(adds?.object), ability: Number(adds?.ability) },
        );
      } else game.pass();
    }
    expect([game.hand(0), spent(game)]).toEqual([1, 2]);
  });
});
