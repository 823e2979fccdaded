import type { Answer, Decision, Matcher, SeatAnswer } from '@arbiter/engine';
import { magic } from '@arbiter/mtg';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, discard, draw, instant, search as searchFor, sorcery, target } from './test-cards.js';

ownCards(sorcery('Test Seek', '{G}', { effects: [searchFor({ filter: creature, to: 'hand' })] }));
ownCards(
  instant('Test Pry', '{B}', {
    targets: [target([{ player: 'opponent' }])],
    effects: [discard(1, { target: 0 }, { filter: creature })],
  }),
);
ownCards(instant('Test Peek', '{0}', { effects: [draw(1)] }));
ownCards(card('Test Rock', { type: 'Artifact' }));

const bolt = (battlefield: (string | object)[], theirs: (string | object)[] = []) =>
  magicPosition([
    { hand: ['Shock'], battlefield: ['Mountain', ...battlefield] as never },
    { battlefield: theirs as never },
  ]).choose(0, { kind: 'CAST' });
const submit = (game: Play, ...answers: SeatAnswer[]) => magic.submit(game.state, answers);

describe('matchers', () => {
  const game = bolt(['Grizzly Bears', { card: 'Hill Giant', controller: 1 }], ['Hill Giant', 'Walking Corpse']);
  const aims = (pick: Matcher) => magic.submit(game.state, [{ seat: 0, choose: [pick] }]);
  const target_ = (pick: Matcher) => {
    const done = aims(pick);
    if (!done.ok) return done.error.code;
    return (
      magic.view(done.value.state, 'judge').stack[0] as {
        targets: [{ object?: string; player?: number; card?: string }];
      }
    ).targets[0];
  };
  const id = (name: string, nth = 0): string => game.all(name)[nth]?.id as string;

  it('every key narrows down', () => {
    expect(target_({ player: 1 })).toEqual({ player: 1 });
    expect(target_({ kind: 'PLAYER', player: 0 })).toEqual({ player: 0 });
    expect(target_({ card: 'Walking Corpse' })).toMatchObject({ object: id('Walking Corpse') });
    expect(target_({ object: id('Grizzly Bears') })).toMatchObject({ card: 'Grizzly Bears' });
    expect(target_({ card: 'Hill Giant', owner: 0 })).toMatchObject({ card: 'Hill Giant' });
    expect(target_({ kind: 'OBJECT', controller: 0 })).toMatchObject({ card: 'Grizzly Bears' });
    expect(target_({ zone: 'battlefield', owner: 0, controller: 1 })).toMatchObject({ card: 'Hill Giant' });
  });

  it('nth counts among the matching in listed order, from 0', () => {
    const order = game
      .decision()
      .options.filter((o) => o.kind === 'OBJECT')
      .map((o) => o.object);
    for (const [nth, object] of order.entries()) expect(target_({ kind: 'OBJECT', nth })).toMatchObject({ object });
    expect(target_({ kind: 'OBJECT', nth: order.length })).toBe('NO_MATCH');
  });

  it('nothing matching is NO_MATCH, several that differ are AMBIGUOUS_MATCHER', () => {
    expect(target_({ card: 'Shivan Dragon' })).toBe('NO_MATCH');
    expect(target_({ kind: 'PLAYER' })).toBe('AMBIGUOUS_MATCHER');
    expect(target_({ card: 'Hill Giant' })).toBe('AMBIGUOUS_MATCHER');
    expect(target_({})).toBe('AMBIGUOUS_MATCHER');
    const refused = aims({ card: 'Shivan Dragon' });
    expect(refused).toMatchObject({
      ok: false,
      error: { answer: 0, decision: game.decision().id, errors: [{ path: '$.choose[0]' }] },
    });
  });

  it('several alike in all that can be seen are interchangeable', () => {
    expect(bolt([], lands(2, 'Walking Corpse')).choose(0, { card: 'Walking Corpse' }).view().stack).toHaveLength(1);
    const differ = [{ tapped: true }, { damage: 1 }, { counters: { '+1/+1': 1 } }, { sick: true }];
    for (const more of differ)
      expect(
        bolt([], ['Walking Corpse', { card: 'Walking Corpse', ...more }]).refused(0, {
          choose: [{ card: 'Walking Corpse' }],
        }).code,
      ).toBe('AMBIGUOUS_MATCHER');
    const aura = bolt(
      [],
      [{ card: 'Walking Corpse', as: 'x' }, 'Walking Corpse', { card: 'Oakenform', attachedTo: 'x' }],
    );
    expect(aura.refused(0, { choose: [{ card: 'Walking Corpse' }] }).code).toBe('AMBIGUOUS_MATCHER');
  });

  it('two spells of one name differ by their targets', () => {
    const twoShocks = (second: Matcher) => {
      const play = magicPosition([
        { hand: ['Shock', 'Shock'], battlefield: lands(2, 'Mountain') },
        { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
      ]);
      return play.cast(0, 'Shock', { player: 1 }).cast(0, 'Shock', second).pass().choose(1, { kind: 'CAST' });
    };
    expect(twoShocks({ player: 0 }).refused(1, { choose: [{ card: 'Shock' }] }).code).toBe('AMBIGUOUS_MATCHER');
    expect(twoShocks({ player: 1 }).choose(1, { card: 'Shock' }).view().stack).toHaveLength(3);
  });

  it('the same matcher twice in one answer takes two options that are alike', () => {
    const play = magicPosition([
      { hand: ['Mind Rot'], battlefield: lands(3, 'Swamp') },
      { hand: ['Shock', 'Shock', 'Opt'] },
    ])
      .cast(0, 'Mind Rot', { player: 1 })
      .resolve();
    play.choose(1, [{ card: 'Shock' }, { card: 'Shock' }]);
    expect([play.hand(1), play.zones('Opt')]).toEqual([1, ['hand']]);
  });

  it('an option id works where a matcher does, and an option named twice is refused', () => {
    const play = magicPosition([
      { hand: ['Mind Rot'], battlefield: lands(3, 'Swamp') },
      { hand: ['Shock', 'Shock', 'Opt'] },
    ])
      .cast(0, 'Mind Rot', { player: 1 })
      .resolve();
    expect(play.refused(1, { choose: ['o0', 'o0'] }).code).toBe('ILLEGAL_ACTION');
    expect(play.refused(1, { choose: ['o0', 'o7'] }).code).toBe('NO_MATCH');
    expect(play.refused(1, { choose: ['o0', 'o01'] }).code).toBe('NO_MATCH');
    expect(play.answer(1, { choose: ['o0', 'o2'] }).hand(1)).toBe(1);
  });
});

describe('the form of an answer', () => {
  it('must be that of the decision’s shape', () => {
    const game = bolt(['Grizzly Bears']);
    const wrong: Answer[] = [
      {},
      { confirm: true },
      { number: 1 },
      { choose: [{ player: 1 }], confirm: true },
      { order: ['o0'] },
    ];
    for (const answer of wrong) expect(game.refused(0, answer).code).toBe('INVALID_INPUT');
    for (const choose of [[], [{ player: 0 }, { player: 1 }]])
      expect(game.refused(0, { choose }).code).toBe('ILLEGAL_ACTION');
  });

  it('names its decision, or answers the seat’s next one', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, {}]);
    const { id } = game.decision();
    expect(game.refused(0, { decision: 'd999', choose: ['o0'] }).code).toBe('ILLEGAL_ACTION');
    expect(game.refused(1, { decision: id, choose: ['o0'] }).code).toBe('NOT_YOUR_DECISION');
    game.answer(0, { decision: id, choose: [{ kind: 'CAST' }] }, { choose: [{ player: 1 }] });
    expect(game.refused(0, { decision: id, choose: ['o0'] }).code).toBe('ILLEGAL_ACTION');
  });

  it('a division takes whole amounts within bounds that add up', () => {
    const game = magicPosition([{ battlefield: ['Colossal Dreadmaw'] }, { battlefield: ['Giant Spider'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Colossal Dreadmaw')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Giant Spider', 'Colossal Dreadmaw'])
      .until({ kind: 'COMBAT_DAMAGE' });
    const split = (spider: number, player: number): Answer => ({
      distribute: [
        { option: { card: 'Giant Spider' }, amount: spider },
        { option: { player: 1 }, amount: player },
      ],
    });
    for (const [a, b] of [
      [4.5, 1.5],
      [7, -1],
      [4, 3],
      [Number.NaN, 2],
    ] as const)
      expect(game.refused(0, split(a, b)).code).toBe('ILLEGAL_ACTION');
    expect(game.answer(0, split(5, 1)).life(1)).toBe(19);
  });
});

describe('batches', () => {
  const start = () =>
    magicPosition([{ hand: ['Shock', 'Test Peek'], library: ['Opt', 'Plains'], battlefield: ['Mountain'] }, {}]);
  const cast = (name: string): SeatAnswer => ({ seat: 0, choose: [{ kind: 'CAST', card: name }] });
  const pass = (seat: number): SeatAnswer => ({ seat, choose: [{ kind: 'PASS' }] });

  it('one request can carry a whole play', () => {
    const done = submit(start(), cast('Shock'), { seat: 0, choose: [{ player: 1 }] }, pass(0), pass(1));
    expect(done).toMatchObject({ ok: true, value: { unapplied: [] } });
    if (done.ok) expect(done.value.applied).toHaveLength(4);
  });

  it('nothing happens when a later answer is refused before anything was revealed', () => {
    const game = start();
    const done = submit(game, cast('Shock'), { seat: 0, choose: [{ card: 'Nobody' }] });
    expect(done).toMatchObject({ ok: false, error: { code: 'NO_MATCH', answer: 1 } });
    expect(game.zones('Shock')).toEqual(['hand']);
  });

  it('after a draw what was applied stays, and the rest is reported unapplied', () => {
    const game = start();
    const done = submit(game, cast('Test Peek'), pass(0), pass(1), cast('Nothing'), cast('Shock'));
    if (!done.ok) throw new Error(done.error.detail);
    expect(done.value).toMatchObject({ unapplied: [3, 4], error: { code: 'NO_MATCH', answer: 3 } });
    expect(done.value.applied).toHaveLength(3);
    const view = magic.view(done.value.state, 0);
    expect(Object.values(view.objects).map((o) => o.card)).toEqual(expect.arrayContaining(['Opt', 'Shock']));
    // The game goes on from there.
    expect(magic.submit(done.value.state, [cast('Shock'), { seat: 0, choose: [{ player: 1 }] }]).ok).toBe(true);
  });

  it('a card played from the own hand shows its player nothing new: the batch stays atomic', () => {
    const done = submit(
      start(),
      cast('Shock'),
      { seat: 0, choose: [{ player: 1 }] },
      { seat: 0, choose: [{ card: 'Nobody' }] },
    );
    expect(done).toMatchObject({ ok: false, error: { answer: 2 } });
  });

  it('resolved answers are valid answers and lead to the same state', () => {
    const done = submit(start(), cast('Test Peek'), pass(0), pass(1), cast('Shock'), {
      seat: 0,
      choose: [{ player: 1 }],
      mana: [{ card: 'Mountain' }],
    });
    if (!done.ok) throw new Error(done.error.detail);
    const again = submit(start(), ...done.value.applied);
    expect(again.ok && magic.hash(again.value.state)).toBe(magic.hash(done.value.state));
  });
});

describe('which decisions are asked', () => {
  it('forced answers are not: the only target, all that there is to discard, X of which only 0 can be paid', () => {
    const game = magicPosition([
      { hand: ['Electrify'], battlefield: lands(4, 'Mountain') },
      { battlefield: ['Walking Corpse'] },
    ]).choose(0, { kind: 'CAST' });
    expect([game.decision().kind, game.view().stack[0]]).toMatchObject([
      'PRIORITY',
      { targets: [{ card: 'Walking Corpse' }] },
    ]);
  });

  it('passing is, even where nothing else can be done', () => {
    expect(magicPosition([{}, {}]).decision()).toMatchObject({ kind: 'PRIORITY', options: [{ kind: 'PASS' }] });
  });

  it('a search that finds nothing is, so that nobody learns what the library lacks', () => {
    for (const library of [
      ['Plains', 'Shock'],
      ['Plains', 'Grizzly Bears'],
    ]) {
      const game = magicPosition([{ hand: ['Test Seek'], library, battlefield: ['Forest'] }, {}])
        .cast(0, 'Test Seek')
        .resolve();
      expect(magic.decisions(game.state, 1)).toMatchObject([{ kind: 'SEARCH', seat: 0 }]);
      expect(game.answer(0, { choose: [] }).hand(0)).toBe(0);
    }
  });

  it('a discard of cards of a kind is, so that nobody learns how many of them are in the hand', () => {
    for (const hand of [['Plains'], ['Plains', 'Grizzly Bears']]) {
      const game = magicPosition([{ hand: ['Test Pry'], battlefield: ['Swamp'] }, { hand }])
        .cast(0, 'Test Pry')
        .resolve();
      expect(magic.decisions(game.state, 0)).toMatchObject([{ kind: 'DISCARD', seat: 1 }]);
    }
  });

  it('decisions of other seats are shown by seat and kind only', () => {
    const game = bolt(['Grizzly Bears']);
    for (const viewer of [1, 'spectator'] as const)
      expect(magic.decisions(game.state, viewer)).toEqual([
        { id: game.decision().id, seat: 0, kind: 'TARGETS', deadline: null },
      ]);
    expect(magic.decisions(game.state, 0)).toHaveLength(1);
    expect(magic.decisions(game.state, 0)[0]).toHaveProperty('options');
  });

  it('the default is always accepted', () => {
    const game = magicPosition([
      {
        hand: ['Forked Bolt', 'Mind Rot', 'Opt', 'Boros Charm', 'Blaze'],
        battlefield: ['Mountain', 'Mountain', 'Plains', 'Swamp', 'Island'],
      },
      { hand: ['Shock', 'Plains', 'Opt'], battlefield: ['Grizzly Bears'] },
    ]);
    for (const o of game.decision().options) {
      let { state } = game;
      let answer: SeatAnswer = { seat: 0, choose: [o.id] };
      for (let i = 0; i < 8; i++) {
        const done = magic.submit(state, [answer]);
        if (!done.ok) throw new Error(`${o.label}: ${JSON.stringify(done.error)}`);
        state = done.value.state;
        const next = magic.decisions(state, 'judge')[0] as Decision;
        answer = { seat: next.seat, ...next.default };
      }
    }
  });
});
