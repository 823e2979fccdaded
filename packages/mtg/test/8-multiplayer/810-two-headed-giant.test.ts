/** Two-Headed Giant (810): shared life and poison, winning and losing as a team. */
import { type Decision, type Deck, randomAnswer, tablesIn } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic, welcomeDecks } from '../../src/index.js';
import { card, creature, gainLife, instant, triggered } from '../../src/language/builders.js';
import { leave } from './table.js';
import { does, giants, passAll } from './teams.js';

const life = (who: string, amount: number) => ({ do: 'stat', who, stat: 'life', amount });
const played = (name: string, effect: object) => instant(name, '{0}', { effects: [effect] } as never);
const CARDS = [
  played('Test Rift', { do: 'damage', to: 'players', amount: 4 }),
  played('Test Loss', life('opponents', -3)),
  played('Test Salve', life('you', 5)),
  played('Test Charge', { do: 'counters', what: 'you', kind: 'energy', amount: 3 }),
  played('Test Venom', { do: 'counters', what: 'opponents', kind: 'poison', amount: 2 }),
  played('Test End', { do: 'lose', who: 'you' }),
  played('Test Dawn', { do: 'win', who: 'you' }),
  played('Test Silence', {
    do: 'modify',
    what: 'you',
    mods: [{ mod: 'rule', rule: 'cantGainLife' }],
    until: { kind: 'endOfTurn' },
  }),
  played('Test Double', { do: 'stat', who: 'you', stat: 'life', amount: { stat: 'life', of: 'you' } }),
  played('Test Ten', { do: 'stat', who: 'you', stat: 'life', to: 10 }),
  played('Test Antidote', { do: 'counters', what: 'you', kind: 'poison', amount: { negative: 1 } }),
  played('Test Toll', { do: 'stat', who: 'you', stat: 'life', amount: { counters: 'poison', of: 'opponents' } }),
  instant('Test Vote', '{0}', {
    modes: {
      min: 1,
      max: 1,
      chooser: 'opponent',
      choices: [
        { label: 'gain', effects: [life('you', 4)] },
        { label: 'lose', effects: [life('you', -4)] },
      ],
    },
  } as never),
  instant('Test Tithe', '{0}', {
    effects: [
      {
        do: 'forEach',
        of: 'players',
        as: 'one',
        effects: [
          {
            do: 'pay',
            who: { saved: 'one' },
            cost: [{ pay: 'life', amount: 2 }],
            then: [{ do: 'draw', who: { saved: 'one' }, count: 1 }],
          },
        ],
      },
    ],
  }),
  card('Test Standard', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'attack', object: creature, player: 'you' }, { effects: [gainLife(1)] })],
  }),
  played('Test Spread', { do: 'proliferate' }),
  played('Test Shelter', {
    do: 'modify',
    what: 'you',
    mods: ['cantLoseLife', 'cantLose', 'cantGetCounters'].map((rule) => ({ mod: 'rule', rule })),
    until: { kind: 'endOfTurn' },
  }),
] as never;
const table = (players: object[], more: object = {}) => giants(players, { definitions: CARDS, ...more });
const plays = (g: ReturnType<typeof giants>, seat: number, card: string) => {
  does(g, seat, { choose: [{ kind: 'CAST', card }] });
  passAll(g);
  return passAll(g);
};
const poison = (g: ReturnType<typeof giants>) =>
  tablesIn(g.view().players).map(({ counters }) => (counters as { poison?: number }).poison ?? 0);
const decks = Object.values(welcomeDecks);
const create = (format: string, count: number, named: Deck[] = decks) =>
  magic.create({
    edition: 'current',
    seed: `heads ${count}`,
    options: { autoPass: 'none', payment: 'auto', format },
    seats: Array.from({ length: count }, (_, seat) => ({
      name: `Player ${seat}`,
      deck: named[seat % named.length] ?? {},
    })),
  });
const lives = (format: string, count: number) => {
  const begun = create(format, count);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return magic.view(begun.value.state, 'judge').players.map(({ life, team }) => [team, life]);
};

describe('Two-Headed Giant', () => {
  it('mtg:810.1 two teams of two, mtg:103.4a each with 30 life', () => {
    expect(lives('two-headed-giant', 4)).toEqual([
      [0, 30],
      [0, 30],
      [1, 30],
      [1, 30],
    ]);
  });

  it('mtg:810.11 larger teams begin with 15 life more for each further player', () => {
    expect(lives('three-headed-giant', 6).map(([, life]) => life)).toEqual([45, 45, 45, 45, 45, 45]);
    expect(lives('four-headed-giant', 8)[7]).toEqual([1, 60]);
  });

  it('mtg:805.1 teammates sit side by side', () => {
    expect(lives('three-headed-giant', 6).map(([team]) => team)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('mtg:119.1a a position begins with 30 life as well, mtg:810.4 which the team has in common', () => {
    const g = table([{ hand: ['Test Salve'] }, {}, { life: 12 }]);
    expect([0, 1, 2, 3].map((seat) => g.life(seat))).toEqual([30, 30, 12, 12]);
    plays(g, 0, 'Test Salve');
    expect([0, 1, 2, 3].map((seat) => g.life(seat))).toEqual([35, 35, 12, 12]);
  });

  it('mtg:103.8b the first team skips the draw step of its first turn', () => {
    const g = table([], { turn: { number: 1, active: 0, step: 'draw' } }).until({ step: 'precombatMain' });
    expect([g.hand(0), g.hand(1)]).toEqual([0, 0]);
    // The other team draws in its first turn, and the first one in its second.
    g.until({ turn: 2, step: 'precombatMain' });
    expect([0, 1, 2, 3].map((seat) => g.hand(seat))).toEqual([0, 0, 1, 1]);
    g.until({ turn: 3, step: 'precombatMain' });
    expect([0, 1, 2, 3].map((seat) => g.hand(seat))).toEqual([1, 1, 1, 1]);
  });

  it('mtg:810.6 which is told of both its players, mtg:800.7 and the other team draws', () => {
    const g = table([], { turn: { number: 1, active: 0, step: 'upkeep' } }).until({ turn: 2, step: 'precombatMain' });
    expect(g.happened('DRAW_SKIPPED').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([g.hand(2), g.hand(3)]).toEqual([1, 1]);
  });

  it('mtg:102.3 teammates are no opponents', () => {
    const g = table([{ hand: ['Test Loss'] }]);
    plays(g, 0, 'Test Loss');
    expect([g.life(0), g.life(2)]).toEqual([30, 24]);
  });

  it('mtg:102.3 no teammate chooses what an opponent chooses', () => {
    const g = does(table([{ hand: ['Test Vote'] }]), 0, { choose: [{ kind: 'CAST', card: 'Test Vote' }] });
    expect(tablesIn(g.decision().options).map(({ player }) => player)).toEqual([2, 3]);
  });

  it('mtg:810.9 damage is dealt to each player, and their team loses that life', () => {
    const g = plays(table([{ hand: ['Test Rift'] }]), 0, 'Test Rift');
    expect([0, 1, 2, 3].map((seat) => g.life(seat))).toEqual([22, 22, 22, 22]);
    expect(g.happened('DAMAGE_DEALT')).toHaveLength(4);
  });

  const tithe = (mine: number) => {
    const g = plays(table([{ hand: ['Test Tithe'], life: mine }, {}, { life: 2 }]), 0, 'Test Tithe');
    const asked: number[] = [];
    while (g.decisions()[0]?.kind === 'PAY') {
      const [{ seat = 0 } = {}] = g.decisions();
      asked.push(seat);
      g.answer(seat, { confirm: true });
    }
    return { asked, lives: [0, 1, 2, 3].map((seat) => g.life(seat)), hands: [0, 1, 2, 3].map((seat) => g.hand(seat)) };
  };

  it('mtg:119.4a life that players of a team pay is paid out of what their team has for both', () => {
    expect(tithe(5)).toEqual({ asked: [0, 1, 2], lives: [1, 1, 0, 0], hands: [1, 1, 1, 0] });
  });

  it('mtg:810.9b where the team has too little for both, only one of them can pay', () => {
    expect(tithe(3).asked).toEqual([0, 2]);
    expect(tithe(3).lives).toEqual([1, 1, 0, 0]);
  });

  it('mtg:508.3c “whenever you attack with a creature” is not for the creatures of a teammate', () => {
    const standard = { battlefield: ['Test Standard'] };
    const g = table([standard, { battlefield: ['Test Standard', 'Memnite'] }]).until({ kind: 'ATTACKERS' });
    g.answer(0, { assign: [{ from: { card: 'Memnite' }, to: { player: 2 } }] });
    expect(g.view().stack).toMatchObject([{ card: 'Test Standard', controller: 1 }]);
  });

  it('mtg:810.9g where one can’t gain life, neither can a teammate', () => {
    const g = table([{ hand: ['Test Salve'] }, { hand: ['Test Silence'] }, { hand: ['Test Salve'] }]);
    plays(g, 1, 'Test Silence');
    plays(g, 0, 'Test Salve');
    expect(g.life(0)).toBe(30);
    passAll(g);
    plays(g, 2, 'Test Salve');
    expect(g.life(2)).toBe(35);
  });

  it('mtg:810.10 poison counters are the team’s, and other counters a player’s own', () => {
    const g = plays(table([{ hand: ['Test Venom'], counters: { energy: 2 } }]), 0, 'Test Venom');
    expect(poison(g)).toEqual([0, 0, 4, 4]);
    expect(tablesIn(g.view().players).map(({ counters }) => counters)).toEqual([
      { energy: 2 },
      {},
      { poison: 4 },
      { poison: 4 },
    ]);
    const charged = plays(table([{ hand: ['Test Charge'] }]), 0, 'Test Charge').view().players;
    expect(tablesIn(charged).map(({ counters }) => counters)).toEqual([{ energy: 3 }, {}, {}, {}]);
  });

  it('mtg:810.9a an effect that asks for a player’s life is told their team’s', () => {
    expect(plays(table([{ hand: ['Test Double'] }, { life: 17 }]), 0, 'Test Double').life(1)).toBe(34);
  });

  it('mtg:810.9c where a player’s life total is set, they lose what their team has more', () => {
    const g = plays(table([{ hand: ['Test Ten'], life: 25 }]), 0, 'Test Ten');
    expect([g.life(0), g.life(1)]).toEqual([10, 10]);
    expect(g.happened('LIFE_CHANGED')).toEqual([{ seat: 0, amount: -15, total: 10 }]);
  });

  it('mtg:810.9h where one can’t lose life, neither can a teammate', () => {
    const g = table([{}, { hand: ['Test Shelter'] }, { hand: ['Test Loss'] }]);
    plays(g, 1, 'Test Shelter');
    passAll(g);
    plays(g, 2, 'Test Loss');
    expect([g.life(0), g.life(1)]).toEqual([30, 30]);
  });

  it('mtg:810.10a what asks for the poison counters of opponents counts each team’s once', () => {
    const g = plays(table([{ hand: ['Test Toll'] }, {}, { counters: { poison: 4 } }]), 0, 'Test Toll');
    expect(g.life(0)).toBe(34);
  });

  it('mtg:810.10b counters that a player loses their team loses', () => {
    const g = plays(table([{ hand: ['Test Antidote'] }, { counters: { poison: 4 } }]), 0, 'Test Antidote');
    expect(poison(g)).toEqual([3, 3, 0, 0]);
  });

  it('mtg:810.10c where one can’t get poison counters, neither can a teammate', () => {
    const g = table([{}, { hand: ['Test Shelter'] }, { hand: ['Test Venom'] }]);
    plays(g, 1, 'Test Shelter');
    passAll(g);
    plays(g, 2, 'Test Venom');
    expect(poison(g)).toEqual([0, 0, 0, 0]);
  });

  it('mtg:701.34b of teammates that proliferating chooses only one gets another poison counter', () => {
    const g = plays(table([{ hand: ['Test Spread'] }, {}, { counters: { poison: 4 } }]), 0, 'Test Spread');
    g.answer(0, { choose: [{ player: 2 }, { player: 3 }] });
    expect(poison(g)).toEqual([0, 0, 5, 5]);
  });

  it('mtg:810.8d a team with 15 poison counters loses', () => {
    const g = plays(table([{ hand: ['Test Venom', 'Test Venom'] }, {}, { counters: { poison: 10 } }]), 0, 'Test Venom');
    expect(g.result()).toBeNull();
    plays(g, 0, 'Test Venom');
    expect(g.result()).toMatchObject({ kind: 'WIN', winners: [0, 1] });
    expect(g.result()?.rules).toContain('mtg:810.8d');
  });

  it('mtg:704.6b the same is looked for whenever a player would get priority', () => {
    const g = table([{}, {}, { counters: { poison: 15 } }]);
    expect(g.result()?.rules).toContain('mtg:704.6b');
  });

  it('mtg:810.8c a team with 0 life loses', () => {
    const g = plays(table([{ hand: ['Test Loss'] }, {}, {}, { life: 6 }]), 0, 'Test Loss');
    expect(g.result()).toMatchObject({ kind: 'WIN', winners: [0, 1] });
    expect(g.result()?.rules).toContain('mtg:810.8c');
  });

  it('mtg:704.6a as a state-based action', () => {
    expect(table([{ life: 0 }]).result()).toMatchObject({ winners: [2, 3] });
    expect(table([{ life: 0 }]).result()?.rules).toContain('mtg:704.6a');
  });

  it('mtg:810.8a with a player their team loses', () => {
    const g = plays(table([{}, { hand: ['Test End'] }]), 1, 'Test End');
    expect(g.result()).toMatchObject({ kind: 'WIN', winners: [2, 3] });
    expect(g.happened('PLAYER_LOST').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('mtg:104.2c all players of the team that is left win, and mtg:104.3g those of the other have lost', () => {
    const g = plays(table([{ hand: ['Test Dawn'] }]), 0, 'Test Dawn');
    expect(g.result()?.winners).toEqual([0, 1]);
    const last = leave(table([]), 0);
    expect(last.result()?.rules).toEqual(expect.arrayContaining(['mtg:104.2c', 'mtg:104.3g']));
  });

  it('mtg:810.5 teammates see each other’s hands, and nobody else’s; they do not play each other’s cards', () => {
    const g = table([{ hand: ['Shock'] }, { hand: ['Memnite'] }, { hand: ['Hill Giant'] }, { hand: ['Opt'] }]);
    const seen = (seat: number | 'spectator') => {
      const { objects } = magic.view(g.state, seat);
      return Object.values(objects).flatMap(({ zone, card: name }) => (zone === 'hand' ? [name] : []));
    };
    expect([0, 1, 2, 3].map(seen)).toEqual([
      ['Shock', 'Memnite'],
      ['Shock', 'Memnite'],
      ['Hill Giant', 'Opt'],
      ['Hill Giant', 'Opt'],
    ]);
    expect(seen('spectator')).toEqual([]);
    const offered = magic.decisions(g.state, 0).flatMap((d) => ('options' in d ? (d.options ?? []) : []));
    expect(offered.map(({ card: name }) => name)).not.toContain('Memnite');
  });

  it('mtg:810.8b with a player who concedes the team leaves and loses', () => {
    const g = leave(table([]), 3);
    expect(g.result()).toMatchObject({ kind: 'WIN', winners: [0, 1] });
    expect(g.view().players.map(({ lost }) => lost)).toEqual([false, false, true, true]);
  });

  it('mtg:104.4d the game is a draw if both teams lose at once', () => {
    const g = plays(table([{ hand: ['Test Rift'], life: 8 }, {}, { life: 8 }]), 0, 'Test Rift');
    expect(g.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });

  it('mtg:810.2 bots play it to an end', { timeout: 240_000 }, () => {
    const begun = create('two-headed-giant', 4);
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const match = magic.open(begun.value.state, { idle: 'pass' });
    const random = randomFrom(4);
    for (let i = 0; i < 20_000 && !match.result; i++) {
      const decision = match.decisions('judge').find((d): d is Decision => 'options' in d);
      if (!decision) throw new Error('nothing is asked');
      const { seat } = decision;
      const bot = magic.bots.greedy;
      const answer = bot?.({ view: match.view(seat), decision, random }) ?? randomAnswer(decision, random);
      const tried = match.submit([answer]);
      const done = tried.ok && !tried.value.error ? tried : match.submit([{ ...decision.default, seat }]);
      if (!done.ok) throw new Error(JSON.stringify([decision.kind, done.error]));
    }
    expect(match.result?.kind).toMatch(/WIN|DRAW/);
    if (match.result?.kind === 'WIN')
      expect([
        [0, 1],
        [2, 3],
      ]).toContainEqual(match.result.winners);
  });
});
