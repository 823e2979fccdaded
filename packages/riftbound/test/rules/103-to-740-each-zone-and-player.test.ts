/** Champions, set-up, first places, cleanups and the chain: what is so of every player, battlefield and zone (103–740). */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { battlefield } from '../support/kinds.js';
import { card, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, energy, foe, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const { kaisa = {}, viktor = {} } = sampleDecks;
const begun = (decks: object[], seed: string, more: object = {}) =>
  riftbound.create({
    edition: '2026-07',
    seed,
    options: { autoPass: 'none', payment: 'auto', ...more },
    seats: decks.map((deck, i) => ({ name: `P${i}`, deck: deck as never })),
  });
function started(decks: object[], seed: string): Play {
  const created = begun(decks, seed);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new Play(riftbound, created.value.state);
  play.events.push(...created.value.events);
  return play;
}

describe('setting up', () => {
  it('riftbound:103.2.a.3 in each zone cards of its name are the chosen champion, and others and those of an opponent are not', () => {
    const hero = (name: string) => card(name, { types: ['Unit'], might: 2, supertypes: ['Champion'] });
    const counts = (zone: string): unknown => {
      const what = [UNIT, ...(zone === 'board' ? [] : [{ zone }, { owner: 'you' }]), { is: 'chosenChampion' }];
      const names = ['Test Hero', 'Test Other'];
      const mine: { [pile: string]: string[] } = {
        championZone: ['Test Hero'],
        base: zone === 'board' ? names : [],
        hand: ['Test Rite', ...(zone === 'hand' ? names : [])],
        trash: zone === 'trash' ? names : [],
      };
      const game = position([mine, { base: zone === 'board' ? names : [] }], {
        definitions: [
          hero('Test Hero'),
          hero('Test Other'),
          does({ do: 'stat', who: 'you', stat: 'xp', amount: { count: what } }),
        ],
      })
        .play(0, 'Test Rite')
        .settle();
      return game.xp(0) ?? 0;
    };
    expect(['board', 'hand', 'trash', 'championZone'].map(counts)).toEqual([1, 1, 1, 1]);
  });
  it('riftbound:115.1.a in a game by itself chance says who is first, of two and of three players', () => {
    const firsts = (decks: object[]) =>
      new Set(Array.from({ length: 12 }, (_, n) => started(decks, `seed ${n}`).happened('STARTING_PLAYER')[0]?.seat));
    expect([firsts([kaisa, viktor]).size, firsts([kaisa, kaisa, viktor]).size]).toEqual([2, 3]);
  });
  it('riftbound:117 each of three players is asked once, beginning with the first player, in turn order', () => {
    const begins = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const play = started([kaisa, viktor, kaisa], seed);
      const first = Number(play.view().turn.active);
      begins.add(first);
      const asked: number[] = [];
      while (play.decisions()[0]?.kind === 'MULLIGAN') {
        asked.push(play.decision().seat);
        play.answer(play.decision().seat, { choose: [] });
      }
      expect(asked).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
    }
    expect(begins.size).toBeGreaterThan(1);
  });
  it('riftbound:489.8.i none of the three battlefields of a player is one of their teammate’s', () => {
    const own = kaisa.battlefields as object[];
    const theirs = viktor.battlefields as object[];
    const legal = (battlefields: object[]) =>
      begun([kaisa, kaisa, { ...viktor, battlefields }, viktor], 'teams', { format: '2v2' }).ok;
    expect(legal(theirs)).toBe(true);
    for (const at of [0, 1, 2])
      for (const from of [0, 1, 2])
        expect(legal(theirs.map((one, i) => (i === at ? (own[from] as object) : one)))).toBe(false);
  });
});

describe('places', () => {
  it('riftbound:170.5.b each battlefield is a destination of a standard move, and of a move by an effect', () => {
    const at = (name: string) => {
      const game = position([{ base: ['Test Giant'] }, {}], {
        definitions: [giant],
        battlefields: [{ card: PEAK }, { card: GROVE, owner: 1 }, { card: PATH }],
      });
      return game.move(0, 'Test Giant', name).where('Test Giant');
    };
    expect([PEAK, GROVE, PATH].map(at)).toEqual([PEAK, GROVE, PATH]);
    const send = aims([UNIT, { controller: 'you' }], { do: 'moveTo', what: T0, to: { target: 1 } });
    const spellOf = {
      ...send,
      abilities: [
        {
          kind: 'spell',
          targets: [{ what: [UNIT, { controller: 'you' }] }, { what: { destination: T0 } }],
          effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
        },
      ],
    };
    const offered = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Pouty Poro'] }, {}], {
      definitions: [giant, spellOf],
      battlefields: [{ card: PEAK }, { card: GROVE, owner: 1 }, { card: PATH }],
    })
      .choose(0, { kind: 'PLAY', card: 'Test Rite' })
      .choose(0, { card: 'Test Giant' });
    expect(
      offered
        .decision()
        .options.map((one) => one.card)
        .sort(),
    ).toEqual([GROVE, PATH, PEAK].sort());
  });
  it('riftbound:185.2.a a token is not played where the effect says if no unit can be played there', () => {
    const closed = battlefield('Test Closed', {
      kind: 'static',
      mods: [{ mod: 'rule', rule: 'unitsCantBePlayedHere' }],
    });
    const cub: JsonObject = {
      name: 'Test Cub',
      props: { name: 'Test Cub', types: ['Unit'], supertypes: [], domains: [], tags: [], might: 1 },
      abilities: [],
    };
    const made = (name: string) =>
      position([{ hand: ['Test Rite'] }, {}], {
        definitions: [closed, recruit, does({ do: 'playToken', token: cub, to: { each: { named: name } } })],
        battlefields: [
          { card: 'Test Closed', controller: 0, units: ['Test Recruit'] },
          { card: GROVE, controller: 0, units: ['Pouty Poro'] },
        ],
      })
        .play(0, 'Test Rite')
        .calm()
        .onBoard('Test Cub').length;
    expect([made(GROVE), made('Test Closed')]).toEqual([1, 0]);
  });
  it('riftbound:323.6 in the turn of either player each of both loses control of what their units have left', () => {
    const oust = does({ do: 'move', what: { each: UNIT }, to: 'hand', cause: 'return' });
    for (const active of [0, 1]) {
      const hand = { hand: ['Test Rite'] };
      const game = position([active === 0 ? hand : {}, active === 1 ? hand : {}], {
        turn: { active },
        definitions: [oust, giant, recruit],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Test Giant'] },
          { card: GROVE, owner: 1, controller: 1, units: [foe('Test Recruit')] },
        ],
      })
        .play(active, 'Test Rite')
        .settle();
      expect([game.holder(PEAK), game.holder(GROVE)]).toEqual([null, null]);
    }
  });
});

describe('the chain', () => {
  const wait = reacts('Test Wait', { effects: [{ do: 'stat', who: 'you', stat: 'xp', amount: 1 }] });
  it('riftbound:419.1 a card goes on top of the chain, whoever plays it, and is finalized before anybody responds', () => {
    const game = position([{ hand: ['Test Rite', 'Test Wait'] }, { hand: ['Test Wait'] }], {
      definitions: [wait, does(draw(1))],
    });
    game.play(0, 'Test Rite').play(0, 'Test Wait').pass().play(1, 'Test Wait');
    const seen = () => game.view().stack.map((one) => [one.card, one.controller, (one as JsonObject).pending]);
    expect(seen()).toEqual([
      ['Test Wait', 1, false],
      ['Test Wait', 0, false],
      ['Test Rite', 0, false],
    ]);
    game.pass().pass();
    expect([game.xp(1), game.xp(0) ?? 0, game.chain()]).toEqual([1, 0, ['Test Wait', 'Test Rite']]);
    game.pass().pass();
    expect([game.xp(0), game.hand(0), game.chain()]).toEqual([1, 0, ['Test Rite']]);
  });
  it('riftbound:419.1 a card that an effect plays is put there and finalized as well', () => {
    const call = does({
      do: 'play',
      what: { each: [{ zone: 'trash' }, { owner: 'you' }, { named: 'Test Wait' }] },
      cost: [],
    });
    const game = position([{ hand: ['Test Rite'], trash: ['Test Wait'] }, {}], { definitions: [wait, call] })
      .play(0, 'Test Rite')
      .pass()
      .pass();
    if (game.decision().kind === 'PLAY_CARD') game.choose(0, { card: 'Test Wait' });
    expect(game.view().stack.map((one) => [one.card, (one as JsonObject).pending])).toEqual([['Test Wait', false]]);
    expect(game.settle().xp(0)).toBe(1);
  });
  it('riftbound:740.4.a.2 whoever cannot pay what choosing makes a trigger cost besides has none on the chain', () => {
    const archer = unit('Test Archer', 1, {
      ...triggered({ on: 'play', object: 'self' }, damage(1)),
      may: true,
      cost: energy(1),
      targets: [{ what: ENEMY }],
    });
    const wary = withKeyword(unit('Test Wary', 3), 'deflect', { value: 1 });
    const seen = (count: number, exhausted = false) => {
      const game = position(
        [
          { hand: ['Test Archer'], runes: count === 0 ? [] : [runes(count, 'Mind', exhausted)] },
          { base: ['Test Wary'] },
        ],
        {
          definitions: [archer, wary],
        },
      ).play(0, 'Test Archer');
      while (['MAY', 'PAY'].includes(game.decision().kind)) game.answer(0, { confirm: true });
      const chain = game.chain();
      return [chain, game.settle().unit('Test Wary').damage];
    };
    expect([seen(2), seen(0)]).toEqual([
      [['Test Archer'], 1],
      [[], 0],
    ]);
    // Power for Deflect is there, and no Energy for its own cost.
    expect(seen(2, true)).toEqual([[], 0]);
    // Energy for its own cost is in the pool, and no Power for Deflect.
    const lacking = position([{ hand: ['Test Rite', 'Test Archer'], runes: [] }, { base: ['Test Wary'] }], {
      definitions: [archer, wary, does({ do: 'add', energy: 1 })],
    })
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Archer');
    while (['MAY', 'PAY', 'TARGETS'].includes(lacking.decision().kind))
      lacking.answer(
        0,
        lacking.decision().kind === 'TARGETS' ? { choose: [{ card: 'Test Wary' }] } : { confirm: true },
      );
    expect([lacking.chain(), lacking.pool(0).energy, lacking.settle().unit('Test Wary').damage]).toEqual([[], 1, 0]);
  });
});

describe('one on one', () => {
  it('riftbound:740.2.b a unit without an enemy where it is is not one on one, in its base or at a battlefield', () => {
    const rite = withKeyword(does({ do: 'kill', what: { each: [UNIT, { is: 'oneOnOne' }] } }), 'action');
    const left = (units: JsonObject[], base: string[] = []) => {
      const game = position([{ hand: ['Test Rite'], base }, {}], {
        definitions: [rite, recruit, giant],
        battlefields: [{ card: PEAK, controller: 0, units }, { card: GROVE }],
      });
      for (let n = 0; n < 9 && game.decision().seat !== 0; n++) game.pass();
      game.play(0, 'Test Rite').pass().pass();
      return [game.onBoard('Test Giant').length, game.onBoard('Test Recruit').length];
    };
    const mine = { card: 'Test Giant', controller: 0 };
    expect([left([mine]), left([], ['Test Giant']), left([mine, foe('Test Recruit')])]).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });
});
