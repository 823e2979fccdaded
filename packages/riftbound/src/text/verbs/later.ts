/** Phrases of what waits for an event: "when it dies this turn, …", "at the end of this turn". */
import { canonical, type Effect } from '@arbiter/engine';
import { stepName, triggerText } from '../events.js';
import { either, type Say, UNSAID } from '../say.js';

/** "At the start of your next Main Phase, you may move an enemy unit here", "ready 2 runes at the end of this turn". */
function aimedLater(
  { on, effects, targets = [], may, repeat, until }: Omit<Extract<Effect, { do: 'delayed' }>, 'do'>,
  say: Say,
): string {
  if (repeat || on.on !== 'step') return UNSAID;
  const done = `${may ? 'you may ' : ''}${say.body({ targets, effects })}`;
  const thisTurn = until === undefined || canonical(until) === canonical(END_OF_TURN);
  if (thisTurn && canonical(on) === canonical({ on: 'step', match: { step: 'end' } }))
    return either(`${done} at ${either('end of turn', 'the end of this turn')}`, `at the end of this turn, ${done}`);
  const phase = on.player === 'you' && Object.keys(on).length === 3 ? on.match?.step : undefined;
  if (typeof phase !== 'string' || until !== undefined) return UNSAID;
  const next = `at the start of your next ${stepName(phase)}`;
  return either(`${done} ${next}`, `${next}, ${done}`);
}
/** "When it dies this turn, …": once, or with `repeat` whenever it happens. */
export function delayedText(
  { on, effects, targets, may, repeat, until }: Extract<Effect, { do: 'delayed' }>,
  say: Say,
): string {
  // What it targets is chosen only then (355.5.b).
  if (targets !== undefined) return aimedLater({ on, effects, targets, may, repeat, until }, say);
  if (may) return UNSAID;
  // Where the Ending Phase has begun already, it is not made at all (359.3.e.16).
  const thisTurn = until === undefined || canonical(until) === canonical(END_OF_TURN);
  if (thisTurn && !repeat && canonical(on) === canonical({ on: 'step', match: { step: 'end' } })) {
    const done = say.effects(effects, 'sentence');
    return either(`${done} at end of turn`, `at end of turn, ${done}`, `${done} at the end of this turn`);
  }
  const phase = on.on === 'step' && on.player === 'you' && Object.keys(on).length === 3 ? on.match?.step : undefined;
  if (until === undefined && !repeat && typeof phase === 'string') {
    const next = `at the start of your next ${stepName(phase)}`;
    const done = say.effects(effects, 'sentence');
    return either(`${done} ${next}`, `${next}, ${done}`);
  }
  const key = canonical(until ?? null);
  const within = key === '{"kind":"endOfTurn"}' ? ' this turn' : key === '{"kind":"permanent"}' ? '' : undefined;
  if (within === undefined) return UNSAID;
  // Whatever happens to one thing once needs no word for how often.
  const once = isOnce(on);
  if (repeat === true && (once || within === '')) return UNSAID;
  // What may happen again is waited for once: "the next time".
  const next = repeat !== true && within !== '' && (!once || on.on === 'damage');
  if (!repeat && !once && !next) return UNSAID;
  const before = say.on;
  const when = triggerText(on, say);
  say.on = on;
  const done = say.effects(effects, 'sentence');
  if (before) say.on = before;
  else delete say.on;
  if (next) {
    if (!when.startsWith('when ')) return UNSAID;
    const time = `the next time ${when.slice('when '.length)}${within}`;
    return either(`${time}, ${done}`, `${done} ${time}`);
  }
  return `${when}${within}, ${done}`;
}
/** What can be told of one thing, or is waited for only once. */
function isOnce(on: Extract<Effect, { do: 'delayed' }>['on']): boolean {
  // Combats are won as often as they are fought.
  if (on.on === 'combatWon' || on.on === 'combatLost') return false;
  return canonical(on.object ?? null).includes('"in"') || typeof on.player === 'object';
}

const END_OF_TURN = { kind: 'endOfTurn' };
