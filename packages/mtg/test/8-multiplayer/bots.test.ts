/** The bots play games of three and four, each for themselves and Commander, to their ends (806, 903). */
import { type Decision, type Deck, randomAnswer, tablesIn } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { commanderDecks, magic, welcomeDecks } from '../../src/index.js';
import { giants } from './teams.js';

/** A game in which bots take turns being asked; an answer that a rule about the whole refuses is replaced by the default. */
function playOut(decks: Deck[], format: string | undefined, bots: string[]) {
  const begun = magic.create({
    edition: 'current',
    seed: `bots ${decks.length}`,
    options: { autoPass: 'none', payment: 'auto', ...(format ? { format } : {}) },
    seats: decks.map((deck, seat) => ({ name: `Player ${seat}`, deck })),
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const match = magic.open(begun.value.state, { idle: 'pass' });
  const random = randomFrom(decks.length);
  const attacked = new Set<string>();
  for (let i = 0; i < 20_000 && !match.result; i++) {
    const decision = match.decisions('judge').find((d): d is Decision => 'options' in d);
    if (!decision) throw new Error('nothing is asked');
    const { seat } = decision;
    const bot = magic.bots[bots[seat % bots.length] ?? 'random'];
    const answer = bot?.({ view: match.view(seat), decision, random }) ?? randomAnswer(decision, random);
    const tried = match.submit([answer]);
    const done = tried.ok && !tried.value.error ? tried : match.submit([{ ...decision.default, seat }]);
    if (!done.ok) throw new Error(JSON.stringify([decision.kind, done.error]));
    for (const { type, data } of done.value.events)
      if (type === 'ATTACKERS_DECLARED')
        for (const { player } of tablesIn(data.attacks)) attacked.add(`${String(data.seat)} ${String(player)}`);
  }
  return { result: match.result, attacked };
}

const welcome = Object.values(welcomeDecks);
const led = Object.values(commanderDecks);

describe('bots', () => {
  it.each([3, 4])(
    'mtg:806.1 end a game of %i, and attack more than one of the others',
    { timeout: 120_000 },
    (count) => {
      const { result, attacked } = playOut(welcome.slice(0, count), undefined, ['greedy']);
      expect(result?.kind).toMatch(/WIN|DRAW/);
      const of = Array.from(
        { length: count },
        (_, seat) => [...attacked].filter((a) => a.startsWith(`${seat} `)).length,
      );
      expect(Math.max(...of)).toBeGreaterThan(1);
    },
  );

  it('mtg:903.1 end a Commander game of four, greedy and random ones', { timeout: 120_000 }, () => {
    expect(playOut(led, 'commander', ['greedy', 'random']).result?.kind).toMatch(/WIN|DRAW/);
  });

  it('mtg:102.3 the greedy one harms no teammate, and helps one', () => {
    const aimed = (card: string) => {
      const game = giants([
        { hand: [card], battlefield: ['Mountain', 'Forest'] },
        { battlefield: ['Colossal Dreadmaw'] },
        { battlefield: ['Grizzly Bears'] },
      ]);
      game.choose(0, { kind: 'CAST', card });
      const decision = magic.decisions(game.state, 'judge').find((d): d is Decision => 'options' in d && d.seat === 0);
      if (decision?.kind !== 'TARGETS') throw new Error('no target is asked for');
      const answer = magic.bots.greedy?.({ view: game.view(0), decision, random: randomFrom(1) });
      const [chosen] = answer && 'choose' in answer ? (answer.choose ?? []) : [];
      const option = decision.options.find(({ id }) => id === chosen);
      return option?.card ?? option?.player;
    };
    expect(aimed('Giant Growth')).toBe('Colossal Dreadmaw');
    expect([2, 3, 'Grizzly Bears']).toContain(aimed('Shock'));
  });
});
