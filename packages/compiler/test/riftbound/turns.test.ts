/** What rows of Riftbound's grammar mean, and what comes of it: the next and the first of a turn, places, and what is shown. */
import { describe, expect, it } from 'vitest';
import { battlefield, gear, legend, meant, spell, unit } from './cards.js';
import { GROVE, PEAK, table } from './played.js';

const PORO = 'Pouty Poro';
const MONK = 'Kinkou Monk';
const SENTRY = 'Watchful Sentry';
const free = (text: string, name: string) => ({ ...spell(text, name), cost: '[0]' });

describe('the next and the first of a turn', () => {
  it('enters ready where another card was played before (812.1.c)', () => {
    const disc = gear('[E]: [Legion] — The next unit you play this turn enters ready.', 'Disc');
    const game = table([disc], [{ base: [disc.name], hand: [SENTRY, PORO, SENTRY] }, {}]);
    expect(game.decision().options?.some((one) => one.kind === 'ACTIVATE' && one.card === disc.name)).toBe(false);
    game.play(0, SENTRY).calm().use(0, disc.name).settle();
    game.play(0, PORO).calm();
    expect(game.unit(PORO).exhausted).toBe(false);
    game.play(0, SENTRY).calm();
    expect(game.all(SENTRY, 'base').map(({ exhausted }) => exhausted)).toEqual([true, true]);
  });
  it('is no other card that was played itself (812.1.c)', () => {
    const disc = { ...gear('[E]: [Legion] — The next unit you play this turn enters ready.', 'Disc'), cost: '[0]' };
    const game = table([disc], [{ hand: [disc.name, PORO] }, {}])
      .play(0, disc.name)
      .calm();
    const usable = (): boolean =>
      game.decision().options?.some((one) => one.kind === 'ACTIVATE' && one.card === disc.name) === true;
    expect(usable()).toBe(false);
    game.play(0, PORO).calm();
    expect(usable()).toBe(true);
  });
  it('costs less, from its finalization on no more (419.4.b)', () => {
    const brand = {
      ...unit('When you play me, the next spell you play this turn costs [5] less.', 'Brand'),
      cost: '[0]',
    };
    const big = { ...spell('Draw 1.', 'Big'), cost: '[6]' };
    const game = table(
      [brand, big],
      [{ hand: [brand.name, big.name, big.name], runes: [{ card: 'Mind Rune', count: 9 }] }, {}],
    )
      .play(0, brand.name)
      .calm();
    expect(game.play(0, big.name).calm().readyRunes(0)).toBe(8);
    expect(game.play(0, big.name).calm().readyRunes(0)).toBe(2);
  });
  it('is nothing that opponents, or whoever had a spell countered, play', () => {
    const thunder = { ...unit("When you play me, opponents can't play cards this turn.", 'Thunder'), cost: '[0]' };
    const lull = {
      ...spell("[Reaction]\nCounter a spell. Its controller can't play spells this turn.", 'Lull'),
      cost: '[0]',
    };
    const small = { ...free('Draw 1.', 'Small'), text: '[Reaction]\nDraw 1.' };
    const plays = (game: ReturnType<typeof table>, seat: number, card: string): boolean =>
      game.decision().seat === seat &&
      game.decision().options?.some((one) => one.kind === 'PLAY' && one.card === card) === true;
    const game = table(
      [thunder, small, lull],
      [{ hand: [thunder.name, small.name] }, { hand: [lull.name, small.name] }],
    );
    game.play(0, thunder.name).settle().play(0, small.name);
    while (game.decision().seat === 0) game.choose(0, [{ kind: 'PASS' }]);
    expect(plays(game, 1, lull.name)).toBe(false);
    const other = table(
      [thunder, small, lull],
      [{ hand: [thunder.name, small.name, small.name] }, { hand: [lull.name] }],
    );
    other.play(0, small.name).choose(0, [{ kind: 'PASS' }]);
    expect(plays(other, 1, lull.name)).toBe(true);
    other.choose(1, { kind: 'PLAY', card: lull.name });
    if (other.decision().kind === 'TARGETS') other.choose(1, [{ card: small.name }]);
    other.settle();
    expect(other.zones(small.name)).toEqual(expect.arrayContaining(['trash']));
    expect([plays(other, 0, small.name), plays(other, 0, thunder.name)]).toEqual([false, true]);
  });
  it('costs less once a turn where a battlefield is held', () => {
    const forge = {
      ...battlefield(
        'While you control this battlefield, the first friendly non-token gear played each turn costs [1] less.',
      ),
      name: 'Forge Row',
    };
    const one = gear('When you play this, draw 1.', 'One');
    const left = (controller: number | null): number[] => {
      const game = table(
        [forge, one],
        [{ hand: [one.name, one.name], runes: [{ card: 'Mind Rune', count: 6 }] }, {}],
        [{ card: forge.name, ...(controller === null ? {} : { controller, units: [PORO] }) }, { card: GROVE }],
      );
      return [0, 1].map(() => game.play(0, one.name).calm().readyRunes(0));
    };
    expect(left(0)).toEqual([5, 3]);
    expect(left(1)).toEqual([4, 2]);
  });
  it('costs more for the rest of the turn', () => {
    const vault = {
      ...battlefield('When you hold here, your non-token units cost [1] more to play this turn.'),
      name: 'Vault',
    };
    expect(meant(vault)).toMatchObject([
      {
        effects: [{ do: 'modify', what: 'you', mods: [{ mod: 'cost', more: [{ energy: 1 }], of: [{ not: {} }, {}] }] }],
      },
    ]);
  });
});

describe('where something goes', () => {
  it('is where another unit went', () => {
    const porter = unit(
      'When I move to a battlefield, you may pay [1] to move a unit you control to the same battlefield.',
      'Porter',
    );
    const game = table([porter], [{ base: [porter.name, MONK] }, {}])
      .move(0, porter.name, GROVE)
      .settle();
    while (game.decision().kind !== 'PRIORITY')
      game
        .answer(
          0,
          game.decision().shape === 'CONFIRM'
            ? { confirm: true }
            : game.decision().kind === 'TARGETS'
              ? { choose: [{ card: MONK }] }
              : game.decision().default,
        )
        .settle();
    expect(game.unit(MONK)).toMatchObject({ zone: 'battlefield' });
  });
  it('is its base or any battlefield', () => {
    const wind = legend('[E]: Move a friendly unit to or from its base.');
    const from = table([wind], [{ legend: wind.name, base: [PORO, MONK] }, {}])
      .use(0, wind.name, [{ card: PORO }], [{ card: GROVE }])
      .settle();
    expect(from.unit(PORO).zone).toBe('battlefield');
    const to = table(
      [wind],
      [{ legend: wind.name, base: [MONK] }, {}],
      [{ card: PEAK, controller: 0, units: [PORO] }, { card: GROVE }],
    )
      .use(0, wind.name, [{ card: PORO }])
      .settle();
    expect(to.unit(PORO).zone).toBe('base');
  });
  it('is where it was chosen to be, wherever the unit is by then (355.4, 355.15)', () => {
    const wind = legend('[E]: Move a friendly unit to or from its base.');
    const gust = free('[Reaction]\nMove a friendly unit.', 'Draught');
    const meanwhile = (from: 'base' | 'field', by: string[], to: object): unknown => {
      const [base, units] = from === 'base' ? [[PORO, MONK], []] : [[MONK], [PORO]];
      const fields = [{ card: PEAK, controller: 0, units }, { card: GROVE }, { card: "Targon's Peak" }];
      const game = table([wind, gust], [{ legend: wind.name, base, hand: by }, {}], fields);
      game.use(0, wind.name, [{ card: PORO }], [{ card: GROVE }]);
      if (by.length > 0) game.play(0, gust.name, [{ card: PORO }], [to]);
      const { zone, battlefield: where } = game.settle().unit(PORO);
      return zone === 'base' ? zone : game.view().objects[String(where)]?.card;
    };
    expect(meanwhile('base', [], {})).toBe(GROVE);
    expect(meanwhile('base', [gust.name], { card: GROVE })).toBe(GROVE);
    expect(meanwhile('base', [gust.name], { card: "Targon's Peak" })).toBe("Targon's Peak");
    expect(meanwhile('field', [], {})).toBe('base');
    expect(meanwhile('field', [gust.name], { card: "Targon's Peak" })).toBe('base');
    expect(meanwhile('field', [gust.name], { player: 0 })).toBe('base');
  });
  it('is where an opponent follows', () => {
    const call = free(
      'Move a unit you control to a battlefield you control. Then, choose an opponent. They move a unit they control to the same battlefield.',
      'Call',
    );
    const game = table(
      [call],
      [{ hand: [call.name], base: [PORO] }, { base: [SENTRY, 'Chemtech Enforcer'] }],
      [{ card: PEAK, controller: 0, units: [MONK] }, { card: GROVE }],
    )
      .play(0, call.name, [{ card: PORO }], [{ card: PEAK }])
      .settle();
    expect(game.decision()).toMatchObject({ seat: 1 });
    game.choose(1, [{ card: SENTRY }]);
    expect(game.unit(SENTRY).zone).toBe('battlefield');
  });
});

describe('cards that effects play', () => {
  const small = { ...unit('[Tank]', 'Small Friend'), cost: '[2]', figures: { domains: 'Mind', might: 2 } };
  const large = { ...unit('[Tank]', 'Large Friend'), cost: '[4][C][C]' };
  it('come out of the trash for their Power alone, or for nothing where they cost little', () => {
    const gorger = {
      ...unit('When you play me, you may play a unit from your trash, ignoring its Energy cost.', 'Gorger'),
      cost: '[0]',
    };
    const runes = [{ card: 'Mind Rune', count: 3 }];
    const game = table([gorger, large], [{ hand: [gorger.name], trash: [large.name], runes }, {}])
      .play(0, gorger.name)
      .settle()
      .answer(0, { confirm: true })
      .settle();
    // What it costs need not be paid (444.2.a).
    game.choose(0, [{ card: large.name }]).calm();
    expect([game.zones(large.name), game.readyRunes(0)]).toEqual([['base'], 1]);
    const matron = {
      ...unit(
        'When you play me, you may play a unit costing no more than [3] and no more than [A] from your trash, ignoring its cost.',
        'Matron',
      ),
      cost: '[0]',
    };
    const play = table([matron, small, large], [{ hand: [matron.name], trash: [large.name, small.name] }, {}])
      .play(0, matron.name)
      .settle()
      .answer(0, { confirm: true })
      .calm();
    expect([play.zones(small.name), play.zones(large.name)]).toEqual([['base'], ['trash']]);
  });
  it('come to where they were, to a base, or to a battlefield that is held', () => {
    const breach = free('Banish a unit, then its owner plays it to the same location, ignoring its cost.', 'Breach');
    const at = table(
      [breach],
      [{ hand: [breach.name] }, {}],
      [{ card: PEAK, controller: 1, units: [PORO] }, { card: GROVE }],
    )
      .play(0, breach.name, [{ card: PORO }])
      .calm();
    expect(at.unit(PORO)).toMatchObject({ zone: 'battlefield', controller: 1 });
    const rescue = free('Banish a friendly unit, then its owner plays it to their base, ignoring its cost.', 'Rescue');
    const home = table(
      [rescue],
      [{ hand: [rescue.name] }, {}],
      [{ card: PEAK, controller: 0, units: [PORO, MONK] }, { card: GROVE }],
    )
      .play(0, rescue.name, [{ card: PORO }])
      .calm();
    expect(home.unit(PORO).zone).toBe('base');
    const help = free('You may play a unit from hand to a battlefield you control, reducing its cost by [3].', 'Help');
    const game = table(
      [help, large],
      [{ hand: [help.name, large.name], runes: [{ card: 'Mind Rune', count: 3 }] }, {}],
      [{ card: PEAK, controller: 0, units: [PORO] }, { card: GROVE }],
    )
      .play(0, help.name)
      .settle();
    game.choose(0, [{ card: large.name }]);
    expect(game.calm().unit(large.name).zone).toBe('battlefield');
  });
  it('are what was shown, and the others are drawn', () => {
    const rush = free(
      "Reveal the top 2 cards of your Main Deck. You may banish one, then play it, reducing its cost by [2]. Draw any you didn't banish.",
      'Rush',
    );
    const start = () =>
      table([rush, small], [{ hand: [rush.name], mainDeck: [small.name, 'Cleave', SENTRY], runes: [] }, {}])
        .play(0, rush.name)
        .settle();
    const game = start()
      .choose(0, [{ card: small.name }])
      .calm();
    expect([game.zones(small.name), game.pile(0, 'hand'), game.pile(0, 'mainDeck')]).toEqual([
      ['base'],
      ['Cleave'],
      [SENTRY],
    ]);
    const none = start().choose(0, []).calm();
    expect(none.pile(0, 'hand').sort()).toEqual(['Cleave', small.name].sort());
  });
});

describe('Might', () => {
  it('is swapped as it is now (433)', () => {
    const swap = free('Swap the Might of two units at the same battlefield this turn.', 'Trade');
    const grow = free('Give a unit +3 [M] this turn.', 'Grow');
    const game = table(
      [swap, grow],
      [{ hand: [swap.name, grow.name, grow.name] }, {}],
      [{ card: PEAK, controller: 0, units: [PORO, MONK] }, { card: GROVE }],
    );
    const [poro, monk] = [PORO, MONK].map((card) => Number(game.unit(card).might));
    game.play(0, grow.name, [{ card: PORO }]).settle();
    game.play(0, swap.name, [{ card: PORO }], [{ card: MONK }]).settle();
    expect([PORO, MONK].map((card) => Number(game.unit(card).might))).toEqual([monk, Number(poro) + 3]);
    game.play(0, grow.name, [{ card: MONK }]).settle();
    expect(game.unit(MONK).might).toBe(Number(poro) + 6);
  });
});

describe('cards that are shown', () => {
  it('are played for nothing from the top on, and the others recycled', () => {
    const dawn = gear(
      'At the end of your turn, reveal cards from the top of your Main Deck until you reveal a unit and banish it. Play it, ignoring its cost, and recycle the rest.',
      'Dawn',
    );
    const game = table([dawn], [{ base: [dawn.name], mainDeck: ['Cleave', 'Cleave', MONK, SENTRY] }, {}])
      .choose(0, { kind: 'PASS' })
      .settle();
    for (let i = 0; i < 6 && game.zones(MONK)[0] !== 'base'; i++)
      game.answer(game.decision().seat, game.decision().default).settle();
    expect(game.zones(MONK)).toEqual(['base']);
    expect(game.pile(0, 'mainDeck')).toEqual([SENTRY, 'Cleave', 'Cleave']);
  });
  it('come after what was killed, and are as large as that and one more', () => {
    const hook = gear(
      '[E]: Kill a friendly unit. Look at the top 5 cards of your Main Deck. You may banish a unit from among them that has Might up to 1 more than the killed unit and play it, ignoring its cost. Then recycle the rest.',
      'Hook',
    );
    const game = table(
      [hook],
      [{ base: [hook.name, PORO], mainDeck: ['Cleave', SENTRY, 'Chemtech Enforcer', MONK, 'Cleave', 'Gust'] }, {}],
    )
      .use(0, hook.name, [{ card: PORO }])
      .settle();
    expect(game.zones(PORO)).toEqual(['trash']);
    expect(game.decision().options?.map((one) => one.card)).toEqual([SENTRY, 'Chemtech Enforcer']);
  });
  it('are banished and played by their owners', () => {
    const shift = free(
      'Banish a friendly unit, then its owner plays it, ignoring its cost. Deal 3 to an enemy unit. Banish this.',
      'Shift',
    );
    const game = table([shift], [{ hand: [shift.name], base: [{ card: MONK, damage: 1 }] }, { base: [PORO] }])
      .play(0, shift.name, [{ card: MONK }], [{ card: PORO }])
      .calm();
    expect([game.zones(MONK), game.zones(PORO), game.zones(shift.name)]).toEqual([['base'], ['trash'], ['banishment']]);
    expect(Number(game.unit(MONK).damage ?? 0)).toBe(0);
  });
  it('are what each player does not keep', () => {
    const day = free(
      'Each player chooses 2 units, 2 gear, 2 runes, and 2 cards in their hands. Recycle the rest.',
      'Day',
    );
    const game = table(
      [day],
      [
        { hand: [day.name, 'Cleave', 'Cleave', 'Cleave'], base: [PORO, MONK, SENTRY] },
        { hand: ['Cleave'], base: [PORO, MONK, SENTRY] },
      ],
    )
      .play(0, day.name)
      .calm();
    expect([0, 1].map((seat) => game.readyRunes(seat))).toEqual([2, 2]);
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([2, 1]);
    expect([PORO, MONK, SENTRY].flatMap((card) => game.all(card, 'base'))).toHaveLength(4);
  });
  it('lie on top or below', () => {
    const altar = gear(
      'When a friendly unit dies, you may exhaust me to draw 1, then put a card from your hand on the top or bottom of your Main Deck.',
      'Altar',
    );
    const end = free('Kill a unit.', 'End');
    const game = table(
      [altar, end],
      [{ base: [altar.name, PORO], hand: [end.name, 'Gust'], mainDeck: ['Cleave', SENTRY] }, {}],
    )
      .play(0, end.name, [{ card: PORO }])
      .settle()
      .answer(0, { confirm: true })
      .settle();
    game.choose(0, [{ card: 'Gust' }]).settle();
    expect(game.decision()).toMatchObject({ seat: 0 });
  });
});

describe('units', () => {
  it('fight one on one', () => {
    const duelist = unit('When I attack or defend one on one, double my Might this combat.', 'Duelist');
    expect(meant(duelist)).toMatchObject([
      {
        on: { on: 'unit:attack' },
        if: { is: ['self', { is: 'oneOnOne' }] },
        effects: [{ until: { kind: 'endOfFight' } }],
      },
      { on: { on: 'unit:defend' } },
    ]);
  });
  it('win the first combat of a turn', () => {
    const grim = unit('The first time I win a combat each turn, you score 1 point.', 'Grim');
    const won = table(
      [grim],
      [{ base: [grim.name] }, {}],
      [{ card: PEAK, controller: 1, units: [SENTRY] }, { card: GROVE }],
    )
      .move(0, grim.name, PEAK)
      .calm();
    expect(won.points(0)).toBe(2);
  });
});
