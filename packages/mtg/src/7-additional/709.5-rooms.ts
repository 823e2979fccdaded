/** Rooms: permanents with two halves that are unlocked one by one (709.5). */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  asks,
  type Base,
  type Choice,
  type Compiled,
  type Cost,
  characteristicsOf,
  copiedOf,
  ctxOf,
  defineCell,
  defineEvent,
  defineVerb,
  definitionOf,
  type EventOf,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  kernelActions,
  type Obj,
  objectsOf,
  type ParamsOf,
  perform,
  procedure,
  publicId,
  type Seat,
  setMark,
  type TriggerEvent,
  wholeChoice,
  wordOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { paySpecial } from '../1-concepts/116-special-actions.js';
import { canPayAll } from '../1-concepts/118-paying-together.js';
import { cannotEnter } from '../3-card-types/303-attaching.js';
import { sorceryTiming } from '../3-card-types/307.1-sorcery-timing.js';
import { cite } from '../cite.js';
import { mana } from '../language/builders.js';
import { UNLOCKED } from './709-faces.js';

const statusOf = (half: number): string => UNLOCKED[half] ?? '';

/** The halves of a permanent that are unlocked one by one: of its card, or of what it is a copy of (709.5, 709.5b). */
function halvesOf(g: Game, object: Obj): readonly Compiled[] | undefined {
  if (object.covered !== undefined) return undefined;
  const { layout, faces } = g.defined(copiedOf(g, object).copied ?? object.def);
  return layout?.showEach === UNLOCKED ? faces : undefined;
}

const isUnlocked = ({ status }: Obj, half: number): boolean => status?.[statusOf(half)] === true;
/** The halves of a permanent that are locked, or those that are not. */
const halvesThatAre = (g: Game, object: Obj, unlocked: boolean): number[] =>
  (halvesOf(g, object) ?? []).flatMap((_, half) => (isUnlocked(object, half) === unlocked ? [half] : []));

/** The designation that a Room enters with: of the half that was cast as a spell; a copy was not cast (709.5d, 707.10). */
export function unlockedByCasting(g: Game, spell: Obj): { [status: string]: true } | undefined {
  const half = spell.play?.way?.face;
  if (half === undefined || spell.kind === 'copy' || !halvesOf(g, spell)) return undefined;
  return { [statusOf(half)]: true };
}

const permanentsWithHalves = defineCell('permanents with halves', (g): number[] =>
  g.zone('battlefield').filter((id) => halvesOf(g, g.object(id)) !== undefined),
);

const unlockCost = (half: Compiled | undefined): Cost[] => [mana(wordOf(half?.props.manaCost) ?? '')];

/** Unlocking a half for its mana cost is a special action, when a sorcery could be cast (709.5e, 116.2m). */
export function unlockOptions(g: Game, seat: Seat): Choice[] {
  if (!sorceryTiming(g, seat)) return NONE;
  const found: Choice[] = [];
  for (const id of permanentsWithHalves(g)) {
    if (characteristicsOf(g, id).controller !== seat) continue;
    const object = g.object(id);
    for (const half of halvesThatAre(g, object, false)) {
      const cost = unlockCost(halvesOf(g, object)?.[half]);
      if (canPayAll(g, cost, { seat, source: id, x: 0 })) found.push(unlockChoice(g, object, half, cost));
    }
  }
  return found;
}
const NONE: Choice[] = [];

const nameOfHalf = (g: Game, object: Obj, half: number): string => halvesOf(g, object)?.[half]?.name ?? '';

function unlockChoice(g: Game, object: Obj, half: number, paid: Cost[]): Choice {
  const { id, owner } = object;
  const cost = g.rules.view.costText(paid);
  return wholeChoice({
    kind: 'UNLOCK',
    label: `Unlock ${nameOfHalf(g, object, half)} (${cost})`,
    object: publicId(id),
    card: definitionOf(g, object).name,
    controller: characteristicsOf(g, id).controller,
    owner,
    zone: 'battlefield',
    index: half,
    cost,
    data: { kind: 'UNLOCK', object: id, half },
  });
}

const designating = (object: number, half: number, on: boolean, player: Seat): Action => ({
  type: 'status',
  object,
  status: statusOf(half),
  on,
  player,
});

/** Pays the unlock cost of a half and gives the permanent its designation (709.5e). */
export const unlockHalf = procedure<{ seat: Seat; object: number; half: number }>('unlockHalf', {
  pay: (g, l) => {
    const costs = unlockCost(halvesOf(g, g.object(l.object))?.[l.half]);
    return paySpecial.call({ seat: l.seat, object: l.object, costs });
  },
  unlock: (g, l) => {
    const object = g.find(l.object);
    const half = object && halvesOf(g, object)?.[l.half];
    if (!half) return { done: null };
    g.emit('UNLOCKED', cite('mtg:709.5e', 'mtg:116.2m'), {
      seat: l.seat,
      object: publicId(l.object),
      card: definitionOf(g, object).name,
      half: half.name,
      cost: g.rules.view.costText(unlockCost(half)),
    });
    return perform(g, [designating(l.object, l.half, true, l.seat)]);
  },
});

declare module '@arbiter/engine' {
  interface Events {
    unlock: { object: number; player: Seat; half: 'left' | 'right'; fully: boolean };
  }
}

/** What happened where a permanent was given these designations (709.5h, 709.5i). */
function unlockedNow(g: Game, id: number, halves: readonly number[], player: Seat): EventOf<'unlock'>[] {
  const object = g.find(id);
  if (!object || halves.length === 0) return [];
  const fully = UNLOCKED.every((_, half) => isUnlocked(object, half));
  return halves.map((half, i) => ({
    type: 'unlock',
    object: id,
    player,
    half: half === 0 ? 'left' : 'right',
    fully: fully && i === halves.length - 1,
  }));
}

const { move, status } = kernelActions;

/** What would enter with an instant or sorcery face up does not; a spell goes to the graveyard. @citation */
export const NEVER_UP = cite('mtg:712.13a');

/** A permanent may enter with a half unlocked, which unlocks it for whoever it enters under the control of (709.5h). */
export const movedUnlocked: ActionKind<ActionOf<'move'>> = {
  ...move,
  apply: (g, action): TriggerEvent[] => {
    // What an effect would have enter with an instant or sorcery face up stays where it is (712.13a).
    if (action.face !== undefined && cannotEnter(g, action)) return [];
    const happened = move.apply(g, action);
    const [moved] = happened;
    if (!action.status || moved?.type !== 'move' || moved.became === undefined || moved.to !== 'battlefield')
      return happened;
    const halves = UNLOCKED.flatMap((name, half) => (action.status?.[name] ? [half] : []));
    if (halves.length === 0) return happened;
    const { controller } = characteristicsOf(g, moved.became);
    return [...happened, ...unlockedNow(g, moved.became, halves, controller)];
  },
};

/** Statuses, of which those of halves are designations; what is turned face down forgets what was paid to turn it up. */
export const unlocking: ActionKind<ActionOf<'status'>> = {
  ...status,
  apply: (g, action) => {
    const happened = status.apply(g, action);
    if (happened.length === 0 || action.on !== true) return happened;
    const object = g.object(action.object);
    if (action.status === 'faceDown' && object.marks?.x !== undefined) setMark(g, object, 'x', undefined);
    const half = UNLOCKED.map(String).indexOf(action.status);
    if (half < 0) return happened;
    return [
      ...happened,
      ...unlockedNow(g, object.id, [half], action.player ?? characteristicsOf(g, object.id).controller),
    ];
  },
};

export const unlockEvent = defineEvent('unlock', {
  description:
    'A player unlocked a half of a permanent, also as it entered; `fully` where both halves are unlocked with it.',
  example: { on: 'unlock', object: 'self', player: 'you', match: { half: 'left' } },
  match: () => ({ half: z.enum(['left', 'right']), fully: z.boolean() }),
  refs: ['object', 'player'],
});

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    unlock: ParamsOf<typeof params>;
    lock: ParamsOf<typeof params>;
  }
}

/** A player chooses one of the halves that can be unlocked, or locked, of each permanent (709.5f, 709.5g). */
const choosingHalf = (name: 'unlock' | 'lock') =>
  procedure<Base<ParamsOf<typeof params>>, { permanents: number[]; picked: number[] }>(name, {
    begin: (g, l) => {
      g.j.note(l, 'permanents', objectsOf(entitiesOf(g, l.effect.what, fromContext(ctxOf(g, l)))));
    },
    choose: (g, l) => {
      const object = g.find(l.permanents[0] ?? -1);
      const { controller, source } = ctxOf(g, l);
      const halves = object ? halvesThatAre(g, object, name === 'lock') : [];
      if (!object || halves.length === 0) return { go: 'next' };
      return {
        ask: {
          seat: controller,
          kind: 'HALF',
          shape: 'CHOOSE',
          prompt: `Choose a half to ${name}`,
          rules: name === 'lock' ? cite('mtg:709.5g') : cite('mtg:709.5f'),
          source,
          options: halves.map((half) =>
            wholeChoice({ kind: 'HALF', label: nameOfHalf(g, object, half), index: half, data: half }),
          ),
          min: 1,
          max: 1,
        },
        into: 'picked',
      };
    },
    chosen: (g, l) => {
      const [object] = l.permanents;
      const [half] = l.picked;
      if (object === undefined || half === undefined) return undefined;
      return perform(g, [designating(object, half, name === 'unlock', ctxOf(g, l).controller)]);
    },
    next: (g, l) => {
      g.j.note(l, 'permanents', l.permanents.slice(1));
      return l.permanents.length > 0 ? { go: 'choose' } : undefined;
    },
  });
const unlockingHalf = choosingHalf('unlock');
const lockingHalf = choosingHalf('lock');

export const unlock = defineVerb('unlock', {
  description: 'You choose a locked half of each permanent and unlock it.',
  example: { do: 'unlock', what: 'self' },
  params,
  run: asks(unlockingHalf),
  procedures: [unlockingHalf],
  text: ({ what }, say) => `unlock a door of ${say.ref(what)}`,
  intent: () => 1,
});

export const lock = defineVerb('lock', {
  description: 'You choose an unlocked half of each permanent and lock it.',
  example: { do: 'lock', what: 'self' },
  params,
  run: asks(lockingHalf),
  procedures: [lockingHalf],
  text: ({ what }, say) => `lock a door of ${say.ref(what)}`,
  intent: () => -1,
});
