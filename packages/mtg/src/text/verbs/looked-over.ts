/** A card of another's hand that may be chosen, and what is done then (608.2d, 701.20). */
import { canonical, type Effect } from '@arbiter/engine';
import { isOnePlayer } from '../nouns.js';
import { either, numeral, type Say, UNSAID, verb } from '../say.js';
import { passing } from '../spoken.js';

interface Said {
  said: string;
  count: number;
}
/**
 * "Look at target player's hand. You may choose a nonland card from it. If you do, that player reveals the chosen card, puts it on
 * the bottom of their library, then draws a card"; or they discard it, and otherwise several of their own choice.
 */
export function maybeChosen([shown, choose, branch]: readonly Effect[], say: Say): Said | undefined {
  if ((shown?.do !== 'look' && shown?.do !== 'reveal') || choose?.do !== 'choose' || branch?.do !== 'if')
    return undefined;
  const { what } = shown;
  if (choose.min !== 0 || !isOnePlayer(what, say) || what === 'you') return undefined;
  const place = [{ zone: 'hand' }, { owner: what }].map(canonical);
  const cards = [choose.from ?? []].flat().filter((clause) => !place.includes(canonical(clause)));
  const { save } = choose;
  const plan = (then: readonly object[], otherwise: readonly object[]): string =>
    canonical([
      { do: shown.do, what },
      { do: 'choose', from: [{ zone: 'hand' }, { owner: what }, ...cards], min: 0, save },
      {
        do: 'if',
        if: { compare: [{ countOf: { saved: save } }, '>=', 1] },
        then,
        ...(otherwise.length > 0 ? { else: otherwise } : {}),
      },
    ]);
  const all = canonical([shown, choose, branch]);
  const [first] = branch.else ?? [];
  const many = first?.do === 'discard' && typeof first.count === 'number' ? first.count : 0;
  const bottom = plan(
    [
      { do: 'reveal', what: { saved: save } },
      { do: 'move', what: { saved: save }, to: 'library', position: 'bottom', cause: 'return' },
      { do: 'draw', who: what, count: 1 },
    ],
    [],
  );
  const discarded = plan(
    [{ do: 'move', what: { saved: save }, to: 'graveyard', cause: 'discard' }],
    [{ do: 'discard', who: what, count: many }],
  );
  if (all !== bottom && (all !== discarded || many < 2)) return { said: UNSAID, count: 3 };
  const begun = say.effects([shown]);
  const card = say.thing([{ zone: 'library' }, ...cards], { determiner: 'a', library: true, from: 'from it' });
  const chosen = `${begun}. you may choose ${card}. if you do, `;
  passing(say, ['card'], false);
  const then = say.about(what, (s) =>
    all === bottom
      ? `${s.text} ${verb(s, 'reveal')} ${either('the chosen card', 'that card')}, ${verb(s, 'put')} it on the bottom of their library, then ${verb(s, 'draw')} a card`
      : `${s.text} ${verb(s, 'discard')} that card. if you don't, ${s.text} ${verb(s, 'discard')} ${numeral(many)} cards`,
  );
  return { said: `${chosen}${then}`, count: 3 };
}

/** "Choose an instant or sorcery card exiled this way and copy it three times. You may cast the copies without paying their mana costs." */
export function copiesCast([choose, copy, play]: readonly Effect[], say: Say): Said | undefined {
  if (choose?.do !== 'choose' || copy?.do !== 'copyCard' || play?.do !== 'play') return undefined;
  const [zone, kept, kinds, ...more] = [choose.from ?? []].flat();
  const name = kept && 'in' in kept && typeof kept.in === 'object' && 'saved' in kept.in ? kept.in.saved : '';
  const plan = [
    { do: 'choose', from: [{ zone: 'exile' }, { in: { saved: name } }, kinds], save: choose.save },
    {
      do: 'copyCard',
      what: { saved: choose.save },
      ...(copy.count === undefined ? {} : { count: copy.count }),
      save: copy.save,
    },
    { do: 'play', what: { saved: copy.save }, cost: [], several: true },
  ];
  const exiled = say.spoken.done?.[name]?.past === 'exiled' && canonical(zone ?? null) === '{"zone":"exile"}';
  // A land would be played, and is never cast (305.9).
  const spells = ['["types","Instant"]', '["types","Sorcery"]', '["types",["Instant","Sorcery"]]'];
  const cast = kinds && 'has' in kinds && spells.includes(canonical(kinds.has));
  if (!exiled || !cast || more.length > 0 || canonical([choose, copy, play]) !== canonical(plan))
    return { said: UNSAID, count: 3 };
  const { count } = copy;
  if (typeof count !== 'number' || count < 2) return { said: UNSAID, count: 3 };
  const card = say.thing([{ zone: 'library' }, kinds], { determiner: 'a', library: true, from: 'exiled this way' });
  passing(say, ['card', 'spell'], true);
  const often = count === 2 ? 'twice' : `${numeral(count)} times`;
  return {
    said: `choose ${card} and copy it ${often}. you may cast the copies without paying their mana costs`,
    count: 3,
  };
}

/** "Choose up to one creature. Destroy the rest" (608.2d). */
export function destroyedRest([choose, move]: readonly Effect[], say: Say): Said | undefined {
  if (choose?.do !== 'choose' || move?.do !== 'move' || move.cause !== 'destroy' || choose.from === undefined)
    return undefined;
  const from = [choose.from].flat();
  const plan = [
    { do: 'choose', from, min: 0, save: choose.save },
    {
      do: 'move',
      what: { each: [{ zone: 'battlefield' }, ...from, { not: { in: { saved: choose.save } } }] },
      to: 'graveyard',
      cause: 'destroy',
    },
  ];
  if (canonical([choose, move]) !== canonical(plan)) return undefined;
  passing(say, [], true);
  return { said: `choose up to one ${say.thing(from)}. destroy the rest`, count: 2 };
}

/** "Shuffle a card from your hand into your library" (701.24). */
export function shuffledFromHand([choose, move, shuffle]: readonly Effect[]): Said | undefined {
  if (choose?.do !== 'choose' || move?.do !== 'move' || shuffle?.do !== 'shuffle') return undefined;
  const plan = [
    { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }], save: choose.save },
    { do: 'move', what: { saved: choose.save }, to: 'library', cause: 'return' },
    { do: 'shuffle', who: 'you' },
  ];
  if (canonical([choose, move, shuffle]) !== canonical(plan)) return undefined;
  return { said: 'shuffle a card from your hand into your library', count: 3 };
}
