/** Paradigm (702.192): exiled as it resolves, and cast again from a copy in each of its player's main phases. */
import {
  cardOf,
  defineVerb,
  fields,
  instructions,
  newObject,
  type ParamsOf,
  publicId,
  type VerbWord,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { exile, spell } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields(() => ({}));
const copying = fields((p) => ({ def: p.count, save: p.name }));
declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    paradigm: {};
    copyInExile: ParamsOf<typeof copying>;
  }
  interface PlayerMarks {
    /** The names of spells with paradigm that have resolved for them in this game. */
    paradigms?: string[];
  }
}

export const paradigmWords: readonly VerbWord[] = [
  defineVerb('paradigm', {
    description:
      'The first time that a spell of its name resolves for you, it comes again in each of your main phases.',
    example: { do: 'paradigm' },
    params,
    internal: true,
    run: (g, _effect, { source, controller }, id) => {
      const resolving = g.find(source);
      const name = cardOf(g, source);
      const before = g.playerMarks(controller).paradigms ?? [];
      if (!resolving || before.includes(name)) return undefined;
      g.markPlayer(controller, 'paradigms', [...before, name]);
      return instructions(g, id, [
        {
          do: 'delayed',
          on: { on: 'step', player: 'you', match: { step: 'precombatMain' } },
          repeat: true,
          effects: [
            { do: 'copyInExile', def: resolving.def, save: '$paradigm' },
            { do: 'play', what: { saved: '$paradigm' }, cost: [] },
          ],
        },
      ]);
    },
    text: () => '',
  }),
  defineVerb('copyInExile', {
    description: 'Creates a copy of a card in exile, which is there only to be played at once.',
    example: { do: 'copyInExile', def: 0, save: 'copy' },
    params: copying,
    internal: true,
    run: (g, { def, save }, ctx) => {
      const copy = newObject({ id: g.nextId(), def, owner: ctx.controller, zone: 'exile', kind: 'copy' });
      g.add(copy);
      g.j.push(g.zone('exile'), copy.id, g.channelOf('exile'));
      g.emit('COPIED', cite('mtg:702.192a', 'mtg:707.10'), {
        object: publicId(copy.id),
        card: cardOf(g, copy.id),
        of: publicId(ctx.source),
        controller: ctx.controller,
        targets: [],
      });
      g.j.note(ctx.saved, save, [{ object: copy.id }]);
      return undefined;
    },
    text: () => '',
  }),
];

export const paradigm = defineKeyword({
  name: 'paradigm',
  rules: cite('mtg:702.192a'),
  description:
    'Exiled as it resolves; the first time, in each of your precombat main phases you may cast a copy for nothing.',
  redundant: true,
  expand: () => [spell({ effects: [{ do: 'paradigm' }, exile('self')] })],
});
