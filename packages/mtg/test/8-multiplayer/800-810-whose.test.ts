/** Games of several beside their first case: who has left, whom a creature attacks, what a team has in common (800–810). */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  addMana,
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  draw,
  instant,
  rule,
  t,
  target,
  triggered,
} from '../6-spells/test-cards.js';
import { attack, leave, table } from './table.js';
import { asked, does, giants, passAll } from './teams.js';

const seat = (name: string) => ({ name, deck: { main: [{ card: 'Forest', count: 60 }] } });
const begun = (names: string[]): Play => {
  const created = magic.create({
    ...{ edition: 'current', seed: 'mulligans', options: { autoPass: 'none', payment: 'auto' } },
    seats: names.map(seat),
  } as never);
  if (!created.ok) throw new Error(created.error.detail);
  return new Play(magic, created.value.state);
};
const lifeOf = (who: object) => ({ do: 'stat', who: 'you', stat: 'life', amount: { stat: 'life', of: who } }) as never;
const loses = (amount: number, who: object) => ({ do: 'stat', who, stat: 'life', amount: -amount }) as never;
const CARDS = [
  card('Test Grudge', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], { effects: [{ do: 'chooseWord', of: 'player' }] }),
      activated([], { effects: [lifeOf({ chosenPlayer: true })] }),
    ],
  }),
  creatureCard('Test Raider', '{0}', 'Orc', '2/2', triggered(attacks, { effects: [loses(1, { defenderOf: 'self' })] })),
  instant('Test Halt', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'removeFromCombat', what: t(0) }, loses(5, { defenderOf: t(0) })],
  } as never),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Nap', '{0}', { effects: [draw(1)] }),
  instant('Test Charge', '{0}', {
    effects: [{ do: 'counters', what: 'you', kind: 'energy', amount: 3 } as never, addMana('{G}')],
  }),
  instant('Test Green', '{G}', { effects: [draw(1)] }),
  card('Test Shelter', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('cantLose')])],
  }),
  card('Test Bank', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([{ pay: 'life', amount: 0 }], { effects: [draw(1)] }),
      activated([{ pay: 'life', amount: 3 }], { effects: [draw(2)] }),
    ],
  }),
  card('Test Walker', { cost: '{3}', type: 'Planeswalker — Jace', loyalty: 9 }),
  card('Test Siege', { cost: '{1}', type: 'Battle — Siege', defense: 9 }),
];
const game = (players: JsonObject[], more: JsonObject = {}): Play =>
  table(players, { definitions: CARDS as never, ...more });
const teams = (players: object[], more: object = {}): Play => giants(players, { definitions: CARDS, ...more });
const cast = (g: Play, by: number, name: string): Play => {
  does(g, by, { choose: [{ kind: 'CAST', card: name }] });
  passAll(g);
  return passAll(g);
};

describe('players who leave, and mulligans', () => {
  it('mtg:800.4i an effect that needs to know something of a player who has left goes by what was so last', () => {
    const g = game([{ battlefield: ['Test Grudge'] }, { life: 7 }, {}]);
    g.choose(0, { kind: 'ACTIVATE', card: 'Test Grudge', ability: 0 }).resolve().choose(0, { player: 1 });
    leave(g, 1);
    expect(g.view().players[1]).toMatchObject({ lost: true, life: 7 });
    g.choose(0, { kind: 'ACTIVATE', card: 'Test Grudge', ability: 1 }).resolve();
    expect(g.life(0)).toBe(27);
  });
  it('mtg:800.6 in a game of more than two the first mulligan of each player puts nothing back, and each further one does', () => {
    const put = (names: string[]): number[] => {
      const g = begun(names);
      const first = g.decision().seat;
      const found: number[] = [];
      for (let taken = 0; taken < 3; ) {
        const { seat: who, kind, min } = g.decision();
        if (kind === 'BOTTOM') g.answer(who, g.decision().default);
        else {
          g.answer(who, { confirm: who === first });
          if (who === first) taken++;
        }
        if (g.decision().kind === 'BOTTOM') found.push(Number(g.decision().min ?? min));
      }
      return found;
    };
    expect(put(['Ann', 'Bob', 'Cas'])[0]).toBe(1);
    expect(put(['Ann', 'Bob'])[0]).toBe(1);
    const after = (names: string[], mulligans: number): number => {
      const g = begun(names);
      const first = g.decision().seat;
      let left = mulligans;
      while (g.decision().kind !== 'PRIORITY') {
        const { seat: who, kind } = g.decision();
        if (kind !== 'MULLIGAN') g.answer(who, g.decision().default);
        else {
          g.answer(who, { confirm: who === first && left > 0 });
          if (who === first) left--;
        }
      }
      return g.hand(first);
    };
    expect([0, 1, 2, 3].map((n) => after(['Ann', 'Bob', 'Cas'], n))).toEqual([7, 7, 6, 5]);
    expect([0, 1, 2, 3].map((n) => after(['Ann', 'Bob'], n))).toEqual([7, 6, 5, 4]);
    // Each of them has one of their own.
    const all = begun(['Ann', 'Bob', 'Cas']);
    for (let n = 0; n < 3; n++) all.answer(all.decision().seat, { confirm: true });
    while (all.decision().kind === 'MULLIGAN') all.answer(all.decision().seat, { confirm: false });
    expect([all.decision().kind, all.hand(0), all.hand(1), all.hand(2)]).toEqual(['PRIORITY', 7, 7, 7]);
  });
});

describe('the defending player', () => {
  it('mtg:802.2a of each creature it is whom that one attacks, who protects the battle, or whom it attacked before it left combat', () => {
    const g = game([
      { hand: ['Test Halt', 'Test Halt'], battlefield: ['Test Raider', 'Hill Giant', 'Memnite'] },
      { battlefield: [{ card: 'Test Siege', protector: 2 }] },
      {},
    ]).until({ kind: 'ATTACKERS' });
    const siege = String(g.the('Test Siege').id);
    g.answer(0, {
      assign: [
        { from: { card: 'Hill Giant' }, to: { player: 1 } },
        { from: { card: 'Memnite' }, to: { player: 2 } },
        { from: { card: 'Test Raider' }, to: { object: siege } },
      ],
    } as never);
    const lives = () => [0, 1, 2].map((who) => g.life(who));
    expect(g.resolveAll() && lives()).toEqual([20, 20, 19]);
    g.castAt(0, 'Test Halt', { card: 'Hill Giant' }).resolve();
    expect([lives(), g.the('Hill Giant').attacking]).toEqual([[20, 15, 19], null]);
    g.castAt(0, 'Test Halt', { card: 'Memnite' }).resolve();
    expect(lives()).toEqual([20, 15, 14]);
    // A creature that has left by then attacked whom it attacked.
    const gone = game([{ hand: ['Test Slay'], battlefield: ['Test Raider'] }, {}, {}]).until({ kind: 'ATTACKERS' });
    attack(gone, 0, ['Test Raider', 2]).castAt(0, 'Test Slay', { card: 'Test Raider' }).resolve();
    expect([gone.all('Test Raider'), gone.resolveAll().life(1), gone.life(2)]).toEqual([[], 20, 19]);
    // Of a planeswalker it is who controls that, whoever owns it.
    const walked = game([
      { battlefield: ['Test Raider'] },
      { battlefield: [{ card: 'Test Walker', controller: 2 }] },
      {},
    ]);
    walked.until({ kind: 'ATTACKERS' });
    const walker = String(walked.the('Test Walker').id);
    walked.answer(0, { assign: [{ from: { card: 'Test Raider' }, to: { object: walker } }] } as never).resolveAll();
    expect([walked.life(1), walked.life(2)]).toEqual([20, 19]);
  });
  it('mtg:508.5 it stays the same though the creature was removed from combat, or has left the battlefield, be it removed before', () => {
    const lives = (...spells: string[]): number[] => {
      const g = game([{ hand: spells, battlefield: ['Test Raider'] }, {}, {}]).until({ kind: 'ATTACKERS' });
      attack(g, 0, ['Test Raider', 2]);
      // Halting it costs whom it attacked five life.
      for (const spell of spells) g.castAt(0, spell, { card: 'Test Raider' }).resolve();
      g.resolveAll();
      return [0, 1, 2].map((who) => g.life(who));
    };
    expect([lives('Test Slay'), lives('Test Halt'), lives('Test Halt', 'Test Slay')]).toEqual([
      [20, 20, 19],
      [20, 20, 14],
      [20, 20, 14],
    ]);
  });
});

describe('teams that share their turns', () => {
  /** Whose turn it is, and who is asked as it begins. */
  const turns = (g: Play, first: number, count: number): unknown[] =>
    Array.from({ length: count }, (_, n) => {
      g.until({ turn: first + n, step: 'upkeep' });
      return [g.view().turn.active, asked(g)];
    });
  const TWO = [
    [2, [2, 3]],
    [0, [0, 1]],
    [2, [2, 3]],
  ];
  const ALONE = { battlefield: ['Grizzly Bears'] };
  it('mtg:805.1 they always do in Two-Headed Giant and in Archenemy, and in no game in which each plays for themselves', () => {
    expect(turns(teams([]), 6, 3)).toEqual(TWO);
    const archenemy = game([{ schemes: [] }, {}, {}] as never, { options: { format: 'archenemy' } } as never);
    expect(turns(archenemy, 6, 3)).toEqual([
      [1, [1, 2]],
      [0, [0]],
      [1, [1, 2]],
    ]);
    expect(turns(game([{}, {}, {}]), 6, 3)).toEqual([
      [1, [1]],
      [2, [2]],
      [0, [0]],
    ]);
  });
  it('mtg:810.2 in Two-Headed Giant the teams take turns, and not the players', () => {
    const g = teams([{ hand: ['Forest'] }, { hand: ['Island'] }, ALONE, ALONE]);
    does(g, 0, { choose: [{ kind: 'PLAY_LAND', card: 'Forest' }] });
    does(g, 1, { choose: [{ kind: 'PLAY_LAND', card: 'Island' }] });
    expect([g.all('Forest').length, g.all('Island').length]).toEqual([1, 1]);
    expect(turns(g, 6, 3)).toEqual(TWO);
  });
  it('mtg:805.5 both players of a team have priority, and the other team has it once both have passed', () => {
    const g = teams([{ hand: ['Test Nap'] }, { hand: ['Test Nap'] }, { hand: ['Test Nap'] }, {}]);
    expect(asked(g)).toEqual([0, 1]);
    does(g, 1, { choose: [{ kind: 'CAST', card: 'Test Nap' }] });
    expect(asked(g)).toEqual([0, 1]);
    does(g, 0, { choose: [{ kind: 'PASS' }] });
    expect(asked(g)).toEqual([1]);
    does(g, 1, { choose: [{ kind: 'PASS' }] });
    expect([asked(g), g.hand(1)]).toEqual([[2, 3], 0]);
    does(g, 2, { choose: [{ kind: 'CAST', card: 'Test Nap' }] });
    expect(asked(g)).toEqual([2, 3]);
    passAll(passAll(g));
    expect([g.hand(2), g.hand(1)]).toEqual([1, 0]);
    passAll(passAll(g));
    expect([g.hand(1), asked(g)]).toEqual([1, [0, 1]]);
  });
  it('mtg:805.10 one team attacks the other in one combat: creatures of both players, and either player of the other', () => {
    for (const active of [0, 2]) {
      const side = ['Grizzly Bears', 'Hill Giant', 'Memnite', 'Ornithopter'];
      const g = teams(
        side.map((name) => ({ battlefield: [name] })),
        { turn: { active } },
      ).until({ kind: 'ATTACKERS' });
      const [one, two, three, four] = active === 0 ? [0, 1, 2, 3] : [2, 3, 0, 1];
      expect([g.decision().seat, g.decision().from?.map(({ controller }) => controller)]).toEqual([one, [one, two]]);
      expect(g.decision().to?.map(({ player }) => player)).toEqual([three, four]);
      attack(g, one ?? 0, [String(side[one ?? 0]), four ?? 0], [String(side[two ?? 0]), three ?? 0]);
      g.until({ kind: 'BLOCKERS' });
      expect([g.decision().seat, g.decision().from?.map(({ controller }) => controller)]).toEqual([
        three,
        [three, four],
      ]);
    }
  });
});

describe('what a team has in common', () => {
  it('mtg:810.5 it has life and poison alone in common; cards, mana and other counters are each player’s', () => {
    const g = teams([{ hand: ['Test Charge', 'Test Green'] }, { hand: ['Test Green'] }, { hand: ['Forest'] }, {}]);
    cast(g, 0, 'Test Charge');
    const players = g.view().players as JsonObject[];
    expect(players.map(({ counters }) => (counters as JsonObject).energy ?? 0)).toEqual([3, 0, 0, 0]);
    const offers = (who: number) =>
      g
        .decisions()
        .find((d) => d.seat === who)
        ?.options.filter((o) => o.kind === 'CAST').length;
    expect([offers(0), offers(1)]).toEqual([1, 0]);
    const seen = (viewer: number, of: number) => {
      const zone = g.view(viewer).zones.find((z) => z.id === 'hand' && z.owner === of) as JsonObject;
      return Array.isArray(zone.objects) ? zone.objects.length : null;
    };
    expect([seen(0, 1), seen(1, 0), seen(0, 2), seen(2, 0), seen(3, 2)]).toEqual([1, 1, null, null, 1]);
    expect(g.view().players.map(({ life }) => life)).toEqual([30, 30, 30, 30]);
  });
  it('mtg:810.9b together they pay no more than the life of the team, and 0 life always', () => {
    const bank = { battlefield: ['Test Bank'], life: 5 };
    const g = teams([bank, bank]);
    const costs = (who: number) =>
      g
        .decisions()
        .find((d) => d.seat === who)
        ?.options.filter((o) => o.kind === 'ACTIVATE' && o.owner === who)
        .map((o) => o.ability);
    expect([costs(0), costs(1)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    does(g, 0, { choose: [{ kind: 'ACTIVATE', card: 'Test Bank', owner: 0, ability: 1 }] });
    expect([g.life(0), g.life(1), costs(0), costs(1)]).toEqual([2, 2, [0], [0]]);
    const spent = { battlefield: ['Test Bank', 'Test Shelter'], life: -2 };
    const none = teams([spent, spent]);
    const paid = none
      .decisions()
      .flatMap((d) => d.options.filter((o) => o.card === 'Test Bank').map((o) => [d.seat, o.ability]));
    expect(paid).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});
