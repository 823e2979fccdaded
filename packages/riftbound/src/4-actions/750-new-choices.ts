/** New choices for something on the chain: its modes and targets are chosen anew (750–755). */
import { changeTargetsBy } from '@arbiter/engine';
import { cite } from '../cite.js';

/** Each target may be chosen anew where another one is legal; costs that this would add are not paid (755). @citation */
const NEW = cite(
  'riftbound:751',
  'riftbound:751.1',
  'riftbound:752',
  'riftbound:752.1',
  'riftbound:752.2',
  'riftbound:753',
  'riftbound:753.1',
  'riftbound:753.2',
  'riftbound:754',
  'riftbound:755',
  'riftbound:755.1',
);
export const newChoices = changeTargetsBy({ anew: NEW, changed: NEW, any: NEW, modes: NEW });
