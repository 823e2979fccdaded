/** What effects change of what others do: entering with counters, dealing less, abilities that cost more. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';

const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(
    name,
    { types: ['Item'], costKind: 'memory', cost: 0, subtypes: ['Artifact'], supertypes: ['Regalia'] },
    ...abilities,
  );
const soldier = ally('Soldier', { cost: 0, power: 2, life: 5 });

describe('entering with more', () => {
  const pudding = action('Pudding', {
    effects: [
      {
        do: 'createReplacement',
        replaces: {
          on: 'move',
          object: [{ has: ['types', ['Ally']] }, { controller: 'you' }],
          match: { to: 'field' },
          change: { counters: { buff: 1 } },
        },
        until: { kind: 'endOfTurn' },
      },
    ],
  });
  const rot = item('Rot', {
    kind: 'replacement',
    on: 'move',
    object: [{ controller: 'opponent' }],
    match: { to: 'field' },
    change: { counters: { wither: 1 } },
  });
  const summon = action('Summon', { effects: [{ do: 'create', named: 'Helper' }] });
  const helper = ally('Helper', { token: true, life: 3 });

  it('allies that enter under their player’s control do so with an additional counter', () => {
    const game = play([pudding, soldier], { hand: ['Pudding', 'Soldier'] }, {});
    game.activateCard(0, 'Pudding').resolve().activateCard(0, 'Soldier').resolve();
    expect(game.the('Soldier').counters).toMatchObject({ buff: 1 });
  });

  it('of objects of opponents those that opponents control, tokens as well', () => {
    const game = play([rot, soldier, summon, helper], { hand: ['Soldier', 'Summon'] }, { field: ['Rot'] });
    game.activateCard(0, 'Soldier').resolve().activateCard(0, 'Summon').resolve();
    expect([game.the('Soldier').counters, game.the('Helper').counters]).toMatchObject([{ wither: 1 }, { wither: 1 }]);
    const own = play([rot, soldier], { hand: ['Soldier'], field: ['Rot'] }, {})
      .activateCard(0, 'Soldier')
      .resolve();
    expect(own.the('Soldier').counters).toEqual({});
  });

  it('ga:2.11.6.3.2 additional durability counters come on top of what is printed', () => {
    const sword = card('Sword', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      subtypes: ['Sword'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 2,
    });
    const back = action('Back', {
      targets: [{ what: [{ zone: 'banishment' }, { owner: 'you' }] }],
      effects: [
        {
          do: 'move',
          what: { target: 0 },
          to: 'field',
          cause: 'effect',
          controller: 'you',
          counters: { durability: 3 },
        },
      ],
    });
    const game = play([sword, back], { hand: ['Back'], banishment: ['Sword'] }, {});
    game.activateCard(0, 'Back', { card: 'Sword' }).resolve();
    expect(game.the('Sword').counters).toMatchObject({ durability: 5 });
  });
});

describe('less damage', () => {
  const enfeeble = action('Enfeeble', {
    targets: [on('Ally', 'Champion')],
    effects: [
      {
        do: 'createReplacement',
        from: { target: 0 },
        replaces: { on: 'damage', change: { amount: { sum: [{ event: 'amount' }, -3] } } },
        until: { kind: 'endOfTurn' },
      },
    ],
  });

  it('ga:2.9.0.10 what would be less than none is none', () => {
    const strong = ally('Strong', { power: 5, life: 5 });
    const dealt = (name: string): number =>
      play([enfeeble, soldier, strong], { hand: ['Enfeeble'], field: [name] }, {})
        .activateCard(0, 'Enfeeble', { card: name })
        .resolve()
        .declare(0, name, 'Spirit of Fire')
        .fight()
        .damage(1);
    expect([dealt('Strong'), dealt('Soldier')]).toEqual([2, 0]);
  });
});

describe('abilities of others', () => {
  it('ga:1.6.4.2.8 activated abilities of objects cost more, where an effect on those says so', () => {
    const tool = item('Tool', {
      kind: 'activated',
      cost: [{ pay: 'rest' }],
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    });
    const opulence = item('Opulence', {
      kind: 'static',
      affects: [{ has: ['supertypes', 'Regalia'] }, { not: { controller: 'you' } }],
      mods: [{ mod: 'cost', abilities: true, more: [{ pay: 'reserve', amount: 2 }] }],
    });
    const game = play(
      [tool, opulence, soldier],
      { hand: ['Soldier', 'Soldier'], field: ['Tool'] },
      { field: ['Opulence'] },
    );
    game.use(0, 'Tool').resolve();
    expect([game.count(0, 'memory'), game.count(0, 'hand')]).toEqual([2, 1]);
    const own = play([tool, opulence, soldier], { hand: ['Soldier'], field: ['Tool', 'Opulence'] }, {});
    own.use(0, 'Tool').resolve();
    expect(own.count(0, 'memory')).toBe(0);
  });
});

describe('what works elsewhere', () => {
  const again = { effects: [{ do: 'draw', who: 'you', count: 1 }] };
  it('ga:2.4.0.3.1 an ability that works in the graveyard banishes its card from there', () => {
    const martyr = ally(
      'Martyr',
      {},
      {
        kind: 'triggered',
        on: { on: 'draw', player: 'you' },
        zone: 'graveyard',
        effects: [
          {
            do: 'pay',
            cost: [{ pay: 'banish', what: 'self' }],
            then: [{ do: 'recover', who: 'you', amount: 2 }],
            else: [],
          },
        ],
      },
    );
    const game = play(
      [martyr, action('Again', again)],
      {
        champion: { card: 'Spirit of Wind', damage: 5 },
        hand: ['Again'],
        graveyard: ['Martyr'],
      },
      {},
    );
    game.activateCard(0, 'Again').resolve().resolve().answer(0, { confirm: true });
    expect([game.zones('Martyr'), game.damage(0)]).toEqual([['banishment'], 3]);
  });

  it('whoever is chosen gains control', () => {
    const apple = action('Apple', {
      effects: [
        { do: 'choose', from: [{ player: 'any' }], min: 1, max: 1, save: 'player' },
        {
          do: 'modify',
          what: { each: [{ has: ['types', ['Ally']] }, { controller: 'you' }] },
          mods: [{ mod: 'control', to: { saved: 'player' } }],
          until: { kind: 'permanent' },
        },
      ],
    });
    const game = play([apple, soldier], { hand: ['Apple'], field: ['Soldier'] }, {});
    game.activateCard(0, 'Apple').resolve();
    game.answer(0, { choose: [{ player: 1 }] });
    expect(game.the('Soldier').controller).toBe(1);
  });

  it('a figure is set for what a player controls by now, also where it was taken over', () => {
    const chief = item('Chief', {
      kind: 'static',
      affects: [{ has: ['types', ['Ally']] }, { controller: 'you' }],
      mods: [{ mod: 'set', prop: 'power', value: 5 }],
    });
    const lure = action('Lure', {
      targets: [on('Ally')],
      effects: [
        { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
      ],
    });
    const powers = (chiefs: number) => {
      const field = (seat: number) => (seat === chiefs ? ['Chief'] : []);
      const game = play(
        [chief, lure, soldier],
        { hand: ['Lure'], field: field(0) },
        { field: ['Soldier', ...field(1)] },
      );
      const before = game.the('Soldier').power;
      return [before, game.activateCard(0, 'Lure', { card: 'Soldier' }).resolve().the('Soldier').power];
    };
    expect([powers(0), powers(1)]).toEqual([
      [2, 5],
      [5, 2],
    ]);
  });
});
