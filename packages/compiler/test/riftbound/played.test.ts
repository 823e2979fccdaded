/** What rows of Riftbound's grammar mean, and what comes of it in games: what is replaced, comes later, or is split. */
import type { Answer } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, meant, spell, unit, why } from './cards.js';
import { GROVE, table } from './played.js';

const UNIT = { has: ['types', 'Unit'] };
const FRIENDLY = { controller: 'team' };
const YOURS = { controller: 'you' };
const ENEMY = { controller: 'opponent' };
const T0 = { target: 0 };
const PORO = 'Pouty Poro';

describe('damage', () => {
  const storm = spell('Deal 5 damage split among any number of enemy units.');
  it('is split as it is dealt, 1 or more to each (355.14)', () => {
    expect(meant(storm)).toMatchObject([
      {
        targets: [{ what: [ENEMY, UNIT], min: 0, max: 5 }],
        effects: [
          { do: 'divide', among: T0, total: 5 },
          { do: 'damage', to: T0, amount: { division: true } },
        ],
      },
    ]);
    const game = table([storm], [{ hand: [storm.name] }, { base: ['Chemtech Enforcer', 'Kinkou Monk'] }])
      .play(0, storm.name, [{ card: 'Chemtech Enforcer' }, { card: 'Kinkou Monk' }])
      .settle();
    // Nothing was split before the spell resolves.
    expect(game.decision()).toMatchObject({ seat: 0 });
    game.answer(0, game.decision().default).settle();
    const dealt = ['Chemtech Enforcer', 'Kinkou Monk'].map((card) => game.zones(card)[0]);
    const left = game.all('Kinkou Monk').concat(game.all('Chemtech Enforcer'));
    expect(dealt.includes('trash') || left.reduce((sum, { damage }) => sum + Number(damage ?? 0), 0) === 5).toBe(true);
  });
  it('is as much as a keyword says', () => {
    expect(meant(unit('[Assault 2]\nWhen I attack, deal damage equal to my [Assault] to a unit here.'))).toMatchObject([
      {},
      { effects: [{ do: 'damage', amount: { keywordValue: 'assault', of: 'self' } }] },
    ]);
  });
  it('of enemy spells is prevented as long as something is so', () => {
    const calm = unit(
      'While you control 7 or more runes, prevent all damage that enemy spells and abilities would deal to me.',
    );
    const bolt = spell('Deal 2 to a unit.');
    for (const [runes, damage] of [
      [7, 0],
      [6, 2],
    ] as const) {
      const game = table(
        [calm, bolt],
        [{ hand: [bolt.name] }, { base: [calm.name], runes: [{ card: 'Mind Rune', count: runes }] }],
      )
        .play(0, bolt.name, [{ card: calm.name }])
        .settle();
      expect(game.unit(calm.name).damage).toBe(damage);
    }
    // One's own spells deal it.
    const game = table([calm, bolt], [{ hand: [bolt.name], base: [calm.name] }, {}])
      .play(0, bolt.name, [{ card: calm.name }])
      .settle();
    expect(game.unit(calm.name).damage).toBe(2);
  });
  it('that units deal because a spell says so is no spell damage (417.6.b.3)', () => {
    const still = unit(
      'While you control 7 or more runes, prevent all damage that enemy spells and abilities would deal to me.',
    );
    const hush = { ...spell('Prevent all spell and ability damage this turn.', 'Hush'), cost: '[0]' };
    const duel = spell(
      'Choose a friendly unit and an enemy unit. They deal damage equal to their Mights to each other.',
    );
    const game = (hushed: boolean) => {
      const play = table([still, hush, duel], [{ hand: [duel.name, hush.name], base: [PORO] }, { base: [still.name] }]);
      if (hushed) play.play(0, hush.name).settle();
      return play
        .play(0, duel.name, [{ card: PORO }], [{ card: still.name }])
        .settle()
        .unit(still.name).damage;
    };
    expect([game(false), game(true)]).toEqual([2, 2]);
  });
});

describe('points', () => {
  it("of opponents can't be gained", () => {
    const watcher = unit("Opponents can't gain points.");
    const score = spell('Score 1 point.');
    const points = (base: [string[], string[]]): number =>
      table([watcher, score], [{ hand: [score.name], base: base[0] }, { base: base[1] }])
        .play(0, score.name)
        .settle()
        .points(0);
    expect([points([[], []]), points([[], [watcher.name]]), points([[watcher.name], []])]).toEqual([1, 0, 1]);
    expect(meant(unit("While I'm at a battlefield, opponents can't gain points."))).toMatchObject([
      {
        kind: 'replacement',
        on: 'stat',
        player: 'opponent',
        match: { stat: 'points', gain: true },
        if: { is: ['self', { is: 'atBattlefield' }] },
        instead: [],
      },
    ]);
  });
});

describe('something that comes later', () => {
  const blade = spell(
    'Choose a unit. Kill it the next time it takes damage this turn.\n[Legion] — Kill it now instead.',
    'Waiting Blade',
  );
  const prick = spell('Deal 1 to a unit.', 'Prick');
  it('kills what takes damage, or at once where another card was played (158.2, 812.1.c)', () => {
    expect(meant(blade)).toMatchObject([
      {
        targets: [{ what: [UNIT] }],
        effects: [
          {
            do: 'if',
            if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', { sum: [1, { happened: { object: 'self' } }] }] },
            then: [{ do: 'kill', what: T0 }],
            else: [{ do: 'if', then: [{ do: 'delayed', on: { on: 'damage' }, until: { kind: 'endOfTurn' } }] }],
          },
        ],
      },
    ]);
    const start = () => table([blade, prick], [{ hand: [blade.name, prick.name] }, { base: ['Kinkou Monk'] }]);
    const monk = [{ card: 'Kinkou Monk' }];
    const late = start().play(0, blade.name, monk).settle();
    expect(late.zones('Kinkou Monk')).toEqual(['base']);
    expect(late.play(0, prick.name, monk).settle().zones('Kinkou Monk')).toEqual(['trash']);
    const second = start().play(0, prick.name, monk).settle();
    expect(second.zones('Kinkou Monk')).toEqual(['base']);
    expect(second.play(0, blade.name, monk).settle().zones('Kinkou Monk')).toEqual(['trash']);
  });
  it('readies the next unit that is played, and no other one', () => {
    const call = spell('The next time you play a unit this turn, ready it.', 'Reveille');
    const game = table([call], [{ hand: [call.name, PORO, 'Watchful Sentry'] }, {}])
      .play(0, call.name)
      .settle();
    game.play(0, PORO).settle().play(0, 'Watchful Sentry').settle();
    expect([game.unit(PORO).exhausted, game.unit('Watchful Sentry').exhausted]).toEqual([false, true]);
  });
  it('returns a spell from the trash as its player conquers (385.2)', () => {
    const rocket = spell(
      'Deal 5 to a unit.\nWhen you conquer, you may discard 1 to return this from your trash to your hand.',
    );
    expect(meant(rocket)).toMatchObject([
      { kind: 'spell' },
      {
        kind: 'triggered',
        on: { on: 'conquer', player: 'you' },
        zone: 'trash',
        may: true,
        cost: [{ pay: 'discard' }],
        effects: [{ do: 'move', what: 'self', to: 'hand', cause: 'return' }],
      },
    ]);
    const game = table([rocket], [{ hand: ['Cleave'], trash: [rocket.name], base: [PORO] }, {}])
      .move(0, PORO, GROVE)
      .settle();
    while (game.decisions()[0]?.kind !== 'PRIORITY') game.answer(0, yes(game)).settle();
    expect([game.pile(0, 'hand'), game.pile(0, 'trash')]).toEqual([[rocket.name], ['Cleave']]);
    // What is in the hand hears nothing.
    expect(
      table([rocket], [{ hand: [rocket.name], base: [PORO] }, {}])
        .move(0, PORO, GROVE)
        .settle()
        .decision(),
    ).toMatchObject({ kind: 'PRIORITY' });
  });
  it('costs what dies where it says so (383.3.b)', () => {
    const phoenix = unit('[Deathknell] — Recycle me to ready your runes.', 'Small Phoenix');
    const end = spell('Kill a unit.', 'End');
    const game = table(
      [phoenix, end],
      [{ hand: [end.name], base: [phoenix.name], runes: [{ card: 'Mind Rune', count: 4 }] }, {}],
    )
      .play(0, end.name, [{ card: phoenix.name }])
      .settle()
      .answer(0, { confirm: true })
      .settle();
    expect([game.pile(0, 'mainDeck').at(-1), game.readyRunes(0)]).toEqual([phoenix.name, 4]);
  });
});

describe('what each player does', () => {
  it('goes around from the next player on', () => {
    const wind = spell("Starting with the next player, each player may return a unit to its owner's hand.");
    const game = table([wind], [{ hand: [wind.name], base: [PORO] }, { base: ['Kinkou Monk'] }])
      .play(0, wind.name)
      .settle();
    expect(game.decision()).toMatchObject({ seat: 1 });
    game.choose(1, [{ card: PORO }]).settle();
    expect(game.decision()).toMatchObject({ seat: 0 });
    game.choose(0, []).settle();
    expect([game.zones(PORO), game.zones('Kinkou Monk')]).toEqual([['hand'], ['base']]);
    // A teammate is a player as well (489).
    const four = table([wind], [{ hand: [wind.name], base: [PORO] }, {}, {}, {}], undefined, '2v2').play(0, wind.name);
    const asked = [1, 2, 3, 0].map(() => {
      const { seat, kind } = four.settle().decision();
      four.choose(seat, []);
      return [seat, kind];
    });
    expect(asked.map(([seat]) => seat)).toEqual([1, 2, 3, 0]);
    expect(asked.map(([, kind]) => kind)).not.toContain('PRIORITY');
  });
  it('is killing one of their units', () => {
    expect(
      meant(
        gear(
          'The first time a friendly unit dies during your Beginning Phase each turn, each opponent must kill one of their units.',
        ),
      ),
    ).toMatchObject([
      {
        on: { on: 'move', object: [FRIENDLY, UNIT], nth: 1 },
        if: { all: [{ turnOf: 'you' }, { during: ['beginning', 'scoring'] }] },
        effects: [{ do: 'sacrifice', who: 'opponents', filter: UNIT, cause: 'kill' }],
      },
    ]);
  });
});

describe('two that are chosen', () => {
  it('are at one battlefield, or at two places', () => {
    expect(meant(spell('Stun a friendly unit and an enemy unit at the same battlefield.'))).toMatchObject([
      {
        targets: [{ what: [FRIENDLY, UNIT, { is: 'atBattlefield' }] }, { what: [ENEMY, UNIT, { at: T0 }] }],
        effects: [{ do: 'status', status: 'stunned', what: { each: [{ any: [{ in: T0 }, { in: { target: 1 } }] }] } }],
      },
    ]);
    expect(
      meant(
        spell(
          "Choose a unit you control and another unit you control at a different location. If at least one of them has [Temporary], move each to the other's location. Draw 1.",
        ),
      ),
    ).toMatchObject([
      {
        targets: [{}, { what: [UNIT, YOURS, { not: { at: T0 } }] }],
        effects: [
          {
            if: { exists: [{}, { keyword: 'temporary' }] },
            then: [{ do: 'swapPlaces', what: T0, with: { target: 1 } }],
          },
          { do: 'draw' },
        ],
      },
    ]);
  });
  it('have one controller', () => {
    expect(
      meant(spell('Choose a unit and an Equipment with the same controller. Attach that Equipment to that unit.')),
    ).toMatchObject([
      {
        targets: [{ what: [UNIT] }, { what: [{ has: ['tags', 'Equipment'] }, { controller: { controllerOf: T0 } }] }],
        effects: [{ do: 'attach', what: { target: 1 }, to: T0 }],
      },
    ]);
    // It may be attached to another one.
    expect(meant(spell('Choose a unit and an Equipment. Detach that Equipment from that unit.'))).toMatchObject([
      {
        effects: [
          {
            do: 'if',
            if: { is: [{ target: 1 }, { attachedTo: { target: 0 } }] },
            then: [{ do: 'unattach', what: { target: 1 } }],
          },
        ],
      },
    ]);
  });
  it('are a spell and what it chooses, and nothing else of its player', () => {
    expect(
      meant(
        spell('Choose a friendly unit. Counter an enemy spell or ability that chooses it and no other friendly unit.'),
      ),
    ).toMatchObject([
      {
        targets: [
          { what: [FRIENDLY, UNIT] },
          {
            what: [
              { zone: 'chain' },
              ENEMY,
              { targets: { in: T0 } },
              { not: { targets: [FRIENDLY, UNIT, { not: { in: T0 } }] } },
            ],
          },
        ],
      },
    ]);
  });
});

describe('a passive ability', () => {
  it('says something else where something is so', () => {
    const empowered = { is: ['self', { status: 'empowered' }] };
    expect(meant(gear("Your units have +1 [M]. If I'm [Empowered], they have +2 [M] instead."))).toMatchObject([
      { if: { not: empowered }, affects: [UNIT, YOURS], mods: [{ value: 1 }] },
      { if: empowered, affects: [UNIT, YOURS], mods: [{ value: 2 }] },
    ]);
    expect(
      meant(gear("Opponents' spells cost [1] more. If this is [Empowered], they cost [1][A] more instead.")),
    ).toMatchObject([
      { if: { not: empowered }, affects: { players: 'opponents' }, mods: [{ more: [{ energy: 1, power: [] }] }] },
      { if: empowered, mods: [{ more: [{ energy: 1, power: ['any'] }] }] },
    ]);
  });
  it('makes spells dearer and cheaper while it fights, or gives a tag', () => {
    expect(
      meant(
        unit(
          "While I'm in combat, friendly spells cost [1][A] less to a minimum of [1], and enemy spells cost [1][A] more.",
        ),
      ),
    ).toMatchObject([
      { affects: { players: 'team' }, mods: [{ less: [{ energy: 1, power: ['any'] }], downTo: [{ energy: 1 }] }] },
      { affects: { players: 'opponents' }, mods: [{ more: [{ energy: 1, power: ['any'] }] }] },
    ]);
    expect(meant(unit('I am a Mech.'))).toMatchObject([{ mods: [{ mod: 'gain', prop: 'tags', values: ['Mech'] }] }]);
  });
  it('says when abilities may be used', () => {
    const at = { is: ['self', { is: 'atBattlefield' }] };
    expect(
      meant(unit("[1]: Draw 1.\n[2], [E]: Draw 2.\nUse my abilities only while I'm at a battlefield.")),
    ).toMatchObject([
      { kind: 'activated', if: at },
      { kind: 'activated', if: at },
    ]);
    expect(why(unit('Use my abilities only while you draw.'))).toContain('unsupported');
  });
  it('offers keywords of which one is given', () => {
    expect(meant(unit('When I become ready, choose one to give me this turn —\n[Assault 2]\n[Ganking]'))).toMatchObject(
      [
        {
          modes: {
            choices: [
              { effects: [{ do: 'modify', what: 'self', mods: [{ ability: { keyword: 'assault', value: 2 } }] }] },
              { effects: [{ mods: [{ ability: { keyword: 'ganking' } }] }] },
            ],
          },
        },
      ],
    );
  });
});

describe('units, gear, and runes', () => {
  it('are named together', () => {
    expect(meant(spell('Ready up to 4 units, gear, and/or runes.'))).toMatchObject([
      { targets: [{ what: [{ has: ['types', ['Unit', 'Gear', 'Rune']] }], min: 0, max: 4 }] },
    ]);
    expect(meant(gear('When you play this, you may kill 3 other friendly units and/or gear to draw 1.'))).toMatchObject(
      [{ cost: [{ pay: 'kill', what: [FRIENDLY, { has: ['types', ['Unit', 'Gear']] }, { other: true }], count: 3 }] }],
    );
  });
});

/** Whatever is asked: yes, or the first of what is offered. */
function yes(game: ReturnType<typeof table>): Answer {
  const [first] = game.decision().options;
  return first ? { choose: [first.id] } : { confirm: true };
}
