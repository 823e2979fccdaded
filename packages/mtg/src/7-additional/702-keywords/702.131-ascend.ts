/** Ascend (702.131): whoever has ten permanents has the city’s blessing, for the rest of the game. */
import {
  anyDefinition,
  characteristicsOf,
  controllerOf,
  definePredicate,
  defineVerb,
  doersOf,
  type Effects,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type KeywordAbility,
  keyword,
  type Obj,
  type ParamsOf,
  type PredicateWord,
  type Seat,
  wordsOf,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ who: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    ascend: ParamsOf<typeof params>;
  }
}

const ASCEND = 'ascend';
const BLESSING = 'citysBlessing';
const ENOUGH = 10;

export const ascend = defineKeyword({
  name: ASCEND,
  rules: cite('mtg:702.131a', 'mtg:702.131b', 'mtg:702.131c', 'mtg:702.131d'),
  description:
    'If you control ten or more permanents, you get the city’s blessing for the rest of the game: `{"is": ["you", {"is": "citysBlessing"}]}`.',
  redundant: true,
});

const isBlessed = (g: Game, seat: Seat): boolean => (g.playerMarks(seat).designations ?? []).includes(BLESSING);
const hasEnough = (g: Game, seat: Seat): boolean => {
  let many = 0;
  for (const id of g.zone('battlefield')) if (controllerOf(g, id) === seat) many++;
  return many >= ENOUGH;
};

/** Any number of players may have it, and nobody loses it again (702.131c). */
function bless(g: Game, seat: Seat): void {
  if (isBlessed(g, seat) || !hasEnough(g, seat)) return;
  g.markPlayer(seat, 'designations', [...(g.playerMarks(seat).designations ?? []), BLESSING]);
  g.emit('BLESSED', cite('mtg:702.131c'), { seat });
}

/** Whether any card of this game has ascend: most games have none, and nobody to look at. */
const anyAscends = anyDefinition('cards with ascend', (_g, card) =>
  (card.faces ?? [card]).some(({ abilities }) => JSON.stringify(abilities).includes(`"${ASCEND}"`)),
);

/** Any time: as soon as it is so, before it is looked whether anything triggers on what happened (702.131b, 702.131d). */
export function ascending(g: Game): void {
  if (!anyAscends(g)) return;
  for (const id of g.zone('battlefield')) if (keyword(g, id, ASCEND)) bless(g, controllerOf(g, id));
}

/** What ascend on an instant or sorcery does as that resolves (702.131a). */
export function ascendedFirst(g: Game, item: Obj): Effects | undefined {
  if (item.kind === 'ability' || !anyAscends(g)) return undefined;
  const { props, abilities } = characteristicsOf(g, item.id);
  if (!wordsOf(props.types).some((type) => type === 'Instant' || type === 'Sorcery')) return undefined;
  const has = abilities.some((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === ASCEND);
  return has ? [{ do: 'ascend', who: 'you' }] : undefined;
}

export const ascendVerb = defineVerb('ascend', {
  description: 'Players who control ten or more permanents get the city’s blessing.',
  example: { do: 'ascend', who: 'you' },
  params,
  internal: true,
  run: (g, effect, ctx) => {
    for (const player of doersOf(g, effect, fromContext(ctx))) bless(g, player);
    return undefined;
  },
  text: () => '',
});

export const blessedPredicates: readonly PredicateWord[] = [
  definePredicate(BLESSING, {
    description: 'A player who has the city’s blessing.',
    holds: (g, e) => isPlayer(e) && isBlessed(g, e.player),
    reads: [],
  }),
];
