/** Phrases of instructions that others hang on: offers, payments, choices, and what is remembered. */
import { canonical, type Effect, sumOf, type Value } from '@arbiter/engine';
import { clausesOf, either, joined, type Say, symbols, UNSAID, verb, whole } from '../say.js';
import { isSpoken, keep, keyOf, speak } from '../spoken.js';
import { ifText } from './asking.js';
import { lastingText, modifyText } from './lasting.js';
import { delayedText } from './later.js';
import type { VerbPhrases } from './plain.js';

/** "Ready or exhaust a legend". */
function statusesText(choices: Extract<Effect, { do: 'either' }>['choices'], say: Say): string | undefined {
  const all = choices.map(({ effects, ...more }) => {
    const [only, ...others] = effects ?? [];
    const plain = others.length === 0 && Object.keys(more).every((key) => key === 'label');
    return plain && only?.do === 'status' && only.status === 'exhausted' ? only : undefined;
  });
  const [first] = all;
  if (!first || all.some((one) => !one || canonical(one.what) !== canonical(first.what))) return undefined;
  const does = all.map((one) => (one?.on === false ? 'ready' : 'exhaust'));
  return `${joined(does, 'or')} ${say.object(first.what)}`;
}
/** "Its owner places it on the top or bottom of their Main Deck". */
function placedText({ choices, who, ...rest }: Extract<Effect, { do: 'either' }>, say: Say): string | undefined {
  if (Object.keys(rest).some((key) => key !== 'do') || typeof who !== 'object' || !('ownerOf' in who)) return undefined;
  const at = (position: 'top' | 'bottom'): string =>
    canonical([{ do: 'move', what: who.ownerOf, to: 'mainDeck', position, cause: 'effect' }]);
  const [top, bottom, ...more] = choices.map(({ effects = [], label: _label, ...other }) =>
    Object.keys(other).length === 0 ? canonical(effects) : '',
  );
  if (top !== at('top') || bottom !== at('bottom') || more.length > 0) return undefined;
  const owner = say.about(who, (s) => s.text, 'asked');
  return `${owner} ${either('places', 'puts')} ${say.object(who.ownerOf)} on the top or bottom of their Main Deck`;
}
function eitherText({ choices, ...rest }: Extract<Effect, { do: 'either' }>, say: Say): string {
  if (Object.keys(rest).some((key) => key !== 'do')) return UNSAID;
  const same = statusesText(choices, say);
  if (same) return same;
  const said = choices.map((choice) =>
    whole(choice, ({ effects, ...more }) =>
      Object.keys(more).some((key) => key !== 'label') ? UNSAID : say.apart(() => say.effects(effects, 'sentence')),
    ),
  );
  return joined(said, 'or');
}
type May = Extract<Effect, { do: 'may' }>;
function mayText({ who = 'you', once, then, else: otherwise }: May, say: Say): string {
  const [first, ...rest] = then;
  if (once || !first) return UNSAID;
  if (otherwise !== undefined) {
    // "Deal 6 to it unless its controller has you draw 2".
    const done = say.effects(otherwise, 'sentence');
    return `${done} unless ${say.about(who, (s) => `${s.you ? 'you' : s.text} ${verb(s, 'have', 'has')} ${say.effects(then, 'sentence')}`)}`;
  }
  const did = who === 'you' ? 'you do' : 'they do';
  const offered = (effects: readonly Effect[]): string => {
    const before = say.doing;
    say.doing = canonical(who);
    const said = say.effects(effects, 'sentence');
    say.doing = before;
    return said;
  };
  return say.about(who, (s) => {
    const may = `${s.you ? 'you' : s.text} may`;
    return say.ways(
      () => `${may} ${offered(then)}`,
      ...(rest.length > 0 ? [() => `${may} ${offered([first])}. if ${did}, ${say.effects(rest, 'sentence')}`] : []),
    );
  });
}
type Pay = Extract<Effect, { do: 'pay' }>;
/** "Pay any amount of [A] to deal that much damage to all enemy units at a battlefield" (204.3.b). */
function anyAmount([cost, ...more]: Pay['cost'], x: string, then: readonly Effect[], say: Say): string {
  if (cost?.pay !== 'resources' || cost.each !== 'x' || cost.energy || more.length > 0) return UNSAID;
  const [power, ...others] = cost.power ?? [];
  if (power === undefined || others.length > 0) return UNSAID;
  say.spoken.amount = canonical({ number: x });
  return `pay any amount of ${symbols(undefined, [power])} to ${say.effects(then, 'sentence')}`;
}
/** "You may pay [1] to draw 1", "counter a spell unless its controller pays [2]". */
function payText({ who = 'you', cost, times, x, then = [], else: otherwise = [] }: Pay, say: Say): string {
  if (times !== undefined) return UNSAID;
  if (x !== undefined) return otherwise.length === 0 && who === 'you' ? anyAmount(cost, x, then, say) : UNSAID;
  const paid = say.costs(cost, 'spoken');
  if (then.length === 0 && otherwise.length > 0) {
    const done = say.effects(otherwise, 'sentence');
    return `${done} unless ${say.about(who, (s) => `${s.you ? 'you' : s.text} ${s.you || s.many ? paid : paid.replace(/^(\w+)/, '$1s')}`)}`;
  }
  const may = (s: { you?: true; text: string }): string => `${s.you ? 'you' : s.text} may ${paid}`;
  const did = who === 'you' ? 'you do' : 'they do';
  const [first] = then;
  const shown = first?.do === 'discard' && first.chooser === 'you';
  const not = otherwise.length === 0 ? '' : `. otherwise, ${say.apart(() => say.effects(otherwise, 'sentence'))}`;
  return say.ways(
    // Which card it is is chosen as that is paid for: "… to choose a card from their hand. If you do, they discard it".
    ...(shown
      ? [
          () =>
            `${say.about(who, may)} to ${say.effects(then, 'sentence').replace(either('. ', ' and '), `. if ${did}, `)}${not}`,
        ]
      : []),
    () => `${say.about(who, may)} to ${say.effects(then, 'sentence')}${not}`,
    () => `${say.about(who, may)}. if ${did}, ${say.effects(then, 'sentence')}${not}`,
  );
}

/** Less Might, but not below so much, fixed for each (477.3.b): how much, and what is least. */
function weakened(value: Value, as: string): [Value, number] | undefined {
  const most = typeof value === 'object' && 'negative' in value ? value.negative : undefined;
  if (typeof most !== 'object' || !('most' in most) || !Array.isArray(most.most)) return undefined;
  const [nothing, capped, ...more] = most.most;
  if (nothing !== 0 || more.length > 0 || typeof capped !== 'object' || !('least' in capped)) return undefined;
  if (!Array.isArray(capped.least) || capped.least.length !== 2) return undefined;
  const [amount, left] = capped.least;
  const [might, minimum] = (left === undefined ? undefined : sumOf(left)) ?? [];
  if (canonical(might ?? null) !== canonical({ stat: 'might', of: { saved: as } })) return undefined;
  return amount !== undefined && typeof minimum === 'number' && minimum < 0 ? [amount, -minimum] : undefined;
}
type ForEach = Extract<Effect, { do: 'forEach' }>;
function eachText({ of, as, effects }: ForEach, say: Say): string {
  const [only, ...more] = effects;
  if (only?.do === 'modify' && more.length === 0) {
    const [mod, ...mods] = only.mods;
    const less = mod?.mod === 'add' && mod.stat === 'might' && mods.length === 0 ? weakened(mod.value, as) : undefined;
    const lasts = only.until === undefined || canonical(only.until) === '{"kind":"endOfTurn"}';
    const own = canonical(only.what) === canonical({ saved: as });
    if (less && own && lasts && !only.entering && !only.endable && typeof less[0] === 'number') {
      const gives = say.spoken.gave === undefined ? 'give ' : either('give ', '');
      return `${gives}${say.object(of, 'given')} -${less[0]} [M] this turn, to a minimum of ${less[1]} [M]`;
    }
  }
  const each = say.apart(() =>
    typeof of === 'object' && 'each' in of ? say.thing(of.each, { determiner: 'each' }) : UNSAID,
  );
  say.spoken.saved = { ...say.spoken.saved, [as]: canonical({ saved: as }) };
  speak(say, canonical({ saved: as }), ['unit']);
  return `for ${each}, ${say.effects(effects, 'sentence')}`;
}

const WHERE = canonical({ event: 'battlefield' });
const BATTLEFIELD = canonical({ has: ['types', 'Battlefield'] });
export const flowVerbs: VerbPhrases = {
  if: ifText,
  either: (effect, say) => {
    const placed = placedText(effect, say);
    if (placed === undefined) return eitherText(effect, say);
    void [effect.do, effect.who, effect.choices];
    return placed;
  },
  createReplacement: lastingText,
  may: mayText,
  pay: payText,
  modify: modifyText,
  forEach: eachText,
  delayed: delayedText,
  // What may be declined, or is paid for, is so as it is finalized (383.3.a, 383.3.b).
  reflexive: ({ ability: { may, cost, ...body } }, say) => {
    const paid = cost === undefined ? '' : `${say.costs(cost, 'spoken')} to `;
    return `${either('do this: ', 'when you do, ')}${may ? 'you may ' : ''}${paid}${say.body(body)}`;
  },
  remember: ({ as, what, value }, say) => {
    // A figure that is taken before something happens is called by what it was of.
    if (value !== undefined && what === undefined) {
      say.spoken.figures = { ...say.spoken.figures, [as]: value };
      return '';
    }
    if (value !== undefined || what === undefined) return UNSAID;
    // Where a unit attacks, defends, conquers or holds is known by that.
    if (canonical(what) === WHERE && say.on?.on.startsWith('unit:')) {
      say.spoken.saved = { ...say.spoken.saved, [as]: WHERE };
      speak(say, WHERE, ['battlefield']);
      return '';
    }
    // Where something is before it moves is "that battlefield" afterwards.
    const [place, at, ...more] = typeof what === 'object' && 'each' in what ? clausesOf(what.each) : [];
    if (place && at && more.length === 0 && 'at' in at && canonical(place) === BATTLEFIELD) {
      const key = `left ${canonical(at)}`;
      say.spoken.saved = { ...say.spoken.saved, [as]: key };
      speak(say, key, ['battlefield']);
      return '';
    }
    keep(say, as, what, []);
    return isSpoken(say, keyOf(what, say)) ? '' : UNSAID;
  },
};
