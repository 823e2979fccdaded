/** Dealing damage, healing, and how much is lethal (142, 417, 418). */
import {
  type ActionKind,
  type ActionOf,
  controllerOf,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isPlayer,
  NOBODY,
  objectsOf,
  outside,
  type ParamsOf,
  perform,
  publicId,
  type Seat,
  stat,
} from '@arbiter/engine';
import { hasType, units } from '../1-concepts/107-board.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { anyIsEnough, forgetHurt, hurtByAny, noteHurt } from './142-marked-by.js';

/** Might as spells and combat count it: never below 0 (143.2.b). */
export const might = (g: Game, id: number): number => Math.max(0, stat(g, id, 'might'));
/** Damage that would make up lethal damage of a player: as much as its Might, and at least 1 (142.4.b). */
export const lethal = (g: Game, id: number, by?: Seat): number => {
  const damage = g.damageOn(g.object(id));
  if (by !== undefined && anyIsEnough(g, id, by)) return damage > 0 && hurtByAny(g, id, [by]) ? 0 : 1;
  return Math.max(0, Math.max(1, stat(g, id, 'might')) - damage);
};
const hasItsMight = (g: Game, id: number): boolean =>
  g.damageOn(g.object(id)) > 0 && g.damageOn(g.object(id)) >= stat(g, id, 'might');
export const hasLethalDamage = (g: Game, id: number): boolean => hasItsMight(g, id) || hasFeared(g, id);
/** Damage of a player of whom any amount is enough (142.4.c). */
const hasFeared = (g: Game, id: number): boolean =>
  g.damageOn(g.object(id)) > 0 &&
  hurtByAny(
    g,
    id,
    g.seatsFrom(0).filter((seat) => anyIsEnough(g, id, seat)),
  );

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    heal: ParamsOf<typeof params>;
  }
  interface Damage {
    combat?: boolean;
    /** Units that deal it together. */
    sources?: number[];
  }
  interface Actions {
    heal: { object: number };
  }
}

/** Who is responsible for damage: who deals it, and else who controls its source (417.6.b.4). */
function dealerOf(g: Game, { by, named, source, combat }: ActionOf<'damage'>): Seat | undefined {
  if (by !== undefined && !named) return by;
  const found = g.find(source) ? controllerOf(g, source) : g.s.lastKnown[source]?.controller;
  return combat || found !== NOBODY ? found : undefined;
}

/** What is killed in the cleanup is killed by the spell or ability as well that had something named deal it (428.5.c). */
export const killersBy = ({ source, sources = [source], instructing }: ActionOf<'damage'>): readonly number[] =>
  instructing === undefined ? sources : [...sources, instructing];

export const damageKind: ActionKind<ActionOf<'damage'>> = {
  affected: (_g, { target }) => target,
  oneEvent: true,
  apply: (g, action) => {
    const target = action.target;
    const amount = action.amount;
    // 417.1.e: nothing below 1 is dealt.
    if (isPlayer(target) || amount < (g.rules.events.leastDamage ?? 1)) return [];
    const object = g.find(target.object);
    if (object?.zone !== 'board' || !hasType(g, object.id, 'Unit')) return [];
    g.markDamage(object, g.damageOn(object) + amount);
    const source = action.source;
    const player = dealerOf(g, action);
    noteHurt(g, object, editionOf(g).actions.killersBy(action), player);
    g.emit(
      'DAMAGE_DEALT',
      cite(
        'riftbound:143.3.a',
        'riftbound:142.3',
        'riftbound:417.6.b.4',
        'riftbound:417.1.b',
        'riftbound:417.1.d',
        'riftbound:417.6.c',
        'riftbound:417.6.c.1',
        'riftbound-zh:404.1.a',
        'riftbound-zh:404.1.b',
        'riftbound-zh:404.1.c',
        'riftbound-zh:404.1.d',
        'riftbound-zh:404.6.c',
        'riftbound-zh:404.6.c.1',
      ),
      {
        source: publicId(source),
        card: g.rules.view.label(g, { object: source }),
        target: outside(g, target),
        amount,
        combat: action.combat ?? false,
      },
    );
    const whose = player === undefined ? {} : { player };
    return [{ type: 'damage', object: object.id, source, amount, combat: action.combat ?? false, ...whose }];
  },
};

export const healKind: ActionKind<ActionOf<'heal'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, action) => {
    const object = g.find(action.object);
    const amount = object ? g.damageOn(object) : 0;
    if (!object || amount === 0) return [];
    g.markDamage(object, 0);
    forgetHurt(g, object);
    g.emit(
      'HEALED',
      cite(
        'riftbound:143.3.b',
        'riftbound:143.3.b.2',
        'riftbound:418.1',
        'riftbound:418.2',
        'riftbound-zh:405.1',
        'riftbound-zh:405.2',
      ),
      {
        object: publicId(object.id),
        card: g.rules.view.label(g, { object: object.id }),
        amount,
      },
    );
    return [{ type: 'healed', object: object.id, amount }];
  },
};

const damaged = (g: Game, ids: readonly number[]): ActionOf<'heal'>[] =>
  ids.filter((id) => g.damageOn(g.object(id)) > 0).map((object) => ({ type: 'heal', object }));
/** Units are healed where something says so, and at the points of a turn that the rules name. @citation */
export const HEALING = cite('riftbound:418.3.a');
export const healVerb = defineVerb('heal', {
  description: 'Units lose their damage.',
  example: { do: 'heal', what: 'self' },
  params,
  run: (g, { what }, ctx) => {
    const found = objectsOf(entitiesOf(g, what, fromContext(ctx)));
    return perform(
      g,
      damaged(
        g,
        found.filter((id) => units(g).includes(id)),
      ),
    );
  },
  text: ({ what }, say) => `heal ${say.ref(what)}`,
  intent: () => 1,
});

/** All units lose their damage (143.3.b). */
export const healAll = (g: Game): ActionOf<'heal'>[] => damaged(g, units(g));
