import { type Decision, randomAnswer, type Viewer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { all, decksOf } from '../support/rulesets.js';

const VIEWERS: Viewer[] = [0, 1, 'spectator', 'judge'];
const WIDE = /\p{Script=Han}/u;
const widthOf = (line: string): number => [...line].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

describe.each(all.map((ruleset) => [ruleset.info.id, ruleset] as const))('%s in words', (_id, ruleset) => {
  it('tells every move of random games to everybody in whole lines, and boards within 80 columns', () => {
    const decks = decksOf(ruleset).map(([, deck]) => deck);
    const names = ['Ann', '漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字'];
    for (let seed = 0; seed < 2; seed++) {
      const random = randomFrom(seed);
      const created = ruleset.create({
        edition: ruleset.info.editions[0]?.id ?? '',
        seed: `story ${seed}`,
        options: { autoPass: 'none', payment: 'auto' },
        seats: [decks[0], decks.at(-1)].map((deck, seat) => ({ name: names[seat] ?? '', deck: deck ?? {} })),
      });
      if (!created.ok) throw new Error(created.error.detail);
      const match = ruleset.open(created.value.state, { idle: 'pass' });
      let { events } = created.value;
      for (let move = 0; move < 150 && !match.result; move++) {
        for (const viewer of VIEWERS) {
          const shown = ruleset.redactEvents(events, viewer);
          for (const { text } of ruleset.narrate?.(shown, names) ?? [])
            expect(text).not.toMatch(/undefined|null|NaN|\[object|\n/);
          for (const line of ruleset.board?.(match.view(viewer)) ?? []) {
            expect(widthOf(line)).toBeLessThanOrEqual(80);
            expect(line).not.toMatch(/undefined|NaN|\[object/);
          }
        }
        const decision = match.decisions('judge').find((d): d is Decision => 'options' in d);
        if (!decision) break;
        const answer = randomAnswer(decision, random);
        const done = match.submit([answer]);
        const moved = done.ok ? done : match.submit([{ ...decision.default, seat: decision.seat }]);
        if (!moved.ok) throw new Error(moved.error.detail);
        events = moved.value.events;
      }
    }
  });
});
