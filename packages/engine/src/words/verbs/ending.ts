/** Players win or lose at once (mtg 104.2b, 104.3e). */
import { entitiesOf } from '../../continuous/evaluate.js';
import { perform } from '../../events/perform.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { Ref } from '../../language/types.js';
import type { Control } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { seatsOf } from '../../state/entities.js';
import { fromContext } from '../../state/perspective.js';
import type { EffectContext } from '../../state/state.js';

const params = fields((p) => ({ who: p.ref }));
declare module '../../language/types.js' {
  interface Verbs {
    win: ParamsOf<typeof params>;
    lose: ParamsOf<typeof params>;
  }
}

const end =
  (type: 'win' | 'lose') =>
  (g: Game, { who }: { who: Ref }, ctx: EffectContext): Control =>
    perform(
      g,
      seatsOf(entitiesOf(g, who, fromContext(ctx))).map((player) => ({ type, player, reason: 'effect' })),
    );

export const win = defineVerb('win', {
  description: 'Players win the game.',
  example: { do: 'win', who: 'you' },
  params,
  run: end('win'),
  text: ({ who }, say) => `${say.doer(who)}win the game`,
  intent: () => 1,
});

export const lose = defineVerb('lose', {
  description: 'Players lose the game.',
  example: { do: 'lose', who: 'opponents' },
  params,
  run: end('lose'),
  text: ({ who }, say) => `${say.doer(who)}lose the game`,
  intent: () => -1,
});
