/** Second clauses of chapter 1: the first round of three, what others hold, costs of either kind, and targets that change. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { hero } from '../cards/hero.js';
import { action, ally, card, DRAW, on, play } from '../support/own-cards.js';
import { shuffledUp, some } from '../support/play.js';
import { concede, table } from '../support/table.js';

const CHAMPION = { has: ['types', ['Champion']] };

describe('turns and players', () => {
  it('ga:1.3.5 each of three players has a first turn, one after another, and then it begins anew', () => {
    const game = shuffledUp('round', ['lorraine', 'rai', 'lorraine']);
    const seats = [1, 2, 3, 4, 5].map((turn) => game.to('main', turn).view().turn.active as number);
    const [first = 0] = seats;
    expect(seats).toEqual([0, 1, 2, 3, 4].map((n) => (first + n) % 3));
    expect([0, 1, 2].map((seat) => game.champion(seat).level)).toEqual([0, 0, 0]);
  });

  it('ga:1.4.5.1 whoever controls them, all objects of a player who leaves are gone at once, and no others', () => {
    const lent = [
      { card: 'Blitz Mage', controller: 0 },
      { card: 'Esteemed Knight', controller: 1 },
      { card: 'Library Witch', controller: 0 },
      'Banner Knight',
    ];
    const game = table([{ field: ['Blitz Mage', { card: 'Esteemed Knight', controller: 2 }] }, {}, { field: lent }]);
    concede(game, 2);
    expect([game.zones('Blitz Mage'), game.zones('Library Witch'), game.zones('Banner Knight')]).toEqual([
      ['field'],
      [],
      [],
    ]);
    // What was lent to who left has gone with their control, but is not theirs.
    expect(game.all('Esteemed Knight').filter(({ owner }) => owner === 2)).toEqual([]);
    expect(game.the('Blitz Mage')).toMatchObject({ owner: 0, controller: 0 });
  });
});

const relic = (name: string, cost: number, more: JsonObject = {}, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost, ...more }, ...abilities);

describe('costs', () => {
  it('ga:1.6.4.2.8.3 a memory cost is not lowered below 0 either, nor that of an ability', () => {
    const cheap = relic(
      'Cheap',
      1,
      {},
      { kind: 'static', mods: [{ mod: 'cost', less: [{ pay: 'memory', amount: 3 }] }] },
    );
    const lamp = card(
      'Lamp',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      {
        kind: 'activated',
        cost: [{ pay: 'reserve', amount: 1 }],
        less: { cost: [{ pay: 'reserve', amount: 3 }] },
        effects: [DRAW],
      },
    );
    const game = play([cheap, lamp], { materialDeck: ['Cheap'], memory: some(2), field: ['Lamp'], hand: some(2) }, {});
    expect(game.the('Cheap', 'materialDeck').costNow).toBe(0);
    expect(game.decision().options.find((o) => o.kind === 'ACTIVATE_ABILITY')?.cost).toBe('(0)');
    game.use(0, 'Lamp').resolve();
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([3, 2]);
    game.to('materialize', 5).choose(0, { card: 'Cheap' });
    expect([game.count(0, 'banishment'), game.stack()]).toEqual([0, ['Cheap']]);
  });

  it('ga:1.6.4.2.9 in a graveyard and in a hand X is 0 for what counts by cost', () => {
    const learn = card(
      'Learn',
      { types: ['Action'], costKind: 'reserve', cost: 0, variable: true, speed: 'fast', subtypes: ['Spell'] },
      { kind: 'spell', effects: [{ do: 'draw', who: 'you', count: 'x' }] },
    );
    const counting = (zone: string) =>
      action(`Count ${zone}`, {
        effects: [
          {
            do: 'draw',
            who: 'you',
            count: { count: [{ zone }, { owner: 'you' }, { named: 'Learn' }, { prop: ['cost', 0] }] },
          },
        ],
      });
    const definitions = [learn, counting('graveyard'), counting('hand')];
    for (const zone of ['graveyard', 'hand']) {
      const hand = [`Count ${zone}`, 'Learn', ...some(2)];
      const game = play(definitions, { hand, graveyard: ['Learn', 'Learn'] }, {});
      if (zone === 'graveyard') game.activateCard(0, 'Learn', { number: 2 }).resolve();
      const before = game.count(0, 'hand');
      game.activateCard(0, `Count ${zone}`).resolve();
      expect([zone, game.count(0, 'hand') - before + 1]).toEqual([zone, zone === 'graveyard' ? 3 : 1]);
    }
  });

  it('ga:1.6.5.3.3.1 cards of every type are played whatever the champion’s class is, in the turn of others too', () => {
    const knight = hero('Warrior', 'norm');
    const assassin = { subtypes: ['Assassin'], classes: ['Assassin'], costKind: 'reserve', cost: 0 };
    const definitions = [
      knight,
      card('Stab', { ...assassin, types: ['Attack'], power: 2 }),
      card('Shade', { ...assassin, types: ['Ally'], power: 1, life: 1 }),
      card('Vial', { ...assassin, types: ['Item'] }),
      card('Smoke', { ...assassin, types: ['Action'], speed: 'fast' }, { kind: 'spell', effects: [DRAW] }),
      relic('Cloak', 0, { subtypes: ['Assassin'], classes: ['Assassin'] }),
    ];
    const mine = { champion: 'Hero', hand: ['Stab', 'Shade', 'Vial', 'Smoke'], materialDeck: ['Cloak'] };
    const game = play(definitions, mine, {});
    for (const name of ['Shade', 'Vial', 'Smoke']) game.activateCard(0, name).resolve();
    game.activateCard(0, 'Stab').resolve().aim('Spirit of Fire').fight();
    expect([game.damage(1), game.zones('Shade'), game.zones('Vial'), game.zones('Smoke')]).toEqual([
      2,
      ['field'],
      ['field'],
      ['graveyard'],
    ]);
    expect(game.to('materialize', 5).choices()).toEqual(['Cloak']);
    expect(play(definitions, {}, mine).pass().offers()).toContain('ACTIVATE_CARD Smoke');
  });

  it('ga:1.7.6.1.1 for a weapon of the material deck memory is banished, and no card of the hand is reserved', () => {
    const blade = relic('Blade', 2, { types: ['Weapon'], power: 1, durability: 2 });
    const game = play([blade], { materialDeck: ['Blade'], memory: some(3), hand: some(4) }, {}).to('materialize', 5);
    expect(game.decision().options[0]).toMatchObject({ card: 'Blade', cost: 'memory 2' });
    game.choose(0, { card: 'Blade' });
    expect([game.count(0, 'banishment'), game.count(0, 'memory'), game.count(0, 'hand')]).toEqual([2, 1, 4]);
  });
});

describe('lineages and targets', () => {
  it('ga:1.7.1.4.4 what another player owns is in the lineage under which it lies, with the champion cards there', () => {
    const curse = card(
      'Curse',
      { types: ['Phantasia'], costKind: 'reserve', cost: 0 },
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        targets: [{ what: [{ zone: 'field' }, CHAMPION] }],
        effects: [{ do: 'move', what: 'self', to: 'lineage', attached: { target: 0 }, position: 'bottom' }],
      },
    );
    const game = play(
      [curse],
      { hand: ['Curse'] },
      { champion: { card: 'Rai, Spellcrafter', lineage: ['Spirit of Fire'] } },
    );
    game.activateCard(0, 'Curse').resolve();
    game.answer(0, { choose: [{ card: 'Rai, Spellcrafter' }] }).resolve();
    const names = (game.champion(1).lineage as string[]).map((id) => game.view().objects[id]?.card);
    expect([names, game.champion(0).lineage]).toEqual([['Spirit of Fire', 'Curse'], []]);
  });

  it('ga:1.7.3.3 a target that is still there but fits no more is illegal, and so is that of a second clause', () => {
    const awake: JsonObject = {
      what: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { not: { status: 'rested' } }],
    };
    const hurt = (to: JsonObject) => ({ do: 'damage', amount: 1, to });
    const jab = action('Jab', { targets: [awake], effects: [hurt({ target: 0 }), DRAW] });
    const rest = action('Rest', {
      targets: [on('Ally')],
      effects: [{ do: 'status', what: { target: 0 }, status: 'rested', on: true }],
    });
    const imp = ally('Imp', { life: 5 });
    const start = () =>
      play([jab, rest, imp], { hand: ['Jab'] }, { hand: ['Rest'], field: ['Imp'] }).activateCard(0, 'Jab', {
        card: 'Imp',
      });
    expect([start().resolve().the('Imp').damage, start().resolve().count(0, 'hand')]).toEqual([1, 1]);
    const game = start().pass().activateCard(1, 'Rest', { card: 'Imp' }).resolveAll();
    expect([game.the('Imp').damage, game.count(0, 'hand'), game.zones('Jab')]).toEqual([0, 0, ['graveyard']]);
  });
});
