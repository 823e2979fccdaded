/** Instructions about objects: killing, Might and keywords, buffs, stunning, readying, and where things go (413–436). */
import type { Condition, Effect, Ref } from '@arbiter/engine';
import { anaphor, result, target, targetOf } from '../../../references/making.js';
import { isNoun } from '../../../references/nouns.js';
import { type Described, type Given, gap, row } from '../../categories.js';
import {
  ADDITIONAL,
  AT_BATTLEFIELD,
  addMight,
  asData,
  END_OF_COMBAT,
  END_OF_TURN,
  eachOf,
  isTarget,
  modify,
  PERMANENT,
  SPELL,
  UNIT,
  weaken,
} from '../shared.js';
import { enterReady, isOfTeam, times } from '../statics.js';
import { tokenNamed } from '../tokens.js';

const STUN = ['stun', '<open> stun <close>'];
const BUFF = ['buff', '<open> buff <close>'];

export const objectEffects = [
  row('effect', 'kill <object> now', ({ object }) => [{ do: 'kill', what: object }]),
  row('effect', 'kill <object>', ({ object }) => [{ do: 'kill', what: object }]),
  row(
    'plain',
    'each player chooses a unit they control . kill the rest',
    () => [
      {
        do: 'choose',
        who: 'players',
        each: 'chooser',
        from: [UNIT, { controller: { saved: 'chooser' } }],
        min: 1,
        max: 1,
        save: 'kept',
      },
      { do: 'kill', what: { each: [UNIT, { not: { in: { saved: 'kept' } } }] } },
    ],
    'Cataclysmic Duel',
  ),
  row(
    'plain',
    "starting with the next player , each other player chooses a|an <thing> that hasn't been chosen for this spell . kill those units",
    ({ thing }) => [
      {
        do: 'choose',
        who: OTHERS,
        each: 'chooser',
        apart: true,
        from: thing.filter,
        min: 1,
        max: 1,
        save: 'chosen',
      },
      { do: 'kill', what: { saved: 'chosen' } },
    ],
    "King's Edict",
  ),
  row(
    'plain',
    "each player must kill one of their units . if you paid my additional cost , you don't kill a unit this way",
    () => [
      {
        do: 'if',
        if: { paid: ADDITIONAL },
        then: killsOne(OTHERS),
        else: killsOne('players'),
      },
    ],
    'Safety Inspector',
  ),
  row(
    'effect',
    'each player kills one of their units',
    () => [
      {
        do: 'sacrifice',
        who: 'players',
        filter: { has: ['types', 'Unit'] },
        kind: 'KILL',
        cause: 'kill',
        prompt: 'Choose one of your units to kill',
      },
    ],
    'Cull the Weak',
  ),
  row('effect', '<player> must kill one of their units', ({ player }) => killsOne(player)),
  row(
    'effect',
    'each player kills one of their gear',
    () => [
      {
        do: 'sacrifice',
        who: 'players',
        filter: { has: ['types', 'Gear'] },
        kind: 'KILL',
        cause: 'kill',
        prompt: 'Choose one of your gear to kill',
      },
    ],
    'Acceptable Losses',
  ),

  // Might and keywords
  row('given', '<plus> <mightSign> this turn', ({ plus }) => ({ mods: [addMight(plus)] })),
  row('given', '<plus> <mightSign> this turn , to a minimum of <digit> <mightSign>', ({ plus, digit }) =>
    plus < 0 ? { mods: [], weaken: [-plus, digit] as const } : undefined,
  ),
  row('given', '<granted> this turn', ({ granted }) => ({ mods: granted })),
  row('given', '<plus> <mightSign> and <granted> this turn', ({ plus, granted }) => ({
    mods: [addMight(plus), ...granted],
  })),
  row('given', '<granted>', ({ granted }) => ({ mods: granted, forever: true as const })),
  row('effect', 'give <object> [each] <given>', ({ object, given }) => gives(object, given)),
  row('effect', 'give <object> <plus> <mightSign> this turn for each <tally>', ({ object, plus, tally }) => {
    const own = times([addMight(plus)], tally);
    return own && modify(object, own);
  }),
  row('effect', 'give <a:object> <x:given> and <b:object> <y:given>', ({ a, x, b, y }) =>
    x.forever || y.forever ? undefined : [...gives(a, x), ...gives(b, y)],
  ),
  // The second hangs on how things are once the first is done.
  row(
    'effect',
    'give <object> <given> , then an additional <more:given> if <condition>',
    ({ object, given, more, condition }) =>
      given.weaken || more.weaken
        ? undefined
        : [...modify(object, given.mods), { do: 'if', if: condition, then: modify(object, more.mods) }],
    'En Garde',
  ),
  row('effect', '<object> gains <granted> this turn', ({ object, granted }) => modify(object, granted, END_OF_TURN)),
  row('effect', "<object> can't be chosen by enemy spells and abilities this turn", ({ object }) =>
    modify(object, [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }], END_OF_TURN),
  ),
  row('effect', '<group> enter ready this turn', ({ group }) => {
    const mods = enterReady(eachOf(group));
    return mods && modify(isOfTeam(eachOf(group)) ? { each: [{ player: 'team' }] } : 'you', mods);
  }),
  row('effect', 'units you play this turn enter ready', () =>
    modify('you', [{ mod: 'rule', rule: 'unitsEnterReady', of: asData([UNIT]) }]),
  ),
  row('effect', '<object> gains <granted> this combat', ({ object, granted }) =>
    modify(object, granted, END_OF_COMBAT),
  ),
  // As much more as there is now (432.1.a).
  row('effect', "double <object> 's might this turn", ({ object }) => double(object)),
  row('effect', 'double my might this turn', () => double('self')),
  row('effect', 'double my might this combat', () =>
    modify('self', [addMight({ stat: 'might', of: 'self' })], END_OF_COMBAT),
  ),
  // 433
  row(
    'effect',
    'swap the might of two <thing> at the same battlefield this turn',
    ({ thing }, { from, to }) => {
      const one = target(from, { ...thing, filter: [...thing.filter, AT_BATTLEFIELD] });
      const other = target(to, { ...thing, filter: [...thing.filter, { at: one }, { not: { in: one } }] });
      return [{ do: 'swapFigures', one, other, stat: 'might' }];
    },
    'Switcheroo',
  ),
  // It grows to the other one's, and never shrinks (477.3.c).
  row(
    'plain',
    'choose <a:object> . this turn , increase its might to the might of <b:object>',
    ({ a, b }) => raised(a, b),
    'Convergent Mutation',
  ),
  row(
    'plain',
    'choose <object> . increase my might to its might this turn , then <clauses>',
    ({ object, clauses }) => [...raised('self', object), ...clauses],
    'Dame the Despoiler',
  ),
  row(
    'plain',
    "this turn , double <object> 's might and give it <granted>",
    ({ object, granted }) => [...double(object), ...modify(object, granted)],
    'Dominus',
  ),
  row('plain', 'choose <object> . its base might becomes <digit> this turn', ({ object, digit }) =>
    modify(object, [{ mod: 'set', prop: 'might', value: digit }]),
  ),

  // Statuses and buffs
  ...STUN.map((stun) =>
    row('effect', `${stun} <object>`, ({ object }: { object: Ref }) => [
      { do: 'status', what: object, status: 'stunned' },
    ]),
  ),
  ...STUN.map((stun) =>
    row(
      'effect',
      `${stun} a|an <a:thing> and a|an <b:thing> at the same battlefield`,
      ({ a, b }: { a: Described; b: Described }, { from, to }) => {
        const one = target(from, { ...a, filter: [...a.filter, AT_BATTLEFIELD] });
        const other = target(to, { ...b, filter: [...b.filter, { at: one }] });
        return [{ do: 'status', what: { each: [{ any: [{ in: one }, { in: other }] }] }, status: 'stunned' }];
      },
    ),
  ),
  row('effect', 'ready or exhaust <object>', ({ object }) => [
    {
      do: 'either',
      choices: [
        { label: 'ready', effects: [{ do: 'status', what: object, status: 'exhausted', on: false }] },
        { label: 'exhaust', effects: [{ do: 'status', what: object, status: 'exhausted' }] },
      ],
    },
  ]),
  row('effect', 'ready <object>', ({ object }) => [{ do: 'status', what: object, status: 'exhausted', on: false }]),
  row('effect', 'exhaust <object>', ({ object }) => [{ do: 'status', what: object, status: 'exhausted' }]),
  ...BUFF.map((buff) =>
    row('effect', `${buff} <object>`, ({ object }: { object: Ref }) => [
      { do: 'counters', what: object, kind: 'buff', amount: 1 },
    ]),
  ),
  row('effect', 'empower <object>', ({ object }) => [{ do: 'status', what: object, status: 'empowered' }]),
  row('effect', 'disempower <object>', ({ object }) => [
    { do: 'status', what: object, status: 'empowered', on: false },
  ]),
  // 438: it stays what it is on the board.
  row('effect', 'replace <object> with a brush battlefield token', ({ object }) => {
    const token = tokenNamed('Brush', 0);
    return token && [{ do: 'replaceWithToken', what: object, token }];
  }),
  ...(['play', 'conquer', 'hold', 'attack', 'defend'] as const).map((deed) =>
    row('effect', `activate the ${deed} effects of <group>`, ({ group }: { group: Ref }) => [
      { do: 'activateTriggers' as const, of: group, on: deed === 'play' ? deed : (`unit:${deed}` as const) },
    ]),
  ),
  row('effect', 'heal <object>', ({ object }) => [{ do: 'heal', what: object }]),

  // Where things go
  ...["its owner 's hand", "their owners ' hands"].map((hand) =>
    row('effect', `return <object> to ${hand}`, ({ object }: { object: Ref }, { to }) => [
      { do: 'move', what: object, to: 'hand', cause: 'return', save: result(to, ['card'], object) },
    ]),
  ),
  row('effect', "return <a:object> and <b:object> to their owners ' hands", ({ a, b }) =>
    isTarget(a) && isTarget(b)
      ? [{ do: 'move', what: { each: [{ any: [{ in: a }, { in: b }] }] }, to: 'hand', cause: 'return' }]
      : undefined,
  ),
  // In turn order: each opponent, and then whoever plays it.
  row(
    'plain',
    "starting with the next player , each player may return a|an <thing> to its owner 's hand",
    ({ thing }) =>
      [OTHERS, 'you' as const].map((who) => ({
        do: 'forEach',
        of: who,
        as: 'player',
        effects: [
          { do: 'choose', who: { saved: 'player' }, from: thing.filter, min: 0, max: 1, save: 'returned' },
          { do: 'move', what: { saved: 'returned' }, to: 'hand', cause: 'return' },
        ],
      })),
    'Whirlwind',
  ),
  row('effect', "return me to my owner 's hand", () => [{ do: 'move', what: 'self', to: 'hand', cause: 'return' }]),
  row('effect', 'return <object> to your hand', ({ object }, { to }) => [
    { do: 'move', what: object, to: 'hand', cause: 'return', save: result(to, ['card'], object) },
  ]),
  row(
    'effect',
    'put a|an <thing> you own into your hand from your champion zone or the board',
    ({ thing }, { from }) => [
      {
        do: 'move',
        what: targetOf(
          from,
          [{ any: [{ zone: 'championZone' }, { zone: 'board' }] }, { owner: 'you' }, ...thing.filter],
          ['card'],
        ),
        to: 'hand',
        cause: 'return',
      },
    ],
  ),
  row('effect', 'banish <object>', ({ object }, { to }) => [
    { do: 'move', what: object, to: 'banishment', cause: 'banish', save: result(to, ['card'], object) },
  ]),
  row('effect', 'counter <object>', ({ object }) => [{ do: 'counterOnStack', what: object }]),
  row(
    'plain',
    "counter <object> . return it to its owner 's hand instead of putting it in their trash",
    ({ object }) => [{ do: 'counterOnStack', what: object, to: 'hand' }],
    'Abandon',
  ),
  row(
    'plain',
    'choose <object> . its owner places it on the top or bottom of their main deck',
    ({ object }) => [
      {
        do: 'either',
        who: { ownerOf: object },
        choices: (['top', 'bottom'] as const).map((position) => ({
          label: position,
          effects: [{ do: 'move' as const, what: object, to: 'mainDeck', position, cause: 'effect' }],
        })),
      },
    ],
    "Keeper's Verdict",
  ),
  // What is not countered has no cost that this speaks of (359.3.e.14.a).
  row(
    'plain',
    "choose <object> and a spell . counter that spell and give that unit + <mightSign> equal to that spell 's energy cost this turn",
    ({ object }, { to }) => {
      return [
        { do: 'counterOnStack', what: targetOf(to, [{ zone: 'chain' }, SPELL], ['spell']), save: 'countered' },
        ...modify(object, [addMight({ stat: 'energy', of: { saved: 'countered' } })]),
      ];
    },
    'Riposte',
  ),
  row('effect', 'counter <object> unless its controller pays <resources>', ({ object, resources }) => [
    {
      do: 'pay',
      who: { controllerOf: object },
      cost: resources,
      then: [],
      else: [{ do: 'counterOnStack', what: object }],
    },
  ]),
  row('effect', 'take control of <object>', ({ object }) => modify(object, [{ mod: 'control', to: 'you' }], PERMANENT)),
  row(
    'effect',
    'choose <player> . they gain control of <source> and recall it',
    ({ player, source }) => [
      ...modify(source, [{ mod: 'control', to: player }], PERMANENT),
      { do: 'recall', what: source },
    ],
    'Glowstone',
  ),
  row('plain', 'gain control of <object> . you may make new choices for it', ({ object }) => [
    ...modify(object, [{ mod: 'control', to: 'you' }], PERMANENT),
    { do: 'changeTargets', what: object, anew: true },
  ]),
  gap('effect', 'gain control of <object>', 'control of spells'),
  row('effect', 'attach up to one equipment with the same controller to <object>', ({ object }, { to }) => [
    {
      do: 'attach',
      what: targetOf(
        to,
        [{ has: ['tags', 'Equipment'] }, { controller: { controllerOf: object } }],
        ['equipment', 'gear'],
        {
          min: 0,
        },
      ),
      to: object,
    },
  ]),
  row('effect', 'this turn , <object> has <granted>', ({ object, granted }) => modify(object, granted)),
  // Which of both it is, is known as it is played.
  row(
    'plain',
    'choose a|an <a:one> . if you paid the additional cost , choose any <b:one> instead . take control of it , exhaust it , and recall it',
    ({ a, b }, { from, to }) => {
      const paid: Condition = { paid: ADDITIONAL };
      const taken = (one: Ref): Effect[] => [
        ...modify(one, [{ mod: 'control', to: 'you' }], PERMANENT),
        { do: 'status', what: one, status: 'exhausted' },
        { do: 'recall', what: one },
      ];
      return [
        {
          do: 'if',
          if: paid,
          then: taken(targetOf(to, b.filter, b.kinds, { if: paid })),
          else: taken(targetOf(from, a.filter, a.kinds, { if: { not: paid } })),
        },
      ];
    },
    'Conscription',
  ),
  row('effect', 'attach <a:object> to <b:object>', ({ a, b }) => [{ do: 'attach', what: a, to: b }]),
  row('effect', 'detach|unattach <object>', ({ object }) => [{ do: 'unattach', what: object }]),
  row('plain', 'choose <object> . their owners recycle them', ({ object }) => [
    { do: 'move', what: object, to: 'mainDeck', position: 'bottom', cause: 'recycle', by: 'owners' },
  ]),
  // It stays where it is attached to another unit than that.
  row('effect', 'detach <object> from <b:object>', ({ object, b }) =>
    isTarget(object)
      ? undefined
      : [{ do: 'if', if: { is: [object, { attachedTo: b }] }, then: [{ do: 'unattach', what: object }] }],
  ),
  row('effect', 'detach a|an <thing> from <object>', ({ thing, object }, { to }) => [
    { do: 'unattach', what: target(to, { ...thing, filter: [...thing.filter, { attachedTo: object }] }) },
  ]),
  row('effect', "they can't move it this turn", (_, { from }) =>
    modify(anaphor(from), [{ mod: 'rule', rule: 'cantBeMoved', by: 'controller' }], END_OF_TURN),
  ),
  row('effect', "opponents can't play cards this turn", () =>
    modify('opponents', [{ mod: 'rule', rule: 'cantPlay' }], END_OF_TURN),
  ),
  // Of what could not be countered nothing follows (359.3.e.14.a).
  row('plain', "counter <object> . its controller can't play spells this turn", ({ object }) => [
    { do: 'counterOnStack', what: object, save: 'countered' },
    ...modify(
      { controllerOf: { saved: 'countered' } },
      [{ mod: 'rule', rule: 'cantPlay', of: asData([SPELL]) }],
      END_OF_TURN,
    ),
  ]),
  // Runes go to another deck (416.1).
  row('effect', 'recycle <object>', ({ object }) =>
    isRune(object) ? undefined : [{ do: 'move', what: object, to: 'mainDeck', position: 'bottom', cause: 'recycle' }],
  ),
];

/** Teammates among them (489). */
const OTHERS: Ref = { each: [{ player: 'any' }, { not: { player: 'you' } }] };
const gives = (what: Ref, { mods, weaken: less, forever }: Given): Effect[] =>
  less ? weaken(what, ...less) : modify(what, mods, forever ? PERMANENT : undefined);
const killsOne = (who: Ref): Effect[] => [
  { do: 'sacrifice', who, filter: UNIT, kind: 'KILL', cause: 'kill', prompt: 'Choose one of your units to kill' },
];
const raised = (what: Ref, to: Ref): Effect[] =>
  modify(what, [
    addMight({ most: [0, { sum: [{ stat: 'might', of: to }, { negative: { stat: 'might', of: what } }] }] }),
  ]);
const double = (what: Ref): Effect[] => modify(what, [addMight({ stat: 'might', of: what })]);
const isRune = (noun: unknown): boolean => isNoun(noun) && 'kinds' in noun && noun.kinds.includes('rune');
