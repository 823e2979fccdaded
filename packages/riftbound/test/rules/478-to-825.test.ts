/** Effects that depend on each other (478, 479), new choices (750), what can't be chosen (758), Unique (825). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { validateDeck } from '../../src/decks/validate.js';
import { rules, sampleDecks } from '../../src/index.js';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { position, type RiftboundPlay } from '../support/position.js';
import { aims, damage, draw, ENEMY, FRIEND, giant, giveMight, reacts, recruit, T0, UNIT } from '../support/rites.js';

describe('effects that depend on each other', () => {
  const four = unit('Test Four', 4);
  const raised = (to: number, by?: number): JsonObject => ({ mod: 'raise', stat: 'might', to, ...(by ? { by } : {}) });
  const banner = (to: number): JsonObject =>
    gear('Test Banner', { kind: 'static', affects: [UNIT, { controller: 'you' }], mods: [raised(to)] });
  const might = (rite: JsonObject, gears: JsonObject[]) =>
    position([{ hand: ['Test Rite'], base: ['Test Four', ...gears.map(({ name }) => String(name))] }, {}], {
      definitions: [four, rite, ...gears],
    })
      .play(0, 'Test Rite')
      .settle()
      .might('Test Four');
  it('riftbound:479 what comes to less by another effect depends on that, riftbound:479.2 and is applied after it', () => {
    expect([might(aims(FRIEND, giveMight(2)), [banner(5)]), might(aims(FRIEND, giveMight(1)), [banner(7)])]).toEqual([
      6, 7,
    ]);
  });
  it('riftbound:478.1.c whatever their timestamps are, riftbound:478.1 one of two effects may depend on the other', () => {
    // The spell's effect is older than what raises the unit.
    const game = position([{ hand: ['Test Rite', 'Test Banner'], base: ['Test Four'] }, {}], {
      definitions: [four, aims(FRIEND, giveMight(2)), banner(5)],
    })
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Banner')
      .settle();
    expect([game.might('Test Four'), might(aims(FRIEND, giveMight(2)), [banner(5)])]).toEqual([6, 6]);
  });
  it('riftbound:479.1 of two that change each other none depends on the other, and the older is first', () => {
    // Raised to 5 first, the spell adds nothing: 5. The other way round as well; with 4 at the end of it, 6 would be wrong.
    const upTo = aims(FRIEND, { do: 'modify', what: T0, mods: [raised(6, 2)] });
    expect(might(upTo, [banner(5)])).toBe(6);
    const older = position([{ hand: ['Test Rite', 'Test Banner'], base: ['Test Four'] }, {}], {
      definitions: [four, aims(FRIEND, { do: 'modify', what: T0, mods: [raised(6, 1)] }), banner(5)],
    })
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Banner')
      .settle();
    expect(older.might('Test Four')).toBe(5);
  });
  const shrink = (value: number): JsonObject =>
    gear('Test Curse', { kind: 'static', affects: UNIT, mods: [{ mod: 'add', stat: 'might', value }] });
  it('riftbound:477.3.e.1.a increases are applied first, riftbound:477.3.e.2.a and decreases last', () => {
    // Raised to 5, less 2: 3. The other way round it would be 5.
    expect(might(aims(FRIEND, draw(1)), [shrink(-2), banner(5)])).toBe(3);
    expect(might(aims(FRIEND, draw(1)), [banner(5), shrink(-2)])).toBe(3);
  });
});

describe('new choices', () => {
  const bolt = aims(UNIT, damage(2));
  const bend = reacts('Test Bend', {
    targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
    effects: [{ do: 'changeTargets', what: T0, anew: true }],
  });
  const sentinel = unit('Test Sentinel', 6, triggered({ on: 'target', object: 'self' }, draw(1)));
  const game = (mine: JsonObject[], theirs: JsonObject[], rite = bolt) =>
    position(
      [
        { hand: ['Test Rite'], base: mine.map(({ name }) => String(name)) },
        { hand: ['Test Bend'], base: theirs.map(({ name }) => String(name)) },
      ],
      { definitions: [...new Map([...mine, ...theirs].map((one) => [one.name, one])).values(), rite, bend] },
    );
  const bent = (mine: JsonObject[], theirs: JsonObject[], at: string) => {
    const play = game(mine, theirs)
      .play(0, 'Test Rite', { targets: [[{ card: at }]] })
      .pass()
      .play(1, 'Test Bend');
    while (play.decision().kind === 'PRIORITY' && play.chain().includes('Test Bend')) play.pass();
    return play;
  };
  it('riftbound:751 an effect lets a player choose anew, riftbound:751.1 what was not chosen before, riftbound:752 of what is chosen as something is finalized', () => {
    const play = bent([giant], [recruit], 'Test Recruit');
    expect(play.decision()).toMatchObject({ seat: 1, kind: 'TARGETS' });
    play.choose(1, { card: 'Test Giant' }).settle();
    expect([play.unit('Test Giant').damage, play.onBoard('Test Recruit').length]).toEqual([2, 1]);
  });
  it('riftbound:753 a choice may stay as it is', () => {
    const play = bent([giant], [recruit], 'Test Recruit').choose(1, { card: 'Test Recruit' }).settle();
    expect([play.unit('Test Giant').damage, play.onBoard('Test Recruit').length]).toEqual([0, 0]);
  });
  it('riftbound:753.1 nothing illegal may be chosen', () => {
    const play = bent([giant, gear('Test Horn')], [recruit], 'Test Recruit');
    expect(
      play
        .decision()
        .options.map(({ card }) => card)
        .sort(),
    ).toEqual(['Test Giant', 'Test Recruit']);
  });
  it('riftbound:753.2 where nothing else can be chosen all stays', () => {
    const play = game([], [recruit]).play(0, 'Test Rite').pass().play(1, 'Test Bend').settle();
    expect(play.onBoard('Test Recruit')).toEqual([]);
  });
  it('riftbound:754 what is newly chosen becomes a target', () => {
    const play = bent([sentinel], [recruit], 'Test Recruit').choose(1, { card: 'Test Sentinel' }).settle();
    expect(play.hand(0)).toBe(1);
    const same = bent([sentinel], [recruit], 'Test Recruit').choose(1, { card: 'Test Recruit' }).settle();
    expect(same.hand(0)).toBe(0);
  });
  it('riftbound:755 costs of what is newly chosen are not paid, riftbound:755.1 as it is played already', () => {
    const wary = withKeyword(unit('Test Wary', 6), 'deflect', { value: 3 });
    const play = bent([recruit], [wary, giant], 'Test Giant');
    const before = play.runes(0).length;
    play.choose(1, { card: 'Test Wary' }).settle();
    expect([play.unit('Test Wary').damage, play.runes(0).length]).toEqual([2, before]);
  });
  it('riftbound:752.1 modes are chosen anew as well, and with them all that they choose', () => {
    const either = spell('Test Rite', {
      modes: {
        min: 1,
        max: 1,
        choices: [
          { targets: [{ what: UNIT }], effects: [damage(2)] },
          { targets: [{ what: ENEMY }], effects: [giveMight(3)] },
          { effects: [draw(1)] },
        ],
      },
    });
    const chosen = (...answers: (number | string)[]) => {
      const play = game([giant], [recruit], either).choose(0, { kind: 'PLAY', card: 'Test Rite' });
      play.choose(0, { index: 0 }).choose(0, { card: 'Test Recruit' }).pass().play(1, 'Test Bend');
      while (play.decision().kind === 'PRIORITY' && play.chain().includes('Test Bend')) play.pass();
      expect(play.decision()).toMatchObject({ seat: 1, kind: 'MODES' });
      for (const one of answers) play.choose(1, typeof one === 'number' ? { index: one } : { card: one });
      return play.settle();
    };
    const state = (play: RiftboundPlay) => [
      play.unit('Test Giant').damage,
      play.onBoard('Test Recruit')[0]?.might ?? null,
      play.hand(0),
    ];
    expect(state(chosen(2))).toEqual([0, 1, 1]);
    // There is one enemy unit: nothing else can be chosen.
    expect(state(chosen(1))).toEqual([0, 4, 0]);
    expect(state(chosen(0, 'Test Giant'))).toEqual([2, 1, 0]);
  });
  it('riftbound:752.2 optional costs stay as they were paid', () => {
    const costly = spell('Test Rite', {
      targets: [{ what: UNIT }],
      effects: [damage(2), { do: 'if', if: { paid: 'more' }, then: [draw(1)] }],
    });
    const more = {
      kind: 'static',
      mods: [{ mod: 'cost', optional: { name: 'more', cost: [{ pay: 'resources', energy: 1 }] } }],
    };
    const rite = { ...costly, abilities: [...(costly.abilities as JsonObject[]), more] };
    const play = game([giant], [recruit], rite)
      .play(0, 'Test Rite', { paying: true, targets: [[{ card: 'Test Recruit' }]] })
      .pass()
      .play(1, 'Test Bend');
    while (play.decision().kind === 'PRIORITY' && play.chain().includes('Test Bend')) play.pass();
    expect(play.decision().kind).toBe('TARGETS');
    play.choose(1, { card: 'Test Giant' }).settle();
    expect([play.unit('Test Giant').damage, play.hand(0)]).toEqual([2, 1]);
  });
});

describe('what can’t be chosen', () => {
  const bolt = aims(ENEMY, damage(2));
  const shy = unit('Test Shy', 6, { kind: 'static', mods: [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }] });
  const cloak = reacts('Test Cloak', {
    targets: [{ what: FRIEND }],
    effects: [{ do: 'modify', what: T0, mods: [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }] }],
  });
  it('riftbound:758 is no legal target', () => {
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Shy', 'Test Giant', 'Test Giant'] }], {
      definitions: [bolt, shy, giant],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(game.decision().options.map(({ card }) => card)).toEqual(['Test Giant', 'Test Giant']);
  });
  it('riftbound:758.1 what comes to be so before a spell resolves is no legal target of it any more', () => {
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Cloak'], base: ['Test Giant'] }], {
      definitions: [bolt, cloak, giant],
    })
      .play(0, 'Test Rite')
      .pass()
      .play(1, 'Test Cloak')
      .settle();
    expect(game.unit('Test Giant').damage).toBe(0);
  });
  const timid = unit('Test Timid', 6, {
    kind: 'static',
    if: { exists: [UNIT, { controller: 'you' }, { named: 'Test Recruit' }] },
    mods: [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }],
  });
  it('riftbound:758.2 what is so no longer as it resolves is a legal target, riftbound:758.2.a as where what made it so is gone', () => {
    const call = reacts('Test Call', { effects: [{ do: 'playToken', token: recruit, to: 'base' }] });
    const slay = reacts('Test Slay', {
      targets: [{ what: [...ENEMY, { named: 'Test Recruit' }] }],
      effects: [{ do: 'kill', what: T0 }],
    });
    const game = (answer: boolean) => {
      const play = position([{ hand: ['Test Rite', 'Test Slay'] }, { hand: ['Test Call'], base: ['Test Timid'] }], {
        definitions: [bolt, timid, call, slay, recruit],
      })
        .play(0, 'Test Rite')
        .pass()
        .play(1, 'Test Call');
      while (play.chain().includes('Test Call')) play.pass();
      if (answer) {
        if (play.decision().seat !== 0) play.pass();
        play.play(0, 'Test Slay');
      }
      return play.settle().unit('Test Timid').damage;
    };
    expect([game(false), game(true)]).toEqual([0, 2]);
  });
});

describe('Unique', () => {
  const one = (name: string, supertypes: string[] = []): JsonObject => ({
    ...withKeyword(unit(name, 1), 'unique'),
    props: {
      ...(unit(name, 1).props as JsonObject),
      name,
      supertypes,
      ...(supertypes.length > 0 ? { tags: ["Kai'Sa"] } : {}),
    },
  });
  const own = [one('Test Only'), one('Test Sign', ['Signature']), one('Test Mark', ['Signature'])];
  const { kaisa = {} } = sampleDecks;
  const check = (deck: object) =>
    validateDeck({ decks: rules.decks, cards: rules.cards.with(own as never) }, deck).errors;
  const { main = [] } = kaisa as { main?: object[] };
  const faults = (more: { card: string; count: number }[]) =>
    check({ ...kaisa, main: [...main, ...more] }).filter(({ rules: cited }) => cited?.includes('riftbound:825.3.a'));
  it('riftbound:825.3.a a deck holds one card of its name, riftbound:825.3 which the keyword forbids decks and nothing else', () => {
    expect(faults([{ card: 'Test Only', count: 1 }])).toEqual([]);
    expect(faults([{ card: 'Test Only', count: 2 }])).toMatchObject([
      { rules: expect.arrayContaining(['riftbound:825.3.a']) },
    ]);
  });
  it('riftbound:825.1 also where the main deck and the sideboard have one each', () => {
    const once = { card: 'Test Only', count: 1 };
    expect(check({ ...kaisa, main: [...main, once], sideboard: [once] })).toMatchObject([
      { rules: expect.arrayContaining(['riftbound:825.3.a']) },
    ]);
  });
  it('riftbound:825.3.b signature cards with it count among the three as others do', () => {
    expect(
      faults([
        { card: 'Test Sign', count: 1 },
        { card: 'Test Mark', count: 1 },
      ]),
    ).toEqual([]);
    expect(faults([{ card: 'Test Sign', count: 2 }])).toMatchObject([
      { rules: expect.arrayContaining(['riftbound:825.3.a']) },
    ]);
  });
});
