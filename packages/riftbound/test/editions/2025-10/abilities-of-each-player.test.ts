/** Abilities by the rules of October 2025 (363–391): of both players, of several units, in the other player's turn. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position2025, type RiftboundPlay, type Setup } from '../../support/position.js';
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
  T0,
  UNIT,
} from '../../support/rites.js';

const DIES = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
const KILL_ALL = (name: string): JsonObject => ({ do: 'kill', what: { each: { named: name } } });
const exhausted = (game: RiftboundPlay) => game.runes(0).filter((one) => one.exhausted).length;
const game = (own: PlayerSetup, other: PlayerSetup, definitions: JsonObject[], setup: Setup = {}) =>
  position2025([own, other], { definitions: [recruit, giant, ...definitions], ...setup });

describe('passive abilities', () => {
  it('riftbound-zh:363.2 those of the other player change what a card costs as well, and make it dearer', () => {
    const tax = (players: string, change: JsonObject): JsonObject =>
      gear('Test Tax', { kind: 'static', affects: { players }, mods: [{ mod: 'cost', ...change }] });
    const rite = card('Test Rite', { types: ['Spell'], energy: 2 }, { kind: 'spell', effects: [draw(1)] });
    const paid = (own: string[], theirs: string[], tax_: JsonObject) =>
      exhausted(game({ hand: ['Test Rite'], base: own }, { base: theirs }, [rite, tax_]).play(0, 'Test Rite'));
    expect(paid([], [], tax('you', {}))).toBe(2);
    expect(paid([], ['Test Tax'], tax('opponents', { more: energy(1) }))).toBe(3);
    expect(paid(['Test Tax'], [], tax('you', { less: energy(1) }))).toBe(1);
    expect(paid(['Test Tax'], [], tax('opponents', { more: energy(1) }))).toBe(2);
  });
});

describe('what triggers', () => {
  it('riftbound-zh:376.1.b the first of several deaths at once counts once, and the next one not at all', () => {
    const wraith = unit(
      'Test Wraith',
      4,
      triggered({ on: 'move', object: [...FRIEND, { other: true }], match: DIES, nth: 1 }, draw(1)),
    );
    const play = game(
      { hand: ['Test Rite', 'Test Slay'], base: ['Test Wraith', 'Test Recruit', 'Test Recruit', 'Test Giant'] },
      {},
      [wraith, does(KILL_ALL('Test Recruit')), spell('Test Slay', { effects: [KILL_ALL('Test Giant')] })],
    );
    expect(play.play(0, 'Test Rite').calm().hand(0)).toBe(2);
    expect(play.play(0, 'Test Slay').calm().hand(0)).toBe(1);
  });
  const answers = (more: JsonObject = {}) =>
    unit('Test Watcher', 2, triggered({ on: 'play', player: 'any', ...more }, draw(1)));
  it('riftbound-zh:376.3.a they are put there while other things wait on the chain, and while none do', () => {
    const quick = withKeyword(spell('Test Quick', { effects: [] }), 'reaction');
    const spells = { object: { has: ['types', 'Spell'] } };
    const play = game(
      { hand: ['Test Rite'], base: ['Test Watcher'] },
      { hand: ['Test Quick'], base: ['Test Watcher'] },
      [answers(spells), quick, does(draw(0))],
    );
    play.play(0, 'Test Rite').pass().play(1, 'Test Quick');
    play.pass().pass();
    // The reaction has resolved, and the spell that it answered still waits below.
    expect(play.chain()).toEqual(['Test Watcher', 'Test Watcher', 'Test Rite']);
    expect([play.calm().hand(0), play.hand(1)]).toEqual([2, 2]);
    const open = game({ hand: ['Test Recruit'], base: ['Test Watcher'] }, { base: ['Test Watcher'] }, [
      answers({ object: UNIT }),
    ]);
    expect([open.play(0, 'Test Recruit').calm().hand(0), open.hand(1)]).toEqual([1, 1]);
  });
  it('riftbound-zh:377.1 those of what is on the board do, be it exhausted, stunned or somewhere else', () => {
    const watcher = answers({ object: UNIT });
    const drawn = (base: JsonObject[], units: string[] = []) =>
      game({ hand: ['Test Recruit'], base }, {}, [watcher], {
        battlefields: [
          { card: PEAK, owner: 0, units },
          { card: GROVE, owner: 1 },
        ],
      })
        .play(0, 'Test Recruit')
        .calm()
        .hand(0);
    const there = { card: 'Test Watcher' };
    expect([drawn([there]), drawn([{ ...there, exhausted: true }]), drawn([{ ...there, stunned: true }])]).toEqual([
      1, 1, 1,
    ]);
    expect([drawn([], ['Test Watcher']), drawn([])]).toEqual([1, 0]);
  });
});

describe('conquering and holding', () => {
  const scorer = unit(
    'Test Scorer',
    3,
    triggered({ on: 'unit:conquer', object: 'self' }, draw(1)),
    triggered({ on: 'unit:hold', object: 'self' }, { do: 'stat', who: 'you', stat: 'xp', amount: 1 }),
  );
  const banner = gear(
    'Test Banner',
    triggered({ on: 'conquer', player: 'you' }, draw(1)),
    triggered({ on: 'hold', player: 'you' }, { do: 'stat', who: 'you', stat: 'xp', amount: 1 }),
  );
  const field = card('Test Field', { types: ['Battlefield'] });
  const fields = (at: string[], elsewhere: string[]) => ({
    battlefields: [
      { card: 'Test Field', owner: 0, controller: at.length > 0 ? 0 : null, units: at },
      { card: 'Test Other', owner: 1, controller: elsewhere.length > 0 ? 0 : null, units: elsewhere },
    ],
  });
  const definitions = [scorer, banner, field, card('Test Other', { types: ['Battlefield'] })];
  const conquered = (base: string[], elsewhere: string[], other: string[] = []) => {
    const play = game({ base: ['Test Scorer', ...base] }, { base: other }, definitions, fields([], elsewhere));
    const [, second] = play.onBoard('Test Scorer').filter(({ zone }) => zone === 'base');
    const along = second && base.includes('Test Scorer') ? [{ object: second.id }] : [];
    play.move(0, { card: 'Test Scorer', ...(along.length > 0 ? { nth: 0 } : {}) }, 'Test Field', along).calm();
    return [play.points(0), play.hand(0), play.hand(1)];
  };
  it('riftbound-zh:376.4.b.2.a each unit that is there conquers, and none that is elsewhere', () => {
    expect(conquered([], [])).toEqual([1, 1, 0]);
    expect(conquered(['Test Scorer'], [])).toEqual([1, 2, 0]);
    expect(conquered([], ['Test Recruit'])).toEqual([1, 1, 0]);
    const play = game({ base: ['Test Recruit', 'Test Scorer'] }, {}, definitions, fields([], []));
    expect([play.move(0, 'Test Recruit', 'Test Field').calm().points(0), play.hand(0)]).toEqual([1, 0]);
  });
  it('riftbound-zh:376.4.b.2.b what speaks of the player triggers once, wherever it is, and not for the other one', () => {
    expect(conquered(['Test Banner'], [], ['Test Banner'])).toEqual([1, 2, 0]);
  });
  const held = (at: string[], base: string[], other: string[] = []) => {
    const play = game({ base }, { base: other }, definitions, {
      ...fields(at, []),
      turn: { number: 3, active: 0, step: 'beginning' },
    });
    play.until({ step: 'main', turn: 3 });
    return [play.points(0), play.xp(0) ?? 0, play.xp(1) ?? 0];
  };
  it('riftbound-zh:376.4.c.2 units there hold and what speaks of the player, and no unit elsewhere', () => {
    expect(held(['Test Recruit'], ['Test Scorer'])).toEqual([1, 0, 0]);
    expect(held(['Test Recruit'], ['Test Banner'], ['Test Banner'])).toEqual([1, 1, 0]);
    expect(held(['Test Scorer'], ['Test Banner'])).toEqual([1, 2, 0]);
  });
  it('riftbound-zh:376.4.c.2.a each of several units there holds', () => {
    expect(held(['Test Scorer', 'Test Scorer'], [])).toEqual([1, 2, 0]);
  });
});

describe('attacking', () => {
  it('riftbound-zh:376.4.d who joins the attackers in the combat attacks then, and who defends does not', () => {
    const raider = (name: string) => unit(name, 3, triggered({ on: 'unit:attack', object: 'self' }, draw(1)));
    const call = withKeyword(
      spell('Test Call', {
        effects: [{ do: 'moveTo', what: { each: [UNIT, { named: 'Test Late' }] }, to: { each: [{ named: PEAK }] } }],
      }),
      'action',
    );
    const play = game(
      { hand: ['Test Call'], base: ['Test Raider', 'Test Late'] },
      {},
      [raider('Test Raider'), raider('Test Late'), call],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe('Test Raider'), foe('Test Giant')] },
          { card: GROVE, owner: 1 },
        ],
      },
    ).move(0, { card: 'Test Raider', controller: 0 }, PEAK);
    while (play.chain().length > 0) play.pass();
    expect([play.hand(0), play.hand(1)]).toEqual([2, 0]);
    if (play.decision().seat !== 0) play.pass();
    play.play(0, 'Test Call');
    while (play.chain().length > 0) play.pass();
    expect([play.hand(0), play.hand(1)]).toEqual([2, 0]);
  });
});

describe('abilities on the chain', () => {
  it('riftbound-zh:388.1 a triggered ability is an item there too, to which both players may respond', () => {
    const herald = unit('Test Herald', 1, triggered({ on: 'play', object: 'self' }, draw(1)));
    const play = game({ hand: ['Test Herald', 'Test Quick'] }, { hand: ['Test Quick'] }, [
      herald,
      reacts('Test Quick', { effects: [] }),
    ]);
    play.play(0, 'Test Herald');
    expect([play.chain(), play.hand(0), play.offered().includes('PLAY Test Quick')]).toEqual([
      ['Test Herald'],
      1,
      true,
    ]);
    expect(play.pass().offered()).toContain('PLAY Test Quick');
    expect([play.pass().chain(), play.hand(0)]).toEqual([[], 2]);
  });
  it('riftbound-zh:391.2 what is chosen makes a triggered ability dearer as well', () => {
    const wary = withKeyword(unit('Test Wary', 6), 'deflect', { value: 1 });
    const archer = unit('Test Archer', 1, {
      ...triggered({ on: 'play', object: 'self' }, damage(1)),
      targets: [{ what: ENEMY }],
    });
    const shot = (name: string, pays: boolean) => {
      const play = game({ hand: ['Test Archer'] }, { base: ['Test Wary', 'Test Giant'] }, [wary, archer]).play(
        0,
        'Test Archer',
        {
          targets: [[{ card: name }]],
        },
      );
      const before = play.runes(0).length;
      if (play.decision().kind === 'TARGETS') play.choose(0, { card: name });
      if (play.decision().kind === 'PAY') play.answer(0, { confirm: pays });
      play.settle();
      return [play.unit(name).damage, before - play.runes(0).length];
    };
    expect([shot('Test Wary', true), shot('Test Wary', false), shot('Test Giant', true)]).toEqual([
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
  });
  it('riftbound-zh:398.1.b.1 an ability is used as often as it says, each time where its condition holds', () => {
    const horn = gear('Test Horn', {
      kind: 'activated',
      cost: [],
      effects: [draw(1)],
      limit: { perTurn: 2 },
      if: { exists: [UNIT, { controller: 'you' }] },
    });
    const play = game({ base: ['Test Horn', 'Test Recruit'], hand: ['Test Rite'] }, {}, [
      horn,
      aims(FRIEND, { do: 'kill', what: T0 }),
    ]);
    for (const drawn of [2, 3]) expect(play.use(0, 'Test Horn').settle().hand(0)).toBe(drawn);
    expect(play.offered()).not.toContain('ACTIVATE Test Horn');
    play.until({ turn: 5, step: 'main' });
    expect(play.offered()).toContain('ACTIVATE Test Horn');
    expect(play.play(0, 'Test Rite').settle().offered()).not.toContain('ACTIVATE Test Horn');
  });
});
