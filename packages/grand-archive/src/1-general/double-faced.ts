/**
 * Double-faced cards (2.11.7.15.2): played on their default side, which alone counts in all zones but the field; an effect
 * transforms what is there.
 */
import type { Layouts } from '@arbiter/engine';

export const LAYOUTS: Layouts = {
  transform: {
    description:
      'A default side that is played, and a flip side that counts on the field once it has been transformed.',
    played: 'first',
    zones: ['field'],
    turns: true,
  },
};
