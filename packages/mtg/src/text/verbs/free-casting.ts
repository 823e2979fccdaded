/** Cards that are cast without paying for them: from among those milled or shown, or from the top of a library (608.2g). */
import { canonical, type Effect, type Filter, type FilterClause } from '@arbiter/engine';
import { isOnePlayer } from '../nouns.js';
import { either, type Say, UNSAID } from '../say.js';
import { passing } from '../spoken.js';
import type { Said } from './sequences.js';

const list = (filter: Filter): readonly FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
const SPELLS = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Instant', 'Planeswalker', 'Sorcery'];

/** What may be cast: spells of these types, so that no land is played. */
function spellText(fits: Filter | undefined, say: Say, from = ''): string {
  const all = list(fits ?? []).filter((clause) => canonical(clause) !== '{"is":"spell"}');
  const clauses = all.filter((clause) => canonical(clause) !== NO_LAND);
  const typed =
    clauses.length < all.length ||
    clauses.some(
      (clause) =>
        'has' in clause && clause.has[0] === 'types' && [clause.has[1]].flat().every((type) => SPELLS.includes(type)),
    );
  return typed
    ? say.thing([{ is: 'spell' }, ...clauses], { determiner: 'a', ...(from === '' ? {} : { from }) })
    : UNSAID;
}
const NO_LAND = canonical({ not: { has: ['types', 'Land'] } });
const FREE = 'without paying its mana cost';

export function freeCasting(effects: readonly Effect[], say: Say): Said | undefined {
  const [one, next] = effects;
  if (one?.do === 'play') return playedFree(one, say);
  if (one?.do === 'remember') return playedOrExiled(effects, say);
  if (one?.do === 'may') return copiedCard(one, say) ?? fromTop(one, say);
  if (next?.do !== 'play') return undefined;
  const cast = (from: string): string => {
    const said = `. you may cast ${spellText(next.fits, say, from)} ${FREE}`;
    passing(say, ['card', 'spell'], false);
    return said;
  };
  const plays = (...clauses: readonly object[]): boolean =>
    canonical(next) === canonical({ do: 'play', what: { each: clauses }, cost: [], fits: next.fits });
  // Among the cards of one player, who was spoken of.
  if (one?.do === 'mill' && one.save !== undefined && isOnePlayer(one.who, say)) {
    const { save, ...plain } = one;
    // Among those cards wherever all can see them (701.17c).
    if (!plays({ any: [{ zone: 'graveyard' }, { zone: 'exile' }] }, { in: { saved: save } })) return undefined;
    const said = `${say.effects([plain])}${cast(`from among ${either('them', 'those cards')}`)}`;
    return { said, count: 2 };
  }
  if (one?.do === 'reveal' && isOnePlayer(one.what, say) && one.what !== 'you') {
    if (!plays({ zone: 'hand' }, { owner: one.what })) return undefined;
    return {
      said: `${say.effects([one])}${cast(either('from among those cards', 'from among them', 'from it'))}`,
      count: 2,
    };
  }
  return undefined;
}

/** "You may play the exiled card without paying its mana cost", "you may cast a sorcery spell from your hand …" (702.75a, 118.9). */
function playedFree(play: Extract<Effect, { do: 'play' }>, say: Say): Said | undefined {
  const plays = (clauses: readonly object[], more: object = {}): boolean =>
    canonical(play) === canonical({ do: 'play', what: { each: clauses }, cost: [], ...more });
  const hides = say.face.abilities.some((one) => one.kind === 'keyword' && one.keyword === 'hideaway');
  if (hides && plays([{ zone: 'exile' }, { linked: true }])) {
    passing(say, ['card', 'spell'], false);
    return { said: `you may play the exiled card ${FREE}`, count: 1 };
  }
  if (!plays([{ zone: 'hand' }, { owner: 'you' }], { fits: play.fits })) return undefined;
  const said = `you may cast ${spellText(play.fits, say, 'from your hand')} ${FREE}`;
  passing(say, ['card', 'spell'], false);
  return { said, count: 1 };
}
/** "You may copy the exiled card. If you do, you may cast the copy without paying its mana cost" (707.12). */
function copiedCard(may: Extract<Effect, { do: 'may' }>, say: Say): Said | undefined {
  const [copy] = may.then;
  if (copy?.do !== 'copyCard') return undefined;
  const plan = [
    { do: 'copyCard', what: { each: [{ zone: 'exile' }, { linked: true }] }, save: copy.save },
    { do: 'play', what: { saved: copy.save }, cost: [] },
  ];
  // A land would be played, and is never cast (305.9).
  const spells = ['["types","Instant"]', '["types","Sorcery"]', '["types",["Instant","Sorcery"]]'];
  const exiled = canonical(say.face.abilities);
  const cast = exiled.includes('"keep":"linked"') && spells.some((one) => exiled.includes(one));
  const said = `you may copy the exiled card. if you do, you may cast the copy ${FREE}`;
  return { said: cast && canonical(may) === canonical({ do: 'may', then: plan }) ? said : UNSAID, count: 1 };
}
/** "You may look at the top card of your library. You may cast it without paying its mana cost if it's a sorcery spell." */
function fromTop(may: Extract<Effect, { do: 'may' }>, say: Say): Said | undefined {
  const [, play] = may.then;
  if (play?.do !== 'play') return undefined;
  const top = { top: 1 };
  const plan = {
    do: 'may',
    then: [
      { do: 'look', what: top },
      { do: 'play', what: top, cost: [], fits: play.fits },
    ],
  };
  if (canonical(may) !== canonical(plan)) return undefined;
  passing(say, ['card', 'spell'], false);
  const cast = `you may cast ${either('it', 'that card')} ${FREE} if it's ${spellText(play.fits, say)}`;
  return { said: `you may look at the top card of your library. ${cast}`, count: 1 };
}

/** "Reveal the top card of your library. You may play that card without paying its mana cost. If you don't, exile it." */
function playedOrExiled(effects: readonly Effect[], say: Say): Said | undefined {
  const [begun] = effects;
  if (begun?.do !== 'remember') return undefined;
  const shown = { saved: begun.as };
  const plan = [
    { do: 'remember', as: begun.as, what: { top: 1 } },
    { do: 'reveal', what: shown },
    { do: 'play', what: shown, cost: [] },
    { do: 'move', what: { each: [{ zone: 'library' }, { in: shown }] }, to: 'exile', cause: 'exile' },
  ];
  if (canonical(effects.slice(0, plan.length)) !== canonical(plan)) return undefined;
  passing(say, ['card', 'spell'], false);
  const [it, card] = [either('it', 'that card'), either('that card', 'it')];
  const played = `you may play ${card} ${FREE}. if you don't, exile ${it}`;
  return { said: `reveal the top card of your library. ${played}`, count: plan.length };
}
