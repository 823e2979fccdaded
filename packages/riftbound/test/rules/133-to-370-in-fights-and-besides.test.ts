/** What rules say in combats, of the second of several, and where something else happens instead (133–370). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  FRIEND,
  foe,
  GEAR,
  giant,
  reacts,
  recruit,
  status,
  T0,
  UNIT,
} from '../support/rites.js';
import { ATTACH, attaches, blade, soldier, two } from '../support/smithy.js';

const at = (...units: (string | JsonObject)[]) => ({
  battlefields: [{ card: PEAK, controller: 1, units }, { card: GROVE }],
});

describe('cards and texts', () => {
  it('riftbound:133.4.b.1 a spell that is countered goes to its owner’s trash as well', () => {
    const deny = reacts('Test Deny', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Deny'] }], { definitions: [deny, does(draw(1))] });
    game.play(0, 'Test Rite').pass().play(1, 'Test Deny').settle();
    expect([game.pile(0, 'trash'), game.pile(1, 'trash'), game.hand(0)]).toEqual([['Test Rite'], ['Test Deny'], 0]);
  });
  it('riftbound:135.2.e.5.a Power of no certain domain pays for [A] as well', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 1, power: ['any', 'any'] });
    const may = (base: string[], mine: JsonObject[]) =>
      position([{ hand: ['Test Dear'], base, runes: mine }, {}], { definitions: [dear] });
    expect(may(['Gold', 'Gold'], []).play(0, 'Test Dear').onBoard('Test Dear')).toHaveLength(1);
    expect(may(['Gold'], []).offered()).not.toContain('PLAY Test Dear');
  });
  it('riftbound:136.2.b the effect texts of two cards on one unit are both active', () => {
    const lends = (keyword: string): JsonObject => ({
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword } }],
    });
    const game = position(
      [{ hand: ['Test Attach', 'Test Attach'], base: ['Test Soldier', 'Test Blade', 'Test Axe'] }, {}],
      {
        ...two,
        definitions: [soldier, ATTACH, blade('Test Blade', 0, lends('tank')), blade('Test Axe', 0, lends('deflect'))],
      },
    );
    attaches(attaches(game, 'Test Blade', 'Test Soldier'), 'Test Axe', 'Test Soldier');
    expect(game.unit('Test Soldier').keywords).toEqual(expect.arrayContaining(['tank', 'deflect']));
  });
  it('riftbound:158.1 of three instructions the second is executed before the third', () => {
    const lose = { do: 'discard', who: 'you', count: 'all' };
    const left = (...effects: JsonObject[]) =>
      position([{ hand: ['Test Rite', 'Cleave'] }, {}], { definitions: [does(...effects)] })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([left(draw(1), lose, draw(1)), left(draw(1), draw(1), lose), left(lose, draw(1), draw(1))]).toEqual([
      1, 0, 2,
    ]);
  });
  it('riftbound:178.3 a gear that is a unit is both to all that speaks of either, at a battlefield as well', () => {
    for (const what of [UNIT, GEAR]) {
      const game = position([{ hand: ['Test Rite'] }, {}], {
        definitions: [
          card('Test Golem', { types: ['Unit', 'Gear'], might: 3 }),
          does({ do: 'kill', what: { each: what } }),
        ],
        battlefields: [{ card: PEAK, controller: 0, units: ['Test Golem'] }, { card: GROVE }],
      });
      expect(game.play(0, 'Test Rite').settle().zones('Test Golem')).toEqual(['trash']);
    }
  });
  it('riftbound:185.2.c a token gains tags besides its own', () => {
    const token = {
      name: 'Test Cub',
      props: { name: 'Test Cub', supertypes: [], types: ['Unit'], domains: [], tags: ['Cat'], might: 2 },
      abilities: [],
    };
    const gains = does({ do: 'playToken', token, to: 'base' });
    const tames = gear('Test Tamer', {
      kind: 'static',
      affects: [UNIT],
      mods: [{ mod: 'gain', prop: 'tags', values: ['Poro'] }],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Tamer'] }, {}], { definitions: [gains, tames] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.unit('Test Cub').tags).toEqual(['Cat', 'Poro']);
  });
});

describe('fights and damage', () => {
  const elder = unit('Test Elder', 1, {
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'rule', rule: 'anyDamageKills' }],
  });
  it('riftbound:142.3 damage of a combat is marked by the player whose units deal it, on either side', () => {
    const fought = (whose: number) => {
      const [mine, theirs] = whose === 0 ? [['Test Elder'], []] : [[], ['Test Elder']];
      const game = position([{ base: ['Test Giant', ...mine] }, { base: theirs }], {
        definitions: [elder, giant, unit('Test Wall', 6), recruit],
        ...at(foe('Test Wall'), foe('Test Wall')),
      });
      game.move(0, 'Test Giant', PEAK).calm();
      return [game.onBoard('Test Wall').length, game.onBoard('Test Giant').length];
    };
    const [mine, theirs] = [fought(0), fought(1)];
    expect([mine[0], theirs[1]]).toEqual([0, 0]);
    expect(theirs[0]).toBe(1);
  });
  it('riftbound:143.3.a damage of a combat is marked beside what a unit has already', () => {
    const fought = (hurt: number) => {
      const game = position([{ base: ['Test Soldier'] }, {}], {
        definitions: [giant, soldier],
        ...at(foe('Test Giant', { damage: hurt })),
      });
      game.move(0, 'Test Soldier', PEAK).settle();
      return game.onBoard('Test Giant').length;
    };
    expect([fought(0), fought(3)]).toEqual([1, 0]);
  });
  it('riftbound:143.3.b as a turn ends the units of both players are healed, in bases and at battlefields', () => {
    const game = position(
      [{ base: [{ card: 'Noxus Hopeful', damage: 1 }] }, { base: [{ card: 'Test Giant', damage: 2 }] }],
      { definitions: [giant, soldier], ...at(foe('Test Soldier', { damage: 1 })) },
    );
    game.until({ turn: 4, step: 'main' });
    expect(['Noxus Hopeful', 'Test Giant', 'Test Soldier'].map((name) => game.unit(name).damage)).toEqual([0, 0, 0]);
  });
  it('riftbound:170.6 units move to where many enemy units are', () => {
    const many = Array.from({ length: 5 }, () => foe('Pouty Poro'));
    const game = position([{ base: ['Test Giant', 'Noxus Hopeful'] }, {}], { definitions: [giant], ...at(...many) });
    game.move(0, 'Test Giant', PEAK, ['Noxus Hopeful']);
    expect([game.where('Test Giant'), game.where('Noxus Hopeful'), game.all('Pouty Poro').length]).toEqual([
      PEAK,
      PEAK,
      5,
    ]);
  });
  it('riftbound:323.2.b a defender of which the attacker gains control attacks, and an attacker that is taken defends', () => {
    const control: JsonObject = {
      do: 'modify',
      what: { each: { named: 'Test Turncoat' } },
      mods: [{ mod: 'control', to: 'you' }],
      until: { kind: 'permanent' },
    };
    const steal = reacts('Test Steal', { effects: [control] });
    const taken = position([{ hand: ['Test Steal'], base: ['Noxus Hopeful'] }, {}], {
      definitions: [steal, unit('Test Turncoat', 2)],
      ...at(foe('Test Turncoat'), foe('Honest Broker')),
    });
    taken.move(0, 'Noxus Hopeful', PEAK);
    expect(taken.unit('Test Turncoat')).toMatchObject({ attacker: false, defender: true });
    taken.play(0, 'Test Steal').pass().pass();
    expect(taken.unit('Test Turncoat')).toMatchObject({ controller: 0, attacker: true, defender: false });
    const lost = position([{ base: ['Test Turncoat', 'Noxus Hopeful'] }, { hand: ['Test Steal'] }], {
      definitions: [steal, unit('Test Turncoat', 2)],
      ...at(foe('Honest Broker')),
    });
    lost.move(0, 'Test Turncoat', PEAK, ['Noxus Hopeful']).pass().play(1, 'Test Steal').pass().pass();
    expect(lost.unit('Test Turncoat')).toMatchObject({ controller: 1, attacker: false, defender: true });
  });
  it('riftbound:348.1 with the other steps of its combat a showdown is over: no second one is needed for control', () => {
    const game = position([{ base: ['Test Giant'] }, {}], { definitions: [giant], ...at(foe('Noxus Hopeful')) });
    game.move(0, 'Test Giant', PEAK).settle();
    expect([
      game.holder(PEAK),
      game.happened('SHOWDOWN_BEGAN').length,
      game.happened('COMBAT_ENDED').length,
      game.turnState(),
    ]).toEqual([0, 1, 1, 'neutralOpen']);
  });
});

describe('playing and passive abilities', () => {
  it('riftbound:203.2 banishing and recycling that something replaces are paid as well, and once', () => {
    const keeps = (to: string) =>
      gear('Test Glass', {
        kind: 'replacement',
        on: 'move',
        object: FRIEND,
        match: { from: 'board', to },
        instead: [{ do: 'kill', what: 'self' }],
      });
    for (const [pay, to] of [
      ['banish', 'banishment'],
      ['recycle', 'mainDeck'],
      ['return', 'hand'],
    ]) {
      const altar = gear('Test Altar', {
        kind: 'activated',
        cost: [{ pay: String(pay), what: FRIEND }],
        effects: [draw(1)],
      });
      const game = position([{ base: ['Test Altar', 'Test Recruit', 'Test Glass'] }, {}], {
        definitions: [altar, keeps(String(to)), recruit],
      });
      game.use(0, 'Test Altar');
      expect([game.chain(), game.zones('Test Recruit'), game.zones('Test Glass')]).toEqual([
        ['Test Altar'],
        ['base'],
        ['trash'],
      ]);
      expect(game.settle().hand(0)).toBe(1);
    }
  });
  it('riftbound:309.1 what has triggered and waits to be put in order has closed the state already', () => {
    const sees = gear('Test Watch', triggered({ on: 'play', player: 'you', object: UNIT }, draw(1)));
    const other = gear('Test Other', triggered({ on: 'play', player: 'you', object: UNIT }, damage(1, { each: UNIT })));
    const game = position([{ hand: ['Test Giant'], base: ['Test Watch', 'Test Other'] }, {}], {
      definitions: [sees, other, giant],
    }).play(0, 'Test Giant');
    expect([game.decision().kind, game.chain(), game.turnState()]).toEqual(['ORDER_TRIGGERS', [], 'neutralClosed']);
  });
  it('riftbound:351.1 permanents that are played as reactions in another player’s turn are on the board at once', () => {
    const quick = [unit('Test Quick', 2), gear('Test Tool')].map((one) => withKeyword(one, 'reaction'));
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Quick', 'Test Tool'] }], {
      definitions: [...quick, does(draw(1))],
    });
    game.play(0, 'Test Rite').pass().play(1, 'Test Quick').pass().play(1, 'Test Tool');
    expect([game.onBoard('Test Quick').length, game.onBoard('Test Tool').length, game.chain()]).toEqual([
      1,
      1,
      ['Test Rite'],
    ]);
  });
  const lifts: JsonObject = { kind: 'static', affects: FRIEND, mods: [{ mod: 'add', stat: 'might', value: 2 }] };
  it('riftbound:359.2.a the passive abilities of what is played in another player’s turn are active at once', () => {
    const quick = withKeyword(gear('Test Source', lifts), 'reaction');
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Source'], base: ['Test Giant'] }], {
      definitions: [quick, giant, does(draw(1))],
    });
    game.play(0, 'Test Rite').pass().play(1, 'Test Source');
    expect([game.might('Test Giant'), game.settle().might('Test Giant')]).toEqual([8, 8]);
  });
  it('riftbound:365.1 those of permanents are active in either turn, at battlefields of any player and of nobody', () => {
    for (const active of [0, 1])
      for (const controller of [0, 1, null]) {
        const game = position([{ base: ['Test Giant'] }, {}], {
          turn: { active },
          definitions: [unit('Test Source', 1, lifts), giant],
          battlefields: [
            {
              card: PEAK,
              controller,
              units: [{ card: 'Test Source', controller: 0 }],
              ...(controller === 0 ? {} : { showdown: { contester: 0 } }),
            },
            { card: GROVE },
          ],
        });
        expect(game.might('Test Giant')).toBe(8);
      }
  });
  it('riftbound:370.1.a that a unit is readied, or dealt damage, is an event that may be replaced', () => {
    const instead = (on: string, match: JsonObject) =>
      spell('Test Skip', {
        targets: [{ what: UNIT }],
        effects: [{ do: 'createReplacement', replaces: { on, match, instead: [draw(1)] }, entities: T0, once: true }],
      });
    const begin = (skip: JsonObject, rite: JsonObject) =>
      position(
        [{ hand: ['Test Skip', 'Test Rite', 'Test Rite'], base: [{ card: 'Test Giant', exhausted: true }] }, {}],
        { definitions: [giant, skip, rite] },
      )
        .play(0, 'Test Skip')
        .settle()
        .play(0, 'Test Rite')
        .settle();
    const readied = begin(
      instead('status', { status: 'exhausted', on: false }),
      aims(UNIT, status('exhausted', false)),
    );
    expect([readied.ready('Test Giant'), readied.hand(0)]).toEqual([false, 2]);
    expect(readied.play(0, 'Test Rite').settle().ready('Test Giant')).toBe(true);
    const dealt = begin(instead('damage', {}), aims(UNIT, damage(2)));
    expect([dealt.unit('Test Giant').damage, dealt.hand(0)]).toEqual([0, 2]);
    expect(dealt.play(0, 'Test Rite').settle().unit('Test Giant').damage).toBe(2);
  });
  it('riftbound:355.17 of two things to do the one that is chosen is done', () => {
    const fork = does({
      do: 'either',
      choices: [
        { label: 'draw one', effects: [draw(1)] },
        { label: 'draw three', effects: [draw(3)] },
      ],
    });
    for (const n of [0, 1]) {
      const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [fork] })
        .play(0, 'Test Rite')
        .pass()
        .pass();
      game.answer(0, { choose: [game.decision().options[n]?.id as string] });
      expect(game.hand(0)).toBe(n === 0 ? 1 : 3);
    }
  });
});
