/** Offspring (702.175): for more, a small copy comes with it. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { enters, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';
import { ofInstance } from './instances.js';

export const offspring = defineKeyword({
  name: 'offspring',
  rules: cite('mtg:702.175a', 'mtg:702.175b'),
  description: 'For `cost` besides, when it enters create a copy of it that is 1/1.',
  params: { cost: 'must' },
  linked: true,
  text: (a) => `offspring ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }, nth) => {
    const name = ofInstance('offspring', nth);
    return [
      { kind: 'static', mods: [{ mod: 'cost', optional: { name, cost } }] },
      triggered(enters, {
        if: { paid: name },
        effects: [{ do: 'create', copy: 'self', except: { props: { power: 1, toughness: 1 } } }],
      }),
    ];
  },
});
