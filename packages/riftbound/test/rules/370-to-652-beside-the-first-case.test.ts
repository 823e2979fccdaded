/** Rules beside their first case: gear, others' turns, stolen units, several of a kind, three players (370–652). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { activated, card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
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
  giveMight,
  reacts,
  recruit,
  T0,
  T1,
  UNIT,
} from '../support/rites.js';
import { blade, lends, PATH, soldier } from '../support/smithy.js';

const named = (name: string): JsonObject => ({ each: { named: name } });
const DEATH = { from: 'board', to: 'trash' };
const bell = (might: number, ...effects: JsonObject[]): JsonObject =>
  withKeyword(unit('Test Bell', might), 'deathknell', { effects });
const no = reacts('Test No', { targets: [{ what: { zone: 'chain' } }], effects: [{ do: 'counterOnStack', what: T0 }] });
/** Seat 0 attacks the path, where seat 1 has these units. */
const path = (...units: string[]) => ({
  battlefields: [
    { card: PATH, owner: 0, controller: 1, units: units.map((name) => foe(name)) },
    { card: PEAK, owner: 1 },
  ],
});

describe('replacing', () => {
  it('riftbound:370.2 two effects of one source are two, each of which applies once to an event', () => {
    const also = (count: number): JsonObject => ({
      kind: 'replacement',
      on: 'move',
      object: FRIEND,
      match: DEATH,
      also: [draw(count)],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Shrine'] }, {}], {
      definitions: [giant, gear('Test Shrine', also(1), also(2)), aims(FRIEND, { do: 'kill', what: T0 })],
    })
      .play(0, 'Test Rite')
      .calm();
    expect([game.onBoard('Test Giant'), game.hand(0)]).toEqual([[], 3]);
  });
  it('riftbound:372.2 the turn player orders what affects a battlefield only as long as nobody controls it', () => {
    const field: JsonObject = { has: ['types', 'Battlefield'] };
    const spite = (name: string, cards: number): JsonObject =>
      gear(name, { kind: 'replacement', on: 'status', object: field, instead: [draw(cards)] });
    const stun = does({ do: 'status', what: { each: [field, { named: PEAK }] }, status: 'exhausted' });
    const asked = (controller: number | null) =>
      position([{ hand: ['Test Rite'] }, { base: ['Test One', 'Test Two'] }], {
        definitions: [spite('Test One', 1), spite('Test Two', 2), stun, recruit],
        battlefields: [
          {
            card: PEAK,
            owner: 0,
            controller,
            units: controller === null ? [] : [{ card: 'Test Recruit', controller }],
          },
          { card: GROVE, owner: 1 },
        ],
      })
        .play(0, 'Test Rite')
        .settle()
        .decision();
    expect([asked(null), asked(1), asked(0)].map(({ kind, seat }) => [kind, seat])).toEqual([
      ['REPLACEMENT', 0],
      ['REPLACEMENT', 1],
      ['REPLACEMENT', 0],
    ]);
  });
});

describe('abilities', () => {
  it('riftbound:377.3.b.3 an ability that is used in another’s turn is executed as well where nobody responds', () => {
    const fife = gear('Test Fife', { ...activated(draw(2)), cost: [{ pay: 'exhaust' }], timing: 'reaction' });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Fife'] }], { definitions: [fife, does()] })
      .play(0, 'Test Rite')
      .pass()
      .use(1, 'Test Fife')
      .settle();
    expect([game.hand(1), game.chain()]).toEqual([2, []]);
  });
  it('riftbound:383.4.a.2 a play effect of gear goes on the chain as the gear is on the board, for either player', () => {
    const horn = gear('Test Horn', triggered({ on: 'play', object: 'self' }, draw(1)));
    const played = (seat: number) => {
      const own = { hand: ['Test Horn'] };
      const game = position(seat === 0 ? [own, {}] : [{}, own], {
        definitions: [horn],
        turn: { number: 3 + seat, active: seat },
      }).play(seat, 'Test Horn');
      const seen = [game.where('Test Horn'), game.chain(), game.hand(seat)];
      return [...seen, game.settle().hand(seat)];
    };
    expect([played(0), played(1)]).toEqual([
      ['base', ['Test Horn'], 0, 1],
      ['base', ['Test Horn'], 0, 1],
    ]);
  });
  it('riftbound:400.1 finalized it keeps what was chosen for it, which it affects as it resolves', () => {
    const bow = gear('Test Bow', { ...activated(damage(1)), targets: [{ what: ENEMY }] });
    const game = position([{ base: ['Test Bow'] }, { base: ['Test Giant', 'Test Soldier'] }], {
      definitions: [bow, giant, soldier],
    })
      .use(0, 'Test Bow')
      .choose(0, { card: 'Test Soldier' });
    expect(game.view().stack).toMatchObject([{ pending: false, targets: [{ card: 'Test Soldier' }] }]);
    game.settle();
    expect([game.unit('Test Giant').damage, game.unit('Test Soldier').damage]).toEqual([0, 1]);
  });
  it('riftbound:404.1 all parts of the cost of an ability are paid: Energy, Power, [E] and what is killed', () => {
    const altar = gear('Test Altar', {
      ...activated(draw(1)),
      cost: [...energy(2, 'Mind'), { pay: 'exhaust' }, { pay: 'kill', what: FRIEND }],
    });
    const game = position([{ base: ['Test Altar', 'Test Recruit'], runes: [runes(3, 'Mind')] }, {}], {
      definitions: [altar, recruit],
    }).use(0, 'Test Altar');
    expect([game.ready('Test Altar'), game.onBoard('Test Recruit'), game.hand(0)]).toEqual([false, [], 0]);
    expect(game.happened('COST_PAID')).toMatchObject([{ seat: 0, energy: 2, power: { Mind: 1 } }]);
    expect([game.count(0, 'runeDeck'), game.pool(0)]).toEqual([1, { energy: 0, power: {} }]);
  });
  it('riftbound:425.1.c what was exhausted or killed for an ability that is countered stays so', () => {
    const drum = gear('Test Drum', {
      ...activated(draw(1)),
      cost: [{ pay: 'exhaust' }, { pay: 'kill', what: FRIEND }],
    });
    const game = position([{ base: ['Test Drum', 'Test Recruit'] }, { hand: ['Test No'] }], {
      definitions: [drum, recruit, no],
    })
      .use(0, 'Test Drum')
      .pass()
      .play(1, 'Test No')
      .settle();
    expect([
      game.happened('COUNTERED').length,
      game.hand(0),
      game.ready('Test Drum'),
      game.onBoard('Test Recruit'),
    ]).toEqual([...[1, 0, false, []]]);
  });
});

describe('actions', () => {
  it('riftbound:411.5.a a kill is attributed to each of several that dealt the damage, and to the spell that had them', () => {
    const crush = spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: [...ENEMY, { named: 'Test Soldier' }] }, { what: { named: 'Test Giant' } }],
      effects: [T0, T1].map((from) => ({ do: 'damage', from, to: { target: 2 }, amount: 3 })),
    });
    const watch = (name: string, source: string): JsonObject =>
      gear(name, triggered({ on: 'did', player: 'any', match: { act: 'kill' }, source: { named: source } }, draw(1)));
    const drawn = (source: string) =>
      position(
        [{ hand: ['Test Rite'], base: ['Test Recruit', 'Test Watch'] }, { base: ['Test Soldier', 'Test Giant'] }],
        {
          definitions: [crush, recruit, giant, soldier, watch('Test Watch', source)],
        },
      )
        .play(0, 'Test Rite')
        .calm()
        .hand(0);
    expect([drawn('Test Recruit') > 0, drawn('Test Soldier') > 0, drawn('Test Giant') > 0]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('riftbound:413.1.a whoever draws takes the card from the top of their own deck, whoever has them draw', () => {
    const game = position(
      [{ hand: ['Test Rite'], mainDeck: ['Test Recruit'] }, { mainDeck: ['Test Giant', 'Test Soldier'] }],
      {
        definitions: [giant, recruit, soldier, does({ do: 'draw', who: 'opponents', count: 1 })],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.pile(1, 'hand'), game.pile(1, 'mainDeck'), game.pile(0, 'mainDeck'), game.hand(0)]).toEqual([
      ['Test Giant'],
      ['Test Soldier'],
      ['Test Recruit'],
      0,
    ]);
  });
  it('riftbound:422.1.a of several players who discard each chooses for themselves', () => {
    const hand = ['Test Recruit', 'Test Giant'];
    const game = position([{ hand: ['Test Rite'] }, { hand }, { hand }], {
      definitions: [recruit, giant, does({ do: 'discard', who: 'opponents', count: 1 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'DISCARD' });
    game.choose(1, { card: 'Test Giant' });
    expect(game.decision()).toMatchObject({ seat: 2, kind: 'DISCARD' });
    game.choose(2, { card: 'Test Recruit' });
    expect([game.pile(1, 'trash'), game.pile(2, 'trash')]).toEqual([['Test Giant'], ['Test Recruit']]);
  });
  it('riftbound:424.4.a what an effect says of a revealed card that it took is done, and the others go where it says', () => {
    const dig = does({
      do: 'dig',
      count: 2,
      reveal: true,
      take: { to: 'hand', filter: UNIT, then: [{ do: 'stat', who: 'you', stat: 'xp', amount: 2 }] },
      rest: { to: 'trash' },
    });
    const game = position([{ hand: ['Test Rite'], mainDeck: ['Test Giant', 'Test Tool', 'Test Recruit'] }, {}], {
      definitions: [dig, giant, recruit, gear('Test Tool')],
    })
      .play(0, 'Test Rite')
      .calm();
    expect([game.pile(0, 'hand'), game.pile(0, 'trash').sort(), game.xp(0)]).toEqual([
      ['Test Giant'],
      ['Test Rite', 'Test Tool'],
      2,
    ]);
  });
  it('riftbound:426.1.b.1 whoever would buff what has a buff has buffed nothing', () => {
    const fan = gear('Test Fan', triggered({ on: 'did', player: 'you', match: { act: 'buff' } }, draw(1)));
    const buff = does({ do: 'counters', what: { each: UNIT }, kind: 'buff', amount: 1 });
    const drawn = (buffed: boolean) =>
      position([{ hand: ['Test Rite'], base: [{ card: 'Test Giant', buffed }, 'Test Fan'] }, {}], {
        definitions: [giant, fan, buff],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([drawn(false), drawn(true)]).toEqual([1, 0]);
  });
  it('riftbound:428.1.a.1.b what is noted of a unit that is killed is what it was then: its Might, and whose it was', () => {
    const heir = bell(2, draw(1), { do: 'damage', to: named('Test Giant'), amount: { stat: 'might', of: 'self' } });
    const game = position(
      [{ hand: ['Test Rite'], base: [{ card: 'Test Bell', owner: 1, buffed: true }] }, { base: ['Test Giant'] }],
      {
        definitions: [heir, giant, aims(FRIEND, giveMight(1), { do: 'kill', what: T0 })],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.pile(1, 'trash'), game.hand(0), game.hand(1), game.unit('Test Giant').damage]).toEqual([
      ['Test Bell'],
      1,
      0,
      4,
    ]);
  });
  it('riftbound:433.1.b the difference is that of the figures as they are, with all that changes them', () => {
    const swap = spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: ENEMY }],
      effects: [giveMight(2), { do: 'swapFigures', one: T1, other: T0, stat: 'might' }],
    });
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Recruit'] }, { base: [{ card: 'Test Giant', buffed: true }] }],
      {
        definitions: [swap, recruit, giant],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.might('Test Recruit'), game.might('Test Giant')]).toEqual([7, 3]);
  });
  it('riftbound:436.1.a all of several that are predicted may be recycled, and go under the deck', () => {
    const look = does({ do: 'arrange', kind: 'PREDICT', count: 3, piles: ['top', 'bottom'] });
    const deck = ['Test Giant', 'Test Recruit', 'Test Soldier', 'Pouty Poro'];
    const game = position([{ hand: ['Test Rite'], mainDeck: deck }, {}], {
      definitions: [look, giant, recruit, soldier],
    })
      .play(0, 'Test Rite')
      .settle();
    const under = (name: string) => ({ from: { card: name }, to: { value: 'bottom' } });
    game.answer(0, { assign: deck.slice(0, 3).map(under) }).calm();
    const [first, ...others] = game.pile(0, 'mainDeck');
    expect([first, others.sort()]).toEqual(['Pouty Poro', deck.slice(0, 3).sort()]);
  });
});

describe('attachments', () => {
  it('riftbound:434.1.c effect text is appended also of what somebody else owns and has attached', () => {
    const smith = unit(
      'Test Smith',
      2,
      triggered({ on: 'play', object: 'self' }, { do: 'attach', what: named('Test Blade'), to: named('Test Soldier') }),
    );
    const game = position([{ hand: ['Test Smith'], base: ['Test Blade'] }, { base: ['Test Soldier'] }], {
      definitions: [smith, soldier, blade('Test Blade', 1, lends('tank'))],
    })
      .play(0, 'Test Smith')
      .settle();
    expect(game.unit('Test Soldier')).toMatchObject({ controller: 1, might: 4 });
    expect(JSON.stringify(game.unit('Test Soldier').keywords)).toContain('tank');
  });
  it('riftbound:435.4.b all that was attached to what left the board is where that was last', () => {
    const link = (name: string): JsonObject => ({ do: 'attach', what: named(name), to: named('Test Soldier') });
    const game = position([{ hand: ['Test Link', 'Test Rite'] }, {}], {
      battlefields: [
        { card: PATH, controller: 0, units: ['Test Soldier', 'Test Recruit', 'Test Giant'] },
        { card: PEAK },
      ],
      definitions: [
        ...[soldier, recruit, giant],
        spell('Test Link', { effects: [link('Test Recruit'), link('Test Giant')] }),
        aims({ named: 'Test Soldier' }, { do: 'kill', what: T0 }),
      ],
    });
    game.play(0, 'Test Link').settle();
    expect(game.unit('Test Soldier').attachments).toHaveLength(2);
    game.play(0, 'Test Rite').settle();
    expect(
      ['Test Recruit', 'Test Giant'].map((name) => [game.where(name), game.unit(name).attachedTo ?? null]),
    ).toEqual([
      [PATH, null],
      [PATH, null],
    ]);
  });
});

describe('combats, layers and players', () => {
  it('riftbound:466.2 a Deathknell of what died in the combat is resolved before its result', () => {
    const game = position([{ base: ['Test Giant'] }, {}], {
      definitions: [giant, bell(1, draw(1))],
      ...path('Test Bell'),
    })
      .move(0, 'Test Giant', PATH)
      .settle();
    const seen = game.events.map(({ type }) => type).filter((type) => ['CARD_DRAWN', 'COMBAT_RESULT'].includes(type));
    expect(seen).toEqual(['CARD_DRAWN', 'COMBAT_RESULT']);
  });
  it('riftbound:476 what comes to apply to others only because of a later layer applies to them', () => {
    const plus = (value: number): JsonObject => ({ mod: 'add', stat: 'might', value });
    const lord = unit(
      'Test Lord',
      4,
      { kind: 'static', mods: [plus(1)] },
      {
        kind: 'static',
        affects: [...FRIEND, { other: true }],
        if: { is: ['self', { stat: ['might', '>=', 5] }] },
        mods: [plus(1), { mod: 'ability', ability: { kind: 'keyword', keyword: 'tank' } }],
      },
    );
    const game = position([{ base: ['Test Lord', 'Test Recruit'] }, { base: ['Test Soldier'] }], {
      definitions: [lord, recruit, soldier],
    });
    expect(['Test Lord', 'Test Recruit', 'Test Soldier'].map((name) => game.might(name))).toEqual([5, 2, 3]);
    expect(JSON.stringify(game.unit('Test Recruit').keywords)).toContain('tank');
  });
  it.each([2, 3])('riftbound:489.1 no position of two against two has %i players', (players) => {
    const scenario = (count: number) =>
      riftbound.createScenario({
        ruleset: 'riftbound',
        edition: '2026-07',
        seed: 'teams',
        turn: { number: 3, active: 0, step: 'main' },
        options: { format: '2v2' },
        battlefields: [{ card: PEAK, owner: 0 }],
        players: Array.from({ length: count }, () => ({})),
      }).ok;
    expect([scenario(players), scenario(4)]).toEqual([false, true]);
  });
  it('riftbound:652.2.c the battlefields of those who stay go on with what they do', () => {
    const hill = (name: string): JsonObject =>
      card(
        name,
        { types: ['Battlefield'] },
        { kind: 'static', affects: [UNIT, { is: 'here' }], mods: [{ mod: 'add', stat: 'might', value: 1 }] },
      );
    const game = position([{}, {}, {}], {
      definitions: [giant, soldier, hill('Test Hill'), hill('Test Ridge')],
      battlefields: [
        { card: 'Test Hill', owner: 1, controller: 0, units: ['Test Giant'] },
        { card: 'Test Ridge', owner: 2, controller: 0, units: ['Test Soldier'] },
      ],
    });
    const gone = riftbound.concede(game.state, 1);
    if (!gone.ok) throw new Error('conceding was refused');
    game.state = gone.value.state;
    expect([game.might('Test Giant'), game.might('Test Soldier'), game.where('Test Soldier')]).toEqual([
      6,
      4,
      'Test Ridge',
    ]);
  });
});
