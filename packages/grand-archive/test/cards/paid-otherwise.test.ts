import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const relic = (name: string, cost: number, more: JsonObject = {}) =>
  thing(name, { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost, ...more });
const suited = (name: string, cost: number, more: JsonObject = {}) =>
  ally(name, { subtypes: ['Suited'], cost, ...more });

describe('what pays for a reserve cost besides', () => {
  it('Argus, All-Seeing Giant is paid for with cards of the material deck, each for 3', () => {
    const setup = (hand: number, eyes: number) =>
      game(
        hero('Guardian', 'exalted'),
        hand,
        {
          hand: ['Argus, All-Seeing Giant'],
          materialDeck: ['Crystal of Argus', ...some(eyes, 'Eye of Argus'), 'Crown'],
        },
        {},
        { definitions: [relic('Crown', 0)] },
      );
    const offer = 'ACTIVATE_CARD Argus, All-Seeing Giant';
    expect([setup(4, 1).offers().includes(offer), setup(3, 1).offers().includes(offer)]).toEqual([true, false]);
    const play = setup(4, 1).choose(0, { kind: 'ACTIVATE_CARD', card: 'Argus, All-Seeing Giant' });
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    play.resolve();
    expect([play.count(0, 'banishment'), play.count(0, 'memory'), play.zones('Crown')]).toEqual([
      2,
      4,
      ['materialDeck'],
    ]);
    const more = setup(9, 2).activateCard(0, 'Argus, All-Seeing Giant', [
      { card: 'Crystal of Argus' },
      { card: 'Eye of Argus' },
    ] as never);
    expect([more.count(0, 'banishment'), more.count(0, 'memory')]).toEqual([2, 4]);
  });

  it('Avatar of Suzaku takes up to two quest counters of the champion, and fetches a Fatestone as it is sacrificed', () => {
    const ruby = 'Fabled Ruby Fatestone // Suzaku, Vermillion Phoenix';
    const setup = (name: string, quest: number, hand: number) =>
      game(
        hero('Mage', 'fire', 1, name),
        hand,
        { champion: { counters: { quest } }, hand: ['Avatar of Suzaku'], materialDeck: ['Fabled Ruby Fatestone'] },
        {},
      );
    const offers = (...of: [string, number, number]) =>
      setup(...of)
        .offers()
        .includes('ACTIVATE_CARD Avatar of Suzaku');
    expect([
      offers('Guo Jia, Test', 2, 3),
      offers('Guo Jia, Test', 3, 2),
      offers('Guo Jia, Test', 1, 3),
      offers('Hero', 2, 3),
    ]).toEqual([true, false, false, false]);
    const play = setup('Guo Jia, Test', 3, 6).activateCard(0, 'Avatar of Suzaku', { number: 1 }).resolve();
    expect([counters(play.champion(0)).quest, play.count(0, 'memory')]).toEqual([2, 4]);
    play.use(0, 'Avatar of Suzaku').resolve();
    play.answer(0, { choose: [{ card: ruby }] });
    expect([counters(play.champion(0)).quest, play.zones(ruby)]).toEqual([4, ['field']]);
  });

  it('Eight of Hearts has up to two Suited allies sacrificed, for 3 each', () => {
    const setup = (hand: number) =>
      game(
        hero('Mage', 'fire'),
        hand,
        { hand: ['Eight of Hearts'], field: ['Two', 'Three', 'Four', 'Five'] },
        { field: ['Four'] },
        { definitions: [suited('Two', 2), suited('Three', 3), suited('Four', 4), suited('Five', 5)] },
      );
    expect(setup(1).offers()).not.toContain('ACTIVATE_CARD Eight of Hearts');
    const play = setup(2).choose(0, { kind: 'ACTIVATE_CARD', card: 'Eight of Hearts' });
    expect(play.choices().sort()).toEqual(['Four', 'Three', 'Two']);
    play.answer(0, { choose: [{ card: 'Two' }, { card: 'Four' }] as never }).answering([]);
    play.resolve();
    expect([play.zones('Two'), play.count(0, 'memory'), play.all('Four').length]).toEqual([['graveyard'], 2, 1]);
    // Eight, Three and Five: three different costs, 5 is left of 8, once.
    const cards = setup(20);
    cards.activateCard(0, 'Eight of Hearts', [] as never).resolve();
    const before = cards.count(0, 'memory');
    cards.use(0, 'Eight of Hearts').resolve();
    expect([before, cards.count(0, 'memory') - before]).toEqual([8, 3]);
    expect(cards.offers()).not.toContain('ACTIVATE_ABILITY Eight of Hearts');
  });

  it('Intervention lets the champion rest for 2, and prevents the next 4', () => {
    const setup = (classes: string, rested: boolean) =>
      game(hero(classes, 'water'), 1, {
        hand: ['Intervention', 'Bolt'],
        champion: { rested },
        field: ['Wolf'],
      });
    const offer = 'ACTIVATE_CARD Intervention';
    // Bolt and the Soldier may be reserved.
    expect(
      [setup('Warrior', false), setup('Mage', false), setup('Warrior', true)].map((play) =>
        play.offers().includes(offer),
      ),
    ).toEqual([true, false, false]);
    const play = game(
      hero('Warrior', 'water'),
      1,
      { hand: ['Intervention'], field: ['Wolf'] },
      { hand: ['Bolt'] },
    ).choose(0, { kind: 'ACTIVATE_CARD', card: 'Intervention' });
    play.answer(0, { choose: [{ card: 'Wolf' }] });
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    expect([play.champion(0).rested, play.count(0, 'memory')]).toEqual([true, 1]);
    play.resolve();
    if (play.decision().seat === 0) play.pass();
    play.activateCard(1, 'Bolt', { card: 'Wolf' }).resolve();
    expect(play.the('Wolf').damage).toBe(1);
  });
});

describe('what pays for a memory cost besides', () => {
  const materialize = (mine: JsonObject, name: string, definitions: JsonObject[]) =>
    game(hero('Mage', 'norm', 1, 'Merlin, Test'), 0, mine, {}, { definitions, turn: { step: 'materialize' } })
      .until({ kind: 'MATERIALIZE' })
      .answer(0, { choose: [{ card: name }] });
  it('Art of War is banished for 1, and keeps allies from attacking that have just entered', () => {
    const play = materialize({ field: ['Art of War'], memory: ['Wolf'], materialDeck: ['Crown'] }, 'Crown', [
      relic('Crown', 2),
    ]);
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    expect([play.zones('Art of War'), play.count(0, 'memory')]).toEqual([['banishment'], 0]);
    const fight = game(hero('Mage', 'norm'), 0, { field: ['Art of War', 'Wolf'], hand: ['Hound'] })
      .activateCard(0, 'Hound')
      .resolve();
    expect([fight.offers().includes('ATTACK Wolf'), fight.offers().includes('ATTACK Hound')]).toEqual([true, false]);
  });

  it('Temporal Spectrometer pays for as much as it has time counters', () => {
    const setup = (time: number, memory: string[]) =>
      game(
        hero('Mage', 'norm'),
        0,
        { field: [{ card: 'Temporal Spectrometer', counters: { time } }], memory, materialDeck: ['Crown'] },
        {},
        {
          definitions: [relic('Crown', 3)],
          turn: { step: 'materialize' },
        },
      ).until({ kind: 'MATERIALIZE' });
    expect([
      setup(2, []).choices().includes('Crown'),
      setup(3, []).choices().includes('Crown'),
      setup(2, ['Wolf']).choices().includes('Crown'),
    ]).toEqual([false, true, true]);
    const play = setup(2, ['Wolf']).answer(0, { choose: [{ card: 'Crown' }] });
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    expect([play.zones('Temporal Spectrometer').includes('field'), play.count(0, 'memory')]).toEqual([false, 0]);
    const rests = game(hero('Mage', 'norm'), 0, { field: ['Temporal Spectrometer'] })
      .use(0, 'Temporal Spectrometer')
      .resolve();
    expect(counters(rests.the('Temporal Spectrometer')).time).toBe(1);
  });

  it('Shardforged Blade is materialized for a Memorite, and is stronger against what has sheen counters', () => {
    const shard = thing('Shard', { types: ['Item'], subtypes: ['Memorite'], costKind: 'reserve', cost: 0 });
    const play = materialize({ field: ['Shard'], materialDeck: ['Shardforged Blade'] }, 'Shardforged Blade', [shard]);
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    play.resolveAll();
    expect([play.zones('Shard'), play.zones('Shardforged Blade')]).toEqual([['graveyard'], ['field']]);
    const dealt = (sheen: number) =>
      game(
        hero('Assassin', 'norm', 1, 'Merlin, Test'),
        0,
        { field: ['Shardforged Blade'] },
        { field: [{ card: 'Wolf', counters: { sheen } }] },
      )
        .declare(0, 'Merlin, Test', 'Wolf', 'Shardforged Blade')
        .fight()
        .the('Wolf').damage;
    expect([dealt(1), dealt(0)]).toEqual([3, 1]);
  });

  it('Sealed Blade and Teardrop Diadem are paid with floating memory alone', () => {
    for (const name of ['Sealed Blade', 'Teardrop Diadem']) {
      const setup = (reeds: number) =>
        game(
          hero('Warrior', name === 'Sealed Blade' ? 'norm' : 'exalted water'),
          0,
          { memory: some(3), graveyard: some(reeds, 'Reed'), materialDeck: [name] },
          {},
          {
            turn: { step: 'materialize' },
          },
        ).until({ kind: 'MATERIALIZE' });
      expect(setup(2).choices()).not.toContain(name);
      const play = setup(3);
      if (!play.choices().includes(name)) continue;
      play.answer(0, { choose: [{ card: name }] });
      while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
      expect([play.count(0, 'memory'), play.count(0, 'banishment')]).toEqual([3, 3]);
    }
  });
});

describe('what is paid rather than a reserve cost', () => {
  it.each([
    ['Verita, Queen of Hearts', 'fire', true],
    ['Edelstein, Queen of Diamonds', 'water', false],
  ])('%s is activated for three Suited cards or more whose reserve costs are 10 together', (name, element, allies) => {
    const one = (cost: number) =>
      allies
        ? suited(`Page ${cost}`, cost)
        : card(
            `Page ${cost}`,
            { types: ['Action'], subtypes: ['Suited', 'Spell'], costKind: 'reserve', cost, speed: 'slow' },
            { kind: 'spell', effects: [] },
          );
    const setup = (costs: number[]) =>
      game(
        hero('Mage', element),
        0,
        { hand: [name], graveyard: costs.map((cost) => `Page ${cost}`) },
        {},
        {
          definitions: [...new Set(costs)].map(one),
        },
      );
    const offer = `ACTIVATE_CARD ${name}`;
    expect(
      [
        [5, 3, 2],
        [6, 4],
        [5, 3, 1],
        [7, 1, 1, 1],
      ].map((costs) => setup(costs).offers().includes(offer)),
    ).toEqual([true, false, false, true]);
    const play = setup([5, 3, 2, 4]).choose(0, { kind: 'ACTIVATE_CARD', card: name });
    play.answer(0, { choose: [{ card: 'Page 5' }, { card: 'Page 3' }, { card: 'Page 2' }] as never }).answering([]);
    play.resolveAll();
    expect([play.zones(name), play.count(0, 'banishment')]).toEqual([['field'], 3]);
  });

  it('Verita, Queen of Hearts keeps other Suited allies alive, and strengthens them as she dies', () => {
    const kill = action('Kill', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
    });
    const play = game(
      hero('Cleric', 'fire'),
      0,
      { hand: ['Kill', 'Kill'], field: ['Verita, Queen of Hearts', 'Two'] },
      {},
      {
        definitions: [suited('Two', 2), kill],
      },
    );
    play.activateCard(0, 'Kill', { card: 'Two' }).resolve();
    expect(play.zones('Two')).toEqual(['field']);
    play.activateCard(0, 'Kill', { card: 'Verita, Queen of Hearts' }).resolveAll();
    expect([play.figures('Two'), play.to('main', 5).figures('Two'), play.to('main', 6).figures('Two')]).toEqual([
      '2/1',
      '2/1',
      '1/1',
    ]);
  });

  it('Edelstein, Queen of Diamonds recovers, empowers, and grows by what is empowered', () => {
    const play = game(hero('Mage', 'water'), 10, { hand: ['Edelstein, Queen of Diamonds'], champion: { damage: 6 } })
      .activateCard(0, 'Edelstein, Queen of Diamonds')
      .resolveAll();
    expect([play.damage(0), play.figures('Edelstein, Queen of Diamonds')]).toEqual([2, '5/4']);
  });

  it('Dominating Strike is activated for three revealed wind cards, and uses no weapon', () => {
    const gale = card(
      'Gale',
      { types: ['Action'], elements: ['wind'], costKind: 'reserve', cost: 1, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const club = thing('Club', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      power: 2,
      durability: 3,
    });
    const setup = (gales: number, name = 'Vanitas, Test') =>
      game(
        hero('Cleric', 'wind', 1, name),
        0,
        { hand: ['Dominating Strike'], memory: some(gales, 'Gale'), field: ['Club'] },
        {},
        { definitions: [gale, club] },
      );
    const offer = 'ACTIVATE_CARD Dominating Strike';
    expect([
      setup(3).offers().includes(offer),
      setup(2).offers().includes(offer),
      setup(3, 'Hero').offers().includes(offer),
    ]).toEqual([true, false, false]);
    const play = setup(3).choose(0, { kind: 'ACTIVATE_CARD', card: 'Dominating Strike' });
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    play.resolve();
    play.fight();
    expect([play.damage(1), play.count(0, 'memory')]).toEqual([4, 3]);
  });

  it('Winds of Destiny is activated for two Fatestones that rest', () => {
    const stone = thing('Stone', { types: ['Item'], subtypes: ['Fatestone'], costKind: 'reserve', cost: 0 });
    const setup = (stones: number) =>
      game(
        hero('Tamer', 'wind'),
        0,
        { hand: ['Winds of Destiny'], field: some(stones, 'Stone') },
        { field: ['Wolf'] },
        { definitions: [stone] },
      );
    expect([setup(2).offers(), setup(1).offers()].map((o) => o.includes('ACTIVATE_CARD Winds of Destiny'))).toEqual([
      true,
      false,
    ]);
    const play = setup(2).activateCard(0, 'Winds of Destiny', { card: 'Wolf' }).resolve();
    expect([play.zones('Wolf'), play.all('Stone').map(({ rested }) => rested)]).toEqual([['banishment'], [true, true]]);
    expect(play.to('main', 4).zones('Wolf')).toEqual(['field']);
  });
});
