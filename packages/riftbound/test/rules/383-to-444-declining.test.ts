/** What nobody has to do, or does only where something is there: paying, choosing late, countering, moving (359.3, 383.3, 444.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { does, draw, ENEMY, energy, FRIEND, foe, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

const IN_TRASH: JsonObject = { each: [{ zone: 'trash' }, { owner: 'you' }, UNIT] };
const ON_CHAIN: JsonObject[] = [{ zone: 'chain' }, { has: ['types', 'Spell'] }];

/** What is offered is accepted, until somebody may act. */
function accepted(game: RiftboundPlay): RiftboundPlay {
  for (let d = game.decision(); d.kind !== 'PRIORITY'; d = game.decision())
    game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
  return game;
}

describe('a play that is due', () => {
  const dear = card('Test Elder', { types: ['Unit'], might: 5, energy: 4, power: ['Mind'] });
  const table = (terms: JsonObject): RiftboundPlay =>
    position([{ hand: ['Test Rite'], trash: ['Test Elder'], runes: [runes(6, 'Mind')] }, {}], {
      definitions: [does({ do: 'play', what: IN_TRASH, must: true, ...terms }), dear],
    })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:444.2.a who is told to play a card need not pay Energy or Power for it', () => {
    const game = table({ ignores: 'energy' });
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', min: 0, max: 1 });
    game.answer(0, { choose: [] });
    expect([game.zones('Test Elder'), game.runes(0).filter((r) => r.exhausted)]).toEqual([['trash'], []]);
    const paid = table({ ignores: 'energy' }).choose(0, { card: 'Test Elder' });
    expect(paid.where('Test Elder')).toBe('base');
  });
  it('riftbound:444.2.a what costs nothing has to be played', () => {
    // There is nothing to choose, and it is not offered to leave it.
    expect(table({ cost: [] }).where('Test Elder')).toBe('base');
    // Without its Energy cost there is its Power left.
    expect(table({ ignores: 'power' }).decision()).toMatchObject({ min: 0 });
  });
});

describe('where a unit is', () => {
  const caller = unit('Test Caller', 2, {
    kind: 'triggered',
    on: { on: 'unit:attack', object: 'self' },
    may: true,
    targets: [{ what: [UNIT, { controller: 'you' }, { named: 'Test Recruit' }] }],
    effects: [{ do: 'moveTo', what: T0, to: { battlefieldOf: 'self' } }],
  });
  const home = reacts('Test Home', { targets: [{ what: ENEMY }], effects: [{ do: 'moveTo', what: T0, to: 'base' }] });
  const called = (): RiftboundPlay =>
    accepted(
      position([{ base: ['Test Caller'] }, { hand: ['Test Home'] }], {
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'] },
          { card: GROVE, owner: 1, controller: 1, units: [foe('Test Giant')] },
        ],
        definitions: [caller, recruit, giant, home],
      }).move(0, 'Test Caller', GROVE),
    );
  it('riftbound:359.3.f.2 who is in a base by then has no battlefield to which anything moves', () => {
    const stays = called()
      .pass()
      .play(1, 'Test Home', { targets: [[{ card: 'Test Caller' }]] })
      .settle();
    expect([stays.where('Test Caller'), stays.where('Test Recruit')]).toEqual(['base', PEAK]);
  });
  it('riftbound:359.3.f.2 and at a battlefield it has that', () => {
    const game = called();
    while (game.where('Test Recruit') === PEAK) game.pass();
    expect(game.where('Test Recruit')).toBe(GROVE);
  });
});

describe('delayed abilities', () => {
  const later = (may: boolean): JsonObject =>
    does({
      do: 'delayed',
      on: { on: 'step', match: { step: 'end' } },
      targets: [{ what: ENEMY }],
      ...(may ? { may: true } : {}),
      effects: [{ do: 'kill', what: T0 }],
    });
  const ending = (may: boolean): RiftboundPlay =>
    position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], { definitions: [later(may), giant] })
      .play(0, 'Test Rite')
      .settle()
      .choose(0, { kind: 'PASS' });
  it('riftbound:383.3.a of a delayed ability "you may" is said as it is finalized, before anything is chosen', () => {
    const game = ending(true);
    expect(game.decision()).toMatchObject({ seat: 0, shape: 'CONFIRM' });
    game.answer(0, { confirm: false });
    expect([game.chain(), game.onBoard('Test Giant').length]).toEqual([[], 1]);
    const dies = ending(true).answer(0, { confirm: true }).settle();
    expect(dies.onBoard('Test Giant')).toEqual([]);
  });
});

describe('what follows a counter', () => {
  const stop = reacts('Test Stop', {
    targets: [{ what: ON_CHAIN }],
    effects: [
      { do: 'counterOnStack', what: T0, save: 'countered' },
      {
        do: 'modify',
        what: { controllerOf: { saved: 'countered' } },
        mods: [{ mod: 'rule', rule: 'cantPlay', of: [{ has: ['types', 'Spell'] }] }],
      },
      {
        do: 'modify',
        what: { each: FRIEND },
        mods: [{ mod: 'add', stat: 'might', value: { stat: 'energy', of: { saved: 'countered' } } }],
      },
    ],
  });
  const study = (sure: boolean): JsonObject =>
    card(
      'Test Study',
      { types: ['Spell'], energy: 3 },
      { kind: 'spell', effects: [draw(1)] },
      ...(sure ? [{ kind: 'static', zone: 'chain', mods: [{ mod: 'rule', rule: 'cantBeCountered' }] }] : []),
    );
  const stopped = (sure: boolean): RiftboundPlay =>
    position([{ hand: ['Test Study', 'Test Calm'] }, { hand: ['Test Stop'], base: ['Test Recruit'] }], {
      definitions: [study(sure), stop, recruit, spell('Test Calm', { effects: [] })],
    })
      .play(0, 'Test Study')
      .pass()
      .play(1, 'Test Stop', { targets: [[{ card: 'Test Study' }]] })
      .settle();
  it('riftbound:359.3.e.14.a what speaks of what was countered is done where it was', () => {
    const game = stopped(false);
    expect([game.might('Test Recruit'), game.offered().includes('PLAY Test Calm')]).toEqual([4, false]);
  });
  it('riftbound:359.3.e.14.a and left undone where it can’t be countered', () => {
    const game = stopped(true);
    expect([game.might('Test Recruit'), game.offered().includes('PLAY Test Calm'), game.hand(0)]).toEqual([1, true, 2]);
  });
});

describe('a spell that plays itself again', () => {
  const again = (more: JsonObject[] = []): JsonObject =>
    does(
      {
        do: 'reflexive',
        ability: { effects: [{ do: 'play', what: { each: [{ zone: 'trash' }, { in: { now: 'self' } }] }, cost: [] }] },
      },
      ...more,
    );
  it('riftbound:419.3 is offered from the trash as it lies there', () => {
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [again()] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD', options: [{ card: 'Test Rite', zone: 'trash' }] });
  });
  it('riftbound:419.3 and from nowhere else', () => {
    const gone = again([{ do: 'move', what: 'self', to: 'banishment', cause: 'banish' }]);
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [gone] })
      .play(0, 'Test Rite')
      .settle();
    const options = game.decisions().flatMap((d) => (d.kind === 'PLAY_CARD' ? d.options : []));
    expect([options, game.zones('Test Rite')]).toEqual([[], ['banishment']]);
  });
});

describe('who banishes', () => {
  const watcher = gear(
    'Test Watcher',
    triggered({ on: 'did', player: 'you', match: { act: 'banish', owned: true } }, draw(1)),
  );
  const drawn = (rite: JsonObject, more: JsonObject = {}, mine: JsonObject[] = []): number => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Watcher'], ...more }, {}], {
      definitions: [watcher, rite, ...mine],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Rite' }).calm();
    return game.hand(0) - (game.zones('Test Rite').includes('hand') ? 1 : 0);
  };
  it('riftbound:411.1 who banishes cards as a cost, or by playing them by Flow, is responsible for that', () => {
    const paid = spell('Test Rite', {
      additional: [{ pay: 'banish', what: [{ zone: 'trash' }, { owner: 'you' }] }],
      effects: [],
    });
    expect(drawn(paid, { trash: ['Test Recruit'] }, [recruit])).toBe(1);
    const flowing = withKeyword(spell('Test Rite', { effects: [] }), 'flow', { cost: energy(1) });
    expect([drawn(flowing, { hand: [], trash: ['Test Rite'] }), drawn(flowing)]).toEqual([1, 0]);
  });
  it('riftbound:411.2 a card that is banished from a hand is known to be of its owner, and that of another is not one’s own', () => {
    const hands = (who: string) =>
      does({ do: 'move', what: { each: [{ zone: 'hand' }, { owner: who }] }, to: 'banishment', cause: 'banish' });
    const game = (who: string) => {
      const played = position(
        [{ hand: ['Test Rite', 'Test Giant'], base: ['Test Watcher'] }, { hand: ['Test Giant', 'Test Giant'] }],
        { definitions: [watcher, giant, hands(who)] },
      );
      played.choose(0, { kind: 'PLAY', card: 'Test Rite' }).calm();
      return played.hand(0);
    };
    expect([game('you'), game('opponent')]).toEqual([1, 1]);
  });
  it('riftbound:185 tokens are no cards that are banished', () => {
    const gone = does({ do: 'move', what: { each: [{ is: 'token' }] }, to: 'banishment', cause: 'banish' });
    expect(drawn(gone, { base: ['Test Watcher', 'Recruit'] })).toBe(0);
    const unit = does({ do: 'move', what: { each: UNIT }, to: 'banishment', cause: 'banish' });
    expect(drawn(unit, { base: ['Test Watcher', 'Test Recruit'] }, [recruit])).toBe(1);
    expect(drawn(unit, { base: ['Test Watcher', 'Recruit'] })).toBe(0);
  });
});

describe('what follows a move', () => {
  const ride = spell('Test Ride', {
    targets: [{ what: FRIEND }],
    effects: [
      { do: 'moveTo', what: T0, to: 'base' },
      { do: 'status', what: T0, status: 'exhausted', on: false },
      draw(1),
    ],
  });
  const rooted = (is: boolean): JsonObject =>
    unit('Test Rooted', 2, ...(is ? [{ kind: 'static', mods: [{ mod: 'rule', rule: 'cantMoveToBase' }] }] : []));
  const ridden = (is: boolean): unknown[] => {
    const game = position([{ hand: ['Test Ride'] }, {}], {
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: [{ card: 'Test Rooted', exhausted: true }] },
        { card: GROVE, owner: 1 },
      ],
      definitions: [ride, rooted(is)],
    })
      .play(0, 'Test Ride')
      .settle();
    return [game.where('Test Rooted'), game.ready('Test Rooted'), game.hand(0)];
  };
  it('riftbound:359.3.e.14.a what speaks of what moves is ignored with a move that can’t be made, and nothing else is', () => {
    expect(ridden(true)).toEqual([PEAK, false, 1]);
    expect(ridden(false)).toEqual(['base', true, 1]);
  });
});
