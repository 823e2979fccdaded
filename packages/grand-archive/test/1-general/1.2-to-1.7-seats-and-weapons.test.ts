/** How many players draw first, what leaves with a player, and champions and weapons in the turns of others (1.2–1.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, DRAW, on, play, scenarioWith } from '../support/own-cards.js';
import { lorraine, newGame, some } from '../support/play.js';
import { concede, table } from '../support/table.js';

const think = action('Think', { effects: [DRAW] });

describe('several players', () => {
  it('ga:1.2.4 from three players on a game is one of several: the first player draws as all do', () => {
    const drawn = (seats: number) => {
      const decks = Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? 'lorraine' : 'rai'));
      const game = newGame(`of ${seats}`, decks).resolve();
      const { active } = game.view().turn;
      return game.to('main', 1).count(active, 'hand');
    };
    expect([2, 3, 4, 5].map(drawn)).toEqual([7, 8, 8, 8]);
  });

  it('ga:1.4.5.1 all that a player owns leaves with them, whoever controls it and whatever it is', () => {
    const spy = { token: { name: 'Spy', types: ['Ally'], power: 1, life: 4 }, controller: 0 };
    const stick = card('Stick', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 1, durability: 2 });
    const field = [spy, { card: 'Stick', controller: 0 }, { card: 'Blitz Mage', controller: 1 }, 'Banner Knight'];
    const others = { field: [{ card: 'Esteemed Knight', controller: 2 }, 'Library Witch'] };
    const game = concede(table([others, others, { field }], { definitions: [stick] }), 2);
    for (const name of ['Spy', 'Stick', 'Blitz Mage', 'Banner Knight'])
      expect([name, game.zones(name)]).toEqual([name, []]);
    // What they controlled of others doesn't stay under their control.
    expect(game.zones('Library Witch')).toEqual(['field', 'field']);
    expect(game.all('Esteemed Knight').filter(({ controller }) => controller === 2)).toEqual([]);
    expect([game.result(), game.view().players.map(({ lost }) => lost)]).toEqual([null, [false, false, true]]);
  });
});

describe('champions', () => {
  const ascend = action('Ascend', { effects: [{ do: 'levelUp' }] });
  it('ga:1.7.1.4.3.1 a rested champion wakes up as it levels up, in the turn of another player too', () => {
    const mine = { champion: lorraine(1, { rested: true }), hand: ['Ascend'], materialDeck: ['Lorraine, Blademaster'] };
    for (const seat of [0, 1]) {
      const game = play([ascend], seat === 0 ? mine : {}, seat === 0 ? {} : mine);
      if (seat === 1) game.pass();
      expect(game.champion(seat).rested).toBe(true);
      game.activateCard(seat, 'Ascend').resolve();
      if (!game.waiting()) game.choose(seat, { card: 'Lorraine, Blademaster' });
      game.resolveAll();
      expect(game.champion(seat)).toMatchObject({ card: 'Lorraine, Blademaster', rested: false });
    }
  });

  it('ga:1.7.1.7 a champion is attacked, targeted and chosen as any object on the field, by either player', () => {
    const dart = action('Dart', {
      targets: [on('Champion')],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const side = { hand: ['Dart'], field: ['Blitz Mage'] };
    for (const seat of [0, 1]) {
      const game = play([dart], side, side);
      if (seat === 1) game.pass();
      game.choose(seat, { kind: 'ACTIVATE_CARD', card: 'Dart' });
      expect(game.choices().sort()).toEqual(['Spirit of Fire', 'Spirit of Wind']);
      game.answer(seat, { choose: [{ card: 'Spirit of Wind' }] }).resolve();
      expect(game.damage(0)).toBe(1);
    }
    const attacking = play([dart], side, {}).choose(0, { kind: 'ATTACK', card: 'Blitz Mage' });
    expect(attacking.aim('Spirit of Fire').fight().damage(1)).toBeGreaterThan(0);
  });
});

describe('weapons', () => {
  const blade = (more: JsonObject = {}, ...abilities: JsonObject[]): JsonObject =>
    card('Blade', { types: ['Weapon'], costKind: 'reserve', cost: 0, power: 2, durability: 2, ...more }, ...abilities);
  const faults = (made: JsonObject) => {
    const created = grandArchive.createScenario(scenarioWith([made], {}, {}));
    return created.ok ? [] : (created.error.errors ?? []).flatMap(({ rules }) => rules ?? []);
  };

  it('ga:1.6.5.3 a class of a card is one of those that there are', () => {
    for (const type of ['Ally', 'Action', 'Weapon', 'Attack']) {
      const given = { types: [type], power: 1, life: 1, durability: 1, speed: 'fast', cost: 1, costKind: 'reserve' };
      const odd = (word: string) => card('Odd', { ...given, subtypes: [word], classes: [word] });
      expect([type, faults(odd('Mage'))]).toEqual([type, []]);
      const made = grandArchive.createScenario(scenarioWith([odd('Baker')], {}, {}));
      const at = made.ok ? [] : made.error.errors?.map(({ path }) => path);
      expect([type, at]).toEqual([type, ['$.definitions[0].props.classes[0]']]);
    }
  });

  it('ga:1.7.6.1.1 a weapon has a memory cost where it is a regalia, and nowhere else', () => {
    expect(faults(blade({ costKind: 'memory' }))).toContain('ga:1.7.6.1');
    expect(faults(blade({ costKind: 'reserve' }))).toEqual([]);
    expect(faults(blade({ costKind: 'memory', supertypes: ['Regalia'] }))).toEqual([]);
    expect(faults(blade({ costKind: 'reserve', supertypes: ['Regalia'] }))).toContain('ga:1.7.6.1.1');
  });

  it('ga:1.7.6.2 a weapon is activated in the own main phase alone, over nothing that waits', () => {
    const side = { hand: ['Blade', 'Think', 'Think'] };
    const game = play([blade(), think], side, side);
    const offered = () => game.offers().includes('ACTIVATE_CARD Blade');
    for (const turn of [3, 4]) {
      game.to('main', turn);
      const seat = game.view().turn.active;
      expect(offered()).toBe(true);
      game.activateCard(seat, 'Think');
      expect([offered(), game.pass().decision().seat, offered()]).toEqual([false, 1 - seat, false]);
      game.resolve();
      expect(offered()).toBe(true);
      expect([game.pass().decision().seat, offered()]).toEqual([1 - seat, false]);
      expect([game.to('end').decision().seat, offered()]).toEqual([seat, false]);
    }
  });

  it('ga:1.7.6.3.1 no ally uses a weapon, unless something lets it', () => {
    const knight = (name: string, ...abilities: JsonObject[]) => ally(name, { power: 1, life: 9 }, ...abilities);
    const able = knight('Able', {
      kind: 'static',
      mods: [{ mod: 'rule', rule: 'usesWeapons', of: [{ controller: 'you' }] }],
    });
    const asked = (name: string, weapon: JsonObject) => {
      const game = play([knight('Plain'), able, blade()], { field: [name, weapon] }, {});
      game.choose(0, { kind: 'ATTACK', card: name });
      return game.decision().kind === 'WEAPON' ? game.choices() : [];
    };
    const own = { card: 'Blade' };
    expect([asked('Plain', own), asked('Able', own), asked('Able', { card: 'Blade', controller: 1 })]).toEqual([
      [],
      ['Blade'],
      [],
    ]);
    const game = play([able, blade()], { field: ['Able', 'Blade'] }, {}).declare(0, 'Able', 'Spirit of Fire', 'Blade');
    expect(game.fight().damage(1)).toBe(3);
  });
});

describe('costs and time', () => {
  it('ga:2.3.1.6.1 who activates a card says what X of its additional costs is as well', () => {
    const learn = card(
      'Learn',
      { types: ['Action'], costKind: 'reserve', cost: 1, speed: 'fast', subtypes: ['Spell'] },
      {
        kind: 'spell',
        additional: [{ pay: 'reserve', amount: 0, x: true }],
        effects: [{ do: 'draw', who: 'you', count: 'x' }],
      },
    );
    const side = { hand: ['Learn', ...some(4)] };
    for (const seat of [0, 1]) {
      const game = play([learn], side, side);
      if (seat === 1) game.pass();
      game.choose(seat, { kind: 'ACTIVATE_CARD', card: 'Learn' });
      expect(game.decision()).toMatchObject({ kind: 'X', seat, min: 0, max: 3 });
      game.answer(seat, { number: 2 }).answering([]);
      expect([game.count(seat, 'memory'), game.count(seat, 'hand')]).toEqual([3, 1]);
      expect(game.resolve().count(seat, 'hand')).toBe(3);
    }
  });

  it('ga:2.2.2.4 where nothing is materialized nobody has Opportunity in that phase, nor where it comes after the main phase', () => {
    const twist = action('Twist', { effects: [{ do: 'distortTime' }] });
    const side = { materialDeck: ['Sword of Seeking'], hand: ['Think', 'Twist'] };
    for (const distorted of [false, true]) {
      const game = play([think, twist], side, side);
      if (distorted) game.activateCard(0, 'Twist').resolve();
      for (const turn of [4, 5]) {
        const seat = turn % 2 === 0 ? 1 : 0;
        game.until({ kind: 'MATERIALIZE', turn });
        expect(game.decision().seat).toBe(seat);
        game.answer(seat, { choose: [] });
        const next = distorted ? 'end' : 'recollection';
        expect([game.view().turn.phase, game.decision()]).toMatchObject([next, { kind: 'OPPORTUNITY', seat }]);
      }
      const windows = game.events.flatMap(({ type, data }) =>
        type === 'PHASE_BEGAN' ? [data.phase] : type === 'OPPORTUNITY_PASSED' ? ['pass'] : [],
      );
      windows.forEach((one, i) => {
        if (one === 'materialize') expect(windows[i + 1]).not.toBe('pass');
      });
    }
  });
});
