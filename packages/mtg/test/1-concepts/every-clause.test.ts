/** Each clause of a rule by itself: what the one situation that comes to mind first would leave unsaid. */
import { lands, magicPosition, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  gainLife,
  instant,
  keyword,
  mana,
  permanent,
  t,
  tap,
  target,
  triggered,
} from '../../src/language/builders.js';
import { own, refusedScenario } from '../language/play.js';

ownCards(
  creatureCard('Test Golem', '{0}', 'Golem', '3/3', keyword('indestructible')),
  instant('Test Ruin', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test Bell', { cost: '{0}', type: 'Artifact', abilities: [activated([tap], { effects: [draw(1)] })] }),
  card('Test Mine', {
    cost: '{0}',
    type: 'Land',
    abilities: [
      activated([tap], { effects: [{ do: 'addMana', choices: ['{C}'] }], immediate: true }),
      activated([mana('{1}'), tap], { effects: [gainLife(1)] }),
    ],
  }),
  instant('Test Quake', '{0}', { effects: [damage(1, each(permanent))] }),
  card('Test Siege', { cost: '{0}', type: 'Battle — Siege', defense: 9 }),
  card('Test Adept', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 4 }),
  card('Test Vase', { cost: '{0}', type: 'Artifact' }),
  instant('Test Blast', '{0}', {
    targets: [target(creature)],
    effects: [damage(3, t(0)), gainLife({ count: creature })],
  }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));

describe('every clause: what can’t happen, who begins, how it ends (101–104)', () => {
  it('mtg:101.2 what can’t be destroyed isn’t by an effect that says so', () => {
    const game = magicPosition([{ hand: ['Test Ruin'], battlefield: ['Test Golem'] }, {}]).cast(0, 'Test Ruin');
    expect(game.resolve().zones('Test Golem')).toEqual(['battlefield']);
  });

  it('mtg:103.1 who was drawn takes the first turn', () => {
    const main = [{ card: 'Forest', count: 60 }];
    const begun = Array.from({ length: 8 }, (_, n) => {
      const options = { autoPass: 'none', payment: 'auto' } as const;
      const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: { main } }));
      const created = magic.create({ edition: 'current', seed: `first ${n}`, options, seats });
      if (!created.ok) throw new Error(created.error.detail);
      const game = new Play(magic, created.value.state);
      const drawn = created.value.events.find((e) => e.type === 'STARTING_PLAYER')?.data.seat;
      return [drawn, game.until({ turn: 1, step: 'upkeep' }).view().turn.active];
    });
    for (const [drawn, active] of begun) expect(active).toBe(drawn);
    expect(new Set(begun.map(([drawn]) => drawn)).size).toBe(2);
  });

  it('mtg:104.3b who has exactly 0 life loses', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, { life: 2 }]);
    expect(game.cast(0, 'Shock', { player: 1 }).resolve().result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
});

describe('every clause: when spells are cast, and who is next (117)', () => {
  const hand = ['Shock', 'Memnite'];
  const mine = { hand, battlefield: lands(1, 'Mountain') };

  it('mtg:117.1a an instant is cast whenever its player has priority', () => {
    expect(offered(magicPosition([mine, {}], { turn: { step: 'upkeep' } }), 'CAST')).toEqual(['Shock']);
    expect(offered(magicPosition([{}, mine]).pass(), 'CAST')).toEqual(['Shock']);
    const busy = magicPosition([{ ...mine, hand: [...hand, 'Test Quake'] }, {}]).cast(0, 'Test Quake');
    expect(offered(busy, 'CAST')).toEqual(['Shock']);
  });

  it('mtg:117.1a mtg-2003:408.1d any other spell in either main phase of one’s own while the stack is empty', () => {
    expect(offered(magicPosition([mine, {}]), 'CAST')).toEqual(hand);
    expect(offered(magicPosition([mine, {}]).until({ step: 'postcombatMain' }), 'CAST')).toEqual(hand);
    expect(offered(magicPosition([mine, {}]).until({ step: 'endOfCombat' }), 'CAST')).toEqual(['Shock']);
  });

  it('mtg:117.3d of several players the next in turn order has priority after one who passes', () => {
    const players = [{}, {}, {}, {}].map(() => ({ library: [{ card: 'Forest', count: 20 }] }));
    const turn = { number: 5, active: 1, step: 'precombatMain' };
    const created = magic.createScenario({ ruleset: 'mtg', edition: 'current', seed: 'table', turn, players });
    if (!created.ok) throw new Error(created.error.detail);
    const game = new Play(magic, created.value.state);
    const asked = [0, 1, 2, 3].map(() => {
      const { seat } = game.decision();
      game.pass();
      return seat;
    });
    expect(asked).toEqual([1, 2, 3, 0]);
  });
});

describe('every clause: costs (118)', () => {
  it('mtg:118.3 what is tapped already can’t be tapped as a cost', () => {
    const bells = ['Test Bell', { card: 'Test Bell', tapped: true }];
    const game = magicPosition([{ battlefield: bells }, {}]);
    expect(offered(game, 'ACTIVATE')).toEqual(['Test Bell']);
    expect(offered(game.activate(0, 'Test Bell'), 'ACTIVATE')).toEqual([]);
  });

  it('mtg:118.3 another player’s permanents can’t be sacrificed', () => {
    const altar = card('Test Altar', {
      cost: '{0}',
      type: 'Artifact',
      abilities: [activated([{ pay: 'sacrifice', what: creature, label: 'a creature' }], { effects: [gainLife(1)] })],
    });
    const may = (mine: string[], theirs: string[]) =>
      offered(own([altar], [{ battlefield: ['Test Altar', ...mine] }, { battlefield: theirs }]), 'ACTIVATE');
    expect([may([], ['Memnite']), may(['Memnite'], [])]).toEqual([[], ['Test Altar']]);
  });

  it('mtg:118.3 what is tapped for one part of a cost makes no mana for another', () => {
    const gains = (...battlefield: string[]) =>
      magicPosition([{ battlefield }, {}])
        .decision()
        .options.some((o) => o.kind === 'ACTIVATE' && o.card === 'Test Mine' && !o.mana);
    expect([gains('Test Mine'), gains('Test Mine', 'Forest')]).toEqual([false, true]);
  });
});

describe('every clause: life and damage (119, 120)', () => {
  it('mtg:119.9 a gain that comes to nothing triggers nothing', () => {
    const lure = card('Test Lure', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [
        triggered({ on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, { effects: [draw(1)] }),
      ],
    });
    const drain = card('Test Drain', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [
        {
          kind: 'replacement',
          on: 'stat',
          player: 'you',
          match: { stat: 'life' },
          change: { amount: { count: creature } },
        },
      ],
    });
    const balm = instant('Test Balm', '{0}', { effects: [gainLife(3)] });
    const gained = (...battlefield: string[]) => {
      const mine = { hand: ['Test Balm'], battlefield: ['Test Lure', ...battlefield] };
      const game = own([lure, drain, balm], [mine, {}]).cast(0, 'Test Balm').resolve();
      return [game.view().stack.length, game.happened('LIFE_CHANGED').map((e) => e.amount)];
    };
    expect([gained(), gained('Test Drain', 'Memnite'), gained('Test Drain')]).toEqual([
      [1, [3]],
      [1, [1]],
      [0, []],
    ]);
  });

  it('mtg:119.10 a gain of no life is not replaced', () => {
    const spring = card('Test Spring', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [{ kind: 'replacement', on: 'stat', player: 'you', match: { stat: 'life' }, instead: [draw(1)] }],
    });
    const balm = (amount: number) => instant('Test Balm', '{0}', { effects: [gainLife(amount)] });
    const hand = (amount: number) =>
      own([spring, balm(amount)], [{ hand: ['Test Balm'], battlefield: ['Test Spring'] }, {}])
        .cast(0, 'Test Balm')
        .resolve()
        .hand(0);
    expect([hand(1), hand(0)]).toEqual([1, 0]);
  });

  it('mtg:120.1 battles, creatures and planeswalkers are dealt damage, and no other permanents', () => {
    const game = magicPosition([
      { hand: ['Test Quake'], battlefield: ['Test Siege', 'Hill Giant', 'Test Adept', 'Test Vase', 'Forest'] },
      {},
    ]);
    game.cast(0, 'Test Quake').resolve();
    const dealt = game.happened('DAMAGE_DEALT').map((d) => (d.target as { card: string }).card);
    expect(dealt).toEqual(['Test Siege', 'Hill Giant', 'Test Adept']);
  });

  it('mtg:120.3e only on a creature damage is marked: a position has it nowhere else', () => {
    const at = (card: string) => refusedScenario([], [{ battlefield: [{ card, damage: 1 }] }, {}]).errors;
    expect(at('Glorious Anthem')).toMatchObject([
      { path: '$.players[0].battlefield[0].damage', rules: ['mtg:120.3e'] },
    ]);
  });

  it('mtg:120.5 a creature with lethal damage is there as long as the spell that dealt it resolves', () => {
    const game = magicPosition([{ hand: ['Test Blast'], battlefield: ['Hill Giant'] }, {}]).cast(0, 'Test Blast');
    expect([game.resolve().life(0), game.zones('Hill Giant')]).toEqual([21, ['graveyard']]);
  });
});
