/** Games that bots play among themselves, as a service lets them: by their own view and the listed options alone. */
import { type Decision, type GameResult, type Ruleset, randomAnswer, type Setup } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';

export interface BotGame {
  result: GameResult | null;
  decisions: number;
  /** How many answers a rule about the whole refused, so that the default was given instead. */
  refused: number;
  /** Kinds and shapes of the decisions that bots made. */
  kinds: Set<string>;
}

/** Plays to the end, or as many decisions as are allowed; the seats take the bots in turn. Throws where the engine fails. */
export function playByBots(ruleset: Ruleset, setup: Setup, bots: string[], seed: number, most = 20_000): BotGame {
  const begun = ruleset.create(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const match = ruleset.open(begun.value.state, { idle: 'pass' });
  const random = randomFrom(seed);
  const out: BotGame = { result: null, decisions: 0, refused: 0, kinds: new Set() };
  for (; out.decisions < most && !match.result; out.decisions++) {
    const pending = match.decisions('judge').filter((d): d is Decision => 'options' in d);
    const asked = pending[random(pending.length)];
    if (!asked) throw new Error('nothing is asked');
    const { seat } = asked;
    // A bot is shown no more than its seat is.
    const decision = match.decisions(seat).find((d): d is Decision => d.id === asked.id && 'options' in d) ?? asked;
    out.kinds.add(`${decision.kind} ${decision.shape}`);
    const bot = ruleset.bots[bots[seat % bots.length] ?? 'random'];
    const answer = bot?.({ view: match.view(seat), decision, random }) ?? randomAnswer(decision, random);
    let done = match.submit([answer]);
    if (!done.ok && done.error.code === 'ILLEGAL_ACTION' && done.error.rules.length > 0) {
      out.refused++;
      done = match.submit([{ ...decision.default, seat }]);
    }
    if (!done.ok) throw done.fault ?? new Error(JSON.stringify([decision, answer, done.error]));
  }
  return { ...out, result: match.result };
}
