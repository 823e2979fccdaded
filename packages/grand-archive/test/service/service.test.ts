import type { Decision, JsonObject } from '@arbiter/engine';
import { randomAnswer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { grandArchive, starterDecks } from '../../src/index.js';
import { readRulebook } from '../../src/rules/index.js';
import { lorraine, newGame, position, rai, some } from '../support/play.js';

const { info } = grandArchive;
const read = readRulebook('rules');
const readMap = (file: string) => new Map(Object.entries(read(file) as { [number: string]: string }));

/** Plays a game of the greedy bot against random answers; gives the seat that won. */
function match(greedySeat: number, seed: number): number | undefined {
  const random = randomFrom(seed);
  const created = grandArchive.create({
    edition: '4.1',
    seed: `match ${seed}`,
    options: { autoPass: 'none', payment: 'auto' },
    seats: (seed % 4 < 2 ? ['lorraine', 'rai'] : ['rai', 'lorraine']).map((name) => ({
      name,
      deck: starterDecks[name] ?? {},
    })),
  });
  if (!created.ok) throw new Error(created.error.detail);
  const game = grandArchive.open(created.value.state);
  for (let n = 0; n < 5000 && !game.result; n++) {
    const pending = game.decisions('judge')[0];
    const decision = game.decisions(pending?.seat ?? 0).find((d) => d.id === pending?.id) as Decision;
    const view = game.view(decision.seat);
    const answer =
      decision.seat === greedySeat
        ? grandArchive.bots.greedy?.({ view, decision, random })
        : randomAnswer(decision, random);
    const done = game.submit([answer ?? { ...decision.default, seat: decision.seat }]);
    if (!done.ok) game.submit([{ ...decision.default, seat: decision.seat }]);
  }
  return game.result?.winners[0];
}

describe('bots', () => {
  it('the greedy bot beats random answers clearly', () => {
    const games = Array.from({ length: 10 }, (_, n) => match(n % 2, n) === n % 2);
    expect(games.filter(Boolean).length).toBeGreaterThanOrEqual(8);
  });
});

describe('what is published', () => {
  it('every kind of decision, option and event of a game is in the tables', () => {
    const random = randomFrom(5);
    const kinds = new Set(info.decisionKinds.map((d) => `${d.kind} ${d.shape}`));
    const options = new Set(info.optionKinds.map((o) => o.kind));
    const events = new Set(info.eventTypes.map((e) => e.type));
    const game = newGame('tables', ['rai', 'lorraine']);
    for (const e of game.events) expect(events).toContain(e.type);
    const open = grandArchive.open(game.state);
    for (let n = 0; n < 600 && !open.result; n++) {
      const decision = open.decisions('judge').find((d): d is Decision => 'options' in d) as Decision;
      expect(kinds).toContain(`${decision.kind} ${decision.shape}`);
      for (const o of decision.options ?? []) expect(options).toContain(o.kind);
      const done = open.submit([randomAnswer(decision, random)]);
      if (done.ok) for (const e of done.value.events) expect(events).toContain(e.type);
      else open.submit([{ ...decision.default, seat: decision.seat }]);
    }
  });

  it('phases and steps are those of the contract', () => {
    expect(info.phases.map((p) => p.id)).toEqual(
      expect.arrayContaining(['wakeUp', 'materialize', 'recollection', 'draw', 'main', 'combat', 'end']),
    );
    expect(info.phases.find((p) => p.id === 'combat')?.steps).toEqual([
      'attackDeclaration',
      'retaliation',
      'damage',
      'endOfCombat',
    ]);
  });
});

describe('views', () => {
  it('speak the terms of the game', () => {
    const game = position([
      { champion: lorraine(1), field: ['Sword of Seeking', 'Banner Knight'], memory: some(2), hand: some(1) },
      { champion: rai(1, { counters: { enlighten: 1 } }) },
    ]).declare(0, 'Lorraine, Wandering Warrior', 'Rai, Spellcrafter', 'Sword of Seeking');
    const view = game.view(1);
    expect(view.turn).toMatchObject({ phase: 'combat', step: 'retaliation', priority: 0 });
    expect(view.players[0]).toMatchObject({ level: 1, life: 20, damage: 0, memory: 2, elements: ['norm', 'wind'] });
    expect(game.champion(0)).toMatchObject({ rested: true, level: 1, lineage: [expect.any(String)] });
    expect(game.champion(1)).toMatchObject({ defending: true, counters: { enlighten: 1 } });
    const [attacking] = game.champion(0).attacking as string[];
    expect(view.objects[attacking ?? '']?.card).toBe('Rai, Spellcrafter');
  });

  it('put the powers of cards into the words that cards print', () => {
    const texts = (card: string) =>
      (position([{ champion: rai(1), field: [card] }, {}]).the(card).abilities as JsonObject[]).map((a) => a.text);
    expect(texts('Tome of Knowledge')).toEqual([
      '[Class Bonus] Your champion gets +1 level.',
      'Banish Tome of Knowledge: Draw a card.',
    ]);
    expect(texts('Library Witch')).toEqual(['Intercept', 'On Death: Draw a card.']);
  });
});

describe('play-by-play', () => {
  const names = ['Ann', 'Bob'];
  it('tells a fight so that it can be followed', () => {
    const game = position([{ field: ['Blitz Mage'] }, { field: ['Esteemed Knight'] }]);
    game.declare(0, 'Blitz Mage', 'Esteemed Knight').fight([{ card: 'Esteemed Knight' }]);
    const told = grandArchive.narrate?.(grandArchive.redactEvents(game.events, 'judge'), names).map(({ text }) => text);
    expect(told).toEqual(
      expect.arrayContaining([
        'Ann: Blitz Mage attacks Esteemed Knight',
        'Esteemed Knight retaliates',
        'Combat damage: Esteemed Knight takes 3 from Blitz Mage (3 in all); Blitz Mage takes 2 from Esteemed Knight (2 in all)',
        'Blitz Mage dies',
        'Esteemed Knight dies',
      ]),
    );
  });

  it('shows the board with every champion and field', () => {
    const board = grandArchive.board?.(position([{ field: ['Blitz Mage'] }, {}]).view());
    expect(board?.filter((line) => line.includes('in the material deck'))).toHaveLength(2);
    expect(board?.join('\n')).toContain('Blitz Mage 3/1');
  });
});

describe('rule look-up', () => {
  it('finds a rule by its number, with title, words of our own and where it is enforced', () => {
    const rule = grandArchive.rule('ga:1.7.1.4.1');
    expect(rule).toMatchObject({ number: '1.7.1.4.1', status: 'enforced', reason: null });
    expect(rule).toEqual(grandArchive.rule('1.7.1.4.1'));
    expect(rule?.enforcedIn).toContain('packages/grand-archive/src/1-general/1.7.1-champions.ts');
    for (const unknown of ['3.1', '', 'mtg:104', 'toString']) expect(grandArchive.rule(unknown)).toBeNull();
  });

  it('has a reason for all that is not applicable, and no number that the edition lacks', () => {
    const [summaries, notApplicable] = [readMap('summaries.json'), readMap('not-applicable.json')];
    const known = new Set((read('current.json') as { numbers: string[] }).numbers);
    for (const number of [...summaries.keys(), ...notApplicable.keys()]) expect(known.has(number), number).toBe(true);
    for (const reason of notApplicable.values()) expect(reason).toMatch(/\w.*\.$/);
  });
});
