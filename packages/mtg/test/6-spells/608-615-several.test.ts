/** Several at once, costs, and whose it is: resolving, mana, entering, text and prevention (608–615). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  rule,
  sorcery,
  spell,
  t,
  tap,
  target,
  triggered,
} from './test-cards.js';

const inYard = [{ zone: 'graveyard' as const }, { owner: 'you' as const }, creature];
const shield = (amount: number) => ({
  do: 'createReplacement' as const,
  entities: 'you' as const,
  shield: amount,
  replaces: { on: 'damage' as const, prevent: true as const },
  until: { kind: 'endOfTurn' as const },
});
const arcane = (name: string, life: number) =>
  card(name, {
    cost: '{5}',
    type: 'Instant — Arcane',
    abilities: [
      spell({ effects: [gainLife(life)] }),
      keyword('splice', { from: { has: ['subtypes', 'Arcane'] }, label: 'Arcane', cost: [mana('{0}')] }),
    ],
  });

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  // Exiles a creature of its controller as a cost, and puts that card back.
  card('Test Door', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([{ pay: 'exile', what: creature, count: 1, from: 'battlefield', save: 'gone' }], {
        effects: [{ do: 'move', what: { saved: 'gone' }, to: 'battlefield', cause: 'return' }],
      }),
    ],
  }),
  card('Test Bestowed', {
    cost: '{4}',
    type: 'Enchantment Creature — Nymph',
    power: 3,
    toughness: 3,
    abilities: [keyword('bestow', { cost: [mana('{0}')] })],
  }),
  instant('Test Veil', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'ability', ability: keyword('hexproof') }] }],
  }),
  card('Test Prism', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [rule('spendsAsAny', { for: 'spell' })])],
  }),
  instant('Test Red Sip', '{R}', { effects: [gainLife(3)] }),
  instant('Test Snow Sip', '{S}', { effects: [gainLife(3)] }),
  card('Test Red Well', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([mana('{R}')], { effects: [gainLife(1)] })],
  }),
  sorcery('Test Rise Dead', '{0}', {
    effects: [
      { do: 'move', what: { each: inYard }, to: 'battlefield', cause: 'return', controller: 'you', save: 'risen' },
      {
        do: 'modify',
        what: { saved: 'risen' },
        mods: [{ mod: 'gain', prop: 'subtypes', values: ['Zombie'] }],
        until: { kind: 'permanent' },
        entering: true,
      },
    ],
  }),
  card('Test Crypt', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: [creature, { has: ['subtypes', 'Zombie'] }], match: { to: 'battlefield' } },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  arcane('Test One', 1),
  arcane('Test Ten', 10),
  card('Test Rite', { cost: '{0}', type: 'Sorcery — Arcane', abilities: [spell({ effects: [gainLife(100)] })] }),
  instant('Test Shields', '{0}', { effects: [shield(1), shield(2)] }),
  card('Test Witness', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'prevented' }, { effects: [gainLife({ event: 'amount' })] })],
  }),
  instant('Test Blast', '{0}', { effects: [damage(5, 'you')] }),
  card('Test Sphere', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([tap, mana('{1}')], {
        modes: {
          min: 1,
          max: 1,
          choices: [
            { label: 'life', effects: [gainLife(1)] },
            { label: 'card', effects: [draw(1)] },
          ],
        },
      }),
    ],
  }),
  instant('Test Twin', '{0}', {
    targets: [target([{ zone: 'stack' }, { not: { is: 'spell' } }])],
    effects: [{ do: 'copy', what: t(0) }],
  }),
  instant('Test Stifle', '{0}', {
    targets: [target([{ zone: 'stack' }, { not: { is: 'spell' } }])],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  card('Test Drought', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('skip', { what: 'draw' })])],
  }),
);

describe('costs, targets and mana', () => {
  it('mtg:608.2k what its cost exiled is what an ability speaks of, and nothing else', () => {
    const game = magicPosition([{ battlefield: ['Test Door', 'Test Cub', 'Test Elf'] }, {}]);
    const before = game.the('Test Cub').id;
    game.activate(0, 'Test Door', { card: 'Test Cub' });
    expect([game.zones('Test Cub'), game.zones('Test Elf')]).toEqual([['exile'], ['battlefield']]);
    expect(game.resolve().the('Test Cub').id).not.toBe(before);
  });

  it('mtg:608.3b a bestowed Aura whose target is illegal resolves as a creature', () => {
    const game = magicPosition([{ hand: ['Test Bestowed'] }, { hand: ['Test Veil'], battlefield: ['Test Cub'] }]);
    game.choose(0, { card: 'Test Bestowed', method: 'bestow' });
    if (!game.waiting()) game.choose(0, { card: 'Test Cub' });
    game.pass().castAt(1, 'Test Veil', { card: 'Test Cub' }).resolve().resolve();
    expect(game.the('Test Bestowed')).toMatchObject({ types: ['Enchantment', 'Creature'], attachedTo: null, power: 3 });
  });

  it('mtg:609.4b it counts for what it says alone, and mana that is not snow is not', () => {
    const offered = (...battlefield: string[]) =>
      magicPosition([
        { hand: ['Test Red Sip', 'Test Snow Sip'], battlefield: ['Test Red Well', 'Forest', ...battlefield] },
        {},
      ])
        .decision()
        .options.filter((o) => o.kind === 'CAST' || (o.kind === 'ACTIVATE' && !o.mana))
        .map((o) => o.card);
    expect([offered(), offered('Test Prism')]).toEqual([[], ['Test Red Sip']]);
    // What it costs stays what it was.
    const game = magicPosition([{ hand: ['Test Red Sip'], battlefield: ['Forest', 'Test Prism'] }, {}]);
    expect(game.decision().options.find((o) => o.kind === 'CAST')?.cost).toBe('{R}');
  });
});

describe('several that enter, are spliced, prevented or copied', () => {
  it('mtg:611.2e each of several is what it is said to be as it enters', () => {
    const game = magicPosition([
      { hand: ['Test Rise Dead'], graveyard: ['Test Cub', 'Test Elf'], battlefield: ['Test Crypt'] },
      {},
    ]);
    game.cast(0, 'Test Rise Dead').resolve();
    while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
    expect([game.the('Test Cub').subtypes, game.the('Test Elf').subtypes]).toEqual([
      ['Bear', 'Zombie'],
      ['Elf', 'Zombie'],
    ]);
    expect(game.resolveAll().life(0)).toBe(22);
  });

  it('mtg:611.2f two of them hold of the same next spell, which uses both up, and of no other player’s', () => {
    const summoning = (seat: number, game: ReturnType<typeof magicPosition>) =>
      game.choose(seat, { kind: 'CAST', card: 'Savage Summoning', nth: 0 }).resolve();
    const game = magicPosition([
      { hand: ['Savage Summoning', 'Savage Summoning', 'Test Cub', 'Test Elf'], battlefield: lands(2, 'Forest') },
      { hand: ['Savage Summoning', 'Test Cub'], battlefield: lands(1, 'Forest') },
    ]);
    summoning(0, game);
    summoning(0, game);
    game.pass();
    summoning(1, game);
    if (game.decision().seat === 0) game.pass();
    game.cast(1, 'Test Cub').resolve();
    expect(game.the('Test Cub').counters).toEqual({ '+1/+1': 1 });
    if (game.decision().seat === 1) game.pass();
    game.choose(0, { kind: 'CAST', card: 'Test Elf' }).resolve();
    expect(game.the('Test Elf').counters).toEqual({ '+1/+1': 2 });
    game.choose(0, { kind: 'CAST', card: 'Test Cub' }).resolve();
    expect(game.all('Test Cub').find((o) => o.controller === 0)?.counters).toEqual({});
  });

  it('mtg:612.10 each of several texts that are spliced follows the spell’s own', () => {
    const game = magicPosition([{ hand: ['Test Rite', 'Test One', 'Test Ten'] }, {}]).cast(0, 'Test Rite');
    game.choose(0, [{ card: 'Test One' }, { card: 'Test Ten' }]);
    game.answer(0, game.decision().default);
    expect(game.resolve().life(0)).toBe(131);
  });

  it('mtg:615.13 each effect that prevents some of it is an event of its own', () => {
    const game = magicPosition([{ hand: ['Test Shields', 'Test Blast'], battlefield: ['Test Witness'] }, {}]);
    game.cast(0, 'Test Shields').resolve().cast(0, 'Test Blast').resolve();
    while (!game.waiting()) game.answer(0, game.decision().default);
    expect([game.life(0), game.view().stack.length]).toEqual([18, 2]);
    expect(game.resolveAll().life(0)).toBe(21);
  });

  it('mtg:700.2g a copy of an ability has the mode that was chosen for that', () => {
    const game = magicPosition([{ hand: ['Test Twin'], battlefield: ['Test Sphere', 'Forest'] }, {}]);
    game.activate(0, 'Test Sphere', { index: 1 }).castAt(0, 'Test Twin', { card: 'Test Sphere' }).resolve();
    expect([game.resolve().hand(0), game.resolve().hand(0), game.life(0)]).toEqual([1, 2, 20]);
  });

  it('mtg:701.6b what was paid for a countered ability stays paid', () => {
    const game = magicPosition([{ hand: ['Test Stifle'], battlefield: ['Test Sphere', 'Forest'] }, {}]);
    game.activate(0, 'Test Sphere', { index: 0 }).castAt(0, 'Test Stifle', { card: 'Test Sphere' }).resolve();
    expect([game.the('Test Sphere').tapped, game.the('Forest').tapped, game.life(0)]).toEqual([true, true, 20]);
  });

  it('mtg:614.1b who always skips a step skips each of theirs, and nobody else does', () => {
    const game = magicPosition([{ battlefield: ['Test Drought'] }, {}]);
    expect(game.until({ turn: 4, step: 'precombatMain' }).hand(1)).toBe(1);
    expect(game.until({ turn: 5, step: 'precombatMain' }).hand(0)).toBe(0);
    expect([game.until({ turn: 8, step: 'precombatMain' }).hand(0), game.hand(1)]).toEqual([0, 3]);
  });
});
