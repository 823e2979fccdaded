/** Meld pairs (712.5): two cards each, and the face that they have together. */
import type {
  Body,
  CardDefinition,
  Condition,
  Effects,
  Filter,
  FilterClause,
  RuleRef,
  SingleFaced,
} from '@arbiter/engine';
import { predefinedTokens } from '../1-concepts/111.10-predefined-tokens.js';
import { cite } from '../cite.js';
import {
  activated,
  and,
  anyTarget,
  artifact,
  attacks,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  discard,
  draw,
  each,
  enters,
  entersTapped,
  exile,
  gainLife,
  has,
  keyword,
  land,
  loseLife,
  mana,
  manaAbility,
  may,
  mayPay,
  meldPair,
  mill,
  not,
  opponent,
  permanent,
  plus,
  putCounters,
  rule,
  subtype,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
  youDontControl,
  yourUpkeep,
} from '../language/builders.js';

const yours: FilterClause[] = [permanent, { owner: 'you' }, youControl];

/** "If you both own and control this and a … named …" */
const bothOwned = (other: Filter): Condition => ({ all: [{ is: ['self', yours] }, { exists: other }] });
const called = (type: string, name: string): Filter => [
  permanent,
  { owner: 'you' },
  youControl,
  { has: ['types', type] },
  { named: name },
];

const legendary = (made: SingleFaced): SingleFaced => ({
  ...made,
  props: { ...made.props, supertypes: ['Legendary'] },
});

/** Both are exiled at the same time; of several others of that name one is chosen. */
const exiledWith = (other: Filter): Effects => [
  { do: 'choose', from: other, min: 1, save: 'other', prompt: 'Choose what it melds with' },
  {
    do: 'move',
    what: { each: [permanent, { any: [{ self: true }, { in: { saved: 'other' } }] }] },
    to: 'exile',
    cause: 'exile',
    save: 'pair',
  },
];
/** And then they are melded. */
const meldWith = (other: Filter): Effects => [...exiledWith(other), { do: 'meld', what: { saved: 'pair' } }];

const HUMAN = token('Human', 'Creature — Human', ['R'], '1/1');
const HORROR = token('Eldrazi Horror', 'Creature — Eldrazi Horror', [], '3/2');
const SCAVENGERS = called('Creature', 'Midnight Scavengers');
const GARRISON = called('Creature', 'Hanweir Garrison');
const BRUNA = called('Creature', 'Bruna, the Fading Light');
const FANG = called('Creature', "Fang, Fearless l'Cie");
const SOLDIER = token('Soldier', 'Artifact Creature — Soldier', [], '1/1');
const BEAR = token('Bear', 'Creature — Bear', ['G'], '2/2');
const ENGINE: FilterClause[] = [...yours, creature, { named: 'Phyrexian Dragon Engine' }];
const STONES = called('Artifact', 'The Mightstone and Weakstone');
const ARGOTH = called('Land', 'Argoth, Sanctum of Nature');
/** What Urza makes cheaper. */
const CHEAPER: Filter = { has: ['types', ['Artifact', 'Instant', 'Sorcery']] };
/** Three of the modes of Mishra, Lost to Phyrexia. */
const chooseThree: Body = {
  modes: {
    min: 3,
    max: 3,
    choices: [
      { label: 'an opponent discards two cards', targets: [target(opponent)], effects: [discard(2, t(0))] },
      { label: '3 damage to any target', targets: [target(anyTarget)], effects: [damage(3, t(0))] },
      {
        label: 'destroy an artifact or planeswalker',
        targets: [target({ has: ['types', ['Artifact', 'Planeswalker']] })],
        effects: [destroy(t(0))],
      },
      {
        label: 'your creatures gain menace and trample until end of turn',
        effects: [untilEndOfTurn(each(creature, youControl), has('menace'), has('trample'))],
      },
      {
        label: 'other creatures get -1/-1 until end of turn',
        effects: [untilEndOfTurn(each(creature, youDontControl), plus(-1, -1))],
      },
      {
        label: 'two tapped Powerstones',
        effects: [{ do: 'create', token: predefinedTokens.powerstone.token, count: 2, status: { tapped: true } }],
      },
    ],
  },
};
const PERMANENTS: Filter = {
  has: ['types', ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']],
};
const inYourGraveyard = and({ zone: 'graveyard' }, { owner: 'you' }, PERMANENTS);

/** Back under their player's control from the graveyard, or to the hand. */
const returned = (to: string, what: Filter) => ({
  targets: [target(and({ zone: 'graveyard' }, { owner: 'you' }, what))],
  effects: [may(`Return it to the ${to}?`, { do: 'move', what: t(0), to, cause: 'return' })],
});

interface MeldPair {
  rules: RuleRef[];
  cards: CardDefinition[];
}
const pairs: MeldPair[] = [
  {
    rules: cite('mtg:712.5a'),
    cards: meldPair(
      creatureCard(
        'Midnight Scavengers',
        '{4}{B}',
        'Human Rogue',
        '3/3',
        triggered(enters, returned('hand', [creature, { stat: ['manaValue', '<=', 3] }])),
      ),
      creatureCard(
        'Graf Rats',
        '{1}{B}',
        'Rat',
        '2/1',
        triggered(
          { on: 'step', player: 'you', match: { step: 'beginningOfCombat' } },
          { if: bothOwned(SCAVENGERS), effects: meldWith(SCAVENGERS) },
        ),
      ),
      card('Chittering Host', {
        type: 'Creature — Eldrazi Horror',
        power: 5,
        toughness: 6,
        abilities: [
          keyword('haste'),
          keyword('menace'),
          triggered(enters, {
            effects: [untilEndOfTurn(each(creature, youControl, { other: true }), plus(1, 0), has('menace'))],
          }),
        ],
      }),
    ),
  },
  {
    rules: cite('mtg:712.5b'),
    cards: meldPair(
      creatureCard(
        'Hanweir Garrison',
        '{2}{R}',
        'Human Soldier',
        '2/3',
        triggered(attacks, { effects: [{ do: 'enterAttacking', token: HUMAN, count: 2 }] }),
      ),
      card('Hanweir Battlements', {
        type: 'Land',
        abilities: [
          manaAbility('{C}'),
          activated([mana('{R}'), tap], { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('haste'))] }),
          activated([mana('{3}{R}{R}'), tap], {
            effects: [{ do: 'if', if: bothOwned(GARRISON), then: meldWith(GARRISON) }],
          }),
        ],
      }),
      card('Hanweir, the Writhing Township', {
        type: 'Legendary Creature — Eldrazi Ooze',
        power: 7,
        toughness: 4,
        abilities: [
          keyword('trample'),
          keyword('haste'),
          triggered(attacks, { effects: [{ do: 'enterAttacking', token: HORROR, count: 2 }] }),
        ],
      }),
    ),
  },
  {
    rules: cite('mtg:712.5c'),
    cards: meldPair(
      legendary(
        creatureCard(
          'Bruna, the Fading Light',
          '{5}{W}{W}',
          'Angel Horror',
          '5/7',
          triggered(
            { on: 'cast', object: 'self' },
            { zone: 'stack', ...returned('battlefield', [creature, subtype('Angel', 'Human')]) },
          ),
          keyword('flying'),
          keyword('vigilance'),
        ),
      ),
      legendary(
        creatureCard(
          'Gisela, the Broken Blade',
          '{2}{W}{W}',
          'Angel Horror',
          '4/3',
          keyword('flying'),
          keyword('first strike'),
          keyword('lifelink'),
          triggered(
            { on: 'step', player: 'you', match: { step: 'end' } },
            { if: bothOwned(BRUNA), effects: meldWith(BRUNA) },
          ),
        ),
      ),
      card('Brisela, Voice of Nightmares', {
        type: 'Legendary Creature — Eldrazi Angel',
        power: 9,
        toughness: 10,
        abilities: [
          keyword('flying'),
          keyword('first strike'),
          keyword('vigilance'),
          keyword('lifelink'),
          continuous({ players: 'opponents' }, [
            { mod: 'rule', rule: 'cantCast', of: { stat: ['manaValue', '<=', 3] } },
          ]),
        ],
      }),
    ),
  },
  {
    rules: cite('mtg:712.5d'),
    cards: meldPair(
      card('Phyrexian Dragon Engine', {
        cost: '{3}',
        type: 'Artifact Creature — Phyrexian Dragon',
        power: 2,
        toughness: 2,
        abilities: [
          keyword('double strike'),
          triggered(
            { on: 'move', object: [{ self: true }, { owner: 'you' }], match: { from: 'graveyard', to: 'battlefield' } },
            {
              // A hand without cards can be discarded as well.
              effects: [
                may('Discard your hand and draw three cards?', { do: 'discard', who: 'you', count: 'all' }, draw(3)),
              ],
            },
          ),
          keyword('unearth', { cost: [mana('{3}{R}{R}')] }),
        ],
      }),
      legendary(
        creatureCard(
          'Mishra, Claimed by Gix',
          '{2}{B}{R}',
          'Phyrexian Human Artificer',
          '3/5',
          triggered(
            { on: 'attackers', player: 'you' },
            {
              effects: [
                { do: 'remember', as: 'x', value: { count: [creature, { is: 'attacking' }] } },
                { do: 'stat', who: 'opponents', stat: 'life', amount: { negative: { number: 'x' } } },
                gainLife({ number: 'x' }),
                {
                  do: 'if',
                  if: {
                    all: [
                      { is: ['self', [...yours, { is: 'attacking' }]] },
                      { exists: [...ENGINE, { is: 'attacking' }] },
                    ],
                  },
                  then: [
                    ...exiledWith([...ENGINE, { is: 'attacking' }]),
                    { do: 'enterAttacking', what: { saved: 'pair' }, melded: true },
                  ],
                },
              ],
            },
          ),
        ),
      ),
      card('Mishra, Lost to Phyrexia', {
        type: 'Legendary Artifact Creature — Phyrexian Artificer',
        colors: ['B', 'R'],
        power: 9,
        toughness: 9,
        abilities: [triggered(enters, chooseThree), triggered(attacks, chooseThree)],
      }),
    ),
  },
  {
    rules: cite('mtg:712.5e'),
    cards: meldPair(
      card('The Mightstone and Weakstone', {
        cost: '{5}',
        type: 'Legendary Artifact — Powerstone',
        abilities: [
          triggered(enters, {
            modes: {
              min: 1,
              max: 1,
              choices: [
                { label: 'draw two cards', effects: [draw(2)] },
                {
                  label: 'a creature gets -5/-5 until end of turn',
                  targets: [target(creature)],
                  effects: [untilEndOfTurn(t(0), plus(-5, -5))],
                },
              ],
            },
          }),
          activated([tap], {
            immediate: true,
            effects: [
              {
                do: 'addMana',
                choices: ['{C}{C}'],
                only: { cast: [artifact], activate: [not({ player: 'any' })], other: true },
              },
            ],
          }),
        ],
      }),
      legendary(
        creatureCard(
          'Urza, Lord Protector',
          '{1}{W}{U}',
          'Human Artificer',
          '2/4',
          continuous({ players: 'you' }, [{ mod: 'cost', of: CHEAPER, less: [mana('{1}')] }]),
          activated([mana('{7}')], {
            timing: 'sorcery',
            effects: [{ do: 'if', if: bothOwned(STONES), then: meldWith(STONES) }],
          }),
        ),
      ),
      card('Urza, Planeswalker', {
        type: 'Legendary Planeswalker — Urza',
        colors: ['W', 'U'],
        loyalty: 7,
        abilities: [
          continuous('self', [rule('loyaltyTwice')]),
          activated([{ pay: 'loyalty', amount: 2 }], {
            effects: [untilEndOfTurn('you', { mod: 'cost', of: CHEAPER, less: [mana('{2}')] }), gainLife(2)],
          }),
          activated([{ pay: 'loyalty', amount: 1 }], { effects: [draw(2), discard(1, 'you')] }),
          activated([{ pay: 'loyalty', amount: 0 }], { effects: [create(SOLDIER, 2)] }),
          activated([{ pay: 'loyalty', amount: -3 }], {
            targets: [target(and(permanent, not(land)))],
            effects: [exile(t(0))],
          }),
          activated([{ pay: 'loyalty', amount: -10 }], {
            effects: [
              untilEndOfTurn(
                each(permanent, youControl, { has: ['types', ['Artifact', 'Planeswalker']] }),
                has('indestructible'),
              ),
              destroy(each(permanent, not(land))),
            ],
          }),
        ],
      }),
    ),
  },
  {
    rules: cite('mtg:712.5f'),
    cards: meldPair(
      card('Argoth, Sanctum of Nature', {
        type: 'Land',
        abilities: [
          {
            ...entersTapped,
            if: {
              not: {
                exists: [creature, youControl, { has: ['supertypes', 'Legendary'] }, { has: ['colors', 'G'] }],
              },
            },
          },
          manaAbility('{G}'),
          activated([mana('{2}{G}{G}'), tap], { timing: 'sorcery', effects: [create(BEAR), mill(3, 'you')] }),
        ],
      }),
      legendary(
        creatureCard(
          'Titania, Voice of Gaea',
          '{1}{G}{G}',
          'Elemental',
          '3/4',
          keyword('reach'),
          {
            kind: 'triggered',
            on: {
              on: 'move',
              object: [{ owner: 'you' }, land, { not: { is: 'token' } }],
              match: { to: 'graveyard' },
              batch: true,
            },
            effects: [gainLife(2)],
          },
          triggered(yourUpkeep, {
            if: {
              all: [{ exists: [{ zone: 'graveyard' }, { owner: 'you' }, land], atLeast: 4 }, bothOwned(ARGOTH)],
            },
            effects: meldWith(ARGOTH),
          }),
        ),
      ),
      card('Titania, Gaea Incarnate', {
        type: 'Legendary Creature — Elemental Avatar',
        colors: ['G'],
        power: 0,
        toughness: 0,
        abilities: [
          ...['vigilance', 'reach', 'trample', 'haste'].map((name) => keyword(name)),
          {
            kind: 'static',
            defining: true,
            mods: ['power', 'toughness'].map((prop) => ({ mod: 'set', prop, value: { count: [land, youControl] } })),
          },
          triggered(enters, {
            effects: [
              {
                do: 'move',
                what: each({ zone: 'graveyard' }, { owner: 'you' }, land),
                to: 'battlefield',
                cause: 'return',
                controller: 'you',
                status: { tapped: true },
              },
            ],
          }),
          activated([mana('{3}{G}')], {
            targets: [target(and(land, youControl))],
            effects: [
              putCounters(4, t(0)),
              {
                do: 'modify',
                what: t(0),
                mods: [
                  { mod: 'gain', prop: 'types', values: ['Creature'] },
                  { mod: 'gain', prop: 'subtypes', values: ['Elemental'] },
                  { mod: 'set', prop: 'power', value: 0 },
                  { mod: 'set', prop: 'toughness', value: 0 },
                  has('haste'),
                ],
                until: { kind: 'permanent' },
              },
            ],
          }),
        ],
      }),
    ),
  },
  {
    rules: cite('mtg:712.5g'),
    cards: meldPair(
      legendary(
        creatureCard("Fang, Fearless l'Cie", '{2}{B}', 'Human Warrior', '2/3', {
          kind: 'triggered',
          on: {
            on: 'move',
            object: [{ owner: 'you' }, { not: { is: 'token' } }],
            match: { from: 'graveyard' },
            batch: true,
          },
          limit: { perTurn: 1 },
          effects: [draw(1), loseLife(1, 'you')],
        }),
      ),
      legendary(
        creatureCard(
          "Vanille, Cheerful l'Cie",
          '{3}{G}',
          'Human Cleric',
          '3/2',
          triggered(enters, {
            effects: [
              mill(2, 'you'),
              {
                do: 'choose',
                from: inYourGraveyard,
                min: 1,
                max: 1,
                save: 'returned',
                prompt: 'Choose what returns to your hand',
              },
              { do: 'move', what: { saved: 'returned' }, to: 'hand', cause: 'return' },
            ],
          }),
          triggered(
            { on: 'step', player: 'you', match: { step: 'precombatMain' } },
            { if: bothOwned(FANG), effects: [mayPay([mana('{3}{B}{G}')], meldWith(FANG))] },
          ),
        ),
      ),
      card('Ragnarok, Divine Deliverance', {
        type: 'Legendary Creature — Beast Avatar',
        colors: ['B', 'G'],
        power: 7,
        toughness: 6,
        abilities: [
          keyword('vigilance'),
          keyword('menace'),
          keyword('trample'),
          keyword('reach'),
          keyword('haste'),
          triggered(dies, {
            targets: [target(permanent), target(and(inYourGraveyard, not({ has: ['supertypes', 'Legendary'] })))],
            effects: [destroy(t(0)), { do: 'move', what: t(1), to: 'battlefield', cause: 'return', controller: 'you' }],
          }),
        ],
      }),
    ),
  },
];

export const meldPairs: CardDefinition[] = pairs.flatMap(({ cards }) => cards);
