/** Three players and their champions, figures of cards in every zone, and what lists, positions and regalia are like (1.1–1.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive, starterDecks } from '../../src/index.js';
import { hero } from '../cards/hero.js';
import { action, ally, card, DRAW, on, play, scenarioWith } from '../support/own-cards.js';
import { lorraine, scenarioOf, some } from '../support/play.js';
import { concede, table } from '../support/table.js';

const think = action('Think', { effects: [DRAW] });
const spark = action('Spark', {
  targets: [on('Ally', 'Champion')],
  effects: [{ do: 'damage', to: { target: 0 }, amount: 9 }],
});
const frail = (name: string): JsonObject => ({ champion: { card: name, damage: 14 } });

describe('three players', () => {
  const start = () =>
    table([{ field: ['Blitz Mage', 'Banner Knight'] }, frail('Spirit of Fire'), frail('Spirit of Wind')]);

  it('ga:1.1.2 who has defeated one of two opponents has not won yet, who has defeated both has', () => {
    const game = start().declare(0, 'Blitz Mage', 'Spirit of Fire').fight();
    expect([game.result(), game.view().players.map(({ lost }) => lost)]).toEqual([null, [false, true, false]]);
    game.declare(0, 'Banner Knight', 'Spirit of Wind').fight();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    const two = play([], { field: ['Blitz Mage'] }, frail('Spirit of Fire'));
    expect(two.declare(0, 'Blitz Mage', 'Spirit of Fire').fight().result()).toMatchObject({ winners: [0] });
  });

  it('ga:1.4.2.1 all opponents must be defeated, one after the other or at once, whoever did it', () => {
    const storm = action('Storm', {
      effects: [
        { do: 'damage', amount: 1, to: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] } },
      ],
    });
    const all = table([{ hand: ['Storm'] }, frail('Spirit of Fire'), frail('Spirit of Wind')], {
      definitions: [storm],
    });
    all.activateCard(0, 'Storm');
    while (all.stack().length > 0 && !all.result()) all.pass();
    expect(all.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    const one = start().declare(0, 'Banner Knight', 'Spirit of Wind').fight();
    expect([one.result(), one.happened('PLAYER_LOST')]).toMatchObject([null, [{ seat: 2 }]]);
    one.to('main', 4);
    expect(one.view().turn.active).toBe(1);
  });

  it('ga:1.1.2.2.1 a draw that an effect makes is none for who had lost before', () => {
    const peace = action('Peace', { effects: [{ do: 'drawGame' }] });
    const game = concede(table([{ hand: ['Peace'] }, {}, {}], { definitions: [peace] }), 1).activateCard(0, 'Peace');
    while (!game.result()) game.pass();
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [] });
    expect(game.view().players.map(({ lost }) => lost)).toEqual([false, true, false]);
  });

  it('ga:1.2.1.1 only the turn player does what is done in the main phase, of two and of three', () => {
    const side = { field: ['Blitz Mage'], hand: ['Banner Knight', 'Think', ...some(3)] };
    for (const game of [play([think], side, side), table([side, side, side], { definitions: [think] })]) {
      const seats = game.view().players.length;
      for (let turn = 3; turn < 3 + seats; turn++) {
        game.to('main', turn);
        for (let i = 0; i < seats; i++) {
          const { seat } = game.decision();
          const isActive = game.view().turn.active === seat;
          expect([turn, seat, isActive]).toEqual([turn, (turn - 3 + i) % seats, i === 0]);
          for (const offer of ['ACTIVATE_CARD Banner Knight', 'ATTACK Blitz Mage'])
            expect([turn, seat, game.offers().includes(offer)]).toEqual([turn, seat, isActive]);
          expect(game.offers()).toContain('ACTIVATE_CARD Think');
          game.pass();
        }
      }
    }
  });
});

describe('decks and figures', () => {
  type Pile = { card: string; count: number }[];
  const { main = [], material = [] } = starterDecks.rai as { main: Pile; material: Pile };
  const check = (deck: unknown) => grandArchive.validateDeck('4.1', deck as never);

  it('ga:1.5.1.2 two cards of a name are too many where two lines name them as well', () => {
    const eleven = material.slice(0, 11);
    for (const { card: name } of eleven)
      expect([name, check({ main, material: [...eleven, { card: name, count: 1 }] }).errors[0]?.rules]).toEqual([
        name,
        expect.arrayContaining(['ga:1.5.1.2']),
      ]);
    expect(check({ main, material: eleven }).legal).toBe(true);
    const thirteen = [...material, { card: 'Sword of Seeking', count: 1 }];
    expect(check({ main, material: thirteen }).legal).toBe(false);
  });

  it('ga:1.7.1.1 of a list in one all champions are of the material deck, and no other deck has any', () => {
    const champions = material.filter(({ card: name }) => /^(?:Spirit|Rai)/.test(name));
    const { legal, deck } = check({ main: [...material, ...main] });
    expect([legal, champions.length > 2]).toEqual([true, true]);
    expect(deck?.material).toEqual(expect.arrayContaining(champions));
    for (const { card: name } of champions) expect(deck?.main?.map((one) => one.card)).not.toContain(name);
  });

  it('ga:1.6.1 a card has its figures wherever it is', () => {
    const blade = card('Blade', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      subtypes: ['Warrior', 'Sword'],
      classes: ['Warrior'],
      costKind: 'memory',
      cost: 0,
      power: 2,
      durability: 3,
    });
    const zones = ['hand', 'memory', 'graveyard', 'banishment', 'materialDeck'];
    const mine = Object.fromEntries([...zones, 'field'].map((zone) => [zone, ['Blade']]));
    const game = play([blade], mine, {});
    for (const zone of [...zones, 'field'])
      expect([zone, game.the('Blade', zone)]).toMatchObject([
        zone,
        {
          name: 'Blade',
          costKind: 'memory',
          cost: 0,
          power: 2,
          durability: 3,
          classes: ['Warrior'],
          types: ['Weapon'],
        },
      ]);
    const wolf = ally('Wolf', { power: 2, life: 5, speed: 'slow' });
    expect(play([wolf], { graveyard: ['Wolf'] }, {}).the('Wolf', 'graveyard')).toMatchObject({
      power: 2,
      life: 5,
      speed: 'slow',
      durability: null,
    });
  });
});

describe('champions and allies', () => {
  it('ga:1.7.1.3 not even what levels up into its own level levels up into level 0', () => {
    const same = ally(
      'Same',
      {},
      {
        kind: 'static',
        affects: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
        mods: [{ mod: 'rule', rule: 'levelsSame' }],
      },
    );
    const offered = (level: number) =>
      play(
        [same, hero('Mage', 'norm', 1, 'First'), hero('Mage', 'norm', 0, 'Nought')],
        { champion: lorraine(level), field: ['Same'], materialDeck: ['First', 'Nought', 'Spirit of Fire'] },
        {},
      )
        .to('materialize', 5)
        .choices();
    expect([offered(0), offered(1)]).toEqual([['First'], ['First']]);
  });

  it('ga:1.7.2.6 nobody can act before an ally without life is destroyed, though something waits', () => {
    const curse = action('Curse', {
      targets: [on('Ally')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'debuff', amount: 9 }],
    });
    for (const name of ['Spark', 'Curse'])
      for (const seat of [0, 1]) {
        const side = { hand: ['Think', name], field: ['Blitz Mage'] };
        const game = play([think, spark, curse], { ...side }, { hand: ['Think', name] });
        if (seat === 1) game.pass();
        game.activateCard(seat, 'Think');
        if (seat === 1) game.pass();
        game.activateCard(seat, name, { card: 'Blitz Mage' }).pass().pass();
        expect([name, game.stack(), game.zones('Blitz Mage')]).toEqual([name, ['Think'], ['graveyard']]);
        expect(game.decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 0 });
      }
  });
});

describe('what cards and positions are like', () => {
  const refused = (players: Parameters<typeof scenarioOf>[0], setup: Parameters<typeof scenarioOf>[1]) => {
    const made = grandArchive.createScenario(scenarioOf(players, setup));
    return made.ok ? null : made.error.errors?.map(({ path, rules }) => [path, ...(rules ?? [])]);
  };

  it('ga:1.7.4.5 attack cards lie in the intent of the champion that attacks, and of nothing else', () => {
    const foe = { champion: { card: 'Spirit of Fire', as: 'foe' } };
    const attacking = { attacking: { as: 'foe' } };
    const setup = { turn: { step: 'retaliation' } };
    const intent = ['Savage Slash'];
    expect(refused([{ champion: lorraine(1, attacking), intent }, foe], setup)).toBeNull();
    expect(refused([{ field: [{ card: 'Blitz Mage', ...attacking }], intent }, foe], setup)).toEqual([
      ['$.players[0].intent[0]', 'ga:1.7.4.5'],
    ]);
    expect(refused([{ champion: lorraine(1, attacking) }, { ...foe, intent }], setup)).toEqual([
      ['$.players[1].intent[0]', 'ga:1.7.4.5'],
    ]);
    expect(refused([{ champion: lorraine(1, attacking), intent: ['Fireball'] }, foe], setup)).toEqual([
      ['$.players[0].intent[0]', 'ga:1.7.4.5'],
    ]);
  });

  const faults = (props: JsonObject) => {
    const odd = card('Odd', { power: 1, life: 1, durability: 1, cost: 1, ...props });
    const made = grandArchive.createScenario(scenarioWith([odd], {}, {}));
    return made.ok ? [] : (made.error.errors ?? []).flatMap(({ rules }) => rules ?? []);
  };
  const regalia = { supertypes: ['Regalia'] };

  it('ga:1.7.5.1 an item has a reserve cost, unless it is a regalia', () => {
    expect(faults({ types: ['Item'], costKind: 'memory' })).toContain('ga:1.7.5.1');
    expect(faults({ types: ['Item'], costKind: 'reserve' })).toEqual([]);
    expect(faults({ types: ['Item'], costKind: 'memory', ...regalia })).toEqual([]);
    expect(faults({ types: ['Item'], supertypes: ['Unique'], costKind: 'memory' })).toContain('ga:1.7.5.1');
  });

  it('ga:1.7.8.3.2 regalia of every type have a memory cost', () => {
    for (const type of ['Item', 'Weapon', 'Ally', 'Domain', 'Phantasia']) {
      const given = { types: [type], ...regalia };
      expect([type, faults({ ...given, costKind: 'memory' })]).toEqual([type, []]);
      expect([type, faults({ ...given, costKind: 'reserve' })]).toEqual([
        type,
        expect.arrayContaining(['ga:1.7.8.3.2']),
      ]);
    }
  });
});
