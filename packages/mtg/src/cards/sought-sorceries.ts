/** Sorceries that many decks have and whose text no template of card texts says. */
import type { Condition, Effect, FilterClause, Ref } from '@arbiter/engine';
import {
  and,
  card,
  create,
  creature,
  damage,
  destroy,
  discard,
  draw,
  each,
  exile,
  gainLife,
  keyword,
  land,
  mana,
  mayPay,
  not,
  opponent,
  or,
  permanent,
  player,
  returnToHand,
  revealHand,
  rule,
  scry,
  sorcery,
  spell,
  subtype,
  t,
  target,
  token,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from '../language/builders.js';

const flying = withKeyword('flying');
const giant = token('Giant Warrior', 'Creature — Giant Warrior', ['W'], '5/5');
const snake = token('Snake', 'Creature — Snake', ['G'], '1/1');
const wolf = token('Wolf', 'Creature — Wolf', ['G'], '2/2');
const elephant = token('Elephant', 'Creature — Elephant', ['G'], '3/3');
const PERMANENT_TYPES = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];
/** Wherever a card is that was put away: what is discarded may be exiled instead. */
const anywhere: FilterClause = {
  any: ['graveyard', 'exile', 'hand', 'library', 'battlefield'].map((zone) => ({ zone })),
};
const shuffle = (who: Ref): Effect => ({ do: 'shuffle', who });
const allInGraveyard = (type: string): Effect =>
  returnToHand(each({ zone: 'graveyard' }, { owner: 'you' }, { has: ['types', type] }));
const flamespout = (...which: FilterClause[]) => damage(3, each(permanent, creature, ...which));
const spentOn = (color: 'R' | 'G'): Condition => ({ compare: [{ colorSpent: color }, '>=', 1] });

export const soughtSorceries = [
  // Who was dealt damage, after whatever was prevented.
  sorcery('Flamebreak', '{R}{R}{R}', {
    effects: [
      {
        do: 'damage',
        amount: 3,
        to: each(or(and(permanent, creature, not(flying)), player)),
        save: 'burnt',
      },
      untilEndOfTurn(each(permanent, creature, { in: { saved: 'burnt' } }), rule('cantBeRegenerated')),
    ],
  }),
  card("Feudkiller's Verdict", {
    cost: '{4}{W}{W}',
    type: 'Kindred Sorcery — Giant',
    abilities: [
      spell({
        effects: [
          gainLife(10),
          {
            do: 'if',
            if: { exists: [opponent, { stat: ['life', '<', { stat: 'life', of: 'you' }] }] },
            then: [create(giant)],
          },
        ],
      }),
    ],
  }),
  sorcery('Timetwister', '{2}{U}', {
    effects: [
      {
        do: 'move',
        what: each({ any: [{ zone: 'hand' }, { zone: 'graveyard' }] }),
        to: 'library',
        cause: 'return',
        order: 'random',
      },
      shuffle('players'),
      draw(7, 'players'),
    ],
  }),
  sorcery("Gerrard's Verdict", '{W}{B}', {
    targets: [target(player)],
    effects: [
      { do: 'discard', who: t(0), count: 2, save: 'gone' },
      gainLife({ times: [3, { count: and(anywhere, land, { in: { saved: 'gone' } }) }] }),
    ],
  }),
  sorcery('Thought Hemorrhage', '{2}{B}{R}', {
    targets: [target(player)],
    effects: [
      { do: 'chooseWord', of: 'cardName', without: ['Land'] },
      revealHand(t(0)),
      damage({ times: [3, { count: [{ zone: 'hand' }, { owner: t(0) }, { chosen: 'cardName' }] }] }, t(0)),
      // Of those that lie open none is passed over (701.23b).
      exile(each({ zone: 'graveyard' }, { owner: t(0) }, { chosen: 'cardName' })),
      { do: 'search', of: t(0), also: ['hand'], filter: { chosen: 'cardName' }, count: 'any', to: 'exile' },
      shuffle(t(0)),
    ],
  }),
  card('All Is Dust', {
    cost: '{7}',
    type: 'Kindred Sorcery — Eldrazi',
    abilities: [
      spell({
        effects: [
          {
            do: 'sacrifice',
            who: 'players',
            each: 'each',
            filter: not({ is: 'colorless' }),
            count: { count: and(permanent, not({ is: 'colorless' }), { controller: { saved: 'each' } }) },
          },
        ],
      }),
    ],
  }),
  sorcery('Compulsive Research', '{2}{U}', {
    targets: [target(player)],
    effects: [
      draw(3, t(0)),
      mayPay([{ pay: 'discard', what: land, count: 1, label: 'a land card' }], [], [discard(2, t(0))], t(0)),
    ],
  }),
  sorcery('Wrench Mind', '{B}{B}', {
    targets: [target(player)],
    effects: [
      mayPay(
        [{ pay: 'discard', what: { has: ['types', 'Artifact'] }, count: 1, label: 'an artifact card' }],
        [],
        [discard(2, t(0))],
        t(0),
      ),
    ],
  }),
  sorcery('Genesis Wave', '{X}{G}{G}{G}', {
    effects: [
      {
        do: 'dig',
        count: 'x',
        reveal: true,
        take: {
          to: 'battlefield',
          filter: and({ has: ['types', PERMANENT_TYPES] }, { stat: ['manaValue', '<=', 'x'] }),
          count: 'x',
          may: true,
        },
        rest: { to: 'graveyard' },
      },
    ],
  }),
  sorcery('Amnesia', '{3}{U}{U}{U}', {
    targets: [target(player)],
    effects: [revealHand(t(0)), { do: 'discard', who: t(0), count: 'all', filter: not(land) }],
  }),
  sorcery('Wretched Banquet', '{B}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'if',
        if: { is: [t(0), { stat: ['power', '<=', { lowest: 'power', of: each(permanent, creature) }] }] },
        then: [destroy(t(0))],
      },
    ],
  }),
  card('Cabal Therapy', {
    cost: '{B}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: [target(player)],
        effects: [
          { do: 'chooseWord', of: 'cardName', without: ['Land'] },
          revealHand(t(0)),
          { do: 'discard', who: t(0), count: 'all', filter: { chosen: 'cardName' } },
        ],
      }),
      keyword('flashback', { cost: [{ pay: 'sacrifice', what: creature, label: 'a creature' }] }),
    ],
  }),
  card('Divine Reckoning', {
    cost: '{2}{W}{W}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          {
            do: 'choose',
            who: 'players',
            each: 'one',
            from: and(creature, { controller: { saved: 'one' } }),
            save: 'kept',
            prompt: 'Choose a creature to keep',
          },
          destroy(each(permanent, creature, not({ in: { saved: 'kept' } }))),
        ],
      }),
      keyword('flashback', { cost: [mana('{5}{W}{W}')] }),
    ],
  }),
  // It is exiled as it resolves, by its own effect.
  sorcery("Praetor's Counsel", '{5}{G}{G}{G}', {
    effects: [
      returnToHand(each({ zone: 'graveyard' }, { owner: 'you' })),
      exile('self'),
      { do: 'modify', what: 'you', mods: [rule('noMaximumHandSize')], until: { kind: 'permanent' } },
    ],
  }),
  sorcery('Bribery', '{3}{U}{U}', {
    targets: [target(opponent)],
    effects: [
      { do: 'search', of: t(0), filter: creature, save: 'found' },
      { do: 'move', what: { saved: 'found' }, to: 'battlefield', cause: 'search', controller: 'you' },
      shuffle(t(0)),
    ],
  }),
  sorcery('Firespout', '{2}{R/G}', {
    effects: [
      {
        do: 'if',
        if: { all: [spentOn('R'), spentOn('G')] },
        then: [flamespout()],
        else: [
          { do: 'if', if: spentOn('R'), then: [flamespout(not(flying))] },
          { do: 'if', if: spentOn('G'), then: [flamespout(flying)] },
        ],
      },
    ],
  }),
  sorcery('Bestial Menace', '{3}{G}{G}', {
    effects: [{ do: 'create', token: snake, also: [{ token: wolf }, { token: elephant }] }],
  }),
  card('Rude Awakening', {
    cost: '{4}{G}',
    type: 'Sorcery',
    abilities: [
      spell({
        modes: {
          min: 1,
          max: 1,
          choices: [
            {
              label: 'untap all lands you control',
              effects: [{ do: 'status', what: each(permanent, land, youControl), status: 'tapped', on: false }],
            },
            {
              label: 'lands you control become 2/2 creatures',
              effects: [
                untilEndOfTurn(
                  each(permanent, land, youControl),
                  { mod: 'gain', prop: 'types', values: ['Creature'] },
                  { mod: 'set', prop: 'power', value: 2 },
                  { mod: 'set', prop: 'toughness', value: 2 },
                ),
              ],
            },
          ],
        },
      }),
      keyword('entwine', { cost: [mana('{2}{G}')] }),
    ],
  }),
  sorcery('Living Death', '{3}{B}{B}', {
    effects: [
      exile(each({ zone: 'graveyard' }, creature), 'dead'),
      {
        do: 'sacrifice',
        who: 'players',
        each: 'each',
        filter: creature,
        count: { count: and(permanent, creature, { controller: { saved: 'each' } }) },
      },
      { do: 'move', what: { saved: 'dead' }, to: 'battlefield', cause: 'return' },
    ],
  }),
  sorcery("Ugin's Insight", '{3}{U}{U}', {
    effects: [scry({ highest: 'manaValue', of: each(permanent, youControl) }), draw(3)],
  }),
  sorcery('An-Havva Inn', '{1}{G}{G}', {
    effects: [gainLife({ sum: [{ count: and(permanent, creature, { has: ['colors', 'G'] }) }, 1] })],
  }),
  sorcery('Roiling Terrain', '{2}{R}{R}', {
    targets: [target(land)],
    effects: [
      { do: 'remember', as: 'loser', what: { controllerOf: t(0) } },
      destroy(t(0)),
      damage({ count: and({ zone: 'graveyard' }, { owner: { saved: 'loser' } }, land) }, { saved: 'loser' }),
    ],
  }),
  // Two of them only with a creature of power 4 or greater.
  sorcery('See the Unwritten', '{4}{G}{G}', {
    effects: [
      {
        do: 'if',
        if: { exists: [creature, youControl, { stat: ['power', '>=', 4] }] },
        then: [unwritten(2)],
        else: [unwritten(1)],
      },
    ],
  }),
  sorcery('Whelming Wave', '{2}{U}{U}', {
    effects: [returnToHand(each(permanent, creature, not(subtype('Kraken', 'Leviathan', 'Octopus', 'Serpent'))))],
  }),
  sorcery('Scapeshift', '{2}{G}{G}', {
    effects: [
      {
        do: 'choose',
        from: and(land, youControl),
        min: 0,
        max: { count: and(permanent, land, youControl) },
        save: 'lands',
        prompt: 'Sacrifice any number of lands',
      },
      { do: 'move', what: { saved: 'lands' }, to: 'graveyard', cause: 'sacrifice', save: 'gone' },
      {
        do: 'search',
        filter: land,
        count: { countOf: { saved: 'gone' }, objects: true },
        to: 'battlefield',
        status: { tapped: true },
      },
      shuffle('you'),
    ],
  }),
  card('Creeping Renaissance', {
    cost: '{3}{G}{G}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          {
            do: 'either',
            choices: PERMANENT_TYPES.map((type) => ({ label: type, effects: [allInGraveyard(type)] })),
          },
        ],
      }),
      keyword('flashback', { cost: [mana('{5}{G}{G}')] }),
    ],
  }),
];

function unwritten(count: number): Effect {
  return {
    do: 'dig',
    count: 8,
    reveal: true,
    take: { to: 'battlefield', filter: creature, count, may: true },
    rest: { to: 'graveyard' },
  };
}
