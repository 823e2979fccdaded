/** Materializing: a card of the material deck, once in each materialize phase or as an effect allows (2.3.2, 2.2.2.3). */
import {
  asks,
  type Base,
  bodyOf,
  type Choice,
  type Control,
  canChoose,
  choices,
  ctxOf,
  defineVerb,
  definitionOf,
  doerOf,
  type EventOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  matches,
  moveAction,
  moveNow,
  type Nothing,
  type ParamsOf,
  perform,
  priorityWhileWaiting,
  procedure,
  type Seat,
  triggerOn,
  type Way,
  wordsOf,
  writePlay,
  zoneName,
} from '@arbiter/engine';
import { z } from 'zod';
import { canPayAll, costsToPlay, MATERIALIZE } from '../1-general/1.6.4-costs.js';
import { elementEnabled } from '../1-general/1.6.6-elements.js';
import { levelable, nameChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { announcePlay, payAll } from './2.3.1-activating.js';
import { mayNot } from './2.6-limits.js';
import { isPreserved, PRESERVE_RULES } from './keywords/preserve.js';

const MATERIALIZING: Way = { method: MATERIALIZE };

const isChampionCard = (g: Game, id: number): boolean =>
  wordsOf(definitionOf(g, g.object(id)).props.types).includes('Champion');

/** Cards that could be materialized now: element (but not for champions, 1.6.6.5), level, lineage, cost. */
function materializable(g: Game, seat: Seat, zones = USUAL): number[] {
  return zones
    .flatMap((zone) => g.zone(`${zone}:${seat}`))
    .filter((id) => {
      if (isPreserved(g, id) && !isMaterial(g, id)) return false;
      if (mayNot(g, seat, id, 'cantMaterialize')) return false;
      if (isChampionCard(g, id) ? levelable(g, seat, id).length === 0 : !elementEnabled(g, seat, id, true))
        return false;
      if (!canPayAll(g, costsToPlay(g, g.object(id), seat, MATERIALIZING), { seat, source: id, x: 0 })) return false;
      return canChoose(g, bodyOf(g, g.object(id)), { source: id, controller: seat });
    });
}

const USUAL: readonly string[] = ['materialDeck'];

/** Champions and regalia; what else lies in a material deck is preserved there. */
const isMaterial = (g: Game, id: number): boolean =>
  isChampionCard(g, id) || wordsOf(definitionOf(g, g.object(id)).props.supertypes).includes('Regalia');
const preservedOf = (g: Game, seat: Seat): number[] =>
  g.zone(`materialDeck:${seat}`).filter((id) => isPreserved(g, id));

/** In the place of materializing, a preserved card may be returned to the hand (2.11.7.15.2). */
const returnPreserved = (g: Game, object: number): Control =>
  perform(g, [{ ...moveAction({ object, to: 'hand', cause: 'return' }), $rules: PRESERVE_RULES }]);

/** The question which card to materialize, if any; asked as long as there is a card it could be about. */
function askMaterialize(g: Game, seat: Seat, found: number[], source?: number, must = false) {
  const options = found.map((id): Choice => {
    const cost = g.rules.view.costText(costsToPlay(g, g.object(id), seat, MATERIALIZING) ?? []);
    return entityChoice(g, { object: id }, id, { kind: 'MATERIALIZE', cost });
  });
  // What could be either is told apart by its number: a return is below 0.
  const returns = preservedOf(g, seat).map(
    (id): Choice => entityChoice(g, { object: id }, -id, { kind: 'RETURN_PRESERVED' }),
  );
  return {
    ask: {
      seat,
      kind: 'MATERIALIZE',
      shape: 'CHOOSE' as const,
      prompt: must ? 'Choose a card to materialize' : 'Choose a card of your material deck to materialize, or none',
      rules: cite(
        'ga:2.1.3.3',
        'ga:2.2.2.3',
        'ga:2.3.2.1.1',
        'ga:2.11.7.6.2',
        'ga:2.11.7.6.3',
        'ga:1.6.4.2.5.3',
        'ga:2.11.7.6.1',
      ),
      ...(source === undefined ? {} : { source }),
      options: [...options, ...returns],
      min: must ? 1 : 0,
      max: 1,
      // Whether anything could be materialized is nobody else's business.
      always: g.zone(`materialDeck:${seat}`).length > 0,
    },
    into: 'picked',
  };
}

/** The materialize phase: one card or none; without one nobody gets Opportunity (2.2.2.3, 2.2.2.4). */
export const materializePhase = procedure<Nothing, { picked: number[] }>('materializePhase', {
  choose: (g) => askMaterialize(g, g.active, materializable(g, g.active)),
  materialize: (g, l) => {
    const [object] = l.picked;
    if (object !== undefined && object < 0) return returnPreserved(g, -object);
    if (object === undefined) {
      g.emit('NOTHING_MATERIALIZED', cite('ga:2.2.2.4'), { seat: g.active });
      return { done: null };
    }
    return materializeCard.call({ seat: g.active, object });
  },
  opportunity: priorityWhileWaiting,
});

export const materializeCard = procedure<
  { seat: Seat; object: number },
  { item: number; champion: number[]; moved: EventOf<'move'> }
>('materialize', {
  // 2.3.2.2: the card is shown, and goes to the Effects Stack.
  announce: (g, l) => {
    const zone = zoneName(g.object(l.object).zone);
    const moved = moveNow(g, { object: l.object, to: 'effectsStack', cause: 'materialize', controller: l.seat });
    if (!moved) throw new Error('the card to materialize is gone');
    writePlay(g, moved.object, { method: MATERIALIZE, zone });
    g.j.note(l, 'item', moved.object.id);
    g.j.note(l, 'moved', moved.event);
  },
  // With several champions it is said at once which of them levels up (1.7.1.6.1).
  champion: (g, l) => {
    const found = isChampionCard(g, l.item) ? levelable(g, l.seat, l.item) : [];
    if (found.length < 2) return { go: 'choose' };
    return {
      ask: {
        seat: l.seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose the champion that levels up',
        rules: cite('ga:1.7.1.6', 'ga:1.7.1.6.1'),
        source: l.item,
        options: found.map((id) => entityChoice(g, { object: id }, id)),
        min: 1,
        max: 1,
      },
      into: 'champion',
    };
  },
  named: (g, l) => {
    const [champion] = l.champion;
    if (champion !== undefined) nameChampion(g, g.object(l.item), champion);
  },
  choose: (_g, l) => choices.call({ item: l.item }),
  // 2.3.2.7–2.3.2.9
  pay: (g, l) => payAll(l.seat, l.item, costsToPlay(g, g.object(l.item), l.seat) ?? []),
  materialized: (g, l) => {
    announcePlay(
      g,
      g.object(l.item),
      l.seat,
      'CARD_MATERIALIZED',
      cite('ga:2.3.2.1', 'ga:2.3.2.2', 'ga:2.3.2.10', 'ga:2.3.2.11', 'ga:2.3.3.2.3'),
    );
    // Once all of it is done the card has been materialized: what waits for that triggers, and it may be asked for later.
    triggerOn(g, l.moved);
    return { done: true };
  },
});

const params = fields((p) => ({
  filter: p.filter,
  who: p.ref.optional(),
  zones: z.array(p.zone).min(1).max(3).optional(),
  save: p.name.optional(),
}));
declare module '@arbiter/engine' {
  interface Verbs {
    materialize: ParamsOf<typeof params>;
  }
}

/** "Materialize a … from your material deck", as an effect. */
const materializing = procedure<Base<ParamsOf<typeof params>>, { picked: number[] }>('verb:materialize', {
  choose: (g, l) => {
    const { source, controller } = ctxOf(g, l);
    const seat = doerOf(g, l.effect, fromContext(ctxOf(g, l)));
    if (seat === undefined) return { done: null };
    const by = { source, controller };
    // Elsewhere lies what is no material card, which is activated and not materialized (2.5.2.7.1).
    const found = materializable(g, seat, l.effect.zones).filter(
      (id) => matches(g, { object: id }, l.effect.filter, by) && (l.effect.zones === undefined || isMaterial(g, id)),
    );
    // Of a pile that only its player looks at nothing need be found; what all see is materialized if it can be.
    const seen = found.some((id) => zoneName(g.object(id).zone) !== 'materialDeck');
    // Elsewhere there is a card to materialize, or there is nothing in whose place another could be returned (2.5.2.7.1).
    if (found.length === 0 && l.effect.zones?.includes('materialDeck') === false) return { done: null };
    return askMaterialize(g, seat, found, source, seen);
  },
  materialize: (g, l) => {
    const [object] = l.picked;
    if (object === undefined) return { done: null };
    if (object < 0) return returnPreserved(g, -object);
    const seat = doerOf(g, l.effect, fromContext(ctxOf(g, l)));
    return seat === undefined ? undefined : materializeCard.call({ seat, object });
  },
  // What waits on the Effects Stack now is what was materialized.
  kept: (g, l) => {
    const { save } = l.effect;
    const [object = -1] = l.picked;
    const [item] = g.zone('effectsStack');
    if (save !== undefined && object >= 0 && item !== undefined) {
      const { saved } = ctxOf(g, l);
      g.j.note(saved, save, [{ object: item }]);
    }
  },
});

export const materialize = defineVerb('materialize', {
  description:
    'You or `who` may materialize a card that fits of the material deck, or of `zones`; `save` names it as it waits.',
  example: { do: 'materialize', filter: { has: ['types', 'Weapon'] } },
  params,
  run: asks(materializing),
  procedures: [materializing],
  text: ({ filter }, say) => `materialize ${say.filter(filter)}`,
});
