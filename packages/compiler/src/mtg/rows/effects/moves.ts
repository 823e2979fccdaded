/** What is destroyed, exiled, returned, sacrificed, tapped or countered (701.6–701.21). */
import type { Condition, Effect, Ref, Until } from '@arbiter/engine';
import { asRef, isNoun, type Noun, SPOKEN } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';
import { anaphor, chosenResult, mentioned, result, SOURCE_KINDS, target } from '../../nouns.js';
import { isMany } from './damage.js';

type Move = Extract<Effect, { do: 'move' }>;
const move = (what: Ref, to: string, cause: string, more: Partial<Move> = {}): Effect[] => [
  { do: 'move', what, to, cause, ...more },
];
const returned = (what: Ref, to: string, end: number, more: Partial<Move> = {}): Effect[] =>
  move(what, to, 'return', { ...more, save: moved(what, end) });
const moved = (what: Ref, end: number): string =>
  result(end, ['card', 'permanent', 'creature'], what, isNoun(what) && isMany(what));
/** The source, which its text says is in your graveyard. */
export const fromGraveyard = (at: number): Ref => mentioned(at, 'self', SOURCE_KINDS, false, 'graveyard');
/** Its owner is "that player" where no other one was spoken of. */
const speakingOfOwner = (what: Ref, at: number): Partial<Move> =>
  ({
    [SPOKEN]: asRef({ noun: 'mention', ref: { ownerOf: what }, kinds: ['player'], at, implied: true }),
  }) as Partial<Move>;
const exiled = (what: Ref, end: number): Effect[] => move(what, 'exile', 'exile', { save: moved(what, end) });
/** What is tapped, untapped or doesn't untap is no spell. */
const permanent = (what: Ref): Ref => {
  const noun: Noun | undefined = isNoun(what) ? what : undefined;
  return noun?.noun === 'anaphor' && noun.kind === undefined ? asRef({ ...noun, unlike: 'spell' }) : what;
};
const tapped = (what: Ref, more: { on?: false; save?: string } = {}): Effect[] => [
  { do: 'status', status: 'tapped', what: permanent(more.on === false ? what : asTapped(what)), ...more },
];
/** What is targeted to be tapped: whatever else was spoken of, that is what doesn't untap. */
const TAPPED = '#tapped';
const asTapped = (what: Ref): Ref => {
  const noun: Noun | undefined = isNoun(what) ? what : undefined;
  return noun?.noun === 'target' ? asRef({ ...noun, kinds: [...noun.kinds, TAPPED] }) : what;
};
const staying = (what: Ref): Ref => {
  const noun: Noun | undefined = isNoun(what) ? what : undefined;
  return noun?.noun === 'anaphor' && noun.kind === undefined ? asRef({ ...noun, prefers: TAPPED }) : what;
};
const stays = (what: Ref, of?: Ref): Effect[] => [
  {
    do: 'modify',
    what: staying(permanent(what)),
    mods: [{ mod: 'rule', rule: 'doesntUntap' }],
    until: { kind: 'nextStep', step: 'untap', ...(of === undefined ? {} : { of }) },
  },
];
type Countered = Extract<Effect, { do: 'counterOnStack' }>;
const countered = (what: Ref): Countered => ({ do: 'counterOnStack', what });
/** Where a card goes that is countered, instead of into its owner's graveyard (701.6a). */
const COUNTERED: [words: string, where: Partial<Countered>][] = [
  ["exile it instead of putting it into its owner 's graveyard", { to: 'exile' }],
  ["put it into its owner 's hand instead of into that player 's graveyard", { to: 'hand' }],
  [
    "put it on top of its owner 's library instead of into that player 's graveyard",
    { to: 'library', position: 'top' },
  ],
  [
    "put it on the bottom of its owner 's library instead of into that player 's graveyard",
    { to: 'library', position: 'bottom' },
  ],
];
/** X alone is the X of the spell's own cost (107.3f); the check refuses it where there is none. */
const isOtherX = (mana: string): boolean => mana.includes('X') && mana !== '{X}';
const PLACES = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const ZONE = { zone: 'battlefield' as const };
const shield = { on: 'move', match: { from: 'battlefield', cause: 'destroy', final: null } };

/** Cards from the top of a library, whoever's it is (401.5, 701.13). */
const exiledTop = (count: number, end: number, of?: Ref): Effect[] => {
  const what: Ref = { top: count, ...(of === undefined ? {} : { of }) };
  return move(what, 'exile', 'exile', { save: result(end, ['card'], what, count !== 1) });
};
/** Only what a text has put there itself may be played, and for what it costs (601.3b). */
const playable = (what: Ref, kind: 'endOfTurn' | 'endOfNextTurn' = 'endOfTurn'): Effect[] => [
  { do: 'modify', what, mods: [{ mod: 'play' }], until: { kind } },
];

/** What another ability of the source exiled (607.2a); `game.ts` has that one keep it. */
const LINKED: Ref = { each: [{ zone: 'exile' }, { linked: true }] };

/** One that its controller chooses; what it was is what is asked of it later (608.2h). */
const sacrificed = ({ filter, kinds }: Described, end: number, other = false): Effect[] => [
  {
    do: 'sacrifice',
    who: 'you',
    filter: [...filter, ...(other ? [{ other: true as const }] : [])],
    save: chosenResult(end, kinds),
  },
];
/** The source is there, and nothing else is by its name (611.2b). */
const asLong = (condition: Condition): Until => ({ kind: 'asLongAs', if: condition });

export const moves = [
  row('effect', 'destroy <object>', ({ object }) => move(object, 'graveyard', 'destroy'), 'Murder'),
  row(
    'effect',
    "destroy <object> . it|they can't be regenerated",
    ({ object }) => move(object, 'graveyard', 'destroy', { final: true }),
    'Wrath of God',
  ),
  row(
    'effect',
    'destroy <object> . return each card put into a graveyard this way to the battlefield under your control',
    ({ object }) => [
      { do: 'move', what: object, to: 'graveyard', cause: 'destroy', save: 'destroyed' },
      ...move({ each: [{ zone: 'graveyard' }, { in: { saved: 'destroyed' } }] }, 'battlefield', 'return', {
        controller: 'you',
      }),
    ],
    'Sorin, Lord of Innistrad',
  ),
  row('effect', "destroy <object> . that|those <kind> can't be regenerated", ({ object }) =>
    move(object, 'graveyard', 'destroy', { final: true }),
  ),
  row('effect', 'exile <object>', ({ object }, { to }) => exiled(object, to), 'Cloudshift'),
  row(
    'effect',
    "return <object> to its|their owner(s) 's hand(s)",
    ({ object }, { to }) =>
      returned(object, 'hand', to, isNoun(object) && isMany(object) ? {} : speakingOfOwner(object, to)),
    'Unsummon',
  ),
  row('effect', "return <object> to their owners' hands", ({ object }, { to }) => returned(object, 'hand', to)),
  row('effect', "return <object> to their owner 's hand", ({ object }, { to }) => returned(object, 'hand', to)),
  row('effect', 'return <source> from your graveyard to your hand', (_, { from, to }) =>
    returned(fromGraveyard(from), 'hand', to),
  ),
  row('effect', 'return <source> from your graveyard to the battlefield', (_, { from, to }) =>
    returned(fromGraveyard(from), 'battlefield', to, { controller: 'you' }),
  ),
  row('effect', 'return <source> from your graveyard to the battlefield tapped', (_, { from, to }) =>
    returned(fromGraveyard(from), 'battlefield', to, { controller: 'you', status: { tapped: true } }),
  ),
  row('effect', 'put <source> from your graveyard on top of your library', (_, { from, to }) =>
    returned(fromGraveyard(from), 'library', to, { position: 'top' }),
  ),
  row('effect', 'put <source> from your graveyard on the bottom of your library', (_, { from, to }) =>
    returned(fromGraveyard(from), 'library', to, { position: 'bottom' }),
  ),
  row('effect', 'return <object> to your hand', ({ object }, { to }) => returned(object, 'hand', to), 'Gravedigger'),
  row('effect', 'return <object> to the battlefield', ({ object }, { to }) =>
    returned(object, 'battlefield', to, { controller: 'you' }),
  ),
  row(
    'effect',
    'return <object> to the battlefield tapped',
    ({ object }, { to }) => returned(object, 'battlefield', to, { controller: 'you', status: { tapped: true } }),
    'Gravewaker',
  ),
  row(
    'effect',
    'return <object> to the battlefield under your control',
    ({ object }, { to }) => returned(object, 'battlefield', to, { controller: 'you' }),
    'Cloudshift',
  ),
  row('effect', "return <object> to the battlefield tapped under its owner 's control", ({ object }, { to }) =>
    returned(object, 'battlefield', to, { status: { tapped: true } }),
  ),
  row('effect', "return <object> to the battlefield under its owner 's control", ({ object }, { to }) =>
    returned(object, 'battlefield', to),
  ),
  row(
    'effect',
    'put <object> onto the battlefield under your control',
    ({ object }, { to }) => returned(object, 'battlefield', to, { controller: 'you' }),
    'Zombify',
  ),
  row('effect', "put <object> on top of its owner 's library", ({ object }, { to }) =>
    returned(object, 'library', to, { position: 'top' }),
  ),
  row('effect', "put <object> on the bottom of its owner 's library", ({ object }, { to }) =>
    returned(object, 'library', to, { position: 'bottom' }),
  ),
  row(
    'effect',
    "put <object> on the bottom of their owners' libraries",
    ({ object }, { to }) => returned(object, 'library', to, { position: 'bottom' }),
    'Terminus',
  ),
  row('effect', "put <object> on top of their owners' libraries", ({ object }, { to }) =>
    returned(object, 'library', to, { position: 'top' }),
  ),
  row('effect', 'put <object> on top of your library', ({ object }, { to }) =>
    returned(object, 'library', to, { position: 'top' }),
  ),
  row('effect', 'put <object> on the bottom of your library', ({ object }, { to }) =>
    returned(object, 'library', to, { position: 'bottom' }),
  ),
  row('effect', 'sacrifice <source>', ({ source }) => move(source, 'graveyard', 'sacrifice')),
  row(
    'effect',
    'choose <object> . its owner shuffles it into their library',
    ({ object }) =>
      isNoun(object) && object.noun === 'target'
        ? [...move(object, 'library', 'return'), { do: 'shuffle', who: { ownerOf: object } }]
        : undefined,
    'Unravel the Aether',
  ),
  row('effect', 'sacrifice the|that <kind>', ({ kind }, { to }) => move(anaphor(to, kind), 'graveyard', 'sacrifice')),
  row('effect', 'sacrifice those <kind>', ({ kind }, { to }) =>
    move(anaphor(to, kind, true), 'graveyard', 'sacrifice'),
  ),
  // Whether it was given up shows by this name alone: nothing else is called so.
  row('effect', 'sacrifice it', (_, { to }) => move(anaphor(to), 'graveyard', 'sacrifice', { save: result(to, []) })),
  row('effect', 'sacrifice <thing:one>', ({ thing }, { to }) => sacrificed(thing, to)),
  row('effect', 'sacrifice another <thing>', ({ thing }, { to }) => sacrificed(thing, to, true), 'Disciple of Bolas'),
  row(
    'effect',
    '<player> sacrifice(s) <thing:one> [of their choice]',
    ({ player, thing }, { to }) => [
      { do: 'sacrifice', who: player, filter: thing.filter, save: chosenResult(to, thing.kinds) },
    ],
    'Diabolic Edict',
  ),
  row('effect', '<player> sacrifice(s) that many <thing> [of their choice]', ({ player, thing }) => [
    { do: 'sacrifice', who: player, filter: thing.filter, count: { event: 'amount' } },
  ]),
  row('effect', '<player> sacrifice(s) <n:digitOrWord> <thing> [of their choice]', ({ player, n, thing }) => [
    { do: 'sacrifice', who: player, filter: thing.filter, count: n },
  ]),
  row(
    'effect',
    'tap <object>',
    ({ object }, { to }) =>
      tapped(object, { save: result(to, ['creature', 'permanent', 'land', 'artifact'], object, true) }),
    'Waterknot',
  ),
  row(
    'effect',
    "<object> doesn't|don't untap during its|their controller 's next untap step",
    ({ object }) => stays(object),
    'Wall of Frost',
  ),
  row(
    'effect',
    "<object> don't untap during that player 's next untap step",
    ({ object }, { to }) => stays(object, anaphor(to, 'player')),
    'Sleep',
  ),
  row(
    'effect',
    'change a target of <object> to <source>',
    ({ object, source }) => [{ do: 'changeTargets', what: object, to: source }],
    'Spellskite',
  ),
  row('effect', 'change the target of <object>', ({ object }) => [{ do: 'changeTargets', what: object }], 'Willbender'),
  row(
    'sentence',
    'you may choose new targets for <object>',
    ({ object }) => [{ do: 'changeTargets', what: object, anew: true }],
    'Redirect',
  ),
  row('effect', 'counter <object>', ({ object }) => [countered(object)], 'Counterspell'),
  ...COUNTERED.flatMap(([words, where]) => [
    row(
      'effect',
      `counter <object> . if that spell is countered this way , ${words}`,
      ({ object }) => [{ ...countered(object), ...where }],
      'Remand',
    ),
    row(
      'effect',
      `counter <object> unless its controller pays <mana> . if that spell is countered this way , ${words}`,
      ({ object, mana }, { to }) => (isOtherX(mana) ? undefined : unlessPaid(object, mana, to, where)),
      'Syncopate',
    ),
  ]),
  ...PLACES.map((place, i) =>
    row(
      'effect',
      `put <object> into its owner 's library ${place} from the top`,
      ({ object }, { to }) => returned(object, 'library', to, { position: i + 2 }),
      'Oust',
    ),
  ),
  row(
    'effect',
    'counter <object> unless its controller pays <mana>',
    ({ object, mana }, { to }) => (isOtherX(mana) ? undefined : unlessPaid(object, mana, to)),
    'Mana Leak',
  ),
  row(
    'effect',
    'counter that spell or ability unless its controller pays <mana>',
    ({ mana }, { from }) => {
      const aiming = anaphor(from, '#spell or ability');
      return isOtherX(mana)
        ? undefined
        : [
            {
              do: 'pay',
              cost: [{ pay: 'mana', cost: mana }],
              who: { controllerOf: aiming },
              then: [],
              else: [countered(aiming)],
            },
          ];
    },
    'Frost Titan',
  ),
  row('effect', 'counter that spell or ability', (_, { from }) => [countered(anaphor(from, '#spell or ability'))]),
  row('effect', 'regenerate <object>', ({ object }) => [
    {
      do: 'createReplacement',
      entities: object,
      apart: true,
      once: true,
      replaces: {
        ...shield,
        instead: [
          { do: 'regenerate', what: { event: 'object' } },
          { do: 'status', status: 'tapped', what: { event: 'object' } },
        ],
      },
      until: { kind: 'endOfTurn' },
    },
  ]),
  row('effect', 'attach <source> to <object>', ({ source, object }) => [{ do: 'attach', what: source, to: object }]),
  row('effect', 'transform <object>', ({ object }) => [{ do: 'transform', what: object }]),
  row('effect', 'convert <object>', ({ object }) => [{ do: 'convert', what: object }]),
  row(
    'effect',
    'flip <object>',
    ({ object }) => [{ do: 'status', what: object, status: 'flipped' }],
    'Akki Lavarunner',
  ),
  row('effect', "return <object> to the battlefield transformed under its owner 's control", ({ object }, { to }) =>
    returned(object, 'battlefield', to, { face: 1 }),
  ),
  row('effect', 'return <object> to the battlefield transformed under your control', ({ object }, { to }) =>
    returned(object, 'battlefield', to, { face: 1, controller: 'you' }),
  ),
  row('effect', 'return <source> from your graveyard to the battlefield transformed', (_, { from, to }) =>
    returned(fromGraveyard(from), 'battlefield', to, { face: 1, controller: 'you' }),
  ),
  row(
    'effect',
    'exchange control of two target <thing>',
    ({ thing }, { from }) => [{ do: 'exchangeControl', what: target(from, thing, { min: 2, max: 2 }) }],
    'Switcheroo',
  ),
  row('effect', 'gain control of <object>', ({ object }) => gainControl(object, 'permanent')),
  row(
    'effect',
    'gain control of <object> until end of turn',
    ({ object }) => gainControl(object, 'endOfTurn'),
    'Act of Treason',
  ),
  row(
    'effect',
    'return to your hand all <thing>',
    ({ thing }, { to }) =>
      thing.placed ? returned(mentioned(to, { each: thing.filter }, thing.kinds, true), 'hand', to) : undefined,
    'Twilight Shepherd',
  ),
  row(
    'effect',
    'destroy all <thing> and all permanents attached to <b:thing>',
    ({ thing, b }) =>
      thing.placed || JSON.stringify(thing.filter) !== JSON.stringify(b.filter)
        ? undefined
        : move(
            {
              each: {
                any: [
                  [ZONE, ...thing.filter],
                  [ZONE, { attachedTo: { each: thing.filter } }],
                ],
              },
            } as Ref,
            'graveyard',
            'destroy',
          ),
    'End Hostilities',
  ),
  row('duration', 'for as long as you control <source>', () =>
    asLong({ exists: [{ self: true }, { controller: 'you' }] }),
  ),
  row('duration', 'for as long as it has a|an <counter> counter on it', ({ counter }, { from }) =>
    asLong({ is: [anaphor(from), { counters: [counter, 1] }] }),
  ),
  row('duration', 'for as long as <source> remains on the battlefield', () => asLong({ exists: [{ self: true }] })),
  row('duration', 'for as long as <source> remains tapped', () =>
    asLong({ exists: [{ self: true }, { status: 'tapped' }] }),
  ),
  row(
    'effect',
    'gain control of <object> <duration>',
    ({ object, duration }) => [{ do: 'modify', what: object, mods: [{ mod: 'control', to: 'you' }], until: duration }],
    'Olivia Voldaren',
  ),
  row(
    'effect',
    "<object> doesn't untap during its controller 's untap step <duration>",
    ({ object, duration }) => [
      { do: 'modify', what: object, mods: [{ mod: 'rule', rule: 'doesntUntap' }], until: duration },
    ],
    'Dungeon Geists',
  ),
  row('effect', 'take an extra turn after this one', () => [{ do: 'extraTurn', who: 'you' }]),
  row(
    'effect',
    'exile all graveyards',
    () => move({ each: [{ zone: 'graveyard' }] }, 'exile', 'exile'),
    'Rest in Peace',
  ),
  row(
    'effect',
    "exile <player> 's graveyard",
    ({ player }) => move({ each: [{ zone: 'graveyard' }, { owner: player }] } as Ref, 'exile', 'exile'),
    'Bojuka Bog',
  ),
  row('effect', 'untap <object>', ({ object }) => tapped(object, { on: false })),
  row('effect', 'you untap <object>', ({ object }) => tapped(object, { on: false })),
  row('effect', 'exile the top card of your library', (_, { to }) => exiledTop(1, to)),
  row('effect', 'exile the top <n:digitOrWord> cards of your library', ({ n }, { to }) => exiledTop(n, to)),
  row('effect', "exile the top card of <player> 's library", ({ player }, { to }) => exiledTop(1, to, player)),
  row('effect', "exile the top <n:digitOrWord> cards of <player> 's library", ({ player, n }, { to }) =>
    exiledTop(n, to, player),
  ),
  row(
    'effect',
    '<player> exile(s) the top card of their library',
    ({ player }, { to }) => exiledTop(1, to, player),
    'Nightveil Specter',
  ),
  row(
    'effect',
    '<player> reveal(s) the top card of their library',
    ({ player }, { from }) => [{ do: 'reveal', what: mentioned(from, { top: 1, of: player }, ['card']) }],
    'Goblin Guide',
  ),
  row('effect', '<player> put(s) it|that into their hand', (_, { from, to }) => returned(anaphor(from), 'hand', to)),
  row('effect', 'you may play <object> this turn', ({ object }) => playable(object)),
  row('effect', 'you may play <object> until the end of your next turn', ({ object }) =>
    playable(object, 'endOfNextTurn'),
  ),
  row('effect', 'until the end of your next turn , you may play <object>', ({ object }) =>
    playable(object, 'endOfNextTurn'),
  ),
  row('effect', 'until end of turn , you may play <object>', ({ object }) => playable(object)),
  row(
    'effect',
    'attach it to <object>',
    ({ object }, { from }) => [{ do: 'attach', what: anaphor(from), to: object }],
    'Barbed Bloodletter',
  ),
  row(
    'sentence',
    'if <object> would die this turn , exile it instead',
    ({ object }) => [
      {
        do: 'createReplacement',
        entities: object,
        replaces: { on: 'move', match: { from: 'battlefield', to: 'graveyard' }, change: { to: 'exile' } },
        until: { kind: 'endOfTurn' },
      },
    ],
    'Magma Spray',
  ),
  row(
    'sentence',
    'if it would leave the battlefield , exile it instead of putting it anywhere else',
    (_, { from, to }) => [
      {
        do: 'createReplacement',
        entities: anaphor((from + to) / 2),
        replaces: { on: 'move', match: { from: 'battlefield' }, change: { to: 'exile' } },
        until: { kind: 'permanent' },
      },
    ],
    'Whip of Erebos',
  ),
  row('object', 'the exiled card', (_, { from }) => mentioned(from, LINKED, ['card']), 'Oblivion Ring'),
  row('object', 'the exiled cards', (_, { from }) => mentioned(from, LINKED, ['card'], true)),
  row('effect', "return <object> to the battlefield under their owner 's control", ({ object }, { to }) =>
    returned(object, 'battlefield', to),
  ),
  row(
    'effect',
    '<player> sacrifice(s) <thing:one> [of their choice] and lose(s) <n> life',
    ({ player, thing, n }) => [
      { do: 'sacrifice', who: player, filter: thing.filter },
      { do: 'stat', stat: 'life', who: player, amount: typeof n === 'number' ? -n : { negative: n } },
    ],
    "Geth's Verdict",
  ),
  row('effect', "return <object> to the battlefield under their owners' control", ({ object }, { to }) =>
    returned(object, 'battlefield', to),
  ),
  row(
    'effect',
    'exile <object> until <source> leaves the battlefield',
    ({ object }, { to }) => move(object, 'exile', 'exile', { keep: 'untilLeaves', save: result(to, ['card'], object) }),
    'Banisher Priest',
  ),
];

function unlessPaid(object: Ref, mana: string, at: number, where: Partial<Countered> = {}): Effect[] {
  const cost = [{ pay: 'mana' as const, cost: mana }];
  return [
    { do: 'pay', cost, who: { controllerOf: anaphor(at) }, then: [], else: [{ ...countered(object), ...where }] },
  ];
}

function gainControl(what: Ref, kind: 'permanent' | 'endOfTurn'): Effect[] {
  return [{ do: 'modify', what, mods: [{ mod: 'control', to: 'you' }], until: { kind } }];
}
