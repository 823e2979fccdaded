/** Doubling, attaching and detaching, predicting, preventing, empowering, paying (432–444). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  energy,
  FRIEND,
  foe,
  GEAR,
  giant,
  recruit,
  status,
  T0,
  T1,
  UNIT,
} from '../support/rites.js';

const PATH = 'Rockfall Path';

describe('doubling', () => {
  const doubled = (more: JsonObject = {}) =>
    position(
      [{ hand: ['Last Stand', 'Test Rite'], base: [{ card: 'Test Giant', ...more }], runes: [runes(6, 'Calm')] }, {}],
      {
        definitions: [giant, aims(FRIEND, { do: 'counters', what: T0, kind: 'buff', amount: -1 })],
      },
    )
      .play(0, 'Last Stand')
      .settle();
  it('riftbound:432.1 adds as much to a number as it is now', () => {
    expect([doubled().might('Test Giant'), doubled({ buffed: true }).might('Test Giant')]).toEqual([12, 14]);
  });
  it('riftbound:432.1.a the amount stays what it was, for as long as the effect says', () => {
    const game = doubled({ buffed: true }).play(0, 'Test Rite').settle();
    expect(game.might('Test Giant')).toBe(13);
    expect(game.until({ turn: 4, step: 'main' }).might('Test Giant')).toBe(6);
  });
  it('riftbound:477.3.c a number below 0 is not doubled', () => {
    const game = position(
      [{ hand: ['Last Stand', 'Test Rite'], base: ['Test Recruit'], runes: [runes(6, 'Calm')] }, {}],
      {
        definitions: [
          recruit,
          aims(FRIEND, { do: 'modify', what: T0, mods: [{ mod: 'add', stat: 'might', value: -3 }] }),
        ],
      },
    );
    game.play(0, 'Test Rite').settle().play(0, 'Last Stand').settle();
    expect(game.might('Test Recruit')).toBe(-2);
  });
});

/** Rules text that draws, effect text that gives a keyword, and a Might bonus. */
const blade = (name: string, keyword: string, mightBonus: number): JsonObject =>
  card(
    name,
    { types: ['Gear'], tags: ['Equipment'], mightBonus },
    { kind: 'activated', cost: [], effects: [draw(1)], limit: { perTurn: 1 } },
    { kind: 'static', affects: 'attached', mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword } }] },
  );
const soldier = unit('Test Soldier', 3);
const ATTACH = spell('Test Attach', {
  targets: [{ what: [{ zone: 'board' }, { any: [GEAR, UNIT] }] }, { what: UNIT, notIn: [0] }],
  effects: [{ do: 'attach', what: T0, to: T1 }],
});
const DETACH = spell('Test Detach', {
  targets: [{ what: [{ zone: 'board' }, { any: [GEAR, UNIT] }] }],
  effects: [{ do: 'unattach', what: T0 }],
});
const attaches = (game: RiftboundPlay, what: string, to: string): RiftboundPlay =>
  game.play(0, 'Test Attach', { targets: [[{ card: what }], [{ card: to }]] }).settle();
const detaches = (game: RiftboundPlay, what: string): RiftboundPlay =>
  game.play(0, 'Test Detach', { targets: [[{ card: what }]] }).settle();
/** Two blades and two soldiers in the base, and three spells of each kind in hand. */
const smithy = (
  base: (string | JsonObject)[] = ['Test Blade', 'Test Hammer', 'Test Soldier', 'Test Recruit'],
  definitions: JsonObject[] = [],
) =>
  position([{ hand: [1, 2, 3].flatMap(() => ['Test Attach', 'Test Detach']), base }, {}], {
    battlefields: [{ card: PATH }, { card: PEAK }],
    definitions: [
      blade('Test Blade', 'tank', 2),
      blade('Test Hammer', 'ganking', 1),
      ...[soldier, recruit, ATTACH, DETACH, ...definitions],
    ],
  });
const keywordsOf = (game: RiftboundPlay, card: string): string => JSON.stringify(game.unit(card).keywords);

describe('attaching', () => {
  it('riftbound:434.1.a it changes both cards at once', () => {
    const game = attaches(smithy(), 'Test Blade', 'Test Soldier');
    expect([game.unit('Test Blade').attachedTo, game.unit('Test Soldier').attachments]).toEqual([
      game.unit('Test Soldier').id,
      [game.unit('Test Blade').id],
    ]);
  });
  it('riftbound:434.1.a.1 one of them is attached, and the other on top', () => {
    const game = attaches(smithy(), 'Test Blade', 'Test Soldier');
    expect([game.unit('Test Soldier').attachedTo ?? null, game.unit('Test Blade').attachedTo]).toEqual([
      null,
      game.unit('Test Soldier').id,
    ]);
  });
  it('riftbound:434.1.c the card on top has the effect text of all that is attached', () => {
    const game = attaches(attaches(smithy(), 'Test Blade', 'Test Soldier'), 'Test Hammer', 'Test Soldier');
    expect(keywordsOf(game, 'Test Soldier')).toMatch(/tank.*ganking/);
  });
  it('riftbound:434.1.d and the Might bonus of all of it', () => {
    const game = attaches(attaches(smithy(), 'Test Blade', 'Test Soldier'), 'Test Hammer', 'Test Soldier');
    expect(game.might('Test Soldier')).toBe(6);
  });
  it('riftbound:434.1.e what is attached has no rules text', () => {
    const game = smithy();
    expect(game.offered()).toContain('ACTIVATE Test Blade');
    expect(attaches(game, 'Test Blade', 'Test Soldier').offered()).not.toContain('ACTIVATE Test Blade');
  });
  it('riftbound:434.1.h attaching it to where it is does nothing that abilities see', () => {
    const watch = gear('Test Watch', triggered({ on: 'attach', object: GEAR }, draw(1)));
    const game = attaches(smithy(['Test Blade', 'Test Soldier', 'Test Watch'], [watch]), 'Test Blade', 'Test Soldier');
    const before = game.hand(0);
    attaches(game, 'Test Blade', 'Test Soldier');
    // Only the spell left the hand.
    expect([before, game.hand(0)]).toEqual([6, 5]);
  });
  it('riftbound:434.3 it targets nothing by itself', () => {
    const smith = unit(
      'Test Smith',
      2,
      triggered({ on: 'play', object: 'self' }, { do: 'attach', what: { each: GEAR }, to: 'self' }),
    );
    const shy = withKeyword(gear('Test Shy'), 'deflect', { value: 9 });
    const game = position([{ hand: ['Test Smith'], runes: [] }, { base: ['Test Shy'] }], { definitions: [smith, shy] })
      .play(0, 'Test Smith')
      .settle();
    expect(game.unit('Test Shy').attachedTo).toBe(game.unit('Test Smith').id);
  });
  it('riftbound:434.5 both stay exhausted or ready as they were', () => {
    const game = smithy([{ card: 'Test Blade', exhausted: true }, 'Test Soldier']);
    attaches(game, 'Test Blade', 'Test Soldier');
    expect([game.ready('Test Blade'), game.ready('Test Soldier')]).toEqual([false, true]);
  });
  it('riftbound:434.5 the card on top as well: it is not readied', () => {
    const game = smithy(['Test Blade', { card: 'Test Soldier', exhausted: true }]);
    attaches(game, 'Test Blade', 'Test Soldier');
    expect([game.ready('Test Blade'), game.ready('Test Soldier')]).toEqual([true, false]);
  });
  it('riftbound:434.4.a what waits for a move does not trigger on attaching', () => {
    const watch = gear('Test Watch', triggered({ on: 'moved' }, draw(1)));
    const game = smithy(['Test Blade', 'Test Soldier', 'Test Watch'], [watch]);
    const before = game.hand(0);
    attaches(game, 'Test Blade', 'Test Soldier');
    expect(game.hand(0)).toBe(before - 1);
  });
});

describe('detaching', () => {
  const armed = () => attaches(attaches(smithy(), 'Test Blade', 'Test Soldier'), 'Test Hammer', 'Test Soldier');
  it('riftbound:435.1.a only what is attached is detached: of two the one that is named', () => {
    const game = detaches(armed(), 'Test Blade');
    expect([game.unit('Test Blade').attachedTo ?? null, game.unit('Test Hammer').attachedTo]).toEqual([
      null,
      game.unit('Test Soldier').id,
    ]);
  });
  it('riftbound:435.1.a.1 detaching what is attached to nothing does nothing', () => {
    const game = detaches(smithy(), 'Test Blade');
    expect([game.happened('UNATTACHED'), game.where('Test Blade')]).toEqual([[], 'base']);
  });
  it('riftbound:435.1.b what is detached is attached no more', () => {
    expect(detaches(armed(), 'Test Hammer').unit('Test Hammer').attachedTo ?? null).toBeNull();
  });
  it('riftbound:435.1.b.2 a card with nothing attached any more is on top of nothing', () => {
    const game = detaches(armed(), 'Test Hammer');
    expect(game.unit('Test Soldier').attachments).toHaveLength(1);
    expect(detaches(game, 'Test Blade').unit('Test Soldier').attachments).toEqual([]);
  });
  it('riftbound:435.1.c its rules text is back', () => {
    const game = armed();
    expect(game.offered()).not.toContain('ACTIVATE Test Blade');
    expect(detaches(game, 'Test Blade').offered()).toContain('ACTIVATE Test Blade');
  });
  it('riftbound:435.1.d the card on top has its effect text no more', () => {
    const game = detaches(armed(), 'Test Blade');
    expect([
      keywordsOf(game, 'Test Soldier').includes('tank'),
      keywordsOf(game, 'Test Soldier').includes('ganking'),
    ]).toEqual([false, true]);
  });
  it('riftbound:435.1.e nor its Might bonus', () => {
    expect(detaches(armed(), 'Test Blade').might('Test Soldier')).toBe(4);
  });
  it('riftbound:435.3 detaching targets nothing by itself', () => {
    const strip = spell('Test Strip', { effects: [{ do: 'unattach', what: { each: GEAR } }] });
    const shy = withKeyword(gear('Test Shy'), 'deflect', { value: 9 });
    const game = position([{ hand: ['Test Attach', 'Test Strip'], base: ['Test Shy', 'Test Soldier'] }, {}], {
      definitions: [ATTACH, strip, shy, soldier],
    });
    attaches(game, 'Test Shy', 'Test Soldier').play(0, 'Test Strip').settle();
    expect(game.unit('Test Shy').attachedTo ?? null).toBeNull();
  });
  it('riftbound:435.4 it is where its card is', () => {
    const game = attaches(smithy(['Test Recruit', 'Test Soldier']), 'Test Recruit', 'Test Soldier');
    detaches(game.move(0, 'Test Soldier', PATH).settle(), 'Test Recruit');
    expect([game.where('Test Recruit'), game.happened('RECALLED')]).toEqual([PATH, []]);
  });
  it('riftbound:435.4.a gear at a battlefield goes home then', () => {
    const game = attaches(smithy(), 'Test Blade', 'Test Soldier').move(0, 'Test Soldier', PATH).settle();
    detaches(game, 'Test Blade');
    expect([game.where('Test Blade'), game.happened('RECALLED')]).toMatchObject(['base', [{ card: 'Test Blade' }]]);
  });
});

describe('predicting', () => {
  const seer = withKeyword(unit('Test Seer', 1), 'vision');
  it('riftbound:436.3.a one card where no number is said', () => {
    const game = position([{ hand: ['Test Seer'], mainDeck: ['Test Giant', 'Test Recruit'] }, {}], {
      definitions: [seer, giant, recruit],
    })
      .play(0, 'Test Seer')
      .settle();
    const asked = JSON.stringify(game.decision());
    expect([game.decision().kind, asked.includes('Test Giant'), asked.includes('Test Recruit')]).toEqual([
      'PREDICT',
      true,
      false,
    ]);
  });
  it('riftbound:436.4.a an empty deck is no reason to burn out', () => {
    const look = does({ do: 'arrange', kind: 'PREDICT', count: 2, piles: ['top', 'bottom'] });
    const game = position([{ hand: ['Test Rite'], mainDeck: [], trash: ['Test Recruit'] }, {}], {
      definitions: [recruit, look],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.happened('BURNED_OUT'), game.points(1)]).toEqual([[], 0]);
  });
});

describe('preventing', () => {
  const shelter = (shield?: number): JsonObject => ({
    ...{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: T0 },
    ...(shield === undefined ? {} : { shield }),
  });
  const hit = (...amounts: number[]) => amounts.map((amount) => damage(amount));
  const after = (shield: number | undefined, ...amounts: number[]): RiftboundPlay =>
    position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], {
      definitions: [giant, aims(UNIT, shelter(shield), ...hit(...amounts))],
    })
      .play(0, 'Test Rite')
      .settle();
  const taken = (shield: number | undefined, ...amounts: number[]) =>
    after(shield, ...amounts).unit('Test Giant').damage;
  it('riftbound:437.1 a unit takes so much less', () => {
    expect(taken(2, 5)).toBe(3);
  });
  it('riftbound:437.1.b as long as the effect says, and only for what it names', () => {
    const game = position(
      [{ hand: ['Test Ward', 'Test Rite', 'Test Rite'] }, { base: ['Test Giant', 'Test Soldier'] }],
      {
        definitions: [
          giant,
          unit('Test Soldier', 3),
          spell('Test Ward', { targets: [{ what: { named: 'Test Giant' } }], effects: [shelter()] }),
          does(damage(1, { each: UNIT })),
        ],
      },
    );
    game.play(0, 'Test Ward').settle().play(0, 'Test Rite').settle();
    expect([game.unit('Test Giant').damage, game.unit('Test Soldier').damage]).toEqual([0, 1]);
    game.until({ turn: 5, step: 'main' }).play(0, 'Test Rite').settle();
    expect(game.unit('Test Giant').damage).toBe(1);
  });
  it('riftbound:437.1.b.1.b all of it, where no number is said', () => {
    expect(taken(undefined, 5)).toBe(0);
  });
  it('riftbound:437.1.b.2 it applies to the next damage, whatever that is', () => {
    expect(after(2, 1, 4).happened('DAMAGE_DEALT')).toMatchObject([{ amount: 3 }]);
  });
  it('riftbound:437.2 in the place of the damage the rest of it is dealt', () => {
    expect(after(2, 5).happened('DAMAGE_DEALT')).toMatchObject([{ amount: 3 }]);
  });
  it('riftbound:437.2.a never less than 0', () => {
    expect(taken(5, 3)).toBe(0);
  });
  it('riftbound:437.3 the value goes down by what was prevented', () => {
    expect(taken(3, 2, 2)).toBe(1);
  });
  it('riftbound:437.3.a at 0 the effect is over', () => {
    expect(taken(2, 2, 2, 2)).toBe(4);
  });
  it('riftbound:437.3.b what is left of the value counts from then on', () => {
    expect(taken(5, 2, 2, 2)).toBe(1);
  });
  it('riftbound:437.3.c “all” stays all', () => {
    expect(taken(undefined, 5, 5)).toBe(0);
  });
  it('riftbound:437.4 damage that was prevented in full was not dealt', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Tender'] }], {
      definitions: [
        unit('Test Tender', 6, triggered({ on: 'damage', object: 'self' }, draw(1))),
        aims(UNIT, shelter(3), ...hit(3)),
      ],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.happened('DAMAGE_DEALT'), game.hand(1)]).toEqual([[], 0]);
  });
  it('riftbound:437.5 combat damage may be assigned all the same, and is prevented then', () => {
    const ward = spell('Test Ward', { targets: [{ what: { named: 'Test Giant' } }], effects: [shelter(1)] });
    const game = position([{ hand: ['Test Ward'], base: ['Test Recruit'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Giant'), foe('Test Soldier')] }, { card: PEAK }],
      definitions: [giant, recruit, soldier, ward],
    })
      .play(0, 'Test Ward')
      .settle()
      .move(0, 'Test Recruit', PATH)
      .until({ kind: 'COMBAT_DAMAGE' });
    game.answer(0, { distribute: [{ option: { card: 'Test Giant' }, amount: 1 }] }).calm();
    expect(game.happened('DAMAGE_DEALT').map((one) => one.amount)).toEqual([9]);
  });
  it('riftbound:437.7 it waits for the damage after its spell is gone', () => {
    const game = position([{ hand: ['Test Ward', 'Test Rite'] }, { base: ['Test Giant'] }], {
      definitions: [
        giant,
        spell('Test Ward', { targets: [{ what: UNIT }], effects: [shelter(2)] }),
        aims(UNIT, damage(5)),
      ],
    });
    game.play(0, 'Test Ward').settle();
    expect([game.chain(), game.zones('Test Ward')]).toEqual([[], ['trash']]);
    expect(game.play(0, 'Test Rite').settle().unit('Test Giant').damage).toBe(3);
  });
});

describe('Empowered', () => {
  const empowers = (...how: boolean[]) =>
    position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Witness', 'Test Warden'] }, {}], {
      definitions: [
        giant,
        gear(
          'Test Witness',
          triggered({ on: 'status', object: UNIT, match: { status: 'empowered', on: true } }, draw(1)),
        ),
        gear('Test Warden', {
          kind: 'static',
          affects: [UNIT, { status: 'empowered' }],
          mods: [{ mod: 'add', stat: 'might', value: 1 }],
        }),
        aims(UNIT, ...how.map((on) => status('empowered', on))),
      ],
    })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:441.1.a something is Empowered or not, however often it was', () => {
    expect([empowers(true, true).might('Test Giant'), empowers(true, true, false).might('Test Giant')]).toEqual([7, 6]);
  });
  it('riftbound:441.1.b what is Empowered does not become so', () => {
    expect(empowers(true, true).happened('STATUS_CHANGED')).toHaveLength(1);
  });
  it('riftbound:441.1.c and nothing else happens', () => {
    expect([empowers(true).hand(0), empowers(true, true).hand(0)]).toEqual([1, 1]);
  });
  it('riftbound:441.2 others ask whether it is', () => {
    expect([empowers().might('Test Giant'), empowers(true).might('Test Giant')]).toEqual([6, 7]);
  });
  it('riftbound:441.2.a others see that it became so', () => {
    expect([empowers().hand(0), empowers(true).hand(0)]).toEqual([0, 1]);
  });
  it('riftbound:442.1.a.1 disempowering what isn’t Empowered does nothing', () => {
    expect(empowers(false).happened('STATUS_CHANGED')).toEqual([]);
  });
});

describe('paying', () => {
  const toll = does(
    { do: 'pay', cost: energy(2, 'Mind'), then: [draw(1)] },
    { do: 'stat', who: 'you', stat: 'xp', amount: 1 },
  );
  const asked = (more: JsonObject = {}) =>
    position([{ hand: ['Test Rite'], runes: [runes(2, 'Mind')], ...more }, {}], { definitions: [toll] })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:444.1 what is paid is removed from the rune pool', () => {
    const adds = does(
      { do: 'add', energy: 2, power: ['Mind', 'Mind'] },
      { do: 'pay', cost: energy(1, 'Mind'), then: [draw(1)] },
    );
    const game = position([{ hand: ['Test Rite'], runes: [] }, {}], { definitions: [adds] })
      .play(0, 'Test Rite')
      .settle()
      .answer(0, { confirm: true })
      .settle();
    expect([game.hand(0), game.pool(0)]).toEqual([1, { energy: 1, power: { Mind: 1 } }]);
  });
  it('riftbound:444.1.a Energy and Power are paid', () => {
    const game = asked().answer(0, { confirm: true }).settle();
    expect([game.hand(0), game.runes(0).map((one) => one.exhausted)]).toEqual([1, [true]]);
  });
  it('riftbound:444.2 who can’t, or would not, ignores it, and goes on', () => {
    const declined = asked().answer(0, { confirm: false }).settle();
    const poor = asked({ runes: [] });
    expect([declined.hand(0), declined.xp(0), poor.hand(0), poor.xp(0)]).toEqual([0, 1, 0, 1]);
  });
  it('riftbound:444.2.b without it nothing of what it was for is done', () => {
    expect([
      asked().answer(0, { confirm: true }).settle().hand(0),
      asked().answer(0, { confirm: false }).settle().hand(0),
    ]).toEqual([1, 0]);
  });
  it('riftbound:444.2.c runes may be used for it as it is asked', () => {
    const game = asked();
    expect([game.decision().kind, game.pool(0), game.runes(0).some((one) => one.exhausted)]).toEqual([
      'PAY',
      { energy: 0, power: {} },
      false,
    ]);
    expect(game.answer(0, { confirm: true }).settle().hand(0)).toBe(1);
  });
});
