/** Instructions strung together: sentences, choices, conditions, and what happens later in the turn (359.3.d, 382–391). */
import type { Effect, Ref } from '@arbiter/engine';
import { anaphor, mention, target } from '../../references/making.js';
import { isNoun, type Mention, ofLater, SPOKEN } from '../../references/nouns.js';
import { type Described, type Done, gap, row } from '../categories.js';
import { AT_BATTLEFIELD, addMight, aims, asData, DIES, END_OF_TURN, HERE, isTarget, modify, some } from './shared.js';

export const sentences = [
  row('clauses', '<effect>', ({ effect }) => effect),
  row('clauses', '<effect> and <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> and if <condition> , <clauses>', ({ effect, condition, clauses }) => [
    ...effect,
    { do: 'if', if: condition, then: clauses },
  ]),
  row('clauses', '<effect> , then <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> , and <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<a:effect> , <b:effect> , and <c:effect>', ({ a, b, c }) => [...a, ...b, ...c]),
  row('clauses', '<a:effect> or <b:effect>', ({ a, b }) => [
    { do: 'either', choices: [a, b].map((effects) => ({ label: labelOf(effects), effects })) },
  ]),
  row('plain', '<clauses>', ({ clauses }) => clauses),
  row('plain', 'then <clauses>', ({ clauses }) => clauses),
  // "Choose a player. They discard 1": the choice is a target, and nothing by itself.
  row('plain', 'choose <object> . <plain>', ({ object, plain }) => spokenOf(object, plain)),
  row('plain', 'choose <a:object> and <b:object> . <plain>', ({ a, b, plain }) =>
    isTarget(a) && isTarget(b) ? spoken([a, b], plain) : undefined,
  ),
  row('plain', 'choose a|an <a:thing> and a|an <b:thing> with the same controller . <plain>', (said, { from }) => {
    const [one, other] = alike(said.a, said.b, from);
    return spoken([one, other], said.plain);
  }),
  row('plain', 'choose <object> . <optional>', ({ object, optional }) => spokenOf(object, optional)),
  row('plain', 'choose <object> . <conditional>', ({ object, conditional }) => spokenOf(object, conditional)),
  row('plain', 'choose <player> . <plain>', ({ player, plain }) => spokenOf(player, plain)),
  row('plain', '<clauses> if <condition>', ({ clauses, condition }) => [{ do: 'if', if: condition, then: clauses }]),
  row('plain', 'then <clauses> if <condition>', ({ clauses, condition }) => [
    { do: 'if', if: condition, then: clauses },
  ]),
  // What is chosen is chosen before, and not as it is done later. What is made once that time has come is not done (359.3.e.16).
  ...['at end of turn', 'at the end of this turn'].map((when) =>
    row('plain', `<clauses> ${when}`, ({ clauses }: { clauses: Effect[] }) =>
      aims(clauses)
        ? undefined
        : [
            {
              do: 'delayed' as const,
              on: { on: 'step' as const, match: { step: 'end' } },
              effects: clauses,
              until: END_OF_TURN,
            },
          ],
    ),
  ),
  row('plain', '<clauses> at the start of your next main phase', ({ clauses }) =>
    aims(clauses)
      ? undefined
      : [{ do: 'delayed', on: { on: 'step', match: { step: 'main' }, player: 'you' }, effects: clauses }],
  ),
  // What is chosen is chosen only then (355.5.b).
  row('plain', 'ready up to <n> <thing> at the end of this turn', ({ n, thing }) =>
    typeof n === 'number'
      ? [
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            until: END_OF_TURN,
            targets: [{ what: thing.filter, min: 0, max: n }],
            effects: [{ do: 'status', what: { target: 0 }, status: 'exhausted', on: false }],
          },
        ]
      : undefined,
  ),
  row(
    'told',
    'at the start of your next main phase , you may move a|an <thing> to this battlefield',
    ({ thing }) => ({
      effects: [
        { do: 'remember', as: 'held', what: { event: 'battlefield' } },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'main' }, player: 'you' },
          may: true,
          targets: [{ what: thing.filter }],
          effects: [{ do: 'moveTo', what: { target: 0 }, to: { saved: 'held' } }],
        },
      ],
    }),
    'Iascylla',
  ),
  row('plain', 'when it dies this turn , <clauses>', ({ clauses }, { from }) => dyingLater(anaphor(from), clauses)),
  // Units have the result of their player where they are (466.3.c).
  row('plain', 'when it wins a combat this turn , <clauses>', ({ clauses }, { from }) => [
    {
      do: 'if',
      if: some(anaphor(from)),
      then: [
        {
          do: 'delayed',
          on: { on: 'combatWon', player: { controllerOf: anaphor(from) }, object: { at: anaphor(from) } },
          effects: clauses,
          repeat: true,
          until: END_OF_TURN,
        },
      ],
    },
  ]),
  row('plain', 'when any <thing> takes damage this turn , <clauses>', ({ thing, clauses }, { from }) => [
    {
      do: 'delayed',
      on: { on: 'damage', object: thing.filter },
      effects: clauses,
      repeat: true,
      until: END_OF_TURN,
      ...heard(ofLater(mention(from, { event: 'object' }, thing.kinds))),
    },
  ]),
  row('plain', 'when a|an <thing> is played this turn , <clauses>', ({ thing, clauses }, { from }) => [
    {
      do: 'delayed',
      on: { on: 'play', object: thing.filter },
      effects: clauses,
      repeat: true,
      until: END_OF_TURN,
      ...heard(ofLater(mention(from, { event: 'object' }, thing.kinds))),
    },
  ]),
  row('plain', 'choose <object> . kill it the next time it takes damage this turn', ({ object }) => [
    {
      do: 'if',
      if: some(object),
      then: [
        {
          do: 'delayed',
          on: { on: 'damage', object: { in: object } },
          effects: [{ do: 'kill', what: object }],
          until: END_OF_TURN,
        },
      ],
    },
  ]),
  row('plain', 'the next time you play a|an <thing> this turn , <clauses>', ({ thing, clauses }, { from }) => [
    {
      do: 'delayed',
      on: { on: 'play', player: 'you', object: thing.filter },
      effects: clauses,
      until: END_OF_TURN,
      ...heard(ofLater(mention(from, { event: 'object' }, thing.kinds))),
    },
  ]),
  // It counts from its finalization on, whatever becomes of it (419.4.b).
  row('plain', 'the next <cards> you play this turn costs <resources> less', ({ cards, resources }) =>
    modify('you', [{ mod: 'cost', of: cards.filter, less: resources }], {
      kind: 'untilEvent',
      on: { on: 'finalized', player: 'you', ...(cards.filter.length === 0 ? {} : { object: cards.filter }) },
    }),
  ),
  row('plain', 'the next <thing> you play this turn enters ready', ({ thing }) =>
    modify('you', [{ mod: 'rule', rule: 'unitsEnterReady', of: asData(thing.filter) }], {
      kind: 'untilEvent',
      on: { on: 'play', player: 'you', object: thing.filter },
    }),
  ),
  row('optional', 'you may <clauses>', ({ clauses }) => mayDo(clauses)),
  row('conditional', 'if <condition> , <clauses>', ({ condition, clauses }) => [
    { do: 'if', if: condition, then: clauses },
  ]),
  row('conditional', 'if <condition> , <a:clauses> . otherwise , <b:clauses>', ({ condition, a, b }) => [
    { do: 'if', if: condition, then: a.map(unkept), else: b },
  ]),
  row('conditional', 'if <condition> , you may <clauses>', ({ condition, clauses }) => [
    { do: 'if', if: condition, then: mayDo(clauses) },
  ]),
  row('conditional', 'then , if <condition> , <clauses>', ({ condition, clauses }) => [
    { do: 'if', if: condition, then: clauses },
  ]),
  row(
    'conditional',
    'then , if i am at a battlefield , buff all other <thing> there',
    ({ thing }) => [
      {
        do: 'if',
        if: { is: ['self', AT_BATTLEFIELD] },
        then: [{ do: 'counters', what: { each: [...thing.filter, { other: true }, HERE] }, kind: 'buff', amount: 1 }],
      },
    ],
    'Peak Guardian',
  ),
  // In the place of what stands before.
  row('plain', '<a:clauses> . if <condition> , <b:clauses> instead', ({ a, condition, b }) => [
    { do: 'if', if: condition, then: b, else: a },
  ]),
  row('sentence', '<plain>', ({ plain }) => plain),
  row('sentence', '<optional>', ({ optional }) => optional),
  row('sentence', '<conditional>', ({ conditional }) => conditional),
  row('effects', '<sentence>', ({ sentence }) => sentence),
  row('effects', '<sentence> . <effects>', ({ sentence, effects }) => [...sentence, ...effects]),
  // After a trigger "if" is its condition, and "you may" asks whether it triggers at all (383.2.a.1, 383.3.a).
  row('told', '<plain>', ({ plain }) => ({ effects: plain })),
  row('told', '<plain> . <effects>', ({ plain, effects }) => ({ effects: [...plain, ...effects] })),
  row('told', 'you|they may <plain>', ({ plain }) => ({ effects: plain, may: true as const })),
  row('told', 'you|they may <clauses> . <effects>', ({ clauses, effects }) => ({
    effects: [...clauses, ...effects],
    may: true as const,
  })),

  // "[do X] to [do Y]": X is what the trigger costs (383.3.b, 740.4.a).
  row('told', '<paying> to <clauses>', ({ paying, clauses }) => ({ effects: clauses, cost: paying })),
  row('told', 'you|they may <paying> to <clauses>', ({ paying, clauses }) => ({
    effects: clauses,
    may: true as const,
    cost: paying,
  })),
  row('told', 'you|they may <paying> to <clauses> . <effects>', ({ paying, clauses, effects }) => ({
    effects: [...clauses, ...effects],
    may: true as const,
    cost: paying,
  })),
  gap('told', 'you may <open> burn <digit> <close> to <clauses>', 'burn'),
  gap('told', 'you may pay <resources> . if you do , <effects>', 'paying as it resolves'),
  row('told', 'you may <done> . if you do , <effects>', ({ done, effects }) => ({
    effects: onlyThen(done, effects),
    may: true as const,
  })),
  // What is killed has gone to the trash from the board (428.1), whatever else would have become of it.
  row('done', 'kill <object>', ({ object }, { from }) => ({
    save: `killed ${from}`,
    effects: [{ do: 'move', what: object, to: 'trash', cause: 'kill', save: `killed ${from}` }],
  })),
  row(
    'plain',
    'kill a|an <a:thing> . if you do , give + <mightSign> equal to its might to another <b:thing> this turn',
    ({ a, b }, { from, to }) => {
      const one = target(from, a);
      const save = `killed ${from}`;
      return onlyThen(
        { save, effects: [{ do: 'move', what: one, to: 'trash', cause: 'kill', save }] },
        modify(target(to, b, { other: true }), [addMight({ stat: 'might', of: { was: { saved: save } } })]),
      );
    },
    'Deathgrip',
  ),
  // What it was is known before, also where it is not killed after all: what follows does not hang on that.
  row(
    'effect',
    'kill <object> . if it was a|an <a:thing> , <x:effect> . if it was a|an <b:thing> , <y:effect>',
    ({ object, a, x, b, y }) => {
      const kill: Effect = { do: 'kill', what: object };
      return [
        {
          do: 'if',
          if: { is: [object, a.filter] },
          then: [kill, ...x],
          else: [{ do: 'if', if: { is: [object, b.filter] }, then: [kill, ...y] }],
        },
      ];
    },
    'Blood Money',
  ),
  gap('told', 'you may <clauses> . if you do , <effects>', 'whether it was done'),
  gap('optional', 'you may <clauses> . if you do , <clauses>', 'whether it was done'),
  gap('conditional', 'if this|it kills it , <clauses>', 'what damage killed'),
];

/** Two targets of which the second one has the controller of the first. */
function alike(a: Described, b: Described, at: number): [Ref, Ref] {
  const one = target(at, a);
  return [one, target(at + 1, { ...b, filter: [...b.filter, { controller: { controllerOf: one } }] })];
}
/** What is done only where something else was (359.3.e.14). */
const onlyThen = ({ save, effects }: Done, then: Effect[]): Effect[] => [
  ...effects,
  { do: 'if', if: some({ saved: save }), then },
];
/** What is said of something or somebody who was chosen before. */
const spokenOf = (noun: unknown, effects: Effect[]): Effect[] | undefined =>
  isTarget(noun) ? spoken(noun, effects) : undefined;
function spoken(nouns: unknown, effects: Effect[]): Effect[] | undefined {
  const [first, ...others] = effects;
  return first && [Object.assign({}, first, { [SPOKEN]: nouns }), ...others];
}
/** What is moved in one case is where it was in the other. */
function unkept(effect: Effect): Effect {
  if (effect.do !== 'move') return effect;
  const { save: _, ...more } = effect;
  return more;
}
/** A later part says something only where an earlier one was carried out (359.3.e.14.a). */
const dyingLater = (it: Ref, effects: Effect[]): Effect[] => [
  {
    do: 'if',
    if: some(it),
    then: [{ do: 'delayed', on: { on: 'move', object: { in: it }, match: DIES }, effects, until: END_OF_TURN }],
  },
];
/** What is chosen beforehand, or nothing, is done or not as it is carried out (355.12). */
function mayDo(effects: Effect[]): Effect[] {
  // What may be played is offered, and need not be.
  if (effects.every((one) => one.do === 'play' && !one.must)) return effects;
  const may: Effect = { do: 'may', then: effects };
  const [one] = effects;
  const what = one && isActing(one) ? one.what : undefined;
  return what !== undefined && isOptional(what) ? [{ do: 'if', if: some(what), then: [may] }] : [may];
}
type Acting = Extract<Effect, { do: 'kill' | 'status' | 'counters' }>;
const ACTING = ['kill', 'status', 'counters'];
const isActing = (effect: Effect): effect is Acting => ACTING.includes(effect.do);
const isOptional = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'target' && noun.min === 0;
/** What a later ability waits for, which the references pass reads and takes away. */
const heard = (...mentions: Mention[]): object => ({ heard: mentions });
/** What one of two is called where a player chooses: the word for what is done first. */
function labelOf([first]: readonly Effect[]): string {
  if (first?.do === 'if') return labelOf(first.then);
  if (first?.do === 'unattach') return 'detach';
  if (first?.do === 'status') return first.on === false ? 'ready' : 'exhaust';
  return first?.do === 'counters' ? 'buff' : String(first?.do);
}
