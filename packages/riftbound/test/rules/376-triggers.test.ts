/** When abilities trigger, and what becomes of them until they are finalized (383–392, 398–406; Chinese 376–394). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const UNIT: JsonObject = { has: ['types', 'Unit'] };
const ENEMY: JsonObject[] = [UNIT, { controller: 'opponent' }];
const FRIEND: JsonObject[] = [UNIT, { controller: 'you' }];
const T0 = { target: 0 };
const hit = (amount: number): JsonObject => ({ do: 'damage', to: T0, amount });
const playMe = (...effects: JsonObject[]): JsonObject => triggered({ on: 'play', object: 'self' }, ...effects);
const DIES = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
const recruit = unit('Test Recruit', 1);
const energy = (n: number): JsonObject[] => [{ pay: 'resources', energy: n, power: [] }];
const exhausted = (game: ReturnType<typeof position>): number => game.runes(0).filter((rune) => rune.exhausted).length;
const zap = spell('Test Zap', { targets: [{ what: UNIT }], effects: [hit(1)] });
const foe = (name: string): JsonObject => ({ card: name, controller: 1 });

describe('choices of abilities', () => {
  const archer = unit('Test Archer', 2, { ...playMe(hit(1)), targets: [{ what: ENEMY }] });
  it('riftbound:402.4, riftbound-zh:390.3 a trigger for which nothing can be chosen leaves the chain, riftbound:402.4.a, riftbound-zh:390.3.a and is not countered', () => {
    const game = position([{ hand: ['Test Archer'] }, {}], { definitions: [archer] }).play(0, 'Test Archer');
    expect([game.chain(), game.happened('COUNTERED'), game.turnState()]).toEqual([[], [], 'neutralOpen']);
  });
  it('riftbound:402.2, riftbound-zh:390.1 what is chosen is chosen before anybody may respond, riftbound:402.4.b, riftbound-zh:390.3.b and must be where it can', () => {
    const game = position([{ hand: ['Test Archer'] }, { base: ['Test Recruit', 'Watchful Sentry'] }], {
      definitions: [archer, recruit],
    }).play(0, 'Test Archer');
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0, min: 1, max: 1 });
    game.choose(0, { card: 'Test Recruit' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Archer', pending: false, targets: [{}] }]);
  });
  it('riftbound:403.2, riftbound-zh:391.2 what is chosen can make an ability dearer', () => {
    const bow = gear('Test Bow', { kind: 'activated', cost: energy(1), targets: [{ what: ENEMY }], effects: [hit(1)] });
    const game = (name: string) =>
      position([{ base: ['Test Bow'] }, { base: [name] }], {
        definitions: [bow, recruit, withKeyword(unit('Test Dodger', 3), 'deflect')],
      }).use(0, 'Test Bow');
    const recycled = (name: string): number =>
      game(name).happened('COST_PAID').length && game(name).count(0, 'runeDeck');
    expect(recycled('Test Dodger') - recycled('Test Recruit')).toBe(1);
  });
  it('riftbound:403.3, riftbound-zh:391.3 what others say changes it too', () => {
    const horn = gear('Test Horn', { kind: 'activated', cost: energy(2), effects: [DRAW] });
    const tax = gear('Test Tax', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', abilities: true, less: energy(1) }],
    });
    const used = (base: string[]) =>
      exhausted(position([{ base }, {}], { definitions: [horn, tax] }).use(0, 'Test Horn'));
    expect([used(['Test Horn']), used(['Test Horn', 'Test Tax'])]).toEqual([2, 1]);
  });
  it('riftbound:403.1.b, riftbound-zh:391.1.b a trigger without a cost in its text asks for none', () => {
    const plain = unit('Test Herald', 1, playMe(DRAW));
    const game = position([{ hand: ['Test Herald'], runes: [] }, {}], { definitions: [plain] }).play(0, 'Test Herald');
    expect([game.chain(), game.happened('COST_PAID')]).toEqual([['Test Herald'], []]);
  });
});

describe('activated abilities on the chain', () => {
  const drum = gear('Test Drum', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [DRAW] });
  const game = () =>
    position([{ base: ['Test Drum'] }, { hand: ['Stupefy'], base: ['Test Recruit'] }], {
      definitions: [drum, recruit],
    }).use(0, 'Test Drum');
  it('riftbound:404.1, riftbound-zh:392.1 its cost is paid as it is activated, riftbound:406.1, riftbound-zh:394.1 then it is pending no longer', () => {
    const play = game();
    expect([play.ready('Test Drum'), play.hand(0)]).toEqual([false, 0]);
    expect(play.view().stack).toMatchObject([{ card: 'Test Drum', pending: false }]);
  });
  it('riftbound:377.3.b.2, riftbound-zh:370.2.b.2 opponents may respond to it, riftbound:377.3.b.3, riftbound-zh:370.2.b.3 and where nobody does it is executed, riftbound:406.5, riftbound-zh:394.5 and is cleared from the chain', () => {
    const play = game().pass();
    expect(play.offered()).toContain('PLAY Stupefy');
    play.pass();
    expect([play.hand(0), play.chain(), play.turnState()]).toEqual([1, [], 'neutralOpen']);
  });
  it('riftbound:380, riftbound-zh:373 it can be activated while its source is on the board, and not in the hand', () => {
    const play = position([{ hand: ['Test Drum'], trash: ['Test Drum'] }, {}], { definitions: [drum] });
    expect(play.offered().filter((one) => one.startsWith('ACTIVATE Test'))).toEqual([]);
  });
});

describe('when triggers are put on the chain', () => {
  it('riftbound:401.2, riftbound-zh:389.2 what triggers while something resolves waits until that is done', () => {
    const martyr = unit('Test Martyr', 1, triggered({ on: 'move', object: 'self', match: DIES }, DRAW));
    const rite = spell('Test Rite', {
      targets: [{ what: FRIEND }],
      effects: [
        { do: 'kill', what: T0 },
        { do: 'draw', who: 'you', count: 2 },
      ],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Martyr'] }, {}], { definitions: [martyr, rite] });
    game.play(0, 'Test Rite').pass().pass();
    expect([game.chain(), game.hand(0)]).toEqual([['Test Martyr'], 2]);
  });
  it('riftbound:383.2.c, riftbound-zh:376.2.c conditions are looked at after what happened', () => {
    const mourner = unit('Test Mourner', 2, {
      ...triggered({ on: 'move', object: FRIEND, match: DIES }, DRAW),
      if: { not: { exists: [UNIT, { controller: 'you' }, { other: true }] } },
    });
    const game = (others: string[]) =>
      position([{ hand: ['Test Zap'], base: ['Test Mourner', ...others] }, {}], {
        definitions: [mourner, recruit, zap],
      });
    const one = game(['Test Recruit'])
      .play(0, 'Test Zap', { targets: [[{ card: 'Test Recruit' }]] })
      .settle();
    expect(one.hand(0)).toBe(1);
  });
  it('riftbound:383.3.c, riftbound-zh:376.3.a they are put there in closed states and in any player’s turn', () => {
    const watcher = unit('Test Watcher', 2, triggered({ on: 'play', object: UNIT, player: 'opponent' }, DRAW));
    const caller = unit('Test Caller', 2, playMe(hit(0)));
    const game = position([{ base: ['Test Watcher'] }, { hand: ['Test Caller'] }], {
      turn: { active: 1 },
      definitions: [watcher, { ...caller, abilities: [] }],
    });
    game.play(1, 'Test Caller');
    expect(game.chain()).toEqual(['Test Watcher']);
    expect(game.settle().hand(0)).toBe(1);
  });
  it('riftbound:383.4.a.2, riftbound-zh:376.4.a.2 a play effect goes on the chain when its permanent is on the board', () => {
    const herald = unit('Test Herald', 1, playMe(DRAW));
    const game = position([{ hand: ['Test Herald'] }, {}], { definitions: [herald] }).play(0, 'Test Herald');
    expect([game.where('Test Herald'), game.chain()]).toEqual(['base', ['Test Herald']]);
  });
  it('riftbound:384.2, riftbound-zh:377.2 only what is on the board waits for its condition', () => {
    const watcher = unit('Test Watcher', 2, triggered({ on: 'play', object: UNIT, player: 'you' }, DRAW));
    const game = position([{ hand: ['Test Recruit', 'Test Watcher'], trash: ['Test Watcher'] }, {}], {
      definitions: [watcher, recruit],
    }).play(0, 'Test Recruit');
    expect([game.chain(), game.hand(0)]).toEqual([[], 1]);
  });
  it('riftbound:383.1.b, riftbound-zh:376.1.b what waits for the first time triggers once, of several at once for the one that is chosen', () => {
    const wraith = unit(
      'Test Wraith',
      4,
      triggered({ on: 'move', object: [...FRIEND, { other: true }], match: DIES, nth: 1 }, DRAW),
    );
    const blast = spell('Test Blast', {
      effects: [{ do: 'kill', what: { each: [...FRIEND, { named: 'Test Recruit' }] } }],
    });
    const game = position([{ hand: ['Test Blast'], base: ['Test Wraith', 'Test Recruit', 'Test Recruit'] }, {}], {
      definitions: [wraith, blast, recruit],
    });
    game.play(0, 'Test Blast').settle();
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default).settle();
    expect(game.hand(0)).toBe(1);
  });
});

describe('reflexive triggers', () => {
  it('riftbound:388.1, riftbound-zh:381.1 each is an ability of its own on the chain, riftbound:388.2, riftbound-zh:381.2 created in order before any of them is finalized, riftbound:387.1.a, riftbound-zh:380.1.a as often as it is done', () => {
    const star = spell('Test Star', {
      effects: [
        { do: 'reflexive', ability: { targets: [{ what: ENEMY }], effects: [hit(1)] } },
        { do: 'reflexive', ability: { targets: [{ what: ENEMY }], effects: [hit(1)] } },
      ],
    });
    const game = position([{ hand: ['Test Star'] }, { base: ['Test Giant'] }], {
      definitions: [star, unit('Test Giant', 5)],
    });
    game.play(0, 'Test Star').pass().pass();
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default);
    expect(game.chain()).toEqual(['Test Star', 'Test Star']);
    expect(game.settle().unit('Test Giant').damage).toBe(2);
  });
});

describe('delayed abilities', () => {
  it('riftbound:392, riftbound-zh:385 they do what they do though what created them is gone', () => {
    const prophet = unit(
      'Test Prophet',
      1,
      playMe({
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' } },
        effects: [DRAW],
      }),
    );
    const game = position([{ hand: ['Test Prophet', 'Test Zap'] }, {}], { definitions: [prophet, zap] });
    game.play(0, 'Test Prophet').settle();
    game.play(0, 'Test Zap', { targets: [[{ card: 'Test Prophet' }]] }).settle();
    expect([game.onBoard('Test Prophet'), game.hand(0)]).toEqual([[], 0]);
    game.pass().settle();
    expect(game.hand(0)).toBe(1);
  });
});

describe('attacking and defending', () => {
  const role = (on: string): JsonObject => triggered({ on, object: 'self' }, DRAW);
  const setup = {
    definitions: [unit('Test Raider', 3, role('unit:attack')), unit('Test Guard', 3, role('unit:defend'))],
    battlefields: [
      { card: PEAK, owner: 0, controller: 1, units: [foe('Test Guard')] },
      { card: GROVE, owner: 1 },
    ],
  };
  it('riftbound:383.4.e.2, riftbound-zh:376.4.d.2 attack triggers go on the chain as the unit becomes an attacker, riftbound:383.4.f.2, riftbound-zh:376.4.e.2 and defend triggers as it becomes a defender', () => {
    const game = position([{ base: ['Test Raider'] }, {}], setup).move(0, 'Test Raider', PEAK);
    expect(game.chain().sort()).toEqual(['Test Guard', 'Test Raider']);
  });
  it('riftbound:383.4.f, riftbound-zh:376.4.e whoever defends, and not who attacks', () => {
    const game = position([{ base: ['Test Guard'] }, {}], {
      ...setup,
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Raider')] },
        { card: GROVE, owner: 1 },
      ],
    }).move(0, 'Test Guard', PEAK);
    expect(game.chain()).toEqual([]);
  });
});

describe('scoring', () => {
  const scorer = unit(
    'Test Scorer',
    3,
    triggered({ on: 'unit:conquer', object: 'self' }, DRAW),
    triggered({ on: 'unit:hold', object: 'self' }, DRAW),
  );
  const banner = gear(
    'Test Banner',
    triggered({ on: 'conquer', player: 'you' }, DRAW),
    triggered({ on: 'hold', player: 'you' }, DRAW),
  );
  const field = card('Test Field', { types: ['Battlefield'] });
  const setup = (controller: number | null, units: string[]) => ({
    definitions: [scorer, banner, field],
    battlefields: [
      { card: 'Test Field', owner: 0, controller, units },
      { card: GROVE, owner: 1 },
    ],
  });
  it('riftbound:383.4.c.2.a, riftbound-zh:376.4.b.2.a the conquer effects of units that were there, riftbound:383.4.c.2.b, riftbound-zh:376.4.b.2.b and of what speaks of the player, go on the chain as the point is gained', () => {
    const game = position([{ base: ['Test Scorer', 'Test Banner'] }, {}], setup(null, []))
      .move(0, 'Test Scorer', 'Test Field')
      .pass()
      .pass();
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default);
    expect([game.points(0), game.chain().sort()]).toEqual([1, ['Test Banner', 'Test Scorer']]);
  });
  it('riftbound:383.4.d.2.a, riftbound-zh:376.4.c.2.a the hold effects of units there, riftbound:383.4.d.2.b, riftbound-zh:376.4.c.2.b and of what speaks of the player, go there as one holds', () => {
    const game = position([{ base: ['Test Banner'] }, {}], { ...setup(0, ['Test Scorer']), turn: { active: 1 } });
    game.pass();
    while (game.happened('SCORED').length === 0 || game.decision().kind !== 'PRIORITY')
      game.answer(game.decision().seat, game.decision().default);
    expect([game.points(0), game.chain().sort()]).toEqual([1, ['Test Banner', 'Test Scorer']]);
  });
});

describe('passive abilities', () => {
  it('riftbound:365.1, riftbound-zh:362.1 those of permanents work on the board alone', () => {
    const banner = unit('Test Captain', 2, {
      kind: 'static',
      affects: FRIEND,
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
    });
    const might = (where: object) =>
      position([{ ...where, base: ['Test Recruit', ...(('base' in where ? where.base : []) as string[])] }, {}], {
        definitions: [banner, recruit],
      }).might('Test Recruit');
    expect([
      might({ base: ['Test Captain'] }),
      might({ hand: ['Test Captain'] }),
      might({ trash: ['Test Captain'] }),
    ]).toEqual([3, 1, 1]);
  });
  it('riftbound:366.2, riftbound-zh:363.2 they change what their card costs, riftbound:366.2.a, riftbound-zh:363.2.a wherever it can be played from', () => {
    const cheap = card(
      'Test Bargain',
      { types: ['Unit'], might: 1, energy: 3, supertypes: ['Champion'], tags: ['Test'] },
      {
        kind: 'static',
        mods: [{ mod: 'cost', less: energy(2) }],
      },
    );
    const paid = (from: object) => exhausted(position([from, {}], { definitions: [cheap] }).play(0, 'Test Bargain'));
    expect([paid({ hand: ['Test Bargain'] }), paid({ championZone: ['Test Bargain'] })]).toEqual([1, 1]);
  });
});
