/**
 * Preserve (2.11.7.15.2): what is destroyed, or resolves without becoming an object, goes to its owner's material deck
 * preserved: face up, to be returned to the hand in the place of materializing.
 */
import { type ActionOf, type Game, type Seat, setStatus, show, type TriggerEvent } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { abilitiesOfCard } from '../2.4.4-restrictions.js';
import { defineKeyword } from './hooks.js';

export const PRESERVED = 'preserved';
export const PRESERVE_RULES = cite('ga:2.11.7.15.2');

export const preserve = defineKeyword({
  name: 'preserve',
  rules: PRESERVE_RULES,
  description: 'Goes to its owner’s material deck preserved as it is destroyed, or as an activation resolves.',
  redundant: true,
  expand: () => [
    {
      kind: 'triggered',
      keyword: 'preserve',
      on: { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
      effects: [{ do: 'move', what: { event: 'became' }, to: 'materialDeck', status: { [PRESERVED]: true } }],
    },
  ],
});

/** Whether a card that resolves is put away preserved. */
export const isPreservedAsItResolves = (g: Game, card: number, seat: Seat): boolean =>
  abilitiesOfCard(g, card, seat).some((a) => a.kind === 'keyword' && a.keyword === preserve.name);

export const isPreserved = (g: Game, id: number): boolean => g.is(g.object(id), PRESERVED);

/** What is preserved is so where it lies, face up. */
export function faceUp(g: Game, { to, status }: ActionOf<'move'>, happened: readonly TriggerEvent[]): void {
  if (to !== 'materialDeck' || !status?.[PRESERVED]) return;
  for (const event of happened) {
    const card = event.type === 'move' && event.became !== undefined ? g.find(event.became) : undefined;
    if (!card) continue;
    setStatus(g, card, PRESERVED, true);
    show(
      g,
      [card.id],
      g.s.players.map(({ seat }) => seat),
    );
  }
}
