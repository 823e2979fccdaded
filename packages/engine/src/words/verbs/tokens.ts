/** Making tokens. */
import { copiableIndex } from '../../continuous/copy.js';
import { amountOf, entitiesOf } from '../../continuous/evaluate.js';
import { perform } from '../../events/perform.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { known } from '../../machine/definition-of.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { objectsOf } from '../../state/entities.js';
import { fromContext, type Perspective } from '../../state/perspective.js';
import { counted } from '../helpers.js';
import { doersOf, savedAs } from './asking.js';
import { oneOf } from './params.js';

const params = fields((p) => ({
  token: p.token.optional(),
  copy: p.ref.optional(),
  except: p.except.optional(),
  count: p.value.optional(),
  who: p.ref.optional(),
  save: p.name.optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    create: ParamsOf<typeof params>;
  }
}

/** The definition of the tokens to make: as written, or a copy of an object (none when there is none, mtg 111.12). */
function tokenHash(g: Game, { token, copy, except }: ParamsOf<typeof params>, by: Perspective): string | undefined {
  if (token) return known(g, token).hash;
  const model = copy === undefined ? undefined : objectsOf(entitiesOf(g, copy, by))[0];
  const def = model === undefined ? undefined : copiableIndex(g, model, except);
  return def === undefined ? undefined : g.s.defs[def];
}

export const create = defineVerb('create', {
  description: 'Makes tokens: of a definition, or copies of an object.',
  example: (n) => ({ do: 'create', token: n.token, count: 2 }),
  params,
  check: oneOf('token', 'copy'),
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const count = amountOf(g, effect.count ?? 1, by);
    const token = tokenHash(g, effect, by);
    if (token === undefined) return undefined;
    const seats = doersOf(g, effect, by);
    g.spend(Math.max(0, count) * seats.length);
    const actions = seats.flatMap((player) => Array.from({ length: count }, () => ({ type: 'create', player, token })));
    return perform(g, actions, savedAs(id, effect));
  },
  text: ({ token, copy, count = 1, who }, say) =>
    `${say.doer(who)}create ${counted(say.value(count), token ? `${token.name} token` : 'token')}${copy === undefined ? '' : ` that copy ${say.ref(copy)}`}`,
});
