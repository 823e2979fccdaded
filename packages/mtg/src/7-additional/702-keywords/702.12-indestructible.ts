/** Indestructible (702.12): it can't be destroyed. "Can't" beats everything that says destroy (101.2). */
import { keyword, onField } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const indestructible = defineKeyword({
  name: 'indestructible',
  rules: cite('mtg:702.12'),
  description: 'Can’t be destroyed.',
  hooks: {
    cannot: (g, action) => {
      if (action.type !== 'move' || action.cause !== 'destroy') return null;
      const id = action.object;
      return onField(g, id) && keyword(g, id, 'indestructible') ? cite('mtg:702.12b', 'mtg:101.2') : null;
    },
  },
});
