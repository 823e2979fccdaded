/** Which cards others have put back is nobody's to know. */
import type { Deck } from '@arbiter/engine';
import { expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../src/index.js';

it('samples do not tell which cards another has set aside at the mulligan', () => {
  const created = riftbound.create({
    edition: '2026-07',
    seed: 'answers',
    options: { autoPass: 'none', payment: 'auto' },
    seats: ['kaisa', 'viktor'].map((name) => ({ name, deck: sampleDecks[name] as Deck })),
  });
  if (!created.ok) throw new Error('not created');
  let { state } = created.value;
  for (let asked = riftbound.decisions(state, 'judge'); asked[0]?.kind !== 'MULLIGAN'; ) {
    const [first] = asked;
    if (!first || !('default' in first)) throw new Error('nothing is asked');
    const done = riftbound.submit(state, [{ ...first.default, seat: first.seat }]);
    if (!done.ok) throw new Error(done.error.detail);
    state = done.value.state;
    asked = riftbound.decisions(state, 'judge');
  }
  const asked = riftbound.decisions(state, 'judge');
  const seat = asked[0]?.seat ?? 0;
  const after = [
    ['o0', 'o1'],
    ['o2', 'o3'],
    ['o1', 'o3'],
  ].map((choose) => {
    const done = riftbound.submit(state, [{ seat, choose }]);
    if (!done.ok) throw new Error(done.error.detail);
    return done.value.state;
  });
  const other = asked.find((d) => d.seat !== seat)?.seat ?? 1 - seat;
  const how = { samples: 4, seed: 'x', decklists: 'hidden' } as const;
  const samples = after.map((one) => riftbound.sample?.(one, other, how) ?? []);
  const [first, ...more] = samples.map((list) => JSON.stringify(list));
  for (const one of more) expect(one).toBe(first);
  const [sampled] = samples[0] ?? [];
  const [truth] = after;
  if (!sampled || !truth) throw new Error('no sample');
  expect(riftbound.decisions(sampled, other)).toEqual(riftbound.decisions(truth, other));
  // Whoever answered sees that they have: the sample says how they may have.
  if (asked.length > 1) expect(riftbound.decisions(sampled, seat).map((d) => d.seat)).toEqual([other]);
});
