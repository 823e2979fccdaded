/** Teams that share their turns (805): priority, triggers, steps, combat. */
import { type Deck, tablesIn } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic, welcomeDecks } from '../../src/index.js';
import { card, creatureCard, instant, keyword, sorcery } from '../../src/language/builders.js';
import { subtype } from '../../src/language/filters.js';
import { attack } from './table.js';
import { asked, does, giants, passAll } from './teams.js';

const lands = (card: string, count: number) => Array.from({ length: count }, () => card);
const [red = {}] = Object.values(welcomeDecks) as Deck[];
const newGame = (seed: string) => {
  const begun = magic.create({
    edition: 'current',
    seed,
    options: { autoPass: 'none', payment: 'auto', format: 'two-headed-giant' },
    seats: ['Ann', 'Ben', 'Cid', 'Dan'].map((name) => ({ name, deck: red })),
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
};
const upkeepOf = (player: 'you' | 'opponent' | 'any', what: object) =>
  creatureCard('Test Chanter', '{0}', 'Cleric', '1/1', {
    kind: 'triggered',
    on: { on: 'step', match: { step: 'upkeep' }, player },
    effects: [what],
  } as never);

describe('shared team turns', () => {
  it('mtg:103.1a a team begins, and not a player', () => {
    const firsts = [...'abcdefghijklmnop'].map((seed) =>
      Number(newGame(seed).events.find(({ type }) => type === 'STARTING_PLAYER')?.data.seat),
    );
    expect(new Set(firsts)).toEqual(new Set([0, 2]));
  });

  it('mtg:805.3 the starting team is drawn among the teams', () => {
    for (const seed of 'abcdefghijklmnop') {
      const start = newGame(seed).events.find(({ type }) => type === 'STARTING_PLAYER');
      expect(start?.rules).toContain('mtg:805.3');
      // The primary player of a team stands for it.
      expect([0, 2]).toContain(start?.data.seat);
    }
  });

  describe('cards of opening hands', () => {
    const line = card('Test Old Line', {
      cost: '{9}',
      type: 'Enchantment',
      abilities: [{ kind: 'static', mods: [{ mod: 'rule', rule: 'beginsInPlay' }] }],
    });
    /** A subgame in which every hand is of such cards, and all have kept; the first team is drawn. */
    const opening = (outcome: number) => {
      const g = giants(
        [0, 1, 2, 3].map((seat) => ({
          library: [{ card: 'Test Old Line', count: 12 }],
          hand: seat === 0 ? ['Test Within'] : [],
        })),
        {
          definitions: [line, instant('Test Within', '{0}', { effects: [{ do: 'playSubgame' }] })],
          random: [outcome],
        },
      ).cast(0, 'Test Within');
      while (asked(g).length > 0 && magic.decisions(g.state, 'judge')[0]?.kind === 'PRIORITY') passAll(g);
      while (magic.decisions(g.state, 'judge')[0]?.kind === 'MULLIGAN') g.takeDefault('MULLIGAN');
      return g;
    };
    const field = (g: Play) => g.all('Test Old Line').map(({ controller }) => controller);

    it('mtg:103.6c the players of the starting team use them in any order, then those of the other team', () => {
      const g = opening(1);
      expect(asked(g)).toEqual([2, 3]);
      does(g, 3, { choose: [{ card: 'Test Old Line' }] });
      expect([asked(g), field(g)]).toEqual([[2], [3]]);
      does(g, 2, { choose: [] });
      expect(asked(g)).toEqual([0, 1]);
    });

    it('mtg:805.3b each may put theirs onto the battlefield, whoever of the team does so first', () => {
      const g = opening(0);
      does(g, 0, { choose: [{ card: 'Test Old Line' }] });
      expect([asked(g), field(g)]).toEqual([[1], [0]]);
      does(g, 1, { choose: [{ card: 'Test Old Line' }] });
      expect(asked(g)).toEqual([2, 3]);
      does(g, 3, { choose: [] });
      does(g, 2, { choose: [{ card: 'Test Old Line' }] });
      expect([field(g), g.view().turn.step]).toEqual([[0, 1, 2], 'upkeep']);
    });
  });

  it('mtg:103.5d each player of the first team declares whether they take a mulligan, then those of the other', () => {
    const { state, events } = newGame('a');
    const g = new Play(magic, state);
    const first = Number(events.find(({ type }) => type === 'STARTING_PLAYER')?.data.seat);
    const order = [0, 1, 2, 3].map((i) => {
      const { seat, rules } = g.decision();
      expect(rules).toContain('mtg:103.5d');
      // Who is asked after a teammate has kept may take one all the same.
      g.answer(seat, { confirm: i === 1 });
      return seat;
    });
    expect(order).toEqual([0, 1, 2, 3].map((i) => (first + i) % 4));
    expect(g.decision()).toMatchObject({ seat: first + 1, kind: 'MULLIGAN' });
  });

  it('mtg:103.5d all mulligans of both teams are taken at once, after the last has declared, and then it begins anew', () => {
    const { state, events } = newGame('a');
    const g = new Play(magic, state);
    const first = Number(events.find(({ type }) => type === 'STARTING_PLAYER')?.data.seat);
    const hands = () =>
      [0, 1, 2, 3].map((seat) =>
        Object.entries(g.view().objects)
          .filter(([, one]) => one.zone === 'hand' && one.owner === seat)
          .map(([id]) => id)
          .join(),
      );
    const before = hands();
    for (const i of [0, 1, 2, 3]) {
      expect([i, hands()]).toEqual([i, before]);
      g.answer(g.decision().seat, { confirm: i !== 2 });
    }
    const kept = (first + 2) % 4;
    expect(hands().map((hand, seat) => hand === before[seat])).toEqual([0, 1, 2, 3].map((seat) => seat === kept));
    expect([0, 1, 2, 3].map((seat) => g.hand(seat))).toEqual([7, 7, 7, 7]);
    expect(g.decision()).toMatchObject({ seat: first, kind: 'MULLIGAN' });
  });

  it('mtg:805.4 teams take turns: after that of one team it is the other’s', () => {
    const g = giants([]);
    expect(g.view().turn.active).toBe(0);
    g.until({ turn: 6 });
    expect(g.view().turn.active).toBe(2);
    g.until({ turn: 7 });
    expect(g.view().turn.active).toBe(0);
  });

  it('mtg:805.4a permanents of the whole active team untap, and of no other', () => {
    const tapped = { battlefield: [{ card: 'Hill Giant', tapped: true }] };
    const g = giants([tapped, tapped, tapped, tapped], { turn: { number: 5, active: 2, step: 'end' } });
    g.until({ turn: 6, step: 'upkeep' });
    expect(g.all('Hill Giant').map(({ tapped: still, controller }) => [controller, still])).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  it('mtg:805.4b each player of the team draws a card in its draw step', () => {
    const g = giants([], { turn: { number: 5, active: 0, step: 'upkeep' } }).until({ step: 'precombatMain' });
    expect([0, 1, 2, 3].map((seat) => g.hand(seat))).toEqual([1, 1, 0, 0]);
  });

  it('mtg:805.4c each player of the team plays a land in its turn', () => {
    const g = giants([{ hand: ['Forest', 'Forest'] }, { hand: ['Island'] }, { hand: ['Swamp'] }]);
    does(g, 1, { choose: [{ kind: 'PLAY_LAND', card: 'Island' }] });
    does(g, 0, { choose: [{ kind: 'PLAY_LAND', card: 'Forest' }] });
    expect(g.refused(0, { choose: [{ kind: 'PLAY_LAND', card: 'Forest' }] }).rules).toContain('mtg:305.2');
    passAll(g);
    expect(g.refused(2, { choose: [{ kind: 'PLAY_LAND', card: 'Swamp' }] }).rules).toContain('mtg:305.3');
  });

  it('mtg:805.4d an ability for each player’s step that speaks of that player triggers for each, another once', () => {
    const at = { turn: { number: 5, active: 0, step: 'untap' } };
    const each = upkeepOf('any', { do: 'stat', who: { event: 'player' }, stat: 'life', amount: -1 });
    const once = upkeepOf('any', { do: 'stat', who: 'you', stat: 'life', amount: 1 });
    const board = [{}, {}, { battlefield: ['Test Chanter'] }];
    expect(
      giants(board, { ...at, definitions: [each] })
        .until({ step: 'draw' })
        .life(0),
    ).toBe(28);
    expect(
      giants(board, { ...at, definitions: [once] })
        .until({ step: 'draw' })
        .life(2),
    ).toBe(31);
  });

  it('mtg:117.6 a team has priority: both of its players may act, in whatever order', () => {
    const g = giants([{ hand: ['Forest'] }, { hand: ['Island'] }]);
    expect(asked(g)).toEqual([0, 1]);
    does(g, 1, { choose: [{ kind: 'PLAY_LAND', card: 'Island' }] });
    expect(asked(g)).toEqual([0, 1]);
  });

  it('mtg:805.5 the priority of a team says by which rule, mtg:805.5a who has passed may act after a teammate did', () => {
    const g = giants([{ hand: ['Forest'] }, { hand: ['Island'] }]);
    expect(g.decisions().map(({ rules }) => rules.includes('mtg:805.5'))).toEqual([true, true]);
    does(g, 0, { choose: [{ kind: 'PASS' }] });
    expect(asked(g)).toEqual([1]);
    does(g, 1, { choose: [{ kind: 'PLAY_LAND', card: 'Island' }] });
    does(g, 0, { choose: [{ kind: 'PLAY_LAND', card: 'Forest' }] });
    expect(g.all('Forest')).toHaveLength(1);
  });

  it('mtg:805.5b it passes when all its players do, and what is on the stack resolves when all teams have', () => {
    const g = giants([{}, { hand: ['Shock'], battlefield: lands('Mountain', 1) }]);
    does(g, 1, { choose: [{ kind: 'CAST', card: 'Shock' }] });
    does(g, 1, { choose: [{ player: 3 }] });
    passAll(g);
    expect(asked(g)).toEqual([2, 3]);
    expect(g.life(3)).toBe(30);
    does(g, 3, { choose: [{ kind: 'PASS' }] });
    expect(asked(g)).toEqual([2]);
    does(g, 2, { choose: [{ kind: 'PASS' }] });
    expect(g.life(3)).toBe(28);
    expect(asked(g)).toEqual([0, 1]);
    // In succession: a team that has passed may act again once the other one has done something.
    const other = passAll(giants([{}, {}, { hand: ['Shock'], battlefield: lands('Mountain', 1) }]));
    does(other, 2, { choose: [{ kind: 'CAST', card: 'Shock' }] });
    does(other, 2, { choose: [{ player: 0 }] });
    expect([asked(passAll(other)), other.life(0)]).toEqual([[0, 1], 30]);
    expect(passAll(other).life(0)).toBe(28);
  });

  it('mtg:805.7 a team orders all abilities that its players’ permanents triggered, mtg:805.2 its primary player says how', () => {
    const chanter = upkeepOf('you', { do: 'stat', who: 'you', stat: 'life', amount: 1 });
    const board = { battlefield: ['Test Chanter'] };
    const g = giants([board, board, {}, {}], {
      turn: { number: 5, active: 0, step: 'untap' },
      definitions: [chanter],
    }).until({ kind: 'ORDER_TRIGGERS' });
    const d = g.decision();
    expect([d.seat, d.options.map(({ controller }) => controller)]).toEqual([0, [0, 1]]);
    expect(d.rules).toContain('mtg:805.7');
    g.answer(0, { order: d.options.map(({ id }) => id).reverse() });
    expect(g.view().stack.map(({ controller }) => controller)).toEqual([0, 1]);
  });

  it('mtg:502.2a it becomes night only if no player of the team cast a spell in the last turn', () => {
    const spell = { hand: ['Memnite'] };
    const time = (g: ReturnType<typeof giants>) => (g.view().turn as unknown as { time: string }).time;
    const cast = giants([{}, spell], { time: 'day' });
    does(cast, 1, { choose: [{ kind: 'CAST', card: 'Memnite' }] });
    expect(time(cast.until({ turn: 6, step: 'upkeep' }))).toBe('day');
    expect(time(giants([], { time: 'day' }).until({ turn: 6, step: 'upkeep' }))).toBe('night');
  });

  it('mtg:506.2b the team attacks the other team', () => {
    const g = giants([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }]).until({
      kind: 'ATTACKERS',
    });
    const { from = [], to = [], seat } = g.decision();
    expect([seat, from.map(({ card }) => card), to.map(({ player }) => player)]).toEqual([
      0,
      ['Grizzly Bears', 'Hill Giant'],
      [2, 3],
    ]);
  });

  it('mtg:805.10a all its players are attacking players, mtg:805.10b in one attack of all their creatures', () => {
    const g = giants([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }]).until({
      kind: 'ATTACKERS',
    });
    expect(g.decision().rules).toContain('mtg:805.10b');
    attack(g, 0, ['Grizzly Bears', 2], ['Hill Giant', 3]).until({ step: 'endOfCombat' });
    expect([g.life(2), g.life(3)]).toEqual([25, 25]);
  });

  it('mtg:805.10c who attacks is each player for the creatures that they control', () => {
    const proud = creatureCard('Test Herald', '{0}', 'Knight', '1/1', {
      kind: 'triggered',
      on: { on: 'attackers', player: 'you' },
      effects: [{ do: 'stat', who: 'you', stat: 'life', amount: 1 }],
    } as never);
    const life = (...attacks: [string, number][]) => {
      const g = giants([{ battlefield: ['Test Herald', 'Hill Giant'] }, { battlefield: ['Grizzly Bears'] }], {
        definitions: [proud],
      }).until({ kind: 'ATTACKERS' });
      return attack(g, 0, ...attacks)
        .until({ step: 'endOfCombat' })
        .life(0);
    };
    expect(life(['Hill Giant', 2], ['Grizzly Bears', 2])).toBe(31);
    expect(life(['Grizzly Bears', 2])).toBe(30);
  });

  it('mtg:805.10d the other team blocks together what attacks any of its players', () => {
    const g = giants([
      { battlefield: ['Hill Giant'] },
      {},
      { battlefield: ['Wall of Mist'] },
      { battlefield: ['Grizzly Bears'] },
    ]).until({ kind: 'ATTACKERS' });
    attack(g, 0, ['Hill Giant', 3]).until({ kind: 'BLOCKERS' });
    const { seat, from = [] } = g.decision();
    expect([seat, from.map(({ card }) => card)]).toEqual([2, ['Wall of Mist', 'Grizzly Bears']]);
    g.block(2, ['Grizzly Bears', 'Hill Giant'], ['Wall of Mist', 'Hill Giant']).until({ kind: 'COMBAT_DAMAGE' });
    expect(g.decision().seat).toBe(0);
  });

  it('mtg:805.10e each attacking creature has one defending player, whom it attacks', () => {
    const walker = creatureCard(
      'Test Swimmer',
      '{0}',
      'Fish',
      '2/2',
      keyword('landwalk', { from: subtype('Island'), label: 'islandwalk' }),
    );
    const wall = { battlefield: ['Wall of Mist'] };
    const at = (player: number) => {
      const g = giants([{ battlefield: ['Test Swimmer'] }, {}, wall, { battlefield: ['Island'] }], {
        definitions: [walker],
      }).until({ kind: 'ATTACKERS' });
      attack(g, 0, ['Test Swimmer', player]).until({ step: 'declareBlockers' });
      return g.decisions().map(({ kind }) => kind);
    };
    const blocked = giants([{ battlefield: ['Test Swimmer'] }, {}, wall, { battlefield: ['Island'] }], {
      definitions: [walker],
    }).until({ kind: 'ATTACKERS' });
    attack(blocked, 0, ['Test Swimmer', 2]).until({ kind: 'BLOCKERS' });
    expect(blocked.decision().from?.map(({ card }) => card)).toEqual(['Wall of Mist']);
    // Nobody may block it: blockers are not asked for.
    expect(at(3)).not.toContain('BLOCKERS');
  });

  it('mtg:805.10f the active team assigns combat damage first, then the defending team', () => {
    const many = creatureCard('Test Hydra', '{0}', 'Hydra', '4/9', {
      kind: 'static',
      affects: 'self',
      mods: [{ mod: 'rule', rule: 'blocksMore', count: 1 }],
    } as never);
    const two = { battlefield: ['Grizzly Bears'] };
    const g = giants(
      [two, { battlefield: ['Hill Giant'] }, { battlefield: ['Test Hydra'] }, { battlefield: ['Wall of Mist'] }],
      { definitions: [many] },
    ).until({ kind: 'ATTACKERS' });
    attack(g, 0, ['Grizzly Bears', 2], ['Hill Giant', 3]).until({ kind: 'BLOCKERS' });
    g.block(2, ['Test Hydra', 'Grizzly Bears'], ['Test Hydra', 'Hill Giant'], ['Wall of Mist', 'Hill Giant']);
    const seats: number[] = [];
    while (g.result() === null && !['endOfCombat'].includes(String(g.view().turn.step))) {
      const [d] = g.decisions();
      if (!d) break;
      if (d.kind === 'COMBAT_DAMAGE') seats.push(d.seat);
      g.answer(d.seat, d.default);
    }
    expect(seats).toEqual([1, 2]);
  });

  it('mtg:121.2d what has all players draw goes by teams', () => {
    const g = giants([{}, { hand: ['Test Howl'] }], {
      turn: { number: 5, active: 2, step: 'precombatMain' },
      definitions: [instant('Test Howl', '{0}', { effects: [{ do: 'draw', who: 'players', count: 1 }] })] as never,
    });
    passAll(g);
    does(g, 1, { choose: [{ kind: 'CAST', card: 'Test Howl' }] });
    passAll(g);
    passAll(g);
    expect(g.happened('CARD_DRAWN').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(tablesIn(g.view().players).map(({ team }) => team)).toEqual([0, 0, 1, 1]);
  });

  it('mtg:805.8 an extra turn or a skipped step of a player is the team’s, and one for both of them', () => {
    const definitions = [
      sorcery('Test Time', '{0}', { effects: [{ do: 'extraTurn', who: 'players' }] }),
      sorcery('Test Drought', '{0}', { effects: [{ do: 'skipNext', what: 'draw', who: 'opponents' }] }),
    ] as never;
    const g = giants([{ hand: ['Test Drought'] }], { definitions });
    does(g, 0, { choose: [{ kind: 'CAST', card: 'Test Drought' }] });
    g.until({ turn: 6, step: 'precombatMain' });
    expect([g.hand(2), g.hand(3)]).toEqual([0, 0]);
    g.until({ turn: 8, step: 'precombatMain' });
    expect([g.hand(2), g.hand(3)]).toEqual([1, 1]);
    const more = giants([{}, { hand: ['Test Time'] }], { definitions });
    does(more, 1, { choose: [{ kind: 'CAST', card: 'Test Time' }] });
    const active = [6, 7, 8].map((turn) => more.until({ turn }).view().turn.active);
    expect(active).toEqual([2, 0, 2]);
  });
});
