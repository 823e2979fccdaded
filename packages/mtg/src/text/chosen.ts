/** Words that a player chooses for a card, and what speaks of them: "of the chosen type", "with the chosen name" (607.2d). */
import { canonical, type Face } from '@arbiter/engine';
import { either, type Say, type Subject, UNSAID, verb } from './say.js';

/** What may be chosen, in the words of cards (105.4, 201.4, 205.3m). */
const NOUNS: { [of: string]: string } = { color: 'color', creatureType: 'creature type', cardName: 'card name' };
const OF: { [of: string]: string } = {
  color: 'of the chosen color',
  creatureType: 'of the chosen type',
  cardName: 'with the chosen name',
};

/** "Choose a color", "choose a nonland card name". */
export function choiceText(of: string, having: readonly string[], lacking: readonly string[]): string {
  const noun = NOUNS[of];
  if (noun === undefined || (having.length > 0 && lacking.length > 0)) return UNSAID;
  if ((having.length > 0 || lacking.length > 0) && of !== 'cardName') return UNSAID;
  if (having.length > 1) return UNSAID;
  const kinds = [...having, ...lacking.map((type) => `non${type}`)].map((type) => type.toLowerCase());
  return `choose ${/^[aeiou]/.test(kinds[0] ?? noun) ? 'an' : 'a'} ${[...kinds, noun].join(' ')}`;
}

/** The player who was chosen for the card, as a reference. */
export const CHOSEN_PLAYER = canonical({ chosenPlayer: true });

/** Whether an ability of the card has such a word chosen; what is given an ability is not what chose it. */
export const isChosen = (of: string, { name, abilities }: Face): boolean =>
  name !== '' && new RegExp(`"do":"chooseWord"[^{}]*"of":"${of}"`).test(canonical(abilities));

export const ofChosen = (of: string, say: Say): string => (isChosen(of, say.face) ? (OF[of] ?? UNSAID) : UNSAID);

/** "is the chosen type in addition to its other types" (205.1b). */
export function isToo(of: string, s: Subject, lasting: boolean, say: Say): string {
  const what = { color: ['color', 'colors'], creatureType: ['type', either('types', 'creature types')] }[of];
  if (what === undefined || !isChosen(of, say.face)) return UNSAID;
  const is = lasting ? verb(s, 'become') : s.many ? 'are' : 'is';
  return `${is} the chosen ${what[0]} in addition to ${s.many ? 'their' : 'its'} other ${what[1]}`;
}
