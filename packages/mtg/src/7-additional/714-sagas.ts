/** Sagas (714): lore counters count their chapters, each of which is an ability that triggers as it is reached. */
import {
  type Ability,
  type Action,
  type Characteristic,
  type Chars,
  characteristicsOf,
  defineEvent,
  type EventOf,
  type Game,
  isActive,
  isToResolve,
  type Obj,
  perform,
  procedure,
  wordsOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { schemesOfTurn } from '../9-casual/904-archenemy.js';
import { cite } from '../cite.js';
import { radiate } from './728-rad.js';

export const isSaga = ({ props }: Pick<Chars, 'props'>): boolean => wordsOf(props.subtypes).includes('Saga');

/** What a Saga enters with (714.3a). */
export const firstLore = (subtypes: Characteristic | undefined): { [kind: string]: number } | null =>
  wordsOf(subtypes).includes('Saga') ? { lore: 1 } : null;

/** The chapter that an ability is, if it is one (714.2, 714.2b): it triggers as the Saga itself has so many lore counters. */
export function chapterOf(ability: Ability | undefined): number | undefined {
  if (ability?.kind !== 'triggered') return undefined;
  const { on, object, match, reached } = ability.on;
  return on === 'counters' && object === 'self' && match?.kind === 'lore' ? reached : undefined;
}
/** The numbers of the chapter abilities that it has. */
const chapters = (g: Game, id: number): number[] =>
  characteristicsOf(g, id).abilities.flatMap((ability) => chapterOf(ability) ?? []);

/** The final chapter number is the greatest; of a Saga without chapters it is 0 (714.2d). */
export const finalChapter = (g: Game, id: number): number => Math.max(0, ...chapters(g, id));

/** Whether a chapter ability of it has triggered and not left the stack yet. */
const isBeingTold = (g: Game, id: number): boolean =>
  isToResolve(g, ({ source, ability }) => source === id && chapterOf(ability) !== undefined);

/** Whether a Saga with chapters has told them all (714.4). */
export function hasEnded(g: Game, id: number): boolean {
  const last = finalChapter(g, id);
  return last > 0 && (g.object(id).counters?.lore ?? 0) >= last && !isBeingTold(g, id);
}

/** As a precombat main phase begins each Saga of its player goes on by a chapter; no effect does that (703.4f). @citation */
export const LORE = cite('mtg:505.4', 'mtg:703.4f', 'mtg:714.3c');

export const precombatMain = procedure('precombatMain', {
  lore: (g) => {
    schemesOfTurn(g);
    radiate(g);
    return perform(
      g,
      g
        .zone('battlefield')
        .filter((id) => {
          const now = characteristicsOf(g, id);
          return isActive(g, now.controller) && isSaga(now) && chapters(g, id).length > 0;
        })
        .map(
          (object): Action => ({ type: 'counters', object, kind: 'lore', amount: 1, because: 'turn', $rules: LORE }),
        ),
    );
  },
});

declare module '@arbiter/engine' {
  interface ResolveEvent {
    finalChapter?: true;
  }
}

/** The final chapter ability of a Saga is that of its greatest chapter number, for as long as the Saga is there (714.2e). */
export function asChapter(g: Game, { ability, source }: Obj): Partial<EventOf<'resolve'>> | undefined {
  const chapter = chapterOf(ability);
  if (chapter === undefined || source === undefined || !g.find(source)) return undefined;
  return chapter === finalChapter(g, source) ? { finalChapter: true } : undefined;
}

export const resolveEvent = defineEvent('resolve', {
  description:
    'A spell resolved, or an ability of an object; `place`: the so many-th that its card has, from 0; `finalChapter`: that of a Saga.',
  example: { on: 'resolve', player: 'you', match: { finalChapter: true } },
  match: () => ({ place: z.string().regex(/^\d{1,2}$/), finalChapter: z.literal(true) }),
  refs: ['object', 'item', 'player'],
});
