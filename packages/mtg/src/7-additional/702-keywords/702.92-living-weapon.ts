/** Living weapon (702.92): the Equipment brings who carries it. */
import { cite } from '../../cite.js';
import { attach, enters, token, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const livingWeapon = defineKeyword({
  name: 'living weapon',
  rules: cite('mtg:702.92a'),
  description: 'When it enters, create a 0/0 black Phyrexian Germ creature token and attach it to that.',
  expand: () => [
    triggered(enters, {
      effects: [
        { do: 'create', token: token('Phyrexian Germ', 'Creature — Phyrexian Germ', ['B'], '0/0'), save: 'germ' },
        attach('self', { saved: 'germ' }),
      ],
    }),
  ],
});
