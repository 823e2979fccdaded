/** What rows of Riftbound's grammar mean, and what comes of it: what is given to cards and Equipment, what was chosen before, and what goes to others. */
import { describe, expect, it } from 'vitest';
import { battlefield, gear, legend, meant, spell, unit } from './cards.js';
import { GROVE, PEAK, table } from './played.js';

const PORO = 'Pouty Poro';
const MONK = 'Kinkou Monk';
const SENTRY = 'Watchful Sentry';
const free = (text: string, name: string) => ({ ...spell(text, name), cost: '[0]' });
const end = free('Kill a unit.', 'End');
const pike = {
  name: 'Lantern Pike',
  cost: '[0]',
  type: 'Gear — Equipment',
  figures: { domains: 'Mind', mightBonus: 1 },
  text: '[Equip] [0]',
};
const _lance = { ...pike, name: 'Lantern Lance' };

describe('Equipment', () => {
  it('is attached as it is played, and may be played as a reaction, where it has Quick-Draw everywhere', () => {
    const master = unit('Your Equipment everywhere have [Quick-Draw].', 'Master');
    const play = (base: string[]) =>
      table([master, pike], [{ hand: [pike.name], base }, {}])
        .play(0, pike.name)
        .calm();
    expect(Number(play([master.name]).unit(master.name).might)).toBe(4);
    expect(Number(play([PORO]).unit(PORO).might)).toBe(2);
    // As a reaction to a spell of the opponent.
    const game = (base: string[]) => {
      const start = table(
        [master, pike, end],
        [
          { hand: [end.name], base: [] },
          { hand: [pike.name], base },
        ],
      ).play(0, end.name);
      if (start.decision().kind === 'TARGETS') start.choose(0, [{ card: base[0] ?? '' }]);
      while (start.decision().seat === 0) start.answer(0, { choose: [{ kind: 'PASS' }] });
      return start.decision().options?.some((one) => one.card === pike.name);
    };
    expect([game([master.name]), game([PORO])]).toEqual([true, false]);
  });
  it('that was played lets something be used', () => {
    const emperor = legend("[E]: Draw 1. Use only if you've played an Equipment this turn.");
    const game = table([emperor, pike], [{ legend: emperor.name, hand: [pike.name] }, {}]);
    const usable = (): boolean => game.decision().options?.some((one) => one.card === emperor.name) === true;
    expect(usable()).toBe(false);
    game.play(0, pike.name).settle();
    expect(usable()).toBe(true);
  });
});

describe('what an Equipment lets its unit give', () => {
  it('is an ability, as much as more Might', () => {
    const wings = { ...pike, name: 'Wings', text: '[Equip] [0]\nEffect text: Your units here have [Ganking].' };
    const flying = table([wings], [{ base: [wings.name, PORO, MONK] }, {}]);
    flying.use(0, wings.name, [{ card: PORO }]).settle();
    expect([flying.unit(PORO), flying.unit(MONK)].map((one) => JSON.stringify(one.keywords))).toEqual([
      expect.stringContaining('ganking'),
      expect.stringContaining('ganking'),
    ]);
    const flag = { ...wings, text: '[Equip] [0]\nEffect text: Your units here have +1 [M].' };
    const game = table([flag], [{ base: [flag.name, PORO, MONK] }, {}]);
    const before = Number(game.unit(MONK).might);
    expect(
      game
        .use(0, flag.name, [{ card: PORO }])
        .settle()
        .unit(MONK).might,
    ).toBe(before + 1);
  });
  it('is given by what was discarded', () => {
    const mask = unit('When you discard me, you may pay [1] to give a friendly unit +2 [M] this turn.', 'Mask');
    const purge = free('Discard 1.', 'Purge');
    const game = table([mask, purge], [{ hand: [mask.name, purge.name], base: [PORO] }, {}])
      .play(0, purge.name)
      .settle();
    const before = Number(game.unit(PORO).might);
    expect(game.answer(0, { confirm: true }).settle().unit(PORO).might).toBe(before + 2);
  });
});

describe('what was chosen in this turn', () => {
  it('counts where it was an enemy then, though it has died since', () => {
    const wolf = unit(
      "[1]: Give me +1 [M] this turn. Use only if you've chosen an enemy unit this turn and only once each turn.",
      'Wolf',
    );
    const explorer = legend(
      "[E]: [Reaction] — Draw 1. Use only if you've chosen enemy units and/or gear twice this turn with spells or unit abilities.",
    );
    const game = table(
      [wolf, explorer, end],
      [
        { legend: explorer.name, hand: [end.name, end.name, end.name], base: [wolf.name, PORO] },
        { base: [MONK, SENTRY] },
      ],
    );
    const usable = (card: string): boolean =>
      game.decision().options?.some((one) => one.card === card && one.kind === 'ACTIVATE') === true;
    expect([usable(wolf.name), usable(explorer.name)]).toEqual([false, false]);
    game.play(0, end.name, [{ card: PORO }]).settle();
    expect([usable(wolf.name), usable(explorer.name)]).toEqual([false, false]);
    game.play(0, end.name, [{ card: MONK }]).settle();
    expect([usable(wolf.name), usable(explorer.name)]).toEqual([true, false]);
    game.use(0, wolf.name).settle();
    expect(usable(wolf.name)).toBe(false);
    game.play(0, end.name, [{ card: SENTRY }]).settle();
    expect(usable(explorer.name)).toBe(true);
  });
});

describe('damage', () => {
  it('is more where its source is Empowered, at a battlefield that it came from or went to', () => {
    const akali = unit(
      "[Empower] [0]\nWhen I move, you may deal 1 to a unit at a battlefield I moved to or from. If I'm [Empowered], deal 2 instead.",
      'Akali-like',
    );
    const start = (at: 'base' | 'peak', empowered: boolean) => {
      const game = table(
        [akali],
        [{ base: at === 'base' ? [akali.name] : [] }, { base: [SENTRY] }],
        [
          {
            card: PEAK,
            controller: at === 'peak' ? 0 : 1,
            units: at === 'peak' ? [akali.name, PORO] : [{ card: 'Chemtech Enforcer', controller: 1 }],
          },
          { card: GROVE },
        ],
      );
      if (empowered) game.use(0, akali.name).settle();
      game.move(0, akali.name, at === 'base' ? PEAK : 'base').settle();
      while (!['PRIORITY', 'TARGETS'].includes(game.decision().kind)) game.answer(0, { confirm: true });
      return game;
    };
    const to = start('base', true);
    expect(to.decision().kind).toBe('TARGETS');
    const options = to.decision().options?.map(({ card }) => card);
    expect(options).not.toContain(SENTRY);
    const from = start('peak', false);
    if (from.decision().kind === 'TARGETS') from.choose(0, [{ card: PORO }]);
    expect(from.settle().unit(PORO).damage).toBe(1);
  });
  it('is not dealt but in combat', () => {
    const wolf = unit("I have +3 [M] and can't be dealt damage unless I'm in combat.", 'Grey');
    const bolt = free('Deal 4 to a unit.', 'Bolt');
    const game = table([wolf, bolt], [{ hand: [bolt.name], base: [wolf.name] }, {}])
      .play(0, bolt.name, [{ card: wolf.name }])
      .settle();
    expect(Number(game.unit(wolf.name).damage ?? 0)).toBe(0);
    const fight = table(
      [wolf],
      [{ base: [wolf.name] }, {}],
      [{ card: PEAK, controller: 1, units: ['Chemtech Enforcer'] }, { card: GROVE }],
    )
      .move(0, wolf.name, PEAK)
      .settle();
    expect(fight.happened('DAMAGE_DEALT')).toHaveLength(2);
  });
  it('is dealt before the unit comes', () => {
    const storm = free(
      'Choose a friendly unit in your base. Deal damage equal to its Might to all enemy units at a battlefield, then move your unit there.',
      'Storm',
    );
    const game = table(
      [storm],
      [{ hand: [storm.name], base: [MONK, SENTRY] }, {}],
      [{ card: PEAK, controller: 1, units: [PORO] }, { card: GROVE }],
    )
      .play(0, storm.name, [{ card: MONK }], [{ card: PEAK }])
      .settle();
    expect([game.zones(PORO), game.unit(MONK).zone]).toEqual([['trash'], 'battlefield']);
  });
});

describe('what goes to others', () => {
  it('is controlled by whoever is chosen, in their base', () => {
    const stone = gear(
      '[E]: Choose a player. They gain control of this and recall it.\nAt the end of your turn, kill this and deal 1 to all units you control.',
      'Stone',
    );
    const game = table([stone], [{ base: [stone.name, MONK] }, { base: [SENTRY] }])
      .use(0, stone.name, [{ player: 1 }])
      .settle();
    expect(game.unit(stone.name)).toMatchObject({ zone: 'base', controller: 1 });
    game.choose(0, { kind: 'PASS' }).settle();
    expect(game.zones(stone.name)).toEqual(['base']);
  });
  it('is taken, and any of them where more was paid', () => {
    const draft = {
      ...free(
        'You may spend 5 XP as an additional cost to play this.\nChoose an enemy unit at a battlefield with 2 [M] or less. If you paid the additional cost, choose any enemy unit at a battlefield instead. Take control of it, exhaust it, and recall it.',
        'Draft',
      ),
    };
    const start = () =>
      table(
        [draft],
        [{ hand: [draft.name], xp: 5 }, {}],
        [{ card: PEAK, controller: 1, units: [MONK, PORO] }, { card: GROVE }],
      );
    const paid = start().choose(0, { kind: 'PLAY', card: draft.name });
    paid.answer(0, { confirm: true });
    paid.choose(0, [{ card: MONK }]);
    expect(paid.settle().unit(MONK)).toMatchObject({ zone: 'base', controller: 0, exhausted: true });
    const plain = start().choose(0, { kind: 'PLAY', card: draft.name });
    plain.answer(0, { confirm: false });
    expect(plain.settle().unit(PORO)).toMatchObject({ zone: 'base', controller: 0 });
  });
});

describe('what is played again, or done of a kind', () => {
  it('is a spell out of the trash where what it killed was small', () => {
    const below = {
      ...spell(
        'Kill a unit at a battlefield. Then, if it had 3 [M] or less, do this: You may play this from your trash for [A].',
        'Below',
      ),
      cost: '[0]',
    };
    const game = table(
      [below],
      [{ hand: [below.name] }, {}],
      [{ card: PEAK, controller: 1, units: [PORO, MONK] }, { card: GROVE }],
    )
      .play(0, below.name, [{ card: PORO }])
      .settle();
    expect(game.zones(PORO)).toEqual(['trash']);
    // "You may" comes first, so that it is said as the ability is finalized (383.3.a).
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'MAY' });
    game.answer(0, { confirm: true }).settle();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PLAY_CARD' });
    game.choose(0, [{ card: below.name }]);
    if (game.decision().kind === 'TARGETS') game.choose(0, [{ card: MONK }]);
    game.settle();
    expect(game.zones(MONK)).toEqual(['trash']);
    expect(game.zones(below.name)).toEqual(['trash']);
  });
  it('depends on what was discarded', () => {
    const painter = unit(
      "When I move, draw 1, then discard 1. Then, do the following based on the discarded card's type:\nSpell — Draw 1.\nGear — Ready up to 2 runes.\nUnit — Give me +3 [M] this turn.",
      'Painter',
    );
    const after = (card: string) => {
      const game = table(
        [painter, pike],
        [
          {
            base: [painter.name],
            hand: [card],
            mainDeck: [SENTRY, SENTRY, SENTRY],
            runes: [{ card: 'Mind Rune', count: 3, exhausted: true }],
          },
          {},
        ],
      ).move(0, painter.name, GROVE);
      game.settle();
      if (game.decision().options?.some((o) => o.card === card)) game.choose(0, [{ card }]).settle();
      const rune = (nth: number) => ({ card: 'Mind Rune', controller: 0, nth });
      if (game.decision().kind === 'TARGETS') game.choose(0, [rune(0), rune(1)]).settle();
      return [game.count(0, 'hand'), game.readyRunes(0), Number(game.unit(painter.name).might)];
    };
    // What follows is another ability: what it chooses is chosen when that is known (387.1.b).
    expect(meant(painter)).toMatchObject([
      {
        effects: [
          {},
          {},
          ...[{}, { targets: [{ max: 2 }] }, {}].map((ability) => ({ then: [{ do: 'reflexive', ability }] })),
        ],
      },
    ]);
    expect(meant(painter)[0]).not.toHaveProperty('targets');
    expect(after('Cleave')).toEqual([2, 0, 3]);
    expect(after(pike.name)).toEqual([1, 2, 3]);
    expect(after(PORO)).toEqual([1, 0, 6]);
  });
  it('is done where something Mighty conquered', () => {
    const temple = {
      ...battlefield('When you conquer here with one or more [Mighty] units, you may pay [1] to draw 1.'),
      name: 'Temple Row',
    };
    expect(meant(temple)).toMatchObject([
      {
        on: { on: 'conquer', object: 'self' },
        if: { exists: [{ stat: ['might', '>=', 5] }, {}, { controller: 'you' }, { is: 'here' }] },
      },
    ]);
  });
  it('comes from elsewhere to my battlefield', () => {
    const eve = unit('When you play me, you may move an enemy unit at a different location to my battlefield.', 'Eve');
    expect(meant(eve)).toMatchObject([
      {
        targets: [{ what: [{}, {}, { not: { is: 'here' } }] }],
        effects: [{ do: 'moveTo', to: { battlefieldOf: 'self' } }],
      },
    ]);
  });
});
