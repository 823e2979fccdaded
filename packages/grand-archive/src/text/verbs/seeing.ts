/** Phrases of looking, revealing, and arranging what is seen. */
import { canonical, type Effect, type Ref } from '@arbiter/engine';
import { whoseNames } from '../nouns.js';
import { plusX, xText } from '../numbers.js';
import { zoneName } from '../places.js';
import { clausesOf, either, numeral, type Say, UNSAID, verb } from '../say.js';
import { isSpoken, keyOf, zonesOf } from '../spoken.js';
import { writtenValue } from '../written.js';
import type { VerbPhrases } from './plain.js';

const PILES: { [kind: string]: string } = { GLIMPSE: 'top,bottom', LOOK: 'top' };
/** Where the one card that is looked at may go instead of staying. */
const AWAY: { [piles: string]: string } = {
  'top,graveyard': 'into your graveyard',
  'top,bottom': 'on the bottom of your deck',
  'top,memory': 'into your memory',
};
function arrangeText({ kind, who, of, count, piles }: Extract<Effect, { do: 'arrange' }>, say: Say): string {
  const away = AWAY[piles.join()];
  if (kind === 'LOOK' && count === 1 && away !== undefined && of === undefined && (who === undefined || who === 'you'))
    return `look at the top card of your deck. you may put ${either('it', 'that card')} ${away}`;
  if (kind === 'LOOK' && piles.join() === 'top,bottom' && typeof count === 'number' && count > 1) {
    if (who !== undefined && who !== 'you') return UNSAID;
    const yours = of === undefined || of === 'you';
    const whose = yours ? 'your' : `${say.object(of, 'asked')}'s`;
    const later = yours ? 'your' : 'their';
    return `look at the top ${numeral(count)} cards of ${whose} deck. put any ${either('amount', 'number')} of ${either('those cards', 'them')} on the bottom of ${later} deck in any order and the rest on ${either('the top', 'top')} of ${later} deck in any order`;
  }
  if (piles.join() !== PILES[kind] || (of !== undefined && kind === 'GLIMPSE')) return UNSAID;
  if (kind === 'GLIMPSE') return say.about(who ?? 'you', (s) => `${s.text} ${verb(s, 'glimpse')} ${xText(count, say)}`);
  if (who !== undefined && who !== 'you') return UNSAID;
  const size = writtenValue(count);
  const plus = plusX(count);
  const whose = of === undefined || of === 'you' ? 'your' : `${say.object(of, 'asked')}'s`;
  const cards =
    count === 1 ? UNSAID : typeof count === 'number' ? numeral(count) : (size ?? (plus ? `${plus.base}+X` : 'X'));
  const where = size === undefined ? `, where X is ${say.value(plus ? plus.of : count)}` : '';
  const back = either('', ` on ${either('the top', 'top')} of ${whose} deck`);
  return `look at the top ${cards} cards of ${whose} deck${where}${either(' and then', ', then', '. then', '. ')} put ${either('them', 'those cards')} back${back} in any order`;
}

/** "Reveal your memory" is said of all its cards; of a hand that it is one. */
function reveals(what: Ref, say: Say): string {
  if (typeof what === 'object' && 'each' in what) {
    const clauses = clausesOf(what.each);
    const both = clauses.find((clause) => 'owner' in clause);
    if (zonesOf(clauses).toSorted().join() === 'hand,memory' && clauses.length === 2 && both && 'owner' in both) {
      if (typeof both.owner !== 'object' || !('target' in both.owner)) return UNSAID;
      return say.about(both.owner, (s) => `${s.text} ${verb(s, 'reveal')} all cards in their hand and memory`);
    }
    if (zonesOf(clauses).join() === 'memory') {
      const owner = clauses.filter((clause) => 'owner' in clause);
      if (canonical(clauses) === '[{"zone":"memory"}]') {
        say.spoken.shown = 'all';
        return either('each player reveals all cards in their memory', 'each player reveals their memory');
      }
      const [who] = owner;
      if (clauses.length === 2 && who && 'owner' in who && typeof who.owner === 'object') {
        say.spoken.seen = canonical(clauses);
        const { owner: whose } = who;
        return say.ways(
          () => `reveal ${either(...whoseNames(whose, say))} memory`,
          () =>
            say.about(
              whose,
              (s) => `${s.text} ${verb(s, 'reveal')} ${either('all cards in their memory', 'their memory')}`,
            ),
        );
      }
      if (clauses.length === 2 && canonical(owner) === '[{"owner":"you"}]') {
        say.spoken.shown = 'yours';
        return either('reveal all cards in your memory', 'reveal your memory');
      }
    }
    return UNSAID;
  }
  if (typeof what === 'object' && 'top' in what) {
    const said = `reveal ${say.object(what)}`;
    say.spoken.onTop = true;
    if (what.of === undefined) say.spoken.topShown = canonical(what.top);
    return said;
  }
  if (typeof what === 'string')
    return what === 'self'
      ? `reveal ${say.object(what)}`
      : say.about(what, (s) => `${s.text} ${verb(s, 'reveal')} ${s.you ? 'your hand' : 'their hand'}`);
  const inline = say.spoken.inline?.key === keyOf(what, say);
  return inline || isSpoken(say, keyOf(what, say)) || 'target' in what ? `reveal ${say.object(what)}` : UNSAID;
}

export const seeingVerbs: VerbPhrases = {
  arrange: arrangeText,
  reveal: ({ what }, say) => reveals(what, say),
  look: ({ what, who }, say) => {
    if (who !== undefined && who !== 'you') return UNSAID;
    if (typeof what === 'object' && 'top' in what) {
      const said = `look at ${say.object(what)}`;
      say.spoken.onTop = true;
      return said;
    }
    if (typeof what === 'object' && 'each' in what) {
      const clauses = clausesOf(what.each);
      const owner = clauses.find((clause) => 'owner' in clause);
      const zones = zonesOf(clauses);
      if (zones.some((zone) => zone !== 'memory' && zone !== 'hand') || clauses.length !== 2) return UNSAID;
      if (!owner || !('owner' in owner) || typeof owner.owner !== 'object') return UNSAID;
      return `look at ${either(...whoseNames(owner.owner, say))} ${zones.map(zoneName).join(' and ')}`;
    }
    return what === 'opponents' || (typeof what === 'object' && 'target' in what)
      ? `look at ${say.object(what, 'asked')}'s hand`
      : UNSAID;
  },
};
