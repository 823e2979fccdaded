/** Turn players, classes, elements, decks of positions and unique objects of every kind (1.2–1.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { hero } from '../cards/hero.js';
import { action, ally, card, DRAW, play, scenarioWith } from '../support/own-cards.js';
import { lorraine } from '../support/play.js';
import { table } from '../support/table.js';

describe('players', () => {
  it('ga:1.2.1 of all players one is turn player: the others act fast alone, and neither attack nor use what is slow', () => {
    const ponder = action('Ponder', { effects: [DRAW] }, 'slow');
    const think = action('Think', { effects: [DRAW] });
    const side = { hand: ['Ponder', 'Think'], field: ['Blitz Mage'] };
    const game = table([side, side, side], { definitions: [ponder, think] });
    const offers = [0, 1, 2].map(() => {
      const found = game.offers().sort();
      game.pass();
      return found;
    });
    const fast = ['ACTIVATE_CARD Think', 'PASS'];
    expect(offers).toEqual([['ACTIVATE_CARD Ponder', 'ACTIVATE_CARD Think', 'ATTACK Blitz Mage', 'PASS'], fast, fast]);
    expect([game.view().turn.active, game.view().turn.phase]).toEqual([0, 'end']);
  });

  it('ga:1.4.2.1 a champion whose damage is as much as its life is defeated, one with less is not', () => {
    const hit = (amount: number) =>
      action(`Hit ${amount}`, {
        effects: [
          {
            do: 'damage',
            amount,
            to: { each: [{ zone: 'field' }, { has: ['types', ['Champion']] }, { controller: 'opponent' }] },
          },
        ],
      });
    const life = Number(play([], {}, {}).champion(1).life);
    const result = (amount: number) =>
      play([hit(amount)], { hand: [`Hit ${amount}`] }, {})
        .activateCard(0, `Hit ${amount}`)
        .resolve()
        .result();
    expect([result(life - 1), result(life), result(life + 1)]).toMatchObject([
      null,
      { kind: 'WIN', winners: [0], reason: 'all champions are defeated' },
      { kind: 'WIN', winners: [0], reason: 'all champions are defeated' },
    ]);
  });
});

describe('classes and elements', () => {
  const mage = (name: string, type: string, figures: JsonObject): JsonObject =>
    card(name, { types: [type], subtypes: ['Mage'], classes: ['Mage'], costKind: 'reserve', cost: 0, ...figures });
  const kinds = [
    mage('Adept', 'Ally', { power: 1, life: 1 }),
    mage('Spark', 'Action', { speed: 'fast' }),
    mage('Wand', 'Weapon', { power: 1, durability: 1 }),
    mage('Jolt', 'Attack', { power: 1 }),
  ];

  it('ga:1.6.5.3 allies, actions, weapons and attack cards have classes, by which they are found wherever they are', () => {
    const game = play(
      kinds,
      { hand: ['Spark', 'Jolt'], field: ['Adept', 'Wand'], graveyard: ['Adept', 'Spark', 'Wand', 'Jolt'] },
      {},
    );
    for (const [name, zone] of [
      ['Spark', 'hand'],
      ['Jolt', 'hand'],
      ['Adept', 'field'],
      ['Wand', 'field'],
    ] as const)
      expect([name, game.the(name, zone).classes]).toEqual([name, ['Mage']]);
    const bonus = action('Bonus', {
      effects: [
        { do: 'draw', who: 'you', count: { count: [{ zone: 'graveyard' }, { owner: 'you' }, { is: 'classBonus' }] } },
      ],
    });
    const drawn = (classes: string) =>
      play(
        [hero(classes, 'norm'), bonus, ...kinds],
        { champion: 'Hero', hand: ['Bonus'], graveyard: ['Adept', 'Spark', 'Wand', 'Jolt'] },
        {},
      )
        .activateCard(0, 'Bonus')
        .resolve()
        .count(0, 'hand');
    expect([drawn('Mage'), drawn('Warrior')]).toEqual([4, 0]);
  });

  it('ga:1.7.1.4.4.5 the class, name and figures of a card below are nothing of the champion on top', () => {
    const definitions = [hero('Mage', 'fire', 1, 'Below'), hero('Warrior', 'norm', 2, 'Above'), ...kinds];
    const champion = { card: 'Above', lineage: ['Below', 'Spirit of Fire'] };
    const bonus = action('Bonus', {
      effects: [
        { do: 'draw', who: 'you', count: { count: [{ zone: 'graveyard' }, { owner: 'you' }, { is: 'classBonus' }] } },
      ],
    });
    const game = play([...definitions, bonus], { champion, hand: ['Bonus'], graveyard: ['Adept', 'Spark'] }, {});
    expect(game.champion(0)).toMatchObject({ name: 'Above', classes: ['Warrior'], life: 20, level: 2 });
    expect(game.champion(0).subtypes).toEqual(['Warrior', 'Human']);
    expect(game.activateCard(0, 'Bonus').resolve().count(0, 'hand')).toBe(0);
    // Its elements are what it gives.
    expect(game.champion(0).elements).toEqual(expect.arrayContaining(['norm', 'fire']));
  });

  it('ga:1.6.6.2 an element that is not enabled keeps a card from being activated in the turn of another too', () => {
    const made = action('Hot', { effects: [DRAW] });
    const hot = { ...made, props: { ...(made.props as JsonObject), elements: ['fire'] } };
    const side = (champion: string) => ({ champion, hand: ['Hot'] });
    const offers = (mine: string, theirs: string) => {
      const game = play([hot], side(mine), side(theirs));
      return [game.offers(), game.pass().offers()].map((found) => found.includes('ACTIVATE_CARD Hot'));
    };
    expect([offers('Spirit of Wind', 'Spirit of Fire'), offers('Spirit of Fire', 'Spirit of Wind')]).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

describe('decks of positions', () => {
  const refused = (zone: string, name: string) => {
    const created = grandArchive.createScenario(scenarioWith([], { [zone]: [name] }, {}));
    return created.ok ? [] : ((created.error.errors ?? [])[0]?.rules ?? []).map(String);
  };
  it('ga:1.7.1.1 no position has a champion card in a main deck or anything else than it is in the other one', () => {
    expect(refused('mainDeck', 'Lorraine, Wandering Warrior')).toContain('ga:2.1.2.4');
    expect(refused('materialDeck', 'Lorraine, Wandering Warrior')).toEqual([]);
  });
  it('ga:1.7.8.3 nor regalia, of whatever type', () => {
    for (const name of ['Sword of Seeking', 'Bauble of Abundance']) {
      expect([name, refused('mainDeck', name)]).toEqual([name, ['ga:2.1.2.4']]);
      expect([name, refused('materialDeck', name)]).toEqual([name, []]);
    }
  });
});

describe('unique objects', () => {
  it('ga:1.7.8.2 of each type a player keeps one of a name, whoever’s turn it is', () => {
    const unique = (name: string, props: JsonObject) =>
      card(name, { supertypes: ['Unique'], costKind: 'reserve', cost: 0, ...props });
    const definitions = [
      unique('Crown', { types: ['Item'] }),
      unique('Blade', { types: ['Weapon'], power: 1, durability: 1 }),
      unique('Ghost', { types: ['Phantasia'] }),
      unique('Court', { types: ['Domain'] }),
      ally('King', { cost: 0 }),
    ];
    for (const name of ['Crown', 'Blade', 'Ghost', 'Court']) {
      const game = play(definitions, { hand: [name], field: [name], champion: lorraine(1) }, { field: [name] });
      game.activateCard(0, name).resolve();
      expect([name, game.decision()]).toMatchObject([name, { kind: 'UNIQUE', seat: 0 }]);
      game.answer(0, game.decision().default);
      expect([name, game.all(name).map(({ controller }) => controller)]).toEqual([name, [0, 1]]);
    }
    // What is not unique may be there twice.
    const kings = play(definitions, { hand: ['King'], field: ['King'] }, {})
      .activateCard(0, 'King')
      .resolve();
    expect(kings.all('King')).toHaveLength(2);
  });
});
