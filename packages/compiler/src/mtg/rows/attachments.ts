/** Auras on players, and what is attached to what (301.5, 303.4). */
import type { FilterClause, TriggerPattern } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { row, type Trigger } from '../categories.js';
import { anaphor, mention, mentioned } from '../nouns.js';

const ENCHANTED: FilterClause = { controller: 'attached' };
/** Something happens to the player whom the Aura enchants, who is "that player" from then on. */
const toEnchanted = (at: number, on: TriggerPattern, ...more: Trigger['mentions'][number][]): Trigger => ({
  // A player is whoever controls what belongs to players: they themselves.
  on: { ...on, player: { controllerOf: 'attached' } },
  mentions: [mention(at, { event: 'player' }, ['player']), ...more],
});
const bearing = (subtype: string): FilterClause => ({ bears: [{ has: ['subtypes', subtype] }] });

export const attachments = [
  ...(
    [
      ['player', 'any'],
      ['opponent', 'opponent'],
    ] as const
  ).map(([words, player]) =>
    row(
      'keywordLine',
      `enchant ${words}`,
      () => [
        unsettled({ kind: 'keyword', keyword: 'enchant', from: { player } }),
        unsettled({ kind: 'spell', targets: [{ what: { player } }], effects: [] }),
      ],
      "Curse of Death's Hold",
    ),
  ),
  row('suffix', 'enchanted player controls', () => [ENCHANTED], "Curse of Death's Hold"),
  row('player', 'enchanted player', (_, { from }) => mentioned(from, 'attached', ['player'])),
  row('trigger', "at the beginning of enchanted player 's upkeep", (_, { from }) =>
    toEnchanted(from, { on: 'step', match: { step: 'upkeep' } }),
  ),
  row('trigger', "at the beginning of enchanted player 's draw step", (_, { from }) =>
    toEnchanted(from, { on: 'step', match: { step: 'draw' } }),
  ),
  row('trigger', "at the beginning of enchanted player 's end step", (_, { from }) =>
    toEnchanted(from, { on: 'step', match: { step: 'end' } }),
  ),
  row('event', '<thing:one> deals combat damage to enchanted player', ({ thing }, { from }) =>
    toEnchanted(
      from,
      { on: 'damage', source: thing.filter, match: { combat: true } },
      mention(from, { event: 'source' }, thing.kinds),
    ),
  ),
  row('event', '<thing:one> deals damage to enchanted player', ({ thing }, { from }) =>
    toEnchanted(from, { on: 'damage', source: thing.filter }, mention(from, { event: 'source' }, thing.kinds)),
  ),

  row('suffix', 'attached to you', () => [{ attachedTo: 'you' }], 'Witchbane Orb'),
  row('suffix', 'attached to <source>', () => [{ attachedTo: 'self' }], 'Armament Master'),
  row(
    'suffix',
    'attached to that <kind>',
    ({ kind }, { from }) => [{ attachedTo: anaphor(from, kind) }],
    'Turn to Slag',
  ),
  row('suffix', 'attached to it', (_, { from }) => [{ attachedTo: anaphor(from) }]),
  row('condition', '<source> is equipped', ({ source }) => ({ is: [source, [bearing('Equipment')]] }), 'Kor Duelist'),
  row('condition', '<source> is enchanted', ({ source }) => ({ is: [source, [bearing('Aura')]] })),
];
