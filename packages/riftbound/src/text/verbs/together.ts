/** What cards say of several instructions at once, where each by itself could not be said. */
import { canonical, type Effect, type FilterClause } from '@arbiter/engine';
import { clausesOf, either, joined, numeral, type Say, typesOf, UNSAID } from '../say.js';
import { isSpoken, keep, kindsOf, speak } from '../spoken.js';
import type { Several } from './choosing.js';

export function togetherText(effects: readonly Effect[], say: Say): Several | undefined {
  return (
    revealedUntil(effects, say) ??
    shownAndPlayed(effects, say) ??
    putOnEither(effects, say) ??
    keptOfEach(effects) ??
    byType(effects, say) ??
    theyMove(effects, say) ??
    handedOver(effects, say)
  );
}

/** "Reveal cards from the top of your Main Deck until you reveal a unit and banish it. Play it, and recycle the rest". */
function revealedUntil(effects: readonly Effect[], say: Say): Several | undefined {
  const [remember, , banish, play] = effects;
  if (remember?.do !== 'remember' || banish?.do !== 'move' || play?.do !== 'play') return undefined;
  const top = typeof remember.what === 'object' && 'top' in remember.what ? remember.what.top : undefined;
  const until = typeof top === 'object' && 'topUntil' in top ? top.topUntil : undefined;
  if (until === undefined) return undefined;
  const [shown, banished] = [remember.as, banish.save ?? ''];
  const among: FilterClause[] = [{ zone: 'mainDeck' }, { in: { saved: shown } }];
  const expected: Effect[] = [
    { do: 'remember', as: shown, what: { top: { topUntil: until } } },
    { do: 'reveal', what: { saved: shown } },
    {
      do: 'move',
      what: { each: [...among, ...clausesOf(until)] },
      to: 'banishment',
      cause: 'banish',
      save: banished,
    },
    { ...play, what: { saved: banished }, must: true },
    { do: 'move', what: { each: among }, to: 'mainDeck', position: 'bottom', cause: 'recycle' },
  ];
  if (canonical(effects.slice(0, expected.length)) !== canonical(expected)) return undefined;
  const unit = say.thing(until, { determiner: 'a', card: true });
  keep(say, banished, undefined, [...kindsOf(until), 'card']);
  const played = say.effects([play], 'sentence');
  const first = `reveal cards from the top of your Main Deck until you reveal ${unit} and banish it`;
  return { said: `${first}. ${played}${either(' and ', '. ')}recycle the rest`, count: expected.length };
}

/** "Reveal the top 2 cards of your Main Deck. You may banish one, then play it. Draw any you didn't banish". */
function shownAndPlayed(effects: readonly Effect[], say: Say): Several | undefined {
  const [remember, , choose, banish, play] = effects;
  if (remember?.do !== 'remember' || choose?.do !== 'choose' || banish?.do !== 'move' || play?.do !== 'play')
    return undefined;
  const count = typeof remember.what === 'object' && 'top' in remember.what ? remember.what.top : undefined;
  if (typeof count !== 'number') return undefined;
  const [shown, chosen, banished] = [remember.as, choose.save, banish.save ?? ''];
  const expected: Effect[] = [
    { do: 'remember', as: shown, what: { top: count } },
    { do: 'reveal', what: { saved: shown } },
    { do: 'choose', among: { saved: shown }, min: 0, max: 1, save: chosen, kind: 'CHOOSE_CARD' },
    { do: 'move', what: { saved: chosen }, to: 'banishment', cause: 'banish', save: banished },
    { ...play, what: { saved: banished }, must: true },
    {
      do: 'draw',
      who: 'you',
      count: { sum: [{ countOf: { saved: shown } }, { negative: { countOf: { saved: banished } } }] },
    },
  ];
  if (canonical(effects.slice(0, expected.length)) !== canonical(expected)) return undefined;
  keep(say, banished, undefined, ['card']);
  const played = say.effects([play], 'sentence');
  const first = `reveal the top ${numeral(count)} cards of your Main Deck. you may banish one`;
  return { said: `${first}${either(' and ', ' ')}${played}. draw any you didn't banish`, count: expected.length };
}

/** "Put a card from your hand on the top or bottom of your Main Deck". */
function putOnEither([choose, put]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || put?.do !== 'either' || choose.min !== 1 || choose.max !== 1) return undefined;
  const { save, from = [], kind, ...more } = choose;
  if (kind !== 'CHOOSE_CARD' || Object.keys(more).some((key) => !['do', 'min', 'max'].includes(key))) return undefined;
  const at = (position: 'top' | 'bottom'): string =>
    canonical([{ do: 'move', what: { saved: save }, to: 'mainDeck', position, cause: 'effect' }]);
  const done = put.choices.map(({ effects = [], label: _label, ...other }) =>
    Object.keys(other).length === 0 ? canonical(effects) : '',
  );
  if (canonical(done) !== canonical([at('top'), at('bottom')]) || Object.keys(put).length > 2) return undefined;
  const card = say.thing(from, { determiner: 'a' });
  const owner = canonical(from).includes('{"owner":"you"}') ? 'your' : UNSAID;
  return { said: `put ${card} on the top or bottom of ${owner} Main Deck`, count: 2 };
}

const KEPT: { [type: string]: (many: boolean) => string } = {
  Unit: (many) => (many ? 'units' : 'unit'),
  Gear: () => 'gear',
  Rune: (many) => (many ? 'runes' : 'rune'),
};
/** "Each player chooses 2 units, 2 gear, 2 runes, and 2 cards in their hands. Recycle the rest". */
function keptOfEach(effects: readonly Effect[]): Several | undefined {
  const chosen: { text: string; save: string }[] = [];
  for (const choose of effects) {
    if (choose.do !== 'choose') break;
    const { each = '', save, min, max } = choose;
    if (choose.who !== 'players' || min !== max || typeof max !== 'number') return undefined;
    const plain = { do: 'choose', who: 'players', each, from: choose.from, min, max, save };
    if (canonical(choose) !== canonical(plain)) return undefined;
    const type = Object.keys(KEPT).find(
      (one) => canonical(choose.from ?? null) === canonical([{ has: ['types', one] }, { controller: { saved: each } }]),
    );
    const hand = canonical(choose.from ?? null) === canonical([{ zone: 'hand' }, { owner: { saved: each } }]);
    if (type === undefined && !hand) return undefined;
    const what = type === undefined ? `${max === 1 ? 'card' : 'cards'} in their hands` : KEPT[type]?.(max !== 1);
    chosen.push({ text: `${numeral(max)} ${what}`, save });
  }
  if (chosen.length < 2) return undefined;
  const rest: FilterClause[] = chosen.map(({ save }) => ({ not: { in: { saved: save } } }));
  const cards: FilterClause = { any: [[{ zone: 'board' }, { has: ['types', ['Unit', 'Gear']] }], [{ zone: 'hand' }]] };
  const recycle = (what: FilterClause, to: string): Effect => ({
    do: 'move',
    what: { each: [what, ...rest] },
    to,
    position: 'bottom',
    cause: 'recycle',
  });
  const expected = [recycle(cards, 'mainDeck'), recycle({ has: ['types', 'Rune'] }, 'runeDeck')];
  const after = effects.slice(chosen.length, chosen.length + expected.length);
  if (canonical(after) !== canonical(expected)) return undefined;
  const said = `each player chooses ${joined(
    chosen.map(({ text }) => text),
    'and',
  )}. recycle the rest`;
  return { said, count: chosen.length + expected.length };
}

/** "Do the following based on the discarded card's type: Spell — draw 1. Gear — …". */
function byType(effects: readonly Effect[], say: Say): Several | undefined {
  const asked = effects.flatMap((one) => {
    if (one.do !== 'if' || one.else !== undefined || !('is' in one.if)) return [];
    const [of, filter] = one.if.is;
    const [clause, ...more] = clausesOf(filter);
    if (!clause || more.length > 0 || !('has' in clause) || clause.has[0] !== 'types') return [];
    const [then, ...rest] = one.then;
    // "Do the following" is another ability, which chooses then (387.1.b).
    if (then?.do !== 'reflexive' || rest.length > 0 || then.ability.may || then.ability.cost) return [];
    return typeof clause.has[1] === 'string' ? [{ of, type: clause.has[1], body: then.ability }] : [];
  });
  const [first] = asked;
  if (!first || asked.length < 2 || asked.length < effects.length) return undefined;
  if (typeof first.of !== 'object' || !('saved' in first.of)) return undefined;
  if (asked.some(({ of }) => canonical(of) !== canonical(first.of))) return undefined;
  // What was discarded is kept as the only card.
  const key = say.spoken.saved[first.of.saved];
  if (key === undefined || !isSpoken(say, key)) return undefined;
  const all = asked.map(({ type, body }) => `${either('', '• ')}${type.toLowerCase()} — ${say.body(body)}`);
  return {
    said: `do the following based on the discarded card's type: ${all.join('. ')}`,
    count: effects.length,
  };
}

/** "Choose an opponent. They move a unit they control to the same battlefield". */
function theyMove([choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || move?.do !== 'moveTo' || typeof choose.who !== 'object') return undefined;
  const { who, save } = choose;
  const to = move.to;
  if (!('target' in who) || typeof to !== 'object' || !isSpoken(say, canonical(to))) return undefined;
  const spec = say.targets[who.target];
  const unit: FilterClause[] = [{ has: ['types', 'Unit'] }, { controller: who }, { not: { at: to } }];
  const plain = [
    { do: 'choose', who, from: unit, min: 1, max: 1, save },
    { do: 'moveTo', what: { saved: save }, to },
  ];
  if (canonical([choose, move]) !== canonical(plain) || canonical(spec ?? null) !== OPPONENT) return undefined;
  const named = isSpoken(say, canonical(who)) ? '' : 'choose an opponent. ';
  speak(say, canonical(who), ['player', 'opponent']);
  return { said: `${named}they move a unit they control to the same battlefield`, count: 2 };
}
const OPPONENT = canonical({ what: { player: 'opponent' } });

/** "They gain control of this and recall it". */
function handedOver([modify, recall]: readonly Effect[], say: Say): Several | undefined {
  if (modify?.do !== 'modify' || recall?.do !== 'recall' || canonical(modify.what) !== canonical(recall.what))
    return undefined;
  const [mod, ...more] = modify.mods;
  if (mod?.mod !== 'control' || mod.to === 'you' || more.length > 0 || typeof mod.to !== 'object') return undefined;
  const plain = { do: 'modify', what: 'self', mods: [mod], until: { kind: 'permanent' } };
  if (canonical(modify) !== canonical(plain) || Object.keys(mod).length > 2 || typesOf(say.face).includes('Unit'))
    return undefined;
  const who = say.about(mod.to, (s) => `${s.text} ${s.many || s.text === 'they' ? 'gain' : 'gains'}`);
  return { said: `${who} control of ${say.object('self')} and recall it`, count: 2 };
}
