/** Rules 601 to 605 with what stands beside their main clause: chosen X, other faces, stolen sources, what looks back. */
import type { Ability, CardDefinition } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  enters,
  faces,
  gainLife,
  instant,
  keyword,
  loyalty,
  mana,
  permanent,
  rule,
  sorcery,
  spell,
  t,
  tap,
  target,
  triggered,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: object[]): CardDefinition =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: abilities as never });
const withAbilities = (name: string, cost: string, type: string, ...abilities: object[]): CardDefinition =>
  card(name, { cost, type, abilities: abilities as never });
const fromTop = (name: string, fits: object): CardDefinition =>
  enchantment(
    name,
    {
      kind: 'static',
      affects: [{ zone: 'library' }, { owner: 'you' }, { is: 'onTop' }],
      mods: [{ mod: 'play', fits }],
    },
    continuous({ players: 'you' } as never, [rule('topSeen')]),
  );
const BOTH = 'Test Giant // Test Chop';
const elf = { exists: [permanent, { controller: 'you' }, { has: ['subtypes', 'Elf'] }] };

ownCards(
  sorcery('Test Burst', '{X}{R}', { effects: [gainLife('x')] }),
  enchantment(
    'Test Decree',
    continuous({ players: 'opponents' } as never, [
      { mod: 'rule', rule: 'cantCast', of: { stat: ['manaValue', '=', 3] } } as never,
    ]),
  ),
  withAbilities('Test Early', '{1}', 'Sorcery', spell({ effects: [gainLife(3)] }), {
    kind: 'play',
    method: 'early',
    timing: 'instant',
    cost: [mana('{3}')],
  }),
  faces(
    'adventure',
    creatureCard('Test Giant', '{2}', 'Giant', '3/3'),
    card('Test Chop', { cost: '{1}', type: 'Instant — Adventure', abilities: [spell({ effects: [gainLife(2)] })] }),
  ),
  fromTop('Test Melek', { has: ['types', ['Instant', 'Sorcery']] }),
  fromTop('Test Horde', { has: ['types', 'Creature'] }),
  enchantment(
    'Test Old Horde',
    {
      kind: 'static',
      affects: [{ zone: 'library' }, { owner: 'you' }, { is: 'onTop' }, creature].flat(),
      mods: [{ mod: 'play' }],
    },
    continuous({ players: 'you' } as never, [rule('topSeen')]),
  ),
  instant('Test Inscription', '{0}', {
    optional: [{ name: 'kicker', cost: [mana('{2}')] }],
    modes: {
      min: 1,
      max: 1,
      more: { if: { paid: 'kicker' }, max: 3 },
      choices: [
        { label: 'one', effects: [gainLife(1)] },
        { label: 'ten', effects: [gainLife(10)] },
        { label: 'elf', if: elf, effects: [gainLife(100)] },
      ],
    },
  } as never),
  instant('Test Pair', '{0}', {
    optional: [{ name: 'kicker', cost: [mana('{2}')] }],
    modes: {
      min: 1,
      max: 1,
      more: { if: { paid: 'kicker' }, min: 2, max: 2 },
      choices: [
        { label: 'one', effects: [gainLife(1)] },
        { label: 'elf', if: elf, effects: [gainLife(100)] },
      ],
    },
  } as never),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  withAbilities(
    'Test Offering',
    '{0}',
    'Sorcery',
    { kind: 'static', mods: [{ mod: 'ability', ability: keyword('flash') }], if: elf },
    {
      kind: 'spell',
      additional: [{ pay: 'sacrifice', what: creature, count: 1, label: 'a creature' }],
      effects: [gainLife(4)],
    },
  ),
  creatureCard(
    'Test Priest',
    '{0}',
    'Cleric',
    '1/1',
    activated([{ pay: 'life', amount: 2 }, mana('{1}'), tap], { effects: [gainLife(10)] }),
  ),
  instant('Test Steal', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } } as never],
  }),
  creatureCard('Test Lamp', '{0}', 'Construct', '1/1', activated([mana('{R}')], { effects: [gainLife(1)] })),
  enchantment('Test Workshop', continuous({ players: 'you' } as never, [rule('spendsAsAny', { for: 'ability' })])),
  enchantment(
    'Test Burden',
    continuous({ players: 'you' } as never, [{ mod: 'cost', abilities: true, more: [mana('{2}{R}')] } as never]),
  ),
  enchantment('Test Hush', continuous([permanent, creature], [{ mod: 'loseAbilities' }])),
  creatureCard('Test Herald', '{0}', 'Human', '1/1', triggered(enters, { effects: [gainLife(5)] })),
  enchantment(
    'Test Wilds',
    continuous([permanent, { has: ['types', 'Land'] }], [
      { mod: 'gain', prop: 'types', values: ['Creature'] },
      { mod: 'set', prop: 'power', value: 1 },
      { mod: 'set', prop: 'toughness', value: 1 },
    ] as never),
  ),
  enchantment(
    'Test Warden',
    triggered({ on: 'move', object: [creature] as never, match: { to: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Mourner',
    '{0}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: [creature] as never, match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  creatureCard('Test Martyr', '{0}', 'Human', '1/1', triggered(dies, { effects: [gainLife(7)] })),
  sorcery('Test Wrath', '{0}', { effects: [destroy({ each: [permanent, creature] } as never)] }),
  creatureCard(
    'Test Shifter',
    '{0}',
    'Illusion',
    '1/1',
    triggered({ on: 'phased', object: [permanent, creature], match: { out: true } } as never, {
      effects: [gainLife(1)],
    }),
  ),
  instant('Test Fade', '{0}', {
    effects: [{ do: 'phaseOut', what: { each: [permanent, creature, { controller: 'you' }] } } as never],
  }),
  creatureCard(
    'Test Tapper',
    '{0}',
    'Shaman',
    '1/1',
    activated([tap], { targets: [target({ player: 'any' })], effects: [addMana('{R}')] }),
  ),
  card('Test Walker', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 4,
    abilities: [loyalty(1, { effects: [addMana('{R}')] }) as Ability],
  }),
  instant('Test Spark', '{R}', { effects: [damage(1, 'opponents')] }),
);

const life = (game: Play): number[] => [game.life(0), game.life(1)];
const offers = (game: Play, kind = 'CAST') =>
  game
    .decision()
    .options.filter((o) => o.kind === kind)
    .map((o) => String(o.label));
const pool = (game: Play) =>
  (game.view().players as unknown as { resources: { mana: { [type: string]: number } } }[])[0]?.resources.mana ?? {};

describe('casting', () => {
  const burst = (active: number): Play =>
    magicPosition([{ hand: ['Test Burst'], battlefield: lands(5, 'Mountain') }, { battlefield: ['Test Decree'] }], {
      turn: { active },
    }).cast(0, 'Test Burst');
  it('mtg:601.2e an X with which it could not be cast is refused, and the others are not', () => {
    const game = burst(0);
    expect(game.decision().kind).toBe('X');
    game.refused(0, { number: 2 });
    expect([
      burst(0).answer(0, { number: 1 }).resolve().life(0),
      burst(0).answer(0, { number: 3 }).resolve().life(0),
    ]).toEqual([21, 23]);
  });

  it('mtg:601.5 whether it may be cast is looked at with all that was chosen for it', () => {
    const game = burst(0);
    expect(game.refused(0, { number: 2 }).code).toBeTruthy();
    expect([game.all('Test Burst', 'stack').length, game.all('Mountain').filter(({ tapped }) => tapped)]).toEqual([
      1,
      [],
    ]);
    expect(game.answer(0, { number: 4 }).resolve().life(0)).toBe(24);
    const mine = magicPosition([{ hand: ['Test Burst'], battlefield: [...lands(3, 'Mountain'), 'Test Decree'] }, {}]);
    expect(mine.cast(0, 'Test Burst').answer(0, { number: 2 }).resolve().life(0)).toBe(22);
  });

  it('mtg:601.3c where only another cost gives it flash, it is cast so with that cost and for no other', () => {
    const at = (count: number) =>
      magicPosition([{}, { hand: ['Test Early'], battlefield: lands(count, 'Wastes') }]).pass();
    expect([offers(at(2)).length, offers(at(3)).length]).toEqual([0, 1]);
    const game = at(4).choose(1, { kind: 'CAST', card: 'Test Early' });
    expect(game.all('Wastes').filter(({ tapped }) => tapped)).toHaveLength(3);
    expect(game.resolve().life(1)).toBe(23);
    const own = magicPosition([{ hand: ['Test Early'], battlefield: lands(1, 'Wastes') }, {}]);
    expect(offers(own)).toHaveLength(1);
  });

  it('mtg:601.3e what it would be as it is cast decides: of an adventurer card only the face that is meant', () => {
    const top = (seer: string, active = 0) => {
      const game = magicPosition([{ battlefield: [seer, ...lands(4, 'Wastes')], library: [BOTH, 'Forest'] }, {}], {
        turn: { active },
      });
      if (active === 1) game.pass();
      return offers(game);
    };
    expect(top('Test Melek')).toEqual([expect.stringContaining('Test Chop')]);
    expect(top('Test Horde')).toEqual([expect.stringContaining('Test Giant')]);
    // A permission that says which cards it is for is for no other face of them.
    expect(top('Test Old Horde')).toEqual([expect.stringContaining('Test Giant')]);
    // Its timing is that of the face, too.
    expect([top('Test Melek', 1), top('Test Horde', 1)]).toEqual([[expect.stringContaining('Test Chop')], []]);
  });

  it('mtg:601.4 more modes are there where a cost that comes later will be paid, and a closed mode never is', () => {
    const modes = (count: number, ...more: string[]) => {
      const game = magicPosition([
        { hand: ['Test Inscription'], battlefield: [...lands(count, 'Wastes'), ...more] },
        {},
      ]);
      game.cast(0, 'Test Inscription');
      while (!game.waiting() && game.decision().kind !== 'MODES') game.answer(0, { confirm: true });
      return game;
    };
    const poor = modes(0).decision();
    expect([poor.options.map((o) => o.label), poor.max]).toEqual([['one', 'ten'], 1]);
    const game = modes(2, 'Test Elf');
    expect([game.decision().options.map((o) => o.label), game.decision().max]).toEqual([['one', 'ten', 'elf'], 3]);
    game.choose(0, [{ index: 0 }, { index: 1 }, { index: 2 }]);
    while (!game.waiting()) game.answer(0, { confirm: true });
    expect([game.resolve().life(0), game.all('Wastes').filter(({ tapped }) => tapped).length]).toEqual([131, 2]);
  });

  it('mtg:601.4 as many modes as a kicker asks for need be there only for who pays it', () => {
    const game = magicPosition([{ hand: ['Test Pair'], battlefield: lands(2, 'Wastes') }, {}]);
    expect(offers(game)).toHaveLength(1);
    game.cast(0, 'Test Pair');
    while (!game.waiting()) {
      const { kind } = game.decision();
      if (kind === 'MODES') expect(game.decision().max).toBe(1);
      game.answer(0, game.decision().default);
    }
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:601.5a it is cast though paying for it ends what gave it flash, and resolves', () => {
    const game = magicPosition([{}, { hand: ['Test Offering'], battlefield: ['Test Elf'] }]).pass();
    expect(offers(game)).toHaveLength(1);
    game.castAt(1, 'Test Offering', { card: 'Test Elf' });
    expect([game.zones('Test Elf'), game.view().stack.length, game.happened('SPELL_CAST').length]).toEqual([
      ['graveyard'],
      1,
      1,
    ]);
    expect(game.resolve().life(1)).toBe(24);
    expect(offers(magicPosition([{}, { hand: ['Test Offering'], battlefield: ['Memnite'] }]).pass())).toEqual([]);
  });
});

describe('activating', () => {
  it('mtg:602.1a who activates it pays all of its cost, though another player owns it', () => {
    const priest = { card: 'Test Priest', controller: 0 };
    const game = magicPosition([{ battlefield: ['Wastes'] }, { battlefield: [priest, 'Island'] }]);
    game.activate(0, 'Test Priest');
    expect([life(game), game.the('Wastes').tapped, game.the('Island').tapped, game.the('Test Priest').tapped]).toEqual([
      [18, 20],
      true,
      false,
      true,
    ]);
    expect(life(game.resolve())).toEqual([28, 20]);
    const poor = magicPosition([{}, { battlefield: [priest, ...lands(3, 'Island')] }]);
    expect(offers(poor, 'ACTIVATE').filter((label) => label.includes('Test Priest'))).toEqual([]);
  });

  it('mtg:602.1e all of what the activation costs by now is paid so, and the mana of no spell', () => {
    const can = (...more: string[]) =>
      offers(
        magicPosition([{ hand: ['Test Spark'], battlefield: ['Test Lamp', ...lands(4, 'Island'), ...more] }, {}]),
        'ACTIVATE',
      ).some((label) => label.includes('Test Lamp'));
    expect([can(), can('Test Workshop'), can('Test Workshop', 'Test Burden'), can('Test Burden')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const game = magicPosition([
      { hand: ['Test Spark'], battlefield: ['Test Lamp', 'Test Workshop', 'Test Burden', ...lands(4, 'Island')] },
      {},
    ]);
    expect(offers(game)).toEqual([]);
    game.activate(0, 'Test Lamp');
    expect(game.all('Island').filter(({ tapped }) => tapped)).toHaveLength(4);
  });
});

describe('triggers that look at what is there, or was', () => {
  it('mtg:603.6b what enters is from the first as effects make it: abilities it loses, and types it gains', () => {
    const hushed = (...more: string[]) =>
      magicPosition([{ hand: ['Test Herald'], battlefield: more }, {}])
        .cast(0, 'Test Herald')
        .resolve()
        .resolveAll()
        .life(0);
    expect([hushed(), hushed('Test Hush')]).toEqual([25, 20]);
    const wild = (...more: string[]) => {
      const game = magicPosition([{ hand: ['Forest'], battlefield: ['Test Warden', ...more] }, {}]);
      game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
      return game.resolveAll().life(0);
    };
    expect([wild(), wild('Test Wilds')]).toEqual([20, 21]);
  });

  it('mtg:603.10 what leaves together sees each other leave, and who had it then has what it triggers', () => {
    const game = magicPosition([
      { hand: ['Test Wrath'], battlefield: ['Test Mourner', 'Memnite'] },
      { battlefield: ['Test Mourner', { card: 'Test Martyr', controller: 0 }] },
    ]);
    game.cast(0, 'Test Wrath').resolve();
    while (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    game.resolveAll();
    // Each mourner saw four creatures die, itself among them; the martyr was the first player's.
    expect(life(game)).toEqual([31, 24]);
  });

  it('mtg:603.10b what phases out together sees each other do so', () => {
    const game = magicPosition([{ hand: ['Test Fade'], battlefield: ['Test Shifter', 'Memnite'] }, {}]);
    game.cast(0, 'Test Fade').resolve();
    while (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect([game.view().stack.length, game.all('Memnite').map(({ phasedOut }) => phasedOut)]).toEqual([2, [true]]);
    expect(game.resolveAll().life(0)).toBe(22);
  });
});

describe('mana abilities', () => {
  it('mtg:605.5 an ability with a target, and a loyalty ability, use the stack and pay for nothing meanwhile', () => {
    const game = magicPosition([{ hand: ['Test Spark'], battlefield: ['Test Tapper', 'Test Walker'] }, {}]);
    expect(offers(game)).toEqual([]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Tapper' });
    if (!game.waiting()) game.choose(0, { player: 1 });
    expect([game.view().stack.length, pool(game).R ?? 0]).toEqual([1, 0]);
    game.resolve();
    expect([game.view().stack.length, pool(game).R]).toEqual([0, 1]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Walker' });
    expect([game.view().stack.length, pool(game).R]).toEqual([1, 1]);
    expect(pool(game.resolve()).R).toBe(2);
    expect(offers(game)).toHaveLength(1);
  });
});
