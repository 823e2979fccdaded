/** Game actions in further situations: of others, to several, of abilities, where nothing is left to do (411–428). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  FRIEND,
  foe,
  GEAR,
  giant,
  reacts,
  recruit,
  T0,
  T1,
  UNIT,
} from '../support/rites.js';

const DIES = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };

describe('recycling', () => {
  it('riftbound:416.1.a main deck cards are recycled to the main deck of their owner, also as a cost and from among looked at', () => {
    const altar = gear('Test Altar', {
      ...activated(draw(1)),
      cost: [{ pay: 'recycle', what: [{ zone: 'board' }, ...FRIEND] }],
    });
    const game = position([{ base: ['Test Altar', { card: 'Test Recruit', owner: 1 }] }, {}], {
      definitions: [altar, recruit],
    })
      .use(0, 'Test Altar')
      .settle();
    expect([game.pile(1, 'mainDeck').at(-1), game.count(1, 'mainDeck'), game.count(1, 'runeDeck')]).toEqual([
      'Test Recruit',
      21,
      0,
    ]);
    const dig = does({ do: 'dig', count: 2, rest: { to: 'bottom', order: 'any' } });
    const looked = position([{ hand: ['Test Rite'], mainDeck: ['Test Giant', 'Test Recruit', 'Pouty Poro'] }, {}], {
      definitions: [dig, giant, recruit],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([looked.pile(0, 'mainDeck')[0], looked.count(0, 'mainDeck')]).toEqual(['Pouty Poro', 3]);
  });
});

describe('dealing', () => {
  const tender = unit('Test Tender', 6, triggered({ on: 'damage', object: 'self' }, draw(1)));
  it('riftbound:417.1.e damage that something makes 0 is not dealt, and 0 by an instruction uses nothing up', () => {
    const ward = gear('Test Ward', { kind: 'replacement', on: 'damage', target: UNIT, change: { amount: 0 } });
    const warded = position([{ hand: ['Test Rite'] }, { base: ['Test Tender', 'Test Ward'] }], {
      definitions: [tender, ward, aims(ENEMY, damage(3))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([warded.happened('DAMAGE_DEALT'), warded.hand(1)]).toEqual([[], 0]);
    const once: JsonObject = {
      do: 'createReplacement',
      replaces: { on: 'damage', prevent: true },
      entities: T0,
      once: true,
    };
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Tender'] }], {
      definitions: [tender, aims(ENEMY, once, damage(0), damage(3), damage(2))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.unit('Test Tender').damage, game.hand(1)]).toEqual([2, 1]);
  });
  it('riftbound:417.6.b of several units that an effect names each is the source of what it deals', () => {
    const volley = aims(ENEMY, {
      do: 'damage',
      to: T0,
      from: { each: FRIEND },
      as: 'it',
      amount: { stat: 'might', of: { saved: 'it' } },
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit', 'Test Squire'] }, { base: ['Test Giant'] }], {
      definitions: [volley, recruit, giant, unit('Test Squire', 2)],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.happened('DAMAGE_DEALT').map(({ card, amount }) => [card, amount])).toEqual([
      ['Test Recruit', 1],
      ['Test Squire', 2],
    ]);
  });
  const ballista = gear('Test Ballista', { ...activated(damage(2)), targets: [{ what: ENEMY }] });
  const thorn = unit('Test Thorn', 1, {
    ...triggered({ on: 'play', object: 'self' }, damage(2)),
    targets: [{ what: ENEMY }],
  });
  const fired = (...more: JsonObject[]) =>
    position([{ base: ['Test Ballista', ...more.map(({ name }) => String(name))] }, { base: ['Test Giant'] }], {
      definitions: [ballista, giant, ...more],
    })
      .use(0, 'Test Ballista')
      .settle();
  it('riftbound:417.6.b.2 damage by abilities has the Bonus Damage of abilities, of activated and of triggered ones', () => {
    const focus = gear('Test Focus', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'bonusDamage', amount: 1 }],
    });
    expect([fired().unit('Test Giant').damage, fired(focus).unit('Test Giant').damage]).toEqual([2, 3]);
    const game = position([{ hand: ['Test Thorn'], base: ['Test Focus'] }, { base: ['Test Giant'] }], {
      definitions: [thorn, giant, focus],
    })
      .play(0, 'Test Thorn')
      .settle();
    expect(game.unit('Test Giant').damage).toBe(3);
  });
  it('riftbound:417.6.b.2.a what waits for damage by gear, or by a unit, sees that of their abilities', () => {
    const watch = (name: string, source: JsonObject): JsonObject =>
      gear(name, triggered({ on: 'damage', source }, draw(1)));
    expect([fired(watch('Test Watch', GEAR)).hand(0), fired(watch('Test Watch', UNIT)).hand(0)]).toEqual([1, 0]);
    const game = position([{ hand: ['Test Thorn'], base: ['Test Watch'] }, { base: ['Test Giant'] }], {
      definitions: [thorn, giant, watch('Test Watch', UNIT)],
    })
      .play(0, 'Test Thorn')
      .settle();
    expect(game.hand(0)).toBe(1);
  });
});

describe('stunning, buffing', () => {
  it('riftbound:423.1.a.1 whoever stuns what is stunned has stunned nothing, and of several that are chosen only the others', () => {
    const cadet = gear('Test Cadet', triggered({ on: 'did', player: 'you', match: { act: 'stun' } }, draw(1)));
    const stun = does({ do: 'status', what: { each: ENEMY }, status: 'stunned' });
    const drawn = (...stunned: boolean[]) =>
      position(
        [
          { hand: ['Test Rite'], base: ['Test Cadet'] },
          { base: stunned.map((one) => ({ card: 'Test Giant', stunned: one })) },
        ],
        {
          definitions: [cadet, giant, stun],
        },
      )
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([drawn(true), drawn(false), drawn(true, false, true)]).toEqual([0, 1, 1]);
  });
  it('riftbound:426.1 a buff is put on each unit that an effect says, whoever controls it', () => {
    const rally = does({ do: 'counters', what: { each: UNIT }, kind: 'buff', amount: 1 });
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Squire'] }, { base: ['Test Recruit'] }], {
      definitions: [rally, giant, recruit, unit('Test Squire', 2)],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(
      ['Test Giant', 'Test Squire', 'Test Recruit'].map((name) => [game.might(name), game.unit(name).buffed]),
    ).toEqual([
      [7, true],
      [3, true],
      [2, true],
    ]);
  });
});

describe('revealing and countering', () => {
  it('riftbound:424.1.a.2 the card that is revealed stays on top of its deck, and was revealed from there', () => {
    const watch = gear(
      'Test Watch',
      triggered({ on: 'revealed', player: 'any', match: { from: 'mainDeck' } }, draw(1)),
    );
    const deck = ['Test Giant', 'Test Recruit', 'Pouty Poro'];
    const game = position(
      [
        { hand: ['Test Rite'], mainDeck: deck },
        { mainDeck: deck, base: ['Test Watch'] },
      ],
      {
        definitions: [giant, recruit, watch, does({ do: 'reveal', what: { top: 2 } })],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default).settle();
    expect([game.pile(0, 'mainDeck'), game.hand(1)]).toEqual([deck, 2]);
  });
  it('riftbound:424.3.a a hand that is revealed is revealed whole, whosever it is', () => {
    const hand = ['Pouty Poro', 'Watchful Sentry', 'Honest Broker', 'Test Giant'];
    const shown = (what: string) =>
      position([{ hand: ['Test Rite', ...hand] }, { hand }], { definitions: [giant, does({ do: 'reveal', what })] })
        .play(0, 'Test Rite')
        .settle()
        .happened('REVEALED')
        .map(({ seat, cards }) => [seat, (cards as JsonObject[]).map((one) => String(one.card)).sort()]);
    expect([shown('opponents'), shown('you')]).toEqual([[[1, [...hand].sort()]], [[0, [...hand].sort()]]]);
  });
  it('riftbound:425.1 abilities are countered as spells are, triggered and activated ones', () => {
    const no = reacts('Test No', {
      targets: [{ what: { zone: 'chain' } }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const herald = unit('Test Herald', 1, triggered({ on: 'play', object: 'self' }, draw(1)));
    const drum = gear('Test Drum', activated(draw(1)));
    const game = position([{ hand: ['Test Herald'], base: ['Test Drum'] }, { hand: ['Test No', 'Test No'] }], {
      definitions: [no, herald, drum],
    });
    game.play(0, 'Test Herald').pass().play(1, 'Test No').settle();
    expect([game.hand(0), game.chain(), game.onBoard('Test Herald').length]).toEqual([0, [], 1]);
    game.use(0, 'Test Drum').pass().play(1, 'Test No').settle();
    expect([game.hand(0), game.chain(), game.happened('COUNTERED').length]).toEqual([0, [], 2]);
  });
});

describe('killing', () => {
  const bell = withKeyword(unit('Test Bell', 3), 'deathknell', { effects: [draw(1)] });
  const kill = { do: 'kill', what: T0 };
  it('riftbound:428.1.a.1.b what triggers on its own death by an instruction goes on the chain before what others see', () => {
    const watch = gear('Test Watch', triggered({ on: 'move', object: UNIT, match: DIES }, draw(1)));
    const game = position([{ hand: ['Test Rite'], base: ['Test Watch', 'Test Bell'] }, {}], {
      definitions: [bell, watch, aims(FRIEND, kill)],
    })
      .play(0, 'Test Rite')
      .settle();
    const kinds = game.happened('ABILITY_ON_STACK').map(({ card }) => card);
    expect([kinds, game.decision().kind, game.hand(0)]).toEqual([['Test Bell', 'Test Watch'], 'PRIORITY', 2]);
  });
  it.each(['attacker', 'defender'])(
    'riftbound:428.1.a.1.b of a unit that is killed it is noted that it was an %s',
    (role) => {
      const draven = withKeyword(unit('Test Draven', 3), 'deathknell', {
        effects: [{ do: 'if', if: { is: ['self', { is: role }] }, then: [draw(1)] }],
      });
      const slay = reacts('Test Slay', { targets: [{ what: [UNIT, { named: 'Test Draven' }] }], effects: [kill] });
      const [mine, theirs] = role === 'attacker' ? ['Test Draven', 'Test Giant'] : ['Test Giant', 'Test Draven'];
      const game = position([{ hand: ['Test Slay'], base: [mine] }, {}], {
        definitions: [draven, giant, slay],
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe(theirs)] },
          { card: GROVE, owner: 1 },
        ],
      })
        .move(0, mine, PEAK)
        .play(0, 'Test Slay')
        .settle();
      expect([game.onBoard('Test Draven'), game.hand(role === 'attacker' ? 0 : 1)]).toEqual([[], 1]);
    },
  );
  it('riftbound:428.2.a a kill does nothing to a card in a hand, and what goes to the trash from there has not died', () => {
    const inHand: JsonObject = { each: [{ zone: 'hand' }, UNIT] };
    const after = (effect: JsonObject) =>
      position([{ hand: ['Test Rite', 'Test Bell'] }, {}], { definitions: [bell, does(effect)] })
        .play(0, 'Test Rite')
        .settle();
    const killed = after({ do: 'kill', what: inHand });
    expect([killed.pile(0, 'hand'), killed.pile(0, 'trash')]).toEqual([['Test Bell'], ['Test Rite']]);
    const put = after({ do: 'move', what: inHand, to: 'trash', cause: 'kill' });
    expect([put.hand(0), put.pile(0, 'trash').sort()]).toEqual([0, ['Test Bell', 'Test Rite']]);
  });
  it('riftbound:428.5.c.1 where two players are responsible for the damage that kills a unit, both have killed it', () => {
    const reaper = gear('Test Reaper', triggered({ on: 'did', player: 'you', match: { act: 'kill' } }, draw(1)));
    const crush = spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: [...ENEMY, { named: 'Test Squire' }] }, { what: { named: 'Test Giant' } }],
      effects: [T0, T1].map((from) => ({ do: 'damage', from, to: { target: 2 }, amount: 3 })),
    });
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Recruit', 'Test Reaper'] },
        { base: ['Test Squire', 'Test Giant', 'Test Reaper'] },
      ],
      { definitions: [reaper, crush, recruit, giant, unit('Test Squire', 2)] },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.onBoard('Test Giant'), game.hand(0), game.hand(1)]).toEqual([[], 1, 1]);
  });
});
