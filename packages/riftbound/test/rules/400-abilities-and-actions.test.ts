/** Abilities on their way, and game actions whose rules only say what they are not (400–431; Chinese 388–418). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  giant,
  reacts,
  recruit,
  status,
  T0,
  UNIT,
} from '../support/rites.js';

describe('abilities on the chain', () => {
  const bow = gear('Test Bow', {
    kind: 'activated',
    cost: [{ pay: 'exhaust' }],
    targets: [{ what: ENEMY }],
    effects: [damage(1)],
  });
  const used = () =>
    position([{ base: ['Test Bow'] }, { base: ['Test Giant', 'Test Recruit'] }], {
      definitions: [bow, giant, recruit],
    }).use(0, 'Test Bow');
  it('riftbound:400, riftbound-zh:388 an ability is pending until all its steps are done', () => {
    const game = used();
    expect([game.decision().kind, game.view().stack]).toMatchObject(['TARGETS', [{ pending: true }]]);
  });
  it('riftbound:400.1, riftbound-zh:388.1 then it is an item of the chain like a spell', () => {
    const game = used().choose(0, { card: 'Test Giant' });
    expect([game.decision().kind, game.view().stack]).toMatchObject(['PRIORITY', [{ pending: false }]]);
  });
  it('riftbound:406.3, riftbound-zh:394.3 all that is pending goes through its steps before anybody may act', () => {
    const archer = unit(
      'Test Archer',
      1,
      ...[1, 2].map((amount) => ({
        ...triggered({ on: 'play', object: 'self' }, damage(amount)),
        targets: [{ what: ENEMY }],
      })),
    );
    const game = position([{ hand: ['Test Archer'] }, { base: ['Test Giant', 'Test Recruit'] }], {
      definitions: [archer, giant, recruit],
    }).play(0, 'Test Archer');
    const asked: string[] = [];
    while (game.decision().kind !== 'PRIORITY') {
      asked.push(game.decision().kind);
      game.answer(0, game.decision().default);
    }
    expect(asked.filter((kind) => kind === 'TARGETS')).toHaveLength(2);
    expect(game.view().stack).toMatchObject([{ pending: false }, { pending: false }]);
  });
});

describe('whose turn it is', () => {
  it('riftbound:409 in another player’s turn nothing can be done but what has a timing for it', () => {
    const slow = card('Test Slow', { types: ['Unit'], might: 1 });
    const game = position(
      [{ base: ['Test Giant'] }, { hand: ['Test Slow', 'Test Quick'], base: ['Test Recruit'], runes: [] }],
      {
        definitions: [giant, recruit, slow, withKeyword(spell('Test Quick', { effects: [draw(1)] }), 'action')],
      },
    );
    game.move(0, 'Test Giant', PEAK).pass();
    expect([game.decision().seat, game.offered().sort()]).toEqual([1, ['PASS', 'PLAY Test Quick']]);
  });
});

describe('drawing and damage', () => {
  it('riftbound:413.1.a, riftbound-zh:400.1 a draw is of the top of the Main Deck', () => {
    const game = position([{ hand: ['Test Rite'], mainDeck: ['Test Giant', 'Test Recruit'] }, {}], {
      definitions: [giant, recruit, does(draw(1))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.zones('Test Giant'), game.pile(0, 'mainDeck')]).toEqual([['hand'], ['Test Recruit']]);
  });
  const fight = () =>
    position([{ base: ['Test Giant', 'Test Recruit'] }, {}], {
      definitions: [giant, recruit],
      battlefields: [
        { card: PEAK, controller: 1, units: [foe('Test Giant'), foe('Test Recruit')] },
        { card: GROVE, owner: 1 },
      ],
    })
      .move(0, 'Test Giant', PEAK, ['Test Recruit'])
      .until({ kind: 'COMBAT_DAMAGE' });
  it('riftbound:417.1.a, riftbound-zh:404.1.a damage that is being assigned is not dealt, but once all of it is', () => {
    const game = fight();
    game.answer(0, game.decision().default);
    expect([game.decision().kind, game.happened('DAMAGE_DEALT')]).toEqual(['COMBAT_DAMAGE', []]);
    game.answer(1, game.decision().default);
    expect(game.happened('DAMAGE_DEALT').length).toBeGreaterThan(1);
  });
  it('riftbound:465.2.c.1 nothing triggers on damage before it is dealt', () => {
    const watch = gear('Test Watch', triggered({ on: 'damage', object: UNIT }, draw(1)));
    const game = position([{ base: ['Test Giant', 'Test Recruit', 'Test Watch'] }, {}], {
      definitions: [giant, recruit, watch],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Giant'), foe('Test Recruit')] }],
    })
      .move(0, 'Test Giant', PEAK, ['Test Recruit'])
      .until({ kind: 'COMBAT_DAMAGE' });
    game.answer(0, game.decision().default);
    expect([game.chain(), game.hand(0)]).toEqual([[], 0]);
    game.answer(1, game.decision().default).calm();
    expect(game.hand(0)).toBeGreaterThan(0);
  });
  const tender = unit('Test Tender', 6, triggered({ on: 'damage', object: 'self' }, draw(1)));
  const hit = (amount: number, shield = 0) => {
    const shelter: JsonObject = {
      do: 'createReplacement',
      replaces: { on: 'damage', prevent: true },
      entities: T0,
      shield,
    };
    return position([{ hand: ['Test Rite'] }, { base: ['Test Tender'], hand: [] }], {
      definitions: [tender, aims(ENEMY, ...(shield > 0 ? [shelter] : []), damage(amount))],
    })
      .play(0, 'Test Rite')
      .settle();
  };
  it('riftbound:417.1.e damage of 0 is none', () => {
    expect([hit(0).happened('DAMAGE_DEALT'), hit(1).happened('DAMAGE_DEALT').length]).toEqual([[], 1]);
  });
  it('riftbound:417.1.e.1 what is prevented in full was not dealt, and what is left of it was', () => {
    expect([hit(3, 3).hand(1), hit(4, 3).hand(1), hit(4, 3).unit('Test Tender').damage]).toEqual([0, 1, 1]);
  });
  it('riftbound:417.6.b.1, riftbound-zh:404.6.b.1 spells and units are sources of damage', () => {
    const duel = spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: ENEMY }],
      effects: [damage(1, { target: 1 }), { ...damage(2, { target: 1 }), from: T0 }],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit'] }, { base: ['Test Giant'] }], {
      definitions: [giant, recruit, duel],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.happened('DAMAGE_DEALT').map((one) => one.card)).toEqual(['Test Rite', 'Test Recruit']);
  });
  it('riftbound:417.6.b.2, riftbound-zh:404.6.b.2 abilities are as well', () => {
    const thorn = unit('Test Thorn', 1, {
      ...triggered({ on: 'play', object: 'self' }, damage(2)),
      targets: [{ what: ENEMY }],
    });
    const game = position([{ hand: ['Test Thorn'] }, { base: ['Test Giant'] }], { definitions: [giant, thorn] })
      .play(0, 'Test Thorn')
      .settle();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Test Thorn', amount: 2 }]);
  });
});

describe('playing, as others see it', () => {
  const witness = unit('Test Witness', 1, triggered({ on: 'play', player: 'you', object: UNIT }, draw(1)));
  const no = reacts('Test No', {
    targets: [{ what: [{ zone: 'chain' }] }],
    effects: [{ do: 'counterOnStack', what: T0 }],
  });
  it('riftbound:419.3.a an effect lets a player play a card when they could not otherwise', () => {
    const call = reacts('Test Call', {
      targets: [{ what: [{ zone: 'trash' }, UNIT, { owner: 'you' }] }],
      effects: [{ do: 'play', what: T0, cost: [] }],
    });
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Call', 'Test Recruit'], trash: ['Test Recruit'] }], {
      definitions: [recruit, call, does(draw(1))],
    })
      .play(0, 'Test Rite')
      .pass();
    expect(game.offered()).not.toContain('PLAY Test Recruit');
    game.play(1, 'Test Call');
    game.pass().pass().choose(1, { card: 'Test Recruit' }).calm();
    expect(game.onBoard('Test Recruit')).toMatchObject([{ controller: 1 }]);
  });
  it('riftbound:419.4, riftbound-zh:406.4 abilities trigger on cards played, and ask whether any were', () => {
    const counts = (card: string): JsonObject =>
      unit(card, 1, {
        kind: 'static',
        mods: [{ mod: 'add', stat: 'might', value: 2 }],
        if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] },
      });
    const game = position([{ hand: ['Test Recruit'], base: ['Test Witness', 'Test Counter'] }, {}], {
      definitions: [recruit, witness, counts('Test Counter')],
    });
    expect(game.might('Test Counter')).toBe(1);
    game.play(0, 'Test Recruit').settle();
    expect([game.might('Test Counter'), game.hand(0)]).toEqual([3, 1]);
  });
  it('riftbound:419.4.a.1 nothing triggers on a card that was countered', () => {
    const spells = unit(
      'Test Listener',
      1,
      triggered({ on: 'play', player: 'you', object: { has: ['types', 'Spell'] } }, draw(1)),
    );
    const drawn = (countered: boolean) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Listener'] }, { hand: ['Test No'] }], {
        definitions: [spells, no, does()],
      })
        .play(0, 'Test Rite')
        .pass();
      if (countered) game.play(1, 'Test No');
      return game.settle().hand(0);
    };
    expect([drawn(false), drawn(true)]).toEqual([1, 0]);
  });
  it('riftbound:425.1.a.1 a countered card lies in the trash', () => {
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test No'] }], { definitions: [no, does(draw(1))] })
      .play(0, 'Test Rite')
      .pass()
      .play(1, 'Test No')
      .settle();
    expect([game.zones('Test Rite'), game.pile(0, 'trash')]).toEqual([['trash'], ['Test Rite']]);
  });
  it('riftbound:425.1.c.1, riftbound-zh:412.1.c.1 additional costs are not given back either', () => {
    const rich = spell('Test Rite', { optional: [{ name: 'more', cost: energy(3) }], effects: [draw(1)] });
    const game = position([{ hand: ['Test Rite'], runes: [runes(3, 'Mind')] }, { hand: ['Test No'] }], {
      definitions: [no, rich],
    })
      .play(0, 'Test Rite', { paying: true })
      .pass()
      .play(1, 'Test No')
      .settle();
    expect([game.runes(0).map((rune) => rune.exhausted), game.pool(0)]).toEqual([
      [true, true, true],
      { energy: 0, power: {} },
    ]);
  });
});

describe('stunning and banishing', () => {
  it('riftbound:423.1.a, riftbound-zh:410.1.a a unit is stunned or not, however often it was', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], {
      definitions: [giant, aims(ENEMY, status('stunned'), status('stunned'), status('stunned', false))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.unit('Test Giant').stunned).toBe(false);
    expect(game.happened('STATUS_CHANGED')).toHaveLength(2);
  });
  const gone = (cause: string, to: string, from: 'base' | 'hand') => {
    const bell = withKeyword(
      unit('Test Bell', 1, {
        ...triggered({ on: 'move', object: 'self', match: { cause: 'discard' } }, draw(1)),
        zone: to,
      }),
      'deathknell',
      { effects: [draw(1)] },
    );
    const what = from === 'base' ? { each: FRIEND } : { each: [{ zone: 'hand' }, UNIT] };
    return position(
      [
        { hand: ['Test Rite', ...(from === 'hand' ? ['Test Bell'] : [])], base: from === 'base' ? ['Test Bell'] : [] },
        {},
      ],
      {
        definitions: [bell, does({ do: 'move', what, to, cause })],
      },
    )
      .play(0, 'Test Rite')
      .settle()
      .hand(0);
  };
  it('riftbound:427.2.a what is banished is not killed', () => {
    expect([gone('kill', 'trash', 'base'), gone('banish', 'banishment', 'base')]).toEqual([1, 0]);
  });
  it('riftbound:427.2.b what is banished from a hand is not discarded', () => {
    expect([gone('discard', 'trash', 'hand'), gone('banish', 'banishment', 'hand')]).toEqual([1, 0]);
  });
});

describe('killing', () => {
  it('riftbound:428.1.a.1.b what triggers on its own death by an instruction knows where and what it was', () => {
    const bell = withKeyword(unit('Test Bell', 4), 'deathknell', {
      effects: [{ do: 'damage', to: { each: [UNIT, { is: 'here' }] }, amount: { stat: 'might', of: 'self' } }],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit'] }, {}], {
      definitions: [bell, giant, recruit, aims([UNIT, { named: 'Test Bell' }], { do: 'kill', what: T0 })],
      battlefields: [{ card: PEAK, controller: 0, units: ['Test Bell', 'Test Giant'] }],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.unit('Test Giant').damage, game.unit('Test Recruit').damage]).toEqual([4, 0]);
  });
  it('riftbound:428.2.b what is killed has not moved', () => {
    const roamer = unit('Test Roamer', 1, triggered({ on: 'moved', object: 'self' }, draw(1)));
    const game = position([{ hand: ['Test Rite'], base: ['Test Roamer'] }, {}], {
      definitions: [roamer, aims(FRIEND, { do: 'kill', what: T0 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.zones('Test Roamer'), game.happened('MOVED'), game.hand(0)]).toEqual([['trash'], [], 0]);
  });
});

describe('adding, channeling, burning out', () => {
  it('riftbound:429.2.b a spell that adds resources waits on the chain', () => {
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [does({ do: 'add', energy: 2 })] });
    game.play(0, 'Test Rite');
    expect([game.chain(), game.pool(0)]).toEqual([['Test Rite'], { energy: 0, power: {} }]);
    expect(game.settle().pool(0)).toEqual({ energy: 2, power: {} });
  });
  it('riftbound:429.3.a what adds with Reaction does so at once, even while something resolves', () => {
    const toll = does({ do: 'pay', cost: energy(2), then: [draw(1)] });
    const game = position([{ hand: ['Test Rite'], runes: [runes(2, 'Mind')] }, {}], { definitions: [toll] })
      .play(0, 'Test Rite')
      .settle();
    game.answer(0, { confirm: true }).settle();
    expect([game.hand(0), game.runes(0).map((rune) => rune.exhausted)]).toEqual([1, [true, true]]);
  });
  it('riftbound:430.4.a in the Channel Phase two runes are channeled', () => {
    const game = position([{}, { runes: [], runeDeck: [{ card: 'Mind Rune', count: 5 }] }], {}).until({
      turn: 4,
      step: 'main',
    });
    expect([game.runes(1).length, game.count(1, 'runeDeck')]).toEqual([2, 3]);
  });
  it('riftbound:430.4.b effects channel as well, at any time', () => {
    const game = position([{ hand: ['Test Rite'], runes: [], runeDeck: [{ card: 'Mind Rune', count: 5 }] }, {}], {
      definitions: [does({ do: 'channel', count: 3 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.runes(0).length, game.count(0, 'runeDeck')]).toEqual([3, 2]);
  });
  const burning = (effect: JsonObject, mainDeck: string[], trash: string[]) =>
    position([{ hand: ['Test Rite'], mainDeck, trash }, {}], { definitions: [giant, recruit, does(effect)] })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:431.1.a, riftbound-zh:418.1.a who must draw more than there is draws all, burns out and draws the rest', () => {
    const game = burning(draw(3), ['Test Giant'], ['Test Recruit', 'Test Recruit', 'Test Recruit']);
    expect([game.hand(0), game.points(1), game.pile(0, 'mainDeck')]).toEqual([3, 1, ['Test Recruit']]);
  });
  it('riftbound:431.1.c.1, riftbound-zh:418.1.c.1 what finds too few among the cards looked at is ignored, without burning out', () => {
    const look = { do: 'dig', count: 3, take: { to: 'hand', count: 2 }, rest: { to: 'bottom', order: 'any' } };
    const game = burning(look, ['Test Giant'], ['Test Recruit', 'Test Recruit']).calm();
    expect([game.zones('Test Giant'), game.points(1), game.happened('BURNED_OUT')]).toEqual([['hand'], 0, []]);
  });
  it('riftbound:431.2.a, riftbound-zh:418.2.a first as much as possible is done: what was drawn is not recycled', () => {
    const game = burning(draw(2), ['Test Giant'], ['Test Recruit']);
    expect([game.zones('Test Giant'), game.zones('Test Recruit')]).toEqual([['hand'], ['hand']]);
  });
  it('riftbound:431.3.b points of further burn outs in a row can’t be replaced', () => {
    const ward = gear('Test Ward', {
      kind: 'replacement',
      on: 'stat',
      player: 'opponent',
      match: { stat: 'points', gain: true },
      instead: [],
    });
    const game = position([{ hand: ['Test Rite'], mainDeck: [], base: ['Test Ward'] }, { points: 2 }], {
      definitions: [ward, does(draw(1))],
    });
    game.play(0, 'Test Rite');
    game.pass().pass();
    expect([game.result()?.winners, game.points(1)]).toEqual([[1], 8]);
    expect(game.happened('BURNED_OUT')).toHaveLength(7);
  });
});
