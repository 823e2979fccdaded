/** What is chosen without being a target, and what is done with it (355.10, 355.17). */
import { canonical, type Effect, type Ref, wholeEffect } from '@arbiter/engine';
import { clausesOf, either, numeral, type Say, UNSAID } from '../say.js';
import { kindsOf, speak, zonesOf } from '../spoken.js';
import { moveText, OTHERS } from './plain.js';
import { sequenceText } from './sequences.js';
import { togetherText } from './together.js';

type Choose = Extract<Effect, { do: 'choose' }>;
export interface Several {
  said: string;
  /** How many instructions that says. */
  count: number;
}

/** What can only be said of several instructions together. */
export function choosingText(effects: readonly Effect[], say: Say): Several | undefined {
  return (
    dividedText(effects, say) ??
    splitByUnit(effects, say) ??
    togetherText(effects, say) ??
    sequenceText(effects, say) ??
    returnedInTurn(effects) ??
    chosenAndMoved(effects, say) ??
    someMoved(effects, say) ??
    restKilled(effects)
  );
}

/** "It deals damage equal to its Might split among enemy units. For each unit this kills, do this: …" (355.14). */
function splitByUnit([divide, deal, kept, waits]: readonly Effect[], say: Say): Several | undefined {
  if (divide?.do !== 'divide' || deal?.do !== 'damage' || kept?.do !== 'remember' || waits?.do !== 'delayed')
    return undefined;
  const [one, among, ...more] = say.targets;
  const [dealer, dealt] = [{ target: 0 }, { target: 1 }];
  const might = { stat: 'might', of: dealer };
  const expected = [
    { do: 'divide', among: dealt, total: might },
    { do: 'damage', from: dealer, to: dealt, amount: { division: true } },
    { do: 'remember', as: kept.as, what: dealt },
    {
      do: 'delayed',
      on: { on: 'did', match: { act: 'kill' }, source: 'self', object: [{ in: { saved: kept.as } }] },
      effects: waits.effects,
      until: { kind: 'endOfTurn' },
      repeat: true,
    },
  ];
  if (!one || !among || more.length > 0 || canonical([divide, deal, kept, waits]) !== canonical(expected))
    return undefined;
  // No more can be chosen than there is Might.
  if (canonical(among) !== canonical({ what: among.what, min: 0, count: might }) || Object.keys(one).length > 1)
    return undefined;
  const unit = say.object(dealer);
  const units = say.apart(() => say.thing(among.what, { many: true, determiner: 'some' }));
  speak(say, canonical(dealt), kindsOf(among.what), true);
  const split = `choose ${unit}. it deals damage equal to its Might split among ${units}`;
  return {
    said: `${split}. for each unit this kills, do this: ${say.effects(waits.effects, 'sentence')}`,
    count: expected.length,
  };
}
/** "Deal 5 damage split among any number of enemy units here": at least 1 to each (355.14). */
function dividedText([divide, deal]: readonly Effect[], say: Say): Several | undefined {
  if (divide?.do !== 'divide' || deal?.do !== 'damage') return undefined;
  const { among, total } = divide;
  const plain = { do: 'damage', to: among, amount: { division: true } };
  if (canonical(deal) !== canonical(plain) || canonical(divide) !== canonical({ do: 'divide', among, total }))
    return undefined;
  const spec = typeof among === 'object' && 'target' in among ? say.targets[among.target] : undefined;
  // No more can be chosen than there is damage.
  if (!spec || typeof total !== 'number' || spec.min !== 0 || spec.max !== total) return undefined;
  if (Object.keys(spec).some((key) => !['what', 'min', 'max'].includes(key))) return undefined;
  say.object(among);
  const units = say.apart(() => say.thing(spec.what, { many: true, determiner: 'some' }));
  return { said: `deal ${total} damage split among any number of ${units}`, count: 2 };
}

/** "Starting with the next player, each player may return a unit to its owner's hand": in turn order, and you last. */
function returnedInTurn([others, own]: readonly Effect[]): Several | undefined {
  if (others?.do !== 'forEach' || own?.do !== 'forEach') return undefined;
  const { as } = others;
  const [choose] = others.effects;
  const save = choose?.do === 'choose' ? choose.save : '';
  const unit = [{ has: ['types', 'Unit'] }];
  const each = (of: Ref) => ({
    do: 'forEach',
    of,
    as,
    effects: [
      { do: 'choose', who: { saved: as }, from: unit, min: 0, max: 1, save },
      { do: 'move', what: { saved: save }, to: 'hand', cause: 'return' },
    ],
  });
  if (canonical(others) !== canonical(each(OTHERS)) || canonical(own) !== canonical(each('you'))) return undefined;
  return { said: "starting with the next player, each player may return a unit to its owner's hand", count: 2 };
}

/** "Each player chooses a unit they control. Kill the rest." */
function restKilled([choose, kill]: readonly Effect[]): Several | undefined {
  if (choose?.do !== 'choose' || kill?.do !== 'kill') return undefined;
  const unit = { has: ['types', 'Unit'] };
  const { save, each: chooser = '' } = choose;
  const chosen = {
    do: 'choose',
    who: 'players',
    each: chooser,
    from: [unit, { controller: { saved: chooser } }],
    min: 1,
    max: 1,
    save,
  };
  const killed = { do: 'kill', what: { each: [unit, { not: { in: { saved: save } } }] } };
  if (canonical(choose) !== canonical(chosen) || canonical(kill) !== canonical(killed)) return undefined;
  return { said: 'each player chooses a unit they control. kill the rest', count: 2 };
}

/** Speaks of what was chosen. */
function chosen({ save, from }: Choose, many: boolean, say: Say): void {
  const key = canonical({ saved: save });
  say.spoken.saved = { ...say.spoken.saved, [save]: key };
  speak(say, key, kindsOf(from ?? []), many);
}
/** "A card from their hand", "a card revealed this way". */
function fromText({ from = [] }: Choose, say: Say): string[] {
  const clauses = clausesOf(from);
  const owner = clauses.find((clause) => 'owner' in clause);
  const hand = zonesOf(clauses).join() === 'hand' && owner && 'owner' in owner ? owner.owner : undefined;
  if (hand !== undefined && canonical(hand) === say.spoken.shown) {
    const what = clauses.filter((clause) => !('owner' in clause) && !('zone' in clause));
    const card = say.thing(what, { determiner: 'a', card: true });
    const named = /card/.test(card) ? card : `${card}${either('', ' card')}`;
    return [`${named} revealed this way`, `${named} from it`, `${named} from their hand`];
  }
  return [say.thing(from, { determiner: 'a' })];
}
const isPlain = (effect: Effect | undefined): effect is Choose =>
  effect?.do === 'choose' &&
  effect.among === undefined &&
  (effect.who === undefined || effect.who === 'you') &&
  effect.each === undefined &&
  effect.max === 1;

export function chooseText(effect: Choose, say: Say): string {
  const { kind, among, who, each, min, max, from, save } = effect;
  void [kind, among, who, each, from, save];
  if (!isPlain(effect) || max !== 1 || (min !== 1 && min !== 0)) return UNSAID;
  const all = fromText(effect, say);
  chosen(effect, false, say);
  const doer = min === 0 ? 'you may ' : either('', 'you ');
  return `${doer}choose ${either(...all)}`;
}
/** "Return a card from your trash to your hand": what is chosen is described where something is done with it. */
function chosenAndMoved([choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlain(choose) || move?.do !== 'move' || canonical(move.what) !== canonical({ saved: choose.save }))
    return undefined;
  const said = say.ways(
    () =>
      `${wholeEffect(choose, (one) => chooseText(one, say))}${either(' and ', '. ', ' ')}${wholeEffect(move, (one) => moveText(one, say))}`,
    () => {
      if (choose.min !== 1) return UNSAID;
      const [what = UNSAID] = fromText(choose, say);
      chosen(choose, false, say);
      return wholeEffect(move, (one) => moveText(one, say, what));
    },
  );
  return { said, count: 2 };
}
/** "Recycle 3 from your trash": so many cards, described where something is done with them. */
function someMoved([choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || move?.do !== 'move') return undefined;
  const { min, max, from = [], among, who, each, save } = choose;
  if (canonical(move.what) !== canonical({ saved: save }) || typeof max !== 'number' || max < 2) return undefined;
  if (min !== max || among !== undefined || each !== undefined || (who ?? 'you') !== 'you') return undefined;
  const cards = clausesOf(from);
  const many = say.thing(from, { many: true, determiner: 'some' });
  const short = zonesOf(cards).length > 0 ? [many.replace(/^cards /, '')] : [];
  chosen(choose, true, say);
  return {
    said: wholeEffect(move, (one) => moveText(one, say, `${numeral(max)} ${either(many, ...short)}`)),
    count: 2,
  };
}
