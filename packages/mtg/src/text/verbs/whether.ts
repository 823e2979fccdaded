/** What follows if something was done, or couldn't be (608.2c): "if you do", "if you can't". */
import { canonical, type Effect } from '@arbiter/engine';
import { either, type Say, UNSAID } from '../say.js';
import { speak } from '../spoken.js';

type Of<V extends Effect['do']> = Extract<Effect, { do: V }>;
interface Said {
  said: string;
  count: number;
}

export function whetherDone(effects: readonly Effect[], say: Say): Said | undefined {
  const [one, next] = effects;
  if (one?.do === 'sacrifice' && next?.do === 'if' && one.save !== undefined) return ifYouCant(one, next, say);
  if (one?.do === 'if') return takenIfYouDo(one, say) ?? paired(one, say);
  if (one?.do === 'modify' && next?.do === 'modify') return inactiveArtifact(one, next, say);
  return undefined;
}
/** "Sacrifice another artifact. If you can't, tap ~." */
function ifYouCant(one: Of<'sacrifice'>, next: Of<'if'>, say: Say): Said | undefined {
  const none = { compare: [{ countOf: { saved: one.save } }, '=', 0] };
  if (canonical(next) !== canonical({ do: 'if', if: none, then: next.then })) return undefined;
  if (one.who !== 'you' && one.who !== undefined) return { said: UNSAID, count: 2 };
  // What was given up is asked for nothing else.
  if (canonical(next.then).includes(canonical({ saved: one.save }))) return { said: UNSAID, count: 2 };
  const { save, ...plain } = one;
  const given = save === undefined ? UNSAID : say.effects([plain]);
  return { said: `${given}. if you can't, ${say.effects(next.then, 'sentence')}`, count: 2 };
}
/** "Remove a +1/+1 counter from ~. If you do, create a token": where there is one it can be removed. */
function takenIfYouDo(one: Of<'if'>, say: Say): Said | undefined {
  const [taken, ...more] = one.then;
  if (taken?.do !== 'counters' || taken.what !== 'self' || taken.amount !== -1 || more.length === 0) return undefined;
  const plan = { do: 'if', if: { is: ['self', [{ counters: [taken.kind, 1] }]] }, then: one.then };
  const alone = { ...plan, if: { is: ['self', { counters: [taken.kind, 1] }] } };
  if (![plan, alone].map(canonical).includes(canonical(one))) return undefined;
  return { said: `${say.effects([taken])}. if you do, ${say.effects(more, 'sentence')}`, count: 1 };
}
/** "If it's paired with a creature, that creature also gets +2/+2" (702.95b). */
function paired(one: Of<'if'>, say: Say): Said | undefined {
  const [done, ...more] = one.then;
  if (done?.do !== 'modify' || typeof done.what !== 'object' || !('pairedWith' in done.what) || more.length > 0)
    return undefined;
  const of = done.what.pairedWith;
  const plan = { do: 'if', if: { is: [of, { is: 'paired' }] }, then: one.then };
  if (canonical(one) !== canonical(plan)) return { said: UNSAID, count: 1 };
  const it = say.object(of, 'asked');
  speak(say, canonical(done.what), ['creature']);
  return { said: `if ${either("it's", `${it} is`)} paired with a creature, ${say.effects([done])}`, count: 1 };
}
/** "It becomes a colorless artifact in addition to its other types. Its activated abilities can't be activated." */
function inactiveArtifact(one: Of<'modify'>, next: Of<'modify'>, say: Say): Said | undefined {
  const [first, ...shape] = one.mods;
  const colorless = [
    { mod: 'set', prop: 'colors', value: [] },
    { mod: 'gain', prop: 'types', values: ['Artifact'] },
  ];
  if (first?.mod !== 'ability' || canonical(shape) !== canonical(colorless)) return undefined;
  const until = { kind: 'permanent' };
  const plan = [
    { do: 'modify', what: one.what, mods: one.mods, until },
    { do: 'modify', what: one.what, mods: [{ mod: 'rule', rule: 'cantBeActivated' }], until },
  ];
  if (canonical([one, next]) !== canonical(plan) || typeof one.what !== 'object' || 'each' in one.what)
    return { said: UNSAID, count: 2 };
  const gains = say.about(one.what, (s) =>
    s.many ? UNSAID : `${s.text} gains ${say.ability(first.ability)} and becomes a colorless artifact`,
  );
  return {
    said: `${gains} in addition to its other types. its activated abilities can't be activated`,
    count: 2,
  };
}
