/** Keyword actions: what cards call by one word (701). */

import type { Value } from '@arbiter/engine';
import { becomesTime } from '../day-and-night.js';
import { becomesMonarch } from '../monarch.js';
import { phasingText } from '../phasing.js';
import { plural } from '../plurals.js';
import { isPlain, numeral, type Say, UNSAID, verb } from '../say.js';
import { controlText } from './controlling.js';
import { does } from './doing.js';
import { emblemText } from './emblems.js';
import { addedPhasesText } from './phases.js';
import type { VerbPhrases } from './plain.js';
import { retargetText } from './retargeting.js';

/** "2", "X, where X is the number of creatures you control". */
const number = (count: Value, say: Say): string =>
  isPlain(count) ? say.value(count) : `X, where X is ${say.value(count)}`;
const _isYou = (who: unknown): boolean => who === undefined || who === 'you';

export const actionVerbs: VerbPhrases = {
  emblem: emblemText,
  changeTargets: retargetText,
  becomeMonarch: becomesMonarch,
  becomeTime: becomesTime,
  controlPlayer: controlText,
  proliferate: ({ who }, say) => does(who, say, (s) => `${s.text} ${verb(s, 'proliferate')}`),
  extraPhases: ({ phases }) => addedPhasesText(phases),
  populate: () => 'populate',
  learn: () => 'learn',
  bolster: ({ count, save }, say) => (save === undefined ? `bolster ${number(count, say)}` : UNSAID),
  amass: ({ subtype, count, save }, say) =>
    save === undefined ? `amass ${plural(subtype)} ${number(count, say)}` : UNSAID,
  // How many it is at most is its number, and in an ability of a permanent they are others (701.41a).
  support: ({ what }, say) => {
    const spec = typeof what === 'object' && 'target' in what ? say.targets[what.target] : undefined;
    if (spec?.min !== 0 || typeof spec.max !== 'number' || spec.count !== undefined) return UNSAID;
    say.object(what);
    const spell = [say.face.props.types].flat().some((type) => type === 'Instant' || type === 'Sorcery');
    return isCreatures(spec.what, !spell) ? `support ${numeral(spec.max)}` : UNSAID;
  },
  adapt: ({ count, what }, say) => (what === undefined || what === 'self' ? `adapt ${number(count, say)}` : UNSAID),
  monstrosity: ({ count, what }, say) =>
    what === undefined || what === 'self' ? `monstrosity ${number(count, say)}` : UNSAID,
  explore: ({ what }, say) => say.about(what, (s) => `${s.text} ${verb(s, 'explore')}`),
  connive: ({ what, count = 1 }, say) =>
    say.about(what, (s) => `${s.text} ${verb(s, 'connive')}${count === 1 ? '' : ` ${number(count, say)}`}`),
  phaseOut: phasingText,
  goad: ({ what }, say) => `goad ${say.object(what)}`,
  detain: ({ what }, say) => `detain ${say.object(what)}`,
};
/** Creatures on the battlefield, others than the source where a permanent supports them. */
function isCreatures(what: unknown, others: boolean): boolean {
  const said = [what]
    .flat()
    .map((clause) => JSON.stringify(clause))
    .sort()
    .join();
  const plain = ['{"has":["types","Creature"]}', '{"zone":"battlefield"}'];
  return said === (others ? [...plain, '{"other":true}'] : plain).sort().join();
}
