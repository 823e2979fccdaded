/** Meld pairs (712.5): two cards each, and the face that they have together. */
import type { CardDefinition, Condition, Effects, Filter, RuleRef, SingleFaced } from '@arbiter/engine';
import { cite } from '../cite.js';
import {
  activated,
  and,
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  dies,
  draw,
  each,
  enters,
  has,
  keyword,
  loseLife,
  mana,
  manaAbility,
  may,
  mayPay,
  meldPair,
  mill,
  not,
  permanent,
  plus,
  subtype,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';

const yours: Filter = [permanent, { owner: 'you' }, youControl];

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

/** Both are exiled at the same time and melded; of several others of that name one is chosen. */
const meldWith = (other: Filter): Effects => [
  { do: 'choose', from: other, min: 1, save: 'other', prompt: 'Choose what it melds with' },
  {
    do: 'move',
    what: { each: [permanent, { any: [{ self: true }, { in: { saved: 'other' } }] }] },
    to: 'exile',
    cause: 'exile',
    save: 'pair',
  },
  { do: 'meld', what: { saved: 'pair' } },
];

const HUMAN = token('Human', 'Creature — Human', ['R'], '1/1');
const HORROR = token('Eldrazi Horror', 'Creature — Eldrazi Horror', [], '3/2');
const SCAVENGERS = called('Creature', 'Midnight Scavengers');
const GARRISON = called('Creature', 'Hanweir Garrison');
const BRUNA = called('Creature', 'Bruna, the Fading Light');
const FANG = called('Creature', "Fang, Fearless l'Cie");
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
