/** Cards of the theme deck "Domain" of Planeshift, which count basic land types. */
import type { Filter, Mod, Value } from '@arbiter/engine';
import {
  and,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  draw,
  enchant,
  gainLife,
  has,
  instant,
  keyword,
  land,
  mana,
  player,
  putCounters,
  sorcery,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youCast,
  youControl,
} from '../language/builders.js';

const BASIC = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const WALKS = ['plainswalk', 'islandwalk', 'swampwalk', 'mountainwalk', 'forestwalk'];
const ofType = (type: string): Filter => ({ has: ['subtypes', type] });
/** How many of the five basic land types there are among lands of somebody. */
const among = (whose: Filter): Value => ({
  sum: BASIC.map((type): Value => ({ least: [1, { count: and(land, ofType(type), whose) }] })),
});
const domain = among(youControl);

const grown = (power: Value, toughness: Value): Mod[] => [
  { mod: 'add', stat: 'power', value: power },
  { mod: 'add', stat: 'toughness', value: toughness },
];
const basicLand = and(land, { has: ['supertypes', 'Basic'] });
const fetched = (count: Value) => ({ do: 'search' as const, filter: basicLand, count, to: 'battlefield' as const });

export const themeDecksOfDomain = [
  card('Strength of Unity', {
    cost: '{3}{W}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', grown(domain, domain))],
  }),
  card('Exotic Curse', {
    cost: '{2}{B}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', grown({ negative: domain }, { negative: domain }))],
  }),
  sorcery('Wandering Stream', '{2}{G}', { effects: [gainLife({ times: [2, domain] })] }),
  sorcery('Ordered Migration', '{3}{W}{U}', {
    effects: [create(token('Bird', 'Creature — Bird', ['U'], '1/1', keyword('flying')), domain)],
  }),
  creatureCard('Wayfaring Giant', '{5}{W}', 'Giant', '1/3', continuous('self', grown(domain, domain))),
  creatureCard(
    'Kavu Scout',
    '{2}{R}',
    'Kavu Scout',
    '0/2',
    continuous('self', [{ mod: 'add', stat: 'power', value: domain }]),
  ),
  card('Stratadon', {
    cost: '{10}',
    type: 'Artifact Creature — Beast',
    power: 5,
    toughness: 5,
    abilities: [{ kind: 'static', mods: [{ mod: 'cost', less: [mana('{1}')], times: domain }] }, keyword('trample')],
  }),
  creatureCard(
    'Quirion Dryad',
    '{1}{G}',
    'Dryad',
    '1/1',
    triggered(youCast({ has: ['colors', ['W', 'U', 'B', 'R']] }), { effects: [putCounters(1, 'self')] }),
  ),
  sorcery('Allied Strategies', '{4}{U}', {
    targets: [target(player)],
    effects: [draw(among({ controller: t(0) }), t(0))],
  }),
  card('Primal Growth', {
    cost: '{2}{G}',
    type: 'Sorcery',
    abilities: [
      keyword('kicker', { cost: [{ pay: 'sacrifice', what: [creature], count: 1 }] }),
      {
        kind: 'spell',
        effects: [
          { do: 'if', if: { paid: 'kicker' }, then: [fetched(2)], else: [fetched(1)] },
          { do: 'shuffle', who: 'you' },
        ],
      },
    ],
  }),
  creatureCard(
    'Magnigoth Treefolk',
    '{4}{G}',
    'Treefolk',
    '2/6',
    ...BASIC.map((type, at) =>
      continuous('self', [has(keyword('landwalk', { from: ofType(type), label: WALKS[at] }))], {
        exists: and(land, ofType(type), youControl),
      }),
    ),
  ),
  instant("Gaea's Might", '{G}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), grown(domain, domain))],
  }),
];
