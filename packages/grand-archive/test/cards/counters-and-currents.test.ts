import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { table } from '../support/table.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const golem = ally('Golem', { life: 30, power: 1 });
const gun = thing('Popgun', {
  types: ['Weapon'],
  supertypes: ['Regalia'],
  subtypes: ['Ranger', 'Gun'],
  classes: ['Ranger'],
  costKind: 'memory',
  cost: 0,
  power: 2,
  durability: 5,
});
const away = action('Away', {
  targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }],
  effects: [
    { do: 'move', what: { target: 0 }, to: 'banishment', cause: 'suppress', save: 'gone' },
    {
      do: 'delayed',
      on: { on: 'step', match: { step: 'end' } },
      effects: [{ do: 'move', what: { saved: 'gone' }, to: 'field' }],
    },
  ],
});

describe('boons', () => {
  const pantheon = (boon: string, mine: JsonObject, definitions: JsonObject[], theirs: JsonObject = {}) =>
    table(
      [{ champion: 'Hero', pantheon: [boon], ...mine }, { champion: 'Lorraine, Wandering Warrior', ...theirs }, {}],
      {
        definitions: [hero('Ranger', 'norm', 2), golem, gun, ...definitions],
        options: { format: 'pantheon' },
      },
    );

  it('Lesser Boon of Bullets materializes Bullets, for 1 more each time', () => {
    const bullet = (n: number) =>
      card(`Bullet ${n}`, {
        types: ['Item'],
        supertypes: ['Regalia'],
        subtypes: ['Bullet'],
        costKind: 'memory',
        cost: 0,
        power: 1,
      });
    const play = pantheon(
      'Lesser Boon of Bullets',
      { hand: some(5), materialDeck: ['Bullet 1', 'Bullet 2', 'Popgun'] },
      [bullet(1), bullet(2)],
    );
    play.use(0, 'Lesser Boon of Bullets').resolve();
    expect(play.choices()).toEqual(['Bullet 1', 'Bullet 2']);
    play
      .answer(0, { choose: [{ card: 'Bullet 1' }] })
      .answering([])
      .resolveAll();
    expect([play.zones('Bullet 1'), play.count(0, 'hand')]).toEqual([['field'], 3]);
    play.use(0, 'Lesser Boon of Bullets');
    expect(play.count(0, 'hand')).toBe(0);
  });

  it('Greater Boon of Detachment lets Ranger weapons be used unloaded, and strengthens one where your champion is distant', () => {
    const other = thing('Musket', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      subtypes: ['Gun'],
      costKind: 'memory',
      cost: 0,
      power: 2,
      durability: 5,
    });
    const setup = (weapon: string, distant: boolean) =>
      pantheon(
        'Greater Boon of Detachment',
        { champion: { card: 'Hero', distant }, field: [weapon], hand: some(6) },
        [other],
        { field: ['Golem'] },
      );
    expect(setup('Musket', true).offers()).not.toContain('ATTACK Hero');
    expect(setup('Popgun', false).offers()).not.toContain('ACTIVATE_ABILITY Greater Boon of Detachment');
    const play = setup('Popgun', true).use(0, 'Greater Boon of Detachment', { card: 'Popgun' }).resolve();
    expect(play.offers()).not.toContain('ACTIVATE_ABILITY Greater Boon of Detachment');
    play.declare(0, 'Hero', 'Golem', 'Popgun').fight();
    expect(play.the('Golem').damage).toBe(5);
  });
});

describe('damage counters', () => {
  it('Conduit of Bloodfire removes those of opposing champions, and grows by every fourth', () => {
    const grown = (damage: number) => {
      const play = game(
        hero('Mage', 'exia'),
        3,
        { hand: ['Conduit of Bloodfire'], champion: { damage: 3 } },
        { champion: { card: 'Spirit of Fire', damage } },
      );
      play.activateCard(0, 'Conduit of Bloodfire').resolve();
      play.resolve();
      return [play.damage(0), play.damage(1), Number(counters(play.the('Conduit of Bloodfire')).buff ?? 0)];
    };
    expect([grown(9), grown(3)]).toEqual([
      [3, 0, 2],
      [3, 0, 0],
    ]);
  });

  it('Heirloom of Materia puts removed damage counters back at your next turn, or has every second token sacrificed', () => {
    const setup = (theirs: JsonObject = {}) =>
      game(
        hero('Cleric', 'norm'),
        3,
        { field: ['Heirloom of Materia'] },
        { champion: { card: 'Spirit of Fire', damage: 7 }, ...theirs },
      );
    const mode = (play: ReturnType<typeof game>, at: number) => {
      const [first] = play.decision().options.filter(({ kind }) => kind === 'ACTIVATE_ABILITY');
      play.answer(0, { choose: [first?.id ?? ''] as never });
      return play.answer(0, { choose: [play.decision().options[at]?.id ?? ''] as never }).answering([]);
    };
    const back = mode(setup(), 0).resolve();
    expect(back.damage(1)).toBe(0);
    back.to('main', 4);
    expect(back.damage(1)).toBe(0);
    expect(back.to('main', 5).damage(1)).toBe(7);
    const token = { token: { name: 'Doll', types: ['Ally'], power: 1, life: 1 }, count: 5 };
    const fewer = mode(setup({ field: [token, 'Wolf'] }), 1).resolve();
    const { options, min, max } = fewer.decision();
    expect([options.length, min, max]).toEqual([5, 2, 2]);
    fewer.answer(1, fewer.decision().default);
    expect([fewer.all('Doll').length, fewer.all('Wolf').length]).toEqual([3, 1]);
    const drawn = setup();
    const second = drawn.decision().options.filter(({ kind }) => kind === 'ACTIVATE_ABILITY')[1];
    drawn
      .answer(0, { choose: [second?.id ?? ''] as never })
      .answering([])
      .resolve();
    expect([drawn.count(0, 'memory'), drawn.zones('Heirloom of Materia')]).toEqual([4, ['banishment']]);
  });
});

describe('what is watched', () => {
  it('Buffeting Hurricane deals 2 damage to a champion whenever you suppress something, and only you', () => {
    const setup = (seat: number, classes = 'Cleric') => {
      const play = game(
        hero(classes, 'wind'),
        0,
        { field: ['Buffeting Hurricane', 'Wolf'], hand: ['Away'] },
        { hand: ['Away'] },
        { definitions: [away] },
      );
      if (seat === 1) play.pass();
      return play.activateCard(seat, 'Away', { card: 'Wolf' }).resolve();
    };
    const own = setup(0);
    own.answering([{ card: 'Spirit of Fire' }]).resolve();
    expect([own.damage(0), own.damage(1)]).toEqual([0, 2]);
    expect([setup(1).stack(), setup(0, 'Mage').stack()]).toEqual([[], []]);
  });

  it('Snow White, Weiss Queen rests a champion for a turn, and has rested champions not level up', () => {
    const up = action('Up', { effects: [{ do: 'levelUp' }] });
    const next = hero('Mage', 'fire', 1, 'Next');
    const setup = (level: number, theirs: JsonObject = {}) =>
      game(
        hero('Cleric', 'water', level),
        3,
        { hand: ['Snow White, Weiss Queen'] },
        { hand: ['Up'], materialDeck: ['Next'], ...theirs },
        { definitions: [up, next] },
      );
    const play = setup(1).activateCard(0, 'Snow White, Weiss Queen').resolve();
    play.answering([{ card: 'Spirit of Fire' }]).resolve();
    expect(play.champion(1).rested).toBe(true);
    play.pass().activateCard(1, 'Up').resolve();
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(1, { choose: [{ card: 'Next' }] });
    expect([play.champion(1).card, play.zones('Next')]).toEqual(['Spirit of Fire', ['materialDeck']]);
    expect([play.to('main', 4).champion(1).rested, play.to('main', 6).champion(1).rested]).toEqual([true, false]);
    // At level 0 she does neither.
    const low = setup(0).activateCard(0, 'Snow White, Weiss Queen').resolve();
    expect([low.stack(), low.champion(1).rested]).toEqual([[], false]);
    const awake = game(
      hero('Cleric', 'water'),
      0,
      { field: ['Snow White, Weiss Queen'] },
      { hand: ['Up'], materialDeck: ['Next'] },
      { definitions: [up, next] },
    );
    awake.pass().activateCard(1, 'Up').resolve();
    while (awake.decision().kind !== 'OPPORTUNITY') awake.answer(1, { choose: [{ card: 'Next' }] });
    expect(awake.champion(1).card).toBe('Next');
  });

  it('Alice, Distorted Queen gains Phantasmagoria with two counters, and recovers by the cards of her lineage', () => {
    const own = hero('Cleric', 'norm', 2, 'Alice, Test');
    const play = game(own, 0, {
      champion: { card: 'Alice, Test', lineage: ['Alice, Distorted Queen', 'Spirit of Wind'], damage: 9 },
    });
    play.use(0, 'Alice, Distorted Queen').resolve();
    // The champion and the Spirit under it are left in the lineage.
    expect(play.damage(0)).toBe(5);
    // Another champion of the same player is no card of that lineage.
    const second = action('Second', {
      effects: [{ do: 'move', what: { each: { zone: 'materialDeck' } }, to: 'field', controller: 'you' }],
    });
    const two = game(
      own,
      0,
      {
        champion: { card: 'Alice, Test', lineage: ['Alice, Distorted Queen', 'Spirit of Wind'], damage: 9 },
        hand: ['Second'],
        materialDeck: ['Other'],
      },
      {},
      { definitions: [second, hero('Cleric', 'norm', 0, 'Other')] },
    );
    two.activateCard(0, 'Second').resolve().use(0, 'Alice, Distorted Queen').resolve();
    expect(two.the('Alice, Test').damage).toBe(5);
    const up = action('Up', { effects: [{ do: 'levelUp' }] });
    const first = game(
      hero('Cleric', 'norm', 0),
      0,
      { hand: ['Up'], materialDeck: ['Alice, Distorted Queen'] },
      {},
      { definitions: [up] },
    );
    first.activateCard(0, 'Up').resolve();
    while (first.decision().kind !== 'OPPORTUNITY') first.answer(0, { choose: [{ card: 'Alice, Distorted Queen' }] });
    first.resolveAll();
    expect(first.view().players[0]).toMatchObject({ mastery: 'Phantasmagoria', masteryCounters: { haunt: 2 } });
  });
});
