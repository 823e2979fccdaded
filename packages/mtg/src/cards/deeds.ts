/** Cards that wait for what players do besides the usual: crimes, mana spent, coins, prevented damage, told Sagas. */
import type { Filter } from '@arbiter/engine';
import {
  activated,
  and,
  anyTarget,
  artifact,
  attacking,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  destroy,
  draw,
  each,
  enters,
  has,
  hitsPlayer,
  instant,
  keyword,
  mana,
  opponentControls,
  or,
  permanent,
  planeswalker,
  plus,
  putCounters,
  rule,
  spell,
  subtype,
  t,
  tap,
  tapIt,
  tapped,
  target,
  triggered,
  untilEndOfTurn,
  youCast,
  youControl,
} from '../language/builders.js';

const yourCrime = { on: 'did', player: 'you', match: { what: 'commitCrime' } } as const;
const sagas: Filter = and(subtype('Saga'), youControl);

const castAfterBlocks = continuous('self', [{ mod: 'rule', rule: 'castOnly', if: { afterBlocks: true } }]);

export const deeds = [
  instant('Ray of Command', '{3}{U}', {
    targets: [target(and(creature, opponentControls))],
    effects: [
      { do: 'status', what: t(0), status: 'tapped', on: false },
      untilEndOfTurn(t(0), control),
      untilEndOfTurn(t(0), has('haste')),
      {
        do: 'delayed',
        on: { on: 'loseControl', object: { in: { saved: 'target' } }, player: 'you' },
        until: { kind: 'permanent' },
        effects: [tapIt({ saved: 'target' })],
      },
    ],
  }),
  card('Chromatic Orrery', {
    cost: '{7}',
    type: 'Legendary Artifact',
    abilities: [
      continuous({ players: 'you' }, [rule('spendsAsAny')]),
      activated([tap], { effects: [{ do: 'addMana', choices: ['{C}{C}{C}{C}{C}'] }], immediate: true }),
      activated([mana('{5}'), tap], { effects: [draw({ distinct: 'colors', of: each(youControl) })] }),
    ],
  }),
  creatureCard(
    'Cuombajj Witches',
    '{B}{B}',
    'Human Wizard',
    '1/3',
    activated([tap], {
      targets: [target(anyTarget), { ...target(anyTarget), chooser: 'opponent' }],
      effects: [
        {
          do: 'damage',
          parts: [
            { to: t(0), amount: 1 },
            { to: t(1), amount: 1 },
          ],
        },
      ],
    }),
  ),
  card('Nykthos Paragon', {
    cost: '{4}{W}{W}',
    type: 'Enchantment Creature — Human Soldier',
    power: 4,
    toughness: 6,
    abilities: [
      {
        kind: 'triggered',
        on: { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
        limit: { perTurn: 1, taken: true },
        effects: [
          {
            do: 'may',
            once: true,
            prompt: 'Put that many +1/+1 counters on each creature you control?',
            then: [putCounters({ event: 'amount' }, each(creature, youControl))],
          },
        ],
      },
    ],
  }),
  card('Chaotic Strike', {
    cost: '{1}{R}',
    type: 'Instant',
    abilities: [
      castAfterBlocks,
      spell({
        targets: [target(creature)],
        effects: [
          { do: 'flipCoin', as: 'won' },
          { do: 'if', if: { compare: [{ number: 'won' }, '=', 1] }, then: [untilEndOfTurn(t(0), plus(1, 1))] },
          draw(1),
        ],
      }),
    ],
  }),
  card('Curtain of Light', {
    cost: '{1}{W}',
    type: 'Instant',
    abilities: [
      castAfterBlocks,
      spell({
        targets: [target([creature, attacking, { is: 'unblocked' }])],
        effects: [{ do: 'becomeBlocked', what: t(0) }, draw(1)],
      }),
    ],
  }),
  card('Cut Short', {
    cost: '{2}{W}',
    type: 'Instant',
    abilities: [
      keyword('convoke'),
      spell({
        targets: [
          target([
            permanent,
            or([planeswalker, { happened: { on: 'activating', object: 'self' } }], [creature, tapped]),
          ]),
        ],
        effects: [destroy(t(0))],
      }),
    ],
  }),
  card('Vadmir, New Blood', {
    cost: '{1}{B}',
    type: 'Legendary Creature — Vampire Rogue',
    power: 2,
    toughness: 2,
    abilities: [
      { kind: 'triggered', on: yourCrime, limit: { perTurn: 1 }, effects: [putCounters(1, 'self')] },
      continuous('self', [has('menace'), has('lifelink')], {
        compare: [{ counters: '+1/+1', of: 'self' }, '>=', 4],
      }),
    ],
  }),
  creatureCard(
    'Nimble Brigand',
    '{2}{U}',
    'Human Rogue',
    '1/3',
    continuous('self', [rule('cantBeBlocked')], { compare: [{ happened: yourCrime }, '>=', 1] }),
    triggered(hitsPlayer, { effects: [draw(1)] }),
  ),
  creatureCard(
    'Bark-Knuckle Boxer',
    '{1}{G}',
    'Raccoon Berserker',
    '3/2',
    triggered({ on: 'expend', player: 'you', nth: 4 }, { effects: [untilEndOfTurn('self', has('indestructible'))] }),
  ),
  creatureCard(
    'Edgewall Innkeeper',
    '{G}',
    'Human Peasant',
    '1/1',
    triggered(youCast([creature, { is: 'hasAdventure' }]), { effects: [draw(1)] }),
  ),
  card('Edgar, King of Figaro', {
    cost: '{4}{U}{U}',
    type: 'Legendary Creature — Human Artificer Noble',
    power: 4,
    toughness: 5,
    abilities: [
      triggered(enters, { effects: [draw({ count: and(artifact, youControl) })] }),
      continuous({ players: 'you' }, [rule('winsFlips')], {
        compare: [{ happened: { on: 'flipCoin', player: 'you' } }, '=', 0],
      }),
    ],
  }),
  card('Tom Bombadil', {
    cost: '{W}{U}{B}{R}{G}',
    type: 'Legendary Creature — God Bard',
    power: 4,
    toughness: 4,
    abilities: [
      continuous('self', [has('hexproof'), has('indestructible')], {
        compare: [{ counters: 'lore', of: { each: sagas } }, '>=', 4],
      }),
      {
        kind: 'triggered',
        on: { on: 'resolve', object: sagas, match: { finalChapter: true } },
        limit: { perTurn: 1 },
        effects: [
          {
            do: 'dig',
            count: { topUntil: subtype('Saga') },
            reveal: true,
            take: { to: 'battlefield', filter: subtype('Saga'), count: 'all' },
            rest: { to: 'bottom', order: 'random' },
          },
        ],
      },
    ],
  }),
  creatureCard(
    'Selfless Squire',
    '{3}{W}',
    'Human Soldier',
    '1/1',
    keyword('flash'),
    triggered(enters, {
      effects: [{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: 'you' }],
    }),
    triggered({ on: 'prevented', player: 'you' }, { effects: [putCounters({ event: 'amount' }, 'self')] }),
  ),
  instant('Gather Specimens', '{3}{U}{U}{U}', {
    effects: [
      {
        do: 'createReplacement',
        replaces: {
          on: 'move',
          object: [{ has: ['types', 'Creature'] }, { controller: 'opponent' }],
          match: { to: 'battlefield' },
          change: { controller: 'you' },
        },
      },
    ],
  }),
];
