/** Squad (702.157): a copy of it for each time that more was paid. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { enters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';
import { ofInstance } from './instances.js';

export const squad = defineKeyword({
  name: 'squad',
  rules: cite('mtg:702.157a', 'mtg:702.157b', 'mtg:118.8'),
  description: '`cost` may be paid any number of times besides; when it enters, create as many copies of it.',
  params: { cost: 'must' },
  linked: true,
  text: (a) => `squad ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }, nth) => {
    const name = ofInstance('squad', nth);
    return [
      { kind: 'static', mods: [{ mod: 'cost', optional: { name, cost, repeat: true } }] },
      triggered(enters, { if: { paid: name }, effects: [{ do: 'create', copy: 'self', count: { paid: name } }] }),
    ];
  },
});
