/** What each zone is for, and in which order its cards lie (2.1.2–2.1.10), with cards of the test's own. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive, starterDecks } from '../../src/index.js';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';
import { lorraine, newGame, position, shuffledUp, some } from '../support/play.js';

const banish = action('Banish', {
  targets: [on('Ally')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
});
const slay = action('Slay', {
  targets: [on('Ally')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});
const counting = (zone: string): JsonObject =>
  action('Count', {
    effects: [{ do: 'draw', who: 'you', count: { count: [{ zone }, { owner: 'you' }, { has: ['types', ['Ally']] }] } }],
  });

describe('decks', () => {
  it('ga:2.1.2.1 the main deck lies in its zone as the game begins, all of it but what is drawn', () => {
    const game = shuffledUp();
    for (const seat of [0, 1]) expect(game.count(seat, 'mainDeck')).toBe(60);
  });

  it('ga:2.1.2.2 what speaks of a deck means the main deck, and never the material deck', () => {
    const search = action('Search', {
      effects: [
        { do: 'search', who: 'you', zone: 'mainDeck', filter: { has: ['types', ['Item', 'Ally']] }, to: 'hand' },
      ],
    });
    const game = play(
      [search],
      { hand: ['Search'], mainDeck: ['Veteran Soldier'], materialDeck: ['Bauble of Abundance'] },
      {},
    ).activateCard(0, 'Search');
    game.resolve();
    expect(game.choices()).toEqual(['Veteran Soldier']);
    // Nor is anything drawn from that one, where the other is empty.
    const study = action('Study', { effects: [{ do: 'draw', who: 'you', count: 2 }] });
    const mine = { hand: ['Study'], mainDeck: ['Reclaim'], materialDeck: ['Bauble of Abundance'] };
    const drawn = play([study], mine, {}).activateCard(0, 'Study').resolve();
    expect([drawn.zones('Bauble of Abundance'), drawn.zones('Reclaim')]).toEqual([['materialDeck'], ['hand']]);
  });

  it('ga:2.1.2.3 each player has one main deck, and cards of theirs alone go into it', () => {
    const game = newGame();
    for (const seat of [0, 1]) {
      expect(game.view().zones.filter((z) => z.id === 'mainDeck' && z.owner === seat)).toHaveLength(1);
      // Beside it a player has the material deck, and no other deck.
      const decks = Object.keys((game.view().players[seat] as JsonObject).zones as JsonObject).filter((zone) =>
        zone.toLowerCase().includes('deck'),
      );
      expect(decks.sort()).toEqual(['mainDeck', 'materialDeck']);
    }
    const tuck = action('Tuck', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'mainDeck', cause: 'return' }],
    });
    const tucked = play([tuck], { hand: ['Tuck'] }, { field: [{ card: 'Blitz Mage', controller: 0 }] });
    const before = [tucked.count(0, 'mainDeck'), tucked.count(1, 'mainDeck')].map(Number);
    tucked.activateCard(0, 'Tuck', { card: 'Blitz Mage' }).resolve();
    expect([tucked.count(0, 'mainDeck'), tucked.count(1, 'mainDeck')]).toEqual([before[0], Number(before[1]) + 1]);
  });

  it('ga:2.1.2.5 main decks begin in an order of chance: another seed, another order', () => {
    const order = (seed: string): unknown => {
      const game = newGame(seed).until({ step: 'main' });
      return Object.values(game.view().objects)
        .filter((o) => o.zone === 'hand')
        .map((o) => o.card);
    };
    const orders = ['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(order(seed)));
    expect(new Set(orders).size).toBeGreaterThan(2);
    expect(order('a')).toEqual(order('a'));
  });

  it('ga:2.1.3.1 the material deck holds champions and regalia, and is where these are materialized from', () => {
    const game = position([{}, { materialDeck: ['Bauble of Abundance', 'Lorraine, Wandering Warrior'] }]);
    expect(game.count(1, 'materialDeck')).toBe(2);
    expect(game.until({ kind: 'MATERIALIZE' }).choices()).toContain('Bauble of Abundance');
    expect(() => position([{ materialDeck: ['Blitz Mage'] }, {}])).toThrow(/material deck/);
    const deck = starterDecks.rai as { material: { card: string; count: number }[] };
    const odd = { ...deck, material: [...deck.material.slice(0, 11), { card: 'Blitz Mage', count: 1 }] };
    expect(grandArchive.validateDeck('4.1', odd as never).legal).toBe(false);
    const next = { champion: lorraine(1), materialDeck: ['Lorraine, Blademaster'], banishment: ['Sword of Seeking'] };
    const offered = position([{ ...next, memory: some(3) }, {}], { turn: { step: 'materialize' } });
    expect(offered.choices()).toEqual(['Lorraine, Blademaster']);
  });
});

describe('the field', () => {
  it('ga:2.1.4.1 objects are there, and units attack from there alone', () => {
    const game = position([{ hand: ['Blitz Mage'], field: ['Esteemed Knight'], graveyard: ['Veteran Soldier'] }, {}]);
    expect(game.offers().filter((o) => o.startsWith('ATTACK'))).toEqual(['ATTACK Esteemed Knight']);
  });

  it('ga:2.1.4.5 there is no limit to what lies there', () => {
    const game = position([{ champion: lorraine(1), field: [{ card: 'Veteran Soldier', count: 100 }] }, {}]);
    expect(game.all('Veteran Soldier')).toHaveLength(100);
    const more = action('More', { effects: [{ do: 'create', token: ally('Copy', { life: 2 }) }] });
    const made = play([more], { hand: ['More'], field: [{ card: 'Veteran Soldier', count: 100 }] }, {});
    expect(made.activateCard(0, 'More').resolve().all('Copy')).toHaveLength(1);
  });
});

describe('cards that are put away', () => {
  it('ga:2.1.6.4 graveyard and banishment are two zones: what counts one does not see the other', () => {
    const drawn = (zone: string): number =>
      play([counting(zone)], { hand: ['Count'], graveyard: some(2), banishment: some(1) }, {})
        .activateCard(0, 'Count')
        .resolve()
        .count(0, 'hand');
    expect([drawn('graveyard'), drawn('banishment')]).toEqual([2, 1]);
  });

  it('ga:2.1.7.1 what is banished lies in the banishment, and what is destroyed does not', () => {
    const game = play([banish, slay], { hand: ['Banish', 'Slay'], field: ['Blitz Mage', 'Esteemed Knight'] }, {});
    game.activateCard(0, 'Banish', { card: 'Blitz Mage' }).resolve();
    game.activateCard(0, 'Slay', { card: 'Esteemed Knight' }).resolve();
    expect([game.zones('Blitz Mage'), game.zones('Esteemed Knight')]).toEqual([['banishment'], ['graveyard']]);
  });

  /** Two positions that differ in the order of some cards, and what can be done with them. */
  const inOrders = (zone: string): string[][] =>
    [
      ['Blitz Mage', 'Esteemed Knight'],
      ['Esteemed Knight', 'Blitz Mage'],
    ].map((cards) => {
      const take = action('Take', {
        targets: [{ what: [{ zone }, { owner: 'you' }] }],
        effects: [{ do: 'move', what: { target: 0 }, to: 'mainDeck', cause: 'return' }],
      });
      const game = play([take], { hand: ['Take'], [zone]: cards }, {}).choose(0, {
        kind: 'ACTIVATE_CARD',
        card: 'Take',
      });
      return game.choices().sort();
    });
  it('ga:2.1.5.5 the order of a memory means nothing', () => {
    const [one, other] = inOrders('memory');
    expect([one, other]).toEqual([one, one]);
    expect(one).toHaveLength(2);
  });
  it('ga:2.1.6.7 the order of a graveyard means nothing', () => {
    const [one, other] = inOrders('graveyard');
    expect([one, other]).toEqual([one, one]);
    expect(one).toHaveLength(2);
  });
  it('ga:2.1.7.5 the order of a banishment means nothing', () => {
    const [one, other] = inOrders('banishment');
    expect([one, other]).toEqual([one, one]);
    expect(one).toHaveLength(2);
  });
});

describe('the intent', () => {
  it('ga:2.1.10.2 what lies there is changed by effects, ga:2.6.6.2 until damage is dealt', () => {
    const sharpen = action('Sharpen', {
      targets: [{ what: [{ zone: 'intent' }] }],
      effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'add', stat: 'power', value: 4 }] }],
    });
    const game = play(
      [sharpen],
      { champion: lorraine(1), hand: ['Savage Slash', 'Sharpen', 'Sharpen', ...some(3)] },
      {},
    ).activateCard(0, 'Savage Slash');
    game.resolve();
    const before = Number(game.combat().power);
    game.activateCard(0, 'Sharpen').resolve();
    expect(game.combat().power).toBe(before + 4);
    game.fight();
    expect(game.damage(1)).toBe(before + 4);
    // Afterwards nothing is in the intent that could be changed.
    expect(game.offers()).not.toContain('ACTIVATE_CARD Sharpen');
  });

  it('ga:2.6.6.2 an attack is changed from its declaration to the damage step, by what changes attacks as well', () => {
    const rally = action('Rally', {
      effects: [
        {
          do: 'modify',
          what: { each: [{ zone: 'field' }, { is: 'attacking' }] },
          mods: [{ mod: 'add', stat: 'power', value: 2 }],
        },
      ],
    });
    const brute = ally('Brute', { power: 1, life: 3 });
    const at = (passes: number): number => {
      const game = play([rally, brute], { hand: ['Rally'], field: ['Brute'] }, {}).declare(
        0,
        'Brute',
        'Spirit of Fire',
      );
      for (let i = 0; i < passes; i++) game.pass();
      return game.activateCard(0, 'Rally').fight().damage(1);
    };
    // Before retaliation, and before damage.
    expect([at(0), at(2)]).toEqual([3, 3]);
    const none = play([rally, brute], { hand: ['Rally'], field: ['Brute'] }, {});
    none.declare(0, 'Brute', 'Spirit of Fire').fight();
    expect(none.activateCard(0, 'Rally').resolve().figures('Brute')).toBe('1/3');
  });
});

describe('characteristics of cards', () => {
  const drift = ally('Drift', { subtypes: ['Mage'], classes: ['Mage'] }, keyword('floating memory'));
  const quick = card(
    'Quick',
    { types: ['Ally'], costKind: 'reserve', cost: 4, power: 1, life: 1, subtypes: ['Mage'], classes: ['Mage'] },
    {
      kind: 'static',
      if: { is: ['self', { is: 'classBonus' }] },
      mods: [{ mod: 'ability', ability: keyword('efficiency') }],
    },
  );
  const seek = (zone: string, name: string): JsonObject =>
    action('Seek', {
      effects: [{ do: 'draw', who: 'you', count: { count: [{ zone }, { owner: 'you' }, { cardKeyword: name }] } }],
    });
  const found = (zone: string, name: string, champion: JsonObject, cards: string[]): number => {
    const game = play([drift, quick, seek(zone, name)], { champion, hand: ['Seek'], [zone]: cards }, {});
    if (zone === 'hand') return Number.NaN;
    return game.activateCard(0, 'Seek').resolve().count(0, 'hand');
  };
  const warrior = lorraine(1);

  it('ga:2.4.0.2.1 what is printed on a card is its own in every zone', () => {
    for (const zone of ['memory', 'graveyard', 'banishment'])
      expect([zone, found(zone, 'floating memory', warrior, ['Drift', 'Blitz Mage'])]).toEqual([zone, 1]);
  });

  it('ga:2.4.0.2.1.1 a keyword is such a characteristic', () => {
    expect(found('graveyard', 'efficiency', warrior, ['Drift'])).toBe(0);
    expect(found('graveyard', 'floating memory', warrior, ['Drift', 'Drift'])).toBe(2);
  });

  it('ga:2.4.0.2.1.2 one under a restriction is looked for as the effect resolves: if it is not met, it is not there', () => {
    const mage = { card: 'Rai, Spellcrafter', lineage: ['Spirit of Fire'] };
    expect([
      found('graveyard', 'efficiency', mage, ['Quick']),
      found('graveyard', 'efficiency', warrior, ['Quick']),
    ]).toEqual([1, 0]);
  });

  it('ga:2.11.7.14.3.2 a keyword ability counts as a property of the card', () => {
    const game = play([drift], { graveyard: ['Drift'], field: ['Drift'] }, {});
    expect([game.the('Drift', 'graveyard').keywords, game.the('Drift').keywords]).toEqual([
      ['floating memory'],
      ['floating memory'],
    ]);
  });
});
