/** Of what mana a spell was paid with: what it and the permanent that it becomes ask for later (106.6, 400.7d). */
import {
  anyDefinition,
  defineEvent,
  defineValue,
  expandKeywords,
  facesOf,
  type Game,
  isTable,
  type Perspective,
  type Seat,
  triggerOnParts,
  writePlay,
} from '@arbiter/engine';
import { z } from 'zod';
import type { Payment } from './106-payment.js';

declare module '@arbiter/engine' {
  interface Events {
    /** One mana was spent on casting a spell. */
    expend: { player: Seat };
  }
  interface Values {
    colorsSpent: 'colorsSpent';
    manaSpent: 'manaSpent';
    phyrexianPaid: 'phyrexianPaid';
    colorSpent: { colorSpent: string };
  }
}

const COLORS = ['W', 'U', 'B', 'R', 'G'];
const TYPES = [...COLORS, 'C'];
/** Not mana: so many Phyrexian mana symbols were paid for with life (107.4f). */
const BY_LIFE = 'P';
/** The words that ask for it. */
const ASKING: readonly string[] = ['colorsSpent', 'manaSpent', 'phyrexianPaid'];

/** Whether a part of a card asks what was spent, perhaps by a keyword. */
function asksIn(g: Game, part: unknown): boolean {
  if (typeof part === 'string') return ASKING.includes(part);
  if (Array.isArray(part)) return part.some((one) => asksIn(g, one));
  if (!isTable(part)) return false;
  if ('colorSpent' in part) return true;
  const { keyword } = part;
  const stands = typeof keyword === 'string' && part.kind === 'keyword';
  const more = stands ? expandKeywords(g, [{ ...part, kind: 'keyword', keyword }]).slice(1) : [];
  return more.some((one) => asksIn(g, one)) || Object.values(part).some((one) => asksIn(g, one));
}

/** Whether any card of the game asks what was spent: in other games nothing is noted. It may be asked by what a permanent copies. */
const isAsked = anyDefinition('cards that ask what was spent', (g, { definition }) =>
  asksIn(
    g,
    facesOf(definition).map(({ abilities }) => abilities),
  ),
);

/** Notes the mana that is spent on a spell, for all of its costs (702.44b), and the life that is paid in its place (107.4f). */
export function noteSpent(
  g: Game,
  seat: Seat,
  spell: number | undefined,
  { spent, life }: Pick<Payment, 'spent' | 'life'>,
): void {
  const object = spell === undefined ? undefined : g.find(spell);
  if (!object) return;
  // Each mana is told by itself, all of it at once: the fourth of a turn is among those that are spent together (700.14).
  const mana = Array.from({ length: amountOfMana(spent) }, () => ({ type: 'expend' as const, player: seat }));
  if (mana.length > 0) triggerOnParts(g, mana);
  if (!isAsked(g)) return;
  const all: { [color: string]: number } = { ...object.play?.spent };
  const paid = { ...spent, [BY_LIFE]: life / 2 };
  for (const [color, count] of Object.entries(paid)) if (count > 0) all[color] = (all[color] ?? 0) + count;
  writePlay(g, object, { spent: all });
}

/** The mana that was spent on what resolves or on the source, or on what that was as a spell. */
function spentOn(g: Game, by: Perspective): { readonly [color: string]: number } {
  for (const id of [by.ctx?.item ?? by.source, by.source]) {
    const object = g.find(id);
    const last = g.s.lastKnown[id];
    const spent = object?.play?.spent ?? object?.from?.spent ?? last?.play?.spent ?? last?.from?.spent;
    if (spent) return spent;
  }
  return NOTHING;
}
const NOTHING = {};

export const colorsSpent = defineValue('colorsSpent', {
  description: 'How many colors of mana were spent to cast the spell, or the spell that the source was.',
  example: 'colorsSpent',
  compile: () => (g, by) => {
    const spent = spentOn(g, by);
    return COLORS.filter((color) => (spent[color] ?? 0) > 0).length;
  },
  text: () => 'the number of colors of mana spent to cast it',
});

const amountOfMana = (spent: { readonly [color: string]: number }): number =>
  TYPES.reduce((sum, type) => sum + (spent[type] ?? 0), 0);

/** The mana that was spent to cast a spell that is on the stack. */
export const manaSpentOn = (g: Game, spell: number): number => amountOfMana(g.find(spell)?.play?.spent ?? NOTHING);

export const manaSpent = defineValue('manaSpent', {
  description: 'How much mana was spent to cast the spell, or the spell that the source was.',
  example: 'manaSpent',
  compile: () => (g, by) => amountOfMana(spentOn(g, by)),
  text: () => 'the amount of mana spent to cast it',
});

export const phyrexianPaid = defineValue('phyrexianPaid', {
  description: 'For how many Phyrexian mana symbols of its cost life was paid.',
  example: 'phyrexianPaid',
  compile: () => (g, by) => spentOn(g, by)[BY_LIFE] ?? 0,
  text: () => 'the number of Phyrexian mana symbols paid for with life',
});

export const colorSpent = defineValue('colorSpent', {
  description: 'How much mana of a color was spent to cast the spell, or the spell that the source was.',
  example: { colorSpent: 'W' },
  params: () => ({ colorSpent: z.enum(['W', 'U', 'B', 'R', 'G']) }),
  compile:
    ({ colorSpent: color }) =>
    (g, by) =>
      spentOn(g, by)[color] ?? 0,
  text: ({ colorSpent: color }) => `the amount of {${color}} spent to cast it`,
});

export const expendEvent = defineEvent('expend', {
  description:
    'A player spent a mana to cast a spell; with `nth` 4 the fourth in a turn, which cards call expending 4.',
  example: { on: 'expend', player: 'you', nth: 4 },
  refs: ['player'],
});
