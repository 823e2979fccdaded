/** Facing a villainous choice (701.55): players choose one of two evils, one player after another. */
import {
  defineRule,
  defineVerb,
  doersOf,
  fields,
  forEachEntity,
  fromContext,
  type ParamsOf,
  playerRules,
} from '@arbiter/engine';
import { z } from 'zod';

const params = fields((p) => ({
  who: p.ref,
  as: p.name,
  choices: z
    .array(z.strictObject({ label: p.text, effects: p.effects }))
    .min(2)
    .max(4),
}));
declare module '@arbiter/engine' {
  interface Verbs {
    villainousChoice: ParamsOf<typeof params>;
  }
}

/** In turn order each faces it and does what they chose before the next one does (701.55d), as often as effects say (701.55c). */
export const villainousChoice = defineVerb('villainousChoice', {
  description: 'Players, one after another and each known `as` a name meanwhile, choose what is done.',
  example: {
    do: 'villainousChoice',
    who: 'opponents',
    as: 'them',
    choices: [
      { label: 'you draw a card', effects: [{ do: 'draw', who: 'you', count: 1 }] },
      { label: 'that player discards a card', effects: [{ do: 'discard', who: { saved: 'them' }, count: 1 }] },
    ],
  },
  params,
  run: (g, effect, ctx, id) => {
    const { as, choices } = effect;
    const seats = doersOf(g, effect, fromContext(ctx));
    const each = g
      .seatsFrom(g.active)
      .filter((seat) => seats.includes(seat))
      .flatMap((player) =>
        playerRules(g, player, 'facesAgain').reduce((times) => [...times, { player }], [{ player }]),
      );
    if (each.length === 0) return undefined;
    return forEachEntity.call({ ctx: id, each, as, list: [{ do: 'either', who: { saved: as }, choices }], at: 0 });
  },
  text: ({ who, choices }, say) =>
    `${say.doer(who)}face a villainous choice: ${choices.map(({ label }) => label).join(', or ')}`,
  intent: () => -1,
  scope: ({ as }, within) => {
    const { saved, numbers } = within.scope;
    within.others('choices');
    within.walk('choices', { ...within.scope, saved: new Set([...saved, as]), numbers: new Set(numbers) });
  },
});

export const facesAgain = defineRule('facesAgain', {
  description: 'Of players: face each villainous choice once more.',
  example: { mod: 'rule', rule: 'facesAgain' },
  intent: -1,
});
