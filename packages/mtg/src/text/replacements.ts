/** How what happens instead is printed: each kind of replacement has its phrase (614, 615). */

import { canonical, type Filter, type FilterClause, type ReplacementAbility } from '@arbiter/engine';
import { enteringText } from './entering.js';
import { doubledText, insteadText, preventedToo } from './instead.js';
import { preventedText } from './prevented.js';
import { either, type Say, UNSAID, whole } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** How a permanent enters (614.1c), and what damage is prevented (615.1). */
export function replacementsText(all: readonly ReplacementAbility[], say: Say): string {
  const [one, ...more] = all;
  if (!one) return UNSAID;
  if (one.on === 'damage' && one.change !== undefined && more.length === 0)
    return whole(one, (watched) => doubledText(watched, say));
  const besides = more.length === 0 ? preventedToo(one, say) : undefined;
  if (besides !== undefined) return besides;
  if (all.every(({ on: event }) => event === 'damage')) return preventedText(all, say);
  if (more.length > 0) return UNSAID;
  const instead = insteadText(one, say);
  if (instead !== undefined) return instead;
  if (one.on === 'stat') return whole(one, lifeText);
  if (canonical(one) === REDIRECTED)
    return `if ${say.object('self', 'asked')} would be put into a graveyard from anywhere, exile it instead`;
  if (one.change?.to === 'exile') return whole(one, (watched) => exiledText(watched, say));
  return whole(one, (watched) => enteringText(watched, say));
}
/** "If you would gain life, you gain twice that much life instead" (614.1a, 119). */
function lifeText({ kind, on, player, match, change, ...rest }: ReplacementAbility): string {
  if (!kind || on !== 'stat' || canonical(rest) !== '{}') return UNSAID;
  const plain = { '{"gain":true,"stat":"life"}': 'gain', '{"gain":false,"stat":"life"}': 'lose' }[
    canonical(match ?? {})
  ];
  const { amount, ...more } = change ?? {};
  const much = muchInstead(amount);
  if (plain === undefined || much === undefined || Object.keys(more).length > 0) return UNSAID;
  if (player === 'you') return `if you would ${plain} life, you ${plain} ${much} instead`;
  return player === 'opponent'
    ? `if an opponent would ${plain} life, ${either(`they ${plain}`, `that player ${plain}s`)} ${much} instead`
    : UNSAID;
}
function muchInstead(amount: unknown): string | undefined {
  const said = canonical(amount ?? null);
  if (said === canonical({ times: [2, { event: 'amount' }] })) return 'twice that much life';
  const plus = /^\{"sum":\[\{"event":"amount"\},(\d+)\]\}$/.exec(said);
  return plus ? `that much life plus ${plus[1]}` : undefined;
}
/** "If an instant or sorcery card would be put into a graveyard from anywhere, exile it instead" (614.1a). */
function exiledText({ kind, on, object = [], match, change, ...rest }: ReplacementAbility, say: Say): string {
  if (!kind || on !== 'move' || typeof object === 'string' || canonical(rest) !== '{}') return UNSAID;
  if (canonical(change) !== '{"to":"exile"}') return UNSAID;
  const said = canonical(match ?? {});
  const clauses = list(object);
  const nontoken = canonical(clauses) === canonical([{ not: { is: 'token' } }]);
  const it = `exile ${either('it', 'that card')} instead`;
  if (said === '{"from":"battlefield","to":"graveyard"}' && clauses.length > 0 && !nontoken)
    return isCreature(clauses) ? `if ${say.thing(object, { determiner: 'a' })} would die, ${it}` : UNSAID;
  if (said !== '{"to":"graveyard"}') return UNSAID;
  const whose = clauses.filter((clause) => 'owner' in clause);
  const what = clauses.filter(
    (clause) => !('owner' in clause) && !(canonical(clause) === canonical({ not: { is: 'token' } })),
  );
  const owner = canonical(whose);
  const yard =
    owner === '[]'
      ? 'a graveyard'
      : { '[{"owner":"you"}]': 'your graveyard', '[{"owner":"opponent"}]': "an opponent's graveyard" }[owner];
  if (yard === undefined) return UNSAID;
  const tokens = clauses.length === what.length + whose.length;
  // Tokens are no cards: without a word about them both are meant (111.6, 108.2).
  const one =
    what.length === 0
      ? tokens
        ? 'a card or token'
        : 'a card'
      : tokens
        ? UNSAID
        : say.thing([{ zone: 'library' }, ...what], { determiner: 'a', library: true });
  const spells = canonical(what) === canonical([{ has: ['types', ['Instant', 'Sorcery']] }]);
  const said2 = spells ? 'an instant or sorcery card' : one;
  return `if ${said2} would be put into ${yard} from anywhere, ${it}`;
}
const isCreature = (clauses: readonly FilterClause[]): boolean =>
  clauses.some((clause) => 'has' in clause && canonical(clause.has) === '["types","Creature"]');
const REDIRECTED = canonical({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'graveyard' },
  change: { to: 'exile' },
});
