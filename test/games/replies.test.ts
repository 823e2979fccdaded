/** What replies keep of earlier ones is what writing them anew would give, in whole random games, for every viewer. */
import { type GameState, type Ruleset, randomAnswer, type Viewer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { jsonBytes } from '../../apps/api/src/rest/json-bytes.js';
import { all, decksOf } from '../support/rulesets.js';

const VIEWERS: Viewer[] = [0, 1, 'spectator', 'judge'];
/** A copy that nothing is remembered of is looked at now and then, since that takes its time. */
const COMPARED_EVERY = 7;

const sight = (ruleset: Ruleset, state: GameState, viewer: Viewer) => ({
  version: 1,
  decisions: ruleset.decisions(state, viewer),
  view: ruleset.view(state, viewer),
  unapplied: [],
  error: null,
});

describe.each(all)('replies in games of $info.name', (ruleset) => {
  it.each([1, 2])('are, byte for byte, as if nothing had been kept (game %i)', (game) => {
    const random = randomFrom(game);
    const decks = decksOf(ruleset).map(([, deck]) => deck);
    const begun = ruleset.create({
      edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
      seed: `replies ${game}`,
      options: { autoPass: 'none', payment: 'auto' },
      seats: ['Ann', 'Bob'].map((name) => ({ name, deck: decks[random(decks.length)] as (typeof decks)[number] })),
    });
    if (!begun.ok) throw new Error('not created');
    let { state } = begun.value;
    for (let step = 0; !state.result && step < 1000; step++) {
      // Now this seat looks and now that one, so that what is kept is of different ages.
      const replies = VIEWERS.filter((_, i) => random(3) > 0 || i === 0).map((viewer) => ({
        viewer,
        bytes: jsonBytes(sight(ruleset, state, viewer)),
      }));
      if (step % COMPARED_EVERY === 0) {
        const copy = JSON.parse(JSON.stringify(state)) as GameState;
        for (const { viewer, bytes } of replies)
          expect(bytes.toString()).toBe(JSON.stringify(sight(ruleset, copy, viewer)));
      }
      const pending = ruleset.decisions(state, 'judge').filter((d) => 'options' in d);
      const decision = pending[random(pending.length)];
      if (!decision) throw new Error('nothing is pending');
      let next = ruleset.submit(state, [randomAnswer(decision, random)]);
      if (!next.ok) next = ruleset.submit(state, [{ ...decision.default, seat: decision.seat }]);
      if (!next.ok) throw new Error('the default was refused');
      state = next.value.state;
    }
  });
});

describe('writing replies', () => {
  it.each([
    [{}],
    [null],
    ['text'],
    [[1, undefined, { a: undefined }]],
    [{ view: null, decisions: {} }],
    [{ a: undefined, view: { objects: {}, zones: [], players: undefined }, decisions: [] }],
    [{ b: 1, decisions: [{ options: [] }, { id: 'd1', options: [{ label: '“é”\n' }] }, null] }],
    [{ view: Object.freeze({ objects: Object.freeze({ ob2: { name: 'ä' }, ob1: null }), zones: Object.freeze([1]) }) }],
  ])('gives what JSON.stringify gives: %j', (value) => {
    for (let times = 0; times < 2; times++) expect(jsonBytes(value).toString()).toBe(JSON.stringify(value));
  });
});
