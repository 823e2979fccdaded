/** Manifest dread (701.62): one of two cards is manifested, the other goes to the graveyard. */
import { defineVerb, type Effects, fields, instructions, type Ref } from '@arbiter/engine';

const params = fields(() => ({}));
declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    manifestDread: {};
  }
}

const LOOKED_AT: Ref = { saved: '$dreaded' };

/** Whoever did is told once it is complete, also where there was no card (701.62b). */
const manifestingDread: Effects = [
  { do: 'remember', as: '$dreaded', what: { top: 2 } },
  { do: 'look', what: LOOKED_AT },
  { do: 'choose', among: LOOKED_AT, min: 1, max: 1, save: '$dread', prompt: 'Choose the card to manifest' },
  { do: 'manifest', what: { saved: '$dread' } },
  { do: 'move', what: { each: [{ zone: 'library' }, { in: LOOKED_AT }] }, to: 'graveyard' },
  { do: 'did', what: 'manifestDread', object: 'self' },
];

export const manifestDread = defineVerb('manifestDread', {
  description:
    'You look at the top two cards of your library, manifest one of them, and put the other into your graveyard.',
  example: { do: 'manifestDread' },
  params,
  run: (g, _effect, _ctx, id) => instructions(g, id, manifestingDread),
  text: () => 'manifest dread',
});
