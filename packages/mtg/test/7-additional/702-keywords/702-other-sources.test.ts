/** Keywords where the source is elsewhere, the controller is not the owner, or an effect gives what is usually printed (702). */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  enchant,
  has,
  instant,
  keyword,
  mana,
  player,
  plus,
  protectionFrom,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const sting = { targets: [target({ any: [player, [{ zone: 'battlefield' }, creature]] })], effects: [damage(1, t(0))] };
const legends = keyword('bands with other', {
  from: [{ has: ['types', 'Creature'] }, { has: ['supertypes', 'Legendary'] }],
  label: 'legendary creatures',
});
const legend = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{1}', type: 'Legendary Creature — Human', power: 2, toughness: 2, abilities });
const aura = (name: string, bonus: number, ...more: ReturnType<typeof keyword>[]) =>
  card(name, {
    cost: '{9}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), { kind: 'static', affects: 'attached', mods: plus(bonus, bonus) }, ...more],
  });

ownCards(
  creatureCard(
    'Test Last',
    '{B}',
    'Snake',
    '1/1',
    keyword('infect'),
    activated([{ pay: 'sacrifice', what: 'self' }], sting),
  ),
  ...(['graveyard', 'hand', 'exile'] as const).map((zone) =>
    creatureCard(`Test ${zone} Sting`, '{B}', 'Snake', '1/1', activated([], { ...sting, zone })),
  ),
  creatureCard('Test Pure', '{W}', 'Human', '2/2', protectionFrom({ has: ['colors', 'B'] }, 'black')),
  creatureCard(
    'Test Tamer',
    '{W}',
    'Human',
    '2/2',
    keyword('protection', { from: [{ has: ['subtypes', 'Snake'] }], label: 'Snakes' }),
  ),
  creatureCard(
    'Test Motley',
    '{W}',
    'Human',
    '2/2',
    keyword('protection', { from: [{ has: ['colors', ['W', 'U', 'B', 'R', 'G']] }], label: 'each color' }),
  ),
  ...['{R}{G}', '{W}{U}', '{G}', '{2}'].map((cost) => instant(`Test ${cost}`, cost, sting)),
  legend('Test King', legends),
  legend('Test Twice King', legends, legends),
  legend('Test Queen'),
  legend('Test Knave'),
  aura('Test Wings', 1, keyword('aura swap', { cost: [mana('{0}')] })),
  aura('Test Strength', 5),
  creatureCard('Test Bear', '{0}', 'Bear', '2/2'),
  instant('Test Venom', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), [has(keyword('toxic', { value: 2 }))])],
  }),
  creatureCard('Test Adder', '{0}', 'Snake', '1/1', keyword('toxic', { value: 1 })),
);

const at = (mine: object, theirs: object = {}): Play => magicPosition([mine, theirs]);
const poison = (game: Play): unknown =>
  ((game.view().players[1] as JsonObject).counters as JsonObject | undefined)?.poison ?? 0;
/** By name, what could be targeted. */
const aims = (game: Play): unknown[] => game.decision().options.flatMap((o) => (o.card === undefined ? [] : [o.card]));

describe('a source that has left, or is elsewhere', () => {
  it('mtg:702.90d what has left had infect for a creature and for a player as well', () => {
    const game = at({ battlefield: ['Test Last', 'Test Last'] }, { battlefield: ['Craw Wurm'] });
    game.activate(0, 'Test Last', { card: 'Craw Wurm' }).resolve();
    expect(game.the('Craw Wurm')).toMatchObject({ counters: { '-1/-1': 1 }, power: 5 });
    game.activate(0, 'Test Last', { player: 1 }).resolve();
    expect([poison(game), game.life(1)]).toEqual([1, 20]);
  });

  it('mtg:702.16a protection is from a source in a graveyard, a hand or exile as well', () => {
    for (const zone of ['graveyard', 'hand', 'exile'] as const)
      for (const safe of ['Test Pure', 'Test Tamer']) {
        const game = at({ [zone]: [`Test ${zone} Sting`] }, { battlefield: [safe, 'Hill Giant'] });
        game.activate(0, `Test ${zone} Sting`);
        expect([zone, safe, ...aims(game)]).toEqual([zone, safe, 'Hill Giant']);
      }
  });

  it('mtg:702.16h protection from each color is from what is of several of them, and from nothing colorless', () => {
    for (const [cost, mine] of [
      ['{R}{G}', false],
      ['{W}{U}', false],
      ['{G}', false],
      ['{2}', true],
    ] as const) {
      const game = at(
        { hand: [`Test ${cost}`], mana: '{W}{U}{R}{G}{G}' },
        { battlefield: ['Test Motley', 'Hill Giant'] },
      );
      game.cast(0, `Test ${cost}`);
      expect([cost, aims(game).includes('Test Motley')]).toEqual([cost, mine]);
    }
  });
});

describe('bands with other legends (702.22)', () => {
  const blocked = (...blockers: string[]): Play =>
    at({ battlefield: ['Craw Wurm'] }, { battlefield: blockers })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Craw Wurm')
      .until({ kind: 'BLOCKERS' })
      .block(1, ...blockers.map((name): [string, string] => [name, 'Craw Wurm']))
      .until({ kind: 'COMBAT_DAMAGE' });
  it('mtg:702.22j the defending player divides the damage of what a legend blocks that bands with another one', () => {
    const game = blocked('Test King', 'Test Queen');
    expect(game.decision()).toMatchObject({ seat: 1, total: 6 });
    game.answer(1, {
      distribute: [
        { option: { card: 'Test King' }, amount: 6 },
        { option: { card: 'Test Queen' }, amount: 0 },
      ],
    });
    game.until({ step: 'endOfCombat' });
    expect([game.zones('Test King'), game.zones('Test Queen')]).toEqual([['graveyard'], ['battlefield']]);
    // Legends without such an ability, and a legend with what is none, are no reason for it.
    expect(blocked('Test Knave', 'Test Queen').decision().seat).toBe(0);
    expect(blocked('Test King', 'Hill Giant').decision().seat).toBe(0);
  });

  it('mtg:702.22m banding with other legends twice is the same as once, for attackers and for blockers', () => {
    expect(blocked('Test Twice King', 'Test Queen').decision()).toMatchObject({ seat: 1, total: 6 });
    const names = ['Test Twice King', 'Test Queen', 'Test Knave'];
    const game = at({ battlefield: names })
      .until({ kind: 'ATTACKERS' })
      .attack(0, ...names);
    expect(game.decision()).toMatchObject({ kind: 'BAND' });
    game.choose(
      0,
      { card: 'Test Twice King' },
      names.slice(1).map((name) => ({ card: name })),
    );
    expect(game.waiting()).toBe(true);
  });
});

describe('what somebody else owns, and what an effect gives', () => {
  it('mtg:702.65b an Aura that its controller does not own is exchanged with nothing', () => {
    for (const owner of [0, 1]) {
      const wings = { card: 'Test Wings', attachedTo: 'bear', ...(owner === 1 ? { controller: 0 } : {}) };
      const bear = { card: 'Test Bear', as: 'bear' };
      const game = at(
        { hand: ['Test Strength'], battlefield: [bear, ...(owner === 0 ? [wings] : [])] },
        { battlefield: owner === 1 ? [wings] : [] },
      )
        .activate(0, 'Test Wings')
        .resolve();
      // Nobody is asked for what could not be exchanged anyway.
      expect(game.waiting()).toBe(owner === 1);
      if (owner === 0) game.choose(0, { card: 'Test Strength' });
      expect([game.figures('Test Bear'), game.zones('Test Strength')]).toEqual(
        owner === 0 ? ['7/7', ['battlefield']] : ['3/3', ['hand']],
      );
    }
  });

  it('mtg:702.164b toxic that an effect gives counts with what is printed', () => {
    const hit = (name: string): unknown => {
      const game = at({ hand: ['Test Venom'], battlefield: [name] });
      game.castAt(0, 'Test Venom', { card: name }).resolve();
      return poison(game.until({ kind: 'ATTACKERS' }).attack(0, name).until({ step: 'endOfCombat' }));
    };
    expect([hit('Test Adder'), hit('Grizzly Bears')]).toEqual([3, 2]);
  });
});
