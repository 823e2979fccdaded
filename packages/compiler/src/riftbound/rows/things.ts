/** Descriptions of objects and cards: "friendly units here", "a unit with 3 [M] or less", "a spell from your trash" (355.9, 740). */
import type { Filter, FilterClause } from '@arbiter/engine';
import { anaphor } from '../../references/making.js';
import { type Described, gap, type Places, row } from '../categories.js';
import {
  AT_BATTLEFIELD,
  ENEMY,
  FRIENDLY,
  GEAR,
  HERE,
  OWN_TAG,
  SPELL,
  saysHere,
  THEIRS,
  there,
  type,
  UNIT,
  YOURS,
} from './shared.js';

const not = (filter: Filter): FilterClause => ({ not: filter });
const TOKEN: FilterClause = { is: 'token' };
const EXHAUSTED: FilterClause = { status: 'exhausted' };
const EQUIPMENT = { filter: [{ has: ['tags', 'Equipment'] }] as FilterClause[], kinds: ['equipment', 'gear'] };
const ATTACHED: FilterClause = { attachedTo: { each: [UNIT] } };
const BUFFED: FilterClause = { counters: ['buff', 1] };
/** A unit with 5 Might or more. */
const MIGHTY: FilterClause = { stat: ['might', '>=', 5] };
const HEADS: { [words: string]: { filter: FilterClause[]; kinds: string[] } } = {
  'unit|units': { filter: [UNIT], kinds: ['unit'] },
  gear: { filter: [GEAR], kinds: ['gear'] },
  'legend|legends': { filter: [{ zone: 'legendZone' }, type('Legend')], kinds: ['legend'] },
  'rune|runes': { filter: [type('Rune')], kinds: ['rune'] },
};
const CARD_HEADS: { [words: string]: { filter: FilterClause[]; kinds: string[] } } = {
  'card|cards': { filter: [], kinds: ['card'] },
  'unit|units': { filter: [UNIT], kinds: ['unit', 'card'] },
  'unit card|unit cards': { filter: [UNIT], kinds: ['unit', 'card'] },
  'spell|spells': { filter: [SPELL], kinds: ['spell', 'card'] },
  gear: { filter: [GEAR], kinds: ['gear', 'card'] },
  'unit or gear': { filter: [type('Unit', 'Gear')], kinds: ['card'] },
};

export const things = [
  row('adjective', 'friendly', () => [FRIENDLY]),
  row('adjective', 'enemy', () => [ENEMY]),
  row('adjective', 'exhausted', () => [EXHAUSTED]),
  row('adjective', 'ready', () => [not(EXHAUSTED)]),
  row('adjective', 'stunned', () => [{ status: 'stunned' }]),
  row('adjective', 'buffed', () => [BUFFED]),
  row('adjective', 'attacking', () => [{ is: 'attacker' }]),
  row('adjective', 'defending', () => [{ is: 'defender' }]),
  row('adjective', '<open> mighty <close>', () => [MIGHTY]),
  ...['recruit', 'dragon'].map((tag) =>
    row('adjective', `non-${tag}`, () => [not({ has: ['tags', tag.slice(0, 1).toUpperCase() + tag.slice(1)] })]),
  ),
  ...['order', 'fury', 'body', 'calm', 'chaos', 'mind'].map((domain) =>
    row('adjective', domain, () => [{ has: ['domains', domain.slice(0, 1).toUpperCase() + domain.slice(1)] }]),
  ),
  row('adjective', 'token', () => [TOKEN]),
  row('adjective', 'non-token', () => [not(TOKEN)]),
  row('adjective', 'damaged', () => [{ stat: ['damage', '>=', 1] }]),
  // 716: what has an Equipment attached, and what is attached to something.
  row('adjective', 'equipped', () => [{ bears: EQUIPMENT.filter }]),
  row('adjective', 'attached', () => [ATTACHED]),
  row('adjective', 'detached', () => [not(ATTACHED)]),
  row('adjective', 'open', () => [{ is: 'open' }]),
  row('adjective', 'occupied', () => [{ is: 'occupied' }]),
  row('adjectives', '<adjective>', ({ adjective }) => adjective),
  row('adjectives', '<adjective> <adjectives>', ({ adjective, adjectives }) => [...adjective, ...adjectives]),

  ...Object.entries(HEADS).flatMap(([words, { filter, kinds }]) => [
    row('head', words, () => ({ filter, kinds })),
    row('head', `<adjectives> ${words}`, ({ adjectives }) => ({ filter: [...adjectives, ...filter], kinds })),
  ]),
  // A tag alone is a unit with it.
  row('head', '<tag>', ({ tag }) => ({ filter: [{ has: ['tags', tag] }], kinds: ['unit'] })),
  row('head', '~ unit(s)', () => ({ filter: [{ has: ['tags', OWN_TAG] }, UNIT], kinds: ['unit'] })),
  row('head', '<tag> unit(s)', ({ tag }) => ({ filter: [{ has: ['tags', tag] }, UNIT], kinds: ['unit'] })),
  row('head', '<adjectives> <tag>', ({ adjectives, tag }) => ({
    filter: [...adjectives, { has: ['tags', tag] }],
    kinds: ['unit'],
  })),
  row('head', 'unit|units or|and gear', () => ({ filter: [type('Unit', 'Gear')], kinds: ['unit', 'gear'] })),
  row('head', '<adjectives> unit|units or|and gear', ({ adjectives }) => ({
    filter: [...adjectives, type('Unit', 'Gear')],
    kinds: ['unit', 'gear'],
  })),
  ...['and/or', 'and / or'].flatMap((both) => [
    row('head', `units ${both} gear`, () => ({ filter: [type('Unit', 'Gear')], kinds: ['unit', 'gear'] })),
    row('head', `<adjectives> units ${both} gear`, ({ adjectives }: { adjectives: FilterClause[] }) => ({
      filter: [...adjectives, type('Unit', 'Gear')],
      kinds: ['unit', 'gear'],
    })),
    row('head', `units , gear , ${both} runes`, () => ({
      filter: [type('Unit', 'Gear', 'Rune')],
      kinds: ['unit', 'gear', 'rune'],
    })),
  ]),
  row('head', 'equipment', () => EQUIPMENT),
  row('head', '<adjectives> equipment', ({ adjectives }) => ({
    ...EQUIPMENT,
    filter: [...adjectives, ...EQUIPMENT.filter],
  })),
  row('head', 'shadow clone', () => ({ filter: [{ named: 'Shadow Clone' }], kinds: ['unit'] })),
  row('head', 'sand soldiers', () => ({ filter: [{ named: 'Sand Soldier' }], kinds: ['unit'] })),
  row('head', 'tokens', () => ({ filter: [TOKEN], kinds: ['unit', 'gear'] })),
  row('head', '<adjectives> battlefield(s)', ({ adjectives }) => ({
    filter: [...adjectives, type('Battlefield')],
    kinds: ['battlefield'],
  })),
  row('head', 'battlefield(s)', () => ({ filter: [type('Battlefield')], kinds: ['battlefield'] })),

  row('suffix', 'you control', () => [YOURS]),
  row('suffix', "you don't control", () => [not(YOURS)]),
  row('suffix', 'they control', () => [THEIRS]),
  row('suffix', 'here', () => [HERE]),
  row('suffix', 'at my battlefield', () => [HERE, AT_BATTLEFIELD]),
  row('suffix', 'at battlefields', () => [AT_BATTLEFIELD]),
  row('suffix', 'in your base', () => [{ is: 'inBase' }, YOURS]),
  row('suffix', 'each with <digit> <mightSign> or less', ({ digit }) => [{ stat: ['might', '<=', digit] }]),
  row('suffix', 'attacking here', () => [{ is: 'attacker' }, HERE]),
  row('suffix', 'at a battlefield i moved to or from', () => [
    AT_BATTLEFIELD,
    { any: [{ at: { event: 'destination' } }, { at: { event: 'source' } }] },
  ]),
  row('suffix', 'with <digit> <mightSign> or less', ({ digit }) => [{ stat: ['might', '<=', digit] }]),
  row('suffix', 'with <digit> <mightSign> or more', ({ digit }) => [{ stat: ['might', '>=', digit] }]),
  row('suffix', 'with energy cost <energySign> or more', ({ energySign }) => [{ stat: ['energy', '>=', energySign] }]),
  row('suffix', 'with energy cost <energySign> or less', ({ energySign }) => [{ stat: ['energy', '<=', energySign] }]),
  row('suffix', 'with energy cost no more than <energySign>', ({ energySign }) => [
    { stat: ['energy', '<=', energySign] },
  ]),
  // How much Power a cost has is how many symbols (135.2.e.6).
  ...['that costs', 'with cost', 'costing'].map((costs) =>
    row('suffix', `${costs} no more than <energySign> and no more than <powerSigns>`, (said: Cheap) => cheap(said)),
  ),
  row('suffix', 'with energy cost no more than <energySign> and power cost no more than <powerSigns>', (said) =>
    cheap(said),
  ),
  row('suffix', 'with power cost <powerSigns> or more', ({ powerSigns }) => [
    { stat: ['power', '>=', powerSigns.length] },
  ]),
  row('suffix', 'with energy cost no more than <value>', ({ value }) => [{ stat: ['energy', '<=', value] }]),
  row('suffix', 'with less might than me', () => [{ stat: ['might', '<', { stat: 'might', of: 'self' }] }]),
  ...(['with', 'without'] as const).flatMap((has) => [
    row('suffix', `${has} <open> <keywordName> <close>`, ({ keywordName }) => having(has, keywordName)),
    row('suffix', `${has} <open> <numbered> <close>`, ({ numbered }) => having(has, numbered)),
  ]),
  gap('suffix', 'with <open> deflect|flow <close> <resources>', 'keywords of cards'),
  row('suffix', 'with my name', () => [{ sameName: 'self' }]),
  ...["that 's", "that's", 'that are'].map((that) =>
    row('suffix', `${that} <open> empowered <close>`, () => [{ status: 'empowered' }]),
  ),
  ...["that 's", "that's"].map((that) => row('suffix', `${that} exhausted`, () => [EXHAUSTED])),
  // Where something is that was spoken of, or at a battlefield that was.
  row('suffix', 'there', (_, { from }) => [{ at: there(from) }]),
  row('suffix', 'at that battlefield', (_, { from }) => [{ at: anaphor(from, 'battlefield') }]),
  row('suffix', 'with less might than the chosen unit', (_, { from }) => [
    { stat: ['might', '<', { stat: 'might', of: anaphor(from, 'unit') }] },
  ]),
  // 740.2.c
  row('suffix', 'in combat', () => [{ any: [{ is: 'attacker' }, { is: 'defender' }] }]),
  row('suffix', 'anywhere', () => []),
  // A cost is always the printed one (206).
  row('suffix', 'that costs <energySign> or more', ({ energySign }) => [{ stat: ['energy', '>=', energySign] }]),
  row('suffix', 'attached to me', () => [{ attachedTo: 'self' }]),
  row('suffix', 'where you have units', () => [{ is: 'hasUnits', of: [UNIT, YOURS] }]),
  row('suffix', 'in a showdown', () => [{ is: 'inShowdown' }]),
  row('suffix', 'with energy cost less than <value>', ({ value }) => [{ stat: ['energy', '<', value] }]),
  row('suffixes', '<suffix>', ({ suffix }) => suffix),
  row('suffixes', '<suffix> <suffixes>', ({ suffix, suffixes }) => [...suffix, ...suffixes]),

  row('anything', 'something', () => SOMETHING),
  row('anything', 'something here', () => ({ filter: [type('Unit', 'Gear'), HERE], kinds: ['unit', 'gear'] })),
  row('anything', 'something besides me <suffixes>', ({ suffixes }) => at(SOMETHING, not({ self: true }), ...suffixes)),
  row('anything', 'something else <suffixes>', ({ suffixes }) => at(SOMETHING, { other: true }, ...suffixes)),
  // A battlefield is no such thing at itself.
  row('anything', 'something <suffixes>', ({ suffixes }) =>
    saysHere(suffixes) ? undefined : at(SOMETHING, ...suffixes),
  ),

  row('thing', '<head>', ({ head }) => head),
  row('thing', '<head> <suffixes>', ({ head, suffixes }) => ({ ...head, filter: [...head.filter, ...suffixes] })),
  row('one', '<thing>', ({ thing }) => thing),
  row('one', '<thing> at a battlefield', ({ thing }) => at(thing, AT_BATTLEFIELD)),
  row('one', '<thing> at a battlefield <suffixes>', ({ thing, suffixes }) => at(thing, AT_BATTLEFIELD, ...suffixes)),
  row('one', '<thing> in|at a base', ({ thing }) => at(thing, { is: 'inBase' })),

  // Cards, wherever they lie.
  ...Object.entries(CARD_HEADS).flatMap(([words, { filter, kinds }]) => [
    row('cards', words, () => ({ filter, kinds, card: true as const })),
    ...(words.startsWith('unit ')
      ? []
      : [
          row('cards', `${words} <suffixes>`, ({ suffixes }: { suffixes: FilterClause[] }) =>
            lying(filter, kinds, suffixes),
          ),
        ]),
  ]),
  row('cards', '<tags>', ({ tags }) => ({ filter: [tags], kinds: ['unit', 'card'], card: true as const })),
  row('cards', '<domain> card', ({ domain }) => ({
    filter: [{ has: ['domains', domain] }],
    kinds: ['card'],
    card: true as const,
  })),
  row('cards', '<open> mighty <close> unit', () => ({
    filter: [MIGHTY, UNIT],
    kinds: ['unit', 'card'],
    card: true as const,
  })),
  row('cards', 'non-unit card', () => ({ filter: [not(UNIT)], kinds: ['card'], card: true as const })),
  row('place', 'your trash', () => ({ zone: 'trash', whose: 'you' as const })),
  row('place', 'your hand', () => ({ zone: 'hand', whose: 'you' as const })),
  row('place', 'their trash', (_, { from }) => ({ zone: 'trash', whose: anaphor(from, 'player') })),
  row('place', 'hand', () => ({ zone: 'hand', whose: 'you' as const })),
  row('place', 'trashes', () => ({ zone: 'trash' })),
  row('place', "opponents ' trashes", () => ({ zone: 'trash', whose: 'opponent' as const })),
  row('place', 'any trash', () => ({ zone: 'trash' })),
];

interface Cheap {
  energySign: number;
  powerSigns: string[];
}
const cheap = ({ energySign, powerSigns }: Cheap): FilterClause[] => [
  { stat: ['energy', '<=', energySign] },
  { stat: ['power', '<=', powerSigns.length] },
];
/** What players control: on the board, or a legend. */
export const SOMETHING: Described = {
  filter: [{ any: [{ zone: 'board' }, { zone: 'legendZone' }] }],
  kinds: ['unit', 'gear', 'legend'],
};
const at = (thing: Described, ...more: FilterClause[]): Described => ({ ...thing, filter: [...thing.filter, ...more] });
const having = (has: 'with' | 'without', keyword: string): FilterClause[] =>
  has === 'with' ? [{ keyword }] : [not({ keyword })];
/** Nobody controls a card that lies anywhere, and it is at no place of the board. */
function lying(filter: FilterClause[], kinds: string[], suffixes: FilterClause[]): Described | undefined {
  const onBoard = suffixes.some((clause) => 'controller' in clause || 'is' in clause);
  return onBoard ? undefined : { filter: [...filter, ...suffixes], kinds, card: true };
}

/** Where cards lie, as part of what describes them. */
export const placed = (filter: readonly FilterClause[], { zone, whose }: Places): FilterClause[] => [
  { zone },
  ...(whose === undefined ? [] : [{ owner: whose }]),
  ...filter,
];
