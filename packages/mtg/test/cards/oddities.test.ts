/** Cards whose texts nothing else is like. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../src/language/builders.js';
import { expectPrinted } from './support.js';

describe('Thundermaw Hellkite', () => {
  it('Thundermaw Hellkite burns and taps the fliers of opponents', () => {
    expectPrinted('Thundermaw Hellkite', '{3}{R}{R}', 'Creature — Dragon', '5/5', ['flying', 'haste']);
    const game = magicPosition([
      { hand: ['Thundermaw Hellkite'], battlefield: ['Serra Angel', ...lands(5, 'Mountain')] },
      { battlefield: ['Serra Angel', 'Grizzly Bears'] },
    ]);
    game.cast(0, 'Thundermaw Hellkite').resolve().resolve();
    const angels = game.all('Serra Angel').map((o) => [o.controller, o.tapped ?? false, o.damage ?? 0]);
    expect(angels).toEqual([
      [0, false, 0],
      [1, true, 1],
    ]);
    expect(game.the('Grizzly Bears').tapped ?? false).toBe(false);
  });
});

it('Psychic Spiral mills as many cards as went back', () => {
  const game = magicPosition([
    { hand: ['Psychic Spiral'], graveyard: ['Shock', 'Forest'], battlefield: lands(5, 'Island') },
    { library: ['Memnite', 'Memnite', 'Memnite'] },
  ]);
  game.cast(0, 'Psychic Spiral', { player: 1 }).resolve();
  expect(game.zones('Memnite').sort()).toEqual(['graveyard', 'graveyard', 'library']);
  expect([game.zones('Shock'), game.zones('Forest')]).toEqual([['library'], ['library']]);
});

it('Nykthos, Shrine to Nyx adds as much of a color as you are devoted to it (mtg:700.5)', () => {
  const game = magicPosition([{ battlefield: ['Nykthos, Shrine to Nyx', 'Serra Angel', ...lands(2, 'Plains')] }, {}]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Nykthos, Shrine to Nyx', mana: true, ability: 1 });
  expect(game.decision().options.map((o) => o.label)).toContain('white');
});

it('Obzedat, Ghost Council goes away and comes back with haste', () => {
  const game = magicPosition([
    { battlefield: ['Obzedat, Ghost Council'], library: lands(4, 'Plains') },
    { library: lands(4, 'Plains') },
  ]);
  game.until({ step: 'end' }).resolve().answer(0, { confirm: true });
  expect(game.zones('Obzedat, Ghost Council')).toEqual(['exile']);
  const { turn } = game.view();
  game.until({ turn: turn.number + 2, step: 'upkeep' }).resolve();
  expect(game.the('Obzedat, Ghost Council')).toMatchObject({ keywords: ['haste'] });
});

it('Elixir of Immortality takes itself and the graveyard along', () => {
  const game = magicPosition([
    { battlefield: ['Elixir of Immortality', ...lands(2, 'Plains')], graveyard: ['Shock'] },
    { graveyard: ['Forest'] },
  ]);
  game.activate(0, 'Elixir of Immortality').resolve();
  expect([game.zones('Elixir of Immortality'), game.zones('Shock'), game.zones('Forest'), game.life(0)]).toEqual([
    ['library'],
    ['library'],
    ['graveyard'],
    25,
  ]);
});

describe('Regenerate', () => {
  it('Regenerate gives one creature a shield for the turn (mtg:701.19a)', () => {
    const game = magicPosition([
      { hand: ['Regenerate', 'Murder'], battlefield: ['Grizzly Bears', ...lands(2, 'Forest'), ...lands(3, 'Swamp')] },
      {},
    ])
      .castAt(0, 'Regenerate', { card: 'Grizzly Bears' })
      .resolve()
      .castAt(0, 'Murder', { card: 'Grizzly Bears' })
      .resolve();
    expect([game.zones('Grizzly Bears'), game.the('Grizzly Bears').tapped]).toEqual([['battlefield'], true]);
  });
});

describe('Phyrexian Dreadnought', () => {
  const entering = (...others: string[]) =>
    magicPosition([{ hand: ['Phyrexian Dreadnought'], battlefield: ['Swamp', ...others] }, {}])
      .cast(0, 'Phyrexian Dreadnought')
      .resolve()
      .resolve();
  it('Phyrexian Dreadnought goes unless creatures with power 12 together go', () => {
    expectPrinted('Phyrexian Dreadnought', '{1}', 'Artifact Creature — Phyrexian Dreadnought', '12/12', ['trample']);
    expect(entering().answer(0, { choose: [] }).zones('Phyrexian Dreadnought')).toEqual(['graveyard']);
    const kept = entering('Serra Angel', 'Serra Angel', 'Serra Angel').choose(
      0,
      Array(3).fill({ card: 'Serra Angel' }),
    );
    expect([kept.zones('Phyrexian Dreadnought'), kept.all('Serra Angel').length]).toEqual([['battlefield'], 0]);
    const few = entering('Serra Angel', 'Grizzly Bears').choose(0, [{ card: 'Serra Angel' }]);
    expect([few.zones('Phyrexian Dreadnought'), few.zones('Serra Angel')]).toEqual([['graveyard'], ['battlefield']]);
  });
});

describe('Necropotence', () => {
  const bargain = () =>
    magicPosition([{ battlefield: ['Necropotence'], hand: ['Forest'], library: ['Shock', ...lands(9, 'Island')] }, {}]);
  it('Necropotence exiles cards face down that come to the hand at the end step', () => {
    const game = bargain().activate(0, 'Necropotence').resolve();
    expect([game.life(0), game.zones('Shock'), game.hand(0)]).toEqual([19, ['exile'], 1]);
    const seen = Object.values(game.view(0).objects).map((one) => one.card);
    expect(seen.includes('Shock')).toBe(false);
    game.until({ step: 'end' }).resolve();
    expect([game.zones('Shock'), game.hand(0)]).toEqual([['hand'], 2]);
  });
  it('mtg:406.3 mtg-2003:217.7b what Necropotence exiles face down nobody is told, not even its owner', () => {
    const game = bargain().activate(0, 'Necropotence').resolve();
    const moved = game.events.filter(({ type, data }) => type === 'OBJECT_MOVED' && data.to === 'exile');
    expect(moved.map(({ data, secret }) => [data.card, secret])).toEqual([[undefined, undefined]]);
  });

  it('Necropotence skips the draw step, and exiles what is discarded', () => {
    const game = bargain().until({ turn: 5, step: 'precombatMain' });
    expect(game.hand(0)).toBe(1);
    const rid = magicPosition([
      { hand: ['Duress'], battlefield: ['Swamp'] },
      { battlefield: ['Necropotence'], hand: ['Shock'] },
    ])
      .castAt(0, 'Duress', { player: 1 })
      .resolve();
    if (!rid.waiting()) rid.choose(0, { card: 'Shock' });
    expect(rid.resolveAll().zones('Shock')).toEqual(['exile']);
  });
});

describe('Phyrexian Processor', () => {
  it('Phyrexian Processor (mtg:607.2g) makes Minions of the size of the life that was paid as it entered', () => {
    const game = magicPosition([
      { hand: ['Phyrexian Processor', 'Phyrexian Processor'], battlefield: lands(16, 'Swamp') },
      {},
    ]);
    for (const [nth, life] of [
      [0, 3],
      [1, 7],
    ] as const) {
      game.choose(0, { kind: 'CAST', card: 'Phyrexian Processor', nth: 0 }).resolve();
      game.answer(0, { confirm: true }, { number: life });
      const made = game.all('Phyrexian Processor')[nth];
      game.choose(0, { kind: 'ACTIVATE', object: String(made?.id), mana: false }).resolve();
    }
    expect(game.life(0)).toBe(10);
    expect(game.all('Phyrexian Minion').map((one) => `${one.power}/${one.toughness}`)).toEqual(['3/3', '7/7']);
  });
});

describe('Stick Together', () => {
  const adventurers = (name: string, subtypes: string) => creatureCard(name, '{1}', subtypes, '1/1');
  const game = () =>
    magicPosition(
      [
        {
          hand: ['Stick Together'],
          battlefield: [...lands(5, 'Plains'), 'Test Priest', 'Test Priest', 'Test Sneak', 'Grizzly Bears'],
        },
        { battlefield: ['Test Both', 'Test Fighter', 'Hill Giant'] },
      ],
      {
        definitions: [
          adventurers('Test Priest', 'Human Cleric'),
          adventurers('Test Sneak', 'Human Rogue'),
          adventurers('Test Both', 'Human Rogue Wizard'),
          adventurers('Test Fighter', 'Human Warrior'),
        ],
      },
    )
      .cast(0, 'Stick Together')
      .resolve();
  const left = (played: ReturnType<typeof game>) =>
    ['Test Priest', 'Test Sneak', 'Grizzly Bears', 'Test Both', 'Test Fighter', 'Hill Giant'].map(
      (name) => played.all(name).length,
    );

  it('mtg:700.8d Stick Together keeps up to one creature of each type of a party, and the rest is sacrificed', () => {
    const played = game();
    const asked: unknown[] = [];
    while (!played.waiting()) {
      const { seat, options = [] } = played.decision();
      asked.push([seat, options.map((one) => one.card)]);
      played.choose(seat, { card: String(options[0]?.card), nth: 0 });
    }
    expect(asked).toEqual([
      [0, ['Test Priest', 'Test Priest']],
      [0, ['Test Sneak']],
      [1, ['Test Both']],
      [1, ['Test Fighter']],
      [1, ['Test Both']],
    ]);
    expect(left(played)).toEqual([1, 1, 0, 1, 1, 0]);
  });

  it('mtg:101.4 Stick Together has the active player choose a whole party before the next player chooses', () => {
    const creatures = ['Test Priest', 'Test Both'];
    const played = magicPosition(
      [{ hand: ['Stick Together'], battlefield: [...lands(5, 'Plains'), ...creatures] }, { battlefield: creatures }],
      {
        definitions: [
          creatureCard('Test Priest', '{1}', 'Human Cleric', '1/1'),
          creatureCard('Test Both', '{1}', 'Human Rogue Wizard', '1/1'),
        ],
      },
    )
      .cast(0, 'Stick Together')
      .resolve();
    const seats: number[] = [];
    while (!played.waiting()) {
      seats.push(played.decision().seat);
      // The first one says of whom it keeps which, once and for all.
      if (played.decision().seat === 1)
        expect(played.happened('CHOSEN')).toMatchObject([{ seat: 0, objects: [{}, {}] }]);
      played.choose(played.decision().seat, { nth: 0 });
    }
    expect(seats).toEqual([0, 0, 0, 1, 1, 1]);
    expect(creatures.map((name) => played.all(name).length)).toEqual([2, 2]);
  });

  it('mtg:700.8d Stick Together lets each player choose none', () => {
    const played = game();
    while (!played.waiting()) played.answer(played.decision().seat, { choose: [] });
    expect(left(played)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('Shahrazad', () => {
  it('Shahrazad (mtg:729.3) takes half the life, rounded up, of whoever does not win the subgame', () => {
    const library = (count: number) => [{ card: 'Memnite', count }];
    const game = magicPosition([
      { battlefield: lands(2, 'Plains'), hand: ['Shahrazad'], library: library(12), life: 9 },
      { library: library(3), life: 13 },
    ]);
    game.cast(0, 'Shahrazad').resolve();
    // Nobody can draw seven of three cards, and so the second player loses the subgame.
    while (!game.waiting()) game.takeDefault('MULLIGAN');
    expect(game.happened('SUBGAME_ENDED')).toMatchObject([{ winners: [0] }]);
    expect([game.life(0), game.life(1)]).toEqual([9, 6]);
  });
});
