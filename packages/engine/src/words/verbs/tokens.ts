/** Making tokens. */
import { z } from 'zod';
import { copyOfCard } from '../../continuous/copy.js';
import { amountOf, countersFor, entitiesOf } from '../../continuous/evaluate.js';
import { perform } from '../../events/perform.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { type CardDefinition, facesOf, type Value } from '../../language/types.js';
import type { ActionOf } from '../../machine/actions.js';
import { known } from '../../machine/definition-of.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { objectsOf } from '../../state/entities.js';
import { fromContext, type Perspective } from '../../state/perspective.js';
import type { Making } from '../../zones/tokens.js';
import { ofGrantor, speaksOfGrantor } from '../grantor.js';
import { counted } from '../helpers.js';
import { doersOf, hostOf, linkOf, savedAs } from './asking.js';
import { oneOf } from './params.js';

const params = fields((p) => ({
  token: p.token.optional(),
  copy: p.ref.optional(),
  named: p.term.optional(),
  except: p.except.optional(),
  count: p.value.optional(),
  who: p.ref.optional(),
  figures: z
    .array(z.strictObject({ stat: p.figure, value: p.value }))
    .min(1)
    .max(4)
    .optional(),
  status: p.statuses.optional(),
  counters: p.counters.optional(),
  attached: p.ref.optional(),
  keep: z.literal('linked').optional(),
  also: z
    .array(z.strictObject({ token: p.token, count: p.value.optional() }))
    .min(1)
    .max(8)
    .optional(),
  save: p.name.optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    create: ParamsOf<typeof params>;
  }
}

type Made = Pick<Making, 'token' | 'face' | 'status'>;
/** What the tokens are made of: a definition, or a copy of an object (nothing when there is none, mtg 111.12). */
export function tokenOf(
  g: Game,
  {
    token,
    copy,
    named,
    except,
    figures,
  }: Pick<ParamsOf<typeof params>, 'token' | 'copy' | 'named' | 'except' | 'figures'>,
  by: Perspective,
): Made | undefined {
  if (token && figures && speaksOfGrantor(token))
    return { token: known(g, withFigures(g, ofGrantor(token, by.source), figures, by)).hash };
  if (token && speaksOfGrantor(token)) return { token: known(g, ofGrantor(token, by.source)).hash };
  if (token && figures) return { token: known(g, withFigures(g, token, figures, by)).hash };
  if (token) return { token: known(g, token).hash };
  // What the card of that name is, wherever it is printed (mtg 111.11); a game may have such a one of its own.
  const card =
    named === undefined
      ? undefined
      : (g.rules.definitions.named(named)?.definition ?? g.s.definitions.find((one) => one.name === named));
  if (card) return { token: known(g, card).hash };
  const model = copy === undefined ? undefined : objectsOf(entitiesOf(g, copy, by))[0];
  const copied = model === undefined ? undefined : copyOfCard(g, model, except);
  const hash = copied && g.s.defs[copied.def];
  return hash === undefined ? undefined : { token: hash, ...(copied?.face === undefined ? {} : { face: copied.face }) };
}

/** A token whose figures are worked out as it is made: they are what it has printed, as it were (mtg 111.3). */
function withFigures(
  g: Game,
  token: CardDefinition,
  figures: readonly { stat: string; value: Value }[],
  by: Perspective,
): CardDefinition {
  if (token.faces) return token;
  const worked = figures.map(({ stat, value }) => [stat, amountOf(g, value, by)]);
  return { ...token, props: { ...token.props, ...Object.fromEntries(worked) } };
}

export const create = defineVerb('create', {
  description:
    'Makes tokens, with `figures` worked out, or copies, or cards that are `named`, and others `also`; with `status`, `counters`, to `keep`.',
  example: (n) => ({ do: 'create', token: n.token, count: 2 }),
  params,
  check: (used) =>
    'also' in used && !('token' in used) ? 'takes "also" beside "token"' : oneOf('token', 'copy', 'named')(used),
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const count = amountOf(g, effect.count ?? 1, by);
    const looks = tokenOf(g, effect, by);
    if (!looks) return undefined;
    const made: Made = effect.status ? { ...looks, status: effect.status } : looks;
    const { counters, attached, keep } = effect;
    const { link } = linkOf(effect);
    const model = {
      ...made,
      ...(g.rules.zones.tokensOfMaker ? { maker: ctx.controller } : {}),
      ...(keep ? { marks: { keptBy: ctx.source, ...(link === undefined ? {} : { keptFor: link }) } } : {}),
      ...(counters ? { counters: countersFor(g, counters, by) } : {}),
      ...(attached === undefined ? {} : { attachedTo: hostOf(g, attached, by) }),
    };
    const seats = doersOf(g, effect, by);
    g.spend(Math.max(0, count) * seats.length);
    const actions = seats.flatMap((player) =>
      Array.from({ length: count }, (): ActionOf<'create'> => ({ type: 'create', player, ...model })),
    );
    const more = (effect.also ?? []).flatMap((one) => {
      const many = Math.max(0, amountOf(g, one.count ?? 1, by));
      g.spend(many * seats.length);
      const other = { ...model, token: known(g, one.token).hash };
      return seats.flatMap((player) =>
        Array.from({ length: many }, () => ({ type: 'create' as const, player, ...other })),
      );
    });
    return perform(g, [...actions, ...more], savedAs(id, effect));
  },
  text: ({ token, copy, count = 1, who }, say) =>
    `${say.doer(who)}create ${counted(say.value(count), token ? `${facesOf(token)[0]?.name} token` : 'token')}${copy === undefined ? '' : ` that copy ${say.ref(copy)}`}`,
});
