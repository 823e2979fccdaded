/**
 * Masteries of later sets (2.11.7.15.2): Fractured Memories and Phantasmagoria have counters, Servile Possessions omens to
 * count. What is put on a mastery is put there only by whoever has that one.
 */
import {
  type Action,
  amountOf,
  defineCost,
  defineValue,
  defineVerb,
  type Effect,
  type Effects,
  entitiesOf,
  type Filter,
  fields,
  fromContext,
  type Game,
  type Mod,
  objectsOf,
  type ParamsOf,
  perform,
  type Seat,
  type TriggerPattern,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

const RULES = cite('ga:2.11.7.15.2');
export const FRACTURED_MEMORIES = 'Fractured Memories';
export const PHANTASMAGORIA = 'Phantasmagoria';
export const SERVILE_POSSESSIONS = 'Servile Possessions';
/** The mastery on which counters of a kind are put. */
const HOME = { sheen: FRACTURED_MEMORIES, haunt: PHANTASMAGORIA } as const;
type Kind = keyof typeof HOME;

const kind = z.enum(['sheen', 'haunt']);
const put = fields((p) => ({ kind, amount: p.value.optional(), from: p.ref.optional(), as: p.name.optional() }));
const taken = fields((p) => ({ kind, amount: p.value, to: p.ref.optional() }));
const paid = fields((p) => ({ kind, amount: p.count }));
declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The counters on the mastery that they have, by kind. */
    masteryCounters?: { [kind: string]: number };
  }
  interface Verbs {
    putOnMastery: ParamsOf<typeof put>;
    takeFromMastery: ParamsOf<typeof taken>;
  }
  interface Values {
    onMastery: { onMastery: Kind };
  }
  interface Costs {
    fromMastery: ParamsOf<typeof paid>;
  }
}

const has = (g: Game, seat: Seat, of: Kind): boolean => g.playerMarks(seat).mastery === HOME[of];
export const onMasteryOf = (g: Game, seat: Seat, of: Kind): number => g.playerMarks(seat).masteryCounters?.[of] ?? 0;

function change(g: Game, seat: Seat, of: Kind, amount: number): void {
  if (amount === 0) return;
  const total = onMasteryOf(g, seat, of) + amount;
  g.markPlayer(seat, 'masteryCounters', { ...g.playerMarks(seat).masteryCounters, [of]: total });
  g.emit('COUNTERS_CHANGED', RULES, { player: seat, kind: of, amount, total, name: HOME[of] });
}

/** From each of some objects as many counters as there are, or so many in all. */
function takenFrom(g: Game, objects: readonly number[], of: Kind, most: number): Action[] {
  let left = most;
  return objects.flatMap((object): Action[] => {
    const amount = Math.min(left, g.find(object)?.counters?.[of] ?? 0);
    left -= amount;
    return amount === 0 ? [] : [{ type: 'counters', object, kind: of, amount: -amount }];
  });
}

export const putOnMastery = defineVerb('putOnMastery', {
  description:
    'Puts counters on your mastery that has such; `from` moves them there from objects, all that are there unless it says how many.',
  example: { do: 'putOnMastery', kind: 'sheen', amount: 2 },
  params: put,
  check: ({ amount, from }) => (amount === undefined && from === undefined ? 'takes "amount", "from" or both' : null),
  run: (g, { kind: of, amount, from, as }, ctx) => {
    const by = fromContext(ctx);
    const able = has(g, ctx.controller, of);
    const wanted = amount === undefined ? Number.MAX_SAFE_INTEGER : Math.max(0, amountOf(g, amount, by));
    const actions = from === undefined || !able ? [] : takenFrom(g, objectsOf(entitiesOf(g, from, by)), of, wanted);
    const moved = actions.reduce((sum, action) => sum + (action.type === 'counters' ? -action.amount : 0), 0);
    const many = !able ? 0 : from === undefined ? wanted : moved;
    change(g, ctx.controller, of, many);
    if (as !== undefined) g.j.note(ctx.numbers, as, many);
    return actions.length === 0 ? undefined : perform(g, actions);
  },
  text: ({ kind: of, amount }, say) =>
    `put ${amount === undefined ? 'all' : say.value(amount)} ${of} counters on your ${HOME[of]}`,
  intent: () => 1,
  scope: ({ as }, within) => {
    within.others();
    if (as !== undefined) within.scope.numbers.add(as);
  },
});

export const takeFromMastery = defineVerb('takeFromMastery', {
  description: 'Removes counters from your mastery, as many as there are; `to` puts them on an object.',
  example: { do: 'takeFromMastery', kind: 'sheen', amount: 2 },
  params: taken,
  run: (g, { kind: of, amount, to }, ctx) => {
    const by = fromContext(ctx);
    const [object] = to === undefined ? [] : objectsOf(entitiesOf(g, to, by)).filter((id) => g.find(id));
    if (to !== undefined && object === undefined) return undefined;
    const many = Math.min(onMasteryOf(g, ctx.controller, of), Math.max(0, amountOf(g, amount, by)));
    change(g, ctx.controller, of, -many);
    if (object === undefined || many === 0) return undefined;
    return perform(g, [{ type: 'counters', object, kind: of, amount: many }]);
  },
  text: ({ kind: of, amount }, say) => `remove ${say.value(amount)} ${of} counters from your ${HOME[of]}`,
  intent: () => 0,
});

export const onMastery = defineValue('onMastery', {
  description: 'How many such counters are on your mastery.',
  example: { onMastery: 'sheen' },
  params: () => ({ onMastery: kind }),
  compile:
    ({ onMastery: of }) =>
    (g, by) =>
      onMasteryOf(g, by.controller, of),
  text: ({ onMastery: of }) => `the number of ${of} counters on your ${HOME[of]}`,
});

export const fromMastery = defineCost('fromMastery', {
  description: 'Removing such counters from one’s mastery.',
  example: { pay: 'fromMastery', kind: 'sheen', amount: 2 },
  params: paid,
  canPay: (g, { kind: of, amount }, { seat }) => onMasteryOf(g, seat, of) >= amount,
  pay: (g, { kind: of, amount }, { seat }) => {
    change(g, seat, of, -amount);
    return undefined;
  },
  text: ({ kind: of, amount }) => `remove ${amount} ${of} counters from your ${HOME[of]}`,
  rules: RULES,
  order: 4,
});

export const masteryCounterWords = [putOnMastery, takeFromMastery, onMastery, fromMastery];

/** What a mastery does: abilities that trigger for its player, and what is so for as long as they have it. */
export interface MasteryAbilities {
  triggers: { on: TriggerPattern; effects: Effects }[];
  lasting?: { affects: Filter; mods: Mod[] };
}

const championOf = (lineageName: string): Filter => [
  { has: ['types', ['Champion']] },
  { controller: 'you' },
  { lineageName },
];
const event = { event: 'object' } as const;

/** The champion gathers what its victims gleamed with. */
export const fracturedMemories: MasteryAbilities = {
  triggers: [
    {
      on: { on: 'kill', source: championOf('Merlin'), object: [{ has: ['types', ['Ally']] }] },
      effects: [{ do: 'putOnMastery', kind: 'sheen', amount: { counters: 'sheen', of: event } }],
    },
    {
      on: { on: 'hit', source: championOf('Merlin'), object: [{ has: ['types', ['Champion']] }] },
      effects: [
        {
          do: 'may',
          then: [
            { do: 'putOnMastery', kind: 'sheen', from: event, as: 'moved' },
            {
              do: 'if',
              if: { compare: [{ number: 'moved' }, '>=', 3] },
              then: [{ do: 'reflexive', ability: { effects: [{ do: 'damage', to: event, amount: 3 }] } }],
            },
          ],
        },
      ],
    },
  ],
};

const alice = (...then: Effect[]): Effect => ({ do: 'if', if: { exists: championOf('Alice') }, then });
const graveyard: Filter = [{ zone: 'graveyard' }, { owner: 'you' }];

/** What is no Specter is nothing in its player's graveyard, and that may be dealt anew at the end of each turn of theirs. */
export const phantasmagoria: MasteryAbilities = {
  triggers: [
    {
      on: {
        on: 'move',
        object: [{ has: ['types', ['Ally']] }, { has: ['subtypes', ['Specter']] }, { controller: 'you' }],
        match: { from: 'field', to: 'graveyard' },
      },
      effects: [alice({ do: 'putOnMastery', kind: 'haunt', amount: 1 })],
    },
    {
      on: { on: 'step', player: 'you', match: { step: 'end' } },
      effects: [
        alice({
          do: 'may',
          then: [
            { do: 'move', what: { each: graveyard }, to: 'mainDeck', position: 'bottom' },
            { do: 'move', what: { top: { onMastery: 'haunt' } }, to: 'graveyard' },
          ],
        }),
      ],
    },
  ],
  lasting: {
    affects: [{ zone: 'graveyard' }, { owner: 'you' }, { not: { has: ['subtypes', ['Specter']] } }],
    mods: [{ mod: 'loseAbilities' }],
  },
};

const omens: Filter = [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }];
const stronger = (value: number): Effect => ({
  do: 'modify',
  what: event,
  mods: [{ mod: 'add', stat: 'attackPower', value }],
  until: { kind: 'endOfFight' },
});
const withOmens = (atLeast: number, then: Effects, otherwise: Effects = []): Effect => ({
  do: 'if',
  if: { exists: omens, atLeast },
  then,
  ...(otherwise.length > 0 ? { else: otherwise } : {}),
});

/** The champion's attacks grow with the omens of its player; only one of the steps applies. */
export const servilePossessions: MasteryAbilities = {
  triggers: [
    {
      on: { on: 'attack', object: championOf('Ciel'), match: { unit: true } },
      effects: [
        withOmens(
          5,
          [stronger(3), { do: 'draw', who: 'you', count: 1, to: 'memory' }],
          [withOmens(3, [stronger(2)], [withOmens(1, [stronger(1)])])],
        ),
      ],
    },
  ],
};
