/** Amass (701.47): an Army grows. */
import { defineVerb, type Effects, type Filter, fields, instructions, type ParamsOf } from '@arbiter/engine';
import { and, create, creature, putCounters, token, youControl } from '../../language/builders.js';

const params = fields((p) => ({ subtype: p.term, count: p.value, save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    amass: ParamsOf<typeof params>;
  }
}

const army: Filter = and(creature, { has: ['subtypes', 'Army'] }, youControl);

/** The steps of 701.47a; which Army it was is known by `save`, whether or not it got counters (701.47c). */
const amassing = (subtype: string, count: ParamsOf<typeof params>['count'], save: string): Effects => [
  {
    do: 'if',
    if: { not: { exists: army } },
    then: [create(token(`${subtype} Army`, `Creature — ${subtype} Army`, ['B'], '0/0'))],
  },
  { do: 'choose', from: army, min: 1, max: 1, save, prompt: 'Choose an Army' },
  putCounters(count, { saved: save }),
  {
    do: 'if',
    if: { not: { is: [{ saved: save }, { has: ['subtypes', subtype] }] } },
    then: [
      {
        do: 'modify',
        what: { saved: save },
        mods: [{ mod: 'gain', prop: 'subtypes', values: [subtype] }],
        until: { kind: 'permanent' },
      },
    ],
  },
  { do: 'did', what: 'amass', object: { saved: save } },
];

export const amass = defineVerb('amass', {
  description:
    'You put `count` +1/+1 counters on an Army you control, which is made as a 0/0 black one if you have none.',
  example: { do: 'amass', subtype: 'Zombie', count: 2 },
  params,
  run: (g, { subtype, count, save = '$amassed' }, _ctx, id) => instructions(g, id, amassing(subtype, count, save)),
  text: ({ subtype, count }, say) => `amass ${subtype}s ${say.value(count)}`,
});
