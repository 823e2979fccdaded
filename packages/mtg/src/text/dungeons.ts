/** How dungeons and the initiative are spoken of (309, 701.49, 726). */
import { canonical, type Effect, type Filter, type Ref } from '@arbiter/engine';
import { isOnePlayer } from './nouns.js';
import { either, type Say, UNSAID, verb } from './say.js';
import { does } from './verbs/doing.js';

/** "Venture into the dungeon", "target player ventures into Undercity" (701.49d). */
export const ventureText = ({ who, into }: Extract<Effect, { do: 'venture' }>, say: Say): string =>
  does(who, say, (s) => `${s.text} ${verb(s, 'venture')} into ${into ?? 'the dungeon'}`);

/** "You take the initiative": one player does, and nobody else (726.3). */
export const takesInitiative = ({ who }: Extract<Effect, { do: 'takeInitiative' }>, say: Say): string =>
  isOnePlayer(who, say) ? say.about(who, (s) => `${s.text} ${verb(s, 'take')} the initiative`) : UNSAID;

const list = (filter: Filter): string => canonical([filter].flat());
const INITIATIVE = list({ is: 'initiative' });
/** "You have the initiative", "you don't have the initiative". */
export function initiativeText(ref: Ref, filter: Filter, is: boolean): string | undefined {
  if (list(filter) !== INITIATIVE) return undefined;
  if (ref !== 'you') return UNSAID;
  return is ? 'you have the initiative' : "you don't have the initiative";
}
/** "You've completed a dungeon", "you haven't completed Deep Halls" (309.7). */
export function completedText(ref: Ref, filter: Filter, is: boolean): string | undefined {
  const [only, ...more] = [filter].flat();
  if (!only || more.length > 0 || !('completedDungeon' in only)) return undefined;
  const { completedDungeon: which, ...rest } = only;
  if (ref !== 'you' || Object.keys(rest).length > 0) return UNSAID;
  const have = is ? either("you've", 'you have') : either("you haven't", 'you have not');
  return `${have} completed ${which === true ? 'a dungeon' : which}`;
}
