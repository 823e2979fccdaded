/** What nothing targets, what doesn't die, what is imbued, turned over, and levelled up by effects (2.11.7.15.2). */
import type { CardInfo, CardLookUp, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { DECKS, validateDeck } from '../../src/decks/validate.js';
import { grandArchive, starterDecks } from '../../src/index.js';
import { action, ally, card, DRAW, keyword, on, play } from '../support/own-cards.js';
import { lorraine } from '../support/play.js';

const slay = action('Slay', {
  targets: [on('Ally', 'Item')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});
const sweep = action('Sweep', {
  effects: [
    {
      do: 'move',
      what: { each: [{ zone: 'field' }, { has: ['types', ['Ally']] }] },
      to: 'graveyard',
      cause: 'destroy',
    },
  ],
});

describe('omnishroud', () => {
  const idol = ally('Idol', { life: 3 }, keyword('omnishroud'));
  const plain = ally('Plain', { life: 3 });
  const sting = ally(
    'Sting',
    { life: 3 },
    {
      kind: 'activated',
      cost: [],
      targets: [on('Ally')],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    },
  );
  const start = () =>
    play(
      [slay, sweep, idol, plain, sting],
      { hand: ['Slay', 'Sweep'], field: ['Idol', 'Sting'] },
      { field: ['Idol', 'Plain'] },
    );
  it('ga:2.11.7.15.2 nothing can target it, whoever plays it, and what names no target still affects it', () => {
    const spell = start().choose(0, { kind: 'ACTIVATE_CARD', card: 'Slay' });
    expect(spell.choices()).toEqual(['Sting', 'Plain']);
    const ability = start().choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Sting' });
    expect(ability.choices()).toEqual(['Sting', 'Plain']);
    expect(start().activateCard(0, 'Sweep').resolve().all('Idol')).toEqual([]);
  });
});

describe('immortality', () => {
  const elder = ally('Elder', { life: 2 }, keyword('immortality'));
  const twin = ally('Twin', { life: 2, supertypes: ['Unique'] }, keyword('immortality'));
  const rite = action('Rite', {
    effects: [DRAW],
    additional: [
      {
        pay: 'sacrifice',
        what: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'you' }],
        label: 'an ally',
      },
    ],
  });
  const bolt = action('Bolt', { targets: [on('Ally')], effects: [{ do: 'damage', amount: 5, to: { target: 0 } }] });
  const banish = action('Banish', {
    targets: [on('Ally')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
  });
  const definitions = [elder, twin, rite, slay, bolt, banish];
  it('ga:2.11.7.15.2 it is not destroyed, and doesn’t die without life, but is banished', () => {
    const start = () => play(definitions, { hand: ['Slay', 'Bolt', 'Banish'], field: ['Elder'] }, {});
    expect(start().activateCard(0, 'Slay', { card: 'Elder' }).resolve().zones('Elder')).toEqual(['field']);
    expect(start().activateCard(0, 'Bolt', { card: 'Elder' }).resolve().zones('Elder')).toEqual(['field']);
    expect(start().activateCard(0, 'Banish', { card: 'Elder' }).resolve().zones('Elder')).toEqual(['banishment']);
  });
  it('ga:2.11.7.15.2 it is not sacrificed to pay for anything', () => {
    expect(play(definitions, { hand: ['Rite'], field: ['Elder'] }, {}).offers()).not.toContain('ACTIVATE_CARD Rite');
  });
  it('ga:1.7.8.2.1 of two unique ones a player keeps one all the same', () => {
    const game = play(definitions, { hand: ['Bolt'], field: ['Twin', 'Twin'] }, {});
    while (game.decision().kind === 'UNIQUE') game.answer(0, { choose: [game.decision().options[0]?.id ?? ''] });
    expect(game.zones('Twin').sort()).toEqual(['field', 'graveyard']);
  });
});

describe('imbue', () => {
  const fire = (name: string, ...abilities: JsonObject[]): JsonObject =>
    ally(name, { cost: 2, elements: ['norm'], life: 2 }, ...abilities);
  const imbued: JsonObject = {
    kind: 'static',
    if: { paid: 'imbue' },
    mods: [{ mod: 'add', stat: 'power', value: 3 }],
  };
  const acolyte = fire('Acolyte', { ...keyword('imbue'), value: 2 }, imbued);
  const angel = fire(
    'Angel',
    { ...keyword('imbue'), value: 1, from: { has: ['elements', ['arcane', 'crux']] } },
    imbued,
  );
  const dull = ally('Dull', { elements: ['water'] });
  const norm = ally('Norm', {});
  const crux = ally('Gem', { elements: ['crux'] });
  const definitions = [acolyte, angel, dull, norm, crux];
  const power = (name: string, hand: string[], shows: boolean): number => {
    const game = play(definitions, { hand: [name, ...hand] }, {}).activateCard(0, name, { confirm: shows });
    return Number(game.resolve().the(name).power);
  };
  it('ga:2.11.7.15.2 by as many reserved cards of an element of its own, if they are revealed', () => {
    expect(power('Acolyte', ['Norm', 'Norm'], true)).toBe(4);
    expect(power('Acolyte', ['Norm', 'Norm'], false)).toBe(1);
    expect(power('Acolyte', ['Norm', 'Dull'], true)).toBe(1);
  });
  it('ga:2.11.7.15.2 or by cards of the elements that it names', () => {
    expect(power('Angel', ['Gem', 'Dull'], true)).toBe(4);
    expect(power('Angel', ['Norm', 'Norm'], true)).toBe(1);
  });
  it('ga:2.11.7.15.2 the cards are seen by all as they are reserved, and nobody is asked for what can’t be imbued', () => {
    const game = play(definitions, { hand: ['Acolyte', 'Norm', 'Dull'] }, {}).activateCard(0, 'Acolyte', {
      confirm: true,
    });
    const cards = game
      .happened('REVEALED')
      .flatMap(({ cards }) => (cards as { card: string }[]).map(({ card }) => card));
    expect(cards.sort()).toEqual(['Dull', 'Norm']);
    const plain = play([...definitions, ally('Other', { cost: 1 })], { hand: ['Other', 'Norm'] }, {});
    plain.activateCard(0, 'Other');
    expect([plain.happened('REVEALED'), plain.stack()]).toEqual([[], ['Other']]);
  });
});

describe('levelling up by an effect', () => {
  const ascend = action('Ascend', { effects: [{ do: 'levelUp' }] });
  const start = (materialDeck: string[]) =>
    play([ascend], { champion: lorraine(1), hand: ['Ascend'], materialDeck }, {})
      .activateCard(0, 'Ascend')
      .resolve();
  it('ga:1.7.1.4 the next champion of the material deck is laid on the champion, for no cost and not materialized', () => {
    const game = start(['Lorraine, Blademaster', 'Sword of Seeking']);
    expect(game.choices()).toEqual(['Lorraine, Blademaster']);
    game.answer(0, { choose: [{ card: 'Lorraine, Blademaster' }] });
    expect([game.champion(0).card, game.happened('CARD_MATERIALIZED'), game.count(0, 'memory')]).toEqual([
      'Lorraine, Blademaster',
      [],
      0,
    ]);
  });
  it('ga:2.11.7.6.2 unless its player chooses none', () => {
    const game = start(['Lorraine, Blademaster']).answer(0, { choose: [] });
    expect(game.champion(0).card).toBe('Lorraine, Wandering Warrior');
  });
});

describe('double-faced cards', () => {
  const egg: JsonObject = {
    name: 'Egg // Hatchling',
    layout: 'transform',
    faces: [
      {
        ...card(
          'Egg',
          { types: ['Item'], costKind: 'reserve', cost: 0 },
          {
            kind: 'activated',
            cost: [],
            effects: [{ do: 'transform', what: 'self' }],
          },
        ),
      },
      { ...ally('Hatchling', { power: 2, life: 2 }) },
    ],
  };
  const recall = action('Recall', {
    targets: [on('Ally')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
  });
  const start = () => play([egg, recall], { hand: ['Egg // Hatchling', 'Recall'] }, {});
  it('ga:2.11.7.15.2 it is played on its default side, and is what its flip side says once it has transformed', () => {
    const game = start();
    game.activateCard(0, 'Egg // Hatchling').resolve();
    expect(game.the('Egg // Hatchling')).toMatchObject({ name: 'Egg', types: ['Item'] });
    game.use(0, 'Egg // Hatchling').resolve();
    expect(game.the('Egg // Hatchling')).toMatchObject({ name: 'Hatchling', types: ['Ally'], power: 2 });
  });
  it('ga:2.11.7.15.2 in every other zone only its default side counts', () => {
    const game = start().activateCard(0, 'Egg // Hatchling').resolve().use(0, 'Egg // Hatchling').resolve();
    game.activateCard(0, 'Recall').resolve();
    expect(game.the('Egg // Hatchling', 'graveyard').types).toEqual(['Item']);
  });
  it('ga:2.11.7.15.2 what has no other side stays as it is', () => {
    const stone = card(
      'Stone',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'activated',
        cost: [],
        effects: [{ do: 'transform', what: 'self' }],
      },
    );
    const game = play([stone], { field: ['Stone'] }, {})
      .use(0, 'Stone')
      .resolve();
    expect([game.the('Stone').types, game.happened('FACE_CHANGED')]).toEqual([['Item'], []]);
  });
});

describe('divine relic', () => {
  it('ga:2.11.7.15.2 a material deck has one card with it at most', () => {
    const { main, material } = starterDecks.rai as unknown as {
      main: JsonObject[];
      material: { card: string; count: number }[];
    };
    const relic = (name: string): JsonObject =>
      card(name, { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 }, keyword('divine relic'));
    const deck = (relics: string[]) => ({
      main,
      material: [
        ...material.filter(({ card: name }) => name !== 'Mana Limiter').slice(0, 10),
        ...relics.map((name) => ({ card: name, count: 1 })),
      ],
    });
    const own = new Map([relic('Cup'), relic('Lance')].map((one) => [String(one.name), one]));
    const get = (name: string): CardInfo | null => {
      const one = own.get(name);
      if (!one) return grandArchive.cards.get(name);
      const data = { ...(one.props as JsonObject), abilities: one.abilities ?? [] };
      return { ruleset: 'grand-archive', name, support: 'exact', reason: null, proof: [], data };
    };
    const cards: CardLookUp = { ...grandArchive.cards, get };
    const check = (relics: string[]) => validateDeck({ decks: DECKS, cards }, deck(relics));
    expect(check(['Cup']).errors).toEqual([]);
    expect(check(['Cup', 'Lance']).errors.map(({ rules }) => rules)).toEqual([['ga:2.11.7.15.2']]);
  });
});
