/** What limits attacks and activations, or lifts such limits; what is prepared; what lasts as long as an attack. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';

const rule = (name: string, more: JsonObject = {}): JsonObject => ({
  kind: 'static',
  mods: [{ mod: 'rule', rule: name, ...more }],
});
const soldier = ally('Soldier', { power: 2, life: 9 });
const CHAMPION = 'Spirit of Fire';

describe('attacks', () => {
  it('ga:2.6.1 what can’t attack is not offered to', () => {
    const meek = ally('Meek', { power: 2, life: 9 }, rule('cantAttack'));
    const game = play([meek, soldier], { field: ['Meek', 'Soldier'] }, {});
    expect(game.offers().filter((offer) => offer.startsWith('ATTACK'))).toEqual(['ATTACK Soldier']);
    expect(() => game.choose(0, { kind: 'ATTACK', card: 'Meek' })).toThrow(/can’t attack/);
  });

  it('ga:2.2.7.1.2 nobody retaliates against what can’t be retaliated', () => {
    const sly = ally('Sly', { power: 2, life: 9 }, rule('cantBeRetaliated'));
    const damage = (name: string): unknown => {
      const game = play([sly, soldier], { field: [name] }, { field: ['Soldier', 'Sly'] });
      game.declare(0, name, name === 'Sly' ? 'Soldier' : 'Sly');
      for (let i = 0; game.view().turn.phase === 'combat' && i < 50; i++) {
        const d = game.decision();
        if (d.kind === 'RETALIATE') game.answer(d.seat, { choose: d.options.map((o) => o.id) });
        else game.pass();
      }
      return game.all(name).find((o) => o.controller === 0)?.damage;
    };
    expect([damage('Soldier'), damage('Sly')]).toEqual([2, 0]);
  });

  it('ga:2.11.7.14.6.8 what can’t be intercepted isn’t, nor is what is unblockable', () => {
    const guard = ally('Guard', { life: 9 }, keyword('intercept'));
    const sneak = ally('Sneak', { power: 2, life: 9 }, rule('cantBeIntercepted'));
    const ghost = ally('Ghost', { power: 2, life: 9 }, keyword('unblockable'));
    const kinds = (name: string): string[] => {
      const game = play([guard, sneak, ghost, soldier], { field: [name] }, { field: ['Guard'] });
      game.declare(0, name, CHAMPION);
      const seen: string[] = [];
      for (let i = 0; game.view().turn.phase === 'combat' && i < 50; i++) {
        const d = game.decision();
        seen.push(d.kind);
        if (d.kind === 'OPPORTUNITY') game.pass();
        else game.answer(d.seat, d.default);
      }
      return seen;
    };
    expect(['Soldier', 'Sneak', 'Ghost'].map((name) => kinds(name).includes('MAY'))).toEqual([true, false, false]);
  });

  it('ga:2.11.7.15.2 unblockable attacks ignore taunt', () => {
    const wall = ally('Wall', { life: 9 }, keyword('taunt'));
    const ghost = ally('Ghost', { power: 2, life: 9 }, keyword('unblockable'));
    const choices = (name: string) =>
      play([wall, ghost, soldier], { field: [name] }, { field: ['Wall', 'Soldier'] }).choose(0, {
        kind: 'ATTACK',
        card: name,
      });
    expect(choices('Ghost').choices()).toContain(CHAMPION);
    expect(choices('Soldier').view().turn.phase).toBe('combat');
    expect(choices('Soldier').combat().targets).toHaveLength(1);
  });

  it('ga:2.9.0.3 combat damage of an attack that says so can’t be prevented', () => {
    const shield = ally(
      'Shield',
      { life: 9 },
      {
        kind: 'replacement',
        on: 'damage',
        target: 'self',
        prevent: true,
      },
    );
    const sure = ally('Sure', { power: 2, life: 9 }, rule('combatUnpreventable'));
    const dealt = (name: string): unknown =>
      play([shield, sure, soldier], { field: [name] }, { field: ['Shield'] })
        .declare(0, name, 'Shield')
        .fight()
        .the('Shield').damage;
    expect([dealt('Soldier'), dealt('Sure')]).toEqual([0, 2]);
  });

  it('ga:2.2.7.3.1 what lasts as long as an attack ends with it', () => {
    const eager = ally(
      'Eager',
      { power: 2, life: 9 },
      {
        kind: 'triggered',
        on: { on: 'attack', object: 'self' },
        effects: [
          {
            do: 'modify',
            what: 'self',
            mods: [{ mod: 'add', stat: 'attackPower', value: 2 }],
            until: { kind: 'endOfFight' },
          },
        ],
      },
    );
    const again = action('Again', {
      targets: [on('Ally')],
      effects: [{ do: 'status', what: { target: 0 }, status: 'rested', on: false }],
    });
    const game = play([eager, again], { hand: ['Again'], field: ['Eager'] }, {});
    game.declare(0, 'Eager', CHAMPION).resolve();
    expect(game.combat().power).toBe(4);
    game.fight();
    expect(game.damage(1)).toBe(4);
    game.activateCard(0, 'Again', { card: 'Eager' }).resolve().declare(0, 'Eager', CHAMPION);
    expect(game.combat().power).toBe(2);
  });

  it('ga:2.2.7.0.1 a unit is defending while it is attacked', () => {
    const rattle = action('Rattle', {
      targets: [{ what: [{ zone: 'field' }, { is: 'defending' }] }],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    });
    const game = play([rattle, soldier], { hand: ['Rattle'], field: ['Soldier'] }, { field: ['Soldier'] });
    expect(game.offers()).not.toContain('ACTIVATE_CARD Rattle');
    game.declare(0, 'Soldier', CHAMPION);
    game.activateCard(0, 'Rattle', { card: CHAMPION }).resolve();
    expect(game.damage(1)).toBe(1);
  });
});

describe('activating', () => {
  const late = card(
    'Late',
    { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Skill'] },
    { kind: 'spell', effects: [{ do: 'draw', who: 'you', count: 1 }] },
    rule('activateOnly', { if: { all: [{ turnOf: 'you' }, { during: ['end'] }] } }),
  );

  it('ga:2.3.1.7 a card that says when it is activated is activated then alone', () => {
    const game = play([late], { hand: ['Late'] }, {});
    expect(game.offers()).not.toContain('ACTIVATE_CARD Late');
    expect(() => game.activateCard(0, 'Late')).toThrow(/its own text/);
    game.to('end');
    expect(game.offers()).toContain('ACTIVATE_CARD Late');
  });

  it('ga:2.8.1 the next such card is activated as though it were fast', () => {
    const haste = action('Haste', {
      effects: [
        {
          do: 'modify',
          what: 'you',
          mods: [{ mod: 'rule', rule: 'asThoughFast', of: { has: ['types', ['Ally']] } }],
          until: { kind: 'untilEvent', on: { on: 'activate', player: 'you', object: { has: ['types', ['Ally']] } } },
        },
      ],
    });
    const recruit = ally('Recruit', { cost: 0 });
    const game = play([haste, recruit, soldier], { hand: ['Haste', 'Recruit', 'Recruit'], field: ['Soldier'] }, {});
    game.declare(0, 'Soldier', CHAMPION);
    expect(game.offers()).not.toContain('ACTIVATE_CARD Recruit');
    game.activateCard(0, 'Haste').resolve().activateCard(0, 'Recruit').resolve();
    expect([game.zones('Recruit').toSorted(), game.offers().includes('ACTIVATE_CARD Recruit')]).toEqual([
      ['field', 'hand'],
      false,
    ]);
  });

  it('ga:1.6.6.2 elements that are ignored need not be enabled', () => {
    const horse = ally('Horse', { cost: 0, elements: ['wind'], subtypes: ['Horse'] });
    const crow = ally('Crow', { cost: 0, elements: ['wind'], subtypes: ['Crow'] });
    const saddle = ally(
      'Saddle',
      {},
      {
        kind: 'static',
        affects: { players: 'you' },
        mods: [{ mod: 'rule', rule: 'ignoresElements', of: { has: ['subtypes', ['Horse']] } }],
      },
    );
    const game = play([horse, crow, saddle], { champion: CHAMPION, hand: ['Horse', 'Crow'], field: ['Saddle'] }, {});
    expect(game.offers().filter((offer) => offer.startsWith('ACTIVATE'))).toEqual(['ACTIVATE_CARD Horse']);
  });

  it('ga:2.11.7.15.2 a card is prepared where the counters are removed for it', () => {
    const cut = card(
      'Cut',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Skill'] },
      { kind: 'spell', effects: [{ do: 'if', if: { paid: 'prepare' }, then: [{ do: 'draw', who: 'you', count: 1 }] }] },
      { ...keyword('prepare'), value: 2 },
    );
    const champion = (preparation: number): JsonObject => ({ card: 'Spirit of Wind', counters: { preparation } });
    const game = play([cut], { champion: champion(3), hand: ['Cut', 'Cut'] }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Cut' });
    game.answer(0, { confirm: true }).resolve();
    expect([game.champion(0).counters, game.count(0, 'hand')]).toEqual([{ preparation: 1 }, 2]);
    // With fewer counters it can't be.
    game.activateCard(0, 'Cut').resolve();
    expect([game.champion(0).counters, game.count(0, 'hand')]).toEqual([{ preparation: 1 }, 1]);
  });

  it('ga:2.4.4.3 a card that a restriction lets be prepared is so only under that', () => {
    const cut = (classes: string[]): JsonObject =>
      card(
        'Cut',
        { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Skill', ...classes], classes },
        {
          kind: 'spell',
          effects: [{ do: 'if', if: { paid: 'prepare' }, then: [{ do: 'draw', who: 'you', count: 1 }] }],
        },
        {
          kind: 'static',
          if: { is: ['self', { is: 'classBonus' }] },
          mods: [{ mod: 'ability', ability: { ...keyword('prepare'), value: 1 } }],
        },
      );
    const asked = (classes: string[]): string => {
      const champion: JsonObject = { card: 'Lorraine, Wandering Warrior', counters: { preparation: 1 } };
      const game = play([cut(classes)], { champion, hand: ['Cut'] }, {});
      return game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Cut' }).decision().kind;
    };
    expect([asked(['Warrior']), asked(['Mage'])]).toEqual(['OPTIONAL_COST', 'OPPORTUNITY']);
  });

  it('ga:2.4.0.5 an attack card that was prepared is so in the intent', () => {
    const stab = card(
      'Stab',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2, subtypes: ['Assassin'] },
      {
        kind: 'triggered',
        zone: 'intent',
        on: { on: 'hit', source: 'self' },
        keyword: 'on hit',
        effects: [{ do: 'if', if: { paid: 'prepare' }, then: [{ do: 'draw', who: 'you', count: 1 }] }],
      },
      { ...keyword('prepare'), value: 1 },
    );
    const drawn = (counters: number): number => {
      const champion: JsonObject = { card: 'Spirit of Wind', counters: { preparation: counters } };
      const game = play([stab], { champion, hand: ['Stab'] }, {});
      game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Stab' });
      if (game.decision().kind !== 'OPPORTUNITY') game.answer(0, { confirm: true });
      game.resolve().aim(CHAMPION).fight();
      return game.count(0, 'hand');
    };
    expect([drawn(0), drawn(1)]).toEqual([0, 1]);
  });
});

describe('states', () => {
  it('ga:2.2.1.1 what doesn’t wake up in its next wake up phase stays rested for that one alone', () => {
    const freeze = action('Freeze', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'rule', rule: 'doesntWakeUp' }],
          until: { kind: 'nextStep', step: 'wakeUp' },
        },
      ],
    });
    const game = play([freeze, soldier], { hand: ['Freeze'] }, { field: [{ card: 'Soldier', rested: true }] });
    game.activateCard(0, 'Freeze', { card: 'Soldier' }).resolve();
    const turn = Number(game.view().turn.number);
    game.to('recollection', turn + 1);
    expect(game.the('Soldier').rested).toBe(true);
    game.to('recollection', turn + 3);
    expect(game.the('Soldier').rested).toBe(false);
  });

  it('ga:2.11.6.1.1 debuff counters take power and life, and buff counters with them', () => {
    const weaken = action('Weaken', {
      targets: [on('Ally')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'debuff', amount: 2 }],
    });
    const game = play(
      [weaken, soldier],
      { hand: ['Weaken', 'Weaken'] },
      { field: [{ card: 'Soldier', counters: { buff: 1 } }] },
    );
    game.activateCard(0, 'Weaken', { card: 'Soldier' }).resolve();
    expect(game.the('Soldier')).toMatchObject({ counters: { debuff: 1 }, power: 1, life: 8 });
    game.activateCard(0, 'Weaken', { card: 'Soldier' }).resolve();
    expect(game.the('Soldier')).toMatchObject({ counters: { debuff: 3 }, power: -1, life: 6 });
  });

  it('ga:2.4.2.2.2 words before abilities that leave say how it leaves', () => {
    const bloom = (name: string, word: string, match: JsonObject): JsonObject =>
      ally(
        name,
        {},
        {
          kind: 'triggered',
          keyword: word,
          on: { on: 'move', object: 'self', match: { from: 'field', ...match } },
          effects: [{ do: 'draw', who: 'you', count: 1 }],
        },
      );
    const cards = [
      bloom('Given', 'on sacrifice', { cause: 'sacrifice' }),
      bloom('Gone', 'on leave', {}),
      bloom('Exiled', 'on banish', { to: 'banishment' }),
      bloom('Broken', 'on destroy', { to: 'graveyard' }),
    ];
    const away = (to: string, cause: string): JsonObject =>
      action('Away', {
        effects: [{ do: 'move', what: { each: [{ has: ['types', ['Ally']] }] }, to, cause }],
      });
    const drawn = (to: string, cause: string): number => {
      const game = play(
        [...cards, away(to, cause)],
        { hand: ['Away'], field: ['Given', 'Gone', 'Exiled', 'Broken'] },
        {},
      );
      game.activateCard(0, 'Away').resolve();
      const d = game.decision();
      if (d.kind === 'ORDER_TRIGGERS') game.answer(0, d.default);
      return game.stack().length;
    };
    expect([drawn('graveyard', 'sacrifice'), drawn('banishment', 'banish'), drawn('graveyard', 'destroy')]).toEqual([
      3, 2, 2,
    ]);
    expect(drawn('hand', 'return')).toBe(1);
  });
});

describe('cards of players', () => {
  const asks = (cmp: string, n: number): JsonObject =>
    action('Ask', {
      effects: [
        {
          do: 'if',
          if: { exists: [{ player: 'opponent' }, { owns: [[{ zone: 'graveyard' }], cmp, n] }] },
          then: [{ do: 'draw', who: 'you', count: 1 }],
        },
      ],
    });

  it('ga:2.1.6.3 a graveyard is one player’s: what counts cards of it counts none of another', () => {
    const drawn = (cmp: string, n: number): number =>
      play([asks(cmp, n), soldier], { hand: ['Ask'], graveyard: ['Soldier', 'Soldier'] }, { graveyard: ['Soldier'] })
        .activateCard(0, 'Ask')
        .resolve()
        .count(0, 'hand');
    expect([drawn('>=', 1), drawn('>=', 2), drawn('=', 0)]).toEqual([1, 0, 0]);
  });

  it('ga:2.3.1.5 cards of a single graveyard are of one player', () => {
    const raid = action('Raid', {
      targets: [{ what: [{ zone: 'graveyard' }], min: 0, max: 2, together: 'sameOwner' }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
    });
    const game = play(
      [raid, soldier],
      { hand: ['Raid'], graveyard: ['Soldier'] },
      { graveyard: ['Soldier', 'Soldier'] },
    );
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Raid' });
    const d = game.decision();
    const of = (seat: number) => d.options.filter((o) => o.owner === seat).map((o) => o.id);
    expect(() => game.answer(0, { choose: [...of(0), ...of(1).slice(1)] })).toThrow();
    game.answer(0, { choose: of(1) }).resolve();
    expect(game.zones('Soldier').toSorted()).toEqual(['banishment', 'banishment', 'graveyard']);
  });

  it('ga:2.11.7.15.2 scavenging reveals until one fits, and so many at most', () => {
    const find = (n: number): JsonObject =>
      action('Find', {
        effects: [
          {
            do: 'dig',
            count: { least: [n, { topUntil: [{ has: ['types', ['Ally']] }] }] },
            reveal: true,
            take: { to: 'hand', filter: [{ has: ['types', ['Ally']] }] },
            rest: { to: 'bottom', order: 'random' },
          },
        ],
      });
    const item = card('Stone', { types: ['Item'], costKind: 'reserve', cost: 0 });
    const mainDeck = ['Stone', 'Stone', 'Soldier', 'Stone'];
    const found = (n: number) => {
      const game = play([find(n), item, soldier], { hand: ['Find'], mainDeck }, {});
      game.activateCard(0, 'Find').resolve();
      for (let i = 0; game.decision().kind !== 'OPPORTUNITY' && i < 5; i++) game.answer(0, game.decision().default);
      return game.count(0, 'hand');
    };
    expect([found(2), found(3), found(6)]).toEqual([0, 1, 1]);
  });
});
