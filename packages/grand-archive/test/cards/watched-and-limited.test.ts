import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { table } from '../support/table.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const golem = ally('Golem', { life: 30, power: 1 });
const club = thing('Club', {
  types: ['Weapon'],
  supertypes: ['Regalia'],
  costKind: 'memory',
  cost: 0,
  power: 1,
  durability: 9,
});

describe('next attacks', () => {
  it('Greater Boon of Inari gives the next attack on a champion more power, and agility for a preparation counter', () => {
    const rouse = action('Rouse', {
      effects: [
        {
          do: 'status',
          what: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] },
          status: 'rested',
          on: false,
        },
      ],
    });
    const play = table(
      [
        {
          champion: { card: 'Hero', counters: { preparation: 2 } },
          pantheon: ['Greater Boon of Inari'],
          field: ['Club'],
          hand: ['Rouse', 'Rouse', ...some(3)],
          memory: some(4),
        },
        { champion: { card: 'Lorraine, Wandering Warrior' }, field: ['Golem'] },
        {},
      ],
      { definitions: [hero('Assassin', 'norm', 2), club, golem, rouse], options: { format: 'pantheon' } },
    );
    play.use(0, 'Greater Boon of Inari').resolveAll();
    expect(play.offers()).not.toContain('ACTIVATE_ABILITY Greater Boon of Inari');
    const attack = (on: string) => {
      play.declare(0, 'Hero', on, 'Club').fight();
      const { damage } = play.the(on);
      play.activateCard(0, 'Rouse').resolve();
      return damage;
    };
    expect(attack('Golem')).toBe(1);
    expect(attack('Lorraine, Wandering Warrior')).toBe(3);
    play.declare(0, 'Hero', 'Lorraine, Wandering Warrior', 'Club').fight();
    expect(play.the('Lorraine, Wandering Warrior').damage).toBe(4);
    const held = play.count(0, 'hand');
    expect([play.to('end').count(0, 'hand'), play.to('main', 4).count(0, 'hand')]).toEqual([held, held + 3]);
  });

  it('Memento Pocketwatch gives the next attack more power, whichever unit makes it', () => {
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { field: [{ card: 'Memento Pocketwatch', counters: { charge: 2 } }, 'Wolf', 'Hound'] },
      { field: ['Golem'] },
      { definitions: [golem], turn: { step: 'recollection' } },
    );
    play.resolveAll();
    expect(play.zones('Memento Pocketwatch')).toEqual(['banishment']);
    play.to('main').declare(0, 'Hound', 'Golem').fight();
    expect(play.the('Golem').damage).toBe(4);
    play.declare(0, 'Wolf', 'Golem').fight();
    expect(play.the('Golem').damage).toBe(5);
    const cost = (name: string) =>
      game(hero('Cleric', 'norm', 1, name), 0, { materialDeck: ['Memento Pocketwatch'] }).the(
        'Memento Pocketwatch',
        'materialDeck',
      ).costNow;
    expect([cost('Alice, Test'), cost('Ciel, Test'), cost('Hero')]).toEqual([0, 0, 1]);
  });

  it('Tideholder Claymore costs 10 to use, less 1 for each water card in your graveyard', () => {
    const drop = card(
      'Drop',
      { types: ['Action'], elements: ['water'], costKind: 'reserve', cost: 0, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const setup = (drops: number, cards: number) =>
      game(
        hero('Guardian', 'water'),
        cards,
        { field: ['Tideholder Claymore'], graveyard: some(drops, 'Drop') },
        { field: ['Golem'] },
        { definitions: [golem, drop] },
      );
    expect(setup(8, 1).offers()).not.toContain('ATTACK Hero');
    const play = setup(8, 3)
      .choose(0, { kind: 'ATTACK', card: 'Hero' })
      .answer(0, { choose: [{ card: 'Golem' }] });
    play.answering([]);
    expect([play.count(0, 'memory'), play.combat().power]).toEqual([2, 5]);
    expect(setup(12, 0).offers()).toContain('ATTACK Hero');
  });
});

describe('what is watched', () => {
  it('Deflecting Advantage prevents a third of your damage counters, and triggers what a Polearm does as it enters', () => {
    const pike = thing(
      'Pike',
      {
        types: ['Weapon'],
        supertypes: ['Regalia'],
        subtypes: ['Polearm'],
        costKind: 'memory',
        cost: 0,
        power: 1,
        durability: 2,
      },
      {
        kind: 'triggered',
        keyword: 'on enter',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
      {
        kind: 'triggered',
        keyword: 'on enter',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        if: { turnOf: 'opponent' },
        effects: [{ do: 'draw', who: 'you', count: 9 }],
      },
    );
    const setup = (name: string) => {
      const play = game(
        hero('Warrior', 'exia', 1, name),
        1,
        { hand: ['Deflecting Advantage', 'Bolt'], champion: { damage: 11 }, field: ['Pike'] },
        { hand: ['Bolt'], champion: 'Spirit of Fire' },
        { definitions: [pike] },
      );
      return play.activateCard(0, 'Deflecting Advantage', { card: name }).resolve();
    };
    const jin = setup('Jin, Test');
    expect(jin.stack()).toEqual(['Pike']);
    jin.resolve();
    expect([jin.count(0, 'hand'), counters(jin.the('Pike')).durability]).toEqual([2, 3]);
    // From their own source nothing is prevented; from another's 3.
    jin.activateCard(0, 'Bolt', { card: 'Jin, Test' }).resolve();
    expect(jin.damage(0)).toBe(16);
    jin.pass().activateCard(1, 'Bolt', { card: 'Jin, Test' }).resolve();
    expect(jin.damage(0)).toBe(18);
    expect(setup('Hero').stack()).toEqual([]);
  });

  it('Loaded Thoughts mills as it becomes loaded, and not for a second card', () => {
    const load = action('Load', {
      effects: [
        {
          do: 'choose',
          from: [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['subtypes', ['Bullet']] }],
          min: 1,
          max: 1,
          save: 'it',
        },
        {
          do: 'move',
          what: { saved: 'it' },
          to: 'loaded',
          attached: { each: [{ named: 'Loaded Thoughts' }] },
          cause: 'load',
        },
      ],
    });
    const slug = card('Slug', {
      types: ['Item'],
      supertypes: ['Regalia'],
      subtypes: ['Bullet'],
      costKind: 'memory',
      cost: 0,
      power: 1,
    });
    const setup = (classes: string) =>
      game(
        hero(classes, 'water'),
        0,
        { field: ['Loaded Thoughts'], hand: ['Load', 'Load'], graveyard: ['Slug', 'Slug'] },
        {},
        { definitions: [load, slug] },
      );
    const play = setup('Ranger').activateCard(0, 'Load').resolve();
    play.answer(0, play.decision().default);
    expect(play.stack()).toEqual(['Loaded Thoughts']);
    play.resolve().answer(0, { confirm: true } as never);
    // The Load, a Slug and what was on top.
    expect(play.count(0, 'graveyard')).toBe(3);
    play.activateCard(0, 'Load').resolve();
    expect(play.stack()).toEqual([]);
    const mage = setup('Mage').activateCard(0, 'Load').resolve();
    mage.answer(0, mage.decision().default);
    expect(mage.stack()).toEqual([]);
  });

  it('Mirrorbound Covenant has players discard down to seven cards at the end of their turns', () => {
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { field: ['Mirrorbound Covenant'], hand: some(5), memory: some(4) },
      { hand: some(9) },
    );
    play.until({ kind: 'CHOOSE_OBJECTS' });
    const { options, min, max, seat } = play.decision();
    expect([seat, options.length, min, max, play.view().turn.phase]).toEqual([0, 9, 2, 2, 'end']);
    play.answer(0, { choose: [options[0]?.id, options[8]?.id] as never });
    expect([play.count(0, 'hand') + play.count(0, 'memory'), play.count(0, 'graveyard')]).toEqual([7, 2]);
    expect(play.count(1, 'hand')).toBe(9);
    play.until({ kind: 'CHOOSE_OBJECTS' });
    expect([play.decision().seat, play.decision().min]).toEqual([1, 3]);
  });

  it('Forged Scalemail is banished for one of two damages at once', () => {
    const storm = action('Storm', {
      effects: [{ do: 'damage', amount: 3, to: { each: [{ has: ['types', ['Ally', 'Champion']] }] } }],
    });
    const play = game(
      hero('Warrior', 'norm'),
      0,
      { materialDeck: ['Forged Scalemail'], memory: some(1), field: ['Wolf'] },
      { hand: ['Storm', 'Storm'] },
      { definitions: [storm], turn: { step: 'materialize' } },
    )
      .until({ kind: 'MATERIALIZE' })
      .answer(0, { choose: [{ card: 'Forged Scalemail' }] })
      .answering([{ card: 'Wolf' }]);
    play.resolveAll().to('main');
    const hand = play.count(0, 'hand');
    play.pass().activateCard(1, 'Storm').resolve();
    expect(play.decision().shape).toBe('CONFIRM');
    play.answer(0, { confirm: true } as never);
    expect([play.the('Wolf').damage, play.damage(0), play.zones('Forged Scalemail'), play.count(0, 'hand')]).toEqual([
      1,
      3,
      ['banishment'],
      hand + 1,
    ]);
  });

  it('Intrepid Spearman shows a card once a turn, and prevents 3 combat damage where that is wind', () => {
    const breeze = card(
      'Breeze',
      { types: ['Action'], elements: ['wind'], costKind: 'reserve', cost: 0, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const brute = ally('Brute', { power: 4, life: 20 });
    const strike = (shown: string, level = 1) => {
      const play = game(
        hero('Warrior', 'wind', level),
        0,
        { field: [{ card: 'Intrepid Spearman', counters: { buff: 9 } }], memory: [shown] },
        { field: ['Brute', 'Brute'] },
        { definitions: [breeze, brute], turn: { active: 1 } },
      );
      const [first, second] = play.all('Brute');
      const attack = (id: string | undefined) => {
        const option = play.decision().options.find((o) => o.kind === 'ATTACK' && o.object === id);
        play
          .answer(1, { choose: [option?.id ?? ''] as never })
          .aim('Intrepid Spearman')
          .fight({ choose: [] } as never);
        return play.the('Intrepid Spearman').damage;
      };
      return [attack(first?.id), attack(second?.id)];
    };
    expect(strike('Breeze')).toEqual([1, 5]);
    expect(strike('Wolf')).toEqual([4, 8]);
    expect(strike('Breeze', 0)).toEqual([4, 8]);
  });
});
