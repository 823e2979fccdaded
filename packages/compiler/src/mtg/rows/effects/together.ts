/** What several things do together, what is chosen among abilities, and what was moved or done this way (608.2). */
import type { Ability, Effect, FilterClause, Mod, Ref, Until } from '@arbiter/engine';
import { asAbility, isNoun } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';
import { anaphor, mentioned, result, targetOf } from '../../nouns.js';
import { ANY } from '../nouns.js';
import { has, rule } from './changes.js';
import { deals } from './damage.js';
import { withX } from './optional.js';
import { made } from './tokens.js';

const EOT: Until = { kind: 'endOfTurn' };
const modify = (what: Ref, mods: Mod[], until: Until = EOT): Effect[] => [{ do: 'modify', what, mods, until }];
const label = (abilities: readonly Ability[]): string =>
  abilities.map((one) => ('keyword' in one && one.keyword) || one.kind).join(' and ');
/** One of several abilities, chosen as it is done (608.2d). */
const chosenAbility = (what: Ref, choices: readonly (readonly Ability[])[]): Effect[] => [
  {
    do: 'either',
    choices: choices.map((one) => ({ label: label(one), effects: modify(what, one.map(has)) })),
  },
];
const single = (lists: readonly (readonly Ability[])[]): boolean => lists.every((list) => list.length === 1);
/** A description of cards, wherever they lie. */
const isCard = ({ kinds }: Described): boolean => kinds.includes('card');
/** What is there alone as long as the source is: nothing else is by its name (611.2b). */
const WHILE_THERE: Until = { kind: 'asLongAs', if: { exists: [{ self: true }] } };
const ANYTHING = ['creature', 'permanent', 'player', 'planeswalker'];

type Move = Extract<Effect, { do: 'move' }>;
type Where = Omit<Move, 'do' | 'what' | 'cause'>;
const PLACES: [words: string, where: Where][] = [
  ['into your hand', { to: 'hand' }],
  ['onto the battlefield', { to: 'battlefield', controller: 'you' }],
  ['onto the battlefield tapped', { to: 'battlefield', controller: 'you', status: { tapped: true } }],
];
const CALLED = ['it', 'that card'];
const OTHERWISE: [words: string, where: Where][] = [
  ['into your hand', { to: 'hand' }],
  ['into your graveyard', { to: 'graveyard' }],
  ['on the bottom of your library', { to: 'library', position: 'bottom' }],
];
const put = (at: number, where: Where): Effect[] => [
  { do: 'move', what: anaphor(at, 'card'), cause: 'return', ...where },
];

export const together = [
  row(
    'effect',
    '<subject> gain(s) your choice of <a:keyword> or <b:keyword> until end of turn',
    ({ subject, a, b }) => (single([a, b]) ? chosenAbility(subject, [a, b]) : undefined),
    'Golem Artisan',
  ),
  row(
    'effect',
    '<subject> gain(s) your choice of <a:keyword> , <b:keyword> , or <c:keyword> until end of turn',
    ({ subject, a, b, c }) => (single([a, b, c]) ? chosenAbility(subject, [a, b, c]) : undefined),
    'Veteran Warleader',
  ),
  row(
    'effect',
    "<subject> becomes <animated> for as long as <source> remains on the battlefield . it 's still a land",
    ({ subject, animated }) => modify(subject, animated, WHILE_THERE),
    'Awakener Druid',
  ),
  row(
    'effect',
    '<object> blocks <source> this turn if able',
    ({ object }) => modify(object, [rule('mustBlockIt')]),
    'Tangle Angler',
  ),
  row(
    'sentence',
    'that <kind> is a|an <color> <subtype> in addition to its other colors and types',
    ({ kind, color, subtype }, { from }) =>
      modify(
        anaphor(from, kind),
        [
          { mod: 'gain', prop: 'colors', values: [color] },
          { mod: 'gain', prop: 'subtypes', values: [subtype] },
        ],
        { kind: 'permanent' },
      ),
    'Rise from the Grave',
  ),
  row('sentence', 'that <kind> is a|an <subtype> in addition to its other types', ({ kind, subtype }, { from }) =>
    modify(anaphor(from, kind), [{ mod: 'gain', prop: 'subtypes', values: [subtype] }], { kind: 'permanent' }),
  ),
  row(
    'effect',
    'look at the top three cards of your library . put one of those cards into your hand , one on top of your library , and one on the bottom of your library',
    () => [
      { do: 'look', what: { top: 3 } },
      { do: 'choose', among: { top: 3 }, save: 'hand' },
      { do: 'move', what: { saved: 'hand' }, to: 'hand', cause: 'return' },
      { do: 'choose', among: { top: 2 }, save: 'under' },
      { do: 'move', what: { saved: 'under' }, to: 'library', position: 'bottom', cause: 'return' },
    ],
    'Telling Time',
  ),
  row(
    'effect',
    'put <n> <counter> counter(s) on <a:object> , <m:n> <counter2:counter> counter(s) on <b:object> , and <k:n> <counter3:counter> counter(s) on a third target <thing>',
    ({ n, counter, a, m, counter2, b, k, counter3, thing }, { to }) => [
      { do: 'counters', what: a, kind: counter, amount: n },
      { do: 'counters', what: b, kind: counter2, amount: m },
      { do: 'counters', what: targetOf(to, thing.filter, thing.kinds, { other: true }), kind: counter3, amount: k },
    ],
    'Incremental Growth',
  ),
  row(
    'effect',
    "<player> reveals a card at random from their hand , then loses life equal to that card 's mana value",
    ({ player }) =>
      isNoun(player) && player.noun === 'target'
        ? [
            { do: 'random', who: player, zone: 'hand', save: 'lot' },
            { do: 'reveal', what: { saved: 'lot' } },
            {
              do: 'stat',
              stat: 'life',
              who: player,
              amount: { negative: { stat: 'manaValue', of: { saved: 'lot' } } },
            },
          ]
        : undefined,
    'Singe-Mind Ogre',
  ),
  row(
    'effect',
    'prevent all damage that would be dealt to you and <thing> this turn',
    ({ thing }) => [
      {
        do: 'createReplacement',
        replaces: {
          on: 'damage',
          target: [{ any: [{ player: 'you' }, [{ zone: 'battlefield' }, ...thing.filter]] }],
          prevent: true,
        },
        until: EOT,
      },
    ],
    'Safe Passage',
  ),
  row(
    'effect',
    '<player> skip(s) their|your next combat phase',
    ({ player }) => [{ do: 'skipNext', what: 'combat', who: player }],
    'Stonehorn Dignitary',
  ),
  row(
    'effect',
    'put up to <n:digitOrWord> <thing> onto the battlefield under your control',
    ({ n, thing }) => fromGraveyards(thing, n),
    'Liliana, the Necromancer',
  ),
  row(
    'effect',
    'exile all <thing> . you gain <n> life for each card exiled this way',
    ({ thing, n }, { from }) =>
      thing.placed && isCard(thing)
        ? [
            {
              do: 'move',
              what: mentioned(from, { each: thing.filter }, thing.kinds, true),
              to: 'exile',
              cause: 'exile',
              save: 'exiled',
            },
            {
              do: 'stat',
              stat: 'life',
              who: 'you',
              amount: n === 1 ? { countOf: { saved: 'exiled' } } : { times: [n, { countOf: { saved: 'exiled' } }] },
            },
          ]
        : undefined,
    'Crypt Incursion',
  ),
  row(
    'effect',
    'return <object> to your hand . <source> deals damage to any target equal to the power of the card returned this way',
    ({ object, source }, { to }) => [
      { do: 'move', what: object, to: 'hand', cause: 'return', save: 'returned' },
      {
        do: 'damage',
        amount: { stat: 'power', of: { saved: 'returned' } },
        to: targetOf(to, ANY, ANYTHING),
        from: source,
      },
    ],
    'Morgue Burst',
  ),
  // Whoever controls a player is that player.
  row(
    'effect',
    "creatures controlled by that player or by that planeswalker 's controller can't block this turn",
    (_, { from }) =>
      modify(
        { each: [{ has: ['types', 'Creature'] }, { controller: { controllerOf: anaphor(from, 'player') } }] } as Ref,
        [rule('cantBlock')],
      ),
    'Concussive Bolt',
  ),
  row(
    'effect',
    'look at the top <n:digitOrWord> cards of your library . you may reveal any number of <thing> from among them and put the revealed cards into your hand . put <rest>',
    ({ n, thing, rest }) =>
      isCard(thing) && !thing.placed
        ? [
            {
              do: 'dig',
              count: n,
              take: { to: 'hand', filter: thing.filter, count: n, may: true, reveal: true },
              rest,
            },
          ]
        : undefined,
    'Lead the Stampede',
  ),
  row(
    'sentence',
    'search your library for <thing:one> and reveal it . shuffle and put that card on top',
    ({ thing }) =>
      isCard(thing) && !thing.placed
        ? [{ do: 'search', filter: thing.filter, to: 'library', position: 'top', shuffle: true, reveal: true }]
        : undefined,
    'Mwonvuli Beast Tracker',
  ),
  // Whether the flip was won is a number of it (705.2).
  row(
    'sentence',
    'flip a coin . if you win the flip , <clauses>',
    ({ clauses }) => flipped(clauses),
    "Sorcerer's Strongbox",
  ),
  row('sentence', 'flip a coin . if you lose the flip , <clauses>', ({ clauses }) => flipped([], clauses)),
  row(
    'sentence',
    'flip a coin . if you win the flip , <a:clauses> . if you lose the flip , <b:clauses>',
    ({ a, b }) => flipped(a, b),
    'Goblin Bangchuckers',
  ),
  ...['you gain life equal to the damage dealt this way', 'you gain life equal to the damage dealt'].map((words) =>
    row(
      'sentence',
      `<effect> . ${words}`,
      ({ effect }) => {
        const [one] = effect;
        return one?.do === 'damage' && effect.length === 1
          ? [
              { ...one, total: 'dealt' },
              { do: 'stat', stat: 'life', who: 'you', amount: { number: 'dealt' } },
            ]
          : undefined;
      },
      'Corrupt',
    ),
  ),
  row(
    'effect',
    'search your library for up to two <thing> , reveal those cards , put one onto the battlefield tapped and the other into your hand , then shuffle',
    ({ thing }) =>
      isCard(thing) && !thing.placed
        ? [
            { do: 'search', filter: thing.filter, count: 2, reveal: true, save: 'found' },
            { do: 'choose', among: { saved: 'found' }, save: 'one' },
            { do: 'move', what: { saved: 'one' }, to: 'battlefield', status: { tapped: true }, cause: 'return' },
            {
              do: 'move',
              what: { each: [{ zone: 'library' }, { in: { saved: 'found' } }] },
              to: 'hand',
              cause: 'return',
            },
            { do: 'shuffle', who: 'you' },
          ]
        : undefined,
    'Cultivate',
  ),
  row(
    'effect',
    'return a|an <thing> at random from your graveyard to your hand',
    ({ thing }) =>
      isCard(thing) && !thing.placed
        ? [
            { do: 'random', who: 'you', zone: 'graveyard', filter: thing.filter, save: 'lot' },
            { do: 'move', what: { saved: 'lot' }, to: 'hand', cause: 'return' },
          ]
        : undefined,
    'Ghoulraiser',
  ),
  row(
    'effect',
    "<source> 's owner shuffles it into their library",
    ({ source }) => [
      { do: 'move', what: source, to: 'library', cause: 'return' },
      { do: 'shuffle', who: { ownerOf: source } },
    ],
    'Blitz Hellion',
  ),
  row(
    'effect',
    '<object> deals <n> damage to itself',
    ({ object, n }) => deals(object, n, object),
    'Goblin Bangchuckers',
  ),
  row('effect', '<a:object> fight <b:object>', ({ a, b }) => [{ do: 'fight', what: a, with: b }], 'Somberwald Stag'),
  row(
    'effect',
    '<player> sacrifice(s) a|an <thing> of their choice <suffixes>',
    ({ player, thing, suffixes }) => [{ do: 'sacrifice', who: player, filter: [...thing.filter, ...suffixes] }],
    'Clip Wings',
  ),
  row(
    'effect',
    '<subject> also gain(s) <granted> until end of turn',
    ({ subject, granted }) => modify(subject, granted.map(has)),
    'Sanctified Charge',
  ),
  row(
    'effect',
    '<subject> gain(s) <granted> for as long as you control <source>',
    ({ subject, granted }) =>
      modify(subject, granted.map(has), {
        kind: 'asLongAs',
        if: { exists: [{ self: true }, { controller: 'you' }] },
      }),
    'Aegis Angel',
  ),
  // The card on top that was spoken of; nothing that comes after it speaks of it again.
  ...CALLED.flatMap((it) =>
    PLACES.flatMap(([words, where]) => [
      row('conditional', `if <condition> , put ${it} ${words}`, ({ condition }, { from }) => [
        { do: 'if', if: condition, then: put(from, where) },
      ]),
      row('conditional', `if <condition> , you may put ${it} ${words}`, ({ condition }, { from }) => [
        { do: 'if', if: condition, then: [{ do: 'may', then: put(from, where) }] },
      ]),
      ...CALLED.flatMap((again) =>
        OTHERWISE.map(([other, there]) =>
          row(
            'conditional',
            `if <condition> , put ${it} ${words} . otherwise , put ${again} ${other}`,
            ({ condition }, { from }) => [{ do: 'if', if: condition, then: put(from, where), else: put(from, there) }],
            'Coiling Oracle',
          ),
        ),
      ),
    ]),
  ),
  row('conditional', 'if <condition> , you may <clauses>', ({ condition, clauses }) => [
    { do: 'if', if: condition, then: [{ do: 'may', then: clauses }] },
  ]),
  row('paid', 'then discard <n> card(s) unless you <payment>', ({ n, payment }) => [
    { do: 'pay', cost: payment, then: [], else: [{ do: 'discard', who: 'you', count: n }] },
  ]),
  row(
    'effect',
    'create that many <token> . they have " <ability> "',
    ({ token, ability }, { to }) =>
      token.abilities
        ? made({ event: 'amount' }, { ...token, abilities: [...token.abilities, ...ability.map(asAbility)] }, to, [
            'creature',
          ])
        : undefined,
    'Rapacious One',
  ),
  // What is divided is known as it is announced (601.2d).
  row(
    'sentence',
    '<clauses> , where x is <value> as you cast this spell',
    ({ clauses, value }) => (JSON.stringify(clauses).includes('"division":true') ? withX(clauses, value) : undefined),
    'Jaws of Stone',
  ),
  row('paid', 'exile it unless you <payment>', ({ payment }, { from, to }) => [
    {
      do: 'pay',
      cost: payment,
      then: [],
      else: [{ do: 'move', what: anaphor(from), to: 'exile', cause: 'exile', save: result(to, ['card']) }],
    },
  ]),
];

const flipped = (won: Effect[], lost: Effect[] = []): Effect[] => [
  { do: 'flipCoin', as: 'won' },
  {
    do: 'if',
    if: { compare: [{ number: 'won' }, '=', 1] },
    then: won,
    ...(lost.length === 0 ? {} : { else: lost }),
  },
];

/** Cards of graveyards that their controller chooses as it is done. */
const fromGraveyards = ({ filter, kinds }: Described, count: number): Effect[] | undefined =>
  kinds.includes('card') && filter.some((clause) => 'zone' in clause && clause.zone === 'graveyard')
    ? [
        { do: 'choose', from: filter as FilterClause[], min: 0, max: count, save: 'chosen' },
        { do: 'move', what: { saved: 'chosen' }, to: 'battlefield', cause: 'return', controller: 'you' },
      ]
    : undefined;
