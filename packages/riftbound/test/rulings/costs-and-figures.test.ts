/** What judges have been asked about costs, Might that is swapped, and what counts as played, each under the rule that answers it. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes, type Setup } from '../support/position.js';
import { draw, foe, giveMight, T0, UNIT } from '../support/rites.js';

const SENTRY = 'Watchful Sentry';
const REARGUARD = 'Legion Rearguard';
const RESEARCHERS = 'Applied Researchers';
const ALL = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'].map((domain) => runes(4, domain));
/** How many runes a player has used up. */
const used = (game: RiftboundPlay, seat = 0): number =>
  game.runes(seat).filter(({ exhausted }) => exhausted).length + Math.max(0, 24 - game.runes(seat).length);
/** What was paid last. */
const paid = (game: RiftboundPlay) => game.happened('COST_PAID').at(-1) ?? {};
/** Says yes to whatever is asked, and chooses what has one of these names, until the turn player may act freely. */
function finish(game: RiftboundPlay, ...names: string[]): RiftboundPlay {
  for (let i = 0; i < 60; i++) {
    const d = game.decision();
    if (d.kind === 'PRIORITY' && game.turnState() === 'neutralOpen') return game;
    const own =
      d.kind === 'PRIORITY' || d.shape !== 'CHOOSE' ? undefined : d.options.find((o) => names.includes(String(o.card)));
    if (own) game.answer(d.seat, { choose: [own.id] });
    else if (d.kind === 'OPTIONAL_COST') game.answer(d.seat, { confirm: false });
    else game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
  }
  return game;
}
const empowered = (game: RiftboundPlay, card: string): RiftboundPlay => game.use(0, card).settle();
const at = (card: string, ...units: JsonObject[]) => [
  { card: PEAK, owner: 0, controller: 1, units: [foe(card), ...units] },
  { card: GROVE, owner: 1 },
];

describe('discounts', () => {
  it('riftbound:356.4.f lower also what is paid to repeat a spell, and for Deflect', () => {
    const cost = (repeat: boolean, target: string): number => {
      const game = position([
        { hand: ['Feral Strength'], base: [RESEARCHERS], runes: ALL },
        { base: ['Irelia, Fervent'] },
      ]);
      empowered(game, RESEARCHERS);
      const before = used(game);
      game.play(0, 'Feral Strength', { paying: repeat, targets: [[{ card: target }], [{ card: target }]] });
      return used(game) - before;
    };
    // 2 is 1 less; repeated it is 4 less 1; Deflect once is one Power, which is taken off.
    expect([cost(false, RESEARCHERS), cost(true, RESEARCHERS), cost(false, 'Irelia, Fervent')]).toEqual([1, 3, 1]);
  });
  it('riftbound:356.4.d.1 apply in the order that is best, and each minimum to its own', () => {
    const game = position([{ hand: ['Shock Blast'], base: [RESEARCHERS], runes: ALL }, {}], {
      battlefields: at(SENTRY),
    });
    empowered(game, RESEARCHERS);
    const before = used(game);
    game.play(0, 'Shock Blast', { targets: [[{ card: SENTRY }]] });
    expect(used(game) - before).toBe(0);
  });
  it('riftbound:356.1.b.3 and increases apply also where a cost is ignored', () => {
    const spent = (helm: boolean): number => {
      const game = position([
        { hand: ['Fizz, Trickster'], trash: ['Feral Strength'], runes: ALL },
        { base: helm ? ['Helm of Suppression'] : [] },
      ]).play(0, 'Fizz, Trickster');
      const before = used(game);
      finish(game, 'Feral Strength', 'Fizz, Trickster');
      expect(game.might('Fizz, Trickster')).toBe(5);
      return used(game) - before;
    };
    expect([spent(false), spent(true)]).toEqual([0, 1]);
  });
  it('riftbound:392 that a card to come has are gone with the first one that they lower, although it is countered', () => {
    const game = position(
      [
        { hand: [SENTRY, 'Wind Wall', 'Test Dear'], runes: ALL },
        { hand: ['Test No'], runes: ALL },
      ],
      {
        definitions: [
          {
            ...spell('Test Dear', { effects: [draw(1)] }),
            props: { ...(spell('Test Dear', {}).props as JsonObject), energy: 5 },
          },
          withKeyword(
            spell('Test No', {
              targets: [{ what: [{ zone: 'chain' }] }],
              effects: [{ do: 'counterOnStack', what: T0 }],
            }),
            'reaction',
          ),
        ],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Astral Heron'] },
          { card: GROVE, owner: 1 },
        ],
      },
    );
    game.play(0, SENTRY).settle();
    const before = used(game);
    game.play(0, 'Test Dear');
    expect(used(game) - before).toBe(3);
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Test No', { targets: [[{ card: 'Test Dear' }]] }).settle();
    expect(game.view().players[0]).toBeDefined();
    expect(game.zones('Test Dear')).toEqual(['trash']);
  });
});

describe('Vex, Cheerless in combat', () => {
  const fight = (seat: 0 | 1, hand: string[], more: Setup = {}): RiftboundPlay =>
    position(
      [
        { base: ['Vex, Cheerless'], hand: seat === 0 ? hand : [], runes: ALL },
        { hand: seat === 1 ? hand : [], runes: ALL },
      ],
      {
        battlefields: [
          {
            card: PEAK,
            owner: 0,
            controller: 1,
            units: [foe('Irelia, Fervent')],
            facedown: [{ card: 'Hidden Blade', turn: 1, controller: 1 }],
          },
          { card: GROVE, owner: 1 },
        ],
        ...more,
      },
    ).move(0, 'Vex, Cheerless', PEAK);
  it('riftbound:356.3 makes dearer what her opponents play from Hidden', () => {
    const game = fight(1, []);
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Hidden Blade', { targets: [[{ card: 'Vex, Cheerless' }]] });
    expect(paid(game)).toMatchObject({ seat: 1, energy: 1 });
    expect(Object.values(paid(game).power as object)).toEqual([1]);
  });
  it('riftbound:356.4.e takes Deflect off, and leaves the minimum', () => {
    const game = fight(0, ['Stupefy']);
    const before = used(game);
    game.play(0, 'Stupefy', { targets: [[{ card: 'Irelia, Fervent' }]] });
    expect(used(game) - before).toBe(1);
  });
});

describe('what was played', () => {
  const no = withKeyword(
    spell('Test No', { targets: [{ what: [{ zone: 'chain' }] }], effects: [{ do: 'counterOnStack', what: T0 }] }),
    'reaction',
  );
  it('riftbound:419.4.a.1 a spell that is countered was not played for what waits for that', () => {
    const played = (counter: boolean): unknown => {
      const game = position(
        [
          { hand: ['Feral Strength'], base: [SENTRY], runes: ALL },
          { hand: ['Test No'], runes: ALL },
        ],
        {
          definitions: [no],
          battlefields: [
            { card: 'Abandoned Hall', owner: 0, controller: 0, units: [REARGUARD] },
            { card: GROVE, owner: 1 },
          ],
        },
      ).play(0, 'Feral Strength', { targets: [[{ card: SENTRY }]] });
      while (game.decision().seat === 0) game.pass();
      if (counter) game.play(1, 'Test No', { targets: [[{ card: 'Feral Strength' }]] });
      finish(game, REARGUARD);
      return game.might(REARGUARD);
    };
    expect([played(false), played(true)]).toEqual([3, 2]);
  });
  it('riftbound:383.2.c a unit that the spell brings here may be chosen, and one that it takes away not', () => {
    const asked = (from: 'base' | 'hall'): unknown[] => {
      const game = position([{ hand: ['Test Go'], base: from === 'base' ? [SENTRY] : [], runes: ALL }, {}], {
        definitions: [
          spell('Test Go', {
            targets: [{ what: [UNIT] }],
            effects: [
              from === 'base'
                ? { do: 'moveTo', what: T0, to: { each: [{ named: 'Abandoned Hall' }] } }
                : { do: 'moveTo', what: T0, to: 'base' },
            ],
          }),
        ],
        battlefields: [
          {
            card: 'Abandoned Hall',
            owner: 0,
            controller: 0,
            units: from === 'hall' ? [SENTRY, REARGUARD] : [REARGUARD],
          },
          { card: GROVE, owner: 1 },
        ],
      }).play(0, 'Test Go', { targets: [[{ card: SENTRY }]] });
      const asking = (): boolean => game.decision().kind === 'TARGETS' || game.might(REARGUARD) === 3;
      for (let i = 0; i < 20 && !asking(); i++) {
        const d = game.decision();
        if (d.kind === 'PRIORITY' && game.turnState() === 'neutralOpen') break;
        game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
      }
      if (game.decision().kind === 'TARGETS')
        return game
          .decision()
          .options.map((o) => o.card)
          .sort();
      return [`${SENTRY} ${game.might(SENTRY)}, ${REARGUARD} ${game.might(REARGUARD)}`];
    };
    expect(asked('base')).toEqual([REARGUARD, SENTRY]);
    expect(asked('hall')).toEqual([`${SENTRY} 1, ${REARGUARD} 3`]);
  });
  it('riftbound:419.1 a spell that is on the chain already resolves, also where its player may play no more', () => {
    const flash = withKeyword(unit('Test Flash', 1), 'reaction');
    const hush = {
      ...flash,
      abilities: [
        ...(flash.abilities as JsonObject[]),
        {
          kind: 'triggered',
          on: { on: 'play', object: 'self' },
          effects: [{ do: 'modify', what: 'opponents', mods: [{ mod: 'rule', rule: 'cantPlay' }] }],
        },
      ],
    };
    const game = position(
      [{ hand: ['Feral Strength', 'Stupefy'], base: [SENTRY], runes: ALL }, { hand: ['Test Flash'] }],
      {
        definitions: [hush],
      },
    ).play(0, 'Feral Strength', { targets: [[{ card: SENTRY }]] });
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Test Flash').pass();
    while (game.chain()[0] === 'Test Flash') game.pass();
    if (game.decision().seat === 0) expect(game.offered()).not.toContain('PLAY Stupefy');
    expect(game.settle().might(SENTRY)).toBe(3);
  });
});

describe('Switcheroo', () => {
  const swapped = (game: RiftboundPlay): RiftboundPlay =>
    game.play(0, 'Switcheroo', { targets: [[{ card: 'Test Two' }], [{ card: 'Test One' }]] }).settle();
  const two = unit('Test Two', 2);
  const one = unit('Test One', 1);
  const arena = (more: Setup = {}) =>
    position([{ hand: ['Switcheroo', 'Punch First', 'Test Off'], runes: ALL }, {}], {
      definitions: [
        two,
        one,
        spell('Test Off', { effects: [{ do: 'unattach', what: { each: [{ named: 'B.F. Sword' }] } }] }),
      ],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Two', 'Test One'] },
        { card: GROVE, owner: 1 },
      ],
      ...more,
    });
  it('riftbound:433.1.a gives each what the two differ by, with all that they have then', () => {
    const game = arena({
      battlefields: [
        { card: 'Trifarian War Camp', owner: 0, controller: 0, units: ['Test Two', 'Test One'] },
        { card: GROVE, owner: 1 },
      ],
    });
    expect([game.might('Test Two'), game.might('Test One')]).toEqual([3, 2]);
    swapped(game);
    expect([game.might('Test Two'), game.might('Test One')]).toEqual([2, 3]);
  });
  it('riftbound:143.2.b may leave less than 0 Might, to which more is added as it is', () => {
    const game = position([{ base: ['B.F. Sword'], hand: ['Switcheroo', 'Punch First', 'Test Off'], runes: ALL }, {}], {
      definitions: [
        two,
        one,
        spell('Test Off', { effects: [{ do: 'unattach', what: { each: [{ named: 'B.F. Sword' }] } }] }),
      ],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Two', 'Test One'] },
        { card: GROVE, owner: 1 },
      ],
    }).use(0, 'B.F. Sword');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Two' });
    game.settle();
    expect(game.might('Test Two')).toBe(5);
    swapped(game);
    expect([game.might('Test Two'), game.might('Test One')]).toEqual([1, 5]);
    game.play(0, 'Test Off').settle();
    expect(game.might('Test Two')).toBe(-2);
    game.play(0, 'Punch First', { targets: [[{ card: 'Test Two' }]] }).settle();
    expect(game.might('Test Two')).toBe(3);
  });
});

describe('choosing', () => {
  it('riftbound:383.4.b.3 a unit that is chosen for each time a spell is carried out was chosen twice', () => {
    const game = position([{ hand: ['Feral Strength'], base: ['Irelia, Fervent'], runes: ALL }, {}]).play(
      0,
      'Feral Strength',
      {
        paying: true,
        targets: [[{ card: 'Irelia, Fervent' }], [{ card: 'Irelia, Fervent' }]],
      },
    );
    expect(game.calm().might('Irelia, Fervent')).toBe(10);
  });
  it('riftbound:355.10.d.1 what a trigger readies was not chosen by it', () => {
    const might = (exhausted: boolean): unknown => {
      const game = position([
        {
          legend: 'Irelia, Blade Dancer',
          hand: ['Feral Strength'],
          base: [{ card: 'Irelia, Fervent', exhausted }],
          runes: ALL,
        },
        {},
      ]).play(0, 'Feral Strength', { paying: false, targets: [[{ card: 'Irelia, Fervent' }]] });
      finish(game, 'Irelia, Fervent');
      return game.might('Irelia, Fervent');
    };
    expect([might(false), might(true)]).toEqual([7, 8]);
  });
  it('riftbound:355.9.a.1 what a text says of its target besides is no restriction', () => {
    const game = position([{ hand: ['Lacerate'], runes: ALL }, { base: ['Test Giant', SENTRY] }], {
      definitions: [unit('Test Giant', 7)],
    });
    game.play(0, 'Lacerate', { targets: [[{ card: 'Test Giant' }]] }).settle();
    expect([game.onBoard('Test Giant').length, game.zones('Lacerate')]).toEqual([1, ['trash']]);
  });
  it('riftbound:821.1.c.6 Weaponmaster chooses no unit, and Equip does', () => {
    const watch = unit('Test Watch', 1, {
      kind: 'triggered',
      on: { on: 'target', player: 'you', object: [UNIT, { controller: 'you' }] },
      effects: [giveMight(1, 'self')],
    });
    const equipped = position([{ base: ['Test Watch', SENTRY, "Doran's Blade"], runes: ALL }, {}], {
      definitions: [watch],
    }).use(0, "Doran's Blade");
    if (equipped.decision().kind === 'TARGETS') equipped.choose(0, { card: SENTRY });
    expect(equipped.calm().might('Test Watch')).toBe(2);
    const master = position([{ base: ['Test Watch', "Doran's Blade"], hand: ['Veteran Poro'], runes: ALL }, {}], {
      definitions: [watch],
    }).play(0, 'Veteran Poro');
    for (let i = 0; i < 30 && game(master) !== 'neutralOpen'; i++) {
      const d = master.decision();
      const sword = d.options.find((o) => o.card === "Doran's Blade");
      if (d.shape === 'CONFIRM') master.answer(d.seat, { confirm: true });
      else if (sword) master.answer(d.seat, { choose: [sword] });
      else master.answer(d.seat, d.default);
    }
    expect([
      master.unit("Doran's Blade").attachedTo === master.unit('Veteran Poro').id,
      master.might('Test Watch'),
    ]).toEqual([true, 1]);
  });
});
const game = (play: RiftboundPlay): unknown => play.turnState();
