/** Players and words that are chosen as something enters, and what hangs on them (607.2d, 614.12). */
import type { Ability, Effect, FilterClause, Mod } from '@arbiter/engine';
import { asAbility, type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { anaphor, mention } from '../nouns.js';
import { has } from './effects/changes.js';

type Choice = Omit<Extract<Effect, { do: 'chooseWord' }>, 'do'>;
const asEntering = (what: Choice): Unsettled =>
  unsettled({
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    before: [{ do: 'chooseWord', ...what, entering: true }],
  });
/** As long as the word was chosen it has the ability. */
const anchored = (word: string, abilities: readonly Unsettled[]): Unsettled[] =>
  abilities.map((ability) =>
    unsettled({
      kind: 'static',
      affects: 'self',
      mods: [has(asAbility(ability))],
      if: { is: ['self', { chosenOption: word }] },
    }),
  );
const YOURS: FilterClause = {
  targets: { any: [{ player: 'you' }, [{ zone: 'battlefield' }, { controller: 'you' }]] },
};

export const chosenPlayers = [
  row(
    'static',
    'as <source> enters , choose an opponent',
    () => [asEntering({ of: 'player', opponent: true })],
    'The Rack',
  ),
  // What they control, and what they own where nobody controls it (702.16k).
  row(
    'quality',
    'the chosen player',
    () => ({ from: { controller: { chosenPlayer: true } }, label: 'the chosen player' }),
    'True-Name Nemesis',
  ),
  row('static', 'as <source> enters , choose a player', () => [asEntering({ of: 'player' })]),
  row('trigger', "at the beginning of the chosen player 's upkeep", (_, { from }) => ({
    on: { on: 'step', player: { chosenPlayer: true }, match: { step: 'upkeep' } },
    mentions: [mention(from, { event: 'player' }, ['player'])],
  })),
  row('value', '<digit> minus the number of cards in their hand', ({ digit }, { from }) => ({
    sum: [digit, { negative: { count: [{ zone: 'hand' }, { owner: anaphor(from, 'player') }] } }],
  })),
  row('trigger', "at the beginning of combat on each opponent 's turn", (_, { from }) => ({
    on: { on: 'step', player: 'opponent', match: { step: 'beginningOfCombat' } },
    mentions: [mention(from, { event: 'player' }, ['player', 'opponent'])],
  })),
  row(
    'permanentLine',
    'as <source> enters , choose <a:properName> or <b:properName> . • <c:properName> — <x:ability> • <d:properName> — <y:ability>',
    ({ a, b, c, d, x, y }) =>
      a === c && b === d
        ? {
            line: 'abilities',
            abilities: [asEntering({ of: 'option', options: [a, b] }), ...anchored(a, x), ...anchored(b, y)],
          }
        : undefined,
    'Citadel Siege',
  ),
  row(
    'static',
    'spells your opponents cast that target you or a permanent you control cost <mana> more to cast',
    ({ mana }) => [
      unsettled({
        kind: 'static',
        affects: { players: 'opponents' },
        mods: [{ mod: 'cost', of: [YOURS], more: [{ pay: 'mana', cost: mana }] } as Mod],
      } as Ability),
    ],
    'Monastery Siege',
  ),
];
