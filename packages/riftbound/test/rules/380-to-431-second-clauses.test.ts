/** What rules about abilities and actions say besides their main clauses (380–431; Chinese 373–418). */
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position2025 } from '../support/position.js';
import { damage, does, draw, ENEMY, FRIEND, foe, giant, recruit, T0, THIS_TURN, UNIT } from '../support/rites.js';

describe('abilities', () => {
  it('riftbound:380, riftbound-zh:373 an ability that costs nothing can’t be activated in the hand or the trash', () => {
    const horn = gear('Test Horn', { kind: 'activated', cost: [], effects: [draw(1)] });
    const offered = (zone: string) =>
      position2025([{ [zone]: ['Test Horn'] }, {}], { definitions: [horn] })
        .offered()
        .includes('ACTIVATE Test Horn');
    expect([offered('base'), offered('hand'), offered('trash'), offered('banishment')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  it('riftbound:383.2.c, riftbound-zh:376.2.c a condition that does not hold after what happened keeps it from triggering', () => {
    const mourner = unit('Test Mourner', 2, {
      ...triggered(
        { on: 'move', object: FRIEND, match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } },
        draw(1),
      ),
      if: { not: { exists: [UNIT, { controller: 'you' }, { other: true }] } },
    });
    const slay = spell('Test Slay', { targets: [{ what: FRIEND }], effects: [{ do: 'kill', what: T0 }] });
    const drawn = (...others: string[]) =>
      position2025([{ hand: ['Test Slay'], base: ['Test Mourner', 'Test Recruit', ...others] }, {}], {
        definitions: [mourner, recruit, giant, slay],
      })
        .play(0, 'Test Slay', { targets: [[{ card: 'Test Recruit' }]] })
        .settle()
        .hand(0);
    expect([drawn(), drawn('Test Giant')]).toEqual([1, 0]);
  });
  it('riftbound:388.2, riftbound-zh:381.2 of several items of one reflexive trigger the first is created first, and resolves last', () => {
    const star = does(
      { do: 'reflexive', ability: { effects: [draw(1)] } },
      { do: 'reflexive', ability: { effects: [{ do: 'stat', who: 'you', stat: 'xp', amount: 1 }] } },
    );
    const game = position2025([{ hand: ['Test Rite'] }, {}], { definitions: [star] })
      .play(0, 'Test Rite')
      .pass()
      .pass();
    expect(game.chain()).toHaveLength(2);
    expect([game.hand(0), game.xp(0) ?? 0]).toEqual([0, 0]);
    game.pass().pass();
    expect([game.hand(0), game.xp(0)]).toEqual([0, 1]);
  });
  it('riftbound:406.3, riftbound-zh:394.3 all items that an effect created one after another are finalized before anybody may act', () => {
    const hit = { do: 'reflexive', ability: { targets: [{ what: ENEMY }], effects: [damage(1)] } };
    const game = position2025([{ hand: ['Test Rite'] }, { base: ['Test Giant', 'Test Recruit'] }], {
      definitions: [giant, recruit, does(hit, hit)],
    })
      .play(0, 'Test Rite')
      .pass()
      .pass()
      .choose(0, { card: 'Test Giant' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    expect(game.choose(0, { card: 'Test Giant' }).decision().kind).toBe('PRIORITY');
  });
});

describe('game actions', () => {
  it('riftbound:417.6.c, riftbound-zh:404.6.c, riftbound:417.6.c.1, riftbound-zh:404.6.c.1 each side is dealt damage by the units of the other', () => {
    const game = position2025([{ base: ['Test Recruit'] }, {}], {
      definitions: [recruit, giant],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Giant')] },
        { card: GROVE, owner: 1 },
      ],
    });
    const [attacker, defender] = [game.unit('Test Recruit').id, game.unit('Test Giant').id];
    game.move(0, 'Test Recruit', PEAK).calm();
    const dealt = game.happened('DAMAGE_DEALT').map(({ source, target }) => ({ source, target }));
    expect(dealt).toHaveLength(2);
    expect(dealt).toMatchObject(
      expect.arrayContaining([
        { source: attacker, target: { object: defender, card: 'Test Giant' } },
        { source: defender, target: { object: attacker, card: 'Test Recruit' } },
      ]),
    );
  });
  it('riftbound:427.3.a, riftbound-zh:414.3.a of two effects of one name each speaks of what it banished itself', () => {
    const omen = does(
      { do: 'move', what: { top: 1 }, to: 'banishment', cause: 'banish', save: 'banished' },
      {
        do: 'delayed',
        on: { on: 'conquer', player: 'you' },
        effects: [{ do: 'move', what: { saved: 'banished' }, to: 'hand', cause: 'return' }],
        until: THIS_TURN,
      },
    );
    const mine = {
      hand: ['Test Rite', 'Test Rite'],
      base: ['Test Giant'],
      mainDeck: ['Pouty Poro', 'Watchful Sentry'],
    };
    const game = position2025([mine, {}], { definitions: [omen, giant] });
    game.play(0, 'Test Rite').settle().play(0, 'Test Rite').settle();
    expect(game.pile(0, 'banishment').sort()).toEqual(['Pouty Poro', 'Watchful Sentry']);
    game.move(0, 'Test Giant', PEAK).calm();
    expect([game.pile(0, 'banishment'), game.hand(0)]).toEqual([[], 2]);
  });
  it('riftbound:415.3.a, riftbound-zh:402.3.a a legend becomes ready as well', () => {
    const legend = { card: "Kai'Sa, Daughter of the Void", exhausted: true };
    const game = position2025([{ legend }, { legend }], { turn: { active: 1 } });
    const exhausted = (seat: number) =>
      Object.values(game.view().objects).find((o) => o.zone === 'legendZone' && o.owner === seat)?.exhausted;
    expect([exhausted(0), exhausted(1)]).toEqual([true, true]);
    game.until({ turn: 4, step: 'main' });
    expect([exhausted(0), exhausted(1)]).toEqual([false, true]);
  });
  it('riftbound:413.4.a, riftbound-zh:400.4.a, riftbound:431.1.a, riftbound-zh:418.1.a cards that are there are drawn before their player burns out', () => {
    const game = position2025(
      [{ hand: ['Test Rite'], mainDeck: ['Test Giant'], trash: ['Test Recruit', 'Test Recruit'] }, {}],
      { definitions: [giant, recruit, does(draw(2))] },
    )
      .play(0, 'Test Rite')
      .settle();
    const order = game.events.flatMap(({ type }) => (['CARD_DRAWN', 'BURNED_OUT'].includes(type) ? [type] : []));
    expect(order).toEqual(['CARD_DRAWN', 'BURNED_OUT', 'CARD_DRAWN']);
  });
});
