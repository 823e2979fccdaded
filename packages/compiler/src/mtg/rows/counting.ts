/** What else is counted: life that was lost, what was sacrificed, how often an ability was activated (608.2i). */
import type { Value } from '@arbiter/engine';
import { row } from '../categories.js';

/** What is lost counts below zero as it happens. */
const lifeLost = (player: 'you' | 'opponent'): Value => ({
  negative: { happened: { on: 'stat', player, match: { stat: 'life', gain: false } }, sum: true },
});
/** In the place of where an ability stands among those of its card, until that is known (`game.ts`). */
export const THIS_ABILITY = 'this';

export const counting = [
  row(
    'condition',
    'this ability has been activated <n:digitOrWord> or more times this turn',
    ({ n }) => ({
      compare: [{ happened: { on: 'activating', object: 'self', match: { place: THIS_ABILITY } } }, '>=', n],
    }),
    'Dragon Whelp',
  ),
  // What is counted for each that is affected by itself (613.4c).
  row(
    'tally',
    'other <thing> that shares at least one creature type with it',
    ({ thing }) => ({ count: [...thing.filter, { not: { in: 'affected' } }, { sharesCreatureType: 'affected' }] }),
    'Coat of Arms',
  ),
  row('tally', 'of its|their colors', () => ({ distinct: 'colors', of: 'affected' as const }), 'Knight of New Alara'),
  row(
    'tally',
    'point of bushido it has',
    () => ({ keywordValue: 'bushido', of: 'affected' as const }),
    'Takeno, Samurai General',
  ),
  ...(['<mana> was spent to cast this spell', '<mana> was spent to cast it'] as const).map((words) =>
    row(
      'condition',
      words,
      ({ mana }) => {
        const [color, ...others] = [...new Set(mana.match(/[WUBRG]/g) ?? [])];
        const symbols = mana.split('}').length - 1;
        return color !== undefined && others.length === 0 && mana === `{${color}}`.repeat(symbols)
          ? { compare: [{ colorSpent: color } as Value, '>=', symbols] }
          : undefined;
      },
      "Dryad's Caress",
    ),
  ),
  // Chroma asks what devotion does (700.5).
  row(
    'value',
    'the number of <color> mana symbols in the mana costs of permanents you control',
    ({ color }) => ({ devotion: [color] }) as Value,
    'Outrage Shaman',
  ),
  row('suffix', 'attacking you', () => [{ is: 'attacking' }, { attacks: 'you' as const }], 'Blessed Reversal'),
  row('suffix', 'with {x} in its mana cost', () => [{ is: 'hasX' }], 'Frontline Medic'),
  row('value', 'the total life lost by your opponents this turn', () => lifeLost('opponent'), 'Cryptborn Horror'),
  row('value', 'the total life you lost this turn', () => lifeLost('you')),
  row(
    'condition',
    'you sacrificed <n:digitOrWord> or more <thing> this turn',
    ({ n, thing }) => ({
      compare: [
        {
          happened: {
            on: 'move',
            object: [...thing.filter, { controller: 'you' }],
            match: { from: 'battlefield', cause: 'sacrifice' },
          },
        },
        '>=',
        n,
      ],
    }),
    'Briarbridge Patrol',
  ),
];
