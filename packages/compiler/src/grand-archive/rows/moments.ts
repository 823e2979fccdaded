/** What is asked of the moment, of what was shown, and of numbers that are even or odd (2.3.4, 2.4.4). */
import type { Condition, FilterClause, Ref, Value } from '@arbiter/engine';
import { anaphor, mention, SOURCE_KINDS } from '../../references/making.js';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { isCard, isSelf, YOUR_CHAMPION } from './shared.js';

const RESERVE: FilterClause = { prop: ['costKind', 'reserve'] };
const REVEALED: Ref = { saved: 'revealed' };
/** A number is odd where twice its half is less than it is. */
const isOf = (parity: 'even' | 'odd', value: Value): Condition => ({
  compare: [{ sum: [value, { times: [-2, { half: value, round: 'down' }] }] }, '=', parity === 'odd' ? 1 : 0],
});
/** A phase lasts while anything waits on the Effects Stack: what is activated in it resolves in it (2.2.0). */
const inPhase = (turnOf: 'you' | 'opponent', step: string): Condition => ({ all: [{ turnOf }, { during: [step] }] });

export const moments = [
  ...['main', 'recollection', 'end'].flatMap((step) => [
    row('condition', `you activated this card during your ${step} phase`, () => inPhase('you', step)),
    row('condition', `<source> was activated during your ${step} phase`, () => inPhase('you', step)),
    row('condition', `<source> was activated during an opponent 's ${step} phase`, () => inPhase('opponent', step)),
  ]),
  row('condition', "you've declared no attacks this turn", () => ({
    compare: [{ happened: { on: 'attack', player: 'you' } }, '=', 0],
  })),
  row('condition', 'a card activation you controlled was negated this turn', () => ({
    compare: [{ happened: { on: 'countered', player: 'you', object: [{ is: 'cardActivation' }] } }, '>=', 1],
  })),
  row('condition', 'you have <word> or more <counter> counters on your champion', ({ word, counter }) => ({
    is: [{ each: YOUR_CHAMPION }, { counters: [counter, word] }],
  })),
  ...(['even', 'odd'] as const).flatMap((parity) => [
    ...["there 's", 'there is'].map((there) =>
      row('condition', `${there} an ${parity} amount of <tally>`, ({ tally }) => isOf(parity, tally)),
    ),
    ...['memory', 'hand', 'graveyard'].map((zone) =>
      row('condition', `that player has an ${parity} amount of cards in their ${zone}`, (_, { from }) =>
        isOf(parity, { count: [{ zone }, { owner: anaphor(from, 'player') }] }),
      ),
    ),
    row('condition', `that card 's reserve cost is ${parity}`, (_, { from }) => ({
      is: [anaphor(from, 'card'), [RESERVE, { parity: ['cost', parity] as [string, typeof parity] }]],
    })),
  ]),
  row('condition', 'the revealed card is <adjective>', ({ adjective }) => ({ is: [REVEALED, adjective] })),
  row('tally', '<cards> loaded into <source>', ({ cards, source }) =>
    isCard(cards) && isSelf(source)
      ? { count: [{ zone: 'loaded' }, { attachedTo: 'self' }, ...cards.filter] }
      : undefined,
  ),
  row('suffix', 'with reserve cost lv or less', () => [
    RESERVE,
    { stat: ['cost', '<=', { stat: 'level', of: { each: YOUR_CHAMPION } }] as [string, '<=', Value] },
  ]),
  ...(['hand', 'memory', 'graveyard'] as const).map((zone) =>
    row('suffix', `controlled by a player with no cards in their ${zone}`, () => [
      { controller: { each: [{ player: 'any' }, { owns: [[{ zone }], '=', 0] as [FilterClause[], '=', number] }] } },
    ]),
  ),

  // What else is waited for
  row('trigger', 'whenever you reveal a|an <cards> from your memory', ({ cards }, { from }) =>
    isCard(cards) && cards.filter.length > 0
      ? {
          on: { on: 'revealed', player: 'you', object: cards.filter, match: { from: 'memory' } },
          mentions: [mention(from, { event: 'object' }, ['card'])],
        }
      : undefined,
  ),
  row('trigger', 'whenever your shifting currents change to facing the next clockwise direction', () => ({
    on: { on: 'shift', player: 'you', match: { turn: 'clockwise' } },
    mentions: [],
  })),
  row('trigger', 'whenever that opponent draws a card', (_, { from }) => ({
    on: { on: 'draw', player: anaphor(from, 'opponent') },
    mentions: [mention(from + 1, { event: 'player' }, ['player', 'opponent'])],
  })),
  row('trigger', 'whenever another <thing> is targeted for an attack', ({ thing }, { from }) => ({
    on: { on: 'attacked', object: [...thing.filter, { other: true as const }], match: { cleave: false } },
    mentions: [mention(from, 'self', SOURCE_KINDS)],
  })),

  // What a card is like where it lies
  row('static', 'as long as <condition> , this card in your graveyard has <quoted>', ({ condition, quoted }) => [
    unsettled({
      kind: 'static',
      zone: 'graveyard',
      if: condition,
      mods: quoted.map(({ ability }) => ({ mod: 'ability' as const, ability })),
    }),
  ]),
];
