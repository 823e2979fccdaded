/** Phrases of instructions about players, cards and damage. */
import { canonical, type Effect, type Ref, type Value, type Verbs } from '@arbiter/engine';
import { choiceText } from '../chosen.js';
import { isOnePlayer } from '../nouns.js';
import { sizeOf } from '../numbers.js';
import { either, isPlain, numeral, type Say, UNSAID, verb } from '../say.js';
import { passing, speak } from '../spoken.js';
import { damageText } from './dealing.js';
import { rollText } from './dice.js';
import { digText } from './digging.js';
import { amount, does } from './doing.js';
import { manaText } from './mana.js';
import { searchText } from './searching.js';

/** Where what is looked at may go (701.22a, 701.25a). */
const PILES: { [kind: string]: string } = { SCRY: 'top,bottom', SURVEIL: 'top,graveyard' };

/** Steps and phases that may be skipped, and turns (500.11). */
const SKIPPED: { [what: string]: string } = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  combat: 'combat phase',
  turn: 'turn',
};
type Phrase<V extends keyof Verbs> = (effect: { do: V } & Verbs[V], say: Say) => string;
export type VerbPhrases = { [V in keyof Verbs]?: Phrase<V> };

function life({ who, stat, amount: change, to, total }: Extract<Effect, { do: 'stat' }>, say: Say): string {
  if (stat !== 'life' || (change !== undefined && to !== undefined)) return UNSAID;
  if (change === undefined) {
    if (total !== undefined) return UNSAID;
    if (to === 'startingLife')
      return who === 'you' && say.spoken.lifeTotal ? 'it becomes equal to your starting life total' : UNSAID;
    const whose = who === 'you' ? 'your' : `${say.object(who)}'s`;
    return `${whose} life total becomes ${to === undefined ? UNSAID : say.value(to)}`;
  }
  const loses = typeof change === 'number' ? change < 0 : typeof change === 'object' && 'negative' in change;
  if (total !== undefined && !loses) return UNSAID;
  if (total !== undefined) say.spoken.lost = total;
  const size = sizeOf(change);
  if (typeof size === 'object' && 'half' in size && canonical(size.half) === canonical({ stat: 'life', of: who }))
    return does(who, say, (s) => {
      const own = s.you ? 'your' : 'their';
      const life = either(`${own} life`, `${own} life total`);
      return `${s.text} ${verb(s, size === change ? 'gain' : 'lose')} half ${life}, rounded ${size.round}`;
    });
  return does(who, say, (s) => `${s.text} ${verb(s, loses ? 'lose' : 'gain')} ${amount(sizeOf(change), 'life', say)}`);
}

export const plainVerbs: VerbPhrases = {
  damage: damageText,
  stat: life,
  draw: ({ who, count }, say) =>
    does(who, say, (s) => {
      const more = isPlain(count) ? [say.counted(count, 'additional card')] : [];
      return `${s.text} ${verb(s, 'draw')} ${either(say.counted(count, 'card'), ...more)}`;
    }),
  discard: ({ who, count = 1, filter, chooser, save }, say) => {
    if (save !== undefined) return UNSAID;
    if (chooser === 'you' && count === 1) {
      const cards = say.thing([{ zone: 'library' }, ...[filter ?? []].flat()], {
        determiner: 'a',
        library: true,
        from: 'from it',
      });
      passing(say, ['card'], false);
      return `you choose ${cards}. ${say.object(who)} discards that card`;
    }
    if (filter !== undefined || chooser !== undefined) return UNSAID;
    return does(who, say, (s) => {
      const what =
        count === 'all' ? (s.you ? 'your hand' : either('their hand', 'their hands')) : say.counted(count, 'card');
      return `${s.text} ${verb(s, 'discard')} ${what}`;
    });
  },
  reveal: ({ what }, say) => {
    if (typeof what === 'object' && 'top' in what) return topText(what, say);
    return does(
      what,
      say,
      (s) => `${s.text} ${verb(s, 'reveal')} ${s.you ? 'your hand' : either('their hand', 'their hands')}`,
    );
  },
  mill: ({ who, count, save }, say) => {
    if (save !== undefined) {
      const kept = { past: 'put into your graveyard', kinds: ['card'], many: true };
      if (who === 'you') say.spoken.done = { ...say.spoken.done, [save]: kept };
    }
    return does(who, say, (s) => `${s.text} ${verb(s, 'mill')} ${say.counted(count, 'card')}`);
  },
  shuffle: ({ who, zone }, say) => {
    if (zone !== undefined) return UNSAID;
    return does(who, say, (s) =>
      either(
        // Without a word about what, it is the library (701.24).
        `${s.text} ${verb(s, 'shuffle')}`,
        `${s.text} ${verb(s, 'shuffle')} ${s.you ? 'your' : 'their'} library`,
      ),
    );
  },
  arrange: ({ kind, count, who, piles }, say) => {
    if (who !== undefined || piles.join() !== PILES[kind]) return UNSAID;
    return `${kind.toLowerCase()} ${isPlain(count) ? say.value(count) : `X, where X is ${say.value(count)}`}`;
  },
  dig: digText,
  search: (effect, say) => searchText(effect, say),
  look: ({ what, who }, say) => {
    if (who !== undefined && who !== 'you') return UNSAID;
    if (typeof what === 'object' && 'top' in what) {
      if (!isPlain(what.top)) return UNSAID;
      const said = `look at ${say.object(what)}`;
      say.spoken.top = canonical(what);
      return said;
    }
    // Whose hand is looked at is one player's: of several the text says otherwise.
    if (typeof what === 'object' && 'controllerOf' in what && isOnePlayer(what, say))
      return say.about(what, ({ text }) => `look at ${text}'s hand`, 'asked');
    return isOnePlayer(what, say) && what !== 'you' && isPlayerRef(what, say)
      ? `look at ${say.object(what, 'asked')}'s hand`
      : UNSAID;
  },
  copy: ({ what, who, count, newTargets }, say) => {
    if (who !== undefined || !isOneThing(what, say)) return UNSAID;
    if (count !== undefined && count !== 2) return UNSAID;
    const [often, copies] = count === 2 ? [' twice', 'copies'] : ['', 'copy'];
    return `copy ${say.object(what, 'asked')}${often}${newTargets ? `. you may choose new targets for the ${copies}` : ''}`;
  },
  chooseWord: ({ who, of, entering, with: having = [], without: lacking = [] }) => {
    if (entering || (who !== undefined && who !== 'you')) return UNSAID;
    return choiceText(of, having, lacking);
  },
  flipCoin: ({ who, count, as }, say) => {
    if ((who !== undefined && who !== 'you') || count !== undefined) return UNSAID;
    say.spoken.flip = as;
    return 'flip a coin';
  },
  rollDice: rollText,
  skipNext: ({ who, what }, say) =>
    does(who, say, (s) => {
      const part = SKIPPED[what] ?? UNSAID;
      return `${s.text} ${verb(s, 'skip')} ${s.you ? 'your' : 'their'} next ${part}`;
    }),
  lose: ({ who }, say) => does(who, say, (s) => `${s.text} ${verb(s, 'lose')} the game`),
  win: ({ who }, say) => does(who, say, (s) => `${s.text} ${verb(s, 'win')} the game`),
  fight: ({ what, with: other }, say) =>
    say.about(what, (s) => `${s.text} ${verb(s, 'fight')} ${say.object(other, 'given')}`),
  extraTurn: ({ who }, say) =>
    who === 'you'
      ? 'take an extra turn after this one'
      : does(who, say, (s) => `${s.text} ${verb(s, 'take')} an extra turn after this one`),
  addMana: manaText,
};

/** "Reveal the top card of your library", "defending player reveals the top card of their library" (701.20a). */
function topText(what: { top: Value; of?: Ref }, say: Say): string {
  const { top, of = 'you' } = what;
  if (!isPlain(top) || !isOnePlayer(of, say)) return UNSAID;
  const cards = top === 1 ? 'card' : `${top === 'x' ? 'X' : numeral(top)} cards`;
  const said = does(of, say, (s) => {
    const shows = `${s.text} ${verb(s, 'reveal')} the top ${cards} of ${s.you ? 'your' : 'their'} library`;
    speak(say, canonical(what), ['card'], top !== 1);
    return shows;
  });
  say.spoken.top = canonical(what);
  return said;
}
const isPlayerRef = (what: Ref, say: Say): boolean =>
  typeof what === 'object' && 'target' in what
    ? canonical(say.targets[what.target]?.what ?? []).includes('"player"')
    : typeof what === 'object' && 'event' in what && ['player', 'defending'].includes(what.event);
/** The spell that is copied: a single target, the source, or what the ability waited for. */
const isOneThing = (what: Ref, say: Say): boolean =>
  what === 'self' || (typeof what === 'object' && ('target' in what || 'event' in what) && isOnePlayer(what, say));
